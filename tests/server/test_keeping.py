"""What is acknowledged is kept, whoever else writes at the same time; a damaged table harms no other."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa

from chaudron.server.events import KINDS, Answered, Said, Undone, Unreadable, pack, unpack
from chaudron.server.store.schema import events
from chaudron.server.store.store import Late, Store, database_url
from chaudron.testing.server import Client, Json, Server
from tests.server.test_tables import KINGDOM, keys


def friends(one: Server, two: Server, **more: object) -> tuple[Json, Json]:
    opened = one.open("mine", "open", options={"kingdom": KINGDOM, "first": 1}, **more)
    joined = two.post(f"/api/tables/{opened['code']}/join", {"name": "Friend"}).json()
    return opened, joined


@pytest.fixture(scope="module")
def pair(postgres_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two processes over one database."""
    home = tmp_path_factory.mktemp("home")
    with Server(home, postgres_url) as one, Server(home, postgres_url) as two:
        yield one, two


def test_two_processes_keep_every_line_and_every_setting(pair: tuple[Server, Server]) -> None:
    one, two = pair
    opened, joined = friends(one, two)
    places = (
        (one, opened["token"]),
        (two, opened["token"]),
        (one, joined["token"]),
        (two, joined["token"]),
    )

    def chatter(n: int) -> list[str]:
        server, token = places[n]
        said = []
        with server.sit(opened["table"], token) as me:
            for i in range(10):
                problem = me.ask("say", text=f"{n}:{i}")
                assert problem is None or problem["code"] == "too-many"
                if problem is None:
                    said.append(f"{n}:{i}")
                if token == opened["token"]:
                    settings = {**me.state["table"]["settings"], "timer": 3600 + 10 * n + i}
                    assert me.ask("change", settings=settings) is None
                    said.append(f"timer {3600 + 10 * n + i}")
        return said

    with ThreadPoolExecutor(4) as all_at_once:
        said = [line for lines in all_at_once.map(chatter, range(4)) for line in lines]
    assert len(said) > 40
    with two.sit(opened["table"], joined["token"]) as you:
        kept = [line["text"] for line in you.state["chat"]]
        assert len(kept) == len(set(kept))
    store = Store(database_url(one.database, one.home))
    with store.engine.connect() as connection:
        where = (events.c.table_id == opened["table"], events.c.kind == "change")
        rows = connection.execute(sa.select(events.c.data).where(*where))
        kept += [f"timer {unpack('change', data).settings.timer}" for (data,) in rows]  # type: ignore[union-attr]
    store.engine.dispose()
    assert sorted(kept) == sorted(said)


def test_an_answer_is_not_stale_because_somebody_else_spoke(pair: tuple[Server, Server]) -> None:
    one, two = pair
    opened, joined = friends(one, two)

    def talk() -> None:
        with two.sit(opened["table"], joined["token"]) as you:
            for i in range(40):
                you.ask("say", text=str(i))
                you.ask("stand_in", seat=1, on=i % 2 == 0)

    def play() -> int:
        with one.sit(opened["table"], opened["token"]) as me:
            for n in range(12):
                if n >= 2 and not me.state["prompt"]:
                    return n
                me.until("mine")
                assert me.ask("answer", base=me.state["base"], answer=[] if n % 2 == 0 else None) is None
        return 12

    with ThreadPoolExecutor(2) as both:
        talking, playing = both.submit(talk), both.submit(play)
        assert playing.result() >= 2
        talking.result()


def test_the_store_says_when_a_number_is_taken(tmp_path: Path) -> None:
    async def work() -> None:
        assert await store.create("t", "CODE", "dominion", [Said(0, "me", "first")])
        await store.append("t", 1, [Said(0, "me", "second")])
        with pytest.raises(Late):
            await store.append("t", 1, [Said(1, "you", "also second"), Said(1, "you", "third")])
        assert [s.event for s in await store.events("t", 1)] == [Said(0, "me", "second")]

    store = Store(database_url("", tmp_path))
    store.open()
    try:
        asyncio.run(work())
    finally:
        store.close()


def test_whoever_waits_for_the_database_hears_of_it_whatever_becomes_of_others(tmp_path: Path) -> None:
    """Jobs share a commit and a call: one that fails, or that nobody waits for any more, harms no other."""
    store = Store(database_url("", tmp_path))
    store.open()

    def stumble(_: sa.Connection) -> None:
        raise ValueError("this one fails")

    async def wait() -> list[object]:
        gone = asyncio.ensure_future(store.find("GONE"))
        rest = [store.find("A"), store._do("", stumble), store.version(), store.find("B")]
        waiting = asyncio.gather(*rest, return_exceptions=True)
        await asyncio.sleep(0)
        gone.cancel()
        out: list[object] = list(await waiting)
        assert gone.cancelled()
        return out

    first, second = (asyncio.run(wait()) for _ in range(2))  # each in a loop of its own
    for found in (first, second):
        assert [found[0], found[3]] == [None, None] and isinstance(found[2], int)
        assert isinstance(found[1], ValueError)
    store.close()


