"""Hinterlands: what the Actions do when they are played."""

from chaudron.games.dominion.scenario import table
from tests.dominion.told import heard, named
from tests.rulings import ruling

# ---------------------------------------------------------------- Embassy


@ruling("HI-047", "HI-048", "HI-052")
def test_embassy_draws_five_and_discards_three_old_or_new() -> None:
    with table("alice", "bob", kingdom=["embassy"]) as t:
        t.alice.has(hand="embassy, estate, copper", deck="silver*3, gold*2, duchy")
        t.alice.plays("embassy")
        t.alice.is_asked("discard")
        t.alice.shows(hand="estate, copper, silver*3, gold*2")
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


# ---------------------------------------------------------------- Develop


DEVELOP = ["develop", "cellar", "village", "smithy", "militia", "market"]


@ruling("HI-105", "HI-108", "HI-109")
def test_develop_trashes_a_card_for_one_dearer_and_one_cheaper() -> None:
    with table("alice", "bob", kingdom=DEVELOP) as t:
        t.alice.has(hand="develop, silver, copper", deck="gold")
        t.alice.plays("develop")
        t.alice.is_offered("silver, copper")
        t.alice.trashes("silver")
        t.alice.is_offered("smithy, militia, cellar, estate")
        t.alice.gains("estate")
        t.alice.is_offered("smithy, militia")
        t.alice.gains("smithy")
        t.alice.shows(deck="smithy, estate, gold", hand="copper", discard_pile="")
        t.trash_shows("silver")
        t.pile_shows("smithy", 9)
        t.pile_shows("estate", 7)


def test_develop_is_compulsory() -> None:
    with table("alice", "bob", kingdom=DEVELOP) as t:
        t.alice.has(hand="develop, province")
        t.alice.plays("develop")
        t.trash_shows("province")
        t.alice.shows(hand="", deck="")


@ruling("HI-111")
def test_cards_developed_go_onto_the_deck_in_the_order_they_are_gained() -> None:
    with table("alice", "bob", kingdom=DEVELOP) as t:
        t.alice.has(hand="develop, silver", deck="gold")
        t.alice.plays("develop")
        t.alice.gains("smithy")
        t.alice.gains("estate")
        t.alice.shows(deck="estate, smithy, gold", discard_pile="")


@ruling("HI-106", "HI-107")
def test_develop_may_trash_another_copy_but_not_itself() -> None:
    with table("alice", "bob", kingdom=DEVELOP) as t:
        t.alice.has(hand="develop*2")
        t.alice.plays("develop")
        t.trash_shows("develop")
        t.alice.shows(hand="", in_play="develop")
        t.alice.gains("militia")
        t.alice.gains("cellar")
        t.alice.shows(deck="cellar, militia")


@ruling("HI-110")
def test_develop_gains_the_one_card_there_is() -> None:
    with table("alice", "bob", kingdom=["develop", "smithy"]) as t:
        t.alice.has(hand="develop, gold")
        t.alice.plays("develop")
        t.alice.shows(deck="duchy")  # nothing costs 7
        t.trash_shows("gold")
    with table("alice", "bob", kingdom=["develop", "smithy"]) as t:
        t.pile("estate", 0)
        t.alice.has(hand="develop, silver")
        t.alice.plays("develop")
        t.alice.shows(deck="smithy")  # nothing costs 2


@ruling("HI-112")
def test_a_copper_developed_yields_only_a_card_costing_one() -> None:
    with table("alice", "bob", kingdom=["develop", "poor_house"]) as t:
        t.alice.has(hand="develop, copper")
        t.alice.plays("develop")
        t.alice.shows(deck="poor_house", discard_pile="")
    with table("alice", "bob", kingdom=["develop"]) as t:
        t.alice.has(hand="develop, copper")
        t.alice.plays("develop")
        t.alice.shows(deck="", discard_pile="")
        t.trash_shows("copper")


@ruling("HI-113")
def test_develop_with_an_empty_hand_does_nothing() -> None:
    with table("alice", "bob", kingdom=DEVELOP) as t:
        t.alice.has(hand="develop")
        t.alice.plays("develop")
        t.trash_shows("")
        t.alice.shows(deck="", discard_pile="", hand="")


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


# ---------------------------------------------------------------- Border Village, played


@ruling("HI-247", "HI-251")
def test_border_village_played_gives_a_card_and_two_actions_and_no_card_from_the_supply() -> None:
    with table("alice", "bob", kingdom=["border_village"]) as t:
        t.alice.has(hand="border_village", deck="gold, silver")
        t.alice.plays("border_village")
        t.turn_is(actions=2)
        t.alice.shows(hand="gold", deck="silver", discard_pile="")


# ---------------------------------------------------------------- Highway


@ruling("HI-180", "HI-181")
def test_highway_gives_a_card_and_an_action_and_makes_everything_cheaper() -> None:
    with table("alice", "bob", kingdom=["highway", "village"]) as t:
        t.alice.has(hand="highway", deck="gold, silver")
        t.alice.plays("highway")
        t.turn_is(actions=1)
        t.alice.shows(hand="gold", deck="silver")
        costs = {c: t.costs(c) for c in ("province", "village", "highway", "estate", "copper", "curse")}
        assert costs == {"province": 7, "village": 2, "highway": 4, "estate": 1, "copper": 0, "curse": 0}


