"""The soak of Dominion: random kingdoms of all sets, and the recommended ones.

Cards are counted at one decision out of eight. One game in a hundred is stepped through with the
costly properties: save and load at every decision, leaks, search.
"""

from __future__ import annotations

from chaudron.games.dominion import facts
from chaudron.testing.dominion.properties import Deal, quick, thorough
from chaudron.testing.soaks import Games, Wanted

COUNTED = 8  # cards are counted at one decision out of so many
COSTLY = 100  # one game out of so many is stepped through
RANDOM_GAMES = 100_000
PER_KINGDOM = 200
PLAYERS = (2, 3, 4)


def play(deal: Deal, dearly: bool) -> str:
    costly = dearly or deal.seed % COSTLY == 0
    return (thorough(deal) if costly else quick(deal, COUNTED)).digest


def again(deal: Deal) -> str:
    which = f"kingdoms --kingdom {deal.kingdom} --players {deal.players}" if deal.kingdom else "games"
    return f"dominion --only {which} --games 1 --seed {deal.seed}"


def games(wanted: Wanted) -> Games[Deal]:
    """Random kingdoms of all sets, with 2 to 6 players."""
    seeds = range(wanted.seed, wanted.seed + (wanted.games or RANDOM_GAMES))
    return Games("dominion, random kingdoms", [Deal(seed) for seed in seeds], play, again)


def kingdoms(wanted: Wanted) -> Games[Deal]:
    """The recommended kingdoms (or one of them), with 2, 3 and 4 players (or so many)."""
    deals = [
        Deal(seed, players, kingdom)
        for kingdom in ([wanted.kingdom] if wanted.kingdom else sorted(facts.kingdoms()))
        for players in ([wanted.players] if wanted.players else PLAYERS)
        for seed in range(wanted.seed, wanted.seed + (wanted.games or PER_KINGDOM))
    ]
    return Games("dominion, recommended kingdoms", deals, play, again)


STAGES = {"games": games, "kingdoms": kingdoms}
