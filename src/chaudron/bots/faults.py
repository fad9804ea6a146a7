"""Bots that may be faulty: one that raises, stalls or answers what is not offered is named."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import TypeVar

from chaudron.kernel.driver import Bot
from chaudron.kernel.errors import IllegalAnswer
from chaudron.kernel.stepper import Stepper

T = TypeVar("T")

PATIENCE = (
    60.0  # seconds for one answer, for a reason, for getting ready; far more than any bot of ours takes
)
AGAIN = 0.5  # seconds after which who does not listen is told once more


class BotFault(Exception):
    """A bot gave no answer that can be taken."""


class BotStalled(BotFault):
    """It took too long over it."""


class Stalled(BaseException):
    """It took too long. Bots that catch every Exception do not catch this."""


def fair_answer(bot: Bot, stepper: Stepper, seat: int) -> object:
    """The bot's answer to the question that its seat is asked, which is on offer; or a fault."""
    request = stepper.asked[seat][0]
    answer = patiently(lambda: bot.answer(stepper.view(seat), request), "no answer")
    try:
        stepper.check(seat, answer)
    except IllegalAnswer as refused:
        raise BotFault(refused.message) from refused
    except Exception as error:  # what is no answer at all
        raise BotFault(f"{type(error).__name__}: {error}") from error
    return answer


def patiently(do: Callable[[], T], lacking: str) -> T:
    """What code of others returns. Whatever it raises is a fault of its own, and so is taking too long."""
    try:
        with limit(PATIENCE):
            return do()
    except KeyboardInterrupt:  # who presses Ctrl-C means the whole command
        raise
    except Stalled as late:
        raise BotStalled(f"{lacking} within {PATIENCE:g} s") from late
    except BaseException as error:
        raise BotFault(f"{type(error).__name__}: {error}") from error


@contextmanager
def limit(seconds: float) -> Iterator[None]:
    """What takes longer is ended, where that can be done: in the main thread of a Unix process."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def ring(_number: int, _frame: FrameType | None) -> None:
    raise Stalled
