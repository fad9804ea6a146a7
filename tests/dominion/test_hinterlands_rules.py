"""Hinterlands: its box, its kingdoms, its Victory cards, and the rules it states for every game."""

import pytest

from chaudron.bots.random import RandomBot
from chaudron.games.dominion.card import CARDS, TYPE_NAMES, Card
from chaudron.games.dominion.facts import kingdoms
from chaudron.games.dominion.kingdoms import Kingdom, check, random_kingdom
from chaudron.games.dominion.library import find, kingdom_cards
from chaudron.games.dominion.scenario import cards, table
from chaudron.games.dominion.setup import new_game, pile_size
from chaudron.kernel.rng import stream
from chaudron.testing.playing import CheckingDriver
from tests.dominion.told import heard
from tests.rulings import ruling

BOX = [c for c in CARDS if c.set == "hinterlands"]


def types(card: Card) -> set[str]:
    return {name for bit, name in enumerate(TYPE_NAMES) if card.types >> bit & 1}


# ---------------------------------------------------------------- the box


@ruling("HI-001", "HI-003")
def test_hinterlands_has_26_kingdom_cards() -> None:
    randomizers = [c for c in kingdom_cards() if c.set == "hinterlands"]
    assert len(randomizers) == len({c.name for c in randomizers}) == 26
    assert randomizers == BOX
    assert sum("action" in types(c) for c in BOX) == 20
    assert sum("treasure" in types(c) for c in BOX) == 3
    assert sum("victory" in types(c) for c in BOX) == 3
    assert {c.name for c in BOX if "reaction" in types(c)} == {"trader", "fools_gold", "tunnel"}


@ruling("HI-004")
def test_a_game_has_ten_kingdom_piles_of_ten_cards() -> None:
    game = new_game(Kingdom(kingdoms()["introduction"].cards), 2, 0)
    piles = [game.setup.pile_named(name) for name in game.setup.kingdom]
    assert [game.counts[p] for p in piles] == [10] * 10
    assert len(game.setup.supply) == 17


@ruling("HI-005")
def test_random_kingdoms_come_from_all_sets_in_use_together() -> None:
    drawn: set[str] = set()
    mixed = 0
    for seed in range(200):
        kingdom = random_kingdom(stream(seed, "kingdom"), ["base", "hinterlands"])
        assert len(set(kingdom.cards)) == 10
        drawn |= set(kingdom.cards)
        mixed += len({find(name).set for name in kingdom.cards}) == 2
    assert drawn == {c.name for c in kingdom_cards() if c.set in ("base", "hinterlands")}
    assert mixed > 190


@ruling("HI-006", "HI-271")
def test_the_box_holds_266_kingdom_cards() -> None:
    sizes = {c.name: pile_size(c, 4) for c in BOX}
    assert sum(sizes.values()) == 266
    assert {name for name, n in sizes.items() if n == 12} == {"farmland", "silk_road", "tunnel"}
    assert sum(n == 10 for n in sizes.values()) == 23


@ruling("HI-007", "HI-008", "HI-272")
def test_the_types_of_the_cards() -> None:
    special = {
        "margrave": {"action", "attack"},
        "noble_brigand": {"action", "attack"},
        "oracle": {"action", "attack"},
        "trader": {"action", "reaction"},
        "fools_gold": {"treasure", "reaction"},
        "tunnel": {"victory", "reaction"},
        "cache": {"treasure"},
        "ill_gotten_gains": {"treasure"},
        "farmland": {"victory"},
        "silk_road": {"victory"},
    }
    assert {c.name: types(c) for c in BOX if c.name in special} == special
    rest = [c for c in BOX if c.name not in special]
    assert len(rest) == 16
    assert all(types(c) == {"action"} for c in rest)


@ruling("HI-273")
def test_the_costs_of_the_cards() -> None:
    costs = {
        2: "crossroads duchess fools_gold",
        3: "develop oasis oracle scheme tunnel",
        4: "jack_of_all_trades noble_brigand nomad_camp silk_road spice_merchant trader",
        5: "cache cartographer embassy haggler highway ill_gotten_gains inn mandarin margrave stables",
        6: "border_village farmland",
    }
    printed = {name: coins for coins, names in costs.items() for name in names.split()}
    assert {c.name: c.cost for c in BOX} == printed
    assert not any(c.potion for c in BOX)


