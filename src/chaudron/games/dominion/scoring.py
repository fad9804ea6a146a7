"""Points at the end of the game."""

from __future__ import annotations

from chaudron.games.dominion.card import Card
from chaudron.games.dominion.state import Player


def points(you: Player) -> int:
    """Points of every card owned, wherever it lies, and of victory point tokens."""
    return points_with(you, you.all_cards())


def points_with(you: Player, cards: list[Card]) -> int:
    """The player's points if these were all their cards."""
    total = you.tokens.get("vp", 0)
    for c in cards:
        total += c.text.score(cards) if c.counts_points else c.vp
    return total


def points_by_card(you: Player) -> dict[str, tuple[int, int]]:
    """For each card that is worth something: how many copies, and their points together."""
    cards = you.all_cards()
    out: dict[str, tuple[int, int]] = {}
    worth: dict[str, int] = {}
    for c in cards:
        if c.name not in worth:
            worth[c.name] = c.text.score(cards) if c.counts_points else c.vp
        if worth[c.name]:
            n, total = out.get(c.name, (0, 0))
            out[c.name] = (n + 1, total + worth[c.name])
    return out
