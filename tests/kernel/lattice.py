"""An attack on chance: the generator that was used once, and how it is solved from what people see of it.

Until rules version 2 a stream was a multiply-with-carry generator of one word. Its state is multiplied by a
constant modulo P at every draw, so the upper bits of some states in a row, which the draws give away, are a
point close to a lattice; the nearest point of the lattice is the states themselves.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache

import numpy as np
from numpy.typing import NDArray

A = 2147483085
P = A * 2**32 - 1
Draws = list[tuple[int, int]]  # bounds, and the numbers drawn below them


class OldRng:
    """The generator of old."""

    def __init__(self, s: int) -> None:
        self.s = s

    def below(self, n: int) -> int:
        self.s = A * (self.s & 0xFFFFFFFF) + (self.s >> 32)
        return (((self.s ^ (self.s >> 32)) & 0xFFFFFFFF) * n) >> 32


def mix(x: int) -> int:
    x = (x + 0x9E3779B97F4A7C15) % 2**64
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) % 2**64
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) % 2**64
    return x ^ (x >> 31)


def unmix(x: int) -> int:
    """What was mixed: nothing is lost, so the way back is as short."""
    x = unshifted(x, 31) * pow(0x94D049BB133111EB, -1, 2**64) % 2**64
    x = unshifted(x, 27) * pow(0xBF58476D1CE4E5B9, -1, 2**64) % 2**64
    return (unshifted(x, 30) - 0x9E3779B97F4A7C15) % 2**64


def unshifted(x: int, by: int) -> int:
    y = x
    for _ in range(64 // by):
        y = x ^ (y >> by)
    return y


def hashed(name: str) -> int:
    h = 0
    for byte in name.encode():
        h = mix(h ^ byte)
    return h


def old_stream(seed: int, name: str) -> OldRng:
    """The stream of a seed below 2**64, as it was derived then."""
    return OldRng(mix(hashed(name) ^ mix(seed)) % (P - 1) + 1)


def shuffled(rng: OldRng, n: int) -> list[int]:
    """The order into which the old generator brought n things."""
    xs = list(range(n))
    for i in range(n, 1, -1):
        j = rng.below(i)
        xs[i - 1], xs[j] = xs[j], xs[i - 1]
    return xs


def draws_of(order: list[int], last: int) -> Draws:
    """The draws of a shuffle, read off the things that came to lie last (of which nobody sees more)."""
    n = len(order)
    xs, draws = list(range(n)), []
    for i in range(n, n - last, -1):
        j = xs.index(order[i - 1])
        xs[i - 1], xs[j] = xs[j], xs[i - 1]
        draws.append((i, j))
    return draws


def seeds_behind(draws: Draws, name: str) -> list[int]:
    """The seeds whose stream of this name begins with these draws."""
    seeds = []
    for s in states_before(draws):
        for x in (s - 1, s - 1 + P - 1, s - 1 + 2 * (P - 1)):
            if x < 2**64:
                seeds.append(unmix(unmix(x) ^ hashed(name)))
    return seeds


def states_before(draws: Draws) -> list[int]:
    """The states of the old generator from which these are the next draws."""
    basis = reduced_lattice(len(draws))
    found = []
    for near in guesses(draws):
        for first in nearest(basis, near, 2.0**63 / cells(draws)):
            s = int(first) * pow(A, -1, P) % P
            rng = OldRng(s)
            if s not in found and all(rng.below(n) == j for n, j in draws):
                found.append(s)
    return found


@cache
def reduced_lattice(n: int) -> list[list[int]]:
    """All that n states in a row can be, whatever the first: as a basis of short vectors."""
    powers = [pow(A, k, P) for k in range(n)]
    return reduced([powers, *[[P if i == k else 0 for k in range(n)] for i in range(1, n)]])


def cells(draws: Draws) -> int:
    """Into how many cells 32 bits are cut, so that a draw leaves two or three of them."""
    return 1 << max(n for n, _ in draws).bit_length()


def guesses(draws: Draws, most: int = 200_000) -> Iterator[NDArray[np.float64]]:
    """What the states may be nearly, some thousands at a time.

    A draw gives away the upper bits of low ^ high, the halves of the state; and the high half is nearly
    half of the low half before. So one guess, of the first high half, gives away all of them.
    """
    cell = 2.0**32 / cells(draws)
    highs = np.arange(cells(draws) // 2, dtype=np.int64).reshape(-1, 1)  # in cells
    near = np.asarray((highs + 0.5) * cell, dtype=np.float64)
    for n, j in draws:
        lowest, highest = int(j * 2**32 / n / cell), int(((j + 1) * 2**32 / n - 1) / cell)
        words = np.arange(lowest, highest + 1, dtype=np.int64)
        lows = (words.reshape(1, -1) ^ highs[:, -1:]).reshape(-1, 1)
        highs = np.repeat(highs, len(words), axis=0)
        near = np.repeat(near, len(words), axis=0)
        highs = np.hstack([highs, lows >> 1])
        near = np.hstack([near, (lows + 0.5) * cell / 2])
        assert len(highs) <= most * 20, "too little is known of too many draws"
    for i in range(0, len(near), most):
        yield np.multiply(near[i : i + most, : len(draws)], 2.0**32, dtype=np.float64)


def nearest(basis: list[list[int]], near: NDArray[np.float64], most: float) -> list[int]:
    """The first coordinates of the lattice points not farther than that (Babai's way, plane by plane)."""
    rows = np.array(basis, dtype=np.float64)
    orthogonal = rows.copy()
    for i in range(len(rows)):
        for k in range(i):
            orthogonal[i] -= rows[i] @ orthogonal[k] / (orthogonal[k] @ orthogonal[k]) * orthogonal[k]
    rest = near.copy()
    chosen = np.zeros((len(near), len(rows)), dtype=np.int64)
    for i in reversed(range(len(rows))):
        times = np.rint(rest @ orthogonal[i] / (orthogonal[i] @ orthogonal[i]))
        rest -= np.outer(times, rows[i])
        chosen[:, i] = times
    close = chosen[np.abs(rest).max(axis=1) <= most]
    return [sum(int(t) * row[0] for t, row in zip(times, basis, strict=True)) % P for times in close]


def reduced(basis: list[list[int]]) -> list[list[int]]:
    """A basis of short vectors of the same lattice (Lenstra, Lenstra and Lovász), in whole numbers."""
    rows = [row[:] for row in basis]
    n = len(rows)

    def dot(a: list[int], b: list[int]) -> int:
        return sum(x * y for x, y in zip(a, b, strict=True))

    def orthogonalised() -> tuple[list[list[Fraction]], list[Fraction]]:
        mu = [[Fraction(0)] * n for _ in range(n)]
        r = [[Fraction(0)] * n for _ in range(n)]
        norms: list[Fraction] = []
        for i in range(n):
            for k in range(i + 1):
                r[i][k] = dot(rows[i], rows[k]) - sum((mu[k][m] * r[i][m] for m in range(k)), Fraction(0))
                if k < i:
                    mu[i][k] = r[i][k] / norms[k]
            norms.append(r[i][i])
        return mu, norms

    mu, norms = orthogonalised()
    k = 1
    while k < n:
        for m in range(k - 1, -1, -1):
            q = round(mu[k][m])
            if q:
                rows[k] = [x - q * y for x, y in zip(rows[k], rows[m], strict=True)]
                for i in range(m):
                    mu[k][i] -= q * mu[m][i]
                mu[k][m] -= q
        if norms[k] >= (Fraction(99, 100) - mu[k][k - 1] ** 2) * norms[k - 1]:
            k += 1
        else:
            rows[k], rows[k - 1] = rows[k - 1], rows[k]
            mu, norms = orthogonalised()
            k = max(k - 1, 1)
    return rows
