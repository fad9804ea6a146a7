"""Seaside: Attacks, Lighthouse against them, and Smugglers, which is none."""

import pytest

from chaudron.games.dominion.scenario import table
from chaudron.kernel.errors import IllegalAnswer
from tests.rulings import ruling

# ---------------------------------------------------------------- Cutpurse


def test_cutpurse_takes_one_copper_or_sees_a_hand_without() -> None:
    with table("alice", "vincent", "nina", kingdom=["cutpurse"]) as t:
        t.alice.has(hand="cutpurse")
        t.vincent.has(hand="copper*2, silver")
        t.nina.has(hand="silver, estate")
        t.alice.plays("cutpurse")
        t.turn_is(coins=2)
        t.vincent.shows(hand="copper, silver", discard_pile="copper")
        t.nina.shows(hand="silver, estate", discard_pile="")
        assert t.alice.sees(t.vincent) == []
        assert t.alice.sees(t.nina) == ["estate", "silver"]


# ---------------------------------------------------------------- Ghost Ship


@ruling("SE-012")
def test_ghost_ships_victim_chooses_cards_and_order() -> None:
    with table("alice", "vincent", "nina", kingdom=["ghost_ship"]) as t:
        t.alice.has(hand="ghost_ship", deck="gold*3")
        t.vincent.has(hand="copper, silver, gold, estate, duchy", deck="curse")
        t.nina.has(hand="copper, silver, gold", deck="curse")
        t.alice.plays("ghost_ship")
        t.alice.shows(hand="gold*2")
        with pytest.raises(IllegalAnswer):
            t.vincent.puts_on_deck("estate")
        t.vincent.puts_on_deck("estate, gold")
        t.vincent.orders("gold, estate")
        t.vincent.shows(hand="copper, silver, duchy", deck="gold, estate, curse")
        t.vincent.knows_top(t.vincent, "gold, estate")
        t.alice.knows_top(t.vincent, "")
        t.nina.shows(hand="copper, silver, gold", deck="curse")


@ruling("SE-013")
def test_ghost_ship_does_not_shuffle_an_empty_deck() -> None:
    with table("alice", "vincent", kingdom=["ghost_ship"]) as t:
        t.alice.has(hand="ghost_ship")
        t.vincent.has(hand="copper*3, silver, gold", discard_pile="curse*4")
        t.alice.plays("ghost_ship")
        t.vincent.puts_on_deck("silver, gold")
        t.vincent.orders("silver, gold")
        t.vincent.shows(hand="copper*3", deck="silver, gold", discard_pile="curse*4")


def test_ghost_ship_takes_one_card_of_four() -> None:
    with table("alice", "vincent", kingdom=["ghost_ship"]) as t:
        t.alice.has(hand="ghost_ship")
        t.vincent.has(hand="copper*3, silver")
        t.alice.plays("ghost_ship")
        t.vincent.puts_on_deck("silver")
        t.vincent.shows(hand="copper*3", deck="silver")


# ---------------------------------------------------------------- Lighthouse


@ruling("SE-018")
def test_lighthouse_protects_unasked() -> None:
    with table("alice", "vincent", kingdom=["lighthouse", "militia", "moat"]) as t:
        t.alice.has(hand="militia")
        t.vincent.has(hand="moat, copper*4", in_play="lighthouse")
        t.alice.plays("militia")
        t.vincent.shows(hand="moat, copper*4")


def test_lighthouse_in_hand_protects_nobody() -> None:
    with table("alice", "vincent", kingdom=["lighthouse", "militia"]) as t:
        t.alice.has(hand="militia", in_play="lighthouse")
        t.vincent.has(hand="lighthouse, copper*3")
        t.alice.plays("militia")
        t.vincent.discards("copper")


def test_lighthouse_protects_its_owner_alone() -> None:
    with table("alice", "vincent", "nina", kingdom=["lighthouse", "sea_hag"]) as t:
        t.alice.has(hand="sea_hag")
        t.vincent.has(in_play="lighthouse*2")
        t.alice.plays("sea_hag")
        t.vincent.shows(deck="")
        t.nina.shows(deck="curse")


