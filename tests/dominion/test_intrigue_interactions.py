"""Base, Intrigue and promotional cards among those of other sets."""

from collections.abc import Callable

import pytest

from chaudron.games.dominion.scenario import Scenario, table

# ---------------------------------------------------------------- Fortress under trashers

Answers = Callable[[Scenario], None]


def chapel(t: Scenario) -> None:
    t.alice.trashes("fortress, copper")


def remodel(t: Scenario) -> None:
    t.alice.trashes("fortress")
    t.alice.gains("gold")


def upgrade(t: Scenario) -> None:
    t.alice.trashes("fortress")
    t.alice.gains("duchy")


def steward(t: Scenario) -> None:
    t.alice.chooses("trash")


def trading_post(t: Scenario) -> None:
    """Both cards are trashed, so there is a Silver."""


def masquerade(t: Scenario) -> None:
    t.alice.answers("pass", "copper")
    t.alice.trashes("fortress")


def governor(t: Scenario) -> None:
    t.alice.chooses("trash")
    t.alice.trashes("fortress")
    t.vincent.passes("trash")


@pytest.mark.parametrize(
    ("card", "answers", "left", "gained", "trashed"),
    [
        ("chapel", chapel, "fortress", "", "copper"),
        ("remodel", remodel, "fortress, copper", "gold", ""),
        ("upgrade", upgrade, "fortress, copper", "duchy", ""),
        ("steward", steward, "fortress", "", "copper"),
        ("trading_post", trading_post, "fortress, silver", "", "copper"),
        ("masquerade", masquerade, "fortress, estate", "", ""),
        ("governor", governor, "fortress, copper", "gold", ""),
    ],
)
def test_a_fortress_comes_back_from_each_trasher(
    card: str, answers: Answers, left: str, gained: str, trashed: str
) -> None:
    with table("alice", "vincent", kingdom=[card, "fortress"]) as t:
        t.alice.has(hand=f"{card}, fortress, copper")
        t.vincent.has(hand="estate")
        t.alice.plays(card)
        answers(t)
        t.alice.shows(hand=left, discard_pile=gained)
        t.trash_shows(trashed)


def test_a_fortress_comes_back_from_saboteur_and_is_paid_for() -> None:
    with table("alice", "vincent", kingdom=["saboteur", "fortress"]) as t:
        t.alice.has(hand="saboteur")
        t.vincent.has(hand="copper", deck="estate, fortress")
        t.alice.plays("saboteur")
        t.vincent.shows(hand="copper, fortress")
        t.vincent.gains("estate")
        t.vincent.shows(discard_pile="estate*2")
        t.trash_shows("")


def test_a_fortress_comes_back_from_swindler_and_is_replaced() -> None:
    with table("alice", "vincent", kingdom=["swindler", "fortress", "remodel"]) as t:
        t.alice.has(hand="swindler")
        t.vincent.has(deck="fortress")
        t.alice.plays("swindler")
        t.alice.is_offered("fortress, remodel")
        t.alice.gains("remodel")
        t.vincent.shows(hand="fortress", discard_pile="remodel")


# ---------------------------------------------------------------- Knights and Ruins


def test_swindler_hands_out_the_top_knight_or_ruins_only() -> None:
    kingdom = ["swindler", "knights", "marauder"]
    with table("alice", "vincent", "lucas", kingdom=kingdom) as t:
        t.pile("knights", "sir_martin, dame_anna").pile("ruins", "survivors, ruined_library")
        t.alice.has(hand="swindler")
        t.vincent.has(deck="dame_molly")
        t.lucas.has(deck="copper")
        t.alice.plays("swindler")
        # Sir Martin lies on top and costs 4, so that a Duchy is all there is for 5.
        t.vincent.shows(discard_pile="duchy")
        t.alice.is_offered("copper, curse, survivors")
        t.alice.gains("survivors")
        t.lucas.shows(discard_pile="survivors")
        t.trash_shows("dame_molly, copper")


def test_ironworks_takes_ruins_for_an_action() -> None:
    with table("alice", "vincent", kingdom=["ironworks", "marauder"]) as t:
        t.pile("ruins", "survivors")
        t.alice.has(hand="ironworks", deck="gold")
        t.alice.plays("ironworks")
        t.alice.gains("survivors")
        t.turn_is(actions=1)
        t.alice.shows(hand="", discard_pile="survivors")


# ---------------------------------------------------------------- Band of Misfits


def test_band_of_misfits_as_mining_village_is_trashed_as_itself() -> None:
    with table("alice", "vincent", kingdom=["band_of_misfits", "mining_village", "village"]) as t:
        t.alice.has(hand="band_of_misfits", deck="copper")
        t.alice.plays("band_of_misfits")
        t.alice.answers("play_as", "mining_village")
        t.alice.accepts("trash")
        t.turn_is(actions=2, coins=2)
        t.trash_shows("band_of_misfits")


