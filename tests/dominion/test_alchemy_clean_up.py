"""Alchemist and Herbalist when they are discarded from play, alone and with their like."""

import pytest

from chaudron.games.dominion.scenario import table
from tests.rulings import ruling


@ruling("AL-051")
def test_cards_in_play_are_discarded_in_clean_up() -> None:
    with table("alice", "vincent", kingdom=["golem", "village"]) as t:
        t.alice.has(hand="village, silver", deck="copper*6")
        t.alice.plays("village")
        t.alice.plays_treasures("silver")
        t.alice.shows(in_play="village, silver", discard_pile="")
        t.alice.passes("play_treasures")
        t.alice.ends_turn()
        t.alice.shows(in_play="", discard_pile="village, silver, copper")


# ---------------------------------------------------------------- Alchemist


@ruling("AL-083", "AL-086")
def test_alchemist_beside_a_potion_goes_onto_the_deck_and_is_drawn() -> None:
    with table("alice", "vincent", kingdom=["alchemist"]) as t:
        t.alice.has(in_play="alchemist, potion", deck="copper*9")
        t.turn(phase="buy")
        t.alice.ends_turn()
        t.alice.is_asked("put_on_deck")
        t.alice.accepts("put_on_deck")
        t.alice.shows(hand="alchemist, copper*4", discard_pile="potion", deck="copper*5", in_play="")
        assert t.vincent.sees(t.alice) == ["alchemist"]


@ruling("AL-084", "AL-052")
def test_alchemist_needs_a_potion_in_play() -> None:
    """In hand, deck, discard pile, trash, Supply, set aside: not in play."""
    with table("alice", "vincent", kingdom=["alchemist", "island"]) as t:
        t.trash("potion")
        t.alice.has(
            hand="potion",
            in_play="alchemist, copper",
            deck="potion, estate*6",
            discard_pile="potion",
            mats={"island": "potion"},
        )
        t.vincent.has(in_play="potion")
        t.turn(phase="buy")
        t.alice.ends_turn()
        t.alice.shows(discard_pile="alchemist, copper, potion*2", hand="potion, estate*4")


@ruling("AL-085")
def test_alchemist_may_be_discarded_all_the_same() -> None:
    with table("alice", "vincent", kingdom=["alchemist"]) as t:
        t.alice.has(in_play="alchemist, potion", deck="copper*5")
        t.turn(phase="buy")
        t.alice.ends_turn()
        t.alice.passes("put_on_deck")
        t.alice.shows(hand="copper*5", discard_pile="alchemist, potion", deck="")


@ruling("AL-087")
def test_alchemist_on_an_empty_deck_is_its_only_card() -> None:
    with table("alice", "vincent", kingdom=["alchemist", "outpost"]) as t:
        t.alice.has(in_play="alchemist*2, potion", discard_pile="copper*9")
        t.turn(phase="buy")
        t.alice.ends_turn()
        t.alice.accepts("put_on_deck")
        t.alice.shows(deck="alchemist", discard_pile="copper*9")  # no shuffle for it
        t.alice.passes("put_on_deck")


@ruling("AL-088")
@pytest.mark.parametrize("kept", [0, 1, 2, 3])
def test_one_potion_serves_every_alchemist(kept: int) -> None:
    with table("alice", "vincent", kingdom=["alchemist"]) as t:
        t.alice.has(in_play="alchemist*3, potion", deck="copper*5")
        t.turn(phase="buy")
        t.alice.ends_turn()
        for i in range(3):
            t.alice.answers("put_on_deck", i < kept)
        discarded = ["potion"] + ["alchemist"] * (3 - kept)
        t.alice.shows(discard_pile=", ".join(discarded))
        assert [c.name for c in t.alice.player.hand].count("alchemist") == kept


