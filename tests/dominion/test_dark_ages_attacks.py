"""Dark Ages: Rogue, Cultist, Marauder, Pillage, Urchin, and Beggar's answer to them."""

from collections.abc import Mapping

import pytest

from chaudron.games.dominion.scenario import Scenario, table
from tests.rulings import ruling


def told(t: Scenario, seat: int, event: str) -> list[Mapping[str, object]]:
    """What this seat heard of such events, so far."""
    heard = [e.dump(seat) for e in t.stepper.log(seat)]
    return [e for e in heard if e["event"] == event]


# ---------------------------------------------------------------- Rogue


@ruling("DA-103", "DA-104")
def test_rogue_must_gain_a_card_from_the_trash() -> None:
    with table("alice", "vincent", kingdom=["rogue", "moat"]) as t:
        t.trash("silver, gold, copper, bank, province")
        t.alice.has(hand="rogue")
        t.vincent.has(hand="moat", deck="duchy, silver")
        t.alice.plays("rogue")
        t.vincent.passes("reveal")  # it is an Attack
        t.alice.is_offered("silver, gold")
        t.alice.gains("gold")
        t.turn_is(coins=2)
        t.trash_shows("silver, copper, bank, province")
        t.vincent.shows(deck="duchy, silver")


@ruling("DA-106")
def test_rogue_shows_what_it_gains_and_discards_it() -> None:
    with table("alice", "vincent", kingdom=["rogue"]) as t:
        t.trash("duchy")
        t.alice.has(hand="rogue")
        t.alice.plays("rogue")
        t.alice.shows(discard_pile="duchy")
        assert told(t, 1, "gain")[0]["cards"] == ["duchy"]


@ruling("DA-107")
def test_rogue_passes_over_cards_with_a_potion() -> None:
    with table("alice", "vincent", kingdom=["rogue", "familiar", "alchemist"]) as t:
        t.trash("familiar")
        t.alice.has(hand="rogue")
        t.vincent.has(deck="alchemist, copper")
        t.alice.plays("rogue")
        t.trash_shows("familiar")
        t.alice.shows(discard_pile="")
        t.vincent.shows(discard_pile="alchemist, copper")


@ruling("DA-108", "DA-109", "DA-110")
def test_rogue_attacks_when_the_trash_has_nothing_for_it() -> None:
    with table("alice", "vincent", "nina", kingdom=["rogue"]) as t:
        t.trash("copper, estate, province")
        t.alice.has(hand="rogue")
        t.vincent.has(deck="gold, silver, copper")
        t.nina.has(deck="province, estate")
        t.alice.plays("rogue")
        t.vincent.is_offered("gold, silver")
        t.vincent.trashes("silver")
        t.vincent.shows(discard_pile="gold", deck="copper")
        t.nina.shows(discard_pile="province, estate")
        t.trash_shows("copper, estate, province, silver")
        t.alice.shows(discard_pile="")


@ruling("DA-111")
def test_rogue_attacks_from_the_left() -> None:
    with table("alice", "vincent", "nina", kingdom=["rogue"]) as t:
        t.turn(t.vincent)
        t.vincent.has(hand="rogue")
        t.alice.has(deck="gold, silver")
        t.nina.has(deck="gold, duchy")
        t.vincent.plays("rogue")
        t.nina.trashes("gold")
        t.alice.trashes("silver")
        assert [c.name for c in t.state.trash_pile] == ["gold", "silver"]


# ---------------------------------------------------------------- Cultist


@ruling("DA-188", "DA-189", "DA-190")
def test_cultist_draws_two_and_deals_ruins_from_the_left() -> None:
    with table("alice", "vincent", "nina", kingdom=["cultist"]) as t:
        t.pile("ruins", "survivors, ruined_village, ruined_market")
        t.alice.has(hand="cultist", deck="copper, silver, gold")
        t.alice.plays("cultist")
        t.alice.shows(hand="copper, silver", in_play="cultist")
        t.vincent.shows(discard_pile="survivors")
        t.nina.shows(discard_pile="ruined_village")
        assert [e["cards"] for e in told(t, 0, "gain")] == [["survivors"], ["ruined_village"]]


@ruling("DA-191")
def test_cultist_with_too_few_ruins() -> None:
    with table("alice", "vincent", "nina", kingdom=["cultist"]) as t:
        t.pile("ruins", "survivors")
        t.alice.has(hand="cultist", deck="copper*2")
        t.alice.plays("cultist")
        t.vincent.shows(discard_pile="survivors")
        t.nina.shows(discard_pile="")


