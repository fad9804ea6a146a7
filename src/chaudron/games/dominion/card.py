"""A card: the thing that lies in zones (`Card`) and what is printed on it (`CardText`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from chaudron.games.dominion.events import Attack, Buy, Gain, Trashing
    from chaudron.games.dominion.rules import Game
    from chaudron.games.dominion.state import Due, Player

# ---------------------------------------------------------------- types

ACTION: Final = 1
TREASURE: Final = 2
VICTORY: Final = 4
CURSE: Final = 8
ATTACK: Final = 16
REACTION: Final = 32
DURATION: Final = 64
LOOTER: Final = 128
KNIGHT: Final = 256
RUINS: Final = 512
SHELTER: Final = 1024
PRIZE: Final = 2048

TYPE_NAMES: Final = [
    "action", "treasure", "victory", "curse", "attack", "reaction",
    "duration", "looter", "knight", "ruins", "shelter", "prize",
]  # fmt: skip

# ---------------------------------------------------------------- moments

# One bit per method of CardText that a card may override to act at some moment. The grammar is
# [zone_](on|instead_of)_event. The union over all cards of a game says which moments matter in it,
# so that a rule which is not in the game costs nothing.
PLAY: Final = 1
ON_GAIN: Final = 1 << 1
INSTEAD_OF_GAIN: Final = 1 << 2
ON_BUY: Final = 1 << 3
ON_TRASH: Final = 1 << 4
ON_DISCARD: Final = 1 << 5
ON_DISCARD_FROM_PLAY: Final = 1 << 6
ON_SHUFFLE: Final = 1 << 7
OWN_COST: Final = 1 << 8
MAY_BE_BOUGHT: Final = 1 << 9
IN_HAND_ON_ATTACK: Final = 1 << 10
IN_HAND_ON_GAIN: Final = 1 << 11
IN_HAND_INSTEAD_OF_GAIN: Final = 1 << 12
IN_HAND_ON_OTHER_GAIN: Final = 1 << 13
IN_HAND_ON_TRASH: Final = 1 << 14
IN_HAND_ON_BUY: Final = 1 << 15
IN_PLAY_ON_GAIN: Final = 1 << 16
IN_PLAY_INSTEAD_OF_GAIN: Final = 1 << 17
IN_PLAY_ON_BUY: Final = 1 << 18
IN_PLAY_ON_ATTACK: Final = 1 << 19
IN_PLAY_ON_PLAY: Final = 1 << 20
IN_PLAY_COST: Final = 1 << 21
IN_PLAY_FORBIDS: Final = 1 << 22
IN_PLAY_INSTEAD_OF_TRASH: Final = 1 << 23
IN_PLAY_AT_CLEAN_UP: Final = 1 << 24
IN_PLAY_AT_END_OF_TURN: Final = 1 << 25
IN_SUPPLY_ON_GAIN: Final = 1 << 26
TOKEN_ON_BUY: Final = 1 << 27
TOKEN_ON_GAIN: Final = 1 << 28

MOMENTS: Final = [
    "play", "on_gain", "instead_of_gain", "on_buy", "on_trash", "on_discard",
    "on_discard_from_play", "on_shuffle", "own_cost", "may_be_bought", "in_hand_on_attack",
    "in_hand_on_gain", "in_hand_instead_of_gain", "in_hand_on_other_gain", "in_hand_on_trash",
    "in_hand_on_buy", "in_play_on_gain", "in_play_instead_of_gain", "in_play_on_buy",
    "in_play_on_attack", "in_play_on_play", "in_play_cost", "in_play_forbids",
    "in_play_instead_of_trash", "in_play_at_clean_up", "in_play_at_end_of_turn",
    "in_supply_on_gain", "token_on_buy", "token_on_gain",
]  # fmt: skip


@mypyc_attr(allow_interpreted_subclasses=True)
class CardText:
    """What is printed on a card: its figures, and one method per moment at which it acts.

    A card class overrides what its text speaks of and nothing else. Nobody registers anything: the
    engine finds who has the moment. `you` is always the player the text addresses.
    """

    types: int = 0
    cost: int = 0
    potion: int = 0  # 1 if a Potion is part of the cost
    coins: int = 0  # what a Treasure yields when played
    vp: int = 0  # fixed points; what must be counted is in score()
    pile: int = 10  # copies of a kingdom pile; Victory piles follow the number of players
    in_supply: bool = True
    kingdom: bool = True  # may be one of the ten
    part_of: str = ""  # the pile of different cards it belongs to
    is_pile: bool = False  # stands for such a pile among the ten; not a card anybody holds
    commutes: bool = False  # its moments never depend on their order with others: not asked about
    once: bool = False  # copies in play have one choice at one moment: it is put once, not to each
    again: bool = False  # its reaction may be used repeatedly at one moment while it is in hand
    among_treasures: int = 0  # when it is played with others: -1 before them, 1 after them
    thoughtful: bool = False  # a Treasure that asks, binds or takes something away: never played by itself
    needs: str = ""  # a pile that must be laid out with this card
    card: Card

    # ------------------------------------------------------------ when it is played, and its own fate

    def play(self, game: Game, you: Player) -> None:
        """Follow the instructions. A Treasure that says nothing else yields its coins."""
        game.coins += self.coins

    def next_turn(self, game: Game, you: Player, due: Due) -> None:
        """What it left to do at the start of your next turn."""

    def on_gain(self, game: Game, you: Player, gain: Gain) -> None:
        """You gained this; it already lies where it went."""

    def instead_of_gain(self, game: Game, you: Player, gain: Gain) -> None:
        """You are about to gain this: say where it goes instead."""

    def on_buy(self, game: Game, you: Player, buy: Buy) -> None:
        """You bought this; it is not gained yet."""

    def on_trash(self, game: Game, you: Player, trashing: Trashing) -> None:
        """This card of yours was trashed."""

    def on_discard(self, game: Game, you: Player) -> None:
        """You discarded this, other than in Clean-up."""

    def on_discard_from_play(self, game: Game, you: Player, this: Played) -> None:
        """This is about to be discarded from play in Clean-up."""

    def on_shuffle(self, game: Game, you: Player) -> None:
        """Your new deck was shuffled without this card: put it where you like."""

    def own_cost(self, game: Game) -> int:
        """How much its own cost changes now."""
        return 0

    def may_be_bought(self, game: Game, you: Player) -> bool:
        return True

    def minds(self, treasure: Card) -> bool:
        """True if this Treasure in play may keep you from buying this card, or be lost when you buy it."""
        return False

    def heeds_gain(self, game: Game, you: Player, gain: Gain) -> bool:
        """False if it would do nothing about this gain: then nobody is asked when it should act."""
        return True

    def heeds_buy(self, game: Game, you: Player, buy: Buy) -> bool:
        """False if it would do nothing about this purchase."""
        return True

    def heeds_discard(self, game: Game, you: Player) -> bool:
        """False if it would do nothing when discarded from play now."""
        return True

    def heeds_clean_up(self, game: Game, you: Player) -> bool:
        """False if it would do nothing as Clean-up begins."""
        return True

    def score(self, cards: list[Card]) -> int:
        """Its points at the end for a player who owns these cards."""
        return self.vp

    def set_up(self, game: Game) -> None:
        """What its being in the game asks for before the first turn."""

    # ------------------------------------------------------------ while it lies somewhere

    def in_hand_on_attack(self, game: Game, you: Player, attack: Attack) -> None:
        """Another player played an Attack; nothing of it has happened yet."""

    def in_hand_on_gain(self, game: Game, you: Player, gain: Gain) -> None:
        """You gained a card."""

    def in_hand_instead_of_gain(self, game: Game, you: Player, gain: Gain) -> None:
        """You are about to gain a card."""

    def in_hand_on_other_gain(self, game: Game, you: Player, gain: Gain) -> None:
        """Another player gained a card."""

    def in_hand_on_trash(self, game: Game, you: Player, trashing: Trashing) -> None:
        """A card of yours was trashed."""

    def in_hand_on_buy(self, game: Game, you: Player, buy: Buy) -> None:
        """You bought a card."""

    def in_play_on_gain(self, game: Game, you: Player, gain: Gain) -> None:
        """You gained a card."""

    def in_play_instead_of_gain(self, game: Game, you: Player, gain: Gain) -> None:
        """You are about to gain a card (for rules of a turn)."""

    def in_play_on_buy(self, game: Game, you: Player, buy: Buy) -> None:
        """You bought a card."""

    def in_play_on_attack(self, game: Game, you: Player, attack: Attack) -> None:
        """Another player played an Attack."""

    def in_play_on_play(self, game: Game, you: Player, this: Played, played: Played) -> None:
        """You played another card; its instructions have not been followed yet."""

    def in_play_cost(self, game: Game, card: Card) -> int:
        """How much the cost of this card changes while this is in play in the current turn."""
        return 0

    def in_play_forbids(self, game: Game, card: Card) -> bool:
        """True if this card may not be bought this turn."""
        return False

    def in_play_instead_of_trash(self, game: Game, you: Player, trashing: Trashing) -> None:
        """A card of yours is about to reach the trash (for rules of a turn)."""

    def in_play_at_clean_up(self, game: Game, you: Player, this: Played) -> None:
        """Clean-up begins."""

    def in_play_at_end_of_turn(self, game: Game, you: Player) -> None:
        """The turn is over, the new hand drawn (for rules of a turn)."""

    def in_supply_on_gain(self, game: Game, you: Player, gain: Gain) -> None:
        """You gained a card while this is in the Supply."""

    def token_on_buy(self, game: Game, you: Player, buy: Buy, tokens: int) -> None:
        """You bought a card from a pile that carries this card's tokens."""

    def token_on_gain(self, game: Game, you: Player, gain: Gain, tokens: int) -> None:
        """You gained a card from a pile that carries this card's tokens."""

    # ------------------------------------------------------------

    @property
    def name(self) -> str:
        return self.card.name


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(CardText):
    """A rule that a card adds for one turn. It has the moments of a card in play, and never changes."""

    def __init__(self, card: Card, player: int = -1) -> None:
        self.card = card  # the card that made the rule
        self.player = player  # the only seat it concerns, or -1
        self.moments: int = moments_of(self)

    def dump(self) -> list[object]:
        """All that tells this rule from another, for digests."""
        return [self.card.name, self.player]


