"""A game is paused, saved, resumed, cloned, undone and replayed at every decision."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chaudron.kernel.driver import CallbackDriver, RecordingDriver
from chaudron.kernel.errors import BadRecord, IllegalAnswer
from chaudron.kernel.record import Record
from chaudron.kernel.session import Session, replay, resume
from chaudron.kernel.stepper import stepper
from chaudron.testing.playing import CheckingDriver, answer_of, random_bots, saved_and_loaded, walk
from tests.kernel.playing import NAMES, new_session, shown
from tests.kernel.small_game import BREWING, Brewing, BrewingSpec

seeds = st.integers(0, 10**6)
few = settings(deadline=None, derandomize=True, max_examples=15)


@few
@given(seed=seeds, n=st.integers(2, 4))
def test_saved_and_resumed_at_every_decision(seed: int, n: int) -> None:
    session = new_session(seed, n)
    for _ in walk(session, seed):
        assert shown(saved_and_loaded(session)) == shown(session)
    assert shown(saved_and_loaded(session)) == shown(session)


def test_every_kind_of_moment_is_met() -> None:
    """The other tests of this file prove nothing about a moment they never reach."""
    met: set[str] = set()
    for s in range(40):
        session = new_session(s)
        for seat in walk(session, s):
            request = session.asked_of(seat)
            assert request is not None
            met.add(request.verb_name())
            if len(session.pending) > 1:
                met.add("several")
            if request.player != request.decider:
                met.add("for another")
    assert met == {
        "bid", "draw", "keep", "buy", "shelve", "throw_away", "allow", "wish", "several", "for another",
    }  # fmt: skip


@few
@given(seed=seeds)
def test_a_clone_goes_its_own_way_and_leaves_its_parent_alone(seed: int) -> None:
    session = new_session(seed)
    bots = random_bots(seed + 1, 3)
    for seat in walk(session, seed):
        before = shown(session)
        clone = session.stepper.clone()
        clone.step(seat, answer_of(clone, seat, bots))
        while not clone.over and clone.version < session.stepper.version + 5:
            asked = clone.pending[0].decider
            clone.step(asked, answer_of(clone, asked, bots))
        assert shown(session) == before


@few
@given(seed=seeds)
def test_a_clone_taken_the_same_way_ends_at_the_same_place(seed: int) -> None:
    session = new_session(seed)
    clones = []
    for _ in walk(session, seed):
        clones.append((session.stepper.clone(), len(session.answers)))
    for clone, n in clones:
        for seat, data in session.answers[n:]:
            request = clone.asked_of(seat)
            assert request is not None
            clone.step(seat, request.load_answer(clone.state_of(seat), data))
        assert clone.base.digest() == session.state.digest()


@few
@given(seed=seeds, back=st.integers(1, 6))
def test_undo_at_every_decision_leads_back_to_the_same_question(seed: int, back: int) -> None:
    session = new_session(seed)
    path = []
    for _ in walk(session, seed):
        path.append(shown(session))
    path.append(shown(session))
    answers = session.answers[:]
    while session.answers:
        session.undo(min(back, len(session.answers)))
        assert shown(session) == path[len(session.answers)]
    for seat, data in answers:
        session.answer_named(seat, data)
    assert shown(session) == path[-1]


@few
@given(seed=seeds)
def test_a_game_stepped_played_recorded_and_replayed_is_one_game(seed: int) -> None:
    driver = CheckingDriver(random_bots(seed, 3))
    played = BREWING.new(seed, 3, {})
    played.run(driver)
    options = BREWING.settle(seed, 3, {})
    record = Record("brewing", BREWING.rules, seed, NAMES[:3], options, driver.answers)
    assert resume(record, BREWING).state.digest() == played.digest()
    assert replay(record, BREWING).digest() == played.digest()


def test_only_a_finished_game_is_replayed_to_its_end() -> None:
    session = new_session(2)
    for _ in walk(session, 2):
        with pytest.raises(BadRecord, match="ends before the game does"):
            replay(session.record(), BREWING)
    assert replay(session.record(), BREWING).digest() == session.state.digest()


def test_bots_that_play_on_from_any_decision_finish_the_game() -> None:
    session = new_session(7)
    for _ in walk(session, 7):
        before = shown(session)
        end = session.stepper.future(CallbackDriver(random_bots(3, 3)))
        assert end.over
        assert shown(session) == before


def test_a_record_stopped_anywhere_can_be_read_up_to_there() -> None:
    session = new_session(4)
    path = [shown(session)]
    for _ in walk(session, 4):
        path.append(shown(session))
    for n in range(len(session.answers)):
        assert shown(resume(session.record(), BREWING, n)) == path[n + 1]


# ---------------------------------------------------------------- refusals


def test_an_answer_that_is_not_offered_changes_nothing() -> None:
    session = new_session(5)
    wrong: list[object] = ["nothing", -1, 99, 1.5, [], ["moss"] * 9, {"a": 1}, [["x"]], "", (), b"x"]
    refused = 0
    for seat in walk(session, 5):
        request = session.asked_of(seat)
        assert request is not None
        before = shown(session), session.answers[:]
        for answer in wrong:
            if request.refusal(session.stepper.state_of(seat), answer) is None:
                continue
            refused += 1
            with pytest.raises(IllegalAnswer) as named:
                session.answer_named(seat, answer)
            assert named.value.code == "not-offered"
            with pytest.raises(IllegalAnswer):
                session.answer(seat, answer)
        assert (shown(session), session.answers) == before
    assert refused > 100


@pytest.mark.parametrize("seat", [-1, 1, 2, 3, 99])
def test_a_seat_that_is_not_asked_cannot_answer(seat: int) -> None:
    session = new_session(5)
    while (request := session.pending[0]).verb_name() != "buy":
        session.answer(request.decider, {"bid": 1, "draw": False}[request.verb_name()])
    before = shown(session)
    for give in (session.answer, session.answer_named):
        with pytest.raises(IllegalAnswer) as refused:
            give(seat, None)
        assert refused.value.code == "not-asked"
    assert shown(session) == before


def test_nobody_is_asked_after_the_end() -> None:
    session = new_session(5)
    for _ in walk(session, 5):
        pass
    assert session.pending == []
    with pytest.raises(IllegalAnswer):
        session.answer(0, None)


class FaultyBrewing(Brewing):
    """Falls over at the sieve, after having changed something."""

    def trade(self, seat: int, ware: str | None) -> None:
        super().trade(seat, ware)
        if ware == "sieve":
            raise RuntimeError("the sieve has a hole")


class FaultySpec(BrewingSpec):
    def begin(self, seed: int, n_players: int, options: dict[str, object]) -> Brewing:
        sound = super().begin(seed, n_players, options)
        return FaultyBrewing(sound.rng, sound.cauldrons, sound.rounds)


def test_a_fault_in_the_rules_loses_nothing() -> None:
    session = Session(FaultySpec(), 5, NAMES[:2], {})
    while (request := session.pending[0]).verb_name() != "buy":
        session.answer(request.decider, {"bid": 1, "draw": False}[request.verb_name()])
    session.answer(0, "sieve")
    before = shown(session), session.answers[:]
    with pytest.raises(RuntimeError, match="hole"):
        session.answer(0, ["toad"])
    assert (shown(session), session.answers) == before
    session.undo()
    session.answer(0, "shelf")
    assert session.pending[0].decider == 1


def test_an_answer_belongs_to_the_game_once_given() -> None:
    session = new_session(5, 2)
    while (request := session.pending[0]).verb_name() != "buy":
        session.answer(request.decider, {"bid": 1, "draw": False}[request.verb_name()])
    session.answer(0, "sieve")
    mine: list[object] = ["toad", "toad"]
    one = session.stepper.clone()
    one.step(0, mine)
    mine.clear()
    session.answer_named(0, ["toad", "toad"])
    assert one.base.digest() == session.state.digest()


# ---------------------------------------------------------------- undo


def market(seed: int = 5) -> Session:
    session = new_session(seed, 2)
    while (request := session.pending[0]).verb_name() != "buy":
        session.answer(request.decider, {"bid": 1, "draw": False}[request.verb_name()])
    return session


def test_one_may_take_back_what_revealed_nothing() -> None:
    session = market()
    session.answer(0, "sieve")
    assert session.may_undo(0)
    assert not session.may_undo(1)
    session.undo()
    assert session.pending[0].verb_name() == "buy"


def test_nobody_may_take_back_what_brought_something_to_light() -> None:
    session = new_session(5, 2)
    session.answer(0, 2)
    assert session.may_undo(0)  # the other bid is not known yet
    session.answer(1, 3)
    assert not session.may_undo(0)
    assert not session.may_undo(1)


def test_there_may_be_nothing_to_take_back() -> None:
    session = market()
    n = len(session.answers)
    for count in (0, -1, n + 1):
        with pytest.raises(IllegalAnswer) as refused:
            session.undo(count)
        assert refused.value.code == "nothing-to-undo"
    assert len(session.answers) == n
    session.undo(n)
    assert session.answers == []
    assert not session.may_undo(0)


# ---------------------------------------------------------------- long forced stretches


class Quiet(Brewing):
    """Nobody is asked anything for many thousands of segments."""

    def next_decision(self) -> None:
        return None

    def resolve(self, request: object, answer: object) -> None:
        self.round += 1
        self.over = self.round > 20_000
        if self.round % 3 == 0:
            self.open_seats = [0, 1]

    def branch(self, seat: int) -> bool:
        self.cauldrons[seat].points += 1
        return False


def test_long_stretches_without_a_question_do_not_nest() -> None:
    state = BREWING.begin(1, 2, BREWING.settle(1, 2, {}))
    s = stepper(Quiet(state.rng, state.cauldrons, 1))
    assert s.over
    assert isinstance(s.base, Quiet)
    assert s.base.cauldrons[0].points == s.base.cauldrons[1].points == 20_000 // 3
    played = Quiet(state.rng, [c.clone() for c in state.cauldrons], 1)
    played.run(RecordingDriver(random_bots(1, 2)))
    assert played.round == s.base.round
