"""A table may carry printed values of its own in place of reconstructed ones."""

from __future__ import annotations

from typing import Any, cast

import pytest

from chaudron.games.alchemists.rules import Game
from chaudron.games.alchemists.spec import SPEC
from chaudron.kernel.driver import CallbackDriver
from chaudron.kernel.errors import Refusal
from chaudron.kernel.record import loads
from chaudron.kernel.session import Session, resume
from chaudron.testing.playing import random_bots

EVERYTHING: dict[str, object] = {
    "encyclopedia": True, "golem": True, "busy_days": True, "startup_funding": True,
}  # fmt: skip
VALUES = [
    "G1.gold=5", "G1.points=7", "G1.ingredients=toad+fern+flower", "encyclopedia.gold=4",
    *[f"KM{n}=3" for n in range(1, 9)], *[f"SU{n:02}=gold:9+favour:1" for n in range(1, 19)],
    *[f"OB{n:02}.1=reputation:-1+ingredient:6" for n in range(1, 19)],
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


def test_a_record_carries_them() -> None:
    session = Session(SPEC, 5, ["a", "b", "c"], {**EVERYTHING, "values": VALUES})
    again = resume(loads(session.record().dumps()), SPEC)
    assert again.options["values"] == VALUES and again.state.digest() == session.state.digest()
    assert a_game("G1.gold=5, KM1=3").setup.grants[0].gold == 5  # as one writes it by hand


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
