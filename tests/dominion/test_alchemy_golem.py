"""Golem: what it digs for, what it plays, and chains of it."""

import pytest

from chaudron.games.dominion.scenario import table
from tests.rulings import ruling


@ruling("AL-122", "AL-126", "AL-127")
def test_golem_digs_for_two_actions_and_discards_the_rest_first() -> None:
    deck = "copper, golem, vineyard, smithy, estate, village, market, gold*4"
    with table("alice", "vincent", kingdom=["golem", "smithy", "village", "vineyard"]) as t:
        t.alice.has(hand="golem", deck=deck)
        t.alice.plays("golem")
        t.alice.is_offered("smithy, village")
        t.alice.shows(aside="smithy, village", discard_pile="copper, golem, vineyard, estate")
        t.alice.plays("smithy")
        t.alice.shows(
            hand="market, gold*3",
            in_play="golem, smithy, village",
            discard_pile="copper, golem, vineyard, estate",
            aside="",
        )


@ruling("AL-123")
def test_golem_shuffles_without_what_it_turned_up() -> None:
    with table("alice", "vincent", kingdom=["golem", "woodcutter", "moat"]) as t:
        t.alice.has(hand="golem", deck="estate, woodcutter", discard_pile="woodcutter")
        t.alice.plays("golem")
        t.turn_is(coins=4, buys=3)
        t.alice.shows(in_play="golem, woodcutter*2", deck="", discard_pile="estate")


@ruling("AL-124")
def test_golem_plays_the_only_action_there_is() -> None:
    with table("alice", "vincent", kingdom=["golem", "woodcutter"]) as t:
        t.alice.has(hand="golem", deck="copper, woodcutter, golem", discard_pile="estate")
        t.alice.plays("golem")
        t.turn_is(coins=2)
        t.alice.shows(in_play="golem, woodcutter", discard_pile="copper, golem, estate", deck="")


@ruling("AL-125")
def test_golem_finds_nothing() -> None:
    with table("alice", "vincent", kingdom=["golem"]) as t:
        t.alice.has(hand="golem", deck="copper, golem", discard_pile="estate")
        t.alice.plays("golem")
        t.alice.shows(in_play="golem", discard_pile="copper, golem, estate", deck="", hand="")


@ruling("AL-128", "AL-209")
@pytest.mark.parametrize("first", ["militia", "smithy"])
def test_golem_plays_both_in_the_order_its_player_likes(first: str) -> None:
    with table("alice", "vincent", kingdom=["golem", "militia", "smithy"]) as t:
        t.alice.has(hand="golem", deck="militia, smithy, copper*4")
        t.vincent.has(hand="copper*4, estate")
        t.turn(actions=2)
        t.alice.plays("golem")
        t.alice.plays(first)
        t.vincent.is_asked("discard")
        t.alice.shows(hand="" if first == "militia" else "copper*3")
        t.vincent.discards("copper, estate")
        t.turn_is(actions=1, coins=2)
        t.alice.shows(hand="copper*3", in_play="golem, militia, smithy")


@ruling("AL-129")
def test_golem_leaves_no_choice_but_to_play() -> None:
    with table("alice", "vincent", kingdom=["golem", "militia", "chapel"]) as t:
        t.alice.has(hand="golem", deck="chapel, woodcutter")
        t.alice.plays("golem")
        request = t.asked(t.alice)
        assert (request.lo, request.hi) == (1, 1)  # one comes first; none is not an answer
        t.alice.plays("woodcutter")
        t.turn_is(coins=2)
        t.alice.shows(in_play="golem, woodcutter, chapel")


@ruling("AL-130")
def test_what_golem_found_is_not_in_hand() -> None:
    with table("alice", "vincent", kingdom=["golem", "cellar", "library"]) as t:
        t.alice.has(hand="golem, estate", deck="cellar, library, copper*9")
        t.alice.plays("golem")
        t.alice.plays("cellar")
        t.alice.is_offered("estate")
        t.alice.discards("estate")
        t.alice.shows(hand="copper*7", discard_pile="estate", in_play="golem, cellar, library")


@ruling("AL-131")
def test_golems_throne_room_cannot_take_the_other_card() -> None:
    with table("alice", "vincent", kingdom=["golem", "throne_room", "woodcutter"]) as t:
        t.alice.has(hand="golem, militia", deck="throne_room, woodcutter")
        t.vincent.has(hand="copper*3")
        t.alice.plays("golem")
        t.alice.plays("throne_room")  # the Militia in hand is the only card it may choose
        t.turn_is(coins=6)  # twice 2 from Militia, once 2 from Woodcutter
        t.alice.shows(in_play="golem, throne_room, militia, woodcutter", hand="")


