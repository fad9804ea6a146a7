"""The levels: what an apprentice gets wrong, what a journeyman knows, what a master thinks through."""

from __future__ import annotations

from typing import Final

from chaudron.bots.alchemists.alchemist import Alchemist
from chaudron.bots.alchemists.outlook import Thinker
from chaudron.bots.alchemists.tastes import Tastes
from chaudron.bots.game_bots import APPRENTICE, JOURNEYMAN
from chaudron.kernel.driver import Bot
from chaudron.kernel.rng import stream

PLAYOUTS: Final = 48  # of a master, for one decision
DOUBT: Final = 1.0
OFTEN_WRONG: Final = 0.8  # by so many points an apprentice may be wrong about anything


def apprentice(seed: int, seat: int) -> Alchemist:
    """Deduces, but takes what is good for the best, and learns nothing from what others publish."""
    tastes = Tastes()
    tastes.believes_nobody()
    tastes.wavering = OFTEN_WRONG
    return Alchemist(tastes, stream(seed, f"apprentice {seat}"), True)


def journeyman(seed: int, seat: int) -> Alchemist:
    """Knows what things are worth, believes others as far as they deserve it, and answers at once."""
    return Alchemist(Tastes(), stream(seed, f"journeyman {seat}"), True)


def master(seed: int, seat: int, playouts: int = PLAYOUTS) -> Thinker:
    """Judges as a journeyman does, and thinks ahead."""
    return Thinker(Tastes(), stream(seed, f"master {seat}"), playouts, DOUBT)


def player(level: str, seed: int, seat: int, playouts: int | None = None) -> Bot:
    """A player of this level; a master may be told how much to think."""
    if level == APPRENTICE:
        return apprentice(seed, seat)
    return journeyman(seed, seat) if level == JOURNEYMAN else master(seed, seat, playouts or PLAYOUTS)
