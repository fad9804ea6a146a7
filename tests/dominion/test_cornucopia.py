"""Cornucopia's kingdom cards (Tournament and the Prizes have a file of their own)."""

import pytest

from chaudron.games.dominion.kingdoms import Kingdom, check, complete
from chaudron.games.dominion.library import find, kingdom_cards
from chaudron.games.dominion.scenario import table
from chaudron.games.dominion.setup import new_game
from chaudron.kernel.errors import Refusal
from chaudron.kernel.rng import stream
from tests.rulings import ruling

BASE = [c.name for c in kingdom_cards() if c.set == "base"]

# ---------------------------------------------------------------- Fairgrounds


@pytest.mark.parametrize(("names", "points"), [(4, 0), (5, 2), (9, 2), (10, 4)])
def test_fairgrounds_are_worth_two_points_for_five_names(names: int, points: int) -> None:
    others = ["copper*3", "silver", "gold", "moat", "village", "smithy", "market", "witch*2", "cellar"]
    with table("alice", "vincent", kingdom=["fairgrounds"]) as t:
        t.alice.has(deck=", ".join(others[: names - 1]), hand="fairgrounds")
        t.alice.scores(points)
    with table("alice", "vincent", kingdom=["fairgrounds"]) as t:
        t.alice.has(deck=", ".join(others[: names - 1]), hand="fairgrounds*2")
        t.alice.scores(2 * points)


@ruling("CO-001")
@pytest.mark.parametrize(
    "four",
    [
        "ruined_village, ruined_market, ruined_library, abandoned_mine",
        "sir_martin, dame_anna, sir_bailey, dame_molly",
        "hovel, necropolis, moat, overgrown_estate",
        "princess, diadem, followers, trusty_steed",
    ],
)
def test_every_ruins_knight_shelter_and_prize_is_a_name(four: str) -> None:
    with table("alice", "vincent", kingdom=["fairgrounds", "knights", "marauder", "tournament"]) as t:
        t.alice.has(deck=four, hand="fairgrounds")
        t.alice.scores(2)


# ---------------------------------------------------------------- Farming Village


@pytest.mark.parametrize("found", ["moat", "copper", "harem"])
def test_farming_village_digs_for_an_action_or_treasure(found: str) -> None:
    with table("alice", "vincent", kingdom=["farming_village", "harem"]) as t:
        t.alice.has(hand="farming_village", deck=f"estate, curse, duchy, {found}, gold")
        t.alice.plays("farming_village")
        t.turn_is(actions=2)
        t.alice.shows(hand=found, discard_pile="estate, curse, duchy", deck="gold", aside="")
        assert t.vincent.sees(t.alice) == [found]


def test_farming_village_shuffles_and_may_find_nothing() -> None:
    with table("alice", "vincent", kingdom=["farming_village"]) as t:
        t.alice.has(hand="farming_village", deck="estate", discard_pile="copper")
        t.alice.plays("farming_village")
        t.alice.shows(hand="copper", discard_pile="estate", deck="")
    with table("alice", "vincent", kingdom=["farming_village"]) as t:
        t.alice.has(hand="farming_village", deck="estate", discard_pile="curse")
        t.alice.plays("farming_village")
        t.alice.shows(hand="", discard_pile="estate, curse", deck="")
    with table("alice", "vincent", kingdom=["farming_village"]) as t:
        t.alice.has(hand="farming_village")
        t.alice.plays("farming_village")
        t.alice.shows(hand="", discard_pile="", deck="")


# ---------------------------------------------------------------- Fortune Teller


