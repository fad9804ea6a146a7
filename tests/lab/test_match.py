"""Matches: seats alternate, seeds decide, and the statistics no one here wrote."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from chaudron.bots import catalogue, faults
from chaudron.bots.dominion.catalogue import DominionBots
from chaudron.bots.own import is_own
from chaudron.games.catalogue import half
from chaudron.kernel.errors import Refusal
from chaudron.lab.match import Match, match, play_chunk, run, seed_of
from chaudron.lab.stats import Interval, Results, RunningMean, Score, share
from chaudron.server.about import described
from tests.cli.command import chaudron

KINGDOM = "smithy, village, moat, market, witch, militia, cellar, mine, workshop, remodel"


def money(games: int, seed: int = 1) -> Match:
    return match("dominion", ["plain-money", "plain-money:smithy=2"], {"kingdom": KINGDOM}, seed, games)


def test_chunks_cover_every_game_once() -> None:
    games = [i for first, last in money(1234).chunks() for i in range(first, last)]
    assert games == list(range(1234))


def test_parts_of_a_match_add_up() -> None:
    whole = run(money(60), 1)
    parts = Results(2)
    for first, last in ((40, 60), (0, 24), (24, 40)):
        parts.merge(play_chunk(money(60), first, last))
    assert parts.dump() == whole.dump()


def test_seeds_differ() -> None:
    """From round to round: in the games of a round the bots change seats, and nothing else changes."""
    m = money(10)
    assert len({seed_of(m, i) for i in range(1000)} | {seed_of(money(1, 2), i) for i in range(1000)}) == 1000
    assert seed_of(m, 0) == seed_of(m, 1) != seed_of(m, 2)


def test_plain_money_against_smithy_as_seven_engines_have_it() -> None:
    results = run(money(3000), 1)
    big_money, smithy = results.scores
    n = results.games
    assert 0.606 in share(smithy.wins, n)
    assert 0.255 in share(smithy.ties, n)
    assert 0.139 in share(big_money.wins, n)
    assert 16.4 in widened(results.turns.mean(), 0.05)


def widened(x: Interval, by: float) -> Interval:
    """The yardstick is rounded to one place."""
    return Interval(x.value, x.lo - by, x.hi + by)


def test_neither_seat_is_favoured_by_the_order_of_the_command_line() -> None:
    twins = run(match("dominion", ["big-money", "big-money"], {"kingdom": KINGDOM}, 5, 400), 1).scores
    assert abs(twins[0].wins - twins[1].wins) < 60


def test_intervals() -> None:
    half = share(50, 100)
    assert half.lo < 0.5 < half.hi and abs(half.lo - 0.3753) < 0.001
    assert share(0, 100).lo == 0.0 and 0.05 < share(0, 100).hi < 0.07
    tally = RunningMean()
    for x in (1, 2, 3, 4):
        tally.add(x)
    assert tally.mean().value == 2.5
    assert abs(tally.mean().hi - 2.5 - 2.5758 * 1.2909944 / 2) < 0.001


def test_rounds_that_are_alike_count_for_less() -> None:
    """Two games with one outcome tell no more than one game: the interval says so."""
    alike, unlike = Score(), Score()
    for i in range(100):
        for _ in range(2):
            alike.add(1 + i % 2, False, 0, 0)
            unlike.add(1 + (_ + i // 50) % 2, False, 0, 0)
        alike.end_round()
        unlike.end_round()
    wide, narrow = alike.win_share(), unlike.win_share()
    assert wide.value == narrow.value == 0.5
    assert wide.hi - wide.lo == pytest.approx(2 * 2.5758 * (0.25 / 100) ** 0.5, rel=0.05)
    assert narrow.hi - narrow.lo == pytest.approx(2 * 2.5758 * (0.25 / 200) ** 0.5, rel=0.05)


def test_every_round_may_have_a_set_up_of_its_own() -> None:
    fresh = match("dominion", ["big-money", "plain-money"], {"kingdom": "random"}, 3, 40, fresh=True)
    whole = run(fresh, 1)
    parts = Results(2)
    for first, last in ((20, 40), (0, 20)):
        parts.merge(play_chunk(fresh, first, last))
    assert parts.dump() == whole.dump()
    settled = run(match("dominion", ["big-money", "plain-money"], {"kingdom": KINGDOM}, 3, 40), 1)
    assert settled.dump() != whole.dump()


# ---------------------------------------------------------------- bots of one's own

MINE = """
import time
from chaudron.bots.dominion.big_money import BigMoney
from chaudron.bots.random import RandomBot
from chaudron.kernel.driver import Bot

class Mine(BigMoney):
    def __init__(self, seed, seat):
        super().__init__([])

class Raises(Mine):
    def buy(self, view, question):
        raise KeyError("Province")

class Cheats(Mine):
    def answer(self, view, request):
        return "province" if request.verb_name() == "buy" else super().answer(view, request)

class Sleeps(Mine):
    def buy(self, view, question):
        time.sleep(5)

class Leaves(Mine):
    def buy(self, view, question):
        raise SystemExit(3)

