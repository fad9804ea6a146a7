"""Hinterlands: what happens when a card is gained, however that came about."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from chaudron.games.dominion.scenario import Scenario, table
from chaudron.kernel.errors import Refusal
from tests.dominion.told import heard, named
from tests.rulings import ruling


@contextmanager
def shopping(kingdom: list[str], coins: int, *names: str) -> Iterator[Scenario]:
    """Alice's Buy phase with these coins and two buys, so that her turn goes on after the first."""
    with table(*(names or ("alice", "bob")), kingdom=kingdom) as t:
        t.turn(phase="buy", coins=coins, buys=2)
        yield t


# ---------------------------------------------------------------- Embassy


@ruling("HI-051", "HI-054")
def test_everyone_else_gains_a_silver_with_an_embassy_like_it_or_not() -> None:
    with shopping(["embassy"], 5, "alice", "bob", "carol") as t:
        t.alice.buys("embassy")
        t.alice.shows(discard_pile="embassy")
        t.bob.shows(discard_pile="silver")
        t.carol.shows(discard_pile="silver")
        t.pile_shows("silver", 38)


@ruling("HI-053")
def test_an_embassy_gained_without_buying_brings_silvers_too() -> None:
    with table("alice", "bob", kingdom=["embassy", "feast"]) as t:
        t.alice.has(hand="feast")
        t.alice.plays("feast")
        t.alice.gains("embassy")
        t.bob.shows(discard_pile="silver")


@ruling("HI-033", "HI-055")
def test_scarce_silvers_are_dealt_from_the_left_of_whoever_gained_the_embassy() -> None:
    with table("alice", "bob", "carol", "dora", kingdom=["embassy"]) as t:
        t.turn(player=t.carol, phase="buy", coins=5, buys=2)
        t.pile("silver", 2)
        t.carol.buys("embassy")
        t.dora.shows(discard_pile="silver")
        t.alice.shows(discard_pile="silver")
        t.bob.shows(discard_pile="")


@ruling("HI-019", "HI-277")
def test_an_embassy_gained_in_another_turn_deals_silvers_from_its_gainers_left() -> None:
    with table("alice", "bob", "carol", "dora", kingdom=["embassy", "swindler"]) as t:
        t.pile("silver", 2)
        t.alice.has(hand="swindler")
        t.bob.has(deck="duchy")
        t.carol.has(deck="province")
        t.dora.has(deck="province")
        t.alice.plays("swindler")
        t.alice.gains("embassy")
        t.bob.shows(discard_pile="embassy")
        t.carol.shows(discard_pile="silver, province")
        t.dora.shows(discard_pile="silver, province")
        t.alice.shows(discard_pile="")


@ruling("HI-277")
def test_ill_gotten_gains_in_another_turn_deal_curses_from_their_gainers_left() -> None:
    with table("alice", "bob", "carol", kingdom=["ill_gotten_gains", "swindler"]) as t:
        t.pile("curse", 1)
        t.alice.has(hand="swindler")
        t.bob.has(deck="duchy")
        t.carol.has(deck="province")
        t.alice.plays("swindler")
        t.alice.gains("ill_gotten_gains")
        t.carol.shows(discard_pile="curse, province")
        t.alice.shows(discard_pile="")


# ---------------------------------------------------------------- Ill-Gotten Gains


@ruling("HI-056", "HI-057")
def test_ill_gotten_gains_give_a_coin_and_need_not_bring_a_copper() -> None:
    with table("alice", "bob", kingdom=["ill_gotten_gains"]) as t:
        t.alice.has(hand="ill_gotten_gains")
        t.alice.plays("ill_gotten_gains")
        t.alice.passes("gain")
        t.turn_is(coins=1)
        t.alice.shows(hand="", in_play="ill_gotten_gains", discard_pile="")


@ruling("HI-058")
def test_the_copper_of_ill_gotten_gains_comes_to_hand_and_may_be_played() -> None:
    with table("alice", "bob", kingdom=["ill_gotten_gains"]) as t:
        t.alice.has(hand="ill_gotten_gains")
        t.alice.plays("ill_gotten_gains")
        t.alice.accepts("gain")
        t.alice.shows(hand="copper", discard_pile="")
        t.pile_shows("copper", 45)
        t.alice.plays("copper")
        t.turn_is(coins=2)