@pytest.mark.parametrize("found", ["estate", "curse", "great_hall"])
def test_fortune_teller_leaves_a_victory_card_or_curse_on_top(found: str) -> None:
    with table("alice", "vincent", "lucas", kingdom=["fortune_teller", "moat"]) as t:
        t.alice.has(hand="fortune_teller", deck="estate")
        t.vincent.has(hand="moat", deck="copper, estate")
        t.lucas.has(deck=f"copper, smithy, {found}, gold")
        t.alice.plays("fortune_teller")
        t.vincent.reveals("moat")
        t.turn_is(coins=2, actions=0)
        t.alice.shows(deck="estate")
        t.vincent.shows(deck="copper, estate", discard_pile="")
        t.lucas.shows(deck=f"{found}, gold", discard_pile="copper, smithy", aside="")
        t.alice.knows_top(t.lucas, found)
        t.vincent.knows_top(t.lucas, found)


def test_fortune_teller_digs_through_a_deck_without_any() -> None:
    with table("alice", "vincent", kingdom=["fortune_teller"]) as t:
        t.alice.has(hand="fortune_teller")
        t.vincent.has(deck="copper", discard_pile="silver*2")
        t.alice.plays("fortune_teller")
        t.vincent.shows(deck="", discard_pile="copper, silver*2")


# ---------------------------------------------------------------- Hamlet


@ruling("CO-002", "CO-003")
def test_hamlet_discards_for_an_action_and_then_for_a_buy() -> None:
    with table("alice", "vincent", kingdom=["hamlet"]) as t:
        t.alice.has(hand="hamlet, estate, curse, copper", deck="silver, gold")
        t.alice.plays("hamlet")
        t.alice.shows(hand="estate, curse, copper, silver")
        t.turn_is(actions=1, buys=1)
        t.alice.discards("estate")
        t.turn_is(actions=2, buys=1)
        t.alice.discards("curse")
        t.turn_is(actions=2, buys=2)
        t.alice.shows(hand="copper, silver", discard_pile="estate, curse", deck="gold")
        t.alice.is_asked("play_treasures")  # no third time


@pytest.mark.parametrize("action", [False, True])
@pytest.mark.parametrize("buy", [False, True])
def test_either_discard_of_hamlet_may_be_left_out(action: bool, buy: bool) -> None:
    with table("alice", "vincent", kingdom=["hamlet"]) as t:
        t.alice.has(hand="hamlet, estate*3")
        t.alice.plays("hamlet")
        for wanted in (action, buy):
            if wanted:
                t.alice.discards("estate")
            else:
                t.alice.passes("discard")
        t.turn_is(actions=1 + action, buys=1 + buy)


# ---------------------------------------------------------------- Harvest


@pytest.mark.parametrize(
    ("deck", "coins"),
    [("copper*4", 1), ("copper, silver, copper, gold", 3), ("estate, curse, moat, gold", 4), ("moat", 1)],
)
def test_harvest_pays_for_different_names(deck: str, coins: int) -> None:
    with table("alice", "vincent", kingdom=["harvest"]) as t:
        t.alice.has(hand="harvest, duchy", deck=deck)
        t.alice.plays("harvest")
        t.turn_is(coins=coins, actions=0)
        t.alice.shows(hand="duchy", deck="", discard_pile=deck)


def test_harvest_turns_up_no_more_than_four() -> None:
    with table("alice", "vincent", kingdom=["harvest"]) as t:
        t.alice.has(hand="harvest", deck="copper, silver, gold, estate, moat")
        t.alice.plays("harvest")
        t.turn_is(coins=4)
        t.alice.shows(deck="moat")


# ---------------------------------------------------------------- Horn of Plenty


def test_horn_of_plenty_gains_by_the_names_in_play() -> None:
    with table("alice", "vincent", kingdom=["horn_of_plenty", "village"]) as t:
        t.alice.has(hand="horn_of_plenty, copper", in_play="village*3, copper")
        t.alice.plays_treasures("horn_of_plenty")
        t.turn_is(coins=0)
        t.alice.is_offered("copper, silver, estate, curse, village")  # three names
        t.alice.gains("silver")
        t.alice.shows(discard_pile="silver", in_play="village*3, copper, horn_of_plenty")


