"""Interpreted and compiled, the same seeds end alike: the suite runs in both modes on one file of digests.

`python -m tests.test_modes` writes the file anew, after a change of rules that is meant.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import cast

import pytest

import chaudron
from chaudron import _compiled
from chaudron.bots.catalogue import bot
from chaudron.games.dominion.spec import SPEC
from chaudron.kernel.driver import RecordingDriver
from chaudron.kernel.record import Record
from chaudron.kernel.session import replay
from chaudron.kernel.stepper import stepper

DIGESTS = Path(__file__).with_name("digests.json")
MATCHES = (
    ("big-money", "big-money:smithy=2"),
    ("random", "random"),
    ("random", "big-money", "random"),
    ("random", "random", "random", "random", "random", "random"),
)
KINGDOMS = ("cellar, market, militia, mine, moat, remodel, smithy, village, woodcutter, workshop", "")


def name_of(seed: int, match: tuple[str, ...], kingdom: str) -> str:
    return f"seed {seed}, {' v. '.join(match)}, {'first game' if kingdom else 'random kingdom'}"


CASES = {
    name_of(seed, match, kingdom): (seed, match, kingdom)
    for seed in range(6)
    for match in MATCHES
    for kingdom in KINGDOMS
}


def played(name: str) -> str:
    """The digest at the end of the game, stepped through as well as played at once and replayed."""
    seed, match, kingdom = CASES[name]
    n = len(match)
    options = SPEC.settle(seed, n, {"kingdom": kingdom})
    driver = RecordingDriver([bot("dominion", b, seed, i) for i, b in enumerate(match)])
    game = SPEC.begin(seed, n, options)
    game.run(driver)
    record = Record("dominion", SPEC.rules, seed, list(match), options, driver.answers)
    assert replay(record, SPEC).digest() == game.digest()
    s = stepper(SPEC.begin(seed, n, options))
    for seat, data in driver.answers:
        request = s.asked[seat][0]
        s.step(seat, request.load_answer(s.state_of(seat), data))
    assert s.base.digest() == game.digest()
    return game.digest()


def recorded() -> dict[str, str]:
    return cast("dict[str, str]", json.loads(DIGESTS.read_text(encoding="utf-8")))


@pytest.mark.parametrize("name", CASES)
def test_games_end_as_they_always_did(name: str) -> None:
    assert played(name) == recorded()[name], (
        f"{name}, {chaudron.MODE}: another end than in {DIGESTS.name}. If a rule was meant to change,"
        " run python -m tests.test_modes"
    )


def test_the_file_has_these_games_and_no_others() -> None:
    assert sorted(recorded()) == sorted(CASES)


def test_the_other_mode_agrees() -> None:
    """The other half of the suite proves it too; this one says so without waiting for it."""
    manifest = _compiled.read_manifest(_compiled.HOME)
    if flaw := _compiled.flaw(manifest, _compiled.PACKAGE, _compiled.HOME):
        pytest.skip(str(flaw))
    pure = "1" if chaudron.COMPILED else "0"
    env = {**os.environ, "CHAUDRON_PURE": pure, "CHAUDRON_COMPILED": "0"}
    names = list(CASES)[::7]
    code = "import sys, json, chaudron; from tests.test_modes import played\n"
    code += "print(json.dumps([chaudron.COMPILED, [played(n) for n in json.load(sys.stdin)]]))"
    root = Path(__file__).resolve().parents[1]
    ran = subprocess.run(
        [sys.executable, "-c", code],
        input=json.dumps(names),
        env=env,
        cwd=root,
        capture_output=True,
        text=True,
        check=True,
    )
    compiled, digests = json.loads(ran.stdout)
    assert compiled is not chaudron.COMPILED
    assert digests == [played(n) for n in names]


if __name__ == "__main__":
    DIGESTS.write_text(json.dumps({n: played(n) for n in CASES}, indent=1) + "\n", encoding="utf-8")
