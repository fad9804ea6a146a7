"""One test session for many mutants: tests are collected once, and a mutant meets those that reach it.

The source is imported with a mark before every statement of its functions, and a first run of all
tests tells which statements each of them reaches. Then every mutant gets a process of its own, in
which one function has the mutant's code. What is not inside a function cannot be exchanged like
this, and is left to a run of its own (tools/mutate.py); so is a survivor in what made something once
and for all, a table at import or what an earlier test left in a cache.
"""

from __future__ import annotations

import ast
import builtins
import math
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

import pytest

from tools.end_with_parent import end_with_the_parent
from tools.mutants import SCOPES, Mutant, blocks_of, is_text, points

MARK = "__reached__"
KILLED, SURVIVED, TIMED_OUT = "killed", "survived", "killed by the clock"
KEPT = 4  # the exit code of a child whose tests passed without meeting the mutant again
MEMORY = 3 * 1024**3  # a mutant that never stops growing must not take the machine with it
PATIENCE = 20  # limits are of computing, lest a busy machine kill mutants; by the clock, this many times that
FILE = 10**6  # a mark is a line plus this many times the number of its file

Change = tuple[FunctionType, CodeType]  # the function and the code it gets


class Source:
    """A file whose mutants are judged: its places, and the marks in it."""

    def __init__(self, file: Path, number: int) -> None:
        self.file = file
        self.number = number
        text = file.read_text(encoding="utf-8")
        tree = ast.parse(text)
        self.points = list(points(tree))
        self.tops = {node.name: node for node in tree.body if isinstance(node, SCOPES)}
        self.lines = marked_lines(text)
        exchange(file, compile(marked(text, number), str(file), "exec"))

    def change(self, mutant: Mutant) -> Change | None:
        """The function that the mutant changes and its code then; None if it changes none."""
        module = next((m for m in list(sys.modules.values()) if is_from(m, self.file)), None)
        target, path = function_of(module, mutant.scope)
        if target is None:
            return None
        plain = self.code_at(path)
        self.points[mutant.number].change()
        code = self.code_at(path)
        self.points[mutant.number].undo()
        if code is None or code == plain or code.co_freevars != target.__code__.co_freevars:
            return None
        return target, code

    def code_at(self, path: list[str]) -> CodeType | None:
        """The code of a function as the syntax tree has it now."""
        tree = ast.Module(body=[self.tops[path[0]]], type_ignores=[])
        return code_at(compile(ast.fix_missing_locations(tree), str(self.file), "exec"), path)

    def mark_of(self, mutant: Mutant) -> int:
        """The mark that a test passes before it meets the mutant."""
        line = max((line for line in self.lines if line <= mutant.line), default=0)
        return FILE * self.number + line


class Session:
    """A pytest plugin: the tests as they are, then the mutants."""

    def __init__(
        self,
        root: Path,
        mutants: list[Mutant],
        limit: Callable[[float], float],
        jobs: int,
        told: Callable[[int], None],
    ) -> None:
        files = dict.fromkeys(mutant.file for mutant in mutants)
        self.sources = {name: Source((root / name).resolve(), i) for i, name in enumerate(files)}
        self.mutants = mutants
        self.limit = limit
        self.jobs = jobs
        self.told = told
        self.ended: dict[int, str] = {}  # by place among the mutants; the others need a run of their own
        self.reached: set[int] = set()
        self.imported: set[int] = set()  # the marks that were passed before any test
        self.reaching: dict[int, list[pytest.Item]] = {}  # a mark: the tests that come by
        self.took: dict[pytest.Item, float] = {}
        setattr(builtins, MARK, self.reached.add)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:  # while they were collected
            return True
        self.imported |= self.reached
        self.reached.clear()
        started = time.process_time()
        for item in in_turn(session.items):
            if session.shouldfail:
                return True
            self.took[item] = time.process_time() - started
            for mark in self.reached:
                self.reaching.setdefault(mark, []).append(item)
            self.reached.clear()
            started = time.process_time()
        self.judge(session)
        return True

    def judge(self, session: pytest.Session) -> None:
        """Fork for every mutant, several at a time."""
        waiting = list(reversed(range(len(self.mutants))))
        running: dict[int, tuple[int, float]] = {}
        while waiting or running:
            while waiting and len(running) < self.jobs:
                place = waiting.pop()
                mutant = self.mutants[place]
                source = self.sources[mutant.file]
                change = source.change(mutant)
                if change is None:
                    continue
                mark = source.mark_of(mutant)
                tests = sorted(self.reaching.get(mark, []), key=self.took.__getitem__)
                limit = self.limit(sum(self.took[test] for test in tests))
                pid = self.start(session, change, mark, tests, limit)
                running[pid] = place, time.monotonic() + PATIENCE * limit
            time.sleep(0.002)
            for pid, (place, until) in list(running.items()):
                ended, status = os.waitpid(pid, os.WNOHANG)
                if ended:
                    code = os.waitstatus_to_exitcode(status)
                    if code != KEPT:
                        self.ended[place] = verdict(code)
                elif time.monotonic() > until:
                    os.kill(pid, signal.SIGKILL)
                    os.waitpid(pid, 0)
                    self.ended[place] = TIMED_OUT
                else:
                    continue
                del running[pid]
                self.told(len(self.ended))

    def start(
        self, session: pytest.Session, change: Change, mark: int, tests: list[pytest.Item], limit: float
    ) -> int:
        """A process in which the tests meet the mutant; it ends with 0 if all pass, or with KEPT."""
        pid = os.fork()
        if pid:
            return pid
        status = 3
        try:
            end_with_the_parent()
            restrict(limit)
            function, code = change
            plain, function.__code__ = function.__code__, code
            if not any(session.testsfailed for _ in in_turn(tests)):
                function.__code__ = plain
                status = KEPT if self.keeps(mark, tests) else 0
        finally:  # the child ends here, whatever happens
            os._exit(status)

    def keeps(self, mark: int, tests: list[pytest.Item]) -> bool:
        """True if this mark was passed at import, or a test that passed it once need not do so again."""
        if mark in self.imported:
            return True
        self.reached.clear()
        for _ in in_turn(tests):
            if mark not in self.reached:
                return True
            self.reached.clear()
        return False


