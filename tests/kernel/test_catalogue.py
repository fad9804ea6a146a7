"""A game's options: read from words or values, and refused with what would be right."""

from __future__ import annotations

import pytest

from chaudron.kernel.catalogue import NUMBER, GameSpec, Option
from chaudron.kernel.errors import Refusal
from tests.kernel.small_game import BREWING


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ({}, {"rounds": 2, "spicy": False, "fire": "low", "extra": [], "title": ""}),
        ({"rounds": "7"}, {"rounds": 7}),
        ({"rounds": 9}, {"rounds": 9}),
        ({"rounds": None}, {"rounds": 2}),
        ({"spicy": "yes"}, {"spicy": True}),
        ({"spicy": "OFF"}, {"spicy": False}),
        ({"spicy": True}, {"spicy": True}),
        ({"fire": "high"}, {"fire": "high"}),
        ({"extra": "moss, toad,,"}, {"extra": ["moss", "toad"]}),
        ({"extra": ["moss"]}, {"extra": ["moss"]}),
        ({"title": "x"}, {"title": "x"}),
    ],
)
def test_options_are_read(given: dict[str, object], read: dict[str, object]) -> None:
    assert BREWING.read(given).items() >= read.items()


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"rounds": 0}, "option rounds: 0 is not from 1 to 9"),
        ({"rounds": "10"}, "option rounds: 10 is not from 1 to 9"),
        ({"rounds": "--5"}, "option rounds: '--5' is not a whole number"),
        ({"rounds": "²"}, "option rounds: '²' is not a whole number"),
        ({"rounds": ""}, "option rounds: '' is not a whole number"),
        ({"rounds": True}, "option rounds: True is not a whole number"),
        ({"rounds": 1.5}, "option rounds: 1.5 is not a whole number"),
        ({"spicy": "maybe"}, "option spicy: 'maybe' is not yes or no"),
        ({"spicy": 1}, "option spicy: 1 is not yes or no"),
        ({"fire": "medium"}, "option fire: 'medium' is not one of low, high"),
        ({"fire": ["low"]}, "option fire: ['low'] is not one of low, high"),
        ({"extra": [1]}, "option extra: [1] is not a list of names"),
        ({"extra": 3}, "option extra: 3 is not a list of names"),
        ({"title": 3}, "option title: 3 is not a text"),
    ],
)
def test_what_cannot_be_is_refused_with_what_can(given: dict[str, object], message: str) -> None:
    with pytest.raises(Refusal) as refused:
        BREWING.new(1, 2, given)
    assert refused.value.code == "bad-option"
    assert refused.value.message == message


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refusal, match="brewing has no option 'colour'; it has extra, fire, rounds"):
        BREWING.read({"colour": "blue"})
    with pytest.raises(Refusal, match="it has none"):
        GameSpec("bare", 1, (1, 1), []).read({"colour": "blue"})


@pytest.mark.parametrize("n", [-1, 0, 1, 5])
def test_too_few_or_too_many_players_are_refused(n: int) -> None:
    with pytest.raises(Refusal, match=f"brewing is for 2 to 4 players, not {n}"):
        BREWING.new(1, n, {})


def test_the_same_beginning_gives_the_same_game() -> None:
    assert BREWING.new(5, 3, {}).digest() == BREWING.new(5, 3, {"rounds": "2"}).digest()
    assert BREWING.new(5, 3, {}).digest() != BREWING.new(6, 3, {}).digest()


def test_a_default_is_not_checked_against_the_limits() -> None:
    assert Option("limit", NUMBER, 0, lo=5, hi=9).read(None) == 0
