"""The random bot: any legal answer, for every game."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from chaudron.kernel.driver import Bot
from chaudron.kernel.reason import Reason
from chaudron.kernel.request import NAME, NUMBER, ONE, ORDER, YES_NO, Request
from chaudron.kernel.rng import Rng, shuffle, stream
from chaudron.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Every option equally likely; declining is one of them, and so is every size of a choice."""

    def __init__(self, seed: int, seat: int = 0) -> None:
        self.rng: Rng = stream(seed, f"random bot {seat}")

    def answer(self, view: View, request: Request) -> object:
        rng = self.rng
        kind = request.kind
        if kind == YES_NO:
            return rng.below(2) == 1
        if kind == NUMBER:
            return request.lo + int(rng.below(request.hi - request.lo + 1))
        options = view.options(request)
        n = len(options)
        if kind == ONE or kind == NAME:
            k = int(rng.below(n + (1 if request.lo == 0 else 0)))
            return options[k] if k < n else None
        shuffle(rng, options)
        if kind == ORDER:
            return options
        size = request.lo + int(rng.below(request.hi - request.lo + 1))
        return options[:size]

    def why(self) -> Reason | None:
        return Reason("why-chance")
