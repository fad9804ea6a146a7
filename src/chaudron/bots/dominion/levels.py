"""The levels of Dominion: an apprentice, a journeyman with a plan for the kingdom, a master who breeds one.

A bot may be made anew for every answer, so it keeps nothing that it needs: its chance comes from its seed,
the turn and the question, and plans from the kingdom and the number of games played for them.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import mypyc_attr

from chaudron.bots.dominion.comparison import PATIENT, Budget, Comparison
from chaudron.bots.dominion.evolve import Evolution, buyable, laid_out, money_plan
from chaudron.bots.dominion.kept import PACKAGE, recall, remember
from chaudron.bots.dominion.plans.plan import BuyRule, Plan
from chaudron.bots.dominion.plans.player import PlanBot
from chaudron.bots.dominion.reasons import CANDIDATES, because, other_answers, sense_of
from chaudron.bots.haste import somebody_waits, sooner
from chaudron.games.dominion.card import Card
from chaudron.games.dominion.cards.basics import DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from chaudron.games.dominion.choices import BUY, CardQuestion, DominionQuestion
from chaudron.games.dominion.kingdoms import Kingdom
from chaudron.games.dominion.setup import lay_out
from chaudron.games.dominion.view import DominionView
from chaudron.kernel.reason import Reason
from chaudron.kernel.request import Request
from chaudron.kernel.rng import stream
from chaudron.kernel.view import View

NO_PLAN: Final = Plan([])
KEPT: Final = 40  # kingdoms whose plans are kept
GLANCE: Final = 24  # games that are played on after each, by who does not choose by them,
BRIEFLY: Final = 0.2  # in this share of the time: what is decided afterwards may need the rest

# ---------------------------------------------------------------- plans for a kingdom


class Bred:
    """What was bred for a table: the plan after each piece of work, by this process or an earlier one."""

    def __init__(self, kingdom: Kingdom, n_players: int, games: int) -> None:
        self.evolution = Evolution(kingdom, n_players)
        self.games = games  # of each piece
        self.packaged = PACKAGE.find(kingdom, n_players)
        self.key = f"{n_players} {games} {kingdom.notation()}"
        self.plans: list[Plan] = []
        self.bred = 0  # pieces, by this process
        self.recalled = False
        self.hurried = False  # the clock cut it short: what it breeds from then on is its own

    def pair(self) -> Plan:
        """The best plan with one or two cards."""
        self.evolution.breed(0)
        return self.evolution.pair.plan

    def after(self, pieces: int) -> Plan:
        """The best plan after so many pieces, or as far as there was time. Whether it was kept or is bred
        anew, it is the same."""
        if self.packaged is not None and self.games:
            return self.packaged
        if not self.recalled and self.games:
            self.plans = recall(self.key)
        self.recalled = True
        while len(self.plans) < pieces:
            if not self.evolution.breed((self.bred + 1) * self.games):
                self.hurried = True
                return self.evolution.best()
            self.bred += 1
            if self.bred > len(self.plans):
                self.plans.append(self.evolution.best())
                if self.games and not self.hurried:
                    remember(self.key, self.plans)
        return self.plans[pieces - 1]


BRED: Final[dict[str, Bred]] = {}


def bred(view: DominionView, games: int = 0) -> Bred:
    """What this process has bred for the table, in pieces of so many games."""
    kingdom = laid_out(view)
    key = f"{view.n_players} {games} {kingdom.notation()}"
    found = BRED.get(key)
    if found is None:
        if len(BRED) >= KEPT:
            BRED.clear()
        found = BRED[key] = Bred(kingdom, view.n_players, games)
    return found


# ---------------------------------------------------------------- the levels


@mypyc_attr(allow_interpreted_subclasses=True)
class Level(PlanBot):
    """Follows a plan that it makes when it first looks at the table, and can say why."""

    def __init__(self, seed: int, seat: int) -> None:
        super().__init__(NO_PLAN)
        self.seed = seed
        self.seat = seat
        self.reason: Reason | None = None

    def answer(self, view: View, request: Request) -> object:
        v = cast(DominionView, view)
        self.look_at(v)
        question = cast(DominionQuestion, request)
        answer = super().answer(view, request)
        if request.verb == BUY:
            card = cast("Card | None", answer)
            others: list[object] = [*self.alternatives(v, card)]
        else:
            self.reason = sense_of(question, answer)
            others = other_answers(v, question, answer)
        self.glance(v, question, answer, others)
        return answer

    def look_at(self, view: DominionView) -> None:
        """Make the plan, if there is none yet."""
        raise NotImplementedError

    def buy(self, view: DominionView, question: CardQuestion) -> Card | None:
        card = super().buy(view, question)
        if card is None:
            self.reason = because("no-buy")
        elif card.is_victory and not card.is_action and not card.is_treasure:
            self.reason = because("points", card)
            self.reason.args["gains"] = view.gains_to_end()
        else:
            self.reason = because("buy", card)
            self.reason.args["coins"] = view.coins
        return card

    def alternatives(self, view: DominionView, card: Card | None) -> list[Card]:
        """What else may be bought: what the plan would have next, points, and money."""
        wanted = [rule.card for rule in self.plan.points + self.plan.buys] + [PROVINCE, GOLD, DUCHY, SILVER]
        found: list[Card] = []
        for other in wanted:
            if other is not card and other not in found and view.may_buy(other):
                found.append(other)
        return found[: CANDIDATES - 1]

    def glance(
        self, view: DominionView, question: DominionQuestion, chosen: object, others: list[object]
    ) -> None:
        """Where somebody may ask why: play on a few times after this answer and some others. It is too little
        to choose by, and enough to tell what they are about worth."""
        reason, outlook = self.reason, view.outlook
        if reason is None or reason.thought_of or outlook is None or not somebody_waits():
            return
        if others:
            comparison = Comparison(self.plan, self.seed, view, question, outlook, [chosen, *others])
            with sooner(1.0 if question.verb == BUY else BRIEFLY):
                comparison.glance(GLANCE)
            comparison.tell(0, reason)
            reason.args["roughly"] = len(comparison.won[0])

    def why(self) -> Reason | None:
        return self.reason


TEMPTED: Final = 5  # an apprentice by one buy in so many


class Apprentice(Level):
    """Money, and cards that it has taken a fancy to; points rather late; now and then something tempts it."""

    def look_at(self, view: DominionView) -> None:
        if self.plan is not NO_PLAN:
            return
        kingdom = laid_out(view)
        cards = [c for c in buyable(lay_out(kingdom, view.n_players)) if c.is_action and not c.potion]
        rng = stream(self.seed, f"apprentice {self.seat}")
        fancied: list[BuyRule] = []
        for limit in (2, 1):
            if cards:
                fancied.append(BuyRule(cards.pop(int(rng.below(len(cards)))), limit))
        plan = money_plan(kingdom.colonies, fancied)
        self.plan = Plan(plan.buys, [r for r in plan.points if r.card is not ESTATE], plan.greening)

    def buy(self, view: DominionView, question: CardQuestion) -> Card | None:
        card = super().buy(view, question)
        rng = stream(self.seed, f"apprentice {self.seat} {view.turns(view.seat)} {view.buys} {view.coins}")
        if card is None or card.vp >= 6 or rng.below(TEMPTED):
            return card
        tempting = [c for c in view.supply() if c.is_action and c.cost >= 2 and view.may_buy(c)]
        if not tempting:
            return card
        other = tempting[int(rng.below(len(tempting)))]
        self.reason = because("tempted", other)
        return other


PLANNING: Final = 0.3  # of the time, where there is a clock: the rest is for telling what else was thought of


class Journeyman(Level):
    """Big Money with the one or two cards that do most for it in this kingdom."""

    def look_at(self, view: DominionView) -> None:
        if self.plan is NO_PLAN:
            with sooner(PLANNING):
                self.plan = bred(view).pair()


class Master(Level):
    """Breeds a plan for the kingdom as the game begins, and looks ahead before it buys."""

    def __init__(self, seed: int, seat: int, budget: Budget = PATIENT) -> None:
        super().__init__(seed, seat)
        self.budget = budget

    def looks_ahead(self) -> bool:
        return True

    def look_at(self, view: DominionView) -> None:
        budget = self.budget
        pieces = min(max(view.turns(view.seat), 1), budget.pieces)
        self.plan = bred(view, budget.piece_among(view.n_players)).after(pieces)

    def buy(self, view: DominionView, question: CardQuestion) -> Card | None:
        card = super().buy(view, question)
        outlook = view.outlook
        if outlook is None:
            return card
        others = self.alternatives(view, card)
        if not others:
            return card
        cards = [card, *others]
        comparison = Comparison(self.plan, self.seed, view, question, outlook, [*cards])
        best = comparison.best(self.budget)
        if best:
            self.reason = because("search", cards[best])
        if self.reason is not None:
            comparison.tell(best, self.reason)
        return cards[best]
