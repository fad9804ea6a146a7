"""The shape of what the Quacks tell clients: views, questions and events, as they are dumped."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from chaudron.kernel import shapes

Place = Literal["pot", "market", "display", "drawn", "laid", "bought", "starters", "words", "number", "names"]


Intent = Literal["draw", "display", "stop"]


class Placed(TypedDict):
    """A chip in a cauldron; `acts` is the chip it acts as, if that is another."""

    chip: str
    space: int
    move: int  # the spaces it was moved
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
    behind: int  # the rat tails between these points and the leader's, as things stand
    next_tails: int  # those that the last elixir gives in the next round
    rat: int
    start: int  # the space that the droplet and the rat have reached
    pot: list[Placed]
    cup: list[str]
    white: int  # the sum of the white chips
    limit: int  # what that sum may not exceed
    exploded: bool
    shielded: bool  # exploded inside the protection of a book: points and coins remain
    saved: bool  # a witch made the explosion harmless
    shield: int  # drawn chips still protected
    safe: bool  # the next chip cannot explode the cauldron, whatever it is
    doubled: bool  # the next chip moves twice as far
    last: str | None  # the chip that the flask would return
    stopped: bool
    space: int  # the scoring space
    takes_points: bool  # the points of the scoring space are open to this player
    takes_coins: bool  # and its coins
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
    lands: NotRequired[dict[str, int]]  # by kind of chip in one's own bag: the space it would come to lie on
    deadly: NotRequired[list[str]]  # kinds of chips in one's own bag that would explode the cauldron
    intent: NotRequired[Intent]  # what one has made up one's mind to do at the signal


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
    n: NotRequired[int]  # a number it is about: spaces, coins left, rubies to pay
    spaces: NotRequired[list[int]]  # where the chip or the rat would lie: if one declines, if one agrees
    lands: NotRequired[dict[str, int]]  # by option: the space it would come to lie on
    amounts: NotRequired[list[int]]  # by option: how much it brings
    of: NotRequired[int]  # the player who asks it of the other


class Told(shapes.Told):
    """A line of the log, the same for everybody."""

    n: int
    phase: str
    chips: NotRequired[list[str]]
    word: NotRequired[str]
    source: NotRequired[str]
