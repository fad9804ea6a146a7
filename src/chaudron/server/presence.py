"""Who is connected to which table in other processes, told by short notes over the database.

A process says for each table which seats and how many spectators it serves (`=process:table:0,2:1`), asks
when it begins to serve a table (`?process:table`, an empty table means all), and says now and then that it
is still there (`!process`). When somebody pencilled something it says at which table (`*process:table`). A
process that falls silent is forgotten with everybody it served.
"""

from typing import NamedTuple

BEAT = 10.0  # seconds between two signs of life
SILENCE = 35.0  # after which a process is taken for gone


class Elsewhere(NamedTuple):
    """The people of one table in one other process."""

    seats: frozenset[int]
    watching: int


NOBODY = Elsewhere(frozenset(), 0)


class Note(NamedTuple):
    """A note as it was heard."""

    kind: str  # "=", "?", "!" or "*"
    process: str
    table: str = ""
    people: Elsewhere = NOBODY


def here(process: str, table: str, people: Elsewhere) -> str:
    seats = ",".join(map(str, sorted(people.seats)))
    return f"={process}:{table}:{seats}:{people.watching}"


def asking(process: str, table: str = "") -> str:
    return f"?{process}:{table}"


def alive(process: str) -> str:
    return f"!{process}"


def noted(process: str, table: str) -> str:
    return f"*{process}:{table}"


def is_note(payload: str) -> bool:
    return payload[:1] in ("=", "?", "!", "*")


def read(payload: str) -> Note:
    kind, parts = payload[0], payload[1:].split(":")
    if kind == "=":
        seats = frozenset(int(s) for s in parts[2].split(",") if s)
        return Note(kind, parts[0], parts[1], Elsewhere(seats, int(parts[3])))
    return Note(kind, parts[0], parts[1] if len(parts) > 1 else "")
