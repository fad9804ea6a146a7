"""The analyses of finished games that somebody asked for: in the bots' processes, behind those who play.

One game is analysed at a time, in short pieces, and only while no bot of a running game has to think. Nobody
waits for an analysis that nobody asks after any more. What was found is kept: it is worked out once.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

import chaudron
from chaudron.kernel.errors import Refusal
from chaudron.kernel.record import Record, loads
from chaudron.lab.analysis.findings import Findings
from chaudron.lab.analysis.game import GameAnalysis
from chaudron.lab.analysis.report import GameReport

if TYPE_CHECKING:
    from chaudron.server.hub import Hub

LOG = logging.getLogger("chaudron.server")
SECONDS = 45.0  # of work for one game, about
MOST_SECONDS = 300.0  # after which one is given up, whatever it waits for
PIECE = 0.3  # seconds of a process at a time
PAUSE = 0.1  # while bots think
FORGOTTEN = 60.0  # seconds in which nobody asks after it
MOST_WAITING = 20
MOST_ANSWERS = 4_000  # of a game that is analysed
KEPT = 200  # in memory; all are on disk, if the database is a file

_analysing: dict[str, GameAnalysis] = {}  # in the bots' processes: what need not be played again


class Advance(NamedTuple):
    """What a process tells of its work: all that was found, how much is done, and at the end what it says."""

    findings: Findings
    progress: float
    result: dict[str, Any] | None = None


def piece(id: str, text: str, findings: Findings) -> Advance:
    """A little more of an analysis."""
    analysis = taken_up(id, text, findings)
    if analysis.work(PIECE):
        return Advance(analysis.findings, 1.0, GameReport(analysis).dump())
    _analysing.clear()  # one at a time
    _analysing[id] = analysis
    return Advance(analysis.findings, analysis.progress())


def taken_up(id: str, text: str, findings: Findings) -> GameAnalysis:
    """The analysis where it was left, here or in another process."""
    kept = _analysing.pop(id, None)
    if kept is not None and kept.findings.state() == findings.state():
        return kept
    return GameAnalysis(loads(text), findings)


class Share(msgspec.Struct):
    """A value, and the bounds between which it lies in 99 cases of 100."""

    value: float
    lo: float
    hi: float


class AccountFound(msgspec.Struct):
    """Where a seat's chances went; own decisions, those of others and luck add up to the change."""

    change: Share
    own: Share
    others: Share
    luck: Share


class TurnOf(msgspec.Struct):
    """Whose turn it was (-1: a round of all), and its number; 0 before the first."""

    seat: int
    number: int


class TurnFound(msgspec.Struct):
    """A point of the curve: how likely each seat was to win, and what became of that until the next."""

    step: int
    seat: int
    number: int
    win: list[Share]
    accounts: list[AccountFound]


class Swing(msgspec.Struct):
    """A decision that lost much: the question, what was played, and what would have won more."""

    step: int
    seat: int
    turn: TurnOf
    prompt: Mapping[str, Any]
    played: Any
    better: Any
    gain: Share
    sure: bool


class InsightFound(msgspec.Struct):
    """Something that a seat could be certain of, and made nothing of: a message."""

    seat: int
    step: int
    message: str
    args: Mapping[str, Any]


class GameFound(msgspec.Struct):
    """What an analysis says of a game."""

    version: str
    game: str
    rules: int
    seats: list[str]
    steps: int
    bot: str
    playouts: int
    played: int
    curve: list[TurnFound]
    ends: list[float]
    accounts: list[AccountFound]
    swings: list[Swing]
    insights: list[InsightFound]


class Analysed(msgspec.Struct):
    """An analysis as far as it is: how much is done, from 0 to 1, and at the end what it says."""

    id: str
    progress: float
    result: GameFound | None = None


