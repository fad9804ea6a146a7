"""What moves by itself at a table: bots, and the clock."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from chaudron.server.events import Answered, TableEvent
from chaudron.server.pace import natural_moment, paced, pause
from chaudron.server.refused import refused
from chaudron.server.served_table import Clock, Connection, ServedTable
from chaudron.server.tables import Table, default_bot
from chaudron.server.thinking import Deed, pool, ready, think

if TYPE_CHECKING:
    from chaudron.server.hub import Hub

P = ParamSpec("P")
T = TypeVar("T")

LOG = logging.getLogger("chaudron.server")
TOO_LONG = 2.0  # seconds for the answers of a bot in a row
PAUSE = 1.0  # before trying again when the database does not answer


def decision(base: str) -> str:
    """What stays of a request's name if it is asked again after an undo."""
    return base.rpartition(".")[0]


class Automatic:
    """Answers for bots, stand-ins and people whose time is up. Thinking happens in other processes."""

    def __init__(self, hub: Hub, workers: int) -> None:
        self.hub = hub
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None
        self.at_work = 0  # what the processes do, or will do next
        # Where nobody plays, bots wait for each other, so that many such games never delay a person's.
        self.unhurried = asyncio.Semaphore(1)

    def warm_up(self) -> None:
        """Start the processes before they are needed: people look at their first hand meanwhile."""
        if self.pool is None:
            self.pool = pool(self.workers)
            self.pool.submit(ready)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)

    def wake(self, served: ServedTable) -> None:
        """Something changed: the clock is set, and bots go on if it is their turn."""
        if served.held:
            return  # nothing goes on before everybody sees how things stand
        self.set_clocks(served)
        if served.thinking is None and self.bots_to_move(served):
            served.thinking = self.hub.spawn(self.let_bots_play(served))

    def hurry(self, served: ServedTable, connection: Connection) -> None:
        """Let the bots that play now make haste; others at the table may want to see what they do."""
        table = served.table
        if not table.alone(table.seats_with(connection.key)):
            raise refused("not-alone", "only who plays alone can hurry the bots")
        if served.thinking is not None:
            served.haste.set()

    # ------------------------------------------------------------ bots

    def bots_to_move(self, served: ServedTable) -> bool:
        seats = served.table.seats
        return any(seats[r.decider].played_by_bot() for r in served.table.pending())

    async def let_bots_play(self, served: ServedTable) -> None:
        """Bots answer until a person has to, or until everybody has seen how things stand."""
        try:
            while self.bots_to_move(served) and not served.held:
                try:
                    await self._bots_answer(served)
                except SQLAlchemyError:
                    LOG.warning("the database does not answer; table %s waits", served.table.id)
                    await asyncio.sleep(PAUSE)
        finally:
            served.thinking = None
            served.haste.clear()

    async def _bots_answer(self, served: ServedTable) -> None:
        """Bots think as far as they can; what they do happens at the table's pace, each deed kept before it
        is shown."""
        table = served.table
        before, undos = len(table.playing().answers), table.undos
        bots = {i: s.played_by_bot() for i, s in enumerate(table.seats) if s.played_by_bot()}
        lane = contextlib.nullcontext() if table.persons() else self.unhurried
        asked = time.perf_counter()
        async with lane:
            deeds = await self.thought(served, bots, 1000)
        self.hub.counts["bot_faults"] += any(deed.by != bots[deed.seat] for deed in deeds)
        while deeds and not served.held:
            await self._as_a_person(served, deeds[0].seat, asked)
            n = self._together(served, deeds) if await self._at_once(served, deeds[0].seat) else 1
            if not await self._given(served, deeds[:n], before, undos):
                return
            deeds, before, asked = deeds[n:], before + n, time.perf_counter()

    async def _as_a_person(self, served: ServedTable, seat: int, asked: float) -> None:
        """Who plays for a person takes a moment before answering somebody else: otherwise those whom the
        rules pass over, and are shown as asked, would be told from those who have something to say. The
        moment begins with the question: how long was thought is not to be seen."""
        given = served.table.playing().answers
        if self._is_patient(served, seat) and (not given or given[-1][0] != seat):
            await asyncio.sleep(max(0.0, natural_moment() - (time.perf_counter() - asked)))

    def _is_patient(self, served: ServedTable, seat: int) -> bool:
        return served.table.settings.pauses and served.has_secrets([seat])

    def _together(self, served: ServedTable, deeds: list[Deed]) -> int:
        """How many of these answers are given at once: up to another seat that takes its time."""
        first = deeds[0].seat
        for n, deed in enumerate(deeds):
            if deed.seat != first and self._is_patient(served, deed.seat):
                return n
        return len(deeds)

    async def _at_once(self, served: ServedTable, seat: int) -> bool:
        """Wait as long as the table's pace says; True if nobody wants to see the bots' deeds one by one."""
        if not served.haste.is_set() and paced(served.table) and served.looked_at():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(served.haste.wait(), pause(served.table, seat))
            return served.haste.is_set()
        return True

    async def _given(self, served: ServedTable, deeds: list[Deed], before: int, undos: int) -> bool:
        """The bots answer, unless something else has happened since they thought."""
        fits = False

        def decide(table: Table) -> list[TableEvent]:
            nonlocal fits
            fits = (
                len(table.playing().answers) == before
                and table.undos == undos
                and all(table.seats[deed.seat].played_by_bot() for deed in deeds)
            )
            return [Answered(*deed.given) for deed in deeds] if fits else []

        async with served.lock:
            await self.hub.change(served, decide)
        if fits:
            self.hub.counts["bot_answers"] += len(deeds)
            for at, deed in enumerate(deeds, before):
                served.deeds[deed.seat] = (at, deed)
                self.hub.bot_times.note(deed.seconds)
                known = served.row.spent if served.row.follows(deed.seat, at + 1) else 0.0
                served.row.spend(deed.seat, at + 1, deed.seconds)
                self.hub.counts["bot_rows_too_long"] += known <= TOO_LONG < served.row.spent
        return fits

    async def thought(self, served: ServedTable, bots: dict[int, str], most: int) -> list[Deed]:
        """The bots' answers."""
        table = served.table
        session = table.playing()
        return await self.in_pool(
            think, table.id, table.undos, table.game, session.seed, session.seats,
            session.options, session.answers[:], bots, most, session.deals[:],
            (served.row.seat, served.row.given, served.row.spent),
        )  # fmt: skip

    def is_busy(self) -> bool:
        """True if whatever is asked of the processes now has to wait."""
        return self.at_work >= self.workers

    async def in_pool(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Done by another process."""
        self.at_work += 1
        try:
            return await self._in_pool(work, *args, **more)
        finally:
            self.at_work -= 1

    async def _in_pool(self, work: Callable[P, T], *args: P.args, **_: P.kwargs) -> T:
        """A pool that broke is made anew."""
        loop = asyncio.get_running_loop()
        for _tries in range(2):
            self.warm_up()
            try:
                return await loop.run_in_executor(self.pool, work, *args)
            except BrokenProcessPool:
                self.pool = None
        self.warm_up()
        return await loop.run_in_executor(self.pool, work, *args)

    # ------------------------------------------------------------ the clock

    def set_clocks(self, served: ServedTable) -> None:
        """Run a clock for every person who has to decide, if the table plays with one.

        A decision has its time once: taking back, other settings and stand-ins do not renew it.
        """
        table = served.table
        seconds = table.settings.timer
        people = [r for r in table.pending() if not table.seats[r.decider].played_by_bot()]
        wanted = [(table.base(r), seconds) for r in people] if seconds > 0 else []
        for running in [c for c in served.clocks if c not in wanted]:
            clock = served.clocks.pop(running)
            clock.timer.cancel()
            served.time_left[decision(running[0])] = clock.left(running[1])
        loop = asyncio.get_running_loop()
        for new in wanted:
            if new not in served.clocks:
                left = seconds * served.time_left.get(decision(new[0]), 1.0)
                timer = loop.call_later(left, self._ring, served, new[0])
                served.clocks[new] = Clock(timer, time.time() + left)

    def _ring(self, served: ServedTable, base: str) -> None:
        self.hub.spawn(self.time_is_up(served, base))

    async def time_is_up(self, served: ServedTable, base: str) -> None:
        """A bot makes the one decision that took too long."""
        table = served.table
        request = table.request(base)
        if request is None:
            return
        deeds = await self.thought(served, {request.decider: default_bot(table.game)}, 1)

        def decide(table: Table) -> list[TableEvent]:
            if table.request(base) is None or not deeds:
                return []
            return [Answered(*deeds[0].given, clock=True)]

        async with served.lock:
            await self.hub.change(served, decide)
