"""What the things of Alchemists do, as texts on a terminal."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from chaudron.cli.about import summary
from chaudron.cli.alchemists.page import Page
from chaudron.cli.alchemists.words import (
    ingredient,
    order_space,
    star,
    text_of,
)
from chaudron.games.alchemists.artifacts import ARTIFACTS
from chaudron.games.alchemists.components import busy_boards, grants
from chaudron.games.alchemists.facts import facts
from chaudron.games.alchemists.spec import SPEC
from chaudron.games.alchemists.view import AlchemistsView
from chaudron.kernel.port import Subject
from chaudron.locales.names import Found


class Explainer(Page):
    """Says what a card, tile or space does."""

    def thing(self, subject: Subject, view: AlchemistsView | None = None) -> RenderableType:
        """Its name and what it does, at this table; where figures are reconstructed, that is said."""
        texts = self.texts
        kind, id, message = subject.kind, subject.id, subject.message
        if kind == "ingredient":  # it does nothing, but there are so many of it
            return Group(*summary(Found(SPEC.name, subject), texts))
        data = facts() if view is None else view.printed()
        text = Text(texts.say(message), style="bold")
        if kind == "artifact":
            artifact = ARTIFACTS[id] if view is None else view.artifact(id)
            figures = texts.say(
                "alchemists-artifact-figures",
                level=artifact.level,
                cost=artifact.cost,
                points=artifact.points,
            )
            text.append(f"  {figures}", style="dim not bold")
        if kind == "board":
            (board,) = [b for b in busy_boards(data) if b.id == id]
            for n, place in enumerate(board.spaces, 1):
                least = (
                    texts.say("alchemists-players", n=place.least_players) if place.least_players > 2 else ""
                )
                text.append(f"\n  {n} {order_space(texts, place)}{least}", style="not bold")
            text.append(f"\n  ↓ {order_space(texts, board.bottom)}", style="not bold")
        elif kind == "grant":
            text.append(f"\n{self.grant_text(id, data)}", style="not bold")
        else:
            text.append(f"\n{text_of(texts, kind, id, view)}", style="not bold")
        if star(kind, id, view):
            text.append(f"\n{texts.say('alchemists-reconstructed')}", style="dim not bold")
        return text

    def grant_text(self, id: str, data: dict[str, Any]) -> str:
        (grant,) = [g for g in grants(data, True) if g.id == id]
        wanted = ", ".join(ingredient(self.texts, i) for i in grant.ingredients)
        wanted = wanted or self.texts.say("alchemists-two-articles")
        return self.texts.say("alchemists-grant-text", wanted=wanted, gold=grant.gold, points=grant.points)
