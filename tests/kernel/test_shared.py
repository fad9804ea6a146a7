"""What all branches share: whoever's answer was accepted first takes it, and everybody keeps that order."""

from __future__ import annotations

from random import Random
from typing import cast

from hypothesis import given, settings
from hypothesis import strategies as st

from chaudron.kernel.driver import Bot, CallbackDriver, RecordingDriver
from chaudron.kernel.request import YES_NO, Request
from chaudron.kernel.rng import Rng, stream
from chaudron.kernel.session import replay_together
from chaudron.kernel.state import State
from chaudron.kernel.stepper import Stepper, stepper
from chaudron.kernel.view import View
from chaudron.testing.playing import random_bots

few = settings(deadline=None, derandomize=True, max_examples=40)
REACH, TAKE, CHEER, SIGH = range(4)
VERBS = ["reach", "take", "cheer", "sigh"]


class Ask(Request):
    def __init__(self, seat: int, verb: int) -> None:
        super().__init__(seat, seat, YES_NO, verb, 0, 1)

    def options(self, state: State) -> list[object]:
        return [False, True]

    def verb_name(self) -> str:
        return VERBS[self.verb]


class Pantry(State):
    """Who reaches out may take a jar, and cheers; who finds none sighs. Three times each."""

    def __init__(self, n: int, jars: int) -> None:
        super().__init__(Rng(b"pantry"), n)
        self.jars = jars
        self.taken = [0] * n
        self.held = [0] * n
        self.steps = [3] * n
        self.told: list[str] = [""] * n
        self.open_seats = list(range(n))

    def clone(self) -> Pantry:
        g = Pantry(self.n_players, self.jars)
        g.taken, g.held, g.steps, g.told = self.taken[:], self.held[:], self.steps[:], self.told[:]
        g.over, g.open_seats = self.over, self.open_seats
        return g

    def next_decision(self) -> Request | None:
        return None

    def resolve(self, request: Request | None, answer: object) -> None:
        self.over = True

    def branch(self, seat: int) -> bool:
        self.jars += self.held[seat]
        self.held[seat] = 0
        said = "r" if self.ask(Ask(seat, REACH)) else "-"
        if said == "r":
            if self.offers(seat, self.jars):
                if self.ask(Ask(seat, TAKE)) and self.finds(seat, self.jars):
                    self.jars -= 1
                    self.held[seat] = 1
                    self.taken[seat] += 1
                    said += "t"
                said += "c" if self.ask(Ask(seat, CHEER)) else "-"
            else:
                said += "s" if self.ask(Ask(seat, SIGH)) else "-"
        self.told[seat] += said + "."
        self.held[seat] = 0
        self.steps[seat] -= 1
        return self.steps[seat] > 0

    def hold(self, seat: int, work: State) -> State | None:
        now = cast(Pantry, work)
        if now.held[seat] == self.held[seat]:
            return None
        g = self.clone()
        g.jars, g.held[seat] = now.jars, now.held[seat]
        return g

    def view(self, seat: int) -> View:
        return Looking(self, seat)

    def redeal(self, seat: int, rng: Rng) -> None:
        pass

    def dump(self) -> dict[str, object]:
        return {"jars": self.jars, "taken": self.taken, "told": self.told, "held": self.held}


class Looking(View):
    def __init__(self, state: State, seat: int) -> None:
        super().__init__(seat)
        self.state = state

    def options(self, request: Request) -> list[object]:
        return request.options(self.state)


def asked(s: Stepper) -> list[str]:
    return [r.verb_name() for r in s.pending]


def jars(s: Stepper) -> int:
    return cast(Pantry, s.base).jars