@ruling("DA-192", "DA-193", "DA-194")
@pytest.mark.parametrize("zone", ["hand", "deck"])
def test_another_cultist_may_be_played_for_no_action(zone: str) -> None:
    with table("alice", "vincent", kingdom=["cultist"]) as t:
        if zone == "hand":
            t.alice.has(hand="cultist*2", deck="copper, silver, gold*2")
        else:
            t.alice.has(hand="cultist", deck="cultist, silver, gold*2")
        t.alice.plays("cultist")
        t.turn_is(actions=0)
        assert len(t.vincent.player.discard_pile) == 1  # the Ruins come first
        t.alice.plays("cultist")
        t.turn_is(actions=0)
        assert len(t.vincent.player.discard_pile) == 2
        t.alice.shows(in_play="cultist*2")


@ruling("DA-192", "DA-195")
def test_playing_another_cultist_is_optional_and_the_first_uses_an_action() -> None:
    with table("alice", "vincent", kingdom=["cultist"]) as t:
        t.alice.has(hand="cultist*2", deck="copper*4")
        t.turn(actions=2)
        t.alice.plays("cultist")
        t.turn_is(actions=1)
        t.alice.passes("play")
        t.alice.shows(hand="cultist, copper*2", in_play="cultist")
        t.alice.plays("cultist")
        t.turn_is(actions=0)


@ruling("DA-409")
def test_each_cultist_of_a_chain_may_be_reacted_to() -> None:
    with table("alice", "vincent", kingdom=["cultist", "moat"]) as t:
        t.alice.has(hand="cultist*2")
        t.vincent.has(hand="moat")
        t.alice.plays("cultist")
        t.vincent.passes("reveal")
        t.alice.plays("cultist")
        t.vincent.reveals("moat")
        assert len(t.vincent.player.discard_pile) == 1


@ruling("DA-196", "DA-197")
@pytest.mark.parametrize("trasher", ["chapel", "swindler"])
def test_a_trashed_cultist_draws_three_cards_for_its_owner(trasher: str) -> None:
    with table("alice", "vincent", kingdom=["cultist", trasher]) as t:
        if trasher == "chapel":
            t.alice.has(hand="chapel, cultist", deck="copper, silver, gold, estate")
            t.alice.plays("chapel")
            t.alice.trashes("cultist")
            t.alice.shows(hand="copper, silver, gold")
        else:
            t.alice.has(hand="swindler", deck="copper*4")
            t.vincent.has(deck="cultist, copper, silver, gold, estate")
            t.alice.plays("swindler")
            t.alice.gains("duchy")
            t.vincent.shows(hand="copper, silver, gold")
            t.alice.shows(hand="")


@ruling("DA-198")
@pytest.mark.parametrize("attack", ["knights", "rogue"])
def test_a_cultist_trashed_among_revealed_cards_does_not_draw_them(attack: str) -> None:
    with table("alice", "vincent", kingdom=["cultist", attack]) as t:
        t.alice.has(hand="sir_martin" if attack == "knights" else "rogue")
        t.vincent.has(deck="cultist, estate, copper", discard_pile="curse")
        t.alice.plays("sir_martin" if attack == "knights" else "rogue")
        t.vincent.shows(hand="copper, curse", discard_pile="estate", deck="")


# ---------------------------------------------------------------- Marauder


@ruling("DA-262", "DA-264")
def test_marauder_takes_spoils_and_deals_ruins() -> None:
    with table("alice", "vincent", kingdom=["marauder"]) as t:
        t.pile("ruins", "survivors, ruined_village")
        t.alice.has(hand="marauder")
        t.alice.plays("marauder")
        t.alice.shows(discard_pile="spoils", in_play="marauder")
        t.vincent.shows(discard_pile="survivors")
        t.pile_shows("spoils", 14)
        assert [e["cards"] for e in told(t, 0, "gain")] == [["spoils"], ["survivors"]]


@ruling("DA-263", "DA-267")
def test_marauder_with_empty_piles() -> None:
    with table("alice", "vincent", kingdom=["marauder"]) as t:
        t.pile("ruins", "").pile("spoils", 0)
        t.alice.has(hand="marauder")
        t.alice.plays("marauder")
        t.alice.shows(discard_pile="")
        t.vincent.shows(discard_pile="")


