"""What all environments share: how a game is set up, what is rewarded, what happens to an illegal action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

import numpy as np
from numpy.typing import NDArray

from chaudron.games.catalogue import game as find_game
from chaudron.kernel.errors import IllegalAnswer, Refusal
from chaudron.kernel.learning import LearnersGame, load_game

VERSION: Final = 0  # of the environments: their actions' numbers, the layout of observations, the rewards
WIN: Final = "win"  # at the end: 1 for the winner, -1 for the last, by rank between; ties share
POINTS: Final = "points"  # whenever points are counted: what the seat has gained
REWARDS: Final = (WIN, POINTS)
RAISE: Final = "raise"  # an illegal action is refused, and nothing changes
LOSE: Final = "lose"  # it ends the game, and who took it has lost
ILLEGAL: Final = (RAISE, LOSE)
SEEDS: Final = 2**63

Observation = dict[str, NDArray[Any]]


def one_of(name: str, value: str, offer: tuple[str, ...]) -> str:
    """The value, or a refusal that says which there are."""
    if value not in offer:
        listed = " or ".join(offer)
        details: dict[str, object] = {"name": name, "value": value, "listed": listed}
        raise Refusal("bad-setting", f"{name} is {listed}, not {value!r}", details)
    return value


class Terms:
    """What an environment was made with."""

    def __init__(
        self,
        game: str,
        players: int,
        reward: str,
        illegal: str,
        max_steps: int,
        options: Mapping[str, object],
    ) -> None:
        self.spec = find_game(game)
        self.spec.check_players(players)
        self.players = players
        self.reward = one_of("reward", reward, REWARDS)
        self.illegal = one_of("illegal", illegal, ILLEGAL)
        self.max_steps = max_steps  # 0: until the rules end the game
        self.options = dict(options)
        self.spec.settle(0, players, self.options)  # or a refusal
        self.actions = self.spec.actions()
        self.encoding = self.spec.encoding(players, self.options)
        self.low, self.high = bounds(self.encoding.rows(), self.encoding.width)

    def begin(self, seed: int) -> LearnersGame:
        """A new game."""
        settled = self.spec.settle(seed, self.players, self.options)
        return LearnersGame(self.spec, self.encoding, seed, self.players, settled)

    def load(self, data: Mapping[str, Any]) -> LearnersGame:
        """The game that was saved."""
        return load_game(self.spec, self.encoding, dict(data))

    def blank(self) -> Observation:
        """Arrays to be written into."""
        return {
            "observation": np.zeros(self.encoding.width, np.int16),
            "action_mask": np.zeros(len(self.actions), np.int8),
        }

    def observe(self, game: LearnersGame, seat: int) -> Observation:
        """What a seat sees and may do, in fresh arrays."""
        out = self.blank()
        game.observe(seat, out["observation"])
        game.mask(seat, out["action_mask"])
        return out

    def act(self, game: LearnersGame, seat: int, action: int) -> None:
        """Take an action; an illegal one is refused by its name, or loses."""
        if self.illegal == LOSE:
            try:
                game.act(seat, action)
            except IllegalAnswer:
                game.lose(seat)
        else:
            game.act(seat, action)

    def scores(self, game: LearnersGame) -> list[int]:
        """Everybody's points, where they are rewarded."""
        return game.scores() if self.reward == POINTS else []

    def rewards(self, game: LearnersGame, before: list[int]) -> list[float]:
        """What everybody is due, after points were as `before`."""
        if game.lost_by >= 0:
            others = 1 / (self.players - 1)
            return [-1.0 if seat == game.lost_by else others for seat in range(self.players)]
        if self.reward == POINTS:
            return [float(now - then) for now, then in zip(game.scores(), before)]
        return by_rank(game.ranks()) if game.over else [0.0] * self.players


def by_rank(ranks: list[int]) -> list[float]:
    """1 for the first of all ranks, -1 for the last, evenly between; who shares a rank shares its rewards."""
    n = len(ranks)
    out: list[float] = []
    for rank in ranks:
        below = sum(1 for other in ranks if other > rank)
        above = sum(1 for other in ranks if other < rank)
        out.append((below - above) / (n - 1))
    return out


def bounds(rows: list[Any], width: int) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
    """The least and the greatest of every number of an observation."""
    low, high = np.zeros(width, np.int16), np.zeros(width, np.int16)
    for row in rows:
        low[row.at : row.at + row.width] = row.lo
        high[row.at : row.at + row.width] = row.hi
    return low, high


def fresh_seed(generator: np.random.Generator) -> int:
    """The seed of the next game."""
    return int(generator.integers(SEEDS))


def legal_names(game: LearnersGame, seat: int) -> list[str]:
    """The actions that are open to a seat, by name."""
    return [game.actions.name(action) for action in game.legal(seat)]


def saved(game: LearnersGame | None, generator: np.random.Generator) -> dict[str, Any]:
    """A game and the chance of those after it, as plain data."""
    return {"game": None if game is None else game.dump(), "chance": generator.bit_generator.state}


def chance_of(data: Mapping[str, Any]) -> np.random.Generator:
    """The generator that was saved."""
    generator = np.random.default_rng()
    generator.bit_generator.state = cast("dict[str, Any]", data["chance"])
    return generator
