"""What a seat of Alchemists sees, as numbers: the layout of its observations.

What was shown is in the view as facts, so there is nothing to remember besides.
"""

from __future__ import annotations

from typing import Any, Final

from chaudron.games.alchemists.alchemy import (
    ALCHEMICALS,
    COLOURS,
    INGREDIENTS,
    LIGHTS,
    PARTS,
    POTIONS,
    QUALITIES,
    REACTIONS,
    SIGNS,
    TRIGGERS,
)
from chaudron.games.alchemists.artifacts import ARTIFACTS
from chaudron.games.alchemists.components import GUARANTEES, SEAL_NAMES, SPACE_NAMES, adventurers, busy_boards
from chaudron.games.alchemists.facts import facts
from chaudron.games.alchemists.knowledge import KIND_NAMES as FACT_KINDS
from chaudron.games.alchemists.offers import FAVOURS, GRANTS, STARTUPS, VERBS
from chaudron.games.alchemists.options import AIDS, APPRENTICE, MASTER, MODULES
from chaudron.games.alchemists.shapes import Own
from chaudron.games.alchemists.state import PHASE_NAMES
from chaudron.games.alchemists.view import STEPS
from chaudron.kernel.coding import (
    Always,
    Bag,
    Code,
    Each,
    Entries,
    Fields,
    Flag,
    Maybe,
    NamedIf,
    Num,
    Numbers,
    Row,
    Several,
    Tuple,
    Word,
    Words,
)
from chaudron.kernel.observing import Encoding, question_code

MANY: Final = 999
LAST_SEAT: Final = 3
# How many there is room for; what comes after is cut off.
MOST_FACTS: Final = 64
MOST_FALLEN: Final = 16
MOST_SEALS: Final = 8
MOST_ACTIONS: Final = 48
MOST_POTIONS: Final = 48
MOST_THINGS: Final = 12
THINGS: Final = list(ARTIFACTS)
BOARD_IDS: Final = ["base", *[board.id for board in busy_boards(facts())]]
ADVENTURERS: Final = list(adventurers())
ENTRIES: Final = [ingredient + sign for ingredient in INGREDIENTS for sign in SIGNS]
ZONES: Final = ["red", "plain", "green", "blue"]
SCORES: Final = [
    "reputation", "artifacts", "cheap_secrets", "grants", "gold", "reports", "golem", "theories",
    "articles", "wisdom_idol",
]  # fmt: skip
SOURCES: Final = [
    *INGREDIENTS, *SPACE_NAMES, *BOARD_IDS, *FAVOURS, *STARTUPS,
    *[f"article-{slot}" for slot in ("red", "green", "blue", "white")],
    *[f"article:{colour}" for colour in COLOURS],
    *[name for name in THINGS if name not in SPACE_NAMES],
    "book", "declare", "favour", "grant", "immediate", "report", "smuggled", "startup", "order_space",
]  # fmt: skip
TOPICS: Final = list(
    dict.fromkeys([*INGREDIENTS, *ALCHEMICALS, *COLOURS, *POTIONS, *GUARANTEES, *THINGS, *FAVOURS, *STARTUPS])
)


class AnswerCode(Code):
    """What a fact answers: yes, no, or a word."""

    def __init__(self) -> None:
        words = [*POTIONS, *QUALITIES, *SIGNS, *LIGHTS, *REACTIONS, *ALCHEMICALS]
        self.width = 1
        self.word = Word(["no", "yes", *dict.fromkeys(words)])

    def write(self, value: Any, out: Numbers, at: int) -> None:
        self.word.write(("yes" if value else "no") if isinstance(value, bool) else value, out, at)

    def read(self, numbers: list[int], at: int) -> Any:
        word = self.word.read(numbers, at)
        return word == "yes" if word in ("yes", "no") else word

    def rows(self, name: str, at: int) -> list[Row]:
        return self.word.rows(name, at)


def fact_code() -> Code:
    ingredient = Word(INGREDIENTS)
    return Fields(
        [
            ("kind", Word([name for name in FACT_KINDS if name])),
            ("first", ingredient),
            ("second", Maybe(ingredient)),
            ("asked", NamedIf([*POTIONS, *COLOURS])),
            ("answer", AnswerCode()),
        ]
    )


