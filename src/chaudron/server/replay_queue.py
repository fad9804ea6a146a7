"""Games that are played again for somebody: beside the event loop, a few at a time, none of them for long.

The rules may be compiled, and compiled code lets no other thread run before it returns: a game is played
answer by answer, and between two of them others go on.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from typing import Any, ParamSpec, TypeVar

from chaudron.games.catalogue import game as find_game
from chaudron.kernel.errors import BadRecord, IllegalAnswer, Refusal
from chaudron.kernel.record import Record
from chaudron.kernel.session import Session, resume
from chaudron.server.limits import MOST_STEPS

P = ParamSpec("P")
T = TypeVar("T")

AT_A_TIME = 2  # games that are played again
MOST_WAITING = 20  # who wait for that; more are asked to come back
MOST_FROM_ONE = 4  # of them from one address
SECONDS = 10.0  # for one of them

_until: ContextVar[float] = ContextVar("until", default=float("inf"))


class ReplayQueue:
    """The queue of those who want to look at a game."""

    def __init__(self) -> None:
        self.gate = asyncio.Semaphore(AT_A_TIME)
        self.waiting: Counter[str] = Counter()  # by address, those whose turn it is included
        self.going: dict[str, asyncio.Future[Any]] = {}  # what several may want to see, by its name

    async def at(self, address: str, look: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Look in another thread; refused if too many wait already, or if it takes too long."""
        if self.waiting[address] >= MOST_FROM_ONE:
            raise Refusal("too-many", "too many replays from here; wait a moment")
        if self.waiting.total() >= MOST_WAITING:
            raise Refusal("busy-looking", "many games are being looked at here; try again in a moment")
        self.waiting[address] += 1
        try:
            async with self.gate:
                _until.set(time.monotonic() + SECONDS)
                return await asyncio.to_thread(look, *args, **more)
        finally:
            self.waiting[address] -= 1
            if not self.waiting[address]:
                del self.waiting[address]

    async def shared(
        self, name: str, address: str, look: Callable[P, T], *args: P.args, **more: P.kwargs
    ) -> T:
        """What somebody else is being shown at this moment; else a look of one's own, for others to share.

        All who sat at a table want to see how the game went when it ends, often from one address.
        """
        going: asyncio.Future[T] | None = self.going.get(name)
        if going is None:
            going = self.going[name] = asyncio.ensure_future(self.at(address, look, *args, **more))
            going.add_done_callback(lambda _: self.going.pop(name))
        return await asyncio.shield(going)


def check_length(record: Record, most: int = MOST_STEPS) -> None:
    if len(record.answers) > most:
        raise Refusal(
            "record-too-long",
            f"this game has {len(record.answers)} answers; at most {most} are played again here",
            {"n": len(record.answers), "most": most},
        )


def stepping(record: Record, upto: int | None = None) -> Iterator[tuple[int, Session]]:
    """The game before its first answer, and after each of them (or the first `upto`), checked as it goes."""
    check_length(record)
    session = resume(record, find_game(record.game), 0)
    yield 0, session
    for n, (seat, data) in enumerate(record.answers[:upto], 1):
        if time.monotonic() > _until.get():
            raise Refusal("takes-too-long", "this game takes too long to be played again here")
        try:
            session.answer_named(seat, data)
        except IllegalAnswer as e:
            raise BadRecord(
                "record-answer",
                f"answer {n} of this record cannot be played: {e.message}",
                {"n": n, "why": e.message},
            ) from None
        session.deal_as(record.deals)
        yield n, session


def played(record: Record, upto: int | None = None) -> Session:
    """The game after so many of its answers."""
    *_, (_, session) = stepping(record, upto)
    return session
