"""Which printed things a piece of code names: an engine names none."""

from __future__ import annotations

import ast


def named(code: str, ids: set[str], words: set[str], modules: tuple[str, ...] = ()) -> set[str]:
    """The things that code names: by id in a text (also before a colon), by class or constant (`words`),
    or by importing from where they are written down. Comments may."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found |= ids & {node.value, node.value.partition(":")[0]}
        elif isinstance(node, ast.ImportFrom) and modules and (node.module or "").startswith(modules):
            found.add(str(node.module))
        elif isinstance(node, ast.alias):
            found |= words & {node.name}
        elif isinstance(node, ast.Name):
            found |= words & {node.id}
        elif isinstance(node, ast.Attribute):
            found |= words & {node.attr}
    return found
