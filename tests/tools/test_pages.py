"""What tools write from the sources is fresh, and nobody but these tests imports a tool."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import (
    alchemy_vectors,
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
