"""Dark Ages: Ruins, Shelters, piles of unlike cards, and what lies outside the Supply."""

import pytest

from chaudron.games.dominion.scenario import table
from tests.rulings import ruling

# ---------------------------------------------------------------- piles of unlike cards


@ruling("DA-026", "DA-027")
def test_only_the_top_ruins_can_be_bought_and_the_next_is_turned_up() -> None:
    with table("alice", "vincent", kingdom=["cultist"]) as t:
        t.pile("ruins", "survivors, ruined_market, ruined_village")
        t.turn(phase="buy", buys=3)
        t.alice.is_offered("copper, curse, survivors")
        t.alice.buys("survivors")
        t.alice.is_offered("copper, curse, ruined_market")
        t.alice.buys("ruined_market")
        t.alice.shows(discard_pile="survivors, ruined_market")
        t.alice.is_offered("copper, curse, ruined_village")


@ruling("DA-026", "DA-152")
def test_armory_gains_sir_martin_only_from_the_top() -> None:
    for top, rest in (("sir_martin", "dame_anna"), ("dame_anna", "sir_martin")):
        with table("alice", "vincent", kingdom=["armory", "knights"]) as t:
            t.pile("knights", f"{top}, {rest}")
            t.alice.has(hand="armory")
            t.alice.plays("armory")
            if top == "sir_martin":
                t.alice.is_not_offered("dame_anna")
                t.alice.gains("sir_martin")
                t.alice.shows(deck="sir_martin")
            else:
                t.alice.is_not_offered("sir_martin")
                t.alice.is_not_offered("dame_anna")
                t.alice.gains("silver")


@ruling("DA-030", "DA-029")
def test_two_unlike_ruins_give_four_actions_with_tribute() -> None:
    for second, actions in (("survivors", 4), ("ruined_village", 2)):
        with table("alice", "vincent", kingdom=["tribute", "cultist"]) as t:
            t.alice.has(hand="tribute")
            t.vincent.has(deck=f"ruined_village, {second}")
            t.alice.plays("tribute")
            t.turn_is(actions=actions)


@ruling("DA-032")
@pytest.mark.parametrize(
    ("pile", "content"),
    [("ruins", "survivors, ruined_village"), ("knights", "sir_martin, dame_anna")],
)
def test_an_embargo_token_covers_the_whole_pile(pile: str, content: str) -> None:
    with table("alice", "vincent", kingdom=["embargo", "cultist", "knights"]) as t:
        t.pile(pile, content).tokens(pile, "embargo", 1)
        t.turn(phase="buy", buys=2, coins=10)
        first, second = content.split(", ")
        t.alice.buys(first)
        t.alice.shows(discard_pile=f"curse, {first}")
        t.alice.buys(second)
        t.pile_shows("curse", 8)
        t.pile_shows(pile, 0)


@ruling("DA-033", "DA-034")
def test_ruins_may_be_bought_and_played_as_actions() -> None:
    with table("alice", "vincent", kingdom=["cultist"]) as t:
        t.pile("ruins", "abandoned_mine, survivors")
        t.alice.has(hand="abandoned_mine")
        t.alice.plays("abandoned_mine")
        t.turn_is(actions=0, coins=1)
        t.alice.buys("abandoned_mine")
        t.pile_shows("ruins", 1)


@ruling("DA-035")
def test_procession_may_play_a_ruins() -> None:
    with table("alice", "vincent", kingdom=["cultist", "procession", "poor_house"]) as t:
        t.alice.has(hand="procession, abandoned_mine, copper")
        t.alice.plays("procession")
        t.alice.is_offered("abandoned_mine")
        t.alice.plays("abandoned_mine")
        t.turn_is(coins=2)
        t.trash_shows("abandoned_mine")
        t.alice.shows(discard_pile="poor_house")  # costs exactly 1


@ruling("DA-036")
def test_an_empty_ruins_pile_counts_for_the_end() -> None:
    for others in (2, 1):
        with table("alice", "vincent", kingdom=["cultist", "moat"]) as t:
            t.pile("ruins", "survivors").pile("curse", 0).pile("moat", 0 if others == 2 else 3)
            t.alice.has(deck="copper*5")
            t.turn(phase="buy")
            t.alice.buys("survivors")
            assert t.over == (others == 2)


