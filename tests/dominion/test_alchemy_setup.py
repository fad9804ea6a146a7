"""Alchemy: which piles are laid out, and what a Potion buys."""

import pytest

from chaudron.bots.random import RandomBot
from chaudron.games.dominion.facts import kingdoms
from chaudron.games.dominion.kingdoms import Kingdom, check, complete, random_kingdom
from chaudron.games.dominion.library import find, kingdom_cards
from chaudron.games.dominion.rules import Game
from chaudron.games.dominion.scenario import table
from chaudron.games.dominion.setup import new_game
from chaudron.kernel.errors import Refusal
from chaudron.kernel.rng import stream
from chaudron.testing.playing import CheckingDriver
from tests.rulings import ruling

ALCHEMY = [c.name for c in kingdom_cards() if c.set == "alchemy"]
BASE = [c.name for c in kingdom_cards() if c.set == "base"]


def pile(game: Game, name: str) -> int | None:
    """How many cards this pile has; None if the game has no such pile."""
    i = game.setup.pile_named(name)
    return game.counts[i] if i >= 0 else None


# ---------------------------------------------------------------- the piles


@ruling("AL-003")
def test_a_game_has_ten_kingdom_piles_chosen_or_drawn() -> None:
    chosen = check(Kingdom(BASE[:10]))
    drawn = check(random_kingdom(stream(1, "kingdom")))
    assert len(new_game(chosen, 2, 0).setup.kingdom) == 10
    assert len(drawn.cards) == 10
    for n in (9, 11):
        with pytest.raises(Refusal, match="10 piles"):
            check(Kingdom(BASE[:n]))


@ruling("AL-004", "AL-007")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_sixteen_potions_with_a_potion_in_the_kingdoms_costs(players: int) -> None:
    game = new_game(Kingdom([*BASE[:9], "vineyard"]), players, 0)
    assert pile(game, "potion") == 16
    assert game.in_supply(find("potion"))


@ruling("AL-005")
def test_potions_for_the_black_market_deck_alone() -> None:
    kingdom = ["black_market", *BASE[:9]]
    game = new_game(Kingdom(kingdom, black_market=["market", "golem"]), 2, 0)
    assert pile(game, "potion") == 16
    assert game.in_supply(find("potion"))


@ruling("AL-006")
def test_no_potions_without_a_potion_in_any_cost() -> None:
    without = [*BASE[:7], "herbalist", "apprentice", "black_market"]
    game = new_game(Kingdom(without, black_market=["bridge", "wharf"]), 2, 0)
    assert pile(game, "potion") is None


@ruling("AL-008")
def test_an_empty_potion_pile_counts_for_the_end() -> None:
    with table("alice", "vincent", kingdom=["familiar", "moat"]) as t:
        t.pile("potion", 1).pile("moat", 0).pile("curse", 0)
        t.turn(phase="buy", coins=4)
        t.alice.buys("potion")
        assert t.over
    with table("alice", "vincent", kingdom=["familiar", "moat"]) as t:
        t.pile("potion", 2).pile("moat", 0).pile("curse", 0)
        t.turn(phase="buy", coins=4)
        t.alice.buys("potion")
        assert not t.over


@ruling("AL-009")
@pytest.mark.parametrize("n", range(11))
def test_any_number_of_alchemy_cards(n: int) -> None:
    kingdom = check(Kingdom(ALCHEMY[:n] + BASE[: 10 - n]))
    game = new_game(kingdom, 3, n)
    assert [name for name in game.setup.kingdom if name in ALCHEMY] == ALCHEMY[:n]


@ruling("AL-011")
def test_the_pool_of_random_kingdoms_has_each_alchemy_card_once() -> None:
    assert len(ALCHEMY) == len(set(ALCHEMY)) == 12
    assert "potion" not in ALCHEMY


@ruling("AL-012", "AL-195", "AL-196")
@pytest.mark.parametrize(("players", "vineyards"), [(2, 8), (3, 12), (4, 12)])
def test_kingdom_piles_of_ten_and_vineyards(players: int, vineyards: int) -> None:
    game = new_game(Kingdom(ALCHEMY[:9] + ["vineyard"]), players, 0)
    sizes = [pile(game, name) for name in game.setup.kingdom]
    assert sizes == [10] * 9 + [vineyards]


@ruling("AL-013", "AL-198")
def test_a_random_kingdom_mixes_the_sets_in_use() -> None:
    for other in ("base", "intrigue", "seaside", "prosperity", "hinterlands", "dark_ages"):
        pool = {c.name for c in kingdom_cards() if c.set in ("alchemy", other)}
        drawn: set[str] = set()
        for seed in range(60):
            kingdom = random_kingdom(stream(seed, "kingdom"), ["alchemy", other])
            assert len(set(kingdom.cards)) == 10
            drawn.update(kingdom.cards)
        assert drawn == pool


