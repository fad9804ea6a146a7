"""Many random games of Alchemists with every property, over all modules, both modes and 2 to 4 players.

python -m tools.alchemists_soak                                20,000 games, interpreted and compiled
python -m tools.alchemists_soak --mode interpreted             in one mode only
python -m tools.alchemists_soak --seed 123 --games 1           one of them again

Every game is watched, counted and replayed. One in five is stepped through: leaks, clones, imagined
futures; one in fifty is saved and loaded at every decision, too. Both modes must end every game
alike. A failure prints the one line that reproduces it; exit status 1 if anything failed.
"""

from __future__ import annotations

import sys

from tests.alchemists.properties import quick, thorough
from tools.soaking import soaked

STEPPED = 5  # one game out of so many is stepped through
SAVED = 50  # one out of so many is saved at every decision, too


def play(seed: int, dearly: bool) -> str:
    end = quick(seed)
    if dearly or seed % STEPPED == 0:
        end += thorough(seed, saving=1 if dearly or seed % SAVED == 0 else 0)
    return end


if __name__ == "__main__":
    sys.exit(soaked("tools.alchemists_soak", __doc__, 20_000, play))
