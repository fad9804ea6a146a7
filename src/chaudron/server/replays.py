"""Looking at a recorded game: any step, any perspective, and how everybody fared."""

from collections.abc import Mapping
from typing import Any, cast

import msgspec

from chaudron.games.catalogue import game as find_game
from chaudron.games.catalogue import half
from chaudron.kernel.errors import Refusal
from chaudron.kernel.record import Record, loads
from chaudron.kernel.report import report
from chaudron.kernel.session import Session
from chaudron.kernel.view import SPECTATOR
from chaudron.server.limits import MOST_PLAYED_ON
from chaudron.server.protocol import PlayOn
from chaudron.server.replay_queue import check_length, played, stepping


class Moment(msgspec.Struct):
    """A game after so many answers, as one seat saw it (or as everybody at the table did)."""

    game: str
    seats: list[str]
    step: int
    steps: int
    seat: int
    view: Mapping[str, Any]
    log: list[Mapping[str, Any]]
    prompt: Mapping[str, Any] | None


class Point(msgspec.Struct):
    """A point of a plot: the step it lies at, whose turn began (-1: nobody's), and each series by seat."""

    step: int
    seat: int
    values: dict[str, list[float]]


class Growth(msgspec.Struct):
    """How everybody fared: the series that this game has, said by `<game>-series-<name>`, and the points."""

    series: list[str]
    points: list[Point]


def moment_of(text: str, step: int, seat: int, hands: bool) -> Moment:
    """A record from a file, after `step` answers."""
    return moment(loads(text), step, seat, hands)


def growth_of(text: str) -> Growth:
    return growth(loads(text))


def moment(record: Record, step: int, seat: int, hands: bool) -> Moment:
    """The game after `step` answers; with `hands` every player is shown as their own seat sees them."""
    if not SPECTATOR <= seat < len(record.seats):
        raise Refusal("no-seat", f"this game has no seat {seat}", {"seat": seat})
    step = max(0, min(step, len(record.answers)))
    stepper = played(record, step).stepper
    pending = stepper.pending
    prompt = pending[0].dump(stepper.state_of(pending[0].decider)) if pending else None
    if prompt is not None and seat != SPECTATOR and prompt["decider"] != seat:
        prompt = None
    view = dict(stepper.view(seat).dump())
    if hands and "players" in view:
        own = [cast(Any, stepper.view(i).dump()) for i in range(len(record.seats))]
        view["players"] = [dump["players"][i] for i, dump in enumerate(own)]
    return Moment(
        game=record.game,
        seats=record.seats,
        step=step,
        steps=len(record.answers),
        seat=seat,
        view=view,
        log=[e.dump(seat) for e in stepper.log(seat)],
        prompt=prompt,
    )


def beginning_of(record: Record, wish: PlayOn) -> Record:
    """The game up to the last moment, at or before this step, where no effect is under way."""
    if not 0 <= wish.seat < len(record.seats):
        raise Refusal("no-seat", f"this game has no seat {wish.seat}", {"seat": wish.seat})
    check_length(record, MOST_PLAYED_ON)
    upto = 0
    for n, session in stepping(record, max(0, wish.step)):
        if session.stepper.quiet() and not session.over:
            upto = n
    deals = [deal for deal in record.deals if deal[0] <= upto]
    return Record(
        record.game,
        record.rules,
        record.seed,
        record.seats,
        session.options,
        record.answers[:upto],
        deals=deals,
    )


def growth(record: Record) -> Growth:
    """Play the record once and note what everybody has where the game says that a plot has its points."""
    game = find_game(record.game)
    points: list[Point] = []
    noted: dict[str, dict[int, Any]] = {}
    seen = 0
    for step, session in stepping(record):
        new = session.stepper.events.since(seen)
        seen += len(new)
        for event in new:
            told = event.dump(SPECTATOR)
            game.note(told, noted)
            if game.is_point(told):
                whose = -1 if game.rounds else cast(int, told.get("player", -1))
                points.append(point_of(step, whose, session, noted))
    points.append(point_of(step, -1, session, noted))
    series = [name for name in game.series() if all(point.values[name] for point in points)]
    for point in points:
        point.values = {name: point.values[name] for name in series}
    return Growth(series, points)


def point_of(step: int, seat: int, session: Session, noted: dict[str, dict[int, Any]]) -> Point:
    seats = range(len(session.seats))
    told = {name: [by_seat.get(i, 0) for i in seats] for name, by_seat in noted.items()}
    found: dict[str, Any] = {**told, **session.state.progress()}
    return Point(step, seat, {name: found.get(name, [0 for _ in seats]) for name in session.game.series()})


def scenario(record: Record) -> str:
    """The last moves as Python that can be pasted into a test and runs."""
    written = half(record.game, "report")
    if written is None:
        return report(find_game(record.game), record, stepping)
    text: str = written.report(record, stepping)
    return text
