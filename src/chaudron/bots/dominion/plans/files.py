"""Strategies where they are kept: the library of the package, and files that somebody names."""

from __future__ import annotations

import difflib
import json
import re
from pathlib import Path
from typing import Final, cast

import chaudron
from chaudron.bots.dominion.plans.geronimoo import LARGEST, SharedPlayer, players
from chaudron.bots.dominion.plans.reading import read
from chaudron.bots.dominion.plans.strategy import Strategy
from chaudron.kernel.errors import Refusal

SUFFIX: Final = ".plan"
GERONIMOO: Final = "geronimoo"
MOST_NEAR: Final = 4  # names that may have been meant
MOST_NAMED: Final = 20  # players of a file
# Beside the sources: what is compiled lies elsewhere.
LIBRARY: Final = Path(chaudron.__file__).parent / "bots" / "dominion" / "plans" / "library"
FIGURES: Final = LIBRARY / "figures.json"  # how each fares, as tools.plans_page measured it
READ: Final[dict[str, Strategy]] = {}  # by name or file: thousands of games ask for it


# ---------------------------------------------------------------- the library


def library() -> list[str]:
    """The names of all strategies of the library."""
    return sorted([file.name.removesuffix(SUFFIX) for file in LIBRARY.glob(f"*{SUFFIX}")])


def named(name: str) -> Strategy:
    """A strategy of the library, or a refusal that says which may have been meant."""
    found = READ.get(name)
    if found is None:
        offer = library()
        if name not in offer:
            close = ", ".join(near(name, offer))
            hint = f"; did you mean {close}?" if close else ""
            message = f"there is no plan called {name!r}{hint}"
            raise Refusal("plan-unknown", message, {"text": name, "close": close or "none"})
        found = READ[name] = read((LIBRARY / f"{name}{SUFFIX}").read_text(encoding="utf-8"))
    return found


def near(name: str, offer: list[str]) -> list[str]:
    """A few names that look like this one, or have a word of it."""
    like = difflib.get_close_matches(name.lower(), offer, 3)
    words = [word for word in re.split(r"[^a-z]+", name.lower()) if word]
    sharing = [other for other in offer if any(word in words for word in other.split("-"))]
    return list(dict.fromkeys(like + sharing))[:MOST_NEAR]


def figures() -> dict[str, float]:
    """By strategy of the library: the share of decided games that it won against Big Money."""
    rows = json.loads(FIGURES.read_text(encoding="utf-8"))["plans"]
    return {name: cast(float, row["big-money"]["share"]) for name, row in rows.items()}


# ---------------------------------------------------------------- files


def is_geronimoos(name: str) -> bool:
    return name.partition(":")[0] == GERONIMOO


def in_file(name: str) -> Strategy:
    """The strategy that `path/to/file.plan` or `geronimoo:path/to/file.xml#Name` describes."""
    found = READ.get(name)
    if found is None:
        found = of_geronimoos(name) if is_geronimoos(name) else of_ours(name)
        READ[name] = found
    return found


def is_ours(path: str) -> bool:
    return path.lower().endswith(SUFFIX)


def of_ours(path: str) -> Strategy:
    if not is_ours(path) and not Path(path).is_dir():
        message = f"{path!r} is no file of a bot; write path/to/file{SUFFIX}"
        raise Refusal("plan-suffix", message, {"file": path})
    return read(text_of(path))


def of_geronimoos(name: str) -> Strategy:
    path, _, wanted = name.partition(":")[2].partition("#")
    found = players(bytes_of(path))
    if not wanted and len(found) > 1:
        offer = ", ".join([player.name for player in found[:MOST_NAMED]])
        message = f"{path} has {len(found)} players; write {path}#NAME: {offer}"
        details: dict[str, object] = {"file": path, "n": len(found), "offer": offer}
        raise Refusal("geronimoo-several", message, details | {"more": max(len(found) - MOST_NAMED, 0)})
    for player in found:
        if player.name == " ".join(wanted.split()) or not wanted:
            if player.strategy is None:
                raise unplayable(player)
            return player.strategy
    offer = ", ".join(names_near(wanted, found))
    message = f"{path} has no player called {wanted!r}; it has {offer}"
    raise Refusal("geronimoo-unknown", message, {"file": path, "text": wanted, "close": offer})


def unplayable(player: SharedPlayer) -> Refusal:
    """Why a player cannot be played: the first thing by name, and how many there are besides."""
    first = player.refused[0]
    more = len({(error.kind, error.name) for error in player.refused}) - 1
    message = f"{player.name} cannot be played: {', '.join([str(error) for error in player.refused])}"
    details: dict[str, object] = {"text": player.name, "kind": first.kind, "name": first.name, "more": more}
    return Refusal("geronimoo-player", message, details)


def names_near(wanted: str, found: list[SharedPlayer]) -> list[str]:
    names = [player.name for player in found]
    return difflib.get_close_matches(wanted, names, 3) or names[:5]


def text_of(path: str) -> str:
    try:
        return bytes_of(path).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal("plan-file", f"{path} is no text", {"file": path}) from None


def bytes_of(path: str) -> bytes:
    """What a file holds, up to one byte more than anybody reads."""
    if Path(path).is_dir():
        raise Refusal("plan-folder", f"{path} is a folder, not a plan", {"file": path})
    try:
        with Path(path).open("rb") as file:
            return file.read(LARGEST + 1)
    except OSError:
        raise Refusal("plan-file", f"{path} cannot be read", {"file": path}) from None