def restrict(limit: float) -> None:
    """In a child: not more memory than MEMORY, not more computing than `limit` seconds (0: any)."""
    import resource  # noqa: PLC0415  (there is none where there is no fork)

    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    if limit:
        seconds = math.ceil(limit)
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))


def verdict(code: int) -> str:
    """What a child's exit code says of its mutant."""
    if code in (-signal.SIGXCPU, -signal.SIGKILL):
        return TIMED_OUT
    return SURVIVED if code == 0 else KILLED


def in_turn(tests: list[pytest.Item]) -> Iterator[pytest.Item]:
    """Run one test after the other; each one is yielded when it has run."""
    for position, test in enumerate(tests):
        following = tests[position + 1] if position + 1 < len(tests) else None
        test.config.hook.pytest_runtest_protocol(item=test, nextitem=following)
        yield test


def exchange(file: Path, code: CodeType) -> None:
    """From now on, importing the file runs this code."""
    plain = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        if Path(loader.path).resolve() == file:
            return code
        return plain(loader, name)

    setattr(SourceFileLoader, "get_code", get_code)  # noqa: B010


def is_from(module: ModuleType, file: Path) -> bool:
    """True for the module that was made from the file."""
    origin = getattr(module, "__file__", None)
    return isinstance(origin, str) and Path(origin).resolve() == file


def function_of(module: ModuleType | None, scope: str) -> tuple[FunctionType | None, list[str]]:
    """The outermost function of a scope such as `Militia.play`, and the names that lead to it."""
    here: object = module
    path = []
    for name in scope.split("."):
        path.append(name)
        here = vars(here).get(name) if here is not None else None
        if isinstance(here, FunctionType):
            return here, path
        if not isinstance(here, type):
            break
    return None, path


def code_at(code: CodeType | None, path: list[str]) -> CodeType | None:
    """The code of a class or function inside a module's code."""
    for name in path:
        inner = code.co_consts if code is not None else ()
        code = next((c for c in inner if isinstance(c, CodeType) and c.co_name == name), None)
    return code


def marked(source: str, file: int) -> ast.Module:
    """The syntax tree with a mark before every statement of every function."""
    tree = ast.parse(source)
    for body in bodies(tree.body, inside_function=False):
        for position in reversed(range(len(body))):
            if not is_text(body[position]):
                number = FILE * file + body[position].lineno
                mark = ast.parse(f"{MARK}({number})").body[0]
                body.insert(position, ast.copy_location(mark, body[position]))
    return ast.fix_missing_locations(tree)


def marked_lines(source: str) -> list[int]:
    """The lines at which `marked` puts its marks."""
    found = bodies(ast.parse(source).body, inside_function=False)
    return [statement.lineno for body in found for statement in body if not is_text(statement)]


def bodies(body: list[ast.stmt], inside_function: bool) -> list[list[ast.stmt]]:
    """All lists of statements that are inside a function."""
    found = [body] if inside_function and body else []
    for statement in body:
        inside = inside_function or (
            isinstance(statement, SCOPES) and not isinstance(statement, ast.ClassDef)
        )
        for inner in blocks_of(statement):
            found += bodies(inner, inside)
    return found
