"""The basic cards, and the Base set's Actions that attack nobody."""

import pytest

from chaudron.games.dominion.cards.basics import COPPER, ESTATE
from chaudron.games.dominion.kingdoms import Kingdom
from chaudron.games.dominion.library import find
from chaudron.games.dominion.scenario import cards, table
from chaudron.games.dominion.setup import new_game
from chaudron.games.dominion.state import Due
from chaudron.kernel.errors import Refusal
from tests.rulings import ruling

NAMES = ("alice", "vincent", "lucas", "nina", "marie", "philippe")

# ---------------------------------------------------------------- basic cards


@ruling("BA-001")
@pytest.mark.parametrize(("players", "left"), [(2, 46), (3, 39), (4, 32)])
def test_one_box_of_coppers_for_up_to_four(players: int, left: int) -> None:
    with table(*NAMES[:players], kingdom=["village"]) as t:
        t.pile_shows("copper", left)
    game = new_game(Kingdom(["village"]), players, seed=1)
    assert [p.all_cards().count(COPPER) for p in game.players] == [7] * players


@ruling("BA-002")
@pytest.mark.parametrize(("players", "left"), [(5, 85), (6, 78)])
def test_two_boxes_of_coppers_for_five_and_six(players: int, left: int) -> None:
    with table(*NAMES[:players], kingdom=["village"]) as t:
        t.pile_shows("copper", left)


@ruling("BA-003")
def test_coppersmith_makes_later_coppers_worth_more() -> None:
    with table("alice", "vincent", kingdom=["coppersmith"]) as t:
        t.alice.has(hand="coppersmith, copper*2, silver")
        t.alice.plays("coppersmith")
        t.alice.plays_treasures("copper, silver")
        t.turn_is(coins=2 + 2)
        t.alice.plays_treasures("copper")
        t.turn_is(coins=2 + 2 + 2)


@ruling("BA-004")
@pytest.mark.parametrize(("players", "left"), [(2, 8), (3, 12), (4, 12), (5, 12), (6, 12)])
def test_dealt_estates_come_on_top_of_the_pile(players: int, left: int) -> None:
    with table(*NAMES[:players], kingdom=["village"]) as t:
        t.pile_shows("estate", left)
    game = new_game(Kingdom(["village"]), players, seed=1)
    assert [p.all_cards().count(ESTATE) for p in game.players] == [3] * players


@ruling("BA-005")
def test_shelters_leave_the_estate_pile_alone() -> None:
    with table("alice", "vincent", "lucas", kingdom=["village"], shelters=True) as t:
        t.pile_shows("estate", 12)
    game = new_game(Kingdom(["village"], shelters=True), 3, seed=1)
    assert [p.all_cards().count(ESTATE) for p in game.players] == [0, 0, 0]


@ruling("BA-006")
def test_the_last_province_ends_the_game_with_the_turn() -> None:
    with table("alice", "vincent", kingdom=["village"]) as t:
        t.pile("province", 1).turn(phase="buy", buys=2, coins=8)
        t.alice.buys("province")
        t.alice.is_asked("buy")
        assert not t.over
        t.alice.buys("copper")
        assert t.over


@ruling("BA-007", "BA-008")
def test_curses_are_in_every_supply_and_may_be_bought_for_nothing() -> None:
    with table("alice", "vincent", kingdom=["village"]) as t:
        t.turn(phase="buy", buys=2)
        t.alice.is_offered("copper, curse")
        t.alice.buys("curse")
        t.alice.shows(discard_pile="curse")
        t.alice.scores(-1)


@ruling("BA-009")
def test_an_empty_curse_pile_is_an_empty_pile() -> None:
    for moats, over in ((1, False), (0, True)):
        with table("alice", "vincent", kingdom=["moat", "village"]) as t:
            t.pile("moat", moats).pile("village", 0).pile("curse", 1).turn(phase="buy")
            t.alice.buys("curse")
            assert t.over == over


@ruling("BA-010")
def test_a_curse_is_nothing_but_a_curse() -> None:
    curse = find("curse")
    assert not (curse.is_action or curse.is_treasure or curse.is_victory)
    with table("alice", "vincent", kingdom=["bureaucrat"]) as t:
        t.alice.has(hand="bureaucrat")
        t.vincent.has(hand="curse*2, copper")
        t.alice.plays("bureaucrat")
        t.vincent.shows(hand="curse*2, copper", deck="")


@ruling("BA-011")
@pytest.mark.parametrize(("players", "left"), [(2, 10), (3, 20), (4, 30), (5, 40), (6, 50)])
def test_ten_curses_per_player_beyond_the_first(players: int, left: int) -> None:
    with table(*NAMES[:players], kingdom=["village"]) as t:
        t.pile_shows("curse", left)


