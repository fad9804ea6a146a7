"""Builds the wheels into dist/: the pure one, and the one for this Python and system with compiled rules."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from chaudron import _compiled as builds
from tools import compile as compiling

ROOT = Path(__file__).resolve().parent.parent
STAGED = ROOT / "build" / "wheel"


def built_in() -> Path:
    """The folder that a compiled wheel brings along: the manifest of a build, and its modules."""
    if reason := compiling.no_compiler():
        raise SystemExit(f"error: the rules cannot be compiled: {reason}.")
    home = builds.CHECKOUT / "build" / "compiled" / builds.PYTHON_TAG
    compiling.build(builds.PACKAGE, home)
    manifest = builds.read_manifest(home)
    assert manifest is not None
    folder = STAGED / builds.PYTHON_TAG
    shutil.rmtree(folder, ignore_errors=True)
    for file in manifest["modules"].values():
        made = folder / "modules" / file
        made.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(home / manifest["folder"] / file, made)
    undated = {name: source._replace(mtime_ns=0) for name, source in manifest["sources"].items()}
    compiling.write_manifest(
        folder,
        {
            **manifest,
            "python": builds.PYTHON_TAG,
            "mypyc": "",
            "sources": undated,
            "folder": "modules",
        },
    )
    return folder


def main(args: list[str]) -> int:
    """Both wheels, or those that are named: `pure`, `compiled`; into dist/ or the folder after `--into`."""
    into = Path(args[args.index("--into") + 1]) if "--into" in args else ROOT / "dist"
    kinds = [kind for kind in ("pure", "compiled") if kind in args] or ["pure", "compiled"]
    for kind in kinds:
        command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(into)]
        done = subprocess.run(command, env={**os.environ, "CHAUDRON_WHEEL": kind}, cwd=ROOT, check=False)
        if done.returncode:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