class Card:
    """One immutable object per card name, shared by every zone that holds a copy. Never subclassed."""

    def __init__(self, text: CardText, id: int, name: str, set: str) -> None:
        self.text = text
        self.id = id
        self.name = name
        self.set = set
        self.types: int = text.types
        self.cost: int = text.cost
        self.potion: int = text.potion
        self.coins: int = text.coins
        self.vp: int = text.vp
        self.is_action: bool = text.types & ACTION != 0
        self.is_treasure: bool = text.types & TREASURE != 0
        self.is_victory: bool = text.types & VICTORY != 0
        self.is_attack: bool = text.types & ATTACK != 0
        self.moments: int = moments_of(text)
        # A Treasure that only yields coins: copies in play cannot be told apart.
        self.plain: bool = self.is_treasure and self.moments == 0
        self.counts_points: bool = overrides(text, "score")
        self.record: Played = Played(self, -1)  # shared by all plain copies in play

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return (card_named, (self.name,))


class Played:
    """A card in the play area, where copies can be told apart.

    `card` is what it is now, `printed` what it is anywhere else. Plain Treasures, whose copies cannot
    be told apart, share one record.
    """

    def __init__(self, card: Card, uid: int) -> None:
        self.card = card
        self.printed = card
        self.uid = uid
        self.in_play = True
        self.by = -1  # the uid of the card that plays it several times, which stays out with it
        self.to_deck = False  # goes onto the deck when it is discarded from play this turn

    def clone(self) -> Played:
        if self.card.plain:
            return self
        p = Played(self.card, self.uid)
        p.printed = self.printed
        p.in_play = self.in_play
        p.by = self.by
        p.to_deck = self.to_deck
        return p


def overrides(text: CardText, method: str) -> bool:
    return getattr(type(text), method) is not getattr(CardText, method)


def moments_of(text: CardText) -> int:
    """The moments at which this text acts, as bits."""
    bits = 0
    for i, moment in enumerate(MOMENTS):
        if overrides(text, moment):
            bits |= 1 << i
    return bits


CARDS: Final[list[Card]] = []
BY_NAME: Final[dict[str, Card]] = {}


def card_named(name: str) -> Card:
    return BY_NAME[name]


def snake(name: str) -> str:
    out = ""
    for c in name:
        out += "_" + c.lower() if c.isupper() and out else c.lower()
    return out


def register(text: CardText, set: str) -> Card:
    """Make the card of this text. Called once per card, in an order that never depends on the mode."""
    name = snake(type(text).__name__)
    card = Card(text, len(CARDS), name, set)
    text.card = card
    CARDS.append(card)
    BY_NAME[name] = card
    return card
