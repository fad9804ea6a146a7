"""Dealing anew what a seat cannot know: the deck's order, the future, and minds not yet shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chaudron.games.quacks.state import NO_CHIPS, NO_FACES, SIGNAL, STOPS, UNDECIDED
from chaudron.kernel.rng import Rng, shuffle

if TYPE_CHECKING:
    from chaudron.games.quacks.rules import Game


def redeal(game: Game, seat: int, rng: Rng) -> None:
    """In place. What lies on the table and in the bags stays: everybody saw it go in."""
    game.rng = rng.fork()
    deck = game.deck[:]
    shuffle(rng, deck)
    game.deck = deck
    for p in game.players:
        p.rng = rng.fork()
        p.planned = NO_CHIPS
        p.planned_faces = NO_FACES
        shuffle(rng, p.bag)
    if game.phase == SIGNAL:
        forget_minds(game, seat)


def forget_minds(game: Game, seat: int) -> None:
    """Lock-step: what the others made up their minds to do is not known: they decide again."""
    undecided: list[int] = []
    for p in game.players:
        if p.index != seat and p.intent != UNDECIDED:
            if p.intent == STOPS:
                p.stopped = False
            p.intent = UNDECIDED
            p.shown = None
            undecided.append(p.index)
    if undecided:
        game.open_seats = game.open_seats + [s for s in undecided if s not in game.open_seats]
