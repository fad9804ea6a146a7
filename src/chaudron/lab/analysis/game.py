"""The analysis of a finished game: who was how likely to win, what decisions changed, what chance did.

At each turn the game is played on many times by bots, in worlds that agree with what the player to move could
know. A decision is worth what it wins more than the bot's own answer there: where both are the same that is
nothing, elsewhere both are played on with equal luck. What is left of a change is chance.
"""

import time
from collections.abc import Iterator
from typing import Final

from chaudron.bots.catalogue import bot, game_bots
from chaudron.bots.faults import BotFault, fair_answer
from chaudron.games.catalogue import half
from chaudron.kernel.driver import Bot
from chaudron.kernel.insight import Watch
from chaudron.kernel.record import Record
from chaudron.kernel.request import NUMBER, ONE, YES_NO
from chaudron.lab.analysis.course import Decision, GameCourse, course
from chaudron.lab.analysis.findings import Findings, Widened
from chaudron.lab.analysis.odds import FULL, Contrast, Odds
from chaudron.lab.analysis.worlds import CHANCE, Imagined

LEAST_PLAYOUTS: Final = 12
MOST_PLAYOUTS: Final = 2000
TO_TIME: Final = 4  # worlds of each turn that tell how long a playout takes
LOOKED_INTO: Final = 6  # decisions at which something better is looked for
ALTERNATIVES: Final = 10  # answers of each
SWINGS: Final = 3
AGAIN: Final = 3  # as many playouts as usual to say what a swing was worth


