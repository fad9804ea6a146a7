"""Marbles in the catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from chaudron.kernel.catalogue import NUMBER, GameSpec, Option
from chaudron.kernel.port import Figure, Preset, Subject
from chaudron.kernel.rng import shuffle, stream

from .state import COLOURS, Marbles


class MarblesSpec(GameSpec):
    """A bag of marbles for two to four."""

    def __init__(self) -> None:
        super().__init__(
            "marbles",
            1,
            (2, 4),
            [Option("each", NUMBER, 4, None, 2, 9), Option("first", NUMBER, 0, None, 0, 4)],
        )

    def settle(self, seed: int, n_players: int, options: dict[str, object]) -> dict[str, object]:
        settled = self.read(options)
        self.settle_first(seed, n_players, settled)
        return settled

    def begin(self, seed: int, n_players: int, options: dict[str, object]) -> Marbles:
        rng = stream(seed, "bag")
        bag = [colour for colour in COLOURS for _ in range(cast(int, options["each"]))]
        shuffle(rng, bag)
        state = Marbles(rng, bag, [[] for _ in range(n_players)])
        state.current = cast(int, options["first"]) - 1
        return state

    def presets(self) -> list[Preset]:
        return [
            Preset("usual", "marbles-preset-usual", {}),
            Preset("long", "marbles-preset-long", {"each": 9}),
        ]

    def facts(self) -> dict[str, object]:
        return {"marbles": [{"id": colour, "points": points} for colour, points in COLOURS.items()]}

    def subjects(self) -> list[Subject]:
        return [Subject("marble", colour, f"marbles-marble-{colour}") for colour in COLOURS]

    def figures(self, subject: Subject) -> list[Figure]:
        return [Figure("points", [COLOURS[subject.id]])]

    def group(self, options: dict[str, object]) -> list[str]:
        return ["marbles-preset-long" if options["each"] == 9 else "marbles-preset-usual"]

    def series(self) -> list[str]:
        return ["points"]

    def is_point(self, event: Mapping[str, object]) -> bool:
        return event["event"] == "turn"


SPEC = MarblesSpec()
