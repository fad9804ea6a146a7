"""Alchemy's cards, one by one (Possession has a file of its own)."""

import pytest

from chaudron.games.dominion.scenario import table
from tests.rulings import ruling

# ---------------------------------------------------------------- Alchemist, Herbalist: when played


@ruling("AL-082", "AL-050")
def test_alchemist_draws_two_and_stays_in_play() -> None:
    with table("alice", "vincent", kingdom=["alchemist"]) as t:
        t.alice.has(hand="alchemist, estate", deck="copper, silver, gold")
        t.alice.plays("alchemist")
        t.turn_is(actions=1)
        t.alice.shows(hand="estate, copper, silver", deck="gold", in_play="alchemist", discard_pile="")


@ruling("AL-132")
def test_herbalist_gives_a_coin_and_a_buy() -> None:
    with table("alice", "vincent", kingdom=["herbalist"]) as t:
        t.alice.has(hand="herbalist", deck="copper")
        t.alice.plays("herbalist")
        t.turn_is(coins=1, buys=2, actions=0)
        t.alice.shows(hand="", in_play="herbalist", deck="copper")


# ---------------------------------------------------------------- Apothecary


@ruling("AL-090", "AL-091", "AL-092")
def test_apothecary_draws_then_takes_coppers_and_potions() -> None:
    with table("alice", "vincent", kingdom=["apothecary"]) as t:
        t.alice.has(hand="apothecary", deck="estate, copper, potion, estate, copper, copper")
        t.alice.plays("apothecary")
        t.turn_is(actions=1)
        t.alice.shows(hand="estate, copper*2, potion", deck="estate, copper", aside="")
        t.vincent.knows_top(t.alice, "estate")


@ruling("AL-093")
def test_apothecary_puts_the_rest_back_in_any_order() -> None:
    with table("alice", "vincent", kingdom=["apothecary"]) as t:
        t.alice.has(hand="apothecary", deck="copper, gold, estate, potion, silver, duchy")
        t.alice.plays("apothecary")
        t.alice.orders("silver, gold, estate")
        t.alice.shows(hand="copper, potion", deck="silver, gold, estate, duchy")
        t.alice.knows_top(t.alice, "silver, gold, estate")
        t.vincent.knows_top(t.alice, "")  # the others do not see the order


@ruling("AL-094")
def test_apothecary_shuffles_for_the_missing_cards() -> None:
    with table("alice", "vincent", kingdom=["apothecary"]) as t:
        t.alice.has(hand="apothecary", deck="gold, estate, estate", discard_pile="copper*5")
        t.alice.plays("apothecary")
        t.alice.shows(hand="gold, copper*2", deck="estate*2, copper*3", discard_pile="")


@ruling("AL-095", "AL-097")
def test_apothecary_makes_do_with_fewer_cards() -> None:
    with table("alice", "vincent", kingdom=["apothecary"]) as t:
        t.alice.has(hand="apothecary", deck="gold, estate", discard_pile="copper")
        t.alice.plays("apothecary")
        t.alice.shows(hand="gold, copper", deck="estate", discard_pile="")


@ruling("AL-096")
def test_coppers_and_potions_cannot_go_back() -> None:
    with table("alice", "vincent", kingdom=["apothecary"]) as t:
        t.alice.has(hand="apothecary", deck="gold, copper*3, potion, duchy")
        t.alice.plays("apothecary")
        t.alice.is_asked("play_treasures")  # nothing was asked: everything is compulsory
        t.alice.shows(hand="gold, copper*3, potion", deck="duchy")


# ---------------------------------------------------------------- Apprentice


@ruling("AL-098", "AL-101")
def test_apprentice_draws_a_card_for_each_coin() -> None:
    with table("alice", "vincent", kingdom=["apprentice"]) as t:
        t.alice.has(hand="apprentice, estate, silver", deck="copper*3, duchy")
        t.alice.plays("apprentice")
        t.alice.is_offered("estate, silver")  # one of them must go
        t.alice.trashes("silver")
        t.turn_is(actions=1)
        t.alice.shows(hand="estate, copper*3", deck="duchy")
        t.trash_shows("silver")


@ruling("AL-099")
def test_apprentice_without_a_hand() -> None:
    with table("alice", "vincent", kingdom=["apprentice"]) as t:
        t.alice.has(hand="apprentice", deck="copper*3")
        t.alice.plays("apprentice")
        t.turn_is(actions=1)
        t.alice.shows(hand="", deck="copper*3")
        t.trash_shows("")


