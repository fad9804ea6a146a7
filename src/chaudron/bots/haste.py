"""How long bots may think where people wait for them.

What they do is counted in games, so that the same seed gives the same game everywhere; at a table the clock
may cut that short, never make it longer. Where nobody waits, there is no clock.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

MOST_SECONDS: Final = 1.5  # for one answer, or for several in a row; what counts games may end sooner
LEAST_SECONDS: Final = 0.05  # for an answer after others that took all of that


class TimeIsUp(Exception):
    """Whoever waits wants an answer now: what was found so far must do."""


class Deadline:
    """The moment at which an answer is due."""

    def __init__(self) -> None:
        self.due = 0.0  # never


DEADLINE: Final = Deadline()


class InARow:
    """Answers of one seat with nobody else's in between, such as a turn: they share the time for one."""

    def __init__(self, seat: int = -1, given: int = 0, spent: float = 0.0) -> None:
        self.seat = seat
        self.given = given  # answers in the whole game when the last of the row had been given
        self.spent = spent  # seconds

    def follows(self, seat: int, given: int) -> bool:
        """Whether an answer of a seat, with which so many are given in the whole game, belongs to the row."""
        return seat == self.seat and given == self.given + 1

    def left(self, seat: int, given: int, most: float, least: float) -> float:
        """The seconds for the next answer of a seat, after so many in the whole game."""
        return max(least, most - self.spent) if self.follows(seat, given + 1) else most

    def spend(self, seat: int, given: int, seconds: float) -> None:
        """A seat has given an answer, which took so long; now there are so many in the whole game."""
        if not self.follows(seat, given):
            self.spent = 0.0
        self.seat, self.given = seat, given
        self.spent += seconds


@contextmanager
def due_in(seconds: float) -> Iterator[None]:
    """Answers that are given here are due so soon."""
    DEADLINE.due = time.monotonic() + seconds
    try:
        yield
    finally:
        DEADLINE.due = 0.0


@contextmanager
def sooner(share: float) -> Iterator[None]:
    """What is done here may take only this share of the time that is left, if there is a clock."""
    due = DEADLINE.due
    if due > 0.0:
        now = time.monotonic()
        DEADLINE.due = now + share * max(0.0, due - now)
    try:
        yield
    finally:
        DEADLINE.due = due


def somebody_waits() -> bool:
    """Whether this is a table, where people wait for an answer and may ask what else was thought of."""
    return DEADLINE.due > 0.0


def is_up() -> bool:
    due = DEADLINE.due
    return due > 0.0 and time.monotonic() > due
