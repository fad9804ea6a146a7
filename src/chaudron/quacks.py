"""The Quacks for programs: games, bots, chips, books, exact odds and scenarios.

`game`, `session`, `bot`, `bot_names`, `play` and `simulate` are those of `chaudron` for this game;
`table` sets up any situation; `explosion_odds` and `ending` compute what the bag in one's hand promises.
"""

from chaudron.api import FrontDoor
from chaudron.games.quacks.book import Book
from chaudron.games.quacks.chips import BLACK, BLUE, GREEN, LOCOWEED, ORANGE, PURPLE, RED, WHITE, YELLOW, Chip
from chaudron.games.quacks.chips import BY_NAME as CHIPS
from chaudron.games.quacks.choices import QuacksQuestion
from chaudron.games.quacks.library import BY_ID as BOOKS
from chaudron.games.quacks.odds import Ending, Policy, ending, explosion_odds
from chaudron.games.quacks.rules import Game
from chaudron.games.quacks.scenario import table
from chaudron.games.quacks.state import Player
from chaudron.games.quacks.view import QuacksView

__all__ = [
    "BLACK",
    "BLUE",
    "BOOKS",
    "CHIPS",
    "GREEN",
    "LOCOWEED",
    "ORANGE",
    "PURPLE",
    "RED",
    "WHITE",
    "YELLOW",
    "Book",
    "Chip",
    "Ending",
    "Game",
    "Player",
    "Policy",
    "QuacksQuestion",
    "QuacksView",
    "bot",
    "bot_names",
    "ending",
    "explosion_odds",
    "game",
    "play",
    "session",
    "simulate",
    "table",
]

_door = FrontDoor("quacks", Game)
game = _door.game
session = _door.session
bot = _door.bot
bot_names = _door.bot_names
play = _door.play
simulate = _door.simulate
