"""Every patient of The Alchemists and what their elixirs do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chaudron.games.quacks.chips import (
    BLACK,
    BLUE_1,
    LOCOWEED,
    ORANGE_1,
    PURPLE,
    RED,
    RED_1,
    WHITE,
    YELLOW_1,
    Chip,
)
from chaudron.games.quacks.choices import ELIXIR, TAKE_BACK, UPGRADE
from chaudron.games.quacks.events import ELIXIR as SPENT
from chaudron.games.quacks.market import BY_ACTION
from chaudron.games.quacks.patient import TOP, Patient
from chaudron.games.quacks.pot import CALM, WORM
from chaudron.games.quacks.track import LAST_SPACE, RUBY_SPACES

if TYPE_CHECKING:
    from chaudron.games.quacks.rules import Game
    from chaudron.games.quacks.state import Placed, Player

ODD_RATS: Final = [0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0]
FIRST_RAT: Final = [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]
LATE_POINTS: Final = [0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2]
LAID_OUT: Final = [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 10]  # Nervousness: chips laid out
WORM_DRAWS: Final = [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6]  # Ear worm: chips drawn and placed

DOUBLE: Final = "double"
RETURN: Final = "return"
FORGET: Final = "forget"  # take a coloured chip back


def spend(game: Game, you: Player, essence: int) -> None:
    you.essence -= essence
    if game.journal is not None:
        game.tell(SPENT, you, None, essence)


class Nervousness(Patient):
    """Chips are laid out before the brewing and can be placed instead of drawing."""

    id = "nervousness"

    def rats(self) -> list[int]:
        return FIRST_RAT

    def on_brewing(self, game: Game, you: Player) -> None:
        for chip in game.draw_some(you, LAID_OUT[you.essence]):
            if chip.colour == WHITE:
                game.sent_back(you, chip)  # straight back
            elif chip.colour == RED and game.setup.books[RED].lays_aside:
                game.lay_aside(you, chip)  # waits until after stopping
            else:
                you.display = you.display + [chip]


class EarWorm(Patient):
    """Chips are drawn and placed after the essence phase; nothing can explode."""

    id = "ear_worm"

    def rats(self) -> list[int]:
        return [0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0]

    def on_essence(self, game: Game, you: Player) -> None:
        for _ in range(WORM_DRAWS[you.essence]):
            if you.bag:  # an empty bag ends it
                game.place(you, game.draw(you), WORM)
        while you.laid:
            game.place_laid(you, WORM if game.setup.readings.red6_late_acts else CALM)
        if you.new_aside:
            game.decide_aside(you)


class CarrotNose(Patient):
    """A drawn pumpkin can go straight to the next ruby space."""

    id = "carrot_nose"

    def rats(self) -> list[int]:
        return ODD_RATS

    def points(self) -> list[int]:
        return LATE_POINTS

    def start_chips(self) -> list[Chip]:
        return [ORANGE_1]

    def on_pumpkin(self, game: Game, you: Player, chip: Chip) -> int:
        ahead = 0
        for space in RUBY_SPACES:
            if space > you.position and not ahead:
                ahead = space
        if you.essence < 2 or not ahead:
            return 0
        game.source = self.id
        near = min(you.position + chip.value + game.pumpkin_steps(chip), LAST_SPACE)
        uses = game.agrees(you, ELIXIR, chip, ahead, [near, ahead])
        game.source = ""
        if not uses:
            return 0
        spend(game, you, 2)
        return ahead


class WingEars(Patient):
    """A drawn white that explodes nothing moves twice its value, or goes back."""

    id = "wing_ears"

    def rats(self) -> list[int]:
        return FIRST_RAT

    def points(self) -> list[int]:
        return LATE_POINTS

    def on_white(self, game: Game, you: Player, chip: Chip) -> int:
        if you.white + chip.value > game.limit(you) and not game.still_safe(you, 1):
            return 0  # not for a white that explodes the cauldron
        further = you.position + chip.value < LAST_SPACE
        words = [DOUBLE] if you.essence >= 2 and further else []
        if you.essence >= 3:
            words.append(RETURN)
        game.source = self.id
        spaces = [min(you.position + move, LAST_SPACE) for move in (chip.value, 2 * chip.value)]
        what = game.maybe_word(you, ELIXIR, words, chip, 0, spaces)
        game.source = ""
        if what == DOUBLE:
            spend(game, you, 2)
            return chip.value
        if what == RETURN:
            spend(game, you, 3)
            return -1
        return 0


class ChickenEyes(Patient):
    """The gift of the space, at once."""

    id = "chicken_eyes"

    def on_essence(self, game: Game, you: Player) -> None:
        space = you.essence
        if space == 1:
            game.gain_rubies(you, 1)
        elif space == 2:
            game.gain(you, ORANGE_1, BY_ACTION)
        elif space == 3:
            self.swap(game, you, 2)
        elif space == 4:
            game.refill(you)
        elif space == 5:
            game.gain(you, RED_1, BY_ACTION)
        elif space == 6:
            game.gain_rubies(you, 3)
        elif space == 7:
            game.roll(you, 2 * game.elixir_rolls())
        elif space == 8:
            game.move_droplet(you, 2)
        elif space == 9:
            self.swap(game, you, 4)
        elif space == TOP:
            game.roll(you, 4 * game.elixir_rolls())

    def swap(self, game: Game, you: Player, value: int) -> None:
        """A chip of value 1 in the cauldron for a larger one of its colour, in the same place."""
        found = [x for x in you.pot if x.chip.value == 1 and game.raised(x.chip, value) is not None]
        game.source = self.id
        placed = game.in_pot(you, UPGRADE, found)
        game.source = ""
        if placed is not None:
            new = game.raised(placed.chip, value)
            assert new is not None
            game.exchange_placed(you, placed, new)


class WitchsHump(Patient):
    """A chip on a ruby space brings a gift by its value."""

    id = "witch_hump"

    def rats(self) -> list[int]:
        return ODD_RATS

    def points(self) -> list[int]:
        return LATE_POINTS

    def on_ruby_space(self, game: Game, you: Player, placed: Placed) -> None:
        value = self.value(placed.chip)
        if you.essence < 2 or not self.has_gift(game, you, value):
            return
        game.source = self.id
        uses = game.agrees(you, ELIXIR, placed.chip, value, [placed.space, placed.space])
        if uses:
            spend(game, you, 2)
            if value == 1:
                game.gain_rubies(you, 1)
            elif value == 2:
                game.roll(you, game.elixir_rolls())
            elif value == 3:
                game.gain(you, YELLOW_1, BY_ACTION)
            else:
                game.score(you, 3)
        game.source = ""

    def has_gift(self, game: Game, you: Player, value: int) -> bool:
        """Nobody is asked to pay for what is not there (Q-189)."""
        if value == 1:
            return game.rubies_to_offer(you)
        return game.may_offer(you, YELLOW_1, BY_ACTION) if value == 3 else value <= 4

    def value(self, chip: Chip) -> int:
        """Printed; black counts as 2, purple as 3, locoweed as 4."""
        if chip.colour == BLACK:
            return 2
        if chip.colour == PURPLE:
            return 3
        return 4 if chip.colour == LOCOWEED else chip.value


class Forgetfulness(Patient):
    """Coloured chips can be taken back for their value."""

    id = "forgetfulness"
    word = FORGET

    def points(self) -> list[int]:
        return LATE_POINTS

    def start_chips(self) -> list[Chip]:
        return [BLUE_1, RED_1]

    def within_reach(self, you: Player) -> list[Placed]:
        """Coloured chips that the essence can pay for: no white, no locoweed (Q-242)."""
        return [
            x for x in you.pot if x.chip.colour != WHITE and x.chip.has_value and x.chip.value <= you.essence
        ]

    def can_brew(self, game: Game, you: Player) -> bool:
        return len(self.within_reach(you)) > 0

    def brew(self, game: Game, you: Player) -> None:
        game.source = self.id
        placed = game.in_pot(you, TAKE_BACK, self.within_reach(you), 1)
        game.source = ""
        if placed is not None:
            spend(game, you, placed.chip.value)
            game.take_back(you, placed)


class Vampirism(Patient):
    """One more chip can be bought for the value reached."""

    id = "vampirism"

    def rats(self) -> list[int]:
        return FIRST_RAT

    def on_essence(self, game: Game, you: Player) -> None:
        coins = game.setup.readings.vampirism_coins[you.essence]
        game.source = self.id
        for chip in game.buy_chips(you, coins, 1):
            game.into_bag(you, chip, BY_ACTION)
        game.source = ""


PATIENTS: Final[list[Patient]] = [
    Nervousness(),
    EarWorm(),
    CarrotNose(),
    WingEars(),
    ChickenEyes(),
    WitchsHump(),
    Forgetfulness(),
    Vampirism(),
]
BY_ID: Final[dict[str, Patient]] = {p.id: p for p in PATIENTS}
