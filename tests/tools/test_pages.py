"""What tools write from the sources is fresh, and nobody but these tests imports a tool."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from chaudron.bots.dominion.plans.files import library
from chaudron.games.dominion.library import kingdom_cards
from tools import (
    alchemy_vectors,
    big_money_cards,
    bots_page,
    brewing_vectors,
    kingdom_vectors,
    plans_page,
    proofs,
    protocol_ts,
    reader_vectors,
)

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.once
def test_the_written_proofs_are_fresh() -> None:
    stale = [file.parent.name for file in proofs.stale_files(ROOT / "tests")]
    assert not stale, f"proofs.json of {', '.join(stale)}: run `python -m tools.proofs`, commit it"


@pytest.mark.once
def test_the_client_has_the_servers_types() -> None:
    for file, text in protocol_ts.pages().items():
        assert file.read_text(encoding="utf-8") == text, "run python -m tools.protocol_ts"


@pytest.mark.once
def test_the_client_is_compared_with_the_deduction_of_today() -> None:
    written = (ROOT / alchemy_vectors.FILE).read_text(encoding="utf-8")
    assert written == alchemy_vectors.content(), "run python -m tools.alchemy_vectors"
    assert len(written) < 150_000


@pytest.mark.once
def test_the_client_is_compared_with_the_reader_of_today() -> None:
    written = (ROOT / reader_vectors.FILE).read_text(encoding="utf-8")
    assert written == reader_vectors.content(), "run python -m tools.reader_vectors"
    assert len(written) < 250_000


@pytest.mark.once
def test_the_companion_is_compared_with_the_brewing_of_today() -> None:
    written = (ROOT / brewing_vectors.FILE).read_text(encoding="utf-8")
    assert written == brewing_vectors.content(), "run python -m tools.brewing_vectors"
    assert len(written) < 150_000


@pytest.mark.once
def test_the_client_is_compared_with_the_kingdoms_of_today() -> None:
    written = (ROOT / kingdom_vectors.FILE).read_text(encoding="utf-8")
    assert written == kingdom_vectors.content(), "run python -m tools.kingdom_vectors"
    assert len(written) < 150_000


@pytest.mark.once
def test_the_page_of_plans_is_written_from_what_was_measured() -> None:
    assert (ROOT / plans_page.PAGE).read_text(encoding="utf-8") == plans_page.page()


@pytest.mark.once
def test_every_plan_of_the_library_was_measured() -> None:
    rows = rows_of(ROOT / plans_page.PAGE)
    assert len(rows) >= 40
    for plan in library():
        against = rows[plan][-2:]
        assert all(re.fullmatch(r"\d+\.\d % \[\d+\.\d–\d+\.\d\]", share) for share in against), plan


@pytest.mark.once
def test_the_page_of_bots_is_written_from_what_was_measured() -> None:
    assert bots_page.PAGE.read_text(encoding="utf-8") == bots_page.page(), "run python -m tools.bots_page"


@pytest.mark.once
def test_the_page_of_cards_says_of_every_card_how_it_fares_and_why() -> None:
    rows = rows_of(ROOT / big_money_cards.PAGE)
    assert list(rows) == [card.name for card in kingdom_cards()]
    for name, row in rows.items():
        wins, ties, losses, with_one = [round(10 * float(share.split()[0])) for share in row[2:6]]
        fared = big_money_cards.Result(name, row[1], wins, ties, losses, 0, with_one / 1000)
        assert row[-1] == big_money_cards.why(fared) != big_money_cards.EVEN, name


def rows_of(page: Path) -> dict[str, list[str]]:
    """The rows of a page's table, by what stands first in them."""
    lines = [line for line in page.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    cells = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines[1:]]
    return {row[0]: row for row in cells}


def imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


@pytest.mark.once
def test_tools_and_tests_stand_on_chaudron_testing_not_on_each_other() -> None:
    """Tests of a tool, in tests/tools, may import it; nothing else crosses over."""
    crossings = [
        f"{file.relative_to(ROOT)} imports {name}"
        for here, there in (("tools", "tests"), ("tests", "tools"), ("src", "tests"), ("src", "tools"))
        for file in sorted((ROOT / here).rglob("*.py"))
        if (ROOT / "tests" / "tools") not in file.parents
        for name in imports(file)
        if name.partition(".")[0] == there
    ]
    assert not crossings, "; ".join(crossings)
