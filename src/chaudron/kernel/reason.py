"""Why a bot answered as it did."""

from __future__ import annotations

from typing import Final

WIN: Final = "win"  # the share of games that an answer wins, from 0 to 1
CHANCE: Final = "chance"  # that an answer is right, from 0 to 1
POINTS: Final = "points"
BITS: Final = "bits"  # of what one does not know
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