def test_horn_of_plenty_is_trashed_for_a_victory_card() -> None:
    with table("alice", "vincent", kingdom=["horn_of_plenty", "great_hall"]) as t:
        t.alice.has(hand="horn_of_plenty*2, copper", in_play="great_hall")
        t.alice.plays_treasures("copper, horn_of_plenty")
        t.alice.gains("great_hall")
        t.trash_shows("horn_of_plenty")
        t.alice.shows(discard_pile="great_hall", in_play="great_hall, copper", hand="horn_of_plenty")


@ruling("CO-004")
def test_horn_of_plenty_does_not_count_what_left_play() -> None:
    with table("alice", "vincent", kingdom=["horn_of_plenty", "feast", "island"]) as t:
        t.alice.has(hand="horn_of_plenty, feast")
        t.alice.plays("feast")
        t.alice.gains("silver")
        t.alice.plays_treasures("horn_of_plenty")
        t.alice.is_offered("copper, curse")  # one name: its own
        t.alice.gains("copper")


@ruling("CO-005")
def test_horn_of_plenty_counts_durations() -> None:
    with table("alice", "vincent", kingdom=["horn_of_plenty", "wharf"]) as t:
        t.alice.has(hand="wharf", deck="copper*2, horn_of_plenty, estate*9")
        t.alice.plays("wharf")
        t.alice.ends_turn()
        t.vincent.ends_turn()
        t.alice.shows(in_play="wharf")
        t.alice.plays_treasures("horn_of_plenty")
        t.alice.is_offered("copper, curse, estate")  # two names
        t.alice.gains("curse")


@ruling("CO-006")
def test_horn_of_plenty_gains_no_potion_card() -> None:
    with table("alice", "vincent", kingdom=["horn_of_plenty", "transmute", "vineyard"]) as t:
        t.alice.has(hand="horn_of_plenty, potion")
        t.alice.plays_treasures("potion, horn_of_plenty")
        t.alice.is_offered("copper, curse, estate")
        t.alice.gains("copper")


@ruling("CO-007")
def test_horn_of_plenty_counts_a_band_of_misfits_as_what_it_is() -> None:
    kingdom = ["horn_of_plenty", "band_of_misfits", "village"]
    with table("alice", "vincent", kingdom=kingdom) as t:
        t.alice.has(hand="band_of_misfits*2, horn_of_plenty", in_play="village")
        t.alice.plays("band_of_misfits")
        t.alice.plays("band_of_misfits")
        t.alice.shows(in_play="village*3")
        t.alice.plays_treasures("horn_of_plenty")
        t.alice.is_offered("copper, curse, estate")  # Village and Horn of Plenty
        t.alice.gains("copper")


def test_horn_of_plenty_stays_when_a_trader_turned_the_victory_card_into_silver() -> None:
    with table("alice", "vincent", kingdom=["horn_of_plenty", "trader"]) as t:
        t.alice.has(hand="horn_of_plenty, trader", in_play="copper")
        t.turn(actions=0)
        t.alice.plays_treasures("horn_of_plenty")
        t.alice.gains("estate")
        t.alice.reveals("trader")
        t.trash_shows("")
        t.alice.shows(discard_pile="silver", in_play="copper, horn_of_plenty")


# ---------------------------------------------------------------- Horse Traders


def test_horse_traders_give_a_buy_and_coins_for_two_cards() -> None:
    with table("alice", "vincent", kingdom=["horse_traders"]) as t:
        t.alice.has(hand="horse_traders, estate, copper, curse")
        t.alice.plays("horse_traders")
        request = t.asked(t.alice)
        assert (request.lo, request.hi) == (2, 2)
        t.alice.discards("estate, curse")
        t.turn_is(buys=2, coins=3, actions=0)
        t.alice.shows(hand="copper", discard_pile="estate, curse")
    with table("alice", "vincent", kingdom=["horse_traders"]) as t:
        t.alice.has(hand="horse_traders, estate")
        t.alice.plays("horse_traders")
        t.alice.shows(hand="", discard_pile="estate")  # as many as there are


