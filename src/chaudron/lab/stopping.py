"""When a match has shown enough: after a number of games, at a precision, or by a sequential test.

A rule is asked after whole pieces of work, in their order, so that it stops at the same game whatever the
number of processes, and whichever of them was quicker.
"""

import math
from typing import Any, Final

from chaudron.kernel.errors import Refusal
from chaudron.lab.stats import SHARES, Results

FEWEST_ROUNDS: Final = 20  # before a variance of rounds is worth anything
BETTER: Final = "better"  # the first bot: the test accepts p1
NOT_BETTER: Final = "not-better"  # it accepts p0
UNDECIDED: Final = "undecided"


class StoppingRule:
    """Plays all games that were asked for; the other rules stop before."""

    def enough(self, results: Results) -> bool:
        return False

    def dump(self, results: Results) -> dict[str, object]:
        """What the rule was, and what came of it."""
        return {"rule": "games"}

    def body(self) -> dict[str, Any]:
        """The rule as it is written in files."""
        return {}


class Precision(StoppingRule):
    """Until the first bot's share of wins is known to so many points of a hundred, more or less."""

    def __init__(self, points: float) -> None:
        if not 0 < points <= 50:
            raise bad("until", points, "more than 0 and at most 50")
        self.points = points

    def width(self, results: Results) -> float:
        """Half the width of the interval, in points of a hundred."""
        found = results.scores[0].win_share()
        return 50 * (found.hi - found.lo)

    def enough(self, results: Results) -> bool:
        return results.scores[0].rounds.n >= FEWEST_ROUNDS and self.width(results) <= self.points

    def dump(self, results: Results) -> dict[str, object]:
        return {"rule": "until", "points": self.points, "reached": round(self.width(results), 4)}

    def body(self) -> dict[str, Any]:
        return {"until": self.points}


class Sprt(StoppingRule):
    """Wald's sequential test of two shares of the first bot, p0 against p1, with the errors alpha and beta.

    A share counts a game won alone as one, a win shared by k as 1/k. Games of a round are paired: the bots
    play them with the same luck, in each other's seats. So what is tested is the mean of whole rounds, which
    are independent, with the variance that the rounds themselves show: the generalised test, as engines of
    chess are tested by pairs of games. Half a round lost and half a round won are put to the count, so that
    bots that never lose have a variance, too.
    """

    def __init__(self, p0: float, p1: float, alpha: float = 0.05, beta: float = 0.05) -> None:
        if not 0 <= p0 < p1 <= 1:
            raise bad("sprt", f"{p0:g},{p1:g}", "two shares from 0 to 1, the lower one first")
        for name, value in (("alpha", alpha), ("beta", beta)):
            if not 0 < value < 0.5:
                raise bad(name, value, "more than 0 and less than 0.5")
        self.p0, self.p1, self.alpha, self.beta = p0, p1, alpha, beta

    def bounds(self) -> tuple[float, float]:
        """Where the test accepts p0, and where p1."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def ratio(self, results: Results) -> float:
        """The logarithm of how much more likely p1 makes the rounds than p0."""
        shares = results.scores[0].shares
        whole = SHARES * len(results.scores)  # of a round that the first bot won throughout
        n = shares.n + 1
        mean = (shares.total / whole + 0.5) / n
        square = (shares.squares / whole**2 + 0.5) / n
        variance = square - mean * mean
        return shares.n * (self.p1 - self.p0) * (2 * mean - self.p0 - self.p1) / (2 * variance)

    def verdict(self, results: Results) -> str:
        if results.scores[0].shares.n < FEWEST_ROUNDS:
            return UNDECIDED
        lo, hi = self.bounds()
        ratio = self.ratio(results)
        return BETTER if ratio >= hi else NOT_BETTER if ratio <= lo else UNDECIDED

    def enough(self, results: Results) -> bool:
        return self.verdict(results) != UNDECIDED

    def dump(self, results: Results) -> dict[str, object]:
        lo, hi = self.bounds()
        return {
            "rule": "sprt",
            **self.body()["sprt"],
            "verdict": self.verdict(results),
            "llr": round(self.ratio(results), 4),
            "bounds": [round(lo, 4), round(hi, 4)],
        }

    def body(self) -> dict[str, Any]:
        return {"sprt": {"p0": self.p0, "p1": self.p1, "alpha": self.alpha, "beta": self.beta}}


def bad(name: str, value: object, wanted: str) -> Refusal:
    message = f"{name}: {value} is not right; it must be {wanted}"
    return Refusal("bad-rule", message, {"name": name, "value": str(value), "wanted": wanted})