def test_treasures_yield_their_coins_and_victory_cards_their_points() -> None:
    with table("alice", "vincent", kingdom=["village"]) as t:
        t.alice.has(hand="copper, silver, gold", deck="estate, duchy, province, curse")
        t.alice.plays_treasures()
        t.turn_is(coins=1 + 2 + 3)
        t.alice.scores(1 + 3 + 6 - 1)


# ---------------------------------------------------------------- plain bonuses


@pytest.mark.parametrize(
    ("card", "drawn", "actions", "buys", "coins"),
    [
        ("festival", 0, 2, 2, 2),
        ("laboratory", 2, 1, 1, 0),
        ("market", 1, 1, 2, 1),
        ("moat", 2, 0, 1, 0),
        ("smithy", 3, 0, 1, 0),
        ("village", 1, 2, 1, 0),
        ("woodcutter", 0, 0, 2, 2),
        ("council_room", 4, 0, 2, 0),
        ("witch", 2, 0, 1, 0),
        ("militia", 0, 0, 1, 2),
    ],
)
def test_what_a_card_gives(card: str, drawn: int, actions: int, buys: int, coins: int) -> None:
    with table("alice", "vincent", kingdom=[card]) as t:
        t.alice.has(hand=card, deck="estate*5")
        t.alice.plays(card)
        t.turn_is(actions=actions, buys=buys, coins=coins)
        t.alice.shows(hand=f"estate*{drawn}", deck=", ".join(["estate"] * (5 - drawn)))


# ---------------------------------------------------------------- Adventurer


@ruling("BA-012")
def test_adventurer_keeps_turned_up_cards_out_of_the_shuffle() -> None:
    with table("alice", "vincent", kingdom=["adventurer"]) as t:
        t.alice.has(hand="adventurer", deck="estate*3, village", discard_pile="copper, silver")
        t.alice.plays("adventurer")
        t.alice.shows(hand="copper, silver", deck="", discard_pile="estate*3, village")


@ruling("BA-013")
def test_adventurer_takes_the_only_treasure_there_is() -> None:
    with table("alice", "vincent", kingdom=["adventurer"]) as t:
        t.alice.has(hand="adventurer", deck="estate, copper", discard_pile="curse")
        t.alice.plays("adventurer")
        t.alice.shows(hand="copper", deck="", discard_pile="estate, curse")


def test_adventurer_stops_at_the_second_treasure_and_everybody_saw_them() -> None:
    with table("alice", "vincent", kingdom=["adventurer"]) as t:
        t.alice.has(hand="adventurer, duchy", deck="copper, estate, gold, silver")
        t.alice.plays("adventurer")
        t.alice.shows(hand="duchy, copper, gold", deck="silver", discard_pile="estate")
        assert t.vincent.sees(t.alice) == ["copper", "gold"]


# ---------------------------------------------------------------- Cellar, Chancellor, Chapel


@ruling("BA-016")
def test_cellar_may_draw_what_it_just_discarded() -> None:
    with table("alice", "vincent", kingdom=["cellar"]) as t:
        t.alice.has(hand="cellar, estate*2, copper")
        t.alice.plays("cellar")
        t.alice.discards("estate*2")
        t.alice.shows(hand="estate*2, copper", discard_pile="")
        t.turn_is(actions=1)


def test_cellar_draws_as_many_as_were_discarded() -> None:
    with table("alice", "vincent", kingdom=["cellar"]) as t:
        t.alice.has(hand="cellar, estate*3", deck="gold, silver, copper")
        t.alice.plays("cellar")
        t.alice.discards("estate*2")
        t.alice.shows(hand="gold, silver, estate", deck="copper", discard_pile="estate*2")


def test_cellar_and_chapel_may_take_nothing() -> None:
    with table("alice", "vincent", kingdom=["cellar", "chapel"]) as t:
        t.alice.has(hand="cellar, chapel, estate", deck="gold")
        t.alice.plays("cellar")
        t.alice.passes("discard")
        t.alice.plays("chapel")
        t.alice.passes("trash")
        t.alice.shows(hand="estate", deck="gold", discard_pile="")
        t.trash_shows("")


