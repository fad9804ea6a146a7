"""Brewing: placing, stopping, exploding, the flask."""

from __future__ import annotations

from chaudron.games.quacks.scenario import table
from tests.rulings import ruling


@ruling("Q-050", "Q-051")
def test_the_rulebook_s_lucas_places_his_first_chips() -> None:
    with table("lucas", "nina") as t:
        t.lucas.draws("orange-1")
        t.lucas.shows(pot="orange-1@1")
        t.lucas.is_offered("draw, stop, flask")
        t.lucas.draws("yellow-2")
        t.lucas.shows(pot="orange-1@1, yellow-2@3")
        t.lucas.draws("orange-1")
        t.lucas.shows(pot="orange-1@1, yellow-2@3, orange-1@4")


@ruling("Q-061", "Q-062", "Q-063")
def test_the_rulebook_s_nina_explodes() -> None:
    """2 + 3 + 1 white and an orange; another white 2 lies on space 9 and makes 8."""
    with table("lucas", "nina", seed=0) as t:
        t.nina.has(pot="white-2, white-3, orange-1, white-1")
        t.nina.shows(pot="white-2@2, white-3@5, orange-1@6, white-1@7", white=6, exploded=False)
        t.nina.draws("white-2")
        t.nina.shows(pot="white-2@2, white-3@5, orange-1@6, white-1@7, white-2@9", white=8, exploded=True)
        t.nina.is_not_asked()
        t.all_stop()
        t.nina.shows(scoring=10)
        t.nina.answers("score", "points")


def test_exactly_seven_does_not_explode() -> None:
    with table("lucas", "nina") as t:
        t.nina.has(pot="white-3, white-3")
        t.nina.draws("white-1")
        t.nina.shows(white=7, exploded=False)
        t.nina.draws("red-4")
        t.nina.shows(exploded=False)


@ruling("Q-052")
def test_an_empty_bag_stops_the_brewer() -> None:
    with table("lucas", "nina") as t:
        t.lucas.has(bag="orange-1", flask=False)
        t.lucas.draws()
        t.lucas.is_not_asked()
        t.lucas.shows(stopped=True, bag="")


@ruling("Q-053")
def test_stopping_without_a_chip_scores_the_space_after_rat_or_droplet() -> None:
    with table("lucas", "nina") as t:
        t.lucas.has(droplet=4, rat=4, rubies=0)
        t.nina.has(rubies=0)
        t.lucas.stops()
        t.all_stop()
        t.lucas.is_asked("buy")
        t.lucas.shows(scoring=9, rubies=1)
        t.nina.shows(scoring=1)


@ruling("Q-055", "Q-056")
def test_the_last_space_is_52_and_stops_a_brewer_without_cups() -> None:
    with table("lucas", "nina") as t:
        t.lucas.has(pot="orange-1@50", rubies=0)
        t.lucas.draws("red-4")
        t.lucas.agrees("move_further")
        t.lucas.shows(pot="orange-1@50, red-4@52", stopped=True)
        t.lucas.is_not_asked()
        t.lucas.will_roll("1")
        t.all_stop()
        t.lucas.is_asked("buy")
        t.lucas.shows(scoring=53, vp=16)
        assert "green-4" in t.lucas.offered()
        asked = t.stepper.asked_of(0)
        assert asked is not None and asked.about()["n"] == 35


@ruling("Q-057")
def test_lock_step_can_be_agreed_for_all_rounds() -> None:
    with table("lucas", "nina", lock_step=True) as t:
        t.lucas.brews("draw")
        t.lucas.is_not_asked()
        t.nina.stops()
        t.lucas.is_asked("brew")
        t.nina.is_not_asked()


