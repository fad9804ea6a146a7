"""What things are worth to a brewer: spaces, coins, rubies, chips."""

from __future__ import annotations

from typing import Final

from chaudron.games.quacks.chips import LOCOWEED, Chip
from chaudron.games.quacks.track import COINS, LAST_GLASS, POINTS, ROUNDS, RUBY
from chaudron.games.quacks.view import QuacksView

# What a book adds to its chips beyond the spaces they fill: for a 1, and per value above it.
BOOK_BONUS: Final[dict[str, tuple[float, float]]] = {
    "green-1": (0.6, 0.0), "green-2": (0.7, 0.3), "green-3": (0.3, 0.1), "green-4": (0.3, 0.0),
    "green-5": (0.4, 0.2), "green-6": (0.8, 0.0),
    "blue-1": (0.7, 0.3), "blue-2": (0.3, 0.3), "blue-3": (0.25, 0.0), "blue-4": (0.2, 0.2),
    "blue-5": (0.5, 0.1), "blue-6": (0.4, 0.2),
    "red-1": (1.0, 0.0), "red-2": (0.5, 0.1), "red-3": (0.9, 0.0), "red-4": (0.5, 0.0),
    "red-5": (0.3, 0.2), "red-6": (0.6, 0.0),
    "yellow-1": (1.0, 0.0), "yellow-2": (1.5, 0.0), "yellow-3": (1.0, 0.0), "yellow-4": (1.5, 0.0),
    "yellow-5": (1.5, 0.0), "yellow-6": (0.8, 0.0),
    "purple-1": (0.8, 0.0), "purple-2": (1.5, 0.0), "purple-3": (1.0, 0.0), "purple-4": (0.8, 0.0),
    "purple-5": (1.0, 0.0), "purple-6": (1.5, 0.0),
    "black-base-2p": (1.2, 0.0), "black-base-3p": (1.2, 0.0), "black-5": (0.3, 0.0), "black-6": (0.8, 0.0),
    "locoweed-5": (0.5, 0.0), "locoweed-6": (1.2, 0.0), "locoweed-A": (0.7, 0.0), "locoweed-B": (2.0, 0.0),
    "locoweed-C": (0.0, 0.0), "locoweed-D": (2.2, 0.0),
}  # fmt: skip
PLAIN: Final = (0.0, 0.0)
DILUTION: Final = 0.6  # every coloured chip makes white draws rarer
RUBY_WORTH: Final = 0.6
GLASS_WORTH: Final = [0.0, 0.6, 1.0, 1.5, 2.0, 1.5, 2.0, 2.0, 3.0, 2.0, 3.0, 3.0, 4.0]
DIE_WORTH: Final = 1.1


def coin_worth(round: int) -> float:
    """Points that a coin is worth: chips pay over the rounds that are left."""
    return 0.2 if round >= ROUNDS else 0.16 + 0.055 * (ROUNDS - round)


def points_of(space: int) -> float:
    return float(POINTS[space])


def coins_of(space: int, round: int) -> float:
    if round >= ROUNDS:
        return float(COINS[space] // 5)
    return coin_worth(round) * COINS[space]


def space_worth(space: int, round: int) -> float:
    """Everything that scoring on this space brings to a player who did not explode."""
    ruby = (0.5 if round >= ROUNDS else RUBY_WORTH) if RUBY[space] else 0.0
    return points_of(space) + coins_of(space, round) + ruby


def burst_worth(space: int, round: int) -> float:
    """What is left of it after an explosion."""
    ruby = RUBY_WORTH if RUBY[space] else 0.0
    points = points_of(space)
    if round >= ROUNDS:
        return points + ruby
    coins = coins_of(space, round)
    return (points if points > coins else coins) + ruby


def chip_worth(view: QuacksView, chip: Chip) -> float:
    """What owning one more of this chip is worth."""
    bonus = BOOK_BONUS.get(view.book(chip.colour), PLAIN)
    value = 1 if chip.colour == LOCOWEED else chip.value
    return value + bonus[0] + bonus[1] * (value - 1) + DILUTION


def best_chip(view: QuacksView, chips: list[Chip]) -> Chip:
    """The chip worth most."""
    best = chips[0]
    for c in chips:
        if chip_worth(view, c) > chip_worth(view, best):
            best = c
    return best


def glass_is_better(tube: int, round: int) -> bool:
    """True if the next glass is worth more than a droplet step for the rounds left."""
    if tube >= LAST_GLASS:
        return False
    return GLASS_WORTH[tube + 1] > 0.33 * (ROUNDS - round)
