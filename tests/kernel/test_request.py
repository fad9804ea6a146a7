"""Questions: which answers they take, how answers are named, and what a client is shown."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chaudron.kernel.request import NAME, NUMBER, ONE, ORDER, SOME, YES_NO
from chaudron.kernel.state import State
from tests.kernel.small_game import BREWING, Ask

STATE: State = BREWING.new(1, 2, {})
ABC: list[object] = ["a", "b", "b"]


def ask(kind: int, lo: int, hi: int) -> Ask:
    return Ask(0, kind, "keep", lo, hi, ABC)


@dataclass
class Case:
    ask: Ask
    taken: list[object]
    refused: list[object]


CASES = {
    "one": Case(ask(ONE, 1, 1), ["a", "b"], [None, "c", True, 1, ["a"], [], {}]),
    "one or none": Case(ask(ONE, 0, 1), ["a", None], ["c", False, 0, []]),
    "some": Case(ask(SOME, 1, 2), [["a"], ["b", "b"], ["b", "a"]], [[], ["a", "a"], ABC, None, "a", True]),
    "any": Case(ask(SOME, 0, 3), [[], ABC], [["a", "b", "b", "b"], [None], [["a"]], None]),
    "order": Case(
        ask(ORDER, 0, 0), [["a", "b", "b"], ["b", "a", "b"]], [["a", "b"], [], None, "a", [1, 2, 3]]
    ),
    "yes or no": Case(ask(YES_NO, 0, 1), [True, False], [0, 1, None, "yes", []]),
    "number": Case(ask(NUMBER, 2, 4), [2, 3, 4], [1, 5, True, "3", 2.0, None, 10**30]),
    "name": Case(ask(NAME, 1, 1), ["a", "b"], ["c", None, 3]),
}


@pytest.mark.parametrize("name", CASES)
def test_answers_are_taken_or_refused_with_a_reason(name: str) -> None:
    case = CASES[name]
    for answer in case.taken:
        assert case.ask.refusal(STATE, answer) is None
    for answer in case.refused:
        assert case.ask.refusal(STATE, answer)


@pytest.mark.parametrize("name", CASES)
def test_an_answer_is_written_by_name_and_read_back(name: str) -> None:
    case = CASES[name]
    for answer in case.taken:
        assert case.ask.load_answer(STATE, case.ask.dump_answer(answer)) == answer


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=2), inner, max_size=2),
)


@given(name=st.sampled_from(sorted(CASES)), data=json_values)
def test_whatever_a_client_sends_is_taken_or_refused(name: str, data: object) -> None:
    request = CASES[name].ask
    answer = request.load_answer(STATE, data)
    if request.refusal(STATE, answer) is None:
        assert request.load_answer(STATE, request.dump_answer(answer)) == answer


def test_a_client_sees_all_it_needs() -> None:
    assert ask(SOME, 1, 2).dump(STATE) == {
        "player": 0,
        "decider": 0,
        "kind": "some",
        "verb": "keep",
        "lo": 1,
        "hi": 2,
        "options": ["a", "b", "b"],
        "place": "words",
    }
    assert "options" not in ask(YES_NO, 0, 1).dump(STATE)
    assert "options" not in ask(NUMBER, 0, 9).dump(STATE)
