"""What a careful scientist expects of a sale or an exhibit with the ingredients in hand."""

from __future__ import annotations

from chaudron.bots.alchemists.mind import CONFIDENT, Mind
from chaudron.games.alchemists.alchemy import NEUTRAL, Pair, pairs_in
from chaudron.games.alchemists.components import PRICES
from chaudron.games.alchemists.view import AlchemistsView

HOPELESS = -9.0


def best_sale(mind: Mind, view: AlchemistsView) -> float:
    """The most that any potion and guarantee promise, in gold."""
    best = HOPELESS
    for wanted in view.potions_wanted():
        for guarantee in range(len(PRICES)):
            best = max(best, sale(mind, view, wanted, guarantee))
    return best


def sale(mind: Mind, view: AlchemistsView, wanted: int, guarantee: int) -> float:
    """What this potion with this guarantee promises, with the best pair of the hand."""
    best = HOPELESS
    for pair in pairs_in(view.hand()):
        best = max(best, mind.sale_worth(pair, wanted, guarantee, PRICES[guarantee]))
    return best


def brew_for_sale(mind: Mind, pairs: list[Pair], wanted: int, guarantee: int) -> Pair:
    best, most = pairs[0], HOPELESS
    for pair in pairs:
        worth = mind.sale_worth(pair, wanted, guarantee, PRICES[guarantee])
        if worth > most:
            best, most = pair, worth
    return best


def brew_to_show(mind: Mind, pairs: list[Pair], wanted: int) -> Pair:
    best, most = pairs[0], HOPELESS
    for pair in pairs:
        chance = mind.potions(pair)[wanted]
        if chance > most:
            best, most = pair, chance
    return best


def ready_exhibits(mind: Mind, view: AlchemistsView) -> int:
    """How many potions the hand makes with confidence."""
    ready = 0
    for potion in range(NEUTRAL):
        if any([mind.potions(pair)[potion] >= CONFIDENT for pair in pairs_in(view.hand())]):
            ready += 1
    return min(ready, len(view.hand()) // 2)


def best_exhibit(mind: Mind, view: AlchemistsView, potions: list[int], least: float) -> int:
    """The potion of these that the hand makes most surely; -1 if none is likely enough."""
    best, most = -1, least
    for potion in potions:
        for pair in pairs_in(view.hand()):
            chance = mind.potions(pair)[potion]
            if chance > most:
                best, most = potion, chance
    return best
