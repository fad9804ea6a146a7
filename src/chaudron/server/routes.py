"""Questions about tables over HTTP: open, join, "my games", records and replays."""

import secrets
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.openapi import ResponseSpec

from chaudron.games.catalogue import game as find_game
from chaudron.kernel.errors import Refusal
from chaudron.kernel.record import Record, loads
from chaudron.kernel.view import SPECTATOR
from chaudron.server import protocol as say
from chaudron.server import replays
from chaudron.server.analyses import Analysed, SetupAnalysed
from chaudron.server.hub import Hub, check_size
from chaudron.server.limits import MOST_KEYS, RECORD_SIZE, Limits, caller
from chaudron.server.replay_queue import ReplayQueue
from chaudron.server.served_table import ServedTable
from chaudron.server.statistics import GameStatistics, Result, statistics
from chaudron.server.store.store import TableRow
from chaudron.server.tables import default_bot, digest

P = ParamSpec("P")
T = TypeVar("T")

PROBLEMS = {
    status: ResponseSpec(say.Problem, generate_examples=False, description=why)
    for status, why in (
        (400, "what was asked for cannot be"),
        (404, "there is no such table"),
        (413, "the request is too long"),
        (429, "too much from this address"),
        (503, "too much at this moment"),
    )
}


def address_of(request: Request[Any, Any, Any]) -> str:
    return caller(request.client.host) if request.client else ""


