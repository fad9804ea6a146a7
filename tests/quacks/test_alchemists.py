"""The Alchemists: patients, the essence phase, elixirs."""

from __future__ import annotations

import pytest

from chaudron.games.quacks.elixirs import PATIENTS
from chaudron.games.quacks.rules import Game
from chaudron.games.quacks.scenario import Scenario, table
from chaudron.games.quacks.spec import SPEC
from tests.rulings import ruling


def treating(t: Scenario, patient: str, other: str = "forgetfulness") -> Scenario:
    t.lucas.has(patient=patient)
    for seat in t.seats[1:]:
        seat.has(patient=other, pennies="")
    return t


@ruling("Q-160", "Q-233")
def test_everybody_picks_one_of_three_patients_before_round_1() -> None:
    drawn = set()
    for seed in range(20):
        game = SPEC.new(seed, 2, {"patients": True})
        assert isinstance(game, Game) and len(game.setup.patients) == 3
        drawn |= {p.id for p in game.setup.patients}
    assert drawn == {p.id for p in PATIENTS} and len(PATIENTS) == 8
    with table("lucas", "nina", patients=True) as t:
        t.patients("ear_worm, carrot_nose, vampirism").begins("patients", round=0)
        t.lucas.is_offered("ear_worm, carrot_nose, vampirism")
        left = t.left("orange-1")
        t.lucas.answers("patient", "carrot_nose")
        t.nina.answers("patient", "carrot_nose")
        t.lucas.is_asked("brew")
        assert t.state.round == 1
        assert t.left("orange-1") == left - 2
        t.lucas.has_in_bag("orange-1", 2)


@ruling("Q-161")
def test_extra_start_chips() -> None:
    with table("lucas", "nina", patients=True) as t:
        t.patients("ear_worm, carrot_nose, forgetfulness").begins("patients", round=0)
        t.lucas.answers("patient", "forgetfulness")
        t.nina.answers("patient", "ear_worm")
        t.lucas.is_asked("brew")
        assert len(t.lucas.player.bag) == 11 and len(t.nina.player.bag) == 9
        t.lucas.has_in_bag("blue-1")
        t.lucas.has_in_bag("red-1")


@ruling("Q-163", "Q-234")
def test_the_rulebook_s_elixir() -> None:
    """2 red, 1 orange, 1 blue are 3 colours; white makes exactly 7; one neighbour exploded: 5."""
    with table("lucas", "nina", "marie", patients=True) as t:
        treating(t, "wing_ears").begins("essence")
        t.lucas.has(pot="red-1, white-3, red-2, white-3, orange-1, white-1, blue-1", essence=9)
        t.nina.has(pot="white-3, white-3, white-2", exploded=True)
        asked = t.asked(t.lucas)
        assert (asked.verb_name(), asked.lo, asked.hi) == ("settle", 0, 5)
        t.lucas.answers("settle", 5)
        t.lucas.shows(essence=5)
        t.marie.answers("settle", 1)
        t.nina.answers("score", "points")
    with table("lucas", "nina", patients=True) as t:
        treating(t, "wing_ears").begins("essence")
        t.lucas.has(pot="red-1")
        t.nina.has(pot="white-3, white-3, white-2", exploded=True)
        assert t.asked(t.lucas).hi == 2  # the one neighbour counts once
        t.lucas.answers("settle", 0)
        t.nina.answers("score", "points")


@ruling("Q-235")
def test_two_players_gain_one_step_at_most_and_neighbours_are_left_and_right() -> None:
    with table("lucas", "nina", patients=True) as t:
        treating(t, "wing_ears").begins("essence")
        t.lucas.has(pot="orange-1")
        t.nina.has(pot="white-3, white-3, white-2", exploded=True)
        t.lucas.answers("settle", 2)
        t.nina.answers("score", "points")
    with table("lucas", "nina", "marie", "theo", patients=True) as t:
        treating(t, "wing_ears").begins("essence")
        t.lucas.has(pot="orange-1")
        for seat in (t.nina, t.theo):
            seat.has(pot="white-3, white-3, white-2", exploded=True)
        assert t.asked(t.lucas).hi == 3
        t.lucas.answers("settle", 3)
        assert t.asked(t.marie).hi == 2
        t.marie.answers("settle", 2)
        t.nina.answers("score", "points")
        t.theo.answers("score", "points")


