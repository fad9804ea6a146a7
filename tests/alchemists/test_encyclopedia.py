"""The Royal Encyclopedia: articles, hedges, refutations."""

from __future__ import annotations

import pytest

from chaudron.games.alchemists.alchemy import pair_of
from chaudron.games.alchemists.rules import Game
from chaudron.games.alchemists.scenario import Scenario, table
from chaudron.games.alchemists.scoring import final_score
from chaudron.games.alchemists.spec import SPEC
from tests.rulings import ruling

# Blue plus: A2, A4, A5, A8. The blue article of the rulebook's examples lists four ingredients as plus.
BLUE = "toad+, mushroom+, raven_feather+, fern+"


@ruling("A-200", "A-201")
def test_seals_and_tokens() -> None:
    game = SPEC.new(1, 2, {"encyclopedia": True})
    assert isinstance(game, Game)
    assert all(p.seals == [2, 4, 2, 2, 2, 1] for p in game.players)
    with table("alice", "vincent", encyclopedia=True) as t:
        t.acts(round=2, holds="vincent", alice="publish")
        assert {"theory:toad", "article:red"} <= t.alice.offered()


@ruling("A-202", "A-206", "A-207")
def test_writing_an_article() -> None:
    with table("alice", "vincent", encyclopedia=True) as t:
        t.alice.has(gold=1)
        t.vincent.has(gold=2)
        t.acts(round=2, holds="vincent", alice="publish", vincent="publish")
        t.alice.writes("red", "toad, mandrake_root, scorpion, fern", "+-", "gold_star")
        t.alice.shows(gold=0, reputation=11)
        t.vincent.answers("publish", "endorse_article:red")
        t.vincent.answers("seal", "unstarred_white")
        t.vincent.shows(gold=0, reputation=10)
        t.alice.shows(gold=1)


@ruling("A-203", "A-204", "A-205")
def test_what_an_article_claims() -> None:
    # toad and mandrake red+, scorpion and fern red-: nothing about what they make together
    with table("alice", "vincent", encyclopedia=True, secret="toad=A2, mandrake_root=A3, scorpion=A1") as t:
        t.article("red", "toad+, mandrake_root+, scorpion-, fern-", alice="gold_star")
        game = t.setting()
        assert game.potion_of(pair_of(2, 5)) == 3  # green-, and yet:
        game.assignment = [7, 3, 1, 5, 4, 2, 0, 6]
        assert game.article_errors(0) == []
        t.article("blue", "toad+, fern+, flower+, mushroom+", alice="gold_star")
        assert game.article_errors(2) == []  # all four of the blue+ ingredients


@ruling("A-209")
def test_ingredients_of_articles() -> None:
    with table("alice", "vincent", encyclopedia=True) as t:
        t.article("red", "toad+, fern+, flower-, scorpion-", vincent="red")
        t.article("green", "toad+, fern+, flower-, mushroom-", vincent="red")
        t.acts(round=2, holds="vincent", alice="publish")
        t.alice.answers("publish", "article:blue")
        t.alice.is_offered("mushroom, bird_claw, mandrake_root, scorpion, raven_feather")
        four = ["mushroom", "bird_claw", "mandrake_root", "raven_feather"]
        for n, name in enumerate(four):
            assert t.asked(t.alice).about().get("chosen", []) == four[:n]
            t.alice.answers("entry", name)
        assert t.asked(t.alice).about() == {"source": "article:blue", "chosen": four, "about": ["blue"]}
        t.alice.answers("signs", "++")
        t.alice.answers("seal", "gold_star")
    with table("alice", "vincent", encyclopedia=True) as t:
        t.article("red", "toad+, fern+, flower-, scorpion-", vincent="red")
        t.acts(round=2, holds="vincent", alice="publish")
        t.alice.answers("publish", "article:blue")
        for name in ("toad", "fern", "flower"):
            t.alice.answers("entry", name)
        t.alice.is_not_offered("scorpion")  # not the same four
        t.alice.answers("entry", "mushroom")
        t.alice.answers("signs", "++")
        t.alice.answers("seal", "gold_star")


