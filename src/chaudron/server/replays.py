"""Looking at a recorded game: any step, any perspective, and how points and money grew."""

from typing import Any

import msgspec

from chaudron.games.catalogue import game as find_game
from chaudron.games.dominion import kingdoms, notation
from chaudron.games.dominion.rules import Game
from chaudron.kernel.errors import Refusal
from chaudron.kernel.record import Record, loads
from chaudron.kernel.session import Session, resume
from chaudron.kernel.view import SPECTATOR


class Moment(msgspec.Struct):
    """A game after so many answers, as one seat saw it (or as everybody at the table did)."""

    game: str
    seats: list[str]
    step: int
    steps: int
    seat: int
    view: dict[str, Any]
    log: list[dict[str, Any]]
    prompt: dict[str, Any] | None


class Growth(msgspec.Struct):
    """For each turn of the game: the step it began at, whose it was, and what everybody had by then."""

    turns: list[dict[str, Any]]


def read(text: str) -> Record:
    return loads(text)


def moment(record: Record, step: int, seat: int) -> Moment:
    """The game after `step` answers."""
    if not SPECTATOR <= seat < len(record.seats):
        raise Refusal("no-seat", f"this game has no seat {seat}", {"seat": seat})
    step = max(0, min(step, len(record.answers)))
    session = resume(record, find_game(record.game), step)
    stepper = session.stepper
    pending = stepper.pending
    prompt = pending[0].dump(stepper.state_of(pending[0].decider)) if pending else None
    if prompt is not None and seat != SPECTATOR and prompt["decider"] != seat:
        prompt = None
    return Moment(
        game=record.game,
        seats=record.seats,
        step=step,
        steps=len(record.answers),
        seat=seat,
        view=stepper.view(seat).dump(),
        log=[e.dump(seat) for e in stepper.log(seat)],
        prompt=prompt,
    )


def growth(record: Record) -> Growth:
    """Play the record once and note what everybody has at the beginning of each turn."""
    assert record.seed is not None
    session = Session(find_game(record.game), record.seed, record.seats, record.options)
    turns: list[dict[str, Any]] = []
    seen = -1
    for step, (seat, data) in enumerate(record.answers):
        for event in session.stepper.events[max(seen, 0) :]:
            told = event.dump(SPECTATOR)
            if told.get("event") in ("turn", "extra_turn"):
                turns.append({"step": step, "seat": told["player"], **session.state.progress()})
        seen = len(session.stepper.events)
        session.answer_named(seat, data)
    turns.append({"step": len(record.answers), "seat": -1, **session.state.progress()})
    return Growth(turns)


LAST_MOVES = 12


def scenario(record: Record) -> str:
    """The position some moves ago and the moves since, as Python that can be pasted into a test."""
    game = find_game(record.game)
    answers = record.answers
    start = max(0, len(answers) - LAST_MOVES)
    while start > 0:  # a position can be written only where nothing is half done
        session = resume(record, game, start)
        if not any(session.stepper.queues):
            break
        start -= 1
    session = resume(record, game, start)
    names = [f"player{i}" for i in range(len(record.seats))]
    lines = [
        "from chaudron.games.dominion.scenario import position",
        "",
        "LINE = (",
        *(f"    {part!r}" for part in position_of(session, names)),
        ")",
        "",
        "",
        "def test_reported() -> None:",
        "    with position(LINE) as t:",
    ]
    for seat, data in answers[start:]:
        request = session.asked_of(seat)
        assert request is not None
        who = f"t.{names[request.player]}"
        lines.append(f"        {said(who, request.verb_name(), data)}")
        session.answer_named(seat, data)
    return "\n".join(lines) + "\n"


def position_of(session: Session, names: list[str]) -> list[str]:
    """The notation of the position, cut into lines."""
    kingdom = kingdoms.read(str(session.options["kingdom"]))
    state = session.state
    assert isinstance(state, Game)
    whole = notation.write(state, kingdom, names)
    return [part + " | " for part in whole.split(" | ")[:-1]] + [whole.split(" | ")[-1]]


def said(who: str, verb: str, data: Any) -> str:
    """One answer in the words of a scenario."""
    if data is None or data == []:
        return f"{who}.passes({verb!r})"
    if isinstance(data, list):
        return f"{who}.answers({verb!r}, {', '.join(map(str, data))!r})"
    return f"{who}.answers({verb!r}, {data!r})"
