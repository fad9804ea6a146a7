"""Test on the student, drink a potion, and the exhibition of round 6."""

from __future__ import annotations

from typing import Final

from chaudron.games.alchemists.alchemy import MINUS, NEUTRAL, POTIONS
from chaudron.games.alchemists.choices import EXHIBIT, MIX
from chaudron.games.alchemists.components import DRINK, ON_CARD, SPACE_NAMES, STUDENT
from chaudron.games.alchemists.events import (
    DRINKS,
    DRINKS_ON_CARD,
    TEST_STUDENT,
    UNHAPPY,
    AlchemistsEvent,
    Brewed,
    Exhibited,
)
from chaudron.games.alchemists.knowledge import claimed, mixed, spied
from chaudron.games.alchemists.lab import Laboratory
from chaudron.games.alchemists.state import Player

STUDENT_FEE: Final = 1  # gold, once the student is unhappy
NOT_MADE: Final = 1  # reputation lost with an exhibit that fails
TOLD_OF: Final = {STUDENT: TEST_STUDENT, DRINK: DRINKS, ON_CARD: DRINKS_ON_CARD}


def brew(game: Laboratory, you: Player, space: int) -> int:
    """Mix two ingredients for a test: you see both, everybody hears the potion. -1: declined."""
    mix = game.maybe_pair(you, MIX, game.pairs_of(you, you.hand), SPACE_NAMES[space])
    if mix is None:
        return -1
    potion = game.potion_of(mix)
    game.news += 1
    game.learn(you, mixed(mix.first, mix.second, potion))
    you.potions = you.potions + [potion]
    game.tell(Brewed(TOLD_OF[space], you.index, mix, potion, True))  # only the potion is announced
    game.discard_mixed(you, mix)
    game.spied_on(you, mix, [spied(mix.first, potion), spied(mix.second, potion)])
    return potion


def test_student(game: Laboratory, you: Player) -> bool:
    """Free while the student is happy, else a gold piece (A-096, A-097)."""
    if not game.happy and you.gold < STUDENT_FEE:
        return False
    pay = not game.happy
    potion = brew(game, you, STUDENT)
    if potion < 0:
        return False
    if pay:
        game.pay_gold(you, STUDENT_FEE)
    if potion != NEUTRAL and potion % 2 == MINUS and game.happy:
        game.happy = False
        game.tell(AlchemistsEvent(UNHAPPY, you.index))
    return True


def drink(game: Laboratory, you: Player) -> bool:
    return drink_at(game, you, DRINK)


def drink_on_card(game: Laboratory, you: Player) -> bool:
    return drink_at(game, you, ON_CARD)


def drink_at(game: Laboratory, you: Player, space: int) -> bool:
    """Always free, not always harmless (A-099)."""
    potion = brew(game, you, space)
    if potion < 0:
        return False
    game.drinks(you, potion)
    return True


def applause(game: Laboratory, you: Player, potion: int) -> int:
    """Reputation for an exhibit: the first of its kind, and both signs of a colour (A-155, A-156)."""
    other_sign = potion + 1 if potion % 2 == 0 else potion - 1
    return (0 if potion in game.exhibited else 1) + (2 if other_sign in you.shown else 0)


def exhibit(game: Laboratory, you: Player) -> bool:
    """Announce a coloured potion you have not shown, and make it (A-155)."""
    if not game.pairs_of(you, you.hand):
        return False
    left = [p for p in range(NEUTRAL) if p not in you.shown]
    word = game.maybe(you, EXHIBIT, [POTIONS[p] for p in left], "exhibit")
    if not word:
        return False
    announced = POTIONS.index(word)
    mix = game.mixes(you, "exhibit", [word])
    made = game.potion_of(mix)
    success = made == announced
    game.news += 1
    shows = game.setup.readings.exhibition_shows_potion
    first, second = mix.first, mix.second
    fact = mixed(first, second, made) if shows else claimed(first, second, announced, success)
    game.learn(you, fact)
    game.tell(Exhibited(you.index, mix, announced, made, shows))
    if not success:
        game.discard_mixed(you, mix)
        game.change_reputation(you, -NOT_MADE)
        return True
    net = applause(game, you, announced)
    you.shown = you.shown + [announced]
    if announced not in game.exhibited:
        game.exhibited = game.exhibited + [announced]
    for hidden in you.secrets:
        hidden.hidden_on_exhibit(game, you)
    if not any([artifact.takes_exhibited(game, you, mix) for artifact in you.artifacts]):
        game.discard_mixed(you, mix)
    game.change_reputation(you, net)
    return True