# ---------------------------------------------------------------- chains


def test_golem_chains_through_band_of_misfits_and_throne_room() -> None:
    """Throne Room plays Golem twice; a Band of Misfits found on the way is played as a Woodcutter."""
    kingdom = ["golem", "throne_room", "band_of_misfits", "woodcutter", "moneylender"]
    with table("alice", "vincent", kingdom=kingdom) as t:
        deck = "band_of_misfits, copper, woodcutter, woodcutter, estate, woodcutter, gold"
        t.alice.has(hand="throne_room, golem", deck=deck)
        t.alice.plays("throne_room")
        t.alice.plays("band_of_misfits")
        t.alice.is_not_offered("golem")  # a Potion in its cost is not less than 5
        t.alice.answers("play_as", "woodcutter")
        t.turn_is(coins=8, buys=5, actions=0)
        t.alice.shows(
            in_play="throne_room, golem, woodcutter*4",
            discard_pile="copper, estate",
            deck="gold",
        )


def test_golem_plays_a_duration_and_does_not_wait_for_it() -> None:
    with table("alice", "vincent", kingdom=["golem", "wharf", "woodcutter"]) as t:
        t.alice.has(hand="golem", deck="wharf, woodcutter, copper*9")
        t.alice.plays("golem")
        t.alice.plays("wharf")
        t.turn_is(coins=2, buys=3)
        t.alice.ends_turn()
        t.alice.shows(in_play="wharf", discard_pile="copper*2, golem, woodcutter")


def test_golem_can_be_played_by_a_throne_room_that_a_golem_found() -> None:
    with table("alice", "vincent", kingdom=["golem", "throne_room", "woodcutter"]) as t:
        deck = "throne_room, woodcutter, copper, woodcutter, estate, woodcutter*3, gold"
        t.alice.has(hand="golem*2", deck=deck)
        t.alice.plays("golem")
        t.alice.plays("throne_room")  # plays the Golem in hand twice, digging further down
        t.turn_is(coins=10, buys=6)
        t.alice.shows(
            in_play="golem*2, throne_room, woodcutter*5",
            discard_pile="copper, estate",
            deck="gold",
            aside="",
        )


def test_kings_court_plays_golem_three_times() -> None:
    with table("alice", "vincent", kingdom=["golem", "kings_court", "woodcutter"]) as t:
        t.alice.has(
            hand="kings_court, golem", deck="woodcutter*2, estate, woodcutter*2, golem, woodcutter, gold"
        )
        t.alice.plays("kings_court")
        t.alice.plays("golem")
        # The third time the deck runs out: Estate and Golem are shuffled in and shown to no avail.
        t.turn_is(coins=10, buys=6)
        t.alice.shows(
            in_play="kings_court, golem, woodcutter*5", discard_pile="gold, estate, golem", deck="", aside=""
        )


def test_procession_trashes_golem_and_finds_nothing_for_five_and_a_potion() -> None:
    kingdom = ["golem", "procession", "woodcutter", "market", "possession"]
    with table("alice", "vincent", kingdom=kingdom) as t:
        t.alice.has(hand="procession, golem", deck="woodcutter*4")
        t.alice.plays("procession")
        t.alice.plays("golem")
        t.turn_is(coins=8)
        t.trash_shows("golem")
        t.alice.shows(in_play="procession, woodcutter*4", discard_pile="")


def test_golem_finds_a_procession_which_trashes_a_card_of_the_hand_only() -> None:
    kingdom = ["golem", "procession", "village", "woodcutter", "smithy"]
    with table("alice", "vincent", kingdom=kingdom) as t:
        t.alice.has(hand="golem, village", deck="procession, woodcutter, copper*9")
        t.alice.plays("golem")
        t.alice.plays("procession")
        t.alice.is_offered("village")
        t.alice.plays("village")
        t.alice.gains("smithy")
        t.trash_shows("village")
        t.turn_is(coins=2, actions=4)
        t.alice.shows(in_play="golem, procession, woodcutter", discard_pile="smithy")


def test_golem_plays_a_card_that_looks_at_the_deck_before_the_other() -> None:
    """The second card waits aside, in the open, while the first one works."""
    with table("alice", "vincent", kingdom=["golem", "apothecary", "woodcutter"]) as t:
        t.alice.has(hand="golem", deck="apothecary, woodcutter, estate, copper, gold, duchy")
        t.alice.plays("golem")
        t.alice.plays("apothecary")
        t.alice.shows(aside="woodcutter, gold, duchy")
        t.alice.orders("gold, duchy")
        t.turn_is(coins=2, actions=1)
        t.alice.shows(
            hand="estate, copper", deck="gold, duchy", aside="", in_play="golem, apothecary, woodcutter"
        )
