"""Dark Ages: cards that trash: Altar, Junk Dealer, Forager, Count, Counterfeit, Death Cart."""

from collections.abc import Mapping

import pytest

from chaudron.games.dominion.scenario import Scenario, table
from tests.rulings import ruling


def told(t: Scenario, seat: int, event: str) -> list[Mapping[str, object]]:
    """What this seat heard of such events, so far."""
    heard = [e.dump(seat) for e in t.stepper.log(seat)]
    return [e for e in heard if e["event"] == event]


# ---------------------------------------------------------------- Altar, Junk Dealer


@ruling("DA-100", "DA-102")
def test_altar_trashes_and_gains_a_card_costing_up_to_five() -> None:
    with table("alice", "vincent", kingdom=["altar", "rogue"]) as t:
        t.alice.has(hand="altar, copper, curse")
        t.alice.plays("altar")
        t.alice.is_offered("copper, curse")
        t.alice.trashes("curse")
        t.trash_shows("curse")
        t.alice.is_offered("copper, silver, curse, estate, duchy, rogue")
        t.alice.gains("rogue")
        t.alice.shows(hand="copper", discard_pile="rogue")


@ruling("DA-101")
def test_altar_gains_without_a_card_to_trash() -> None:
    with table("alice", "vincent", kingdom=["altar"]) as t:
        t.alice.has(hand="altar")
        t.alice.plays("altar")
        t.alice.gains("duchy")
        t.trash_shows("")
        t.alice.shows(discard_pile="duchy")


@ruling("DA-113", "DA-114", "DA-115")
def test_junk_dealer_may_trash_the_card_it_drew() -> None:
    with table("alice", "vincent", kingdom=["junk_dealer"]) as t:
        t.alice.has(hand="junk_dealer, gold", deck="curse, silver")
        t.alice.plays("junk_dealer")
        t.turn_is(actions=1, buys=1, coins=1)
        t.alice.is_offered("gold, curse")
        assert t.asked(t.alice).lo == 1
        t.alice.trashes("curse")
        t.trash_shows("curse")
        t.alice.shows(hand="gold")


def test_junk_dealer_without_any_card() -> None:
    with table("alice", "vincent", kingdom=["junk_dealer"]) as t:
        t.alice.has(hand="junk_dealer")
        t.alice.plays("junk_dealer")
        t.trash_shows("")
        t.turn_is(actions=1, coins=1)


# ---------------------------------------------------------------- Forager


@ruling("DA-181", "DA-182", "DA-183")
def test_forager_counts_the_treasure_it_trashed() -> None:
    with table("alice", "vincent", kingdom=["forager"]) as t:
        t.trash("silver")
        t.alice.has(hand="forager, copper, estate")
        t.alice.plays("forager")
        t.turn_is(actions=1, buys=2, coins=0)
        assert t.asked(t.alice).lo == 1
        t.alice.trashes("copper")
        t.turn_is(actions=1, buys=2, coins=2)
        t.trash_shows("silver, copper")


@ruling("DA-184")
def test_forager_pays_without_a_card_to_trash() -> None:
    with table("alice", "vincent", kingdom=["forager"]) as t:
        t.trash("silver, gold")
        t.alice.has(hand="forager")
        t.alice.plays("forager")
        t.turn_is(coins=2)


@ruling("DA-185", "DA-186")
def test_four_coppers_a_counterfeit_and_six_estates_are_worth_two() -> None:
    with table("alice", "vincent", kingdom=["forager", "counterfeit"]) as t:
        t.trash("copper*4, counterfeit, estate*6")
        t.alice.has(hand="forager")
        t.alice.plays("forager")
        t.turn_is(coins=2)


@ruling("DA-187")
def test_forager_counts_a_harem() -> None:
    with table("alice", "vincent", kingdom=["forager", "harem"]) as t:
        t.trash("harem, duchy")
        t.alice.has(hand="forager")
        t.alice.plays("forager")
        t.turn_is(coins=1)


# ---------------------------------------------------------------- Count


