"""What is printed on Dominion's cards, the recommended kingdoms and the rulings, as plain facts.

For screens, tests and documentation. The rules do not read it: a card's figures live in its class,
and a test compares the two.
"""

import json
from functools import cache
from typing import Any

from chaudron.rulings import GAMES

FOLDER = GAMES / "dominion"

# A topic of the ledger that also concerns every card of a type.
TOPIC_OF_TYPE = {"ruins": "ruins_pile", "shelter": "shelters"}


class CardFacts:
    """One printed card."""

    __slots__ = (
        "coins",
        "cost",
        "effect",
        "fr_aliases",
        "id",
        "in_supply",
        "kingdom",
        "needs",
        "part_of_pile",
        "pile",
        "potion",
        "set",
        "tokens_and_mats",
        "types",
        "vp",
    )

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.set: str = row["set"]
        self.cost: int = row["cost"]
        self.potion: int = row["potion"]
        self.types: list[str] = row["types"]
        self.pile: int | dict[str, int] = row["pile"]
        self.kingdom: bool = row["kingdom"]
        self.in_supply: bool = row["in_supply"]
        self.coins: int | str | None = row["coins"]
        self.vp: int | str | None = row["vp"]
        self.effect: str = row["effect"]
        self.part_of_pile: str | None = row.get("part_of_pile")
        self.fr_aliases: list[str] = row.get("fr_aliases", [])
        self.needs: str = row.get("needs", "")  # what must be laid out with it
        self.tokens_and_mats: list[str] = row.get("tokens_and_mats", [])

    def __repr__(self) -> str:
        return f"<CardFacts {self.id}>"

    def pile_size(self, players: int) -> int:
        """How many copies there are at the start (of one Knight, Ruins or Prize, its own)."""
        pile = self.pile
        if isinstance(pile, int):
            return pile
        if str(players) not in pile:
            raise ValueError(f"{self.id}: no pile size for {players} players")
        return pile[str(players)]


class KingdomFacts:
    """One recommended kingdom: ten cards that go well together, and the box that recommends them."""

    __slots__ = ("bane", "box", "cards", "extra_piles", "id", "remarks")

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.box: str = row["box"]
        self.cards: list[str] = row["cards"]
        self.bane: str = row.get("bane", "")
        self.extra_piles: list[str] = row["extra_piles"]
        self.remarks: list[str] = row.get("remarks", [])

    def __repr__(self) -> str:
        return f"<KingdomFacts {self.id}>"


@cache
def cards() -> dict[str, CardFacts]:
    """The 228 cards by id, set by set."""
    rows: list[dict[str, Any]] = json.loads((FOLDER / "cards.json").read_text(encoding="utf-8"))
    return {row["id"]: CardFacts(row) for row in rows}


@cache
def kingdoms() -> dict[str, KingdomFacts]:
    """The 69 recommended kingdoms by id, box by box; the first is for a first game."""
    rows: list[dict[str, Any]] = json.loads((FOLDER / "kingdoms.json").read_text(encoding="utf-8"))
    return {row["id"]: KingdomFacts(row) for row in rows}


@cache
def kingdoms_by_box() -> dict[str, list[KingdomFacts]]:
    """The recommended kingdoms of each box, in the order in which the boxes came out."""
    out: dict[str, list[KingdomFacts]] = {}
    for kingdom in kingdoms().values():
        out.setdefault(kingdom.box, []).append(kingdom)
    return out