@ruling("DA-037")
def test_a_named_ruins_is_gained_only_from_the_top() -> None:
    for top in ("survivors", "ruined_village"):
        with table("alice", "vincent", kingdom=["jester", "cultist"]) as t:
            t.pile("ruins", f"{top}, survivors")
            t.alice.has(hand="jester")
            t.vincent.has(deck="survivors")
            t.alice.plays("jester")
            if top == "survivors":
                t.alice.chooses("other")
                t.vincent.shows(discard_pile="survivors*2")
            else:
                t.vincent.shows(discard_pile="survivors")
                t.pile_shows("ruins", 2)


# ---------------------------------------------------------------- outside the Supply


@ruling("DA-023", "DA-048")
def test_cards_outside_the_supply_are_neither_bought_nor_gained_from_it() -> None:
    kingdom = ["armory", "bandit_camp", "hermit", "urchin"]
    with table("alice", "vincent", kingdom=kingdom, shelters=True) as t:
        t.alice.has(hand="armory*2")
        t.turn(actions=2, coins=8)
        t.alice.plays("armory")
        t.alice.is_offered("copper, silver, curse, estate, armory, hermit, urchin")
        t.alice.gains("copper")
        t.alice.passes("play_action")
        for name in ("spoils", "madman", "mercenary", "hovel", "necropolis", "overgrown_estate"):
            t.alice.is_not_offered(name)
        t.alice.buys("bandit_camp")


@ruling("DA-050")
def test_cards_outside_the_supply_may_be_trashed() -> None:
    kingdom = ["chapel", "bandit_camp", "hermit", "urchin"]
    with table("alice", "vincent", kingdom=kingdom, shelters=True) as t:
        t.alice.has(hand="chapel*2, spoils, madman, mercenary, hovel, necropolis")
        t.turn(actions=2)
        t.alice.plays("chapel")
        t.alice.trashes("spoils, madman, mercenary, hovel")
        t.alice.plays("chapel")
        t.alice.trashes("necropolis")
        t.trash_shows("spoils, madman, mercenary, hovel, necropolis")
        t.pile_shows("spoils", 15)


@ruling("DA-051")
def test_empty_side_piles_do_not_end_the_game() -> None:
    with table("alice", "vincent", kingdom=["bandit_camp", "hermit", "urchin"]) as t:
        t.pile("spoils", 1).pile("madman", 0).pile("mercenary", 0).pile("curse", 0)
        t.alice.has(hand="bandit_camp", deck="copper*6")
        t.alice.plays("bandit_camp")
        t.pile_shows("spoils", 0)
        t.alice.ends_turn()
        assert not t.over
        t.turn_is(player=t.vincent)


# ---------------------------------------------------------------- Ruins, one by one


@ruling("DA-289")
def test_abandoned_mine() -> None:
    with table("alice", "vincent", kingdom=["cultist"]) as t:
        t.alice.has(hand="abandoned_mine", deck="gold")
        t.alice.plays("abandoned_mine")
        t.turn_is(actions=0, buys=1, coins=1)
        t.alice.shows(hand="")


@ruling("DA-112")
def test_ruined_library() -> None:
    with table("alice", "vincent", kingdom=["cultist"]) as t:
        t.alice.has(hand="ruined_library", deck="estate*2")
        t.alice.plays("ruined_library")
        t.turn_is(actions=0, buys=1, coins=0)
        t.alice.shows(hand="estate")


@ruling("DA-268")
def test_ruined_market() -> None:
    with table("alice", "vincent", kingdom=["cultist"]) as t:
        t.alice.has(hand="ruined_market", deck="estate*2")
        t.alice.plays("ruined_market")
        t.turn_is(actions=0, buys=2, coins=0)
        t.alice.shows(hand="")


@ruling("DA-369")
def test_ruined_village() -> None:
    with table("alice", "vincent", kingdom=["cultist"]) as t:
        t.alice.has(hand="ruined_village*2", deck="estate*2")
        t.alice.plays("ruined_village")
        t.turn_is(actions=1, buys=1, coins=0)
        t.alice.shows(hand="ruined_village")


