"""A read-only window on a game for one seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from chaudron.kernel.request import Request

SPECTATOR: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """Answers only what the seat may know, without copying. Games subclass it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, request: Request) -> list[object]:
        """The options of a question this seat has to answer, as a new list."""
        raise NotImplementedError

    def dump(self) -> Mapping[str, object]:
        """Everything the seat may know, as JSON for a client (see the module `shapes` of each game)."""
        raise NotImplementedError
