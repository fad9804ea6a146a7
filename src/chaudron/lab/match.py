"""A match: these bots, these options, these seeds; and what comes of it, whatever the number of cores.

Games come in rounds: in the games of a round all is alike, set-up and chance, but that every bot sits in
every seat once. So nobody wins by the luck of the seat, and the bots are compared by the same luck.
"""

from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Final

from chaudron.bots.catalogue import player, runs_code_of_others
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.catalogue import GameSpec
from chaudron.kernel.errors import Refusal
from chaudron.lab.engines import Engine, Piece, Pool, cores, prepare_worker
from chaudron.lab.luggage import check_seat
from chaudron.lab.playing import Match, play_chunk, seed_of
from chaudron.lab.starts import StartPosition
from chaudron.lab.stats import Results
from chaudron.lab.stopping import StoppingRule

__all__ = ["Match", "cores", "match", "play", "play_chunk", "prepare_worker", "run", "seed_of"]

MOST_TURNS: Final = 1000  # bots that cannot bring a game to its end stop here


def match(
    game: str, seats: list[str], options: dict[str, object], seed: int, games: int, fresh: bool = False
) -> Match:
    """A match whose bots and options have been checked. Seat 1 begins; the bots change seats."""
    spec = find_game(game)
    spec.check_players(len(seats))
    for seat in seats:
        check_seat(game, seat)
    usual = usual_options(spec)
    settled = spec.settle(seed, len(seats), usual | options)
    made = Match(game, seats, usual | options if fresh else settled, seed, games, fresh)
    made.watched = any(is_watched(game, seat, seed) for seat in seats)
    return made


def usual_options(spec: GameSpec) -> dict[str, object]:
    """What all matches set, as far as the game knows it."""
    known = [option.name for option in spec.options]
    usual: dict[str, object] = {"first": 1, "max_turns": MOST_TURNS}
    return {name: value for name, value in usual.items() if name in known}


def is_watched(game: str, seat: str, seed: int) -> bool:
    """Whether a bot needs more than views that go along with the game: an outlook, or an eye on it, as code
    of others does."""
    return runs_code_of_others(game, seat) or player(game, seat, seed).looks_ahead()


def from_position(made: Match, text: str, step: int = -1) -> None:
    """Let every game of a match begin with this position, which is checked."""
    start = StartPosition(text, step)
    state = start.read(find_game(made.game))
    n = state.n_players
    if n != len(made.seats):
        raise Refusal(
            "start-seats",
            f"the position is for {n} players, and there are {len(made.seats)} seats",
            {"n": n, "seats": len(made.seats)},
        )
    made.start = start


def run(
    match: Match,
    jobs: int | None = None,
    progress: Callable[[int], None] | None = None,
    rule: StoppingRule | None = None,
) -> Results:
    """Play the match on so many cores. `progress` hears how many more games are done."""
    wanted = min(jobs or cores(), -(-match.games // match.size()))
    return play(match, Pool(wanted) if wanted > 1 else Engine(), progress, rule)


def play(
    match: Match,
    engine: Engine,
    progress: Callable[[int], None] | None = None,
    rule: StoppingRule | None = None,
) -> Results:
    """Play the match on this engine, until the rule has seen enough or a bot has stalled too often."""
    results = Results(len(match.seats), match.series)
    with closing(engine):
        for _, part in engine.run(pieces_of(match)):
            results.merge(part)
            if progress is not None:
                progress(part.played)
            if results.given_up or (rule is not None and rule.enough(results)):
                break
    return results


def pieces_of(match: Match) -> Iterator[Piece]:
    for first in range(0, match.games, match.size()):
        yield Piece(match, first, min(first + match.size(), match.games))
