"""Studies: whatever is killed goes on, nothing counts twice, and bad files lose nothing."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from chaudron.kernel.errors import Refusal
from chaudron.lab.engines import Engine, Piece
from chaudron.lab.ledger import Ledger
from chaudron.lab.match import play_chunk
from chaudron.lab.ratings import Games, ratings
from chaudron.lab.stats import Results
from chaudron.lab.studies import Study, as_json, run_study, take_up
from chaudron.lab.study_files import read_plan

STUDY = """
name = "Three bots"
game = "dominion"
games = 12
bots = ["big-money", "big-money:smithy=2", "random"]
random = 1

[[setups]]
name = "first"
kingdom = "first_game"
"""


class Killed(BaseException):
    """What a kill does to a process, between two pieces."""


class Mortal(Engine):
    """Dies after so many pieces."""

    def __init__(self, pieces: int) -> None:
        self.left = pieces

    def run(self, pieces: Iterator[Piece]) -> Iterator[tuple[Piece, Results]]:
        for done in super().run(pieces):
            if self.left == 0:
                raise Killed
            self.left -= 1
            yield done


def written(folder: Path, text: str = STUDY) -> Path:
    file = folder / "study.toml"
    file.write_text(text, encoding="utf-8")
    return file


def carried_out(file: Path, results: Path, engine: Engine | None = None) -> dict[str, object]:
    study, ledger = Study(read_plan(file)), Ledger(results)
    take_up(study, ledger)
    run_study(study, ledger, engine or Engine(), "here")
    return without_runs(as_json(study, ledger))


def without_runs(body: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in body.items() if key != "made"}


def test_a_study_that_is_killed_twice_goes_on_and_counts_nothing_twice(tmp_path: Path) -> None:
    file = written(tmp_path)
    whole = carried_out(file, tmp_path / "whole.jsonl")
    results = tmp_path / "killed.jsonl"
    for pieces in (2, 1):
        with pytest.raises(Killed):
            carried_out(file, results, Mortal(pieces))
    with results.open("ab") as torn:  # the second kill came in the midst of a line
        torn.write(b'{"format":"chaudron-results","version":1,"kind":"pie')
    ledger = Ledger(results)
    assert ledger.broken == 1 and len(ledger.pieces) == 3
    assert carried_out(file, results) == whole
    again = Ledger(results)
    assert len(again.pieces) == 6 and again.broken == 1 and len(again.runs) == 3
    lines = results.read_text(encoding="utf-8").count('"kind":"piece"')
    assert lines == 6, "nothing was played twice"
    study = Study(read_plan(file))
    assert take_up(study, again) == 6 * 12 and all(cell.stopped for cell in study.cells)


def test_a_line_that_somebody_changed_is_played_again(tmp_path: Path) -> None:
    file, results = written(tmp_path), tmp_path / "results.jsonl"
    whole = carried_out(file, results)
    lines = results.read_text(encoding="utf-8").splitlines()
    changed = next(i for i, line in enumerate(lines) if '"kind":"piece"' in line)
    lines[changed] = lines[changed].replace('"last":12', '"last":10')
    results.write_text("\n".join([*lines, lines[-1]]) + "\n", encoding="utf-8")  # and one is there twice
    assert carried_out(file, results) == whole


def test_more_games_and_more_cells_take_up_what_is_there(tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    carried_out(written(tmp_path), results)
    more = STUDY.replace("random = 1", "random = 2")
    study = Study(read_plan(written(tmp_path, more)))
    assert take_up(study, Ledger(results)) == 6 * 12 and len(study.cells) == 9
    other = Study(read_plan(written(tmp_path, STUDY.replace('"random"]', '"plain-money"]'))))
    assert take_up(other, Ledger(results)) == 2 * 12, "cells are known by who plays what"


def test_every_result_says_where_it_comes_from(tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    carried_out(written(tmp_path), results)
    bodies = [json.loads(line) for line in results.read_text(encoding="utf-8").splitlines()]
    run = next(body["run"] for body in bodies if body["kind"] == "run")
    assert {"chaudron", "rules", "mode", "python", "machine", "engine", "when"} <= run.keys()
    cells = {body["cell"]: body["match"] for body in bodies if body["kind"] == "cell"}
    for body in bodies:
        if body["kind"] == "piece":
            assert body["run"] == 1 and {"seed", "options", "seats"} <= cells[body["cell"]].keys()


def test_a_cell_stops_where_its_rule_has_seen_enough(tmp_path: Path) -> None:
    text = 'game = "dominion"\ngames = 2000\nseats = [["big-money", "random"]]\n[sprt]\np0 = 0.5\np1 = 0.6\n'
    file = written(tmp_path, text)
    body = carried_out(file, tmp_path / "results.jsonl")
    assert '"verdict": "better"' in json.dumps(body) and '"games": 250,' in json.dumps(body)
    assert take_up(Study(read_plan(file)), Ledger(tmp_path / "results.jsonl")) == 250


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('kingdom = "first_game"', "study-key"),
        ("games = true", "study-type"),
        ("games = 0", "study-type"),
        ('games = "many"', "study-type"),
        ('bots = ["big-money", 3]', "study-type"),
        ("games = ", "study-syntax"),
        ('include = "study.toml"', "study-cycle"),
        ('include = "nowhere.toml"', "study-unreadable"),
        ('game = "chess"', "in-part"),
        ('bots = ["big-money", "nobody"]', "in-part"),
        ('[[setups]]\nname = "odd"\nkingdom = "smithy, no_such_card"', "in-part"),
        ('[[setups]]\nname = "odd"\nkingdoms = "first_game"', "in-part"),
        ("[sprt]\np0 = 0.6\np1 = 0.5", "in-part"),
        ("[sprt]\nq = 0.6", "study-key"),
        ('start = "nowhere.json@3"', "study-unreadable"),
    ],
)
def test_a_bad_file_gets_one_clear_line(tmp_path: Path, text: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        Study(read_plan(written(tmp_path, text)))
    assert refused.value.code == code and "\n" not in refused.value.message
    named = ("study.toml", "nowhere", "odd")
    assert any(name in refused.value.message for name in named), refused.value.message


def test_files_include_each_other_but_never_in_a_circle(tmp_path: Path) -> None:
    (tmp_path / "base.toml").write_text('game = "dominion"\nbots = ["big-money", "random"]\ngames = 4\n')
    plan = read_plan(written(tmp_path, 'include = "base.toml"\ngames = 6\nbots = ["plain-money"]\n'))
    assert plan.games == 6 and len(plan.seats) == 3
    (tmp_path / "base.toml").write_text('include = "study.toml"\n')
    with pytest.raises(Refusal, match="includes itself"):
        read_plan(tmp_path / "study.toml")


def test_results_never_go_into_a_file_of_something_else(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear all,\nnothing here is a result.\n", encoding="utf-8")
    with pytest.raises(Refusal, match="something else"):
        Ledger(other)
    assert other.read_text(encoding="utf-8").startswith("Dear all")


# ---------------------------------------------------------------- ratings


def test_ratings_follow_the_wins_and_their_intervals_the_rounds(tmp_path: Path) -> None:
    study = Study(read_plan(written(tmp_path)))
    for cell in study.cells:
        cell.results.merge(play_chunk(cell.match, 0, 12))
    rated = ratings(study.cells)
    assert rated[-1].bot == "random" and rated[0].bot == "big-money:smithy=2"
    assert all(one.rating.lo < one.rating.value < one.rating.hi for one in rated)
    assert abs(sum(one.rating.value for one in rated)) < 0.01
    assert [one.games for one in rated] == [48, 48, 48]


def test_two_bots_are_rated_as_the_model_has_it() -> None:
    """Ten wins for each loss are 400 points."""
    games = Games(2, pairs=True)
    for i in range(1100):
        games.add("21" if i % 11 == 0 else "12", [0, 1], 0)
    first, second = games.strengths(2)
    assert first - second == pytest.approx(400, abs=1)
    three = Games(3, pairs=False)
    for i in range(600):
        three.add(["123", "132", "213"][i % 3], [0, 1, 2], i % 3)
    strengths = three.strengths(3)
    assert strengths[0] > strengths[1] > strengths[2]


def test_equals_take_turns_in_the_order_of_more_than_two() -> None:
    games = Games(3, pairs=False)
    for turn in range(3):
        games.add("111", [0, 1, 2], turn)
    assert sorted(order[0] for order in games.orders) == [0, 1, 2]
