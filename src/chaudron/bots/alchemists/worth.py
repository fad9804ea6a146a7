"""What a careful scientist thinks things are worth, in gold pieces."""

from __future__ import annotations

from typing import Final

from chaudron.games.alchemists.components import Grant, OrderSpace, Startup, grants, startup_cards
from chaudron.games.alchemists.facts import facts

INGREDIENT: Final = 1.1
FAVOUR: Final = 1.0
REPUTATION: Final = 1.0
LATER_REPUTATION: Final = 0.9
BOOK: Final = 0.8
CUBE: Final = 1.5
APPROVAL: Final = 1.0
SECRET_ARTIFACT: Final = 3.5
STARTING_ARTIFACT: Final = 1.0

GRANTS: Final[dict[str, Grant]] = {grant.id: grant for grant in grants(facts(), True)}
CARDS: Final[dict[str, Startup]] = {card.id: card for card in startup_cards(facts())}


def card_worth(id: str) -> float:
    """What a startup card brings."""
    card = CARDS[id]
    return (
        card.gold
        + INGREDIENT * card.ingredients
        + FAVOUR * card.favours
        + REPUTATION * card.reputation
        + LATER_REPUTATION * card.delayed
        + BOOK * card.books
        + (SECRET_ARTIFACT if card.secret_artifact else 0.0)
        + (STARTING_ARTIFACT if card.starting_artifact else 0.0)
    )


def grant_worth(id: str) -> float:
    """Points count thrice: so many gold pieces buy one at the end."""
    return GRANTS[id].gold + 3.0 * GRANTS[id].points


def space_worth(space: OrderSpace, last: bool) -> float:
    """What an order space gives, less what it costs; in the last round cards come too late for much."""
    cards = 0.6 if last else 1.0
    gains = (
        cards * INGREDIENT * space.ingredients
        + cards * FAVOUR * space.favours
        + REPUTATION * space.reputation
        + space.gold
        + cards * BOOK * space.books
    )
    costs = (
        space.gold_cost
        + REPUTATION * space.reputation_cost
        + CUBE * space.cube_cost
        + APPROVAL * space.approval_cost
    )
    return gains - costs
