"""The brewer: stops by the odds and by what the next space is worth, buys by a plan."""

from __future__ import annotations

from typing import Final, cast

from chaudron.bots.quacks.worth import (
    DIE_WORTH,
    best_chip,
    burst_worth,
    chip_worth,
    coin_worth,
    coins_of,
    glass_is_better,
    points_of,
    space_worth,
)
from chaudron.games.quacks.brewing import (
    CALL_VISITOR,
    CALL_WITCH,
    DRAW,
    PLACE_IT,
    SHOW,
    STOP,
    USE_FLASK,
)
from chaudron.games.quacks.cards.the_alchemists import NEIGHBOURLY
from chaudron.games.quacks.chips import WHITE, Chip
from chaudron.games.quacks.choices import (
    ACCEPT,
    ASIDE,
    BREW,
    BUY,
    CALL,
    CHOOSE,
    COPY,
    DROPLET,
    ELIXIR,
    GO_ON,
    HAND_IN,
    KEEP,
    LAY,
    MOVE_FURTHER,
    PATIENT,
    PAY_RUBY,
    PENNY,
    PLACE,
    RAT,
    RETURN_WHITE,
    SCORE,
    SETTLE,
    SPEND,
    START_AGAIN,
    STEPS,
    STIR,
    SWAP_FOR,
    TAKE,
    TAKE_BACK,
    TIER,
    TRADE_UP,
    UPGRADE,
    QuacksQuestion,
)
from chaudron.games.quacks.coven.copper import LAST_TWO
from chaudron.games.quacks.market import CAULDRON, TUBE
from chaudron.games.quacks.odds import explosion_odds
from chaudron.games.quacks.rules import REFILL, STEP
from chaudron.games.quacks.scoring import TAKE_COINS, TAKE_POINTS
from chaudron.games.quacks.state import Placed
from chaudron.games.quacks.track import LAST_SPACE, ROUNDS, SPOON
from chaudron.games.quacks.view import QuacksView
from chaudron.kernel.driver import Bot
from chaudron.kernel.request import NUMBER, ONE, YES_NO, Request
from chaudron.kernel.view import View

# Patients, the ones this bot makes most of first.
PATIENTS: Final = [
    "vampirism", "chicken_eyes", "ear_worm", "nervousness", "witch_hump", "carrot_nose", "wing_ears",
    "forgetfulness",
]  # fmt: skip
# Words of choices, the best first; a card that needs more thought is looked at by itself.
WORDS: Final = [
    "tails",
    LAST_TWO,
    "chip",
    "droplet",
    "points",
    "flask",
    "dice",
    "rubies",
    "lose-white",
    "one",
]
PENNY_WORTH: Final = 2.0


