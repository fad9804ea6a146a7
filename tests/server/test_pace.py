"""Bots play at the table's pace: one deed after the other; nobody else waits, nothing is answered twice."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from chaudron.server import automatic, pace
from chaudron.server import protocol as say
from chaudron.server.events import Answered
from chaudron.server.hub import Hub
from chaudron.server.served_table import Connection, ServedTable
from chaudron.server.store.store import Store, database_url
from chaudron.server.thinking import Deed, think
from tests.server.test_tables import KINGDOM

FOREVER = pace.Gait(3600.0, 7200.0)
BOTS = {"kingdom": KINGDOM, "first": 1}


async def thought_here(served: ServedTable, bots: dict[int, str], most: int) -> list[Deed]:
    """What bots answer, without processes of their own."""
    table, session = served.table, served.table.playing()
    return think(
        table.id, table.undos, table.game, session.seed, session.seats, session.options,
        session.answers[:], bots, most,
    )  # fmt: skip


async def a_hub(home: Path) -> Hub:
    store = Store(database_url("", home))
    store.open()
    hub = Hub(store)
    await hub.open()
    hub.automatic.thought = thought_here  # type: ignore[method-assign]
    hub.automatic.warm_up = lambda: None  # type: ignore[method-assign]
    return hub


async def closed(hub: Hub) -> None:
    await hub.close()
    hub.store.close()


async def a_table(hub: Hub, pace: say.Pace, *bots: str) -> tuple[ServedTable, Connection]:
    seats = [say.SeatWish("mine", "Ada"), *(say.SeatWish("bot", bot=bot) for bot in bots)]
    served = await hub.create(say.NewTable("dominion", seats, BOTS, say.Settings(pace=pace)), "key")
    return served, sat_down(hub, served)


def sat_down(hub: Hub, served: ServedTable) -> Connection:
    connection = Connection("key")
    hub.connect(served, connection)
    return connection


async def passes(hub: Hub, served: ServedTable, connection: Connection) -> None:
    """Ada buys nothing."""
    answers: list[Any] = [[], None]
    for answer in answers:
        base = served.table.base(served.table.pending()[0])
        await hub.handle(served, connection, say.Answer("", base, answer))


async def until(served: ServedTable, *seats: int) -> None:
    """Wait until these seats are asked, and nobody thinks."""
    while [r.decider for r in served.table.pending()] != list(seats):
        await asyncio.sleep(0.001)


def given(served: ServedTable, seat: int) -> int:
    return sum(who == seat for who, _ in served.table.playing().answers)


def test_a_turn_is_never_long() -> None:
    brisk, calm = pace.GAITS["brisk"], pace.GAITS["calm"]
    for gait, most in ((brisk, 1.5), (calm, 5.0)):
        pauses = [gait.pause(n) for n in range(200)]
        assert sum(pauses) <= most + 1e-9
        assert pauses[0] == 0 and pauses[1:] == sorted(pauses[1:], reverse=True)
    assert brisk.first <= 0.4


def test_pauses_are_counted_by_turns(tmp_path: Path) -> None:
    async def play() -> None:
        hub = await a_hub(tmp_path)
        served, connection = await a_table(hub, "instant", "big-money", "big-money")
        seen: list[tuple[int, int]] = []

        async def watched(served: ServedTable, bots: dict[int, str], most: int) -> list[Deed]:
            answers = await thought_here(served, bots, 1)
            seen.append((answers[0][0], pace.earlier(served.table, answers[0][0])))
            return answers

        hub.automatic.thought = watched  # type: ignore[method-assign]
        await passes(hub, served, connection)
        await until(served, 0)
        first = [n for seat, n in seen if seat == 1]
        second = [n for seat, n in seen if seat == 2]
        assert first == list(range(len(first))), "the first bot answers a person at once"
        assert second == list(range(1, 1 + len(second))), "the second one lets its neighbour's turn be seen"
        await closed(hub)

    asyncio.run(play())


def test_who_plays_for_a_person_takes_a_natural_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before answering somebody else: an absent friend who could react is not told from one who could not."""
    moments: list[list[int]] = []

    async def play() -> None:
        hub = await a_hub(tmp_path)
        seats = [
            say.SeatWish("mine", "Ada"),
            say.SeatWish("open", "Ben"),
            say.SeatWish("bot", bot="big-money"),
        ]
        served = await hub.create(say.NewTable("dominion", seats, BOTS, say.Settings(pace="instant")), "key")
        await hub.join(served, say.Join("Ben"), "other")

        def noted() -> float:
            moments.append([r.decider for r in served.table.pending()])
            return 0.0

        monkeypatch.setattr(automatic, "natural_moment", noted)
        ada, ben = sat_down(hub, served), Connection("other")
        hub.connect(served, ben)
        await hub.handle(served, ben, say.StandIn("s", 1))
        for turn in range(1, 4):
            await passes(hub, served, ada)
            await until(served, 0)
            assert moments == [[1]] * turn, "one before its turn, none within it, none before the bot's"
        await closed(hub)

    asyncio.run(play())


