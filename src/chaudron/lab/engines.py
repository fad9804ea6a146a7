"""Where pieces of work are done: here, in a pool of processes, or on Ray.

Pieces come in order and their results come back in that order, whoever was ready first: so everything that
is made of them is the same everywhere, bit for bit. A process that dies costs only time: what it had to do
is done again. Pieces and results travel as plain data.
"""

import gc
import multiprocessing
import os
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, NamedTuple

from chaudron.kernel.errors import Refusal
from chaudron.lab.lifeline import follow
from chaudron.lab.playing import Match, play_chunk
from chaudron.lab.stats import Results

AT_A_TIME: Final = 4  # pieces of work that wait for each process
CYCLES: Final = 2_000  # objects that may be left over before somebody looks for cycles: of 60 games
PATIENCE: Final = 3  # so often may processes die over one piece
HERE: Final = "here"
POOL: Final = "pool"
RAY: Final = "ray"
ENGINES: Final = [HERE, POOL, RAY]

Raw = dict[str, Any]


class Piece(NamedTuple):
    """Some games of a match, in whole rounds."""

    match: Match
    first: int
    last: int


def prepare_worker() -> None:
    """It ends with the process that started it. A game leaves few cycles behind (it knows its driver, which
    knows its views). Looking for them at every turn costs time; but so does not looking for long, when what
    is left over fills the processor's cache: after 3,000 games it was a sixth slower than after 60."""
    follow()
    gc.set_threshold(CYCLES)


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_body(body: Raw, first: int, last: int) -> Raw:
    """A piece of work as another process does it."""
    return play_chunk(Match.of_body(body), first, last).raw()


class Engine:
    """Does pieces of work one after the other, in this process."""

    jobs = 1

    def run(self, pieces: Iterator[Piece]) -> Iterator[tuple[Piece, Results]]:
        """Every piece with its results, in order. Pieces are asked for only a little ahead."""
        for piece in pieces:
            yield piece, play_chunk(piece.match, piece.first, piece.last)

    def close(self) -> None:
        """No more pieces will come."""


class Forwarding(Engine):
    """Hands pieces on to others, some ahead of the one that is waited for."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def submit(self, piece: Piece) -> Any:
        raise NotImplementedError

    def result(self, work: Any, piece: Piece) -> Raw:
        raise NotImplementedError

    def run(self, pieces: Iterator[Piece]) -> Iterator[tuple[Piece, Results]]:
        waiting: deque[tuple[Piece, Any]] = deque()
        self.waiting = waiting
        while True:
            while len(waiting) < self.jobs * AT_A_TIME and (piece := next(pieces, None)) is not None:
                waiting.append((piece, self.submit(piece)))
            if not waiting:
                return
            piece, work = waiting[0]
            raw = self.result(work, piece)
            waiting.popleft()
            yield piece, Results.of_raw(raw)


class Pool(Forwarding):
    """Processes on this machine. Where one dies, all are started again with what was under way."""

    def __init__(self, jobs: int) -> None:
        super().__init__(jobs)
        self.pool = self.started()

    def started(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.jobs, mp_context=context, initializer=prepare_worker)

    def submit(self, piece: Piece) -> "Future[Raw]":
        try:
            return self.pool.submit(play_body, piece.match.body(), piece.first, piece.last)
        except BrokenProcessPool as broken:
            dead: Future[Raw] = Future()
            dead.set_exception(broken)
            return dead

    def result(self, work: "Future[Raw]", piece: Piece) -> Raw:
        for _ in range(PATIENCE):
            try:
                return work.result()
            except BrokenProcessPool:
                self.begin_again()
                work = self.waiting[0][1]
        raise died(piece)

    def begin_again(self) -> None:
        """New processes; pieces that were done stay done."""
        self.pool.shutdown(wait=False, cancel_futures=True)
        self.pool = self.started()
        for i, (piece, work) in enumerate(self.waiting):
            if not (work.done() and not work.cancelled() and work.exception() is None):
                self.waiting[i] = (piece, self.submit(piece))

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def died(piece: Piece) -> Refusal:
    """Somebody's bot takes its process with it, or the machine lacks memory."""
    seats = ", ".join(piece.match.seats)
    first, last = piece.first + 1, piece.last
    return Refusal(
        "worker-died",
        f"processes died {PATIENCE} times over games {first} to {last} of {seats} (seed {piece.match.seed})",
        {"times": PATIENCE, "first": first, "last": last, "seats": seats, "seed": str(piece.match.seed)},
    )


def engine(name: str, jobs: int | None = None, address: str = "") -> Engine:
    """The engine of this name; without a number of jobs, it uses what is there."""
    if name == RAY:
        from chaudron.lab.on_ray import RayEngine  # noqa: PLC0415  an extra

        return RayEngine(jobs, address)
    wanted = jobs or cores()
    return Engine() if name == HERE or wanted == 1 else Pool(wanted)


Progress = Callable[[int], None]
