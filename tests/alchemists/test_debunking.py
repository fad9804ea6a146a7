"""Debunking: demonstrations, what falls, conflicts, immediate publication."""

from __future__ import annotations

from chaudron.games.alchemists.scenario import table
from tests.rulings import ruling


@ruling("A-127", "A-128", "A-321")
def test_an_apprentice_names_a_theory_and_a_colour() -> None:
    with table("alice", "vincent", secret="toad=A7") as t:
        t.theory("toad", "A8", alice="gold_star").theory("fern", "A1", vincent="red")
        t.alice.has(hand="")
        t.acts(round=2, holds="vincent", alice="debunk")
        assert {word.partition(":")[0] for word in t.alice.offered()} == {"toad", "fern"}
        t.alice.shows_sign("toad", "blue")  # one's own
        t.public("toad is blue-")
        assert t.theory_on("toad") == ""
    with table("alice", "vincent", encyclopedia=True) as t:
        t.theory("toad", "A8", vincent="gold_star")
        t.acts(round=2, holds="vincent", alice="debunk")
        assert len(t.alice.offered()) == 24


@ruling("A-129", "A-144", "A-322")
def test_a_colour_that_agrees_costs_one() -> None:
    with table("alice", "vincent", "marie", "lucas", secret="scorpion=A1") as t:
        t.theory("scorpion", "A5", vincent="gold_star", marie="blue", lucas="green")  # green is wrong
        t.acts(round=2, holds="vincent", alice="debunk*2")
        t.alice.shows_sign("scorpion", "red")
        t.alice.shows(reputation=9)
        t.public("scorpion is red-")
        t.alice.shows_sign("scorpion", "green")
        t.alice.shows(reputation=11)
        t.vincent.shows(reputation=5)
        t.marie.shows(reputation=5)
        t.lucas.shows(reputation=10)


@ruling("A-130", "A-131", "A-324")
def test_a_master_claims_a_potion() -> None:
    with table("alice", "vincent", mode="master") as t:
        t.acts(round=2, holds="vincent", alice="debunk*2")
        assert len(t.alice.offered()) == 28
        t.alice.claims("toad+fern", "red+")
        t.alice.shows(reputation=9)
        t.public("fern + toad ≠ red+")
        t.alice.claims("toad+fern", "green-")  # true, but it contradicts nothing
        t.alice.shows(reputation=8)
        t.public("fern + toad ≠ red+", "fern + toad = green-")


@ruling("A-132", "A-137", "A-140")
def test_a_mix_may_refute_two_theories() -> None:
    with table("alice", "vincent", mode="master") as t:
        # toad + fern = green-; A1 and A4 have green+
        t.theory("toad", "A1", vincent="gold_star").theory("fern", "A4", vincent="green")
        t.acts(round=2, holds="vincent", alice="debunk")
        t.alice.claims("toad+fern", "green-")
        t.alice.shows(reputation=12)
        t.vincent.shows(reputation=5)
        assert t.theory_on("toad") == t.theory_on("fern") == ""


@ruling("A-133", "A-134")
def test_a_conflict_marks_both() -> None:
    with table("alice", "vincent", mode="master") as t:
        t.theory("toad", "A1", vincent="gold_star").theory("bird_claw", "A5", vincent="gold_star")
        t.acts(round=2, holds="vincent", alice="debunk")
        t.alice.claims("toad+bird_claw", "neutral")  # no theory falls, but not both can hold
        t.alice.shows(reputation=12)
        assert t.theory_on("toad") == "A1" and t.state.conflicts == [(2, 3)]
        t.vincent.shows(reputation=10)


@ruling("A-136", "A-326", "A-327")
def test_a_conflict_ends_when_one_theory_falls() -> None:
    with table("alice", "vincent", mode="master") as t:
        # toad = A3; its theory A1 is wrong in green (toad + fern = green-)
        t.theory("toad", "A1", vincent="green").theory("bird_claw", "A5", vincent="gold_star")
        t.theory("scorpion", "A6", vincent="red")
        t.conflict("toad", "bird_claw").conflict("bird_claw", "scorpion")
        t.acts(round=2, holds="vincent", alice="debunk")
        t.alice.claims("toad+fern", "green-")
        assert t.theory_on("toad") == "" and t.state.conflicts == [(3, 6)]
        assert t.state.conflicted(3)  # a token of another pair is left


@ruling("A-141", "A-325")
def test_only_the_demonstration_counts() -> None:
    with table("alice", "vincent", mode="master") as t:
        # mushroom + toad = blue-: the theories fit it alone and together, whatever was shown before
        t.theory("mushroom", "A1", vincent="gold_star").theory("toad", "A6", vincent="gold_star")
        t.acts(round=2, holds="vincent", alice="debunk*2")
        t.alice.claims("toad+fern", "green-")  # A6 has green+: the toad's theory falls
        t.alice.shows(reputation=12)
        assert t.state.conflicts == []
        t.alice.claims("mushroom+toad", "blue-")
        t.alice.shows(reputation=11)
        assert t.theory_on("mushroom") == "A1"


