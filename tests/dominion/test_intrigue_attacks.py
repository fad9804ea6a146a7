"""Intrigue's Attacks, and the Secret Chamber, shown to them or played."""

import pytest

from chaudron.games.dominion.scenario import table
from chaudron.kernel.errors import Refusal
from tests.rulings import ruling

# ---------------------------------------------------------------- Minion


@ruling("IN-022", "IN-023")
def test_minion_is_reacted_to_before_its_option_is_announced() -> None:
    with table("alice", "vincent", "lucas", kingdom=["minion", "moat"]) as t:
        t.alice.has(hand="minion, estate*2", deck="gold*5")
        t.vincent.has(hand="moat, copper*4", deck="silver*4")
        t.lucas.has(hand="copper*5", deck="silver*5")
        t.alice.plays("minion")
        t.vincent.reveals("moat")
        t.alice.is_offered("coins, hands")
        t.alice.chooses("hands")
        t.turn_is(actions=1, coins=0)
        t.alice.shows(hand="gold*4", deck="gold", discard_pile="estate*2")
        t.vincent.shows(hand="moat, copper*4", deck="silver, silver, silver, silver", discard_pile="")
        t.lucas.shows(hand="silver*4", deck="silver", discard_pile="copper*5")


def test_minion_for_coins_leaves_all_hands() -> None:
    with table("alice", "vincent", kingdom=["minion"]) as t:
        t.alice.has(hand="minion, estate", deck="gold*4")
        t.vincent.has(hand="copper*5", deck="silver*4")
        t.alice.plays("minion")
        t.alice.chooses("coins")
        t.turn_is(actions=1, coins=2)
        t.alice.shows(hand="estate")
        t.vincent.shows(hand="copper*5")


def test_minion_passes_over_four_cards_in_hand() -> None:
    with table("alice", "vincent", kingdom=["minion"]) as t:
        t.alice.has(hand="minion", deck="gold*4")
        t.vincent.has(hand="copper*4", deck="silver*4")
        t.alice.plays("minion")
        t.alice.chooses("hands")
        t.alice.shows(hand="gold*4")
        t.vincent.shows(hand="copper*4", discard_pile="")


# ---------------------------------------------------------------- Saboteur


@ruling("IN-026")
def test_saboteur_finding_nothing_discards_everything() -> None:
    with table("alice", "vincent", kingdom=["saboteur"]) as t:
        t.alice.has(hand="saboteur")
        t.vincent.has(deck="copper, estate", discard_pile="curse, copper")
        t.alice.plays("saboteur")
        t.vincent.shows(deck="", discard_pile="copper*2, estate, curse")
        t.trash_shows("")


@ruling("IN-027")
def test_saboteur_looks_at_coins_and_keeps_the_potion_in_reach() -> None:
    with table("alice", "vincent", kingdom=["saboteur", "university", "familiar", "vineyard"]) as t:
        t.alice.has(hand="saboteur")
        t.vincent.has(deck="university, estate, familiar, gold")
        t.alice.plays("saboteur")
        t.trash_shows("familiar")
        # Familiar costs 3 and a Potion: up to 1 and a Potion comes in its place.
        t.vincent.is_offered("copper, curse, vineyard")
        t.vincent.gains("vineyard")
        t.vincent.shows(deck="gold", discard_pile="vineyard, university, estate")


def test_saboteurs_victim_may_gain_a_card_costing_two_less() -> None:
    with table("alice", "vincent", "lucas", kingdom=["saboteur", "village", "witch"]) as t:
        t.alice.has(hand="saboteur")
        t.vincent.has(deck="copper, witch, gold")
        t.lucas.has(deck="silver")
        t.alice.plays("saboteur")
        t.vincent.is_offered("copper, curse, estate, silver, village")
        t.vincent.gains("village")
        t.lucas.is_offered("copper, curse")
        t.lucas.passes("gain")
        t.vincent.shows(deck="gold", discard_pile="village, copper")
        t.lucas.shows(deck="", discard_pile="")
        t.trash_shows("witch, silver")