@ruling("AL-061")
def test_any_ten_cards_are_playable() -> None:
    recommended = [set(k.cards) for k in kingdoms().values()]
    for seed in range(5):
        kingdom = check(random_kingdom(stream(seed, "any")))
        assert set(kingdom.cards) not in recommended
        game = new_game(kingdom, 2, seed)
        game.setup.max_turns = 40
        game.run(CheckingDriver([RandomBot(seed), RandomBot(seed + 50)]))
        assert game.over


@ruling("AL-054")
def test_philosophers_stone_is_there_only_as_a_kingdom_card() -> None:
    without = new_game(Kingdom(BASE[:9] + ["golem"]), 2, 0)
    chosen = new_game(Kingdom(BASE[:9] + ["philosophers_stone"]), 2, 0)
    assert pile(without, "philosophers_stone") is None
    assert pile(chosen, "philosophers_stone") == 10
    assert "philosophers_stone" in chosen.setup.kingdom
    assert find("philosophers_stone").is_treasure


@ruling("AL-178")
def test_the_potion_takes_no_kingdom_place() -> None:
    game = new_game(Kingdom(ALCHEMY[:10]), 2, 0)
    assert len(game.setup.kingdom) == 10
    assert "potion" not in game.setup.kingdom
    with pytest.raises(Refusal, match="not a kingdom card"):
        check(Kingdom(BASE[:9] + ["potion"]))
    assert "potion" not in complete(Kingdom([]), ALCHEMY[:], stream(0, "x")).cards


# ---------------------------------------------------------------- printed figures


@ruling("AL-016", "AL-200")
def test_printed_costs() -> None:
    def cost(name: str) -> tuple[int, int]:
        return find(name).cost, find(name).potion

    assert {name: cost(name) for name in ALCHEMY} == {
        "transmute": (0, 1),
        "vineyard": (0, 1),
        "apothecary": (2, 1),
        "scrying_pool": (2, 1),
        "university": (2, 1),
        "alchemist": (3, 1),
        "familiar": (3, 1),
        "philosophers_stone": (3, 1),
        "golem": (4, 1),
        "possession": (6, 1),
        "herbalist": (2, 0),
        "apprentice": (5, 0),
    }


@ruling("AL-199", "AL-191")
def test_types() -> None:
    def kinds(name: str) -> list[bool]:
        card = find(name)
        return [card.is_action, card.is_attack, card.is_treasure, card.is_victory]

    special = {
        "familiar": [True, True, False, False],
        "scrying_pool": [True, True, False, False],
        "philosophers_stone": [False, False, True, False],
        "vineyard": [False, False, False, True],
    }
    for name in ALCHEMY:
        assert kinds(name) == special.get(name, [True, False, False, False]), name
    assert find("vineyard").moments == 0  # nothing before the end of the game


@ruling("AL-017")
def test_a_potion_is_a_basic_treasure_for_four() -> None:
    with table("alice", "vincent", kingdom=["golem"]) as t:
        t.turn(phase="buy", coins=4, buys=2)
        t.alice.buys("potion")
        t.turn_is(coins=0)
        t.alice.shows(discard_pile="potion")
    assert find("potion").is_treasure
    assert not find("potion").text.kingdom


# ---------------------------------------------------------------- paying


@ruling("AL-018")
def test_a_potion_yields_a_potion_and_no_coins() -> None:
    with table("alice", "vincent", kingdom=["golem"]) as t:
        t.alice.has(hand="potion")
        t.alice.plays_treasures()
        t.turn_is(potions=1, coins=0)


@ruling("AL-019", "AL-020")
def test_potion_and_coins_never_stand_for_each_other() -> None:
    with table("alice", "vincent", kingdom=["golem", "transmute"]) as t:
        t.turn(phase="buy", coins=3, potions=1)
        t.alice.is_offered("copper, silver, curse, estate, transmute")
    with table("alice", "vincent", kingdom=["golem", "transmute"]) as t:
        t.turn(phase="buy", coins=20)
        t.alice.is_not_offered("golem")
        t.alice.is_not_offered("transmute")


@ruling("AL-021")
def test_four_coins_and_a_potion_buy_a_card_for_both() -> None:
    with table("alice", "vincent", kingdom=["golem"]) as t:
        t.turn(phase="buy", coins=4, potions=1, buys=2)
        t.alice.buys("golem")
        t.turn_is(coins=0, potions=0)
        t.alice.shows(discard_pile="golem")


