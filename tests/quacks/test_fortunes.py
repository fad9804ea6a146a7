"""The fortune cards, one by one, and together with books."""

from __future__ import annotations

from chaudron.games.quacks import fortunes
from chaudron.games.quacks.chips import BY_NAME
from chaudron.games.quacks.scenario import Scenario, table
from tests.rulings import ruling

QUIET = "W-B4, W-S3, W-P4"


def alchemy(t: Scenario) -> Scenario:
    for seat in t.seats:
        seat.has(patient="vampirism", pennies="")
    return t


@ruling("Q-016")
def test_one_card_a_round_for_everybody() -> None:
    with table("lucas", "nina") as t:
        t.deck("F-P02, F-P03, F-B07").begins("fortune", round=1)
        t.lucas.is_asked("brew")
        t.lucas.shows(droplet=1)
        t.nina.shows(droplet=1)
        assert t.state.card is fortunes.BY_ID["F-P02"] and len(t.state.deck) == 2


@ruling("Q-017")
def test_purple_cards_are_done_before_brewing_and_blue_ones_end_with_the_round() -> None:
    with table("lucas", "nina") as t:
        t.deck("F-B07, F-P02").begins("fortune", round=1)
        t.lucas.will_draw("white-3*3")
        for _ in range(3):
            t.lucas.brews("draw")
        t.lucas.shows(white=9, exploded=False)
        assert t.state.limit(t.lucas.player) == 9
    with table("lucas", "nina", seed=0) as t:
        t.deck("F-B07, F-P02").begins("fortune", round=1)
        t.all_stop()
        t.on_to("brew")
        t.lucas.shows(droplet=1)
        assert t.state.limit(t.lucas.player) == 7
    blue = [f for f in fortunes.FORTUNES if f.blue]
    assert len(blue) == 21 and len(fortunes.FORTUNES) == 44


@ruling("Q-018")
def test_the_start_player_chooses_first() -> None:
    with table("lucas", "nina", "marie") as t:
        t.begins("fortune", card="F-P06", first=t.nina)
        for seat in (t.nina, t.marie, t.lucas):
            assert len(t.stepper.pending) == 1
            seat.chooses("points")


@ruling("Q-019")
def test_a_card_gives_no_colour_whose_book_is_closed() -> None:
    with table("lucas", "nina") as t:
        t.begins("fortune", round=2, card="F-P10")
        t.lucas.is_asked("brew")  # only the droplet is left, so nobody was asked
        t.lucas.shows(droplet=2)
    with table("lucas", "nina") as t:
        t.begins("fortune", round=3, card="F-P10")
        t.lucas.chooses("chip")
        t.lucas.has_in_bag("purple-1")
        t.nina.chooses("droplet")
        t.nina.shows(droplet=2)
    for round, offered in ((1, False), (2, True)):
        with table("lucas", "nina") as t:
            t.begins("fortune", round=round, card="F-P07")
            t.lucas.chooses("chip")
            assert ("yellow-2" in t.lucas.offered()) == offered
            t.lucas.takes("red-2")
            t.nina.chooses("rubies")
    with table("lucas", "nina", gains_need_open_book="none") as t:
        t.begins("fortune", round=1, card="F-P10")
        t.lucas.chooses("chip")
        t.nina.chooses("chip")


@ruling("Q-020")
def test_a_gained_chip_comes_from_the_supply_into_the_bag_or_is_lost() -> None:
    with table("lucas", "nina") as t:
        t.begins("fortune", card="F-P05").supply("green-1", 3)
        t.nina.has(vp=4)
        t.lucas.is_asked("brew")
        t.lucas.has_in_bag("green-1", 2)
        assert t.left("green-1") == 2
    with table("lucas", "nina") as t:
        t.begins("fortune", card="F-P05").supply("green-1", 0)
        t.lucas.is_asked("brew")
        t.lucas.has_in_bag("green-1", 1)


@ruling("Q-021", "Q-029")
def test_less_is_more_draws_safely() -> None:
    with table("lucas", "nina", "marie") as t:
        t.begins("fortune", card="F-P13")
        t.lucas.has(rubies=0).will_draw("white-3*3, white-2, white-1")
        t.nina.has(rubies=0).will_draw("white-1*4, orange-1")
        t.marie.has(rubies=0).will_draw("white-1*4, green-1")
        t.lucas.is_asked("brew")
        t.lucas.shows(rubies=1, white=0, exploded=False, pot="")
        t.nina.shows(rubies=0)
        t.nina.has_in_bag("blue-2")
        t.marie.has_in_bag("blue-2")
        t.lucas.has_in_bag("white-3", 3)


