"""The Herb Witches: pennies, the twelve witches, the cups, the new pumpkins."""

from __future__ import annotations

from chaudron.games.quacks.rules import Game
from chaudron.games.quacks.scenario import table
from chaudron.games.quacks.spec import SPEC
from chaudron.games.quacks.witches import BY_ID, WITCHES
from tests.rulings import ruling

ALL = "silver, copper, gold"


@ruling("Q-140")
def test_three_pennies_each_and_one_witch_of_each_group_for_all() -> None:
    drawn = set()
    for seed in range(30):
        game = SPEC.new(seed, 3, {"witches": True})
        assert isinstance(game, Game)
        assert [w.penny for w in game.setup.witches] == [1, 2, 4]
        assert all(p.pennies == 7 for p in game.players)
        drawn |= {w.id for w in game.setup.witches}
    assert drawn == {w.id for w in WITCHES}


@ruling("Q-141")
def test_a_call_costs_the_witch_s_penny_and_several_may_be_called_in_a_round() -> None:
    with table("lucas", "nina", witches=True) as t:
        t.begins("rubies", round=2).witches("W-B1, W-S2, W-P3")
        t.lucas.has(pot="orange-1@23", rubies=0)
        t.nina.has(pennies="")
        t.lucas.calls("W-P3")
        t.lucas.shows(rubies=5, pennies="silver, copper")
        t.lucas.calls("W-S2")
        t.lucas.shows(pennies="silver")
        t.lucas.buys("green-4, red-4")
        t.lucas.answers("spend", "droplet")
        t.lucas.declines("spend")
        t.on_to("brew")
        assert not t.state.may_call(t.lucas.player, BY_ID["W-S2"])
        assert t.state.may_call(t.lucas.player, BY_ID["W-B1"])


@ruling("Q-142")
def test_every_unspent_penny_is_worth_2_points() -> None:
    with table("lucas", "nina", witches=True) as t:
        t.begins("end_of_round", round=9).witches("W-B1, W-S2, W-P3")
        t.lucas.has(pennies="gold, copper")
        t.nina.has(pennies="")
        assert t.over
        t.lucas.shows(vp=4)
        t.nina.shows(vp=0)


@ruling("Q-143", "Q-225", "Q-209")
def test_saved_by_the_flask() -> None:
    with table("lucas", "nina", witches=True) as t:
        t.begins(card="F-B10").witches("W-B1, W-S3, W-P4")
        t.nina.has(pennies="")
        t.lucas.has(pot="white-3, white-3")
        t.lucas.draws("white-2")
        t.lucas.calls("W-B1")
        t.lucas.shows(
            pot="white-3@3, white-3@6", white=6, exploded=False, flask=False, pennies="copper, gold"
        )
        t.lucas.draws("orange-1")
        t.lucas.is_not_offered("flask")
        t.all_stop()
        t.nina.is_not_asked()  # no Schadenfreude
        t.lucas.is_asked("buy")
    with table("lucas", "nina", witches=True) as t:
        t.witches("W-B1, W-S3, W-P4")
        t.lucas.has(pot="white-3, white-3", flask=False)
        t.lucas.draws("white-2")  # an empty flask: she cannot be called
        t.lucas.shows(exploded=True)


@ruling("Q-144", "Q-226")
def test_a_good_handful_places_any_of_six_in_any_order() -> None:
    with table("lucas", "nina", witches=True) as t:
        t.witches("W-B2, W-S3, W-P4")
        t.lucas.has(bag="orange-1*2, red-1, green-4, white-1*2, white-3")
        t.lucas.will_draw("orange-1*2, red-1, green-4, white-1*2")
        t.lucas.brews("witch")
        t.lucas.is_offered(
            "orange-1, red-1, green-4, white-1"
        )  # six chips, and the white 3 is not among them
        t.lucas.answers("place", "orange-1")
        t.lucas.answers("place", "red-1")
        t.lucas.agrees("move_further")
        t.lucas.answers("place", "green-4")
        t.lucas.declines("place")
        t.lucas.shows(pot="orange-1@1, red-1@3, green-4@7", bag="orange-1, white-1*2, white-3")
        t.lucas.is_not_offered("witch")
    with table("lucas", "nina", witches=True) as t:
        t.witches("W-B2, W-S3, W-P4")
        t.lucas.has(pot="white-3, white-3", bag="white-3, orange-1, green-1", flask=False)
        t.lucas.brews("witch")  # only three chips are left: all of them
        t.lucas.is_offered("white-3, orange-1, green-1")
        t.lucas.answers("place", "white-3")
        t.lucas.shows(exploded=True, bag="orange-1, green-1")
        t.lucas.is_not_asked()
    with table("lucas", "nina", witches=True, lock_step=True) as t:
        t.witches("W-B2, W-S3, W-P4")
        t.nina.brews("draw")
        t.lucas.brews("witch")
        t.lucas.declines("place")
        t.nina.shows(pot="")  # the signal waits
        t.lucas.is_asked("brew")


