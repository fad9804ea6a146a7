"""Random tables of every kind, and playing them with random answers."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import NamedTuple

from chaudron.games.alchemists.rules import Game
from chaudron.games.alchemists.spec import SPEC
from chaudron.kernel.catalogue import CHOICE, FLAG
from chaudron.kernel.session import Session

NAMES = ["alice", "philippe", "vincent", "marie"]
MODULES = ("mode", "startup_funding", "busy_days", "encyclopedia", "golem", "first")
OTHER_FIGURES: dict[str, list[object]] = {  # of options that are numbers or lists of them
    "endorse_reputation": [0, 1],
    "bid_smileys": ["0,0,0,0", "1,3,5,7"],
    "reputation_floor": [-99, 5],
    "article_seal_limit": [3, 4],
    "golem_second_theories_gap": [0, -1],
    "study_golem_cubes": ["1", "1,1,2"],
    "visit_library_cubes": ["1", "2,2"],
}


def some_table(seed: int) -> tuple[int, dict[str, object]]:
    """A number of players, modules and now and then other readings, picked by chance."""
    chance = Random(seed)
    encyclopedia = chance.random() < 0.6
    options: dict[str, object] = {
        "mode": chance.choice(["apprentice", "master"]),
        "startup_funding": chance.random() < 0.5,
        "busy_days": chance.random() < 0.5,
        "encyclopedia": encyclopedia,
        "golem": encyclopedia and chance.random() < 0.7,
    }
    players = chance.randint(2, 4)
    if chance.random() < 0.4:
        for option in SPEC.options:
            own = Random(f"{seed} {option.name}")  # so that one more option changes no other
            if option.name not in MODULES and own.random() < 0.3:
                if option.kind == FLAG:
                    options[option.name] = not option.default
                elif option.kind == CHOICE:
                    options[option.name] = own.choice(option.choices)
                elif option.name in OTHER_FIGURES:
                    options[option.name] = own.choice(OTHER_FIGURES[option.name])
    return players, options


def some_session(seed: int) -> Session:
    n, options = some_table(seed)
    return Session(SPEC, seed, NAMES[:n], options)


class Census(NamedTuple):
    """How much of everything there is, wherever it lies."""

    ingredients: Counter[int]
    favours: Counter[str]
    approval: int
    seals: list[int]  # by player, unused or on a board
    artifacts: Counter[str]


def census(game: Game) -> Census:
    """Count every ingredient card, favour, approval token, seal and artifact."""
    ingredients = Counter(game.deck + game.discard + game.row)
    favours = Counter(game.favour_deck + game.favour_discard)
    approval = game.approval + game.on_study
    artifacts = Counter(
        a.id for zone in (game.on_sale, game.later, game.smuggled, game.left_out) for a in zone if a.id
    )
    published = [s for t in [*game.theories, *game.articles] if t is not None for s, _ in t.seals]
    seals = []
    for p in game.players:
        ingredients.update(p.hand + p.aside)
        favours.update([*p.favours, *p.drawn, *p.waiting])
        approval += p.approval
        artifacts.update(a.id for a in p.artifacts + p.secrets)
        seals.append(p.seals_left() + published.count(p.index))
    return Census(ingredients, favours, approval, seals, artifacts)
