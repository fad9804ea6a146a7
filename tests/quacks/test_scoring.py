"""Phases A to F: the die, chip actions, rubies, points, buying, the end of a round."""

from __future__ import annotations

from typing import cast

from chaudron.games.quacks.scenario import Scenario, table
from tests.rulings import ruling

QUIET = "W-B4, W-S3, W-P4"


def herb(t: Scenario) -> None:
    t.witches(QUIET)
    for seat in t.seats:
        seat.has(pennies="")


def dice(t: Scenario) -> list[object]:
    """Who rolled the bonus die, in order."""
    return [e["player"] for e in t.log() if e["event"] == "die"]


@ruling("Q-098", "Q-210")
def test_the_rulebook_s_marie_rolls_because_she_is_further() -> None:
    """Both score on a 23; Marie's is the further one. Nina is further still, but exploded."""
    with table("marie", "lucas", "nina") as t:
        t.begins("bonus_die")
        t.marie.has(pot="orange-1@31")
        t.lucas.has(pot="orange-1@30")
        t.nina.has(pot="white-3@40, white-3@41, white-2@42", exploded=True)
        t.nina.answers("score", "points")
        t.marie.shows(scoring=32)
        t.lucas.shows(scoring=31)
        assert dice(t) == [0]


@ruling("Q-099")
def test_true_ties_and_everybody_on_the_spoon_roll() -> None:
    for pot in ("orange-1@30", "orange-1@52"):
        with table("marie", "lucas", "nina") as t:
            t.begins("bonus_die", first=t.lucas)
            t.marie.has(pot=pot)
            t.lucas.has(pot=pot)
            t.nina.has(pot="orange-1@2")
            t.lucas.will_roll("1")
            t.marie.will_roll("1")
            t.lucas.is_asked("buy")
            assert dice(t) == [1, 0]


@ruling("Q-100")
def test_the_six_faces() -> None:
    for face, vp, rubies, droplet, pumpkins in (
        ("1", 1, 0, 0, 1),
        ("2", 2, 0, 0, 1),
        ("ruby", 0, 1, 0, 1),
        ("droplet", 0, 0, 1, 1),
        ("pumpkin", 0, 0, 0, 2),
    ):
        with table("lucas", "nina") as t:
            t.begins("bonus_die")
            t.lucas.has(pot="white-1@3", rubies=0)
            t.lucas.will_roll(face)
            t.lucas.is_asked("buy")
            t.lucas.shows(vp=vp, rubies=rubies, droplet=droplet)
            t.lucas.has_in_bag("orange-1", pumpkins)
    faces = {0: 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0}
    with table("lucas", "nina") as t:
        for _ in range(600):
            faces[t.game.face(t.game.players[0])] += 1
    assert min(faces.values()) > 60


@ruling("Q-101")
def test_nobody_rolls_when_everybody_exploded() -> None:
    with table("lucas", "nina") as t:
        t.begins("bonus_die")
        for seat in t.seats:
            seat.has(pot="white-3, white-3, white-2", exploded=True)
        t.lucas.answers("score", "points")
        t.nina.answers("score", "points")
        assert dice(t) == []


@ruling("Q-102")
def test_a_droplet_moved_while_scoring_shifts_no_chips() -> None:
    with table("lucas", "nina") as t:
        t.begins("bonus_die")
        t.lucas.has(pot="white-1@3")
        t.lucas.will_roll("droplet")
        t.lucas.is_asked("buy")
        t.lucas.shows(pot="white-1@3", scoring=4, droplet=1)


@ruling("Q-103")
def test_black_for_all_then_green_for_all_then_purple_for_all() -> None:
    with table("lucas", "nina") as t:
        t.begins("chip_actions", round=3, first=t.nina)
        t.lucas.has(pot="black-1@3, purple-1@20, green-1@21")
        t.nina.has(pot="black-1@3, purple-1@20, green-1@21")
        t.nina.is_asked("buy")
        seen = [
            (e["source"], e["player"]) for e in t.log() if str(e.get("source")).startswith(("b", "g", "p"))
        ]
        assert seen == [
            ("black-base-2p", 1), ("black-base-2p", 0), ("green-1", 1), ("green-1", 0),
            ("purple-1", 1), ("purple-1", 0),
        ]  # fmt: skip


