"""Every part of a view on the plain board, and every option of a game, has a name in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from chaudron.bots.catalogue import bot
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.session import Session
from chaudron.locales import Texts, languages

pytestmark = pytest.mark.once  # words and screens are the same compiled

EVERYTHING: dict[str, dict[str, object]] = {
    "alchemists": {
        "mode": "master", "golem": True, "encyclopedia": True, "busy_days": True, "startup_funding": True,
    },
}  # fmt: skip
UNSAID = ["game", "seat", "over", "standings", "id"]
# What a view is keyed by is often a thing of the game, with a name of its own.
KINDS = ("chip", "artifact", "ingredient", "space", "seal", "part", "colour", "score")


def keys(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from keys(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from keys(inner)


@pytest.mark.parametrize("game", EVERYTHING)
def test_parts_of_views_have_names(game: str) -> None:
    session = Session(find_game(game), 7, ["Ada", "Ben", "Cleo"], EVERYTHING[game])
    bots = [bot(game, "random", 7, seat) for seat in range(3)]
    seen: set[str] = set()
    step = 0
    while session.pending and step < 2000:
        request = session.pending[0]
        view = session.stepper.view(request.decider)
        if step % 25 == 0:
            seen.update(keys(view.dump()))
        session.answer(request.decider, bots[request.decider].answer(view, request))
        step += 1
    seen.update(keys(session.stepper.view(0).dump()))
    for language in languages():
        texts = Texts(language)
        nameless = [
            key
            for key in sorted(seen.difference(UNSAID))
            if not texts.knows(f"{game}-view-{key}")
            and not texts.knows(f"web-view-{key}")
            and not any(texts.knows(f"{game}-{kind}-{key}") for kind in KINDS)
            and key not in ("kind", "first", "second", "asked", "answer", "cost", "reward", "players")
        ]
        assert nameless == [], (language, nameless)


@pytest.mark.parametrize("game", ["dominion", "quacks", "alchemists"])
def test_options_have_names_and_say_what_they_change(game: str) -> None:
    for language in languages():
        texts = Texts(language)
        for option in find_game(game).options:
            message = f"{game}-option-{option.name.replace('.', '-')}"
            if not texts.knows(message):
                message = f"web-option-{option.name}"
            assert texts.knows(message), (language, option.name)
            about = texts.say(f"{message}.about")
            assert texts.knows(f"{message}.about") and about[-1] == ".", (language, option.name)
            for choice in option.choices:
                known = texts.knows(f"{message}-{choice}") or texts.knows(f"web-choice-{choice}")
                assert known, (language, option.name, choice)