def test_moat_keeps_ruins_away() -> None:
    with table("alice", "vincent", kingdom=["marauder", "moat"]) as t:
        t.alice.has(hand="marauder")
        t.vincent.has(hand="moat")
        t.alice.plays("marauder")
        t.vincent.reveals("moat")
        t.vincent.shows(discard_pile="")
        t.alice.shows(discard_pile="spoils")


# ---------------------------------------------------------------- Beggar


@ruling("DA-269")
def test_beggar_gains_three_coppers_to_hand() -> None:
    with table("alice", "vincent", kingdom=["beggar"]) as t:
        t.pile("copper", 5)
        t.alice.has(hand="beggar")
        t.alice.plays("beggar")
        t.alice.shows(hand="copper*3", discard_pile="")
        t.pile_shows("copper", 2)


@ruling("DA-270")
def test_beggar_takes_the_coppers_that_are_left() -> None:
    with table("alice", "vincent", kingdom=["beggar"]) as t:
        t.pile("copper", 2)
        t.alice.has(hand="beggar")
        t.alice.plays("beggar")
        t.alice.shows(hand="copper*2")


@ruling("DA-271")
def test_beggar_reacts_to_an_attack_of_another_player() -> None:
    with table("alice", "vincent", kingdom=["witch", "beggar"]) as t:
        t.alice.has(hand="witch, beggar", deck="copper*2")
        t.vincent.has(hand="beggar*2", deck="estate")
        t.alice.plays("witch")  # Alice is not asked about hers
        t.vincent.accepts("discard")
        t.vincent.shows(deck="silver, estate", discard_pile="beggar, silver", hand="beggar")
        t.vincent.passes("discard")
        t.vincent.shows(hand="beggar", discard_pile="beggar, silver, curse")


@ruling("DA-272", "DA-273")
@pytest.mark.parametrize("left", [1, 0])
def test_beggar_with_too_few_silvers(left: int) -> None:
    with table("alice", "vincent", kingdom=["militia", "beggar"]) as t:
        t.pile("silver", left)
        t.alice.has(hand="militia")
        t.vincent.has(hand="beggar, copper", deck="estate")
        t.alice.plays("militia")
        t.vincent.accepts("discard")
        t.vincent.shows(deck="silver, estate" if left else "estate", discard_pile="beggar")


# ---------------------------------------------------------------- Pillage


@ruling("DA-304")
def test_pillage_trashes_itself_first() -> None:
    with table("alice", "vincent", kingdom=["pillage"]) as t:
        t.alice.has(hand="pillage")
        t.vincent.has(hand="copper*4, gold")
        t.alice.plays("pillage")
        t.alice.is_asked("discard")
        t.trash_shows("pillage")
        t.alice.shows(in_play="", discard_pile="")
        t.alice.discards("gold")


@ruling("DA-305", "DA-306")
def test_pillage_takes_a_card_from_hands_of_five() -> None:
    with table("alice", "vincent", "nina", kingdom=["pillage"]) as t:
        t.alice.has(hand="pillage")
        t.vincent.has(hand="copper*3, gold, estate")
        t.nina.has(hand="copper*3, gold")
        t.alice.plays("pillage")
        assert t.nina.sees(t.vincent) == ["copper", "copper", "copper", "estate", "gold"]
        assert t.alice.sees(t.nina) == []
        assert t.asked(t.alice).about()["of"] == 1
        t.alice.is_offered("copper, gold, estate")
        t.alice.discards("gold")
        t.vincent.shows(hand="copper*3, estate", discard_pile="gold")
        t.nina.shows(hand="copper*3, gold")


@ruling("DA-307", "DA-308")
def test_pillage_attacks_from_the_left_then_gains_two_spoils() -> None:
    with table("alice", "vincent", "nina", kingdom=["pillage"]) as t:
        t.turn(t.vincent)
        t.vincent.has(hand="pillage")
        t.alice.has(hand="copper*4, estate")
        t.nina.has(hand="copper*4, gold")
        t.vincent.plays("pillage")
        t.vincent.is_offered("copper, gold")  # Nina's hand
        t.vincent.discards("gold")
        t.vincent.is_offered("copper, estate")
        t.vincent.shows(discard_pile="")
        t.vincent.discards("copper")
        t.vincent.shows(discard_pile="spoils*2")
        t.pile_shows("spoils", 13)