def bearer(request: Request[Any, Any, Any]) -> str:
    """The seat token of a request, if it has one."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else ""


def new_token() -> str:
    return secrets.token_urlsafe(24)


async def found(state: State, request: Request[Any, Any, Any], key: str) -> ServedTable:
    """The table of this id or code."""
    return await guess(state.hub, state.limits, address_of(request), key)


async def guess(hub: Hub, limits: Limits, address: str, key: str) -> ServedTable:
    """The table of this id or code; an address that names too many that are not there has to wait."""
    bucket = limits.wrong_keys.of(address)
    if not bucket.some():
        raise Refusal("too-many", "too many wrong tables from here; wait a minute")
    try:
        return await hub.get_fresh(key)
    except Refusal as r:
        if r.code == "no-table":
            bucket.take()
        raise


@post("/api/tables", tags=["tables"], summary="Open a table", responses=PROBLEMS)
async def open_table(data: say.NewTable, state: State, request: Request[Any, Any, Any]) -> say.Admission:
    """Open a table. The token is the key to your seats: keep it, it is said once."""
    if not state.limits.new_tables.take(address_of(request)):
        raise Refusal("too-many", "too many new tables from here; wait a minute")
    token = new_token()
    served = await state.hub.create(data, token)
    table = served.table
    return say.Admission(table.id, table.code, token, table.seats_of(token))


@get("/api/tables/{key:str}", tags=["tables"], summary="Look at a table", responses=PROBLEMS)
async def table_info(key: str, state: State, request: Request[Any, Any, Any]) -> say.TableInfo:
    """What everybody may know of a table, by its id or short code."""
    served = await found(state, request, key)
    return served.info()


@post("/api/tables/{key:str}/join", tags=["tables"], summary="Take a seat", responses=PROBLEMS)
async def join_table(
    key: str, data: say.Join, state: State, request: Request[Any, Any, Any]
) -> say.Admission:
    """Take an open seat. An invitation ends when the table is full, locked or has begun."""
    served = await found(state, request, key)
    token = new_token()
    seats = await state.hub.join(served, data, token)
    return say.Admission(served.table.id, served.table.code, token, seats)


async def held(
    state: State, request: Request[Any, Any, Any], keys: list[say.Key]
) -> list[tuple[str, TableRow]]:
    """The tables that these keys fit, each with its key's token. Wrong keys count as wrong codes do, and
    whether there is such a table makes no difference, not even in time: it is looked up by the key."""
    limits: Limits = state.limits
    address = address_of(request)
    if not limits.wrong_keys.of(address).some():
        raise Refusal("too-many", "too many wrong keys from here; wait a minute")
    asked = [(key.table, key.token, digest(key.token)) for key in keys[:MOST_KEYS]]
    rows = await state.hub.store.held_by({key for _, _, key in asked})
    out: list[tuple[str, TableRow]] = []
    for table, token, key in asked:
        fits = next((r for r in rows.get(key, []) if table == r.id or table.upper() == r.code), None)
        if fits is not None:
            out.append((token, fits))
        else:
            limits.wrong_key(address, table, key)
    return out


@post("/api/mine", tags=["tables"], summary="My games", responses=PROBLEMS, status_code=200)
async def my_tables(data: say.Mine, state: State, request: Request[Any, Any, Any]) -> list[say.MyTable]:
    """The tables these keys belong to; keys that fit nothing are passed over."""
    hub: Hub = state.hub
    out: list[say.MyTable] = []
    for token, row in await held(state, request, data.keys):
        with hub.unspoilt(row.id):
            if (result := await hub.result(row)) is not None:
                seats = result.seats_with(digest(token))
                info = result.info(row.id, row.code, row.game)
                mine = say.MyTable(
                    info, seats, False, row.updated, standings=result.standings, points=result.points
                )
            else:
                served = await hub.get(row.id)
                seats = served.table.seats_of(token)
                front = served.front(seats)
                awaited = served.waited_for(front)
                my_turn = any(seat in seats for seat in awaited)
                turn = served.turn(seats, front)
                mine = say.MyTable(served.info(), seats, my_turn, row.updated, turn, awaited)
            if seats:
                out.append(mine)
    return sorted(out, key=lambda m: -m.updated)


@post("/api/mine/statistics", tags=["tables"], summary="My statistics", responses=PROBLEMS, status_code=200)
async def my_statistics(
    data: say.Mine, state: State, request: Request[Any, Any, Any]
) -> list[GameStatistics]:
    """What came of the finished games these keys belong to."""
    hub: Hub = state.hub
    finished: list[tuple[str, Result, list[int]]] = []
    for token, row in await held(state, request, data.keys):
        with hub.unspoilt(row.id):
            if (result := await hub.result(row)) is not None:
                if seats := result.seats_with(digest(token)):
                    finished.append((row.game, result, seats))
    return statistics(finished)


@get(
    "/api/tables/{key:str}/record",
    tags=["tables"],
    summary="The record of a game",
    responses=PROBLEMS,
    media_type=MediaType.JSON,
)
async def table_record(key: str, state: State, request: Request[Any, Any, Any]) -> Response[str]:
    """The game's record. While the game runs it is for its players only, and holds neither the seed nor what
    others answered, so that nothing secret can be read off it."""
    served = await found(state, request, key)
    text = await looked(state, request, state.hub.record(served, bearer(request)).dumps)
    return Response(text, media_type=MediaType.JSON)


@get(
    "/api/tables/{key:str}/scenario",
    media_type=MediaType.TEXT,
    tags=["tables"],
    summary="The last moves as a scenario",
    responses=PROBLEMS,
)
async def table_scenario(key: str, state: State, request: Request[Any, Any, Any]) -> str:
    """The last moves as a scenario to paste into a test. Of a game that still runs, only with solo play."""
    served = await found(state, request, key)
    table = served.table
    if table.session is None:
        raise Refusal("not-begun", "this game has not begun")
    if table.status != "over" and not table.alone(table.seats_of(bearer(request))):
        raise Refusal("not-over", "the game is still being played")
    return await looked(state, request, replays.scenario, table.record())


async def finished(state: State, request: Request[Any, Any, Any], key: str) -> Record:
    served = await found(state, request, key)
    if served.table.status != "over":
        raise Refusal("not-over", "the game is still being played")
    served.table.check_may_look(bearer(request))
    return served.table.record()


async def looked(
    state: State, request: Request[Any, Any, Any], look: Callable[P, T], *args: P.args, **more: P.kwargs
) -> T:
    """Play a game again beside the event loop, so often from one address."""
    address, queue = looker(state, request)
    return await queue.at(address, look, *args, **more)


def looker(state: State, request: Request[Any, Any, Any]) -> tuple[str, ReplayQueue]:
    """Where somebody looks from, and the queue for it; refused if that is too often."""
    address = address_of(request)
    if not state.limits.replays.take(address):
        raise Refusal("too-many", "too many replays from here; wait a moment")
    return address, cast(ReplayQueue, state.replay_queue)


@get(
    "/api/tables/{key:str}/replay",
    tags=["replays"],
    summary="A moment of a finished game",
    responses=PROBLEMS,
)
async def table_replay(
    key: str,
    state: State,
    request: Request[Any, Any, Any],
    step: int = 0,
    seat: int | None = None,
    hands: bool = False,
) -> replays.Moment:
    """A finished game after so many answers, as one seat saw it: without a word, the seat of who asks. With
    `hands` those of all players lie open."""
    record = await finished(state, request, key)
    if seat is None:
        table = (await found(state, request, key)).table
        seat = next(iter(table.seats_of(bearer(request))), SPECTATOR)
    return await looked(state, request, replays.moment, record, step, seat, hands)


@get("/api/tables/{key:str}/growth", tags=["replays"], summary="How everybody fared", responses=PROBLEMS)
async def table_growth(key: str, state: State, request: Request[Any, Any, Any]) -> replays.Growth:
    """How everybody fared, by the game's own series: points and money turn by turn, worlds left by round."""
    record = await finished(state, request, key)
    address, queue = looker(state, request)
    return await queue.shared(f"{key} {len(record.answers)}", address, replays.growth, record)


@post(
    "/api/replay",
    tags=["replays"],
    summary="A moment of a record",
    responses=PROBLEMS,
    status_code=200,
    request_max_body_size=RECORD_SIZE,
)
async def record_replay(
    data: say.Import,
    state: State,
    request: Request[Any, Any, Any],
    step: int = 0,
    seat: int = SPECTATOR,
    hands: bool = False,
) -> replays.Moment:
    """A record from a file, after so many answers."""
    return await looked(state, request, replays.moment_of, data.record, step, seat, hands)


