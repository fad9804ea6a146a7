"""Observations say what the view says, within their bounds, and nothing that the seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from chaudron.envs.common import Terms
from chaudron.games.alchemists.encoding import SOURCES as ALCHEMISTS_SOURCES
from chaudron.games.catalogue import game
from chaudron.games.dominion.encoding import OCCASIONS
from chaudron.kernel.actions import Picks
from chaudron.kernel.errors import Refusal
from chaudron.kernel.learning import LearnersGame
from chaudron.kernel.rng import Rng, stream
from chaudron.kernel.state import State
from chaudron.testing.questions import Sources
from tests.envs.test_actions import GAMES, TABLES


def some_terms(name: str, seed: int) -> Terms:
    players, options = TABLES[name](seed)
    return Terms(name, players, "win", "raise", 0, options)


def going_on(terms: Terms, seed: int, steps: int, every: int) -> Iterator[tuple[LearnersGame, int]]:
    """A game at random: every few decisions it is looked at, by somebody who is asked."""
    playing, chance = terms.begin(seed), Random(seed)
    for n in range(steps):
        if playing.over:
            return
        seat = chance.choice(playing.asked())
        if n % every == 0:
            yield playing, seat
        playing.act(seat, chance.choice(playing.legal(seat)))


def check_round_trip(name: str, seeds: range, every: int) -> None:
    for seed in seeds:
        terms = some_terms(name, seed)
        for playing, seat in going_on(terms, seed, 900, every):
            check_observation(terms, playing, seat)
            check_observation(terms, playing, (seat + 1) % terms.players)


def check_observation(terms: Terms, playing: LearnersGame, seat: int) -> None:
    """It is within its bounds and gives back every field of the view and the question, and the memory."""
    seen = terms.observe(playing, seat)["observation"]
    assert (terms.low <= seen).all() and (seen <= terms.high).all()
    view, picks = playing.stepper.view(seat), playing.picks_of(seat)
    encoding = terms.encoding
    looked = encoding.look(view, picks)
    assert encoding.read([int(n) for n in seen]) == encoding.code.canonical(looked)
    dump = view.dump()
    assert looked["view"].keys() == dump.keys()


@pytest.mark.parametrize("name", GAMES)
def test_reading_gives_back_every_field_of_the_view(name: str) -> None:
    check_round_trip(name, range(2), 19)


@pytest.mark.all
@pytest.mark.parametrize("name", GAMES)
def test_the_same_in_many_games(name: str) -> None:
    check_round_trip(name, range(100, 124), 11)


@pytest.mark.once
@pytest.mark.parametrize("name", GAMES)
def test_every_number_has_one_line_of_the_reference(name: str) -> None:
    terms = some_terms(name, 1)
    at = 0
    for row in terms.encoding.rows():
        assert row.at == at and row.width > 0, row.name
        assert -32768 <= row.lo <= row.hi <= 32767
        at += row.width
    assert at == terms.encoding.width == len(terms.low)


def dealt_anew(playing: LearnersGame, seat: int, rng: Rng) -> State:
    """The state at this seat's question, in another world that the seat believes possible."""
    state = playing.stepper.state_of(seat)
    if state is playing.stepper.base:
        state = state.clone()  # else it is run again from the snapshot anyway
    state.redeal(seat, rng)
    return state


def check_leaks(name: str, seeds: range, every: int) -> int:
    """Deal anew what a seat cannot see: neither its observation nor its mask changes."""
    looked = 0
    for seed in seeds:
        terms = some_terms(name, seed)
        for playing, seat in going_on(terms, seed, 900, every):
            picks = playing.picks_of(seat)
            if picks is None or picks.taken:
                continue
            before = terms.encoding.numbers(playing.stepper.view(seat), picks)
            state = dealt_anew(playing, seat, stream(seed, "leak"))
            assert terms.encoding.numbers(state.view(seat), picks) == before
            assert Picks(terms.actions, picks.request, state).legal() == picks.legal()
            looked += 1
            check_the_others(terms, playing, stream(seed, "others"))
    return looked