@ruling("Q-145", "Q-227")
def test_the_laundress_takes_one_or_both_of_the_latest_whites() -> None:
    with table("lucas", "nina", witches=True) as t:
        t.witches("W-B3, W-S3, W-P4")
        t.lucas.has(pot="white-3, white-1, orange-1, white-2, green-1")
        t.lucas.brews("witch")
        t.lucas.is_offered("white-2@7, white-1@4")
        t.lucas.answers("take_back", "white-1@4")
        t.lucas.declines("take_back")
        t.lucas.shows(pot="white-3@3, orange-1@5, white-2@7, green-1@8", white=5)
    with table("lucas", "nina", witches=True) as t:
        t.witches("W-B3, W-S3, W-P4")
        t.lucas.has(pot="white-3, white-1, orange-1, white-2, green-1")
        t.lucas.brews("witch")
        t.lucas.answers("take_back", "white-2@7")
        t.lucas.answers("take_back", "white-1@4")
        t.lucas.shows(pot="white-3@3, orange-1@5, green-1@8", white=3)
    with table("lucas", "nina", witches=True) as t:
        t.witches("W-B3, W-S3, W-P4")
        t.lucas.has(pot="white-3, white-3")
        t.lucas.draws("white-2")
        t.lucas.is_not_asked()  # not after an explosion
    with table("lucas", "nina", witches=True) as t:
        t.witches("W-B3, W-S3, W-P4")
        t.lucas.has(pot="white-1")
        t.lucas.is_offered("draw, stop, flask, witch")
    with table("lucas", "nina", witches=True) as t:
        t.witches("W-B3, W-S3, W-P4")
        t.lucas.has(pot="orange-1@52")
        t.lucas.draws("white-1")
        t.lucas.shows(cup="white-1", white=1)
        t.lucas.is_not_offered("witch")  # she washes the cauldron, not the cup


@ruling("Q-146", "Q-208")
def test_no_harm_done() -> None:
    with table("lucas", "nina", witches=True) as t:
        t.begins(card="F-B10").witches("W-B4, W-S3, W-P4")
        t.lucas.has(pot="white-3, white-3@20")
        t.nina.has(pennies="")
        t.lucas.draws("white-2")
        t.all_stop()
        t.nina.takes("red-2")  # the others may still gloat
        t.lucas.will_roll("1")
        t.lucas.calls("W-B4")
        t.lucas.is_asked("buy")
        t.lucas.shows(vp=1 + 5, exploded=True)
    with table("lucas", "nina", witches=True) as t:
        t.begins("bonus_die", round=9).witches("W-B4, W-S3, W-P4")
        t.lucas.has(pot="white-3, white-3@20, white-2@22", exploded=True, rubies=0, pennies="silver")
        t.nina.has(pennies="")
        t.lucas.will_roll("1")
        t.lucas.calls("W-B4")
        assert t.over
        t.lucas.shows(vp=1 + 5 + 3)


