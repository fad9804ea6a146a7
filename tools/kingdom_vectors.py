"""Writes web/tests/kingdom.json: what the rules say of kingdoms, to compare the browser's answers with."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from chaudron.games.dominion import facts
from chaudron.games.dominion.kingdoms import (
    Kingdom,
    check,
    may_be_bane,
    optional_piles,
    random_kingdom,
    read,
)
from chaudron.games.dominion.library import SETS, kingdom_cards
from chaudron.games.dominion.picker import (
    Bargain,
    Span,
    Wishes,
    balanced,
    few_or_many,
    pick_cards,
    pool_of,
)
from chaudron.games.dominion.port import topics
from chaudron.games.dominion.setup import lay_out, new_game, start_deck
from chaudron.kernel.errors import Refusal
from chaudron.kernel.rng import stream

FILE = Path("web/tests/kingdom.json")
PLAYERS = (2, 3, 4, 5, 6)
RANDOM = 240
BASIC = 7  # piles of every game
SEEDS = 400  # lots per kingdom
Json = dict[str, Any]

REST = "market, militia, mine, moat, remodel, smithy, village, woodcutter, workshop"
NOTATIONS = [
    "",
    "moat",
    "moat, witch, nothing",
    f"moat, {REST}",
    f"copper, {REST}",
    f"sir_martin, {REST}",
    f"cellar,{REST.replace(' ', '')}",
    f" cellar ,  {REST} +  no  colonies",
    f"cellar, {REST} + no colonies",
    f"cellar, {REST} + colonies + shelters",
    f"cellar, {REST} + bane chapel",
    f"cellar, {REST} + bane",
    f"cellar, {REST} + platinum",
    f"cellar, {REST} +",
    f"cellar, {REST} + market chapel",
    f"young_witch, {REST}",
    f"young_witch, {REST} + bane  cellar ",
    f"young_witch, {REST} + bane moat",
    f"young_witch, {REST} + bane gold",
    f"young_witch, {REST} + bane witch",
    f"young_witch, {REST} + bane university",
    f"black_market, {REST} + market young_witch, witch, knights",
    f"black_market, {REST} + market young_witch, witch, knights + bane cellar + shelters",
    f"bishop, {REST.replace('mine', 'rats')} + shelters",
    f"bishop, {REST.replace('mine', 'rats')} + no shelters + colonies",
]


def recommended() -> list[Kingdom]:
    """The rulebooks' kingdoms; where a lot decides, some with and some without."""
    out = []
    for i, row in enumerate(facts.kingdoms().values()):
        kingdom = Kingdom(row.cards, row.bane)
        optional_piles(kingdom, i)
        out.append(kingdom)
    return out


def some_kingdoms() -> list[Kingdom]:
    """Of all sets and of two or three, with every extra there is."""
    out = []
    for i in range(RANDOM):
        chance = Random(i)
        sets = chance.sample(SETS, 3) if i % 2 else []
        kingdom = random_kingdom(stream(i, "kingdom vectors"), sets)
        if len(kingdom.cards) < 10:
            continue
        optional_piles(kingdom, i)
        out.append(kingdom)
    return out


def shown_pile(name: str, sizes: list[int], in_supply: bool) -> str:
    """`name:12`, or its sizes for 2 to 6 players; ~ before what lies beside the Supply."""
    told = sizes if len(set(sizes)) > 1 else sizes[:1]
    return f"{'' if in_supply else '~'}{name}:{'/'.join(str(n) for n in told)}"


def shown_piles(kingdom: Kingdom) -> list[str]:
    layouts = [lay_out(kingdom, n) for n in PLAYERS]
    return [
        shown_pile(pile.name, [layout.counts[pile.index] for layout in layouts], pile.in_supply)
        for pile in layouts[0].setup.piles
    ]


def case(kingdom: Kingdom) -> Json:
    """What is laid out beyond the basic piles; how often lots chose Colonies, Shelters and both."""
    lots = [Kingdom(kingdom.cards) for _ in range(SEEDS)]
    for seed, twin in enumerate(lots):
        optional_piles(twin, seed)
    return {
        "line": kingdom.spelled_out(),
        "piles": " ".join(shown_piles(kingdom)[BASIC:]),
        "tokens": sum(tokens.n for tokens in new_game(kingdom, 2, seed=1).pile_tokens),
        "lots": [
            sum(twin.colonies for twin in lots),
            sum(twin.shelters for twin in lots),
            sum(twin.colonies and twin.shelters for twin in lots),
        ],
        "balanced": balanced(kingdom.cards),
        "few_or_many": few_or_many(kingdom.cards),
    }


