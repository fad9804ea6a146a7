"""Every field of the state is copied by clone and told apart by dump and digest: none can be forgotten."""

from __future__ import annotations

from typing import cast

import pytest

from chaudron.games.quacks import elixirs, fortunes, witches
from chaudron.games.quacks.chips import CHIPS
from chaudron.games.quacks.rules import Game
from chaudron.games.quacks.spec import SPEC
from chaudron.games.quacks.state import BeforeChip, Placed, Player, QuacksSetup
from chaudron.testing.fields import NOT_CLONED, NOT_DUMPED, Walk, fields, plain_other

LEFT = {**NOT_CLONED, "source": "empty at every quiet point"}
UNTOLD = {**NOT_DUMPED, **LEFT}


def some_game() -> Game:
    options = {"books": "random", "witches": True, "patients": True, "tubes": True}
    return cast(Game, SPEC.new(5, 3, options))


def another(name: str, value: object) -> object:
    """A value of the same kind that is not this one."""
    green = CHIPS[5]
    plain = plain_other(value)
    if plain is not None:
        return plain
    if name in ("pot", "cup", "kept"):
        return [*cast("list[Placed]", value), Placed(green, 3, 1, green)]
    if name in ("supply", "removed", "stock"):
        return [n + 1 for n in cast("list[int]", value)]
    if name in ("held", "claims", "planned_faces", "open_seats"):
        return [*cast("list[int]", value), 1]
    if name == "deck":
        return cast("list[object]", value)[1:]
    if name == "players":
        return cast("list[Player]", value)[:-1]
    if name == "setup":
        setup = QuacksSetup(3, some_game().setup.readings)
        setup.books = some_game().setup.books[::-1]
        return setup
    singles: dict[str, object] = {
        "card": fortunes.FORTUNES[3],
        "visitor": witches.WITCHES[2],
        "patient": elixirs.PATIENTS[1],
        "shown": green,
        "last": Placed(green, 7, 1, green),
        "before": BeforeChip(1, True, 1, 1, 8),
    }
    if name in singles:
        return singles[name]
    return [*cast("list[object]", value), green]  # the rest are lists of chips


WALK = Walk(some_game, another, LEFT, UNTOLD)


@pytest.mark.parametrize("name", fields(some_game().players[0]))
def test_a_field_of_a_player(name: str) -> None:
    WALK.check_player(name)


@pytest.mark.parametrize("name", fields(some_game()))
def test_a_field_of_the_table(name: str) -> None:
    WALK.check_table(name)


@pytest.mark.parametrize("part", range(5))
def test_what_the_flask_brings_back_is_told_apart(part: int) -> None:
    game = some_game()
    game.players[0].before = BeforeChip(0, False, 0, 0, 0)
    before = game.digest()
    values = [0, False, 0, 0, 0]
    values[part] = True if part == 1 else 1
    game.players[0].before = BeforeChip(values[0], bool(values[1]), values[2], values[3], values[4])
    assert len(fields(game.players[0].before)) == 5 and game.digest() != before


@pytest.mark.parametrize("where", ["pot", "cup", "kept", "last"])
@pytest.mark.parametrize("part", range(4))
def test_a_placed_chip_is_told_apart(where: str, part: int) -> None:
    def digest(placed: Placed) -> str:
        game = some_game()
        setattr(game.players[0], where, placed if where == "last" else [placed])
        return game.digest()

    green, red = CHIPS[5], CHIPS[11]
    others = [
        Placed(red, 3, 1, green),
        Placed(green, 4, 1, green),
        Placed(green, 3, 2, green),
        Placed(green, 3, 1, red),
    ]
    assert len(fields(others[0])) == 4
    if where != "last" or part < 2:  # the last chip lies in the cauldron too: chip and space say which
        assert digest(others[part]) != digest(Placed(green, 3, 1, green))


def test_the_box_never_changes_and_is_shared() -> None:
    """Books, witches and patients are dumped; the rest follows from the settled options of a record."""
    game = some_game()
    assert game.clone().setup is game.setup
    drawn = ["books", "patients", "witches"]
    settled = [
        "coven",
        "for_sale",
        "has_patients",
        "has_witches",
        "n_players",
        "opens",
        "prices",
        "readings",
        "rubies",
    ]
    assert fields(game.setup) == sorted([*drawn, *settled, "tubes"])
    for name in drawn:
        other, before = some_game(), game.digest()
        setattr(other.setup, name, getattr(other.setup, name)[::-1])
        assert other.digest() != before


def test_a_clone_shares_nothing_that_is_changed_in_place() -> None:
    game = some_game()
    before = game.digest()
    copy = game.clone()
    for p in copy.players:
        p.bag.pop()
        p.pot.append(Placed(CHIPS[5], 3, 1, CHIPS[5]))
        p.rng.below(2)
    copy.supply[5] += 1
    copy.removed[5] += 1
    copy.rng.below(2)
    assert game.digest() == before