@ruling("Q-164")
def test_a_lower_space_may_be_chosen_and_10_is_the_end() -> None:
    with table("lucas", "nina", patients=True, books="locoweed=A") as t:
        treating(t, "chicken_eyes").begins("essence")
        t.lucas.has(pot="orange-1, green-1, blue-1, red-1, yellow-1, purple-1, black-1, locoweed*6", rubies=0)
        assert t.asked(t.lucas).hi == 10
        t.lucas.answers("settle", 6)
        t.lucas.shows(essence=6)
        assert [e for e in t.log() if e["event"] == "rubies" and e["n"] == 3]


@ruling("Q-162")
def test_the_essence_phase_comes_before_phase_a_exploded_or_not() -> None:
    with table("lucas", "nina", patients=True) as t:
        treating(t, "vampirism", "vampirism")
        t.lucas.has(pot="green-1, white-3, white-3")
        t.lucas.draws("white-2")
        t.all_stop()
        t.lucas.is_asked("settle")
        assert not [e for e in t.log() if e["event"] == "die"]
        t.lucas.answers("settle", 1)
        t.nina.answers("settle", 1)  # Lucas exploded
        t.lucas.answers("score", "points")


@ruling("Q-165")
def test_points_at_once_and_a_rat_for_the_next_round_also_for_the_leader() -> None:
    with table("lucas", "nina", patients=True) as t:
        treating(t, "carrot_nose").begins("essence", round=2)
        t.lucas.has(pot="orange-1, green-1, blue-1, red-1, yellow-1, purple-1, black-1", vp=10, rubies=0)
        t.nina.has(vp=10, rubies=0)
        t.lucas.answers("settle", 7)
        t.lucas.shows(vp=t.lucas.player.vp)
        assert [e["n"] for e in t.log() if e["event"] == "points"][0] == 1
    with table("lucas", "nina", patients=True) as t:
        treating(t, "carrot_nose").begins("essence", round=2)
        t.lucas.has(pot="orange-1", vp=30, rubies=0)
        t.nina.has(rubies=0)
        t.lucas.will_roll("1")
        t.lucas.answers("settle", 1)
        t.nina.agrees("rat")
        t.lucas.agrees("rat")
        t.lucas.shows(rat=1, start=1)


@ruling("Q-166", "Q-177")
def test_the_marker_stays_and_pays_the_next_brewing() -> None:
    with table("lucas", "nina", patients=True) as t:
        treating(t, "forgetfulness").begins("essence", round=1)
        t.lucas.has(pot="orange-1, green-1", rubies=0)
        t.nina.has(rubies=0)
        t.lucas.will_roll("1")
        t.lucas.answers("settle", 2)
        t.lucas.buys()
        t.lucas.shows(essence=2)
        t.lucas.draws("green-1")
        t.lucas.brews("forget")
        t.lucas.shows(pot="", essence=1)
    with table("lucas", "nina", patients=True) as t:
        treating(t, "forgetfulness")
        t.lucas.draws("green-1")
        t.lucas.is_offered("draw, stop, flask")  # round 1: nothing distilled yet


@ruling("Q-167", "Q-237")
def test_nervousness_lays_out_chips_to_place_instead_of_drawing() -> None:
    with table("lucas", "nina", patients=True) as t:
        treating(t, "nervousness")
        t.lucas.has(essence=5, bag="white-3*2, white-1, green-4, orange-1, blue-1, white-2")
        t.lucas.will_draw("white-3, green-4, orange-1, white-1")
        t.lucas.shows(display="")
        t.lucas.is_asked("brew")
        t.lucas.shows(display="green-4, orange-1")
        t.lucas.has_in_bag("white-3", 2)
        t.lucas.brews("display")
        t.lucas.answers("place", "green-4")
        t.lucas.shows(pot="green-4@4", display="orange-1")
        t.lucas.draws("white-3")
        t.lucas.draws("white-3")
        t.lucas.draws("white-2")
        t.lucas.shows(exploded=True, display="orange-1")
        t.lucas.is_not_asked()
        t.all_stop()
        t.lucas.answers("settle", 1)
        t.nina.answers("settle", 1)
        t.lucas.answers("score", "points")
    with table("lucas", "nina", patients=True, lock_step=True) as t:
        treating(t, "nervousness")
        t.lucas.has(essence=2).will_draw("green-1")
        t.lucas.brews("display")
        t.nina.will_draw("white-1")
        t.nina.brews("draw")
        t.lucas.shows(pot="green-1@1", display="")
        t.nina.shows(pot="white-1@1")