@ruling("AL-022")
def test_four_coins_and_a_potion_buy_a_card_for_four() -> None:
    with table("alice", "vincent", kingdom=["golem", "smithy"]) as t:
        t.turn(phase="buy", coins=4, potions=1, buys=2)
        t.alice.buys("smithy")
        t.turn_is(coins=0, potions=1)
        t.alice.shows(discard_pile="smithy")


@ruling("AL-023")
def test_four_coins_and_a_potion_buy_a_card_for_one_and_a_potion() -> None:
    with table("alice", "vincent", kingdom=["alchemist", "tournament"]) as t:
        t.alice.has(in_play="princess")  # everything costs 2 less
        t.turn(phase="buy", coins=4, potions=1, buys=2)
        t.alice.buys("alchemist")
        t.turn_is(coins=3, potions=0)


@ruling("AL-024")
def test_a_card_for_a_potion_alone_and_a_card_for_five() -> None:
    with table("alice", "vincent", kingdom=["vineyard", "market"]) as t:
        t.turn(phase="buy", coins=5, potions=1, buys=2)
        t.alice.buys("vineyard")
        t.turn_is(coins=5, potions=0)
        t.alice.buys("market")
        t.alice.shows(hand="vineyard, market", discard_pile="")  # drawn in Clean-up


@ruling("AL-025")
def test_two_and_a_potion_and_then_three() -> None:
    with table("alice", "vincent", kingdom=["university"]) as t:
        t.turn(phase="buy", coins=5, potions=1, buys=2)
        t.alice.buys("university")
        t.turn_is(coins=3, potions=0)
        t.alice.buys("silver")
        t.alice.shows(hand="university, silver")


@ruling("AL-026", "AL-027")
def test_each_card_takes_a_potion_of_its_own() -> None:
    with table("alice", "vincent", kingdom=["university", "apothecary"]) as t:
        t.turn(phase="buy", coins=5, potions=1, buys=2)
        t.alice.buys("university")
        t.alice.is_not_offered("university")
        t.alice.is_not_offered("apothecary")
    with table("alice", "vincent", kingdom=["university", "apothecary"]) as t:
        t.turn(phase="buy", coins=5, potions=2, buys=3)
        t.alice.buys("university")
        t.alice.buys("apothecary")
        t.turn_is(coins=1, potions=0)


@ruling("AL-032")
def test_coins_alone_buy_no_potion_card() -> None:
    with table("alice", "vincent", kingdom=["transmute", "university", "market"]) as t:
        t.turn(phase="buy", coins=5)
        t.alice.is_offered("copper, silver, curse, estate, duchy, potion, market")


@ruling("AL-215")
def test_an_unspent_potion_is_lost() -> None:
    with table("alice", "vincent", kingdom=["transmute"]) as t:
        t.turn(phase="buy", potions=1)
        t.alice.ends_turn()
        t.vincent.ends_turn()
        t.turn_is(player=t.alice, potions=0)


# ---------------------------------------------------------------- when Treasures are played


@ruling("AL-057", "AL-058")
def test_no_treasure_after_the_first_purchase() -> None:
    with table("alice", "vincent", kingdom=["woodcutter", "golem"]) as t:
        t.alice.has(hand="woodcutter, silver*2")
        t.alice.plays("woodcutter")
        t.alice.plays_treasures("silver")
        t.alice.is_asked("play_treasures")  # still before the first purchase
        t.alice.passes("play_treasures")
        t.turn_is(coins=4, buys=2)
        t.alice.buys("silver")
        t.alice.is_asked("buy")
        t.turn_is(phase="buy", buys=1, coins=1)
        t.alice.shows(hand="silver")


@ruling("AL-145")
def test_no_philosophers_stone_between_two_purchases() -> None:
    with table("alice", "vincent", kingdom=["philosophers_stone"]) as t:
        t.alice.has(hand="philosophers_stone, copper", deck="copper*10")
        t.turn(buys=2)
        t.alice.plays_treasures("copper")
        t.alice.passes("play_treasures")
        t.alice.buys("copper")
        t.alice.is_asked("buy")
        t.turn_is(coins=1)
        t.alice.shows(hand="philosophers_stone")


@ruling("AL-203")
def test_treasures_may_stay_in_hand() -> None:
    with table("alice", "vincent", kingdom=["golem"]) as t:
        t.alice.has(hand="silver, gold")
        t.alice.plays_treasures("gold")
        t.alice.passes("play_treasures")
        t.turn_is(coins=3, phase="buy")
        t.alice.buys("silver")
        t.alice.shows(hand="silver*2, gold")  # kept, played and bought: all drawn again