@ruling("AL-089")
def test_the_potion_may_have_bought_nothing_or_something() -> None:
    for buys in ("copper", "transmute"):
        with table("alice", "vincent", kingdom=["alchemist", "transmute"]) as t:
            t.alice.has(hand="potion", in_play="alchemist", deck="copper*5")
            t.alice.plays_treasures()
            t.alice.buys(buys)
            t.alice.accepts("put_on_deck")
            t.alice.shows(hand="alchemist, copper*4", discard_pile=f"potion, {buys}")


@ruling("AL-059", "AL-060", "AL-136")
@pytest.mark.parametrize("first", ["alchemist", "herbalist"])
def test_the_order_of_discarding_is_the_players(first: str) -> None:
    """Alchemist first, then Herbalist with the Potion: both on the deck. The other way round: no."""
    with table("alice", "vincent", kingdom=["alchemist", "herbalist"]) as t:
        t.alice.has(in_play="herbalist, potion, alchemist", deck="copper*9")
        t.turn(phase="buy")
        t.alice.ends_turn()
        t.alice.lets_first(first)
        if first == "alchemist":
            t.alice.accepts("put_on_deck")
            t.alice.answers("put_on_deck", "potion")
            t.alice.shows(hand="potion, alchemist, copper*3", discard_pile="herbalist")
        else:
            t.alice.answers("put_on_deck", "potion")  # and the Alchemist sees no Potion any more
            t.alice.shows(hand="potion, copper*4", discard_pile="herbalist, alchemist")


def test_no_order_is_asked_about_cards_with_nothing_to_do() -> None:
    with table("alice", "vincent", kingdom=["alchemist", "herbalist"]) as t:
        t.alice.has(in_play="herbalist, alchemist", deck="copper*5")
        t.turn(phase="buy")
        t.alice.ends_turn()
        t.alice.shows(hand="copper*5", discard_pile="herbalist, alchemist")
    with table("alice", "vincent", kingdom=["alchemist", "herbalist"]) as t:
        t.alice.has(in_play="herbalist, alchemist, silver", deck="copper*5")
        t.turn(phase="buy")
        t.alice.ends_turn()
        t.alice.is_asked("put_on_deck")  # Herbalist; the Alchemist sees no Potion
        t.alice.answers("put_on_deck", "silver")
        t.alice.shows(hand="silver, copper*4", discard_pile="herbalist, alchemist")


# ---------------------------------------------------------------- Herbalist


@ruling("AL-133", "AL-134")
def test_herbalist_puts_a_treasure_on_the_deck_when_it_is_discarded() -> None:
    with table("alice", "vincent", kingdom=["herbalist"]) as t:
        t.alice.has(hand="herbalist, silver, gold, estate", deck="copper*5")
        t.alice.plays("herbalist")
        t.alice.is_asked("play_treasures")  # nothing yet
        t.alice.plays_treasures()
        t.alice.shows(deck="copper*5", in_play="herbalist, silver, gold")
        t.alice.ends_turn()
        t.alice.is_offered("silver, gold")
        t.alice.answers("put_on_deck", "gold")
        t.alice.shows(hand="gold, copper*4", discard_pile="herbalist, silver, estate", deck="copper")


def test_herbalist_may_leave_the_treasures_alone() -> None:
    with table("alice", "vincent", kingdom=["herbalist"]) as t:
        t.alice.has(in_play="herbalist, gold", deck="copper*5")
        t.turn(phase="buy")
        t.alice.ends_turn()
        t.alice.passes("put_on_deck")
        t.alice.shows(hand="copper*5", discard_pile="herbalist, gold")


@ruling("AL-135")
def test_herbalists_treasure_on_an_empty_deck_is_its_only_card() -> None:
    with table("alice", "vincent", kingdom=["herbalist"]) as t:
        t.alice.has(in_play="herbalist*2, gold*2", discard_pile="copper*9")
        t.turn(phase="buy")
        t.alice.ends_turn()
        t.alice.answers("put_on_deck", "gold")
        t.alice.shows(deck="gold", discard_pile="copper*9, herbalist")
        t.alice.passes("put_on_deck")


