"""From the finished potions to the purchases: the essence phase, then phases A to E."""

from __future__ import annotations

from typing import Final

from chaudron.games.quacks.brewing import Brewing
from chaudron.games.quacks.chips import BLACK, GREEN, LOCOWEED, PURPLE, Chip, larger
from chaudron.games.quacks.choices import SCORE, SETTLE, SPEND
from chaudron.games.quacks.events import CHOSE, EXCHANGED, GAINED, SCORING
from chaudron.games.quacks.events import ESSENCE as ESSENCE_REACHED
from chaudron.games.quacks.market import BY_ACTION, BY_PURCHASE
from chaudron.games.quacks.patient import TOP
from chaudron.games.quacks.state import (
    BONUS_DIE,
    BUYING,
    CHIP_ACTIONS,
    END_OF_ROUND,
    ESSENCE,
    NO_CHIPS,
    NO_PLACED,
    RUBIES,
    VICTORY_POINTS,
    Placed,
    Player,
)
from chaudron.games.quacks.track import COINS, LAST_GLASS, POINTS, ROUNDS, RUBY

PHASE_B: Final = [BLACK, GREEN, PURPLE]  # in this order, each for all players

# What an exploded player can take, what rubies buy in round 9.
TAKE_POINTS: Final = "points"
TAKE_COINS: Final = "coins"
GLASS_STEP: Final = "tube"