def test_every_kind_of_event_reads_what_it_wrote() -> None:
    kind, data = pack(Answered(1, ["copper"], cause=("key", "id")))
    assert (kind, unpack(kind, data)) == ("answer", Answered(1, ["copper"], cause=("key", "id")))
    assert unpack("undo", b'{"keep":3,"cause":["k","1"]}') == Undone(3, cause=("k", "1"))  # of older servers
    for kind in KINDS:
        with pytest.raises(Unreadable):
            unpack(kind, b"[]")
    with pytest.raises(Unreadable):
        unpack("of-the-future", b"{}")


# ---------------------------------------------------------------- damaged tables

# What becomes of a table whose first answer (or its opening) is not what it was.
DAMAGE: dict[str, dict[str, object]] = {
    "": {},
    "other-rules": {"data": b'{"seat":0,"answer":["no-such-card"]}'},
    "unreadable-event": {"data": b"\xff{"},
    "unreadable-kind": {"kind": "of-the-future"},
    "table-unreadable": {"data": b"nothing"},
}


def damage(server: Server, table: str, opening: bool, values: dict[str, object]) -> None:
    store = Store(database_url(server.database, server.home))
    with store.engine.begin() as connection:
        of = events.c.table_id == table
        first = sa.select(sa.func.min(events.c.seq)).where(of, events.c.kind == "answer").scalar_subquery()
        where = (of, events.c.seq == (0 if opening else first))
        assert connection.execute(sa.update(events).where(*where).values(**values)).rowcount == 1
    store.engine.dispose()


def two_answers(me: Client) -> None:
    answers: list[object] = [[], None]
    for answer in answers:
        me.until("mine")
        assert me.answer(answer) is None


@pytest.fixture(scope="module")
def damaged(strict: Server) -> dict[str, Json]:
    """A table for each kind of damage, done while the server was down."""
    out: dict[str, Json] = {}
    for fault in DAMAGE:
        out[fault] = strict.open("mine", "mine", options={"kingdom": KINGDOM, "first": 1}, seed=1)
        with strict.sit(out[fault]["table"], out[fault]["token"]) as me:
            two_answers(me)
    strict.kill()
    for fault, values in DAMAGE.items():
        if values:
            damage(strict, out[fault]["table"], fault == "table-unreadable", values)
    strict.start()
    return out


def test_a_game_that_its_events_do_not_lead_on_stops_where_it_is(
    strict: Server, damaged: dict[str, Json]
) -> None:
    for fault in ("other-rules", "unreadable-event", "unreadable-kind"):
        at = damaged[fault]
        with strict.sit(at["table"], at["token"]) as me:
            assert me.state["table"]["fault"] == fault.replace("-kind", "-event")
            assert me.state["view"] is not None
            assert me.state["prompt"] is None and me.state["waiting_for"] == []
            late = me.ask("answer", base="0.0.0", answer=[])
            assert late is not None and late["code"] == "stopped"
            assert me.ask("say", text="what a pity") is None  # everything else goes on
        record = strict.get(f"/api/tables/{at['table']}/record", at["token"]).json()
        assert len(record["answers"]) == (2 if fault == "other-rules" else 1)
    with strict.sit(damaged[""]["table"], damaged[""]["token"]) as me:
        two_answers(me)


def test_a_table_that_cannot_be_loaded_spoils_no_other(strict: Server, damaged: dict[str, Json]) -> None:
    for _ in range(40):  # more often than wrong codes are forgiven
        refusal = strict.get(f"/api/tables/{damaged['table-unreadable']['table']}")
        assert (refusal.status_code, refusal.json()["code"]) == (400, "table-unreadable")
    assert strict.get(f"/api/tables/{damaged['']['table']}").status_code == 200
    mine = strict.post("/api/mine", keys(*damaged.values())).json()
    readable = [at["table"] for fault, at in damaged.items() if fault != "table-unreadable"]
    assert sorted(m["table"]["id"] for m in mine) == sorted(readable)
    assert strict.post("/api/mine/statistics", keys(*damaged.values())).status_code == 200


def test_another_process_tells_a_seats_devices_what_was_noted(pair: tuple[Server, Server]) -> None:
    """And two that write at once lose nothing of each other."""
    one, two = pair
    opened, joined = friends(one, two)

    def scribble(n: int) -> None:
        server = pair[n]
        with server.sit(opened["table"], opened["token"]) as me:
            for i in range(15):
                assert me.ask("note", seat=0, marks={f"{n}.{i}": "x"}) is None

    with (
        two.sit(opened["table"], opened["token"]) as phone,
        two.sit(opened["table"], joined["token"]) as friend,
    ):
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(scribble, range(2)))
        while len(phone.notes.get(0, {})) < 30:
            phone.hear()
        assert friend.ask("note", seat=1, marks={}) is None and friend.notes == {}