@ruling("DA-351", "DA-352")
def test_survivors_discards_both_cards_or_none() -> None:
    with table("alice", "vincent", kingdom=["cultist"]) as t:
        t.alice.has(hand="survivors", deck="estate, gold, silver")
        t.alice.plays("survivors")
        t.alice.shows(aside="estate, gold")
        assert t.state.view(1).dump()["players"][0]["aside"] == []
        t.alice.is_offered("discard, deck")
        t.alice.chooses("discard")
        t.alice.shows(discard_pile="estate, gold", deck="silver", hand="")


@ruling("DA-398", "DA-352")
def test_survivors_puts_both_cards_back_in_any_order() -> None:
    with table("alice", "vincent", kingdom=["cultist"]) as t:
        t.alice.has(hand="survivors", deck="estate, gold, silver")
        t.alice.plays("survivors")
        t.alice.chooses("deck")
        t.alice.orders("gold, estate")
        t.alice.shows(deck="gold, estate, silver", discard_pile="")
        t.alice.knows_top(t.alice, "gold, estate")
        t.vincent.knows_top(t.alice, "")


def test_survivors_without_a_deck_asks_nothing() -> None:
    with table("alice", "vincent", kingdom=["cultist"]) as t:
        t.alice.has(hand="survivors")
        t.alice.plays("survivors")
        t.alice.is_asked("buy")


# ---------------------------------------------------------------- Shelters


@ruling("DA-120", "DA-122")
def test_hovel_may_be_trashed_when_its_owner_buys_a_victory_card() -> None:
    with table("alice", "vincent", kingdom=["moat"], shelters=True) as t:
        t.alice.has(hand="hovel*2", deck="copper*5")
        t.turn(phase="buy", buys=2, coins=4)
        t.alice.buys("estate")
        t.alice.is_asked("trash")
        assert t.asked(t.alice).about() == {"source": "hovel", "subject": "hovel", "concerning": "estate"}
        t.alice.accepts("trash")
        t.alice.passes("trash")  # the second one stays
        t.trash_shows("hovel")
        t.alice.shows(hand="hovel", discard_pile="estate")
        t.turn_is(coins=2, buys=1)
        t.alice.buys("estate")
        t.alice.passes("trash")


@ruling("DA-120")
def test_hovel_does_not_react_to_other_purchases() -> None:
    with table("alice", "vincent", kingdom=["moat"], shelters=True) as t:
        t.alice.has(hand="hovel", deck="copper*5")
        t.turn(phase="buy", buys=2, coins=4)
        t.alice.buys("moat")
        t.alice.is_asked("buy")
        t.alice.shows(hand="hovel")


@ruling("DA-121", "DA-418")
def test_hovel_reacts_to_a_card_that_is_also_a_victory_card() -> None:
    for pile, card in (("great_hall", "great_hall"), ("knights", "dame_josephine")):
        with table("alice", "vincent", kingdom=[pile], shelters=True) as t:
            if pile == "knights":
                t.pile(pile, "dame_josephine, dame_anna")
            t.alice.has(hand="hovel", deck="copper*5")
            t.turn(phase="buy", buys=2, coins=5)
            t.alice.buys(card)
            t.alice.accepts("trash")
            t.trash_shows("hovel")


@ruling("DA-401")
def test_hovel_does_not_react_to_a_gain_without_a_purchase() -> None:
    with table("alice", "vincent", kingdom=["workshop"], shelters=True) as t:
        t.alice.has(hand="workshop, hovel")
        t.alice.plays("workshop")
        t.alice.gains("estate")
        t.alice.is_asked("buy")
        t.alice.shows(hand="hovel", discard_pile="estate")


@ruling("DA-296")
def test_necropolis() -> None:
    with table("alice", "vincent", kingdom=["moat"], shelters=True) as t:
        t.alice.has(hand="necropolis, moat", deck="copper*5")
        t.alice.plays("necropolis")
        t.turn_is(actions=2, buys=1, coins=0)
        t.alice.shows(hand="moat")


@ruling("DA-199", "DA-200")
def test_overgrown_estate_is_worth_nothing_and_draws_when_trashed() -> None:
    with table("alice", "vincent", kingdom=["remodel", "duke"], shelters=True) as t:
        t.alice.has(hand="remodel, overgrown_estate", deck="gold, copper")
        t.alice.scores(0)
        t.alice.plays("remodel")  # the only card in hand
        t.alice.is_asked("gain")
        t.alice.shows(hand="gold")  # drawn before the gain
        t.alice.gains("silver")
        t.trash_shows("overgrown_estate")


