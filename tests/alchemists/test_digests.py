"""Fixed seeds end alike, interpreted and compiled, today and tomorrow.

`python -m tests.alchemists.test_digests` writes the file anew, after a change of rules that is meant.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from chaudron.games.alchemists.spec import SPEC
from chaudron.kernel.driver import CallbackDriver
from chaudron.testing.alchemists.playing import some_table
from chaudron.testing.playing import random_bots

DIGESTS = Path(__file__).with_name("digests.json")
SEEDS = range(40)


def played(seed: int) -> str:
    n, options = some_table(seed)
    game = SPEC.new(seed, n, options)
    game.run(CallbackDriver(random_bots(seed, n)))
    return game.digest()


@pytest.mark.parametrize("seed", SEEDS)
def test_a_seed_ends_as_it_always_did(seed: int) -> None:
    written: dict[str, str] = json.loads(DIGESTS.read_text(encoding="utf-8"))
    assert played(seed) == written[str(seed)]


if __name__ == "__main__":
    found = {str(seed): played(seed) for seed in SEEDS}
    DIGESTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
