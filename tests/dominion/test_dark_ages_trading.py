"""Dark Ages: cards that trash one card and gain another: Graverobber, Rats, Rebuild, Hermit."""

import pytest

from chaudron.games.dominion.scenario import table
from tests.rulings import ruling

# ---------------------------------------------------------------- Graverobber


@ruling("DA-315", "DA-319")
def test_graverobber_may_choose_what_it_cannot_do() -> None:
    for choice in ("gain", "trash"):
        with table("alice", "vincent", kingdom=["graverobber"]) as t:
            t.trash("copper, estate, province")
            t.alice.has(hand="graverobber, copper")
            t.alice.plays("graverobber")
            t.alice.is_offered("gain, trash")
            t.alice.chooses(choice)
            t.trash_shows("copper, estate, province")
            t.alice.shows(hand="copper", discard_pile="", deck="")


@ruling("DA-316", "DA-317")
def test_graverobber_gains_from_the_trash_onto_the_deck() -> None:
    with table("alice", "vincent", kingdom=["graverobber"]) as t:
        t.trash("copper, silver, gold, bank, province")
        t.alice.has(hand="graverobber", deck="estate")
        t.alice.plays("graverobber")
        t.alice.chooses("gain")
        t.alice.is_offered("silver, gold")
        t.alice.gains("gold")
        t.alice.shows(deck="gold, estate", discard_pile="")
        t.trash_shows("copper, silver, bank, province")
        t.vincent.knows_top(t.alice, "gold")


@ruling("DA-316", "DA-321")
def test_graverobber_trades_an_action_up_by_three() -> None:
    with table("alice", "vincent", kingdom=["graverobber", "moat", "goons"]) as t:
        t.alice.has(hand="graverobber, moat, gold")
        t.alice.plays("graverobber")
        t.alice.chooses("trash")  # the Moat is the only Action
        t.trash_shows("moat")
        t.alice.is_offered("copper, silver, curse, estate, duchy, moat, graverobber")  # up to 5
        t.alice.gains("duchy")
        t.alice.shows(hand="gold", discard_pile="duchy", deck="")
        t.pile_shows("duchy", 7)


@ruling("DA-318")
def test_graverobbers_card_is_the_only_one_of_an_empty_deck() -> None:
    with table("alice", "vincent", kingdom=["graverobber"]) as t:
        t.trash("gold")
        t.alice.has(hand="graverobber", discard_pile="copper")
        t.alice.plays("graverobber")
        t.alice.chooses("gain")
        t.alice.shows(deck="gold", discard_pile="copper")


@ruling("DA-320")
def test_graverobber_passes_over_cards_with_a_potion() -> None:
    with table("alice", "vincent", kingdom=["graverobber", "familiar"]) as t:
        t.trash("familiar")
        t.alice.has(hand="graverobber")
        t.alice.plays("graverobber")
        t.alice.chooses("gain")
        t.trash_shows("familiar")


@ruling("DA-411")
@pytest.mark.parametrize("reaction", ["watchtower", "trader"])
def test_taking_a_card_from_the_trash_is_a_gain(reaction: str) -> None:
    with table("alice", "vincent", kingdom=["graverobber", reaction]) as t:
        t.trash("gold")
        t.alice.has(hand=f"graverobber, {reaction}")
        t.alice.plays("graverobber")
        t.alice.chooses("gain")
        if reaction == "watchtower":
            t.alice.chooses("trash")
            t.trash_shows("gold")
            t.alice.shows(deck="")
        else:
            t.alice.reveals("trader")
            t.trash_shows("gold")
            t.alice.shows(discard_pile="silver", deck="")


# ---------------------------------------------------------------- Rats


@ruling("DA-336", "DA-337", "DA-338")
def test_rats_draws_gains_a_rats_and_eats_another_card() -> None:
    with table("alice", "vincent", kingdom=["rats"]) as t:
        t.alice.has(hand="rats*2, gold", discard_pile="silver*2")
        t.alice.plays("rats")
        t.turn_is(actions=1)
        t.alice.shows(hand="rats, gold, silver", discard_pile="rats")  # drawn before the gain
        t.alice.is_offered("gold, silver")
        t.alice.trashes("silver")
        t.trash_shows("silver")
        t.pile_shows("rats", 19)


@ruling("DA-339")
def test_rats_without_rats_left() -> None:
    with table("alice", "vincent", kingdom=["rats"]) as t:
        t.pile("rats", 0)
        t.alice.has(hand="rats, copper")
        t.alice.plays("rats")
        t.alice.shows(discard_pile="", hand="")
        t.trash_shows("copper")


@ruling("DA-340")
def test_a_hand_of_rats_is_shown_and_nothing_trashed() -> None:
    with table("alice", "vincent", kingdom=["rats"]) as t:
        t.alice.has(hand="rats*3", deck="rats")
        t.alice.plays("rats")
        t.trash_shows("")
        t.alice.shows(hand="rats*3")
        assert t.vincent.sees(t.alice) == ["rats"] * 3