@ruling("BA-017")
def test_chancellor_turns_the_deck_over_unseen() -> None:
    with table("alice", "vincent", kingdom=["chancellor"]) as t:
        t.alice.has(hand="chancellor", deck="gold, silver, copper", discard_pile="estate")
        t.alice.plays("chancellor")
        t.turn_is(coins=2)
        t.alice.accepts("discard_deck")
        t.alice.shows(deck="", discard_pile="estate, gold, silver, copper")
        for seat in (0, 1):
            told = [e.dump(seat) for e in t.stepper.log(seat)]
            assert {"event": "discard", "player": 0, "n": 3, "zone": "deck", "depth": 1} in told
            assert not [e for e in told if "gold" in str(e) or "silver" in str(e)]
        # What lay at the bottom of the deck is on top now, for everybody to see.
        assert t.alice.player.discard_pile[-1] is COPPER


def test_chancellor_may_leave_the_deck() -> None:
    with table("alice", "vincent", kingdom=["chancellor"]) as t:
        t.alice.has(hand="chancellor", deck="gold")
        t.alice.plays("chancellor")
        t.alice.passes("discard_deck")
        t.alice.shows(deck="gold", discard_pile="")


def test_chancellor_does_not_ask_about_no_deck() -> None:
    with table("alice", "vincent", kingdom=["chancellor"]) as t:
        t.alice.has(hand="chancellor")
        t.alice.plays("chancellor")
        t.turn_is(coins=2)


@ruling("BA-018")
def test_chancellor_does_not_discard_a_tunnel() -> None:
    with table("alice", "vincent", kingdom=["chancellor", "tunnel"]) as t:
        t.alice.has(hand="chancellor", deck="tunnel")
        t.alice.plays("chancellor")
        t.alice.accepts("discard_deck")
        t.alice.shows(discard_pile="tunnel")
        t.pile_shows("gold", 30)


@ruling("BA-019")
def test_chapel_cannot_trash_itself() -> None:
    with table("alice", "vincent", kingdom=["chapel"]) as t:
        t.alice.has(hand="chapel, copper, estate*4")
        t.alice.plays("chapel")
        t.alice.is_offered("copper, estate")
        with pytest.raises(Refusal):
            t.alice.trashes("copper, estate*4")
        t.alice.trashes("copper, estate*3")
        t.trash_shows("copper, estate*3")
        t.alice.shows(hand="estate", in_play="chapel")


# ---------------------------------------------------------------- Council Room, Feast, Gardens


@ruling("BA-020", "BA-021")
def test_nobody_refuses_council_rooms_card_or_reacts_to_it() -> None:
    with table("alice", "vincent", "lucas", kingdom=["council_room", "moat"]) as t:
        t.alice.has(hand="council_room", deck="copper*4")
        t.vincent.has(hand="moat, copper*4", deck="estate")
        t.lucas.has(hand="copper*5", deck="silver*2")
        t.alice.plays("council_room")
        t.vincent.shows(hand="moat, copper*4, estate")
        t.lucas.shows(hand="copper*5, silver", deck="silver")


@ruling("BA-022")
def test_throne_room_on_feast_gains_twice() -> None:
    with table("alice", "vincent", kingdom=["throne_room", "feast"]) as t:
        t.alice.has(hand="throne_room, feast")
        t.alice.plays("throne_room")
        t.alice.gains("duchy")
        t.alice.gains("silver")
        t.alice.shows(discard_pile="duchy, silver", in_play="throne_room")
        t.trash_shows("feast")


@ruling("BA-023")
def test_coins_do_not_help_feast() -> None:
    with table("alice", "vincent", kingdom=["feast"]) as t:
        t.alice.has(hand="feast").table.turn(coins=10)
        t.alice.plays("feast")
        t.alice.is_offered("copper, curse, estate, silver, feast, duchy")
        t.alice.gains("duchy")
        t.turn_is(coins=10)


@ruling("BA-024")
def test_gardens_count_every_card_wherever_it_lies() -> None:
    with table("alice", "vincent", kingdom=["gardens", "wharf"]) as t:
        t.alice.has(
            hand="gardens",
            deck="copper*3",
            discard_pile="copper*2",
            in_play="copper*2",
            mats={"island": "copper"},
        )
        t.alice.scores(0)
        t.game.players[0].due = [Due(find("wharf"), -1, -1, cards("copper"), True)]
        t.alice.scores(1)
        t.alice.has(secret_mats={"native_village": "copper*10"})
        t.alice.scores(2)


# ---------------------------------------------------------------- Library


@ruling("BA-025")
def test_library_keeps_cards_put_aside_out_of_the_shuffle() -> None:
    with table("alice", "vincent", kingdom=["library"]) as t:
        t.alice.has(hand="library, copper*5", deck="village, smithy", discard_pile="silver")
        t.alice.plays("library")
        t.alice.accepts("set_aside")
        t.alice.accepts("set_aside")
        t.alice.shows(hand="copper*5, silver", deck="", discard_pile="village, smithy")


