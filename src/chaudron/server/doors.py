"""The way in: how long a caller may take, how many may come, and room for the health check.

uvicorn waits as long as a caller likes for a request to be whole, and takes connections until no file can be
opened any more. These protocols do not: who dawdles is cut off, nobody holds more than a share of the
connections, and the last few are kept for whoever asks whether the server is well.
"""

import asyncio
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from chaudron.server import limits

HEALTH = "/api/health"
HEADERS = 10.0  # seconds for the head of a request, a socket's handshake included
BODY = 60.0  # seconds for the rest of it
READING = 60.0  # seconds in which a caller that is sent something takes none of it
HURRY = 2.0  # seconds for a request when no more connections are taken
MOST_FROM_ONE = 200  # connections from one address
RESERVED = 128  # files for the database, the bots, the client's pages
SPARE = 32  # connections for the health check, beyond the most
MOST_FILES = 65_536

FULL = (
    b'{"code":"full","message":"too many are connected to this server; try again in a moment","details":{}}'
)


class Doors:
    """Who is connected to a server. Proxies speak for many: they have no share of their own."""

    def __init__(self, most: int, proxies: str = "") -> None:
        self.most = most
        self.proxies = [ip_network(net) for net in proxies.split(",") if net]
        self.count = 0
        self.by_caller: Counter[str] = Counter()

    def come(self, host: str) -> bool:
        """One more connection; False if it is too much, for this caller or at all. `go` must follow."""
        self.count += 1
        who = limits.caller(host)
        self.by_caller[who] += 1
        if self.count > self.most + SPARE:
            return False
        return limits.OFF or self.by_caller[who] <= MOST_FROM_ONE or self.is_proxy(host)

    def go(self, host: str) -> None:
        self.count -= 1
        who = limits.caller(host)
        self.by_caller[who] -= 1
        if not self.by_caller[who]:
            del self.by_caller[who]

    @property
    def full(self) -> bool:
        return self.count > self.most

    def is_proxy(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return bool(self.proxies)
        return any(address in net for net in self.proxies)


def most_connections() -> int:
    """How many connections the system lets us hold; the limit on open files is raised as far as it goes."""
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return 8192
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft == resource.RLIM_INFINITY:
        soft = MOST_FILES
    if soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError):
            pass
    return max(soft - RESERVED, soft // 2)


class Config(uvicorn.Config):
    """uvicorn's settings, with doors."""

    def __init__(self, app: Any, doors: Doors, **settings: Any) -> None:
        super().__init__(app, http=Door, ws=SocketDoor, **settings)
        self.doors = doors


async def only_health(scope: Any, receive: Any, send: Any) -> None:
    """What the spare connections are told."""
    headers = [(b"content-type", b"application/json"), (b"connection", b"close"), (b"retry-after", b"5")]
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    await send({"type": "http.response.body", "body": FULL})


class Door(HttpToolsProtocol):
    """One connection that speaks HTTP, or asks for a socket."""

    timer: asyncio.TimerHandle | None = None
    spare = False

    @property
    def doors(self) -> Doors:
        assert isinstance(self.config, Config)
        return self.config.doors

    @property
    def host(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self.doors.come(self.host):
            transport.abort()
            return
        self.spare = self.doors.full
        if self.spare:
            self.ws_protocol_class = None
        self.wait(HURRY if self.spare else HEADERS)

    def connection_lost(self, exc: Exception | None) -> None:
        self.wait(0)
        self.doors.go(self.host)
        super().connection_lost(exc)

    def wait(self, seconds: float) -> None:
        """Cut the line after so many seconds, unless something is heard before; 0: wait for nothing."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = self.loop.call_later(seconds, self.cut) if seconds else None

    def cut(self) -> None:
        self.timer = None
        if not self.transport.is_closing():
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        cycle: Any = self.cycle  # none before the first request
        if self.timer is None and (cycle is None or cycle.response_complete):
            self.wait(HEADERS)  # the beginning of another request on the same line
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self.wait(HURRY if self.spare else BODY)
        self.app = self.config.loaded_app
        if self.spare and self.url.partition(b"?")[0] != HEALTH.encode():
            self.app = only_health
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.wait(0)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.wait(0)
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.wait(READING)

    def resume_writing(self) -> None:
        self.wait(0)
        super().resume_writing()


class SocketDoor(WebSocketsSansIOProtocol):
    """A connection that has become a socket."""

    def connection_lost(self, exc: Exception | None) -> None:
        assert isinstance(self.config, Config)
        self.config.doors.go(self.client[0] if self.client else "")
        super().connection_lost(exc)
