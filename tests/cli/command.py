"""Runs the real command with scripted input, or in a terminal that answers."""

from __future__ import annotations

import io
import os
import select
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from unittest import mock

import pytest

from chaudron.cli.main import main

TIOCSWINSZ = 0x80087467 if sys.platform == "darwin" else 0x5414
PROMPTS = (" > ", "(y/n) ", "(o/n) ", "Enter. ", "Entrée. ")


def hear_interrupts() -> None:
    """A command started in the background would ignore Ctrl-C; this one is at somebody's terminal."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Said:
    """What a command printed, and how it ended."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err


def environment(home: Path, **more: str) -> dict[str, str]:
    env = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("LC_", "LANG", "CHAUDRON_HOME", "LINES", "COLUMNS"))
    }
    return env | {"CHAUDRON_HOME": str(home), "LANG": "en_GB.UTF-8", "PYTHONIOENCODING": "utf-8"} | more


def chaudron(*args: str, home: Path, typed: str = "", **more: str) -> Said:
    """Run the command with these lines typed, in this process, which is quick; its input ends after them."""
    out, err = io.StringIO(), io.StringIO()
    with (
        mock.patch.dict(os.environ, environment(home, **more), clear=True),
        mock.patch.object(sys, "stdin", io.StringIO(typed)),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            status = main(args)
        except SystemExit as left:
            status = left.code if isinstance(left.code, int) else 1
    return Said(status, out.getvalue(), err.getvalue())


def process(*args: str, home: Path, typed: str = "", module: str = "chaudron.cli", **more: str) -> Said:
    """Run the command in a process of its own, as it is installed."""
    done = subprocess.run(
        [sys.executable, "-m", module, *args],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(home, **more),
        timeout=300,
        check=False,
    )
    return Said(done.returncode, done.stdout, done.stderr)


class Terminal:
    """The command in a terminal of its own (a pty), answered prompt by prompt."""

    def __init__(self, *args: str, home: Path, size: tuple[int, int] = (32, 100), **more: str) -> None:
        pty = pytest.importorskip("pty")
        self.master, slave = pty.openpty()
        os.set_blocking(self.master, False)
        self.resize(size)
        env = environment(home, TERM="xterm-256color", **more)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "chaudron.cli", *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=env,
            start_new_session=True,
            preexec_fn=hear_interrupts,  # noqa: PLW1509 - before the command has any thread
        )
        os.close(slave)
        self.screen = ""  # everything since the last answer
        self.all = ""  # everything since the beginning, as it came

    def look(self, seconds: float) -> bool | None:
        """Take what the command shows by then; False if it shows nothing, None when it has ended."""
        ready, _, _ = select.select([self.master], [], [], seconds)
        if not ready:
            return False
        try:
            piece = os.read(self.master, 65536)
        except OSError:
            piece = b""
        self.screen += piece.decode("utf-8", "replace")
        self.all += piece.decode("utf-8", "replace")
        return True if piece else None

    def read(self, seconds: float = 60.0) -> str | None:
        """What is on the screen when the command waits for an answer; None when it has ended."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            shown = self.look(0.02)
            if shown is None:
                self.process.wait(10)
                return None
            if not shown and plain(self.screen[-400:]).endswith(PROMPTS):
                return plain(self.screen)
        raise AssertionError(f"nothing was asked: {self.screen[-2000:]}")

    def type(self, line: str, end: str = "\n") -> None:
        self.screen = ""
        os.write(self.master, (line + end).encode())

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size: so many lines, so many columns."""
        fcntl = pytest.importorskip("fcntl")
        fcntl.ioctl(self.master, TIOCSWINSZ, struct.pack("HHHH", *size, 0, 0))

    def play(self, answer: Callable[[str], str], most: int = 2000) -> str:
        """Answer every prompt until the command ends; what it said last."""
        for _ in range(most):
            shown = self.read()
            if shown is None:
                return plain(self.screen)
            self.type(answer(shown))
        raise AssertionError("the game does not end")

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(10)
        os.close(self.master)


def plain(text: str) -> str:
    """The text of a screen without its colours and movements."""
    out, i = [], 0
    while i < len(text):
        if text[i] == "\x1b" and text[i + 1 : i + 2] == "[":
            i += 2
            while i < len(text) and not text[i].isalpha():
                i += 1
        elif text[i] not in "\r\x07":
            out.append(text[i])
        i += 1
    return "".join(out)