@post(
    "/api/replay/growth",
    tags=["replays"],
    summary="How everybody fared in a record",
    responses=PROBLEMS,
    status_code=200,
    request_max_body_size=RECORD_SIZE,
)
async def record_growth(data: say.Import, state: State, request: Request[Any, Any, Any]) -> replays.Growth:
    """How everybody fared in a game from a file."""
    return await looked(state, request, replays.growth_of, data.record)


@post(
    "/api/tables/{key:str}/analysis",
    tags=["replays"],
    summary="Have a finished game analysed",
    responses=PROBLEMS,
    status_code=200,
)
async def table_analysis(key: str, state: State, request: Request[Any, Any, Any]) -> Analysed:
    """Who was likely to win turn by turn, what would have been better, luck apart from skill. It takes a
    while: ask after it by its id."""
    record = await finished(state, request, key)
    looker(state, request)
    return cast(Hub, state.hub).analyses.ask(record, address_of(request))


@post(
    "/api/replay/analysis",
    tags=["replays"],
    summary="Have a record analysed",
    responses=PROBLEMS,
    status_code=200,
    request_max_body_size=RECORD_SIZE,
)
async def record_analysis(data: say.Import, state: State, request: Request[Any, Any, Any]) -> Analysed:
    """The same for a game from a file."""
    record = await looked(state, request, loads, data.record)
    return cast(Hub, state.hub).analyses.ask(record, address_of(request))


@get("/api/analyses/{id:str}", tags=["replays"], summary="How far an analysis is", responses=PROBLEMS)
async def analysis(id: str, state: State) -> Analysed:
    """How much of it is done, and at the end what it says. One that nobody asks after is given up."""
    return cast(Hub, state.hub).analyses.under(id).of_game()


@post(
    "/api/games/{game:str}/analysis",
    tags=["games"],
    summary="What is strong in a set-up?",
    responses=PROBLEMS,
    status_code=200,
)
async def setup_analysis(
    game: str, data: say.Proposal, state: State, request: Request[Any, Any, Any]
) -> SetupAnalysed:
    """Something strong in this set-up, found by self-play, and what each part adds. What is left to chance is
    decided now. It takes a while: ask after it by its id."""
    found = find_game(game)
    check_size(data.options)
    found.check_players(data.players)
    settled = found.settle(secrets.randbits(64), data.players, data.options)
    looker(state, request)
    return cast(Hub, state.hub).analyses.ask_setup(game, settled, address_of(request))


@get(
    "/api/games/{game:str}/analysis/{id:str}",
    tags=["games"],
    summary="How far the analysis of a set-up is",
    responses=PROBLEMS,
)
async def setup_analysed(game: str, id: str, state: State) -> SetupAnalysed:
    """How much of it is done, and at the end what it says. One that nobody asks after is given up."""
    find_game(game)
    return cast(Hub, state.hub).analyses.under(id).of_setup()


@post("/api/tables/{key:str}/play-on", tags=["replays"], summary="Play on from a moment", responses=PROBLEMS)
async def table_play_on(
    key: str, data: say.PlayOn, state: State, request: Request[Any, Any, Any]
) -> say.Admission:
    """A new table that goes on from a moment of a finished game, against bots. What your seat could not know
    is dealt anew: it is not the game that was seen."""
    admit(state, request)
    record = await finished(state, request, key)
    table = (await found(state, request, key)).table
    bots = [seat.bot or default_bot(table.game) for seat in table.seats]
    return await played_on(state, request, record, data, bots)


@post(
    "/api/replay/play-on",
    tags=["replays"],
    summary="Play on from a moment of a record",
    responses=PROBLEMS,
    request_max_body_size=RECORD_SIZE,
)
async def record_play_on(
    data: say.PlayOnFrom, state: State, request: Request[Any, Any, Any]
) -> say.Admission:
    """The same for a game from a file. That of a running game has no seed, and cannot be played on."""
    admit(state, request)
    record = await looked(state, request, loads, data.record)
    return await played_on(state, request, record, data, [default_bot(record.game)] * len(record.seats))


def admit(state: State, request: Request[Any, Any, Any]) -> None:
    """Another table from this address, or a refusal."""
    if not state.limits.new_tables.take(address_of(request)):
        raise Refusal("too-many", "too many new tables from here; wait a minute")


async def played_on(
    state: State, request: Request[Any, Any, Any], record: Record, wish: say.PlayOn, bots: list[str]
) -> say.Admission:
    token = new_token()
    beginning = await looked(state, request, replays.beginning_of, record, wish)
    table = (await state.hub.play_on(beginning, wish, bots, token)).table
    return say.Admission(table.id, table.code, token, table.seats_of(token))


HANDLERS = [
    open_table, table_info, join_table, my_tables, my_statistics, table_record, table_scenario, table_replay,
    table_growth, record_replay, record_growth, table_analysis, record_analysis, analysis, setup_analysis,
    setup_analysed, table_play_on, record_play_on,
]  # fmt: skip
