"""What holds in every game, over random tables with random answers."""

from __future__ import annotations

from random import Random

import pytest

from chaudron.bots.random import RandomBot
from chaudron.games.quacks.chips import WHITE
from chaudron.games.quacks.rules import Game
from chaudron.games.quacks.spec import SPEC
from chaudron.kernel.driver import CallbackDriver, CheckingDriver, RecordingDriver
from chaudron.kernel.request import NUMBER, ONE, ORDER, SOME, YES_NO, Request
from chaudron.kernel.rng import stream
from chaudron.kernel.session import Session, replay
from chaudron.kernel.state import State
from chaudron.kernel.stepper import stepper
from tests.quacks.playing import (
    NAMES,
    all_chips,
    answer_of,
    in_the_boxes,
    random_bots,
    saved_and_loaded,
    some_session,
    some_table,
    walk,
)
from tests.rulings import ruling

SEEDS = range(30)


class Watching(CheckingDriver):
    """Checks the table at every question."""

    def answer(self, state: State, request: Request) -> object:
        assert isinstance(state, Game)
        for p in state.players:
            assert p.vp >= 0 and p.rubies >= 0
            assert 0 <= p.droplet <= 52 and 0 <= p.essence <= 10 and 0 <= p.tube <= 12
            inside = sum(x.chip.value for x in [*p.pot, *p.cup] if x.chip.colour == WHITE)
            assert p.white == inside or state.phase > 8
        assert min(state.supply) >= 0
        options = request.options(state)
        if request.kind in (ONE, ORDER, SOME):
            assert len(options) >= 2 or (request.lo == 0 and options), request.dump(state)
        elif request.kind == NUMBER:
            assert request.lo < request.hi
        else:
            assert request.kind == YES_NO
        return super().answer(state, request)


@ruling("Q-180", "Q-181", "Q-182")
@pytest.mark.parametrize("seed", SEEDS)
def test_chips_are_conserved_options_taken_and_nothing_runs_below_zero(seed: int) -> None:
    n, options = some_table(seed)
    game = SPEC.new(seed, n, options)
    assert isinstance(game, Game)
    driver = Watching(random_bots(seed, n))
    game.driver = driver
    there = in_the_boxes(game)
    while not game.over:
        if game.open_seats:
            driver.run_branches(game)
        else:
            game.resolve(None, None)
        assert all_chips(game) == there
    assert game.round == 9
    assert min(game.standings()) == 1


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
def test_the_order_of_arrival_never_changes_the_result(seed: int) -> None:
    n, options = some_table(seed)
    options.pop("ruby_supply", None)
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


@pytest.mark.parametrize("seed", range(6))
def test_saving_at_every_decision_brings_back_the_same_questions(seed: int) -> None:
    session = some_session(seed)
    for n, _ in enumerate(walk(session, seed)):
        if n % 5 == seed % 5:
            other = saved_and_loaded(session)
            for r, s in zip(session.pending, other.pending, strict=True):
                assert r.dump(session.stepper.state_of(r.decider)) == s.dump(
                    other.stepper.state_of(s.decider)
                )
            assert other.state.digest() == session.state.digest()


@pytest.mark.parametrize("seed", range(6))
def test_a_clone_never_touches_its_parent(seed: int) -> None:
    session = some_session(seed)
    for n, _ in enumerate(walk(session, seed)):
        if n % 7 == 0:
            base = session.stepper.base
            before = base.digest()
            copy = session.stepper.clone()
            copy.future(CallbackDriver(random_bots(n, len(session.seats))))
            assert base.digest() == before and copy.base.digest() == before


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
        for p in range(len(session.seats)):
            if p != seat:
                dumped = state.view(seat).dump()["players"]
                assert isinstance(dumped, list) and "bag" not in dumped[p]


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


@pytest.mark.parametrize("seed", range(4))
def test_imagined_games_come_to_an_end(seed: int) -> None:
    session = some_session(seed)
    rng = stream(seed, "imagined")
    for n, seat in enumerate(walk(session, seed)):
        if n % 20 == 0:
            bots = CallbackDriver([RandomBot(n + i) for i in range(len(session.seats))])
            assert session.stepper.imagined(seat, rng, bots).over


def test_listening_changes_nothing() -> None:
    for seed in range(6):
        n, options = some_table(seed)
        quiet, loud = stepper(SPEC.new(seed, n, options)), stepper(SPEC.new(seed, n, options), True)
        bots, same = random_bots(seed, n), random_bots(seed, n)
        while not quiet.over:
            seat = quiet.pending[0].decider
            a, b = answer_of(quiet, seat, bots), answer_of(loud, seat, same)
            quiet.step(seat, a)
            loud.step(seat, b)
        assert quiet.base.digest() == loud.base.digest()
        assert not quiet.events and loud.events
        assert all(e.dump(0) for e in loud.events)