@ruling("DA-166", "DA-167")
@pytest.mark.parametrize("price", ["discard", "deck", "copper"])
def test_the_first_choice_of_count_is_carried_out_before_the_second(price: str) -> None:
    with table("alice", "vincent", kingdom=["count"]) as t:
        t.alice.has(hand="count, estate, curse, gold", deck="silver")
        t.alice.plays("count")
        t.alice.is_offered("discard, deck, copper")
        t.alice.chooses(price)
        if price == "discard":
            assert (t.asked(t.alice).lo, t.asked(t.alice).hi) == (2, 2)
            t.alice.discards("estate, curse")
            t.alice.shows(hand="gold", discard_pile="estate, curse")
        elif price == "deck":
            t.alice.puts_on_deck("gold")
            t.alice.shows(hand="estate, curse", deck="gold, silver")
            t.vincent.knows_top(t.alice, "")
        else:
            t.alice.shows(hand="estate, curse, gold", discard_pile="copper")
        t.turn_is(coins=0)
        t.alice.is_offered("coins, trash, duchy")
        t.alice.chooses("coins")
        t.turn_is(coins=3)


@ruling("DA-168", "DA-169")
@pytest.mark.parametrize("reward", ["coins", "trash", "duchy"])
def test_the_second_choice_of_count(reward: str) -> None:
    with table("alice", "vincent", kingdom=["count"]) as t:
        t.alice.has(hand="count, estate, curse")
        t.alice.plays("count")
        t.alice.chooses("copper")
        t.alice.chooses(reward)
        t.turn_is(coins=3 if reward == "coins" else 0)
        t.trash_shows("estate, curse" if reward == "trash" else "")
        t.alice.shows(hand="" if reward == "trash" else "estate, curse")
        t.alice.shows(discard_pile="copper, duchy" if reward == "duchy" else "copper")
        t.pile_shows("copper", 45)


@ruling("DA-170")
@pytest.mark.parametrize("price", ["discard", "deck", "copper"])
@pytest.mark.parametrize("reward", ["trash", "duchy"])
def test_an_option_of_count_may_be_impossible(price: str, reward: str) -> None:
    with table("alice", "vincent", kingdom=["count"]) as t:
        t.pile("copper", 0).pile("duchy", 0)
        t.alice.has(hand="count")
        t.alice.plays("count")
        t.alice.chooses(price)
        t.alice.chooses(reward)
        t.alice.shows(hand="", deck="", discard_pile="")
        t.turn_is(coins=0)


def test_count_discards_a_single_card_if_there_is_no_other() -> None:
    with table("alice", "vincent", kingdom=["count"]) as t:
        t.alice.has(hand="count, gold")
        t.alice.plays("count")
        t.alice.chooses("discard")
        t.alice.shows(discard_pile="gold")
        t.alice.chooses("coins")


# ---------------------------------------------------------------- Counterfeit


@ruling("DA-172", "DA-173")
def test_counterfeit_is_a_treasure_of_one_coin_and_a_buy() -> None:
    with table("alice", "vincent", kingdom=["counterfeit"]) as t:
        t.alice.has(hand="counterfeit")
        t.alice.is_asked("play_treasures")
        t.alice.plays_treasures()
        t.turn_is(coins=1, buys=2)
        t.alice.shows(in_play="counterfeit")


@ruling("DA-174", "DA-175", "DA-176")
@pytest.mark.parametrize("twice", [True, False])
def test_counterfeit_may_play_a_treasure_twice_and_then_trashes_it(twice: bool) -> None:
    with table("alice", "vincent", kingdom=["counterfeit"]) as t:
        t.alice.has(hand="counterfeit, gold, copper, estate", in_play="gold")
        t.alice.plays_treasures("counterfeit")
        t.alice.is_offered("gold, copper")
        if twice:
            t.alice.plays("gold")
            t.turn_is(coins=7, buys=2)
            t.trash_shows("gold")
            t.alice.shows(hand="copper, estate", in_play="gold, counterfeit")
        else:
            t.alice.passes("play")
            t.turn_is(coins=1, buys=2)
            t.trash_shows("")
            t.alice.shows(hand="gold, copper, estate")


