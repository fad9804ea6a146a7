"""Dark Ages: Actions that draw, look, sift and give; and Counterfeit."""

import pytest

from chaudron.games.dominion.scenario import table
from tests.rulings import ruling

# ---------------------------------------------------------------- Bandit Camp


@ruling("DA-123", "DA-124")
def test_bandit_camp_draws_then_gains_a_spoils() -> None:
    with table("alice", "vincent", kingdom=["bandit_camp"]) as t:
        t.alice.has(hand="bandit_camp", discard_pile="gold*2")
        t.alice.plays("bandit_camp")
        t.turn_is(actions=2, buys=1, coins=0)
        t.alice.shows(hand="gold", deck="gold", discard_pile="spoils")  # it missed the shuffle
        t.pile_shows("spoils", 14)


@ruling("DA-125")
def test_bandit_camp_without_spoils_left() -> None:
    with table("alice", "vincent", kingdom=["bandit_camp"]) as t:
        t.pile("spoils", 0)
        t.alice.has(hand="bandit_camp")
        t.alice.plays("bandit_camp")
        t.alice.shows(discard_pile="")


# ---------------------------------------------------------------- Catacombs, played


@ruling("DA-126", "DA-127")
@pytest.mark.parametrize("choice", ["hand", "discard"])
def test_catacombs_takes_three_cards_or_the_next_three(choice: str) -> None:
    with table("alice", "vincent", kingdom=["catacombs"]) as t:
        t.alice.has(hand="catacombs", deck="copper, silver, gold, estate, duchy, province, curse")
        t.alice.plays("catacombs")
        t.alice.shows(aside="copper, silver, gold", hand="")
        assert t.state.view(1).dump()["players"][0]["aside"] == []
        t.alice.is_offered("hand, discard")
        t.alice.chooses(choice)
        if choice == "hand":
            t.alice.shows(hand="copper, silver, gold", discard_pile="")
            assert t.vincent.sees(t.alice) == []
        else:
            t.alice.shows(hand="estate, duchy, province", discard_pile="copper, silver, gold")
            t.alice.shows(deck="curse")


@ruling("DA-128")
def test_catacombs_may_draw_what_it_discarded() -> None:
    with table("alice", "vincent", kingdom=["catacombs"]) as t:
        t.alice.has(hand="catacombs", deck="copper, silver, gold, estate")
        t.alice.plays("catacombs")
        t.alice.chooses("discard")
        assert len(t.alice.player.hand) == 3
        assert t.alice.player.hand[0].name == "estate"
        t.alice.shows(discard_pile="")


def test_catacombs_without_any_card_asks_nothing() -> None:
    with table("alice", "vincent", kingdom=["catacombs"]) as t:
        t.alice.has(hand="catacombs")
        t.alice.plays("catacombs")
        t.alice.is_asked("buy")


# ---------------------------------------------------------------- Ironmonger


@ruling("DA-219", "DA-220")
def test_ironmonger_draws_before_it_reveals() -> None:
    with table("alice", "vincent", kingdom=["ironmonger"]) as t:
        t.alice.has(hand="ironmonger", deck="gold, curse, silver")
        t.alice.plays("ironmonger")
        t.alice.shows(hand="gold")
        t.turn_is(actions=1)
        t.vincent.knows_top(t.alice, "curse")
        t.alice.passes("discard_top")
        t.turn_is(actions=1, coins=0)


@ruling("DA-221", "DA-222")
@pytest.mark.parametrize("discarded", [True, False])
@pytest.mark.parametrize(
    ("card", "actions", "coins", "cards"),
    [("ironmonger", 2, 0, 0), ("silver", 1, 1, 0), ("estate", 1, 0, 1)],
)
def test_ironmonger_pays_by_type_whether_discarded_or_not(
    discarded: bool, card: str, actions: int, coins: int, cards: int
) -> None:
    with table("alice", "vincent", kingdom=["ironmonger"]) as t:
        t.alice.has(hand="ironmonger", deck=f"gold, {card}, curse, curse")
        t.alice.plays("ironmonger")
        t.alice.answers("discard_top", discarded)
        t.turn_is(actions=actions, coins=coins)
        drawn = "" if not cards else ", curse" if discarded else f", {card}"
        t.alice.shows(hand="gold" + drawn, discard_pile=card if discarded else "")


