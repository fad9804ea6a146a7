"""Foraging, transmuting, and artifacts."""

from __future__ import annotations

import pytest

from chaudron.games.alchemists.alchemy import INGREDIENTS
from chaudron.games.alchemists.artifacts import ARTIFACTS
from chaudron.games.alchemists.facts import facts
from chaudron.games.alchemists.scenario import table
from tests.rulings import ruling


@ruling("A-050", "A-051")
def test_foraging() -> None:
    with table("alice", "vincent") as t:
        t.row("toad, toad, fern").deck("flower, scorpion").discard("")
        t.acts(round=2, holds="vincent", alice="forage*2", vincent="forage")
        t.alice.is_offered("toad, fern, deck")
        t.alice.answers("forage", "fern")
        t.vincent.is_offered("toad, deck")  # not refilled
        t.vincent.answers("forage", "deck")
        t.alice.answers("forage", "toad")
        t.alice.shows(hand="fern, toad")
        t.vincent.shows(hand="flower, mushroom, fern")
        assert t.state.row == [] and [INGREDIENTS[i] for i in t.state.discard] == ["toad"]
        assert t.heard("draw", t.alice)[0] == {"event": "draw", "player": 1, "n": 1}
        assert t.heard("draw", t.vincent)[0]["ingredients"] == ["flower"]


@ruling("A-052")
def test_transmuting_with_a_sage() -> None:
    with table("alice", "vincent") as t:
        t.alice.has(hand="toad, fern", favours="sage*2", gold=0)
        t.acts(round=1, holds="vincent", alice="transmute*2")
        t.alice.answers("transmute", "toad")
        t.alice.agrees("play_favour")
        t.alice.declines("play_favour")
        t.alice.shows(gold=2, favours="sage", hand="fern")
        t.alice.answers("transmute", "fern")
        t.alice.declines("play_favour")
        t.alice.shows(gold=3)
        assert "ingredient" not in t.heard("transmute")[0]


@ruling("A-053", "A-056")
def test_buying_takes_the_artifact_off_the_row() -> None:
    with table("alice", "vincent") as t:
        t.on_sale("silver_chalice, amulet_of_rhetoric, magic_mortar")
        t.alice.has(gold=4)
        t.vincent.has(gold=4)
        t.acts(round=4, holds="vincent", alice="buy_artifact", vincent="buy_artifact")
        t.alice.answers("buy", "amulet_of_rhetoric")
        t.alice.shows(gold=0, reputation=15, artifacts="amulet_of_rhetoric")
        t.vincent.is_offered("silver_chalice, magic_mortar")
        t.vincent.declines("buy")


@ruling("A-054", "A-057")
def test_discounts_add_up() -> None:
    with table("alice", "vincent") as t:
        t.on_sale("silver_chalice, bronze_cup, altar_of_gold, discount_card")
        t.alice.has(gold=3, favours="shopkeeper*2")
        t.acts(round=4, holds="vincent", alice="buy_artifact*2")
        t.alice.answers("buy", "discount_card")
        t.alice.answers("shopkeepers", 1)
        t.alice.shows(gold=1, favours="shopkeeper")
        t.alice.answers("buy", "silver_chalice")  # 4 - 2 - 1: the Shopkeeper is needed
        t.alice.shows(gold=0, favours="", artifacts="discount_card, silver_chalice")
    with table("alice", "vincent") as t:
        t.on_sale("silver_chalice, altar_of_gold")
        t.alice.has(gold=3, artifacts="discount_card", favours="shopkeeper")
        t.acts(round=4, holds="vincent", alice="buy_artifact*2")
        t.alice.answers("buy", "altar_of_gold")  # 1 - 2: nothing, and no use for a Shopkeeper
        t.alice.answers("altar", 1)
        t.alice.answers("buy", "silver_chalice")  # 4 - 1: the second time only 1
        t.alice.shows(gold=0, favours="", reputation=11)


