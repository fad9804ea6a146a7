"""What is got for what is given away: cards that trash for something."""

from __future__ import annotations

from typing import Final

from chaudron.bots.dominion.order import is_terminal
from chaudron.bots.dominion.worth import (
    ENOUGH_MONEY,
    NEAR_THE_END,
    coins_in_hand,
    gain,
    gains_to_end,
    keep,
    money,
)
from chaudron.games.dominion.card import CARDS, Card
from chaudron.games.dominion.cards.basics import COPPER, DUCHY, GOLD, SILVER
from chaudron.games.dominion.view import DominionView

# What a turn is worth by its coins, on the scale of `gain`: what they buy.
BY_COINS: Final = (0, 0, 2, 20, 22, 26, 37, 38, 60, 61, 62, 80)
A_CARD: Final = 8  # drawn now
A_POINT: Final = 7
A_SILVER: Final = 10  # one of several
COPPER_GONE: Final = 3  # the deck is better without it, if it keeps money enough
A_DUCHY_LATE: Final = 45  # as the end is near,
HARDLY_DRAWN: Final = 5  # and so many times less is a card without points worth when it is there
TOO_MANY: Final = 25  # off for each Action, beyond two, that ends the phase
# How much more a dear Action does for a deck of Treasures than a Silver: the share of games won with one,
# over one half (docs/reference/big-money-cards.md).
BESIDES_SILVER: Final[dict[str, int]] = {
    "witch": 39, "ghost_ship": 36, "mountebank": 35, "margrave": 32, "torturer": 30, "wharf": 30,
    "embassy": 29, "rabble": 28, "goons": 26, "council_room": 25, "vault": 24, "jester": 24, "cultist": 24,
    "rebuild": 24, "catacombs": 23, "nobles": 21, "tribute": 21, "merchant_ship": 21, "library": 19,
    "explorer": 17, "hunting_grounds": 16, "rogue": 14, "harvest": 13, "mine": 11, "treasury": 10,
    "mandarin": 10, "pillage": 9, "market": 8, "junk_dealer": 8, "mystic": 8, "bandit_camp": 7,
    "laboratory": 6, "adventurer": 5, "minion": 5, "cartographer": 5, "stables": 5, "festival": 4,
    "bazaar": 4, "tactician": 4, "hunting_party": 4, "count": 4, "haggler": 3, "governor": 3,
    "counting_house": 2, "grand_market": 2,
}  # fmt: skip

# Trades up: how much dearer the new card may be, or is exactly.
UP_TO: Final[dict[str, int]] = {"remodel": 2, "expand": 3, "graverobber": 3}
EXACTLY: Final[dict[str, int]] = {"upgrade": 1, "remake": 1, "governor": 2}
# What such a card does for its player besides.
BESIDES: Final[dict[str, int]] = {
    "upgrade": A_CARD, "junk_dealer": 2 * A_CARD, "bishop": A_CARD + A_POINT,
}  # fmt: skip
OTHERS: Final = (
    "altar", "apprentice", "bishop", "develop", "forager", "junk_dealer", "salvager", "spice_merchant",
    "trade_route", "trader", "transmute",
)  # fmt: skip


def is_bargain(card: Card) -> bool:
    """True for cards whose trashing is weighed here."""
    return card.name in UP_TO or card.name in EXACTLY or card.name in OTHERS


def turn_worth(coins: int) -> int:
    return BY_COINS[min(max(coins, 0), len(BY_COINS) - 1)]


MOST_FORGED: Final = 9  # cards of a hand that are looked through
TERMINAL: Final = [int(is_terminal(c)) for c in CARDS]  # by the card's id


def own_gain(view: DominionView, seat: int, card: Card) -> int:
    """What it is worth to gain the card oneself: `gain`, with what is known of dear Actions and the end."""
    worth = gain(view, card)
    if card.name in BESIDES_SILVER:
        worth = max(worth, gain(view, SILVER) + BESIDES_SILVER[card.name])
        if TERMINAL[card.id]:
            worth -= TOO_MANY * max(0, view.sum_of(seat, TERMINAL, True) - 1)
    left = gains_to_end(view)
    if left <= 2 and card.vp == 0 and worth > 0:
        return worth // HARDLY_DRAWN
    return A_DUCHY_LATE if card is DUCHY and left <= NEAR_THE_END else worth