@ruling("A-142", "A-329")
def test_immediate_publication() -> None:
    with table("alice", "vincent", secret="toad=A7, fern=A8") as t:
        t.theory("toad", "A8", vincent="gold_star")
        t.alice.has(gold=5)
        t.acts(round=2, holds="vincent", alice="debunk, publish*2")
        t.alice.shows_sign("toad", "red")
        t.alice.answers("publish", "theory:fern")  # with the freed alchemical
        t.alice.answers("seal", "gold_star")
        assert t.theory_on("fern") == "A8"
        t.alice.is_asked("publish", "publish")  # the second cube is still there
        t.alice.declines("publish")
        t.vincent.is_asked("mix")


@ruling("A-143", "A-323")
def test_a_mere_conflict_allows_no_publication() -> None:
    with table("alice", "vincent", mode="master") as t:
        t.theory("toad", "A1", vincent="gold_star").theory("bird_claw", "A5", vincent="gold_star")
        t.alice.has(gold=5)
        t.acts(round=2, holds="vincent", alice="debunk, publish")
        t.alice.claims("toad+bird_claw", "neutral")
        t.alice.is_asked("publish", "publish")


@ruling("A-328")
def test_known_conflicts_and_spent_tokens() -> None:
    for repeat, left in (("fails", 9), ("succeeds", 12)):
        with table("alice", "vincent", mode="master", conflict_repeat=repeat) as t:
            t.theory("toad", "A1", vincent="red").theory("bird_claw", "A5", vincent="red")
            t.conflict("toad", "bird_claw")
            t.acts(round=2, holds="vincent", alice="debunk")
            t.alice.claims("toad+bird_claw", "neutral")
            t.alice.shows(reputation=left)
            assert len(t.state.conflicts) == 1
    with table("alice", "vincent", mode="master") as t:
        t.theory("toad", "A1", vincent="red").theory("bird_claw", "A5", vincent="red")
        t.conflict("mushroom", "fern").conflict("flower", "fern").conflict("scorpion", "fern")
        t.acts(round=2, holds="vincent", alice="debunk")
        t.alice.claims("toad+bird_claw", "neutral")
        t.alice.shows(reputation=12)
        assert len(t.state.conflicts) == 3


@ruling("A-285")
def test_apprentice_debunking_in_a_master_game() -> None:
    with table("alice", "vincent", mode="master", encyclopedia=True, apprentice_debunking=True) as t:
        t.theory("toad", "A8", vincent="red")
        t.acts(round=2, holds="vincent", alice="debunk")
        assert "toad:red" in t.alice.offered()


@ruling("A-321")
def test_there_must_be_something_to_debunk() -> None:
    for options in ({}, {"encyclopedia": True}):
        with table("alice", "vincent", **options) as t:  # type: ignore[arg-type]
            t.acts(round=2, holds="vincent", alice="debunk")
            t.vincent.is_asked("mix")
            t.alice.shows(unused=1, reputation=10)


@ruling("A-322")
def test_everybody_hears_a_demonstration() -> None:
    with table("alice", "vincent") as t:
        t.theory("toad", "A1", vincent="gold_star")
        t.acts(round=2, holds="vincent", alice="debunk")
        t.alice.answers("debunk", "toad:red")
        told = {"event": "debunk", "player": 0, "ingredient": "toad", "colour": "red", "sign": "+"}
        assert t.heard("debunk", t.vincent) == [told]
        fallen = {"event": "theory_falls", "player": -1, "ingredient": "toad", "seals": [[1, "gold_star"]]}
        assert t.heard("theory_falls", t.vincent) == [fallen]
    with table("alice", "vincent", mode="master") as t:
        t.acts(round=2, holds="vincent", alice="debunk")
        t.alice.claims("toad+fern", "red+")
        told = {"event": "debunk", "player": 0, "pair": ["fern", "toad"], "potion": "red+", "true": False}
        assert t.heard("debunk", t.vincent) == [told]


@ruling("A-142")
def test_the_cube_stays_if_nothing_is_published_at_once() -> None:
    with table("alice", "vincent") as t:
        t.theory("toad", "A1", vincent="gold_star")
        t.alice.has(gold=5)
        t.acts(round=2, holds="vincent", alice="debunk, publish")
        t.alice.answers("debunk", "toad:red")
        t.alice.declines("publish")
        t.alice.shows(unused=0)
        t.alice.publishes("fern", "A2", "gold_star")
        t.alice.shows(gold=4, unused=0)
