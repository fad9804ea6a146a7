"""Prosperity: Treasures with rules of their own, and what changes or forbids a purchase."""

import pytest

from chaudron.games.dominion.cards.basics import COPPER
from chaudron.games.dominion.choices import DominionQuestion
from chaudron.games.dominion.scenario import table
from chaudron.kernel.errors import IllegalAnswer
from tests.dominion.told import heard
from tests.rulings import ruling

# ---------------------------------------------------------------- Bank


@ruling("PR-001")
def test_banks_worth_is_fixed_when_it_is_played() -> None:
    with table("alice", "vincent", kingdom=["bank"]) as t:
        t.alice.has(hand="bank, copper*3")
        t.alice.plays_treasures("copper, bank, copper*2")
        t.turn_is(coins=1 + 2 + 2)


@ruling("PR-002")
def test_bank_counts_every_treasure_in_play_and_itself() -> None:
    with table("alice", "vincent", kingdom=["bank", "village", "quarry"]) as t:
        t.alice.has(hand="bank*2, quarry, copper", in_play="village")
        t.alice.plays_treasures("bank")
        t.turn_is(coins=1)
        t.alice.plays_treasures("quarry, copper, bank")
        t.turn_is(coins=1 + 1 + 1 + 4)


# ---------------------------------------------------------------- Contraband


@ruling("PR-015")
def test_contraband_has_the_left_neighbour_name_a_card_first() -> None:
    with table("alice", "vincent", "nina", kingdom=["contraband"]) as t:
        t.alice.has(hand="contraband, gold*2")
        t.alice.plays_treasures("contraband")
        t.vincent.names("province")
        assert [e["cards"] for e in heard(t, t.nina, "name")] == [["province"]]
        t.turn_is(coins=3, buys=2)
        t.alice.plays_treasures()
        t.turn_is(coins=9)
        t.alice.is_not_offered("province")
        t.alice.buys("duchy")
        t.alice.is_not_offered("province")


def test_contraband_is_named_before_the_rest_of_one_answer() -> None:
    with table("alice", "vincent", kingdom=["contraband"]) as t:
        t.alice.has(hand="contraband, gold*2")
        t.alice.plays_treasures("contraband, gold*2")
        t.alice.shows(hand="gold*2", in_play="contraband")
        t.vincent.names("province")
        t.alice.shows(hand="", in_play="contraband, gold*2")


def test_contraband_bars_a_card_for_this_turn_only() -> None:
    with table("alice", "vincent", kingdom=["contraband"]) as t:
        t.alice.has(hand="contraband, gold*2")
        t.vincent.has(hand="gold*3")
        t.alice.plays_treasures("contraband")
        t.vincent.names("province")
        t.alice.ends_turn()
        t.vincent.buys("province")


@ruling("PR-012")
def test_a_card_named_for_contraband_may_still_be_gained() -> None:
    kingdom = ["contraband", "black_market", "workshop"]
    with table("alice", "vincent", kingdom=kingdom, black_market=["moat", "witch", "chapel"]) as t:
        t.alice.has(hand="black_market, workshop, contraband")
        t.turn(actions=2)
        t.alice.plays("black_market")
        t.alice.plays("contraband")
        t.vincent.names("silver")
        t.alice.passes("buy_now")
        t.alice.answers("order_under", ", ".join(c.name for c in t.alice.player.aside))
        t.alice.plays("workshop")
        t.alice.gains("silver")
        t.turn_is(coins=5)
        t.alice.is_not_offered("silver")
        t.alice.shows(discard_pile="silver")


@ruling("PR-013")
@pytest.mark.parametrize("name", ["colony", "diadem", "dame_anna", "copper", "hovel"])
def test_any_card_may_be_named_for_contraband(name: str) -> None:
    with table("alice", "vincent", kingdom=["contraband"]) as t:
        t.alice.has(hand="contraband")
        t.alice.plays_treasures("contraband")
        t.vincent.names(name)
        t.turn_is(coins=3)


