"""A strategy: a plan with its name, a sentence on it in each language, and the kingdoms that it wants."""

from __future__ import annotations

from chaudron.bots.dominion.plans.asking import in_kingdoms
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

    def unasked(self) -> list[Card]:
        """Cards that it buys and a kingdom need not have, for all that it wants."""
        asked = [card.text.part_of or card.name for card in self.wants]
        if self.bane is not None:
            asked.append(self.bane.name)
        return [c for c in self.plan.cards() if in_kingdoms(c) and (c.text.part_of or c.name) not in asked]
