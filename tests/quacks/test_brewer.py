"""The brewer answers every question of every table, and beats chance by far."""

from __future__ import annotations

import pytest

from chaudron.bots.quacks.brewer import Brewer
from chaudron.bots.quacks.worth import burst_worth, chip_worth, space_worth
from chaudron.bots.random import RandomBot
from chaudron.games.quacks.chips import BY_NAME
from chaudron.games.quacks.choices import VERB_NAMES
from chaudron.games.quacks.scenario import table
from chaudron.games.quacks.spec import SPEC
from chaudron.kernel.driver import Bot, CallbackDriver
from chaudron.kernel.session import Session
from chaudron.testing.playing import CheckingDriver
from chaudron.testing.quacks.playing import NAMES, some_table

SETS: list[dict[str, object]] = [
    {"books": "set1"},
    {"books": "set2"},
    {"books": "set3"},
    {"books": "set4"},
    {"books": "set5", "witches": True},
    {"books": "set6", "witches": True},
]


@pytest.mark.parametrize("options", SETS, ids=lambda options: options["books"])
def test_the_brewer_beats_chance_in_95_of_100_games(options: dict[str, object]) -> None:
    games, wins = 40, 0
    for seed in range(games):
        bots: list[Bot] = [Brewer(), RandomBot(seed)]
        mine = seed % 2
        game = SPEC.new(seed, 2, {**options, "first": 1})
        game.run(CallbackDriver(bots[::-1] if mine else bots))
        wins += game.standings()[mine] < game.standings()[1 - mine]
    assert wins >= 0.95 * games


def test_every_question_of_every_table_gets_an_answer_that_is_offered() -> None:
    for seed in range(60):
        n, options = some_table(seed)
        game = SPEC.new(seed, n, options)
        game.run(CheckingDriver([Brewer() if i % 2 == seed % 2 else RandomBot(seed + i) for i in range(n)]))
        assert game.over


def test_nearly_every_kind_of_question_was_among_them() -> None:
    asked: set[str] = set()
    for seed in range(40):
        n, options = some_table(seed)
        session = Session(SPEC, seed, NAMES[:n], options)
        bots: list[Bot] = [Brewer() if i else RandomBot(seed) for i in range(n)]
        while not session.over:
            request = session.pending[0]
            asked.add(request.verb_name())
            view = session.stepper.view(request.decider)
            session.answer(request.decider, bots[request.decider].answer(view, request))
    assert len(asked) >= len(VERB_NAMES) - 6, sorted(set(VERB_NAMES) - asked)


def test_the_brewer_draws_while_it_is_safe_and_stops_before_it_is_reckless() -> None:
    for pot, stops in (("white-1, white-2", False), ("white-3, white-3@25, white-1@26", True)):
        with table("lucas", "nina") as t:
            t.begins(round=5)
            t.lucas.has(pot=pot, flask=False)
            answer = Brewer().answer(t.stepper.view(0), t.asked(t.lucas))
            assert answer == ("stop" if stops else "draw")


def test_what_things_are_worth() -> None:
    assert space_worth(30, 5) > space_worth(20, 5) > burst_worth(20, 5)
    assert burst_worth(20, 9) == pytest.approx(4.6)
    with table("lucas", "nina") as t:
        view = t.state.view(0)
        assert chip_worth(view, BY_NAME["green-4"]) > chip_worth(view, BY_NAME["green-2"])