@ruling("Q-147", "Q-228")
def test_the_refiner_raises_the_last_two_or_any_one() -> None:
    with table("lucas", "nina", witches=True) as t:
        t.begins("buying").witches("W-B1, W-S1, W-P4")
        t.lucas.has(pot="red-1@1, green-1@5, blue-2@20", bag="", pennies="copper")
        t.nina.has(pennies="")
        t.lucas.calls("W-S1")
        t.lucas.chooses("last-two")
        t.lucas.shows(bag="green-2, blue-4", scoring=21)
        t.lucas.buys()
    with table("lucas", "nina", witches=True) as t:
        t.begins("buying").witches("W-B1, W-S1, W-P4")
        t.lucas.has(pot="red-1@1, green-1@5, orange-1@20", bag="", pennies="copper")
        t.nina.has(pennies="")
        t.game.players[0].takes_coins = False  # exploded, and took the points
        left = t.left("red-1")
        t.lucas.calls("W-S1")
        t.lucas.is_offered("red-1@1, green-1@5")
        t.lucas.answers("upgrade", "red-1@1")
        t.lucas.has_in_bag("red-2")
        t.lucas.has_in_bag("red-1", 0)
        assert t.left("red-1") == left + 1
    with table("lucas", "nina", witches=True) as t:
        t.begins("buying").witches("W-B1, W-S1, W-P4").supply("green-2", 0)
        t.lucas.has(pot="orange-1@1, green-1@5, white-1@9, green-4@20, locoweed@21", bag="")
        t.nina.has(pennies="")
        t.lucas.is_asked("buy")  # nothing can be raised
    with table("lucas", "nina", witches=True) as t:
        t.begins("buying").witches("W-B1, W-S1, W-P4")
        t.lucas.has(pot="red-1@1, orange-1@20", bag="", pennies="copper")
        t.nina.has(pennies="")
        t.lucas.calls("W-S1")  # one chip can be raised: which one is not asked
        t.lucas.shows(bag="red-2")
        t.lucas.is_asked("buy")


