"""Envoy, Governor, Stash and Walled Village."""

import pytest

from chaudron.games.dominion.library import find
from chaudron.games.dominion.scenario import table
from chaudron.kernel.errors import Refusal
from chaudron.kernel.rng import stream
from tests.rulings import ruling

# ---------------------------------------------------------------- Envoy


def test_envoys_left_neighbour_picks_the_card_to_discard() -> None:
    with table("alice", "vincent", "lucas", kingdom=["envoy"]) as t:
        t.alice.has(hand="envoy", deck="gold, silver, copper, estate, duchy, curse")
        t.alice.plays("envoy")
        t.vincent.is_offered("gold, silver, copper, estate, duchy")
        t.vincent.discards("gold")
        t.alice.shows(hand="silver, copper, estate, duchy", deck="curse", discard_pile="gold")
        assert t.lucas.sees(t.alice) == ["copper", "duchy", "estate", "silver"]


def test_envoy_with_no_cards_does_nothing() -> None:
    with table("alice", "vincent", kingdom=["envoy"]) as t:
        t.alice.has(hand="envoy")
        t.alice.plays("envoy")
        t.alice.shows(hand="", discard_pile="")


# ---------------------------------------------------------------- Governor


def test_governor_draws_for_everybody() -> None:
    with table("alice", "vincent", "lucas", kingdom=["governor"]) as t:
        t.alice.has(hand="governor", deck="copper*4")
        t.vincent.has(deck="silver*2")
        t.lucas.has(deck="gold*2")
        t.alice.plays("governor")
        t.alice.is_offered("cards, treasures, trash")
        t.alice.chooses("cards")
        t.turn_is(actions=1)
        t.alice.shows(hand="copper*3")
        t.vincent.shows(hand="silver")
        t.lucas.shows(hand="gold")


def test_governor_gives_treasures_to_everybody() -> None:
    with table("alice", "vincent", "lucas", kingdom=["governor"]) as t:
        t.pile("silver", 1)
        t.alice.has(hand="governor")
        t.alice.plays("governor")
        t.alice.chooses("treasures")
        t.alice.shows(discard_pile="gold")
        t.vincent.shows(discard_pile="silver")
        t.lucas.shows(discard_pile="")


@ruling("PM-027", "PM-029")
def test_governor_improves_cards_in_turn_order_by_the_exact_cost() -> None:
    with table("alice", "vincent", "lucas", kingdom=["governor", "moneylender", "village"]) as t:
        t.pile("moneylender", 1)
        t.alice.has(hand="governor, estate, gold")
        t.vincent.has(hand="village, copper")
        t.lucas.has(hand="estate, province")
        t.alice.plays("governor")
        t.alice.chooses("trash")
        t.vincent.shows(hand="village, copper")
        # The only card costing 4 goes to Alice, so that Vincent finds none.
        t.alice.trashes("estate")
        t.alice.shows(discard_pile="moneylender")
        t.vincent.trashes("village")
        t.vincent.shows(hand="copper", discard_pile="")
        t.lucas.trashes("estate")
        t.lucas.is_offered("silver, village")
        with pytest.raises(Refusal):
            t.lucas.passes()
        t.lucas.gains("village")
        t.lucas.shows(hand="province", discard_pile="village")
        t.trash_shows("estate*2, village")


@ruling("PM-028")
def test_nobody_has_to_trash_for_governor() -> None:
    with table("alice", "vincent", kingdom=["governor"]) as t:
        t.alice.has(hand="governor, estate")
        t.vincent.has(hand="estate")
        t.alice.plays("governor")
        t.alice.chooses("trash")
        t.alice.passes("trash")
        t.vincent.passes("trash")
        t.trash_shows("")
        t.alice.shows(hand="estate", discard_pile="")


def test_governor_keeps_the_potion() -> None:
    with table("alice", "vincent", kingdom=["governor", "university", "vineyard", "golem"]) as t:
        t.alice.has(hand="governor, university")
        t.vincent.has(hand="copper")
        t.alice.plays("governor")
        t.alice.chooses("trash")
        t.alice.trashes("university")
        t.alice.shows(discard_pile="golem")
        t.vincent.passes("trash")


# ---------------------------------------------------------------- Stash


@ruling("PM-030")
def test_stash_is_placed_without_seeing_the_other_cards() -> None:
    with table("alice", "vincent", kingdom=["stash", "smithy"]) as t:
        t.alice.has(hand="smithy", discard_pile="copper, gold, stash, estate, duchy")
        t.alice.plays("smithy")
        t.alice.is_asked("place")
        t.alice.knows_top(t.alice, "")
        assert t.state.view(0).dump_player(t.alice.player)["deck_known"] == []
        for refused in (5, -1):
            with pytest.raises(Refusal):
                t.alice.answers("place", refused)
        t.alice.answers("place", 1)
        hand = [c.name for c in t.alice.player.hand]
        assert len(hand) == 3
        assert hand[1] == "stash"
        assert len(t.alice.player.deck) == 2
        t.alice.shows(aside="", discard_pile="")


@ruling("PM-031")
def test_everybody_sees_where_a_stash_lies() -> None:
    with table("alice", "vincent", kingdom=["stash", "cellar"]) as t:
        t.alice.has(hand="cellar, stash, estate", discard_pile="copper*2, gold, stash*2")
        t.alice.plays("cellar")
        t.alice.discards("estate")
        t.alice.answers("place", 4)
        t.alice.answers("place", 1)
        # One card was drawn from above the first Stash.
        view = t.state.view(1)
        assert view.dump_player(t.alice.player)["deck_known"] == [(4, "stash"), (0, "stash")]
        t.vincent.knows_top(t.alice, "stash")
        assert t.vincent.sees(t.alice) == ["stash"]


