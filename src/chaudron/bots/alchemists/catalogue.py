"""The bots of Alchemists."""

from __future__ import annotations

from typing import Final

from chaudron.bots.game_bots import BotKind, GameBots, Wished
from chaudron.kernel.driver import Bot

SCIENTIST: Final = "scientist"


class AlchemistsBots(GameBots):
    """The careful scientist."""

    def __init__(self) -> None:
        super().__init__([BotKind(SCIENTIST, 2)])

    def make(self, kind: str, wishes: list[Wished], seed: int, seat: int) -> Bot:
        if kind == SCIENTIST:
            from chaudron.bots.alchemists.scientist import Scientist  # noqa: PLC0415  (it needs NumPy)

            return Scientist()
        return super().make(kind, wishes, seed, seat)


BOTS: Final = AlchemistsBots()
