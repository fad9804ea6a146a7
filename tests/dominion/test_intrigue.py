"""Intrigue's cards that attack nobody."""

import pytest

from chaudron.games.dominion.library import find
from chaudron.games.dominion.scenario import table
from chaudron.kernel.errors import Refusal
from tests.rulings import ruling

# ---------------------------------------------------------------- Baron


@ruling("IN-001", "IN-002")
def test_baron_may_keep_the_estate_and_then_gains_another() -> None:
    with table("alice", "vincent", kingdom=["baron"]) as t:
        t.alice.has(hand="baron, estate, copper")
        t.alice.plays("baron")
        t.alice.passes("discard")
        t.alice.shows(hand="estate, copper", discard_pile="estate")
        t.pile_shows("estate", 7)
        t.turn_is(buys=2, coins=0)


@ruling("IN-002")
def test_baron_without_an_estate_gains_one_unasked() -> None:
    with table("alice", "vincent", kingdom=["baron"]) as t:
        t.alice.has(hand="baron, copper")
        t.alice.plays("baron")
        t.alice.shows(discard_pile="estate")
        t.turn_is(buys=2, coins=0)


@ruling("IN-003")
def test_baron_gains_nothing_from_an_empty_pile() -> None:
    with table("alice", "vincent", kingdom=["baron"]) as t:
        t.pile("estate", 0)
        t.alice.has(hand="baron, estate")
        t.alice.plays("baron")
        t.alice.passes("discard")
        t.alice.shows(hand="estate", discard_pile="")


def test_baron_pays_four_for_an_estate() -> None:
    with table("alice", "vincent", kingdom=["baron"]) as t:
        t.alice.has(hand="baron, estate*2")
        t.alice.plays("baron")
        t.alice.accepts("discard")
        t.alice.shows(hand="estate", discard_pile="estate")
        t.pile_shows("estate", 8)
        t.turn_is(buys=2, coins=4)


# ---------------------------------------------------------------- Bridge


@ruling("IN-004")
def test_bridge_holds_for_the_turn_even_when_it_left_play() -> None:
    with table("alice", "vincent", kingdom=["procession", "bridge"]) as t:
        t.alice.has(hand="procession, bridge")
        t.alice.plays("procession")
        t.alice.plays("bridge")
        t.trash_shows("bridge")
        t.turn_is(buys=3, coins=2)
        assert t.costs("gold") == 4
        t.alice.ends_turn()
        assert t.costs("gold") == 6


@ruling("IN-005")
def test_each_play_of_bridge_counts() -> None:
    with table("alice", "vincent", kingdom=["throne_room", "bridge"]) as t:
        t.alice.has(hand="throne_room, bridge")
        t.alice.plays("throne_room")
        assert t.costs("gold") == 4
        assert t.costs("copper") == 0


@ruling("IN-006")
def test_bridge_leaves_the_potion() -> None:
    with table("alice", "vincent", kingdom=["bridge", "vineyard", "possession"]) as t:
        t.alice.has(hand="bridge").table.turn(coins=9, potions=0)
        t.alice.plays("bridge")
        assert (t.costs("possession"), t.costs("vineyard")) == (5, 0)
        t.alice.is_asked("buy")
        t.alice.is_not_offered("possession")
        t.alice.is_not_offered("vineyard")


# ---------------------------------------------------------------- Conspirator


@ruling("IN-007")
def test_conspirator_counts_plays_not_cards() -> None:
    with table("alice", "vincent", kingdom=["throne_room", "feast", "conspirator"]) as t:
        t.alice.has(hand="throne_room, feast, conspirator", deck="gold").table.turn(actions=2)
        t.alice.plays("throne_room")
        t.alice.plays("feast")
        t.alice.gains("silver")
        t.alice.gains("silver")
        assert t.state.action_plays == 3
        # Only Throne Room and Conspirator lie in play, but this is the fourth play.
        t.alice.plays("conspirator")
        t.turn_is(actions=1, coins=2)
        t.alice.shows(hand="gold", in_play="throne_room, conspirator")