@ruling("Q-168", "Q-238")
def test_ear_worm_draws_and_places_without_danger() -> None:
    with table("lucas", "nina", patients=True, books="blue=4") as t:
        treating(t, "ear_worm").begins("essence", round=2)
        t.lucas.has(
            pot="white-3, white-3, green-1@12, orange-1@14, red-1@18", bag="white-2, blue-1*2", rubies=0
        )
        t.lucas.will_draw("white-2, blue-1")
        t.nina.has(pot="white-1@20")
        t.nina.will_roll("1")
        t.lucas.will_roll("1")
        t.lucas.answers("settle", 3)
        t.lucas.is_asked("buy")
        t.lucas.shows(
            pot="white-3@3, white-3@6, green-1@12, orange-1@14, red-1@18, white-2@20, blue-1@21",
            white=8,
            exploded=False,
            scoring=22,
        )
        assert [e["player"] for e in t.log() if e["event"] == "die"] == [0]
    with table("lucas", "nina", patients=True, witches=True) as t:
        treating(t, "ear_worm").begins("essence", round=2).witches("W-B1, W-S3, W-P4")
        t.lucas.has(pot="green-1@3, blue-1@4, red-1@52", bag="orange-1", pennies="")
        t.lucas.will_roll("1")
        t.lucas.answers("settle", 3)
        t.lucas.shows(cup="orange-1", bag="")


@ruling("Q-169", "Q-239")
def test_carrot_nose_sends_a_pumpkin_to_the_next_ruby_space() -> None:
    with table("lucas", "nina", patients=True) as t:
        treating(t, "carrot_nose").begins(card="F-B02")
        t.lucas.has(essence=4)
        t.lucas.draws("orange-1")
        t.lucas.agrees("elixir")
        t.lucas.shows(pot="orange-1@5", essence=2)
        t.lucas.draws("orange-1")
        t.lucas.declines("elixir")
        t.lucas.draws("blue-1, orange-1")
        t.lucas.answers("place", "orange-1")
        t.lucas.agrees("elixir")
        t.lucas.shows(pot="orange-1@5, orange-1@7, blue-1@8, orange-1@9", essence=0)
        t.lucas.draws("orange-1")
        t.lucas.is_asked("brew")


def test_one_essence_is_not_enough_for_a_carrot() -> None:
    with table("lucas", "nina", patients=True) as t:
        treating(t, "carrot_nose")
        t.lucas.has(essence=1)
        t.lucas.draws("orange-1")
        t.lucas.shows(pot="orange-1@1", essence=1)


@ruling("Q-170", "Q-240")
def test_wing_ears_double_or_return_a_white() -> None:
    with table("lucas", "nina", patients=True) as t:
        treating(t, "wing_ears")
        t.lucas.has(essence=5, bag="white-3*3, white-1")
        t.lucas.draws("white-3")
        t.lucas.is_offered("double, return")
        t.lucas.answers("elixir", "double")
        t.lucas.shows(pot="white-3@6", white=3, essence=3)
        t.lucas.draws("white-3")
        t.lucas.answers("elixir", "return")
        t.lucas.shows(pot="white-3@6", white=3, essence=0, bag="white-3*2, white-1")
        t.lucas.draws("white-3")
        t.lucas.shows(white=6)
    with table("lucas", "nina", patients=True) as t:
        treating(t, "wing_ears")
        t.lucas.has(essence=5, pot="white-3, white-3")
        t.lucas.draws("white-2")  # explodes: no offer
        t.lucas.shows(exploded=True, essence=5)


