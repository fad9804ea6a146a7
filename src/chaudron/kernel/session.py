"""One game being played: its record, its open questions, undo, and saving at any decision."""

from __future__ import annotations

from typing import Final

from chaudron.kernel.catalogue import GameSpec
from chaudron.kernel.driver import ReplayDriver, Suspend
from chaudron.kernel.errors import BadRecord, IllegalAnswer
from chaudron.kernel.growing import Growing
from chaudron.kernel.record import DIGEST_EVERY, Deal, Record, check_playable
from chaudron.kernel.request import Request
from chaudron.kernel.rng import stream
from chaudron.kernel.state import State
from chaudron.kernel.stepper import Stepper, stepper

EVERY: Final = 32  # answers between two marks


def worth_keeping(mark: int, now: int) -> bool:
    """Close marks for what is recent, every eighth and every sixty-fourth of them for what is not."""
    if mark % (64 * EVERY) == 0:
        return True
    return now - mark <= 4 * EVERY or (mark % (8 * EVERY) == 0 and now - mark <= 32 * EVERY)


class SeenAtAnswer:
    """What a seat could see when it answered: whether it has seen more since is for `may_undo` to say."""

    def __init__(self, news: int, lines: int, asked: list[int]) -> None:
        self.news = news  # the information counter
        self.lines = lines  # of its log
        self.asked = asked  # the seats that had to decide
        self.passed_over: list[int] = []  # seats that the answer did not ask, and might have asked


class Session:
    """A game that people (or programs) answer one decision at a time."""

    def __init__(
        self,
        game: GameSpec,
        seed: int,
        seats: list[str],
        options: dict[str, object],
        like: Session | None = None,
    ) -> None:
        self.game = game
        self.seed = seed
        self.seats = seats
        if like is not None:
            self.options: dict[str, object] = like.options
            self.answers: list[tuple[int, object]] = like.answers[:]
            self.digests: list[tuple[int, str]] = like.digests[:]
            self.before: Growing[SeenAtAnswer] = like.before.copy()
            self.stepper: Stepper = like.stepper.clone()
            self.marks: list[tuple[int, Stepper]] = like.marks[:]
            self.deals: list[Deal] = like.deals[:]
            return
        game.check_players(len(seats))
        self.options = game.settle(seed, len(seats), options)
        self.answers = []  # by name, as in the record
        self.digests = []  # every few answers, and at the end: what the game was like after so many
        self.before = Growing()  # each answer
        self.stepper = self.fresh()
        self.marks = []  # the game after so many answers, the last ones closest: undo goes on from there
        self.deals = []  # where what a seat could not know was dealt anew

    def clone(self) -> Session:
        """The same game at the same question, to be played on by itself."""
        return Session(self.game, self.seed, self.seats, self.options, self)

    def fresh(self) -> Stepper:
        return stepper(self.game.begin(self.seed, len(self.seats), self.options), True)

    # ------------------------------------------------------------------ looking

    @property
    def pending(self) -> list[Request]:
        return self.stepper.pending

    @property
    def over(self) -> bool:
        return self.stepper.over

    @property
    def state(self) -> State:
        """The true state at the last snapshot: for results once the game is over, and for tests."""
        return self.stepper.base

    def asked_of(self, seat: int) -> Request | None:
        return self.stepper.asked_of(seat)

    # ------------------------------------------------------------------ answering

    def answer(self, seat: int, answer: object) -> None:
        """Take an answer given as semantic values, or refuse it and change nothing."""
        self.stepper.check(seat, answer)
        request = self.stepper.asked[seat][0]
        self.answers.append((seat, request.dump_answer(answer)))
        asked = [r.decider for r in self.pending]
        self.before.append(SeenAtAnswer(self.stepper.state_of(seat).news, self.stepper.lines(seat), asked))
        try:
            self.stepper.step(seat, answer)
        except Exception:  # a fault in the rules: the game stays where it was
            self.undo()
            raise
        self.before.last().passed_over = self.stepper.glanced
        n = len(self.answers)
        if n % DIGEST_EVERY == 0 or self.over:
            self.digests.append((n, self.state.digest()))
        if n % EVERY == 0:
            self.mark()

    def answer_named(self, seat: int, data: object) -> None:
        """Take an answer given by name, as a client or a record does."""
        request = self.asked_of(seat)
        if request is None:
            raise IllegalAnswer("not-asked", f"seat {seat} is not asked anything now", {"seat": seat})
        self.answer(seat, request.load_answer(self.stepper.state_of(seat), data))

    # ------------------------------------------------------------------ another future

    def deal_anew(self, seat: int, seed: int) -> None:
        """What this seat cannot know is dealt anew, and the future has a chance of its own.

        Only between two deeds, and what came before is not taken back any more.
        """
        if not self.stepper.quiet():
            raise IllegalAnswer("not-quiet", "nothing can be dealt anew in the middle of an effect")
        self.stepper.redeal(seat, stream(seed, "anew"))
        self.deals.append((len(self.answers), seat, seed))
        self.marks = [(len(self.answers), self.stepper.clone())]

    def deal_as(self, deals: list[Deal]) -> None:
        """Deal anew what a record says was dealt anew here."""
        for n, seat, seed in deals:
            if n == len(self.answers):
                self.deal_anew(seat, seed)

    @property
    def floor(self) -> int:
        """How many answers cannot be taken back."""
        return self.deals[-1][0] if self.deals else 0

    # ------------------------------------------------------------------ undo

    def may_undo(self, seat: int) -> bool:
        """True if this seat gave the last answer, and has learned nothing by it.

        It has learned something if hidden things came to light, if somebody else is asked now (that may tell
        what they hold), or if something happened to somebody else (they did not react).
        """
        if not self.answers or self.answers[-1][0] != seat:
            return False
        before = self.before.last()
        if self.stepper.state_of(seat).news != before.news:
            return False
        if any([r.decider != seat and r.decider not in before.asked for r in self.pending]):
            return False
        told = self.stepper.log(seat, before.lines)
        return all([e.dump(seat).get("player", seat) == seat for e in told])

    def undo(self, count: int = 1) -> None:
        """Take back the last answers. Whether one may is for the table to say."""
        if not 0 < count <= len(self.answers) - self.floor:
            raise IllegalAnswer("nothing-to-undo", "there is nothing to take back")
        kept = self.answers[: len(self.answers) - count]
        while self.marks and self.marks[-1][0] > len(kept):
            self.marks.pop()
        done = self.marks[-1][0] if self.marks else 0
        self.stepper = self.marks[-1][1].clone() if self.marks else self.fresh()
        self.answers = kept[:done]
        self.digests = [(n, digest) for n, digest in self.digests if n <= done]
        self.before = self.before.first(done)
        for seat, data in kept[done:]:
            self.answer_named(seat, data)

    def mark(self) -> None:
        """Remember the game as it is now; what lies further back is remembered in fewer places."""
        n = len(self.answers)
        floor = self.floor
        self.marks = [m for m in self.marks if m[0] < n and (m[0] == floor or worth_keeping(m[0], n))]
        self.marks.append((n, self.stepper.clone()))

    # ------------------------------------------------------------------ saving

    def record(self) -> Record:
        return Record(
            self.game.name,
            self.game.rules,
            self.seed,
            self.seats,
            self.options,
            self.answers[:],
            self.digests[:],
            self.deals[:],
        )


