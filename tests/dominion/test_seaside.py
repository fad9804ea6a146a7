"""Seaside: the cards that stay only for the turn they are played in."""

import pytest

from chaudron.games.dominion.library import find
from chaudron.games.dominion.scenario import table
from chaudron.kernel.errors import IllegalAnswer
from tests.dominion.told import heard
from tests.rulings import ruling

# ---------------------------------------------------------------- Ambassador


@ruling("SE-001")
def test_ambassador_neither_trashes_nor_discards_what_it_returns() -> None:
    with table("alice", "vincent", kingdom=["ambassador", "tunnel", "market_square"]) as t:
        t.alice.has(hand="ambassador, market_square, tunnel*2")
        t.pile("tunnel", 5)
        t.alice.plays("ambassador")
        t.alice.reveals("tunnel")
        t.alice.answers("return", 2)
        # Neither Market Square nor the Tunnels are asked about.
        t.alice.shows(hand="market_square", discard_pile="")
        t.trash_shows("")
        t.pile_shows("tunnel", 6)
        t.vincent.shows(discard_pile="tunnel")


@ruling("SE-002")
def test_ambassador_gives_copies_even_if_none_was_returned() -> None:
    with table("alice", "vincent", "nina", kingdom=["ambassador"]) as t:
        t.alice.has(hand="ambassador, curse, estate")
        t.alice.plays("ambassador")
        t.alice.reveals("curse")
        t.alice.answers("return", 0)
        t.vincent.shows(discard_pile="curse")
        t.nina.shows(discard_pile="curse")
        t.pile_shows("curse", 18)


@ruling("SE-006")
def test_the_card_shown_to_ambassador_may_be_kept() -> None:
    with table("alice", "vincent", kingdom=["ambassador"]) as t:
        t.alice.has(hand="ambassador, gold, estate*3")
        t.alice.plays("ambassador")
        t.alice.reveals("estate")
        assert "estate" in t.vincent.sees(t.alice)
        with pytest.raises(IllegalAnswer):
            t.alice.answers("return", 3)
        t.alice.answers("return", 0)
        t.alice.shows(hand="gold, estate*3")


@ruling("SE-003")
@pytest.mark.parametrize(
    ("card", "source"),
    [
        ("hovel", "village"),
        ("spoils", "bandit_camp"),
        ("madman", "hermit"),
        ("mercenary", "urchin"),
        ("diadem", "tournament"),
        ("smithy", "black_market"),
    ],
)
def test_ambassador_is_powerless_with_a_card_that_has_no_supply_pile(card: str, source: str) -> None:
    market = ["smithy", "moat", "witch"] if source == "black_market" else None
    kingdom = ["ambassador", source]
    with table("alice", "vincent", kingdom=kingdom, shelters=True, black_market=market) as t:
        t.alice.has(hand=f"ambassador, {card}, {card}")
        t.alice.plays("ambassador")
        t.alice.shows(hand=f"{card}, {card}")
        t.vincent.shows(discard_pile="")


@ruling("SE-004")
def test_ambassador_puts_a_ruins_on_top_of_its_pile() -> None:
    with table("alice", "vincent", "nina", "marie", kingdom=["ambassador", "cultist"]) as t:
        t.pile("ruins", "survivors, abandoned_mine")
        t.alice.has(hand="ambassador, ruined_market*2, copper")
        t.alice.plays("ambassador")
        t.alice.reveals("ruined_market")
        t.alice.answers("return", 2)
        t.vincent.shows(discard_pile="ruined_market")
        t.nina.shows(discard_pile="ruined_market")
        t.marie.shows(discard_pile="")
        t.pile_shows("ruins", 2)


@ruling("SE-004")
def test_a_returned_knight_lies_face_up_and_only_he_is_given() -> None:
    with table("alice", "vincent", "nina", kingdom=["ambassador", "knights", "lighthouse"]) as t:
        t.pile("knights", "dame_anna, sir_bailey")
        t.vincent.has(in_play="lighthouse")
        t.nina.has(in_play="lighthouse")
        t.alice.has(hand="ambassador, sir_martin")
        t.alice.plays("ambassador")
        t.alice.answers("return", 1)
        assert find("sir_martin") in t.state.supply_cards()
        t.pile_shows("knights", 3)
        t.vincent.shows(discard_pile="")


@ruling("SE-005")
def test_ambassador_with_an_empty_hand_does_nothing() -> None:
    with table("alice", "vincent", kingdom=["ambassador"]) as t:
        t.alice.has(hand="ambassador")
        t.alice.plays("ambassador")
        t.vincent.shows(discard_pile="")
        t.turn_is(player=t.alice, phase="buy")


# ---------------------------------------------------------------- simple Actions


