"""Write down which tests prove which ruling, so that the product can show it.

python -m tools.proofs            write src/chaudron/games/*/proofs.json
python -m tools.proofs --check    only say whether they are fresh (exit status 1 if not)

The citations are read from the source of the tests; nothing is imported or run.
"""

import argparse
import ast
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from chaudron.rulings import GAMES, games_with_rulings, rulings

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"

Function = ast.FunctionDef | ast.AsyncFunctionDef


class UnreadableCitation(Exception):
    """A citation that cannot be read from the source, or that no ledger has."""


def main(args: list[str]) -> int:
    """Write the files, or check them."""
    parser = argparse.ArgumentParser(prog="python -m tools.proofs", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only check that they are fresh")
    options = parser.parse_args(args)
    try:
        stale = stale_files(TESTS)
    except UnreadableCitation as error:
        print(error, file=sys.stderr)
        return 2
    for file, text in stale.items():
        if not options.check:
            file.write_text(text, encoding="utf-8")
        verb = "is stale" if options.check else "written"
        print(f"{file.relative_to(ROOT)} {verb}")
    return 1 if stale and options.check else 0


def stale_files(tests: Path) -> dict[Path, str]:
    """The proofs files that are missing or differ from what the tests say, with their due text."""
    cited = citations(tests)
    stale = {}
    for game in games_with_rulings():
        ledger = rulings(game)
        found = {id: cited.pop(id) for id in ledger if id in cited}
        text = json.dumps(found, indent=1, ensure_ascii=False) + "\n"
        file = GAMES / game / "proofs.json"
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            stale[file] = text
    for id, where in cited.items():
        raise UnreadableCitation(f"{where[0]}: no ledger has a ruling {id!r}")
    return stale


def citations(tests: Path) -> dict[str, list[str]]:
    """For every ruling cited under this folder, the tests that cite it, as `path::test`."""
    found: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("test_*.py")):
        path = file.relative_to(tests.parent).as_posix()
        tree = ast.parse(file.read_text(encoding="utf-8"), filename=path)
        for name, test in tests_of(tree):
            for decorator in test:
                for id in ids_cited(decorator, path):
                    where = found.setdefault(id, [])
                    if f"{path}::{name}" not in where:
                        where.append(f"{path}::{name}")
    return found


def tests_of(tree: ast.Module) -> Iterator[tuple[str, list[ast.expr]]]:
    """Each test of a module with the decorators that count for it, those of its class included."""
    for node in tree.body:
        if isinstance(node, Function) and node.name.startswith("test"):
            yield node.name, node.decorator_list
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            for inner in node.body:
                if isinstance(inner, Function) and inner.name.startswith("test"):
                    yield f"{node.name}::{inner.name}", node.decorator_list + inner.decorator_list


def ids_cited(decorator: ast.expr, path: str) -> Iterator[str]:
    """The ids in a decorator: `@ruling(…)`, or `marks=ruling(…)` inside a parametrize."""
    for node in ast.walk(decorator):
        if isinstance(node, ast.Call) and name_of(node.func) == "ruling":
            for arg in node.args:
                if not (isinstance(arg, ast.Constant) and isinstance(arg.value, str)):
                    raise UnreadableCitation(
                        f"{path}:{node.lineno}: write the ids of @ruling out as plain strings"
                    )
                yield arg.value


def name_of(function: ast.expr) -> str:
    """The last name of what is called: `ruling` in `rulings.ruling(…)` too."""
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
