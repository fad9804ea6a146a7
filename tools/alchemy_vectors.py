"""Writes web/tests/alchemy.json: what the deduction of Alchemists answers, to compare the browser's with."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from chaudron.games.alchemists.alchemy import ALL_GOLEMS, GOLEMS, LIGHT, MIX, PAIRS, unrank
from chaudron.games.alchemists.deduction import (
    all_worlds,
    best_experiments,
    best_golem_tests,
    contradiction,
)
from chaudron.games.alchemists.knowledge import (
    ANIMATION,
    CLAIM,
    KIND_NAMES,
    MIXED,
    SALE,
    SIGN,
    SPIED,
    SPIED_SALE,
    Fact,
    identity,
)

FILE = Path("web/tests/alchemy.json")
CASES = 36
MOST_FACTS = 14
OF_TWO = (MIXED, CLAIM, SALE, ANIMATION)


def some_fact(chance: Random, golem: bool) -> Fact:
    """A question of any kind with any answer."""
    kind = chance.randrange(len(KIND_NAMES) - 1)  # who an ingredient is follows from the others
    first, second = chance.sample(range(8), 2)
    asked = (
        chance.randrange(3)
        if kind == SIGN
        else chance.randrange(6)
        if kind in (CLAIM, SALE, SPIED_SALE)
        else 0
    )
    answer = chance.randrange(7 if kind in (MIXED, SPIED) else 4 if kind in (SALE, SPIED_SALE) else 2)
    fact = Fact(kind, first, second if kind in OF_TWO else -1, asked, answer)
    return some_fact(chance, golem) if fact.about_golem and not golem else fact


def some_facts(n: int) -> tuple[bool, list[Fact]]:
    """What might be known after a while, true in one world; in every fourth case something is not true."""
    chance = Random(n)
    golem = n % 2 == 0
    world, king = unrank(chance.randrange(40320)), ALL_GOLEMS[chance.randrange(GOLEMS)]
    facts: list[Fact] = []
    while len(facts) < n * MOST_FACTS // CASES:
        asked = some_fact(chance, golem)
        answer = asked.true_answer(world, king if golem else None)
        if answer >= 0:
            facts.append(Fact(asked.kind, asked.first, asked.second, asked.asked, answer))
    if n % 6 == 5 or n % 12 == 8:  # without a golem, and with one
        facts.insert(chance.randrange(len(facts) + 1), identity(0, (world[0] + 1) % 8))
        facts.append(identity(0, world[0]))
    return golem, facts


def certainty(facts: list[Fact], golem: bool, ingredient: int, alchemical: int) -> list[int]:
    """The places of a smallest group of facts that leaves nothing else."""

    def leaves_nothing_else(group: list[Fact]) -> bool:
        found = all_worlds(golem).knowing_all(group).identities()[ingredient]
        return sum(found) == found[alchemical]

    needed = facts[:]
    for fact in facts:
        without = [f for f in needed if f is not fact]
        if leaves_nothing_else(without):
            needed = without
    return [i for i, fact in enumerate(facts) if any(fact is f for f in needed)]


def reasons(facts: list[Fact], golem: bool, ingredient: int, alchemical: int) -> list[int]:
    """The places of a smallest group of facts that makes it impossible."""
    claim = identity(ingredient, alchemical)
    clash = contradiction([*facts, claim], golem)
    return [i for i, fact in enumerate(facts) if any(fact is f for f in clash)]


def case(n: int) -> dict[str, object]:
    golem, facts = some_facts(n)
    worlds = all_worlds(golem).knowing_all(facts)
    left = worlds.count()
    out: dict[str, object] = {
        "golem": golem,
        "facts": [fact.shown() for fact in facts],
        "worlds": left,
        "identities": worlds.identities(),
        "potions": [worlds.potions(i, j) for i, j in PAIRS],
        "contradiction": [i for i, f in enumerate(facts) if any(f is c for c in contradiction(facts, golem))],
    }
    if golem:
        out["reactions"] = [worlds.reactions(i) for i in range(8)]
        out["animators"] = worlds.animators()
        out["golems"] = worlds.golems_left()
    if left:
        out["mixes"] = [PAIRS.index((e.first, e.second)) for e in best_experiments(worlds)]
        out["tests"] = [e.first for e in best_golem_tests(worlds)] if golem else []
    cells = [(i, a, k) for i, row in enumerate(worlds.identities()) for a, k in enumerate(row) if left]
    ruled_out = [(i, a) for i, a, k in cells if not k]
    certain = [(i, a) for i, a, k in cells if k == left]
    out["reasons"] = [
        *([i, a, reasons(facts, golem, i, a)] for i, a in ruled_out[:1]),
        *([i, a, certainty(facts, golem, i, a)] for i, a in certain[:1]),
    ]
    return out


def content() -> str:
    tables = {
        "mix": MIX,
        "light": LIGHT,
        "reactions": [[golem.reaction(a) for a in range(8)] for golem in ALL_GOLEMS],
        "wakes": [sum(1 << a for a in range(8) if golem.wakes(a)) for golem in ALL_GOLEMS],
    }
    head = [f'"{name}": {json.dumps(rows, separators=(",", ":"))}' for name, rows in tables.items()]
    cases = ",\n".join(json.dumps(case(n), separators=(",", ":")) for n in range(CASES))
    return "{\n" + ",\n".join([*head, f'"cases": [\n{cases}\n]']) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(content(), encoding="utf-8")
