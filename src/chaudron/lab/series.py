"""How games go, turn by turn: what each bot has after so many turns, and what it buys when.

A game says itself what can be followed (`GameSpec.series` and `measures`), where a point lies, and what
somebody bought. Where players take turns, a bot's points lie after each of its own turns; where they play
rounds together, after each round. Point 0 is the start.
"""

from collections.abc import Mapping
from typing import Any, cast

from chaudron.kernel.catalogue import GameSpec
from chaudron.kernel.journal import Event, Journal
from chaudron.kernel.state import State
from chaudron.kernel.view import SPECTATOR, Enough
from chaudron.lab.means import RunningMean


class Series:
    """One bot's series over many games: a mean for each point, over the games that lasted so long."""

    __slots__ = ("bought", "values")

    def __init__(self) -> None:
        self.values: dict[str, list[RunningMean]] = {}
        self.bought: dict[str, list[int]] = {}  # how many in all games, by turn; the first is 0

    def add(self, name: str, at: int, value: int) -> None:
        line = self.values.get(name)
        if line is None:
            line = self.values[name] = []
        while len(line) <= at:
            line.append(RunningMean())
        line[at].add(value)

    def buy(self, thing: str, turn: int, n: int = 1) -> None:
        line = self.bought.get(thing)
        if line is None:
            line = self.bought[thing] = []
        while len(line) <= turn:
            line.append(0)
        line[turn] += n

    def merge(self, other: "Series") -> None:
        for name, line in other.values.items():
            mine = self.values.setdefault(name, [])
            while len(mine) < len(line):
                mine.append(RunningMean())
            for mean, more in zip(mine, line):
                mean.merge(more)
        for thing, counts in other.bought.items():
            for turn, n in enumerate(counts):
                self.buy(thing, turn, n)

    def raw(self) -> dict[str, object]:
        values = {name: [mean.raw() for mean in self.values[name]] for name in sorted(self.values)}
        return {"values": values, "bought": {thing: self.bought[thing] for thing in sorted(self.bought)}}

    @staticmethod
    def of_raw(raw: dict[str, Any]) -> "Series":
        series = Series()
        series.values = {name: [RunningMean(*mean) for mean in line] for name, line in raw["values"].items()}
        series.bought = dict(raw["bought"])
        return series

    def dump(self) -> dict[str, object]:
        values = {name: [mean.mean().dump() for mean in self.values[name]] for name in sorted(self.values)}
        games = {name: [mean.n for mean in self.values[name]] for name in sorted(self.values)}
        return {"values": values, "games": games, "bought": dict(sorted(self.bought.items()))}


class Follower(Enough):
    """Follows one game that is played, and notes its points."""

    def __init__(self, spec: GameSpec, series: list[Series], seat_of: list[int]) -> None:
        self.spec = spec
        self.series = series  # of all games, by bot
        self.seat_of = seat_of
        self.by_seat = [Series() for _ in seat_of]  # of this game, which may yet break off
        self.names = spec.series() + spec.measures()
        self.last = [-1] * len(seat_of)  # of each seat: its last point
        self.noted: dict[str, dict[int, object]] = {}
        self.journal = Journal()

    def begin(self, state: State) -> None:
        """The game begins: everybody has a first point, but for games that begin in their midst."""
        seats = list(range(len(self.last)))
        if max([state.turns(seat) for seat in seats]) <= 1:
            self.point(seats, state, -1)

    def enough(self, state: State) -> bool:
        """Asked whenever the rules come to rest; never, but something may have happened."""
        if self.journal.events:
            heard = self.journal.events
            self.journal.events = []
            self.hear(heard, state)
        return False

    def hear(self, events: list[Event], state: State) -> None:
        for event in events:
            told = event.dump(SPECTATOR)
            self.spec.note(told, self.noted)
            things = self.spec.bought(told)
            if things:
                self.buy(told, things, state)
            if self.spec.is_point(told):
                whose = -1 if self.spec.rounds else cast(int, told.get("player", -1))
                self.point([whose] if whose >= 0 else list(range(len(self.last))), state, -1)

    def buy(self, told: Mapping[str, object], things: list[str], state: State) -> None:
        seat = cast(int, told["player"])
        if seat >= 0:
            turn = max(0, state.turns(seat) - 1)
            for thing in things:
                self.by_seat[seat].buy(thing, turn)

    def point(self, seats: list[int], state: State, more: int) -> None:
        """Note what these seats have: after as many turns as have begun, or one less."""
        found = state.progress()
        for seat in seats:
            at = max(0, state.turns(seat) + more)
            if at == self.last[seat]:
                continue
            self.last[seat] = at
            for name in self.names:
                values = found.get(name)
                if isinstance(values, list):
                    if seat < len(values):
                        self.by_seat[seat].add(name, at, int(values[seat]))
                elif name in self.noted and seat in self.noted[name]:
                    self.by_seat[seat].add(name, at, cast(int, self.noted[name][seat]))

    def end(self, state: State) -> None:
        """The game is over: everybody has a last point, and the game counts."""
        self.enough(state)
        self.point(list(range(len(self.last))), state, 0)
        for series, seat in zip(self.series, self.seat_of):
            series.merge(self.by_seat[seat])
