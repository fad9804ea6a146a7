"""Tests cite the rulings they prove: `@ruling("DA-268")`. The run ends with what is proved.

    from tests.rulings import ruling

    @ruling("BA-033", "BA-034")
    def test_moat_stays_in_hand() -> None: ...

The ledgers are `src/chaudron/games/*/rulings.tsv`. A ruling counts as proved when a test that cites
it has passed. The ids are written out, because `python -m tools.proofs` reads them from the source.
"""

import difflib
from pathlib import Path

import pytest

from chaudron.rulings import Ruling, games_with_rulings, rulings

MOST_PER_TEST = 3
UNCITED = Path("build") / "rulings-uncited.txt"
LEDGERS = {game: rulings(game) for game in games_with_rulings()}


def ruling(*ids: str) -> pytest.MarkDecorator:
    """The decorated test proves these rulings, three at most."""
    if not 1 <= len(ids) <= MOST_PER_TEST:
        raise ValueError(f"a test cites one to {MOST_PER_TEST} rulings, not {len(ids)}")
    for id in ids:
        look_up(id)
    return pytest.mark.ruling(*ids)


def look_up(id: str) -> Ruling:
    """The ruling of this id; an error for one that is unknown or marked not testable."""
    for ledger in LEDGERS.values():
        if id in ledger:
            found = ledger[id]
            if not found.testable:
                raise ValueError(f"{id} is marked not testable: {found.why_not_testable}")
            return found
    known = [id for ledger in LEDGERS.values() for id in ledger]
    near = difflib.get_close_matches(id, known)
    raise ValueError(f"no ledger has a ruling {id!r}" + (f"; near: {', '.join(near)}" if near else ""))


class RulingsPlugin:
    """Passes citations along with the test reports and sums them up, also with pytest-xdist."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.proved: set[str] = set()

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            ids = {id for mark in item.iter_markers("ruling") for id in mark.args}
            if len(ids) > MOST_PER_TEST:
                raise pytest.UsageError(
                    f"{item.nodeid} cites {len(ids)} rulings; at most {MOST_PER_TEST} a test"
                )
            item.user_properties += [("ruling", id) for id in sorted(ids)]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self.proved |= {str(value) for name, value in report.user_properties if name == "ruling"}

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.proved:
            return
        whole = covers_everything(self.config)
        terminalreporter.section("rulings")
        for line in coverage_lines(self.proved, whole):
            terminalreporter.write_line(line)
        if whole:
            left = uncited(self.proved)
            file = self.config.rootpath / UNCITED
            file.parent.mkdir(exist_ok=True)
            file.write_text("".join(f"{r.id}\t{r.statement}\n" for r in left), encoding="utf-8")
            terminalreporter.write_line(f"{len(left)} rulings without a passing test: {UNCITED}")


def covers_everything(config: pytest.Config) -> bool:
    """True for a run over the whole test folder, so that what is uncited is worth a list."""
    if config.option.keyword or config.option.markexpr:
        return False
    if config.args_source is not pytest.Config.ArgsSource.ARGS:
        return True
    folders = {config.rootpath, config.rootpath / "tests"}
    start = config.invocation_params.dir
    return any((start / arg).resolve() in folders for arg in config.args)


def coverage_lines(proved: set[str], whole: bool) -> list[str]:
    """One line per prefix: proved of testable, and how many are not testable."""
    lines = []
    for game, ledger in LEDGERS.items():
        prefixes = list(dict.fromkeys(ruling.prefix for ruling in ledger.values()))
        for prefix in prefixes:
            rows = [ruling for ruling in ledger.values() if ruling.prefix == prefix]
            testable = [ruling for ruling in rows if ruling.testable]
            cited = sum(ruling.id in proved for ruling in testable)
            if cited or whole:
                share = f"{cited}/{len(testable)}"
                percent = 100 * cited // len(testable)
                untestable = len(rows) - len(testable)
                note = f", {untestable} not testable" if untestable else ""
                lines.append(f"{game:<11} {prefix:<3} {share:>8} cited, {percent:>3} %{note}")
    return lines


def uncited(proved: set[str]) -> list[Ruling]:
    """The testable rulings that no passed test cites, ledger by ledger."""
    return [
        ruling
        for ledger in LEDGERS.values()
        for ruling in ledger.values()
        if ruling.testable and ruling.id not in proved
    ]