@ruling("SE-019")
def test_other_reactions_go_together_with_lighthouse() -> None:
    with table("alice", "vincent", kingdom=["lighthouse", "militia", "secret_chamber"]) as t:
        t.alice.has(hand="militia")
        t.vincent.has(hand="secret_chamber, copper*4", deck="gold, silver", in_play="lighthouse")
        t.alice.plays("militia")
        t.vincent.reveals("secret_chamber")
        t.vincent.puts_on_deck("copper*2")
        t.vincent.passes("reveal")
        t.vincent.shows(hand="secret_chamber, copper*2, gold, silver", deck="copper*2")


@ruling("SE-020")
def test_lighthouse_does_not_stop_a_noble_brigand_who_is_bought() -> None:
    with table("alice", "vincent", kingdom=["lighthouse", "noble_brigand"]) as t:
        t.vincent.has(deck="silver, estate", in_play="lighthouse")
        t.turn(phase="buy", coins=4, buys=2)
        t.alice.buys("noble_brigand")
        t.alice.shows(discard_pile="silver, noble_brigand")
        t.vincent.shows(discard_pile="estate", deck="")


def test_lighthouse_does_stop_a_noble_brigand_who_is_played() -> None:
    with table("alice", "vincent", kingdom=["lighthouse", "noble_brigand"]) as t:
        t.alice.has(hand="noble_brigand")
        t.vincent.has(deck="silver, estate", in_play="lighthouse")
        t.alice.plays("noble_brigand")
        t.vincent.shows(deck="silver, estate")


# ---------------------------------------------------------------- Pirate Ship


def test_pirate_ship_trashes_a_treasure_of_its_players_choice() -> None:
    with table("alice", "vincent", kingdom=["pirate_ship"]) as t:
        t.alice.has(hand="pirate_ship")
        t.vincent.has(deck="copper, gold, silver")
        t.alice.plays("pirate_ship")
        t.alice.chooses("plunder")
        t.alice.is_offered("copper, gold")
        t.alice.trashes("gold")
        t.trash_shows("gold")
        t.vincent.shows(deck="silver", discard_pile="copper")
        t.alice.shows(tokens={"pirate_ship": 1}, discard_pile="")


@ruling("SE-036", "SE-037")
def test_pirate_ship_tokens_stay_and_serve_every_pirate_ship() -> None:
    with table("alice", "vincent", kingdom=["pirate_ship"]) as t:
        t.alice.has(hand="pirate_ship*2", tokens={"pirate_ship": 3})
        t.turn(actions=2)
        t.alice.plays("pirate_ship")
        t.alice.chooses("coins")
        t.turn_is(coins=3)
        t.alice.plays("pirate_ship")
        t.alice.chooses("coins")
        t.turn_is(coins=6)
        t.alice.shows(tokens={"pirate_ship": 3})


def test_pirate_ship_without_tokens_yields_nothing() -> None:
    with table("alice", "vincent", kingdom=["pirate_ship"]) as t:
        t.alice.has(hand="pirate_ship")
        t.vincent.has(deck="gold*2")
        t.alice.plays("pirate_ship")
        t.alice.chooses("coins")
        t.turn_is(coins=0)
        t.vincent.shows(deck="gold*2")


@ruling("SE-038")
def test_pirate_ship_earns_one_token_for_several_treasures() -> None:
    with table("alice", "vincent", "nina", kingdom=["pirate_ship"]) as t:
        t.alice.has(hand="pirate_ship", tokens={"pirate_ship": 2})
        t.vincent.has(deck="copper*2")
        t.nina.has(deck="estate, silver")
        t.alice.plays("pirate_ship")
        t.alice.chooses("plunder")
        t.trash_shows("copper, silver")
        t.vincent.shows(discard_pile="copper")
        t.nina.shows(discard_pile="estate")
        t.alice.shows(tokens={"pirate_ship": 3})
        t.turn_is(coins=0)


@ruling("SE-039")
def test_pirate_ship_earns_nothing_without_a_treasure() -> None:
    with table("alice", "vincent", kingdom=["pirate_ship"]) as t:
        t.alice.has(hand="pirate_ship")
        t.vincent.has(deck="estate, curse")
        t.alice.plays("pirate_ship")
        t.alice.chooses("plunder")
        t.trash_shows("")
        t.vincent.shows(discard_pile="estate, curse")
        t.alice.shows(tokens={"pirate_ship": 0})


