"""Observations: what a seat sees, what it is asked and what it remembers, as numbers in a fixed layout."""

from __future__ import annotations

from array import array
from typing import Any, Final

from mypy_extensions import mypyc_attr

from chaudron.kernel.actions import Picks
from chaudron.kernel.coding import Code, Fields, Maybe, Num, Row, Several, Word
from chaudron.kernel.request import KIND_NAMES
from chaudron.kernel.view import View

MOST_PICKS: Final = 16
VIEW: Final = "view"
QUESTION: Final = "question"
REMEMBERED: Final = "remembered"


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """The observations of one environment: what a seat sees, what it is asked, what it remembers.

    A game subclasses it: `remembered` is what people keep in mind and a view does not say again.
    """

    def __init__(self, view: Fields, question: Fields, remembered: Fields) -> None:
        self.code: Fields = Fields([(VIEW, view), (QUESTION, Maybe(question)), (REMEMBERED, remembered)])
        self.width = self.code.width
        self.blank: bytes = bytes(2 * self.width)

    def remembered(self, view: View) -> dict[str, Any]:
        """What the seat knows from before."""
        return {}

    def look(self, view: View, picks: Picks | None) -> dict[str, Any]:
        """What is written, as plain data."""
        seen = {VIEW: view.dump(), REMEMBERED: self.remembered(view)}
        if picks is not None:
            seen[QUESTION] = asked(picks)
        return seen

    def write(self, view: View, picks: Picks | None, into: Any) -> None:
        """An observation, written into an array of 16-bit numbers (as long as this is wide)."""
        numbers = array("h", self.blank)  # its places are written faster than NumPy's
        self.code.write(self.look(view, picks), numbers, 0)
        into[:] = numbers

    def numbers(self, view: View, picks: Picks | None) -> list[int]:
        """An observation as a list."""
        out = [0] * self.width
        self.write(view, picks, out)
        return out

    def read(self, numbers: list[int]) -> dict[str, Any]:
        """What an observation says."""
        out: dict[str, Any] = self.code.read(numbers, 0)
        return out

    def rows(self) -> list[Row]:
        """Every field: where it stands and what it may be."""
        return self.code.rows("", 0)


def asked(picks: Picks) -> dict[str, Any]:
    """An open question as plain data, with the picks of its answer so far."""
    request = picks.request
    out: dict[str, Any] = {
        "verb": picks.verb,
        "kind": KIND_NAMES[request.kind],
        "player": request.player,
        "lo": request.lo,
        "hi": request.hi,
        "picks": picks.taken,
    }
    out.update(request.about())
    return out


def question_code(verbs: list[str], actions: int, more: list[tuple[str, Code]]) -> Fields:
    """The code of a question: what all have, and what those of a game say besides."""
    return Fields(
        [
            ("verb", Word(verbs)),
            ("kind", Word(KIND_NAMES[1:])),
            ("player", Num(0, 9)),
            ("lo", Num(0, 999)),
            ("hi", Num(0, 999)),
            ("picks", Several(Num(0, actions), MOST_PICKS)),
            *more,
        ]
    )