@ruling("HI-059")
def test_without_coppers_ill_gotten_gains_bring_none() -> None:
    with table("alice", "bob", kingdom=["ill_gotten_gains"]) as t:
        t.pile("copper", 0)
        t.alice.has(hand="ill_gotten_gains")
        t.alice.plays("ill_gotten_gains")
        t.alice.is_asked("buy")
        t.alice.shows(hand="")
        t.turn_is(coins=1)


@ruling("HI-060")
def test_everyone_else_gains_a_curse_with_ill_gotten_gains() -> None:
    with shopping(["ill_gotten_gains"], 5, "alice", "bob", "carol") as t:
        t.alice.buys("ill_gotten_gains")
        t.alice.shows(discard_pile="ill_gotten_gains")
        t.bob.shows(discard_pile="curse")
        t.carol.shows(discard_pile="curse")
        t.pile_shows("curse", 18)


@ruling("HI-061")
def test_ill_gotten_gains_gained_without_buying_bring_curses_too() -> None:
    with table("alice", "bob", kingdom=["ill_gotten_gains", "feast"]) as t:
        t.alice.has(hand="feast")
        t.alice.plays("feast")
        t.alice.gains("ill_gotten_gains")
        t.bob.shows(discard_pile="curse")


@ruling("HI-062")
def test_scarce_curses_are_dealt_from_the_left_of_whoever_gained_ill_gotten_gains() -> None:
    with table("alice", "bob", "carol", kingdom=["ill_gotten_gains"]) as t:
        t.turn(player=t.bob, phase="buy", coins=5, buys=2)
        t.pile("curse", 1)
        t.bob.buys("ill_gotten_gains")
        t.carol.shows(discard_pile="curse")
        t.alice.shows(discard_pile="")


@ruling("HI-063", "HI-286")
def test_neither_moat_nor_lighthouse_stops_the_curses_of_ill_gotten_gains() -> None:
    with shopping(["ill_gotten_gains", "moat", "lighthouse"], 5, "alice", "bob", "carol") as t:
        t.bob.has(hand="moat")
        t.carol.has(in_play="lighthouse")
        t.alice.buys("ill_gotten_gains")
        t.alice.is_asked("buy")
        t.bob.shows(hand="moat", discard_pile="curse")
        t.carol.shows(discard_pile="curse")


# ---------------------------------------------------------------- Inn


@ruling("HI-067", "HI-069")
def test_a_gained_inn_shuffles_actions_and_itself_into_the_deck() -> None:
    with shopping(["inn", "village", "smithy"], 5) as t:
        t.alice.has(deck="copper*6", discard_pile="village, gold, smithy")
        t.alice.buys("inn")
        t.alice.is_offered("village, smithy, inn")
        t.alice.reveals("inn, village")
        t.alice.shows(discard_pile="gold, smithy")
        assert named(t.alice.player.deck) == ["copper"] * 6 + ["inn", "village"]
        assert [e["n"] for e in heard(t, t.bob, "shuffle")] == [8]
        t.alice.knows_top(t.alice, "")


@ruling("HI-068", "HI-287")
def test_a_gained_inn_may_shuffle_nothing_and_then_the_deck_keeps_its_order() -> None:
    with shopping(["inn", "village"], 5) as t:
        t.alice.has(deck="gold, silver, copper, estate, duchy", discard_pile="village")
        t.alice.buys("inn")
        t.alice.passes("reveal")
        t.alice.shows(deck="gold, silver, copper, estate, duchy", discard_pile="village, inn")
        assert heard(t, t.bob, "shuffle") == []


@ruling("HI-070")
def test_inn_takes_cards_that_are_actions_among_others() -> None:
    with shopping(["inn", "island", "silk_road"], 5) as t:
        t.alice.has(discard_pile="island, silk_road, estate")
        t.alice.buys("inn")
        t.alice.is_offered("island, inn")
        t.alice.reveals("island")
        t.alice.shows(deck="island", discard_pile="silk_road, estate, inn")


@ruling("HI-071")
def test_actions_shuffled_in_with_inn_are_shown_to_all() -> None:
    with shopping(["inn", "village", "smithy"], 5) as t:
        t.alice.has(deck="copper", discard_pile="village, smithy, gold")
        t.alice.buys("inn")
        t.alice.reveals("village, inn")
        shown = heard(t, t.bob, "reveal")
        assert [e["cards"] for e in shown] == [["village", "inn"]]


