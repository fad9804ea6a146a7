"""Hinterlands: Fool's Gold, Trader and Tunnel as Reactions."""

import pytest

from chaudron.games.dominion.scenario import table
from tests.dominion.told import heard
from tests.rulings import ruling

# ---------------------------------------------------------------- Fool's Gold


@ruling("HI-168", "HI-169", "HI-170")
def test_the_first_fools_gold_is_worth_one_every_further_one_four() -> None:
    with table("alice", "bob", kingdom=["fools_gold"]) as t:
        t.alice.has(hand="fools_gold*3, copper")
        t.alice.plays_treasures("fools_gold")
        t.turn_is(coins=1, phase="treasures")
        t.alice.plays_treasures("copper, fools_gold")
        t.turn_is(coins=6)
        t.alice.plays_treasures("fools_gold")
        t.turn_is(coins=10)


@ruling("HI-169")
def test_fools_golds_are_counted_turn_by_turn() -> None:
    with table("alice", "bob", kingdom=["fools_gold"]) as t:
        t.alice.has(hand="fools_gold*2", deck="copper*5")
        t.bob.has(hand="fools_gold*2", deck="copper*5")
        t.alice.plays_treasures()
        t.turn_is(coins=5)
        t.alice.ends_turn()
        t.bob.plays_treasures("fools_gold")
        t.turn_is(player=t.bob, coins=1)


@ruling("HI-171")
def test_fools_gold_becomes_a_gold_on_the_deck_when_another_gains_a_province() -> None:
    with table("alice", "bob", kingdom=["fools_gold"]) as t:
        t.turn(phase="buy", coins=8, buys=2)
        t.bob.has(hand="fools_gold, copper", deck="estate")
        t.alice.buys("province")
        t.bob.accepts("trash")
        t.bob.shows(hand="copper", deck="gold, estate", discard_pile="")
        t.trash_shows("fools_gold")
        t.pile_shows("gold", 29)
        t.alice.knows_top(t.bob, "gold")
    with table("alice", "bob", kingdom=["fools_gold"]) as t:
        t.turn(phase="buy", coins=8, buys=2)
        t.bob.has(hand="fools_gold")
        t.alice.buys("province")
        t.bob.passes("trash")
        t.bob.shows(hand="fools_gold", deck="")


@ruling("HI-171")
def test_fools_gold_minds_no_card_but_province() -> None:
    with table("alice", "bob", kingdom=["fools_gold"], colonies=True) as t:
        t.turn(phase="buy", coins=11, buys=2)
        t.bob.has(hand="fools_gold")
        t.alice.buys("colony")
        t.alice.is_asked("buy")


@ruling("HI-172")
def test_fools_gold_may_be_trashed_although_no_gold_is_left() -> None:
    with table("alice", "bob", kingdom=["fools_gold"]) as t:
        t.turn(phase="buy", coins=8, buys=2)
        t.pile("gold", 0)
        t.bob.has(hand="fools_gold")
        t.alice.buys("province")
        t.bob.accepts("trash")
        t.bob.shows(hand="", deck="", discard_pile="")
        t.trash_shows("fools_gold")


@ruling("HI-173")
def test_a_province_of_ones_own_is_nothing_to_react_to() -> None:
    with table("alice", "bob", kingdom=["fools_gold"]) as t:
        t.turn(phase="buy", coins=8, buys=2)
        t.alice.has(hand="fools_gold")
        t.alice.buys("province")
        t.alice.is_asked("buy")
        t.alice.shows(hand="fools_gold", discard_pile="province")


@ruling("HI-174")
def test_a_province_gained_without_buying_may_be_reacted_to() -> None:
    with table("alice", "bob", kingdom=["fools_gold", "remodel"]) as t:
        t.alice.has(hand="remodel, gold")
        t.bob.has(hand="fools_gold")
        t.alice.plays("remodel")
        t.alice.gains("province")
        t.bob.accepts("trash")
        t.bob.shows(deck="gold")