def test_bazaar() -> None:
    with table("alice", "vincent", kingdom=["bazaar"]) as t:
        t.alice.has(hand="bazaar", deck="silver, gold")
        t.alice.plays("bazaar")
        t.turn_is(actions=2, coins=1, buys=1)
        t.alice.shows(hand="silver", deck="gold")


def test_explorer_brings_gold_for_a_province_shown() -> None:
    with table("alice", "vincent", kingdom=["explorer"]) as t:
        t.alice.has(hand="explorer*3, province")
        t.turn(actions=3)
        t.alice.plays("explorer")
        t.alice.reveals("province")
        t.alice.shows(hand="explorer*2, province, gold")
        assert "province" in t.vincent.sees(t.alice)
        t.alice.plays("explorer")
        t.alice.passes("reveal")
        t.alice.shows(hand="explorer, province, gold, silver")


def test_explorer_without_a_province_brings_silver() -> None:
    with table("alice", "vincent", kingdom=["explorer"]) as t:
        t.alice.has(hand="explorer, gold")
        t.alice.plays("explorer")
        t.alice.shows(hand="gold, silver")


def test_navigator_discards_five_cards_or_puts_them_back() -> None:
    with table("alice", "vincent", kingdom=["navigator"]) as t:
        t.alice.has(hand="navigator*2", deck="copper, silver, gold, estate, duchy, curse")
        t.turn(actions=2)
        t.alice.plays("navigator")
        t.turn_is(coins=2)
        t.alice.chooses("put_back")
        t.alice.orders("gold, silver, copper, duchy, estate")
        t.alice.shows(deck="gold, silver, copper, duchy, estate, curse", discard_pile="")
        t.alice.knows_top(t.alice, "gold, silver, copper, duchy, estate")
        t.vincent.knows_top(t.alice, "")
        t.alice.plays("navigator")
        t.alice.chooses("discard")
        t.alice.shows(deck="curse", discard_pile="gold, silver, copper, duchy, estate")
        t.turn_is(coins=4)


def test_navigator_without_a_deck_asks_nothing() -> None:
    with table("alice", "vincent", kingdom=["navigator"]) as t:
        t.alice.has(hand="navigator")
        t.alice.plays("navigator")
        t.turn_is(coins=2)


@ruling("SE-062")
def test_warehouse_discards_three_even_if_fewer_were_drawn() -> None:
    with table("alice", "vincent", kingdom=["warehouse"]) as t:
        t.alice.has(hand="warehouse, estate*2, silver, gold", deck="curse")
        t.alice.plays("warehouse")
        t.turn_is(actions=1)
        with pytest.raises(IllegalAnswer):
            t.alice.discards("curse")
        with pytest.raises(IllegalAnswer):
            t.alice.discards("estate*2, curse, silver")
        t.alice.discards("estate*2, curse")
        t.alice.shows(hand="silver, gold", discard_pile="estate*2, curse")


def test_warehouse_draws_three_first() -> None:
    with table("alice", "vincent", kingdom=["warehouse"]) as t:
        t.alice.has(hand="warehouse, copper", deck="estate, silver, gold, province")
        t.alice.plays("warehouse")
        t.alice.discards("copper, estate, silver")
        t.alice.shows(hand="gold", deck="province")


@ruling("SE-063")
def test_warehouse_discards_a_hand_of_fewer_than_three() -> None:
    with table("alice", "vincent", kingdom=["warehouse"]) as t:
        t.alice.has(hand="warehouse, estate", deck="silver")
        t.alice.plays("warehouse")
        t.alice.shows(hand="", discard_pile="estate, silver")


# ---------------------------------------------------------------- Lookout


@ruling("SE-021")
def test_lookout_trashes_discards_and_puts_back() -> None:
    with table("alice", "vincent", kingdom=["lookout"]) as t:
        t.alice.has(hand="lookout", deck="curse, estate, gold, province")
        t.alice.plays("lookout")
        t.turn_is(actions=1)
        t.alice.is_offered("curse, estate, gold")
        with pytest.raises(IllegalAnswer):
            t.alice.passes("trash")
        t.alice.trashes("curse")
        t.alice.is_offered("estate, gold")
        with pytest.raises(IllegalAnswer):
            t.alice.passes("discard")
        t.alice.discards("estate")
        t.trash_shows("curse")
        t.alice.shows(deck="gold, province", discard_pile="estate", aside="")
        t.alice.knows_top(t.alice, "gold")
        t.vincent.knows_top(t.alice, "")


@ruling("SE-022")
def test_lookout_trashes_the_only_card_it_finds() -> None:
    with table("alice", "vincent", kingdom=["lookout"]) as t:
        t.alice.has(hand="lookout", deck="gold")
        t.alice.plays("lookout")
        t.trash_shows("gold")
        t.alice.shows(deck="", discard_pile="", aside="")


