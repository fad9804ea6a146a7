"""What a game tells about a set-up before it is played: something strong, and what each part of it adds.

A game that does has a module `appraisal` among its bots, with a function `appraisal` of settled options.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Contest:
    """One way to play against another, and how it fared so far."""

    def __init__(self, kind: str, subject: str) -> None:
        self.kind = kind
        self.subject = subject  # what it is about, if it is about one thing
        self.games = 0
        self.halves = 0  # of a game each: two for a win, one for a tie


@mypyc_attr(allow_interpreted_subclasses=True)
class Appraisal:
    """Searches first, then lets what it found play."""

    def __init__(self) -> None:
        self.contests: list[Contest] = []

    def key(self) -> str:
        """The set-up as one line: equal lines, equal set-ups."""
        raise NotImplementedError

    def search(self, games: int) -> None:
        """Look for something strong until so many games have been played."""
        raise NotImplementedError

    def search_for(self, seconds: float) -> None:
        """The same, for so long."""
        raise NotImplementedError

    def searched(self) -> int:
        """The games played for it so far."""
        raise NotImplementedError

    def settle(self) -> None:
        """Keep the best that was found; what there is to compare is in `contests` from now on."""
        raise NotImplementedError

    def play(self, contest: Contest, games: int) -> None:
        """So many more games of one comparison."""
        raise NotImplementedError

    def found(self) -> dict[str, object]:
        """What was found, by name, as JSON."""
        raise NotImplementedError
