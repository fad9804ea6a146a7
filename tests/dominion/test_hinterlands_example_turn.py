"""Hinterlands: the rulebook's long example turn, Alice's, step by step."""

from collections.abc import Iterator
from contextlib import contextmanager

from chaudron.games.dominion.scenario import Scenario, table
from tests.rulings import ruling

KINGDOM = ["cartographer", "scheme", "haggler", "ill_gotten_gains", "tunnel", "border_village"]


@contextmanager
def alices_turn(steps: int) -> Iterator[Scenario]:
    """Alice's turn up to this step."""
    with table("alice", "philippe", "vincent", kingdom=KINGDOM) as t:
        alice = t.alice.has(
            hand="cartographer, scheme, copper, ill_gotten_gains, estate",
            deck="copper, tunnel, haggler, tunnel, silver, duchy*3, province",
        )
        if steps >= 1:
            alice.plays("cartographer")
        if steps >= 2:
            alice.discards("tunnel*2")
            alice.reveals("tunnel")
            alice.reveals("tunnel")
        if steps >= 3:
            alice.orders("haggler, silver")
            alice.plays("scheme")
        if steps >= 4:
            alice.plays("haggler")
        if steps >= 5:
            alice.plays_treasures("copper*2, ill_gotten_gains")
            alice.accepts("gain")
            alice.plays_treasures("copper")
        if steps >= 6:
            alice.buys("border_village")
        if steps >= 7:
            alice.gains("ill_gotten_gains")
        if steps >= 8:
            alice.gains("duchy")
        if steps >= 9:
            alice.answers("pick", "haggler")
        yield t


@ruling("HI-038")
def test_cartographer_draws_a_copper_and_looks_at_four_cards() -> None:
    with alices_turn(1) as t:
        t.alice.shows(hand="scheme, copper*2, ill_gotten_gains, estate")
        t.alice.is_offered("tunnel, haggler, silver")
        t.alice.shows(aside="tunnel*2, haggler, silver")
        t.alice.passes("discard")
        t.alice.orders("tunnel*2, haggler, silver")


@ruling("HI-039")
def test_two_tunnels_discarded_and_shown_bring_two_golds() -> None:
    with alices_turn(2) as t:
        t.alice.shows(discard_pile="tunnel*2, gold*2")
        t.pile_shows("gold", 28)
        t.alice.orders("haggler, silver")


@ruling("HI-040")
def test_scheme_draws_the_haggler_put_back_on_top() -> None:
    with alices_turn(3) as t:
        t.alice.shows(hand="copper*2, ill_gotten_gains, estate, haggler", deck="silver, duchy*3, province")


@ruling("HI-041")
def test_haggler_is_the_last_action() -> None:
    with alices_turn(4) as t:
        t.turn_is(actions=0, coins=2, phase="treasures")


@ruling("HI-042")
def test_the_treasures_make_six_coins() -> None:
    with alices_turn(5) as t:
        t.turn_is(coins=6)
        t.alice.shows(hand="estate")


@ruling("HI-043")
def test_haggler_comes_before_the_border_village_is_gained() -> None:
    with alices_turn(6) as t:
        t.alice.shows(discard_pile="tunnel*2, gold*2")
        t.alice.is_offered("copper, curse, silver, cartographer, scheme, haggler, ill_gotten_gains")
        t.alice.gains("silver")
        t.alice.gains("silver")
        t.alice.passes("pick")


@ruling("HI-044", "HI-045")
def test_ill_gotten_gains_bring_curses_at_once_and_border_village_may_bring_a_duchy() -> None:
    with alices_turn(7) as t:
        t.philippe.shows(discard_pile="curse")
        t.vincent.shows(discard_pile="curse")
        t.alice.shows(discard_pile="tunnel*2, gold*2, ill_gotten_gains, border_village")
        t.alice.gains("duchy")
        t.alice.shows(discard_pile="tunnel*2, gold*2, ill_gotten_gains, border_village, duchy")
        t.alice.passes("pick")


@ruling("HI-046")
def test_the_new_hand_holds_the_haggler_and_the_silver() -> None:
    with alices_turn(8) as t:
        t.alice.is_offered("cartographer, scheme, haggler")
        t.alice.answers("pick", "haggler")
        t.alice.shows(hand="haggler, silver, duchy*3")


@ruling("HI-037")
def test_alices_whole_turn() -> None:
    with alices_turn(9) as t:
        t.alice.shows(
            hand="haggler, silver, duchy*3",
            deck="province",
            in_play="",
            discard_pile="tunnel*2, gold*2, ill_gotten_gains*2, border_village, duchy,"
            "cartographer, scheme, copper*3, estate",
        )
        t.philippe.shows(discard_pile="curse")
        t.vincent.shows(discard_pile="curse")
        t.pile_shows("curse", 18)
        t.turn_is(player=t.philippe)
