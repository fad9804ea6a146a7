"""The frame of a round, the rats, and the end of the game."""

from __future__ import annotations

from chaudron.bots.random import RandomBot
from chaudron.games.quacks.rules import Game
from chaudron.games.quacks.scenario import table
from chaudron.games.quacks.spec import SPEC
from chaudron.games.quacks.track import TAILS_AFTER, tails_between
from chaudron.kernel.driver import CallbackDriver
from chaudron.kernel.stepper import stepper
from tests.rulings import ruling


@ruling("Q-010")
def test_nine_rounds_in_the_order_of_the_rulebook() -> None:
    game = SPEC.new(5, 3, {"patients": True, "first": 1})
    s = stepper(game, True)
    bots = [RandomBot(i) for i in range(3)]
    seen: list[tuple[int, int]] = []
    while not s.over:
        state = s.base
        assert isinstance(state, Game)
        if not seen or seen[-1] != (state.round, state.phase):
            seen.append((state.round, state.phase))
        seat = s.pending[0].decider
        s.step(seat, bots[seat].answer(s.view(seat), s.pending[0]))
    assert isinstance(s.base, Game) and s.base.round == 9
    rounds = [e.dump(0)["n"] for e in s.events if e.dump(0)["event"] == "round"]
    assert rounds == list(range(1, 10))
    order = [e.dump(0)["event"] for e in s.events]
    first = order[order.index("round") : order.index("round", order.index("round") + 1)]
    wanted = [w for w in ("round", "fortune", "essence", "scoring", "die") if w in first]
    places = [first.index(w) for w in wanted if w != "die"]
    assert places == sorted(places)


@ruling("Q-012")
def test_round_6_brings_everybody_a_white_1_from_the_supply() -> None:
    with table("lucas", "nina") as t:
        t.begins("fortune", round=6)
        assert t.left("white-1") == 2
        t.lucas.is_asked("brew")
        t.lucas.has_in_bag("white-1", 5)
        t.nina.has_in_bag("white-1", 5)
        assert t.left("white-1") == 0
    with table("lucas", "nina") as t:
        t.begins("fortune", round=5)
        t.lucas.is_asked("brew")
        t.lucas.has_in_bag("white-1", 4)


@ruling("Q-013")
def test_a_card_of_round_6_already_sees_the_extra_white() -> None:
    with table("lucas", "nina") as t:
        t.begins("fortune", round=6, card="F-P06")
        t.lucas.has(bag="orange-1")
        t.nina.has(bag="orange-1")
        t.lucas.is_offered("points, lose-white")
        t.lucas.chooses("lose-white")
        t.nina.chooses("points")
        t.lucas.declines("rat")
        t.lucas.shows(bag="orange-1")


@ruling("Q-014", "Q-015")
def test_the_deck_passes_to_the_left_and_the_start_player_acts_first() -> None:
    with table("lucas", "nina", "marie") as t:
        t.begins("buying", round=2, first=t.nina)
        for seat in (t.lucas, t.nina, t.marie):
            seat.has(pot="white-1@9", rubies=0)
        for seat in (t.nina, t.marie, t.lucas):
            seat.is_asked("buy")
            assert len(t.stepper.pending) == 1
            seat.declines("buy")
        assert t.state.first == 2
        assert t.stepper.base.open_seats == [2, 0, 1]


@ruling("Q-043", "Q-044")
def test_the_rulebook_s_rats() -> None:
    """Blue stands close behind green and has none, yellow has 1, red has 2."""
    with table("green", "blue", "yellow", "red") as t:
        t.begins("rats", round=3)
        t.green.has(vp=20)
        t.blue.has(vp=19)
        t.yellow.has(vp=17, droplet=4)
        t.red.has(vp=16)
        t.yellow.agrees("rat")
        t.red.agrees("rat")
        t.green.shows(rat=0, start=0)
        t.blue.shows(rat=0)
        t.yellow.shows(rat=1, start=5)
        t.red.shows(rat=2, start=2)
    assert TAILS_AFTER == [
        1,
        4,
        7,
        10,
        12,
        14,
        16,
        18,
        20,
        22,
        24,
        26,
        28,
        30,
        32,
        34,
        36,
        38,
        40,
        42,
        44,
        46,
        48,
    ]


@ruling("Q-045")
def test_tails_are_the_boundaries_between_own_and_leading_points() -> None:
    for own, lead, tails in (
        (19, 20, 0),
        (17, 20, 1),
        (16, 20, 2),
        (0, 9, 3),
        (51, 68, 7),
        (39, 68, 12),
        (7, 7, 0),
    ):
        assert tails_between(own, lead) == tails
    with table("lucas", "nina", "marie") as t:
        t.begins("rats", round=2)
        t.lucas.has(vp=12)
        t.nina.has(vp=12)
        t.marie.has(vp=9)
        t.marie.agrees("rat")
        t.marie.shows(tails=1)
        t.lucas.shows(tails=0)
        t.nina.shows(tails=0)