@ruling("CO-008", "CO-009")
def test_horse_traders_set_aside_are_neither_in_hand_nor_in_play() -> None:
    with table("alice", "vincent", kingdom=["horse_traders", "militia"]) as t:
        t.alice.has(hand="militia*2")
        t.vincent.has(hand="horse_traders, copper*3, estate", deck="gold")
        t.turn(actions=2)
        t.alice.plays("militia")
        t.vincent.accepts("set_aside")
        t.vincent.shows(hand="copper*3, estate", in_play="", aside="")
        t.vincent.discards("estate")  # Militia counts four cards
        t.alice.plays("militia")  # cannot react again, and holds three cards already
        t.turn_is(player=t.alice, coins=4)
        t.vincent.shows(hand="copper*3", discard_pile="estate", in_play="")
        assert t.state.view(0).dump_player(t.vincent.player)["set_aside"] == [
            {"card": "horse_traders", "size": 1, "cards": ["horse_traders"]}
        ]


@ruling("CO-010")
@pytest.mark.parametrize("set_aside", [0, 1, 2])
def test_several_horse_traders_may_be_set_aside(set_aside: int) -> None:
    with table("alice", "vincent", kingdom=["horse_traders", "witch"]) as t:
        t.alice.has(hand="witch")
        t.vincent.has(hand="horse_traders*2, copper", deck="gold*3")
        t.alice.plays("witch")
        for _ in range(set_aside):
            t.vincent.accepts("set_aside")
        if set_aside < 2:
            t.vincent.passes("set_aside")
        t.vincent.shows(discard_pile="curse")
        t.alice.ends_turn()
        assert len(t.vincent.player.hand) == 3 + set_aside
        assert [c.name for c in t.vincent.player.hand].count("gold") == set_aside
        assert [c.name for c in t.vincent.player.hand].count("horse_traders") == 2


@ruling("CO-011")
def test_horse_traders_come_back_in_a_turn_of_any_kind() -> None:
    with table("alice", "vincent", kingdom=["horse_traders", "militia", "possession"]) as t:
        t.alice.has(hand="militia, possession")
        t.vincent.has(hand="horse_traders, copper*3", deck="gold, silver*9")
        t.turn(actions=2)
        t.alice.plays("militia")
        t.vincent.accepts("set_aside")
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.turn_is(player=t.vincent)
        assert not t.state.normal_turn
        t.vincent.shows(hand="copper*3, gold, horse_traders")
        t.vincent.ends_turn()
        t.vincent.shows(hand="silver*5")  # nothing is left to come back in the regular turn
    with table("alice", "vincent", kingdom=["horse_traders", "militia"]) as t:
        t.alice.has(hand="militia")
        t.vincent.has(hand="horse_traders, copper*3", deck="gold, silver*9")
        t.alice.plays("militia")
        t.vincent.accepts("set_aside")
        t.alice.ends_turn()
        t.vincent.shows(hand="copper*3, gold, horse_traders")
        assert t.alice.sees(t.vincent) == ["horse_traders"]


@ruling("CO-012")
def test_horse_traders_set_aside_are_still_owned() -> None:
    with table("alice", "vincent", kingdom=["horse_traders", "militia", "vineyard"]) as t:
        t.alice.has(hand="militia, gold*2", deck="vineyard")
        t.vincent.has(hand="horse_traders, vineyard, moat*2")
        t.vincent.scores(1)
        t.alice.plays("militia")
        t.vincent.lets_first("horse_traders")
        t.vincent.accepts("set_aside")
        t.vincent.passes("reveal")
        t.vincent.scores(1)


