"""Promotional cards."""

from __future__ import annotations

from chaudron.games.dominion.card import ACTION, TREASURE, Card, CardText, Played
from chaudron.games.dominion.cards.basics import GOLD, SILVER
from chaudron.games.dominion.choices import (
    BUY_NOW,
    DISCARD,
    GAIN,
    ORDER_UNDER,
    PLACE,
    PLAY,
    PUT_ON_DECK,
    TRASH,
)
from chaudron.games.dominion.rules import Game
from chaudron.games.dominion.state import Player


class BlackMarket(CardText):
    """2 coins; turn up three cards of a deck of singles, play Treasures, and buy one at once."""

    types = ACTION
    cost = 3
    needs = "black_market_deck"

    def play(self, game: Game, you: Player) -> None:
        game.coins += 2
        market = game.setup.pile_named("black_market_deck")
        cards = game.turn_up_pile(you, market, 3)
        while True:
            treasures = [c for c in you.hand if c.is_treasure]
            chosen = game.choose(you, PLAY, treasures, 0, len(treasures))
            if not chosen:
                break
            for card in chosen:
                if card in you.hand:
                    game.play(you, card)
        bought = game.may_choose(you, BUY_NOW, [c for c in cards if game.may_buy(you, c)])
        if bought is not None:
            game.buy_aside(you, bought)
            if bought not in you.aside:
                cards.remove(bought)
        left: list[Card] = game.order(you, ORDER_UNDER, cards)
        game.put_under_pile(you, market, left)


class Envoy(CardText):
    """Turn up five cards; your left neighbour has you discard one, the others go to your hand."""

    types = ACTION
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        cards = game.turn_up(you, 5)
        worst = game.choose_one(game.others(you)[0], DISCARD, cards, you)
        if worst is not None:
            game.discard(you, worst, you.aside)
            cards.remove(worst)
        for card in cards:
            game.take(you, card, you.aside)


class Governor(CardText):
    """1 action; everybody draws, or gains a Treasure, or improves a card: you more than the others."""

    types = ACTION
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        game.actions += 1
        chosen = game.option(you, ["cards", "treasures", "trash"])
        if chosen == "cards":
            game.draw(you, 3)
            for other in game.others(you):
                game.draw(other, 1)
        elif chosen == "treasures":
            game.gain(you, GOLD)
            for other in game.others(you):
                game.gain(other, SILVER)
        else:
            self.improve(game, you, 2)
            for other in game.others(you):
                self.improve(game, other, 1)

    def improve(self, game: Game, player: Player, more: int) -> None:
        occasion = "yours" if more == 2 else ""
        old = game.may_choose(player, TRASH, player.hand, occasion)
        if old is not None:
            price = game.cost(old) + more
            game.trash(player, old)
            new = game.choose_one(player, GAIN, game.supply_exactly(price, old.potion), occasion=occasion)
            if new is not None:
                game.gain(player, new)


class Stash(CardText):
    """2 coins. Whenever you shuffle, put it where you like; its back shows where it lies."""

    types = TREASURE
    cost = 5
    coins = 2

    def on_shuffle(self, game: Game, you: Player) -> None:
        game.put_into_deck(you, self.card, game.number(you, PLACE, 0, len(you.deck)))


class WalledVillage(CardText):
    """1 card, 2 actions; goes back on your deck in Clean-up if at most one other Action is in play."""

    types = ACTION
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 1)
        game.actions += 2

    def heeds_clean_up(self, game: Game, you: Player) -> bool:
        return len([p for p in you.in_play if p.card.is_action]) <= 2

    def in_play_at_clean_up(self, game: Game, you: Player, this: Played) -> None:
        if game.may(you, PUT_ON_DECK, self.card):
            game.put_played_on_deck(you, this)
