"""What became certain in a game: something that a game may watch for when somebody analyses it.

A game that does has a module `insight` with a function `watch`, which gives its `Watch`.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from chaudron.kernel.view import View


class Insight:
    """Something that a seat could be certain of, and made nothing of: a message with its arguments."""

    def __init__(self, seat: int, step: int, message: str, args: dict[str, object]) -> None:
        self.seat = seat
        self.step = step  # after so many answers it was certain
        self.message = message
        self.args = args  # numbers, and names of messages

    def dump(self) -> dict[str, object]:
        return {"seat": self.seat, "step": self.step, "message": self.message, "args": self.args}


@mypyc_attr(allow_interpreted_subclasses=True)
class Watch:
    """Looks on as a finished game is gone through."""

    def look(self, step: int, view: View) -> None:
        """A seat is asked something: what it sees before it answers."""

    def unused(self, views: list[View]) -> list[Insight]:
        """What was certain and not used, by the views of all seats on the end."""
        return []
