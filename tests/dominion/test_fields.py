"""Every field of the state is copied by clone and told apart by dump and digest: none can be forgotten."""

from __future__ import annotations

from typing import Any, cast

import pytest

from chaudron.games.dominion.card import Card, Played, Rule
from chaudron.games.dominion.cards.alchemy import Possessed
from chaudron.games.dominion.cards.prosperity import Banned
from chaudron.games.dominion.library import find
from chaudron.games.dominion.rules import Game
from chaudron.games.dominion.spec import SPEC
from chaudron.games.dominion.state import Due, ExtraTurn, HandedOn, Mat, PileTokens, Player, Seen
from chaudron.testing.fields import NOT_CLONED, NOT_DUMPED, Walk, fields, plain_other

WITHIN_AN_EFFECT = ("acting", "actor", "attack", "depth", "searching", "this", "tracked_gains")
LEFT = {
    **NOT_CLONED,
    **dict.fromkeys(WITHIN_AN_EFFECT, "empty at every quiet point"),
    "open_seats": "nobody plays at the same time",
}
UNTOLD = {
    **NOT_DUMPED,
    **LEFT,
    "setup": "follows from the settled options of a record",
    "moments": "the moments of the set-up and of the rules, which are dumped",
    "empty_piles": "counts piles that are dumped",
    "handed_on": "follows from the answers; digests of games that are kept know nothing of it",
}
MOAT, SILVER, KNIGHT = find("moat"), find("silver"), find("dame_anna")
KINGDOM = "knights,moat,possession,contraband,village,smithy,market,festival,mine,chapel"
RULE = Banned(find("contraband"), SILVER)


def some_game() -> Game:
    """With a mixed pile."""
    return cast(Game, SPEC.new(5, 3, {"kingdom": KINGDOM}))


def another(name: str, value: object) -> object:
    """A value of the same kind that is not this one."""
    plain = plain_other(value)
    if plain is not None:
        return plain
    others: dict[str, object] = {
        "in_play": [Played(MOAT, 3)],
        "due": [Due(MOAT, 1, 2, [SILVER], False)],
        "seen": [Seen(MOAT, 1)],
        "tokens": {"coins": 1},
        "counts": [n + 1 for n in cast("list[int]", value)] if name == "counts" else None,
        "stacks": [stack[1:] for stack in cast("list[list[Card]]", value)] if name == "stacks" else None,
        "deciders": [1, 0, 2, 3, 4, 5],
        "rules": [RULE],
        "pile_tokens": [PileTokens(MOAT, 1, 1)],
        "extra_turns": [ExtraTurn(1, MOAT, None, 0)],
        "handed_on": [HandedOn(MOAT, 0, 1, 3)],
        "top_known": [1],
        "open_seats": [1],
        "setup": SPEC.new(6, 2, {}).setup if name == "setup" else None,  # type: ignore[attr-defined]
        "attack": None,
        "this": Played(MOAT, 3),
        "acting": MOAT,
    }
    if name == "mats":
        return {"trade_route": 1} if isinstance(value, dict) else [Mat("island", [MOAT], False)]
    if name == "players":
        return cast("list[Player]", value)[:-1]
    if name in others:
        return others[name]
    return [*cast("list[Card]", value), MOAT]  # the rest are zones


WALK = Walk(some_game, another, LEFT, UNTOLD)


@pytest.mark.parametrize("name", fields(some_game().players[0]))
def test_a_field_of_a_player(name: str) -> None:
    WALK.check_player(name)


@pytest.mark.parametrize("name", fields(some_game()))
def test_a_field_of_the_table(name: str) -> None:
    WALK.check_table(name)


def digest(owner: str, name: str, value: object) -> str:
    """The digest of a game in which this field has this value."""
    game = some_game()
    setattr(game if owner == "table" else game.players[1], name, value)
    return game.digest()


