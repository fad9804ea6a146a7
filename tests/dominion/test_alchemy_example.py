"""The Alchemy rulebook's example: Alice plays Possession, and then Philippe's turn for him."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from chaudron.games.dominion.scenario import Scenario, table
from tests.rulings import ruling

KINGDOM = ["possession", "philosophers_stone", "familiar", "apprentice", "herbalist", "vineyard"]


@contextmanager
def example() -> Iterator[Scenario]:
    """Alice has 11 cards in her deck and 6 in her discard pile; Philippe sits to her left."""
    with table("alice", "philippe", kingdom=KINGDOM) as t:
        t.alice.has(
            hand="possession, potion, philosophers_stone, copper*2",
            deck="estate*3, silver*2, copper*5, gold",
            discard_pile="copper*5, estate",
        )
        t.philippe.has(
            hand="apprentice, herbalist, potion, silver*2",
            deck="gold, copper*2, estate*3, silver, duchy",
        )
        yield t


def alices_turn(t: Scenario) -> None:
    t.alice.plays("possession")
    t.alice.plays_treasures("philosophers_stone, potion, copper*2")
    t.alice.buys("familiar")


def philippes_actions(t: Scenario) -> None:
    t.philippe.plays("apprentice")
    t.philippe.trashes("silver")
    t.philippe.plays("herbalist")


def philippes_turn(t: Scenario) -> None:
    philippes_actions(t)
    t.philippe.plays_treasures("potion, gold, copper*2, silver")
    t.philippe.buys("province")
    t.philippe.buys("vineyard")
    t.philippe.answers("put_on_deck", "copper")


# ---------------------------------------------------------------- Alice's turn


@ruling("AL-067")
def test_alices_turn() -> None:
    with example() as t:
        alices_turn(t)
        t.alice.shows(
            in_play="",
            hand="estate*3, silver*2",
            deck="copper*5, gold",
            discard_pile="copper*5, estate, familiar, possession, philosophers_stone, potion, copper*2",
        )
        assert len(t.alice.player.discard_pile) == 12
        t.turn_is(player=t.philippe)
        t.pile_shows("familiar", 9)


@ruling("AL-068", "AL-205")
def test_possession_waits_until_alices_phases_are_over() -> None:
    with example() as t:
        t.alice.plays("possession")
        t.turn_is(player=t.alice, actions=0, phase="treasures")
        assert [turn.player for turn in t.state.extra_turns] == [t.philippe.index]
        t.alice.plays_treasures()
        t.turn_is(player=t.alice, phase="buy")
        t.alice.buys("familiar")
        t.turn_is(player=t.philippe, phase="action")


@ruling("AL-069")
def test_the_stone_counts_seventeen_cards() -> None:
    with example() as t:
        t.alice.plays("possession")
        t.alice.plays_treasures("philosophers_stone")
        t.turn_is(coins=3, potions=0)


@ruling("AL-070")
def test_five_coins_a_potion_and_a_buy() -> None:
    with example() as t:
        t.alice.plays("possession")
        t.alice.plays_treasures("philosophers_stone, potion, copper*2")
        t.turn_is(coins=5, potions=1, buys=1)


@ruling("AL-071")
def test_the_familiar_leaves_two_coins_and_no_buy() -> None:
    with example() as t:
        t.turn(buys=2)  # one more than in the example, to look at what is left
        t.alice.plays("possession")
        t.alice.plays_treasures()
        t.alice.buys("familiar")
        t.turn_is(coins=2, potions=0, buys=1)
        assert t.alice.player.discard_pile[-1].name == "familiar"
    with example() as t:
        alices_turn(t)  # with the one buy of the example her Buy phase is over
        t.turn_is(player=t.philippe)


@ruling("AL-072")
def test_alice_draws_before_philippes_turn_begins() -> None:
    with example() as t:
        alices_turn(t)
        t.turn_is(player=t.philippe, actions=1)
        t.alice.shows(hand="estate*3, silver*2", in_play="")


# ---------------------------------------------------------------- Philippe's possessed turn


@ruling("AL-073")
def test_philippes_possessed_turn() -> None:
    with example() as t:
        alices_turn(t)
        philippes_turn(t)
        # Alice drew none of it: Province and Vineyard lie on her discard pile.
        t.alice.shows(
            discard_pile="copper*5, estate, familiar, possession, philosophers_stone, potion, copper*2,"
            "province, vineyard"
        )
        t.philippe.shows(
            hand="copper, estate*3, silver",
            deck="duchy",
            discard_pile="apprentice, herbalist, potion, gold, copper, silver, silver",
            in_play="",
            mats={"possession": ""},
        )
        assert t.philippe.player.discard_pile[-1].name == "silver"  # the one set aside came last
        t.trash_shows("")
        t.turn_is(player=t.philippe, phase="treasures", buys=1, coins=0)
        assert t.state.normal_turn
        assert t.asked(t.philippe).decider == t.philippe.index


@ruling("AL-074")
def test_alice_looks_at_philippes_hand_and_chooses() -> None:
    with example() as t:
        assert t.alice.sees(t.philippe) == []
        alices_turn(t)
        assert t.alice.sees(t.philippe) == ["apprentice", "herbalist", "potion", "silver", "silver"]
        assert t.asked(t.philippe).decider == t.alice.index
        t.philippe.is_offered("apprentice, herbalist")


@ruling("AL-075")
def test_the_apprentice_draws_three_and_the_silver_is_set_aside() -> None:
    with example() as t:
        alices_turn(t)
        t.philippe.plays("apprentice")
        t.philippe.trashes("silver")
        t.philippe.shows(hand="herbalist, potion, silver, gold, copper*2", mats={"possession": "silver"})
        t.trash_shows("")


@ruling("AL-076")
def test_an_action_is_left_for_the_herbalist() -> None:
    with example() as t:
        alices_turn(t)
        t.philippe.plays("apprentice")
        t.philippe.trashes("silver")
        t.turn_is(actions=1)
        t.philippe.plays("herbalist")
        t.turn_is(actions=0)


@ruling("AL-077")
def test_eight_coins_a_potion_and_two_buys() -> None:
    with example() as t:
        alices_turn(t)
        philippes_actions(t)
        t.turn_is(coins=1)
        t.philippe.plays_treasures("potion, gold, copper*2, silver")
        t.turn_is(coins=8, potions=1, buys=2)


@ruling("AL-078")
@pytest.mark.parametrize("cards", [("province", "vineyard"), ("vineyard", "province")])
def test_alice_gains_the_province_and_the_vineyard(cards: tuple[str, str]) -> None:
    with example() as t:
        alices_turn(t)
        philippes_actions(t)
        t.philippe.plays_treasures()
        for card in cards:
            t.philippe.buys(card)
            assert t.alice.player.discard_pile[-1].name == card
        t.pile_shows("province", 7)
        t.pile_shows("vineyard", 7)
        t.philippe.passes("put_on_deck")


@ruling("AL-079")
def test_the_herbalists_copper_goes_onto_philippes_deck() -> None:
    with example() as t:
        alices_turn(t)
        philippes_actions(t)
        t.philippe.buys("province")
        t.philippe.buys("vineyard")
        assert t.asked(t.philippe).decider == t.alice.index
        t.philippe.is_offered("potion, gold, copper, silver")
        t.philippe.answers("put_on_deck", "copper")
        t.alice.shows(deck="copper*5, gold")
        t.philippe.shows(hand="copper, estate*3, silver")


@ruling("AL-080")
def test_alice_sees_the_hand_for_philippes_regular_turn() -> None:
    with example() as t:
        alices_turn(t)
        philippes_turn(t)
        assert t.alice.sees(t.philippe) == ["copper", "estate", "estate", "estate", "silver"]


@ruling("AL-081")
def test_the_silver_is_back_before_the_regular_turn() -> None:
    with example() as t:
        alices_turn(t)
        philippes_actions(t)
        t.philippe.plays_treasures()
        t.philippe.ends_turn()
        t.philippe.passes("put_on_deck")
        assert t.state.normal_turn
        assert [c.name for c in t.philippe.player.discard_pile].count("silver") == 2
        t.philippe.shows(hand="estate*3, silver, duchy", mats={"possession": ""})
