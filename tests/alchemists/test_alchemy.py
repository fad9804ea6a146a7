"""Alchemy is proved by exhausting it: all pairs, all assignments, all golems."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import pytest

from chaudron.games.alchemists.alchemy import (
    ALCHEMICALS,
    ALL_GOLEMS,
    ASSIGNMENTS,
    BLUE,
    CHEST,
    COLOURS,
    EARS,
    ELEMENTS,
    EXACT,
    GREEN,
    INGREDIENTS,
    LARGE,
    LIGHT,
    LUNAR,
    MINUS,
    MIX,
    NEUTRAL,
    NEUTRAL_BREW,
    OPPOSITE_SIGN,
    PAIRS,
    PLUS,
    POTIONS,
    RED,
    RIGHT_SIGN,
    SIGNS,
    SIZE,
    SIZES,
    SMALL,
    SOLAR,
    Golem,
    Shown,
    consistent,
    golem_of,
    opposite,
    possible_potions,
    quality,
    rank,
    trigger_name,
    unrank,
    with_signs,
)
from chaudron.games.alchemists.facts import facts
from tests.rulings import ruling

TOAD, MUSHROOM, FEATHER, FERN = (INGREDIENTS.index(i) for i in ("toad", "mushroom", "raven_feather", "fern"))
SCORPION, MANDRAKE, FLOWER = (INGREDIENTS.index(i) for i in ("scorpion", "mandrake_root", "flower"))
ALL = list(permutations(range(8)))


@ruling("A-001")
def test_assignments_pair_eight_with_eight_one_to_one() -> None:
    assert len(INGREDIENTS) == len(ALCHEMICALS) == 8
    assert [unrank(i) for i in range(ASSIGNMENTS)] == [list(p) for p in ALL]
    assert all(rank(list(p)) == i for i, p in enumerate(ALL))


@ruling("A-002", "A-003")
def test_sizes_follow_from_the_signs() -> None:
    assert len({tuple(signs) for signs in ELEMENTS}) == 8
    for a, printed in zip(range(8), facts()["alchemicals"], strict=True):
        red, green, blue = ELEMENTS[a]
        assert SIZE[a] == [LARGE if x == y else SMALL for x, y in ((red, green), (green, blue), (blue, red))]
        for c, colour in enumerate(COLOURS):
            assert SIGNS[ELEMENTS[a][c]] == printed[colour]["sign"]
            assert SIZES[SIZE[a][c]] == printed[colour]["size"]
        assert ("solar", "lunar")[LIGHT[a]] == printed["class"]
        assert ALCHEMICALS[opposite(a)] == printed["opposite"]


@ruling("A-005", "A-006")
def test_at_most_one_colour_reacts() -> None:
    for a, b in PAIRS:
        reacting = [
            2 * c + ELEMENTS[a][c]
            for c in range(3)
            if ELEMENTS[a][c] == ELEMENTS[b][c] and SIZE[a][c] != SIZE[b][c]
        ]
        assert reacting == ([] if MIX[a][b] == NEUTRAL else [MIX[a][b]])
        assert MIX[a][b] == MIX[b][a]
    table = facts()["mixing"]["table"]["value"]
    for pair, potion in table.items():
        a, b = (ALCHEMICALS.index(name) for name in pair.split("+"))
        assert POTIONS[MIX[a][b]] == potion
    assert len(table) == len(PAIRS)


@ruling("A-007", "A-016")
def test_neutral_comes_from_opposites_alone() -> None:
    for a, b in PAIRS:
        assert (MIX[a][b] == NEUTRAL) == (b == opposite(a))
    for a in range(8):
        assert SIZE[a] == SIZE[opposite(a)]
        assert {LIGHT[a], LIGHT[opposite(a)]} == {SOLAR, LUNAR}


@ruling("A-008", "A-009")
def test_every_potion_has_four_pairs() -> None:
    assert Counter(MIX[a][b] for a, b in PAIRS) == dict.fromkeys(range(7), 4)
    for a in range(8):
        made = Counter(MIX[a][b] for b in range(8) if b != a)
        assert made == {NEUTRAL: 1, **{2 * c + ELEMENTS[a][c]: 2 for c in range(3)}}


@ruling("A-010", "A-011")
def test_the_two_colour_rule() -> None:
    for c in range(3):
        for s in (PLUS, MINUS):
            having = [a for a in range(8) if ELEMENTS[a][c] == s]
            made = {MIX[a][b] for a, b in combinations(having, 2)}
            assert made == set(possible_potions(c, s))
            assert {potion for potion in made if potion // 2 == c} == {2 * c + s}
    assert {p // 2 for p in possible_potions(RED, PLUS)} == {RED, GREEN}
    assert {p // 2 for p in possible_potions(GREEN, PLUS)} == {GREEN, BLUE}
    assert {p // 2 for p in possible_potions(BLUE, PLUS)} == {BLUE, RED}


@ruling("A-012", "A-013")
def test_what_a_coloured_potion_proves() -> None:
    for a, b in PAIRS:
        potion = MIX[a][b]
        if potion == NEUTRAL:
            continue
        colour, sign = potion // 2, potion % 2
        assert ELEMENTS[a][colour] == ELEMENTS[b][colour] == sign
        before = (colour + 2) % 3  # green proves different blues, blue reds, red greens… the other way
        differs = {GREEN: BLUE, BLUE: RED, RED: GREEN}[colour]
        assert ELEMENTS[a][differs] != ELEMENTS[b][differs]
        assert before != colour


@ruling("A-014")
def test_the_seven_potions() -> None:
    assert [p["id"] for p in facts()["potions"]] == POTIONS
    assert [p["name_en"].split()[0] for p in facts()["potions"]] == [
        "Healing", "Poison", "Speed", "Paralysis", "Wisdom", "Insanity", "Neutral",
    ]  # fmt: skip


@ruling("A-015")
def test_sun_and_moon() -> None:
    for a in range(8):
        assert LIGHT[a] == (SOLAR if ELEMENTS[a].count(MINUS) in (0, 2) else LUNAR)
    assert Counter(LIGHT) == {SOLAR: 4, LUNAR: 4}
    assert LIGHT[with_signs(PLUS, PLUS, PLUS)] == SOLAR
    assert LIGHT[with_signs(MINUS, MINUS, MINUS)] == LUNAR


@ruling("A-084")
def test_the_quality_of_a_brew() -> None:
    for wanted in range(6):
        got = Counter(quality(wanted, made) for made in range(7))
        assert got == {EXACT: 1, RIGHT_SIGN: 2, NEUTRAL_BREW: 1, OPPOSITE_SIGN: 3}
        assert quality(wanted, wanted) == EXACT


# ---------------------------------------------------------------- the golem


@ruling("A-239")
def test_there_are_twenty_four_golems() -> None:
    assert len(ALL_GOLEMS) == len({repr(g) for g in ALL_GOLEMS}) == 24
    assert all(g.chest_colour != g.ears_colour for g in ALL_GOLEMS)
    assert all(golem_of(g.index).index == g.index == i for i, g in enumerate(ALL_GOLEMS))


@ruling("A-240", "A-241", "A-242")
def test_four_reactions_with_two_opposites_each() -> None:
    for g in ALL_GOLEMS:
        for part in (CHEST, EARS):
            for a in range(8):
                assert g.reacts(part, a) == (SIZE[a][g.colour(part)] == g.size(part))
                assert g.reacts(part, a) == bool(g.reaction(a) >> part & 1)
        groups = [[a for a in range(8) if g.reaction(a) == r] for r in range(4)]
        for group in groups:
            assert len(group) == 2 and opposite(group[0]) == group[1]
        for a, b in PAIRS:
            assert (g.reaction(a) == g.reaction(b)) == (MIX[a][b] == NEUTRAL)


@ruling("A-243")
def test_example_ears_of_small_green() -> None:
    assert sum(SIZE[a][GREEN] == SMALL for a in range(8)) == 4
    left = [g for g in ALL_GOLEMS if trigger_name(g.trigger(EARS)) == "small-green"]
    assert sorted(trigger_name(g.trigger(CHEST)) for g in left) == [
        "large-blue", "large-red", "small-blue", "small-red",
    ]  # fmt: skip


def after_toad() -> set[int]:
    """Golems left after the toad, lunar with blue plus, made the ears react and not the chest."""
    candidates = [a for a in range(8) if LIGHT[a] == LUNAR and ELEMENTS[a][BLUE] == PLUS]
    assert len(candidates) == 2 and all(SIZE[a][RED] == SMALL for a in candidates)
    return {g.index for g in ALL_GOLEMS if any(g.reaction(a) == 2 for a in candidates)}


def after_mushroom() -> set[int]:
    """Golems left after an ingredient of large red, small green, small blue made both parts react."""
    mushroom = [a for a in range(8) if SIZE[a] == [LARGE, SMALL, SMALL]]
    assert len(mushroom) == 2
    return {g.index for g in ALL_GOLEMS if all(g.reaction(a) == 3 for a in mushroom)}


@ruling("A-244", "A-245", "A-246")
def test_examples_of_golem_tests() -> None:
    toad = [golem_of(i) for i in after_toad()]
    assert {trigger_name(g.trigger(EARS)) for g in ALL_GOLEMS} - {
        trigger_name(g.trigger(EARS)) for g in toad
    } == {"large-red"}
    assert {trigger_name(g.trigger(CHEST)) for g in ALL_GOLEMS} - {
        trigger_name(g.trigger(CHEST)) for g in toad
    } == {"small-red"}
    mushroom = [golem_of(i) for i in after_mushroom()]
    for part in (CHEST, EARS):
        assert {trigger_name(g.trigger(part)) for g in mushroom} == {"large-red", "small-green", "small-blue"}
    both = [golem_of(i) for i in after_toad() & after_mushroom()]
    assert {(trigger_name(g.trigger(CHEST)), trigger_name(g.trigger(EARS))) for g in both} == {
        ("large-red", "small-green"),
        ("large-red", "small-blue"),
        ("small-green", "small-blue"),
        ("small-blue", "small-green"),
    }


@ruling("A-252", "A-253")
def test_two_alchemicals_wake_a_golem() -> None:
    needless = 0
    for g in ALL_GOLEMS:
        wakers = [a for a in range(8) if g.wakes(a)]
        assert len(wakers) == 2 and opposite(wakers[0]) != wakers[1]
        for part in (CHEST, EARS):
            wanted = PLUS if g.size(part) == LARGE else MINUS
            assert all(ELEMENTS[a][g.colour(part)] == wanted for a in wakers)
        needless += all(g.reaction(a) != 3 for a in wakers)
    assert needless == 12


@ruling("A-254")
def test_example_of_an_animation() -> None:
    g = Golem(RED, LARGE, GREEN, SMALL)
    assert [a for a in range(8) if g.wakes(a)] == sorted(
        [with_signs(PLUS, MINUS, PLUS), with_signs(PLUS, MINUS, MINUS)]
    )


# ---------------------------------------------------------------- what refutes an article


def by_hand(shown: Shown, colour: int, entries: list[tuple[int, int]]) -> bool:
    """The same question answered by trying every assignment."""
    for p in ALL:
        if shown.by_sign:
            true = ELEMENTS[p[shown.first]][shown.potion // 2] == shown.potion % 2
        else:
            true = MIX[p[shown.first]][p[shown.second]] == shown.potion
        if true and all(ELEMENTS[p[i]][colour] == s for i, s in entries):
            return True
    return False


ARTICLE = [(TOAD, PLUS), (MUSHROOM, PLUS), (FEATHER, PLUS), (FERN, PLUS)]
BLUE_PLUS, BLUE_MINUS = 4, 5


def verdict(shown: Shown) -> tuple[bool, list[str]]:
    """Whether the blue article of the examples falls, and on which entries a hedge is safe."""
    assert consistent(shown, BLUE, ARTICLE) == by_hand(shown, BLUE, ARTICLE)
    safe = []
    for entry in ARTICLE:
        rest = [e for e in ARTICLE if e != entry]
        assert consistent(shown, BLUE, rest) == by_hand(shown, BLUE, rest)
        if consistent(shown, BLUE, rest):
            safe.append(INGREDIENTS[entry[0]])
    return not consistent(shown, BLUE, ARTICLE), sorted(safe)


@ruling("A-218", "A-219")
def test_articles_an_apprentice_refutes() -> None:
    assert verdict(Shown(MUSHROOM, -1, BLUE_MINUS)) == (True, ["mushroom"])
    assert verdict(Shown(SCORPION, -1, BLUE_PLUS)) == (True, ["fern", "mushroom", "raven_feather", "toad"])


@ruling("A-220", "A-221", "A-222")
def test_articles_a_master_refutes() -> None:
    assert verdict(Shown(FLOWER, MUSHROOM, BLUE_MINUS)) == (True, ["mushroom"])
    assert verdict(Shown(TOAD, MUSHROOM, BLUE_MINUS)) == (True, [])
    for red in (0, 1):
        assert verdict(Shown(TOAD, MUSHROOM, red))[0] is False


@ruling("A-223")
def test_articles_refuted_by_the_two_colour_rule() -> None:
    for green in (2, 3):
        assert verdict(Shown(FEATHER, MUSHROOM, green)) == (True, ["mushroom", "raven_feather"])


@ruling("A-224", "A-225", "A-277")
def test_articles_refuted_by_a_fifth_ingredient_in_a_mix() -> None:
    assert verdict(Shown(TOAD, SCORPION, BLUE_PLUS)) == (True, ["fern", "mushroom", "raven_feather"])
    assert verdict(Shown(MUSHROOM, SCORPION, BLUE_PLUS)) == (True, ["fern", "raven_feather", "toad"])
    assert verdict(Shown(SCORPION, MANDRAKE, BLUE_PLUS)) == (True, [])


@ruling("A-216", "A-217")
@pytest.mark.parametrize("first", range(0, 8, 3))
def test_consistency_agrees_with_trying_every_assignment(first: int) -> None:
    entries = [(0, PLUS), (3, PLUS), (5, MINUS), (6, MINUS)]
    for second in range(first + 1, 8, 2):
        for potion in range(7):
            shown = Shown(first, second, potion)
            assert consistent(shown, GREEN, entries) == by_hand(shown, GREEN, entries)
    for colour in range(3):
        for sign in (PLUS, MINUS):
            shown = Shown(first, -1, 2 * colour + sign)
            assert consistent(shown, colour, entries) == by_hand(shown, colour, entries)


@ruling("A-132", "A-133", "A-134")
def test_theories_a_mix_refutes() -> None:
    for a in range(8):
        for potion in range(6):
            shown = Shown(TOAD, FERN, potion)
            wrong = ELEMENTS[a][potion // 2] != potion % 2
            assert shown.refutes(TOAD, a) == shown.refutes(FERN, a) == wrong
            assert not shown.refutes(SCORPION, a)
        assert not Shown(TOAD, FERN, NEUTRAL).refutes(TOAD, a)
    both = Shown(TOAD, FERN, 0)
    for a, b in PAIRS:
        if not both.refutes(TOAD, a) and not both.refutes(FERN, b):
            assert both.conflict(a, b) == (MIX[a][b] != 0)
