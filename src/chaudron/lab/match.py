"""A match: these bots, these options, these seeds; and what comes of it, whatever the number of cores.

Games come in rounds: in the games of a round all is alike, set-up and chance, but that every bot sits in
every seat once. So nobody wins by the luck of the seat, and the bots are compared by the same luck.
"""

import gc
import multiprocessing
import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Final

from chaudron.bots.catalogue import check_player, game_bots, player
from chaudron.bots.faults import BotFault, fair_answer
from chaudron.bots.own import is_own
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.catalogue import GameSpec
from chaudron.kernel.driver import Bot, CallbackDriver
from chaudron.kernel.rng import seed_from
from chaudron.kernel.state import State
from chaudron.kernel.stepper import stepper
from chaudron.lab.stats import Fault, Results

CHUNK: Final = 250  # games of one piece of work, about; it never depends on the number of cores
CHUNK_OF_THINKERS: Final = 10  # of bots that think ahead: each game takes its time
MOST_TURNS: Final = 1000  # bots that cannot bring a game to its end stop here
CYCLES: Final = 100_000  # objects that may be left over before somebody looks for cycles: of 3,000 games
AT_A_TIME: Final = 4  # pieces of work that wait for each process


class Match:
    """Who plays what how often: everything that a process needs to play its share."""

    def __init__(
        self,
        game: str,
        seats: list[str],
        options: dict[str, object],
        seed: int,
        games: int,
        fresh: bool = False,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options  # settled: nothing is left to chance but the games themselves
        self.seed = seed
        self.games = games
        self.fresh = fresh  # every round has a set-up of its own: the options are yet to be settled
        self.base = seed_from(seed, "match")  # where the seeds of its games begin
        some = [player(game, seat, seed) for seat in seats]
        # Whether somebody needs more than views that go along with the game: an outlook, or an eye on it.
        self.watched = any(is_own(seat) for seat in seats) or any(bot.looks_ahead() for bot in some)

    def chunks(self) -> list[tuple[int, int]]:
        """The games of each piece of work: whole rounds."""
        n = len(self.seats)
        size = max(n, (CHUNK_OF_THINKERS if self.watched else CHUNK) // n * n)
        return [(i, min(i + size, self.games)) for i in range(0, self.games, size)]


def match(
    game: str, seats: list[str], options: dict[str, object], seed: int, games: int, fresh: bool = False
) -> Match:
    """A match whose bots and options have been checked. Seat 1 begins; the bots change seats."""
    spec = find_game(game)
    spec.check_players(len(seats))
    for seat in seats:
        check_player(game, seat)
    usual: dict[str, object] = {"first": 1, "max_turns": MOST_TURNS}
    known = [option.name for option in spec.options]
    usual = {name: value for name, value in usual.items() if name in known}
    settled = spec.settle(seed, len(seats), usual | options)
    return Match(game, seats, usual | options if fresh else settled, seed, games, fresh)


def seed_of(match: Match, i: int) -> int:
    """The seed of game i, which all games of its round share; matches of different seeds share none."""
    return match.base + i // len(match.seats)


def play_chunk(match: Match, first: int, last: int) -> Results:
    """Play games `first` to `last - 1`: bot k of game i sits in seat (k + i) modulo the seats."""
    n = len(match.seats)
    spec = find_game(match.game)
    results = Results(n)
    options = match.options
    for i in range(first, last):
        seed = seed_of(match, i)
        if match.fresh and (i == first or i % n == 0):
            options = set_up(match, spec, seed)
        seat_of = [(k + i) % n for k in range(n)]
        chance = seed_from(seed, "bots")  # which tells nothing of the game's
        players = [player(match.game, match.seats[(seat - i) % n], chance, seat) for seat in range(n)]
        state = spec.begin(seed, n, options)
        if not match.watched:
            state.run(CallbackDriver(players))
            count(state, seat_of, results)
        elif isinstance(end := watch(state, players), State):
            count(end, seat_of, results)
        else:
            results.faults.append(Fault(match.seats[(end.seat - i) % n], seed, end.decision, end.why))
        if i % n == n - 1 or i == last - 1:
            results.end_round()
    return results


def set_up(match: Match, spec: GameSpec, seed: int) -> dict[str, object]:
    """The settled options of a round: a set-up by lot, which has what the bots wish for."""
    lots = seed_from(seed, "set-up")
    wished = game_bots(match.game).suit(match.seats, match.options, lots, optional="auto")
    return spec.settle(lots, len(match.seats), wished)


class Faulty:
    """Where a game stopped because of a bot."""

    def __init__(self, seat: int, decision: int, why: str) -> None:
        self.seat = seat
        self.decision = decision
        self.why = why


def watch(state: State, players: list[Bot]) -> State | Faulty:
    """Play a game answer by answer: bots can look ahead, faults are seen. Its end, or the fault."""
    game = stepper(state)
    decision = 0
    while not game.over:
        seat = game.pending[0].decider
        decision += 1
        try:
            answer = fair_answer(players[seat], game, seat)
        except BotFault as fault:
            return Faulty(seat, decision, str(fault))
        game.step(seat, answer)
    return game.base


def count(state: State, seat_of: list[int], results: Results) -> None:
    """Add a finished game to the results."""
    ranks = state.standings()
    shared = ranks.count(1) > 1
    results.turns.add(max(state.turns(seat) for seat in seat_of))
    for score, seat in zip(results.scores, seat_of):
        score.add(ranks[seat], shared, state.points(seat), state.turns(seat))


def prepare_worker() -> None:
    """A game leaves few cycles behind (it knows its driver, which knows its views), so that looking for them
    often only costs time; never would fill the memory where bots play games in their heads."""
    gc.set_threshold(CYCLES)


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
