"""Numbered words: constants of a game and the names that records, logs and clients know them by."""

from __future__ import annotations


def numbered(names: list[tuple[int, str]]) -> list[str]:
    """The names by their numbers, from 0 or 1 on; a constant or a name used twice is refused at import."""
    first = names[0][0]
    out = [""] * first
    for number, name in names:
        if number != len(out) or first > 1:
            raise ValueError(f"{name} has the number {number}, not {len(out)}")
        if not name or name in out:
            raise ValueError(f"two things are called {name!r}")
        out.append(name)
    return out
