"""The levels: exact look-ahead, the rules of every book, no peeking, and a reason for every answer."""

from __future__ import annotations

import json
from random import Random
from typing import cast

import pytest

from chaudron.bots.catalogue import bot
from chaudron.bots.quacks.adept import Adept
from chaudron.bots.quacks.catalogue import BOTS
from chaudron.bots.quacks.potion import Kitchen, counted, drawing, placed, potion_of, risk, worth
from chaudron.bots.quacks.values import FILE, NAMES, START, TUNED, Worths
from chaudron.games.quacks.chips import BY_NAME, CHIPS, COLOUR_NAMES, START_BAG, WHITE, Chip
from chaudron.games.quacks.choices import BREW, QuacksQuestion
from chaudron.games.quacks.odds import explosion_odds
from chaudron.games.quacks.scenario import chips, table
from chaudron.games.quacks.spec import SPEC
from chaudron.games.quacks.track import COINS, POINTS, RUBY
from chaudron.games.quacks.view import QuacksView
from chaudron.kernel.driver import Bot
from chaudron.kernel.request import Request
from chaudron.kernel.rng import stream
from chaudron.kernel.session import Session
from chaudron.kernel.state import State
from chaudron.locales import Texts
from chaudron.testing.playing import CheckingDriver
from chaudron.testing.quacks.playing import NAMES as PEOPLE
from chaudron.testing.quacks.playing import some_session, some_table

LEVELS = ["apprentice", "journeyman", "master"]
FEW = 60  # chips that a master of these tests places in thought
# Chips of these books draw others on their own account or ask for a ruby: where they lie is not told before.
BY_CHANCE = ["blue-1", "yellow-5", "yellow-6"]


def made(level: str, seed: int, seat: int = 0) -> Bot:
    """A bot of this level, the master with less patience."""
    return Adept(TUNED, 2, FEW) if level == "master" else bot("quacks", level, seed, seat)


def kitchen_of(view: QuacksView, values: list[float] = START) -> Kitchen:
    books = [view.book(colour) for colour in range(len(COLOUR_NAMES) - 1)]
    return Kitchen(view, Worths(values, books, view.round))


