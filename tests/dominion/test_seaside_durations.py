"""Seaside: Durations, alone, played several times, in possessed turns, and the turns of Outpost."""

from itertools import combinations

import pytest

from chaudron.games.dominion.scenario import table
from chaudron.kernel.errors import IllegalAnswer
from tests.dominion.told import heard
from tests.rulings import ruling

# ---------------------------------------------------------------- now and next turn


def test_caravan_draws_now_and_next_turn() -> None:
    with table("alice", "vincent", kingdom=["caravan"]) as t:
        t.alice.has(hand="caravan", deck="gold, copper*5, silver, curse")
        t.alice.plays("caravan")
        t.turn_is(actions=1)
        t.alice.shows(hand="gold")
        t.alice.ends_turn()
        t.alice.shows(hand="copper*5", in_play="caravan", discard_pile="gold")
        t.vincent.ends_turn()
        t.turn_is(player=t.alice, actions=1, coins=0, buys=1)
        t.alice.shows(hand="copper*5, silver", in_play="caravan")
        t.alice.ends_turn()
        t.alice.shows(in_play="")


def test_fishing_village_now_and_next_turn() -> None:
    with table("alice", "vincent", kingdom=["fishing_village"]) as t:
        t.alice.has(hand="fishing_village, fishing_village", deck="fishing_village, copper*4")
        t.alice.plays("fishing_village")
        t.turn_is(actions=2, coins=1)
        t.alice.ends_turn()
        t.vincent.ends_turn()
        t.turn_is(player=t.alice, actions=2, coins=1, phase="action")


def test_lighthouse_now_and_next_turn() -> None:
    with table("alice", "vincent", kingdom=["lighthouse"]) as t:
        t.alice.has(hand="lighthouse", deck="lighthouse, copper*4")
        t.alice.plays("lighthouse")
        t.turn_is(actions=1, coins=1)
        t.alice.ends_turn()
        t.alice.shows(in_play="lighthouse")
        t.vincent.ends_turn()
        t.turn_is(player=t.alice, actions=1, coins=1)


def test_lighthouse_protects_until_its_last_clean_up() -> None:
    with table("alice", "vincent", kingdom=["lighthouse", "militia"]) as t:
        t.alice.has(hand="lighthouse", deck="copper*10")
        t.vincent.has(hand="militia", deck="militia, copper*4")
        t.alice.plays("lighthouse")
        t.alice.ends_turn()
        t.vincent.plays("militia")
        t.alice.shows(hand="copper*5")
        t.vincent.ends_turn()
        t.alice.ends_turn()
        t.vincent.plays("militia")
        t.alice.shows(hand="copper*3")


def test_merchant_ship_now_and_next_turn() -> None:
    with table("alice", "vincent", kingdom=["merchant_ship"]) as t:
        t.alice.has(hand="merchant_ship")
        t.alice.plays("merchant_ship")
        t.turn_is(actions=0, coins=2)
        t.alice.ends_turn()
        t.vincent.ends_turn()
        t.turn_is(player=t.alice, coins=2)
        t.alice.shows(in_play="merchant_ship")


def test_wharf_now_and_next_turn() -> None:
    with table("alice", "vincent", kingdom=["wharf"]) as t:
        t.alice.has(hand="wharf", deck="gold*2, copper*5, silver*2, curse")
        t.alice.plays("wharf")
        t.turn_is(actions=0, buys=2)
        t.alice.shows(hand="gold*2")
        t.alice.ends_turn()
        t.vincent.ends_turn()
        t.turn_is(player=t.alice, buys=2)
        t.alice.shows(hand="copper*5, silver*2", in_play="wharf")


def test_coppers_do_not_stay_with_a_duration() -> None:
    with table("alice", "vincent", kingdom=["wharf"]) as t:
        t.alice.has(hand="wharf, copper*2, silver")
        t.alice.plays("wharf")
        t.alice.plays_treasures()
        t.alice.ends_turn()
        t.alice.shows(in_play="wharf", hand="copper*2, silver")


