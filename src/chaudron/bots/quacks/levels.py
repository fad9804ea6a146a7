"""The levels of The Quacks: one way of thinking, with more or less patience and steadiness."""

from __future__ import annotations

from typing import Final

from chaudron.bots.quacks.adept import Adept
from chaudron.bots.quacks.values import TUNED, Worths
from chaudron.games.quacks.chips import CHIPS, COLOUR_NAMES
from chaudron.games.quacks.track import ROUNDS
from chaudron.kernel.rng import Rng, stream

PLACED_IN_THOUGHT: Final = 10_000  # by the master, for one decision
FINE: Final = 1000


def up_to(rng: Rng, most: float) -> float:
    """A number between -most and most, by lot; those in the middle are likelier."""
    parts = int(rng.below(FINE + 1)) + int(rng.below(FINE + 1))
    return most * (parts - FINE) / FINE


class Mortal(Adept):
    """Buys by taste, which is a matter of the game, and draws by mood, which is one of the round."""

    def __init__(self, seed: int, seat: int, taste: float, temper: float, depth: int = 1) -> None:
        super().__init__(TUNED, depth)
        rng = stream(seed, f"quacks bot {seat}")
        self.tastes = [1.0 + up_to(rng, taste) for _ in COLOUR_NAMES]
        self.moods = [up_to(rng, temper) for _ in range(ROUNDS + 1)]

    def season(self, worths: Worths) -> None:
        for chip in CHIPS:
            worths.chips[chip.id] *= self.tastes[chip.colour]

    def mood(self, round: int) -> float:
        return self.moods[round]


def apprentice(seed: int, seat: int) -> Adept:
    """Too greedy in some rounds, too timid in others, and fond of some colours."""
    return Mortal(seed, seat, 1.7, 17.0)


def journeyman(seed: int, seat: int) -> Adept:
    """Mostly knows what things are worth, and looks one draw ahead."""
    return Mortal(seed, seat, 0.8, 4.0)


def master() -> Adept:
    """Looks as many draws ahead as its budget allows."""
    return Adept(TUNED, 2, PLACED_IN_THOUGHT)
