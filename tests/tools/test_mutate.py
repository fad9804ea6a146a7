"""The mutation run finds what no test would notice, and only that."""

import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from tools import mutate
from tools.mutants import mutants_of, mutated

pytestmark = [pytest.mark.once, pytest.mark.skipif(not hasattr(os, "fork"), reason="mutants need fork")]


def changes(source: str) -> list[tuple[str, str, str]]:
    found = mutants_of(textwrap.dedent(source), "x.py")
    return [(mutant.kind, mutant.before, mutant.after) for mutant in found]


def test_statements_numbers_conditions_and_comparisons_are_mutated() -> None:
    source = """
        def play(game, n=2):
            '''Docstring.'''
            game.coins += 2
            if game.coins >= n:
                return [c for c in game.hand if c.cost == 3]
            assert game
        """
    assert changes(source) == [
        ("number", "def play(game, n=2):", "def play(game, n=3):"),
        ("delete", "game.coins += 2", "pass"),
        ("number", "game.coins += 2", "game.coins += 3"),
        ("delete", "if game.coins >= n:", "pass"),
        ("negate", "if game.coins >= n:", "if not game.coins >= n:"),
        ("compare", "if game.coins >= n:", "if game.coins > n:"),
        ("delete", "return [c for c in game.hand if c.cost == 3]", "pass"),
        (
            "negate",
            "return [c for c in game.hand if c.cost == 3]",
            "return [c for c in game.hand if not c.cost == 3]",
        ),
        (
            "number",
            "return [c for c in game.hand if c.cost == 3]",
            "return [c for c in game.hand if c.cost == 4]",
        ),
    ]


def test_a_class_loses_its_figures() -> None:
    source = """
        class Moat:
            __slots__ = ("a",)
            types = ACTION | REACTION
            cost = 2
            kingdom = True
            note: str
        """
    assert changes(source) == [
        ("delete", "types = ACTION | REACTION", "pass"),
        ("number", "cost = 2", "cost = 3"),
        ("delete", "kingdom = True", "pass"),
    ]


def test_what_has_no_effect_is_left_alone() -> None:
    source = """
        import os
        if TYPE_CHECKING:
            from x import y
        class A:
            def __repr__(self):
                return "A" * 2
            def play(self) -> Literal[1]:
                raise NotImplementedError
            def wait(self):
                x: Literal[1]
                pass
        """
    assert changes(source) == []


def test_every_kind_of_body_is_reached() -> None:
    source = """
        def f():
            while a():
                b()
            else:
                c()
            try:
                d()
            except ValueError:
                e()
            finally:
                g()
            with h() as i:
                match i:
                    case 1 if not j():
                        k() if not l() else m()
        """
    deleted = [before for kind, before, _ in changes(source) if kind == "delete"]
    assert deleted == [
        "while a():",
        "b()",
        "c()",
        "try:",
        "d()",
        "e()",
        "g()",
        "with h() as i:",
        "match i:",
        "k() if not l() else m()",
    ]
    negated = [after for kind, _, after in changes(source) if kind == "negate"]
    assert negated == ["while not a():", "case 1 if j():", "k() if l() else m()"]


def test_a_mutant_is_one_change() -> None:
    source = "def f(x):\n    x = x + 1\n    return x\n"
    number = next(m.number for m in mutants_of(source, "x.py") if m.kind == "number")
    space: dict[str, object] = {}
    exec(compile(mutated(source, number), "x.py", "exec"), space)
    f = space["f"]
    assert callable(f)
    assert f(1) == 3