def best_by_hand(space: int, white: int, bag: list[Chip], deep: int) -> float:
    """Round 9, chips without actions: stop or draw, chip by chip, every order counted on its own."""

    def scored(space: int, burst: bool) -> float:
        at = space + 1
        return POINTS[at] + 0.5 * RUBY[at] + (0 if burst else COINS[at] // 5)

    def drawn(space: int, white: int, bag: list[Chip], deep: int) -> float:
        total = 0.0
        for i, chip in enumerate(bag):
            heavier = white + (chip.value if chip.colour == WHITE else 0)
            if heavier > 7:
                total += scored(space + chip.value, True)
            else:
                here = scored(space + chip.value, False)
                rest = bag[:i] + bag[i + 1 :]
                if deep > 1 and rest:
                    here = max(here, drawn(space + chip.value, heavier, rest, deep - 1))
                total += here
        return total / len(bag)

    return drawn(space, white, bag, deep)


@pytest.mark.parametrize("seed", range(12))
def test_looking_ahead_agrees_with_every_order_of_a_small_bag(seed: int) -> None:
    chance = Random(seed)
    bag = chance.sample(chips("white-1*4, white-2*2, white-3, orange-1*3, black-1*2, black-1"), 6)
    whites = chance.randint(3, 7)
    with table("lucas", "nina") as t:
        t.begins(round=9)
        t.lucas.has(pot=", ".join(["white-1"] * whites), bag=", ".join(c.name for c in bag), flask=False)
        t.nina.has(pot="orange-1@48")
        view = t.state.view(0)
        kitchen = kitchen_of(view)
        kitchen.blacks = [9, 9]  # the others have more
        p = potion_of(view, kitchen, view.pot(0), view.white(0))
        assert risk(p, counted(bag), len(bag)) == explosion_odds(bag, whites, 7)
        for deep in (1, 2, 6):
            by_hand = best_by_hand(p.space, p.white, bag, deep)
            assert drawing(kitchen, p, counted(bag), len(bag), deep) == pytest.approx(by_hand)


def test_deeper_is_never_worth_less() -> None:
    with table("lucas", "nina") as t:
        t.begins(round=4)
        t.lucas.has(pot="white-1, white-3, orange-1, white-1")
        view = t.state.view(0)
        kitchen = kitchen_of(view)
        p = potion_of(view, kitchen, view.pot(0), view.white(0))
        bag = chips("white-1*2, white-2*2, orange-1, green-1, red-2, yellow-1")
        kitchen.look_into(bag)
        worths = [drawing(kitchen, p, counted(bag), len(bag), depth) for depth in (1, 2, 3, 4)]
        assert worths == sorted(worths)


class Watching(CheckingDriver):
    """Compares where chips would lie with what the rules say, at every step of every brewing."""

    compared = 0

    def answer(self, state: State, request: Request) -> object:
        if cast(QuacksQuestion, request).verb == BREW:
            view = cast(QuacksView, state.view(request.decider))
            lands = view.dump()["players"][request.decider]["lands"]
            kitchen = kitchen_of(view)
            p = potion_of(view, kitchen, view.pot(view.seat), view.white(view.seat))
            for name, space in lands.items():
                chip = BY_NAME[name]
                if view.book(chip.colour) not in BY_CHANCE and p.copied.colour not in (3, 5):
                    assert placed(kitchen, p, chip).space == space, (name, view.book(chip.colour), p.last)
                    Watching.compared += 1
        return super().answer(state, request)


@pytest.mark.parametrize("books", ["set1", "set2", "set3", "set4", "set5", "set6"])
def test_chips_lie_where_the_rules_put_them(books: str) -> None:
    Watching.compared = 0
    for seed in range(3):
        options: dict[str, object] = {"books": books, "witches": True, "patients": seed == 2}
        SPEC.new(seed, 2, options).run(Watching([Adept(START), Adept(START)]))
    assert Watching.compared > 300


def test_a_witch_takes_the_sting_out_of_an_explosion() -> None:
    with table("lucas", "nina", witches=True) as t:
        t.begins(round=6).witches("W-B4, W-S2, W-P1")
        t.lucas.has(pot="white-3, white-3@20, white-1@21", bag="white-1*2, orange-1", pennies="silver")
        view = t.state.view(0)
        kitchen = kitchen_of(view)
        p = potion_of(view, kitchen, view.pot(0), view.white(0))
        after = placed(kitchen, p, BY_NAME["white-1"])
        bag = chips("white-1*2, orange-1")
        with_her = drawing(kitchen, p, counted(bag), 3, 1)
        kitchen.harmless = -1.0
        assert with_her > drawing(kitchen, p, counted(bag), 3, 1)
        assert worth(kitchen, after) > worth(kitchen, after, True)


@pytest.mark.parametrize("level", LEVELS)
def test_every_question_is_answered_and_every_answer_has_a_reason(level: str) -> None:
    both = [Texts("en"), Texts("fr")]
    told: set[str] = set()
    for seed in range(3):
        n, options = some_table(seed)
        session = Session(SPEC, seed, PEOPLE[:n], options)
        bots = [made(level, seed, seat) for seat in range(n)]
        while not session.over:
            request = session.pending[0]
            seat = request.decider
            answer = bots[seat].answer(session.stepper.view(seat), request)
            reason = bots[seat].why()
            assert reason is not None
            if reason.thought_of:
                assert reason.thought_of[0].answer == request.dump_answer(answer)
                assert [e.worth for e in reason.thought_of] == sorted(
                    [e.worth for e in reason.thought_of], reverse=True
                )
            if reason.message not in told:
                told.add(reason.message)
                for texts in both:
                    said = texts.say(reason.message, **reason.args)
                    assert said != reason.message and "{" not in said
            session.answer(seat, answer)
    assert {"quacks-why-safe", "quacks-why-brew", "quacks-why-buy"} <= told


@pytest.mark.parametrize("level", LEVELS)
def test_it_never_peeks(level: str) -> None:
    """In a world dealt anew that it cannot tell from this one, it answers alike."""
    session = some_session(8)
    n = len(session.seats)
    bots = [made(level, 8, seat) for seat in range(n)]
    rng = stream(8, "peeking")
    asked = 0
    while not session.over:
        request = session.pending[0]
        seat = request.decider
        answer = bots[seat].answer(session.stepper.view(seat), request)
        asked += 1
        if asked % 4 == 0:
            other = session.stepper.state_of(seat).clone()
            other.redeal(seat, rng)
            again = made(level, 8, seat).answer(other.view(seat), request)
            assert request.dump_answer(again) == request.dump_answer(answer)
        session.answer(seat, answer)
    assert asked > 50


def test_the_values_of_the_package_are_all_there() -> None:
    assert len(TUNED) == len(NAMES) == len(set(NAMES))
    assert FILE.is_file()
    assert json.loads(FILE.read_text(encoding="utf-8"))["values"] == dict(zip(NAMES, TUNED))
    assert TUNED != START


def test_a_larger_chip_of_any_book_is_worth_more_and_early_more_than_late() -> None:
    for books in ("set1", "set2", "set3", "set4"):
        view = cast(QuacksView, SPEC.new(1, 3, {"books": books}).view(0))
        ids = [view.book(colour) for colour in range(len(COLOUR_NAMES) - 1)]
        early, late = Worths(TUNED, ids, 1), Worths(TUNED, ids, 8)
        for colour in ("green", "blue", "red", "yellow"):
            small, large = BY_NAME[f"{colour}-1"].id, BY_NAME[f"{colour}-4"].id
            assert early.chips[large] > early.chips[small]
            assert early.chips[large] > late.chips[large]


def test_levels_are_in_the_catalogue_and_the_brewer_sits_down_first() -> None:
    assert BOTS.names()[-3:] == LEVELS
    assert BOTS.default == "brewer"


def test_moods_and_tastes_come_from_the_seed() -> None:
    with table("lucas", "nina") as t:
        t.begins(round=5)
        t.lucas.has(pot="white-1, white-3, orange-1, white-1", bag=", ".join(c.name for c in START_BAG))
        view = t.state.view(0)
        asked = t.asked(t.lucas)

        def estimates(level: str, seed: int) -> list[float]:
            mine = made(level, seed)
            mine.answer(view, asked)
            reason = mine.why()
            assert reason is not None
            return [e.worth for e in reason.thought_of]

        assert estimates("apprentice", 1) == estimates("apprentice", 1) != estimates("apprentice", 2)
        assert estimates("master", 1) == estimates("master", 2)


def test_a_hint_has_no_moods() -> None:
    """Whoever asks for one hears what things are worth, whatever the chance of who is asked."""
    assert BOTS.adviser == "master"
    with table("lucas", "nina") as t:
        t.begins(round=5)
        t.lucas.has(pot="white-1, white-3, orange-1, white-1", bag=", ".join(c.name for c in START_BAG))
        said: list[list[float]] = []
        for seed in (1, 2):
            adviser = bot("quacks", BOTS.adviser, seed, 0)
            adviser.answer(t.state.view(0), t.asked(t.lucas))
            reason = adviser.why()
            assert reason is not None and len(reason.thought_of) >= 2
            said.append([estimate.worth for estimate in reason.thought_of])
        assert said[0] == said[1]


def duels(mine: str, other: str, seeds: range) -> tuple[int, int]:
    """Games won by the one and by the other, with seats changed."""
    won = lost = 0
    for seed in seeds:
        at = seed % 2
        names = [mine, other] if at == 0 else [other, mine]
        game = SPEC.new(seed, 2, {"books": "random", "first": 1})
        game.run(CheckingDriver([made(name, seed, seat) for seat, name in enumerate(names)]))
        ranks = game.standings()
        won += ranks[at] < ranks[1 - at]
        lost += ranks[at] > ranks[1 - at]
    return won, lost


def test_the_journeyman_beats_the_apprentice() -> None:
    won, lost = duels("journeyman", "apprentice", range(50))
    assert won > lost


@pytest.mark.all
def test_the_master_beats_the_brewer() -> None:
    won, lost = duels("master", "brewer", range(24))
    assert won > 1.5 * lost


def test_every_kind_of_chip_has_its_place_in_the_counts() -> None:
    assert sum(counted(CHIPS)) == len(CHIPS)
