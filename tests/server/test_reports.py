"""A reported game is a test: from any moment of any kingdom it runs and comes to the same question."""

import random
from typing import Any

import pytest

from chaudron.games.catalogue import game as find_game
from chaudron.kernel.session import Session
from chaudron.server import replays
from chaudron.testing.browser.sim import lively

GAMES = 12
MOMENTS = 5
MOST_ANSWERS = 200


@pytest.mark.parametrize("seed", range(1, GAMES + 1))
def test_reports_run(seed: int) -> None:
    rnd = random.Random(seed)
    session = Session(find_game("dominion"), seed, ["Ada", "Ben"], {})
    moments = sorted(rnd.sample(range(1, MOST_ANSWERS), MOMENTS))
    while not session.over and moments:
        request = session.pending[0]
        seat = request.decider
        session.answer_named(seat, lively(dict(request.dump(session.stepper.state_of(seat))), rnd))
        if len(session.answers) == moments[0]:
            moments.pop(0)
            text = replays.scenario(session.record())
            pasted: dict[str, Any] = {}
            exec(compile(text, "reported.py", "exec"), pasted)
            pasted["test_reported"]()
            for request in session.pending:
                assert f"t.player{request.player}.is_asked({request.verb_name()!r})" in text
