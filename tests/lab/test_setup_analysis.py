"""What is strong in a set-up: the best that was found is told, whatever the budget."""

import time
from types import SimpleNamespace

import pytest

from chaudron.bots.appraising import Appraisal, Contest
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.errors import Refusal
from chaudron.lab.analysis import setup
from chaudron.lab.analysis.setup import SetupAnalysis


class Noted(Appraisal):
    """Writes down what is asked of it."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[str, float]] = []
        self.games = 0

    def key(self) -> str:
        return "noted"

    def search(self, games: int) -> None:
        self.asked.append(("search", games))
        self.games = max(self.games, games)

    def search_for(self, seconds: float) -> None:
        self.asked.append(("search for", seconds))
        time.sleep(seconds)
        self.games += 1

    def searched(self) -> int:
        return self.games

    def settle(self) -> None:
        self.asked.append(("settle", 0))
        self.contests = [Contest("money", ""), Contest("alone", "smithy"), Contest("alone", "moat")]

    def play(self, contest: Contest, games: int) -> None:
        contest.games += games
        contest.halves += games * (2 if contest.subject == "moat" else 1)

    def found(self) -> dict[str, object]:
        return {}


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> Noted:
    made = Noted()
    monkeypatch.setattr(setup, "half", lambda *_: SimpleNamespace(appraisal=lambda _: made))
    return made


def test_by_the_clock_the_best_of_what_was_found_play_for_it(noted: Noted) -> None:
    """And no piece of the search is so short that nothing comes of it."""
    analysis = SetupAnalysis("dominion", {}, 0, 0.3)
    while not analysis.work(0.0):
        assert 0.0 <= analysis.progress() <= 1.0
    at = noted.asked.index(("settle", 0))
    assert noted.asked[at - 1] == ("search", 1)
    pieces = [seconds for deed, seconds in noted.asked if deed == "search for"]
    assert 1 <= len(pieces) <= setup.PIECES
    assert min(pieces) >= 0.3 * setup.SEARCHING / setup.PIECES - 1e-9
    assert [part["subject"] for part in analysis.dump()["parts"]] == ["moat", "smithy"]


def test_so_many_games_are_searched_in_one_go(noted: Noted) -> None:
    analysis = SetupAnalysis("dominion", {}, 1000, 0.0)
    assert analysis.work()
    assert noted.asked == [("search", 0), ("search", 600), ("settle", 0)]
    assert analysis.dump()["games"] == 600 + 3 * 130


def test_the_time_of_a_set_up_is_that_of_its_work(noted: Noted) -> None:
    """Whoever waits for others between two pieces loses nothing of the search."""
    analysis = SetupAnalysis("dominion", {}, 0, 1000.0)
    analysis.working = iter([None, None, None])
    assert not analysis.work(0.0)
    time.sleep(0.05)
    assert not analysis.work(0.0)
    assert analysis.spent < 0.05 and analysis.progress() == analysis.spent / 1000.0


def test_a_game_without_an_appraisal_is_refused() -> None:
    with pytest.raises(Refusal, match="quacks"):
        SetupAnalysis("quacks", {}, 10, 0.0)


@pytest.mark.all
@pytest.mark.once
def test_the_plan_is_not_worse_than_the_runner_up_and_beats_big_money() -> None:
    options = find_game("dominion").settle(1, 2, {"kingdom": "First Game"})
    analysis = SetupAnalysis("dominion", options, 20_000, 0.0)
    analysis.work()
    found = analysis.dump()
    assert found["against"]["money"]["lo"] > 0.6
    assert found["against"]["runner-up"]["hi"] >= 0.5
    assert len(found["parts"]) == 10