def test_haven_keeps_a_card_for_next_turn() -> None:
    with table("alice", "vincent", kingdom=["haven"]) as t:
        t.alice.has(hand="haven, estate", deck="gold, copper*9")
        t.alice.plays("haven")
        t.turn_is(actions=1)
        t.alice.is_offered("estate, gold")
        with pytest.raises(IllegalAnswer):
            t.alice.passes("set_aside")
        t.alice.answers("set_aside", "gold")
        t.alice.shows(hand="estate")
        t.alice.scores(1)
        t.alice.ends_turn()
        t.alice.shows(hand="copper*5", in_play="haven")
        t.vincent.ends_turn()
        t.alice.shows(hand="copper*5, gold", in_play="haven")
        assert t.vincent.sees(t.alice) == []
        t.alice.ends_turn()
        t.alice.shows(in_play="")


def test_nobody_else_sees_the_card_in_haven() -> None:
    with table("alice", "vincent", kingdom=["haven"]) as t:
        t.alice.has(hand="haven, province")
        t.alice.plays("haven")
        mine = t.state.view(0).dump_player(t.alice.player)["set_aside"]
        other = t.state.view(1).dump_player(t.alice.player)["set_aside"]
        assert mine == [{"card": "haven", "size": 1, "cards": ["province"]}]
        assert other == [{"card": "haven", "size": 1, "cards": []}]
        t.alice.scores(6)
        t.alice.ends_turn()
        t.vincent.ends_turn()
        for event in ("set_aside", "take"):
            assert [e.get("cards") for e in heard(t, t.alice, event)] == [["province"]]
            assert [(e["n"], e.get("cards")) for e in heard(t, t.vincent, event)] == [(1, None)]


def test_haven_with_nothing_to_keep_leaves_at_once() -> None:
    with table("alice", "vincent", kingdom=["haven"]) as t:
        t.alice.has(hand="haven")
        t.alice.plays("haven")
        t.alice.ends_turn()
        t.alice.shows(in_play="", hand="haven")


DURATIONS = [
    "caravan", "fishing_village", "haven", "lighthouse", "merchant_ship", "outpost", "wharf",
    "tactician",  # last, since it discards the others
]  # fmt: skip


@pytest.mark.parametrize(("first", "second"), list(combinations(DURATIONS, 2)))
def test_the_order_of_durations_is_not_asked_about(first: str, second: str) -> None:
    with table("alice", "vincent", kingdom=[first, second]) as t:
        t.alice.has(hand=f"{first}, {second}, copper*2", deck="copper*30")
        t.turn(actions=2)
        t.alice.plays(first)
        if first == "haven":
            t.alice.answers("set_aside", "copper")
        t.alice.plays(second)
        t.alice.ends_turn()
        if "outpost" not in (first, second):
            t.vincent.ends_turn()
        t.turn_is(player=t.alice)


# ---------------------------------------------------------------- Tactician


def test_tactician_trades_this_hand_for_a_large_one() -> None:
    with table("alice", "vincent", kingdom=["tactician"]) as t:
        t.alice.has(hand="tactician, gold, silver", deck="copper*5, estate*5, curse")
        t.alice.plays("tactician")
        t.alice.shows(hand="", discard_pile="gold, silver")
        t.turn_is(coins=0)
        t.alice.ends_turn()
        t.alice.shows(hand="copper*5", in_play="tactician")
        t.vincent.ends_turn()
        t.turn_is(player=t.alice, actions=2, buys=2, phase="treasures")
        t.alice.shows(hand="copper*5, estate*5", deck="curse")


@ruling("SE-054")
def test_throne_room_gains_nothing_from_tactician() -> None:
    with table("alice", "vincent", kingdom=["tactician", "throne_room"]) as t:
        t.alice.has(hand="throne_room, tactician, gold", deck="copper*5, estate*5, curse")
        t.alice.plays("throne_room")
        t.alice.ends_turn()
        t.alice.shows(in_play="throne_room, tactician")
        t.vincent.ends_turn()
        t.turn_is(player=t.alice, actions=2, buys=2)
        t.alice.shows(hand="copper*5, estate*5", deck="curse")