@ruling("PM-031")
def test_a_stash_is_never_imagined_where_its_back_would_show() -> None:
    with table("alice", "vincent", kingdom=["stash"]) as t:
        t.alice.has(
            hand="copper, stash",
            deck="copper, stash, gold*2",
            discard_pile="stash, copper*2, stash, duchy",
            secret_mats={"native_village": "stash, silver"},
        )
        stash = find("stash")
        for seed in range(20):
            game = t.game.clone()
            game.redeal(1, stream(seed, "redeal"))
            alice = game.players[0]
            assert alice.hand.count(stash) == 1
            assert alice.deck.index(stash) == 2 and alice.deck.count(stash) == 1
            assert [c is stash for c in alice.discard_pile] == [True, False, False, True, False]
            assert [c is stash for c in alice.mat("native_village")] == [True, False]


def test_stash_yields_two_coins_and_other_decks_are_shuffled_without_asking() -> None:
    with table("alice", "vincent", kingdom=["stash"]) as t:
        t.alice.has(hand="stash*2", discard_pile="copper*5")
        t.vincent.has(hand="copper")
        t.alice.plays_treasures()
        t.turn_is(coins=4)
        t.alice.ends_turn()
        # Shuffling in Clean-up, both Stashes are placed.
        t.alice.answers("place", 0)
        t.alice.answers("place", 6)
        t.turn_is(player=t.vincent)
        assert t.alice.player.hand[0] is find("stash")
        t.alice.shows(hand="stash, copper*4", deck="copper, stash")


def test_stash_is_placed_when_inn_shuffles() -> None:
    with table("alice", "vincent", kingdom=["stash", "inn", "village"]) as t:
        t.turn(phase="buy", coins=5, buys=2)
        t.alice.has(deck="copper*3, stash", discard_pile="village")
        t.alice.buys("inn")
        t.alice.answers("reveal", "village")
        t.alice.answers("place", 0)
        t.vincent.knows_top(t.alice, "stash")


# ---------------------------------------------------------------- Walled Village


def test_walled_village_gives_a_card_and_two_actions() -> None:
    with table("alice", "vincent", kingdom=["walled_village"]) as t:
        t.alice.has(hand="walled_village", deck="copper*2")
        t.alice.plays("walled_village")
        t.turn_is(actions=2)
        t.alice.shows(hand="copper", deck="copper")


@ruling("PM-024")
def test_walled_village_counts_only_actions_still_in_play() -> None:
    with table("alice", "vincent", kingdom=["walled_village", "feast", "village"]) as t:
        t.alice.has(hand="walled_village, feast, village", deck="gold*9").table.turn(actions=3)
        t.alice.plays("feast")
        t.alice.gains("copper")
        t.alice.plays("village")
        t.alice.plays("walled_village")
        t.alice.ends_turn()
        t.alice.accepts("put_on_deck")
        # It is the first card of the new hand, whatever the shuffle brings.
        t.turn_is(player=t.vincent)
        t.alice.shows(hand="walled_village, gold*4", in_play="")


def test_walled_village_stays_with_three_actions_in_play() -> None:
    with table("alice", "vincent", kingdom=["walled_village", "village", "scheme"]) as t:
        t.alice.has(hand="walled_village, village, scheme", deck="gold*9").table.turn(actions=3)
        t.alice.plays("village")
        t.alice.plays("walled_village")
        t.alice.plays("scheme")
        t.alice.ends_turn()
        # Only Scheme has something to do: nobody is asked which of the two comes first.
        t.alice.answers("pick", "village")
        t.alice.shows(hand="village, gold*4")


@ruling("PM-025")
def test_durations_count_for_walled_village() -> None:
    with table("alice", "vincent", kingdom=["walled_village", "wharf", "village"]) as t:
        t.alice.has(hand="wharf", deck="copper*2, walled_village, village, copper*20")
        t.vincent.has(deck="copper*10")
        t.alice.plays("wharf")
        t.alice.ends_turn()
        t.vincent.ends_turn()
        t.alice.shows(in_play="wharf")
        t.alice.plays("walled_village")
        t.alice.plays("village")
        t.alice.ends_turn()
        t.turn_is(player=t.vincent)
        t.alice.shows(in_play="", hand="copper*5")


@ruling("PM-026")
def test_two_walled_villages_both_return() -> None:
    with table("alice", "vincent", kingdom=["walled_village"]) as t:
        t.alice.has(hand="walled_village*2", deck="copper*9")
        t.alice.plays("walled_village")
        t.alice.plays("walled_village")
        t.alice.ends_turn()
        t.alice.accepts("put_on_deck")
        t.alice.accepts("put_on_deck")
        t.alice.shows(hand="walled_village*2, copper*3", discard_pile="copper*2")


def test_walled_village_may_be_discarded() -> None:
    with table("alice", "vincent", kingdom=["walled_village"]) as t:
        t.alice.has(hand="walled_village", deck="copper*9")
        t.alice.plays("walled_village")
        t.alice.ends_turn()
        t.alice.passes("put_on_deck")
        t.alice.shows(hand="copper*5", discard_pile="walled_village, copper")