@ruling("AL-100")
@pytest.mark.parametrize("card", ["copper", "curse"])
def test_apprentice_draws_nothing_for_a_free_card(card: str) -> None:
    with table("alice", "vincent", kingdom=["apprentice"]) as t:
        t.alice.has(hand=f"apprentice, {card}", deck="silver*3")
        t.alice.plays("apprentice")
        t.alice.shows(hand="", deck="silver*3")
        t.trash_shows(card)


@ruling("AL-102", "AL-103")
def test_apprentice_draws_six_for_a_golem() -> None:
    with table("alice", "vincent", kingdom=["apprentice", "golem"]) as t:
        t.alice.has(hand="apprentice, golem", deck="copper*7")
        t.alice.plays("apprentice")
        t.alice.shows(hand="copper*6", deck="copper")


@ruling("AL-104")
@pytest.mark.parametrize("card", ["transmute", "vineyard"])
def test_apprentice_draws_two_for_a_potion_alone(card: str) -> None:
    with table("alice", "vincent", kingdom=["apprentice", card]) as t:
        t.alice.has(hand=f"apprentice, {card}", deck="copper*3")
        t.alice.plays("apprentice")
        t.alice.shows(hand="copper*2", deck="copper")


# ---------------------------------------------------------------- Scrying Pool


@ruling("AL-105", "AL-106", "AL-109")
def test_scrying_pool_shows_every_deck_its_own_first() -> None:
    with table("alice", "vincent", "lucas", kingdom=["scrying_pool", "moat"]) as t:
        t.alice.has(hand="scrying_pool", deck="estate, copper")
        t.vincent.has(hand="moat", deck="silver, copper")
        t.lucas.has(hand="curse", deck="gold, copper")
        t.alice.plays("scrying_pool")
        t.vincent.reveals("moat")  # it is an Attack
        t.alice.is_asked("discard_top")
        t.vincent.knows_top(t.alice, "estate")  # shown to everybody
        t.alice.answers("discard_top", True)
        t.alice.shows(discard_pile="estate")
        t.alice.is_asked("discard_top")
        t.alice.knows_top(t.lucas, "gold")  # Vincent's Moat keeps his deck closed
        t.alice.knows_top(t.vincent, "")
        t.alice.answers("discard_top", True)
        t.lucas.shows(discard_pile="gold", deck="copper")
        t.vincent.shows(deck="silver, copper", discard_pile="")
        t.turn_is(actions=1)


@ruling("AL-107", "AL-108")
@pytest.mark.parametrize("own", [False, True])
@pytest.mark.parametrize("his", [False, True])
def test_scrying_pools_player_decides_on_each_deck(own: bool, his: bool) -> None:
    with table("alice", "vincent", kingdom=["scrying_pool"]) as t:
        t.alice.has(hand="scrying_pool", deck="estate, duchy, copper")
        t.vincent.has(deck="silver, gold")
        t.alice.plays("scrying_pool")
        t.alice.answers("discard_top", own)
        t.alice.answers("discard_top", his)
        t.alice.shows(hand="duchy" if own else "estate", discard_pile="estate" if own else "")
        t.vincent.shows(deck="gold" if his else "silver, gold", discard_pile="silver" if his else "")


@ruling("AL-110", "AL-117")
def test_scrying_pool_takes_cards_only_after_all_decisions_and_from_its_own_deck() -> None:
    with table("alice", "vincent", kingdom=["scrying_pool"]) as t:
        t.alice.has(hand="scrying_pool", deck="smithy, copper, gold")
        t.vincent.has(deck="market, silver")
        t.alice.plays("scrying_pool")
        t.alice.answers("discard_top", False)
        t.alice.shows(hand="", deck="smithy, copper, gold")
        t.alice.answers("discard_top", True)
        t.alice.shows(hand="smithy, copper", deck="gold", discard_pile="")
        t.vincent.shows(deck="silver", discard_pile="market", hand="")


@ruling("AL-111")
def test_scrying_pool_shuffles_when_the_deck_runs_out() -> None:
    with table("alice", "vincent", kingdom=["scrying_pool"]) as t:
        t.alice.has(hand="scrying_pool", deck="smithy", discard_pile="copper*2")
        t.alice.plays("scrying_pool")
        t.alice.answers("discard_top", False)
        t.alice.shows(hand="smithy, copper", deck="copper", discard_pile="")


