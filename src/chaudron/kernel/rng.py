"""Chance: a one-word generator that clones in nanoseconds and is bit-identical interpreted and compiled."""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")

# Multiply-with-carry: A * 2**32 - 1 and A * 2**31 - 1 are prime, and A < 2**31 keeps every
# intermediate value inside a signed 64-bit word, so compiled arithmetic never wraps.
A: Final = 2147483085
MASK64: Final = 0xFFFFFFFFFFFFFFFF


NAMES: Final[dict[str, int]] = {}  # the hashes of stream names, worked out once


class Rng:
    """One stream of chance. Its whole state is the word `s`."""

    def __init__(self, s: i64) -> None:
        self.s: i64 = s

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        s: i64 = self.s
        s = A * (s & 0xFFFFFFFF) + (s >> 32)
        self.s = s
        return (((s ^ (s >> 32)) & 0xFFFFFFFF) * n) >> 32

    def clone(self) -> Rng:
        return Rng(self.s)


def mix(x: int) -> int:
    """Spread the bits of x over 64 bits (the finaliser of splitmix64)."""
    x = (x + 0x9E3779B97F4A7C15) & MASK64
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK64
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK64
    return x ^ (x >> 31)


def stream(seed: int, name: str) -> Rng:
    """The stream called `name` of this seed: streams of one seed do not disturb each other."""
    h = NAMES.get(name, 0)
    if not h:
        for byte in name.encode():
            h = mix(h ^ byte)
        NAMES[name] = h
    if seed > MASK64:
        h ^= mix(seed >> 64)
    return Rng(mix(h ^ mix(seed & MASK64)) % (A * 4294967296 - 2) + 1)


def shuffle(rng: Rng, xs: list[T]) -> None:
    """Put xs into a random order, in place (Fisher and Yates)."""
    s: i64 = rng.s
    for i in range(len(xs), 1, -1):
        s = A * (s & 0xFFFFFFFF) + (s >> 32)
        k: i64 = i
        j: i64 = (((s ^ (s >> 32)) & 0xFFFFFFFF) * k) >> 32
        x = xs[i - 1]
        xs[i - 1] = xs[j]
        xs[j] = x
    rng.s = s
