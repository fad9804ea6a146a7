"""Tuning values by self-play: mirrored tastes sit at one table, and who fares better pulls the values along.

In each game every second seat plays with all values moved a step up or down by lot, and its neighbour with
the same steps the other way. What the first scores more than the second speaks for each of its steps at once;
over many games chance cancels out. Seed and number of games decide the values, whatever the number of cores.
"""

import json
import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final, cast

from chaudron.bots.tunable import Breeding, Tunable
from chaudron.games.catalogue import game as find_game
from chaudron.games.catalogue import half
from chaudron.kernel.driver import CallbackDriver
from chaudron.kernel.errors import Refusal
from chaudron.kernel.rng import seed_from, stream
from chaudron.lab.match import prepare_worker

GENERATION: Final = 240  # games before the values move
PIECE: Final = 40  # games of one piece of work; it never depends on the number of cores
BOLD: Final = 2.0  # how far values move at first, in steps per share of the spread of scores
CALM: Final = 60  # after so many generations, half as far; and so on
DIGITS: Final = 4  # of the values that are kept
PRIOR: Final = 20.0  # games without news for every value: rare ones do not leap


def tuning(game: str) -> Tunable | Breeding:
    """What can be tuned or bred in this game."""
    find_game(game)  # or a refusal
    module = half(game, "tuning")
    if module is None:
        raise Refusal("nothing-to-tune", f"{game} has no values to tune", {"game": game})
    return cast(Tunable | Breeding, module.TUNABLE)


def tunable(game: str) -> Tunable:
    """The values that can be tuned in this game."""
    found = tuning(game)
    if isinstance(found, Breeding):
        raise Refusal("nothing-to-tune", f"{game} has no values to tune", {"game": game})
    return found


def check_seed(file: Path, known: int, seed: int) -> None:
    """Refuse to tune with another seed than made what a file holds: that would be lost."""
    if known != seed:
        message = f"what {file} holds was made with seed {known}: go on with --seed {known}, or lose it"
        details: dict[str, object] = {"file": str(file), "known": str(known), "seed": str(seed)}
        raise Refusal("tuned-with-another-seed", message, details)


class Kept:
    """The values of a game as its package keeps them, with the seed and the games that made them."""

    def __init__(self, of: Tunable) -> None:
        self.of = of
        self.values = of.start()
        self.seed = 0
        self.games = 0
        self.played = 0  # of them just now
        if of.file().exists():
            body = json.loads(of.file().read_text(encoding="utf-8"))
            known = body["values"]
            self.values = [float(known.get(name, v)) for name, v in zip(of.names(), self.values)]
            self.seed, self.games = body["seed"], body["games"]

    def write(self) -> None:
        body = {"seed": self.seed, "games": self.games, "values": dict(zip(self.of.names(), self.values))}
        file = self.of.file()
        new = file.with_suffix(".new")  # whoever reads meanwhile finds the one or the other, never a half
        new.write_text(json.dumps(body, indent=1) + "\n", encoding="utf-8")
        new.replace(file)


class Pull:
    """What games say about the values: for each, scores by the direction of its step, and how many."""

    def __init__(self, n: int) -> None:
        self.sums = [0.0] * n
        self.heard = [0] * n
        self.squares = 0.0
        self.pairs = 0

    def hear(self, more: float, signs: list[int], concerned: list[int]) -> None:
        self.squares += more * more
        self.pairs += 1
        for i in concerned:
            self.sums[i] += more * signs[i]
            self.heard[i] += 1

    def merge(self, other: "Pull") -> None:
        self.squares += other.squares
        self.pairs += other.pairs
        for i in range(len(self.sums)):
            self.sums[i] += other.sums[i]
            self.heard[i] += other.heard[i]


def listen(game: str, values: list[float], base: int, first: int, last: int) -> Pull:
    """Play games `first` to `last - 1` of a generation."""
    of = tunable(game)
    spec = find_game(game)
    steps = of.steps()
    pull = Pull(len(values))
    for i in range(first, last):
        seed = seed_from(base, "game", i)
        players, options = of.table(seed)
        concerned = of.concerned(players, options)
        rng = stream(seed, "tune")
        seats: list[list[float]] = []
        signs: list[list[int]] = []
        for _ in range(players // 2):
            sign = [2 * int(rng.below(2)) - 1 for _ in values]
            signs.append(sign)
            seats.append([v + s * step for v, s, step in zip(values, sign, steps)])
            seats.append([v - s * step for v, s, step in zip(values, sign, steps)])
        if players % 2:
            seats.append(values)
        state = spec.begin(seed, players, options)
        state.run(CallbackDriver([of.bot(mine) for mine in seats]))
        for k, sign in enumerate(signs):
            pull.hear(state.points(2 * k) - state.points(2 * k + 1), sign, concerned)
    return pull


def moved(values: list[float], steps: list[float], pull: Pull, generation: int) -> list[float]:
    """The values after a generation: each goes where more was scored, ever less far as time goes by."""
    spread = (pull.squares / max(1, pull.pairs)) ** 0.5 or 1.0
    far = BOLD / (1 + generation / CALM)
    return [
        round(v + far * step * s / (spread * (n + PRIOR)), DIGITS)
        for v, step, s, n in zip(values, steps, pull.sums, pull.heard)
    ]


def tune(
    game: str,
    seed: int,
    games: int,
    jobs: int = 1,
    afresh: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Kept:
    """Tune until so many games were played in all, from the package's values if this seed has made them.

    They are written after every generation; `progress` hears how many games are behind. What another seed has
    made is left alone, unless all is to begin afresh.
    """
    kept = Kept(tunable(game))
    if not afresh and kept.games:
        check_seed(kept.of.file(), kept.seed, seed)
    if afresh or kept.seed != seed:
        kept.values = kept.of.start()
        kept.seed, kept.games = seed, 0
        if games < GENERATION:
            message = f"values move after every {GENERATION} games: {games} are too few"
            raise Refusal("few-games-to-tune", message, {"games": games, "least": GENERATION})
    steps = kept.of.steps()
    pool = None
    if jobs > 1:
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=prepare_worker)
    try:
        for generation in range(kept.games // GENERATION, games // GENERATION):
            pull = Pull(len(steps))
            for part in parts(pool, game, kept.values, seed_from(seed, "generation", generation)):
                pull.merge(part)
            kept.values = moved(kept.values, steps, pull, generation)
            kept.games = (generation + 1) * GENERATION
            kept.played += GENERATION
            kept.write()
            if progress is not None:
                progress(kept.games)
    finally:
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
    return kept


def parts(pool: ProcessPoolExecutor | None, game: str, values: list[float], base: int) -> Iterator[Pull]:
    """A generation in pieces, always in the same order: sums of fractions depend on it."""
    firsts = range(0, GENERATION, PIECE)
    if pool is None:
        for first in firsts:
            yield listen(game, values, base, first, first + PIECE)
    else:
        waiting = [pool.submit(listen, game, values, base, first, first + PIECE) for first in firsts]
        for future in waiting:
            yield future.result()
