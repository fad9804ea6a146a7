"""What server and clients say to each other. One set of types feeds sockets, OpenAPI and protocol.ts."""

import os
from collections.abc import Mapping
from typing import Annotated, Any, Literal, cast

import msgspec

VERSION = 1  # grows when an older client would misunderstand

SeatKind = Literal["open", "person", "bot"]
Status = Literal["open", "playing", "over"]
Pace = Literal["instant", "brisk", "calm"]
USUAL_PACE = cast(Pace, os.environ.get("CHAUDRON_PACE", "brisk"))  # of tables that do not say
Seed = Annotated[str, msgspec.Meta(pattern="^[0-9]{1,39}$")]  # a number too long for a browser's
Seconds = Annotated[int, msgspec.Meta(ge=0, le=86_400)]


# ---------------------------------------------------------------- what a client may ask for


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a new table: mine (I play it), open (for a friend), or a bot's."""

    kind: Literal["mine", "open", "bot"]
    name: str = ""
    bot: str = ""


class Settings(msgspec.Struct, forbid_unknown_fields=True):
    """What the table's creator may change before and during play."""

    spectators: bool = True
    tracker: bool = False  # deck tracker for everybody
    points: bool = False  # point counter for everybody
    odds: bool = True  # what the next draw may do, in words and figures, for everybody
    hints: bool = False  # whoever decides may ask what a good bot would do; agreed before the game begins
    locked: bool = False  # nobody may join
    timer: Seconds = 0  # for a decision before a bot makes it; 0: as long as you like
    pauses: bool = True  # a moment passes where somebody might have reacted: nobody sees who could not
    grace: Seconds = 60  # after which others may let a bot play for somebody who is away
    pace: Pace = USUAL_PACE  # of bots: how long there is to see what they do


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """Open a table."""

    game: str
    seats: list[SeatWish]
    options: dict[str, Any] = {}
    settings: Settings = msgspec.field(default_factory=Settings)
    seed: Seed | None = None


class Proposal(msgspec.Struct, forbid_unknown_fields=True):
    """A set-up that somebody thinks of."""

    players: int
    options: dict[str, Any] = {}


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Take an open seat."""

    name: str
    seat: int | None = None


class Key(msgspec.Struct, forbid_unknown_fields=True):
    """A seat that somebody holds: for "my games"."""

    table: str
    token: str


class Mine(msgspec.Struct, forbid_unknown_fields=True):
    """Ask after the tables one sits at."""

    keys: list[Key]


class Import(msgspec.Struct, forbid_unknown_fields=True):
    """A record to look at."""

    record: str


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """Go on from a moment of a finished game in one of its seats; bots play the others."""

    step: int
    seat: int
    name: str = ""
    settings: Settings = msgspec.field(default_factory=Settings)


class PlayOnFrom(PlayOn, forbid_unknown_fields=True, kw_only=True):
    """The same with a record from a file."""

    record: str


# ---------------------------------------------------------------- what the server tells


class Admission(msgspec.Struct):
    """A table was opened, or a seat taken: the token is the key to the seat, and is said once."""

    table: str
    code: str
    token: str
    seats: list[int]


class SeatInfo(msgspec.Struct):
    """Who sits where."""

    seat: int
    kind: SeatKind
    name: str
    bot: str = ""
    away: bool = False  # not connected
    away_since: float | None = None
    stand_in: str = ""  # the bot that plays for an absent person
    resigned: bool = False


class TableInfo(msgspec.Struct):
    """What everybody may know of a table."""

    id: str
    code: str
    game: str
    status: Status
    seats: list[SeatInfo]
    settings: Settings
    options: dict[str, Any]
    watching: int = 0
    rematch: str = ""
    undo_asked_by: int | None = None
    undo_agreed: list[int] = []
    fault: str = ""  # the game stopped here: it was begun under other rules, or an event cannot be read
    rules: int = 0  # the version of the rules that it was begun under; 0: not begun


class MyTable(msgspec.Struct):
    """One of "my games"."""

    table: TableInfo
    seats: list[int]
    my_turn: bool
    updated: float
    turn: int = 0  # of this seat, or the round; 0: the game counts neither, or has not begun
    waiting_for: list[int] = []
    standings: list[int] = []  # of a finished game
    points: list[int] = []


class Problem(msgspec.Struct):
    """Why something was refused: a code with details to say it in the user's language, and English."""

    code: str
    message: str
    details: dict[str, Any] = {}


class ChatLine(msgspec.Struct):
    """Something said at the table."""

    n: int
    seat: int  # -1: a spectator
    name: str
    text: str
    at: float