@ruling("Q-104")
def test_black_for_two_players() -> None:
    for mine, theirs, droplet, rubies in ((1, 1, 1, 0), (2, 1, 1, 1), (0, 1, 0, 0), (0, 0, 0, 0)):
        with table("lucas", "nina") as t:
            t.begins("chip_actions")
            t.lucas.has(pot=",".join(["white-1@3"] + ["black-1"] * mine), rubies=0)
            t.nina.has(pot=",".join(["white-1@3"] + ["black-1"] * theirs), rubies=0)
            t.lucas.is_asked("buy")
            gained = [e for e in t.log() if e.get("source") == "black-base-2p" and e["player"] == 0]
            t.lucas.shows(droplet=droplet)
            assert len(gained) == droplet + rubies
            assert [e["n"] for e in gained if e["event"] == "rubies"] == [1] * rubies
    with table("lucas", "nina", black_zero_tie=True) as t:
        t.begins("chip_actions")
        t.lucas.has(pot="white-1@3")
        t.lucas.is_asked("buy")
        t.lucas.shows(droplet=1)


@ruling("Q-105")
def test_black_for_three_and_more_compares_with_both_neighbours() -> None:
    for left, right, droplet, rubies in ((0, 0, 1, 1), (0, 1, 1, 0), (1, 1, 0, 0), (2, 0, 1, 0)):
        with table("lucas", "nina", "marie", "theo") as t:
            t.begins("chip_actions")
            t.lucas.has(pot="white-1@2, black-1@3", rubies=0)
            t.nina.has(pot=",".join(["white-1@2"] + ["black-1"] * left))
            t.marie.has(pot="black-1*5")  # sits opposite: not compared
            t.theo.has(pot=",".join(["white-1@2"] + ["black-1"] * right))
            t.lucas.is_asked("buy")
            gained = [e for e in t.log() if e.get("source") == "black-base-3p" and e["player"] == 0]
            t.lucas.shows(droplet=droplet)
            assert len(gained) == droplet + rubies
            assert [e["n"] for e in gained if e["event"] == "rubies"] == [1] * rubies


@ruling("Q-106", "Q-212")
def test_black_5_goes_to_the_left_and_pays_from_there() -> None:
    with table("lucas", "nina", books="black=5", witches=True) as t:
        herb(t)
        t.begins("chip_actions")
        t.lucas.has(pot="white-1@10, black-1@11, black-1@12", rubies=0)  # both last chips are black
        t.nina.has(pot="black-1@3, white-1@4, black-1@5", rubies=0)
        t.lucas.is_asked("buy")
        t.lucas.shows(rubies=2 + 2 + 1)  # with the ruby of space 13
        t.nina.shows(rubies=2 + 1)
        t.lucas.buys("black-1")
        t.lucas.shows(droplet=1)
        t.nina.shows(droplet=0)  # who receives it does not move
        t.nina.has_in_bag("black-1", 1)
        t.nina.buys("")
    with table("lucas", "nina", "marie", books="black=5", witches=True) as t:
        herb(t)
        t.begins("fortune", card="F-P07")
        t.lucas.chooses("chip")
        t.lucas.takes("black-1")
        t.nina.chooses("rubies")
        t.marie.chooses("rubies")
        t.nina.has_in_bag("black-1", 1)
        t.lucas.shows(droplet=1)


@ruling("Q-107", "Q-213")
def test_black_6_ranks_single_chips_by_space() -> None:
    def played(lucas: str, nina: str, marie: str) -> list[tuple[int, int]]:
        with table("lucas", "nina", "marie", books="black=6", witches=True) as t:
            herb(t)
            t.begins("chip_actions")
            for seat, pot in zip(t.seats, (lucas, nina, marie)):
                seat.has(pot=pot, rubies=0)
            t.on_to("buy")
            told = [e for e in t.log() if e.get("source") == "black-6"]
            return [
                (
                    sum(e["event"] == "droplet" and e["player"] == i for e in told),
                    sum(cast(int, e["n"]) for e in told if e["event"] == "rubies" and e["player"] == i),
                )
                for i in range(3)
            ]

    assert played("black-1@9", "black-1@7", "black-1@5") == [(1, 0), (0, 1), (0, 0)]
    assert played("black-1@9, black-1@10", "black-1@7", "white-1@8") == [(1, 1), (0, 0), (0, 0)]
    assert played("black-1@9", "black-1@9", "black-1@5") == [(1, 0), (1, 0), (0, 1)]
    assert played("black-1@9", "white-1@9", "white-1@5") == [(1, 0), (0, 0), (0, 0)]


