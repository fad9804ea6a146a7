"""Black, the death's-head hawkmoth: compared with others in phase B."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chaudron.games.quacks.book import Book
from chaudron.games.quacks.chips import BLACK, BLACK_1

if TYPE_CHECKING:
    from chaudron.games.quacks.rules import Game
    from chaudron.games.quacks.state import Player


class BlackTwoPlayers(Book):
    """As many as the opponent: the droplet moves 1. More: a ruby too."""

    id = "black-base-2p"
    colour = BLACK
    price_1 = 10

    def on_scoring(self, game: Game, you: Player) -> None:
        mine = len(game.acting(you, BLACK))
        theirs = len(game.acting(game.left_of(you), BLACK))
        if mine < theirs or (mine == 0 and not game.setup.readings.black_zero_tie):
            return
        if not game.lets(you, BLACK_1):
            return
        game.move_droplet(you, 1)
        if mine > theirs:
            game.gain_rubies(you, 1)


class BlackNeighbours(Book):
    """More than one neighbour: the droplet moves 1. More than both: a ruby too."""

    id = "black-base-3p"
    colour = BLACK
    price_1 = 10

    def on_scoring(self, game: Game, you: Player) -> None:
        mine = len(game.acting(you, BLACK))
        beaten = 0
        for other in (game.left_of(you), game.right_of(you)):
            if mine > len(game.acting(other, BLACK)):
                beaten += 1
        if beaten and game.lets(you, BLACK_1):
            game.move_droplet(you, 1)
            if beaten == 2:
                game.gain_rubies(you, 1)


class Black5(Book):
    """Black chips go to the player on the left; their cauldron then pays you."""

    id = "black-5"
    colour = BLACK
    box = "herb_witches"
    price_1 = 10
    passes_on = True

    def on_scoring(self, game: Game, you: Player) -> None:
        rubies = len(game.acting(game.left_of(you), BLACK)) + len(game.last_two(you, BLACK))
        if rubies and game.lets(you, BLACK_1):
            game.gain_rubies(you, rubies)


class Black6(Book):
    """The furthest black chip of the table moves the droplet 1, the second furthest brings a ruby."""

    id = "black-6"
    colour = BLACK
    box = "herb_witches"
    price_1 = 9

    def on_scoring(self, game: Game, you: Player) -> None:
        first = second = -1
        for p in game.players:
            for x in game.acting(p, BLACK):
                if x.space > first:
                    second = first
                    first = x.space
                elif first > x.space > second:
                    second = x.space
        spaces = [x.space for x in game.acting(you, BLACK)]
        if (first in spaces or second in spaces) and game.lets(you, BLACK_1):
            if first in spaces:
                game.move_droplet(you, 1)
            if second in spaces:
                game.gain_rubies(you, 1)
