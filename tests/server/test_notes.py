"""Pencil notes are a seat's own: its other devices have them, nobody else, and no record knows them."""

from __future__ import annotations

import json

import pytest
import sqlalchemy as sa

from chaudron.server import protocol as say
from chaudron.server.limits import LONGEST_NOTES, MESSAGE_SIZE
from chaudron.server.served_table import Connection, ServedTable
from chaudron.server.store.schema import notes
from chaudron.server.store.store import Store, database_url
from chaudron.testing.server import Client, Json, Server
from tests.cli.command import chaudron
from tests.server.test_playing_fair import a_table

SECRET = "the toad is A3, or I eat my hat"


def catch_up(client: Client) -> str:
    """Everything it is told until the server has carried out one more message."""
    heard: list[Json] = []
    id = client.send("note", seat=99, marks={})  # refused, but in its turn
    while id not in client.acks:
        heard.append(client.hear())
    return json.dumps(heard)


def until_noted(client: Client, seat: int, marks: dict[str, str]) -> None:
    while client.notes.get(seat) != marks:
        client.hear()


def test_a_second_device_has_them_and_nobody_else(server: Server) -> None:
    table, (mine, other) = server.friends("Ben", game="alchemists")
    with (
        server.sit(table, mine) as ada,
        server.sit(table, mine) as phone,
        server.sit(table, other) as ben,
        server.sit(table) as guest,
    ):
        assert ada.ask("note", seat=0, marks={"toad.A3": SECRET, "fern": "?"}) is None
        until_noted(phone, 0, {"toad.A3": SECRET, "fern": "?"})
        assert phone.ask("note", seat=0, marks={"fern": "", "aid": "checks"}) is None  # wiped out
        until_noted(ada, 0, {"toad.A3": SECRET, "aid": "checks"})
        with server.sit(table, mine) as tablet:
            until_noted(tablet, 0, {"toad.A3": SECRET, "aid": "checks"})
        for stranger in (ben, guest):
            assert SECRET not in catch_up(stranger) and stranger.notes == {}
        for client, seat in ((ben, 0), (guest, 0), (ada, 1)):
            refused = client.ask("note", seat=seat, marks={"a": "b"})
            assert refused is not None and refused["code"] == "no-seat"
        assert SECRET not in server.get(f"/api/tables/{table}/record", mine).text
        assert ben.ask("note", seat=1, marks={"a": "mine"}) is None
        until_noted(ben, 1, {"a": "mine"})
        assert ada.notes.keys() == {0}


def test_undo_leaves_them_and_a_rematch_begins_without(server: Server) -> None:
    opened = server.open("mine", "random", game="alchemists")
    with server.sit(opened["table"], opened["token"]) as me:
        state = me.until("mine")
        assert me.answer(state["prompt"]["options"][0]) is None
        assert me.ask("note", seat=0, marks={"a": SECRET}) is None
        assert me.ask("undo") is None
        assert me.ask("note", seat=0, marks={"b": "c"}) is None
        until_noted(me, 0, {"a": SECRET, "b": "c"})
        assert SECRET not in json.dumps(me.log)
        assert me.ask("resign") is None
        me.until("over")
        assert me.ask("note", seat=0, marks={"b": ""}) is None  # a sheet may be looked at when all is over
        assert SECRET not in server.get(f"/api/tables/{opened['table']}/record", opened["token"]).text
        moment = f"/api/tables/{opened['table']}/replay?step=1&seat=0"
        assert SECRET not in server.get(moment, opened["token"]).text
        assert me.ask("rematch") is None
        while not me.state["table"]["rematch"]:
            me.hear()
    with server.sit(me.state["table"]["rematch"], opened["token"]) as again:
        seat = again.state["you"][0]
        assert again.ask("note", seat=seat, marks={"new": "sheet"}) is None
        assert again.notes == {seat: {"new": "sheet"}}


def test_a_restart_keeps_them(strict: Server) -> None:
    opened = strict.open("mine", "random", game="alchemists")
    with strict.sit(opened["table"], opened["token"]) as me:
        assert me.ask("note", seat=0, marks={"a": SECRET}) is None
    strict.kill()
    strict.start()
    with strict.sit(opened["table"], opened["token"]) as me:
        until_noted(me, 0, {"a": SECRET})


