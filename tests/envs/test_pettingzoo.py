"""PettingZoo's own tests, and what they do not look at: masks, saving, refusals by name."""

from __future__ import annotations

import copy
import inspect
import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest

from chaudron.envs import alchemists_v0, dominion_v0, quacks_v0
from chaudron.envs.gymnasium import SeatEnv
from chaudron.envs.pettingzoo import TogetherEnv, TurnsEnv
from chaudron.kernel.errors import IllegalAnswer, Refusal

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # where there is pygame, it loads games of its own
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
    from pettingzoo.test.state_test import state_test

pytestmark = pytest.mark.once
# Quick for one game, at length for all.
SOME = ["quacks", *(pytest.param(game, marks=pytest.mark.all) for game in ("dominion", "alchemists"))]
ENVS = {"dominion": dominion_v0.env, "quacks": quacks_v0.env, "alchemists": alchemists_v0.env}
# PettingZoo remarks on dictionaries with a mask, but for those of its own games that have one.
NOISE = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)


def random_action(env: Any, chance: np.random.Generator) -> int:
    return int(chance.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))


@NOISE
@pytest.mark.parametrize("game", ["dominion", "quacks", "alchemists"])
def test_the_api(game: str) -> None:
    api_test(ENVS[game](), num_cycles=40)


@NOISE
@pytest.mark.all
@pytest.mark.parametrize("game", ["dominion", "quacks", "alchemists"])
@pytest.mark.parametrize("reward", ["win", "points"])
def test_the_api_at_length(game: str, reward: str) -> None:
    api_test(ENVS[game](players=3, reward=reward), num_cycles=1500)


def test_the_api_where_all_act_at_once() -> None:
    # It samples without a mask: an illegal action loses.
    parallel_api_test(quacks_v0.parallel_env(illegal="lose"), num_cycles=60)
    parallel_seed_test(lambda: quacks_v0.parallel_env(illegal="lose"), num_cycles=10)


@pytest.mark.parametrize("game", SOME)
def test_text_and_state(game: str) -> None:
    render_test(ENVS[game])
    state_test(ENVS[game](illegal="lose"), quacks_v0.parallel_env(illegal="lose"), num_cycles=10)


@pytest.mark.parametrize("game", SOME)
def test_seeds(game: str) -> None:
    seed_test(ENVS[game], num_cycles=10)


@pytest.mark.parametrize("game", SOME)
def test_the_mask_is_what_is_legal_in_observation_and_info(game: str) -> None:
    env, chance = ENVS[game](), np.random.default_rng(3)
    env.reset(seed=3)
    for _ in range(150):
        if not env.agents or env.playing().over:
            env.reset()
        agent = env.agent_selection
        mask = env.observe(agent)["action_mask"]
        assert [env.terms.actions.name(int(a)) for a in np.flatnonzero(mask)] == sorted(
            env.legal(agent), key=env.terms.actions.find
        )
        assert (env.infos[agent]["action_mask"] == mask).all() and mask.any()
        others = [a for a in env.agents if env.seats[a] not in env.playing().asked()]
        assert not any(env.observe(other)["action_mask"].any() for other in others)
        assert env.observation_space(agent).contains(env.observe(agent))
        env.step(random_action(env, chance))


SETTINGS = ["game", "players", "reward", "illegal", "max_steps", "render_mode", "options"]
IN_A_SEAT = ["game", "opponents", "seat", "reward", "illegal", "max_steps", "render_mode", "options"]


def test_names_and_settings_stay() -> None:
    """What programs of others make environments by."""
    assert list(inspect.signature(TurnsEnv).parameters) == SETTINGS
    assert list(inspect.signature(TogetherEnv).parameters) == SETTINGS
    assert list(inspect.signature(SeatEnv).parameters) == IN_A_SEAT
    names = [env().metadata["name"] for env in ENVS.values()]
    assert names == ["chaudron_dominion_v0", "chaudron_quacks_v0", "chaudron_alchemists_v0"]
    assert set(gymnasium.registry) >= {f"chaudron/{n}-v0" for n in ("Dominion", "Quacks", "Alchemists")}
    for made in (TurnsEnv, TogetherEnv, SeatEnv):
        assert all(hasattr(made, name) for name in ("save", "restore", "legal", "playing", "render"))


def test_an_illegal_action_is_refused_by_its_name() -> None:
    env = dominion_v0.env(first=1)
    env.reset(seed=1)
    before = env.save()
    with pytest.raises(IllegalAnswer, match="buy:province is not offered now; there is play_treasures"):
        env.step(env.terms.actions.find("buy:province"))
    assert env.save() == before


def test_or_it_loses() -> None:
    env = dominion_v0.env(first=1, players=3, illegal="lose")
    env.reset(seed=1)
    env.step(env.terms.actions.find("buy:province"))
    assert all(env.terminations.values())
    assert env._cumulative_rewards == {"player_0": -1.0, "player_1": 0.5, "player_2": 0.5}


@pytest.mark.parametrize(
    "settings", [{"reward": "luck"}, {"illegal": "ignore"}, {"players": 9}, {"books": "x"}]
)
def test_what_cannot_be_made_is_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        quacks_v0.env(**settings)


def trace(env: Any, chance: np.random.Generator, steps: int) -> list[bytes]:
    out = []
    for _ in range(steps):
        if not env.agents:
            env.reset()
        observation, *rest = env.last()
        out.append(observation["observation"].tobytes() + repr(rest[:3]).encode())
        done = rest[1] or rest[2]
        env.step(None if done else random_action(env, chance))
    return out


@pytest.mark.parametrize("game", SOME)
def test_saved_copied_and_pickled_it_goes_on_alike(game: str) -> None:
    env = ENVS[game](players=3, reward="points")
    env.reset(seed=5)
    trace(env, np.random.default_rng(5), 60)
    others = [copy.deepcopy(env), pickle.loads(pickle.dumps(env)), ENVS[game](players=3, reward="points")]
    others[2].restore(env.save())
    there = trace(env, np.random.default_rng(6), 60)
    for other in others:
        assert trace(other, np.random.default_rng(6), 60) == there


def test_points_add_up() -> None:
    env, chance = quacks_v0.env(reward="points"), np.random.default_rng(2)
    env.reset(seed=2)
    total = dict.fromkeys(env.agents, 0.0)
    while env.agents:
        agent = env.agent_selection
        *_, reward, ended, cut, _ = env.last()
        total[agent] += reward
        env.step(None if ended or cut else random_action(env, chance))
    assert [int(n) for n in total.values()] == env.playing().scores()


def test_everybody_brews_at_once() -> None:
    env, chance = quacks_v0.parallel_env(players=3), np.random.default_rng(2)
    seen, infos = env.reset(seed=2)
    together = 0
    while env.agents:
        together += sum(info["asked"] for info in infos.values()) == 3
        actions = {
            a: int(chance.choice(np.flatnonzero(m))) if (m := o["action_mask"]).any() else 0
            for a, o in seen.items()
        }
        seen, rewards, ended, _, infos = env.step(actions)
    assert together > 10 and all(ended.values())
    assert sum(rewards.values()) == pytest.approx(0)


def test_so_many_steps_cut_a_game_off() -> None:
    env, chance = quacks_v0.env(max_steps=7), np.random.default_rng(1)
    env.reset(seed=1)
    for _ in range(7):
        assert not any(env.truncations.values())
        env.step(random_action(env, chance))
    assert all(env.truncations.values()) and not any(env.terminations.values())
