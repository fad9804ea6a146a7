"""Gymnasium: one seat learns, bots sit in the others.

Registered as `chaudron/Dominion-v0`, `chaudron/Quacks-v0` and `chaudron/Alchemists-v0`; `gymnasium.make_vec`
runs many at once, in one process or in several.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from chaudron.bots.catalogue import check_player, player
from chaudron.bots.game_bots import RANDOM
from chaudron.envs.common import (
    RAISE,
    VERSION,
    WIN,
    Observation,
    Terms,
    chance_of,
    fresh_seed,
    legal_names,
)
from chaudron.extras import need
from chaudron.games.catalogue import GAMES
from chaudron.kernel.driver import Bot
from chaudron.kernel.errors import Refusal
from chaudron.kernel.learning import LearnersGame

need("gymnasium")

import gymnasium  # noqa: E402  (what is missing is said first)
from gymnasium import spaces  # noqa: E402


class SeatEnv(gymnasium.Env[Observation, Any]):
    """One seat of a game against bots; `reset` begins a game, and the bots play until the seat is asked."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  (Gymnasium's form)

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] = (RANDOM,),
        seat: int = 0,
        reward: str = WIN,
        illegal: str = RAISE,
        max_steps: int = 0,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.terms = Terms(game, 1 + len(opponents), reward, illegal, max_steps, options)
        if not 0 <= seat < self.terms.players:
            last = len(opponents)
            raise Refusal("bad-seat", f"seat {seat} is not from 0 to {last}", {"seat": seat, "last": last})
        self.seat = seat
        self.opponents = list(opponents)
        for name in opponents:
            check_player(game, name)
        self.render_mode = render_mode
        n = len(self.terms.actions)
        self.observation_space: Any = spaces.Dict(
            {
                "observation": spaces.Box(self.terms.low, self.terms.high, dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (n,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(n)
        self.game: LearnersGame | None = None
        self.bots: list[Bot | None] = []
        self.steps = 0
        self.began = 0  # the seed of this game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game; a seed gives the same games again."""
        super().reset(seed=seed)
        self.begin(fresh_seed(self.np_random))
        return self.seen()

    def begin(self, seed: int) -> None:
        """The game of this seed; bots take the other seats, in order."""
        self.steps = 0
        self.began = seed
        self.game = self.terms.begin(seed)
        names = iter(self.opponents)
        self.bots = [
            None if seat == self.seat else player(self.terms.spec.name, next(names), self.began, seat)
            for seat in range(self.terms.players)
        ]
        self.go_on()

    def playing(self) -> LearnersGame:
        if self.game is None:
            raise Refusal("no-game", "there is no game yet: call reset first")
        return self.game

    def go_on(self) -> None:
        """The bots answer until the seat has a turn, or all is over."""
        game = self.playing()
        while not game.over and game.turn != self.seat:
            bot = self.bots[game.turn]
            assert bot is not None
            game.answer(game.turn, bot)

    def seen(self) -> tuple[Observation, dict[str, Any]]:
        seen = self.terms.observe(self.playing(), self.seat)
        return seen, {"action_mask": seen["action_mask"]}

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask by itself, as some libraries ask for it."""
        mask = np.zeros(len(self.terms.actions), np.bool_)
        self.playing().mask(self.seat, mask)
        return mask

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Act, and let the bots answer."""
        game = self.playing()
        before = self.terms.scores(game)
        self.terms.act(game, self.seat, int(action))
        self.go_on()
        self.steps += 1
        reward = self.terms.rewards(game, before)[self.seat]
        seen, info = self.seen()
        if game.over:
            info["points"] = game.scores()
            info["ranks"] = game.ranks()
        cut = not game.over and self.steps == self.terms.max_steps
        return seen, reward, game.over, cut, info

    def legal(self) -> list[str]:
        """The names of what the seat may do."""
        return legal_names(self.playing(), self.seat)

    def render(self) -> Any:
        """What the seat may do, as text."""
        if self.render_mode is None:
            return None
        game = self.playing()
        return f"over; ranks {game.ranks()}" if game.over else ", ".join(self.legal())

    # ------------------------------------------------------------ saving

    def save(self) -> dict[str, Any]:
        """Where the game is, as plain data: what `restore` takes."""
        done = (
            [] if self.game is None else [action for seat, action, _ in self.game.done if seat == self.seat]
        )
        return {
            "chance": self.np_random.bit_generator.state,
            "began": None if self.game is None else self.began,
            "done": done,
            "lost": self.game is not None and self.game.lost_by == self.seat,
        }

    def restore(self, data: Mapping[str, Any]) -> None:
        """Go back to (or on to) what was saved: the same game is played again, the bots think as they did."""
        self.np_random = chance_of(data)
        self.game = None
        if data["began"] is None:
            return
        self.begin(data["began"])
        for action in data["done"]:
            self.playing().act(self.seat, action)
            self.go_on()
        self.steps = len(data["done"])
        if data["lost"]:
            self.playing().lose(self.seat)

    def __getstate__(self) -> dict[str, Any]:
        terms = self.terms
        made = (terms.spec.name, self.opponents, self.seat, terms.reward, terms.illegal, terms.max_steps)
        return {
            "made": made,
            "options": terms.options,
            "render_mode": self.render_mode,
            "spec": self.spec,
            "at": self.save(),
        }

    def __setstate__(self, data: Mapping[str, Any]) -> None:
        game, opponents, seat, reward, illegal, max_steps = data["made"]
        SeatEnv.__init__(
            self, game, opponents, seat, reward, illegal, max_steps, data["render_mode"], **data["options"]
        )
        self.spec = data["spec"]
        self.restore(data["at"])


def name_of(game: str) -> str:
    """What an environment is registered as."""
    return f"chaudron/{game.capitalize()}-v{VERSION}"


def register() -> None:
    """Make the names known to Gymnasium."""
    for game in GAMES:
        if name_of(game) not in gymnasium.registry:
            gymnasium.register(
                name_of(game),
                entry_point="chaudron.envs.gymnasium:SeatEnv",
                kwargs={"game": game},
                disable_env_checker=True,  # make test runs it; its sampling knows no mask
            )
