"""The analysis of a set-up before it is played: something strong, and what each part adds, by self-play."""

import time
from collections.abc import Iterator
from typing import Any, Final, cast

import chaudron
from chaudron.bots.appraising import Appraisal, Contest
from chaudron.games.catalogue import GAMES, half
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.errors import Refusal
from chaudron.lab.means import Z99, Interval
from chaudron.lab.stats import share

SEARCHING: Final = 0.6  # the part of all games, or of the time, that goes into the search
PIECES: Final = 6  # of the search by the clock: what the end of one cuts off is lost
BATCH: Final = 10  # games of a contest at a time, which have to be whole rounds of two


def appraised_games() -> list[str]:
    """The games whose set-ups can be appraised."""
    return [game for game in GAMES if half(game, "appraisal") is not None]


class SetupAnalysis:
    """A set-up that is being analysed, piece by piece: so many games, or for so long."""

    def __init__(self, game: str, options: dict[str, object], games: int, seconds: float) -> None:
        module = half(game, "appraisal")
        if module is None:
            raise Refusal("no-appraisal", f"set-ups of {game} are not analysed", {"game": game})
        self.game = game
        self.games = games
        self.seconds = seconds
        self.appraisal = cast(Appraisal, module.appraisal(options))
        self.spent = 0.0  # seconds of work, up to `since`; whoever has to wait meanwhile loses nothing
        self.since = 0.0
        self.working = self.pieces()
        self.done = False

    @property
    def key(self) -> str:
        """By this it is kept: whatever changes what is found is in it."""
        rules = find_game(self.game).rules
        budget = f"{self.games} games" if self.games else f"{self.seconds:g} s"
        return f"{chaudron.__version__} {self.game} {rules} {budget} {self.appraisal.key()}"

    def work(self, seconds: float | None = None) -> bool:
        """Go on for about so long, or to the end; True if all is done."""
        began = self.since = time.monotonic()
        for _ in self.working:
            if seconds is not None and time.monotonic() - began >= seconds:
                self.spent = self.worked()
                return False
        self.done = True
        return True

    def worked(self) -> float:
        """Seconds of work so far."""
        return self.spent + time.monotonic() - self.since

    def progress(self) -> float:
        if self.done:
            return 1.0
        if not self.games:
            return min(1.0, self.spent / self.seconds)
        played = self.appraisal.searched() + sum(c.games for c in self.appraisal.contests)
        return min(1.0, played / self.games)

    def pieces(self) -> Iterator[None]:
        """Search, then let what was found play: the contests take turns."""
        appraisal = self.appraisal
        appraisal.search(0)
        yield
        if self.games:
            appraisal.search(int(SEARCHING * self.games))
            yield
        while not self.games and self.worked() < SEARCHING * self.seconds:
            appraisal.search_for(SEARCHING * self.seconds / PIECES)
            yield
        if not self.games:
            appraisal.search(1)  # no more is looked for, but the best of what was found play for it
            yield
        appraisal.settle()
        left = self.games - appraisal.searched()
        rounds = max(2, left // (BATCH * max(1, len(appraisal.contests))))
        while rounds > 0 if self.games else self.worked() < self.seconds or rounds > 0:
            for contest in appraisal.contests:
                appraisal.play(contest, BATCH)
                yield
            rounds -= 1

    def dump(self) -> dict[str, Any]:
        """What was found, as JSON: the contests by kind, and the parts that add most first."""
        appraisal = self.appraisal
        shares = [(c.kind, c.subject, won(c)) for c in appraisal.contests]
        adds: dict[str, dict[str, dict[str, float]]] = {}
        for kind, subject, interval in shares:
            if subject:
                adds.setdefault(subject, {})[kind] = interval.dump()
        best = sorted(adds, key=lambda s: -max(interval["value"] for interval in adds[s].values()))
        return {
            "version": chaudron.__version__,
            "game": self.game,
            "rules": find_game(self.game).rules,
            **appraisal.found(),
            "games": appraisal.searched() + sum(c.games for c in appraisal.contests),
            "against": {kind: interval.dump() for kind, subject, interval in shares if not subject},
            "parts": [{"subject": subject, **adds[subject]} for subject in best],
        }


def won(contest: Contest) -> Interval:
    """The share of games won, ties counted half."""
    return share(contest.halves, 2 * contest.games, Z99 * 2**0.5)
