"""The books that act while brewing: blue, red, yellow, locoweed."""

from __future__ import annotations

from chaudron.games.quacks.scenario import Scenario, table
from tests.rulings import ruling

QUIET = "W-B4, W-S3, W-P4"  # witches who stay out of the way


def herb(t: Scenario) -> None:
    """The witches' box without the witches: nobody has a penny."""
    t.witches(QUIET)
    for seat in t.seats:
        seat.has(pennies="")


def alchemy(t: Scenario) -> None:
    for seat in t.seats:
        seat.has(patient="vampirism")


@ruling("Q-071")
def test_the_rulebook_s_lucas_draws_two_and_places_one() -> None:
    with table("lucas", "nina") as t:
        t.lucas.draws("blue-2, white-3, red-1")
        t.lucas.is_offered("white-3, red-1")
        t.lucas.answers("place", "red-1")
        t.lucas.shows(pot="blue-2@2, red-1@3", white=0)
        t.lucas.has_in_bag("white-3", 1)
        t.lucas.has_in_bag("red-1", 0)
    with table("lucas", "nina") as t:
        t.lucas.draws("blue-2, white-3, red-1")
        t.lucas.declines("place")
        t.lucas.shows(pot="blue-2@2")
    with table("lucas", "nina") as t:
        t.lucas.has(bag="blue-4, white-1, white-2")
        t.lucas.draws("blue-4")  # only two chips are left
        t.lucas.is_offered("white-1, white-2")
        t.lucas.declines("place")


@ruling("Q-072")
def test_a_chosen_chip_acts_fully() -> None:
    with table("lucas", "nina") as t:
        t.lucas.has(pot="white-3, white-3")
        t.lucas.draws("blue-1, blue-2, green-1, white-2")
        t.lucas.answers("place", "blue-2")
        t.lucas.is_offered("green-1, white-2")
        t.lucas.answers("place", "white-2")
        t.lucas.shows(pot="white-3@3, white-3@6, blue-1@7, blue-2@9, white-2@11", exploded=True)


@ruling("Q-073")
def test_the_draws_of_blue_1_are_one_step_of_lock_step() -> None:
    with table("lucas", "nina", lock_step=True) as t:
        t.lucas.will_draw("blue-1, orange-1")
        t.lucas.brews("draw")
        t.nina.brews("draw")
        t.lucas.is_asked("place")
        t.nina.is_not_asked()
        t.lucas.declines("place")
        t.nina.is_asked("brew")


@ruling("Q-074")
def test_blue_2_protects_the_next_chips_and_windows_do_not_add() -> None:
    with table("lucas", "nina", books="blue=2") as t:
        t.lucas.has(pot="white-3, white-3, white-1")
        t.lucas.draws("blue-4")
        t.lucas.draws("orange-1")
        t.lucas.draws("blue-1")
        assert t.lucas.player.window == 2  # 4 less two, and not 1 more
        t.nina.will_roll("1")
        t.lucas.draws("white-1")
        t.lucas.shows(exploded=True, shielded=True)
        t.all_stop()
        t.lucas.is_asked("buy")  # no choice: points and coins, but Nina rolled the die
        t.lucas.shows(vp=3)
        t.nina.shows(vp=1)
    with table("lucas", "nina", books="blue=2") as t:
        t.lucas.has(pot="white-3, white-3, white-1")
        t.lucas.draws("blue-1")
        t.lucas.draws("orange-1")
        t.lucas.draws("white-1")
        t.lucas.shows(exploded=True, shielded=False)


@ruling("Q-075")
def test_blue_3_and_blue_4_on_a_ruby_space() -> None:
    for book, rubies, vp in (("3", 1, 0), ("4", 0, 2)):
        with table("lucas", "nina", books=f"blue={book}") as t:
            t.lucas.has(pot="orange-1@3", rubies=0)
            t.lucas.draws("blue-2")
            t.lucas.shows(pot="orange-1@3, blue-2@5", rubies=rubies, vp=vp)
            t.lucas.draws("blue-2")
            t.lucas.shows(rubies=rubies, vp=vp)


