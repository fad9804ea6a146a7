"""The data of a game of Dominion: players, zones, piles, the turn. No rules."""

from __future__ import annotations

from typing import Final

from chaudron.games.dominion.card import Card, Played, Rule
from chaudron.games.dominion.events import Attack, Gain
from chaudron.kernel.rng import Rng
from chaudron.kernel.state import State

# ---------------------------------------------------------------- phases

START_OF_TURN: Final = 0
ACTION_PHASE: Final = 1
TREASURE_PHASE: Final = 2  # the first half of the Buy phase
BUY_PHASE: Final = 3
CLEAN_UP: Final = 4

PHASE_NAMES: Final = ["start", "action", "treasures", "buy", "clean_up"]


class Due:
    """Something a card left to do at the start of its player's next turn. Never changes."""

    def __init__(self, card: Card, uid: int, by: int, cards: list[Card], secret: bool) -> None:
        self.card = card
        self.uid = uid  # the card in play that stays out for it, or -1
        self.by = by  # the card that played it several times and stays out with it, or -1
        self.cards = cards  # cards set aside with it until then
        self.secret = secret


class Mat:
    """Cards put away under a name. Never changes: a new Mat takes its place."""

    def __init__(self, name: str, cards: list[Card], secret: bool) -> None:
        self.name = name
        self.cards = cards
        self.secret = secret


class Seen:
    """A card in a hand that other seats know of."""

    def __init__(self, card: Card, seats: int) -> None:
        self.card = card
        self.seats = seats


class HandedOn:
    """A card that changed hands face down: who gave it to whom, and who saw it. Never changes."""

    def __init__(self, card: Card, giver: int, taker: int, seats: int) -> None:
        self.card = card
        self.giver = giver
        self.taker = taker
        self.seats = seats

    def hidden_from(self, seat: int) -> bool:
        return seat < 0 or not self.seats >> seat & 1


NO_CARDS: Final[list[Card]] = []
NO_HANDED: Final[list[HandedOn]] = []
NO_DUES: Final[list[Due]] = []
NO_MATS: Final[list[Mat]] = []
NO_SEEN: Final[list[Seen]] = []
NO_MASKS: Final[list[int]] = []
NO_TOKENS: Final[dict[str, int]] = {}


class Player:
    """One player's data; no way back to the game, so that clones die at once.

    The five zones are changed in place. Everything below them is replaced, never changed, so that
    clones share it.
    """

    def __init__(
        self,
        index: int,
        deck: list[Card],
        hand: list[Card],
        discard_pile: list[Card],
        in_play: list[Played],
        aside: list[Card],
    ) -> None:
        self.index = index
        self.deck = deck  # the top is the last card
        self.hand = hand
        self.discard_pile = discard_pile  # the top is the last card
        self.in_play = in_play
        self.aside = aside  # turned up or on the way, between two steps of an effect
        self.aside_secret = False  # what lies aside was looked at, not turned up
        self.turns = 0  # normal turns taken
        self.due = NO_DUES
        self.mats = NO_MATS
        self.tokens = NO_TOKENS
        self.last_gained = NO_CARDS  # what this player gained in their latest turn
        self.top_known = NO_MASKS  # for the topmost cards of the deck: who knows them (top is last)
        self.bottom_known = 0  # who knows the bottom card of the deck
        self.seen = NO_SEEN  # cards in hand that others know of

    def clone(self) -> Player:
        p = Player(
            self.index,
            self.deck[:],
            self.hand[:],
            self.discard_pile[:],
            [x.clone() for x in self.in_play],
            self.aside[:],
        )
        p.aside_secret = self.aside_secret
        p.turns = self.turns
        p.due = self.due
        p.mats = self.mats
        p.tokens = self.tokens
        p.last_gained = self.last_gained
        p.top_known = self.top_known
        p.bottom_known = self.bottom_known
        p.seen = self.seen
        return p

    def mat(self, name: str) -> list[Card]:
        """The cards on this mat (not to be changed in place)."""
        for m in self.mats:
            if m.name == name:
                return m.cards
        return NO_CARDS

    def all_cards(self) -> list[Card]:
        """Every card this player owns, wherever it lies."""
        out = self.deck + self.hand + self.discard_pile + self.aside
        for x in self.in_play:
            out.append(x.printed)
        for m in self.mats:
            out.extend(m.cards)
        for d in self.due:
            out.extend(d.cards)
        return out


class Pile:
    """What a pile is; how many cards are left is in the state. Never changes."""

    def __init__(self, index: int, name: str, card: Card | None, in_supply: bool) -> None:
        self.index = index
        self.name = name
        self.card = card  # None for a pile of different cards
        self.in_supply = in_supply
        self.open = False  # every card of the pile may be taken, not just the top one


class PileTokens:
    """Tokens that a card has put on a pile. Never changes."""

    def __init__(self, card: Card, pile: int, n: int) -> None:
        self.card = card
        self.pile = pile
        self.n = n