@ruling("Q-108", "Q-109")
def test_green_1_looks_at_the_last_two_chips_gaps_ignored() -> None:
    for pot, rubies in (
        ("green-1@3, green-4@20, white-1@21", 1),
        ("green-1@3, green-4@21", 2),
        ("green-1@3, white-1@4, white-1@21", 0),
    ):
        with table("lucas", "nina") as t:
            t.begins("chip_actions")
            t.lucas.has(pot=pot, rubies=0)
            t.lucas.is_asked("buy")
            t.lucas.shows(rubies=rubies)
    with table("lucas", "nina", witches=True) as t:
        herb(t)
        t.begins("chip_actions")
        t.lucas.has(pot="green-1@3, green-1@52", cup="white-1, white-1", rubies=0)
        t.lucas.is_asked("buy")
        t.lucas.shows(rubies=2)


@ruling("Q-110")
def test_green_2_brings_chips_by_value() -> None:
    with table("lucas", "nina", books="set2") as t:
        t.begins("chip_actions")
        t.lucas.has(pot="green-2@20, green-4@21")
        t.lucas.is_offered("blue-1, red-1")
        t.lucas.takes("red-1")
        t.lucas.is_offered("yellow-1, purple-1")
        t.lucas.takes("yellow-1")  # its book is closed: chips may give it all the same
        t.lucas.has_in_bag("red-1")
        t.lucas.has_in_bag("yellow-1")
    with table("lucas", "nina", books="set2", gains_need_open_book="all") as t:
        t.begins("chip_actions")
        t.lucas.has(pot="green-4@20, green-1@21")
        t.lucas.is_offered("orange-1")
        t.lucas.declines("take")
        t.lucas.has_in_bag("orange-1", 1)


@ruling("Q-111", "Q-211", "Q-215")
def test_green_3_moves_the_last_chip_between_a_and_c() -> None:
    with table("lucas", "nina", books="set3") as t:
        t.begins("bonus_die")
        t.lucas.has(pot="green-2@2, green-4@6, white-3@9, white-3@12, white-1@13", rubies=0)
        t.nina.has(pot="orange-1@14")
        t.nina.will_roll("1")
        t.lucas.is_asked("buy")
        t.lucas.shows(
            pot="green-2@2, green-4@6, white-3@9, white-3@12, white-1@19", scoring=20, rubies=1, vp=4
        )
        assert dice(t) == [1]
    with table("lucas", "nina", books="set3") as t:
        t.begins("chip_actions")
        t.lucas.has(pot="green-4@2, white-3@9, white-3@12, white-1@50")
        t.nina.has(pot="green-4@2, white-3@9, white-3@12, white-2@20", exploded=True)
        t.nina.answers("score", "points")
        t.lucas.shows(scoring=53)
        t.nina.shows(scoring=21)  # 8, not 7
    with table("lucas", "nina", books="set3") as t:
        t.begins("chip_actions")
        t.lucas.has(pot="white-3, white-3, green-1, white-1@52")
        t.nina.has(pot="")
        t.lucas.is_asked("buy")
        t.lucas.shows(pot="white-3@3, white-3@6, green-1@7, white-1@52")


@ruling("Q-112")
def test_green_4_trades_rubies_for_droplet_steps() -> None:
    with table("lucas", "nina", books="set4") as t:
        t.begins("chip_actions")
        t.lucas.has(pot="green-1@20, green-1@21", rubies=5)
        t.lucas.answers("steps", 2)
        t.lucas.shows(rubies=3, droplet=2)
    with table("lucas", "nina", books="set4") as t:
        t.begins("chip_actions")
        t.lucas.has(pot="green-1@20, green-1@21", rubies=1)
        t.lucas.answers("steps", 0)
        t.lucas.shows(rubies=1, droplet=0)


