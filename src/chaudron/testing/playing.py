"""Playing any game with random answers, one decision at a time."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from chaudron.bots.random import RandomBot
from chaudron.kernel.catalogue import GameSpec
from chaudron.kernel.driver import Bot, RecordingDriver
from chaudron.kernel.record import loads
from chaudron.kernel.request import Request
from chaudron.kernel.session import Session, resume
from chaudron.kernel.state import State
from chaudron.kernel.stepper import Stepper, stepper


class CheckingDriver(RecordingDriver):
    """A recording driver that refuses an answer which was not offered."""

    def answer(self, state: State, request: Request) -> object:
        a = super().answer(state, request)
        why = request.refusal(state, a)
        if why is not None:
            raise ValueError(f"seat {request.decider}, {request.verb_name()}: {why}")
        return a


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


def saved_and_loaded(session: Session) -> Session:
    return resume(loads(session.record().dumps()), session.game)


def check_listening_changes_nothing(spec: GameSpec, seed: int, n: int, options: dict[str, object]) -> None:
    """A game that keeps a journal ends as the same game without one."""
    quiet, loud = stepper(spec.new(seed, n, options)), stepper(spec.new(seed, n, options), True)
    bots, same = random_bots(seed, n), random_bots(seed, n)
    while not quiet.over:
        seat = quiet.pending[0].decider
        a, b = answer_of(quiet, seat, bots), answer_of(loud, seat, same)
        quiet.step(seat, a)
        loud.step(seat, b)
    assert quiet.base.digest() == loud.base.digest()
    assert not quiet.events and loud.events
    assert all(e.dump(0) for e in loud.events)