def check_the_others(terms: Terms, playing: LearnersGame, rng: Rng) -> None:
    """Nor does what those see who wait while others are asked."""
    for seat in range(terms.players):
        if playing.picks_of(seat) is None:
            before = terms.encoding.numbers(playing.stepper.view(seat), None)
            state = playing.stepper.state_of(seat).clone()
            state.redeal(seat, rng)
            assert terms.encoding.numbers(state.view(seat), None) == before


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_know_changes_nothing(name: str) -> None:
    assert check_leaks(name, range(2), 17) > 10


@pytest.mark.all
@pytest.mark.parametrize("name", GAMES)
def test_nothing_leaks_in_many_games(name: str) -> None:
    assert check_leaks(name, range(40, 56), 9) > 100


@pytest.mark.once
@pytest.mark.parametrize(
    ("name", "parameter", "places"),
    [("alchemists", "source", ALCHEMISTS_SOURCES), ("dominion", "occasion", OCCASIONS)],
)
def test_whatever_asks_has_a_number(name: str, parameter: str, places: list[str]) -> None:
    """Random games meet the rarest questions too seldom: these are the words that the rules say outright."""
    given = Sources(name, ["", *game(name).verbs()], {}).given_as(parameter)
    assert len(given) > 5 and given <= set(places)


@pytest.mark.once
def test_a_fixed_kingdom_has_a_narrow_observation() -> None:
    fixed, any_kingdom = (game("dominion").encoding(2, {"kingdom": k}) for k in ("first_game", "random"))
    assert fixed.width < 2000 < any_kingdom.width


def test_which_fortune_cards_are_to_come_is_remembered() -> None:
    terms = Terms("quacks", 2, "win", "raise", 0, {})
    playing, chance = terms.begin(3), Random(3)
    turned_up: list[str] = []
    every = set(seen_now(terms, playing)["remembered"]["cards_to_come"])
    while not playing.over:
        seen = seen_now(terms, playing)
        if seen["view"]["card"] not in turned_up:
            turned_up.append(seen["view"]["card"])
        assert set(seen["remembered"]["cards_to_come"]) == every - set(turned_up)
        playing.act(playing.turn, chance.choice(playing.legal(playing.turn)))
    assert len(turned_up) == 9


def seen_now(terms: Terms, playing: LearnersGame) -> dict[str, Any]:
    seen = terms.observe(playing, playing.turn)["observation"]
    return terms.encoding.read([int(n) for n in seen])


@pytest.mark.once
def test_a_thousand_turns_have_a_place() -> None:
    encoding = game("dominion").encoding(2, {"kingdom": "first_game"})
    playing = Terms("dominion", 2, "win", "raise", 0, {"kingdom": "first_game"}).begin(1)
    look = encoding.look(playing.stepper.view(0), None)
    look["view"]["players"][0]["turns"] = look["view"]["coins"] = 1001
    numbers = [0] * encoding.width
    encoding.code.write(look, numbers, 0)
    assert encoding.read(numbers)["view"]["players"][0]["turns"] == 1001


@pytest.mark.once
def test_what_has_no_place_is_refused() -> None:
    encoding = game("quacks").encoding(2, {})
    view = dict(game("quacks").new(1, 2, {}).view(0).dump())
    numbers = [0] * encoding.width
    with pytest.raises(Refusal, match="no place for 'elevenses'"):
        encoding.code.codes[0].write({**view, "phase": "elevenses"}, numbers, 0)
    with pytest.raises(Refusal, match="no place for 'teapot'"):
        encoding.code.codes[0].canonical({**view, "teapot": 1})


def test_writing_fills_the_array_it_is_given() -> None:
    terms = some_terms("quacks", 3)
    playing = terms.begin(3)
    array = np.full(terms.encoding.width, 99, np.int16)
    playing.observe(playing.turn, array)
    assert (array == terms.observe(playing, playing.turn)["observation"]).all()
