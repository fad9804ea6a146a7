"""Hinterlands: Scheme, and everything else that comes back to the deck in one Clean-up."""

from chaudron.games.dominion.scenario import table
from tests.rulings import ruling


@ruling("HI-098", "HI-100", "HI-101")
def test_scheme_puts_an_action_on_the_deck_before_the_new_hand_is_drawn() -> None:
    with table("alice", "bob", kingdom=["scheme", "smithy"]) as t:
        t.alice.has(hand="scheme, smithy", deck="estate, copper*3, silver*8")
        t.alice.plays("scheme")
        t.turn_is(actions=1)
        t.alice.shows(hand="smithy, estate")
        t.alice.plays("smithy")
        t.alice.ends_turn()
        t.alice.is_asked("pick")
        t.alice.answers("pick", "smithy")
        t.alice.shows(hand="smithy, silver*4", in_play="", discard_pile="scheme, estate, copper*3")


@ruling("HI-099")
def test_each_scheme_played_picks_one_action_or_none() -> None:
    with table("alice", "bob", kingdom=["scheme", "village"]) as t:
        t.alice.has(hand="scheme*2, village", deck="copper*20")
        t.alice.plays("village")
        t.alice.plays("scheme")
        t.alice.plays("scheme")
        t.alice.ends_turn()
        t.alice.is_offered("scheme, village")
        t.alice.answers("pick", "village")
        t.alice.is_offered("scheme")  # the Village is picked already
        t.alice.passes("pick")
        t.alice.shows(hand="village, copper*4", discard_pile="scheme*2, copper*3")


@ruling("HI-102")
def test_scheme_may_pick_itself() -> None:
    with table("alice", "bob", kingdom=["scheme"]) as t:
        t.alice.has(hand="scheme", deck="copper*8")
        t.alice.plays("scheme")
        t.alice.ends_turn()
        t.alice.answers("pick", "scheme")
        t.alice.shows(hand="scheme, copper*4", in_play="")


@ruling("HI-103")
def test_scheme_picks_actions_played_before_it_and_after_it() -> None:
    for first in ("village, scheme, smithy", "smithy, village, scheme"):
        with table("alice", "bob", kingdom=["scheme", "village", "smithy"]) as t:
            t.turn(actions=3)
            t.alice.has(hand="village, scheme, smithy", deck="copper*20")
            for card in first.split(", "):
                t.alice.plays(card)
            t.alice.ends_turn()
            t.alice.is_offered("village, scheme, smithy")
            t.alice.answers("pick", "smithy")
            t.alice.shows(hand="smithy, copper*4")


@ruling("HI-104")
def test_a_duration_that_stays_out_is_not_put_on_the_deck() -> None:
    with table("alice", "bob", kingdom=["scheme", "wharf"]) as t:
        t.alice.has(hand="scheme, wharf", deck="copper*20")
        t.alice.plays("scheme")
        t.alice.plays("wharf")
        t.alice.ends_turn()
        t.alice.answers("pick", "wharf")
        t.alice.shows(hand="copper*5", in_play="wharf")
        t.bob.ends_turn()
        # Nor is it a turn later: the pick was for that turn only.
        t.alice.ends_turn()
        t.turn_is(player=t.bob)
        t.alice.shows(hand="copper*5", in_play="")
        assert "wharf" in [c.name for c in t.alice.player.discard_pile]


def test_a_duration_leaving_play_this_turn_can_be_schemed() -> None:
    with table("alice", "bob", kingdom=["scheme", "wharf"]) as t:
        t.alice.has(hand="scheme", in_play="wharf", deck="copper*20")
        t.alice.plays("scheme")
        t.alice.ends_turn()
        t.alice.answers("pick", "wharf")
        t.alice.shows(hand="wharf, copper*4", in_play="")


@ruling("HI-281")
def test_throne_room_on_scheme_picks_two_actions() -> None:
    with table("alice", "bob", kingdom=["scheme", "throne_room"]) as t:
        t.alice.has(hand="throne_room, scheme", deck="copper*20")
        t.alice.plays("throne_room")
        t.alice.ends_turn()
        t.alice.answers("pick", "throne_room")
        t.alice.answers("pick", "scheme")
        t.turn_is(player=t.bob)
        t.alice.shows(hand="throne_room, scheme, copper*3", discard_pile="copper*2")


@ruling("HI-288")
def test_a_herbalist_picked_by_scheme_puts_no_treasure_on_the_deck() -> None:
    with table("alice", "bob", kingdom=["scheme", "herbalist"]) as t:
        t.alice.has(hand="scheme, herbalist", deck="gold, copper*8")
        t.alice.plays("scheme")
        t.alice.plays("herbalist")
        t.alice.plays_treasures()
        t.alice.ends_turn()
        t.alice.answers("pick", "herbalist")
        t.turn_is(player=t.bob)  # Herbalist asks nothing
        t.alice.shows(hand="herbalist, copper*4", discard_pile="scheme, gold")


