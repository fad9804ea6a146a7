"""The boards, cards and tiles of the game as typed data, read from facts.json.

What a table may have values of its own for (`values.py`) is read from the data that it is given.
"""

from __future__ import annotations

from typing import Any, Final

from chaudron.games.alchemists.alchemy import INGREDIENTS, POTIONS
from chaudron.games.alchemists.facts import facts
from chaudron.kernel.names import numbered

# ---------------------------------------------------------------- action spaces, in resolution order

FORAGE: Final = 0
TRANSMUTE: Final = 1
SELL: Final = 2
STUDY: Final = 3
BUY: Final = 4
VISIT: Final = 5
DEBUNK: Final = 6
PUBLISH: Final = 7
STUDENT: Final = 8
DRINK: Final = 9
EXHIBIT: Final = 10
ON_CARD: Final = 11  # a cube on a favour card: a drink between transmuting and selling
N_SPACES: Final = 11
SPACE_NAMES: Final = numbered(
    [
        (FORAGE, "forage"),
        (TRANSMUTE, "transmute"),
        (SELL, "sell"),
        (STUDY, "study_golem"),
        (BUY, "buy_artifact"),
        (VISIT, "visit_library"),
        (DEBUNK, "debunk"),
        (PUBLISH, "publish"),
        (STUDENT, "test_student"),
        (DRINK, "drink"),
        (EXHIBIT, "exhibit"),
        (ON_CARD, "custodian"),
    ]
)
ROUNDS: Final = 6

# ---------------------------------------------------------------- seals

GOLD_STAR: Final = 0
SILVER_STAR: Final = 1
HEDGE_RED: Final = 2  # an unstarred seal; the hedged colour or slot is the kind less 2
HEDGE_GREEN: Final = 3
HEDGE_BLUE: Final = 4
HEDGE_WHITE: Final = 5
SEAL_NAMES: Final = numbered(
    [
        (GOLD_STAR, "gold_star"),
        (SILVER_STAR, "silver_star"),
        (HEDGE_RED, "unstarred_red"),
        (HEDGE_GREEN, "unstarred_green"),
        (HEDGE_BLUE, "unstarred_blue"),
        (HEDGE_WHITE, "unstarred_white"),
    ]
)
SEAL_POINTS: Final = [5, 3, 0, 0, 0, 0]
SLOTS: Final = ["red", "green", "blue", "white"]

# ---------------------------------------------------------------- selling

GUARANTEES: Final = ["exact", "sign", "neutral", "anything"]
PRICES: Final = [4, 3, 2, 1]  # by guarantee


class OrderSpace:
    """One space of the turn order: what it costs and what it gives. Never changes."""

    def __init__(self, row: dict[str, Any]) -> None:
        cost, reward = row["cost"], row["reward"]
        self.gold_cost: int = cost.get("gold", 0)
        self.reputation_cost: int = cost.get("reputation", 0)
        self.cube_cost: int = cost.get("cube", 0)
        self.approval_cost: int = cost.get("approval", 0)
        self.ingredients: int = reward.get("ingredient", 0)
        self.favours: int = reward.get("favor", 0)
        self.reputation: int = reward.get("reputation", 0)
        self.gold: int = reward.get("gold", 0)
        self.books: int = reward.get("book", 0)
        players = row.get("players", row.get("min_players"))
        self.least_players = 3 if players in ("3+", 3) else 4 if players in ("4", 4) else 2

    def amounts(self) -> list[tuple[str, int]]:
        """What it costs (below zero), then what it gives."""
        amounts = [
            ("gold", -self.gold_cost),
            ("reputation", -self.reputation_cost),
            ("cubes", -self.cube_cost),
            ("approval", -self.approval_cost),
            ("gold", self.gold),
            ("ingredients", self.ingredients),
            ("favours", self.favours),
            ("reputation", self.reputation),
            ("books", self.books),
        ]
        return [(what, n) for what, n in amounts if n]


class OrderBoard:
    """A board of order spaces, the best place in play order first; the paralysed one apart."""

    def __init__(self, id: str, rounds: str, needs_golem: bool, rows: list[dict[str, Any]]) -> None:
        self.id = id
        self.rounds = rounds
        self.needs_golem = needs_golem
        self.spaces: list[OrderSpace] = [OrderSpace(row) for row in rows[:-1]]
        self.bottom = OrderSpace(rows[-1])

    def open_to(self, n_players: int) -> list[int]:
        """The spaces this many players may choose from."""
        return [i for i, s in enumerate(self.spaces) if s.least_players <= n_players]


def base_board(n_players: int) -> OrderBoard:
    side = "4_player_side" if n_players == 4 else "2_or_3_player_side"
    return OrderBoard("base", "", False, facts()["turn_order_base"][side]["value"])


