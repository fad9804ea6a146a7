"""The nine rounds: the tracker, the fortune card, rats, the end of each round and of the game."""

from __future__ import annotations

from typing import Final

from chaudron.games.quacks.chips import PURPLE, WHITE_1, YELLOW
from chaudron.games.quacks.choices import NO_OPTIONS, PATIENT, PENNY, RAT, SPEND, TOGETHER, QuacksQuestion
from chaudron.games.quacks.dump import dump_state
from chaudron.games.quacks.events import BOOK, ENDED, FORTUNE_CARD, GAINED, ROUND
from chaudron.games.quacks.events import PATIENT as PATIENT_PICKED
from chaudron.games.quacks.events import PENNY as PENNY_BACK
from chaudron.games.quacks.events import RAT as RAT_PLACED
from chaudron.games.quacks.events import TAILS as MORE_TAILS
from chaudron.games.quacks.events import TOGETHER as DRAWING_TOGETHER
from chaudron.games.quacks.redeal import redeal
from chaudron.games.quacks.scoring import Scoring
from chaudron.games.quacks.state import (
    AFTERWARDS,
    BONUS_DIE,
    BREWING,
    BUYING,
    CHIP_ACTIONS,
    END_OF_ROUND,
    ESSENCE,
    FORTUNE,
    GAME_OVER,
    LAST_CALL,
    PATIENTS,
    PENNIES,
    PENNY_NAMES,
    RATS,
    REVEAL,
    RUBIES,
    SIGNAL,
    VICTORY_POINTS,
    Player,
    penny_named,
)
from chaudron.games.quacks.track import LAST_SPACE, ROUNDS, tails_between
from chaudron.games.quacks.view import QuacksView
from chaudron.kernel.request import YES_NO, Request
from chaudron.kernel.rng import Rng

# What rubies buy.
STEP: Final = "droplet"
REFILL: Final = "flask"