@ruling("SE-055")
def test_tactician_that_discarded_nothing_leaves_at_once() -> None:
    with table("alice", "vincent", kingdom=["tactician"]) as t:
        t.alice.has(hand="tactician", deck="copper*9")
        t.alice.plays("tactician")
        t.alice.ends_turn()
        t.alice.shows(in_play="", discard_pile="tactician")
        t.vincent.ends_turn()
        t.turn_is(player=t.alice, actions=1, buys=1)
        t.alice.shows(hand="copper*5")


def test_tunnel_reacts_to_tactician() -> None:
    with table("alice", "vincent", kingdom=["tactician", "tunnel"]) as t:
        t.alice.has(hand="tactician, tunnel, copper")
        t.alice.plays("tactician")
        t.alice.reveals("tunnel")
        t.alice.shows(hand="", discard_pile="tunnel, copper, gold")


# ---------------------------------------------------------------- played several times


def test_throne_room_stays_with_the_duration_it_played() -> None:
    with table("alice", "vincent", kingdom=["throne_room", "wharf"]) as t:
        t.alice.has(hand="throne_room, wharf, copper", deck="silver*4, copper*5, gold*4")
        t.alice.plays("throne_room")
        t.turn_is(buys=3)
        t.alice.plays_treasures("copper")
        t.alice.ends_turn()
        t.alice.shows(in_play="throne_room, wharf")
        t.vincent.ends_turn()
        t.turn_is(player=t.alice, buys=3)
        t.alice.shows(hand="copper*5, gold*4", in_play="throne_room, wharf")
        t.alice.ends_turn()
        t.alice.shows(in_play="")


def test_a_throne_room_that_played_no_duration_leaves() -> None:
    with table("alice", "vincent", kingdom=["throne_room", "merchant_ship", "village"]) as t:
        t.alice.has(hand="throne_room*2, merchant_ship, village")
        t.turn(actions=2)
        t.alice.plays("throne_room")
        t.alice.answers("play", "village")
        t.alice.plays("throne_room")
        t.turn_is(coins=4)
        t.alice.ends_turn()
        t.alice.shows(in_play="throne_room, merchant_ship")


def test_only_the_throne_room_next_to_a_duration_stays() -> None:
    with table("alice", "vincent", kingdom=["throne_room", "merchant_ship", "smithy"]) as t:
        t.alice.has(hand="throne_room*2, merchant_ship*2")
        t.alice.plays("throne_room")
        t.alice.answers("play", "throne_room")
        t.turn_is(coins=8)
        t.alice.ends_turn()
        t.alice.shows(in_play="throne_room, merchant_ship*2", hand="throne_room")
        t.vincent.ends_turn()
        t.turn_is(player=t.alice, coins=8)


def test_kings_court_and_a_duration_three_times() -> None:
    with table("alice", "vincent", kingdom=["kings_court", "fishing_village"]) as t:
        t.alice.has(hand="kings_court, fishing_village", deck="village, copper*4")
        t.alice.plays("kings_court")
        t.alice.answers("play", "fishing_village")
        t.turn_is(actions=6, coins=3)
        t.alice.ends_turn()
        t.vincent.ends_turn()
        t.turn_is(player=t.alice, actions=4, coins=3)


def test_procession_trashes_the_duration_and_waits_for_it() -> None:
    with table("alice", "vincent", kingdom=["procession", "merchant_ship", "goons"]) as t:
        t.alice.has(hand="procession, merchant_ship")
        t.alice.plays("procession")
        t.alice.answers("play", "merchant_ship")
        t.trash_shows("merchant_ship")
        t.alice.shows(discard_pile="goons", in_play="procession")
        t.turn_is(coins=4)
        t.alice.ends_turn()
        t.alice.shows(in_play="procession")
        t.vincent.ends_turn()
        t.turn_is(player=t.alice, coins=4)
        t.alice.ends_turn()
        t.alice.shows(in_play="")


def test_a_lighthouse_trashed_by_procession_protects_no_more() -> None:
    with table("alice", "vincent", kingdom=["procession", "lighthouse", "militia"]) as t:
        t.alice.has(hand="procession, lighthouse", deck="copper*5")
        t.vincent.has(hand="militia")
        t.alice.plays("procession")
        t.alice.answers("play", "lighthouse")
        t.alice.ends_turn()
        t.vincent.plays("militia")
        t.alice.shows(hand="copper*3")


