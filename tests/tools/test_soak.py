"""The soak tells how far it is, ends by itself, says how to repeat a failure, and leaves nobody behind."""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from chaudron.testing.soaks import Games
from tools import soak, soaking

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0

pytestmark = pytest.mark.once


def start(*args: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tools.soak", *args, "--mode", "interpreted", "--jobs", "2"],
        cwd=ROOT,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,  # a process group of its own
    )


def anybody_left(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.all
def test_it_ends_with_figures() -> None:
    run = start("--only", "games", "--games", "3")
    said, _ = run.communicate(timeout=PATIENCE)
    assert run.returncode == 0, said
    end = said.partition("== figures\n")[2].splitlines()
    played = ("dominion, random kingdoms", "quacks, random games", "alchemists, random games")
    for game, line in zip(played, end):
        assert line.startswith(f"  {game}, interpreted: 3 of 3 games, 0 failed, "), said
    assert end[3] == "  all is well"


@pytest.mark.skipif(os.name == "nt", reason="there are no process groups")
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_killing_it_leaves_no_workers(how: signal.Signals) -> None:
    run = start("quacks")
    assert run.stdout is not None
    assert run.stdout.readline() == "== quacks: games\n"
    time.sleep(1)  # the workers are coming up, or play
    run.send_signal(how)
    run.stdout.close()
    run.wait(PATIENCE)
    until = time.monotonic() + PATIENCE
    while anybody_left(run.pid) and time.monotonic() < until:
        time.sleep(0.05)
    assert not anybody_left(run.pid)


def broken(seed: int, dearly: bool) -> str:
    if seed == 5:
        raise AssertionError("a chip is missing")
    return f"end of {seed}"


def test_a_failure_is_told_with_the_command_that_shows_it() -> None:
    outcome = soaking.play_some(broken, False, [4, 5, 6])
    assert outcome.ends == ["end of 4", "", "end of 6"]
    assert [f.number for f in outcome.failures] == [1]
    assert outcome.failures[0].message.startswith("AssertionError: a chip is missing")
    games = Games("quacks, random games", range(9), broken, "quacks --games 1 --seed {}".format)
    args = argparse.Namespace(thorough=True)
    again = soaking.command(games, 5, "compiled", args)
    assert again == "python -m tools.soak quacks --games 1 --seed 5 --mode compiled --thorough"
    assert soak.parser().parse_args(again.split()[3:]).seed == 5


def test_a_game_that_does_not_end_fails() -> None:
    with pytest.raises(soaking.Endless, match="still not over after"):
        soaking.too_long(0, None)


def test_whoever_asks_for_a_game_that_is_not_there_is_told() -> None:
    with pytest.raises(SystemExit):
        soak.main(["chess"])
