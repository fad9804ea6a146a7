"""What has been found out about a game so far: plain numbers, which can be handed on and taken up again."""

from chaudron.kernel.insight import Insight
from chaudron.lab.analysis.odds import Contrast, Odds
from chaudron.lab.means import RunningMean


class Widened:
    """A decision at which something better is looked for: every answer that is thought of."""

    def __init__(self, answers: list[object]) -> None:
        self.answers = answers  # the one that was given first
        self.worlds = 0
        self.means = [RunningMean() for _ in answers]  # what the seat wins, by answer
        self.best = 0  # the answer that is held against the one that was given,
        self.gain = Contrast(1)  # in worlds of its own: who is chosen for luck loses it there

    def add(self, won: list[int]) -> None:
        self.worlds += 1
        for mean, x in zip(self.means, won):
            mean.add(x)

    def leading(self) -> int:
        """The answer that wins most, but for the one that was given."""
        return max(range(1, len(self.answers)), key=lambda k: self.means[k].total)


class Findings:
    """All that was counted."""

    def __init__(self, playouts: int = 0, seconds: float = 0.0) -> None:
        self.playouts = playouts  # for each estimate; 0: as many as there is time for
        self.seconds = seconds  # that all may take, if nobody says how many playouts
        self.played = 0  # playouts so far
        self.spent = 0.0  # seconds, of those that were needed to know how many there is time for
        self.usual: list[object] = []  # by decision: what the bot would have answered
        self.odds: dict[int, Odds] = {}  # by step: who wins from here
        self.contrasts: dict[int, Contrast] = {}  # by step: what was played, against what the bot would do
        self.widened: dict[int, Widened] = {}  # by step
        self.insights: list[Insight] | None = None

    def state(self) -> tuple[int, int, int, bool]:
        """How far it is: equal for two of one game that have found the same."""
        return self.played, self.playouts, len(self.usual), self.insights is not None
