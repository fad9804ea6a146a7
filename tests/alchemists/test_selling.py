"""Selling: bids, guarantees, prices, favours."""

from __future__ import annotations

import pytest

from chaudron.games.alchemists.actions.selling import may_bid, sale_price, smileys
from chaudron.games.alchemists.facts import facts
from chaudron.games.alchemists.scenario import Scenario, Seat, table
from tests.rulings import ruling

# The identity: toad + raven_feather = red+, fern + flower = blue+, toad + bird_claw = neutral,
# toad + fern = green-. The cleric wants blue+, red+, green+.


@ruling("A-073", "A-074", "A-079")
def test_a_lone_seller_bids_nothing() -> None:
    with table("alice", "vincent") as t:
        t.alice.has(hand="toad, raven_feather", gold=0)
        t.adventurer("cleric").acts(round=2, holds="vincent", alice="sell")
        t.alice.agrees("confirm_sale")
        t.alice.is_offered("blue+, red+, green+")
        t.alice.answers("sell_potion", "red+")
        t.alice.is_offered("exact, sign, neutral, anything")
        t.alice.answers("guarantee", "exact")
        t.alice.shows(gold=4, reputation=10, hand="")
        assert t.game.setup.costs[2] == [2]


@ruling("A-075", "A-078", "A-080")
def test_bids_decide_who_sells_first() -> None:
    with table("alice", "vincent", "marie") as t:
        for seat in (t.alice, t.vincent, t.marie):
            seat.has(hand="toad, raven_feather", gold=0)
        t.adventurer("cleric").acts(round=2, alice="sell", vincent="sell", marie="sell")
        t.favour_deck("sage*22")
        for seat in (t.alice, t.vincent, t.marie):
            seat.agrees("confirm_sale")
        t.alice.answers("bid", 1)
        assert t.vincent.player.bid == 0  # not shown before all have bid
        t.vincent.answers("bid", 2)
        t.marie.answers("bid", 1)
        t.vincent.answers("sell_potion", "red+")
        t.vincent.is_offered("exact, sign")
        t.vincent.answers("guarantee", "exact")
        t.vincent.shows(gold=2)
        t.alice.is_asked("guarantee")  # equal smileys: the upper row; only green+ is left
        t.alice.answers("guarantee", "sign")
        t.alice.shows(gold=2)
        t.marie.is_not_asked()


@ruling("A-076", "A-077", "A-093")
def test_smileys() -> None:
    with table("alice", "vincent") as t:
        game = t.setting()
        you = game.players[0]
        for reputation, bonus in ((6, 0), (10, 0), (14, 1), (18, 1)):
            you.reputation = reputation
            assert [smileys(game, you, d) for d in range(4)] == [d + 1 + bonus for d in range(4)]
    with table("alice", "vincent", bid_smileys="1,1,2,3") as t:
        assert [smileys(t.game, t.game.players[0], d) for d in range(4)] == [1, 1, 2, 3]


@ruling("A-082", "A-083", "A-308")
def test_prices() -> None:
    printed = facts()["selling"]["price_table"]["value"]
    with table("alice", "vincent") as t:
        game = t.setting()
        you = game.players[0]
        for reputation, zone in ((10, "plain_or_green"), (14, "plain_or_green"), (18, "blue"), (6, "red")):
            you.reputation = reputation
            for discount in range(4):
                row = [sale_price(game, you, g, discount) for g in range(4)]
                assert [n if n >= 1 else None for n in row] == printed[zone][str(discount)]


@ruling("A-094", "A-095", "A-306")
def test_examples_of_prices() -> None:
    with table("alice", "vincent") as t:
        game = t.setting()
        you = game.players[0]
        you.reputation = 18
        assert sale_price(game, you, 1, 3) == 1
        you.reputation = 6
        assert [g for g in range(4) if sale_price(game, you, g, 2) >= 1] == [0]
        assert sale_price(game, you, 0, 2) == 1
        assert may_bid(game, you) == [0, 1, 2]


