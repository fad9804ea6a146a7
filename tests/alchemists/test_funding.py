"""Books, startup funding, busy days."""

from __future__ import annotations

from collections import Counter

import pytest

from chaudron.games.alchemists.alchemy import INGREDIENTS, LIGHT, LIGHTS
from chaudron.games.alchemists.facts import facts
from chaudron.games.alchemists.knowledge import light_of, mixed
from chaudron.games.alchemists.rules import Game
from chaudron.games.alchemists.scenario import Seat, table
from chaudron.games.alchemists.spec import SPEC
from chaudron.kernel.stepper import stepper
from tests.rulings import ruling


@ruling("A-165", "A-166", "A-365")
def test_a_book_is_read_in_private() -> None:
    with table("alice", "vincent", encyclopedia=True, golem=True) as t:
        t.alice.has(approval=1)
        t.acts(round=1, holds="vincent", alice="visit_library")
        t.alice.agrees("visit")
        shelf = sorted(t.alice.offered())
        assert len(shelf) == 4
        t.alice.answers("read", shelf[0])
        name = INGREDIENTS.index(shelf[0])
        t.alice.knows(f"{shelf[0]} is {LIGHTS[LIGHT[t.state.assignment[name]]]}")
        t.alice.shows(approval=0, books=1)
        assert t.heard("book", t.vincent) == [{"event": "book", "player": 0}]


@ruling("A-168", "A-259")
def test_books_are_counted_in_public() -> None:
    with table("alice", "vincent", encyclopedia=True, golem=True) as t:
        t.alice.has(approval=2, books=14)  # more than the box holds
        t.acts(round=1, holds="vincent", alice="visit_library*2")
        for n in (15, 16):
            t.alice.agrees("visit")
            t.alice.answers("read", min(t.alice.offered()))
            assert t.state.view(1).dump()["players"][0]["books"] == n


@ruling("A-169")
def test_how_books_are_offered() -> None:
    with table("alice", "vincent", library_offer="prefer_unknown", encyclopedia=True, golem=True) as t:
        t.alice.has(approval=9)
        t.acts(round=1, holds="vincent", alice="visit_library*2")
        t.alice.agrees("visit")
        first = min(t.alice.offered())
        t.alice.answers("read", first)
        t.alice.agrees("visit")
        t.alice.is_not_offered(first)
        t.alice.answers("read", min(t.alice.offered()))


# ---------------------------------------------------------------- startup funding


@ruling("A-170", "A-171", "A-172")
def test_four_startup_cards_instead_of_the_usual_start() -> None:
    game = SPEC.new(4, 3, {"startup_funding": True, "first": 2})
    assert isinstance(game, Game)
    for p in game.players:
        assert (p.gold, p.hand, p.drawn, len(p.startup)) == (0, [], [], 4)
    step = stepper(game, True)
    assert [r.verb_name() for r in step.pending] == ["keep_startup"] * 3
    assert game.on_sale and game.adventurers and game.first == 1
    for request in step.pending:
        step.step(request.decider, request.options(step.state_of(request.decider))[:2])
    kept = [p.startup for p in step.state_of(0).players]  # type: ignore[attr-defined]
    assert all(len(cards) == 2 for cards in kept)
    shown = [e.dump(-1)["cards"] for e in step.events if e.dump(-1)["event"] == "startup"]
    assert shown == [[card.id for card in cards] for cards in kept]  # they stay face up


@ruling("A-173", "A-174", "A-352")
def test_gold_ingredients_and_favours() -> None:
    with table("alice", "vincent", startup_funding=True, mode="master") as t:
        t.alice.has(startup="SU06, SU09, SU01, SU02", gold=0)  # 1 gold 1 ingredient 1 favour; 2 and 1
        t.vincent.has(startup="SU05, SU07, SU01, SU02", gold=0)
        t.deck("toad*3, fern*9").favour_deck("sage, merchant, barmaid, assistant").begins("setup")
        t.alice.answers("keep_startup", "SU06, SU09")
        t.vincent.answers("keep_startup", "SU05, SU07")
        t.alice.is_offered("sage, merchant, barmaid")
        t.alice.answers("discard_favour", "merchant")
        t.alice.shows(gold=1, hand="toad*3", favours="sage, barmaid")
        assert t.state.favour_discard == ["merchant"]
        assert [c.id for c in t.alice.player.startup] == ["SU06", "SU09"]
        t.vincent.shows(gold=2, hand="fern*3")