@ruling("Q-022")
def test_comparisons_look_at_the_table_before_the_card_gives_anything() -> None:
    with table("lucas", "nina", "marie") as t:
        t.begins("fortune", card="F-P03")
        t.lucas.has(rubies=1)
        t.nina.has(rubies=1)
        t.marie.has(rubies=2)
        t.lucas.is_asked("brew")
        t.lucas.shows(rubies=2)
        t.nina.shows(rubies=2)
        t.marie.shows(rubies=2)


@ruling("Q-023")
def test_a_purple_card_comes_before_the_rats_are_counted() -> None:
    for first, tails in ((True, 1), (False, 0)):
        with table("lucas", "nina", purple_before_rats=first) as t:
            t.begins("fortune", round=2, card="F-P06")
            t.lucas.chooses("points")
            t.nina.chooses("lose-white")
            if tails:
                t.nina.agrees("rat")
            t.nina.shows(tails=tails)


@ruling("Q-025")
def test_cards_about_rat_tails() -> None:
    with table("lucas", "nina") as t:
        t.begins("fortune", round=2, card="F-P04")
        t.lucas.has(vp=8)
        t.nina.agrees("rat")
        t.nina.shows(tails=6, rat=6)
    with table("lucas", "nina") as t:
        t.begins("fortune", round=2, card="F-P09")
        t.lucas.has(vp=20)
        t.nina.answers("steps", 3)
        t.nina.agrees("rat")
        t.nina.shows(tails=5, rubies=4)
    with table("lucas", "nina") as t:
        t.begins("fortune", round=2, card="F-P08")
        t.lucas.has(vp=8)
        t.lucas.chooses("chip")
        t.lucas.takes("green-4")
        t.nina.chooses("points")
        t.nina.agrees("rat")
        t.nina.shows(vp=3, tails=3)


@ruling("Q-026")
def test_just_in_time_removes_a_white_for_good() -> None:
    with table("lucas", "nina") as t:
        t.begins("fortune", card="F-P06")
        t.nina.has(bag="white-2, orange-1")
        gone = t.game.removed[0]
        t.lucas.chooses("lose-white")
        t.nina.shows(vp=4)  # no white 1 in the bag: not asked
        t.lucas.has_in_bag("white-1", 3)
        assert t.state.removed[0] == gone + 1
        assert t.left("white-1") == 2


@ruling("Q-027")
def test_cards_that_offer_one_thing_once() -> None:
    with table("lucas", "nina") as t:
        t.begins("fortune", round=2, card="F-P11")
        t.nina.has(rubies=0)
        t.lucas.is_offered("orange-1, green-1, blue-1, red-1, yellow-1")
        t.lucas.takes("orange-1")
        t.lucas.shows(rubies=0)
        t.nina.is_asked("brew")
    with table("lucas", "nina", wheel_deal_orange=False) as t:
        t.begins("fortune", card="F-P11")
        t.lucas.is_not_offered("orange-1")
        t.lucas.declines("take")
        t.nina.declines("take")
    with table("lucas", "nina") as t:
        t.begins("fortune", card="F-P07")
        t.lucas.chooses("rubies")
        t.lucas.shows(rubies=4)
        t.nina.chooses("chip")
        t.nina.takes("black-1")
        t.nina.is_asked("brew")


@ruling("Q-028")
def test_an_opportunistic_moment() -> None:
    with table("lucas", "nina") as t:
        t.begins("fortune", card="F-P12")
        t.lucas.has(bag="green-1, blue-2, orange-1, white-1")
        t.nina.has(bag="orange-1, white-1*3, purple-1").will_draw("orange-1, white-1*3")
        left = t.left("green-1")
        t.lucas.is_offered("green-1, blue-2")
        t.lucas.answers("trade_up", "blue-2")
        t.lucas.shows(bag="green-1, blue-4, orange-1, white-1")
        t.nina.shows(bag="orange-1, white-1*3, purple-1, green-1")
        assert sum(e["event"] == "draw" and e["player"] == 1 for e in t.log()) == 4
        assert t.left("green-1") == left - 1
    with table("lucas", "nina") as t:
        t.begins("fortune", card="F-P12")
        t.lucas.has(bag="green-1, white-1*3")
        t.nina.has(bag="white-1*4")
        t.lucas.declines("trade_up")
        t.lucas.shows(bag="green-1, white-1*3")  # declining earns nothing


