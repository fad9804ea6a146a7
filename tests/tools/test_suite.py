"""The two halves of a test run: nothing compiled goes untested in silence."""

from __future__ import annotations

import pytest

from tools import suite


@pytest.fixture
def halves(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The titles of what a run starts; all of it succeeds."""
    titles: list[str] = []

    def run(title: str, module: list[str], **variables: str) -> int:
        titles.append(title)
        return 0

    monkeypatch.setattr(suite, "run", run)
    monkeypatch.setattr(suite, "no_compiler", lambda: "")
    monkeypatch.delenv("CI", raising=False)
    return titles


def test_the_rules_are_tested_as_written_and_compiled(halves: list[str]) -> None:
    assert suite.main([]) == 0
    assert sorted(halves[:2]) == ["compiling", "interpreted"] and halves[2:] == ["compiled"]


def test_a_quick_run_compiles_nothing(halves: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[list[str]] = []

    def run(title: str, module: list[str], **variables: str) -> int:
        ran.append([title, *module])
        assert variables["CHAUDRON_PURE"] == "1"
        return 0

    monkeypatch.setattr(suite, "run", run)
    assert suite.main(["--quick", "tests/dominion/test_base.py", "-x"]) == 0
    assert ran == [["interpreted only", "pytest", "tests/dominion/test_base.py", "-x"]]  # no workers to start


def test_without_a_compiler_the_second_half_is_skipped_aloud(
    halves: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(suite, "no_compiler", lambda: "there is no C compiler (cc)")
    assert suite.main([]) == 0
    assert halves == ["interpreted"]
    assert "compiled: skipped, since there is no C compiler (cc)" in capsys.readouterr().out


def test_in_ci_the_second_half_is_never_skipped(
    halves: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(suite, "no_compiler", lambda: "there is no C compiler (cc)")
    monkeypatch.setenv("CI", "true")
    assert suite.main([]) == 1
    assert "compiled: failed" in capsys.readouterr().out


def test_a_failure_is_not_hidden_by_what_follows(halves: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for failing in ("interpreted", "compiling", "compiled"):
        monkeypatch.setattr(suite, "run", lambda title, *_, at=failing, **variables: 3 if title == at else 0)
        assert suite.main([]) == 3


def test_what_needs_one_run_is_left_out_of_the_compiled_half(
    halves: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen: dict[str, list[str]] = {}

    def run(title: str, module: list[str], **variables: str) -> int:
        chosen[title] = module
        return suite.NOTHING_CHOSEN if title == "compiled" else 0

    monkeypatch.setattr(suite, "run", run)
    assert suite.main(["tests/browser"]) == 0
    assert "not once and not all" in chosen["compiled"] and "not all" in chosen["interpreted"]


def test_what_takes_long_runs_only_when_it_is_asked_for(
    halves: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen: list[list[str]] = []

    def run(title: str, module: list[str], **variables: str) -> int:
        chosen.append(module)
        return 0

    monkeypatch.setattr(suite, "run", run)
    assert suite.main(["--all", "-k", "quacks"]) == 0
    assert chosen == [["pytest", *suite.WORKERS, "-m", "all", "-k", "quacks"]]