@ruling("IN-008")
def test_throne_room_on_conspirator_gives_the_bonus_once() -> None:
    with table("alice", "vincent", kingdom=["throne_room", "conspirator"]) as t:
        t.alice.has(hand="throne_room, conspirator", deck="gold, silver")
        t.alice.plays("throne_room")
        t.turn_is(actions=1, coins=4)
        t.alice.shows(hand="gold", deck="silver")


@ruling("IN-009")
def test_conspirator_looks_back_only_once() -> None:
    with table("alice", "vincent", kingdom=["conspirator", "woodcutter"]) as t:
        t.alice.has(hand="conspirator*2, woodcutter", deck="gold, silver").table.turn(actions=3)
        t.alice.plays("conspirator")
        t.turn_is(actions=2, coins=2)
        t.alice.plays("woodcutter")
        t.alice.plays("conspirator")
        t.turn_is(actions=1, coins=6)
        t.alice.shows(hand="gold", deck="silver")


# ---------------------------------------------------------------- Coppersmith


@ruling("IN-010")
def test_two_coppersmiths_add_up() -> None:
    with table("alice", "vincent", kingdom=["throne_room", "coppersmith"]) as t:
        t.alice.has(hand="throne_room, coppersmith, copper*2, silver")
        t.vincent.has(hand="copper")
        t.alice.plays("throne_room")
        t.alice.plays_treasures()
        t.turn_is(coins=3 + 3 + 2)
        t.alice.ends_turn()
        t.vincent.plays_treasures()
        t.turn_is(coins=1)


@ruling("IN-011")
def test_coppersmith_does_not_reach_back() -> None:
    market = ["cellar", "chapel", "moat"]
    with table("alice", "vincent", kingdom=["black_market", "coppersmith"], black_market=market) as t:
        t.alice.has(hand="black_market, coppersmith, copper*2").table.turn(actions=2)
        t.alice.plays("black_market")
        t.alice.plays("copper")
        t.turn_is(coins=2 + 1)
        t.alice.passes("play")
        t.alice.passes("buy_now")
        t.alice.answers("order_under", "cellar, chapel, moat")
        t.alice.plays("coppersmith")
        t.turn_is(coins=2 + 1)
        t.alice.plays_treasures("copper")
        t.turn_is(coins=2 + 1 + 2)


# ---------------------------------------------------------------- Courtyard, Duke, Great Hall, Harem


def test_courtyard_puts_any_card_back_unseen() -> None:
    with table("alice", "vincent", kingdom=["courtyard"]) as t:
        t.alice.has(hand="courtyard, estate", deck="copper, silver, gold, duchy")
        t.alice.plays("courtyard")
        t.alice.is_offered("estate, copper, silver, gold")
        t.alice.puts_on_deck("estate")
        t.alice.shows(hand="copper, silver, gold", deck="estate, duchy")
        t.alice.knows_top(t.alice, "estate")
        t.vincent.knows_top(t.alice, "")


def test_courtyard_with_no_cards_at_all_does_nothing() -> None:
    with table("alice", "vincent", kingdom=["courtyard"]) as t:
        t.alice.has(hand="courtyard")
        t.alice.plays("courtyard")
        t.alice.shows(hand="", deck="")


def test_dukes_count_duchies() -> None:
    with table("alice", "vincent", kingdom=["duke"]) as t:
        t.alice.has(hand="duke, estate", deck="duchy, duke", discard_pile="duchy*2")
        t.alice.scores(3 * 3 + 2 * 3 + 1)


def test_great_hall_is_a_cantrip_and_a_point() -> None:
    with table("alice", "vincent", kingdom=["great_hall"]) as t:
        t.alice.has(hand="great_hall", deck="copper*2")
        t.alice.plays("great_hall")
        t.turn_is(actions=1)
        t.alice.shows(hand="copper", deck="copper")
        t.alice.scores(1)


@ruling("IN-012")
def test_harem_is_a_treasure() -> None:
    with table("alice", "vincent", kingdom=["adventurer", "harem"]) as t:
        t.alice.has(hand="adventurer", deck="estate, harem, copper, gold")
        t.alice.plays("adventurer")
        t.alice.shows(hand="harem, copper", deck="gold", discard_pile="estate")
        t.alice.plays_treasures()
        t.turn_is(coins=2 + 1)


