"""Hinterlands: Cartographer, Duchess, Oracle and Jack of All Trades look at decks."""

from chaudron.games.dominion.scenario import table
from tests.dominion.told import heard
from tests.rulings import ruling

# ---------------------------------------------------------------- Cartographer


@ruling("HI-090", "HI-091")
def test_cartographer_draws_before_looking_at_four_cards() -> None:
    with table("alice", "bob", kingdom=["cartographer"]) as t:
        t.alice.has(hand="cartographer", deck="gold, estate, copper, silver, duchy, province")
        t.alice.plays("cartographer")
        t.alice.is_asked("discard")
        t.alice.is_offered("estate, copper, silver, duchy")
        t.alice.shows(hand="gold")
        t.turn_is(actions=1)
        t.alice.discards("estate, copper, silver")
        t.alice.shows(deck="duchy, province", discard_pile="estate, copper, silver")


@ruling("HI-092")
def test_cartographer_shuffles_without_the_cards_it_looks_at() -> None:
    with table("alice", "bob", kingdom=["cartographer"]) as t:
        t.alice.has(hand="cartographer", deck="gold, estate", discard_pile="copper*5")
        t.alice.plays("cartographer")
        t.alice.shows(hand="gold", aside="estate, copper*3", deck="copper*2")
        t.alice.discards("estate")
        t.alice.shows(deck="copper*5", discard_pile="estate")


@ruling("HI-093", "HI-096")
def test_cartographer_looks_at_what_there_is_and_puts_back_a_whole_deck() -> None:
    with table("alice", "bob", kingdom=["cartographer"]) as t:
        t.alice.has(hand="cartographer", deck="gold, estate", discard_pile="silver")
        t.alice.plays("cartographer")
        t.alice.shows(aside="estate, silver", deck="")
        t.alice.passes("discard")
        t.alice.orders("silver, estate")
        t.alice.shows(deck="silver, estate", aside="", discard_pile="")


@ruling("HI-094")
def test_cartographer_may_discard_all_four() -> None:
    with table("alice", "bob", kingdom=["cartographer"]) as t:
        t.alice.has(hand="cartographer", deck="gold, estate, copper, silver, duchy, province")
        t.alice.plays("cartographer")
        t.alice.discards("estate, copper, silver, duchy")
        t.alice.shows(deck="province", discard_pile="estate, copper, silver, duchy")


@ruling("HI-095", "HI-097")
def test_cartographer_puts_cards_back_unseen_in_any_order() -> None:
    with table("alice", "bob", kingdom=["cartographer"]) as t:
        t.alice.has(hand="cartographer", deck="gold, estate, copper, silver, duchy, province")
        t.alice.plays("cartographer")
        t.alice.passes("discard")
        t.alice.orders("duchy, estate, silver, copper")
        t.alice.shows(deck="duchy, estate, silver, copper, province")
        t.alice.knows_top(t.alice, "duchy, estate, silver, copper")
        t.bob.knows_top(t.alice, "")
        assert heard(t, t.bob, "reveal") == []
        assert all("cards" not in e for e in heard(t, t.bob, "put_on_deck"))
        assert all("cards" not in e for e in heard(t, t.bob, "look"))


# ---------------------------------------------------------------- Duchess


@ruling("HI-114", "HI-115", "HI-116")
def test_duchess_lets_everyone_see_to_their_own_top_card() -> None:
    with table("alice", "bob", "carol", kingdom=["duchess"]) as t:
        t.alice.has(hand="duchess", deck="estate, gold")
        t.bob.has(deck="silver, copper")
        t.carol.has(deck="curse, copper")
        t.alice.plays("duchess")
        t.turn_is(coins=2)
        t.alice.knows_top(t.alice, "estate")
        t.alice.accepts("discard_top")
        t.alice.shows(deck="gold", discard_pile="estate")
        t.bob.knows_top(t.bob, "silver")
        t.alice.knows_top(t.bob, "")
        t.bob.passes("discard_top")
        t.bob.shows(deck="silver, copper", discard_pile="")
        t.carol.accepts("discard_top")
        t.carol.shows(deck="copper", discard_pile="curse")


@ruling("HI-117", "HI-118")
def test_duchess_shuffles_for_an_empty_deck_and_passes_over_who_has_nothing() -> None:
    with table("alice", "bob", "carol", kingdom=["duchess"]) as t:
        t.alice.has(hand="duchess", deck="gold")
        t.bob.has(discard_pile="silver*2")
        t.alice.plays("duchess")
        t.alice.passes("discard_top")
        t.bob.shows(deck="silver*2", discard_pile="")
        t.bob.accepts("discard_top")
        t.bob.shows(deck="silver", discard_pile="silver")
        t.carol.shows(deck="", discard_pile="")