@ruling("SE-023")
def test_lookout_trashes_one_of_two_and_discards_the_other() -> None:
    with table("alice", "vincent", kingdom=["lookout"]) as t:
        t.alice.has(hand="lookout", deck="gold, estate")
        t.alice.plays("lookout")
        t.alice.trashes("estate")
        t.trash_shows("estate")
        t.alice.shows(deck="", discard_pile="gold", aside="")


def test_lookout_without_a_deck_does_nothing() -> None:
    with table("alice", "vincent", kingdom=["lookout"]) as t:
        t.alice.has(hand="lookout, copper")
        t.alice.plays("lookout")
        t.alice.shows(hand="copper", deck="")
        t.trash_shows("")


# ---------------------------------------------------------------- Pearl Diver


def test_pearl_diver_may_bring_the_bottom_card_up() -> None:
    with table("alice", "vincent", kingdom=["pearl_diver"]) as t:
        t.alice.has(hand="pearl_diver*2", deck="copper, estate, silver, gold")
        t.alice.plays("pearl_diver")
        t.turn_is(actions=1)
        t.alice.shows(hand="pearl_diver, copper")
        t.alice.accepts("put_on_deck")
        t.alice.shows(deck="gold, estate, silver")
        assert t.state.view(0).dump_player(t.alice.player)["deck_known"] == [(0, "gold")]
        t.vincent.knows_top(t.alice, "")
        assert [e.get("cards") for e in heard(t, t.alice, "put_on_deck")] == [["gold"]]
        assert [e.get("cards") for e in heard(t, t.vincent, "put_on_deck")] == [None]
        t.alice.plays("pearl_diver")
        t.alice.passes("put_on_deck")
        t.alice.shows(hand="copper, gold", deck="estate, silver")


def test_pearl_diver_remembers_what_lies_under_a_known_deck() -> None:
    with table("alice", "vincent", kingdom=["pearl_diver", "navigator"]) as t:
        t.alice.has(hand="navigator, pearl_diver", deck="copper, estate, silver, gold")
        t.turn(actions=2)
        t.alice.plays("navigator")
        t.alice.chooses("put_back")
        t.alice.orders("copper, estate, silver, gold")
        t.alice.plays("pearl_diver")
        t.alice.accepts("put_on_deck")
        t.alice.shows(deck="gold, estate, silver")
        t.alice.knows_top(t.alice, "gold, estate, silver")


def test_the_bottom_card_seen_by_pearl_diver_is_remembered() -> None:
    with table("alice", "vincent", kingdom=["pearl_diver"]) as t:
        t.alice.has(hand="pearl_diver", deck="copper, estate, silver, gold")
        t.alice.plays("pearl_diver")
        t.alice.passes("put_on_deck")
        assert t.state.view(0).dump_player(t.alice.player)["deck_known"] == [(2, "gold")]
        assert t.state.view(1).dump_player(t.alice.player)["deck_known"] == []


@ruling("SE-034")
def test_pearl_diver_shuffles_for_an_empty_deck() -> None:
    with table("alice", "vincent", kingdom=["pearl_diver"]) as t:
        t.alice.has(hand="pearl_diver", deck="copper", discard_pile="gold*2")
        t.alice.plays("pearl_diver")
        t.alice.shows(deck="gold*2", discard_pile="")
        t.alice.passes("put_on_deck")


@ruling("SE-035")
def test_pearl_diver_does_not_shuffle_while_a_card_is_left() -> None:
    with table("alice", "vincent", kingdom=["pearl_diver"]) as t:
        t.alice.has(hand="pearl_diver", deck="copper, estate", discard_pile="gold*2")
        t.alice.plays("pearl_diver")
        # The only card left is top and bottom at once: there is nothing to ask.
        t.alice.shows(deck="estate", discard_pile="gold*2", hand="copper")


def test_pearl_diver_finds_nothing() -> None:
    with table("alice", "vincent", kingdom=["pearl_diver"]) as t:
        t.alice.has(hand="pearl_diver")
        t.alice.plays("pearl_diver")
        t.alice.shows(hand="", deck="")


# ---------------------------------------------------------------- Salvager


@ruling("SE-042")
def test_salvager_must_trash() -> None:
    with table("alice", "vincent", kingdom=["salvager"]) as t:
        t.alice.has(hand="salvager, gold, estate")
        t.alice.plays("salvager")
        with pytest.raises(IllegalAnswer):
            t.alice.passes("trash")
        t.alice.trashes("gold")
        t.turn_is(coins=6, buys=2)
        t.trash_shows("gold")


