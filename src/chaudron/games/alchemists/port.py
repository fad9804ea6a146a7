"""What Alchemists tells about itself: modes and modules as presets and groups, everything printed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from chaudron.games.alchemists import components
from chaudron.games.alchemists.alchemy import INGREDIENTS, MIX, POTIONS
from chaudron.games.alchemists.artifacts import ARTIFACTS
from chaudron.games.alchemists.facts import facts, reconstructed
from chaudron.games.alchemists.options import APPRENTICE, MASTER, MODULES
from chaudron.kernel.catalogue import GameSpec
from chaudron.kernel.port import Figure, Preset, Subject, chapter

SERIES: Final = ["points", "gold", "worlds"]
ALL_MODULES: Final[dict[str, object]] = dict.fromkeys(MODULES, True)
MORE: Final = {"golem": ["encyclopedia"]}  # what a module brings with it
# How the game goes, in order: each chapter with the ledger's subjects that it is about.
CHAPTERS: Final = {
    "round": ["round", "declaring", "simultaneous", "setup", "hidden_information"],
    "alchemy": ["alchemy"],
    "actions": ["actions", "selling", "testing", "details", "text_slips"],
    "theories": ["publishing", "debunking", "publishing_and_debunking"],
    "reputation": ["reputation", "round_end"],
    "end": ["final_scoring", "exhibition", "presentation"],
    "golem": ["startup_funding", "busy_days", "royal_encyclopedia", "golem_project", "library"],
}


def order_spaces(rows: list[dict[str, Any]]) -> list[dict[str, object]]:
    """The spaces of a board from the top; the last is for players who are paralysed."""
    last = len(rows) - 1
    return [
        {
            "cost": row["cost"],
            "reward": row["reward"],
            "players": components.OrderSpace(row).least_players,
            "paralysed": i == last,
        }
        for i, row in enumerate(rows)
    ]


def by_resolution(row: dict[str, Any]) -> int:
    return int(row["resolution_order"])


def picked(rows: list[dict[str, Any]], keys: list[str]) -> list[dict[str, object]]:
    return [{key: row[key] for key in keys if key in row} for row in rows]


def potion_word(name: str) -> str:
    """A potion's name as messages spell it: red-plus, blue-minus, neutral."""
    return name.replace("-", "-minus").replace("+", "-plus")


SPACE_TOPICS: Final = {
    "forage": "actions",
    "transmute": "actions",
    "sell": "selling",
    "study_golem": "golem_project",
    "buy_artifact": "actions",
    "visit_library": "library",
    "debunk": "debunking",
    "publish": "publishing",
    "test_student": "testing",
    "drink": "testing",
    "exhibit": "exhibition",
}


def subject(kind: str, id: str, unsure: set[str], topics: list[str] | None = None) -> Subject:
    key = "encyclopedia_grant" if (kind, id) == ("grant", "encyclopedia") else id
    return Subject(kind, id, f"alchemists-{kind}-{id}", topics, None, key not in unsure)


def grant_figures(id: str) -> list[Figure]:
    (grant,) = [g for g in components.grants(facts(), True) if g.id == id]
    wanted: list[object] = [INGREDIENTS[i] for i in grant.ingredients]
    out = [Figure("gold", [int(grant.gold)]), Figure("points", [int(grant.points)])]
    return [Figure("wants", wanted, "alchemists-ingredient-"), *out] if wanted else out


def board_figures(id: str) -> list[Figure]:
    """The spaces of a board of Busy Days, from the top; the last is for whoever is paralysed."""
    (board,) = [b for b in components.busy_boards(facts()) if b.id == id]
    spaces: list[object] = [said(space) for space in [*board.spaces, board.bottom]]
    return [Figure("rounds", [board.rounds]), Figure("spaces", spaces)]


def said(space: components.OrderSpace) -> object:
    """What an order space costs and gives."""
    out: list[object] = [
        {"message": f"alchemists-amount-{what}", "n": f"+{n}" if n > 0 else f"−{-n}", "k": abs(n)}
        for what, n in space.amounts()
    ]
    return out or [{"message": "alchemists-order-nothing"}]