@ruling("PR-014")
@pytest.mark.parametrize(
    ("pile", "first", "second", "third"),
    [
        ("knights", "sir_martin", "dame_anna", "sir_bailey"),
        ("ruins", "survivors", "abandoned_mine", "ruined_market"),
    ],
)
def test_contraband_bars_one_name_of_a_mixed_pile(pile: str, first: str, second: str, third: str) -> None:
    with table("alice", "vincent", kingdom=["contraband", "knights", "cultist"]) as t:
        t.pile(pile, f"{first}, {second}, {third}")
        t.alice.has(hand="contraband*2, gold*3")
        t.alice.plays_treasures("contraband*2, gold*3")
        t.vincent.names(second)
        t.vincent.names(third)
        t.alice.buys(first)
        t.alice.is_not_offered(second)
        t.alice.buys("gold")


@ruling("PR-016")
def test_every_contraband_brings_a_name() -> None:
    with table("alice", "vincent", kingdom=["contraband"]) as t:
        t.alice.has(hand="contraband*3")
        t.alice.plays_treasures("contraband*3")
        t.vincent.names("province")
        t.vincent.names("gold")
        t.vincent.names("gold")
        t.turn_is(coins=9, buys=4)
        t.alice.is_offered("copper, silver, estate, duchy, curse, contraband")


# ---------------------------------------------------------------- Goons and Hoard


@ruling("PR-020")
def test_one_goons_played_twice_earns_one_point_a_purchase() -> None:
    with table("alice", "vincent", kingdom=["goons", "throne_room"]) as t:
        t.alice.has(hand="throne_room, goons")
        t.alice.plays("throne_room")
        t.turn_is(coins=4, buys=3)
        t.alice.buys("copper")
        t.alice.shows(tokens={"vp": 1})
        t.alice.buys("copper")
        t.alice.shows(tokens={"vp": 2})


@ruling("PR-021")
def test_two_goons_earn_two_points_a_purchase() -> None:
    with table("alice", "vincent", kingdom=["goons"]) as t:
        t.alice.has(in_play="goons*2")
        t.turn(phase="buy", buys=3, coins=3)
        t.alice.buys("copper")
        t.alice.shows(tokens={"vp": 2})
        t.alice.buys("silver")
        t.alice.shows(tokens={"vp": 4})


def test_goons_counts_purchases_not_gains() -> None:
    with table("alice", "vincent", kingdom=["goons", "hoard"]) as t:
        t.alice.has(in_play="goons, hoard")
        t.turn(phase="buy", buys=2, coins=2)
        t.alice.buys("estate")
        t.alice.shows(tokens={"vp": 1}, discard_pile="estate, gold")


@ruling("PR-025")
def test_two_hoards_bring_two_golds_a_victory_card() -> None:
    with table("alice", "vincent", kingdom=["hoard", "island"]) as t:
        t.alice.has(hand="hoard*2")
        t.turn(buys=3)
        t.alice.plays_treasures()
        t.turn_is(coins=4)
        t.alice.buys("island")
        t.alice.shows(discard_pile="gold*2, island")
        t.alice.buys("copper")
        t.alice.shows(discard_pile="gold*2, island, copper")


@ruling("PR-026")
def test_hoard_wants_the_victory_card_bought() -> None:
    with table("alice", "vincent", kingdom=["hoard", "border_village"]) as t:
        t.alice.has(in_play="hoard")
        t.turn(phase="buy", buys=2, coins=6)
        t.alice.buys("border_village")
        t.alice.gains("duchy")
        t.alice.shows(discard_pile="border_village, duchy")


# ---------------------------------------------------------------- Grand Market


@ruling("PR-022")
def test_coppers_in_hand_do_not_bar_grand_market() -> None:
    with table("alice", "vincent", kingdom=["grand_market"]) as t:
        t.alice.has(hand="gold*2, copper*3", deck="copper*5")
        t.alice.plays_treasures("gold*2")
        t.alice.plays_treasures("")
        t.alice.buys("grand_market")
        t.pile_shows("grand_market", 9)


def test_a_copper_in_play_bars_grand_market() -> None:
    with table("alice", "vincent", kingdom=["grand_market"]) as t:
        t.alice.has(hand="gold*2, copper")
        t.alice.plays_treasures()
        t.turn_is(coins=7)
        t.alice.is_not_offered("grand_market")