@ruling("HI-023")
def test_hinterlands_treasures_are_in_the_supply_only_as_kingdom_cards() -> None:
    treasures = ("cache", "fools_gold", "ill_gotten_gains")
    without = new_game(Kingdom(["inn", "oasis"]), 2, 0)
    assert all(without.setup.pile_named(name) == -1 for name in treasures)
    having = new_game(Kingdom(["inn", "cache"]), 2, 0)
    assert find("cache") in having.supply_cards()
    assert having.counts[having.setup.pile_named("cache")] == 10


@ruling("HI-192", "HI-193")
def test_the_silk_road_pile() -> None:
    assert {n: pile_size(find("silk_road"), n) for n in (2, 3, 4)} == {2: 8, 3: 12, 4: 12}


@ruling("HI-201", "HI-202")
def test_the_farmland_pile() -> None:
    for n, size in ((2, 8), (3, 12), (4, 12)):
        game = new_game(Kingdom(["farmland"]), n, 0)
        assert game.counts[game.setup.pile_named("farmland")] == size


# ---------------------------------------------------------------- kingdoms


@ruling("HI-253")
def test_any_ten_kingdom_cards_can_be_played() -> None:
    lists = [set(k.cards) for k in kingdoms().values()]
    for seed in range(12):
        kingdom = check(random_kingdom(stream(seed, "any ten"), ["hinterlands"]))
        assert set(kingdom.cards) not in lists
        game = new_game(kingdom, 2, seed)
        game.run(CheckingDriver([RandomBot(seed), RandomBot(seed + 100)]))
        assert game.over


@pytest.mark.parametrize(
    ("name", "listed"),
    [
        pytest.param(
            "introduction",
            "cache nomad_camp crossroads develop stables spice_merchant haggler margrave oasis "
            "jack_of_all_trades",
            marks=ruling("HI-254"),
        ),
        pytest.param(
            "fair_trades",
            "ill_gotten_gains cartographer develop duchess stables noble_brigand silk_road farmland "
            "trader border_village",
            marks=ruling("HI-255"),
        ),
        pytest.param(
            "bargains",
            "cache nomad_camp scheme duchess haggler fools_gold highway silk_road trader border_village",
            marks=ruling("HI-256"),
        ),
        pytest.param(
            "gambits",
            "embassy inn nomad_camp crossroads cartographer mandarin oasis oracle jack_of_all_trades tunnel",
            marks=ruling("HI-257"),
        ),
        pytest.param(
            "highway_robbery",
            "workshop library cellar moneylender throne_room inn margrave noble_brigand oasis highway",
            marks=ruling("HI-258"),
        ),
        pytest.param(
            "adventures_abroad",
            "adventurer chancellor festival laboratory remodel crossroads spice_merchant fools_gold "
            "oracle farmland",
            marks=ruling("HI-259"),
        ),
        pytest.param(
            "money_for_nothing",
            "torturer coppersmith great_hall pawn shanty_town cache cartographer jack_of_all_trades "
            "tunnel silk_road",
            marks=ruling("HI-260"),
        ),
        pytest.param(
            "the_dukes_ball",
            "conspirator duke harem masquerade upgrade inn scheme duchess haggler noble_brigand",
            marks=ruling("HI-261"),
        ),
        pytest.param(
            "travelers",
            "cutpurse warehouse island merchant_ship lookout cartographer crossroads stables "
            "silk_road farmland",
            marks=ruling("HI-262"),
        ),
        pytest.param(
            "diplomacy",
            "ambassador bazaar caravan smugglers embargo embassy ill_gotten_gains noble_brigand "
            "farmland trader",
            marks=ruling("HI-263"),
        ),
        pytest.param(
            "schemes_and_dreams",
            "apothecary apprentice herbalist philosophers_stone transmute ill_gotten_gains scheme "
            "duchess fools_gold jack_of_all_trades",
            marks=ruling("HI-264"),
        ),
        pytest.param(
            "wine_country",
            "apprentice familiar golem university vineyard nomad_camp crossroads haggler highway farmland",
            marks=ruling("HI-265"),
        ),
        pytest.param(
            "instant_gratification",
            "expand bishop mint hoard watchtower ill_gotten_gains haggler noble_brigand farmland trader",
            marks=ruling("HI-266"),
        ),
        pytest.param(
            "treasure_trove",
            "bank venture monument trade_route royal_seal ill_gotten_gains cache develop mandarin fools_gold",
            marks=ruling("HI-267"),
        ),
        pytest.param(
            "blue_harvest",
            "jester horn_of_plenty hamlet horse_traders tournament mandarin noble_brigand fools_gold "
            "trader tunnel",
            marks=ruling("HI-268"),
        ),
        pytest.param(
            "traveling_circus",
            "jester fairgrounds hunting_party menagerie farming_village embassy nomad_camp oasis "
            "fools_gold border_village",
            marks=ruling("HI-269"),
        ),
    ],
)
def test_the_recommended_kingdoms(name: str, listed: str) -> None:
    found = kingdoms()[name]
    assert found.box == "hinterlands"
    assert sorted(found.cards) == sorted(listed.split())
    game = new_game(check(Kingdom(found.cards)), 2, 0)
    assert set(found.cards) <= {p.name for p in game.setup.piles}