@ruling("Q-030")
def test_living_in_luxury() -> None:
    with table("lucas", "nina") as t:
        t.begins(card="F-B07")
        t.lucas.has(pot="white-3, white-3")
        t.lucas.draws("white-3")
        t.lucas.shows(white=9, exploded=False)
        t.lucas.draws("white-1")
        t.lucas.shows(exploded=True)


@ruling("Q-031", "Q-248")
def test_well_stirred_offers_the_first_white_once() -> None:
    with table("lucas", "nina") as t:
        t.begins(card="F-B08")
        t.lucas.draws("orange-1")
        t.lucas.draws("blue-1, white-3")
        t.lucas.answers("place", "white-3")
        t.lucas.agrees("stir", "F-B08")
        t.lucas.shows(pot="orange-1@1, blue-1@2", white=0, flask=True)
        t.lucas.draws("white-3")
        t.lucas.shows(pot="orange-1@1, blue-1@2, white-3@5")
    with table("lucas", "nina") as t:
        t.begins(card="F-B08")
        t.lucas.draws("white-3")
        t.lucas.declines("stir")
        t.lucas.draws("white-2")
        t.lucas.shows(white=5)
    with table("lucas", "nina", books="green=5", witches=True) as t:
        t.begins(card="F-B08").witches(QUIET)
        t.lucas.has(starters="white-2")
        t.lucas.shows(starters="white-2")
        t.lucas.draws("white-1")
        t.lucas.agrees("stir")
        t.lucas.shows(pot="white-2@2", white=2)


@ruling("Q-032", "Q-033")
def test_strong_ingredient_places_a_chip_without_danger_or_action() -> None:
    for phase_b, rubies in ((False, 0), (True, 1)):
        with table("lucas", "nina", strong_ingredient_phaseB=phase_b) as t:
            t.begins(card="F-B09")
            t.lucas.has(pot="white-3, white-3@15, orange-1@16", rubies=0)
            t.nina.has(pot="white-3, white-3, white-2", exploded=True)
            t.lucas.will_draw("white-3, green-4, blue-2, white-1*2")
            t.lucas.stops()
            t.all_stop()
            t.lucas.answers("place", "green-4")
            t.lucas.shows(pot="white-3@3, white-3@15, orange-1@16, green-4@20", scoring=21, rubies=rubies)
            t.lucas.has_in_bag("green-4", 0)
            t.nina.answers("score", "points")
    with table("lucas", "nina") as t:
        t.begins("afterwards", card="F-B09")
        t.lucas.has(pot="white-3, white-3").will_draw("white-3, white-2*2, white-1*2")
        t.nina.has(bag="")
        t.lucas.answers("place", "white-3")
        t.lucas.shows(white=9, exploded=False)


@ruling("Q-034", "Q-035")
def test_a_second_chance_after_five_safe_chips() -> None:
    with table("lucas", "nina") as t:
        t.begins(card="F-B11")
        t.lucas.has(bag="white-3*3, white-2*2, white-1*2")
        for chip in ("white-3", "white-3", "white-2", "white-1"):
            t.lucas.draws(chip)
        t.lucas.draws("white-1")
        t.lucas.shows(white=10, exploded=False)
        t.lucas.declines("start_again")
        t.lucas.draws("orange-1")
        t.lucas.shows(exploded=False)
        t.lucas.draws("white-2")
        t.lucas.shows(exploded=True)


@ruling("Q-035")
def test_the_sixth_chip_is_no_longer_safe() -> None:
    with table("lucas", "nina") as t:
        t.begins(card="F-B11")
        t.lucas.has(bag="white-3, white-2*2, orange-1, white-1*4")
        for name in ("white-3", "white-2", "white-2", "orange-1"):
            t.lucas.draws(name)
        assert t.state.view(0).safe_now(0)
        t.lucas.draws("white-1")
        t.lucas.shows(white=8, exploded=False)
        t.lucas.declines("start_again")
        assert not t.state.view(0).safe_now(0)
        t.lucas.draws("white-1")
        t.lucas.shows(exploded=True)


