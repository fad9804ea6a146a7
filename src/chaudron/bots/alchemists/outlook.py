"""Looking one step ahead: likely answers are played on in worlds that agree with what the seat knows."""

from __future__ import annotations

from math import sqrt
from typing import Final, cast

from chaudron.bots.alchemists.alchemist import WHY, Alchemist, less
from chaudron.bots.alchemists.tastes import Tastes
from chaudron.bots.haste import is_up
from chaudron.games.alchemists import choices as ask
from chaudron.games.alchemists.view import AlchemistsView
from chaudron.kernel.driver import NO_DRIVER, Bot, CallbackDriver
from chaudron.kernel.reason import Estimate, Reason
from chaudron.kernel.request import Request
from chaudron.kernel.rng import Rng
from chaudron.kernel.state import State
from chaudron.kernel.view import View

# What is worth a thought: the answers differ in what follows, and their worth is hard to tell at once.
THOUGHT_ABOUT: Final = [ask.DECLARE, ask.ORDER_SPACE, ask.PUBLISH, ask.BUY, ask.MIX, ask.GUARANTEE]
AT_LEAST: Final = 4  # worlds before an answer is given up
GIVEN_UP: Final = 2.0  # standard errors behind the best


class Thinker(Alchemist):
    """An alchemist who plays its best answers on before it gives one; so many playouts for a decision."""

    def __init__(self, tastes: Tastes, rng: Rng, playouts: int, doubt: float) -> None:
        super().__init__(tastes, rng, True)
        self.playouts = playouts
        self.doubt = doubt  # standard errors by which another answer must be better than the first thought

    def looks_ahead(self) -> bool:
        return True

    def answer(self, view: View, request: Request) -> object:
        first = super().answer(view, request)
        reason = self.reason
        if view.outlook is None or reason is None or request.verb not in THOUGHT_ABOUT:
            return first
        if len(reason.thought_of) < 2:
            return first
        names = [estimate.answer for estimate in reason.thought_of]
        lab = cast(AlchemistsView, view)
        ahead = Ahead(lab, self.tastes, names)
        chosen = ahead.think(self.rng, self.budget(lab), self.doubt)
        if ahead.leads[chosen]:  # else it had no time, and the first thought's reason stays
            self.reason = ahead.reason(chosen)
        if chosen == 0:
            return first
        for option in view.options(request):
            if request.dump_answer(option) == names[chosen]:
                return option
        return None

    def budget(self, view: AlchemistsView) -> int:
        """Games with a golem and many players take long: fewer of them are played on."""
        return 2 * self.playouts // view.n_players if view.has_golem else self.playouts


class Ahead:
    """What comes of some answers to the open question."""

    def __init__(self, view: AlchemistsView, tastes: Tastes, names: list[object]) -> None:
        self.view = view
        self.tastes = tastes
        self.names = names
        self.leads: list[list[float]] = [[] for _ in names]  # by answer and world

    def think(self, rng: Rng, playouts: int, doubt: float) -> int:
        """The place of the best answer; the first, unless another is better beyond doubt."""
        left = playouts
        open_ = list(range(len(self.names)))
        world = 0
        while left >= len(open_) > 1 and not is_up():
            chance = rng.fork()
            for k in open_:
                self.leads[k].append(self.lead(self.names[k], chance.clone()))
            left -= len(open_)
            world += 1
            if world >= AT_LEAST:
                best = max(open_, key=self.mean)
                open_ = [k for k in open_ if k == best or not self.beyond(best, k, GIVEN_UP)]
        best = max(open_, key=self.mean)
        return best if best and self.beyond(best, 0, doubt) else 0

    def lead(self, name: object, chance: Rng) -> float:
        """By how much the seat is ahead at the end of one such game."""
        outlook = self.view.outlook
        assert outlook is not None
        players: list[Bot] = [Alchemist(self.tastes, chance, False) for _ in range(self.view.n_players)]
        end = outlook.end(name, chance, CallbackDriver(players))
        end.driver = NO_DRIVER  # which knows the game: whoever simulates looks for no cycles
        return lead(end, self.view.seat)

    def mean(self, k: int) -> float:
        return sum(self.leads[k]) / max(1, len(self.leads[k]))

    def beyond(self, k: int, other: int, errors: float) -> bool:
        """True if one answer did better than another by so many standard errors, world by world."""
        n = min(len(self.leads[k]), len(self.leads[other]))
        gains = [self.leads[k][w] - self.leads[other][w] for w in range(n)]
        mean = sum(gains) / n
        spread = sum([(gain - mean) ** 2 for gain in gains]) / max(1, n - 1)
        return mean > errors * sqrt(spread / n)

    def reason(self, chosen: int) -> Reason:
        thought_of = [Estimate(name, self.mean(k)) for k, name in enumerate(self.names) if k != chosen]
        thought_of.sort(key=less)
        mine = Estimate(self.names[chosen], self.mean(chosen))
        what = "ahead-first" if chosen == 0 else "ahead"
        return Reason(WHY + what, {"worlds": len(self.leads[chosen])}, [mine, *thought_of])


def lead(state: State, seat: int) -> float:
    others = [state.points(s) for s in range(state.n_players) if s != seat]
    return float(state.points(seat) - max(others))