@ruling("DA-223", "DA-224")
def test_ironmonger_pays_twice_for_a_harem() -> None:
    with table("alice", "vincent", kingdom=["ironmonger", "harem"]) as t:
        t.alice.has(hand="ironmonger", deck="copper, harem, gold")
        t.alice.plays("ironmonger")
        t.alice.accepts("discard_top")
        t.turn_is(actions=1, coins=1)
        t.alice.shows(hand="copper, gold", discard_pile="harem")


@ruling("DA-414")
def test_ironmongers_bonus_comes_after_the_decision() -> None:
    with table("alice", "vincent", kingdom=["ironmonger"]) as t:
        t.alice.has(hand="ironmonger", deck="copper, estate, gold")
        t.alice.plays("ironmonger")
        t.alice.is_asked("discard_top")
        t.alice.shows(hand="copper", deck="estate, gold")
        t.alice.passes("discard_top")
        t.alice.shows(hand="copper, estate", deck="gold")  # the card left there is drawn


def test_ironmonger_with_an_empty_deck() -> None:
    with table("alice", "vincent", kingdom=["ironmonger"]) as t:
        t.alice.has(hand="ironmonger", deck="copper")
        t.alice.plays("ironmonger")
        t.turn_is(actions=1, coins=0)
        t.alice.is_asked("play_treasures")


# ---------------------------------------------------------------- Market Square, played; Poor House


@ruling("DA-322")
def test_market_square() -> None:
    with table("alice", "vincent", kingdom=["market_square"]) as t:
        t.alice.has(hand="market_square", deck="gold, silver")
        t.alice.plays("market_square")
        t.turn_is(actions=1, buys=2, coins=0)
        t.alice.shows(hand="gold")


@ruling("DA-242", "DA-243")
def test_poor_house_loses_a_coin_per_treasure_in_the_hand_shown() -> None:
    with table("alice", "vincent", kingdom=["poor_house"]) as t:
        t.alice.has(hand="poor_house, copper, silver, estate")
        t.alice.plays("poor_house")
        t.turn_is(coins=2)
        assert t.vincent.sees(t.alice) == ["copper", "estate", "silver"]


@ruling("DA-244")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (3, 2), (1, 0)])
def test_poor_house_may_cost_more_than_it_gives_but_never_below_zero(before: int, after: int) -> None:
    with table("alice", "vincent", kingdom=["poor_house"]) as t:
        t.alice.has(hand="poor_house, copper*5")
        t.turn(coins=before)
        t.alice.plays("poor_house")
        t.turn_is(coins=after)


@ruling("DA-245")
def test_poor_house_counts_a_harem() -> None:
    with table("alice", "vincent", kingdom=["poor_house", "harem"]) as t:
        t.alice.has(hand="poor_house, harem, estate")
        t.alice.plays("poor_house")
        t.turn_is(coins=3)


# ---------------------------------------------------------------- Mystic


@ruling("DA-290", "DA-291", "DA-292")
def test_mystic_names_the_top_card() -> None:
    with table("alice", "vincent", kingdom=["mystic"]) as t:
        t.alice.has(hand="mystic", deck="copper, gold")
        t.alice.plays("mystic")
        t.turn_is(actions=1, coins=2)
        t.alice.is_asked("name_card")
        t.vincent.knows_top(t.alice, "")  # nothing is shown before the name is said
        t.alice.is_not_offered("knights")  # a pile, not a card
        t.alice.names("copper")
        t.alice.shows(hand="copper", deck="gold")


@ruling("DA-293")
def test_mystic_leaves_another_card_where_it_is() -> None:
    with table("alice", "vincent", kingdom=["mystic"]) as t:
        t.alice.has(hand="mystic", deck="copper, gold")
        t.alice.plays("mystic")
        t.alice.names("gold")
        heard = [e.dump(1) for e in t.stepper.log(1)]
        assert [e["cards"] for e in heard if e["event"] == "name"] == [["gold"]]
        t.alice.shows(hand="", deck="copper, gold")
        t.vincent.knows_top(t.alice, "copper")