@ruling("Q-046")
def test_the_first_chip_counts_from_the_rat_or_from_the_droplet() -> None:
    with table("lucas", "nina") as t:
        t.lucas.has(droplet=3, rat=2)
        t.nina.has(droplet=3)
        t.lucas.draws("white-2")
        t.nina.draws("white-2")
        t.lucas.shows(pot="white-2@7")
        t.nina.shows(pot="white-2@5")


@ruling("Q-047", "Q-048")
def test_the_rat_leaves_at_the_end_of_the_round_and_none_comes_in_round_1() -> None:
    with table("lucas", "nina") as t:
        t.begins("rats", round=1)
        t.lucas.has(vp=20)
        t.nina.is_asked("brew")
        t.nina.shows(rat=0)
    with table("lucas", "nina") as t:
        t.begins("rats", round=2)
        t.lucas.has(vp=20)
        t.nina.agrees("rat")
        t.nina.shows(rat=8, start=8)
        t.on_to("rat")
        t.nina.shows(rat=0)
        t.nina.declines("rat")


@ruling("Q-191")
def test_the_rat_may_be_declined_as_a_whole() -> None:
    with table("lucas", "nina") as t:
        t.begins("rats", round=2)
        t.lucas.has(vp=8)
        t.nina.declines("rat")
        t.nina.shows(tails=3, rat=0, start=0)


@ruling("Q-192")
def test_tails_of_elixirs_and_cards_add_to_the_count_also_for_the_leader_in_round_1() -> None:
    with table("lucas", "nina", patients=True) as t:
        t.begins("fortune", round=1, card="FA-P04")
        t.lucas.chooses("tails")
        t.nina.will_roll("1*4")
        t.nina.chooses("dice")
        t.lucas.agrees("rat")
        t.lucas.shows(tails=8, rat=8)
    with table("lucas", "nina", patients=True, card_tails_always=False) as t:
        t.begins("fortune", round=1, card="FA-P04")
        t.lucas.chooses("tails")
        t.nina.chooses("tails")
        t.lucas.shows(tails=0)
        t.nina.is_asked("brew")
    with table("lucas", "nina", patients=True) as t:
        t.begins("fortune", round=2, card="F-P04")
        t.lucas.has(vp=2)
        t.game.players[1].rat_bonus = 1
        t.nina.agrees("rat")
        t.nina.shows(tails=4)  # (1 counted + 1 of the elixir), doubled


@ruling("Q-193")
def test_droplet_steps_of_the_card_come_before_the_rat_and_both_stop_at_52() -> None:
    with table("lucas", "nina") as t:
        t.begins("fortune", round=2, card="F-P02")
        t.lucas.has(vp=30)
        t.nina.has(droplet=49)
        t.nina.agrees("rat")
        t.nina.shows(droplet=50, rat=2, start=52)
        t.nina.draws("white-3")
        t.nina.shows(pot="white-3@52")


@ruling("Q-194")
def test_droplet_steps_gained_while_brewing_count_from_the_next_round_on() -> None:
    with table("lucas", "nina", patients=True) as t:
        t.lucas.has(patient="witch_hump", essence=2)
        t.nina.has(patient="ear_worm")
        t.lucas.draws("orange-1")
        t.lucas.draws("white-2")
        t.lucas.will_roll("droplet")
        t.lucas.draws("white-2")
        t.lucas.agrees("elixir")
        t.lucas.shows(pot="orange-1@1, white-2@3, white-2@5", start=0, droplet=1)


@ruling("Q-130")
def test_round_9_is_drawn_in_lock_step_and_an_empty_hand_is_final() -> None:
    with table("lucas", "nina", "marie") as t:
        t.begins(round=9)
        t.lucas.will_draw("orange-1")
        t.lucas.brews("draw")
        t.lucas.is_not_asked()
        t.lucas.shows(pot="")
        t.nina.stops()
        t.marie.will_draw("green-1")
        t.marie.brews("draw")
        t.lucas.shows(pot="orange-1@1")
        t.marie.shows(pot="green-1@1")
        t.nina.is_not_asked()
        t.lucas.is_asked("brew")
        t.lucas.stops()
        t.marie.stops()
        assert t.over  # nobody was asked to go on after all


