"""Engines: the same results anywhere, bit for bit; whoever dies costs only time, whoever errs is named."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from chaudron.bots.dominion import catalogue
from chaudron.bots.dominion.big_money import PlainMoney
from chaudron.kernel.errors import Refusal
from chaudron.lab.engines import Engine, Piece, Pool, engine
from chaudron.lab.luggage import packed, place_of, unpacked
from chaudron.lab.match import match, play, play_chunk
from chaudron.lab.on_ray import RayEngine
from tests.lab.test_studies import STUDY, carried_out, written

KINGDOM = "smithy, village, moat, market, witch, militia, cellar, mine, workshop, remodel"

OWN = """
import os, time
from chaudron.bots.dominion.big_money import BigMoney

class Once(BigMoney):
    \"\"\"Takes its process with it, once.\"\"\"
    def __init__(self, seed, seat):
        super().__init__([])
        if not os.path.exists({mark!r}):
            open({mark!r}, "w").close()
            os.kill(os.getpid(), 9)

class Deadly(BigMoney):
    def __init__(self, seed, seat):
        os.kill(os.getpid(), 9)

class Faulty(BigMoney):
    def __init__(self, seed, seat):
        super().__init__([])
        self.seat = seat
    def buy(self, view, question):
        if self.seat == 1:
            raise ValueError("not here")
        return super().buy(view, question)
"""


@pytest.fixture
def own(tmp_path: Path) -> Callable[[str], str]:
    file = tmp_path / "own_bots.py"
    file.write_text(OWN.format(mark=str(tmp_path / "killed")))
    return lambda name: f"{file}:{name}"


STARTED = """
from chaudron.lab.engines import Pool
import time
if __name__ == "__main__":
    kept = Pool(1)  # one that is let go ends by itself
    kept.pool.submit(print, "at work", flush=True)
    time.sleep(60)
"""


@pytest.mark.once
def test_a_study_that_is_killed_leaves_no_process_behind(tmp_path: Path) -> None:
    file = tmp_path / "started.py"
    file.write_text(STARTED)
    study = subprocess.Popen([sys.executable, str(file)], stdout=subprocess.PIPE, text=True)
    assert study.stdout is not None
    assert study.stdout.readline() == "at work\n"
    study.kill()
    study.communicate(timeout=20)  # which ends when nobody is left who might write there


@pytest.mark.once
def test_a_process_that_is_killed_costs_only_time(own: Callable[[str], str]) -> None:
    planned = match("dominion", ["big-money", "big-money"], {"kingdom": KINGDOM}, 1, 40)
    planned.watched = True
    alone = play(planned, Engine())
    planned.seats = ["big-money", own("Once")]
    assert play(planned, Pool(2)).raw() == alone.raw()


@pytest.mark.once
def test_a_bot_that_always_kills_its_process_is_named(own: Callable[[str], str]) -> None:
    planned = match("dominion", ["big-money", "big-money"], {"kingdom": KINGDOM}, 1, 4)
    planned.seats = ["big-money", own("Deadly")]
    with closing(Pool(1)) as pool, pytest.raises(Refusal, match="Deadly"):
        list(pool.run(iter([Piece(planned, 0, 4)])))


def test_a_fault_is_named_and_the_games_without_it_count(own: Callable[[str], str]) -> None:
    planned = match("dominion", ["big-money", own("Faulty")], {"kingdom": KINGDOM}, 1, 8)
    planned.series = True
    results = play_chunk(planned, 0, 8)
    assert results.games == 4 and len(results.faults) == 4 and results.played == 8
    assert results.faults[0].decision > 0 and "not here" in results.faults[0].why
    assert results.scores[0].shares.n == 0, "half a round says nothing about shares"
    assert results.series[0].values["points"][0].n == 4, "a game that broke off is in no series"


@pytest.mark.once  # what is compiled cannot be patched
def test_a_bot_of_ours_that_breaks_is_named_too(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(PlainMoney):
        def answer(self, view: object, request: object) -> object:
            raise ArithmeticError("broken")

    monkeypatch.setattr(catalogue.DominionBots, "make", lambda *args: Broken([]))
    planned = match("dominion", ["plain-money", "big-money"], {"kingdom": KINGDOM}, 1, 2)
    for series in (False, True):
        planned.series = series
        results = play_chunk(planned, 0, 2)
        assert [fault.decision for fault in results.faults] == [1, 1]
        assert "ArithmeticError: broken" in results.faults[0].why


# ---------------------------------------------------------------- Ray


@pytest.mark.parametrize("seat", ["{}.plan", "geronimoo:{}.xml#Some Name", "{}.py:Mine"])
def test_the_files_of_bots_travel_with_the_work(tmp_path: Path, seat: str) -> None:
    named = seat.format(tmp_path / "here" / "mine")
    place = Path(place_of(named))
    place.parent.mkdir()
    place.write_bytes("Käse".encode("latin-1"))  # whatever is in it
    luggage = packed([named, "big-money:smithy=2", "some.module:Bot"])
    assert list(luggage) == [named]
    there = Path(place_of(unpacked(luggage)[named]))
    assert there != place and there.name == place.name and there.read_bytes() == place.read_bytes()


@pytest.mark.all
@pytest.mark.once
@pytest.mark.filterwarnings("ignore")
def test_ray_gives_the_same_as_one_core_and_a_killed_worker_costs_only_time(
    tmp_path: Path, own: Callable[[str], str]
) -> None:
    ray = pytest.importorskip("ray")
    file = written(tmp_path, STUDY.replace("random = 1", "random = 3"))
    alone = carried_out(file, tmp_path / "alone.jsonl")
    assert carried_out(file, tmp_path / "ray.jsonl", RayEngine(2, "")) == alone
    assert not ray.is_initialized()
    assert carried_out(file, tmp_path / "pool.jsonl", Pool(2)) == alone
    # A bot from a file that kills its worker once: Ray plays those games again.
    planned = match("dominion", ["big-money", "big-money"], {"kingdom": KINGDOM}, 1, 40)
    planned.watched = True
    whole = play(planned, Engine())
    planned.seats = ["big-money", own("Once")]
    assert play(planned, RayEngine(2, "")).raw() == whole.raw()
    assert (tmp_path / "killed").exists()


@pytest.mark.all
@pytest.mark.once
@pytest.mark.filterwarnings("ignore")
def test_a_worker_of_ray_that_is_killed_from_outside() -> None:
    ray = pytest.importorskip("ray")
    planned = match("dominion", ["big-money", "big-money:smithy=2"], {"kingdom": KINGDOM}, 1, 3000)
    engine = RayEngine(2, "")

    def number() -> int:  # in here: it travels to the worker as it is, who knows no tests
        return os.getpid()

    pids = [ray.get(ray.remote(number).remote())]
    killed: list[int] = []

    def kill(_games: int) -> None:
        if not killed:
            killed.append(pids[0])
            os.kill(pids[0], signal.SIGKILL)

    results = play(planned, engine, kill)
    assert killed and results.raw() == play(planned, Engine()).raw()


@pytest.mark.once
def test_without_ray_the_message_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Refusal, match=r"pip install 'chaudron\[ray\]'"):
        engine("ray", 2)
