"""What a client may send, and what it may learn: fuzzed, and compared over redealt worlds."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from chaudron.bots.random import RandomBot
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.driver import NO_DRIVER, SearchDriver, Suspend
from chaudron.kernel.rng import stream
from chaudron.kernel.session import Session
from chaudron.server import protocol
from chaudron.server.served_table import Connection, ServedTable
from chaudron.server.socket import encode
from chaudron.server.tables import Seat, Table, digest
from chaudron.testing.server import Client, Server
from tests.server.test_tables import KINGDOM

FRAMES = [
    "", "null", "[]", "42", '"x"', "{}", '{"type":"answer"}', '{"type":"unknown","id":"1"}',
    '{"type":"answer","id":1,"base":"","answer":null}', '{"type":"answer","id":"1","base":"0.0.0"}',
    '{"type":"kick","id":"1","seat":"two"}', '{"type":"kick","id":"1","seat":99}',
    '{"type":"stand_in","id":"1","seat":-1,"on":"x"}', '{"type":"say","id":"1","text":""}',
    '{"type":"change","id":"1","settings":{"timer":"soon"}}', '{"type":"undo","id":"1"}',
    '{"type":"rematch","id":"1","same":3}', "{" * 2000,
    '{"type":"say","id":"1","text":"' + "x" * 40000 + '"}',
    '{"type":"answer","id":"1","base":"0.0.0","answer":' + "[" * 9000 + "]" * 9000 + "}",
    '{"type":"say","id":"1","text":"\\ud800"}', '{"type":"say","id":"\\udfff","text":"x"}',
    '{"type":"say","id":"' + "i" * 70 + '","text":"x"}',
    '{"type":"seat_bot","id":"1","seat":0,"bot":"nobody"}', '{"type":"start","id":"1"}', "😀",
]  # fmt: skip

ANSWERS: list[object] = [
    None, True, -1, 10**30, "province", ["province"], ["copper"] * 50, {"a": 1}, [[["copper"]]], [None], 1.5,
    "copper#2", "band_of_misfits=village", ["copper", 3], "", "\x00",
]  # fmt: skip


def test_no_frame_breaks_a_table(server: Server) -> None:
    opened = server.open("mine", "random", options={"kingdom": KINGDOM, "first": 1}, seed=11)
    with server.sit(opened["table"], opened["token"]) as me:
        before = me.until("mine")
        for frame in FRAMES:
            me.socket.send(frame)
        me.socket.send(b"\x00\xff binary")
        while me.state["prompt"] is None or me.state["base"] != before["base"]:
            me.hear()
    with server.sit(opened["table"], opened["token"]) as me:
        assert me.state["view"]["players"][0]["hand"] == before["view"]["players"][0]["hand"]
        for answer in ANSWERS:
            problem = me.answer(answer)
            assert problem is not None, f"{answer!r} was taken"
        assert me.answer(me.state["prompt"]["options"]) is None


def hear_on(client: Client) -> None:
    for _ in range(20):
        client.hear(timeout=5)


def test_a_huge_frame_closes_only_its_own_socket(server: Server) -> None:
    opened = server.open("mine", "random", options={"kingdom": KINGDOM, "first": 1})
    with server.sit(opened["table"], opened["token"]) as me:
        me.socket.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed):
            hear_on(me)
    with server.sit(opened["table"], opened["token"]) as me:
        assert me.until("mine")


# ---------------------------------------------------------------- nothing leaks


def told(session: Session, seat: int) -> protocol.State:
    """What a socket with this seat would be sent now."""
    table = Table("t", "CODE")
    table.game, table.status, table.session = session.game.name, "playing", session
    table.seats = [Seat("person", name, "", digest(name)) for name in session.seats]
    table.answered = [sum(1 for who, _ in session.answers if who == i) for i in range(len(session.seats))]
    connection = Connection(session.seats[seat] if seat >= 0 else "")
    connection.seats = [seat] if seat >= 0 else []
    served = ServedTable(table)
    served.absent = {}
    return served.state_for(connection)


def redealt(session: Session, seat: int, seed: int) -> Session:
    """The same game in a world this seat cannot tell from the true one, at the same question."""
    other = Session(session.game, session.seed, session.seats, session.options)
    other.answers, other.before = session.answers[:], session.before.copy()
    stepper = session.stepper.clone()
    work = stepper.base.clone()
    try:
        driver = SearchDriver(stepper.queues, stepper.found, seat, stream(seed, "redeal"), NO_DRIVER)
        work.driver = driver
        top = stepper.top
        work.resolve(top, None if top is None else driver.answer(work, top))
    except Suspend:
        pass
    stepper.views = [work] * work.n_players
    other.stepper = stepper
    return other


@settings(deadline=None, max_examples=20)
@given(st.sampled_from(["dominion", "dominion", "alchemists"]), st.integers(0, 10**6), st.integers(2, 4))
def test_what_a_socket_receives_does_not_depend_on_what_its_seat_cannot_know(
    game: str, seed: int, n: int
) -> None:
    names = ["ada", "ben", "cleo", "dan"][:n]
    session = Session(find_game(game), seed, names, {})
    rnd = random.Random(seed)
    bots = [RandomBot(seed + i) for i in range(n)]
    for _ in range(60):
        if session.over:
            break
        request = session.pending[0]
        if rnd.random() < 0.2:
            for seat in range(n):
                if session.stepper.asked_of(seat) is request or rnd.random() < 0.5:
                    other = redealt(session, seat, seed)
                    assert encode(told(other, seat)) == encode(told(session, seat))
                    # Whoever watches knows no more than any player does.
                    assert encode(told(other, -1)) == encode(told(session, -1))
        decider = request.decider
        session.answer(decider, bots[decider].answer(session.stepper.view(decider), request))


def test_a_slow_client_skips_what_is_past() -> None:
    """Many changes are one message, with the whole log; replies come after the state they are about."""
    session = Session(find_game("dominion"), 7, ["ada", "ben"], {})
    table = Table("t", "CODE")
    table.game, table.status, table.session = "dominion", "playing", session
    table.seats = [Seat("person", name, "", digest(name)) for name in session.seats]
    table.answered = [0, 0]
    served, connection = ServedTable(table), Connection("ada")
    served.connections.append(connection)
    served.tell()
    first = served.messages(connection)
    assert len(first) == 1 and served.messages(connection) == []
    bots = [RandomBot(i) for i in range(2)]
    for n in range(30):
        request = session.pending[0]
        session.answer(
            request.decider, bots[request.decider].answer(session.stepper.view(request.decider), request)
        )
        served.tell()
        connection.reply(protocol.Ack(str(n)))
    state, *acks = served.messages(connection)
    assert isinstance(state, protocol.State) and isinstance(first[0], protocol.State)
    assert len(acks) == 30 and served.messages(connection) == []
    assert state.log_from == len(first[0].log)
    assert first[0].log + state.log == [e.dump(0) for e in session.stepper.log(0)]


def test_frames_are_json() -> None:
    assert json.loads(encode(protocol.Pong())) == {"type": "pong"}