def resume(record: Record, game: GameSpec, upto: int | None = None) -> Session:
    """The session a record describes, at its end (or after `upto` answers)."""
    check_playable(record, game)
    assert record.seed is not None
    session = Session(game, record.seed, record.seats, record.options)
    session.deal_as(record.deals)
    answers = record.answers if upto is None else record.answers[:upto]
    for n, (seat, data) in enumerate(answers):
        try:
            session.answer_named(seat, data)
        except IllegalAnswer as e:
            raise BadRecord(
                "record-answer",
                f"answer {n + 1} of this record cannot be played: {e.message}",
                {"n": n + 1, "why": e.message},
            ) from None
        if not vouched(record, session):
            raise BadRecord(
                "record-digest",
                f"after answer {n + 1} this game is not as it was: the rules of {game.name} have changed",
                {"n": n + 1, "game": game.name},
            )
        session.deal_as(record.deals)
    return session


def vouched(record: Record, session: Session) -> bool:
    """False if the record has another digest for a game after so many answers."""
    n = len(session.answers)
    for at, digest in record.digests:
        if at == n:
            return session.state.digest() == digest
    return True


def as_known(record: Record, game: GameSpec) -> Session | None:
    """A game that began under other rules, as far as its digests vouch for it; None if they never do.

    To look at, not to be played on: what came after the last digest that agrees is not known here.
    """
    if record.seed is None or record.game != game.name:
        return None
    known = {n for n, _ in record.digests}
    sure = 0
    try:
        session = Session(game, record.seed, record.seats, record.options)
        session.deal_as(record.deals)
        for n, (seat, data) in enumerate(record.answers, 1):
            session.answer_named(seat, data)
            if n in known:
                if not vouched(record, session):
                    break
                sure = n
            session.deal_as(record.deals)
        if sure == 0:
            return None
        if sure < len(session.answers):
            session.undo(len(session.answers) - sure)
    except Exception:  # noqa: BLE001 - rules that changed may stumble in any way
        if sure == 0:
            return None
        session = Session(game, record.seed, record.seats, record.options)
        session.deal_as(record.deals)
        for seat, data in record.answers[:sure]:
            session.answer_named(seat, data)
            session.deal_as(record.deals)
    return session


def replay(record: Record, game: GameSpec) -> State:
    """The end of a finished game, at full speed. It trusts the record; resume() checks every answer."""
    check_playable(record, game)
    assert record.seed is not None
    if record.deals:
        session = resume(record, game)
        if not session.over:
            raise unfinished()
        return session.state
    n = len(record.seats)
    state = game.begin(record.seed, n, record.options)
    driver = ReplayDriver(n, record.answers)
    try:
        state.run_alone(driver)
    except Suspend:
        raise unfinished() from None
    return state if state.over else replay_together(state, record.answers[sum(driver.at) :])


def replay_together(state: State, answers: list[tuple[int, object]]) -> State:
    """The rest of a game in which players act at the same time: the order of the answers counts."""
    s = stepper(state)
    for seat, data in answers:
        request = s.asked_of(seat)
        if request is None:
            break  # more answers than questions, or not those of this game
        s.step(seat, request.load_answer(s.state_of(seat), data))
    if not s.over:
        raise unfinished()
    return s.base


def unfinished() -> BadRecord:
    return BadRecord("record-unfinished", "this record ends before the game does")
