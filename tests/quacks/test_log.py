"""The log tells what comes and goes, and a roll of the die cannot be taken back for free."""

from __future__ import annotations

from typing import cast

from chaudron.games.quacks.scenario import Scenario, table
from tests.rulings import ruling


def told(t: Scenario, *events: str) -> list[tuple[object, ...]]:
    """The lines of these kinds: who, what, which chips, how many."""
    lines = [line for line in t.log() if line["event"] in events]
    return [
        (
            t.seats[cast(int, line["player"])].name,
            line["event"],
            *cast(list[str], line.get("chips", [])),
            line["n"],
        )
        for line in lines
    ]


@ruling("Q-020")
def test_what_a_card_gives_is_told() -> None:
    with table("lucas", "nina") as t:
        t.begins("fortune", card="F-P05")
        t.lucas.has(vp=3)
        t.nina.has(vp=1)
        t.lucas.is_asked("brew")
        assert told(t, "gain") == [("nina", "gain", "green-1", 0)]


def test_a_chip_that_leaves_the_bag_for_good_is_told() -> None:
    with table("lucas", "nina") as t:
        t.begins("fortune", card="F-P06")
        t.lucas.chooses("lose-white")
        t.nina.chooses("points")
        assert told(t, "lose") == [("lucas", "lose", "white-1", 0)]


def test_purchases_rubies_paid_flask_and_glasses_are_told() -> None:
    with table("lucas", "nina", tubes=True) as t:
        t.begins("buying", round=1)
        t.lucas.has(pot="orange-1@8", rubies=4, flask=False)
        t.nina.has(pot="orange-1@2", rubies=0)
        t.lucas.buys("green-1")
        t.nina.buys()
        t.lucas.answers("spend", "flask")
        t.lucas.answers("spend", "droplet")
        t.lucas.answers("droplet", "tube")
        assert told(t, "buy", "rubies", "refill", "glass") == [
            ("lucas", "buy", "green-1", 4),
            ("lucas", "rubies", -2),
            ("lucas", "refill", 0),
            ("lucas", "rubies", -2),
            ("lucas", "glass", 1),
            ("lucas", "rubies", 1),
        ]


def test_undo_is_not_free_after_a_roll() -> None:
    with table("lucas", "nina") as t:
        t.begins("bonus_die")
        t.lucas.has(pot="orange-1@8")
        before = t.game.news
        t.lucas.is_asked("buy")
        assert told(t, "die") and t.state.news > before


@ruling("Q-192")
def test_rat_tails_that_a_card_gives_are_told() -> None:
    with table("lucas", "nina", patients=True) as t:
        t.begins("fortune", round=1, card="FA-P04")
        t.nina.will_roll("1*4")
        t.lucas.chooses("tails")
        t.nina.chooses("dice")
        t.lucas.agrees("rat")
        assert told(t, "tails") == [("lucas", "tails", 8)]