@ruling("PR-023")
def test_a_copper_that_left_play_does_not_bar_grand_market() -> None:
    with table("alice", "vincent", kingdom=["grand_market", "counterfeit"]) as t:
        t.alice.has(hand="counterfeit, copper, gold")
        t.turn(coins=1)
        t.alice.plays_treasures("counterfeit")
        t.alice.answers("play", "copper")
        t.trash_shows("copper")
        t.alice.plays_treasures()
        t.turn_is(coins=7)
        t.alice.buys("grand_market")
        t.alice.shows(discard_pile="grand_market")


@ruling("PR-024")
def test_grand_market_may_be_gained_with_a_copper_in_play() -> None:
    with table("alice", "vincent", kingdom=["grand_market", "remodel", "smithy"]) as t:
        t.alice.has(hand="remodel, smithy", in_play="copper")
        t.alice.plays("remodel")
        t.alice.gains("grand_market")
        t.alice.shows(discard_pile="grand_market", in_play="copper, remodel")


def test_grand_market_played() -> None:
    with table("alice", "vincent", kingdom=["grand_market"]) as t:
        t.alice.has(hand="grand_market", deck="gold, copper")
        t.alice.plays("grand_market")
        t.turn_is(actions=1, buys=2, coins=2)
        t.alice.shows(hand="gold")


# ---------------------------------------------------------------- Loan


@pytest.mark.parametrize(
    ("option", "trash", "discards"),
    [("trash", "copper", "estate, curse"), ("discard", "", "estate, curse, copper")],
)
def test_loan_finds_a_treasure(option: str, trash: str, discards: str) -> None:
    with table("alice", "vincent", kingdom=["loan"]) as t:
        t.alice.has(hand="loan", deck="estate, curse, copper, gold")
        t.alice.plays_treasures("loan")
        t.turn_is(coins=1)
        question = t.asked(t.alice)
        assert isinstance(question, DominionQuestion)
        assert question.subject is COPPER
        t.alice.chooses(option)
        t.trash_shows(trash)
        t.alice.shows(deck="gold", discard_pile=discards, aside="")


def test_loan_without_a_treasure_to_find() -> None:
    with table("alice", "vincent", kingdom=["loan"]) as t:
        t.alice.has(hand="loan", deck="estate, curse", discard_pile="duchy")
        t.alice.plays_treasures("loan")
        t.alice.shows(deck="", discard_pile="estate, curse, duchy", aside="")
        t.turn_is(coins=1)


# ---------------------------------------------------------------- Mint


def test_mint_copies_a_treasure_shown_from_hand() -> None:
    with table("alice", "vincent", kingdom=["mint"]) as t:
        t.alice.has(hand="mint, gold, copper, estate")
        t.alice.plays("mint")
        t.alice.is_offered("gold, copper")
        t.alice.reveals("gold")
        t.alice.shows(hand="gold, copper, estate", discard_pile="gold")
        assert t.vincent.sees(t.alice) == ["gold"]


def test_mint_may_show_nothing() -> None:
    with table("alice", "vincent", kingdom=["mint"]) as t:
        t.alice.has(hand="mint, gold")
        t.alice.plays("mint")
        t.alice.passes("reveal")
        t.alice.shows(discard_pile="")


def test_mint_copies_from_the_supply_only() -> None:
    with table("alice", "vincent", kingdom=["mint", "bandit_camp"]) as t:
        t.alice.has(hand="mint, spoils")
        t.alice.plays("mint")
        t.alice.reveals("spoils")
        t.alice.shows(hand="spoils", discard_pile="")
        t.pile_shows("spoils", 15)


@ruling("PR-031")
def test_buying_mint_trashes_treasures_but_not_their_coins() -> None:
    with table("alice", "vincent", kingdom=["mint", "quarry", "village"]) as t:
        t.alice.has(hand="gold*2, copper, quarry, silver", in_play="village")
        t.turn(buys=3)
        t.alice.plays_treasures("gold*2, copper, quarry")
        t.alice.plays_treasures("")
        t.turn_is(coins=8)
        t.alice.buys("mint")  # for 3, thanks to Quarry
        t.trash_shows("gold*2, copper, quarry")
        t.turn_is(coins=5)
        t.alice.shows(in_play="village", hand="silver", discard_pile="mint")
        assert t.costs("mint") == 5
        t.alice.buys("mint")
        t.alice.shows(discard_pile="mint*2")


