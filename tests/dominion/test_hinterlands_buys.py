"""Hinterlands: what happens when a card is bought, before it is gained."""

import pytest

from chaudron.games.dominion.scenario import table
from chaudron.kernel.errors import Refusal
from tests.rulings import ruling

# ---------------------------------------------------------------- Haggler


@ruling("HI-140")
def test_haggler_gives_two_coins() -> None:
    with table("alice", "bob", kingdom=["haggler"]) as t:
        t.alice.has(hand="haggler")
        t.alice.plays("haggler")
        t.turn_is(coins=2, actions=0, buys=1)


@ruling("HI-141", "HI-143")
def test_each_purchase_with_haggler_brings_a_cheaper_card_that_is_no_victory_card() -> None:
    with table("alice", "bob", kingdom=["haggler", "village", "smithy", "silk_road"]) as t:
        t.turn(phase="buy", coins=7, buys=3)
        t.alice.has(in_play="haggler")
        t.alice.buys("smithy")
        t.alice.is_offered("copper, curse, silver, village")
        with pytest.raises(Refusal):
            t.alice.passes("gain")
        t.alice.gains("silver")
        t.alice.shows(discard_pile="smithy, silver")
        t.alice.buys("village")
        t.alice.is_offered("copper, curse")
        t.alice.gains("copper")
        t.alice.shows(discard_pile="smithy, silver, village, copper")


@ruling("HI-142")
def test_a_province_bought_with_haggler_may_bring_a_gold() -> None:
    with table("alice", "bob", kingdom=["haggler"]) as t:
        t.turn(phase="buy", coins=8, buys=2)
        t.alice.has(in_play="haggler")
        t.alice.buys("province")
        t.alice.gains("gold")
        t.alice.shows(discard_pile="province, gold")


@ruling("HI-144")
def test_haggler_does_not_answer_gains() -> None:
    with table("alice", "bob", kingdom=["haggler", "workshop", "throne_room"]) as t:
        t.alice.has(hand="workshop", in_play="haggler")
        t.alice.plays("workshop")
        t.alice.gains("workshop")
        t.alice.shows(discard_pile="workshop")
        t.turn_is(phase="buy")


@ruling("HI-145")
def test_haggler_brings_nothing_when_nothing_is_cheaper() -> None:
    with table("alice", "bob", kingdom=["haggler"]) as t:
        t.turn(phase="buy", buys=2)
        t.alice.has(in_play="haggler")
        t.alice.buys("copper")
        t.alice.is_asked("buy")
        t.alice.shows(discard_pile="copper")


def test_haggler_brings_the_only_cheaper_card_unasked() -> None:
    with table("alice", "bob", kingdom=["haggler"]) as t:
        t.turn(phase="buy", coins=2, buys=2)
        t.pile("curse", 0)
        t.alice.has(in_play="haggler")
        t.alice.buys("estate")
        t.alice.shows(discard_pile="copper, estate")


def test_a_haggler_with_nothing_to_bring_needs_no_order() -> None:
    with table("alice", "bob", kingdom=["haggler", "embargo"]) as t:
        t.turn(phase="buy", buys=2)
        t.tokens("copper", "embargo", 1)
        t.alice.has(in_play="haggler")
        t.alice.buys("copper")
        t.alice.is_asked("buy")
        t.alice.shows(discard_pile="curse, copper")


@ruling("HI-146")
def test_throne_room_does_not_double_what_haggler_brings() -> None:
    with table("alice", "bob", kingdom=["haggler", "throne_room"]) as t:
        t.turn(buys=2)
        t.alice.has(hand="throne_room, haggler")
        t.alice.plays("throne_room")
        t.turn_is(coins=4)
        t.alice.buys("silver")
        t.alice.gains("curse")
        t.alice.shows(discard_pile="silver, curse")


@ruling("HI-147")
def test_three_hagglers_bring_three_cards() -> None:
    with table("alice", "bob", kingdom=["haggler"]) as t:
        t.turn(phase="buy", coins=3, buys=2)
        t.alice.has(in_play="haggler*3")
        t.alice.buys("silver")
        for card in ("copper", "curse", "copper"):
            t.alice.gains(card)
        t.alice.shows(discard_pile="silver, copper*2, curse")


@ruling("HI-148")
def test_haggler_brings_no_card_that_is_a_victory_card_among_others() -> None:
    with table("alice", "bob", kingdom=["haggler", "tunnel", "great_hall", "harem"]) as t:
        t.turn(phase="buy", coins=8, buys=2)
        t.alice.has(in_play="haggler")
        t.alice.buys("province")
        t.alice.is_offered("copper, curse, silver, gold, haggler")
        t.alice.gains("gold")