@ruling("DA-341", "DA-342")
@pytest.mark.parametrize("trasher", ["chapel", "rogue"])
def test_a_trashed_rats_draws_a_card_for_its_owner(trasher: str) -> None:
    with table("alice", "vincent", kingdom=["rats", trasher]) as t:
        if trasher == "chapel":
            t.alice.has(hand="chapel, rats", deck="gold, silver")
            t.alice.plays("chapel")
            t.alice.trashes("rats")
            t.alice.shows(hand="gold")
        else:
            t.alice.has(hand="rogue")
            t.vincent.has(deck="rats, estate, gold, silver")
            t.alice.plays("rogue")
            t.vincent.shows(hand="gold", discard_pile="estate")


# ---------------------------------------------------------------- Rebuild


@ruling("DA-344", "DA-346")
def test_rebuild_looks_for_a_victory_card_other_than_the_named_one() -> None:
    with table("alice", "vincent", kingdom=["rebuild"]) as t:
        t.alice.has(hand="rebuild", deck="copper, province, estate, duchy")
        t.alice.plays("rebuild")
        t.turn_is(actions=1)
        t.alice.names("province")
        heard = [e.dump(1) for e in t.stepper.log(1)]
        assert [e["cards"] for e in heard if e["event"] == "name"] == [["province"]]
        t.trash_shows("estate")
        t.alice.is_offered("estate, duchy")
        t.alice.gains("duchy")
        t.alice.shows(deck="duchy", discard_pile="copper, province, duchy")


@ruling("DA-345")
@pytest.mark.parametrize("name", ["copper", "province", "moat", "colony"])
def test_rebuild_may_name_any_card(name: str) -> None:
    with table("alice", "vincent", kingdom=["rebuild"]) as t:
        t.alice.has(hand="rebuild", deck="copper*2")
        t.alice.plays("rebuild")
        t.alice.names(name)
        t.alice.shows(discard_pile="copper*2")


@ruling("DA-347")
def test_rebuild_shuffles_the_discard_pile_without_the_revealed_cards() -> None:
    with table("alice", "vincent", kingdom=["rebuild"]) as t:
        t.alice.has(hand="rebuild", deck="copper, curse", discard_pile="duchy*2")
        t.alice.plays("rebuild")
        t.alice.names("curse")
        t.trash_shows("duchy")
        t.alice.gains("province")
        t.alice.shows(discard_pile="copper, curse, province", deck="duchy")


@ruling("DA-348")
def test_rebuild_finds_nothing() -> None:
    with table("alice", "vincent", kingdom=["rebuild"]) as t:
        t.alice.has(hand="rebuild", deck="copper, estate", discard_pile="estate, gold")
        t.alice.plays("rebuild")
        t.alice.names("estate")
        t.alice.shows(discard_pile="copper, estate*2, gold", deck="", aside="")
        t.trash_shows("")


@ruling("DA-349", "DA-350")
def test_rebuild_trades_a_victory_card_up_by_three() -> None:
    with table("alice", "vincent", kingdom=["rebuild", "rats", "feodum", "harem", "great_hall"]) as t:
        t.alice.has(hand="rebuild", deck="gold, rats, feodum, copper")
        t.alice.plays("rebuild")
        t.alice.names("copper")
        t.trash_shows("feodum")
        t.alice.is_asked("gain")
        # The others are discarded, and the Feodum's Silvers gained, before the Victory card:
        t.alice.shows(discard_pile="gold, rats, silver*3", aside="")
        t.alice.is_offered("estate, duchy, feodum, harem, great_hall")
        t.alice.gains("harem")
        t.alice.shows(discard_pile="gold, rats, silver*3, harem", deck="copper")


@ruling("DA-400")
@pytest.mark.parametrize("card", ["overgrown_estate", "dame_josephine"])
def test_rebuild_stops_at_unusual_victory_cards(card: str) -> None:
    for named in ("copper", card):
        with table("alice", "vincent", kingdom=["rebuild", "great_hall"], shelters=True) as t:
            t.alice.has(hand="rebuild", deck=f"{card}, duchy, gold")
            t.alice.plays("rebuild")
            t.alice.names(named)
            t.trash_shows("duchy" if named == card else card)
            t.alice.gains("great_hall")


# ---------------------------------------------------------------- Hermit


@ruling("DA-208", "DA-209")
@pytest.mark.parametrize(("card", "zone"), [("curse", "hand"), ("estate", "discard_pile")])
def test_hermit_trashes_from_hand_or_discard_pile(card: str, zone: str) -> None:
    with table("alice", "vincent", kingdom=["hermit"]) as t:
        t.alice.has(hand="hermit, curse, copper", discard_pile="estate, silver")
        t.alice.plays("hermit")
        t.alice.is_offered("curse, estate")
        assert t.state.view(0).dump()["players"][0]["discard_pile"] == ["estate", "silver"]
        t.alice.trashes(card)
        t.trash_shows(card)
        t.alice.gains("copper")
        left = "silver, copper" if zone == "discard_pile" else "estate, silver, copper"
        t.alice.shows(hand="copper" if zone == "hand" else "curse, copper", discard_pile=left)


