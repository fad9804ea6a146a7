"""Writes web/tests/brewing.json: what the Python library says of set-ups, scores and bags of The Quacks.

The companion computes the same in the browser; its tests compare the two, so that neither changes alone.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from chaudron.games.quacks.chips import CHIPS, Chip
from chaudron.games.quacks.elixirs import PATIENTS
from chaudron.games.quacks.events import DIE, QuacksEvent
from chaudron.games.quacks.odds import Policy, ending, explosion_odds
from chaudron.games.quacks.rules import Game
from chaudron.games.quacks.setup import RUBIES_IN_BOX
from chaudron.games.quacks.spec import CHOSEN, SPEC, chosen_books, laid_out, layout
from chaudron.games.quacks.state import PENNIES, PENNY_NAMES
from chaudron.games.quacks.track import COINS, POINTS, ROUNDS, RUBY, tails_between
from chaudron.games.quacks.witches import of_penny
from chaudron.kernel.errors import Refusal
from chaudron.kernel.journal import Journal
from chaudron.kernel.rng import lot

FILE = Path("web/tests/brewing.json")
MOST_POINTS = 120  # more than the leader of a game has
BAGS = 160
GAMES = 20
ENDS = 40
LOT = lot(0, "books")
SETS = ["1", "2", "3", "4", "5", "6"]
NUMBERS = [*SETS, "A", "B", "C", "D"]


def counted(chips: list[int]) -> dict[str, int]:
    """How many of each kind, by name, without those of which there are none."""
    return {CHIPS[i].name: n for i, n in enumerate(chips) if n}


# ---------------------------------------------------------------- set-up


def there_is(colour: str, number: str, witches: bool, patients: bool) -> bool:
    """Whether this book can be chosen with these boxes."""
    try:
        chosen_books(f"{colour}={number}", witches, patients, LOT)
    except Refusal:
        return False
    return True


def books_of_set(number: str, n_players: int, witches: bool, patients: bool) -> list[str]:
    """The books on the table, but for the white one, which is printed on the cauldrons."""
    numbers = chosen_books(f"set{number}", witches, patients, LOT)
    books = [book.id for book in laid_out(numbers, n_players, witches)]
    return [id for id in books if id not in ("white", "locoweed")]


def set_up(n_players: int, witches: bool, patients: bool) -> dict[str, object]:
    options = SPEC.settle(0, n_players, {"witches": witches, "patients": patients})
    laid = layout(n_players, options)
    numbers = {
        colour: (["base"] if colour == "black" else [])
        + [n for n in NUMBERS if there_is(colour, n, witches, patients)]
        for colour in CHOSEN
    }
    return {
        "players": n_players,
        "witches": witches,
        "patients": patients,
        "supply": counted(laid.supply),
        "removed": counted(laid.removed),
        "cards": len(laid.deck),
        "rubies": RUBIES_IN_BOX * (2 if witches else 1),
        "numbers": numbers,
        "sets": {s: books_of_set(s, n_players, witches, patients) for s in numbers["green"]},
    }


def set_ups() -> list[dict[str, object]]:
    return [
        set_up(n, witches, patients)
        for n in (2, 3, 4, 5)
        for witches in (False, True)
        for patients in (False, True)
        if n < 5 or witches
    ]


# ---------------------------------------------------------------- scores


def die_rollers(game: Game) -> list[int]:
    trial = game.clone()
    trial.journal = journal = Journal()
    trial.bonus_die()
    return [e.player for e in journal.events if isinstance(e, QuacksEvent) and e.kind == DIE]


def scored(n: int) -> dict[str, object]:
    """A game whose potions are made up; all that is counted is counted by the rules."""
    chance = Random(n)
    players = 2 + n % 3
    first = chance.randrange(players)
    game = SPEC.begin(n, players, SPEC.settle(n, players, {"first": first + 1}))
    rounds = []
    for round in range(1, ROUNDS + 1):
        game.round = round
        entries: list[dict[str, object]] = []
        more = [chance.randrange(5) for _ in game.players]
        for you in game.players:
            card = chance.choice([0, 0, 0, 1, 4])
            game.score(you, card)
            entries.append({"card": card})
        tails = [tails_between(p.vp, game.leading()) if round > 1 else 0 for p in game.players]
        for you, entry in zip(game.players, entries, strict=True):
            you.exploded = chance.random() < 0.3
            left = chance.choice(["points", "coins", "both"])
            you.takes_points = not you.exploded or left != "coins"
            you.takes_coins = not you.exploded or left != "points"
            you.scoring = chance.choice([chance.randrange(54), 15 + n % 3])
            you.rubies = chance.randrange(6)
            you.pennies = sum(chance.sample(PENNIES, chance.randrange(4)))
            unspent = sum([1 for penny in PENNIES if you.pennies & penny])
            entry |= {"space": you.scoring, "exploded": you.exploded, "left": left}
            entry |= {"more": more[you.index], "rubies": you.rubies, "pennies": unspent}
        rollers = sorted(die_rollers(game))
        game.victory_points()
        for you in game.players:
            game.score(you, more[you.index])
            if round == ROUNDS:
                game.exchange(you)
        beginner = game.first
        if round == ROUNDS:
            game.end_game()
        row = {"entries": entries, "tails": tails, "rollers": rollers, "first": beginner}
        rounds.append(row | {"points": [p.vp for p in game.players]})
        if round < ROUNDS:
            game.next_round()
    return {"players": players, "first": first, "rounds": rounds, "places": game.standings()}


def ended(n: int) -> list[list[int]]:
    """Points and last scoring spaces, few enough to be level often, and the places they lead to."""
    chance = Random(n)
    players = 2 + n % 3
    game = SPEC.begin(n, players, SPEC.settle(n, players, {}))
    for you in game.players:
        you.vp, you.scoring = chance.randrange(40, 43), chance.randrange(20, 23)
    return [[p.vp for p in game.players], [p.scoring for p in game.players], game.standings()]


# ---------------------------------------------------------------- odds


def some_bag(chance: Random) -> list[Chip]:
    """A first bag, roughly, and some chips that were bought."""
    whites = chance.choices(CHIPS[:3], [4, 2, 1], k=chance.randrange(1, 8))
    return whites + chance.choices(CHIPS[3:], k=chance.randrange(0, 13))


def odds(n: int) -> dict[str, object]:
    chance = Random(n)
    bag = some_bag(chance)
    space, white, limit = chance.randrange(48), chance.randrange(8), chance.choice([7, 7, 8, 9])
    endings = []
    for policy in (Policy(chips=1), Policy(chips=3), Policy(risk=0.0), Policy(risk=0.35), Policy()):
        end = ending(bag, policy, space, white, limit)
        endings.append([round(end.explosion, 12), round(end.mean_space(), 12)])
    return {
        "bag": counted([bag.count(chip) for chip in CHIPS]),
        "space": space,
        "white": white,
        "limit": limit,
        "next": explosion_odds(bag, white, limit),
        "endings": endings,
    }


def content() -> str:
    tails = [[tails_between(points, lead) for points in range(lead + 1)] for lead in range(MOST_POINTS + 1)]
    tables: dict[str, list[object]] = {
        "track": [[COINS[s], POINTS[s], int(RUBY[s])] for s in range(len(COINS))],
        "tails": list(tails),
        "witches": [[PENNY_NAMES[p], [w.id for w in of_penny(p)]] for p in PENNIES],
        "patients": [[p.id, [c.name for c in p.start_chips()]] for p in PATIENTS],
        "setups": list(set_ups()),
        "games": [scored(n) for n in range(GAMES)],
        "ends": [ended(n) for n in range(ENDS)],
        "bags": [odds(n) for n in range(BAGS)],
    }
    written = [
        f'"{name}": [\n' + ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows) + "\n]"
        for name, rows in tables.items()
    ]
    return "{\n" + ",\n".join(written) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(content(), encoding="utf-8")
