"""The soak of Alchemists: all modules, both modes, 2 to 4 players.

Every game is watched, counted and replayed. One in five is stepped through: leaks, clones, imagined
futures; one in fifty is saved and loaded at every decision, too.
"""

from __future__ import annotations

from functools import partial

from chaudron.testing.alchemists.properties import quick, thorough
from chaudron.testing.soaks import of_seeds

STEPPED = 5  # one game out of so many is stepped through
SAVED = 50  # one out of so many is saved at every decision, too
RANDOM_GAMES = 5_000  # fewer than of the others: what people know makes them slow to check


def play(seed: int, dearly: bool) -> str:
    end = quick(seed)
    if dearly or seed % STEPPED == 0:
        end += thorough(seed, saving=1 if dearly or seed % SAVED == 0 else 0)
    return end


STAGES = {"games": partial(of_seeds, "alchemists", play, RANDOM_GAMES)}
