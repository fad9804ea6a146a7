"""Hinterlands: Develop, Highway and Trader, and what cards cost."""

from chaudron.games.dominion.scenario import table
from tests.dominion.told import named
from tests.rulings import ruling

# ---------------------------------------------------------------- Develop


DEVELOP = ["develop", "cellar", "village", "smithy", "militia", "market"]


@ruling("HI-105", "HI-108", "HI-109")
def test_develop_trashes_a_card_for_one_dearer_and_one_cheaper() -> None:
    with table("alice", "bob", kingdom=DEVELOP) as t:
        t.alice.has(hand="develop, silver, copper", deck="gold")
        t.alice.plays("develop")
        t.alice.is_offered("silver, copper")
        t.alice.trashes("silver")
        t.alice.is_offered("smithy, militia, cellar, estate")
        t.alice.gains("estate")
        t.alice.is_offered("smithy, militia")
        t.alice.gains("smithy")
        t.alice.shows(deck="smithy, estate, gold", hand="copper", discard_pile="")
        t.trash_shows("silver")
        t.pile_shows("smithy", 9)
        t.pile_shows("estate", 7)


@ruling("HI-105")
def test_develop_is_compulsory() -> None:
    with table("alice", "bob", kingdom=DEVELOP) as t:
        t.alice.has(hand="develop, province")
        t.alice.plays("develop")
        t.trash_shows("province")
        t.alice.shows(hand="", deck="")


@ruling("HI-111")
def test_cards_developed_go_onto_the_deck_in_the_order_they_are_gained() -> None:
    with table("alice", "bob", kingdom=DEVELOP) as t:
        t.alice.has(hand="develop, silver", deck="gold")
        t.alice.plays("develop")
        t.alice.gains("smithy")
        t.alice.gains("estate")
        t.alice.shows(deck="estate, smithy, gold", discard_pile="")


@ruling("HI-106", "HI-107")
def test_develop_may_trash_another_copy_but_not_itself() -> None:
    with table("alice", "bob", kingdom=DEVELOP) as t:
        t.alice.has(hand="develop*2")
        t.alice.plays("develop")
        t.trash_shows("develop")
        t.alice.shows(hand="", in_play="develop")
        t.alice.gains("militia")
        t.alice.gains("cellar")
        t.alice.shows(deck="cellar, militia")


@ruling("HI-110")
def test_develop_gains_the_one_card_there_is() -> None:
    with table("alice", "bob", kingdom=["develop", "smithy"]) as t:
        t.alice.has(hand="develop, gold")
        t.alice.plays("develop")
        t.alice.shows(deck="duchy")  # nothing costs 7
        t.trash_shows("gold")
    with table("alice", "bob", kingdom=["develop", "smithy"]) as t:
        t.pile("estate", 0)
        t.alice.has(hand="develop, silver")
        t.alice.plays("develop")
        t.alice.shows(deck="smithy")  # nothing costs 2


@ruling("HI-112")
def test_a_copper_developed_yields_only_a_card_costing_one() -> None:
    with table("alice", "bob", kingdom=["develop", "poor_house"]) as t:
        t.alice.has(hand="develop, copper")
        t.alice.plays("develop")
        t.alice.shows(deck="poor_house", discard_pile="")
    with table("alice", "bob", kingdom=["develop"]) as t:
        t.alice.has(hand="develop, copper")
        t.alice.plays("develop")
        t.alice.shows(deck="", discard_pile="")
        t.trash_shows("copper")


@ruling("HI-113")
def test_develop_with_an_empty_hand_does_nothing() -> None:
    with table("alice", "bob", kingdom=DEVELOP) as t:
        t.alice.has(hand="develop")
        t.alice.plays("develop")
        t.trash_shows("")
        t.alice.shows(deck="", discard_pile="", hand="")


# ---------------------------------------------------------------- Highway


@ruling("HI-180", "HI-181")
def test_highway_gives_a_card_and_an_action_and_makes_everything_cheaper() -> None:
    with table("alice", "bob", kingdom=["highway", "village"]) as t:
        t.alice.has(hand="highway", deck="gold, silver")
        t.alice.plays("highway")
        t.turn_is(actions=1)
        t.alice.shows(hand="gold", deck="silver")
        costs = {c: t.costs(c) for c in ("province", "village", "highway", "estate", "copper", "curse")}
        assert costs == {"province": 7, "village": 2, "highway": 4, "estate": 1, "copper": 0, "curse": 0}


@ruling("HI-182")
def test_costs_are_as_before_once_highway_leaves_play() -> None:
    with table("alice", "bob", kingdom=["highway", "procession"]) as t:
        t.alice.has(hand="procession, highway", deck="copper*7")
        t.alice.plays("procession")
        t.alice.plays("highway")
        t.trash_shows("highway")
        assert t.costs("province") == 8
    with table("alice", "bob", kingdom=["highway"]) as t:
        t.alice.has(hand="highway", deck="copper*7")
        t.alice.plays("highway")
        t.alice.ends_turn()
        t.turn_is(player=t.bob)
        assert t.costs("province") == 8


