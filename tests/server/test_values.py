"""A table of Alchemists with printed values of its own is kept, recorded and shown again with them."""

from __future__ import annotations

from chaudron.testing.server import Json, Server

MODULES = {"encyclopedia": True, "golem": True, "busy_days": True, "startup_funding": True}
VALUES = """G1.gold=5 G1.points=7 G1.ingredients=toad+fern+flower
library.level=3
library.cost=5, library.per_book=3"""


def shows_them(view: Json) -> None:
    assert view["own"]["whole"] == ["grant/G1", "artifact/library"]
    assert view["own"]["figures"]["artifact/library"]["cost"] == 5
    assert view["grants"][0]["gold"] == 5


def test_a_table_keeps_its_own_values(strict: Server) -> None:
    opened = strict.open("mine", "random", game="alchemists", options={**MODULES, "values": VALUES})
    table, key = opened["table"], opened["token"]
    strict.kill()
    strict.start()
    with strict.sit(table, key) as me, strict.sit(table) as guest:
        shows_them(me.state["view"])
        shows_them(guest.state["view"])
        assert me.ask("resign") is None
        me.until("over")
    record = strict.get(f"/api/tables/{table}/record", key)
    assert len(record.json()["options"]["values"]) == 6
    for moment in (
        strict.get(f"/api/tables/{table}/replay?step=0&seat=0", key),
        strict.post("/api/replay?step=0&seat=0", {"record": record.text}),
    ):
        shows_them(moment.json()["view"])


def test_what_is_no_value_is_said_when_the_table_is_set(strict: Server) -> None:
    body = {"players": 2, "options": {**MODULES, "values": "G1.gold=many"}}
    told = strict.post("/api/games/alchemists/check", body).json()
    assert (told["code"], told["details"]) == ("bad-value", {"word": "G1.gold=many"})
