"""Mutants: every way to break a source file by one small change, on its syntax tree.

A statement is left out, a number is one more, a condition is its opposite, a comparison is the one
beside it. Left alone: imports, docstrings, assertions, annotations, `__repr__`, and what is there
for type checkers or subclasses only.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from typing import NamedTuple

SWAPS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
EDGES = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
KEPT = (ast.Import, ast.ImportFrom, ast.Pass, ast.Global, ast.Nonlocal, ast.Assert)
SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


class Mutant(NamedTuple):
    """One small change of one source file."""

    file: str  # below the root, with slashes
    number: int  # among the mutants of its file
    line: int
    scope: str  # Militia.play
    kind: str
    before: str
    after: str

    @property
    def key(self) -> str:
        """What names it in the list of equivalent mutants, whatever its line."""
        return f"{self.file} :: {self.scope} :: {self.before} => {self.after}"

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}: {self.kind} in {self.scope or 'the module'}"
        return f"{where}\n    - {self.before}\n    + {self.after}"


class Point(NamedTuple):
    """A place in a syntax tree where it can be changed and changed back."""

    line: int
    scope: str
    kind: str
    statement: ast.stmt
    change: Callable[[], None]
    undo: Callable[[], None]


def mutants_of(source: str, file: str) -> list[Mutant]:
    """All mutants of a source file."""
    found = []
    for number, point in enumerate(points(ast.parse(source))):
        before, after = difference(point)
        found.append(Mutant(file, number, point.line, point.scope, point.kind, before, after))
    return found


def mutated(source: str, number: int) -> ast.Module:
    """The syntax tree of a source file with one of its mutants in place."""
    tree = ast.parse(source)
    list(points(tree))[number].change()
    return ast.fix_missing_locations(tree)


def difference(point: Point) -> tuple[str, str]:
    """The line that changes, before and after; of a deleted statement, its first."""
    before = ast.unparse(point.statement).split("\n")
    if point.kind == "delete":
        return before[0], "pass"
    point.change()
    after = ast.unparse(point.statement).split("\n")
    point.undo()
    return next((a.strip(), b.strip()) for a, b in zip(before, after, strict=True) if a != b)


def points(tree: ast.Module) -> Iterator[Point]:
    """Every place of a module that can be mutated, in the order of the source."""
    yield from block(tree.body, "", inside_function=False)


def block(body: list[ast.stmt], scope: str, inside_function: bool) -> Iterator[Point]:
    """The places in a list of statements and below them."""
    for position, statement in enumerate(body):
        if isinstance(statement, KEPT) or is_text(statement) or is_guard(statement):
            continue
        if isinstance(statement, SCOPES):
            if statement.name != "__repr__":
                yield from inner_scope(statement, scope)
            continue
        if is_deed(statement) if inside_function else scope and is_figure(statement):
            yield deletion(body, position, scope)
        for expression in expressions_of(statement):
            yield from in_expression(expression, statement, scope)
        for inner in blocks_of(statement):
            yield from block(inner, scope, inside_function)


def inner_scope(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, scope: str) -> Iterator[Point]:
    """The places in a function or a class, default values included."""
    name = f"{scope}.{node.name}" if scope else node.name
    if isinstance(node, ast.ClassDef):
        yield from block(node.body, name, inside_function=False)
        return
    for default in [*node.args.defaults, *node.args.kw_defaults]:
        if default is not None:
            yield from in_expression(default, node, name)
    yield from block(node.body, name, inside_function=True)


def is_text(statement: ast.stmt) -> bool:
    """True for a docstring, and for the dots of an empty body."""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def is_guard(statement: ast.stmt) -> bool:
    """True for what only type checkers and subclasses care about."""
    if isinstance(statement, ast.If):
        return ast.unparse(statement.test).endswith("TYPE_CHECKING")
    if isinstance(statement, ast.Raise) and statement.exc is not None:
        return ast.unparse(statement.exc).startswith("NotImplementedError")
    return False


def is_deed(statement: ast.stmt) -> bool:
    """True for a statement that does something; `x: int` only declares."""
    return not (isinstance(statement, ast.AnnAssign) and statement.value is None)


def is_figure(statement: ast.stmt) -> bool:
    """True for what a class says about itself, `types = ACTION`; a number has a mutant already."""
    if not isinstance(statement, ast.Assign) or is_number(statement.value):
        return False
    return ast.unparse(statement.targets[0]) != "__slots__"


def is_number(node: ast.AST) -> bool:
    """True for a literal int (and not for True, which Python takes for one)."""
    return isinstance(node, ast.Constant) and type(node.value) is int


def deletion(body: list[ast.stmt], position: int, scope: str) -> Point:
    """The place where a statement can be left out."""
    statement = body[position]
    nothing = ast.copy_location(ast.Pass(), statement)

    def change() -> None:
        body[position] = nothing

    def undo() -> None:
        body[position] = statement

    return Point(statement.lineno, scope, "delete", statement, change, undo)


def expressions_of(statement: ast.stmt) -> Iterator[ast.AST]:
    """What a statement itself evaluates; not its body, its annotations or its targets' types."""
    for field, value in ast.iter_fields(statement):
        if field == "annotation":
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.expr | ast.withitem):
                yield child
            elif isinstance(child, ast.match_case) and child.guard is not None:
                yield child.guard