def busy_boards(data: dict[str, Any]) -> list[OrderBoard]:
    return [
        OrderBoard(row["id"], row["rounds"], row["needs_golem"], row["spaces"])
        for row in data["busy_days"]["boards"]
    ]


class Startup:
    """A startup card: what it brings. Never changes."""

    def __init__(self, row: dict[str, Any]) -> None:
        gives = row["gives"]
        self.id: str = row["id"]
        self.gold: int = gives.get("gold", 0)
        self.ingredients: int = gives.get("ingredient", 0)
        self.favours: int = gives.get("favor", 0)
        self.reputation: int = gives.get("reputation", 0)
        self.delayed: int = gives.get("delayed_reputation", 0)
        self.books: int = gives.get("book", 0)
        self.secret_artifact: bool = bool(gives.get("secret_artifact", 0))
        self.starting_artifact: bool = bool(gives.get("starting_artifact", 0))

    def amounts(self) -> list[tuple[str, int]]:
        """What it brings besides artifacts."""
        amounts = [
            ("gold", self.gold),
            ("ingredients", self.ingredients),
            ("favours", self.favours),
            ("reputation", self.reputation),
            ("delayed", self.delayed),
            ("books", self.books),
        ]
        return [(what, n) for what, n in amounts if n]


def startup_cards(data: dict[str, Any]) -> list[Startup]:
    return [Startup(row) for row in data["startup_funding"]["cards"]]


class Grant:
    """A grant: the theories it wants, its gold and its points. Never changes."""

    def __init__(self, id: str, ingredients: list[int], gold: int, points: int) -> None:
        self.id = id
        self.ingredients = ingredients  # none: the grant of the encyclopedia
        self.gold = gold
        self.points = points


def grants(data: dict[str, Any], encyclopedia: bool) -> list[Grant]:
    out: list[Grant] = []
    for row in data["theories"]["grants"]:
        wanted = [INGREDIENTS.index(name) for name in row["ingredients"]]
        out.append(Grant(row["id"], wanted, row["gold_on_gain"], row["vp_end"]))
    if encyclopedia:
        value = data["theories"]["encyclopedia_grant"]["value"]
        out.append(Grant("encyclopedia", [], value["gold_on_gain"], value["vp_end"]))
    return out


def adventurers() -> dict[str, list[int]]:
    """The potions each adventurer wants, left, middle, right."""
    return {
        row["id"]: [POTIONS.index(p) for p in row["requests_left_middle_right"]]
        for row in facts()["adventurers"]
    }


def mood_tiles(data: dict[str, Any], n_players: int) -> list[int]:
    """The approval tokens of the tiles in use; none with two players (A-237)."""
    if n_players == 2:
        return []
    return [
        row["approval_tokens"]
        for row in data["golem"]["kings_mood_tiles"]
        if row["removed_at_player_count"] != str(n_players)
    ]


def favour_deck(golem: bool) -> list[str]:
    out: list[str] = []
    for row in facts()["favor_cards"]:
        if row.get("module", "base") in (["base", "golem"] if golem else ["base"]):
            out += [row["id"]] * row["count"]
    return out


def cube_costs(space: int, n_players: int) -> list[int]:
    """What a player's first, second… action on a space costs in cubes (A-043)."""
    for row in facts()["action_spaces"]:
        if row["id"] == SPACE_NAMES[space]:
            side = "4_players" if n_players == 4 else "2_3_players"
            costs: list[int] = row["cube_cost_of_each_successive_action"][side]
            return list(costs)
    raise ValueError(SPACE_NAMES[space])


def open_rounds(space: int) -> tuple[int, int]:
    for row in facts()["action_spaces"]:
        if row["id"] == SPACE_NAMES[space]:
            return row["first_available_round"], row["last_available_round"]
    raise ValueError(SPACE_NAMES[space])


def allowance(golem: bool, n_players: int) -> list[int]:
    """Cubes by round (A-028, A-233)."""
    cubes: list[int] = facts()["action_cubes"]["golem_project" if golem else "base"]["value"][str(n_players)]
    return list(cubes)


def conference(number: int, master: bool, golem: bool, gap: int) -> list[int]:
    """The reputation for having published so many theories; the last entry holds for more."""
    mode = "master" if master else "apprentice"
    if number == 1:
        table = facts()["conferences"]["base_first"][mode]["value"]
    elif golem:
        table = facts()["conferences"]["golem_second_theories"][mode]["value"]
    else:
        table = facts()["conferences"]["base_second"][mode]["value"]
    out: list[int] = [table[key] for key in sorted(table)]
    if number == 2 and golem:
        out[-2] = gap
    return out
