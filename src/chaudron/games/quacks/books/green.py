"""Green, the garden spider: mostly about the last two chips, in phase B."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chaudron.games.quacks.book import Book
from chaudron.games.quacks.chips import (
    BLUE_1,
    GREEN,
    GREEN_1,
    ORANGE_1,
    PURPLE_1,
    RED_1,
    YELLOW_1,
    Chip,
)
from chaudron.games.quacks.choices import KEEP, MOVE_FURTHER, STEPS
from chaudron.games.quacks.events import LAID_ASIDE
from chaudron.games.quacks.market import BY_ACTION
from chaudron.games.quacks.state import Placed
from chaudron.games.quacks.track import LAST_SPACE, ROUNDS, RUBY

if TYPE_CHECKING:
    from chaudron.games.quacks.options import Readings
    from chaudron.games.quacks.rules import Game
    from chaudron.games.quacks.state import Player


class Green1(Book):
    """1 ruby per green among the last two chips."""

    id = "green-1"
    colour = GREEN
    price_1 = 4
    price_2 = 8
    price_4 = 14

    def on_scoring(self, game: Game, you: Player) -> None:
        n = len(game.last_two(you, GREEN))
        if n and game.lets(you, GREEN_1):
            game.gain_rubies(you, n)


class Green2(Book):
    """Each green among the last two chips brings a chip, by its value."""

    id = "green-2"
    colour = GREEN
    price_1 = 6
    price_2 = 11
    price_4 = 18

    def on_scoring(self, game: Game, you: Player) -> None:
        for x in game.last_two(you, GREEN):
            chips = self.gifts(x.acts)
            game.may_take(you, [c for c in chips if game.may_gain(c, BY_ACTION)], BY_ACTION)

    def gifts(self, green: Chip) -> list[Chip]:
        if green.value == 1:
            return [ORANGE_1]
        return [BLUE_1, RED_1] if green.value == 2 else [YELLOW_1, PURPLE_1]


class Green3(Book):
    """With a white total of exactly 7 the last chip moves on by all green values."""

    id = "green-3"
    colour = GREEN
    price_1 = 6
    price_2 = 11
    price_4 = 21

    def price_here(self, value: int, readings: Readings) -> int:
        return readings.price_green3_4 if value == 4 else self.price(value)

    def on_scoring(self, game: Game, you: Player) -> None:
        if not you.pot or game.white_total(you) != 7:
            return
        last = you.pot[-1]
        steps = 0
        for x in game.acting(you, GREEN):
            steps += x.acts.value
        space = min(last.space + steps, LAST_SPACE)
        if space > last.space and self.wanted(game, you, last, space):
            you.pot[-1] = Placed(last.chip, space, last.move, last.acts)
            game.settle_scoring(you)

    def wanted(self, game: Game, you: Player, last: Placed, space: int) -> bool:
        """Asked when it matters: the step can leave a ruby behind (Q-060)."""
        readings = game.setup.readings
        if not readings.ask_gains:
            if not RUBY[you.scoring] or RUBY[space + 1] or not readings.decline_bonus_moves:
                return True
        return game.agrees(you, MOVE_FURTHER, last.chip, space - last.space, [last.space, space])


class Green4(Book):
    """Each green among the last two chips lets you pay 1 ruby for a step of the droplet."""

    id = "green-4"
    colour = GREEN
    price_1 = 4
    price_2 = 8
    price_4 = 14

    def on_scoring(self, game: Game, you: Player) -> None:
        most = min(len(game.last_two(you, GREEN)), you.rubies, game.droplet_room(you))
        paid = game.number(you, STEPS, 0, most)
        if paid:
            game.pay_rubies(you, paid)
            game.move_droplet(you, paid)


class Green5(Book):
    """Each green among the last two chips can keep a chip that opens the next brewing."""

    id = "green-5"
    colour = GREEN
    box = "herb_witches"
    price_1 = 5
    price_2 = 9
    price_4 = 16

    def on_scoring(self, game: Game, you: Player) -> None:
        if game.round == ROUNDS:
            return
        greens = game.last_two(you, GREEN)
        kept: list[Placed] = []
        for x in greens:
            if len(kept) < game.setup.readings.green5_max_starters:
                fitting = [y for y in you.pot if y.chip.value <= x.acts.value and y not in kept]
                chosen = game.in_pot(you, KEEP, fitting)
                if chosen is not None:
                    kept.append(chosen)
                    if game.journal is not None:
                        game.tell(LAID_ASIDE, you, chosen.chip)
        you.kept = kept


class Green6(Book):
    """A roll of the bonus die per green among the last two chips."""

    id = "green-6"
    colour = GREEN
    box = "herb_witches"
    price_1 = 4
    price_2 = 8
    price_4 = 14

    def on_scoring(self, game: Game, you: Player) -> None:
        n = len(game.last_two(you, GREEN))
        if n and game.lets(you, GREEN_1):
            game.roll(you, n * game.rolls())