@ruling("HI-278")
def test_the_card_haggler_brings_is_gained_before_the_card_bought() -> None:
    with table("alice", "bob", kingdom=["haggler"]) as t:
        t.turn(phase="buy", coins=6, buys=2)
        t.alice.has(in_play="haggler")
        t.alice.buys("gold")
        t.alice.shows(discard_pile="")
        t.alice.gains("silver")
        assert [c.name for c in t.alice.player.discard_pile] == ["silver", "gold"]


@ruling("HI-285")
def test_haggler_compares_costs_with_a_potion() -> None:
    with table("alice", "bob", kingdom=["haggler", "golem", "smithy", "familiar"]) as t:
        t.turn(phase="buy", coins=4, potions=1, buys=2)
        t.alice.has(in_play="haggler")
        t.alice.buys("golem")
        # 4 coins cost less than 4 coins and a Potion; so do 3 coins and a Potion.
        t.alice.is_offered("copper, curse, silver, smithy, familiar, potion")
        t.alice.gains("familiar")
    with table("alice", "bob", kingdom=["haggler", "familiar", "transmute"]) as t:
        t.turn(phase="buy", coins=6, buys=2)
        t.alice.has(in_play="haggler")
        t.alice.buys("gold")
        t.alice.is_offered("copper, curse, silver, potion, haggler")
        t.alice.gains("silver")


@ruling("HI-013")
def test_when_buy_effects_need_a_purchase() -> None:
    with table("alice", "bob", kingdom=["farmland", "remodel", "haggler", "smithy"]) as t:
        t.alice.has(hand="remodel, smithy, estate", in_play="haggler")
        t.alice.plays("remodel")
        t.alice.trashes("smithy")
        t.alice.gains("farmland")
        t.alice.shows(hand="estate", discard_pile="farmland")
        t.trash_shows("smithy")
    with table("alice", "bob", kingdom=["farmland", "remodel"]) as t:
        t.turn(phase="buy", coins=6, buys=2)
        t.alice.has(hand="estate")
        t.alice.buys("farmland")
        t.trash_shows("estate")


# ---------------------------------------------------------------- Farmland


@ruling("HI-196", "HI-197")
def test_farmland_bought_turns_a_card_into_one_costing_exactly_two_more() -> None:
    with table("alice", "bob", kingdom=["farmland", "village", "smithy", "market", "remodel"]) as t:
        t.turn(phase="buy", coins=6, buys=2)
        t.alice.has(hand="estate, curse")
        t.alice.buys("farmland")
        with pytest.raises(Refusal):
            t.alice.passes("trash")
        t.alice.trashes("estate")
        t.trash_shows("estate")
        t.alice.is_offered("smithy, remodel")
        t.alice.shows(discard_pile="")
        t.alice.gains("smithy")
        t.alice.shows(hand="curse", discard_pile="smithy, farmland")


@ruling("HI-198")
def test_farmland_bought_with_an_empty_hand_trashes_nothing() -> None:
    with table("alice", "bob", kingdom=["farmland"]) as t:
        t.turn(phase="buy", coins=6, buys=2)
        t.alice.buys("farmland")
        t.alice.shows(discard_pile="farmland")
        t.trash_shows("")


@ruling("HI-199")
def test_farmland_gains_nothing_if_nothing_costs_exactly_two_more() -> None:
    with table("alice", "bob", kingdom=["farmland"]) as t:
        t.turn(phase="buy", coins=6, buys=2)
        t.alice.has(hand="duchy")
        t.alice.buys("farmland")
        t.alice.shows(discard_pile="farmland", hand="")
        t.trash_shows("duchy")


@ruling("HI-200")
def test_farmland_gained_without_buying_trashes_nothing() -> None:
    with table("alice", "bob", kingdom=["farmland", "remodel", "smithy"]) as t:
        t.alice.has(hand="remodel, smithy, estate")
        t.alice.plays("remodel")
        t.alice.trashes("smithy")
        t.alice.gains("farmland")
        t.alice.shows(hand="estate", discard_pile="farmland")
        t.trash_shows("smithy")


def test_farmland_keeps_to_the_potion_of_the_card_it_trashes() -> None:
    with table("alice", "bob", kingdom=["farmland", "university", "golem", "smithy"]) as t:
        t.turn(phase="buy", coins=6, buys=2)
        t.alice.has(hand="university")
        t.alice.buys("farmland")
        t.alice.shows(discard_pile="golem, farmland")


@ruling("HI-020", "HI-280")
def test_under_possession_the_buyer_trashes_for_farmland_and_the_possessor_gains() -> None:
    with table("alice", "bob", kingdom=["farmland", "possession", "smithy"]) as t:
        t.alice.has(hand="possession, gold", deck="copper*5")
        t.bob.has(hand="gold*2, estate, copper", deck="silver*5")
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.bob.plays_treasures("gold*2")
        t.bob.passes("play_treasures")
        t.bob.buys("farmland")
        t.bob.is_offered("estate, copper")
        t.bob.trashes("estate")
        t.bob.gains("smithy")
        t.alice.shows(hand="copper*5", discard_pile="possession, gold, smithy, farmland")
        # Bob's Estate came back at the end of the turn.
        t.bob.shows(hand="silver*5", discard_pile="gold*2, estate, copper")


