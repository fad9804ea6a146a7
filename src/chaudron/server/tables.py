"""A table as its events tell it: seats, settings, the game, chat. Equal events give equal tables."""

import hashlib
from typing import Any

import msgspec

from chaudron.bots.catalogue import bots
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.request import Request
from chaudron.kernel.session import Session
from chaudron.server.protocol import ChatLine, SeatInfo, SeatKind, Settings, Status, TableInfo
from chaudron.server.statistics import Result
from chaudron.server.store.store import Stored


def default_bot(game: str) -> str:
    """The bot for seats that nobody takes or that somebody left: the game's own, the best of them last."""
    return bots(game)[-1]


def digest(token: str) -> str:
    """What is kept of a token: enough to recognise it. No token, no key."""
    if not token:
        return ""
    return hashlib.sha256(token.encode()).hexdigest()


class Seat:
    """A place at the table."""

    def __init__(self, kind: SeatKind, name: str, bot: str, key: str) -> None:
        self.kind: SeatKind = kind
        self.name = name
        self.bot = bot
        self.key = key  # the digest of its token
        self.stand_in = ""
        self.resigned = False

    def played_by_bot(self) -> str:
        """The bot that answers for this seat, or an empty string."""
        return self.bot if self.kind == "bot" else self.stand_in


