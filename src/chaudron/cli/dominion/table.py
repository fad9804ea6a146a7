"""The shape of what a seat sees, as a view dumps it."""

from typing import NotRequired, TypedDict, cast

from chaudron.kernel.view import View


class InPlay(TypedDict):
    """A card in play; `printed` if it is another card for now, `stays` if it has more to do."""

    card: str
    printed: NotRequired[str]
    stays: NotRequired[bool]


class Mat(TypedDict):
    """Cards put away under a name; of secret ones only their number is known."""

    name: str
    size: int
    cards: list[str]


class Aside(TypedDict):
    """Cards set aside with a card until a later turn."""

    card: str
    size: int
    cards: list[str]


class PlayerTable(TypedDict):
    """One player as a seat sees them."""

    seat: int
    turns: int
    hand_size: int
    hand: list[str]
    deck_size: int
    deck_known: list[tuple[int, str]]
    discard_size: int
    discard_top: str | None
    in_play: list[InPlay]
    tokens: dict[str, int]
    decider: int
    mats: list[Mat]
    set_aside: list[Aside]
    aside_size: int
    aside: list[str]
    deck: NotRequired[list[str]]
    discard_pile: NotRequired[list[str]]
    points: NotRequired[int]
    points_by_card: NotRequired[dict[str, tuple[int, int]]]
    owned: NotRequired[list[str]]


class PileTable(TypedDict):
    """One pile; `card` is its only or its top card."""

    pile: str
    left: int
    supply: NotRequired[bool]
    card: NotRequired[str]
    cards: NotRequired[list[str]]
    cost: NotRequired[int]
    potion: NotRequired[int]
    tokens: NotRequired[dict[str, int]]


class Table(TypedDict):
    """Everything a seat may know."""

    seat: int
    over: bool
    current: int
    phase: str
    actions: int
    buys: int
    coins: int
    potions: int
    players: list[PlayerTable]
    piles: list[PileTable]
    kingdom: list[str]
    bane: str
    trash: list[str]
    mats: dict[str, int]
    empty_piles: int
    standings: list[int] | None


def table_of(view: View) -> Table:
    return cast(Table, view.dump())
