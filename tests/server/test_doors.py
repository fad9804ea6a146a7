"""Who dawdles or comes too often is cut off, and there is always room for the health check."""

import asyncio
import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from chaudron.server import doors
from chaudron.server.doors import Config, Doors
from chaudron.testing.server import free_port

SOON = 0.25


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Reads what it is sent; an echo on sockets."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})
        return
    size, more = 0, True
    while more:
        message = await receive()
        size, more = size + len(message.get("body", b"")), message.get("more_body", False)
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": str(size).encode() * (10**7 if size == 5 else 1)})


@contextmanager
def serving(gate: Doors) -> Iterator[int]:
    port = free_port()
    server = uvicorn.Server(
        Config(app, gate, host="127.0.0.1", port=port, log_level="critical", lifespan="off", loop="asyncio")
    )
    thread = threading.Thread(target=lambda: asyncio.run(server.serve()))
    thread.start()
    while not server.started:
        time.sleep(0.005)
    try:
        yield port
    finally:
        server.should_exit = True
        thread.join()


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HEADERS", "BODY", "READING", "HURRY"):
        monkeypatch.setattr(doors, name, SOON)


def line_to(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=10)


def is_cut(line: socket.socket) -> bool:
    """True when the other side hangs up; it said nothing before."""
    try:
        return line.recv(1) == b""
    except ConnectionResetError:
        return True


HEAD = b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\n"


@pytest.mark.parametrize(
    "said",
    [
        [],
        [b"GET / HT"],
        [b"\r\n"] * 6,  # a little now and then is no request either
        [b"GET / HTTP/1.1\r\n", b"a: b\r\n", b"c: d\r\n", b"e: f\r\n", b"g: h\r\n", b"i: j\r\n"],
        [HEAD + b"\r\n", b"1"],
        [b"GET /ws HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"],
    ],
    ids=["nothing", "a word", "empty lines", "header by header", "half a body", "half a handshake"],
)
def test_who_dawdles_is_cut_off(quick: None, said: list[bytes]) -> None:
    gate = Doors(100)
    with serving(gate) as port, line_to(port) as line:
        began = time.monotonic()
        for part in said:
            try:
                line.sendall(part)
            except OSError:
                break
            time.sleep(0.1)
        assert is_cut(line)
        assert SOON * 0.9 <= time.monotonic() - began < 5
        while gate.count:
            time.sleep(0.005)


def test_who_does_not_read_is_cut_off(quick: None) -> None:
    gate = Doors(100)
    with serving(gate) as port, line_to(port) as line:
        line.sendall(HEAD.replace(b"3", b"5") + b"\r\n12345")
        deadline = time.monotonic() + 10
        while gate.count:
            assert time.monotonic() < deadline
            time.sleep(0.01)


def test_who_speaks_plainly_is_heard(quick: None) -> None:
    gate = Doors(100)
    with serving(gate) as port:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}") as http:
            for _ in range(3):  # on one line, with pauses
                assert http.post("/", content=b"abc").text == "3"
                time.sleep(SOON / 2)
        with connect(f"ws://127.0.0.1:{port}/") as ws:
            time.sleep(SOON * 2)
            ws.send("hello")
            assert ws.recv() == "hello"
            assert gate.count == 1
        deadline = time.monotonic() + 10
        while gate.count or gate.by_caller:
            assert time.monotonic() < deadline
            time.sleep(0.005)


def test_there_is_room_for_the_health_check() -> None:
    gate = Doors(5)
    with ExitStack() as stack:
        port = stack.enter_context(serving(gate))
        for _ in range(5):
            stack.enter_context(line_to(port))
        while gate.count < 5:
            time.sleep(0.005)
        url = f"http://127.0.0.1:{port}"
        full = httpx.get(f"{url}/api/games")
        assert full.status_code == 503 and json.loads(full.text)["code"] == "full"
        assert httpx.get(f"{url}/api/health").status_code == 200
        with pytest.raises(InvalidStatus) as turned_away, connect(f"ws://127.0.0.1:{port}/ws/x"):
            pass
        assert turned_away.value.response.status_code == 503


def test_no_caller_has_more_than_its_share(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "MOST_FROM_ONE", 3)
    gate = Doors(100)
    with ExitStack() as stack:
        port = stack.enter_context(serving(gate))
        for _ in range(3):
            stack.enter_context(line_to(port))
        assert is_cut(stack.enter_context(line_to(port)))
        assert gate.come("192.0.2.1"), "others come in"
    behind = Doors(100, "127.0.0.0/8,fc00::/7")
    assert all([behind.come("127.0.0.1") for _ in range(9)]), "a proxy speaks for many"
    assert [behind.come(f"2001:db8::{n}") for n in range(4)] == [True, True, True, False]


def test_the_limit_on_files_leaves_room(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda _kind, both: asked.append(both))
    monkeypatch.setattr(resource, "getrlimit", lambda _kind: (1024, 4096))
    assert doors.most_connections() == 4096 - doors.RESERVED and asked == [(4096, 4096)]
    monkeypatch.setattr(resource, "getrlimit", lambda _kind: (256, 256))
    assert doors.most_connections() == 128
