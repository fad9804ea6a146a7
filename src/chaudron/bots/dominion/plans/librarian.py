"""A bot that takes a plan from the library which suits the kingdom."""

from __future__ import annotations

from typing import Final

from chaudron.bots.dominion.plans.files import figures, library, named
from chaudron.bots.dominion.plans.player import PlanBot
from chaudron.bots.dominion.plans.strategy import Strategy
from chaudron.games.dominion.library import find
from chaudron.games.dominion.view import DominionView
from chaudron.kernel.request import Request
from chaudron.kernel.view import View

USUAL: Final = "big-money"
COLONY: Final = find("colony")
CHOSEN: Final[dict[str, Strategy]] = {}  # by kingdom: the games of a match are alike


def suits(strategy: Strategy, kingdom: list[str], colonies: bool) -> bool:
    """True if the kingdom has all that the strategy wants."""
    if strategy.colonies != colonies:
        return False
    return all([(card.text.part_of or card.name) in kingdom for card in strategy.wants])


def best_for(kingdom: list[str], colonies: bool) -> Strategy:
    """The strategy of the library for this kingdom that fared best where it was measured."""
    key = f"{','.join(kingdom)} {colonies}"
    found = CHOSEN.get(key)
    if found is None:
        fares = figures()
        best = "colony-money" if colonies else USUAL
        for name in library():
            if suits(named(name), kingdom, colonies) and fares.get(name, 0.0) > fares.get(best, 0.0):
                best = name
        found = CHOSEN[key] = named(best)
    return found


class Librarian(PlanBot):
    """Looks at the kingdom when it is first asked, and then follows one plan."""

    def __init__(self) -> None:
        super().__init__(named(USUAL).plan)
        self.looked = False

    def answer(self, view: View, request: Request) -> object:
        if not self.looked and isinstance(view, DominionView):
            self.plan = best_for(view.kingdom(), view.left(COLONY) > 0).plan
            self.looked = True
        return super().answer(view, request)
