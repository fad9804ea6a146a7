"""What a soak plays: many games of a kind, each from a deal, with every property."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

D = TypeVar("D")  # what a game is dealt from: a seed, or more


class Wanted(NamedTuple):
    """Which games: those of so many seeds from the first one on, and for Dominion which kingdom."""

    seed: int
    games: int  # 0: as many as a whole soak takes
    kingdom: str = ""
    players: int = 0


class Games(NamedTuple, Generic[D]):
    """Games to be played."""

    title: str
    deals: Sequence[D]
    play: Callable[[D, bool], str]  # with the costly properties in any case, or not; where the game ended
    again: Callable[[D], str]  # the arguments of the soak that play this one alone


def of_seeds(game: str, play: Callable[[int, bool], str], most: int, wanted: Wanted) -> Games[int]:
    """Random games that are dealt from a seed alone."""
    seeds = range(wanted.seed, wanted.seed + (wanted.games or most))
    return Games(f"{game}, random games", seeds, play, f"{game} --games 1 --seed {{}}".format)
