"""A table may carry printed values of its own in place of reconstructed ones."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, cast

import pytest

from chaudron.games.alchemists.artifact import Artifact
from chaudron.games.alchemists.rules import Game
from chaudron.games.alchemists.scenario import table
from chaudron.games.alchemists.spec import SPEC
from chaudron.kernel.driver import CallbackDriver
from chaudron.kernel.errors import Refusal
from chaudron.kernel.record import loads
from chaudron.kernel.session import Session, resume
from chaudron.testing.playing import random_bots

DOCS = Path(__file__).parents[2] / "docs"
EVERYTHING: dict[str, object] = {
    "encyclopedia": True, "golem": True, "busy_days": True, "startup_funding": True,
}  # fmt: skip
VALUES = [
    "G1.gold=5", "G1.points=7", "G1.ingredients=toad+fern+flower", "encyclopedia.gold=4",
    *[f"KM{n}=3" for n in range(1, 9)], *[f"SU{n:02}=gold:9+favour:1" for n in range(1, 19)],
    *[f"OB{n:02}.1=reputation:-1+ingredient:6" for n in range(1, 19)],
    "replicator.cost=3", "kings_seal.level=3", "kings_seal.cost=6", "kings_seal.points=2",
    "library.per_book=4",
]  # fmt: skip


def a_game(values: object) -> Game:
    return cast(Game, SPEC.new(5, 3, {**EVERYTHING, "values": values}))


def test_a_table_is_played_with_its_own_values() -> None:
    game, usual = a_game(VALUES), a_game([])
    seen: Any = game.view(0).dump()
    assert seen["grants"][0] == {
        "id": "G1", "ingredients": ["toad", "fern", "flower"], "gold": 5, "points": 7, "owner": None,
    }  # fmt: skip
    assert seen["grants"][-1]["gold"] == 4 and usual.setup.grants[0].gold != 5
    assert game.moods == [3] * 6 != usual.moods
    dealt = [card for p in game.players for card in p.startup if f"{card.id}=gold:9+favour:1" in VALUES]
    assert dealt and {(card.gold, card.favours) for card in dealt} == {(9, 1)}
    first = seen["board"]["spaces"][0]
    assert (first["cost"], first["reward"]) == ((0, 1, 0, 0), (6, 0, 0, 0, 0))
    game.run(CallbackDriver(random_bots(5, 3)))
    assert game.over


def test_artifacts_have_the_figures_of_the_table() -> None:
    game, usual = a_game(VALUES).setup.artifacts, a_game([]).setup.artifacts
    changed = [id for id, a in game.items() if figures(a) != figures(usual[id])]
    assert changed == ["replicator", "kings_seal", "library"]
    assert [figures(game[id]) for id in changed] == [(2, 3, 0, 0), (3, 6, 2, 0), (3, 4, 0, 4)]
    with table("alice", "vincent", encyclopedia=True, golem=True, values=VALUES) as t:
        t.on_sale("library", smuggled="kings_seal").alice.has(gold=9, approval=1, books=2)
        t.acts(round=2, holds="vincent", alice="buy_artifact*2")
        t.alice.answers("buy", "kings_seal")
        t.alice.answers("buy", "library")
        t.alice.shows(artifacts="kings_seal, library", gold=0)  # what is smuggled costs 1 less
        you = t.state.players[0]
        assert [a.score(t.state, you) for a in you.artifacts] == [2, 8]


def figures(a: Artifact) -> tuple[int, int, int, int]:
    return a.level, a.cost, a.points, a.per_book


def test_a_level_is_where_an_artifact_lies() -> None:
    games = [cast(Game, SPEC.new(seed, 3, {**EVERYTHING, "values": VALUES})) for seed in range(20)]
    assert not any(a.id == "kings_seal" for game in games for a in game.on_sale)
    assert any(a.id == "kings_seal" for game in games for a in [*game.later, *game.smuggled])


def test_what_was_used_is_told_apart_in_digests() -> None:
    before, after = a_game(VALUES), a_game(VALUES)
    after.players[0].used = [after.setup.artifacts["kings_seal"]]
    assert before.digest() != after.digest()


def test_a_view_tells_what_is_no_longer_reconstructed() -> None:
    own: Any = a_game(VALUES).view(-1).dump().get("own")
    assert own["whole"] == ["grant/G1", "artifact/kings_seal", *[f"startup/SU{n:02}" for n in range(1, 19)]]
    assert own["figures"]["grant/encyclopedia"] == {}  # the view shows it anyway
    assert own["figures"]["artifact/library"] == {"level": 3, "cost": 4, "points": 0, "per_book": 4}
    assert own["figures"]["startup/SU04"] == {"gold": 9, "favours": 1}
    board = a_game(["OB01.golem=no", *[f"OB01.{n}=gold:1" for n in range(1, 10)]])
    assert board.view(0).dump()["own"]["whole"] == ["board/OB01"]
    assert "own" not in a_game([]).view(0).dump()


def test_a_record_carries_them() -> None:
    session = Session(SPEC, 5, ["a", "b", "c"], {**EVERYTHING, "values": VALUES})
    again = resume(loads(session.record().dumps()), SPEC)
    assert again.options["values"] == VALUES and again.state.digest() == session.state.digest()
    assert again.stepper.view(1).dump() == session.stepper.view(1).dump()


@pytest.mark.parametrize("file", ["G1.gold=5, KM1=3", "G1.gold=5\nKM1=3\n", ["G1.gold=5 KM1=3"]])
def test_a_file_parts_its_words_as_it_likes(file: object) -> None:
    settled = SPEC.settle(1, 3, {**EVERYTHING, "values": file})
    assert settled["values"] == ["G1.gold=5", "KM1=3"]
    assert a_game(file).setup.grants[0].gold == 5


@pytest.mark.parametrize(
    "word",
    [
        "G1", "G1=3", "G1.gold", "G1.gold=", "G1.gold=-1", "G1.gold=21", "G1.gold=³", "G1.colour=3",
        "G9.gold=3",
        "G1.ingredients=toad+fern", "G1.ingredients=toad+toad+fern", "G1.ingredients=toad+fern+elf",
        "encyclopedia.ingredients=toad+fern+flower", "KM1=-1", "KM1.gold=1", "KM9=1", "SU01=",
        "SU19=gold:1", "SU01=gold",
        "SU01=gold:0", "SU01=cube:1", "SU01.gold=1", "OB01=gold:1", "OB01.0=gold:1", "OB01.10=gold:1",
        "OB01.1=cube:1", "OB01.1=ingredient:-1", "OB01.1=gold:99", "assignment=1",
        "OB01.1=gold:1+gold:2", "OB01.01=gold:1", "OB01.golem=perhaps", "KM1.out=2", "KM1.out=",
        "replicator.level=1", "kings_seal.level=0", "kings_seal.level=4", "kings_seal.cost=21",
        "kings_seal.effect=1", "library.points=3", "library.per_book=0", "periscope.cost=2", "library=3",
    ],
)  # fmt: skip
def test_what_is_no_value_is_refused(word: str) -> None:
    with pytest.raises(Refusal) as refusal:
        a_game([word])
    assert (refusal.value.code, refusal.value.details) == ("bad-value", {"word": word})


def test_everybody_must_find_a_place() -> None:
    dear = [f"OB01.{n}=gold:-9" for n in range(1, 9)]
    with pytest.raises(Refusal) as refusal:
        a_game(dear)
    assert (refusal.value.code, refusal.value.details) == ("no-free-place", {"board": "OB01"})
    assert a_game(["OB01.1=nothing"]).setup.all_boards[0].spaces[0].amounts() == []


@pytest.mark.parametrize(
    ("values", "code", "details"),
    [
        (["KM1=1", "KM1=1"], "value-twice", {"name": "KM1"}),
        (["KM1.out=never"], "bad-moods", {"n": 4}),
        (["KM7.out=4"], "bad-moods", {"n": 3}),
        ([f"OB0{n}.golem=yes" for n in (1, 2, 3)], "too-few-boards", {"rounds": "1-2"}),
        (["replicator.cost=5"], "bad-starting-cost", {"artifact": "replicator"}),
        (["library.level=2", "library.cost=2"], "bad-starting-cost", {"artifact": "library"}),
    ],
)
def test_what_cannot_be_played_is_refused(values: list[str], code: str, details: dict[str, object]) -> None:
    with pytest.raises(Refusal) as refusal:
        a_game(values)
    assert (refusal.value.code, refusal.value.details) == (code, details)
    assert a_game(["KM1.out=3", "KM7.out=4"]).moods


def test_a_long_word_is_refused_in_short() -> None:
    with pytest.raises(Refusal) as refusal:
        a_game(["KM1=" + "1" * 10**6])
    assert len(refusal.value.message) < 100
    with pytest.raises(Refusal, match="twice"):
        a_game(["KM1=1"] * 10**5)


@pytest.mark.parametrize("page", ["how-to/play-alchemists.md", "reference/alchemists-options.md"])
def test_the_examples_of_the_docs_can_be_played(page: str) -> None:
    words = re.findall(r"^ {4}(\S+=\S+)", (DOCS / page).read_text(encoding="utf-8"), re.MULTILINE)
    assert len(words) > 8 and a_game(words).setup.own
