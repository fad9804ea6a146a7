"""The games of a match, one after the other: the part of the laboratory that time is spent in.

Games come in rounds: in the games of a round all is alike, set-up and chance, but that every bot sits in
every seat once. So nobody wins by the luck of the seat, and the bots are compared by the same luck.
"""

from typing import Any, Final

from chaudron.bots.catalogue import game_bots, player, runs_code_of_others
from chaudron.bots.faults import BotFault, BotStalled, fair_answer
from chaudron.bots.game_bots import Wished, parts
from chaudron.bots.own import STALLS, is_file
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.catalogue import GameSpec
from chaudron.kernel.driver import Bot, CallbackDriver
from chaudron.kernel.errors import Refusal
from chaudron.kernel.rng import seed_from
from chaudron.kernel.state import State
from chaudron.kernel.stepper import stepper
from chaudron.lab.series import Follower
from chaudron.lab.starts import StartPosition
from chaudron.lab.stats import Fault, Results

CHUNK: Final = 250  # games of one piece of work, about; it never depends on the number of cores
CHUNK_OF_THINKERS: Final = 10  # of bots that think ahead: each game takes its time


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
        self.setups: list[dict[str, object]] = []  # settled; rounds take them in turn
        self.start: StartPosition | None = None  # the position that every game begins with
        self.watched = False  # somebody needs more than a view: an outlook, or an eye on it
        self.series = False  # how the games go is followed
        self.rankings = False  # the ranks of every game are kept
        self.base = seed_from(seed, "match")  # where the seeds of its games begin

    def size(self) -> int:
        """The games of a whole piece of work: whole rounds."""
        n = len(self.seats)
        return max(n, (CHUNK_OF_THINKERS if self.watched else CHUNK) // n * n)

    def chunks(self) -> list[tuple[int, int]]:
        """The games of each piece of work."""
        size = self.size()
        return [(i, min(i + size, self.games)) for i in range(0, self.games, size)]

    def body(self) -> dict[str, object]:
        """All of it as plain data, as it goes to other processes and into files."""
        return {
            "game": self.game,
            "seats": self.seats,
            "options": self.options,
            "seed": str(self.seed),
            "games": self.games,
            "fresh": self.fresh,
            "setups": self.setups,
            "start": None if self.start is None else self.start.body(),
            "watched": self.watched,
            "series": self.series,
            "rankings": self.rankings,
        }

    @staticmethod
    def of_body(body: dict[str, Any]) -> "Match":
        made = Match(
            body["game"], body["seats"], body["options"], int(body["seed"]), body["games"], body["fresh"]
        )
        made.setups = body["setups"]
        made.start = None if body["start"] is None else StartPosition.of_body(body["start"])
        made.watched, made.series, made.rankings = body["watched"], body["series"], body["rankings"]
        return made


class Recruit:
    """A seat's name, read once: thousands of games ask for its bot."""

    def __init__(self, game: str, name: str) -> None:
        self.game = game
        self.name = name
        self.bots = game_bots(game)
        self.ours = not is_file(name) and not runs_code_of_others(game, name)
        self.kind = ""
        self.wishes: list[Wished] = []
        if self.ours:
            self.kind, self.wishes = parts(name)

    def bot(self, seed: int, seat: int) -> Bot:
        if self.ours:
            return self.bots.make(self.kind, self.wishes, seed, seat)
        return player(self.game, self.name, seed, seat)


def seed_of(match: Match, i: int) -> int:
    """The seed of game i, which all games of its round share; matches of different seeds share none."""
    return match.base + i // len(match.seats)


def seating(match: Match, i: int) -> list[str]:
    """Who sits where in game i."""
    n = len(match.seats)
    return [match.seats[(seat - i) % n] for seat in range(n)]


def options_of(match: Match, spec: GameSpec, i: int) -> dict[str, object]:
    """The settled options of game i, which all games of its round share."""
    if match.fresh:
        return set_up(match, spec, seed_of(match, i))
    return match.setups[i // len(match.seats) % len(match.setups)] if match.setups else match.options


def play_chunk(match: Match, first: int, last: int) -> Results:
    """Play games `first` to `last - 1`: bot k of game i sits in seat (k + i) modulo the seats."""
    n = len(match.seats)
    spec = find_game(match.game)
    results = Results(n, match.series)
    seats_of = [[(k + r) % n for k in range(n)] for r in range(n)]  # of each bot, by the game of a round
    recruits = [Recruit(match.game, name) for name in match.seats]
    bots_of = [[recruits[(seat - r) % n] for seat in range(n)] for r in range(n)]  # in each seat
    options = match.options
    plain = not match.watched and not match.series and match.start is None
    seed = chance = whole = 0
    ranks: list[str] = []
    for i in range(first, last):
        r = i % n
        if i == first or r == 0:
            seed = seed_of(match, i)
            chance = seed_from(seed, "bots")  # which tells nothing of the game's
            whole = results.games
            options = options_of(match, spec, i)
        state: State | None = None
        if plain:
            try:
                players = [recruit.bot(chance, seat) for seat, recruit in enumerate(bots_of[r])]
                state = spec.begin(seed, n, options)
                state.run(CallbackDriver(players))
            except Exception:  # noqa: BLE001  whatever it was, watching the game once more tells
                state = None
        if state is None:
            fault = Fault("", seed, 0, "", i + 1)
            state = watched(match, spec, options, seed, chance, i, results, fault)
            if state is None:
                results.faults.append(fault)
        if state is not None:
            count(state, seats_of[r], results)
            if match.rankings:
                standings = state.standings()
                ranks.append("".join([str(standings[seat]) for seat in seats_of[r]]))
        given_up = bool(results.faults) and results.given_up != ""
        if r == n - 1 or i == last - 1 or given_up:
            complete = results.games - whole == n
            results.end_round(complete)
            if match.rankings:
                if complete:
                    results.rankings.append(",".join(ranks))
                ranks = []
        if given_up:
            break
    return results


def watched(
    match: Match,
    spec: GameSpec,
    options: dict[str, object],
    seed: int,
    chance: int,
    i: int,
    results: Results,
    fault: Fault,
) -> State | None:
    """Game i, played with an eye on it: its end, or None if a bot was at fault, which is written down."""
    n = len(match.seats)
    names = seating(match, i)
    players: list[Bot] = []
    for seat in range(n):
        try:
            players.append(player(match.game, names[seat], chance, seat))
        except Exception as error:  # noqa: BLE001  a bot of somebody's own that cannot be made
            why = error.message if isinstance(error, Refusal) else f"{type(error).__name__}: {error}"
            fault.bot, fault.why = names[seat], why
            fault.stalled = isinstance(error, Refusal) and error.code == STALLS
            return None
    start = match.start
    state = spec.begin(seed, n, options) if start is None else start.begin(spec, seed)
    follower: Follower | None = None
    if match.series:
        follower = Follower(spec, results.series, [(k + i) % n for k in range(n)])
        follower.begin(state)
        if not match.watched:
            try:
                state.journal = follower.journal
                state.run_until(CallbackDriver(players), follower)
                follower.end(state)
                return state
            except Exception:  # noqa: BLE001  as above: it is played again, answer by answer
                return traced(match, spec, options, seed, chance, i, fault)
    end = watch(state, players, follower)
    if isinstance(end, State):
        return end
    fault.bot, fault.decision, fault.why = names[end.seat], end.decision, str(end.fault)
    fault.stalled = isinstance(end.fault, BotStalled)
    return None


def traced(
    match: Match,
    spec: GameSpec,
    options: dict[str, object],
    seed: int,
    chance: int,
    i: int,
    fault: Fault,
) -> State | None:
    """A game that broke while it was followed, again, with an eye on the answers and nothing else."""
    alone = Match.of_body({**match.body(), "series": False, "watched": True})
    return watched(alone, spec, options, seed, chance, i, Results(len(match.seats)), fault)


def set_up(match: Match, spec: GameSpec, seed: int) -> dict[str, object]:
    """The settled options of a round: a set-up by lot, which has what the bots wish for."""
    lots = seed_from(seed, "set-up")
    bots = game_bots(match.game)
    wished = bots.suit(bots.bare(match.seats), match.options, lots, optional="auto")
    return spec.settle(lots, len(match.seats), wished)


class Faulty:
    """Where a game stopped because of a bot."""

    def __init__(self, seat: int, decision: int, fault: BotFault) -> None:
        self.seat = seat
        self.decision = decision
        self.fault = fault


def watch(state: State, players: list[Bot], follower: Follower | None = None) -> State | Faulty:
    """Play a game answer by answer: bots can look ahead, faults are seen. Its end, or the fault."""
    game = stepper(state, follower is not None)
    decision = seen = 0
    while not game.over:
        seat = game.pending[0].decider
        decision += 1
        try:
            answer = fair_answer(players[seat], game, seat)
        except BotFault as fault:
            return Faulty(seat, decision, fault)
        game.step(seat, answer)
        if follower is not None:
            new = game.events.since(seen)
            seen += len(new)
            follower.hear(new, game.base)
    if follower is not None:
        follower.end(game.base)
    return game.base


def count(state: State, seat_of: list[int], results: Results) -> None:
    """Add a finished game to the results."""
    ranks = state.standings()
    front = ranks.count(1)
    most = 0
    for score, seat in zip(results.scores, seat_of):
        turns = state.turns(seat)
        most = max(most, turns)
        score.add(ranks[seat], front, state.points(seat), turns, seat)
    results.turns.add(most)
