"""Small things that keep a table fair: the clock, chat, who has resigned, bots that get what they wish."""

import asyncio
import time
from collections.abc import Mapping
from pathlib import Path

import pytest

from chaudron.bots.random import RandomBot
from chaudron.games.catalogue import game as find_game
from chaudron.games.dominion.scenario import Scenario
from chaudron.games.dominion.scenario import table as playing
from chaudron.kernel.errors import Refusal
from chaudron.kernel.session import EVERY, Session
from chaudron.server import commands, limits
from chaudron.server import tables as tables_module
from chaudron.server.commands import Rate, check_goes_on, talk
from chaudron.server.events import (
    Answered,
    Changed,
    Opened,
    Resigned,
    Said,
    SeatAtFirst,
    Started,
    Stored,
    TableEvent,
    UndoAgreed,
    UndoAsked,
    Undone,
)
from chaudron.server.hub import Hub, folded
from chaudron.server.protocol import Answer, Say, SeatBot, Settings, State
from chaudron.server.served_table import Connection, ServedTable
from chaudron.server.statistics import statistics
from chaudron.server.store.store import Store, database_url
from chaudron.server.tables import Table, digest
from chaudron.testing.server import Json, in_process
from tests.server.test_tables import KINGDOM


def a_table(timer: int = 0, names: str = "AB") -> Table:
    """Two people play, or more."""
    options = find_game("dominion").settle(1, len(names), {"kingdom": KINGDOM, "first": 1})
    seats = [SeatAtFirst("person", name, "", digest(name)) for name in names]
    opened = Opened("dominion", options, Settings(timer=timer), seats, digest("A"), 1)
    return Table("t", "ABCDE").after([opened, Started(options)], 0.0)


def a_hub() -> Hub:
    return Hub(Store(database_url("sqlite://", Path())))


# ---------------------------------------------------------------- the clock


def test_taking_back_gives_no_more_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "time", lambda: now)

    async def play() -> None:
        nonlocal now
        hub, served = a_hub(), ServedTable(a_table(timer=600))

        def after(seconds: float, *events: Answered | Undone | Changed) -> float | None:
            """The deadline once this has happened, so many seconds later."""
            nonlocal now
            now += seconds
            served.table = served.table.after(list(events), now)
            hub.automatic.set_clocks(served)
            return served.deadline(0, None)

        assert after(0) == 1600
        assert after(100, Answered(0, [])) == 1700, "another decision has its own time"
        assert after(50, Undone(0, 0)) == 1650, "the first one has the 500 s it had when it was answered"
        assert after(10, Answered(0, [])) == 1710, "and the second the 550 s it had when that was undone"
        for _ in range(5):
            after(20, Undone(0, 0))
            after(20, Answered(0, []))
        assert after(0) == now + 450
        assert after(0, Changed(Settings(timer=0))) is None
        assert after(99, Changed(Settings(timer=300))) == now + 225
        assert after(0, Changed(Settings(timer=600))) == now + 450
        for clock in served.clocks.values():
            clock.timer.cancel()

    asyncio.run(play())


# ---------------------------------------------------------------- a natural moment


def three_at(t: Scenario, alice: SeatAtFirst) -> Table:
    """Alice (a person or a bot), Vincent and Carol, in the middle of their game."""
    options = find_game("dominion").settle(1, 3, {"kingdom": KINGDOM, "first": 1})
    people = [SeatAtFirst("person", name, "", digest(name)) for name in ("Vincent", "Carol")]
    opened = Opened("dominion", options, Settings(), [alice, *people], digest("Carol"), 1)
    three = Table("t", "ABCDE").after([opened, Started(options)], 0.0)
    three.playing().stepper = t.stepper.clone()
    return three


def after_answers(three: Table, events: list[TableEvent]) -> ServedTable:
    """The table once its hub has shown what happened, with everybody connected."""

    async def play() -> ServedTable:
        hub, served = a_hub(), ServedTable(three)
        served.connections = [Connection(token) for token in ("Alice", "Vincent", "Carol", "nobody")]
        served.table = three.after(events, 0.0)
        hub._show(served, three, events)
        served.tell()
        return served

    return asyncio.run(play())


PERSON = SeatAtFirst("person", "Alice", "", digest("Alice"))
BOT = SeatAtFirst("bot", "Alice", "random", "")


