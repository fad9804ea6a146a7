"""Which tests cite which ruling, read from the source of the tests; nothing is imported or run."""

import ast
from collections.abc import Iterator
from pathlib import Path

Function = ast.FunctionDef | ast.AsyncFunctionDef


class UnreadableCitation(Exception):
    """A citation that cannot be read from the source, or that no ledger has."""


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
