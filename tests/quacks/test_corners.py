"""Corners of the rules: what chips may be declined, what witches bring back, who takes the last chip."""

from __future__ import annotations

from typing import cast

import pytest

from chaudron.bots.random import RandomBot
from chaudron.games.quacks.rules import Game
from chaudron.games.quacks.scenario import Scenario, table
from chaudron.games.quacks.spec import SPEC
from chaudron.kernel.driver import RecordingDriver
from chaudron.kernel.request import Request
from chaudron.kernel.session import Session, replay
from chaudron.kernel.view import View
from chaudron.testing.playing import saved_and_loaded
from tests.rulings import ruling

SAVER = "W-B1, W-S3, W-P4"


def humps(t: Scenario) -> Scenario:
    """Everybody treats the witch's hump, one space before a ruby, with a purple chip (worth 3) to come."""
    for seat in t.seats:
        seat.has(patient="witch_hump", pot="orange-1@4", essence=4, bag="purple-1")
    return t


# ---------------------------------------------------------------- Ear worm, Carrot nose


@ruling("Q-168")
@pytest.mark.parametrize("acts", [True, False])
def test_ear_worm_never_explodes_not_even_by_a_white_that_red_6_laid_aside(acts: bool) -> None:
    with table("lucas", "nina", patients=True, witches=True, books="red=6", red6_late_acts=acts) as t:
        t.begins("essence", round=2).witches(SAVER)
        t.lucas.has(patient="ear_worm", pot="white-3, white-3, orange-1@10", pennies="")
        t.nina.has(patient="vampirism", pennies="")
        t.lucas.will_draw("red-1, white-3")
        t.lucas.will_roll("1")
        t.lucas.answers("settle", 1)
        t.lucas.shows(
            pot="white-3@3, white-3@6, orange-1@10, red-1@11, white-3@14", white=9, exploded=False, laid=""
        )
        t.lucas.is_asked("buy")  # and no choice between points and coins


@ruling("Q-086", "Q-239")
def test_a_pumpkin_sent_to_a_ruby_space_uses_up_the_doubling() -> None:
    with table("lucas", "nina", patients=True, books="yellow=2") as t:
        t.lucas.has(patient="carrot_nose", essence=2, pot="yellow-1@1")
        t.nina.has(patient="vampirism")
        t.lucas.draws("yellow-1")
        t.lucas.draws("orange-1")
        t.lucas.agrees("elixir")
        t.lucas.shows(pot="yellow-1@1, yellow-1@2, orange-1@5")
        t.lucas.draws("green-1")  # nobody asks how far it goes
        t.lucas.shows(pot="yellow-1@1, yellow-1@2, orange-1@5, green-1@6")


# ---------------------------------------------------------------- declining


@ruling("Q-060", "Q-111")
def test_green_3_asks_before_its_step_leaves_a_ruby_behind() -> None:
    for agrees, scoring, rubies in ((True, 10, 0), (False, 9, 1)):
        with table("lucas", "nina", books="green=3") as t:
            t.begins("chip_actions", round=2)
            t.lucas.has(pot="white-3, white-3, white-1, green-1", rubies=0)
            t.lucas.answers("move_further", agrees)
            t.lucas.shows(scoring=scoring, rubies=rubies)


@ruling("Q-060", "Q-111")
def test_green_3_does_not_ask_where_its_step_costs_nothing() -> None:
    for last, steps, scoring in (
        ("green-1@7", 1, 9),
        ("green-2@27", 2, 30),
    ):  # no ruby here; a ruby there too
        with table("lucas", "nina", books="green=3") as t:
            t.begins("chip_actions", round=2)
            t.lucas.has(pot=f"white-3, white-3, white-1@6, {last}")
            t.lucas.is_asked("buy")
            t.lucas.shows(scoring=scoring)
            assert t.lucas.player.position == int(last.partition("@")[2]) + steps
    with table("lucas", "nina", books="green=3", decline_bonus_moves=False) as t:
        t.begins("chip_actions", round=2)
        t.lucas.has(pot="white-3, white-3, white-1, green-1")
        t.lucas.is_asked("buy")
        t.lucas.shows(scoring=10)


