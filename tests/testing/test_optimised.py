"""Reports of the last moves work under `python -O`: no `assert` carries meaning where scenarios are made."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

import chaudron

PACKAGE = Path(chaudron.__file__).parent
REPORTS = """
from chaudron.bots.random import RandomBot
from chaudron.games.catalogue import game
from chaudron.kernel.session import Session
from chaudron.server import replays

kingdom = "conspirator, bridge, coppersmith, throne_room, festival, crossroads, tactician, outpost, "
kingdom += "haven, treasury"
for seed in (5, 6):
    session = Session(game("dominion"), seed, ["ada", "ben"], {"kingdom": kingdom, "max_turns": 16})
    bots = [RandomBot(seed), RandomBot(seed + 9)]
    while not session.over:
        request = session.pending[0]
        seat = request.decider
        view = session.stepper.view(seat)
        answer = view.options(request) if request.verb_name() == "play_treasures" else None
        if request.verb_name() == "play_action":
            answer = max(view.options(request), key=lambda c: (c.cost, c.name))
        elif answer is None:
            answer = bots[seat].answer(view, request)
        session.answer(seat, answer)
        if len(session.answers) % 33 == 0:
            print(replays.scenario(session.record()))
"""


@pytest.mark.once
def test_a_report_is_the_same_without_assertions() -> None:
    """Whether the last moves lead to the same question used to be told by an `assert`."""
    environment = {**os.environ, "CHAUDRON_PURE": "1", "CHAUDRON_COMPILED": "0"}
    plain, optimised = (
        subprocess.run(
            [sys.executable, *flags, "-c", REPORTS],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for flags in ([], ["-O"])
    )
    assert plain.count("def test_reported") > 3
    assert optimised == plain


@pytest.mark.once
def test_scenarios_raise_their_own_error() -> None:
    files = [PACKAGE / "testing" / "scenario.py", *PACKAGE.glob("games/*/scenario.py")]
    assert len(files) == 4
    for file in files:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        asserts = [node.lineno for node in ast.walk(tree) if isinstance(node, ast.Assert)]
        assert not asserts, f"{file.name}: {asserts}"
