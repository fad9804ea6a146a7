"""The adept: weighs every answer in points, with tuned values and exact odds over the next draws."""

from __future__ import annotations

from typing import Final, cast

from chaudron.bots.quacks.brewer import Brewer
from chaudron.bots.quacks.potion import (
    MOST_COINS,
    Kitchen,
    Potion,
    counted,
    drawing,
    handed_in,
    placed,
    potion_of,
    risk,
    worth,
)
from chaudron.bots.quacks.values import TUNED, Worths
from chaudron.games.quacks.brewing import CALL_VISITOR, CALL_WITCH, DRAW, SHOW, STOP, USE_FLASK
from chaudron.games.quacks.cards.the_alchemists import NEIGHBOURLY
from chaudron.games.quacks.chips import (
    BLACK_1,
    BY_NAME,
    COLOUR_NAMES,
    PURPLE_1,
    RED_2,
    WHITE,
    WHITE_3,
    Chip,
    next_larger,
)
from chaudron.games.quacks.choices import (
    CHOOSE,
    COPY,
    DROPLET,
    HAND_IN,
    KEEP,
    PATIENT,
    PAY_RUBY,
    PENNY,
    PLACE,
    SCORE,
    SPEND,
    STEPS,
    SWAP_FOR,
    TAKE,
    TRADE_UP,
    UPGRADE,
    QuacksQuestion,
)
from chaudron.games.quacks.market import CAULDRON, TUBE
from chaudron.games.quacks.pot import BURSTS
from chaudron.games.quacks.rules import REFILL, STEP
from chaudron.games.quacks.scoring import TAKE_COINS, TAKE_POINTS
from chaudron.games.quacks.state import Placed
from chaudron.games.quacks.track import (
    COINS,
    GLASS_CHIPS,
    GLASS_POINTS,
    GLASS_RUBIES,
    LAST_GLASS,
    LAST_SPACE,
    POINTS,
    ROUNDS,
    RUBY,
)
from chaudron.games.quacks.view import QuacksView
from chaudron.kernel.reason import Estimate, Reason
from chaudron.kernel.request import Request
from chaudron.kernel.view import View

CERTAIN: Final = 1000.0
SALE: Final = "FA-B02"
NOTHING: Final[list[float]] = []
# Messages for declining what another message is about.
NONE_OF_THEM: Final = {"quacks-why-buy": "quacks-why-no-purchase", "quacks-why-place": "quacks-why-leave"}


