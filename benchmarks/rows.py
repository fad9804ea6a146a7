"""What a row of the table is, and how one is measured."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count

from chaudron.kernel.catalogue import GameSpec
from chaudron.kernel.driver import Bot, CallbackDriver

GAMES_PER_S = "games/s"
PER_S = "/s"
MICROSECONDS = "µs"


@dataclass(frozen=True)
class Row:
    """One line of the table.

    `prepare` makes what is to be timed: a function that does the thing some times, and says how often.
    `yardstick` names the measure that it is compared with, if there is one; `own` another row of ours.
    Targets are a least ratio to the yardstick or to that row; without one, for a time a most number of
    microseconds, else a least rate.
    """

    name: str
    unit: str
    prepare: Callable[[], Callable[[], int]]
    yardstick: str = ""
    own: str = ""
    compiled: float = 0
    interpreted: float = 0


def games(
    spec: GameSpec, options: dict[str, object], bot: Callable[[int], Bot], chunk: int
) -> Callable[[], int]:
    """Four players with the same kind of bot (made from a number), one game after the other."""
    settled = spec.settle(1, 4, {"first": 1, **options})
    seeds = count()

    def play() -> int:
        for _ in range(chunk):
            seed = next(seeds)
            spec.begin(seed, 4, settled).run(CallbackDriver([bot(4 * seed + i) for i in range(4)]))
        return chunk

    return play


def rate(work: Callable[[], int], seconds: float) -> float:
    """How often per second of processor time the thing is done.

    Processor time, not the clock: what else runs on the machine then counts little.
    """
    gc.collect()
    gc.disable()
    done = 0
    began = now = time.process_time()
    while now - began < seconds:
        done += work()
        now = time.process_time()
    gc.enable()
    return done / (now - began)
