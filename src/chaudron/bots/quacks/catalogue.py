"""The bots of Quacks."""

from __future__ import annotations

from typing import Final

from chaudron.bots.game_bots import APPRENTICE, JOURNEYMAN, MASTER, BotKind, GameBots, Wished
from chaudron.bots.quacks.brewer import Brewer
from chaudron.bots.quacks.levels import apprentice, journeyman, master
from chaudron.kernel.driver import Bot

BREWER: Final = "brewer"


class QuacksBots(GameBots):
    """The brewer, who stops by the odds; and the levels, who weigh everything in points."""

    def __init__(self) -> None:
        super().__init__(
            [BotKind(BREWER, 2), BotKind(APPRENTICE, 2), BotKind(JOURNEYMAN, 3), BotKind(MASTER, 4)],
            BREWER,
        )

    @property
    def imagines(self) -> str:
        return BREWER

    def make(self, kind: str, wishes: list[Wished], seed: int, seat: int) -> Bot:
        if kind == BREWER:
            return Brewer()
        if kind == APPRENTICE:
            return apprentice(seed, seat)
        if kind == JOURNEYMAN:
            return journeyman(seed, seat)
        return master() if kind == MASTER else super().make(kind, wishes, seed, seat)


BOTS: Final = QuacksBots()
