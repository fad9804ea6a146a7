"""The soak of Quacks: all boxes, books, readings and numbers of players.

Every game is watched, counted and replayed. One in a hundred is stepped through (leaks, save and
load), and played with answers that arrive in another order.
"""

from __future__ import annotations

from functools import partial

from chaudron.testing.quacks.properties import contention, quick, thorough
from chaudron.testing.soaks import of_seeds

COSTLY = 100  # one game out of so many is stepped through
RANDOM_GAMES = 50_000


def play(seed: int, dearly: bool) -> str:
    end = quick(seed)
    if dearly or seed % COSTLY == 0:
        end += thorough(seed)
        contention(seed)
    return end


STAGES = {"games": partial(of_seeds, "quacks", play, RANDOM_GAMES)}
