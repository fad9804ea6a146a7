"""Random tables of every kind, and playing them with random answers."""

from __future__ import annotations

from random import Random

from chaudron.games.quacks.chips import BOXES, CHIPS
from chaudron.games.quacks.options import CHOICES, FLAGS
from chaudron.games.quacks.rules import Game
from chaudron.games.quacks.spec import SPEC
from chaudron.kernel.session import Session

NAMES = ["ada", "bo", "cleo", "dan", "eve"]
WAYS: list[dict[str, object]] = [
    {},
    {"books": "set2"},
    {"books": "set3", "tubes": True},
    {"books": "set4"},
    {"books": "set5", "witches": True},
    {"books": "set6", "witches": True, "tubes": True},
    {"books": "random", "patients": True},
    {"books": "random", "patients": True, "witches": True},
    {"books": "random", "patients": True, "witches": True, "tubes": True, "lock_step": True},
    {"books": "random", "unmarked_cards_always": True, "witches": True, "stop_mode": "final"},
]


def some_table(seed: int) -> tuple[int, dict[str, object]]:
    """A number of players and options, picked by chance; now and then with other readings."""
    chance = Random(seed)
    options = dict(chance.choice(WAYS))
    if chance.random() < 0.4:
        for name, row in FLAGS.items():
            if chance.random() < 0.3:
                options.setdefault(name, not row[1])
        for name, words in CHOICES.items():
            if chance.random() < 0.3:
                options.setdefault(name, chance.choice(words[1]))
    return chance.randint(2, 5 if options.get("witches") else 4), options


def some_session(seed: int) -> Session:
    n, options = some_table(seed)
    return Session(SPEC, seed, NAMES[:n], options)


def all_chips(game: Game) -> list[int]:
    """How many chips of each kind there are anywhere, by kind."""
    counts = [a + b for a, b in zip(game.supply, game.removed)]
    for p in game.players:
        for c in p.owned():
            counts[c.id] += 1
        counts[18] += p.gave_black
    return counts


def in_the_boxes(game: Game) -> list[int]:
    setup = game.setup
    return [
        row[2] + (row[3] if setup.has_witches else 0) + (row[4] if setup.has_patients else 0) for row in BOXES
    ]


assert CHIPS[18].name == "black-1"
