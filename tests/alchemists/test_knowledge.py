"""Facts: when they are true, when they are the same, and how they are said."""

from __future__ import annotations

import pytest

from chaudron.games.alchemists.alchemy import (
    ALL_GOLEMS,
    BLUE,
    ELEMENTS,
    GREEN,
    INGREDIENTS,
    LIGHT,
    LIGHTS,
    MINUS,
    MIX,
    PAIRS,
    PLUS,
    POTIONS,
    QUALITIES,
    Shown,
    consistent,
    quality,
    unrank,
)
from chaudron.games.alchemists.deduction import Sheet, all_worlds, best_golem_tests
from chaudron.games.alchemists.knowledge import (
    Fact,
    animation,
    claimed,
    identity,
    light_of,
    mixed,
    reaction_to,
    sign_of,
    sold,
    spied,
    spied_sale,
)
from tests.rulings import ruling

WORLD = unrank(12345)
RED_PLUS = POTIONS.index("red+")
BLUE_MINUS = POTIONS.index("blue-")


@pytest.mark.parametrize(
    ("fact", "said", "dumped"),
    [
        (mixed(0, 1, RED_PLUS), "mushroom + fern = red+", "mixed"),
        (claimed(0, 1, BLUE_MINUS, True), "mushroom + fern = blue-", "claim"),
        (claimed(0, 1, BLUE_MINUS, False), "mushroom + fern ≠ blue-", "claim"),
        (sold(2, 3, RED_PLUS, 1), "toad + bird_claw sold as red+: sign", "sale"),
        (sign_of(4, GREEN, MINUS), "flower is green-", "sign"),
        (light_of(5, LIGHTS.index("lunar")), "mandrake_root is lunar", "light"),
        (identity(6, 2), "scorpion is A3", "identity"),
        (reaction_to(7, 0), "the golem's reaction to raven_feather: none", "reaction"),
        (animation(0, 7, True), "mushroom and raven_feather wake the golem", "animation"),
        (animation(0, 7, False), "mushroom and raven_feather do not wake the golem", "animation"),
        (spied(1, RED_PLUS), "fern + ? = red+", "spied"),
        (spied_sale(1, RED_PLUS, 0), "fern + ? sold as red+: exact", "spied_sale"),
    ],
)
def test_a_fact_is_said_and_dumped(fact: Fact, said: str, dumped: str) -> None:
    assert fact.said() == said
    assert fact.dump() == [dumped, fact.first, fact.second, fact.asked, fact.answer]


def test_two_ingredients_are_the_same_in_either_order() -> None:
    assert mixed(0, 1, 3) == mixed(1, 0, 3)
    assert len({mixed(0, 1, 3), mixed(1, 0, 3), mixed(0, 1, 4), claimed(0, 1, 3, True)}) == 3
    assert light_of(3, 0) != light_of(2, 0) != light_of(2, 1)


@ruling("A-322", "A-363")
def test_a_fact_holds_in_the_worlds_that_give_its_answer() -> None:
    golem = ALL_GOLEMS[5]
    a, b = WORLD[2], WORLD[6]
    made = MIX[a][b]
    for fact, answer in (
        (mixed(2, 6, made), made),
        (mixed(2, 6, (made + 1) % 7), made),
        (claimed(2, 6, made, False), 1),
        (claimed(2, 6, (made + 1) % 6, True), 0),
        (sold(2, 6, RED_PLUS, 0), quality(RED_PLUS, made)),
        (sign_of(2, GREEN, PLUS), ELEMENTS[a][GREEN]),
        (sign_of(2, GREEN, MINUS), ELEMENTS[a][GREEN]),
        (light_of(2, 0), LIGHT[a]),
        (light_of(2, 1), LIGHT[a]),
        (identity(2, a), a),
        (identity(2, (a + 1) % 8), a),
        (reaction_to(2, 0), golem.reaction(a)),
        (animation(2, 6, True), int(golem.wakes(a) and golem.wakes(b))),
    ):
        assert fact.true_answer(WORLD, golem) == answer, fact
        assert fact.holds(WORLD, golem) == (answer == fact.answer)
    for fact in (reaction_to(2, 1), animation(2, 6, True), animation(2, 6, False)):
        assert fact.true_answer(WORLD, None) == -1 and not fact.holds(WORLD, None)
    waking = [(i, j) for i, j in PAIRS if golem.wakes(WORLD[i]) and golem.wakes(WORLD[j])]
    assert waking and all(animation(i, j, True).holds(WORLD, golem) for i, j in waking)
    assert sum(animation(i, j, True).holds(WORLD, golem) for i, j in PAIRS) == len(waking)


