"""Purple, the ghost's breath; on sale from round 3, paid in phase B."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chaudron.games.quacks.book import Book
from chaudron.games.quacks.chips import BLACK_1, BLUE_2, GREEN_1, PURPLE, PURPLE_1, YELLOW_4
from chaudron.games.quacks.choices import HAND_IN, TIER, UPGRADE
from chaudron.games.quacks.market import BY_ACTION
from chaudron.games.quacks.state import Placed
from chaudron.games.quacks.track import COINS, POINTS, ROUNDS

if TYPE_CHECKING:
    from chaudron.games.quacks.rules import Game
    from chaudron.games.quacks.state import Player


class Purple1(Book):
    """One reward, by the number of purple chips."""

    id = "purple-1"
    colour = PURPLE
    price_1 = 9
    opens = 3

    def on_scoring(self, game: Game, you: Player) -> None:
        n = len(game.acting(you, PURPLE))
        if n >= 3:
            n = game.number(you, TIER, 0 if game.setup.readings.ask_gains else 1, 3)
        elif n and not game.lets(you, PURPLE_1):
            return
        if n == 1:
            game.score(you, 1)
        elif n == 2:
            game.score(you, 1)
            game.gain_rubies(you, 1)
        elif n == 3:
            game.score(you, 2)
            game.move_droplet(you, 1)


class Purple2(Book):
    """Hand in up to three purple chips, once, for a reward."""

    id = "purple-2"
    colour = PURPLE
    price_1 = 12
    opens = 3

    def on_scoring(self, game: Game, you: Player) -> None:
        purple = game.acting(you, PURPLE)
        n = game.number(you, HAND_IN, 0, min(3, len(purple)))
        for x in purple[len(purple) - n :]:
            game.lift(you, x)
            game.to_supply(x.chip)
        if n == 1:
            game.gain(you, BLACK_1, BY_ACTION)
            game.score(you, 1)
            game.gain_rubies(you, 1)
        elif n == 2:
            game.gain(you, GREEN_1, BY_ACTION)
            game.gain(you, BLUE_2, BY_ACTION)
            game.score(you, 3)
            game.move_droplet(you, 1)
        elif n == 3:
            game.gain(you, YELLOW_4, BY_ACTION)
            game.score(you, 6)
            game.gain_rubies(you, 1)
            game.move_droplet(you, 2)


class Purple3(Book):
    """Each purple chip scores by the number on its space."""

    id = "purple-3"
    colour = PURPLE
    price_1 = 10
    opens = 3

    def on_scoring(self, game: Game, you: Player) -> None:
        points = 0
        by_index = game.setup.readings.purple3_by_index
        for x in game.acting(you, PURPLE):
            number = x.space if by_index else COINS[x.space]
            points += min(3, number // 10)
        if points and game.lets(you, PURPLE_1, points):
            game.score(you, points)


class Purple4(Book):
    """One chip of the cauldron is raised, by the number of purple chips."""

    id = "purple-4"
    colour = PURPLE
    price_1 = 11
    opens = 3

    def on_scoring(self, game: Game, you: Player) -> None:
        n = len(game.acting(you, PURPLE))
        if not n:
            return
        steps = [(1, 2), (2, 4), (1, 4)][: min(n, 3)]
        found: list[Placed] = []
        for x in you.pot:
            for old, new in steps:
                if x.chip.value == old and x not in found and game.raised(x.chip, new) is not None:
                    found.append(x)
        placed = game.in_pot(you, UPGRADE, found)
        if placed is None:
            return
        values = [new for old, new in steps if old == placed.chip.value]
        values = [v for v in values if game.raised(placed.chip, v) is not None]
        value = values[0]
        if len(values) > 1:
            value = 4 if game.number(you, TIER, 2, 3) == 3 else 2
        game.upgrade(you, placed, value)


class Purple5(Book):
    """The points printed under the purple chips are coins for one or two chips."""

    id = "purple-5"
    colour = PURPLE
    box = "herb_witches"
    price_1 = 9
    opens = 3

    def on_scoring(self, game: Game, you: Player) -> None:
        coins = 0
        for x in game.acting(you, PURPLE):
            coins += POINTS[x.space]
        if game.round == ROUNDS:
            if coins >= 5 and game.lets(you, PURPLE_1, coins // 5):
                game.score(you, coins // 5)
            return
        for chip in game.buy_chips(you, coins, 2):
            game.into_bag(you, chip, BY_ACTION)


class Purple6(Book):
    """Each purple chip scores the printed value of the chip placed right after it."""

    id = "purple-6"
    colour = PURPLE
    box = "herb_witches"
    price_1 = 16
    opens = 3

    def on_scoring(self, game: Game, you: Player) -> None:
        points = 0
        pot = you.pot
        for i in range(len(pot) - 1):
            if pot[i].acts.colour == PURPLE:
                points += pot[i + 1].chip.value
        if points and game.lets(you, PURPLE_1, points):
            game.score(you, points)
