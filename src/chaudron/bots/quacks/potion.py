"""Looking ahead while brewing: exact odds over the chips of the bag, and what each potion is worth."""

from __future__ import annotations

from typing import Final

from chaudron.bots.quacks.values import Worths
from chaudron.games.quacks.chips import (
    BLACK,
    BLACK_1,
    BLUE,
    BLUE_1,
    BLUE_2,
    CHIPS,
    COLOUR_NAMES,
    GREEN,
    GREEN_1,
    INERT,
    LOCOWEED,
    ORANGE,
    ORANGE_1,
    PURPLE,
    PURPLE_1,
    RED,
    RED_1,
    WHITE,
    WHITE_1,
    YELLOW,
    YELLOW_1,
    YELLOW_4,
    Chip,
)
from chaudron.games.quacks.fortunes import BY_ID as CARDS
from chaudron.games.quacks.state import Placed
from chaudron.games.quacks.track import COINS, LAST_SPACE, POINTS, ROUNDS, RUBY, SPOON
from chaudron.games.quacks.view import QuacksView

SILVER: Final = "silver"
MOST_COINS: Final = 140  # more than anybody ever has: a doubled purse with rubies
# Books by the last letter of their id: 1 to 6; locoweed A to D; black base for two and for more.
LETTERS: Final = "0123456ABCD"
WEED_A: Final = 7
WEED_B: Final = 8
WEED_D: Final = 10
BLACK_PAIR: Final = 2
BLACK_RING: Final = 3


def number_of(book: str) -> int:
    """The number of a book within its colour."""
    if book.startswith("black-base"):
        return BLACK_PAIR if book.endswith("2p") else BLACK_RING
    at = LETTERS.find(book[-1])
    return at if at > 0 and "-" in book else 0


