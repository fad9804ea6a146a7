"""The data of a game of Alchemists: players, theories, articles, decks, the round. No rules."""

from __future__ import annotations

from typing import Any, Final

from chaudron.games.alchemists.alchemy import Golem
from chaudron.games.alchemists.artifact import Artifact
from chaudron.games.alchemists.components import HEDGE_RED, N_SPACES, Grant, OrderBoard, Startup
from chaudron.games.alchemists.knowledge import NO_FACTS, Fact
from chaudron.games.alchemists.options import CHANCES, MODULES, Readings
from chaudron.games.alchemists.shapes import Own
from chaudron.kernel.names import numbered
from chaudron.kernel.rng import Rng
from chaudron.kernel.state import State

# ---------------------------------------------------------------- phases

SETUP: Final = 0  # favours or startup cards are chosen
HANDING_OUT: Final = 1  # favours that act at once (or startup cards) player by player
NEW_ROUND: Final = 2  # the row, the king's mood, paralysed players
ORDER: Final = 3
DECLARE: Final = 4
ACTIONS: Final = 5
REPORTS: Final = 6
END_OF_ROUND: Final = 7
LAST_GOLD: Final = 8  # secret artifacts are shown
GAME_OVER: Final = 9
PHASE_NAMES: Final = numbered(
    [
        (SETUP, "setup"),
        (HANDING_OUT, "handing_out"),
        (NEW_ROUND, "new_round"),
        (ORDER, "order"),
        (DECLARE, "declare"),
        (ACTIONS, "actions"),
        (REPORTS, "reports"),
        (END_OF_ROUND, "end_of_round"),
        (LAST_GOLD, "last_gold"),
        (GAME_OVER, "over"),
    ]
)

# What waits in the queue of a round's actions.
ACT: Final = 0  # one action of one player
SPACE_DONE: Final = 1  # everybody has finished a space: Boots of Speed
BIDS: Final = 2  # sellers confirm and bid
SALE: Final = 3  # one seller's turn

NO_NUMBERS: Final[list[int]] = []
NO_WORDS: Final[list[str]] = []
NO_ARTIFACTS: Final[list[Artifact]] = []
NO_STARTUPS: Final[list[Startup]] = []
NO_PAIRS: Final[list[tuple[int, int]]] = []
NO_QUEUE: Final[list[tuple[int, int, int, int]]] = []
NOT_THERE: Final = -1
AT_REST: Final = (NOT_THERE, NOT_THERE, NOT_THERE, 0)  # no action is being carried out
APPROVALS: Final = 16


class Theory:
    """An ingredient's published alchemical and its seals. Never changes: it is replaced."""

    def __init__(self, alchemical: int, seals: list[tuple[int, int]]) -> None:
        self.alchemical = alchemical
        self.seals = seals  # (seat, kind), the author first

    def has_seal_of(self, seat: int) -> bool:
        return any([s == seat for s, _ in self.seals])


class Article:
    """Four ingredients with the sign each is claimed to have in a colour. Never changes.

    The entries lie on the slots red, green, blue, white; the first two share a sign, the others too.
    """

    def __init__(self, entries: list[tuple[int, int]], seals: list[tuple[int, int]]) -> None:
        self.entries = entries
        self.seals = seals

    def has_seal_of(self, seat: int) -> bool:
        return any([s == seat for s, _ in self.seals])

    def ingredients(self) -> list[int]:
        return [i for i, _ in self.entries]


