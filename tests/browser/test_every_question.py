"""A player that presses only what is lit finishes any kingdom, and meets every kind of question."""

from __future__ import annotations

import ast
import os
import random
import re
import sys
from pathlib import Path

import pytest

from chaudron.games import dominion
from chaudron.games.dominion import choices
from chaudron.games.dominion.choices import VERB_NAMES
from chaudron.kernel.request import KIND_NAMES
from chaudron.testing.browser.people import Comer
from chaudron.testing.browser.sim import Played, play_out
from chaudron.testing.server import Server

SEATS = ["Ada", "big-money"]
BOTS = {1: "big-money"}
SEEDS = 25
RANDOM_KINGDOMS = int(os.environ.get("CHAUDRON_KINGDOMS", "2"))

# Between them, cards that ask in every way there is.
RICH = [
    "black_market, stash, masquerade, throne_room, chancellor, wishing_well, ambassador, village, haven, spy",
    "band_of_misfits, urchin, scheme, embargo, spy, library, scavenger, wharf, merchant_ship, cellar",
    "watchtower, inn, scheme, treasury, alchemist, herbalist, village, counting_house, royal_seal, vault",
    "tournament, knights, possession, golem, contraband, pirate_ship, island, navigator, trader, spy",
]


def verbs_in_use() -> set[str]:
    """What cards and rules really ask: the names they import from the module of questions."""
    numbers = {name: value for name, value in vars(choices).items() if isinstance(value, int)}
    used: set[str] = set()
    for file in Path(dominion.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == choices.__name__:
                used |= {VERB_NAMES[numbers[a.name]] for a in node.names if a.name in numbers}
    return used | {"reveal", "choose", "name_card"}  # asked by the module of questions itself


def chosen_games() -> list[Played]:
    """A few games which together ask everything, found by playing many without a browser."""
    games = [play_out(seed, {"kingdom": kingdom}, SEATS, BOTS) for kingdom in RICH for seed in range(SEEDS)]
    wanted = verbs_in_use() | {f"kind {k}" for k in KIND_NAMES[1:]}
    chosen: list[Played] = []
    while wanted:
        best = max(games, key=lambda g: len(wanted & met(g)) ** 2 / len(g.steps))
        assert wanted & met(best), f"no game asks {sorted(wanted)}"
        chosen.append(best)
        wanted -= met(best)
    return chosen


def met(game: Played) -> set[str]:
    return game.verbs() | {f"kind {k}" for k in game.kinds()}


def play_by_pressing(server: Server, person: Comer, game: Played) -> set[str]:
    """The same game in a browser: every question shows its options lit, and takes the answer."""
    opened = server.open("mine", "big-money", options=game.options, seed=game.seed)
    ada = person({"confirmEnd": False}, {opened["table"]: opened["token"]})
    ada.page.goto(f"{server.url}/t/{opened['code']}")
    base, found = "", set()
    for step in game.steps:
        seen = ada.asked(base)
        prompt = step.prompt
        assert (seen.kind, seen.verb) == (prompt["kind"], prompt["verb"])
        assert re.search(r"[.?]$", seen.said) and not re.search(r"_|dominion-|  ", seen.said), seen.said
        if prompt["kind"] not in ("yes_no", "number", "name"):
            assert set(seen.lit) == set(prompt["options"]), prompt
        ada.give(prompt, step.answer)
        base = seen.base
        found |= {seen.verb, f"kind {seen.kind}"}
    assert ada.asked(base).over
    ada.shows("[data-end]")
    view = server.get(f"/api/tables/{opened['table']}/replay?step=99999").json()["view"]
    assert [p["points"] for p in view["players"]] == game.points
    ada.page.context.close()
    return found


@pytest.mark.all
def test_questions_of_many_kinds_are_answered_where_they_lie(server: Server, person: Comer) -> None:
    game = min(
        (play_out(seed, {"kingdom": RICH[1]}, SEATS, BOTS) for seed in range(5)), key=lambda g: len(g.steps)
    )
    assert len(play_by_pressing(server, person, game)) > 12


@pytest.mark.all
@pytest.mark.parametrize("half", [0, 1])
def test_every_kind_of_question_is_met_and_answered(server: Server, person: Comer, half: int) -> None:
    games = chosen_games()
    found: set[str] = set()
    for game in games[half::2]:
        found |= play_by_pressing(server, person, game)
    assert found == set().union(*(met(g) for g in games[half::2]))


def random_game(n: int) -> Played:
    return play_out(random.Random(n).randrange(1, 10**6), {}, SEATS, BOTS)


@pytest.mark.all
@pytest.mark.parametrize("n", range(RANDOM_KINGDOMS))
def test_any_kingdom_can_be_finished(server: Server, person: Comer, n: int) -> None:
    game = random_game(n)
    assert game.over
    play_by_pressing(server, person, game)


def never_met(kingdoms: int) -> tuple[list[str], list[str]]:
    """The questions that are asked neither in so many random kingdoms, nor there and in the chosen games.

    No browser is needed to know them: in the browser each of these games asks exactly the same.
    """
    every = verbs_in_use() | {f"kind {k}" for k in KIND_NAMES[1:]}
    by_chance = set().union(*(met(random_game(n)) for n in range(kingdoms)))
    chosen = set().union(*map(met, chosen_games()))
    return sorted(every - by_chance), sorted(every - by_chance - chosen)


@pytest.mark.skipif("CHAUDRON_KINGDOMS" not in os.environ, reason="told at the end of a soak")
def test_every_question_was_asked(capsys: pytest.CaptureFixture[str]) -> None:
    by_chance, at_all = never_met(RANDOM_KINGDOMS)
    with capsys.disabled():
        told = f"never asked in {RANDOM_KINGDOMS} random kingdoms: {', '.join(by_chance) or 'nothing'}"
        sys.stdout.write(f"\n  {told}\n")
    assert not at_all, f"asked neither there nor in the chosen games: {', '.join(at_all)}"
