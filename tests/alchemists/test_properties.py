"""What holds in every game, over random modules, modes and tables with random answers."""

from __future__ import annotations

from collections import Counter

import pytest

from chaudron.games.alchemists.deduction import all_worlds
from chaudron.games.alchemists.rules import Game
from chaudron.games.alchemists.scenario import table
from chaudron.games.alchemists.spec import SPEC
from chaudron.games.alchemists.state import PHASE_NAMES
from chaudron.kernel.driver import CallbackDriver, CheckingDriver, Driver, RecordingDriver
from chaudron.kernel.errors import Refusal
from chaudron.kernel.request import NUMBER, ONE, SOME, YES_NO, Request
from chaudron.kernel.rng import stream
from chaudron.kernel.session import Session, replay
from chaudron.kernel.state import State
from chaudron.kernel.stepper import stepper
from tests.alchemists.playing import (
    NAMES,
    answer_of,
    census,
    random_bots,
    saved_and_loaded,
    some_session,
    some_table,
    walk,
)
from tests.rulings import ruling


def difference(a: object, b: object, path: str = "") -> str:
    """Where two dumps differ first."""
    if isinstance(a, dict) and isinstance(b, dict):
        for k in a:
            if a[k] != b.get(k):
                return difference(a[k], b.get(k), f"{path}.{k}")
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        for i, (x, y) in enumerate(zip(a, b, strict=True)):
            if x != y:
                return difference(x, y, f"{path}[{i}]")
    return f"{path}: {a} / {b}"


class Watching(Driver):
    """Checks the table at every question, then lets another driver answer."""

    def __init__(self, inner: CheckingDriver) -> None:
        self.inner = inner

    def answer(self, state: State, request: Request) -> object:
        assert isinstance(state, Game)
        for p in state.players:
            assert p.gold >= 0 and p.cubes >= 0 and p.approval >= 0 and min(p.seals) >= 0
            assert p.reputation >= min(0, state.box.readings.reputation_floor)
        options = request.options(state)
        if request.kind in (ONE, SOME):
            assert len(set(options)) >= 2 or (request.lo == 0 and options), request.dump(state)
            if request.kind == ONE:
                assert len(set(options)) == len(options)
        elif request.kind == NUMBER:
            assert request.lo < request.hi
        else:
            assert request.kind == YES_NO
        return self.inner.answer(state, request)


@ruling("A-292", "A-121")
@pytest.mark.parametrize("seed", range(60))
def test_everything_is_conserved_and_every_option_taken(seed: int) -> None:
    n, options = some_table(seed)
    game = SPEC.new(seed, n, options)
    assert isinstance(game, Game)
    driver = Watching(CheckingDriver(random_bots(seed, n)))
    game.driver = driver
    there = census(game)
    seals = there[3]
    while not game.over:
        game.resolve(None, None)
        now = census(game)
        assert now[:3] == there[:3], PHASE_NAMES[game.phase]
        assert all(a >= b for a, b in zip(seals, now[3], strict=True))  # a seal never comes back
        seals = now[3]
        assert all(count == 1 for name, count in now[4].items() if name)
        theories = [t for t in game.theories if t is not None]
        assert len({t.alchemical for t in theories}) == len(theories)
        assert all(len(t.seals) == len({s for s, _ in t.seals}) <= 3 for t in theories)
        assert sum(game.conflicted(i) for i in range(8)) <= 6
        for i, j in game.conflicts:
            assert game.theories[i] is not None and game.theories[j] is not None
    assert game.round == 6 and min(game.standings()) == 1
    assert Counter(p.index for p in game.players if game.standings()[p.index] == 1)


@pytest.mark.parametrize("seed", range(12))
def test_a_record_plays_the_same_game(seed: int) -> None:
    n, options = some_table(seed)
    driver = RecordingDriver(random_bots(seed, n))
    state = SPEC.new(seed, n, options)
    state.run(driver)
    again = Session(SPEC, seed, NAMES[:n], options)
    for seat, data in driver.answers:
        again.answer_named(seat, data)
    assert again.over and again.state.digest() == state.digest()
    assert saved_and_loaded(again).state.digest() == state.digest()
    assert replay(again.record(), SPEC).digest() == state.digest()