@ruling("Q-076")
def test_blue_5_needs_as_many_pumpkins_as_its_value() -> None:
    """The rulebook's example: a blue 4 with three pumpkins scores nothing, a blue 2 scores 2."""
    with table("lucas", "nina", books="blue=5", witches=True) as t:
        herb(t)
        t.lucas.has(pot="orange-1*2, orange-6")
        t.lucas.draws("blue-4")
        t.lucas.shows(vp=0)
        t.lucas.draws("blue-2")
        t.lucas.shows(vp=2)
        t.lucas.draws("orange-1")
        t.lucas.draws("blue-4")
        t.lucas.shows(vp=6)


@ruling("Q-077")
def test_blue_6_pays_for_white_1_among_the_chips_before_it() -> None:
    with table("lucas", "nina", books="blue=6", witches=True) as t:
        herb(t)
        t.lucas.has(pot="white-1, white-1, white-2@9, green-1@20, white-1@21", rubies=0)
        t.lucas.draws("blue-1")
        t.lucas.shows(rubies=1)
        t.lucas.draws("blue-4")  # blue, white 1, green, white 2
        t.lucas.shows(rubies=2)
    with table("lucas", "nina", books="blue=6", witches=True) as t:
        herb(t)
        t.lucas.has(pot="white-1, white-1", rubies=0)
        t.lucas.draws("blue-4")  # only two chips lie before it
        t.lucas.shows(rubies=2)


@ruling("Q-078")
def test_red_1_moves_further_with_pumpkins() -> None:
    for pumpkins, space in ((1, 2), (2, 2), (3, 3), (4, 3)):
        with table("lucas", "nina") as t:
            t.lucas.has(pot=f"orange-1*{pumpkins}")
            t.lucas.draws("red-1")
            t.lucas.agrees("move_further")
            assert t.lucas.player.position == pumpkins + space
    with table("lucas", "nina") as t:
        t.lucas.draws("red-1")
        t.lucas.shows(pot="red-1@1")


@ruling("Q-079")
def test_red_2_waits_beside_the_cauldron() -> None:
    with table("lucas", "nina", books="red=2") as t:
        t.lucas.has(pot="white-3, white-3", bag="white-1*4, red-1, red-2, red-4, white-2")
        t.lucas.draws("red-1")
        t.lucas.draws("red-2")
        t.lucas.draws("red-4")
        t.lucas.shows(pot="white-3@3, white-3@6", aside="red-1, red-2, red-4")
        t.lucas.draws("white-2")
        t.lucas.shows(exploded=True)
        t.all_stop()
        t.lucas.answers("aside", "return")
        t.lucas.answers("aside", "keep")
        t.lucas.answers("aside", "place")
        t.lucas.shows(pot="white-3@3, white-3@6, white-2@8, red-4@12", aside="red-2", scoring=13)
        t.lucas.has_in_bag("red-1")
        t.lucas.answers("score", "points")
        t.on_to("brew")
        t.lucas.shows(aside="red-2")
        t.lucas.stops()
        t.nina.stops()
        t.lucas.declines("go_on")
        t.nina.declines("go_on")
        t.lucas.answers("aside", "place")
        t.lucas.shows(aside="")


@ruling("Q-080")
def test_red_3_adds_the_white_before_it() -> None:
    with table("lucas", "nina", books="red=3") as t:
        t.lucas.has(pot="white-3")
        t.lucas.draws("red-1")
        t.lucas.agrees("move_further")
        t.lucas.shows(pot="white-3@3, red-1@7")
        t.lucas.draws("red-1")
        t.lucas.shows(pot="white-3@3, red-1@7, red-1@8")


