"""The careful scientist: beats chance, and never publishes against what it knows."""

from __future__ import annotations

from typing import cast

import pytest

from chaudron.bots.alchemists.scientist import Scientist
from chaudron.bots.random import RandomBot
from chaudron.games.alchemists.alchemy import ALCHEMICALS
from chaudron.games.alchemists.choices import ALCHEMICAL, PUBLISH
from chaudron.games.alchemists.deduction import all_worlds
from chaudron.games.alchemists.spec import SPEC
from chaudron.games.alchemists.view import AlchemistsView
from chaudron.kernel.driver import Bot, CheckingDriver
from chaudron.kernel.request import Request
from chaudron.kernel.rng import stream
from chaudron.kernel.stepper import stepper
from chaudron.kernel.view import View

ALL_MODULES: dict[str, object] = {
    "encyclopedia": True, "golem": True, "startup_funding": True, "busy_days": True,
}  # fmt: skip


class Honest(Bot):
    """A scientist who is watched: what it publishes or endorses is possible for all it knows."""

    def __init__(self) -> None:
        self.scientist = Scientist()

    def answer(self, view: View, request: Request) -> object:
        answer = self.scientist.answer(view, request)
        theory_on = self.scientist.theory
        lab = cast(AlchemistsView, view)
        if request.verb == ALCHEMICAL:
            left = all_worlds(lab.has_golem).knowing_all(lab.facts())
            assert left.identities()[theory_on][ALCHEMICALS.index(cast(str, answer))]
        if request.verb == PUBLISH and answer is not None and str(answer).startswith("endorse:"):
            theory = lab.theory(theory_on)
            left = all_worlds(lab.has_golem).knowing_all(lab.facts())
            assert theory is not None and left.identities()[theory_on][theory.alchemical]
        return answer


@pytest.mark.parametrize("mode", ["apprentice", "master"])
@pytest.mark.parametrize("modules", [{}, ALL_MODULES], ids=["base", "golem"])
def test_it_beats_chance_and_stays_honest(mode: str, modules: dict[str, object]) -> None:
    won = 0
    for seed in range(10):
        me = seed % 2
        bots: list[Bot] = [Honest() if i == me else RandomBot(seed * 2 + i) for i in range(2)]
        game = SPEC.new(seed, 2, {"mode": mode, **modules})
        game.run(CheckingDriver(bots))
        won += game.standings()[me] == 1
    assert won >= 9


def test_it_never_peeks() -> None:
    """In a world dealt anew that it cannot tell from this one, it answers alike."""
    step = stepper(SPEC.new(5, 3, {"mode": "master", **ALL_MODULES}))
    bots = [Scientist() for _ in range(3)]
    rng = stream(5, "peeking")
    n = 0
    while not step.over:
        request = step.pending[0]
        seat = request.decider
        answer = bots[seat].answer(step.view(seat), request)
        n += 1
        if n % 5 == 0:
            other = step.state_of(seat).clone()
            other.redeal(seat, rng)
            assert bots[seat].answer(other.view(seat), request) == answer
        step.step(seat, answer)
    assert n > 50
