"""What is got for what is given away: cards that trash for something."""

from __future__ import annotations

from typing import Final

from chaudron.bots.dominion.worth import ENOUGH_MONEY, coins_in_hand, gain, keep, money
from chaudron.games.dominion.card import Card
from chaudron.games.dominion.cards.basics import COPPER, DUCHY, GOLD
from chaudron.games.dominion.view import DominionView

# What a turn is worth by its coins, on the scale of `gain`: what they buy.
BY_COINS: Final = (0, 0, 2, 20, 22, 26, 37, 38, 60, 61, 62, 80)
A_CARD: Final = 8  # drawn now
A_POINT: Final = 7
A_SILVER: Final = 10  # one of several
COPPER_GONE: Final = 3  # the deck is better without it, if it keeps money enough

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


def best_gain(view: DominionView, lo: int, hi: int, potion: int) -> int:
    """What the best card of the Supply within these costs is worth; 0 where there is none."""
    best = -100
    for c in view.supply():
        if c.potion <= potion and lo <= view.cost(c) <= hi:
            best = max(best, gain(view, c))
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
    then = coins
    if card.is_treasure and seat == view.current:
        then -= card.coins
    if trasher in UP_TO:
        worth += best_gain(view, 0, price + UP_TO[trasher], card.potion)
    elif trasher in EXACTLY:
        more = EXACTLY[trasher] if seat == view.current else 1
        worth += best_gain(view, price + more, price + more, card.potion)
    elif trasher == "altar":
        worth += best_gain(view, 0, 5, 0)
    elif trasher == "develop":
        worth += best_gain(view, price + 1, price + 1, card.potion)
        worth += best_gain(view, price - 1, price - 1, card.potion)
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