@ruling("HI-018")
def test_under_possession_a_card_is_bought_by_one_and_gained_by_the_other() -> None:
    # Bob's Treasury knows of his purchase, Alice's discard pile of the gain.
    with table("alice", "bob", kingdom=["possession", "treasury"]) as t:
        t.alice.has(hand="possession", deck="copper*5")
        t.bob.has(hand="treasury, silver*2", deck="copper*6")
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.bob.plays("treasury")
        t.bob.buys("estate")
        # He bought a Victory card, so that Treasury may not go onto the deck: no question.
        t.turn_is(player=t.bob, phase="treasures")
        t.alice.shows(discard_pile="possession, estate")
        t.bob.shows(hand="copper*5", discard_pile="treasury, silver*2, copper")


# ---------------------------------------------------------------- Noble Brigand


@ruling("HI-153", "HI-154")
def test_noble_brigand_played_gives_a_coin_and_robs_the_others() -> None:
    with table("alice", "bob", "carol", kingdom=["noble_brigand"]) as t:
        t.alice.has(hand="noble_brigand", deck="gold*2")
        t.bob.has(deck="silver, estate, duchy")
        t.carol.has(deck="copper, gold, duchy")
        t.alice.plays("noble_brigand")
        t.turn_is(coins=1)
        t.alice.shows(discard_pile="silver, gold", deck="gold*2")
        t.bob.shows(deck="duchy", discard_pile="estate")
        t.carol.shows(deck="duchy", discard_pile="copper")


@ruling("HI-153", "HI-154")
def test_noble_brigand_bought_robs_the_others_but_gives_no_coin() -> None:
    with table("alice", "bob", kingdom=["noble_brigand"]) as t:
        t.turn(phase="buy", coins=4, buys=2)
        t.bob.has(deck="silver, estate, duchy")
        t.alice.buys("noble_brigand")
        t.turn_is(coins=0)
        t.alice.shows(discard_pile="silver, noble_brigand")
        t.bob.shows(deck="duchy", discard_pile="estate")


@ruling("HI-155", "HI-156", "HI-159")
def test_the_noble_brigand_player_picks_the_one_treasure_taken_of_each() -> None:
    with table("alice", "bob", "carol", kingdom=["noble_brigand"]) as t:
        t.alice.has(hand="noble_brigand")
        t.bob.has(deck="silver, gold")
        t.carol.has(deck="gold, silver")
        t.alice.plays("noble_brigand")
        t.alice.is_offered("silver, gold")
        assert t.asked(t.alice).about()["of"] == t.bob.index
        t.alice.trashes("silver")
        t.bob.shows(discard_pile="gold")
        t.alice.shows(discard_pile="")  # gained at the very end
        t.trash_shows("silver")
        t.alice.trashes("gold")
        t.alice.shows(discard_pile="silver, gold")
        t.carol.shows(discard_pile="silver")
        t.trash_shows("")


@ruling("HI-157", "HI-158")
def test_only_who_shows_no_treasure_at_all_gains_a_copper() -> None:
    with table("alice", "bob", "carol", "dora", kingdom=["noble_brigand"]) as t:
        t.alice.has(hand="noble_brigand")
        t.bob.has(deck="estate, duchy")
        t.carol.has(deck="estate, copper")
        t.alice.plays("noble_brigand")
        t.bob.shows(discard_pile="estate, duchy, copper")
        t.carol.shows(discard_pile="estate, copper")
        t.dora.shows(discard_pile="copper")  # she has no card to show
        t.alice.shows(discard_pile="")
        t.trash_shows("")


@ruling("HI-160")
def test_noble_brigand_takes_silver_and_gold_only() -> None:
    kingdom = ["noble_brigand", "cache", "fools_gold"]
    with table("alice", "bob", "carol", kingdom=kingdom, colonies=True) as t:
        t.alice.has(hand="noble_brigand")
        t.bob.has(deck="cache, platinum")
        t.carol.has(deck="fools_gold, copper")
        t.alice.plays("noble_brigand")
        t.bob.shows(discard_pile="cache, platinum")
        t.carol.shows(discard_pile="fools_gold, copper")
        t.alice.shows(discard_pile="")


@ruling("HI-161")
def test_noble_brigand_gained_without_buying_robs_nobody() -> None:
    with table("alice", "bob", kingdom=["noble_brigand", "workshop"]) as t:
        t.alice.has(hand="workshop")
        t.bob.has(deck="silver, estate")
        t.alice.plays("workshop")
        t.alice.gains("noble_brigand")
        t.alice.shows(discard_pile="noble_brigand")
        t.bob.shows(deck="silver, estate")


