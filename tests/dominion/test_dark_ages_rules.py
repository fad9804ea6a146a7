"""Dark Ages: the rules it restates or adds: trashing, playing, timing, reactions, losing sight."""

import pytest

from chaudron.games.dominion.scenario import table
from tests.rulings import ruling

# ---------------------------------------------------------------- when a card is trashed


@ruling("DA-040", "DA-041")
def test_the_owner_of_a_trashed_card_benefits_on_any_turn() -> None:
    with table("alice", "vincent", kingdom=["swindler", "rats", "armory"]) as t:
        t.alice.has(hand="swindler", deck="silver")
        t.vincent.has(deck="rats, gold, copper", hand="estate")
        t.alice.plays("swindler")
        t.alice.is_asked("gain")
        t.vincent.shows(hand="estate, gold")
        t.alice.shows(hand="")
        t.alice.gains("armory")
        t.vincent.shows(discard_pile="armory")


@ruling("DA-042")
def test_the_effect_of_a_trashed_card_comes_in_the_middle_of_another() -> None:
    with table("alice", "vincent", kingdom=["remodel", "rats"]) as t:
        t.alice.has(hand="remodel, rats", deck="gold, copper")
        t.alice.plays("remodel")
        t.alice.is_asked("gain")
        t.alice.shows(hand="gold")
        t.alice.gains("gold")


@ruling("DA-043")
def test_graverobber_on_a_cultist_draws_before_it_gains() -> None:
    with table("alice", "vincent", kingdom=["graverobber", "cultist"]) as t:
        t.alice.has(hand="graverobber, cultist", deck="copper, silver, gold, estate")
        t.alice.plays("graverobber")
        t.alice.chooses("trash")
        t.alice.is_asked("gain")
        t.alice.shows(hand="copper, silver, gold")
        t.alice.gains("province")


@ruling("DA-044")
def test_passing_or_returning_a_card_is_not_trashing_it() -> None:
    with table("alice", "vincent", kingdom=["masquerade", "ambassador", "rats"]) as t:
        t.alice.has(hand="masquerade, ambassador, rats*2", deck="copper, silver, gold")
        t.vincent.has(hand="estate", deck="copper")
        t.turn(actions=2)
        t.alice.plays("masquerade")
        t.alice.answers("pass", "rats")
        t.vincent.shows(hand="rats", deck="copper")
        t.alice.passes("trash")
        t.alice.plays("ambassador")
        t.alice.reveals("rats")
        t.alice.answers("return", 1)
        t.alice.shows(hand="copper, silver, estate", deck="gold")
        t.vincent.shows(discard_pile="rats")


@ruling("DA-045", "DA-171")
def test_cards_trashed_together_all_move_before_their_effects() -> None:
    with table("alice", "vincent", kingdom=["count", "squire", "rats", "urchin"]) as t:
        t.alice.has(hand="count, rats, copper, squire", deck="gold, silver")
        t.alice.plays("count")
        t.alice.chooses("copper")
        t.alice.chooses("trash")
        t.trash_shows("rats, copper, squire")
        t.alice.is_offered("rats, squire")
        t.alice.lets_first("rats")
        t.alice.shows(hand="gold", discard_pile="copper, urchin")


# ---------------------------------------------------------------- playing, in play


@ruling("DA-053")
def test_an_action_lies_in_play_before_its_instructions_are_followed() -> None:
    with table("alice", "vincent", kingdom=["storeroom"]) as t:
        t.alice.has(hand="storeroom, copper*2", deck="gold")
        t.alice.plays("storeroom")
        t.alice.is_asked("discard")
        t.alice.shows(in_play="storeroom", hand="copper*2")
        t.alice.discards("")
        t.alice.discards("")