@ruling("HI-073")
def test_an_inn_gained_without_buying_shuffles_actions_in_too() -> None:
    with table("alice", "bob", kingdom=["inn", "feast", "village"]) as t:
        t.alice.has(hand="feast", discard_pile="village")
        t.alice.plays("feast")
        t.alice.gains("inn")
        t.alice.reveals("village")
        t.alice.shows(deck="village", discard_pile="inn")


@ruling("HI-270")
def test_only_inn_lets_a_discard_pile_be_searched_and_only_its_owner_searches() -> None:
    with shopping(["inn", "village", "smithy"], 5) as t:
        t.alice.has(deck="copper", discard_pile="village, smithy, gold")

        def seen_by_bob() -> tuple[object, object, bool]:
            seen = t.state.view(t.bob.index).dump_player(t.alice.player)
            return seen["discard_size"], seen["discard_top"], "discard_pile" in seen

        assert seen_by_bob() == (3, "gold", False)
        t.alice.buys("inn")
        assert seen_by_bob() == (4, "inn", False)
        t.alice.passes("reveal")
        assert heard(t, t.bob, "reveal") == []


def test_inn_left_on_the_discard_pile_is_still_in_sight() -> None:
    with shopping(["inn", "village", "watchtower"], 5) as t:
        t.alice.has(hand="watchtower", discard_pile="village")
        t.alice.buys("inn")
        t.alice.lets_first("inn")
        t.alice.reveals("village")
        t.alice.chooses("trash")
        t.trash_shows("inn")
        t.alice.shows(deck="village", discard_pile="")


def test_inn_shuffled_into_the_deck_is_out_of_sight() -> None:
    with shopping(["inn", "watchtower"], 5) as t:
        t.alice.has(hand="watchtower")
        t.alice.buys("inn")
        t.alice.lets_first("inn")
        t.alice.reveals("inn")
        t.alice.is_asked("buy")
        t.alice.shows(deck="inn", discard_pile="")


# ---------------------------------------------------------------- Cache


@ruling("HI-074", "HI-077")
def test_cache_played_gives_three_coins_and_no_coppers() -> None:
    with table("alice", "bob", kingdom=["cache"]) as t:
        t.alice.has(hand="cache")
        t.alice.plays("cache")
        t.turn_is(coins=3)
        t.alice.shows(hand="", discard_pile="", in_play="cache")


@ruling("HI-075")
def test_cache_bought_brings_two_coppers() -> None:
    with shopping(["cache"], 5) as t:
        t.alice.buys("cache")
        t.alice.shows(discard_pile="cache, copper*2")
        t.pile_shows("copper", 44)


@ruling("HI-076")
def test_cache_brings_the_coppers_that_are_left() -> None:
    with shopping(["cache"], 5) as t:
        t.pile("copper", 1)
        t.alice.buys("cache")
        t.alice.shows(discard_pile="cache, copper")


@ruling("HI-078")
def test_cache_gained_without_buying_brings_two_coppers() -> None:
    with table("alice", "bob", kingdom=["cache", "feast"]) as t:
        t.alice.has(hand="feast")
        t.alice.plays("feast")
        t.alice.gains("cache")
        t.alice.shows(discard_pile="cache, copper*2")


# ---------------------------------------------------------------- Nomad Camp


@ruling("HI-080")
def test_nomad_camp_bought_goes_onto_the_deck() -> None:
    with shopping(["nomad_camp"], 4) as t:
        t.alice.has(deck="copper", discard_pile="estate")
        t.alice.buys("nomad_camp")
        t.alice.shows(deck="nomad_camp, copper", discard_pile="estate")
        t.bob.knows_top(t.alice, "nomad_camp")


@ruling("HI-081")
def test_nomad_camp_gained_without_buying_goes_onto_the_deck() -> None:
    with table("alice", "bob", kingdom=["nomad_camp", "workshop"]) as t:
        t.alice.has(hand="workshop", deck="copper")
        t.alice.plays("workshop")
        t.alice.gains("nomad_camp")
        t.alice.shows(deck="nomad_camp, copper", discard_pile="")


