"""The front door for programs: games, bots and matches by name, for any game of the catalogue.

`import chaudron` has these functions; `chaudron.dominion`, `chaudron.quacks` and `chaudron.alchemists` have
the same for one game, and what is its own: its classes, its cards, its scenarios.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Generic, TypeVar, cast

from chaudron.bots import catalogue
from chaudron.bots.faults import fair_answer
from chaudron.games.catalogue import GAMES, add, remove
from chaudron.games.catalogue import game as find_game
from chaudron.kernel import session as sessions
from chaudron.kernel.catalogue import GameSpec
from chaudron.kernel.driver import Bot, CallbackDriver
from chaudron.kernel.errors import Refusal
from chaudron.kernel.record import Record, loads
from chaudron.kernel.session import Session
from chaudron.kernel.state import State
from chaudron.kernel.stepper import stepper
from chaudron.lab import match as matches
from chaudron.lab.stats import Results

G = TypeVar("G", bound=State)


def game_names() -> list[str]:
    """The games there are."""
    return list(GAMES)


def spec(name: str) -> GameSpec:
    """What a game tells about itself: its options, presets, facts and figures."""
    return find_game(name)


def add_game(package: str) -> str:
    """Bring a game of one's own, a package that Python can import, into the catalogue; its name."""
    return add(package)


def remove_game(name: str) -> None:
    """Take a game that was brought out of the catalogue again."""
    remove(name)


def bot_names(game: str) -> list[str]:
    """The bots that play this game, the weakest first."""
    return catalogue.bots(game)


def game(name: str, players: int = 2, seed: int | None = None, **options: object) -> State:
    """A new game of this name, set up and ready for its first decision.

    The same seed and options give the same game; without a seed it is one that nobody has seen. The options
    are those of `chaudron play`, with underscores; one that does not exist is refused with a list of them.
    """
    return find_game(name).new(secrets.randbits(128) if seed is None else seed, players, options)


def session(name: str, seats: Sequence[str], seed: int | None = None, **options: object) -> Session:
    """A new game that is answered one decision at a time, with undo, a log and a record.

    `seats` are the names of whoever plays: anything that people call themselves.
    """
    return Session(find_game(name), secrets.randbits(128) if seed is None else seed, list(seats), options)


def resume(record: str | Record) -> Session:
    """The session that a record describes (a saved game, or its text), as far as it was played."""
    read = loads(record) if isinstance(record, str) else record
    return sessions.resume(read, find_game(read.game))


def bot(game: str, name: str, seed: int = 1, seat: int = 0) -> Bot:
    """A bot by name: `big-money:smithy=2`, `plan:chapel-witch`, `my_bot.py:Mine`, `path/to/file.plan`…

    Equal arguments give a bot that plays alike.
    """
    catalogue.check_player(game, name)
    return catalogue.player(game, name, seed, seat)


def play(game: State, bots: Sequence[Bot | str], seed: int = 1) -> State:
    """Let bots play this game, and give its end: one bot for each seat, by name or made by you.

    The game that was given stays as it is, so that others can play the same one. `seed` is the chance of
    the bots that are given by name.
    """
    if len(bots) != game.n_players:
        raise Refusal(
            "bots-for-seats",
            f"this game has {game.n_players} seats, and {len(bots)} bots were given",
            {"seats": game.n_players, "bots": len(bots)},
        )
    name = str(game.view(0).dump()["game"])
    seated = [bot(name, b, seed, i) if isinstance(b, str) else b for i, b in enumerate(bots)]
    end = game.clone()
    if not any(b.looks_ahead() for b in seated):
        end.run(CallbackDriver(seated))
        return end
    steps = stepper(end)
    while not steps.over:
        seat = steps.pending[0].decider
        steps.step(seat, fair_answer(seated[seat], steps, seat))
    return steps.base


def simulate(
    game: str,
    bots: Sequence[str],
    games: int = 1000,
    seed: int = 1,
    jobs: int | None = 1,
    fresh: bool = False,
    **options: object,
) -> Results:
    """Let bots play many games and count: wins, ties, points and turns for each of them.

    Every bot sits in every seat with the same luck. With `fresh`, every round has a set-up of its own. The
    outcome is the same on any number of cores; with more `jobs` than one (None: as many as there are cores)
    a script needs the usual `if __name__ == "__main__":`.
    """
    known = catalogue.game_bots(game)
    suited = options if fresh else known.suit(known.bare(list(bots)), options, seed, "no")
    planned = matches.match(game, list(bots), suited, seed, games, fresh)
    lacking = None if fresh else known.lacking(known.bare(list(bots)), len(bots), planned.options)
    if lacking is not None:
        raise lacking
    return matches.run(planned, jobs)


class FrontDoor(Generic[G]):
    """The same functions for one game: its modules below `chaudron` have them as their own."""

    def __init__(self, name: str, state: type[G]) -> None:
        self.name = name
        self.state = state

    def game(self, players: int = 2, seed: int | None = None, **options: object) -> G:
        """A new game, set up and ready for its first decision.

        The same seed and options give the same game; without a seed it is one that nobody has seen. The
        options are those of `chaudron play`, with underscores.
        """
        return cast(G, game(self.name, players, seed, **options))

    def session(self, seats: Sequence[str], seed: int | None = None, **options: object) -> Session:
        """A new game that is answered one decision at a time, with undo, a log and a record."""
        return session(self.name, seats, seed, **options)

    def bot(self, name: str, seed: int = 1, seat: int = 0) -> Bot:
        """A bot by name; equal arguments give a bot that plays alike."""
        return bot(self.name, name, seed, seat)

    def bot_names(self) -> list[str]:
        """The bots that play this game, the weakest first."""
        return bot_names(self.name)

    def play(self, game: G, bots: Sequence[Bot | str], seed: int = 1) -> G:
        """Let bots play this game, and give its end; the game that was given stays as it is."""
        return cast(G, play(game, bots, seed))

    def simulate(
        self,
        bots: Sequence[str],
        games: int = 1000,
        seed: int = 1,
        jobs: int | None = 1,
        fresh: bool = False,
        **options: object,
    ) -> Results:
        """Let bots play many games and count: wins, ties, points and turns for each of them."""
        return simulate(self.name, bots, games, seed, jobs, fresh, **options)
