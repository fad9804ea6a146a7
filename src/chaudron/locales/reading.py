"""Reads what people write with names in it: kingdoms, bots and sets, in any language, into ids."""

from functools import cache

from chaudron.games.dominion.library import SETS
from chaudron.games.dominion.spec import RANDOM
from chaudron.locales import FALLBACK
from chaudron.locales.names import Names, UnknownName, find_card, find_kingdom


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


def read_bot(text: str, language: str = FALLBACK) -> str:
    """A bot's name with its cards by their ids: `big-money:forgeron=2` is `big-money:smithy=2`."""
    bot, colon, rest = text.partition(":")
    if not colon or bot == "you":
        return text
    parts = []
    for part in rest.split(","):
        card, equals, limit = part.partition("=")
        parts.append((find_card(card.strip(), language) if card.strip() else "") + equals + limit)
    return f"{bot}:{','.join(parts)}"
