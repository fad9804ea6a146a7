"""Possession with Outpost, durations, and the end of the game: whose turn comes when."""

import pytest

from chaudron.games.dominion.scenario import Scenario, table
from tests.rulings import ruling


def kinds(t: Scenario, turns: int) -> list[tuple[str, str, bool]]:
    """The turns to come, played without doing anything: whose, who decides, and whether a regular one."""
    out = []
    for _ in range(turns):
        seat = t.seats[t.state.current]
        decider = t.seats[t.asked(seat).decider]
        out.append((seat.name, decider.name, t.state.normal_turn))
        seat.ends_turn()
    return out


@ruling("AL-167")
def test_outposts_limit_is_its_own() -> None:
    """A second Outpost turn in a row is refused; a third turn in a row that nobody owes to it is not."""
    with table("alice", "philippe", kingdom=["possession", "outpost"]) as t:
        t.alice.has(hand="possession")
        t.philippe.has(hand="outpost", deck="outpost, copper*12")
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.philippe.plays("outpost")  # the second turn in a row: granted
        t.philippe.ends_turn()
        t.philippe.plays("outpost")  # would be the third: refused
        assert kinds(t, 3) == [
            ("philippe", "philippe", False),
            ("philippe", "philippe", True),  # the third, and regular
            ("alice", "alice", True),
        ]


@ruling("AL-168")
def test_no_outpost_turn_after_a_possessed_and_a_regular_turn() -> None:
    with table("alice", "philippe", kingdom=["possession", "outpost"]) as t:
        t.alice.has(hand="possession")
        t.philippe.has(hand="copper", deck="outpost, copper*9")
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.philippe.ends_turn()
        t.turn_is(player=t.philippe)
        t.philippe.plays("outpost")
        t.philippe.ends_turn()
        t.turn_is(player=t.alice)
    with table("alice", "philippe", kingdom=["possession", "outpost"]) as t:
        t.turn(player=t.philippe)
        t.philippe.has(hand="outpost", deck="copper*9")
        t.philippe.plays("outpost")
        t.philippe.ends_turn()
        t.turn_is(player=t.philippe)  # without the possessed turn it is granted


@ruling("AL-169", "AL-170")
def test_the_outpost_turn_comes_before_the_possessed_one() -> None:
    with table("alice", "philippe", kingdom=["possession", "outpost", "village"]) as t:
        t.alice.has(hand="village, possession, outpost", deck="copper*20")
        t.turn(actions=2)
        t.alice.plays("possession")
        t.alice.plays("outpost")
        t.alice.ends_turn()
        t.turn_is(player=t.alice)
        assert t.asked(t.alice).decider == 0
        t.alice.shows(in_play="outpost", hand="copper*3", discard_pile="possession, village")
        t.alice.ends_turn()
        t.turn_is(player=t.philippe)
        assert t.asked(t.philippe).decider == 0
        t.philippe.ends_turn()
        t.turn_is(player=t.philippe)
        assert t.asked(t.philippe).decider == 1


@ruling("AL-171", "AL-208")
def test_a_possessed_players_outpost_turn_is_their_own() -> None:
    with table("alice", "philippe", kingdom=["possession", "outpost"]) as t:
        t.alice.has(hand="possession", deck="copper*5")
        t.philippe.has(hand="outpost", deck="gold*2, copper*9")
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.philippe.plays("outpost")
        t.philippe.ends_turn()
        t.turn_is(player=t.philippe)
        assert t.asked(t.philippe).decider == t.philippe.index
        t.philippe.shows(in_play="outpost", hand="gold*2, copper")
        t.philippe.buys("gold")
        t.alice.shows(discard_pile="possession")  # not redirected
        have = [c.name for c in t.philippe.player.all_cards()]
        assert have.count("gold") == 3


def test_an_outpost_and_a_second_possession_wait_for_the_possessed_player() -> None:
    with table("alice", "philippe", kingdom=["possession", "outpost"]) as t:
        t.alice.has(hand="possession*2")
        t.philippe.has(hand="outpost", deck="copper*20")
        t.turn(actions=2)
        t.alice.plays("possession")
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.philippe.plays("outpost")
        t.philippe.ends_turn()
        t.philippe.is_offered("outpost, possession")
        assert t.asked(t.philippe).decider == t.philippe.index
        t.philippe.lets_first("outpost")
        assert t.asked(t.philippe).decider == t.philippe.index
        t.philippe.ends_turn()
        assert t.asked(t.philippe).decider == t.alice.index
        t.philippe.ends_turn()
        assert t.state.normal_turn
        t.turn_is(player=t.philippe)


def test_durations_of_the_possessed_player() -> None:
    """One from the turn before works in the possessed turn, one played in it in the regular turn."""
    with table("alice", "philippe", kingdom=["possession", "wharf"]) as t:
        t.turn(player=t.philippe)
        t.philippe.has(hand="wharf", deck="copper*2, estate*4, wharf, silver*2, gold*20")
        t.alice.has(hand="possession")
        t.philippe.plays("wharf")
        t.philippe.ends_turn()
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.turn_is(player=t.philippe, buys=2)  # the Wharf of the turn before
        t.philippe.shows(hand="estate*4, wharf, silver*2", in_play="wharf")
        t.philippe.plays("wharf")
        t.turn_is(buys=3)
        t.philippe.ends_turn()
        t.turn_is(player=t.philippe, buys=2)  # and the one played in the possessed turn
        t.philippe.shows(in_play="wharf", hand="gold*7")


@ruling("AL-174")
def test_extra_turns_do_not_break_ties() -> None:
    with table("alice", "philippe", kingdom=["possession"]) as t:
        t.pile("province", 1)
        t.alice.has(hand="possession", deck="gold*5")
        t.philippe.has(deck="province")
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.philippe.ends_turn()
        t.philippe.ends_turn()
        t.alice.buys("province")
        assert t.over
        assert [p.turns for p in t.state.players] == [2, 1]
        assert t.state.standings() == [2, 1]  # six points each; Philippe had one regular turn


@ruling("AL-175")
@pytest.mark.parametrize("card", ["possession", "outpost"])
def test_no_extra_turn_after_the_end(card: str) -> None:
    with table("alice", "philippe", kingdom=["possession", "outpost"]) as t:
        t.pile("province", 1)
        t.alice.has(hand=f"{card}, gold*3", deck="copper*9")
        t.alice.plays(card)
        t.alice.buys("province")
        assert t.over


@pytest.mark.parametrize(("card", "turns"), [("throne_room", 2), ("kings_court", 3), ("golem", 1)])
def test_possession_counts_each_time_it_is_played(card: str, turns: int) -> None:
    with table("alice", "philippe", kingdom=["possession", "throne_room", "kings_court", "golem"]) as t:
        if card == "golem":
            t.alice.has(hand="golem", deck="possession, copper*9")
        else:
            t.alice.has(hand=f"{card}, possession", deck="copper*9")
        t.alice.plays(card)
        if card == "kings_court":
            t.alice.plays("possession")
        t.alice.ends_turn()
        expected = [("philippe", "alice", False)] * turns
        assert kinds(t, turns + 1) == [*expected, ("philippe", "philippe", True)]
