"""Promotional cards."""

from __future__ import annotations

from chaudron.games.dominion.card import ACTION, Card, CardText
from chaudron.games.dominion.choices import BUY_NOW, ORDER_UNDER, PLAY
from chaudron.games.dominion.rules import Game
from chaudron.games.dominion.state import Player


class BlackMarket(CardText):
    """2 coins; turn up three cards of a deck of singles, play Treasures, and buy one at once."""

    types = ACTION
    cost = 3
    needs = ("black_market_deck",)

    def play(self, game: Game, you: Player) -> None:
        game.coins += 2
        market = game.box.pile_named("black_market_deck")
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