@ruling("A-210")
def test_articles_may_contradict() -> None:
    with table("alice", "vincent", encyclopedia=True, mode="master") as t:
        t.theory("toad", "A3", vincent="red").article("blue", "toad+, fern+, flower+, scorpion-", alice="red")
        t.acts(round=2, holds="vincent", alice="debunk")
        t.alice.claims("mandrake_root+raven_feather", "green+")  # true, but it refutes nothing
        t.alice.shows(reputation=9)
        assert t.state.conflicts == []


@ruling("A-211", "A-212", "A-213")
def test_hedges_lie_on_slots() -> None:
    # red article: toad red, mandrake green, scorpion blue, fern white
    for wrong, kind, safe in (
        ("scorpion", "blue", True),
        ("scorpion", "white", False),
        ("fern", "white", True),
        ("fern", "blue", False),
        ("toad", "red", True),
        ("mandrake_root", "green", True),
    ):
        signs = {"toad": "+", "mandrake_root": "+", "scorpion": "-", "fern": "+"}  # the truth
        entries = ", ".join(f"{i}{s if i != wrong else '+-'['-+'.index(s)]}" for i, s in signs.items())
        with table("alice", "vincent", encyclopedia=True) as t:
            t.article("red", entries, alice=kind)
            game = t.setting()
            final_score(game, game.players[0])
            assert game.players[0].score["articles"] == (0 if safe else -4)


@ruling("A-208", "A-380")
def test_the_press_and_articles() -> None:
    for golem, gold, approval in ((False, 2, 1), (True, 2, 0)):
        with table("alice", "vincent", encyclopedia=True, golem=golem) as t:
            t.alice.has(gold=2, approval=1, artifacts="printing_press")
            t.acts(round=2, holds="vincent", alice="publish")
            t.alice.writes("red", "toad, fern, flower, scorpion", "++", "gold_star")
            t.alice.shows(gold=gold, approval=approval)
    with table("alice", "vincent", encyclopedia=True, golem=True) as t:
        t.article("red", "toad+, fern+, flower-, scorpion-", vincent="red")
        t.alice.has(gold=1, approval=1, artifacts="printing_press")
        t.vincent.has(gold=0)
        t.acts(round=2, holds="vincent", alice="publish")
        t.alice.answers("publish", "endorse_article:red")
        t.alice.answers("seal", "gold_star")
        t.alice.shows(gold=0, approval=0)
        t.vincent.shows(gold=1)


@ruling("A-214")
def test_the_encyclopedia_grant() -> None:
    for grants, needed in (("", 2), ("G1", 3)):
        with table("alice", "vincent", encyclopedia=True) as t:
            t.alice.has(grants=grants, gold=9)
            t.article("red", "toad+, fern+, flower-, scorpion-", alice="red")
            if needed == 3:
                t.article("green", "toad+, fern+, flower-, mushroom-", alice="red")
            t.acts(round=2, holds="vincent", alice="publish")
            t.alice.writes("blue", "mushroom, bird_claw, mandrake_root, raven_feather", "++", "gold_star")
            assert "encyclopedia" in t.alice.player.grants


def refuted(mode: str, secret: str, act: str, *, entries: str = BLUE) -> tuple[bool, dict[str, int]]:
    """Whether the blue article falls, and what each kind of seal loses."""
    lost: dict[str, int] = {}
    fell = False
    for kind in ("gold_star", "red", "green", "blue", "white"):
        with table("alice", "vincent", encyclopedia=True, mode=mode, secret=secret) as t:
            t.article("blue", entries, vincent=kind)
            t.acts(round=2, holds="vincent", alice="debunk")
            demonstrate(t, act)
            lost[kind] = 10 - t.vincent.player.reputation
            fell = t.state.articles[2] is None
            t.alice.shows(reputation=12 if fell else 9)
    return fell, lost


