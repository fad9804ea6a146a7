"""The environments' rows: random steps, bare and with observation and mask, beside others' card games."""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import numpy as np

from benchmarks.rows import PER_S, Row
from chaudron.envs.common import Terms
from chaudron.kernel.learning import LearnersGame

CHUNK = 200
POKER = "PettingZoo, texas_holdem_v4"
UNO = "RLCard, uno"
OWN_TIMES = 4  # a step of The Quacks with observation and mask takes at most so many bare ones


def steps(game: str, seeing: bool, **options: object) -> Callable[[], int]:
    """Steps of a game between two random learners; observation and mask go into arrays that are there."""
    terms = Terms(game, 2, "win", "raise", 0, options)
    seeds, chance = count(), Random(1)
    seen = np.zeros(terms.encoding.width, np.int16)
    mask = np.zeros(len(terms.actions), np.int8)
    playing: list[LearnersGame] = [terms.begin(next(seeds))]

    def play() -> int:
        at = playing[0]
        for _ in range(CHUNK):
            if at.over:
                at = playing[0] = terms.begin(next(seeds))
            seat = at.turn
            legal = at.legal(seat)
            if seeing:
                at.observe(seat, seen)
                at.mask(seat, mask)
            at.act(seat, legal[int(chance.random() * len(legal))])
        return CHUNK

    return play


def aec(make: Callable[[], Any]) -> Callable[[], int]:
    """Steps of an AEC environment, as its users take them: last, an action of the mask, step."""
    env, chance = make(), np.random.default_rng(1)
    env.reset(seed=1)

    def play() -> int:
        for _ in range(CHUNK):
            if not env.agents:
                env.reset()
            seen, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            legal = np.flatnonzero(mask)
            env.step(int(legal[int(chance.random() * len(legal))]))
        return CHUNK

    return play


def turns(game: str) -> Callable[[], int]:
    from chaudron.envs.pettingzoo import TurnsEnv  # noqa: PLC0415

    return aec(lambda: TurnsEnv(game))


def quacks_bare() -> Callable[[], int]:
    return steps("quacks", False)


def quacks_seeing() -> Callable[[], int]:
    return steps("quacks", True)


def dominion_bare() -> Callable[[], int]:
    return steps("dominion", False, max_turns=30)


def dominion_seeing() -> Callable[[], int]:
    return steps("dominion", True, max_turns=30)


def alchemists_bare() -> Callable[[], int]:
    return steps("alchemists", False)


def alchemists_seeing() -> Callable[[], int]:
    return steps("alchemists", True)


def poker() -> Callable[[], int]:
    """A card game of PettingZoo's own (which stands on RLCard)."""
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"  # it draws nothing here, and greets where figures are read
    from pettingzoo.classic import texas_holdem_v4  # noqa: PLC0415

    return aec(texas_holdem_v4.env)


def uno() -> Callable[[], int]:
    """A card game of RLCard's own: random legal actions."""
    import rlcard  # noqa: PLC0415

    env, chance = rlcard.make("uno"), Random(1)
    at: list[Any] = [env.reset()[0]]

    def play() -> int:
        for _ in range(CHUNK):
            if env.is_over():
                at[0] = env.reset()[0]
            at[0], _ = env.step(chance.choice(list(at[0]["legal_actions"])))
        return CHUNK

    return play


YARDSTICKS = {POKER: poker, UNO: uno}
ROWS = [
    Row("Quacks, environment: steps, bare", PER_S, quacks_bare, yardstick=UNO),
    Row(
        "Quacks, environment: steps with observation and mask",
        PER_S,
        quacks_seeing,
        own="Quacks, environment: steps, bare",
        compiled=1 / OWN_TIMES,
    ),
    Row("Quacks, PettingZoo: last and step", PER_S, lambda: turns("quacks"), yardstick=POKER),
    Row("Dominion, environment: steps, bare", PER_S, dominion_bare, yardstick=UNO),
    Row("Dominion, environment: steps with observation and mask", PER_S, dominion_seeing, yardstick=UNO),
    Row("Dominion, PettingZoo: last and step", PER_S, lambda: turns("dominion"), yardstick=POKER),
    Row("Alchemists, environment: steps, bare", PER_S, alchemists_bare, yardstick=UNO),
    Row("Alchemists, environment: steps with observation and mask", PER_S, alchemists_seeing, yardstick=UNO),
    Row("Alchemists, PettingZoo: last and step", PER_S, lambda: turns("alchemists"), yardstick=POKER),
]
