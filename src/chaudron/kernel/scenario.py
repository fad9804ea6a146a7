"""What the scenarios of all games share: seats that answer by name, strictly, and look.

A game derives its own `Scenario` and `Seat`, which set its table and speak its language. Strict: a
question nobody foresaw, an answer nobody asked for, and a question left open inside an effect at the
end all fail; only the questions of a game's own course may stay open.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar, cast

from chaudron.kernel.request import NAME, NUMBER, ONE, SOME, YES_NO, Request
from chaudron.kernel.state import State
from chaudron.kernel.stepper import Stepper

G = TypeVar("G", bound=State)
S = TypeVar("S", bound="ScenarioSeat[Any]")
T = TypeVar("T", bound="ScenarioTable[Any, Any]")


def listed(text: str) -> list[str]:
    """The names in `copper*4, moat`."""
    names: list[str] = []
    for part in text.split(","):
        name, _, count = part.strip().partition("*")
        if name:
            names += [name.strip()] * int(count or 1)
    return names


class ScenarioSeat(Generic[T]):
    """One player of a scenario."""

    def __init__(self, table: T, index: int, name: str) -> None:
        self.table = table
        self.index = index
        self.name = name

    # ------------------------------------------------------------ answering

    def answers(self, verb: str, picks: object = "") -> None:
        """Answer the open question, which must be this one: names, a number, True or False."""
        request = self.table.expect(self, verb)
        if request.kind in (YES_NO, NUMBER):
            self.table.answer(self, picks)
            return
        state = self.table.stepper.state_of(request.decider)
        names = [self.spelt(name) for name in listed(str(picks))]
        if request.kind in (ONE, NAME):
            assert len(names) == 1, f"{verb} takes one answer, not {names}"
            self.table.answer(self, request.load_answer(state, names[0]))
        else:
            self.table.answer(self, request.load_answer(state, list(names)))

    def spelt(self, name: str) -> str:
        """The name of an option as the game spells it."""
        return name

    def agrees(self, verb: str, source: str = "") -> None:
        """Say yes."""
        request = self.table.expect(self, verb)
        assert request.kind == YES_NO, f"{verb} is not a yes-or-no question"
        self.is_asked(verb, source)
        self.table.answer(self, True)

    def declines(self, verb: str = "", source: str = "") -> None:
        """Say no, none, nothing."""
        request = self.table.asked(self)
        self.is_asked(verb or request.verb_name(), source)
        self.table.answer(self, False if request.kind == YES_NO else [] if request.kind == SOME else None)

    # ------------------------------------------------------------ looking

    def is_asked(self, verb: str, by: str = "") -> None:
        """The open question is this one, and comes from there."""
        source = self.table.expect(self, verb).about().get("source", "")
        assert not by or source == by, f"asked by {source}, not {by}"

    def is_not_asked(self) -> None:
        request = self.table.open_to(self)
        assert request is None, f"{self.name} is asked: {self.table.told(request)}"

    def offered(self) -> set[str]:
        """What the open question offers, by name."""
        request = self.table.asked(self)
        return {request.name_of(o) for o in self.table.options(request)}

    def is_offered(self, names: str) -> None:
        """The open question offers exactly these (each name counts once)."""
        found = self.offered()
        assert found == set(listed(names)), f"offered: {sorted(found)}"

    def is_not_offered(self, name: str) -> None:
        found = self.offered()
        assert name not in found, f"offered: {sorted(found)}"


class ScenarioTable(Generic[G, S]):
    """A table set by hand."""

    def __init__(self, game: G, open_at_end: tuple[str, ...]) -> None:
        self.game = game
        self.open_at_end = open_at_end
        self.seats: list[S] = []
        self._stepper: Stepper | None = None

    def __getattr__(self, name: str) -> S:
        for seat in self.__dict__.get("seats", []):
            if seat.name == name:
                return cast(S, seat)
        raise AttributeError(f"nobody at this table is called {name!r}")

    # ------------------------------------------------------------ before play

    def setting(self) -> G:
        assert self._stepper is None, "the table can only be set before anybody plays"
        return self.game

    def prepare(self) -> None:
        """What a game settles between its table being set and the first question."""

    # ------------------------------------------------------------ playing

    @property
    def stepper(self) -> Stepper:
        if self._stepper is None:
            self.prepare()
            self._stepper = Stepper(self.game, True)
            self._stepper.start()
        return self._stepper

    def state_for(self, seat: int) -> G:
        """The table as it is now in this seat's branch (to look at)."""
        return self.game if self._stepper is None else cast(G, self._stepper.state_of(seat))

    @property
    def state(self) -> G:
        """The table as it is now (to look at)."""
        pending = [] if self._stepper is None else self._stepper.pending
        return self.state_for(pending[0].decider if pending else 0)

    @property
    def over(self) -> bool:
        return self.stepper.over

    def open_to(self, seat: ScenarioSeat[Any]) -> Request | None:
        """The question this player has to answer, or whoever decides for this player."""
        for request in self.stepper.pending:
            if request.player == seat.index:
                return request
        return None

    def asked(self, seat: ScenarioSeat[Any]) -> Request:
        request = self.open_to(seat)
        others = [f"{self.seats[r.player].name}: {self.told(r)}" for r in self.stepper.pending]
        assert request is not None, f"{seat.name} is not asked; {others or 'the game is over'}"
        return request

    def decider(self, seat: ScenarioSeat[Any]) -> int:
        """The seat that answers for this player now."""
        return self.asked(seat).decider

    def expect(self, seat: ScenarioSeat[Any], *verbs: str) -> Request:
        request = self.asked(seat)
        assert request.verb_name() in verbs, f"not asked to {' or '.join(verbs)}: {self.told(request)}"
        return request

    def told(self, request: Request) -> str:
        return str(request.dump(self.stepper.state_of(request.decider)))

    def options(self, request: Request) -> list[object]:
        return request.options(self.stepper.state_of(request.decider))

    def answer(self, seat: ScenarioSeat[Any], answer: object) -> None:
        decider = self.asked(seat).decider
        self.stepper.check(decider, answer)
        self.stepper.step(decider, answer)

    # ------------------------------------------------------------ looking

    def log(self, seat: int = -1) -> list[dict[str, object]]:
        """What a seat (or, by default, everybody) has heard so far."""
        return [event.dump(seat) for event in self.stepper.log(seat)]

    def close(self) -> None:
        """Nothing may be left open inside an effect."""
        if self._stepper is None:
            return
        for request in self.stepper.pending:
            who = self.seats[request.player].name
            assert request.verb_name() in self.open_at_end, f"{who} is still asked: {self.told(request)}"
