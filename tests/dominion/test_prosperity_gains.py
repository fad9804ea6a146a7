"""Prosperity: what happens to gained cards (Royal Seal, Watchtower) and to piles (Trade Route)."""

import pytest

from chaudron.games.dominion.scenario import Scenario, table
from chaudron.kernel.errors import IllegalAnswer
from tests.rulings import ruling

# ---------------------------------------------------------------- Royal Seal


@ruling("PR-044", "PR-045")
def test_royal_seal_may_move_each_card_gained() -> None:
    with table("alice", "vincent", kingdom=["royal_seal", "border_village"]) as t:
        t.alice.has(hand="royal_seal, gold*2")
        t.turn(buys=3)
        t.alice.buys("border_village")
        t.alice.lets_first("royal_seal")
        t.alice.accepts("put_on_deck")
        t.alice.gains("duchy")
        t.alice.passes("put_on_deck")
        t.alice.shows(deck="border_village", discard_pile="duchy")
        t.alice.buys("estate")
        t.alice.accepts("put_on_deck")
        t.alice.shows(deck="estate, border_village", discard_pile="duchy")
        t.vincent.knows_top(t.alice, "estate, border_village")


@ruling("PR-044")
def test_royal_seal_moves_a_card_gained_by_another_card() -> None:
    with table("alice", "vincent", kingdom=["royal_seal", "hoard"]) as t:
        t.alice.has(hand="royal_seal, hoard")
        t.turn(buys=2)
        t.alice.buys("estate")
        t.alice.accepts("put_on_deck")  # Hoard's Gold
        t.alice.passes("put_on_deck")  # the Estate
        t.alice.shows(deck="gold", discard_pile="estate")


@ruling("PR-046")
def test_royal_seal_works_only_in_play() -> None:
    with table("alice", "vincent", kingdom=["royal_seal", "workshop"]) as t:
        t.alice.has(hand="royal_seal, workshop")
        t.alice.plays("workshop")
        t.alice.gains("silver")
        t.alice.shows(discard_pile="silver")


@ruling("PR-046")
def test_royal_seal_does_not_help_its_owner_when_it_is_gone() -> None:
    with table("alice", "vincent", kingdom=["royal_seal", "witch"]) as t:
        t.alice.has(hand="royal_seal, copper", deck="copper*5")
        t.vincent.has(hand="witch")
        t.alice.plays_treasures()
        t.alice.ends_turn()
        t.vincent.plays("witch")
        t.alice.shows(discard_pile="royal_seal, copper, curse")


@ruling("PR-047")
def test_a_possessed_players_royal_seal_moves_nothing() -> None:
    with table("alice", "vincent", kingdom=["royal_seal", "possession"]) as t:
        t.alice.has(hand="possession", deck="copper*5")
        t.vincent.has(hand="royal_seal, gold", deck="copper*5")
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.vincent.buys("duchy")
        t.alice.shows(discard_pile="possession, duchy")
        t.vincent.shows(deck="")


def test_royal_seal_is_not_asked_about_a_card_gained_onto_the_deck() -> None:
    with table("alice", "vincent", kingdom=["royal_seal", "nomad_camp"]) as t:
        t.alice.has(hand="royal_seal, silver")
        t.turn(buys=2)
        t.alice.buys("nomad_camp")
        t.alice.shows(deck="nomad_camp", discard_pile="")


def test_two_royal_seals_ask_once() -> None:
    with table("alice", "vincent", kingdom=["royal_seal"]) as t:
        t.alice.has(hand="royal_seal*2")
        t.turn(buys=2)
        t.alice.buys("silver")
        t.alice.passes("put_on_deck")
        t.turn_is(player=t.alice, phase="buy")
        t.alice.shows(discard_pile="silver")


# ---------------------------------------------------------------- Watchtower