@ruling("PR-032")
def test_mint_trashes_royal_seal_before_it_could_help() -> None:
    with table("alice", "vincent", kingdom=["mint", "royal_seal"]) as t:
        t.alice.has(hand="royal_seal, gold")
        t.turn(buys=2)
        t.alice.buys("mint")
        t.trash_shows("royal_seal, gold")
        t.alice.shows(discard_pile="mint", deck="")


@ruling("PR-033")
def test_watchtower_still_works_on_a_mint_bought() -> None:
    with table("alice", "vincent", kingdom=["mint", "watchtower"]) as t:
        t.alice.has(hand="watchtower, gold*2")
        t.turn(buys=2)
        t.alice.buys("mint")
        t.trash_shows("gold*2")
        t.alice.chooses("deck")
        t.alice.shows(hand="watchtower", deck="mint", discard_pile="")


@ruling("PR-034")
def test_a_mint_not_bought_trashes_nothing() -> None:
    with table("alice", "vincent", kingdom=["mint", "border_village"]) as t:
        t.alice.has(hand="gold*2")
        t.turn(buys=2)
        t.alice.buys("border_village")
        t.alice.gains("mint")
        t.alice.shows(discard_pile="border_village, mint", in_play="gold*2")
        t.trash_shows("")


def test_mint_and_talisman_are_put_in_order() -> None:
    with table("alice", "vincent", kingdom=["mint", "talisman", "quarry"]) as t:
        t.alice.has(in_play="talisman, quarry")
        t.turn(phase="buy", coins=3, buys=2)
        t.alice.buys("mint")
        t.alice.lets_first("talisman")
        t.alice.shows(discard_pile="mint*2", in_play="")
        t.trash_shows("talisman, quarry")


def test_a_talisman_trashed_by_mint_brings_nothing() -> None:
    with table("alice", "vincent", kingdom=["mint", "talisman", "quarry"]) as t:
        t.alice.has(in_play="talisman, quarry")
        t.turn(phase="buy", coins=3, buys=2)
        t.alice.buys("mint")
        t.alice.lets_first("mint")
        t.alice.shows(discard_pile="mint", in_play="")


# ---------------------------------------------------------------- Talisman


@ruling("PR-048")
def test_talisman_brings_a_second_card_unasked() -> None:
    with table("alice", "vincent", kingdom=["talisman", "village", "bazaar"]) as t:
        t.alice.has(hand="talisman")
        t.turn(buys=4, coins=14)
        t.alice.buys("village")
        t.alice.shows(discard_pile="village*2")
        t.turn_is(coins=12)
        t.alice.buys("estate")
        t.alice.shows(discard_pile="village*2, estate")
        t.alice.buys("bazaar")
        t.alice.shows(discard_pile="village*2, estate, bazaar")


def test_talisman_finds_no_second_card_in_an_empty_pile() -> None:
    with table("alice", "vincent", kingdom=["talisman", "village"]) as t:
        t.alice.has(in_play="talisman")
        t.pile("village", 1).turn(phase="buy", buys=2, coins=3)
        t.alice.buys("village")
        t.alice.shows(discard_pile="village")


@ruling("PR-049")
def test_two_talismans_bring_two_copies() -> None:
    with table("alice", "vincent", kingdom=["talisman", "village"]) as t:
        t.alice.has(in_play="talisman*2")
        t.turn(phase="buy", buys=2, coins=3)
        t.alice.buys("village")
        t.alice.shows(discard_pile="village*3")


@ruling("PR-050")
def test_talisman_looks_at_the_reduced_cost() -> None:
    with table("alice", "vincent", kingdom=["talisman", "quarry", "goons", "grand_market"]) as t:
        t.alice.has(hand="talisman, quarry")
        t.turn(buys=3, coins=6)
        t.alice.buys("grand_market")
        t.alice.shows(discard_pile="grand_market*2")


@ruling("PR-051")
def test_talisman_ignores_cards_that_cost_a_potion() -> None:
    with table("alice", "vincent", kingdom=["talisman", "familiar"]) as t:
        t.alice.has(in_play="talisman")
        t.turn(phase="buy", buys=2, coins=3, potions=1)
        t.alice.buys("familiar")
        t.alice.shows(discard_pile="familiar")


