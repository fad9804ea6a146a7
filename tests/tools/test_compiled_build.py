"""The compiled build: used when it is of these very sources, refused with a reason otherwise."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import chaudron
from chaudron import _compiled as builds
from chaudron.cli.mode import mode_in_words
from chaudron.locales import Texts
from tools import compile as compiling

ROOT = Path(__file__).resolve().parents[2]


class Built:
    """A package of two modules, and a build of it as far as the loader looks."""

    def __init__(self, folder: Path) -> None:
        self.package, self.home = folder / "src" / "brew", folder / "build"
        folder.joinpath("pyproject.toml").touch()  # a checkout
        for name in ("__init__.py", "kernel/__init__.py", "kernel/pot.py", "games/__init__.py"):
            self.write(name, f"NAME = {name!r}\n")
        modules = {"brew.kernel.pot": "brew/kernel/pot.so", "brew__mypyc": "brew__mypyc.so"}
        for file in modules.values():
            made = self.home / "first" / file
            made.parent.mkdir(parents=True, exist_ok=True)
            made.touch()
        self.manifest = builds.Manifest(
            python=builds.PYTHON,
            mypyc=builds.mypyc_version(),
            recipe="",
            sources=compiling.described(self.package),
            folder="first",
            modules=modules,
        )
        self.save()

    def write(self, name: str, text: str) -> None:
        file = self.package / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def save(self) -> None:
        compiling.write_manifest(self.home, self.manifest)

    def activate(self) -> builds.Mode:
        return builds.activate(self.package, self.home)


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Built:
    monkeypatch.delenv("CHAUDRON_PURE", raising=False)
    monkeypatch.delenv("CHAUDRON_COMPILED", raising=False)
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    return Built(tmp_path)


def test_a_build_of_these_very_sources_is_used(built: Built) -> None:
    assert str(built.activate()) == mode_in_words(built.activate(), Texts("en")) == "compiled"
    assert mode_in_words(built.activate(), Texts("fr")) == "compilées"
    finder = sys.meta_path[0]
    found = finder.find_spec("brew.kernel.pot", None)
    assert found is not None
    assert found.origin == str(built.home / "first" / "brew/kernel/pot.so")
    assert finder.find_spec("brew.kernel", None) is None


def touch(built: Built) -> None:
    os.utime(built.package / "kernel/pot.py", ns=(1, 1))


def edit_scenarios(built: Built) -> None:
    built.write("games/scenario.py", "NAME = 'scenario'\n")


@pytest.mark.parametrize("change", [touch, edit_scenarios])
def test_what_changes_no_rule_keeps_the_build(built: Built, change: Callable[[Built], None]) -> None:
    change(built)
    assert built.activate().compiled


def edit(built: Built) -> None:
    built.write("kernel/pot.py", "NAME = 'kernel/top.py'\n")
    assert (built.package / "kernel/pot.py").stat().st_size == built.manifest["sources"]["kernel/pot.py"].size


def edit_a_package(built: Built) -> None:
    built.write("games/__init__.py", "NAME = 'other'\n")


def add_a_module(built: Built) -> None:
    built.write("bots/random.py", "NAME = 'random'\n")


def remove_a_module(built: Built) -> None:
    (built.package / "kernel/pot.py").unlink()


def upgrade_python(built: Built) -> None:
    built.manifest["python"] = "3.11.0rc1"
    built.save()


def upgrade_mypyc(built: Built) -> None:
    built.manifest["mypyc"] = "0.1"
    built.save()


def lose_a_file(built: Built) -> None:
    (built.home / "first" / "brew__mypyc.so").unlink()


def lose_the_manifest(built: Built) -> None:
    (built.home / "manifest.json").unlink()


def break_the_manifest(built: Built) -> None:
    (built.home / "manifest.json").write_text(json.dumps({"python": builds.PYTHON})[:-1])


REFUSALS: list[tuple[Callable[[Built], None], str]] = [
    (edit, "older than its sources"),
    (edit_a_package, "older than its sources"),
    (add_a_module, "older than its sources"),
    (remove_a_module, "older than its sources"),
    (upgrade_python, "for Python 3.11.0rc1"),
    (upgrade_mypyc, "by mypyc 0.1"),
    (lose_a_file, "incomplete"),
    (lose_the_manifest, "no compiled build"),
    (break_the_manifest, "no compiled build"),
]


@pytest.mark.parametrize(("change", "reason"), REFUSALS)
def test_any_other_build_is_refused_with_the_reason(
    built: Built, change: Callable[[Built], None], reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    change(built)
    finders = list(sys.meta_path)
    found = built.activate()
    mode = str(found)
    assert mode.startswith("interpreted (")
    assert mode_in_words(found, Texts("en")) == mode
    french = mode_in_words(found, Texts("fr"))
    assert "lancez make compile" in french
    assert french.startswith("interprétées (")
    assert found.why is not None
    assert found.why.version in french
    assert reason in mode
    assert "run make compile" in mode
    assert sys.meta_path == finders
    monkeypatch.setenv("CHAUDRON_COMPILED", "1")
    with pytest.raises(ImportError, match=reason):
        built.activate()


def test_a_wheel_suits_every_python_of_its_tag(built: Built) -> None:
    built.manifest["python"], built.manifest["mypyc"] = builds.PYTHON_TAG, ""
    built.save()
    assert built.activate().compiled


def test_an_installation_says_what_helps_there(built: Built) -> None:
    """Nobody can compile in it: the pure one names the other, one that was changed is installed again."""
    lose_the_manifest(built)
    (built.package.parent / "env").mkdir()
    built.package = built.package.rename(built.package.parent / "env" / "brew")
    pure = built.activate()
    assert "the one for this Python and system is compiled" in str(pure)
    assert mode_in_words(pure, Texts("en")) == str(pure)
    assert "make wheels" in mode_in_words(pure, Texts("fr"))
    built.home = built.home.rename(built.package / "_built")
    built.save()
    assert built.activate().compiled
    edit(built)
    changed = built.activate()
    assert "changed since it was built: install it again" in str(changed)
    assert mode_in_words(changed, Texts("en")) == str(changed)
    assert "réinstallez-la" in mode_in_words(changed, Texts("fr"))


def test_the_interpreted_rules_can_be_asked_for(built: Built, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHAUDRON_PURE", "1")
    assert str(built.activate()) == "interpreted (CHAUDRON_PURE is set)"
    assert mode_in_words(built.activate(), Texts("fr")) == "interprétées (CHAUDRON_PURE est défini)"


def test_the_rules_run_as_the_mode_says() -> None:
    for name in builds.sources(builds.PACKAGE):
        if not name.endswith("__init__.py"):
            module = import_module("chaudron." + name.removesuffix(".py").replace("/", "."))
            suffix = EXTENSION_SUFFIXES[0] if chaudron.COMPILED else ".py"
            assert str(module.__file__).endswith(suffix)


def python(code: str, *args: object) -> str:
    """What a Python of its own prints, with no say of this test run in how the rules run."""
    env = {name: text for name, text in os.environ.items() if not name.startswith("CHAUDRON_")}
    command = [sys.executable, "-c", code, *map(str, args)]
    run = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout.strip()


COMPILE = """
import pathlib, sys, tools.compile
print(tools.compile.build(*map(pathlib.Path, sys.argv[1:]), opt_level="0"))
"""
LOAD = """
import pathlib, sys
from chaudron import _compiled
package, home = map(pathlib.Path, sys.argv[1:])
mode = _compiled.activate(package, home)
sys.path.insert(0, str(package.parent))
from brew.games import stew
from brew.kernel import pot
print(mode.compiled, stew.cook(), pathlib.Path(pot.__file__).suffix != ".py")
"""


@pytest.mark.all
@pytest.mark.skipif(bool(compiling.no_compiler()), reason="needs a C compiler")
def test_a_package_is_compiled_used_and_compiled_again_when_it_changed(tmp_path: Path) -> None:
    package, home = tmp_path / "brew", tmp_path / "build"
    pot = "class Pot:\n    def __init__(self, chips: int) -> None:\n        self.chips = chips\n"
    stew = "from brew.kernel.pot import Pot\n\n\ndef cook() -> int:\n    return Pot(7).chips\n"
    texts = {"kernel/pot.py": pot, "games/stew.py": stew}
    for name in ("__init__.py", "kernel/__init__.py", "games/__init__.py", *texts):
        file = package / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(texts.get(name, ""))

    assert python(COMPILE, package, home) == "2"
    assert python(LOAD, package, home) == "True 7 True"
    assert python(COMPILE, package, home) == "0"
    (package / "games/stew.py").write_text(stew.replace("7", "8"))
    assert python(LOAD, package, home) == "False 8 False"
    assert python(COMPILE, package, home) == "2"
    assert python(LOAD, package, home) == "True 8 True"
