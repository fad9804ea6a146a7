"""The Tournament and the five Prizes."""

import pytest

from chaudron.games.dominion.kingdoms import Kingdom, check
from chaudron.games.dominion.library import find, kingdom_cards
from chaudron.games.dominion.scenario import table
from chaudron.games.dominion.setup import new_game
from chaudron.kernel.errors import Refusal
from tests.rulings import ruling

PRIZES = ["bag_of_gold", "diadem", "followers", "princess", "trusty_steed"]
BASE = [c.name for c in kingdom_cards() if c.set == "base"]

# ---------------------------------------------------------------- Tournament


def test_tournament_without_a_province() -> None:
    with table("alice", "vincent", kingdom=["tournament"]) as t:
        t.alice.has(hand="tournament, estate", deck="gold, silver")
        t.alice.plays("tournament")
        t.turn_is(actions=1, coins=1)
        t.alice.shows(hand="estate, gold", discard_pile="", deck="silver")


@pytest.mark.parametrize("prize", PRIZES)
def test_a_province_wins_any_prize(prize: str) -> None:
    """It goes onto the deck, and is drawn at once when nobody else shows a Province."""
    with table("alice", "vincent", kingdom=["tournament"]) as t:
        t.alice.has(hand="tournament, province", deck="silver")
        t.vincent.has(hand="province, copper")
        t.alice.plays("tournament")
        t.alice.reveals("province")
        t.vincent.reveals("province")
        t.alice.chooses("prize")
        t.alice.is_offered(", ".join(PRIZES))
        t.alice.gains(prize)
        t.alice.shows(hand="", discard_pile="province", deck=f"{prize}, silver")
        t.turn_is(actions=1, coins=0)
        t.pile_shows("prizes", 4)
        t.vincent.knows_top(t.alice, prize)
    with table("alice", "vincent", kingdom=["tournament"]) as t:
        t.alice.has(hand="tournament, province", deck="silver")
        t.alice.plays("tournament")
        t.alice.reveals("province")
        t.alice.chooses("prize")
        t.alice.gains(prize)
        t.turn_is(actions=1, coins=1)
        t.alice.shows(hand=prize, deck="silver")


def test_a_province_may_win_a_duchy() -> None:
    with table("alice", "vincent", kingdom=["tournament"]) as t:
        t.alice.has(hand="tournament, province", deck="silver")
        t.vincent.has(hand="province")
        t.alice.plays("tournament")
        t.alice.reveals("province")
        t.vincent.reveals("province")
        t.alice.chooses("duchy")
        t.alice.shows(deck="duchy, silver", discard_pile="province")
        t.pile_shows("prizes", 5)


@ruling("CO-019")
def test_what_is_not_left_may_be_chosen_and_is_not_gained() -> None:
    with table("alice", "vincent", kingdom=["tournament"]) as t:
        t.pile("duchy", 0)
        t.alice.has(hand="tournament, province")
        t.alice.plays("tournament")
        t.alice.reveals("province")
        t.alice.chooses("duchy")
        t.pile_shows("prizes", 5)
        t.alice.shows(hand="province", deck="", discard_pile="")  # discarded, shuffled and drawn
    with table("alice", "vincent", kingdom=["tournament"]) as t:
        t.pile("prizes", "")
        t.alice.has(hand="tournament, province", deck="silver")
        t.alice.plays("tournament")
        t.alice.reveals("province")
        t.alice.chooses("prize")
        t.pile_shows("duchy", 8)
        t.alice.shows(hand="silver", deck="", discard_pile="province")
    with table("alice", "vincent", kingdom=["tournament"]) as t:
        t.pile("prizes", "").pile("duchy", 0)
        t.alice.has(hand="tournament, province", deck="silver")
        t.alice.plays("tournament")
        t.alice.reveals("province")
        t.alice.is_asked("play_treasures")  # nothing left at all: nothing to choose
        t.alice.shows(hand="silver", deck="", discard_pile="province")


@ruling("CO-020", "CO-022")
def test_an_opponents_province_wins_nothing_and_stays_in_hand() -> None:
    with table("alice", "vincent", kingdom=["tournament"]) as t:
        t.alice.has(hand="tournament", deck="gold")
        t.vincent.has(hand="province, copper")
        t.alice.plays("tournament")
        t.vincent.reveals("province")
        t.turn_is(actions=1, coins=0)  # no card and no coin for Alice either
        t.alice.shows(hand="", deck="gold")
        t.vincent.shows(hand="province, copper", deck="", discard_pile="")
        t.pile_shows("prizes", 5)
        assert t.alice.sees(t.vincent) == ["province"]


