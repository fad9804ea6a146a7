"""A read-only window on a game for one seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from chaudron.kernel.driver import CallbackDriver
    from chaudron.kernel.request import Request
    from chaudron.kernel.rng import Rng
    from chaudron.kernel.state import State

SPECTATOR: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Enough:
    """Says how far a game that is only imagined is played on."""

    def enough(self, state: State) -> bool:
        """Asked whenever the rules come to rest: between turns, between the steps of a round."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlook:
    """What may come of the open question, in worlds that the seat which is asked believes possible."""

    def end(self, answer: object, rng: Rng, then: CallbackDriver, enough: Enough | None = None) -> State:
        """One of those games, played on by `then` after this answer (by name), to its end or as far as is
        enough. What the seat cannot know is dealt anew: equal chance, equal world."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """Answers only what the seat may know, without copying. Games subclass it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.outlook: Outlook | None = None  # where the seat is asked something and may think ahead

    def options(self, request: Request) -> list[object]:
        """The options of a question this seat has to answer, as a new list."""
        raise NotImplementedError

    def dump(self) -> Mapping[str, object]:
        """Everything the seat may know, as JSON for a client (see the module `shapes` of each game)."""
        raise NotImplementedError