def test_how_long_a_stand_in_thinks_is_not_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In Alchemists what somebody has seen decides how much there is to deduce."""
    now, moments = 0.0, list[float]()
    alone = asyncio.sleep

    async def slow(served: ServedTable, bots: dict[int, str], most: int) -> list[Deed]:
        nonlocal now
        now += 0.5  # seconds
        return (await thought_here(served, bots, most))[:1]

    async def sleep(seconds: float) -> None:
        moments.append(seconds)
        await alone(0)

    async def play() -> None:
        hub = await a_hub(tmp_path)
        hub.automatic.thought = slow  # type: ignore[method-assign]
        seats = [say.SeatWish("mine", "Ada"), say.SeatWish("open", "Ben")]
        served = await hub.create(say.NewTable("alchemists", seats, {}, say.Settings(pace="instant")), "key")
        await hub.join(served, say.Join("Ben"), "other")
        sat_down(hub, served)
        ben = Connection("other")
        hub.connect(served, ben)
        monkeypatch.setattr(automatic, "natural_moment", lambda: 2.0)
        monkeypatch.setattr(time, "perf_counter", lambda: now)
        monkeypatch.setattr(asyncio, "sleep", sleep)
        await hub.handle(served, ben, say.StandIn("s", 1))
        await until(served, 0)
        monkeypatch.undo()
        assert max(moments) == 1.5, "with the half second of thinking it is the moment that anybody takes"
        await closed(hub)

    asyncio.run(play())


def test_a_turn_of_a_bot_that_takes_long_is_counted_once(tmp_path: Path) -> None:
    async def slow(served: ServedTable, bots: dict[int, str], most: int) -> list[Deed]:
        return [deed._replace(seconds=1.1) for deed in await thought_here(served, bots, most)]

    async def play() -> None:
        hub = await a_hub(tmp_path)
        hub.automatic.thought = slow  # type: ignore[method-assign]
        served, ada = await a_table(hub, "instant", "big-money")
        for turn in range(1, 3):
            await passes(hub, served, ada)
            await until(served, 0)
            assert given(served, 1) == 2 * turn, "its Treasures and a purchase"
            assert hub.counts["bot_rows_too_long"] == turn
        await closed(hub)

    asyncio.run(play())


def test_a_pause_keeps_nobody_else_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(pace.GAITS, "calm", FOREVER)

    async def play() -> None:
        hub = await a_hub(tmp_path)
        slow, ada = await a_table(hub, "calm", "big-money")
        await passes(hub, slow, ada)
        while not given(slow, 1):
            await asyncio.sleep(0.001)
        quick, ben = await a_table(hub, "instant", "big-money")
        for turn in range(1, 4):
            await passes(hub, quick, ben)
            await until(quick, 0)
            assert given(quick, 1) == 2 * turn
        assert given(slow, 1) == 1, "its Treasures lie there"
        view: dict[str, Any] = dict(slow.table.playing().stepper.view(0).dump())
        assert view["players"][1]["in_play"]
        await hub.handle(slow, ada, say.Hurry("h"))
        await until(slow, 0)
        assert given(slow, 1) == 2
        assert [ack.problem for ack in ada.replies if isinstance(ack, say.Ack)][-1] is None
        await closed(hub)

    asyncio.run(play())


def test_who_looks_away_finds_everything_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(pace.GAITS, "calm", FOREVER)

    async def play() -> None:
        hub = await a_hub(tmp_path)
        served, ada = await a_table(hub, "calm", "big-money")
        hub.disconnect(served, ada)
        await passes(hub, served, ada)
        await until(served, 0)
        assert given(served, 1) == 2
        await closed(hub)

    asyncio.run(play())


def test_another_process_goes_on_after_a_kill(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(pace.GAITS, "calm", FOREVER)

    async def play() -> None:
        one = await a_hub(tmp_path)
        served, ada = await a_table(one, "calm", "big-money")
        await passes(one, served, ada)
        while not given(served, 1):
            await asyncio.sleep(0.001)
        for task in one.tasks:
            task.cancel()
        two = await a_hub(tmp_path)
        again = await two.get(served.table.id)
        assert given(again, 1) == 1
        ada = sat_down(two, again)
        await two.handle(again, ada, say.Hurry("h"))
        await until(again, 0)
        assert given(again, 1) == 2
        await closed(one)
        await closed(two)

    asyncio.run(play())


def test_two_processes_do_not_both_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(pace.GAITS, "brisk", pace.Gait(0.001, 0.01))

    async def play() -> None:
        one, two = await a_hub(tmp_path), await a_hub(tmp_path)
        served, ada = await a_table(one, "brisk", "big-money", "big-money")
        other = await two.get(served.table.id)
        sat_down(two, other)
        for turn in range(1, 6):
            await passes(one, served, ada)
            await two._catch_up_locked(other)
            two.after_change(other)
            await until(served, 0)
            while other.thinking is not None:
                await asyncio.sleep(0.001)
            await two._catch_up_locked(other)
            assert other.table.playing().answers == served.table.playing().answers
            assert served.table.playing().state.turns(0) == turn + 1
        stored = [e.event for e in await one.store.events(served.table.id)]
        answers = [(e.seat, e.answer) for e in stored if isinstance(e, Answered)]
        assert answers == served.table.playing().answers
        await closed(one)
        await closed(two)

    asyncio.run(play())


def test_only_who_plays_alone_hurries_bots(tmp_path: Path) -> None:
    async def play() -> None:
        hub = await a_hub(tmp_path)
        seats = [say.SeatWish("mine", "Ada"), say.SeatWish("open"), say.SeatWish("bot", bot="big-money")]
        served = await hub.create(say.NewTable("dominion", seats, BOTS), "key")
        await hub.join(served, say.Join("Ben"), "other")
        ada = sat_down(hub, served)
        await hub.handle(served, ada, say.Hurry("h"))
        problem = [ack.problem for ack in ada.replies if isinstance(ack, say.Ack)][-1]
        assert problem is not None and problem.code == "not-alone"
        await closed(hub)

    asyncio.run(play())
