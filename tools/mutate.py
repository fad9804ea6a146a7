"""Break the rules one statement at a time, and see whether some test turns red.

python -m tools.mutate src/chaudron/games/dominion/cards/base.py
python -m tools.mutate FILE... --sample 50 --seed 1 --jobs 2
python -m tools.mutate FILE --tests tests/test_x.py -k moat --list

Each mutant deletes a statement (with --statements, that is all), adds one to a number, negates a
condition or moves the edge of a comparison. The tests are those of the game the file belongs to
(tests/dominion; digests, goldens, properties and statistics left out: random games notice any
change and prove no rule), or else those named after the file, or those given by --tests. Of these,
only the ones that reach the mutant's statement are run. For a mutant outside any function, such as
a card's cost, and for what is made once and kept: first a comparison with the facts
(test_facts….py), then those that cite a ruling on its card (the class name in snake case) or
mention the card, then all.

--map FILE names the tests outright, as JSON: {"ClassName": ["tests/test_x.py::test_y", ...]}.

A mutant that changes nothing a player could notice belongs in tools/mutation-equivalent.txt, with
the reason. Exit status: 0 all killed, 1 some survived, 2 the tests do not even pass without a
mutant, or there are none.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import functools
import gc
import json
import os
import random
import re
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import IO

from chaudron.testing.citations import citations, tests_of
from tools.end_with_parent import end_with_the_parent
from tools.mutants import Mutant, mutants_of, mutated
from tools.mutation_session import (
    KILLED,
    PATIENCE,
    SURVIVED,
    TIMED_OUT,
    Session,
    exchange,
    restrict,
    verdict,
)

ROOT = Path(__file__).resolve().parent.parent
EQUIVALENT = ROOT / "tools" / "mutation-equivalent.txt"
SHORTEST_TIMEOUT = 5.0
CRASHED = 3
NO_TESTS = "no tests"
AT_RANDOM = ("test_digests.py", "test_goldens.py", "test_properties.py", "test_statistics.py")


class NotReady(Exception):
    """Why no mutant can be judged."""


# ---------------------------------------------------------------------------- choosing tests


class Selection:
    """Which tests concern which part of a source file."""

    def __init__(self, root: Path, file: Path, tests: list[Path], named: dict[str, list[str]]):
        self.named = named
        self.files = tests or same_game(root, file) or named_after(root, file)
        if not self.files and not named:
            raise NotReady(f"no test file is named after {file.name}; name some with --tests")
        self.all = [test.relative_to(root).as_posix() for test in self.files]
        folders = tuple({f"{test.parent.relative_to(root).as_posix()}/" for test in self.files})
        self.cited = {
            subject: [test for test in cited if test.startswith(folders)]
            for subject, cited in tests_by_subject(root).items()
        }
        self.sources = {
            f"{test.relative_to(root).as_posix()}::{name}": text
            for test in self.files
            for name, text in test_sources(test)
        }

    def concerning(self, scope: str) -> list[str]:
        """The tests for a scope such as `Militia.play`: those of its class, or else all."""
        outer = scope.partition(".")[0]
        if self.named:
            return self.named.get(scope) or self.named.get(outer) or self.all
        card = snake(outer)
        word = re.compile(rf"\b({re.escape(card)}|{re.escape(outer)})\b")
        found = list(self.cited.get(card, [])) if outer else []
        found += [test for test, text in self.sources.items() if outer and word.search(text)]
        return list(dict.fromkeys(found)) or self.all

    def stages(self) -> list[Callable[[str], list[str]]]:
        """What meets a figure of a class: a comparison with the facts, what concerns the class, all tests."""
        facts = [test for test in self.all if Path(test).name.startswith("test_facts")]
        stages: list[Callable[[str], list[str]]] = [lambda _: facts] if facts else []
        return [*stages, self.concerning, lambda _: self.all]


def same_game(root: Path, file: Path) -> list[Path]:
    """The tests of the game: tests/dominion for src/chaudron/games/dominion/cards/base.py."""
    for part in file.relative_to(root).parts[1:-1]:
        found = sorted((root / "tests" / part).rglob("test_*.py"))
        if found:
            return [test for test in found if test.name not in AT_RANDOM]
    return []


def named_after(root: Path, file: Path) -> list[Path]:
    """The test files of a module: test_base.py or test_dominion_base_attacks.py for base.py."""
    pattern = re.compile(rf"test_(\w+_)?{re.escape(file.stem)}(_\w+)?\.py")
    tests = sorted((root / "tests").rglob("test_*.py"))
    return [test for test in tests if pattern.fullmatch(test.name)]


@functools.cache
def tests_by_subject(root: Path) -> dict[str, list[str]]:
    """The tests that cite a ruling, by the card (or topic) that the ruling is about."""
    from chaudron.rulings import games_with_rulings, rulings  # noqa: PLC0415  (not before main)

    subjects = {row.id: row.subject for game in games_with_rulings() for row in rulings(game).values()}
    found: dict[str, list[str]] = {}
    for id, tests in citations(root / "tests").items():
        if id in subjects:
            found.setdefault(subjects[id], []).extend(tests)
    return found


@functools.cache
def test_sources(file: Path) -> list[tuple[str, str]]:
    """Each test of a file with its source text."""
    text = file.read_text(encoding="utf-8")
    lines = text.splitlines()
    tree = ast.parse(text)
    sources: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            start = min([node.lineno, *(d.lineno for d in node.decorator_list)])
            sources[node.name] = "\n".join(lines[start - 1 : node.end_lineno])
    return [(name, sources[name.rpartition("::")[2]]) for name, _ in tests_of(tree)]


def snake(name: str) -> str:
    """ThroneRoom is throne_room."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


