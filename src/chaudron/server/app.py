"""The web application: HTTP for everything that is asked once, one socket per table for play."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import Parameter
from litestar.static_files import create_static_files_router

import chaudron
from chaudron.bots.catalogue import bots
from chaudron.games.catalogue import GAMES
from chaudron.games.catalogue import game as find_game
from chaudron.games.dominion.facts import cards, kingdoms, proofs_of, rulings_about
from chaudron.kernel.errors import Refusal
from chaudron.locales import languages
from chaudron.server import protocol as say
from chaudron.server import replays
from chaudron.server.hub import Connection, Hub
from chaudron.server.limits import (
    BODY_SIZE,
    MESSAGE_SIZE,
    MESSAGES,
    NEW_TABLES,
    REQUESTS,
    Bucket,
    Buckets,
)
from chaudron.server.statistics import GameStatistics, Result, statistics
from chaudron.server.store.store import Store
from chaudron.server.tables import digest
from chaudron.server.where import qr_svg

STATIC = Path(__file__).parent / "static"
LOCALES = Path(chaudron.__file__).parent / "locales"
MOST_WAITING = 500  # messages for a client that does not read
MOST_KEYS = 200

NOT_FOUND = ("no-table", "no-seat")
decode = msgspec.json.Decoder(say.FromClient).decode
encode = msgspec.json.Encoder().encode


class Site(msgspec.Struct):
    """How this server was started."""

    urls: list[str]
    started: float


def bearer(request: Request[Any, Any, Any]) -> str:
    """The seat token of a request, if it has one."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else ""


def new_token() -> str:
    return secrets.token_urlsafe(24)


# ---------------------------------------------------------------- about the server


@get("/api/health", tags=["server"])
async def health(state: State) -> dict[str, Any]:
    """Whether the server and its database answer."""
    ok = await state.hub.store.ping()
    return {"ok": ok, "version": chaudron.__version__, "mode": chaudron.MODE, "protocol": say.VERSION}


@get("/api/metrics", media_type=MediaType.TEXT, tags=["server"])
async def metrics(state: State) -> str:
    """Figures for a monitoring system, in Prometheus' text format."""
    hub: Hub = state.hub
    sockets = sum(len(x.connections) for x in hub.live.values())
    lines = [f"chaudron_{name}_total {n}" for name, n in hub.counts.items()]
    lines += [f"chaudron_tables_in_memory {len(hub.live)}", f"chaudron_sockets {sockets}"]
    lines += [f"chaudron_uptime_seconds {time.time() - state.site.started:.0f}"]
    return "\n".join(lines) + "\n"


@get("/api/where", tags=["server"])
async def where(state: State, path: str = "/") -> dict[str, Any]:
    """The addresses of this server, and a QR code of the one for friends."""
    urls: list[str] = state.site.urls
    target = urls[0] + (path if path.startswith("/") else "/")
    return {"urls": urls, "qr": qr_svg(target[:300])}


# ---------------------------------------------------------------- about the games


@get("/api/games", tags=["games"], cache=60)
async def games() -> list[dict[str, Any]]:
    """The games, their players, options and bots."""
    out: list[dict[str, Any]] = []
    for name in GAMES:
        game = find_game(name)
        options = [
            {
                "name": o.name,
                "kind": o.kind,
                "default": o.default,
                "choices": o.choices,
                "lo": o.lo,
                "hi": o.hi,
            }
            for o in game.options
        ]
        out.append({"name": name, "players": list(game.players), "options": options, "bots": bots(name)})
    return out


@get("/api/locales", tags=["games"])
async def locale_list() -> list[str]:
    return languages()


@get(
    "/api/locales/{language:str}",
    media_type=MediaType.TEXT,
    tags=["games"],
    cache_control=CacheControlHeader(max_age=300, public=True),
)
async def locale(language: str) -> str:
    """Every message of a language, as one Fluent file."""
    if language not in languages():
        raise Refusal("unknown-language", f"there is no language {language!r}", {"name": language})
    return "\n".join(f.read_text(encoding="utf-8") for f in sorted((LOCALES / language).glob("*.ftl")))


@get(
    "/api/dominion/cards",
    tags=["dominion"],
    cache_control=CacheControlHeader(max_age=300, public=True),
)
async def dominion_cards() -> list[dict[str, Any]]:
    """What is printed on every card, without words (those are in the locales)."""
    return [
        {
            "id": c.id, "set": c.set, "cost": c.cost, "potion": c.potion, "types": c.types, "coins": c.coins,
            "vp": c.vp, "kingdom": c.kingdom, "in_supply": c.in_supply, "part_of": c.part_of_pile,
        }
        for c in cards().values()
    ]  # fmt: skip


@get("/api/dominion/cards/{card:str}/rulings", tags=["dominion"])
async def dominion_rulings(card: str) -> list[dict[str, Any]]:
    """What the ledger says of a card, and the tests that prove it."""
    if card not in cards():
        raise Refusal("unknown-card", f"there is no card called {card!r}", {"name": card, "close": ""})
    return [{"id": r.id, "statement": r.statement, "proved": len(proofs_of(r))} for r in rulings_about(card)]