def best_gain(view: DominionView, seat: int, lo: int, hi: int, potion: int) -> int:
    """What the best card of the Supply within these costs is worth; 0 where there is none."""
    best = -100
    for c in view.supply():
        if c.potion <= potion and lo <= view.cost(c) <= hi:
            best = max(best, own_gain(view, seat, c))
    return best if best > -100 else 0


def bargain(view: DominionView, seat: int, trasher: str, card: Card) -> int:
    """How good it is to trash this card of one's hand for what the trasher gives."""
    price = view.cost(card)
    worth = -keep(view, card)
    if card is COPPER and money(view, seat) > ENOUGH_MONEY:
        worth = COPPER_GONE
    elif card.vp >= 6:
        worth = -gain(view, card)
    coins = coins_in_hand(view, seat)
    then = coins - card.coins if card.is_treasure else coins  # in this turn, or another's in the next
    if trasher in UP_TO:
        worth += best_gain(view, seat, 0, price + UP_TO[trasher], card.potion)
    elif trasher in EXACTLY:
        more = EXACTLY[trasher] if seat == view.current else 1
        worth += best_gain(view, seat, price + more, price + more, card.potion)
    elif trasher == "altar":
        worth += best_gain(view, seat, 0, 5, 0)
    elif trasher == "develop":
        worth += best_gain(view, seat, price + 1, price + 1, card.potion)
        worth += best_gain(view, seat, price - 1, price - 1, card.potion)
    elif trasher == "salvager":
        then += price
    elif trasher == "apprentice":
        worth += A_CARD * (price + 2 * card.potion)
    elif trasher == "forager":
        then += coins_in_trash(view, card)
    elif trasher == "bishop":
        worth += A_POINT * (price // 2) if seat == view.current else 0
    elif trasher == "trader":
        worth += A_SILVER * min(price, 3)
    elif trasher == "spice_merchant":
        worth += 2 * A_CARD
    elif trasher == "transmute":
        if card.is_action:
            worth += gain(view, DUCHY)
        if card.is_victory:
            worth += gain(view, GOLD)
    return worth + turn_worth(then) - turn_worth(coins)


def coins_in_trash(view: DominionView, card: Card) -> int:
    """How many different Treasures the trash would hold with this card."""
    names = [c.name for c in view.trash() if c.is_treasure]
    if card.is_treasure:
        names.append(card.name)
    return len(set(names))


def pays(view: DominionView, seat: int, trasher: Card) -> bool:
    """True if playing the card is better than leaving it in hand."""
    hand = view.hand(seat)[:]
    if trasher in hand:
        hand.remove(trasher)
    besides = BESIDES.get(trasher.name, 0)
    if not hand:
        return besides > 0 or trasher.name in ("altar", "forager")
    deals = sorted([bargain(view, seat, trasher.name, c) for c in hand])
    if trasher.name == "remake":  # which trades twice
        return len(deals) == 1 or deals[-1] + deals[-2] > 0
    return deals[-1] + besides > 0


# ---------------------------------------------------------------- several cards for one


def to_forge(view: DominionView, seat: int, hand: list[Card]) -> tuple[int, list[Card]]:
    """How good it is to forge, and which cards of this hand are best forged into one of their whole cost."""
    exact: dict[int, int] = {}
    for c in view.supply():
        if c.potion == 0:
            price = view.cost(c)
            exact[price] = max(exact.get(price, -100), own_gain(view, seat, c))
    rich = money(view, seat) - ENOUGH_MONEY
    now = coins_in_hand(view, seat)
    best = -1000
    chosen: list[Card] = []
    n = min(len(hand), MOST_FORGED)
    for which in range(1 << n):
        cards = [hand[i] for i in range(n) if which >> i & 1]
        worth = cost = coins = coppers = 0
        for c in cards:
            cost += view.cost(c)
            coins += c.coins if c.is_treasure else 0
            if c is COPPER:
                coppers += 1
                worth += COPPER_GONE if coppers < rich else -keep(view, c)
            else:
                worth -= gain(view, c) if c.vp >= 6 else keep(view, c)
        worth += exact.get(cost, 0) + turn_worth(now - coins) - turn_worth(now)
        if worth > best:
            best = worth
            chosen = cards
    return best, chosen