def test_the_last_one_goes_to_the_answer_that_was_accepted_first() -> None:
    s = stepper(Pantry(2, 1))
    s.step(0, True)
    s.step(1, True)
    assert asked(s) == ["take", "take"]
    s.step(1, True)
    assert asked(s) == ["sigh", "cheer"]  # what is gone is offered no longer
    assert s.withdrawn == [1, 0] and jars(s) == 0
    s.step(0, True)
    s.step(1, True)
    assert cast(Pantry, s.base).told == ["rs.", "rtc."]


def test_an_answer_stays_an_answer_to_the_question_it_was_given_to() -> None:
    s = stepper(Pantry(2, 1))
    s.step(0, True)
    s.step(0, False)  # leaves the jar, and is about to cheer
    s.step(1, True)
    s.step(1, True)
    assert asked(s) == ["cheer", "cheer"] and s.withdrawn == [0, 0]
    s.step(0, True)
    assert cast(Pantry, s.base).told[0] == "rc."


def test_what_an_open_step_took_is_neither_lost_nor_taken_twice() -> None:
    s = stepper(Pantry(3, 2))
    for seat in range(3):
        s.step(seat, True)
    s.step(2, True)
    s.step(0, True)
    assert asked(s) == ["cheer", "sigh", "cheer"] and jars(s) == 0
    copy = s.clone()
    for one in (s, copy):
        one.step(1, False)
        one.step(0, False)
        one.step(2, False)
        assert cast(Pantry, one.base).taken == [1, 0, 1] and jars(one) == 0


class Polite(Bot):
    """Says yes, but leaves jars alone if it is not the first seat."""

    def answer(self, view: View, request: Request) -> object:
        return request.verb != TAKE or view.seat == 0


def test_who_searches_forgets_what_the_others_found() -> None:
    s = stepper(Pantry(2, 1))
    s.step(1, True)
    s.step(1, True)  # holds the jar, and is about to cheer
    end = cast(Pantry, s.imagined(0, stream(1, "x"), CallbackDriver([Polite(), Polite()])))
    assert end.told == ["rs.rs.rtc.", "rc.rs.rs."]  # in this world the other left it lying


def test_without_a_clock_it_is_one_step_each_in_turn() -> None:
    driver = RecordingDriver(random_bots(3, 3))
    Pantry(3, 9).run(driver)
    starts = [seat for seat, _ in driver.answers]
    turns = [seat for i, seat in enumerate(starts) if i == 0 or starts[i - 1] != seat]
    assert turns == [0, 1, 2] * 3


@few
@given(seed=st.integers(0, 10**6), n=st.integers(2, 4), there=st.integers(0, 6))
def test_whoever_keeps_the_order_keeps_the_game(seed: int, n: int, there: int) -> None:
    chance = Random(seed)
    s = stepper(Pantry(n, there))
    answers: list[tuple[int, object]] = []
    bots = random_bots(seed, n)
    while not s.over:
        seat = chance.choice(s.pending).decider
        if chance.random() < 0.2:
            assert cast(Pantry, s.future(CallbackDriver(bots))).jars >= 0
            assert cast(Pantry, s.imagined(seat, stream(seed, "x"), CallbackDriver(bots))).jars >= 0
        if chance.random() < 0.3:
            s = s.clone()
        assert min(cast(Pantry, s.state_of(k)).jars for k in range(n)) >= 0
        given = bool(chance.random() < 0.8)
        answers.append((seat, given))
        s.step(seat, given)
    end = cast(Pantry, s.base)
    assert end.jars + sum(end.taken) == there
    assert sum(told.count("t") for told in end.told) == sum(end.taken)
    assert replay_together(Pantry(n, there), answers).digest() == end.digest()


@few
@given(seed=st.integers(0, 10**6), n=st.integers(2, 4), there=st.integers(0, 6))
def test_a_game_of_bots_is_the_same_game_step_by_step(seed: int, n: int, there: int) -> None:
    driver = RecordingDriver(random_bots(seed, n))
    state = Pantry(n, there)
    state.run(driver)
    assert replay_together(Pantry(n, there), driver.answers).digest() == state.digest()
