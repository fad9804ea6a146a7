"""A process that was started to work for another ends with it, also if that is killed: nobody else would."""

import os
import threading
from multiprocessing import parent_process
from multiprocessing.connection import wait


def follow() -> None:
    """Asked of a new process: end when whoever started it ends."""
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
