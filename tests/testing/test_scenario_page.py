"""The how-to on scenarios lists every call and every question there is, and what asks it."""

import importlib
from pathlib import Path
from typing import Any

import pytest

from chaudron.games.alchemists.alchemy import INGREDIENTS
from chaudron.games.dominion import facts
from chaudron.games.dominion.spec import SPEC
from chaudron.kernel.session import Session
from chaudron.testing.playing import walk
from chaudron.testing.questions import COURSE, Sources
from chaudron.testing.scenario_page import calls_of, page, row

PAGE = Path(__file__).resolve().parents[2] / "docs" / "how-to" / "write-a-scenario.md"
GAMES = ("dominion", "quacks", "alchemists")
MATCHES = 25
ROUNDS = 12


def module(game: str, name: str) -> Any:
    return importlib.import_module(f"chaudron.games.{game}.{name}")


@pytest.mark.once
def test_the_page_is_fresh() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert page(text) == text, "make pages"
    for card in facts.cards():
        assert f"`{card}`" in text
    assert "| `count` | `choose` (discard, deck, copper, coins, trash, duchy)" in text
    for game in GAMES:
        for verb in module(game, "choices").VERB_NAMES[1:]:
            assert f"- `{verb}`" in text


@pytest.mark.parametrize("game", GAMES)
def test_every_call_says_what_it_does(game: str) -> None:
    for kind in ("Seat", "Scenario"):
        for name, call in calls_of(getattr(module(game, "scenario"), kind)):
            assert not row("", name, call).endswith("|  |"), f"{game}: {name} has no docstring"


def some_session(game: str, seed: int) -> Session:
    if game == "dominion":
        return Session(SPEC, seed, ["ada", "ben", "cleo"], {"max_turns": ROUNDS})
    session: Session = importlib.import_module(f"chaudron.testing.{game}.playing").some_session(seed)
    return session


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES)
def test_the_page_knows_whatever_is_asked(game: str) -> None:
    verbs = module(game, "choices").VERB_NAMES
    words = getattr(module(game, "scenario"), "WORDS", {})
    table = Sources(game, verbs, words).table()
    for seed in range(MATCHES):
        session = some_session(game, seed)
        for seat in walk(session, seed):
            request = session.asked_of(seat)
            assert request is not None
            verb, source = request.verb_name(), str(request.about().get("source", ""))
            if not source or verb in COURSE[game] or source.partition("+")[0] in INGREDIENTS:
                continue
            assert verb in table.get(source, {}), f"{source} asks {verb}"
            if game == "dominion" and verb == "choose":
                told = request.dump(session.stepper.state_of(seat))["options"]
                assert set(told) <= set(table[source][verb])
