"""Processes that end with the one that started them, even if that is killed by what it cannot catch."""

from __future__ import annotations

import ctypes
import signal
import sys

PR_SET_PDEATHSIG = 1  # what Linux sends a process whose parent has died


def end_with_the_parent(how: signal.Signals = signal.SIGKILL) -> None:
    """In a new process: receive this signal as soon as the parent is gone. Only Linux knows the wish."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, how)
