"""The supply and what can be taken from it; rubies, droplets, points and the bonus die."""

from __future__ import annotations

from typing import Final

from chaudron.games.quacks.chips import BLACK, BY_NAME, LOCOWEED, ORANGE_1, WHITE, Chip
from chaudron.games.quacks.choices import BUY, DROPLET, TAKE, QuacksChoices
from chaudron.games.quacks.events import BOUGHT, DIE, GAINED, GLASS, LOST, POINTS, REFILLED, RUBIES
from chaudron.games.quacks.events import DROPLET as DROPLET_MOVED
from chaudron.games.quacks.state import BREWING, LAST_CALL, REVEAL, SIGNAL, Player
from chaudron.games.quacks.track import (
    FACE_2_POINTS,
    FACE_DROPLET,
    FACE_PUMPKIN,
    FACE_RUBY,
    GLASS_CHIPS,
    GLASS_POINTS,
    GLASS_RUBIES,
    LAST_GLASS,
    LAST_SPACE,
)
from chaudron.kernel.rng import shuffle

# Where a gain comes from: cards need an open book, and black-5 asks too.
BY_CARD: Final = 1
BY_PURCHASE: Final = 2
BY_ACTION: Final = 3  # books, glasses, elixirs, the die

CAULDRON: Final = "cauldron"
TUBE: Final = "tube"
FACE_NAMES: Final = ["point", "point", "points", "ruby", "droplet", "pumpkin"]


