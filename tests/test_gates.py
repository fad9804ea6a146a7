"""The gates themselves: a lock that names no place, and import contracts that bite."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = {"requirements.lock": ["build"], "requirements-dev.lock": ["build", "dev", "bench"]}


def name_of(requirement: str) -> str:
    return re.split(r"[<>=!~ ;\[]", requirement)[0].lower().replace("_", "-").replace(".", "-")


def entries(lock: str) -> list[str]:
    """The requirements of a lock, each with its hashes."""
    text = (ROOT / lock).read_text(encoding="utf-8")
    return re.findall(r"^[^\s#].*(?:\n .*)*", text, re.MULTILINE)


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_place(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert not re.search(r"://|--(extra-)?index-url|--find-links|@ ", text)


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_pins_every_package_with_its_hashes(lock: str) -> None:
    for entry in entries(lock):
        assert re.match(r"[a-z0-9.-]+==\S+ ", entry), entry
        assert "--hash=sha256:" in entry, entry


@pytest.mark.parametrize(("lock", "groups"), LOCKS.items())
def test_a_lock_has_what_the_project_asks_for(lock: str, groups: list[str]) -> None:
    asked = [*PROJECT["project"]["dependencies"]]
    for group in groups:
        asked += PROJECT["dependency-groups"][group]
    assert {name_of(wish) for wish in asked} <= {name_of(entry) for entry in entries(lock)}


def test_the_locks_agree() -> None:
    pins = [{entry.split()[0] for entry in entries(lock)} for lock in LOCKS]
    assert pins[0] <= pins[1]


WRONG = {
    "__init__.py": "",
    "kernel/__init__.py": "",
    "kernel/a.py": "import chaudron.games.dominion",
    "kernel/b.py": "import random",
    "games/__init__.py": "",
    "games/dominion/__init__.py": "",
    "games/quacks/__init__.py": "import chaudron.games.dominion",
    "bots/__init__.py": "import chaudron.cli",
    "lab/__init__.py": "import chaudron.locales",
    "locales/__init__.py": "",
    "cli/__init__.py": "import chaudron.locales, chaudron.lab",
}


def test_the_import_contracts_bite(tmp_path: Path) -> None:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for name, text in WRONG.items():
        file = tmp_path / "chaudron" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    lint = Path(sys.executable).with_name("lint-imports")
    run = subprocess.run(
        [lint, "--no-logo", "--no-cache"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 1
    assert run.stdout.count("BROKEN") == len(PROJECT["tool"]["importlinter"]["contracts"])
    caught = set(re.findall(r"^-?\s*chaudron\.(\S+) -> (?:chaudron\.)?(\S+)", run.stdout, re.MULTILINE))
    assert caught == {
        ("kernel.a", "games.dominion"),
        ("kernel.b", "random"),
        ("games.quacks", "games.dominion"),
        ("bots", "cli"),
        ("lab", "locales"),
    }