@ruling("A-175", "A-184")
def test_apprentices_get_one_more_ingredient() -> None:
    for mode, more in (("apprentice", 1), ("master", 0)):
        with table("alice", "vincent", startup_funding=True, mode=mode) as t:
            for seat in (t.alice, t.vincent):
                seat.has(startup="SU05, SU01", gold=0)
            t.deck("toad*12").begins("handing_out", round=0)
            t.alice.is_asked("order_space")
            t.alice.shows(gold=5, reputation=8, favours="", hand=f"toad*{more}" if more else "")


@ruling("A-176", "A-177", "A-178")
def test_reputation_moves_once_and_books_come_last() -> None:
    with table("alice", "vincent", startup_funding=True, mode="master") as t:
        t.alice.has(startup="SU16, SU18", gold=0)  # a book, 2 ingredients, -1; 1 gold, 2 later
        t.vincent.has(startup="SU17, SU01", gold=0)  # +2 and a favour; 3 gold, -2
        t.deck("toad*20").favour_deck("sage*22").begins("handing_out", round=0)
        t.alice.is_asked("read")
        t.alice.shows(hand="toad*2", reputation=9, delayed=[(1, 2)])
        t.alice.answers("read", min(t.alice.offered()))
        t.vincent.shows(reputation=10)
        assert len(t.heard("reputation", t.vincent)) == 1
        t.goes_on_to("order", round=2)
        t.alice.shows(reputation=11, delayed=[])


@ruling("A-179", "A-181", "A-182")
def test_a_secret_artifact() -> None:
    with table("alice", "vincent", startup_funding=True, mode="master") as t:
        t.alice.has(startup="SU19, SU05")
        t.vincent.has(startup="SU05, SU01")
        t.left_out("feather_in_cap, crystal_cabinet, silver_chalice").begins("handing_out", round=0)
        t.alice.is_offered("feather_in_cap, crystal_cabinet")
        t.alice.answers("artifact", "feather_in_cap")
        seen = t.state.view(1).dump()["players"][0]
        assert seen["secret_artifacts"] == 1 and seen["artifacts"] == [] and "secrets" not in seen
        assert "artifact" not in t.heard("secret_artifact", t.vincent)[0]
    for name, bonus in (("feather_in_cap", 2), ("altar_of_gold", 4), ("crystal_cabinet", 0)):
        with table("alice", "vincent", startup_funding=True) as t:
            t.alice.has(secrets=name, gold=0)
            t.begins("last_gold", round=6)
            assert t.over and t.alice.player.score["cheap_secrets"] == bonus


@ruling("A-180", "A-351")
def test_secret_altars_and_feathers() -> None:
    with table("alice", "vincent", startup_funding=True) as t:
        t.alice.has(secrets="altar_of_gold", gold=5)
        t.begins("last_gold", round=6)
        t.alice.answers("altar", 5)
        assert t.over
        t.alice.shows(reputation=15, gold=0)
    with table("alice", "vincent", startup_funding=True) as t:
        t.alice.has(secrets="feather_in_cap", hand="toad, raven_feather")
        t.acts(round=6, holds="vincent", alice="exhibit")
        t.alice.answers("exhibit", "red+")
        t.alice.agrees("show_feather")
        t.alice.shows(artifacts="feather_in_cap", aside="toad, raven_feather")


@ruling("A-183", "A-349")
@pytest.mark.parametrize(("name", "left"), [("hypnotic_amulet", 5), ("silver_chalice", 3)])
def test_a_starting_artifact(name: str, left: int) -> None:
    with table("alice", "vincent", startup_funding=True, mode="master") as t:
        t.alice.has(startup="SU20, SU05")
        t.vincent.has(startup="SU05, SU01")
        t.left_out("silver_chalice, hypnotic_amulet, bronze_cup").favour_deck("sage*9")
        t.begins("handing_out", round=0)
        t.alice.is_offered("silver_chalice, hypnotic_amulet")
        t.alice.answers("artifact", name)
        t.alice.shows(artifacts=name, reputation=left)
        assert len(t.alice.player.favours) == (4 if name == "hypnotic_amulet" else 0)


@ruling("A-185", "A-350")
def test_the_replicator() -> None:
    with table("alice", "vincent", startup_funding=True) as t:
        t.on_sale("replicator").deck("toad*9")
        t.alice.has(startup="SU18, SU07", gold=4)
        t.acts(round=4, holds="vincent", alice="buy_artifact")
        t.alice.answers("buy", "replicator")
        t.alice.agrees("repeat")
        t.alice.declines("repeat")
        t.alice.shows(gold=1, reputation=12, hand="")  # delayed reputation at once