@ruling("Q-058", "Q-205")
def test_a_stop_may_be_taken_back_until_everybody_has_stopped() -> None:
    with table("lucas", "nina", books="red=2") as t:
        t.nina.has(aside="red-1")
        t.lucas.stops()
        t.nina.draws("orange-1")
        t.nina.stops()
        t.lucas.agrees("go_on")
        t.nina.declines("go_on")
        t.lucas.draws("green-1")
        t.lucas.stops()
        t.nina.agrees("go_on")  # Lucas drew: Nina may answer to that
        t.nina.stops()
        t.nina.answers("aside", "keep")  # asked only now that nobody can go on
    with table("lucas", "nina", stop_mode="final") as t:
        t.lucas.stops()
        t.nina.stops()
        assert not [r for r in t.stepper.pending if r.verb_name() == "go_on"]
    with table("lucas", "nina", lock_step=True) as t:
        t.lucas.stops()
        t.nina.stops()
        assert not [r for r in t.stepper.pending if r.verb_name() == "go_on"]


@ruling("Q-054", "Q-038")
def test_the_move_can_differ_from_the_value() -> None:
    with table("lucas", "nina") as t:
        t.begins(card="F-B02")
        t.lucas.draws("orange-1")
        t.lucas.shows(pot="orange-1@2")
        t.lucas.draws("red-1")
        t.lucas.agrees("move_further")
        t.lucas.shows(pot="orange-1@2, red-1@4")


@ruling("Q-059")
def test_blue_acts_when_placed_and_green_only_in_phase_b() -> None:
    with table("lucas", "nina", books="blue=3") as t:
        t.lucas.has(pot="orange-1@4", rubies=0)
        t.lucas.draws("blue-1")
        t.lucas.shows(rubies=1)
        t.lucas.draws("green-1")
        t.lucas.shows(rubies=1)
        t.all_stop()
        t.lucas.shows(rubies=2)


@ruling("Q-060", "Q-199")
def test_extra_movement_may_be_declined_as_a_whole_but_a_card_s_may_not() -> None:
    with table("lucas", "nina", books="red=1,yellow=2") as t:
        t.begins(card="F-B02", round=3)
        t.lucas.has(pot="orange-1@2, yellow-1@3")
        t.game.players[0].doubled = True
        t.lucas.draws("red-2")
        t.lucas.declines("move_further")
        t.lucas.shows(pot="orange-1@2, yellow-1@3, red-2@5")
        t.lucas.draws("orange-1")  # not asked: the doubling is used up, the card's step is a must
        t.lucas.shows(pot="orange-1@2, yellow-1@3, red-2@5, orange-1@7")
    with table("lucas", "nina", books="red=1", decline_bonus_moves=False) as t:
        t.lucas.has(pot="orange-1@1")
        t.lucas.draws("red-1")
        t.lucas.shows(pot="orange-1@1, red-1@3")
    with table("lucas", "nina", books="yellow=5", witches=True) as t:
        t.begins(round=2).witches("W-B1, W-S1, W-P1")
        t.lucas.draws("yellow-1, white-3")  # the draw is a must
        t.lucas.shows(pot="yellow-1@4")


@ruling("Q-064")
def test_limits_never_add_up() -> None:
    with table("lucas", "nina", books="yellow=3") as t:
        t.begins(round=3, card="F-B07")
        t.lucas.has(pot="white-3, white-3, white-3")
        t.lucas.shows(white=9)
        t.lucas.draws("yellow-1")
        t.lucas.draws("yellow-1")
        t.lucas.draws("yellow-1")
        t.lucas.draws("white-1")
        t.lucas.shows(exploded=True)


@ruling("Q-065")
def test_an_explosion_leaves_chip_actions_and_cards_but_not_the_die() -> None:
    with table("lucas", "nina") as t:
        t.begins("bonus_die", card="F-B03")
        t.lucas.has(pot="white-3@20, white-3@21, green-1@22, white-2@23", exploded=True, rubies=0)
        t.nina.has(pot="orange-1@3", rubies=0)
        t.nina.will_roll("2")
        t.lucas.answers("score", "coins")
        t.lucas.is_asked("buy")
        t.lucas.shows(vp=2, rubies=2)  # the green chip, the ruby of space 24 and the card
        t.nina.shows(vp=2)


