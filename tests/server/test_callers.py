"""Who calls, from where, and with what: nothing a caller sends is counted wrongly or breaks anything."""

import asyncio
import json
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from chaudron.server.addresses import foreign
from chaudron.server.events import Joined, Opened, Said, SeatAtFirst
from chaudron.server.limits import WRONG_KEYS, Limits, caller
from chaudron.server.protocol import Settings
from chaudron.server.store.store import Store, database_url
from chaudron.testing.server import Json, Server, in_process
from tests.server.test_tables import KINGDOM

NASTY = ["%00", "A%00B", "%F0%9F%98%80", "..%00", "%ED%A0%80", "x" * 500]


# ---------------------------------------------------------------- addresses


def test_addresses_of_one_line_count_together() -> None:
    assert caller("2001:db8:1:2:aaaa::1") == caller("2001:db8:1:2:bbbb:1:2:3") != caller("2001:db8:1:3::1")
    assert caller("::ffff:192.0.2.7") == caller("192.0.2.7") != caller("192.0.2.8")
    assert caller("fe80::1%eth0") == caller("fe80::2%eth0")
    assert caller("a socket") == "a socket" and caller("") == ""


def test_a_line_with_many_addresses_has_one_share() -> None:
    limits = Limits()
    tries = int(WRONG_KEYS[1])
    assert [limits.wrong_keys.take(caller(f"2001:db8::{n:x}")) for n in range(tries + 1)][-2:] == [
        True,
        False,
    ]
    assert limits.wrong_keys.take(caller("2001:db8:0:1::1"))


# ---------------------------------------------------------------- other sites


@pytest.mark.parametrize(
    ("origin", "host", "is_foreign"),
    [
        ("", "games.example", False),  # a programme
        ("http://games.example:8765", "games.example:8765", False),
        ("https://games.example", "games.example", False),
        ("https://games.example:8443", "games.example", False),  # a proxy that leaves the port out
        ("https://public.example", "127.0.0.1:8765", False),  # --public-url
        ("http://[::1]:8765", "[::1]:8765", False),
        ("HTTPS://Games.Example", "games.example", False),
        ("http://games.example:9999", "games.example:8765", True),
        ("https://evil.example", "games.example", True),
        ("https://games.example.evil.example", "games.example", True),
        ("null", "games.example", True),
        ("http://[broken", "games.example", True),
    ],
)
def test_which_sites_are_foreign(origin: str, host: str, is_foreign: bool) -> None:
    assert foreign(origin, host, ["https://public.example", "http://localhost:8765"]) is is_foreign


def test_other_sites_may_neither_post_nor_open_sockets(server: Server) -> None:
    wish = {"game": "dominion", "seats": [{"kind": "mine"}, {"kind": "open"}]}
    there = {"origin": "https://evil.example"}
    refused = httpx.post(f"{server.url}/api/tables", json=wish, headers=there)
    assert refused.status_code == 403 and refused.json()["code"] == "foreign-site"
    opened = httpx.post(f"{server.url}/api/tables", json=wish, headers={"origin": server.url})
    assert opened.status_code == 201
    url = f"ws://127.0.0.1:{server.port}/ws/{opened.json()['table']}"
    with pytest.raises(InvalidStatus) as turned_away, connect(url, origin=Origin("https://evil.example")):
        pass
    assert turned_away.value.response.status_code == 403
    with connect(url, origin=Origin(server.url)) as socket:
        assert json.loads(socket.recv())["type"] == "state"


# ---------------------------------------------------------------- codes and depths


def test_no_code_breaks_the_server(server: Server) -> None:
    for code in NASTY:
        assert server.get(f"/api/tables/{code}").status_code in (400, 404)
        assert server.post(f"/api/tables/{code}/join", {"name": "X"}).status_code in (400, 404)


def test_no_key_breaks_my_games(server: Server) -> None:
    keys = [{"table": t, "token": "x"} for t in ("\x00", "A\x00B", "😀", "x" * 500)]
    for path in ("/api/mine", "/api/mine/statistics"):
        answer = server.post(path, {"keys": keys})
        assert answer.status_code == 200 and answer.json() == []


