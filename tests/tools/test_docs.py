"""The code and the commands in README and docs run as they stand there; links lead somewhere."""

import ast
import importlib
import os
import re
import shlex
from pathlib import Path

import pytest

from chaudron.cli.options import parser
from chaudron.locales import Texts
from tests.cli.command import chaudron
from tools.docs_pages import PLACES

ROOT = Path(__file__).parent.parent.parent
PUBLIC = [f"chaudron.{name}" for name in ("alchemists", "dominion", "envs", "lab", "quacks")]
PAGES = sorted([ROOT / "README.md", *ROOT.glob("docs/**/*.md")])


def examples(page: Path) -> str:
    """All Python of a page, as one program: a later block may use an earlier one."""
    return "\n\n".join(re.findall(r"^```python\n(.*?)^```", page.read_text(), re.MULTILINE | re.DOTALL))


def named(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", [p for p in PAGES if examples(p)], ids=named)
def test_examples_run(page: Path) -> None:
    exec(compile(examples(page), str(page), "exec"), {"__name__": "example"})


def commands() -> list[str]:
    """The README's tour, command by command; a replay needs a file of one's own."""
    tour = re.findall(
        r"^python3 play.py run chaudron (.*?)(?:  +#.*)?$", (ROOT / "README.md").read_text(), re.MULTILINE
    )
    return [line for line in tour if "FILE" not in line]


@pytest.mark.parametrize("command", commands())
def test_the_tour_can_be_taken(command: str, tmp_path: Path) -> None:
    """Each command is understood and carried out; of its many games, one is enough here."""
    short = re.sub(r"--games \d+", "--games 1", command)
    said = chaudron(*short.split(), home=tmp_path, typed="q\n" * 3)
    assert said.status == 0 and said.out and not said.err


LINE = re.compile(r"^ *(?:(?:CHAUDRON_GAMES|PYTHONPATH)=\S+ )*chaudron (.+)$", re.MULTILINE)


def shown(page: Path) -> list[list[str]]:
    """The commands that a page shows on lines of their own, as a shell reads them."""
    return [shlex.split(line, comments=True) for line in LINE.findall(page.read_text())]


@pytest.mark.once
@pytest.mark.all
@pytest.mark.parametrize("page", [p for p in PAGES if shown(p)], ids=named)
def test_commands_of_the_pages_are_understood(page: Path, tmp_path: Path) -> None:
    """All are; and what plays or simulates, and needs no file of one's own or game of one's own, does."""
    for command in shown(page):
        options, unknown = parser(Texts("en"), command).parse_known_args(command)
        assert not unknown and options.command == command[0], command
        files = any(re.search(r"\.\w+\b|\$|marbles", word) for word in command)
        if command[0] in ("play", "simulate") and not files:
            short = re.sub(r"--games \d+|--until 2|--sprt", "--games 2", " ".join(command))
            said = chaudron(*short.split(), home=tmp_path, typed="q\n" * 3)
            assert said.status == 0 and said.out and not said.err, command


@pytest.mark.parametrize("page", [p for p in PAGES if examples(p)], ids=named)
def test_examples_come_through_the_front_door(page: Path) -> None:
    """A module below the public ones is named only for what none of them has."""
    for node in ast.walk(ast.parse(examples(page))):
        modules = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            names = [alias.name for alias in node.names]
            modules = [f"{node.module}.{name}" for name in names if not offered(node.module or "", name)]
        deep = [module for module in modules if module.startswith("chaudron.") and not by_itself(module)]
        assert not deep, f"{page.name} imports {deep}: the front door should have it"


def offered(module: str, name: str) -> bool:
    """True for a public name of a public module."""
    if module.count(".") > 1 or not module.startswith("chaudron"):
        return not module.startswith("chaudron")
    return name in getattr(importlib.import_module(module), "__all__", [])


def by_itself(module: str) -> bool:
    """The laboratory and the environments are libraries of their own, and their modules are public."""
    return module in PUBLIC or module.startswith(("chaudron.lab.", "chaudron.envs."))


@pytest.mark.parametrize("page", [*PAGES, ROOT / "CONTRIBUTING.md"], ids=named)
def test_links_lead_somewhere(page: Path) -> None:
    words = re.sub(r"`[^`\n]*`", "code", page.read_text())
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", words):
        place = Path(os.path.normpath(page.parent / target))
        made = place.is_relative_to(ROOT / "docs") and place.relative_to(ROOT / "docs").as_posix() in PLACES
        assert made or place.exists(), f"{page.name} points to {target}"
