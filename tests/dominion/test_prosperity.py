"""Prosperity: its Actions, and the piles of Platinum and Colony."""

import pytest

from chaudron.games.dominion.kingdoms import Kingdom
from chaudron.games.dominion.scenario import table
from chaudron.games.dominion.setup import new_game
from chaudron.kernel.errors import IllegalAnswer
from tests.rulings import ruling

# ---------------------------------------------------------------- Bishop


@ruling("PR-003")
def test_bishop_must_trash_and_earns_half_the_cost() -> None:
    with table("alice", "vincent", kingdom=["bishop"]) as t:
        t.alice.has(hand="bishop, gold, duchy")
        t.alice.plays("bishop")
        with pytest.raises(IllegalAnswer):
            t.alice.passes("trash")
        t.alice.trashes("duchy")
        t.trash_shows("duchy")
        t.turn_is(coins=1)
        t.alice.shows(tokens={"vp": 1 + 2})
        t.alice.scores(3)


def test_bishop_alone_in_hand_still_earns_a_point() -> None:
    with table("alice", "vincent", kingdom=["bishop"]) as t:
        t.alice.has(hand="bishop")
        t.alice.plays("bishop")
        t.alice.shows(tokens={"vp": 1})


@ruling("PR-004", "PR-005")
def test_the_others_may_trash_to_bishop_in_turn_order() -> None:
    with table("alice", "vincent", "nina", kingdom=["bishop"]) as t:
        t.alice.has(hand="bishop")
        t.vincent.has(hand="curse")
        t.nina.has(hand="curse, gold")
        t.alice.plays("bishop")
        t.vincent.is_asked("trash")
        t.vincent.trashes("curse")
        t.nina.passes("trash")
        t.trash_shows("curse")
        t.vincent.shows(hand="", tokens={"vp": 0})
        t.nina.shows(hand="curse, gold")
        t.turn_is(player=t.alice)


@ruling("PR-006")
def test_bishop_gives_no_points_for_a_potion() -> None:
    with table("alice", "vincent", kingdom=["bishop", "familiar"]) as t:
        t.alice.has(hand="bishop, familiar")
        t.alice.plays("bishop")
        t.alice.shows(tokens={"vp": 1 + 1})


# ---------------------------------------------------------------- City


def test_city_without_empty_piles() -> None:
    with table("alice", "vincent", kingdom=["city"]) as t:
        t.alice.has(hand="city", deck="copper*3")
        t.alice.plays("city")
        t.turn_is(actions=2, buys=1, coins=0)
        t.alice.shows(hand="copper")


def test_city_with_one_empty_pile() -> None:
    with table("alice", "vincent", kingdom=["city", "village"]) as t:
        t.pile("village", 0)
        t.alice.has(hand="city", deck="copper*3")
        t.alice.plays("city")
        t.turn_is(actions=2, buys=1, coins=0)
        t.alice.shows(hand="copper*2")


@ruling("PR-007")
def test_city_looks_at_the_piles_when_it_is_played() -> None:
    with table("alice", "vincent", kingdom=["city", "village"]) as t:
        t.pile("village", 1).pile("curse", 0).turn(buys=2, coins=3)
        t.alice.has(hand="city", deck="gold*2, copper")
        t.alice.plays("city")
        t.alice.buys("village")
        t.turn_is(coins=6, buys=1)
        t.alice.shows(in_play="city, gold*2", deck="copper")


@ruling("PR-008")
@pytest.mark.parametrize("pile", ["curse", "potion", "ruins", "moat", "copper", "colony"])
def test_every_empty_supply_pile_counts_for_city(pile: str) -> None:
    kingdom = ["city", "young_witch", "cultist", "familiar"]
    with table("alice", "vincent", kingdom=kingdom, bane="moat", colonies=True) as t:
        t.pile(pile, 0)
        t.alice.has(hand="city", deck="copper*3")
        t.alice.plays("city")
        t.alice.shows(hand="copper*2")