def test_a_hermit_picked_by_scheme_stays_a_hermit() -> None:
    with table("alice", "bob", kingdom=["scheme", "hermit"]) as t:
        t.alice.has(hand="scheme", in_play="hermit", deck="copper*8")
        t.alice.plays("scheme")
        t.alice.ends_turn()
        t.alice.answers("pick", "hermit")
        t.trash_shows("")
        t.pile_shows("madman", 10)
        t.alice.shows(hand="hermit, copper*4", discard_pile="scheme, copper")


def test_band_of_misfits_as_a_scheme_picks_itself_and_is_itself_again() -> None:
    with table("alice", "bob", kingdom=["scheme", "band_of_misfits", "village"]) as t:
        t.alice.has(hand="band_of_misfits", deck="copper*8")
        t.alice.plays("band_of_misfits")
        t.alice.answers("play_as", "scheme")
        t.alice.ends_turn()
        t.alice.answers("pick", "band_of_misfits=scheme")
        t.alice.shows(hand="band_of_misfits, copper*4", in_play="")


# ---------------------------------------------------------------- one Clean-up for them all

ALL = ["scheme", "alchemist", "herbalist", "treasury", "hermit", "village"]


def test_scheme_alchemist_herbalist_treasury_and_hermit_in_one_clean_up() -> None:
    with table("alice", "bob", kingdom=ALL) as t:
        t.turn(actions=2)
        t.alice.has(
            hand="scheme, potion, gold",
            deck="copper, silver*6",
            in_play="village, alchemist, herbalist, treasury, hermit",
        )
        t.alice.plays("scheme")
        t.alice.plays_treasures("potion, gold")
        t.alice.ends_turn()
        # Its start: Scheme picks, all other cards still in play.
        t.alice.is_offered("scheme, village, alchemist, herbalist, treasury, hermit")
        t.alice.answers("pick", "village")
        # The discards: five cards may reach the deck and are drawn again, so the picked Village has no
        # say in the order; but Alchemist comes before Herbalist if the Potion is to serve both.
        t.alice.is_offered("alchemist, herbalist, treasury, hermit")
        t.alice.lets_first("alchemist")
        t.alice.accepts("put_on_deck")
        t.alice.lets_first("herbalist")
        t.alice.is_offered("potion, gold")
        t.alice.answers("put_on_deck", "potion")
        t.alice.lets_first("hermit")
        t.trash_shows("hermit")
        t.alice.accepts("put_on_deck")  # Treasury: no Victory card was bought
        t.alice.shows(
            hand="village, treasury, potion, alchemist, silver",
            discard_pile="herbalist, madman, scheme, gold, copper",
        )


def test_alchemist_without_its_potion_is_discarded() -> None:
    with table("alice", "bob", kingdom=ALL) as t:
        t.alice.has(hand="potion", deck="silver*6", in_play="alchemist, herbalist")
        t.alice.plays_treasures()
        t.alice.ends_turn()
        t.alice.lets_first("herbalist")
        t.alice.answers("put_on_deck", "potion")
        t.turn_is(player=t.bob)
        t.alice.shows(hand="potion, silver*4", discard_pile="alchemist, herbalist")


def test_picked_cards_join_the_order_when_the_next_hand_cannot_hold_all() -> None:
    with table("alice", "bob", kingdom=ALL) as t:
        t.turn(actions=2)
        t.alice.has(hand="scheme", deck="copper, silver*6", in_play="village, treasury*5")
        t.alice.plays("scheme")
        t.alice.ends_turn()
        t.alice.answers("pick", "village")
        t.alice.is_offered("treasury, village")
        t.alice.lets_first("village")
        for _ in range(5):
            t.alice.accepts("put_on_deck")
        # The Village lies under five Treasuries, and those are the new hand.
        t.alice.shows(hand="treasury*5", deck="village, silver*6", discard_pile="scheme, copper")


def test_more_picked_cards_than_the_next_hand_holds_are_put_in_order() -> None:
    with table("alice", "bob", kingdom=["scheme", "throne_room", "village"]) as t:
        t.turn(actions=4)
        t.alice.has(hand="scheme*6", deck="copper*6, silver*6", in_play="village")
        for _ in range(6):
            t.alice.plays("scheme")
        t.alice.ends_turn()
        t.alice.answers("pick", "village")
        for _ in range(5):
            t.alice.answers("pick", "scheme")
        t.alice.orders("scheme*5, village")
        t.alice.shows(hand="scheme*5", deck="village, silver*6", discard_pile="scheme, copper*6")


def test_scheme_and_walled_village_are_ordered_at_the_start_of_clean_up() -> None:
    with table("alice", "bob", kingdom=["scheme", "walled_village"]) as t:
        t.alice.has(hand="scheme", deck="copper*8", in_play="walled_village")
        t.alice.plays("scheme")
        t.alice.ends_turn()
        t.alice.lets_first("walled_village")
        t.alice.accepts("put_on_deck")
        t.alice.is_offered("scheme")
        t.alice.passes("pick")
        t.alice.shows(hand="walled_village, copper*4", discard_pile="scheme, copper")
