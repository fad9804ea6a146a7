"""The engine knows no artifact, favour, adventurer or startup card: what they do comes from moments."""

from __future__ import annotations

from pathlib import Path

import pytest

import chaudron.games.alchemists
from chaudron.games.alchemists.artifacts import ARTIFACTS
from chaudron.games.alchemists.components import adventurers, busy_boards, favour_deck, grants, startup_cards
from chaudron.games.alchemists.facts import facts
from chaudron.games.alchemists.favours import FAVOURS
from chaudron.testing.naming import named

RULES = Path(chaudron.games.alchemists.__path__[0])
# Where cards are written down (`components` names the action spaces, one of which lies on a card), and the
# languages of scenarios and of the catalogue, which speak of them.
OTHERS = [
    *(RULES / "cards").glob("*.py"),
    *(RULES / f"{name}.py" for name in ("components", "scenario", "port")),
]
NUMBERED = [RULES / f"{name}.py" for name in ("encoding", "offers")]  # lists of everything there is
ENGINE = sorted(set(RULES.rglob("*.py")) - set(OTHERS) - set(NUMBERED))
IDS = {
    *ARTIFACTS,
    *FAVOURS,
    *adventurers(),
    *[card.id for card in startup_cards(facts())],
    *[board.id for board in busy_boards(facts())],
    *[grant.id for grant in grants(facts(), False)],
    *[str(row["id"]) for row in facts()["conference_tiles"]],
}
WORDS = {type(thing).__name__ for thing in (*ARTIFACTS.values(), *FAVOURS.values())} | {
    id.upper() for id in IDS
}


@pytest.mark.parametrize(
    "code",
    [
        "if artifact.id == 'boots_of_speed': pass",
        "from chaudron.games.alchemists.cards.favours import Herbalist",
        "if you.has(ROBE_OF_RESPECT): pass",
        "word.startswith('associate:')",
        "if card.id == 'SU20': pass",
        "if game.adventurer() == 'cleric': pass",
    ],
)
def test_a_card_that_is_named_is_noticed(code: str) -> None:
    assert named(code, IDS, WORDS)


@pytest.mark.parametrize("file", ENGINE, ids=lambda f: f.stem)
def test_nothing_printed_is_named_in_the_engine(file: Path) -> None:
    assert named(file.read_text(encoding="utf-8"), IDS, WORDS) == set()


@pytest.mark.once  # compiled classes have no docstrings
def test_every_card_has_a_class_of_its_own_that_says_what_it_does() -> None:
    assert list(ARTIFACTS) == [row["id"] for row in facts()["artifacts"]]
    assert set(FAVOURS) == set(favour_deck(True))
    things: dict[str, object] = {**ARTIFACTS, **FAVOURS}
    for id, thing in things.items():
        assert type(thing).__doc__ and type(thing).__name__.lower() == id.replace("_", "")
