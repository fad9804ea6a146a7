"""Walks through the fields of a state and shows that clone, dump and digest know each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chaudron.kernel.rng import Rng

# What a clone leaves behind on purpose.
NOT_CLONED: Final = {"driver": "a clone has none yet", "journal": "nobody listens to a clone"}
# What no digest needs to know.
NOT_DUMPED: Final = {
    **NOT_CLONED,
    "news": "counts what came to light, for undo",
    "n_players": "the number of players dumped",
    "index": "a player's place in the list",
}


def fields(thing: object) -> list[str]:
    """The names of all fields, interpreted or compiled."""
    own: dict[str, object] = getattr(thing, "__dict__", {})
    names: tuple[str, ...] = tuple(own) or getattr(type(thing), "__mypyc_attrs__", ())
    return sorted(name for name in names if not name.startswith("__"))


def plain_other(value: object) -> object | None:
    """Another value, where its kind alone tells one; None where it takes a game to know."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "!"
    if isinstance(value, Rng):
        return Rng(value.root + b"!")
    return None


def same(one: object, two: object) -> bool:
    """Whether two values of a field are alike; players, whose fields have their turn, are only counted."""
    if isinstance(one, Rng) and isinstance(two, Rng):
        return one.dump() == two.dump()
    if isinstance(one, list) and isinstance(two, list) and one and hasattr(one[0], "clone"):
        return len(one) == len(two)
    return one is two or one == two


class Walk:
    """A state to walk through: `game` makes it, `other` gives another value of a field.

    Fields in `left` keep their first value in a clone, those in `untold` leave the digest as it is, and those
    in `fixed` are not changed at all.
    """

    def __init__(
        self,
        game: Callable[[], Any],
        other: Callable[[str, object], object],
        left: dict[str, str] = NOT_CLONED,
        untold: dict[str, str] = NOT_DUMPED,
        fixed: tuple[str, ...] = ("n_players",),
    ) -> None:
        self.game = game
        self.other = other
        self.left = left
        self.untold = untold
        self.fixed = fixed

    def check_player(self, name: str) -> None:
        game = self.game()
        self.check(game, name, game.players[1], lambda state: state.players[1])

    def check_table(self, name: str) -> None:
        game = self.game()
        self.check(game, name, game, lambda state: state)

    def check(self, game: Any, name: str, owner: Any, owner_in: Callable[[Any], Any]) -> None:
        first, before = getattr(owner, name), game.digest()
        if name in self.left:
            if name not in NOT_CLONED:
                setattr(owner, name, self.other(name, first))
            assert same(getattr(owner_in(game.clone()), name), getattr(owner_in(self.game()), name))
            return
        if name not in self.fixed:
            setattr(owner, name, self.other(name, first))
        assert same(getattr(owner_in(game.clone()), name), getattr(owner, name)), f"a clone forgets {name}"
        if name not in self.untold:
            assert game.digest() != before, f"the digest does not know {name}"
