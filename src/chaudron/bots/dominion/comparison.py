"""Answers compared by playing on after each of them, in worlds that the seat believes possible."""

from __future__ import annotations

from typing import Final

from chaudron.bots.dominion.evolve import FULL, MARGIN, MOST_MARGIN
from chaudron.bots.dominion.plans.plan import Plan
from chaudron.bots.dominion.plans.player import PlanBot
from chaudron.bots.dominion.worth import NEAR_THE_END
from chaudron.bots.haste import TimeIsUp, is_up
from chaudron.games.dominion.choices import DominionQuestion
from chaudron.games.dominion.view import DominionView
from chaudron.kernel.driver import Bot, CallbackDriver
from chaudron.kernel.reason import WIN, Estimate, Reason
from chaudron.kernel.rng import Rng, stream
from chaudron.kernel.view import Outlook

SURE: Final = 1.0  # standard errors by which another answer must be better than the plan's
MORE: Final = 4  # times as many games for those that look better at first


class Budget:
    """How much a master thinks, in games."""

    def __init__(self, piece: int, pieces: int, few: int, many: int) -> None:
        self.piece = piece  # to breed plans, at each of the first turns, among two; fewer among more,
        self.pieces = pieces  # of which there are so many
        self.few = few  # played on after each candidate for a purchase,
        self.many = many  # and after those that look better then

    def piece_among(self, n_players: int) -> int:
        """Games of more players take longer, as many times as there are more."""
        return self.piece * 2 // n_players


BREEDS: Final = 7_000
PATIENCE: Final = 150


def patient(playouts: int = PATIENCE) -> Budget:
    """The budget of a master that plays on so many times after each purchase it thinks of, and breeds as
    much less."""
    return Budget(BREEDS * playouts // PATIENCE, 7, playouts, MORE * playouts)


PATIENT: Final = patient()


class Comparison:
    """Plays on after each of a few answers, with equal luck for all. The first is the plan's."""

    def __init__(
        self,
        plan: Plan,
        seed: int,
        view: DominionView,
        question: DominionQuestion,
        outlook: Outlook,
        answers: list[object],
    ) -> None:
        self.seed = seed
        self.view = view
        self.outlook = outlook
        self.names = [question.dump_answer(answer) for answer in answers]
        self.won: list[list[int]] = [[] for _ in answers]  # of FULL a game
        self.worth: list[list[int]] = [[] for _ in answers]  # the same, with points besides
        self.margin = MARGIN if view.gains_to_end() > NEAR_THE_END else 0  # near the end only winning counts
        players: list[Bot] = [PlanBot(plan) for _ in range(view.n_players)]
        self.driver = CallbackDriver(players)

    def luck(self, i: int) -> Rng:
        view = self.view
        return stream(self.seed, f"master {view.seat} {view.turns(view.seat)} {view.buys} {i}")

    def play(self, k: int, until: int) -> None:
        seat = self.view.seat
        won = self.won[k]
        while len(won) < until:
            if is_up():
                raise TimeIsUp
            state = self.outlook.end(self.names[k], self.luck(len(won)), self.driver)
            ranks = state.standings()
            won.append(FULL // ranks.count(1) if ranks[seat] == 1 else 0)
            rest = max([state.points(s) for s in range(state.n_players) if s != seat])
            lead = max(-MOST_MARGIN, min(MOST_MARGIN, state.points(seat) - rest))
            self.worth[k].append(won[-1] + self.margin * lead)

    def gain(self, k: int) -> tuple[float, float]:
        """By how much this answer is better than the plan's, and the error of that."""
        n = len(self.won[k])
        if n == 0:
            return 0.0, 1.0
        total = 0
        squares = 0
        for mine, plans in zip(self.worth[k], self.worth[0]):
            total += mine - plans
            squares += (mine - plans) * (mine - plans)
        mean = total / n
        variance = max(0.0, squares / n - mean * mean)
        return mean / FULL, float((variance / n) ** 0.5) / FULL

    def best(self, budget: Budget) -> int:
        """The answer that wins most, if that is sure; the plan's if it is not, or there is no time."""
        try:
            return self.compared(budget)
        except TimeIsUp:
            return 0

    def glance(self, games: int) -> None:
        """So many games of each, as far as there is time."""
        try:
            for _ in range(games):
                for k in range(len(self.names)):
                    self.play(k, len(self.won[k]) + 1)
        except TimeIsUp:
            pass

    def compared(self, budget: Budget) -> int:
        """Those that look worse drop out early, so that the others can play more."""
        rivals = list(range(1, len(self.names)))
        for games, doubt in ((budget.few // 4, 1.0), (budget.few, 0.0), (budget.many, -SURE)):
            if rivals:
                self.play(0, games)
            for k in rivals:
                self.play(k, games)
            rivals = [k for k in rivals if self.hopeful(k, doubt)]
        best = 0
        for k in rivals:
            if best == 0 or self.gain(k)[0] > self.gain(best)[0]:
                best = k
        return best

    def hopeful(self, k: int, doubt: float) -> bool:
        """Whether this answer may be better than the plan's, with so many errors in its favour."""
        gain, error = self.gain(k)
        return gain + doubt * error > 0

    def tell(self, best: int, reason: Reason) -> None:
        """Say what the answer that was chosen is about worth, and the others, as far as they were played."""
        if self.won[best]:
            order = sorted(range(len(self.names)), key=lambda k: (k != best, -self.share(k)))
            reason.args["playouts"] = len(self.won[best])
            reason.thought_of = [Estimate(self.names[k], self.share(k)) for k in order if self.won[k]]
            reason.unit = WIN

    def share(self, k: int) -> float:
        return sum(self.won[k]) / (FULL * max(1, len(self.won[k])))
