"""Prosperity: 25 kingdom cards, Platinum and Colony."""

from __future__ import annotations

from chaudron.games.dominion.card import (
    ACTION,
    ATTACK,
    REACTION,
    TREASURE,
    VICTORY,
    Card,
    CardText,
    Rule,
)
from chaudron.games.dominion.cards.basics import COPPER, CURSE, GOLD
from chaudron.games.dominion.choices import (
    ACCEPT,
    DISCARD,
    GAIN,
    PLAY,
    PUT_ON_DECK,
    REVEAL,
    TAKE,
    TRASH,
)
from chaudron.games.dominion.events import DECK, Buy, Gain
from chaudron.games.dominion.rules import Game
from chaudron.games.dominion.state import BUY_PHASE, TREASURE_PHASE, Player


class Platinum(CardText):
    """5 coins."""

    types = TREASURE
    cost = 9
    coins = 5
    kingdom = False


class Colony(CardText):
    """10 points."""

    types = VICTORY
    cost = 11
    vp = 10
    kingdom = False


class Bank(CardText):
    """1 coin for every Treasure you have in play, this one included."""

    types = TREASURE
    cost = 7
    among_treasures = 1

    def play(self, game: Game, you: Player) -> None:
        game.coins += len([p for p in you.in_play if p.card.is_treasure])


class Bishop(CardText):
    """1 coin, 1 point; trash a card for half its cost in points; the others may trash one for nothing."""

    types = ACTION
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        game.coins += 1
        game.add_tokens(you, "vp", 1)
        card = game.choose_one(you, TRASH, you.hand)
        if card is not None:
            worth = game.cost(card) // 2
            game.trash(you, card)
            game.add_tokens(you, "vp", worth)
        for other in game.others(you):
            card = game.may_choose(other, TRASH, other.hand)
            if card is not None:
                game.trash(other, card)


class City(CardText):
    """1 card, 2 actions; with an empty pile 1 card more, with two also 1 coin and 1 buy."""

    types = ACTION
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        empty = game.empty_piles
        game.draw(you, 1)
        game.actions += 2
        if empty >= 1:
            game.draw(you, 1)
        if empty >= 2:
            game.coins += 1
            game.buys += 1


class Contraband(CardText):
    """3 coins, 1 buy; the player to your left names a card that you cannot buy this turn."""

    types = TREASURE
    cost = 5
    coins = 3
    among_treasures = -1
    thoughtful = True

    def play(self, game: Game, you: Player) -> None:
        game.coins += self.coins
        game.buys += 1
        left = game.others(you)[0]
        named = game.name_card(left, you)
        game.announce_name(left, named)
        game.add_rule(Banned(self.card, named))


class Banned(Rule):
    """Nobody buys this card for the rest of the turn."""

    def __init__(self, card: Card, named: Card) -> None:
        super().__init__(card)
        self.named = named

    def dump(self) -> list[object]:
        return [*super().dump(), self.named.name]

    def in_play_forbids(self, game: Game, card: Card) -> bool:
        return card is self.named


class CountingHouse(CardText):
    """Take any number of Coppers out of your discard pile into your hand."""

    types = ACTION
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        coppers = [c for c in game.search_discards(you) if c is COPPER]
        chosen = game.choose(you, TAKE, coppers, 0, len(coppers))
        game.searched()
        for card in chosen:
            game.take(you, card, you.discard_pile)


class Expand(CardText):
    """Trash a card from hand; gain one costing up to 3 more."""

    types = ACTION
    cost = 7

    def play(self, game: Game, you: Player) -> None:
        old = game.choose_one(you, TRASH, you.hand)
        if old is not None:
            limit = game.cost(old) + 3
            game.trash(you, old)
            new = game.choose_one(you, GAIN, game.supply_up_to(limit, old.potion))
            if new is not None:
                game.gain(you, new)


class Forge(CardText):
    """Trash any number of cards from hand; gain one costing exactly as much as they did together."""

    types = ACTION
    cost = 7

    def play(self, game: Game, you: Player) -> None:
        cards = game.choose(you, TRASH, you.hand, 0, len(you.hand))
        total = sum([game.cost(c) for c in cards])
        game.trash_all(you, cards)
        new = game.choose_one(you, GAIN, game.supply_exactly(total))
        if new is not None:
            game.gain(you, new)


