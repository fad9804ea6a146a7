"""The Base set's Attacks, and the Moat that keeps them off."""

import pytest

from chaudron.games.dominion.scenario import table
from chaudron.kernel.errors import Refusal
from tests.rulings import ruling

# ---------------------------------------------------------------- Bureaucrat


@ruling("BA-014")
def test_bureaucrats_silver_is_the_whole_of_an_empty_deck() -> None:
    with table("alice", "vincent", kingdom=["bureaucrat"]) as t:
        t.alice.has(hand="bureaucrat", discard_pile="estate*3")
        t.alice.plays("bureaucrat")
        t.alice.shows(deck="silver", discard_pile="estate*3")
        t.vincent.knows_top(t.alice, "silver")


@ruling("BA-015")
def test_bureaucrat_puts_a_victory_card_on_an_empty_deck() -> None:
    with table("alice", "vincent", kingdom=["bureaucrat"]) as t:
        t.alice.has(hand="bureaucrat")
        t.vincent.has(hand="estate, copper*4", discard_pile="gold*2")
        t.alice.plays("bureaucrat")
        t.vincent.shows(hand="copper*4", deck="estate", discard_pile="gold*2")
        t.alice.knows_top(t.vincent, "estate")


def test_bureaucrats_victim_chooses_the_victory_card() -> None:
    with table("alice", "vincent", kingdom=["bureaucrat"]) as t:
        t.alice.has(hand="bureaucrat")
        t.vincent.has(hand="estate, duchy, copper*3", deck="gold")
        t.alice.plays("bureaucrat")
        t.vincent.is_offered("estate, duchy")
        t.vincent.puts_on_deck("duchy")
        t.vincent.shows(hand="estate, copper*3", deck="duchy, gold")
        assert t.alice.sees(t.vincent) == []
        told = [e.dump(0) for e in t.stepper.log(0)]
        assert [e["cards"] for e in told if e["event"] == "reveal"] == [["duchy"]]


def test_bureaucrats_victim_without_victory_cards_shows_the_hand() -> None:
    with table("alice", "vincent", kingdom=["bureaucrat"]) as t:
        t.alice.has(hand="bureaucrat")
        t.vincent.has(hand="copper*3, village")
        t.alice.plays("bureaucrat")
        t.vincent.shows(hand="copper*3, village", deck="")
        assert t.alice.sees(t.vincent) == ["copper", "copper", "copper", "village"]


# ---------------------------------------------------------------- Militia


@ruling("BA-027")
def test_militias_victim_chooses_what_to_keep() -> None:
    with table("alice", "vincent", "lucas", kingdom=["militia"]) as t:
        t.alice.has(hand="militia")
        t.vincent.has(hand="copper*2, estate, duchy, gold")
        t.lucas.has(hand="gold*3")
        t.alice.plays("militia")
        with pytest.raises(Refusal):
            t.vincent.discards("copper")
        t.vincent.discards("copper, duchy")
        t.vincent.shows(hand="copper, estate, gold", discard_pile="copper, duchy")
        t.lucas.shows(hand="gold*3", discard_pile="")


# ---------------------------------------------------------------- Moat


@ruling("BA-033")
def test_a_shown_moat_stays_in_hand_for_the_next_attack() -> None:
    with table("alice", "vincent", kingdom=["militia", "moat"]) as t:
        t.alice.has(hand="militia*2").table.turn(actions=2)
        t.vincent.has(hand="moat, copper*4")
        t.alice.plays("militia")
        t.vincent.reveals("moat")
        t.vincent.shows(hand="moat, copper*4")
        assert t.alice.sees(t.vincent) == ["moat"]
        t.alice.plays("militia")
        t.vincent.reveals("moat")
        t.vincent.shows(hand="moat, copper*4", discard_pile="")


@ruling("BA-034")
def test_moat_keeps_off_every_part_of_an_attack() -> None:
    with table("alice", "vincent", "lucas", kingdom=["knights", "moat"]) as t:
        t.alice.has(hand="sir_michael")
        t.vincent.has(hand="moat, copper*4", deck="silver, gold")
        t.lucas.has(hand="copper*5", deck="silver, estate")
        t.alice.plays("sir_michael")
        t.vincent.reveals("moat")
        t.vincent.shows(hand="moat, copper*4", deck="silver, gold")
        t.lucas.shows(hand="copper*3", deck="")
        t.trash_shows("silver")


