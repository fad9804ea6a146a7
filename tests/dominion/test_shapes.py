"""What clients are told: where the options of a question lie, what it is about, and no rule left to guess."""

from __future__ import annotations

from typing import Any

import pytest

from chaudron.games.dominion.scenario import Scenario, table


def open_table(kingdom: list[str]) -> Scenario:
    """A table that is left in the middle of something."""
    return table("alice", "vincent", kingdom=kingdom).__enter__()


def prompt(t: Scenario, seat: int = 0) -> Any:
    request = t.stepper.asked_of(seat)
    assert request is not None
    return request.dump(t.stepper.state_of(seat))


def test_cards_to_discard_lie_in_hand_and_cards_to_gain_in_the_supply() -> None:
    t = open_table(["cellar", "workshop"])
    t.alice.has(hand="cellar, workshop, copper, estate", deck="silver*2")
    t.alice.plays("cellar")
    assert prompt(t)["place"] == "hand"
    t.alice.passes("discard")
    t.alice.plays("workshop")
    assert prompt(t)["place"] == "supply"


def test_cards_to_gain_from_the_trash_do_not_lie_in_the_supply() -> None:
    """Each of them is in the Supply, too."""
    t = open_table(["graverobber", "village", "smithy"])
    t.alice.has(hand="graverobber")
    t.trash("village, smithy")
    t.alice.plays("graverobber")
    t.alice.chooses("gain")
    assert prompt(t)["place"] == "tray"
    assert set(prompt(t)["options"]) == {"village", "smithy"}


def test_cards_turned_up_lie_in_a_tray() -> None:
    t = open_table(["navigator"])
    t.alice.has(hand="navigator", deck="copper, silver, gold, estate, duchy")
    t.alice.plays("navigator")
    told = prompt(t)
    assert told["place"] == "words"
    assert sorted(told["about"]) == ["copper", "duchy", "estate", "gold", "silver"]


def test_what_lies_turned_up_is_shown_with_every_question_about_it() -> None:
    t = open_table(["oracle"])
    t.alice.has(hand="oracle", deck="copper, silver")
    t.vincent.has(deck="gold, estate")
    t.alice.plays("oracle")
    assert sorted(prompt(t)["about"]) == ["copper", "silver"]  # both, not the first of them
    t.alice.chooses("discard")
    assert sorted(prompt(t)["about"]) == ["estate", "gold"]
    t = table(
        "alice", "vincent", kingdom=["black_market"], black_market=["witch", "gardens", "market"]
    ).__enter__()
    t.alice.has(hand="black_market, copper*2")
    t.alice.plays("black_market")
    assert prompt(t)["place"] == "hand" and sorted(prompt(t)["about"]) == ["gardens", "market", "witch"]
    t.alice.answers("play", "copper, copper")
    assert prompt(t)["options"] == ["gardens"] and sorted(prompt(t)["about"]) == ["market", "witch"]


def test_a_question_about_a_card_shows_it() -> None:
    t = open_table(["militia", "moat"])
    t.alice.has(hand="militia")
    t.vincent.has(hand="moat, copper*4")
    t.alice.plays("militia")
    assert prompt(t, 1)["about"] == ["moat", "militia"]


@pytest.mark.parametrize(
    ("kingdom", "hand", "safe"),
    [
        ([], "copper*2, silver", True),
        ([], "bank, copper, gold", True),
        ([], "loan, copper", False),
        ([], "contraband, copper", False),
        (["mint"], "silver", False),
        (["grand_market"], "silver, gold", True),
        (["grand_market"], "silver, copper", False),
    ],
)
def test_treasures_that_can_be_played_without_thinking(kingdom: list[str], hand: str, safe: bool) -> None:
    """Mint costs the Treasures in play, a Copper in play bars Grand Market, others ask or bind."""
    t = open_table(["village", *kingdom])
    t.alice.has(hand=hand)
    t.turn(phase="treasures")
    assert prompt(t)["safe"] is safe


def test_treasures_are_offered_in_an_order_that_loses_nothing() -> None:
    t = open_table(["village"])
    t.alice.has(hand="bank, copper, horn_of_plenty, contraband, silver")
    t.turn(phase="treasures")
    order = prompt(t)["all"]
    assert order[0] == "contraband"
    assert set(order[1:3]) == {"copper", "silver"}


def test_a_card_named_for_contraband_is_barred() -> None:
    t = open_table(["village"])
    t.alice.has(hand="contraband")
    t.turn(phase="treasures")
    t.alice.plays_treasures("contraband")
    t.vincent.names("village")
    barred = [p["pile"] for p in t.state.view(0).dump()["piles"] if p.get("barred")]
    assert barred == ["village"]


def test_a_question_about_treasures_says_what_they_buy() -> None:
    t = open_table(["bridge", "moat"])
    t.alice.has(hand="bridge, silver, copper*2")
    t.alice.plays("bridge")
    within = prompt(t)["within"]
    assert {"gold", "duchy", "copper", "moat"} <= set(within) and "province" not in within
    t.alice.plays_treasures()
    assert prompt(t)["options"] == within