@ruling("Q-148", "Q-229")
def test_coins_are_added_first_and_doubled_then() -> None:
    with table("lucas", "nina", witches=True, patients=True) as t:
        t.begins("buying", card="FA-B04").witches("W-B1, W-S2, W-P4").visitor("W-S4")
        t.lucas.has(pot="white-1@3", tails=1, rubies=2, patient="vampirism")
        t.nina.has(patient="vampirism", pennies="", rubies=0)
        t.lucas.calls("W-S4")
        t.lucas.calls("W-S2")
        asked = t.stepper.asked_of(0)
        assert asked is not None and asked.about()["n"] == (4 + 2 + 4) * 2
        t.lucas.shows(rubies=2)
        t.lucas.buys("red-1, green-1")
        t.lucas.declines("call", "W-P4")
    with table("lucas", "nina", witches=True) as t:
        t.begins("buying", round=9).witches("W-B1, W-S2, W-P4")
        t.lucas.has(pot="white-1@10", rubies=0, pennies="copper")
        t.nina.has(pennies="", rubies=0)
        t.lucas.calls("W-S2")
        assert t.over
        t.lucas.shows(vp=22 // 5)


@ruling("Q-149")
def test_two_for_one() -> None:
    with table("lucas", "nina", witches=True) as t:
        t.begins("buying").witches("W-B1, W-S3, W-P4")
        t.lucas.has(pot="white-1@30", bag="", pennies="copper")
        t.nina.has(pennies="")
        t.lucas.buys("green-1, red-4")
        t.lucas.calls("W-S3")
        t.lucas.answers("copy", "red-4")
        t.on_to("brew")
        t.lucas.shows(bag="white-1, green-1, red-4*2")
    with table("lucas", "nina", witches=True) as t:
        t.begins("buying").witches("W-B1, W-S3, W-P4").supply("red-4", 1)
        t.lucas.has(pot="white-1@30", bag="", pennies="copper")
        t.nina.has(pennies="", pot="white-1@10")
        t.lucas.buys("red-4")
        t.nina.is_asked("buy")  # the last red 4 was sold: she was not offered


@ruling("Q-150")
def test_ruby_credit() -> None:
    for option, asked in ((False, False), (True, True)):
        with table("lucas", "nina", witches=True, ws4_after_vp=option) as t:
            t.begins("buying").witches("W-B1, W-S4, W-P4")
            t.lucas.has(pot="white-1@30", rubies=3, pennies="copper")
            t.nina.has(pennies="")
            t.game.players[0].takes_coins = False
            if asked:
                t.lucas.calls("W-S4")
                t.lucas.buys("red-1")
            t.on_to("spend")
    with table("lucas", "nina", witches=True) as t:
        t.begins("buying").witches("W-B1, W-S4, W-P4")
        t.lucas.has(pot="white-1@3", rubies=3, pennies="copper")
        t.nina.has(pennies="")
        t.lucas.calls("W-S4")
        t.lucas.buys("black-1")
        t.lucas.shows(rubies=3)


@ruling("Q-151")
def test_rainbow_brew() -> None:
    for pot, vp in (
        ("orange-1, white-1", 3),
        ("orange-1, green-1, blue-1, red-1, yellow-1, yellow-1", 4),
        ("orange-1, green-1, blue-1, red-1, yellow-1, black-1", 7),
        ("orange-1, green-1, blue-1, red-1, yellow-1, black-1, purple-1, locoweed", 14),
    ):
        with table("lucas", "nina", witches=True) as t:
            t.begins("victory_points").witches("W-B1, W-S3, W-P1")
            t.lucas.has(pot=pot)
            t.nina.has(pennies="")
            t.lucas.calls("W-P1")
            own = sum(int(str(e["n"])) for e in t.log() if e["event"] == "points")
            t.lucas.shows(vp=own)
            assert own - vp in (0, 1)  # the scoring space itself may show 1
    for option in (False, True):
        with table("lucas", "nina", witches=True, wp1_after_buy=option) as t:
            t.begins("victory_points").witches("W-B1, W-S3, W-P1")
            t.lucas.has(pot="orange-1@8", rubies=0)
            t.nina.has(pennies="")
            t.game.players[0].takes_points = False
            t.lucas.is_asked("call" if option else "buy")
            if option:
                t.lucas.declines("call")


@ruling("Q-152", "Q-230")
def test_the_bottom_of_the_bag() -> None:
    with table("lucas", "nina", witches=True) as t:
        t.witches("W-B1, W-S3, W-P2")
        t.lucas.has(
            pot="orange-1@3",
            bag="white-3, black-1, green-1, orange-1, red-2, orange-6, purple-1, locoweed, blue-4",
        )
        t.nina.has(pennies="")
        t.lucas.will_roll("1")
        t.all_stop()
        t.lucas.calls("W-P2")
        t.lucas.shows(vp=1 + 10)
    with table("lucas", "nina", witches=True, books="green=2") as t:
        t.begins("afterwards").witches("W-B1, W-S3, W-P2")
        t.lucas.has(pot="green-4@9", bag="white-1")
        t.nina.has(pennies="", bag="white-1")
        t.lucas.will_roll("1")
        t.lucas.takes("purple-1")  # in phase B: too late for her
        t.lucas.is_asked("buy")


@ruling("Q-153", "Q-231")
def test_a_shower_of_rubies_instead_of_one_or_two() -> None:
    for card in (None, "F-B04"):
        with table("lucas", "nina", witches=True) as t:
            t.begins("rubies", card=card).witches("W-B1, W-S3, W-P3")
            t.lucas.has(pot="white-3, white-3, white-2@23", exploded=True, rubies=0)
            t.nina.has(pot="orange-1@23", rubies=0)
            t.lucas.calls("W-P3")
            t.nina.declines("call")
            t.lucas.shows(rubies=5)
            t.nina.shows(rubies=1 if card is None else 2)
            t.lucas.answers("score", "coins")
    with table("lucas", "nina", witches=True) as t:
        t.begins("rubies").witches("W-B1, W-S3, W-P3")
        t.lucas.has(pot="orange-1@4", rubies=0)
        t.nina.has(pot="orange-1@52", rubies=0)
        t.lucas.calls("W-P3")
        t.lucas.shows(rubies=0)
        t.lucas.is_asked("buy")  # on the spoon Nina was not asked
        t.nina.shows(rubies=0)


@ruling("Q-154")
def test_half_price() -> None:
    with table("lucas", "nina", witches=True) as t:
        t.begins("end_of_round", round=2).witches("W-B1, W-S3, W-P4")
        t.lucas.has(rubies=3, flask=False)
        t.nina.has(pennies="", rubies=0)
        t.lucas.calls("W-P4")
        t.lucas.answers("spend", "flask")
        t.lucas.answers("spend", "droplet")
        t.lucas.answers("spend", "droplet")
        t.lucas.shows(rubies=0, droplet=2, flask=True)


@ruling("Q-155", "Q-156", "Q-157")
def test_chips_beyond_the_last_space_go_into_the_cup() -> None:
    with table("lucas", "nina", witches=True, books="blue=1,yellow=2") as t:
        t.begins(round=3).witches("W-B1, W-S3, W-P4")
        t.lucas.has(pot="white-3@3, white-3@45, orange-1@50", rubies=0, pennies="")
        t.nina.has(pennies="")
        t.lucas.draws("blue-4")  # lies on 52: its draws are lost
        t.lucas.shows(pot="white-3@3, white-3@45, orange-1@50, blue-4@52")
        t.lucas.draws("blue-2")
        t.lucas.draws("orange-6")
        t.lucas.draws("locoweed")
        t.lucas.shows(cup="blue-2, orange-6, locoweed")
        t.lucas.draws("white-2")
        t.lucas.shows(cup="blue-2, orange-6, locoweed, white-2", exploded=True, white=8)
        t.all_stop()
        t.lucas.answers("score", "points")
        t.lucas.shows(vp=15 + 11 // 2)
    with table("lucas", "nina", witches=True, books="yellow=5") as t:
        t.begins(round=3).witches("W-B1, W-S3, W-P4")
        t.lucas.has(pot="orange-1@51")
        t.lucas.draws("yellow-1")
        assert not [e for e in t.log() if e["event"] == "draw"]
        t.lucas.uses_flask()
        t.lucas.shows(pot="orange-1@51")


@ruling("Q-158")
def test_an_exploded_player_who_buys_gets_no_points_of_the_cup() -> None:
    with table("lucas", "nina", witches=True) as t:
        t.begins("rubies").witches("W-B1, W-S3, W-P4")
        t.lucas.has(pot="white-3, white-3, orange-1@52", cup="white-2, orange-6", exploded=True)
        t.lucas.answers("score", "coins")
        t.lucas.shows(vp=0)
        asked = t.stepper.asked_of(0)
        assert asked is not None and asked.about()["n"] == 35


@ruling("Q-159")
def test_the_new_pumpkins_cost_3_and_22_and_are_never_raised() -> None:
    with table("lucas", "nina", witches=True, books="purple=4") as t:
        t.begins("chip_actions", round=3).witches("W-B1, W-S1, W-P4")
        t.lucas.has(pot="purple-1*3, orange-1@28", pennies="copper")
        t.nina.has(pennies="")
        t.lucas.is_asked("buy")  # neither purple 4 nor the refiner asked
        prices = t.state.setup.prices
        assert (prices[3], prices[4]) == (3, 22)
        t.lucas.answers("buy", "orange-6")
        t.nina.declines("rat")


@ruling("Q-224")
def test_a_witch_is_called_only_in_her_own_phase() -> None:
    with table("lucas", "nina", witches=True) as t:
        t.witches("W-B4, W-S4, W-P2")
        t.lucas.draws("white-1")
        t.lucas.is_offered("draw, stop, flask")
    for witch in WITCHES:
        assert BY_ID[witch.id].penny == {"B": 1, "S": 2, "P": 4}[witch.id[2]]


@ruling("Q-232")
def test_a_visiting_witch_helps_everybody_once_for_free() -> None:
    with table("lucas", "nina", witches=True, patients=True) as t:
        t.begins("fortune", round=1, card="FA-B08").witches("W-B1, W-S3, W-P4")
        for seat in t.seats:
            seat.has(patient="vampirism")
        t.lucas.is_asked("brew")
        visitor = t.state.visitor
        assert visitor is not None and visitor.id not in ("W-B1", "W-S3", "W-P4")
    with table("lucas", "nina", witches=True, patients=True) as t:
        t.begins("end_of_round", round=2, card="FA-B08").witches("W-B1, W-S3, W-P1").visitor("W-P4")
        for seat in t.seats:
            seat.has(patient="vampirism")
        t.lucas.has(rubies=1, pennies="")
        t.nina.has(rubies=1)
        t.lucas.calls("W-P4")
        t.lucas.answers("spend", "droplet")
        t.nina.calls("W-P4")
        t.nina.declines("spend")
        t.lucas.shows(droplet=1, pennies="")
        t.nina.shows(pennies="silver, copper, gold")
        assert t.state.visitor is None
    with table("lucas", "nina", witches=True, patients=True) as t:
        t.witches("W-B4, W-S3, W-P1").visitor("W-B3")
        for seat in t.seats:
            seat.has(patient="vampirism")
        t.lucas.has(pot="white-2")
        t.lucas.brews("visitor")
        t.lucas.shows(pot="", pennies=ALL)
        t.lucas.draws("white-1")
        t.lucas.is_not_offered("visitor")
