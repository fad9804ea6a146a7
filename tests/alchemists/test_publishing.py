"""Theories: publishing, endorsing, grants."""

from __future__ import annotations

from chaudron.games.alchemists.alchemy import INGREDIENTS
from chaudron.games.alchemists.facts import facts
from chaudron.games.alchemists.scenario import table
from tests.rulings import ruling


@ruling("A-116", "A-117")
def test_a_theory_takes_an_ingredient_and_an_alchemical() -> None:
    with table("alice", "vincent") as t:
        t.theory("toad", "A1", vincent="gold_star")
        t.alice.has(gold=2)
        t.acts(round=2, holds="vincent", alice="publish*2")
        t.alice.is_not_offered("theory:toad")
        t.alice.answers("publish", "theory:fern")
        t.alice.is_not_offered("A1")
        t.alice.answers("alchemical", "A2")
        t.alice.answers("seal", "gold_star")
        t.alice.shows(gold=1, reputation=11, seals="gold_star, silver_star*3, red*2, green*2, blue*2")
        assert t.theory_on("fern") == "A2"
        assert "seal" not in t.heard("publish", t.vincent)[0]


@ruling("A-118")
def test_endorsing_pays_everybody_with_a_seal() -> None:
    for extra, reputation in ((0, 10), (1, 11)):
        with table("alice", "vincent", "marie", endorse_reputation=extra) as t:
            t.theory("toad", "A1", vincent="gold_star", marie="red")
            for seat in (t.alice, t.vincent, t.marie):
                seat.has(gold=3)
            t.acts(round=2, holds="vincent", alice="publish")
            t.alice.endorses("toad", "blue")
            t.alice.shows(gold=0, reputation=reputation)
            theory = t.state.theories[INGREDIENTS.index("toad")]
            assert theory is not None and theory.seals == [(1, 0), (2, 2), (0, 4)]
            told = {"event": "endorse", "player": 0, "ingredient": "toad"}
            assert t.heard("endorse", t.marie) == [told]
            assert t.heard("endorse", t.alice) == [{**told, "seal": "unstarred_blue"}]
            t.vincent.shows(gold=4)
            t.marie.shows(gold=4)


@ruling("A-119")
def test_three_seals_and_one_each() -> None:
    with table("alice", "vincent", "marie", "lucas") as t:
        t.theory("toad", "A1", alice="gold_star", vincent="red", marie="red")
        t.theory("fern", "A2", lucas="gold_star")
        for seat in (t.lucas, t.alice):
            seat.has(gold=9)
        t.acts(round=2, holds="vincent", lucas="publish", alice="publish")
        t.alice.is_not_offered("endorse:toad")
        assert "endorse:fern" in t.alice.offered()
        t.alice.declines("publish")
        t.lucas.is_not_offered("endorse:toad")
        t.lucas.is_not_offered("endorse:fern")


@ruling("A-120", "A-139")
def test_what_seals_vouch_for() -> None:
    for colour in ("red", "green", "blue"):
        for kind in ("gold_star", "silver_star", "red", "green", "blue"):
            with table("alice", "vincent", secret="toad=A7") as t:
                t.theory("toad", "A8", vincent=kind)  # wrong in every colour
                t.acts(round=2, holds="vincent", alice="debunk")
                t.alice.shows_sign("toad", colour)
                t.vincent.shows(reputation=10 if kind == colour else 5)
                t.alice.shows(reputation=12)


@ruling("A-121", "A-138", "A-318")
def test_seals_of_a_fallen_theory_are_shown_and_gone() -> None:
    with table("alice", "vincent", secret="toad=A7") as t:
        t.theory("toad", "A8", vincent="green")
        t.acts(round=2, holds="vincent", alice="debunk")
        seen = t.state.view(0).dump()["theories"]
        assert seen["toad"]["seals"] == [{"seat": 1}]  # type: ignore[index]
        t.alice.shows_sign("toad", "red")
        assert t.heard("theory_falls")[0]["seals"] == [[1, "unstarred_green"]]
        t.vincent.shows(
            seals="gold_star*2, silver_star*3, red*2, green*2, blue*2"
        )  # as it was set: nothing comes back
        assert t.theory_on("toad") == "" and 7 in t.state.free_alchemicals()


