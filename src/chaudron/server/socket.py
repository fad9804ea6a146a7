"""One socket per table and client: answers come in, how things stand goes out."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter
from sqlalchemy.exc import SQLAlchemyError

from chaudron.kernel.errors import Refusal
from chaudron.server import notes
from chaudron.server import protocol as say
from chaudron.server.addresses import foreign
from chaudron.server.hub import Hub
from chaudron.server.limits import MESSAGE_SIZE, MOST_WAITING, Limits, caller
from chaudron.server.routes import guess
from chaudron.server.served_table import Connection, ServedTable

GONE = 4004  # close codes: there is no such table;
TOO_MANY = 4029  # too much from this address: wait;
TOO_SLOW = 4008  # the client does not read;
FOREIGN = 4003  # a page of another site asks (said before the socket is open: its browser sees a 403)

decode = msgspec.json.Decoder(say.FromClient).decode
encode = msgspec.json.Encoder().encode

Socket = WebSocket[Any, Any, Any]


@websocket("/ws/{key:str}")
async def play(socket: Socket, key: str, state: State, token: Annotated[str, Parameter()] = "") -> None:
    """One client at one table. The first message it gets is everything it may know."""
    hub: Hub = state.hub
    limits: Limits = state.limits
    address = caller(socket.client.host) if socket.client else ""
    if foreign(socket.headers.get("origin", ""), socket.headers.get("host", ""), state.site.urls):
        await socket.close(FOREIGN, "a page of another site")
        return
    await socket.accept()
    if not limits.socket(address):
        await turn_away(
            socket, TOO_MANY, Refusal("too-many", "too many connections from here; wait a moment")
        )
        return
    try:
        connection = Connection(token, address)
        served = await guess(hub, limits, address, key)
        hub.connect(served, connection)
        try:
            if connection.seats:
                await notes.tell(hub, served, connection.key)
            await serve(socket, hub, served, connection)
        finally:
            hub.disconnect(served, connection)
    except Refusal as r:
        await turn_away(socket, GONE if r.code == "no-table" else TOO_MANY, r)
    except SQLAlchemyError:
        await socket.close(1013, "the database does not answer")
    finally:
        limits.socket_closed(address)


async def turn_away(socket: Socket, code: int, refusal: Refusal) -> None:
    problem = say.Problem(refusal.code, refusal.message, refusal.details)
    await socket.send_text(encode(say.Ack("", problem)).decode())
    await socket.close(code, refusal.code)


async def serve(socket: Socket, hub: Hub, served: ServedTable, connection: Connection) -> None:
    """Carry out what comes in, one message after the other, until either side goes."""
    bucket = hub.limits.messages.of(connection.address)
    writer = asyncio.ensure_future(write(socket, served, connection))
    try:
        while not writer.done():
            text = await socket.receive_text()
            if pause := bucket.wait():
                await asyncio.sleep(pause)
            if len(connection.replies) > MOST_WAITING:
                await socket.close(TOO_SLOW, "too slow")
                return
            await take(hub, served, connection, text)
    except WebSocketDisconnect:
        pass
    finally:
        writer.cancel()


async def take(hub: Hub, served: ServedTable, connection: Connection, text: str) -> None:
    """One frame of a client."""
    problem: say.Problem | None = None
    if len(text) > MESSAGE_SIZE:
        problem = say.Problem("too-long", "this message is too long")
    else:
        try:
            message = decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as e:
            problem = say.Problem("bad-message", str(e))
        else:
            await hub.handle(served, connection, message)
    if problem is not None:
        connection.look_again(always=True)
        connection.reply(say.Ack("", problem))


async def write(socket: Socket, served: ServedTable, connection: Connection) -> None:
    """Send what waits, whenever the client takes it."""
    while True:
        await connection.wake.wait()
        connection.wake.clear()
        for message in served.messages(connection):
            try:
                await socket.send_text(encode(message).decode())
            except (WebSocketDisconnect, RuntimeError):
                return