MODULE = """
class Tent:
    def play(self, coins):
        spare = 0
        if coins > 3:
            return coins + 1
        return coins


class Raft:
    def play(self, coins):
        return coins * 2


class Spinner:
    def play(self, n):
        while n > 0:
            n -= 1
        return n


class Purse:
    size = 3
    kinds = ("gold", "silver")
"""
TESTS = """
import pytest
from tiny import Purse, Raft, Spinner, Tent

def test_tent():
    assert Tent().play(4) == 5
    assert Tent().play(3) == 3

def test_raft():
    assert Raft().play(2) == 4

def test_spinner():
    assert Spinner().play(3) == 0

def test_size():
    assert Purse.size == 3
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "src").mkdir()
    (tmp_path / "tests").mkdir()
    (tmp_path / "src" / "tiny.py").write_text(MODULE, encoding="utf-8")
    (tmp_path / "tests" / "test_tiny.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text(
        '[tool.pytest.ini_options]\npythonpath = ["src"]\n', encoding="utf-8"
    )
    (tmp_path / "equivalent.txt").touch()
    return tmp_path


def options_for(project: Path, *args: str) -> list[str]:
    """The command line for the tiny module."""
    file, equivalent = project / "src" / "tiny.py", project / "equivalent.txt"
    fixed = ["--root", str(project), "--equivalent", str(equivalent), "--jobs", "2"]
    return [str(file), *fixed, *args]


def run(project: Path, *args: str) -> subprocess.CompletedProcess[str]:
    """The mutation run, in a process of its own since it forks."""
    command = [sys.executable, "-m", "tools.mutate", *options_for(project, *args)]
    return subprocess.run(command, cwd=mutate.ROOT, capture_output=True, text=True, check=False)


def test_survivors_are_listed_with_their_line(project: Path) -> None:
    result = run(project, "--only", "Tent")
    assert result.returncode == 1
    assert result.stdout.splitlines() == [
        "src/tiny.py:4: delete in Tent.play",
        "    - spare = 0",
        "    + pass",
        "src/tiny.py:4: number in Tent.play",
        "    - spare = 0",
        "    + spare = 1",
        "7 killed, 2 survived",
    ]


@pytest.mark.all
def test_deleted_statements_alone(project: Path) -> None:
    result = run(project, "--only", "Tent", "--statements")
    assert result.stdout.splitlines()[-1] == "3 killed, 1 survived"


@pytest.mark.all
def test_figures_of_a_class_meet_tests_of_their_own(project: Path) -> None:
    result = run(project, "--only", "Purse")
    assert result.stdout.splitlines() == [
        "src/tiny.py:24: delete in Purse",
        "    - kinds = ('gold', 'silver')",
        "    + pass",
        "1 killed, 1 survived",
    ]


KEPT = """
BOXES = {}


def lid(n):
    return n * 2


def box(n):
    if n not in BOXES:
        BOXES[n] = lid(n) + 1
    return BOXES[n]


def row(n):
    label = "row"
    return [n] * 3


