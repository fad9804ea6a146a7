"""How long bots may think where people wait for them.

What they do is counted in games, so that the same seed gives the same game everywhere; at a table the clock
may cut that short, never make it longer. Where nobody waits, there is no clock.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final


class TimeIsUp(Exception):
    """Whoever waits wants an answer now: what was found so far must do."""


class Deadline:
    """The moment at which an answer is due."""

    def __init__(self) -> None:
        self.due = 0.0  # never


DEADLINE: Final = Deadline()


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
