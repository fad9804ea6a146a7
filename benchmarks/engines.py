"""What the laboratory costs on top of the bare engine, and what more cores and Ray bring: ratios of one run.

Runs compiled, in a process of its own. Simulation and bare engine are compared by processor time; engines by
the clock, one after the other and again, the best of each: they need a machine that does nothing else.
"""

from __future__ import annotations

import gc
import json
import sys
import time
from collections.abc import Callable
from contextlib import closing

from benchmarks.dominion import FIRST_GAME
from chaudron.bots.catalogue import bot
from chaudron.extras import missing
from chaudron.games.dominion.spec import SPEC
from chaudron.kernel.driver import CallbackDriver
from chaudron.lab.engines import Engine, Piece, Pool
from chaudron.lab.match import match, pieces_of, play_chunk

SEATS = ["plain-money", "plain-money:smithy=2"]
GAMES = 4000  # of one measurement of the bare engine
ROUNDS = 5


def bare() -> Callable[[], int]:
    """The rules and two bots, and nothing besides."""
    options = SPEC.settle(1, 2, {"kingdom": FIRST_GAME, "first": 1, "max_turns": 1000})
    bots = [bot("dominion", seat, 1, i) for i, seat in enumerate(SEATS)]

    def play() -> int:
        for seed in range(GAMES):
            SPEC.begin(seed, 2, options).run(CallbackDriver(bots))
        return GAMES

    return play


def simulated() -> Callable[[], int]:
    """The same match as the laboratory plays it: bots made anew, seats changed, everything counted."""
    planned = match("dominion", SEATS, {"kingdom": FIRST_GAME}, 1, GAMES)

    def play() -> int:
        for piece in pieces_of(planned):
            play_chunk(piece.match, piece.first, piece.last)
        return GAMES

    return play


def rate(work: Callable[[], int], clock: Callable[[], float]) -> float:
    """Games per second."""
    began = clock()
    return work() / (clock() - began)


def on(engine: Engine, games: int) -> float:
    """Games per second on an engine whose processes are warm."""
    planned = match("dominion", SEATS, {"kingdom": FIRST_GAME}, 1, games)

    def play() -> int:
        return sum(results.games for _, results in engine.run(pieces_of(planned)))

    list(engine.run(iter([Piece(planned, 0, 250)] * 4 * engine.jobs)))
    return rate(play, time.perf_counter)


def ratios() -> dict[str, float]:
    gc.disable()
    best: dict[str, float] = {}

    def keep(name: str, value: float) -> None:
        best[name] = max(value, best.get(name, 0.0))

    works = {"bare": bare(), "simulate": simulated()}
    for _ in range(ROUNDS):
        for name, work in works.items():
            keep(name, rate(work, time.process_time))
    many = int(3 * best["simulate"])
    with closing(Engine()) as one, closing(Pool(2)) as two:
        for _ in range(ROUNDS):
            keep("one", on(one, many))
            keep("two", on(two, 2 * many))
    out = {"simulate / bare": best["simulate"] / best["bare"], "two cores / one": best["two"] / best["one"]}
    if not missing("ray"):
        from chaudron.lab.on_ray import RayEngine  # noqa: PLC0415  an extra

        with closing(RayEngine(2, "")) as ray, closing(Pool(2)) as pool:
            for _ in range(ROUNDS):
                keep("ray", on(ray, 2 * many))
                keep("pool", on(pool, 2 * many))
        out["Ray / pool"] = best["ray"] / best["pool"]
    return out


if __name__ == "__main__":
    json.dump(ratios(), sys.stdout)