class Goons(CardText):
    """1 buy, 2 coins; everyone else keeps only 3 cards; in play, each card you buy earns a point."""

    types = ACTION | ATTACK
    cost = 6
    commutes = True

    def play(self, game: Game, you: Player) -> None:
        game.buys += 1
        game.coins += 2
        for other in game.attacked(you):
            game.discard_down_to(other, 3)

    def in_play_on_buy(self, game: Game, you: Player, buy: Buy) -> None:
        game.add_tokens(you, "vp", 1)


class GrandMarket(CardText):
    """1 card, 1 action, 1 buy, 2 coins; cannot be bought with a Copper in play."""

    types = ACTION
    cost = 6

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 1)
        game.actions += 1
        game.buys += 1
        game.coins += 2

    def may_be_bought(self, game: Game, you: Player) -> bool:
        return all([p.card is not COPPER for p in you.in_play])

    def minds(self, treasure: Card) -> bool:
        return treasure is COPPER


class Hoard(CardText):
    """2 coins; in play, each Victory card you buy brings a Gold."""

    types = TREASURE
    cost = 6
    coins = 2

    def heeds_buy(self, game: Game, you: Player, buy: Buy) -> bool:
        return buy.card.is_victory

    def in_play_on_buy(self, game: Game, you: Player, buy: Buy) -> None:
        game.gain(you, GOLD)


class KingsCourt(CardText):
    """You may play an Action from your hand three times."""

    types = ACTION
    cost = 7

    def play(self, game: Game, you: Player) -> None:
        card = game.may_choose(you, PLAY, [c for c in you.hand if c.is_action])
        if card is not None:
            game.play_times(you, card, 3)


class Loan(CardText):
    """1 coin; turn up cards until a Treasure shows, and discard or trash it."""

    types = TREASURE
    cost = 3
    coins = 1
    among_treasures = -1
    thoughtful = True

    def play(self, game: Game, you: Player) -> None:
        game.coins += self.coins
        cards = game.turn_up_until(you, is_treasure)
        if cards and cards[-1].is_treasure:
            if game.option(you, ["discard", "trash"], cards[-1]) == "trash":
                game.trash(you, cards.pop(), you.aside)
        game.discard_all(you, cards, you.aside)


class Mint(CardText):
    """You may show a Treasure from hand and gain another; buying this costs your Treasures in play."""

    types = ACTION
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        card = game.may_choose(you, REVEAL, [c for c in you.hand if c.is_treasure])
        if card is not None:
            game.show(you, [card])
            if game.in_supply(card):
                game.gain(you, card)

    def on_buy(self, game: Game, you: Player, buy: Buy) -> None:
        game.trash_all_played(you, [p for p in you.in_play if p.card.is_treasure])

    def minds(self, treasure: Card) -> bool:
        return True


class Monument(CardText):
    """2 coins, 1 point."""

    types = ACTION
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        game.coins += 2
        game.add_tokens(you, "vp", 1)


class Mountebank(CardText):
    """2 coins; everyone else discards a Curse or gains a Curse and a Copper."""

    types = ACTION | ATTACK
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        game.coins += 2
        for other in game.attacked(you):
            if CURSE not in other.hand:
                game.glance_at(other, lambda c: c is CURSE)
            if CURSE in other.hand and game.may(other, DISCARD, CURSE):
                game.discard(other, CURSE)
            else:
                game.gain(other, CURSE)
                game.gain(other, COPPER)


class Peddler(CardText):
    """1 card, 1 action, 1 coin; in the Buy phase, costs 2 less per Action in play."""

    types = ACTION
    cost = 8

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 1)
        game.actions += 1
        game.coins += 1

    def own_cost(self, game: Game) -> int:
        if game.phase != TREASURE_PHASE and game.phase != BUY_PHASE:
            return 0
        return -2 * len([p for p in game.players[game.current].in_play if p.card.is_action])


class Quarry(CardText):
    """1 coin; in play, Actions cost 2 less."""

    types = TREASURE
    cost = 4
    coins = 1

    def in_play_cost(self, game: Game, card: Card) -> int:
        return -2 if card.is_action else 0


