"""The wheels, in fresh environments far from any checkout: they play, simulate and serve, and say how.

The build of `make test` is used where it is of these very sources; else this compiles.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
import urllib.request
import zipfile
from pathlib import Path

import pytest

from chaudron.testing.server import free_port
from tools.compile import no_compiler

pytestmark = [pytest.mark.all, pytest.mark.once, pytest.mark.xdist_group("wheels")]

ROOT = Path(__file__).parent.parent.parent
OURS = ("CHAUDRON_", "PYTHON", "VIRTUAL_ENV")


class Installed:
    """A fresh environment with a wheel in it."""

    def __init__(self, wheel: Path, folder: Path, extra: str = "") -> None:
        self.folder, self.scripts = folder, folder / "env" / "bin"
        subprocess.run([sys.executable, "-m", "venv", str(folder / "env")], check=True)
        install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", f"{wheel}{extra}"]
        subprocess.run([self.scripts / "python", *install], check=True)
        self.env = {name: text for name, text in os.environ.items() if not name.startswith(OURS)}
        self.env |= {"CHAUDRON_HOME": str(folder / "home"), "LANG": "C.UTF-8"}

    def run(self, *command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.scripts / command[0], *command[1:]],
            cwd=self.folder,
            env=self.env,
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )

    def plays_and_simulates(self) -> None:
        played = self.run("chaudron", "play", "quacks", "--seed", "1", "--plain", typed="q\n" * 3)
        assert played.returncode == 0 and played.stdout, played.stderr
        said = self.run("python", "-m", "chaudron", "simulate", "--games", "20", "--seed", "1", "--json")
        assert json.loads(said.stdout)["games"] == 20, said.stderr
        two_lines = (
            "import chaudron; print(chaudron.play(chaudron.dominion.game(seed=1), ['random'] * 2).over)"
        )
        assert self.run("python", "-c", two_lines).stdout == "True\n"

    def serves(self) -> None:
        url = f"http://127.0.0.1:{(port := free_port())}"
        command = [str(self.scripts / "chaudron"), "serve", "--no-browser", "--port", str(port)]
        server = subprocess.Popen(command, cwd=self.folder, env=self.env, stdout=subprocess.DEVNULL)
        try:
            front = patiently(url + "/")
            asset = re.search(r'src="(/assets/[^"]+\.js)"', front)
            assert asset and len(patiently(url + asset[1])) > 1000
            assert json.loads(patiently(url + "/api/health"))["ok"]
        finally:
            server.terminate()
            server.wait()


def patiently(url: str) -> str:
    for _ in range(100):
        try:
            with urllib.request.urlopen(url, timeout=5) as answer:
                return str(answer.read().decode())
        except OSError:
            time.sleep(0.2)
    raise AssertionError(f"{url} does not answer")


def wheel_of(kind: str, folder: Path) -> Path:
    command = [sys.executable, "-m", "tools.wheels", kind, "--into", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def holds_licences(wheel: Path) -> None:
    """Of what is bundled: type, icons and their authors, and the libraries of the browser client."""
    inside = zipfile.ZipFile(wheel).namelist()
    texts = [Path(name).name for name in inside if "dist-info/licenses" in name]
    assert {file.name for file in (ROOT / "licences").iterdir()} | {"LICENSE"} == set(texts)


@pytest.mark.skipif(bool(no_compiler()), reason="needs a C compiler")
def test_the_wheel_for_this_platform_runs_compiled_without_a_checkout(tmp_path: Path) -> None:
    wheel = wheel_of("compiled", tmp_path / "dist")
    assert "py3-none-any" not in wheel.name
    holds_licences(wheel)
    here = Installed(wheel, tmp_path, "[server]")
    assert here.run("chaudron", "--version").stdout.endswith("compiled\n")
    here.plays_and_simulates()
    here.serves()
    here.env["CHAUDRON_PURE"] = "1"
    assert "interpreted (CHAUDRON_PURE is set)" in here.run("chaudron", "--version").stdout
    del here.env["CHAUDRON_PURE"]
    (changed,) = here.folder.glob("env/lib/*/site-packages/chaudron/kernel/rng.py")
    changed.write_text(changed.read_text() + "\n")
    assert "changed since it was built: install it again" in here.run("chaudron", "--version").stdout


def test_the_pure_wheel_says_so_and_what_it_lacks(tmp_path: Path) -> None:
    wheel = wheel_of("pure", tmp_path / "dist")
    assert wheel.name.endswith("-py3-none-any.whl")
    holds_licences(wheel)
    here = Installed(wheel, tmp_path)
    said = here.run("chaudron", "--version").stdout
    assert "interpreted (this is the wheel for every platform" in said and "make wheels" in said
    french = here.run("chaudron", "--version", "--lang", "fr").stdout
    assert "le paquet pour toutes les plateformes" in french
    here.plays_and_simulates()
    refused = here.run("chaudron", "serve", "--no-browser")
    assert refused.returncode == 2
    assert refused.stderr.splitlines()[-1].endswith("pip install 'chaudron[server]'")
