"""Dark Ages: the ten Knights."""

import pytest

from chaudron.games.dominion.scenario import table
from tests.rulings import ruling

KNIGHTS = [
    "dame_anna", "dame_josephine", "dame_molly", "dame_natalie", "dame_sylvia",
    "sir_bailey", "sir_destry", "sir_martin", "sir_michael", "sir_vander",
]  # fmt: skip


@ruling("DA-144", "DA-145")
def test_sir_michael_makes_players_discard_before_he_attacks() -> None:
    with table("alice", "vincent", "nina", kingdom=["knights"]) as t:
        t.alice.has(hand="sir_michael")
        t.vincent.has(hand="copper*3, estate*2", deck="silver, gold")
        t.nina.has(hand="copper*4, estate", deck="silver, estate")
        t.alice.plays("sir_michael")
        t.trash_shows("")
        t.vincent.discards("estate*2")
        t.trash_shows("")
        t.nina.discards("copper*2")
        t.vincent.is_asked("trash")  # everybody discards first
        t.vincent.shows(hand="copper*3", discard_pile="estate*2")
        t.nina.shows(hand="copper*2, estate")
        t.vincent.trashes("silver")
        t.trash_shows("silver*2")


@ruling("DA-144")
def test_a_knights_own_ability_comes_first() -> None:
    with table("alice", "vincent", kingdom=["knights"]) as t:
        t.alice.has(hand="dame_natalie")
        t.vincent.has(deck="silver, copper")
        t.alice.plays("dame_natalie")
        t.alice.is_asked("gain")
        t.vincent.shows(deck="silver, copper")
        t.alice.gains("estate")
        t.trash_shows("silver")


@ruling("DA-144")
@pytest.mark.parametrize(
    ("theirs", "trashed"),
    [("silver, gold", "silver"), ("sir_martin, copper", "sir_martin"), ("copper*2", "")],
)
def test_sir_destry_draws_first_whatever_the_joust_brings(theirs: str, trashed: str) -> None:
    with table("alice", "vincent", kingdom=["knights"]) as t:
        t.alice.has(hand="sir_destry, copper", deck="silver, estate, gold")
        t.vincent.has(deck=theirs)
        t.alice.plays("sir_destry")
        t.alice.shows(hand="copper, silver, estate", deck="gold")
        if trashed == "silver":
            t.vincent.is_asked("trash")  # the cards are drawn before the joust is fought
            t.vincent.trashes("silver")
        t.alice.shows(hand="copper, silver, estate", deck="gold")
        avenged = trashed == "sir_martin"
        t.trash_shows("sir_martin, sir_destry" if avenged else trashed)


@ruling("DA-144")
def test_sir_destry_draws_though_nobody_is_hit() -> None:
    with table("alice", "vincent", kingdom=["knights", "moat"]) as t:
        t.alice.has(hand="sir_destry", deck="silver, estate, gold")
        t.vincent.has(hand="moat", deck="silver, gold")
        t.alice.plays("sir_destry")
        t.alice.shows(hand="")
        t.vincent.reveals("moat")
        t.alice.shows(hand="silver, estate", deck="gold")
        t.vincent.shows(deck="silver, gold")


@ruling("DA-146")
@pytest.mark.parametrize("knight", KNIGHTS)
def test_each_knight_trashes_one_of_two_cards(knight: str) -> None:
    with table("alice", "vincent", kingdom=["knights"]) as t:
        t.alice.has(hand=knight)
        t.vincent.has(deck="silver, gold, duchy")
        t.alice.plays(knight)
        if knight == "dame_natalie":
            t.alice.passes("gain")
        t.vincent.shows(aside="silver, gold")
        t.vincent.trashes("gold")
        t.trash_shows("gold")
        t.vincent.shows(discard_pile="silver", deck="duchy", aside="")
        t.alice.shows(in_play=knight)


