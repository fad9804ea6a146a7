"""Analyses on the server: made once, behind those who play, for games that are over."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

import pytest

from chaudron.bots.dominion.plans.files import named
from chaudron.bots.dominion.plans.writing import write
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.errors import Refusal
from chaudron.kernel.session import resume
from chaudron.lab.analysis.findings import Findings
from chaudron.lab.analysis.setup import SetupAnalysis
from chaudron.server import analyses
from chaudron.server.analyses import Analyses, piece
from chaudron.server.hub import Hub
from chaudron.server.store.store import Store
from chaudron.testing.blunders import played
from chaudron.testing.server import in_process


def asked(site: Any, body: dict[str, Any]) -> dict[str, Any]:
    """What comes of an analysis, waited for as a browser does."""
    told: dict[str, Any] = site.post("/api/replay/analysis", json=body).json()
    until = time.monotonic() + 60
    while told.get("result") is None and "code" not in told and time.monotonic() < until:
        time.sleep(0.1)
        told = site.get(f"/api/analyses/{told['id']}").json()
    return told


@pytest.fixture
def store(tmp_path: Path) -> Store:
    made = Store(f"sqlite:///{tmp_path / 'chaudron.sqlite3'}")
    made.open()
    return made


def test_a_finished_game_is_analysed_once_and_kept(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "SECONDS", 0.01)
    record = played("quacks", ["brewer", "brewer"], 5)[0].record()
    running = resume(record, find_game("quacks"), 40).record()
    body = {"record": record.dumps()}
    with in_process(store) as site:
        told = asked(site, body)
        result = told["result"]
        assert result is not None and told["progress"] == 1.0
        assert len(result["curve"]) == 9 and sum(result["ends"]) == 1.0
        assert asked(site, body) == told
        # One that is not over is refused when it is looked at; broken ones at once.
        assert asked(site, {"record": running.dumps()})["code"] == "analyse-unfinished"
        assert site.post("/api/replay/analysis", json={"record": "{"}).json()["code"] == "record-broken"
        assert site.get("/api/analyses/nothing").json()["code"] == "no-analysis"
    assert [file.stem for file in (tmp_path / "analyses").iterdir()] == [told["id"]]
    again = Store(f"sqlite:///{tmp_path / 'chaudron.sqlite3'}")
    again.open()
    with in_process(again) as site:  # another server on the same data: nothing is worked out again
        assert site.post("/api/replay/analysis", json=body).json() == told


def test_pieces_are_short_and_go_on_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """What one process began another takes up: all it needs is handed on."""
    record = played("quacks", ["brewer", "brewer"], 5)[0].record()
    monkeypatch.setattr(analyses, "PIECE", 0.0)
    findings = Findings(1)
    pieces = 0
    while True:
        done = piece("a", record.dumps(), findings)
        findings = done.findings
        pieces += 1
        if pieces == 2:
            analyses._analysing.clear()
        if done.result is not None:
            break
    assert pieces > 2 and done.result["playouts"] == 1


class Unfinished:
    """A task that goes on."""

    def done(self) -> bool:
        return False


def test_one_analysis_at_a_time_from_one_address_and_not_too_many_in_all() -> None:
    """And a game that would take long is not begun."""
    record = played("quacks", ["brewer", "brewer"], 5)[0].record()
    waiting = Analyses(cast(Hub, None))
    waiting.check(record, "here")
    for n in range(analyses.MOST_WAITING):
        going = analyses.Going(str(n), f"there {n}")
        going.task = cast("Any", Unfinished())
        waiting.going[going.id] = going
        if n == 0:
            with pytest.raises(Refusal, match="one analysis at a time"):
                waiting.check(record, "there 0")
            waiting.check(record, "here")
    with pytest.raises(Refusal, match="many games"):
        waiting.check(record, "here")
    record.answers = record.answers * 20
    with pytest.raises(Refusal, match="answers"):
        Analyses(cast(Hub, None)).check(record, "here")


def strong(site: Any, kingdom: str, patience: float = 10.0) -> dict[str, Any]:
    """What comes of the analysis of a kingdom, waited for as a browser does."""
    body = {"players": 2, "options": {"kingdom": kingdom}}
    told: dict[str, Any] = site.post("/api/games/dominion/analysis", json=body).json()
    until = time.monotonic() + patience
    while told.get("result") is None and "code" not in told and time.monotonic() < until:
        assert 0.0 <= told["progress"] <= 1.0
        time.sleep(0.1)
        told = site.get(f"/api/games/dominion/analysis/{told['id']}").json()
    return told


class Hasty(SetupAnalysis):
    """Finds that Smithies are strong, without a game."""

    def pieces(self) -> Iterator[None]:
        yield

    def dump(self) -> dict[str, Any]:
        half = {"value": 0.5, "lo": 0.4, "hi": 0.6}
        plan = write(named("double-smithy"))
        return {
            "version": "", "game": "dominion", "rules": 1, "games": 0,
            "plan": plan, "runner_up": plan,
            "against": {"money": half, "runner-up": half},
            "parts": [{"subject": "smithy", "in-plan": half, "alone": half}],
        }  # fmt: skip


def test_what_is_strong_in_a_kingdom_is_found_once_and_kept(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "SetupAnalysis", Hasty)
    monkeypatch.setattr(analyses, "pool", ThreadPoolExecutor)
    monkeypatch.setattr(analyses, "NICENESS", 0)
    with in_process(store) as site:
        told = strong(site, "First Game")
        result = told["result"]
        assert result is not None and told["progress"] == 1.0
        assert [part["subject"] for part in result["parts"]] == ["smithy"]
        assert set(result["parts"][0]["adds"]) == {"in-plan", "alone"}
        bought = {language: chapters["plan"][-1] for language, chapters in result["told"].items()}
        assert set(bought) == {"en", "fr"} and bought["en"]["title"] != bought["fr"]["title"]
        assert strong(site, result["found"]["kingdom"]) == told  # by another name, the same
        assert strong(site, "First Gate")["code"] == "unknown-card"
        body: dict[str, Any] = {"players": 2, "options": {}}
        assert site.post("/api/games/quacks/analysis", json=body).json()["code"] == "no-appraisal"
    assert [file.stem for file in (tmp_path / "analyses").iterdir()] == [told["id"]]
    again = Store(f"sqlite:///{tmp_path / 'chaudron.sqlite3'}")
    again.open()
    with in_process(again) as site:
        body = {"players": 2, "options": {"kingdom": "First Game"}}
        assert site.post("/api/games/dominion/analysis", json=body).json() == told


@pytest.mark.all
def test_a_kingdom_is_analysed_in_a_process_of_its_own(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "SETUP_SECONDS", 0.01)
    with in_process(store) as site:
        result = strong(site, "First Game", patience=240.0)["result"]
    assert set(result["against"]) == {"money", "runner-up"} and len(result["parts"]) == 10
    assert result["games"] > 1000 and result["told"]["fr"]["plan"][-1]["lines"]
