"""Test on the student, drink a potion, and the exhibition of round 6."""

from __future__ import annotations

from chaudron.games.alchemists.alchemy import MINUS, NEUTRAL, POTIONS
from chaudron.games.alchemists.choices import EXHIBIT, pair_name
from chaudron.games.alchemists.knowledge import claimed, mixed, spied
from chaudron.games.alchemists.lab import Laboratory
from chaudron.games.alchemists.state import Player


def brew(game: Laboratory, you: Player, source: str) -> int:
    """Mix two ingredients for a test: you see both, everybody hears the potion. -1: declined."""
    first, second = game.may_mix(you, source)
    if first < 0:
        return -1
    potion = game.potion_of(first, second)
    game.news += 1
    game.learn(you, mixed(first, second, potion))
    you.potions = you.potions + [potion]
    game.whisper(
        source, you, {"potion": POTIONS[potion]}, {"pair": pair_name(first, second)}
    )  # only the potion is announced
    game.discard_mixed(you, first, second)
    game.spied_on(you, [first, second], [spied(first, potion), spied(second, potion)])
    return potion


def test_student(game: Laboratory, you: Player) -> bool:
    """Free while the student is happy, else a gold piece (A-096, A-097)."""
    if not game.happy and you.gold < 1:
        return False
    pay = not game.happy
    potion = brew(game, you, "test_student")
    if potion < 0:
        return False
    if pay:
        you.gold -= 1
    if potion != NEUTRAL and potion % 2 == MINUS and game.happy:
        game.happy = False
        game.tell("unhappy", you)
    return True


def drink(game: Laboratory, you: Player, source: str) -> bool:
    """Always free, not always harmless (A-099)."""
    potion = brew(game, you, source)
    if potion < 0:
        return False
    game.drinks(you, potion)
    return True


def exhibit(game: Laboratory, you: Player) -> bool:
    """Announce a coloured potion you have not shown, and make it (A-155)."""
    if not game.pairs_in(you.hand):
        return False
    left = [p for p in range(NEUTRAL) if p not in you.shown]
    word = game.maybe(you, EXHIBIT, game.potion_words(left), "exhibit")
    if not word:
        return False
    announced = POTIONS.index(word)
    first, second = game.mixes(you, "exhibit", [word])
    made = game.potion_of(first, second)
    success = made == announced
    game.news += 1
    shows = game.box.readings.exhibition_shows_potion
    fact = mixed(first, second, made) if shows else claimed(first, second, announced, success)
    game.learn(you, fact)
    told: dict[str, object] = {"potion": word, "success": success}
    if shows:
        told["made"] = POTIONS[made]
    game.whisper("exhibit", you, told, {"pair": pair_name(first, second)})
    if not success:
        game.discard_mixed(you, first, second)
        game.change_reputation(you, -1)
        return True
    net = 0 if announced in game.exhibited else 1
    other_sign = announced + 1 if announced % 2 == 0 else announced - 1
    if other_sign in you.shown:
        net += 2
    you.shown = you.shown + [announced]
    if announced not in game.exhibited:
        game.exhibited = game.exhibited + [announced]
    for hidden in you.secrets:
        hidden.hidden_on_exhibit(game, you)
    if not any([artifact.takes_exhibited(game, you, first, second) for artifact in you.artifacts]):
        game.discard_mixed(you, first, second)
    game.change_reputation(you, net)
    return True