@ruling("A-081", "A-084", "A-085")
@pytest.mark.parametrize(
    ("hand", "paid"),
    [
        ("toad, raven_feather", (4, 3, 2, 1)),
        ("fern, flower", (0, 3, 2, 1)),
        ("toad, bird_claw", (0, 0, 2, 1)),
        ("toad, fern", (0, 0, 0, 1)),
    ],
)
def test_a_guarantee_is_paid_if_the_brew_is_good_enough(hand: str, paid: tuple[int, ...]) -> None:
    for guarantee, price in zip(("exact", "sign", "neutral", "anything"), paid, strict=True):
        with table("alice", "vincent") as t:
            t.alice.has(hand=hand, gold=0)
            t.adventurer("cleric").acts(round=2, holds="vincent", alice="sell")
            t.alice.agrees("confirm_sale")
            t.alice.answers("sell_potion", "red+")
            t.alice.answers("guarantee", guarantee)
            loss = hand in ("toad, bird_claw", "toad, fern")
            t.alice.shows(gold=price, reputation=9 if loss else 10)


@ruling("A-086", "A-087", "A-112")
def test_what_a_bad_brew_costs() -> None:
    for hand, guarantee, left in (
        ("toad, bird_claw", "neutral", 12),  # from 14: the green zone costs one more
        ("fern, flower", "exact", 14),
        ("toad, fern", "anything", 12),
    ):
        with table("alice", "vincent") as t:
            t.alice.has(hand=hand, reputation=14)
            t.adventurer("cleric").acts(round=2, holds="vincent", alice="sell")
            t.alice.agrees("confirm_sale")
            t.alice.answers("sell_potion", "red+")
            t.alice.answers("guarantee", guarantee)
            t.alice.shows(reputation=left)


@ruling("A-088", "A-314", "A-364")
def test_only_the_quality_is_shown() -> None:
    with table("alice", "vincent") as t:
        t.alice.has(hand="fern, flower")
        t.adventurer("cleric").acts(round=2, holds="vincent", alice="sell")
        t.alice.agrees("confirm_sale")
        t.alice.answers("sell_potion", "red+")
        t.alice.answers("guarantee", "sign")
        t.alice.knows("fern + flower sold as red+: sign")
        (told,) = t.heard("sell", t.vincent)
        assert told["quality"] == "sign" and "pair" not in told
        t.alice.shows(potions="")


@ruling("A-089", "A-090", "A-313")
def test_barmaids() -> None:
    for hand, guarantee, n, gold, reputation in (
        ("toad, raven_feather", "exact", 1, 4, 11),
        ("toad, raven_feather", "exact", 2, 4, 12),
        ("fern, flower", "exact", 1, 4, 10),
        ("toad, bird_claw", "sign", 1, 3, 10),
        ("toad, fern", "neutral", 1, 2, 9),
        ("toad, fern", "sign", 2, 3, 10),
    ):
        with table("alice", "vincent") as t:
            t.alice.has(hand=hand, gold=0, favours="barmaid*2")
            t.adventurer("cleric").acts(round=2, holds="vincent", alice="sell")
            t.alice.agrees("confirm_sale")
            for k in range(2):
                if k < n:
                    t.alice.agrees("play_favour")
                else:
                    t.alice.declines("play_favour")
            t.alice.answers("sell_potion", "red+")
            t.alice.answers("guarantee", guarantee)
            t.alice.shows(gold=gold, reputation=reputation)


@ruling("A-091", "A-312")
def test_merchants() -> None:
    with table("alice", "vincent") as t:
        t.alice.has(hand="toad, fern", gold=0, favours="merchant")
        t.vincent.has(hand="toad, raven_feather", gold=0, favours="merchant")
        t.adventurer("cleric").acts(round=2, holds="vincent", alice="sell", vincent="sell")
        t.alice.agrees("confirm_sale")
        t.vincent.agrees("confirm_sale")
        t.alice.answers("bid", 0)
        t.vincent.answers("bid", 0)
        t.alice.agrees("play_favour")
        t.alice.answers("sell_potion", "blue+")
        t.alice.answers("guarantee", "exact")
        t.alice.shows(gold=1)  # whatever the brew
        t.vincent.agrees("play_favour")
        t.vincent.is_offered("blue+, red+, green+")  # closed ones too
        t.vincent.answers("sell_potion", "red+")
        t.vincent.answers("guarantee", "exact")
        t.vincent.mixes("toad+raven_feather")
        t.vincent.shows(gold=4)
        assert t.state.sold == [0]  # a closed potion uses no square