@ruling("PR-061")
def test_watchtower_stays_and_serves_again() -> None:
    with table("alice", "vincent", kingdom=["watchtower"]) as t:
        t.alice.has(hand="watchtower")
        t.turn(phase="buy", buys=4, coins=6)
        t.alice.buys("copper")
        t.alice.chooses("trash")
        t.trash_shows("copper")
        t.alice.buys("silver")
        t.alice.chooses("deck")
        t.alice.shows(hand="watchtower", deck="silver", discard_pile="")
        t.alice.buys("silver")
        t.alice.passes("choose")
        t.alice.shows(hand="watchtower", deck="silver", discard_pile="silver")
        assert t.vincent.sees(t.alice) == ["watchtower"]


def test_watchtower_works_in_anothers_turn() -> None:
    with table("alice", "vincent", kingdom=["watchtower", "mountebank"]) as t:
        t.alice.has(hand="mountebank")
        t.vincent.has(hand="watchtower")
        t.alice.plays("mountebank")
        t.vincent.chooses("trash")
        t.vincent.chooses("deck")
        t.trash_shows("curse")
        t.vincent.shows(deck="copper", discard_pile="")


@ruling("PR-062")
@pytest.mark.parametrize("option", ["trash", "deck"])
def test_a_card_moved_by_watchtower_was_gained(option: str) -> None:
    with table("alice", "vincent", kingdom=["watchtower", "border_village"]) as t:
        t.alice.has(hand="watchtower")
        t.turn(phase="buy", buys=2, coins=6)
        t.alice.buys("border_village")
        t.alice.lets_first("watchtower")
        t.alice.chooses(option)
        t.alice.gains("duchy")
        t.alice.passes("choose")
        t.trash_shows("border_village" if option == "trash" else "")
        t.alice.shows(deck="" if option == "trash" else "border_village", discard_pile="duchy")


@ruling("PR-063")
def test_watchtower_works_on_a_card_gained_to_hand() -> None:
    with table("alice", "vincent", kingdom=["watchtower", "explorer"]) as t:
        t.alice.has(hand="explorer, watchtower")
        t.alice.plays("explorer")
        t.alice.chooses("deck")
        t.alice.shows(hand="watchtower", deck="silver", discard_pile="")


@ruling("PR-063")
def test_watchtower_works_on_a_card_gained_onto_the_deck() -> None:
    with table("alice", "vincent", kingdom=["watchtower", "sea_hag"]) as t:
        t.alice.has(hand="sea_hag")
        t.vincent.has(hand="watchtower", deck="gold, silver")
        t.alice.plays("sea_hag")
        t.vincent.chooses("trash")
        t.trash_shows("curse")
        t.vincent.shows(deck="silver", discard_pile="gold")


@ruling("PR-064")
@pytest.mark.parametrize(("others", "drawn"), [(6, 0), (7, 0), (5, 1), (0, 6)])
def test_watchtower_draws_up_to_six(others: int, drawn: int) -> None:
    with table("alice", "vincent", kingdom=["watchtower"]) as t:
        t.alice.has(hand=f"watchtower, estate*{others}" if others else "watchtower", deck="gold*9")
        t.alice.plays("watchtower")
        t.alice.shows(hand=f"estate*{others}, gold*{drawn}")


def watchtower_meets_cache(t: Scenario) -> None:
    t.alice.has(hand="watchtower")
    t.turn(phase="buy", buys=2, coins=5)
    t.alice.buys("cache")


@ruling("PR-065")
def test_watchtower_may_go_before_another_effect() -> None:
    with table("alice", "vincent", kingdom=["watchtower", "cache"]) as t:
        watchtower_meets_cache(t)
        t.alice.lets_first("watchtower")
        t.alice.chooses("deck")
        t.alice.passes("choose")
        t.alice.passes("choose")
        t.alice.shows(deck="cache", discard_pile="copper*2")


@ruling("PR-065", "PR-066")
def test_a_card_covered_meanwhile_is_lost_to_watchtower() -> None:
    with table("alice", "vincent", kingdom=["watchtower", "cache"]) as t:
        watchtower_meets_cache(t)
        t.alice.lets_first("cache")
        t.alice.passes("choose")  # for the first Copper
        t.alice.passes("choose")  # for the second one
        # Not asked about Cache, which lies under the Coppers.
        t.turn_is(player=t.alice, phase="buy", buys=1)
        t.alice.shows(discard_pile="cache, copper*2")


