"""Plans for a kingdom, bred by playing: cards are tried alone, in pairs, and then plans are varied at random.

What comes of it depends on the kingdom, the number of players and the number of games played, on nothing
else, unless a seed asks for other luck. Plans are judged
against a pool of others, not against one champion: else they only learn to beat it.
"""

from __future__ import annotations

import math
from typing import Final

from chaudron.bots.dominion.plans.files import library, named
from chaudron.bots.dominion.plans.librarian import suits
from chaudron.bots.dominion.plans.measures import GAINS_TO_END, MONEY, Measure
from chaudron.bots.dominion.plans.plan import (
    AT_LEAST,
    AT_MOST,
    NO_CASES,
    NO_LIMIT,
    BuyRule,
    Condition,
    Plan,
)
from chaudron.bots.dominion.plans.player import PlanBot
from chaudron.bots.dominion.worth import NEAR_THE_END
from chaudron.bots.haste import TimeIsUp, is_up
from chaudron.games.dominion.card import BY_NAME, Card
from chaudron.games.dominion.cards.basics import DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from chaudron.games.dominion.kingdoms import Kingdom
from chaudron.games.dominion.library import find
from chaudron.games.dominion.setup import Layout, begin, lay_out
from chaudron.games.dominion.view import DominionView
from chaudron.kernel.driver import Bot, CallbackDriver
from chaudron.kernel.rng import Rng, seed_from, stream

MOST_TURNS: Final = 60  # of a game: plans that cannot end one are no good
FULL: Final = 120  # a game is worth so much to its winner; those in front share it
MARGIN: Final = 3  # and every point of difference so much besides, which tells more of few games,
MOST_MARGIN: Final = 20  # up to so many points
COLONY: Final = find("colony")
PLATINUM: Final = find("platinum")
POTION: Final = find("potion")
LIMITS: Final = (1, 1, 1, 2, 2, 3, 4, 6, NO_LIMIT)
TO_END: Final = Measure(GAINS_TO_END)
IN_COINS: Final = Measure(MONEY)

# Games that each survivor of a round plays more, and how many survive it.
ALONE: Final = ((12, 8), (36, 4), (72, 3))
PAIRED: Final = ((24, 6), (72, 4), (120, 4))
SHAPED: Final = ((24, 10), (60, 5))
CAUTION: Final = 0.35
ELITE: Final = 5
CHILDREN: Final = 10
FIRST_LOOK: Final = 18
SECOND_LOOK: Final = 54
GOOD_CHILDREN: Final = 3
POOL: Final = 6
FINAL: Final = 150  # games of each of the last
GENERATIONS_TO_JOIN: Final = 8  # until the champion joins the pool


def within(n: int) -> list[Condition]:
    """So few gains may end the game."""
    return [Condition(TO_END, AT_MOST, n)]


def money_plan(colonies: bool, cards: list[BuyRule]) -> Plan:
    """Treasures and these cards, then points: a card that costs as much as Gold comes before it."""
    points = [
        BuyRule(PROVINCE),
        BuyRule(DUCHY, NO_LIMIT, within(NEAR_THE_END)),
        BuyRule(ESTATE, NO_LIMIT, within(2)),
    ]
    money = [BuyRule(GOLD), BuyRule(SILVER)]
    if colonies:
        points[0] = BuyRule(PROVINCE, NO_LIMIT, within(5))
        points.insert(0, BuyRule(COLONY))
        money.insert(0, BuyRule(PLATINUM))
    dear = [rule for rule in cards if rule.card.cost >= 6 or rule.card.potion]
    cheap = [rule for rule in cards if rule not in dear]
    potions = [BuyRule(POTION, 1)] if any([rule.card.potion > 0 for rule in cards]) else []
    return Plan(dear + money[:-1] + potions + cheap + money[-1:], points)