@ruling("Q-060")
def test_a_table_can_ask_about_every_gain_of_a_chip() -> None:
    with table("lucas", "nina", books="blue=3,green=1", ask_gains=True) as t:
        t.lucas.has(pot="orange-1@4", rubies=0)
        t.nina.has(pot="green-1", rubies=0)
        t.lucas.draws("blue-1")
        t.lucas.declines("act", "blue-3")
        t.lucas.shows(rubies=0)
        t.lucas.draws("orange-1")
        t.lucas.will_roll("1")
        t.all_stop()
        t.nina.agrees("act", "green-1")
        t.nina.shows(rubies=1)
    with table("lucas", "nina", books="red=6", witches=True, ask_gains=True) as t:
        t.lucas.has(pennies="")
        t.lucas.draws("red-1")
        t.lucas.declines("act", "red-6")
        t.lucas.shows(laid="", pot="red-1@1")


@ruling("Q-060")
@pytest.mark.parametrize(
    ("books", "pot"),
    [
        ("green=1", "green-1@6"),
        ("purple=1", "purple-1@6"),
        ("purple=3", "purple-1@12"),
        ("black=base", "black-1@6"),
    ],
)
def test_phase_b_gains_are_declined_where_the_table_asks(books: str, pot: str) -> None:
    with table("lucas", "nina", books=books, ask_gains=True) as t:
        t.begins("chip_actions", round=3)
        t.lucas.has(pot=pot)
        book = t.asked(t.lucas).about()["source"]
        t.lucas.declines("act")
        assert not [e for e in t.log() if e.get("source") == book]


# ---------------------------------------------------------------- W-B1, and red-6 after stopping


@ruling("Q-254", "Q-069")
def test_the_witch_of_the_flask_restores_what_the_flask_restores() -> None:
    with table("lucas", "nina", witches=True, books="yellow=2,blue=2") as t:
        t.begins(round=2).witches(SAVER)
        t.lucas.has(pot="white-3, white-3")
        t.lucas.draws("blue-2")
        t.lucas.draws("yellow-1")
        t.lucas.draws("white-2")
        t.lucas.agrees("move_further")
        t.lucas.calls("W-B1")
        t.lucas.shows(pot="white-3@3, white-3@6, blue-2@8, yellow-1@9", white=6, exploded=False)
        assert t.lucas.player.window == 1 and t.lucas.player.placed == 4
        t.lucas.draws("orange-1")  # it is the chip after the yellow one again
        t.lucas.agrees("move_further")
        t.lucas.shows(pot="white-3@3, white-3@6, blue-2@8, yellow-1@9, orange-1@11")
    with table("lucas", "nina", witches=True, books="yellow=2", flask_full_undo=False) as t:
        t.witches(SAVER)
        t.lucas.has(pot="white-3, white-3, yellow-1")
        t.lucas.draws("yellow-1")
        t.lucas.draws("white-2")
        t.lucas.declines("move_further")
        t.lucas.calls("W-B1")
        t.lucas.draws("orange-1")
        t.lucas.is_asked("brew")