def blocks_of(statement: ast.stmt) -> Iterator[list[ast.stmt]]:
    """The bodies of a compound statement."""
    yield getattr(statement, "body", [])
    for part in [*getattr(statement, "handlers", []), *getattr(statement, "cases", [])]:
        yield part.body
    for field in ("orelse", "finalbody"):
        yield getattr(statement, field, [])


def in_expression(root: ast.AST, statement: ast.stmt, scope: str) -> Iterator[Point]:
    """The numbers, conditions and comparisons of an expression."""
    negated: set[int] = set()
    conditions = conditions_below(root)
    if isinstance(statement, ast.If | ast.While):
        conditions.insert(0, (statement, "test", None))
    elif isinstance(statement, ast.Match):
        conditions = [(c, "guard", None) for c in statement.cases if c.guard is root] + conditions
    for owner, field, position in conditions:
        test = getattr(owner, field) if position is None else getattr(owner, field)[position]
        if not isinstance(test, ast.Constant):
            negated.add(id(test))
            yield negation(owner, field, position, statement, scope)
    for node in ast.walk(root):
        if isinstance(node, ast.Constant) and type(node.value) is int:
            yield next_number(node, node.value, statement, scope)
        elif isinstance(node, ast.Compare):
            for position, operator in enumerate(node.ops):
                # A negated == is a !=: one mutant is enough.
                if isinstance(operator, EDGES) or id(node) not in negated or len(node.ops) > 1:
                    yield other_comparison(node, position, statement, scope)


def conditions_below(root: ast.AST) -> list[tuple[ast.AST, str, int | None]]:
    """Where the conditions of an expression are: in `a if test else b`, in `[… if test]`."""
    found: list[tuple[ast.AST, str, int | None]] = []
    for node in ast.walk(root):
        if isinstance(node, ast.IfExp):
            found.append((node, "test", None))
        elif isinstance(node, ast.comprehension):
            found += [(node, "ifs", position) for position in range(len(node.ifs))]
    return found


def negation(owner: ast.AST, field: str, position: int | None, statement: ast.stmt, scope: str) -> Point:
    """The place where a condition can be turned into its opposite."""
    test = getattr(owner, field) if position is None else getattr(owner, field)[position]
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        opposite: ast.expr = test.operand
    else:
        opposite = ast.copy_location(ast.UnaryOp(ast.Not(), test), test)

    def put(expression: ast.expr) -> None:
        if position is None:
            setattr(owner, field, expression)
        else:
            getattr(owner, field)[position] = expression

    return Point(test.lineno, scope, "negate", statement, lambda: put(opposite), lambda: put(test))


def next_number(node: ast.Constant, number: int, statement: ast.stmt, scope: str) -> Point:
    """The place where a number can be one more."""

    def put(value: int) -> None:
        node.value = value

    return Point(node.lineno, scope, "number", statement, lambda: put(number + 1), lambda: put(number))


def other_comparison(node: ast.Compare, position: int, statement: ast.stmt, scope: str) -> Point:
    """The place where a comparison can be the one beside it."""
    operator = node.ops[position]
    other = SWAPS[type(operator)]()

    def put(chosen: ast.cmpop) -> None:
        node.ops[position] = chosen

    return Point(node.lineno, scope, "compare", statement, lambda: put(other), lambda: put(operator))