@pytest.mark.parametrize("space", range(1, 11))
@ruling("Q-171")
def test_chicken_eyes_take_the_gift_of_the_space_at_once(space: int) -> None:
    with table("lucas", "nina", patients=True, books="locoweed=A,red=3,green=3,purple=3") as t:
        treating(t, "chicken_eyes").begins("essence", round=2)
        t.lucas.has(
            pot="orange-1, green-1, blue-1, red-1, yellow-1, purple-1, black-1, locoweed*3",
            bag="", rubies=0, flask=False, droplet=0,
        )  # fmt: skip
        t.nina.has(rubies=0, pot="black-1@1")
        t.lucas.will_roll("1*6")
        t.lucas.answers("settle", space)
        t.nina.answers("settle", 0)
        if space in (3, 9):
            t.lucas.is_offered("green-1@2, blue-1@3, red-1@4, yellow-1@5")
            t.lucas.answers("upgrade", "blue-1@3")
            t.lucas.shows(scoring=11)
            assert t.lucas.player.pot[2].chip.name == ("blue-2" if space == 3 else "blue-4")
        t.lucas.is_asked("buy")
        log = [e for e in t.log() if e["player"] == 0]
        dice = sum(e["event"] == "die" for e in log)
        wanted = {1: (1, ""), 2: (0, "orange-1"), 5: (0, "red-1"), 6: (3, "")}.get(space)
        if wanted is not None:
            t.lucas.shows(rubies=wanted[0], bag=wanted[1])
        t.lucas.shows(flask=space == 4, droplet={8: 3}.get(space, 1))  # the black chip moves it 1
        assert dice == {7: 2, 10: 4}.get(space, 0) + 1  # and Lucas is furthest


@ruling("Q-172", "Q-241")
def test_witch_s_hump_pays_by_the_value_of_a_chip_on_a_ruby_space() -> None:
    for chip, start, vp, rubies, gained in (
        ("white-1", 4, 0, 1, ""),
        ("white-2", 3, 2, 0, ""),
        ("black-1", 4, 2, 0, ""),
        ("white-3", 2, 0, 0, "yellow-1"),
        ("purple-1", 4, 0, 0, "yellow-1"),
        ("green-4", 1, 3, 0, ""),
        ("locoweed", 4, 3, 0, ""),
    ):
        with table("lucas", "nina", patients=True) as t:
            treating(t, "witch_hump")
            t.lucas.has(pot=f"orange-1@{start}", essence=3, rubies=0, bag="white-1")
            t.lucas.will_roll("2")
            t.lucas.draws(chip)
            t.lucas.agrees("elixir")
            t.lucas.shows(essence=1, vp=vp, rubies=rubies)
            t.lucas.has_in_bag("yellow-1", 1 if gained else 0)
    with table("lucas", "nina", patients=True, witches=True) as t:
        treating(t, "witch_hump").witches("W-B4, W-S3, W-P4")
        t.lucas.has(pot="orange-1@7", essence=3, pennies="")
        t.lucas.draws("orange-6")  # on 13: a six gives nothing
        t.lucas.shows(pot="orange-1@7, orange-6@13", essence=3)


@ruling("Q-173", "Q-242")
def test_forgetfulness_takes_coloured_chips_back_for_their_value() -> None:
    with table("lucas", "nina", patients=True) as t:
        treating(t, "forgetfulness")
        t.lucas.has(pot="white-3, green-4, blue-2, locoweed", essence=3)
        t.lucas.brews("forget")
        t.lucas.shows(pot="white-3@3, green-4@7, locoweed@10", essence=1)
        t.lucas.is_not_offered("forget")
    with table("lucas", "nina", patients=True) as t:
        treating(t, "forgetfulness")
        t.lucas.has(pot="white-3, white-3, orange-1", essence=9)
        t.lucas.draws("white-2")
        t.lucas.is_not_asked()