@ruling("DA-209")
@pytest.mark.parametrize("zone", ["hand", "discard_pile"])
def test_hermit_asks_where_from_when_both_hold_the_card(zone: str) -> None:
    with table("alice", "vincent", kingdom=["hermit"]) as t:
        t.alice.has(hand="hermit, curse", discard_pile="curse")
        t.alice.plays("hermit")
        t.alice.trashes("curse")
        t.alice.chooses(zone)
        t.alice.gains("copper")
        if zone == "hand":
            t.alice.shows(hand="", discard_pile="curse, copper")
        else:
            t.alice.shows(hand="curse", discard_pile="copper")


@ruling("DA-210", "DA-211")
def test_hermit_may_trash_nothing_and_never_a_treasure() -> None:
    with table("alice", "vincent", kingdom=["hermit", "harem"]) as t:
        t.alice.has(hand="hermit, harem, copper", discard_pile="harem, estate")
        t.alice.plays("hermit")
        t.alice.is_offered("estate")
        t.alice.passes("trash")
        t.trash_shows("")
        t.alice.gains("silver")


@ruling("DA-212", "DA-213")
def test_hermit_must_gain_a_card_costing_up_to_three() -> None:
    with table("alice", "vincent", kingdom=["hermit", "armory"]) as t:
        t.alice.has(hand="hermit")
        t.alice.plays("hermit")
        t.alice.is_offered("copper, silver, curse, estate, hermit")
        assert t.asked(t.alice).lo == 1
        t.alice.gains("silver")
        t.alice.shows(discard_pile="silver")
        t.pile_shows("silver", 39)


@ruling("DA-214", "DA-216")
def test_hermit_becomes_a_madman_in_a_turn_without_a_purchase() -> None:
    with table("alice", "vincent", kingdom=["hermit"]) as t:
        t.alice.has(hand="hermit, copper", deck="estate*5, gold")
        t.alice.plays("hermit")
        t.alice.gains("silver")  # gaining is not buying
        t.alice.ends_turn()
        t.trash_shows("hermit")
        t.alice.shows(discard_pile="silver, copper, madman", hand="estate*5")
        t.pile_shows("madman", 9)


@ruling("DA-215")
def test_hermit_is_discarded_after_a_purchase() -> None:
    with table("alice", "vincent", kingdom=["hermit"]) as t:
        t.alice.has(hand="hermit", deck="estate*5, gold")
        t.alice.plays("hermit")
        t.alice.gains("silver")
        t.alice.buys("copper")
        t.trash_shows("")
        t.alice.shows(discard_pile="silver, copper, hermit")
        t.pile_shows("madman", 10)


@ruling("DA-217")
def test_hermit_is_trashed_though_no_madman_is_left() -> None:
    with table("alice", "vincent", kingdom=["hermit"]) as t:
        t.pile("madman", 0)
        t.alice.has(hand="hermit", deck="estate*5, gold")
        t.alice.plays("hermit")
        t.alice.gains("silver")
        t.alice.ends_turn()
        t.trash_shows("hermit")
        t.alice.shows(discard_pile="silver")


@ruling("DA-218")
def test_a_hermit_that_scheme_puts_on_the_deck_is_not_trashed() -> None:
    with table("alice", "vincent", kingdom=["hermit", "scheme"]) as t:
        t.alice.has(hand="hermit, scheme", deck="gold, estate*6")
        t.alice.plays("scheme")
        t.alice.plays("hermit")
        t.alice.gains("silver")
        t.alice.ends_turn()
        t.alice.answers("pick", "hermit")
        t.trash_shows("")
        t.alice.shows(hand="hermit, estate*4")
        t.pile_shows("madman", 10)


@ruling("DA-412")
def test_a_black_market_purchase_keeps_hermit() -> None:
    with table("alice", "vincent", kingdom=["hermit", "black_market"], black_market=["moat"]) as t:
        t.alice.has(hand="hermit, black_market", deck="estate*5, gold")
        t.turn(actions=2)
        t.alice.plays("hermit")
        t.alice.passes("trash")
        t.alice.gains("silver")
        t.alice.plays("black_market")
        t.alice.answers("buy_now", "moat")
        t.alice.ends_turn()
        t.trash_shows("")
        t.alice.shows(discard_pile="silver, moat, hermit, black_market")


@ruling("DA-413")
def test_a_hermit_trashed_by_procession_brings_no_madman() -> None:
    with table("alice", "vincent", kingdom=["hermit", "procession"]) as t:
        t.alice.has(hand="hermit, procession", deck="estate*5, gold")
        t.alice.plays("procession")
        t.alice.plays("hermit")
        t.alice.gains("copper")
        t.alice.gains("copper")
        t.trash_shows("hermit")
        t.alice.ends_turn()
        t.alice.shows(discard_pile="copper*2, procession*2")
        t.pile_shows("madman", 10)
