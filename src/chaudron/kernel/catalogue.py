"""What a game is to the rest of the platform: its port.

Server, laboratory, environments, locales and the generic part of the terminal know a game by the
questions that a `GameSpec` answers, and by nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from chaudron.kernel.actions import Actions, Offers
from chaudron.kernel.errors import Refusal
from chaudron.kernel.observing import Encoding
from chaudron.kernel.port import Figure, Preset, Subject
from chaudron.kernel.rng import lot
from chaudron.kernel.state import State

FLAG: Final = "flag"  # yes or no
NUMBER: Final = "number"  # a whole number from lo to hi
CHOICE: Final = "choice"  # one of the choices
TEXT: Final = "text"  # free text the game reads itself, such as a kingdom
LIST: Final = "list"  # a list of names

MOST_LISTED: Final = 20  # numbers in one option


class Option:
    """One thing that can be set before a game begins."""

    def __init__(
        self,
        name: str,
        kind: str,
        default: object,
        choices: list[str] | None = None,
        lo: int = 0,
        hi: int = 0,
        flag: str = "",
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.choices: list[str] = [] if choices is None else choices
        self.lo = lo
        self.hi = hi
        self.flag = flag  # what a command line calls it, if not by its name

    def refuse(self, value: object, wanted: str) -> Refusal:
        return Refusal(
            "bad-option",
            f"option {self.name}: {value!r} is not {wanted}",
            {
                "option": self.name,
                "value": str(value),
                "wanted": wanted,
                "kind": self.kind,
                "choices": ", ".join(self.choices),
                "lo": self.lo,
                "hi": self.hi,
            },
        )

    def read(self, value: object) -> object:
        """The value, checked; words from a command line become flags and numbers."""
        if value is None:
            return self.default
        if self.kind == FLAG:
            if isinstance(value, bool):
                return value
            if isinstance(value, str) and value.lower() in ("yes", "true", "on", "1"):
                return True
            if isinstance(value, str) and value.lower() in ("no", "false", "off", "0"):
                return False
            raise self.refuse(value, "yes or no")
        if self.kind == NUMBER:
            if isinstance(value, str):
                try:
                    value = int(value)
                except ValueError:
                    raise self.refuse(value, "a whole number") from None
            if isinstance(value, bool) or not isinstance(value, int):
                raise self.refuse(value, "a whole number")
            if value < self.lo or value > self.hi:
                raise self.refuse(value, f"from {self.lo} to {self.hi}")
            return value
        if self.kind == CHOICE:
            if value not in self.choices:
                raise self.refuse(value, "one of " + ", ".join(self.choices))
            return value
        if self.kind == LIST:
            if isinstance(value, str):
                return [v.strip() for v in value.split(",") if v.strip()]
            if isinstance(value, list) and all(isinstance(v, str) for v in value):
                return value
            raise self.refuse(value, "a list of names")
        if not isinstance(value, str):
            raise self.refuse(value, "a text")
        return value


def whole_numbers(option: str, parts: list[str], n: int = 0, least: int = 0) -> list[int]:
    """The numbers that an option lists (n of them, or some if n is 0), or a refusal."""
    words = [part.strip() for part in parts]
    good = (
        0 < len(words) < MOST_LISTED
        and n in (0, len(words))
        and all([word.isdecimal() and len(word) <= 3 for word in words])
    )
    if not good or min([int(word) for word in words]) < least:
        text = ", ".join(words)
        raise Refusal(
            "bad-numbers",
            f"option {option}: {text!r} is not {n or 'some'} whole numbers from {least} on",
            {"option": option, "value": text, "n": n, "lo": least},
        )
    return [int(word) for word in words]


@mypyc_attr(allow_interpreted_subclasses=True)
class GameSpec:
    """A game in the catalogue."""

    minutes = 0  # that a game takes people, roughly; 0: nobody knows
    boxes = 1  # the game and its expansions
    rounds = False  # counted by rounds that all play together, not by everybody's turns

    def __init__(self, name: str, rules: int, players: tuple[int, int], options: list[Option]) -> None:
        self.name = name
        self.rules = rules  # the rules version: grows when the same answers would play out otherwise
        self.players = players
        self.options = options

    # ------------------------------------------------------------------ what each game answers

    def begin(self, seed: int, n_players: int, options: dict[str, object]) -> State:
        """A new game with settled options. The same arguments give the same game."""
        raise NotImplementedError

    def settle(self, seed: int, n_players: int, options: dict[str, object]) -> dict[str, object]:
        """The options with every default and every random choice fixed, ready to be recorded."""
        return self.read(options)

    def presets(self) -> list[Preset]:
        """Options worth a name, in the order in which a newcomer wants them; the first is the usual one."""
        return [Preset("usual", "preset-usual", {})]

    def facts(self) -> dict[str, object]:
        """Everything printed, as JSON without words: for clients that draw the game."""
        return {}

    def subjects(self) -> list[Subject]:
        """Everything that one may ask about."""
        return []

    def figures(self, subject: Subject) -> list[Figure]:
        """What is printed on a subject besides its text."""
        return []

    def rematch(self, options: dict[str, object], same: bool) -> dict[str, object]:
        """The options of a game after this one: the same set-up, or a fresh one of the same kind."""
        return dict(options)

    def group(self, options: dict[str, object]) -> list[str]:
        """The messages that name the set-up: statistics put games with equal ones together."""
        return []

    def series(self) -> list[str]:
        """What a plot of a game shows: some of the names in `State.progress`, the most telling first."""
        return []

    def note(self, event: Mapping[str, object], noted: dict[str, dict[int, object]]) -> None:
        """Note for a plot, by series and seat, what was told and the state does not keep."""

    def is_point(self, event: Mapping[str, object]) -> bool:
        """True if a plot has a point where this was told (as everybody heard it)."""
        return False

    def verbs(self) -> list[str]:
        """What there is to decide, in an order that only grows; nothing: its actions have no numbers."""
        return []

    def offers(self) -> Offers:
        """By verb, every name of an option there is."""
        return {}

    def actions(self) -> Actions:
        """The list of numbered actions that is written beside the rules."""
        raise Refusal("no-actions", f"{self.name} has no list of actions", {"game": self.name})

    def encoding(self, n_players: int, options: dict[str, object]) -> Encoding:
        """How observations of games with these options are written."""
        raise Refusal("no-observations", f"{self.name} has no observations", {"game": self.name})

    def measures(self) -> list[str]:
        """What a study of many games follows besides the series: more names in `State.progress`."""
        return []

    def bought(self, event: Mapping[str, object]) -> list[str]:
        """The messages that name what somebody bought, if that was told here."""
        return []

    def position(self, text: str) -> State:
        """The table that a line describes, for games that have a notation."""
        raise Refusal(
            "no-notation",
            f"{self.name} has no notation for positions: begin with a record",
            {"game": self.name},
        )

    # ------------------------------------------------------------------ what each game uses

    def read(self, options: dict[str, object]) -> dict[str, object]:
        """The options, checked one by one."""
        known = {o.name: o for o in self.options}
        for name in options:
            if name not in known:
                offer = ", ".join(sorted(known)) or "none"
                raise Refusal(
                    "unknown-option",
                    f"{self.name} has no option {name!r}; it has {offer}",
                    {"game": self.name, "option": name, "offer": offer},
                )
        return {o.name: o.read(options.get(o.name)) for o in self.options}

    def settle_first(self, seed: int, n_players: int, settled: dict[str, object]) -> None:
        """Fix the option `first`: the number of the player who begins, 0 for one by lot."""
        first = settled["first"]
        assert isinstance(first, int)
        if first == 0:
            settled["first"] = 1 + int(lot(seed, "first player").below(n_players))
        elif first > n_players:
            raise Refusal(
                "bad-first-player",
                f"player {first} cannot begin: there are {n_players} players",
                {"first": first, "n": n_players},
            )

    def check_players(self, n: int) -> None:
        lo, hi = self.players
        if not lo <= n <= hi:
            raise Refusal(
                "bad-players",
                f"{self.name} is for {lo} to {hi} players, not {n}",
                {"game": self.name, "lo": lo, "hi": hi, "n": n},
            )

    def new(self, seed: int, n_players: int, options: dict[str, object]) -> State:
        """Check everything, then begin."""
        self.check_players(n_players)
        return self.begin(seed, n_players, self.settle(seed, n_players, options))
