"""Playing at the same time: where nothing is shared no order of arrival matters; nothing shows too early."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from chaudron.kernel.driver import CallbackDriver, RecordingDriver
from chaudron.kernel.session import Session
from chaudron.testing.playing import random_bots
from tests.kernel.playing import new_session
from tests.kernel.small_game import BREWING, Brewing

few = settings(deadline=None, derandomize=True, max_examples=25)
seeds = st.integers(0, 10**6)


def played_in_order(session: Session, queues: list[list[object]], arrival: Random) -> list[int]:
    """Give each seat's answers in their order; which seat comes first is up to chance."""
    left = [queue[:] for queue in queues]
    order = []
    while not session.over:
        seat = arrival.choice(session.pending).decider
        order.append(seat)
        session.answer_named(seat, left[seat].pop(0))
    assert not any(left)
    return order


@few
@given(seed=seeds, n=st.integers(2, 4), arrival=st.lists(st.integers(), min_size=2, max_size=4, unique=True))
def test_the_order_of_arrival_never_changes_the_result(seed: int, n: int, arrival: list[int]) -> None:
    driver = RecordingDriver(random_bots(seed, n))
    state = BREWING.new(seed, n, {})
    state.run(driver)
    queues: list[list[object]] = [[] for _ in range(n)]
    for seat, data in driver.answers:
        queues[seat].append(data)
    for a in arrival:
        session = new_session(seed, n)
        played_in_order(session, queues, Random(a))
        assert session.state.digest() == state.digest()
        assert session.state.standings() == state.standings()


def test_different_orders_are_really_tried() -> None:
    driver = RecordingDriver(random_bots(1, 3))
    BREWING.new(1, 3, {}).run(driver)
    queues: list[list[object]] = [[a for s, a in driver.answers if s == seat] for seat in range(3)]
    orders = {tuple(played_in_order(new_session(1), queues, Random(a))) for a in range(10)}
    assert len(orders) > 5


def seen_by(session: Session, seat: int) -> object:
    stepper = session.stepper
    request = stepper.asked_of(seat)
    return (
        stepper.view(seat).dump(),
        [e.dump(seat) for e in stepper.log(seat)],
        None if request is None else request.dump(stepper.state_of(seat)),
    )


@few
@given(seed=seeds, bids=st.lists(st.integers(0, 3), min_size=6, max_size=6))
def test_a_hidden_choice_shows_nothing_before_everybody_has_chosen(seed: int, bids: list[int]) -> None:
    one, two = new_session(seed), new_session(seed)
    at_first = [seen_by(one, seat) for seat in range(-1, 3)]
    for seat in (2, 0):
        one.answer(seat, bids[seat])
        two.answer(seat, bids[3 + seat])
    for seat in (-1, 1):  # the one who has not chosen yet, and a spectator
        assert seen_by(one, seat) == seen_by(two, seat) == at_first[seat + 1]
    for seat in (0, 2):  # who has chosen learns nothing of the others either
        assert seen_by(one, seat) == seen_by(two, seat)
        assert one.asked_of(seat) is None
    one.answer(1, 0)
    bids[1] = 0
    told = [e.dump(1) for e in one.stepper.log(1)]
    assert told == [{"event": "bid", "seat": s, "word": str(bids[s])} for s in range(3)]


@few
@given(seed=seeds)
def test_a_branch_leaves_the_questions_of_the_others_alone(seed: int) -> None:
    session = new_session(seed)
    for seat in range(3):
        session.answer(seat, 1)
    asked = session.asked_of(0)
    before = seen_by(session, 0)
    while (request := session.asked_of(1)) is not None and request.verb_name() != "buy":
        assert session.asked_of(0) is asked
        session.answer(1, True if request.verb_name() == "draw" else request.options(session.state)[0])
    if session.asked_of(0) is asked:  # bo's pot shows now, as it does on a table
        assert isinstance(session.stepper.state_of(0), Brewing)
        assert seen_by(session, 0) != before or session.state.cauldrons[1].pot == []  # type: ignore[attr-defined]


def test_players_who_are_done_wait_for_the_others() -> None:
    session = new_session(3)
    for seat in (1, 2, 0):
        session.answer(seat, 2)
    assert [r.verb_name() for r in session.pending] == ["draw"] * 3
    session.answer(2, False)
    session.answer(0, False)
    assert [r.decider for r in session.pending] == [1]
    assert session.state.open_seats == [1]
    session.answer(1, False)
    assert [(r.decider, r.verb_name()) for r in session.pending] == [(0, "buy")]


def test_streams_of_chance_do_not_disturb_each_other() -> None:
    """How often one draws never changes what another draws."""

    def pot_of_two(draws_of_one: int) -> list[str]:
        session = new_session(11, 2)
        session.answer(0, 0)
        session.answer(1, 0)
        for _ in range(draws_of_one):
            request = session.asked_of(0)
            assert request is not None
            session.answer(0, True if request.verb_name() == "draw" else request.options(session.state)[0])
        request = session.asked_of(1)
        while request is not None and request.verb_name() == "draw" and len(pot(session)) < 2:
            session.answer(1, True)
            request = session.asked_of(1)
        return pot(session)

    def pot(session: Session) -> list[str]:
        assert isinstance(session.state, Brewing)
        return session.state.cauldrons[1].pot

    assert pot_of_two(0) == pot_of_two(1) == pot_of_two(2)


def test_bots_play_simultaneous_parts_at_once() -> None:
    state = BREWING.new(9, 4, {"rounds": 5})
    state.run(CallbackDriver(random_bots(9, 4)))
    assert state.over
    assert min(state.standings()) == 1
