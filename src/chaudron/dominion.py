"""Dominion for programs: games, bots, cards, kingdoms, scenarios and plans.

`game`, `session`, `bot`, `bot_names`, `play` and `simulate` are those of `chaudron` for this game;
`table` and `position` set up any situation; `card` finds a card,
`DominionBot` is what bots of one's own begin with.
"""

from chaudron.api import FrontDoor
from chaudron.bots.dominion.big_money import BigMoney, Wish
from chaudron.bots.dominion.bot import DominionBot
from chaudron.bots.dominion.plans.player import PlanBot
from chaudron.bots.dominion.plans.reading import read as read_plan
from chaudron.bots.dominion.plans.strategy import Strategy
from chaudron.bots.dominion.plans.writing import write as write_plan
from chaudron.games.dominion.card import Card, CardText
from chaudron.games.dominion.cards.basics import COPPER, CURSE, DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from chaudron.games.dominion.choices import CardQuestion, DominionQuestion
from chaudron.games.dominion.kingdoms import Kingdom
from chaudron.games.dominion.kingdoms import read as read_kingdom
from chaudron.games.dominion.library import SETS, kingdom_cards
from chaudron.games.dominion.library import find as card
from chaudron.games.dominion.rules import Game
from chaudron.games.dominion.scenario import position, table
from chaudron.games.dominion.state import Player
from chaudron.games.dominion.view import DominionView

__all__ = [
    "COPPER",
    "CURSE",
    "DUCHY",
    "ESTATE",
    "GOLD",
    "PROVINCE",
    "SETS",
    "SILVER",
    "BigMoney",
    "Card",
    "CardQuestion",
    "CardText",
    "DominionBot",
    "DominionQuestion",
    "DominionView",
    "Game",
    "Kingdom",
    "PlanBot",
    "Player",
    "Strategy",
    "Wish",
    "bot",
    "bot_names",
    "card",
    "game",
    "kingdom_cards",
    "play",
    "position",
    "read_kingdom",
    "read_plan",
    "session",
    "simulate",
    "table",
    "write_plan",
]

_door = FrontDoor("dominion", Game)
game = _door.game
session = _door.session
bot = _door.bot
bot_names = _door.bot_names
play = _door.play
simulate = _door.simulate