@ruling("Q-113", "Q-216")
def test_green_5_keeps_chips_that_open_the_next_brewing() -> None:
    with table("lucas", "nina", books="green=5,blue=4", witches=True) as t:
        herb(t)
        t.begins("chip_actions", round=2)
        t.lucas.has(pot="blue-2@4, white-3@7, green-1@8, green-2@10", rubies=0)
        t.nina.has(rubies=0)
        t.lucas.is_offered("green-1@8")
        t.lucas.answers("keep", "green-1@8")
        t.lucas.is_offered("blue-2@4, green-2@10")
        t.lucas.answers("keep", "blue-2@4")
        told = [e["chips"] for e in t.log() if e["event"] == "lay_aside"]
        assert told == [["green-1"], ["blue-2"]]
        t.lucas.buys()
        t.nina.agrees("rat")
        t.lucas.answers("starter_order", "blue-2, green-1")
        t.lucas.shows(pot="blue-2@2, green-1@3", starters="")
        assert t.lucas.player.placed == 2
        t.lucas.is_offered("draw, stop")
    with table("lucas", "nina", books="green=5", witches=True, green5_max_starters=1) as t:
        herb(t)
        t.begins("chip_actions", round=2)
        t.lucas.has(pot="green-1@8, green-2@10")
        t.lucas.answers("keep", "green-1@8")
        t.lucas.is_asked("buy")
    with table("lucas", "nina", books="green=5", witches=True) as t:
        herb(t)
        t.begins("chip_actions", round=9)
        t.lucas.has(pot="green-1@8, green-2@10")
        assert t.over


@ruling("Q-114", "Q-217", "Q-041")
def test_green_6_rolls_and_the_pot_is_full_doubles_every_roll() -> None:
    for card, rolls in ((None, 1), ("F-B01", 2)):
        with table("lucas", "nina", books="set6", witches=True) as t:
            herb(t)
            t.begins("bonus_die", card=card)
            t.lucas.has(pot="green-1@8, green-4@10")
            t.nina.has(pot="green-1@2, white-1@20")
            t.lucas.will_roll("1*8")
            t.nina.will_roll("1*8")
            t.lucas.is_asked("buy")
            assert dice(t) == [1] * rolls + [0] * 2 * rolls + [1] * rolls
    for all_rolls, n in ((True, 4), (False, 2)):
        with table("lucas", "nina", patients=True, pot_full_all_rolls=all_rolls) as t:
            t.begins("essence", card="F-B01")
            t.lucas.has(
                pot="green-1, blue-1, red-1, orange-1, yellow-1, purple-1, black-1@30", patient="chicken_eyes"
            )
            t.nina.has(patient="chicken_eyes")
            t.lucas.will_roll("1*9")
            t.lucas.answers("settle", 7)
            assert dice(t) == [0] * (n + 2)


@ruling("Q-115")
def test_purple_1_pays_one_reward() -> None:
    for n, vp, rubies, droplet in ((1, 1, 0, 0), (2, 1, 1, 0), (3, 2, 0, 1), (4, 2, 0, 1)):
        with table("lucas", "nina") as t:
            t.begins("chip_actions", round=3)
            t.lucas.has(pot=",".join(["purple-1"] * n), rubies=0)
            if n >= 3:
                t.lucas.answers("tier", 3)
            told = [e for e in t.log() if e.get("source") == "purple-1"]
            assert sum(int(str(e["n"])) for e in told if e["event"] == "points") == vp
            assert sum(e["event"] == "rubies" for e in told) == rubies
            t.lucas.shows(droplet=droplet)
    with table("lucas", "nina") as t:
        t.begins("chip_actions", round=3)
        t.lucas.has(pot="purple-1*3, white-1@20", rubies=0)
        t.lucas.answers("tier", 2)
        t.lucas.shows(rubies=1, droplet=0)