@ruling("PR-066")
def test_a_card_moved_by_royal_seal_is_lost_to_watchtower() -> None:
    with table("alice", "vincent", kingdom=["watchtower", "royal_seal"]) as t:
        t.alice.has(hand="watchtower", in_play="royal_seal")
        t.turn(phase="buy", buys=2, coins=3)
        t.alice.buys("silver")
        t.alice.lets_first("royal_seal")
        t.alice.accepts("put_on_deck")
        t.turn_is(player=t.alice, phase="buy", buys=1)
        t.alice.shows(deck="silver", hand="watchtower")


def test_a_card_moved_by_watchtower_is_lost_to_royal_seal() -> None:
    with table("alice", "vincent", kingdom=["watchtower", "royal_seal"]) as t:
        t.alice.has(hand="watchtower", in_play="royal_seal")
        t.turn(phase="buy", buys=2, coins=3)
        t.alice.buys("silver")
        t.alice.lets_first("watchtower")
        t.alice.chooses("trash")
        t.trash_shows("silver")
        t.turn_is(player=t.alice, phase="buy", buys=1)


def test_a_card_left_by_royal_seal_is_there_for_watchtower() -> None:
    with table("alice", "vincent", kingdom=["watchtower", "royal_seal"]) as t:
        t.alice.has(hand="watchtower", in_play="royal_seal")
        t.turn(phase="buy", buys=2, coins=3)
        t.alice.buys("silver")
        t.alice.lets_first("royal_seal")
        t.alice.passes("put_on_deck")
        t.alice.chooses("trash")
        t.trash_shows("silver")


def test_trader_comes_before_watchtower_and_royal_seal() -> None:
    with table("alice", "vincent", kingdom=["watchtower", "royal_seal", "trader"]) as t:
        t.alice.has(hand="watchtower, trader", in_play="royal_seal")
        t.turn(phase="buy", buys=2, coins=6)
        t.alice.buys("gold")
        t.alice.reveals("trader")
        t.alice.lets_first("watchtower")
        t.alice.passes("choose")
        t.alice.accepts("put_on_deck")
        t.alice.shows(deck="silver", discard_pile="")
        t.pile_shows("gold", 30)


# ---------------------------------------------------------------- Trade Route


def tokens_of(t: Scenario) -> list[str]:
    """The piles that carry a Trade Route token."""
    return [t.state.setup.piles[x.pile].name for x in t.state.pile_tokens if x.card.name == "trade_route"]


@ruling("PR-054")
def test_every_victory_pile_starts_with_a_trade_route_token() -> None:
    kingdom = ["trade_route", "gardens", "great_hall", "harem", "moat"]
    with table("alice", "vincent", kingdom=kingdom, colonies=True) as t:
        wanted = ["estate", "duchy", "province", "colony", "gardens", "great_hall", "harem"]
        assert tokens_of(t) == wanted
        assert all(x.n == 1 for x in t.state.pile_tokens)
        t.alice.has(hand="copper")
        t.alice.ends_turn()
        assert tokens_of(t) == wanted


@ruling("PR-055")
def test_knights_and_ruins_never_carry_a_trade_route_token() -> None:
    with table("alice", "vincent", kingdom=["trade_route", "knights", "cultist"]) as t:
        t.pile("knights", "dame_josephine, sir_martin")
        assert tokens_of(t) == ["estate", "duchy", "province"]
        t.turn(phase="buy", buys=3, coins=5)
        t.alice.buys("dame_josephine")
        t.alice.buys("curse")
        assert tokens_of(t) == ["estate", "duchy", "province"]
        assert t.state.mats == {}


