"""Games between bots in which one decision is another than the bot's: for tests of what finds it."""

from collections.abc import Callable

from chaudron.bots.catalogue import bot
from chaudron.bots.faults import fair_answer
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.record import Record
from chaudron.kernel.request import Request
from chaudron.kernel.session import Session, resume
from chaudron.kernel.view import View

# What is answered instead of the bot's answer (by name) to this question, if anything.
Blunder = Callable[[View, Request, object], object]
NO_BLUNDER = object()


def played(
    game: str, bots: list[str], seed: int, record: Record | None = None, upto: int = 0
) -> tuple[Session, list[tuple[int, View, Request, object]]]:
    """A game between these bots, or the rest of one; and what each was asked, saw and answered."""
    spec = find_game(game)
    session = Session(spec, seed, bots, {}) if record is None else resume(record, spec, upto)
    players = [bot(game, name, seed, seat) for seat, name in enumerate(bots)]
    asked: list[tuple[int, View, Request, object]] = []
    while not session.over:
        seat = session.pending[0].decider
        answer = fair_answer(players[seat], session.stepper, seat)
        request = session.stepper.asked[seat][0]
        asked.append((seat, session.stepper.view(seat), request, request.dump_answer(answer)))
        session.answer(seat, answer)
    return session, asked


def planted(game: str, bots: list[str], seed: int, blunder: Blunder, seat: int = 0) -> tuple[Record, int]:
    """A game in which the last decision of a seat that can be a blunder is one, and the step it is at."""
    session, asked = played(game, bots, seed)
    record = session.record()
    for step in reversed(range(len(asked))):
        who, view, request, answer = asked[step]
        if who != seat:
            continue
        instead = blunder(view, request, answer)
        if instead is not NO_BLUNDER:
            changed = [*record.answers[:step], (seat, instead)]
            begun = Record(game, record.rules, seed, bots, record.options, changed)
            return played(game, bots, seed, begun, step + 1)[0].record(), step
    raise LookupError(f"nobody could blunder in the game of seed {seed}")