class State(msgspec.Struct, tag="state"):
    """Everything the client shows: the full view each time. `base` names the request in `prompt`."""

    v: int  # counts what this connection was told
    table: TableInfo
    you: list[int]  # the seats this client plays
    seat: int  # the seat the view is made for; -1: a spectator
    view: dict[str, Any] | None
    prompt: Mapping[str, Any] | None
    base: str
    waiting_for: list[int]
    log: list[Mapping[str, Any]]
    log_from: int
    chat: list[ChatLine]
    chat_from: int
    may_undo: bool = False
    owner: bool = False
    lost_key: bool = False  # the token fits no seat (any more): a false link, or the seat was taken away
    deadline: float | None = None
    now: float = 0.0  # by the server's clock, which deadlines are told by


class Notes(msgspec.Struct, tag="notes"):
    """The pencil marks of one seat, all of them: told to whoever holds its key, on every device."""

    seat: int
    marks: dict[str, str]


class Ack(msgspec.Struct, tag="ack"):
    """What became of a message of this client: kept for good, or refused with the reason."""

    id: str
    problem: Problem | None = None


class Estimated(msgspec.Struct):
    """An answer, by name, and what it is believed to be worth."""

    answer: Any
    worth: float


class Reasoned(msgspec.Struct):
    """A message with its arguments, numbers and names of messages; what was thought of, the answer first."""

    message: str
    args: dict[str, Any]
    thought_of: list[Estimated]
    unit: str  # of the estimates: points, or win: the share of games, from 0 to 1


class Thought(msgspec.Struct, tag="thought"):
    """Why a bot answered so, or what a good one would answer: the reply to `Why` or `Hint` of this id."""

    id: str
    seat: int
    prompt: dict[str, Any]  # the question, without what was on offer
    answer: Any
    reason: Reasoned


class Pong(msgspec.Struct, tag="pong"):
    """The line is alive."""


# ---------------------------------------------------------------- what a socket may say


class Answer(msgspec.Struct, tag="answer", forbid_unknown_fields=True):
    """An answer to the request that `base` names; `id` makes a resend harmless."""

    id: str
    base: str
    answer: Any


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Take back my last answer, or ask the table whether I may."""

    id: str


class AgreeUndo(msgspec.Struct, tag="agree_undo", forbid_unknown_fields=True):
    """Let the other take back, or not."""

    id: str
    agree: bool


class Say(msgspec.Struct, tag="say", forbid_unknown_fields=True):
    """Say something at the table."""

    id: str
    text: str


class StandIn(msgspec.Struct, tag="stand_in", forbid_unknown_fields=True):
    """Let the game's usual bot play for an absent seat, or for oneself; `on: false` takes one's own back."""

    id: str
    seat: int
    on: bool = True


class Resign(msgspec.Struct, tag="resign", forbid_unknown_fields=True):
    """Give up: a bot plays on for this seat."""

    id: str


class Change(msgspec.Struct, tag="change", forbid_unknown_fields=True):
    """The creator changes settings."""

    id: str
    settings: Settings


class Kick(msgspec.Struct, tag="kick", forbid_unknown_fields=True):
    """The creator frees a seat (before the game) or gives it to a bot (during it)."""

    id: str
    seat: int


class SeatBot(msgspec.Struct, tag="seat_bot", forbid_unknown_fields=True):
    """The creator puts a bot on an open seat (or opens it again with an empty bot)."""

    id: str
    seat: int
    bot: str


class Start(msgspec.Struct, tag="start", forbid_unknown_fields=True):
    """The creator begins the game; open seats become bots."""

    id: str


class Rematch(msgspec.Struct, tag="rematch", forbid_unknown_fields=True):
    """Open the same table again, with the same set-up (a kingdom, books, modules) or a fresh one."""

    id: str
    same: bool = True


class TakeNote(msgspec.Struct, tag="note", forbid_unknown_fields=True):
    """Pencil marks for one of my seats: each replaces what stood under its name, "" wipes it out."""

    id: str
    seat: int
    marks: dict[str, str]


class Hurry(msgspec.Struct, tag="hurry", forbid_unknown_fields=True):
    """Who plays alone lets the bots make haste until it is a person's turn."""

    id: str


class Why(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    """Why did this bot do what it did? It tells what it holds: for who plays alone, or after the game."""

    id: str
    seat: int


class Hint(msgspec.Struct, tag="hint", forbid_unknown_fields=True):
    """What would a good bot answer in my place? For tables that agreed on it."""

    id: str
    base: str


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """Is the line alive?"""


Command = Answer | Undo | AgreeUndo | Say | StandIn | Resign | Change | Kick | SeatBot | Start | Rematch
FromClient = Command | TakeNote | Hurry | Why | Hint | Ping
FromServer = State | Notes | Thought | Ack | Pong
