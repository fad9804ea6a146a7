"""Every ingredient book, found by its id or by colour and number."""

from __future__ import annotations

from typing import Final

from chaudron.games.quacks.book import Book
from chaudron.games.quacks.books.black import Black5, Black6, BlackNeighbours, BlackTwoPlayers
from chaudron.games.quacks.books.blue import Blue1, Blue2, Blue3, Blue4, Blue5, Blue6
from chaudron.games.quacks.books.green import Green1, Green2, Green3, Green4, Green5, Green6
from chaudron.games.quacks.books.locoweed import (
    Locoweed5,
    Locoweed6,
    LocoweedA,
    LocoweedB,
    LocoweedC,
    LocoweedD,
    NoLocoweed,
)
from chaudron.games.quacks.books.plain import CherryBombs, NewPumpkins, Pumpkins
from chaudron.games.quacks.books.purple import Purple1, Purple2, Purple3, Purple4, Purple5, Purple6
from chaudron.games.quacks.books.red import Red1, Red2, Red3, Red4, Red5, Red6
from chaudron.games.quacks.books.yellow import Yellow1, Yellow2, Yellow3, Yellow4, Yellow5, Yellow6

BOOKS: Final[list[Book]] = [
    CherryBombs(),
    Pumpkins(),
    NewPumpkins(),
    Green1(), Green2(), Green3(), Green4(), Green5(), Green6(),
    Blue1(), Blue2(), Blue3(), Blue4(), Blue5(), Blue6(),
    Red1(), Red2(), Red3(), Red4(), Red5(), Red6(),
    Yellow1(), Yellow2(), Yellow3(), Yellow4(), Yellow5(), Yellow6(),
    Purple1(), Purple2(), Purple3(), Purple4(), Purple5(), Purple6(),
    BlackTwoPlayers(), BlackNeighbours(), Black5(), Black6(),
    NoLocoweed(),
    Locoweed5(), Locoweed6(), LocoweedA(), LocoweedB(), LocoweedC(), LocoweedD(),
]  # fmt: skip
BY_ID: Final[dict[str, Book]] = {b.id: b for b in BOOKS}


def standing(colour: str, n_players: int, witches: bool) -> Book:
    """The book of a colour for which none was chosen (Q-002, Q-003)."""
    if colour == "orange":
        return BY_ID["orange-hw" if witches else "orange-base"]
    if colour == "black":
        return BY_ID["black-base-2p" if n_players == 2 else "black-base-3p"]
    return BY_ID[colour]  # white; and no locoweed at all


def book(colour: str, number: str) -> Book | None:
    """The book of this colour and number, if there is one."""
    return BY_ID.get(f"{colour}-{number}")