@ruling("CO-021")
def test_nobody_has_to_show_a_province() -> None:
    with table("alice", "vincent", kingdom=["tournament"]) as t:
        t.alice.has(hand="tournament, province", deck="gold")
        t.vincent.has(hand="province")
        t.alice.plays("tournament")
        t.alice.passes("reveal")
        t.vincent.passes("reveal")
        t.alice.shows(hand="province, gold", discard_pile="")
        t.turn_is(coins=1)
        assert t.alice.sees(t.vincent) == []


def test_one_rival_is_enough_to_spoil_the_card_and_the_coin() -> None:
    with table("alice", "vincent", "lucas", kingdom=["tournament"]) as t:
        t.alice.has(hand="tournament", deck="gold")
        t.vincent.has(hand="province")
        t.lucas.has(hand="province")
        t.alice.plays("tournament")
        t.vincent.reveals("province")
        t.lucas.passes("reveal")
        t.turn_is(coins=0)
        t.alice.shows(hand="")


def test_a_possessed_players_prize_goes_to_the_possessors_discard_pile() -> None:
    with table("alice", "vincent", kingdom=["tournament", "possession"]) as t:
        t.alice.has(hand="possession", deck="copper*5")
        t.vincent.has(hand="tournament, province", deck="silver")
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.vincent.plays("tournament")
        t.vincent.reveals("province")
        t.vincent.chooses("prize")
        t.vincent.gains("followers")
        t.alice.shows(discard_pile="possession, followers")
        t.vincent.shows(hand="silver", discard_pile="province")


# ---------------------------------------------------------------- outside the Supply


@pytest.mark.parametrize(
    ("prize", "kind"),
    [
        pytest.param("bag_of_gold", "action", marks=ruling("CO-028", "CO-029")),
        pytest.param("diadem", "treasure", marks=ruling("CO-030", "CO-031")),
        pytest.param("followers", "action", marks=ruling("CO-033", "CO-034")),
        pytest.param("princess", "action", marks=ruling("CO-037", "CO-038")),
        pytest.param("trusty_steed", "action", marks=ruling("CO-040", "CO-041")),
    ],
)
def test_a_prize_is_one_card_outside_the_supply(prize: str, kind: str) -> None:
    game = new_game(check(Kingdom([*BASE[:9], "tournament"])), 4, 0)
    card = find(prize)
    prizes = game.setup.pile_named("prizes")
    assert game.stacks[prizes].count(card) == 1
    assert not game.setup.piles[prizes].in_supply
    assert not game.in_supply(card)
    assert (card.cost, card.potion) == (0, 0)
    assert (card.is_action, card.is_treasure) == (kind == "action", kind == "treasure")
    with pytest.raises(Refusal, match="not a kingdom card"):
        check(Kingdom([*BASE[:9], prize]))
    without = new_game(check(Kingdom(BASE[:10])), 4, 0)
    assert without.setup.pile_named("prizes") < 0
    with table("alice", "vincent", kingdom=["tournament", "workshop"]) as t:
        t.alice.has(hand="workshop, gold")
        t.alice.plays("workshop")
        t.alice.is_not_offered(prize)
        t.alice.gains("copper")
        t.alice.plays_treasures()
        t.alice.is_not_offered(prize)
    with table("alice", "vincent", kingdom=["tournament"]) as t:
        t.pile("prizes", "").pile("duchy", 0).pile("curse", 1)
        t.turn(phase="buy", coins=9)
        t.alice.buys("curse")
        assert not t.over  # two empty Supply piles; the Prizes do not count


# ---------------------------------------------------------------- each Prize


def test_bag_of_gold_gains_a_gold_onto_the_deck() -> None:
    with table("alice", "vincent", kingdom=["tournament"]) as t:
        t.alice.has(hand="bag_of_gold", deck="estate")
        t.alice.plays("bag_of_gold")
        t.turn_is(actions=1)
        t.alice.shows(deck="gold, estate", discard_pile="")
        t.pile_shows("gold", 29)


@ruling("CO-032")
def test_diadem_counts_actions_left_not_action_cards() -> None:
    with table("alice", "vincent", kingdom=["tournament", "village"]) as t:
        t.alice.has(hand="village, diadem, moat*3")
        t.alice.plays("village")
        t.alice.passes("play_action")
        t.alice.plays_treasures()
        t.turn_is(coins=4)  # 2, and 1 for each of two Actions
    with table("alice", "vincent", kingdom=["tournament"]) as t:
        t.alice.has(hand="diadem, moat*3")
        t.turn(actions=0)
        t.alice.plays_treasures()
        t.turn_is(coins=2)


