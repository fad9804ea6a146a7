"""Hinterlands: 26 kingdom cards; what happens when cards are bought or gained."""

from __future__ import annotations

from chaudron.games.dominion.card import ACTION, REACTION, CardText
from chaudron.games.dominion.cards.basics import SILVER
from chaudron.games.dominion.choices import TRASH
from chaudron.games.dominion.events import DISCARD_PILE, Gain
from chaudron.games.dominion.rules import Game
from chaudron.games.dominion.state import Player


class Trader(CardText):
    """Turn a card into Silvers, one per coin of its cost; in hand, turn any gain into a Silver."""

    types = ACTION | REACTION
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        card = game.choose_one(you, TRASH, you.hand)
        if card is not None:
            silvers = game.cost(card)
            game.trash(you, card)
            for _ in range(silvers):
                game.gain(you, SILVER)

    def in_hand_instead_of_gain(self, game: Game, you: Player, gain: Gain) -> None:
        if game.may_reveal(you, self):
            gain.becomes(SILVER, DISCARD_PILE)