@ruling("PR-009")
@pytest.mark.parametrize(
    ("pile", "source"),
    [("spoils", "bandit_camp"), ("madman", "hermit"), ("mercenary", "urchin"), ("prizes", "tournament")],
)
def test_empty_piles_outside_the_supply_do_not_count_for_city(pile: str, source: str) -> None:
    with table("alice", "vincent", kingdom=["city", source]) as t:
        t.pile(pile, 0)
        t.alice.has(hand="city", deck="copper*3")
        t.alice.plays("city")
        t.alice.shows(hand="copper")


def test_city_with_two_empty_piles() -> None:
    with table("alice", "vincent", kingdom=["city", "village"]) as t:
        t.pile("village", 0).pile("curse", 0)
        t.alice.has(hand="city", deck="copper*5")
        t.alice.plays("city")
        t.turn_is(actions=2, buys=2, coins=1)
        t.alice.shows(hand="copper*2")


@ruling("PR-010")
def test_a_third_empty_pile_adds_nothing_to_city() -> None:
    with table("alice", "vincent", kingdom=["city", "village"]) as t:
        t.pile("village", 0).pile("curse", 0).pile("estate", 0)
        t.alice.has(hand="city", deck="copper*5")
        t.alice.plays("city")
        t.turn_is(actions=2, buys=2, coins=1)
        t.alice.shows(hand="copper*2")


@ruling("PR-011")
def test_a_pile_refilled_by_ambassador_is_not_empty_for_city() -> None:
    with table("alice", "vincent", kingdom=["city", "ambassador"]) as t:
        t.pile("curse", 0).turn(actions=2)
        t.alice.has(hand="ambassador, city, curse*2", deck="copper*3")
        t.alice.plays("ambassador")
        t.alice.reveals("curse")
        t.alice.answers("return", 2)
        t.pile_shows("curse", 1)
        t.alice.plays("city")
        t.alice.shows(hand="copper")


# ---------------------------------------------------------------- simple Actions


def test_counting_house_takes_coppers_back() -> None:
    with table("alice", "vincent", kingdom=["counting_house"]) as t:
        t.alice.has(hand="counting_house", discard_pile="copper*3, silver, copper")
        t.alice.plays("counting_house")
        t.alice.answers("take", "copper*3")
        t.alice.shows(hand="copper*3", discard_pile="silver, copper")
        assert t.vincent.sees(t.alice) == ["copper"] * 3


def test_counting_house_may_take_none() -> None:
    with table("alice", "vincent", kingdom=["counting_house"]) as t:
        t.alice.has(hand="counting_house", discard_pile="copper*3")
        t.alice.plays("counting_house")
        t.alice.passes("take")
        t.alice.shows(hand="", discard_pile="copper*3")


def test_expand_gains_a_card_up_to_three_dearer() -> None:
    with table("alice", "vincent", kingdom=["expand", "familiar", "possession"], colonies=True) as t:
        t.alice.has(hand="expand, gold, copper")
        t.alice.plays("expand")
        with pytest.raises(IllegalAnswer):
            t.alice.passes("trash")
        t.alice.trashes("gold")
        t.alice.is_not_offered("colony")
        t.alice.is_not_offered("familiar")
        t.alice.gains("platinum")
        t.trash_shows("gold")
        t.alice.shows(hand="copper", discard_pile="platinum")


def test_expand_has_its_limit() -> None:
    with table("alice", "vincent", kingdom=["expand", "bank"]) as t:
        t.alice.has(hand="expand, silver")
        t.alice.plays("expand")
        t.alice.is_offered("copper, curse, estate, silver, duchy, gold")
        t.alice.gains("gold")


def test_expand_of_a_card_with_a_potion() -> None:
    with table("alice", "vincent", kingdom=["expand", "familiar", "possession"]) as t:
        t.alice.has(hand="expand, familiar")
        t.alice.plays("expand")
        t.alice.gains("possession")
        t.alice.shows(discard_pile="possession")


def test_expand_alone_in_hand() -> None:
    with table("alice", "vincent", kingdom=["expand"]) as t:
        t.alice.has(hand="expand")
        t.alice.plays("expand")
        t.alice.shows(discard_pile="")


def test_monument() -> None:
    with table("alice", "vincent", kingdom=["monument"]) as t:
        t.alice.has(hand="monument")
        t.alice.plays("monument")
        t.turn_is(coins=2)
        t.alice.shows(tokens={"vp": 1})