@ruling("HI-182")
def test_costs_are_as_before_once_highway_leaves_play() -> None:
    with table("alice", "bob", kingdom=["highway", "procession"]) as t:
        t.alice.has(hand="procession, highway", deck="copper*7")
        t.alice.plays("procession")
        t.alice.plays("highway")
        t.trash_shows("highway")
        assert t.costs("province") == 8
    with table("alice", "bob", kingdom=["highway"]) as t:
        t.alice.has(hand="highway", deck="copper*7")
        t.alice.plays("highway")
        t.alice.ends_turn()
        t.turn_is(player=t.bob)
        assert t.costs("province") == 8


@ruling("HI-183")
def test_highway_makes_cards_in_hands_and_decks_cheaper_too() -> None:
    # Bob's Silver, on his deck, costs 2 now: a Knight spares it.
    with table("alice", "bob", kingdom=["highway", "knights", "remodel"]) as t:
        t.pile("knights", "dame_molly")
        t.alice.has(hand="highway, sir_destry", deck="copper*5")
        t.bob.has(deck="silver, estate")
        t.alice.plays("highway")
        t.alice.plays("sir_destry")
        t.trash_shows("")
        t.bob.shows(discard_pile="silver, estate")
    # Alice's Estate, in her hand, costs 1: remodelled, it reaches what costs 3 now.
    with table("alice", "bob", kingdom=["highway", "remodel"]) as t:
        t.alice.has(hand="highway, remodel, estate")
        t.alice.plays("highway")
        t.alice.plays("remodel")
        t.alice.is_offered("copper, curse, estate, silver, remodel")
        t.alice.gains("remodel")


@ruling("HI-184")
def test_with_highway_a_copper_can_be_developed_into_an_estate() -> None:
    with table("alice", "bob", kingdom=["highway", "develop"]) as t:
        t.alice.has(hand="highway, develop, copper")
        t.alice.plays("highway")
        t.alice.plays("develop")
        t.alice.shows(deck="estate")


@ruling("HI-185")
def test_throne_room_does_not_double_a_highway() -> None:
    with table("alice", "bob", kingdom=["highway", "throne_room"]) as t:
        t.alice.has(hand="throne_room, highway", deck="copper*3")
        t.alice.plays("throne_room")
        t.turn_is(actions=2)
        assert t.costs("province") == 7


@ruling("HI-186")
def test_three_highways_take_three_off_but_nothing_below_zero() -> None:
    with table("alice", "bob", kingdom=["highway"]) as t:
        t.alice.has(hand="highway*3", deck="copper*3")
        for _ in range(3):
            t.alice.plays("highway")
        assert [t.costs(c) for c in ("province", "gold", "silver", "estate")] == [5, 3, 0, 0]


# ---------------------------------------------------------------- Trader, played


@ruling("HI-215", "HI-216")
def test_trader_turns_a_card_into_as_many_silvers_as_it_costs() -> None:
    with table("alice", "bob", kingdom=["trader"]) as t:
        t.alice.has(hand="trader, duchy", discard_pile="copper")
        t.alice.plays("trader")
        t.trash_shows("duchy")
        t.alice.shows(hand="", discard_pile="copper, silver*5")
        t.pile_shows("silver", 35)


@ruling("HI-217")
def test_trader_gains_the_silvers_that_are_left() -> None:
    with table("alice", "bob", kingdom=["trader"]) as t:
        t.pile("silver", 2)
        t.alice.has(hand="trader, duchy, copper")
        t.alice.plays("trader")
        t.alice.trashes("duchy")
        t.alice.shows(discard_pile="silver*2")
        t.pile_shows("silver", 0)


@ruling("HI-218", "HI-219")
def test_trader_gains_nothing_for_nothing_or_for_a_copper() -> None:
    with table("alice", "bob", kingdom=["trader"]) as t:
        t.alice.has(hand="trader")
        t.alice.plays("trader")
        t.alice.shows(discard_pile="")
        t.trash_shows("")
    with table("alice", "bob", kingdom=["trader"]) as t:
        t.alice.has(hand="trader, copper")
        t.alice.plays("trader")
        t.alice.shows(discard_pile="")
        t.trash_shows("copper")


@ruling("HI-220")
def test_a_silver_traded_is_worth_three_silvers() -> None:
    with table("alice", "bob", kingdom=["trader"]) as t:
        t.alice.has(hand="trader, silver")
        t.alice.plays("trader")
        t.alice.shows(discard_pile="silver*3")


@ruling("HI-221", "HI-222")
def test_trader_counts_what_the_card_costs_now() -> None:
    with table("alice", "bob", kingdom=["trader", "highway"]) as t:
        t.alice.has(hand="highway, trader, estate")
        t.alice.plays("highway")
        t.alice.plays("trader")
        t.alice.shows(discard_pile="silver")


@ruling("HI-223")
def test_trader_gives_nothing_for_a_potion() -> None:
    with table("alice", "bob", kingdom=["trader", "golem"]) as t:
        t.alice.has(hand="trader, golem")
        t.alice.plays("trader")
        t.alice.shows(discard_pile="silver*4")
        assert named(t.state.trash_pile) == ["golem"]
