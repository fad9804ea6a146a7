"""Taking back is free only where nothing was learned by it: whatever a seat has seen, it could have known.

The property is looked at with twins, as leaks are: another world that the seat cannot tell from the true one
when it answers must still look the same to it afterwards, or what it did has told it something.
"""

from __future__ import annotations

from random import Random

import pytest

from chaudron.bots.random import RandomBot
from chaudron.games.catalogue import game as find_game
from chaudron.games.dominion.scenario import Scenario, table
from chaudron.games.dominion.spec import SPEC
from chaudron.kernel.driver import LogDriver, SearchDriver, Suspend
from chaudron.kernel.journal import Event, Journal
from chaudron.kernel.request import Request
from chaudron.kernel.rng import Rng, stream
from chaudron.kernel.session import Session
from chaudron.kernel.state import State
from chaudron.kernel.stepper import Stepper

WORLDS = 3  # twins of each answer
ANSWERS = 150  # of each game
# Kingdoms in which others may have something to say, and piles whose next card is hidden.
REACTING = [
    "swindler, witch, moat, militia, secret_chamber, trader, fools_gold, beggar, watchtower, horse_traders",
    "marauder, death_cart, cultist, knights, urchin, market_square, bureaucrat, mountebank, torturer, moat",
]
GAMES: list[tuple[str, int, dict[str, object]]] = [
    *[("dominion", seed, dict[str, object](kingdom=REACTING[seed % 2])) for seed in range(6)],
    *[(game, seed, dict[str, object]()) for game in ("quacks", "alchemists") for seed in range(2)],
]
Seen = tuple[object, list[object], list[int], list[object]]


def seen(state: State, seat: int, pending: list[Request], events: list[Event]) -> Seen:
    """What a seat sees: its view, its question, who is waited for, what happened."""
    asked: list[object] = [r.dump(state) for r in pending if r.decider == seat]
    deciders = sorted({r.decider for r in pending})
    return state.view(seat).dump(), asked, deciders, [e.dump(seat) for e in events]


def twin(before: Stepper, seat: int, answer: object, rng: Rng) -> Seen:
    """What the seat would have seen in a world that it cannot tell from the true one."""
    n = len(before.queues)
    after = LogDriver([[answer] if i == seat else [] for i in range(n)], [[] for _ in range(n)])
    driver = SearchDriver(before.queues, before.found, seat, rng, after)
    work = before.base.clone()
    work.journal, work.driver = Journal(), driver
    try:
        top = before.top
        work.resolve(top, None if top is None else driver.answer(work, top))
    except Suspend as s:
        return seen(work, seat, s.pending, work.journal.events)
    other = Stepper(work, True)
    other.settle(work)
    return seen(other.state_of(seat), seat, other.pending, other.log(seat))


@pytest.mark.parametrize(("game", "seed", "options"), GAMES)
def test_what_may_be_taken_back_has_told_nothing(game: str, seed: int, options: dict[str, object]) -> None:
    n = 2 + seed % 3
    session = Session(find_game(game), seed, ["p"] * n, options)
    bots = [RandomBot(seed * 8 + i) for i in range(n)]
    chance = Random(seed)
    free = 0
    while not session.over and len(session.answers) < ANSWERS:
        request = chance.choice(session.pending)
        seat, waiting = request.decider, {r.decider for r in session.pending}
        before = session.stepper.clone()
        answer = bots[seat].answer(before.view(seat), request)
        session.answer(seat, answer)
        now = {r.decider for r in session.pending}
        hidden = len(waiting) > 1 and now <= waiting - {seat}  # others still choose: nothing has happened
        if not session.may_undo(seat) or before.base.open_seats or hidden:
            continue
        free += 1
        stepper = session.stepper
        events = stepper.log(seat)[len(before.events) :]
        true = seen(stepper.state_of(seat), seat, stepper.pending, events)
        for world in range(WORLDS):
            said = f"{request.verb_name()}: {request.dump_answer(answer)}"
            rng = stream(seed * 1000 + len(session.answers) * 10 + world, "twin")
            assert twin(before, seat, answer, rng) == true, f"answer {len(session.answers)} ({said})"
    assert free > 5


# ---------------------------------------------------------------- the probe


def may_take_back(t: Scenario, *moves: tuple[int, object]) -> bool:
    """Whether the last of these answers may be taken back freely."""
    session = Session(SPEC, 1, ["alice", "vincent"], {})
    session.stepper = t.stepper.clone()
    for seat, move in moves:
        session.answer_named(seat, move)
    return session.may_undo(moves[-1][0])


@pytest.mark.parametrize("held", ["moat", "copper"])
@pytest.mark.parametrize("attack", ["swindler", "witch", "militia", "young_witch", "mountebank"])
def test_an_attack_does_not_tell_for_nothing_who_holds_a_moat(attack: str, held: str) -> None:
    """Also where nothing comes of it: no Curses are left, and the hand is small already."""
    bane = "cellar" if attack == "young_witch" else ""
    with table("alice", "vincent", kingdom=[attack, "moat"], bane=bane) as t:
        t.alice.has(hand=f"{attack}, copper*4", deck="silver*4")
        t.vincent.has(hand=f"{held}, copper*2", deck="copper*4")
        t.pile("curse", 0)
        assert not may_take_back(t, (0, attack))


@pytest.mark.parametrize("attack", ["swindler", "witch", "militia"])
def test_nobody_sees_who_could_not_react(attack: str) -> None:
    """Twins: one holds a Moat and is asked, the other is shown for a moment as if they were."""
    shown: list[object] = []
    for held, below in (("moat", "copper"), ("copper", "moat")):
        with table("alice", "vincent", kingdom=[attack, "moat"]) as t:
            t.alice.has(hand=f"{attack}, copper*4", deck="silver*4")
            t.vincent.has(hand=f"{held}, copper*3, estate", deck=f"copper*3, {below}")
            session = Session(SPEC, 1, ["alice", "vincent"], {})
            session.stepper = t.stepper.clone()
            request = session.pending[0]
            given = request.load_answer(session.stepper.state_of(0), attack)
            passed = session.stepper.passed_over(0, given)
            session.answer_named(0, attack)
            assert session.stepper.glanced == [p.seat for p in passed] == ([] if held == "moat" else [1])
            stepper = passed[0].halted if passed else session.stepper
            waiting = [p.seat for p in passed] or [r.decider for r in session.pending]
            for seat in (0, -1):
                log = [e.dump(seat) for e in stepper.log(seat)]
                shown.append((stepper.view(seat).dump(), log, waiting))
    assert shown[:2] == shown[2:] and shown[0] != shown[1]


def test_the_next_card_of_a_pile_is_news() -> None:
    with table("alice", "vincent", kingdom=["marauder", "festival"]) as t:
        t.alice.has(hand="festival, copper*4", deck="silver*4")
        t.pile("ruins", "survivors, ruined_village, ruined_market")
        bought = [(0, "festival"), (0, []), (0, "copper")]
        assert may_take_back(t, *bought)
        assert not may_take_back(t, *bought[:2], (0, "survivors"))
