"""Actions keep their numbers, and every answer of every game has some."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import chaudron
from chaudron.games.catalogue import game
from chaudron.games.dominion.offers import WORDS
from chaudron.kernel.actions import Actions, Picks, every_action, expanded
from chaudron.kernel.errors import Refusal
from chaudron.kernel.request import NAME, NUMBER, ONE, ORDER, SOME, YES_NO, Request
from chaudron.kernel.state import State
from chaudron.kernel.stepper import stepper
from chaudron.testing.alchemists.playing import some_table as some_alchemists
from chaudron.testing.quacks.playing import some_table as some_quacks
from chaudron.testing.questions import Sources

RELEASED = Path(__file__).parent / "released"  # lists and layouts as they were, one folder a release
LISTS = sorted(file for file in RELEASED.glob("*/*.json") if file.stem != "layouts")
GAMES = ["dominion", "quacks", "alchemists"]


def some_dominion(seed: int) -> tuple[int, dict[str, object]]:
    chance = Random(seed)
    options: dict[str, object] = {"kingdom": "random", "max_turns": 12}
    return chance.choice([2, 3, 4]), options


TABLES: dict[str, Callable[[int], tuple[int, dict[str, object]]]] = {
    "dominion": some_dominion,
    "quacks": some_quacks,
    "alchemists": some_alchemists,
}


@pytest.mark.once
@pytest.mark.parametrize("file", LISTS, ids=lambda f: f"{f.parent.name}-{f.stem}")
def test_what_was_released_keeps_its_number(file: Path) -> None:
    then = expanded(json.loads(file.read_text(encoding="utf-8"))["blocks"])
    now = game(file.stem).actions().pairs
    assert now[: len(then)] == then


@pytest.mark.once
def test_every_release_is_kept() -> None:
    """What one release appended is the next one's to keep: `python -m tools.actions --settle`."""
    assert (RELEASED / chaudron.__version__).is_dir(), "python -m tools.actions --settle"
    for folder in {file.parent for file in LISTS}:
        assert sorted(file.stem for file in folder.iterdir()) == sorted([*GAMES, "layouts"])


@pytest.mark.once
@pytest.mark.all
def test_every_option_that_a_card_of_dominion_prints_is_listed() -> None:
    table = Sources("dominion", ["", *game("dominion").verbs()], {}).table()
    assert {word for verbs in table.values() for word in verbs.get("choose", [])} <= set(WORDS)


def check_legal(picks: Picks, request: Request, state: State) -> None:
    """What is legal is what is offered, by name, and nothing else."""
    names = {picks.actions.name(a).partition(":")[2] for a in picks.legal()}
    if picks.taken:
        return
    if request.kind == YES_NO:
        assert names == {"yes", "no"}
    elif request.kind == NUMBER:
        if request.hi < 64:
            assert names == {str(n) for n in range(request.lo, request.hi + 1)}
    else:
        wanted = {request.action_name(o) for o in request.options(state)}
        if request.kind != ORDER and request.lo == 0:
            wanted.add("done")
        assert names == wanted
    assert all(picks.actions.name(a).startswith(picks.verb + ":") for a in picks.legal())


def play_by_picks(name: str, seeds: range) -> set[int]:
    """Whatever is asked: what is legal is what is offered, and what comes of the picks is taken."""
    spec = game(name)
    kinds: set[int] = set()
    for seed in seeds:
        n, options = TABLES[name](seed)
        s, chance = stepper(spec.new(seed, n, options)), Random(seed)
        for _ in range(600):
            if s.over:
                break
            seat = chance.choice(s.pending).decider
            state = s.state_of(seat)
            request = s.asked[seat][0]
            kinds.add(request.kind)
            picks = Picks(spec.actions(), request, state)
            while True:
                check_legal(picks, request, state)
                if picks.take(chance.choice(picks.legal())):
                    break
            assert request.refusal(state, picks.answer) is None
            s.step(seat, picks.answer)
    return kinds


@pytest.mark.parametrize("name", GAMES)
def test_every_answer_is_a_sequence_of_picks(name: str) -> None:
    assert {ONE, YES_NO} <= play_by_picks(name, range(3))


@pytest.mark.all
@pytest.mark.parametrize("name", GAMES)
def test_the_same_at_length(name: str) -> None:
    assert {ONE, YES_NO, NUMBER} <= play_by_picks(name, range(10, 40))


class Asking(Request):
    """A question about words, or a number."""

    def __init__(self, kind: int, lo: int, hi: int, given: list[object]) -> None:
        super().__init__(0, 0, kind, 0, lo, hi)
        self.given = given

    def options(self, state: State) -> list[object]:
        return self.given[:]

    def verb_name(self) -> str:
        return "pick"

    def name_of(self, option: object) -> str:
        return str(option)

    def action_name(self, option: object) -> str:
        return str(option)[0]


def picks_for(request: Request) -> Picks:
    pairs = every_action(["pick"], {"pick": ["a", "b", "c", *map(str, range(64))]})
    return Picks(Actions(pairs), request, game("quacks").new(1, 2, {}))


def played(picks: Picks, *names: str) -> object:
    for n, name in enumerate(names):
        assert picks.take(picks.actions.find(name)) == (n == len(names) - 1)
    return picks.answer


@pytest.mark.once
def test_several_are_picked_one_by_one_until_done() -> None:
    given: list[object] = ["a", "a", "b", "c"]
    assert played(picks_for(Asking(SOME, 1, 3, given)), "pick:b", "pick:a", "pick:done") == ["b", "a"]
    assert played(picks_for(Asking(SOME, 2, 2, given)), "pick:a", "pick:a") == ["a", "a"]
    picks = picks_for(Asking(SOME, 1, 3, given))
    assert picks.actions.find("pick:done") not in picks.legal()


@pytest.mark.once
def test_an_order_ends_where_only_one_is_left() -> None:
    assert played(picks_for(Asking(ORDER, 3, 3, ["a", "b", "c"])), "pick:c", "pick:a") == ["c", "a", "b"]


@pytest.mark.once
def test_unlike_things_of_one_name_take_a_second_pick() -> None:
    assert played(picks_for(Asking(ONE, 1, 1, ["a1", "a2", "b"])), "pick:a", "which:2") == "a2"
    assert played(picks_for(Asking(NAME, 1, 1, ["a1", "a2", "b"])), "pick:b") == "b"


@pytest.mark.once
def test_a_large_number_is_two_picks() -> None:
    assert played(picks_for(Asking(NUMBER, 3, 200, [])), "times_64:2", "pick:7") == 135
    assert played(picks_for(Asking(NUMBER, 3, 20, [])), "pick:7") == 7


@pytest.mark.once
def test_what_is_not_in_the_list_is_refused() -> None:
    with pytest.raises(Refusal, match="the list of actions has no buy:unobtainium"):
        game("dominion").actions().find("buy:unobtainium")
