"""The shape of what Dominion tells clients: views, questions and events, as they are dumped."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from chaudron.kernel import shapes

Place = Literal["hand", "supply", "tray", "words", "number", "names"]
Zone = Literal["hand", "deck", "discard_pile", "in_play", "aside", "trash", "supply", "mat"]


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


class PlayerView(TypedDict):
    """One player as a seat sees them."""

    seat: int
    turns: int
    hand_size: int
    hand: list[str]
    deck_size: int
    deck_known: list[tuple[int, str]]  # how many cards lie above it, and its name
    discard_size: int
    discard_top: str | None
    in_play: list[InPlay]
    tokens: dict[str, int]
    decider: int
    mats: list[Mat]
    set_aside: list[Aside]
    aside_size: int
    aside: list[str]
    deck: NotRequired[list[str]]  # of one's own, without its order
    discard_pile: NotRequired[list[str]]
    points: NotRequired[int]
    points_by_card: NotRequired[dict[str, tuple[int, int]]]  # how many, and what they are worth together
    owned: NotRequired[list[str]]


class PileView(TypedDict):
    """One pile; `card` is its only or its top card."""

    pile: str
    left: int
    supply: NotRequired[bool]  # False: beside the Supply
    ends: NotRequired[bool]  # the game ends once it is empty
    card: NotRequired[str]
    cards: NotRequired[list[str]]
    cost: NotRequired[int]
    potion: NotRequired[int]
    tokens: NotRequired[dict[str, int]]
    barred: NotRequired[bool]  # nobody may buy it this turn


class Aids(TypedDict):
    """What the table agreed to count for everybody."""

    points: NotRequired[list[int]]
    owned: NotRequired[list[dict[str, int]]]


class View(shapes.View):
    """Everything a seat may know."""

    current: int
    phase: str
    normal_turn: bool
    actions: int
    buys: int
    coins: int
    potions: int
    players: list[PlayerView]
    piles: list[PileView]
    kingdom: list[str]
    bane: str
    black_market: list[str]
    trash: list[str]
    mats: dict[str, int]
    played: list[str]
    empty_piles: int
    empty_limit: int  # so many end the game
    rules: list[str]
    extra_turns: list[tuple[int, str, int]]  # whose, by which card, who decides
    aids: NotRequired[Aids]


class Prompt(shapes.Prompt):
    """A question of Dominion; `source` is the card that asks."""

    subject: NotRequired[str]  # the card it is about
    of: NotRequired[int]  # the other player whose card it is, or whom the answer falls upon
    by: NotRequired[int]  # the other player whose card asks
    concerning: NotRequired[str]  # the card gained, trashed, bought or played at this moment
    occasion: NotRequired[str]  # which one, where a card asks several questions with one verb
    all: NotRequired[list[str]]  # Treasures in an order that loses nothing
    safe: NotRequired[bool]  # whether all of them can be played without thinking
    within: NotRequired[list[str]]  # what can be bought then


class Told(shapes.Told):
    """A line of the log; cards are left out for those who may not know them."""

    n: int
    cards: NotRequired[list[str]]
    private: NotRequired[bool]
    zone: NotRequired[Zone]  # where to, or where from
    other: NotRequired[int]  # another player concerned
    word: NotRequired[str]  # a chosen option, the name of a token or mat
    depth: NotRequired[int]