@ruling("Q-036", "Q-246")
def test_starting_again_returns_the_chips_but_not_what_they_gave() -> None:
    with table("lucas", "nina", books="blue=3,red=2,green=5", witches=True) as t:
        t.begins(card="F-B11").witches(QUIET)
        t.lucas.has(bag="white-3*3, white-2, blue-1, red-1", aside="red-4", starters="orange-1", rubies=0)
        t.lucas.draws("white-3")
        t.lucas.draws("red-1")
        t.lucas.draws("blue-1")
        t.lucas.draws("white-3")
        t.lucas.uses_flask()
        t.lucas.shows(pot="orange-1@1, white-3@4, blue-1@5", rubies=1, aside="red-4, red-1")
        t.lucas.draws("white-3")
        t.lucas.draws("white-2")
        t.lucas.agrees("start_again")
        t.lucas.shows(pot="orange-1@1", rubies=1, flask=False, white=0, aside="red-4")
        t.lucas.shows(bag="white-3*3, white-2, blue-1, red-1")
        for chip in ("white-3", "white-3"):
            t.lucas.draws(chip)
        t.lucas.draws("white-3")  # the protection does not come back
        t.lucas.shows(exploded=True)
    with table("lucas", "nina", books="blue=3", second_chance_restore="full") as t:
        t.begins(card="F-B11")
        t.lucas.has(pot="white-1, white-1, white-1, white-1", rubies=0)
        t.lucas.draws("blue-1")
        t.lucas.agrees("start_again")
        t.lucas.shows(rubies=0)
    with table("lucas", "nina", books="blue=4", second_chance_restore="full") as t:
        t.begins(card="F-B11")
        t.lucas.has(pot="white-1, white-1, white-1, white-1", vp=5)
        t.lucas.draws("blue-1")  # a ruby space: 1 point
        t.lucas.shows(vp=6)
        t.lucas.agrees("start_again")
        t.lucas.shows(vp=5)
    with table("lucas", "nina", books="red=6", witches=True) as t:
        t.begins(card="F-B11").witches(QUIET)
        t.lucas.has(pot="white-1, white-1, white-1, white-1", bag="red-1, orange-1", pennies="")
        t.lucas.draws("red-1, orange-1")
        t.lucas.shows(laid="orange-1")
        t.lucas.agrees("start_again")
        t.lucas.shows(laid="", pot="", bag="white-1*4, red-1, orange-1")


@ruling("Q-037")
def test_schadenfreude_pays_the_player_on_the_left() -> None:
    with table("lucas", "nina", "marie") as t:
        t.begins(card="F-B10", first=t.marie)
        t.lucas.has(pot="white-3, white-3")
        t.lucas.draws("white-2")
        t.all_stop()
        t.nina.is_offered("green-2, blue-2, red-2")
        t.nina.takes("blue-2")
        t.nina.has_in_bag("blue-2")
        t.lucas.answers("score", "points")


@ruling("Q-039")
def test_seasoned_perfectly_wants_exactly_7() -> None:
    with table("lucas", "nina", "marie", seed=0) as t:
        t.begins("afterwards", card="F-B06")
        t.lucas.has(pot="white-3, white-3, white-1")
        t.nina.has(pot="white-3, white-3")
        t.marie.has(pot="white-3, white-3, white-2", exploded=True)
        t.marie.answers("score", "points")
        t.lucas.shows(droplet=1)
        t.nina.shows(droplet=0)
        t.marie.shows(droplet=0)


@ruling("Q-040")
def test_lucky_devil_and_shining_bright_look_at_the_scoring_space() -> None:
    for card, vp, rubies in (("F-B03", 2, 1), ("F-B04", 0, 2)):
        with table("lucas", "nina") as t:
            t.begins("rubies", card=card)
            t.lucas.has(pot="white-3, white-3, white-2@12", exploded=True, rubies=0)
            t.nina.has(pot="white-3@12", rubies=0)
            t.lucas.is_asked("score")
            t.lucas.shows(vp=vp, rubies=rubies)
            t.nina.shows(vp=vp, rubies=rubies)
            t.lucas.answers("score", "points")


@ruling("Q-042")
def test_magic_potion_refills_every_flask() -> None:
    with table("lucas", "nina") as t:
        t.begins("end_of_round", round=2, card="F-B05")
        t.lucas.has(flask=False, rubies=2)
        t.nina.has(flask=False, rubies=0)
        t.lucas.is_offered("droplet")  # already full: nothing to pay for
        t.lucas.declines("spend")
        t.lucas.is_asked("brew")
        t.lucas.shows(flask=True, rubies=2)
        t.nina.shows(flask=True)