@ruling("DA-201")
def test_altar_trashes_overgrown_estate_draws_then_gains() -> None:
    with table("alice", "vincent", kingdom=["altar"], shelters=True) as t:
        t.alice.has(hand="altar, overgrown_estate, copper", deck="gold, copper")
        t.alice.plays("altar")
        t.alice.trashes("overgrown_estate")
        t.alice.is_asked("gain")
        t.alice.shows(hand="copper, gold")
        t.alice.gains("duchy")  # up to 5
        t.alice.shows(discard_pile="duchy")


@ruling("DA-202", "DA-046")
def test_overgrown_estate_cannot_trash_itself() -> None:
    with table("alice", "vincent", kingdom=["moat"], shelters=True) as t:
        t.alice.has(hand="overgrown_estate, estate", deck="copper*5")
        t.alice.is_asked("buy")
        t.alice.ends_turn()
        t.trash_shows("")
        t.alice.shows(hand="copper*5", discard_pile="overgrown_estate, estate")


# ---------------------------------------------------------------- Spoils


@ruling("DA-117", "DA-118")
def test_spoils_give_three_coins_and_go_back() -> None:
    with table("alice", "vincent", kingdom=["bandit_camp"]) as t:
        t.pile("spoils", 13)
        t.alice.has(hand="spoils*2, copper")
        t.alice.plays_treasures("spoils, copper")
        t.turn_is(coins=4)
        t.pile_shows("spoils", 14)
        t.alice.shows(hand="spoils", in_play="copper")


@ruling("DA-119", "DA-061")
def test_spoils_may_be_kept_for_later() -> None:
    with table("alice", "vincent", kingdom=["bandit_camp"]) as t:
        t.alice.has(hand="copper, spoils, silver")
        t.alice.plays_treasures("silver, copper")
        t.turn_is(coins=3)
        t.alice.passes("play_treasures")
        t.alice.is_asked("buy")
        t.alice.shows(hand="spoils")
        t.pile_shows("spoils", 15)


@ruling("DA-059", "DA-060")
def test_counterfeit_and_spoils_are_treasures() -> None:
    with table("alice", "vincent", kingdom=["adventurer", "counterfeit", "bandit_camp"]) as t:
        t.alice.has(hand="adventurer", deck="estate, spoils, curse, counterfeit, gold")
        t.alice.is_offered("adventurer")
        t.alice.plays("adventurer")
        t.alice.shows(hand="spoils, counterfeit", discard_pile="estate, curse")
        t.turn_is(phase="treasures")
        t.alice.is_offered("spoils, counterfeit")
        t.alice.plays_treasures("counterfeit, spoils")
        t.alice.passes("play")
        t.turn_is(coins=4, buys=2)


# ---------------------------------------------------------------- Madman


@ruling("DA-237", "DA-238", "DA-239")
def test_madman_goes_back_and_draws_a_card_per_card_in_hand() -> None:
    with table("alice", "vincent", kingdom=["hermit"]) as t:
        t.pile("madman", 9)
        t.alice.has(hand="madman, estate*2", deck="copper, silver, gold")
        t.alice.plays("madman")
        t.turn_is(actions=2)
        t.pile_shows("madman", 10)
        t.alice.shows(hand="estate*2, copper, silver", in_play="", deck="gold")


@ruling("DA-240")
def test_madman_with_three_cards_in_hand() -> None:
    with table("alice", "vincent", kingdom=["hermit"]) as t:
        t.alice.has(hand="madman, estate*3", deck="copper*5")
        t.alice.plays("madman")
        t.alice.shows(hand="estate*3, copper*3", deck="copper*2")


@ruling("DA-241")
@pytest.mark.parametrize(("replayer", "times"), [("throne_room", 2), ("procession", 2), ("kings_court", 3)])
def test_a_madman_played_again_only_gives_actions(replayer: str, times: int) -> None:
    with table("alice", "vincent", kingdom=["hermit", replayer]) as t:
        t.pile("madman", 9)
        t.alice.has(hand=f"{replayer}, madman, estate", deck="copper*5")
        t.alice.plays(replayer)
        if replayer != "throne_room":
            t.alice.plays("madman")
        t.turn_is(actions=2 * times)
        t.alice.shows(hand="estate, copper", in_play=replayer)
        t.pile_shows("madman", 10)
        t.trash_shows("")


