"""Ratings of bots that met in many games, with intervals: by choix, a library for such models.

Two at a table: Bradley and Terry's model, a shared win counting half for each. More: Plackett and Luce's, on
the whole order of every game; equals are taken in the order of their seats, which the bots change in every
game. The scale is that of chess: 400 points more are ten wins for each loss; the mean is 0.

Intervals are by the jackknife over blocks of rounds. The games of a round share their luck, and so do the
rounds of one number that different bots play on one set-up: all of these are in one block, so what they have
in common is not taken for more than it is.
"""

import math
from typing import Final

import numpy as np

from chaudron.extras import need
from chaudron.lab.means import Interval
from chaudron.lab.studies import Cell

ELO: Final = 400 / math.log(10)
BLOCKS: Final = 20
T99: Final = 2.8609346064649986  # Student's, for 99 cases of 100 and 19 degrees of freedom
PRIOR: Final = 0.01  # so that somebody who never lost has a rating, too


class Games:
    """What happened between the bots: in two, a matrix of wins; in more, the order of every game."""

    def __init__(self, bots: int, pairs: bool) -> None:
        self.pairs = pairs
        self.wins = [[0.0] * bots for _ in range(bots)]
        self.orders: list[tuple[int, ...]] = []

    def add(self, ranks: str, bots: list[int], turn: int) -> None:
        """One game: the ranks of these bots; `turn` is its number in the round."""
        n = len(bots)
        if self.pairs:
            a, b = bots
            if ranks[0] == ranks[1]:
                self.wins[a][b] += 0.5
                self.wins[b][a] += 0.5
            elif ranks[0] < ranks[1]:
                self.wins[a][b] += 1
            else:
                self.wins[b][a] += 1
        else:
            placed = sorted(range(n), key=lambda k: (ranks[k], (k + turn) % n))
            self.orders.append(tuple(bots[k] for k in placed))

    def merge(self, other: "Games") -> None:
        self.orders += other.orders
        for mine, more in zip(self.wins, other.wins):
            for k, wins in enumerate(more):
                mine[k] += wins

    def strengths(self, n: int) -> list[float]:
        need("lab")
        import choix  # noqa: PLC0415  an extra

        if self.pairs:
            found = choix.ilsr_pairwise_dense(np.array(self.wins), alpha=PRIOR)
        else:
            found = choix.ilsr_rankings(n, self.orders, alpha=PRIOR)
        return [ELO * float(x) for x in found]


class Rated:
    """A bot and its rating."""

    def __init__(self, bot: str, rating: Interval, games: int) -> None:
        self.bot = bot
        self.rating = rating
        self.games = games

    def dump(self) -> dict[str, object]:
        return {"bot": self.bot, "games": self.games, "rating": self.rating.dump()}


def bots_of(cells: list[Cell]) -> list[str]:
    """Everybody who plays somewhere, in order."""
    return list(dict.fromkeys(bot for cell in cells for bot in cell.match.seats))


def ratings(cells: list[Cell]) -> list[Rated]:
    """All bots of these cells, the strongest first. None where nothing was played."""
    bots = bots_of(cells)
    n = len(bots)
    pairs = all(len(cell.match.seats) == 2 for cell in cells)
    blocks = [Games(n, pairs) for _ in range(BLOCKS)]
    played = [0] * n
    for cell in cells:
        at = [bots.index(bot) for bot in cell.match.seats]
        if len(set(at)) < len(at):
            continue  # somebody who plays itself
        for number, ranked in enumerate(cell.results.rankings):
            block = blocks[(cell.group + number) % BLOCKS]
            for turn, ranks in enumerate(ranked.split(",")):
                block.add(ranks, at, turn)
                for k in at:
                    played[k] += 1
    if n < 2 or not sum(played):
        return []
    found = joined(blocks, n, pairs).strengths(n)
    again = [joined(blocks[:k] + blocks[k + 1 :], n, pairs).strengths(n) for k in range(BLOCKS)]
    out = []
    for k, bot in enumerate(bots):
        mean = sum(line[k] for line in again) / BLOCKS
        variance = (BLOCKS - 1) / BLOCKS * sum((line[k] - mean) ** 2 for line in again)
        half = T99 * math.sqrt(variance)
        out.append(Rated(bot, Interval(found[k], found[k] - half, found[k] + half), played[k]))
    return sorted(out, key=lambda rated: -rated.rating.value)


def joined(blocks: list[Games], n: int, pairs: bool) -> Games:
    out = Games(n, pairs)
    for block in blocks:
        out.merge(block)
    return out


def matrix(cells: list[Cell]) -> list[list[tuple[float, int]]]:
    """For each bot its share against each other one, and of how many games: a win is one, a shared one half.

    Where more than two sit at a table, whoever came before the other won against it.
    """
    bots = bots_of(cells)
    shares = [[0.0] * len(bots) for _ in bots]
    games = [[0] * len(bots) for _ in bots]
    for cell in cells:
        at = [bots.index(bot) for bot in cell.match.seats]
        for ranked in cell.results.rankings:
            for ranks in ranked.split(","):
                for i, a in enumerate(at):
                    for j, b in enumerate(at):
                        if a != b:
                            games[a][b] += 1
                            shares[a][b] += 1.0 if ranks[i] < ranks[j] else 0.5 * (ranks[i] == ranks[j])
    return [
        [(shares[a][b] / max(1, games[a][b]), games[a][b]) for b in range(len(bots))]
        for a in range(len(bots))
    ]


def by_setup(cells: list[Cell]) -> dict[str, list[Cell]]:
    """The cells of each set-up (and variant)."""
    out: dict[str, list[Cell]] = {}
    for cell in cells:
        out.setdefault(" · ".join(part for part in (cell.setup, cell.variant) if part), []).append(cell)
    return out