@ruling("Q-066", "Q-067")
def test_the_flask_returns_the_last_chip_once_a_round() -> None:
    with table("lucas", "nina") as t:
        t.lucas.has(bag="white-1*3, orange-1, green-1")
        t.lucas.is_offered("draw, stop")
        t.lucas.draws("white-1")
        t.lucas.draws("green-1")
        t.lucas.uses_flask()
        t.lucas.shows(pot="white-1@1", flask=False, bag="white-1*2, orange-1, green-1")
        t.lucas.draws("white-1")
        t.lucas.shows(pot="white-1@1, white-1@2")
        t.lucas.is_offered("draw, stop")
    with table("lucas", "nina", flask_white_only=True) as t:
        t.lucas.draws("green-1")
        t.lucas.is_not_offered("flask")
        t.lucas.draws("white-1")
        t.lucas.uses_flask()
    with table("lucas", "nina") as t:
        t.lucas.has(flask=False)
        t.lucas.draws("white-1")
        t.lucas.is_not_offered("flask")


@ruling("Q-068")
def test_the_flask_cannot_undo_an_explosion() -> None:
    with table("lucas", "nina") as t:
        t.lucas.has(pot="white-3, white-3")
        t.lucas.draws("white-2")
        t.lucas.is_not_asked()
        t.lucas.shows(exploded=True, flask=True)


@ruling("Q-069")
def test_after_the_flask_everything_is_as_before_that_chip() -> None:
    with table("lucas", "nina", books="yellow=4,blue=2") as t:
        t.begins(round=3)
        t.lucas.has(pot="white-3, white-3")
        t.lucas.draws("yellow-1")
        t.lucas.agrees("move_further")
        t.lucas.uses_flask()
        t.lucas.shows(pot="white-3@3, white-3@6", white=6)
        t.lucas.draws("yellow-1")  # again the first yellow of the round
        t.lucas.agrees("move_further")
        t.lucas.shows(pot="white-3@3, white-3@6, yellow-1@8")
    with table("lucas", "nina", books="yellow=4", flask_full_undo=False) as t:
        t.begins(round=3)
        t.lucas.draws("yellow-1")
        t.lucas.agrees("move_further")
        t.lucas.uses_flask()
        t.lucas.draws("yellow-1")  # counts as the second
        t.lucas.agrees("move_further")
        t.lucas.shows(pot="yellow-1@3")
    with table("lucas", "nina", books="blue=2") as t:
        t.lucas.draws("blue-2")
        t.lucas.draws("white-1")
        t.lucas.uses_flask()
        assert t.lucas.player.window == 2


@ruling("Q-070")
def test_the_flask_works_on_a_chip_placed_through_blue_1() -> None:
    with table("lucas", "nina") as t:
        t.lucas.draws("blue-1, white-2")
        t.lucas.answers("place", "white-2")
        t.lucas.shows(pot="blue-1@1, white-2@3")
        t.lucas.uses_flask()
        t.lucas.shows(pot="blue-1@1", white=0)


@ruling("Q-195")
def test_a_chip_never_changes_its_space_because_another_leaves() -> None:
    with table("lucas", "nina", patients=True) as t:
        t.lucas.has(pot="orange-1, green-2, white-1", essence=3, patient="forgetfulness")
        t.nina.has(patient="ear_worm")
        t.lucas.brews("forget")
        t.lucas.answers("take_back", "green-2@3")
        t.lucas.shows(pot="orange-1@1, white-1@4", essence=1)


@ruling("Q-196")
def test_a_starter_chip_is_not_the_last_drawn_chip() -> None:
    with table("lucas", "nina", books="green=5", witches=True) as t:
        t.witches("W-B1, W-S1, W-P1")
        t.lucas.has(starters="white-2")
        t.lucas.is_offered("draw, stop")
        t.lucas.shows(pot="white-2@2", white=2)


@ruling("Q-197")
def test_what_a_chip_gave_stays_when_the_flask_returns_it() -> None:
    with table("lucas", "nina", books="blue=3") as t:
        t.lucas.has(pot="orange-1@4", rubies=0)
        t.lucas.draws("blue-1")
        t.lucas.uses_flask()
        t.lucas.shows(pot="orange-1@4", rubies=1)
        t.lucas.draws("blue-1")
        t.lucas.shows(rubies=2)


