"""What is told of a game of Alchemists: one line of the log, as data."""

from __future__ import annotations

from chaudron.kernel.journal import EVERYONE, Event


class Happening(Event):
    """One thing that happened: what, who, what everybody hears, and what only some may hear."""

    def __init__(
        self, kind: str, player: int, told: dict[str, object], secret: dict[str, object], seen_by: int
    ) -> None:
        super().__init__(seen_by if secret else EVERYONE, 0)
        self.kind = kind
        self.player = player  # -1: everybody
        self.told = told
        self.secret = secret

    def dump(self, seat: int) -> dict[str, object]:
        out: dict[str, object] = {"event": self.kind, "player": self.player}
        out.update(self.told)
        if self.secret and not self.hidden_from(seat):
            out.update(self.secret)
        return out
