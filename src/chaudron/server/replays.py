"""Looking at a recorded game: any step, any perspective, and how points and money grew."""

from typing import Any

import msgspec

from chaudron.games.catalogue import game as find_game
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
