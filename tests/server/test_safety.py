"""A database that cannot keep what it is given says so; what it keeps is nobody else's to read."""

import asyncio
import os
import shutil
import sqlite3
import stat
from collections.abc import Iterator
from logging import LogRecord
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import sqlalchemy as sa

from chaudron.kernel.errors import Refusal
from chaudron.server.app import LOG
from chaudron.server.events import Started
from chaudron.server.store import backup, safety
from chaudron.server.store.store import Store, database_url
from chaudron.testing.server import in_process
from tests.cli.command import chaudron


class Usage(NamedTuple):
    total: int
    used: int
    free: int


def opened(folder: Path, serving: bool = True) -> Store:
    store = Store(database_url("", folder))
    store.open(serving)
    return store


def refusal(url: str, folder: Path) -> Refusal:
    store = Store(database_url(url, folder))
    with pytest.raises(Refusal) as caught:
        store.open(serving=True)
    store.close()
    assert "\n" not in caught.value.message
    return caught.value


def full(_path: object) -> Usage:
    return Usage(10**9, 10**9, 0)


# ---------------------------------------------------------------- kept for good


def test_what_is_acknowledged_is_on_the_disk(tmp_path: Path) -> None:
    """With synchronous=FULL (2) a commit returns when the disk has it: a power cut takes nothing back."""
    store = opened(tmp_path)

    def setting(connection: sa.Connection) -> Any:
        return connection.exec_driver_sql("PRAGMA synchronous").scalar()

    assert asyncio.run(store._do("", setting)) == 2
    store.close()


# ---------------------------------------------------------------- files of one's own


@pytest.fixture
def generous() -> Iterator[None]:
    """Files are made for everybody to read, unless one takes care."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


@pytest.mark.skipif(os.name != "posix", reason="no such modes")
def test_only_their_owner_reads_database_and_backups(tmp_path: Path, generous: None) -> None:
    folder = tmp_path / "new"
    store = opened(folder)
    asyncio.run(store.create("t", "ABCDE", "dominion", [Started({})]))
    backup.backup(store, tmp_path / "b.gz")
    files = [*folder.iterdir(), tmp_path / "b.gz"]
    assert len(files) >= 4  # the log, its index and the lock, too
    assert {file.name: oct(mode(file)) for file in files} == {file.name: "0o600" for file in files}
    assert mode(folder) == 0o700
    store.close()
    (folder / "chaudron.sqlite3").chmod(0o644)  # from an older version
    opened(folder).close()
    assert mode(folder / "chaudron.sqlite3") == 0o600


# ---------------------------------------------------------------- at start


def test_a_home_that_is_a_file(tmp_path: Path) -> None:
    home = tmp_path / "file"
    home.write_text("hello")
    for folder in (home, home / "below"):
        with pytest.raises(Refusal) as caught:
            database_url("", folder)
        assert caught.value.code == "bad-home"
    for command in ("serve", "backup"):
        said = chaudron(command, *(["b.gz"] if command == "backup" else ["--no-browser"]), home=home)
        assert said.status == 2 and len(said.err.splitlines()) == 1 and str(home) in said.err


def test_a_damaged_database(tmp_path: Path) -> None:
    store = opened(tmp_path)
    with store.engine.begin() as connection:
        rows = [{"key": f"k{n}" * 8, "table_id": f"t{n}"} for n in range(2000)]
        connection.execute(sa.text("INSERT INTO holders VALUES (:key, :table_id)"), rows)
    store.close()
    file = tmp_path / "chaudron.sqlite3"
    data = bytearray(file.read_bytes())
    data[-4096 * 8 : -4096 * 2] = b"\xff" * 4096 * 6
    file.write_bytes(data)
    assert refusal("", tmp_path).code == "database-damaged"


def test_a_database_that_cannot_be_written_to(tmp_path: Path) -> None:
    opened(tmp_path).close()
    url = f"sqlite:///file:{tmp_path / 'chaudron.sqlite3'}?mode=ro&uri=true"
    assert refusal(url, tmp_path).code == "database-read-only"


def test_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", full)
    assert refusal("", tmp_path).code == "database-full"
    opened(tmp_path, serving=False).close()  # to look at it, or for a backup elsewhere


# ---------------------------------------------------------------- in health


def test_health_tells_what_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = opened(tmp_path)
    wish = {"game": "dominion", "seats": [{"kind": "mine"}, {"kind": "open"}]}
    with in_process(store) as site:

        def health() -> tuple[int, str]:
            store.probed = None
            answer = site.get("/api/health")
            return answer.status_code, answer.json()["problem"]

        def settle(pragma: str) -> None:
            asyncio.run(store._do("", lambda c: c.exec_driver_sql(f"PRAGMA {pragma}").close()))

        assert health() == (200, "")
        settle("query_only=1")
        lines: list[LogRecord] = []
        assert health() == (503, "database-read-only")
        monkeypatch.setattr(LOG, "handle", lines.append)
        refused = site.post("/api/tables", json=wish)
        assert (refused.status_code, refused.json()["code"]) == (503, "database-read-only")
        assert len(lines) == 1 and lines[0].exc_info is None and "\n" not in lines[0].getMessage()
        settle("query_only=0")
        assert health() == (200, "")
        table = site.post("/api/tables", json=wish).json()
        settle("query_only=1")
        lines.clear()
        with site.websocket_connect(f"/ws/{table['table']}?token={table['token']}") as me:
            me.send_json({"type": "say", "id": "1", "text": "hello"})
            while (told := me.receive_json())["type"] != "ack":
                pass
        assert told["problem"]["code"] == "database-read-only"
        assert [("\n" in line.getMessage(), bool(line.exc_info)) for line in lines] == [(False, False)]
        settle("query_only=0")
        with monkeypatch.context() as disk:
            disk.setattr(shutil, "disk_usage", full)
            assert health() == (503, "database-full")
        pages = sqlite3.connect(tmp_path / "chaudron.sqlite3")
        settle(f"max_page_count={pages.execute('PRAGMA page_count').fetchone()[0]}")
        pages.close()
        codes = {site.post("/api/tables", json=wish).json().get("code", "") for _ in range(50)}
        assert "database-full" in codes


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("attempt to write a readonly database", "database-read-only"),
        ("cannot execute INSERT in a read-only transaction", "database-read-only"),
        ("database or disk is full", "database-full"),
        ('could not extend file "base/5/1": No space left on device', "database-full"),
        ("database disk image is malformed", "database-damaged"),
        ("file is not a database", "database-damaged"),
        ('invalid page in block 7 of relation "base/5/16384"', "database-damaged"),
        ("server closed the connection unexpectedly\n\tThis probably means…", "database-away"),
        ("", "database-away"),
    ],
)
def test_what_a_database_says_is_understood(said: str, code: str) -> None:
    assert safety.trouble(Exception(said)) == code
    assert "\n" not in safety.reason(Exception(said))