class AlchemistsPort(GameSpec):
    """What Alchemists answers about itself; how it begins is in `spec.py`."""

    minutes = 120
    boxes = 2
    rounds = True

    def presets(self) -> list[Preset]:
        """The apprentice's game, the master's, each module of the expansion alone, everything."""
        out = [Preset(mode, f"alchemists-preset-{mode}", {"mode": mode}) for mode in (APPRENTICE, MASTER)]
        for module in ("encyclopedia", "golem", "busy_days", "startup_funding"):
            options: dict[str, object] = dict.fromkeys([module, *MORE.get(module, [])], True)
            out.append(Preset(module, f"alchemists-preset-{module}", options, ["mode"]))
        everything = {"mode": MASTER, **ALL_MODULES}
        out.append(Preset("everything", "alchemists-preset-everything", everything, ["mode"]))
        return out

    def facts(self) -> dict[str, object]:
        """Ingredients, alchemicals, spaces, cards, tiles and boards, without sentences."""
        data = facts()
        boards = [
            {"id": b.id, "rounds": b.rounds, "golem": b.needs_golem} for b in components.busy_boards(data)
        ]
        rows = {row["id"]: order_spaces(row["spaces"]) for row in data["busy_days"]["boards"]}
        order = data["turn_order_base"]
        return {
            "ingredients": [{"id": row["id"], "cards": row["cards_in_deck"]} for row in data["ingredients"]],
            "alchemicals": picked(data["alchemicals"], ["id", "red", "green", "blue", "class", "opposite"]),
            "potions": list(POTIONS),
            "mix": [[POTIONS[potion] for potion in row] for row in MIX],
            "spaces": [
                {
                    "id": row["id"],
                    "cubes": row["cube_cost_of_each_successive_action"],
                    "rounds": [row["first_available_round"], row["last_available_round"]],
                    "expansion": row["expansion_only"],
                }
                for row in sorted(data["action_spaces"], key=by_resolution)
            ],
            "cubes": {
                "base": data["action_cubes"]["base"]["value"],
                "golem": data["action_cubes"]["golem_project"]["value"],
            },
            "order": {
                "2-3": order_spaces(order["2_or_3_player_side"]["value"]),
                "4": order_spaces(order["4_player_side"]["value"]),
            },
            "order_boards": [{**board, "spaces": rows[board["id"]]} for board in boards],
            "favours": [
                {"id": id, "count": components.favour_deck(True).count(id)}
                for id in dict.fromkeys(components.favour_deck(True))
            ],
            "artifacts": [
                {"id": a.id, "level": a.level, "cost": a.cost, "points": a.points} for a in ARTIFACTS.values()
            ],
            "adventurers": [
                {"id": id, "wants": [POTIONS[p] for p in wants]}
                for id, wants in components.adventurers().items()
            ],
            "conferences": picked(
                data["conference_tiles"], ["id", "conference", "mode", "module", "theories"]
            ),
            "seals": [
                {"id": id, "points": components.SEAL_POINTS[n]} for n, id in enumerate(components.SEAL_NAMES)
            ],
            "grants": [
                {
                    "id": g.id,
                    "wants": [INGREDIENTS[i] for i in g.ingredients],
                    "gold": g.gold,
                    "points": g.points,
                }
                for g in components.grants(facts(), True)
            ],
            "startups": [
                {"id": row["id"], "gives": row["gives"]} for row in data["startup_funding"]["cards"]
            ],
            "mood_tiles": [row["approval_tokens"] for row in data["golem"]["kings_mood_tiles"]],
        }

    def subjects(self) -> list[Subject]:
        unsure = {str(row["path"]).rpartition("/")[2] for row in reconstructed()}
        out = [chapter(self.name, id, topics) for id, topics in CHAPTERS.items()]
        out += [subject("ingredient", id, unsure, ["alchemy"]) for id in INGREDIENTS]
        out += [
            Subject("potion", id, f"alchemists-potion-{potion_word(id)}", ["alchemy", "testing"], [id])
            for id in POTIONS
        ]
        out += [subject("space", id, unsure, [id, topic]) for id, topic in SPACE_TOPICS.items()]
        out += [subject("favour", id, unsure) for id in dict.fromkeys(components.favour_deck(True))]
        out += [subject("artifact", id, unsure) for id in ARTIFACTS]
        out += [subject("adventurer", id, unsure, [id, "selling"]) for id in components.adventurers()]
        for row in facts()["conference_tiles"]:
            topic = "golem_project" if row["module"] == "golem" else "round_end"
            out.append(subject("conference", str(row["id"]), unsure, [str(row["id"]), topic]))
        out += [subject("seal", id, unsure, [id, "publishing"]) for id in components.SEAL_NAMES]
        out += [
            subject("grant", grant.id, unsure, [f"grant-{grant.id}", "publishing"])
            for grant in components.grants(facts(), True)
        ]
        out += [
            subject("startup", card.id, unsure, [card.id, "startup_funding"])
            for card in components.startup_cards(facts())
        ]
        for board in components.busy_boards(facts()):
            message = f"alchemists-order-board-{board.id}"
            out.append(
                Subject("board", board.id, message, [board.id, "busy_days"], None, board.id not in unsure)
            )
        return out

    def figures(self, subject: Subject) -> list[Figure]:
        kind, id = subject.kind, subject.id
        if kind == "artifact":
            artifact = ARTIFACTS[id]
            return [
                Figure("level", [int(artifact.level)]),
                Figure("cost", [int(artifact.cost)]),
                Figure("points", [int(artifact.points)]),
            ]
        if kind == "favour":
            return [Figure("count", [components.favour_deck(True).count(id)])]
        if kind == "adventurer":
            wanted: list[object] = [potion_word(POTIONS[p]) for p in components.adventurers()[id]]
            return [Figure("wants", wanted, "alchemists-potion-")]
        if kind == "grant":
            return grant_figures(id)
        if kind == "seal":
            number = components.SEAL_NAMES.index(id)
            return [Figure("points", [int(components.SEAL_POINTS[number])])]
        if kind == "space":
            space = components.SPACE_NAMES.index(id)
            costs: list[object] = [
                {"cubes": ", ".join([str(n) for n in components.cube_costs(space, n)]), "players": players}
                for n, players in ((3, "2–3"), (4, "4"))
            ]
            first, last = components.open_rounds(space)
            return [
                Figure("cubes", costs, "alchemists-cubes-by-players"),
                Figure("rounds", [f"{first}–{last}" if first != last else str(first)]),
            ]
        if kind == "board":
            return board_figures(id)
        if kind == "ingredient":
            cards = [row["cards_in_deck"] for row in facts()["ingredients"] if row["id"] == id]
            return [Figure("cards", [cards[0]])]
        return []

    def group(self, options: dict[str, object]) -> list[str]:
        modules = [f"alchemists-module-{module}" for module in MODULES if options.get(module)]
        return [f"alchemists-mode-{options['mode']}", *modules]

    def series(self) -> list[str]:
        return list(SERIES)

    def measures(self) -> list[str]:
        return ["reputation"]

    def bought(self, event: Mapping[str, object]) -> list[str]:
        return [f"alchemists-artifact-{event['artifact']}"] if event["event"] == "buy" else []

    def is_point(self, event: Mapping[str, object]) -> bool:
        return event["event"] == "round"