@get("/api/dominion/kingdoms", tags=["dominion"])
async def dominion_kingdoms() -> list[dict[str, Any]]:
    """The recommended kingdoms."""
    return [{"id": k.id, "cards": k.cards} for k in kingdoms().values()]


# ---------------------------------------------------------------- tables


@post("/api/tables", tags=["tables"])
async def open_table(data: say.NewTable, state: State, request: Request[Any, Any, Any]) -> say.Opened:
    """Open a table. The token is the key to your seats: keep it, it is said once."""
    address = request.client.host if request.client else ""
    if not state.new_tables.take(address):
        raise Refusal("too-many", "too many new tables from here; wait a minute")
    token = bearer(request) or new_token()
    live = await state.hub.create(data, token)
    table = live.table
    return say.Opened(table.id, table.code, token, table.seats_of(token))


@get("/api/tables/{key:str}", tags=["tables"])
async def table_info(key: str, state: State) -> say.TableInfo:
    """What everybody may know of a table, by its id or short code."""
    live = await state.hub.get(key)
    info: say.TableInfo = live.table.info(live.connected(), 0)
    return info


@post("/api/tables/{key:str}/join", tags=["tables"])
async def join_table(key: str, data: say.Join, state: State, request: Request[Any, Any, Any]) -> say.Opened:
    """Take an open seat."""
    live = await state.hub.get(key)
    token = new_token()
    seats = await state.hub.join(live, data, token)
    return say.Opened(live.table.id, live.table.code, token, seats)


@post("/api/mine", tags=["tables"], status_code=200)
async def my_tables(data: say.Mine, state: State) -> list[say.MyTable]:
    """The tables these keys belong to; keys that fit nothing are passed over."""
    hub: Hub = state.hub
    out: list[say.MyTable] = []
    for key in data.keys[:MOST_KEYS]:
        row = await hub.store.find(key.table)
        if row is None:
            continue
        if (result := await hub.result(row)) is not None:
            seats = result.seats_with(digest(key.token))
            info = result.info(row.id, row.code, row.game)
            mine = say.MyTable(info, seats, False, row.updated, result.standings, result.points)
        else:
            live = await hub.get(row.id)
            seats = live.table.seats_of(key.token)
            turn = any(r.decider in seats for r in live.table.pending())
            mine = say.MyTable(live.table.info(live.connected(), 0), seats, turn, row.updated)
        if seats:
            out.append(mine)
    return sorted(out, key=lambda m: -m.updated)


@post("/api/mine/statistics", tags=["tables"], status_code=200)
async def my_statistics(data: say.Mine, state: State) -> list[GameStatistics]:
    """What came of the finished games these keys belong to."""
    hub: Hub = state.hub
    finished: list[tuple[str, Result, list[int]]] = []
    for key in data.keys[:MOST_KEYS]:
        row = await hub.store.find(key.table)
        if row is not None and (result := await hub.result(row)) is not None:
            if seats := result.seats_with(digest(key.token)):
                finished.append((row.game, result, seats))
    return statistics(finished)


@get("/api/tables/{key:str}/record", tags=["tables"], media_type=MediaType.JSON)
async def table_record(key: str, state: State) -> Response[str]:
    """The game's record. While the game runs it holds no seed, so that nothing secret can be read off it."""
    live = await state.hub.get(key)
    if live.table.session is None:
        raise Refusal("not-begun", "this game has not begun")
    return Response(state.hub.record(live).dumps(), media_type=MediaType.JSON)


@get("/api/tables/{key:str}/scenario", media_type=MediaType.TEXT, tags=["tables"])
async def table_scenario(key: str, state: State, request: Request[Any, Any, Any]) -> str:
    """The last moves as a scenario to paste into a test. Of a game that still runs, only with solo play."""
    live = await state.hub.get(key)
    session = live.table.session
    if session is None:
        raise Refusal("not-begun", "this game has not begun")
    seats = live.table.seats_of(bearer(request))
    if live.table.status != "over" and any(p not in seats for p in live.table.persons()):
        raise Refusal("not-over", "the game is still being played")
    return await asyncio.to_thread(replays.scenario, session.record())


async def finished(state: State, key: str) -> Any:
    live = await state.hub.get(key)
    if live.table.status != "over":
        raise Refusal("not-over", "the game is still being played")
    return live.table.playing().record()


@get("/api/tables/{key:str}/replay", tags=["replays"])
async def table_replay(key: str, state: State, step: int = 0, seat: int = -1) -> replays.Moment:
    """A finished game after so many answers, as one seat saw it."""
    return await asyncio.to_thread(replays.moment, await finished(state, key), step, seat)


@get("/api/tables/{key:str}/growth", tags=["replays"])
async def table_growth(key: str, state: State) -> replays.Growth:
    """How points and money grew, turn by turn."""
    return await asyncio.to_thread(replays.growth, await finished(state, key))