@pytest.mark.parametrize("seed", range(5))
def test_saving_at_every_decision_brings_back_the_same_questions(seed: int) -> None:
    session = some_session(seed)
    for n, _ in enumerate(walk(session, seed)):
        if n % 4 == seed % 4:
            other = saved_and_loaded(session)
            for r, s in zip(session.pending, other.pending, strict=True):
                assert r.dump(session.stepper.state_of(r.decider)) == s.dump(
                    other.stepper.state_of(s.decider)
                )
            assert other.state.digest() == session.state.digest()


@pytest.mark.parametrize("seed", range(6))
def test_a_clone_never_touches_its_parent(seed: int) -> None:
    session = some_session(seed)
    for n, _ in enumerate(walk(session, seed)):
        if n % 7 == 0:
            base = session.stepper.base
            before = base.digest()
            copy = session.stepper.clone()
            assert copy.base.clone().digest() == before
            copy.future(CallbackDriver(random_bots(n, len(session.seats))))
            assert base.digest() == before and copy.base.digest() == before


@ruling("A-282", "A-367", "A-368")
@pytest.mark.parametrize("seed", range(14))
def test_nothing_leaks_what_a_seat_cannot_know(seed: int) -> None:
    """Dealt anew what a seat cannot know, its view and the questions to it stay the same."""
    session = some_session(seed)
    rng = stream(seed, "leaks")
    for n, asked in enumerate(walk(session, seed)):
        if n % 4:
            continue
        for seat in range(-1, len(session.seats)):
            state = session.stepper.state_of(seat)
            assert isinstance(state, Game)
            other = state.clone()
            there = census(other)
            other.redeal(seat, rng)
            assert census(other) == there
            assert other.view(seat).dump() == state.view(seat).dump()
            request = session.asked_of(seat)
            if seat == asked and request is not None:
                assert request.dump(other) == request.dump(state)
            if not session.over:
                for fact in other.known_to(seat):
                    assert fact.holds(other.assignment, other.golem)


@pytest.mark.parametrize("seed", range(14))
def test_no_event_tells_a_seat_what_it_cannot_know(seed: int) -> None:
    """In a world dealt anew a seat that hears the same sees the same and is asked the same."""
    session = some_session(seed)
    rng = stream(seed, "twins")
    for n, _ in enumerate(walk(session, seed)):
        if n % 12 or session.stepper.queues != [[] for _ in session.seats]:
            continue
        observer = n % len(session.seats)
        base = session.stepper.base
        twin_base = base.clone()
        chance = twin_base.rng.clone()
        twin_base.redeal(observer, rng)
        twin_base.rng = chance
        world, twin = stepper(base.clone(), True), stepper(twin_base, True)
        bots, same = random_bots(n, len(session.seats)), random_bots(n, len(session.seats))
        for _ in range(30):
            if world.over or twin.over or not world.pending or not twin.pending:
                break
            heard = [e.dump(observer) for e in world.log(observer)]
            if heard != [e.dump(observer) for e in twin.log(observer)]:
                break
            a, b = world.pending[0], twin.pending[0]
            if (a.decider, a.verb) != (b.decider, b.verb):
                break
            sight, other = world.view(observer).dump(), twin.view(observer).dump()
            assert sight == other, difference(sight, other)
            seat = a.decider
            if seat == observer:
                assert a.dump(world.state_of(seat)) == b.dump(twin.state_of(seat))
            first, second = answer_of(world, seat, bots), answer_of(twin, seat, same)
            if seat == observer:
                assert first == second
            world.step(seat, first)
            twin.step(seat, second)


