"""Black Market: its deck of single cards, and what a purchase there is and is not."""

import pytest

from chaudron.games.dominion.card import KNIGHT
from chaudron.games.dominion.kingdoms import Kingdom, check, complete, random_kingdom
from chaudron.games.dominion.library import find, kingdom_cards
from chaudron.games.dominion.scenario import Scenario, table
from chaudron.kernel.errors import Refusal
from chaudron.kernel.rng import stream
from tests.rulings import ruling

DECK = "black_market_deck"
TEN = [
    "black_market", "cellar", "chapel", "village", "smithy", "market", "mine", "witch", "remodel",
    "militia",
]  # fmt: skip


def market(t: Scenario) -> list[str]:
    """The Black Market deck, the top first."""
    g = t.state
    return [c.name for c in g.stacks[g.setup.pile_named(DECK)][::-1]]


# ---------------------------------------------------------------- the deck


@ruling("PM-001")
def test_the_deck_is_no_supply_pile() -> None:
    with table(
        "alice", "vincent", kingdom=["black_market", "village", "smithy"], black_market=["chapel"]
    ) as t:
        t.pile("village", 0).pile("smithy", 0).pile(DECK, "")
        t.turn(phase="buy")
        t.alice.buys("copper")
        assert not t.over
        t.turn_is(player=t.vincent)
    with table("alice", "vincent", kingdom=["black_market"], black_market=["chapel"]) as t:
        t.turn(phase="buy", coins=8)
        t.alice.is_not_offered("chapel")


@ruling("PM-002")
def test_everybody_may_know_what_the_deck_holds() -> None:
    singles = ["moat", "chapel", "knights"]
    with table("alice", "vincent", kingdom=["black_market"], black_market=singles) as t:
        for seat in (0, 1, -1):
            dump = t.state.view(seat).dump()
            assert dump["black_market"] == ["chapel", "knights", "moat"]
            # But not in which order, nor which of the Knights.
            piles = dump["piles"]
            assert isinstance(piles, list)
            assert [p for p in piles if p["pile"] == DECK] == [{"pile": DECK, "left": 3, "supply": False}]


def test_a_random_kingdom_with_black_market_gets_a_deck_of_other_cards() -> None:
    pool = [c.name for c in kingdom_cards()]
    kingdom = complete(Kingdom(["black_market"]), pool, stream(1, "kingdom"))
    assert len(kingdom.black_market) == 15
    assert not [n for n in kingdom.black_market if n in kingdom.piles()]
    check(kingdom)
    assert random_kingdom(stream(3, "kingdom"), ["base"]).black_market == []


@ruling("PM-012")
def test_a_potion_card_in_the_deck_brings_the_potions() -> None:
    for single, left in (("familiar", 16), ("village", None)):
        with table("alice", "vincent", kingdom=["black_market"], black_market=[single]) as t:
            pile = t.state.setup.pile_named("potion")
            assert (t.state.counts[pile] if pile >= 0 else None) == left


@ruling("PM-013")
def test_a_looter_in_the_deck_brings_the_ruins() -> None:
    for single, found in (("marauder", True), ("village", False)):
        with table("alice", "vincent", kingdom=["black_market"], black_market=[single]) as t:
            pile = t.state.setup.pile_named("ruins")
            assert (pile in t.state.setup.supply) == found


@ruling("PM-014")
def test_young_witch_in_the_deck_brings_a_bane() -> None:
    with pytest.raises(Refusal, match="Bane"):
        check(Kingdom(TEN, black_market=["young_witch"]))
    kingdom = complete(Kingdom(TEN, black_market=["young_witch"]), ["moat"], stream(1, "bane"))
    check(kingdom)
    assert find(kingdom.bane).cost in (2, 3)
    with table("alice", "vincent", kingdom=["black_market"], bane="moat", black_market=["young_witch"]) as t:
        t.pile_shows("moat", 10)
        assert t.state.in_supply(find("moat"))