@pytest.mark.parametrize("depth", [900, 30_000])
def test_however_deep_a_request_is_it_is_refused(server: Server, depth: int) -> None:
    deep = "[" * depth + "]" * depth
    seats = '[{"kind":"mine"},{"kind":"open"}]'
    bodies = {
        "/api/tables": f'{{"game":"dominion","seats":{seats},"options":{{"kingdom":{deep}}}}}',
        "/api/mine": f'{{"keys":{deep}}}',
        "/api/replay": json.dumps({"record": '{"format":"chaudron-record","answers":' + deep + "}"}),
    }
    for path, body in bodies.items():
        answer = httpx.post(server.url + path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 413), f"{path}: {answer.status_code} {answer.text[:200]}"
        assert answer.json()["code"]


# ---------------------------------------------------------------- my games


def test_my_games_count_wrong_keys(tmp_path: Path) -> None:
    store = Store(database_url("", tmp_path))
    store.open()
    with in_process(store) as site:

        def mine(path: str, *keys: Json) -> httpx.Response:
            return site.post(path, json={"keys": list(keys)})

        wish = {"game": "dominion", "seats": [{"kind": "mine"}, {"kind": "open"}]}
        opened = site.post("/api/tables", json=wish).json()
        right = {"table": opened["table"], "token": opened["token"]}
        wrong = [{"table": opened["table"], "token": f"wrong{n}"} for n in range(40)]
        for _ in range(35):  # a browser that remembers a table which is gone may ask again and again
            assert len(mine("/api/mine", right, wrong[0]).json()) == 1
        answers = [mine("/api/mine", right, key) for key in wrong]
        assert answers[0].status_code == 200 and answers[-1].json()["code"] == "too-many"
        assert site.get(f"/api/tables/{opened['code']}").status_code == 429
        assert mine("/api/mine/statistics", right).status_code == 429


def test_a_wrong_key_finds_out_nothing_about_a_table(server: Server) -> None:
    """Only who holds a key makes the server look into the table: nobody can tell by the time it takes."""
    opened = server.open("mine", "mine", options={"kingdom": KINGDOM, "first": 1})
    right = {"table": opened["table"], "token": opened["token"]}
    server.kill()
    server.start()
    for path in ("/api/mine", "/api/mine/statistics"):
        assert server.post(path, {"keys": [{**right, "token": "wrong"}]}).json() == []
    assert "chaudron_tables_in_memory 0" in server.get("/api/metrics").text
    by_code = {**right, "table": opened["code"].lower()}
    assert [t["seats"] for t in server.post("/api/mine", {"keys": [right, by_code]}).json()] == [[0, 1]] * 2
    assert "chaudron_tables_in_memory 1" in server.get("/api/metrics").text


def test_tables_from_before_keys_had_a_list_are_found(tmp_path: Path) -> None:
    async def fill(store: Store) -> None:
        seats = [SeatAtFirst("person", "Ana", "", "first"), SeatAtFirst("open", "", "", "")]
        opened = Opened("dominion", {}, Settings(), seats, "first", 1)
        assert await store.create("t", "ABCDE", "dominion", [opened])
        await store.append("t", 1, [Joined(1, "Ben", "second"), Said(1, "Ben", "hello")])

    store = Store(database_url("", tmp_path))
    store.open()
    asyncio.run(fill(store))
    keys = ["first", "second", "", "third"]
    kept = asyncio.run(store.held_by(keys))
    assert {key: [row.code for row in rows] for key, rows in kept.items()} == {
        "first": ["ABCDE"],
        "second": ["ABCDE"],
    }
    with store.engine.begin() as connection:
        connection.exec_driver_sql("DROP TABLE notes")
        connection.exec_driver_sql("DROP TABLE holders")
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0002'")
    store.close()
    again = Store(database_url("", tmp_path))
    again.open()
    assert asyncio.run(again.held_by(keys)) == kept
    again.close()