@ruling("HI-284")
def test_several_fools_golds_may_be_trashed_for_one_province() -> None:
    with table("alice", "bob", kingdom=["fools_gold"]) as t:
        t.turn(phase="buy", coins=8, buys=2)
        t.bob.has(hand="fools_gold*3")
        t.alice.buys("province")
        t.bob.accepts("trash")
        t.bob.accepts("trash")
        t.bob.passes("trash")
        t.bob.shows(hand="fools_gold", deck="gold*2")
        t.trash_shows("fools_gold*2")


@ruling("HI-032")
def test_several_players_react_in_turn_order() -> None:
    with table("alice", "bob", "carol", kingdom=["fools_gold"]) as t:
        t.turn(player=t.bob, phase="buy", coins=8, buys=2)
        t.pile("gold", 1)
        t.alice.has(hand="fools_gold")
        t.carol.has(hand="fools_gold")
        t.bob.buys("province")
        t.carol.accepts("trash")
        t.carol.shows(deck="gold")
        t.alice.accepts("trash")
        t.alice.shows(deck="", hand="")


@ruling("HI-283")
def test_counterfeit_plays_one_fools_gold_for_one_coin_and_then_for_four() -> None:
    with table("alice", "bob", kingdom=["fools_gold", "counterfeit"]) as t:
        t.alice.has(hand="counterfeit, fools_gold")
        t.alice.plays("counterfeit")
        t.alice.plays("fools_gold")
        t.turn_is(coins=6, buys=2)  # 1 of Counterfeit, 1 + 4 of Fool's Gold
        t.trash_shows("fools_gold")


# ---------------------------------------------------------------- Trader


@ruling("HI-224", "HI-017", "HI-289")
def test_trader_turns_a_bought_card_into_a_silver() -> None:
    with table("alice", "bob", kingdom=["trader", "haggler"]) as t:
        t.turn(phase="buy", coins=6, buys=2)
        t.alice.has(hand="trader")
        t.alice.buys("gold")
        t.alice.reveals("trader")
        t.alice.shows(hand="trader", discard_pile="silver")
        t.pile_shows("gold", 30)  # it never left its pile for good
        t.pile_shows("silver", 39)
        t.turn_is(coins=0, buys=1)  # it was bought, all the same
        assert [c.name for c in t.state.bought] == ["gold"]
        assert [c.name for c in t.state.gained] == ["silver"]


@ruling("HI-224")
def test_trader_turns_a_card_gained_otherwise_into_a_silver_or_lets_it_be() -> None:
    with table("alice", "bob", kingdom=["trader", "workshop", "smithy"]) as t:
        t.alice.has(hand="workshop*2, trader")
        t.turn(actions=2)
        t.alice.plays("workshop")
        t.alice.gains("smithy")
        t.alice.reveals("trader")
        t.alice.shows(discard_pile="silver")
        t.alice.plays("workshop")
        t.alice.gains("smithy")
        t.alice.passes("reveal")
        t.alice.shows(discard_pile="silver, smithy")


def test_trader_is_not_asked_to_turn_a_silver_into_itself() -> None:
    with table("alice", "bob", kingdom=["trader", "bureaucrat"]) as t:
        t.turn(phase="buy", coins=3, buys=2)
        t.alice.has(hand="trader")
        t.alice.buys("silver")
        t.alice.is_asked("buy")
    # On its way elsewhere it may: the other Silver goes to the discard pile.
    with table("alice", "bob", kingdom=["trader", "bureaucrat"]) as t:
        t.alice.has(hand="trader, bureaucrat")
        t.alice.plays("bureaucrat")
        t.alice.reveals("trader")
        t.alice.shows(deck="", discard_pile="silver")