class Player:
    """One player's data; no way back to the game. Lists are replaced, never changed."""

    def __init__(self, index: int) -> None:
        self.index = index
        self.gold = 0
        self.reputation = 10
        self.hand = NO_NUMBERS  # ingredients
        self.favours = NO_WORDS
        self.drawn = NO_WORDS  # favours to choose from at set-up
        self.seals: list[int] = [2, 3, 2, 2, 2, 0]  # unused, by kind
        self.artifacts = NO_ARTIFACTS
        self.secrets = NO_ARTIFACTS  # hidden artifacts of startup funding
        self.startup = NO_STARTUPS  # dealt, then kept
        self.delayed: list[tuple[int, int]] = []  # (round, reputation) still to come
        self.grants = NO_WORDS
        self.books = 0
        self.approval = 0
        self.facts = NO_FACTS  # what this player alone was shown
        self.potions = NO_NUMBERS  # made by testing and drinking, for all to see
        self.waiting = NO_WORDS  # favours that act at once, drawn before all is done
        self.cubes = 0  # at hand
        self.unused = 0  # on the unused-cube space
        self.hospital = 0
        self.paralysed = 0  # the order in which players were; 0: not
        self.suffered = NO_NUMBERS  # negative potions drunk this round
        self.flask = NOT_THERE  # the order space; beyond the last: paralysed
        self.placed: list[int] = [0] * N_SPACES  # actions declared, by space
        self.custodians = 0  # cubes on Custodian cards
        self.associates = NO_NUMBERS  # spaces with an Associate
        self.used = NO_ARTIFACTS  # those that can be used once a round, or once
        self.shown_secrets = NO_ARTIFACTS  # hidden artifacts that were shown
        self.shown = NO_NUMBERS  # potions shown at the exhibition
        self.aside = NO_NUMBERS  # ingredients under the Feather in Cap
        self.bid = NOT_THERE
        self.tests = 0  # on the golem
        self.animated = False
        self.chest = NO_NUMBERS  # report tokens: triggers
        self.ears = NO_NUMBERS
        self.points = 0
        self.score: dict[str, int] = {}

    def clone(self) -> Player:
        p = Player(self.index)
        p.gold = self.gold
        p.reputation = self.reputation
        p.hand = self.hand
        p.favours = self.favours
        p.drawn = self.drawn
        p.seals = self.seals
        p.artifacts = self.artifacts
        p.secrets = self.secrets
        p.startup = self.startup
        p.delayed = self.delayed
        p.grants = self.grants
        p.books = self.books
        p.approval = self.approval
        p.facts = self.facts
        p.potions = self.potions
        p.waiting = self.waiting
        p.cubes = self.cubes
        p.unused = self.unused
        p.hospital = self.hospital
        p.paralysed = self.paralysed
        p.suffered = self.suffered
        p.flask = self.flask
        p.placed = self.placed
        p.custodians = self.custodians
        p.associates = self.associates
        p.used = self.used
        p.shown_secrets = self.shown_secrets
        p.shown = self.shown
        p.aside = self.aside
        p.bid = self.bid
        p.tests = self.tests
        p.animated = self.animated
        p.chest = self.chest
        p.ears = self.ears
        p.points = self.points
        p.score = self.score
        return p

    def report(self, part: int) -> list[int]:
        return self.ears if part else self.chest

    def seals_left(self) -> int:
        return sum(self.seals)


class AlchemistsSetup:
    """What was fixed at set-up and lies open. Never changes."""

    def __init__(self, n_players: int, master: bool, readings: Readings) -> None:
        self.n_players = n_players
        self.master = master
        self.readings = readings
        self.funding = False
        self.busy_days = False
        self.encyclopedia = False
        self.golem = False
        self.by_sign = not master  # how debunking is done
        self.printed: dict[str, Any] = {}  # the facts, with the table's own values
        self.own: Own | None = None  # what clients are told of these
        self.aid = CHANCES  # how much people are told of what follows from what they saw
        self.costs: list[list[int]] = []  # cubes, by space and action
        self.open_rounds: list[tuple[int, int]] = []
        self.cubes: list[int] = []  # by round
        self.board: OrderBoard = OrderBoard("", "", False, [{"cost": {}, "reward": {}}])
        self.all_boards: list[OrderBoard] = []  # busy days: those a game may draw
        self.grants: list[Grant] = []
        self.artifacts: dict[str, Artifact] = {}
        self.wants: dict[str, list[int]] = {}  # by adventurer
        self.first_conference: list[int] = []
        self.second_conference: list[int] = []

    def modules(self) -> list[str]:
        """The modules of the expansion that are in play, by name."""
        there = [self.funding, self.busy_days, self.encyclopedia, self.golem]
        return [name for name, used in zip(MODULES, there) if used]

    def artifacts_of(self, level: int) -> list[Artifact]:
        """The artifacts of a level that a game with these modules draws from (A-185, A-234)."""
        there = ["", *self.modules()]
        return [a for a in self.artifacts.values() if a.level == level and a.module in there]