class Rabble(CardText):
    """3 cards; everyone else turns up three cards, discards Actions and Treasures, puts the rest back."""

    types = ACTION | ATTACK
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 3)
        for other in game.attacked(you):
            cards = game.turn_up(other, 3)
            lost = [c for c in cards if c.is_action or c.is_treasure]
            game.discard_all(other, lost, other.aside)
            kept = [c for c in cards if not c.is_action and not c.is_treasure]
            game.put_back(other, kept, openly=True)


class RoyalSeal(CardText):
    """2 coins; in play, each card you gain may go onto your deck."""

    types = TREASURE
    cost = 5
    coins = 2
    once = True

    def heeds_gain(self, game: Game, you: Player, gain: Gain) -> bool:
        return gain.in_sight and gain.to != DECK

    def in_play_on_gain(self, game: Game, you: Player, gain: Gain) -> None:
        if game.may(you, PUT_ON_DECK, gain.card):
            game.put_gained_on_deck(you, gain)


class Talisman(CardText):
    """1 coin; in play, each cheap card you buy, but Victory cards, brings another of its kind."""

    types = TREASURE
    cost = 4
    coins = 1
    limit = 4
    thoughtful = True

    def heeds_buy(self, game: Game, you: Player, buy: Buy) -> bool:
        return not buy.card.is_victory and game.costs_from(buy.card, 0, self.limit)

    def in_play_on_buy(self, game: Game, you: Player, buy: Buy) -> None:
        game.gain(you, buy.card)


class TradeRoute(CardText):
    """1 buy; a coin per Victory pile that was gained from; trash a card from hand."""

    types = ACTION
    cost = 3
    commutes = True

    def set_up(self, game: Game) -> None:
        for i in game.setup.supply:
            card = game.setup.piles[i].card
            if card is not None and card.is_victory:
                game.put_tokens(i, self.card, 1)

    def token_on_gain(self, game: Game, you: Player, gain: Gain, tokens: int) -> None:
        game.put_tokens(gain.pile, self.card, -tokens)
        mats = dict(game.mats)
        mats["trade_route"] = mats.get("trade_route", 0) + tokens
        game.mats = mats

    def play(self, game: Game, you: Player) -> None:
        game.buys += 1
        game.coins += game.mats.get("trade_route", 0)
        card = game.choose_one(you, TRASH, you.hand)
        if card is not None:
            game.trash(you, card)


class Vault(CardText):
    """2 cards; discard any number for a coin each; the others may discard two cards to draw one."""

    types = ACTION
    cost = 5
    price = 2  # what the others discard to draw a card

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 2)
        game.coins += game.choose_discards(you, 0, len(you.hand))
        for other in game.others(you):
            if other.hand and game.may(other, ACCEPT):
                if game.choose_discards(other, self.price, self.price) == self.price:
                    game.draw(other, 1)


class Venture(CardText):
    """1 coin; turn up cards until a Treasure shows, and play it."""

    types = TREASURE
    cost = 5
    coins = 1
    among_treasures = -1
    thoughtful = True

    def play(self, game: Game, you: Player) -> None:
        game.coins += self.coins
        cards = game.turn_up_until(you, is_treasure)
        found = cards.pop() if cards and cards[-1].is_treasure else None
        game.discard_all(you, cards, you.aside)
        if found is not None:
            game.play(you, found, you.aside)


class Watchtower(CardText):
    """Draw up to six cards in hand; in hand, trash a gained card or put it on your deck."""

    types = ACTION | REACTION
    cost = 3

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 6 - len(you.hand))

    def heeds_gain(self, game: Game, you: Player, gain: Gain) -> bool:
        return gain.in_sight

    def in_hand_on_gain(self, game: Game, you: Player, gain: Gain) -> None:
        chosen = game.may_option(you, ["trash", "deck"], gain.card)
        if chosen is not None:
            game.show(you, [self.card])
        if chosen == "trash":
            game.trash_gained(you, gain)
        elif chosen == "deck":
            game.put_gained_on_deck(you, gain)


class WorkersVillage(CardText):
    """1 card, 2 actions, 1 buy."""

    types = ACTION
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 1)
        game.actions += 2
        game.buys += 1


def is_treasure(card: Card) -> bool:
    return card.is_treasure
