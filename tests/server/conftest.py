"""Servers for the tests: over SQLite, and over a PostgreSQL of our own."""

import asyncio
import os
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from chaudron.testing.server import Server, postgres, postgres_programs

# Whole games of all three: the rest is not about rules.
IN_BOTH_MODES = ("test_a_whole_game_against_a_bot", "test_the_other_games_are_played_too")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents and not item.name.startswith(IN_BOTH_MODES):
            item.add_marker("once")


@pytest.fixture(autouse=True)
def a_loop_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """`asyncio.run` works beside a browser: tests that drive one leave a loop running in their thread."""
    alone = asyncio.run

    def run(main: Coroutine[Any, Any, Any]) -> Any:
        with ThreadPoolExecutor(1) as pool:
            return pool.submit(alone, main).result()

    monkeypatch.setattr(asyncio, "run", run)


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """The address of a PostgreSQL server; where there is none the test is skipped, never in CI."""
    if postgres_programs() is None:
        if os.environ.get("CI"):
            pytest.fail("CI must have PostgreSQL: .ci/run installs it")
        pytest.skip("PostgreSQL is not installed (Debian, Ubuntu: apt install postgresql)")
    with postgres() as url:
        yield url


@contextmanager
def unlimited(home: Path, database: str = "") -> Iterator[Server]:
    """A server that counts no requests: all tests come from one address."""
    running = Server(home, database)
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("CHAUDRON_NO_LIMITS", "1")
        running.start()
    yield running
    running.kill()


@pytest.fixture(scope="session")
def over_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with unlimited(tmp_path_factory.mktemp("home")) as running:
        yield running


@pytest.fixture(scope="session")
def over_postgresql(postgres_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with unlimited(tmp_path_factory.mktemp("home"), postgres_url) as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest) -> Server:
    """A running server, once over each database; others use it, too."""
    running: Server = request.getfixturevalue(f"over_{request.param}")
    return running


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def strict(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of the file's own with its limits, once over each database."""
    database = request.getfixturevalue("postgres_url") if request.param == "postgresql" else ""
    with Server(tmp_path_factory.mktemp("home"), database) as running:
        yield running


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path
