"""The basic cards of every game: Copper to Curse. Their constants are used all over the rules."""

from __future__ import annotations

from typing import Final

from chaudron.games.dominion.card import CURSE as CURSE_TYPE
from chaudron.games.dominion.card import TREASURE, VICTORY, CardText, register


class Copper(CardText):
    """1 coin."""

    types = TREASURE
    cost = 0
    coins = 1
    kingdom = False


class Silver(CardText):
    """2 coins."""

    types = TREASURE
    cost = 3
    coins = 2
    kingdom = False


class Gold(CardText):
    """3 coins."""

    types = TREASURE
    cost = 6
    coins = 3
    kingdom = False


class Estate(CardText):
    """1 point."""

    types = VICTORY
    cost = 2
    vp = 1
    kingdom = False


class Duchy(CardText):
    """3 points."""

    types = VICTORY
    cost = 5
    vp = 3
    kingdom = False


class Province(CardText):
    """6 points."""

    types = VICTORY
    cost = 8
    vp = 6
    kingdom = False


class Curse(CardText):
    """Takes a point away."""

    types = CURSE_TYPE
    cost = 0
    vp = -1
    kingdom = False


COPPER: Final = register(Copper(), "basics")
SILVER: Final = register(Silver(), "basics")
GOLD: Final = register(Gold(), "basics")
ESTATE: Final = register(Estate(), "basics")
DUCHY: Final = register(Duchy(), "basics")
PROVINCE: Final = register(Province(), "basics")
CURSE: Final = register(Curse(), "basics")
