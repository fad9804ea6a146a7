"""Nothing acknowledged is ever lost, and any process can serve any table."""

from pathlib import Path

from chaudron.server import presence
from chaudron.server.hub import Hub
from chaudron.server.live import Live
from chaudron.server.presence import Elsewhere
from chaudron.server.store.store import Store, database_url
from chaudron.server.tables import Table
from chaudron.testing.server import Client, Server
from tests.server.kills import kill_often
from tests.server.test_tables import KINGDOM


def test_a_killed_server_loses_no_acknowledged_answer(server: Server) -> None:
    acknowledged, lost = kill_often(server, kills=4, seed=3)
    assert acknowledged > 10
    assert lost == 0


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
        opened = one.open("mine", "open", options={"kingdom": KINGDOM, "first": 1})
        joined = two.post(f"/api/tables/{opened['code']}/join", {"name": "Friend"}).json()
        with one.sit(opened["table"], opened["token"]) as me:
            with two.sit(opened["table"], joined["token"]) as you, two.sit(opened["table"]):
                hear_until(me, away=[False, False], watching=1)
                hear_until(you, away=[False, False], watching=1)
                here = me.ask("stand_in", seat=1, bot="random")
                assert here is not None and here["code"] == "not-absent"
            hear_until(me, away=[False, True], watching=0)
            assert me.ask("stand_in", seat=1, bot="random") is None
            with two.sit(opened["table"], joined["token"]) as you:
                assert you.ask("stand_in", seat=1, bot="") is None
                hear_until(me, away=[False, False], watching=0)


def hear_until(client: Client, away: list[bool], watching: int) -> None:
    def seen() -> tuple[list[bool], int]:
        table = client.state["table"]
        return [s["away"] for s in table["seats"]], table["watching"]

    while seen() != (away, watching):
        client.hear()


def test_a_process_that_falls_silent_is_forgotten() -> None:
    hub = Hub(Store(database_url("sqlite://", Path())))
    live = hub.live["t"] = Live(Table("t", "CODE"))
    people = Elsewhere(frozenset({0, 2}), 3)
    hub._note(presence.read(presence.here("other", "t", people)))
    assert live.connected() == {0, 2}
    hub._forget_silent()
    assert live.connected() == {0, 2}
    hub.processes["other"] -= presence.SILENCE + 1
    hub._forget_silent()
    assert live.connected() == set() and hub.processes == {}