@ruling("Q-081")
def test_red_4_lifts_later_white_ones() -> None:
    with table("lucas", "nina", books="red=4") as t:
        t.lucas.draws("white-1")
        t.lucas.shows(pot="white-1@1")
        t.lucas.draws("red-1")
        t.lucas.draws("white-1")
        t.lucas.agrees("move_further")
        t.lucas.shows(pot="white-1@1, red-1@2, white-1@4", white=2)
        t.lucas.draws("white-2")
        t.lucas.shows(pot="white-1@1, red-1@2, white-1@4, white-2@6")


@ruling("Q-082")
def test_red_5_may_follow_the_strongest_red() -> None:
    with table("lucas", "nina", books="red=5", witches=True) as t:
        herb(t)
        t.lucas.has(pot="red-4")
        t.lucas.draws("red-1")
        t.lucas.agrees("move_further")
        t.lucas.draws("red-2")
        t.lucas.declines("move_further")
        t.lucas.draws("red-4")
        t.lucas.shows(pot="red-4@4, red-1@8, red-2@10, red-4@14")


@ruling("Q-083")
def test_red_6_lays_a_chip_aside_that_must_be_placed() -> None:
    with table("lucas", "nina", books="red=6", witches=True) as t:
        herb(t)
        t.lucas.has(pot="white-3, white-3")
        t.lucas.draws("red-1, orange-1")
        t.lucas.shows(laid="orange-1", pot="white-3@3, white-3@6, red-1@7")
        t.lucas.draws("red-1, white-2")
        t.lucas.brews("laid")
        t.lucas.answers("lay", "orange-1")
        t.lucas.shows(laid="white-2", white=6, exploded=False)
        t.lucas.draws("white-2")
        t.lucas.shows(exploded=True, white=8)
        t.all_stop()
        t.lucas.shows(laid="", white=10)
        t.lucas.answers("score", "points")
        told = [(e["event"], e["chips"]) for e in t.log() if e["event"] == "lay_aside"]
        assert told == [("lay_aside", ["orange-1"]), ("lay_aside", ["white-2"])]


@ruling("Q-156")
def test_red_6_on_the_last_space_lays_nothing_aside() -> None:
    with table("lucas", "nina", books="red=6", witches=True) as t:
        herb(t)
        t.lucas.has(pot="white-1@51")
        t.lucas.draws("red-1")
        t.lucas.shows(pot="white-1@51, red-1@52", laid="")


@ruling("Q-084")
def test_a_chip_of_red_6_placed_after_stopping_can_be_read_to_do_nothing() -> None:
    with table("lucas", "nina", books="red=6,blue=4,green=1", witches=True, red6_late_acts=False) as t:
        herb(t)
        t.lucas.has(pot="white-3@10, white-3@11", laid="green-1", rubies=0)
        t.nina.has(rubies=0)
        t.lucas.stops()
        t.all_stop()
        t.lucas.shows(pot="white-3@10, white-3@11, green-1@12", rubies=2, scoring=13)
    with table("lucas", "nina", books="red=6,blue=4", witches=True, red6_late_acts=False) as t:
        herb(t)
        t.lucas.has(pot="white-3@3, white-3@11", laid="blue-2")
        t.all_stop()
        t.lucas.shows(pot="white-3@3, white-3@11, blue-2@13", vp=t.lucas.player.vp)
        assert not [e for e in t.log() if e["event"] == "points" and e.get("source") == "blue-4"]
    with table("lucas", "nina", books="red=6", witches=True) as t:
        herb(t)
        t.lucas.has(pot="white-3@3, white-3@11", laid="white-2")
        t.all_stop()
        t.lucas.shows(exploded=True, white=8)
        t.lucas.answers("score", "points")