@ruling("A-382", "A-183", "A-348")
def test_what_a_starting_artifact_brings_and_costs_is_one_move() -> None:
    with table("alice", "vincent", startup_funding=True, mode="master") as t:
        t.alice.has(startup="SU20, SU05")
        t.vincent.has(startup="SU05, SU01")
        t.left_out("amulet_of_rhetoric").favour_deck("sage*9").begins("handing_out", round=0)
        t.alice.is_asked("order_space")
        t.alice.shows(artifacts="amulet_of_rhetoric", reputation=8)  # 10 + 5 - 7
        (moved,) = [e for e in t.heard("reputation") if e["player"] == 0]
        assert (moved["n"], moved["now"]) == (-2, 8)


@ruling("A-350", "A-382")
def test_what_the_replicator_repeats_is_added_up_first() -> None:
    """Two cards: 13 + 2 - 3 is a loss of 1 from the plain zone, not 15 and then 4 from the green one."""
    with table("alice", "vincent", startup_funding=True) as t:
        t.on_sale("replicator").favour_deck("sage, merchant, barmaid*9")
        t.alice.has(startup="SU17, SU02", gold=4, reputation=13)
        t.acts(round=4, holds="vincent", alice="buy_artifact")
        t.alice.answers("buy", "replicator")
        t.alice.agrees("repeat")
        t.alice.shows(reputation=13, gold=0)
        t.alice.agrees("repeat")
        t.alice.answers("discard_favour", "merchant")
        t.alice.shows(reputation=12, gold=4, favours="sage")


@ruling("A-174", "A-350")
def test_favours_of_both_repeated_cards_are_looked_at_together() -> None:
    with table("alice", "vincent", startup_funding=True) as t:
        t.on_sale("replicator").favour_deck("sage, merchant, barmaid, associate, custodian*9").deck("toad*9")
        t.alice.has(startup="SU06, SU09", gold=4)
        t.acts(round=4, holds="vincent", alice="buy_artifact")
        t.alice.answers("buy", "replicator")
        t.alice.agrees("repeat")
        t.alice.agrees("repeat")
        t.alice.is_offered("sage, merchant, barmaid")
        t.alice.is_not_offered("associate")
        t.alice.answers("discard_favour", "barmaid")
        t.alice.shows(favours="sage, merchant", hand="toad*3", gold=1)


@ruling("A-348", "A-187")
def test_favours_of_a_starting_artifact_are_looked_at_with_the_others() -> None:
    with table("alice", "vincent", startup_funding=True, mode="master") as t:
        t.alice.has(startup="SU20, SU10")
        t.vincent.has(startup="SU05, SU01")
        t.left_out("hypnotic_amulet").deck("toad*9")
        t.favour_deck("sage*3, merchant, herbalist, barmaid, associate, assistant, custodian*9")
        t.begins("handing_out", round=0)
        t.alice.is_offered("sage, merchant, herbalist, barmaid, associate, assistant")
        t.alice.shows(hand="")
        t.alice.answers("discard_favour", "sage")
        t.alice.shows(favours="sage*2, merchant, barmaid, associate, assistant", hand="toad", reputation=5)


@ruling("A-186", "A-381", "A-348")
def test_a_replicator_from_the_start() -> None:
    with table("alice", "vincent", startup_funding=True, mode="master") as t:
        t.alice.has(startup="SU18, SU20", gold=0)
        t.vincent.has(startup="SU05, SU01")
        t.left_out("replicator").favour_deck("sage*22").begins("handing_out", round=0)
        t.alice.is_asked("order_space")
        t.alice.shows(reputation=3, artifacts="replicator", gold=2, delayed=[(1, 2), (2, 2)])
        t.goes_on_to("order", round=2)
        t.alice.shows(reputation=5)
        t.goes_on_to("order", round=3)
        t.alice.shows(reputation=7)


@ruling("A-381", "A-382")
def test_a_replicator_from_the_start_repeats_the_whole_other_card() -> None:
    with table("alice", "vincent", startup_funding=True) as t:
        t.alice.has(startup="SU20, SU06", gold=0)  # 1 gold, 1 ingredient, 1 favour
        t.vincent.has(startup="SU05, SU01")
        t.left_out("replicator").deck("toad*9").favour_deck("sage, merchant, barmaid, associate*9")
        t.begins("handing_out", round=0)
        t.alice.is_offered("sage, merchant, barmaid")
        t.alice.shows(gold=2, hand="toad*3")  # an apprentice's extra ingredient is not repeated
        t.alice.answers("discard_favour", "merchant")
        t.alice.shows(favours="sage, barmaid", reputation=3)
    for other, reputation, books in (("SU02", 0, 0), ("SU17", 7, 0), ("SU16", 1, 2)):
        with table("alice", "vincent", startup_funding=True, mode="master") as t:
            t.alice.has(startup=f"{other}, SU20")
            t.vincent.has(startup="SU05, SU01")
            t.left_out("replicator").deck("toad*9").favour_deck("sage*9").begins("handing_out", round=0)
            for _ in range(books):
                t.alice.answers("read", min(t.alice.offered()))
            t.alice.is_asked("order_space")
            t.alice.shows(reputation=reputation, books=books)  # 10 - 7, and twice the card's


