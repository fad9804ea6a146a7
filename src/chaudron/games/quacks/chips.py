"""The ingredient chips: their colours, values and how many of each are in the boxes."""

from __future__ import annotations

from typing import Final

from chaudron.kernel.names import numbered

WHITE: Final = 0
ORANGE: Final = 1
GREEN: Final = 2
BLUE: Final = 3
RED: Final = 4
YELLOW: Final = 5
PURPLE: Final = 6
BLACK: Final = 7
LOCOWEED: Final = 8
NO_COLOUR: Final = 9

COLOUR_NAMES: Final = numbered(
    [
        (WHITE, "white"), (ORANGE, "orange"), (GREEN, "green"), (BLUE, "blue"), (RED, "red"),
        (YELLOW, "yellow"), (PURPLE, "purple"), (BLACK, "black"), (LOCOWEED, "locoweed"),
        (NO_COLOUR, "nothing"),
    ]
)  # fmt: skip


class Chip:
    """One kind of chip. All chips of a kind are this one object."""

    def __init__(self, id: int, colour: int, value: int, name: str) -> None:
        self.id = id
        self.colour = colour
        self.value = value  # locoweed has none printed; wherever one is needed it is 1
        self.name = name

    def __repr__(self) -> str:
        return self.name

    @property
    def has_value(self) -> bool:
        """True if a value is printed on it."""
        return self.colour != LOCOWEED


# Colour, value, and how many come with the base game, The Herb Witches and The Alchemists.
BOXES: Final = [
    (WHITE, 1, 20, 5, 0),
    (WHITE, 2, 8, 3, 0),
    (WHITE, 3, 4, 2, 0),
    (ORANGE, 1, 20, 12, 0),
    (ORANGE, 6, 0, 20, 0),
    (GREEN, 1, 15, 10, 0),
    (GREEN, 2, 10, 5, 0),
    (GREEN, 4, 13, 5, 0),
    (BLUE, 1, 14, 8, 0),
    (BLUE, 2, 10, 5, 0),
    (BLUE, 4, 10, 5, 0),
    (RED, 1, 12, 6, 0),
    (RED, 2, 8, 5, 0),
    (RED, 4, 10, 5, 0),
    (YELLOW, 1, 13, 6, 0),
    (YELLOW, 2, 6, 5, 0),
    (YELLOW, 4, 10, 5, 0),
    (PURPLE, 1, 15, 8, 0),
    (BLACK, 1, 18, 8, 0),
    (LOCOWEED, 1, 0, 25, 30),
]


def chip_name(colour: int, value: int) -> str:
    return "locoweed" if colour == LOCOWEED else f"{COLOUR_NAMES[colour]}-{value}"


CHIPS: Final[list[Chip]] = [Chip(i, row[0], row[1], chip_name(row[0], row[1])) for i, row in enumerate(BOXES)]
BY_NAME: Final[dict[str, Chip]] = {c.name: c for c in CHIPS}

WHITE_1: Final = BY_NAME["white-1"]
WHITE_2: Final = BY_NAME["white-2"]
WHITE_3: Final = BY_NAME["white-3"]
ORANGE_1: Final = BY_NAME["orange-1"]
GREEN_1: Final = BY_NAME["green-1"]
BLUE_1: Final = BY_NAME["blue-1"]
BLUE_2: Final = BY_NAME["blue-2"]
RED_1: Final = BY_NAME["red-1"]
RED_2: Final = BY_NAME["red-2"]
YELLOW_1: Final = BY_NAME["yellow-1"]
YELLOW_4: Final = BY_NAME["yellow-4"]
PURPLE_1: Final = BY_NAME["purple-1"]
BLACK_1: Final = BY_NAME["black-1"]
INERT: Final = Chip(-1, NO_COLOUR, 0, "nothing")  # what a chip without any function acts as

START_BAG: Final = [WHITE_1, WHITE_1, WHITE_1, WHITE_1, WHITE_2, WHITE_2, WHITE_3, ORANGE_1, GREEN_1]


def larger(chip: Chip, value: int) -> Chip | None:
    """The chip of this value and the same colour, if a chip can be raised to it (orange never can)."""
    if chip.colour == ORANGE or chip.colour == WHITE:
        return None
    for c in CHIPS:
        if c.colour == chip.colour and c.value == value and value > chip.value:
            return c
    return None


def next_larger(chip: Chip) -> Chip | None:
    """One step up: 1 to 2, 2 to 4."""
    return larger(chip, 2 if chip.value == 1 else 4)