class Adept(Brewer):
    """Looks so many draws ahead; what is close to its heart may differ from what things are worth."""

    def __init__(self, values: list[float] = TUNED, depth: int = 1, budget: int = 0) -> None:
        super().__init__()
        self.values = values
        self.depth = depth
        self.budget = budget  # chips placed in thought for one decision; 0: only `depth` counts
        self.rounds: list[Worths | None] = [None] * (ROUNDS + 2)
        self.cooked: Kitchen | None = None  # the last one: much of it may still hold
        self.asked: QuacksQuestion | None = None
        self.message = ""
        self.risk = 0.0
        self.answers: list[object] = []
        self.estimates = NOTHING

    def answer(self, view: View, request: Request) -> object:
        self.asked = cast(QuacksQuestion, request)
        self.message = ""
        self.estimates = NOTHING
        return super().answer(view, request)

    def worths(self, view: QuacksView) -> Worths:
        """What things are worth in this round."""
        known = self.rounds[view.round]
        if known is None:
            books = [view.book(colour) for colour in range(len(COLOUR_NAMES) - 1)]
            known = self.rounds[view.round] = Worths(self.values, books, max(1, view.round))
            self.season(known)
        return known

    def season(self, worths: Worths) -> None:
        """Levels may see things otherwise than they are."""

    def mood(self, round: int) -> float:
        """What drawing seems worth beyond what it is."""
        return 0.0

    def kitchen(self, view: QuacksView) -> Kitchen:
        self.cooked = Kitchen(view, self.worths(view), self.cooked)
        return self.cooked

    def best(self, options: list[object], estimates: list[float]) -> object:
        """The option worth most, the first among equals; remembered, in case somebody asks why."""
        at = 0
        for i in range(1, len(options)):
            if estimates[i] > estimates[at]:
                at = i
        self.answers = options
        self.estimates = estimates
        return options[at]

    # ------------------------------------------------------------ brewing

    def brew(self, view: QuacksView, question: QuacksQuestion) -> str:
        """Whatever is worth most: drawing, stopping, or one of the other things."""
        options = question.given
        self.risk = 0.0
        if SHOW in options:
            self.message = "quacks-why-display"
            return SHOW
        if DRAW not in options:
            return STOP
        seat = view.seat
        bag = view.bag()
        if view.safe_now(seat) or not self.dangerous(view, bag):
            self.message = "quacks-why-safe"
            return DRAW
        kitchen = self.kitchen(view)
        p = potion_of(view, kitchen, view.pot(seat), view.white(seat))
        counts = counted(bag)
        kitchen.look_into(bag)
        self.risk = risk(p, counts, len(bag))
        words: list[object] = [DRAW, STOP]
        estimates = [self.draws(kitchen, p, counts, len(bag)) + self.mood(view.round), worth(kitchen, p)]
        for word in options:
            if word == DRAW or word == STOP:
                continue
            words.append(word)
            estimates.append(self.otherwise(view, kitchen, p, cast(str, word), estimates[1]))
        self.message = "quacks-why-brew"
        return cast(str, self.best(words, estimates))

    def dangerous(self, view: QuacksView, bag: list[Chip]) -> bool:
        room = view.limit(view.seat) - view.white(view.seat)
        return any([c.colour == WHITE and c.value > room for c in bag])

    def draws(self, kitchen: Kitchen, p: Potion, counts: list[int], left: int) -> float:
        """What drawing is worth, looking as far ahead as the budget allows."""
        if left == 0:
            return -CERTAIN
        depth = self.depth
        kinds = 0
        for n in counts:
            if n:
                kinds += 1
        nodes = kinds**depth
        while depth < left and nodes * kinds <= self.budget:
            nodes *= kinds
            depth += 1
        return drawing(kitchen, p, counts, left, depth)

    def goes_on(self, kitchen: Kitchen, p: Potion, bag: list[Chip]) -> float:
        """What a potion is worth with this bag beside it."""
        stop = worth(kitchen, p)
        return max(stop, self.draws(kitchen, p, counted(bag), len(bag))) if bag else stop

    def otherwise(self, view: QuacksView, kitchen: Kitchen, p: Potion, word: str, stop: float) -> float:
        """What else a brewer can do, and what is worth less after it."""
        seat = view.seat
        pot = view.pot(seat)
        if word == USE_FLASK:
            last = view.last_chip(seat)
            if last is None or not pot or last.colour != WHITE:
                return -CERTAIN
            before = potion_of(view, kitchen, pot[:-1], view.white(seat) - last.value)
            return self.goes_on(kitchen, before, view.bag() + [last]) - kitchen.worths.flask
        if word == NEIGHBOURLY:
            lighter = self.lightened(view, kitchen, [x for x in pot if x.chip is WHITE_3][-1:])
            gift = 2 * kitchen.worths.ruby / view.n_players
            return self.goes_on(kitchen, lighter, view.bag() + [WHITE_3]) - gift
        if word == CALL_WITCH or word == CALL_VISITOR:
            witch = view.visitor if word == CALL_VISITOR else view.witches()[0]
            price = 0.0 if word == CALL_VISITOR else kitchen.worths.calls(witch)
            if witch == "W-B3":
                whites = [x for x in pot if x.chip.colour == WHITE][-2:]
                lighter = self.lightened(view, kitchen, whites)
                return self.goes_on(kitchen, lighter, view.bag() + [x.chip for x in whites]) - price
            if witch == "W-B2":
                bag = view.bag()
                coloured = sum([c.value for c in bag if c.colour != WHITE])
                ahead = p.clone()
                ahead.space = min(p.space + min(6, len(bag)) * coloured // max(1, len(bag)), LAST_SPACE)
                return worth(kitchen, ahead) - price
        return -CERTAIN

    def lightened(self, view: QuacksView, kitchen: Kitchen, whites: list[Placed]) -> Potion:
        """The potion without these white chips."""
        seat = view.seat
        pot = [x for x in view.pot(seat) if not any([x is w for w in whites])]
        return potion_of(view, kitchen, pot, view.white(seat) - sum([x.chip.value for x in whites]))

    def draws_on(self, view: QuacksView) -> bool:
        """The last call: compare stopping here with one more draw."""
        bag = view.bag()
        if not bag:
            return False
        if view.safe_now(view.seat) or not self.dangerous(view, bag):
            self.message = "quacks-why-safe"
            return True
        kitchen = self.kitchen(view)
        kitchen.look_into(bag)
        p = potion_of(view, kitchen, view.pot(view.seat), view.white(view.seat))
        counts = counted(bag)
        self.risk = risk(p, counts, len(bag))
        draw = self.draws(kitchen, p, counts, len(bag)) + self.mood(view.round)
        self.message = "quacks-why-brew"
        return cast(bool, self.best([True, False], [draw, worth(kitchen, p)]))

    def placed(self, view: QuacksView, chips: list[Chip], lo: int) -> Chip | None:
        """The chip that makes the best potion; none, where that is better."""
        asked = self.asked
        kitchen = self.kitchen(view)
        seat = view.seat
        p = potion_of(view, kitchen, view.pot(seat), view.white(seat))
        kitchen.look_into(view.bag())
        options: list[object] = []
        estimates: list[float] = []
        if not lo:
            options.append(None)
            estimates.append(worth(kitchen, p))
        bursts = asked is None or asked.how < 0 or BURSTS[asked.how]
        for chip in chips:
            after = placed(kitchen, p, chip)
            options.append(chip)
            if chip.colour == WHITE and bursts and after.white > p.limit and not view.safe_now(seat):
                estimates.append(-CERTAIN)
            else:
                heavier = 0.4 * chip.value if chip.colour == WHITE and bursts else 0.0
                estimates.append(worth(kitchen, after) - heavier)
        self.message = "quacks-why-place"
        return cast("Chip | None", self.best(options, estimates))

    # ------------------------------------------------------------ buying

    def buy(self, view: QuacksView, question: QuacksQuestion) -> Chip | None:
        """The chip that begins the best purchase for the coins."""
        kitchen = self.kitchen(view)
        chips = cast(list[Chip], question.given)
        first = not question.among
        options: list[object] = []
        estimates: list[float] = []
        for chip in chips:
            mine = kitchen.chip(chip)
            rest = question.n - view.price(chip)
            more = 0.0
            for other in chips if first else []:
                if other.colour != chip.colour and view.price(other) <= rest:
                    both = kitchen.chip(other)
                    if view.card == SALE:
                        both += mine if view.price(chip) < view.price(other) else kitchen.chip(other)
                    more = max(more, both)
            options.append(chip)
            estimates.append(mine + more + 0.01 * mine)
        options.append(None)
        estimates.append(0.0)
        self.message = "quacks-why-buy"
        return cast("Chip | None", self.best(options, estimates))

    # ------------------------------------------------------------ yes or no

    def agrees(self, view: QuacksView, question: QuacksQuestion) -> bool:
        verb = question.verb
        if verb == PAY_RUBY:
            worths = self.worths(view)
            return question.n * worths.tail > worths.ruby
        return super().agrees(view, question)

    def calls(self, view: QuacksView, witch: str) -> bool:
        """A witch should bring more than her penny may bring later."""
        gain = self.brought(view, witch)
        price = 0.0 if view.visitor == witch else self.worths(view).calls(witch)
        self.message = "quacks-why-call"
        return cast(bool, self.best([True, False], [gain, price]))

    def brought(self, view: QuacksView, witch: str) -> float:
        """What this witch brings now."""
        seat, last = view.seat, view.round >= ROUNDS
        worths = self.worths(view)
        kitchen = self.kitchen(view)
        space = view.scoring_space(seat)
        coins = COINS[space]
        purse = kitchen.purse
        if witch == "W-B1" or witch == "W-B4":
            points = worths.point * POINTS[space]
            half = points if last else max(points, purse[coins])
            full = points + purse[coins]
            return full - half + (kitchen.die * kitchen.lead(space - 1) if witch == "W-B4" else 0.0)
        if witch == "W-S1":
            risers = [x for x in view.pot(seat) if self.rise(kitchen, x.chip) > 0]
            both = sum([self.rise(kitchen, x.chip) for x in view.pot(seat)[-2:]])
            return max([both] + [self.rise(kitchen, x.chip) for x in risers])
        if witch == "W-S2":
            return purse[min(2 * coins, MOST_COINS - 1)] - purse[coins]
        if witch == "W-S3":
            return 0.6 * purse[coins]  # the better of what was just bought
        if witch == "W-S4":
            return purse[min(coins + 2 * view.rubies(seat), MOST_COINS - 1)] - purse[coins]
        if witch == "W-P1":
            return worths.point * view.rainbow(self.colours(view))
        if witch == "W-P2":
            return 2 * worths.point * self.left_in_bag(view)
        if witch == "W-P3":
            return worths.ruby * (POINTS[space] - (1 if RUBY[space] else 0))
        return 0.5 * view.rubies(seat) * max(worths.droplet, 2 * worths.ruby)

    def rise(self, kitchen: Kitchen, chip: Chip) -> float:
        """What exchanging this chip for the next larger one is worth."""
        new = next_larger(chip)
        return 0.0 if new is None else kitchen.worths.chips[new.id] - kitchen.worths.chips[chip.id]

    # ------------------------------------------------------------ numbers

    def number(self, view: QuacksView, question: QuacksQuestion) -> int:
        verb, source = question.verb, question.source
        worths = self.worths(view)
        if verb == HAND_IN:
            kitchen = self.kitchen(view)
            numbers: list[object] = list(range(question.lo, question.hi + 1))
            gains = [handed_in(kitchen, n) for n in range(question.lo, question.hi + 1)]
            self.message = "quacks-why-choose"
            return cast(int, self.best(numbers, gains))
        if verb == STEPS:
            if source == "F-P09":  # rat tails for rubies
                return question.hi if worths.ruby > worths.tail else question.lo
            if source == "FA-P06":  # rubies for rat tails
                return question.hi if 3 * worths.tail > worths.ruby else question.lo
            if source == "green-4":  # rubies for steps of the droplet
                return question.hi if worths.droplet > worths.ruby else question.lo
        return super().number(view, question)

    # ------------------------------------------------------------ one of several

    def one(self, view: QuacksView, question: QuacksQuestion) -> object:
        verb = question.verb
        given = question.given
        if verb == PLACE:
            return self.placed(view, cast(list[Chip], given), question.lo)
        if verb == TAKE or verb == COPY or verb == SWAP_FOR:
            return self.taken(view, question)
        if verb == SCORE:
            kitchen = self.kitchen(view)
            points, coins = question.amounts
            gains = [kitchen.worths.point * points, kitchen.purse[coins]]
            self.message = "quacks-why-score"
            return self.best(given, gains if given[1] == TAKE_COINS else gains[::-1])
        if verb == SPEND:
            return self.spent(view, given)
        if verb == DROPLET:
            return self.best([CAULDRON, TUBE], [self.worths(view).droplet, self.glass(view)])
        if verb == TRADE_UP or verb == UPGRADE or verb == KEEP:
            return self.raised(view, question)
        if verb == PATIENT:
            worths = self.worths(view)
            self.message = "quacks-why-choose"
            return self.best(given, [worths.patient(cast(str, name)) for name in given])
        if verb == PENNY and not question.lo:
            return self.sold_penny(view, given)
        if verb == CHOOSE:
            return self.chosen(view, question)
        return super().one(view, question)

    def taken(self, view: QuacksView, question: QuacksQuestion) -> object:
        """The chip worth most, less what it costs."""
        kitchen = self.kitchen(view)
        options: list[object] = []
        options.extend(question.given)
        estimates = [
            kitchen.chip(c) - self.cost_of(kitchen, question.source, c)
            for c in cast(list[Chip], question.given)
        ]
        if not question.lo:
            options.append(None)
            estimates.append(0.0)
        self.message = "quacks-why-choose"
        return self.best(options, estimates)

    def cost_of(self, kitchen: Kitchen, source: str, chip: Chip) -> float:
        """What a card asks for a chip, in points."""
        worths = kitchen.worths
        if source == "F-P11":
            return worths.ruby
        if source == "FA-P03":
            return worths.ruby * chip.value
        if source == "FA-P09":
            return worths.tail * (6 if chip.value == 4 else 2 * chip.value)
        return worths.droplet * (chip.value // 2) if source == "FA-P10" else 0.0

    def spent(self, view: QuacksView, given: list[object]) -> object:
        """Rubies at the end of a round; 2 of them are a point in the end."""
        worths = self.worths(view)
        options: list[object] = [None]
        estimates = [worths.point if view.round >= ROUNDS - 1 else 0.0]
        for word in given:
            options.append(word)
            if word == REFILL:
                estimates.append(worths.flask)
            else:
                step = worths.droplet if word == STEP else 0.0
                estimates.append(max(step, self.glass(view)) if view.has_tubes() else step)
        self.message = "quacks-why-choose"
        return self.best(options, estimates)

    def glass(self, view: QuacksView) -> float:
        """What the next test tube brings, and a share of the one after it."""
        worths = self.worths(view)
        total = 0.0
        share = 1.0
        for tube in (view.tube(view.seat) + 1, view.tube(view.seat) + 2):
            if tube <= LAST_GLASS:
                name = GLASS_CHIPS[tube]
                here = worths.point * GLASS_POINTS[tube] + worths.ruby * GLASS_RUBIES[tube]
                total += share * (here + (worths.chips[BY_NAME[name].id] if name else 0.0))
            share = 0.3
        return total

    def raised(self, view: QuacksView, question: QuacksQuestion) -> object:
        """The chip that gains most by becoming larger; or, to open the next brewing, the best."""
        kitchen = self.kitchen(view)
        options: list[object] = []
        estimates: list[float] = []
        for option in question.given:
            chip = option.chip if isinstance(option, Placed) else cast(Chip, option)
            options.append(option)
            if question.verb == KEEP:
                estimates.append(-1.0 if chip.colour == WHITE else kitchen.worths.chips[chip.id])
            elif question.source == "FA-B01":
                estimates.append(CERTAIN - kitchen.worths.chips[chip.id])
            else:
                estimates.append(self.rise(kitchen, chip))
        if not question.lo:
            options.append(None)
            estimates.append(0.0)
        self.message = "quacks-why-choose"
        return self.best(options, estimates)

    def sold_penny(self, view: QuacksView, given: list[object]) -> object:
        """A penny for any chip, if that is more than its witch may bring."""
        kitchen = self.kitchen(view)
        chips = [c for c in view.for_sale() if view.is_open(c) and view.left(c)]
        best = max([kitchen.chip(c) for c in chips], default=0.0)
        names = ["silver", "copper", "gold"]
        options: list[object] = [None]
        estimates = [0.0]
        for penny in given:
            witch = view.witches()[names.index(cast(str, penny))]
            options.append(penny)
            estimates.append(best - kitchen.worths.calls(witch))
        return self.best(options, estimates)

    def chosen(self, view: QuacksView, question: QuacksQuestion) -> object:
        """What a card offers, by what it is worth; for a neighbour, the lesser gift."""
        if not question.amounts:
            return super().chosen(view, question)
        kitchen = self.kitchen(view)
        sign = -1.0 if question.source == "FA-P08" else 1.0
        estimates = [
            sign * self.offered(view, kitchen, cast(str, word), n, question.source)
            for word, n in zip(question.given, question.amounts)
        ]
        self.message = "quacks-why-choose"
        return self.best(question.given, estimates)

    def offered(self, view: QuacksView, kitchen: Kitchen, word: str, n: int, source: str) -> float:
        worths = kitchen.worths
        if word == "chip":
            return self.offered_chip(view, kitchen, source)
        if word == "points":
            return worths.point * n
        if word == "rubies":
            extra = worths.die + 3 * worths.tail if source == "FA-P01" else 0.0
            return worths.ruby * n + extra
        if word == "droplet":
            return worths.droplet * n
        if word == "dice":
            return worths.die * n
        if word == "tails":
            return worths.tail * n
        return worths.flask if word == "flask" else worths.white

    def offered_chip(self, view: QuacksView, kitchen: Kitchen, source: str) -> float:
        """The best chip that this card gives, less its price."""
        if source == "F-P10":
            return kitchen.chip(PURPLE_1)
        if source == "FA-P01":
            return kitchen.chip(RED_2)
        best = kitchen.chip(BLACK_1) if source == "F-P07" else 0.0
        for c in view.for_sale():
            if not view.left(c) or not view.is_open(c):
                continue
            if (source == "F-P07" and c.value != 2) or (source == "F-P08" and c.value != 4):
                continue
            if source == "FA-P03" and c.value > view.rubies(view.seat):
                continue
            best = max(best, kitchen.chip(c) - self.cost_of(kitchen, source, c))
        return best

    # ------------------------------------------------------------ why

    def why(self) -> Reason | None:
        """The message of the last answer, with the estimates behind it."""
        asked = self.asked
        if asked is None:
            return None
        if not self.estimates:
            return Reason(self.message or "quacks-why-usual")
        message = self.message or "quacks-why-choose"
        order = sorted(zip(self.estimates, range(len(self.estimates))), key=by_worth)
        thought_of = [Estimate(asked.dump_answer(self.answers[i]), e) for e, i in order if e > 1 - CERTAIN]
        args: dict[str, object] = {"worth": round(order[0][0], 1)}
        mine = self.estimates
        if message == "quacks-why-brew":
            args = {"risk": round(100 * self.risk), "draw": round(mine[0], 1), "stop": round(mine[1], 1)}
        elif message == "quacks-why-call":
            args = {"now": round(mine[0], 1), "later": round(mine[1], 1)}
        elif message == "quacks-why-score":
            points = self.answers.index(TAKE_POINTS)
            args = {"points": round(mine[points], 1), "coins": round(mine[1 - points], 1)}
        elif self.answers[order[0][1]] is None and message in NONE_OF_THEM:
            message = NONE_OF_THEM[message]
            args = {}
        return Reason(message, args, thought_of[:5])


def by_worth(pair: tuple[float, int]) -> tuple[float, int]:
    return -pair[0], pair[1]