@ruling("Q-198")
def test_a_limit_that_drops_later_explodes_nothing() -> None:
    for reading, exploded in (("kept", False), ("recount", True)):
        with table("lucas", "nina", books="yellow=3", patients=True, yellow3_limit_after_return=reading) as t:
            t.begins(round=3)
            t.lucas.has(pot="white-3, white-3", patient="forgetfulness", essence=5)
            t.nina.has(patient="ear_worm")
            t.lucas.draws("yellow-1")
            t.lucas.draws("white-1")
            t.lucas.brews("forget")
            t.lucas.shows(exploded=False, white=7)
            t.lucas.draws("white-1")
            t.lucas.shows(exploded=exploded, white=8)


@ruling("Q-200")
def test_the_chip_that_opens_a_window_is_not_counted_but_a_red_laid_aside_is() -> None:
    with table("lucas", "nina", books="blue=2,red=2") as t:
        t.lucas.draws("blue-1")
        assert t.lucas.player.window == 1
        t.lucas.draws("red-1")
        assert t.lucas.player.window == 0
        t.lucas.shows(aside="red-1", pot="blue-1@1")


@ruling("Q-201")
def test_yellow_chips_placed_count_even_when_returned_later() -> None:
    with table("lucas", "nina", books="yellow=4", patients=True) as t:
        t.begins(round=3)
        t.lucas.has(patient="forgetfulness", essence=5)
        t.nina.has(patient="ear_worm")
        t.lucas.draws("yellow-1")
        t.lucas.agrees("move_further")
        t.lucas.brews("forget")
        t.lucas.shows(pot="")
        t.lucas.draws("yellow-1")  # the second: 2 further
        t.lucas.agrees("move_further")
        t.lucas.shows(pot="yellow-1@3")


@ruling("Q-202")
def test_a_white_sent_back_before_placing_never_counts() -> None:
    with table("lucas", "nina", books="blue=6", witches=True) as t:
        t.begins(card="F-B08").witches("W-B1, W-S1, W-P1")
        t.lucas.has(pot="orange-1@1", rubies=0)
        t.lucas.draws("white-1")
        t.lucas.agrees("stir")
        t.lucas.shows(pot="orange-1@1", white=0)
        t.lucas.draws("blue-1")
        t.lucas.shows(rubies=0)


@ruling("Q-203")
def test_chips_beside_the_cauldron_and_in_the_cup_are_not_in_it() -> None:
    with table("lucas", "nina", books="red=1,blue=5,black=6", witches=True, patients=True) as t:
        t.begins("essence").witches("W-B1, W-S1, W-P1")
        t.lucas.has(
            pot="green-1@52", cup="orange-1, blue-1", display="red-1", patient="vampirism", pennies=""
        )
        t.nina.has(patient="vampirism", pennies="")
        t.lucas.answers("settle", 1)
    with table("lucas", "nina", books="red=1", witches=True) as t:
        t.witches("W-B1, W-S1, W-P1")
        t.lucas.has(laid="orange-1")
        t.lucas.draws("red-1")  # no pumpkin in the cauldron: nothing is asked
        t.lucas.shows(pot="red-1@1")