def test_horse_traders_and_another_reaction_in_any_order() -> None:
    with table("alice", "vincent", kingdom=["horse_traders", "militia", "secret_chamber"]) as t:
        t.alice.has(hand="militia")
        t.vincent.has(hand="horse_traders, secret_chamber, copper*3", deck="gold, silver, estate")
        t.alice.plays("militia")
        t.vincent.lets_first("secret_chamber")
        t.vincent.reveals("secret_chamber")
        t.vincent.puts_on_deck("copper*2")
        t.vincent.lets_first("horse_traders")
        t.vincent.accepts("set_aside")
        t.vincent.passes("reveal")
        t.vincent.discards("copper")
        t.vincent.shows(hand="secret_chamber, gold, silver", deck="copper*2, estate")


# ---------------------------------------------------------------- Hunting Party


def test_hunting_party_finds_a_name_not_in_hand() -> None:
    with table("alice", "vincent", kingdom=["hunting_party"]) as t:
        t.alice.has(
            hand="hunting_party, copper, estate", deck="silver, copper, silver, estate, hunting_party, gold"
        )
        t.alice.plays("hunting_party")
        t.turn_is(actions=1)
        # The Hunting Party played is not in hand: another one is what is wanted.
        t.alice.shows(
            hand="copper, estate, silver, hunting_party",
            discard_pile="copper, silver, estate",
            deck="gold",
            aside="",
        )
        assert t.vincent.sees(t.alice) == ["copper", "estate", "hunting_party", "silver"]


def test_hunting_party_may_find_nothing() -> None:
    with table("alice", "vincent", kingdom=["hunting_party"]) as t:
        t.alice.has(hand="hunting_party, copper", deck="silver, copper", discard_pile="silver, copper")
        t.alice.plays("hunting_party")
        t.alice.shows(hand="copper, silver", deck="", discard_pile="copper*2, silver")


def test_hunting_party_with_an_empty_deck() -> None:
    with table("alice", "vincent", kingdom=["hunting_party"]) as t:
        t.alice.has(hand="hunting_party, copper")
        t.alice.plays("hunting_party")
        t.alice.shows(hand="copper", deck="", discard_pile="")


# ---------------------------------------------------------------- Jester


def test_jester_curses_for_a_victory_card() -> None:
    with table("alice", "vincent", "lucas", kingdom=["jester", "great_hall", "moat"]) as t:
        t.alice.has(hand="jester")
        t.vincent.has(deck="estate, gold")
        t.lucas.has(hand="moat", deck="duchy")
        t.alice.plays("jester")
        t.lucas.reveals("moat")
        t.turn_is(coins=2, actions=0)
        t.vincent.shows(discard_pile="estate, curse", deck="gold")
        t.lucas.shows(discard_pile="", deck="duchy")
        t.alice.shows(discard_pile="")


@pytest.mark.parametrize("who", ["you", "other"])
def test_jester_says_who_gains_the_copy(who: str) -> None:
    with table("alice", "vincent", kingdom=["jester", "village"]) as t:
        t.alice.has(hand="jester")
        t.vincent.has(deck="village, gold")
        t.alice.plays("jester")
        t.alice.chooses(who)
        t.alice.shows(discard_pile="village" if who == "you" else "")
        t.vincent.shows(discard_pile="village" if who == "you" else "village*2")
        t.pile_shows("village", 9)


def test_jester_decides_for_each_player_in_turn() -> None:
    with table("alice", "vincent", "lucas", "nina", kingdom=["jester"]) as t:
        t.alice.has(hand="jester")
        t.vincent.has(discard_pile="gold")  # shuffled to have a top card
        t.lucas.has(deck="copper")  # and Nina has no card at all
        t.alice.plays("jester")
        t.alice.chooses("you")
        t.alice.shows(discard_pile="gold")
        t.alice.chooses("other")
        t.vincent.shows(discard_pile="gold")
        t.lucas.shows(discard_pile="copper*2")
        t.nina.shows(discard_pile="")


