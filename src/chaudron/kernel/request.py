"""Questions as data: who decides, what kind of choice, and which options there are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import mypyc_attr

from chaudron.kernel.shapes import Prompt

if TYPE_CHECKING:
    from chaudron.kernel.state import State

# The closed set of kinds. An answer is one option (or None when lo is 0), a list of options, a list
# of all options in an order, a bool, an int from lo to hi, or one option out of every name there is.
ONE: Final = 1
SOME: Final = 2
ORDER: Final = 3
YES_NO: Final = 4
NUMBER: Final = 5
NAME: Final = 6

KIND_NAMES: Final = ["", "one", "some", "order", "yes_no", "number", "name"]

# Where the options of a question lie, if they lie nowhere on the board.
WORDS: Final = "words"
A_NUMBER: Final = "number"
NAMES: Final = "names"  # too many to be shown: one is found by typing


@mypyc_attr(allow_interpreted_subclasses=True)
class Request:
    """A question to one seat; plain data that stays valid for every clone of the state.

    `player` is the seat whose affair it is, `decider` the seat that answers for it.
    """

    def __init__(self, player: int, decider: int, kind: int, verb: int, lo: int, hi: int) -> None:
        self.player = player
        self.decider = decider
        self.kind = kind
        self.verb = verb
        self.lo = lo
        self.hi = hi

    def options(self, state: State) -> list[object]:
        """The options, as semantic values, built only when somebody looks."""
        raise NotImplementedError

    def verb_name(self) -> str:
        """The word for what is being decided, for records, logs and clients."""
        raise NotImplementedError

    def name_of(self, option: object) -> str:
        """The option's name in records and for clients."""
        return str(option)

    def action_name(self, option: object) -> str:
        """What the list of actions calls an option: things that cannot all be listed share a name."""
        return self.name_of(option)

    def about(self) -> dict[str, object]:
        """What else a client should show beside the question (who asks, about which card)."""
        return {}

    def beside(self, state: State) -> dict[str, object]:
        """What else there is to show as things stand now."""
        return {}

    def place(self, state: State) -> str:
        """Where the options lie, so that a client can light them there."""
        return A_NUMBER if self.kind == NUMBER else NAMES if self.kind == NAME else WORDS

    # ------------------------------------------------------------------ answers

    def refusal(self, state: State, answer: object) -> str | None:
        """Why this answer cannot be taken, or None when it can."""
        kind = self.kind
        if kind == YES_NO:
            return None if isinstance(answer, bool) else "answer yes or no"
        if kind == NUMBER:
            if isinstance(answer, bool) or not isinstance(answer, int):
                return f"answer with a number from {self.lo} to {self.hi}"
            if answer < self.lo or answer > self.hi:
                return f"{answer} is not from {self.lo} to {self.hi}"
            return None
        options = self.options(state)
        if kind == ONE or kind == NAME:
            if answer is None:
                return "this choice cannot be declined" if self.lo > 0 else None
            if not any(answer is o or answer == o for o in options):
                return f"{self.name_of(answer)} is not offered"
            return None
        if not isinstance(answer, list):
            return "answer with a list"
        left = list(options)
        for a in answer:
            for i, o in enumerate(left):
                if a is o or a == o:
                    del left[i]
                    break
            else:
                return f"{self.name_of(a)} is not offered (often enough)"
        if kind == ORDER:
            return "every option needs a place in the order" if left else None
        n = len(answer)
        if n < self.lo or n > self.hi:
            return f"choose {self.lo} to {self.hi}, not {n}"
        return None

    def dump_answer(self, answer: object) -> object:
        """The answer as JSON, by name."""
        if answer is None or isinstance(answer, (bool, int)):
            return answer
        if isinstance(answer, list):
            return [self.name_of(a) for a in answer]
        return self.name_of(answer)

    def load_answer(self, state: State, data: object) -> object:
        """The answer that `dump_answer` wrote. What is not on offer stays a string (and is refused)."""
        if data is None or isinstance(data, (bool, int)):
            return data
        options = self.options(state)
        if isinstance(data, list):
            if len(data) > len(options):  # it is refused: no need to look for its names
                return list(data)
            left = list(options)
            out: list[object] = []
            for name in data:
                found = self.named(name, left)
                out.append(found)
                for i, o in enumerate(left):
                    if o is found:
                        del left[i]
                        break
            return out
        return self.named(data, options)

    def named(self, name: object, options: list[object]) -> object:
        for o in options:
            if self.name_of(o) == name:
                return o
        return name

    def dump(self, state: State) -> Prompt:
        """The question as JSON for a client: everything needed to answer it."""
        out: dict[str, object] = {
            "player": self.player,
            "decider": self.decider,
            "kind": KIND_NAMES[self.kind],
            "verb": self.verb_name(),
            "lo": self.lo,
            "hi": self.hi,
            "place": self.place(state),
        }
        if self.kind != YES_NO and self.kind != NUMBER:
            out["options"] = [self.name_of(o) for o in self.options(state)]
        out.update(self.about())
        out.update(self.beside(state))
        return cast(Prompt, out)
