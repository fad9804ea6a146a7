"""White and orange: chips that only fill the cauldron."""

from __future__ import annotations

from chaudron.games.quacks.book import Book
from chaudron.games.quacks.chips import ORANGE, WHITE


class CherryBombs(Book):
    """White: no action, never on sale; too many of them explode the cauldron."""

    id = "white"
    colour = WHITE


class Pumpkins(Book):
    """Orange: no action."""

    id = "orange-base"
    colour = ORANGE
    price_1 = 3


class NewPumpkins(Book):
    """Orange, with The Herb Witches: no action, but there are sixes."""

    id = "orange-hw"
    colour = ORANGE
    box = "herb_witches"
    price_1 = 3
    price_6 = 22