@ruling("DA-177", "DA-178")
def test_counterfeit_plays_spoils_twice_and_cannot_trash_it() -> None:
    with table("alice", "vincent", kingdom=["counterfeit", "bandit_camp"]) as t:
        t.pile("spoils", 14)
        t.alice.has(hand="counterfeit, spoils")
        t.alice.plays_treasures("counterfeit, spoils")
        t.alice.plays("spoils")
        t.turn_is(coins=7)
        t.trash_shows("")
        t.pile_shows("spoils", 15)
        t.alice.shows(in_play="counterfeit")


@ruling("DA-179")
def test_counterfeit_repeats_what_a_treasure_does_when_played() -> None:
    with table("alice", "vincent", kingdom=["counterfeit", "venture"]) as t:
        t.alice.has(hand="counterfeit, venture", deck="estate, silver, gold, copper")
        t.alice.plays_treasures("counterfeit")
        t.alice.plays("venture")
        t.turn_is(coins=1 + 1 + 2 + 1 + 3)
        t.trash_shows("venture")
        t.alice.shows(in_play="counterfeit, silver, gold", discard_pile="estate", deck="copper")


@ruling("DA-179")
def test_counterfeit_on_a_counterfeit_plays_two_further_treasures_twice() -> None:
    with table("alice", "vincent", kingdom=["counterfeit"]) as t:
        t.alice.has(hand="counterfeit*2, gold, silver")
        t.alice.plays_treasures("counterfeit")
        t.alice.plays("counterfeit")
        t.alice.plays("gold")
        t.alice.plays("silver")
        t.turn_is(coins=1 + 1 + 6 + 1 + 4, buys=4)
        t.trash_shows("gold, silver, counterfeit")
        t.alice.shows(in_play="counterfeit")


@ruling("DA-180")
def test_counterfeit_may_play_a_harem() -> None:
    with table("alice", "vincent", kingdom=["counterfeit", "harem"]) as t:
        t.alice.has(hand="counterfeit, harem")
        t.alice.plays_treasures("counterfeit")
        t.alice.plays("harem")
        t.turn_is(coins=5)
        t.trash_shows("harem")


# ---------------------------------------------------------------- Death Cart


@ruling("DA-131")
def test_death_cart_gives_five_coins_for_an_action_from_hand() -> None:
    with table("alice", "vincent", kingdom=["death_cart", "moat"]) as t:
        t.alice.has(hand="death_cart, moat, survivors, copper")
        t.alice.plays("death_cart")
        t.turn_is(coins=5)
        t.alice.is_offered("moat, survivors")
        t.alice.trashes("survivors")
        t.trash_shows("survivors")
        t.alice.shows(hand="moat, copper", in_play="death_cart")


@ruling("DA-132")
def test_death_cart_is_trashed_when_there_is_no_action() -> None:
    with table("alice", "vincent", kingdom=["death_cart"]) as t:
        t.alice.has(hand="death_cart, copper")
        t.alice.plays("death_cart")
        t.turn_is(coins=5)
        t.trash_shows("death_cart")
        t.alice.shows(in_play="", hand="copper")


@ruling("DA-133")
def test_death_cart_may_be_trashed_rather_than_an_action() -> None:
    with table("alice", "vincent", kingdom=["death_cart", "moat"]) as t:
        t.alice.has(hand="death_cart, moat")
        t.alice.plays("death_cart")
        t.alice.passes("trash")
        t.trash_shows("death_cart")
        t.alice.shows(hand="moat", in_play="")


@ruling("DA-134")
def test_death_cart_accepts_cards_of_several_types() -> None:
    with table("alice", "vincent", kingdom=["death_cart", "great_hall"]) as t:
        t.alice.has(hand="death_cart, great_hall, estate")
        t.alice.plays("death_cart")
        t.alice.is_offered("great_hall")
        t.alice.trashes("great_hall")
        t.trash_shows("great_hall")