def test_saboteur_hits_what_costs_three_now() -> None:
    with table("alice", "vincent", kingdom=["bridge", "saboteur"]) as t:
        t.alice.has(hand="bridge, saboteur").table.turn(actions=2)
        t.vincent.has(deck="silver, bridge, gold")
        t.alice.plays("bridge")
        t.alice.plays("saboteur")
        t.trash_shows("bridge")
        t.vincent.is_offered("copper, curse, estate")
        t.vincent.passes("gain")
        t.vincent.shows(deck="gold", discard_pile="silver")


# ---------------------------------------------------------------- Secret Chamber


@ruling("IN-029", "IN-030")
def test_secret_chamber_may_go_back_itself_and_protects_nobody() -> None:
    with table("alice", "vincent", kingdom=["militia", "secret_chamber"]) as t:
        t.alice.has(hand="militia")
        t.vincent.has(hand="secret_chamber, copper*4", deck="gold, silver, duchy")
        t.alice.plays("militia")
        t.vincent.reveals("secret_chamber")
        t.vincent.is_offered("secret_chamber, copper, gold, silver")
        for refused in ("copper", "copper*3"):
            with pytest.raises(Refusal):
                t.vincent.puts_on_deck(refused)
        t.vincent.puts_on_deck("secret_chamber, copper")
        t.vincent.orders("copper, secret_chamber")
        t.vincent.shows(hand="copper*3, gold, silver", deck="copper, secret_chamber, duchy")
        t.alice.knows_top(t.vincent, "")
        t.vincent.discards("copper*2")
        t.vincent.shows(hand="copper, gold, silver")


@ruling("IN-031")
def test_secret_chamber_may_draw_the_next_reaction() -> None:
    with table("alice", "vincent", kingdom=["witch", "secret_chamber", "moat"]) as t:
        t.alice.has(hand="witch")
        t.vincent.has(hand="secret_chamber, copper*4", deck="moat, silver")
        t.alice.plays("witch")
        t.vincent.reveals("secret_chamber")
        t.vincent.puts_on_deck("secret_chamber, copper")
        t.vincent.orders("secret_chamber, copper")
        t.vincent.reveals("moat")
        t.vincent.shows(hand="moat, silver, copper*3", discard_pile="")


@ruling("IN-032")
def test_secret_chamber_may_be_shown_again_and_again() -> None:
    with table("alice", "vincent", kingdom=["witch", "secret_chamber"]) as t:
        t.alice.has(hand="witch")
        t.vincent.has(hand="secret_chamber, estate*2", deck="gold, silver, duchy")
        t.alice.plays("witch")
        t.vincent.reveals("secret_chamber")
        t.vincent.puts_on_deck("estate*2")
        t.vincent.reveals("secret_chamber")
        t.vincent.puts_on_deck("gold, silver")
        t.vincent.orders("silver, gold")
        t.vincent.passes("reveal")
        t.vincent.shows(hand="secret_chamber, estate*2", deck="silver, gold, duchy", discard_pile="curse")


def test_secret_chamber_turns_cards_into_coins() -> None:
    with table("alice", "vincent", kingdom=["secret_chamber"]) as t:
        t.alice.has(hand="secret_chamber, estate*2, curse, gold")
        t.alice.plays("secret_chamber")
        t.alice.discards("estate*2, curse")
        t.turn_is(coins=3, actions=0)
        t.alice.shows(hand="gold", discard_pile="estate*2, curse")


def test_secret_chamber_may_discard_nothing() -> None:
    with table("alice", "vincent", kingdom=["secret_chamber"]) as t:
        t.alice.has(hand="secret_chamber, estate")
        t.alice.plays("secret_chamber")
        t.alice.passes("discard")
        t.turn_is(coins=0)
        t.alice.shows(hand="estate")


# ---------------------------------------------------------------- Swindler


@ruling("IN-036")
def test_swindler_keeps_the_potion_in_the_cost() -> None:
    kingdom = ["swindler", "familiar", "alchemist", "village"]
    with table("alice", "vincent", "lucas", kingdom=kingdom) as t:
        t.alice.has(hand="swindler")
        t.vincent.has(deck="familiar, gold")
        t.lucas.has(deck="silver")
        t.alice.plays("swindler")
        t.alice.is_offered("familiar, alchemist")
        t.alice.gains("alchemist")
        t.alice.is_offered("silver, village, swindler")
        t.alice.gains("village")
        t.turn_is(coins=2)
        t.vincent.shows(deck="gold", discard_pile="alchemist")
        t.lucas.shows(deck="", discard_pile="village")
        t.trash_shows("familiar, silver")