@ruling("PR-052")
def test_talisman_and_mixed_piles() -> None:
    with table("alice", "vincent", kingdom=["talisman", "knights", "cultist"]) as t:
        t.pile("ruins", "survivors, ruined_market*2, abandoned_mine")
        t.pile("knights", "sir_martin, dame_anna")
        t.alice.has(in_play="talisman")
        t.turn(phase="buy", buys=4, coins=4)
        t.alice.buys("survivors")
        t.alice.shows(discard_pile="survivors")
        t.alice.buys("ruined_market")
        t.alice.shows(discard_pile="survivors, ruined_market*2")
        t.alice.buys("sir_martin")
        t.alice.shows(discard_pile="survivors, ruined_market*2, sir_martin")
        t.pile_shows("ruins", 1)


@ruling("PR-053")
def test_talisman_and_the_black_market() -> None:
    kingdom = ["talisman", "black_market"]
    with table("alice", "vincent", kingdom=kingdom, black_market=["village"]) as t:
        t.alice.has(hand="black_market, talisman")
        t.alice.plays("black_market")
        t.alice.plays("talisman")
        t.alice.answers("buy_now", "village")
        t.alice.shows(discard_pile="village")


# ---------------------------------------------------------------- Venture


@ruling("PR-059")
def test_venture_plays_the_treasure_it_finds() -> None:
    with table("alice", "vincent", kingdom=["venture"]) as t:
        t.alice.has(hand="venture", deck="estate, curse, gold, silver")
        t.alice.plays_treasures("venture")
        t.turn_is(coins=4)
        t.alice.shows(in_play="venture, gold", discard_pile="estate, curse", deck="silver", aside="")


@ruling("PR-060")
def test_ventures_find_each_other_and_other_cards_act() -> None:
    with table("alice", "vincent", kingdom=["venture", "loan", "contraband"]) as t:
        t.alice.has(hand="venture", deck="estate, venture, curse, contraband, silver")
        t.alice.plays_treasures("venture")
        t.vincent.names("province")
        t.turn_is(coins=1 + 1 + 3, buys=2)
        t.alice.shows(in_play="venture*2, contraband", discard_pile="estate, curse", deck="silver")


def test_venture_without_a_treasure_to_find() -> None:
    with table("alice", "vincent", kingdom=["venture"]) as t:
        t.alice.has(hand="venture", deck="estate", discard_pile="curse")
        t.alice.plays_treasures("venture")
        t.turn_is(coins=1)
        t.alice.shows(in_play="venture", discard_pile="estate, curse", deck="", aside="")


def test_venture_shuffles_but_not_the_cards_turned_up() -> None:
    with table("alice", "vincent", kingdom=["venture"]) as t:
        t.alice.has(hand="venture", deck="estate", discard_pile="gold")
        t.alice.plays_treasures("venture")
        t.turn_is(coins=4)
        t.alice.shows(in_play="venture, gold", discard_pile="estate", deck="")


# ---------------------------------------------------------------- costs


@ruling("PR-037")
def test_peddler_is_cheaper_everywhere_in_a_buy_phase() -> None:
    with table("alice", "vincent", kingdom=["peddler", "village", "remodel"]) as t:
        t.alice.has(hand="copper", in_play="village*2")
        t.turn(phase="treasures")
        assert t.costs("peddler") == 4
        t.alice.plays_treasures()
        t.turn_is(phase="buy")
        assert t.costs("peddler") == 4


@ruling("PR-037")
def test_peddler_bought_for_nothing() -> None:
    with table("alice", "vincent", kingdom=["peddler", "village", "farmland"]) as t:
        t.alice.has(hand="peddler", in_play="village*5")
        t.turn(phase="buy", buys=3, coins=6)
        assert t.costs("peddler") == 0
        t.alice.buys("peddler")
        t.turn_is(coins=6)
        # The Peddler in hand costs nothing as well: Farmland turns it into an Estate.
        t.alice.buys("farmland")
        t.trash_shows("peddler")
        t.alice.shows(discard_pile="peddler, estate, farmland")


