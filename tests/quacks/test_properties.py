"""What holds in every game, over random tables with random answers."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from chaudron.games.quacks.spec import SPEC
from chaudron.kernel.driver import RecordingDriver
from chaudron.kernel.rng import stream
from chaudron.kernel.session import Session, replay
from chaudron.testing.playing import check_listening_changes_nothing, random_bots, saved_and_loaded, walk
from chaudron.testing.quacks.playing import NAMES, some_session, some_table
from chaudron.testing.quacks.properties import contention, quick, thorough
from tests.rulings import ruling

SEEDS = range(20)


@ruling("Q-180", "Q-181", "Q-182")
@pytest.mark.parametrize("seed", SEEDS)
def test_chips_are_conserved_options_taken_and_nothing_runs_below_zero(seed: int) -> None:
    quick(seed)


@pytest.mark.parametrize("seed", range(100, 104))
def test_games_stepped_through(seed: int) -> None:
    thorough(seed)


@ruling("Q-184")
@pytest.mark.parametrize("seed", range(10))
def test_a_record_plays_the_same_game(seed: int) -> None:
    n, options = some_table(seed)
    driver = RecordingDriver(random_bots(seed, n))
    state = SPEC.new(seed, n, options)
    state.run(driver)
    again = Session(SPEC, seed, NAMES[:n], options)
    for seat, data in driver.answers:
        again.answer_named(seat, data)
    assert again.over and again.state.digest() == state.digest()
    assert saved_and_loaded(again).state.digest() == state.digest()
    assert replay(again.record(), SPEC).digest() == state.digest()


@ruling("Q-049")
@pytest.mark.parametrize("seed", range(16))
def test_with_the_quota_the_order_of_arrival_never_changes_the_result(seed: int) -> None:
    n, options = some_table(seed)
    options.pop("ruby_supply", None)
    options["supply_while_brewing"] = "quota"
    driver = RecordingDriver(random_bots(seed, n))
    state = SPEC.new(seed, n, options)
    state.run(driver)
    for arrival in (1, 2):
        session = Session(SPEC, seed, NAMES[:n], options)
        left: list[list[object]] = [[a for s, a in driver.answers if s == seat] for seat in range(n)]
        chance = Random(seed * 10 + arrival)
        while not session.over:
            seat = chance.choice(session.pending).decider
            session.answer_named(seat, left[seat].pop(0))
        assert session.state.digest() == state.digest()
        assert replay(session.record(), SPEC).digest() == state.digest()


@ruling("Q-049", "Q-189")
@pytest.mark.parametrize("seed", range(24))
def test_the_order_of_the_answers_says_who_takes_what_all_want(seed: int) -> None:
    contention(seed)


def test_brewers_really_are_quicker_than_others() -> None:
    assert sum(contention(seed) for seed in range(4)) > 0


@ruling("Q-183")
@pytest.mark.parametrize("seed", range(6))
def test_nothing_leaks_what_a_seat_cannot_know(seed: int) -> None:
    session = some_session(seed)
    rng = stream(seed, "leaks")
    for n, seat in enumerate(walk(session, seed)):
        if n % 3:
            continue
        state = session.stepper.state_of(seat)
        other = state.clone()
        request = session.asked_of(seat)
        assert request is not None
        other.redeal(seat, rng)
        assert other.view(seat).dump() == state.view(seat).dump()
        assert request.dump(other) == request.dump(state)
        for row in cast("list[dict[str, object]]", state.view(-1).dump()["players"]):
            assert "bag" not in row  # nor to those who only watch
        for p in range(len(session.seats)):
            if p != seat:
                dumped = state.view(seat).dump()["players"]
                assert isinstance(dumped, list) and "bag" not in dumped[p]


def test_in_a_world_dealt_anew_the_others_make_up_their_minds_again() -> None:
    session = Session(SPEC, 3, NAMES[:3], {"lock_step": True, "first": 1})
    session.answer(0, "draw")
    session.answer(1, "stop")
    world = session.stepper.state_of(2).clone()
    assert world.open_seats == [2]
    world.redeal(2, stream(1, "another world"))
    assert sorted(world.open_seats) == [0, 1, 2]


def test_minds_made_up_at_the_signal_show_nothing() -> None:
    one, two = (Session(SPEC, 3, NAMES[:3], {"lock_step": True, "first": 1}) for _ in range(2))
    seen = [one.stepper.view(2).dump(), [e.dump(2) for e in one.stepper.log(2)]]
    one.answer(0, "draw")
    two.answer(0, "stop")
    one.answer(1, "stop")
    two.answer(1, "draw")
    for session in (one, two):
        assert [session.stepper.view(2).dump(), [e.dump(2) for e in session.stepper.log(2)]] == seen
        assert session.asked_of(0) is None


def test_listening_changes_nothing() -> None:
    for seed in range(6):
        check_listening_changes_nothing(SPEC, seed, *some_table(seed))
