"""What many games show: counts, means, and how sure one can be of them."""

import math
from typing import Any, Final, cast

from chaudron.lab.means import Z99, Interval, RunningMean
from chaudron.lab.series import Series

__all__ = ["SHARES", "Fault", "Interval", "Outcomes", "Results", "RunningMean", "Score", "share"]

MOST_STALLS: Final = 3  # of one bot in a match: each costs a minute
SHARES: Final = 60  # a game won alone, in parts: however many are in front, they share it evenly


def share(k: int, n: int, z: float = Z99) -> Interval:
    """k cases out of n, with Wilson's interval: right for small numbers and rare cases, too."""
    if n == 0:
        return Interval(0.0, 0.0, 1.0)
    p = k / n
    centre = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return Interval(p, max(0.0, centre - half), min(1.0, centre + half))


class Fault:
    """A game that stopped because of a bot: its name, and where to find what it did."""

    __slots__ = ("bot", "decision", "game", "seed", "stalled", "why")

    def __init__(self, bot: str, seed: int, decision: int, why: str, game: int = 0) -> None:
        self.bot = bot
        self.seed = seed
        self.decision = decision  # the first is 1
        self.why = why
        self.game = game  # of the match: the first is 1; 0 if that was not kept
        self.stalled = False  # it took too long

    def dump(self) -> dict[str, object]:
        return {
            "bot": self.bot,
            "game": self.game,
            "seed": str(self.seed),
            "decision": self.decision,
            "why": self.why,
            "stalled": self.stalled,
        }

    @staticmethod
    def of_raw(raw: dict[str, Any]) -> "Fault":
        bot, seed, decision, why = raw["bot"], int(raw["seed"]), int(raw["decision"]), raw["why"]
        fault = Fault(str(bot), seed, decision, str(why), int(raw.get("game", 0)))
        fault.stalled = bool(raw.get("stalled", False))
        return fault


class Outcomes:
    """How often somebody won, shared a win, lost; and the points."""

    __slots__ = ("losses", "points", "ties", "wins")

    def __init__(self) -> None:
        self.wins = 0  # alone in front
        self.ties = 0  # in front with others
        self.losses = 0
        self.points = RunningMean()

    @property
    def games(self) -> int:
        return self.wins + self.ties + self.losses

    def count(self, rank: int, front: int, points: int) -> None:
        """A game more: the rank, how many are in front, the points."""
        if rank > 1:
            self.losses += 1
        elif front > 1:
            self.ties += 1
        else:
            self.wins += 1
        self.points.add(points)

    def take(self, other: "Outcomes") -> None:
        self.wins += other.wins
        self.ties += other.ties
        self.losses += other.losses
        self.points.merge(other.points)

    def ends(self) -> list[int]:
        return [self.wins, self.ties, self.losses, *self.points.raw()]

    def read_ends(self, raw: list[int]) -> None:
        self.wins, self.ties, self.losses = raw[0], raw[1], raw[2]
        self.points = RunningMean(raw[3], raw[4], raw[5])


