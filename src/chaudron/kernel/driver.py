"""Where answers come from: bots at once, a log, a log and then something else, or nobody yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from chaudron.kernel.rng import Rng, stream

if TYPE_CHECKING:
    from chaudron.kernel.reason import Reason
    from chaudron.kernel.request import Request
    from chaudron.kernel.state import State
    from chaudron.kernel.view import View


class Suspend(BaseException):
    """No answer yet: unwinds to the Stepper. Rules never catch it."""

    def __init__(self, pending: list[Request]) -> None:
        self.pending = pending


@mypyc_attr(allow_interpreted_subclasses=True)
class Driver:
    """Answers the questions of one run."""

    def answer(self, state: State, request: Request) -> object:
        raise NotImplementedError

    def answer_all(self, state: State, requests: list[Request]) -> list[object]:
        return [self.answer(state, r) for r in requests]

    def finds(self, seat: int, n: int) -> int:
        """What a branch comes upon of something that all share: what is there."""
        return n

    def offers(self, seat: int, n: int) -> int:
        """What a branch may offer of it in the question that comes next."""
        return n

    def glance(self, seat: int) -> None:
        """The rules have looked whether this seat holds something to be asked about, and it holds nothing."""

    def run_branches(self, state: State) -> None:
        """Simultaneous play without a clock: one step each, in turn, until all are done."""
        while state.open_seats:
            for seat in state.open_seats:  # this list is replaced, never changed
                if not state.branch(seat):
                    state.open_seats = [s for s in state.open_seats if s != seat]


class NoDriver(Driver):
    """Nobody answers."""

    def answer(self, state: State, request: Request) -> object:
        raise Suspend([request])

    def answer_all(self, state: State, requests: list[Request]) -> list[object]:
        if requests:
            raise Suspend(requests)
        return []


NO_DRIVER: Final = NoDriver()
NEVER: Final = 1_000_000  # so often is nobody passed over
NOTHING_FOUND: Final[list[list[int]]] = []  # where nobody plays at the same time
NOWHERE: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code. It looks through a view, never at the state."""

    def answer(self, view: View, request: Request) -> object:
        raise NotImplementedError

    def looks_ahead(self) -> bool:
        """True for one that plays better where its view has an outlook."""
        return False

    def why(self) -> Reason | None:
        """Why it gave its last answer, if that took a thought."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class CallbackDriver(Driver):
    """Bots answer at once: simulation and rollouts, at full speed, nothing suspended."""

    def __init__(self, bots: list[Bot]) -> None:
        self.bots = bots
        self.views: list[View] = []
        self.of: State | None = None

    def look(self, state: State, seat: int) -> View:
        """This seat's view of the state; views are made once per state."""
        if self.of is not state:
            self.of = state
            self.views = [state.view(i) for i in range(state.n_players)]
        return self.views[seat]

    def answer(self, state: State, request: Request) -> object:
        seat = request.decider
        if self.of is state:
            return self.bots[seat].answer(self.views[seat], request)
        return self.bots[seat].answer(self.look(state, seat), request)


@mypyc_attr(allow_interpreted_subclasses=True)
class RecordingDriver(CallbackDriver):
    """Bots answer, and their answers are written down by name, to be replayed."""

    def __init__(self, bots: list[Bot]) -> None:
        super().__init__(bots)
        self.answers: list[tuple[int, object]] = []

    def answer(self, state: State, request: Request) -> object:
        seat = request.decider
        a = self.bots[seat].answer(self.look(state, seat), request)
        self.answers.append((seat, request.dump_answer(a)))
        return a


class Anew:
    """An answer in a log that comes with another world, another chance, or both.

    Before it is taken, what `seat` cannot know is dealt anew; from then on the chance is one of its own. So a
    game tree has its chance where the rules draw, and a search goes on from a world that it imagined.
    """

    def __init__(self, answer: object, seat: int = -1, deal: int = 0, chance: int = -1) -> None:
        self.answer = answer  # by name where something is dealt: it belongs to a world that is not there yet
        self.seat = seat  # -1: nothing is dealt anew
        self.deal = deal
        self.chance = chance  # -1: the chance stays as it is

    def given(self, state: State, request: Request) -> object:
        """Deal, and give the answer."""
        answer = self.answer
        if self.seat >= 0:
            state.redeal(self.seat, stream(self.deal, "anew"))
            answer = request.load_answer(state, answer)
        if self.chance >= 0:
            state.reseed(stream(self.chance, "chance"), request.decider)
        return answer