def test_band_of_misfits_as_walled_village_goes_back_as_itself() -> None:
    with table("alice", "vincent", kingdom=["band_of_misfits", "walled_village", "village"]) as t:
        t.alice.has(hand="band_of_misfits", deck="copper*6")
        t.alice.plays("band_of_misfits")
        t.alice.answers("play_as", "walled_village")
        t.turn_is(actions=2)
        t.alice.ends_turn()
        t.alice.accepts("put_on_deck")
        t.alice.shows(hand="band_of_misfits, copper*4")


def test_band_of_misfits_as_conspirator_is_one_play() -> None:
    with table("alice", "vincent", kingdom=["band_of_misfits", "conspirator", "festival"]) as t:
        t.alice.has(hand="festival, band_of_misfits*2", deck="gold")
        t.alice.plays("festival")
        t.alice.plays("band_of_misfits")
        t.turn_is(actions=1, coins=4)
        t.alice.plays("band_of_misfits")
        t.turn_is(actions=1, coins=6)
        t.alice.shows(hand="gold", in_play="festival, conspirator*2")


# ---------------------------------------------------------------- replaying


def test_kings_court_on_bridge_and_conspirator() -> None:
    with table("alice", "vincent", kingdom=["kings_court", "bridge", "conspirator"]) as t:
        t.alice.has(hand="kings_court*2, bridge, conspirator", deck="gold*3")
        t.alice.plays("kings_court")
        t.alice.plays("kings_court")
        t.alice.plays("bridge")
        assert t.costs("gold") == 3
        t.alice.plays("conspirator")
        # Two King's Courts, three Bridges: every Conspirator finds enough behind it.
        t.turn_is(actions=3, buys=4, coins=3 + 6)
        t.alice.shows(hand="gold*3")


def test_golem_plays_count_for_conspirator() -> None:
    with table("alice", "vincent", kingdom=["golem", "conspirator", "village"]) as t:
        t.alice.has(hand="golem", deck="village, conspirator, gold, silver")
        t.alice.plays("golem")
        t.alice.answers("play", "village")
        # Golem, Village, Conspirator: the third play of the turn.
        t.turn_is(actions=2 + 1, coins=2)
        t.alice.shows(hand="gold, silver")


# ---------------------------------------------------------------- Possession


def test_possessor_gains_from_ironworks_and_the_possessed_takes_its_bonus() -> None:
    with table("alice", "vincent", kingdom=["ironworks", "possession"]) as t:
        t.alice.has(hand="possession", deck="copper*5")
        t.vincent.has(hand="ironworks", deck="gold*2")
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.vincent.plays("ironworks")
        t.vincent.gains("estate")
        t.alice.shows(discard_pile="possession, estate")
        t.vincent.shows(hand="gold")


def test_a_possessed_mining_village_pays_and_comes_back() -> None:
    with table("alice", "vincent", kingdom=["mining_village", "possession"]) as t:
        t.alice.has(hand="possession", deck="copper*5")
        t.vincent.has(hand="mining_village", deck="gold*9")
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.vincent.plays("mining_village")
        t.vincent.accepts("trash")
        t.turn_is(coins=2, actions=2)
        t.trash_shows("")
        t.vincent.ends_turn()
        t.vincent.shows(discard_pile="gold, mining_village")


# ---------------------------------------------------------------- who knows what


def test_secret_chamber_shows_the_attacker_nothing_but_itself() -> None:
    with table("alice", "vincent", kingdom=["militia", "secret_chamber"]) as t:
        t.alice.has(hand="militia")
        t.vincent.has(hand="secret_chamber, estate*2", deck="gold, silver, duchy")
        t.alice.plays("militia")
        t.vincent.reveals("secret_chamber")
        assert t.alice.sees(t.vincent) == ["secret_chamber"]
        t.vincent.puts_on_deck("gold, silver")
        t.vincent.orders("gold, silver")
        t.vincent.passes("reveal")
        t.alice.knows_top(t.vincent, "")
        t.vincent.knows_top(t.vincent, "gold, silver")


def test_what_governor_draws_stays_secret() -> None:
    with table("alice", "vincent", kingdom=["governor"]) as t:
        t.alice.has(hand="governor", deck="gold*3")
        t.vincent.has(deck="silver")
        t.alice.plays("governor")
        t.alice.chooses("cards")
        assert t.vincent.sees(t.alice) == []
        assert t.alice.sees(t.vincent) == []