class Score(Outcomes):
    """How one bot fared in many games: in all, in each seat, round by round, and by points."""

    __slots__ = ("by_points", "by_seat", "in_round", "rounds", "share_in_round", "shares", "turns")

    def __init__(self, seats: int = 2) -> None:
        super().__init__()
        self.turns = RunningMean()
        self.rounds = RunningMean()  # the wins of each round
        self.in_round = 0  # of the round that is being played
        self.shares = RunningMean()  # what each whole round gave, in parts of a game: a shared win is a part
        self.share_in_round = 0
        self.by_seat = [Outcomes() for _ in range(seats)]
        self.by_points: dict[int, int] = {}  # how many games ended with so many

    def add(self, rank: int, front: int, points: int, turns: int, seat: int = 0) -> None:
        self.count(rank, front, points)
        if rank == 1:
            if front > 1:
                self.share_in_round += SHARES // front
            else:
                self.in_round += 1
                self.share_in_round += SHARES
        self.turns.add(turns)
        self.by_seat[seat].count(rank, front, points)
        self.by_points[points] = self.by_points.get(points, 0) + 1

    def end_round(self, whole: bool = True) -> None:
        """A round is over; one that lacks games says nothing about shares."""
        self.rounds.add(self.in_round)
        if whole:
            self.shares.add(self.share_in_round)
        self.in_round = self.share_in_round = 0

    def win_share(self, of: int | None = None) -> Interval:
        """Wins out of all games, or out of those that were decided.

        Games of a round are alike, so the interval is as wide as the rounds say, and never narrower than that
        of so many unlike games.
        """
        n = self.games if of is None else of
        return share(self.wins, n, Z99 * math.sqrt(self.likeness()))

    def likeness(self) -> float:
        """How much more the wins of rounds vary than those of as many unlike games would; 1 at least."""
        rounds, games = self.rounds.n, self.games
        p = self.wins / games if games else 0.0
        if rounds < 2 or p in (0.0, 1.0):
            return 1.0
        unlike = games / rounds * p * (1 - p)
        return max(1.0, self.rounds.variance() / unlike)

    def merge(self, other: "Score") -> None:
        self.take(other)
        self.rounds.merge(other.rounds)
        self.shares.merge(other.shares)
        self.turns.merge(other.turns)
        for mine, more in zip(self.by_seat, other.by_seat):
            mine.take(more)
        for points, games in other.by_points.items():
            self.by_points[points] = self.by_points.get(points, 0) + games

    def raw(self) -> dict[str, object]:
        """Everything that was counted, to be kept and taken up again."""
        return {
            "ends": self.ends(),
            "turns": self.turns.raw(),
            "rounds": self.rounds.raw(),
            "shares": self.shares.raw(),
            "seats": [seat.ends() for seat in self.by_seat],
            "points": [[points, self.by_points[points]] for points in sorted(self.by_points)],
        }

    @staticmethod
    def of_raw(raw: dict[str, Any]) -> "Score":
        score = Score(len(raw["seats"]))
        score.read_ends(raw["ends"])
        score.turns, score.rounds, score.shares = [
            RunningMean(*raw[k]) for k in ("turns", "rounds", "shares")
        ]
        for seat, ends in zip(score.by_seat, raw["seats"]):
            seat.read_ends(ends)
        score.by_points = dict(raw["points"])
        return score

    def dump(self) -> dict[str, object]:
        n = self.games
        return {
            "wins": self.wins,
            "ties": self.ties,
            "losses": self.losses,
            "win_share": self.win_share().dump(),
            "tie_share": share(self.ties, n).dump(),
            "loss_share": share(self.losses, n).dump(),
            "points": self.points.mean().dump(),
            "turns": self.turns.mean().dump(),
            "by_seat": [
                {
                    "wins": seat.wins,
                    "ties": seat.ties,
                    "losses": seat.losses,
                    "win_share": share(seat.wins, seat.games).dump(),
                    "points": seat.points.mean().dump(),
                }
                for seat in self.by_seat
            ],
            "by_points": {str(points): self.by_points[points] for points in sorted(self.by_points)},
        }


class Results:
    """What came of a match, or of a part of it."""

    __slots__ = ("faults", "rankings", "scores", "series", "turns")

    def __init__(self, seats: int, followed: bool = False) -> None:
        self.faults: list[Fault] = []
        self.scores = [Score(seats) for _ in range(seats)]
        self.turns = RunningMean()  # of each game: those of the player who had most
        self.series: list[Series] = [Series() for _ in range(seats)] if followed else []  # of each bot
        # Of each round, if somebody wants ratings: the ranks of all bots, game by game: `12,21`.
        self.rankings: list[str] = []

    @property
    def games(self) -> int:
        return self.turns.n

    @property
    def played(self) -> int:
        """All games, those that stopped because of a bot among them."""
        return self.turns.n + len(self.faults)

    @property
    def given_up(self) -> str:
        """The bot that took too long so often that nobody asks it any more, if there is one."""
        stalled = [fault.bot for fault in self.faults if fault.stalled]
        return next((bot for bot in stalled if stalled.count(bot) >= MOST_STALLS), "")

    @property
    def decided(self) -> int:
        """The games that somebody won alone."""
        return sum([score.wins for score in self.scores])

    def end_round(self, whole: bool = True) -> None:
        for score in self.scores:
            score.end_round(whole)

    def merge(self, other: "Results") -> None:
        """Add another part; but for the rankings, the order of the parts does not matter."""
        self.faults = sorted(self.faults + other.faults, key=lambda f: (f.seed, f.decision))
        self.turns.merge(other.turns)
        for mine, more in zip(self.scores, other.scores):
            mine.merge(more)
        for followed, new in zip(self.series, other.series):
            followed.merge(new)
        self.rankings += other.rankings

    def raw(self) -> dict[str, object]:
        """Everything that was counted, to be kept and taken up again."""
        return {
            "turns": self.turns.raw(),
            "scores": [score.raw() for score in self.scores],
            "faults": [fault.dump() for fault in self.faults],
            "series": [series.raw() for series in self.series],
            "rankings": " ".join(self.rankings),
        }

    @staticmethod
    def of_raw(raw: dict[str, Any]) -> "Results":
        results = Results(len(raw["scores"]))
        results.turns = RunningMean(*raw["turns"])
        results.scores = [Score.of_raw(score) for score in raw["scores"]]
        results.faults = [Fault.of_raw(fault) for fault in raw["faults"]]
        results.series = [Series.of_raw(series) for series in raw["series"]]
        results.rankings = cast(str, raw["rankings"]).split()
        return results

    def dump(self) -> dict[str, object]:
        body: dict[str, object] = {
            "games": self.games,
            "turns": self.turns.mean().dump(),
            "seats": [score.dump() for score in self.scores],
            "faults": [fault.dump() for fault in self.faults],
        }
        if self.series:
            body["series"] = [series.dump() for series in self.series]
        return body
