"""Selling: confirm, bid, and sell to the adventurer in the order of smileys."""

from __future__ import annotations

from typing import Final, cast

from chaudron.games.alchemists import events
from chaudron.games.alchemists.alchemy import EXACT, NEUTRAL_BREW, POTIONS, quality
from chaudron.games.alchemists.choices import BID, CONFIRM_SALE, GUARANTEE, SELL_POTION, AlchemistsQuestion
from chaudron.games.alchemists.components import GUARANTEES, PRICES, SELL
from chaudron.games.alchemists.events import NOTHING_TO_SELL, WITHDRAW, AlchemistsEvent, Counted, Sold
from chaudron.games.alchemists.knowledge import sold, spied_sale
from chaudron.games.alchemists.lab import Laboratory
from chaudron.games.alchemists.state import SALE, Player
from chaudron.kernel.request import ONE, Request

PLACES: Final = 3  # potions on an adventurer's tile
BID_CARDS: Final = 4  # discounts of 0 to 3 gold
BAD_BREW: Final = 1  # reputation lost with one that is neutral or of the wrong sign


class Sale:
    """One seller's turn, while it happens: favours change it."""

    def __init__(self, is_first: bool) -> None:
        self.is_first = is_first  # nobody had a turn before
        self.wants_anything = False  # the adventurer also buys what is no longer wanted
        self.praise = 0  # so many levels better is the brew; an exact one brings reputation


def sale_price(game: Laboratory, you: Player, guarantee: int, discount: int) -> int:
    """What a guarantee is worth to this seller; below 1 it may not be offered (A-083)."""
    zone = game.zone(you)
    return PRICES[guarantee] - discount + (1 if zone == "blue" else -1 if zone == "red" else 0)


def may_bid(game: Laboratory, you: Player) -> list[int]:
    """The discounts with which some guarantee still reaches a price (A-306)."""
    return [d for d in range(BID_CARDS) if sale_price(game, you, 0, d) >= 1]


def smileys(game: Laboratory, you: Player, discount: int) -> int:
    """Of the bid card, and one more in the green and blue zones (A-076, A-077)."""
    bonus = 1 if game.zone(you) in ("green", "blue") else 0
    return game.setup.readings.bid_smileys[discount] + bonus


def hold_bids(game: Laboratory, rows: list[Player]) -> None:
    """Everybody confirms or withdraws; then bids decide who sells first (A-304, A-305)."""
    sellers: list[Player] = []
    for you in rows:
        if game.pairs_of(you, you.hand) and game.agrees(you, CONFIRM_SALE, "sell"):
            sellers.append(you)
        else:
            you.unused += game.setup.costs[SELL][0]
            game.tell(AlchemistsEvent(WITHDRAW, you.index))
    for you in game.players:
        you.bid = 0 if you in sellers else -1
    if len(sellers) > 1:
        bids: list[Request] = []
        for you in sellers:
            cards: list[object] = []
            cards.extend([str(d) for d in may_bid(game, you)])
            bids.append(AlchemistsQuestion(you.index, ONE, BID, 1, 1, "sell", cards))
        answers = game.ask_all(bids)
        for you, answer in zip(sellers, answers):
            you.bid = int(cast(str, answer))
        game.news += 1
        for you in sellers:
            game.tell(Counted(events.BID, you.index, you.bid))
    order = sorted(range(len(sellers)), key=[-smileys(game, you, you.bid) for you in sellers].__getitem__)
    game.queue = [(SALE, SELL, sellers[i].index, 0) for i in order] + game.queue


def open_places(game: Laboratory) -> list[int]:
    """The potions of the tile that can still be sold (A-309, A-310)."""
    n, done, r = game.n_players, game.sold, game.setup.readings
    free = [place for place in range(PLACES) if place not in done]
    if n == 4:
        return free
    if len(done) >= (1 if n == 2 and r.one_sale_2p else 2):
        return []
    if r.sale_square_pattern == "independent":
        return free
    if r.sale_square_pattern == "middle_blocks_neighbour":  # a sale in the middle closes the left one
        return [place for place in free if not (place == 0 and 1 in done)]
    left_used = 0 in done or 1 in done
    return [place for place in free if place == 2 or not left_used]


def sell(game: Laboratory, you: Player) -> None:
    """One seller's turn: favours, potion, guarantee, brew, pay (A-307)."""
    wanted = game.setup.wants[game.adventurer()]
    sale = Sale(game.sales == 0)
    game.sales += 1
    free = open_places(game)
    for favour in game.favours_at_hand(you):
        favour.before_sale(game, you, sale)
    places = list(range(PLACES)) if sale.wants_anything else free
    if not places or not game.pairs_of(you, you.hand):
        you.unused += game.setup.costs[SELL][0]
        game.tell(AlchemistsEvent(NOTHING_TO_SELL, you.index))
        return
    for favour in game.favours_at_hand(you):
        favour.on_sale(game, you, sale)
    potion = POTIONS.index(game.word(you, SELL_POTION, [POTIONS[wanted[p]] for p in places], "sell"))
    place = wanted.index(potion)
    offers = [g for g in range(4) if sale_price(game, you, g, you.bid) >= 1]
    guarantee = GUARANTEES.index(
        game.word(you, GUARANTEE, [GUARANTEES[g] for g in offers], "sell", [POTIONS[potion]])
    )
    price = sale_price(game, you, guarantee, you.bid)
    mix = game.mixes(you, "sell", [POTIONS[potion], GUARANTEES[guarantee]])
    grade = quality(potion, game.potion_of(mix))
    game.news += 1
    game.learn(you, sold(mix.first, mix.second, potion, grade))
    game.tell(Sold(you.index, mix, potion, guarantee, grade))
    if place in free:
        game.sold = game.sold + [place]
        game.sold_by = game.sold_by + [you.index]
    praise = sale.praise if grade == EXACT else 0
    better = max(EXACT, grade - sale.praise)
    if better <= guarantee:
        game.gain_gold(you, price)
    game.change_reputation(you, praise - (BAD_BREW if better >= NEUTRAL_BREW else 0))
    game.discard_mixed(you, mix)
    game.spied_on(you, mix, [spied_sale(mix.first, potion, grade), spied_sale(mix.second, potion, grade)])