def demonstrate(t: Scenario, act: str) -> None:
    if "=" in act:
        pair, _, potion = act.partition("=")
        t.alice.claims(pair, potion)
    else:
        t.alice.answers("debunk", act)


NONE_SAFE = {"gold_star": 5, "red": 5, "green": 5, "blue": 5, "white": 5}


@ruling("A-215", "A-218")
def test_an_apprentice_shows_a_wrong_entry() -> None:
    fell, lost = refuted("apprentice", "mushroom=A1", "mushroom:blue")
    assert fell and lost == {**NONE_SAFE, "green": 0}


@ruling("A-219", "A-321")
def test_an_apprentice_shows_a_fifth_ingredient() -> None:
    fell, lost = refuted("apprentice", "scorpion=A2", "scorpion:blue")
    assert fell and lost == {"gold_star": 5, "red": 0, "green": 0, "blue": 0, "white": 0}


@ruling("A-220", "A-221", "A-222")
def test_a_master_refutes_an_article() -> None:
    fell, lost = refuted("master", "flower=A3, mushroom=A1", "flower+mushroom=blue-")
    assert fell and lost == {**NONE_SAFE, "green": 0}
    fell, lost = refuted("master", "toad=A3, mushroom=A1", "toad+mushroom=blue-")
    assert fell and lost == NONE_SAFE
    fell, lost = refuted("master", "toad=A2, mushroom=A6", "toad+mushroom=red+")
    assert not fell and set(lost.values()) == {0}


@ruling("A-223", "A-224", "A-225")
def test_a_master_refutes_by_what_cannot_be() -> None:
    fell, lost = refuted("master", "raven_feather=A2, mushroom=A3", "raven_feather+mushroom=green-")
    assert fell and lost == {**NONE_SAFE, "green": 0, "blue": 0}
    fell, lost = refuted("master", "toad=A2, scorpion=A4", "toad+scorpion=blue+")
    assert fell and lost == {**NONE_SAFE, "green": 0, "blue": 0, "white": 0}
    fell, lost = refuted("master", "scorpion=A2, mandrake_root=A4", "scorpion+mandrake_root=blue+")
    assert fell and lost == NONE_SAFE


@ruling("A-226", "A-227", "A-378")
def test_theories_and_articles_fall_together() -> None:
    with table("alice", "vincent", encyclopedia=True, mode="master", secret="toad=A3, mushroom=A1") as t:
        t.theory("toad", "A2", vincent="gold_star").theory("mushroom", "A4", vincent="blue")
        t.article("blue", BLUE, vincent="gold_star")
        t.vincent.has(reputation=13)
        t.acts(round=2, holds="vincent", alice="debunk")
        t.alice.claims("toad+mushroom", "blue-")
        t.alice.shows(reputation=12)
        t.vincent.shows(reputation=3)
        assert t.theory_on("toad") == t.theory_on("mushroom") == ""
    with table("alice", "vincent", encyclopedia=True, secret="mushroom=A1") as t:
        t.theory("mushroom", "A4", vincent="blue").article("blue", BLUE, vincent="green")
        t.acts(round=2, holds="vincent", alice="debunk")
        t.alice.shows_sign("mushroom", "blue")
        t.vincent.shows(reputation=10)
        assert t.theory_on("mushroom") == "" and t.state.articles[2] is None


@ruling("A-228")
def test_another_article_on_the_colour_at_once() -> None:
    with table("alice", "vincent", encyclopedia=True, secret="mushroom=A1") as t:
        t.article("blue", BLUE, vincent="red")
        t.alice.has(gold=5)
        t.acts(round=2, holds="vincent", alice="debunk, publish")
        t.alice.shows_sign("mushroom", "blue")
        t.alice.is_offered("article:blue")
        t.alice.answers("publish", "article:blue")
        for name in ("toad", "mushroom", "raven_feather", "fern"):
            t.alice.answers("entry", name)
        t.alice.is_offered("+-, -+, --")  # a different one
        t.alice.answers("signs", "+-")
        t.alice.answers("seal", "gold_star")
        t.vincent.is_asked("mix")


