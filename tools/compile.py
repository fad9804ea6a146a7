"""Compiles kernel, games and bots together with mypyc, from their unchanged sources.

A build is a folder of its own below build/compiled, beside the generated C and the objects, which
stay so that the next build compiles only what changed. The manifest is written last and names the
newest folder: a program that is running goes on with the build it started with.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import shutil
import sys
import sysconfig
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

from chaudron import _compiled as builds

# A class attribute such as `types = ACTION | ATTACK` works compiled; mypyc warns of each.
NOISE = "warning: Unsupported default attribute value"


def main() -> int:
    """Bring the compiled build up to its sources."""
    if reason := no_compiler():
        print(f"compile: {reason}", file=sys.stderr)
        return 1
    began = time.monotonic()
    modules = build(builds.PACKAGE, builds.HOME)
    if modules:
        print(f"compile: {modules} modules in {time.monotonic() - began:.0f} s")
    else:
        print("compile: up to date")
    return 0


def no_compiler() -> str:
    """What is missing to compile C for this Python, or nothing."""
    if os.name == "nt":
        return no_windows_compiler()
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(command) is None:
        return f"there is no C compiler ({command})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the headers of this Python are missing (Debian, Ubuntu: apt install python3-dev)"
    return ""


def no_windows_compiler() -> str:
    # setuptools knows where Visual C++ may be; it lends distutils to Pythons that have none.
    from distutils.ccompiler import new_compiler  # noqa: PLC0415

    compiler: Any = new_compiler()
    try:
        compiler.initialize()
    except Exception as error:  # noqa: BLE001  the class of this error moves between versions
        return f"there is no C compiler ({error})"
    return ""


def build(package: Path, home: Path, opt_level: str = "3") -> int:
    """Compile a package's layers into `home`; how many modules that took (none: up to date)."""
    recipe = recipe_of(opt_level)
    old = builds.read_manifest(home)
    inputs = described(package)
    if old is None or old["recipe"] != recipe:
        shutil.rmtree(home / "objects", ignore_errors=True)
    elif not builds.flaw(old, package, home):
        write_manifest(home, {**old, "sources": inputs})
        return 0

    folder = home / f"{time.time_ns():x}"
    names = [name for name in inputs if not name.endswith("__init__.py")]
    modules = compile_modules(package, names, home, folder, opt_level)
    manifest = builds.Manifest(
        python=builds.PYTHON,
        mypyc=builds.mypyc_version(),
        recipe=recipe,
        sources=inputs,
        folder=folder.name,
        modules=modules,
    )
    write_manifest(home, manifest)
    in_use = {"generated", "objects", folder.name, old["folder"] if old else ""}
    for other in home.iterdir():
        if other.is_dir() and other.name not in in_use:
            shutil.rmtree(other, ignore_errors=True)
    return len(names)


def recipe_of(opt_level: str) -> str:
    """Everything besides the sources that decides what a build is."""
    flags = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")]
    settings = repr([builds.PYTHON, builds.mypyc_version(), opt_level, flags])
    return hashlib.sha256(Path(__file__).read_bytes() + settings.encode()).hexdigest()


def described(package: Path) -> dict[str, builds.Source]:
    found = builds.sources(package)
    return {name: builds.describe(found[name]) for name in sorted(found)}


def write_manifest(home: Path, manifest: builds.Manifest) -> None:
    draft = home / "manifest.json.new"
    draft.write_text(json.dumps(manifest, indent=1), encoding="utf-8")
    draft.replace(home / "manifest.json")


def compile_modules(
    package: Path, names: list[str], home: Path, folder: Path, opt_level: str
) -> dict[str, str]:
    """Turn sources into extension modules below `folder`; where each module of them is."""
    said = io.StringIO()
    try:
        with redirect_stdout(said):
            # A C file for each source: as fast as one for all, measured, and compiled side by side.
            extensions = mypycify(
                ["--config-file=", *(str(package / name) for name in names)],
                opt_level=opt_level,
                debug_level="0",
                multi_file=True,
                group_name=package.name,
                target_dir=str(home / "generated"),
            )
    finally:
        print("".join(line for line in said.getvalue().splitlines(True) if NOISE not in line), end="")
    command = ParallelBuild(Distribution({"ext_modules": extensions}))
    command.build_lib, command.build_temp = str(folder), str(home / "objects")
    command.ensure_finalized()
    command.run()
    files = {made.name: Path(command.get_ext_fullpath(made.name)) for made in extensions}
    return {name: file.relative_to(folder).as_posix() for name, file in files.items()}


class ParallelBuild(build_ext):
    """Compiles C files side by side, and only those that are newer than their objects."""

    def build_extensions(self) -> None:
        compile_here = self.compiler.compile

        def compile_one(source: str, **settings: Any) -> list[str]:
            objects: list[str] = self.compiler.object_filenames([source], output_dir=settings["output_dir"])
            causes = [source, *settings["depends"]]
            if not all(newer(Path(made), causes) for made in objects):
                compile_here([source], **settings)
            return objects

        def compile_all(sources: list[str], **settings: Any) -> list[str]:
            made = [workers.submit(compile_one, source, **settings) for source in sources]
            return [file for future in made for file in future.result()]

        self.compiler.compile = compile_all
        with ThreadPoolExecutor(os.cpu_count()) as workers:
            self.parallel = os.cpu_count()
            super().build_extensions()


def newer(made: Path, causes: list[str]) -> bool:
    if not made.exists():
        return False
    then = made.stat().st_mtime_ns
    return all(Path(cause).stat().st_mtime_ns < then for cause in causes)


if __name__ == "__main__":
    sys.exit(main())