@ruling("IN-013")
def test_harem_is_a_victory_card() -> None:
    with table("alice", "vincent", kingdom=["bureaucrat", "harem"]) as t:
        t.alice.has(hand="bureaucrat")
        t.vincent.has(hand="harem, copper")
        t.alice.plays("bureaucrat")
        t.vincent.shows(hand="copper", deck="harem")
        t.vincent.scores(2)
        t.pile_shows("harem", 8)


# ---------------------------------------------------------------- Ironworks


@ruling("IN-014")
def test_ironworks_gives_the_bonus_of_every_type() -> None:
    with table("alice", "vincent", kingdom=["ironworks", "great_hall", "harem"]) as t:
        t.alice.has(hand="ironworks", deck="gold, silver")
        t.alice.plays("ironworks")
        t.alice.is_offered("copper, silver, estate, curse, great_hall, ironworks")
        t.alice.gains("great_hall")
        t.turn_is(actions=1, coins=0)
        t.alice.shows(hand="gold", deck="silver", discard_pile="great_hall")


@pytest.mark.parametrize(
    ("card", "actions", "coins", "hand"),
    [("silver", 0, 1, ""), ("estate", 0, 0, "gold"), ("ironworks", 1, 0, ""), ("curse", 0, 0, "")],
)
def test_ironworks_bonus_by_type(card: str, actions: int, coins: int, hand: str) -> None:
    with table("alice", "vincent", kingdom=["ironworks"]) as t:
        t.alice.has(hand="ironworks", deck="gold")
        t.alice.plays("ironworks")
        t.alice.gains(card)
        t.turn_is(actions=actions, coins=coins)
        t.alice.shows(hand=hand, discard_pile=card)


@ruling("IN-015")
def test_ironworks_looks_at_the_silver_a_trader_made_of_it() -> None:
    with table("alice", "vincent", kingdom=["ironworks", "trader"]) as t:
        t.alice.has(hand="ironworks, trader", deck="gold")
        t.alice.plays("ironworks")
        t.alice.gains("estate")
        t.alice.reveals("trader")
        t.turn_is(actions=0, coins=1)
        t.alice.shows(hand="trader", deck="gold", discard_pile="silver")


def test_ironworks_gives_nothing_when_a_trader_finds_no_silver() -> None:
    with table("alice", "vincent", kingdom=["ironworks", "trader"]) as t:
        t.pile("silver", 0)
        t.alice.has(hand="ironworks, trader", deck="gold")
        t.alice.plays("ironworks")
        t.alice.gains("estate")
        t.alice.reveals("trader")
        t.turn_is(actions=0, coins=0)
        t.alice.shows(hand="trader", deck="gold", discard_pile="")


# ---------------------------------------------------------------- Mining Village


@ruling("IN-020")
def test_mining_village_is_trashed_at_once_or_not_at_all() -> None:
    with table("alice", "vincent", kingdom=["mining_village"]) as t:
        t.alice.has(hand="mining_village*2", deck="copper*12")
        t.alice.plays("mining_village")
        t.alice.passes("trash")
        t.turn_is(actions=2, coins=0)
        t.alice.plays("mining_village")
        t.alice.accepts("trash")
        t.turn_is(actions=3, coins=2)
        t.alice.shows(hand="copper*2", in_play="mining_village")
        t.trash_shows("mining_village")
        t.alice.ends_turn()
        t.turn_is(player=t.vincent)
        t.trash_shows("mining_village")


@ruling("IN-021")
def test_a_doubled_mining_village_is_trashed_for_coins_once() -> None:
    with table("alice", "vincent", kingdom=["throne_room", "mining_village"]) as t:
        t.alice.has(hand="throne_room, mining_village", deck="copper*2")
        t.alice.plays("throne_room")
        t.alice.accepts("trash")
        t.turn_is(actions=4, coins=2)
        t.trash_shows("mining_village")
        t.alice.shows(hand="copper*2", in_play="throne_room")


