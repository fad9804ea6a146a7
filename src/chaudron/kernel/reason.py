"""Why a bot answered as it did."""

from __future__ import annotations

import json
from typing import Any, Final

WIN: Final = "win"  # the share of games that an answer wins, from 0 to 1
CHANCE: Final = "chance"  # that an answer is right, from 0 to 1
POINTS: Final = "points"
BITS: Final = "bits"  # of what one does not know
UNITS: Final = [WIN, POINTS, BITS]
NO_ESTIMATES: Final[list[Estimate]] = []


class Estimate:
    """What an answer, by name as a record holds it, is believed to be worth."""

    def __init__(self, answer: object, worth: float) -> None:
        self.answer = answer
        self.worth = worth

    def dump(self) -> dict[str, object]:
        return {"answer": self.answer, "worth": round(self.worth, 3)}


class Reason:
    """A message with its arguments, and what the bot thought of besides: the answer it gave first."""

    def __init__(
        self,
        message: str,
        args: dict[str, object] | None = None,
        thought_of: list[Estimate] | None = None,
        unit: str = POINTS,
    ) -> None:
        self.message = message
        self.args: dict[str, object] = {} if args is None else args  # numbers, and names of messages
        self.thought_of: list[Estimate] = NO_ESTIMATES if thought_of is None else thought_of
        self.unit = unit  # of the estimates

    def dump(self) -> dict[str, object]:
        thought_of = [estimate.dump() for estimate in self.thought_of]
        return {"message": self.message, "args": self.args, "thought_of": thought_of, "unit": self.unit}


def sound(said: Any) -> Reason | None:
    """A reason that can be told, or nothing: code of others may say anything."""
    try:
        if not isinstance(said, Reason) or said.unit not in UNITS or not isinstance(said.thought_of, list):
            return None
        json.dumps(said.dump(), allow_nan=False)
        words: list[Any] = [said.message, *said.args]
        told = all([isinstance(word, str) for word in words])
        return said if told and all([isinstance(v, (str, int, float)) for v in said.args.values()]) else None
    except Exception:  # noqa: BLE001  such as a worth that is no number
        return None