@ruling("Q-085")
def test_yellow_1_sends_the_white_before_it_back() -> None:
    with table("lucas", "nina") as t:
        t.begins(round=2)
        t.lucas.has(pot="white-3", bag="yellow-1")
        t.lucas.draws("yellow-1")
        t.lucas.agrees("return_white")
        t.lucas.shows(pot="yellow-1@4", white=0, bag="white-3")
    with table("lucas", "nina", yellow1_gap=False) as t:
        t.begins(round=2)
        t.lucas.has(pot="white-3")
        t.lucas.draws("yellow-1")
        t.lucas.agrees("return_white")
        t.lucas.shows(pot="yellow-1@3")
        t.lucas.uses_flask()  # it is still the last chip
        t.lucas.shows(pot="", flask=False)
    with table("lucas", "nina") as t:
        t.begins(round=2)
        t.lucas.has(pot="white-3, orange-1")
        t.lucas.draws("yellow-1")
        t.lucas.shows(white=3)


@ruling("Q-086")
def test_yellow_2_doubles_the_next_chip_s_whole_move() -> None:
    with table("lucas", "nina", books="yellow=2,red=1") as t:
        t.begins(round=2)
        t.lucas.has(pot="orange-1")
        t.lucas.draws("yellow-1")
        t.lucas.draws("red-1")
        t.lucas.agrees("move_further")
        t.lucas.shows(pot="orange-1@1, yellow-1@2, red-1@6")
        t.lucas.draws("yellow-1")
        t.lucas.draws("yellow-2")
        t.lucas.agrees("move_further")
        t.lucas.draws("white-1")
        t.lucas.agrees("move_further")
        t.lucas.shows(pot="orange-1@1, yellow-1@2, red-1@6, yellow-1@7, yellow-2@11, white-1@13")
    with table("lucas", "nina", books="yellow=2,red=1", yellow2_doubles="value") as t:
        t.begins(round=2)
        t.lucas.has(pot="orange-1")
        t.lucas.draws("yellow-1")
        t.lucas.draws("red-2")
        t.lucas.agrees("move_further")
        t.lucas.shows(pot="orange-1@1, yellow-1@2, red-2@7")
    with table("lucas", "nina", books="yellow=2,red=2") as t:
        t.begins(round=2)
        t.lucas.draws("yellow-1")
        t.lucas.draws("red-2")  # laid aside
        t.lucas.draws("white-2")
        t.lucas.agrees("move_further")
        t.lucas.shows(pot="yellow-1@1, white-2@5", aside="red-2")


@ruling("Q-087")
def test_yellow_3_lifts_the_limit() -> None:
    with table("lucas", "nina", books="yellow=3") as t:
        t.begins(round=2)
        t.lucas.has(pot="white-3, white-3")
        t.lucas.draws("yellow-1")
        t.lucas.draws("white-2")
        t.lucas.shows(white=8, exploded=False)
        t.lucas.draws("yellow-1")
        t.lucas.draws("yellow-1")
        t.lucas.draws("white-1")
        t.lucas.shows(white=9, exploded=False)
        t.lucas.draws("white-1")
        t.lucas.shows(exploded=True)
    with table("lucas", "nina", books="yellow=3") as t:
        t.begins(round=2)
        t.lucas.has(pot="white-3, white-3")
        t.lucas.draws("yellow-1")
        t.lucas.draws("yellow-1")
        t.lucas.draws("white-3")
        t.lucas.shows(exploded=True)


@ruling("Q-088")
def test_yellow_4_s_first_three_move_further() -> None:
    with table("lucas", "nina", books="yellow=4") as t:
        t.begins(round=2)
        for _ in range(3):
            t.lucas.draws("yellow-1")
            t.lucas.agrees("move_further")
        t.lucas.draws("yellow-1")
        t.lucas.shows(pot="yellow-1@2, yellow-1@5, yellow-1@9, yellow-1@10")


@ruling("Q-089")
def test_yellow_5_adds_the_value_of_a_chip_that_returns() -> None:
    with table("lucas", "nina", books="yellow=5", witches=True) as t:
        herb(t)
        t.begins(round=2)
        t.lucas.has(pot="white-3, white-3", bag="yellow-1, white-3*2")
        t.lucas.draws("yellow-1")
        assert [e["chips"] for e in t.log() if e["event"] == "draw"] == [["white-3"]]  # one chip only
        t.lucas.shows(pot="white-3@3, white-3@6, yellow-1@10", white=6, bag="white-3*2", exploded=False)
        t.lucas.draws("yellow-2, locoweed")
        t.lucas.shows(pot="white-3@3, white-3@6, yellow-1@10, yellow-2@13")


