"""What holds in every game of Quacks, checked while random bots play random tables.

`quick` plays a game at full speed and checks every question. `thorough` steps through a game and
checks what is dear: save and load, leaks, imagined futures. `contention` lets brewers want the same
things, in any order of arrival: with the quota it never matters, else whoever keeps the order keeps
the game. All are functions of a seed, so that a failure is one line to reproduce:

    python -m tools.soak quacks --seed 123 --games 1
"""

from __future__ import annotations

from random import Random

from chaudron.bots.random import RandomBot
from chaudron.games.quacks import elixirs, fortunes
from chaudron.games.quacks.chips import BY_NAME, WHITE
from chaudron.games.quacks.rules import Game
from chaudron.games.quacks.spec import SPEC
from chaudron.games.quacks.state import BONUS_DIE, FORTUNE
from chaudron.kernel.driver import Bot, CallbackDriver, Driver, RecordingDriver
from chaudron.kernel.record import Record
from chaudron.kernel.request import NUMBER, ONE, ORDER, SOME, YES_NO, Request
from chaudron.kernel.rng import stream
from chaudron.kernel.session import Session, replay, replay_together
from chaudron.kernel.state import State
from chaudron.kernel.stepper import Stepper, stepper
from chaudron.kernel.view import View
from chaudron.testing.playing import random_bots, saved_and_loaded, walk
from chaudron.testing.quacks.playing import NAMES, all_chips, in_the_boxes, some_session, some_table


class Watching(Driver):
    """Checks the table at every question, that no forced choice is asked and every answer offered."""

    def __init__(self, bots: list[Bot]) -> None:
        self.bots = bots
        self.answers: list[tuple[int, object]] = []

    def answer(self, state: State, request: Request) -> object:
        assert isinstance(state, Game)
        for p in state.players:
            assert p.vp >= 0 and p.rubies >= 0
            assert 0 <= p.droplet <= 52 and 0 <= p.essence <= 10 and 0 <= p.tube <= 12
            inside = sum(x.chip.value for x in [*p.pot, *p.cup] if x.chip.colour == WHITE)
            assert p.white == inside or state.phase >= BONUS_DIE
        assert min(state.supply) >= 0
        options = request.options(state)
        if request.kind in (ONE, ORDER, SOME):
            assert len(options) >= 2 or (request.lo == 0 and options), request.dump(state)
        elif request.kind == NUMBER:
            assert request.lo < request.hi
        else:
            assert request.kind == YES_NO
        seat = request.decider
        answer = self.bots[seat].answer(state.view(seat), request)
        assert request.refusal(state, answer) is None
        self.answers.append((seat, request.dump_answer(answer)))
        return answer


def quick(seed: int) -> str:
    """Play one game, checking everything that is cheap to see; the digest of its end."""
    n, options = some_table(seed)
    settled = SPEC.settle(seed, n, options)
    game = SPEC.begin(seed, n, settled)
    driver = Watching(random_bots(seed, n))
    game.driver = driver
    there = in_the_boxes(game)
    while not game.over:
        if game.open_seats:
            driver.run_branches(game)
        else:
            game.resolve(None, None)
        assert all_chips(game) == there
    assert game.round == 9 and min(game.standings()) == 1
    record = Record("quacks", SPEC.rules, seed, NAMES[:n], settled, driver.answers)
    assert replay(record, SPEC).digest() == game.digest()
    if settled["ruby_supply"] != "box" and settled["supply_while_brewing"] == "quota":
        any_order(record, Random(seed), game.digest())
    return game.digest()


def any_order(record: Record, chance: Random, digest: str) -> None:
    """The same answers, arriving in another order, end in the same game."""
    assert record.seed is not None
    session = Session(SPEC, record.seed, record.seats, record.options)
    left: list[list[object]] = [
        [a for s, a in record.answers if s == seat] for seat in range(len(record.seats))
    ]
    while not session.over:
        seat = chance.choice(session.pending).decider
        session.answer_named(seat, left[seat].pop(0))
    assert session.state.digest() == digest
    assert replay(session.record(), SPEC).digest() == digest


def thorough(seed: int) -> str:
    """Step through one game, checking at many decisions what is dear."""
    session = some_session(seed)
    rng = stream(seed, "thorough")
    for n, seat in enumerate(walk(session, seed)):
        state = session.stepper.state_of(seat)
        request = session.asked_of(seat)
        assert request is not None
        if n % 3 == 0:  # nothing leaks
            other = state.clone()
            other.redeal(seat, rng)
            assert other.view(seat).dump() == state.view(seat).dump()
            assert request.dump(other) == request.dump(state)
        if n % 7 == seed % 7:  # saved and loaded, the same questions are open
            loaded = saved_and_loaded(session)
            assert loaded.state.digest() == session.state.digest()
            for r, s in zip(session.pending, loaded.pending, strict=True):
                assert r.dump(session.stepper.state_of(r.decider)) == s.dump(
                    loaded.stepper.state_of(s.decider)
                )
        if n % 11 == 0:  # futures leave the present alone, and end
            before = session.state.digest()
            bots = CallbackDriver(random_bots(n, len(session.seats)))
            assert session.stepper.future(bots).over
            assert session.stepper.imagined(seat, rng, bots).over
            assert session.state.digest() == before
    assert replay(session.record(), SPEC).digest() == session.state.digest()
    return session.state.digest()