@ruling("DA-147")
@pytest.mark.parametrize("knight", KNIGHTS)
def test_each_knight_dies_with_the_knight_it_kills(knight: str) -> None:
    victim = "dame_molly" if knight != "dame_molly" else "sir_bailey"
    with table("alice", "vincent", kingdom=["knights"]) as t:
        t.alice.has(hand=knight)
        t.vincent.has(deck=f"{victim}, copper")
        t.alice.plays(knight)
        if knight == "dame_natalie":
            t.alice.passes("gain")
        t.trash_shows(f"{victim}, {knight}")
        t.alice.shows(in_play="", discard_pile="gold" if knight == "sir_vander" else "")
        t.vincent.shows(discard_pile="copper")


@ruling("DA-148")
def test_a_knight_attacks_from_the_left() -> None:
    with table("alice", "vincent", "nina", kingdom=["knights"]) as t:
        t.turn(t.vincent)
        t.vincent.has(hand="sir_martin")
        t.nina.has(deck="gold, silver")
        t.alice.has(deck="gold, silver")
        t.vincent.plays("sir_martin")
        t.nina.trashes("gold")
        t.alice.trashes("silver")
        assert [c.name for c in t.state.trash_pile] == ["gold", "silver"]


@ruling("DA-149")
def test_a_knight_passes_over_cards_with_a_potion() -> None:
    with table("alice", "vincent", kingdom=["knights", "familiar", "golem"]) as t:
        t.alice.has(hand="sir_martin")
        t.vincent.has(deck="familiar, golem, silver")
        t.alice.plays("sir_martin")
        t.trash_shows("")
        t.vincent.shows(discard_pile="familiar, golem")


@ruling("DA-150", "DA-393")
@pytest.mark.parametrize(
    ("deck", "lost", "kept"),
    [
        ("silver, copper", "silver", "copper"),
        ("province, gold", "gold", "province"),
        ("estate, silver", "silver", "estate"),
        ("copper, province", "", "copper, province"),
        ("bank, estate", "", "bank, estate"),
        ("silver, silver", "silver", "silver"),
    ],
)
def test_the_attacked_player_chooses_only_between_two_fitting_cards(deck: str, lost: str, kept: str) -> None:
    with table("alice", "vincent", kingdom=["knights"]) as t:
        t.alice.has(hand="sir_martin")
        t.vincent.has(deck=deck)
        t.alice.plays("sir_martin")
        t.trash_shows(lost)
        t.vincent.shows(discard_pile=kept)


@ruling("DA-151")
@pytest.mark.parametrize("lost", ["silver", "dame_anna"])
def test_the_attacking_knight_survives_if_another_card_is_trashed(lost: str) -> None:
    with table("alice", "vincent", kingdom=["knights"]) as t:
        t.alice.has(hand="sir_martin")
        t.vincent.has(deck="dame_anna, silver")
        t.alice.plays("sir_martin")
        t.vincent.trashes(lost)
        t.trash_shows("silver" if lost == "silver" else "dame_anna, sir_martin")
        t.alice.shows(in_play="sir_martin" if lost == "silver" else "")


@ruling("DA-391")
def test_a_dead_knight_still_attacks_the_next_players() -> None:
    with table("alice", "vincent", "nina", kingdom=["knights"]) as t:
        t.alice.has(hand="sir_martin")
        t.vincent.has(deck="dame_anna, copper")
        t.nina.has(deck="gold, silver")
        t.alice.plays("sir_martin")
        t.nina.is_asked("trash")
        t.alice.shows(in_play="sir_martin")
        t.nina.trashes("gold")
        t.trash_shows("dame_anna, gold, sir_martin")


@ruling("DA-392", "DA-154")
def test_several_dead_knights_cost_the_attacker_one() -> None:
    with table("alice", "vincent", "nina", kingdom=["knights"]) as t:
        t.alice.has(hand="sir_martin")
        t.vincent.has(deck="sir_vander, copper")
        t.nina.has(deck="dame_anna, copper")
        t.alice.plays("sir_martin")
        t.trash_shows("sir_vander, dame_anna, sir_martin")
        t.vincent.shows(discard_pile="gold, copper")
        t.alice.shows(discard_pile="")
        t.nina.shows(discard_pile="copper")