@ruling("DA-294")
@pytest.mark.parametrize("name", ["moat", "militia", "province"])
def test_mystic_may_name_a_card_that_is_not_in_the_supply(name: str) -> None:
    with table("alice", "vincent", kingdom=["mystic", "militia"]) as t:
        t.pile("militia", 0)
        t.alice.has(hand="mystic", deck=name)
        t.alice.plays("mystic")
        t.alice.names(name)
        t.alice.shows(hand=name)


@ruling("DA-295")
def test_mystic_wants_the_exact_name() -> None:
    with table("alice", "vincent", kingdom=["mystic", "knights"]) as t:
        t.alice.has(hand="mystic", deck="sir_destry")
        t.alice.plays("mystic")
        t.alice.is_not_offered("knights")
        t.alice.names("sir_martin")
        t.alice.shows(hand="", deck="sir_destry")


def test_mystic_without_any_card() -> None:
    with table("alice", "vincent", kingdom=["mystic"]) as t:
        t.alice.has(hand="mystic")
        t.alice.plays("mystic")
        t.alice.names("copper")
        t.alice.shows(hand="")


# ---------------------------------------------------------------- Sage


@ruling("DA-353", "DA-356", "DA-357")
def test_sage_finds_the_province() -> None:
    with table("alice", "vincent", kingdom=["sage"]) as t:
        t.alice.has(hand="sage", deck="copper, curse, copper, province, gold")
        t.alice.plays("sage")
        t.turn_is(actions=1)
        t.alice.shows(hand="province", discard_pile="copper*2, curse", deck="gold", aside="")
        assert t.vincent.sees(t.alice) == ["province"]


@ruling("DA-353")
@pytest.mark.parametrize(("card", "stops"), [("silver", True), ("estate", False)])
def test_sage_stops_at_three(card: str, stops: bool) -> None:
    with table("alice", "vincent", kingdom=["sage"]) as t:
        t.alice.has(hand="sage", deck=f"{card}, gold")
        t.alice.plays("sage")
        t.alice.shows(hand=card if stops else "gold")


@ruling("DA-354")
def test_sage_shuffles_the_discard_pile_without_the_revealed_cards() -> None:
    with table("alice", "vincent", kingdom=["sage"]) as t:
        t.alice.has(hand="sage", deck="copper, curse", discard_pile="gold*2")
        t.alice.plays("sage")
        t.alice.shows(hand="gold", deck="gold", discard_pile="copper, curse")


@ruling("DA-355")
def test_sage_finds_nothing() -> None:
    with table("alice", "vincent", kingdom=["sage"]) as t:
        t.alice.has(hand="sage", deck="copper, curse", discard_pile="estate")
        t.alice.plays("sage")
        t.alice.shows(hand="", deck="", discard_pile="copper, curse, estate", aside="")


@ruling("DA-417")
def test_sage_stops_at_three_coins_and_a_potion() -> None:
    with table("alice", "vincent", kingdom=["sage", "alchemist", "vineyard"]) as t:
        t.alice.has(hand="sage", deck="vineyard, alchemist, gold")
        t.alice.plays("sage")
        t.alice.shows(hand="alchemist", discard_pile="vineyard", deck="gold")


# ---------------------------------------------------------------- Scavenger


@ruling("DA-310", "DA-311")
@pytest.mark.parametrize("moved", [True, False])
def test_scavenger_may_put_the_deck_into_the_discard_pile(moved: bool) -> None:
    with table("alice", "vincent", kingdom=["scavenger"]) as t:
        t.alice.has(hand="scavenger", deck="gold, copper", discard_pile="estate, silver")
        t.alice.plays("scavenger")
        t.turn_is(coins=2)
        t.alice.answers("discard_deck", moved)
        t.alice.is_offered("gold, copper, estate, silver" if moved else "estate, silver")
        t.alice.puts_on_deck("silver")
        t.alice.shows(deck="silver" if moved else "silver, gold, copper")
        t.alice.shows(discard_pile="gold, copper, estate" if moved else "estate")
        t.alice.knows_top(t.alice, "silver")
        t.vincent.knows_top(t.alice, "")


