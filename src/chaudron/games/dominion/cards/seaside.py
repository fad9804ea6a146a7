"""Seaside: 26 kingdom cards; durations, mats and tokens."""

from __future__ import annotations

from chaudron.games.dominion.card import ACTION, DURATION, VICTORY, CardText
from chaudron.games.dominion.cards.basics import CURSE
from chaudron.games.dominion.choices import PUT_TOKEN, SET_ASIDE
from chaudron.games.dominion.events import Buy
from chaudron.games.dominion.rules import Game
from chaudron.games.dominion.state import Due, Player


class Embargo(CardText):
    """2 coins; trash this and put a token on a pile: whoever buys from it gains a Curse per token."""

    types = ACTION
    cost = 2

    def play(self, game: Game, you: Player) -> None:
        game.coins += 2
        game.trash_this(you)
        pile = game.choose_pile(you, PUT_TOKEN)
        game.put_tokens(pile, self.card, 1)

    def token_on_buy(self, game: Game, you: Player, buy: Buy, tokens: int) -> None:
        for _ in range(tokens):
            game.gain(you, CURSE)


class Island(CardText):
    """Put this and a card from hand away until the end of the game."""

    types = ACTION | VICTORY
    cost = 4
    vp = 2

    def play(self, game: Game, you: Player) -> None:
        card = game.choose_one(you, SET_ASIDE, you.hand)
        this = game.this
        if this is not None and game.leave_play(you, this):
            game.put_on_mat(you, "island", [this.printed])
        if card is not None:
            game.leave(you, card, you.hand)
            game.put_on_mat(you, "island", [card])


class Wharf(CardText):
    """2 cards, 1 buy, now and at the start of your next turn."""

    types = ACTION | DURATION
    cost = 5
    commutes = True

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 2)
        game.buys += 1
        game.later(you)

    def next_turn(self, game: Game, you: Player, due: Due) -> None:
        game.draw(you, 2)
        game.buys += 1
