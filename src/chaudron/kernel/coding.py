"""Views as numbers: a fixed layout, written field by field, that gives back what it was written from.

A layout is a tree of codes, one per field of a dump. Each code knows how many numbers it takes, what they
may be, how to write a value into a list of numbers, and how to read it back. A list whose order tells nothing
is a `Bag`; what is longer than its place is cut off where the code says so (`most`), and nowhere else.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from chaudron.kernel.errors import Refusal

NONE: Final = -1
LEAST: Final = -32768  # the numbers of an observation are 16 bits wide
GREATEST: Final = 32767


Numbers = Any  # an array of 16-bit numbers (or a list), zeros before it is written into


class Row:
    """A line of the reference: where a field stands, what it may be, what its numbers mean."""

    def __init__(self, name: str, at: int, width: int, lo: int, hi: int, says: str) -> None:
        self.name = name
        self.at = at
        self.width = width
        self.lo = lo
        self.hi = hi
        self.says = says


@mypyc_attr(allow_interpreted_subclasses=True)
class Code:
    """How one field is written."""

    def __init__(self, width: int) -> None:
        self.width = width

    def write(self, value: Any, out: Numbers, at: int) -> None:
        """Write a value; the numbers there are 0 before."""
        raise NotImplementedError

    def read(self, numbers: list[int], at: int) -> Any:
        """The value that was written."""
        raise NotImplementedError

    def is_missing(self, numbers: list[int], at: int) -> bool:
        """True if nothing was written here because the field was not there."""
        return False

    def canonical(self, value: Any) -> Any:
        """The value as it comes back: bags in order, cut to what has a place."""
        return value

    def rows(self, name: str, at: int) -> list[Row]:
        """The lines of the reference for this field."""
        raise NotImplementedError

    def misfit(self, value: object) -> Refusal:
        return Refusal("no-code", f"an observation has no place for {value!r}", {"value": str(value)})


class Flag(Code):
    """True or false."""

    def __init__(self) -> None:
        self.width = 1

    def write(self, value: Any, out: Numbers, at: int) -> None:
        if value:
            out[at] = 1

    def read(self, numbers: list[int], at: int) -> Any:
        return numbers[at] == 1

    def rows(self, name: str, at: int) -> list[Row]:
        return [Row(name, at, 1, 0, 1, "0 no, 1 yes")]


class Num(Code):
    """A whole number; nothing, where that may be, is the number below the least."""

    def __init__(self, lo: int, hi: int, maybe: bool = False) -> None:
        self.width = 1
        self.lo = lo
        self.hi = hi
        self.maybe = maybe

    def write(self, value: Any, out: Numbers, at: int) -> None:
        if value is None and self.maybe:
            out[at] = self.lo - 1
            return
        n: int = value
        if n < self.lo or n > self.hi:
            raise self.misfit(value)
        out[at] = n

    def read(self, numbers: list[int], at: int) -> Any:
        n = numbers[at]
        return None if self.maybe and n < self.lo else n

    def rows(self, name: str, at: int) -> list[Row]:
        if self.maybe:
            return [Row(name, at, 1, min(0, self.lo - 1), self.hi, f"a number; {self.lo - 1}: none")]
        return [Row(name, at, 1, min(0, self.lo), max(0, self.hi), "a number")]


class Word(Code):
    """One of some words, numbered from 1; 0 is nothing."""

    def __init__(self, words: list[str], blank: Any = None) -> None:
        self.width = 1
        self.words = words
        self.blank = blank  # what nothing is in the dump: None, or an empty word
        self.numbers: dict[str, int] = {word: n + 1 for n, word in enumerate(words)}

    def write(self, value: Any, out: Numbers, at: int) -> None:
        if value is None or value == "":
            return
        n = self.numbers.get(value)
        if n is None:
            raise self.misfit(value)
        out[at] = n

    def read(self, numbers: list[int], at: int) -> Any:
        n = numbers[at]
        return self.blank if n == 0 else self.words[n - 1]

    def canonical(self, value: Any) -> Any:
        return self.blank if value is None or value == "" else value

    def rows(self, name: str, at: int) -> list[Row]:
        return [Row(name, at, 1, 0, len(self.words), "0 none, " + listed(self.words))]


class NamedIf(Word):
    """One of some words in a field that may be missing: 0 if it is."""

    def is_missing(self, numbers: list[int], at: int) -> bool:
        return numbers[at] == 0


def listed(words: list[str]) -> str:
    """Words with their numbers, shortened if there are many."""
    shown = words if len(words) <= 24 else [*words[:4], "…", words[-1]]
    numbers = list(range(1, len(words) + 1))
    at = numbers if len(words) <= 24 else [*numbers[:4], 0, numbers[-1]]
    return ", ".join([word if word == "…" else f"{n} {word}" for n, word in zip(at, shown)])


class Bag(Code):
    """A list of words whose order tells nothing: how many there are of each."""

    def __init__(self, words: list[str], most: int = 999) -> None:
        self.width = len(words)
        self.words = words
        self.most = most
        self.at: dict[str, int] = {word: n for n, word in enumerate(words)}

    def write(self, value: Any, out: Numbers, at: int) -> None:
        index = self.at
        words: list[str] = value
        for word in words:
            n = index.get(word)
            if n is None:
                raise self.misfit(word)
            out[at + n] += 1

    def read(self, numbers: list[int], at: int) -> Any:
        out: list[str] = []
        for n, word in enumerate(self.words):
            out += [word] * numbers[at + n]
        return out

    def canonical(self, value: Any) -> Any:
        return sorted(value, key=self.place)

    def place(self, word: str) -> int:
        return self.at[word]

    def rows(self, name: str, at: int) -> list[Row]:
        return [Row(name, at, self.width, 0, self.most, "how many of " + listed(self.words))]


class Words(Code):
    """A list of words in an order, as long as `most`; what comes after that is cut off."""

    def __init__(self, words: list[str], most: int) -> None:
        self.width = most
        self.words = words
        self.most = most
        self.numbers: dict[str, int] = {word: n + 1 for n, word in enumerate(words)}

    def write(self, value: Any, out: Numbers, at: int) -> None:
        words: list[str] = value
        end = at + self.most
        for word in words:
            if at == end:
                return
            n = self.numbers.get(word)
            if n is None:
                raise self.misfit(word)
            out[at] = n
            at += 1

    def read(self, numbers: list[int], at: int) -> Any:
        return [self.words[n - 1] for n in numbers[at : at + self.most] if n]

    def canonical(self, value: Any) -> Any:
        return list(value[: self.most])

    def rows(self, name: str, at: int) -> list[Row]:
        says = f"in order, 0 after the last; {listed(self.words)}"
        return [Row(name, at, self.most, 0, len(self.words), says)]


class Fields(Code):
    """A table with fixed fields. One that may be missing has a flag before it (see `Maybe`)."""

    def __init__(self, fields: list[tuple[str, Code]]) -> None:
        width = 0
        self.names: list[str] = []
        self.codes: list[Code] = []
        self.places: list[int] = []
        for name, code in fields:
            self.names.append(name)
            self.codes.append(code)
            self.places.append(width)
            width += code.width
        self.width = width

    def write(self, value: Any, out: Numbers, at: int) -> None:
        fields: dict[str, Any] = value
        places = self.places
        codes = self.codes
        for i, name in enumerate(self.names):
            if name in fields:
                codes[i].write(fields[name], out, at + places[i])

    def check(self, value: Any) -> None:
        """Refuse a table that has a field without a place."""
        for name in value:
            if name not in self.names:
                raise self.misfit(name)

    def read(self, numbers: list[int], at: int) -> Any:
        out: dict[str, Any] = {}
        for name, code, place in zip(self.names, self.codes, self.places):
            if not code.is_missing(numbers, at + place):
                out[name] = code.read(numbers, at + place)
        return out

    def canonical(self, value: Any) -> Any:
        self.check(value)
        return {
            name: code.canonical(value[name]) for name, code in zip(self.names, self.codes) if name in value
        }

    def rows(self, name: str, at: int) -> list[Row]:
        out: list[Row] = []
        for field, code, place in zip(self.names, self.codes, self.places):
            out += code.rows(f"{name}.{field}" if name else field, at + place)
        return out


class Maybe(Code):
    """Something that may be missing (or, unless `missing`, be nothing): a flag, then the thing."""

    def __init__(self, code: Code, missing: bool = True) -> None:
        self.width = 1 + code.width
        self.code = code
        self.missing = missing

    def write(self, value: Any, out: Numbers, at: int) -> None:
        if self.missing or value is not None:
            out[at] = 1
            self.code.write(value, out, at + 1)

    def read(self, numbers: list[int], at: int) -> Any:
        return self.code.read(numbers, at + 1) if numbers[at] else None

    def is_missing(self, numbers: list[int], at: int) -> bool:
        return self.missing and numbers[at] == 0

    def canonical(self, value: Any) -> Any:
        return None if value is None and not self.missing else self.code.canonical(value)

    def rows(self, name: str, at: int) -> list[Row]:
        return [Row(f"{name}?", at, 1, 0, 1, "1 if there is one"), *self.code.rows(name, at + 1)]


class Several(Code):
    """A list of equal things, as long as `most`: how many, then each; what comes after is cut off."""

    def __init__(self, code: Code, most: int) -> None:
        self.width = 1 + most * code.width
        self.code = code
        self.most = most

    def write(self, value: Any, out: Numbers, at: int) -> None:
        things: list[Any] = value
        n = min(len(things), self.most)
        out[at] = n
        at += 1
        for i in range(n):
            self.code.write(things[i], out, at)
            at += self.code.width

    def read(self, numbers: list[int], at: int) -> Any:
        width = self.code.width
        return [self.code.read(numbers, at + 1 + i * width) for i in range(numbers[at])]

    def canonical(self, value: Any) -> Any:
        return [self.code.canonical(v) for v in value[: self.most]]

    def rows(self, name: str, at: int) -> list[Row]:
        out = [Row(f"{name}.number", at, 1, 0, self.most, "how many follow")]
        for i in range(self.most):
            out += self.code.rows(f"{name}[{i}]", at + 1 + i * self.code.width)
        return out


class Each(Code):
    """A list with a fixed number of equal things, such as players."""

    def __init__(self, code: Code, n: int) -> None:
        self.width = n * code.width
        self.code = code
        self.n = n

    def write(self, value: Any, out: Numbers, at: int) -> None:
        things: list[Any] = value
        if len(things) != self.n:
            raise self.misfit(value)
        for thing in things:
            self.code.write(thing, out, at)
            at += self.code.width

    def read(self, numbers: list[int], at: int) -> Any:
        return [self.code.read(numbers, at + i * self.code.width) for i in range(self.n)]

    def canonical(self, value: Any) -> Any:
        return [self.code.canonical(v) for v in value]

    def rows(self, name: str, at: int) -> list[Row]:
        out: list[Row] = []
        for i in range(self.n):
            out += self.code.rows(f"{name}[{i}]", at + i * self.code.width)
        return out


class Places(Code):
    """A list of tables that lie on numbered places, one on each at most, in this order.

    `field` says where; of the rest the first is a word, and that is there wherever something lies.
    """

    def __init__(self, field: str, lo: int, hi: int, rest: Fields) -> None:
        self.field = field
        self.lo = lo
        self.hi = hi
        self.rest = rest
        self.width = (hi - lo + 1) * rest.width

    def write(self, value: Any, out: Numbers, at: int) -> None:
        things: list[dict[str, Any]] = value
        for thing in things:
            place: int = thing[self.field]
            start = at + (place - self.lo) * self.rest.width
            if place < self.lo or place > self.hi or out[start]:
                raise self.misfit(thing)
            self.rest.write(thing, out, start)

    def read(self, numbers: list[int], at: int) -> Any:
        out: list[dict[str, Any]] = []
        for place in range(self.lo, self.hi + 1):
            if numbers[at]:
                thing: dict[str, Any] = {self.field: place}
                thing.update(self.rest.read(numbers, at))
                out.append(thing)
            at += self.rest.width
        return out

    def canonical(self, value: Any) -> Any:
        return [dict(thing) for thing in sorted(value, key=self.place)]

    def place(self, thing: dict[str, int]) -> int:
        return thing[self.field]

    def rows(self, name: str, at: int) -> list[Row]:
        out: list[Row] = []
        for place in range(self.lo, self.hi + 1):
            out += self.rest.rows(f"{name}[{self.field} {place}]", at)
            at += self.rest.width
        return out


class Entries(Code):
    """A table by names: for each name that may stand there a flag, then the thing."""

    def __init__(self, names: list[str], code: Code) -> None:
        self.names = names
        self.code = code
        self.step = 1 + code.width
        self.width = len(names) * self.step
        self.at: dict[str, int] = {name: n * self.step for n, name in enumerate(names)}

    def write(self, value: Any, out: Numbers, at: int) -> None:
        table: dict[str, Any] = value
        for name, thing in table.items():
            place = self.at.get(name)
            if place is None:
                raise self.misfit(name)
            out[at + place] = 1
            self.code.write(thing, out, at + place + 1)

    def read(self, numbers: list[int], at: int) -> Any:
        return {
            name: self.code.read(numbers, at + place + 1)
            for name, place in self.at.items()
            if numbers[at + place]
        }

    def canonical(self, value: Any) -> Any:
        return {name: self.code.canonical(value[name]) for name in self.names if name in value}

    def rows(self, name: str, at: int) -> list[Row]:
        out: list[Row] = []
        for key, place in self.at.items():
            out.append(Row(f"{name}.{key}?", at + place, 1, 0, 1, "1 if it is there"))
            out += self.code.rows(f"{name}.{key}", at + place + 1)
        return out


class Tuple(Code):
    """A few values side by side; they come back as a tuple."""

    def __init__(self, codes: list[Code], names: list[str]) -> None:
        self.codes = codes
        self.names = names
        self.width = sum([code.width for code in codes])

    def write(self, value: Any, out: Numbers, at: int) -> None:
        for code, thing in zip(self.codes, value):
            code.write(thing, out, at)
            at += code.width

    def read(self, numbers: list[int], at: int) -> Any:
        out: list[Any] = []
        for code in self.codes:
            out.append(code.read(numbers, at))
            at += code.width
        return tuple(out)

    def canonical(self, value: Any) -> Any:
        return tuple([code.canonical(thing) for code, thing in zip(self.codes, value)])

    def rows(self, name: str, at: int) -> list[Row]:
        out: list[Row] = []
        for label, code in zip(self.names, self.codes):
            out += code.rows(f"{name}.{label}", at)
            at += code.width
        return out


class Always(Code):
    """What is the same in every game of this environment: no numbers."""

    def __init__(self, value: Any) -> None:
        self.width = 0
        self.value = value

    def write(self, value: Any, out: Numbers, at: int) -> None:
        if value != self.value:
            raise self.misfit(value)

    def read(self, numbers: list[int], at: int) -> Any:
        return self.value

    def rows(self, name: str, at: int) -> list[Row]:
        return []