@ruling("Q-116")
def test_purple_2_hands_in_up_to_three_for_one_reward() -> None:
    for n, vp, rubies, droplet, chips in (
        (1, 1, 1, 0, ["black-1"]),
        (2, 3, 0, 1, ["green-1", "blue-2"]),
        (3, 6, 1, 2, ["yellow-4"]),
    ):
        with table("lucas", "nina", books="set2") as t:
            t.begins("chip_actions", round=3)
            t.lucas.has(pot="purple-1*4, white-1@20", bag="", rubies=0)
            left = t.left("purple-1")
            t.lucas.answers("hand_in", n)
            t.lucas.shows(rubies=rubies, droplet=droplet, bag=",".join(chips), vp=vp + 4)
            assert t.left("purple-1") == left + n
            assert len(t.lucas.player.pot) == 5 - n
    with table("lucas", "nina", books="set2") as t:
        t.begins("chip_actions", round=3)
        t.lucas.has(pot="purple-1*4, white-1@20", rubies=0)
        assert t.asked(t.lucas).hi == 3  # there is no reward for four
        t.lucas.answers("hand_in", 0)
        t.lucas.shows(rubies=0, vp=4)


@ruling("Q-117")
def test_purple_3_scores_by_the_printed_number_of_the_space() -> None:
    for by, vp in (("coins", 0 + 1 + 2 + 3), ("index", 0 + 2 + 3 + 3)):
        with table("lucas", "nina", books="set3", purple3_by=by) as t:
            t.begins("chip_actions", round=3)
            t.lucas.has(pot="purple-1@9, purple-1@24, purple-1@30, purple-1@45")
            t.lucas.is_asked("buy")
            t.lucas.shows(vp=vp + 12)


@ruling("Q-118")
def test_purple_4_raises_one_chip() -> None:
    with table("lucas", "nina", books="set4") as t:
        t.begins("chip_actions", round=3)
        t.lucas.has(pot="purple-1, green-1, orange-1, red-2, white-1", bag="")
        left = t.left("green-2")
        t.lucas.is_offered("green-1@2")
        t.lucas.answers("upgrade", "green-1@2")
        t.lucas.shows(bag="green-2", scoring=7)
        assert t.left("green-2") == left - 1
    with table("lucas", "nina", books="set4") as t:
        t.begins("chip_actions", round=3)
        t.lucas.has(pot="purple-1*2, blue-1, red-2", bag="")
        t.lucas.is_offered("blue-1@3, red-2@5")
        t.lucas.answers("upgrade", "red-2@5")
        t.lucas.shows(bag="red-4")
    with table("lucas", "nina", books="set4") as t:
        t.begins("chip_actions", round=3)
        t.lucas.has(pot="purple-1*3, blue-1", bag="")
        t.lucas.answers("upgrade", "blue-1@4")
        t.lucas.answers("tier", 3)
        t.lucas.shows(bag="blue-4")
    with table("lucas", "nina", books="set4") as t:
        t.begins("chip_actions", round=3)
        t.lucas.has(pot="purple-1*3, blue-1", bag="")
        t.lucas.answers("upgrade", "blue-1@4")
        assert (t.asked(t.lucas).lo, t.asked(t.lucas).hi) == (2, 3)
        t.lucas.answers("tier", 2)
        t.lucas.shows(bag="blue-2")
    with table("lucas", "nina", books="set4") as t:
        t.begins("chip_actions", round=3).supply("blue-2", 0)
        t.lucas.has(pot="purple-1*3, blue-1", bag="")
        t.lucas.answers("upgrade", "blue-1@4")  # only the 4 is there: nothing to choose
        t.lucas.shows(bag="blue-4")


@ruling("Q-119", "Q-214")
def test_purple_5_buys_with_the_points_under_its_chips() -> None:
    with table("lucas", "nina", books="set5", witches=True) as t:
        herb(t)
        t.begins("chip_actions", round=3)
        t.lucas.has(pot="purple-1@15, purple-1@27, white-1@28", bag="", exploded=True)  # 3 and 6 coins
        t.lucas.is_not_offered("yellow-1")
        t.lucas.buys("blue-1")
        t.lucas.shows(bag="blue-1")
        t.lucas.answers("score", "coins")
        t.lucas.buys("green-2, locoweed")  # phase E is another purchase
    with table("lucas", "nina", books="set5", witches=True) as t:
        herb(t)
        t.begins("chip_actions", round=3)
        t.lucas.has(pot="purple-1@50, purple-1@51, white-1@52", bag="")  # 27 coins
        t.lucas.buys("orange-1, green-1")
        t.lucas.shows(bag="orange-1, green-1")  # two chips and no more
        t.phase_is("buying")
    with table("lucas", "nina", books="set5", witches=True) as t:
        herb(t)
        t.begins("chip_actions", round=9)
        t.lucas.has(pot="purple-1@50, purple-1@52", rubies=0)  # 13 + 14
        assert t.over
        t.lucas.shows(vp=5 + 15 + 7)


