"""The picker: wishes come true for every seed, or are refused."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chaudron.games.dominion.card import ATTACK, REACTION
from chaudron.games.dominion.kingdoms import check, read
from chaudron.games.dominion.library import find
from chaudron.games.dominion.picker import Bargain, Span, Wishes, pick
from chaudron.games.dominion.spec import SPEC
from chaudron.kernel.errors import Refusal


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**64))
def test_any_seed_gives_a_legal_kingdom_that_its_notation_gives_back(seed: int) -> None:
    kingdom = pick(Wishes(), seed)
    check(kingdom)
    assert read(kingdom.notation()).notation() == kingdom.notation()
    assert SPEC.settle(1, 2, {"kingdom": kingdom.spelled_out()})["kingdom"] == kingdom.notation()
    assert pick(Wishes(), seed).notation() == kingdom.notation()


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6))
def test_wishes_come_true(seed: int) -> None:
    wishes = Wishes()
    wishes.sets = ["base", "seaside", "prosperity"]
    wishes.ban = ["village", "moat"]
    wishes.require = ["witch", "bank"]
    wishes.counts = {"base": Span(4, 4), "seaside": Span(2, 4)}
    wishes.costs = {5: Span(2, 3), 2: Span(1, 1)}
    wishes.attacks = Span(2, 3)
    wishes.reactions = Span(1, 2)
    cards = [find(name) for name in pick(wishes, seed).cards]
    names = [card.name for card in cards]
    assert len(set(names)) == 10
    assert not set(names) & set(wishes.ban) and set(wishes.require) <= set(names)
    sets = [card.set for card in cards]
    assert sets.count("base") == 4 and 2 <= sets.count("seaside") <= 4
    costs = [card.cost for card in cards]
    assert 2 <= costs.count(5) <= 3 and costs.count(2) == 1
    assert 2 <= sum(1 for card in cards if card.types & ATTACK) <= 3
    assert 1 <= sum(1 for card in cards if card.types & REACTION) <= 2


@pytest.mark.parametrize("seed", range(30))
def test_balance_means_no_attack_without_a_reaction(seed: int) -> None:
    wishes = Wishes()
    wishes.balance = True
    types = 0
    for name in pick(wishes, seed).cards:
        types |= find(name).types
    assert types & REACTION or not types & ATTACK


def test_extras_by_choice() -> None:
    wishes = Wishes()
    wishes.require = ["young_witch"]
    wishes.bane = "moat"
    wishes.colonies, wishes.shelters = "yes", "no"
    for seed in range(5):
        kingdom = pick(wishes, seed)
        assert (kingdom.bane, kingdom.colonies, kingdom.shelters) == ("moat", True, False)


def test_colonies_come_as_often_as_the_rulebook_says() -> None:
    wishes = Wishes()
    wishes.sets = ["base", "prosperity"]
    wishes.counts = {"prosperity": Span(5, 5)}
    n = sum(pick(wishes, seed).colonies for seed in range(400))
    assert 150 < n < 250


@pytest.mark.parametrize(
    ("wish", "value", "code"),
    [
        ("require", ["copper"], "not-a-kingdom-card"),
        ("require", ["witch", "witch"], "card-twice"),
        ("sets", ["promos"], "too-few-cards"),
        ("counts", {"alchemy": Span(13, 13)}, "cannot-pick-group"),
        ("costs", {2: Span(6, 6), 3: Span(6, 6)}, "cannot-pick"),
        ("bane", "moat", "useless-bane"),
    ],
)
def test_impossible_wishes(wish: str, value: object, code: str) -> None:
    wishes = Wishes()
    if wish == "bane":
        wishes.sets = ["base"]
    setattr(wishes, wish, value)
    with pytest.raises(Refusal) as refused:
        pick(wishes, 1)
    assert refused.value.code == code


def test_a_required_card_cannot_be_struck() -> None:
    wishes = Wishes()
    wishes.require = ["witch"]
    bargain = Bargain(wishes, 3, veto=True)
    with pytest.raises(Refusal):
        bargain.take("witch")
    players = []
    while not bargain.done:
        players.append(bargain.player)
        bargain.take(bargain.offer[0])
    assert players == [1, 2, 1, 2]
    assert "witch" in bargain.kingdom().cards


def test_a_required_card_need_not_be_drafted() -> None:
    wishes = Wishes()
    wishes.require = ["witch", "moat"]
    bargain = Bargain(wishes, 3, veto=False)
    assert len(bargain.offer) == 18
    while not bargain.done:
        bargain.take(bargain.offer[0])
    kingdom = bargain.kingdom()
    assert kingdom.cards == ["witch", "moat", *bargain.taken]
    assert len(kingdom.cards) == 10
    assert read(kingdom.notation()).notation() == kingdom.notation()


@pytest.mark.parametrize(("veto", "size"), [(False, 20), (True, 14)])
def test_a_small_set_is_no_draft(veto: bool, size: int) -> None:
    wishes = Wishes()
    wishes.sets = ["cornucopia"]
    with pytest.raises(Refusal) as refused:
        Bargain(wishes, 1, veto)
    assert (refused.value.code, refused.value.details) == ("draft-too-few", {"n": 13, "size": size})
