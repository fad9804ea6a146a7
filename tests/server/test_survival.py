"""Nothing acknowledged is ever lost, and any process can serve any table."""

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from chaudron.kernel.errors import Refusal
from chaudron.server import presence
from chaudron.server.hub import Hub
from chaudron.server.limits import KEPT_FOR_SEATS, MOST_SOCKETS, MOST_WATCHING, Limits
from chaudron.server.presence import Elsewhere
from chaudron.server.served_table import Connection, ServedTable
from chaudron.server.store.store import Store, database_url
from chaudron.server.tables import Seat, Table, digest
from chaudron.server.thinking import think
from chaudron.testing.server import Client, Forked, Server
from tests.server.kills import Found, kill_often
from tests.server.test_tables import KINGDOM


def check_kept(found: Found) -> None:
    assert found.acknowledged["answer"] and found.acknowledged.total() > 20, str(found)
    assert found.lost.total() == 0 and not found.problems, str(found)


@pytest.mark.all
def test_a_killed_server_loses_nothing_that_it_acknowledged(server: Server) -> None:
    check_kept(kill_often([server], kills=3, seed=3))


@pytest.mark.all
def test_two_processes_lose_nothing_that_either_acknowledged(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHAUDRON_NO_LIMITS", "1")
    with Forked(tmp_path, postgres_url) as one, Forked(tmp_path, postgres_url) as two:
        check_kept(kill_often([one, two], kills=4, seed=4))


WORKER = """
import os, signal
from chaudron.server.thinking import pool
if __name__ == "__main__":
    print(pool(1).submit(os.getpid).result(), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_killed_server_leaves_no_bots_behind(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(WORKER)
    worker = int(subprocess.run([sys.executable, program], stdout=subprocess.PIPE, check=False).stdout)
    deadline = time.monotonic() + 10
    while runs(worker) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not runs(worker)


def runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_restarted_server_goes_on_at_the_same_decision(server: Server) -> None:
    opened = server.open("mine", "big-money", options={"kingdom": KINGDOM, "first": 1}, seed=9)
    with server.sit(opened["table"], opened["token"]) as me:
        me.until("mine")
        me.answer(me.state["prompt"]["options"])
        before = me.until("mine")
    server.kill()
    server.start()
    with server.sit(opened["table"], opened["token"]) as me:
        for part in ("base", "prompt", "view"):
            assert me.state[part] == before[part]


def test_two_processes_share_a_table(postgres_url: str, tmp_path: Path) -> None:
    with Server(tmp_path, postgres_url) as one, Server(tmp_path, postgres_url) as two:
        opened = one.open("mine", "open", options={"kingdom": KINGDOM, "first": 1})
        joined = two.post(f"/api/tables/{opened['code']}/join", {"name": "Friend"}).json()
        with (
            one.sit(opened["table"], opened["token"]) as me,
            two.sit(opened["table"], joined["token"]) as you,
        ):
            while me.state["table"]["status"] == "open":
                me.hear()
            for _ in range(3):
                for player in (me, you):
                    player.until("mine")
                    assert player.answer([]) is None
                    player.until("mine")
                    assert player.answer(None) is None
            assert you.ask("say", text="over here") is None
            while not any(line["text"] == "over here" for line in me.state["chat"]):
                me.hear()


def test_every_process_knows_who_is_here(postgres_url: str, tmp_path: Path) -> None:
    with Server(tmp_path, postgres_url) as one, Server(tmp_path, postgres_url) as two:
        opened = one.open("mine", "open", options={"kingdom": KINGDOM, "first": 1}, settings={"grace": 0})
        joined = two.post(f"/api/tables/{opened['code']}/join", {"name": "Friend"}).json()
        with one.sit(opened["table"], opened["token"]) as me:
            with two.sit(opened["table"], joined["token"]) as you, two.sit(opened["table"]):
                hear_until(me, away=[False, False], watching=1)
                hear_until(you, away=[False, False], watching=1)
                here = me.ask("stand_in", seat=1)
                assert here is not None and here["code"] == "not-absent"
            hear_until(me, away=[False, True], watching=0)
            assert me.ask("stand_in", seat=1) is None
            with two.sit(opened["table"], joined["token"]) as you:
                assert you.ask("stand_in", seat=1, on=False) is None
                hear_until(me, away=[False, False], watching=0)


def hear_until(client: Client, away: list[bool], watching: int) -> None:
    def seen() -> tuple[list[bool], int]:
        table = client.state["table"]
        return [s["away"] for s in table["seats"]], table["watching"]

    while seen() != (away, watching):
        client.hear()


def test_a_process_that_falls_silent_is_forgotten() -> None:
    hub = Hub(Store(database_url("sqlite://", Path())))
    served = hub.served["t"] = ServedTable(Table("t", "CODE"))
    people = Elsewhere(frozenset({0, 2}), 3)
    hub._note(presence.read(presence.here("other", "t", people)))
    assert served.connected() == {0, 2}
    hub._forget_silent()
    assert served.connected() == {0, 2}
    hub.processes["other"] -= presence.SILENCE + 1
    hub._forget_silent()
    assert served.connected() == set() and hub.processes == {}


def test_watchers_never_shut_out_a_seat() -> None:
    async def fill() -> None:
        hub = Hub(Store(database_url("sqlite://", Path())))
        table = Table("t", "CODE")
        table.seats = [Seat("person", "Ana", "", digest("key"))]
        served = hub.served["t"] = ServedTable(table)
        for _ in range(MOST_WATCHING):
            hub.connect(served, Connection(""))
        with pytest.raises(Refusal):
            hub.connect(served, Connection(""))
        with pytest.raises(Refusal):
            hub.connect(served, Connection("forged"))
        hub.connect(served, Connection("key"))
        assert served.connected() == {0}

    asyncio.run(fill())


def test_watchers_of_one_address_leave_room_for_its_players() -> None:
    limits = Limits()
    limits.open_sockets["here"] = MOST_SOCKETS - KEPT_FOR_SEATS
    assert not limits.watchers_full("here")
    assert limits.socket("here") and limits.watchers_full("here")


def test_the_random_bot_is_random_from_answer_to_answer() -> None:
    """Whoever takes something back is answered anew."""
    game = ("dominion", 1, ["a", "b"], {"kingdom": KINGDOM, "first": 1})
    first = [think("t", undos, *game, [], {0: "random"}, 1) for undos in range(30)]
    assert len({str(deeds[0].given) for deeds in first}) > 1