@ruling("PM-015")
def test_tournament_in_the_deck_brings_the_prizes() -> None:
    with table("alice", "vincent", kingdom=["black_market"], black_market=["tournament"]) as t:
        t.pile_shows("prizes", 5)


@ruling("PM-016")
def test_trade_route_in_the_deck_puts_its_tokens_out() -> None:
    with table("alice", "vincent", kingdom=["black_market", "harem"], black_market=["trade_route"]) as t:
        g = t.state
        carrying = [p.name for p in g.setup.piles if g.tokens_on(p.index, find("trade_route"))]
        assert sorted(carrying) == ["duchy", "estate", "harem", "province"]


@ruling("PM-017")
@pytest.mark.parametrize(
    ("single", "pile", "size"),
    [
        ("hermit", "madman", 10),
        ("urchin", "mercenary", 10),
        ("bandit_camp", "spoils", 15),
        ("marauder", "spoils", 15),
        ("pillage", "spoils", 15),
    ],
)
def test_side_piles_are_laid_out_for_the_deck(single: str, pile: str, size: int) -> None:
    with table("alice", "vincent", kingdom=["black_market"], black_market=[single]) as t:
        t.pile_shows(pile, size)
        assert t.state.setup.pile_named(pile) not in t.state.setup.supply


@ruling("PM-018")
def test_one_knight_stands_for_the_knights() -> None:
    found = []
    for seed in range(8):
        with table(
            "alice", "vincent", kingdom=["black_market"], black_market=["knights", "moat"], seed=seed
        ) as t:
            knights = [name for name in market(t) if find(name).types & KNIGHT]
            assert len(knights) == 1 and not find(knights[0]).text.is_pile
            assert t.state.setup.pile_named("knights") == -1
            t.alice.has(hand="black_market").table.turn(coins=3)
            t.alice.plays("black_market")
            t.alice.answers("buy_now", knights[0])
            t.alice.shows(discard_pile=knights[0])
            found += knights
    assert len(set(found)) > 1


# ---------------------------------------------------------------- playing it


@ruling("PM-004", "PM-005")
def test_treasures_played_there_stay_in_play_and_what_is_left_is_kept() -> None:
    singles = ["moat", "familiar", "village"]
    with table("alice", "vincent", kingdom=["black_market"], black_market=singles) as t:
        t.alice.has(hand="black_market, copper*2, silver, potion", deck="estate*5")
        t.alice.plays("black_market")
        t.turn_is(coins=2)
        t.alice.plays("copper, potion")
        t.alice.plays("copper")
        t.alice.passes("play")
        t.turn_is(coins=4, potions=1)
        t.alice.is_offered("moat, familiar, village")
        t.alice.answers("buy_now", "moat")
        t.alice.answers("order_under", "familiar, village")
        t.turn_is(coins=2, potions=1, buys=1)
        t.alice.shows(hand="silver", in_play="black_market, copper*2, potion", discard_pile="moat")
        t.alice.buys("potion")
        t.alice.shows(
            in_play="", discard_pile="black_market, copper*2, silver, potion*2, moat", hand="estate*5"
        )


@ruling("PM-006")
def test_treasures_may_be_played_without_buying() -> None:
    with table("alice", "vincent", kingdom=["black_market"], black_market=["moat", "village"]) as t:
        t.alice.has(hand="black_market, gold")
        t.alice.plays("black_market")
        t.alice.plays("gold")
        t.alice.passes("buy_now")
        t.alice.answers("order_under", "moat, village")
        t.turn_is(coins=5, buys=1)
        t.alice.shows(in_play="black_market, gold", discard_pile="")
        assert market(t) == ["village", "moat"]


def test_three_cards_are_turned_up_and_those_not_bought_go_under_the_deck() -> None:
    singles = ["moat", "village", "smithy", "market", "witch"]
    with table("alice", "vincent", kingdom=["black_market"], black_market=singles) as t:
        t.pile(DECK, "moat, village, smithy, market, witch")
        t.alice.has(hand="black_market").table.turn(coins=10)
        t.alice.plays("black_market")
        t.alice.is_offered("moat, village, smithy")
        t.alice.answers("buy_now", "village")
        t.alice.answers("order_under", "smithy, moat")
        assert market(t) == ["market", "witch", "moat", "smithy"]
        t.alice.shows(discard_pile="village", aside="")
        t.turn_is(coins=12 - 3, buys=1)


