"""OpenSpiel's own test, and what it does not look at: where chance is, and worlds dealt anew."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is in make test-all")

from chaudron.envs import openspiel  # noqa: E402  (only where there is OpenSpiel)
from chaudron.games.catalogue import game as spec  # noqa: E402
from chaudron.kernel.errors import IllegalAnswer  # noqa: E402

pytestmark = [pytest.mark.once, pytest.mark.all]
GAMES = ["dominion", "quacks", "alchemists"]


def loaded(game: str, params: str = "") -> Any:
    return pyspiel.load_game(openspiel.name_of(game) + params)


def played(state: Any, chance: Random, steps: int) -> Any:
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("game", GAMES)
def test_random_simulations_with_serialisation(game: str) -> None:
    params = "(options=max_turns:8)" if game == "dominion" else ""
    pyspiel.random_sim_test(loaded(game, params), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_chance_stands_where_the_rules_draw(game: str) -> None:
    chance = Random(2)
    state = played(loaded(game).new_initial_state(), chance, 10**6)
    turns = [item.player for item in state.full_history()]
    assert turns[: openspiel.DEALS] == [pyspiel.PlayerId.CHANCE] * openspiel.DEALS
    later = turns[openspiel.DEALS :].count(pyspiel.PlayerId.CHANCE)
    assert 0 < later < len(turns) / 2
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("game", GAMES)
def test_outcomes_of_chance_change_what_is_drawn_and_nothing_else(game: str) -> None:
    chance = Random(5)
    state = loaded(game).new_initial_state()
    different = 0
    for _ in range(250):
        if state.is_terminal():
            break
        if state.is_chance_node() and state.course.playing is not None:
            ends = set()
            for outcome in (1, 2, 3, 1):
                twin = state.clone()
                twin.apply_action(outcome)
                ends.add((outcome, twin.course.playing.stepper.base.digest()))
            assert len({outcome for outcome, _ in ends}) == len(ends)  # the same outcome, the same game
            different += len({digest for _, digest in ends}) > 1
        state.apply_action(chance.choice(state.legal_actions()))
    assert different > 0


@pytest.mark.parametrize("game", GAMES)
def test_worlds_dealt_anew_look_the_same_and_can_be_played(game: str) -> None:
    chance = Random(3)
    state = loaded(game).new_initial_state()
    others = 0
    for n in range(240):
        if state.is_terminal():
            break
        player = state.current_player()
        if not state.is_chance_node() and n % 12 == 0:
            twin = state.resample_from_infostate(player, chance.random)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.legal_actions() == state.legal_actions()
            before = state.observation_string(player)
            played(twin, chance, 25)
            assert state.observation_string(player) == before  # it was another game
            others += 1
        state.apply_action(chance.choice(state.legal_actions()))
    assert others > 5


def test_another_players_question_is_not_resampled() -> None:
    state = played(loaded("dominion").new_initial_state(), Random(1), 5)
    with pytest.raises(IllegalAnswer):
        state.resample_from_infostate(1 - state.current_player(), lambda: 0.5)


@pytest.mark.parametrize("game", GAMES)
def test_copied_and_pickled_it_goes_on_alike(game: str) -> None:
    state = played(loaded(game).new_initial_state(), Random(4), 60)
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    _, again = pyspiel.deserialize_game_and_state(text)
    ends = [
        str(played(each, Random(6), 60))
        for each in (copy.deepcopy(state), pickle.loads(pickle.dumps(state)), again, state)
    ]
    assert len(set(ends)) == 1
    assert len(ends[0].split()) > 60  # the whole way that it went


@pytest.mark.parametrize("game", GAMES)
def test_observations_are_tensors_and_the_seats_are_those_of_the_game(game: str) -> None:
    spiel = loaded(game)
    state = played(spiel.new_initial_state(), Random(4), 40)
    tensor = state.observation_tensor(0)
    assert len(tensor) == spiel.observation_tensor_size() and any(tensor)
    assert (spiel.get_type().min_num_players, spiel.get_type().max_num_players) == spec(game).players


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = played(loaded("dominion").new_initial_state(), Random(1), 5)
    before = str(state), state.course.path[:]
    course = state.course
    with pytest.raises(IllegalAnswer, match="is not offered now"):
        course.apply(next(a for a in range(9999) if a not in state.legal_actions()))
    assert (str(state), course.path) == before


def test_actions_have_names() -> None:
    state = played(loaded("dominion").new_initial_state(), Random(1), 3)
    player = state.current_player()
    assert state.action_to_string(player, state.legal_actions()[0]).startswith("play_treasures:")
