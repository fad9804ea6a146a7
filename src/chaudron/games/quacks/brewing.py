"""Brewing: everybody at once, at their own pace or on a signal, until nobody draws any more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from chaudron.games.quacks.chips import BLACK_1, RED, Chip
from chaudron.games.quacks.choices import (
    ASIDE,
    BREW,
    GO_ON,
    LAY,
    NO_OPTIONS,
    PLACE,
    STARTER_ORDER,
    QuacksQuestion,
)
from chaudron.games.quacks.events import RESTARTED, STOPPED, WENT_ON
from chaudron.games.quacks.options import FINAL_STOP
from chaudron.games.quacks.pot import LATE, NORMAL, STARTER, TAIL, Pot
from chaudron.games.quacks.state import (
    AFTERWARDS,
    BREWING,
    DRAWS,
    NO_CHIPS,
    NO_FACES,
    NO_PLACED,
    REVEAL,
    SHOWS,
    SIGNAL,
    STOPS,
    UNDECIDED,
    Player,
    QuacksState,
)
from chaudron.games.quacks.track import LAST_SPACE, ROUNDS
from chaudron.kernel.request import ONE, YES_NO, Request
from chaudron.kernel.state import State

if TYPE_CHECKING:
    from chaudron.games.quacks.witch import Witch

# What a brewer can do.
DRAW: Final = "draw"
STOP: Final = "stop"
USE_FLASK: Final = "flask"
SHOW: Final = "display"  # place a chip laid out by Nervousness instead of drawing
PLACE_LAID: Final = "laid"  # place a chip laid aside by red-6
CALL_WITCH: Final = "witch"
CALL_VISITOR: Final = "visitor"

# What can become of a red chip beside the cauldron.
PLACE_IT: Final = "place"
KEEP_IT: Final = "keep"
RETURN_IT: Final = "return"


class Brewing(Pot):
    """A table where everybody brews."""

    def lock_step(self) -> bool:
        """Draw together, on a signal: in round 9, or whenever the table agrees on it (Q-057, Q-130)."""
        return self.round == ROUNDS or self.together

    def begin_brewing(self) -> None:
        """The start positions are fixed now (Q-194)."""
        for you in self.players:
            space = you.droplet + you.rat
            you.start = space if space < LAST_SPACE else LAST_SPACE
            you.began_vp = you.vp
            you.began_rubies = you.rubies
            you.began_essence = you.essence
        self.stock = self.supply[:]
        self.phase = SIGNAL if self.lock_step() else BREWING
        self.open_seats = [p.index for p in self.in_order()]

    # ------------------------------------------------------------ one seat's branch

    def branch(self, seat: int) -> bool:
        """One step of this seat's brewing; True if it goes on."""
        you = self.players[seat]
        if you.held or you.held_rubies:
            self.put_down(you)
        more = self.brewing_step(seat, you)
        you.held = NO_FACES
        return more

    def put_down(self, you: Player) -> None:
        """A step is run again: what it took from the supply lies there until it takes it again."""
        for i in you.held:
            self.supply[i] += 1
        you.held = NO_FACES
        you.held_rubies = 0

    def hold(self, seat: int, work: State) -> State | None:
        """What a step took is gone for the others while it waits for an answer."""
        before, now = self.players[seat], cast(QuacksState, work).players[seat]
        rubies = now.rubies - before.rubies if self.setup.rubies else 0
        if now.held == before.held and rubies == before.held_rubies:
            return None
        g = self.game().clone()
        g.supply = cast(QuacksState, work).supply[:]
        g.players[seat].held = now.held
        g.players[seat].held_rubies = rubies
        return g

    def brewing_step(self, seat: int, you: Player) -> bool:
        if not you.opened:
            self.open_brewing(you)
            return not you.stopped
        if self.phase == REVEAL:
            self.reveal(you)
            return False
        options = self.brew_options(you)
        if len(options) == 1:  # nothing but stopping is left
            self.stop(you)
            return False
        q = QuacksQuestion(seat, ONE, BREW, 1, 1, "", options, None, 0)
        answer = cast(str, self.driver.answer(self, q))
        if answer == STOP:
            self.stop(you)
            return False
        if self.phase == SIGNAL:
            if answer == DRAW:
                you.intent = DRAWS
                return False
            if answer == SHOW:
                you.intent = SHOWS
                you.shown = self.must_take(you, PLACE, you.display, NORMAL)
                return False
        self.brew(you, answer)
        return not you.stopped

    def brew(self, you: Player, what: str) -> None:
        """Carry out one thing a brewer does."""
        if what == DRAW:
            self.draw_and_place(you)
        elif what == USE_FLASK:
            self.use_flask(you)
        elif what == SHOW:
            self.show(you, self.must_take(you, PLACE, you.display, NORMAL))
        elif what == PLACE_LAID:
            self.place_laid(you, NORMAL)
            self.after_step(you)
        elif what == CALL_WITCH or what == CALL_VISITOR:
            self.brewing_witch(you, what == CALL_VISITOR)
            self.after_step(you)
        else:
            patient, card = you.patient, self.card
            if patient is not None and patient.word == what:
                patient.brew(self.game(), you)
            elif card is not None:
                card.brew(self.game(), you)

    def brew_options(self, you: Player) -> list[object]:
        """What this brewer can do now; stopping is always among it."""
        full = not self.setup.has_witches and you.position == LAST_SPACE and len(you.pot) > 0
        if full:
            return [STOP]
        out: list[object] = [DRAW, STOP] if you.bag else [STOP]
        if you.last is not None and self.flask_works(you):
            out.append(USE_FLASK)
        if you.display:
            out.append(SHOW)
        if you.laid:
            out.append(PLACE_LAID)
        setup = self.setup
        if setup.has_witches:
            if self.can_brew_with(you, setup.witches[0]):
                out.append(CALL_WITCH)
            if self.visitor is not None and self.can_brew_with(you, self.visitor):
                out.append(CALL_VISITOR)
        patient, card = you.patient, self.card
        if you.essence and patient is not None and patient.word and patient.can_brew(self.game(), you):
            out.append(patient.word)
        if card is not None and card.word and card.can_brew(self.game(), you):
            out.append(card.word)
        return out

    def stop(self, you: Player) -> None:
        you.stopped = True
        if self.phase == SIGNAL:
            you.intent = STOPS
        elif self.journal is not None:
            self.tell(STOPPED, you, None)

    def draw_and_place(self, you: Player) -> None:
        self.place(you, self.draw(you), NORMAL)
        self.after_step(you)

    def show(self, you: Player, chip: Chip | None) -> None:
        """Place a chip of the display (Q-167)."""
        assert chip is not None
        rest = you.display[:]
        rest.remove(chip)
        you.display = rest
        self.place(you, chip, NORMAL)
        self.after_step(you)

    def after_step(self, you: Player) -> None:
        """The chip lies: an explosion ends the brewing; the card may have something to say."""
        you.drew += 1
        if you.exploded:
            you.stopped = True
            return
        card = self.card
        if card is not None:
            card.after_step(self.game(), you)

    # ------------------------------------------------------------ the start, and starting again

    def open_brewing(self, you: Player) -> None:
        """Nervousness lays out its chips, then the starter chips of green-5 are placed."""
        you.opened = True
        if you.patient is not None and you.essence:
            you.patient.on_brewing(self.game(), you)
        if you.starters:
            starters = self.order(you, STARTER_ORDER, you.starters)
            you.opened_with = you.starters
            you.starters = NO_CHIPS
            for i, chip in enumerate(starters):
                self.place(you, chip, STARTER)
                if you.exploded:
                    self.put_back(you, starters[i + 1 :])
                    break
            self.after_step(you)

    def start_again(self, you: Player) -> None:
        """A Second Chance: all chips go back and brewing begins anew (Q-036, Q-246)."""
        if self.journal is not None:
            self.tell(RESTARTED, you, None)
        starters = you.opened_with
        for x in you.pot:
            you.bag.append(x.chip)
        for x in you.cup:
            you.bag.append(x.chip)
        self.put_back(you, you.laid)
        self.put_back(you, you.display)
        kept = len(you.aside) - you.new_aside
        self.put_back(you, you.aside[kept:])
        you.aside = you.aside[:kept]
        you.new_aside = 0
        you.pot = []
        you.cup = NO_PLACED
        you.laid = NO_CHIPS
        you.display = NO_CHIPS
        you.white = 0
        you.window = 0
        you.doubled = False
        you.yellows = 0
        you.best_limit = 0
        you.placed = 0
        you.last = None
        you.restarted = True
        if self.setup.readings.second_chance_full:
            self.restore(you)
        for chip in starters:
            you.bag.remove(chip)
        you.starters = starters
        self.open_brewing(you)

    def restore(self, you: Player) -> None:
        """The other reading: rubies, points, droplet and flask too are as when brewing began."""
        you.rubies = you.began_rubies
        you.vp = you.began_vp
        you.essence = you.began_essence
        you.flask = you.flask or you.flask_used
        you.flask_used = False

    # ------------------------------------------------------------ lock-step

    def reveal(self, you: Player) -> None:
        """The hand comes out of the bag."""
        intent, shown = you.intent, you.shown
        you.intent = UNDECIDED
        you.shown = None
        if intent == SHOWS:
            self.show(you, shown)
        else:
            self.draw_and_place(you)

    def next_signal(self) -> None:
        """All hands are in the bags, or all chips lie: on to the other half of a step."""
        if self.phase == SIGNAL:
            drawing: list[int] = []
            for you in self.in_order():
                if you.intent == STOPS:
                    you.intent = UNDECIDED
                    if self.journal is not None:
                        self.tell(STOPPED, you, None)
                elif you.intent != UNDECIDED:
                    drawing.append(you.index)
            self.phase = REVEAL if drawing else AFTERWARDS
        else:
            drawing = [p.index for p in self.in_order() if p.intent != UNDECIDED]
        if drawing:  # rubies that can run out are taken in player order
            self.open_seats = drawing[:1] if self.setup.rubies else drawing
        elif self.phase == REVEAL:
            self.phase = SIGNAL
            self.open_seats = [p.index for p in self.in_order() if not p.stopped]

    # ------------------------------------------------------------ the last call

    def last_call(self) -> None:
        """Everybody has stopped. Those who may still draw say, all at once, whether they stay (Q-058)."""
        asked: list[Player] = []
        if self.setup.readings.stop_mode != FINAL_STOP and not self.closed:
            for you in self.in_order():
                if self.may_go_on(you) and self.steps_of_others(you) > you.heard:
                    asked.append(you)
        going: list[int] = []
        if asked:
            questions: list[Request] = [
                QuacksQuestion(p.index, YES_NO, GO_ON, 0, 1, "", NO_OPTIONS, None, 0) for p in asked
            ]
            answers = self.ask_all(questions)
            for you, answer in zip(asked, answers):
                you.heard = self.steps_of_others(you)
                if answer:
                    you.stopped = False
                    going.append(you.index)
                    if self.journal is not None:
                        self.tell(WENT_ON, you, None)
        self.open_seats = going
        self.phase = BREWING if going else AFTERWARDS

    def may_go_on(self, you: Player) -> bool:
        if you.exploded or not (you.bag or you.display):
            return False
        return self.setup.has_witches or not self.is_full(you)

    def steps_of_others(self, you: Player) -> int:
        n = 0
        for p in self.players:
            if p is not you:
                n += p.drew
        return n

    # ------------------------------------------------------------ chips laid aside

    def place_laid(self, you: Player, how: int) -> None:
        """Place one of the chips laid aside by red-6 (Q-083)."""
        chip = self.must_take(you, LAY, you.laid, how)
        assert chip is not None
        rest = you.laid[:]
        rest.remove(chip)
        you.laid = rest
        self.place(you, chip, how)

    def after_stopping(self, you: Player) -> None:
        """Chips laid aside by red-6 must be placed; each red chip of red-2 is placed, kept or returned."""
        how = TAIL if self.setup.readings.red6_late_acts else LATE
        while you.laid and not you.draws_on:
            self.place_laid(you, how)
        self.decide_aside(you)

    def decide_aside(self, you: Player) -> None:
        waiting = you.aside
        if not waiting:
            return
        kept: list[Chip] = []
        self.source = self.setup.books[RED].id
        for i, chip in enumerate(waiting):
            you.aside = kept + waiting[i:]
            what = self.word(you, ASIDE, [PLACE_IT, KEEP_IT, RETURN_IT], chip)
            if what == PLACE_IT:
                self.place(you, chip, LATE)
            elif what == KEEP_IT:
                kept.append(chip)
            else:
                self.sent_back(you, chip)
        self.source = ""
        you.aside = kept
        you.new_aside = 0

    def draw_on(self) -> bool:
        """Those whom W-B1 saved after they had stopped brew on; nobody else does (Q-255)."""
        going: list[int] = []
        for you in self.in_order():
            if you.draws_on:
                you.draws_on = False
                you.stopped = False
                going.append(you.index)
        if going:
            self.closed = True
            self.open_seats = going
            self.phase = SIGNAL if self.lock_step() else BREWING
        return len(going) > 0

    def hand_over(self) -> None:
        """What brewers gave to the player on their left arrives once everybody has brewed."""
        for you in self.players:
            left = self.left_of(you)
            if you.gave_rubies:
                self.gain_rubies(left, you.gave_rubies)
                you.gave_rubies = 0
            for _ in range(you.gave_black):
                left.bag.append(BLACK_1)
            you.gave_black = 0

    # ------------------------------------------------------------ witches while brewing

    def can_brew_with(self, you: Player, witch: Witch) -> bool:
        return witch.can_brew(self.game(), you) and self.may_call(you, witch)

    def brewing_witch(self, you: Player, visitor: bool) -> None:
        witch = self.visitor if visitor else self.setup.witches[0]
        assert witch is not None
        self.pay_witch(you, witch)
        self.source = witch.id
        witch.brew(self.game(), you)
        self.source = ""
