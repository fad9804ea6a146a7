"""What cards ask, as far as a rule that speaks of it could be in vain: their options, and what is shown."""

from __future__ import annotations

from typing import Final

from chaudron.games.dominion.card import BY_NAME, CARDS, LOOTER, Card
from chaudron.games.dominion.kingdoms import may_be_bane

# By card: what it lets one choose between.
OPTIONS: Final[dict[str, list[str]]] = {
    "catacombs": ["hand", "discard"],
    "count": ["discard", "deck", "copper", "coins", "trash", "duchy"],
    "governor": ["cards", "treasures", "trash"],
    "graverobber": ["gain", "trash"],
    "hermit": ["hand", "discard_pile"],
    "hunting_grounds": ["duchy", "estates"],
    "jester": ["you", "other"],
    "loan": ["discard", "trash"],
    "minion": ["coins", "hands"],
    "native_village": ["set_aside", "take"],
    "navigator": ["discard", "put_back"],
    "nobles": ["cards", "actions"],
    "oracle": ["discard", "put_back"],
    "pawn": ["card", "action", "buy", "coin"],
    "pirate_ship": ["plunder", "coins"],
    "spice_merchant": ["cards", "coins"],
    "squire": ["actions", "buys", "silver"],
    "steward": ["cards", "coins", "trash"],
    "survivors": ["discard", "deck"],
    "torturer": ["discard", "curse"],
    "tournament": ["duchy", "prize"],
    "trusty_steed": ["cards", "actions", "coins", "silvers"],
    "watchtower": ["trash", "deck"],
}
SHOWN_BY_THEMSELVES: Final = ["moat", "secret_chamber", "trader", "tunnel"]
# Cards that ask whether, or which, other cards are shown.
ASK_TO_SHOW: Final = ["ambassador", "explorer", "inn", "mint", "tournament", "young_witch"]


def with_option(option: str) -> list[str]:
    """The cards that have this option."""
    return [name for name, options in OPTIONS.items() if option in options]


def who_asks_to_show(card: Card) -> list[str]:
    """The cards that may ask for this one to be shown."""
    return [name for name in SHOWN_BY_THEMSELVES + ASK_TO_SHOW if asks_to_show(name, card)]


def asks_to_show(source: str, card: Card) -> bool:
    if source in SHOWN_BY_THEMSELVES:
        return source == card.name
    if source == "inn":
        return card.is_action
    if source == "mint":
        return card.is_treasure
    if source == "young_witch":
        return may_be_bane(card)
    return source == "ambassador" or card.name == "province"


def in_kingdoms(card: Card) -> bool:
    """True if a kingdom can have it: as one of the ten, or in a pile that is one of them."""
    pile = BY_NAME.get(card.text.part_of or card.name)
    return pile is not None and pile.text.kingdom


def brought_by(card: Card) -> list[str]:
    """The kingdom cards with which this one is laid out, if it is with some."""
    pile = card.text.part_of or card.name
    kind = LOOTER if pile == "ruins" else 0
    return [c.name for c in CARDS if c.text.kingdom and (c.text.needs == pile or c.types & kind)]
