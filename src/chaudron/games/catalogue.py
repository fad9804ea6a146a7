"""The games there are, found by name and loaded only when somebody asks for them.

A game of ours is a package `chaudron.games.<game>`; its bots are `chaudron.bots.<game>`, its face on a
terminal is `chaudron.cli.<game>`. A guest is one package anywhere that holds these halves itself, named
in the environment: `CHAUDRON_GAMES=my.marbles` brings the game `marbles`.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
from types import ModuleType
from typing import Final, cast

from chaudron.kernel.catalogue import GameSpec
from chaudron.kernel.errors import Refusal

# Each game's package has a module `spec` with its GameSpec, called SPEC.
GAMES: Final = ["dominion", "quacks", "alchemists"]
GUESTS: Final = "CHAUDRON_GAMES"  # other packages that are games, by commas; processes we start inherit it
PACKAGES: Final[dict[str, str]] = {}  # of the guests, by name

# Where the halves of our own games are; the package of a guest has all of them.
HALVES: Final = {
    "spec": "chaudron.games.{game}.spec",
    "report": "chaudron.games.{game}.report",
    "insight": "chaudron.games.{game}.insight",
    "bots": "chaudron.bots.{game}.catalogue",
    "appraisal": "chaudron.bots.{game}.appraisal",
    "tuning": "chaudron.bots.{game}.tuning",
    "face": "chaudron.cli.{game}.face",
    "appraised": "chaudron.cli.{game}.appraised",
    "subcommands": "chaudron.cli.{game}.subcommands",
}


def add(package: str) -> str:
    """Put a game into the catalogue, here and in the processes started from now on; its name."""
    name = package.rpartition(".")[2]
    if name not in GAMES:
        GAMES.append(name)
    PACKAGES[name] = package
    guests = [guest for guest in os.environ.get(GUESTS, "").split(",") if guest]
    if package not in guests:
        os.environ[GUESTS] = ",".join([*guests, package])
    return name


def remove(name: str) -> None:
    """Take a guest out of the catalogue again."""
    package = PACKAGES.pop(name)
    GAMES.remove(name)
    os.environ[GUESTS] = ",".join([guest for guest in os.environ[GUESTS].split(",") if guest != package])


def game(name: str) -> GameSpec:
    """The game of this name, or a refusal that says which there are."""
    if name not in GAMES:
        offer = ", ".join(GAMES)
        raise Refusal(
            "unknown-game",
            f"there is no game called {name!r}; there is {offer}",
            {"name": name, "offer": offer},
        )
    spec = half(name, "spec")
    if spec is None:
        raise RuntimeError(f"the game {name} has no module spec")
    return cast(GameSpec, spec.SPEC)


def half(game: str, name: str) -> ModuleType | None:
    """A half of a game that another layer asks for by name; None if the game does without."""
    package = PACKAGES.get(game)
    module = f"{package}.{name}" if package else HALVES[name].format(game=game)
    try:
        found = importlib.util.find_spec(module)
    except ModuleNotFoundError:  # the package around it is missing, too
        return None
    return None if found is None else importlib.import_module(module)


for _package in os.environ.get(GUESTS, "").split(","):
    if _package:
        add(_package.strip())