@ruling("PM-019")
def test_fewer_than_three_cards_are_all_turned_up() -> None:
    with table("alice", "vincent", kingdom=["black_market"], black_market=["moat", "village"]) as t:
        t.alice.has(hand="black_market").table.turn(coins=8)
        t.alice.plays("black_market")
        t.alice.is_offered("moat, village")
        t.alice.answers("buy_now", "moat")
        assert market(t) == ["village"]


@ruling("PM-020")
def test_an_empty_deck_still_leaves_two_coins() -> None:
    with table("alice", "vincent", kingdom=["black_market"], black_market=["moat"]) as t:
        t.pile(DECK, "")
        t.alice.has(hand="black_market")
        t.alice.plays("black_market")
        t.turn_is(coins=2)


@ruling("PM-021")
def test_the_buy_phase_begins_as_usual_after_a_purchase() -> None:
    with table("alice", "vincent", kingdom=["black_market"], black_market=["moat"]) as t:
        t.alice.has(hand="black_market, silver, copper")
        t.alice.plays("black_market")
        t.alice.passes("play")
        t.alice.answers("buy_now", "moat")
        t.turn_is(coins=0, buys=1)
        t.alice.plays_treasures("silver, copper")
        t.turn_is(coins=3)
        t.alice.buys("silver")
        t.pile_shows("silver", 39)


# ---------------------------------------------------------------- what a purchase there is


@ruling("PM-007")
def test_a_purchase_there_is_a_real_one() -> None:
    kingdom = ["black_market", "goons", "haggler", "hoard", "smithy"]
    with table("alice", "vincent", kingdom=kingdom, black_market=["farmland"]) as t:
        t.alice.has(hand="black_market, estate", in_play="goons, haggler, hoard")
        t.turn(coins=4)
        t.alice.plays("black_market")
        t.alice.answers("buy_now", "farmland")
        t.alice.lets_first("hoard")
        t.alice.shows(discard_pile="gold")
        t.alice.lets_first("haggler")
        t.alice.gains("silver")
        # Farmland turns the Estate into the only card that costs 4.
        t.alice.shows(hand="", discard_pile="gold, silver, smithy, farmland", tokens={"vp": 1})
        t.trash_shows("estate")
        t.turn_is(coins=0, buys=1)


@ruling("PM-008")
def test_a_purchase_there_counts_for_hermit_and_treasury() -> None:
    kingdom = ["black_market", "hermit", "treasury"]
    with table("alice", "vincent", kingdom=kingdom, black_market=["great_hall"]) as t:
        t.alice.has(hand="black_market", in_play="hermit, treasury").table.turn(coins=1)
        t.alice.plays("black_market")
        t.alice.answers("buy_now", "great_hall")
        t.alice.ends_turn()
        t.turn_is(player=t.vincent)
        t.trash_shows("")
        t.alice.shows(hand="black_market, hermit, treasury, great_hall")


@ruling("PM-008")
def test_without_a_purchase_hermit_and_treasury_act() -> None:
    kingdom = ["black_market", "hermit", "treasury"]
    with table("alice", "vincent", kingdom=kingdom, black_market=["great_hall"]) as t:
        t.alice.has(hand="black_market", in_play="hermit, treasury").table.turn(coins=1)
        t.alice.plays("black_market")
        t.alice.passes("buy_now")
        t.alice.ends_turn()
        t.alice.lets_first("hermit")
        t.trash_shows("hermit")
        t.alice.accepts("put_on_deck")
        t.alice.shows(hand="black_market, treasury, madman")