class Table:
    """Everything its events say. Only `apply` changes it."""

    def __init__(self, id: str, code: str) -> None:
        self.id = id
        self.code = code
        self.next_seq = 0
        self.game = ""
        self.options: dict[str, Any] = {}
        self.settings = Settings()
        self.seats: list[Seat] = []
        self.owner = ""  # the digest of the creator's token
        self.seed = 0
        self.status: Status = "open"
        self.session: Session | None = None
        self.answered: list[int] = []  # how many answers each seat has given
        self.own_pace = False  # seats have played at the same time
        self.causes: set[tuple[str, str]] = set()  # messages that were carried out: (who, id)
        self.chat: list[ChatLine] = []
        self.rematch = ""
        self.undo_asked_by: int | None = None
        self.undo_agreed: list[int] = []
        self.undos = 0  # undoing renames requests, even if as many answers follow as before

    # ------------------------------------------------------------ folding

    def apply(self, event: Stored) -> None:
        """Take one more event into account."""
        assert event.seq == self.next_seq, f"event {event.seq} of {self.id} out of order"
        self.next_seq += 1
        getattr(self, f"_{event.kind}")(event.data, event)
        if "cause" in event.data:
            who, id = event.data["cause"]
            self.causes.add((who, id))

    def _open(self, data: dict[str, Any], _event: Stored) -> None:
        self.game = data["game"]
        self.options = data["options"]
        self.settings = msgspec.convert(data["settings"], Settings)
        self.owner = data["owner"]
        self.seed = data["seed"]
        self.seats = [Seat(s["kind"], s["name"], s["bot"], s["key"]) for s in data["seats"]]

    def _join(self, data: dict[str, Any], _event: Stored) -> None:
        seat = self.seats[data["seat"]]
        seat.kind, seat.name, seat.key, seat.bot = "person", data["name"], data["key"], ""
        seat.stand_in, seat.resigned = "", False

    def _seat_bot(self, data: dict[str, Any], _event: Stored) -> None:
        seat = self.seats[data["seat"]]
        seat.kind = "bot" if data["bot"] else "open"
        seat.name, seat.bot, seat.key = data["name"], data["bot"], ""
        seat.stand_in, seat.resigned = "", False

    def _change(self, data: dict[str, Any], _event: Stored) -> None:
        self.settings = msgspec.convert(data["settings"], Settings)

    def _start(self, data: dict[str, Any], _event: Stored) -> None:
        self.options = data["options"]
        names = [s.name for s in self.seats]
        self.session = Session(find_game(self.game), self.seed, names, self.options)
        self.answered = [0] * len(names)
        self._played()

    def _answer(self, data: dict[str, Any], _event: Stored) -> None:
        self.playing().answer_named(data["seat"], data["answer"])
        self.answered[data["seat"]] += 1
        self._forget_undo()
        self._played()

    def _undo(self, data: dict[str, Any], _event: Stored) -> None:
        session = self.playing()
        session.undo(len(session.answers) - data["keep"])
        self.answered = [0] * len(self.seats)
        for seat, _ in session.answers:
            self.answered[seat] += 1
        self.undos += 1
        self._forget_undo()
        self._played()

    def _played(self) -> None:
        session = self.playing()
        self.status = "over" if session.over else "playing"
        self.own_pace = self.own_pace or bool(session.state.open_seats)

    def _ask_undo(self, data: dict[str, Any], _event: Stored) -> None:
        self.undo_asked_by = data["seat"]
        self.undo_agreed = []

    def _agree_undo(self, data: dict[str, Any], _event: Stored) -> None:
        if data["agree"]:
            self.undo_agreed = [*self.undo_agreed, *data["seats"]]
        else:
            self._forget_undo()

    def _forget_undo(self) -> None:
        self.undo_asked_by = None
        self.undo_agreed = []

    def _say(self, data: dict[str, Any], event: Stored) -> None:
        self.chat.append(ChatLine(len(self.chat), data["seat"], data["name"], data["text"], event.at))

    def _stand_in(self, data: dict[str, Any], _event: Stored) -> None:
        self.seats[data["seat"]].stand_in = data["bot"]

    def _resign(self, data: dict[str, Any], _event: Stored) -> None:
        seat = self.seats[data["seat"]]
        seat.resigned = True
        seat.stand_in = data["bot"]

    def _rematch(self, data: dict[str, Any], _event: Stored) -> None:
        self.rematch = data["table"]

    # ------------------------------------------------------------ looking

    def playing(self) -> Session:
        assert self.session is not None, f"table {self.id} has not begun"
        return self.session

    def seats_of(self, token: str) -> list[int]:
        """The seats this token is the key to."""
        return self.seats_with(digest(token))

    def seats_with(self, key: str) -> list[int]:
        return [i for i, s in enumerate(self.seats) if key and s.key == key]

    def open_seats(self) -> list[int]:
        return [i for i, s in enumerate(self.seats) if s.kind == "open"]

    def pending(self) -> list[Request]:
        return [] if self.session is None else self.session.pending

    def base(self, request: Request) -> str:
        """The name of an open request: it changes when the request's seat has answered."""
        return f"{request.decider}.{self.answered[request.decider]}.{self.undos}"

    def request(self, base: str) -> Request | None:
        """The open request of this name."""
        return next((r for r in self.pending() if self.base(r) == base), None)

    def persons(self) -> list[int]:
        """The seats that people play, also if a bot stands in for one who is away."""
        return [i for i, s in enumerate(self.seats) if s.kind == "person" and not s.resigned]

    # ------------------------------------------------------------ taking back

    def undo_point(self, seats: list[int]) -> int | None:
        """How many answers would stay if whoever plays these seats took back the last one of them."""
        if self.session is None or (self.status == "over" and not self.alone(seats)):
            return None
        mine = [s for s in seats if not self.seats[s].resigned]
        answers = self.session.answers
        return next((i for i in range(len(answers) - 1, -1, -1) if answers[i][0] in mine), None)

    def alone(self, seats: list[int]) -> bool:
        """True if nobody else plays: the other seats are bots' or were given up."""
        return bool(seats) and all(seat in seats for seat in self.persons())

    def undo_is_free(self, seats: list[int], keep: int) -> bool:
        """Alone with bots always; otherwise as long as nothing hidden has come to light."""
        if self.alone(seats):
            return True
        session = self.playing()
        return keep == len(session.answers) - 1 and session.may_undo(session.answers[keep][0])

    def undo_needs(self) -> list[int]:
        """The seats that have yet to agree to what was asked."""
        if self.undo_asked_by is None:
            return []
        asking = self.seats[self.undo_asked_by].key
        return [p for p in self.persons() if self.seats[p].key != asking and p not in self.undo_agreed]

    # ------------------------------------------------------------ for others to know

    def result(self) -> Result:
        """How the finished game ended."""
        state = self.playing().state
        info = self.info(set(), 0)
        seats = range(len(self.seats))
        for seat in info.seats:
            seat.away = False
        return Result(
            keys=[s.key for s in self.seats],
            seats=info.seats,
            options=self.options,
            settings=self.settings,
            standings=state.standings(),
            points=[state.points(i) for i in seats],
            turns=[state.turns(i) for i in seats],
            rematch=self.rematch,
        )

    def info(self, connected: set[int], watching: int) -> TableInfo:
        """What everybody may know."""
        return TableInfo(
            id=self.id,
            code=self.code,
            game=self.game,
            status=self.status,
            seats=[
                SeatInfo(
                    seat=i,
                    kind=s.kind,
                    name=s.name,
                    bot=s.bot,
                    away=s.kind == "person" and i not in connected,
                    stand_in=s.stand_in,
                    resigned=s.resigned,
                )
                for i, s in enumerate(self.seats)
            ],
            settings=self.settings,
            options=self.options,
            watching=watching,
            rematch=self.rematch,
            undo_asked_by=self.undo_asked_by,
            undo_agreed=self.undo_agreed,
        )