class Market(QuacksChoices):
    """A table with its supply."""

    # ------------------------------------------------------------ the supply

    def is_open(self, chip: Chip) -> bool:
        """True once this colour's book is open."""
        return self.round >= self.setup.opens[chip.id]

    def may_gain(self, chip: Chip, by: int) -> bool:
        """True if the supply has one and nothing forbids taking it this way (Q-019, Q-020)."""
        return self.supply[chip.id] > 0 and self.allowed(chip, by)

    def may_offer(self, you: Player, chip: Chip, by: int) -> bool:
        """The same for a brewer, in the question that comes next: another may be quicker (Q-189)."""
        return self.allowed(chip, by) and self.offers(you.index, self.left_for(you, chip)) > 0

    def allowed(self, chip: Chip, by: int) -> bool:
        if chip.colour == WHITE:
            return False
        need = self.setup.readings.gains_need_open_book
        if need == "none" or (need == "cards" and by == BY_ACTION):
            return True
        return self.is_open(chip)

    def obtainable(self, value: int, by: int) -> list[Chip]:
        """Any chip of this printed value; of any kind at all when value is 0 (Q-186, Q-187)."""
        out: list[Chip] = []
        for c in self.setup.for_sale:
            if value == 0 or (c.value == value and c.colour != LOCOWEED):
                if self.may_gain(c, by):
                    out.append(c)
        return out

    def gain(self, you: Player, chip: Chip, by: int) -> None:
        """A chip from the supply into the bag; if there is none, nothing is owed."""
        if not self.allowed(chip, by):
            return
        if self.all_brew():
            if self.finds(you.index, self.left_for(you, chip)) == 0:
                return
            you.claims = you.claims + [chip.id]
            you.held = you.held + [chip.id]
        elif self.supply[chip.id] == 0:
            return
        self.supply[chip.id] -= 1
        if self.journal is not None:
            self.tell(GAINED, you, chip)
        self.into_bag(you, chip, by)

    def all_brew(self) -> bool:
        """True while everybody brews at the same time."""
        phase = self.phase
        return phase == BREWING or phase == SIGNAL or phase == REVEAL or phase == LAST_CALL

    def left_for(self, you: Player, chip: Chip) -> int:
        """How many of a kind a brewer finds: what is left, or with the quota what is left of it."""
        left = self.supply[chip.id]
        if self.setup.readings.quota_while_brewing:
            left = min(left, self.share(you, chip) - you.claims.count(chip.id))
        return left

    def share(self, you: Player, chip: Chip) -> int:
        """The quota: what the supply held when brewing began, shared out evenly.

        Of a rest, the start player comes first, then clockwise; so it never matters who is quicker.
        """
        stock = self.stock[chip.id]
        n = self.n_players
        place = (you.index - self.first) % n
        return stock // n + (1 if place < stock % n else 0)

    def into_bag(self, you: Player, chip: Chip, by: int) -> None:
        """A chip that was taken from the supply goes where it belongs."""
        if chip.colour == BLACK and self.setup.books[BLACK].passes_on:
            if by != BY_ACTION or not self.setup.readings.black5_text_only:
                self.pass_on(you, chip)
                return
        you.bag.append(chip)

    def pass_on(self, you: Player, chip: Chip) -> None:
        """Into the bag of the player on the left; your droplet moves 1 (black-5, Q-106)."""
        if self.all_brew():
            you.gave_black += 1  # handed over when everybody has brewed
        else:
            self.left_of(you).bag.append(chip)
        self.move_droplet(you, 1)

    def may_take(self, you: Player, chips: list[Chip], by: int) -> None:
        """Take one of these chips, if you like."""
        chip = self.chip(you, TAKE, chips)
        if chip is not None:
            self.gain(you, chip, by)

    def takes(self, you: Player, chips: list[Chip], by: int) -> None:
        """Take one of these chips; only an empty supply prevents it."""
        chip = self.must_take(you, TAKE, chips)
        if chip is not None:
            self.gain(you, chip, by)

    def to_supply(self, chip: Chip) -> None:
        """A chip leaves its player for good: whites leave the game, others may be bought again."""
        if chip.colour == WHITE:
            self.removed[chip.id] += 1
        else:
            self.supply[chip.id] += 1

    def lose_from_bag(self, you: Player, chip: Chip) -> None:
        you.bag.remove(chip)
        self.to_supply(chip)
        if self.journal is not None:
            self.tell(LOST, you, chip)

    def claim_order(self) -> list[Player]:
        """Who takes first when several gain at one moment (Q-189)."""
        order = self.in_order()
        if self.setup.readings.supply_order_random:
            shuffle(self.rng, order)
        return order

    # ------------------------------------------------------------ buying

    def buyable(self, coins: int, but: int) -> list[Chip]:
        """What these coins can pay, of another colour than `but`."""
        setup = self.setup
        supply = self.supply
        prices = setup.prices
        now = self.round
        out: list[Chip] = []
        for c in setup.for_sale:
            i = c.id
            if prices[i] <= coins and c.colour != but and supply[i] and setup.opens[i] <= now:
                out.append(c)
        return out

    def buy_chips(self, you: Player, coins: int, most: int) -> list[Chip]:
        """Buy chips of different colours; what is not spent is lost (Q-124)."""
        bought: list[Chip] = []
        colour = -1
        while len(bought) < most:
            chip = self.chip(you, BUY, self.buyable(coins, colour), coins, bought)
            if chip is None:
                break
            coins -= self.setup.prices[chip.id]
            colour = chip.colour
            self.supply[chip.id] -= 1
            bought.append(chip)
            if self.journal is not None:
                self.tell(BOUGHT, you, chip, self.setup.prices[chip.id])
        return bought

    # ------------------------------------------------------------ rubies, points, droplets, flask

    def gain_rubies(self, you: Player, n: int) -> None:
        if self.setup.rubies:
            free = self.free_rubies()
            n = min(n, self.finds(you.index, free) if self.all_brew() else free)
        if n > 0:
            you.rubies += n
            if self.journal is not None:
                self.tell(RUBIES, you, None, n)

    def free_rubies(self) -> int:
        """What a counted box of rubies still holds."""
        left = self.setup.rubies
        for p in self.players:
            left -= p.rubies + p.held_rubies
        return left

    def rubies_to_offer(self, you: Player) -> bool:
        """True if a brewer can be offered a ruby."""
        return self.setup.rubies == 0 or self.offers(you.index, self.free_rubies()) > 0

    def pay_rubies(self, you: Player, n: int) -> None:
        you.rubies -= n
        if self.journal is not None:
            self.tell(RUBIES, you, None, -n)

    def score(self, you: Player, points: int) -> None:
        if points:
            you.vp += points
            if self.journal is not None:
                self.tell(POINTS, you, None, points)

    def move_droplet(self, you: Player, steps: int) -> None:
        """Each step goes to the cauldron's droplet or, on the reverse side, to the tubes' (Q-136)."""
        for _ in range(steps):
            where = CAULDRON
            if self.setup.tubes and you.tube < LAST_GLASS:
                where = TUBE if you.droplet >= LAST_SPACE else self.word(you, DROPLET, [CAULDRON, TUBE])
            if where == TUBE:
                you.tube += 1
                self.glass(you)
            elif you.droplet < LAST_SPACE:
                you.droplet += 1
                if self.journal is not None:
                    self.tell(DROPLET_MOVED, you, None, 1)

    def droplet_room(self, you: Player) -> int:
        """How many steps the droplets of this player can still make."""
        room = LAST_SPACE - you.droplet
        return room + LAST_GLASS - you.tube if self.setup.tubes else room

    def glass(self, you: Player) -> None:
        """The tube the droplet has reached pays at once (Q-137)."""
        glass = you.tube
        if self.journal is not None:
            self.tell(GLASS, you, None, glass)
        self.gain_rubies(you, GLASS_RUBIES[glass])
        self.score(you, GLASS_POINTS[glass])
        name = GLASS_CHIPS[glass]
        if name:
            self.gain(you, BY_NAME[name], BY_ACTION)

    def refill(self, you: Player) -> None:
        if not you.flask:
            you.flask = True
            if self.journal is not None:
                self.tell(REFILLED, you, None)

    # ------------------------------------------------------------ the bonus die

    def face(self, you: Player) -> int:
        """A face of the die."""
        if you.planned_faces:
            face = you.planned_faces[0]
            you.planned_faces = you.planned_faces[1:]
            return face
        return int(you.rng.below(6))

    def roll(self, you: Player, times: int) -> None:
        """Roll the bonus die and take what it shows (Q-100)."""
        for _ in range(times):
            face = self.face(you)
            self.news += 1
            if self.journal is not None:
                self.tell(DIE, you, None, face, FACE_NAMES[face])
            if face == FACE_RUBY:
                self.gain_rubies(you, 1)
            elif face == FACE_DROPLET:
                self.move_droplet(you, 1)
            elif face == FACE_PUMPKIN:
                self.gain(you, ORANGE_1, BY_ACTION)
            else:
                self.score(you, 2 if face == FACE_2_POINTS else 1)
