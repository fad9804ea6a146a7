"""Dark Ages on the table: its piles, Ruins, Knights and Shelters, before anybody plays."""

from collections import Counter

import pytest

from chaudron.games.dominion.card import CARDS, TYPE_NAMES, Card
from chaudron.games.dominion.kingdoms import Kingdom, check, optional_piles, random_kingdom
from chaudron.games.dominion.library import find, kingdom_cards
from chaudron.games.dominion.rules import Game
from chaudron.games.dominion.scenario import table
from chaudron.games.dominion.setup import new_game
from chaudron.kernel.rng import stream
from tests.rulings import ruling

GRIM_PARADE = [
    "armory", "catacombs", "knights", "cultist", "forager",
    "fortress", "band_of_misfits", "market_square", "procession", "hunting_grounds",
]  # fmt: skip
BASE = [
    "cellar", "market", "militia", "mine", "moat",
    "remodel", "smithy", "village", "woodcutter", "workshop",
]  # fmt: skip


def left(game: Game, pile: str) -> int:
    return game.counts[game.setup.pile_named(pile)]


def stack(game: Game, pile: str) -> list[str]:
    return [c.name for c in game.stacks[game.setup.pile_named(pile)]]


def dark_ages(which: str) -> set[str]:
    """The names of the cards of this set that have this type."""
    bit = 1 << TYPE_NAMES.index(which)
    return {c.name for c in CARDS if c.set == "dark_ages" and c.types & bit and not c.text.is_pile}


@ruling("DA-007")
def test_one_entry_per_kingdom_card_and_one_for_all_knights() -> None:
    pool = [c for c in kingdom_cards() if c.set == "dark_ages"]
    assert len(pool) == len({c.name for c in pool}) == 35
    assert [c.name for c in pool if c.text.is_pile] == ["knights"]
    assert not [c for c in pool if c.text.part_of]


@ruling("DA-008", "DA-009")
def test_the_basic_piles_and_ten_kingdom_piles() -> None:
    game = new_game(Kingdom(GRIM_PARADE), 2, 1)
    for basic in ("copper", "silver", "gold", "estate", "duchy", "province", "curse"):
        assert left(game, basic) > 0
    assert game.trash_pile == []
    assert [left(game, name) for name in game.setup.kingdom] == [10] * 10


@ruling("DA-010")
def test_a_random_kingdom_mixes_the_sets_in_use() -> None:
    found: Counter[str] = Counter()
    for seed in range(40):
        for name in random_kingdom(stream(seed, "mix"), ["base", "dark_ages"]).cards:
            found[find(name).set] += 1
    assert set(found) == {"base", "dark_ages"}
    assert 0.3 < found["base"] / found.total() < 0.55  # 25 of 60


@ruling("DA-011", "DA-012")
def test_shelters_are_used_with_dark_ages_alone() -> None:
    kingdom = Kingdom(GRIM_PARADE)
    for seed in range(20):
        optional_piles(kingdom, seed)
        assert kingdom.shelters
    for you in new_game(kingdom, 3, 1).players:
        deck = Counter(c.name for c in you.all_cards())
        assert deck == {"copper": 7, "hovel": 1, "necropolis": 1, "overgrown_estate": 1}


@ruling("DA-013")
def test_shelters_are_as_likely_as_the_share_of_dark_ages() -> None:
    for share in (0, 3, 7):
        kingdom = Kingdom(GRIM_PARADE[:share] + BASE[share:])
        used = 0
        for seed in range(600):
            optional_piles(kingdom, seed)
            used += kingdom.shelters
        assert abs(used / 600 - share / 10) < 0.07


@ruling("DA-014")
def test_another_card_decides_on_shelters_than_on_colonies() -> None:
    kingdom = Kingdom(["watchtower", *GRIM_PARADE[:9]])
    seen = set()
    for seed in range(100):
        optional_piles(kingdom, seed)
        seen.add((kingdom.colonies, kingdom.shelters))
    # The one Prosperity card cannot decide twice: with Colonies there are Shelters.
    assert seen == {(True, True), (False, True), (False, False)}


