"""The rulings ledgers: what the rulebooks of each game say, one testable statement a row.

A ledger is `games/<game>/rulings.tsv`, package data beside the rules it describes; `rulings.fr.tsv` says the
same in French. Tests cite its ids; `games/<game>/proofs.json` (written by `python -m tools.proofs`) says
which tests cite which.
"""

import json
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

GAMES: Final = Path(__file__).parent / "games"
COLUMNS: Final = ("id", "rulebook", "subject", "statement", "kind", "why_not_testable", "basis")
SAID: Final = ("id", "statement", "why_not_testable")  # the columns of a ledger in another language


class LedgerError(ValueError):
    """A ledger that cannot be read, or a ruling that is not in any."""


class Ruling:
    """One statement of a rulebook, in our words."""

    __slots__ = COLUMNS

    def __init__(
        self,
        id: str,
        rulebook: str,
        subject: str,
        statement: str,
        kind: str,
        why_not_testable: str,
        basis: str,
    ) -> None:
        self.id = id
        self.rulebook = rulebook
        self.subject = subject  # the id of the card (book, artifact…) it is about, or a topic
        self.statement = statement
        self.kind = kind
        self.why_not_testable = why_not_testable  # a reason, only ever on a row of kind info
        self.basis = basis  # how sure we are: where it comes from, or high, medium, low

    def __repr__(self) -> str:
        return f"<Ruling {self.id}: {self.statement}>"

    @property
    def prefix(self) -> str:
        """The letters before the number: one per rulebook or set."""
        return self.id.partition("-")[0]

    @property
    def testable(self) -> bool:
        return not self.why_not_testable


def games_with_rulings() -> list[str]:
    """The games that have a ledger, by name."""
    return sorted(ledger.parent.name for ledger in GAMES.glob("*/rulings.tsv"))


@cache
def rulings(game: str) -> dict[str, Ruling]:
    """All rulings of a game by id, in the order of its ledger."""
    ledger = GAMES / game / "rulings.tsv"
    if not ledger.is_file():
        raise LedgerError(f"no rulings for {game!r}; there are: {', '.join(games_with_rulings())}")
    return read_ledger(ledger)


def read_ledger(ledger: Path) -> dict[str, Ruling]:
    """The rows of a ledger file by id; a malformed row is an error that names its line."""
    found: dict[str, Ruling] = {}
    lines = ledger.read_text(encoding="utf-8").splitlines()
    if not lines or tuple(lines[0].split("\t")) != COLUMNS:
        raise LedgerError(f"{ledger}: the first line must name the columns {', '.join(COLUMNS)}")
    for number, line in enumerate(lines[1:], start=2):
        cells = line.split("\t")
        if len(cells) != len(COLUMNS):
            raise LedgerError(f"{ledger}:{number}: {len(cells)} columns instead of {len(COLUMNS)} (by tabs)")
        row = Ruling(*cells)
        if row.id in found:
            raise LedgerError(f"{ledger}:{number}: {row.id} is there twice")
        if row.why_not_testable and row.kind != "info":
            raise LedgerError(f"{ledger}:{number}: only a row of kind info may be not testable")
        found[row.id] = row
    return found


@cache
def proofs(game: str) -> dict[str, list[str]]:
    """The tests that cite each ruling of a game, as `path::test`, as last written down."""
    written = (GAMES / game / "proofs.json").read_text(encoding="utf-8")
    found: dict[str, list[str]] = json.loads(written)
    return found


class RulingText(NamedTuple):
    """A ruling in one language."""

    statement: str
    why_not_testable: str


def ruling_in(language: str, game: str, ruling: Ruling) -> RulingText:
    """A ruling in a language; in English as long as nobody has translated it."""
    said = translated(game, language).get(ruling.id)
    return said or RulingText(ruling.statement, ruling.why_not_testable)


@cache
def translated(game: str, language: str) -> dict[str, RulingText]:
    """The rulings of a game in another language than English, by id."""
    ledger = GAMES / game / f"rulings.{language}.tsv"
    if not ledger.is_file():
        return {}
    lines = ledger.read_text(encoding="utf-8").splitlines()
    if not lines or tuple(lines[0].split("\t")) != SAID:
        raise LedgerError(f"{ledger}: the first line must name the columns {', '.join(SAID)}")
    found: dict[str, RulingText] = {}
    for number, line in enumerate(lines[1:], start=2):
        cells = line.split("\t")
        if len(cells) != len(SAID):
            raise LedgerError(f"{ledger}:{number}: {len(cells)} columns instead of {len(SAID)} (by tabs)")
        found[cells[0]] = RulingText(*cells[1:])
    return found


def rulings_about(game: str, topics: list[str]) -> list[Ruling]:
    """What the rulebooks of a game say about these subjects or topics; nothing if it has no ledger."""
    if game not in games_with_rulings():
        return []
    return [ruling for ruling in rulings(game).values() if ruling.subject in topics]


def proofs_of(game: str, ruling: Ruling) -> list[str]:
    """The tests that prove a ruling, as `path::test`."""
    return proofs(game).get(ruling.id, [])
