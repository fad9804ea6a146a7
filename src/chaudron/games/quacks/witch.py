"""The twelve herb witches: who they are and which penny calls them."""

from __future__ import annotations

from typing import Final

from chaudron.games.quacks.state import COPPER, GOLD, SILVER


class Witch:
    """One witch. What she does is told by the phase she belongs to."""

    def __init__(self, id: str, penny: int) -> None:
        self.id = id
        self.penny = penny

    def __repr__(self) -> str:
        return self.id


WITCHES: Final = [
    Witch("W-B1", SILVER),  # saved by the flask: the exploding white goes back
    Witch("W-B2", SILVER),  # draw 6 chips, place any of them
    Witch("W-B3", SILVER),  # the two latest whites go back
    Witch("W-B4", SILVER),  # an explosion is harmless
    Witch("W-S1", COPPER),  # upgrade the last two chips, or any one
    Witch("W-S2", COPPER),  # coins doubled
    Witch("W-S3", COPPER),  # one bought chip a second time
    Witch("W-S4", COPPER),  # 2 coins more per ruby
    Witch("W-P1", GOLD),  # points by colours
    Witch("W-P2", GOLD),  # points for what is left in the bag
    Witch("W-P3", GOLD),  # rubies by points
    Witch("W-P4", GOLD),  # droplet and flask for 1 ruby
]
BY_ID: Final[dict[str, Witch]] = {w.id: w for w in WITCHES}


def of_penny(penny: int) -> list[Witch]:
    return [w for w in WITCHES if w.penny == penny]