@ruling("A-229", "A-231")
def test_articles_count_as_theories() -> None:
    with table("alice", "vincent", "marie", "lucas", encyclopedia=True) as t:
        t.article("blue", BLUE, vincent="red", marie="red", lucas="red")
        assert t.state.seal_count(t.state.players[1]) == 1
        t.alice.has(gold=9)
        t.acts(round=3, holds="vincent", alice="publish")
        t.alice.is_not_offered("endorse_article:blue")
    with table("alice", "vincent", "marie", "lucas", encyclopedia=True, article_seal_limit=4) as t:
        t.article("blue", BLUE, vincent="red", marie="red", lucas="red")
        t.alice.has(gold=9)
        t.acts(round=3, holds="vincent", alice="publish")
        assert "endorse_article:blue" in t.alice.offered()


@ruling("A-230")
@pytest.mark.parametrize(
    ("entries", "points"),
    [
        ("fern+, bird_claw+, mushroom-, toad-", {"gold_star": 5, "silver_star": 3, "red": 0, "white": 0}),
        ("toad+, bird_claw+, mushroom-, scorpion-", {"gold_star": -4, "red": 0, "white": -4}),
        ("toad+, scorpion+, mushroom-, mandrake_root-", {"gold_star": -4, "red": -4, "white": -4}),
    ],
)  # fmt: skip
def test_articles_at_the_revelation(entries: str, points: dict[str, int]) -> None:
    for kind, wanted in points.items():
        with table("alice", "vincent", encyclopedia=True) as t:
            t.article("blue", entries, alice=kind)
            game = t.setting()
            final_score(game, game.players[0])
            assert game.players[0].score["articles"] == wanted


@ruling("A-380", "A-379", "A-206")
def test_the_king_approves_of_articles() -> None:
    """With the golem an article costs a token and no gold; without a token there is none."""
    with table("alice", "vincent", encyclopedia=True, golem=True) as t:
        t.article("green", "toad+, fern+, flower-, mushroom-", vincent="red")
        t.alice.has(gold=0, approval=1)
        t.acts(round=2, holds="vincent", alice="publish*2")
        t.alice.is_offered("article:red, article:blue")  # endorsing would cost gold
        t.alice.writes("red", "toad, fern, flower, scorpion", "++", "gold_star")
        t.alice.shows(gold=0, approval=0, unused=2)  # the second action has nothing to offer
        assert t.heard("publish_article", t.vincent) == [
            {
                "event": "publish_article",
                "player": 0,
                "colour": "red",
                "entries": ["toad+", "fern+", "flower+", "scorpion+"],
            }
        ]
    with table("alice", "vincent", encyclopedia=True) as t:
        t.alice.has(gold=0)
        t.acts(round=2, holds="vincent", alice="publish")
        t.vincent.is_asked("mix")
        t.alice.shows(unused=1)


def test_no_encyclopedia_no_articles() -> None:
    with table("alice", "vincent") as t:
        t.alice.has(gold=1)
        t.acts(round=2, holds="vincent", alice="publish")
        assert not [word for word in t.alice.offered() if word.startswith("article")]


@ruling("A-231")
def test_an_endorsement_stays_on_the_article() -> None:
    with table("alice", "vincent", encyclopedia=True) as t:
        t.article("red", "toad+, fern+, flower-, scorpion-", vincent="red")
        t.alice.has(gold=2)
        t.acts(round=2, holds="vincent", alice="publish")
        t.alice.answers("publish", "endorse_article:red")
        t.alice.answers("seal", "silver_star")
        article = t.state.articles[0]
        assert article is not None and article.seals == [(1, 2), (0, 1)]
        told = {"event": "endorse_article", "player": 0, "colour": "red"}
        assert t.heard("endorse_article", t.vincent) == [told]
        assert t.heard("endorse_article", t.alice) == [{**told, "seal": "silver_star"}]
