"""Seaside: tokens on piles, and cards put away on mats."""

from collections.abc import Mapping

import pytest

from chaudron.games.dominion.cards.basics import CURSE
from chaudron.games.dominion.scenario import table
from tests.dominion.told import heard
from tests.rulings import ruling

# ---------------------------------------------------------------- Embargo


def test_embargo_is_trashed_for_a_token() -> None:
    with table("alice", "vincent", kingdom=["embargo", "village"]) as t:
        t.alice.has(hand="embargo")
        t.vincent.has(hand="silver*2", deck="copper*5")
        t.alice.plays("embargo")
        t.alice.answers("put_token", "village")
        t.turn_is(coins=2)
        t.trash_shows("embargo")
        assert [e["word"] for e in heard(t, t.vincent, "choose")] == ["village"]
        t.alice.ends_turn()
        t.vincent.buys("village")
        t.vincent.shows(discard_pile="village, curse, silver*2")


@ruling("SE-007")
def test_a_card_not_bought_brings_no_embargo_curse() -> None:
    with table("alice", "vincent", kingdom=["embargo", "workshop", "village"]) as t:
        t.tokens("village", "embargo", 2)
        t.alice.has(hand="workshop")
        t.alice.plays("workshop")
        t.alice.gains("village")
        t.alice.shows(discard_pile="village")


@ruling("SE-008")
def test_no_curses_left_means_no_embargo_curses() -> None:
    with table("alice", "vincent", kingdom=["embargo", "village"]) as t:
        t.tokens("village", "embargo", 2).pile("curse", 1).turn(phase="buy", coins=6, buys=3)
        t.alice.buys("village")
        t.alice.shows(discard_pile="village, curse")
        t.pile_shows("curse", 0)
        t.alice.buys("village")
        t.alice.shows(discard_pile="village*2, curse")


@ruling("SE-009")
@pytest.mark.parametrize(("second", "curses"), [("village", 2), ("silver", 1)])
def test_throne_room_lets_embargo_place_two_tokens(second: str, curses: int) -> None:
    with table("alice", "vincent", kingdom=["embargo", "throne_room", "village"]) as t:
        t.alice.has(hand="throne_room, embargo")
        t.turn(buys=2)
        t.alice.plays("throne_room")
        t.alice.answers("put_token", "village")
        t.alice.answers("put_token", second)
        t.trash_shows("embargo")
        t.turn_is(coins=4)
        t.alice.buys("village")
        assert t.alice.player.discard_pile.count(CURSE) == curses


@ruling("SE-010")
def test_embargo_covers_every_card_of_a_mixed_pile() -> None:
    with table("alice", "vincent", kingdom=["embargo", "knights", "cultist"]) as t:
        t.pile("knights", "sir_martin, dame_anna").pile("ruins", "survivors, abandoned_mine")
        t.tokens("knights", "embargo", 1).tokens("ruins", "embargo", 1)
        t.turn(phase="buy", coins=9, buys=4)
        for card in ("sir_martin", "dame_anna", "survivors", "abandoned_mine"):
            t.alice.buys(card)
        t.pile_shows("curse", 6)


@ruling("SE-011")
def test_embargo_tokens_never_run_out() -> None:
    with table("alice", "vincent", "nina", kingdom=["embargo", "village"]) as t:
        t.tokens("village", "embargo", 12)
        t.alice.has(hand="embargo, copper")
        t.alice.plays("embargo")
        t.alice.answers("put_token", "village")
        t.alice.buys("village")
        t.pile_shows("curse", 20 - 13)


# ---------------------------------------------------------------- Island


def test_island_takes_a_card_along() -> None:
    with table("alice", "vincent", kingdom=["island"]) as t:
        t.alice.has(hand="island, estate, gold")
        t.alice.plays("island")
        t.alice.answers("set_aside", "estate")
        t.alice.shows(hand="gold", in_play="", mats={"island": "island, estate"})
        t.alice.ends_turn()
        t.alice.shows(mats={"island": "island, estate"})


