"""Silver: the witches who help while brewing, and when it went wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chaudron.games.quacks.chips import WHITE
from chaudron.games.quacks.choices import PLACE, TAKE_BACK
from chaudron.games.quacks.pot import NORMAL
from chaudron.games.quacks.state import AFTERWARDS, SILVER
from chaudron.games.quacks.witch import Witch

if TYPE_CHECKING:
    from chaudron.games.quacks.rules import Game
    from chaudron.games.quacks.state import BeforeChip, Placed, Player


class SavedByTheFlask(Witch):
    """With a full flask the white that exploded the cauldron goes back, and all is as before it."""

    id = "W-B1"
    penny = SILVER

    def on_explosion(self, game: Game, you: Player, placed: Placed, before: BeforeChip) -> bool:
        if not you.flask or you.flask_used or not game.calls(you, self):
            return False
        you.flask = False
        you.flask_used = True
        you.exploded = False
        you.shielded = False
        game.take_back(you, placed)
        game.step_back(you, before)
        if game.phase == AFTERWARDS and game.setup.readings.wb1_draw_on:
            you.draws_on = True
        return True


class GoodHandful(Witch):
    """Draw 6, place any of them in any order; an explosion ends it (Q-144, Q-226)."""

    id = "W-B2"
    penny = SILVER

    def can_brew(self, game: Game, you: Player) -> bool:
        return len(you.bag) > 0

    def brew(self, game: Game, you: Player) -> None:
        hand = game.draw_some(you, 6)
        while hand and not you.exploded:
            chip = game.chip(you, PLACE, hand, 0, hand, NORMAL)
            if chip is None:
                break
            hand.remove(chip)
            source = game.source
            game.source = ""
            game.place(you, chip, NORMAL)
            game.source = source
        game.put_back(you, hand)


class Laundress(Witch):
    """One or both of the two latest whites go back (Q-145)."""

    id = "W-B3"
    penny = SILVER

    def can_brew(self, game: Game, you: Player) -> bool:
        return you.white > 0 and len(self.whites(you)) > 0

    def whites(self, you: Player) -> list[Placed]:
        """The two latest white chips of the cauldron, the latest first (Q-227)."""
        out: list[Placed] = []
        for x in reversed(you.pot):
            if x.chip.colour == WHITE and len(out) < 2:
                out.append(x)
        return out

    def brew(self, game: Game, you: Player) -> None:
        whites = self.whites(you)
        first = game.in_pot(you, TAKE_BACK, whites, 1)
        if first is None:
            return
        game.take_back(you, first)
        rest = [x for x in whites if x is not first]
        second = game.in_pot(you, TAKE_BACK, rest)
        if second is not None:
            game.take_back(you, second)


class Harmless(Witch):
    """An explosion costs nothing: die, points and coins as for anybody else."""

    id = "W-B4"
    penny = SILVER

    def before_scoring(self, game: Game, you: Player) -> None:
        if you.exploded and game.calls(you, self):
            you.saved = True