@ruling("HI-011")
def test_a_trader_shown_is_not_in_play() -> None:
    with table("alice", "bob", kingdom=["trader"]) as t:
        t.turn(phase="buy", coins=6, buys=2)
        t.alice.has(hand="trader")
        t.alice.buys("gold")
        t.alice.reveals("trader")
        t.alice.shows(hand="trader", in_play="")
        assert t.bob.sees(t.alice) == ["trader"]
        # Still in hand, it may be shown again.
        t.alice.buys("copper")
        t.alice.is_asked("reveal")
        t.alice.reveals("trader")


@ruling("HI-225", "HI-226")
def test_ill_gotten_gains_traded_bring_no_curse() -> None:
    with table("alice", "bob", kingdom=["trader", "ill_gotten_gains"]) as t:
        t.turn(phase="buy", coins=5, buys=2)
        t.alice.has(hand="trader")
        t.alice.buys("ill_gotten_gains")
        t.alice.reveals("trader")
        t.alice.shows(discard_pile="silver")
        t.bob.shows(discard_pile="")


@ruling("HI-227", "HI-228")
def test_farmland_does_its_work_before_it_is_traded() -> None:
    with table("alice", "bob", kingdom=["trader", "farmland", "smithy"]) as t:
        t.turn(phase="buy", coins=6, buys=2)
        t.alice.has(hand="trader, estate")
        t.alice.buys("farmland")
        t.alice.trashes("estate")
        t.alice.gains("smithy")
        t.alice.passes("reveal")  # the Smithy is not traded
        t.alice.reveals("trader")  # the Farmland is
        t.trash_shows("estate")
        t.alice.shows(hand="trader", discard_pile="smithy, silver")
        t.pile_shows("farmland", 8)


@ruling("HI-016")
def test_noble_brigand_robs_before_trader_is_shown() -> None:
    with table("alice", "bob", kingdom=["trader", "noble_brigand"]) as t:
        t.turn(phase="buy", coins=4, buys=2)
        t.alice.has(hand="trader")
        t.bob.has(deck="gold, estate")
        t.alice.buys("noble_brigand")
        # First the Gold taken from Bob is gained (or traded), then the card that was bought.
        t.bob.shows(discard_pile="estate")
        t.alice.passes("reveal")
        t.alice.shows(discard_pile="gold")
        t.alice.reveals("trader")
        t.alice.shows(discard_pile="gold, silver")
        t.pile_shows("noble_brigand", 10)


@ruling("HI-229")
def test_the_silver_goes_to_the_discard_pile_wherever_the_card_was_going() -> None:
    with table("alice", "bob", kingdom=["trader", "nomad_camp", "mine"]) as t:
        t.turn(phase="buy", coins=4, buys=2)
        t.alice.has(hand="trader", deck="copper")
        t.alice.buys("nomad_camp")
        t.alice.reveals("trader")
        t.alice.shows(deck="copper", discard_pile="silver")
    with table("alice", "bob", kingdom=["trader", "mine"]) as t:
        t.alice.has(hand="trader, mine, silver")
        t.alice.plays("mine")
        t.alice.gains("gold")
        t.alice.reveals("trader")
        t.alice.shows(hand="trader", discard_pile="silver")


@ruling("HI-230")
def test_the_silver_comes_from_the_supply_wherever_the_card_was_coming_from() -> None:
    with table("alice", "bob", kingdom=["trader", "noble_brigand"]) as t:
        t.alice.has(hand="trader, noble_brigand")
        t.bob.has(deck="gold, estate")
        t.alice.plays("noble_brigand")
        t.alice.reveals("trader")
        t.alice.shows(discard_pile="silver")
        t.trash_shows("gold")
        t.pile_shows("silver", 39)


@ruling("HI-230")
@pytest.mark.parametrize("shown", [True, False])
def test_a_silver_from_the_trash_may_become_one_from_the_supply(shown: bool) -> None:
    """It would be a Silver either way; but Trader leaves the trashed one where it lies."""
    with table("alice", "bob", kingdom=["trader", "noble_brigand"]) as t:
        t.alice.has(hand="trader, noble_brigand")
        t.bob.has(deck="silver, estate")
        t.alice.plays("noble_brigand")
        if shown:
            t.alice.reveals("trader")
        else:
            t.alice.passes("reveal")
        t.alice.shows(discard_pile="silver", hand="trader")
        t.trash_shows("silver" if shown else "")
        t.pile_shows("silver", 39 if shown else 40)