@ruling("SE-014")
def test_island_goes_alone_from_an_empty_hand() -> None:
    with table("alice", "vincent", kingdom=["island"]) as t:
        t.alice.has(hand="island")
        t.alice.plays("island")
        t.alice.shows(in_play="", mats={"island": "island"})


@ruling("SE-015")
def test_everybody_sees_the_island_mat() -> None:
    with table("alice", "vincent", kingdom=["island"]) as t:
        t.alice.has(hand="island, province")
        t.alice.plays("island")
        assert mats_seen_by(t.state.view(1).dump()) == [["island", "province"]]


def mats_seen_by(view: Mapping[str, object]) -> list[list[str]]:
    """The cards this view shows on the first player's mats."""
    players = view["players"]
    assert isinstance(players, list)
    return [sorted(mat["cards"]) for mat in players[0]["mats"]]


@ruling("SE-016")
def test_the_island_mat_is_scored() -> None:
    with table("alice", "vincent", kingdom=["island"]) as t:
        t.alice.has(hand="island, province", deck="estate")
        t.alice.plays("island")
        t.alice.scores(6 + 2 + 1)


@ruling("SE-017")
def test_throne_room_plays_island_twice_but_moves_it_once() -> None:
    with table("alice", "vincent", kingdom=["island", "throne_room"]) as t:
        t.alice.has(hand="throne_room, island, estate, duchy, gold")
        t.alice.plays("throne_room")
        t.alice.answers("set_aside", "estate")
        t.alice.answers("set_aside", "duchy")
        t.alice.shows(hand="gold", in_play="throne_room", mats={"island": "island, estate, duchy"})


# ---------------------------------------------------------------- Native Village


def test_native_village_puts_cards_away_and_takes_them_all() -> None:
    with table("alice", "vincent", kingdom=["native_village"]) as t:
        t.alice.has(hand="native_village*3", deck="gold, curse, silver")
        t.alice.plays("native_village")
        t.turn_is(actions=2)
        t.alice.chooses("set_aside")
        t.alice.plays("native_village")
        t.alice.chooses("set_aside")
        t.alice.shows(deck="silver", mats={"native_village": "gold, curse"}, aside="")
        t.alice.plays("native_village")
        t.alice.chooses("take")
        t.alice.shows(hand="gold, curse", mats={"native_village": ""})
        assert t.vincent.sees(t.alice) == []
        assert [e.get("cards") for e in heard(t, t.alice, "take")] == [["gold", "curse"]]
        assert [(e["n"], e.get("cards")) for e in heard(t, t.vincent, "take")] == [(2, None)]


@ruling("SE-024")
def test_only_its_owner_sees_the_native_village_mat() -> None:
    with table("alice", "vincent", kingdom=["native_village"]) as t:
        t.alice.has(hand="native_village", deck="gold")
        t.alice.plays("native_village")
        t.alice.chooses("set_aside")
        assert mats_seen_by(t.state.view(0).dump()) == [["gold"]]
        assert mats_seen_by(t.state.view(1).dump()) == [[]]


@ruling("SE-025")
@pytest.mark.parametrize("option", ["set_aside", "take"])
def test_native_village_may_choose_what_does_nothing(option: str) -> None:
    with table("alice", "vincent", kingdom=["native_village"]) as t:
        t.alice.has(hand="native_village, copper")
        t.alice.plays("native_village")
        t.alice.chooses(option)
        t.alice.shows(hand="copper", mats={"native_village": ""})
        t.turn_is(actions=2)


@ruling("SE-026")
def test_the_native_village_mat_is_scored() -> None:
    with table("alice", "vincent", kingdom=["native_village"]) as t:
        t.alice.has(hand="native_village", deck="province")
        t.alice.plays("native_village")
        t.alice.chooses("set_aside")
        t.alice.scores(6)
