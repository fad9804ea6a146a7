"""What things are worth: to a careful scientist in gold pieces, artifacts to others in points."""

from __future__ import annotations

from typing import Final

from chaudron.bots.alchemists.mind import Mind
from chaudron.bots.alchemists.tastes import LAST_GOLD, Tastes
from chaudron.games.alchemists.artifact import Artifact
from chaudron.games.alchemists.cards.artifacts import MOST_GOLD_ON_ALTAR
from chaudron.games.alchemists.components import ROUNDS, Grant, OrderSpace, Startup, grants, startup_cards
from chaudron.games.alchemists.facts import facts
from chaudron.games.alchemists.view import AlchemistsView

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


# ---------------------------------------------------------------- artifacts, in points

# What some artifacts bring in every round that is left, the present one among them or not.
EACH_ROUND: Final[dict[str, float]] = {
    "boots_of_speed": 1.1, "magic_mortar": 0.8, "kings_seal": 0.7,
}  # fmt: skip
EACH_LATER_ROUND: Final[dict[str, float]] = {"robe_of_respect": 1.9, "periscope": 0.4}
PAPERS_A_ROUND: Final = 1.4
STARTUP_AGAIN: Final = 4.0


def artifact_worth(view: AlchemistsView, mind: Mind, tastes: Tastes, artifact: Artifact) -> float:
    """The points that it will have brought by the end of the game."""
    id = artifact.id
    later = ROUNDS - view.round
    worth = float(artifact.points)
    worth += tastes.favour * artifact.favours
    worth += (0.5 if later else 0.1) * artifact.ingredients
    worth += view.reputation_change(artifact.reputation)
    worth += artifact.honour * PAPERS_A_ROUND * (later + 1)
    worth += EACH_ROUND.get(id, 0.0) * (later + 1) + EACH_LATER_ROUND.get(id, 0.0) * later
    if id == "printing_press":
        worth += PAPERS_A_ROUND * tastes.gold * (later + 1)
    elif id == "discount_card":
        worth += 1.2 * tastes.gold
    elif id == "thinking_cap":
        worth += 1.6 * tastes.bit_at(view.round)
    elif id == "crystal_cabinet":
        worth += 2.0 * (view.n_artifacts(view.seat) + 1)
    elif id == "altar_of_gold":
        left_over = min(MOST_GOLD_ON_ALTAR, view.gold(view.seat) - artifact.cost)
        worth += (1.0 - LAST_GOLD) * max(0, left_over)
    elif id == "magic_mirror":
        worth += (view.reputation(view.seat) + 2) // 5
    elif id == "wisdom_idol":
        worth += 1.0 + seals_right(view, mind)
    elif id == "feather_in_cap":
        worth += min(4, len(dict.fromkeys(view.hand())))
    elif id == "library":
        worth += artifact.per_book * view.books(view.seat)
    elif id == "replicator":
        worth += STARTUP_AGAIN
    return worth


def seals_right(view: AlchemistsView, mind: Mind) -> float:
    """How many own seals on theories are expected to prove right."""
    n = 0.0
    for i in range(8):
        theory = view.theory(i)
        if theory is not None and theory.has_seal_of(view.seat):
            n += mind.chance(i, theory.alchemical)
    return n