@post("/api/replay", tags=["replays"], status_code=200)
async def record_replay(data: say.Import, step: int = 0, seat: int = -1) -> replays.Moment:
    """A record from a file, after so many answers."""
    return await asyncio.to_thread(replays.moment, replays.read(data.record), step, seat)


# ---------------------------------------------------------------- the socket


@websocket("/ws/{key:str}")
async def play(
    socket: WebSocket[Any, Any, Any], key: str, state: State, token: Annotated[str, Parameter()] = ""
) -> None:
    """One client at one table. The first message it gets is everything it may know."""
    await socket.accept()
    hub: Hub = state.hub
    try:
        live = await hub.get(key)
    except Refusal as r:
        await socket.send_text(encode(say.Ack("", say.Problem(r.code, r.message, r.details))).decode())
        await socket.close(4004, r.code)
        return
    outbox: asyncio.Queue[say.FromServer] = asyncio.Queue()
    connection = Connection(token, outbox.put_nowait)
    writer = asyncio.ensure_future(write(socket, outbox))
    hub.connect(live, connection)
    bucket = Bucket(MESSAGES)
    try:
        while not writer.done():
            text = await socket.receive_text()
            if pause := bucket.wait():
                await asyncio.sleep(pause)
            if len(text) > MESSAGE_SIZE:
                connection.send(say.Ack("", say.Problem("too-long", "this message is too long")))
                continue
            try:
                message = decode(text)
            except msgspec.DecodeError as e:
                connection.send(say.Ack("", say.Problem("bad-message", str(e))))
                continue
            await hub.handle(live, connection, message)
    except WebSocketDisconnect:
        pass
    finally:
        hub.disconnect(live, connection)
        writer.cancel()


async def write(socket: WebSocket[Any, Any, Any], outbox: asyncio.Queue[say.FromServer]) -> None:
    """Send what waits; a client that does not read is let go."""
    while outbox.qsize() < MOST_WAITING:
        message = await outbox.get()
        try:
            await socket.send_text(encode(message).decode())
        except (WebSocketDisconnect, RuntimeError):
            return
    await socket.close(4008, "too slow")


# ---------------------------------------------------------------- putting it together


def refuse(_request: Request[Any, Any, Any], refusal: Refusal) -> Response[say.Problem]:
    """A refusal as an answer: what was wrong and what would be right."""
    status = 404 if refusal.code in NOT_FOUND else 429 if refusal.code == "too-many" else 400
    problem = say.Problem(refusal.code, refusal.message, refusal.details)
    return Response(problem, status_code=status)


def failed(_request: Request[Any, Any, Any], error: HTTPException) -> Response[say.Problem]:
    """An HTTP error in the same shape."""
    return Response(say.Problem("http", error.detail), status_code=error.status_code)


async def limit(request: Request[Any, Any, Any]) -> None:
    address = request.client.host if request.client else ""
    if request.url.path.startswith("/api/") and not request.app.state.requests.take(address):
        raise Refusal("too-many", "too many requests from here; wait a moment")


@get(["/", "/{path:path}"], include_in_schema=False, media_type=MediaType.HTML)
async def page(path: str = "") -> Response[bytes]:
    """The client: every address that is not a file is one of its routes."""
    if path.startswith("/api/"):
        raise HTTPException(status_code=404, detail="there is nothing here")
    index = STATIC / "index.html"
    if not index.is_file():
        text = b"The browser client is not built. Run: make play"
        return Response(text, status_code=503, media_type=MediaType.TEXT)
    return Response(index.read_bytes(), media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


def make_app(store: Store, urls: list[str], bot_workers: int = 1) -> Litestar:
    """The application over a store that is open."""
    hub = Hub(store, bot_workers)

    @contextlib.asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await hub.open()
        yield
        await hub.close()
        store.close()

    STATIC.mkdir(exist_ok=True)
    assets = create_static_files_router(
        path="/assets",
        directories=[STATIC / "assets"],
        include_in_schema=False,
        cache_control=CacheControlHeader(max_age=31536000, immutable=True, public=True),
    )
    return Litestar(
        route_handlers=[
            health, metrics, where, games, locale_list, locale, dominion_cards, dominion_rulings,
            dominion_kingdoms, open_table, table_info, join_table, my_tables, my_statistics, table_record,
            table_scenario, table_replay, table_growth, record_replay, play, page, assets,
        ],
        state=State({
            "hub": hub, "site": Site(urls, time.time()), "new_tables": Buckets(NEW_TABLES),
            "requests": Buckets(REQUESTS),
        }),
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, minimum_size=800),
        before_request=limit,
        exception_handlers={Refusal: refuse, HTTPException: failed},
        lifespan=[lifespan],
        request_max_body_size=BODY_SIZE,
        openapi_config=OpenAPIConfig(
            title="Chaudron", version=chaudron.__version__, path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
    )  # fmt: skip