@ruling("Q-174", "Q-243")
def test_vampirism_buys_one_chip_for_the_space_reached() -> None:
    with table("lucas", "nina", patients=True) as t:
        treating(t, "vampirism").begins("essence", round=1)
        t.lucas.has(pot="orange-1, green-1, blue-1, red-1, yellow-1, black-1, purple-1", bag="")
        t.lucas.answers("settle", 7)
        t.lucas.is_offered("orange-1, green-1, blue-1, red-1")  # yellow is closed, green 2 costs 8
        t.lucas.answers("buy", "red-1")
        t.lucas.shows(bag="red-1")
        t.lucas.is_asked("buy")  # phase E comes besides
        asked = t.stepper.asked_of(0)
        assert asked is not None and asked.about()["n"] == 8
    with table("lucas", "nina", patients=True, vampirism_coins="0,0,9,9,9,9,9,9,9,9,9") as t:
        treating(t, "vampirism").begins("essence", round=1)
        t.lucas.has(pot="orange-1, green-1", bag="", rubies=0)
        t.lucas.answers("settle", 2)
        t.lucas.answers("buy", "green-2")
        t.lucas.shows(bag="green-2")
    with table("lucas", "nina", patients=True) as t:
        treating(t, "vampirism").begins("essence", round=1)
        t.lucas.has(pot="orange-1@1", rubies=0)
        t.nina.has(rubies=0)
        t.lucas.will_roll("1")
        t.lucas.answers("settle", 1)
        t.lucas.agrees("rat")
        t.lucas.shows(tails=1)


@ruling("Q-175")
def test_red_2_with_patients() -> None:
    with table("lucas", "nina", patients=True, books="red=2") as t:
        treating(t, "nervousness")
        t.lucas.has(essence=3).will_draw("red-4, green-1")
        t.lucas.is_asked("brew")
        t.lucas.shows(display="green-1", aside="red-4")
    with table("lucas", "nina", patients=True, books="red=2") as t:
        treating(t, "ear_worm").begins("essence", round=2)
        t.lucas.has(pot="orange-1@10", bag="red-1, green-1").will_draw("red-1")
        t.lucas.will_roll("1")
        t.lucas.answers("settle", 1)
        t.lucas.answers("aside", "keep")
        t.lucas.shows(pot="orange-1@10", aside="red-1")
    with table("lucas", "nina", patients=True, books="red=2") as t:
        treating(t, "witch_hump")
        t.lucas.has(pot="orange-1@4", essence=4, aside="red-1")
        t.all_stop()
        t.lucas.answers("aside", "place")  # on space 5, but after stopping
        t.lucas.shows(pot="orange-1@4, red-1@5")
        t.lucas.answers("settle", 2)


@ruling("Q-176", "Q-244")
def test_round_9_pays_a_point_per_space_and_no_bonus() -> None:
    with table("lucas", "nina", patients=True) as t:
        treating(t, "chicken_eyes").begins("essence", round=9)
        t.lucas.has(pot="orange-1@1, green-1@2", rubies=0)
        t.nina.has(rubies=0)
        t.lucas.will_roll("1")
        assert t.over
        t.lucas.has_in_bag("orange-1", 2)
        t.lucas.shows(vp=2 + 1)  # essence, the die; the green chip's ruby is worth nothing alone
    with table("lucas", "nina", patients=True) as t:
        treating(t, "carrot_nose").begins(round=9)
        t.lucas.has(essence=2).will_draw("orange-1")
        t.lucas.brews("draw")
        t.nina.stops()
        t.lucas.agrees("elixir")
        t.lucas.shows(pot="orange-1@5")


@ruling("Q-178", "Q-245")
def test_cards_that_raise_the_essence() -> None:
    for card, exploded, essence in (("FA-B06", True, 3), ("FA-B06", False, 1), ("FA-B09", False, 5)):
        with table("lucas", "nina", patients=True) as t:
            treating(t, "wing_ears").begins("essence", card=card)
            t.lucas.has(pot="orange-1@3, orange-1@7", exploded=exploded)
            assert t.asked(t.lucas).hi == essence
            t.lucas.answers("settle", 1)
            if exploded:
                t.nina.answers("settle", 1)
                t.lucas.answers("score", "points")
    with table("lucas", "nina", patients=True, alls_well="value") as t:
        treating(t, "wing_ears").begins("essence", card="FA-B09")
        t.lucas.has(pot="orange-1@3, orange-1@7")
        assert t.asked(t.lucas).hi == 2
        t.lucas.answers("settle", 1)
    with table("lucas", "nina", patients=True) as t:
        treating(t, "wing_ears").begins("essence", round=9, card="FA-B09")
        t.lucas.has(pot="orange-1@1, orange-1@50", rubies=0)
        t.lucas.will_roll("1")
        assert t.over
        t.lucas.shows(vp=10 + 1 + 14 + 6)