def seals_code() -> Code:
    seal = [("seat", seat_code()), ("seal", NamedIf(SEAL_NAMES)), ("points", Maybe(Num(-MANY, MANY)))]
    return Several(Fields(seal), MOST_SEALS)


def seat_code() -> Code:
    return Num(0, LAST_SEAT)


def board_code() -> Code:
    number = Num(0, 99)
    cost = Tuple([number] * 4, ["gold", "reputation", "cubes", "approval"])
    reward = Tuple([number] * 5, ["ingredients", "favours", "reputation", "gold", "books"])
    space = Fields([("cost", cost), ("reward", reward), ("players", Num(0, 4))])
    return Fields([("id", Word(BOARD_IDS)), ("spaces", Several(space, 9)), ("bottom", space)])


def action_code() -> Code:
    return Fields(
        [
            ("step", Word(list(STEPS.values()))),
            ("space", Word(SPACE_NAMES)),
            ("seat", Maybe(seat_code())),
            ("n", Maybe(Num(-1, 99))),
        ]
    )


def player_code() -> Fields:
    number = Num(0, MANY)
    signed = Num(-MANY, MANY)
    things = Words(THINGS, MOST_THINGS)
    ingredients = Bag(INGREDIENTS, 99)
    by_part = Entries(PARTS, signed)
    return Fields(
        [
            ("seat", seat_code()),
            ("reputation", signed),
            ("zone", Word(ZONES)),
            ("ingredients", number),
            ("favours", number),
            ("seals_left", number),
            ("artifacts", things),
            ("secret_artifacts", number),
            ("grants", Words(GRANTS, len(GRANTS))),
            ("books", number),
            ("potions", Words(POTIONS, MOST_POTIONS)),
            ("cubes", number),
            ("unused", number),
            ("hospital", number),
            ("paralysed", Flag()),
            ("flask", Num(-9, 99)),
            ("placed", Entries(SPACE_NAMES, number)),
            ("custodians", number),
            ("associates", Words(SPACE_NAMES, MOST_THINGS)),
            ("bid", Num(0, 99, True)),
            ("prices", Each(signed, len(GUARANTEES))),
            ("smileys", Several(signed, 4)),
            ("published", number),
            ("used", things),
            ("delayed", Several(Tuple([number, signed], ["round", "reputation"]), MOST_THINGS)),
            ("shown", Words(POTIONS, MOST_THINGS)),
            ("aside", number),
            ("score", Entries(SCORES, signed)),
            ("points", Num(-MANY, MANY, True)),
            ("gold", Maybe(number)),
            ("approval", Maybe(number)),
            ("tests", Maybe(number)),
            ("animated", Maybe(Flag())),
            ("reports", Maybe(by_part)),
            ("startup", Maybe(Words(STARTUPS, 4))),
            ("hand", Maybe(ingredients)),
            ("favour_cards", Maybe(Bag(FAVOURS, 99))),
            ("drawn", Maybe(Words(FAVOURS, MOST_THINGS))),
            ("seals", Maybe(Entries(SEAL_NAMES, number))),
            ("secrets", Maybe(things)),
            ("tokens", Maybe(Entries(PARTS, Words(TRIGGERS, 2)))),
            ("under_feather", Maybe(Words(INGREDIENTS, MOST_THINGS))),
            ("facts", Maybe(Several(fact_code(), MOST_FACTS))),
            ("report_points", Maybe(by_part)),
        ]
    )


