"""What is happening: a gain, a buy, a trashing, an attack, while it happens; and what is told of it."""

from __future__ import annotations

from typing import Final, cast

from chaudron.games.dominion.card import Card, Played
from chaudron.games.dominion.shapes import Told, Zone
from chaudron.kernel.journal import EVERYONE, Event

# ---------------------------------------------------------------- where cards lie

HAND: Final = 1
DECK: Final = 2
DISCARD_PILE: Final = 3
IN_PLAY: Final = 4
ASIDE: Final = 5  # turned up, looked at, or on the way: between two steps of an effect
TRASH_PILE: Final = 6
SUPPLY: Final = 7
MAT: Final = 8

ZONE_NAMES: Final = [
    "", "hand", "deck", "discard_pile", "in_play", "aside", "trash", "supply", "mat",
]  # fmt: skip

# ---------------------------------------------------------------- while it happens


class Gain:
    """A card about to be gained, then gained. Replacements may change it while it is pending."""

    def __init__(self, player: int, card: Card, source: int, pile: int, to: int) -> None:
        self.player = player  # the seat that gains it
        self.card: Card | None = card  # None once a replacement left nothing to gain
        self.source = source  # SUPPLY (any pile), TRASH_PILE, or ASIDE (of `holder`)
        self.holder = player
        self.pile = pile  # the pile it comes from, or -1
        self.to = to
        self.replaced = False
        self.reserved = False  # a bought card was taken off its pile already, and lies aside
        self.lost = False  # moved or covered since it arrived: nothing can move it any more

    def becomes(self, card: Card, to: int) -> None:
        """Something else is gained instead, if its pile still has one."""
        self.card = card
        self.to = to
        self.replaced = True

    @property
    def in_sight(self) -> bool:
        return self.card is not None and not self.lost


class Buy:
    """A card bought: paid for, not gained yet. `pile` is -1 for a card that lay outside every pile."""

    def __init__(self, player: int, card: Card, pile: int) -> None:
        self.player = player
        self.card = card
        self.pile = pile


class Trashing:
    """A card trashed. `face` is the card it was, `card` the card it is now (Band of Misfits)."""

    def __init__(self, player: int, card: Card, face: Card) -> None:
        self.player = player
        self.card = card
        self.face = face
        self.mat = ""  # where a rule set it aside instead of letting it reach the trash


class Attack:
    """An Attack being played. Who is unaffected is settled before anything of it happens."""

    def __init__(self, player: int, played: Played) -> None:
        self.player = player
        self.played = played
        self.unaffected: list[int] = []


# ---------------------------------------------------------------- what is told of it

TURN: Final = 1
PLAYED: Final = 2
DREW: Final = 3
DISCARDED: Final = 4
TRASHED: Final = 5
GAINED: Final = 6
BOUGHT: Final = 7
REVEALED: Final = 8
LOOKED: Final = 9
SHUFFLED: Final = 10
PUT_ON_DECK: Final = 11
TOOK: Final = 12
SET_ASIDE: Final = 13
RETURNED: Final = 14
PASSED: Final = 15
TOKENS: Final = 16
CHOSE: Final = 17
NAMED: Final = 18
BECAME: Final = 19
ENDED: Final = 20
EXTRA_TURN: Final = 21

EVENT_NAMES: Final = [
    "", "turn", "play", "draw", "discard", "trash", "gain", "buy", "reveal", "look", "shuffle",
    "put_on_deck", "take", "set_aside", "return", "pass", "tokens", "choose", "name", "become",
    "end", "extra_turn",
]  # fmt: skip


class DominionEvent(Event):
    """One line of the log: who, what, which cards (hidden from those who may not know them)."""

    def __init__(self, kind: int, player: int, cards: list[Card], n: int, seen_by: int, depth: int) -> None:
        self.kind = kind
        self.player = player
        self.cards = cards
        self.n = n
        self.seen_by = seen_by
        self.depth = depth
        self.zone = 0  # where to, or where from
        self.other = -1  # another player concerned
        self.word = ""  # a chosen option, the name of a token or mat

    def dump(self, seat: int) -> Told:
        out: Told = {"event": EVENT_NAMES[self.kind], "player": self.player, "n": self.n}
        if self.seen_by == EVERYONE or not self.hidden_from(seat):
            if self.cards:
                out["cards"] = [c.name for c in self.cards]
        if self.seen_by != EVERYONE:
            out["private"] = True
        if self.zone:
            out["zone"] = cast(Zone, ZONE_NAMES[self.zone])
        if self.other >= 0:
            out["other"] = self.other
        if self.word:
            out["word"] = self.word
        if self.depth:
            out["depth"] = self.depth
        return out
