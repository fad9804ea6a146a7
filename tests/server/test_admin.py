"""`chaudron admin`: what whoever runs a server can do, over both databases, also while the server runs."""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from chaudron.kernel.errors import Refusal
from chaudron.server import admin
from chaudron.server.store import backup
from chaudron.server.store.schema import events, holders, notes, tables
from chaudron.server.store.store import Store, database_url
from chaudron.testing.server import Server
from tests.cli.command import Said, chaudron
from tests.server.test_tables import KINGDOM

Command = Callable[..., Said]


@pytest.fixture
def command(server: Server, monkeypatch: pytest.MonkeyPatch) -> Command:
    monkeypatch.setenv("DATABASE_URL", server.database)

    def run(*words: str) -> Said:
        return chaudron("admin", *words, home=server.home)

    return run


@pytest.fixture
def store(server: Server) -> Any:
    opened = Store(database_url(server.database, server.home))
    opened.open()
    yield opened
    opened.close()


def told(command: Command, *words: str) -> Any:
    said = command(*words, "--json")
    assert said.status == 0, said.err
    return json.loads(said.out)


def kept(store: Store, table: str) -> bytes:
    """Everything that the database has of a table."""
    with store.engine.connect() as connection:
        told = connection.scalars(sa.select(events.c.data).where(events.c.table_id == table))
        result = connection.scalar(sa.select(tables.c.result).where(tables.c.id == table)) or ""
        return b"".join(bytes(data) for data in told) + result.encode()


def test_tables_are_listed_and_shown(server: Server, command: Command) -> None:
    opened = server.open("mine", "open", "random")
    with server.sit(opened["table"], opened["token"]) as me:
        assert me.ask("say", text="is anybody there?") is None
    listed = told(command, "tables")
    line = next(t for t in listed if t["id"] == opened["table"])
    assert (line["code"], line["game"], line["status"]) == (opened["code"], "dominion", "open")
    assert [(s["kind"], s["name"]) for s in line["seats"]] == [
        ("person", "P0"), ("open", ""), ("bot", "random"),
    ]  # fmt: skip
    assert listed == sorted(listed, key=lambda t: -t["updated"])
    assert all(t["status"] == "over" for t in told(command, "tables", "--status", "over"))
    assert len(told(command, "tables", "--most", "1")) == 1
    card = told(command, "show", opened["code"].lower())
    assert [(c["n"], c["name"], c["text"]) for c in card["chat"]] == [(0, "P0", "is anybody there?")]
    for language, words in (("en", "line 0,"), ("fr", "ligne 0,")):
        shown = command("show", opened["code"], "--lang", language).out
        assert opened["code"] in shown and words in shown and "is anybody there?" in shown
    assert opened["id" if "id" in opened else "table"] in command("tables").out


def test_a_closed_table_takes_nothing_more(server: Server, command: Command) -> None:
    opened = server.open("mine", "mine", options={"kingdom": KINGDOM, "first": 1})
    waiting = server.open("mine", "open")
    with server.sit(opened["table"], opened["token"]) as me:
        me.until("mine")
        assert told(command, "close", opened["code"])["status"] == "closed"
        while not me.state["table"]["fault"]:
            me.hear()
        assert me.state["table"]["fault"] == "closed" and me.state["prompt"] is None
        for kind, more in (("say", {"text": "hey"}), ("undo", {}), ("resign", {})):
            problem = me.ask(kind, **more)
            assert problem is not None and problem["code"] == "table-closed"
    assert "closed" in command("close", waiting["code"]).out
    wait_for(lambda: server.get(f"/api/tables/{waiting['code']}").json()["fault"] == "closed")
    joining = server.post(f"/api/tables/{waiting['code']}/join", {"name": "Late"})
    assert joining.status_code == 400 and joining.json()["code"] == "table-closed"
    again = command("close", opened["code"], "--lang", "fr")
    assert again.status == 2 and "a déjà pris fin" in again.err
    assert command("close", "ZZZZZ").status == 2


