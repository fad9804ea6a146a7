"""What cards are worth to a bot: to keep, to gain, to play first. Rough figures, from general principles."""

from __future__ import annotations

from typing import Final

from chaudron.games.dominion.card import CURSE as CURSE_TYPE
from chaudron.games.dominion.card import RUINS, SHELTER, Card
from chaudron.games.dominion.cards.basics import COPPER, PROVINCE
from chaudron.games.dominion.library import find
from chaudron.games.dominion.view import DominionView

JUNK: Final = 0  # worth no more than this: better gone
NEAR_THE_END: Final = 4  # Provinces or Colonies left when points begin to count more than what a card does
ENOUGH_MONEY: Final = 4  # coins in the deck that a player needs before parting with Coppers
COLONY: Final = find("colony")

# Actions that leave at least as many Actions as they use: played first, the widest first.
VILLAGES: Final = [
    "crossroads", "native_village", "fishing_village", "university", "farming_village",
    "border_village", "city", "workers_village", "walled_village", "mining_village", "bandit_camp",
    "wandering_minstrel", "fortress", "bazaar", "festival", "village", "inn", "shanty_town",
    "hamlet", "trusty_steed", "nobles", "necropolis", "madman", "dame_molly", "squire",
]  # fmt: skip
CANTRIPS: Final = [
    "menagerie", "hunting_party", "laboratory", "alchemist", "stables", "grand_market", "market",
    "market_square", "peddler", "treasury", "caravan", "haven", "lighthouse", "highway", "scheme",
    "spy", "scrying_pool", "apothecary", "cartographer", "ironmonger", "wishing_well", "mystic",
    "pearl_diver", "vagrant", "sage", "familiar", "urchin", "great_hall", "upgrade", "junk_dealer",
    "rats", "apprentice", "oasis", "warehouse", "cellar", "pawn", "minion", "scout", "lookout",
    "tournament", "bag_of_gold", "governor", "sir_bailey", "forager", "rebuild", "ruined_village",
    "conspirator",
]  # fmt: skip
# Actions that make their player part with a card, whether there is one to spare or not.
FORCED_TRASHERS: Final = [
    "altar", "ambassador", "apprentice", "bishop", "develop", "expand", "forager", "junk_dealer", "lookout",
    "rats", "remake", "remodel", "salvager", "trade_route", "trader", "trading_post", "transmute",
    "upgrade",
]  # fmt: skip
REPLAYERS: Final = ["kings_court", "throne_room", "procession", "golem"]
# Treasures that bring next to nothing in a deck that was not made for them, whatever they cost.
FOR_OTHERS: Final = ["horn_of_plenty"]
# What cards cannot be told by their cost or their coins, on the scale of `use`: the best Prize first.
PRIZES: Final[dict[str, int]] = {
    "followers": 48, "trusty_steed": 46, "bag_of_gold": 44, "princess": 42, "diadem": 40,
}  # fmt: skip
UNPRICED: Final[dict[str, int]] = {
    **PRIZES, "bank": 45, "philosophers_stone": 40, "potion": 30, "madman": 30, "mercenary": 30,
}  # fmt: skip


def ordered(names: list[str], start: int) -> dict[str, int]:
    return {name: start - i for i, name in enumerate(names)}


FIRST: Final[dict[str, int]] = {
    **ordered(REPLAYERS, 400),
    **ordered(VILLAGES, 300),
    **ordered(CANTRIPS, 200),
}


def play_order(card: Card) -> int:
    """Higher is played earlier: what replays, what gives Actions, what costs none; then by cost."""
    return FIRST.get(card.name, 5 * card.cost + 8 * card.potion)


def gains_to_end(view: DominionView) -> int:
    """How many more of the dearest Victory cards there are before the game ends."""
    colonies = view.left(COLONY)
    provinces = view.left(PROVINCE)
    return colonies if 0 < colonies < provinces else provinces