@ruling("A-092", "A-309", "A-311")
def test_four_players_find_three_squares() -> None:
    with table("alice", "vincent", "marie", "lucas") as t:
        everybody = [t.alice, t.vincent, t.marie, t.lucas]
        for seat in everybody:
            seat.has(hand="toad, raven_feather")
        t.adventurer("cleric").acts(round=2, holds="lucas", **{s.name: "sell" for s in everybody})
        for seat in everybody:
            seat.agrees("confirm_sale")
        for seat in everybody:
            seat.answers("bid", 0)
        for seat, potion in ((t.alice, "red+"), (t.vincent, "blue+")):
            seat.answers("sell_potion", potion)
            seat.answers("guarantee", "exact")
        t.marie.answers("guarantee", "exact")
        t.lucas.shows(unused=2)  # nothing is open
        t.lucas.is_asked("mix")


@ruling("A-310")
def test_two_squares_for_two_or_three_players() -> None:
    for options, after_left in (
        ({}, "green+"),
        ({"sale_square_pattern": "independent"}, "red+, green+"),
        ({"sale_squares_2p": "one"}, ""),
    ):
        with table("alice", "vincent", **options) as t:  # type: ignore[arg-type]
            t.alice.has(hand="toad, raven_feather")
            t.vincent.has(hand="toad, raven_feather, scorpion")
            t.adventurer("cleric").acts(round=2, holds="vincent", alice="sell", vincent="sell")
            t.alice.agrees("confirm_sale")
            t.vincent.agrees("confirm_sale")
            t.alice.answers("bid", 0)
            t.vincent.answers("bid", 0)
            t.alice.answers("sell_potion", "blue+")
            t.alice.answers("guarantee", "exact")
            if after_left == "green+":
                t.vincent.answers("guarantee", "exact")
            elif after_left:
                t.vincent.is_offered(after_left)
                t.vincent.answers("sell_potion", "green+")
                t.vincent.answers("guarantee", "exact")
            if after_left:
                t.vincent.mixes("toad+raven_feather")
            t.vincent.is_asked("mix", "drink")


@ruling("A-304", "A-307")
def test_a_seller_may_withdraw() -> None:
    with table("alice", "vincent", "marie") as t:
        t.alice.has(hand="toad, toad")
        t.vincent.has(hand="toad, fern")
        t.marie.has(hand="toad, raven_feather", gold=0)
        t.adventurer("cleric").acts(round=2, holds="vincent", alice="sell", vincent="sell", marie="sell")
        assert t.options(t.asked(t.vincent)) == [False, True]
        t.vincent.declines("confirm_sale")  # alice has to withdraw: two equal ingredients
        t.marie.agrees("confirm_sale")
        t.marie.answers("sell_potion", "red+")  # alone: no bid
        t.marie.answers("guarantee", "exact")
        t.marie.shows(gold=4)
        t.alice.shows(unused=2)
        t.vincent.shows(unused=2)
        assert [line["player"] for line in t.heard("withdraw")] == [0, 1]