@ruling("A-055", "A-153")
def test_levels_by_round() -> None:
    with table("alice", "vincent") as t:
        first = [a.id for a in t.game.on_sale]
        second = [a.id for a in t.game.later if a.level == 2]
        third = [a.id for a in t.game.later if a.level == 3]
        t.begins("order", round=3).favour_deck("sage*22")
        for round_, wanted in ((3, first), (4, second), (5, second), (6, third)):
            t.goes_on_to("order", round=round_)
            assert [a.id for a in t.state.on_sale] == wanted


@ruling("A-059")
def test_boots_publish_after_an_immediate_publication() -> None:
    with table("alice", "vincent", secret="toad=A1") as t:
        t.theory("toad", "A2", vincent="gold_star")
        t.alice.has(artifacts="boots_of_speed", gold=5)
        t.vincent.has(gold=5)
        t.acts(round=3, holds="vincent", alice="debunk, publish", vincent="publish")
        t.alice.shows_sign("toad", "red")
        t.alice.is_asked("publish", "immediate")
        t.alice.publishes("toad", "A1", "gold_star")
        t.alice.declines("boots")  # to debunk once more
        t.vincent.declines("publish")
        t.alice.agrees("boots")
        t.alice.publishes("fern", "A2", "silver_star")
        assert t.theory_on("fern") == "A2"


@ruling("A-061")
def test_the_mortar_saves_one_of_two() -> None:
    kept = set()
    for seed in range(12):
        with table("alice", "vincent", seed=seed) as t:
            t.alice.has(hand="toad, fern", artifacts="magic_mortar")
            t.discard("").acts(round=2, holds="vincent", alice="test_student")
            t.alice.mixes("toad+fern")
            assert len(t.alice.player.hand) == 1 and len(t.state.discard) == 1
            kept.add(t.alice.player.hand[0])
            assert "back" not in t.heard("mortar", t.vincent)[0]
    assert len(kept) == 2


@ruling("A-062", "A-063")
def test_the_periscope_sees_one_at_random() -> None:
    seen = set()
    for seed in range(12):
        with table("alice", "vincent", seed=seed) as t:
            t.alice.has(hand="toad*2, fern*2")
            t.vincent.has(artifacts="periscope")
            t.acts(round=2, holds="vincent", alice="test_student*2")
            t.alice.mixes("toad+fern")
            t.vincent.agrees("spy")
            (fact,) = [f.said() for f in t.state.players[1].facts]
            seen.add(fact)
            assert "ingredient" not in t.heard("spied", t.alice)[0]
            t.alice.mixes("toad+fern")  # once a round
            t.vincent.is_asked("mix")
    assert seen == {"toad + ? = green-", "fern + ? = green-"}


@ruling("A-064")
def test_the_printing_press_saves_the_bank_s_gold() -> None:
    with table("alice", "vincent") as t:
        t.theory("toad", "A1", vincent="gold_star")
        t.alice.has(gold=1, artifacts="printing_press")
        t.vincent.has(gold=0)
        t.acts(round=2, holds="vincent", alice="publish*2")
        t.alice.publishes("mandrake_root", "A2", "gold_star")
        t.alice.shows(gold=1)
        t.alice.endorses("toad", "silver_star")
        t.alice.shows(gold=0)
        t.vincent.shows(gold=1)


@ruling("A-065", "A-316")
def test_the_robe_adds_one_to_every_gain() -> None:
    for round_, gain in ((3, 4), (6, 3)):
        with table("alice", "vincent") as t:
            t.alice.has(artifacts="robe_of_respect, seal_of_authority")
            t.acts(round=round_, holds="vincent", alice="publish")
            t.alice.publishes("toad", "A1", "gold_star")
            t.alice.shows(reputation=10 + gain)


@ruling("A-066")
def test_the_trunk() -> None:
    with table("alice", "vincent") as t:
        t.on_sale("witchs_trunk").deck("toad*7, fern*9")
        t.alice.has(gold=3)
        t.acts(round=4, alice="buy_artifact").favour_deck("sage*20")
        t.alice.answers("buy", "witchs_trunk")
        t.goes_on_to("order", round=5)
        t.vincent.answers("order_space", 2) if t.stepper.pending[0].decider == 1 else None
        t.alice.answers("order_space", 5)
        t.alice.shows(hand="toad*7", favours="sage")