def test_a_doubled_mining_village_may_be_trashed_at_its_second_play() -> None:
    with table("alice", "vincent", kingdom=["throne_room", "mining_village"]) as t:
        t.alice.has(hand="throne_room, mining_village", deck="copper*2")
        t.alice.plays("throne_room")
        t.alice.passes("trash")
        t.alice.accepts("trash")
        t.turn_is(actions=4, coins=2)


# ---------------------------------------------------------------- Nobles, Pawn


def test_nobles_give_cards_or_actions() -> None:
    with table("alice", "vincent", kingdom=["nobles"]) as t:
        t.alice.has(hand="nobles*2", deck="copper*4")
        t.alice.plays("nobles")
        t.alice.chooses("actions")
        t.turn_is(actions=2)
        t.alice.shows(hand="nobles")
        t.alice.plays("nobles")
        t.alice.chooses("cards")
        t.turn_is(actions=1)
        t.alice.shows(hand="copper*3", deck="copper")
        t.alice.scores(4)


@ruling("IN-024", "IN-025")
def test_pawns_two_different_options_are_announced_together() -> None:
    with table("alice", "vincent", kingdom=["pawn"]) as t:
        t.alice.has(hand="pawn", deck="gold*2")
        t.alice.plays("pawn")
        t.alice.is_offered("card, action, buy, coin")
        for refused in ("card", "card, card", "card, action, buy"):
            with pytest.raises(Refusal):
                t.alice.chooses(refused)
        t.alice.shows(hand="")
        t.alice.chooses("card, action")
        t.alice.shows(hand="gold")
        t.turn_is(actions=1, buys=1, coins=0)


@ruling("IN-025")
def test_pawn_gives_what_was_chosen() -> None:
    for picks, drawn, actions, buys, coins in (
        ("buy, coin", 0, 0, 2, 1),
        ("coin, action", 0, 1, 1, 1),
        ("card, buy", 1, 0, 2, 0),
    ):
        with table("alice", "vincent", kingdom=["pawn"]) as t:
            t.alice.has(hand="pawn", deck="gold*2")
            t.alice.plays("pawn")
            t.alice.chooses(picks)
            t.turn_is(actions=actions, buys=buys, coins=coins)
            t.alice.shows(hand=f"gold*{drawn}")


# ---------------------------------------------------------------- Scout, Shanty Town, Steward


@ruling("IN-028")
def test_scout_leaves_a_curse_on_the_deck() -> None:
    with table("alice", "vincent", kingdom=["scout", "harem"]) as t:
        t.alice.has(hand="scout", deck="curse, harem, copper, estate, gold")
        t.alice.plays("scout")
        t.turn_is(actions=1)
        t.alice.orders("copper, curse")
        t.alice.shows(hand="harem, estate", deck="copper, curse, gold")
        assert t.vincent.sees(t.alice) == ["estate", "harem"]
        t.alice.knows_top(t.alice, "copper, curse")


def test_scout_puts_back_like_cards_unasked() -> None:
    with table("alice", "vincent", kingdom=["scout"]) as t:
        t.alice.has(hand="scout", deck="copper*2, duchy*2, gold")
        t.alice.plays("scout")
        t.alice.shows(hand="duchy*2", deck="copper, copper, gold")
        t.vincent.knows_top(t.alice, "copper*2")


@ruling("IN-033")
def test_shanty_town_draws_both_cards_whatever_the_first_is() -> None:
    with table("alice", "vincent", kingdom=["shanty_town"]) as t:
        t.alice.has(hand="shanty_town, copper", deck="village, silver, gold")
        t.alice.plays("shanty_town")
        t.turn_is(actions=2)
        t.alice.shows(hand="copper, village, silver", deck="gold")
        assert t.vincent.sees(t.alice) == ["copper"]