@pytest.mark.parametrize("alice", [PERSON, BOT], ids=["person", "bot"])
@pytest.mark.parametrize("stand_in", ["", "big-money"], ids=["himself", "stand-in"])
@pytest.mark.parametrize(("attack", "reaction"), [("militia", "moat"), ("witch", "watchtower")])
def test_others_see_the_same_whether_somebody_could_react(
    alice: SeatAtFirst, stand_in: str, attack: str, reaction: str
) -> None:
    """Whoever attacks, whether Vincent reacts to the Attack or to what he gains by it, also if he is away."""
    seen: list[list[object]] = []
    for held, below in ((reaction, "copper"), ("copper", reaction)):
        with playing("alice", "vincent", "carol", kingdom=["village", attack, reaction]) as t:
            t.alice.has(hand=f"village, {attack}, copper*3", deck="silver*5")
            t.vincent.has(hand=f"{held}, copper, estate, silver*2", deck=f"copper*5, {below}")
            t.carol.has(hand="copper*5", deck="copper*5")
            three = three_at(t, alice)
        three.seats[1].stand_in = stand_in
        served = after_answers(three, [Answered(0, "village"), Answered(0, attack)])
        told = {c: served.state_for(c) for c in served.connections}
        vincent = served.connections[1]
        assert (served.front(vincent.seats) is None) and bool(served.held) == (held == "copper")
        seen.append([told[c] for c in served.connections if c is not vincent])
        for c in served.connections:
            if c is not vincent:
                guess = Answer("", "2.0.0.0", [])
                with pytest.raises(Refusal) as refused:
                    commands.answer(served.table, served, c.seats, guess)
                seen[-1].append((refused.value.code, refused.value.message))
    assert seen[0] == seen[1]
    assert all(state.waiting_for == [1] for state in seen[0] if isinstance(state, State))


def test_whoever_plays_alone_waits_for_nobody() -> None:
    """Nobody is there from whom to keep what one holds: not the bots, nor oneself in another seat."""
    with playing("alice", "vincent", "carol", kingdom=["militia", "moat"]) as t:
        t.alice.has(hand="militia, copper*4")
        t.vincent.has(hand="copper*5", deck="moat, copper*4")
        t.carol.has(hand="copper*5", deck="moat, copper*4")
        three = three_at(t, BOT)
    three.seats[1].key = three.seats[2].key
    assert after_answers(three, [Answered(0, "militia")]).held == []


# ---------------------------------------------------------------- chat


def test_spectators_cannot_use_up_the_chat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MOST_CHAT", 3)
    monkeypatch.setattr(commands, "MOST_CHAT_WATCHING", 2)
    table, hub = a_table(), a_hub()

    def said(seats: list[int]) -> bool:
        nonlocal table
        try:
            line = talk(table, seats, Say("", "hello"), Rate(hub, Connection("")))
        except Refusal as r:
            return r.code != "chat-full"
        table = table.after([line], 0.0)
        return True

    assert [said([]) for _ in range(4)] == [True, True, False, False]
    assert [said([0]) for _ in range(4)] == [True, True, True, False]
    assert limits.MOST_CHAT_WATCHING < limits.MOST_CHAT


# ---------------------------------------------------------------- resigning


def test_who_has_resigned_answers_no_more() -> None:
    table = a_table()
    request = table.pending()[0]
    answer = Answer("", table.base(request), [])
    assert commands.answer(table, ServedTable(table), [0], answer).seat == 0
    table.seats[0].resigned = True
    with pytest.raises(Refusal) as refused:
        commands.answer(table, ServedTable(table), [0], answer)
    assert refused.value.code == "resigned"


def told(table: Table, seat: int = 1) -> list[Mapping[str, object]]:
    return [line.dump(seat) for line in table.log(seat)]


def test_giving_up_ends_a_game_of_two_for_everybody_alike() -> None:
    table = a_table()
    table = table.after(list(commands.resign(table, [0])), 0.0)
    assert (table.status, table.pending(), table.standings()) == ("over", [], [2, 1])
    assert told(table)[-1] == {"event": "resigned", "player": 0, "over": True}
    view = ServedTable(table).view(1, None)
    assert (view["over"], view["standings"]) == (True, [2, 1])
    assert all("owned" in p and "points" in p for p in view["players"]), "all is laid open"
    result = table.result()
    lost, won = (statistics([("dominion", result, [seat])])[0].all for seat in (0, 1))
    assert (lost.games, lost.won, won.games, won.won) == (1, 0, 1, 1)
    with pytest.raises(Refusal, match="nothing left"):
        commands.resign(table, [1])


def test_a_bot_plays_on_for_one_of_several_who_cannot_win_any_more() -> None:
    table = a_table(names="ABC")
    table = table.after(list(commands.resign(table, [0])), 0.0)
    assert table.status == "playing" and table.seats[0].stand_in
    assert told(table)[-1] == {"event": "resigned", "player": 0, "over": False}
    table.playing().state.over = True
    assert sorted(table.standings()[1:]) == [1, 1] and table.standings()[0] == 3


def test_a_game_of_two_that_was_given_up_to_a_bot_before_is_still_played() -> None:
    table = a_table()
    table.fold(Stored(table.next_seq, Resigned(0, "big-money"), 0.0))
    assert table.status == "playing" and table.pending()


