"""Playing the small game with random answers, one decision at a time."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from chaudron.bots.random import RandomBot
from chaudron.kernel.driver import Bot
from chaudron.kernel.record import loads
from chaudron.kernel.session import Session, resume
from chaudron.kernel.stepper import Stepper
from tests.kernel.small_game import BREWING

NAMES = ["ada", "bo", "cleo", "dan"]


def new_session(seed: int, n: int = 3, **options: object) -> Session:
    return Session(BREWING, seed, NAMES[:n], dict(options))


def random_bots(seed: int, n: int) -> list[Bot]:
    return [RandomBot(1000 * seed + i) for i in range(n)]


def answer_of(stepper: Stepper, seat: int, bots: list[Bot]) -> object:
    """What this seat's bot answers to its open question."""
    request = stepper.asked_of(seat)
    assert request is not None
    return bots[seat].answer(stepper.view(seat), request)


def walk(session: Session, seed: int) -> Iterator[int]:
    """Play to the end, pausing at every decision with the seat that is about to answer it.

    When several are asked, chance says who answers first.
    """
    bots = random_bots(seed, len(session.seats))
    arrival = Random(seed)
    while not session.over:
        seat = arrival.choice(session.pending).decider
        yield seat
        session.answer(seat, answer_of(session.stepper, seat, bots))


def shown(session: Session) -> object:
    """Everything that anybody at the table can see now, and the truth besides."""
    stepper = session.stepper
    seats = range(-1, len(session.seats))
    return (
        [r.dump(stepper.state_of(r.decider)) for r in stepper.pending],
        [stepper.view(seat).dump() for seat in seats],
        [stepper.state_of(seat).digest() for seat in seats],
        [sorted(str(e.dump(seat)) for e in stepper.log(seat)) for seat in seats],
    )


def saved_and_loaded(session: Session) -> Session:
    return resume(loads(session.record().dumps()), session.game)
