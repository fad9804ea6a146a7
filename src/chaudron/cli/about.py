"""`chaudron about`: what anything in a game does, its figures, its rulings, and the tests that prove them."""

import argparse
import json
import sys

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from chaudron.games.catalogue import GAMES
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.port import Figure
from chaudron.locales import Texts, languages
from chaudron.locales.names import Found, find_subjects, names_of, plain
from chaudron.rulings import Ruling, proofs_of, ruling_in, rulings_about


def about(args: argparse.Namespace, texts: Texts) -> int:
    """Show everything that has this name; the game may stand before it."""
    words: list[str] = args.name
    named = [game for game in GAMES if plain(words[0]) in called(game)]
    if named and len(words) > 1:
        found = find_subjects(" ".join(words[1:]), texts.language, named)
    else:
        found = find_subjects(" ".join(words), texts.language)
    if args.json:
        print(json.dumps([told(one, texts) for one in found], ensure_ascii=False, indent=1))
        return 0
    console = Console(
        highlight=False,
        soft_wrap=not sys.stdout.isatty(),
        color_system=None if args.plain else "auto",
    )
    for n, one in enumerate(found):
        if n:
            console.print()
        show(one, texts, console)
    return 0


def told(found: Found, texts: Texts) -> dict[str, object]:
    """Everything about one thing, for a program."""
    game, subject = found
    text = f"{subject.message}.text"
    return {
        "game": game,
        "kind": subject.kind,
        "id": subject.id,
        "name": texts.say(subject.message),
        "also": also(found, texts),
        "text": texts.say(text) if texts.knows(text) else "",
        "certain": subject.certain,
        "figures": {figure.name: figure.values for figure in find_game(game).figures(subject)},
        "rulings": [
            {
                "id": ruling.id,
                "statement": ruling_in(texts.language, game, ruling).statement,
                "tests": proofs_of(game, ruling),
            }
            for ruling in rulings_about(game, subject.topics)
        ],
    }


def called(game: str) -> list[str]:
    """What a game goes by, as it is compared."""
    return [plain(game), *[plain(Texts(language).say(f"{game}-name")) for language in languages()]]


def show(found: Found, texts: Texts, console: Console) -> None:
    game, subject = found
    rest = summary(found, texts)[1:]
    kind = texts.say(f"{game}-kind-{subject.kind}")
    whose = texts.say("about-kind", kind=kind, id=subject.id, game=texts.say(f"{game}-name"))
    console.print(Text.assemble((texts.say(subject.message), "bold"), (f"  {whose}", "dim")))
    for part in rest:
        if isinstance(part, Text):
            show_indented(part, 2, console)
        else:
            console.print(part)
    if not subject.certain:
        console.print(Text(texts.say("about-reconstructed"), style="dim"))
    show_rulings(game, rulings_about(game, subject.topics), texts, console)


def summary(found: Found, texts: Texts) -> list[Text | Grid]:
    """The name of something, its text if it has one, and its figures if it has any."""
    game, subject = found
    out: list[Text | Grid] = [Text(texts.say(subject.message), style="bold")]
    if texts.knows(f"{subject.message}.text"):
        out.append(Text(texts.say(f"{subject.message}.text")))
    grid = Grid.grid(padding=(0, 2))
    for figure in find_game(game).figures(subject):
        label = texts.say(f"{game}-figure-{figure.name}")
        grid.add_row(Text(label, style="dim"), Text(value_of(figure, texts)))
    if others := also(found, texts):
        grid.add_row(Text(texts.say("about-also"), style="dim"), Text(", ".join(others)))
    return [*out, grid] if grid.row_count else out


def value_of(figure: Figure, texts: Texts) -> str:
    """The values of a figure in words; those that are phrases themselves are set apart by semicolons."""
    apart = "; " if any(isinstance(value, list) for value in figure.values) else ", "
    return apart.join(said(value, figure.words, texts) for value in figure.values)


def said(value: object, words: str, texts: Texts) -> str:
    if isinstance(value, list):
        return ", ".join(said(one, words, texts) for one in value)
    if isinstance(value, dict):
        return texts.say(str(value.get("message", words)), **value)
    return texts.say(f"{words}{value}") if words else str(value)


def also(found: Found, texts: Texts) -> list[str]:
    """What else it is called: in other languages, and by other names."""
    own = {plain(found.subject.id), plain(texts.say(found.subject.message))}
    others = {plain(name): name for name in names_of(found.subject)[1:] if plain(name) not in own}
    return list(others.values())


def show_rulings(game: str, rulings: list[Ruling], texts: Texts, console: Console) -> None:
    """Each ruling with its proof."""
    if not rulings:
        console.print(Text(texts.say("about-no-rulings"), style="dim"))
        return
    console.print(Text(texts.say("about-rulings"), style="bold"))
    for ruling in rulings:
        console.print(
            Text.assemble((f"{ruling.id:8}", "bold"), ruling_in(texts.language, game, ruling).statement)
        )
        show_indented(Text(proof(game, ruling, texts), style="dim"), 8, console)


def show_indented(text: Text, by: int, console: Console) -> None:
    """Wrapped at the margin; whole, each line of its own length, where the output is no terminal."""
    if not console.soft_wrap:
        console.print(Padding(text, (0, 0, 0, by), expand=False))
        return
    for line in text.split("\n"):
        console.print(Text(" " * by) + line)


def proof(game: str, ruling: Ruling, texts: Texts) -> str:
    tests = proofs_of(game, ruling)
    if tests:
        return texts.say("about-proved-by", tests=", ".join(tests))
    if not ruling.testable:
        return texts.say("about-not-testable", why=ruling_in(texts.language, game, ruling).why_not_testable)
    return texts.say("about-not-proved")
