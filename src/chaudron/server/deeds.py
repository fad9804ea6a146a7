"""What the people at a table do: answer, talk, take back, leave, and what only its creator may."""

from __future__ import annotations

import logging
import secrets
from typing import TYPE_CHECKING

import msgspec

from chaudron.bots.catalogue import check_bot
from chaudron.games.catalogue import game as find_game
from chaudron.server import protocol as say
from chaudron.server.limits import LONGEST_BOT, LONGEST_ID, LONGEST_LINE, MOST_CHAT
from chaudron.server.live import Connection, Live
from chaudron.server.refused import clean, refused
from chaudron.server.tables import default_bot

if TYPE_CHECKING:
    from chaudron.server.hub import Hub

LOG = logging.getLogger("chaudron.server")


async def carry_out(hub: Hub, live: Live, connection: Connection, message: say.Deed) -> None:
    """Do what a message asks for, once however often it is sent, or refuse it."""
    if len(message.id) > LONGEST_ID:
        raise refused("too-long", "the id of this message is too long")
    cause = (connection.key[:16], message.id)
    if cause in live.table.causes:
        return  # a resend: it is kept already
    live.cause = cause if message.id else None
    try:
        await _do(hub, live, connection, message)
    finally:
        live.cause = None


async def _do(hub: Hub, live: Live, connection: Connection, message: say.Deed) -> None:
    if isinstance(message, say.Answer):
        await answer(hub, live, connection, message)
    elif isinstance(message, say.Say):
        await talk(hub, live, connection, message)
    elif isinstance(message, say.Undo):
        await undo(hub, live, connection)
    elif isinstance(message, say.AgreeUndo):
        await agree_undo(hub, live, connection, message)
    elif isinstance(message, say.StandIn):
        await stand_in(hub, live, connection, message)
    elif isinstance(message, say.Resign):
        await resign(hub, live, connection)
    elif isinstance(message, say.Rematch):
        await rematch(hub, live, connection, message)
    else:
        await as_owner(hub, live, connection, message)


def need_seat(connection: Connection) -> None:
    if not connection.seats:
        raise refused("no-seat", "you have no seat at this table")


# ---------------------------------------------------------------- playing


async def answer(hub: Hub, live: Live, connection: Connection, message: say.Answer) -> None:
    table = live.table
    need_seat(connection)
    request = table.request(message.base)
    if request is None or request.decider not in connection.seats:
        raise refused("stale", "this question is no longer open")
    stepper = table.playing().stepper
    seat = request.decider
    given = request.load_answer(stepper.state_of(seat), message.answer)
    stepper.check(seat, given)
    try:  # in a copy first: an answer that the rules stumble over must not be kept
        stepper.clone().step(seat, given)
    except Exception:
        LOG.exception("table %s: a fault in the rules at answer %d", table.id, len(table.playing().answers))
        raise refused("fault", "the rules stumbled over this answer; nothing has changed") from None
    if not await hub.append(live, "answer", {"seat": seat, "answer": request.dump_answer(given)}):
        raise refused("stale", "this question is no longer open")
    hub.counts["answers"] += 1


async def talk(hub: Hub, live: Live, connection: Connection, message: say.Say) -> None:
    table = live.table
    text = clean(message.text, LONGEST_LINE)
    if not text:
        raise refused("empty-line", "there is nothing to say")
    if len(table.chat) >= MOST_CHAT:
        raise refused("chat-full", "enough has been said at this table")
    seat = connection.seats[0] if connection.seats else -1
    if seat < 0 and not table.settings.spectators:
        raise refused("no-seat", "you have no seat at this table")
    if not hub.limits.lines.take(connection.address):
        raise refused("too-many", "too much was said from here; wait a moment")
    name = table.seats[seat].name if seat >= 0 else ""
    await hub.append(live, "say", {"seat": seat, "name": name, "text": text})


async def undo(hub: Hub, live: Live, connection: Connection) -> None:
    """Take back the last answer; where others may have learned something since, they are asked."""
    table = live.table
    need_seat(connection)
    keep = table.undo_point(connection.seats)
    if keep is None:
        raise refused("nothing-to-undo", "there is nothing to take back")
    if not hub.limits.undos.take(connection.address):
        raise refused("too-many", "too much was taken back from here; wait a moment")
    if table.undo_is_free(connection.seats, keep):
        await hub.append(live, "undo", {"keep": keep})
    else:
        await hub.append(live, "ask_undo", {"seat": table.playing().answers[keep][0]})


