"""Hinterlands: what the other Actions do when they are played."""

import pytest

from chaudron.games.dominion.scenario import table
from chaudron.kernel.errors import Refusal
from tests.rulings import ruling

# ---------------------------------------------------------------- Embassy


@ruling("HI-047", "HI-048", "HI-052")
def test_embassy_draws_five_and_discards_three_old_or_new() -> None:
    with table("alice", "bob", kingdom=["embassy"]) as t:
        t.alice.has(hand="embassy, estate, copper", deck="silver*3, gold*2, duchy")
        t.alice.plays("embassy")
        t.alice.is_asked("discard")
        t.alice.shows(hand="estate, copper, silver*3, gold*2")
        for wrong in ("estate, copper", "estate, copper, silver*2"):
            with pytest.raises(Refusal):
                t.alice.discards(wrong)
        t.alice.discards("estate, copper, silver")
        t.alice.shows(hand="silver*2, gold*2", deck="duchy", discard_pile="estate, copper, silver")
        t.bob.shows(discard_pile="")
        t.pile_shows("silver", 40)


@ruling("HI-049")
def test_embassy_discards_three_even_after_drawing_fewer() -> None:
    with table("alice", "bob", kingdom=["embassy"]) as t:
        t.alice.has(hand="embassy, estate*2, copper", deck="gold")
        t.alice.plays("embassy")
        t.alice.discards("estate*2, copper")
        t.alice.shows(hand="gold", discard_pile="estate*2, copper")


@ruling("HI-050")
def test_embassy_discards_what_there_is() -> None:
    with table("alice", "bob", kingdom=["embassy"]) as t:
        t.alice.has(hand="embassy, estate", deck="gold")
        t.alice.plays("embassy")
        t.alice.shows(hand="", discard_pile="estate, gold")


# ---------------------------------------------------------------- Inn


@ruling("HI-064", "HI-065")
def test_inn_gives_two_cards_two_actions_and_takes_two_cards_old_or_new() -> None:
    with table("alice", "bob", kingdom=["inn"]) as t:
        t.alice.has(hand="inn, estate, copper", deck="silver, gold, duchy")
        t.alice.plays("inn")
        t.turn_is(actions=2)
        t.alice.shows(hand="estate, copper, silver, gold", deck="duchy")
        for wrong in ("estate", "estate, copper, silver"):
            with pytest.raises(Refusal):
                t.alice.discards(wrong)
        t.alice.discards("estate, silver")
        t.alice.shows(hand="copper, gold", discard_pile="estate, silver")


@ruling("HI-066")
def test_inn_takes_two_cards_even_after_drawing_fewer() -> None:
    with table("alice", "bob", kingdom=["inn"]) as t:
        t.alice.has(hand="inn, estate, copper", deck="gold")
        t.alice.plays("inn")
        t.alice.discards("estate, copper")
        t.alice.shows(hand="gold")
    with table("alice", "bob", kingdom=["inn"]) as t:
        t.alice.has(hand="inn, estate")
        t.alice.plays("inn")
        t.alice.shows(hand="", discard_pile="estate")


# ---------------------------------------------------------------- Nomad Camp


@ruling("HI-079")
def test_nomad_camp_gives_a_buy_and_two_coins() -> None:
    with table("alice", "bob", kingdom=["nomad_camp"]) as t:
        t.alice.has(hand="nomad_camp", deck="copper")
        t.alice.plays("nomad_camp")
        t.turn_is(actions=0, buys=2, coins=2)
        t.alice.shows(hand="")


# ---------------------------------------------------------------- Crossroads


@ruling("HI-083", "HI-085")
def test_crossroads_shows_the_hand_then_draws_for_its_victory_cards() -> None:
    with table("alice", "bob", kingdom=["crossroads"]) as t:
        t.alice.has(hand="crossroads, estate, duchy, copper", deck="province, gold, silver")
        t.alice.plays("crossroads")
        # The Province drawn was not among the cards shown.
        t.alice.shows(hand="estate, duchy, copper, province, gold", deck="silver")
        assert t.bob.sees(t.alice) == ["copper", "duchy", "estate"]


@ruling("HI-084")
def test_crossroads_draws_nothing_without_victory_cards() -> None:
    with table("alice", "bob", kingdom=["crossroads"]) as t:
        t.alice.has(hand="crossroads, curse, copper", deck="gold")
        t.alice.plays("crossroads")
        t.alice.shows(hand="curse, copper", deck="gold")
        t.turn_is(actions=3)


@ruling("HI-086")
def test_crossroads_counts_cards_that_are_victory_cards_among_others() -> None:
    with table("alice", "bob", kingdom=["crossroads", "tunnel", "great_hall"]) as t:
        t.alice.has(hand="crossroads, tunnel, great_hall", deck="gold, silver, copper")
        t.alice.plays("crossroads")
        t.alice.shows(hand="tunnel, great_hall, gold, silver", deck="copper")


