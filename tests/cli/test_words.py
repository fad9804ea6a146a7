"""Everything the rules can ask, tell or refuse has words in both languages."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import chaudron
from chaudron.bots.catalogue import bots
from chaudron.games.catalogue import GAMES
from chaudron.games.dominion.events import EVENT_NAMES
from chaudron.locales import Texts, languages

pytestmark = pytest.mark.once  # words and screens are the same compiled

PACKAGE = Path(chaudron.__file__).parent
CARDS = sorted((PACKAGE / "games" / "dominion" / "cards").glob("*.py"))
OTHERS = ("server", "games/quacks", "games/alchemists")  # they have words of their own
OURS = sorted(f for f in PACKAGE.rglob("*.py") if not f.relative_to(PACKAGE).as_posix().startswith(OTHERS))
REFUSALS = ("Refusal", "IllegalAnswer", "BadRecord", "cannot")


def snake(name: str) -> str:
    return "".join("_" + c.lower() if c.isupper() and i else c.lower() for i, c in enumerate(name))


def strings(node: ast.AST) -> list[str]:
    return [n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)]


def options_in(file: Path) -> Iterator[tuple[str, str]]:
    """Every (class, slug) of a `game.option(you, [...])` in a module of cards."""
    module = ast.parse(file.read_text(encoding="utf-8"))
    lists = {
        target.id: node.value
        for node in ast.walk(module)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name) and isinstance(node.value, ast.List)
    }
    for cls in module.body:
        if not isinstance(cls, (ast.ClassDef, ast.FunctionDef)):
            continue
        for call in ast.walk(cls):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
                continue
            if call.func.attr in ("option", "may_option", "options") and len(call.args) >= 2:
                given = call.args[1]
                if isinstance(given, ast.Name):
                    given = lists[given.id]
                assert isinstance(given, ast.List), f"{file.name}: {cls.name} lists its options elsewhere"
                for slug in strings(given):
                    yield cls.name, slug


def card_of(file: Path, name: str) -> list[str]:
    """The cards that a class stands for: itself, or those that are made from a base."""
    if not name.startswith("_") and name[0].isupper():
        return [snake(name)]
    module = ast.parse(file.read_text(encoding="utf-8"))
    users = [
        cls.name
        for cls in module.body
        if isinstance(cls, ast.ClassDef) and any(name in ast.dump(part) for part in [*cls.bases, *cls.body])
    ]
    return [snake(user) for user in users if not user.startswith("_")]


@pytest.mark.parametrize("language", languages())
def test_every_option_of_every_card_has_words(language: str) -> None:
    texts = Texts(language)
    found = [(card, slug) for f in CARDS for cls, slug in options_in(f) for card in card_of(f, cls)]
    assert len(found) > 20
    missing = [
        f"dominion-option-{card}-{slug}"
        for card, slug in found
        if not texts.knows(f"dominion-option-{card}-{slug}")
    ]
    assert missing == []


@pytest.mark.parametrize("language", languages())
def test_no_words_for_options_that_no_card_has(language: str) -> None:
    found = {
        f"dominion-option-{card}-{slug}"
        for f in CARDS
        for cls, slug in options_in(f)
        for card in card_of(f, cls)
    }
    text = (PACKAGE / "locales" / language / "dominion-log.ftl").read_text(encoding="utf-8")
    said = {line.split(" =")[0] for line in text.splitlines() if line.startswith("dominion-option-")}
    assert said - found == set()


def refusal_codes() -> set[str]:
    """Every code that is refused with, in what the terminal can reach."""
    found = set()
    for file in OURS:
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in REFUSALS:
                first = call.args[0] if call.args else None
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    found.add(first.value)
    return found


@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_words(language: str) -> None:
    texts = Texts(language)
    codes = refusal_codes()
    assert {"unknown-card", "record-broken", "bad-option", "cannot-read"} <= codes
    assert sorted(code for code in codes if not texts.knows(texts.somewhere(f"error-{code}"))) == []


@pytest.mark.parametrize("language", languages())
def test_every_event_and_bot_has_words(language: str) -> None:
    texts = Texts(language)
    wanted = [f"dominion-log-{event}" for event in EVENT_NAMES if event]
    wanted += [texts.somewhere(f"bot-{bot}") for game in GAMES for bot in bots(game)]
    assert [message for message in wanted if not texts.knows(message)] == []


@pytest.mark.parametrize("language", languages())
def test_everything_the_terminal_says_is_there(language: str) -> None:
    """Each message id written out in the terminal's code exists."""
    texts = Texts(language)
    missing = set()
    for file in (PACKAGE / "cli").rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and ast.unparse(call.func).endswith("say") and call.args:
                first = call.args[0]
                if isinstance(first, ast.Constant) and not texts.knows(str(first.value)):
                    missing.add(str(first.value))
    assert missing == set()


def details_of(file: Path) -> Iterator[tuple[str, set[str]]]:
    """Every code that is refused with here, and the details that go with it."""
    for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in REFUSALS[:3]:
            code, details = call.args[:1], call.args[2:3]
            if code and isinstance(code[0], ast.Constant):
                given = details[0] if details else ast.Dict([], [])
                if isinstance(given, ast.Dict):
                    yield str(code[0].value), set(strings(ast.List([key for key in given.keys if key])))


def variables(language: str, message: str) -> set[str]:
    """The variables of a message, as they are written in its file."""
    for file in (PACKAGE / "locales" / language).glob("*.ftl"):
        entries = re.split(r"\n(?=[a-z#])", file.read_text(encoding="utf-8"))
        for entry in entries:
            if entry.startswith(f"{message} ="):
                return set(re.findall(r"\$(\w+)", entry))
    raise AssertionError(f"{language}: {message} is missing")


def test_what_is_said_of_a_refusal_is_among_its_details() -> None:
    for file in OURS:
        for code, details in details_of(file):
            for language in languages():
                assert variables(language, Texts(language).somewhere(f"error-{code}")) <= details, (
                    f"{language}: error-{code}"
                )
