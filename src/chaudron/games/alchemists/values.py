"""A table's own values: printed figures in place of reconstructed ones, as words of the option `values`.

A word names a figure of a grant, a king's mood, an artifact, a startup card or a board of Busy Days, and says
what is printed there: `G1.gold=3`, `G1.ingredients=toad+fern+flower`, `KM2=1`, `KM2.out=4`,
`library.cost=5`, `SU04=gold:2+ingredient:1`, `OB03.2=gold:-1+favour:2` (what a space costs is below zero),
`OB03.golem=yes`. The settled options of a table, and so its record, carry them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chaudron.games.alchemists.alchemy import INGREDIENTS
from chaudron.games.alchemists.components import ROUNDS, OrderBoard, busy_boards, mood_tiles
from chaudron.games.alchemists.facts import facts, reconstructed
from chaudron.games.alchemists.lab import STARTING_LOSS
from chaudron.kernel.errors import Refusal

MOST: Final = 20  # of anything
LONGEST: Final = 200  # letters of a word
SHOWN: Final = 60  # of one that is refused
GRANT_FIELDS: Final = {"gold": "gold_on_gain", "points": "vp_end"}
ARTIFACT_FIELDS: Final = {
    "level": "level", "cost_gold": "cost", "vp": "points", "points_per_book": "per_book",
}  # fmt: skip
ARTIFACT_BOUNDS: Final = {"level": (1, 3), "points_per_book": (1, MOST)}
STARTING_LEVEL: Final = 2
STARTUP_AMOUNTS: Final = ["gold", "ingredient", "favour", "reputation", "delayed_reputation", "book"]
SPACE_COSTS: Final = ["gold", "reputation", "cube", "approval"]
SPACE_REWARDS: Final = ["ingredient", "favour", "reputation", "gold", "book"]
GRANT_SIZE: Final = 3
PLAYERS: Final = [2, 3, 4]
PLAYERS_WITH_MOODS: Final = [3, 4]
BOARDS_EACH: Final = 2  # of a group of rounds
NEVER: Final = "never"

Put = Callable[[str], bool]


def words_of(listed: list[str]) -> list[str]:
    """The words, however a file has parted them: by commas, spaces or lines."""
    return [word for part in listed for word in part.split()]


class Place:
    """Where a value goes: the thing it is printed on, and what puts it there (False: it does not fit)."""

    def __init__(self, thing: str, put: Put) -> None:
        self.thing = thing
        self.put = put


class Values:
    """The facts that a table is played with, and what it has given for them."""

    def __init__(self, words: list[str]) -> None:
        self.data: dict[str, Any] = copied(facts()) if words else facts()
        self.given: list[str] = []  # things of which the table knows a figure, in the order of the facts
        self.whole: list[str] = []  # and those of which it knows every figure that we had to reconstruct
        if not words:
            return
        places = places_in(self.data)
        left = dict(places)
        for word in words:
            name, found, value = word.partition("=")
            if name in places and name not in left:
                raise Refusal("value-twice", f"{name!r} is given twice", {"name": name})
            place = left.pop(name, None)
            if not found or place is None or len(word) > LONGEST or not place.put(value):
                shown = word[:SHOWN]
                raise Refusal("bad-value", f"{shown!r} is no value of a table", {"word": shown})
        check(self.data)
        missing = [place.thing for place in left.values()]
        things = dict.fromkeys([place.thing for place in places.values()])
        self.whole = [thing for thing in things if thing not in missing]
        touched = [place.thing for name, place in places.items() if name not in left]
        self.given = list(dict.fromkeys(touched))


def copied(data: dict[str, Any]) -> dict[str, Any]:
    """The same facts; what a table may have values for can be changed without changing ours."""
    theories, golem, funding, days = (
        data["theories"], data["golem"], data["startup_funding"], data["busy_days"],
    )  # fmt: skip
    grant = theories["encyclopedia_grant"]
    boards = [{**row, "spaces": [dict(space) for space in row["spaces"]]} for row in days["boards"]]
    return {
        **data,
        "theories": {
            **theories,
            "grants": [dict(row) for row in theories["grants"]],
            "encyclopedia_grant": {**grant, "value": dict(grant["value"])},
        },
        "golem": {**golem, "kings_mood_tiles": [dict(row) for row in golem["kings_mood_tiles"]]},
        "artifacts": [dict(row) for row in data["artifacts"]],
        "startup_funding": {**funding, "cards": [dict(row) for row in funding["cards"]]},
        "busy_days": {**days, "boards": boards},
    }


def places_in(data: dict[str, Any]) -> dict[str, Place]:
    """What is reconstructed, by the name that a word has for it; what is printed stays as it is."""
    out: dict[str, Place] = {}
    unsure = {str(row["path"]).rpartition("/")[2]: row["fields"] for row in reconstructed()}
    for row in [*data["theories"]["grants"], data["theories"]["encyclopedia_grant"]["value"]]:
        id = row.get("id", "encyclopedia")
        for field, key in GRANT_FIELDS.items():
            out[f"{id}.{field}"] = Place(f"grant/{id}", a_number(row, key, 0, MOST))
        if "ingredients" in row:
            out[f"{id}.ingredients"] = Place(f"grant/{id}", some_ingredients(row))
    for row in data["golem"]["kings_mood_tiles"]:
        id = row["id"]
        out[id] = Place(f"mood/{id}", a_number(row, "approval_tokens", 0, MOST))
        out[f"{id}.out"] = Place(f"mood/{id}", left_out_with(row))
    for row in data["artifacts"]:
        id = row["id"]
        for key in [key for key in unsure.get(id, []) if key in ARTIFACT_FIELDS]:
            least, most = ARTIFACT_BOUNDS.get(key, (0, MOST))
            out[f"{id}.{ARTIFACT_FIELDS[key]}"] = Place(f"artifact/{id}", a_number(row, key, least, most))
    for row in data["startup_funding"]["cards"]:
        id = row["id"]
        if id in unsure:
            out[id] = Place(f"startup/{id}", gifts(row))
    for row in data["busy_days"]["boards"]:
        id = row["id"]
        out[f"{id}.golem"] = Place(f"board/{id}", marked(row))
        for n, space in enumerate(row["spaces"], 1):
            out[f"{id}.{n}"] = Place(f"board/{id}", costs_and_gifts(space))
    return out


# ---------------------------------------------------------------- putting a value in its place


def a_number(row: dict[str, Any], key: str, least: int, most: int) -> Put:
    def put(value: str) -> bool:
        row[key] = number(value)
        return least <= number(value) <= most

    return put


def some_ingredients(grant: dict[str, Any]) -> Put:
    def put(value: str) -> bool:
        names = value.split("+")
        grant["ingredients"] = names
        return len(set(names)) == len(names) == GRANT_SIZE and all(name in INGREDIENTS for name in names)

    return put


def left_out_with(mood: dict[str, Any]) -> Put:
    """So many players do without this tile."""

    def put(value: str) -> bool:
        mood["removed_at_player_count"] = None if value == NEVER else value
        return value == NEVER or value in [str(n) for n in PLAYERS_WITH_MOODS]

    return put


def gifts(card: dict[str, Any]) -> Put:
    def put(value: str) -> bool:
        card["gives"] = amounts(value, STARTUP_AMOUNTS)
        return bool(card["gives"])

    return put


def marked(board: dict[str, Any]) -> Put:
    """Whether a board has the golem's mark: it stays in the box without him."""

    def put(value: str) -> bool:
        board["needs_golem"] = value == "yes"
        return value in ("yes", "no")

    return put


