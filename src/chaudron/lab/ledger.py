"""Where the results of a study are kept: a file that only grows, one line for each piece of work.

Every line is whole JSON with a checksum of its own. A line that a kill left half written, or that somebody
changed, is recognised and passed over: its games are played again, and nothing else is lost.
"""

import json
from pathlib import Path
from typing import Any, Final

from chaudron.kernel.errors import Refusal
from chaudron.kernel.record import checksum

FORMAT: Final = "chaudron-results"
VERSION: Final = 1

Key = tuple[str, int, int]  # a cell, its first game, and the one after the last


class Ledger:
    """The lines of one file, and the place where the next is written."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.pieces: dict[Key, dict[str, Any]] = {}  # each counts once, however often it was written
        self.cells: dict[str, dict[str, Any]] = {}
        self.runs: list[dict[str, Any]] = []  # where pieces come from, by the number that they name
        self.broken = 0  # lines that are passed over
        self.read()

    def read(self) -> None:
        """Take up what is there; refuse a file that is something else."""
        try:
            text = self.file.read_bytes() if self.file.exists() else b""
        except OSError as error:
            raise unwritable(self.file, error) from None
        lines = text.split(b"\n")
        self.torn = bool(lines[-1])  # the last line has no end
        for number, line in enumerate(lines):
            if line.strip():
                body = whole(line)
                if body is not None and self.take(body):
                    continue
                if number == 0 and body is None and not line.startswith(b'{"format":"' + FORMAT[:4].encode()):
                    raise foreign(self.file)
                self.broken += 1

    def take(self, body: dict[str, Any]) -> bool:
        """What a line says; False if it says nothing that is known here."""
        if body.get("format") != FORMAT or body.get("version") != VERSION:
            return False
        kind = body.get("kind")
        try:
            if kind == "run":
                self.runs.append(body["run"])
            elif kind == "cell":
                self.cells[body["cell"]] = body["match"]
            elif kind == "piece":
                self.pieces.setdefault((body["cell"], body["first"], body["last"]), body["results"])
            else:
                return False
        except KeyError:
            return False
        return True

    def begin(self, run: dict[str, object]) -> None:
        """From now on pieces come from this run."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.out = self.file.open("ab")
        except OSError as error:
            raise unwritable(self.file, error) from None
        if self.torn:
            self.out.write(b"\n")
            self.torn = False
        self.runs.append(run)
        self.write({"kind": "run", "run": run})

    def write(self, said: dict[str, Any]) -> None:
        """One more line, in one go."""
        body: dict[str, object] = {"format": FORMAT, "version": VERSION, **said}
        body["check"] = checksum(body)
        self.out.write(json.dumps(body, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        self.out.flush()

    def add_cell(self, cell: str, match: dict[str, object]) -> None:
        if cell not in self.cells:
            self.cells[cell] = match
            self.write({"kind": "cell", "cell": cell, "match": match})

    def add(self, key: Key, results: dict[str, object]) -> None:
        """Keep the results of a piece."""
        cell, first, last = key
        self.pieces[key] = results
        self.write(
            {
                "kind": "piece",
                "cell": cell,
                "first": first,
                "last": last,
                "run": len(self.runs),
                "results": results,
            }
        )

    def close(self) -> None:
        self.out.close()


def whole(line: bytes) -> dict[str, Any] | None:
    """What a line says, if all of it is there and as it was written."""
    try:
        body = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(body, dict) or body.pop("check", None) != checksum(body):
        return None
    return body


def foreign(file: Path) -> Refusal:
    message = f"{file} holds something else than results of Chaudron; it stays as it is"
    return Refusal("results-foreign", message, {"file": str(file)})


def unwritable(file: Path, error: OSError) -> Refusal:
    why = error.strerror or str(error)
    return Refusal(
        "results-unwritable",
        f"results cannot be kept in {file}: {why}",
        {"file": str(file), "why": why},
    )