# ---------------------------------------------------------------- in play


@ruling("HI-009")
def test_played_cards_are_in_play_until_clean_up() -> None:
    with table("alice", "bob", kingdom=["oasis", "village"]) as t:
        t.alice.has(hand="village, copper", deck="silver*7")
        t.alice.plays("village")
        t.alice.plays_treasures()
        t.alice.shows(in_play="village, copper, silver", hand="", discard_pile="")
        seen = t.state.view(t.bob.index).in_play(t.alice.index)
        assert [p.card.name for p in seen] == ["village", "copper", "silver"]
        t.alice.ends_turn()
        t.alice.shows(in_play="", discard_pile="village, copper, silver")


@ruling("HI-010")
def test_cards_anywhere_else_are_not_in_play() -> None:
    with table("alice", "bob", kingdom=["highway", "native_village", "haggler"]) as t:
        everywhere = "highway, haggler"
        t.trash(everywhere)
        t.turn(phase="buy", coins=8, buys=2)
        t.alice.has(
            hand=everywhere,
            deck=everywhere,
            discard_pile=everywhere,
            mats={"native_village": everywhere},
        )
        assert t.costs("province") == 8
        t.alice.buys("province")
        t.alice.is_asked("buy")
        t.alice.shows(discard_pile="highway, haggler, province")


@ruling("HI-012")
def test_a_duration_stays_in_play_until_the_clean_up_that_discards_it() -> None:
    with table("alice", "bob", kingdom=["wharf"]) as t:
        t.alice.has(hand="wharf", deck="copper*20")
        t.bob.has(deck="copper*5")
        t.alice.plays("wharf")
        t.alice.ends_turn()
        t.alice.shows(in_play="wharf")
        t.bob.ends_turn()
        t.turn_is(player=t.alice, buys=2)
        t.alice.shows(in_play="wharf")
        t.alice.ends_turn()
        t.alice.shows(in_play="")


# ---------------------------------------------------------------- Treasures


@ruling("HI-024", "HI-025")
def test_hinterlands_treasures_are_treasures_for_every_purpose() -> None:
    kingdom = ["cache", "fools_gold", "ill_gotten_gains", "adventurer", "stables"]
    with table("alice", "bob", kingdom=kingdom) as t:
        t.alice.has(hand="adventurer", deck="estate, cache, curse, fools_gold, gold")
        t.alice.plays("adventurer")
        t.alice.shows(hand="cache, fools_gold", discard_pile="estate, curse", deck="gold")
        t.alice.is_asked("play_treasures")
        t.alice.is_offered("cache, fools_gold")
        t.alice.plays_treasures()
        t.turn_is(coins=4, phase="buy")


@ruling("HI-026", "HI-027")
def test_treasures_are_played_in_any_order_or_not_at_all() -> None:
    with table("alice", "bob", kingdom=["cache"]) as t:
        t.alice.has(hand="copper, silver, gold, cache")
        t.alice.plays_treasures("gold")
        t.alice.plays_treasures("copper, cache")
        t.turn_is(coins=7)
        t.alice.passes("play_treasures")
        t.alice.is_asked("buy")
        t.alice.shows(hand="silver")
        assert [p.card.name for p in t.alice.player.in_play] == ["gold", "copper", "cache"]


@ruling("HI-028", "HI-029")
def test_no_treasure_is_played_after_the_first_purchase() -> None:
    with table("alice", "bob", kingdom=["cache"]) as t:
        t.turn(buys=3)
        t.alice.has(hand="copper*3, gold")
        t.alice.plays_treasures("gold")
        t.alice.passes("play_treasures")
        t.alice.buys("estate")
        t.alice.is_asked("buy")
        t.alice.buys("copper")
        t.alice.is_asked("buy")
        t.turn_is(coins=1, buys=1)
        t.alice.shows(hand="copper*3")


@ruling("HI-036")
def test_the_order_of_treasures_can_change_the_coins() -> None:
    with table("alice", "bob", kingdom=["counterfeit"]) as t:
        t.alice.has(hand="gold, counterfeit")
        t.alice.plays_treasures("gold, counterfeit")
        t.turn_is(coins=4)
    with table("alice", "bob", kingdom=["counterfeit"]) as t:
        t.alice.has(hand="gold, counterfeit")
        t.alice.plays_treasures("counterfeit, gold")
        t.alice.plays("gold")
        t.turn_is(coins=7)