@ruling("AL-112")
def test_scrying_pool_takes_a_deck_of_nothing_but_actions() -> None:
    with table("alice", "vincent", kingdom=["scrying_pool"]) as t:
        t.alice.has(hand="scrying_pool", deck="smithy", discard_pile="market, moat")
        t.alice.plays("scrying_pool")
        t.alice.answers("discard_top", False)
        t.alice.shows(hand="smithy, market, moat", deck="", discard_pile="", aside="")


@ruling("AL-113", "AL-115")
def test_scrying_pool_takes_the_actions_and_the_card_that_stops_it() -> None:
    with table("alice", "vincent", kingdom=["scrying_pool", "great_hall"]) as t:
        t.alice.has(hand="scrying_pool", deck="market, great_hall, moat, estate, smithy")
        t.alice.plays("scrying_pool")
        t.alice.answers("discard_top", False)
        t.alice.shows(hand="market, great_hall, moat, estate", deck="smithy", discard_pile="")
        assert t.vincent.sees(t.alice) == ["estate", "great_hall", "market", "moat"]


@ruling("AL-114", "AL-116")
def test_scrying_pool_takes_one_card_and_not_the_one_discarded() -> None:
    with table("alice", "vincent", kingdom=["scrying_pool"]) as t:
        t.alice.has(hand="scrying_pool", deck="smithy, copper, market")
        t.alice.plays("scrying_pool")
        t.alice.answers("discard_top", True)
        t.alice.shows(hand="copper", deck="market", discard_pile="smithy")


# ---------------------------------------------------------------- Familiar


@ruling("AL-118", "AL-121")
def test_familiar_gives_curses() -> None:
    with table("alice", "vincent", "lucas", kingdom=["familiar", "moat"]) as t:
        t.alice.has(hand="familiar", deck="copper, silver")
        t.vincent.has(hand="moat", discard_pile="gold")
        t.lucas.has(hand="estate", discard_pile="gold")
        t.alice.plays("familiar")
        t.vincent.reveals("moat")  # it is an Attack
        t.turn_is(actions=1)
        t.alice.shows(hand="copper", deck="silver", discard_pile="")
        t.vincent.shows(discard_pile="gold")
        t.lucas.shows(hand="estate", discard_pile="gold, curse")
        assert t.state.view(0).dump()["players"][2]["discard_top"] == "curse"


@ruling("AL-119")
def test_the_last_curses_go_round_from_the_left() -> None:
    with table("alice", "vincent", "lucas", "nina", kingdom=["familiar"]) as t:
        t.pile("curse", 2)
        t.turn(player=t.lucas)
        t.lucas.has(hand="familiar")
        t.lucas.plays("familiar")
        t.nina.shows(discard_pile="curse")
        t.alice.shows(discard_pile="curse")
        t.vincent.shows(discard_pile="")


@ruling("AL-120")
def test_familiar_without_curses_still_draws() -> None:
    with table("alice", "vincent", kingdom=["familiar"]) as t:
        t.pile("curse", 0)
        t.alice.has(hand="familiar", deck="copper, silver")
        t.alice.plays("familiar")
        t.turn_is(actions=1)
        t.alice.shows(hand="copper")
        t.vincent.shows(discard_pile="")


# ---------------------------------------------------------------- Philosopher's Stone


@ruling("AL-055", "AL-138")
@pytest.mark.parametrize(("deck", "discarded", "coins"), [(4, 0, 0), (5, 0, 1), (0, 9, 1), (7, 8, 3)])
def test_philosophers_stone_counts_deck_and_discard_pile(deck: int, discarded: int, coins: int) -> None:
    with table("alice", "vincent", kingdom=["philosophers_stone"]) as t:
        t.alice.has(
            hand="philosophers_stone",
            deck=f"copper*{deck}" if deck else "",
            discard_pile=f"estate*{discarded}" if discarded else "",
        )
        t.alice.is_asked("play_treasures")  # it is a Treasure, for the Buy phase
        t.alice.plays_treasures()
        t.turn_is(coins=coins, phase="buy")