@ruling("HI-231")
def test_without_silvers_trader_may_still_refuse_a_card() -> None:
    with table("alice", "bob", kingdom=["trader"]) as t:
        t.turn(phase="buy", coins=6, buys=2)
        t.pile("silver", 0)
        t.alice.has(hand="trader")
        t.alice.buys("gold")
        t.alice.reveals("trader")
        t.alice.shows(discard_pile="", hand="trader")
        t.pile_shows("gold", 30)


@ruling("HI-279")
def test_trader_wards_off_a_curse_in_another_players_turn() -> None:
    with table("alice", "bob", kingdom=["trader", "ill_gotten_gains"]) as t:
        t.turn(phase="buy", coins=5, buys=2)
        t.bob.has(hand="trader")
        t.alice.buys("ill_gotten_gains")
        t.bob.reveals("trader")
        t.bob.shows(hand="trader", discard_pile="silver")
        t.pile_shows("curse", 10)


@ruling("HI-290", "HI-291")
def test_trader_comes_first_and_watchtower_may_move_its_silver() -> None:
    with table("alice", "bob", kingdom=["trader", "watchtower", "cache"]) as t:
        t.turn(phase="buy", coins=5, buys=2)
        t.alice.has(hand="trader, watchtower", deck="copper")
        t.alice.buys("cache")
        t.alice.reveals("trader")  # asked first, and alone
        t.alice.chooses("deck")
        t.alice.shows(deck="silver, copper", discard_pile="")


# ---------------------------------------------------------------- Tunnel


@ruling("HI-233", "HI-235", "HI-237")
def test_tunnel_discarded_from_hand_in_ones_own_turn_may_bring_a_gold() -> None:
    with table("alice", "bob", kingdom=["tunnel", "oasis"]) as t:
        t.alice.has(hand="oasis, tunnel", deck="copper")
        t.alice.plays("oasis")
        t.alice.discards("tunnel")
        t.alice.reveals("tunnel")
        t.alice.shows(hand="copper", discard_pile="tunnel, gold")
        t.pile_shows("gold", 29)
        assert t.bob.sees(t.alice) == []  # it was not shown from the hand


@ruling("HI-236")
def test_tunnel_discarded_in_another_players_turn_may_bring_a_gold() -> None:
    with table("alice", "bob", kingdom=["tunnel", "margrave"]) as t:
        t.alice.has(hand="margrave")
        t.bob.has(hand="tunnel, estate*3", deck="copper")
        t.alice.plays("margrave")
        t.bob.discards("tunnel, copper")
        t.bob.reveals("tunnel")
        t.bob.shows(hand="estate*3", discard_pile="tunnel, copper, gold")


@ruling("HI-238", "HI-239")
def test_tunnel_discarded_from_the_deck_must_be_shown_to_bring_a_gold() -> None:
    with table("alice", "bob", kingdom=["tunnel", "cartographer"]) as t:
        t.alice.has(hand="cartographer", deck="copper, tunnel*2, estate, curse")
        t.alice.plays("cartographer")
        t.alice.discards("tunnel*2, estate, curse")
        t.alice.reveals("tunnel")
        t.alice.passes("reveal")
        t.alice.shows(discard_pile="tunnel*2, estate, curse, gold")
        assert [e["cards"] for e in heard(t, t.bob, "reveal")] == [["tunnel"]]


@ruling("HI-240")
def test_tunnel_need_not_be_shown_even_if_all_have_seen_it() -> None:
    with table("alice", "bob", kingdom=["tunnel", "noble_brigand"]) as t:
        t.alice.has(hand="noble_brigand")
        t.bob.has(deck="tunnel, copper")
        t.alice.plays("noble_brigand")
        t.bob.passes("reveal")
        t.bob.shows(discard_pile="tunnel, copper")