# ---------------------------------------------------------------- shuffling


@ruling("HI-034")
def test_what_is_left_of_a_deck_is_used_before_the_discard_pile_is_shuffled() -> None:
    kingdom = ["smithy", "oracle", "cartographer", "swindler"]
    with table("alice", "bob", kingdom=kingdom) as t:  # drawing
        t.alice.has(hand="smithy", deck="gold", discard_pile="copper*4")
        t.alice.plays("smithy")
        t.alice.shows(hand="gold, copper*2", deck="copper*2", discard_pile="")
    with table("alice", "bob", kingdom=kingdom) as t:  # revealing
        t.alice.has(hand="oracle", deck="gold", discard_pile="copper*4")
        t.alice.plays("oracle")
        t.alice.shows(aside="gold, copper", deck="copper*3", discard_pile="")
        t.alice.chooses("discard")
    with table("alice", "bob", kingdom=kingdom) as t:  # looking
        t.alice.has(hand="cartographer", deck="estate, gold", discard_pile="copper*4")
        t.alice.plays("cartographer")
        t.alice.shows(aside="gold, copper*3", deck="copper", discard_pile="")
        t.alice.discards("gold, copper*3")
    with table("alice", "bob", kingdom=kingdom) as t:  # trashing
        t.alice.has(hand="swindler")
        t.bob.has(discard_pile="province*3")
        t.alice.plays("swindler")
        t.trash_shows("province")
        t.bob.shows(deck="province*2", discard_pile="province")


@ruling("HI-035")
def test_an_empty_deck_waits_for_a_card_to_be_needed() -> None:
    with table("alice", "bob", kingdom=["smithy"]) as t:
        t.alice.has(hand="smithy", deck="gold*3", discard_pile="copper*4")
        t.alice.plays("smithy")
        t.alice.shows(hand="gold*3", deck="", discard_pile="copper*4")
        assert heard(t, t.bob, "shuffle") == []


# ---------------------------------------------------------------- points


@ruling("HI-187")
def test_silk_road_does_nothing_before_the_end() -> None:
    with table("alice", "bob", kingdom=["silk_road", "village"]) as t:
        t.alice.has(hand="silk_road, village, estate*3")
        t.alice.is_offered("village")
        t.alice.buys("copper")
    assert find("silk_road").moments == 0
    assert not find("silk_road").is_action


@ruling("HI-188", "HI-190", "HI-191")
def test_a_silk_road_is_worth_a_point_for_every_four_victory_cards_itself_included() -> None:
    for others, points in ((2, 0), (3, 1), (6, 1), (7, 2), (10, 2), (11, 3)):
        owned = cards(f"silk_road, duchy*{others}, copper*5, curse*4")
        assert find("silk_road").text.score(owned) == points
    with table("alice", "bob", kingdom=["silk_road"]) as t:
        t.alice.has(deck="silk_road*3, estate*8, gold*9")  # 11 Victory cards
        t.alice.scores(3 * 2 + 8)


@ruling("HI-189")
def test_silk_road_counts_all_the_cards_its_owner_has() -> None:
    with table("alice", "bob", kingdom=["silk_road", "native_village"]) as t:
        t.alice.has(hand="silk_road", deck="estate", discard_pile="estate", mats={"native_village": "estate"})
        t.bob.has(hand="silk_road, estate*2")
        t.alice.scores(1 + 3)
        t.bob.scores(2)


@ruling("HI-194")
def test_silk_road_counts_cards_that_are_victory_cards_among_others() -> None:
    with table("alice", "bob", kingdom=["silk_road", "tunnel", "great_hall", "harem"]) as t:
        t.alice.has(hand="silk_road, tunnel, great_hall, harem")
        t.alice.scores(1 + 2 + 1 + 2)


@ruling("HI-195")
def test_farmland_is_a_victory_card_worth_two_points() -> None:
    with table("alice", "bob", kingdom=["farmland", "village"]) as t:
        t.alice.has(hand="farmland*2, village")
        t.alice.scores(4)
        t.alice.is_offered("village")


@ruling("HI-232")
def test_tunnel_is_worth_two_points() -> None:
    with table("alice", "bob", kingdom=["tunnel"]) as t:
        t.alice.has(hand="tunnel", deck="tunnel", discard_pile="tunnel")
        t.alice.scores(6)
