"""What an analysis says of a game, as data: the curve, the swings, and what was luck and what was not."""

import math
from typing import Any

import chaudron
from chaudron.lab.analysis.course import Turn
from chaudron.lab.analysis.findings import Widened
from chaudron.lab.analysis.game import SWINGS, GameAnalysis
from chaudron.lab.analysis.odds import FULL, around, wins
from chaudron.lab.means import Interval


class Account:
    """Where a seat's chances went: what its own decisions won, those of others, and chance. They add up."""

    def __init__(self, analysis: GameAnalysis, seat: int, first: int, last: int, change: Interval) -> None:
        """Of the decisions from step `first` to before `last`; the change with its error is known."""
        own = others = 0.0
        own_error = others_error = 0.0
        for step, contrast in analysis.findings.contrasts.items():
            if first <= step < last:
                if analysis.course.decisions[step].seat == seat:
                    own += contrast.value(seat)
                    own_error += contrast.error(seat) ** 2
                else:
                    others += contrast.value(seat)
                    others_error += contrast.error(seat) ** 2
        error = math.sqrt(own_error + others_error)
        self.change = change
        self.own = around(own, math.sqrt(own_error))
        self.others = around(others, math.sqrt(others_error))
        rest = change.value - own - others
        half = math.hypot(change.hi - change.value, around(0.0, error).hi)
        self.luck = Interval(rest, rest - half, rest + half)

    def dump(self) -> dict[str, object]:
        return {
            "change": self.change.dump(),
            "own": self.own.dump(),
            "others": self.others.dump(),
            "luck": self.luck.dump(),
        }


class GameReport:
    """Everything that was found out about a game."""

    def __init__(self, analysis: GameAnalysis) -> None:
        self.analysis = analysis
        course = analysis.course
        self.ends = [won / FULL for won in wins(course.end)]
        self.accounts = [self.account(seat, 0, len(course.turns)) for seat in range(course.seats)]

    def chances(self, turn: int, seat: int) -> Interval:
        """How likely this seat was to win at a turn; after the last, whether it did."""
        turns = self.analysis.course.turns
        if turn == len(turns):
            return around(self.ends[seat], 0.0)
        return self.analysis.findings.odds[turns[turn].step].interval(seat)

    def account(self, seat: int, first: int, last: int) -> Account:
        """What a seat won and lost from one turn to another."""
        turns = self.analysis.course.turns
        before, after = self.chances(first, seat), self.chances(last, seat)
        errors = [
            self.analysis.findings.odds[turns[t].step].error(seat) for t in (first, last) if t < len(turns)
        ]
        change = around(after.value - before.value, math.hypot(*errors))
        end = len(self.analysis.course.decisions) if last == len(turns) else turns[last].step
        return Account(self.analysis, seat, turns[first].step, end, change)

    def turn_at(self, step: int) -> Turn:
        """The turn in which a decision was made."""
        return [turn for turn in self.analysis.course.turns if turn.step <= step][-1]

    def swings(self) -> list[tuple[int, Widened]]:
        """The decisions that lost most, by step: as far as something better was found."""
        found = [(step, w) for step, w in self.analysis.findings.widened.items() if w.gain.value(0) > 0]
        return sorted(found, key=lambda swing: -swing[1].gain.value(0))[:SWINGS]

    def dump(self) -> dict[str, Any]:
        """All of it as JSON, by names alone."""
        analysis = self.analysis
        course, findings = analysis.course, analysis.findings
        seats = range(course.seats)
        curve = [
            {
                "step": turn.step,
                "seat": turn.seat,
                "number": turn.number,
                "win": [self.chances(t, seat).dump() for seat in seats],
                "accounts": [self.account(seat, t, t + 1).dump() for seat in seats],
            }
            for t, turn in enumerate(course.turns)
        ]
        return {
            "version": chaudron.__version__,
            "game": course.record.game,
            "rules": course.record.rules,
            "seats": course.record.seats,
            "steps": len(course.decisions),
            "bot": analysis.imagined.player,
            "playouts": findings.playouts,
            "played": findings.played,
            "curve": curve,
            "ends": self.ends,
            "accounts": [account.dump() for account in self.accounts],
            "swings": [self.dump_swing(step, widened) for step, widened in self.swings()],
            "insights": [insight.dump() for insight in findings.insights or []],
        }

    def dump_swing(self, step: int, widened: Widened) -> dict[str, object]:
        decision = self.analysis.course.decisions[step]
        turn = self.turn_at(step)
        gain = widened.gain.interval(0)
        return {
            "step": step,
            "seat": decision.seat,
            "turn": {"seat": turn.seat, "number": turn.number},
            "prompt": decision.request.dump(decision.before.state_of(decision.seat)),
            "played": decision.played,
            "better": widened.answers[widened.best],
            "gain": gain.dump(),
            "sure": gain.lo > 0,
        }
