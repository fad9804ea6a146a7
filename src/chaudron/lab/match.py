"""A match: these bots, these options, these seeds; and what comes of it, whatever the number of cores."""

import gc
import multiprocessing
import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Final

from chaudron.bots.catalogue import bot, check_bot
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.driver import CallbackDriver
from chaudron.kernel.rng import seed_from
from chaudron.kernel.state import State
from chaudron.lab.stats import Results

CHUNK: Final = 250  # games of one piece of work; it never depends on the number of cores
MOST_TURNS: Final = 1000  # bots that cannot bring a game to its end stop here
AT_A_TIME: Final = 4  # pieces of work that wait for each process


class Match:
    """Who plays what how often: everything that a process needs to play its share."""

    def __init__(
        self, game: str, seats: list[str], options: dict[str, object], seed: int, games: int
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options  # settled: nothing is left to chance but the games themselves
        self.seed = seed
        self.games = games
        self.base = seed_from(seed, "match")  # where the seeds of its games begin

    def chunks(self) -> list[tuple[int, int]]:
        return [(i, min(i + CHUNK, self.games)) for i in range(0, self.games, CHUNK)]


def match(game: str, seats: list[str], options: dict[str, object], seed: int, games: int) -> Match:
    """A match whose bots and options have been checked. Seat 1 begins; the bots change seats."""
    spec = find_game(game)
    spec.check_players(len(seats))
    for seat in seats:
        check_bot(game, seat)
    usual: dict[str, object] = {"first": 1, "max_turns": MOST_TURNS}
    known = [option.name for option in spec.options]
    usual = {name: value for name, value in usual.items() if name in known}
    settled = spec.settle(seed, len(seats), usual | options)
    return Match(game, seats, settled, seed, games)


def seed_of(match: Match, i: int) -> int:
    """The seed of game i; matches of different seeds share none."""
    return match.base + i


def play_chunk(match: Match, first: int, last: int) -> Results:
    """Play games `first` to `last - 1`: bot k of game i sits in seat (k + i) modulo the seats."""
    n = len(match.seats)
    spec = find_game(match.game)
    results = Results(n)
    for i in range(first, last):
        seed = seed_of(match, i)
        seat_of = [(k + i) % n for k in range(n)]
        players = [bot(match.game, match.seats[(seat - i) % n], seed, seat) for seat in range(n)]
        state = spec.begin(seed, n, match.options)
        state.run(CallbackDriver(players))
        count(state, seat_of, results)
    return results


def count(state: State, seat_of: list[int], results: Results) -> None:
    """Add a finished game to the results."""
    ranks = state.standings()
    shared = ranks.count(1) > 1
    results.turns.add(max(state.turns(seat) for seat in seat_of))
    for score, seat in zip(results.scores, seat_of):
        score.add(ranks[seat], shared, state.points(seat), state.turns(seat))


def prepare_worker() -> None:
    """States have no cycles, so looking for some only costs time."""
    gc.disable()


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run(match: Match, jobs: int | None = None, progress: Callable[[int], None] | None = None) -> Results:
    """Play the match. `progress` hears how many more games are done."""
    chunks = match.chunks()
    wanted = min(jobs or cores(), len(chunks))
    parts = in_pool(match, chunks, wanted) if wanted > 1 else here(match, chunks)
    results = Results(len(match.seats))
    for part in parts:
        results.merge(part)
        if progress is not None:
            progress(part.games)
    return results


def here(match: Match, chunks: list[tuple[int, int]]) -> Iterator[Results]:
    for first, last in chunks:
        yield play_chunk(match, first, last)


def in_pool(match: Match, chunks: list[tuple[int, int]], jobs: int) -> Iterator[Results]:
    """Every process takes the next piece of work; results come as they are ready."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=prepare_worker)
    todo = iter(chunks)
    running: set[Future[Results]] = set()
    try:
        while True:
            while len(running) < jobs * AT_A_TIME and (chunk := next(todo, None)) is not None:
                running.add(pool.submit(play_chunk, match, *chunk))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
