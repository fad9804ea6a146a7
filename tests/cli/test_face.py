"""Whatever any kingdom asks and tells can be said, shown and answered, in both languages."""

import random
import re

import pytest
from rich.console import Console

from chaudron.cli.answers import NO_DEFAULT, WordedPrompt, read
from chaudron.cli.dominion.face import face
from chaudron.cli.face import OPEN
from chaudron.cli.people import People
from chaudron.games.dominion.spec import SPEC
from chaudron.kernel.request import NAME, NUMBER, ONE, ORDER, YES_NO, Request
from chaudron.kernel.session import Session
from chaudron.locales import Texts, bundle_of, pattern_of

CONSOLE = Console(width=100, file=None, record=False, color_system="truecolor", force_terminal=True)


class StrictTexts(Texts):
    """Texts that never make do with a message's id."""

    def say(self, message: str, /, **args: object) -> str:
        pattern = pattern_of(bundle_of(self.language), message)
        assert pattern is not None, f"{self.language} lacks {message}"
        said, errors = bundle_of(self.language).format_pattern(pattern, args)
        assert errors == [], f"{self.language}: {message} lacks {errors}"
        return str(said)


def typed(prompt: WordedPrompt, request: Request, chance: random.Random) -> str:
    """A line that a person might type in answer."""
    n = len(prompt.choices)
    if prompt.default is not NO_DEFAULT and chance.random() < 0.3:
        return ""
    if prompt.kind == YES_NO:
        return chance.choice(["y", "n", "oui", "Non"])
    if prompt.kind == NUMBER:
        return str(chance.randint(prompt.lo, prompt.hi))
    if prompt.kind == NAME:
        return chance.choice(["copper", "Cuivre", "Province", "sorcière"])
    if prompt.kind == ONE:
        if prompt.may_decline and chance.random() < 0.2:
            return "0"
        dearest = prompt.in_place and chance.random() < 0.7  # a game with many cards asks more
        return str(n if dearest else chance.randint(1, n))
    size = n if prompt.kind == ORDER else chance.randint(prompt.lo, min(prompt.hi, n))
    return " ".join(map(str, chance.sample(range(1, n + 1), size))) or "0"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seed", range(12))
def test_a_game_of_any_kingdom(language: str, seed: int) -> None:
    chance = random.Random(seed)
    seats = ["you"] + ["random"] * chance.randint(1, 3)
    session = Session(SPEC, seed, seats, {"max_turns": 12})
    people = People(seats, StrictTexts(language), 0)
    shown = face(people)
    while not session.over:
        request = session.pending[0]
        view = session.stepper.view(request.decider)
        prompt = shown.prompt(view, request)
        assert prompt.title
        line = typed(prompt, request, chance)
        session.answer(request.decider, read(line, prompt, people.texts))
        if chance.random() < 0.05:
            with CONSOLE.capture() as screen:
                CONSOLE.print(shown.table(view, 100, prompt))
                CONSOLE.print(shown.mine(view, request.player))
                CONSOLE.print(shown.owned(view, request.player))
            assert screen.get()
            assert "\n".join(shown.plain_table(view, request.player))
    for viewer in (0, 1, -1, OPEN):
        for log in shown.log(session.stepper.log(viewer if viewer >= 0 else -1), viewer):
            assert not re.search(r"[a-z]_[a-z]", log.plain), log.plain
    with CONSOLE.capture() as screen:
        CONSOLE.print(shown.ending(session.stepper.view(0)))
    assert screen.get()
