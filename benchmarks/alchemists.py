"""Alchemists' rows."""

from __future__ import annotations

from collections.abc import Callable

from benchmarks.rows import GAMES_PER_S, MICROSECONDS, Row, games
from chaudron.bots.alchemists.scientist import Scientist
from chaudron.bots.catalogue import bot
from chaudron.bots.game_bots import JOURNEYMAN
from chaudron.bots.random import RandomBot
from chaudron.games.alchemists.deduction import all_worlds, best_experiments, best_golem_tests
from chaudron.games.alchemists.knowledge import animation, mixed, reaction_to, sign_of
from chaudron.games.alchemists.spec import SPEC

CHUNK = 10
EVERYTHING: dict[str, object] = {
    "mode": "master", "startup_funding": True, "busy_days": True, "encyclopedia": True, "golem": True,
}  # fmt: skip


def random_base() -> Callable[[], int]:
    return games(SPEC, {}, RandomBot, CHUNK)


def random_all() -> Callable[[], int]:
    return games(SPEC, EVERYTHING, RandomBot, CHUNK)


def scientists() -> Callable[[], int]:
    return games(SPEC, {}, lambda _: Scientist(), CHUNK)


def journeymen() -> Callable[[], int]:
    return games(SPEC, {}, lambda n: bot("alchemists", JOURNEYMAN, n // 4, n % 4), CHUNK)


def clones() -> Callable[[], int]:
    game = SPEC.new(1, 4, EVERYTHING)

    def play() -> int:
        for _ in range(1000):
            game.clone()
        return 1000

    return play


def facts() -> Callable[[], int]:
    """A fact over all 967,680 worlds."""
    worlds = all_worlds(True)
    known = [mixed(0, 1, 2), reaction_to(3, 2), sign_of(2, 1, 0), animation(4, 5, False)]

    def play() -> int:
        for fact in known:
            worlds.knowing(fact).count()
        return len(known)

    return play


def experiments() -> Callable[[], int]:
    """Which mix and which test on the golem tell most, with everything still possible."""
    worlds = all_worlds(True)

    def play() -> int:
        best_experiments(worlds)
        best_golem_tests(worlds)
        return 1

    return play


ROWS = [
    Row("Alchemists, 4 random bots", GAMES_PER_S, random_base),
    Row("Alchemists, every module, 4 random bots", GAMES_PER_S, random_all),
    Row("Alchemists, 4 scientists", GAMES_PER_S, scientists),
    Row("Alchemists, 4 journeymen", GAMES_PER_S, journeymen, compiled=40),
    Row("Alchemists, clone", MICROSECONDS, clones),
    Row("Alchemists, a fact over 967,680 worlds", MICROSECONDS, facts, compiled=5000, interpreted=5000),
    Row("Alchemists, the best experiment", MICROSECONDS, experiments, compiled=100000, interpreted=100000),
]
