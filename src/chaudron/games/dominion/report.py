"""The last moves of a game of Dominion, as a scenario that runs."""

from __future__ import annotations

from typing import Any

from chaudron.games.dominion import kingdoms, notation
from chaudron.games.dominion.port import TURNS
from chaudron.games.dominion.rules import Game
from chaudron.games.dominion.scenario import Scenario, position
from chaudron.games.dominion.spec import SPEC
from chaudron.kernel import report as kernel_report
from chaudron.kernel.errors import Refusal
from chaudron.kernel.record import Record
from chaudron.kernel.report import LAST_MOVES, Stepping
from chaudron.kernel.session import Session
from chaudron.kernel.shapes import Prompt
from chaudron.kernel.stepper import Stepper
from chaudron.kernel.view import SPECTATOR


class Move:
    """One answer, in the words of a scenario."""

    def __init__(self, player: int, verb: str, data: Any) -> None:
        self.player = player
        self.verb = verb
        self.data = data

    def give(self, table: Scenario) -> None:
        seat = table.seats[self.player]
        if self.data is None or self.data == []:
            seat.passes(self.verb)
        else:
            seat.answers(self.verb, picks(self.data))

    def said(self, names: list[str]) -> str:
        who = f"t.{names[self.player]}"
        if self.data is None or self.data == []:
            return f"{who}.passes({self.verb!r})"
        return f"{who}.answers({self.verb!r}, {picks(self.data)!r})"


def picks(data: Any) -> Any:
    return ", ".join(map(str, data)) if isinstance(data, list) else data


def report(record: Record, stepping: Stepping) -> str:
    """A position and the moves since, as Python that can be pasted into a test and runs.

    The notation leaves out what lasts (Durations, rules of the turn): where the last moves do not lead
    to the same question again, the report begins earlier, if need be with the first turn; where a line says
    too little (a game with a limit of turns), with a record.
    """
    names = [f"player{i}" for i in range(len(record.seats))]
    for start in beginnings(record, stepping):
        *_, (_, session) = stepping(record, start)
        if any(session.stepper.queues):  # something is half done
            continue
        line, chance = position_of(session, names), session.state.rng.dump()
        moves: list[Move] = []
        for seat, data in record.answers[start:]:
            request = session.asked_of(seat)
            assert request is not None
            moves.append(Move(request.player, request.verb_name(), data))
            session.answer_named(seat, data)
        asked = [(r.player, r.verb_name()) for r in session.pending]
        if leads_there("".join(line), chance, moves, session.stepper):
            break
    else:
        return kernel_report.report(SPEC, record, stepping)
    lines = [
        "from chaudron.games.dominion.scenario import position",
        "",
        "LINE = (",
        *(f"    {part!r}" for part in line),
        ")",
        "",
        "",
        "def test_reported() -> None:",
        f"    with position(LINE, chance={chance!r}, unfinished=True) as t:",
        *(f"        {move.said(names)}" for move in moves),
        *(f"        t.{names[player]}.is_asked({verb!r})" for player, verb in asked),
    ]
    return "\n".join(lines) + "\n"


def beginnings(record: Record, stepping: Stepping) -> list[int]:
    """Where a report may begin: some moves ago, or at turns that lie twice as far back each time."""
    turns, seen = [0], 0
    for step, session in stepping(record, None):
        new = session.stepper.events.since(seen)
        seen += len(new)
        if step < len(record.answers) and any([e.dump(SPECTATOR).get("event") in TURNS for e in new]):
            turns.append(step)
    last = len(record.answers)
    few = max(0, last - LAST_MOVES)
    earlier = [t for t in turns if t <= few][::-1]
    return list(
        dict.fromkeys(
            [few, *(earlier[2**i - 1] for i in range(len(earlier).bit_length()) if 2**i <= len(earlier)), 0]
        )
    )


def leads_there(line: str, chance: str, moves: list[Move], wanted: Stepper) -> bool:
    """Whether these moves from this position lead to the same questions."""
    try:
        with position(line, chance=chance, unfinished=True) as table:
            for move in moves:
                move.give(table)
            return told(table.stepper) == told(wanted)
    except (AssertionError, Refusal):
        return False


def told(stepper: Stepper) -> list[Prompt]:
    return [r.dump(stepper.state_of(r.decider)) for r in stepper.pending]


def position_of(session: Session, names: list[str]) -> list[str]:
    """The notation of the position, cut into lines."""
    kingdom = kingdoms.read(str(session.options["kingdom"]))
    state = session.state
    assert isinstance(state, Game)
    whole = notation.write(state, kingdom, names)
    return [part + " | " for part in whole.split(" | ")[:-1]] + [whole.split(" | ")[-1]]