@ruling("HI-162")
def test_noble_brigand_played_is_an_attack_to_react_to() -> None:
    kingdom = ["noble_brigand", "moat", "secret_chamber"]
    with table("alice", "bob", "carol", kingdom=kingdom) as t:
        t.alice.has(hand="noble_brigand")
        t.bob.has(hand="moat", deck="silver, estate")
        t.carol.has(hand="secret_chamber, gold", deck="silver, estate, copper")
        t.alice.plays("noble_brigand")
        t.bob.reveals("moat")
        t.carol.reveals("secret_chamber")
        t.carol.puts_on_deck("estate, gold")
        t.carol.orders("gold, estate")
        t.carol.passes("reveal")
        t.bob.shows(deck="silver, estate", discard_pile="")
        t.alice.shows(discard_pile="gold")
        t.carol.shows(hand="secret_chamber, silver", discard_pile="estate", deck="copper")


@ruling("HI-163")
def test_noble_brigand_bought_cannot_be_reacted_to() -> None:
    with table("alice", "bob", kingdom=["noble_brigand", "moat"]) as t:
        t.turn(phase="buy", coins=4, buys=2)
        t.bob.has(hand="moat", deck="silver, estate")
        t.alice.buys("noble_brigand")
        t.alice.shows(discard_pile="silver, noble_brigand")
        t.bob.shows(hand="moat", discard_pile="estate")


# ---------------------------------------------------------------- several at once


@ruling("HI-030", "HI-031")
def test_the_buyer_orders_haggler_and_farmland() -> None:
    with table("alice", "bob", kingdom=["haggler", "farmland", "market"]) as t:
        t.turn(phase="buy", coins=6, buys=2)
        t.alice.has(hand="silver, estate", in_play="haggler")
        t.alice.buys("farmland")
        t.alice.is_offered("haggler, farmland")
        t.alice.lets_first("haggler")
        t.alice.gains("market")
        t.alice.shows(discard_pile="market")
        t.alice.trashes("silver")
        t.alice.gains("duchy")
        t.alice.shows(discard_pile="market, duchy, farmland")
    with table("alice", "bob", kingdom=["haggler", "farmland", "market"]) as t:
        t.turn(phase="buy", coins=6, buys=2)
        t.alice.has(hand="silver, estate", in_play="haggler")
        t.alice.buys("farmland")
        t.alice.lets_first("farmland")
        t.alice.trashes("silver")
        t.alice.gains("duchy")
        t.alice.shows(discard_pile="duchy")
        t.alice.gains("market")
        t.alice.shows(discard_pile="market, duchy, farmland")


def test_haggler_hovel_and_farmland_on_one_purchase() -> None:
    with table("alice", "bob", kingdom=["haggler", "farmland"], shelters=True) as t:
        t.turn(phase="buy", coins=6, buys=2)
        t.alice.has(hand="hovel, copper", in_play="haggler")
        t.alice.buys("farmland")
        t.alice.is_offered("haggler, farmland, hovel")
        t.alice.lets_first("hovel")
        t.alice.accepts("trash")
        t.trash_shows("hovel")
        t.alice.is_offered("haggler, farmland")
        t.alice.lets_first("farmland")  # only the Copper is left for it
        t.trash_shows("hovel, copper")
        t.alice.shows(discard_pile="estate")
        t.alice.gains("silver")
        t.alice.shows(discard_pile="estate, silver, farmland")


def test_farmland_before_hovel_may_trash_the_hovel() -> None:
    with table("alice", "bob", kingdom=["haggler", "farmland"], shelters=True) as t:
        t.turn(phase="buy", coins=6, buys=2)
        t.alice.has(hand="hovel", in_play="haggler")
        t.alice.buys("farmland")
        t.alice.lets_first("farmland")
        t.trash_shows("hovel")
        t.alice.shows(hand="", discard_pile="silver")
        t.alice.gains("haggler")
        t.alice.shows(discard_pile="silver, haggler, farmland")


def test_haggler_and_noble_brigand_on_one_purchase() -> None:
    with table("alice", "bob", kingdom=["haggler", "noble_brigand"], shelters=True) as t:
        t.turn(phase="buy", coins=4, buys=2)
        t.alice.has(hand="hovel", in_play="haggler")
        t.bob.has(deck="gold, copper")
        t.alice.buys("noble_brigand")  # no Victory card: Hovel has no say
        t.alice.is_offered("haggler, noble_brigand")
        t.alice.lets_first("noble_brigand")
        t.alice.shows(discard_pile="gold")
        t.alice.gains("silver")
        t.alice.shows(discard_pile="gold, silver, noble_brigand", hand="hovel")
