"""RLlib's own check, in an environment of its own: its pins are not ours.

It is what the extra `rllib` brings, without torch; it costs a download of 200 MB the first time and about a
minute of a processor.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

pytestmark = [pytest.mark.once, pytest.mark.all]
HERE = Path(__file__).parent
ROOT = HERE.parents[1]


def test_its_check_of_multi_agent_environments(tmp_path: Path) -> None:
    python = tmp_path / "env" / ("Scripts" if os.name == "nt" else "bin") / "python"
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "env"], check=True)
    install: list[str | Path] = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = [*project["dependencies"], *project["optional-dependencies"]["rllib"]]
    subprocess.run([*install, *needed], check=True)
    env = {
        **os.environ,
        "PYTHONPATH": str(ROOT / "src"),
        "CHAUDRON_PURE": "1",
        "RAY_DISABLE_IMPORT_WARNING": "1",
    }
    done = subprocess.run(
        [python, HERE / "rllib_check.py"], env=env, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    assert "checked with gymnasium" in done.stdout
