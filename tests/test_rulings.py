"""The ledgers are sound, tests can cite them, and what is proved is counted and written down."""

import re
from pathlib import Path

import pytest

from chaudron.games.dominion import facts
from chaudron.rulings import (
    COLUMNS,
    LedgerError,
    games_with_rulings,
    read_ledger,
    ruling_in,
    rulings,
    translated,
)
from chaudron.testing.citations import UnreadableCitation, citations
from tests.rulings import LEDGERS, UNCITED, coverage_lines, look_up, ruling, uncited

pytest_plugins = ["pytester"]

ROOT = Path(__file__).resolve().parent.parent
ROWS = {
    "dominion": "BA 56, IN 50, SE 63, AL 215, PR 69, CO 43, HI 292, DA 419, PM 31",
    "quacks": "Q 252",
    "alchemists": "A 380",
}


@pytest.mark.parametrize("game", games_with_rulings())
def test_ids_are_numbered_without_gaps(game: str) -> None:
    counts: dict[str, int] = {}
    for row in rulings(game).values():
        counts[row.prefix] = counts.get(row.prefix, 0) + 1
        assert row.id == f"{row.prefix}-{counts[row.prefix]:03}"
    # A row may be added, none may be lost: tests cite them for good.
    for part in ROWS[game].split(", "):
        prefix, least = part.split()
        assert counts[prefix] >= int(least)


@pytest.mark.parametrize("game", games_with_rulings())
def test_rows_are_filled_in(game: str) -> None:
    for row in rulings(game).values():
        assert row.rulebook
        assert re.fullmatch(r"[\w-]+", row.subject), row
        assert row.kind, row
        assert row.statement.endswith((".", ")")), row
        assert row.statement == row.statement.strip()


def test_every_dominion_subject_is_a_card_or_a_topic() -> None:
    topics = {
        "buy_vs_gain",
        "cost_comparison",
        "discard_order",
        "discard_pile",
        "example_turn",
        "gain_destination",
        "in_play",
        "kingdom_treasures",
        "lose_track",
        "mixed_piles",
        "non_supply",
        "play_rule",
        "reactions",
        "recommended_kingdom",
        "ruins_pile",
        "setup",
        "shelters",
        "shuffle",
        "simultaneous_effects",
        "trash_pile",
        "treasure_timing",
        "when_trash",
    }
    for row in rulings("dominion").values():
        assert row.subject in topics or row.subject in facts.cards(), row


def test_a_bad_ledger_is_refused_with_its_line(tmp_path: Path) -> None:
    ledger = tmp_path / "rulings.tsv"
    head = "\t".join(COLUMNS) + "\n"
    row = "X-001\tbook\tcard\tIt does.\tplay\t\t\n"
    for text, message in (
        ("id\tstatement\n", "first line"),
        (head + "X-001\tbook\n", ":2: 2 columns instead of 7"),
        (head + row + row, ":3: X-001 is there twice"),
        (head + row.replace("\t\t\n", "\tbecause\t\n"), ":2: only a row of kind info"),
    ):
        ledger.write_text(text, encoding="utf-8")
        with pytest.raises(LedgerError, match=message):
            read_ledger(ledger)


@pytest.mark.parametrize("game", games_with_rulings())
def test_every_ruling_is_said_in_french(game: str) -> None:
    """Under the same ids, in the same order, in French typography, with figures and other rulings kept."""
    french = translated(game, "fr")
    assert list(french) == list(rulings(game))
    wrong = []
    for row in rulings(game).values():
        said = french[row.id]
        assert bool(said.why_not_testable) == bool(row.why_not_testable)
        text = f"{said.statement} {said.why_not_testable}"
        typography = re.search(r"'|[^\s\u00a0\u202f][;!?]|(?<![\u00a0\d]):|«(?!\u00a0)|(?<!\u00a0)»", text)
        cited = re.compile(r"\b[A-Z]{1,2}-[A-Z]?\d+\b")
        if typography or not text.strip() or set(cited.findall(row.statement)) - set(cited.findall(text)):
            wrong.append(f"{row.id}: {text}")
    assert not wrong, "\n".join(wrong)


def test_a_ruling_that_nobody_translated_is_said_in_english() -> None:
    row = rulings("dominion")["BA-001"]
    assert ruling_in("xx", "dominion", row).statement == row.statement
    assert ruling_in("fr", "dominion", row).statement != row.statement


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(LedgerError, match="no rulings for 'chess'; there are: alchemists, "):
        rulings("chess")


def test_citing_marks_the_test() -> None:
    mark = ruling("BA-001", "DA-268")
    assert mark.name == "ruling"
    assert mark.args == ("BA-001", "DA-268")


