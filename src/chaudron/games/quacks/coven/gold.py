"""Gold: the witches who help when potions are scored, and with rubies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chaudron.games.quacks.chips import LOCOWEED, PURPLE, WHITE
from chaudron.games.quacks.state import GOLD
from chaudron.games.quacks.track import POINTS
from chaudron.games.quacks.witch import Witch

if TYPE_CHECKING:
    from chaudron.games.quacks.rules import Game
    from chaudron.games.quacks.state import Player


class RainbowBrew(Witch):
    """Points by the number of colours in the cauldron."""

    id = "W-P1"
    penny = GOLD

    def on_points(self, game: Game, you: Player) -> None:
        readings = game.setup.readings
        if you.takes_points or readings.wp1_after_buy:
            colours = game.colours(you)
            if colours and game.calls(you, self):
                game.score(you, readings.witch_colours_vp[colours])


class BottomOfTheBag(Witch):
    """2 points per coloured 2, 4 and 6, per purple and per locoweed chip left in the bag (Q-152)."""

    id = "W-P2"
    penny = GOLD

    def after_brewing(self, game: Game, you: Player) -> None:
        points = 0
        for c in you.bag:
            if c.colour == PURPLE or c.colour == LOCOWEED or (c.colour != WHITE and c.value > 1):
                points += 2
        you.bag_worth = points

    def on_points(self, game: Game, you: Player) -> None:
        if you.bag_worth and game.calls(you, self):
            game.score(you, you.bag_worth)


class ShowerOfRubies(Witch):
    """As many rubies as the scoring space shows points, instead of the others (Q-153)."""

    id = "W-P3"
    penny = GOLD

    def on_ruby(self, game: Game, you: Player) -> bool:
        if not game.calls(you, self):
            return False
        game.gain_rubies(you, POINTS[you.scoring])
        return True


class HalfPrice(Witch):
    """Droplet steps and refills cost 1 ruby."""

    id = "W-P4"
    penny = GOLD

    def ruby_price(self, game: Game, you: Player, price: int) -> int:
        return 1 if you.rubies and game.purchases(you) and game.calls(you, self) else price