@ruling("Q-090")
def test_yellow_6_pays_exactly_one_ruby_for_3_spaces() -> None:
    with table("lucas", "nina", books="yellow=6", witches=True) as t:
        herb(t)
        t.begins(round=2)
        t.lucas.has(rubies=2)
        t.lucas.draws("yellow-1")
        assert t.asked(t.lucas).about()["n"] == 3
        t.lucas.agrees("pay_ruby")
        t.lucas.shows(pot="yellow-1@4", rubies=1)
        t.lucas.draws("yellow-1")
        t.lucas.declines("pay_ruby")
        t.lucas.draws("yellow-1")
        t.lucas.agrees("pay_ruby")
        t.lucas.draws("yellow-1")  # no ruby left: not asked
        t.lucas.shows(pot="yellow-1@4, yellow-1@5, yellow-1@9, yellow-1@10", rubies=0)


@ruling("Q-091")
def test_locoweed_5_follows_the_rat() -> None:
    for rat, space in ((0, 1), (2, 3), (3, 4), (9, 4)):
        with table("lucas", "nina", books="locoweed=5", witches=True) as t:
            herb(t)
            t.lucas.has(rat=rat)
            t.lucas.draws("locoweed")
            assert t.lucas.player.position == rat + space


@ruling("Q-092")
def test_locoweed_6_copies_the_last_coloured_chip() -> None:
    with table("lucas", "nina", books="locoweed=6,green=1,blue=4,red=1", witches=True) as t:
        herb(t)
        t.lucas.has(rubies=0)
        t.nina.has(rubies=0)
        t.lucas.draws("locoweed")
        t.lucas.shows(pot="locoweed@1")
        t.lucas.draws("blue-2")
        t.lucas.draws("white-1")
        t.lucas.draws("locoweed")  # as a blue 2
        t.lucas.shows(pot="locoweed@1, blue-2@3, white-1@4, locoweed@6", vp=0)
        t.lucas.draws("locoweed")
        t.lucas.draws("white-1")
        t.lucas.draws("green-4")
        t.lucas.draws("locoweed")  # as a green 4, on space 17
        t.all_stop()
        t.lucas.shows(scoring=18, rubies=2)
    with table("lucas", "nina", books="locoweed=6,blue=4", witches=True) as t:
        herb(t)
        t.lucas.has(pot="blue-2@3")
        t.lucas.draws("locoweed")
        t.lucas.shows(pot="blue-2@3, locoweed@5", vp=2)
    with table("lucas", "nina", books="locoweed=6,green=1", witches=True, loco6_full_copy=False) as t:
        herb(t)
        t.lucas.has(pot="green-2", rubies=0)
        t.lucas.draws("locoweed")
        t.lucas.shows(pot="green-2@2, locoweed@4")
        t.all_stop()
        t.lucas.shows(rubies=2)  # one green chip, and the ruby of space 5


@ruling("Q-093")
def test_locoweed_a_and_b() -> None:
    with table("lucas", "nina", books="locoweed=B", patients=True) as t:
        alchemy(t)
        t.lucas.has(pot="white-3, green-1, orange-1, green-2")
        t.lucas.draws("locoweed")
        t.lucas.shows(pot="white-3@3, green-1@4, orange-1@5, green-2@7, locoweed@10")
        t.lucas.draws("locoweed")
        assert t.lucas.player.position == 13
    with table("lucas", "nina", books="locoweed=A", patients=True) as t:
        t.begins("essence")
        alchemy(t)
        t.lucas.has(pot="locoweed, locoweed")
        t.lucas.answers("settle", 3)