def test_peddler_played() -> None:
    with table("alice", "vincent", kingdom=["peddler"]) as t:
        t.alice.has(hand="peddler", deck="gold, copper")
        t.alice.plays("peddler")
        t.turn_is(actions=1, coins=1)
        t.alice.shows(hand="gold")


def test_workers_village() -> None:
    with table("alice", "vincent", kingdom=["workers_village"]) as t:
        t.alice.has(hand="workers_village", deck="gold, copper")
        t.alice.plays("workers_village")
        t.turn_is(actions=2, buys=2)
        t.alice.shows(hand="gold")


# ---------------------------------------------------------------- Forge


def test_forge_gains_exactly_the_sum() -> None:
    with table("alice", "vincent", kingdom=["forge"], colonies=True) as t:
        t.alice.has(hand="forge, gold, silver, copper*2, estate")
        t.alice.plays("forge")
        t.alice.trashes("gold, estate, copper")
        t.trash_shows("gold, estate, copper")
        t.alice.shows(hand="silver, copper", discard_pile="province")


def test_forge_gains_nothing_if_nothing_costs_that() -> None:
    with table("alice", "vincent", kingdom=["forge"]) as t:
        t.alice.has(hand="forge, estate*2")
        t.alice.plays("forge")
        t.alice.trashes("estate*2")
        t.alice.shows(hand="", discard_pile="")


@ruling("PR-017", "PR-018")
def test_forge_sees_no_potions() -> None:
    with table("alice", "vincent", kingdom=["forge", "familiar", "vineyard"]) as t:
        t.alice.has(hand="forge, familiar, vineyard")
        t.alice.plays("forge")
        t.alice.trashes("familiar, vineyard")
        # 3 coins and two Potions count as 3: Silver, never Familiar.
        t.alice.shows(discard_pile="silver")


@ruling("PR-019")
def test_forge_of_nothing_is_a_card_for_nothing() -> None:
    with table("alice", "vincent", kingdom=["forge", "vineyard"]) as t:
        t.alice.has(hand="forge, gold")
        t.alice.plays("forge")
        t.alice.trashes("")
        t.alice.is_offered("copper, curse")
        with pytest.raises(IllegalAnswer):
            t.alice.passes("gain")
        t.alice.gains("curse")
        t.alice.shows(hand="gold", discard_pile="curse")


def test_forge_adds_up_reduced_costs() -> None:
    with table("alice", "vincent", kingdom=["forge", "bridge", "village"]) as t:
        t.alice.has(hand="bridge, forge, gold, silver")
        t.turn(actions=2)
        t.alice.plays("bridge")
        t.alice.plays("forge")
        t.alice.trashes("gold, silver")
        t.alice.shows(discard_pile="province")


# ---------------------------------------------------------------- King's Court


@ruling("PR-027")
def test_kings_court_need_not_play_anything() -> None:
    with table("alice", "vincent", kingdom=["kings_court", "smithy"]) as t:
        t.alice.has(hand="kings_court, smithy", deck="copper*5")
        t.alice.plays("kings_court")
        t.alice.passes("play")
        t.alice.shows(hand="smithy", in_play="kings_court")


@ruling("PR-028")
def test_kings_court_stays_as_long_as_its_duration() -> None:
    with table("alice", "vincent", kingdom=["kings_court", "wharf"]) as t:
        t.alice.has(hand="kings_court, wharf", deck="copper*6, silver*5, gold*6")
        t.alice.plays("kings_court")
        t.alice.answers("play", "wharf")
        t.turn_is(buys=4)
        t.alice.ends_turn()
        t.alice.shows(in_play="kings_court, wharf")
        t.vincent.ends_turn()
        t.turn_is(player=t.alice, buys=4)
        t.alice.shows(hand="silver*5, gold*6", in_play="kings_court, wharf")
        t.alice.ends_turn()
        t.alice.shows(in_play="")


