"""The levels: every question is answered and explained, nobody peeks, and the better player wins."""

from __future__ import annotations

import gc
from typing import cast

import pytest

from chaudron.bots.alchemists.levels import apprentice, journeyman, master, player
from chaudron.bots.alchemists.outlook import Thinker
from chaudron.bots.catalogue import bot as bot_called
from chaudron.bots.faults import fair_answer
from chaudron.bots.game_bots import APPRENTICE, JOURNEYMAN, MASTER
from chaudron.games.alchemists.choices import ALCHEMICAL, DECLARE, GRANT, SEAL
from chaudron.games.alchemists.options import MODULES
from chaudron.games.alchemists.rules import Game
from chaudron.games.alchemists.spec import SPEC
from chaudron.kernel.driver import Bot
from chaudron.kernel.request import Request
from chaudron.kernel.rng import stream
from chaudron.kernel.stepper import Stepper, stepper
from chaudron.kernel.view import View
from chaudron.locales import Texts
from chaudron.testing.playing import CheckingDriver
from tests.alchemists.test_scientist import ALL_MODULES, Honest

WEIGHED = (ALCHEMICAL, GRANT, SEAL)  # what else was thought of is told of these, too
LEVELS = [APPRENTICE, JOURNEYMAN, MASTER]
EN, FR = Texts("en"), Texts("fr")


class Asked(Bot):
    """A player who is asked why after every answer."""

    def __init__(self, asked: Bot, said: dict[str, int]) -> None:
        self.asked = asked
        self.said = said

    def answer(self, view: View, request: Request) -> object:
        answer = self.asked.answer(view, request)
        reason = self.asked.why()
        assert reason is not None
        for texts in (EN, FR):
            assert texts.say(reason.message, **reason.args)
        if request.verb in WEIGHED:
            assert reason.thought_of
        if reason.thought_of and request.verb in (DECLARE, *WEIGHED):
            assert reason.thought_of[0].answer == request.dump_answer(answer)
            assert all(-50 < estimate.worth < 50 for estimate in reason.thought_of)
        self.said[reason.message] = self.said.get(reason.message, 0) + 1
        return answer


def any_set_up(seed: int) -> dict[str, object]:
    """A mode and modules by lot."""
    rng = stream(seed, "set-up")
    out: dict[str, object] = {"mode": ["apprentice", "master"][int(rng.below(2))]}
    for module in MODULES:
        out[module] = rng.below(2) == 1
    if out["golem"]:
        out["encyclopedia"] = True
    return out


def played_at_any_set_up(seeds: range) -> dict[str, int]:
    said: dict[str, int] = {}
    for seed in seeds:
        n = 2 + seed % 3
        options = any_set_up(seed)
        game = SPEC.new(seed, n, options)
        bots = [player(LEVELS[(seed + seat) % 3], seed, seat) for seat in range(n)]
        game.run(CheckingDriver([Honest(Asked(bot, said)) for bot in bots]))
        assert game.over
    return said


def test_every_answer_is_offered_and_explained() -> None:
    said = played_at_any_set_up(range(4))
    assert len(said) > 20


@pytest.mark.all
def test_every_answer_is_offered_and_explained_at_many_tables() -> None:
    said = played_at_any_set_up(range(100, 160))
    assert len(said) > 30


@pytest.mark.parametrize("name", ["scientist", *LEVELS[:2]])
def test_somebody_new_can_take_up_any_question(name: str) -> None:
    """Who is asked for a hint, or takes a seat over, knows nothing of the answers before."""
    for seed in (0, 1):
        options: dict[str, object] = {"mode": "master", "encyclopedia": True, "golem": seed == 1}
        step = stepper(SPEC.new(seed, 2, options))
        while not step.over:
            seat = step.pending[0].decider
            step.step(seat, fair_answer(bot_called("alchemists", name, seed, seat), step, seat))


