"""Golden playthroughs: a changed rule shows as a readable diff."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from chaudron.games.dominion.library import kingdom_cards
from chaudron.testing.dominion.goldens import Golden, difference, goldens

FOLDER = Path(__file__).parent / "goldens"
GOLDENS = {golden.name: golden for golden in goldens()}


@pytest.mark.parametrize("name", GOLDENS)
def test_a_game_goes_as_it_did(name: str) -> None:
    diff = difference(GOLDENS[name], FOLDER)
    assert not diff, f"{name} goes otherwise (meant? run python -m tools.goldens)\n{diff}"


def test_there_is_no_playthrough_of_nothing() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(GOLDENS)


def test_every_kingdom_card_is_laid_out_somewhere() -> None:
    laid_out = {name for golden in GOLDENS.values() for name in re.findall(r"\w+", golden.kingdom)}
    assert not {card.name for card in kingdom_cards()} - laid_out


def test_a_changed_game_is_shown() -> None:
    golden = next(iter(GOLDENS.values()))
    diff = difference(Golden(golden.name, golden.kingdom, golden.players, golden.seed + 1), FOLDER)
    assert diff.startswith("--- before\n+++ now\n@@ -1,")
    assert re.search(r"^\+.*\?.*→", diff, re.MULTILINE)
