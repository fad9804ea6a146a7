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


def for_the_reader(test: ast.expr) -> bool:
    """What mypy is told and always holds: a value is there, or of this type."""
    if isinstance(test, ast.BoolOp):
        return all(map(for_the_reader, test.values))
    if isinstance(test, ast.Compare):
        return isinstance(test.ops[0], ast.IsNot) and ast.unparse(test.comparators[0]) == "None"
    return isinstance(test, ast.Call) and ast.unparse(test.func) == "isinstance"


@pytest.mark.once
def test_no_assertion_of_the_product_carries_meaning() -> None:
    files = [f for f in PACKAGE.rglob("*.py") if PACKAGE / "testing" not in f.parents]
    meaning = [
        f"{file.relative_to(PACKAGE)}:{node.lineno}"
        for file in [*files, PACKAGE / "testing" / "scenario.py"]
        for body in ast.parse(file.read_text(encoding="utf-8")).body
        for node in ast.walk(body)
        if isinstance(node, ast.Assert) and node is not body  # at import they are a check of the sources
        if node.msg is not None or not for_the_reader(node.test)
    ]
    assert not meaning, f"raise an error instead: {', '.join(meaning)}"