def view_code(n_players: int, own: Own | None) -> Fields:
    number = Num(0, MANY)
    things = Words(THINGS, 24)
    potion_list = Words(POTIONS, 8)
    by_seat = Each(Num(-MANY, MANY), n_players)
    sold = Several(Fields([("place", Num(0, 9)), ("seat", seat_code())]), 8)
    sale = Fields(
        [("adventurer", Word(ADVENTURERS)), ("wants", potion_list), ("open", potion_list), ("sold", sold)]
    )
    space = Fields(
        [
            ("id", Word(SPACE_NAMES)),
            ("cubes", Several(Num(0, 9), 8)),
            ("rounds", Tuple([Num(0, 9), Num(0, 9)], ["first", "last"])),
            ("open", Flag()),
        ]
    )
    conference = Fields(
        [
            ("number", Num(0, 9)),
            ("round", Num(0, 9)),
            ("theories", Several(Num(-99, 99), 10)),
            ("golem", Flag()),
            ("standing", by_seat),
        ]
    )
    theory = Fields([("alchemical", Word(ALCHEMICALS)), ("seals", seals_code()), ("conflict", Flag())])
    entries = Words(ENTRIES, 4)
    article = Fields([("entries", entries), ("seals", seals_code())])
    ingredient = Word(INGREDIENTS)
    fallen = Fields([("ingredient", ingredient), ("alchemical", Word(ALCHEMICALS)), ("seals", seals_code())])
    fallen_article = Fields([("colour", Word(COLOURS)), ("entries", entries), ("seals", seals_code())])
    grant = Fields(
        [
            ("id", Word(GRANTS)),
            ("ingredients", Words(INGREDIENTS, 4)),
            ("gold", number),
            ("points", number),
            ("owner", Num(0, LAST_SEAT, True)),
        ]
    )
    fields: list[tuple[str, Code]] = [
        ("game", Always("alchemists")),
        ("seat", Num(-1, LAST_SEAT)),
        ("over", Flag()),
        ("round", Num(0, 9)),
        ("phase", Word([name for name in PHASE_NAMES if name])),
        ("first", seat_code()),
        ("mode", Word([APPRENTICE, MASTER])),
        ("modules", Words(MODULES, len(MODULES))),
        ("aid", Word(AIDS)),
        ("row", Words(INGREDIENTS, MOST_THINGS)),
        ("deck", number),
        ("discard", number),
        ("favour_deck", number),
        ("favour_discard", Bag(FAVOURS, 99)),
        ("adventurers", Words(ADVENTURERS, len(ADVENTURERS))),
        ("sale", Maybe(sale, False)),
        ("on_sale", things),
        ("later", things),
        ("board", board_code()),
        ("spaces", Several(space, len(SPACE_NAMES))),
        ("cubes_by_round", Several(Num(0, 9), 8)),
        ("to_act", Several(seat_code(), 4)),
        ("now", Maybe(action_code(), False)),
        ("queue", Several(action_code(), MOST_ACTIONS)),
        ("conferences", Several(conference, 2)),
        ("happy", Flag()),
        ("theories", Entries(INGREDIENTS, Maybe(theory, False))),
        ("conflicts", Several(Tuple([ingredient, ingredient], ["first", "second"]), MOST_FALLEN)),
        ("fallen", Several(fallen, MOST_FALLEN)),
        ("grants", Several(grant, len(GRANTS))),
        ("facts", Several(fact_code(), MOST_FACTS)),
        ("exhibited", potion_list),
        ("players", Each(player_code(), n_players)),
        ("standings", Maybe(Each(Num(1, LAST_SEAT + 1), n_players), False)),
        ("next_board", Maybe(Maybe(board_code(), False))),
        ("articles", Maybe(Entries(COLOURS, Maybe(article, False)))),
        ("fallen_articles", Maybe(Several(fallen_article, MOST_FALLEN))),
        ("smuggled", Maybe(Words([*THINGS, ""], 4))),
        ("approval", Maybe(number)),
        ("on_study", Maybe(number)),
        ("assignment", Maybe(Entries(INGREDIENTS, Word(ALCHEMICALS)))),
        ("golem", Maybe(Maybe(Entries(PARTS, Word(TRIGGERS)), False))),
        ("prices", Maybe(Entries(THINGS, number))),
    ]
    if own is not None:
        fields.append(("own", Always(own)))
    return Fields(fields)


class AlchemistsEncoding(Encoding):
    """Everything in a view, with the table's own values if it has some."""

    def __init__(self, n_players: int, actions: int, own: Own | None) -> None:
        topics = Words(TOPICS, 6)
        question = question_code(
            VERBS,
            actions,
            [
                ("source", NamedIf(SOURCES)),
                ("chosen", Maybe(topics)),
                ("about", Maybe(topics)),
                ("on", Maybe(seat_code())),
            ],
        )
        super().__init__(view_code(n_players, own), question, Fields([]))