@ruling("DA-309")
@pytest.mark.parametrize("left", [1, 0])
def test_pillage_with_too_few_spoils(left: int) -> None:
    with table("alice", "vincent", kingdom=["pillage"]) as t:
        t.pile("spoils", left)
        t.alice.has(hand="pillage")
        t.alice.plays("pillage")
        t.alice.shows(discard_pile="spoils" if left else "")


@ruling("DA-415")
def test_pillage_played_twice_attacks_and_gains_twice() -> None:
    with table("alice", "vincent", kingdom=["pillage", "throne_room"]) as t:
        t.alice.has(hand="throne_room, pillage")
        t.vincent.has(hand="copper*6")
        t.alice.plays("throne_room")
        t.vincent.shows(hand="copper*4", discard_pile="copper*2")
        t.alice.shows(discard_pile="spoils*4")
        t.trash_shows("pillage")


# ---------------------------------------------------------------- Urchin


@ruling("DA-297")
def test_urchin_draws_and_leaves_four_cards() -> None:
    with table("alice", "vincent", kingdom=["urchin"]) as t:
        t.alice.has(hand="urchin", deck="copper, silver")
        t.vincent.has(hand="copper*4, estate, curse")
        t.alice.plays("urchin")
        t.alice.shows(hand="copper")
        t.turn_is(actions=1)
        t.vincent.discards("estate, curse")
        t.vincent.shows(hand="copper*4")


@ruling("DA-298")
def test_urchin_spares_hands_of_four() -> None:
    with table("alice", "vincent", kingdom=["urchin"]) as t:
        t.alice.has(hand="urchin")
        t.vincent.has(hand="copper*3, estate")
        t.alice.plays("urchin")
        t.vincent.shows(hand="copper*3, estate")


@ruling("DA-299", "DA-300", "DA-402")
def test_urchin_becomes_a_mercenary_before_another_attack_resolves() -> None:
    with table("alice", "vincent", kingdom=["urchin", "militia", "moat"]) as t:
        t.alice.has(hand="militia", in_play="urchin")
        t.vincent.has(hand="moat, copper*4")
        t.alice.plays("militia")
        t.alice.is_asked("trash")  # before Vincent may react
        t.turn_is(coins=0)
        t.alice.accepts("trash")
        t.vincent.is_asked("reveal")
        t.trash_shows("urchin")
        t.alice.shows(discard_pile="mercenary", in_play="militia")
        t.turn_is(coins=0)
        t.vincent.reveals("moat")


@ruling("DA-299")
def test_urchin_may_stay_and_heeds_attacks_alone() -> None:
    with table("alice", "vincent", kingdom=["urchin", "militia", "village"]) as t:
        t.alice.has(hand="militia, village", in_play="urchin", deck="copper*2")
        t.alice.plays("village")
        t.alice.plays("militia")
        t.alice.passes("trash")
        t.trash_shows("")
        t.alice.shows(in_play="urchin, village, militia", discard_pile="")


@ruling("DA-301")
def test_urchin_is_trashed_for_nothing_when_no_mercenary_is_left() -> None:
    with table("alice", "vincent", kingdom=["urchin", "militia"]) as t:
        t.pile("mercenary", 0)
        t.alice.has(hand="militia", in_play="urchin")
        t.alice.plays("militia")
        t.alice.accepts("trash")
        t.trash_shows("urchin")
        t.alice.shows(discard_pile="")


@ruling("DA-302")
def test_an_urchin_played_twice_does_not_trigger_itself() -> None:
    with table("alice", "vincent", kingdom=["urchin", "procession", "throne_room"]) as t:
        t.alice.has(hand="procession, urchin", deck="copper*3")
        t.alice.plays("procession")
        t.alice.plays("urchin")
        t.alice.gains("throne_room")  # an Action costing 4, for the trashed Urchin
        t.alice.shows(discard_pile="throne_room", hand="copper*2")
        t.pile_shows("mercenary", 10)


@ruling("DA-303")
def test_a_second_urchin_lets_the_first_be_trashed() -> None:
    with table("alice", "vincent", kingdom=["urchin"]) as t:
        t.alice.has(hand="urchin*2", deck="copper*3")
        t.alice.plays("urchin")
        t.alice.plays("urchin")
        t.alice.accepts("trash")
        t.trash_shows("urchin")
        t.alice.shows(in_play="urchin", discard_pile="mercenary", hand="copper*2")
