"""Costs with a Potion in them: which cards an effect reaches."""

import pytest

from chaudron.games.dominion.scenario import table
from tests.rulings import ruling

KINGDOM = [
    "remodel", "workshop", "university", "golem", "alchemist", "transmute", "vineyard", "smithy",
    "market", "woodcutter",
]  # fmt: skip


@ruling("AL-028")
def test_a_potion_makes_a_cost_higher() -> None:
    """Haggler's second card must cost less than the first: 3 is less than 3 and a Potion."""
    with table("alice", "vincent", kingdom=["haggler", "alchemist", "university"]) as t:
        t.alice.has(in_play="haggler")
        t.turn(phase="buy", coins=3, potions=1)
        t.alice.buys("alchemist")
        t.alice.is_offered("copper, silver, curse, university")  # no Victory card
        t.alice.gains("silver")
    with table("alice", "vincent", kingdom=["haggler", "alchemist", "transmute"]) as t:
        t.alice.has(in_play="haggler")
        t.turn(phase="buy", coins=3)
        t.alice.buys("silver")
        t.alice.is_offered("copper, curse")  # a Potion is not less than 3 coins
        t.alice.gains("copper")


@ruling("AL-029")
def test_up_to_four_coins_is_never_a_potion_card() -> None:
    with table("alice", "vincent", kingdom=KINGDOM) as t:
        t.alice.has(hand="workshop")
        t.alice.plays("workshop")
        t.alice.is_offered("copper, silver, curse, estate, potion, remodel, workshop, smithy, woodcutter")
        t.alice.gains("smithy")


@ruling("AL-030", "AL-033", "AL-034")
@pytest.mark.parametrize("new", ["golem", "smithy", "alchemist", "transmute", "copper"])
def test_remodel_of_two_and_a_potion_reaches_both_kinds(new: str) -> None:
    with table("alice", "vincent", kingdom=KINGDOM) as t:
        t.alice.has(hand="remodel, university")
        t.alice.plays("remodel")
        t.alice.gains(new)
        t.alice.shows(discard_pile=new)


@ruling("AL-201")
def test_remodel_of_two_and_a_potion_stops_at_four_coins() -> None:
    kingdom = [*KINGDOM, "possession", "philosophers_stone"]
    with table("alice", "vincent", kingdom=kingdom) as t:
        t.alice.has(hand="remodel, university")
        t.alice.plays("remodel")
        for dear in ("duchy", "market", "gold", "possession"):
            t.alice.is_not_offered(dear)
        t.alice.gains("philosophers_stone")


@ruling("AL-202")
def test_remodel_of_a_potion_alone() -> None:
    with table("alice", "vincent", kingdom=[*KINGDOM, "moat"]) as t:
        t.alice.has(hand="remodel, vineyard")
        t.alice.plays("remodel")
        t.alice.is_offered("copper, curse, estate, moat, university, transmute, vineyard")
        t.alice.gains("university")


@ruling("AL-036")
def test_remodel_of_two_coins_adds_no_potion() -> None:
    with table("alice", "vincent", kingdom=KINGDOM) as t:
        t.alice.has(hand="remodel, estate")
        t.alice.plays("remodel")
        t.alice.is_offered("copper, silver, curse, estate, potion, remodel, workshop, smithy, woodcutter")
        t.alice.gains("smithy")


@ruling("AL-035")
def test_coins_added_or_taken_leave_the_potion() -> None:
    """Remake asks for exactly 1 more; Bridge takes 1 off. The Potion stays what it is."""
    with table("alice", "vincent", kingdom=[*KINGDOM, "remake", "familiar", "bridge"]) as t:
        t.alice.has(hand="bridge, remake, university, estate")
        t.turn(actions=2)
        t.alice.plays("bridge")
        t.alice.plays("remake")
        t.alice.trashes("university")  # 1 and a Potion now
        t.alice.is_offered("alchemist, familiar")  # 2 and a Potion now
        t.alice.gains("familiar")
        t.alice.is_offered("silver, workshop, woodcutter")  # for the Estate, which costs 1
        t.alice.gains("silver")
        t.turn_is(potions=0, coins=1, buys=2)
        t.alice.is_offered("copper, curse, estate")  # no Potion, no Transmute


@ruling("AL-037")
def test_bridge_takes_a_coin_off_a_potion_card() -> None:
    with table("alice", "vincent", kingdom=["bridge", "golem"]) as t:
        t.alice.has(hand="bridge, copper*2, potion")
        t.alice.plays("bridge")
        t.alice.buys("golem")
        t.turn_is(coins=0, potions=0, buys=1)
        assert t.costs("golem") == 3


