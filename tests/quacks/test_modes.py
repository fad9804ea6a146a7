"""Interpreted and compiled, the same seeds end alike: both runs of the suite compare with one file.

`python -m tests.quacks.test_modes` writes the file anew, after a change of rules that is meant.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

import pytest

import chaudron
from chaudron.bots.catalogue import bot
from chaudron.games.quacks.spec import SPEC
from chaudron.kernel.driver import CallbackDriver
from chaudron.testing.quacks.playing import WAYS, some_table

DIGESTS = Path(__file__).with_name("digests.json")
CASES = [f"{kind} {seed}" for kind in ("random", "brewer") for seed in range(2 * len(WAYS))]


def played(case: str) -> str:
    kind, seed = case.split()
    n, options = some_table(int(seed))
    game = SPEC.new(int(seed), n, options)
    game.run(CallbackDriver([bot("quacks", kind, int(seed), seat) for seat in range(n)]))
    return game.digest()


def recorded() -> dict[str, str]:
    return cast("dict[str, str]", json.loads(DIGESTS.read_text(encoding="utf-8")))


@pytest.mark.parametrize("case", CASES)
def test_games_end_as_they_always_did(case: str) -> None:
    assert played(case) == recorded()[case], (
        f"{case}, {chaudron.MODE}: another end than in {DIGESTS.name}. If a rule was meant to change,"
        " run python -m tests.quacks.test_modes"
    )


def test_the_file_has_these_games_and_no_others() -> None:
    assert sorted(recorded()) == sorted(CASES)


if __name__ == "__main__":
    DIGESTS.write_text(json.dumps({case: played(case) for case in CASES}, indent=1) + "\n", encoding="utf-8")