@ruling("CO-013")
@pytest.mark.parametrize("card", ["necropolis", "princess", "spoils", "ruined_market", "dame_anna", "chapel"])
def test_jester_gives_no_copy_that_cannot_be_had(card: str) -> None:
    kingdom = ["jester", "tournament", "bandit_camp", "marauder", "knights", "chapel"]
    with table("alice", "vincent", kingdom=kingdom) as t:
        t.pile("ruins", "ruined_village, ruined_market").pile("knights", "sir_martin, dame_anna")
        t.pile("chapel", 0)
        t.alice.has(hand="jester")
        t.vincent.has(deck=card)
        t.alice.plays("jester")
        t.turn_is(player=t.alice, coins=2)
        t.vincent.shows(discard_pile=card)
        t.alice.shows(discard_pile="")


def test_jester_copies_the_top_ruins_or_knight() -> None:
    with table("alice", "vincent", kingdom=["jester", "knights"]) as t:
        t.pile("knights", "sir_martin, dame_anna")
        t.alice.has(hand="jester")
        t.vincent.has(deck="sir_martin")
        t.alice.plays("jester")
        t.alice.chooses("you")
        t.alice.shows(discard_pile="sir_martin")
        t.pile_shows("knights", 1)


@ruling("CO-014")
@pytest.mark.parametrize("who", ["you", "other"])
def test_jester_and_a_discarded_curse(who: str) -> None:
    with table("alice", "vincent", kingdom=["jester"]) as t:
        t.alice.has(hand="jester")
        t.vincent.has(deck="curse")
        t.alice.plays("jester")
        t.alice.chooses(who)
        t.alice.shows(discard_pile="curse" if who == "you" else "")
        t.vincent.shows(discard_pile="curse" if who == "you" else "curse*2")


# ---------------------------------------------------------------- Menagerie


@pytest.mark.parametrize(("hand", "drawn"), [("copper, estate, menagerie", 3), ("copper, estate, copper", 1)])
def test_menagerie_draws_by_the_names_in_hand(hand: str, drawn: int) -> None:
    with table("alice", "vincent", kingdom=["menagerie"]) as t:
        t.alice.has(hand=f"menagerie, {hand}", deck="gold*4")
        t.alice.plays("menagerie")
        t.turn_is(actions=1)
        t.alice.shows(hand=f"{hand}, gold*{drawn}")
        assert t.vincent.sees(t.alice) == sorted(hand.split(", "))


@ruling("CO-015")
def test_an_empty_hand_is_all_different() -> None:
    with table("alice", "vincent", kingdom=["menagerie"]) as t:
        t.alice.has(hand="menagerie", deck="gold*4")
        t.alice.plays("menagerie")
        t.alice.shows(hand="gold*3")


# ---------------------------------------------------------------- Remake


@ruling("CO-016")
def test_remake_trashes_two_cards() -> None:
    with table("alice", "vincent", kingdom=["remake", "village"]) as t:
        t.alice.has(hand="remake, estate*2, gold")
        t.alice.plays("remake")
        request = t.asked(t.alice)
        assert (request.lo, request.hi) == (1, 1)
        t.alice.trashes("estate")
        t.alice.is_offered("silver, village")  # exactly 3
        t.alice.gains("village")
        request = t.asked(t.alice)
        assert (request.lo, request.hi) == (1, 1)
        t.alice.trashes("estate")
        t.alice.gains("silver")
        t.trash_shows("estate*2")
        t.alice.shows(hand="gold", discard_pile="village, silver")


@ruling("CO-017")
def test_remakes_second_trashing_follows_the_first_gain() -> None:
    with table("alice", "vincent", kingdom=["remake", "watchtower", "village"]) as t:
        t.alice.has(hand="remake, estate, curse, watchtower", deck="gold")
        t.alice.plays("remake")
        t.alice.trashes("estate")
        t.trash_shows("estate")
        t.alice.gains("village")
        t.alice.passes("choose")  # the Watchtower: the Village has arrived
        t.alice.shows(discard_pile="village")
        t.alice.trashes("curse")
        t.trash_shows("estate, curse")


