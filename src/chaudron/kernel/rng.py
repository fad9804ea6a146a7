"""Chance: streams that nobody can foretell, cloned in nanoseconds, the same interpreted and compiled.

The numbers are BLAKE2b of (seed, name of the stream, counter). Whoever sees some of them, a kingdom or the
order of their own deck, learns nothing about the others, nor about the seed. Hashing is dear, so a word of
a hash serves several draws: docs/explanation/chance.md says how, and how good the numbers are.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")

WORDS: Final = Struct("<8q")  # a hash is eight words
WORD: Final = 52  # bits of each that are used: a word times a bound fits into a signed machine word
MASK: Final = (1 << WORD) - 1
BOUND: Final = 1 << 11  # from here on a number needs a word of its own
SPENT: Final = 1 << 24  # a word is put away when its draws have more outcomes than this
NO_WORDS: Final[list[int]] = []


class Rng:
    """One stream of chance."""

    def __init__(self, root: bytes) -> None:
        self.root = root  # what is hashed together with the counter
        self.at: i64 = 0  # how many words were taken
        self.words: list[int] = (
            NO_WORDS  # the hash that they are taken from; never changed, so clones share it
        )
        self.word: i64 = 0  # what is left of the last one, as a fraction of 2**WORD,
        self.spent: i64 = SPENT  # after draws with so many outcomes

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        if n >= BOUND:
            return self.next_word() % n
        spent: i64 = self.spent * n
        if spent > SPENT:
            self.word = self.next_word()
            spent = n
        self.spent = spent
        product: i64 = self.word * n
        self.word = product & MASK
        return product >> WORD

    def next_word(self) -> i64:
        """A fresh word of chance, from 0 to MASK."""
        k: i64 = self.at & 7
        if k == 0:
            self.words = list(WORDS.unpack(blake2b(self.root + int(self.at).to_bytes(8, "little")).digest()))
        self.at += 1
        word: i64 = self.words[k]
        return word & MASK

    def clone(self) -> Rng:
        """The same stream, to go on apart with the same numbers."""
        twin = Rng(self.root)
        twin.at = self.at
        twin.words = self.words
        twin.word = self.word
        twin.spent = self.spent
        return twin

    def fork(self) -> Rng:
        """Another stream, which depends on this one and has none of its numbers."""
        self.next_word()
        return Rng(self.root + int(self.at).to_bytes(8, "little") + b"fork")

    def dump(self) -> str:
        """Where the stream is, as text that `stream_at` reads."""
        return f"{self.root.hex()}:{int(self.at)}:{int(self.word)}:{int(self.spent)}"


def stream_at(text: str) -> Rng:
    """The stream that was written as this text."""
    root, taken, word, spent = text.split(":")
    rng = Rng(bytes.fromhex(root))
    rng.at = int(taken)
    if rng.at & 7:  # in the middle of a hash: take its words again
        rng.at -= rng.at & 7
        while rng.at < int(taken):
            rng.next_word()
    rng.word = int(word)
    rng.spent = int(spent)
    return rng


def stream(seed: int, name: str) -> Rng:
    """The stream called `name` of this seed: streams of one seed do not disturb each other."""
    return Rng(f"{seed}:{name}:".encode())


def lot(seed: int, name: str) -> Rng:
    """A stream for what everybody sees drawn: kingdom, books, who begins. It comes from a seed of its own."""
    return stream(seed_from(seed, "public"), name)


def seed_from(seed: int, *names: object) -> int:
    """Another seed of 128 bits, by name: it tells nothing about this one."""
    text = ":".join([str(seed), *[str(name) for name in names]])
    return int.from_bytes(blake2b(text.encode(), digest_size=16).digest(), "little")


def shuffle(rng: Rng, xs: list[T]) -> None:
    """Put xs into a random order, in place (Fisher and Yates). It draws as `below` would."""
    n = len(xs)
    while n >= BOUND:
        k = rng.below(n)
        n -= 1
        x = xs[n]
        xs[n] = xs[k]
        xs[k] = x
    word: i64 = rng.word
    spent: i64 = rng.spent
    for i in range(n, 1, -1):
        bound: i64 = i
        spent *= bound
        if spent > SPENT:
            word = rng.next_word()
            spent = bound
        product: i64 = word * bound
        word = product & MASK
        j: i64 = product >> WORD
        x = xs[i - 1]
        xs[i - 1] = xs[j]
        xs[j] = x
    rng.word = word
    rng.spent = spent
