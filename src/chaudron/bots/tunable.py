"""Values that can be tuned by self-play, as the lab asks a game for them.

The module `chaudron.bots.<game>.tuning` has its `Tunable` as TUNABLE, or what it breeds table by table
(`Breeding`); a game without one has nothing to tune.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from chaudron.kernel.driver import Bot


@mypyc_attr(allow_interpreted_subclasses=True)
class Tunable:
    """What a game says of the values that its bots weigh things by."""

    def file(self) -> Path:
        """Where the package keeps them."""
        raise NotImplementedError

    def names(self) -> list[str]:
        """Of the values, in their order."""
        raise NotImplementedError

    def start(self) -> list[float]:
        """What they were before anything was tuned."""
        raise NotImplementedError

    def steps(self) -> list[float]:
        """How far each is moved up or down to try it."""
        raise NotImplementedError

    def table(self, seed: int) -> tuple[int, dict[str, object]]:
        """The players and the settled options of one game, by lot."""
        raise NotImplementedError

    def concerned(self, players: int, options: dict[str, object]) -> list[int]:
        """The values that can matter at such a table."""
        raise NotImplementedError

    def bot(self, values: list[float]) -> Bot:
        """Who plays with these values: fast, for there are many games."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Breeding:
    """What a game says of the plans that it breeds for the tables which its package knows."""

    def file(self) -> Path:
        """Where the package keeps them."""
        raise NotImplementedError

    def tables(self) -> list[str]:
        """The tables, by names from which each can be laid out."""
        raise NotImplementedError

    def breed(self, table: str, games: int, seed: int) -> str:
        """The plan for a table after so many games, as text."""
        raise NotImplementedError
