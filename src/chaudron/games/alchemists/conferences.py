"""The conferences after rounds 3 and 5: tiles that judge what everybody has published and reported."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chaudron.games.alchemists.golem import report_halves

if TYPE_CHECKING:
    from chaudron.games.alchemists.lab import Laboratory
    from chaudron.games.alchemists.state import AlchemistsSetup, Player

FIRST: Final = 3  # the rounds they follow
SECOND: Final = 5


class Tile:
    """A conference tile: what it gives or takes. Never changes."""

    def reputation(self, game: Laboratory, you: Player) -> int:
        return 0

    def favours(self, game: Laboratory, you: Player) -> int:
        return 0


class TheoriesTile(Tile):
    """Reputation by the number of own seals; the last entry of the row holds for more (A-149, A-152)."""

    def __init__(self, row: list[int]) -> None:
        self.row = row

    def reputation(self, game: Laboratory, you: Player) -> int:
        return self.row[min(game.seal_count(you), len(self.row) - 1)]


class FirstReportsTile(Tile):
    """A favour for any report, and reputation for apprentices; masters pay for none (A-265, A-266)."""

    def reputation(self, game: Laboratory, you: Player) -> int:
        if report_halves(you):
            return 0 if game.setup.master else 1
        return -2 if game.setup.master else 0

    def favours(self, game: Laboratory, you: Player) -> int:
        return 1 if report_halves(you) else 0


class SecondReportsTile(Tile):
    """The boldest reports gain, the most timid lose; an awake golem impresses (A-267, A-268)."""

    def reputation(self, game: Laboratory, you: Player) -> int:
        halves = [report_halves(p) for p in game.players]
        mine = halves[you.index]
        net = 3 if you.animated else 0
        if mine and mine == max(halves):
            net += 2
        if mine == min(halves):
            net -= 2
        return net


class Conference:
    """One conference: its number, its tiles, and the level of the artifacts that come out after it."""

    def __init__(self, number: int, tiles: list[Tile], level: int) -> None:
        self.number = number
        self.tiles = tiles
        self.level = level


def conference_after(round_: int, setup: AlchemistsSetup) -> Conference | None:
    """The conference that follows a round, if one does (A-271)."""
    tiles: list[Tile] = []
    if round_ == FIRST:
        tiles.append(TheoriesTile(setup.first_conference))
        if setup.golem:
            tiles.append(FirstReportsTile())
        return Conference(1, tiles, 2)
    if round_ == SECOND:
        tiles.append(TheoriesTile(setup.second_conference))
        if setup.golem:
            tiles.append(SecondReportsTile())
        return Conference(2, tiles, 3)
    return None