@ruling("BA-035")
def test_one_players_moat_changes_nothing_for_the_others() -> None:
    with table("alice", "vincent", "lucas", kingdom=["militia", "moat"]) as t:
        t.alice.has(hand="militia")
        t.vincent.has(hand="moat, copper*4")
        t.lucas.has(hand="estate*5")
        t.alice.plays("militia")
        t.vincent.reveals("moat")
        t.lucas.shows(hand="estate*3")
        t.turn_is(coins=2)


def test_a_moat_need_not_be_shown() -> None:
    with table("alice", "vincent", kingdom=["militia", "moat"]) as t:
        t.alice.has(hand="militia")
        t.vincent.has(hand="moat, copper*4")
        t.alice.plays("militia")
        t.vincent.passes("reveal")
        t.vincent.discards("moat, copper")
        t.vincent.shows(hand="copper*3")


def test_a_second_moat_is_not_asked_about_once_one_was_shown() -> None:
    with table("alice", "vincent", kingdom=["militia", "moat"]) as t:
        t.alice.has(hand="militia")
        t.vincent.has(hand="moat*2, copper*3")
        t.alice.plays("militia")
        t.vincent.reveals("moat")
        t.vincent.shows(hand="moat*2, copper*3")


@ruling("BA-036")
def test_moat_does_not_answer_a_bought_noble_brigand() -> None:
    with table("alice", "vincent", kingdom=["noble_brigand", "moat"]) as t:
        t.turn(phase="buy", coins=4)
        t.vincent.has(hand="moat", deck="gold, estate")
        t.alice.buys("noble_brigand")
        t.vincent.shows(discard_pile="estate")


@ruling("BA-036")
def test_moat_does_not_answer_gained_ill_gotten_gains() -> None:
    with table("alice", "vincent", kingdom=["ill_gotten_gains", "moat"]) as t:
        t.turn(phase="buy", coins=5)
        t.vincent.has(hand="moat")
        t.alice.buys("ill_gotten_gains")
        t.vincent.shows(discard_pile="curse")


@ruling("BA-036")
def test_moat_does_not_answer_masquerade() -> None:
    with table("alice", "vincent", kingdom=["masquerade", "moat"]) as t:
        t.alice.has(hand="masquerade, curse")
        t.vincent.has(hand="moat")
        t.alice.plays("masquerade")
        t.alice.passes("trash")
        t.vincent.shows(hand="curse")
        t.alice.shows(hand="moat")


# ---------------------------------------------------------------- Spy


@ruling("BA-041")
def test_spy_draws_before_anything_is_shown() -> None:
    with table("alice", "vincent", kingdom=["spy"]) as t:
        t.alice.has(hand="spy", deck="copper, estate, gold")
        t.vincent.has(deck="province, silver")
        t.alice.plays("spy")
        t.turn_is(actions=1)
        t.alice.shows(hand="copper")
        t.vincent.knows_top(t.alice, "estate")
        t.alice.accepts("discard_top")
        t.alice.passes("discard_top")
        t.alice.shows(deck="gold", discard_pile="estate")
        t.vincent.shows(deck="province, silver")
        t.alice.knows_top(t.vincent, "province")


@ruling("BA-042", "BA-043")
def test_spy_passes_over_the_protected_and_no_one_else() -> None:
    with table("alice", "vincent", "lucas", "nina", kingdom=["spy", "moat", "lighthouse"]) as t:
        t.alice.has(hand="spy", deck="copper, estate")
        t.vincent.has(hand="moat", deck="gold")
        t.lucas.has(in_play="lighthouse", deck="silver")
        t.nina.has(deck="duchy")
        t.alice.plays("spy")
        t.vincent.reveals("moat")
        for _ in ("alice", "nina"):
            t.alice.accepts("discard_top")
        t.alice.shows(discard_pile="estate")
        t.vincent.shows(deck="gold", discard_pile="")
        t.lucas.shows(deck="silver", discard_pile="")
        t.nina.shows(deck="", discard_pile="duchy")