@ruling("HI-183")
def test_highway_makes_cards_in_hands_and_decks_cheaper_too() -> None:
    # Bob's Silver, on his deck, costs 2 now: a Knight spares it.
    with table("alice", "bob", kingdom=["highway", "knights", "remodel"]) as t:
        t.pile("knights", "dame_molly")
        t.alice.has(hand="highway, sir_destry", deck="copper*5")
        t.bob.has(deck="silver, estate")
        t.alice.plays("highway")
        t.alice.plays("sir_destry")
        t.trash_shows("")
        t.bob.shows(discard_pile="silver, estate")
    # Alice's Estate, in her hand, costs 1: remodelled, it reaches what costs 3 now.
    with table("alice", "bob", kingdom=["highway", "remodel"]) as t:
        t.alice.has(hand="highway, remodel, estate")
        t.alice.plays("highway")
        t.alice.plays("remodel")
        t.alice.is_offered("copper, curse, estate, silver, remodel")
        t.alice.gains("remodel")


@ruling("HI-184")
def test_with_highway_a_copper_can_be_developed_into_an_estate() -> None:
    with table("alice", "bob", kingdom=["highway", "develop"]) as t:
        t.alice.has(hand="highway, develop, copper")
        t.alice.plays("highway")
        t.alice.plays("develop")
        t.alice.shows(deck="estate")


@ruling("HI-185")
def test_throne_room_does_not_double_a_highway() -> None:
    with table("alice", "bob", kingdom=["highway", "throne_room"]) as t:
        t.alice.has(hand="throne_room, highway", deck="copper*3")
        t.alice.plays("throne_room")
        t.turn_is(actions=2)
        assert t.costs("province") == 7


@ruling("HI-186")
def test_three_highways_take_three_off_but_nothing_below_zero() -> None:
    with table("alice", "bob", kingdom=["highway"]) as t:
        t.alice.has(hand="highway*3", deck="copper*3")
        for _ in range(3):
            t.alice.plays("highway")
        assert [t.costs(c) for c in ("province", "gold", "silver", "estate")] == [5, 3, 0, 0]


# ---------------------------------------------------------------- Trader, played


@ruling("HI-215", "HI-216")
def test_trader_turns_a_card_into_as_many_silvers_as_it_costs() -> None:
    with table("alice", "bob", kingdom=["trader"]) as t:
        t.alice.has(hand="trader, duchy", discard_pile="copper")
        t.alice.plays("trader")
        t.trash_shows("duchy")
        t.alice.shows(hand="", discard_pile="copper, silver*5")
        t.pile_shows("silver", 35)


@ruling("HI-217")
def test_trader_gains_the_silvers_that_are_left() -> None:
    with table("alice", "bob", kingdom=["trader"]) as t:
        t.pile("silver", 2)
        t.alice.has(hand="trader, duchy, copper")
        t.alice.plays("trader")
        t.alice.trashes("duchy")
        t.alice.shows(discard_pile="silver*2")
        t.pile_shows("silver", 0)


@ruling("HI-218", "HI-219")
def test_trader_gains_nothing_for_nothing_or_for_a_copper() -> None:
    with table("alice", "bob", kingdom=["trader"]) as t:
        t.alice.has(hand="trader")
        t.alice.plays("trader")
        t.alice.shows(discard_pile="")
        t.trash_shows("")
    with table("alice", "bob", kingdom=["trader"]) as t:
        t.alice.has(hand="trader, copper")
        t.alice.plays("trader")
        t.alice.shows(discard_pile="")
        t.trash_shows("copper")


@ruling("HI-220")
def test_a_silver_traded_is_worth_three_silvers() -> None:
    with table("alice", "bob", kingdom=["trader"]) as t:
        t.alice.has(hand="trader, silver")
        t.alice.plays("trader")
        t.alice.shows(discard_pile="silver*3")


@ruling("HI-221", "HI-222")
def test_trader_counts_what_the_card_costs_now() -> None:
    with table("alice", "bob", kingdom=["trader", "highway"]) as t:
        t.alice.has(hand="highway, trader, estate")
        t.alice.plays("highway")
        t.alice.plays("trader")
        t.alice.shows(discard_pile="silver")


@ruling("HI-223")
def test_trader_gives_nothing_for_a_potion() -> None:
    with table("alice", "bob", kingdom=["trader", "golem"]) as t:
        t.alice.has(hand="trader, golem")
        t.alice.plays("trader")
        t.alice.shows(discard_pile="silver*4")
        assert named(t.state.trash_pile) == ["golem"]
