"""The files that bots are made of, on their way to machines that do not have them."""

import hashlib
import os
import tempfile
from pathlib import Path

from chaudron.bots.catalogue import check_player
from chaudron.bots.own import is_file, is_own
from chaudron.kernel.errors import Refusal

Luggage = dict[str, tuple[str, bytes]]  # of each seat that comes from a file: its name and what is in it


def place_of(seat: str) -> str:
    """The file that a seat's bot comes from; nothing if it comes from none."""
    if is_own(seat):
        place = seat.rpartition(":")[0]
        return place if place.endswith(".py") else ""
    if not is_file(seat):
        return ""
    bare = seat.partition("#")[0]
    _, colon, rest = bare.partition(":")
    return rest if colon and not Path(bare).is_file() else bare


def check_seat(game: str, seat: str) -> None:
    """Refuse a seat that nobody can take; what is wrong with a bot's file is said with its name."""
    try:
        check_player(game, seat)
    except Refusal as refused:
        place = place_of(seat)
        if not place or place in refused.message:
            raise
        details: dict[str, object] = {"part": place, "why": refused.message}
        raise Refusal("in-part", f"{place}: {refused.message}", details) from refused


def packed(seats: list[str]) -> Luggage:
    """The files of these seats."""
    places = {seat: place_of(seat) for seat in seats}
    return {
        seat: (place, Path(place).read_bytes())
        for seat, place in places.items()
        if place and Path(place).is_file()
    }


def unpacked(luggage: Luggage) -> dict[str, str]:
    """What each seat is called where its file lies now."""
    out: dict[str, str] = {}
    for seat, (place, content) in luggage.items():
        mark = hashlib.blake2b(place.encode() + b"\n" + content, digest_size=8).hexdigest()
        file = Path(tempfile.gettempdir(), f"chaudron-{mark}", Path(place).name)
        if not file.is_file():
            file.parent.mkdir(mode=0o700, exist_ok=True)
            draft = file.with_name(f"{file.name}.{os.getpid()}")
            draft.write_bytes(content)
            draft.replace(file)
        out[seat] = seat.replace(place, str(file), 1)
    return out