@ruling("PM-009")
def test_peddler_costs_eight_there() -> None:
    with table("alice", "vincent", kingdom=["black_market"], black_market=["peddler"]) as t:
        t.alice.has(hand="black_market, smithy").table.turn(coins=5, actions=2)
        t.alice.plays("black_market")
        t.turn_is(coins=7)
        t.alice.is_asked("play_action")
        assert market(t) == ["peddler"]
    with table("alice", "vincent", kingdom=["black_market"], black_market=["peddler"]) as t:
        t.alice.has(hand="black_market").table.turn(coins=7)
        t.alice.plays("black_market")
        t.alice.answers("buy_now", "peddler")
        t.turn_is(coins=1)


def test_a_trader_leaves_the_card_in_the_deck() -> None:
    with table("alice", "vincent", kingdom=["black_market", "trader"], black_market=["moat", "village"]) as t:
        t.alice.has(hand="black_market, trader").table.turn(coins=1)
        t.alice.plays("black_market")
        t.alice.answers("buy_now", "moat")
        t.alice.reveals("trader")
        t.alice.answers("order_under", "moat, village")
        t.alice.shows(discard_pile="silver")
        assert market(t) == ["village", "moat"]
        t.turn_is(coins=1)


# ---------------------------------------------------------------- what it is not


@ruling("PM-010")
def test_no_copy_is_found_of_a_card_bought_there() -> None:
    kingdom = ["black_market", "talisman", "smugglers"]
    with table("alice", "vincent", kingdom=kingdom, black_market=["village"]) as t:
        t.alice.has(hand="black_market", in_play="talisman").table.turn(coins=1)
        t.vincent.has(hand="smugglers")
        t.alice.plays("black_market")
        t.alice.answers("buy_now", "village")
        t.alice.shows(discard_pile="village")
        t.alice.ends_turn()
        t.vincent.plays("smugglers")
        t.vincent.shows(discard_pile="")


@ruling("PM-010")
def test_jester_finds_no_copy_of_a_card_bought_there() -> None:
    with table("alice", "vincent", kingdom=["black_market", "jester"], black_market=["village"]) as t:
        t.alice.has(hand="jester")
        t.vincent.has(deck="village")
        t.alice.plays("jester")
        t.alice.shows(discard_pile="")
        t.vincent.shows(discard_pile="village")


@ruling("PM-011")
def test_ambassador_cannot_return_a_card_bought_there() -> None:
    kingdom = ["black_market", "ambassador"]
    with table("alice", "vincent", kingdom=kingdom, black_market=["village", "moat"]) as t:
        t.pile(DECK, "moat")
        t.alice.has(hand="ambassador, village*2")
        t.alice.plays("ambassador")
        t.alice.shows(hand="village*2")
        t.vincent.shows(discard_pile="")
        assert market(t) == ["moat"]


@ruling("PM-022")
def test_embargo_tokens_do_not_concern_the_deck() -> None:
    kingdom = ["black_market", "embargo"]
    with table("alice", "vincent", kingdom=kingdom, black_market=["village"]) as t:
        for pile in [t.game.setup.piles[i].name for i in t.game.setup.supply]:
            t.tokens(pile, "embargo", 1)
        t.alice.has(hand="black_market").table.turn(coins=1, buys=2)
        t.alice.plays("black_market")
        t.alice.answers("buy_now", "village")
        t.alice.shows(discard_pile="village")
        t.alice.buys("copper")
        t.alice.shows(discard_pile="village, curse, copper")


@ruling("PM-023")
def test_a_victory_card_bought_there_moves_no_trade_route_token() -> None:
    kingdom = ["black_market", "trade_route"]
    with table("alice", "vincent", kingdom=kingdom, black_market=["great_hall"]) as t:
        t.alice.has(hand="black_market").table.turn(coins=3, buys=2)
        t.alice.plays("black_market")
        t.alice.answers("buy_now", "great_hall")
        assert t.state.mats.get("trade_route", 0) == 0
        t.alice.buys("estate")
        assert t.state.mats.get("trade_route", 0) == 1
