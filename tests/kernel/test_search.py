"""Imagined futures: a seat that searches knows what it may know, and disturbs nothing."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chaudron.kernel.driver import Bot, CallbackDriver
from chaudron.kernel.errors import IllegalAnswer
from chaudron.kernel.request import YES_NO, Request
from chaudron.kernel.rng import stream
from chaudron.kernel.session import Session
from chaudron.kernel.state import State
from chaudron.kernel.stepper import Stepper
from chaudron.kernel.view import Enough, View
from chaudron.testing.playing import random_bots, walk
from tests.kernel.playing import new_session, shown
from tests.kernel.small_game import Brewing

few = settings(deadline=None, derandomize=True, max_examples=15)
seeds = st.integers(0, 10**6)


def imagined(stepper: Stepper, seat: int, seed: int, bots: list[Bot]) -> Brewing:
    end = stepper.imagined(seat, stream(seed, "search"), CallbackDriver(bots))
    assert isinstance(end, Brewing)
    return end


@few
@given(seed=seeds)
def test_search_from_any_decision_leaves_the_game_untouched(seed: int) -> None:
    session = new_session(seed)
    for seat in walk(session, seed):
        before = shown(session)
        ends = [imagined(session.stepper, seat, s, random_bots(s, 3)) for s in (1, 2)]
        assert all(end.over for end in ends)
        assert shown(session) == before


@few
@given(seed=seeds)
def test_what_the_seat_knows_is_so_in_every_world_it_imagines(seed: int) -> None:
    session = new_session(seed)
    recipes: set[tuple[str, ...]] = set()
    for seat in walk(session, seed):
        truth = session.state
        assert isinstance(truth, Brewing)
        for s in range(4):
            end = imagined(session.stepper, seat, s, random_bots(s, 3))
            assert end.cauldrons[seat].recipe == truth.cauldrons[seat].recipe
            if seat == 0:
                recipes.add(tuple(c.recipe for c in end.cauldrons))
    assert len(recipes) == 2  # the two others' recipes, this way and that


def test_the_same_imagination_sees_the_same_future() -> None:
    session = new_session(6)
    for seat in walk(session, 6):
        ends = [imagined(session.stepper, seat, 5, random_bots(5, 3)) for _ in range(2)]
        assert ends[0].digest() == ends[1].digest()


class Bids(Bot):
    """Bids a fixed number and then does as little as possible."""

    def __init__(self, bid: int) -> None:
        self.bid = bid

    def answer(self, view: View, request: Request) -> object:
        return self.bid if request.verb_name() == "bid" else False if request.verb_name() == "draw" else None


def test_a_hidden_choice_already_made_is_not_known_to_the_search() -> None:
    session = new_session(2, 3, rounds=1)
    session.answer(1, 3)
    session.answer(2, 3)
    end = imagined(session.stepper, 0, 1, [Bids(1), Bids(0), Bids(2)])
    assert end.bids == [1, 0, 2]  # imagined by the bots, not taken from the log


def test_a_true_future_keeps_the_choices_made() -> None:
    session = new_session(2, 3, rounds=1)
    session.answer(0, 3)
    future = session.stepper.future(CallbackDriver([Bids(1), Bids(0), Bids(2)]))
    assert isinstance(future, Brewing)
    assert future.bids == [3, 0, 2]


def test_the_open_step_of_another_branch_is_not_known_to_the_search() -> None:
    seed = next(s for s in range(200) if keeps(s))
    session = new_session(seed, 2, rounds=1)
    session.answer(0, 0)
    session.answer(1, 0)
    session.answer(1, True)
    asked = session.asked_of(1)
    assert asked is not None and asked.verb_name() == "keep"
    # Bo has drawn a sage and is thinking; in Ada's imagination Bo's open step begins anew.
    end = imagined(session.stepper, 0, 1, [Bids(0), Bids(0)])
    assert end.cauldrons[1].points == 0
    assert sorted(end.cauldrons[1].bag) == sorted(new_bag(seed))


def keeps(seed: int) -> bool:
    session = new_session(seed, 2)
    session.answer(0, 0)
    session.answer(1, 0)
    session.answer(1, True)
    asked = session.asked_of(1)
    return asked is not None and asked.verb_name() == "keep"


def new_bag(seed: int) -> list[str]:
    state = new_session(seed, 2).state
    assert isinstance(state, Brewing)
    return state.cauldrons[1].bag


def test_only_a_seat_that_is_asked_can_search() -> None:
    session = new_session(2)
    session.answer(0, 1)
    for seat in (0, -1, 7):
        with pytest.raises(IllegalAnswer):
            session.stepper.imagined(seat, stream(1, "search"), CallbackDriver(random_bots(1, 3)))


# ---------------------------------------------------------------- an answer is tried


def outlook_end(
    session: Session, seat: int, answer: object, bots: list[Bot], until: Enough | None = None
) -> Brewing:
    outlook = session.stepper.view(seat).outlook
    assert outlook is not None
    end = outlook.end(answer, stream(1, "search"), CallbackDriver(bots), until)
    assert isinstance(end, Brewing)
    return end


@pytest.mark.parametrize("bid", [0, 1, 3])
def test_an_answer_is_tried_and_nothing_else_changes(bid: int) -> None:
    session = new_session(2, 3, rounds=1)
    session.answer(1, 3)
    before = shown(session)
    end = outlook_end(session, 0, bid, [Bids(2), Bids(0), Bids(2)])
    assert end.over and end.bids == [bid, 0, 2]  # what the others chose is not known
    assert shown(session) == before


@few
@given(seed=seeds)
def test_every_open_answer_can_be_tried(seed: int) -> None:
    """Also in the middle of an effect, and where others act at the same time."""
    session = new_session(seed)
    for seat in walk(session, seed):
        request = session.asked_of(seat)
        assert request is not None
        for answer in {True, False} if request.kind == YES_NO else ():
            ends = [outlook_end(session, seat, answer, random_bots(3, 3)) for _ in range(2)]
            assert ends[0].over and ends[0].digest() == ends[1].digest()


class AfterARound(Enough):
    """When the first round is over."""

    def enough(self, state: State) -> bool:
        assert isinstance(state, Brewing)
        return state.round > 1


def test_a_game_is_imagined_no_farther_than_is_enough() -> None:
    session = new_session(2, 3, rounds=3)
    end = outlook_end(session, 0, 1, random_bots(1, 3), AfterARound())
    assert not end.over and end.round == 2
    assert outlook_end(session, 0, 1, random_bots(1, 3)).over


def test_only_a_seat_that_is_asked_has_an_outlook() -> None:
    session = new_session(2)
    session.answer(0, 1)
    assert [session.stepper.view(seat).outlook is None for seat in (-1, 0, 1)] == [True, True, False]
