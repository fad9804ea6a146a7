"""The words of plan files: measures, comparisons and verbs, as they are read and written."""

from __future__ import annotations

from typing import Final

from chaudron.bots.dominion.plans import measures as m
from chaudron.bots.dominion.plans.plan import AT_LEAST, AT_MOST, EQUAL, LESS, MORE, UNEQUAL
from chaudron.games.dominion.choices import (
    CHOOSE,
    DISCARD,
    GAIN,
    NAME_CARD,
    PASS,
    PLAY_ACTION,
    PUT_ON_DECK,
    RETURN,
    REVEAL,
    SET_ASIDE,
    TAKE,
    TRASH,
)

# Before the name of a card.
OF_A_CARD: Final = {
    "own": m.OWN,
    "left": m.LEFT,
    "hand": m.IN_HAND,
    "in play": m.IN_PLAY,
    "opponent": m.OPPONENT,
    "points on": m.POINTS_ON,
}
ALONE: Final = {
    "coins": m.COINS,
    "potions": m.POTIONS,
    "buys": m.BUYS,
    "actions": m.ACTIONS,
    "turn": m.TURN,
    "phase": m.PHASE,
    "action phase": m.ACTION_PHASE,
    "gains to end": m.GAINS_TO_END,
    "empty piles": m.EMPTY_PILES,
    "points": m.POINTS,
    "opponent points": m.OPPONENT_POINTS,
    "lead": m.LEAD,
    "cards in hand": m.HAND_SIZE,
    "money in hand": m.HAND_MONEY,
    "players": m.PLAYERS,
    "deck money": m.MONEY,
    "deck money in use": m.MONEY_IN_USE,
    "deck cards": m.CARDS_OWNED,
    "deck actions": m.ACTION_CARDS,
    "deck terminals": m.TERMINALS,
    "deck villages": m.DECK_VILLAGES,
    "deck cyclers": m.CYCLERS,
    "deck treasures": m.TREASURES,
    "deck victories": m.VICTORIES,
    "deck attacks": m.ATTACKS,
    "deck curses": m.CURSES,
}
PHASES: Final = {"opening": m.OPENING, "middle": m.MIDDLE, "end": m.END}
TRUTHS: Final = (m.ACTION_PHASE,)  # said alone, or after `not`

# Of signs that mean the same, the first is written.
SIGNS: Final = {
    "<": LESS,
    "<=": AT_MOST,
    "=": EQUAL,
    ">=": AT_LEAST,
    ">": MORE,
    "!=": UNEQUAL,
    "≤": AT_MOST,
    "==": EQUAL,
    "≥": AT_LEAST,
    "≠": UNEQUAL,
}

NAME: Final = "name"
WANTS: Final = "wants"
COLONIES: Final = "colonies"
SHELTERS: Final = "shelters"
BANE: Final = "bane"
LANGUAGES: Final = ("en", "fr")
HEADS: Final = (NAME, *LANGUAGES, WANTS, COLONIES, SHELTERS, BANE)  # before a colon

OPEN: Final = "open"
POINTS: Final = "points"
GREEN: Final = "green"
BUY: Final = "buy"
BUYING: Final = (OPEN, POINTS, BUY)

PLAYING: Final = {
    "play": PLAY_ACTION,
    "trash": TRASH,
    "discard": DISCARD,
    "gain": GAIN,
    "topdeck": PUT_ON_DECK,
    "return": RETURN,
    "pass": PASS,
    "take": TAKE,
    "reveal": REVEAL,
    "set aside": SET_ASIDE,
    "call": NAME_CARD,
    "choose": CHOOSE,
}
VERBS: Final = (*BUYING, GREEN, *PLAYING)


def word_of(words: dict[str, int], number: int) -> str:
    """The word that is written for it: the first."""
    for word, n in words.items():
        if n == number:
            return word
    raise ValueError(f"there is no word for {number}")
