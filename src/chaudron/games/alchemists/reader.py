"""The reader that stands in for the publisher's app: codes, and the answers a code holds.

A code of 4 letters holds an assignment, one of 5 letters a golem too. Two devices with the same code
agree without any network. A code is a number scrambled by a keyed permutation: neighbouring secrets
have unrelated codes, and of eight codes seven are unused and refused.
"""

from __future__ import annotations

from typing import Final

from chaudron.games.alchemists.alchemy import (
    ASSIGNMENTS,
    ELEMENTS,
    GOLEMS,
    LIGHT,
    MIX,
    Golem,
    golem_of,
    quality,
    rank,
    unrank,
)
from chaudron.kernel.errors import Refusal
from chaudron.kernel.rng import Rng, shuffle

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
DROPPED: Final = " .-_\t"
BASE: Final = 4
WITH_GOLEM: Final = 5
WORD: Final = 0xFFFFFFFF
STEP: Final = 0x9E3779B9
ROUNDS: Final = 10
LIBRARY_OFFER: Final = 4

# What both devices show for one code: a sign in a colour.
GLYPHS: Final = [
    "sun", "moon", "star", "heart", "spade", "club", "diamond", "note", "anchor", "swords", "crown",
    "blossom", "clover", "scales", "umbrella", "snowflake",
]  # fmt: skip
GLYPH_SIGNS: Final = "☀☾★♥♠♣♦♪⚓⚔♛✿☘⚖☂❄"
GLYPH_COLOURS: Final = ["red", "green", "blue", "yellow", "white", "violet"]


def key_of(width: int) -> int:
    return 0x0C4A4D01 if width == BASE else 0x0C4A4D02


def right_half(width: int) -> int:
    return 576 if width == BASE else 13824


def limit(golem: bool) -> int:
    """How many secrets there are: a new game draws one of them."""
    return ASSIGNMENTS * GOLEMS if golem else ASSIGNMENTS


def mix32(x: int) -> int:
    """Spread the bits of a 32-bit word."""
    x ^= x >> 16
    x = x * 0x21F0AAAD & WORD
    x ^= x >> 15
    x = x * 0xD35A2D97 & WORD
    return x ^ (x >> 15)


def subkey(width: int, r: int) -> int:
    return mix32((key_of(width) + r * STEP) & WORD)


def scramble(value: int, width: int) -> int:
    b = right_half(width)
    left, right = value // b, value % b
    for r in range(ROUNDS):
        if r % 2 == 0:
            left = (left + mix32((right + subkey(width, r)) & WORD)) % 576
        else:
            right = (right + mix32((left + subkey(width, r)) & WORD)) % b
    return left * b + right


def unscramble(value: int, width: int) -> int:
    b = right_half(width)
    left, right = value // b, value % b
    for r in range(ROUNDS - 1, -1, -1):
        if r % 2 == 0:
            left = (left - mix32((right + subkey(width, r)) & WORD)) % 576
        else:
            right = (right - mix32((left + subkey(width, r)) & WORD)) % b
    return left * b + right


def letters(number: int, width: int) -> str:
    out = ""
    for _ in range(width):
        out = LETTERS[number % 24] + out
        number //= 24
    return out


def number_of(code: str) -> int:
    n = 0
    for letter in code:
        n = n * 24 + LETTERS.index(letter)
    return n


def bad_code(code: str, why: str, message: str) -> Refusal:
    return Refusal(f"code-{why.replace('_', '-')}", f"{code!r}: {message}", {"code": code, "why": why})


def tidy(code: str) -> str:
    """The code as it is compared: capitals without blanks, dots and dashes; or a refusal."""
    out = ""
    for letter in code.upper():
        if letter not in DROPPED:
            out += letter
    if len(out) != BASE and len(out) != WITH_GOLEM:
        raise bad_code(code, "length", "a code has 4 letters (base) or 5 (golem)")
    for letter in out:
        if letter not in LETTERS:
            raise bad_code(code, "letter", "only letters are used, never I or O")
    return out


def code_of(number: int, golem: bool) -> str:
    """The code of the secret of this number, from 0 to limit(golem) - 1."""
    width = WITH_GOLEM if golem else BASE
    return letters(scramble(number, width), width)


def encode(assignment: list[int], golem: Golem | None) -> str:
    """The code of a secret."""
    number = rank(assignment)
    return code_of(number if golem is None else number * GOLEMS + golem.index, golem is not None)


def decode(code: str, needs_golem: bool = False) -> Secret:
    """The secret of a code, or a refusal that says what is wrong with it."""
    written = tidy(code)
    width = len(written)
    value = unscramble(number_of(written), width)
    if value >= limit(width == WITH_GOLEM):
        raise bad_code(code, "unused", "no game has this code: check the letters")
    if width == BASE:
        if needs_golem:
            raise bad_code(code, "needs_golem", "the Golem Project needs a 5-letter code")
        return Secret(written, unrank(value), None)
    return Secret(written, unrank(value // GOLEMS), golem_of(value % GOLEMS))


class Secret:
    """What a code holds, and everything a reader can be asked. Never changes."""

    def __init__(self, code: str, assignment: list[int], golem: Golem | None) -> None:
        self.code = code
        self._assignment = assignment
        self._golem = golem

    def __repr__(self) -> str:
        return f"<Secret {self.code}>"

    @property
    def glyph(self) -> int:
        """The check glyph, 0 to 95: it follows from the letters, not from what they hide."""
        n = mix32((number_of(self.code) * 5 + len(self.code)) & WORD)
        return n % (len(GLYPHS) * len(GLYPH_COLOURS))

    @property
    def has_golem(self) -> bool:
        return self._golem is not None

    def golem(self) -> Golem:
        if self._golem is None:
            raise bad_code(self.code, "needs_golem", "the Golem Project needs a 5-letter code")
        return self._golem

    def mix(self, first: int, second: int) -> int:
        """The potion of two different ingredients (A-004)."""
        if first == second:
            raise Refusal("same-ingredient", "a potion needs two different ingredients")
        return MIX[self._assignment[first]][self._assignment[second]]

    def sale(self, first: int, second: int, wanted: int) -> int:
        """How good the brew is to the adventurer; not even the seller learns more (A-088, A-314)."""
        return quality(wanted, self.mix(first, second))

    def sign(self, ingredient: int, colour: int) -> int:
        """An apprentice's demonstration (A-128)."""
        return ELEMENTS[self._assignment[ingredient]][colour]

    def is_true(self, first: int, second: int, potion: int) -> bool:
        """A master's demonstration (A-130), and the exhibition."""
        return self.mix(first, second) == potion

    def light(self, ingredient: int) -> int:
        """What a book of the library says (A-166)."""
        return LIGHT[self._assignment[ingredient]]

    def reaction(self, ingredient: int) -> int:
        """The golem's reaction to an ingredient (A-247)."""
        return self.golem().reaction(self._assignment[ingredient])

    def animates(self, first: int, second: int) -> bool:
        """True if these two ingredients wake the golem (A-255)."""
        if first == second:
            raise Refusal("same-ingredient", "the golem needs two different ingredients")
        golem = self.golem()
        return golem.wakes(self._assignment[first]) and golem.wakes(self._assignment[second])

    def revelation(self) -> list[int]:
        """The whole assignment: for the end of the game."""
        return self._assignment[:]


def library_offer(rng: Rng) -> list[int]:
    """Four different ingredients to pick from, drawn on this device alone (A-166, A-169)."""
    ingredients = list(range(8))
    shuffle(rng, ingredients)
    return sorted(ingredients[:LIBRARY_OFFER])