@ruling("A-381", "A-179")
def test_a_replicator_from_the_start_repeats_a_secret_artifact() -> None:
    with table("alice", "vincent", startup_funding=True, mode="master") as t:
        t.alice.has(startup="SU19, SU20")
        t.vincent.has(startup="SU05, SU01")
        t.left_out("replicator, magic_mirror, crystal_cabinet").begins("handing_out", round=0)
        t.alice.answers("artifact", "magic_mirror")
        assert [a.id for a in t.alice.player.secrets] == ["magic_mirror", "crystal_cabinet"]


@ruling("A-381")
def test_a_replicator_from_the_start_at_the_ends_of_rounds() -> None:
    """The other reading: the card as always, and once more as a whole when rounds 1 and 2 end."""
    with table(
        "alice", "vincent", startup_funding=True, mode="master", starting_replicator="ends_of_rounds"
    ) as t:
        t.alice.has(startup="SU18, SU20", gold=0)  # 1 gold, 2 reputation later
        t.vincent.has(startup="SU05, SU01")
        t.left_out("replicator").favour_deck("sage*22").begins("handing_out", round=0)
        t.alice.is_asked("order_space")
        t.alice.shows(reputation=3, gold=1, delayed=[(1, 2)])
        t.goes_on_to("order", round=2)
        t.alice.shows(reputation=7)
        t.goes_on_to("order", round=3)
        t.alice.shows(reputation=9)
        t.goes_on_to("order", round=4)
        t.alice.shows(reputation=7)  # a conference without theories
        told = [e["n"] for e in t.heard("gold") if e["player"] == 0]
        assert told == [1, 1, -1, 1]  # a place in the order was paid for


@ruling("A-187")
def test_herbalists_wait_for_all_draws() -> None:
    with table("alice", "vincent", startup_funding=True, mode="master") as t:
        t.alice.has(startup="SU06, SU01", gold=0)
        t.vincent.has(startup="SU05, SU01")
        t.deck("toad, fern*3, flower*9").favour_deck("herbalist, sage").begins("handing_out", round=0)
        t.alice.answers("discard_favour", "sage")
        t.alice.is_offered("toad, fern")
        t.alice.answers("throw_away", "toad, fern")
        t.alice.shows(hand="fern*2", favours="")


@ruling("A-188")
def test_an_artifact_is_chosen_once() -> None:
    with table("alice", "vincent", startup_funding=True, mode="master") as t:
        t.alice.has(startup="SU20, SU05")
        t.vincent.has(startup="SU20, SU05")
        t.left_out("silver_chalice, hypnotic_amulet").favour_deck("sage*9").begins("handing_out", round=0)
        t.alice.answers("artifact", "silver_chalice")
        t.vincent.shows(artifacts="hypnotic_amulet")
        assert t.state.unused_artifacts(2) == []


# ---------------------------------------------------------------- busy days


@ruling("A-189", "A-190")
def test_two_boards_of_each_group() -> None:
    for seed in range(20):
        for golem in (False, True):
            game = SPEC.new(seed, 3, {"busy_days": True, "encyclopedia": golem, "golem": golem})
            assert isinstance(game, Game)
            assert [b.rounds for b in game.boards] == ["1-2"] * 2 + ["3-4"] * 2 + ["5-6"] * 2
            assert golem or not any(b.needs_golem for b in game.boards)
            assert len({b.id for b in game.boards}) == 6


@ruling("A-191", "A-192")
def test_the_next_board_is_visible() -> None:
    with table("alice", "vincent", busy_days=True) as t:
        ids = [b.id for b in t.game.boards]
        t.begins("end_of_round", round=1)
        seen = t.state.view(0).dump()
        assert (seen["board"]["id"], seen["next_board"]["id"]) == tuple(ids[:2])  # type: ignore[index]
        assert t.stepper.pending
        seen = t.state.view(0).dump()
        assert (seen["board"]["id"], seen["next_board"]["id"]) == tuple(ids[1:3])  # type: ignore[index]