@ruling("HI-087", "HI-088")
def test_only_the_first_crossroads_of_a_turn_gives_actions() -> None:
    with table("alice", "bob", kingdom=["crossroads"]) as t:
        t.alice.has(hand="crossroads*2, estate", deck="copper, silver, gold")
        t.alice.plays("crossroads")
        t.turn_is(actions=3)
        t.alice.plays("crossroads")
        t.turn_is(actions=2)
        t.alice.shows(hand="estate, copper, silver", deck="gold")


def test_crossroads_counts_each_turn_anew() -> None:
    with table("alice", "bob", kingdom=["crossroads"]) as t:
        t.alice.has(hand="crossroads", deck="copper*5")
        t.bob.has(hand="crossroads", deck="copper*5")
        t.alice.plays("crossroads")
        t.alice.ends_turn()
        t.bob.plays("crossroads")
        t.turn_is(player=t.bob, actions=3)


@ruling("HI-089")
def test_throne_room_plays_crossroads_twice_for_three_actions_in_all() -> None:
    with table("alice", "bob", kingdom=["crossroads", "throne_room"]) as t:
        t.alice.has(hand="throne_room, crossroads, estate", deck="copper, silver, gold")
        t.alice.plays("throne_room")
        t.turn_is(actions=3)
        t.alice.shows(hand="estate, copper, silver", deck="gold")


# ---------------------------------------------------------------- Stables


@ruling("HI-122", "HI-123")
def test_stables_discards_a_treasure_for_three_cards_and_an_action() -> None:
    with table("alice", "bob", kingdom=["stables", "cache"]) as t:
        t.alice.has(hand="stables, copper, cache, estate", deck="gold*3, silver")
        t.alice.plays("stables")
        t.alice.is_offered("copper, cache")
        t.alice.discards("copper")
        t.turn_is(actions=1)
        t.alice.shows(hand="cache, estate, gold*3", deck="silver", discard_pile="copper")


@ruling("HI-122", "HI-124")
def test_stables_without_a_treasure_discarded_gives_nothing() -> None:
    with table("alice", "bob", kingdom=["stables"]) as t:
        t.alice.has(hand="stables, copper, estate", deck="gold*3")
        t.alice.plays("stables")
        t.alice.passes("discard")
        t.turn_is(actions=0)
        t.alice.shows(hand="copper, estate", deck="gold*3", discard_pile="")
    with table("alice", "bob", kingdom=["stables"]) as t:
        t.alice.has(hand="stables, estate", deck="gold*3")
        t.alice.plays("stables")
        t.turn_is(actions=0)
        t.alice.shows(hand="estate", deck="gold*3")


@ruling("HI-125")
def test_the_treasure_discarded_to_stables_may_be_drawn_again() -> None:
    with table("alice", "bob", kingdom=["stables"]) as t:
        t.alice.has(hand="stables, silver", deck="gold", discard_pile="copper")
        t.alice.plays("stables")
        t.alice.discards("silver")
        t.alice.shows(hand="gold, copper, silver", deck="", discard_pile="")


# ---------------------------------------------------------------- Mandarin, played


@ruling("HI-126")
def test_mandarin_gives_three_coins_and_takes_a_card_back() -> None:
    with table("alice", "bob", kingdom=["mandarin"]) as t:
        t.alice.has(hand="mandarin, gold, estate", deck="copper")
        t.alice.plays("mandarin")
        t.turn_is(coins=3)
        t.alice.puts_on_deck("gold")
        t.alice.shows(hand="estate", deck="gold, copper")
        t.bob.knows_top(t.alice, "")


@ruling("HI-126")
def test_mandarin_pays_first_and_must_have_a_card() -> None:
    with table("alice", "bob", kingdom=["mandarin", "village"]) as t:
        t.turn(coins=1)
        t.alice.has(hand="mandarin, village, copper, estate", deck="silver*2")
        t.alice.plays("mandarin")
        t.turn_is(coins=4)  # before the question
        asked = t.asked(t.alice)
        assert (asked.lo, asked.hi) == (1, 1)
        assert {asked.name_of(x) for x in asked.options(t.state)} == {"village", "copper", "estate"}
        t.alice.puts_on_deck("estate")
        t.turn_is(coins=4)
        t.alice.shows(hand="village, copper", deck="estate, silver*2", discard_pile="", in_play="mandarin")


@ruling("HI-127", "HI-128")
def test_mandarin_with_an_empty_hand_or_an_empty_deck() -> None:
    with table("alice", "bob", kingdom=["mandarin"]) as t:
        t.alice.has(hand="mandarin", deck="copper")
        t.alice.plays("mandarin")
        t.turn_is(coins=3)
        t.alice.shows(hand="", deck="copper")
    with table("alice", "bob", kingdom=["mandarin"]) as t:
        t.alice.has(hand="mandarin, estate", discard_pile="copper*3")
        t.alice.plays("mandarin")
        t.alice.shows(hand="", deck="estate", discard_pile="copper*3")


# ---------------------------------------------------------------- Spice Merchant