@ruling("SE-040", "SE-041")
def test_reactions_come_before_the_choice_of_pirate_ship() -> None:
    with table("alice", "vincent", kingdom=["pirate_ship", "moat"]) as t:
        t.alice.has(hand="pirate_ship", tokens={"pirate_ship": 1})
        t.vincent.has(hand="moat", deck="gold*2")
        t.alice.plays("pirate_ship")
        t.vincent.reveals("moat")
        t.alice.chooses("coins")
        t.turn_is(coins=1)


def test_moat_saves_the_gold_from_pirate_ship() -> None:
    with table("alice", "vincent", kingdom=["pirate_ship", "moat"]) as t:
        t.alice.has(hand="pirate_ship")
        t.vincent.has(hand="moat", deck="gold*2")
        t.alice.plays("pirate_ship")
        t.vincent.reveals("moat")
        t.alice.chooses("plunder")
        t.vincent.shows(deck="gold*2")
        t.alice.shows(tokens={"pirate_ship": 0})


# ---------------------------------------------------------------- Sea Hag


def test_sea_hag_replaces_the_top_card_by_a_curse() -> None:
    with table("alice", "vincent", kingdom=["sea_hag"]) as t:
        t.alice.has(hand="sea_hag", deck="silver")
        t.vincent.has(deck="gold, silver")
        t.alice.plays("sea_hag")
        t.vincent.shows(deck="curse, silver", discard_pile="gold")
        t.alice.knows_top(t.vincent, "curse")
        t.alice.shows(deck="silver")


def test_sea_hag_shuffles_to_find_a_card() -> None:
    with table("alice", "vincent", kingdom=["sea_hag"]) as t:
        t.alice.has(hand="sea_hag")
        t.vincent.has(discard_pile="gold*2")
        t.alice.plays("sea_hag")
        t.vincent.shows(deck="curse, gold", discard_pile="gold")


@ruling("SE-044")
def test_sea_hag_curses_a_player_without_cards() -> None:
    with table("alice", "vincent", kingdom=["sea_hag"]) as t:
        t.alice.has(hand="sea_hag")
        t.alice.plays("sea_hag")
        t.vincent.shows(deck="curse", discard_pile="")


# ---------------------------------------------------------------- Smugglers


@ruling("SE-045", "SE-046")
def test_smugglers_chooses_among_all_the_neighbour_gained() -> None:
    with table("alice", "vincent", kingdom=["smugglers", "workshop", "village"]) as t:
        t.alice.has(hand="workshop, gold*2, copper*2")
        t.vincent.has(hand="smugglers")
        t.alice.plays("workshop")
        t.alice.gains("village")
        t.alice.buys("gold")
        t.vincent.plays("smugglers")
        t.vincent.is_offered("village, gold")
        t.vincent.gains("village")
        t.vincent.shows(discard_pile="village")


def test_smugglers_must_gain_what_it_can() -> None:
    with table("alice", "vincent", kingdom=["smugglers"]) as t:
        t.turn(phase="buy", coins=6)
        t.vincent.has(hand="smugglers")
        t.alice.buys("gold")
        t.vincent.plays("smugglers")
        t.vincent.shows(discard_pile="gold")


def test_smugglers_stops_at_six_coins() -> None:
    with table("alice", "vincent", kingdom=["smugglers", "bank"]) as t:
        t.turn(phase="buy", coins=15, buys=2)
        t.vincent.has(hand="smugglers")
        t.alice.buys("province")
        t.alice.buys("bank")
        t.vincent.plays("smugglers")
        t.vincent.shows(discard_pile="")


@ruling("SE-047")
def test_smugglers_never_gains_a_card_that_costs_a_potion() -> None:
    with table("alice", "vincent", kingdom=["smugglers", "familiar", "vineyard"]) as t:
        t.turn(phase="buy", coins=3, potions=2, buys=2)
        t.vincent.has(hand="smugglers")
        t.alice.buys("familiar")
        t.alice.buys("vineyard")
        t.vincent.plays("smugglers")
        t.vincent.shows(discard_pile="")