@ruling("Q-120")
def test_purple_6_scores_the_printed_value_of_the_next_chip() -> None:
    with table("lucas", "nina", books="set6", witches=True) as t:
        herb(t)
        t.begins("chip_actions", round=3)
        t.lucas.has(pot="purple-1@1, red-4@9, purple-1@10, purple-1@11, locoweed@15, purple-1@16")
        t.lucas.is_asked("buy")
        t.lucas.shows(vp=4 + 1 + 1 + 3)
    with table("lucas", "nina", books="set6", witches=True) as t:
        herb(t)
        t.begins("chip_actions", round=3)
        t.lucas.has(pot="white-1@1, purple-1@2, red-4@6")
        t.lucas.is_asked("buy")
        t.lucas.shows(vp=4 + 1)


@ruling("Q-121")
def test_a_ruby_on_the_scoring_space_is_taken_exploded_or_not() -> None:
    with table("lucas", "nina") as t:
        t.begins("rubies")
        t.lucas.has(pot="white-1@8", rubies=0)
        t.nina.has(pot="white-3, white-3, white-2@12", exploded=True, rubies=0)
        t.nina.answers("score", "points")
        t.lucas.shows(rubies=1)
        t.nina.shows(rubies=1)


@ruling("Q-122", "Q-123")
def test_an_exploded_player_takes_points_or_coins_not_both() -> None:
    with table("lucas", "nina") as t:
        t.begins("rubies")
        t.lucas.has(pot="white-3, white-3, white-2@21", exploded=True)
        t.nina.has(pot="white-1@10")
        t.lucas.answers("score", "points")
        t.lucas.shows(vp=5)
        t.nina.is_asked("buy")
        t.nina.shows(vp=2)
    with table("lucas", "nina") as t:
        t.begins("rubies")
        t.lucas.has(pot="white-3, white-3, white-2@21", exploded=True)
        t.lucas.answers("score", "coins")
        t.lucas.is_asked("buy")
        t.lucas.shows(vp=0)


@ruling("Q-124", "Q-218")
def test_the_rulebook_s_nina_and_lucas_go_shopping() -> None:
    """Nina exploded on 19 and takes the coins; Lucas stopped on 15: die, a ruby, 3 points."""
    with table("nina", "lucas") as t:
        t.begins("bonus_die")
        t.nina.has(pot="white-3@16, white-2@19, white-3@23", exploded=True)
        t.lucas.has(pot="white-3@12, white-3@15", rubies=0)
        t.lucas.will_roll("1")
        t.nina.answers("score", "coins")
        t.lucas.shows(rubies=1, vp=4)
        t.nina.answers("buy", "green-2")
        t.nina.is_not_offered("green-1")  # a second chip of the same colour
        t.nina.answers("buy", "blue-2")
        t.lucas.is_not_offered("blue-4")  # 19 coins; Lucas has 15
        t.lucas.buys("green-4")
        t.on_to("brew")
        t.nina.has_in_bag("green-2")
        t.nina.has_in_bag("blue-2")
        t.lucas.has_in_bag("green-4")
        t.nina.shows(vp=0)
    with table("lucas", "nina", books="set3") as t:
        t.begins("buying")
        t.lucas.has(pot="orange-1@25")
        t.lucas.is_not_offered("green-4")  # 20 coins; its price is 21
    with table("lucas", "nina", books="set3", **{"price.green-3.4": 18}) as t:
        t.begins("buying")
        t.lucas.has(pot="orange-1@25")
        t.lucas.buys("green-4")


@ruling("Q-125", "Q-188", "Q-189")
def test_the_supply_is_limited_and_the_start_player_comes_first() -> None:
    with table("lucas", "nina") as t:
        t.begins("buying", first=t.nina).supply("green-1", 1).supply("red-1", 0)
        for seat in t.seats:
            seat.has(pot="white-1@8")
        t.nina.is_not_offered("red-1")
        t.nina.buys("green-1")
        t.lucas.is_not_offered("green-1")
        t.lucas.buys("blue-1")
    with table("lucas", "nina", "marie") as t:
        t.begins("fortune", card="F-P05").supply("green-1", 1)
        t.lucas.is_asked("brew")
        t.lucas.has_in_bag("green-1", 2)
        t.nina.has_in_bag("green-1", 1)