def test_throne_room_sets_two_cards_aside_with_haven() -> None:
    with table("alice", "vincent", kingdom=["throne_room", "haven"]) as t:
        t.alice.has(hand="throne_room, haven, gold, silver", deck="copper*2, estate*5")
        t.alice.plays("throne_room")
        t.alice.answers("set_aside", "gold")
        t.alice.answers("set_aside", "silver")
        t.alice.ends_turn()
        t.vincent.ends_turn()
        t.alice.shows(hand="estate*5, gold, silver", in_play="throne_room, haven")


# ---------------------------------------------------------------- Outpost


@ruling("SE-027")
def test_outpost_gives_a_turn_with_three_cards() -> None:
    with table("alice", "vincent", kingdom=["outpost"]) as t:
        t.alice.has(hand="outpost, copper", deck="silver*3, gold*9")
        t.alice.plays("outpost")
        t.alice.ends_turn()
        t.turn_is(player=t.alice, actions=1, buys=1, coins=0)
        t.alice.shows(hand="silver*3", in_play="outpost", discard_pile="copper")
        t.alice.ends_turn()
        t.turn_is(player=t.vincent)
        t.alice.shows(hand="gold*5", in_play="", discard_pile="copper, silver*3, outpost")


@ruling("SE-028", "SE-033")
def test_a_third_turn_in_a_row_is_refused_but_the_hand_stays_small() -> None:
    with table("alice", "vincent", kingdom=["outpost"]) as t:
        t.alice.has(hand="outpost", deck="outpost, copper*2, silver*3, gold*9")
        t.alice.plays("outpost")
        t.alice.ends_turn()
        t.alice.plays("outpost")
        t.alice.ends_turn()
        t.turn_is(player=t.vincent)
        t.alice.shows(hand="silver*3", in_play="", discard_pile="outpost*2, copper*2")


def test_outpost_works_again_in_the_next_round() -> None:
    with table("alice", "vincent", kingdom=["outpost"]) as t:
        t.alice.has(hand="outpost", deck="copper*3, outpost, copper*4, silver*3")
        t.alice.plays("outpost")
        t.alice.ends_turn()
        t.alice.ends_turn()
        t.vincent.ends_turn()
        t.alice.plays("outpost")
        t.alice.ends_turn()
        t.turn_is(player=t.alice)
        t.alice.shows(hand="silver*3")


@ruling("SE-029")
def test_several_outposts_give_one_turn() -> None:
    with table("alice", "vincent", kingdom=["outpost", "throne_room"]) as t:
        t.alice.has(hand="outpost*2, throne_room", deck="copper*3, silver*9")
        t.turn(actions=2)
        t.alice.plays("throne_room")
        t.alice.plays("outpost")
        t.alice.ends_turn()
        t.turn_is(player=t.alice)
        t.alice.shows(hand="copper*3", in_play="throne_room, outpost", discard_pile="outpost")
        t.alice.ends_turn()
        t.turn_is(player=t.vincent)


@ruling("SE-030")
def test_durations_happen_at_the_start_of_the_outpost_turn() -> None:
    with table("alice", "vincent", kingdom=["outpost", "merchant_ship"]) as t:
        t.alice.has(hand="outpost, merchant_ship", deck="copper*9")
        t.turn(actions=2)
        t.alice.plays("merchant_ship")
        t.alice.plays("outpost")
        t.alice.ends_turn()
        t.turn_is(player=t.alice, coins=2)
        t.alice.shows(in_play="outpost, merchant_ship")
        t.alice.ends_turn()
        t.alice.shows(in_play="")
        t.vincent.ends_turn()
        t.turn_is(player=t.alice, coins=0)


@ruling("SE-031")
def test_outpost_turns_do_not_count_in_the_tie_break() -> None:
    with table("alice", "vincent", kingdom=["outpost"]) as t:
        t.pile("province", 1)
        t.alice.has(hand="outpost", deck="copper*3")
        t.vincent.has(hand="gold*3", discard_pile="curse*6")
        t.alice.plays("outpost")
        t.alice.ends_turn()
        t.alice.ends_turn()
        t.vincent.buys("province")
        assert t.over
        assert [p.turns for p in t.state.players] == [1, 1]
        t.alice.scores(0)
        t.vincent.scores(0)
        assert t.state.standings() == [1, 1]