@ruling("A-122", "A-135")
def test_a_conflicted_theory_counts_for_nothing() -> None:
    with table("alice", "vincent", mode="master") as t:
        t.theory("toad", "A1", vincent="gold_star").theory("fern", "A2", vincent="gold_star")
        t.theory("scorpion", "A3", alice="gold_star").conflict("toad", "fern")
        t.alice.has(gold=5)
        t.acts(round=2, holds="vincent", alice="publish")
        t.alice.is_not_offered("endorse:toad")
        assert t.state.seal_count(t.state.players[1]) == 0
        t.alice.declines("publish")
        t.vincent.declines("mix")
        t.alice.shows(reputation=11)  # the award


@ruling("A-123", "A-319", "A-320")
def test_grants() -> None:
    with table("alice", "vincent") as t:
        t.theory("mushroom", "A1", alice="gold_star")
        t.theory("flower", "A3", alice="red").theory("bird_claw", "A4", vincent="red")
        t.alice.has(gold=2)
        t.acts(round=2, holds="vincent", alice="publish*2, debunk")
        t.alice.shows_sign("bird_claw", "red")  # agrees: a failed attempt, no grant yet
        t.alice.publishes("fern", "A5", "gold_star")
        t.alice.shows(grants="G1", gold=3)  # two of mushroom, fern, toad
        t.alice.publishes("scorpion", "A6", "silver_star")
        t.alice.shows(grants="G1", gold=2)  # further ones want all three


@ruling("A-124", "A-125")
def test_a_grant_goes_to_who_acts() -> None:
    for actor, winner in (("alice", "alice"), ("marie", "vincent")):
        with table("alice", "vincent", "marie", mode="master", secret="toad=A1, fern=A3") as t:
            t.theory("mushroom", "A2", alice="red", vincent="red")
            t.theory("toad", "A1", alice="red", vincent="red")
            t.theory("fern", "A4", marie="red").conflict("toad", "fern")
            t.order("alice, marie, vincent")
            t.acts(round=3, holds="marie", **{actor: "debunk"}, vincent="publish, debunk")
            seat = t.alice if actor == "alice" else t.marie
            if actor == "alice":
                t.alice.claims("toad+fern", "blue-")  # fern falls: the conflict is gone
                t.alice.shows(grants="G1")
                t.vincent.declines("debunk")
            else:
                seat.claims("toad+fern", "blue-")
                seat.shows(grants="")
                t.vincent.claims("flower+scorpion", "neutral")  # even a failed one
                t.vincent.shows(grants="G1")
            assert t.state.owners == {"G1": 0 if winner == "alice" else 1}


@ruling("A-126")
def test_grants_are_replaceable_data_marked_as_ours() -> None:
    rows = facts()["theories"]["grants"]
    assert all(row["reconstructed"] and row["gold_on_gain"] == 2 and row["vp_end"] in (1, 2) for row in rows)
    with table("alice", "vincent") as t:
        assert [(g.id, g.gold, g.points) for g in t.game.setup.grants] == [
            (row["id"], row["gold_on_gain"], row["vp_end"]) for row in rows
        ]


@ruling("A-315", "A-213")
def test_the_white_seal_is_for_articles_only() -> None:
    with table("alice", "vincent", encyclopedia=True) as t:
        t.alice.has(seals="white", gold=5)
        t.acts(round=2, holds="vincent", alice="publish")
        t.alice.is_offered("article:red, article:green, article:blue")


@ruling("A-330")
def test_a_theory_stays_until_it_is_debunked() -> None:
    with table("alice", "vincent") as t:
        t.theory("toad", "A1", alice="red")
        t.alice.has(gold=9)
        t.acts(round=2, holds="vincent", alice="publish")
        assert not any(word.endswith(":toad") for word in t.alice.offered())


@ruling("A-377")
def test_of_several_grants_the_player_chooses_one() -> None:
    with table("alice", "vincent") as t:
        t.theory("mushroom", "A1", alice="red").theory("bird_claw", "A2", alice="red")
        t.acts(round=2, holds="vincent", alice="publish")
        t.alice.publishes("toad", "A3", "red")
        t.alice.is_offered("G1, G2")
        t.alice.answers("grant", "G2")
        t.alice.shows(grants="G2")