@ruling("IN-037")
def test_swindler_must_hand_out_a_card_of_the_cost() -> None:
    with table("alice", "vincent", kingdom=["swindler", "village"]) as t:
        t.pile("swindler", 0)
        t.alice.has(hand="swindler")
        t.vincent.has(deck="village")
        t.alice.plays("swindler")
        t.alice.is_offered("silver, village")
        with pytest.raises(Refusal):
            t.alice.passes()
        t.alice.gains("village")
        t.vincent.shows(discard_pile="village")


def test_swindler_gives_nothing_when_no_pile_has_the_cost() -> None:
    with table("alice", "vincent", kingdom=["swindler"]) as t:
        t.pile("gold", 0)
        t.alice.has(hand="swindler")
        t.vincent.has(deck="gold, copper")
        t.alice.plays("swindler")
        t.trash_shows("gold")
        t.vincent.shows(deck="copper", discard_pile="")


@ruling("IN-038")
def test_swindler_may_turn_a_copper_into_a_curse() -> None:
    with table("alice", "vincent", kingdom=["swindler"]) as t:
        t.alice.has(hand="swindler")
        t.vincent.has(deck="copper")
        t.alice.plays("swindler")
        t.alice.is_offered("copper, curse")
        t.alice.gains("curse")
        t.vincent.shows(discard_pile="curse")


@ruling("IN-039")
def test_a_swindled_card_does_what_trashing_it_does_first() -> None:
    with table("alice", "vincent", kingdom=["swindler", "feodum", "bridge"]) as t:
        t.alice.has(hand="swindler")
        t.vincent.has(deck="feodum")
        t.alice.plays("swindler")
        t.alice.is_asked("gain")
        t.vincent.shows(discard_pile="silver*3")
        t.alice.gains("bridge")
        t.vincent.shows(discard_pile="silver*3, bridge")


@ruling("IN-040")
def test_swindler_gives_nothing_to_a_player_without_cards() -> None:
    with table("alice", "vincent", "lucas", kingdom=["swindler"]) as t:
        t.alice.has(hand="swindler")
        t.vincent.has(hand="copper*5")
        t.lucas.has(discard_pile="estate")
        t.alice.plays("swindler")
        t.vincent.shows(hand="copper*5", discard_pile="")
        t.lucas.shows(deck="", discard_pile="estate")
        t.trash_shows("estate")


# ---------------------------------------------------------------- Torturer


@ruling("IN-041")
def test_torturers_curse_may_be_chosen_when_none_is_left() -> None:
    with table("alice", "vincent", kingdom=["torturer"]) as t:
        t.pile("curse", 0)
        t.alice.has(hand="torturer", deck="copper*4")
        t.vincent.has(hand="gold*3")
        t.alice.plays("torturer")
        t.alice.shows(hand="copper*3", deck="copper")
        t.vincent.is_offered("discard, curse")
        t.vincent.chooses("curse")
        t.vincent.shows(hand="gold*3", discard_pile="")


@ruling("IN-042")
def test_discarding_to_torturer_may_be_chosen_with_one_card() -> None:
    with table("alice", "vincent", "lucas", kingdom=["torturer"]) as t:
        t.alice.has(hand="torturer")
        t.vincent.has(hand="gold")
        t.alice.plays("torturer")
        t.vincent.chooses("discard")
        t.lucas.chooses("discard")
        t.vincent.shows(hand="", discard_pile="gold")
        t.lucas.shows(hand="", discard_pile="")
        t.pile_shows("curse", 20)


@ruling("IN-043")
def test_torturers_curse_goes_to_the_hand() -> None:
    with table("alice", "vincent", "lucas", kingdom=["torturer"]) as t:
        t.alice.has(hand="torturer")
        t.vincent.has(hand="gold*3, copper")
        t.lucas.has(hand="gold*3, copper")
        t.alice.plays("torturer")
        t.vincent.chooses("curse")
        t.lucas.chooses("discard")
        for refused in ("copper", "copper, gold*2"):
            with pytest.raises(Refusal):
                t.lucas.discards(refused)
        t.lucas.discards("copper, gold")
        t.vincent.shows(hand="gold*3, copper, curse", discard_pile="")
        t.lucas.shows(hand="gold*2", discard_pile="copper, gold")