async def agree_undo(hub: Hub, live: Live, connection: Connection, message: say.AgreeUndo) -> None:
    table = live.table
    asking = table.undo_asked_by
    need_seat(connection)
    if asking is None or asking in connection.seats:
        raise refused("no-undo-asked", "nobody asks to take something back")
    data = {"seats": connection.seats, "agree": message.agree}
    if not await hub.append(live, "agree_undo", data):
        raise refused("too-late", "something else happened meanwhile")
    if table.undo_asked_by == asking and not table.undo_needs():
        keep = table.undo_point([asking])
        if keep is not None:
            await hub.append(live, "undo", {"keep": keep})


# ---------------------------------------------------------------- coming and going


async def stand_in(hub: Hub, live: Live, connection: Connection, message: say.StandIn) -> None:
    """A bot plays for an absent person, or for oneself; the person takes the seat back."""
    table = live.table
    need_seat(connection)
    if not 0 <= message.seat < len(table.seats) or table.seats[message.seat].kind != "person":
        raise refused("no-person", "nobody's seat can be taken over there")
    own = message.seat in connection.seats
    if table.seats[message.seat].resigned:
        raise refused("resigned", "this player has resigned")
    if not own and message.seat in live.connected():
        raise refused("not-absent", "this player is here")
    if not own and not message.bot:
        raise refused("not-yours", "only its own player can take this seat back")
    if message.bot:
        check_bot_name(table.game, message.bot)
    await hub.append(live, "stand_in", {"seat": message.seat, "bot": message.bot})


def check_bot_name(game: str, bot: str) -> None:
    if len(bot) > LONGEST_BOT:
        raise refused("too-long", "the name of this bot is too long")
    check_bot(game, bot)


async def resign(hub: Hub, live: Live, connection: Connection) -> None:
    """Give up: a bot plays on. Before the game begins, the seat becomes free again."""
    table = live.table
    need_seat(connection)
    left = [s for s in connection.seats if not table.seats[s].resigned]
    if not left or table.status == "over":
        raise refused("resigned" if not left else "over", "there is nothing left to give up")
    if table.status == "open":
        new = [("seat_bot", {"seat": s, "bot": "", "name": ""}) for s in left]
        await hub.append_all(live, new)
        return
    asked = [r.decider for r in table.pending() if r.decider in left]
    seat = asked[0] if asked else left[0]
    await hub.append(live, "resign", {"seat": seat, "bot": default_bot(table.game)})


async def rematch(hub: Hub, live: Live, connection: Connection, message: say.Rematch) -> None:
    """The same people again, the next of them first; in a game with kingdoms, perhaps another kingdom."""
    table = live.table
    need_seat(connection)
    if table.rematch:
        return
    if table.status != "over":
        raise refused("not-over", "the game is still being played")
    options = dict(table.options)
    if not message.same_kingdom and "kingdom" in options:
        options["kingdom"] = ""
    seats = [{"kind": s.kind, "name": s.name, "bot": s.bot, "key": s.key} for s in table.seats]
    seats = seats[1:] + seats[:1]
    seed = secrets.randbits(63)
    data = {
        "game": table.game,
        "options": find_game(table.game).settle(seed, len(seats), options),
        "settings": msgspec.to_builtins(table.settings),
        "seats": seats,
        "owner": table.owner,
        "seed": seed,
    }
    again = await hub.new_table(table.game, data)
    async with again.lock:
        await hub.begin(again)
    await hub.append(live, "rematch", {"table": again.table.id})


# ---------------------------------------------------------------- what only the creator may


async def as_owner(hub: Hub, live: Live, connection: Connection, message: say.Deed) -> None:
    table = live.table
    if not connection.key or connection.key != table.owner:
        raise refused("not-owner", "only the table's creator can do that")
    if isinstance(message, say.Change):
        await hub.append(live, "change", {"settings": msgspec.to_builtins(message.settings)})
    elif isinstance(message, say.Start):
        if table.status != "open":
            raise refused("begun", "the game has begun already")
        await hub.begin(live)
    elif isinstance(message, say.Kick):
        await kick(hub, live, connection, message.seat)
    elif isinstance(message, say.SeatBot):
        if table.status != "open":
            raise refused("begun", "the game has begun already")
        if message.seat not in range(len(table.seats)):
            raise refused("no-seat", "there is no such seat at this table")
        if message.bot:
            check_bot_name(table.game, message.bot)
        await hub.append(live, "seat_bot", {"seat": message.seat, "bot": message.bot, "name": message.bot})


async def kick(hub: Hub, live: Live, connection: Connection, seat: int) -> None:
    """Free a seat before the game, give it to a bot during it. The key of whoever sat there is void."""
    table = live.table
    if seat not in range(len(table.seats)) or table.seats[seat].kind != "person":
        raise refused("no-person", "nobody sits there")
    if seat in connection.seats:
        raise refused("own-seat", "this is your own seat; resign instead")
    bot, name = ("", "") if table.status == "open" else (default_bot(table.game), table.seats[seat].name)
    await hub.append(live, "seat_bot", {"seat": seat, "bot": bot, "name": name})