@ruling("AL-204")
def test_philosophers_stone_of_a_tiny_deck_is_worth_nothing() -> None:
    with table("alice", "vincent", kingdom=["philosophers_stone"]) as t:
        t.alice.has(hand="philosophers_stone, estate*4", deck="copper*2", discard_pile="copper*2")
        t.alice.plays_treasures()
        t.turn_is(coins=0)


@ruling("AL-139")
def test_philosophers_stones_coins_stay_what_they_were() -> None:
    with table("alice", "vincent", kingdom=["philosophers_stone"]) as t:
        t.alice.has(hand="philosophers_stone", deck="copper*9")
        t.turn(buys=3)
        t.alice.buys("copper")
        t.alice.shows(discard_pile="copper")  # ten cards by now
        t.turn_is(coins=1)


@ruling("AL-140")
def test_philosophers_stone_counts_afresh_each_turn() -> None:
    with table("alice", "vincent", kingdom=["philosophers_stone"]) as t:
        t.alice.has(hand="philosophers_stone", deck="philosophers_stone, copper*4, estate*9")
        t.alice.plays_treasures()
        t.turn_is(coins=2)  # 14 cards
        t.alice.ends_turn()
        t.vincent.ends_turn()
        t.alice.plays_treasures("philosophers_stone")
        t.turn_is(coins=2)  # 9 in the deck, 1 discarded
        t.alice.passes("play_treasures")
        t.alice.ends_turn()


@ruling("AL-141")
def test_philosophers_stones_of_one_turn_yield_the_same() -> None:
    with table("alice", "vincent", kingdom=["philosophers_stone"]) as t:
        t.alice.has(hand="philosophers_stone*3", deck="copper*8", discard_pile="copper*5")
        t.alice.plays_treasures("philosophers_stone")
        t.turn_is(coins=2)
        t.alice.plays_treasures("philosophers_stone")
        t.turn_is(coins=4)
        t.alice.plays_treasures("philosophers_stone")
        t.turn_is(coins=6)


@ruling("AL-142", "AL-143")
def test_counting_leaves_the_deck_alone_and_opens_the_discard_pile() -> None:
    with table("alice", "vincent", kingdom=["philosophers_stone"]) as t:
        deck = "copper, estate, gold, silver, duchy"
        t.alice.has(hand="philosophers_stone", deck=deck, discard_pile="province, curse")
        t.alice.plays_treasures()
        t.alice.shows(deck=deck, discard_pile="province, curse")
        t.alice.knows_top(t.alice, "")
        mine = t.state.view(0).dump()["players"][0]
        his = t.state.view(1).dump()["players"][0]
        assert mine["discard_pile"] == ["curse", "province"]
        assert "discard_pile" not in his


@ruling("AL-144")
def test_philosophers_stone_counts_nothing_else() -> None:
    with table("alice", "vincent", kingdom=["philosophers_stone", "island", "herbalist"]) as t:
        t.alice.has(
            hand="philosophers_stone, estate*9",
            in_play="herbalist*9",
            deck="copper*4",
            mats={"island": "province*9"},
        )
        t.alice.plays_treasures()
        t.turn_is(coins=0)


@ruling("AL-056")
def test_thief_takes_a_philosophers_stone() -> None:
    with table("alice", "vincent", kingdom=["thief", "philosophers_stone"]) as t:
        t.alice.has(hand="thief")
        t.vincent.has(deck="philosophers_stone, estate")
        t.alice.plays("thief")
        t.alice.gains("philosophers_stone")
        t.alice.shows(discard_pile="philosophers_stone")
        t.vincent.shows(discard_pile="estate")


# ---------------------------------------------------------------- Transmute


@ruling("AL-179", "AL-184")
@pytest.mark.parametrize(("old", "new"), [("village", "duchy"), ("silver", "transmute"), ("estate", "gold")])
def test_transmute_turns_each_type_into_something_else(old: str, new: str) -> None:
    with table("alice", "vincent", kingdom=["transmute", "village"]) as t:
        t.alice.has(hand=f"transmute, {old}, curse")
        t.alice.plays("transmute")
        t.alice.trashes(old)
        t.trash_shows(old)
        t.alice.shows(discard_pile=new, hand="curse", deck="")
        t.pile_shows(new, {"duchy": 7, "transmute": 9, "gold": 29}[new])


