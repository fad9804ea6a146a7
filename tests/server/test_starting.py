"""A server that cannot start says why in one line; one that loses its database goes on when it is back."""

import asyncio
import os
import sqlite3
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from chaudron.kernel.errors import Refusal
from chaudron.server.run import PROXIES
from chaudron.server.store.store import Store, database_url
from chaudron.testing.server import Postgres, Server, free_port
from tests.server.test_tables import KINGDOM


def refusal(url: str, folder: Path, serving: bool = False) -> Refusal:
    with pytest.raises(Refusal) as caught:
        Store(database_url(url, folder)).open(serving)
    assert "\n" not in caught.value.message
    return caught.value


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("nonsense", "bad-database"),
        ("mysql://user@host/name", "bad-database"),
        ("postgresql://user:secret@host:port/name", "bad-database"),
        ("sqlite:////no/such/folder/x.sqlite3", "no-database"),
        ("postgresql://user:secret@127.0.0.1:FREE/name", "no-database"),
    ],
)
def test_a_database_that_cannot_be_reached(url: str, code: str, tmp_path: Path) -> None:
    why = refusal(url.replace("FREE", str(free_port())), tmp_path)
    assert why.code == code and "secret" not in why.message


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "chaudron.sqlite3").write_text("not a database at all, but long enough to look at " * 40)
    assert refusal("", tmp_path).code == "no-database"


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    store = Store(database_url("", tmp_path))
    store.open()
    store.close()
    with sqlite3.connect(tmp_path / "chaudron.sqlite3") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert refusal("", tmp_path).code == "newer-database"


def test_one_server_at_a_time_over_sqlite(tmp_path: Path) -> None:
    first = Store(database_url("", tmp_path))
    first.open(serving=True)
    assert refusal("", tmp_path, serving=True).code == "served-already"
    looking = Store(database_url("", tmp_path))  # a backup may be made meanwhile
    looking.open()
    looking.close()
    first.close()
    second = Store(database_url("", tmp_path))
    second.open(serving=True)
    second.close()


def test_the_command_says_it_in_one_line(tmp_path: Path) -> None:
    env = {**os.environ, "CHAUDRON_HOME": str(tmp_path), "DATABASE_URL": "postgresql://127.0.0.1:1/none"}
    command = [sys.executable, "-m", "chaudron.cli", "--lang", "fr", "serve", "--no-browser"]
    done = subprocess.run(command, check=False, env=env, capture_output=True, text=True, timeout=120)
    assert done.returncode == 2 and done.stdout == ""
    assert len(done.stderr.splitlines()) == 1 and "base de données" in done.stderr


def test_the_schema_is_made_once_however_many_start(postgres_url: str) -> None:
    stores = [Store(database_url(postgres_url, Path())) for _ in range(3)]
    for store in stores:
        store.open()
    for store in stores:
        store.close()


def test_a_database_that_goes_away_and_comes_back(postgres_url: str, tmp_path: Path) -> None:
    database = Postgres()
    database.start()
    with Server(tmp_path, database.url) as server:
        opened = server.open("mine", "random", options={"kingdom": KINGDOM, "first": 1})
        with server.sit(opened["table"], opened["token"]) as me:
            me.until("mine")
            database.stop()
            away = me.answer([])
            assert away is not None and away["code"] == "database-away"
            assert me.state["prompt"] is not None, "the view comes with the reason"
            assert server.get("/api/health").status_code == 503
            refused = server.post("/api/tables", {"game": "dominion", "seats": [{"kind": "mine"}] * 2})
            assert refused.status_code == 503 and refused.json()["code"] == "database-away"
            database.start()
            deadline = time.monotonic() + 30
            while me.answer([]) is not None:
                assert time.monotonic() < deadline
                time.sleep(0.2)
            me.until("mine")
            assert me.answer(None) is None
            me.until("mine")  # the bot has played, too
            assert server.get("/api/health").json()["ok"]
    database.remove()


def test_only_the_proxy_is_believed_about_addresses() -> None:
    asked: list[str] = []

    async def app(scope: Any, _receive: Any, _send: Any) -> None:
        asked.append(scope["client"][0])

    behind = ProxyHeadersMiddleware(app, trusted_hosts=PROXIES)

    def seen(peer: str, forwarded: str) -> str:
        headers = [(b"x-forwarded-for", forwarded.encode())]
        scope = {"type": "http", "client": (peer, 1), "scheme": "http", "headers": headers}
        with ThreadPoolExecutor(1) as pool:  # this thread may have a loop already: a browser's
            pool.submit(lambda: asyncio.run(behind(scope, None, None))).result()  # type: ignore[arg-type]
        return asked[-1]

    assert seen("127.0.0.1", "198.51.100.7") == "198.51.100.7"
    assert seen("172.17.0.1", "203.0.113.9, 198.51.100.7") == "198.51.100.7", (
        "the proxy's word, not the client's"
    )
    assert seen("198.51.100.7", "203.0.113.9") == "198.51.100.7", "no proxy"
