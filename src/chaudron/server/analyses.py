"""The analyses that somebody asked for, of finished games and of set-ups: behind those who play.

One is made at a time, in short pieces, and only while no bot of a running game has to think. A game's pieces
are done by the bots' processes, wherever there is room. What is bred for a set-up stays where it grows: in a
process of its own, which ends with it. Nobody waits for an analysis that nobody asks after any more. What was
found is kept: it is worked out once.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import os
import time
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

import chaudron
from chaudron.games.catalogue import half
from chaudron.kernel.errors import Refusal
from chaudron.kernel.record import Record, loads
from chaudron.lab.analysis.findings import Findings
from chaudron.lab.analysis.game import GameAnalysis
from chaudron.lab.analysis.report import GameReport
from chaudron.lab.analysis.setup import SetupAnalysis
from chaudron.locales import Texts, languages
from chaudron.server.thinking import pool

if TYPE_CHECKING:
    from chaudron.server.hub import Hub

LOG = logging.getLogger("chaudron.server")
SECONDS = 45.0  # of work for one game, about
SETUP_SECONDS = 30.0  # for one set-up
MOST_SECONDS = 300.0  # after which one is given up, whatever it waits for
PIECE = 0.3  # seconds of a process at a time
PAUSE = 0.1  # while bots think
FORGOTTEN = 60.0  # seconds in which nobody asks after it
MOST_WAITING = 20
MOST_ANSWERS = 4_000  # of a game that is analysed
KEPT = 200  # in memory; all are on disk, if the database is a file

NICENESS = 10  # of the process that analyses a set-up: those who play come first

_analysing: dict[str, GameAnalysis] = {}  # in the bots' processes: what need not be played again
_appraising: dict[str, SetupAnalysis] = {}  # in the process of a set-up


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


def setup_piece(id: str, game: str, options: dict[str, object], seconds: float) -> tuple[float, Any]:
    """A little more of what is strong in a set-up: how much is done, and at the end what was found."""
    if id not in _appraising:
        with contextlib.suppress(AttributeError, OSError):  # not everywhere
            os.nice(NICENESS)
        _appraising[id] = SetupAnalysis(game, options, 0, seconds)
    analysis = _appraising[id]
    if not analysis.work(PIECE):
        return analysis.progress(), None
    found = analysis.dump()
    words = half(game, "appraised")
    assert words is not None
    told = {language: words.chapters(found, Texts(language)) for language in languages()}
    return 1.0, {**found, "found": analysis.appraisal.found(), "told": told}


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


class Chapter(msgspec.Struct):
    """Lines that belong together, and what stands above them, if anything does."""

    title: str
    lines: list[str]


class PartFound(msgspec.Struct):
    """A part of a set-up, and what it adds: shares of games won with it, by how that was tried."""

    subject: str
    adds: dict[str, Share]


class SetupFound(msgspec.Struct):
    """What is strong in a set-up, as the game names it, and told in words by language and name; how that
    fares against others, and the parts that add most first."""

    version: str
    game: str
    rules: int
    found: Mapping[str, Any]
    games: int
    against: dict[str, Share]
    parts: list[PartFound]
    told: dict[str, dict[str, list[Chapter]]]


class SetupAnalysed(msgspec.Struct):
    """The analysis of a set-up as far as it is."""

    id: str
    progress: float
    result: SetupFound | None = None


Found = GameFound | SetupFound


class Going:
    """An analysis that is being made, or waits for its turn."""

    def __init__(self, id: str, address: str) -> None:
        self.id = id
        self.address = address
        self.progress = 0.0
        self.asked = time.monotonic()  # when somebody last asked after it
        self.problem: Refusal | None = None
        self.result: Found | None = None
        self.task: asyncio.Task[None] | None = None

    def look(self) -> None:
        """Somebody asks after it."""
        self.asked = time.monotonic()
        if self.problem is not None:
            raise self.problem

    def of_game(self) -> Analysed:
        self.look()
        result = self.result if isinstance(self.result, GameFound) else None
        return Analysed(self.id, 1.0 if result else self.progress, result)

    def of_setup(self) -> SetupAnalysed:
        self.look()
        result = self.result if isinstance(self.result, SetupFound) else None
        return SetupAnalysed(self.id, 1.0 if result else self.progress, result)


Work = Callable[[Going], Awaitable[None]]


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
        check = partial(self.check, record, address)
        return self.begun(text, address, GameFound, check, partial(self.work, text)).of_game()

    def ask_setup(self, game: str, options: dict[str, object], address: str) -> SetupAnalysed:
        """Begin the analysis of a set-up that is settled, unless it is known or under way."""
        key = SetupAnalysis(game, options, 0, SETUP_SECONDS).key
        check = partial(self.check_room, address)
        return self.begun(key, address, SetupFound, check, partial(self.appraise, game, options)).of_setup()

    def begun(self, of: str, address: str, kind: type[Found], check: Callable[[], None], work: Work) -> Going:
        id = hashlib.blake2b(f"{chaudron.__version__} {of}".encode(), digest_size=16).hexdigest()
        known = self.going.get(id)
        if known is not None and known.problem is None:
            return known
        going = Going(id, address)
        going.result = self.recalled(id, kind)
        if going.result is None:
            check()
            going.task = self.hub.spawn(self.make(going, work))
        self.going[id] = going
        for old in [g for g in self.going.values() if g.task is None or g.task.done()][:-KEPT]:
            del self.going[old.id]
        return going

    def under(self, id: str) -> Going:
        """The analysis of this id."""
        going = self.going.get(id)
        if going is None:
            raise Refusal("no-analysis", "this analysis is not known any more; ask for it again")
        return going

    def check(self, record: Record, address: str) -> None:
        if len(record.answers) > MOST_ANSWERS:
            raise Refusal(
                "record-too-long",
                f"this game has {len(record.answers)} answers; at most {MOST_ANSWERS} are played again here",
                {"n": len(record.answers), "most": MOST_ANSWERS},
            )
        self.check_room(address)

    def check_room(self, address: str) -> None:
        open_ = [g for g in self.going.values() if g.task is not None and not g.task.done()]
        if any(g.address == address for g in open_):
            raise Refusal("one-analysis", "one analysis at a time: wait for the one that is being made")
        if len(open_) >= MOST_WAITING:
            raise Refusal("busy-looking", "many games are being looked at here; try again in a moment")

    # ------------------------------------------------------------ making

    async def make(self, going: Going, work: Work) -> None:
        try:
            async with self.gate, asyncio.timeout(MOST_SECONDS):
                await work(going)
        except Refusal as r:
            going.problem = r
        except TimeoutError:
            going.problem = Refusal("takes-too-long", "this game takes too long to be played again here")
        except Exception:
            LOG.exception("an analysis failed")
            going.problem = Refusal("no-analysis", "this game cannot be analysed here")

    async def turn(self, going: Going) -> None:
        """Wait for those who play; an analysis that nobody asks after is given up."""
        while self.hub.automatic.is_busy():
            await asyncio.sleep(PAUSE)
        if time.monotonic() - going.asked > FORGOTTEN:
            raise Refusal("no-analysis", "this analysis is not known any more; ask for it again")

    async def work(self, text: str, going: Going) -> None:
        findings = Findings(0, SECONDS)
        while going.result is None:
            await self.turn(going)
            done = await self.hub.automatic.in_pool(piece, going.id, text, findings)
            findings, going.progress = done.findings, done.progress
            if done.result is not None:
                self.keep(going, msgspec.convert(done.result, GameFound))

    async def appraise(self, game: str, options: dict[str, object], going: Going) -> None:
        loop = asyncio.get_running_loop()
        aside = pool(1)
        try:
            while going.result is None:
                await self.turn(going)
                going.progress, found = await loop.run_in_executor(
                    aside, setup_piece, going.id, game, options, SETUP_SECONDS
                )
                if found is not None:
                    self.keep(going, found_of(found))
        finally:
            aside.shutdown(wait=False, cancel_futures=True)

    # ------------------------------------------------------------ keeping

    def file(self, id: str) -> Path | None:
        database = self.hub.store.file
        return None if database is None else database.parent / "analyses" / f"{id}.json"

    def recalled(self, id: str, kind: type[Found]) -> Found | None:
        file = self.file(id)
        with contextlib.suppress(OSError, msgspec.MsgspecError):
            return None if file is None else msgspec.json.decode(file.read_bytes(), type=kind)
        return None

    def keep(self, going: Going, found: Found) -> None:
        """Nobody minds if it cannot be kept: it is worked out again."""
        going.result = found
        file = self.file(going.id)
        if file is None:
            return
        with contextlib.suppress(OSError):
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            part = file.with_suffix(".part")
            part.write_bytes(msgspec.json.encode(found))
            part.replace(file)


def found_of(body: dict[str, Any]) -> SetupFound:
    """What a process found about a set-up."""
    parts = [
        {"subject": part["subject"], "adds": {kind: x for kind, x in part.items() if kind != "subject"}}
        for part in body["parts"]
    ]
    return msgspec.convert({**body, "parts": parts}, SetupFound)
