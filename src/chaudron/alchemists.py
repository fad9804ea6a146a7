"""Alchemists for programs: games, bots, exact deduction and scenarios.

`game`, `session`, `bot`, `bot_names`, `play` and `simulate` are those of `chaudron` for this game;
`table` sets up any situation; `all_worlds` and its neighbours reason about what was seen.
"""

from chaudron.api import FrontDoor
from chaudron.games.alchemists.choices import AlchemistsQuestion
from chaudron.games.alchemists.deduction import (
    Experiment,
    Worlds,
    all_worlds,
    best_experiments,
    contradiction,
    worlds_left,
)
from chaudron.games.alchemists.knowledge import Fact
from chaudron.games.alchemists.rules import Game
from chaudron.games.alchemists.scenario import table
from chaudron.games.alchemists.state import Player
from chaudron.games.alchemists.view import AlchemistsView

__all__ = [
    "AlchemistsQuestion",
    "AlchemistsView",
    "Experiment",
    "Fact",
    "Game",
    "Player",
    "Worlds",
    "all_worlds",
    "best_experiments",
    "bot",
    "bot_names",
    "contradiction",
    "game",
    "play",
    "session",
    "simulate",
    "table",
    "worlds_left",
]

_door = FrontDoor("alchemists", Game)
game = _door.game
session = _door.session
bot = _door.bot
bot_names = _door.bot_names
play = _door.play
simulate = _door.simulate