def test_library_asks_about_each_action_and_draws_up_to_seven() -> None:
    with table("alice", "vincent", kingdom=["library"]) as t:
        t.alice.has(hand="library, copper*4", deck="village, smithy, estate, gold, silver")
        t.alice.plays("library")
        t.alice.accepts("set_aside")
        t.alice.passes("set_aside")
        t.alice.shows(hand="copper*4, smithy, estate, gold", deck="silver", discard_pile="village")
        assert t.vincent.sees(t.alice) == []


@ruling("BA-026")
def test_library_draws_nothing_onto_seven_cards() -> None:
    with table("alice", "vincent", kingdom=["library"]) as t:
        t.alice.has(hand="library, copper*7", deck="gold")
        t.alice.plays("library")
        t.alice.shows(hand="copper*7", deck="gold")


# ---------------------------------------------------------------- Mine, Moneylender, Remodel, Workshop


@ruling("BA-028", "BA-030")
def test_mine_is_compulsory_and_may_take_an_equal_or_cheaper_treasure() -> None:
    with table("alice", "vincent", kingdom=["mine"]) as t:
        t.alice.has(hand="mine, silver, copper, estate")
        t.alice.plays("mine")
        t.alice.is_offered("silver, copper")
        with pytest.raises(Refusal):
            t.alice.passes()
        t.alice.trashes("silver")
        t.alice.is_offered("copper, silver, gold")
        t.alice.gains("silver")
        t.alice.shows(hand="silver, copper, estate", discard_pile="")
        t.trash_shows("silver")


def test_mine_reaches_three_coins_further_and_no_more() -> None:
    with table("alice", "vincent", kingdom=["mine", "quarry"]) as t:
        t.alice.has(hand="mine, copper")
        t.alice.plays("mine")
        t.alice.is_offered("copper, silver")
        t.alice.gains("silver")
        t.alice.shows(hand="silver")


@ruling("BA-029")
def test_mine_without_a_treasure_does_nothing() -> None:
    with table("alice", "vincent", kingdom=["mine"]) as t:
        t.alice.has(hand="mine, estate")
        t.alice.plays("mine")
        t.alice.shows(hand="estate", discard_pile="")
        t.trash_shows("")


@ruling("BA-031")
def test_mine_may_take_a_kingdom_treasure() -> None:
    with table("alice", "vincent", kingdom=["mine", "harem"]) as t:
        t.alice.has(hand="mine, silver")
        t.alice.plays("mine")
        t.alice.is_offered("copper, silver, gold, harem")
        t.alice.gains("harem")
        t.alice.shows(hand="harem")


@ruling("BA-032")
def test_mine_wants_a_potion_for_a_potion() -> None:
    with table("alice", "vincent", kingdom=["mine", "philosophers_stone"]) as t:
        t.alice.has(hand="mine, silver")
        t.alice.plays("mine")
        t.alice.is_offered("copper, silver, gold, potion")
        t.alice.gains("gold")
    with table("alice", "vincent", kingdom=["mine", "philosophers_stone"]) as t:
        t.alice.has(hand="mine, philosophers_stone")
        t.alice.plays("mine")
        t.alice.is_offered("copper, silver, gold, potion, philosophers_stone")
        t.alice.gains("philosophers_stone")


@ruling("BA-037")
def test_moneylender_trashes_a_copper_without_asking() -> None:
    with table("alice", "vincent", kingdom=["moneylender"]) as t:
        t.alice.has(hand="moneylender, copper*2, estate")
        t.alice.plays("moneylender")
        t.trash_shows("copper")
        t.turn_is(coins=3)


def test_moneylender_without_a_copper_gives_nothing() -> None:
    with table("alice", "vincent", kingdom=["moneylender"]) as t:
        t.alice.has(hand="moneylender, silver")
        t.alice.plays("moneylender")
        t.turn_is(coins=0)
        t.trash_shows("")


@ruling("BA-038")
def test_remodel_with_an_empty_hand_gains_nothing() -> None:
    with table("alice", "vincent", kingdom=["remodel"]) as t:
        t.alice.has(hand="remodel")
        t.alice.plays("remodel")
        t.alice.shows(discard_pile="")


def test_remodel_trashes_one_card_for_another_up_to_two_more() -> None:
    with table("alice", "vincent", kingdom=["remodel", "village", "mine"]) as t:
        t.alice.has(hand="remodel, estate, gold")
        t.alice.plays("remodel")
        t.alice.trashes("estate")
        t.alice.is_offered("copper, curse, estate, silver, village, remodel")
        t.alice.gains("village")
        t.alice.shows(hand="gold", discard_pile="village")
        t.trash_shows("estate")


