"""Golden playthroughs: whole games as text, so that a changed rule shows as a readable diff.

`python -m tests.quacks.test_goldens` writes them anew, after a change of rules that is meant.
"""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from chaudron.bots.quacks.brewer import Brewer
from chaudron.bots.random import RandomBot
from chaudron.games.quacks.rules import Game
from chaudron.games.quacks.spec import SPEC
from chaudron.kernel.driver import Bot
from chaudron.kernel.session import Session
from chaudron.testing.quacks.playing import NAMES

FOLDER = Path(__file__).with_name("goldens")
TABLES: dict[str, tuple[int, dict[str, object]]] = {
    "set-1": (2, {"books": "set1"}),
    "set-2": (3, {"books": "set2"}),
    "set-3-tubes": (2, {"books": "set3", "tubes": True}),
    "set-4-lock-step": (4, {"books": "set4", "lock_step": True}),
    "set-5-witches": (5, {"books": "set5", "witches": True}),
    "set-6-witches": (2, {"books": "set6", "witches": True}),
    "alchemists": (3, {"books": "set1", "patients": True}),
    "everything": (3, {"books": "random", "witches": True, "patients": True, "tubes": True}),
}


def playthrough(name: str) -> str:
    n, options = TABLES[name]
    seed = 7 + len(name)
    session = Session(SPEC, seed, NAMES[:n], {"first": 1, **options})
    bots: list[Bot] = [RandomBot(seed) if i == 1 else Brewer() for i in range(n)]
    lines = [f"{name}: seed {seed}, {n} players, books {session.options['books']}"]
    heard = 0
    while not session.over:
        request = session.pending[0]
        seat = request.decider
        answer = bots[seat].answer(session.stepper.view(seat), request)
        dump = request.dump(session.stepper.state_of(seat))
        source = f" for {dump['source']}" if "source" in dump else ""
        offered = dump.get("options", [])
        offer = f" of {', '.join(offered)}" if offered else ""
        said = request.dump_answer(answer)
        lines.append(f"{NAMES[seat]} {dump['verb']}{source}?{offer} → {'none' if said is None else said}")
        session.answer(seat, answer)
        events = session.stepper.events
        for event in events.since(heard):
            told = event.dump(-1)
            player = cast(int, told["player"])
            who = NAMES[player] if player >= 0 else "all"
            more = [str(told[key]) for key in ("chips", "n", "word", "source") if told.get(key)]
            lines.append(f"  {who} {told['event']} {' '.join(more)}".rstrip())
        heard = len(events)
    end = session.state
    assert isinstance(end, Game)
    for p in end.players:
        lines.append(f"{NAMES[p.index]}: {p.vp} points, bag {', '.join(sorted(c.name for c in p.owned()))}")
    lines.append(f"standings {end.standings()} · {end.digest()}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", TABLES)
def test_the_game_goes_as_it_always_did(name: str) -> None:
    written = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert playthrough(name).splitlines() == written.splitlines()


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in TABLES:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")