def elsewhere(step: Stepper, seat: int, seed: int) -> View:
    """The view of this seat in a world that it cannot tell from the true one."""
    if step.quiet():
        other = step.clone()
        other.redeal(seat, stream(seed, "peeking"))
        view = other.view(seat)
        if other.told(seat) == step.told(seat) and view.dump() == step.view(seat).dump():
            return view
    state = step.state_of(seat).clone()  # chance that the question rests on stays as it fell
    state.redeal(seat, stream(seed, "peeking"))
    view = state.view(seat)
    view.outlook = step.view(seat).outlook
    return view


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_peeks(level: str) -> None:
    """In a world dealt anew that it cannot tell from this one it answers alike, by the same chance."""
    step = stepper(SPEC.new(7, 2, {"mode": "master", **ALL_MODULES}))
    mine = [player(level, 7, seat) for seat in range(2)]
    twins = [player(level, 7, seat) for seat in range(2)]
    for bot in [*mine, *twins]:
        if isinstance(bot, Thinker):
            bot.playouts = 2
    n = 0
    while not step.over and n < (60 if level == MASTER else 400):
        request = step.pending[0]
        seat = request.decider
        answer = mine[seat].answer(step.view(seat), request)
        assert twins[seat].answer(elsewhere(step, seat, n), request) == answer
        n += 1
        step.step(seat, answer)
    assert n > 50


def test_equal_chance_imagines_equal_worlds() -> None:
    """What a seat imagines follows from what it knows and from its chance, never from what is true."""
    step = stepper(SPEC.new(9, 3, {"mode": "master", **ALL_MODULES}))
    bots = [journeyman(9, seat) for seat in range(3)]
    n = 0
    while n < 120:
        request = step.pending[0]
        seat = request.decider
        here = step.state_of(seat).clone()
        there = step.state_of(seat).clone()
        there.redeal(seat, stream(n, "another truth"))
        here.redeal(seat, stream(n, "imagined"))
        there.redeal(seat, stream(n, "imagined"))
        assert here.dump() == there.dump()
        n += 1
        step.step(seat, bots[seat].answer(step.view(seat), request))


def test_a_master_without_outlook_answers_at_once_and_with_one_thinks() -> None:
    said: dict[str, int] = {}
    step = stepper(SPEC.new(2, 2, {}))
    thinker = master(2, 0, 4)
    bots: list[Bot] = [Asked(thinker, said), Asked(journeyman(2, 1), said)]
    while cast(Game, step.base).round < 2:
        request = step.pending[0]
        step.step(request.decider, bots[request.decider].answer(step.view(request.decider), request))
    assert said["alchemists-why-bot-ahead-first"] + said.get("alchemists-why-bot-ahead", 0) > 2
    game = SPEC.new(2, 2, {})
    before = sum(said.values())
    game.run(CheckingDriver([Asked(master(2, 0), said), Asked(apprentice(2, 1), said)]))
    assert game.over and sum(said.values()) > before


def test_what_a_master_imagined_is_gone_when_it_has_answered() -> None:
    """Whoever simulates looks for no cycles: thousands of imagined games would stay."""
    step = stepper(SPEC.new(4, 2, {}))
    bots: list[Bot] = [master(4, 0, 6), journeyman(4, 1)]
    gc.collect()
    gc.disable()
    try:
        for _ in range(8):
            request = step.pending[0]
            step.step(request.decider, bots[request.decider].answer(step.view(request.decider), request))
        assert bots[0].why() is not None
        assert gc.collect() < 100
    finally:
        gc.enable()


@pytest.mark.parametrize("modules", [{}, ALL_MODULES], ids=["base", "golem"])
def test_a_journeyman_beats_an_apprentice(modules: dict[str, object]) -> None:
    lead = 0
    for seed in range(10):
        me = seed % 2
        game = SPEC.new(seed // 2, 2, {"mode": "master", **modules})
        level = [JOURNEYMAN if seat == me else APPRENTICE for seat in range(2)]
        game.run(CheckingDriver([player(level[seat], seed, seat) for seat in range(2)]))
        lead += game.points(me) - game.points(1 - me)
    assert lead > 0