class ExtraTurn:
    """A turn to come after this one. Never changes."""

    def __init__(self, player: int, card: Card, rule: Rule | None, decider: int, most: int = 0) -> None:
        self.player = player
        self.card = card  # the card that grants it
        self.rule = rule  # a rule in force during it
        self.decider = decider  # who decides for the player
        self.most = most  # refused if it were more than this many turns in a row; 0: never


class DominionSetup:
    """What was fixed at set-up: the piles and which moments matter. Never changes."""

    def __init__(self, n_players: int) -> None:
        self.n_players = n_players
        self.piles: list[Pile] = []
        self.supply: list[int] = []  # indices of the Supply piles
        self.pile_of: list[int] = []  # by card id: the index of its pile, or -1
        self.mixed: list[int] = []  # indices of the piles of different cards
        self.kingdom: list[str] = []  # the kingdom piles, in the order they are shown
        self.cards: list[Card] = []  # every card that may appear in this game
        self.setting_up: list[Card] = []  # the cards that have something to do before the game
        self.bane = ""
        self.black_market: list[str] = []  # what its deck held at the start, which everybody may know
        self.moments = 0  # the moments of all cards of this game
        self.ending: list[int] = []  # piles whose emptiness ends the game at once
        self.empty_limit = 3
        self.max_turns = 0  # 0: play until the rules end the game
        self.possessor_sees_all = False  # also what the possessed player's deck and discard pile are made of

    def pile_named(self, name: str) -> int:
        for p in self.piles:
            if p.name == name:
                return p.index
        return -1


SEATS: Final = [0, 1, 2, 3, 4, 5]
NO_RULES: Final[list[Rule]] = []
NO_PILE_TOKENS: Final[list[PileTokens]] = []
NO_EXTRA: Final[list[ExtraTurn]] = []
NO_STACKS: Final[list[list[Card]]] = []
NO_GAINS: Final[list[Gain]] = []


class DominionState(State):
    """Everything on the table."""

    def __init__(
        self,
        rng: Rng,
        setup: DominionSetup,
        players: list[Player],
        counts: list[int],
        trash_pile: list[Card],
        played: list[Card],
        bought: list[Card],
        gained: list[Card],
    ) -> None:
        super().__init__(rng, len(players))
        self.setup = setup
        self.players = players
        self.counts = counts  # cards left, by pile
        self.stacks = NO_STACKS  # the cards of mixed piles, by pile; the top is the last card
        self.trash_pile = trash_pile
        self.empty_piles = 0
        self.moments = 0  # the moments that matter now: those of the set-up and of this turn's rules

        self.current = 0
        self.phase = START_OF_TURN
        self.actions = 1
        self.buys = 1
        self.coins = 0
        self.potions = 0
        self.discount = 0  # what every card costs less for the rest of this turn
        self.hand_size = 5  # cards to draw in this turn's Clean-up
        self.normal_turn = True
        self.streak = 0  # consecutive turns of the current player, this one included
        self.after = 0  # the last player who took a normal turn
        self.serial = 0  # numbers the cards put into play
        self.played = played  # plays of this turn, plain Treasures left out
        self.action_plays = 0
        self.bought = bought
        self.gained = gained  # by the current player this turn

        # Replaced, never changed in place:
        self.deciders = SEATS  # who decides for whom
        self.rules = NO_RULES  # rules of this turn
        self.pile_tokens = NO_PILE_TOKENS
        self.mats = NO_TOKENS  # tokens on shared mats
        self.extra_turns = NO_EXTRA
        self.handed_on = NO_HANDED  # what some seat has not seen, the earliest first

        # Only inside an effect, hence empty at every quiescent point:
        self.this: Played | None = None
        self.acting: Card | None = None
        self.actor = -1  # whose card that is, if it acts at a moment of its own
        self.attack: Attack | None = None
        self.tracked_gains = NO_GAINS  # cards just gained: they are lost to later effects once they move
        self.depth = 0
        self.searching = -1  # who looks through their discard pile just now

    def copy_onto(self, g: DominionState) -> None:
        """Give g, made from copies of the changing lists, everything else."""
        g.over = self.over
        g.news = self.news
        if self.stacks:
            g.stacks = [s[:] for s in self.stacks]
        g.empty_piles = self.empty_piles
        g.moments = self.moments
        g.current = self.current
        g.phase = self.phase
        g.actions = self.actions
        g.buys = self.buys
        g.coins = self.coins
        g.potions = self.potions
        g.discount = self.discount
        g.hand_size = self.hand_size
        g.normal_turn = self.normal_turn
        g.streak = self.streak
        g.after = self.after
        g.serial = self.serial
        g.action_plays = self.action_plays
        g.deciders = self.deciders
        g.rules = self.rules
        g.pile_tokens = self.pile_tokens
        g.mats = self.mats
        g.extra_turns = self.extra_turns
        g.handed_on = self.handed_on
