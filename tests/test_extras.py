"""The core runs without the packages of the extras, and a command that lacks one says what to install."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from chaudron.extras import EXTRAS, missing, need
from chaudron.kernel.errors import Refusal
from chaudron.locales import Texts, languages

pytestmark = pytest.mark.once

ROOT = Path(__file__).parent.parent
IMPORTED_AS = {"open_spiel": "pyspiel"}  # where the module has another name than the package

# A module that is None in sys.modules cannot be imported, and find_spec finds it no more.
CORE_ONLY = f"""
import sys
for modules in {EXTRAS!r}.values():
    for module in modules:
        sys.modules[module] = None
from chaudron.cli.main import main
"""


def core(code: str, tmp_path: Path) -> subprocess.CompletedProcess[str]:
    env = {"CHAUDRON_HOME": str(tmp_path), "CHAUDRON_PURE": "1", "PATH": "", "LANG": "C.UTF-8"}
    command = [sys.executable, "-c", CORE_ONLY + code]
    return subprocess.run(command, capture_output=True, text=True, env=env, input="q\n" * 3, check=False)


def test_the_extras_are_those_of_the_project() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    assert set(EXTRAS) <= set(declared) and "all" in declared
    for extra, modules in EXTRAS.items():
        packages = [line.partition(">")[0].partition("=")[0].partition("[")[0] for line in declared[extra]]
        assert sorted(modules) == sorted(IMPORTED_AS.get(package, package) for package in packages)
    everything = declared["all"][0].partition("[")[2].rstrip("]").split(",")
    assert set(EXTRAS) <= set(everything)


def test_everything_that_is_imported_is_declared() -> None:
    """What a package of ours brings along is not ours to import."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    lines = [
        *project["dependencies"],
        *(x for extra in EXTRAS for x in project["optional-dependencies"][extra]),
    ]
    packages = [re.split(r"[<>=\[]", line)[0] for line in lines]
    declared = {IMPORTED_AS.get(package, package).partition(".")[0] for package in packages}
    imported: set[str] = set()
    for file in (ROOT / "src" / "chaudron").rglob("*.py"):
        if "testing" not in file.parts:  # what tests stand on is the developers'
            words = re.findall(
                r"^ *(?:from (?=\S+ import)|import )([a-z_0-9]+)", file.read_text(), re.MULTILINE
            )
            imported |= set(words) - sys.stdlib_module_names - {"chaudron"}
    assert imported <= declared and "babel" in imported


def test_the_core_plays_simulates_and_explains(tmp_path: Path) -> None:
    done = core(
        """
lines = ["--version", "play quacks --seed 1 --plain", "simulate dominion --games 2", "about moat", "kingdom"]
statuses = [main(line.split()) for line in lines]
assert statuses == [0] * 5, statuses
import chaudron
assert chaudron.play(chaudron.alchemists.game(seed=1), ["random", "random"]).over
""",
        tmp_path,
    )
    assert done.returncode == 0 and not done.stderr, done.stderr


@pytest.mark.parametrize("language", languages())
def test_a_command_without_its_extra_says_what_to_install(language: str, tmp_path: Path) -> None:
    commands = ["serve", "backup x", "restore x", "admin tables"]
    said = core(f"print([main((c + ' --lang {language}').split()) for c in {commands}])", tmp_path)
    assert said.stdout == "[2, 2, 2, 2]\n"
    command = "pip install 'chaudron[server]'"
    line = "chaudron: " + Texts(language).say("error-missing-extra", command=command)
    assert said.stderr.splitlines() == [line] * 4 and command in line


def test_need_names_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    need("server")
    monkeypatch.setitem(sys.modules, "litestar", None)
    assert missing("server") == ["litestar"]
    with pytest.raises(Refusal, match=r"not installed \(litestar\): pip install 'chaudron\[server\]'"):
        need("server")
