"""What came of the games that somebody has played, by opponent, by set-up, by number of players."""

from collections.abc import Iterable
from typing import Any

import msgspec

from chaudron.games.catalogue import game as find_game
from chaudron.server.protocol import SeatInfo, Settings, TableInfo


class Result(msgspec.Struct):
    """How a game ended, as it is kept beside the table. `keys` are digests of the seats' tokens."""

    keys: list[str]
    seats: list[SeatInfo]
    options: dict[str, Any]
    settings: Settings
    standings: list[int]
    points: list[int]
    turns: list[int]
    rematch: str = ""

    def seats_with(self, key: str) -> list[int]:
        return [i for i, k in enumerate(self.keys) if key and k == key]

    def info(self, id: str, code: str, game: str) -> TableInfo:
        return TableInfo(id, code, game, "over", self.seats, self.settings, self.options, 0, self.rematch)


class Tally(msgspec.Struct):
    """Some games: how many, how many of them won (a shared win counts), points and turns on average."""

    name: str
    games: int = 0
    won: int = 0
    points: float = 0.0
    turns: float = 0.0

    def add(self, won: bool, points: int, turns: int) -> None:
        self.points += (points - self.points) / (self.games + 1)
        self.turns += (turns - self.turns) / (self.games + 1)
        self.games += 1
        self.won += won


class GameStatistics(msgspec.Struct):
    """All of somebody's games of one kind. Those played on one screen for several are only counted."""

    game: str
    all: Tally
    by_opponent: list[Tally]  # a bot's id, or a person's name
    by_players: list[Tally]
    by_setup: list[Tally]  # by the messages that name a kingdom, books, modules
    one_screen: int = 0


def statistics(finished: Iterable[tuple[str, Result, list[int]]]) -> list[GameStatistics]:
    """From the name of the game, its result, and one's own seats there."""
    out: dict[str, GameStatistics] = {}
    tallies: dict[tuple[str, str, str], Tally] = {}
    for game, result, mine in finished:
        found = out.setdefault(game, GameStatistics(game, Tally(""), [], [], []))
        if len(mine) > 1:
            found.one_screen += 1
            continue
        me = mine[0]
        outcome = (
            result.standings[me] == 1,
            result.points[me],
            result.turns[me],
        )
        found.all.add(*outcome)
        others = {s.bot or s.name for s in result.seats if s.seat != me}
        groups = [("by_opponent", name) for name in sorted(others)]
        groups.append(("by_players", str(len(result.seats))))
        messages = find_game(game).group(result.options)
        if messages:
            groups.append(("by_setup", ", ".join(messages)))
        for group, name in groups:
            tally = tallies.get((game, group, name))
            if tally is None:
                tally = tallies[game, group, name] = Tally(name)
                getattr(found, group).append(tally)
            tally.add(*outcome)
    for found in out.values():
        for tallied in (found.by_opponent, found.by_players, found.by_setup):
            tallied.sort(key=lambda t: (-t.games, t.name))
    return list(out.values())
