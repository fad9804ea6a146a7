"""Bots think in processes of their own, never on the server's event loop."""

import logging
import os
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import Any

from chaudron.bots.catalogue import bot as make_bot
from chaudron.bots.faults import fair_answer
from chaudron.bots.game_bots import RANDOM
from chaudron.bots.haste import due_in
from chaudron.bots.random import RandomBot
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.record import Deal
from chaudron.kernel.rng import seed_from
from chaudron.kernel.session import Session

LOG = logging.getLogger("chaudron.server")
MOST_ANSWERS = 60  # in one go: a long turn is told in parts
MOST_SECONDS = 1.5  # for one answer; what counts games may end sooner
LONG = 1.0  # seconds after which those who wait are told what there is
KEPT = 32  # games a worker remembers, so that it need not replay them

_kept: dict[str, tuple[Session, int]] = {}


def think(
    table: str,
    undos: int,
    game: str,
    seed: int,
    seats: list[str],
    options: dict[str, Any],
    answers: list[tuple[int, Any]],
    bots: dict[int, str],
    most: int,
    deals: Sequence[Deal] = (),
) -> list[tuple[int, Any]]:
    """The bots' next answers, up to the first question that a person has to answer."""
    session = _session(table, undos, game, seed, seats, options, answers, list(deals))
    # Chance of their own, which tells nothing of the game's: the same in the whole game for those with some
    # taste, anew each time for who acts at random.
    chance = seed_from(seed, "bots")
    anew = seed_from(chance, undos, len(session.answers))
    players = {
        seat: make_bot(game, name, anew if name == RANDOM else chance, seat) for seat, name in bots.items()
    }
    new: list[tuple[int, Any]] = []
    began = time.monotonic()
    while len(new) < min(most, MOST_ANSWERS) and not session.over:
        request = next((r for r in session.pending if r.decider in players), None)
        if request is None:
            break
        seat = request.decider
        try:
            with due_in(MOST_SECONDS):
                answer = fair_answer(players[seat], session.stepper, seat)
            session.answer(seat, answer)
        except Exception as fault:  # its own, or one of the rules that its answer met with
            if isinstance(players[seat], RandomBot):
                raise
            at = len(session.answers) + 1
            LOG.error("bot %s of table %s failed at decision %d: %s", bots[seat], table, at, fault)
            players[seat] = RandomBot(anew, seat)  # any answer is better than none
            continue
        new.append(session.answers[-1])
        if time.monotonic() - began >= LONG:
            break
    return new


def _session(
    table: str,
    undos: int,
    game: str,
    seed: int,
    seats: list[str],
    options: dict[str, Any],
    answers: list[tuple[int, Any]],
    deals: list[Deal],
) -> Session:
    """The game at this point: the remembered one brought up to date, or played again from the start."""
    kept, kept_undos = _kept.pop(table, (None, -1))
    if kept is None or kept_undos != undos or kept.answers != answers[: len(kept.answers)]:
        kept = Session(find_game(game), seed, seats, options)
        kept.deal_as(deals)
    for seat, data in answers[len(kept.answers) :]:
        kept.answer_named(seat, data)
        kept.deal_as(deals)
    _kept[table] = (kept, undos)
    while len(_kept) > KEPT:
        del _kept[next(iter(_kept))]
    return kept


def ready() -> None:
    """Asked of a new process before it is needed, so that it has started and knows the games."""


def pool(workers: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=follow)


def follow() -> None:
    """A worker ends with its server, also if that is killed: nobody else would ever end it."""
    server = parent_process()
    if server is not None:
        threading.Thread(target=_end_with, args=(server.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