def test_shanty_town_draws_nothing_beside_an_action() -> None:
    with table("alice", "vincent", kingdom=["shanty_town"]) as t:
        t.alice.has(hand="shanty_town, copper, village", deck="gold*2")
        t.alice.plays("shanty_town")
        t.turn_is(actions=2)
        t.alice.shows(hand="copper, village", deck="gold, gold")
        assert t.vincent.sees(t.alice) == ["copper", "village"]


@ruling("IN-034")
def test_steward_trashes_exactly_two() -> None:
    with table("alice", "vincent", kingdom=["steward"]) as t:
        t.alice.has(hand="steward, copper, estate, curse")
        t.alice.plays("steward")
        t.alice.is_offered("cards, coins, trash")
        t.alice.chooses("trash")
        for refused in ("", "copper", "copper, estate, curse"):
            with pytest.raises(Refusal):
                t.alice.trashes(refused)
        t.alice.trashes("curse, estate")
        t.trash_shows("curse, estate")
        t.alice.shows(hand="copper")
        t.turn_is(coins=0)


@ruling("IN-035")
def test_steward_trashes_what_there_is() -> None:
    with table("alice", "vincent", kingdom=["steward"]) as t:
        t.alice.has(hand="steward, gold")
        t.alice.plays("steward")
        t.alice.chooses("trash")
        t.trash_shows("gold")


def test_steward_gives_cards_or_coins() -> None:
    with table("alice", "vincent", kingdom=["steward"]) as t:
        t.alice.has(hand="steward*2", deck="copper*3").table.turn(actions=2)
        t.alice.plays("steward")
        t.alice.chooses("cards")
        t.alice.shows(hand="steward, copper*2")
        t.alice.plays("steward")
        t.alice.chooses("coins")
        t.turn_is(coins=2)
        t.alice.shows(hand="copper*2")


# ---------------------------------------------------------------- Trading Post, Tribute


@ruling("IN-044")
def test_trading_post_wants_two_cards_for_its_silver() -> None:
    with table("alice", "vincent", kingdom=["trading_post"]) as t:
        t.alice.has(hand="trading_post, estate")
        t.alice.plays("trading_post")
        t.trash_shows("estate")
        t.alice.shows(hand="", discard_pile="")


def test_trading_post_turns_two_cards_into_a_silver_in_hand() -> None:
    with table("alice", "vincent", kingdom=["trading_post"]) as t:
        t.alice.has(hand="trading_post, estate, curse, copper")
        t.alice.plays("trading_post")
        for refused in ("estate", "estate, curse, copper"):
            with pytest.raises(Refusal):
                t.alice.trashes(refused)
        t.alice.trashes("estate, curse")
        t.trash_shows("estate, curse")
        t.alice.shows(hand="copper, silver", discard_pile="")


@ruling("IN-045")
def test_tribute_gives_the_bonus_of_every_type() -> None:
    with table("alice", "vincent", "lucas", kingdom=["tribute", "harem", "great_hall"]) as t:
        t.alice.has(hand="tribute", deck="copper*5")
        t.vincent.has(deck="harem, great_hall, gold")
        t.lucas.has(deck="silver*2")
        t.alice.plays("tribute")
        t.turn_is(actions=2, coins=2)
        t.alice.shows(hand="copper*4")
        t.vincent.shows(deck="gold", discard_pile="harem, great_hall")
        t.lucas.shows(deck="silver, silver")


@ruling("IN-046")
def test_tribute_counts_two_copies_once() -> None:
    with table("alice", "vincent", kingdom=["tribute"]) as t:
        t.alice.has(hand="tribute")
        t.vincent.has(deck="silver*2")
        t.alice.plays("tribute")
        t.turn_is(coins=2)
        t.vincent.shows(discard_pile="silver*2")


@ruling("IN-047")
def test_tribute_gets_nothing_for_a_curse() -> None:
    with table("alice", "vincent", kingdom=["tribute"]) as t:
        t.alice.has(hand="tribute", deck="gold*4")
        t.vincent.has(deck="curse, estate")
        t.alice.plays("tribute")
        t.turn_is(actions=0, coins=0)
        t.alice.shows(hand="gold*2")


