"""What a kingdom is when a table is set: by name, as ten cards, by wishes or by chance."""

from __future__ import annotations

from collections import Counter

import pytest

from chaudron.games.dominion import facts
from chaudron.games.dominion.kingdoms import Kingdom, random_kingdom, read
from chaudron.games.dominion.library import find
from chaudron.games.dominion.picker import Bargain, Span, Wishes, few_or_many, pick
from chaudron.games.dominion.setup import lay_out
from chaudron.games.dominion.spec import SPEC
from chaudron.kernel.errors import Refusal
from chaudron.kernel.rng import stream
from tests.rulings import ruling

DARK = ", ".join(facts.kingdoms()["grim_parade"].cards)  # ten cards of Dark Ages
RICH = ", ".join(facts.kingdoms()["beginners"].cards)  # ten cards of Prosperity
MIXED = "high_and_low"  # five cards of Dark Ages, five of the base game
HALF_RICH = "biggest_money"  # six cards of Prosperity, four of the base game
PLAIN = "cellar, market, militia, mine, moat, remodel, smithy, village, woodcutter, workshop"
SEEDS = range(40)


def settled(seed: int, **options: object) -> tuple[str, str]:
    """Whether there are Colonies and Shelters, as it is recorded and as the game is laid out."""
    found = SPEC.settle(seed, 2, options)
    game = SPEC.begin(seed, 2, found)
    notation = str(found["kingdom"])
    colonies, shelters = str(found["colonies"]), str(found["shelters"])
    assert (colonies == "yes") == ("+ colonies" in notation) == (game.setup.pile_named("colony") >= 0)
    owned = [card.name for card in game.players[0].all_cards()]
    assert (shelters == "yes") == ("+ shelters" in notation) == ("hovel" in owned) == ("estate" not in owned)
    assert SPEC.settle(seed + 1, 2, found) == found  # settled once, nothing is left to chance
    return colonies, shelters


# ---------------------------------------------------------------- Shelters and Colonies


@ruling("DA-011")
@pytest.mark.parametrize("kingdom", ["grim_parade", "Grim Parade", "playing_chess_with_death", DARK])
@pytest.mark.parametrize("said", [{}, {"shelters": "auto"}])
def test_dark_ages_alone_comes_with_shelters_however_it_is_named(
    kingdom: str, said: dict[str, object]
) -> None:
    for seed in SEEDS:
        assert settled(seed, kingdom=kingdom, **said) == ("no", "yes")


@ruling("DA-011")
def test_random_cards_of_dark_ages_come_with_shelters() -> None:
    for seed in SEEDS:
        assert settled(seed, sets=["dark_ages"]) == ("no", "yes")
        assert settled(seed, sets=["prosperity"]) == ("yes", "no")


@pytest.mark.parametrize("kingdom", ["beginners", RICH])
def test_prosperity_alone_comes_with_platinum_and_colony(kingdom: str) -> None:
    for seed in SEEDS:
        assert settled(seed, kingdom=kingdom) == ("yes", "no")


@ruling("DA-013")
@pytest.mark.parametrize("kingdom", [MIXED, ", ".join(facts.kingdoms()[MIXED].cards)])
def test_a_mix_with_dark_ages_draws_lots_for_shelters(kingdom: str) -> None:
    drawn = Counter(settled(seed, kingdom=kingdom) for seed in range(100))
    assert set(drawn) == {("no", "yes"), ("no", "no")}
    assert 30 < drawn["no", "yes"] < 70  # five cards out of ten


@pytest.mark.parametrize("kingdom", [HALF_RICH, ", ".join(facts.kingdoms()[HALF_RICH].cards)])
def test_a_mix_with_prosperity_draws_lots_for_colonies(kingdom: str) -> None:
    cards = facts.kingdoms()[HALF_RICH].cards
    share = sum(1 for name in cards if find(name).set == "prosperity")
    drawn = Counter(settled(seed, kingdom=kingdom) for seed in range(100))
    assert set(drawn) == {("yes", "no"), ("no", "no")}
    assert abs(drawn["yes", "no"] - 10 * share) < 20


def test_without_their_sets_there_are_no_shelters_and_no_colonies() -> None:
    for seed in SEEDS:
        assert settled(seed, kingdom=PLAIN) == ("no", "no")


@pytest.mark.parametrize("kingdom", ["", "grim_parade", "beginners", DARK, RICH, PLAIN])
@pytest.mark.parametrize("wish", ["yes", "no"])
def test_yes_and_no_overrule_the_lots(kingdom: str, wish: str) -> None:
    for seed in range(5):
        assert settled(seed, kingdom=kingdom, colonies=wish, shelters=wish) == (wish, wish)


def test_a_notation_may_decide_either_way() -> None:
    for seed in range(10):
        assert settled(seed, kingdom=f"{DARK} + no shelters") == ("no", "no")
        assert settled(seed, kingdom=f"{RICH} + no colonies") == ("no", "no")
        assert settled(seed, kingdom=f"{PLAIN} + colonies + shelters") == ("yes", "yes")
        assert settled(seed, kingdom=f"{PLAIN} + colonies", colonies="no") == ("no", "no")


def test_the_order_of_the_cards_changes_no_lot() -> None:
    cards = facts.kingdoms()[MIXED].cards
    for seed in SEEDS:
        assert settled(seed, kingdom=", ".join(cards)) == settled(seed, kingdom=", ".join(cards[::-1]))