class Deaf(Mine):
    def buy(self, view, question):
        try:
            time.sleep(5)
        except BaseException:
            time.sleep(5)

class Escapes(Mine):
    def buy(self, view, question):
        raise GeneratorExit("out")

class Broods(Mine):
    def __init__(self):
        time.sleep(5)

class Unmade(Mine):
    def __init__(self):
        raise RuntimeError("not today")

class Lazy(RandomBot):
    title = {"en": "Lazybones", "fr": "Paresseux"}
    about = {"en": "Does as little as it can.", "fr": "En fait le moins possible."}

    def __init__(self, seed, seat, size=1):
        super().__init__(seed, seat)
        self.size = size

class Thing:
    pass
"""


@pytest.fixture
def mine(tmp_path: Path) -> str:
    file = tmp_path / "my_bots.py"
    file.write_text(MINE)
    return str(file)


def test_a_bot_of_ones_own_plays(mine: str) -> None:
    results = run(match("dominion", [f"{mine}:Mine", "random"], {"kingdom": KINGDOM}, 1, 4), 1)
    assert results.scores[0].wins == 4 and not results.faults
    same = run(match("dominion", ["big-money", "random"], {"kingdom": KINGDOM}, 1, 4), 1)
    assert same.dump() == results.dump()  # whoever is watched plays the same games


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Raises", "KeyError: 'Province'"),
        ("Cheats", "buy: province is not offered"),
        ("Leaves", "SystemExit: 3"),
        ("Escapes", "GeneratorExit: out"),
    ],
)
def test_a_faulty_bot_is_named_and_the_match_goes_on(
    mine: str, name: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(faults, "PATIENCE", 0.2)
    faulty = match("dominion", ["random", f"{mine}:{name}"], {"kingdom": KINGDOM}, 1, 4)
    results = run(faulty, 1)
    assert results.games == 0 and len(results.faults) == 4
    first = results.faults[0]
    assert first.bot == f"{mine}:{name}" and why in first.why
    assert first.seed == seed_of(faulty, 0) and first.decision >= 1


def test_who_cannot_be_made_or_does_not_listen_is_named(mine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faults, "PATIENCE", 0.1)
    monkeypatch.setattr(faults, "AGAIN", 0.1)
    for name, why in (("Unmade", "RuntimeError: not today"), ("Deaf", "no answer within 0.1 s")):
        faulty = match("dominion", ["random", f"{mine}:{name}"], {"kingdom": KINGDOM}, 1, 2)
        assert [why in fault.why for fault in run(faulty, 1).faults] == [True, True]


@pytest.mark.parametrize(
    ("name", "why"), [("Sleeps", "no answer within 0.1 s"), ("Broods", "it was not ready within 0.1 s")]
)
def test_who_stalls_three_times_is_not_asked_any_more(
    mine: str, name: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(faults, "PATIENCE", 0.1)
    faulty = match("dominion", ["random", f"{mine}:{name}"], {"kingdom": KINGDOM}, 1, 400)
    results = run(faulty, 1)
    assert results.given_up == f"{mine}:{name}" and results.played == 3
    assert all(fault.stalled and why in fault.why for fault in results.faults)
    assert Results.of_raw(results.raw()).given_up == results.given_up


@pytest.mark.parametrize("name", ["nowhere.py:Mine", "{}:Nobody", "{}:Thing", "no.such.module:Bot"])
def test_a_bot_that_is_not_there_is_refused(mine: str, name: str) -> None:
    with pytest.raises(Refusal):
        match("dominion", [name.format(mine), "random"], {}, 1, 2)


PLAIN = """
from __future__ import annotations
from dataclasses import dataclass, field
import helper
from chaudron.bots.random import RandomBot

@dataclass
class Taste:
    cards: list[str] = field(default_factory=list)

class Mine(RandomBot):
    def __init__(self, *, seed: int, seat: int) -> None:
        super().__init__(seed, seat)
        self.taste = Taste([helper.NAME])

class Any(RandomBot):
    def __init__(self, *args) -> None:
        super().__init__(*args)

class Seeded(RandomBot):
    def __init__(self, seed: int) -> None:
        super().__init__(seed, 0)

class Settled(RandomBot):
    def __init__(self, depth: int = 2, width: int = 3) -> None:
        super().__init__(1, 0)
        self.depth = depth