# ---------------------------------------------------------------------------- running tests


class Run:
    """One child process that runs some tests on a mutant (or, with none, on the file itself)."""

    def __init__(
        self, root: Path, mutant: Mutant | None, tests: list[str], extra: list[str], limit: float
    ) -> None:
        self.mutant = mutant
        self.limit = limit
        self.started = time.monotonic()
        self.output: IO[str] = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115
        gc.freeze()
        sys.stdout.flush()
        sys.stderr.flush()
        self.pid = os.fork()
        if self.pid == 0:
            status = CRASHED
            try:
                status = self.child(root, mutant, tests, extra)
            finally:  # the child ends here, whatever happens
                if status == CRASHED:
                    traceback.print_exc()
                sys.stdout.flush()
                sys.stderr.flush()
                os._exit(status)

    def child(self, root: Path, mutant: Mutant | None, tests: list[str], extra: list[str]) -> int:
        import pytest  # noqa: PLC0415  (not before main; the parent has imported it by now)

        end_with_the_parent()
        os.setpgid(0, 0)
        restrict(self.limit)
        be_quiet(self.output, root)
        if mutant is not None:
            file = (root / mutant.file).resolve()
            tree = mutated(file.read_text(encoding="utf-8"), mutant.number)
            exchange(file, compile(tree, str(file), "exec"))
        return int(pytest.main([*pytest_options(root), *extra, *tests]))

    def outcome(self) -> str | None:
        """How it ended, None if it still runs."""
        pid, status = os.waitpid(self.pid, os.WNOHANG)
        if pid == 0:
            if self.limit and time.monotonic() - self.started > PATIENCE * self.limit:
                self.stop()
                return TIMED_OUT
            return None
        code = os.waitstatus_to_exitcode(status)
        return NO_TESTS if code == 5 else verdict(code)

    def stop(self) -> None:
        """End the child and what it started."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)

    def printed(self) -> str:
        self.output.seek(0)
        return self.output.read()


def be_quiet(output: IO[str], root: Path) -> None:
    """In a child: what is printed goes to a file, and nothing of the project is imported yet."""
    os.dup2(output.fileno(), 1)
    os.dup2(output.fileno(), 2)
    os.chdir(root)
    sys.dont_write_bytecode = True
    for name in [name for name in sys.modules if name.partition(".")[0] in ("chaudron", "tests")]:
        del sys.modules[name]


def pytest_options(root: Path) -> list[str]:
    options = ["-x", "-q", "--no-header", "-p", "no:cacheprovider", f"--rootdir={root}"]
    return [*options, "-W", "ignore::pytest.PytestAssertRewriteWarning"]  # hypothesis is there already


def judge_together(
    root: Path,
    mutants: list[Mutant],
    tests: list[str],
    extra: list[str],
    limit: Callable[[float], float],
    jobs: int,
) -> tuple[dict[Mutant, str], float]:
    """Judge in one session what can be; how each of these mutants ended, and what all tests take."""
    import pytest  # noqa: PLC0415  (not before main)

    printed: IO[str]
    answer: IO[str]
    with tempfile.TemporaryFile("w+", errors="replace") as printed, tempfile.TemporaryFile("w+") as answer:
        terminal = os.dup(2)
        sys.stdout.flush()
        pid = os.fork()
        if pid == 0:
            status = CRASHED
            try:
                end_with_the_parent()
                be_quiet(printed, root)
                told = Progress(terminal, len(mutants))
                session = Session(root, mutants, limit, jobs, told)
                status = int(pytest.main([*pytest_options(root), *extra, *tests], plugins=[session]))
                json.dump([session.ended, sum(session.took.values())], answer)
                answer.flush()
            finally:  # the child ends here, whatever happens
                if status == CRASHED:
                    traceback.print_exc()
                sys.stdout.flush()
                sys.stderr.flush()
                os._exit(status)
        os.close(terminal)
        code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
        printed.seek(0)
        answer.seek(0)
        if code == 5:
            raise NotReady(f"no test is selected in {' '.join(tests)}")
        if code != 0:
            raise NotReady(f"the tests fail without any mutant:\n{printed.read()}")
        ended, taken = json.load(answer)
    return {m: ended[str(i)] for i, m in enumerate(mutants) if str(i) in ended}, taken


def judge(
    root: Path,
    mutants: list[Mutant],
    tests: dict[str, list[str]],
    extra: list[str],
    limit: float,
    jobs: int,
) -> dict[Mutant, str]:
    """Run every mutant against the tests of its scope, several at a time; how each one ended."""
    waiting = list(reversed(mutants))
    told = Progress(2, len(mutants))
    running: list[Run] = []
    ended: dict[Mutant, str] = {}
    try:
        while waiting or running:
            while waiting and len(running) < jobs:
                mutant = waiting.pop()
                running.append(Run(root, mutant, tests[mutant.scope], extra, limit))
            for run in running[:]:
                outcome = run.outcome()
                if outcome is not None:
                    running.remove(run)
                    run.output.close()
                    assert run.mutant is not None
                    ended[run.mutant] = outcome
                    told(len(ended))
            time.sleep(0.005)
    finally:
        for run in running:
            run.stop()
            run.output.close()
    return ended


class Progress:
    """A counter for a person who watches."""

    def __init__(self, terminal: int, of: int) -> None:
        self.terminal = terminal
        self.of = of

    def __call__(self, done: int) -> None:
        if os.isatty(self.terminal):
            os.write(self.terminal, f"\r{done}/{self.of} mutants".encode() + b"\n" * (done == self.of))


def baseline(root: Path, tests: list[str], extra: list[str]) -> float:
    """How long the tests take on the file as it is; they must pass."""
    run = Run(root, None, tests, extra, limit=0)
    with run.output:
        while (outcome := run.outcome()) is None:
            time.sleep(0.005)
        if outcome == NO_TESTS:
            raise NotReady(f"no test is selected in {' '.join(tests)}")
        if outcome != SURVIVED:
            raise NotReady(f"the tests fail without any mutant:\n{run.printed()}")
    return time.monotonic() - run.started


# ---------------------------------------------------------------------------- the command


def equivalents(file: Path) -> dict[str, str]:
    """The mutants known to change nothing, each with its reason."""
    known: dict[str, str] = {}
    if not file.is_file():
        return known
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        key, mark, reason = line.partition("  # ")
        if not mark or not reason.strip() or " => " not in key:
            raise NotReady(f"{file}:{number}: write `FILE :: SCOPE :: BEFORE => AFTER  # REASON`")
        known[key.strip()] = reason.strip()
    return known


def parse(args: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutate",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="sources to break")
    parser.add_argument("--tests", nargs="+", type=Path, default=[], metavar="TEST")
    parser.add_argument("--map", type=Path, help="JSON: scope or class -> tests")
    parser.add_argument("-k", dest="keyword", help="as for pytest")
    parser.add_argument("--only", default="", metavar="SCOPE", help="mutants of this class only")
    parser.add_argument("--statements", action="store_true", help="deleted statements only")
    parser.add_argument("--sample", type=int, metavar="N", help="only N of each file, drawn by --seed")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--timeout", type=float, help="seconds of computing for one mutant")
    parser.add_argument("--equivalent", type=Path, default=EQUIVALENT)
    parser.add_argument("--root", type=Path, default=ROOT, help="the project's folder")
    parser.add_argument("--list", action="store_true", help="show the mutants and run nothing")
    return parser.parse_args(args)


def main(args: list[str]) -> int:
    """Break, run, report."""
    options = parse(args)
    os.environ.update(CHAUDRON_PURE="1", CHAUDRON_COMPILED="0")
    try:
        if not hasattr(os, "fork"):
            raise NotReady("mutants need a system that can fork: Linux or macOS")
        return report(options)
    except (NotReady, OSError, SyntaxError) as error:
        print(error, file=sys.stderr)
        return 2


def report(options: argparse.Namespace) -> int:
    """Judge the mutants of all files and print the survivors; the exit status."""
    root: Path = options.root.resolve()
    known = equivalents(options.equivalent)
    counts = dict.fromkeys((KILLED, TIMED_OUT, SURVIVED, NO_TESTS, "equivalent"), 0)
    every: list[Mutant] = []
    stale = set()
    for file in (file.resolve() for file in options.files):
        name = file.relative_to(root).as_posix()
        mutants = mutants_of(file.read_text(encoding="utf-8"), name)
        stale |= {key for key in known if key.startswith(f"{name} :: ")} - {m.key for m in mutants}
        mutants = [mutant for mutant in mutants if within(mutant.scope, options.only)]
        if options.statements:
            mutants = [mutant for mutant in mutants if mutant.kind == "delete"]
        counts["equivalent"] += sum(mutant.key in known for mutant in mutants)
        mutants = [mutant for mutant in mutants if mutant.key not in known]
        if options.sample is not None and options.sample < len(mutants):
            mutants = sorted(random.Random(options.seed).sample(mutants, options.sample))
        every += mutants
    if options.list:
        print(*every, sep="\n")
        return 0
    ended = judge_all(options, every) if every else {}
    for outcome in ended.values():
        counts[outcome] += 1
    survivors = [mutant for mutant in every if ended[mutant] in (SURVIVED, NO_TESTS)]
    print(*survivors, sep="\n") if survivors else None
    print(", ".join(f"{n} {outcome}" for outcome, n in counts.items() if n) or "no mutants")
    for key in sorted(stale):
        print(f"{options.equivalent.name}: no such mutant any more: {key}")
    return 1 if survivors or stale else 0


def judge_all(options: argparse.Namespace, every: list[Mutant]) -> dict[Mutant, str]:
    """How each mutant ended; files with the same tests are judged together."""
    root: Path = options.root.resolve()
    named = json.loads(options.map.read_text(encoding="utf-8")) if options.map else {}
    extra = ["-k", options.keyword] if options.keyword else []
    given = [test.resolve() for test in options.tests]
    import_what_tests_need()
    selections = {
        name: Selection(root, (root / name).resolve(), given, named)
        for name in dict.fromkeys(mutant.file for mutant in every)
    }
    groups: dict[tuple[str, ...], list[Mutant]] = {}
    for mutant in every:
        groups.setdefault(tuple(selections[mutant.file].all), []).append(mutant)

    def limit(taken: float) -> float:
        return float(options.timeout or max(SHORTEST_TIMEOUT, 5 * taken))

    ended: dict[Mutant, str] = {}
    for tests, mutants in groups.items():
        left = mutants
        selection = selections[mutants[0].file]
        if named:
            chosen = [test for mutant in left for test in selection.concerning(mutant.scope)]
            taken = baseline(root, list(dict.fromkeys([*chosen, *tests])), extra)
        else:
            together, taken = judge_together(root, mutants, list(tests), extra, limit, options.jobs)
            ended |= together
            left = [mutant for mutant in mutants if mutant not in ended]
        for stage in [selection.concerning] if named else selection.stages():
            by_scope = {mutant.scope: stage(mutant.scope) for mutant in left}
            ended |= judge(root, left, by_scope, extra, limit(taken), options.jobs)
            left = [mutant for mutant in left if ended[mutant] in (SURVIVED, NO_TESTS)]
    return ended


def within(scope: str, only: str) -> bool:
    """True for a scope inside the one that was asked for."""
    return not only or scope == only or scope.startswith(f"{only}.")


def import_what_tests_need() -> None:
    """Import once, before forking, what takes long and is never mutated."""
    import pytest  # noqa: F401, PLC0415

    with contextlib.suppress(ImportError):
        import hypothesis  # noqa: F401, PLC0415


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