@ruling("HI-276")
def test_moat_is_no_help_against_duchess() -> None:
    with table("alice", "bob", kingdom=["duchess", "moat"]) as t:
        t.alice.has(hand="duchess")
        t.bob.has(hand="moat", deck="gold")
        t.alice.plays("duchess")
        t.bob.accepts("discard_top")
        t.bob.shows(hand="moat", deck="", discard_pile="gold")


# ---------------------------------------------------------------- Oracle


@ruling("HI-175", "HI-176", "HI-178")
def test_oracle_turns_up_two_cards_of_each_and_judges_them_all_before_drawing() -> None:
    with table("alice", "bob", "carol", kingdom=["oracle"]) as t:
        t.alice.has(hand="oracle", deck="estate*2, gold, silver, copper")
        t.bob.has(deck="gold*2, copper")
        t.carol.has(deck="curse*2, copper")
        t.alice.plays("oracle")
        t.alice.shows(aside="estate*2", hand="")
        t.bob.shows(aside="gold*2")
        t.carol.shows(aside="curse*2")
        t.alice.chooses("discard")
        t.alice.chooses("discard")
        t.alice.shows(hand="")
        t.alice.chooses("put_back")
        t.alice.shows(hand="gold, silver", deck="copper", discard_pile="estate*2")
        t.bob.shows(deck="copper", discard_pile="gold*2")
        t.carol.shows(deck="curse*2, copper", discard_pile="")


def test_oracle_turns_up_what_there_is() -> None:
    with table("alice", "bob", "carol", kingdom=["oracle"]) as t:
        t.alice.has(hand="oracle", deck="gold")
        t.bob.has(deck="silver")
        t.alice.plays("oracle")
        t.alice.chooses("put_back")
        t.alice.chooses("discard")
        t.alice.shows(hand="gold")
        t.bob.shows(deck="", discard_pile="silver")
        t.carol.shows(deck="", discard_pile="")


@ruling("HI-177")
def test_the_owner_orders_cards_that_oracle_puts_back_and_shows_nobody() -> None:
    with table("alice", "bob", kingdom=["oracle"]) as t:
        t.alice.has(hand="oracle", deck="estate*2, copper*2")
        t.bob.has(deck="gold, silver, copper")
        t.alice.plays("oracle")
        t.alice.chooses("discard")
        t.alice.chooses("put_back")
        t.bob.orders("silver, gold")
        t.bob.shows(deck="silver, gold, copper")
        t.bob.knows_top(t.bob, "silver, gold")
        t.alice.knows_top(t.bob, "")


@ruling("HI-179")
def test_oracle_draws_the_cards_its_player_kept() -> None:
    with table("alice", "bob", kingdom=["oracle"]) as t:
        t.alice.has(hand="oracle", deck="gold, silver, copper")
        t.alice.plays("oracle")
        t.alice.chooses("put_back")
        t.alice.orders("silver, gold")
        t.alice.shows(hand="gold, silver", deck="copper")


@ruling("HI-275")
def test_moat_hides_a_deck_from_oracle() -> None:
    with table("alice", "bob", kingdom=["oracle", "moat"]) as t:
        t.alice.has(hand="oracle", deck="estate*2, gold, silver")
        t.bob.has(hand="moat", deck="gold*2")
        t.alice.plays("oracle")
        t.bob.reveals("moat")
        t.alice.chooses("discard")
        t.alice.shows(hand="gold, silver", discard_pile="estate*2")
        t.bob.shows(deck="gold*2", discard_pile="")
        t.alice.knows_top(t.bob, "")


# ---------------------------------------------------------------- Jack of All Trades


@ruling("HI-203", "HI-204", "HI-213")
def test_jack_of_all_trades_goes_through_its_four_effects_in_order() -> None:
    with table("alice", "bob", kingdom=["jack_of_all_trades"]) as t:
        t.alice.has(hand="jack_of_all_trades, estate, copper", deck="curse, gold*3, duchy")
        t.alice.plays("jack_of_all_trades")
        t.alice.is_asked("discard_top")
        t.alice.shows(discard_pile="silver", hand="estate, copper")
        t.alice.accepts("discard_top")
        t.alice.is_asked("trash")
        t.alice.shows(discard_pile="silver, curse", hand="estate, copper, gold*3", deck="duchy")
        t.alice.is_offered("estate")
        t.alice.trashes("estate")
        t.trash_shows("estate")
        t.alice.shows(hand="copper, gold*3")


