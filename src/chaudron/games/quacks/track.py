"""The printed tracks: the cauldron's spiral, the rat tails of the score track, the test tubes, the die."""

from __future__ import annotations

from typing import Final

LAST_SPACE: Final = 52  # the last space a chip can lie on
SPOON: Final = 53  # the scoring space of a chip on the last space
IN_CUP: Final = 54  # where a chip in the overflow cup is said to lie

# By space, 0 to 53: the number printed on it (coins), victory points, ruby.
COINS: Final = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 15, 16, 16, 17, 17, 18, 18, 19, 19, 20, 20,
    21, 21, 22, 22, 23, 23, 24, 24, 25, 25, 26, 26, 27, 27, 28, 28, 29, 29, 30, 30, 31, 31, 32, 32,
    33, 33, 35,
]  # fmt: skip
POINTS: Final = [
    0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8,
    8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 11, 12, 12, 12, 12, 13, 13, 13, 14, 14, 15,
]  # fmt: skip
RUBY_SPACES: Final = [5, 9, 13, 16, 20, 24, 28, 30, 34, 36, 40, 42, 46, 50, 52]
RUBY: Final = [space in RUBY_SPACES for space in range(54)]

# ---------------------------------------------------------------- the score track

LAP: Final = 50
TAILS_PER_LAP: Final = 23
TAILS_AFTER: Final = [1, 4, 7, *range(10, 50, 2)]  # a rat tail lies right after each of these points
TAILS_BEFORE: Final = [sum([1 for t in TAILS_AFTER if t < points]) for points in range(LAP)]


def tails_between(points: int, leader: int) -> int:
    """The rat tails between a player's points and the leader's (Q-044, Q-045)."""
    behind = points // LAP * TAILS_PER_LAP + TAILS_BEFORE[points % LAP]
    ahead = leader // LAP * TAILS_PER_LAP + TAILS_BEFORE[leader % LAP]
    return ahead - behind


# ---------------------------------------------------------------- test tubes and die

LAST_GLASS: Final = 12
GLASS_POINTS: Final = [0, 0, 1, 0, 2, 0, 2, 0, 3, 0, 3, 0, 4]
GLASS_RUBIES: Final = [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
GLASS_CHIPS: Final = ["", "", "", "blue-1", "", "black-1", "", "red-2", "", "purple-1", "", "yellow-4", ""]

# The six faces of the bonus die: 0 and 1 show a point.
FACE_2_POINTS: Final = 2
FACE_RUBY: Final = 3
FACE_DROPLET: Final = 4
FACE_PUMPKIN: Final = 5

ROUNDS: Final = 9
