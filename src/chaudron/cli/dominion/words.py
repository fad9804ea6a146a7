"""Names and texts of cards as people read them."""

from collections import Counter
from collections.abc import Iterable

from chaudron.locales import Texts


def card(texts: Texts, id: str) -> str:
    """The name of a card."""
    return texts.say(f"dominion-card-{id}")


def card_text(texts: Texts, id: str) -> str:
    """What a card does, in several lines."""
    return texts.say(f"dominion-card-{id}.text")


def counted(texts: Texts, id: str, n: int = 1) -> str:
    """So many copies of a card: a Witch, two Witches."""
    return texts.say(f"dominion-card-{id}.counted", n=n)


def cards(texts: Texts, ids: Iterable[str]) -> str:
    """A handful of cards in one phrase, copies together: 2 Coppers, an Estate and a Witch."""
    return texts.listed(counted(texts, id, n) for id, n in Counter(ids).items())
