"""What plans know of cards agrees with what the cards do."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import chaudron
from chaudron.bots.dominion.plans.asking import ASK_TO_SHOW, OPTIONS, SHOWN_BY_THEMSELVES
from chaudron.bots.dominion.plans.measures import CYCLER_NAMES
from chaudron.games.dominion.card import BY_NAME

TEXTS = Path(chaudron.__file__).parent / "games" / "dominion" / "cards"


def classes() -> Iterator[tuple[str, ast.ClassDef]]:
    """The cards' own texts, by card."""
    for file in sorted(TEXTS.glob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                name = re.sub(r"(?<!^)(?=[A-Z])", "_", node.name).lower()
                if name in BY_NAME:
                    yield name, node


def calls(node: ast.AST, *methods: str) -> list[ast.Call]:
    return [
        call
        for call in ast.walk(node)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in methods
    ]


def test_the_options_of_cards() -> None:
    found: dict[str, list[str]] = {}
    for name, text in classes():
        for call in calls(text, "option", "options", "may_option"):
            found.setdefault(name, []).extend(ast.literal_eval(call.args[1]))
    assert {name: sorted(options) for name, options in found.items()} == {
        name: sorted(options) for name, options in OPTIONS.items()
    }


def test_the_cards_that_are_shown() -> None:
    found = [
        name
        for name, text in classes()
        if calls(text, "may_reveal") or any("REVEAL" in ast.unparse(call) for call in calls(text, *ASKING))
    ]
    assert sorted(found) == sorted(SHOWN_BY_THEMSELVES + ASK_TO_SHOW)


def test_the_cards_that_give_a_card_and_an_action() -> None:
    found = []
    for name, text in classes():
        for play in [f for f in text.body if isinstance(f, ast.FunctionDef) and f.name == "play"]:
            said = [ast.unparse(statement) for statement in play.body]
            draws = any(line.startswith("game.draw(you") for line in said)
            if draws and any(line.startswith("game.actions +=") for line in said):
                found.append(name)
    found.remove("cellar")  # draws for what it discards, which may be nothing
    assert sorted(found + ["farming_village", "sage", "scrying_pool"]) == CYCLER_NAMES


ASKING = ("may", "choose", "choose_one", "may_choose")