@ruling("Q-179")
def test_essential_essence() -> None:
    with table("lucas", "nina", "marie", patients=True) as t:
        treating(t, "wing_ears").begins("essence", card="FA-B07")
        t.lucas.has(pot="orange-1@1", flask=False)
        t.nina.has(pot="green-1@1")
        t.marie.has(pot="")
        t.lucas.answers("settle", 1)
        t.nina.answers("settle", 1)
        t.nina.will_roll("2")
        t.lucas.chooses("flask")
        t.lucas.shows(flask=True)
        assert [e["player"] for e in t.log() if e["event"] == "die"][0] == 1


@ruling("Q-236")
def test_locoweed_a_counts_once_as_a_colour_and_its_steps_are_optional() -> None:
    with table("lucas", "nina", patients=True, books="locoweed=A") as t:
        treating(t, "wing_ears").begins("essence")
        t.lucas.has(pot="locoweed*3, orange-1")
        assert t.asked(t.lucas).hi == 2 + 3
        t.lucas.answers("settle", 2)
        t.lucas.shows(essence=2)


@ruling("Q-189")
def test_with_the_quota_scarce_chips_go_by_the_order_of_players_not_by_speed() -> None:
    for quick in (0, 1):
        with table("lucas", "nina", patients=True, supply_while_brewing="quota") as t:
            treating(t, "witch_hump", "witch_hump").supply("yellow-1", 1)
            for seat in t.seats:
                seat.has(pot="orange-1@4", essence=2, bag="purple-1")
            for seat in (t.seats[quick], t.seats[1 - quick]):
                seat.draws("purple-1")
                if seat is t.lucas:
                    seat.agrees("elixir")
            t.lucas.has_in_bag("yellow-1", 1)
            t.nina.has_in_bag("yellow-1", 0)
            t.nina.shows(essence=2)  # nothing was to be had, so nothing was asked


@ruling("Q-189")
def test_with_the_quota_a_brewer_claims_no_more_than_an_even_share() -> None:
    with table("lucas", "nina", patients=True, supply_while_brewing="quota") as t:
        treating(t, "witch_hump", "witch_hump").supply("yellow-1", 2)
        t.lucas.has(pot="orange-1@4", essence=4)
        t.lucas.draws("purple-1")
        t.lucas.agrees("elixir")
        t.lucas.draws("white-3")
        t.lucas.draws("purple-1")  # on the next ruby space: the other chip is nina's to claim
        t.lucas.shows(essence=2)
        t.lucas.has_in_bag("yellow-1", 1)


@ruling("Q-169", "Q-239")
def test_carrot_nose_on_a_ruby_space_goes_to_the_next_one() -> None:
    with table("lucas", "nina", patients=True) as t:
        treating(t, "carrot_nose")
        t.lucas.has(pot="green-1@5", essence=2)
        t.lucas.draws("orange-1")
        t.lucas.agrees("elixir", "carrot_nose")
        t.lucas.shows(pot="green-1@5, orange-1@9", essence=0)


@ruling("Q-170")
def test_wing_ears_say_who_asks() -> None:
    with table("lucas", "nina", patients=True) as t:
        treating(t, "wing_ears")
        t.lucas.has(essence=3)
        t.lucas.draws("white-1")
        assert t.asked(t.lucas).about() == {
            "source": "wing_ears",
            "chip": "white-1",
            "about": ["white-1"],
            "spaces": [1, 2],
        }
        t.lucas.answers("elixir", "double")
        t.lucas.shows(pot="white-1@2", essence=1)