def test_roll_the_die_and_the_pot_is_filling_up() -> None:
    with table("lucas", "nina") as t:
        t.begins("fortune", card="F-P01")
        t.lucas.will_roll("ruby")
        t.nina.will_roll("2")
        t.lucas.is_asked("brew")
        t.lucas.shows(rubies=2)
        t.nina.shows(vp=2)
        assert [e["player"] for e in t.log() if e["event"] == "die"] == [0, 1]


@ruling("Q-204")
def test_chips_laid_aside_come_before_the_card_and_the_essence() -> None:
    with table("lucas", "nina", books="red=2", patients=True) as t:
        alchemy(t).begins(card="FA-B03")
        t.lucas.has(pot="green-1@1, white-3@4", aside="red-1")
        t.nina.has(pot="white-2", aside="red-1")
        t.all_stop()
        t.lucas.answers("aside", "place")  # so the white is no longer the last chip
        t.nina.answers("aside", "keep")
        t.lucas.is_asked("settle")
        t.lucas.shows(vp=0)
        t.nina.shows(vp=2)
        t.lucas.answers("settle", 2)


@ruling("Q-247")
def test_strong_ingredient_places_a_red_of_red_2_after_those_laid_aside() -> None:
    with table("lucas", "nina", books="red=2") as t:
        t.begins(card="F-B09")
        t.lucas.has(aside="red-1", bag="red-4")
        t.nina.has(bag="")
        t.all_stop()
        t.lucas.answers("aside", "place")
        t.lucas.answers("place", "red-4")
        t.lucas.shows(pot="red-1@1, red-4@5", aside="")


@ruling("Q-249")
def test_a_powerful_tipple_moves_the_cauldron_s_droplet_back() -> None:
    with table("lucas", "nina", "marie", patients=True, tubes=True) as t:
        alchemy(t).begins("fortune", round=2, card="FA-P10")
        t.lucas.has(droplet=3, tube=4)
        t.nina.has(droplet=1)
        t.lucas.takes("yellow-4")
        t.nina.is_not_offered("green-4")
        t.nina.takes("green-2")
        t.lucas.shows(droplet=1, tube=4)
        t.nina.shows(droplet=0)
        t.marie.is_asked("brew")  # on 0: not asked


@ruling("Q-250")
def test_sale_copies_the_cheaper_of_two() -> None:
    with table("lucas", "nina", patients=True) as t:
        alchemy(t).begins("buying", round=2, card="FA-B02")
        t.lucas.has(pot="white-1@40", bag="")
        t.nina.has(pot="white-1@20", bag="")
        t.lucas.buys("green-2, blue-2")
        t.nina.buys("green-1")
        t.lucas.has_in_bag("green-2", 2)
        t.nina.has_in_bag("green-1", 1)
    with table("lucas", "nina", patients=True) as t:
        alchemy(t).begins("buying", round=2, card="FA-B02").supply("green-2", 1)
        t.lucas.has(pot="white-1@40", bag="")
        t.lucas.buys("green-2, blue-2")
        t.on_to("brew")
        t.lucas.has_in_bag("green-2", 1)
    with table("lucas", "nina", patients=True) as t:
        alchemy(t).begins("buying", round=2, card="FA-B02")
        t.lucas.has(pot="white-1@40", bag="")
        t.lucas.buys("blue-2, red-2")
        t.lucas.answers("copy", "red-2")
        t.on_to("brew")
        t.lucas.has_in_bag("red-2", 2)


@ruling("Q-251")
def test_neighbor_in_need() -> None:
    with table("lucas", "nina", patients=True) as t:
        alchemy(t).begins("fortune", round=1, card="FA-P08")
        t.lucas.chooses("lose-white")
        t.nina.agrees("accept")
        t.nina.has_in_bag("white-1", 3)
        t.nina.chooses("chip")
        t.lucas.takes("green-4")
        t.lucas.has_in_bag("green-4")
    with table("lucas", "nina", patients=True) as t:
        alchemy(t).begins("fortune", round=1, card="FA-P08")
        t.lucas.chooses("chip")
        t.nina.declines("take")
        t.nina.chooses("lose-white")
        t.lucas.declines("accept")
        t.lucas.has_in_bag("white-1", 4)


