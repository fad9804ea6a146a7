"""Every field of the state is copied by clone and told apart by dump and digest: none can be forgotten."""

from __future__ import annotations

from typing import cast

import pytest

from chaudron.games.alchemists.alchemy import ALL_GOLEMS
from chaudron.games.alchemists.artifacts import ARTIFACTS, LIMITED
from chaudron.games.alchemists.components import startup_cards
from chaudron.games.alchemists.facts import facts
from chaudron.games.alchemists.knowledge import Fact, mixed
from chaudron.games.alchemists.rules import Game
from chaudron.games.alchemists.spec import SPEC
from chaudron.games.alchemists.state import Article, Theory
from chaudron.testing.fields import NOT_DUMPED, Walk, fields, plain_other

UNTOLD = {
    **NOT_DUMPED,
    "open_seats": "nobody plays at the same time for longer than a question",
    "setup": "follows from the settled options of a record",
    "now": "only while an action is carried out",
    "sold_by": "for people to look at: no rule asks who sold",
    "fallen_theories": "for people to look at: no rule asks what fell",
    "fallen_articles": "for people to look at: no rule asks what fell",
}
EVERYTHING: dict[str, object] = {
    "startup_funding": True,
    "busy_days": True,
    "encyclopedia": True,
    "golem": True,
}


def some_game() -> Game:
    return cast(Game, SPEC.new(5, 3, EVERYTHING))


def another(name: str, value: object) -> object:
    """A value of the same kind that is not this one."""
    plain = plain_other(value)
    if plain is not None:
        return plain
    more: dict[str, object] = {
        "golem": next(g for g in ALL_GOLEMS if g is not value),
        "theories": [Theory(3, [(0, 1)]), *[None] * 7],
        "articles": [Article([(0, 0), (1, 0), (2, 1), (3, 1)], [(1, 5)]), None, None],
        "owners": {"G1": 1},
        "now": (0, 1, 2, 0),
        "score": {"gold": 1},
        "players": cast("list[object]", value)[:-1] if isinstance(value, list) else value,
        "boards": cast("list[object]", value)[1:] if isinstance(value, list) else value,
    }
    if name in more:
        return more[name]
    one: dict[str, object] = {
        **dict.fromkeys(["artifacts", "secrets", "shown_secrets"], ARTIFACTS["bronze_cup"]),
        **dict.fromkeys(["on_sale", "later", "smuggled", "left_out"], ARTIFACTS["bronze_cup"]),
        "used": LIMITED[0],
        **dict.fromkeys(["startup", "startups_left"], startup_cards(facts())[0]),
        **dict.fromkeys(["delayed", "conflicts"], (1, 2)),
        "queue": (0, 1, 2, 0),
        "fallen_theories": (2, Theory(3, [(0, 1)])),
        "fallen_articles": (1, Article([(0, 0), (1, 0), (2, 1), (3, 1)], [(1, 5)])),
        **dict.fromkeys(["facts", "public_facts"], mixed(0, 1, 2)),
        **dict.fromkeys(["favours", "drawn", "waiting", "favour_deck", "favour_discard", "grants"], "sage"),
        "adventurers": "cleric",
    }
    return [*cast("list[object]", value), one.get(name, 1)]  # the rest are lists of numbers


WALK = Walk(some_game, another, untold=UNTOLD, fixed=("n_players", "setup"))


@pytest.mark.parametrize("name", fields(some_game().players[0]))
def test_a_field_of_a_player(name: str) -> None:
    WALK.check_player(name)


@pytest.mark.parametrize("name", fields(some_game()))
def test_a_field_of_the_table(name: str) -> None:
    WALK.check_table(name)


@pytest.mark.parametrize(
    "other",
    [
        Theory(4, [(0, 1), (2, 3)]),
        Theory(3, [(1, 1), (2, 3)]),
        Theory(3, [(0, 2), (2, 3)]),
        Theory(3, [(2, 3), (0, 1)]),
        None,
    ],
    ids=["alchemical", "seat", "seal", "order", "none"],
)
def test_a_theory_is_told_apart(other: Theory | None) -> None:
    games = some_game(), some_game()
    games[0].theories = [Theory(3, [(0, 1), (2, 3)]), *[None] * 7]
    games[1].theories = [other, *[None] * 7]
    assert games[0].digest() != games[1].digest() and fields(games[0].theories[0]) == ["alchemical", "seals"]


@pytest.mark.parametrize("part", range(2))
def test_an_article_is_told_apart(part: int) -> None:
    entries, seals = [(0, 0), (1, 0), (2, 1), (3, 1)], [(1, 5)]
    other = Article(entries[::-1], seals) if part else Article(entries, [(1, 4)])
    games = some_game(), some_game()
    games[0].articles = [Article(entries, seals), None, None]
    games[1].articles = [other, None, None]
    assert games[0].digest() != games[1].digest() and fields(other) == ["entries", "seals"]


@pytest.mark.parametrize("part", range(5))
def test_a_fact_is_told_apart(part: int) -> None:
    values = [2, 3, 4, 1, 1]
    fact = Fact(values[0], values[1], values[2], values[3], values[4])
    values[part] += 1
    games = some_game(), some_game()
    games[0].players[0].facts = [fact]
    games[1].players[0].facts = [Fact(values[0], values[1], values[2], values[3], values[4])]
    assert games[0].digest() != games[1].digest() and len(fields(fact)) == 5


def test_a_clone_shares_nothing_that_is_changed_in_place() -> None:
    """Lists are replaced, never changed: only the stream of chance moves on."""
    game = some_game()
    before = game.digest()
    copy = game.clone()
    copy.rng.below(2)
    copy.draw(copy.players[0], 3)
    copy.change_reputation(copy.players[2], -3)
    assert copy.digest() != before == game.digest()