def money(view: DominionView, seat: int) -> int:
    """The coins of all Treasures that a player owns."""
    total = 0
    for c in view.owned(seat):
        if c.is_treasure:
            total += c.coins
    return total


def coins_in_hand(view: DominionView, seat: int) -> int:
    """The coins that this hand is good for."""
    coins = view.coins if seat == view.current else 0
    for c in view.hand(seat):
        if c.is_treasure:
            coins += c.coins
    return coins


def keep(view: DominionView, card: Card) -> int:
    """What it is worth to own the card: below or at JUNK it only stands in the way.

    Points are what the game is about, so nobody parts with a Province as long as there is anything else;
    Estates are in the way until the end is near.
    """
    if card.types & CURSE_TYPE:
        return -20
    if card.types & RUINS:
        return -10
    if card.is_action or card.is_treasure:
        if card is COPPER:
            return 2
        if card.name in PRIZES:
            return PRIZES[card.name]
        worth = 5 + 5 * card.cost + 8 * card.potion if card.coins < 5 else 110
        return worth if gains_to_end(view) > 1 else worth // 2  # it will hardly be drawn again
    if card.types & SHELTER:
        return -6
    if card.vp >= 6:
        return 60 + card.vp
    if gains_to_end(view) <= NEAR_THE_END:
        return 3 + 3 * max(card.vp, 1)
    return 6 + card.vp if card.cost >= 4 else -5 + card.vp


def use(card: Card) -> int:
    """What it is worth to have the card in hand this turn."""
    if card.name in UNPRICED:
        return UNPRICED[card.name]
    if card.is_treasure:
        return 10 + 10 * card.coins + card.cost
    if card.is_action and not card.types & RUINS:
        return 12 + 4 * card.cost + 6 * card.potion
    return -1 if card.is_victory else -2


def gain(view: DominionView, card: Card) -> int:
    """What it is worth to gain the card now: points count more as the end comes near."""
    if card.types & (CURSE_TYPE | RUINS):
        return -20
    if card.is_victory and not card.is_action and not card.is_treasure:
        if card.vp >= 6:
            return 100 + card.vp
        return 10 * max(card.vp, 1) if gains_to_end(view) <= NEAR_THE_END else card.vp - 5
    if card is COPPER:
        return -3
    if card.name in PRIZES:
        return PRIZES[card.name]
    if card.name in FOR_OTHERS:
        return 2 + card.cost
    if card.is_treasure:
        return 9 + 5 * card.cost if card.coins > 1 or card.cost >= 5 else 2 + card.cost
    if card.name in CANTRIPS:
        return 3 * card.cost + 5 * card.potion
    # An Action nobody planned for may find no Action to be played with, or nothing to give Actions to.
    return 3 * card.cost + 5 * card.potion - 8


# ---------------------------------------------------------------- of several cards


def mean_use(cards: list[Card]) -> float:
    """What a card drawn from among these does; what does harm does nothing."""
    total = 0
    for c in cards:
        total += max(use(c), 0)
    return total / max(1, len(cards))


def mean_coins(cards: list[Card]) -> float:
    """The coins that a card drawn from among these brings; an Action about as many as a poor Treasure."""
    total = 0.0
    for c in cards:
        if c.is_treasure:
            total += c.coins
        elif c.is_action and not c.types & RUINS:
            total += 1.5
    return total / max(1, len(cards))


def better_than_copper(view: DominionView, seat: int) -> bool:
    """Whether the next card of this deck is better than a Copper, on the average."""
    return mean_coins(view.unseen(seat)) > 1.0


def price_met(coins: int, prices: tuple[int, ...]) -> int:
    """The dearest of these prices, in falling order, that the coins pay; 0 if none."""
    for price in prices:
        if coins >= price:
            return price
    return 0


PRICES: Final = (11, 8, 6, 5, 3, 2)  # what is worth having coins for, the dearest first


def buys_more(coins: int, more: int) -> bool:
    """Whether so many more coins buy something dearer."""
    return price_met(coins + more, PRICES) > price_met(coins, PRICES)
