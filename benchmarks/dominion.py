"""Dominion's rows."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import NamedTuple, cast

from benchmarks.rows import GAMES_PER_S, MICROSECONDS, PER_S, Row
from chaudron.bots.dominion.big_money import PlainMoney
from chaudron.bots.dominion.plans.plan import BuyRule, Plan
from chaudron.bots.dominion.plans.player import PlanBot
from chaudron.bots.random import RandomBot
from chaudron.games.dominion.cards.basics import GOLD, PROVINCE, SILVER
from chaudron.games.dominion.rules import Game
from chaudron.games.dominion.spec import SPEC
from chaudron.kernel.driver import Bot, CallbackDriver, RecordingDriver
from chaudron.kernel.record import Record
from chaudron.kernel.rng import stream
from chaudron.kernel.session import Session, replay, resume
from chaudron.kernel.stepper import stepper
from chaudron.lab.match import match, play_chunk

FIRST_GAME = "cellar, market, militia, mine, moat, remodel, smithy, village, woodcutter, workshop"
CHUNK = 50


def big_money() -> Callable[[], int]:
    """The match of the simulation command, as it plays it: bots look through views, seats alternate."""
    m = match("dominion", ["plain-money", "plain-money:smithy=2"], {"kingdom": FIRST_GAME}, 1, 10**9)
    chunks = count(0, CHUNK)

    def play() -> int:
        first = next(chunks)
        play_chunk(m, first, first + CHUNK)
        return CHUNK

    return play


def random_kingdoms() -> Callable[[], int]:
    """Random bots; each game has a random kingdom of all sets and 2 to 6 players."""
    deals = [(seed, 2 + seed % 5) for seed in range(40)]
    settled = [SPEC.settle(seed, n, {"kingdom": "random"}) for seed, n in deals]

    def play() -> int:
        for (seed, n), options in zip(deals, settled, strict=True):
            bots: list[Bot] = [RandomBot(8 * seed + i) for i in range(n)]
            SPEC.begin(seed, n, options).run(CallbackDriver(bots))
        return len(deals)

    return play


class Sample(NamedTuple):
    """A game of two random bots with about three hundred decisions."""

    seed: int
    options: dict[str, object]
    answers: list[tuple[int, object]]

    def record(self) -> Record:
        return Record("dominion", SPEC.rules, self.seed, ["one", "two"], self.options, self.answers)

    def midway(self) -> Game:
        """The table at its last quiet moment before the middle of the game."""
        return cast(Game, resume(self.record(), SPEC, len(self.answers) // 2).state)


def sample() -> Sample:
    for seed in count():
        options = SPEC.settle(seed, 2, {"kingdom": FIRST_GAME})
        driver = RecordingDriver([RandomBot(2 * seed), RandomBot(2 * seed + 1)])
        SPEC.begin(seed, 2, options).run(driver)
        if 295 <= len(driver.answers) <= 305:
            return Sample(seed, options, driver.answers)
    raise AssertionError


def stepped() -> Callable[[], int]:
    """A server's way: every answer is read by name, checked, and the game suspended again."""
    game = sample()

    def play() -> int:
        s = stepper(SPEC.begin(game.seed, 2, game.options))
        for seat, data in game.answers:
            request = s.asked[seat][0]
            answer = request.load_answer(s.state_of(seat), data)
            s.check(seat, answer)
            s.step(seat, answer)
        return len(game.answers)

    return play


def clones() -> Callable[[], int]:
    game = sample().midway()

    def play() -> int:
        for _ in range(1000):
            game.clone()
        return 1000

    return play


def replays() -> Callable[[], int]:
    record = sample().record()

    def play() -> int:
        for _ in range(10):
            replay(record, SPEC)
        return 10

    return play


def saves() -> Callable[[], int]:
    game = sample()
    session: Session = resume(game.record(), SPEC)

    def play() -> int:
        for _ in range(10):
            session.record().dumps()
        return 10

    return play


def big_money_midway() -> Session:
    """The Big Money match when half of it has been decided."""
    options = SPEC.settle(1, 2, {"kingdom": FIRST_GAME})
    driver = RecordingDriver([PlainMoney([]), PlainMoney([])])
    SPEC.begin(1, 2, options).run(driver)
    record = Record("dominion", SPEC.rules, 1, ["one", "two"], options, driver.answers)
    return resume(record, SPEC, len(driver.answers) // 2)


def plan_bots() -> list[Bot]:
    plan = Plan([BuyRule(PROVINCE), BuyRule(GOLD), BuyRule(SILVER)])
    return [PlanBot(plan), PlanBot(plan)]


def searches() -> Callable[[], int]:
    """What a master does: after an answer to its open question a world is dealt anew, and a plan plays both
    sides to the end, which is judged."""
    session = big_money_midway()
    request = session.pending[0]
    view = session.stepper.view(request.decider)
    outlook = view.outlook
    assert outlook is not None
    bots = plan_bots()
    answer = request.dump_answer(bots[request.decider].answer(view, request))
    driver = CallbackDriver(bots)
    games = count()

    def play() -> int:
        for _ in range(100):
            end = outlook.end(answer, stream(1, f"search {next(games)}"), driver)
            end.standings()
        return 100

    return play


def playouts() -> Callable[[], int]:
    """The core of it: from the middle of the Big Money match a world is dealt anew, and a plan plays both
    sides to the end."""
    midway = cast(Game, big_money_midway().state)
    bots = plan_bots()
    rng = stream(1, "playouts")

    def play() -> int:
        for _ in range(100):
            world = midway.clone()
            world.redeal(0, rng)
            world.run(CallbackDriver(bots))
        return 100

    return play


def views() -> Callable[[], int]:
    view = sample().midway().view(0)

    def play() -> int:
        for _ in range(100):
            view.dump()
        return 100

    return play


ROWS = [
    Row("Big Money v. Big Money + Smithy", GAMES_PER_S, big_money, "pyminion", compiled=40, interpreted=4),
    Row("random bots, all sets, 2-6 players", GAMES_PER_S, random_kingdoms),
    Row("search: worlds dealt anew and played out by a plan", PER_S, playouts, compiled=30_000),
    Row("search: the same from a master's open question", PER_S, searches),
    Row("decisions stepped", PER_S, stepped),
    Row("clone", MICROSECONDS, clones, compiled=1),
    Row("replay of 300 decisions", MICROSECONDS, replays, compiled=150),
    Row("save of 300 decisions", MICROSECONDS, saves),
    Row("view.dump()", MICROSECONDS, views),
]
