"""Prosperity: 25 kingdom cards, Platinum and Colony."""

from __future__ import annotations

from chaudron.games.dominion.card import ACTION, REACTION, TREASURE, VICTORY, CardText
from chaudron.games.dominion.events import Gain
from chaudron.games.dominion.rules import Game
from chaudron.games.dominion.state import Player


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


class Watchtower(CardText):
    """Draw up to six cards in hand; in hand, trash a gained card or put it on your deck."""

    types = ACTION | REACTION
    cost = 3

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 6 - len(you.hand))

    def in_hand_on_gain(self, game: Game, you: Player, gain: Gain) -> None:
        if gain.in_sight and game.may_reveal(you, self):
            if game.option(you, ["trash", "deck"], gain.card) == "trash":
                game.trash_gained(you, gain)
            else:
                game.put_gained_on_deck(you, gain)
