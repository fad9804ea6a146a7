"""A rules version plays as it always did: a change that plays otherwise needs a new one.

The answers of the recorded games are fixed, so that nothing but the rules can change how they play out: a
better bot changes nothing here. `python -m tests.test_rules_versions` (a part of `make pages`) records the
games of a version that is not settled; with `--settle`, before a release, the present versions are settled.
From then on people have tables and saves of it: its file is never written again, and a rule that plays
otherwise needs a new version.
"""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from chaudron.bots.catalogue import bot
from chaudron.games.catalogue import GAMES
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.errors import BadRecord
from chaudron.kernel.record import loads
from chaudron.kernel.session import Session, resume

FOLDER = Path(__file__).with_name("records")
SEED = 20

# What is recorded of each game: the options and the bots of a few games that use much of it.
RECORDED: dict[str, list[tuple[dict[str, object], list[str]]]] = {
    "dominion": [
        ({"kingdom": kingdom, "max_turns": 12}, ["random", "big-money", "random"])
        for kingdom in ("first_game", "forbidden_arts", "grim_parade", "fair_trades")
    ],
    "quacks": [
        ({"books": "set2"}, ["random", "brewer"]),
        ({"books": "random", "witches": True, "patients": True}, ["random", "brewer", "random"]),
    ],
    "alchemists": [
        ({}, ["random", "random"]),
        (
            {
                "mode": "master",
                "golem": True,
                "encyclopedia": True,
                "busy_days": True,
                "startup_funding": True,
            },
            ["random", "random", "random"],
        ),
    ],
}


def played(game: str, options: dict[str, object], seats: list[str]) -> Session:
    """A whole game of bots."""
    session = Session(find_game(game), SEED, seats, options)
    players = [bot(game, name, SEED, seat) for seat, name in enumerate(seats)]
    while not session.over:
        request = session.pending[0]
        seat = request.decider
        session.answer(seat, players[seat].answer(session.stepper.view(seat), request))
    return session


def content(game: str, settled: bool) -> str:
    records = [played(game, options, seats).record().dumps() for options, seats in RECORDED[game]]
    body = {"rules": find_game(game).rules, "settled": settled, "records": records}
    return json.dumps(body, indent=1, ensure_ascii=False) + "\n"


def read(game: str) -> dict[str, Any]:
    file = FOLDER / f"{game}.json"
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {"rules": 0}
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_recorded_games_of_a_rules_version_play_out_as_they_did(game: str) -> None:
    spec, known = find_game(game), read(game)
    assert known["rules"] == spec.rules, (
        f"{game} has rules version {spec.rules} now: make pages records its games"
    )
    assert len(known["records"]) == len(RECORDED[game])
    for text in known["records"]:
        record = loads(text)
        assert record.rules == spec.rules and len(record.digests) > 3
        try:
            session = resume(record, spec)
        except BadRecord as why:
            pytest.fail(
                f"{game}: {why.message}. The same answers play out otherwise, but the rules version is still"
                f" {spec.rules}: tables and saves of people would be misread. If the change is meant, let"
                f" `rules` grow in src/chaudron/games/{game}/spec.py, then run make pages."
            )
        assert session.over


def write(settle: bool) -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        known = read(game)
        if known["rules"] != find_game(game).rules or not known["settled"]:
            (FOLDER / f"{game}.json").write_text(content(game, settle), encoding="utf-8")


def test_a_settled_version_is_never_recorded_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[__name__], "FOLDER", tmp_path)
    monkeypatch.setattr(sys.modules[__name__], "GAMES", ["quacks"])
    write(settle=True)
    before = read("quacks")
    assert before["settled"]
    before["records"] = []
    (tmp_path / "quacks.json").write_text(json.dumps(before), encoding="utf-8")
    write(settle=False)
    assert read("quacks")["records"] == []
    monkeypatch.setattr(find_game("quacks"), "rules", before["rules"] + 1)
    write(settle=False)
    after = read("quacks")
    assert (after["rules"], after["settled"]) == (before["rules"] + 1, False) and after["records"]


if __name__ == "__main__":
    write("--settle" in sys.argv)
