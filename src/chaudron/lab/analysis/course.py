"""A finished game taken apart: every decision with the game before it, and where a curve has its points."""

from chaudron.games.catalogue import game as find_game
from chaudron.kernel.errors import Refusal
from chaudron.kernel.record import Record
from chaudron.kernel.request import ORDER, Request
from chaudron.kernel.session import resume
from chaudron.kernel.state import State
from chaudron.kernel.stepper import Stepper
from chaudron.kernel.view import SPECTATOR


class Decision:
    """Somebody was asked something, and answered."""

    def __init__(self, step: int, seat: int, played: object, before: Stepper) -> None:
        self.step = step  # so many answers came before
        self.seat = seat
        self.played = played  # by name, as in the record
        self.before = before  # the game at the question

    @property
    def request(self) -> Request:
        return self.before.asked[self.seat][0]

    def is_played(self, answer: object) -> bool:
        """True if this answer (by name) is the one that was given; where no order counts, none does."""
        played = self.played
        if isinstance(answer, list) and isinstance(played, list) and self.request.kind != ORDER:
            return sorted(map(str, answer)) == sorted(map(str, played))
        return answer == played


class Turn:
    """A point of the curve: the game before the first decision of a turn, or of a round."""

    def __init__(self, step: int, seat: int, number: int) -> None:
        self.step = step
        self.seat = seat  # whose turn begins; -1: everybody's
        self.number = number  # of this seat's turns, or of the rounds


class GameCourse:
    """How a game went."""

    def __init__(self, record: Record, decisions: list[Decision], turns: list[Turn], end: State) -> None:
        self.record = record
        self.decisions = decisions
        self.turns = turns
        self.end = end

    @property
    def seats(self) -> int:
        return len(self.record.seats)


def course(record: Record) -> GameCourse:
    """Play a record. Only a game that is over is taken apart: of one that runs, the
    estimates would tell what others hold."""
    spec = find_game(record.game)
    if not resume(record, spec).over:  # which refuses a record that does not play
        raise Refusal(
            "analyse-unfinished",
            "this game is not over: play it to its end, then its analysis tells nobody's secrets",
        )
    session = resume(record, spec, 0)
    decisions: list[Decision] = []
    turns: list[Turn] = []
    counted: dict[int, int] = {}
    seen = 0
    for step in range(len(record.answers) + 1):
        new = session.stepper.log(SPECTATOR, seen)
        seen += len(new)
        for event in new:
            told = event.dump(SPECTATOR)
            if spec.is_point(told):
                player = told.get("player", -1)
                whose = player if isinstance(player, int) and not spec.rounds else -1
                counted[whose] = counted.get(whose, 0) + 1
                turns = [t for t in turns if t.step != step] + [Turn(step, whose, counted[whose])]
        if step == len(record.answers):
            break
        seat, played = record.answers[step]
        if not turns:  # nobody is told that the first turn begins; before a first round there is the set-up
            counted[seat] = 0 if spec.rounds else 1
            turns.append(Turn(0, -1 if spec.rounds else seat, counted[seat]))
        decisions.append(Decision(step, seat, played, session.stepper.clone()))
        session.answer_named(seat, played)
        session.deal_as(record.deals)
    turns = [turn for turn in turns if turn.step < len(record.answers)]
    return GameCourse(record, decisions, turns, session.state)
