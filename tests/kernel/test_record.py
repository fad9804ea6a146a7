"""Records: a round trip for every game, and a clear refusal for everything else."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chaudron.kernel.errors import BadRecord, IllegalAnswer, Refusal
from chaudron.kernel.record import Record, loads
from chaudron.kernel.session import Session, replay, resume
from chaudron.testing.playing import walk
from tests.kernel.playing import new_session, shown
from tests.kernel.small_game import BREWING, BrewingSpec


def finished(seed: int = 3) -> Session:
    session = new_session(seed)
    for _ in walk(session, seed):
        pass
    return session


TEXT = finished().record().dumps()


def edited(change: Callable[[dict[str, Any]], object], checked: bool = False) -> str:
    body = json.loads(TEXT)
    if not checked:
        del body["check"]
    change(body)
    return json.dumps(body)


def refusal(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as refused:
        resume(loads(text), BREWING)
    message = refused.value.message
    assert message and "\n" not in message
    return refused.value


@settings(deadline=None, derandomize=True, max_examples=20)
@given(seed=st.integers(-(2**128), 2**128))
def test_a_record_says_all_there_is_to_say(seed: int) -> None:
    session = new_session(seed, 2, extra=["moss"], title="Soirée « entre amis »")
    for _ in walk(session, seed):
        pass
    record = loads(session.record().dumps())
    assert record.dumps() == session.record().dumps()
    assert (record.seed, record.seats, record.rules) == (seed, ["ada", "bo"], 3)
    assert record.options == {
        "rounds": 2,
        "spicy": False,
        "fire": "low",
        "extra": ["moss"],
        "title": "Soirée « entre amis »",
    }
    assert shown(resume(record, BREWING)) == shown(session)


def test_a_record_is_one_line_of_json() -> None:
    assert "\n" not in TEXT
    body = json.loads(TEXT)
    assert body["format"] == "chaudron-record"
    assert body["version"] == 2
    assert all(isinstance(seat, int) for seat, _ in body["answers"])


@given(cut=st.integers(0, len(TEXT) - 1))
def test_a_truncated_record_is_refused(cut: int) -> None:
    assert refusal(TEXT[:cut]).code == "record-broken"


@given(at=st.integers(0, len(TEXT) - 1), char=st.characters(codec="utf-8"))
def test_any_changed_character_is_noticed(at: int, char: str) -> None:
    changed = TEXT[:at] + char + TEXT[at + 1 :]
    try:
        same = json.loads(changed) == json.loads(TEXT)
    except ValueError:
        same = False
    if not same:
        refusal(changed)


def test_an_edited_answer_is_noticed() -> None:
    assert refusal(edited(lambda b: b["answers"].pop(), checked=True)).code == "record-edited"
    assert refusal(edited(lambda b: b.update(seed=4), checked=True)).code == "record-edited"
    assert refusal(edited(lambda b: b.update(note="hello"), checked=True)).code == "record-edited"


@pytest.mark.parametrize("text", ["[]", "{}", "3", "null", '"chaudron-record"', '{"format": "chess"}'])
def test_a_foreign_file_is_refused(text: str) -> None:
    assert refusal(text).code == "record-foreign"


@pytest.mark.parametrize(
    "text", ["", "\x00", "PK\x03\x04", "{", "[" * 100_000, "\ufeff{}", "[1e", "1" * 5000]
)
def test_what_is_not_json_is_refused(text: str) -> None:
    assert refusal(text).code == "record-broken"


@pytest.mark.parametrize("version", [0, 3, "2", None])
def test_another_version_of_the_format_is_refused(version: object) -> None:
    refused = refusal(edited(lambda b: b.update(version=version)))
    assert refused.code == "record-version"
    assert "version 2" in refused.message


def test_a_record_of_other_rules_is_refused_and_says_which() -> None:
    with pytest.raises(BadRecord, match=r"rules version 3 of brewing.*plays version 4") as refused:
        resume(loads(TEXT), BrewingSpec(rules=4))
    assert refused.value.code == "record-rules"
    with pytest.raises(BadRecord):
        replay(loads(TEXT), BrewingSpec(rules=4))


def test_a_record_of_another_game_is_refused() -> None:
    refused = refusal(edited(lambda b: b.update(game="chess")))
    assert (refused.code, refused.message) == ("record-game", "this is a game of chess, not of brewing")


@pytest.mark.parametrize(
    "change",
    [
        *[lambda b, k=k: b.pop(k) for k in ("game", "rules", "seed", "seats", "options", "answers")],
        lambda b: b.update(comment="none is foreseen"),
        lambda b: b.update(game=3),
        lambda b: b.update(rules="3"),
        lambda b: b.update(rules=True),
        lambda b: b.update(seed="three"),
        lambda b: b.update(seed="9" * 41),
        lambda b: b.update(seed=True),
        lambda b: b.update(seed=1.5),
        lambda b: b.update(seats="ada"),
        lambda b: b.update(seats=[1, 2]),
        lambda b: b.update(options=[]),
        lambda b: b.update(answers={}),
        lambda b: b.update(answers=[1]),
        lambda b: b.update(answers=[[0]]),
        lambda b: b.update(answers=[[0, 1, 2]]),
        lambda b: b.update(answers=[["0", 1]]),
        lambda b: b.update(answers=[[True, 1]]),
        lambda b: b.update(answers=[[-1, 1]]),
        lambda b: b.update(answers=[[3, 1]]),
        *[
            lambda b, d=d: b.update(digests=d)
            for d in (7, [7], [[1]], [[1, "a", 2]], [["1", "a"]], [[1, 2]], [[True, "a"]])
        ],
        *[
            lambda b, d=d: b.update(deals=d)
            for d in (7, [7], [[0, 0]], [["0", 0, 1]], [[0, 9, 1]], [[-1, 0, 1]])
        ],
    ],
)
def test_a_record_that_lacks_a_part_is_refused(change: Callable[[dict[str, Any]], object]) -> None:
    assert refusal(edited(change)).code == "record-shape"


def test_lone_surrogates_do_not_break_the_reader() -> None:
    assert refusal(edited(lambda b: b.update(game="\ud800"), checked=True)).code == "record-edited"


@pytest.mark.parametrize("n", [0, 5, 20])
def test_an_illegal_answer_inside_names_its_place(n: int) -> None:
    def change(body: dict[str, Any]) -> None:
        body["answers"][n][1] = "a unicorn"

    refused = refusal(edited(change))
    assert refused.code == "record-answer"
    assert refused.message.startswith(f"answer {n + 1} of this record cannot be played: ")


def test_answers_after_the_end_are_refused() -> None:
    refused = refusal(edited(lambda b: b["answers"].append([0, None])))
    assert refused.code == "record-answer"
    assert "not asked" in refused.message


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda b: b.update(seats=["ada"] * 5), "bad-players"),
        (lambda b: b["options"].update(rounds=99), "bad-option"),
        (lambda b: b["options"].update(colour="blue"), "unknown-option"),
    ],
)
def test_a_beginning_that_is_impossible_is_refused(
    change: Callable[[dict[str, Any]], object], code: str
) -> None:
    with pytest.raises(Refusal) as refused:
        resume(loads(edited(change)), BREWING)
    assert refused.value.code == code


def test_the_export_of_an_unfinished_game_has_no_seed() -> None:
    session = new_session(123456789)
    session.answer(0, 1)
    export = session.record().without_seed()
    assert "123456789" not in export.dumps()
    again = loads(export.dumps())
    assert again.seed is None
    assert again.answers == [(0, 1)]
    with pytest.raises(BadRecord) as refused:
        resume(again, BREWING)
    assert refused.value.code == "record-no-seed"


def test_a_record_taken_from_a_session_stands_still() -> None:
    session = new_session(1)
    record = session.record()
    session.answer(0, 1)
    assert record.answers == []


def test_refusals_travel_between_processes() -> None:
    for refused in (IllegalAnswer("a", "b", {"c": 1}), BadRecord("x", "y"), Refusal("p", "q", {"r": "s"})):
        copy = pickle.loads(pickle.dumps(refused))
        assert type(copy) is type(refused)
        assert (copy.code, copy.message, copy.details) == (refused.code, refused.message, refused.details)


def test_a_record_can_be_written_by_hand() -> None:
    record = Record("brewing", 3, 3, ["ada", "bo"], {}, [(0, 1), (1, 2)])
    assert len(resume(loads(record.dumps()), BREWING).pending) == 2