def test_followers_attack_twice() -> None:
    with table("alice", "vincent", "lucas", kingdom=["tournament", "moat"]) as t:
        t.alice.has(hand="followers", deck="copper, silver, gold")
        t.vincent.has(hand="copper*5")
        t.lucas.has(hand="moat, copper*4")
        t.alice.plays("followers")
        t.lucas.reveals("moat")
        t.alice.shows(hand="copper, silver", deck="gold", discard_pile="estate")
        t.vincent.shows(hand="copper*3", discard_pile="curse, copper*2")
        t.lucas.shows(hand="moat, copper*4", discard_pile="")


@ruling("CO-035")
def test_the_last_curse_of_followers_goes_to_the_left() -> None:
    with table("alice", "vincent", "lucas", kingdom=["tournament"]) as t:
        t.pile("curse", 1)
        t.turn(player=t.vincent)
        t.vincent.has(hand="followers")
        t.vincent.plays("followers")
        t.lucas.shows(discard_pile="curse")
        t.alice.shows(discard_pile="")


@ruling("CO-036")
def test_all_curses_come_before_any_discarding() -> None:
    with table("alice", "vincent", "lucas", kingdom=["tournament"]) as t:
        t.alice.has(hand="followers")
        t.vincent.has(hand="copper*4, estate")
        t.lucas.has(hand="copper*4, estate")
        t.alice.plays("followers")
        t.vincent.is_asked("discard")
        t.vincent.shows(discard_pile="curse")
        t.lucas.shows(discard_pile="curse")
        t.vincent.discards("copper*2")
        t.lucas.discards("copper, estate")
        t.lucas.shows(hand="copper*3")


def test_princess_makes_everything_cheaper() -> None:
    with table("alice", "vincent", kingdom=["tournament", "remodel"]) as t:
        t.alice.has(hand="princess, gold*2")
        t.alice.plays("princess")
        t.turn_is(buys=2, actions=0)
        assert [t.costs(c) for c in ("province", "estate", "copper", "princess")] == [6, 0, 0, 0]
        t.alice.buys("province")
        t.turn_is(coins=0, buys=1)
        t.alice.ends_turn()
        assert t.costs("province") == 8


@ruling("CO-039")
def test_a_princess_played_twice_is_still_one_princess() -> None:
    with table("alice", "vincent", kingdom=["tournament", "throne_room"]) as t:
        t.alice.has(hand="throne_room, princess")
        t.alice.plays("throne_room")
        t.turn_is(buys=3)
        assert t.costs("province") == 6


@pytest.mark.parametrize(
    ("chosen", "hand", "actions", "coins", "discarded", "deck"),
    [
        ("cards, actions", "gold*2", 2, 0, "", "gold*3"),
        ("cards, coins", "gold*2", 0, 2, "", "gold*3"),
        ("actions, coins", "", 2, 2, "", "gold*5"),
        ("coins, silvers", "", 0, 2, "silver*4, gold*5", ""),
        ("actions, silvers", "", 2, 0, "silver*4, gold*5", ""),
    ],
)
def test_trusty_steed(chosen: str, hand: str, actions: int, coins: int, discarded: str, deck: str) -> None:
    with table("alice", "vincent", kingdom=["tournament"]) as t:
        t.alice.has(hand="trusty_steed", deck="gold*5")
        t.alice.plays("trusty_steed")
        t.alice.chooses(chosen)
        t.turn_is(actions=actions, coins=coins)
        t.alice.shows(hand=hand, discard_pile=discarded, deck=deck)


@ruling("CO-042")
def test_both_options_of_trusty_steed_are_announced_together() -> None:
    with table("alice", "vincent", kingdom=["tournament"]) as t:
        t.alice.has(hand="trusty_steed", deck="gold*5")
        t.alice.plays("trusty_steed")
        request = t.asked(t.alice)
        assert (request.lo, request.hi) == (2, 2)  # two different ones, in one answer
        t.alice.is_offered("cards, actions, coins, silvers")
        t.alice.shows(hand="")
        t.alice.chooses("cards, silvers")


@ruling("CO-043")
@pytest.mark.parametrize("named", ["cards, silvers", "silvers, cards"])
def test_trusty_steeds_options_happen_in_the_order_of_the_card(named: str) -> None:
    with table("alice", "vincent", kingdom=["tournament"]) as t:
        t.alice.has(hand="trusty_steed", deck="gold*3", discard_pile="estate")
        t.alice.plays("trusty_steed")
        t.alice.chooses(named)
        t.alice.shows(hand="gold*2", deck="", discard_pile="estate, silver*4, gold")  # drawn first
