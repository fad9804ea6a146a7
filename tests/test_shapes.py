"""What views, questions and events of every game look like is what their modules `shapes` say."""

from __future__ import annotations

import importlib
import types
import typing
from typing import Any

import pytest

from chaudron.bots.catalogue import bot
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.session import Session

TABLES: list[tuple[str, dict[str, object]]] = [
    ("dominion", {"kingdom": "random"}),
    ("quacks", {"witches": True, "patients": True, "tubes": True, "books": "random"}),
    (
        "alchemists",
        {"mode": "master", "golem": True, "encyclopedia": True, "busy_days": True, "startup_funding": True},
    ),
    ("alchemists", {}),
]
MOST_ANSWERS = 400


def fits(value: Any, hint: Any) -> bool:
    """True if a value of JSON has this type."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.NotRequired:
        return fits(value, inner[0])
    if origin is typing.Literal:
        return value in inner
    if origin in (typing.Union, types.UnionType):
        return any(fits(value, i) for i in inner)
    if origin is list:
        return isinstance(value, list) and all(fits(v, inner[0]) for v in value)
    if origin is tuple:
        return len(value) == len(inner) and all(fits(v, i) for v, i in zip(value, inner, strict=True))
    if origin is dict:
        pairs = value.items() if isinstance(value, dict) else [(None, None)]
        return all(fits(k, inner[0]) and fits(v, inner[1]) for k, v in pairs)
    if typing.is_typeddict(hint):
        if not isinstance(value, dict):
            return False
        hints = typing.get_type_hints(hint, include_extras=True)
        for key, inside in hints.items():
            if key not in value:
                if typing.get_origin(inside) is not typing.NotRequired:
                    return False
            elif not fits(value[key], inside):
                return False
        return set(value) <= set(hints)
    return type(value) is hint


@pytest.mark.once  # compiled shapes forget what their fields are
@pytest.mark.parametrize(("name", "options"), TABLES)
def test_everything_that_is_told_has_its_shape(name: str, options: dict[str, object]) -> None:
    shapes: Any = importlib.import_module(f"chaudron.games.{name}.shapes")
    session = Session(find_game(name), 11, ["Ada", "Ben", "Cleo"], options)
    bots = [bot(name, "random", 11, seat) for seat in range(3)]
    while session.pending and len(session.answers) < MOST_ANSWERS:
        request = session.pending[0]
        seat = request.decider
        told = request.dump(session.stepper.state_of(seat))
        assert fits(told, shapes.Prompt), told
        assert told["place"] in typing.get_args(shapes.Place), told
        view = session.stepper.view(seat)
        if len(session.answers) % 20 == 0:
            assert fits(view.dump(), shapes.View), view.dump()
        session.answer(seat, bots[seat].answer(view, request))
    for seat in (-1, 0, 1, 2):
        assert fits(session.stepper.view(seat).dump(), shapes.View)
        for event in session.stepper.log(seat):
            assert fits(event.dump(seat), shapes.Told), event.dump(seat)
