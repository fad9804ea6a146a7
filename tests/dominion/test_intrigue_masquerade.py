"""Masquerade: cards that change hands without being gained."""

import pytest

from chaudron.games.dominion.card import CARDS
from chaudron.games.dominion.library import find
from chaudron.games.dominion.redeal import redeal
from chaudron.games.dominion.scenario import table
from chaudron.games.dominion.view import DominionView
from chaudron.kernel.rng import stream
from tests.rulings import ruling


@ruling("IN-016")
def test_everybody_passes_before_seeing_what_comes() -> None:
    with table("alice", "vincent", "lucas", kingdom=["masquerade"]) as t:
        t.alice.has(hand="masquerade, estate", deck="copper, gold, silver")
        t.vincent.has(hand="duchy, silver")
        t.lucas.has(hand="province, curse")
        t.alice.plays("masquerade")
        t.alice.is_offered("estate, copper, gold")
        t.alice.answers("pass", "estate")
        t.vincent.is_offered("duchy, silver")
        t.vincent.answers("pass", "duchy")
        t.lucas.is_offered("province, curse")
        t.lucas.answers("pass", "curse")
        t.vincent.shows(hand="estate, silver")
        t.lucas.shows(hand="duchy, province")
        # Alice, and nobody else, may trash a card: one she was just given, for example.
        t.alice.is_offered("copper, gold, curse")
        t.alice.trashes("curse")
        t.alice.shows(hand="copper, gold", deck="silver")
        t.trash_shows("curse")


@ruling("IN-017")
def test_nobody_reacts_to_masquerade() -> None:
    with table("alice", "vincent", kingdom=["masquerade", "moat", "secret_chamber"]) as t:
        t.alice.has(hand="masquerade, curse")
        t.vincent.has(hand="moat, secret_chamber, gold")
        t.alice.plays("masquerade")
        t.vincent.answers("pass", "gold")
        t.alice.passes("trash")
        t.vincent.shows(hand="moat, secret_chamber, curse")
        t.alice.shows(hand="gold")


@ruling("IN-018")
def test_passing_is_neither_gaining_nor_trashing_nor_discarding() -> None:
    kingdom = ["masquerade", "watchtower", "trader", "tunnel", "ill_gotten_gains", "fortress"]
    with table("alice", "vincent", "lucas", kingdom=kingdom) as t:
        t.alice.has(hand="masquerade, ill_gotten_gains")
        t.vincent.has(hand="watchtower, trader, tunnel")
        t.lucas.has(hand="fortress")
        t.alice.plays("masquerade")
        t.vincent.answers("pass", "tunnel")
        t.alice.passes("trash")
        t.alice.shows(hand="fortress", discard_pile="")
        t.vincent.shows(hand="watchtower, trader, ill_gotten_gains", discard_pile="")
        t.lucas.shows(hand="tunnel", discard_pile="")
        assert t.state.gained == []


@ruling("IN-019")
def test_an_empty_hand_passes_nothing_and_still_receives() -> None:
    with table("alice", "vincent", "lucas", kingdom=["masquerade"]) as t:
        t.alice.has(hand="masquerade, copper")
        t.lucas.has(hand="gold")
        t.alice.plays("masquerade")
        t.alice.passes("trash")
        t.alice.shows(hand="gold")
        t.vincent.shows(hand="copper")
        t.lucas.shows(hand="")


def test_whoever_passed_a_card_knows_where_it_went() -> None:
    with table("alice", "vincent", "lucas", kingdom=["masquerade"]) as t:
        t.alice.has(hand="masquerade, copper, estate", deck="silver")
        t.vincent.has(hand="gold, duchy")
        t.lucas.has(hand="province")
        t.alice.plays("masquerade")
        t.alice.answers("pass", "copper")
        t.vincent.answers("pass", "gold")
        t.alice.passes("trash")
        assert t.alice.sees(t.vincent) == ["copper"]
        assert t.vincent.sees(t.lucas) == ["gold"]
        assert t.lucas.sees(t.alice) == ["province"]
        assert t.lucas.sees(t.vincent) == []
        told = [e.dump(2) for e in t.stepper.log(2)]
        passed = [e.get("cards") for e in told if e["event"] == "pass"]
        assert passed == [None, ["gold"], ["province"]]


def test_possessor_passes_for_the_possessed() -> None:
    with table("alice", "vincent", "lucas", kingdom=["masquerade", "possession"]) as t:
        t.alice.has(hand="possession", deck="copper*5")
        t.vincent.has(hand="masquerade, gold, copper", deck="copper*9")
        t.lucas.has(hand="curse, estate")
        t.alice.plays("possession")
        t.alice.ends_turn()
        t.turn_is(player=t.vincent)
        assert t.decider(t.vincent) == t.alice.index
        t.vincent.plays("masquerade")
        t.vincent.answers("pass", "gold")
        t.lucas.answers("pass", "curse")
        t.alice.answers("pass", "copper")
        t.alice.shows(hand="copper*4, curse")
        assert t.decider(t.vincent) == t.alice.index
        t.vincent.trashes("copper")
        t.trash_shows("")
        t.lucas.shows(hand="estate, gold")


def test_whose_hand_is_all_alike_is_waited_for_like_everybody() -> None:
    with table("alice", "vincent", "lucas", kingdom=["masquerade"]) as t:
        t.alice.has(hand="masquerade, copper, estate", deck="silver")
        t.vincent.has(hand="copper*3")
        t.lucas.has(hand="gold")  # everybody knows which card one passes of one
        t.alice.plays("masquerade")
        assert [request.decider for request in t.stepper.pending] == [t.alice.index, t.vincent.index]
        t.alice.answers("pass", "estate")
        t.vincent.answers("pass", "copper")
        t.alice.passes("trash")
        t.alice.shows(hand="copper, silver, gold")
        t.vincent.shows(hand="copper*2, estate")


@pytest.mark.parametrize("passed", ["copper", "estate"])
def test_who_did_not_see_a_card_passed_cannot_count_it(passed: str) -> None:
    """Neither by what others own, nor by their points, nor in the worlds that a bot imagines."""
    with table("alice", "vincent", "lucas", kingdom=["masquerade"]) as t:
        t.alice.has(hand="masquerade, copper, estate", deck="silver*2")
        t.vincent.has(hand="gold")
        t.lucas.has(hand="silver")
        t.alice.plays("masquerade")
        t.alice.answers("pass", passed)
        t.alice.declines("trash")
        game = t.state
    estate = find("estate")
    for seat, true in ((0, True), (1, True), (2, False)):
        view = DominionView(game, seat)
        expected = int(passed == "estate") if true else 0
        assert view.owned_by(1, estate) == view.points_of(1) == expected
        assert view.sum_of(1, [int(c is estate) for c in CARDS], True) == expected
        assert view.all_of(1).count("estate") == expected
        assert view.owned_by(0, estate) == 1 - expected
    imagined = set()
    for i in range(30):
        world = game.clone()
        redeal(world, 2, stream(i, "anew"))
        imagined.add(world.players[1].all_cards().count(estate))
        assert sorted(c.name for p in world.players for c in p.all_cards()) == sorted(
            c.name for p in game.players for c in p.all_cards()
        )
        assert DominionView(world, 2).owned_by(1, estate) == 0
    assert imagined == {0, 1}
