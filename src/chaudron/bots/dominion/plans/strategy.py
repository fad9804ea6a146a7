"""A strategy: a plan with its name, a sentence on it in each language, and the kingdoms that it wants."""

from __future__ import annotations

from chaudron.bots.dominion.plans.plan import Plan
from chaudron.games.dominion.card import Card


class Strategy:
    """A plan as people share it. Never changes."""

    def __init__(
        self,
        name: str,
        says: dict[str, str],
        wants: list[Card],
        plan: Plan,
        colonies: bool = False,
        shelters: bool = False,
        bane: Card | None = None,
    ) -> None:
        self.name = name
        self.says = says  # by language
        self.wants = wants  # kingdom cards without which it makes no sense
        self.plan = plan
        self.colonies = colonies  # it is for games with Platinum and Colony,
        self.shelters = shelters  # for games that begin with Shelters,
        self.bane = bane  # for games in which this is the Bane
