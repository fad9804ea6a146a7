"""The levels of Dominion: an apprentice, a journeyman with a plan for the kingdom, a master who breeds one.

A bot may be made anew for every answer, so it keeps nothing that it needs: its chance comes from its seed,
the turn and the question, and plans from the kingdom and the number of games played for them.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import mypyc_attr

from chaudron.bots.dominion.evolve import FULL, MARGIN, MOST_MARGIN, Evolution, buyable, laid_out, money_plan
from chaudron.bots.dominion.kept import PACKAGE, recall, remember
from chaudron.bots.dominion.plans.plan import BuyRule, Plan
from chaudron.bots.dominion.plans.player import PlanBot
from chaudron.bots.dominion.worth import NEAR_THE_END
from chaudron.bots.haste import TimeIsUp, is_up, somebody_waits
from chaudron.games.dominion.card import Card
from chaudron.games.dominion.cards.basics import DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from chaudron.games.dominion.choices import BUY, PLAY_ACTION, CardQuestion
from chaudron.games.dominion.kingdoms import Kingdom
from chaudron.games.dominion.setup import lay_out
from chaudron.games.dominion.view import DominionView
from chaudron.kernel.driver import Bot, CallbackDriver
from chaudron.kernel.reason import WIN, Estimate, Reason
from chaudron.kernel.request import Request
from chaudron.kernel.rng import Rng, stream
from chaudron.kernel.view import Outlook, View

NO_PLAN: Final = Plan([])
KEPT: Final = 40  # kingdoms whose plans are kept
CANDIDATES: Final = 4  # answers that are compared
GLANCE: Final = 24  # games that are played on after each, by who does not choose by them

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
        answer = super().answer(view, request)
        if request.verb == BUY:
            card = cast("Card | None", answer)
            self.glance(v, cast(CardQuestion, request), card, self.alternatives(v, card))
        elif request.verb == PLAY_ACTION:
            action = cast("Card | None", answer)
            self.reason = because("action" if action is not None else "no-action", action)
            self.glance(v, cast(CardQuestion, request), action, v.cards(cast(CardQuestion, request)))
        else:
            self.reason = because("sense", None)
        return answer

    def look_at(self, view: DominionView) -> None:
        """Make the plan, if there is none yet."""
        raise NotImplementedError

    def buy(self, view: DominionView, question: CardQuestion) -> Card | None:
        card = super().buy(view, question)
        if card is None:
            self.reason = because("no-buy", None)
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
        return unlike(card, [other for other in wanted if view.may_buy(other)])

    def glance(
        self, view: DominionView, question: CardQuestion, chosen: Card | None, others: list[Card]
    ) -> None:
        """Where somebody may ask why: play on a few times after this answer and some others. It is too little
        to choose by, and enough to tell what they are about worth."""
        reason, outlook = self.reason, view.outlook
        if reason is None or reason.thought_of or outlook is None or not somebody_waits():
            return
        others = unlike(chosen, others)
        if others:
            Comparison(self, view, question, outlook, [chosen, *others]).tell_about(GLANCE)

    def why(self) -> Reason | None:
        return self.reason


def unlike(card: Card | None, others: list[Card]) -> list[Card]:
    """The first few other cards, each once."""
    found: list[Card] = []
    for other in others:
        if other is not card and other not in found and len(found) < CANDIDATES - 1:
            found.append(other)
    return found


def because(why: str, card: Card | None) -> Reason:
    args: dict[str, object] = {} if card is None else {"card": f"dominion-card-{card.name}"}
    return Reason(f"dominion-why-{why}", args)


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


class Journeyman(Level):
    """Big Money with the one or two cards that do most for it in this kingdom."""

    def look_at(self, view: DominionView) -> None:
        if self.plan is NO_PLAN:
            self.plan = bred(view).pair()


SURE: Final = 1.0  # standard errors by which another buy must be better than the plan's
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
        return Comparison(self, view, question, outlook, [card, *others]).best(self.budget)


class Comparison:
    """Plays on after each of a few answers, with equal luck for all."""

    def __init__(
        self,
        bot: Level,
        view: DominionView,
        question: CardQuestion,
        outlook: Outlook,
        cards: list[Card | None],
    ) -> None:
        self.bot = bot
        self.view = view
        self.question = question
        self.outlook = outlook
        self.cards = cards
        self.names = [question.dump_answer(card) for card in cards]
        self.won: list[list[int]] = [[] for _ in cards]  # of FULL a game
        self.worth: list[list[int]] = [[] for _ in cards]  # the same, with points besides
        self.margin = MARGIN if view.gains_to_end() > NEAR_THE_END else 0  # near the end only winning counts
        players: list[Bot] = [PlanBot(bot.plan) for _ in range(view.n_players)]
        self.driver = CallbackDriver(players)

    def luck(self, i: int) -> Rng:
        bot, view = self.bot, self.view
        return stream(bot.seed, f"master {bot.seat} {view.turns(view.seat)} {view.buys} {i}")

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

    def best(self, budget: Budget) -> Card | None:
        """The answer that wins most, if that is sure; the plan's if it is not, or there is no time."""
        try:
            return self.compared(budget)
        except TimeIsUp:
            if self.won[0]:
                self.tell(0)  # as far as it came
            return self.cards[0]

    def tell_about(self, games: int) -> None:
        """Say what the first answer is about worth, and the others, as far as there is time."""
        try:
            for _ in range(games):
                for k in range(len(self.cards)):
                    self.play(k, len(self.won[k]) + 1)
        except TimeIsUp:
            pass
        self.tell(0)

    def compared(self, budget: Budget) -> Card | None:
        """Those that look worse drop out early, so that the others can play more."""
        rivals = list(range(1, len(self.cards)))
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
        self.tell(best)
        return self.cards[best]

    def hopeful(self, k: int, doubt: float) -> bool:
        """Whether this answer may be better than the plan's, with so many errors in its favour."""
        gain, error = self.gain(k)
        return gain + doubt * error > 0

    def tell(self, best: int) -> None:
        order = sorted(range(len(self.cards)), key=lambda k: (k != best, -self.share(k)))
        card = self.cards[best]
        if best:
            self.bot.reason = because("search", card)
        reason = self.bot.reason
        if reason is not None and self.won[best]:
            reason.args["playouts"] = len(self.won[best])
            reason.thought_of = [Estimate(self.names[k], self.share(k)) for k in order if self.won[k]]
            reason.unit = WIN

    def share(self, k: int) -> float:
        return sum(self.won[k]) / (FULL * max(1, len(self.won[k])))
