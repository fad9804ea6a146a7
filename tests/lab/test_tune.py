"""Tuning: what scores more pulls the values along; the same games make the same values, in one go or two."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from chaudron.bots.quacks.adept import Adept
from chaudron.bots.quacks.tuning import TUNABLE
from chaudron.bots.quacks.values import NAMES, PLACES
from chaudron.bots.tunable import Tunable
from chaudron.games.quacks.spec import SPEC
from chaudron.kernel.driver import Bot
from chaudron.kernel.errors import Refusal
from chaudron.lab import tune as lab
from chaudron.lab.tune import Kept, Pull, moved, tunable, tune


class SmallTables(Tunable):
    """The values of The Quacks, tried by two players, kept in a file of the test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def file(self) -> Path:
        return self.folder / "tuned.json"

    def names(self) -> list[str]:
        return TUNABLE.names()

    def start(self) -> list[float]:
        return TUNABLE.start()

    def steps(self) -> list[float]:
        return TUNABLE.steps()

    def table(self, seed: int) -> tuple[int, dict[str, object]]:
        return 2, SPEC.settle(seed, 2, {"first": 1})

    def concerned(self, players: int, options: dict[str, object]) -> list[int]:
        return TUNABLE.concerned(players, options)

    def bot(self, values: list[float]) -> Bot:
        return Adept(values)


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SmallTables:
    """Four games are a generation."""
    made = SmallTables(tmp_path)
    monkeypatch.setattr(lab, "GENERATION", 4)
    monkeypatch.setattr(lab, "PIECE", 2)
    monkeypatch.setattr(lab, "tunable", lambda game: made)
    return made


def test_in_two_goes_as_in_one(small: SmallTables) -> None:
    heard: list[int] = []
    whole = tune("quacks", 3, 12, progress=heard.append)
    assert heard == [4, 8, 12]
    at_once = small.file().read_text(encoding="utf-8")
    small.file().unlink()
    tune("quacks", 3, 4)
    tune("quacks", 3, 12)
    assert small.file().read_text(encoding="utf-8") == at_once
    assert json.loads(at_once)["games"] == 12
    assert whole.values != small.start()
    assert Kept(small).values == whole.values


def test_whoever_says_so_begins_again_with_any_seed(small: SmallTables) -> None:
    first = tune("quacks", 1, 4).values
    assert tune("quacks", 2, 4, afresh=True).values != first
    assert tune("quacks", 1, 4, afresh=True).values == first
    tune("quacks", 1, 8)
    assert tune("quacks", 1, 4, afresh=True).values == first


def test_another_seed_loses_nothing_unasked(small: SmallTables) -> None:
    first = tune("quacks", 1, 4)
    assert first.played == 4
    kept = small.file().read_text(encoding="utf-8")
    with pytest.raises(Refusal, match="made with seed 1: go on with --seed 1"):
        tune("quacks", 2, 8)
    with pytest.raises(Refusal, match="3 are too few"):
        tune("quacks", 2, 3, afresh=True)
    assert tune("quacks", 1, 7).played == 0
    assert small.file().read_text(encoding="utf-8") == kept


def test_values_go_where_more_was_scored_and_only_those_that_could_matter() -> None:
    pull = Pull(3)
    for _ in range(50):
        pull.hear(2.0, [1, -1, 1], [0, 1])
        pull.hear(-2.0, [-1, 1, 1], [0, 1])
    values = moved([1.0, 1.0, 1.0], [0.5, 0.5, 0.5], pull, 0)
    assert values[0] > 1.0 > values[1]
    assert values[2] == 1.0
    later = moved([1.0, 1.0, 1.0], [0.5, 0.5, 0.5], pull, 600)
    assert 1.0 < later[0] < values[0]


def test_only_books_on_the_table_are_concerned() -> None:
    options = SPEC.settle(1, 4, {"books": "set1", "first": 1})
    concerned = TUNABLE.concerned(4, options)
    assert PLACES["red-1"] in concerned and PLACES["red-2"] not in concerned
    assert NAMES.index("W-B1.early") not in concerned
    witches = SPEC.settle(1, 4, {"books": "set1", "witches": True, "first": 1})
    assert NAMES.index("W-B1.early") in TUNABLE.concerned(4, witches)


def test_tables_of_every_kind() -> None:
    tables = [TUNABLE.table(seed) for seed in range(60)]
    assert {players for players, _ in tables} == {2, 3, 4, 5}
    for box in ("witches", "patients", "tubes"):
        assert {options[box] for _, options in tables} == {True, False}


def test_a_game_without_values_says_so() -> None:
    with pytest.raises(Refusal, match="no values to tune"):
        tunable("dominion")
