"""Who is waited for tells nothing: twins that somebody cannot tell apart go on as alike as they looked.

A world is played one answer further, in truth and as a twin in which the hidden cards lie otherwise. Whoever
looks on sees what happens, who is waited for, and, where somebody is passed over for what they hold, the same
for a moment as if they were asked. The first thing that differs must be something that happened.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import NamedTuple

import pytest

from chaudron.bots.random import RandomBot
from chaudron.games.catalogue import game as find_game
from chaudron.games.dominion.scenario import Scenario, table
from chaudron.kernel.errors import IllegalAnswer
from chaudron.kernel.rng import stream
from chaudron.kernel.session import Session
from chaudron.kernel.stepper import Stepper
from tests.test_taking_back import GAMES

WORLDS = 2  # twins for everybody who looks
ANSWERS = 100  # of each game


class Sight(NamedTuple):
    """What somebody sees at a time: all that happened, who is waited for, and the phase of the turn."""

    log: list[Mapping[str, object]]
    waiting: list[int]
    phase: object


def sights(before: Stepper, seat: int, answer: object, after: Stepper, eyes: int) -> list[Sight]:
    """What these eyes see of an answer, one thing after the other. Nobody waits for himself."""
    fronts = [(p.halted, [p.seat]) for p in before.passed_over(seat, answer) if p.seat != eyes]
    out: list[Sight] = []
    for stepper, waiting in [*fronts, (after, sorted({r.decider for r in after.pending}))]:
        log = [e.dump(eyes) for e in stepper.log(eyes)[len(before.events) :]]
        sight = Sight(log, waiting, stepper.view(eyes).dump().get("phase"))
        if not out or out[-1] != sight:
            out.append(sight)
    return out


def told_apart(true: list[Sight], twin: list[Sight]) -> tuple[Sight, Sight] | None:
    """Where these worlds differ although nothing has happened by which they could."""
    for a, b in zip(true, twin, strict=False):
        if a == b:
            continue
        shorter, longer = sorted((a.log, b.log), key=len)
        explained = shorter != longer[: len(shorter)] or tells_all(longer[len(shorter) :])
        return None if explained else (a, b)
    return None


def tells_all(events: list[Mapping[str, object]]) -> bool:
    """True of events that are no choice of anybody: what was drawn acts at once, or a whole hand is shown."""
    return bool(events) and (events[0].get("favour") == "herbalist" or events[0]["event"] == "reveal")


def twins(before: Stepper, seed: int, seats: int) -> Iterator[tuple[int, Stepper]]:
    for eyes in range(-1, seats):
        for world in range(WORLDS):
            base = before.base.clone()
            base.redeal(eyes, stream(seed * 100 + world * 10 + eyes, "twin"))
            twin = Stepper(base, True)
            twin.settle(base)
            if sorted(r.decider for r in twin.pending) == sorted(r.decider for r in before.pending):
                yield eyes, twin


@pytest.mark.parametrize(("game", "seed", "options"), GAMES)
def test_who_is_waited_for_tells_nothing(game: str, seed: int, options: dict[str, object]) -> None:
    n = 2 + seed % 3
    session = Session(find_game(game), seed, ["p"] * n, options)
    bots = [RandomBot(seed * 8 + i) for i in range(n)]
    chance = Random(seed)
    alike: list[tuple[int, Stepper]] = []  # twins of the open segment that look as the truth does
    compared = 0
    while not session.over and len(session.answers) < ANSWERS:
        request = chance.choice(session.pending)
        seat, before = request.decider, session.stepper.clone()
        answer = bots[seat].answer(before.view(seat), request)
        if before.base.open_seats:
            alike = []
        elif not any(before.queues):
            alike = list(twins(before, seed * 1000 + len(session.answers), n))
        session.answer(seat, answer)
        still: list[tuple[int, Stepper]] = []
        for eyes, twin in alike:
            asked = twin.asked_of(seat)
            if asked is None:
                continue
            given = asked.load_answer(twin.state_of(seat), request.dump_answer(answer))
            earlier = twin.clone()
            try:
                twin.check(seat, given)
            except IllegalAnswer:
                continue  # there, they do not hold what they need for it
            twin.step(seat, given)
            seen = sights(before, seat, answer, session.stepper, eyes)
            imagined = sights(earlier, seat, given, twin, eyes)
            said = f"{request.verb_name()}: {request.dump_answer(answer)}"
            assert told_apart(seen, imagined) is None, f"answer {len(session.answers)}, {eyes} sees ({said})"
            compared += 1
            if seen[-1] == imagined[-1]:
                still.append((eyes, twin))
        alike = still
    assert compared > 50


# ---------------------------------------------------------------- by name


def alice_plays(t: Scenario, *moves: object) -> list[list[Sight]]:
    """What those without a hand in it see of these answers: everybody who watches, and Carol."""
    out: list[list[Sight]] = []
    stepper = t.stepper.clone()
    for move in moves:
        before, request = stepper.clone(), stepper.asked[0][0]
        answer = request.load_answer(stepper.state_of(0), move)
        stepper.step(0, answer)
        out += [sights(before, 0, answer, stepper, eyes) for eyes in (-1, 2)]
    return out


# A reaction of Vincent's or of Alice's own, and what she does.
MOMENTS: dict[str, tuple[str, str, list[object]]] = {
    "an Attack": ("vincent", "moat", ["militia"]),
    "a gained Curse": ("vincent", "watchtower", ["witch"]),
    "a Curse that may become a Silver": ("vincent", "trader", ["witch"]),
    "somebody's Province": ("vincent", "fools_gold", [["gold", "gold", "silver"], [], "province"]),
    "a card that was trashed": ("vincent", "market_square", ["swindler"]),
    "what one buys oneself": ("alice", "watchtower", [["gold", "gold", "silver"], "gold"]),
    "what one trashes oneself": ("alice", "market_square", ["salvager", "gold"]),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_nobody_sees_whether_a_reaction_is_held(moment: str) -> None:
    """Twins: one holds it, the other has it in the deck. The first thing that others see is the same."""
    who, reaction, moves = MOMENTS[moment]
    kingdom = ["militia", "witch", "swindler", "salvager", reaction]
    seen: list[list[list[Sight]]] = []
    for held, below in ((reaction, "curse"), ("curse", reaction)):
        with table("alice", "vincent", "carol", kingdom=kingdom) as t:
            mine = "gold*2, silver, witch, militia, swindler, salvager"
            t.alice.has(hand=f"{mine}, {held if who == 'alice' else 'copper'}", deck="silver*9")
            t.vincent.has(hand=f"{held if who == 'vincent' else 'copper'}, copper*4", deck="copper*9")
            t.carol.has(hand="copper*5", deck="copper*9")
            of = t.alice if who == "alice" else t.vincent
            of.has(discard_pile=f"{below}, copper")
            if isinstance(moves[0], list):
                t.turn(t.alice, phase="treasures")
            seen.append(alice_plays(t, *moves))
    for true, twin in zip(*seen, strict=True):
        assert told_apart(true, twin) is None
        assert true[0] == twin[0]


def test_nobody_waits_where_everybody_knows_the_answer() -> None:
    """Who never had a Moat, or whose whole hand was seen, is passed over at once."""
    with table("alice", "vincent", kingdom=["militia", "moat"]) as t:
        t.alice.has(hand="militia, copper*4")
        t.vincent.has(hand="copper*5", deck="copper*5")
        stepper = t.stepper.clone()
        militia = stepper.asked[0][0].load_answer(stepper.state_of(0), "militia")
        assert stepper.passed_over(0, militia) == []


@pytest.mark.parametrize("hand", ["copper*5", "village, copper*4", "estate*5"])
def test_others_do_not_see_what_a_hand_lacks_by_the_phase(hand: str) -> None:
    with table("alice", "vincent", kingdom=["village"]) as t:
        t.alice.has(hand=hand)
        stepper = t.stepper.clone()
        assert {stepper.view(eyes).dump()["phase"] for eyes in (-1, 1)} == {"action"}
