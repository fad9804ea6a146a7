"""The last moves of any game as a scenario that runs: a record up to there, then every answer by name."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator
from typing import Final

from chaudron.kernel.catalogue import GameSpec
from chaudron.kernel.record import Record
from chaudron.kernel.session import Session

# Plays a record answer by answer, up to some of them: the game before the first, and after each.
Stepping = Callable[[Record, int | None], Iterator[tuple[int, Session]]]

LAST_MOVES: Final = 12
WIDTH: Final = 90  # letters of a line of the record


def report(game: GameSpec, record: Record, stepping: Stepping) -> str:
    """Python that can be pasted into a test and runs."""
    start = max(0, len(record.answers) - LAST_MOVES)
    before = Record(
        game.name, record.rules, record.seed, record.seats, record.options, record.answers[:start],
        deals=[deal for deal in record.deals if deal[0] <= start],
    )  # fmt: skip
    moves: list[str] = []
    asked: list[str] = []
    for step, session in stepping(record, None):
        if step == len(record.answers):
            asked = [f"t.player{r.player}.is_asked({r.verb_name()!r})" for r in session.pending]
        elif step >= start:
            seat, data = record.answers[step]
            request = session.asked_of(seat)
            if request is not None:
                moves.append(f"t.player{request.player}.gives({request.verb_name()!r}, {data!r})")
    whole = before.dumps()
    pieces = textwrap.wrap(whole, WIDTH, drop_whitespace=False, break_on_hyphens=False)
    lines = [
        f"from {type(game).__module__} import SPEC",
        "from chaudron.testing.scenario import resumed",
        "",
        "RECORD = (",
        *[f"    {piece!r}" for piece in pieces],
        ")",
        "",
        "",
        "def test_reported() -> None:",
        "    with resumed(SPEC, RECORD) as t:",
        *[f"        {line}" for line in [*moves, *(asked or ["assert t.over"])]],
    ]
    return "\n".join(lines) + "\n"