def refused(deed: Callable[[], object]) -> Json | None:
    """The refusal it meets; which card may have been meant is not compared."""
    try:
        deed()
    except Refusal as refusal:
        return {"code": refusal.code, **{k: v for k, v in refusal.details.items() if k != "close"}}
    return None


def notation(line: str) -> Json:
    out: Json = {"line": line, "refused": refused(lambda: check(read(line)))}
    if not refused(lambda: read(line)):
        kingdom = read(line)
        out["cards"] = kingdom.cards
        out["bane"] = kingdom.bane
        out["colonies"] = kingdom.colonies if "colonies" in kingdom.said else None
        out["shelters"] = kingdom.shelters if "shelters" in kingdom.said else None
        out["market"] = kingdom.black_market
        if not out["refused"]:
            out["notation"] = kingdom.notation()
            out["spelled_out"] = kingdom.spelled_out()
    return out


def wished(**wish: Any) -> Json:
    """A wish as the browser writes it, how many cards it leaves, and what is refused."""
    wishes = Wishes()
    for name, value in wish.items():
        setattr(wishes, name, spanned(value))
    return {
        "wish": wish,
        "pool": len(pool_of(wishes)),
        "refused": refused(lambda: pick_cards(wishes, stream(1, "kingdom vectors"))),
        "draft": refused(lambda: Bargain(wishes, 1, veto=False)) if wishes.plain else None,
        "veto": refused(lambda: Bargain(wishes, 1, veto=True)) if wishes.plain else None,
    }


def spanned(value: Any) -> Any:
    if isinstance(value, dict):
        if "lo" in value:
            return Span(value["lo"], value["hi"])
        return {int(k) if k.isdigit() else k: spanned(v) for k, v in value.items()}
    return value


def wishes() -> list[Json]:
    three: Json = {"lo": 3, "hi": 3}
    base = [card.name for card in kingdom_cards() if card.set == "base"]
    return [
        wished(),
        wished(sets=["alchemy"]),
        wished(sets=["alchemy"], ban=["golem", "vineyard", "familiar"]),
        wished(sets=["base", "promos"], require=["moat", "goons"]),
        wished(require=["moat", "copper"]),
        wished(require=["moat"], ban=["moat"]),
        wished(require=["moat", "moat"]),
        wished(require=base[:11]),
        wished(require=base[:10]),
        wished(sets=["base"], attacks=three, reactions={"lo": 1, "hi": 1}, balance=True),
        wished(sets=["base"], reactions=three),
        wished(sets=["base"], potions=three),
        wished(sets=["base"], counts={"seaside": three}),
        wished(sets=["base"], costs={"6": three}),
        wished(sets=["base"], costs={"2": three, "3": three, "4": three, "5": three}),
        wished(sets=["base"], attacks=three, ban=["moat"], balance=True),
        wished(sets=["base", "alchemy"], counts={"alchemy": {"lo": 3, "hi": 5}}),
        wished(sets=["promos"]),
        wished(sets=["cornucopia"]),
        wished(sets=["cornucopia"], require=["moat"]),
    ]


def alchemy(n: int) -> list[str]:
    """Ten cards, so many of them of Alchemy."""
    pool = kingdom_cards()
    return [
        *[card.name for card in pool if card.set == "alchemy"][:n],
        *[card.name for card in pool if card.set == "base"][n:10],
    ]


def content() -> str:
    sample = Kingdom(["village"])
    head: Json = {
        "basics": shown_piles(sample)[:BASIC],
        "start": [
            [card.name for card in start_deck(Kingdom([], shelters=with_them))] for with_them in (False, True)
        ],
        "banes": sorted(card.name for card in kingdom_cards() if may_be_bane(card)),
        "topics": {card.id: topics(card) for card in facts.cards().values() if topics(card) != [card.id]},
        "alchemy": [[alchemy(n), few_or_many(alchemy(n))] for n in range(11)],
        "seeds": SEEDS,
    }
    lists = {
        "notations": [notation(line) for line in NOTATIONS],
        "wishes": wishes(),
        "kingdoms": [case(kingdom) for kingdom in recommended() + some_kingdoms()],
    }
    told = [f'"{name}": {json.dumps(value, separators=(",", ":"))}' for name, value in head.items()]
    for name, rows in lists.items():
        lines = ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows)
        told.append(f'"{name}": [\n{lines}\n]')
    return "{\n" + ",\n".join(told) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(content(), encoding="utf-8")