def wait_for(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 20
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_a_name_and_a_line_are_forgotten_everywhere(server: Server, command: Command, store: Store) -> None:
    opened = server.open("mine", "open", options={"kingdom": KINGDOM, "first": 1})
    joined = server.post(f"/api/tables/{opened['code']}/join", {"name": "Rude Name"}).json()
    id, code = opened["table"], opened["code"]
    with server.sit(id, opened["token"]) as me, server.sit(id, joined["token"]) as you:
        assert you.ask("say", text="rude words") is None
        assert me.ask("say", text="calm down") is None
        assert b"Rude Name" in kept(store, id) and b"rude words" in kept(store, id)
        assert told(command, "remove-line", code, "0")["code"] == code
        assert told(command, "remove-name", code, "1")["seats"][1]["name"] == "Player 2"
        assert b"Rude Name" not in kept(store, id) and b"rude words" not in kept(store, id)
        while me.state["table"]["seats"][1]["name"] != "Player 2":
            me.hear()
        assert [line["text"] for line in me.chat] == ["calm down"]
        assert you.ask("say", text="sorry") is None
        while len(me.chat) < 2:
            me.hear()
        assert [(c["n"], c["name"], c["text"]) for c in me.chat] == [
            (1, "P0", "calm down"), (2, "Player 2", "sorry"),
        ]  # fmt: skip
        me.until("mine")
        assert me.answer([]) is None, "the game goes on"
    server.kill()
    server.start()
    with server.sit(id, opened["token"]) as me:
        assert me.state["table"]["seats"][1]["name"] == "Player 2"
        assert [line["n"] for line in me.chat] == [1, 2]
    assert command("remove-line", code, "0").status == 2
    assert command("remove-name", code, "7").status == 2


def test_old_tables_that_ended_are_pruned(server: Server, command: Command, store: Store) -> None:
    over = server.open("mine", "mine", options={"kingdom": KINGDOM, "first": 1, "max_turns": 1})
    with server.sit(over["table"], over["token"]) as me:
        me.play_out(1)
        assert me.ask("note", seat=0, marks={"a": "b"}) is None
        playing, recent = server.open("mine", "open"), server.open("mine", "mine", options={"max_turns": 1})
        with server.sit(recent["table"], recent["token"]) as other:
            other.play_out(1)
        with store.engine.begin() as connection:
            old = tables.c.id.in_([over["table"], playing["table"]])
            connection.execute(sa.update(tables).where(old).values(updated=time.time() - 31 * 86_400))
        assert told(command, "prune", "--days", "30", "--dry-run")["found"] == [over["code"]]
        assert server.get(f"/api/tables/{over['code']}").status_code == 200
        assert told(command, "prune", "--days", "30")["removed"] == [over["code"]]
        assert "No table" in command("prune", "--days", "30").out
        wait_for(lambda: server.get(f"/api/tables/{over['table']}").status_code == 404)
        gone = me.ask("rematch")
        assert gone is not None and gone["code"] == "no-table"
    for left in (playing, recent):
        assert server.get(f"/api/tables/{left['table']}").status_code == 200
    assert kept(store, over["table"]) == b""
    with store.engine.connect() as connection:
        for beside in (holders, notes):
            held = sa.select(sa.func.count()).where(beside.c.table_id == over["table"])
            assert connection.scalar(held) == 0
    assert command("prune").status == 2 and command("prune", "--days", "0").status == 2


def test_health_is_told(server: Server, command: Command, store: Store, tmp_path: Path) -> None:
    server.open("mine", "open")
    found = told(command, "health")
    assert found["ok"] and found["problem"] == ""
    assert found["database"] == ("postgresql" if server.database else "sqlite")
    assert found["tables"]["open"] >= 1 and found["events"] >= 1 and found["bytes"] > 0
    assert "tout va bien" in command("health", "--lang", "fr").out
    assert backup.backup(store, tmp_path / "b.gz")[0] == sum(found["tables"].values())


def test_an_unhealthy_database_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://127.0.0.1:1/none")
    said = chaudron("admin", "health", "--json", home=tmp_path)
    assert said.status == 1 and json.loads(said.out)["problem"] == "no-database"
    wrong = chaudron("admin", "--lang", "fr", "dance", home=tmp_path)
    assert wrong.status == 2 and "n’est pas un choix" in wrong.err
    with pytest.raises(Refusal):
        admin.table_card(opened := Store(database_url("", tmp_path)), "\x00")
    opened.close()