@ruling("BA-039", "BA-040")
def test_remodel_keeps_a_potion_if_there_was_one() -> None:
    with table("alice", "vincent", kingdom=["remodel", "possession"]) as t:
        t.alice.has(hand="remodel, possession")
        t.alice.plays("remodel")
        t.alice.is_offered(
            "copper, silver, gold, estate, duchy, province, curse, potion, remodel, possession"
        )
        t.alice.gains("possession")
    with table("alice", "vincent", kingdom=["remodel", "possession"]) as t:
        t.alice.has(hand="remodel, gold")
        t.alice.plays("remodel")
        t.alice.is_offered("copper, silver, gold, estate, duchy, province, curse, potion, remodel")
        t.alice.gains("province")


@ruling("BA-056")
def test_workshop_never_reaches_a_potion() -> None:
    with table("alice", "vincent", kingdom=["workshop", "vineyard", "university"]) as t:
        t.alice.has(hand="workshop")
        t.alice.plays("workshop")
        t.alice.is_offered("copper, silver, estate, curse, potion, workshop")
        t.alice.gains("workshop")
        t.alice.shows(discard_pile="workshop")


# ---------------------------------------------------------------- Throne Room


@ruling("BA-048")
def test_throne_room_must_play_an_action() -> None:
    with table("alice", "vincent", kingdom=["throne_room"]) as t:
        t.alice.has(hand="throne_room, village, chapel, copper")
        t.alice.plays("throne_room")
        t.alice.is_offered("village, chapel")
        with pytest.raises(Refusal):
            t.alice.passes()
        t.alice.plays("village")


@ruling("BA-049")
def test_the_doubled_card_uses_no_actions() -> None:
    with table("alice", "vincent", kingdom=["throne_room"]) as t:
        t.alice.has(hand="throne_room, woodcutter").table.turn(actions=2)
        t.alice.plays("throne_room")
        t.turn_is(actions=1, coins=4, buys=3)
        t.alice.shows(in_play="throne_room, woodcutter")


@ruling("BA-050")
def test_nothing_is_played_between_the_two_plays() -> None:
    with table("alice", "vincent", kingdom=["throne_room"]) as t:
        t.alice.has(hand="throne_room, village, woodcutter", deck="copper, silver")
        t.alice.plays("throne_room")
        t.alice.plays("village")
        t.turn_is(actions=4)
        t.alice.is_asked("play_action")
        t.alice.shows(hand="woodcutter, copper, silver", in_play="throne_room, village")


@ruling("BA-051")
def test_throne_room_on_throne_room_doubles_two_actions() -> None:
    with table("alice", "vincent", kingdom=["throne_room"]) as t:
        t.alice.has(hand="throne_room*2, woodcutter, festival, village", deck="copper*2")
        t.alice.plays("throne_room")
        t.alice.plays("throne_room")
        t.alice.plays("festival")
        t.turn_is(actions=4, buys=3, coins=4)
        t.alice.is_offered("woodcutter, village")
        t.alice.plays("woodcutter")
        t.turn_is(actions=4, buys=5, coins=8)
        t.alice.shows(hand="village", in_play="throne_room*2, festival, woodcutter")


def test_throne_room_without_an_action_does_nothing() -> None:
    with table("alice", "vincent", kingdom=["throne_room"]) as t:
        t.alice.has(hand="throne_room, copper")
        t.alice.plays("throne_room")
        t.alice.shows(hand="copper", in_play="throne_room")


@ruling("BA-052")
def test_throne_room_stays_out_with_its_duration() -> None:
    with table("alice", "vincent", kingdom=["throne_room", "wharf"]) as t:
        t.alice.has(hand="throne_room, wharf, village", deck="copper*20")
        t.vincent.has(hand="copper*5", deck="copper*5")
        t.alice.plays("throne_room")
        t.alice.plays("wharf")
        t.alice.ends_turn()
        t.alice.shows(in_play="throne_room, wharf")
        t.vincent.ends_turn()
        t.turn_is(player=t.alice, buys=3)
        t.alice.shows(in_play="throne_room, wharf", hand="copper*9")
        t.alice.ends_turn()
        t.alice.shows(in_play="")


@ruling("BA-053")
def test_throne_room_does_not_double_what_holds_while_in_play() -> None:
    with table("alice", "vincent", kingdom=["throne_room", "highway"]) as t:
        t.alice.has(hand="throne_room, highway", deck="copper*2")
        t.alice.plays("throne_room")
        t.turn_is(actions=2)
        t.alice.shows(hand="copper*2")
        assert t.costs("gold") == 5