@pytest.mark.parametrize("seed", range(20))
def test_spelled_out_a_kingdom_is_the_same_at_every_table(seed: int) -> None:
    kingdom = pick(Wishes(), seed)
    line = kingdom.spelled_out()
    assert read(line).notation() == kingdom.notation()
    for other in range(5):
        assert SPEC.settle(other, 2, {"kingdom": line})["kingdom"] == kingdom.notation()
    assert Kingdom(PLAIN.split(", ")).spelled_out() == PLAIN


# ---------------------------------------------------------------- recommended kingdoms


def test_who_wishes_nothing_gets_the_first_game() -> None:
    for seed in range(5):
        found = SPEC.settle(seed, 2, {})
        assert sorted(str(found["kingdom"]).split(", ")) == PLAIN.split(", ")
    assert next(iter(facts.kingdoms())) == "first_game"
    named = {option.name: option.default for option in SPEC.options}
    assert named["kingdom"] == "first_game"


def test_random_is_a_wish() -> None:
    for text in ("random", ""):
        several = {str(SPEC.settle(seed, 2, {"kingdom": text})["kingdom"]) for seed in range(5)}
        assert len(several) == 5
    of_one_set = read(str(SPEC.settle(1, 2, {"sets": ["seaside"]})["kingdom"]))
    assert {find(name).set for name in of_one_set.cards} == {"seaside"}
    named = SPEC.settle(1, 2, {"sets": ["seaside"], "kingdom": "first_game"})["kingdom"]
    assert sorted(str(named).split(", ")) == PLAIN.split(", ")


@pytest.mark.parametrize("name", list(facts.kingdoms()))
def test_every_recommended_kingdom_can_be_laid_out(name: str) -> None:
    listed = facts.kingdoms()[name]
    found = read(str(SPEC.settle(1, 2, {"kingdom": name})["kingdom"]))
    assert sorted(found.cards) == sorted(listed.cards) and found.bane == listed.bane
    piles = {pile.name for pile in lay_out(found, 2).setup.piles}
    extra = ("potion", "ruins", "madman", "mercenary", "spoils", "prizes")
    assert [pile for pile in extra if pile in piles] == [x for x in extra if x in listed.extra_piles]
    assert any(find(card).set == listed.box for card in listed.cards)


def test_kingdoms_are_grouped_by_box() -> None:
    groups = {box: len(kingdoms) for box, kingdoms in facts.kingdoms_by_box().items()}
    assert groups == {
        "base": 5, "intrigue": 6, "seaside": 6, "alchemy": 5, "prosperity": 9, "cornucopia": 6,
        "hinterlands": 16, "dark_ages": 16,
    }  # fmt: skip
    assert sum(groups.values()) == 69
    assert [k.id for group in facts.kingdoms_by_box().values() for k in group] == list(facts.kingdoms())


# ---------------------------------------------------------------- Alchemy among all sets


def alchemy(cards: list[str]) -> int:
    return sum(1 for name in cards if find(name).set == "alchemy")


@ruling("AL-198")
def test_random_kingdoms_of_no_chosen_sets_hold_alchemy() -> None:
    """Every set takes part in every way of drawing from all of them, Alchemy among them."""
    ways = {
        "table": [read(str(SPEC.settle(s, 2, {"kingdom": "random"})["kingdom"])).cards for s in range(60)],
        "kingdom": [random_kingdom(stream(s, "any")).cards for s in range(60)],
        "picker": [pick(Wishes(), s).cards for s in range(60)],
        "draft": [Bargain(Wishes(), s, veto=False).offer for s in range(60)],
        "veto": [Bargain(Wishes(), s, veto=True).offer for s in range(60)],
    }
    for way, drawn in ways.items():
        sets = Counter(find(name).set for cards in drawn for name in cards)
        assert set(sets) == {
            "base", "intrigue", "seaside", "alchemy", "prosperity", "cornucopia", "hinterlands",
            "dark_ages", "promos",
        }, way  # fmt: skip
        assert 0.03 < sets["alchemy"] / sets.total() < 0.1, way  # 12 cards of 205


@ruling("AL-010")
def test_three_to_five_cards_of_alchemy_are_a_choice() -> None:
    wishes = Wishes()
    wishes.alchemy = "advised"
    plain = [pick(Wishes(), seed).cards for seed in range(80)]
    picked = [pick(wishes, seed).cards for seed in range(80)]
    dealt = [
        read(str(SPEC.settle(s, 2, {"kingdom": "random", "alchemy": "advised"})["kingdom"])).cards
        for s in range(80)
    ]
    assert {1, 2} <= {alchemy(cards) for cards in plain}  # nobody is bound by the advice
    for drawn in (picked, dealt):
        assert {alchemy(cards) for cards in drawn} <= {0, 3, 4, 5}
        assert 3 in {alchemy(cards) for cards in drawn}
        assert all(len(set(cards)) == 10 for cards in drawn)
    for before, after in zip(plain, picked, strict=True):
        assert after == before or few_or_many(before)
        assert (alchemy(after) == 0) == (alchemy(before) == 0)


def test_the_advice_bends_to_what_is_wished() -> None:
    wishes = Wishes()
    wishes.alchemy = "advised"
    wishes.counts = {"alchemy": Span(1, 1)}
    assert alchemy(pick(wishes, 1).cards) == 1
    wishes.counts = {}
    wishes.sets = ["alchemy"]
    assert alchemy(pick(wishes, 1).cards) == 10  # there is nothing else
    assert wishes.counts == {}
    with pytest.raises(Refusal, match="draft and veto"):
        Bargain(wishes, 1, veto=False)