@ruling("DA-312")
def test_scavenger_must_put_a_card_on_the_deck_if_there_is_one() -> None:
    with table("alice", "vincent", kingdom=["scavenger"]) as t:
        t.alice.has(hand="scavenger*2", discard_pile="estate, silver")
        t.turn(actions=2)
        t.alice.plays("scavenger")
        assert t.asked(t.alice).lo == 1
        t.alice.puts_on_deck("silver")
        t.alice.shows(deck="silver", discard_pile="estate")
    with table("alice", "vincent", kingdom=["scavenger"]) as t:
        t.alice.has(hand="scavenger")
        t.alice.plays("scavenger")
        t.alice.shows(deck="", discard_pile="")


@ruling("DA-313")
def test_scavenger_does_not_discard_a_tunnel() -> None:
    with table("alice", "vincent", kingdom=["scavenger", "tunnel"]) as t:
        t.alice.has(hand="scavenger", deck="tunnel, tunnel")
        t.alice.plays("scavenger")
        t.alice.accepts("discard_deck")
        t.alice.shows(deck="tunnel", discard_pile="tunnel")


@ruling("DA-314")
def test_scavengers_card_is_the_only_one_of_an_empty_deck() -> None:
    with table("alice", "vincent", kingdom=["scavenger"]) as t:
        t.alice.has(hand="scavenger", deck="gold, copper, curse")
        t.alice.plays("scavenger")
        t.alice.accepts("discard_deck")
        t.alice.puts_on_deck("gold")
        t.alice.shows(deck="gold", discard_pile="copper, curse")


# ---------------------------------------------------------------- Storeroom


@ruling("DA-358", "DA-359", "DA-360")
def test_storeroom_sifts_then_pays_for_a_second_discard() -> None:
    with table("alice", "vincent", kingdom=["storeroom"]) as t:
        t.alice.has(hand="storeroom, estate*2, copper", deck="curse, gold, silver")
        t.alice.plays("storeroom")
        t.turn_is(buys=2)
        t.alice.discards("estate*2")
        t.turn_is(coins=0)
        t.alice.shows(hand="copper, curse, gold")
        t.alice.discards("copper, curse, gold")
        t.turn_is(coins=3, actions=0)
        t.alice.shows(hand="", discard_pile="estate*2, copper, curse, gold", deck="silver")


# ---------------------------------------------------------------- Squire, played


@ruling("DA-203", "DA-204")
@pytest.mark.parametrize(
    ("choice", "actions", "buys", "gained"),
    [("actions", 2, 1, ""), ("buys", 0, 3, ""), ("silver", 0, 1, "silver")],
)
def test_squire_gives_a_coin_and_a_choice(choice: str, actions: int, buys: int, gained: str) -> None:
    with table("alice", "vincent", kingdom=["squire"]) as t:
        t.alice.has(hand="squire")
        t.alice.plays("squire")
        t.turn_is(coins=1)
        t.alice.is_offered("actions, buys, silver")
        t.alice.chooses(choice)
        t.turn_is(actions=actions, buys=buys, coins=1)
        t.alice.shows(discard_pile=gained)


# ---------------------------------------------------------------- Vagrant


@ruling("DA-364", "DA-365")
def test_vagrant_draws_before_it_reveals() -> None:
    with table("alice", "vincent", kingdom=["vagrant"]) as t:
        t.alice.has(hand="vagrant", deck="gold, curse, copper")
        t.alice.plays("vagrant")
        t.turn_is(actions=1)
        t.alice.shows(hand="gold, curse", deck="copper")