@mypyc_attr(allow_interpreted_subclasses=True)
class LogDriver(Driver):
    """Answers from a log, one queue per seat, then by `after` (or nobody).

    The log also holds what each seat's open step found of the things that all share, so that the
    step goes the same way whenever it is run again, whatever the others have taken since.
    """

    def __init__(
        self,
        queues: list[list[object]],
        found: list[list[int]],
        after: Driver = NO_DRIVER,
        patience: int = NEVER,
    ) -> None:
        n = len(queues)
        self.queues = queues
        self.at: list[int] = [0] * n
        self.found: list[list[int]] = [f[:] for f in found] if found else NOTHING_FOUND
        self.found_at: list[int] = [0] * n if found else NOWHERE
        # Where `found` holds what the next question rests on.
        self.offer: list[int] = [-1] * n if found else NOWHERE
        self.after = after
        self.glanced: list[int] = []  # seats that were not asked, and might have been
        self.early: list[int] = NOWHERE  # who has answered a hidden choice that is still open for others
        self.patience = patience  # so many of them pass; at the next the run halts, as if it were asked

    def glance(self, seat: int) -> None:
        self.glanced.append(seat)
        if len(self.glanced) > self.patience:
            raise Suspend([])

    def finds(self, seat: int, n: int) -> int:
        if not self.found:
            return n
        self.offer[seat] = -1
        i = self.found_at[seat]
        self.found_at[seat] = i + 1
        found = self.found[seat]
        if i < len(found):
            return found[i]
        found.append(n)
        return n

    def offers(self, seat: int, n: int) -> int:
        if not self.found:
            return n
        i = self.found_at[seat]
        n = self.finds(seat, n)
        self.offer[seat] = i if n else -1  # nothing there, nothing asked: that stays so
        return n

    def settled(self, seat: int) -> list[int]:
        """What this seat found, but for what its open question rests on: that may still change."""
        i = self.offer[seat]
        return self.found[seat] if i < 0 else self.found[seat][:i]

    def answer(self, state: State, request: Request) -> object:
        seat = request.decider
        i = self.at[seat]
        queue = self.queues[seat]
        if i < len(queue):
            self.at[seat] = i + 1
            if self.found:
                self.offer[seat] = -1
            answer = queue[i]
            return answer.given(state, request) if isinstance(answer, Anew) else answer
        return self.ran_out(state, request)

    def answer_all(self, state: State, requests: list[Request]) -> list[object]:
        answers: list[object] = []
        open_: list[Request] = []
        early: list[int] = []
        for r in requests:
            i = self.at[r.decider]
            queue = self.queues[r.decider]
            if i < len(queue):
                self.at[r.decider] = i + 1
                answer = queue[i]
                answers.append(answer.given(state, r) if isinstance(answer, Anew) else answer)
                early.append(r.decider)
            elif self.after is not NO_DRIVER:
                answers.append(self.ran_out(state, r))
            else:
                open_.append(r)
        if open_:
            self.early = early
            raise Suspend(open_)
        return answers

    def ran_out(self, state: State, request: Request) -> object:
        return self.after.answer(state, request)


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchDriver(LogDriver):
    """Replays the open answers; when they run out, deals anew what the seat cannot know, and goes on.

    What others have answered to a hidden choice that is still open, or in the open step of their
    branch, is no part of the seat's knowledge: `after` answers in their place.
    """

    def __init__(
        self, queues: list[list[object]], found: list[list[int]], seat: int, rng: Rng, after: Driver
    ) -> None:
        super().__init__(queues, found, after)
        self.seat = seat
        self.rng = rng
        self.dealt = False
        self.tries = False  # the seat's first answer is this one:
        self.first: object = None  # by name, since it belongs to a world that is not there yet

    def deal(self, state: State) -> None:
        if not self.dealt:
            self.dealt = True
            state.redeal(self.seat, self.rng)

    def ran_out(self, state: State, request: Request) -> object:
        self.deal(state)
        if self.tries and request.decider == self.seat:
            self.tries = False
            return request.load_answer(state, self.first)
        return self.after.answer(state, request)

    def answer_all(self, state: State, requests: list[Request]) -> list[object]:
        at = self.at[:]
        for r in requests:
            at[r.decider] += 1
        if all([i <= len(queue) for i, queue in zip(at, self.queues)]):
            return super().answer_all(state, requests)
        self.forget_others()
        self.deal(state)
        return [self.answer(state, r) for r in requests]

    def run_branches(self, state: State) -> None:
        self.forget_others()
        seat = self.seat
        if seat in state.open_seats:  # its own open step first: nothing it knows is dealt anew
            if not state.branch(seat):
                state.open_seats = [s for s in state.open_seats if s != seat]
        self.deal(state)
        super().run_branches(state)

    def forget_others(self) -> None:
        for seat, queue in enumerate(self.queues):
            if seat != self.seat:
                self.at[seat] = len(queue)
                self.found_at[seat] = len(self.found[seat])


class ReplayDriver(Driver):
    """Answers by name, as a record holds them; then by `after` (or nobody). It trusts the record.

    Not for simultaneous play: there the order of the answers counts, and a stepper keeps it.
    """

    def __init__(self, n_players: int, answers: list[tuple[int, object]], after: Driver = NO_DRIVER) -> None:
        self.queues: list[list[object]] = [[] for _ in range(n_players)]
        for seat, data in answers:
            self.queues[seat].append(data)
        self.at: list[int] = [0] * n_players
        self.after = after

    def answer(self, state: State, request: Request) -> object:
        seat = request.decider
        i = self.at[seat]
        queue = self.queues[seat]
        if i < len(queue):
            self.at[seat] = i + 1
            return request.load_answer(state, queue[i])
        return self.after.answer(state, request)