@ruling("A-067", "A-070")
def test_amulets_and_the_altar() -> None:
    with table("alice", "vincent") as t:
        t.on_sale("hypnotic_amulet, altar_of_gold").favour_deck("sage, merchant, barmaid, assistant")
        t.alice.has(gold=14)
        t.acts(round=4, holds="vincent", alice="buy_artifact*2")
        t.alice.answers("buy", "hypnotic_amulet")
        t.alice.shows(favours="sage, merchant, barmaid, assistant")
        t.alice.answers("buy", "altar_of_gold")
        t.alice.is_asked("altar")
        t.alice.answers("altar", 8)
        t.alice.shows(gold=2, reputation=18)


@ruling("A-068", "A-317")
def test_the_seal_of_authority() -> None:
    with table("alice", "vincent", encyclopedia=True) as t:
        t.theory("fern", "A2", vincent="gold_star").article(
            "red", "toad+, fern+, flower-, scorpion-", vincent="gold_star"
        )
        t.alice.has(artifacts="seal_of_authority", gold=9)
        t.acts(round=2, holds="vincent", alice="publish*2")
        t.alice.endorses("fern", "gold_star")
        t.alice.shows(reputation=12)
        t.alice.answers("publish", "endorse_article:red")
        t.alice.answers("seal", "silver_star")
        t.alice.shows(reputation=14)


@ruling("A-069")
@pytest.mark.parametrize("public", [False, True])
def test_the_thinking_cap(public: bool) -> None:
    with table("alice", "vincent", thinking_cap_public=public) as t:
        t.on_sale("thinking_cap")
        t.alice.has(gold=4, hand="toad, fern, flower, scorpion")
        t.acts(round=4, holds="vincent", alice="buy_artifact")
        t.alice.answers("buy", "thinking_cap")
        t.alice.mixes("toad+fern")
        t.alice.is_offered("flower+scorpion")
        t.alice.mixes("flower+scorpion")
        t.alice.knows("fern + toad = green-", "flower + scorpion = green-")
        t.alice.shows(hand="toad, fern, flower, scorpion", potions="green-*2" if public else "")
        assert all(("potion" in e) == public for e in t.heard("think", t.vincent))


@ruling("A-071")
def test_artifacts_that_score() -> None:
    with table("alice", "vincent") as t:
        t.alice.has(
            artifacts="silver_chalice, bronze_cup, crystal_cabinet, magic_mirror, feather_in_cap",
            aside="toad, toad, fern",
            reputation=19,
        )
        game = t.setting()
        points = {a.id: a.score(game, game.players[0]) for a in game.players[0].artifacts}
        assert points == {
            "silver_chalice": 6, "bronze_cup": 4, "crystal_cabinet": 10, "magic_mirror": 3,
            "feather_in_cap": 2,
        }  # fmt: skip
        t.theory("mushroom", "A1", alice="red").theory("fern", "A3", alice="gold_star")
        assert ARTIFACTS["wisdom_idol"].score(game, game.players[0]) == 1


@ruling("A-072")
def test_the_feather_and_the_mortar() -> None:
    for leave in (True, False):
        with table("alice", "vincent") as t:
            t.alice.has(hand="toad, raven_feather", artifacts="feather_in_cap, magic_mortar")
            t.acts(round=6, holds="vincent", alice="exhibit")
            t.alice.answers("exhibit", "red+")
            t.alice.is_asked("leave_aside")
            t.alice.answers("leave_aside", leave)
            assert len(t.alice.player.aside) == (2 if leave else 1)
            assert len(t.alice.player.hand) == (0 if leave else 1)


def test_the_artifacts_are_those_of_the_facts() -> None:
    for row in facts()["artifacts"]:
        a = ARTIFACTS[row["id"]]
        assert (a.level, a.cost) == (row["level"], row["cost_gold"])
        assert row["vp"] == "computed" or a.points == row["vp"]