@ruling("DA-366", "DA-399")
@pytest.mark.parametrize("card", ["curse", "survivors", "estate", "hovel", "necropolis", "overgrown_estate"])
def test_vagrant_takes_curses_ruins_shelters_and_victory_cards(card: str) -> None:
    with table("alice", "vincent", kingdom=["vagrant", "cultist"], shelters=True) as t:
        t.alice.has(hand="vagrant", deck=f"gold, {card}")
        t.alice.plays("vagrant")
        t.alice.shows(hand=f"gold, {card}")
        assert card in t.vincent.sees(t.alice)


@ruling("DA-367")
@pytest.mark.parametrize("card", ["copper", "vagrant", "spoils"])
def test_vagrant_leaves_other_cards_on_the_deck(card: str) -> None:
    with table("alice", "vincent", kingdom=["vagrant", "bandit_camp"]) as t:
        t.alice.has(hand="vagrant", deck=f"gold, {card}, silver")
        t.alice.plays("vagrant")
        t.alice.shows(hand="gold", deck=f"{card}, silver")
        t.vincent.knows_top(t.alice, card)


@ruling("DA-368")
@pytest.mark.parametrize("card", ["harem", "great_hall", "dame_josephine"])
def test_vagrant_takes_cards_of_several_types(card: str) -> None:
    with table("alice", "vincent", kingdom=["vagrant", "harem", "great_hall", "knights"]) as t:
        t.alice.has(hand="vagrant", deck=f"gold, {card}, silver")
        t.alice.plays("vagrant")
        t.alice.shows(hand=f"gold, {card}", deck="silver")


def test_vagrant_with_an_empty_deck() -> None:
    with table("alice", "vincent", kingdom=["vagrant"]) as t:
        t.alice.has(hand="vagrant", deck="curse")
        t.alice.plays("vagrant")
        t.alice.shows(hand="curse")


# ---------------------------------------------------------------- Wandering Minstrel


@ruling("DA-274", "DA-275")
def test_wandering_minstrel_draws_before_it_reveals() -> None:
    with table("alice", "vincent", kingdom=["wandering_minstrel"]) as t:
        t.alice.has(hand="wandering_minstrel", deck="moat, copper, village, gold, estate")
        t.alice.plays("wandering_minstrel")
        t.turn_is(actions=2)
        t.alice.shows(hand="moat", deck="village, estate", discard_pile="copper, gold", aside="")
        t.vincent.knows_top(t.alice, "village")


@ruling("DA-276")
def test_wandering_minstrel_shuffles_to_go_on() -> None:
    with table("alice", "vincent", kingdom=["wandering_minstrel"]) as t:
        t.alice.has(hand="wandering_minstrel", deck="gold, copper", discard_pile="village*4")
        t.alice.plays("wandering_minstrel")
        t.alice.shows(hand="gold", discard_pile="copper", deck="village*4")


@ruling("DA-277")
def test_wandering_minstrel_reveals_what_there_is() -> None:
    with table("alice", "vincent", kingdom=["wandering_minstrel"]) as t:
        t.alice.has(hand="wandering_minstrel", deck="gold, copper", discard_pile="village")
        t.alice.plays("wandering_minstrel")
        t.alice.shows(hand="gold", discard_pile="copper", deck="village")


@ruling("DA-278", "DA-279", "DA-280")
def test_wandering_minstrel_orders_the_actions_and_discards_the_rest() -> None:
    with table("alice", "vincent", kingdom=["wandering_minstrel", "great_hall"]) as t:
        t.alice.has(hand="wandering_minstrel", deck="gold, village, estate, great_hall, silver")
        t.alice.plays("wandering_minstrel")
        t.alice.orders("great_hall, village")
        t.alice.shows(deck="great_hall, village, silver", discard_pile="estate")
        t.alice.knows_top(t.alice, "great_hall, village")
        t.vincent.knows_top(t.alice, "")  # not in which order


@ruling("DA-281")
def test_wandering_minstrel_without_actions_puts_nothing_back() -> None:
    with table("alice", "vincent", kingdom=["wandering_minstrel"]) as t:
        t.alice.has(hand="wandering_minstrel", deck="gold, estate, copper, curse, silver")
        t.alice.plays("wandering_minstrel")
        t.alice.shows(hand="gold", deck="silver", discard_pile="estate, copper, curse")
