"""What every game's dumps have in common: a question, a view and an event, as clients receive them.

Each game's own are in its module `shapes`; TypeScript is written from both.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Kind = Literal["one", "some", "order", "yes_no", "number", "name"]


class Prompt(TypedDict):
    """A question: everything needed to answer it. `place` says where its options lie."""

    player: int  # whose affair it is
    decider: int  # who answers
    kind: Kind
    verb: str
    lo: int
    hi: int
    place: str
    options: NotRequired[list[str]]
    source: NotRequired[str]  # what asks
    about: NotRequired[list[str]]  # the things in question


class View(TypedDict):
    """Everything a seat may know."""

    game: str
    seat: int  # -1: a spectator
    over: bool
    standings: list[int] | None  # by seat, once the game is over: 1 for the winner


class Told(TypedDict):
    """A line of the log."""

    event: str
    player: int  # -1: everybody