"""


@pytest.mark.parametrize("name", ["Mine", "Any", "Seeded", "Settled"])
def test_a_file_may_be_written_as_people_write_files(tmp_path: Path, name: str) -> None:
    """With dataclasses, helpers beside it, and a constructor that takes what it likes."""
    for version in ("old", "new"):
        (tmp_path / version).mkdir()
        (tmp_path / version / "mine.py").write_text(PLAIN)
        (tmp_path / version / "helper.py").write_text(f"NAME = {version!r}\n")
    mine = [f"{tmp_path / version / 'mine.py'}:{name}" for version in ("old", "new")]
    results = run(match("dominion", mine, {"kingdom": KINGDOM, "max_turns": 3}, 1, 2), 1)
    assert results.games == 2 and not results.faults
    made = [catalogue.player("dominion", seat, 4, 1) for seat in mine]
    if name == "Mine":
        assert [vars(bot)["taste"].cards for bot in made] == [["old"], ["new"]]
    if name == "Settled":
        assert [vars(bot)["depth"] for bot in made] == [2, 2]


def test_a_module_in_this_folder_is_found_with_or_without_a_dot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "gardening").mkdir()
    for place in ("gardeners.py", "gardening/tools.py", "big_money.py", "random.py", "you.py"):
        (tmp_path / place).write_text(MINE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    for name in ("gardeners:Mine", "gardening.tools:Mine", "big_money:Mine"):
        assert is_own(name)
        match("dominion", [name, "random"], {}, 1, 2)
    for name in ("random:Mine", "plan:Mine", "you:Mine", "gardeners:smithy", "nobody:Mine", "big-money:Moat"):
        assert not is_own(name)
    with pytest.raises(Refusal, match="no bot called 'nobody' for dominion, and no module of that name"):
        match("dominion", ["nobody:Mine", "random"], {}, 1, 2)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An installed package with two bots for Dominion, one of which cannot be loaded."""
    (tmp_path / "my_package.py").write_text(MINE)
    info = tmp_path / "my_package-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: my-package\nVersion: 1.0\n")
    bots = {"mine": "Mine", "raises": "Raises", "lost": "Lost", "big-money": "Sleeps", "lazy": "Lazy"}
    lines = [f"{name} = my_package:{cls}\n" for name, cls in bots.items()]
    (info / "entry_points.txt").write_text("[chaudron.bots.dominion]\n" + "".join(lines))
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(half("dominion", "bots"), "BOTS", DominionBots())
    catalogue.GAME_BOTS.pop("dominion", None)
    yield
    catalogue.GAME_BOTS.pop("dominion", None)


def test_an_installed_package_brings_bots(
    package: None, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert sorted(catalogue.bots("dominion")[:4]) == ["lazy", "mine", "raises", "random"]
    assert catalogue.bots("dominion").count("big-money") == 1  # ours stays
    assert "no bot can be taken from my_package:Lost" in caplog.text
    results = run(match("dominion", ["mine", "random"], {"kingdom": KINGDOM}, 1, 2), 1)
    assert results.scores[0].wins == 2
    faulty = run(match("dominion", ["raises", "random"], {"kingdom": KINGDOM}, 1, 2), 1)
    assert [(fault.bot, fault.why) for fault in faulty.faults] == [("raises", "KeyError: 'Province'")] * 2
    seats = ("--seat", "you", "--seat", "mine", "--option", "first=2")
    said = chaudron("play", *seats, "--plain", home=tmp_path, typed="why\nq\n")
    assert said.status == 0 and "mine: This bot answers without a word." in said.out


def test_an_installed_bot_has_words_and_takes_arguments(package: None, tmp_path: Path) -> None:
    assert "lazy (Lazybones): Does as little as it can." in chaudron("bots", "dominion", home=tmp_path).out
    french = chaudron("bots", "dominion", "--lang", "fr", home=tmp_path).out
    assert "lazy (Paresseux) : En fait le moins possible." in french
    described.cache_clear()
    assert described("dominion")["bot_names"]["fr"]["lazy"] == "Paresseux"
    assert described("dominion")["bot_names"]["en"]["mine"] == "mine"
    assert described("dominion")["bots_about"]["en"]["lazy"] == "Does as little as it can."
    described.cache_clear()
    assert vars(catalogue.player("dominion", "lazy:size=300", 1))["size"] == 300
    few = ("--games", "2", "--option", "max_turns=2", "--plain")
    said = chaudron("simulate", "--seat", "lazy:size=300", "--seat", "big-money", *few, home=tmp_path)
    assert said.status == 0 and "A Lazybones (size=300)" in said.out
    again = chaudron("simulate", "--seat", "lazy:size=3", "--seat", "random", "--fresh", *few, home=tmp_path)
    assert again.status == 0
    for name, why in (
        ("lazy:speed=3", "the bot lazy takes no “speed”; it takes size"),
        ("lazy:seed=3", "the bot lazy takes no “seed”"),
        ("lazy:size=x", "write NAME=N with a whole number"),
        ("raises:size=3", "the bot raises takes nothing after its name"),
    ):
        refused = chaudron("simulate", "--seat", name, "--seat", "random", home=tmp_path)
        assert refused.status == 2 and why in refused.err


def test_a_bot_of_ones_own_is_called_as_it_says(mine: str, tmp_path: Path) -> None:
    seats = ("--seat", f"{mine}:Lazy", "--seat", "random", "--games", "2", "--option", "max_turns=2")
    assert "A Paresseux" in chaudron("simulate", *seats, "--lang", "fr", "--plain", home=tmp_path).out


def test_results_are_kept_and_taken_up_again() -> None:
    results = run(money(20), 1)
    kept = Results.of_raw(json.loads(json.dumps(results.raw())))
    assert kept.dump() == results.dump()
    more = play_chunk(money(40), 20, 40)
    kept.merge(more)
    assert kept.dump() == run(money(40), 1).dump()
