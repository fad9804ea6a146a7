"""A table's own values: printed figures in place of reconstructed ones, as words of the option `values`.

A word names a grant, a king's mood, a startup card or a space of a board of Busy Days, and says what is
printed there: `G1.gold=3`, `G1.ingredients=toad+fern+flower`, `KM2=1`, `SU04=gold:2+ingredient:1`,
`OB03.2=gold:-1+favour:2` (what a space costs is below zero). The settled options of a table, and so its
record, carry them.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from chaudron.games.alchemists.alchemy import INGREDIENTS
from chaudron.games.alchemists.components import OrderBoard, busy_boards
from chaudron.games.alchemists.facts import facts, reconstructed
from chaudron.kernel.errors import Refusal

MOST: Final = 20  # of anything
GRANT_FIELDS: Final = {"gold": "gold_on_gain", "points": "vp_end"}
STARTUP_AMOUNTS: Final = ["gold", "ingredient", "favour", "reputation", "delayed_reputation", "book"]
SPACE_COSTS: Final = ["gold", "reputation", "cube", "approval"]
SPACE_REWARDS: Final = ["ingredient", "favour", "reputation", "gold", "book"]
GRANT_SIZE: Final = 3
PLAYERS: Final = [2, 3, 4]


def printed(words: list[str]) -> dict[str, Any]:
    """The facts with these values in place of ours."""
    if not words:
        return facts()
    data: dict[str, Any] = deepcopy(facts())
    for word in words:
        name, found, value = word.strip().partition("=")
        if not found or not replaced(data, name.partition("."), value):
            raise Refusal("bad-value", f"{word!r} is no value of a table", {"word": word})
    for board in busy_boards(data):
        if any([free_places(board, n) < n for n in PLAYERS]):
            raise Refusal(
                "no-free-place",
                f"on the board {board.id} every player needs a place that costs nothing but reputation",
                {"board": board.id},
            )
    return data


def free_places(board: OrderBoard, n_players: int) -> int:
    """The places that anybody can take."""
    open_to = [board.spaces[i] for i in board.open_to(n_players)]
    return len([s for s in open_to if not s.gold_cost and not s.cube_cost and not s.approval_cost])


def replaced(data: dict[str, Any], name: tuple[str, str, str], value: str) -> bool:
    """Put one value in its place; False if there is none, or if it does not fit."""
    id, _, field = name
    grants = {row["id"]: row for row in data["theories"]["grants"]}
    grants["encyclopedia"] = data["theories"]["encyclopedia_grant"]["value"]
    moods = {row["id"]: row for row in data["golem"]["kings_mood_tiles"]}
    cards = {row["id"]: row for row in data["startup_funding"]["cards"] if row["id"] in unsure()}
    boards = {row["id"]: row for row in data["busy_days"]["boards"]}
    if id in grants:
        return replaced_in_grant(grants[id], field, value)
    if id in moods and not field:
        n = number(value)
        moods[id]["approval_tokens"] = n
        return n >= 0
    if id in cards and not field:
        gives = amounts(value, STARTUP_AMOUNTS)
        cards[id]["gives"] = gives
        return bool(gives)
    if id in boards and 1 <= number(field) <= len(boards[id]["spaces"]):
        return replaced_in_space(boards[id]["spaces"][number(field) - 1], value)
    return False


def unsure() -> list[str]:
    """The ids of what is reconstructed: what is printed stays as it is."""
    return [str(row["path"]).rpartition("/")[2] for row in reconstructed()]


def replaced_in_grant(grant: dict[str, Any], field: str, value: str) -> bool:
    if field == "ingredients" and "ingredients" in grant:
        names = value.split("+")
        grant["ingredients"] = names
        return len(set(names)) == len(names) == GRANT_SIZE and all(name in INGREDIENTS for name in names)
    n = number(value)
    if field in GRANT_FIELDS:
        grant[GRANT_FIELDS[field]] = n
    return field in GRANT_FIELDS and n >= 0


def replaced_in_space(space: dict[str, Any], value: str) -> bool:
    """What is below zero it costs, the rest it gives; `nothing` is neither."""
    given = amounts(value, SPACE_COSTS + SPACE_REWARDS)
    space["cost"] = {key: -n for key, n in given.items() if n < 0}
    space["reward"] = {key: n for key, n in given.items() if n > 0}
    written = [spelt(name) for name in SPACE_REWARDS]
    fits = all(key in SPACE_COSTS for key in space["cost"]) and all(key in written for key in space["reward"])
    return fits and (bool(given) or value == "nothing")


def amounts(value: str, known: list[str]) -> dict[str, int]:
    """`gold:2+favour:1` by name, as the facts spell it; nothing if a part of it does not fit."""
    out: dict[str, int] = {}
    for part in value.split("+"):
        name, _, n = part.partition(":")
        if name not in known or not number(n) or number(n) < -MOST:
            return {}
        out[spelt(name)] = number(n)
    return out


def spelt(name: str) -> str:
    """An amount as the facts spell it."""
    return "favor" if name == "favour" else name


def number(text: str) -> int:
    """A whole number of modest size, or one that fits nowhere."""
    digits = text.removeprefix("-")
    fits = digits.isascii() and digits.isdigit() and len(digits) <= 2 and int(digits) <= MOST
    return int(text) if fits else -MOST - 1
