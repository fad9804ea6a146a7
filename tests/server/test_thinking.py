"""Bots at a table: whoever fails is replaced, and what they do follows from the game alone."""

from __future__ import annotations

import logging
import time
from typing import Any, cast

import pytest

from chaudron.bots import faults
from chaudron.bots.catalogue import bot, game_bots
from chaudron.bots.dominion.big_money import BigMoney
from chaudron.bots.haste import InARow
from chaudron.games.catalogue import game as find_game
from chaudron.games.dominion.card import Card
from chaudron.games.dominion.choices import CardQuestion
from chaudron.games.dominion.view import DominionView
from chaudron.kernel.driver import Bot
from chaudron.kernel.errors import Refusal
from chaudron.kernel.reason import Reason
from chaudron.kernel.session import Session
from chaudron.server import thinking
from chaudron.testing.dawdler import Dawdler


class Fails(BigMoney):
    """Buys what is not there."""

    def __init__(self) -> None:
        super().__init__([])

    def buy(self, view: DominionView, question: CardQuestion) -> Card | None:
        raise KeyError("Province")


def thought(table: str, undos: int = 0, seats: tuple[int, ...] = (0, 1)) -> list[tuple[int, Any]]:
    names = ["big-money", "random"]
    bots = {seat: names[seat] for seat in seats}
    deeds = thinking.think(table, undos, "dominion", 7, names, {"first": 1}, [], bots, 1000)
    return [deed.given for deed in deeds]


def test_a_bot_that_fails_is_replaced_and_named(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def made(game: str, name: str, seed: int, seat: int = 0) -> Bot:
        return Fails() if name == "big-money" else bot(game, name, seed, seat)

    monkeypatch.setattr(thinking, "make_bot", made)
    with caplog.at_level(logging.ERROR):
        answers = thought("t-fails")
    assert "bot big-money of table t-fails (seed 7) failed at decision 2: KeyError: 'Province'" in caplog.text
    session = Session(find_game("dominion"), 7, ["big-money", "random"], {"first": 1})
    for seat, answer in answers:
        session.answer_named(seat, answer)
    assert len(answers) == thinking.MOST_ANSWERS


def test_the_usual_bot_plays_for_another_that_fails(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def made(game: str, name: str, seed: int, seat: int = 0) -> Bot:
        return Fails() if name == "journeyman" else bot(game, name, seed, seat)

    monkeypatch.setattr(thinking, "make_bot", made)
    bots = {0: "journeyman", 1: "journeyman"}
    with caplog.at_level(logging.ERROR):
        deeds = thinking.think("t-usual", 0, "dominion", 7, list(bots.values()), {"first": 1}, [], bots, 8)
    assert "bot journeyman of table t-usual (seed 7) failed at decision 2" in caplog.text
    assert {deed.by for deed in deeds} == {"journeyman", "big-money"}


class Sleeps(Fails):
    """Thinks for longer than anybody waits."""

    def buy(self, view: DominionView, question: CardQuestion) -> Card | None:
        time.sleep(5)
        return None


def test_a_bot_that_stalls_or_cannot_be_made_is_replaced_and_named(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def made(game: str, name: str, seed: int, seat: int = 0) -> Bot:
        if name == "random":
            raise Refusal("own-bot-fails", "not today")
        return Sleeps()

    monkeypatch.setattr(thinking, "make_bot", made)
    monkeypatch.setattr(faults, "PATIENCE", 0.1)
    with caplog.at_level(logging.ERROR):
        answers = thought("t-stalls")
    assert "bot random of table t-stalls (seed 7) cannot be made: not today" in caplog.text
    assert (
        "bot big-money of table t-stalls (seed 7) failed at decision 2: no answer within 0.1 s" in caplog.text
    )
    assert {seat for seat, _ in answers} == {0, 1}


class Mumbles(BigMoney):
    """Says something else than a reason."""

    def why(self) -> Reason | None:
        return Reason("It is so.", thought_of=[cast(Any, "silver")])


def test_a_reason_that_is_none_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot of a package that is installed answers all the same."""
    monkeypatch.setitem(game_bots("dominion").brought, "mumbles", Mumbles)
    monkeypatch.setattr(thinking, "make_bot", lambda game, name, seed, seat=0: Mumbles([]))
    names = ["mumbles", "you"]
    deeds = thinking.think("t-m", 0, "dominion", 7, names, {"first": 1}, [], {0: names[0]}, 1)
    assert [(deed.by, deed.reason["message"]) for deed in deeds] == [("mumbles", "why-unsaid")]


def test_answers_in_a_row_share_their_time_whichever_process_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    dawdler = Dawdler()
    monkeypatch.setattr(thinking, "make_bot", lambda game, name, seed, seat=0: dawdler)
    monkeypatch.setattr(thinking, "MOST_SECONDS", 0.2)
    monkeypatch.setattr(thinking, "LEAST_SECONDS", 0.02)
    names = ["big-money", "you"]
    row = InARow()
    answers: list[tuple[int, Any]] = []
    for n in range(2):  # another process goes on: all it knows is what it is told
        deeds = thinking.think(f"t-{n}", 0, "dominion", 7, names, {"first": 1}, answers, {0: names[0]}, 1,
                               (), (row.seat, row.given, row.spent))  # fmt: skip
        for deed in deeds:
            answers.append(deed.given)
            row.spend(deed.seat, len(answers), deed.seconds)
    assert [had > 0.1 for had in dawdler.had] == [True, False]


def test_the_same_game_gives_the_same_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """In whatever process; only who acts at random is asked anew, after something was taken back."""
    monkeypatch.setattr(thinking, "LONG", 600.0)
    assert thought("t-a") == thought("t-b")
    assert thought("t-a", 1) != thought("t-b")


def test_a_bot_that_thinks_long_is_shown_by_and_by(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "LONG", 600.0)
    whole = thought("t-c")
    monkeypatch.setattr(thinking, "LONG", 0.0)
    monkeypatch.setattr(thinking, "LONGEST", 0.0)
    assert thought("t-d") == whole[:1]


def test_a_bot_that_thinks_long_is_not_interrupted_in_the_middle_of_a_deed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "LONG", 0.0)
    monkeypatch.setattr(thinking, "LONGEST", 600.0)
    names = ["journeyman", "journeyman"]
    session = Session(find_game("alchemists"), 5, names, {"mode": "apprentice"})
    together = 0
    while together < 3:
        more = thinking.think(
            "t-deed",
            0,
            "alchemists",
            5,
            names,
            session.options,
            session.answers[:],
            dict(enumerate(names)),
            60,
        )
        for deed in more:
            session.answer_named(*deed.given)
        assert session.stepper.quiet() or session.over
        together += len(more) > 1


def test_a_bot_with_a_taste_of_its_own_keeps_it_for_the_whole_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """However often it is made anew: its seed is the same at every question."""
    seeds: dict[str, set[int]] = {}

    def made(game: str, name: str, seed: int, seat: int = 0) -> Bot:
        seeds.setdefault(name, set()).add(seed)
        return bot(game, name, seed, seat)

    monkeypatch.setattr(thinking, "make_bot", made)
    first = thought("t-e")
    thinking.think(
        "t-e",
        1,
        "dominion",
        7,
        ["big-money", "random"],
        {"first": 1},
        first,
        {0: "big-money", 1: "random"},
        9,
    )
    assert len(seeds["big-money"]) == 1 and len(seeds["random"]) == 2
