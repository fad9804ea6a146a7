"""What happened at a table, as it is stored: each kind of event is a type of its own.

The database keeps an event as its kind and its fields as JSON. Fields may be added with a default; none may
change its meaning, for tables are folded from events that were stored years ago.
"""

from typing import Any, get_args

import msgspec

from chaudron.server.protocol import SeatKind, Settings

Cause = tuple[str, str]  # the message that led to it: (who, id). Sent again, it is recognised


class WithCause(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What every event may carry: the message that led to it."""

    cause: Cause | None = None


class SeatAtFirst(msgspec.Struct):
    """A seat of a new table; `key` is the digest of its token."""

    kind: SeatKind
    name: str
    bot: str
    key: str


class Opened(WithCause):
    """The table was opened. The seed is for the server alone."""

    game: str
    options: dict[str, Any]
    settings: Settings
    seats: list[SeatAtFirst]
    owner: str  # the digest of the creator's token
    seed: str | int  # a number too long for JSON's; old tables have shorter ones


class Joined(WithCause):
    """Somebody took a seat."""

    seat: int
    name: str
    key: str


class BotSeated(WithCause):
    """A bot took a seat; no bot: the seat is open again."""

    seat: int
    bot: str
    name: str


class Changed(WithCause):
    """The creator changed settings."""

    settings: Settings


class Started(WithCause):
    """The game began, under these rules (0: stored before that was noted, when all games had their first)."""

    options: dict[str, Any]
    rules: int = 0


class Answered(WithCause):
    """A seat answered; by name, as in a record. Every few answers with the digest of the game after it."""

    seat: int
    answer: Any
    digest: str = ""
    clock: bool = False  # a bot chose, since the seat's time was up


class Undone(WithCause):
    """Answers were taken back: so many stayed. `seat` took back (-1: stored before that was noted)."""

    keep: int
    seat: int = -1


class Dealt(WithCause):
    """What a seat could not know was dealt anew: another game follows. The seed is for the server alone."""

    seat: int
    seed: str


class UndoAsked(WithCause):
    """A seat asks the others whether it may take back."""

    seat: int


class UndoAgreed(WithCause):
    """Seats let the other take back, or not."""

    seats: list[int]
    agree: bool


class Said(WithCause):
    """A line of chat; seat -1: a spectator."""

    seat: int
    name: str
    text: str


class StoodIn(WithCause):
    """A bot plays for somebody who is away; no bot: the person plays again."""

    seat: int
    bot: str
    own: bool = False  # the person wished it: coming back does not end it


class Resigned(WithCause):
    """A seat gave up. A bot plays on for it; no bot: that was the end of the game."""

    seat: int
    bot: str


class Rematched(WithCause):
    """The same people play again at another table."""

    table: str


class Closed(WithCause):
    """Whoever runs the server closed the table."""


class Renamed(WithCause):
    """Whoever runs the server took a name away; this one stands there instead."""

    seat: int
    name: str


class Unsaid(WithCause):
    """Whoever runs the server took a line of chat away."""

    n: int


TableEvent = (
    Opened | Joined | BotSeated | Changed | Started | Answered | Undone | Dealt | UndoAsked | UndoAgreed
    | Said | StoodIn | Resigned | Rematched | Closed | Renamed | Unsaid
)  # fmt: skip

KINDS: dict[str, type[TableEvent]] = {
    "open": Opened,
    "join": Joined,
    "seat_bot": BotSeated,
    "change": Changed,
    "start": Started,
    "answer": Answered,
    "undo": Undone,
    "deal": Dealt,
    "ask_undo": UndoAsked,
    "agree_undo": UndoAgreed,
    "say": Said,
    "stand_in": StoodIn,
    "resign": Resigned,
    "rematch": Rematched,
    "close": Closed,
    "rename": Renamed,
    "unsay": Unsaid,
}
KIND_OF: dict[type[TableEvent], str] = {event: kind for kind, event in KINDS.items()}
assert set(KIND_OF) == set(get_args(TableEvent)), "an event without a kind"

_decoders = {kind: msgspec.json.Decoder(event) for kind, event in KINDS.items()}
_encode = msgspec.json.Encoder().encode


class Unreadable(Exception):
    """An event that this server does not understand: of a newer one, or damaged."""


def pack(event: TableEvent) -> tuple[str, bytes]:
    """An event as the database keeps it: its kind and its fields."""
    return KIND_OF[type(event)], _encode(event)


def unpack(kind: str, data: bytes) -> TableEvent:
    """The event that `pack` wrote."""
    try:
        return _decoders[kind].decode(data)
    except (KeyError, msgspec.MsgspecError, UnicodeError) as e:
        raise Unreadable(f"an event of kind {kind!r} cannot be read: {e}") from e


class Stored(msgspec.Struct):
    """An event in its place. `event` is None if it cannot be read; `why` says more."""

    seq: int
    event: TableEvent | None
    at: float
    why: str = ""


def stored(seq: int, kind: str, data: bytes, at: float) -> Stored:
    """One row of the database."""
    try:
        return Stored(seq, unpack(kind, data), at)
    except Unreadable as e:
        return Stored(seq, None, at, str(e))