@ruling("HI-234", "HI-245")
def test_a_tunnel_nobody_discards_brings_nothing() -> None:
    with table("alice", "bob", kingdom=["tunnel", "chapel", "courtyard", "village"]) as t:
        t.turn(actions=3)
        t.alice.has(hand="tunnel*3, chapel, courtyard, village", deck="copper*4")
        # No question but the turn's own: a Tunnel cannot be discarded at will.
        t.alice.is_asked("play_action")
        t.alice.is_offered("chapel, courtyard, village")
        t.alice.plays("village")
        t.alice.plays("chapel")
        t.alice.trashes("tunnel")
        t.alice.plays("courtyard")
        t.alice.puts_on_deck("tunnel")
        t.turn_is(actions=2)
        t.alice.shows(discard_pile="")


@ruling("HI-241")
def test_tunnel_bought_or_gained_is_not_discarded() -> None:
    with table("alice", "bob", kingdom=["tunnel", "border_village"]) as t:
        t.turn(phase="buy", coins=9, buys=3)
        t.alice.buys("tunnel")
        t.alice.is_asked("buy")
        t.alice.buys("border_village")
        t.alice.gains("tunnel")
        t.alice.is_asked("buy")
        t.alice.shows(discard_pile="tunnel*2, border_village")


@ruling("HI-242")
def test_tunnels_in_a_deck_put_down_by_chancellor_are_not_discarded() -> None:
    with table("alice", "bob", kingdom=["tunnel", "chancellor"]) as t:
        t.alice.has(hand="chancellor", deck="tunnel*3, copper")
        t.alice.plays("chancellor")
        t.alice.accepts("discard_deck")
        t.alice.is_asked("buy")
        t.alice.shows(deck="", discard_pile="tunnel*3, copper")


@ruling("HI-292")
def test_tunnels_in_a_deck_put_down_by_trusty_steed_are_not_discarded() -> None:
    with table("alice", "bob", kingdom=["tunnel", "tournament"]) as t:
        t.alice.has(hand="trusty_steed", deck="tunnel*3, copper")
        t.alice.plays("trusty_steed")
        t.alice.chooses("silvers, coins")
        t.alice.is_asked("buy")
        t.alice.shows(deck="", discard_pile="tunnel*3, copper, silver*4")


@ruling("HI-243")
def test_a_tunnel_coming_back_after_possession_is_not_discarded() -> None:
    with table("alice", "bob", kingdom=["tunnel", "possession", "chapel"]) as t:
        t.alice.has(hand="possession", deck="copper*5")
        t.bob.has(hand="chapel, tunnel", deck="copper*5")
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.bob.plays("chapel")
        t.bob.trashes("tunnel")
        t.bob.ends_turn()
        t.turn_is(player=t.bob, phase="treasures")
        t.bob.shows(hand="copper*5", discard_pile="chapel, tunnel")
        t.alice.shows(discard_pile="possession")


@ruling("HI-244")
def test_tunnel_discarded_in_clean_up_brings_nothing() -> None:
    with table("alice", "bob", kingdom=["tunnel"]) as t:
        t.turn(phase="buy")
        t.alice.has(hand="tunnel*2", deck="copper*5")
        t.bob.has(hand="copper")
        t.alice.ends_turn()
        t.turn_is(player=t.bob)
        t.alice.shows(hand="copper*5", discard_pile="tunnel*2")


@ruling("HI-246")
def test_tunnel_brings_nothing_once_the_golds_are_gone() -> None:
    with table("alice", "bob", kingdom=["tunnel", "oasis"]) as t:
        t.pile("gold", 0)
        t.alice.has(hand="oasis, tunnel")
        t.alice.plays("oasis")
        t.alice.shows(hand="", discard_pile="tunnel")
        t.turn_is(actions=1, phase="buy")