@ruling("SE-032")
def test_the_outpost_turn_comes_before_the_possessed_one() -> None:
    with table("alice", "vincent", kingdom=["outpost", "possession"]) as t:
        t.alice.has(hand="outpost, possession", deck="copper*9")
        t.vincent.has(hand="silver*2")
        t.turn(actions=2)
        t.alice.plays("possession")
        t.alice.plays("outpost")
        t.alice.ends_turn()
        t.turn_is(player=t.alice)
        t.alice.ends_turn()
        t.turn_is(player=t.vincent)
        assert t.decider(t.vincent) == 0
        t.vincent.buys("silver")
        t.alice.shows(discard_pile="possession, outpost, silver, copper*3")
        t.turn_is(player=t.vincent)
        assert t.decider(t.vincent) == 1


# ---------------------------------------------------------------- possessed turns


def test_durations_happen_in_a_possessed_turn() -> None:
    with table("alice", "vincent", kingdom=["wharf", "possession", "village"]) as t:
        t.alice.has(hand="village, village", deck="possession, copper*9")
        t.vincent.has(hand="wharf", deck="silver*9, gold*9")
        t.alice.ends_turn()
        t.vincent.plays("wharf")
        t.vincent.ends_turn()
        t.alice.plays("possession")
        t.alice.ends_turn()
        assert t.decider(t.vincent) == 0
        t.turn_is(player=t.vincent, buys=2)
        t.vincent.shows(hand="silver*7", in_play="wharf")
        t.vincent.ends_turn()
        t.turn_is(player=t.vincent, buys=1)
        t.vincent.shows(in_play="")


def test_a_duration_played_while_possessed_pays_its_owner() -> None:
    with table("alice", "vincent", kingdom=["merchant_ship", "possession"]) as t:
        t.alice.has(hand="possession")
        t.vincent.has(hand="merchant_ship", deck="copper*9")
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.vincent.plays("merchant_ship")
        t.turn_is(coins=2)
        t.vincent.ends_turn()
        assert t.decider(t.vincent) == 1
        t.turn_is(player=t.vincent, coins=2)


def test_a_possessed_player_takes_the_outpost_turn_alone() -> None:
    with table("alice", "vincent", "nina", kingdom=["outpost", "possession"]) as t:
        t.alice.has(hand="possession", deck="copper*5")
        t.vincent.has(hand="outpost", deck="silver*3, gold*9")
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.vincent.plays("outpost")
        t.vincent.ends_turn()
        assert t.decider(t.vincent) == 1
        t.vincent.shows(hand="silver*3", in_play="outpost")
        t.vincent.buys("gold")
        t.vincent.shows(discard_pile="gold, outpost, silver*3")
        t.turn_is(player=t.vincent)
        assert t.state.normal_turn


def test_no_outpost_turn_after_a_possessed_and_a_normal_one() -> None:
    with table("alice", "vincent", kingdom=["outpost", "possession"]) as t:
        t.alice.has(hand="possession", deck="copper*5")
        t.vincent.has(hand="copper", deck="outpost, copper*4, silver*9")
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.vincent.ends_turn()
        t.vincent.plays("outpost")
        t.vincent.ends_turn()
        t.turn_is(player=t.alice)
        t.vincent.shows(hand="silver*3", in_play="")


def test_a_second_possession_may_overtake_the_outpost_turn() -> None:
    with table("alice", "vincent", kingdom=["outpost", "possession", "throne_room"]) as t:
        t.alice.has(hand="throne_room, possession", deck="copper*5")
        t.vincent.has(hand="outpost", deck="silver*3, gold*5, copper*9")
        t.alice.plays("throne_room")
        t.alice.ends_turn()
        t.vincent.plays("outpost")
        t.vincent.ends_turn()
        t.vincent.lets_first("possession")
        assert t.decider(t.vincent) == 0
        t.vincent.ends_turn()
        # Outpost's turn would now be Vincent's third in a row: his normal turn follows.
        t.turn_is(player=t.vincent)
        assert t.state.normal_turn
        t.vincent.shows(hand="gold*5", in_play="")