def test_what_is_too_much_is_refused_and_changes_nothing(strict: Server) -> None:
    opened = strict.open("mine", "random", game="alchemists")
    with strict.sit(opened["table"], opened["token"]) as me:
        half = "x" * (LONGEST_NOTES // 2)
        assert me.ask("note", seat=0, marks={"a": half}) is None
        full = me.ask("note", seat=0, marks={"b": half, "c": "d"})
        assert full is not None and full["code"] == "notes-full"
        assert me.ask("note", seat=0, marks={"a": "short", "b": half}) is None
        assert me.notes[0] == {"a": "short", "b": half}
        wrong = me.ask("note", id="", seat=0, marks={"a": 7})
        assert wrong is not None and wrong["code"] == "bad-message"
        problems = [me.ask("note", seat=0, marks={"a": str(i)}) for i in range(150)]
        codes = [problem["code"] for problem in problems if problem is not None]
        assert codes and set(codes) == {"too-many"}


def test_who_takes_a_seat_after_somebody_finds_it_empty(server: Server) -> None:
    opened = server.open("mine", "open", "open", game="alchemists")
    join = f"/api/tables/{opened['code']}/join"
    first = server.post(join, {"name": "Ben", "seat": 1}).json()["token"]
    with server.sit(opened["table"], opened["token"]) as me, server.sit(opened["table"], first) as ben:
        assert ben.ask("note", seat=1, marks={"a": SECRET}) is None
        assert me.ask("kick", seat=1) is None
    second = server.post(join, {"name": "Cleo", "seat": 1}).json()["token"]
    with server.sit(opened["table"], second) as cleo, server.sit(opened["table"], first) as ben:
        assert SECRET not in catch_up(cleo) + catch_up(ben)


# ---------------------------------------------------------------- whoever looks for them


def test_they_are_found_nowhere_else(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither friends nor strangers are told them, nor is who runs the server, wherever they look."""
    table, (mine, other) = server.friends("Ben", game="alchemists")
    with server.sit(table, mine) as ada:
        assert ada.ask("note", seat=0, marks={"a": SECRET}) is None
        for over in (False, True):
            if over:
                assert ada.ask("resign") is None
                ada.until("over")
            told = [
                server.get(f"/api/tables/{table}{path}", key).text
                for key in (mine, other, "")
                for path in ("", "/record", "/scenario", "/growth", "/replay?step=0&seat=0&hands=true")
            ]
            keys = {"keys": [{"table": table, "token": key} for key in (mine, other)]}
            told += [server.post(path, keys).text for path in ("/api/mine", "/api/mine/statistics")]
            assert len(told) == 17 and SECRET not in "".join(told)
    monkeypatch.setenv("DATABASE_URL", server.database)
    for words in (["tables"], ["show", table], ["health"]):
        said = chaudron("admin", *words, "--json", home=server.home)
        assert said.status == 0 and SECRET not in said.out + said.err


def test_a_device_that_does_not_read_is_kept_no_heap_of_them() -> None:
    served, phone = ServedTable(a_table()), Connection("A")
    for n in range(1000):
        phone.tell_notes(0, {"a": str(n)})
    told = [message for message in served.messages(phone) if isinstance(message, say.Notes)]
    assert told == [say.Notes(0, {"a": "999"})] and not phone.unsent_notes


def test_one_sheet_is_kept_for_a_seat(server: Server) -> None:
    """However often it changes hands."""
    opened = server.open("mine", "open", "open", game="alchemists")
    join = f"/api/tables/{opened['code']}/join"
    with server.sit(opened["table"], opened["token"]) as me:
        assert me.ask("note", seat=0, marks={"a": "mine"}) is None
        for n in range(3):
            key = server.post(join, {"name": f"Ben {n}", "seat": 1}).json()["token"]
            with server.sit(opened["table"], key) as ben:
                assert ben.ask("note", seat=1, marks={"a": f"sheet {n}"}) is None
            assert me.ask("kick", seat=1) is None
    store = Store(database_url(server.database, server.home))
    store.open()
    with store.engine.connect() as connection:
        kept = connection.execute(
            sa.select(notes.c.seat, notes.c.marks).where(notes.c.table_id == opened["table"])
        )
        assert sorted(map(tuple, kept)) == [(0, '{"a":"mine"}'), (1, '{"a":"sheet 2"}')]
    store.close()


@pytest.mark.parametrize(
    "marks",
    [
        {f"k{n}": "x" for n in range(2000)},
        {"k" * LONGEST_NOTES: "x"},
        {"k": "x" * MESSAGE_SIZE},
        {"k": "\x00" * LONGEST_NOTES},
    ],
    ids=["many", "a long name", "a long message", "escaped"],
)
def test_no_sheet_grows_beyond_its_size(server: Server, marks: dict[str, str]) -> None:
    opened = server.open("mine", "random", game="alchemists")
    with server.sit(opened["table"], opened["token"]) as me:
        me.send("note", id="n", seat=0, marks=marks)
        while not me.acks:
            me.hear()
        (problem,) = me.acks.values()
        assert problem is not None and problem["code"] in ("notes-full", "too-long")
        assert me.ask("note", seat=0, marks={"a": "b"}) is None
        assert me.notes[0] == {"a": "b"}
