"""What happened, as typed events with an audience; written only when someone listens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

EVERYONE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """One thing that happened. Every seat hears that it did; only `seen_by` learns the hidden part.

    `seen_by` is a bit mask of seats, EVERYONE by default. `depth` is how deep inside other effects
    it happened, for indented logs.
    """

    def __init__(self, seen_by: int, depth: int) -> None:
        self.seen_by = seen_by
        self.depth = depth

    def dump(self, seat: int) -> Mapping[str, object]:
        """The event as JSON, as this seat may know it (-1: a spectator)."""
        raise NotImplementedError

    def hidden_from(self, seat: int) -> bool:
        if self.seen_by == EVERYONE:
            return False
        return seat < 0 or not (self.seen_by >> seat) & 1


class Journal:
    """A listener: collects events in order."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def write(self, event: Event) -> None:
        self.events.append(event)
