"""Pencil notes: what a player keeps beside a game. They belong to whoever holds the key of a seat, and are no
part of what happens at the table: no event, record, log or view knows of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from chaudron.server import presence
from chaudron.server import protocol as say
from chaudron.server.limits import LONGEST_ID, LONGEST_NOTES
from chaudron.server.refused import refused
from chaudron.server.served_table import Connection, ServedTable

if TYPE_CHECKING:
    from chaudron.server.hub import Hub

Marks = dict[str, str]


def merged(kept: Marks, new: Marks) -> Marks | None:
    """What is kept then; None if that is too much."""
    marks = {name: text for name, text in {**kept, **new}.items() if text}
    return marks if len(msgspec.json.encode(marks)) <= LONGEST_NOTES else None


async def note(hub: Hub, served: ServedTable, connection: Connection, message: say.TakeNote) -> None:
    """Keep marks of a seat, and tell its devices here and elsewhere."""
    table = served.table
    if len(message.id) > LONGEST_ID:
        raise refused("too-long", "the id of this message is too long")
    if table.fault == "closed":
        raise refused("table-closed", "whoever runs this server has closed the table")
    if message.seat not in table.seats_with(connection.key):
        raise refused("no-seat", "you have no seat at this table")
    if not hub.limits.notes.take(connection.address):
        raise refused("too-many", "too much was noted from here; wait a moment")
    marks = await hub.store.note(
        table.id,
        message.seat,
        connection.key,
        lambda kept: merged(kept, message.marks),
        presence.noted(hub.process, table.id),
    )
    if marks is None:
        raise refused("notes-full", "there is no room for more notes")
    for device in served.connections:
        if device.key == connection.key:
            device.tell_notes(message.seat, marks)


async def tell(hub: Hub, served: ServedTable, key: str) -> None:
    """Tell the devices with this key the notes of its seats, as far as they are news to them."""
    for seat, marks in (await hub.store.notes(served.table.id, key)).items():
        for device in served.connections:
            if device.key == key and seat in device.seats:
                device.tell_notes(seat, marks)


async def tell_all(hub: Hub, served: ServedTable) -> None:
    """Another process has kept notes, or may have. A key is looked up once, however many devices it has."""
    for key in {connection.key for connection in served.connections if connection.seats}:
        await tell(hub, served, key)
