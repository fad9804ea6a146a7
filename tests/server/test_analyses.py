"""Analyses on the server: made once, behind those who play, for games that are over."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, cast

import pytest

from chaudron.games.catalogue import game as find_game
from chaudron.kernel.errors import Refusal
from chaudron.kernel.session import resume
from chaudron.lab.analysis.findings import Findings
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
