"""Deduction is exact: every answer equals the one found by trying every world."""

from __future__ import annotations

from itertools import pairwise, permutations
from random import Random

import pytest

from chaudron.games.alchemists.alchemy import (
    ALL_GOLEMS,
    COLOURS,
    ELEMENTS,
    INGREDIENTS,
    LIGHT,
    LUNAR,
    MIX,
    PAIRS,
    POTIONS,
    SOLAR,
    TRIGGERS,
    Golem,
    quality,
)
from chaudron.games.alchemists.deduction import (
    BELIEVED,
    RULED_OUT,
    UNMARKED,
    Sheet,
    all_worlds,
    best_experiments,
    best_golem_tests,
    contradiction,
    entropy,
)
from chaudron.games.alchemists.knowledge import (
    ANIMATION,
    CLAIM,
    IDENTITY,
    LIGHT_OF,
    MIXED,
    REACTION,
    SALE,
    SIGN,
    SPIED,
    SPIED_SALE,
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
from chaudron.kernel.errors import Refusal
from tests.rulings import ruling

ALL = [list(p) for p in permutations(range(8))]
World = tuple[list[int], Golem | None]
KINDS = (MIXED, CLAIM, SALE, SIGN, LIGHT_OF, REACTION, ANIMATION, SPIED, SPIED_SALE, IDENTITY)
TOAD, MUSHROOM, FERN = (INGREDIENTS.index(i) for i in ("toad", "mushroom", "fern"))


def oracle(facts: list[Fact], golem: bool) -> list[World]:
    """The worlds that agree, found one by one."""
    golems: list[Golem | None] = list(ALL_GOLEMS) if golem else [None]
    plain = [f for f in facts if not f.about_golem]
    moving = [f for f in facts if f.about_golem]
    return [
        (p, g)
        for p in ALL
        if all(f.holds(p, None) for f in plain)
        for g in golems
        if all(f.holds(p, g) for f in moving)
    ]


def some_fact(chance: Random, kind: int, world: World) -> Fact:
    """A true fact of this world."""
    p, g = world
    i, j = chance.sample(range(8), 2)
    potion = MIX[p[i]][p[j]]
    wanted = chance.randrange(6)
    if kind == SPIED:
        return spied(i, potion)
    if kind == SPIED_SALE:
        return spied_sale(i, wanted, quality(wanted, potion))
    one = kind in (SIGN, LIGHT_OF, REACTION, IDENTITY)
    asked = chance.randrange(3) if kind == SIGN else wanted if kind in (CLAIM, SALE) else 0
    blank = Fact(kind, i, -1 if one else j, asked, 0)
    return Fact(kind, i, -1 if one else j, asked, blank.true_answer(p, g))


@pytest.mark.parametrize("seed", range(4))
def test_every_count_equals_the_oracle(seed: int) -> None:
    chance = Random(seed)
    golem = seed % 2 == 1
    world: World = (chance.choice(ALL), chance.choice(ALL_GOLEMS) if golem else None)
    kinds = [k for k in KINDS if golem or k not in (REACTION, ANIMATION)]
    sheet = Sheet(golem)
    facts = [some_fact(chance, chance.choice(kinds[:-1]), world) for _ in range(5)]
    for fact in facts:
        sheet.learn(fact)
    left = oracle(facts, golem)
    assert world in left
    worlds = sheet.worlds
    assert worlds.count() == len(left)
    for i in range(8):
        assert worlds.identities()[i] == [sum(p[i] == a for p, _ in left) for a in range(8)]
        for c in range(3):
            assert worlds.signs()[i][c] == [sum(ELEMENTS[p[i]][c] == s for p, _ in left) for s in range(2)]
    for i, j in chance.sample(PAIRS, 6):
        assert worlds.potions(j, i) == [sum(MIX[p[i]][p[j]] == k for p, _ in left) for k in range(7)]
    if golem:
        for i in (0, 5):
            assert worlds.reactions(i) == [
                sum(g is not None and g.reaction(p[i]) == r for p, g in left) for r in range(4)
            ]
        assert worlds.golems_left() == [sum(g is golem_ for _, g in left) for golem_ in ALL_GOLEMS]
        assert worlds.animators()[3] == sum(animation(0, 4, True).holds(p, g) for p, g in left)
    picked = [worlds.pick(k) for k in range(0, worlds.count(), max(1, worlds.count() // 50))]
    assert all((p, ALL_GOLEMS[g] if golem else None) in left for p, g in picked)
    assert len({(tuple(p), g) for p, g in picked}) == len(picked)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_fact_is_filtered_exactly(kind: int) -> None:
    chance = Random(kind)
    golem = kind in (REACTION, ANIMATION)
    for _ in range(1 if golem else 2):
        fact = some_fact(chance, kind, (chance.choice(ALL), chance.choice(ALL_GOLEMS)))
        assert all_worlds(golem).knowing(fact).count() == len(oracle([fact], golem))
        assert fact == Fact(fact.kind, fact.first, fact.second, fact.asked, fact.answer)
        assert fact.said() in repr(fact)


@ruling("A-167", "A-283")
def test_the_lunar_mushroom() -> None:
    sheet = Sheet(False)
    sheet.learn(light_of(MUSHROOM, LUNAR))
    for a in range(8):
        assert (sheet.chance(MUSHROOM, a) == 0) == (LIGHT[a] == SOLAR)
    assert sheet.chances()[MUSHROOM] == [0.25 if LIGHT[a] == LUNAR else 0 for a in range(8)]


def test_the_rulebook_s_golem_examples_on_a_sheet() -> None:
    sheet = Sheet(True)
    sheet.learn(light_of(TOAD, LUNAR))
    sheet.learn(sign_of(TOAD, COLOURS.index("blue"), 0))
    sheet.learn(reaction_to(TOAD, 2))
    golems = [g for g, k in zip(ALL_GOLEMS, sheet.worlds.golems_left(), strict=True) if k]
    assert {TRIGGERS[g.trigger(0)] for g in golems} == set(TRIGGERS) - {"small-red"}
    assert {TRIGGERS[g.trigger(1)] for g in golems} == set(TRIGGERS) - {"large-red"}


def test_reacting_alike_means_making_nothing() -> None:
    sheet = Sheet(True)
    sheet.learn(reaction_to(TOAD, 1))
    sheet.learn(reaction_to(FERN, 1))
    assert sheet.potion_chances(TOAD, FERN)[POTIONS.index("neutral")] == 1


def test_the_best_experiment() -> None:
    worlds = all_worlds(False)
    first = best_experiments(worlds)
    assert len(first) == 28 and abs(first[0].bits - entropy([1] * 7)) < 1e-9
    knowing = worlds.knowing_all([mixed(0, 1, 0), mixed(0, 2, 4)])
    best = best_experiments(knowing)
    assert all(a.bits >= b.bits - 1e-9 for a, b in pairwise(best))
    assert best[-1].bits == 0 and {best[-1].first, best[-1].second} in ({0, 1}, {0, 2})
    own = best_experiments(knowing, [5, 5, 7])
    assert [(e.first, e.second) for e in own] == [(5, 7)]
    tests = best_golem_tests(all_worlds(True), [1, 1, 3])
    assert [(e.first, e.second) for e in tests] == [(1, -1), (3, -1)] and abs(tests[0].bits - 2) < 1e-9


def test_contradictions_are_named_and_change_nothing() -> None:
    sheet = Sheet(False)
    innocent = [mixed(4, 5, 6), light_of(7, SOLAR)]
    for fact in [innocent[0], sign_of(TOAD, 0, 0), innocent[1]]:
        sheet.learn(fact)
    with pytest.raises(Refusal) as caught:
        sheet.learn(mixed(TOAD, FERN, POTIONS.index("red-")))
    assert caught.value.code == "contradiction"
    assert caught.value.message == "these cannot all be true: toad is red+; toad + fern = red-"
    assert len(sheet.facts) == 3 and sheet.worlds.count() == len(oracle(sheet.facts, False))
    assert contradiction([*innocent, mixed(TOAD, FERN, POTIONS.index("red-"))], False) == []


@pytest.mark.parametrize("seed", range(3))
def test_a_contradiction_is_as_small_as_can_be(seed: int) -> None:
    chance = Random(seed)
    facts: list[Fact] = []
    while all_worlds(False).knowing_all(facts).count():
        facts.append(some_fact(chance, chance.choice([MIXED, SIGN, SALE]), (chance.choice(ALL), None)))
    group = contradiction(facts, False)
    assert group and not all_worlds(False).knowing_all(group).count()
    for fact in group:
        assert all_worlds(False).knowing_all([f for f in group if f is not fact]).count()


def test_impossible_facts_are_refused() -> None:
    sheet = Sheet(False)
    with pytest.raises(Refusal, match="no golem"):
        sheet.learn(reaction_to(0, 1))
    with pytest.raises(Refusal, match="two different"):
        sheet.learn(mixed(3, 3, 0))
    assert sheet.facts == []


def test_notes_are_a_layer_of_their_own() -> None:
    sheet = Sheet(False)
    sheet.note(TOAD, 2, BELIEVED)
    sheet.note(TOAD, 3, RULED_OUT)
    sheet.note(FERN, 3, RULED_OUT)
    sheet.note(FERN, 3, UNMARKED)
    assert sheet.worlds.count() == 40320 and sheet.mistaken_notes() == []
    sheet.learn(identity(TOAD, 3))
    assert sheet.mistaken_notes() == [(TOAD, 2), (TOAD, 3)]
    assert sheet.notes == {(TOAD, 2): BELIEVED, (TOAD, 3): RULED_OUT}


def test_what_failed_tells_too() -> None:
    worlds = all_worlds(True)
    assert worlds.knowing(claimed(0, 1, 6, False)).count() == 967680 * 6 // 7
    assert worlds.knowing(sold(0, 1, 0, 3)).count() == 967680 * 3 // 7
    assert worlds.knowing(animation(0, 1, False)).count() == 967680 * 27 // 28


@pytest.mark.parametrize("golem", [False, True])
def test_an_article_is_judged_as_its_entries_are_learnt(golem: bool) -> None:
    known = [mixed(TOAD, FERN, 2), *([reaction_to(MUSHROOM, 1)] if golem else [])]
    worlds = all_worlds(golem).knowing_all(known)
    entries = [(TOAD, 0), (FERN, 0), (MUSHROOM, 1), (7, 1)]
    facts = [sign_of(i, 1, s) for i, s in entries]
    whole, rests = worlds.agreeing(1, entries)
    assert whole == worlds.knowing_all(facts).count() > 0
    assert rests == [worlds.knowing_all(facts[:k] + facts[k + 1 :]).count() for k in range(4)]


def test_worlds_weigh_what_is_likely_in_them_and_none_is_lost() -> None:
    likely = [[1.0] * 8 for _ in range(8)]
    likely[TOAD] = [1.0] + [0.25] * 7
    weighed = all_worlds(False).weighed(likely, 100)
    counts = weighed.identities()[TOAD]
    assert counts == [100 * 5040] + [25 * 5040] * 7
    assert weighed.knowing(identity(TOAD, 1)).count() == 25 * 5040
    likely[TOAD] = [1.0] + [0.0] * 7
    assert min(all_worlds(False).weighed(likely, 100).identities()[TOAD]) == 5040