@ruling("Q-251")
def test_nobody_is_asked_for_a_neighbour_whom_nothing_helps() -> None:
    with table("lucas", "nina", patients=True) as t:
        for chip in BY_NAME:
            t.supply(chip, 0)
        t.lucas.has(bag="white-2")
        t.nina.has(bag="white-3")
        alchemy(t).begins("fortune", round=1, card="FA-P08")
        t.lucas.is_asked("brew")
        t.nina.is_asked("brew")


@ruling("Q-252")
def test_from_good_to_better() -> None:
    with table("lucas", "nina", patients=True, books="blue=3") as t:
        alchemy(t).begins("afterwards", card="FA-B01")
        t.lucas.has(pot="orange-1@1, red-2@5, white-2@7", rubies=0)
        left = t.left("green-4")
        t.lucas.is_offered("red-2@5")
        t.lucas.answers("upgrade", "red-2@5")
        t.lucas.answers("swap_for", "green-4")
        assert t.left("green-4") == left - 1
        t.lucas.answers("settle", 2)
        t.lucas.shows(pot="orange-1@1, green-4@5, white-2@7", rubies=1)  # it counts in phase B


def test_the_other_cards_of_the_alchemists() -> None:
    with table("lucas", "nina", patients=True) as t:
        alchemy(t).begins("fortune", card="FA-P01")
        t.lucas.will_roll("1")
        t.lucas.chooses("rubies")
        t.nina.chooses("chip")
        t.lucas.agrees("rat")
        t.lucas.shows(rubies=2, vp=1, rat=3)
        t.nina.has_in_bag("red-2")
    with table("lucas", "nina", patients=True) as t:
        alchemy(t).begins("fortune", card="FA-P02")
        t.lucas.will_draw("white-3")
        t.nina.will_draw("orange-1")
        t.lucas.is_asked("brew")
        t.lucas.shows(rubies=4)
        t.nina.shows(rubies=2)
    with table("lucas", "nina", patients=True) as t:
        alchemy(t).begins("fortune", card="FA-P03")
        t.lucas.has(rubies=4)
        t.lucas.chooses("chip")
        t.lucas.takes("green-4")
        t.lucas.shows(rubies=0)
        t.nina.chooses("rubies")
        t.nina.shows(rubies=3)
    with table("lucas", "nina", patients=True) as t:
        alchemy(t).begins("fortune", round=2, card="FA-P05")
        t.lucas.has(vp=5)
        t.nina.will_roll("2")
        t.nina.agrees("rat")
        t.nina.shows(vp=2, tails=2)
    with table("lucas", "nina", patients=True) as t:
        alchemy(t).begins("fortune", round=1, card="FA-P06")
        t.nina.has(rubies=0)
        t.lucas.answers("steps", 1)
        t.lucas.agrees("rat")
        t.lucas.shows(rubies=0, tails=3)
    with table("lucas", "nina", patients=True) as t:
        alchemy(t).begins("fortune", round=2, card="FA-P09")
        t.lucas.has(vp=15)
        t.nina.takes("red-4")  # all six tails
        t.nina.shows(tails=0)
    with table("lucas", "nina", patients=True) as t:
        alchemy(t).begins("fortune", round=2, card="FA-P09")
        t.lucas.has(vp=11)
        assert not {"red-4", "purple-1"} & t.nina.offered()  # four tails
        t.nina.takes("red-2")
        t.nina.shows(tails=0)
    with table("lucas", "nina", patients=True) as t:
        alchemy(t).begins("fortune", round=1, card="FA-P04")
        t.lucas.will_roll("1, 1, 2, ruby")
        t.lucas.has(rubies=0)
        t.lucas.chooses("dice")
        t.lucas.shows(vp=4, rubies=1)
        t.nina.chooses("droplet")
        t.nina.shows(droplet=3)
    with table("lucas", "nina", patients=True) as t:
        alchemy(t).begins("buying", round=2, card="FA-B04")
        t.lucas.has(pot="white-1@3", tails=3)  # 4 coins and 6 more
        t.lucas.buys("black-1")


def test_a_good_neighborhood_gives_the_left_player_rubies() -> None:
    with table("lucas", "nina", patients=True) as t:
        alchemy(t).begins(card="FA-B05")
        t.lucas.draws("white-3")
        t.lucas.draws("orange-1")
        t.lucas.brews("white-3")
        t.lucas.shows(pot="orange-1@4", white=0)
        t.all_stop()
        t.nina.shows(rubies=3)
        t.lucas.answers("settle", 1)