class Scoring(Brewing):
    """A table at which potions are scored."""

    # ------------------------------------------------------------ after brewing

    def afterwards(self) -> None:
        """Chips laid aside, then what the card says of the finished potions (Q-204)."""
        for you in self.in_order():
            if you.laid or you.aside:
                self.after_stopping(you)
        if self.draw_on():
            return
        self.hand_over()
        card = self.card
        if card is not None:
            self.source = card.id
            for you in self.in_order():
                card.after_brewing(self.game(), you)
            self.source = ""
        for you in self.players:
            self.settle_scoring(you)
            for witch in self.setup.coven:
                witch.after_brewing(self.game(), you)
        self.phase = ESSENCE if self.setup.has_patients else BONUS_DIE

    # ------------------------------------------------------------ the essence phase

    def essence_phase(self) -> None:
        """An elixir is distilled from every potion, exploded or not (Q-162)."""
        for you in self.players:
            you.essence = self.essence_of(you)
        for you in self.in_order():
            if self.round == ROUNDS:
                self.score(you, you.essence)  # no bonus any more
            else:
                you.essence = self.number(you, SETTLE, 0, you.essence)
            if self.journal is not None:
                self.tell(ESSENCE_REACHED, you, None, you.essence)
        if self.round < ROUNDS:
            for you in self.claim_order():
                patient = you.patient
                if patient is not None:
                    self.score(you, patient.points()[you.essence])
                    you.rat_bonus = patient.rats()[you.essence]
                    if you.essence:
                        patient.on_essence(self.game(), you)
        card = self.card
        if card is not None:
            self.source = card.id
            card.after_essence(self.game())
            self.source = ""
        for you in self.players:
            self.settle_scoring(you)
        self.phase = BONUS_DIE

    def essence_of(self, you: Player) -> int:
        """Colours, locoweed, a white total of 7, exploded neighbours, the card (Q-234)."""
        essence = self.colours(you)
        essence += self.setup.books[LOCOWEED].essence(self.game(), you)
        if self.white_total(you) == 7:
            essence += 1
        if self.left_of(you).exploded:
            essence += 1
        if self.n_players > 2 and self.right_of(you).exploded:
            essence += 1
        if self.card is not None:
            essence += self.card.essence(self.game(), you)
        return min(essence, TOP)

    def elixir_rolls(self) -> int:
        """How often an elixir's roll is rolled: The Pot Is Full may reach it."""
        return self.rolls() if self.setup.readings.pot_full_all_rolls else 1

    def rolls(self) -> int:
        """How often each roll of this round is rolled (Q-041)."""
        return 1 if self.card is None else self.card.rolls

    # ------------------------------------------------------------ phase A

    def bonus_die(self) -> None:
        """The furthest of those who did not explode roll the bonus die (Q-098, Q-099)."""
        witches = self.witches_here()
        for you in self.in_order():
            if self.journal is not None:
                self.tell(SCORING, you, None, you.scoring)
            for witch in witches:
                witch.before_scoring(self.game(), you)
        whole = [p for p in self.in_order() if not p.exploded or p.saved]
        furthest = max([p.scoring for p in whole], default=-1)
        for you in whole:
            if you.scoring == furthest:
                self.roll(you, self.rolls())
        self.phase = CHIP_ACTIONS

    # ------------------------------------------------------------ phase B

    def chip_actions(self) -> None:
        """Black for all players, then green, then purple (Q-103)."""
        order = self.in_order()
        game = self.game()
        for colour in PHASE_B:
            book = self.setup.books[colour]
            self.source = book.id
            for you in order:
                book.on_scoring(game, you)
        self.source = ""
        self.phase = RUBIES

    def raised(self, chip: Chip, value: int) -> Chip | None:
        """The larger chip of this colour, if the supply has one."""
        new = larger(chip, value)
        return new if new is not None and self.may_gain(new, BY_ACTION) else None

    def upgrade(self, you: Player, placed: Placed, value: int) -> None:
        """A chip of the cauldron becomes a larger one, which goes into the bag (Q-118, Q-228)."""
        new = self.raised(placed.chip, value)
        if new is not None:
            self.lift(you, placed)
            self.to_supply(placed.chip)
            self.supply[new.id] -= 1
            you.bag.append(new)
            if self.journal is not None:
                self.tell(EXCHANGED, you, new)

    # ------------------------------------------------------------ phase C, and the exploded players' choice

    def rubies(self) -> None:
        """A ruby on the scoring space is taken, exploded or not (Q-121); then D or E (Q-206)."""
        card = self.card
        for you in self.in_order():
            if RUBY[you.scoring]:
                if not self.other_rubies(you):
                    self.gain_rubies(you, 1 + (0 if card is None else card.more_rubies))
                if card is not None:
                    self.score(you, card.ruby_points)
        for you in self.in_order():
            if you.exploded and not you.shielded and not you.saved:
                self.choose_half(you)
        self.phase = VICTORY_POINTS

    def other_rubies(self, you: Player) -> bool:
        """True if a witch has given rubies in place of the one on the scoring space."""
        for witch in self.witches_here():
            if witch.on_ruby(self.game(), you):
                return True
        return False

    def choose_half(self, you: Player) -> None:
        """Points or coins, not both; in round 9 the coins are closed (Q-122, Q-133)."""
        what = TAKE_POINTS
        if self.round < ROUNDS or self.setup.readings.r9_exploded_coins:
            amounts = [POINTS[you.scoring] + self.cup_points(you), COINS[you.scoring]]
            what = self.word(you, SCORE, [TAKE_POINTS, TAKE_COINS], None, amounts)
            if self.journal is not None:
                self.tell(CHOSE, you, None, 0, what)
        you.takes_points = what == TAKE_POINTS
        you.takes_coins = what == TAKE_COINS

    # ------------------------------------------------------------ phase D

    def victory_points(self) -> None:
        witches = self.witches_here()
        for you in self.in_order():
            if you.takes_points:
                self.score(you, POINTS[you.scoring] + self.cup_points(you))
            for witch in witches:
                witch.on_points(self.game(), you)
        self.phase = BUYING
        self.at = 0

    def cup_points(self, you: Player) -> int:
        """Half the values in the cup, rounded down (Q-157)."""
        total = 0
        for x in you.cup:
            total += x.chip.value
        return total // 2

    # ------------------------------------------------------------ phase E

    def buying(self) -> None:
        """One player after the other buys; then all chips go into the bags (Q-126)."""
        n = self.n_players
        you = self.players[(self.first + self.at) % n]
        if self.round == ROUNDS:
            self.exchange(you)
        else:
            self.shop(you)
        self.at += 1
        if self.at == n:
            self.at = 0
            for p in self.players:
                self.collect(p)
            self.phase = END_OF_ROUND

    def coins_of(self, you: Player) -> int:
        """Additions first, then doubling (Q-229)."""
        coins = COINS[you.scoring] if you.takes_coins else 0
        if you.takes_coins and self.card is not None:
            coins += self.card.coins_per_tail * you.tails
        witches = self.witches_here()
        for witch in witches:
            coins += witch.more_coins(self.game(), you)
        for witch in witches:
            coins *= witch.coin_factor(self.game(), you)
        return coins

    def shop(self, you: Player) -> None:
        game = self.game()
        witches = self.witches_here()
        for witch in witches:
            witch.before_shopping(game, you)
        bought = self.buy_chips(you, self.coins_of(you), 2)
        copies: list[Chip] = []
        if self.card is not None:
            copies += self.card.copies(game, you, bought)
        for witch in witches:
            copies += witch.copies(game, you, bought)
        for chip in bought + copies:
            if chip.colour == BLACK and self.setup.books[BLACK].passes_on:
                self.into_bag(you, chip, BY_PURCHASE)
            else:
                you.bought = you.bought + [chip]

    def take_copy(self, you: Player, chip: Chip) -> Chip:
        """A bought chip comes a second time; the supply has one."""
        self.supply[chip.id] -= 1
        if self.journal is not None:
            self.tell(GAINED, you, chip)
        return chip

    def exchange(self, you: Player) -> None:
        """Round 9: 2 rubies are 1 point and, unless exploded, 5 coins are 1 point (Q-132)."""
        if you.takes_coins:
            self.score(you, self.coins_of(you) // 5)
        if self.setup.tubes and self.setup.readings.r9_tube_rubies:
            while (
                you.rubies >= 2
                and you.tube < LAST_GLASS
                and self.maybe_word(you, SPEND, [GLASS_STEP], None, 2)
            ):
                self.pay_rubies(you, 2)
                you.tube += 1
                self.glass(you)
        vp = you.rubies // 2
        if vp:
            self.pay_rubies(you, 2 * vp)
            self.score(you, vp)

    def collect(self, you: Player) -> None:
        """All chips of cauldron, cup, purchase and display go into the bag (Q-219)."""
        starters: list[Chip] = []
        bag = you.bag
        for x in you.pot:
            if you.kept and any([x is k for k in you.kept]):
                starters.append(x.chip)
            else:
                bag.append(x.chip)
        if starters:
            you.starters = starters
        you.pot.clear()
        for x in you.cup:
            bag.append(x.chip)
        bag.extend(you.bought)
        bag.extend(you.display)
        you.cup = NO_PLACED
        you.bought = NO_CHIPS
        you.display = NO_CHIPS
        you.kept = NO_PLACED
