"""What happened, and who hears of it."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from chaudron.kernel.journal import EVERYONE, Event
from chaudron.kernel.stepper import stepper
from chaudron.testing.playing import answer_of, random_bots, walk
from tests.kernel.playing import new_session
from tests.kernel.small_game import BREWING


@given(seen_by=st.integers(0, 63), seat=st.integers(0, 5))
def test_an_event_is_open_to_its_audience_alone(seen_by: int, seat: int) -> None:
    assert Event(seen_by, 0).hidden_from(seat) == (not seen_by >> seat & 1)
    assert Event(seen_by, 0).hidden_from(-1)
    assert not Event(EVERYONE, 0).hidden_from(seat)
    assert not Event(EVERYONE, 0).hidden_from(-1)


@settings(deadline=None, derandomize=True, max_examples=15)
@given(seed=st.integers(0, 10**6))
def test_secrets_reach_their_owner_alone(seed: int) -> None:
    session = new_session(seed)
    for _ in walk(session, seed):
        pass
    for seat in range(-1, 3):
        scores = [e for e in (e.dump(seat) for e in session.stepper.log(seat)) if e["event"] == "score"]
        assert all(("word" in e) == (e["seat"] == seat) for e in scores)


@settings(deadline=None, derandomize=True, max_examples=15)
@given(seed=st.integers(0, 10**6))
def test_the_log_only_grows(seed: int) -> None:
    """What a seat has heard stays as it was, through every run of an effect that is run again.

    While several play at once, another's news may come before one's own that is not settled yet.
    """
    session = new_session(seed)
    heard: list[list[str]] = [[], [], []]
    for _ in walk(session, seed):
        for seat in range(3):
            now = [str(e.dump(seat)) for e in session.stepper.log(seat)]
            left = now[:]
            for line in heard[seat]:
                left.remove(line)
            heard[seat] = now


def test_nothing_is_written_when_nobody_listens() -> None:
    s = stepper(BREWING.new(1, 2, {}))
    bots = random_bots(1, 2)
    while not s.over:
        seat = s.pending[0].decider
        s.step(seat, answer_of(s, seat, bots))
        assert s.log(0) == s.log(-1) == []


def test_a_spectator_hears_what_is_settled() -> None:
    session = new_session(2, 2)
    session.answer(0, 3)
    session.answer(1, 1)
    assert [e.dump(-1) for e in session.stepper.log(-1)] == [
        {"event": "bid", "seat": 0, "word": "3"},
        {"event": "bid", "seat": 1, "word": "1"},
    ]
    assert session.stepper.view(-1).dump()["recipe"] is None
