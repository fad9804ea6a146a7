"""How fast bots play, so that people see what they do. It is the table's affair: no record knows of it."""

import secrets
from typing import NamedTuple

from chaudron.games.catalogue import game as find_game
from chaudron.kernel.view import SPECTATOR
from chaudron.server.tables import Table

FAR = 40  # answers that are looked back at: by then a pause is too short to be one
SHORTEST_MOMENT, LONGEST_MOMENT = 0.7, 4.0  # seconds that a person might take to say no
CHANCE = secrets.SystemRandom()


def natural_moment() -> float:
    """As long as a person might take to look at a hand and say no."""
    return min(LONGEST_MOMENT, SHORTEST_MOMENT + CHANCE.expovariate(1.0))


class Gait(NamedTuple):
    """Seconds before a bot's second deed, and at most in a turn: each pause is shorter than the last."""

    first: float
    turn: float

    def pause(self, earlier: int) -> float:
        """Before the next deed, after so many."""
        return 0.0 if not earlier else self.first * (1 - self.first / self.turn) ** (earlier - 1)


GAITS = {"brisk": Gait(0.4, 1.5), "calm": Gait(1.0, 5.0)}


def paced(table: Table) -> bool:
    """Whether there is a pause between the deeds of this table's bots."""
    return table.settings.pace in GAITS


def pause(table: Table, seat: int) -> float:
    """How long this bot waits before it answers; to what a person did, it answers at once."""
    return GAITS[table.settings.pace].pause(earlier(table, seat))


def earlier(table: Table, seat: int) -> int:
    """What there is to see: this bot's answers since a person's, or since a turn began, and that it began."""
    session, game = table.playing(), find_game(table.game)
    log = session.stepper.log(seat)
    n, upto = 0, len(log)
    for (who, _), before in zip(reversed(session.answers), reversed(session.before.since(0)), strict=True):
        if not table.seats[who].played_by_bot() or n == FAR:
            return n
        if any(game.is_point(event.dump(SPECTATOR)) for event in log[before.lines : upto]):
            return n + 1
        n += who == seat
        upto = before.lines
    return n