@ruling("SE-048")
def test_smugglers_needs_a_copy_in_the_supply() -> None:
    with table("alice", "vincent", kingdom=["smugglers", "village"]) as t:
        t.pile("village", 1).turn(phase="buy", coins=3)
        t.vincent.has(hand="smugglers")
        t.alice.buys("village")
        t.vincent.plays("smugglers")
        t.vincent.shows(discard_pile="")


def test_smugglers_gains_only_the_top_of_a_mixed_pile() -> None:
    with table("alice", "vincent", kingdom=["smugglers", "knights", "cultist"]) as t:
        t.pile("knights", "sir_martin, dame_anna").pile("ruins", "survivors*2, ruined_village")
        t.turn(phase="buy", coins=4, buys=2)
        t.vincent.has(hand="smugglers")
        t.alice.buys("sir_martin")
        t.alice.buys("survivors")
        t.vincent.plays("smugglers")
        t.vincent.shows(discard_pile="survivors")


@ruling("SE-049")
def test_nobody_reacts_to_smugglers() -> None:
    with table("alice", "vincent", kingdom=["smugglers", "moat", "secret_chamber"]) as t:
        t.turn(phase="buy", coins=3)
        t.alice.has(deck="moat, secret_chamber")
        t.vincent.has(hand="smugglers")
        t.alice.buys("silver")
        t.alice.shows(hand="moat, secret_chamber, silver")
        t.vincent.plays("smugglers")
        t.vincent.shows(discard_pile="silver")


@ruling("SE-050")
def test_smugglers_ignores_what_went_to_the_possessor() -> None:
    with table("alice", "vincent", "nina", kingdom=["smugglers", "possession"]) as t:
        t.alice.has(hand="possession", deck="copper*5")
        t.vincent.has(hand="possession, gold*2", deck="copper*5")
        t.nina.has(hand="smugglers")
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.vincent.plays("possession")  # as Alice decides
        t.vincent.buys("gold")
        t.alice.shows(discard_pile="possession, gold")
        t.turn_is(player=t.nina)
        t.nina.plays("smugglers")  # as Vincent decides
        t.vincent.shows(discard_pile="possession, gold*2")
        t.pile_shows("gold", 29)


@ruling("SE-051")
def test_smugglers_looks_at_the_neighbours_extra_turn() -> None:
    with table("alice", "vincent", kingdom=["smugglers", "outpost"]) as t:
        t.alice.has(hand="outpost, gold", deck="gold*2, estate")
        t.vincent.has(hand="smugglers")
        t.alice.plays("outpost")
        t.alice.buys("silver")
        t.alice.buys("gold")  # in the Outpost turn
        t.vincent.plays("smugglers")
        t.vincent.shows(discard_pile="gold")


@ruling("SE-051")
def test_smugglers_still_looks_there_in_an_extra_turn_of_its_own() -> None:
    with table("alice", "vincent", kingdom=["smugglers", "outpost"]) as t:
        t.turn(phase="buy", coins=6)
        t.vincent.has(hand="outpost", deck="smugglers, copper*2")
        t.alice.buys("gold")
        t.vincent.plays("outpost")
        t.vincent.ends_turn()
        t.vincent.plays("smugglers")
        t.vincent.shows(discard_pile="gold")


@ruling("SE-052")
def test_smuggled_goods_are_smuggled_on() -> None:
    with table("alice", "vincent", "nina", kingdom=["smugglers"]) as t:
        t.turn(phase="buy", coins=6)
        t.vincent.has(hand="smugglers", deck="copper*5")
        t.nina.has(hand="smugglers")
        t.alice.buys("gold")
        t.vincent.plays("smugglers")
        t.vincent.ends_turn()
        t.nina.plays("smugglers")
        t.nina.shows(discard_pile="gold")


@ruling("SE-053")
def test_a_card_from_the_black_market_cannot_be_smuggled() -> None:
    kingdom = ["smugglers", "black_market"]
    with table("alice", "vincent", kingdom=kingdom, black_market=["village"]) as t:
        t.alice.has(hand="black_market, copper")
        t.vincent.has(hand="smugglers")
        t.alice.plays("black_market")
        t.alice.plays("copper")
        t.alice.answers("buy_now", "village")
        t.alice.ends_turn()
        t.vincent.plays("smugglers")
        t.vincent.shows(discard_pile="")