@ruling("A-193", "A-194")
def test_marked_spaces_need_players() -> None:
    for n in (2, 3, 4):
        game = SPEC.new(n, n, {"busy_days": True})
        assert isinstance(game, Game)
        for board in game.setup.all_boards:
            assert len(board.open_to(n)) == 4 + n


def on_board(id: str, space: int, reputation: int = 10, gold: int = 2, approval: int = 0) -> Seat:
    """Somebody who has just taken this space of a busy day."""
    with table("alice", "vincent", busy_days=True, encyclopedia=True, golem=True) as t:
        game = t.setting()
        board = [b for b in game.setup.all_boards if b.id == id][0]
        game.boards = [board, board]
        t.alice.has(reputation=reputation, gold=gold, approval=approval)
        t.deck("toad*30").favour_deck("sage*22").begins("order", round=2)
        t.alice.answers("order_space", space)
        request = t.stepper.asked_of(0)
        if request is not None and request.verb_name() == "read":
            t.alice.answers("read", min(t.alice.offered()))
        return t.alice


@ruling("A-195", "A-199")
def test_reputation_costs_use_the_zones() -> None:
    for before, after in ((10, 8), (14, 11), (18, 14), (5, 4)):
        on_board("OB02", 2, reputation=before).shows(reputation=after, hand="toad*2")


@ruling("A-196", "A-197", "A-198")
def test_other_costs_and_rewards() -> None:
    on_board("OB02", 6, gold=0).shows(cubes=5, unused=1, gold=2, hand="toad")
    on_board("OB05", 6, approval=1).shows(approval=0, hand="toad*4")
    on_board("OB01", 4).shows(reputation=12)
    on_board("OB14", 6).shows(books=1, favours="sage")


def test_what_is_reconstructed_is_marked() -> None:
    marked = Counter(row["path"].split("/")[1] for row in facts()["reconstructed_index"])
    assert marked["busy_days"] == 18 and marked["startup_funding"] >= 18


@ruling("A-169", "A-166")
def test_which_ingredients_a_shelf_holds() -> None:
    """Any four; or, if the table prefers it, those that the reader has not read about."""
    for offer in ("uniform", "prefer_unknown"):
        shelves = set()
        for seed in range(8):
            with table(
                "alice", "vincent", library_offer=offer, encyclopedia=True, golem=True, seed=seed
            ) as t:
                read = [light_of(INGREDIENTS.index(name), 0) for name in ("mushroom", "toad", "flower")]
                t.setting().players[0].facts = [mixed(0, 1, 6), *read]
                t.alice.has(approval=1)
                t.acts(round=1, holds="vincent", alice="visit_library")
                t.alice.agrees("visit")
                shelf = t.alice.offered()
                shelves.add(tuple(sorted(shelf)))
                t.alice.answers("read", min(shelf))
                (told,) = t.heard("book", t.alice)
                assert told["shelf"] == [name for name in INGREDIENTS if name in shelf]
                if offer == "prefer_unknown":
                    assert not shelf & {"mushroom", "toad", "flower"}
        assert len(shelves) > 2
        if offer == "uniform":
            assert any("toad" in shelf for shelf in shelves)


@ruling("A-349")
def test_no_artifact_is_left_to_choose() -> None:
    with table("alice", "vincent", startup_funding=True, mode="master") as t:
        t.alice.has(startup="SU20, SU05", gold=0)
        t.vincent.has(startup="SU19, SU05", gold=0)
        t.left_out("").favour_deck("sage*9").begins("handing_out", round=0)
        t.goes_on_to("order", round=1)
        for seat in (t.alice, t.vincent):
            seat.shows(artifacts="", secrets="", gold=2, reputation=10)


@ruling("A-348")
def test_everybody_sees_a_starting_artifact_and_a_discarded_favour() -> None:
    with table("alice", "vincent", startup_funding=True, mode="master") as t:
        t.alice.has(startup="SU20, SU06")
        t.vincent.has(startup="SU05, SU01")
        t.left_out("silver_chalice").deck("toad*9").favour_deck("merchant, sage").begins(
            "handing_out", round=0
        )
        t.alice.answers("discard_favour", "sage")
        t.alice.shows(artifacts="silver_chalice", favours="merchant")
        assert t.heard("starting_artifact", t.vincent) == [
            {"event": "starting_artifact", "player": 0, "artifact": "silver_chalice"}
        ]
        assert t.heard("discard_favour", t.vincent) == [
            {"event": "discard_favour", "player": 0, "favours": ["sage"]}
        ]
        assert t.state.favour_discard == ["sage"]