@ruling("DA-015")
@pytest.mark.parametrize(("players", "estates"), [(2, 8), (3, 12), (4, 12), (6, 12)])
def test_the_estate_pile_does_not_change_with_shelters(players: int, estates: int) -> None:
    for shelters in (False, True):
        kingdom = Kingdom(GRIM_PARADE, shelters=shelters)
        assert left(new_game(kingdom, players, 1), "estate") == estates


@ruling("DA-016", "DA-017")
@pytest.mark.parametrize("looter", ["cultist", "death_cart", "marauder", "rogue"])
def test_ruins_come_with_a_looter_only(looter: str) -> None:
    game = new_game(Kingdom([*BASE[:9], looter]), 2, 1)
    pile = game.setup.pile_named("ruins")
    if looter == "rogue":
        assert pile == -1
    else:
        assert pile in game.setup.supply


@ruling("DA-018", "DA-020")
@pytest.mark.parametrize(("players", "size"), [(2, 10), (3, 20), (4, 30), (5, 40), (6, 50)])
def test_ten_ruins_for_each_player_but_one(players: int, size: int) -> None:
    game = new_game(Kingdom(GRIM_PARADE), players, 1)
    ruins = stack(game, "ruins")
    assert len(ruins) == left(game, "ruins") == size
    kinds = Counter(ruins)
    assert set(kinds) <= dark_ages("ruins") and max(kinds.values()) <= 10
    assert ruins != stack(new_game(Kingdom(GRIM_PARADE), players, 2), "ruins")
    assert not [c for c in game.trash_pile if c.name in kinds]


@ruling("DA-019", "DA-021")
def test_only_the_top_of_ruins_and_knights_shows() -> None:
    game = new_game(Kingdom(GRIM_PARADE), 2, 1)
    assert len(set(stack(game, "knights"))) == 10
    assert "knights" not in stack(game, "knights")
    assert stack(game, "knights") != stack(new_game(Kingdom(GRIM_PARADE), 2, 2), "knights")
    for name in ("ruins", "knights"):
        pile = [p for p in game.view(0).dump()["piles"] if p["pile"] == name][0]
        assert pile["card"] == stack(game, name)[-1]
        assert "cards" not in pile
        other = game.clone()
        other.redeal(0, stream(5, "redeal"))
        assert stack(other, name) != stack(game, name)
        assert stack(other, name)[-1] == stack(game, name)[-1]


@ruling("DA-022")
def test_the_knights_get_no_trade_route_token() -> None:
    for seed in range(40):
        game = new_game(Kingdom(["knights", "trade_route", "feodum", *BASE[:7]]), 2, seed)
        marked = [game.setup.piles[t.pile].name for t in game.pile_tokens]
        assert set(marked) == {"estate", "duchy", "province", "feodum"}
        if stack(game, "knights")[-1] == "dame_josephine":
            break
    else:
        pytest.fail("Dame Josephine never came up")


@ruling("DA-058", "DA-116", "DA-236")
def test_side_piles_are_never_in_the_supply() -> None:
    game = new_game(Kingdom([*BASE[:6], "counterfeit", "hermit", "urchin", "pillage"]), 2, 1)
    in_supply = {game.setup.piles[i].name for i in game.setup.supply}
    assert "counterfeit" in in_supply
    for pile, size in (("spoils", 15), ("madman", 10), ("mercenary", 10)):
        assert pile not in in_supply and left(game, pile) == size
    plain = new_game(Kingdom(BASE), 2, 1)
    for pile in ("counterfeit", "spoils", "madman", "mercenary"):
        assert plain.setup.pile_named(pile) == -1


@ruling("DA-058", "DA-282")
@pytest.mark.parametrize(
    ("card", "pile"),
    [
        ("bandit_camp", "spoils"),
        ("marauder", "spoils"),
        ("pillage", "spoils"),
        ("hermit", "madman"),
        ("urchin", "mercenary"),
    ],
)
def test_a_side_pile_comes_with_the_cards_that_give_from_it(card: str, pile: str) -> None:
    givers = [c.name for c in kingdom_cards() if c.text.needs == pile]
    assert card in givers
    assert len(givers) == (3 if pile == "spoils" else 1)
    assert new_game(Kingdom([*BASE[:9], card]), 2, 1).setup.pile_named(pile) >= 0


