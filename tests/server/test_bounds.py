"""What strangers send stays small, whatever it names: records, options, rematches; figures are private."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from chaudron.bots.catalogue import GAME_BOTS, game_bots
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.errors import BadRecord, Refusal
from chaudron.kernel.record import MOST_DEALS, loads
from chaudron.kernel.session import Session
from chaudron.server import commands, limits
from chaudron.server.hub import Hub
from chaudron.server.limits import LONGEST_OPTIONS, Limits
from chaudron.server.protocol import Answer, Rematch
from chaudron.server.served_table import Connection, ServedTable
from chaudron.server.store.store import Store, database_url
from chaudron.server.tables import Table
from chaudron.testing.playing import walk
from chaudron.testing.server import Server, in_process
from tests.server.test_playing_fair import a_table

KEY = "watch-only"


def changed(**parts: object) -> str:
    session = Session(find_game("dominion"), 4, ["Ada", "Ben"], {})
    for _ in walk(session, 4):
        if len(session.answers) >= 30:
            break
    body = {**json.loads(session.record().dumps()), **parts}
    del body["check"]
    return json.dumps(body)


@pytest.mark.parametrize(
    "deals",
    [[[0, 0, "1"]] * (MOST_DEALS + 1), [[-1, 0, "1"]], [[31, 0, "1"]], [[9, 0, "1"], [3, 0, "1"]]],
    ids=["many", "before", "behind", "backwards"],
)
def test_a_record_is_dealt_anew_a_few_times_in_its_course(deals: list[Any]) -> None:
    assert loads(changed(deals=[[3, 0, "1"], [3, 1, "2"], [30, 0, "1"]])).deals[2][0] == 30
    with pytest.raises(BadRecord, match="deal"):
        loads(changed(deals=deals))


@pytest.mark.parametrize("name", ["x" * 1000, "dominion.big_money", "..", "\ud800", "chess"])
def test_a_game_that_is_not_there_leaves_nothing_behind(server: Server, name: str) -> None:
    body = {"record": changed(game=name), "seat": 0, "step": 3, "name": "Ada"}
    answer = server.post("/api/replay/play-on", body)
    assert answer.status_code == 400, answer.text
    with pytest.raises(Refusal):
        game_bots(name)
    assert name not in GAME_BOTS


def test_a_game_that_is_played_on_is_not_endless(server: Server) -> None:
    answers = [[0, []]] * (limits.MOST_PLAYED_ON + 1)
    body = {"record": changed(answers=answers, digests=[]), "seat": 0, "step": 9, "name": "Ada"}
    assert server.post("/api/replay/play-on", body).json()["code"] == "record-too-long"


@pytest.mark.parametrize("path", ["/", "/t/NOSUCH", "/api/games", "/api/nothing"])
def test_head_leaves_the_line_open(server: Server, path: str) -> None:
    with httpx.Client(base_url=server.url, timeout=20) as line:
        for _ in range(2):
            head, get = line.head(path), line.get(path)
            assert (head.status_code, head.text) == (get.status_code, "")


def test_figures_are_for_this_machine_and_who_has_the_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(database_url("", tmp_path))
    store.open(serving=True)
    with in_process(store) as site:  # its caller has a name that is no address of this machine
        assert site.get("/api/metrics").status_code == 404
        monkeypatch.setenv("CHAUDRON_METRICS_KEY", KEY)
        assert site.get("/api/metrics", headers={"authorization": "Bearer wrong"}).status_code == 404
        right = site.get("/api/metrics", headers={"authorization": f"Bearer {KEY}"})
        assert "chaudron_answers_total" in right.text


def test_options_that_are_only_looked_at_are_bounded_too(server: Server) -> None:
    long = {"players": 2, "options": {"kingdom": "x" * LONGEST_OPTIONS}}
    assert server.post("/api/games/dominion/check", long).json()["code"] == "too-long"
    digits = {"players": 2, "options": {"witches": True, "witch_colours_vp": "9" * 5000}}
    assert server.post("/api/games/quacks/check", digits).status_code == 400


def test_a_rematch_counts_as_a_new_table(tmp_path: Path) -> None:
    store = Store(database_url("", tmp_path))
    store.open(serving=True)

    async def again(table: Table) -> str:
        hub = Hub(store, limits=Limits())
        connection = Connection("key", "192.0.2.7")
        while hub.limits.new_tables.take("192.0.2.7"):
            pass
        with pytest.raises(Refusal) as refused:
            await commands.another_table(hub, table, connection, Rematch("", True))
        return refused.value.code

    table = a_table()
    table = table.after(list(commands.resign(table, [0])), 0.0)
    for seat in table.seats:
        seat.key = Connection("key").key
    assert asyncio.run(again(table)) == "too-many"
    table.fault = "closed"
    assert asyncio.run(again(table)) == "table-closed"


def test_a_game_that_was_given_up_is_over_for_good() -> None:
    table = a_table()
    first = table.pending()[0]
    said = Answer("", table.base(first), [])
    table = table.after([commands.answer(table, ServedTable(table), [0], said)], 0.0)
    assert table.undo_point([0, 1]) is not None
    table = table.after(list(commands.resign(table, [1])), 0.0)
    assert table.undo_point([0]) is None


def test_who_let_nobody_watch_shows_nobody_the_end() -> None:
    table = a_table()
    table = table.after(list(commands.resign(table, [0])), 0.0)
    table.check_may_look("stranger")
    table.settings.spectators = False
    with pytest.raises(Refusal, match="no seat"):
        table.check_may_look("stranger")
    table.seats[0].key = Connection("mine").key
    table.check_may_look("mine")


ABSURD = {
    "not a number": "NaN",
    "endless": "1e999",
    "a long number": "9" * 7000,
    "deep": "[" * 3000 + "]" * 3000,
    "deep names": '{"a":' * 900 + "1" + "}" * 900,
    "no list": "true",
    "numbers": "[1, 2]",
    "a long word": json.dumps(["KM1=" + "1" * 7000]),
    "a long text": json.dumps("x" * 7000),
    "a megabyte": json.dumps(["x" * 2**20]),
    "many": json.dumps(["KM1=1"] * 900),
    "half a letter": '["\\ud800"]',
    "no letter": '["KM1=\\u0000"]',
    "a huge figure": '["G1.gold=99999999999999999999"]',
}


@pytest.mark.parametrize("values", ABSURD.values(), ids=ABSURD)
def test_absurd_values_of_a_table_are_refused(server: Server, values: str) -> None:
    seats = '[{"kind": "mine", "name": "Ada"}, {"kind": "bot", "bot": "random"}]'
    opening = f'{{"game": "alchemists", "seats": {seats}, "options": {{"values": {values}}}}}'
    checking = f'{{"players": 2, "options": {{"values": {values}}}}}'
    for path, body in (("/api/tables", opening), ("/api/games/alchemists/check", checking)):
        headers = {"content-type": "application/json"}
        answer = httpx.post(server.url + path, content=body, headers=headers, timeout=20)
        assert answer.status_code in (400, 413) and len(answer.content) < 20_000, answer.text[:200]


def test_a_record_with_endless_values_is_refused_at_once(server: Server) -> None:
    rules = find_game("alchemists").rules
    for values in (["KM1=1"] * 80_000, ["x" * 900_000], [" " * 400_000 + "KM1=1"] * 2):
        options = {"values": values}
        record = changed(game="alchemists", rules=rules, options=options, answers=[], digests=[])
        answer = server.post("/api/replay", {"record": record})
        assert answer.json()["code"] in ("value-twice", "bad-value") and len(answer.content) < 20_000