def test_trade_route_pays_for_each_pile_that_was_gained_from() -> None:
    with table("alice", "vincent", kingdom=["trade_route", "harem"]) as t:
        t.alice.has(deck="trade_route, gold, estate*3")
        t.turn(phase="buy", buys=4, coins=16)
        t.alice.buys("estate")
        assert t.state.mats == {"trade_route": 1}
        assert tokens_of(t) == ["duchy", "province", "harem"]
        t.alice.buys("estate")
        assert t.state.mats == {"trade_route": 1}
        t.alice.buys("harem")
        assert t.state.mats == {"trade_route": 2}
        t.alice.buys("copper")
        assert tokens_of(t) == ["duchy", "province"]
        t.vincent.ends_turn()
        t.alice.plays("trade_route")
        with pytest.raises(IllegalAnswer):
            t.alice.passes("trash")
        t.alice.trashes("estate")
        t.turn_is(buys=2, coins=2)
        t.trash_shows("estate")


def test_trade_route_yields_nothing_before_a_token_moved() -> None:
    with table("alice", "vincent", kingdom=["trade_route"]) as t:
        t.alice.has(hand="trade_route, estate")
        t.alice.plays("trade_route")
        t.turn_is(coins=0, buys=2)
        t.trash_shows("estate")


def test_a_token_moves_before_watchtower_is_asked() -> None:
    with table("alice", "vincent", kingdom=["trade_route", "watchtower"]) as t:
        t.alice.has(hand="watchtower")
        t.turn(phase="buy", coins=2, buys=2)
        t.alice.buys("estate")
        t.alice.chooses("trash")
        t.trash_shows("estate")
        assert t.state.mats == {"trade_route": 1}


def test_a_card_gained_without_buying_moves_its_trade_route_token() -> None:
    with table("alice", "vincent", kingdom=["trade_route", "workshop"]) as t:
        t.alice.has(hand="workshop, trade_route")
        t.turn(actions=2)
        t.alice.plays("workshop")
        t.alice.gains("estate")
        t.alice.plays("trade_route")
        t.turn_is(coins=1, buys=2)
        t.trash_shows("")


def test_any_players_gain_moves_a_trade_route_token() -> None:
    with table("alice", "vincent", kingdom=["trade_route", "swindler"]) as t:
        t.alice.has(hand="swindler")
        t.vincent.has(deck="estate")
        t.alice.plays("swindler")
        t.vincent.shows(discard_pile="estate")
        assert t.state.mats == {"trade_route": 1}


@ruling("PR-056")
def test_returning_cards_does_not_concern_trade_route_tokens() -> None:
    with table("alice", "vincent", kingdom=["trade_route", "ambassador", "moat"]) as t:
        t.alice.has(hand="ambassador*2, estate*2, duchy*2")
        t.vincent.has(hand="moat")
        t.turn(actions=2)
        t.alice.plays("ambassador")
        t.vincent.reveals("moat")
        t.alice.reveals("estate")
        t.alice.answers("return", 2)
        assert tokens_of(t) == ["estate", "duchy", "province"]
        assert t.state.mats == {}
        t.alice.plays("ambassador")
        t.vincent.passes("reveal")
        t.alice.answers("return", 2)
        t.vincent.shows(discard_pile="duchy")
        # Vincent's Duchy took the token off; cards going back bring none.
        assert tokens_of(t) == ["estate", "province"]
        assert t.state.mats == {"trade_route": 1}


@ruling("PR-057")
def test_trade_route_in_the_black_market_deck_is_set_up() -> None:
    kingdom = ["black_market", "gardens"]
    with table("alice", "vincent", kingdom=kingdom, black_market=["trade_route", "moat"]) as t:
        assert tokens_of(t) == ["estate", "duchy", "province", "gardens"]
        t.turn(phase="buy", coins=4, buys=2)
        t.alice.buys("gardens")
        assert t.state.mats == {"trade_route": 1}


def test_the_possessor_gains_and_the_token_moves() -> None:
    with table("alice", "vincent", kingdom=["trade_route", "possession"]) as t:
        t.alice.has(hand="possession", deck="copper*5")
        t.vincent.has(hand="copper*2")
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.vincent.buys("estate")
        t.alice.shows(discard_pile="possession, estate")
        assert t.state.mats == {"trade_route": 1}
