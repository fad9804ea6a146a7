"""Games played on from a decision, in worlds that agree with what the seat which decides could know.

What it could not know is dealt anew, by a chance that depends on the place of the decision and the number of
the world alone: the true cards have no part in what comes of it.
"""

from typing import Final

from chaudron.bots.catalogue import bot, game_bots
from chaudron.kernel.driver import NO_DRIVER, CallbackDriver
from chaudron.kernel.rng import Rng, seed_from, stream
from chaudron.kernel.state import State
from chaudron.kernel.stepper import Futures
from chaudron.lab.analysis.course import Decision
from chaudron.lab.analysis.odds import wins

CHANCE: Final = seed_from(0, "analysis")


class Imagined:
    """Imagines what may come of decisions of one game."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.player = game_bots(game).imagines

    def players(self, seats: int) -> CallbackDriver:
        """Everybody plays on as a bot that is sensible and quick."""
        return CallbackDriver([bot(self.game, self.player, CHANCE, seat) for seat in range(seats)])

    def as_usual(self, decision: Decision, purpose: str, world: int) -> list[int]:
        """Who wins if the bot decides here, too."""
        before = decision.before
        then = self.players(before.base.n_players)
        return self.ended(before.imagined(decision.seat, luck(decision, purpose, world), then))

    def after(self, decision: Decision, answer: object, purpose: str, world: int) -> list[int]:
        """Who wins after this answer, in the same world with the same luck."""
        before = decision.before
        then = self.players(before.base.n_players)
        future = Futures(before, decision.seat)
        return self.ended(future.end(answer, luck(decision, purpose, world), then))

    def ended(self, end: State) -> list[int]:
        end.driver = NO_DRIVER  # which knows the game: nobody looks for cycles where many are played
        return wins(end)


def luck(decision: Decision, purpose: str, world: int) -> Rng:
    return stream(CHANCE, f"{purpose} {decision.step} {world}")
