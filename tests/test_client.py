"""The client's own tests, of what is pure in it: they run in node."""

from __future__ import annotations

import fcntl
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.once
def test_of_the_client() -> None:
    """`npm test` in web/ passes; without node the script says so, and in CI it fails."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "client.lock").open(
        "w"
    ) as lock:  # as tests/browser/conftest.py: one npm at a time
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = subprocess.run(
            [sys.executable, str(ROOT / "web" / "build.py"), "test"],
            capture_output=True,
            text=True,
            check=False,
        )
    assert done.returncode == 0, done.stdout + done.stderr