@ruling("Q-094")
def test_locoweed_c_and_d() -> None:
    with table("lucas", "nina", books="locoweed=C", patients=True) as t:
        alchemy(t)
        t.lucas.has(pot="white-3, green-1")
        t.lucas.draws("locoweed")
        t.lucas.is_offered("green-1@4, locoweed@5")
        t.lucas.answers("take_back", "green-1@4")
        t.lucas.shows(pot="white-3@3, locoweed@5")
    with table("lucas", "nina", books="locoweed=D", patients=True) as t:
        alchemy(t)
        t.lucas.draws("locoweed")
        t.lucas.draws("white-3")
        t.lucas.draws("white-2")
        t.lucas.draws("locoweed")
        t.lucas.shows(pot="locoweed@1, white-3@4, white-2@6, locoweed@11")


def test_green_kept_for_the_next_brew_counts_for_red_books() -> None:
    """A starter chip acts when it opens the brewing: its extra movement is offered."""
    with table("lucas", "nina", books="green=5,red=1", witches=True) as t:
        herb(t)
        t.lucas.has(starters="orange-1, red-2")
        t.lucas.answers("starter_order", "orange-1, red-2")
        t.lucas.agrees("move_further")
        t.lucas.shows(pot="orange-1@1, red-2@4", starters="")


def test_a_doubled_pumpkin_on_party_night_moves_four() -> None:
    with table("lucas", "nina", books="yellow=2") as t:
        t.begins(round=3, card="F-B02")
        t.lucas.draws("yellow-1")
        t.lucas.draws("orange-1")
        t.lucas.agrees("move_further")
        t.lucas.shows(pot="yellow-1@1, orange-1@5")


def test_blue_1_can_bring_the_second_chance_s_fifth_chip() -> None:
    with table("lucas", "nina") as t:
        t.begins(card="F-B11")
        t.lucas.has(pot="white-3, white-3, white-2")
        t.lucas.draws("blue-1, white-2")
        t.lucas.answers("place", "white-2")
        t.lucas.shows(white=10, exploded=False)
        t.lucas.agrees("start_again", "F-B11")
        t.lucas.shows(pot="", white=0)


@ruling("Q-079")
def test_the_reds_not_yet_decided_still_lie_beside_the_cauldron() -> None:
    with table("lucas", "nina", books="red=2") as t:
        t.lucas.has(pot="orange-1", aside="red-1, red-2, red-4")
        t.all_stop()
        assert t.asked(t.lucas).about() == {"source": "red-2", "chip": "red-1", "about": ["red-1"]}
        t.lucas.answers("aside", "keep")
        t.lucas.shows(aside="red-1, red-2, red-4")
        t.lucas.answers("aside", "place")
        t.lucas.shows(aside="red-1, red-4", pot="orange-1@1, red-2@3")
        t.lucas.answers("aside", "return")
        t.lucas.shows(aside="red-1")
        t.lucas.has_in_bag("red-4", 1)


@ruling("Q-106", "Q-212")
def test_a_black_chip_gained_while_brewing_arrives_on_the_left_when_all_have_brewed() -> None:
    with table(
        "lucas", "nina", books="black=5", witches=True, patients=True, tubes=True, black5_scope="all", seed=0
    ) as t:
        herb(t)
        t.nina.has(patient="vampirism")
        t.lucas.has(pot="orange-1@3", patient="witch_hump", essence=2, tube=4)
        t.lucas.will_roll("droplet")
        t.lucas.draws("green-2")  # on a ruby space: the elixir buys a roll
        t.lucas.agrees("elixir")
        t.lucas.answers("droplet", "tube")  # glass 5 gives a black chip, and its book another step
        t.lucas.answers("droplet", "cauldron")
        t.nina.has_in_bag("black-1", 0)
        t.all_stop()
        t.nina.has_in_bag("black-1", 1)
        t.lucas.has_in_bag("black-1", 0)
        t.lucas.answers("settle", 0)