@ruling("Q-084")
def test_a_chip_of_red_6_acts_when_it_is_placed_after_stopping() -> None:
    with table("lucas", "nina", books="red=6,blue=4", witches=True) as t:
        t.witches(SAVER)
        t.lucas.has(pot="white-3@3, white-3@11", laid="blue-2", vp=0, pennies="")
        t.nina.has(pennies="")
        t.all_stop()
        told = [e for e in t.log() if e["event"] == "points" and e.get("source") == "blue-4"]
        assert [e["n"] for e in told] == [2]  # on the ruby space 13
    with table("lucas", "nina", books="red=6,blue=1", witches=True) as t:
        t.witches(SAVER)
        t.lucas.has(pot="white-3@3, white-3@6", laid="blue-1", bag="white-2", pennies="")
        t.nina.has(pennies="")
        t.all_stop()
        t.lucas.answers("place", "white-2")  # drawn by the blue chip, and as dangerous as ever
        t.lucas.shows(exploded=True, pot="white-3@3, white-3@6, blue-1@7, white-2@9")
        t.lucas.answers("score", "points")
    with table("lucas", "nina", books="red=6", witches=True, patients=True) as t:
        t.witches(SAVER)
        t.lucas.has(pot="white-1@4", laid="orange-1", essence=4, patient="witch_hump", pennies="")
        t.nina.has(pennies="", patient="vampirism")
        t.all_stop()  # on space 5, but no elixir after stopping
        t.lucas.answers("settle", 0)


@ruling("Q-255")
def test_who_was_saved_from_a_white_placed_late_may_draw_on() -> None:
    for draws_on in (True, False):
        with table("lucas", "nina", books="red=6", witches=True, wb1_draw_on=draws_on) as t:
            t.witches(SAVER)
            t.lucas.has(pot="white-3@3, white-3@6", laid="white-2, orange-1", pennies="silver")
            t.nina.has(pennies="")
            t.lucas.stops()
            t.nina.draws("orange-1")
            t.all_stop()
            t.lucas.answers("lay", "white-2")
            t.lucas.calls("W-B1")
            if not draws_on:
                t.lucas.is_asked("buy")
                continue
            t.lucas.shows(white=6, exploded=False, stopped=False, laid="orange-1")
            t.nina.is_not_asked()
            t.lucas.draws("orange-1")
            t.lucas.stops()
            t.nina.is_not_asked()  # everybody else has stopped for good
            t.lucas.shows(pot="white-3@3, white-3@6, orange-1@7, orange-1@8", scoring=9)


@ruling("Q-255", "Q-130")
def test_in_lock_step_too() -> None:
    with table("lucas", "nina", books="red=6", witches=True) as t:
        t.begins("signal", round=9).witches(SAVER)
        t.lucas.has(pot="white-3@3, white-3@6", laid="white-2", pennies="silver")
        t.nina.has(pennies="")
        t.lucas.stops()
        t.nina.stops()
        t.lucas.calls("W-B1")
        t.nina.is_not_asked()
        t.lucas.draws("green-1")
        t.lucas.stops()
        assert t.over
        t.lucas.shows(scoring=8)


@ruling("Q-253")
def test_the_chip_that_explodes_counts_for_the_witch_s_hump() -> None:
    for counts in (True, False):
        with table("lucas", "nina", patients=True, hump_exploding_chip=counts) as t:
            t.lucas.has(patient="witch_hump", pot="white-3@2, white-3@3", essence=2)
            t.nina.has(patient="vampirism")
            t.lucas.will_roll("ruby")
            t.lucas.draws("white-2")
            t.lucas.shows(exploded=True)
            if counts:
                t.lucas.agrees("elixir")
                t.lucas.shows(rubies=2, essence=0, stopped=True)
            else:
                t.lucas.shows(rubies=1, essence=2, stopped=True)


@ruling("Q-253", "Q-254")
def test_a_chip_that_the_witch_took_back_was_never_on_the_ruby_space() -> None:
    with table("lucas", "nina", patients=True, witches=True) as t:
        t.witches(SAVER)
        t.lucas.has(patient="witch_hump", pot="white-3@2, white-3@3", essence=2)
        t.nina.has(patient="vampirism")
        t.lucas.draws("white-2")
        t.lucas.calls("W-B1")
        t.lucas.is_asked("brew")
        t.lucas.shows(essence=2, pot="white-3@2, white-3@3")