class Going:
    """An analysis that is being made, or waits for its turn."""

    def __init__(self, id: str, address: str) -> None:
        self.id = id
        self.address = address
        self.progress = 0.0
        self.asked = time.monotonic()  # when somebody last asked after it
        self.problem: Refusal | None = None
        self.result: GameFound | None = None
        self.task: asyncio.Task[None] | None = None

    def told(self) -> Analysed:
        self.asked = time.monotonic()
        if self.problem is not None:
            raise self.problem
        return Analysed(self.id, 1.0 if self.result else self.progress, self.result)


class Analyses:
    """Everything that was asked for and not forgotten."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.gate = asyncio.Semaphore(1)
        self.going: dict[str, Going] = {}

    # ------------------------------------------------------------ asking

    def ask(self, record: Record, address: str) -> Analysed:
        """Begin the analysis of this game, unless it is known or under way."""
        text = record.dumps()
        id = hashlib.blake2b(f"{chaudron.__version__} {text}".encode(), digest_size=16).hexdigest()
        known = self.going.get(id)
        if known is not None and known.problem is None:
            return known.told()
        going = Going(id, address)
        going.result = self.recalled(id)
        if going.result is None:
            self.check(record, address)
            going.task = self.hub.spawn(self.make(going, text))
        self.going[id] = going
        for old in [g for g in self.going.values() if g.task is None or g.task.done()][:-KEPT]:
            del self.going[old.id]
        return going.told()

    def told(self, id: str) -> Analysed:
        """How far an analysis is."""
        going = self.going.get(id)
        if going is None:
            raise Refusal("no-analysis", "this analysis is not known any more; ask for it again")
        return going.told()

    def check(self, record: Record, address: str) -> None:
        if len(record.answers) > MOST_ANSWERS:
            raise Refusal(
                "record-too-long",
                f"this game has {len(record.answers)} answers; at most {MOST_ANSWERS} are played again here",
                {"n": len(record.answers), "most": MOST_ANSWERS},
            )
        open_ = [g for g in self.going.values() if g.task is not None and not g.task.done()]
        if any(g.address == address for g in open_):
            raise Refusal("one-analysis", "one analysis at a time: wait for the one that is being made")
        if len(open_) >= MOST_WAITING:
            raise Refusal("busy-looking", "many games are being looked at here; try again in a moment")

    # ------------------------------------------------------------ making

    async def make(self, going: Going, text: str) -> None:
        try:
            async with self.gate, asyncio.timeout(MOST_SECONDS):
                await self.work(going, text)
        except Refusal as r:
            going.problem = r
        except TimeoutError:
            going.problem = Refusal("takes-too-long", "this game takes too long to be played again here")
        except Exception:
            LOG.exception("an analysis failed")
            going.problem = Refusal("no-analysis", "this game cannot be analysed here")

    async def work(self, going: Going, text: str) -> None:
        findings = Findings(0, SECONDS)
        while going.result is None:
            while self.hub.automatic.is_busy():  # those who play come first
                await asyncio.sleep(PAUSE)
            if time.monotonic() - going.asked > FORGOTTEN:
                raise Refusal("no-analysis", "this analysis is not known any more; ask for it again")
            done = await self.hub.automatic.in_pool(piece, going.id, text, findings)
            findings, going.progress = done.findings, done.progress
            if done.result is not None:
                going.result = msgspec.convert(done.result, GameFound)
                self.keep(going.result, going.id)

    # ------------------------------------------------------------ keeping

    def file(self, id: str) -> Path | None:
        database = self.hub.store.file
        return None if database is None else database.parent / "analyses" / f"{id}.json"

    def recalled(self, id: str) -> GameFound | None:
        file = self.file(id)
        with contextlib.suppress(OSError, msgspec.MsgspecError):
            return None if file is None else msgspec.json.decode(file.read_bytes(), type=GameFound)
        return None

    def keep(self, found: GameFound, id: str) -> None:
        """Nobody minds if it cannot be kept: it is worked out again."""
        file = self.file(id)
        if file is None:
            return
        with contextlib.suppress(OSError):
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            part = file.with_suffix(".part")
            part.write_bytes(msgspec.json.encode(found))
            part.replace(file)