@ruling("SE-043")
def test_salvager_gets_nothing_for_a_potion() -> None:
    with table("alice", "vincent", kingdom=["salvager", "familiar"]) as t:
        t.alice.has(hand="salvager, familiar")
        t.alice.plays("salvager")
        t.turn_is(coins=3, potions=0)
        t.trash_shows("familiar")


def test_salvager_alone_in_hand() -> None:
    with table("alice", "vincent", kingdom=["salvager"]) as t:
        t.alice.has(hand="salvager")
        t.alice.plays("salvager")
        t.turn_is(coins=0, buys=2)


# ---------------------------------------------------------------- Treasure Map


def test_two_treasure_maps_lead_to_four_golds() -> None:
    with table("alice", "vincent", kingdom=["treasure_map"]) as t:
        t.alice.has(hand="treasure_map*3", deck="copper")
        t.alice.plays("treasure_map")
        t.trash_shows("treasure_map*2")
        t.alice.shows(hand="treasure_map", deck="gold*4, copper", in_play="")
        t.vincent.knows_top(t.alice, "gold*4")


@ruling("SE-056")
def test_a_single_treasure_map_is_trashed_for_nothing() -> None:
    with table("alice", "vincent", kingdom=["treasure_map"]) as t:
        t.alice.has(hand="treasure_map, copper")
        t.alice.plays("treasure_map")
        t.trash_shows("treasure_map")
        t.alice.shows(deck="", discard_pile="")


@ruling("SE-057")
def test_treasure_map_takes_the_golds_that_are_left() -> None:
    with table("alice", "vincent", kingdom=["treasure_map"]) as t:
        t.pile("gold", 3)
        t.alice.has(hand="treasure_map*2")
        t.alice.plays("treasure_map")
        t.alice.shows(deck="gold*3")
        t.pile_shows("gold", 0)


def test_throne_room_finds_only_one_pair_of_treasure_maps() -> None:
    with table("alice", "vincent", kingdom=["treasure_map", "throne_room"]) as t:
        t.alice.has(hand="throne_room, treasure_map*4")
        t.alice.plays("throne_room")
        t.trash_shows("treasure_map*3")
        t.alice.shows(hand="treasure_map", deck="gold*4")


# ---------------------------------------------------------------- Treasury


@ruling("SE-058")
def test_a_victory_card_not_bought_does_not_hold_treasury() -> None:
    with table("alice", "vincent", kingdom=["treasury", "workshop"]) as t:
        t.alice.has(hand="treasury, workshop", deck="copper*9")
        t.alice.plays("treasury")
        t.turn_is(actions=1, coins=1)
        t.alice.plays("workshop")
        t.alice.gains("estate")
        t.alice.buys("curse")
        t.alice.accepts("put_on_deck")
        t.alice.shows(hand="treasury, copper*4")


def test_treasury_draws_a_card_and_may_be_discarded() -> None:
    with table("alice", "vincent", kingdom=["treasury"]) as t:
        t.alice.has(hand="treasury", deck="silver, copper*5")
        t.alice.plays("treasury")
        t.alice.shows(hand="silver")
        t.alice.ends_turn()
        t.alice.passes("put_on_deck")
        t.alice.shows(hand="copper*5", discard_pile="treasury, silver")


@ruling("SE-059")
def test_a_victory_card_from_the_black_market_holds_treasury() -> None:
    kingdom = ["treasury", "black_market"]
    with table("alice", "vincent", kingdom=kingdom, black_market=["gardens"]) as t:
        t.alice.has(hand="treasury, black_market, copper", deck="copper*9")
        t.alice.plays("treasury")
        t.alice.plays("black_market")
        t.alice.plays("copper")
        t.alice.passes("play")
        t.alice.answers("buy_now", "gardens")
        t.alice.ends_turn()
        t.turn_is(player=t.vincent)
        t.alice.shows(hand="copper*5")


@ruling("SE-060")
def test_every_treasury_may_go_back() -> None:
    with table("alice", "vincent", kingdom=["treasury"]) as t:
        t.alice.has(in_play="treasury*3", deck="copper*9")
        t.turn(phase="buy", coins=3)
        t.alice.buys("silver")
        t.alice.accepts("put_on_deck")
        t.alice.passes("put_on_deck")
        t.alice.accepts("put_on_deck")
        t.alice.shows(hand="treasury*2, copper*3", discard_pile="silver, treasury")


@ruling("SE-061")
def test_one_victory_card_bought_holds_every_treasury() -> None:
    with table("alice", "vincent", kingdom=["treasury"]) as t:
        t.alice.has(in_play="treasury*2", deck="copper*9")
        t.turn(phase="buy", coins=5, buys=2)
        t.alice.buys("estate")
        t.alice.buys("silver")
        t.turn_is(player=t.vincent)
        t.alice.shows(hand="copper*5", discard_pile="treasury*2, estate, silver")
