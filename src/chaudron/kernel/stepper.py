"""A suspended game as plain data: the last quiescent snapshot and the answers given since."""

from __future__ import annotations

from chaudron.kernel.driver import (
    NEVER,
    NO_DRIVER,
    NOTHING_FOUND,
    CallbackDriver,
    Driver,
    LogDriver,
    SearchDriver,
    Suspend,
)
from chaudron.kernel.errors import IllegalAnswer
from chaudron.kernel.growing import Growing
from chaudron.kernel.journal import Event, Journal
from chaudron.kernel.request import Request
from chaudron.kernel.rng import Rng, stream
from chaudron.kernel.shapes import Prompt
from chaudron.kernel.state import State
from chaudron.kernel.view import Enough, Outlook, View


class Stepper:
    """Advances a game answer by answer. Snapshots are never mutated, so clones share them.

    An effect that needs an answer nobody gave yet is abandoned, and run again from the snapshot when
    the answer arrives. Saving, undoing, cloning and reconnecting all follow from that.
    """

    def __init__(self, state: State, listening: bool = False) -> None:
        n = state.n_players
        self.base = state
        self.top: Request | None = None
        self.queues: list[list[object]] = [[] for _ in range(n)]
        self.found: list[list[int]] = [[] for _ in range(n)]  # what open steps found of what all share
        self.resting: list[bool] = [False] * n  # the open question rests on what is shared
        self.withdrawn: list[int] = [0] * n  # open questions that changed because others were quicker
        self.views: list[State] = [state] * n  # the state as each seat finds it at its open question
        self.asked: list[list[Request]] = [[] for _ in range(n)]
        self.listening = listening
        self.events: Growing[Event] = Growing()  # settled: what happened up to the snapshot
        self.open_events: list[list[Event]] = [[] for _ in range(n)]  # since then, by seat
        self.version = 0  # grows with every new snapshot
        self.seen: list[int] = [0] * n  # the version each seat's view was made at
        self.glanced: list[int] = []  # seats that the last step did not ask, and might have asked
        self.glances = 0  # how often the open segment has passed over somebody so far
        self.early: list[int] = []  # who has answered a hidden choice that is still open for others
        self.patience = NEVER  # so many of them a step passes over before it halts

    # ------------------------------------------------------------------ looking

    @property
    def pending(self) -> list[Request]:
        """The open questions: several when players decide at the same time."""
        return [r for rs in self.asked for r in rs]

    @property
    def over(self) -> bool:
        return self.base.over

    def asked_of(self, seat: int) -> Request | None:
        if not 0 <= seat < len(self.asked):
            return None
        rs = self.asked[seat]
        return rs[0] if rs else None

    def state_of(self, seat: int) -> State:
        """The true state at this seat's open question: for the kernel and tests, not for players."""
        if not self.base.open_seats:
            return self.views[seat if seat >= 0 else 0]
        if seat < 0 or not self.asked[seat]:
            return self.base
        if self.seen[seat] != self.version:  # other branches went on meanwhile
            self.run_branch(seat)
        return self.views[seat]

    def view(self, seat: int) -> View:
        view = self.state_of(seat).view(seat)
        if self.asked_of(seat) is not None:
            view.outlook = Futures(self, seat)
        return view

    def log(self, seat: int, since: int = 0) -> list[Event]:
        """What happened, as far as this seat is: settled events, then its own open ones."""
        return self.events.since(since) + self.unsettled(seat)[max(0, since - len(self.events)) :]

    def lines(self, seat: int) -> int:
        """How long this seat's log is."""
        return len(self.events) + len(self.unsettled(seat))

    def unsettled(self, seat: int) -> list[Event]:
        """What happened since the snapshot, as far as this seat is."""
        if seat < 0:
            return [] if self.base.open_seats else self.open_events[0]
        return self.open_events[seat]

    # ------------------------------------------------------------------ going on

    def start(self) -> None:
        """Carry out what is forced, up to the first question."""
        self.settle(self.base)

    def check_asked(self, seat: int) -> None:
        if not 0 <= seat < len(self.asked) or not self.asked[seat]:
            raise IllegalAnswer("not-asked", f"seat {seat} is not asked anything now", {"seat": seat})

    def check(self, seat: int, answer: object) -> None:
        """Refuse an answer that nobody asked for or that is not offered; nothing changes."""
        self.check_asked(seat)
        request = self.asked[seat][0]
        why = request.refusal(self.state_of(seat), answer)
        if why is not None:
            verb = request.verb_name()
            raise IllegalAnswer("not-offered", f"{verb}: {why}", {"verb": verb, "why": why})

    def step(self, seat: int, answer: object) -> None:
        """Take an answer (already checked) and go on to the next question."""
        self.queues[seat].append(answer[:] if isinstance(answer, list) else answer)
        self.glanced = []
        if not self.base.open_seats:
            work = self.run_segment()
            if work is not None:
                self.settle(work)
        elif self.run_branch(seat) or self.ask_anew():
            self.settle(self.base)

    def segment(self) -> State:
        work = self.base.clone()
        if self.listening:
            work.journal = Journal()
        return work

    def heard(self, work: State) -> list[Event]:
        return [] if work.journal is None else work.journal.events

    def run_segment(self) -> State | None:
        """Run the open segment (again) as far as the answers reach; its end, or None: a question is open."""
        n = len(self.queues)
        work = self.segment()
        most = self.glances + self.patience - len(self.glanced)
        driver = LogDriver(self.queues, NOTHING_FOUND, NO_DRIVER, most)
        work.driver = driver
        try:
            top = self.top
            work.resolve(top, None if top is None else driver.answer(work, top))
        except Suspend as s:
            self.asked = [[] for _ in range(n)]
            for r in s.pending:
                self.asked[r.decider].append(r)
            self.views = [work] * n
            self.open_events = [self.heard(work)] * n
            self.glanced = self.glanced + driver.glanced[self.glances :]
            self.glances = len(driver.glanced)
            self.early = driver.early
            return None
        self.glanced = self.glanced + driver.glanced[self.glances :]
        self.glances = 0
        return work

    def settle(self, work: State) -> None:
        """`work` has reached a quiescent point: it is the new snapshot. Go on to the next question."""
        n = len(self.queues)
        while True:
            self.events.extend(self.heard(work))
            work.journal = None
            work.driver = NO_DRIVER
            self.base = work
            self.version += 1
            self.queues = [[] for _ in range(n)]
            if work.open_seats:  # otherwise every branch has left them empty
                self.found = [[] for _ in range(n)]
                self.resting = [False] * n
            self.views = [work] * n
            self.asked = [[] for _ in range(n)]
            self.open_events = [[] for _ in range(n)]
            top = self.top = work.next_decision()
            if top is not None:
                self.asked[top.decider].append(top)
                return
            if work.over:
                return
            if work.open_seats:
                done = False
                for seat in work.open_seats[:]:
                    done = self.run_branch(seat)
                if not done and not self.ask_anew():
                    return
                work = self.base
            else:
                end = self.run_segment()
                if end is None:
                    return
                work = end

    def run_branch(self, seat: int) -> bool:
        """Run only this seat's open step (again); the questions to the others stay as they are.

        True if this was the last branch.
        """
        while True:
            work = self.segment()
            driver = LogDriver(self.queues, self.found)
            work.driver = driver
            try:
                more = work.branch(seat)
            except Suspend as s:
                self.found[seat] = driver.settled(seat)
                self.resting[seat] = driver.offer[seat] >= 0
                held = self.base.hold(seat, work)
                if held is not None:  # what the open step took is gone for the others
                    self.base = held
                    self.version += 1
                self.asked[seat] = s.pending
                self.views[seat] = work
                self.open_events[seat] = self.heard(work)
                self.seen[seat] = self.version
                return False
            self.events.extend(self.heard(work))
            work.journal = None
            work.driver = NO_DRIVER
            self.queues[seat] = []
            self.found[seat] = []
            self.resting[seat] = False
            self.open_events[seat] = []
            self.base = work
            self.version += 1
            if not more:
                self.asked[seat] = []
                work.open_seats = [s for s in work.open_seats if s != seat]
                return not work.open_seats

    def ask_anew(self) -> bool:
        """Questions that rest on what all share are put again: what is gone is offered no longer.

        True if that closed the last branch.
        """
        again = True
        while again:
            again = False
            for seat in self.base.open_seats[:]:
                if self.resting[seat] and self.seen[seat] != self.version:
                    before = self.told(seat)
                    if self.run_branch(seat):
                        return True
                    if self.told(seat) != before:
                        self.withdrawn[seat] += 1
                        again = True
        return False

    def told(self, seat: int) -> list[Prompt]:
        """The open questions of a seat as it was told them."""
        return [r.dump(self.views[seat]) for r in self.asked[seat]]

    # ------------------------------------------------------------------ who might have been asked

    def passed_over(self, seat: int, answer: object) -> list[Passed]:
        """Whom this answer makes the rules pass over because of what they hold, in order.

        Others who saw that nobody waits for them would know what they do not hold: whoever shows the game may
        show it for a moment as it would be if they were asked. Where nothing happens between two questions
        that the same seat might have been asked, they are one.
        """
        out: list[Passed] = []
        patience = 0
        while not self.base.open_seats:
            halted = self.clone()
            halted.patience = patience
            halted.step(seat, answer)
            if len(halted.glanced) <= patience:
                break
            last = out[-1] if out else None
            who = halted.glanced[-1]
            if last is None or last.seat != who or last.halted.lines(who) != halted.lines(who):
                out.append(Passed(who, halted))
            patience += 1
        return out

    # ------------------------------------------------------------------ copies and futures

    def quiet(self) -> bool:
        """True if every answer is carried out: the open questions follow from the snapshot alone."""
        return not any([len(q) > 0 for q in self.queues])

    def redeal(self, seat: int, rng: Rng) -> None:
        """Deal anew what this seat cannot know; only while it is quiet."""
        work = self.base.clone()
        work.redeal(seat, rng)
        self.settle(work)

    def imagine(self, seat: int, deal: int) -> None:
        """Show this seat its open question in another world that it believes possible (see `Anew`).

        Who has answered a hidden choice already is asked again: that answer belongs to the world that was.
        """
        self.check_asked(seat)
        if self.base.open_seats:
            for other in range(len(self.queues)):
                if other != seat:
                    self.queues[other] = []
                    self.found[other] = []
            self.run_branch(seat)
        elif self.top is not None and self.quiet():
            self.views = [self.base.clone()] * len(self.queues)
        else:
            for other in self.early:
                self.queues[other] = self.queues[other][:-1]
            self.run_segment()
        self.views[seat].redeal(seat, stream(deal, "anew"))

    def clone(self) -> Stepper:
        s = Stepper(self.base, self.listening)
        s.top = self.top
        s.queues = [q[:] for q in self.queues]
        s.found = self.found[:]
        s.resting = self.resting[:]
        s.withdrawn = self.withdrawn[:]
        s.views = self.views[:]
        s.asked = self.asked[:]
        s.events = self.events.copy()
        s.open_events = self.open_events[:]
        s.version = self.version
        s.seen = self.seen[:]
        s.glanced = self.glanced
        s.glances = self.glances
        s.early = self.early
        return s

    def playout(self, driver: Driver, then: CallbackDriver, until: Enough | None = None) -> State:
        """Play on from here to the end in a copy: `driver` replays the open answers, then `then`."""
        g = self.base.clone()
        g.driver = driver
        if g.open_seats:
            driver.run_branches(g)
        else:
            top = self.top
            g.resolve(top, None if top is None else driver.answer(g, top))
        if until is None:
            g.run(then)
        else:
            g.run_until(then, until)
        return g

    def future(self, then: CallbackDriver) -> State:
        """The end of the game if these bots played on, knowing nothing they should not."""
        return self.playout(LogDriver(self.queues, self.found, then), then)

    def imagined(self, seat: int, rng: Rng, then: CallbackDriver) -> State:
        """The end of one game this seat believes possible: what it cannot know is dealt anew.

        Only at a question to this seat: an effect that waits for another seat may hold that seat's
        secrets.
        """
        self.check_asked(seat)
        return self.playout(SearchDriver(self.queues, self.found, seat, rng, then), then)


class Futures(Outlook):
    """What may come of the question that a seat is asked at this point."""

    def __init__(self, stepper: Stepper, seat: int) -> None:
        self.stepper = stepper
        self.seat = seat

    def end(self, answer: object, rng: Rng, then: CallbackDriver, enough: Enough | None = None) -> State:
        s = self.stepper
        driver = SearchDriver(s.queues, s.found, self.seat, rng, then)
        driver.tries = True
        driver.first = answer
        return s.playout(driver, then, enough)


class Passed:
    """A seat that was not asked, and might have been; and the game as it would look if it were."""

    def __init__(self, seat: int, halted: Stepper) -> None:
        self.seat = seat
        self.halted = halted


def stepper(state: State, listening: bool = False) -> Stepper:
    """A stepper at the first question of this game."""
    s = Stepper(state, listening)
    s.start()
    return s
