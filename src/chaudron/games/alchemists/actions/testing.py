"""Test on the student, drink a potion, and the exhibition of round 6."""

from __future__ import annotations

from chaudron.games.alchemists.alchemy import INGREDIENTS, MINUS, NEUTRAL, POTIONS
from chaudron.games.alchemists.artifacts import ARTIFACTS, FEATHER
from chaudron.games.alchemists.choices import EXHIBIT, LEAVE_ASIDE, SHOW_FEATHER, pair_name
from chaudron.games.alchemists.knowledge import claimed, mixed, spied
from chaudron.games.alchemists.lab import Laboratory
from chaudron.games.alchemists.state import Player, without


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
    game.spy(you, first, second, spied(first, potion), spied(second, potion))
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
    show_feather(game, you)
    set_aside(game, you, first, second)
    game.change_reputation(you, net)
    return True


def show_feather(game: Laboratory, you: Player) -> None:
    """A secret Feather in Cap may be shown now (A-180, A-351)."""
    if any([a.id == FEATHER for a in you.secrets]) and game.agrees(you, SHOW_FEATHER, FEATHER):
        feather = ARTIFACTS[FEATHER]
        you.secrets = [a for a in you.secrets if a is not feather]
        you.artifacts = you.artifacts + [feather]
        you.shown_secrets = you.shown_secrets + [feather]
        game.tell("show_artifact", you, artifact=FEATHER)


def set_aside(game: Laboratory, you: Player, first: int, second: int) -> None:
    """With a Feather in Cap the ingredients of a success stay beside it (A-071, A-072)."""
    if not you.has(FEATHER):
        game.discard_mixed(you, first, second)
        return
    before = len(game.discard)
    back = game.discard_mixed(you, first, second)
    gone = game.discard[before:]
    game.discard = game.discard[:before]
    you.aside = you.aside + gone
    if back >= 0 and game.agrees(you, LEAVE_ASIDE, INGREDIENTS[back]):
        you.hand = without(you.hand, back)
        you.aside = you.aside + [back]