@ruling("HI-082")
def test_nomad_camp_on_an_empty_deck_is_its_only_card() -> None:
    with shopping(["nomad_camp"], 4) as t:
        t.alice.has(discard_pile="estate*3")
        t.alice.buys("nomad_camp")
        t.alice.shows(deck="nomad_camp", discard_pile="estate*3")


# ---------------------------------------------------------------- Duchess


@ruling("HI-119")
def test_whoever_gains_a_duchy_may_gain_a_duchess() -> None:
    with shopping(["duchess"], 5) as t:
        t.alice.buys("duchy")
        t.alice.accepts("gain")
        t.alice.shows(discard_pile="duchy, duchess")
    with shopping(["duchess"], 5) as t:
        t.alice.buys("duchy")
        t.alice.passes("gain")
        t.alice.shows(discard_pile="duchy")


@ruling("HI-119")
def test_no_other_card_brings_a_duchess_and_none_is_left_to_bring() -> None:
    with shopping(["duchess"], 6) as t:
        t.alice.buys("gold")
        t.alice.is_asked("buy")
    with shopping(["duchess"], 5) as t:
        t.pile("duchess", 0)
        t.alice.buys("duchy")
        t.alice.is_asked("buy")


@ruling("HI-120")
def test_a_duchy_gained_without_buying_offers_a_duchess_too() -> None:
    with table("alice", "bob", kingdom=["duchess", "feast"]) as t:
        t.alice.has(hand="feast")
        t.alice.plays("feast")
        t.alice.gains("duchy")
        t.alice.accepts("gain")
        t.alice.shows(discard_pile="duchy, duchess")


@ruling("HI-121")
def test_a_duchess_in_the_black_market_deck_comes_with_no_duchy() -> None:
    with table("alice", "bob", kingdom=["black_market"], black_market=["duchess"]) as t:
        t.turn(phase="buy", coins=5, buys=2)
        t.alice.buys("duchy")
        t.alice.is_asked("buy")
        t.alice.shows(discard_pile="duchy")


# ---------------------------------------------------------------- Mandarin


@ruling("HI-129", "HI-130")
def test_mandarin_puts_treasures_in_play_onto_the_deck_in_a_secret_order() -> None:
    with table("alice", "bob", kingdom=["mandarin"]) as t:
        t.alice.has(hand="gold, silver, copper", deck="estate")
        t.turn(buys=2)
        t.alice.buys("mandarin")
        t.alice.orders("silver, gold, copper")
        t.alice.shows(deck="silver, gold, copper, estate", in_play="", discard_pile="mandarin")
        t.alice.knows_top(t.alice, "silver, gold, copper")
        t.bob.knows_top(t.alice, "")
        assert all("cards" not in e for e in heard(t, t.bob, "put_on_deck"))


@ruling("HI-131")
def test_every_treasure_in_play_leaves_with_mandarin() -> None:
    with table("alice", "bob", kingdom=["mandarin", "cache", "village"]) as t:
        t.alice.has(hand="cache*2, copper, village", deck="copper")
        t.turn(buys=2)
        t.alice.plays("village")
        t.alice.buys("mandarin")
        # An order of all of them is asked for, not a choice among them.
        t.alice.is_asked("order_on_deck")
        t.alice.orders("copper, cache*2, copper")
        t.alice.shows(deck="copper, cache*2, copper", in_play="village")
        t.bob.knows_top(t.alice, "")


@ruling("HI-132")
def test_treasures_left_in_hand_stay_there_when_mandarin_is_gained() -> None:
    with table("alice", "bob", kingdom=["mandarin"]) as t:
        t.alice.has(hand="gold*2, silver")
        t.turn(buys=2)
        t.alice.plays_treasures("gold*2")
        t.alice.passes("play_treasures")
        t.alice.buys("mandarin")
        t.alice.shows(hand="silver", deck="gold*2", in_play="")


@ruling("HI-133")
def test_coins_remain_when_mandarin_takes_the_golds_that_made_them() -> None:
    with table("alice", "bob", kingdom=["mandarin"]) as t:
        t.alice.has(hand="gold*4", deck="estate")
        t.turn(buys=2)
        t.alice.buys("mandarin")
        t.alice.shows(deck="gold*4, estate", in_play="")
        t.turn_is(coins=7, buys=1)
        t.bob.knows_top(t.alice, "gold*4")  # all alike: no order to hide