@ruling("AL-137", "AL-210")
def test_each_herbalist_saves_a_treasure_that_is_still_in_play() -> None:
    with table("alice", "vincent", kingdom=["herbalist"]) as t:
        t.alice.has(in_play="herbalist*3, gold, silver", deck="copper*5")
        t.turn(phase="buy")
        t.alice.ends_turn()
        t.alice.answers("put_on_deck", "silver")
        t.alice.is_offered("gold")
        t.alice.answers("put_on_deck", "gold")
        # The third Herbalist finds no Treasure in play and does not ask.
        t.alice.shows(hand="gold, silver, copper*3", discard_pile="herbalist*3")


# ---------------------------------------------------------------- with Scheme, Treasury and Hermit


def test_everything_that_happens_in_one_clean_up() -> None:
    """Scheme picks first; then Alchemist, Hermit, Treasury and Herbalist leave in Alice's order."""
    kingdom = ["scheme", "alchemist", "herbalist", "treasury", "hermit"]
    with table("alice", "vincent", kingdom=kingdom) as t:
        t.alice.has(hand="scheme, potion", in_play="alchemist, herbalist, treasury, hermit", deck="gold*9")
        t.alice.plays("scheme")
        t.alice.plays_treasures("potion")
        t.alice.passes("play_treasures")
        t.alice.ends_turn()  # nothing was bought
        t.alice.is_offered("scheme, alchemist, herbalist, treasury, hermit")
        t.alice.answers("pick", "scheme")
        # Five cards at most come onto the deck, and all of them are drawn: Scheme's need no order.
        t.alice.is_offered("alchemist, herbalist, treasury, hermit")
        t.alice.lets_first("hermit")
        t.trash_shows("hermit")
        t.alice.is_offered("alchemist, herbalist, treasury")
        t.alice.lets_first("alchemist")
        t.alice.accepts("put_on_deck")
        t.alice.lets_first("treasury")
        t.alice.accepts("put_on_deck")
        t.alice.answers("put_on_deck", "potion")
        t.alice.shows(
            hand="potion, treasury, alchemist, scheme, gold",
            discard_pile="gold, herbalist, madman",
            in_play="",
        )


def test_a_herbalist_or_alchemist_picked_by_scheme_is_not_discarded() -> None:
    with table("alice", "vincent", kingdom=["scheme", "alchemist", "herbalist"]) as t:
        t.alice.has(hand="scheme, potion", in_play="herbalist", deck="gold*9")
        t.alice.plays("scheme")
        t.alice.plays_treasures("potion")
        t.alice.passes("play_treasures")
        t.alice.ends_turn()
        t.alice.answers("pick", "herbalist")
        t.alice.shows(hand="herbalist, gold*4", discard_pile="scheme, potion, gold")
    with table("alice", "vincent", kingdom=["scheme", "alchemist", "herbalist"]) as t:
        t.alice.has(hand="scheme, potion", in_play="alchemist, herbalist", deck="gold*9")
        t.alice.plays("scheme")
        t.alice.plays_treasures("potion")
        t.alice.passes("play_treasures")
        t.alice.ends_turn()
        t.alice.answers("pick", "alchemist")
        t.alice.answers("put_on_deck", "potion")  # the Alchemist does not need it
        t.alice.shows(hand="alchemist, potion, gold*3", discard_pile="scheme, herbalist, gold")


def test_a_band_of_misfits_played_as_an_alchemist_or_herbalist() -> None:
    """In Clean-up it acts as that card, and on the deck it is a Band of Misfits."""
    kingdom = ["band_of_misfits", "herbalist"]
    with table("alice", "vincent", kingdom=kingdom) as t:
        t.alice.has(hand="band_of_misfits, gold", deck="copper*5")
        t.alice.plays("band_of_misfits")  # the Herbalist is all there is
        t.turn_is(coins=1, buys=2)
        t.alice.plays_treasures()
        t.alice.ends_turn()
        t.alice.answers("put_on_deck", "gold")
        t.alice.shows(hand="gold, copper*4", discard_pile="band_of_misfits")
