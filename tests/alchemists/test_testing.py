"""The student, drinking, and reputation."""

from __future__ import annotations

import pytest

from chaudron.games.alchemists.scenario import table
from tests.rulings import ruling


@ruling("A-096", "A-097")
def test_an_unhappy_student_wants_gold() -> None:
    with table("alice", "vincent", "marie") as t:
        t.alice.has(hand="toad*2, raven_feather, fern", gold=0)
        t.vincent.has(hand="toad, fern", gold=1)
        t.marie.has(hand="toad, fern", gold=0)
        t.acts(round=2, holds="marie", alice="test_student*2", vincent="test_student", marie="test_student")
        t.favour_deck("sage*9")
        t.alice.mixes("toad+raven_feather")
        assert t.heard("unhappy") == []
        t.vincent.mixes("toad+fern")
        assert len(t.heard("unhappy")) == 1
        t.vincent.shows(gold=1)
        t.marie.is_asked("mix", "drink")  # neither marie nor alice can pay
        t.marie.declines("mix")
        t.is_at("order", 3)
        assert t.state.happy


@ruling("A-098", "A-363")
def test_only_the_potion_is_announced() -> None:
    with table("alice", "vincent") as t:
        t.alice.has(hand="toad, fern")
        t.discard("").acts(round=2, holds="vincent", alice="test_student")
        t.alice.mixes("toad+fern")
        assert t.heard("test_student", t.vincent) == [
            {"event": "test_student", "player": 0, "potion": "green-"}
        ]
        t.alice.knows("fern + toad = green-")
        t.vincent.knows()
        t.alice.shows(hand="", potions="green-")
        assert sorted(t.state.discard) == [1, 2]
        seen = t.state.view(1).dump()["players"]
        assert seen[0]["potions"] == ["green-"]


@ruling("A-099", "A-100")
def test_good_and_neutral_potions_do_nothing() -> None:
    for pair in ("toad+raven_feather", "toad+bird_claw", "fern+flower", "bird_claw+mandrake_root"):
        with table("alice", "vincent") as t:
            t.alice.has(hand=pair.replace("+", ", "), gold=0)
            t.acts(round=2, holds="vincent", alice="drink")
            t.alice.mixes(pair)
            t.alice.shows(reputation=10, hospital=0, paralysed=0, gold=0)


@ruling("A-101", "A-148")
def test_poison_sends_a_cube_to_the_hospital() -> None:
    with table("alice", "vincent") as t:
        t.alice.has(hand="mushroom, flower")
        t.acts(round=2, alice="drink").favour_deck("sage*22")
        t.alice.mixes("mushroom+flower")
        t.is_at("order", 3)
        t.alice.shows(hospital=0, unused=1, cubes=5)  # one fewer, and it counts as unused
        t.vincent.shows(cubes=6)
        t.vincent.answers("order_space", 2)
        t.alice.answers("order_space", 3)
        t.alice.declares("")
        t.vincent.declares("")
        t.is_at("order", 4)
        t.alice.shows(favours="sage*3", unused=0)


@ruling("A-102")
def test_paralysis_puts_last() -> None:
    with table("alice", "vincent") as t:
        t.alice.has(hand="toad, flower")
        t.acts(round=2, alice="drink").favour_deck("sage*22")
        t.alice.mixes("toad+flower")
        t.vincent.answers("order_space", 6)
        t.alice.is_asked("declare")
        t.alice.shows(favours="sage")


@ruling("A-103")
def test_insanity_costs_reputation() -> None:
    for before, after in ((10, 9), (14, 12), (18, 15), (5, 5)):
        with table("alice", "vincent") as t:
            t.alice.has(hand="mushroom, toad", reputation=before)
            t.acts(round=2, holds="vincent", alice="drink")
            t.alice.mixes("mushroom+toad")
            t.alice.shows(reputation=after)


@ruling("A-104", "A-105")
def test_each_negative_potion_once_a_round() -> None:
    with table("alice", "vincent") as t:
        t.alice.has(hand="mushroom*2, flower*3, toad", favours="")
        t.acts(round=2, holds="vincent", alice="custodian, drink*2", vincent="drink")
        t.alice.mixes("mushroom+flower")
        t.alice.mixes("mushroom+flower")
        t.vincent.declines("mix")
        t.alice.shows(hospital=1)
        t.alice.mixes("toad+flower")
        t.alice.shows(hospital=1, paralysed=1, potions="red-*2, green-")


# ---------------------------------------------------------------- reputation


@ruling("A-107", "A-108", "A-109")
@pytest.mark.parametrize(
    ("before", "zone", "extra"),
    [(0, "red", -1), (6, "red", -1), (7, "plain", 0), (13, "plain", 0), (14, "green", 1), (17, "green", 1),
     (18, "blue", 2), (30, "blue", 2)],
)  # fmt: skip
def test_zones(before: int, zone: str, extra: int) -> None:
    with table("alice", "vincent") as t:
        game = t.setting()
        you = game.players[0]
        for loss in (1, 2, 5):
            you.reputation = before
            assert game.zone(you) == zone
            game.change_reputation(you, -loss)
            assert you.reputation == max(0, before - loss - extra)
        you.reputation = before
        game.change_reputation(you, 3)
        assert you.reputation == before + 3


@ruling("A-110", "A-111", "A-113")
def test_the_zone_is_the_one_before_the_change() -> None:
    with table("alice", "vincent") as t:
        game = t.setting()
        you = game.players[0]
        you.reputation = 18
        game.change_reputation(you, -5)
        assert you.reputation == 11


@ruling("A-114", "A-331")
def test_debunking_one_s_own_theory() -> None:
    for kind, left in (("green", 10), ("red", 15)):
        with table("alice", "vincent", secret="toad=A1") as t:
            t.theory("toad", "A2", alice=kind)
            t.alice.has(reputation=13)
            t.acts(round=3, holds="vincent", alice="debunk")
            t.alice.shows_sign("toad", "red")
            t.alice.shows(reputation=left)  # +2 and -5 are one loss, from the plain zone
            assert t.theory_on("toad") == ""


@ruling("A-115")
def test_the_floor() -> None:
    for floor, left in ((0, 0), (-5, -1)):
        with table("alice", "vincent", reputation_floor=floor) as t:
            game = t.setting()
            game.players[0].reputation = 3
            game.change_reputation(game.players[0], -5)
            assert game.players[0].reputation == left