def costs_and_gifts(space: dict[str, Any]) -> Put:
    """What is below zero it costs, the rest it gives; `nothing` is neither."""

    def put(value: str) -> bool:
        given = amounts(value, SPACE_COSTS + SPACE_REWARDS)
        space["cost"] = {key: -n for key, n in given.items() if n < 0}
        space["reward"] = {key: n for key, n in given.items() if n > 0}
        written = [spelt(name) for name in SPACE_REWARDS]
        fits = all(key in SPACE_COSTS for key in space["cost"]) and all(
            key in written for key in space["reward"]
        )
        return fits and (bool(given) or value == "nothing")

    return put


def amounts(value: str, known: list[str]) -> dict[str, int]:
    """`gold:2+favour:1` by name, as the facts spell it; nothing if a part of it does not fit."""
    out: dict[str, int] = {}
    for part in value.split("+"):
        name, _, n = part.partition(":")
        if name not in known or spelt(name) in out or not number(n) or number(n) < -MOST:
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


# ---------------------------------------------------------------- what can be played


def check(data: dict[str, Any]) -> None:
    """Refuse what nobody could play with."""
    boards = busy_boards(data)
    for board in boards:
        if any([free_places(board, n) < n for n in PLAYERS]):
            raise Refusal(
                "no-free-place",
                f"on the board {board.id} every player needs a place that costs nothing but reputation",
                {"board": board.id},
            )
    for rounds in dict.fromkeys([board.rounds for board in boards]):
        if len([b for b in boards if b.rounds == rounds and not b.needs_golem]) < BOARDS_EACH:
            raise Refusal(
                "too-few-boards",
                f"for the rounds {rounds} there must be two boards without the golem's mark",
                {"rounds": rounds},
            )
    for n in PLAYERS_WITH_MOODS:
        if len(mood_tiles(data, n)) != ROUNDS:
            raise Refusal("bad-moods", f"{n} players need six king's moods, one a round", {"n": n})
    for row in data["artifacts"]:
        if row["level"] == STARTING_LEVEL and row["cost_gold"] not in STARTING_LOSS:
            raise Refusal(
                "bad-starting-cost",
                f"{row['id']}: an artifact of level II costs 3 or 4, as one may begin with it (A-183)",
                {"artifact": row["id"]},
            )


def free_places(board: OrderBoard, n_players: int) -> int:
    """The places that anybody can take."""
    open_to = [board.spaces[i] for i in board.open_to(n_players)]
    return len([s for s in open_to if not s.gold_cost and not s.cube_cost and not s.approval_cost])
