"""The part of docs/how-to/write-a-scenario.md that is made from the sources: every call, every question."""

from __future__ import annotations

import inspect
from types import ModuleType
from typing import Any

from chaudron.games.alchemists import choices as alchemists_choices
from chaudron.games.alchemists import scenario as alchemists
from chaudron.games.dominion import choices as dominion_choices
from chaudron.games.dominion import facts
from chaudron.games.dominion import scenario as dominion
from chaudron.games.quacks import choices as quacks_choices
from chaudron.games.quacks import scenario as quacks
from chaudron.testing.questions import COURSE, Sources

BEGIN = "<!-- From here on `make pages` writes this page. -->\n"
MACHINERY = {  # of the calls, and no calls themselves
    "answer", "check_option", "close", "expect", "fill", "foundation", "is_about", "last_free", "offer",
    "offered", "open_to", "options", "pile_index", "player", "prepare", "seat_named", "sealed", "setting",
    "spelt", "state_for", "stepper", "told", "vocabulary", "waiting",
}  # fmt: skip
TITLES = {"dominion": "Dominion", "quacks": "Quacks", "alchemists": "Alchemists"}
LONG = 12  # more words than so many are not written out


def page(old: str) -> str:
    """The page with everything below the mark made anew."""
    return old.partition(BEGIN)[0] + BEGIN + "\n" + "\n".join(sections())


def sections() -> list[str]:
    games = (
        ("dominion", dominion, dominion_choices),
        ("quacks", quacks, quacks_choices),
        ("alchemists", alchemists, alchemists_choices),
    )
    out: list[str] = []
    for name, scenario, _ in games:
        out += [f"## Every call: {TITLES[name]}", "", *calls(scenario)]
    for name, scenario, choices in games:
        out += [f"## Every question: {TITLES[name]}", "", *questions(name, scenario, choices.VERB_NAMES)]
    return out


# ---------------------------------------------------------------- calls


def calls(scenario: ModuleType) -> list[str]:
    rows = [
        row("", name, getattr(scenario, name)) for name in ("table", "position") if hasattr(scenario, name)
    ]
    rows += [row("t.", *call) for call in calls_of(scenario.Scenario)]
    rows += [row("t.alice.", *call) for call in calls_of(scenario.Seat)]
    return ["| call | what it does |", "|---|---|", *rows, ""]


def calls_of(kind: type) -> list[tuple[str, Any]]:
    """The calls of a class and its bases, in the order they are written in, the game's own first."""
    found: dict[str, Any] = {}
    for cls in inspect.getmro(kind):
        for name, member in vars(cls).items():
            if not name.startswith("_") and name not in MACHINERY and cls is not object:
                found.setdefault(name, member)
    return [(n, m) for n, m in found.items() if callable(m) or isinstance(m, property)]


def row(prefix: str, name: str, call: Any) -> str:
    doc = inspect.getdoc(call.fget if isinstance(call, property) else call) or ""
    what = doc.partition("\n\n")[0].replace("\n", " ")
    if isinstance(call, property):
        return f"| `{prefix}{name}` | {what} |"
    given = [str_of(p) for p in inspect.signature(call).parameters.values() if p.name != "self"]
    return f"| `{prefix}{name}({', '.join(given)})` | {what} |"


def str_of(p: inspect.Parameter) -> str:
    stars = "*" if p.kind is p.VAR_POSITIONAL else "**" if p.kind is p.VAR_KEYWORD else ""
    optional = p.default is not p.empty
    return f"{stars}{p.name}=…" if optional else f"{stars}{p.name}"


# ---------------------------------------------------------------- questions


def questions(game: str, scenario: ModuleType, verbs: list[str]) -> list[str]:
    words: dict[str, list[str]] = getattr(scenario, "WORDS", {})
    table = Sources(game, verbs, words).table()
    course = COURSE[game]
    if game == "dominion":
        for card in facts.cards():
            table.setdefault(card, {})
    lines = ["The questions there are, and the words they take where these are not "]
    lines[0] += {"dominion": "cards:", "quacks": "chips:", "alchemists": "yes or no:"}[game]
    lines += ["", *(f"- `{verb}`{offer(words.get(verb, []))}" for verb in verbs if verb), ""]
    asking = {
        source: {verb: said for verb, said in asked.items() if verb not in course}
        for source, asked in sorted(table.items())
    }
    course_list = ", ".join(f"`{verb}`" for verb in course)
    lines += [f"Part of the course of the game, and asked whatever is on the table: {course_list}.", ""]
    lines += ["| what asks | questions and option words |", "|---|---|"]
    lines += [
        f"| `{source}` | {', '.join(f'`{v}`' + offer(said) for v, said in sorted(asked.items()))} |"
        for source, asked in asking.items()
        if asked
    ]
    silent = ", ".join(f"`{source}`" for source, asked in asking.items() if not asked)
    if silent:
        lines += ["", f"These ask nothing: {silent}."]
    return [*lines, ""]


def offer(words: list[str]) -> str:
    if not words:
        return ""
    if len(words) > LONG:
        return f" ({', '.join(words[: LONG // 2])}, … {len(words)} in all)"
    return f" ({', '.join(words)})"