def test_spy_passes_over_a_player_without_cards() -> None:
    with table("alice", "vincent", kingdom=["spy"]) as t:
        t.alice.has(hand="spy")
        t.vincent.has(discard_pile="copper")
        t.alice.plays("spy")
        t.alice.passes("discard_top")
        t.vincent.shows(deck="copper", discard_pile="")


# ---------------------------------------------------------------- Thief


@ruling("BA-044", "BA-045")
def test_thief_trashes_one_treasure_per_player_and_may_keep_it() -> None:
    with table("alice", "vincent", "lucas", kingdom=["thief"]) as t:
        t.alice.has(hand="thief")
        t.vincent.has(deck="silver, gold, copper")
        t.lucas.has(deck="estate, copper, copper")
        t.alice.plays("thief")
        t.alice.is_offered("silver, gold")
        t.alice.trashes("gold")
        t.alice.is_offered("gold, copper")
        t.alice.gains("gold, copper")
        t.alice.shows(discard_pile="gold, copper", hand="")
        t.vincent.shows(deck="copper", discard_pile="silver")
        t.lucas.shows(deck="copper", discard_pile="estate")
        t.trash_shows("")


@ruling("BA-046")
def test_treasures_the_thief_does_not_want_stay_in_the_trash() -> None:
    with table("alice", "vincent", "lucas", kingdom=["thief"]) as t:
        t.alice.has(hand="thief")
        t.vincent.has(deck="gold, estate")
        t.lucas.has(deck="copper, estate")
        t.alice.plays("thief")
        t.alice.gains("gold")
        t.alice.shows(discard_pile="gold")
        t.trash_shows("copper")


@ruling("BA-047")
def test_thief_takes_nothing_that_lay_in_the_trash_before() -> None:
    with table("alice", "vincent", kingdom=["thief"]) as t:
        t.trash("platinum, silver")
        t.alice.has(hand="thief")
        t.vincent.has(deck="copper, estate")
        t.alice.plays("thief")
        t.alice.is_offered("copper")
        t.alice.gains("")
        t.trash_shows("platinum, silver, copper")


def test_thiefs_loot_is_gained_before_the_rest_is_discarded() -> None:
    with table("alice", "vincent", kingdom=["thief", "tunnel"]) as t:
        t.pile("gold", 1)
        t.alice.has(hand="thief")
        t.vincent.has(deck="silver, tunnel")
        t.alice.plays("thief")
        t.alice.gains("silver")
        t.vincent.reveals("tunnel")
        t.alice.shows(discard_pile="silver")
        t.vincent.shows(discard_pile="tunnel, gold")


def test_thief_finding_no_treasure_discards_both_cards() -> None:
    with table("alice", "vincent", kingdom=["thief"]) as t:
        t.alice.has(hand="thief")
        t.vincent.has(deck="estate, village, gold")
        t.alice.plays("thief")
        t.vincent.shows(deck="gold", discard_pile="estate, village")
        t.trash_shows("")


# ---------------------------------------------------------------- Throne Room, Witch


@ruling("BA-054")
def test_moat_is_shown_to_each_play_of_a_doubled_attack() -> None:
    with table("alice", "vincent", kingdom=["throne_room", "witch", "moat"]) as t:
        t.alice.has(hand="throne_room, witch", deck="copper*4")
        t.vincent.has(hand="moat")
        t.alice.plays("throne_room")
        t.vincent.reveals("moat")
        t.vincent.shows(discard_pile="")
        t.vincent.passes("reveal")
        t.vincent.shows(discard_pile="curse")


@ruling("BA-055")
def test_the_last_curses_go_to_the_left_first() -> None:
    with table("alice", "vincent", "lucas", "nina", kingdom=["witch"]) as t:
        t.pile("curse", 2).turn(player=t.lucas)
        t.lucas.has(hand="witch", deck="copper*2")
        t.lucas.plays("witch")
        t.nina.shows(discard_pile="curse")
        t.alice.shows(discard_pile="curse")
        t.vincent.shows(discard_pile="")
        t.pile_shows("curse", 0)
