"""Reads what a person types: numbers, names in any language, or nothing for the default."""

import re
from collections.abc import Iterable

from chaudron.kernel.request import NAME, NUMBER, ONE, ORDER, YES_NO
from chaudron.locales import Texts, languages
from chaudron.locales.names import plain

NO_DEFAULT = object()


class Misread(Exception):
    """An answer that cannot be taken; the text says what would be right."""


class Choice:
    """One option on offer: what it stands for, how it is shown, and every name it goes by."""

    def __init__(
        self,
        value: object,
        label: str,
        names: Iterable[str] = (),
        style: str = "",
        signs: Iterable[str] = (),
    ) -> None:
        self.value = value
        self.label = label
        self.names = [plain(name) for name in (label, *names)]
        self.style = style
        self.signs = list(signs)  # names in which every sign counts, such as red+ and red-

    def called(self, word: str) -> bool:
        return word in self.names

    def begins(self, word: str) -> bool:
        return any(name.startswith(word) for name in self.names)


class WordedPrompt:
    """A question as it is put to a person."""

    def __init__(
        self,
        kind: int,
        title: str,
        choices: list[Choice],
        lo: int,
        hi: int,
        default: object = NO_DEFAULT,
        default_label: str = "",
        decline: str = "",
        others: list[Choice] | None = None,
        in_place: bool = False,
    ) -> None:
        self.kind = kind
        self.title = title
        self.choices = choices  # in the order they are numbered, from 1
        self.lo = lo
        self.hi = hi
        self.default = default  # what Enter alone means
        self.default_label = default_label
        self.decline = decline  # what 0 means, if one may decline
        self.in_place = in_place  # the numbers stand on the table itself
        self.others = [] if others is None else others  # can be named, but are not listed

    @property
    def may_decline(self) -> bool:
        return self.kind == ONE and self.lo == 0


def read(line: str, prompt: WordedPrompt, texts: Texts) -> object:
    """The answer that a line means; `Misread` when it means none."""
    line = line.strip()
    if not line:
        if prompt.default is NO_DEFAULT:
            raise Misread(texts.say("misread-nothing"))
        return prompt.default
    if prompt.kind == YES_NO:
        return read_yes_no(line, texts)
    if prompt.kind == NUMBER:
        return read_number(line, prompt, texts)
    if prompt.kind in (ONE, NAME):
        if prompt.may_decline and (line == "0" or is_word(line, "none")):
            return None
        return find(line, prompt.choices, prompt.others, texts).value
    return read_several(line, prompt, texts)


def is_word(line: str, word: str, kind: str = "word") -> bool:
    """True if the line is one of the words for this in any language: the message lists them."""
    return any(line.lower() in Texts(language).say(f"{kind}-{word}").split() for language in languages())


def read_yes_no(line: str, texts: Texts) -> bool:
    if is_word(line, "yes"):
        return True
    if is_word(line, "no"):
        return False
    raise Misread(texts.say("misread-yes-no"))


def read_number(line: str, prompt: WordedPrompt, texts: Texts) -> int:
    if line.isdecimal() and prompt.lo <= int(line) <= prompt.hi:
        return int(line)
    raise Misread(between("misread-number", texts, prompt))


def between(message: str, texts: Texts, prompt: WordedPrompt, n: int = 0) -> str:
    """How many there may be: nobody says "from 2 to 2"."""
    exact = "-exact" if prompt.lo == prompt.hi else ""
    return texts.say(message + exact, lo=prompt.lo, hi=prompt.hi, n=n)


def find(line: str, choices: list[Choice], others: list[Choice], texts: Texts) -> Choice:
    """The choice of this number, name, or beginning of a name."""
    if line.isdecimal():
        if 1 <= int(line) <= len(choices):
            return choices[int(line) - 1]
        raise Misread(texts.say("misread-choice", n=len(choices)))
    for choice in choices:
        if line.casefold().replace(" ", "") in choice.signs:
            return choice
    word = plain(line)
    for offered in (choices, others):
        for choice in offered:
            if choice.called(word):
                return choice
    close: dict[str, Choice] = {}
    for offered in (choices, others):
        for choice in offered:
            if word and choice.begins(word):
                close.setdefault(choice.label, choice)
        if close:
            break
    if len(close) == 1:
        return next(iter(close.values()))
    if close:
        raise Misread(texts.say("misread-ambiguous", text=line, names=", ".join(close)))
    raise Misread(texts.say("misread-unknown", text=line))


def read_several(line: str, prompt: WordedPrompt, texts: Texts) -> list[object]:
    """Several choices: `1 3 4`, `2-5`, `copper, estate`, `2 copper`, all, none."""
    choices = prompt.choices
    if is_word(line, "all"):
        picked = choices[: prompt.hi] if prompt.kind != ORDER else choices[:]
    elif line == "0" or is_word(line, "none"):
        picked = []
    elif re.fullmatch(r"[\d\s,;.-]+", line):
        picked = by_numbers(line, choices, texts)
    else:
        picked = by_names(line, choices, texts)
    if prompt.kind == ORDER:
        picked += [choice for choice in choices if choice not in picked]
    elif not prompt.lo <= len(picked) <= prompt.hi:
        raise Misread(between("misread-count", texts, prompt, len(picked)))
    return [choice.value for choice in picked]


def by_numbers(line: str, choices: list[Choice], texts: Texts) -> list[Choice]:
    picked: list[Choice] = []
    for token in re.findall(r"\d+\s*-\s*\d+|\d+", line):
        first, _, last = token.partition("-")
        for n in range(int(first), min(int(last or first), 1000) + 1):
            if not 1 <= n <= len(choices):
                raise Misread(texts.say("misread-choice", n=len(choices)))
            if choices[n - 1] in picked:
                raise Misread(texts.say("misread-twice", n=n))
            picked.append(choices[n - 1])
    return picked


def by_names(line: str, choices: list[Choice], texts: Texts) -> list[Choice]:
    left = choices[:]
    picked: list[Choice] = []
    for token in re.split(r"[,;+]", line):
        counted = re.fullmatch(r"\s*(\d+)\s+(\D.*?)\s*|\s*(\D.*?)\s*[*x×]\s*(\d+)\s*", token)
        n, name = 1, token.strip()
        if counted:
            n = int(counted[1] or counted[4])
            name = counted[2] or counted[3]
        if not name:
            continue
        for _ in range(n):
            found = find(name, left, [], texts)
            left.remove(found)
            picked.append(found)
    return picked