@ruling("Q-106", "Q-138")
def test_black_5_passes_on_what_its_text_names_and_nothing_else() -> None:
    with table("lucas", "nina", tubes=True, witches=True, books="black=5") as t:
        t.begins("end_of_round", round=1).witches(SAVER)
        t.lucas.has(tube=4, rubies=2, pennies="")
        t.nina.has(pennies="")
        t.lucas.answers("spend", "droplet")
        t.lucas.answers("droplet", "tube")  # glass 5 gives a black chip
        t.lucas.has_in_bag("black-1")
        t.nina.has_in_bag("black-1", 0)


# ---------------------------------------------------------------- the last chip of the supply


@ruling("Q-189")
@pytest.mark.parametrize("quick", [0, 1])
def test_the_last_chip_goes_to_the_brewer_whose_answer_came_first(quick: int) -> None:
    with table("lucas", "nina", patients=True) as t:
        humps(t).supply("yellow-1", 1)
        for seat in t.seats:
            seat.draws("purple-1")
            seat.is_asked("elixir")
        first, other = t.seats[quick], t.seats[1 - quick]
        first.agrees("elixir")
        first.has_in_bag("yellow-1", 1)
        other.is_asked("brew")  # the question is gone with the chip, and nothing was paid
        other.shows(essence=4)
        other.has_in_bag("yellow-1", 0)
        assert t.stepper.withdrawn[other.index] == 1 and t.left("yellow-1") == 0


@ruling("Q-189")
def test_a_chip_that_lies_there_is_refused_to_nobody() -> None:
    with table("lucas", "nina", patients=True) as t:
        humps(t).supply("yellow-1", 2)
        t.lucas.draws("purple-1")
        t.lucas.agrees("elixir")
        t.lucas.draws("white-3")
        t.lucas.draws("purple-1")
        t.lucas.agrees("elixir")
        t.lucas.shows(essence=0)
        t.lucas.has_in_bag("yellow-1", 2)


@ruling("Q-189")
def test_what_is_sold_out_is_not_offered_for_essence() -> None:
    with table("lucas", "nina", patients=True) as t:
        humps(t).supply("yellow-1", 0)
        t.lucas.draws("purple-1")
        t.lucas.is_asked("brew")
        t.lucas.shows(essence=4)


@ruling("Q-189")
@pytest.mark.parametrize("waits", [True, False])
def test_what_an_open_step_took_is_gone_for_the_others(waits: bool) -> None:
    """Two rolls: the pumpkin is taken, then the step waits for the choice of a droplet."""
    with table("lucas", "nina", patients=True, tubes=True) as t:
        humps(t).begins(card="F-B01").supply("orange-1", 1)
        t.lucas.has(bag="green-2", pot="orange-1@3").will_roll("pumpkin, droplet")
        t.nina.has(bag="green-2", pot="orange-1@3").will_roll("pumpkin, 1")
        t.lucas.draws("green-2")
        t.nina.draws("green-2")
        t.lucas.agrees("elixir")
        t.lucas.is_asked("droplet")
        assert t.left("orange-1") == 0
        if not waits:
            t.lucas.answers("droplet", "tube")
        t.nina.agrees("elixir")
        t.nina.has_in_bag("orange-1", 0)
        if waits:
            t.lucas.answers("droplet", "tube")
        t.lucas.has_in_bag("orange-1", 1)
        assert t.left("orange-1") == 0


@ruling("Q-189")
def test_an_answer_once_accepted_stays_what_it_was_an_answer_to() -> None:
    """Lucas declines the last yellow chip and thinks about a second chance; meanwhile Nina takes it."""
    with table("lucas", "nina", patients=True) as t:
        humps(t).begins(card="F-B11").supply("yellow-1", 1)
        t.lucas.has(pot="white-1@1, white-1@2, orange-1@3, orange-1@4")
        t.lucas.draws("purple-1")  # the fifth chip
        t.lucas.declines("elixir")
        t.lucas.is_asked("start_again")
        t.nina.draws("purple-1")
        t.nina.agrees("elixir")
        t.lucas.is_asked("start_again")
        t.lucas.declines("start_again")
        t.lucas.shows(pot="white-1@1, white-1@2, orange-1@3, orange-1@4, purple-1@5", essence=4)
        t.nina.has_in_bag("yellow-1", 1)


