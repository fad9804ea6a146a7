"""Cards by the names that people write into files: ids, and the names of every language."""

from __future__ import annotations

import difflib
import re
import unicodedata
from pathlib import Path
from typing import Final

import chaudron
from chaudron.games.dominion.card import ACTION, BY_NAME, RUINS, Card, CardText

# Words of letters and digits; what joins them in a name stands between two of them.
NAME: Final = re.compile(r"[^\W_]+(?:(?:[ _-]+|['’])[^\W_]+)*")
LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae"})
NAMES: Final[dict[str, Card]] = {}  # as they are compared; filled when somebody asks


class RuinsPile(CardText):
    """The pile of Ruins, which no card is named like: in plans it stands for all its cards."""

    types = ACTION | RUINS
    kingdom = False
    is_pile = True


def pile_card(text: CardText, name: str, set: str) -> Card:
    """Something that stands for a pile where a card's name does; nobody ever holds it."""
    text.card = Card(text, -1, name, set)
    return text.card


PILES: Final[dict[str, Card]] = {"ruins": pile_card(RuinsPile(), "ruins", "dark_ages")}


class UnknownCard(Exception):
    """Nothing is called so; these look like it."""

    def __init__(self, name: str, close: list[str]) -> None:
        super().__init__(name)
        self.name = name
        self.close = close


def plain(name: str) -> str:
    """A name as it is compared: letters alone, no accents, no case."""
    letters = unicodedata.normalize("NFKD", name.casefold().translate(LIGATURES))
    return "".join([letter for letter in letters if letter.isalnum()])


def card_called(name: str) -> Card:
    """The card of this id or name, in any language; or what stands for a mixed pile."""
    card = BY_NAME.get(name)
    if card is not None:
        return card
    if not NAMES:
        learn()
    card = NAMES.get(plain(name))
    if card is None or not NAME.fullmatch(unicodedata.normalize("NFC", name)):
        close = [NAMES[key].name for key in difflib.get_close_matches(plain(name), list(NAMES), 5)]
        raise UnknownCard(name, list(dict.fromkeys(close))[:3])
    return card


def learn() -> None:
    """Read the names out of the words of every language: a file that somebody wrote speaks one of them."""
    for id, card in [*BY_NAME.items(), *PILES.items()]:
        NAMES[plain(id)] = card
    words = Path(chaudron.__file__).parent / "locales"
    for kind, known in (("card", BY_NAME), ("pile", PILES)):
        said = re.compile(rf"(?m)^dominion-{kind}-(\w+) = (.+)$")
        for file in sorted(words.glob("*/dominion*.ftl")):
            for id, name in said.findall(file.read_text(encoding="utf-8")):
                if id in known:
                    NAMES.setdefault(plain(name), known[id])
