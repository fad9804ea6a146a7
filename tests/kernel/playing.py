"""Playing the small game with random answers, one decision at a time."""

from __future__ import annotations

from chaudron.kernel.session import Session
from tests.kernel.small_game import BREWING

NAMES = ["ada", "bo", "cleo", "dan"]


def new_session(seed: int, n: int = 3, **options: object) -> Session:
    return Session(BREWING, seed, NAMES[:n], dict(options))


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
