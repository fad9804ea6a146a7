"""Answers of bots that may be faulty: one that raises, stalls or answers what is not offered is named."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from chaudron.kernel.driver import Bot
from chaudron.kernel.errors import IllegalAnswer
from chaudron.kernel.stepper import Stepper

PATIENCE = 60.0  # seconds for one answer; far more than any bot of ours takes
AGAIN = 0.5  # seconds after which who does not listen is told once more


class BotFault(Exception):
    """A bot gave no answer that can be taken."""


class Stalled(BaseException):
    """It took too long. Bots that catch every Exception do not catch this."""


def fair_answer(bot: Bot, stepper: Stepper, seat: int) -> object:
    """The bot's answer to the question that its seat is asked, which is on offer; or a fault."""
    request = stepper.asked[seat][0]
    try:
        with limit(PATIENCE):
            answer = bot.answer(stepper.view(seat), request)
        stepper.check(seat, answer)
    except IllegalAnswer as refused:
        raise BotFault(refused.message) from refused
    except Stalled as late:
        raise BotFault(f"no answer within {PATIENCE:g} s") from late
    except (Exception, SystemExit) as error:  # who presses Ctrl-C means the whole command
        raise BotFault(f"{type(error).__name__}: {error}") from error
    return answer


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
