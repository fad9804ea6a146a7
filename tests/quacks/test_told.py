"""What clients are told: everything a board has to show is in the view, the question or the log."""

from __future__ import annotations

from typing import Any, cast

import pytest

from chaudron.games.quacks.scenario import Scenario, Seat, table


def seen(t: Scenario, seat: Seat, by: int | None = None) -> dict[str, Any]:
    """One player as a seat sees them."""
    viewer = seat.index if by is None else by
    return cast("dict[str, Any]", t.stepper.view(viewer).dump()["players"][seat.index])  # type: ignore[index]


def asked(t: Scenario, seat: Seat) -> dict[str, Any]:
    """The open question of a seat, as its client gets it."""
    request = next(r for r in t.stepper.pending if r.decider == seat.index)
    return cast("dict[str, Any]", request.dump(t.stepper.state_of(seat.index)))


def test_the_view_tells_what_the_flask_returns_and_what_the_next_chip_meets() -> None:
    with table("lucas", "nina", books="yellow=2") as t:
        t.lucas.has(bag="white-3, orange-1, red-1", pot="orange-1@1, white-3@4")
        t.lucas.will_draw("yellow-1")
        t.lucas.draws()
        me = seen(t, t.lucas)
        assert me["last"] == "yellow-1" and me["doubled"] and not me["safe"]
        assert me["pot"][-1] == {"chip": "yellow-1", "space": 5, "move": 1}
        assert me["lands"] == {"white-3": 11, "orange-1": 7, "red-1": 9}  # doubled, the red's bonus too
        assert me["deadly"] == []


def test_deadly_chips_and_landings_are_told_to_their_owner_alone() -> None:
    with table("lucas", "nina") as t:
        t.lucas.has(bag="white-1, white-2, orange-1", pot="white-3@3, white-3@6")
        assert seen(t, t.lucas)["deadly"] == ["white-2"]
        for other in (1, -1):
            assert {"bag", "lands", "deadly", "intent"}.isdisjoint(seen(t, t.lucas, other))


def test_a_card_that_keeps_the_cauldron_safe_is_told() -> None:
    with table("lucas", "nina") as t:
        t.begins(card="F-B11")
        t.lucas.has(bag="white-3", pot="white-3@3, white-3@6")
        assert seen(t, t.lucas)["safe"] and seen(t, t.lucas)["deadly"] == []


def test_tails_to_the_lead_are_told() -> None:
    with table("lucas", "nina") as t:
        t.lucas.has(vp=16)
        t.nina.has(vp=20)
        assert (seen(t, t.lucas)["behind"], seen(t, t.nina)["behind"]) == (2, 0)


def test_at_the_signal_one_sees_only_ones_own_decision() -> None:
    with table("lucas", "nina", lock_step=True) as t:
        t.begins("signal")
        t.lucas.has(bag="orange-1")
        t.nina.has(bag="orange-1")
        t.lucas.stops()
        assert seen(t, t.lucas)["intent"] == "stop"
        assert "intent" not in seen(t, t.lucas, 1) and not seen(t, t.lucas, 1)["stopped"]
        t.nina.stops()


def test_which_half_an_exploded_player_takes_is_shown_and_told() -> None:
    with table("lucas", "nina") as t:
        t.begins("rubies")
        t.lucas.has(pot="white-3@29")
        t.lucas.player.exploded = True
        t.nina.has(pot="orange-1@1")
        question = asked(t, t.lucas)
        assert question["options"] == ["points", "coins"] and question["amounts"] == [7, 22]
        t.lucas.answers("score", "points")
        assert seen(t, t.lucas)["takes_points"] and not seen(t, t.lucas)["takes_coins"]
        chose = next(line for line in t.log() if line["event"] == "choose")
        assert (chose["player"], chose["word"], chose["phase"]) == (0, "points", "rubies")
        t.nina.buys()


def test_a_chip_that_may_move_further_shows_both_spaces() -> None:
    with table("lucas", "nina") as t:
        t.lucas.has(bag="orange-1", pot="orange-1@4")
        t.lucas.will_draw("red-2")
        t.lucas.draws()
        assert asked(t, t.lucas)["spaces"] == [6, 7]
        t.lucas.agrees("move_further")


def test_all_drawn_chips_lie_beside_the_question_which_one_is_placed() -> None:
    with table("lucas", "nina") as t:
        t.lucas.has(bag="orange-1*4", pot="")
        t.lucas.will_draw("blue-4, white-1, white-1, green-2, orange-1")
        t.lucas.draws()
        question = asked(t, t.lucas)
        assert question["options"] == ["white-1", "green-2", "orange-1"]
        assert sorted(question["about"]) == ["green-2", "orange-1", "white-1", "white-1"]
        assert question["lands"] == {"white-1": 5, "green-2": 6, "orange-1": 5}
        t.lucas.declines("place")


def test_the_second_purchase_shows_the_first() -> None:
    with table("lucas", "nina") as t:
        t.begins("buying")
        t.lucas.has(pot="orange-1@12")
        t.nina.has(pot="")
        assert "about" not in asked(t, t.lucas)
        t.lucas.answers("buy", "green-1")
        assert asked(t, t.lucas)["about"] == ["green-1"]
        t.lucas.declines("buy")


@pytest.mark.parametrize(("witches", "price"), [("W-B1, W-S1, W-P4", 1), ("W-B1, W-S1, W-P1", 2)])
def test_what_rubies_buy_has_its_price(witches: str, price: int) -> None:
    with table("lucas", "nina", witches=True, books="set5") as t:
        t.witches(witches)
        t.begins("end_of_round")
        t.lucas.has(rubies=3, pennies="gold")
        t.nina.has(rubies=0)
        if price == 1:
            t.lucas.calls("W-P4")
        assert asked(t, t.lucas)["n"] == price
        t.lucas.declines("spend")


def test_a_favour_names_who_does_it_and_offers_say_how_much() -> None:
    with table("lucas", "nina", patients=True) as t:
        t.begins("fortune", card="FA-P08")
        t.lucas.has(bag="orange-1")
        t.nina.has(bag="white-1, orange-1")
        assert asked(t, t.lucas)["amounts"] == [1, 1]
        t.lucas.chooses("lose-white")
        assert asked(t, t.nina)["of"] == 0
        t.nina.declines("accept")
        t.lucas.declines("take")  # her favour to lucas: he has no white to lose


def test_essence_that_is_spent_is_not_reached() -> None:
    with table("lucas", "nina", patients=True) as t:
        t.lucas.has(bag="orange-1", pot="blue-1@3", patient="forgetfulness", essence=4)
        t.lucas.brews("forget")
        spent = [line for line in t.log() if line["event"] in ("elixir", "essence")]
        assert [(line["event"], line["n"], line["phase"]) for line in spent] == [("elixir", 1, "brewing")]


def test_a_view_names_the_books_whose_chips_are_for_sale() -> None:
    with table("lucas", "nina", books="set2") as t:
        dumped = cast("dict[str, Any]", t.stepper.view(0).dump())
        colours = ["green-2", "blue-2", "red-2", "yellow-2", "purple-2"]
        assert dumped["books"] == ["orange-base", *colours, "black-base-2p"]
