"""A bot for Marbles: takes all it can, keeps the best, and never three of a colour."""

from __future__ import annotations

from typing import cast

from chaudron.bots.game_bots import BotKind, GameBots, Wished
from chaudron.kernel.driver import Bot
from chaudron.kernel.request import NUMBER, ONE, Request
from chaudron.kernel.view import View

from .state import COLOURS


class Greedy(Bot):
    """The most, but not too much of it."""

    def answer(self, view: View, request: Request) -> object:
        if request.kind == NUMBER:
            return request.hi
        options = view.options(request)
        if request.kind == ONE:
            return options[-1]
        kept = cast("list[list[str]]", view.dump()["kept"])[view.seat]
        chosen: list[object] = []
        for marble in sorted(options, key=lambda marble: -COLOURS[str(marble)]):
            if len(chosen) < request.hi and kept.count(str(marble)) + chosen.count(marble) < 2:
                chosen.append(marble)
        return chosen


class MarblesBots(GameBots):
    """One bot besides the random one."""

    def __init__(self) -> None:
        super().__init__([BotKind("greedy", 1)])

    def make(self, kind: str, wishes: list[Wished], seed: int, seat: int) -> Bot:
        return Greedy() if kind == "greedy" else super().make(kind, wishes, seed, seat)


BOTS = MarblesBots()
