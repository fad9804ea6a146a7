"""What is told of a game of Quacks: one line of the log, as data."""

from __future__ import annotations

from typing import Final

from chaudron.games.quacks.chips import Chip
from chaudron.games.quacks.shapes import Told
from chaudron.games.quacks.state import PHASE_NAMES
from chaudron.kernel.journal import EVERYONE, Event
from chaudron.kernel.names import numbered

ROUND: Final = 1
FORTUNE_CARD: Final = 2
RAT: Final = 3
DREW: Final = 4  # a chip comes out of the bag for all to see
PLACED: Final = 5
RETURNED: Final = 6  # a chip goes back into the bag
EXPLODED: Final = 7
STOPPED: Final = 8
WENT_ON: Final = 9
FLASK: Final = 10
REFILLED: Final = 11
RUBIES: Final = 12
POINTS: Final = 13
DROPLET: Final = 14
GLASS: Final = 15
GAINED: Final = 16
BOUGHT: Final = 17
LOST: Final = 18  # a chip leaves the bag for good
DIE: Final = 19
WITCH: Final = 20
ESSENCE: Final = 21
PATIENT: Final = 22
LAID_ASIDE: Final = 23
CHOSE: Final = 24
EXCHANGED: Final = 25
CUP: Final = 26
RESTARTED: Final = 27
VISIT: Final = 28
PENNY: Final = 29
ENDED: Final = 30
BOOK: Final = 31  # a book opens
TAILS: Final = 32
SCORING: Final = 33  # the scoring space is settled
TOGETHER: Final = 34  # the table changes between drawing together and at one's own pace
ELIXIR: Final = 35  # essence is spent

EVENT_NAMES: Final = numbered(
    [
        (ROUND, "round"), (FORTUNE_CARD, "fortune"), (RAT, "rat"), (DREW, "draw"), (PLACED, "place"),
        (RETURNED, "return"), (EXPLODED, "explode"), (STOPPED, "stop"), (WENT_ON, "go_on"),
        (FLASK, "flask"), (REFILLED, "refill"), (RUBIES, "rubies"), (POINTS, "points"),
        (DROPLET, "droplet"), (GLASS, "glass"), (GAINED, "gain"), (BOUGHT, "buy"), (LOST, "lose"),
        (DIE, "die"), (WITCH, "witch"), (ESSENCE, "essence"), (PATIENT, "patient"),
        (LAID_ASIDE, "lay_aside"), (CHOSE, "choose"), (EXCHANGED, "exchange"), (CUP, "cup"),
        (RESTARTED, "restart"), (VISIT, "visit"), (PENNY, "penny"), (ENDED, "end"), (BOOK, "book"),
        (TAILS, "tails"), (SCORING, "scoring"), (TOGETHER, "together"), (ELIXIR, "elixir"),
    ]
)  # fmt: skip


class QuacksEvent(Event):
    """One thing that happened: who, what, which chips, how many, by what, when. All of it is public."""

    def __init__(
        self, kind: int, player: int, chips: list[Chip], n: int, word: str, source: str, phase: int
    ) -> None:
        super().__init__(EVERYONE, 0)
        self.kind = kind
        self.player = player  # -1: everybody
        self.chips = chips
        self.n = n
        self.word = word
        self.source = source
        self.phase = phase

    def dump(self, seat: int) -> Told:
        out: Told = {
            "event": EVENT_NAMES[self.kind],
            "player": self.player,
            "n": self.n,
            "phase": PHASE_NAMES[self.phase],
        }
        if self.chips:
            out["chips"] = [c.name for c in self.chips]
        if self.word:
            out["word"] = self.word
        if self.source:
            out["source"] = self.source
        return out
