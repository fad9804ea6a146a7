"""A bot that takes all the time that it is given."""

from __future__ import annotations

import time

from chaudron.bots.dominion.big_money import BigMoney
from chaudron.bots.haste import DEADLINE, is_up
from chaudron.kernel.request import Request
from chaudron.kernel.view import View


class Dawdler(BigMoney):
    """Plays Dominion, and tells how many seconds it had for each answer."""

    def __init__(self) -> None:
        super().__init__([])
        self.had: list[float] = []

    def answer(self, view: View, request: Request) -> object:
        self.had.append(DEADLINE.due - time.monotonic())
        while not is_up():
            time.sleep(0.001)
        return super().answer(view, request)
