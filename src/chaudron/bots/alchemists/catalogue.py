"""The bots of Alchemists."""

from __future__ import annotations

from typing import Final

from chaudron.bots.game_bots import APPRENTICE, JOURNEYMAN, MASTER, PLAYOUTS, BotKind, GameBots, Wished
from chaudron.kernel.driver import Bot

SCIENTIST: Final = "scientist"


class AlchemistsBots(GameBots):
    """The careful scientist, and the levels."""

    def __init__(self) -> None:
        super().__init__(
            [
                BotKind(SCIENTIST, 1),
                BotKind(APPRENTICE, 1),
                BotKind(JOURNEYMAN, 2),
                BotKind(MASTER, 3, PLAYOUTS),
            ],
            SCIENTIST,
        )

    def make(self, kind: str, wishes: list[Wished], seed: int, seat: int) -> Bot:
        if kind == SCIENTIST:
            from chaudron.bots.alchemists.scientist import Scientist  # noqa: PLC0415  (it needs NumPy)

            return Scientist()
        if kind in (APPRENTICE, JOURNEYMAN, MASTER):
            from chaudron.bots.alchemists.levels import player  # noqa: PLC0415  (it needs NumPy)

            return player(kind, seed, seat, wishes[0].limit if wishes else None)
        return super().make(kind, wishes, seed, seat)


BOTS: Final = AlchemistsBots()