@ruling("PR-029")
def test_three_plays_use_up_no_actions() -> None:
    with table("alice", "vincent", kingdom=["kings_court", "bazaar"]) as t:
        t.alice.has(hand="kings_court, bazaar", deck="copper*5")
        t.alice.plays("kings_court")
        t.alice.answers("play", "bazaar")
        t.turn_is(actions=6, coins=3)
        t.alice.shows(hand="copper*3", in_play="kings_court, bazaar")


@ruling("PR-030")
def test_kings_court_of_kings_court_plays_three_actions_thrice() -> None:
    with table("alice", "vincent", kingdom=["kings_court", "monument", "bazaar", "bridge"]) as t:
        t.alice.has(hand="kings_court*2, monument, bridge, bazaar", deck="copper*5")
        t.alice.plays("kings_court")
        t.alice.answers("play", "kings_court")
        t.alice.answers("play", "monument")
        t.alice.shows(tokens={"vp": 3})
        t.alice.answers("play", "bridge")
        t.turn_is(coins=6 + 3, buys=4)
        t.alice.answers("play", "bazaar")
        t.turn_is(coins=6 + 3 + 3, actions=6)
        assert t.costs("gold") == 3


def test_throne_room_of_kings_court_and_back() -> None:
    with table("alice", "vincent", kingdom=["kings_court", "throne_room", "monument"]) as t:
        t.alice.has(hand="throne_room, kings_court, monument*2")
        t.alice.plays("throne_room")
        t.alice.answers("play", "kings_court")
        t.alice.answers("play", "monument")
        t.alice.answers("play", "monument")
        t.alice.shows(tokens={"vp": 6}, in_play="throne_room, kings_court, monument*2")


def test_conspirator_counts_every_play_of_kings_court() -> None:
    with table("alice", "vincent", kingdom=["kings_court", "conspirator"]) as t:
        t.alice.has(hand="kings_court, conspirator", deck="copper*5")
        t.alice.plays("kings_court")
        t.alice.answers("play", "conspirator")
        # King's Court is the first Action, so the second and third plays draw.
        t.turn_is(coins=6, actions=2)
        t.alice.shows(hand="copper*2")


def test_procession_of_kings_court_trashes_it_after_all_plays() -> None:
    with table("alice", "vincent", kingdom=["kings_court", "procession", "monument", "wharf"]) as t:
        t.alice.has(hand="procession, kings_court, monument, wharf", deck="copper*9")
        t.alice.plays("procession")
        t.alice.answers("play", "kings_court")
        t.alice.answers("play", "monument")
        t.alice.answers("play", "wharf")
        t.trash_shows("kings_court")
        t.alice.shows(tokens={"vp": 3}, in_play="procession, monument, wharf")
        t.turn_is(buys=4)
        t.alice.ends_turn()
        # The King's Court that would stay with Wharf is gone; Wharf itself stays.
        t.alice.shows(in_play="wharf")


# ---------------------------------------------------------------- Vault


def test_vault_sells_cards_and_lets_the_others_swap() -> None:
    with table("alice", "vincent", "nina", kingdom=["vault"]) as t:
        t.alice.has(hand="vault, estate*2, copper", deck="curse*2, gold")
        t.vincent.has(hand="estate, curse, copper*3", deck="gold, silver")
        t.nina.has(hand="estate, curse, copper*3", deck="gold")
        t.alice.plays("vault")
        t.alice.discards("estate*2, curse")
        t.turn_is(coins=3)
        t.alice.shows(hand="copper, curse")
        t.vincent.accepts()
        for wrong in ("estate", "estate, curse, copper"):
            with pytest.raises(IllegalAnswer):
                t.vincent.discards(wrong)
        t.vincent.discards("estate, curse")
        t.vincent.shows(hand="copper*3, gold", discard_pile="estate, curse")
        t.nina.passes("accept")
        t.nina.shows(hand="estate, curse, copper*3")


@ruling("PR-058")
def test_a_single_card_discarded_to_vault_draws_nothing() -> None:
    with table("alice", "vincent", "nina", kingdom=["vault"]) as t:
        t.alice.has(hand="vault", deck="curse*2")
        t.vincent.has(hand="estate", deck="gold")
        t.alice.plays("vault")
        t.alice.discards("")
        t.vincent.accepts()
        t.vincent.shows(hand="", discard_pile="estate", deck="gold")
        # Nina has no card at all and is not asked.
        t.turn_is(player=t.alice, coins=0, phase="buy")