class AlchemistsState(State):
    """Everything on the table. Lists are replaced, never changed."""

    def __init__(self, rng: Rng, setup: AlchemistsSetup, players: list[Player]) -> None:
        super().__init__(rng, len(players))
        self.setup = setup
        self.players = players
        self.assignment = NO_NUMBERS  # the secret
        self.golem: Golem | None = None
        self.deck = NO_NUMBERS  # ingredients; the top is the last
        self.discard = NO_NUMBERS  # face down
        self.row = NO_NUMBERS
        self.favour_deck = NO_WORDS
        self.favour_discard = NO_WORDS  # face up
        self.adventurers = NO_WORDS  # rounds 2 to 6
        self.removed = ""  # the adventurer nobody saw
        self.on_sale = NO_ARTIFACTS
        self.later = NO_ARTIFACTS  # drawn for later rounds
        self.smuggled = NO_ARTIFACTS  # one a level, in order; the first is on sale
        self.left_out = NO_ARTIFACTS  # not in the game: startup funding chooses from them
        self.startups_left = NO_STARTUPS  # undealt
        self.boards: list[OrderBoard] = []  # busy days: one a round
        self.days = 0  # how many of them are over
        self.moods = NO_NUMBERS  # the king's, one a round
        self.approval = APPROVALS  # in the supply
        self.on_study = 0  # approval tokens on Study the Golem
        self.theories: list[Theory | None] = [None] * 8  # by ingredient
        self.conflicts = NO_PAIRS  # pairs of ingredients
        self.articles: list[Article | None] = [None] * 3  # by colour
        self.fallen_theories: list[tuple[int, Theory]] = []  # by ingredient, as they were disproved
        self.fallen_articles: list[tuple[int, Article]] = []  # by colour
        self.owners: dict[str, int] = {}  # of grants
        self.public_facts = NO_FACTS
        self.happy = True  # the student
        self.sold = NO_NUMBERS  # places of the adventurer's tile sold this round
        self.sold_by = NO_NUMBERS  # whose sales they are
        self.sales = 0  # sellers who had their turn this round
        self.exhibited = NO_NUMBERS  # potions somebody has shown
        self.round = 0
        self.first = 0
        self.phase = SETUP
        self.at = 0  # how many players of this phase are done
        self.queue = NO_QUEUE  # (what waits, space, seat, its how manieth action there)
        self.now: tuple[int, int, int, int] = AT_REST  # what is being carried out
        self.fainted = 0  # how often somebody was paralysed

    def copy_onto(self, g: AlchemistsState) -> None:
        g.over = self.over
        g.news = self.news
        g.open_seats = self.open_seats
        g.assignment = self.assignment
        g.golem = self.golem
        g.deck = self.deck
        g.discard = self.discard
        g.row = self.row
        g.favour_deck = self.favour_deck
        g.favour_discard = self.favour_discard
        g.adventurers = self.adventurers
        g.removed = self.removed
        g.on_sale = self.on_sale
        g.later = self.later
        g.smuggled = self.smuggled
        g.left_out = self.left_out
        g.startups_left = self.startups_left
        g.boards = self.boards
        g.days = self.days
        g.moods = self.moods
        g.approval = self.approval
        g.on_study = self.on_study
        g.theories = self.theories
        g.conflicts = self.conflicts
        g.articles = self.articles
        g.fallen_theories = self.fallen_theories
        g.fallen_articles = self.fallen_articles
        g.owners = self.owners
        g.public_facts = self.public_facts
        g.happy = self.happy
        g.sold = self.sold
        g.sold_by = self.sold_by
        g.sales = self.sales
        g.exhibited = self.exhibited
        g.round = self.round
        g.first = self.first
        g.phase = self.phase
        g.at = self.at
        g.queue = self.queue
        g.now = self.now
        g.fainted = self.fainted

    # ------------------------------------------------------------ looking

    def clockwise(self) -> list[Player]:
        """The players, the starting player first."""
        return self.players[self.first :] + self.players[: self.first]

    def in_play_order(self) -> list[Player]:
        """The players by their flasks, the highest space first."""
        return sorted(self.players, key=place_in_order)

    def board(self) -> OrderBoard:
        return self.boards[self.days] if self.boards else self.setup.board

    def conflicted(self, ingredient: int) -> bool:
        return any([ingredient == a or ingredient == b for a, b in self.conflicts])

    def seal_count(self, you: Player) -> int:
        """Theories without conflict, and articles, that carry this player's seal (A-333)."""
        n = 0
        for i, theory in enumerate(self.theories):
            if theory is not None and theory.has_seal_of(you.index) and not self.conflicted(i):
                n += 1
        for article in self.articles:
            if article is not None and article.has_seal_of(you.index):
                n += 1
        return n

    def adventurer(self) -> str:
        """Who visits this round; nobody in round 1."""
        return self.adventurers[self.round - 2] if self.round >= 2 else ""

    def known_to(self, seat: int) -> list[Fact]:
        """Everything this seat was shown: in public, and alone."""
        return self.public_facts + (self.players[seat].facts if seat >= 0 else [])

    def free_alchemicals(self) -> list[int]:
        taken = [t.alchemical for t in self.theories if t is not None]
        return [a for a in range(8) if a not in taken]


def place_in_order(p: Player) -> int:
    return p.flask


def hedged(kind: int) -> int:
    """The colour (or slot) that a seal does not vouch for; -1 for a starred one."""
    return kind - HEDGE_RED if kind >= HEDGE_RED else -1


def without(xs: list[int], *gone: int) -> list[int]:
    """The list less one of each of these."""
    out = xs[:]
    for x in gone:
        out.remove(x)
    return out
