"""Every card there is: finds the card classes of all sets, and cards by name."""

from __future__ import annotations

import difflib
import importlib
from typing import Final

from chaudron.games.dominion.card import BY_NAME, CARDS, Card, CardText, Rule, register
from chaudron.kernel.errors import Refusal

SETS: Final = [
    "base", "intrigue", "seaside", "alchemy", "prosperity", "cornucopia", "hinterlands",
    "dark_ages", "promos",
]  # fmt: skip

# Sets whose cards fill more than one module.
MODULES: Final = {"dark_ages": ["dark_ages", "dark_ages_knights", "dark_ages_piles"]}


def load_set(name: str) -> None:
    """Make the cards of a set, out of all its modules."""
    for module in MODULES.get(name, [name]):
        load_module(module, name)


def load_module(file: str, name: str) -> None:
    """Register the card classes of a module, by name, so that the order is always the same.

    Rules of a turn, and bases whose name begins with an underscore, are not cards.
    """
    module = importlib.import_module(f"chaudron.games.dominion.cards.{file}")
    for attribute in sorted(vars(module)):
        cls = getattr(module, attribute)
        if attribute.startswith("_") or not isinstance(cls, type):
            continue
        if issubclass(cls, CardText) and getattr(cls, "__module__", "") == module.__name__:
            if not issubclass(cls, Rule):
                register(cls(), name)


def kingdom_cards() -> list[Card]:
    """Every card that may be one of the ten."""
    return [c for c in CARDS if c.text.kingdom]


def find(name: str) -> Card:
    """The card of this id, or a refusal that says which one may have been meant."""
    card = BY_NAME.get(name)
    if card is None:
        close = difflib.get_close_matches(name, list(BY_NAME), 3)
        hint = f"; did you mean {', '.join(close)}?" if close else ""
        raise Refusal(
            "unknown-card",
            f"there is no card called {name!r}{hint}",
            {"name": name, "close": ", ".join(close)},
        )
    return card


for _set in SETS:
    load_set(_set)
