"""The games there are, found by name and loaded only when somebody asks for them."""

from __future__ import annotations

import importlib
from typing import Final, cast

from chaudron.kernel.catalogue import GameSpec
from chaudron.kernel.errors import Refusal

# Each game's package has a module `spec` with its GameSpec, called SPEC.
GAMES: Final = ["dominion", "quacks", "alchemists"]


def game(name: str) -> GameSpec:
    """The game of this name, or a refusal that says which there are."""
    if name not in GAMES:
        offer = ", ".join(GAMES)
        raise Refusal(
            "unknown-game",
            f"there is no game called {name!r}; there is {offer}",
            {"name": name, "offer": offer},
        )
    return cast(GameSpec, importlib.import_module(f"chaudron.games.{name}.spec").SPEC)