@ruling("IN-048")
@pytest.mark.parametrize("pair", ["ruined_village, survivors", "sir_martin, dame_molly"])
def test_tribute_tells_ruins_and_knights_apart(pair: str) -> None:
    with table("alice", "vincent", kingdom=["tribute", "knights", "marauder"]) as t:
        t.alice.has(hand="tribute")
        t.vincent.has(deck=pair)
        t.alice.plays("tribute")
        t.turn_is(actions=4)


# ---------------------------------------------------------------- Upgrade, Wishing Well


@ruling("IN-049")
def test_upgrade_draws_and_must_trash() -> None:
    with table("alice", "vincent", kingdom=["upgrade"]) as t:
        t.alice.has(hand="upgrade, estate", deck="gold, copper")
        t.alice.plays("upgrade")
        t.turn_is(actions=1)
        t.alice.is_offered("estate, gold")
        with pytest.raises(Refusal):
            t.alice.passes()
        t.alice.trashes("estate")
        t.trash_shows("estate")
        t.alice.shows(hand="gold", deck="copper", discard_pile="silver")


@ruling("IN-050")
def test_upgrade_gains_nothing_when_no_card_costs_one_more() -> None:
    with table("alice", "vincent", kingdom=["upgrade"]) as t:
        t.alice.has(hand="upgrade, gold")
        t.alice.plays("upgrade")
        t.trash_shows("gold")
        t.alice.shows(hand="", discard_pile="")


def test_upgrade_keeps_the_potion() -> None:
    with table("alice", "vincent", kingdom=["upgrade", "university", "familiar", "village"]) as t:
        t.alice.has(hand="upgrade, university")
        t.alice.plays("upgrade")
        t.alice.shows(discard_pile="familiar")


def test_upgrade_offers_every_card_of_the_cost() -> None:
    with table("alice", "vincent", kingdom=["upgrade", "village", "workshop", "moat"]) as t:
        t.alice.has(hand="upgrade, estate")
        t.alice.plays("upgrade")
        t.alice.is_offered("silver, village, workshop")
        t.alice.gains("workshop")
        t.alice.shows(discard_pile="workshop")


def test_wishing_well_takes_the_card_wished_for() -> None:
    with table("alice", "vincent", kingdom=["wishing_well"]) as t:
        t.alice.has(hand="wishing_well", deck="copper, gold, silver")
        t.alice.plays("wishing_well")
        t.turn_is(actions=1)
        t.alice.names("gold")
        t.alice.shows(hand="copper, gold", deck="silver")
        assert t.vincent.sees(t.alice) == ["gold"]


def test_wishing_well_leaves_another_card_on_the_deck() -> None:
    with table("alice", "vincent", kingdom=["wishing_well"]) as t:
        t.alice.has(hand="wishing_well", deck="copper, gold, silver")
        t.alice.plays("wishing_well")
        t.alice.names("platinum")
        t.alice.shows(hand="copper", deck="gold, silver")
        t.vincent.knows_top(t.alice, "gold")
        told = [e.dump(1) for e in t.stepper.log(1)]
        assert [e["cards"] for e in told if e["event"] == "name"] == [["platinum"]]


def test_wishing_well_asks_nothing_with_no_card_to_turn_up() -> None:
    with table("alice", "vincent", kingdom=["wishing_well"]) as t:
        t.alice.has(hand="wishing_well", deck="copper")
        t.alice.plays("wishing_well")
        t.alice.shows(hand="copper")


def test_wishing_well_shuffles_to_turn_up_a_card() -> None:
    with table("alice", "vincent", kingdom=["wishing_well"]) as t:
        t.alice.has(hand="wishing_well", deck="copper", discard_pile="gold")
        t.alice.plays("wishing_well")
        t.alice.names("gold")
        t.alice.shows(hand="copper, gold", deck="", discard_pile="")


def test_two_typed_cards_have_victory_piles() -> None:
    with table("alice", "vincent", "lucas", kingdom=["harem", "nobles", "great_hall", "duke"]) as t:
        for name in ("harem", "nobles", "great_hall", "duke"):
            assert find(name).is_victory
            t.pile_shows(name, 12)
