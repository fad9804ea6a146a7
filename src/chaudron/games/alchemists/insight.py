"""When a player could be certain what an ingredient is, and whether that came to anything."""

from __future__ import annotations

from typing import Final, cast

from chaudron.games.alchemists.alchemy import INGREDIENTS
from chaudron.games.alchemists.knowledge import Fact
from chaudron.games.alchemists.theories import MOST_SEALS
from chaudron.games.alchemists.view import AlchemistsView
from chaudron.kernel.insight import Insight, Watch
from chaudron.kernel.view import View

NOTHING: Final[list[Fact]] = []


class Certainty:
    """From this step on a seat knew the alchemical of an ingredient."""

    def __init__(self, seat: int, step: int, round: int, ingredient: int, alchemical: int) -> None:
        self.seat = seat
        self.step = step
        self.round = round
        self.ingredient = ingredient
        self.alchemical = alchemical
        self.contradicted = False  # by the theory that stands
        self.used = False

    def look(self, view: AlchemistsView) -> None:
        """It is used by a seal of one's own on the right theory, or when a wrong one falls; and there is
        nothing left to use where others have taken all the room."""
        theory = view.theory(self.ingredient)
        wrong = theory is not None and theory.alchemical != self.alchemical
        if self.contradicted and not wrong:
            self.used = True
        self.contradicted = wrong
        if theory is not None and not wrong:
            if theory.has_seal_of(self.seat) or len(theory.seals) >= MOST_SEALS:
                self.used = True


class Certainties(Watch):
    """Follows what each seat was shown."""

    def __init__(self) -> None:
        self.facts: dict[int, list[Fact]] = {}  # by seat, as they were last looked at
        self.found: list[Certainty] = []

    def look(self, step: int, view: View) -> None:
        v = cast(AlchemistsView, view)
        for certainty in self.found:
            if certainty.seat == v.seat:
                certainty.look(v)
        facts = v.facts()
        if facts != self.facts.get(v.seat, NOTHING):
            self.facts[v.seat] = facts[:]
            self.deduce(step, v, facts)

    def deduce(self, step: int, view: AlchemistsView, facts: list[Fact]) -> None:
        from chaudron.games.alchemists.deduction import all_worlds  # noqa: PLC0415  (it needs NumPy)

        worlds = all_worlds(view.has_golem).knowing_all(facts)
        total = worlds.count()
        for ingredient, row in enumerate(worlds.identities()):
            known = any([c.seat == view.seat and c.ingredient == ingredient for c in self.found])
            if not known and total in row:
                certainty = Certainty(view.seat, step, view.round, ingredient, row.index(total))
                certainty.look(view)
                self.found.append(certainty)

    def unused(self, views: list[View]) -> list[Insight]:
        out: list[Insight] = []
        for certainty in self.found:
            end = cast(AlchemistsView, views[certainty.seat])
            certainty.look(end)
            if not certainty.used and certainty.round < end.round:  # the last round comes too late
                args: dict[str, object] = {
                    "round": certainty.round,
                    "ingredient": f"alchemists-ingredient-{INGREDIENTS[certainty.ingredient]}",
                }
                out.append(Insight(certainty.seat, certainty.step, "alchemists-insight-unused", args))
        return out


def watch() -> Certainties:
    return Certainties()
