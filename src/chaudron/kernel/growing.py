"""A list that grows at its end and is copied at no cost, however long it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

T = TypeVar("T")


class Growing(Generic[T]):
    """Copies share what they have in common; the first to go on goes on in place, others by themselves.

    Whoever holds copies of one game writes to them in one thread at a time.
    """

    def __init__(self, like: Growing[T] | None = None, upto: int = 0) -> None:
        self.items: list[T] = [] if like is None else like.items
        self.n = upto

    def copy(self) -> Growing[T]:
        return Growing(self, self.n)

    def first(self, n: int) -> Growing[T]:
        """A copy that ends after so many."""
        return Growing(self, min(n, self.n))

    def append(self, item: T) -> None:
        self.own().append(item)
        self.n += 1

    def extend(self, items: list[T]) -> None:
        self.own().extend(items)
        self.n += len(items)

    def own(self) -> list[T]:
        """The items, at the end of which it is my turn to write."""
        if len(self.items) > self.n:
            self.items = self.items[: self.n]
        return self.items

    def since(self, start: int) -> list[T]:
        return self.items[start : self.n]

    def last(self) -> T:
        return self.items[self.n - 1]

    def __len__(self) -> int:
        return self.n

    def __iter__(self) -> Iterator[T]:
        return iter(self.since(0))