@ruling("DA-054", "DA-073", "DA-074")
def test_a_card_that_left_play_is_followed_again_but_not_moved_again() -> None:
    with table("alice", "vincent", kingdom=["throne_room", "feast"]) as t:
        t.alice.has(hand="throne_room, feast")
        t.alice.plays("throne_room")
        t.trash_shows("feast")
        t.alice.gains("duchy")
        t.alice.gains("silver")
        t.trash_shows("feast")
        t.alice.shows(in_play="throne_room", discard_pile="duchy, silver")


@ruling("DA-055")
def test_played_cards_are_in_play_until_clean_up() -> None:
    with table("alice", "vincent", kingdom=["village"]) as t:
        t.alice.has(hand="village, silver", deck="copper, estate*5")
        t.alice.plays("village")
        t.alice.plays_treasures()
        t.alice.shows(in_play="village, silver, copper", hand="")
        t.alice.buys("silver")
        t.alice.shows(in_play="", discard_pile="village, silver*2, copper", hand="estate*5")


@ruling("DA-056")
def test_only_played_cards_are_in_play() -> None:
    with table("alice", "vincent", kingdom=["horn_of_plenty", "island", "poor_house", "vagrant"]) as t:
        t.alice.has(
            hand="horn_of_plenty, moat",
            deck="gold",
            discard_pile="village",
            mats={"island": "duchy"},
        )
        t.trash("silver, cellar")
        t.vincent.has(in_play="militia")
        t.alice.passes("play_action")
        t.alice.plays_treasures("horn_of_plenty")
        t.alice.is_offered("copper, curse, poor_house")  # one name in play: the Horn itself
        t.alice.gains("poor_house")


@ruling("DA-057")
def test_reacting_with_beggar_does_not_put_it_in_play() -> None:
    with table("alice", "vincent", kingdom=["militia", "beggar"]) as t:
        t.alice.has(hand="militia")
        t.vincent.has(hand="beggar, copper")
        t.alice.plays("militia")
        t.vincent.accepts("discard")
        t.vincent.shows(in_play="", discard_pile="beggar, silver", deck="silver", hand="copper")


@ruling("DA-062", "DA-063")
def test_no_treasure_is_played_after_the_first_purchase() -> None:
    with table("alice", "vincent", kingdom=["counterfeit"]) as t:
        t.alice.has(hand="counterfeit, copper*3")
        t.alice.plays_treasures("counterfeit, copper")
        t.alice.passes("play")
        t.alice.passes("play_treasures")
        t.turn_is(coins=2, buys=2)
        t.alice.buys("copper")
        t.alice.is_asked("buy")
        t.alice.shows(hand="copper*2")
        t.turn_is(buys=1, phase="buy")


# ---------------------------------------------------------------- order


@ruling("DA-064", "DA-065")
@pytest.mark.parametrize("first", ["rats", "market_square"])
def test_rats_and_market_square_in_either_order(first: str) -> None:
    with table("alice", "vincent", kingdom=["chapel", "rats", "market_square"]) as t:
        t.alice.has(hand="chapel, rats, market_square", deck="silver")
        t.alice.plays("chapel")
        t.alice.trashes("rats")
        t.alice.is_offered("rats, market_square")
        t.alice.lets_first(first)
        t.alice.shows(hand="market_square, silver" if first == "rats" else "market_square")
        t.alice.accepts("discard")
        t.alice.shows(hand="silver", discard_pile="market_square, gold")


@ruling("DA-066", "DA-265", "DA-266")
def test_marauder_deals_ruins_in_turn_order() -> None:
    with table("alice", "vincent", "nina", kingdom=["marauder"]) as t:
        t.pile("ruins", "survivors, ruined_village, ruined_market, ruined_library")
        t.turn(t.vincent)
        t.vincent.has(hand="marauder")
        t.vincent.plays("marauder")
        t.nina.shows(discard_pile="survivors")
        t.alice.shows(discard_pile="ruined_village")
        assert t.state.top(t.state.setup.pile_named("ruins")).name == "ruined_market"  # type: ignore[union-attr]


# ---------------------------------------------------------------- shuffling


