"""The data of a game of Quacks: players, cauldrons, bags, the supply, the round. No rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chaudron.games.quacks.chips import CHIPS, Chip
from chaudron.games.quacks.options import Readings
from chaudron.kernel.names import numbered
from chaudron.kernel.rng import Rng
from chaudron.kernel.state import State

if TYPE_CHECKING:
    from chaudron.games.quacks.book import Book
    from chaudron.games.quacks.fortune import Fortune
    from chaudron.games.quacks.patient import Patient
    from chaudron.games.quacks.witch import Witch

# ---------------------------------------------------------------- phases, in the order of a round

PATIENTS: Final = 0  # before round 1: everybody picks a patient
FORTUNE: Final = 1  # the round tracker, then the fortune card
RATS: Final = 2
BREWING: Final = 3  # branches: everybody at their own pace
SIGNAL: Final = 4  # lock-step: everybody makes up their mind
REVEAL: Final = 5  # lock-step: the hands come out of the bags
LAST_CALL: Final = 6  # everybody has stopped: does anybody go on after all?
AFTERWARDS: Final = 7  # chips laid aside, cards that look at the finished potion
ESSENCE: Final = 8
BONUS_DIE: Final = 9  # phase A
CHIP_ACTIONS: Final = 10  # phase B
RUBIES: Final = 11  # phase C, and the exploded players' choice
VICTORY_POINTS: Final = 12  # phase D
BUYING: Final = 13  # phase E
END_OF_ROUND: Final = 14  # phase F
GAME_OVER: Final = 15

PHASE_NAMES: Final = numbered(
    [
        (PATIENTS, "patients"), (FORTUNE, "fortune"), (RATS, "rats"), (BREWING, "brewing"),
        (SIGNAL, "signal"), (REVEAL, "reveal"), (LAST_CALL, "last_call"), (AFTERWARDS, "afterwards"),
        (ESSENCE, "essence"), (BONUS_DIE, "bonus_die"), (CHIP_ACTIONS, "chip_actions"), (RUBIES, "rubies"),
        (VICTORY_POINTS, "victory_points"), (BUYING, "buying"), (END_OF_ROUND, "end_of_round"),
        (GAME_OVER, "over"),
    ]
)  # fmt: skip

# ---------------------------------------------------------------- witches' pennies

SILVER: Final = 1  # the brewing witches
COPPER: Final = 2  # the shopping witches
GOLD: Final = 4  # the scoring witches
PENNIES: Final = [SILVER, COPPER, GOLD]
PENNY_NAMES: Final = {SILVER: "silver", COPPER: "copper", GOLD: "gold"}


def penny_named(name: str) -> int:
    for penny in PENNIES:
        if PENNY_NAMES[penny] == name:
            return penny
    return 0


class Placed:
    """A chip in the cauldron (or in the cup). Never changes."""

    def __init__(self, chip: Chip, space: int, move: int, acts: Chip) -> None:
        self.chip = chip
        self.space = space
        self.move = move  # the spaces it was moved
        self.acts = acts  # the chip whose function it has: itself, unless it copies or has none

    def __repr__(self) -> str:
        return f"{self.chip.name}@{self.space}"

    def __eq__(self, other: object) -> bool:
        """An answer names a chip on a space, whichever run of an effect placed it."""
        return isinstance(other, Placed) and self.chip is other.chip and self.space == other.space

    def __hash__(self) -> int:
        return 64 * self.chip.id + self.space


class BeforeChip:
    """What the flask brings back: the counters as they were before the last chip. Never changes."""

    def __init__(self, window: int, doubled: bool, yellows: int, placed: int, best_limit: int) -> None:
        self.window = window
        self.doubled = doubled
        self.yellows = yellows
        self.placed = placed
        self.best_limit = best_limit


NO_CHIPS: Final[list[Chip]] = []
NO_PLACED: Final[list[Placed]] = []
NO_FACES: Final[list[int]] = []

# What a player made up their mind to do at the signal.
UNDECIDED: Final = 0
DRAWS: Final = 1
SHOWS: Final = 2  # places a chip from the display
STOPS: Final = 3  # shows an empty hand


class Player:
    """One player's data; no way back to the game, so that clones die at once.

    Bag and cauldron are changed in place. All other lists are replaced, never changed.
    """

    def __init__(self, index: int, rng: Rng, bag: list[Chip], pot: list[Placed]) -> None:
        self.index = index
        self.rng = rng  # this seat's own chance: draws and dice
        self.bag = bag  # in no order: a draw picks any
        self.pot = pot  # in the order of placing
        self.cup = NO_PLACED
        self.planned = NO_CHIPS  # the next draws, if a scenario fixed them
        self.planned_faces = NO_FACES  # the next rolls, if a scenario fixed them
        self.vp = 0
        self.rubies = 1
        self.droplet = 0
        self.tube = 0
        self.flask = True  # full
        self.pennies = 0
        self.patient: Patient | None = None
        self.essence = 0
        self.rat_bonus = 0  # rat tails the last elixir gives in the next round
        self.aside = NO_CHIPS  # red chips waiting beside the cauldron (red-2)
        self.new_aside = 0  # how many of them were drawn this round
        self.starters = NO_CHIPS  # chips that open the next brewing (green-5)
        self.opened_with = NO_CHIPS  # those that opened this one

        # This round:
        self.tails = 0
        self.rat = 0  # the spaces the rat marker lies ahead of the droplet
        self.start = 0  # where the first chip is counted from
        self.opened = False  # starters and display lie in place
        self.white = 0  # the total of the white chips
        self.exploded = False
        self.shielded = False  # exploded inside the protection of blue-2
        self.saved = False  # by the witch that makes an explosion harmless
        self.stopped = False
        self.draws_on = False  # saved by a witch after stopping: brews again
        self.intent = UNDECIDED
        self.shown: Chip | None = None  # the displayed chip chosen at the signal
        self.window = 0  # drawn chips still protected (blue-2)
        self.doubled = False  # the next chip moves twice as far (yellow-2)
        self.yellows = 0  # yellow chips placed
        self.best_limit = 0  # the highest limit the yellow book has given
        self.placed = 0  # chips placed, for A Second Chance
        self.had_chance = False  # A Second Chance: the choice is behind
        self.restarted = False
        self.met_white = False  # the first white chip of the round has come
        self.flask_used = False
        self.visited = False  # called the visiting witch
        self.last: Placed | None = None  # the chip the flask can return
        self.before: BeforeChip | None = None
        self.laid = NO_CHIPS  # chips to be placed this round (red-6)
        self.display = NO_CHIPS  # chips laid out by Nervousness
        self.drew = 0  # steps taken in this brewing: others may react to them
        self.heard = -1  # the steps of the others when this player last said they stay
        self.gave_rubies = 0  # to the player on the left, handed over when brewing ends
        self.gave_black = 0
        self.claims = NO_FACES  # chips claimed from the supply while everybody brews, by id
        self.held = NO_FACES  # those of them that the open step took: put back when it is run again
        self.held_rubies = 0  # and what it took from a counted box of rubies
        self.takes_points = True  # phase D is open to this player
        self.takes_coins = True  # phase E is
        self.scoring = 0  # the scoring space
        self.bag_worth = 0  # points that a witch sees in what brewing left in the bag
        self.bought = NO_CHIPS  # into the bag when everybody has bought
        self.kept = NO_PLACED  # chips of the cauldron that open the next brewing (green-5)
        self.began_vp = 0  # points, rubies and essence when brewing began
        self.began_rubies = 0
        self.began_essence = 0

    def clone(self) -> Player:
        p = Player(self.index, self.rng.clone(), self.bag[:], self.pot[:])
        p.cup = self.cup
        p.planned = self.planned
        p.planned_faces = self.planned_faces
        p.vp = self.vp
        p.rubies = self.rubies
        p.droplet = self.droplet
        p.tube = self.tube
        p.flask = self.flask
        p.pennies = self.pennies
        p.patient = self.patient
        p.essence = self.essence
        p.rat_bonus = self.rat_bonus
        p.aside = self.aside
        p.new_aside = self.new_aside
        p.starters = self.starters
        p.opened_with = self.opened_with
        p.tails = self.tails
        p.rat = self.rat
        p.start = self.start
        p.opened = self.opened
        p.white = self.white
        p.exploded = self.exploded
        p.shielded = self.shielded
        p.saved = self.saved
        p.stopped = self.stopped
        p.draws_on = self.draws_on
        p.intent = self.intent
        p.shown = self.shown
        p.window = self.window
        p.doubled = self.doubled
        p.yellows = self.yellows
        p.best_limit = self.best_limit
        p.placed = self.placed
        p.had_chance = self.had_chance
        p.restarted = self.restarted
        p.met_white = self.met_white
        p.flask_used = self.flask_used
        p.visited = self.visited
        p.last = self.last
        p.before = self.before
        p.laid = self.laid
        p.display = self.display
        p.drew = self.drew
        p.heard = self.heard
        p.gave_rubies = self.gave_rubies
        p.gave_black = self.gave_black
        p.claims = self.claims
        p.held = self.held
        p.held_rubies = self.held_rubies
        p.takes_points = self.takes_points
        p.takes_coins = self.takes_coins
        p.scoring = self.scoring
        p.bag_worth = self.bag_worth
        p.bought = self.bought
        p.kept = self.kept
        p.began_vp = self.began_vp
        p.began_rubies = self.began_rubies
        p.began_essence = self.began_essence
        return p

    def begin_round(self) -> None:
        """Everything that belongs to one round only is as at its start."""
        self.tails = 0
        self.rat = 0
        self.start = 0
        self.opened = False
        self.white = 0
        self.exploded = False
        self.shielded = False
        self.saved = False
        self.stopped = False
        self.intent = UNDECIDED
        self.shown = None
        self.window = 0
        self.doubled = False
        self.yellows = 0
        self.best_limit = 0
        self.placed = 0
        self.had_chance = False
        self.restarted = False
        self.met_white = False
        self.flask_used = False
        self.visited = False
        self.last = None
        self.before = None
        self.opened_with = NO_CHIPS
        self.new_aside = 0
        self.drew = 0
        self.heard = -1
        self.claims = NO_FACES
        self.takes_points = True
        self.takes_coins = True
        self.scoring = 0
        self.bag_worth = 0

    @property
    def position(self) -> int:
        """The furthest occupied space: the next chip is counted from here."""
        pot = self.pot
        return pot[-1].space if pot else self.start

    def owned(self) -> list[Chip]:
        """Every chip of this player, wherever it lies."""
        out = self.bag + self.aside + self.starters + self.laid + self.display + self.bought
        for x in self.pot:
            out.append(x.chip)
        for x in self.cup:
            out.append(x.chip)
        return out


class QuacksSetup:
    """What was fixed at set-up. Never changes."""

    def __init__(self, n_players: int, readings: Readings) -> None:
        self.n_players = n_players
        self.readings = readings
        self.books: list[Book] = []  # by colour
        self.coven: list[Witch] = []  # all witches of the box, if it is in play
        self.witches: list[Witch] = []  # the three in play, silver, copper, gold
        self.patients: list[Patient] = []  # the three to pick from
        self.has_witches = False  # The Herb Witches is in play: cups, pennies
        self.has_patients = False  # The Alchemists is in play
        self.tubes = False  # the cauldron's reverse side
        self.prices: list[int] = [0] * len(CHIPS)  # by chip; 0: not on sale
        self.opens: list[int] = [1] * len(CHIPS)  # by chip: on sale from this round on
        self.for_sale: list[Chip] = []
        self.rubies = 0  # in the box; 0: they never run out


class QuacksState(State):
    """Everything on the table."""

    def __init__(
        self, rng: Rng, setup: QuacksSetup, players: list[Player], supply: list[int], removed: list[int]
    ) -> None:
        super().__init__(rng, len(players))
        self.setup = setup
        self.players = players
        self.supply = supply  # chips left, by chip
        self.removed = removed  # chips that left the game, by chip
        self.deck: list[Fortune] = []  # the top is the last card; replaced, never changed
        self.card: Fortune | None = None  # in force this round
        self.visitor: Witch | None = None  # the witch who visits this round
        self.round = 0
        self.first = 0  # the start player
        self.phase = FORTUNE
        self.at = 0  # how many players of this phase are done, from the start player
        self.closed = False  # everybody has stopped for good, but for those whom a witch saved since
        self.together = False  # the table draws on a signal, in every round
        self.stock = supply  # what the supply held when brewing began; replaced, never changed
        self.source = ""  # the book, card or witch that asks; empty at every quiescent point

    def copy_onto(self, g: QuacksState) -> None:
        g.over = self.over
        g.news = self.news
        g.open_seats = self.open_seats
        g.deck = self.deck
        g.card = self.card
        g.visitor = self.visitor
        g.round = self.round
        g.first = self.first
        g.phase = self.phase
        g.at = self.at
        g.closed = self.closed
        g.together = self.together
        g.stock = self.stock

    def seat_after(self, you: Player) -> int:
        """The seat on the left: the next one clockwise."""
        i = you.index + 1
        return i if i < self.n_players else 0

    def left_of(self, you: Player) -> Player:
        return self.players[self.seat_after(you)]

    def right_of(self, you: Player) -> Player:
        return self.players[you.index - 1]

    def in_order(self) -> list[Player]:
        """The players, the start player first, then clockwise (Q-015)."""
        players = self.players
        return players[self.first :] + players[: self.first]
