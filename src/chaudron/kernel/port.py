"""What a game tells about itself to those who know no game: presets, subjects with figures, series.

Nothing here is said in words: everything names the messages (Fluent ids) that say it. They begin with
the game's name: `dominion-preset-random`, `quacks-figure-price`, `alchemists-series-gold`.
"""

from __future__ import annotations

from typing import Final

NO_NAMES: Final[list[str]] = []


class Preset:
    """Options worth a name, for people who do not want to read them all."""

    def __init__(
        self, name: str, message: str, options: dict[str, object], asks: list[str] | None = None
    ) -> None:
        self.name = name
        self.message = message  # its name; with the attribute .about, what it means
        self.options = options
        self.asks: list[str] = NO_NAMES if asks is None else asks  # options that one then sets oneself

    def dump(self) -> dict[str, object]:
        return {"name": self.name, "message": self.message, "options": self.options, "asks": self.asks}


class Figure:
    """A number or a word printed on something; its label is the message `<game>-figure-<name>`.

    A value is said as it is, or where `words` is set by the message `words + value`. A value that is
    itself a table holds the arguments of a message: the one it names as `message`, or else `words`. A
    list is several values in one phrase.
    """

    def __init__(self, name: str, values: list[object], words: str = "") -> None:
        self.name = name
        self.values = values
        self.words = words

    def dump(self) -> dict[str, object]:
        return {"name": self.name, "values": self.values, "words": self.words}


class Subject:
    """Something that one may ask about: a card, a book, an artifact."""

    def __init__(
        self,
        kind: str,
        id: str,
        message: str,
        topics: list[str] | None = None,
        aliases: list[str] | None = None,
        certain: bool = True,
    ) -> None:
        self.kind = kind  # said by `<game>-kind-<kind>`
        self.id = id
        self.message = message  # its name; with the attribute .text, what it does
        self.topics: list[str] = [id] if topics is None else topics  # the ledger's subjects that concern it
        self.aliases: list[str] = (
            NO_NAMES if aliases is None else aliases
        )  # names beside those of the locales
        self.certain = certain  # False: some of its figures were not read from the printed thing

    def dump(self) -> dict[str, object]:
        return {"kind": self.kind, "id": self.id, "message": self.message, "certain": self.certain}


def chapter(game: str, id: str, topics: list[str]) -> Subject:
    """A part of how a game goes: its text and the rulings that belong to no printed thing."""
    return Subject("chapter", id, f"{game}-chapter-{id}", topics)
