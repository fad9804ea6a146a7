"""The careful scientist: beats chance, and never publishes against what it knows."""

from __future__ import annotations

import contextlib
from hashlib import sha256
from typing import cast

import pytest

from chaudron.bots.alchemists.scientist import Scientist
from chaudron.bots.random import RandomBot
from chaudron.games.alchemists.alchemy import ALCHEMICALS, COLOURS, EVERY_PAIR, INGREDIENTS
from chaudron.games.alchemists.alchemy import SIGNS as SIGN_NAMES
from chaudron.games.alchemists.choices import ALCHEMICAL, ENTRY, PUBLISH, SIGNS
from chaudron.games.alchemists.deduction import all_worlds
from chaudron.games.alchemists.knowledge import Fact, identity, sign_of
from chaudron.games.alchemists.spec import SPEC
from chaudron.games.alchemists.view import AlchemistsView
from chaudron.kernel.driver import Bot, RecordingDriver
from chaudron.kernel.request import Request
from chaudron.kernel.rng import stream
from chaudron.kernel.stepper import stepper
from chaudron.kernel.view import View
from chaudron.testing.playing import CheckingDriver

ALL_MODULES: dict[str, object] = {
    "encyclopedia": True, "golem": True, "startup_funding": True, "busy_days": True,
}  # fmt: skip


class Honest(Bot):
    """A scientist who is watched: what it puts its seal on is possible for all it knows."""

    def __init__(self, watched: Bot) -> None:
        self.watched = watched
        self.entries: list[int] = []
        self.published = 0
        self.articles = 0

    def answer(self, view: View, request: Request) -> object:
        answer = self.watched.answer(view, request)
        lab = cast(AlchemistsView, view)
        verb, source = request.verb, str(request.about().get("source"))
        if verb == ALCHEMICAL:
            self.knows(lab, [identity(INGREDIENTS.index(source), ALCHEMICALS.index(cast(str, answer)))])
        elif verb == ENTRY:
            if source == "article-red":
                self.entries = []
            self.entries.append(INGREDIENTS.index(cast(str, answer)))
        elif verb == SIGNS:
            colour = COLOURS.index(source.partition(":")[2])
            signs = [SIGN_NAMES.index(s) for s in cast(str, answer)]
            claims = zip(self.entries, [signs[0], signs[0], signs[1], signs[1]], strict=True)
            self.knows(lab, [sign_of(i, colour, s) for i, s in claims])
            self.articles += 1
        elif verb == PUBLISH and answer is not None:
            kind, _, name = cast(str, answer).partition(":")
            if kind == "endorse":
                theory = lab.theory(INGREDIENTS.index(name))
                assert theory is not None
                self.knows(lab, [identity(INGREDIENTS.index(name), theory.alchemical)])
            elif kind == "endorse_article":
                colour = COLOURS.index(name)
                article = lab.article(colour)
                assert article is not None
                self.knows(lab, [sign_of(i, colour, s) for i, s in article.entries])
        return answer

    def knows(self, lab: AlchemistsView, claims: list[Fact]) -> None:
        """Some world agrees with all that was seen and with the claims."""
        assert all_worlds(lab.has_golem).knowing_all([*lab.facts(), *claims]).count()
        self.published += 1


@pytest.mark.parametrize("mode", ["apprentice", "master"])
@pytest.mark.parametrize("modules", [{}, ALL_MODULES], ids=["base", "golem"])
def test_it_beats_chance_and_stays_honest(mode: str, modules: dict[str, object]) -> None:
    won = published = articles = 0
    for seed in range(10):
        me = seed % 2
        honest = Honest(Scientist())
        bots: list[Bot] = [honest if i == me else RandomBot(seed * 2 + i) for i in range(2)]
        game = SPEC.new(seed, 2, {"mode": mode, **modules})
        game.run(CheckingDriver(bots))
        won += game.standings()[me] == 1
        published += honest.published
        articles += honest.articles
    assert won >= 9
    assert published >= 30 and (articles >= 5) == bool(modules)


@pytest.mark.parametrize("modules", [{}, ALL_MODULES], ids=["base", "golem"])
def test_the_watch_notices_who_publishes_at_random(modules: dict[str, object]) -> None:
    """So that the test above can fail."""

    def watch(seed: int) -> None:
        bots: list[Bot] = [Honest(RandomBot(seed * 2 + i)) for i in range(2)]
        SPEC.new(seed, 2, modules).run(CheckingDriver(bots))

    caught = 0
    for seed in range(20):
        with contextlib.suppress(AssertionError):
            watch(seed)
            continue
        caught += 1
    assert caught >= 8


@pytest.mark.parametrize("n", [2, 3, 4])
def test_scientists_among_themselves(n: int) -> None:
    """Every answer is offered, whatever is asked."""
    for seed in range(4):
        options: dict[str, object] = {"mode": ["apprentice", "master"][seed % 2], **ALL_MODULES}
        game = SPEC.new(seed, n, options)
        game.run(CheckingDriver([Honest(Scientist()) for _ in range(n)]))
        assert max(game.points(seat) for seat in range(n)) > 20


def test_what_it_counted_holds_until_it_learns_more() -> None:
    """Counts are kept between questions, and are always those of the worlds left."""
    step = stepper(SPEC.new(3, 2, {}))
    bots = [Scientist() for _ in range(2)]
    kept = 0
    while not step.over:
        request = step.pending[0]
        bot, view = bots[request.decider], cast(AlchemistsView, step.view(request.decider))
        answer = bot.answer(view, request)
        worlds = all_worlds(False).knowing_all(view.facts())
        for pair in EVERY_PAIR[::5]:
            before = bot.mind.counts(pair)
            assert before == worlds.potions(pair.first, pair.second)
            kept += bot.mind.counts(pair) is before
        step.step(request.decider, answer)
    assert kept > 300


def test_it_never_peeks() -> None:
    """In a world dealt anew that it cannot tell from this one, it answers alike."""
    step = stepper(SPEC.new(5, 3, {"mode": "master", **ALL_MODULES}))
    bots = [Scientist() for _ in range(3)]
    rng = stream(5, "peeking")
    n = 0
    while not step.over:
        request = step.pending[0]
        seat = request.decider
        answer = bots[seat].answer(step.view(seat), request)
        n += 1
        if n % 5 == 0:
            other = step.state_of(seat).clone()
            other.redeal(seat, rng)
            assert bots[seat].answer(other.view(seat), request) == answer
        step.step(seat, answer)
    assert n > 50


def test_it_plays_as_it_always_did() -> None:
    """Other bots are measured by it."""
    answers: list[object] = []
    tables: list[dict[str, object]] = [{}, {"mode": "master"}, {"mode": "master", **ALL_MODULES}]
    for seed, options in enumerate(tables):
        driver = RecordingDriver([Scientist() for _ in range(3)])
        SPEC.new(seed, 3, options).run(driver)
        answers.append(driver.answers)
    digest = sha256(repr(answers).encode()).hexdigest()
    assert digest == "b5213126cc18af341107c940efd3209bb02a9d5084f514c1ee2f956812150c38"