class Candidate:
    """A plan and how it has fared."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.bot = PlanBot(plan)
        self.won = 0  # of FULL a game
        self.margin = 0  # points more than the best of the others
        self.games = 0

    def sure(self) -> float:
        """What it very probably wins: who has played little must have won much."""
        if not self.games:
            return -1.0
        return (self.won + MARGIN * self.margin) / (FULL * self.games) - CAUTION / math.sqrt(self.games)

    def forget(self) -> None:
        self.won = self.margin = self.games = 0


def by_success(candidate: Candidate) -> float:
    return -candidate.sure()


class Evolution:
    """The plans for one kingdom, as far as they have been bred."""

    def __init__(self, kingdom: Kingdom, n_players: int, seed: int = 0) -> None:
        self.kingdom = kingdom
        self.layout: Layout = lay_out(kingdom, n_players)
        self.layout.setup.max_turns = MOST_TURNS
        self.n_players = n_players
        self.seed = seed_from(n_players, "evolve", kingdom.notation())
        if seed:
            self.seed = seed_from(self.seed, "again", seed)
        self.rng: Rng = stream(self.seed, "plans")
        self.games = 0  # played so far
        self.cards = buyable(self.layout)
        self.money = Candidate(money_plan(kingdom.colonies, []))
        self.single = self.money  # the best with one card
        self.pair = self.money  # the best with one or two cards, or of the library
        self.alone: list[Candidate] = []  # of each card the best with it alone, the best first
        self.pool: list[PlanBot] = [self.money.bot]
        self.elite: list[Candidate] = []
        self.champion = self.money.plan
        self.singled = False  # the best with one card is known,
        self.surveyed = False  # and with two,
        self.shaped = False  # and how many of each
        self.generation = 0

    # ------------------------------------------------------------ playing

    def try_out(self, candidate: Candidate, games: int, first: int) -> None:
        """Play so many games against the pool. Whoever begins at the same number has equal luck."""
        n = self.n_players
        pool = self.pool
        for i in range(first, first + games):
            if self.surveyed and is_up():
                raise TimeIsUp
            seat = i % n
            bots: list[Bot] = []
            for k in range(n):
                bots.append(candidate.bot if k == seat else pool[(i // n + k) % len(pool)])
            game = begin(self.layout, self.kingdom, self.seed + i, 0)
            game.run(CallbackDriver(bots))
            ranks = game.standings()
            if ranks[seat] == 1:
                candidate.won += FULL // ranks.count(1)
            rest = max([game.points(k) for k in range(n) if k != seat])
            candidate.margin += max(-MOST_MARGIN, min(MOST_MARGIN, game.points(seat) - rest))
            candidate.games += 1
        self.games += games

    def survivors(self, candidates: list[Candidate], rounds: tuple[tuple[int, int], ...]) -> list[Candidate]:
        """The best of these, found by games of which those that look poor play few."""
        first = 0
        for games, keep in rounds:
            for candidate in candidates:
                self.try_out(candidate, games, first)
            first += games
            candidates = sorted(candidates, key=by_success)[:keep]
        return candidates

    # ------------------------------------------------------------ alone and in pairs

    def single_out(self) -> None:
        """Big Money with each card alone."""
        colonies = self.kingdom.colonies
        tries: list[Candidate] = []
        for card in self.cards:
            for limit in (1, 2):
                tries.append(Candidate(money_plan(colonies, [BuyRule(card, limit)])))
        best = self.survivors([self.money, *tries], ALONE)
        self.alone = sorted(tries, key=by_success)
        self.elite = best
        self.single = self.pair = best[0]
        self.champion = self.single.plan
        self.pool.append(self.single.bot)
        self.singled = True

    def survey(self) -> None:
        """Big Money with pairs of those that fared well; plans of the library."""
        colonies = self.kingdom.colonies
        good: list[BuyRule] = []
        for candidate in self.alone:
            rule = own_rule(candidate.plan)
            if rule.card not in [r.card for r in good] and len(good) < 5:
                good.append(rule)
        pairs: list[Candidate] = [Candidate(c.plan) for c in self.elite[:2]]
        for i, one in enumerate(good):
            for other in good[i + 1 :]:
                pairs.append(Candidate(money_plan(colonies, [one, other])))
        for name in library():
            if suits(named(name), self.kingdom.piles(), colonies):
                pairs.append(Candidate(named(name).plan))
        self.elite = self.survivors(pairs, PAIRED)
        self.pair = self.elite[0]
        self.champion = self.pair.plan
        self.pool = [self.single.bot, self.pair.bot]
        self.surveyed = True

    def shape(self) -> None:
        """The best plans with more or fewer of their cards, these before all money, and points sooner or
        later: what most often makes a plan better."""
        plans = [c.plan for c in self.elite]
        for candidate in self.elite[:2]:
            plans += other_counts(candidate.plan)
        plans += other_endings(self.elite[0].plan)
        self.elite = self.survivors([Candidate(plan) for plan in plans], SHAPED)
        self.shaped = True

    # ------------------------------------------------------------ varying

    def breed(self, until: int) -> bool:
        """Go on until so many games have been played; False if there was no time for them. Cards alone are
        always tried: without that there is no plan at all."""
        if not self.singled:
            self.single_out()
        if not self.surveyed and is_up():
            return False
        if not self.surveyed:
            self.survey()
        try:
            if until and not self.shaped:
                self.shape()
            while self.games < until - (ELITE + 1) * FINAL:
                self.one_generation()
            if until:
                self.settle()
        except TimeIsUp:
            self.elite = sorted(self.elite, key=by_success)[:ELITE]
            self.champion = self.elite[0].plan
            return False
        return True

    def settle(self) -> None:
        """Let the best plans and the pair play once more, all alike."""
        final = [Candidate(c.plan) for c in self.elite]
        if self.pair.plan not in [c.plan for c in final]:
            final.append(Candidate(self.pair.plan))
        for candidate in final:
            self.try_out(candidate, FINAL, 1_000_000)
        self.champion = min(final, key=by_success).plan

    def one_generation(self) -> None:
        first = self.generation * (FIRST_LOOK + SECOND_LOOK)
        children: list[Candidate] = []
        for _ in range(CHILDREN):
            n = len(self.elite)
            parent = self.elite[int(min(self.rng.below(n), self.rng.below(n)))]
            children.append(Candidate(self.varied(parent.plan)))
        for child in children:
            self.try_out(child, FIRST_LOOK, first)
        for child in sorted(children, key=by_success)[:GOOD_CHILDREN]:
            self.try_out(child, SECOND_LOOK, first + FIRST_LOOK)
            self.elite.append(child)
        for old in self.elite[:ELITE]:
            if old.games < 600:
                self.try_out(old, FIRST_LOOK, first)
        self.elite = sorted(self.elite, key=by_success)[:ELITE]
        self.generation += 1
        if self.generation % GENERATIONS_TO_JOIN == 0:
            self.join()

    def join(self) -> None:
        """The champion joins the pool, in place of the one that joined first if there are many; all plans
        are judged anew, for what was won against the old pool tells little."""
        champion = self.elite[0].bot
        if champion not in self.pool:
            self.pool.append(champion)
            if len(self.pool) > POOL:
                del self.pool[2]
        first = self.generation * (FIRST_LOOK + SECOND_LOOK)
        for candidate in self.elite:
            candidate.forget()
            self.try_out(candidate, FIRST_LOOK + SECOND_LOOK, first)

    def best(self) -> Plan:
        return self.champion

    def varied(self, plan: Plan) -> Plan:
        """This plan, changed a little."""
        buys = plan.buys[:]
        points = plan.points
        greening = plan.greening
        changes = 1 + int(self.rng.below(3))
        for _ in range(changes):
            way = int(self.rng.below(12))
            if way <= 3 or not buys:
                self.add(buys)
            elif way == 4:
                del buys[int(self.rng.below(len(buys)))]
            elif way <= 6:
                i = int(self.rng.below(len(buys)))
                rule = buys[i]
                buys[i] = BuyRule(rule.card, self.pick_limit(), rule.conditions)
            elif way <= 8:
                rule = buys.pop(int(self.rng.below(len(buys))))
                buys.insert(int(self.rng.below(len(buys) + 1)), rule)
            elif way == 9:
                i = int(self.rng.below(len(buys)))
                buys[i] = BuyRule(self.pick_card(), buys[i].limit, buys[i].conditions)
            elif way == 10:
                points = self.other_points(points)
            else:
                greening = self.other_greening()
        self.provide_potion(buys)
        return Plan(tidy(buys), points, greening, plan.opening, plan.plays)

    def add(self, buys: list[BuyRule]) -> None:
        """A card, or a rule of another plan that fares well."""
        if self.rng.below(3) == 0:
            other = self.elite[int(self.rng.below(len(self.elite)))].plan.buys
            if other:
                buys.insert(int(self.rng.below(len(buys) + 1)), other[int(self.rng.below(len(other)))])
                return
        rule = BuyRule(self.pick_card(), self.pick_limit())
        buys.insert(int(self.rng.below(len(buys) + 1)), rule)

    def pick_card(self) -> Card:
        """A card to buy; those that fare well alone are taken more often."""
        if self.rng.below(5) == 0:
            return (SILVER, GOLD, DUCHY)[int(self.rng.below(3))]
        if self.rng.below(2) == 0:
            return self.cards[int(self.rng.below(len(self.cards)))]
        good = self.alone[: max(4, len(self.alone) // 2)]
        return own_rule(good[int(self.rng.below(len(good)))].plan).card

    def pick_limit(self) -> int:
        return LIMITS[int(self.rng.below(len(LIMITS)))]

    def provide_potion(self, buys: list[BuyRule]) -> None:
        """Whoever wants a card with a Potion in its cost buys one."""
        cards = [rule.card for rule in buys]
        if POTION not in cards and any([card.potion > 0 for card in cards]):
            at = cards.index(SILVER) if SILVER in cards else len(buys)
            buys.insert(at, BuyRule(POTION, 1))

    def other_points(self, points: list[BuyRule]) -> list[BuyRule]:
        """Points sooner or later."""
        if not points:
            return points
        out = points[:]
        i = int(self.rng.below(len(out)))
        rule = out[i]
        if rule.conditions:
            number = int(self.rng.below(8))
            out[i] = BuyRule(rule.card, rule.limit, within(number))
        return out

    def other_greening(self) -> list[list[Condition]]:
        """A deck so rich, or a game so far, before points are bought."""
        if self.rng.below(4) == 0:
            return NO_CASES
        rich = Condition(IN_COINS, AT_LEAST, 8 + int(self.rng.below(18)))
        return [[rich], within(3 + int(self.rng.below(5)))]


def with_buys(plan: Plan, buys: list[BuyRule]) -> Plan:
    return Plan(buys, plan.points, plan.greening, plan.opening, plan.plays)


def other_counts(plan: Plan) -> list[Plan]:
    """This plan with another number of one of its cards, or with that card before all others."""
    out: list[Plan] = []
    for i, rule in enumerate(plan.buys):
        if rule.card in (PLATINUM, GOLD, POTION, SILVER):
            continue
        before, after = plan.buys[:i], plan.buys[i + 1 :]
        for limit in (1, 2, 3, 5):
            if limit != rule.limit:
                changed = BuyRule(rule.card, limit, rule.conditions)
                out.append(with_buys(plan, [*before, changed, *after]))
        if before:
            out.append(with_buys(plan, [rule, *before, *after]))
    return out


def other_endings(plan: Plan) -> list[Plan]:
    """This plan with points sooner or later."""
    out: list[Plan] = []
    for rich in (11, 15, 19):
        case = [Condition(IN_COINS, AT_LEAST, rich)]
        out.append(Plan(plan.buys, plan.points, [case, within(5)], plan.opening, plan.plays))
    for i, rule in enumerate(plan.points):
        for n in (1, 3, 5, 6):
            if rule.conditions:
                points = plan.points[:]
                points[i] = BuyRule(rule.card, rule.limit, within(n))
                out.append(Plan(plan.buys, points, plan.greening, plan.opening, plan.plays))
    return out


def tidy(buys: list[BuyRule]) -> list[BuyRule]:
    """These rules without those that can never be followed, for an earlier one wants as many."""
    out: list[BuyRule] = []
    for rule in buys:
        if not any([r.card is rule.card and r.limit >= rule.limit and not r.conditions for r in out]):
            out.append(rule)
    return out


def own_rule(plan: Plan) -> BuyRule:
    """The rule of the one card that this plan has besides money."""
    for rule in plan.buys:
        if rule.card not in (PLATINUM, GOLD, POTION, SILVER):
            return rule
    return plan.buys[-1]


def buyable(layout: Layout) -> list[Card]:
    """The kingdom cards that a plan may want."""
    found: list[Card] = []
    for i in layout.setup.supply:
        card = BY_NAME.get(layout.setup.piles[i].name)
        if card is not None and card.text.kingdom:
            found.append(card)
    return found


def laid_out(view: DominionView) -> Kingdom:
    """What this game was set up with."""
    cards = [name for name in view.kingdom() if name != view.bane()]
    return Kingdom(cards, view.bane(), view.colonies(), view.shelters(), view.black_market()[:])