@ruling("HI-134")
def test_mandarin_gained_without_buying_takes_treasures_too() -> None:
    with table("alice", "bob", kingdom=["mandarin", "border_village"]) as t:
        t.alice.has(hand="gold*2", deck="estate")
        t.turn(buys=2)
        t.alice.buys("border_village")
        t.alice.gains("mandarin")
        t.alice.shows(deck="gold*2, estate", in_play="", discard_pile="border_village, mandarin")


@ruling("HI-135")
def test_mandarin_gained_with_no_treasure_in_play_moves_nothing() -> None:
    with table("alice", "bob", kingdom=["mandarin", "feast"]) as t:
        t.alice.has(hand="feast, gold", deck="estate")
        t.alice.plays("feast")
        t.alice.gains("mandarin")
        t.alice.shows(hand="gold", deck="estate", discard_pile="mandarin")


# ---------------------------------------------------------------- Border Village


@ruling("HI-248", "HI-249", "HI-282")
def test_border_village_brings_a_cheaper_card_like_it_or_not() -> None:
    with shopping(["border_village", "market", "embassy"], 6) as t:
        t.alice.buys("border_village")
        t.alice.is_offered("copper, silver, curse, estate, duchy, market, embassy")
        with pytest.raises(Refusal):
            t.alice.passes("gain")
        t.alice.gains("market")
        t.alice.shows(discard_pile="border_village, market")


@ruling("HI-250")
def test_border_village_made_cheaper_brings_a_cheaper_card_still() -> None:
    with table("alice", "bob", kingdom=["border_village", "highway", "market", "smithy"]) as t:
        t.turn(phase="buy", coins=5, buys=2)
        t.alice.has(in_play="highway")
        t.alice.buys("border_village")
        # 5 now: everything costing 4 now, a Market for one.
        t.alice.is_offered("copper, silver, curse, estate, duchy, market, smithy, highway")
        t.alice.gains("market")
    with table("alice", "bob", kingdom=["border_village", "smithy"]) as t:
        t.turn(phase="buy", coins=6, buys=2)
        t.state.discount = 6
        t.alice.buys("border_village")
        t.alice.is_asked("buy")  # nothing costs less than 0
        t.alice.shows(discard_pile="border_village")


@ruling("HI-252")
def test_border_village_gained_without_buying_brings_a_card_too() -> None:
    with table("alice", "bob", kingdom=["border_village", "remodel", "militia"]) as t:
        t.alice.has(hand="remodel, militia")
        t.alice.plays("remodel")
        t.alice.gains("border_village")
        t.alice.gains("duchy")
        t.alice.shows(discard_pile="border_village, duchy")


# ---------------------------------------------------------------- buying and gaining


@ruling("HI-014")
def test_when_gain_effects_happen_for_cards_bought_and_for_cards_gained_directly() -> None:
    with shopping(["border_village", "cache"], 6) as t:
        t.alice.buys("border_village")
        t.alice.gains("cache")
        t.alice.shows(discard_pile="border_village, cache, copper*2")


@ruling("HI-015", "HI-022")
def test_a_bought_card_lies_in_the_discard_pile_when_its_when_gain_effect_happens() -> None:
    with shopping(["border_village", "haggler"], 6) as t:
        t.alice.has(in_play="haggler")
        t.alice.buys("border_village")
        t.alice.is_asked("gain")  # bought: Haggler's moment, and not gained yet
        t.alice.shows(discard_pile="")
        t.alice.gains("silver")
        t.alice.is_asked("gain")  # gained: Border Village's own moment
        t.alice.shows(discard_pile="silver, border_village")
        t.alice.gains("estate")


@ruling("HI-021")
def test_when_gain_effects_are_for_whoever_receives_the_card() -> None:
    # Alice swindles Bob into a Cache: the Coppers are his.
    with table("alice", "bob", kingdom=["cache", "swindler"]) as t:
        t.alice.has(hand="swindler")
        t.bob.has(deck="duchy")
        t.alice.plays("swindler")
        t.alice.gains("cache")
        t.bob.shows(discard_pile="cache, copper*2")
        t.alice.shows(discard_pile="")