@ruling("Q-189", "Q-190")
def test_the_last_ruby_of_a_counted_box_too() -> None:
    with table("lucas", "nina", patients=True, ruby_supply="box") as t:
        humps(t)
        t.lucas.has(bag="orange-1*2", rubies=9)
        t.nina.has(bag="orange-1*2", rubies=10)
        for seat in t.seats:
            seat.draws("orange-1")
            seat.is_asked("elixir")
        t.nina.agrees("elixir")
        t.nina.shows(rubies=11)
        t.lucas.is_asked("brew")
        t.lucas.shows(rubies=9, essence=4)


@ruling("Q-189", "Q-190")
def test_rubies_that_can_run_out_come_out_of_the_bags_in_player_order() -> None:
    """Nina's ruby would need no answer; Lucas's does, and he comes first."""
    with table("lucas", "nina", patients=True, books="blue=3", ruby_supply="box", lock_step=True) as t:
        t.begins("signal")
        t.lucas.has(patient="witch_hump", pot="orange-1@4", essence=4, rubies=9)
        t.nina.has(patient="vampirism", pot="orange-1@4", rubies=10)
        t.nina.draws("blue-1")
        t.lucas.draws("orange-1")
        t.nina.shows(pot="orange-1@4")
        t.lucas.agrees("elixir")
        t.lucas.shows(rubies=10)
        t.nina.shows(pot="orange-1@4, blue-1@5", rubies=10)


@ruling("Q-189", "Q-190")
def test_starter_chips_take_them_in_player_order_too() -> None:
    with table("lucas", "nina", patients=True, witches=True, books="blue=3,green=5", ruby_supply="box") as t:
        t.begins("rats", round=2)
        t.lucas.has(patient="witch_hump", droplet=4, starters="orange-1", essence=4, rubies=19, pennies="")
        t.nina.has(patient="vampirism", droplet=4, starters="blue-1", rubies=20, pennies="")
        t.lucas.agrees("elixir")
        t.lucas.shows(rubies=20)
        t.nina.shows(pot="blue-1@5", rubies=20)


@ruling("Q-112", "Q-189")
def test_green_4_sells_no_step_that_no_droplet_can_make() -> None:
    with table("lucas", "nina", books="green=4") as t:
        t.begins("chip_actions", round=2)
        t.lucas.has(pot="green-1@51, green-1@52", rubies=2, droplet=51)
        assert t.asked(t.lucas).hi == 1
        t.lucas.answers("steps", 1)
        t.lucas.shows(droplet=52, rubies=1)


@ruling("Q-189")
def test_nobody_pays_for_a_move_that_the_last_space_ends() -> None:
    with table("lucas", "nina", books="yellow=6", witches=True) as t:
        t.lucas.has(pot="orange-1@51", rubies=3, pennies="")
        t.lucas.draws("yellow-1")
        t.lucas.shows(pot="orange-1@51, yellow-1@52", rubies=3)
    with table("lucas", "nina", patients=True) as t:
        t.lucas.has(pot="orange-1@51", essence=2, patient="wing_ears")
        t.nina.has(patient="vampirism")
        t.lucas.draws("white-1")
        t.lucas.shows(pot="orange-1@51, white-1@52", essence=2)


@ruling("Q-189", "Q-192")
def test_tails_that_would_not_count_are_not_sold() -> None:
    with table("lucas", "nina", patients=True, card_tails_always=False) as t:
        t.begins("fortune", round=2, card="FA-P06")
        t.lucas.has(vp=9, rubies=3, patient="vampirism")
        t.nina.has(vp=0, rubies=3, patient="vampirism")
        t.nina.answers("steps", 1)  # lucas leads: he is not asked
        t.nina.agrees("rat")


