"""Positions that games begin with: a record after some of its answers, or a line in the game's notation.

Every round deals anew what the player to move could not know, and has a future of its own.
"""

from typing import Any

from chaudron.kernel.catalogue import GameSpec
from chaudron.kernel.errors import Refusal
from chaudron.kernel.record import loads
from chaudron.kernel.rng import stream
from chaudron.kernel.session import Session
from chaudron.kernel.state import State
from chaudron.kernel.stepper import stepper


class StartPosition:
    """A position as text, which every process reads for itself, once."""

    def __init__(self, text: str, step: int) -> None:
        self.text = text
        self.step = step  # of a record: so many answers were given; -1: all of them
        self.state: State | None = None
        self.asked = 0  # the seat to move

    def body(self) -> dict[str, object]:
        return {"text": self.text, "step": self.step}

    @staticmethod
    def of_body(body: dict[str, Any]) -> "StartPosition":
        return StartPosition(body["text"], body["step"])

    def begin(self, spec: GameSpec, seed: int) -> State:
        """The position in a world of this seed."""
        found = self.state
        if found is None:
            found = self.state = self.read(spec)
            pending = stepper(found.clone()).pending
            self.asked = pending[0].decider if pending else 0
        game = found.clone()
        game.redeal(self.asked, stream(seed, "start"))
        return game

    def read(self, spec: GameSpec) -> State:
        """The state, at a moment where no effect is under way, or a refusal that says what is wrong."""
        if not self.text.lstrip().startswith("{"):
            return spec.position(self.text)
        record = loads(self.text)
        if record.game != spec.name or record.rules != spec.rules or record.seed is None:
            raise Refusal(
                "start-record",
                f"this record cannot be played on as {spec.name} by rules version {spec.rules}",
                {"game": spec.name, "rules": spec.rules},
            )
        answers = record.answers if self.step < 0 else record.answers[: self.step]
        session = Session(spec, record.seed, record.seats, record.options)
        session.deal_as(record.deals)
        found = session.state.clone()
        for seat, answer in answers:
            session.answer_named(seat, answer)
            session.deal_as(record.deals)
            if session.stepper.quiet() and not session.over:
                found = session.state.clone()
        return found
