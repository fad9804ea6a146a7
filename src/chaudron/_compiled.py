"""Whether the rules run compiled: where a build is, what made it, and when to refuse it."""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Mapping, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import NamedTuple, TypedDict

LAYERS = ("kernel", "games", "bots")
HOT = ("means", "playing", "series", "starts", "stats")  # modules of the lab that games are played by
PACKAGE = Path(__file__).parent
PYTHON = sys.version.split()[0]
PYTHON_TAG = EXTENSION_SUFFIXES[0].split(".")[1]
CHECKOUT = PACKAGE.parents[1]
BUILT_IN = PACKAGE / "_built"  # what a wheel for one platform brings along
HOME = BUILT_IN if BUILT_IN.is_dir() else CHECKOUT / "build" / "compiled" / PYTHON_TAG


class Source(NamedTuple):
    """A source file as it was when a build was made."""

    mtime_ns: int
    size: int
    sha256: str


class Manifest(TypedDict):
    """What a build was made from and with, and where its modules are."""

    python: str  # its version; in a wheel, which suits all that load the same modules, its tag
    mypyc: str  # its version; nothing in a wheel, which nobody compiles again
    recipe: str
    sources: dict[str, Source]
    folder: str
    modules: dict[str, str]


class Flaw(NamedTuple):
    """Why the rules do not run compiled: a code to say it in any language, and English."""

    code: str
    message: str
    version: str = ""

    def __str__(self) -> str:
        return self.message


class Mode(NamedTuple):
    """How the rules run, and why not faster."""

    compiled: bool
    why: Flaw | None

    def __str__(self) -> str:
        return "compiled" if self.compiled else f"interpreted ({self.why})"


class CompiledFinder:
    """Finds the compiled modules of one build, and nothing else."""

    def __init__(self, folder: Path, modules: Mapping[str, str]) -> None:
        self.folder = folder
        self.modules = modules

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a compiled module is; packages and everything else are for the next finder."""
        if name not in self.modules:
            return None
        file = str(self.folder / self.modules[name])
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))


def activate(package: Path = PACKAGE, home: Path = HOME) -> Mode:
    """Have the rules imported compiled if a build of these very sources is there; how they run."""
    why: Flaw | None = Flaw("asked", "CHAUDRON_PURE is set")
    if not asked_for("CHAUDRON_PURE"):
        manifest = read_manifest(home)
        why = flaw(manifest, package, home)
        if why is not None and home.parent == package:
            why = Flaw("changed", "this installation was changed since it was built: install it again")
        elif manifest is None and not is_checkout(package):
            why = Flaw(
                "pure",
                "this is the wheel for every platform: the one for this Python and system is compiled; "
                "make wheels in a checkout builds it",
            )
        if manifest is not None and why is None:
            sys.meta_path.insert(0, CompiledFinder(home / manifest["folder"], manifest["modules"]))
            return Mode(compiled=True, why=None)
    if asked_for("CHAUDRON_COMPILED"):
        raise ImportError(f"CHAUDRON_COMPILED is set, but the rules would run interpreted: {why}")
    return Mode(compiled=False, why=why)


def is_checkout(package: Path) -> bool:
    """True where the package lies in its repository, in which it can be compiled."""
    return (package.parents[1] / "pyproject.toml").is_file()


def asked_for(variable: str) -> bool:
    return os.environ.get(variable, "") not in ("", "0")


def flaw(manifest: Manifest | None, package: Path, home: Path) -> Flaw | None:
    """Why a build may not be loaded, with the remedy; nothing when it may."""
    if manifest is None:
        return Flaw("none", "there is no compiled build: run make compile")
    if manifest["python"] not in (PYTHON, PYTHON_TAG):
        version = manifest["python"]
        return Flaw("python", f"the compiled build is for Python {version}: run make compile", version)
    if manifest["mypyc"] and mypyc_version() not in ("", manifest["mypyc"]):
        version = manifest["mypyc"]
        return Flaw("mypyc", f"the compiled build is by mypyc {version}: run make compile", version)
    if not same_sources(manifest["sources"], package):
        return Flaw("older", "the compiled build is older than its sources: run make compile")
    if not all((home / manifest["folder"] / file).is_file() for file in manifest["modules"].values()):
        return Flaw("incomplete", "the compiled build is incomplete: run make compile")
    return None


def same_sources(built: Mapping[str, Source], package: Path) -> bool:
    """Whether the sources are what a build was made from, by date and size, else by content."""
    now = sources(package)
    if now.keys() != built.keys():
        return False
    for name, file in now.items():
        then, stat = built[name], file.stat()
        if (stat.st_mtime_ns, stat.st_size) == (then.mtime_ns, then.size):
            continue
        if stat.st_size != then.size or describe(file).sha256 != then.sha256:
            return False
    return True


def sources(package: Path) -> dict[str, Path]:
    """Every file that a build depends on, by its path inside the package.

    Packages count too: compiled code has the constants of an `__init__.py` baked in.
    """
    found: dict[str, Path] = {}
    for layer in LAYERS:
        for folder, _, files in os.walk(package / layer):
            for file in files:
                path = Path(folder, file)
                if file.endswith(".py") and file != "scenario.py":
                    found[path.relative_to(package).as_posix()] = path
    hot = {f"lab/{name}.py": package / "lab" / f"{name}.py" for name in HOT}
    return found | {name: path for name, path in hot.items() if path.is_file()}


def describe(file: Path) -> Source:
    stat = file.stat()
    return Source(stat.st_mtime_ns, stat.st_size, hashlib.sha256(file.read_bytes()).hexdigest())


def read_manifest(home: Path) -> Manifest | None:
    """The manifest of the build at `home`, if there is a whole one."""
    try:
        body: Manifest = json.loads((home / "manifest.json").read_text(encoding="utf-8"))
        body["sources"] = {name: Source(*source) for name, source in body["sources"].items()}
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return body


def mypyc_version() -> str:
    """The version of the compiler that is installed here, or nothing; without importing it."""
    mypy = find_spec("mypy")
    if mypy is None or mypy.origin is None:
        return ""
    text = Path(mypy.origin).with_name("version.py").read_text(encoding="utf-8")
    return text.partition('__version__ = "')[2].partition('"')[0]