@ruling("DA-158")
def test_one_knight_is_in_the_black_market_deck() -> None:
    for seed in range(5):
        kingdom = Kingdom([*BASE[:9], "black_market"], black_market=["knights", "fortress", "rats"])
        deck = stack(new_game(kingdom, 2, seed), "black_market_deck")
        assert len(deck) == 3
        assert len([name for name in deck if find(name).text.part_of == "knights"]) == 1
        assert "knights" not in deck


@ruling("DA-225", "DA-343", "DA-419")
@pytest.mark.parametrize(("players", "victories"), [(2, 8), (3, 12), (4, 12), (6, 12)])
def test_sizes_of_feodum_rats_and_knights(players: int, victories: int) -> None:
    game = new_game(Kingdom([*BASE[:7], "feodum", "rats", "knights"]), players, 1)
    assert left(game, "feodum") == victories
    assert left(game, "rats") == 20
    assert left(game, "knights") == 10


@ruling("DA-370")
def test_any_ten_kingdom_cards_may_be_played() -> None:
    pool = [c.name for c in kingdom_cards() if c.set == "dark_ages"]
    for i in range(0, 25, 5):
        kingdom = check(Kingdom(pool[i : i + 10]))
        assert new_game(kingdom, 2, i).setup.kingdom == pool[i : i + 10]


@ruling("DA-388")
def test_types_of_dark_ages() -> None:
    knights = {c.name for c in CARDS if c.text.part_of == "knights"}
    assert dark_ages("attack") == knights | {
        "cultist", "marauder", "pillage", "rogue", "urchin", "mercenary",
    }  # fmt: skip
    assert dark_ages("looter") == {"cultist", "death_cart", "marauder"}
    assert dark_ages("reaction") == {"beggar", "market_square", "hovel"}


@ruling("DA-389", "DA-159")
def test_what_the_kingdom_cards_cost() -> None:
    costs = {
        1: "poor_house",
        2: "beggar, squire, vagrant",
        3: "forager, hermit, market_square, sage, storeroom, urchin",
        4: "armory, death_cart, feodum, fortress, ironmonger, marauder, procession, rats, scavenger, "
        "wandering_minstrel",
        6: "altar, hunting_grounds",
    }
    expected = {name: cost for cost, names in costs.items() for name in names.split(", ")}
    for card in kingdom_cards():
        if card.set == "dark_ages":
            assert (card.cost, card.potion) == (expected.get(card.name, 5), 0), card.name
    knights = {c.name: c.cost for c in CARDS if c.text.part_of == "knights"}
    assert knights.pop("sir_martin") == 4
    assert set(knights.values()) == {5}


@ruling("DA-390")
def test_what_the_other_cards_cost() -> None:
    costs = {}
    for name in dark_ages("ruins") | {"spoils", "madman", "mercenary"}:
        costs[name] = 0
    for name in dark_ages("shelter"):
        costs[name] = 1
    assert len(costs) == 11
    for name, cost in costs.items():
        assert find(name).cost == cost


@ruling("DA-047")
def test_six_cards_are_never_in_the_supply() -> None:
    outside = {c.name for c in CARDS if c.set == "dark_ages" and not c.text.in_supply}
    assert outside == {
        "spoils", "madman", "mercenary", "hovel", "necropolis", "overgrown_estate",
    }  # fmt: skip
    with table("alice", "vincent", kingdom=["bandit_camp", "hermit", "urchin"], shelters=True) as t:
        t.turn(coins=20)
        t.alice.buys("gold")
        offered: list[Card] = t.state.supply_cards()
        assert not outside & {c.name for c in offered}


@ruling("DA-025", "DA-143")
def test_two_piles_hold_unlike_cards() -> None:
    game = new_game(Kingdom(GRIM_PARADE), 6, 1)
    mixed = [game.setup.piles[i].name for i in game.setup.mixed]
    assert sorted(mixed) == ["knights", "ruins"]
    assert len(set(stack(game, "ruins"))) == 5
    assert Counter(stack(game, "knights")) == dict.fromkeys(set(stack(game, "knights")), 1)
    assert len(stack(game, "knights")) == 10
