"""What bots think, for whoever may know it: why one did what it did, and what one would do in my place.

Why a bot acted tells what it holds. So only somebody who plays alone against bots may ask, as in the
terminal, and everybody who may look at a game when it is over. A hint is thought by a bot that looks through
the asking seat's own view, at tables that agreed on hints.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING

import msgspec

from chaudron.bots.catalogue import game_bots
from chaudron.bots.game_bots import RANDOM
from chaudron.kernel.errors import Refusal
from chaudron.kernel.rng import seed_from
from chaudron.server import protocol as say
from chaudron.server.limits import LONGEST_ID
from chaudron.server.refused import refused
from chaudron.server.served_table import Connection, ServedTable
from chaudron.server.tables import Table
from chaudron.server.thinking import Deed, weigh

if TYPE_CHECKING:
    from chaudron.server.hub import Hub

LOG = logging.getLogger("chaudron.server")
PATIENCE = 15.0  # seconds that somebody waits for what a bot thinks
MOST_WAITING = 20  # who wait for it; more are asked to come back


class Thoughts:
    """Asks bots, one at a time, in the processes where they play."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.gate = asyncio.Semaphore(1)  # whoever asks never keeps more than one process from those who play
        self.waiting = 0

    def ask(self, served: ServedTable, connection: Connection, message: say.Why | say.Hint) -> None:
        """Find out what somebody wants to know, if they may; nothing waits for it meanwhile."""
        if len(message.id) > LONGEST_ID:
            raise refused("too-long", "the id of this message is too long")
        if served.table.fault:
            raise refused("stopped", "this game was begun under other rules: it cannot be gone on with")
        if served.table.session is None:
            raise refused("not-begun", "this game has not begun")
        if connection.asking:
            raise refused("one-thought", "one question at a time: a bot is still thinking about the last one")
        if isinstance(message, say.Why):
            found = self.why(served, connection, message.seat)
        else:
            found = self.hint(served, connection, message.base)
        connection.asking = True
        self.hub.spawn(self._tell(served, connection, message.id, found))

    async def _tell(
        self, served: ServedTable, connection: Connection, id: str, found: Coroutine[None, None, Deed]
    ) -> None:
        problem: say.Problem | None = None
        try:
            deed = await asyncio.wait_for(found, PATIENCE)
            reason = msgspec.convert(deed.reason, say.Reasoned)
            connection.reply(say.Thought(id, deed.seat, deed.prompt, deed.answer, reason))
        except Refusal as r:
            self.hub.counts["refused"] += 1
            problem = say.Problem(r.code, r.message, r.details)
        except TimeoutError:
            problem = say.Problem("slow-thought", "the bots are busy playing; ask again in a moment")
        except Exception:
            LOG.exception("what a bot of table %s thinks is not known", served.table.id)
            problem = say.Problem("no-thought", "this bot cannot say what it thinks")
        finally:
            connection.asking = False
        connection.reply(say.Ack(id, problem))

    # ------------------------------------------------------------ why

    def why(self, served: ServedTable, connection: Connection, seat: int) -> Coroutine[None, None, Deed]:
        """Why this seat's bot gave its last answer: what it thought then, or if that was forgotten (in
        another process, or before the server started again) what it thinks of it now."""
        table = served.table
        check_may_ask(table, connection, seat)
        answers = table.playing().answers
        last = next((i for i in reversed(range(len(answers))) if answers[i][0] == seat), None)
        if last is None:
            raise refused("why-nothing", "this bot has not decided anything yet")
        at, deed = served.deeds.get(seat, (-1, None))
        if deed is not None and at == last and deed.answer == answers[last][1]:
            return known(deed)
        return self._again(served, connection, seat, last)

    async def _again(self, served: ServedTable, connection: Connection, seat: int, last: int) -> Deed:
        table = served.table
        bot = table.seats[seat].played_by_bot()
        given = table.playing().answers[last][1]
        chance = seed_from(table.playing().seed, "bots")
        deed = await self._weighed(served, connection, last, seat, bot, chance)
        if deed.answer != given and bot != RANDOM:
            raise refused("why-forgotten", "what this bot thought then is forgotten; ask after its next move")
        deed = deed._replace(answer=given)
        served.deeds[seat] = (last, deed)
        return deed

    # ------------------------------------------------------------ a hint

    def hint(self, served: ServedTable, connection: Connection, base: str) -> Coroutine[None, None, Deed]:
        """What a good bot would answer to the question that this connection is asked."""
        table = served.table
        if not table.settings.hints:
            raise refused("no-hints", "this table plays without hints")
        seats = table.seats_with(connection.key)
        request = None if served.front(seats) else table.request(base)
        if request is None or request.decider not in seats:
            raise refused("stale", "this question is no longer open")
        for old in [b for b in served.hints if table.request(b) is None]:
            del served.hints[old]
        going = served.hints.get(base)
        if going is None or (going.done() and (going.cancelled() or going.exception() is not None)):
            session = table.playing()
            n = len(session.answers)
            chance = seed_from(session.seed, "hint", n)
            adviser = game_bots(table.game).adviser
            thinking = self._weighed(served, connection, n, request.decider, adviser, chance)
            going = served.hints[base] = asyncio.ensure_future(thinking)
        return shared(going)

    # ------------------------------------------------------------ thinking

    async def _weighed(
        self, served: ServedTable, connection: Connection, n: int, seat: int, bot: str, chance: int
    ) -> Deed:
        """What a bot answers in a seat after the first answers of the game."""
        if not self.hub.limits.thoughts.take(connection.address):
            raise refused("too-many", "too many questions to bots from here; wait a moment")
        if self.waiting >= MOST_WAITING:
            raise refused("slow-thought", "the bots are busy playing; ask again in a moment")
        table, session = served.table, served.table.playing()
        answers, deals = session.answers[:n], [deal for deal in session.deals if deal[0] <= n]
        self.waiting += 1
        try:
            async with self.gate:
                deed = await self.hub.automatic.in_pool(
                    weigh, table.id, table.undos, table.game, session.seed, session.seats,
                    session.options, answers, deals, seat, bot, chance,
                )  # fmt: skip
        finally:
            self.waiting -= 1
        if deed is None:
            raise refused("no-thought", "this bot cannot say what it thinks")
        return deed


def check_may_ask(table: Table, connection: Connection, seat: int) -> None:
    """Refuse whoever could learn what a bot holds and keep that from others."""
    if seat not in range(len(table.seats)) or not table.seats[seat].played_by_bot():
        raise refused("no-bot", "only a bot can be asked why")
    seats = table.seats_with(connection.key)
    if table.status == "over":
        if not seats and not table.settings.spectators:
            raise refused("no-seat", "you have no seat at this table")
    elif not table.alone(seats) or len(table.persons()) > 1:
        raise refused(
            "why-not-alone", "who says why tells what they hold: ask when you play alone, or after the game"
        )


async def known(deed: Deed) -> Deed:
    return deed


async def shared(going: asyncio.Task[Deed]) -> Deed:
    """What several devices may wait for: who goes away does not end it."""
    return await asyncio.shield(going)
