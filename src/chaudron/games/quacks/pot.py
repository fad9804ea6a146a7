"""The cauldron: drawing a chip, placing it, exploding, and the flask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chaudron.games.quacks.chips import INERT, LOCOWEED, ORANGE, RED, WHITE, YELLOW, Chip
from chaudron.games.quacks.choices import CALL, MOVE_FURTHER
from chaudron.games.quacks.events import CUP, DREW, EXCHANGED, EXPLODED, FLASK, LAID_ASIDE, PLACED, RETURNED
from chaudron.games.quacks.events import WITCH as CALLED
from chaudron.games.quacks.market import Market
from chaudron.games.quacks.state import AFTERWARDS, ESSENCE, BeforeChip, Placed, Player
from chaudron.games.quacks.track import IN_CUP, LAST_SPACE, RUBY, SPOON

if TYPE_CHECKING:
    from chaudron.games.quacks.rules import Game
    from chaudron.games.quacks.witch import Witch

LIMIT: Final = 7  # white chips may total this much

# How a chip comes to be placed.
NORMAL: Final = 0
STARTER: Final = 1  # it opens the brewing (green-5)
LATE: Final = 2  # laid aside, placed after stopping: printed value, no action (red-2)
SAFE: Final = 3  # a card says so: nothing can explode, no action
WORM: Final = 4  # Ear worm: with its action, nothing can explode
TAIL: Final = 5  # laid aside, placed after stopping, with its action
CALM: Final = 6  # laid aside during Ear worm, where late chips do not act: nothing can explode

# By how it comes: does it act at once, and can a white one explode the cauldron?
ACTS: Final = [True, True, False, False, True, True, False]
BURSTS: Final = [True, True, True, False, False, True, False]


class Pot(Market):
    """A table with cauldrons."""

    # ------------------------------------------------------------ drawing

    def draw(self, you: Player) -> Chip:
        """A chip out of the bag, any of them; the bag is not empty."""
        bag = you.bag
        self.news += 1
        if you.planned:
            chip = you.planned[0]
            you.planned = you.planned[1:]
            bag.remove(chip)
            return chip
        n = len(bag)
        i = int(you.rng.below(n))
        chip = bag[i]
        last = bag.pop()
        if i < n - 1:
            bag[i] = last
        return chip

    def draw_some(self, you: Player, n: int) -> list[Chip]:
        """n chips out of the bag, or as many as there are."""
        chips = [self.draw(you) for _ in range(min(n, len(you.bag)))]
        if self.journal is not None:
            for c in chips:
                self.tell(DREW, you, c)
        return chips

    def put_back(self, you: Player, chips: list[Chip]) -> None:
        you.bag.extend(chips)

    # ------------------------------------------------------------ placing

    def limit(self, you: Player) -> int:
        """What the white chips may total; the highest of all limits applies (Q-064)."""
        limit = LIMIT
        card = self.card
        if card is not None and card.limit > limit:
            limit = card.limit
        by_book = self.setup.books[YELLOW].limit(self.game(), you)
        return by_book if by_book > limit else limit

    def is_full(self, you: Player) -> bool:
        """The last space is taken: further chips have no space of their own."""
        pot = you.pot
        return len(pot) > 0 and pot[-1].space == LAST_SPACE

    def copied(self, you: Player) -> Chip:
        """The last coloured chip in the cauldron, whites and locoweed skipped (Q-092)."""
        for x in reversed(you.pot):
            colour = x.chip.colour
            if colour != WHITE and colour != LOCOWEED:
                return x.chip
        return INERT

    def place(self, you: Player, chip: Chip, how: int) -> None:
        """The chip moves, lies down, and acts."""
        colour = chip.colour
        setup = self.setup
        normal = how == NORMAL
        if colour == RED and setup.books[RED].lays_aside and (normal or how == WORM):
            self.lay_aside(you, chip)
            return
        lifted = 0  # spaces the elixir adds to a white chip
        if colour == WHITE and (normal or how == TAIL):
            if not you.met_white:
                you.met_white = True
                card = self.card
                if card is not None and card.on_first_white(self.game(), you, chip):
                    return
            if normal and you.essence and you.patient is not None:
                lifted = you.patient.on_white(self.game(), you, chip)
                if lifted < 0:
                    self.sent_back(you, chip)
                    return
        before = BeforeChip(you.window, you.doubled, you.yellows, you.placed, you.best_limit)
        covered = you.window > 0
        if covered:
            you.window -= 1
        you.placed += 1
        acts = chip  # the chip whose function it has
        into_cup = setup.has_witches and self.is_full(you)
        if into_cup:
            placed = Placed(chip, IN_CUP, 0, chip)
            you.cup = you.cup + [placed]
            if self.journal is not None:
                self.tell(CUP, you, chip)
        else:
            acts = self.acting_as(you, chip, how)
            position = you.position
            space = self.space_of(you, chip, acts, how, lifted)
            scores_as = acts
            if how == SAFE and not setup.readings.strong_ingredient_phase_b:
                scores_as = INERT
            elif colour == LOCOWEED and not setup.readings.loco6_full_copy:
                scores_as = chip
            placed = Placed(chip, space, space - position, scores_as)
            you.pot.append(placed)
        stays = self.lie_down(you, placed, before, covered, how)
        if stays and not into_cup and ACTS[how]:
            self.act(you, placed, acts, how)

    def space_of(self, you: Player, chip: Chip, acts: Chip, how: int, lifted: int) -> int:
        """The space this chip comes to lie on."""
        if chip.colour == ORANGE and how == NORMAL and you.essence and you.patient is not None:
            ahead = you.patient.on_pumpkin(self.game(), you, chip)
            if ahead:
                you.doubled = False  # this was the next chip, however far it went
                return ahead
        space = you.position + self.move_of(you, chip, acts, how, lifted)
        return space if space < LAST_SPACE else LAST_SPACE

    def move_of(self, you: Player, chip: Chip, acts: Chip, how: int, lifted: int) -> int:
        """The spaces this chip moves: its value, cards, and what its book adds if you like (Q-054)."""
        if not ACTS[how]:
            return chip.value + self.pumpkin_steps(chip)
        printed = self.own_move(you, chip, acts)
        plain = printed + lifted + self.pumpkin_steps(chip)
        extra = 0
        if acts is not INERT:
            book = self.setup.books[acts.colour]
            source = self.source
            self.source = book.id
            if not (book.later and you.position + plain >= LAST_SPACE):
                plain += book.on_draw(self.game(), you, acts)
            self.source = source
            extra = self.extra_move(you, chip, acts, lifted)
        full = self.twice(you, plain + extra, printed)
        you.doubled = False
        if full != plain and self.setup.readings.decline_bonus_moves:
            spaces = [min(you.position + move, LAST_SPACE) for move in (plain, full)]
            if not self.agrees(you, MOVE_FURTHER, chip, full, spaces):
                return plain
        return full

    def pumpkin_steps(self, chip: Chip) -> int:
        """What the card adds to a pumpkin's move."""
        card = self.card
        return card.pumpkin_steps if chip.colour == ORANGE and card is not None else 0

    def own_move(self, you: Player, chip: Chip, acts: Chip) -> int:
        """The spaces this chip moves by itself."""
        if chip.colour == LOCOWEED and acts is chip:
            return self.setup.books[LOCOWEED].move(self.game(), you, chip)
        return chip.value if acts is INERT else acts.value

    def extra_move(self, you: Player, chip: Chip, acts: Chip, lifted: int) -> int:
        """The spaces that a book adds, if you like."""
        if chip.colour == WHITE:
            return 0 if lifted else self.setup.books[RED].white_extra(self.game(), you, chip)
        return self.setup.books[acts.colour].extra(self.game(), you, acts)

    def twice(self, you: Player, full: int, printed: int) -> int:
        """The move of a chip that follows a yellow one, in the book that doubles it."""
        if not you.doubled:
            return full
        return full + (printed if self.setup.readings.yellow2_doubles_value else full)

    def landings(self, you: Player, chips: list[Chip], how: int) -> dict[str, int]:
        """Where each would come to lie, bonuses included, as far as that can be told before it is drawn."""
        out: dict[str, int] = {}
        for chip in chips:
            aside = chip.colour == RED and self.setup.books[RED].lays_aside and how == NORMAL
            if not aside and not self.is_full(you):
                move = chip.value + self.pumpkin_steps(chip)
                if ACTS[how]:
                    acts = self.acting_as(you, chip, how)
                    printed = self.own_move(you, chip, acts)
                    move = printed + self.pumpkin_steps(chip)
                    if acts is not INERT:
                        move += self.extra_move(you, chip, acts, 0)
                    move = self.twice(you, move, printed)
                out[chip.name] = min(you.position + move, LAST_SPACE)
        return out

    def acting_as(self, you: Player, chip: Chip, how: int) -> Chip:
        """The chip whose function this one has: itself, unless its book copies."""
        if chip.colour == LOCOWEED and self.setup.books[LOCOWEED].copies and ACTS[how]:
            return self.copied(you)
        return chip

    def explodes(self, you: Player, chip: Chip) -> bool:
        """True if this chip, drawn next, would explode the cauldron."""
        if chip.colour != WHITE or you.exploded:
            return False
        return you.white + chip.value > self.limit(you) and not self.still_safe(you, 1)

    def lie_down(self, you: Player, placed: Placed, before: BeforeChip, covered: bool, how: int) -> bool:
        """The chip is in the cauldron (or the cup): white chips count, and may be too many.

        False if it went back at once, because a witch saved the cauldron from it.
        """
        chip = placed.chip
        if how == NORMAL:
            you.last = placed
            you.before = before
        else:
            you.last = None
        if self.journal is not None and placed.space != IN_CUP:
            self.tell(PLACED, you, chip, placed.space)
        if chip.colour == WHITE:
            you.white += chip.value
            if BURSTS[how] and not you.exploded and you.white > self.limit(you):
                if not self.still_safe(you):
                    return self.explode(you, placed, before, covered)
        return True

    def still_safe(self, you: Player, more: int = 0) -> bool:
        """True if the card keeps the cauldron safe, also when so many more chips are placed."""
        card = self.card
        return card is not None and card.protects(you, you.placed + more)

    def act(self, you: Player, placed: Placed, acts: Chip, how: int) -> None:
        """What the chip's book does at once, and what the elixir can make of it."""
        if acts is not INERT:
            book = self.setup.books[acts.colour]
            if acts.colour == YELLOW:
                you.yellows += 1
            if book.acts and not (book.later and placed.space == LAST_SPACE):
                source = self.source
                self.source = book.id
                book.on_place(self.game(), you, placed, acts)
                self.source = source
        if you.essence and RUBY[placed.space] and (how == NORMAL or how == STARTER):
            if you.patient is not None and (not you.exploded or self.setup.readings.hump_exploding_chip):
                you.patient.on_ruby_space(self.game(), you, placed)

    def way(self) -> int:
        """How a chip is placed that the action of another one brings."""
        if self.phase == ESSENCE:
            return WORM
        return TAIL if self.phase == AFTERWARDS else NORMAL

    def lay_aside(self, you: Player, chip: Chip) -> None:
        """The chip waits beside the cauldron (red-2); it uses up protection, but no doubling."""
        if you.window:
            you.window -= 1
        you.aside = you.aside + [chip]
        you.new_aside += 1
        you.last = None
        if self.journal is not None:
            self.tell(LAID_ASIDE, you, chip)

    def sent_back(self, you: Player, chip: Chip) -> None:
        """A chip returns before it was ever placed (Q-202)."""
        you.bag.append(chip)
        if self.journal is not None:
            self.tell(RETURNED, you, chip)

    def take_back(self, you: Player, placed: Placed) -> None:
        """A chip of the cauldron or cup returns to the bag; nothing else moves (Q-195)."""
        if placed.space == IN_CUP:
            you.cup = [x for x in you.cup if x is not placed]
        else:
            self.lift(you, placed)
        if placed.chip.colour == WHITE:
            you.white -= placed.chip.value
        if you.last is placed:
            you.last = None
        you.bag.append(placed.chip)
        if self.journal is not None:
            self.tell(RETURNED, you, placed.chip, placed.space)

    def lift(self, you: Player, placed: Placed) -> None:
        """A chip leaves the cauldron."""
        pot = you.pot
        for i in range(len(pot) - 1, -1, -1):
            if pot[i] is placed:
                del pot[i]
                return

    def exchange_placed(self, you: Player, placed: Placed, chip: Chip) -> None:
        """A chip of the supply takes this one's place; positions stay (Q-252)."""
        self.supply[chip.id] -= 1
        self.to_supply(placed.chip)
        pot = you.pot
        for i in range(len(pot)):
            if pot[i] is placed:
                pot[i] = Placed(chip, placed.space, placed.move, chip)
        if self.journal is not None:
            self.tell(EXCHANGED, you, chip)

    # ------------------------------------------------------------ exploding, and the flask

    def explode(self, you: Player, placed: Placed, before: BeforeChip, covered: bool) -> bool:
        """Too much white. The chip stays placed; the player must stop (Q-062).

        False if a witch takes it back: then all is as before it (Q-143, Q-254).
        """
        you.exploded = True
        you.shielded = covered
        if self.journal is not None:
            self.tell(EXPLODED, you, None, you.white)
        for witch in self.witches_here():
            if witch.on_explosion(self.game(), you, placed, before):
                return False
        return True

    def step_back(self, you: Player, before: BeforeChip) -> None:
        """The counters are as before the chip that went back (Q-069)."""
        if self.setup.readings.flask_full_undo:
            you.window = before.window
            you.doubled = before.doubled
            you.yellows = before.yellows
            you.placed = before.placed
            you.best_limit = before.best_limit

    def flask_works(self, you: Player) -> bool:
        """A full flask, not used this round, and the last chip still lies there (Q-066, Q-196)."""
        if not you.flask or you.flask_used or you.exploded:
            return False
        last = you.last
        if last is None:
            return False
        return last.chip.colour == WHITE or not self.setup.readings.flask_white_only

    def use_flask(self, you: Player) -> None:
        """The last chip goes back, and the counters are as before it (Q-069)."""
        placed, before = you.last, you.before
        assert placed is not None and before is not None
        you.flask = False
        you.flask_used = True
        if self.journal is not None:
            self.tell(FLASK, you, placed.chip)
        self.take_back(you, placed)
        self.step_back(you, before)

    # ------------------------------------------------------------ the finished potion

    def settle_scoring(self, you: Player) -> None:
        """The scoring space is the one after the last chip, or after rat or droplet (Q-053)."""
        space = you.position + 1
        you.scoring = SPOON if space > SPOON else space

    def white_total(self, you: Player) -> int:
        """The total that tests for exactly 7 look at."""
        if self.setup.readings.cup_whites_count or not you.cup:
            return you.white
        total = 0
        for x in you.pot:
            if x.chip.colour == WHITE:
                total += x.chip.value
        return total

    def count(self, you: Player, colour: int) -> int:
        """The chips of this colour in the cauldron."""
        n = 0
        for x in you.pot:
            if x.chip.colour == colour:
                n += 1
        return n

    def acting(self, you: Player, colour: int) -> list[Placed]:
        """The chips that have the function of this colour's book."""
        return [x for x in you.pot if x.acts.colour == colour]

    def last_two(self, you: Player, colour: int) -> list[Placed]:
        """Those of the last two chips that have the function of this colour's book (Q-108)."""
        return [x for x in you.pot[-2:] if x.acts.colour == colour]

    def colours(self, you: Player) -> int:
        """How many different colours lie in the cauldron, white left out."""
        seen = 0
        for x in you.pot:
            seen |= 1 << x.chip.colour
        seen &= ~(1 << WHITE)
        n = 0
        while seen:
            n += seen & 1
            seen >>= 1
        return n

    # ------------------------------------------------------------ witches

    def witches_here(self) -> list[Witch]:
        """The witches in play and the one who visits, in the order of their box."""
        setup = self.setup
        if self.visitor is None:
            return setup.witches
        return [w for w in setup.coven if w is self.visitor or w in setup.witches]

    def calls(self, you: Player, witch: Witch) -> bool:
        """Offer the witch to the player, if the penny is unspent; True if she is called."""
        if not self.may_call(you, witch):
            return False
        source = self.source
        self.source = witch.id
        called = self.agrees(you, CALL)
        self.source = source
        if called:
            self.pay_witch(you, witch)
        return called

    def may_call(self, you: Player, witch: Witch) -> bool:
        """She helps for her penny; a visitor once, free."""
        return not you.visited if witch is self.visitor else you.pennies & witch.penny != 0

    def pay_witch(self, you: Player, witch: Witch) -> None:
        if witch is self.visitor:
            you.visited = True
        else:
            you.pennies &= ~witch.penny
        if self.journal is not None:
            self.tell(CALLED, you, None, 0, witch.id)

    def game(self) -> Game:
        """This table as the game that books and cards speak to."""
        raise NotImplementedError