@ruling("DA-067")
def test_the_rest_of_the_deck_is_used_before_shuffling() -> None:
    with table("alice", "vincent", kingdom=["smithy"]) as t:
        t.alice.has(hand="smithy", deck="gold", discard_pile="estate*3")
        t.alice.plays("smithy")
        t.alice.shows(hand="gold, estate*2", deck="estate", discard_pile="")


@ruling("DA-068")
def test_an_empty_deck_is_not_shuffled_before_it_is_needed() -> None:
    with table("alice", "vincent", kingdom=["smithy"]) as t:
        t.alice.has(hand="smithy", deck="gold*3", discard_pile="estate*3")
        t.alice.plays("smithy")
        t.alice.shows(hand="gold*3", deck="", discard_pile="estate*3")


# ---------------------------------------------------------------- reactions


@ruling("DA-069", "DA-070")
def test_several_reactions_one_after_the_other() -> None:
    with table("alice", "vincent", kingdom=["militia", "beggar", "moat"]) as t:
        t.alice.has(hand="militia")
        t.vincent.has(hand="beggar, moat, copper*3")
        t.alice.plays("militia")
        t.vincent.lets_first("beggar")
        t.vincent.accepts("discard")
        t.vincent.shows(deck="silver", discard_pile="beggar, silver")  # before the next one
        t.vincent.reveals("moat")
        t.vincent.shows(hand="moat, copper*3")
        t.turn_is(coins=2)


@ruling("DA-071", "DA-072")
def test_secret_chamber_draws_a_beggar_that_reacts_too() -> None:
    with table("alice", "vincent", kingdom=["militia", "beggar", "secret_chamber"]) as t:
        t.alice.has(hand="militia")
        t.vincent.has(hand="secret_chamber, copper", deck="beggar, estate, gold")
        t.alice.plays("militia")
        t.vincent.reveals("secret_chamber")
        t.vincent.puts_on_deck("copper, estate")
        t.vincent.orders("copper, estate")
        t.vincent.lets_first("beggar")
        t.vincent.accepts("discard")
        t.vincent.shows(hand="secret_chamber", deck="silver, copper, estate, gold")
        t.vincent.passes("reveal")


# ---------------------------------------------------------------- losing sight


@ruling("DA-075")
def test_procession_on_a_madman_in_full() -> None:
    with table("alice", "vincent", kingdom=["procession", "hermit", "poor_house"]) as t:
        t.pile("madman", 9)
        t.alice.has(hand="procession, madman, estate*2", deck="copper, silver, gold, curse")
        t.alice.plays("procession")
        t.alice.plays("madman")
        t.turn_is(actions=4)
        t.alice.shows(
            hand="estate*2, copper, silver",
            in_play="procession",
            discard_pile="poor_house",
            deck="gold, curse",
        )
        t.pile_shows("madman", 10)
        t.trash_shows("")


@ruling("DA-076", "DA-077")
def test_the_second_play_of_a_madman_only_gives_actions() -> None:
    with table("alice", "vincent", kingdom=["procession", "hermit"]) as t:
        t.pile("madman", 0)
        t.alice.has(hand="procession, madman, copper", deck="silver*5")
        t.alice.plays("procession")
        t.alice.plays("madman")
        t.turn_is(actions=4)
        t.alice.shows(hand="copper, silver")
        t.pile_shows("madman", 1)


@ruling("DA-078", "DA-328")
def test_procession_gains_although_the_madman_was_not_trashed() -> None:
    with table("alice", "vincent", kingdom=["procession", "hermit", "poor_house"]) as t:
        t.alice.has(hand="procession, madman")
        t.alice.plays("procession")
        t.alice.plays("madman")
        t.trash_shows("")
        t.alice.shows(discard_pile="poor_house")


@ruling("DA-079")
def test_an_effect_keeps_sight_of_a_card_it_moved_itself() -> None:
    with table("alice", "vincent", kingdom=["procession", "smithy"]) as t:
        t.alice.has(hand="procession, smithy", deck="copper*6")
        t.alice.plays("procession")
        t.alice.plays("smithy")
        t.trash_shows("smithy")
        t.alice.shows(in_play="procession", hand="copper*6")