# ---------------------------------------------------------------- Mercenary


@ruling("DA-283", "DA-284")
def test_mercenary_trades_two_cards_for_cards_coins_and_an_attack() -> None:
    with table("alice", "vincent", kingdom=["urchin"]) as t:
        t.alice.has(hand="mercenary, copper, estate, curse", deck="gold, silver, copper")
        t.vincent.has(hand="copper*3, estate*2")
        t.alice.plays("mercenary")
        t.alice.accepts()
        assert (t.asked(t.alice).lo, t.asked(t.alice).hi) == (2, 2)
        t.alice.trashes("estate, curse")
        t.vincent.discards("estate*2")
        t.trash_shows("estate, curse")
        t.alice.shows(hand="copper, gold, silver", in_play="mercenary")
        t.turn_is(coins=2, actions=0)
        t.vincent.shows(hand="copper*3")


@ruling("DA-283")
def test_mercenary_may_trash_nothing() -> None:
    with table("alice", "vincent", kingdom=["urchin"]) as t:
        t.alice.has(hand="mercenary, estate, curse", deck="gold, silver")
        t.vincent.has(hand="copper*5")
        t.alice.plays("mercenary")
        t.alice.passes("accept")
        t.alice.shows(hand="estate, curse")
        t.vincent.shows(hand="copper*5")
        t.turn_is(coins=0)
        t.trash_shows("")


@ruling("DA-285")
def test_mercenary_spares_hands_of_three() -> None:
    with table("alice", "vincent", "nina", kingdom=["urchin"]) as t:
        t.alice.has(hand="mercenary, estate*2")
        t.vincent.has(hand="copper, estate, gold")
        t.nina.has(hand="copper, gold")
        t.alice.plays("mercenary")
        t.alice.accepts()
        t.vincent.shows(hand="copper, estate, gold")
        t.nina.shows(hand="copper, gold")


@ruling("DA-286")
def test_reactions_come_before_mercenary_trashes() -> None:
    with table("alice", "vincent", kingdom=["urchin", "beggar"]) as t:
        t.alice.has(hand="mercenary, estate*2", deck="copper*2")
        t.vincent.has(hand="beggar, copper*2")
        t.alice.plays("mercenary")
        t.vincent.is_asked("discard")
        t.trash_shows("")
        t.vincent.accepts("discard")
        t.alice.is_asked("accept")
        t.vincent.shows(deck="silver", discard_pile="beggar, silver")
        t.alice.passes("accept")


@ruling("DA-287")
def test_mercenary_with_a_single_card_may_trash_it_for_nothing() -> None:
    with table("alice", "vincent", kingdom=["urchin"]) as t:
        t.alice.has(hand="mercenary, estate", deck="copper*2")
        t.vincent.has(hand="copper*5")
        t.alice.plays("mercenary")
        t.alice.accepts()
        t.trash_shows("estate")
        t.turn_is(coins=0)
        t.alice.shows(hand="")
        t.vincent.shows(hand="copper*5")


def test_mercenary_with_an_empty_hand_asks_nothing() -> None:
    with table("alice", "vincent", kingdom=["urchin"]) as t:
        t.alice.has(hand="mercenary", deck="copper*2")
        t.alice.plays("mercenary")
        t.alice.is_asked("buy")


@ruling("DA-288")
def test_both_cards_are_trashed_before_their_effects_in_the_order_chosen() -> None:
    with table("alice", "vincent", kingdom=["urchin", "rats", "squire"]) as t:
        t.alice.has(hand="mercenary, rats, squire, copper", deck="gold, silver, estate, copper")
        t.alice.plays("mercenary")
        t.alice.accepts()
        t.alice.trashes("rats, squire")
        t.trash_shows("rats, squire")
        t.alice.is_offered("rats, squire")
        t.alice.lets_first("squire")
        t.alice.shows(hand="copper, gold, silver, estate", discard_pile="urchin")
