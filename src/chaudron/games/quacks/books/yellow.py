"""Yellow, the mandrake root; on sale from round 2."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chaudron.games.quacks.book import Book
from chaudron.games.quacks.chips import WHITE, YELLOW, Chip
from chaudron.games.quacks.choices import PAY_RUBY, RETURN_WHITE
from chaudron.games.quacks.state import Placed
from chaudron.games.quacks.track import LAST_SPACE

if TYPE_CHECKING:
    from chaudron.games.quacks.rules import Game
    from chaudron.games.quacks.state import Player


class Yellow1(Book):
    """Right after a white chip: that white may go back to the bag."""

    id = "yellow-1"
    colour = YELLOW
    price_1 = 8
    price_2 = 12
    price_4 = 18
    opens = 2
    acts = True

    def on_place(self, game: Game, you: Player, placed: Placed, chip: Chip) -> None:
        if len(you.pot) < 2 or you.pot[-2].chip.colour != WHITE:
            return
        white = you.pot[-2]
        if game.agrees(you, RETURN_WHITE, white.chip, 0, [white.space, white.space]):
            game.take_back(you, white)
            if not game.setup.readings.yellow1_gap:
                moved = Placed(placed.chip, white.space, white.move, placed.acts)
                you.pot[-1] = moved
                if you.last is placed:
                    you.last = moved


class Yellow2(Book):
    """The next chip moves twice as far."""

    id = "yellow-2"
    colour = YELLOW
    price_1 = 9
    price_2 = 13
    price_4 = 19
    opens = 2
    acts = True
    later = True

    def on_place(self, game: Game, you: Player, placed: Placed, chip: Chip) -> None:
        you.doubled = True


class Yellow3(Book):
    """The first yellow lifts the limit of the whites to 8, the third to 9."""

    id = "yellow-3"
    colour = YELLOW
    price_1 = 8
    price_2 = 12
    price_4 = 18
    opens = 2
    acts = True

    def on_place(self, game: Game, you: Player, placed: Placed, chip: Chip) -> None:
        you.best_limit = max(you.best_limit, self.lifted(you.yellows))

    def lifted(self, yellows: int) -> int:
        return 9 if yellows >= 3 else 8 if yellows else 0

    def limit(self, game: Game, you: Player) -> int:
        if game.setup.readings.yellow3_recount:
            return self.lifted(len(game.acting(you, YELLOW)))
        return you.best_limit


class Yellow4(Book):
    """The first three yellows of the round move 1, 2 and 3 further."""

    id = "yellow-4"
    colour = YELLOW
    price_1 = 8
    price_2 = 12
    price_4 = 18
    opens = 2

    def extra(self, game: Game, you: Player, chip: Chip) -> int:
        return you.yellows + 1 if you.yellows < 3 else 0


class Yellow5(Book):
    """One more chip must be drawn: its value is added to the move, and it goes back."""

    id = "yellow-5"
    colour = YELLOW
    box = "herb_witches"
    price_1 = 10
    price_2 = 14
    price_4 = 20
    opens = 2
    later = True

    def on_draw(self, game: Game, you: Player, chip: Chip) -> int:
        drawn = game.draw_some(you, 1)
        game.put_back(you, drawn)
        return drawn[0].value if drawn else 0


class Yellow6(Book):
    """1 ruby moves it 3 further."""

    id = "yellow-6"
    colour = YELLOW
    box = "herb_witches"
    price_1 = 8
    price_2 = 12
    price_4 = 18
    opens = 2

    def on_draw(self, game: Game, you: Player, chip: Chip) -> int:
        near = you.position + chip.value
        if not you.rubies or near >= LAST_SPACE:
            return 0
        if not game.agrees(you, PAY_RUBY, chip, 3, [near, min(near + 3, LAST_SPACE)]):
            return 0
        game.pay_rubies(you, 1)
        return 3