@ruling("A-305")
def test_undo_is_not_free_once_bids_or_a_brew_are_shown() -> None:
    with table("alice", "vincent") as t:
        t.alice.has(hand="toad, raven_feather")
        t.vincent.has(hand="toad, raven_feather")
        t.adventurer("cleric").acts(round=2, holds="vincent", alice="sell", vincent="sell")
        t.alice.agrees("confirm_sale")
        t.vincent.agrees("confirm_sale")
        t.alice.answers("bid", 1)
        before = t.state.news
        t.vincent.answers("bid", 0)
        assert t.state.news > before
        assert [(line["player"], line["n"]) for line in t.heard("bid")] == [(0, 1), (1, 0)]
        t.alice.answers("sell_potion", "red+")
        before = t.state.news
        t.alice.answers("guarantee", "exact")
        assert t.heard("sell") and t.state.news > before
        t.vincent.answers("guarantee", "exact")
        t.vincent.mixes("toad+raven_feather")


def before_the_cleric(t: Scenario, seats: list[Seat]) -> None:
    """These players sell, the last one holding the round open; nobody gives a discount."""
    for seat in seats:
        seat.has(hand="toad, raven_feather")
    t.adventurer("cleric").acts(round=2, holds=seats[-1].name, **{seat.name: "sell" for seat in seats})
    for seat in seats:
        seat.agrees("confirm_sale")
    for seat in seats:
        seat.answers("bid", 0)


@ruling("A-310")
def test_a_sale_in_the_middle_may_close_the_left_potion_alone() -> None:
    with table("alice", "vincent", "marie", sale_square_pattern="middle_blocks_neighbour") as t:
        before_the_cleric(t, [t.alice, t.vincent, t.marie])
        t.alice.answers("sell_potion", "red+")
        t.alice.answers("guarantee", "exact")
        t.vincent.answers("guarantee", "exact")  # only the right potion is left
        assert t.state.sold == [1, 2]
        t.marie.is_asked("mix", "drink")
    with table("alice", "vincent", "marie", sale_square_pattern="middle_blocks_neighbour") as t:
        before_the_cleric(t, [t.alice, t.vincent, t.marie])
        t.alice.answers("sell_potion", "blue+")
        t.alice.answers("guarantee", "exact")
        t.vincent.is_offered("red+, green+")
        t.vincent.answers("sell_potion", "red+")
        t.vincent.answers("guarantee", "exact")
        t.marie.is_asked("mix", "drink")


@ruling("A-309", "A-310")
def test_two_sales_are_all_that_three_players_make() -> None:
    with table("alice", "vincent", "marie", sale_square_pattern="independent") as t:
        before_the_cleric(t, [t.alice, t.vincent, t.marie])
        for seat, potion in ((t.alice, "blue+"), (t.vincent, "red+")):
            seat.answers("sell_potion", potion)
            seat.answers("guarantee", "exact")
        assert t.heard("nothing_to_sell") == [{"event": "nothing_to_sell", "player": 2}]
        t.marie.shows(unused=2)
        t.marie.is_asked("mix", "drink")


@ruling("A-312")
def test_one_merchant_opens_every_potion() -> None:
    with table("alice", "vincent") as t:
        t.vincent.has(favours="merchant*2")
        before_the_cleric(t, [t.alice, t.vincent])
        t.alice.answers("sell_potion", "red+")
        t.alice.answers("guarantee", "exact")
        t.vincent.agrees("play_favour")
        t.vincent.answers("sell_potion", "blue+")  # the second one is not asked for
        t.vincent.answers("guarantee", "anything")
        t.vincent.mixes("toad+raven_feather")
        t.vincent.shows(favours="merchant")


@ruling("A-063", "A-314")
def test_a_periscope_looks_at_a_sale() -> None:
    seen = set()
    for seed in range(12):
        with table("alice", "vincent", seed=seed) as t:
            t.alice.has(hand="toad, raven_feather")
            t.vincent.has(artifacts="periscope")
            t.adventurer("cleric").acts(round=2, holds="vincent", alice="sell")
            t.alice.agrees("confirm_sale")
            t.alice.answers("sell_potion", "red+")
            t.alice.answers("guarantee", "sign")
            t.vincent.agrees("spy")
            (fact,) = [f.said() for f in t.state.players[1].facts]
            seen.add(fact)
    assert seen == {"toad + ? sold as red+: exact", "raven_feather + ? sold as red+: exact"}