class GameAnalysis:
    """A game that is being analysed, piece by piece."""

    def __init__(self, record: Record, findings: Findings) -> None:
        self.course: GameCourse = course(record)
        self.findings = findings
        self.imagined = Imagined(record.game)
        self.working: Iterator[None] = self.pieces()
        self.done = False

    # ------------------------------------------------------------ doing it

    def work(self, seconds: float | None = None) -> bool:
        """Go on for about so long, or to the end; True if all is done. However the work is cut into pieces,
        as many playouts find the same."""
        until = None if seconds is None else time.monotonic() + seconds
        for _ in self.working:
            if until is not None and time.monotonic() >= until:
                return False
        self.done = True
        return True

    def progress(self) -> float:
        """How much is done, from 0 to 1."""
        found = self.findings
        if self.done:
            return 1.0
        looked = len(found.usual) / max(1, len(self.course.decisions))
        if looked < 1.0 or not found.playouts:
            return 0.1 * looked
        return 0.1 + 0.9 * min(1.0, found.played / max(1, found.playouts * self.units()))

    def pieces(self) -> Iterator[None]:
        """Everything there is to do, in short pieces; what was found before is not done again."""
        yield from self.ask_the_bot()
        yield from self.watch()
        yield from self.fit_into_time()
        n = self.findings.playouts
        for turn in self.course.turns:
            yield from self.follow(turn.step, n)
        yield from self.contrast(n)
        yield from self.widen(n)

    def units(self) -> float:
        """How many times the playouts of one estimate there are to do, about."""
        differ = len(self.differing())
        into = min(LOOKED_INTO, differ)
        return len(self.course.turns) + 2 * differ + into * (ALTERNATIVES / 2 + 2 * AGAIN)

    def ask_the_bot(self) -> Iterator[None]:
        """What the bot would have answered, at every decision."""
        usual = self.findings.usual
        bots: list[Bot] = [self.bot(self.imagined.player, seat) for seat in range(self.course.seats)]
        for decision in self.course.decisions[len(usual) :]:
            usual.append(self.answer_of(bots[decision.seat], decision))
            yield

    def bot(self, name: str, seat: int) -> Bot:
        return bot(self.course.record.game, name, CHANCE, seat)

    def answer_of(self, player: Bot, decision: Decision) -> object:
        """What a bot answers here, by name; what was played, if it has no answer to give."""
        try:
            answer = fair_answer(player, decision.before, decision.seat)
        except BotFault:
            return decision.played
        return decision.request.dump_answer(answer)

    def watch(self) -> Iterator[None]:
        """What became certain and was not used, if this is a game of deduction."""
        if self.findings.insights is not None:
            return
        module = half(self.course.record.game, "insight")
        watch: Watch = Watch() if module is None else module.watch()
        for decision in self.course.decisions:
            watch.look(decision.step, decision.before.view(decision.seat))
        views = [self.course.end.view(seat) for seat in range(self.course.seats)]
        self.findings.insights = watch.unused(views)
        yield

    def fit_into_time(self) -> Iterator[None]:
        """Take so many playouts as there is time for, by how long the first ones take."""
        found = self.findings
        if found.playouts:
            return
        for turn in self.course.turns:
            while self.odds_at(turn.step).worlds < TO_TIME:
                began = time.monotonic()
                self.play_on(turn.step)
                found.spent += time.monotonic() - began
                yield
        rate = max(1, found.played) / max(found.spent, 1e-6)
        found.playouts = max(
            LEAST_PLAYOUTS, min(MOST_PLAYOUTS, int(rate * found.seconds / max(1.0, self.units())))
        )

    def odds_at(self, step: int) -> Odds:
        return self.findings.odds.setdefault(step, Odds(self.course.seats))

    def play_on(self, step: int) -> None:
        """One more world of a turn."""
        odds = self.odds_at(step)
        odds.add(self.imagined.as_usual(self.course.decisions[step], "turn", odds.worlds))
        self.findings.played += 1

    def follow(self, step: int, n: int) -> Iterator[None]:
        """Play on from a turn until so many worlds were seen."""
        while self.odds_at(step).worlds < n:
            self.play_on(step)
            yield

    # ------------------------------------------------------------ decisions

    def differing(self) -> list[Decision]:
        """Where something else was played than the bot would have."""
        return [d for d, usual in zip(self.course.decisions, self.findings.usual) if not d.is_played(usual)]

    def contrast(self, n: int) -> Iterator[None]:
        """What was played against the bot's answers: few worlds each, then more where it is least sure."""
        found = self.findings
        differ = self.differing()
        first = max(4, n // 4)
        for decision in differ:
            contrast = found.contrasts.setdefault(decision.step, Contrast(self.course.seats))
            while contrast.worlds < first:
                self.play_contrast(decision, contrast)
                yield
        left = len(differ) * n - sum(c.worlds for c in found.contrasts.values())
        for _ in range(left):
            decision = max(differ, key=lambda d: doubt(found.contrasts[d.step], d.seat))
            self.play_contrast(decision, found.contrasts[decision.step])
            yield

    def play_contrast(self, decision: Decision, contrast: Contrast) -> None:
        usual = self.findings.usual[decision.step]
        world = contrast.worlds
        played = self.imagined.after(decision, decision.played, "decision", world)
        contrast.compare(played, self.imagined.after(decision, usual, "decision", world))
        self.findings.played += 2

    def widen(self, n: int) -> Iterator[None]:
        """Where most seems to have been lost: which of all answers wins most, and how much more."""
        found = self.findings
        worst = sorted(self.differing(), key=lambda d: sure_gain(found.contrasts[d.step], d.seat))
        for decision in worst[:LOOKED_INTO]:
            widened = found.widened.setdefault(decision.step, Widened(self.answers_at(decision)))
            while widened.worlds < max(4, n // 2):
                won = [
                    self.imagined.after(decision, answer, "wider", widened.worlds)[decision.seat]
                    for answer in widened.answers
                ]
                widened.add(won)
                found.played += len(won)
                yield
            widened.best = widened.leading()
            better = widened.answers[widened.best]
            while widened.gain.worlds < AGAIN * n:
                world = widened.gain.worlds
                instead = self.imagined.after(decision, decision.played, "gain", world)
                after = self.imagined.after(decision, better, "gain", world)
                widened.gain.compare([after[decision.seat]], [instead[decision.seat]])
                found.played += 2
                yield

    def answers_at(self, decision: Decision) -> list[object]:
        """What was played, what bots would play and think of, and what else is on offer."""
        record, seat, request = self.course.record, decision.seat, decision.request
        adviser = self.bot(game_bots(record.game).adviser, seat)
        wanted: list[object] = [
            decision.played,
            self.findings.usual[decision.step],
            self.answer_of(adviser, decision),
        ]
        reason = adviser.why()
        if reason is not None:
            wanted += [estimate.answer for estimate in reason.thought_of]
        view = decision.before.view(seat)
        if request.kind == YES_NO:
            wanted += [True, False]
        elif request.kind == NUMBER:
            wanted += list(range(request.lo, min(request.hi, request.lo + ALTERNATIVES) + 1))
        elif request.kind == ONE:
            wanted += [request.dump_answer(option) for option in view.options(request)]
            wanted += [] if request.lo else [None]
        out: list[object] = []
        for answer in wanted:
            if len(out) < ALTERNATIVES and not any(same(answer, other) for other in out):
                out.append(answer)
        return out


def same(answer: object, other: object) -> bool:
    return type(answer) is type(other) and answer == other


def doubt(contrast: Contrast, seat: int) -> float:
    """How much one more world would tell; a difference that was never seen may still be there."""
    n = contrast.worlds
    return (contrast.by_seat[seat].variance() + FULL) / (n * (n + 1))


def sure_gain(contrast: Contrast, seat: int) -> float:
    """What a decision won, rather too much than too little: the lowest come first."""
    return contrast.value(seat) + contrast.error(seat)