class Kitchen:
    """What does not change while one seat thinks about one decision."""

    def __init__(self, view: QuacksView, worths: Worths, last: Kitchen | None = None) -> None:
        seat = view.seat
        self.worths = worths
        self.round = view.round
        self.numbers = [number_of(view.book(colour)) for colour in range(len(COLOUR_NAMES) - 1)]
        self.has: list[int] = [0] * len(COLOUR_NAMES)
        for chip in view.owned():
            self.has[chip.colour] += 1
        self.rubies = view.rubies(seat)
        self.rat = view.rat(seat)
        self.patient = view.patient(seat)
        self.cups = view.has_cups()
        card = CARDS.get(view.card)
        self.pumpkin_steps = 0 if card is None else card.pumpkin_steps
        self.ruby = worths.ruby if card is None else worths.ruby * (1 + card.more_rubies)
        if card is not None:
            self.ruby += worths.point * card.ruby_points
        self.card = view.card
        self.offer = self.on_offer(view)
        self.purse: list[float] = []  # what coins are worth, by their number
        if last is not None and last.worths is worths and last.offer == self.offer and last.has == self.has:
            self.purse = last.purse
        else:
            self.purse = self.filled_purse(view)
        self.die = worths.die * view.rolls()
        self.stopped: list[int] = []  # how far others have come who did not explode
        self.drawing: list[int] = []
        self.look_around(view)
        self.leads: list[float] = [-1.0] * (LAST_SPACE + 1)  # chances, once they were asked for
        self.blacks: list[int] = []  # those of the others, the left first
        self.neighbours_blacks(view)
        self.mean_move = 1  # of what is left in the bag
        self.best_of: list[float] = [0.0] * 5  # the best coloured move among so many drawn
        self.harmless = self.price_of(view, "W-B4")  # what the witch costs who makes an explosion harmless
        self.saved = self.price_of(view, "W-B1") if view.flask(seat) else -1.0
        if self.saved >= 0.0:
            self.saved += worths.flask
        self.looked = 0  # chips placed in thought

    def price_of(self, view: QuacksView, witch: str) -> float:
        """What calling this witch costs now; below zero if she does not come."""
        if view.visitor == witch:
            return 0.0
        if witch in view.witches() and SILVER in view.unspent(view.seat):
            return self.worths.calls(witch)
        return -1.0

    def on_offer(self, view: QuacksView) -> list[Chip]:
        """What can be bought this round."""
        return [c for c in view.for_sale() if view.is_open(c) and view.left(c)]

    def filled_purse(self, view: QuacksView) -> list[float]:
        """What the best purchase for so many coins is worth; in round 9 5 coins are a point."""
        if self.round >= ROUNDS:
            return [float(coins // 5) for coins in range(MOST_COINS)]
        chips: list[Chip] = []
        worth: list[float] = []
        for chip in self.offer:
            w = self.worths.chip(chip, self.has)
            if w > 0.0:
                chips.append(chip)
                worth.append(w)
        price = [view.price(chip) for chip in chips]
        best = [0.0] * MOST_COINS
        for i in range(len(chips)):
            p, w, colour = price[i], worth[i], chips[i].colour
            best[p] = max(best[p], w)
            for j in range(i):
                if chips[j].colour != colour:
                    both = p + price[j]
                    best[both] = max(best[both], w + worth[j])
        most = 0.0
        for coins in range(MOST_COINS):
            most = max(most, best[coins])
            best[coins] = most
        return best

    def lead(self, space: int) -> float:
        """The chance that a last chip on this space is the furthest: who has stopped stays where they are."""
        known = self.leads[space]
        if known < 0.0:
            known = 1.0
            for far in self.stopped:
                if space < far:
                    known = 0.0
            for far in self.drawing:
                chance = 0.5 + (space - far - self.worths.margin) / self.worths.spread
                known *= 0.0 if chance < 0.0 else 1.0 if chance > 1.0 else chance
            self.leads[space] = known
        return known

    def look_around(self, view: QuacksView) -> None:
        for seat in range(view.n_players):
            if seat != view.seat and not view.exploded(seat):
                (self.stopped if view.stopped(seat) else self.drawing).append(view.position(seat))

    def neighbours_blacks(self, view: QuacksView) -> None:
        n = view.n_players
        for seat in ((view.seat + 1) % n, (view.seat - 1) % n):
            self.blacks.append(sum([1 for x in view.pot(seat) if x.acts.colour == BLACK]))

    def look_into(self, bag: list[Chip]) -> None:
        """Figures of the bag for books that draw more chips on their own account."""
        n = len(bag)
        self.best_of = [0.0] * 5
        if not n:
            return
        self.mean_move = int(sum([c.value for c in bag]) / n + 0.5)
        for drawn in (1, 2, 4):
            left = 1.0  # the chance that none of the draws was as large
            for value in (6, 4, 2, 1):
                k = sum([1 for c in bag if c.colour != WHITE and c.value == value])
                some = 1.0 - (1.0 - k / n) ** drawn
                self.best_of[drawn] += left * some * value
                left *= 1.0 - some

    def chip(self, chip: Chip) -> float:
        return self.worths.chip(chip, self.has)


class Potion:
    """A cauldron as it may come to be. What it earned on the way is counted in points."""

    def __init__(self) -> None:
        self.space = 0
        self.white = 0
        self.limit = 7
        self.window = 0
        self.doubled = False
        self.yellows = 0
        self.oranges = 0
        self.whites_in = 0  # the values of whites in the cauldron
        self.colours = 0  # bits
        self.strongest = 0  # red
        self.greens = 0  # values
        self.blacks = 0
        self.purples = 0
        self.weeds = 0
        self.purple_coins = 0
        self.last: Chip = INERT
        self.last_acts: Chip = INERT
        self.before: Chip = INERT
        self.before_acts: Chip = INERT
        self.copied: Chip = INERT  # the last coloured chip
        self.waiting = 0  # spaces of red chips beside the cauldron
        self.cup = 0
        self.back: Chip | None = None  # a white that a yellow sent back with it
        self.earned = 0.0

    def clone(self) -> Potion:
        p = Potion()
        p.space = self.space
        p.white = self.white
        p.limit = self.limit
        p.window = self.window
        p.doubled = self.doubled
        p.yellows = self.yellows
        p.oranges = self.oranges
        p.whites_in = self.whites_in
        p.colours = self.colours
        p.strongest = self.strongest
        p.greens = self.greens
        p.blacks = self.blacks
        p.purples = self.purples
        p.weeds = self.weeds
        p.purple_coins = self.purple_coins
        p.last = self.last
        p.last_acts = self.last_acts
        p.before = self.before
        p.before_acts = self.before_acts
        p.copied = self.copied
        p.waiting = self.waiting
        p.cup = self.cup
        p.earned = self.earned
        return p

    def count(self, kitchen: Kitchen, chip: Chip, acts: Chip) -> None:
        """The chip lies on this space: what the rest of the round remembers of it."""
        colour = acts.colour
        worths = kitchen.worths
        if chip.colour == WHITE:
            self.whites_in += chip.value
        else:
            self.colours |= 1 << chip.colour
            if chip.colour == LOCOWEED:
                self.weeds += 1
            else:
                self.copied = chip
        if chip.colour == ORANGE:
            self.oranges += 1
        elif colour == RED:
            self.strongest = max(self.strongest, acts.value)
        elif colour == GREEN:
            self.greens += acts.value
        elif colour == BLACK:
            self.blacks += 1
        elif colour == PURPLE:
            self.purples += 1
            if kitchen.numbers[PURPLE] == 3:
                self.earned += worths.point * min(3, COINS[self.space] // 10)
            elif kitchen.numbers[PURPLE] == 5:
                self.purple_coins += POINTS[self.space]
        if self.last_acts.colour == PURPLE and kitchen.numbers[PURPLE] == 6:
            self.earned += worths.point * chip.value
        self.before = self.last
        self.before_acts = self.last_acts
        self.last = chip
        self.last_acts = acts


def potion_of(view: QuacksView, kitchen: Kitchen, pot: list[Placed], white: int) -> Potion:
    """The cauldron as it lies there, with these of its chips."""
    seat = view.seat
    p = Potion()
    for x in pot:
        p.space = x.space
        p.count(kitchen, x.chip, x.acts)
    p.space = pot[-1].space if pot else view.start(seat)
    p.white = white
    p.limit = view.limit(seat)
    p.window = view.shield(seat)
    p.doubled = view.doubled(seat)
    p.yellows = view.yellows(seat)
    for chip in view.aside(seat):
        p.waiting += chip.value
    return p


def placed(kitchen: Kitchen, old: Potion, chip: Chip) -> Potion:
    """The potion with one more chip; whether it explodes is asked elsewhere."""
    p = old.clone()
    numbers = kitchen.numbers
    if p.window:
        p.window -= 1
    if chip.colour == RED and numbers[RED] == 2:
        p.waiting += chip.value
        return p
    if chip.colour == WHITE:
        p.white += chip.value
    if kitchen.cups and p.space == LAST_SPACE:
        p.cup += chip.value
        return p
    acts = chip
    move = chip.value
    if chip.colour == LOCOWEED:
        acts, move = weed(kitchen, old, chip)
    move += further(kitchen, p, chip, acts)
    if p.doubled:
        move *= 2
        p.doubled = False
    p.space = min(p.space + move, LAST_SPACE)
    p.count(kitchen, chip, acts)
    act(kitchen, p, acts)
    return p


def weed(kitchen: Kitchen, p: Potion, chip: Chip) -> tuple[Chip, int]:
    """What locoweed acts as, and how far it moves."""
    number = kitchen.numbers[LOCOWEED]
    if number == 6:
        return p.copied, p.copied.value if p.copied is not INERT else 1
    if number == 5:
        return chip, min(4, kitchen.rat + 1)
    if number == WEED_B:
        colours = p.colours | 1 << LOCOWEED
        return chip, sum([colours >> i & 1 for i in range(LOCOWEED + 1)])
    if number == WEED_D:
        return chip, max(1, p.whites_in)
    return chip, 1


def further(kitchen: Kitchen, p: Potion, chip: Chip, acts: Chip) -> int:
    """The spaces that cards and books add."""
    more = kitchen.pumpkin_steps if chip.colour == ORANGE else 0
    colour = acts.colour
    if colour == RED:
        red = kitchen.numbers[RED]
        if red == 1:
            more += 2 if p.oranges >= 3 else 1 if p.oranges else 0
        elif red == 3 and p.last.colour == WHITE:
            more += p.last.value
        elif red == 5 and p.strongest > acts.value:
            more += p.strongest - acts.value
    elif colour == WHITE:
        if kitchen.numbers[RED] == 4 and chip.value == 1 and p.strongest:
            more += 1
    elif colour == YELLOW:
        yellow = kitchen.numbers[YELLOW]
        if yellow == 4 and p.yellows < 3:
            more += p.yellows + 1
        elif yellow == 5:
            more += kitchen.mean_move
        elif yellow == 6 and kitchen.rubies and kitchen.worths.ruby < 3 * kitchen.worths.tail:
            more += 3
            p.earned -= kitchen.worths.ruby
    return more


def act(kitchen: Kitchen, p: Potion, acts: Chip) -> None:
    """What the chip's book does at once."""
    colour = acts.colour
    worths = kitchen.worths
    if colour == BLUE:
        blue = kitchen.numbers[BLUE]
        if blue == 1:
            p.space = min(p.space + int(kitchen.best_of[min(acts.value, 4)] + 0.5), LAST_SPACE)
        elif blue == 2:
            p.window = max(p.window, acts.value)
        elif blue == 3 and RUBY[p.space]:
            p.earned += worths.ruby
        elif (blue == 4 and RUBY[p.space]) or (blue == 5 and p.oranges >= acts.value):
            p.earned += worths.point * acts.value
        elif blue == 6 and p.before is WHITE_1:
            p.earned += worths.ruby
    elif colour == YELLOW:
        p.yellows += 1
        yellow = kitchen.numbers[YELLOW]
        if yellow == 1 and p.before.colour == WHITE:
            p.white -= p.before.value
            p.whites_in -= p.before.value
            p.back = p.before
        elif yellow == 2:
            p.doubled = True
        elif yellow == 3:
            p.limit = max(p.limit, 9 if p.yellows >= 3 else 8)


# ---------------------------------------------------------------- what a potion is worth


def worth(kitchen: Kitchen, p: Potion, burst: bool = False, covered: bool = False) -> float:
    """Everything that this potion brings if nothing is added; burst, unless a window covered it, by half."""
    worths = kitchen.worths
    space = p.space + p.waiting
    if p.white == 7 and kitchen.numbers[GREEN] == 3:
        space += p.greens
    space = min(space, LAST_SPACE)
    scoring = space + 1
    total = p.earned + actions(kitchen, p)
    if RUBY[scoring] if scoring <= SPOON else False:
        total += kitchen.ruby
    points = worths.point * (POINTS[scoring] + p.cup // 2)
    coins = kitchen.purse[COINS[scoring]]
    if not burst:
        total += points + coins + kitchen.die * kitchen.lead(space)
    elif covered:
        total += points + coins
    elif kitchen.round >= ROUNDS:
        total += points
    else:
        total += max(points, coins)
    if kitchen.patient:
        total += worths.essence * essence(kitchen, p)
    if p.white == 7 and kitchen.card == "F-B06":
        total += worths.droplet
    if kitchen.card == "FA-B03" and p.last.colour == WHITE:
        total += worths.point * p.last.value
    return total


def burst(kitchen: Kitchen, before: Potion, after: Potion) -> float:
    """What an explosion leaves; a witch may make it harmless, or take back the chip."""
    total = worth(kitchen, after, True, before.window > 0)
    if kitchen.harmless >= 0.0:
        total = max(total, worth(kitchen, after) - kitchen.harmless)
    if kitchen.saved >= 0.0:
        total = max(total, worth(kitchen, before) - kitchen.saved)
    return total


def essence(kitchen: Kitchen, p: Potion) -> int:
    """Steps on the flask board, as far as the own cauldron decides them."""
    steps = sum([p.colours >> i & 1 for i in range(LOCOWEED + 1)])
    if kitchen.numbers[LOCOWEED] == WEED_A:
        steps += p.weeds
    return steps + 1 if p.white == 7 else steps


def actions(kitchen: Kitchen, p: Potion) -> float:
    """Phase B: black, green and purple."""
    total = 0.0
    if p.blacks:
        total += black_worth(kitchen, p)
    if p.last_acts.colour == GREEN:
        total += green_worth(kitchen, p.last_acts)
    if p.before_acts.colour == GREEN:
        total += green_worth(kitchen, p.before_acts)
    if p.purples:
        total += purple_worth(kitchen, p)
    return total


def black_worth(kitchen: Kitchen, p: Potion) -> float:
    worths = kitchen.worths
    number = kitchen.numbers[BLACK]
    left, right = kitchen.blacks
    if number == BLACK_PAIR:
        if p.blacks < left:
            return 0.0
        return worths.droplet + (worths.ruby if p.blacks > left else 0.0)
    if number == BLACK_RING:
        beaten = (1 if p.blacks > left else 0) + (1 if p.blacks > right else 0)
        return 0.0 if not beaten else worths.droplet + (worths.ruby if beaten == 2 else 0.0)
    if number == 5:
        latest = (1 if p.last_acts.colour == BLACK else 0) + (1 if p.before_acts.colour == BLACK else 0)
        return worths.ruby * latest
    return 0.5 * (worths.droplet + worths.ruby)


def green_worth(kitchen: Kitchen, green: Chip) -> float:
    """A green chip among the last two."""
    worths = kitchen.worths
    number = kitchen.numbers[GREEN]
    if number == 1:
        return worths.ruby
    if number == 2:
        if green.value == 1:
            return kitchen.chip(ORANGE_1)
        if green.value == 2:
            return max(kitchen.chip(BLUE_1), kitchen.chip(RED_1))
        return max(kitchen.chip(YELLOW_1), kitchen.chip(PURPLE_1))
    if number == 4:
        return max(0.0, worths.droplet - worths.ruby) if kitchen.rubies else 0.0
    if number == 5:
        return worths.starter
    return kitchen.die if number == 6 else 0.0


def purple_worth(kitchen: Kitchen, p: Potion) -> float:
    worths = kitchen.worths
    number = kitchen.numbers[PURPLE]
    if number == 1:
        if p.purples == 1:
            return worths.point
        return worths.point + worths.ruby if p.purples == 2 else 2 * worths.point + worths.droplet
    if number == 2:
        return max([handed_in(kitchen, n) for n in range(min(p.purples, 3) + 1)])
    if number == 4:
        return worths.raised * min(p.purples, 3)
    return kitchen.purse[p.purple_coins] if number == 5 else 0.0


def handed_in(kitchen: Kitchen, n: int) -> float:
    """So many purple chips for the reward of purple-2."""
    worths = kitchen.worths
    lost = n * kitchen.chip(PURPLE_1)
    if n == 1:
        return kitchen.chip(BLACK_1) + worths.point + worths.ruby - lost
    if n == 2:
        return kitchen.chip(GREEN_1) + kitchen.chip(BLUE_2) + 3 * worths.point + worths.droplet - lost
    if n == 3:
        return kitchen.chip(YELLOW_4) + 6 * worths.point + worths.ruby + 2 * worths.droplet - lost
    return 0.0


# ---------------------------------------------------------------- the next draws


def counted(bag: list[Chip]) -> list[int]:
    """How many of each kind, by id."""
    counts = [0] * len(CHIPS)
    for chip in bag:
        counts[chip.id] += 1
    return counts


def risk(p: Potion, counts: list[int], left: int) -> float:
    """The chance that the next chip explodes the cauldron."""
    bad = 0
    for chip in WHITES:
        if p.white + chip.value > p.limit:
            bad += counts[chip.id]
    return bad / left if left else 0.0


WHITES: Final = [c for c in CHIPS if c.colour == WHITE]


def drawing(kitchen: Kitchen, p: Potion, counts: list[int], left: int, depth: int, safe: int = 0) -> float:
    """What one more draw is worth, if what follows is decided as well as `depth` draws ahead can tell.

    Exact over the kinds of chips in the bag. So many of the next draws are safe whatever they bring.
    """
    total = 0.0
    for i in range(len(CHIPS)):
        n = counts[i]
        if n:
            chip = CHIPS[i]
            after = placed(kitchen, p, chip)
            kitchen.looked += 1
            if chip.colour == WHITE and after.white > p.limit and not safe:
                total += n * burst(kitchen, p, after)
                continue
            stop = worth(kitchen, after)
            if depth > 1 and left > 1 and (after.space < LAST_SPACE or kitchen.cups):
                counts[i] -= 1
                more = left - 1
                back = after.back
                if back is not None:
                    counts[back.id] += 1
                    more += 1
                on = drawing(kitchen, after, counts, more, depth - 1, safe - 1 if safe else 0)
                if back is not None:
                    counts[back.id] -= 1
                counts[i] += 1
                stop = max(stop, on)
            total += n * stop
    total /= left
    return total + kitchen.worths.spirit if depth <= 1 else total