@ruling("PR-038")
def test_peddler_costs_eight_outside_buy_phases() -> None:
    kingdom = ["village", "black_market", "salvager"]
    with table("alice", "vincent", kingdom=kingdom, black_market=["peddler"]) as t:
        t.alice.has(hand="black_market, salvager, peddler, gold, silver", in_play="village*3")
        t.turn(actions=2)
        assert t.costs("peddler") == 8
        t.alice.plays("salvager")
        t.alice.trashes("peddler")
        t.turn_is(coins=8)
        t.alice.plays("black_market")
        t.alice.passes("play")
        t.alice.answers("buy_now", "peddler")
        t.turn_is(coins=8 + 2 - 8)


@ruling("PR-039")
def test_an_action_played_twice_counts_once_for_peddler() -> None:
    with table("alice", "vincent", kingdom=["peddler", "throne_room", "bazaar"]) as t:
        t.alice.has(hand="throne_room, bazaar")
        t.alice.plays("throne_room")
        t.turn_is(phase="buy", actions=4)
        assert t.costs("peddler") == 8 - 2 * 2


@ruling("PR-040")
def test_last_turns_durations_count_for_peddler() -> None:
    with table("alice", "vincent", kingdom=["peddler", "merchant_ship"]) as t:
        t.alice.has(hand="merchant_ship")
        t.alice.plays("merchant_ship")
        t.alice.ends_turn()
        t.vincent.ends_turn()
        t.turn_is(player=t.alice, phase="buy")
        assert t.costs("peddler") == 6


@ruling("PR-041")
def test_two_quarries_take_four_off() -> None:
    with table("alice", "vincent", kingdom=["quarry", "smithy", "goons", "village"]) as t:
        t.alice.has(hand="quarry*2")
        t.alice.plays_treasures("quarry")
        t.turn_is(coins=1)
        assert t.costs("goons") == 4
        t.alice.plays_treasures("quarry")
        assert (t.costs("goons"), t.costs("smithy"), t.costs("village")) == (2, 0, 0)


@ruling("PR-042", "PR-043")
def test_quarry_concerns_whatever_is_an_action() -> None:
    with table("alice", "vincent", kingdom=["quarry", "great_hall", "island", "harem", "gardens"]) as t:
        t.alice.has(in_play="quarry")
        assert (t.costs("great_hall"), t.costs("island")) == (1, 2)
        assert (t.costs("harem"), t.costs("gardens"), t.costs("silver"), t.costs("duchy")) == (6, 4, 3, 5)


def test_every_reduction_at_once() -> None:
    with table("alice", "vincent", kingdom=["highway", "bridge", "quarry", "peddler"]) as t:
        t.alice.has(hand="highway, bridge, quarry, copper", deck="copper*2")
        t.turn(actions=1)
        t.alice.plays("highway")
        assert (t.costs("peddler"), t.costs("gold"), t.costs("bridge")) == (7, 5, 3)
        t.alice.plays("bridge")
        assert (t.costs("peddler"), t.costs("gold"), t.costs("bridge")) == (2, 4, 2)
        t.alice.plays_treasures("quarry")
        # 8 - 1 (Highway) - 1 (Bridge) - 2 (Quarry) - 2 * 2 (Actions in play), and never below 0.
        assert (t.costs("peddler"), t.costs("gold"), t.costs("bridge")) == (0, 4, 0)
        assert t.costs("copper") == 0
        t.turn_is(coins=2, buys=2)
        t.alice.buys("peddler")
        t.turn_is(coins=2 + 2, buys=1)


def test_reductions_never_touch_the_potion() -> None:
    with table("alice", "vincent", kingdom=["quarry", "familiar"]) as t:
        t.alice.has(in_play="quarry*2")
        t.turn(phase="buy", coins=9)
        assert t.costs("familiar") == 0
        t.alice.is_not_offered("familiar")


def test_an_unaffordable_card_stays_refused() -> None:
    with table("alice", "vincent", kingdom=["quarry", "goons"]) as t:
        t.alice.has(in_play="quarry")
        t.turn(phase="buy", coins=3)
        with pytest.raises(IllegalAnswer):
            t.alice.buys("goons")
