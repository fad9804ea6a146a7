"""A favour: what is printed on it, as one method per moment at which it can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from chaudron.games.alchemists.actions.selling import Sale
    from chaudron.games.alchemists.lab import Laboratory
    from chaudron.games.alchemists.state import Player


@mypyc_attr(allow_interpreted_subclasses=True)
class Favour:
    """What is printed on a favour. A class overrides what its card speaks of and nothing else.

    `you` holds at least one card of it, or seems to: only `game.plays` knows. Decks and hands hold its id.
    """

    at_once: bool = False  # resolved as soon as all is drawn: it stays in no hand
    discount: int = 0  # gold that one card saves when an artifact is bought

    def __init__(self, id: str) -> None:
        self.id = id

    def __repr__(self) -> str:
        return self.id

    def on_draw(self, game: Laboratory, you: Player) -> None:
        """What happens at once; the card was discarded."""

    def declarations(self, game: Laboratory, you: Player) -> list[str]:
        """What can be declared with it, each beginning with its id."""
        return []

    def on_declare(self, game: Laboratory, you: Player, what: str) -> None:
        """It was declared (on `what`); the card was discarded."""

    def on_transmute(self, game: Laboratory, you: Player) -> int:
        """Gold on top of what transmuting gives."""
        return 0

    def before_sale(self, game: Laboratory, you: Player, sale: Sale) -> None:
        """You are about to choose a potion to sell."""

    def on_sale(self, game: Laboratory, you: Player, sale: Sale) -> None:
        """You will sell something."""

    def on_study(self, game: Laboratory, you: Player) -> None:
        """You study the golem."""