@ruling("DA-153")
@pytest.mark.parametrize("when", ["own turn", "another's turn"])
def test_a_gold_for_a_trashed_sir_vander(when: str) -> None:
    with table("alice", "vincent", kingdom=["knights", "chapel", "rogue"]) as t:
        if when == "own turn":
            t.alice.has(hand="chapel, sir_vander")
            t.alice.plays("chapel")
            t.alice.trashes("sir_vander")
            t.alice.shows(discard_pile="gold")
        else:
            t.alice.has(hand="rogue")
            t.vincent.has(deck="sir_vander, copper")
            t.alice.plays("rogue")
            t.vincent.shows(discard_pile="gold, copper")
            t.alice.shows(discard_pile="")
        t.pile_shows("gold", 29)


@ruling("DA-155", "DA-161")
def test_dame_natalie_may_gain_a_card_costing_up_to_three() -> None:
    with table("alice", "vincent", kingdom=["knights", "village", "smithy"]) as t:
        t.alice.has(hand="dame_natalie*2")
        t.turn(actions=2)
        t.alice.plays("dame_natalie")
        t.alice.is_offered("copper, silver, curse, estate, village")
        t.alice.gains("village")
        t.alice.shows(discard_pile="village")
        t.pile_shows("village", 9)
        t.alice.plays("dame_natalie")
        t.alice.passes("gain")
        t.alice.shows(discard_pile="village")


@ruling("DA-156")
@pytest.mark.parametrize("picks", ["", "curse", "estate, curse"])
def test_dame_anna_trashes_up_to_two_cards(picks: str) -> None:
    with table("alice", "vincent", kingdom=["knights"]) as t:
        t.alice.has(hand="dame_anna, estate, curse, copper")
        t.alice.plays("dame_anna")
        assert t.asked(t.alice).hi == 2
        t.alice.trashes(picks)
        t.trash_shows(picks)


@ruling("DA-157")
def test_dame_josephine_is_worth_two_points() -> None:
    with table("alice", "vincent", kingdom=["knights"]) as t:
        t.alice.has(hand="dame_josephine, copper", deck="estate")
        t.alice.scores(3)
        t.alice.plays("dame_josephine")
        t.alice.scores(3)


@ruling("DA-160")
def test_dame_molly() -> None:
    with table("alice", "vincent", kingdom=["knights"]) as t:
        t.alice.has(hand="dame_molly")
        t.alice.plays("dame_molly")
        t.turn_is(actions=2, buys=1, coins=0)


@ruling("DA-162")
def test_dame_sylvia() -> None:
    with table("alice", "vincent", kingdom=["knights"]) as t:
        t.alice.has(hand="dame_sylvia")
        t.alice.plays("dame_sylvia")
        t.turn_is(actions=0, buys=1, coins=2)


@ruling("DA-163")
def test_sir_bailey() -> None:
    with table("alice", "vincent", kingdom=["knights"]) as t:
        t.alice.has(hand="sir_bailey", deck="gold, silver")
        t.alice.plays("sir_bailey")
        t.turn_is(actions=1, buys=1, coins=0)
        t.alice.shows(hand="gold")


@ruling("DA-164")
def test_sir_destry() -> None:
    with table("alice", "vincent", kingdom=["knights"]) as t:
        t.alice.has(hand="sir_destry", deck="gold, silver, copper")
        t.alice.plays("sir_destry")
        t.turn_is(actions=0, buys=1, coins=0)
        t.alice.shows(hand="gold, silver")


@ruling("DA-165")
def test_sir_martin() -> None:
    with table("alice", "vincent", kingdom=["knights"]) as t:
        t.alice.has(hand="sir_martin", deck="gold")
        t.alice.plays("sir_martin")
        t.turn_is(actions=0, buys=3, coins=0)
        t.alice.shows(hand="")


def test_a_knight_attacks_nobody_behind_a_moat() -> None:
    with table("alice", "vincent", kingdom=["knights", "moat"]) as t:
        t.alice.has(hand="sir_michael")
        t.vincent.has(hand="moat, copper*4", deck="silver, gold")
        t.alice.plays("sir_michael")
        t.vincent.reveals("moat")
        t.vincent.shows(hand="moat, copper*4", deck="silver, gold")
