"""The bots of Quacks."""

from __future__ import annotations

from typing import Final

from chaudron.bots.game_bots import BotKind, GameBots, Wished
from chaudron.bots.quacks.brewer import Brewer
from chaudron.kernel.driver import Bot

BREWER: Final = "brewer"


class QuacksBots(GameBots):
    """The brewer, who stops by the odds."""

    def __init__(self) -> None:
        super().__init__([BotKind(BREWER, 2)])

    def make(self, kind: str, wishes: list[Wished], seed: int, seat: int) -> Bot:
        return Brewer() if kind == BREWER else super().make(kind, wishes, seed, seat)


BOTS: Final = QuacksBots()