@ruling("AL-180")
def test_transmute_without_a_hand() -> None:
    with table("alice", "vincent", kingdom=["transmute"]) as t:
        t.alice.has(hand="transmute")
        t.alice.plays("transmute")
        t.alice.shows(discard_pile="", in_play="transmute")
        t.trash_shows("")


@ruling("AL-181")
def test_transmute_gives_nothing_for_a_curse() -> None:
    with table("alice", "vincent", kingdom=["transmute"]) as t:
        t.alice.has(hand="transmute, curse")
        t.alice.plays("transmute")
        t.trash_shows("curse")
        t.alice.shows(discard_pile="")


@ruling("AL-182", "AL-183")
@pytest.mark.parametrize(("card", "gained"), [("great_hall", "duchy, gold"), ("harem", "transmute, gold")])
def test_transmute_pays_for_every_type(card: str, gained: str) -> None:
    with table("alice", "vincent", kingdom=["transmute", "great_hall", "harem"]) as t:
        t.alice.has(hand=f"transmute, {card}")
        t.alice.plays("transmute")
        t.alice.shows(discard_pile=gained)


@ruling("AL-185")
def test_transmute_with_an_empty_pile() -> None:
    with table("alice", "vincent", kingdom=["transmute", "great_hall"]) as t:
        t.pile("duchy", 0)
        t.alice.has(hand="transmute, great_hall")
        t.alice.plays("transmute")
        t.alice.shows(discard_pile="gold")


# ---------------------------------------------------------------- University


@ruling("AL-186", "AL-187")
def test_university_gives_two_actions_and_an_action_if_wanted() -> None:
    with table("alice", "vincent", kingdom=["university", "market"]) as t:
        t.alice.has(hand="university, moat")
        t.alice.plays("university")
        t.alice.passes("gain")
        t.turn_is(actions=2)
        t.alice.shows(discard_pile="", hand="moat")


@ruling("AL-188", "AL-189")
@pytest.mark.parametrize("card", ["market", "great_hall", "moat"])
def test_university_gains_an_action_for_up_to_five(card: str) -> None:
    kingdom = ["university", "market", "great_hall", "moat", "nobles", "gardens", "harem"]
    with table("alice", "vincent", kingdom=kingdom) as t:
        t.alice.has(hand="university")
        t.alice.plays("university")
        t.alice.is_offered("market, great_hall, moat")  # Nobles cost 6; Gardens and Harem are no Actions
        t.alice.gains(card)
        t.alice.shows(discard_pile=card)


# ---------------------------------------------------------------- Vineyard


@ruling("AL-192", "AL-194")
@pytest.mark.parametrize(("actions", "each"), [(0, 0), (2, 0), (3, 1), (11, 3), (12, 4)])
def test_vineyard_is_worth_a_point_for_three_actions(actions: int, each: int) -> None:
    with table("alice", "vincent", kingdom=["vineyard"]) as t:
        t.alice.has(deck=f"vineyard*2, copper*5, moat*{actions}" if actions else "vineyard*2")
        t.alice.scores(2 * each)


@ruling("AL-193")
def test_vineyard_counts_cards_wherever_they_are() -> None:
    with table("alice", "vincent", kingdom=["vineyard", "native_village"]) as t:
        t.alice.has(
            deck="moat, vineyard",
            hand="village",
            discard_pile="smithy",
            in_play="market*2",
            mats={"native_village": "cellar"},
        )
        t.alice.scores(2)


@ruling("AL-197", "AL-214")
@pytest.mark.parametrize("card", ["great_hall", "ruined_village", "necropolis", "nobles"])
def test_vineyard_counts_every_kind_of_action(card: str) -> None:
    with table("alice", "vincent", kingdom=["vineyard", "marauder"], shelters=True) as t:
        t.alice.has(deck=f"vineyard, moat*2, {card}")
        own = {"great_hall": 1, "nobles": 2}.get(card, 0)
        t.alice.scores(1 + own)


# ---------------------------------------------------------------- in play


@ruling("AL-053")
def test_a_shown_moat_is_not_in_play() -> None:
    with table("alice", "vincent", kingdom=["familiar", "moat"]) as t:
        t.alice.has(hand="familiar")
        t.vincent.has(hand="moat, copper")
        t.alice.plays("familiar")
        t.vincent.reveals("moat")
        t.vincent.shows(in_play="", hand="moat, copper")