@ruling("Q-189")
def test_no_droplet_step_is_offered_to_a_droplet_at_its_end() -> None:
    with table("lucas", "nina") as t:
        t.begins("fortune", round=4, card="F-P10")
        t.lucas.has(droplet=52)
        t.nina.is_offered("droplet, chip")
        t.lucas.has_in_bag("purple-1")
        t.nina.chooses("droplet")


@ruling("Q-189", "Q-190")
def test_rat_tails_buy_no_rubies_that_the_box_has_not() -> None:
    with table("lucas", "nina", ruby_supply="box") as t:
        t.begins("fortune", round=2, card="F-P09")
        t.lucas.has(vp=0, rubies=9)
        t.nina.has(vp=20, rubies=10)
        assert t.asked(t.lucas).hi == 1
        t.lucas.answers("steps", 1)
        t.lucas.shows(rubies=10)
        t.lucas.declines("rat")


# ---------------------------------------------------------------- drawing together


@ruling("Q-057")
def test_a_table_that_agrees_changes_to_drawing_together_and_back_between_rounds() -> None:
    with table("lucas", "nina", ask_lock_step=True) as t:
        t.begins("end_of_round", round=1)
        for seat in t.seats:
            seat.has(rubies=0)
        t.nina.agrees("together")
        t.lucas.agrees("together")
        t.phase_is("signal")
        t.lucas.brews("draw")
        t.nina.stops()
        t.on_to("together")
        assert t.asked(t.lucas).about() == {"n": 1}  # it is about drawing at one's own pace again
        t.lucas.agrees("together")
        t.nina.declines("together")  # one no is enough
        t.on_to("brew")
        t.phase_is("signal")
        t.on_to("together")
        for seat in (t.lucas, t.nina):
            seat.agrees("together")
        t.on_to("brew")
        t.phase_is("brewing")
        assert [e["n"] for e in t.log() if e["event"] == "together"] == [1, 0]


@ruling("Q-057", "Q-130")
def test_nobody_asks_before_round_9_and_nobody_who_did_not_want_to_be_asked() -> None:
    for asks, round in ((True, 8), (False, 1)):
        with table("lucas", "nina", ask_lock_step=asks) as t:
            t.begins("end_of_round", round=round)
            for seat in t.seats:
                seat.has(rubies=0)
            t.on_to("brew")


class Agreeable(RandomBot):
    """Says yes to drawing otherwise; the rest by chance."""

    def answer(self, view: View, request: Request) -> object:
        return True if request.verb_name() == "together" else super().answer(view, request)


@ruling("Q-057", "Q-184")
def test_the_record_knows_how_the_table_drew() -> None:
    driver = RecordingDriver([Agreeable(seat) for seat in range(3)])
    game = cast(Game, SPEC.new(5, 3, {"ask_lock_step": True, "first": 1}))
    game.run(driver)
    session = Session(SPEC, 5, ["ada", "bo", "cleo"], {"ask_lock_step": True, "first": 1})
    for seat, data in driver.answers:
        session.answer_named(seat, data)
    assert session.over and session.state.digest() == game.digest()
    assert saved_and_loaded(session).state.digest() == game.digest()
    assert replay(session.record(), SPEC).digest() == game.digest()
    assert len([e for e in session.stepper.events if e.dump(0)["event"] == "together"]) == 7


@ruling("Q-036", "Q-246")
def test_a_second_chance_takes_back_what_nervousness_laid_out() -> None:
    with table("lucas", "nina", patients=True) as t:
        t.begins(card="F-B11")
        t.lucas.has(
            pot="white-1@1, white-1@2, orange-1@3, orange-1@4", display="green-4, blue-2", bag="orange-1"
        )
        t.lucas.draws("orange-1")  # the fifth chip
        t.lucas.agrees("start_again")
        t.lucas.shows(pot="", display="")
        t.lucas.has_in_bag("green-4", 1)
        t.lucas.has_in_bag("blue-2", 1)
