"""Finds what a person means by a name: any language, with or without accents, case and blanks."""

import difflib
import unicodedata
from collections.abc import Iterable
from functools import cache

from chaudron.games.dominion import facts
from chaudron.locales import FALLBACK, Texts, languages

LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss"})


class UnknownName(ValueError):
    """A name that means nothing; `near` are the names that look like it."""

    def __init__(self, kind: str, name: str, near: list[str]) -> None:
        self.kind = kind
        self.name = name
        self.near = near
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        super().__init__(f"unknown {kind} {name!r}{hint}")


def plain(name: str) -> str:
    """A name as it is compared: letters and digits only, no accents, no case."""
    letters = unicodedata.normalize("NFKD", name.casefold().translate(LIGATURES))
    return "".join(letter for letter in letters if letter.isalnum())


class Names:
    """The things of one kind, by every name they go by."""

    def __init__(self, kind: str, prefix: str, ids: Iterable[str]) -> None:
        self.kind = kind
        self.prefix = prefix  # of the messages that name them
        self.ids: dict[str, str] = {}
        for id in ids:
            self.add(id, id)
            for language in languages():
                self.add(id, Texts(language).say(prefix + id))

    def add(self, id: str, name: str) -> None:
        """One more name of a thing; a name never has two meanings."""
        other = self.ids.setdefault(plain(name), id)
        if other != id:
            raise ValueError(f"{name!r} is the name of both {other} and {id}")

    def find(self, name: str, language: str = FALLBACK) -> str:
        """The id of what is called so; `UnknownName` with similar names in the given language."""
        wanted = plain(name)
        if wanted in self.ids:
            return self.ids[wanted]
        similar = difflib.get_close_matches(wanted, self.ids, n=5)
        texts = Texts(language)
        near = list(dict.fromkeys(texts.say(self.prefix + self.ids[key]) for key in similar))
        raise UnknownName(self.kind, name, near[:3])


@cache
def card_names() -> Names:
    """Dominion's cards by their names in all languages, and by what else they are called."""
    names = Names("card", "dominion-card-", facts.cards())
    for card in facts.cards().values():
        for alias in card.fr_aliases:
            names.add(card.id, alias)
    return names


@cache
def kingdom_names() -> Names:
    """Dominion's recommended kingdoms by their names in all languages."""
    return Names("kingdom", "dominion-kingdom-", facts.kingdoms())


def find_card(name: str, language: str = FALLBACK) -> str:
    """The id of the card with this name: `find_card("Sorcière")` and `find_card("WITCH")` agree."""
    return card_names().find(name, language)


def find_kingdom(name: str, language: str = FALLBACK) -> str:
    """The id of the recommended kingdom with this name."""
    return kingdom_names().find(name, language)
