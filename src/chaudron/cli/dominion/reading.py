"""Reads what people write with names of Dominion in it, in any language, into ids."""

from functools import cache

from chaudron.games.dominion import facts
from chaudron.games.dominion.library import SETS
from chaudron.games.dominion.spec import RANDOM
from chaudron.locales import FALLBACK
from chaudron.locales.names import Names, UnknownName


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


@cache
def set_names() -> Names:
    """Dominion's sets by their names in all languages."""
    return Names("set", "dominion-set-", SETS)


def read_set(name: str, language: str = FALLBACK) -> str:
    """The id of the set with this name."""
    return set_names().find(name, language)


def read_cards(text: str, language: str = FALLBACK) -> list[str]:
    """The ids of cards named one after the other, with commas between them."""
    return [find_card(name.strip(), language) for name in text.split(",") if name.strip()]


def read_kingdom(text: str, language: str = FALLBACK) -> str:
    """A kingdom in its notation (`Sorcière, Douves, … + bane Cave`), a recommended one's id, or `random`."""
    if text.strip().lower() in ("", RANDOM):
        return text.strip().lower()
    try:
        return find_kingdom(text, language)
    except UnknownName:
        parts = [part.strip() for part in text.split("+")]
    if len(parts) == 1 and "," not in text:
        read_lone_name(text, language)
    out = [", ".join(read_cards(parts[0], language))]
    for part in parts[1:]:
        word, _, rest = part.partition(" ")
        known = word in ("bane", "market") and rest
        out.append(f"{word} {', '.join(read_cards(rest, language))}" if known else part)
    return " + ".join(out)


def read_lone_name(text: str, language: str) -> None:
    """One word alone is a kingdom's name, if it is no card's: say which kingdom may have been meant."""
    try:
        find_card(text, language)
    except UnknownName:
        find_kingdom(text, language)


def read_option(name: str, text: str, language: str) -> object:
    """An option as it was typed: kingdoms and sets by their names in any language."""
    if name == "kingdom":
        return read_kingdom(text, language)
    if name == "sets":
        return [read_set(part, language) for part in text.split(",") if part.strip()]
    return text
