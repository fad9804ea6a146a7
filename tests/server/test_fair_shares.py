"""One client that stays within its limits does not stall the others."""

import asyncio
import random
import threading
import time
from pathlib import Path

import pytest

from chaudron.bots.random import RandomBot
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.errors import BadRecord, Refusal
from chaudron.kernel.record import Record
from chaudron.kernel.request import SOME, Request
from chaudron.kernel.session import Session
from chaudron.kernel.state import State
from chaudron.server import limits, replay_queue
from chaudron.server.addresses import qr_svg
from chaudron.server.replay_queue import ReplayQueue, played, stepping
from chaudron.server.store.store import Store, database_url
from chaudron.testing.server import in_process
from tests.server.test_tables import KINGDOM


class Counting(Request):
    """A question with a few options that counts how often it was asked for a name."""

    names = 0

    def options(self, state: State) -> list[object]:
        return list(range(20))

    def name_of(self, option: object) -> str:
        Counting.names += 1
        return f"option {option}"


def test_a_long_list_is_refused_before_its_names_are_looked_up() -> None:
    game = find_game("dominion")
    state = game.begin(1, 2, game.settle(1, 2, {"kingdom": KINGDOM}))
    question = Counting(0, 0, SOME, 0, 0, 20)
    long = ["option 19"] * 3000  # about what one frame holds
    given = question.load_answer(state, long)
    assert Counting.names == 0
    assert question.refusal(state, given) is not None
    few = ["option 3", "option 19"]
    assert question.load_answer(state, few) == [3, 19]


# ---------------------------------------------------------------- looking at games


def some_game(answers: int) -> Record:
    session = Session(find_game("dominion"), 5, ["A", "B"], {"kingdom": KINGDOM, "first": 1})
    bots = [RandomBot(i) for i in range(2)]
    while len(session.answers) < answers and not session.over:
        request = session.pending[0]
        view = session.stepper.view(request.decider)
        session.answer(request.decider, bots[request.decider].answer(view, request))
    return session.record()


def test_a_game_is_played_again_step_by_step() -> None:
    record = some_game(30)
    steps = [(n, len(session.answers)) for n, session in stepping(record)]
    assert steps == [(n, n) for n in range(31)]
    assert played(record, 7).answers == record.answers[:7]
    record.answers[3] = (record.answers[3][0], "no such card")
    with pytest.raises(BadRecord) as wrong:
        played(record)
    assert wrong.value.code == "record-answer" and wrong.value.details["n"] == 4


def test_long_records_are_refused_at_once() -> None:
    record = some_game(5)
    record.answers = record.answers[:1] * (limits.MOST_STEPS + 1)
    with pytest.raises(Refusal) as long:
        played(record)
    assert long.value.code == "record-too-long"


def test_nobody_looks_for_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    record = some_game(20)
    monkeypatch.setattr(replay_queue, "SECONDS", 0.0)
    with pytest.raises(Refusal) as slow:
        asyncio.run(ReplayQueue().at("me", played, record))
    assert slow.value.code == "takes-too-long"


def test_the_queue_is_bounded_and_nobody_fills_it_alone() -> None:
    async def crowd() -> list[str]:
        queue, said = ReplayQueue(), []

        async def one(address: str) -> None:
            try:
                await queue.at(address, time.sleep, 0.02)
                said.append("seen")
            except Refusal as r:
                said.append(r.code)

        await asyncio.gather(*(one("greedy") for _ in range(6)), *(one(f"guest{n}") for n in range(20)))
        assert not queue.waiting
        return said

    said = asyncio.run(crowd())
    assert said.count("too-many") == 2, "more than four from one address"
    assert said.count("busy-looking") == 4 and said.count("seen") == replay_queue.MOST_WAITING


def test_others_go_on_while_a_game_is_played_again() -> None:
    record = some_game(250)

    seen = threading.Event()

    def often() -> None:
        for _ in range(1000):
            if not seen.is_set():
                played(record)

    async def watch() -> bool:
        """Whether others have their turn while games are played again."""
        task = asyncio.ensure_future(ReplayQueue().at("me", often))
        for _ in range(20):
            await asyncio.sleep(0.001)
        meanwhile = not task.done()
        seen.set()
        await task
        return meanwhile

    assert asyncio.run(watch()), "the event loop waited for the games"


# ---------------------------------------------------------------- what everybody may ask for


def test_no_question_fills_the_memory(tmp_path: Path) -> None:
    store = Store(database_url("", tmp_path))
    store.open()
    with in_process(store) as site:
        before = qr_svg.cache_info().maxsize
        rnd = random.Random(1)
        answers = {site.get(f"/api/games?{rnd.random()}").text for _ in range(20)}
        assert len(answers) == 1
        kept = getattr(site.app.stores.get("response_cache"), "_store", {})
        assert len(kept) == 0, "answers are kept by their query strings"
        site.app.state.site.urls.append("http://here")
        where = site.get("/api/where?path=/t/ABCDE").json()
        assert "<svg" in where["qr"] and not where["alone"]
        for path in ("/" + "x" * 300, "/t/" + "x" * 17, "/t/a/b", "//evil.example", "t"):
            refused = site.get("/api/where", params={"path": path})
            assert refused.status_code == 400 and refused.json()["code"] == "bad-path"
        assert before is not None and before < 1000


def test_all_who_sat_at_a_table_see_how_the_game_went() -> None:
    """Five friends behind one address ask in the moment the game ends: one look serves them all."""
    looks = 0

    def look(fails: bool = False) -> int:
        nonlocal looks
        looks += 1
        time.sleep(0.05)
        if fails:
            raise Refusal("takes-too-long", "no")
        return 7

    async def ask(name: str, fails: bool = False) -> list[object]:
        queue = ReplayQueue()
        asked = [queue.shared(name, "home", look, fails) for _ in range(6)]
        told: list[object] = await asyncio.gather(*asked, return_exceptions=True)
        assert queue.going == {} and not queue.waiting
        return told

    assert asyncio.run(ask("a table")) == [7] * 6 and looks == 1
    assert all(isinstance(told, Refusal) for told in asyncio.run(ask("another", fails=True))) and looks == 2
