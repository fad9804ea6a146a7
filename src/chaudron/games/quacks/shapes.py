"""The shape of what the Quacks tell clients: views, questions and events, as they are dumped."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from chaudron.kernel import shapes

Place = Literal["pot", "market", "display", "drawn", "laid", "bought", "starters", "words", "number", "names"]


class Placed(TypedDict):
    """A chip in a cauldron; `acts` is the chip it acts as, if that is another."""

    chip: str
    space: int
    acts: NotRequired[str]


class ForSale(TypedDict):
    """A kind of chip at the market; `open`: its book is."""

    left: int
    price: int
    open: bool


class PlayerView(TypedDict):
    """One player as everybody sees them; one's own bag besides."""

    seat: int
    points: int
    rubies: int
    droplet: int
    flask: bool
    tails: int
    rat: int
    start: int  # the space that the droplet and the rat have reached
    pot: list[Placed]
    cup: list[str]
    white: int  # the sum of the white chips
    limit: int  # what that sum may not exceed
    exploded: bool
    shield: int
    stopped: bool
    space: int  # the scoring space
    aside: list[str]
    laid: list[str]
    display: list[str]
    starters: list[str]
    bought: list[str]
    bag_size: int
    tube: NotRequired[int]
    pennies: NotRequired[list[str]]
    patient: NotRequired[str]
    essence: NotRequired[int]
    bag: NotRequired[list[str]]


class View(shapes.View):
    """Everything a seat may know."""

    round: int
    phase: str
    first: int
    lock_step: bool
    card: str | None
    cards_left: int
    books: list[str]
    witches: list[str]
    visitor: str | None
    patients: list[str]
    tubes: bool
    supply: dict[str, ForSale]
    players: list[PlayerView]


class Prompt(shapes.Prompt):
    """A question; `source` is the book, card, witch or patient that asks."""

    chip: NotRequired[str]  # the chip it is about
    n: NotRequired[int]  # a number it is about: spaces, coins left


class Told(shapes.Told):
    """A line of the log, the same for everybody."""

    n: int
    chips: NotRequired[list[str]]
    word: NotRequired[str]
    source: NotRequired[str]