@ruling("DA-080")
def test_an_effect_loses_sight_of_a_card_that_another_moved() -> None:
    with table("alice", "vincent", kingdom=["procession", "island", "mystic"]) as t:
        t.alice.has(hand="procession, island, estate, duchy")
        t.alice.plays("procession")
        t.alice.plays("island")
        t.alice.answers("set_aside", "estate")
        t.trash_shows("")
        t.alice.shows(mats={"island": "island, estate, duchy"}, discard_pile="mystic")


@ruling("DA-081")
@pytest.mark.parametrize("covered", [True, False])
def test_a_covered_card_on_the_deck_is_lost(covered: bool) -> None:
    with table("alice", "vincent", kingdom=["graverobber", "mandarin", "watchtower"]) as t:
        t.trash("mandarin")
        t.alice.has(hand="graverobber, watchtower", in_play="copper")
        t.alice.plays("graverobber")
        t.alice.chooses("gain")
        if covered:
            t.alice.lets_first("mandarin")  # the Copper goes on top of it
            t.alice.shows(deck="copper, mandarin")
            t.alice.is_asked("buy")
        else:
            t.alice.lets_first("watchtower")
            t.alice.chooses("trash")
            t.trash_shows("mandarin")
            t.alice.shows(deck="copper")


@ruling("DA-082")
@pytest.mark.parametrize("covered", [True, False])
def test_a_covered_card_on_the_discard_pile_is_lost(covered: bool) -> None:
    with table("alice", "vincent", kingdom=["death_cart", "watchtower"]) as t:
        t.pile("ruins", "survivors*3")
        t.alice.has(hand="watchtower", deck="estate*5")
        t.turn(phase="buy", coins=4, buys=2)
        t.alice.buys("death_cart")
        t.alice.lets_first("death_cart" if covered else "watchtower")
        if covered:
            t.alice.passes("choose")  # one Ruins, then the other, lie upon it
            t.alice.passes("choose")
            t.alice.is_asked("buy")
            t.alice.shows(discard_pile="death_cart, survivors*2")
        else:
            t.alice.chooses("deck")
            t.alice.passes("choose")
            t.alice.passes("choose")
            t.alice.shows(deck="death_cart, estate*5", discard_pile="survivors*2")


@ruling("DA-083", "DA-099")
def test_armory_gains_straight_onto_the_deck() -> None:
    with table("alice", "vincent", kingdom=["armory", "watchtower"]) as t:
        t.alice.has(hand="armory", deck="estate", discard_pile="copper")
        t.alice.plays("armory")
        t.alice.is_offered("copper, silver, curse, estate, armory, watchtower")
        t.alice.gains("silver")
        t.alice.shows(deck="silver, estate", discard_pile="copper")
        t.vincent.knows_top(t.alice, "silver")


# ---------------------------------------------------------------- the end


@ruling("DA-052")
def test_city_does_not_count_empty_side_piles() -> None:
    with table("alice", "vincent", kingdom=["city", "bandit_camp", "urchin"]) as t:
        t.pile("spoils", 0).pile("mercenary", 0)
        t.alice.has(hand="city", deck="copper*3")
        t.alice.plays("city")
        t.alice.shows(hand="copper")
        t.turn_is(actions=2, buys=1, coins=0)


@ruling("DA-105")
def test_everybody_sees_the_trash() -> None:
    with table("alice", "vincent", kingdom=["chapel"]) as t:
        t.trash("gold")
        t.alice.has(hand="chapel, curse")
        t.alice.plays("chapel")
        t.alice.trashes("curse")
        for seat in (0, 1, -1):
            assert [c.name for c in t.state.view(seat).trash()] == ["gold", "curse"]
            assert t.state.view(seat).dump()["trash"] == ["gold", "curse"]