def test_contested_chips_can_go_by_lot() -> None:
    lucky = set()
    for seed in range(12):
        with table("lucas", "nina", "marie", supply_order="random", seed=seed) as t:
            t.begins("fortune", card="F-P05").supply("green-1", 1)
            t.lucas.is_asked("brew")
            lucky.add([s.player.bag.count(s.player.bag[8]) for s in t.seats].index(2))
    assert len(lucky) > 1


@ruling("Q-126", "Q-219")
def test_all_chips_go_into_the_bag_after_everybody_bought() -> None:
    with table("lucas", "nina", books="red=2", witches=True, patients=True) as t:
        herb(t)
        t.begins("buying")
        t.lucas.has(
            pot="white-1@52", cup="green-1", bag="", aside="red-2", display="blue-1", patient="vampirism"
        )
        t.nina.has(pot="white-1@10", patient="vampirism")
        t.lucas.buys("orange-6, green-2")
        t.lucas.shows(bag="")
        t.nina.buys("orange-1")
        t.lucas.shows(
            bag="white-1, green-1, orange-6, green-2, blue-1", aside="red-2", pot="", cup="", display=""
        )


@ruling("Q-127", "Q-220")
def test_two_rubies_move_the_droplet_or_refill_an_empty_flask() -> None:
    with table("lucas", "nina") as t:
        t.begins("end_of_round", round=2)
        t.lucas.has(rubies=7, flask=False)
        t.nina.has(rubies=1)
        t.lucas.is_offered("droplet, flask")
        t.lucas.answers("spend", "droplet")
        t.lucas.answers("spend", "flask")
        t.lucas.is_offered("droplet")
        t.lucas.answers("spend", "droplet")
        t.lucas.shows(rubies=1, droplet=2, flask=True)
        t.lucas.is_asked("brew")


@ruling("Q-128", "Q-129")
def test_droplet_and_rubies_stay_coins_do_not() -> None:
    with table("lucas", "nina") as t:
        t.begins("buying", round=2)
        t.lucas.has(pot="white-1@20", rubies=1, droplet=5)
        t.lucas.buys("orange-1")
        t.nina.shows(droplet=0)
        t.on_to("brew")
        t.lucas.shows(rubies=1, droplet=5, start=5)
        t.all_stop()
        asked = t.stepper.asked_of(0)
        assert asked is None or asked.about().get("n") == 6


@ruling("Q-190")
def test_rubies_never_run_out_unless_the_table_counts_them() -> None:
    with table("lucas", "nina") as t:
        t.begins("rubies")
        t.lucas.has(pot="white-1@8", rubies=500)
        t.lucas.is_asked("buy")
        t.lucas.shows(rubies=501)
    with table("lucas", "nina", ruby_supply="box") as t:
        t.begins("rubies")
        t.lucas.has(pot="white-1@8", rubies=15)
        t.nina.has(pot="white-1@8", rubies=4)
        t.lucas.is_asked("buy")
        t.lucas.shows(rubies=16)
        t.nina.shows(rubies=4)


@ruling("Q-206")
def test_the_choice_between_points_and_coins_comes_after_phase_c_in_order() -> None:
    with table("lucas", "nina", "marie") as t:
        t.begins("bonus_die", first=t.marie)
        for seat in (t.lucas, t.marie):
            seat.has(pot="white-3, white-3, white-2@12", exploded=True, rubies=0)
        t.nina.will_roll("ruby")
        t.marie.is_asked("score")
        t.lucas.is_not_asked()
        t.marie.shows(rubies=1)
        t.nina.shows(rubies=2)
        t.marie.answers("score", "points")
        t.lucas.answers("score", "coins")


