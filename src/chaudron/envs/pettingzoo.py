"""PettingZoo: every seat is an agent. One acts at a time (AEC), or all who are asked at once (parallel).

Seats are called `player_0`, `player_1`… An observation is a dictionary: `observation`, the numbers that
docs/reference/environments says, and `action_mask`; the mask is in `info`, too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from chaudron.envs.common import (
    RAISE,
    VERSION,
    WIN,
    Observation,
    Terms,
    chance_of,
    fresh_seed,
    legal_names,
    saved,
)
from chaudron.extras import need
from chaudron.kernel.errors import Refusal
from chaudron.kernel.learning import LearnersGame

need("pettingzoo")

from gymnasium import spaces  # noqa: E402  (what is missing is said first)
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402

NO_ACTION: Final = -1


def agents_of(players: int) -> list[str]:
    return [f"player_{seat}" for seat in range(players)]


def spaces_of(terms: Terms) -> tuple[spaces.Dict, spaces.Discrete[np.int64]]:
    """The spaces of observations and of actions."""
    n = len(terms.actions)
    seen = spaces.Dict(
        {
            "observation": spaces.Box(terms.low, terms.high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (n,), np.int8),
        }
    )
    return seen, spaces.Discrete(n)


class Seated:
    """What both kinds of environment have: seats as agents, spaces, chance, saving."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        reward: str = WIN,
        illegal: str = RAISE,
        max_steps: int = 0,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.terms = Terms(game, players, reward, illegal, max_steps, options)
        self.metadata = {"name": f"chaudron_{game}_v{VERSION}", "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.possible_agents = agents_of(players)
        self.agents: list[str] = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen, acts = spaces_of(self.terms)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(int(acts.n)) for agent in self.possible_agents}
        low, high = (np.tile(bound, players) for bound in (self.terms.low, self.terms.high))
        self.state_space = spaces.Box(low, high, dtype=np.int16)
        self.chance = np.random.default_rng()
        self.game: LearnersGame | None = None
        self.steps = 0

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """A new game; a seed gives the same games again."""
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.game = self.terms.begin(fresh_seed(self.chance))
        self.agents = self.possible_agents[:]
        self.steps = 0

    def playing(self) -> LearnersGame:
        if self.game is None:
            raise Refusal("no-game", "there is no game yet: call reset first")
        return self.game

    def legal(self, agent: str) -> list[str]:
        """The names of what an agent may do."""
        return legal_names(self.playing(), self.seats[agent])

    def render(self) -> str | None:
        """What everybody may do, as text."""
        if self.render_mode is None:
            return None
        game = self.playing()
        if game.over:
            return f"over; ranks {game.ranks()}"
        asked = [self.possible_agents[seat] for seat in game.asked()]
        return "\n".join(f"{agent}: {', '.join(self.legal(agent))}" for agent in asked)

    def state(self) -> NDArray[np.int16]:
        """What all seats together see."""
        game = self.playing()
        return np.concatenate(
            [self.terms.observe(game, seat)["observation"] for seat in range(self.terms.players)]
        )

    def close(self) -> None:
        """Nothing is held open."""

    # ------------------------------------------------------------ saving

    def save(self) -> dict[str, Any]:
        """Where the game is, as plain data: what `restore` takes."""
        return {**saved(self.game, self.chance), "steps": self.steps, "agents": self.agents[:]}

    def restore(self, data: Mapping[str, Any]) -> None:
        """Go back to (or on to) what was saved."""
        self.chance = chance_of(data)
        self.steps = data["steps"]
        self.agents = list(data["agents"])
        self.game = None if data["game"] is None else self.terms.load(data["game"])

    def __getstate__(self) -> dict[str, Any]:
        terms = self.terms
        made = (terms.spec.name, terms.players, terms.reward, terms.illegal, terms.max_steps)
        return {
            "made": made,
            "options": terms.options,
            "render_mode": self.render_mode,
            "at": self.save(),
        }

    def __setstate__(self, data: Mapping[str, Any]) -> None:
        game, players, reward, illegal, max_steps = data["made"]
        Seated.__init__(
            self, game, players, reward, illegal, max_steps, data["render_mode"], **data["options"]
        )
        self.restore(data["at"])