def test_the_log_says_what_the_clock_chose_and_who_did_not_let_take_back() -> None:
    table = a_table().after([Answered(0, [], clock=True)], 0.0)
    assert told(table)[0] == {"event": "clock", "player": 0}
    table = table.after([UndoAsked(0), UndoAgreed([1], False)], 0.0)
    assert told(table)[-1] == {"event": "undo_refused", "player": 1, "other": 0}


# ---------------------------------------------------------------- bots


def test_bots_get_what_they_wish_or_are_refused(tmp_path: Path) -> None:
    store = Store(database_url("", tmp_path))
    store.open()
    with in_process(store) as site:

        def opening(**options: str) -> Json:
            seats = [{"kind": "mine"}, {"kind": "open"}, {"kind": "bot", "bot": "big-money:witch=2"}]
            wish = {"game": "dominion", "seats": seats, "options": options}
            told: Json = site.post("/api/tables", json=wish).json()
            return told

        assert opening(kingdom=KINGDOM)["code"] == "wish-not-there"
        opened = opening(kingdom="random")
        assert "witch" in site.get(f"/api/tables/{opened['code']}").json()["options"]["kingdom"]
    options = find_game("dominion").settle(1, 2, {"kingdom": KINGDOM})
    seats = [SeatAtFirst("person", "A", "", digest("A")), SeatAtFirst("open", "", "", "")]
    table = Table("t", "ABCDE").after([Opened("dominion", options, Settings(), seats, digest("A"), 1)], 0.0)
    with pytest.raises(Refusal) as refused:
        commands.as_owner(table, Connection("A"), SeatBot("", 1, "big-money:witch=2"))
    assert refused.value.code == "wish-not-there"
    assert len(commands.as_owner(table, Connection("A"), SeatBot("", 1, "big-money"))) == 1


# ---------------------------------------------------------------- long games


def long_session(answers: int) -> Session:
    session = Session(find_game("dominion"), 3, ["A", "B"], {"kingdom": KINGDOM, "first": 1})
    bots = [RandomBot(i) for i in range(2)]
    while len(session.answers) < answers and not session.over:
        request = session.pending[0]
        view = session.stepper.view(request.decider)
        session.answer(request.decider, bots[request.decider].answer(view, request))
    return session


def test_undo_goes_on_from_a_mark_and_leads_to_the_same_game() -> None:
    session = long_session(400)
    whole = session.answers[:]
    assert len(whole) > 6 * EVERY and len(session.marks) < len(whole) // EVERY, "far marks are fewer"
    for keep in (len(whole) - 1, len(whole) - 40, 3 * EVERY, 3 * EVERY - 1, 5, 0):
        session.undo(len(session.answers) - keep)
        fresh = Session(session.game, 3, session.seats, session.options)
        for seat, data in whole[:keep]:
            fresh.answer_named(seat, data)
        assert session.answers == fresh.answers
        assert [b.news for b in session.before] == [b.news for b in fresh.before]
        for seat in (-1, 0, 1):
            assert session.stepper.view(seat).dump() == fresh.stepper.view(seat).dump()
            assert [e.dump(seat) for e in session.stepper.log(seat)] == [
                e.dump(seat) for e in fresh.stepper.log(seat)
            ]
        assert all(n <= keep for n, _ in session.marks)


def test_undo_in_a_long_game_plays_only_its_end_again() -> None:
    session = long_session(400)
    played: list[int] = []
    whole = Session.answer_named

    def counted(self: Session, seat: int, data: object) -> None:
        played.append(seat)
        whole(self, seat, data)

    with pytest.MonkeyPatch.context() as patch:
        try:
            patch.setattr(Session, "answer_named", counted)
        except (AttributeError, TypeError):
            pytest.skip("compiled classes are not patched")
        session.undo(1)
    assert len(played) < EVERY


def test_a_long_game_is_loaded_beside_the_event_loop() -> None:
    table = a_table()
    told = [Stored(2 + n, Said(-1, "", "x"), 0.0) for n in range(400)]
    ticks = 0

    async def watch() -> Table:
        nonlocal ticks
        loading = asyncio.ensure_future(folded(table, told))
        while not loading.done():
            ticks += 1
            await asyncio.sleep(0)
        return await loading

    assert len(asyncio.run(watch()).chat) == 400 and ticks > 1


def test_a_game_without_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_module, "MOST_STEPS", 3)
    table = a_table()
    table = table.after([Answered(0, []), Answered(0, None), Answered(1, [])], 0.0)
    assert table.fault == "too-long" and table.pending() == []
    with pytest.raises(Refusal) as refused:
        check_goes_on(table)
    assert refused.value.code == "game-too-long"
