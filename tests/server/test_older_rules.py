"""A table that began under other rules, or whose digest no longer agrees, is never played on silently."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from chaudron.games.catalogue import game as find_game
from chaudron.kernel.record import DIGEST_EVERY, loads
from chaudron.kernel.session import Session, as_known, resume
from chaudron.server.events import Answered, Opened, SeatAtFirst, Started, Stored, TableEvent
from chaudron.server.protocol import Settings
from chaudron.server.tables import FIRST_RULES, Table
from chaudron.testing.playing import walk
from chaudron.testing.server import Server

GAME = "quacks"


def happened(rules: int | None = None) -> tuple[list[TableEvent], Session]:
    """A game of some twenty answers as a table stores it; under these rules, if they are others."""
    spec = find_game(GAME)
    seats = [SeatAtFirst("person", name, "", name) for name in ("Ann", "Ben")]
    options = spec.settle(5, 2, {"first": 1})
    events: list[TableEvent] = [Opened(GAME, options, Settings(), seats, "Ann", "5"), Started(options)]
    table = Table("id", "CODE").after(events, 0.0)
    whole = Session(spec, 5, ["Ann", "Ben"], options)
    for _ in walk(whole, 7):
        if len(whole.answers) == 2 * DIGEST_EVERY + 3:
            break
    for seat, data in whole.answers:
        answer = Answered(seat, data)
        table = table.after([answer], 0.0)
        events.append(answer)
    started = events[1]
    assert isinstance(started, Started)
    assert started.rules == spec.rules
    if rules is not None:
        started.rules = rules
    return events, table.playing()


def folded(events: list[TableEvent]) -> Table:
    table = Table("id", "CODE")
    for seq, event in enumerate(events):
        table.fold(Stored(seq, event, 0.0))
    table.look_back()
    return table


def test_answers_carry_a_digest_every_few() -> None:
    events, session = happened()
    carried = [e.digest for e in events if isinstance(e, Answered)]
    assert [n for n, digest in enumerate(carried, 1) if digest] == [DIGEST_EVERY, 2 * DIGEST_EVERY]
    table = folded(events)
    assert not table.fault and table.pending() and table.playing().state.digest() == session.state.digest()
    assert table.record().digests == session.digests


@pytest.mark.parametrize("rules", [0, 99])
def test_a_game_begun_under_other_rules_is_shown_and_not_played_on(rules: int) -> None:
    events, _ = happened(rules)
    table = folded(events)
    assert (table.fault, table.rules) == ("older-rules", rules or FIRST_RULES)
    assert table.pending() == [] and table.undo_point([0, 1]) is None
    known = table.playing()  # as far as the digests agree with the rules of today
    assert len(known.answers) == 2 * DIGEST_EVERY and len(table.unplayed) == 3
    record = table.record()
    assert record.rules == table.rules and len(record.answers) == 2 * DIGEST_EVERY + 3
    assert table.info({}, 0).rules == table.rules


def test_a_digest_that_no_longer_agrees_stops_the_game_where_it_last_did() -> None:
    events, _ = happened()
    last = [e for e in events if isinstance(e, Answered) and e.digest][-1]
    last.digest = "0" * 24
    table = folded(events)
    assert table.fault == "other-rules" and table.pending() == []
    assert len(table.playing().answers) == DIGEST_EVERY and len(table.unplayed) == DIGEST_EVERY + 3


def test_nothing_is_known_of_a_game_whose_first_digest_differs() -> None:
    events, _ = happened(99)
    for event in events:
        if isinstance(event, Answered) and event.digest:
            event.digest = "0" * 24
    table = folded(events)
    assert (
        table.session is None
        and table.fault == "older-rules"
        and len(table.record().answers) == 2 * DIGEST_EVERY + 3
    )


def test_a_record_says_when_its_game_plays_out_otherwise() -> None:
    _, session = happened()
    body = json.loads(session.record().dumps())
    assert [n for n, _ in body["digests"]] == [DIGEST_EVERY, 2 * DIGEST_EVERY]
    assert resume(loads(json.dumps(body)), session.game).answers == session.answers
    del body["check"]
    body["digests"][1][1] = "0" * 24
    edited = loads(json.dumps(body))
    with pytest.raises(Exception, match=f"after answer {2 * DIGEST_EVERY} this game is not as it was"):
        resume(edited, session.game)
    known = as_known(edited, session.game)
    assert known is not None and len(known.answers) == DIGEST_EVERY
    assert session.record().without_seed().digests == []


@pytest.fixture
def save(tmp_path: Path) -> Iterator[Path]:
    _, session = happened()
    record = session.record()
    record.seats = ["you", "brewer"]
    record.rules = 99
    file = tmp_path / "game.json"
    file.write_text(record.dumps(), encoding="utf-8")
    yield file
    assert loads(file.read_text(encoding="utf-8")).rules == 99, "the save was changed"


@pytest.mark.parametrize("command", ["play --resume", "replay"])
def test_the_terminal_shows_a_save_of_other_rules_as_what_it_is(
    command: str, save: Path, tmp_path: Path
) -> None:
    from tests.cli.command import chaudron  # noqa: PLC0415

    said = chaudron(*command.split(), str(save), home=tmp_path)
    assert said.status == 2 and "rules version 99" in said.out
    assert f"after {2 * DIGEST_EVERY} of {2 * DIGEST_EVERY + 3} answers" in said.out and str(save) in said.out
    assert "Round 1" in said.out


def test_play_change_a_rule_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a real server, with a game in a folder of its own: first a rule changes, then its version."""
    game = tmp_path / "marbles"
    shutil.copytree(Path(__file__).parents[1] / "marbles", game)
    monkeypatch.setenv("CHAUDRON_GAMES", "marbles")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    with Server(tmp_path) as server:
        opened = server.open("mine", "mine", game="marbles", seed=4, options={"first": 1, "each": 9})
        with server.sit(opened["table"], opened["token"]) as me:
            for _ in range(3):
                for answer in (None, 2, me):
                    me.until("mine")
                    given = me.state["prompt"]["options"][:2] if answer is me else answer
                    assert me.answer(given) is None
            before = me.state
        rules, spec = game / "state.py", game / "spec.py"
        printed = rules.read_text(encoding="utf-8")
        versions = spec.read_text(encoding="utf-8")
        for other, version, fault in (
            (printed.replace('"keep", 0, 2, drawn', '"keep", 0, 1, drawn'), "1", "other-rules"),  # a rule
            (printed, "2", "older-rules"),  # its version
        ):
            server.kill()
            assert (other != printed) == (version == "1")
            rules.write_text(other, encoding="utf-8")
            spec.write_text(
                versions.replace("            1,\n", f"            {version},\n"), encoding="utf-8"
            )
            server.start()
            with server.sit(opened["table"], opened["token"]) as me:
                assert (me.state["table"]["fault"], me.state["table"]["rules"]) == (fault, 1)
                assert me.state["prompt"] is None and me.state["waiting_for"] == []
                late = me.ask("answer", base=before["base"], answer=1)
                assert late is not None and late["code"] == "stopped"
                if fault == "older-rules":  # eight of the nine answers are vouched for
                    assert me.state["view"] is not None and len(me.log) > 5
            record = server.get(f"/api/tables/{opened['table']}/record", opened["token"]).json()
            assert record["rules"] == 1 and len(record["answers"]) == 9
            assert record["seed"] == "4", "a game that stopped is taken home whole"