class Game(Scoring):
    """A game of Quacks."""

    def game(self) -> Game:
        return self

    def clone(self) -> Game:
        g = Game(
            self.rng.clone(),
            self.setup,
            [p.clone() for p in self.players],
            self.supply[:],
            self.removed[:],
        )
        self.copy_onto(g)
        return g

    # ------------------------------------------------------------ one segment after another

    def next_decision(self) -> Request | None:
        return None  # every question is asked inside its phase

    def resolve(self, request: Request | None, answer: object) -> None:
        phase = self.phase
        if phase == BREWING:
            self.phase = LAST_CALL
            self.last_call()
        elif phase == SIGNAL or phase == REVEAL:
            self.next_signal()
        elif phase == LAST_CALL:
            self.last_call()
        elif phase == FORTUNE:
            self.begin_round()
        elif phase == RATS:
            self.rats()
        elif phase == AFTERWARDS:
            self.afterwards()
        elif phase == ESSENCE:
            self.essence_phase()
        elif phase == BONUS_DIE:
            self.bonus_die()
        elif phase == CHIP_ACTIONS:
            self.chip_actions()
        elif phase == RUBIES:
            self.rubies()
        elif phase == VICTORY_POINTS:
            self.victory_points()
        elif phase == BUYING:
            self.buying()
        elif phase == END_OF_ROUND:
            self.end_of_round()
        elif phase == PATIENTS:
            self.pick_patients()

    # ------------------------------------------------------------ before the first round

    def pick_patients(self) -> None:
        """Everybody picks one of the three patients; several may share one (Q-160)."""
        drawn = self.setup.patients
        names = [p.id for p in drawn]
        for you in self.in_order():
            patient = drawn[names.index(self.word(you, PATIENT, names))]
            you.patient = patient
            if self.journal is not None:
                self.tell(PATIENT_PICKED, you, None, 0, patient.id)
            for chip in patient.start_chips():
                if self.supply[chip.id]:
                    self.supply[chip.id] -= 1
                    you.bag.append(chip)
        self.phase = FORTUNE

    # ------------------------------------------------------------ the round tracker and the fortune card

    def agree_on_drawing(self) -> None:
        """The table may change how it draws, between rounds; one no leaves it as it is (Q-057)."""
        now = 1 if self.together else 0
        questions: list[Request] = [
            QuacksQuestion(p.index, YES_NO, TOGETHER, 0, 1, "", NO_OPTIONS, None, now)
            for p in self.in_order()
        ]
        if all(self.ask_all(questions)):
            self.together = not self.together
            if self.journal is not None:
                self.tell(DRAWING_TOGETHER, None, None, 1 - now)

    def begin_round(self) -> None:
        if self.setup.readings.ask_lock_step and 1 <= self.round < ROUNDS - 1:
            self.agree_on_drawing()
        self.round += 1
        if self.journal is not None:
            self.tell(ROUND, self.players[self.first], None, self.round)
        self.tracker()
        card = self.deck[-1]
        self.deck = self.deck[:-1]
        self.card = card
        self.news += 1
        if self.journal is not None:
            self.tell(FORTUNE_CARD, self.players[self.first], None, 0, card.id)
        if self.setup.readings.purple_before_rats or card.blue:
            self.carry_out_card()
        self.phase = RATS

    def tracker(self) -> None:
        """Books open in rounds 2 and 3; round 6 brings everybody a white 1 (Q-011, Q-012)."""
        if self.journal is not None:
            for colour in (YELLOW, PURPLE):
                book = self.setup.books[colour]
                if book.opens == self.round:
                    self.tell(BOOK, None, None, 0, book.id)
        if self.round == 6:
            for you in self.in_order():
                if self.supply[WHITE_1.id]:
                    self.supply[WHITE_1.id] -= 1
                    you.bag.append(WHITE_1)
                    if self.journal is not None:
                        self.tell(GAINED, you, WHITE_1)

    def carry_out_card(self) -> None:
        card = self.card
        if card is not None:
            self.source = card.id
            card.at_once(self)
            self.source = ""

    # ------------------------------------------------------------ rats

    def rats(self) -> None:
        """Count the tails between each player and the leader, then put the rats in (Q-043)."""
        lead = self.leading()
        for you in self.players:
            you.tails = tails_between(you.vp, lead) if self.round > 1 else 0
            if you.rat_bonus:
                self.give_tails(you, you.rat_bonus)
                you.rat_bonus = 0
        card = self.card
        if card is not None:
            if not card.blue and not self.setup.readings.purple_before_rats:
                self.carry_out_card()
            self.source = card.id
            card.on_tails(self)
            self.source = ""
        for you in self.in_order():
            spaces = min(you.tails, LAST_SPACE - you.droplet)
            if spaces > 0 and self.agrees(you, RAT, None, spaces, [you.droplet, you.droplet + spaces]):
                you.rat = spaces
                if self.journal is not None:
                    self.tell(RAT_PLACED, you, None, spaces)
        self.begin_brewing()
        if self.setup.rubies:  # rubies that can run out are taken in player order
            for you in self.in_order():
                self.open_brewing(you)
            self.open_seats = [p.index for p in self.in_order() if not p.stopped]

    def leading(self) -> int:
        lead = 0
        for p in self.players:
            lead = max(lead, p.vp)
        return lead

    def gets_tails(self, you: Player) -> bool:
        """True if tails given by a card or an elixir count for this player (Q-192)."""
        return self.setup.readings.card_tails_always or (self.round > 1 and you.vp < self.leading())

    def give_tails(self, you: Player, n: int) -> None:
        """Tails given by a card or an elixir."""
        if self.gets_tails(you):
            you.tails += n
            if self.journal is not None:
                self.tell(MORE_TAILS, you, None, n)

    # ------------------------------------------------------------ phase F

    def end_of_round(self) -> None:
        """One player after the other spends rubies; then the deck passes to the left (Q-014)."""
        if self.round == ROUNDS:
            self.end_game()
            return
        n = self.n_players
        you = self.players[(self.first + self.at) % n]
        card = self.card
        if card is not None:
            card.before_spending(self, you)
        self.spend_rubies(you)
        if card is not None:
            card.at_end(self, you)
        self.at += 1
        if self.at == n:
            self.next_round()

    def spend_rubies(self, you: Player) -> None:
        """2 rubies move the droplet 1 or refill the flask, as often as you like (Q-127)."""
        price = 2
        for witch in self.witches_here():
            price = witch.ruby_price(self, you, price)
        while you.rubies >= price:
            what = self.maybe_word(you, SPEND, self.purchases(you), None, price)
            if not what:
                return
            self.pay_rubies(you, price)
            if what == REFILL:
                self.refill(you)
            else:
                self.move_droplet(you, 1)

    def purchases(self, you: Player) -> list[str]:
        out: list[str] = []
        if self.droplet_room(you):
            out.append(STEP)
        if not you.flask:
            out.append(REFILL)
        return out

    def penny_back(self, you: Player) -> None:
        """One spent penny comes back."""
        spent = [PENNY_NAMES[p] for p in PENNIES if not you.pennies & p]
        if spent:
            name = self.word(you, PENNY, spent)
            you.pennies |= penny_named(name)
            if self.journal is not None:
                self.tell(PENNY_BACK, you, None, 0, name)

    def next_round(self) -> None:
        self.first = (self.first + 1) % self.n_players
        self.card = None
        self.visitor = None
        self.closed = False
        self.at = 0
        for you in self.players:
            you.begin_round()
        self.phase = FORTUNE

    # ------------------------------------------------------------ the end

    def end_game(self) -> None:
        """The card's last word, unspent pennies, comparison (Q-223)."""
        for you in self.in_order():
            if self.card is not None:
                self.card.at_end(self, you)
            for penny in PENNIES:
                if you.pennies & penny:
                    self.score(you, 2)
        self.phase = GAME_OVER
        self.over = True
        if self.journal is not None:
            self.tell(ENDED, None, None)

    def points(self, seat: int) -> int:
        return self.players[seat].vp

    def turns(self, seat: int) -> int:
        """The rounds that have begun: everybody has one turn in each."""
        return self.round

    def standings(self) -> list[int]:
        """Most points; among equals the fuller cauldron of round 9; else shared (Q-134)."""
        marks = [(-p.vp, -p.scoring) for p in self.players]
        return [1 + sum([1 for other in marks if other < mine]) for mine in marks]

    def progress(self) -> dict[str, object]:
        return {
            "points": [p.vp for p in self.players],
            "rubies": [p.rubies for p in self.players],
            "essence": [p.essence for p in self.players] if self.setup.has_patients else [],
        }

    # ------------------------------------------------------------ windows and copies

    def view(self, seat: int) -> QuacksView:
        return QuacksView(self, seat)

    def reseed(self, rng: Rng, seat: int) -> None:
        """Each seat has a stream of its own; those of others may have drawn in a step that is still open."""
        if not self.open_seats:
            self.rng = rng
        for p in self.players:
            if not self.open_seats or p.index == seat:
                p.rng = rng.fork()

    def chance_at(self) -> str:
        return " ".join([self.rng.dump(), *[p.rng.dump() for p in self.players]])

    def redeal(self, seat: int, rng: Rng) -> None:
        redeal(self, seat, rng)

    def dump(self) -> dict[str, object]:
        return dump_state(self)