@ruling("CO-018")
def test_remake_gains_nothing_without_an_exact_match() -> None:
    with table("alice", "vincent", kingdom=["remake"]) as t:
        t.alice.has(hand="remake, copper, gold")  # nothing costs 1 or 7
        t.alice.plays("remake")
        t.alice.trashes("copper")
        t.trash_shows("copper, gold")
        t.alice.shows(discard_pile="", hand="")


# ---------------------------------------------------------------- Young Witch


@ruling("CO-023", "CO-024")
def test_young_witch_reactions_then_cards_then_banes() -> None:
    kingdom = ["young_witch", "moat"]
    with table("alice", "vincent", "lucas", "nina", kingdom=kingdom, bane="village") as t:
        t.alice.has(hand="young_witch, estate", deck="gold, silver, copper")
        t.vincent.has(hand="moat, village")
        t.lucas.has(hand="village")
        t.nina.has(hand="village")
        t.alice.plays("young_witch")
        t.vincent.is_asked("reveal")  # the Moat, before anything happens
        t.alice.shows(hand="estate")
        t.vincent.reveals("moat")
        t.alice.is_asked("discard")
        t.alice.shows(hand="estate, gold, silver")
        request = t.asked(t.alice)
        assert (request.lo, request.hi) == (2, 2)
        t.alice.discards("estate, silver")
        t.lucas.reveals("village")  # Vincent is unaffected and needs no Bane
        t.nina.passes("reveal")
        t.alice.shows(hand="gold", discard_pile="estate, silver")
        t.vincent.shows(discard_pile="")
        t.lucas.shows(discard_pile="", hand="village")
        t.nina.shows(discard_pile="curse")


def test_young_witch_curses_whoever_has_no_bane() -> None:
    with table("alice", "vincent", kingdom=["young_witch"], bane="cellar") as t:
        t.alice.has(hand="young_witch")
        t.vincent.has(hand="estate, copper", deck="cellar")
        t.alice.plays("young_witch")
        t.vincent.shows(discard_pile="curse")


@ruling("CO-025")
def test_young_witch_needs_an_eleventh_pile() -> None:
    ten = ["young_witch", *[name for name in BASE if name != "cellar"][:9]]
    game = new_game(check(Kingdom(ten, bane="cellar")), 2, 0)
    assert len(game.setup.kingdom) == 11
    assert game.in_supply(find("cellar"))
    with pytest.raises(Refusal, match="Bane"):
        check(Kingdom(ten))
    for bad in ("smithy", "transmute", "university", "poor_house", "chapel"):
        kingdom = Kingdom([name for name in ten if name != bad][:10], bane=bad)
        if len(kingdom.cards) < 10:
            kingdom.cards.append("gardens" if "gardens" not in kingdom.cards else "market")
        if bad == "chapel":
            check(kingdom)
        else:
            with pytest.raises(Refusal, match="cannot be the Bane"):
                check(kingdom)
    pool = [c.name for c in kingdom_cards()]
    for seed in range(40):
        bane = find(complete(Kingdom(["young_witch"]), pool, stream(seed, "bane")).bane)
        assert bane.cost in (2, 3)
        assert not bane.potion


@ruling("CO-026")
def test_the_bane_pile_is_a_supply_pile() -> None:
    with table("alice", "vincent", kingdom=["young_witch", "moat"], bane="cellar") as t:
        t.pile("cellar", 1).pile("moat", 0).pile("curse", 0)
        t.turn(phase="buy", coins=2)
        t.alice.buys("cellar")
        assert t.over


@ruling("CO-027")
@pytest.mark.parametrize(("players", "size"), [(2, 8), (3, 12), (4, 12)])
def test_a_victory_bane_has_a_victory_pile(players: int, size: int) -> None:
    kingdom = ["young_witch", *BASE[:9]]
    game = new_game(check(Kingdom(kingdom, bane="great_hall")), players, 0)
    assert game.counts[game.setup.pile_named("great_hall")] == size
    game = new_game(check(Kingdom(kingdom, bane="hamlet")), players, 0)
    assert game.counts[game.setup.pile_named("hamlet")] == 10