@ruling("HI-204", "HI-213")
def test_the_trashing_of_jack_of_all_trades_is_optional() -> None:
    with table("alice", "bob", kingdom=["jack_of_all_trades"]) as t:
        t.alice.has(hand="jack_of_all_trades, estate*5", deck="gold")
        t.alice.plays("jack_of_all_trades")
        t.alice.passes("discard_top")
        t.alice.passes("trash")
        t.trash_shows("")
        t.alice.shows(hand="estate*5")


@ruling("HI-205", "HI-206")
def test_jack_of_all_trades_gains_a_silver_if_one_is_left() -> None:
    with table("alice", "bob", kingdom=["jack_of_all_trades"]) as t:
        t.pile("silver", 1)
        t.alice.has(hand="jack_of_all_trades, copper*5", deck="gold")
        t.alice.plays("jack_of_all_trades")
        t.alice.passes("discard_top")
        t.alice.shows(discard_pile="silver", deck="gold")
        t.pile_shows("silver", 0)
    with table("alice", "bob", kingdom=["jack_of_all_trades"]) as t:
        t.pile("silver", 0)
        t.alice.has(hand="jack_of_all_trades, copper*5", deck="gold")
        t.alice.plays("jack_of_all_trades")
        t.alice.passes("discard_top")
        t.alice.shows(discard_pile="", deck="gold")


@ruling("HI-207")
def test_jack_of_all_trades_may_put_the_top_card_back() -> None:
    with table("alice", "bob", kingdom=["jack_of_all_trades"]) as t:
        t.alice.has(hand="jack_of_all_trades, copper*5", deck="gold, silver")
        t.alice.plays("jack_of_all_trades")
        t.alice.knows_top(t.alice, "gold")
        t.bob.knows_top(t.alice, "")
        t.alice.passes("discard_top")
        t.alice.shows(deck="gold, silver", discard_pile="silver", hand="copper*5")


@ruling("HI-208")
def test_jack_of_all_trades_shuffles_the_silver_it_gained() -> None:
    with table("alice", "bob", kingdom=["jack_of_all_trades"]) as t:
        t.alice.has(hand="jack_of_all_trades, copper*5")
        t.alice.plays("jack_of_all_trades")
        t.alice.is_asked("discard_top")
        t.alice.shows(deck="silver", discard_pile="")
        t.alice.passes("discard_top")


@ruling("HI-209", "HI-212")
def test_jack_of_all_trades_looks_at_and_draws_what_there_is() -> None:
    with table("alice", "bob", kingdom=["jack_of_all_trades"]) as t:
        t.pile("silver", 0)
        t.alice.has(hand="jack_of_all_trades, copper")
        t.alice.plays("jack_of_all_trades")
        t.alice.shows(hand="copper", deck="", discard_pile="")
    with table("alice", "bob", kingdom=["jack_of_all_trades"]) as t:
        t.alice.has(hand="jack_of_all_trades, copper", deck="gold")
        t.alice.plays("jack_of_all_trades")
        t.alice.passes("discard_top")
        t.alice.shows(hand="copper, gold, silver", deck="", discard_pile="")


@ruling("HI-210", "HI-211")
def test_jack_of_all_trades_draws_up_to_five_cards_and_never_takes_any() -> None:
    with table("alice", "bob", kingdom=["jack_of_all_trades"]) as t:
        t.alice.has(hand="jack_of_all_trades, copper*2", deck="gold*4")
        t.alice.plays("jack_of_all_trades")
        t.alice.passes("discard_top")
        t.alice.shows(hand="copper*2, gold*3", deck="gold")
    with table("alice", "bob", kingdom=["jack_of_all_trades"]) as t:
        t.alice.has(hand="jack_of_all_trades, copper*6", deck="gold*4")
        t.alice.plays("jack_of_all_trades")
        t.alice.passes("discard_top")
        t.alice.shows(hand="copper*6", deck="gold*4")


@ruling("HI-214")
def test_jack_of_all_trades_spares_cards_that_are_treasures_among_others() -> None:
    with table("alice", "bob", kingdom=["jack_of_all_trades", "fools_gold", "harem"]) as t:
        t.alice.has(hand="jack_of_all_trades, fools_gold, harem, estate*3", deck="gold")
        t.alice.plays("jack_of_all_trades")
        t.alice.passes("discard_top")
        t.alice.is_offered("estate")
        t.alice.passes("trash")
