"""What is strong in a kingdom: a plan bred for it, and what each of its cards adds, found by playing.

Found by its name as the half of a game that appraises a set-up: see `chaudron.lab.analysis.setup`.
"""

from __future__ import annotations

from typing import Final

from chaudron.bots.appraising import Appraisal, Contest
from chaudron.bots.dominion.evolve import Evolution, money_plan, own_rule
from chaudron.bots.dominion.plans.plan import BuyRule, Plan
from chaudron.bots.dominion.plans.player import PlanBot
from chaudron.bots.dominion.plans.strategy import Strategy
from chaudron.bots.dominion.plans.writing import write
from chaudron.bots.haste import due_in
from chaudron.games.dominion import kingdoms
from chaudron.games.dominion.card import Card
from chaudron.games.dominion.setup import begin
from chaudron.kernel.driver import Bot, CallbackDriver
from chaudron.kernel.rng import seed_from

PLAYERS: Final = 2
FOR_EVER: Final = 10**9  # games: the clock ends it
MONEY: Final = "money"
RUNNER_UP: Final = "runner-up"
ALONE: Final = "alone"
IN_PLAN: Final = "in-plan"


class PlanContest(Contest):
    """One plan against another."""

    def __init__(self, kind: str, subject: str, mine: Plan, other: Plan) -> None:
        super().__init__(kind, subject)
        self.mine = mine
        self.other = other


class KingdomAppraisal(Appraisal):
    """Breeds plans for a kingdom, and lets them play against each other."""

    def __init__(self, options: dict[str, object]) -> None:
        super().__init__()
        self.kingdom = kingdoms.read(str(options["kingdom"]))
        self.evolution = Evolution(self.kingdom, PLAYERS)
        self.seed = seed_from(0, "appraisal", self.kingdom.notation())
        self.plan = self.evolution.best()
        self.second = self.plan

    def key(self) -> str:
        return self.kingdom.notation()

    def search(self, games: int) -> None:
        self.evolution.breed(games)

    def search_for(self, seconds: float) -> None:
        with due_in(seconds):
            self.evolution.breed(FOR_EVER)

    def searched(self) -> int:
        return self.evolution.games

    def settle(self) -> None:
        evolution = self.evolution
        money = money_plan(self.kingdom.colonies, [])
        plan = self.plan = evolution.best()
        others = [c.plan for c in evolution.elite] + [evolution.pair.plan, evolution.single.plan, money]
        self.second = [p for p in others if self.text(p) != self.text(plan)][0]
        self.contests = [
            PlanContest(MONEY, "", plan, money),
            PlanContest(RUNNER_UP, "", plan, self.second),
        ]
        for card in evolution.cards:
            name = card.name
            alone = [c.plan for c in evolution.alone if own_rule(c.plan).card is card]
            if alone:
                self.contests.append(PlanContest(ALONE, name, alone[0], money))
            if card in plan.cards():
                self.contests.append(PlanContest(IN_PLAN, name, plan, without(plan, card)))

    def play(self, contest: Contest, games: int) -> None:
        assert isinstance(contest, PlanContest)
        mine, other = PlanBot(contest.mine), PlanBot(contest.other)
        for i in range(contest.games, contest.games + games):
            seat = i % PLAYERS
            bots: list[Bot] = [mine, other] if seat == 0 else [other, mine]
            game = begin(self.evolution.layout, self.kingdom, self.seed + i // PLAYERS, 0)
            game.run(CallbackDriver(bots))
            ranks = game.standings()
            if ranks[seat] == 1:
                contest.halves += 2 // ranks.count(1)
            contest.games += 1

    def text(self, plan: Plan) -> str:
        """A plan as its file would have it."""
        kingdom = self.kingdom
        wants = [card for card in plan.cards() if card in self.evolution.cards]
        return write(Strategy(NAME, {}, wants, plan, kingdom.colonies, kingdom.shelters))

    def found(self) -> dict[str, object]:
        return {
            "kingdom": self.kingdom.notation(),
            "plan": self.text(self.plan),
            "runner_up": self.text(self.second),
        }


NAME: Final = "bred"


def without(plan: Plan, card: Card) -> Plan:
    """This plan if there were no such card."""
    return Plan(
        rest(plan.buys, card), rest(plan.points, card), plan.greening, rest(plan.opening, card), plan.plays
    )


def rest(rules: list[BuyRule], card: Card) -> list[BuyRule]:
    return [rule for rule in rules if rule.card is not card]


def appraisal(options: dict[str, object]) -> KingdomAppraisal:
    """For settled options of the game."""
    return KingdomAppraisal(options)