class TurnsEnv(Seated, AECEnv):
    """A game in which one seat acts at a time."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; a seed gives the same games again."""
        self.begin(seed)
        game = self.playing()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.possible_agents[max(0, game.turn)]
        self.inform()

    def observe(self, agent: str) -> Observation:
        """What an agent sees now, and what it may do."""
        return self.terms.observe(self.playing(), self.seats[agent])

    def inform(self) -> None:
        """Put everybody's mask into `infos`."""
        game = self.playing()
        self.infos: dict[str, dict[str, Any]] = {}
        for agent in self.agents:
            mask = np.zeros(len(self.terms.actions), np.int8)
            game.mask(self.seats[agent], mask)
            self.infos[agent] = {"action_mask": mask}

    def step(self, action: int | None) -> None:
        """The selected agent acts."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self.playing()
        before = self.terms.scores(game)
        self._cumulative_rewards[agent] = 0.0
        self.terms.act(game, self.seats[agent], NO_ACTION if action is None else int(action))
        self.steps += 1
        due = self.terms.rewards(game, before)
        self.rewards = {a: due[self.seats[a]] for a in self.agents}
        if game.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.steps == self.terms.max_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        if game.turn >= 0:
            self.agent_selection = self.possible_agents[game.turn]
        self._accumulate_rewards()
        self.inform()
        self._deads_step_first()

    def save(self) -> dict[str, Any]:
        out = super().save()
        if self.game is not None:
            out["selected"] = self.agent_selection
            out["due"] = [dict(self.rewards), dict(self._cumulative_rewards)]
            out["ended"] = [dict(self.terminations), dict(self.truncations)]
        return out

    def restore(self, data: Mapping[str, Any]) -> None:
        super().restore(data)
        if self.game is not None:
            self.agent_selection = data["selected"]
            self.rewards, self._cumulative_rewards = (dict(part) for part in data["due"])
            self.terminations, self.truncations = (dict(part) for part in data["ended"])
            self.inform()


class TogetherEnv(Seated, ParallelEnv):
    """A game in which all who are asked act at once; who is not asked passes, whatever its action.

    Actions are carried out in the order of the seats. In The Quacks nobody's draws depend on it: each seat
    has a chance of its own.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game; a seed gives the same games again."""
        self.begin(seed)
        seen = self.observations()
        return seen, self.informed(seen)

    def observations(self) -> dict[str, Observation]:
        game = self.playing()
        return {agent: self.terms.observe(game, self.seats[agent]) for agent in self.agents}

    def informed(self, seen: Mapping[str, Observation]) -> dict[str, dict[str, Any]]:
        """The masks, and who is asked at all."""
        asked = self.playing().asked()
        return {
            agent: {"action_mask": seen[agent]["action_mask"], "asked": self.seats[agent] in asked}
            for agent in self.agents
        }

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Everybody who was asked acts."""
        game = self.playing()
        before = self.terms.scores(game)
        for seat in game.asked():
            agent = self.possible_agents[seat]
            if not game.over and game.picks_of(seat) is not None:
                self.terms.act(game, seat, int(actions[agent]))
        self.steps += 1
        due = self.terms.rewards(game, before)
        rewards = {agent: due[self.seats[agent]] for agent in self.agents}
        ended = dict.fromkeys(self.agents, game.over)
        cut = dict.fromkeys(self.agents, not game.over and self.steps == self.terms.max_steps)
        seen = self.observations()
        infos = self.informed(seen)
        if game.over or self.steps == self.terms.max_steps:
            self.agents = []
        return seen, rewards, ended, cut, infos
