"""What bots think, and who may know it (docs/explanation/why-bots-do.md)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from chaudron.bots.catalogue import bots, game_bots
from chaudron.bots.game_bots import JOURNEYMAN, MASTER
from chaudron.bots.random import RandomBot
from chaudron.cli.thoughts import sentence
from chaudron.games.catalogue import GAMES
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.reason import Reason
from chaudron.kernel.session import Session
from chaudron.locales import Texts, languages
from chaudron.server import protocol as say
from chaudron.server import thinking, thoughts
from chaudron.server.hub import Hub
from chaudron.server.limits import Limits
from chaudron.server.served_table import Connection, ServedTable
from chaudron.server.store.store import Store, database_url
from chaudron.server.thinking import Deed, think, weigh
from chaudron.testing.server import Client, Json, Server
from tests.server.test_pace import thought_here
from tests.server.test_tables import KINGDOM

OPTIONS = {"kingdom": KINGDOM, "first": 1}
MOST_DECISIONS = 15  # of each bot; tools/human_check.py plays whole games
SLOW = (JOURNEYMAN, MASTER)  # while nothing is compiled


def in_words(reason: dict[str, Any], language: str) -> str:
    texts = Texts(language)
    assert texts.knows(reason["message"]), f"{reason['message']} has no words in {language}"
    return sentence(Reason(reason["message"], reason["args"]), texts)


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_has_a_sentence_for_every_decision(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MOST_SECONDS", 0.01)
    monkeypatch.setattr(thinking, "LEAST_SECONDS", 0.01)
    for bot in bots(game):
        session = Session(find_game(game), 5, ["you", bot], {})
        me, decided = RandomBot(7, 0), 0
        while not session.over and decided < (4 if bot in SLOW else MOST_DECISIONS):
            for deed in think(f"{game} {bot}", 0, game, 5, session.seats, session.options,
                              session.answers[:], {1: bot}, 1000):  # fmt: skip
                session.answer_named(*deed.given)
                decided += 1
                assert deed.by == bot, f"{bot} was replaced"
                for language in languages():
                    said = in_words(deed.reason, language)
                    assert said.endswith((".", ".”", " »")) and "{" not in said, said
            request = session.asked_of(0)
            if request is not None:
                session.answer(0, me.answer(session.stepper.view(0), request))


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_knows_what_its_seat_knows_and_no_more(game: str) -> None:
    """Dealt anew, all that the seat cannot see is otherwise, and the hint is the same, word for word."""
    session = Session(find_game(game), 3, ["a", "b"], {})
    players = [RandomBot(1, 0), RandomBot(1, 1)]
    adviser, compared = game_bots(game).adviser, 0
    while not session.over and compared < 5:
        seat = session.pending[0].decider
        n = len(session.answers)
        if n % 4 == 0 and session.stepper.quiet():
            hints = [
                weigh(
                    f"{game} {n} {deal}", 0, game, 3, ["a", "b"], session.options, session.answers[:],
                    [(n, seat, deal)] if deal else [], seat, adviser, 99,
                )
                for deal in (0, 1, 2)
            ]  # fmt: skip
            told = [(hint.answer, hint.prompt, hint.reason) for hint in hints if hint is not None]
            assert len(told) == 3 and told[0] == told[1] == told[2]
            compared += 1
        session.answer(seat, players[seat].answer(session.stepper.view(seat), session.pending[0]))
    assert compared == 5


# ---------------------------------------------------------------- who may ask


def asked(client: Client, kind: str, **what: Any) -> Json:
    """What a bot says, or the problem."""
    id = client.send(kind, **what)
    while id not in client.acks:
        client.hear()
    problem = client.acks[id]
    return client.thoughts[id] if problem is None else problem


def test_who_plays_alone_may_ask_why_and_others_when_it_is_over(server: Server) -> None:
    opened = server.open("mine", "apprentice", options=OPTIONS, seed=11)
    with server.sit(opened["table"], opened["token"]) as me, server.sit(opened["table"]) as watching:
        me.until("mine")
        assert asked(me, "why", seat=1)["code"] == "why-nothing"
        assert asked(me, "why", seat=0)["code"] == "no-bot"
        while not any(line["player"] == 1 for line in me.log):
            state = me.until("mine")
            options = state["prompt"].get("options", [])
            assert me.answer(options if state["prompt"]["verb"] == "play_treasures" else None) is None
            me.catch_up()
        me.until("mine")
        thought = asked(me, "why", seat=1)
        assert thought["seat"] == 1 and thought["reason"]["message"].startswith("dominion-why-")
        assert "options" not in thought["prompt"]
        assert asked(watching, "why", seat=1)["code"] == "why-not-alone"
        assert me.ask("resign") is None
        watching.until("over")
        assert asked(watching, "why", seat=1)["reason"] == thought["reason"]


def test_among_friends_nobody_is_told_why_and_hints_are_agreed(server: Server) -> None:
    table, keys = server.friends("Ben", options=OPTIONS)
    with server.sit(table, keys[0]) as ada, server.sit(table, keys[1]) as ben:
        ada.wait(lambda state: state["table"]["status"] == "playing")
        first, other = (ada, ben) if ada.state["prompt"] else (ben, ada)
        first.until("mine")
        assert asked(first, "hint", base=first.state["base"])["code"] == "no-hints"
        settings = {**ada.state["table"]["settings"], "hints": True}
        problem = ada.ask("change", settings=settings)
        assert problem is not None and problem["code"] == "hints-agreed"
        assert ada.ask("stand_in", seat=0) is None
        assert asked(ben, "why", seat=0)["code"] == "why-not-alone"
    table, keys = server.friends("Ben", options=OPTIONS, settings={"hints": True})
    with server.sit(table, keys[0]) as ada, server.sit(table, keys[1]) as ben:
        ada.wait(lambda state: state["table"]["status"] == "playing")
        first, other = (ada, ben) if ada.state["prompt"] else (ben, ada)
        base = first.until("mine")["base"]
        assert ben.state["table"]["settings"]["hints"] is True
        assert asked(other, "hint", base=base)["code"] == "stale"
        hint = asked(first, "hint", base=base)
        assert hint["seat"] == first.state["seat"]
        assert first.answer(hint["answer"]) is None


# ---------------------------------------------------------------- what it costs


async def in_a_hub(home: Path, trial: Callable[[Hub, ServedTable, list[str]], Any]) -> None:
    """One person against an apprentice, with hints. What other processes do is done here, and noted."""
    store = Store(database_url("", home))
    store.open()
    hub = Hub(store)
    work_done: list[str] = []

    async def here(work: Callable[..., Any], *args: Any) -> Any:
        work_done.append(work.__name__)
        await asyncio.sleep(0)
        return work(*args)

    hub.automatic.thought = thought_here  # type: ignore[method-assign]
    hub.automatic.in_pool = here  # type: ignore[method-assign, assignment]
    hub.automatic.warm_up = lambda: None  # type: ignore[method-assign]
    await hub.open()
    try:
        seats = [say.SeatWish("mine", "Ada"), say.SeatWish("bot", bot="apprentice")]
        wish = say.NewTable("dominion", seats, {**OPTIONS, "first": 2}, say.Settings(hints=True), "5")
        served = await hub.create(wish, "key")
        while served.thinking is not None:
            await asyncio.sleep(0.01)
        await trial(hub, served, work_done)
    finally:
        await hub.close()
        store.close()


async def told(hub: Hub, served: ServedTable, ada: Connection, message: say.Why | say.Hint) -> list[Any]:
    await hub.handle(served, ada, message)
    while ada.asking:
        await asyncio.sleep(0.005)
    await asyncio.sleep(0)
    replies = list(ada.replies)
    ada.replies.clear()
    return replies


def test_nothing_is_thought_twice(tmp_path: Path) -> None:
    async def trial(hub: Hub, served: ServedTable, work_done: list[str]) -> None:
        ada = Connection("key")
        first = await told(hub, served, ada, say.Why("1", 1))
        assert isinstance(first[0], say.Thought) and not work_done
        served.deeds.clear()  # as after a new start, or in another process
        again = await told(hub, served, ada, say.Why("1", 1))
        assert again == first and work_done == ["weigh"]
        assert await told(hub, served, ada, say.Why("1", 1)) == first and work_done == ["weigh"]
        base = served.table.base(served.table.pending()[0])
        hint = await told(hub, served, ada, say.Hint("2", base))
        assert isinstance(hint[0], say.Thought) and await told(hub, served, ada, say.Hint("2", base)) == hint
        assert work_done == ["weigh", "weigh"]

    asyncio.run(in_a_hub(tmp_path, trial))


def test_what_a_bot_cannot_say_has_a_sentence_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Too many questions, a bot that fails, one that is too slow, and one that would act otherwise now."""

    async def trial(hub: Hub, served: ServedTable, work_done: list[str]) -> None:
        ada = Connection("key", "here")

        async def problem() -> str:
            served.deeds.clear()
            (ack,) = await told(hub, served, ada, say.Why("1", 1))
            assert ack.problem is not None
            for language in languages():
                assert Texts(language).knows(f"error-{ack.problem.code}")
            return str(ack.problem.code)

        async def deed(*_: Any) -> Deed:
            return Deed(1, ["platinum"], {}, {}, 0.0, "journeyman")

        async def fails(*_: Any) -> None:
            return None

        async def stalls(*_: Any) -> None:
            await asyncio.sleep(60)

        monkeypatch.setattr(thoughts, "PATIENCE", 0.05)
        for in_pool, code in [(deed, "why-forgotten"), (fails, "no-thought"), (stalls, "slow-thought")]:
            monkeypatch.setattr(hub.automatic, "in_pool", in_pool)
            assert await problem() == code
        monkeypatch.setattr(thoughts, "MOST_WAITING", 0)
        assert await problem() == "slow-thought"
        bucket = hub.limits.thoughts.of("here")
        bucket.left = 0
        assert await problem() == "too-many"
        ada.asking = True
        await hub.handle(served, ada, say.Why("3", 1))
        assert [
            reply.problem.code for reply in ada.replies if isinstance(reply, say.Ack) and reply.problem
        ] == ["one-thought"]

    assert Limits().thoughts.rate[0] < 1
    asyncio.run(in_a_hub(tmp_path, trial))
