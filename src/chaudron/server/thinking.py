"""Bots think in processes of their own, never on the server's event loop."""

import contextlib
import logging
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, NamedTuple

from chaudron.bots.catalogue import bot as make_bot
from chaudron.bots.catalogue import game_bots, reason_of
from chaudron.bots.faults import BotFault, fair_answer
from chaudron.bots.game_bots import RANDOM
from chaudron.bots.haste import LEAST_SECONDS, MOST_SECONDS, InARow, due_in
from chaudron.bots.random import RandomBot
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.driver import Bot
from chaudron.kernel.errors import Refusal
from chaudron.kernel.record import Deal
from chaudron.kernel.rng import seed_from
from chaudron.kernel.session import Session
from chaudron.lab.lifeline import follow

LOG = logging.getLogger("chaudron.server")
MOST_ANSWERS = 60  # in one go: a long turn is told in parts
LONG = 1.0  # seconds after which those who wait are told what there is, at the end of what is being done
OFFERED = ("options", "within", "all")  # of a question: what somebody holds, more than its answer tells
LONGEST = 4.0  # and wherever it is, after so many
KEPT = 32  # games a worker remembers, so that it need not replay them

_kept: dict[str, tuple[Session, int]] = {}


class Deed(NamedTuple):
    """An answer of a bot, by name, to a question, and what there is to say of it."""

    seat: int
    answer: Any
    prompt: dict[str, Any]  # the question without what was on offer
    reason: dict[str, Any]
    seconds: float
    by: str  # the bot; another, if the one that was asked failed

    @property
    def given(self) -> tuple[int, Any]:
        return self.seat, self.answer


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
    before: tuple[int, int, float] = (-1, 0, 0.0),
) -> list[Deed]:
    """The bots' next answers, up to the first question that a person has to answer. What was thought `before`
    is a `InARow` of answers."""
    session = _session(table, undos, game, seed, seats, options, answers, list(deals))
    # Chance of their own, which tells nothing of the game's: the same in the whole game for those with some
    # taste, anew each time for who acts at random.
    chance = seed_from(seed, "bots")
    anew = seed_from(chance, undos, len(session.answers))
    names = bots.copy()
    players: dict[int, Bot] = {}
    for seat, name in bots.items():
        try:
            players[seat] = make_bot(game, name, anew if name == RANDOM else chance, seat)
        except Refusal as refused:
            LOG.error("bot %s of table %s (seed %d) cannot be made: %s", name, table, seed, refused.message)
            players[seat], names[seat] = _another(game, name, chance, anew, seat)
    new: list[Deed] = []
    row = InARow(*before)
    began = time.monotonic()
    while len(new) < min(most, MOST_ANSWERS) and not session.over:
        request = next((r for r in session.pending if r.decider in players), None)
        if request is None:
            break
        seat = request.decider
        try:
            seconds = row.left(seat, len(session.answers), MOST_SECONDS, LEAST_SECONDS)
            deed = _deed(session, seat, players[seat], names[seat], seconds)
            session.answer_named(*deed.given)
        except Exception as fault:  # its own, or one of the rules that its answer met with
            if isinstance(players[seat], RandomBot):
                raise
            at = len(session.answers) + 1
            told = (names[seat], table, seed, at, fault)
            LOG.error("bot %s of table %s (seed %d) failed at decision %d: %s", *told)
            players[seat], names[seat] = _another(game, names[seat], chance, anew, seat)
            continue
        row.spend(seat, len(session.answers), deed.seconds)
        new.append(deed)
        took = time.monotonic() - began
        if took >= LONGEST or (took >= LONG and session.stepper.quiet()):
            break  # bots are made anew: in the middle of a deed they would forget what they meant
    return new


def _another(game: str, failed: str, chance: int, anew: int, seat: int) -> tuple[Bot, str]:
    """The game's usual bot; where that one failed, any answer is better than none."""
    usual = game_bots(game).default
    if failed not in (usual, RANDOM):
        with contextlib.suppress(Refusal):
            return make_bot(game, usual, chance, seat), usual
    return RandomBot(anew, seat), RANDOM


def weigh(
    table: str,
    undos: int,
    game: str,
    seed: int,
    seats: list[str],
    options: dict[str, Any],
    answers: list[tuple[int, Any]],
    deals: Sequence[Deal],
    seat: int,
    bot: str,
    chance: int,
) -> Deed | None:
    """What this bot would answer in a seat that is asked something; nothing if it fails."""
    session = _session(table, undos, game, seed, seats, options, answers, list(deals))
    try:
        return _deed(session, seat, make_bot(game, bot, chance, seat), bot, MOST_SECONDS)
    except (BotFault, Refusal) as fault:
        told = (bot, table, seed, len(answers), fault)
        LOG.error("bot %s, asked at table %s (seed %d) after %d answers: %s", *told)
        return None


def _deed(session: Session, seat: int, bot: Bot, name: str, seconds: float) -> Deed:
    """The bot's answer, not given yet."""
    request = session.stepper.asked[seat][0]
    began = time.perf_counter()
    with due_in(seconds):
        answer = fair_answer(bot, session.stepper, seat)
    took = time.perf_counter() - began
    prompt = dict(request.dump(session.stepper.state_of(seat)))
    for offered in OFFERED:
        prompt.pop(offered, None)
    reason = reason_of(session.game.name, name, bot).dump()
    return Deed(seat, request.dump_answer(answer), prompt, reason, took, name)


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
