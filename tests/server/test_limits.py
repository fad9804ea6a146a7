"""However much one address sends, the others play on."""

import time
from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from chaudron.server import limits
from chaudron.server.limits import Bucket, Buckets, Limits
from chaudron.testing.server import Client, Json, Server
from tests.server.test_tables import KINGDOM


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of one's own: what these tests use up is missed nowhere else."""
    with Server(tmp_path_factory.mktemp("home")) as running:
        yield running


def test_guessing_codes_is_slow(own_server: Server) -> None:
    opened = own_server.open("mine", "open")
    assert own_server.get("/api/tables/ZZ000").status_code == 404

    def guess() -> None:
        """Until it is refused."""
        answers = (own_server.get(f"/api/tables/ZZ{n:03}").status_code for n in range(200))
        assert 429 in answers

    def told_by_page() -> Json:
        said: Json = own_server.get(f"/api/tables/{opened['code']}").json()
        return said

    def told_by_socket() -> Json:
        said: Json = Client(own_server, opened["table"], opened["token"]).hear().get("problem", {})
        return said

    for told in (told_by_page, told_by_socket):
        said: list[str] = []
        while (
            len(said) < 10 and "too-many" not in said
        ):  # on a slow machine a guess may be free again by then
            guess()
            said.append(told().get("code", ""))
        assert said[-1] == "too-many"
    time.sleep(6)
    assert own_server.get(f"/api/tables/{opened['code']}").status_code == 200


@pytest.mark.all
def test_a_flood_of_everything_at_one_table_does_not_stop_another(own_server: Server) -> None:
    flooded = own_server.open("mine", "random", options={"kingdom": KINGDOM, "first": 1})
    quiet = own_server.open("mine", "mine", options={"kingdom": KINGDOM, "first": 1})
    with ExitStack() as stack:
        noisy = [stack.enter_context(own_server.sit(flooded["table"], flooded["token"])) for _ in range(5)]
        me = stack.enter_context(own_server.sit(quiet["table"], quiet["token"]))
        for n in range(400):
            for client in noisy:
                client.send("answer", base=f"0.{n}.0", answer=["copper"] * 50)
                client.send("say", text=f"line {n}")
        for n in range(20):
            began = time.monotonic()
            assert me.answer([] if me.state["prompt"]["verb"] == "play_treasures" else None) is None, n
            assert time.monotonic() - began < 5
        said = 0
        while said < 20:
            message = noisy[0].hear()
            said += message["type"] == "ack" and (message["problem"] or {}).get("code") == "too-many"
        assert len(noisy[0].state["table"]["seats"]) == 2


@pytest.mark.all
def test_sockets_from_one_address_are_counted(own_server: Server) -> None:
    opened = own_server.open("mine", "open")
    with ExitStack() as stack:
        most = limits.MOST_SOCKETS - limits.KEPT_FOR_SEATS
        crowd = [stack.enter_context(own_server.sit(opened["table"])) for _ in range(most)]
        late = Client(own_server, opened["table"], "")
        assert late.hear()["problem"]["code"] == "too-many"
        with pytest.raises(ConnectionClosed) as closed:
            late.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4029
        watching = crowd[0].state["table"]["watching"]
        while watching < most:
            watching = crowd[0].hear()["table"]["watching"]
        with own_server.sit(opened["table"], opened["token"]) as me:
            assert me.state["you"] == [0]
    deadline = time.monotonic() + 20
    while "chaudron_sockets 0" not in own_server.get("/api/metrics").text:
        assert time.monotonic() < deadline, "closed sockets are still counted"
        time.sleep(0.1)


def test_long_things_are_refused_or_cut(own_server: Server) -> None:
    long = {"game": "dominion", "seats": [{"kind": "mine", "name": "x" * 100_000}]}
    assert own_server.post("/api/tables", long).status_code == 413
    bots = [{"kind": "mine"}, {"kind": "bot", "bot": "big-money:" + ",".join(["village"] * 200)}]
    assert own_server.post("/api/tables", {"game": "dominion", "seats": bots}).json()["code"] == "too-long"
    options = {"kingdom": "x" * 20_000}
    seats = [{"kind": "mine"}, {"kind": "open"}]
    wish = {"game": "dominion", "seats": seats, "options": options}
    assert own_server.post("/api/tables", wish).json()["code"] == "too-long"
    assert own_server.post("/api/replay", {"record": "x" * 2_000_000}).status_code == 413
    timer = {"game": "dominion", "seats": seats, "settings": {"timer": 10**9}}
    assert own_server.post("/api/tables", timer).status_code == 400
    opened = own_server.open("mine", "open", "open")
    name = "N" * 30 + "\x00\u202e" + "M" * 30
    own_server.post(f"/api/tables/{opened['code']}/join", {"name": name})
    with own_server.sit(opened["table"], opened["token"]) as me:
        assert me.state["table"]["seats"][1]["name"] == "N" * 30 + "M" * 10
        assert me.ask("say", text="y" * 2000) is None
        assert len(me.state["chat"][-1]["text"]) == 500
        assert me.ask("say", id="z" * 100, text="y") is not None


def test_requests_and_new_tables_are_counted(own_server: Server) -> None:
    seats = [{"kind": "mine"}, {"kind": "open"}]
    with httpx.Client(base_url=own_server.url) as http:
        opened = [
            http.post("/api/tables", json={"game": "dominion", "seats": seats}).status_code for _ in range(75)
        ]
        assert opened[:60] == [201] * 60 and opened[-1] == 429
        assert http.get("/api/games").status_code == 200
        assert 429 in [http.get("/api/locales").status_code for _ in range(600)]


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    bucket = Bucket((2.0, 3.0))
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert [bucket.wait(), bucket.wait()] == [0.5, 1.0]  # in advance
    now += 2
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_many_addresses_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 100)
    buckets = Buckets((0.001, 2.0))
    assert buckets.take("greedy") and buckets.take("greedy")
    for n in range(90):
        assert buckets.of(f"guest{n}").some()  # full buckets
    for n in range(20):
        buckets.take(f"new{n}")
    assert len(buckets.by_address) <= 100
    assert not buckets.take("greedy"), "who has used up its share is not forgotten for others"


def test_closed_sockets_are_forgotten() -> None:
    kept = Limits()
    for _ in range(limits.MOST_SOCKETS):
        assert kept.socket("here")
    assert not kept.socket("here") and kept.socket("there")
    for _ in range(limits.MOST_SOCKETS):
        kept.socket_closed("here")
    assert "here" not in kept.open_sockets
