"""The engine knows no kingdom card: what cards do to each other comes from moments."""

from __future__ import annotations

from pathlib import Path

import pytest

import chaudron.games.dominion
import chaudron.kernel
from chaudron.games.dominion.library import kingdom_cards
from chaudron.testing.naming import named

KERNEL = Path(chaudron.kernel.__path__[0])
DOMINION = Path(chaudron.games.dominion.__path__[0])
ENGINE = [
    *sorted(KERNEL.glob("*.py")),
    *(DOMINION / f"{name}.py" for name in ("rules", "playing", "moving", "decks", "knowledge", "moments")),
    *(DOMINION / f"{name}.py" for name in ("supply", "choices", "card", "state", "events", "setup")),
]


IDS = {card.name for card in kingdom_cards()}
WORDS = {type(card.text).__name__ for card in kingdom_cards()} | {name.upper() for name in IDS}


@pytest.mark.parametrize(
    "code",
    [
        "if card.name == 'throne_room': pass",
        "from chaudron.games.dominion.cards.base import ThroneRoom",
        "card is base.THRONE_ROOM",
    ],
)
def test_a_card_that_is_named_is_noticed(code: str) -> None:
    assert named(code, IDS, WORDS)


@pytest.mark.parametrize("file", ENGINE, ids=lambda f: f"{f.parent.name}-{f.stem}")
def test_no_kingdom_card_is_named_in_the_engine(file: Path) -> None:
    assert named(file.read_text(encoding="utf-8"), IDS, WORDS) == set()
