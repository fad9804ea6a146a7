"""A backup puts back every table, also one written before tables had results."""

import gzip
import json
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from chaudron.server.store import backup
from chaudron.server.store.schema import events, tables
from chaudron.server.store.store import Store, database_url

TABLE = {
    "id": "t1", "code": "ABCDE", "game": "dominion", "status": "over", "created": 1.0, "updated": 2.0,
    "result": '{"points": [3]}',
}  # fmt: skip
EVENT = {"table_id": "t1", "seq": 0, "kind": "open", "data": b"{}", "at": 1.0}


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
    assert backup.backup(store, tmp_path / "b.gz") == (1, 1)
    store.close()
    again = opened(tmp_path / "two")
    assert backup.restore(again, tmp_path / "b.gz") == (1, 1)
    assert (rows(again, tables), rows(again, events)) == ([TABLE], [EVENT])
    assert backup.restore(again, tmp_path / "b.gz") == (0, 0)
    again.close()


def test_a_backup_from_before_results_comes_back(tmp_path: Path) -> None:
    lines = [backup.OLDER, ["tables", list(TABLE.values())[:-1]], ["events", ["t1", 0, "open", "e30=", 1.0]]]
    with gzip.open(tmp_path / "b.gz", "wt", encoding="utf-8") as out:
        out.writelines(json.dumps(line) + "\n" for line in [*lines, ["end", [1, 1]]])
    store = opened(tmp_path / "one")
    assert backup.restore(store, tmp_path / "b.gz") == (1, 1)
    assert rows(store, tables) == [{**TABLE, "result": None}]
    store.close()
