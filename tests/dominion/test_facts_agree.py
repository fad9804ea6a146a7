"""The card classes and the facts that ship with the package say the same."""

import pytest

from chaudron.games.dominion.card import BY_NAME, CARDS, TYPE_NAMES, Card, overrides
from chaudron.games.dominion.facts import CardFacts, cards
from chaudron.games.dominion.kingdoms import Kingdom
from chaudron.games.dominion.library import find
from chaudron.games.dominion.setup import lay_out, new_game

PLAYERS = (2, 3, 4, 5, 6)


def types_of(card: Card) -> list[str]:
    return [name for i, name in enumerate(TYPE_NAMES) if card.types >> i & 1]


def pile_of(facts: CardFacts) -> str | None:
    """The pile of different cards it belongs to; the Prizes make up one outside the Supply."""
    return "prizes" if "prize" in facts.types else facts.part_of_pile


def kingdom_with(card: Card) -> Kingdom:
    """A kingdom in which this card has a pile of its own."""
    if card.text.kingdom:
        return Kingdom([card.name])
    if card.set == "prosperity":
        return Kingdom(["village"], colonies=True)
    if card.name == "potion":
        return Kingdom(["vineyard"])
    return Kingdom([c.name for c in CARDS if c.text.needs == card.name] or ["village"])


def test_every_card_has_a_class_and_every_class_is_a_card() -> None:
    assert sorted(BY_NAME) == sorted(cards())


@pytest.mark.parametrize("facts", cards().values(), ids=list(cards()))
def test_a_card_is_what_its_facts_say(facts: CardFacts) -> None:
    card = find(facts.id)
    text = card.text
    assert card.set == facts.set
    assert (card.cost, card.potion) == (facts.cost, facts.potion)
    assert sorted(types_of(card)) == sorted(facts.types)
    assert text.kingdom == facts.kingdom
    assert text.in_supply == facts.in_supply
    assert text.needs == facts.needs
    assert text.part_of == (pile_of(facts) or "")
    assert text.is_pile == any(other.part_of_pile == facts.id for other in cards().values())
    if isinstance(facts.coins, str):
        assert overrides(text, "play")
    else:
        assert card.coins == (facts.coins or 0)
    if isinstance(facts.vp, str):
        assert overrides(text, "score")
    else:
        assert card.vp == (facts.vp or 0)
        assert not card.counts_points


@pytest.mark.parametrize("facts", cards().values(), ids=list(cards()))
def test_piles_have_the_size_the_facts_say(facts: CardFacts) -> None:
    card = find(facts.id)
    for n in PLAYERS:
        size = facts.pile_size(n)
        if pile_of(facts):
            assert card.text.pile == size
        elif "shelter" in facts.types:
            game = new_game(Kingdom(["village"], shelters=True), n, seed=1)
            assert sum(p.all_cards().count(card) for p in game.players) == size
        else:
            layout = lay_out(kingdom_with(card), n)
            pile = layout.setup.pile_named(card.name)
            assert layout.counts[pile] == size
            assert layout.setup.piles[pile].in_supply == facts.in_supply
