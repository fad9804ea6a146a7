"""Nothing acknowledged is ever lost, and any process can serve any table."""

from pathlib import Path

from tests.server.harness import Server
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