@ruling("Q-095", "Q-096", "Q-097")
def test_the_chip_before_skips_returned_ones_and_the_next_counts_from_the_furthest() -> None:
    with table("lucas", "nina", books="yellow=1,red=3") as t:
        t.begins(round=2)
        t.lucas.has(pot="white-1, white-3", flask=False)
        t.lucas.draws("yellow-1")
        t.lucas.agrees("return_white")
        t.lucas.shows(pot="white-1@1, yellow-1@5", white=1)
        t.lucas.draws("orange-1")
        t.lucas.shows(pot="white-1@1, yellow-1@5, orange-1@6")
    with table("lucas", "nina", books="red=3,locoweed=C", patients=True) as t:
        t.lucas.has(pot="white-2, orange-1", patient="ear_worm")
        t.nina.has(patient="ear_worm")
        t.lucas.draws("locoweed")
        t.lucas.answers("take_back", "locoweed@4")
        t.lucas.draws("locoweed")
        t.lucas.answers("take_back", "orange-1@3")
        t.lucas.draws("locoweed")
        t.lucas.declines("take_back")
        t.lucas.shows(pot="white-2@2, locoweed@4, locoweed@5")
    with table("lucas", "nina", books="red=3") as t:
        t.lucas.has(pot="white-2, orange-1")
        t.lucas.uses_flask()
        t.lucas.draws("red-1")  # right after the white, now that the pumpkin is back
        t.lucas.agrees("move_further")
        t.lucas.shows(pot="white-2@2, red-1@5")
        t.all_stop()
        t.lucas.shows(scoring=6)


@ruling("Q-038", "Q-084")
def test_a_pumpkin_placed_after_stopping_still_moves_further_at_the_party() -> None:
    with table("lucas", "nina", books="red=6", witches=True) as t:
        t.begins(card="F-B02").witches("W-B4, W-S3, W-P4")
        t.lucas.has(pot="green-1@4", laid="orange-1", pennies="")
        t.nina.has(pennies="")
        t.all_stop()
        t.lucas.shows(pot="green-1@4, orange-1@6")


@ruling("Q-069", "Q-087")
def test_the_flask_takes_back_the_limit_that_its_chip_gave() -> None:
    with table("lucas", "nina", books="yellow=3") as t:
        t.begins(round=2)
        t.lucas.has(pot="white-3, white-3")
        t.lucas.draws("yellow-1")
        assert t.state.limit(t.lucas.player) == 8
        t.lucas.uses_flask()
        assert t.state.limit(t.lucas.player) == 7
        t.lucas.draws("white-2")
        t.lucas.shows(exploded=True)
    with table("lucas", "nina", books="yellow=3", flask_full_undo=False) as t:
        t.begins(round=2)
        t.lucas.draws("yellow-1")
        t.lucas.uses_flask()
        assert t.state.limit(t.lucas.player) == 8


@ruling("Q-155", "Q-163")
def test_whites_in_the_cup_count_for_exactly_7_or_not_as_the_table_likes() -> None:
    for counts, seven in ((True, 7), (False, 6)):
        with table("lucas", "nina", witches=True, patients=True, cup_whites_count=counts) as t:
            t.begins(round=3).witches("W-B4, W-S3, W-P4")
            t.lucas.has(pot="white-3@3, white-3@51, orange-1@52", pennies="", patient="vampirism")
            t.nina.has(pennies="", patient="vampirism")
            t.lucas.draws("white-1")
            t.lucas.shows(cup="white-1", white=7, exploded=False)
            assert t.state.white_total(t.lucas.player) == seven
            t.all_stop()
            t.lucas.shows(essence=2 if counts else 1)  # orange, and the step for exactly 7
            t.lucas.answers("settle", 0)


@ruling("Q-058")
def test_only_those_who_may_still_draw_hear_the_last_call() -> None:
    with table("lucas", "nina", "marie") as t:
        t.lucas.has(pot="white-3, white-3")
        t.nina.has(bag="orange-1", flask=False)
        t.nina.draws("orange-1")  # the bag is empty: she has stopped
        t.marie.stops()
        t.lucas.draws("white-2")  # explodes
        assert [(r.verb_name(), r.decider) for r in t.stepper.pending] == [("go_on", 2)]
        t.marie.declines("go_on")
        t.lucas.answers("score", "points")


@ruling("Q-057")
def test_who_stopped_at_a_signal_is_seen_to_have_stopped_at_the_next() -> None:
    with table("lucas", "nina", "marie", lock_step=True) as t:
        t.lucas.stops()
        assert not t.state.view(1).stopped(0)
        t.nina.brews("draw")
        t.marie.brews("draw")
        assert t.state.view(1).stopped(0)
