"""The launcher: what it starts, when it installs, and what it says when it cannot."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import ClassVar

import pytest

import play


class Steps(list[list[str]]):
    """Stands in for `play.step`: keeps the commands, and makes the files that they would make."""

    def __call__(self, title: str, command: list[str], venv: Path) -> None:
        self.append(command)
        if "venv" in command:
            make_python(venv)


def make_python(venv: Path) -> None:
    python = play.python_of(venv)
    python.parent.mkdir(parents=True)
    python.touch()
    (venv / "pyvenv.cfg").touch()


def installed(venv: Path, kind: str) -> None:
    make_python(venv)
    (venv / ".chaudron-made").touch()
    (venv / f".chaudron-{kind}").write_text(play.fingerprint(kind))


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> Steps:
    steps = Steps()
    monkeypatch.setattr(play, "step", steps)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    return steps


@pytest.mark.parametrize(
    ("args", "kind", "command"),
    [
        ("", "play", "chaudron serve"),
        ("--lang fr", "play", "chaudron serve --lang fr"),
        ("--host 0.0.0.0", "play", "chaudron serve --host 0.0.0.0"),
        ("run chaudron play quacks", "play", "chaudron play quacks"),
        ("test -k moat", "dev", "python -m tools.suite -k moat"),
        ("run ruff check", "dev", "ruff check"),
    ],
)
def test_a_command_line_stands_for_a_command(args: str, kind: str, command: str) -> None:
    assert play.understood(args.split())
    assert play.plan(args.split()) == (kind, command.split())


@pytest.mark.parametrize(
    ("args", "status"), [("-h", 0), ("--help", 0), ("run", 2), ("dominion", 2), ("serve", 2)]
)
def test_what_is_not_understood_is_answered_before_anything_is_installed(
    args: str, status: int, steps: Steps, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play.main([args]) == status
    said = capsys.readouterr()
    assert "python3 play.py test" in (said.err if status else said.out)
    assert not steps


def test_a_second_start_installs_nothing(steps: Steps, tmp_path: Path) -> None:
    installed(tmp_path / "env", "play")
    play.prepare(tmp_path / "env", "play")
    assert not steps


def test_a_first_start_installs_the_lock_and_then_the_project(steps: Steps, tmp_path: Path) -> None:
    play.prepare(tmp_path / "env", "dev")
    made, packages, project = steps
    assert made == [sys.executable, "-m", "venv", str(tmp_path / "env")]
    assert packages[-3:] == [
        "--require-hashes",
        "--requirement",
        str(play.ROOT / play.LOCKS["dev"]),
    ]
    assert project[-2:] == ["--editable", str(play.ROOT)]
    for kind in ("play", "dev"):
        play.prepare(tmp_path / "env", kind)
    assert len(steps) == 3


def test_another_lock_is_installed_into_the_same_environment(steps: Steps, tmp_path: Path) -> None:
    installed(tmp_path / "env", "play")
    (tmp_path / "env" / ".chaudron-play").write_text("another lock")
    play.prepare(tmp_path / "env", "play")
    assert [command[1:4] for command in steps] == [["-m", "pip", "install"]] * 2


def test_uv_does_the_work_where_it_is(steps: Steps, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/somewhere/{name}")
    play.prepare(tmp_path / "env", "play")
    assert [command[0] for command in steps] == ["/somewhere/uv"] * 3


def test_an_environment_left_half_made_is_made_again(steps: Steps, tmp_path: Path) -> None:
    make_python(tmp_path / "env")
    (tmp_path / "env" / "half").touch()
    play.prepare(tmp_path / "env", "play")
    assert not (tmp_path / "env" / "half").exists()
    assert len(steps) == 3


def test_a_folder_that_is_no_environment_is_left_alone(steps: Steps, tmp_path: Path) -> None:
    (tmp_path / "letters").touch()
    with pytest.raises(play.CannotInstall, match="is in the way"):
        play.prepare(tmp_path, "play")
    assert (tmp_path / "letters").exists()


def test_a_python_without_venv_is_named_with_the_remedy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(play.CannotInstall, match="apt install python3-venv"):
        play.creation(tmp_path, None)


class Client:
    """Stands in for web/build.py: a client that is there or not, on a machine with node or without."""

    def __init__(self, fresh: bool, node: bool) -> None:
        self.fresh = lambda: fresh
        self.needs_wheel = lambda: not node


class Beside:
    """Stands in for `play.Step`: something done while the environment is made."""

    made: ClassVar[list[str]]

    def __init__(self, title: str, command: list[str], log: Path) -> None:
        self.made.append(title)

    def wait(self) -> None:
        self.made.append("done")

    def stop(self) -> None:
        self.made.append("stopped")


@pytest.fixture
def beside(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    Beside.made = []
    monkeypatch.setattr(play, "Step", Beside)
    return Beside.made


@pytest.mark.parametrize(
    ("client", "before", "after"),
    [(Client(True, False), 0, 0), (Client(False, True), 2, 0), (Client(False, False), 0, 2)],
)
def test_the_browser_client_is_built_where_it_is_missing(
    client: Client,
    before: int,
    after: int,
    steps: Steps,
    beside: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(play, "web_build", lambda: client)
    play.prepare_with_client(tmp_path / "env", "play")
    assert len(beside) == before
    assert len(steps) == 3 + after


def test_when_the_installation_fails_the_client_is_given_up(
    beside: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "letters").touch()
    monkeypatch.setattr(play, "web_build", lambda: Client(False, True))
    with pytest.raises(play.CannotInstall, match="is in the way"):
        play.prepare_with_client(tmp_path, "play")
    assert beside == ["the browser client", "stopped"]


def test_where_node_cannot_be_had_the_remedy_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(title: str, command: list[str], venv: Path) -> None:
        raise play.CannotInstall("the installation failed.")

    installed(tmp_path / "env", "play")
    monkeypatch.setattr(play, "web_build", lambda: Client(False, False))
    monkeypatch.setattr(play, "step", fail)
    with pytest.raises(play.CannotInstall, match="or newer, then start again"):
        play.prepare_with_client(tmp_path / "env", "play")


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ("WARNING: Retrying after connection broken by 'NewConnectionError'", "check the network"),
        ("error: Failed to fetch: something\n  Caused by: dns error", "check the network"),
        ("npm error code ENOTFOUND\nerror: the browser client failed at npm ci.", "check the network"),
        ("Looking\nERROR: No matching distribution found for x\n", "No matching distribution"),
        ("", "the installation failed"),
    ],
)
def test_a_failed_step_is_told_in_one_line(said: str, line: str, tmp_path: Path) -> None:
    (tmp_path / "log").write_text(said)
    told = play.explain(tmp_path / "log")
    assert line in told
    assert str(tmp_path / "log") in told
    assert "\n" not in told


def test_a_step_that_fails_keeps_its_output(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = [sys.executable, "-c", "raise SystemExit('error: out of cauldrons')"]
    with pytest.raises(play.CannotInstall, match="out of cauldrons"):
        play.step("a cauldron", command, tmp_path / "env")
    assert "a cauldron: failed" in capsys.readouterr().err


def test_an_older_python_can_read_the_launcher() -> None:
    ast.parse(Path(play.__file__).read_text(encoding="utf-8"), feature_version=(3, 7))


def test_an_older_python_is_refused_in_one_line(tmp_path: Path) -> None:
    pretend = "import runpy, sys; sys.version_info = (3, 10, 9); runpy.run_path(sys.argv[1])"
    command = [sys.executable, "-c", pretend, play.__file__]
    run = subprocess.run(command, env={"PATH": str(tmp_path)}, capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert run.stderr.startswith("Chaudron needs Python 3.11 or newer")
    assert run.stderr.count("\n") == 1


@pytest.mark.skipif(os.name == "nt", reason="links to programs need rights on Windows")
def test_commands_run_with_the_environments_own_python(tmp_path: Path) -> None:
    installed(tmp_path / "env", "dev")
    python = play.python_of(tmp_path / "env")
    python.unlink()
    python.symlink_to(sys.executable)
    env = {**os.environ, "CHAUDRON_VENV": str(tmp_path / "env")}

    def start(*args: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, play.__file__, "run", *args]
        return subprocess.run(command, env=env, capture_output=True, text=True, check=False)

    which = start("python", "-c", "import os, shutil; print(shutil.which('python'), os.getcwd())")
    assert which.stdout.split() == [str(python), str(play.ROOT)]
    assert start("python", "-c", "raise SystemExit(7)").returncode == 7
    unknown = start("no-such-command")
    assert unknown.returncode == 127
    assert unknown.stderr == "chaudron: there is no command 'no-such-command' here.\n"
