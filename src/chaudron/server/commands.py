"""The commands of the people at a table: answer, talk, take back, leave, and what only its creator may.

Each function says which events a command leads to as the table stands, or refuses it. It changes nothing: the
hub lets the events happen, and asks again if another process was faster.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, assert_never

from chaudron.bots.catalogue import check_bot, game_bots
from chaudron.games.catalogue import game as find_game
from chaudron.server import protocol as say
from chaudron.server.events import (
    Answered,
    BotSeated,
    Changed,
    Opened,
    Rematched,
    Resigned,
    Said,
    SeatAtFirst,
    Started,
    StoodIn,
    TableEvent,
    UndoAgreed,
    UndoAsked,
    Undone,
)
from chaudron.server.limits import LONGEST_BOT, LONGEST_ID, LONGEST_LINE, MOST_CHAT, MOST_CHAT_WATCHING
from chaudron.server.refused import clean, refused
from chaudron.server.served_table import Connection, ServedTable
from chaudron.server.tables import Table, default_bot

if TYPE_CHECKING:
    from chaudron.server.hub import Hub


async def carry_out(hub: Hub, served: ServedTable, connection: Connection, message: say.Command) -> None:
    """Do what a message asks for, once however often it is sent, or refuse it. The table's lock is held."""
    if len(message.id) > LONGEST_ID:
        raise refused("too-long", "the id of this message is too long")
    cause = (connection.key[:16], message.id)
    rate = Rate(hub, connection)
    again = ""
    if isinstance(message, say.Rematch) and cause not in served.table.causes:
        again = await another_table(hub, served.table, connection, message)

    def decide(table: Table) -> list[TableEvent]:
        if message.id and cause in table.causes:
            return []  # a resend: it is kept already
        events = events_of(table, served, connection, message, rate, again)
        if events and message.id:
            events[0].cause = cause
        return events

    await hub.change(served, decide)
    if isinstance(message, say.Answer):
        hub.counts["answers"] += 1