@ruling("Q-207")
def test_a_protected_explosion_is_still_an_explosion() -> None:
    with table("lucas", "nina", books="blue=2") as t:
        t.begins(round=9, card="F-B10")
        t.lucas.has(pot="white-3, white-3@22", rubies=0)
        t.game.players[0].window = 1
        t.lucas.will_draw("white-2")
        t.lucas.brews("draw")
        t.nina.stops()
        t.nina.takes("red-2")  # Schadenfreude
        assert t.over
        t.lucas.shows(vp=5 + 4, exploded=True, shielded=True)
        assert dice(t) == [1]


@ruling("Q-136", "Q-137")
def test_each_droplet_step_may_go_to_the_tubes_which_pay_at_once() -> None:
    with table("lucas", "nina", tubes=True) as t:
        t.begins("end_of_round", round=1)
        t.lucas.has(rubies=30, bag="")
        t.nina.has(rubies=0)
        for glass in range(1, 13):
            t.lucas.answers("spend", "droplet")
            t.lucas.answers("droplet", "tube")
            t.lucas.shows(tube=glass)
        t.lucas.shows(vp=1 + 2 + 2 + 3 + 3 + 4, rubies=30 - 24 + 1, droplet=0)
        t.lucas.shows(bag="blue-1, black-1, red-2, purple-1, yellow-4")
        t.lucas.answers("spend", "droplet")  # after the last glass only the cauldron's droplet moves
        t.lucas.shows(droplet=1)
    with table("lucas", "nina", tubes=True) as t:
        t.begins("bonus_die")
        t.lucas.has(pot="white-1@3", rubies=0)
        t.lucas.will_roll("droplet")
        t.lucas.answers("droplet", "tube")
        t.lucas.shows(rubies=1)


@ruling("Q-138")
def test_a_move_of_several_steps_may_be_split_and_a_black_glass_goes_left() -> None:
    with table("lucas", "nina", tubes=True, witches=True, books="black=5", black5_scope="all") as t:
        herb(t)
        t.begins("fortune", card="F-P10")
        t.lucas.has(tube=4)
        t.lucas.answers("droplet", "tube")
        t.lucas.answers("droplet", "cauldron")  # the black chip of the glass moves the droplet too
        t.lucas.answers("droplet", "cauldron")
        t.nina.answers("droplet", "cauldron")
        t.nina.answers("droplet", "cauldron")
        t.lucas.shows(tube=5, droplet=2)
        t.nina.has_in_bag("black-1")
    with table("lucas", "nina", tubes=True, witches=True, books="black=5") as t:
        herb(t)
        t.begins("end_of_round", round=1)
        t.lucas.has(tube=4, rubies=2)
        t.lucas.answers("spend", "droplet")
        t.lucas.answers("droplet", "tube")
        t.lucas.has_in_bag("black-1")


@ruling("Q-139")
def test_explosions_are_the_same_on_the_reverse_side() -> None:
    with table("lucas", "nina", tubes=True) as t:
        t.lucas.has(pot="white-3, white-3")
        t.lucas.draws("white-2")
        t.lucas.shows(exploded=True)
        t.all_stop()
        t.lucas.answers("score", "points")


@ruling("Q-186", "Q-187")
def test_any_chip_means_an_open_kind_in_play_and_locoweed_has_no_value() -> None:
    with table("lucas", "nina", witches=True) as t:
        herb(t)
        t.begins("fortune", round=1, card="F-P07").supply("green-2", 0)
        t.lucas.chooses("chip")
        t.lucas.is_offered("black-1, blue-2, red-2")
        t.lucas.takes("red-2")
        t.nina.chooses("rubies")
    with table("lucas", "nina", witches=True, patients=True) as t:
        t.begins("fortune", round=1, card="FA-P07").witches(QUIET)
        for seat in t.seats:
            seat.has(patient="vampirism")
        t.lucas.answers("penny", "gold")
        assert {"locoweed", "orange-6", "black-1"} <= t.lucas.offered()
        assert not {"yellow-1", "purple-1", "white-1"} & t.lucas.offered()
        t.lucas.takes("locoweed")
        t.nina.declines("penny")
        t.lucas.shows(pennies="silver, copper")
    with table("lucas", "nina", witches=True) as t:
        herb(t)
        t.begins("fortune", round=1, card="F-P11")
        t.lucas.is_not_offered("locoweed")
        t.lucas.declines("take")
        t.nina.declines("take")
