"""Runs the tests twice: on the rules as they are written, then on the same rules, compiled meanwhile.

With `--quick` first, once and in one process: nothing is compiled, and a single file is done in seconds.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from tools.compile import no_compiler

NOTHING_CHOSEN = 5  # pytest's word for "all that was asked for runs once, and has run"

# Tests of server and browser wait more than they compute: one more than there are cores runs at a time.
WORKERS = ["-n", str((os.cpu_count() or 1) + 1)]
COMPILING = "compiling"  # beside the tests, which come first
AS_WRITTEN = {"CHAUDRON_PURE": "1", "CHAUDRON_COMPILED": "0"}


def main(args: list[str]) -> int:
    """Both halves, with `args` for pytest; the first failure decides. `--all`: only what takes long."""
    if args[:1] == ["--quick"]:
        return run("interpreted only", ["pytest", *args[1:]], **AS_WRITTEN)
    if args[:1] == ["--all"]:
        return run("those that take long", ["pytest", *WORKERS, "-m", "all", *args[1:]], **AS_WRITTEN)
    tests = ["pytest", *WORKERS, "-m", "not all", *args]
    reason = no_compiler()
    with ThreadPoolExecutor(1) as beside:  # the compiler works while tests wait for browsers and servers
        compiling = None if reason else beside.submit(run, COMPILING, ["tools.compile"], **AS_WRITTEN)
        status = run("interpreted", tests, **AS_WRITTEN) or (compiling.result() if compiling else 0)
    if status:
        return status
    if reason:
        in_ci = os.environ.get("CI", "").lower() in ("1", "true")
        outcome = "failed" if in_ci else "skipped"
        print(f"\n== tests, compiled: {outcome}, since {reason}.", flush=True)
        return 1 if in_ci else 0
    again = ["pytest", "-n", "auto", "-m", "not once and not all", *args]
    status = run("compiled", again, CHAUDRON_PURE="0", CHAUDRON_COMPILED="1")
    return 0 if status == NOTHING_CHOSEN else status


def run(title: str, module: list[str], **variables: str) -> int:
    """Run a module with some environment variables, and give its exit status."""
    print(f"\n== tests, {title}", flush=True)
    gives_way = ["nice", "-n", "5"] if title == COMPILING and shutil.which("nice") else []
    return subprocess.call([*gives_way, sys.executable, "-m", *module], env={**os.environ, **variables})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