class Brewer(Bot):
    """A sensible brewer. `caution` above 1 stops earlier, below 1 later."""

    def __init__(self, caution: float = 1.0) -> None:
        self.caution = caution

    def answer(self, view: View, request: Request) -> object:
        look = cast(QuacksView, view)
        question = cast(QuacksQuestion, request)
        verb = question.verb
        if verb == BREW:
            return self.brew(look, question)
        if verb == BUY:
            return self.buy(look, question)
        if question.kind == YES_NO:
            return self.agrees(look, question)
        if question.kind == NUMBER:
            return self.number(look, question)
        if question.kind == ONE:
            return self.one(look, question)
        return look.options(question)  # an order of starter chips: as they are

    # ------------------------------------------------------------ brewing

    def brew(self, view: QuacksView, question: QuacksQuestion) -> str:
        """Safe steps first; then draw while it pays; before stopping, whatever makes it safer."""
        options = question.given
        if SHOW in options:
            return SHOW
        if DRAW not in options:
            return STOP
        if self.draws_on(view):
            return DRAW
        last = view.last_chip(view.seat)
        if USE_FLASK in options and last is not None and last.colour == WHITE:
            if self.worth_a_flask(view, last):
                return USE_FLASK
        if NEIGHBOURLY in options and view.round >= 3:
            return NEIGHBOURLY
        if CALL_VISITOR in options:
            return CALL_VISITOR
        if CALL_WITCH in options and (view.round >= 6 or view.white(view.seat) >= 7):
            return CALL_WITCH
        return STOP

    def draws_on(self, view: QuacksView) -> bool:
        """Compare stopping here with one more draw."""
        seat = view.seat
        bag = view.bag()
        if not bag:
            return False
        if view.safe_now(seat):
            return True
        white, limit, round = view.white(seat), view.limit(seat), view.round
        risk = explosion_odds(bag, white, limit)
        if risk == 0.0:
            return True
        space = view.position(seat)
        if view.shield(seat) and not self.leads(view):
            return True
        here = space_worth(space + 1 if space < SPOON else SPOON, round) + self.die(view, space)
        gain = 0.0
        room = limit - white
        for chip in bag:
            move = chip.value if chip.colour == WHITE else chip_worth(view, chip) - 0.6
            ahead = space + (int(move + 0.5) if move > 1 else 1)
            ahead = min(ahead, LAST_SPACE)
            if chip.colour == WHITE and chip.value > room:
                gain += burst_worth(ahead + 1, round)
            else:
                gain += space_worth(ahead + 1, round) + self.die(view, ahead)
        gain /= len(bag)
        return gain > here * (1 + 0.02 * (self.caution - 1)) + 0.1 * (self.caution - 1)

    def die(self, view: QuacksView, space: int) -> float:
        """The bonus die, if this space is ahead of everybody else's."""
        return DIE_WORTH * view.rolls() if space > self.furthest_other(view) else 0.0

    def leads(self, view: QuacksView) -> bool:
        return view.position(view.seat) > self.furthest_other(view)

    def furthest_other(self, view: QuacksView) -> int:
        far = 0
        for seat in range(view.n_players):
            if seat != view.seat and not view.exploded(seat) and view.position(seat) > far:
                far = view.position(seat)
        return far

    def worth_a_flask(self, view: QuacksView, last: Chip) -> bool:
        """A white that goes back should make the next draws safe enough to go on."""
        bag = view.bag()
        seat = view.seat
        before = explosion_odds(bag, view.white(seat), view.limit(seat))
        after = explosion_odds(bag + [last], view.white(seat) - last.value, view.limit(seat))
        return before - after > 0.12 and (last.value > 1 or view.round == ROUNDS)

    # ------------------------------------------------------------ buying

    def buy(self, view: QuacksView, question: QuacksQuestion) -> Chip | None:
        """The best one or two chips for the coins."""
        chips = cast(list[Chip], question.given)
        coins = question.n
        best: Chip | None = None
        most = 0.0
        for chip in chips:
            rest = coins - view.price(chip)
            second = 0.0
            for other in chips:
                if other.colour != chip.colour and view.price(other) <= rest:
                    worth = chip_worth(view, other)
                    second = max(second, worth)
            worth = chip_worth(view, chip)
            total = worth + second + 0.01 * worth
            if total > most:
                most = total
                best = chip
        return best

    # ------------------------------------------------------------ yes or no

    def agrees(self, view: QuacksView, question: QuacksQuestion) -> bool:
        verb = question.verb
        if verb == GO_ON:
            return self.draws_on(view)
        if verb == CALL:
            return self.calls(view, question.source)
        if verb == STIR:
            return question.chip is not None and question.chip.value > 1
        if verb == START_AGAIN:
            return view.white(view.seat) >= 7
        if verb == MOVE_FURTHER and view.phase == "chip_actions":  # it may leave a ruby behind
            space = view.scoring_space(view.seat)
            return space_worth(space + question.n, view.round) > space_worth(space, view.round)
        if verb == ACCEPT or verb == RAT or verb == MOVE_FURTHER or verb == RETURN_WHITE:
            return True
        if verb == PAY_RUBY:
            return view.round >= 3
        return True  # elixirs are there to be used

    def calls(self, view: QuacksView, witch: str) -> bool:
        """A penny is worth 2 points at the end: a witch should bring more."""
        seat, round = view.seat, view.round
        last = round == ROUNDS
        space = view.scoring_space(seat)
        if witch == "W-B1":
            return last or round >= 4
        if witch == "W-B4":
            lost = space_worth(space, round) - burst_worth(space, round)
            return lost > (PENNY_WORTH if last else PENNY_WORTH + 1.5)
        if witch == "W-S1":
            return 4 <= round <= 7
        if witch == "W-S2":
            coins = int(coins_of(space, round) / coin_worth(round)) if not last else 0
            return (last and space >= 16) or (not last and round >= 3 and coins >= 13)
        if witch == "W-S3":
            return 4 <= round <= 7
        if witch == "W-S4":
            return view.rubies(seat) >= (6 if last else 4) and round != 8
        if witch == "W-P1":
            return round >= 8 or self.colours(view) >= 6
        if witch == "W-P2":
            return self.left_in_bag(view) >= (2 if last else 6)
        if witch == "W-P3":
            return points_of(space) >= 4 if not last else points_of(space) >= 6
        return view.rubies(seat) >= 4

    def colours(self, view: QuacksView) -> int:
        seen: list[int] = []
        for x in view.pot(view.seat):
            if x.chip.colour != WHITE and x.chip.colour not in seen:
                seen.append(x.chip.colour)
        return len(seen)

    def left_in_bag(self, view: QuacksView) -> int:
        n = 0
        for c in view.bag():
            if c.colour != WHITE and (c.value > 1 or c.colour >= 6):
                n += 1
        return n

    # ------------------------------------------------------------ numbers

    def number(self, view: QuacksView, question: QuacksQuestion) -> int:
        verb = question.verb
        if verb == SETTLE or verb == HAND_IN or verb == TIER:
            return question.hi
        if verb == STEPS:
            if question.source == "F-P09":  # rat tails for rubies
                return 0 if view.round == ROUNDS else min(question.hi, 2)
            if question.source == "FA-P06" or view.round <= 5:
                return question.hi
            return question.lo
        return question.hi

    # ------------------------------------------------------------ one of several

    def one(self, view: QuacksView, question: QuacksQuestion) -> object:
        verb = question.verb
        given = question.given
        if verb == PLACE:
            return self.placed(view, cast(list[Chip], given), question.lo)
        if verb == TAKE or verb == COPY or verb == SWAP_FOR or verb == TRADE_UP:
            chips = cast(list[Chip], given)
            return best_chip(view, chips)
        if verb == LAY:
            return best_chip(view, cast(list[Chip], given))
        if verb == SCORE:
            space = view.scoring_space(view.seat)
            return TAKE_POINTS if points_of(space) >= coins_of(space, view.round) else TAKE_COINS
        if verb == ASIDE:
            return PLACE_IT
        if verb == SPEND:
            return self.spends(view, given)
        if verb == DROPLET:
            return TUBE if glass_is_better(view.tube(view.seat), view.round) else CAULDRON
        if verb == KEEP or verb == UPGRADE:
            return self.best_placed(view, given)
        if verb == TAKE_BACK:
            return self.taken_back(question)
        if verb == PATIENT:
            return self.first_of(PATIENTS, given)
        if verb == PENNY:
            return given[0] if question.lo else None
        if verb == ELIXIR:
            return given[0]
        if verb == CHOOSE:
            return self.chosen(view, question)
        return given[0] if question.lo or given else None

    def placed(self, view: QuacksView, chips: list[Chip], lo: int) -> Chip | None:
        """The best coloured chip; a white only if there is nothing else to place and it is safe."""
        coloured = [c for c in chips if c.colour != WHITE]
        if coloured:
            return best_chip(view, coloured)
        return chips[0] if lo else None

    def spends(self, view: QuacksView, given: list[object]) -> object:
        """A flask is for the rounds that count, a droplet for all that are left."""
        if REFILL in given and view.round >= 4:
            return REFILL
        if STEP in given:
            return STEP if view.round < 8 or view.has_tubes() else REFILL if REFILL in given else None
        return given[0] if view.round >= 4 else None

    def best_placed(self, view: QuacksView, given: list[object]) -> object:
        best: Placed | None = None
        for x in cast(list[Placed], given):
            if x.chip.colour == WHITE:
                continue
            if best is None or chip_worth(view, x.chip) > chip_worth(view, best.chip):
                best = x
        return best

    def taken_back(self, question: QuacksQuestion) -> object:
        """Whites gladly, the largest first; coloured chips never."""
        best: Placed | None = None
        for x in cast(list[Placed], question.given):
            if x.chip.colour == WHITE and (best is None or x.chip.value > best.chip.value):
                best = x
        if best is None and question.lo:
            return question.given[0]
        return best

    def chosen(self, view: QuacksView, question: QuacksQuestion) -> object:
        given = question.given
        if question.source == "F-P06":  # 4 points, or a white 1 less for the rest of the game
            return "points" if view.round >= 3 else "lose-white"
        if question.source == "F-P07" and view.round >= 7:
            return "rubies"
        if question.source == "FA-P08":
            return "chip" if "chip" not in given else "lose-white" if "lose-white" in given else "chip"
        if question.source == "FA-P01" and view.round >= 8:
            return "rubies"
        return self.first_of(WORDS, given)

    def first_of(self, liked: list[str], given: list[object]) -> object:
        for word in liked:
            if word in given:
                return word
        return given[0]