@ruling("AL-038")
def test_bridge_does_not_touch_a_cost_of_a_potion_alone() -> None:
    with table("alice", "vincent", kingdom=["bridge", "vineyard"]) as t:
        t.alice.has(hand="bridge, potion")
        t.alice.plays("bridge")
        t.alice.passes("play_treasures")
        t.alice.is_not_offered("vineyard")
    with table("alice", "vincent", kingdom=["bridge", "vineyard"]) as t:
        t.alice.has(hand="bridge, potion")
        t.alice.plays("bridge")
        t.alice.buys("vineyard")
        t.turn_is(coins=1, potions=0, buys=1)


# ---------------------------------------------------------------- "or more", ranges, numbers, equal costs


@ruling("AL-039", "AL-040", "AL-042")
def test_saboteur_hits_a_card_with_enough_coins_and_a_potion() -> None:
    with table("alice", "vincent", kingdom=["saboteur", "golem", "university", "alchemist"]) as t:
        t.alice.has(hand="saboteur")
        t.vincent.has(deck="golem, gold")
        t.alice.plays("saboteur")
        t.vincent.is_offered("copper, curse, estate, university")  # at most 2 and a Potion
        t.vincent.passes("gain")
        t.trash_shows("golem")


@ruling("AL-041", "AL-043")
def test_saboteur_passes_over_two_and_a_potion_and_hits_five() -> None:
    with table("alice", "vincent", kingdom=["saboteur", "university", "transmute", "market"]) as t:
        t.alice.has(hand="saboteur")
        t.vincent.has(deck="university, transmute, market, gold")
        t.alice.plays("saboteur")
        t.vincent.passes("gain")
        t.trash_shows("market")
        t.vincent.shows(discard_pile="university, transmute", deck="gold")


@ruling("AL-044")
def test_a_range_of_coins_leaves_potion_cards_out() -> None:
    with table("alice", "vincent", kingdom=["knights", "golem", "alchemist"]) as t:
        t.alice.has(hand="sir_bailey")
        t.vincent.has(deck="golem, alchemist")
        t.alice.plays("sir_bailey")
        t.trash_shows("")
        t.vincent.shows(discard_pile="golem, alchemist")


@ruling("AL-045")
@pytest.mark.parametrize(
    ("card", "hit"),
    [
        ("estate", False),
        ("silver", True),
        ("smithy", True),
        ("duchy", True),
        ("gold", True),
        ("kings_court", False),
    ],
)
def test_three_to_six_is_three_four_five_or_six_coins(card: str, hit: bool) -> None:
    with table("alice", "vincent", kingdom=["knights", "golem", "kings_court"]) as t:
        t.alice.has(hand="sir_bailey")
        t.vincent.has(deck=f"{card}, copper")
        t.alice.plays("sir_bailey")
        t.trash_shows(card if hit else "")


@ruling("AL-046", "AL-047")
def test_a_cost_as_a_number_is_its_coins() -> None:
    with table("alice", "vincent", kingdom=["salvager", "alchemist"]) as t:
        t.alice.has(hand="salvager, alchemist")
        t.alice.plays("salvager")
        t.turn_is(coins=3, potions=0, buys=2)
    with table("alice", "vincent", kingdom=["trader", "alchemist"]) as t:
        t.alice.has(hand="trader, alchemist")
        t.alice.plays("trader")
        t.alice.shows(discard_pile="silver*3")


@ruling("AL-048")
def test_equal_costs_have_equal_potions() -> None:
    """Remake: 1 more than a Potion alone is 1 and a Potion, which a Poor House is not."""
    with table("alice", "vincent", kingdom=["remake", "transmute", "poor_house"]) as t:
        t.alice.has(hand="remake, transmute*2")
        t.alice.plays("remake")
        t.trash_shows("transmute*2")
        t.alice.shows(discard_pile="")
    with table("alice", "vincent", kingdom=["remake", "transmute", "poor_house"]) as t:
        t.alice.has(hand="remake, copper*2")
        t.alice.plays("remake")
        t.alice.shows(discard_pile="poor_house*2")


@ruling("AL-049")
def test_swindler_gives_a_card_of_the_very_same_cost() -> None:
    kingdom = ["swindler", "alchemist", "familiar", "village", "golem"]
    with table("alice", "vincent", kingdom=kingdom) as t:
        t.alice.has(hand="swindler")
        t.vincent.has(deck="alchemist")
        t.alice.plays("swindler")
        t.alice.is_offered("alchemist, familiar")
        t.alice.gains("familiar")
        t.vincent.shows(discard_pile="familiar")


@ruling("AL-031", "AL-190")
def test_university_gains_no_potion_card() -> None:
    kingdom = ["university", "transmute", "apothecary", "market", "moat", "gardens", "adventurer"]
    with table("alice", "vincent", kingdom=kingdom) as t:
        t.alice.has(hand="university")
        t.alice.plays("university")
        t.alice.is_offered("market, moat")
        t.alice.gains("market")