ROW = row(1)
"""


@pytest.mark.all
def test_what_was_made_once_and_kept_is_made_again(project: Path) -> None:
    (project / "src" / "tiny.py").write_text(KEPT, encoding="utf-8")
    tests = "from tiny import ROW, box\n\ndef test_kept():\n    assert box(1) == 3 and ROW == [1, 1, 1]\n"
    (project / "tests" / "test_tiny.py").write_text(tests, encoding="utf-8")
    assert run(project, "--statements", "--only", "lid").stdout == "1 killed\n"
    result = run(project, "--statements", "--only", "row")
    assert result.stdout.splitlines() == [
        "src/tiny.py:16: delete in row",
        "    - label = 'row'",
        "    + pass",
        "1 killed, 1 survived",
    ]


def test_the_tests_of_a_game_are_those_in_its_folder(tmp_path: Path) -> None:
    for name in (
        "chess/test_moves.py",
        "chess/test_facts_agree.py",
        "chess/test_goldens.py",
        "go/test_rules.py",
    ):
        (tmp_path / "tests" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "tests" / name).write_text("def test_it(): 'castle'\n", encoding="utf-8")
    selection = mutate.Selection(tmp_path, tmp_path / "src" / "games" / "chess" / "rules.py", [], {})
    every = ["tests/chess/test_facts_agree.py", "tests/chess/test_moves.py"]
    assert selection.all == every
    concerning = [f"{test}::test_it" for test in every]
    assert [stage("Castle.move") for stage in selection.stages()] == [every[:1], concerning, every]


@pytest.mark.all
def test_an_equivalent_mutant_is_forgiven_for_a_reason(project: Path) -> None:
    (project / "equivalent.txt").write_text(
        "# Reasons follow.\n"
        "src/tiny.py :: Tent.play :: spare = 0 => pass  # nobody reads it\n"
        "src/tiny.py :: Tent.play :: spare = 0 => spare = 1  # nobody reads it\n",
        encoding="utf-8",
    )
    result = run(project, "--only", "Tent")
    assert result.stdout == "7 killed, 2 equivalent\n"
    assert result.returncode == 0


@pytest.mark.all
def test_a_stale_or_unreasoned_equivalent_is_reported(project: Path) -> None:
    known = project / "equivalent.txt"
    known.write_text("src/tiny.py :: Raft.play :: x = 1 => pass  # gone\n", encoding="utf-8")
    result = run(project, "--only", "Raft")
    assert result.returncode == 1
    assert "no such mutant any more: src/tiny.py :: Raft.play ::" in result.stdout
    known.write_text("src/tiny.py :: Raft.play :: x = 1 => pass\n", encoding="utf-8")
    result = run(project, "--only", "Raft")
    assert result.returncode == 2
    assert "equivalent.txt:1: write `FILE :: SCOPE" in result.stderr


@pytest.mark.all
def test_a_mutant_that_never_ends_is_killed_by_the_clock(project: Path) -> None:
    result = run(project, "--only", "Spinner", "--timeout", "2")
    assert result.stdout.splitlines()[-1] == "6 killed, 1 killed by the clock"
    assert result.returncode == 0


@pytest.mark.all
def test_only_the_tests_of_a_class_are_run(project: Path) -> None:
    assert run(project, "--only", "Raft").returncode == 0
    file = project / "tests" / "test_tiny.py"
    file.write_text(TESTS.replace("Raft().play(2) == 4", "Raft"), encoding="utf-8")
    result = run(project, "--only", "Raft")
    assert result.returncode == 1
    assert "- return coins * 2" in result.stdout


@pytest.mark.all
def test_tests_can_be_named(project: Path) -> None:
    names = project / "map.json"
    names.write_text('{"Raft": ["tests/test_tiny.py::test_spinner"]}', encoding="utf-8")
    result = run(project, "--only", "Raft", "--map", str(names))
    assert result.stdout.splitlines()[-1] == "2 survived"


@pytest.mark.all
def test_red_tests_judge_nobody(project: Path) -> None:
    file = project / "tests" / "test_tiny.py"
    file.write_text(TESTS.replace("== 5", "== 6"), encoding="utf-8")
    result = run(project)
    assert result.returncode == 2
    assert "the tests fail without any mutant" in result.stderr
    assert "assert 5 == 6" in result.stderr
    assert "no test is selected" in run(project, "-k", "nothing").stderr
    file.rename(project / "tests" / "test_other.py")
    assert "no test file is named after tiny.py" in run(project).stderr


def test_a_sample_is_the_same_for_the_same_seed(
    project: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("CHAUDRON_PURE", "CHAUDRON_COMPILED"):  # which the run sets for its children
        monkeypatch.setenv(variable, "")
    drawn = []
    for seed in ("1", "1", "2"):
        sample = options_for(project, "--list", "--sample", "4", "--seed", seed)
        assert mutate.main(sample) == 0
        drawn.append(capsys.readouterr().out)
    assert drawn[0].count("src/tiny.py:") == 4
    assert drawn[0] == drawn[1] != drawn[2]


def test_a_card_is_tested_by_what_cites_its_rulings() -> None:
    by_subject = mutate.tests_by_subject(mutate.ROOT)
    here = "tests/test_dominion_facts.py::test_recommended_kingdom_is_as_printed"
    assert here in by_subject["recommended_kingdom"]
    assert mutate.snake("ThroneRoom") == "throne_room"
    assert mutate.snake("KingsCourt") == "kings_court"
