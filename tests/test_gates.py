"""The gates themselves: a lock that names no place, and import contracts that bite."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = {  # the groups and the extras that each lock holds; each holds what those before it hold
    "requirements.lock": ["build", "server"],
    "requirements-dev.lock": ["build", "dev", "server", "lab", "pettingzoo", "gymnasium"],
    "requirements-all.lock": ["build", "dev", "bench", "docs", "server", "lab", "ray", "pettingzoo"]
    + ["gymnasium", "openspiel"],
}


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
        asked += {**PROJECT["dependency-groups"], **PROJECT["project"]["optional-dependencies"]}[group]
    assert {name_of(wish) for wish in asked} <= {name_of(entry) for entry in entries(lock)}


def test_the_locks_agree() -> None:
    pins = [{entry.split()[0] for entry in entries(lock)} for lock in LOCKS]
    assert pins[0] <= pins[1] <= pins[2]


CONTRACTS: list[dict[str, Any]] = PROJECT["tool"]["importlinter"]["contracts"]
WRONG = {
    "kernel/a.py": "import chaudron.games.dominion",
    "kernel/b.py": "import random",
    "games/dominion/scenario.py": "import chaudron.testing.scenario",  # as it may
    "games/quacks/__init__.py": "import chaudron.games.dominion",
    "bots/__init__.py": "import chaudron.cli",
    "lab/__init__.py": "import chaudron.locales",
    "locales/__init__.py": "import chaudron.testing.playing",
    "cli/__init__.py": "import chaudron.locales, chaudron.lab",
    "testing/playing.py": "import chaudron.cli",
}


def named_modules() -> list[str]:
    """Every module of the project that a contract names."""
    lists = [
        c[key] for c in CONTRACTS for key in ("layers", "source_modules", "forbidden_modules") if key in c
    ]
    return sorted(
        {name for names in lists for entry in names for name in re.findall(r"chaudron[.\w]*", entry)}
    )


def lay_out(package: Path) -> None:
    """A package that has all these modules, with nothing in them but what is wrong."""
    folders = ["", "kernel", "games", "games/dominion", "games/quacks", "bots", "testing"]
    files = {f"{folder}/__init__.py".removeprefix("/"): "" for folder in folders}
    for module in named_modules():
        parts = module.split(".")[1:]
        is_folder = any(other.startswith(module + ".") for other in named_modules()) or len(parts) == 1
        files["/".join([*parts, "__init__.py"] if is_folder else parts) + ("" if is_folder else ".py")] = ""
        for i in range(1, len(parts)):
            files.setdefault("/".join([*parts[:i], "__init__.py"]), "")
    for name in list(files):  # what is a folder is no file
        if name.endswith(".py") and name.removesuffix(".py") + "/__init__.py" in files:
            del files[name]
    for name, text in {**files, **WRONG}.items():
        file = package / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)


def test_the_import_contracts_bite(tmp_path: Path) -> None:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    lay_out(tmp_path / "chaudron")
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
    assert run.stdout.count("BROKEN") == len(CONTRACTS), run.stdout
    caught = set(re.findall(r"^-?\s*chaudron\.(\S+) -> (?:chaudron\.)?(\S+)", run.stdout, re.MULTILINE))
    assert caught >= {
        ("kernel.a", "games.dominion"),
        ("kernel.b", "random"),
        ("games.quacks", "games.dominion"),
        ("bots", "cli"),
        ("lab", "locales"),
        ("locales", "testing.playing"),
    }
    assert ("games.dominion.scenario", "testing.scenario") not in caught