class Rate:
    """Takes from a limit once for each message, however often it is decided about."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self.limits = hub.limits
        self.address = connection.address
        self.taken = False

    def line(self) -> None:
        if not self.taken and not self.limits.lines.take(self.address):
            raise refused("too-many", "too much was said from here; wait a moment")
        self.taken = True

    def undo(self) -> None:
        if not self.taken and not self.limits.undos.take(self.address):
            raise refused("too-many", "too much was taken back from here; wait a moment")
        self.taken = True


def events_of(
    table: Table, served: ServedTable, connection: Connection, message: say.Command, rate: Rate, again: str
) -> list[TableEvent]:
    """What a message leads to."""
    if table.fault == "closed":
        raise refused("table-closed", "whoever runs this server has closed the table")
    seats = table.seats_with(connection.key)
    match message:
        case say.Say():
            return [talk(table, seats, message, rate)]
        case say.Change() | say.Start() | say.Kick() | say.SeatBot():
            return as_owner(table, connection, message)
        case _ if not seats:
            raise refused("no-seat", "you have no seat at this table")
        case say.Answer():
            return [answer(table, served, seats, message)]
        case say.Undo():
            return [undo(table, seats, rate)]
        case say.AgreeUndo():
            return agree_undo(table, seats, message)
        case say.StandIn():
            return [stand_in(table, served, seats, message)]
        case say.Resign():
            return resign(table, seats)
        case say.Rematch():
            return [] if table.rematch or not again else [Rematched(again)]
        case _:
            assert_never(message)


# ---------------------------------------------------------------- playing


def check_goes_on(table: Table) -> None:
    if table.fault == "too-long":
        raise refused("game-too-long", "this game has gone on for too long: it ends here")
    if table.fault:
        raise refused("stopped", "this game was begun under other rules: it cannot be gone on with")


def answer(table: Table, served: ServedTable, seats: list[int], message: say.Answer) -> Answered:
    check_goes_on(table)
    request = None if served.front(seats) else table.request(message.base)
    if request is None or request.decider not in seats:
        raise refused("stale", "this question is no longer open")
    if table.seats[request.decider].resigned:
        raise refused("resigned", "this player has resigned")
    return Answered(request.decider, message.answer)


def talk(table: Table, seats: list[int], message: say.Say, rate: Rate) -> Said:
    text = clean(message.text, LONGEST_LINE)
    if not text:
        raise refused("empty-line", "there is nothing to say")
    seat = seats[0] if seats else -1
    watching = sum(1 for line in table.chat if line.seat < 0)  # what they say takes no room from the players
    if (watching >= MOST_CHAT_WATCHING) if seat < 0 else (len(table.chat) - watching >= MOST_CHAT):
        raise refused("chat-full", "enough has been said at this table")
    if seat < 0 and not table.settings.spectators:
        raise refused("no-seat", "you have no seat at this table")
    rate.line()
    return Said(seat, table.seats[seat].name if seat >= 0 else "", text)


def undo(table: Table, seats: list[int], rate: Rate) -> TableEvent:
    """Take back the last answer; where others may have learned something since, they are asked."""
    keep = table.undo_point(seats)
    if keep is None:
        raise refused("nothing-to-undo", "there is nothing to take back")
    rate.undo()
    seat = table.playing().answers[keep][0]
    return Undone(keep, seat) if table.undo_is_free(seats, keep) else UndoAsked(seat)


def agree_undo(table: Table, seats: list[int], message: say.AgreeUndo) -> list[TableEvent]:
    asking = table.undo_asked_by
    if asking is None or asking in seats:
        raise refused("no-undo-asked", "nobody asks to take something back")
    agreed = UndoAgreed(seats, message.agree)
    keep = table.undo_point([asking])
    if not message.agree or keep is None or any(s not in seats for s in table.undo_needs()):
        return [agreed]
    return [agreed, Undone(keep, asking)]


# ---------------------------------------------------------------- coming and going


def stand_in(table: Table, served: ServedTable, seats: list[int], message: say.StandIn) -> StoodIn:
    """A bot plays for an absent person, or for oneself; the person takes the seat back."""
    if not 0 <= message.seat < len(table.seats) or table.seats[message.seat].kind != "person":
        raise refused("no-person", "nobody's seat can be taken over there")
    own = message.seat in seats
    if table.seats[message.seat].resigned:
        raise refused("resigned", "this player has resigned")
    if not message.on:
        if not own:
            raise refused("not-yours", "only its own player can take this seat back")
        return StoodIn(message.seat, "")
    if not own:
        if message.seat in served.connected():
            raise refused("not-absent", "this player is here")
        if left := served.grace(message.seat):
            raise refused(
                "away-shortly", f"this player left a moment ago; wait another {left} s", seconds=left
            )
    return StoodIn(message.seat, default_bot(table.game), own)


def check_bot_name(game: str, bot: str) -> None:
    if len(bot) > LONGEST_BOT:
        raise refused("too-long", "the name of this bot is too long")
    check_bot(game, bot)


def check_wishes(game: str, bots: list[str], n_players: int, settled: dict[str, Any]) -> None:
    """Refuse bots that would wait in vain for a card which the game does not have."""
    known = game_bots(game)
    if missing := known.lacking(known.bare(bots), n_players, settled):
        raise missing


def come_back(table: Table, key: str) -> list[TableEvent]:
    """Who returns takes the seat back from the bot that others put there."""
    mine = [(i, table.seats[i]) for i in table.seats_with(key)]
    return [StoodIn(i, "") for i, s in mine if s.stand_in and not s.own_wish and not s.resigned]


def resign(table: Table, seats: list[int]) -> list[TableEvent]:
    """Give up: that ends a game of two; of more, a bot plays on. Before it begins, the seat is free again."""
    left = [s for s in seats if not table.seats[s].resigned]
    if not left or table.status == "over":
        raise refused("resigned" if not left else "over", "there is nothing left to give up")
    if table.status == "open":
        return [BotSeated(s, "", "") for s in left]
    check_goes_on(table)
    asked = [r.decider for r in table.pending() if r.decider in left]
    bot = "" if len(table.seats) == 2 else default_bot(table.game)
    return [Resigned(asked[0] if asked else left[0], bot)]


async def another_table(hub: Hub, table: Table, connection: Connection, message: say.Rematch) -> str:
    """A table for the same people, the next of them first; with the same set-up or a fresh one."""
    if not table.seats_with(connection.key) or table.rematch:
        return ""
    if table.status != "over":
        raise refused("not-over", "the game is still being played")
    if table.fault == "closed":
        raise refused("table-closed", "whoever runs this server has closed the table")
    if not hub.limits.new_tables.take(connection.address):
        raise refused("too-many", "too many new tables from here; wait a minute")
    game = find_game(table.game)
    options = game.rematch(table.options, message.same)
    seats = [SeatAtFirst(s.kind, s.name, s.bot, s.key) for s in table.seats]
    seats = seats[1:] + seats[:1]
    lots, seed = secrets.randbits(128), str(secrets.randbits(128))
    known = game_bots(table.game)
    bots = known.bare([s.bot for s in seats if s.bot])
    settled = game.settle(lots, len(seats), known.suit(bots, options, lots, optional="auto"))
    again = await hub.new_table(Opened(table.game, settled, table.settings, seats, table.owner, seed))
    return again.table.id


# ---------------------------------------------------------------- what only the creator may


def as_owner(
    table: Table, connection: Connection, message: say.Change | say.Start | say.Kick | say.SeatBot
) -> list[TableEvent]:
    if not connection.key or connection.key != table.owner:
        raise refused("not-owner", "only the table's creator can do that")
    match message:
        case say.Change():
            check_hints(table, connection, message)
            return [Changed(message.settings)]
        case say.Start():
            check_open(table)
            return beginning(table)
        case say.Kick():
            return [kick(table, connection, message.seat)]
        case say.SeatBot():
            check_open(table)
            if message.seat not in range(len(table.seats)):
                raise refused("no-seat", "there is no such seat at this table")
            if message.bot:
                check_bot_name(table.game, message.bot)
                check_wishes(table.game, [message.bot], len(table.seats), table.options)
            return [BotSeated(message.seat, message.bot, message.bot)]
        case _:
            assert_never(message)


def check_hints(table: Table, connection: Connection, message: say.Change) -> None:
    """Whether there are hints is known to all before they play; who plays alone does as they like."""
    changes = message.settings.hints != table.settings.hints
    if changes and table.status != "open" and not table.alone(table.seats_with(connection.key)):
        raise refused("hints-agreed", "whether there are hints is agreed before the game begins")


def check_open(table: Table) -> None:
    if table.status != "open":
        raise refused("begun", "the game has begun already")


def beginning(table: Table) -> list[TableEvent]:
    """The game starts: seats that are still open go to bots."""
    bot = game_bots(table.game).opponent
    return [*(BotSeated(i, bot, bot) for i in table.open_seats()), Started(table.options)]


def kick(table: Table, connection: Connection, seat: int) -> BotSeated:
    """Free a seat before the game, give it to a bot during it. The key of whoever sat there is void."""
    if seat not in range(len(table.seats)) or table.seats[seat].kind != "person":
        raise refused("no-person", "nobody sits there")
    if seat in table.seats_with(connection.key):
        raise refused("own-seat", "this is your own seat; resign instead")
    if table.status == "open":
        return BotSeated(seat, "", "")
    return BotSeated(seat, default_bot(table.game), table.seats[seat].name)