@pytest.mark.parametrize(
    ("ids", "message"),
    [
        ([], "one to 3 rulings, not 0"),
        (["BA-001", "BA-002", "BA-003", "BA-004"], "one to 3 rulings, not 4"),
        (["BA-999"], "no ledger has a ruling 'BA-999'; near: "),
        (["PM-003"], "PM-003 is marked not testable: Advice"),
    ],
)
def test_a_citation_that_says_nothing_is_refused(ids: list[str], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        ruling(*ids)


def test_coverage_counts_testable_rows_only() -> None:
    lines = coverage_lines({"PM-001", "PM-002"}, whole=False)
    testable = len([r for r in LEDGERS["dominion"].values() if r.id.startswith("PM-") and r.testable])
    assert len(lines) == 1
    assert f"PM      2/{testable} cited" in lines[0] and "1 not testable" in lines[0]
    assert len(coverage_lines(set(), whole=True)) == 11
    everything = {id for ledger in LEDGERS.values() for id in ledger}
    assert uncited(everything) == []
    assert [row.id for row in uncited(everything - {"PM-003", "Q-007"})] == ["Q-007"]


TWO_TESTS = """
from tests.rulings import ruling

@ruling("BA-001")
def test_passes(): pass

@ruling("BA-002")
def test_fails(): assert False
"""


@pytest.fixture
def project(pytester: pytest.Pytester) -> pytest.Pytester:
    """A project of its own with our conftest, which finds our ledgers."""
    paths = [str(ROOT), str(ROOT / "src")]
    pytester.makepyprojecttoml(f"[tool.pytest.ini_options]\npythonpath = {paths}")
    pytester.makeconftest((ROOT / "tests" / "conftest.py").read_text(encoding="utf-8"))
    return pytester


@pytest.mark.once
@pytest.mark.parametrize(
    "args",
    [
        pytest.param([], id="one process"),
        pytest.param(["-n", "2"], id="several processes", marks=pytest.mark.all),
    ],
)
def test_a_run_ends_with_what_passed(project: pytest.Pytester, args: list[str]) -> None:
    project.makepyfile(TWO_TESTS)
    result = project.runpytest_subprocess(*args)
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.re_match_lines([r"dominion +BA +1/56 cited, +1 %", r".*rulings-uncited\.txt"])
    left = (project.path / UNCITED).read_text(encoding="utf-8")
    assert left.startswith("A-001\tThere are 8 ingredients")
    assert "BA-001\t" not in left
    assert "BA-002\t" in left


@pytest.mark.once
def test_a_part_of_the_tests_writes_no_list(project: pytest.Pytester) -> None:
    project.makepyfile(TWO_TESTS)
    result = project.runpytest_subprocess("-k", "passes")
    result.stdout.fnmatch_lines(["dominion*BA*1/56 cited*"])
    result.stdout.no_fnmatch_line("quacks*")
    assert not (project.path / UNCITED).exists()


@pytest.mark.once
def test_an_unknown_ruling_is_a_collection_error(project: pytest.Pytester) -> None:
    project.makepyfile(TWO_TESTS.replace("BA-002", "BA-0002"))
    result = project.runpytest_subprocess()
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*no ledger has a ruling 'BA-0002'; near: BA-002*"])


@pytest.mark.once
def test_stacked_citations_are_counted_together(project: pytest.Pytester) -> None:
    one = '@ruling("BA-001")\n'
    project.makepyfile(TWO_TESTS.replace(one, one + '@ruling("BA-002", "BA-003", "BA-004")\n'))
    result = project.runpytest_subprocess()
    result.stderr.fnmatch_lines(["*test_passes cites 4 rulings; at most 3 a test"])


def test_citations_are_read_from_the_source(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_one.py").write_text(
        '@ruling("BA-001", "BA-002")\n'
        "def test_a(): ...\n"
        '@rulings.ruling("BA-001")\n'
        "class TestB:\n"
        '    @pytest.mark.parametrize("x", [pytest.param(1, marks=ruling("BA-003"))])\n'
        "    def test_c(self, x): ...\n"
        '@ruling("BA-004")\n'
        "def helper(): ...\n",
        encoding="utf-8",
    )
    assert citations(tests) == {
        "BA-001": ["tests/test_one.py::test_a", "tests/test_one.py::TestB::test_c"],
        "BA-002": ["tests/test_one.py::test_a"],
        "BA-003": ["tests/test_one.py::TestB::test_c"],
    }


def test_a_citation_must_be_readable(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text("@ruling(MOAT)\ndef test_a(): ...\n", encoding="utf-8")
    with pytest.raises(UnreadableCitation, match="write the ids of @ruling out"):
        citations(tmp_path)


def test_a_ruling_is_found_by_its_id() -> None:
    assert look_up("BA-001").subject == "copper"
    assert look_up("Q-252").prefix == "Q"
    assert look_up("A-038").basis == "L"
