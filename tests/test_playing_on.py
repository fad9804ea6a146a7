"""Playing on from a moment of a finished game: what was seen stays, the rest is dealt anew, in all games."""

from __future__ import annotations

from pathlib import Path

import pytest

from chaudron.games.catalogue import game as find_game
from chaudron.kernel.errors import IllegalAnswer
from chaudron.kernel.record import Record, loads
from chaudron.kernel.session import Session, replay, resume
from chaudron.server.store.store import Store, database_url
from chaudron.testing.playing import saved_and_loaded, walk
from chaudron.testing.server import Server, in_process

GAMES = ["dominion", "quacks", "alchemists"]


def begun(game: str, answers: int, seed: int = 4) -> Session:
    """A game after so many random answers, or a few more: where no effect is under way."""
    session = Session(find_game(game), seed, ["Ada", "Ben", "Cleo"], {})
    for _ in walk(session, seed):
        if len(session.answers) >= answers and session.stepper.quiet():
            return session
    raise AssertionError("the game ended before")


def seen(session: Session, seat: int) -> object:
    """What a seat sees; what it was asked in a step of its own that is still open is drawn again."""
    stepper = session.stepper
    return stepper.base.view(seat).dump(), [e.dump(seat) for e in stepper.events]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("answers", [0, 17, 60])
def test_what_a_seat_knows_stays_and_the_rest_is_dealt_anew(game: str, answers: int) -> None:
    session = begun(game, answers)
    one, other = session.clone(), session.clone()
    one.deal_anew(1, 1)
    other.deal_anew(1, 2)
    assert seen(one, 1) == seen(session, 1) == seen(other, 1)
    assert len({s.state.digest() for s in (session, one, other)}) == 3
    for _ in walk(one, 9):
        pass
    assert one.over


@pytest.mark.parametrize("game", GAMES)
def test_a_record_knows_where_it_was_dealt_anew(game: str) -> None:
    session = begun(game, 40)
    floor = len(session.answers)
    session.deal_anew(0, 77)
    for n, _ in enumerate(walk(session, 5)):
        if n in (3, 70):
            again = saved_and_loaded(session)
            assert again.state.digest() == session.state.digest()
            assert again.answers == session.answers and again.deals == [(floor, 0, 77)]
    ended = session.record()
    assert replay(loads(ended.dumps()), session.game).digest() == session.state.digest()
    assert "deals" not in begun(game, 3).record().body()
    session.undo(len(session.answers) - floor)
    assert len(session.answers) == floor, "undo leads back to where it was dealt"
    with pytest.raises(IllegalAnswer):
        session.undo()


def test_nothing_is_dealt_anew_in_the_middle_of_an_effect() -> None:
    session = Session(find_game("dominion"), 4, ["Ada", "Ben"], {})
    for _ in walk(session, 4):
        if not session.stepper.quiet():
            break
    with pytest.raises(IllegalAnswer):
        session.deal_anew(0, 1)


def test_a_record_of_a_running_game_has_no_deals() -> None:
    session = begun("dominion", 9)
    session.deal_anew(0, 1)
    assert session.record().without_seed().deals == []


# ---------------------------------------------------------------- on the server


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_played_on_against_bots(game: str, tmp_path: Path) -> None:
    store = Store(database_url("", tmp_path))
    store.open()
    record = finished_record(game)
    with in_process(store) as site:
        steps = len(record.answers)
        wish = {"record": record.dumps(), "step": steps // 2, "seat": 1, "name": "Zoe"}
        answer = site.post("/api/replay/play-on", json=wish)
        assert answer.status_code == 201, answer.text
        opened = answer.json()
        info = site.get(f"/api/tables/{opened['table']}").json()
        assert [s["kind"] for s in info["seats"]] == ["bot", "person", "bot"]
        assert info["seats"][1]["name"] == "Zoe" and opened["seats"] == [1]
        bearer = {"authorization": f"Bearer {opened['token']}"}
        running = loads(site.get(f"/api/tables/{opened['table']}/record", headers=bearer).text)
        assert running.seed is None and running.deals == [] and "deal" not in running.body()
        assert {seat for seat, _ in running.answers} == {1}
        refused = site.post(f"/api/tables/{opened['table']}/play-on", json={"step": 3, "seat": 1})
        assert refused.json()["code"] == "not-over", "a game that is played is not looked into"
        without = site.post("/api/replay/play-on", json={**wish, "record": running.dumps()})
        assert without.json()["code"] == "record-no-seed"
        hidden = site.post("/api/replay/play-on", json={**wish, "seat": 7})
        assert hidden.json()["code"] == "no-seat"


def finished_record(game: str) -> Record:
    session = Session(find_game(game), 6, ["Ada", "Ben", "Cleo"], {})
    for _ in walk(session, 6):
        pass
    return session.record()


@pytest.mark.all
def test_who_plays_on_goes_to_the_end_and_is_replayed(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        opened = server.open("mine", "big-money", seed=5)
        with server.sit(opened["table"], opened["token"]) as me:
            assert server.get(f"/api/tables/{opened['table']}/replay").json()["code"] == "not-over"
            me.play_out(5)
        first = server.get(f"/api/tables/{opened['table']}/replay", opened["token"]).json()
        assert first["seat"] == 0, "it opens at one's own seat"
        assert len(first["view"]["players"][0]["hand"]) == 5 and not first["view"]["players"][1]["hand"]
        whole = server.get(f"/api/tables/{opened['table']}/replay?hands=true&step=30").json()
        assert whole["seat"] == -1
        assert all(p["hand_size"] == len(p["hand"]) for p in whole["view"]["players"])
        half = {"step": whole["steps"] // 2, "seat": 0}
        again = server.post(f"/api/tables/{opened['table']}/play-on", half).json()
        with server.sit(again["table"], again["token"]) as me:
            me.until("mine")
            assert any(line["event"] == "played_on" for line in me.log)
            assert me.state["table"]["seats"][1]["bot"] == "big-money"
            refused = me.ask("undo")
            assert refused is not None and refused["code"] == "nothing-to-undo"
            me.play_out(6)
        server.kill()
        server.start()
        with server.sit(again["table"], again["token"]) as me:
            assert me.state["table"]["status"] == "over" and not me.state["table"]["fault"]
        told = server.get(f"/api/tables/{again['table']}/record").text
        record = loads(told)
        assert len(record.deals) == 1 and resume(record, find_game("dominion")).over
        growth = server.post("/api/replay/growth", {"record": told}).json()
        assert growth["points"]
