"""Copper: the witches who help in the shop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chaudron.games.quacks.chips import Chip, next_larger
from chaudron.games.quacks.choices import CHOOSE, COPY, UPGRADE
from chaudron.games.quacks.market import BY_ACTION
from chaudron.games.quacks.state import COPPER, NO_CHIPS
from chaudron.games.quacks.witch import Witch

if TYPE_CHECKING:
    from chaudron.games.quacks.rules import Game
    from chaudron.games.quacks.state import Placed, Player

LAST_TWO: Final = "last-two"
ANY_ONE: Final = "one"


class Refiner(Witch):
    """Raise the last two chips a step each, or any one (Q-147)."""

    id = "W-S1"
    penny = COPPER

    def before_shopping(self, game: Game, you: Player) -> None:
        found = [x for x in you.pot if self.larger(game, x.chip) is not None]
        if not found or not game.calls(you, self):
            return
        source = game.source
        game.source = self.id
        last = [x for x in you.pot[-2:] if x in found]
        if len(last) == 2 and game.word(you, CHOOSE, [LAST_TWO, ANY_ONE]) == LAST_TWO:
            for x in last:
                self.raise_step(game, you, x)
        else:
            chosen = game.in_pot(you, UPGRADE, found, 1)
            if chosen is not None:
                self.raise_step(game, you, chosen)
        game.source = source

    def larger(self, game: Game, chip: Chip) -> Chip | None:
        new = next_larger(chip)
        return new if new is not None and game.may_gain(new, BY_ACTION) else None

    def raise_step(self, game: Game, you: Player, placed: Placed) -> None:
        new = self.larger(game, placed.chip)
        if new is not None:
            game.upgrade(you, placed, new.value)


class TwiceTheCoins(Witch):
    """Coins are doubled."""

    id = "W-S2"
    penny = COPPER

    def coin_factor(self, game: Game, you: Player) -> int:
        return 2 if you.takes_coins and game.calls(you, self) else 1


class TwiceTheChip(Witch):
    """One bought chip comes a second time."""

    id = "W-S3"
    penny = COPPER

    def copies(self, game: Game, you: Player, bought: list[Chip]) -> list[Chip]:
        there = [c for c in bought if game.supply[c.id]]
        if not there or not game.calls(you, self):
            return NO_CHIPS
        copy = game.must_take(you, COPY, there)
        assert copy is not None
        return [game.take_copy(you, copy)]


class MoreCoinsForRubies(Witch):
    """2 coins more per ruby."""

    id = "W-S4"
    penny = COPPER

    def more_coins(self, game: Game, you: Player) -> int:
        if you.rubies and (you.takes_coins or game.setup.readings.ws4_after_vp) and game.calls(you, self):
            return 2 * you.rubies
        return 0