@ruling("A-363", "A-322")
@pytest.mark.parametrize("seed", range(8))
def test_what_is_learned_is_true_and_the_truth_is_never_excluded(seed: int) -> None:
    n, options = some_table(seed)
    game = SPEC.new(seed, n, options)
    game.run(CallbackDriver(random_bots(seed, n)))
    assert isinstance(game, Game)
    for seat in range(n):
        assert all(f.holds(game.assignment, game.golem) for f in game.known_to(seat))
        worlds = all_worlds(game.box.golem).knowing_all(game.known_to(seat))
        assert worlds.count() >= 1
    tried = [sum(f.kind == 0 for f in p.facts) for p in game.players]
    assert all(len(p.potions) <= t for p, t in zip(game.players, tried, strict=True))


@pytest.mark.parametrize("seed", range(4))
def test_imagined_games_come_to_an_end(seed: int) -> None:
    session = some_session(seed)
    rng = stream(seed, "imagined")
    for n, seat in enumerate(walk(session, seed)):
        if n % 25 == 0:
            bots = CallbackDriver(random_bots(n, len(session.seats)))
            assert session.stepper.imagined(seat, rng, bots).over


def test_listening_changes_nothing() -> None:
    for seed in range(6):
        n, options = some_table(seed)
        quiet, loud = stepper(SPEC.new(seed, n, options)), stepper(SPEC.new(seed, n, options), True)
        bots, same = random_bots(seed, n), random_bots(seed, n)
        while not quiet.over:
            seat = quiet.pending[0].decider
            a, b = answer_of(quiet, seat, bots), answer_of(loud, seat, same)
            quiet.step(seat, a)
            loud.step(seat, b)
        assert quiet.base.digest() == loud.base.digest()
        assert not quiet.events and loud.events
        assert all(e.dump(0) for e in loud.events)


@ruling("A-369", "A-305")
def test_secret_choices_show_nothing_until_all_have_made_theirs() -> None:
    options: dict[str, object] = {"startup_funding": True, "first": 1}
    one, two = (Session(SPEC, 3, NAMES[:3], options) for _ in range(2))
    assert [r.decider for r in one.pending] == [0, 1, 2]
    seen = [one.stepper.view(2).dump(), [e.dump(2) for e in one.stepper.log(2)]]
    cards = one.pending[0].options(one.state)
    one.answer(0, cards[:2])
    two.answer(0, cards[2:])
    for session in (one, two):
        assert [session.stepper.view(2).dump(), [e.dump(2) for e in session.stepper.log(2)]] == seen


# ---------------------------------------------------------------- bad input


@ruling("A-232", "A-284")
def test_modules_combine_freely_but_the_golem_needs_the_encyclopedia() -> None:
    with pytest.raises(Refusal) as caught:
        SPEC.new(1, 2, {"golem": True})
    assert caught.value.code == "module-missing"
    assert caught.value.message == "golem cannot be played without encyclopedia"
    names = ["startup_funding", "busy_days", "encyclopedia", "golem"]
    for bits in range(16):
        options: dict[str, object] = {name: bool(bits >> i & 1) for i, name in enumerate(names)}
        if options["golem"] and not options["encyclopedia"]:
            continue
        SPEC.new(bits, 2 + bits % 3, options).run(CallbackDriver(random_bots(bits, 2 + bits % 3)))


@ruling("A-018")
@pytest.mark.parametrize("n", [0, 1, 5])
def test_two_to_four_players(n: int) -> None:
    with pytest.raises(Refusal, match="2 to 4 players"):
        SPEC.new(1, n, {})


@pytest.mark.parametrize(
    "options",
    [
        {"mode": "novice"},
        {"bid_smileys": "1,2"},
        {"bid_smileys": ["x", "2", "3", "4"]},
        {"study_golem_cubes": "0"},
        {"first": 3},
        {"endorse_reputation": 2},
        {"nonsense": 1},
    ],
)
def test_bad_options_are_one_clear_line(options: dict[str, object]) -> None:
    with pytest.raises(Refusal) as caught:
        SPEC.new(1, 2, options)
    assert "\n" not in caught.value.message


def test_equal_cards_are_thrown_away_without_asking() -> None:
    with table("alice", "vincent") as t:
        t.begins("order").deck("toad*9").favour_deck("herbalist, sage")
        t.alice.answers("order_space", 6)
        t.alice.shows(hand="toad", favours="sage")
