"""What people type, and what it means."""

import pytest

from chaudron.cli.answers import NO_DEFAULT, Choice, Misread, WordedPrompt, read
from chaudron.cli.dominion import words
from chaudron.kernel.request import NUMBER, ONE, ORDER, SOME, YES_NO
from chaudron.locales import Texts

EN = Texts("en")
HAND = ["copper", "copper", "estate", "throne_room"]


def prompt(kind: int, lo: int, hi: int, default: object = NO_DEFAULT) -> WordedPrompt:
    choices = [
        Choice(f"{card}{i}", words.card(EN, card), (card, words.card(Texts("fr"), card)))
        for i, card in enumerate(HAND)
    ]
    return WordedPrompt(kind, "?", choices, lo, hi, default)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("3", "estate2"),
        ("Estate", "estate2"),
        ("domaine", "estate2"),
        ("THRONE", "throne_room3"),
        ("salle du tr", "throne_room3"),
        ("0", None),
        ("none", None),
        ("rien", None),
    ],
)
def test_one(typed: str, meant: object) -> None:
    assert read(typed, prompt(ONE, 0, 1), EN) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1 3", ["copper0", "estate2"]),
        ("3,1", ["estate2", "copper0"]),
        ("1-3", ["copper0", "copper1", "estate2"]),
        ("copper, estate", ["copper0", "estate2"]),
        ("2 copper", ["copper0", "copper1"]),
        ("cuivre x2, domaine", ["copper0", "copper1", "estate2"]),
        ("all", ["copper0", "copper1", "estate2", "throne_room3"]),
        ("tout", ["copper0", "copper1", "estate2", "throne_room3"]),
        ("none", []),
        ("0", []),
    ],
)
def test_some(typed: str, meant: list[str]) -> None:
    assert read(typed, prompt(SOME, 0, 4), EN) == meant


def test_an_order_may_name_only_what_comes_first() -> None:
    assert read("3", prompt(ORDER, 4, 4), EN) == ["estate2", "copper0", "copper1", "throne_room3"]
    assert read("4 3 2 1", prompt(ORDER, 4, 4), EN) == ["throne_room3", "estate2", "copper1", "copper0"]


@pytest.mark.parametrize(("typed", "meant"), [("y", True), ("oui", True), ("N", False), ("no", False)])
def test_yes_or_no(typed: str, meant: bool) -> None:
    assert read(typed, WordedPrompt(YES_NO, "?", [], 0, 1), EN) is meant


def test_enter_takes_the_default_if_there_is_one() -> None:
    assert read("", prompt(SOME, 0, 4, ["copper0"]), EN) == ["copper0"]
    with pytest.raises(Misread):
        read("", prompt(SOME, 0, 4), EN)


@pytest.mark.parametrize(
    ("typed", "asked"),
    [
        ("5", prompt(ONE, 0, 1)),
        ("c", WordedPrompt(ONE, "?", [Choice(1, "Cellar"), Choice(2, "Chapel")], 1, 1)),
        ("0", prompt(ONE, 1, 1)),
        ("province", prompt(ONE, 0, 1)),
        ("1 1", prompt(SOME, 0, 4)),
        ("3 copper", prompt(SOME, 0, 4)),
        ("1 2 3", prompt(SOME, 2, 2)),
        ("1-9999999", prompt(SOME, 0, 4)),
        ("perhaps", WordedPrompt(YES_NO, "?", [], 0, 1)),
        ("7", WordedPrompt(NUMBER, "?", [], 0, 6)),
        ("-1", WordedPrompt(NUMBER, "?", [], 0, 6)),
        ("²", WordedPrompt(NUMBER, "?", [], 0, 6)),
    ],
)
def test_what_means_nothing_is_refused(typed: str, asked: WordedPrompt) -> None:
    with pytest.raises(Misread):
        read(typed, asked, EN)
