"""A backup puts back every table, also one written before tables had results."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from chaudron.kernel.errors import Refusal
from chaudron.server.store import backup
from chaudron.server.store.schema import events, notes, tables
from chaudron.server.store.store import Store, database_url
from chaudron.testing.server import Server
from tests.server.test_tables import KINGDOM

TABLE = {
    "id": "t1", "code": "ABCDE", "game": "dominion", "status": "over", "created": 1.0, "updated": 2.0,
    "result": '{"points": [3]}',
}  # fmt: skip
EVENT = {"table_id": "t1", "seq": 0, "kind": "open", "data": b"{}", "at": 1.0}
NOTE: dict[str, Any] = {"table_id": "t1", "seat": 1, "key": "k", "marks": "{}"}


def opened(folder: Path) -> Store:
    store = Store(database_url("", folder))
    store.open()
    return store


def rows(store: Store, table: sa.Table) -> list[dict[str, Any]]:
    with store.engine.connect() as connection:
        return [dict(r) for r in connection.execute(sa.select(table)).mappings()]


def test_everything_comes_back(tmp_path: Path) -> None:
    store = opened(tmp_path / "one")
    with store.engine.begin() as connection:
        connection.execute(sa.insert(tables).values(TABLE))
        connection.execute(sa.insert(events).values(EVENT))
        connection.execute(sa.insert(notes).values(NOTE))
    assert backup.backup(store, tmp_path / "b.gz") == (1, 1)
    store.close()
    again = opened(tmp_path / "two")
    assert backup.restore(again, tmp_path / "b.gz") == (1, 1)
    assert (rows(again, tables), rows(again, events), rows(again, notes)) == ([TABLE], [EVENT], [NOTE])
    assert backup.restore(again, tmp_path / "b.gz") == (0, 0)
    again.close()


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    store = opened(tmp_path)
    with pytest.raises(Refusal) as refusal:
        backup.backup(store, tmp_path / "no" / "such" / "folder.gz")
    assert refusal.value.code == "cannot-write"
    store.close()


def test_a_table_that_was_played_on_stays_as_it_is(tmp_path: Path) -> None:
    """Its later answers are others than those of the backup: the two must not be mixed."""
    one, two = opened(tmp_path / "one"), opened(tmp_path / "two")
    for store, n in ((one, 3), (two, 1)):
        with store.engine.begin() as connection:
            connection.execute(sa.insert(tables).values(TABLE))
            connection.execute(sa.insert(events), [{**EVENT, "seq": i} for i in range(n)])
    backup.backup(one, tmp_path / "b.gz")
    assert backup.restore(two, tmp_path / "b.gz") == (0, 0)
    assert rows(two, events) == [EVENT]
    one.close()
    two.close()


def test_a_backup_made_while_people_play_goes_on_elsewhere(server: Server, tmp_path: Path) -> None:
    opened_table = server.open("mine", "mine", options={"kingdom": KINGDOM, "first": 1})
    with server.sit(opened_table["table"], opened_table["token"]) as me:
        assert me.answer([]) is None
        before = me.until("mine")
        store = Store(database_url(server.database, server.home))
        store.open()
        backup.backup(store, tmp_path / "b.gz")
        store.close()
        assert me.answer(None) is None
    elsewhere = opened(tmp_path / "home")
    backup.restore(elsewhere, tmp_path / "b.gz")
    elsewhere.close()
    with (
        Server(tmp_path / "home") as other,
        other.sit(opened_table["table"], opened_table["token"]) as me,
    ):
        assert (me.state["base"], me.state["view"]) == (before["base"], before["view"])
        assert me.answer(None) is None


@pytest.mark.parametrize("head", [backup.OLDER, backup.OLDEST])
def test_a_backup_from_before_notes_and_results_comes_back(tmp_path: Path, head: dict[str, Any]) -> None:
    row = list({**TABLE, "result": None}.values())
    lines = [head, ["tables", row[:-1] if head == backup.OLDEST else row]]
    lines += [["events", ["t1", 0, "open", "e30=", 1.0]]]
    with gzip.open(tmp_path / "b.gz", "wt", encoding="utf-8") as out:
        out.writelines(json.dumps(line) + "\n" for line in [*lines, ["end", [1, 1]]])
    store = opened(tmp_path / "one")
    assert backup.restore(store, tmp_path / "b.gz") == (1, 1)
    assert rows(store, tables) == [{**TABLE, "result": None}]
    store.close()