@ruling("A-363", "A-314")
def test_a_spied_fact_holds_where_some_partner_makes_it() -> None:
    for a in range(8):
        world = [a, *[x for x in range(8) if x != a]]
        for potion in range(7):
            assert spied(0, potion).holds(world, None) == (potion in [MIX[a][b] for b in range(8) if b != a])
            assert spied(0, potion).true_answer(world, None) in (potion, -1)
        for grade in range(len(QUALITIES)):
            could = [quality(RED_PLUS, MIX[a][b]) for b in range(8) if b != a]
            assert spied_sale(0, RED_PLUS, grade).holds(world, None) == (grade in could)


@ruling("A-216")
def test_claims_about_one_colour() -> None:
    shown = Shown(0, -1, 2 * GREEN + PLUS)  # the mushroom is green+
    assert not consistent(shown, GREEN, [(0, MINUS)])
    assert consistent(shown, BLUE, [(0, MINUS)])  # which says nothing of blue
    assert not consistent(shown, BLUE, [(i, MINUS) for i in range(5)])
    assert not consistent(shown, BLUE, [(3, PLUS), (3, MINUS)])


def test_worlds_are_picked_by_number() -> None:
    assert [all_worlds(False).pick(k) for k in (0, 1, 40319)] == [(unrank(k), 0) for k in (0, 1, 40319)]
    assert [all_worlds(True).pick(k) for k in (0, 23, 24)] == [(unrank(k // 24), k % 24) for k in (0, 23, 24)]
    golem = ALL_GOLEMS[5]
    worlds = all_worlds(True).knowing_all([identity(i, WORLD[i]) for i in range(6)])
    worlds = worlds.knowing(reaction_to(0, golem.reaction(WORLD[0])))
    found = [worlds.pick(k) for k in range(worlds.count())]
    expected = [
        (assignment, g.index)
        for assignment in sorted([WORLD, [*WORLD[:6], WORLD[7], WORLD[6]]])
        for g in ALL_GOLEMS
        if g.reaction(WORLD[0]) == golem.reaction(WORLD[0])
    ]
    assert sorted(found) == sorted(expected) and len(found) > 4


def test_the_golem_tests_that_tell_most_come_first() -> None:
    known = [reaction_to(2, ALL_GOLEMS[5].reaction(WORLD[2])), identity(2, WORLD[2])]
    worlds = all_worlds(True).knowing_all(known)
    tests = best_golem_tests(worlds)
    assert [t.bits for t in tests] == sorted([t.bits for t in tests], reverse=True)
    assert INGREDIENTS[tests[-1].first] == "toad" and tests[-1].bits == 0  # its reaction is known
    sheet = Sheet(True)
    for fact in known:
        sheet.learn(fact)
    chances = sheet.reaction_chances(2)
    assert chances[known[0].answer] == 1 and sum(chances) == 1
    wakes = worlds.animators()
    assert wakes == [worlds.knowing(animation(i, j, True)).count() for i, j in PAIRS]
    plus, minus = worlds.signs()[2][GREEN]
    assert [plus, minus] == [worlds.count() if ELEMENTS[WORLD[2]][GREEN] == s else 0 for s in range(2)]