@ruling("A-293")
def test_there_is_no_hand_limit() -> None:
    with table("alice", "vincent") as t:
        t.alice.has(hand="toad*5, fern*5, flower*5, scorpion*5, mushroom*4")
        t.row("mushroom").acts(round=2, holds="vincent", alice="forage")
        t.alice.answers("forage", "mushroom")
        assert len(t.alice.player.hand) == 25


@ruling("A-069")
def test_the_thinking_cap_may_be_put_down() -> None:
    for mixes in (0, 1):
        with table("alice", "vincent") as t:
            t.on_sale("thinking_cap")
            t.alice.has(gold=4, hand="toad, fern, flower, scorpion")
            t.acts(round=4, holds="vincent", alice="buy_artifact")
            t.alice.answers("buy", "thinking_cap")
            if mixes:
                t.alice.mixes("toad+fern")
            t.alice.declines("mix")
            t.vincent.is_asked("mix")
            assert len(t.heard("think", t.vincent)) == len(t.alice.player.facts) == mixes


@ruling("A-317", "A-229")
def test_the_wisdom_idol_counts_articles_too() -> None:
    with table("alice", "vincent", encyclopedia=True) as t:
        t.article("blue", "fern+, bird_claw+, mushroom-, toad-", alice="red", vincent="gold_star")
        t.article("red", "toad+, fern-, flower-, scorpion-", alice="red")  # the fern is red+
        t.theory("toad", "A3", alice="gold_star")
        game = t.setting()
        assert [game.right_seals(p) for p in game.players] == [2, 1]
        assert game.theory_errors(0) == game.article_errors(1) == []


def test_played_favours_go_onto_their_open_pile() -> None:
    with table("alice", "vincent") as t:
        t.alice.has(hand="toad", favours="sage")
        t.acts(round=2, holds="vincent", alice="transmute")
        t.alice.answers("transmute", "toad")
        t.alice.agrees("play_favour")
        assert t.heard("play_favour", t.vincent) == [{"event": "play_favour", "player": 0, "favour": "sage"}]
        assert t.heard("gold", t.vincent) == [{"event": "gold", "player": 0, "n": 2}]
        assert t.state.favour_discard[-1] == "sage"
        t.alice.shows(favours="", gold=4)


@ruling("A-259")
def test_paid_approval_goes_back_to_the_supply() -> None:
    with table("alice", "vincent", encyclopedia=True, golem=True) as t:
        t.alice.has(approval=2)
        t.king(supply=5).acts(round=1, holds="vincent", alice="visit_library")
        t.alice.agrees("visit")
        t.alice.answers("read", min(t.alice.offered()))
        t.alice.shows(approval=1, books=1)
        assert t.state.approval == 6


@ruling("A-258", "A-235")
def test_the_smuggled_artifact_is_sold_once() -> None:
    with table("alice", "vincent", encyclopedia=True, golem=True) as t:
        t.on_sale("", smuggled="periscope, silver_chalice, bronze_cup")
        t.alice.has(gold=9, approval=2)
        t.acts(round=1, holds="vincent", alice="buy_artifact*2")
        t.alice.answers("buy", "periscope")
        t.alice.shows(gold=7, approval=1, artifacts="periscope", unused=2)  # nothing else is for sale
        assert t.heard("buy", t.vincent) == [{"event": "buy", "player": 0, "artifact": "periscope", "n": 2}]
        assert [a.id for a in t.state.smuggled[1:]] == ["silver_chalice", "bronze_cup"]


@ruling("A-050")
def test_everybody_sees_what_is_taken_from_the_row() -> None:
    with table("alice", "vincent") as t:
        t.row("flower, scorpion").acts(round=2, holds="vincent", alice="forage")
        t.alice.answers("forage", "flower")
        assert t.heard("forage", t.vincent) == [{"event": "forage", "player": 0, "ingredient": "flower"}]