# ---------------------------------------------------------------- Attacks


def test_goons_leaves_three_cards() -> None:
    with table("alice", "vincent", kingdom=["goons"]) as t:
        t.alice.has(hand="goons")
        t.vincent.has(hand="copper*4, gold")
        t.alice.plays("goons")
        t.vincent.discards("copper*2")
        t.turn_is(coins=2, buys=2)
        t.vincent.shows(hand="copper*2, gold")


def test_mountebank_gives_a_curse_and_a_copper() -> None:
    with table("alice", "vincent", "nina", kingdom=["mountebank"]) as t:
        t.alice.has(hand="mountebank")
        t.vincent.has(hand="curse, gold")
        t.nina.has(hand="curse, gold")
        t.alice.plays("mountebank")
        t.turn_is(coins=2)
        t.vincent.accepts("discard")
        t.nina.passes("discard")
        t.vincent.shows(hand="gold", discard_pile="curse")
        t.nina.shows(hand="curse, gold", discard_pile="curse, copper")


@ruling("PR-035")
@pytest.mark.parametrize(("empty", "given"), [("curse", "copper"), ("copper", "curse")])
def test_mountebank_gives_what_is_left(empty: str, given: str) -> None:
    with table("alice", "vincent", kingdom=["mountebank"]) as t:
        t.pile(empty, 0)
        t.alice.has(hand="mountebank")
        t.alice.plays("mountebank")
        t.vincent.shows(discard_pile=given)


@ruling("PR-036")
def test_a_protected_player_discards_no_curse_to_mountebank() -> None:
    with table("alice", "vincent", kingdom=["mountebank", "lighthouse"]) as t:
        t.alice.has(hand="mountebank")
        t.vincent.has(hand="curse", in_play="lighthouse")
        t.alice.plays("mountebank")
        t.vincent.shows(hand="curse", discard_pile="")
        t.turn_is(player=t.alice, coins=2)


def test_rabble_leaves_what_is_neither_action_nor_treasure() -> None:
    with table("alice", "vincent", "nina", kingdom=["rabble", "island"]) as t:
        t.alice.has(hand="rabble", deck="copper*5")
        t.vincent.has(deck="estate, gold, curse, silver")
        t.nina.has(deck="island, rabble, province, silver")
        t.alice.plays("rabble")
        t.alice.shows(hand="copper*3")
        t.vincent.orders("curse, estate")
        t.vincent.shows(deck="curse, estate, silver", discard_pile="gold")
        t.nina.shows(deck="province, silver", discard_pile="island, rabble")
        t.alice.knows_top(t.nina, "province")
        t.alice.knows_top(t.vincent, "")


# ---------------------------------------------------------------- Platinum and Colony


@ruling("PR-067")
@pytest.mark.parametrize("colonies", [True, False])
def test_platinum_and_colony_come_together(colonies: bool) -> None:
    game = new_game(Kingdom(["city"], colonies=colonies), 2, seed=0)
    assert (game.setup.pile_named("platinum") >= 0) is colonies
    assert (game.setup.pile_named("colony") >= 0) is colonies


@ruling("PR-068")
@pytest.mark.parametrize(("players", "colonies"), [(2, 8), (3, 12), (4, 12), (5, 12), (6, 12)])
def test_twelve_platinums_for_any_number_of_players(players: int, colonies: int) -> None:
    game = new_game(Kingdom(["city"], colonies=True), players, seed=0)
    assert game.counts[game.setup.pile_named("platinum")] == 12
    assert game.counts[game.setup.pile_named("colony")] == colonies


@ruling("PR-069")
def test_the_last_colony_ends_the_game() -> None:
    with table("alice", "vincent", kingdom=["city"], colonies=True) as t:
        t.pile("colony", 1).turn(buys=2)
        t.alice.has(hand="platinum*2, silver")
        t.alice.buys("colony")
        t.turn_is(player=t.alice, buys=1)
        t.alice.ends_turn()
        assert t.over
        t.alice.scores(10)
        assert t.state.standings() == [1, 2]