@ruling("Q-131")
def test_choices_of_a_revealed_chip_are_finished_before_the_next_signal() -> None:
    with table("lucas", "nina") as t:
        t.begins(round=9)
        t.lucas.will_draw("blue-2, white-3, red-1")
        t.lucas.brews("draw")
        t.nina.will_draw("orange-1")
        t.nina.brews("draw")
        t.lucas.is_asked("place")
        t.nina.is_not_asked()
        t.lucas.answers("place", "red-1")
        t.nina.is_asked("brew")
        t.lucas.is_asked("brew")


@ruling("Q-132")
def test_in_round_9_rubies_and_coins_become_points() -> None:
    with table("lucas", "nina") as t:
        t.begins("victory_points", round=9)
        t.lucas.has(pot="orange-1@22", rubies=5, vp=10)  # scoring space: 19 coins, 5 points
        t.nina.has(pot="orange-1@3", rubies=1)
        assert t.over
        t.lucas.shows(vp=10 + 5 + 3 + 2, rubies=1)
        t.nina.shows(vp=0, rubies=1)


@ruling("Q-133")
def test_an_exploded_player_of_round_9_takes_points_and_no_coins() -> None:
    with table("lucas", "nina") as t:
        t.begins("rubies", round=9)
        t.lucas.has(pot="white-3@22, white-3@23, white-3@25", exploded=True, rubies=0)
        assert t.over
        t.lucas.shows(vp=6)
    with table("lucas", "nina", r9_exploded_coins=True) as t:
        t.begins("rubies", round=9)
        t.lucas.has(pot="white-3@22, white-3@23, white-3@25", exploded=True, rubies=0)
        t.lucas.answers("score", "coins")
        t.lucas.shows(vp=4)


@ruling("Q-134", "Q-222")
def test_most_points_win_then_the_fuller_cauldron_exploded_or_not_then_both() -> None:
    for pots, ranks in (
        (("orange-1@5", "orange-1@5"), [1, 1]),
        (("orange-1@6", "orange-1@5"), [1, 2]),
        (("orange-1@15", "orange-1@14"), [1, 2]),  # both spaces after them print 15
    ):
        with table("lucas", "nina") as t:
            t.begins("end_of_round", round=9)
            t.lucas.has(pot=pots[0], vp=30, exploded=True)
            t.nina.has(pot=pots[1], vp=30)
            assert t.over
            assert t.state.standings() == ranks
    with table("lucas", "nina") as t:
        t.begins("end_of_round", round=9)
        t.lucas.has(pot="orange-1@40", vp=29)
        t.nina.has(vp=30)
        assert t.over and t.state.standings() == [2, 1]


@ruling("Q-135")
def test_scores_pass_50_and_100() -> None:
    with table("lucas", "nina") as t:
        t.begins("victory_points", round=3)
        t.lucas.has(pot="orange-1@52", vp=95)
        t.lucas.is_asked("buy")
        t.lucas.shows(vp=110)
    assert tails_between(95, 110) == 5


@ruling("Q-221")
def test_round_9_sells_nothing_and_rests_are_lost() -> None:
    with table("lucas", "nina", tubes=True) as t:
        t.begins("buying", round=9)
        t.lucas.has(pot="orange-1@8", rubies=3, flask=False)  # 9 coins
        assert t.over
        t.lucas.shows(vp=2, rubies=1, flask=False, droplet=0, tube=0)
    with table("lucas", "nina", tubes=True, r9_tube_rubies=True) as t:
        t.begins("buying", round=9)
        t.lucas.has(rubies=4)
        t.nina.has(rubies=0)
        t.lucas.answers("spend", "tube")
        t.lucas.declines("spend")
        assert t.over
        t.lucas.shows(tube=1, vp=1, rubies=1)
    with table("lucas", "nina", tubes=True, r9_tube_rubies=True) as t:
        t.begins("buying", round=9)
        t.lucas.has(rubies=2, tube=1)
        t.nina.has(rubies=1)  # not enough: not asked
        t.lucas.answers("spend", "tube")  # the last two buy a step
        assert t.over
        t.lucas.shows(tube=2, vp=1, rubies=0)


@ruling("Q-223")
def test_the_exchange_comes_before_the_pennies_and_a_joyful_reunion_before_them() -> None:
    with table("lucas", "nina", witches=True, patients=True) as t:
        t.begins("buying", round=9, card="FA-B10").witches("W-B1, W-S1, W-P1")
        t.lucas.has(pennies="gold", rubies=2, patient="ear_worm")
        t.nina.has(pennies="gold, silver, copper", rubies=0, patient="ear_worm")
        t.lucas.answers("penny", "silver")
        assert t.over
        t.lucas.shows(vp=1 + 4)
        t.nina.shows(vp=6)


def test_a_whole_game_of_bots_ends_with_ranks() -> None:
    game = SPEC.new(1, 4, {})
    game.run(CallbackDriver([RandomBot(i) for i in range(4)]))
    assert game.over and min(game.standings()) == 1
