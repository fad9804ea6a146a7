"""Many random games of Quacks with every property, over all boxes, books, readings and 2 to 5 players.

python -m tools.quacks_soak                            50,000 games, interpreted and compiled
python -m tools.quacks_soak --mode interpreted         in one mode only
python -m tools.quacks_soak --seed 123 --games 1       one of them again

Every game is watched, counted and replayed. One in a hundred is stepped through (leaks, save and load),
and played with answers that arrive in another order. Both modes must end every game alike.
"""

from __future__ import annotations

import sys

from tests.quacks.properties import contention, quick, thorough
from tools.soaking import soaked

COSTLY = 100  # one game out of so many is stepped through


def play(seed: int, dearly: bool) -> str:
    end = quick(seed)
    if dearly or seed % COSTLY == 0:
        end += thorough(seed)
        contention(seed)
    return end


if __name__ == "__main__":
    sys.exit(soaked("tools.quacks_soak", __doc__, 50_000, play))
