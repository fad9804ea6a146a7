"""Alchemy: 12 kingdom cards, and the Potion they cost."""

from __future__ import annotations

from chaudron.games.dominion.card import ACTION, TREASURE, Card, CardText, Rule
from chaudron.games.dominion.events import DISCARD_PILE, Gain, Trashing
from chaudron.games.dominion.rules import Game
from chaudron.games.dominion.state import ExtraTurn, Player


class Potion(CardText):
    """A Potion to spend."""

    types = TREASURE
    cost = 4
    kingdom = False

    def play(self, game: Game, you: Player) -> None:
        game.potions += 1


class Possession(CardText):
    """After this turn, the player to your left takes a turn in which you decide and gain for them."""

    types = ACTION
    cost = 6
    potion = 1

    def play(self, game: Game, you: Player) -> None:
        victim = game.others(you)[0].index
        rule = Possessed(self.card, victim, you.index)
        game.extra_turn(ExtraTurn(victim, self.card, rule, you.index))


class Possessed(Rule):
    """The possessor gains what the possessed would, and what is trashed of theirs comes back."""

    def __init__(self, card: Card, player: int, possessor: int) -> None:
        super().__init__(card, player)
        self.possessor = possessor

    def in_play_instead_of_gain(self, game: Game, you: Player, gain: Gain) -> None:
        gain.player = self.possessor
        gain.to = DISCARD_PILE

    def in_play_instead_of_trash(self, game: Game, you: Player, trashing: Trashing) -> None:
        trashing.aside = True
        game.put_on_mat(you, "possession", [trashing.card])

    def in_play_at_end_of_turn(self, game: Game, you: Player) -> None:
        # Put, not discarded: nothing reacts to it.
        you.discard_pile.extend(game.clear_mat(you, "possession"))
