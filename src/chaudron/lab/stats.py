"""What many games show: counts, means, and how sure one can be of them."""

import math
from typing import Any, Final

Z99: Final = 2.5758293035489004  # of 99 in 100 normal values, none is farther from the mean


class Interval:
    """A value measured, and the bounds between which it lies in 99 cases of 100."""

    __slots__ = ("hi", "lo", "value")

    def __init__(self, value: float, lo: float, hi: float) -> None:
        self.value = value
        self.lo = lo
        self.hi = hi

    def __contains__(self, value: float) -> bool:
        return self.lo <= value <= self.hi

    def __repr__(self) -> str:
        return f"{self.value:.4f} [{self.lo:.4f}, {self.hi:.4f}]"

    def dump(self) -> dict[str, float]:
        return {"value": round(self.value, 6), "lo": round(self.lo, 6), "hi": round(self.hi, 6)}


def share(k: int, n: int, z: float = Z99) -> Interval:
    """k cases out of n, with Wilson's interval: right for small numbers and rare cases, too."""
    if n == 0:
        return Interval(0.0, 0.0, 1.0)
    p = k / n
    centre = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return Interval(p, max(0.0, centre - half), min(1.0, centre + half))


class RunningMean:
    """A count, a sum and a sum of squares: enough for a mean and its interval, and exact."""

    __slots__ = ("n", "squares", "total")

    def __init__(self, n: int = 0, total: int = 0, squares: int = 0) -> None:
        self.n = n
        self.total = total
        self.squares = squares

    def add(self, x: int) -> None:
        self.n += 1
        self.total += x
        self.squares += x * x

    def merge(self, other: "RunningMean") -> None:
        self.n += other.n
        self.total += other.total
        self.squares += other.squares

    def raw(self) -> list[int]:
        return [self.n, self.total, self.squares]

    def mean(self, z: float = Z99) -> Interval:
        n = self.n
        if n == 0:
            return Interval(0.0, 0.0, 0.0)
        mean = self.total / n
        half = z * math.sqrt(self.variance() / n)
        return Interval(mean, mean - half, mean + half)

    def variance(self) -> float:
        n = self.n
        return (self.squares * n - self.total * self.total) / (n * (n - 1)) if n > 1 else 0.0


class Fault:
    """A game that stopped because of a bot: its name, and where to find what it did."""

    __slots__ = ("bot", "decision", "seed", "why")

    def __init__(self, bot: str, seed: int, decision: int, why: str) -> None:
        self.bot = bot
        self.seed = seed
        self.decision = decision  # the first is 1
        self.why = why

    def dump(self) -> dict[str, object]:
        return {"bot": self.bot, "seed": str(self.seed), "decision": self.decision, "why": self.why}


class Score:
    """How one bot fared in many games."""

    __slots__ = ("in_round", "losses", "points", "rounds", "ties", "turns", "wins")

    def __init__(self) -> None:
        self.wins = 0  # alone in front
        self.ties = 0  # in front with others
        self.losses = 0
        self.points = RunningMean()
        self.turns = RunningMean()
        self.rounds = RunningMean()  # the wins of each round
        self.in_round = 0  # of the round that is being played

    @property
    def games(self) -> int:
        return self.wins + self.ties + self.losses

    def add(self, rank: int, shared: bool, points: int, turns: int) -> None:
        if rank > 1:
            self.losses += 1
        elif shared:
            self.ties += 1
        else:
            self.wins += 1
            self.in_round += 1
        self.points.add(points)
        self.turns.add(turns)

    def end_round(self) -> None:
        self.rounds.add(self.in_round)
        self.in_round = 0

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
        self.rounds.merge(other.rounds)
        self.wins += other.wins
        self.ties += other.ties
        self.losses += other.losses
        self.points.merge(other.points)
        self.turns.merge(other.turns)

    def raw(self) -> dict[str, list[int]]:
        """Everything that was counted, to be kept and taken up again."""
        return {
            "ends": [self.wins, self.ties, self.losses],
            "points": self.points.raw(),
            "turns": self.turns.raw(),
            "rounds": self.rounds.raw(),
        }

    @staticmethod
    def of_raw(raw: dict[str, list[int]]) -> "Score":
        score = Score()
        score.wins, score.ties, score.losses = raw["ends"]
        score.points, score.turns, score.rounds = [
            RunningMean(*raw[k]) for k in ("points", "turns", "rounds")
        ]
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
        }


class Results:
    """What came of a match, or of a part of it."""

    __slots__ = ("faults", "scores", "turns")

    def __init__(self, seats: int) -> None:
        self.faults: list[Fault] = []
        self.scores = [Score() for _ in range(seats)]
        self.turns = RunningMean()  # of each game: those of the player who had most

    @property
    def games(self) -> int:
        return self.turns.n

    @property
    def decided(self) -> int:
        """The games that somebody won alone."""
        return sum(score.wins for score in self.scores)

    def end_round(self) -> None:
        for score in self.scores:
            score.end_round()

    def merge(self, other: "Results") -> None:
        """Add another part; the order of the parts does not matter."""
        self.faults = sorted(self.faults + other.faults, key=lambda f: (f.seed, f.decision))
        self.turns.merge(other.turns)
        for mine, more in zip(self.scores, other.scores):
            mine.merge(more)

    def raw(self) -> dict[str, object]:
        """Everything that was counted but the faults, to be kept and taken up again."""
        return {"turns": self.turns.raw(), "scores": [score.raw() for score in self.scores]}

    @staticmethod
    def of_raw(raw: dict[str, Any]) -> "Results":
        results = Results(len(raw["scores"]))
        results.turns = RunningMean(*raw["turns"])
        results.scores = [Score.of_raw(score) for score in raw["scores"]]
        return results

    def dump(self) -> dict[str, object]:
        return {
            "games": self.games,
            "turns": self.turns.mean().dump(),
            "seats": [score.dump() for score in self.scores],
            "faults": [fault.dump() for fault in self.faults],
        }