ALL_DIFFERENT: dict[str, tuple[str, str, int, list[list[Any]]]] = {
    "a card played": (
        "player",
        "in_play",
        6,
        [[other] for other in (Played(MOAT, 3), Played(KNIGHT, 3), Played(MOAT, 4))],
    ),
    "what is due": (
        "player",
        "due",
        5,
        [
            [Due(*due)]
            for due in (
                (MOAT, 1, 2, [SILVER], False),
                (KNIGHT, 1, 2, [SILVER], False),
                (MOAT, 3, 2, [SILVER], False),
                (MOAT, 1, 3, [SILVER], False),
                (MOAT, 1, 2, [MOAT], False),
                (MOAT, 1, 2, [SILVER], True),
            )
        ],
    ),
    "a mat": (
        "player",
        "mats",
        3,
        [
            [Mat(*mat)]
            for mat in (
                ("island", [MOAT], False),
                ("native_village", [MOAT], False),
                ("island", [SILVER], False),
                ("island", [MOAT], True),
            )
        ],
    ),
    "a card seen": ("player", "seen", 2, [[Seen(MOAT, 1)], [Seen(SILVER, 1)], [Seen(MOAT, 2)]]),
    "tokens on a pile": (
        "table",
        "pile_tokens",
        3,
        [[PileTokens(*x)] for x in ((MOAT, 1, 1), (SILVER, 1, 1), (MOAT, 2, 1), (MOAT, 1, 2))],
    ),
    "a turn to come": (
        "table",
        "extra_turns",
        5,
        [
            [ExtraTurn(*turn)]
            for turn in (
                (1, MOAT, None, 0, 0),
                (2, MOAT, None, 0, 0),
                (1, SILVER, None, 0, 0),
                (1, MOAT, RULE, 0, 0),
                (1, MOAT, Rule(MOAT), 0, 0),
                (1, MOAT, None, 1, 0),
                (1, MOAT, None, 0, 1),
            )
        ],
    ),
    "a rule": (
        "table",
        "rules",
        3,
        [
            [rule]
            for rule in (
                Rule(MOAT),
                Rule(SILVER),
                Rule(MOAT, 1),
                Banned(MOAT, SILVER),
                Banned(MOAT, MOAT),
                Possessed(MOAT, 1, 0),
                Possessed(MOAT, 1, 2),
            )
        ],
    ),
}


@pytest.mark.once  # a compiled class counts figures written in its body among its fields
@pytest.mark.parametrize("what", ALL_DIFFERENT)
def test_what_lies_in_a_field_is_told_apart(what: str) -> None:
    owner, name, n_fields, values = ALL_DIFFERENT[what]
    assert len(fields(values[0][0])) == n_fields, "another field: add a value that differs in it"
    digests = [digest(owner, name, value) for value in values]
    assert len(set(digests)) == len(digests)


@pytest.mark.parametrize("name", ["printed", "in_play", "by", "to_deck"])
def test_a_card_in_play_is_told_apart(name: str) -> None:
    changed = Played(MOAT, 3)
    setattr(changed, name, {"printed": KNIGHT, "by": 7}.get(name, not getattr(changed, name)))
    assert digest("player", "in_play", [changed]) != digest("player", "in_play", [Played(MOAT, 3)])


@pytest.mark.once  # a compiled class counts figures written in its body among its fields
def test_rules_have_no_field_that_digests_do_not_know() -> None:
    assert fields(Rule(MOAT)) == ["card", "moments", "player"]
    assert fields(RULE) == ["card", "moments", "named", "player"]
    assert fields(Possessed(MOAT, 1, 2)) == ["card", "moments", "player", "possessor"]
    kinds = {kind.__name__ for kind in Rule.__subclasses__() if kind.__module__.startswith("chaudron.")}
    assert kinds == {"Banned", "Possessed", "RicherCoppers", "Scheming"}, "look at the fields of the new one"


def test_a_clone_shares_nothing_that_is_changed_in_place() -> None:
    game = some_game()
    game.players[0].in_play = [Played(MOAT, 3)]
    before = game.digest()
    copy = game.clone()
    for zone in ("deck", "hand", "discard_pile", "aside"):
        getattr(copy.players[0], zone).append(MOAT)
    copy.players[0].in_play[0].to_deck = True
    for pile in copy.stacks:
        pile.append(MOAT)
    copy.counts[0] += 1
    for zone in ("trash_pile", "played", "bought", "gained"):
        getattr(copy, zone).append(MOAT)
    copy.rng.below(2)
    assert game.digest() == before
