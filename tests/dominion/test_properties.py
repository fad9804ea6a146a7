"""Random games over random kingdoms: what must hold in every game (TESTING.md, 3)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chaudron.games.dominion.card import Card, Rule
from chaudron.games.dominion.cards.basics import COPPER, CURSE, ESTATE
from chaudron.games.dominion.choices import DISCARD, CardQuestion
from chaudron.games.dominion.events import Gain
from chaudron.games.dominion.kingdoms import SIZE
from chaudron.games.dominion.library import SETS, find, kingdom_cards
from chaudron.games.dominion.rules import Game
from chaudron.games.dominion.spec import SPEC
from chaudron.games.dominion.state import Player
from chaudron.kernel.request import ONE, ORDER, SOME
from chaudron.testing.dominion import properties
from chaudron.testing.dominion.properties import Broken, Deal, census, quick, thorough

seeds = st.integers(0, 10**9)


def few(n: int) -> settings:
    return settings(deadline=None, derandomize=True, max_examples=n)


@few(250)
@given(seed=seeds)
def test_random_games_of_all_sets(seed: int) -> None:
    assert quick(Deal(seed)).decisions > 0


def enough(name: str) -> bool:
    return len([c for c in kingdom_cards() if c.set == name]) >= SIZE


@pytest.mark.parametrize("name", [name for name in SETS if enough(name)])
def test_random_games_of_one_set(name: str) -> None:
    for seed in range(20):
        assert quick(Deal(seed, sets=(name,))).decisions > 0


@few(12)
@given(seed=seeds)
def test_every_property_at_every_decision(seed: int) -> None:
    assert thorough(Deal(seed), every=4, upto=250).decisions > 0


def test_a_stalemate_of_the_rules_is_known_for_one() -> None:
    """Each player owns one Chapel and nothing else; Copper and Curse are gone: nobody can ever buy."""
    game = a_game()
    for p in game.players:
        p.hand, p.deck, p.discard_pile = [], [find("chapel")], []
    watching = properties.Watching([], census(game), 1)
    watching.check_goes_on(game)
    with pytest.raises(properties.Stalemate):
        watching.check_goes_on(game)


# ---------------------------------------------------------------- the checks can fail


def test_a_long_game_with_money_in_it_is_no_stalemate() -> None:
    game = a_game()
    watching = properties.Watching([], census(game), 1)
    watching.check_goes_on(game)
    with pytest.raises(Broken, match="there is money"):
        watching.check_goes_on(game)
    game.counts[0] -= 1
    with pytest.raises(Broken, match="does not end"):
        watching.check_goes_on(game)


def a_game() -> Game:
    return SPEC.begin(1, 2, SPEC.settle(1, 2, {"sets": ["base"]}))


def test_a_lost_card_is_noticed() -> None:
    game = a_game()
    cards = census(game)
    game.players[0].deck.pop()
    with pytest.raises(Broken, match="not conserved: missing"):
        properties.check_table(game, cards)


def test_a_card_in_two_places_is_noticed() -> None:
    game = a_game()
    cards = census(game)
    game.players[0].hand.append(COPPER)
    with pytest.raises(Broken, match=r"too many \{copper: 1\}"):
        properties.check_table(game, cards)


def test_a_forgotten_empty_pile_is_noticed() -> None:
    game = a_game()
    game.counts[game.setup.pile_of[CURSE.id]] = 0
    with pytest.raises(Broken, match="0 piles are said to be empty, 1 are"):
        properties.check_table(game, census(game))


@pytest.mark.parametrize(
    ("kind", "lo", "hi", "cards", "forced"),
    [
        (ONE, 1, 1, [ESTATE, ESTATE], True),
        (ONE, 0, 1, [ESTATE], False),
        (ONE, 0, 1, [], True),
        (SOME, 1, 1, [ESTATE, ESTATE], True),
        (SOME, 2, 2, [ESTATE, COPPER], True),
        (SOME, 1, 2, [ESTATE, ESTATE], False),
        (SOME, 1, 1, [ESTATE, COPPER], False),
        (ORDER, 2, 2, [ESTATE, ESTATE], True),
        (ORDER, 2, 2, [ESTATE, COPPER], False),
    ],
)
def test_a_forced_choice_is_noticed(kind: int, lo: int, hi: int, cards: list[Card], forced: bool) -> None:
    request = CardQuestion(0, 0, kind, DISCARD, lo, hi, None, cards)
    if forced:
        with pytest.raises(Broken, match="forced choice"):
            properties.check_request(a_game(), request)
    else:
        properties.check_request(a_game(), request)


def test_where_two_views_differ_is_named() -> None:
    one = {"a": [1, {"b": 2}], "c": 3}
    assert properties.difference(one, {"a": [1, {"b": 4}], "c": 3}) == ".a[1].b: 2 / 4"
    assert properties.difference(one, {"a": [1], "c": 3}) == ".a: [1, {'b': 2}] / [1]"


# ---------------------------------------------------------------- effects without end


class Endless(Rule):
    """Whoever gains a card gains another one."""

    def in_play_on_gain(self, game: Game, you: Player, gain: Gain) -> None:
        game.put_on_pile(game.setup.pile_of[COPPER.id], COPPER)
        game.gain(you, COPPER)


def test_effects_that_nest_without_end_are_an_error_not_a_crash() -> None:
    game = a_game()
    game.add_rule(Endless(COPPER))
    with pytest.raises(RuntimeError, match="nest without end"):
        game.gain(game.players[0], COPPER)
