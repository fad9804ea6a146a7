"""Chance: the same numbers on every machine and in every mode, fair, and in streams of their own."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chaudron.kernel.rng import Rng, lot, seed_from, shuffle, stream, stream_at

VECTORS = {
    (0, "dominion"): [872, 513, 504, 987, 89, 531, 864, 511],
    (1, "seat 3"): [5, 217, 403, 514, 807, 613, 863, 662],
    (2**128 + 1, "é"): [518, 687, 729, 545, 287, 84, 59, 940],
    (-5, ""): [776, 252, 701, 255, 914, 142, 299, 197],
}


def reference(root: bytes, ns: list[int]) -> list[int]:
    """The numbers written down a second time, with whole numbers and fractions of them alone."""
    taken, numerator, outcomes, numbers = 0, 0, 2**24, []

    def word() -> int:
        nonlocal taken
        digest = blake2b(root + (taken - taken % 8).to_bytes(8, "little")).digest()
        at = taken % 8 * 8
        taken += 1
        return int.from_bytes(digest[at : at + 8], "little") % 2**52

    for n in ns:
        if n >= 2048:
            numbers.append(word() % n)
            continue
        outcomes *= n
        if outcomes > 2**24:
            numerator, outcomes = word(), n
        number, numerator = divmod(numerator * n, 2**52)
        numbers.append(number)
    return numbers


@pytest.mark.parametrize(("seed", "name"), VECTORS)
def test_the_numbers_never_change(seed: int, name: str) -> None:
    rng = stream(seed, name)
    assert [int(rng.below(1000)) for _ in range(8)] == VECTORS[seed, name]


BOUNDS = st.one_of(st.integers(1, 30), st.integers(1, 3000), st.integers(1, 2**40))


@given(root=st.binary(max_size=40), ns=st.lists(BOUNDS, min_size=1, max_size=60))
def test_machine_words_give_what_whole_numbers_give(root: bytes, ns: list[int]) -> None:
    rng = Rng(root)
    numbers = [int(rng.below(n)) for n in ns]
    assert numbers == reference(root, ns)
    assert all(0 <= number < n for number, n in zip(numbers, ns, strict=True))


def some(rng: Rng) -> list[int]:
    return [int(rng.below(99)) for _ in range(20)]


def test_a_clone_goes_on_alike_and_apart() -> None:
    rng = stream(3, "x")
    rng.below(9)
    twin = rng.clone()
    assert some(rng) == some(twin)
    rng.below(2)
    assert rng.dump() != twin.dump()


@given(draws=st.lists(BOUNDS, max_size=40))
def test_a_stream_can_be_written_down_and_taken_up_again(draws: list[int]) -> None:
    rng = stream(3, "x")
    for n in draws:
        rng.below(n)
    again = stream_at(rng.dump())
    assert again.dump() == rng.dump()
    assert some(again) == some(rng)


def test_a_fork_has_numbers_of_its_own() -> None:
    rng, twin = stream(3, "x"), stream(3, "x")
    forks = [rng.fork() for _ in range(20)]
    assert [fork.dump() for fork in forks] == [twin.fork().dump() for _ in range(20)]
    told = [tuple(some(fork)) for fork in [*forks, rng, stream(3, "x")]]
    assert len(set(told)) == len(told)


@given(seed=st.integers(), other=st.integers(), name=st.text(max_size=8))
def test_streams_differ_by_seed_and_by_name(seed: int, other: int, name: str) -> None:
    mine = some(stream(seed, name))
    if seed != other:
        assert some(stream(other, name)) != mine
    assert some(stream(seed, name + "!")) != mine
    assert some(lot(seed, name)) != mine


def test_seeds_derived_by_name_are_large_and_differ() -> None:
    seeds = [seed_from(seed, name) for seed in range(50) for name in ("public", "match")]
    assert len(set(seeds)) == 100
    assert max(seeds).bit_length() == 128


def test_large_seeds_are_used_in_full() -> None:
    assert len({tuple(some(stream(1 + (1 << k), "x"))) for k in range(1, 400)}) == 399


def test_neighbouring_seeds_and_names_are_not_alike() -> None:
    first = [int(stream(seed, "x").below(1000)) for seed in range(2000)]
    assert chi_squared(first, 1000, 20) < 43.8
    by_name = [int(stream(1, f"seat {i}").below(1000)) for i in range(2000)]
    assert chi_squared(by_name, 1000, 20) < 43.8


def chi_squared(numbers: list[int], n: int, bins: int) -> float:
    """Against the uniform distribution; 43.8 is the 99.9 % point for 20 bins."""
    counts = Counter(x * bins // n for x in numbers)
    expected = len(numbers) / bins
    return sum((counts[b] - expected) ** 2 / expected for b in range(bins))


@pytest.mark.parametrize("seed", range(5))
def test_numbers_are_uniform(seed: int) -> None:
    rng = stream(seed, "uniform")
    assert chi_squared([int(rng.below(60)) for _ in range(20_000)], 60, 20) < 43.8


def test_successive_numbers_are_independent() -> None:
    rng = stream(1, "pairs")
    pairs = Counter((int(rng.below(5)), int(rng.below(4))) for _ in range(40_000))
    assert sum((pairs[a, b] - 2000) ** 2 / 2000 for a in range(5) for b in range(4)) < 43.8


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    rng = stream(1, "shuffle")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        xs = [0, 1, 2, 3]
        shuffle(rng, xs)
        orders[tuple(xs)] += 1
    assert len(orders) == 24
    assert sum((n - 1000) ** 2 / 1000 for n in orders.values()) < 49.7  # 99.9 %, 23 degrees


@pytest.mark.parametrize("n", [2, 30, 2047, 2048, 5000])
def test_a_shuffle_draws_as_below_would(n: int) -> None:
    one, two = stream(8, "x"), stream(8, "x")
    xs = list(range(n))
    shuffle(one, xs)
    ys = list(range(n))
    for i in range(n - 1, 0, -1):
        j = int(two.below(i + 1))
        ys[i], ys[j] = ys[j], ys[i]
    assert xs == ys
    assert one.dump() == two.dump()


def test_shuffling_nothing_draws_nothing() -> None:
    rng = stream(8, "x")
    before = rng.dump()
    shuffle(rng, [])
    shuffle(rng, ["alone"])
    assert rng.dump() == before
