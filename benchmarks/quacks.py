"""The Quacks' rows."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from benchmarks.rows import GAMES_PER_S, MICROSECONDS, Row, games
from chaudron.bots.quacks.brewer import Brewer
from chaudron.bots.random import RandomBot
from chaudron.games.quacks.chips import BY_NAME, Chip
from chaudron.games.quacks.odds import Policy, ending, explosion_odds
from chaudron.games.quacks.rules import Game
from chaudron.games.quacks.spec import SPEC

CHUNK = 20
THIRTY = {
    "white-1": 5, "white-2": 2, "white-3": 1, "orange-1": 4, "green-1": 2, "green-2": 2, "green-4": 2,
    "blue-1": 2, "blue-2": 2, "blue-4": 1, "red-1": 2, "red-2": 1, "yellow-1": 2, "purple-1": 1, "black-1": 1,
}  # fmt: skip


def thirty_chips() -> list[Chip]:
    return [BY_NAME[name] for name, n in THIRTY.items() for _ in range(n)]


def random_base() -> Callable[[], int]:
    return games(SPEC, {}, RandomBot, CHUNK)


def random_all() -> Callable[[], int]:
    return games(SPEC, {"books": "set6", "witches": True, "patients": True, "tubes": True}, RandomBot, CHUNK)


def brewers() -> Callable[[], int]:
    return games(SPEC, {}, lambda _: Brewer(), CHUNK)


def clones() -> Callable[[], int]:
    game = cast(Game, SPEC.new(1, 4, {"books": "set6", "witches": True}))

    def play() -> int:
        for _ in range(1000):
            game.clone()
        return 1000

    return play


def next_draw() -> Callable[[], int]:
    bag = thirty_chips()

    def play() -> int:
        for _ in range(1000):
            explosion_odds(bag, 4, 7)
        return 1000

    return play


def until_risk() -> Callable[[], int]:
    bag = thirty_chips()

    def play() -> int:
        ending(bag, Policy(risk=0.3))
        return 1

    return play


def until_space() -> Callable[[], int]:
    bag = thirty_chips()

    def play() -> int:
        ending(bag, Policy(space=30))
        return 1

    return play


ROWS = [
    Row("Quacks, 4 random bots, base game", GAMES_PER_S, random_base),
    Row("Quacks, 4 random bots, all boxes", GAMES_PER_S, random_all),
    Row("Quacks, 4 brewers, base game", GAMES_PER_S, brewers),
    Row("Quacks, clone", MICROSECONDS, clones),
    Row("Quacks, odds of the next draw, 30 chips", MICROSECONDS, next_draw, compiled=1000, interpreted=1000),
    Row("Quacks, draw until a risk, 30 chips", MICROSECONDS, until_risk, compiled=50_000, interpreted=50_000),
    Row("Quacks, draw until a space, 30 chips", MICROSECONDS, until_space, compiled=50_000),
]