@ruling("HI-136", "HI-138")
def test_spice_merchant_turns_a_treasure_into_cards() -> None:
    with table("alice", "bob", kingdom=["spice_merchant", "cache"]) as t:
        t.alice.has(hand="spice_merchant, copper, cache, estate", deck="gold, silver, duchy")
        t.alice.plays("spice_merchant")
        t.alice.is_offered("copper, cache")
        t.alice.trashes("copper")
        t.trash_shows("copper")
        t.alice.chooses("cards")
        t.turn_is(actions=1, coins=0, buys=1)
        t.alice.shows(hand="cache, estate, gold, silver")


@ruling("HI-138")
def test_spice_merchant_turns_a_treasure_into_coins() -> None:
    with table("alice", "bob", kingdom=["spice_merchant"]) as t:
        t.alice.has(hand="spice_merchant, copper", deck="gold, silver, duchy")
        t.alice.plays("spice_merchant")
        t.alice.trashes("copper")
        t.alice.chooses("coins")
        t.turn_is(actions=0, coins=2, buys=2)
        t.alice.shows(hand="", deck="gold, silver, duchy")


@ruling("HI-137", "HI-139")
def test_spice_merchant_may_trash_nothing_and_then_gives_nothing() -> None:
    with table("alice", "bob", kingdom=["spice_merchant"]) as t:
        t.alice.has(hand="spice_merchant, copper", deck="gold, silver")
        t.alice.plays("spice_merchant")
        t.alice.passes("trash")
        t.turn_is(actions=0, coins=0, buys=1)
        t.alice.shows(hand="copper", deck="gold, silver")
        t.trash_shows("")


# ---------------------------------------------------------------- Margrave


@ruling("HI-149", "HI-150", "HI-151")
def test_margrave_makes_the_others_draw_then_keep_three() -> None:
    with table("alice", "bob", "carol", kingdom=["margrave"]) as t:
        t.alice.has(hand="margrave", deck="gold*3, silver")
        t.bob.has(hand="copper*3, estate*2", deck="province, duchy")
        t.carol.has(hand="copper*5", deck="copper, duchy")
        t.alice.plays("margrave")
        t.turn_is(buys=2, actions=0)
        t.alice.shows(hand="gold*3", deck="silver")
        t.bob.shows(hand="copper*3, estate*2, province")
        t.bob.discards("estate*2, province")
        t.bob.shows(hand="copper*3", deck="duchy", discard_pile="estate*2, province")
        t.carol.shows(hand="copper*3", deck="duchy", discard_pile="copper*3")


@ruling("HI-152")
def test_margrave_leaves_three_cards_alone() -> None:
    with table("alice", "bob", "carol", kingdom=["margrave"]) as t:
        t.alice.has(hand="margrave")
        t.bob.has(hand="copper, estate", deck="gold")
        t.carol.has(hand="estate", deck="silver")
        t.alice.plays("margrave")
        t.bob.shows(hand="copper, estate, gold", discard_pile="")
        t.carol.shows(hand="estate, silver", discard_pile="")


@ruling("HI-274")
def test_margrave_is_an_attack_that_moat_stops() -> None:
    with table("alice", "bob", kingdom=["margrave", "moat"]) as t:
        t.alice.has(hand="margrave")
        t.bob.has(hand="moat, copper*4", deck="gold")
        t.alice.plays("margrave")
        t.bob.reveals("moat")
        t.bob.shows(hand="moat, copper*4", deck="gold", discard_pile="")


# ---------------------------------------------------------------- Oasis


@ruling("HI-164", "HI-165", "HI-166")
def test_oasis_draws_and_may_discard_the_card_drawn() -> None:
    with table("alice", "bob", kingdom=["oasis"]) as t:
        t.alice.has(hand="oasis, silver", deck="estate, gold")
        t.alice.plays("oasis")
        t.turn_is(actions=1, coins=1)
        t.alice.is_offered("silver, estate")
        for wrong in ("", "silver, estate"):
            with pytest.raises(Refusal):
                t.alice.discards(wrong)
        t.alice.discards("estate")
        t.alice.shows(hand="silver", deck="gold", discard_pile="estate")


@ruling("HI-167")
def test_oasis_discards_a_card_even_if_none_was_drawn() -> None:
    with table("alice", "bob", kingdom=["oasis"]) as t:
        t.alice.has(hand="oasis, silver")
        t.alice.plays("oasis")
        t.alice.shows(hand="", discard_pile="silver")
    with table("alice", "bob", kingdom=["oasis"]) as t:
        t.alice.has(hand="oasis")
        t.alice.plays("oasis")
        t.turn_is(actions=1, coins=1)


# ---------------------------------------------------------------- Border Village, played


@ruling("HI-247", "HI-251")
def test_border_village_played_gives_a_card_and_two_actions_and_no_card_from_the_supply() -> None:
    with table("alice", "bob", kingdom=["border_village"]) as t:
        t.alice.has(hand="border_village", deck="gold, silver")
        t.alice.plays("border_village")
        t.turn_is(actions=2)
        t.alice.shows(hand="gold", deck="silver", discard_pile="")
