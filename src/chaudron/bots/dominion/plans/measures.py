"""What the conditions of a plan can measure: cards, piles, the turn, the deck as a whole."""

from __future__ import annotations

from typing import Final

from chaudron.bots.dominion.worth import CANTRIPS, NEAR_THE_END, VILLAGES
from chaudron.games.dominion.card import CARDS, Card
from chaudron.games.dominion.library import find
from chaudron.games.dominion.view import DominionView

# ---------------------------------------------------------------- of one card

OWN: Final = 1  # copies that the player owns
LEFT: Final = 2  # copies left in its pile
IN_HAND: Final = 3
IN_PLAY: Final = 4
OPPONENT: Final = 5  # copies of that opponent who owns most
POINTS_ON: Final = 6  # points that one copy is worth to the player now

# ---------------------------------------------------------------- of the table

COINS: Final = 10
POTIONS: Final = 11
BUYS: Final = 12
ACTIONS: Final = 13  # left to play this turn
TURN: Final = 14
PHASE: Final = 15  # of the game: OPENING, MIDDLE or END
ACTION_PHASE: Final = 16  # 1 in the Action phase of the turn, else 0
GAINS_TO_END: Final = 17  # the fewest gains that would end the game
EMPTY_PILES: Final = 18
POINTS: Final = 19
OPPONENT_POINTS: Final = 20  # of the best opponent
LEAD: Final = 21  # own points less theirs
HAND_SIZE: Final = 22
PLAYERS: Final = 23
HAND_MONEY: Final = 24  # coins of the Treasures in hand

# ---------------------------------------------------------------- of the deck: a sum over all cards owned

MONEY: Final = 30  # coins of all Treasures
CARDS_OWNED: Final = 31
ACTION_CARDS: Final = 32
TERMINALS: Final = 33  # Actions that leave no Action to play another
DECK_VILLAGES: Final = 34  # Actions that leave two
CYCLERS: Final = 35  # Actions that give a card and an Action back
TREASURES: Final = 36
VICTORIES: Final = 37
ATTACKS: Final = 38
CURSES: Final = 39
MONEY_IN_USE: Final = 40  # without what lies on mats

OPENING: Final = 0
MIDDLE: Final = 1
END: Final = 2
OPENING_TURNS: Final = 2  # before the first shuffle

LAST_OF_A_CARD: Final = POINTS_ON  # measures up to this one are of a card
FIRST_OF_THE_DECK: Final = MONEY

# A card comes into hand whatever happens; where it is sought for, too.
CYCLER_NAMES: Final = [
    "alchemist", "apothecary", "bandit_camp", "bazaar", "border_village", "caravan", "cartographer", "city",
    "familiar", "farming_village", "fortress", "grand_market", "great_hall", "hamlet", "haven", "highway",
    "hunting_party", "inn", "ironmonger", "junk_dealer", "laboratory", "market", "market_square", "menagerie",
    "mining_village", "oasis", "pearl_diver", "peddler", "rats", "sage", "scheme", "scrying_pool",
    "sir_bailey", "spy", "treasury", "upgrade", "urchin", "vagrant", "village", "walled_village",
    "wandering_minstrel", "warehouse", "wishing_well", "workers_village",
]  # fmt: skip
NO_TERMINALS: Final = VILLAGES + CANTRIPS


def weight(measure: int, card: Card) -> int:
    """What one copy adds to this sum over a deck."""
    if measure == MONEY or measure == MONEY_IN_USE:
        return card.coins if card.is_treasure else 0
    if measure == CARDS_OWNED:
        return 1
    if measure == ACTION_CARDS:
        return int(card.is_action)
    if measure == TERMINALS:
        return int(card.is_action and card.name not in NO_TERMINALS)
    if measure == DECK_VILLAGES:
        return int(card.name in VILLAGES)
    if measure == CYCLERS:
        return int(card.name in CYCLER_NAMES)
    if measure == TREASURES:
        return int(card.is_treasure)
    if measure == VICTORIES:
        return int(card.is_victory)
    if measure == ATTACKS:
        return int(card.is_attack)
    return int(card.name == "curse")


# By measure and card id, so that a sum over a deck looks up one number per card.
WEIGHTS: Final[list[list[int]]] = [
    [weight(measure, card) for card in CARDS] for measure in range(MONEY, MONEY_IN_USE + 1)
]
NO_CARD: Final = find("copper")  # where a measure is of no card


class Measure:
    """Something that can be counted. Never changes."""

    def __init__(self, kind: int, card: Card = NO_CARD) -> None:
        self.kind = kind
        self.card = card
        self.pile = card.name if card.text.is_pile else ""  # a mixed pile stands for all its cards

    def of(self, view: DominionView) -> int:
        kind = self.kind
        if kind == OWN:
            return of_pile(kind, self.pile, view) if self.pile else view.count(self.card)
        if kind == LEFT:
            return of_pile(kind, self.pile, view) if self.pile else view.left(self.card)
        if kind == COINS:
            return view.coins
        if kind == GAINS_TO_END:
            return view.gains_to_end()
        if kind >= MONEY:
            return view.sum_of(view.seat, WEIGHTS[kind - FIRST_OF_THE_DECK], kind != MONEY_IN_USE)
        if kind == TURN:
            return view.turns(view.seat)
        if self.pile and kind <= OPPONENT:
            return of_pile(kind, self.pile, view)
        if kind == IN_HAND:
            return view.hand(view.seat).count(self.card)
        if kind == IN_PLAY:
            return len([p for p in view.in_play(view.seat) if p.card is self.card])
        if kind == OPPONENT:
            return max(
                [view.owned_by(seat, self.card) for seat in range(view.n_players) if seat != view.seat]
            )
        if kind == POINTS_ON:
            return view.points_on(self.card)
        if kind == EMPTY_PILES:
            return view.empty_piles()
        if kind == BUYS:
            return view.buys
        if kind == ACTIONS:
            return view.actions
        if kind == POTIONS:
            return view.potions
        if kind == PHASE:
            return phase(view)
        if kind == ACTION_PHASE:
            return int(view.phase == "action")
        if kind == POINTS:
            return view.points()
        if kind == OPPONENT_POINTS:
            return best_opponent(view)
        if kind == LEAD:
            return view.points() - best_opponent(view)
        if kind == HAND_SIZE:
            return view.hand_size(view.seat)
        if kind == HAND_MONEY:
            return sum([c.coins for c in view.hand(view.seat) if c.is_treasure])
        if kind == PLAYERS:
            return view.n_players
        raise ValueError(f"there is no measure {kind}")


def of_pile(kind: int, pile: str, view: DominionView) -> int:
    """The same of all cards of a mixed pile."""
    if kind == LEFT:
        return view.left_in(pile)
    members = [card for card in CARDS if card.text.part_of == pile]
    if kind == OPPONENT:
        seats = [seat for seat in range(view.n_players) if seat != view.seat]
        return max([sum([view.owned_by(seat, card) for card in members]) for seat in seats])
    return sum([Measure(kind, card).of(view) for card in members])


def phase(view: DominionView) -> int:
    """The phase of the game: before the first shuffle, in the middle, or when its end is near."""
    if view.turns(view.seat) <= OPENING_TURNS:
        return OPENING
    return END if view.gains_to_end() <= NEAR_THE_END else MIDDLE


def best_opponent(view: DominionView) -> int:
    """The points of the best opponent: what everybody owns is open to whoever counts."""
    return max([view.points_of(seat) for seat in range(view.n_players) if seat != view.seat])