def contested(seed: int, supply: str) -> Game:
    """A round in which brewers claim the same few chips, roll dice and give things to each other."""
    options: dict[str, object] = {
        "books": "yellow=6,black=5",
        "witches": True,
        "patients": True,
        "tubes": True,
        "supply_while_brewing": supply,
        "lock_step": seed % 5 == 4,
        "ruby_supply": "box" if seed % 3 == 2 and supply == "arrival" else "unlimited",
    }
    game = SPEC.new(seed, 2 + seed % 4, options)
    assert isinstance(game, Game)
    game.phase, game.round = FORTUNE, 6
    game.deck = [fortunes.BY_ID["FA-B05"]] * 5  # white 3 goes back, rubies go to the left
    for name in ("yellow-1", "black-1", "orange-1"):
        game.supply[BY_NAME[name].id] = 1 + seed % 3
    for p in game.players:
        p.patient, p.essence, p.tube = elixirs.BY_ID["witch_hump"], 10, 4  # glass 5 holds a black chip
        p.rubies = 32 // game.n_players  # few are left in a box of 40
        names = ["purple-1"] * 8 + ["white-3", "black-1", "blue-2", "yellow-2", "white-1", "orange-1"]
        p.bag = [BY_NAME[name] for name in names]
    return game


class Eager(RandomBot):
    """Draws while it can, and says yes; the rest by chance."""

    def answer(self, view: View, request: Request) -> object:
        if request.kind == YES_NO:
            return True if self.rng.below(8) else super().answer(view, request)
        if request.verb_name() == "brew" and "draw" in view.options(request) and self.rng.below(8):
            return "draw"
        return super().answer(view, request)


def contention(seed: int) -> int:
    """Brewers want the same things; how many open questions went because another was quicker."""
    quota(seed)
    end = contested(seed, "arrival")
    n = end.n_players
    driver = RecordingDriver([Eager(1000 * seed + seat) for seat in range(n)])
    end.run(driver)
    assert replay_together(contested(seed, "arrival"), driver.answers).digest() == end.digest()
    return sum([arrivals(seed, arrival) for arrival in (1, 2, 3)])


def quota(seed: int) -> None:
    """In whatever order the answers arrive, brewers who each have their quota end alike."""
    end = contested(seed, "quota")
    n = end.n_players
    driver = RecordingDriver([Eager(1000 * seed + seat) for seat in range(n)])
    end.run(driver)
    again = stepper(contested(seed, "quota"))
    left: list[list[object]] = [[a for s, a in driver.answers if s == seat] for seat in range(n)]
    chance = Random(seed)
    while not again.over:
        request = chance.choice(again.pending)
        seat = request.decider
        again.step(seat, request.load_answer(again.state_of(seat), left[seat].pop(0)))
    assert again.base.digest() == end.digest()


def arrivals(seed: int, arrival: int) -> int:
    """Answers come in any order: nothing is taken twice, and whoever keeps the order keeps the game."""
    first = stepper(contested(seed, "arrival"))
    n = first.base.n_players
    bots = [Eager(100 * seed + 10 * arrival + seat) for seat in range(n)]
    chance = Random(10 * seed + arrival)
    answers: list[tuple[int, object]] = []
    copies: list[tuple[int, Stepper]] = []
    while not first.over:
        if chance.random() < 0.02:
            copies.append((len(answers), first.clone()))
        request = chance.choice(first.pending)
        seat = request.decider
        state = first.state_of(seat)
        assert isinstance(state, Game) and min(state.supply) >= 0
        assert not state.setup.rubies or state.free_rubies() >= 0
        if chance.random() < 0.02:
            minds: list[Bot] = [Eager(i) for i in range(n)]
            assert first.imagined(seat, stream(seed, "imagined"), CallbackDriver(minds)).over
        given = bots[seat].answer(state.view(seat), request)
        first.check(seat, given)
        answers.append((seat, request.dump_answer(given)))
        first.step(seat, given)
    digest = first.base.digest()
    assert replay_together(contested(seed, "arrival"), answers).digest() == digest
    for at, copy in copies[:3]:
        for seat, data in answers[at:]:
            asked = copy.asked_of(seat)
            assert asked is not None
            copy.step(seat, asked.load_answer(copy.state_of(seat), data))
        assert copy.base.digest() == digest
    return sum(first.withdrawn)