@ruling("DA-135", "DA-136", "DA-138")
@pytest.mark.parametrize("how", ["buy", "armory"])
def test_a_gained_death_cart_brings_the_top_two_ruins(how: str) -> None:
    with table("alice", "vincent", kingdom=["death_cart", "armory"]) as t:
        t.pile("ruins", "survivors, ruined_village, ruined_market")
        if how == "buy":
            t.turn(phase="buy", coins=4, buys=2)
            t.alice.buys("death_cart")
            t.alice.shows(discard_pile="death_cart, survivors, ruined_village")
        else:
            t.alice.has(hand="armory")
            t.alice.plays("armory")
            t.alice.gains("death_cart")
            t.alice.shows(deck="death_cart", discard_pile="survivors, ruined_village")
        t.pile_shows("ruins", 1)
        seen = [e["cards"] for e in told(t, 1, "gain")]
        assert seen == [["death_cart"], ["survivors"], ["ruined_village"]]


@ruling("DA-137")
@pytest.mark.parametrize("left", ["survivors", ""])
def test_death_cart_with_too_few_ruins(left: str) -> None:
    with table("alice", "vincent", kingdom=["death_cart"]) as t:
        t.pile("ruins", left)
        t.turn(phase="buy", coins=4, buys=2)
        t.alice.buys("death_cart")
        t.alice.shows(discard_pile=f"death_cart, {left}")


@ruling("DA-139")
def test_the_possessor_gains_the_death_cart_and_its_ruins() -> None:
    with table("alice", "vincent", kingdom=["death_cart", "possession"]) as t:
        t.pile("ruins", "survivors*4")
        t.alice.has(hand="possession", deck="copper*5")
        t.vincent.has(hand="silver*2", deck="copper*5")
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.vincent.buys("death_cart")
        t.alice.shows(discard_pile="possession, death_cart, survivors*2")
        t.vincent.shows(discard_pile="silver*2")


@ruling("DA-140")
def test_a_silver_instead_of_a_death_cart_brings_no_ruins() -> None:
    with table("alice", "vincent", kingdom=["death_cart", "trader"]) as t:
        t.alice.has(hand="trader")
        t.turn(phase="buy", coins=4, buys=2)
        t.alice.buys("death_cart")
        t.alice.reveals("trader")
        t.alice.shows(discard_pile="silver")
        t.pile_shows("ruins", 10)
        t.pile_shows("death_cart", 10)


@ruling("DA-141")
def test_death_carts_from_ambassador_bring_ruins_to_each_player() -> None:
    with table("alice", "vincent", "nina", kingdom=["death_cart", "ambassador"]) as t:
        t.pile("ruins", "survivors*2, ruined_village*3")
        t.alice.has(hand="ambassador, death_cart")
        t.alice.plays("ambassador")
        t.alice.answers("return", 1)
        t.vincent.shows(discard_pile="death_cart, survivors*2")
        t.nina.shows(discard_pile="death_cart, ruined_village*2")
        t.pile_shows("ruins", 1)


@ruling("DA-142")
def test_a_death_cart_passed_on_brings_no_ruins() -> None:
    with table("alice", "vincent", kingdom=["death_cart", "masquerade"]) as t:
        t.alice.has(hand="masquerade, death_cart")
        t.vincent.has(hand="copper")
        t.alice.plays("masquerade")
        t.alice.passes("trash")
        t.vincent.shows(hand="death_cart", discard_pile="")
        t.pile_shows("ruins", 10)


@ruling("DA-235")
def test_a_fortress_pays_for_death_cart_and_comes_back() -> None:
    with table("alice", "vincent", kingdom=["death_cart", "fortress"]) as t:
        t.alice.has(hand="death_cart, fortress")
        t.alice.plays("death_cart")
        t.alice.trashes("fortress")
        t.alice.shows(hand="fortress", in_play="death_cart")
        t.trash_shows("")


@ruling("DA-410")
def test_a_death_cart_played_twice_gives_its_coins_twice() -> None:
    with table("alice", "vincent", kingdom=["death_cart", "throne_room"]) as t:
        t.alice.has(hand="throne_room, death_cart")
        t.alice.plays("throne_room")
        t.turn_is(coins=10)
        t.trash_shows("death_cart")
