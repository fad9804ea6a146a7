"""Forage, transmute, buy an artifact, visit the library."""

from __future__ import annotations

from chaudron.games.alchemists.alchemy import INGREDIENTS
from chaudron.games.alchemists.artifact import Artifact
from chaudron.games.alchemists.choices import BUY, FORAGE, SHOPKEEPERS, TRANSMUTE, VISIT
from chaudron.games.alchemists.lab import Laboratory
from chaudron.games.alchemists.state import Player, without

DECK = "deck"
SAGE = "sage"
SHOPKEEPER = "shopkeeper"


def forage(game: Laboratory, you: Player) -> bool:
    """A face-up ingredient or the top of the deck; the row is not refilled (A-050)."""
    words = [INGREDIENTS[i] for i in game.row]
    if game.deck or game.discard:
        words.append(DECK)
    word = game.maybe(you, FORAGE, words, "forage")
    if not word:
        return False
    if word == DECK:
        game.draw(you, 1)
        return True
    taken = INGREDIENTS.index(word)
    game.row = without(game.row, taken)
    you.hand = you.hand + [taken]
    game.tell("forage", you, ingredient=word)
    return True


def clear_row(game: Laboratory) -> None:
    """What nobody took is discarded face down (A-051)."""
    game.discard = game.discard + game.row
    game.row = []


def transmute(game: Laboratory, you: Player) -> bool:
    """An ingredient away, a gold piece gained; a Sage adds one (A-052)."""
    gone = game.one_ingredient(you, TRANSMUTE, "transmute")
    if gone < 0:
        return False
    game.throw(you, gone)
    game.whisper("transmute", you, {}, {"ingredient": INGREDIENTS[gone]})
    gold = 1
    while game.plays(you, SAGE):
        gold += 1
    game.gain_gold(you, gold)
    return True


def price(game: Laboratory, you: Player, artifact: Artifact, shopkeepers: int) -> int:
    """Discounts add up; a cost never drops below nothing (A-054)."""
    cost = artifact.cost - shopkeepers
    if game.smuggled and artifact is game.smuggled[0]:
        cost -= 1
    cost -= sum([owned.discount(you) for owned in you.artifacts])
    return max(cost, 0)


def affordable(game: Laboratory, you: Player) -> list[Artifact]:
    helpers = you.favours.count(SHOPKEEPER)
    out = [a for a in game.on_sale if price(game, you, a, helpers) <= you.gold]
    if game.smuggled and game.can_pay_approval(you):
        smuggled = game.smuggled[0]
        if smuggled.id and price(game, you, smuggled, helpers) <= you.gold:
            out.append(smuggled)
    return out


def buy(game: Laboratory, you: Player) -> bool:
    """Pay for an artifact of the row, or for the smuggled one with an approval token too (A-053, A-258)."""
    offer = affordable(game, you)
    word = game.maybe(you, BUY, [a.id for a in offer], "buy_artifact")
    if not word:
        return False
    artifact = [a for a in offer if a.id == word][0]
    fewest = 0
    while price(game, you, artifact, fewest) > you.gold:
        fewest += 1
    most = min(you.favours.count(SHOPKEEPER), fewest + price(game, you, artifact, fewest))
    helpers = game.number(you, SHOPKEEPERS, fewest, most, SHOPKEEPER)
    cost = price(game, you, artifact, helpers)
    for _ in range(helpers):
        game.spend_favour(you, SHOPKEEPER)
    if game.smuggled and artifact is game.smuggled[0]:
        game.pay_approval(you, "smuggled")
        game.smuggled = [SOLD_OUT] + game.smuggled[1:]
    else:
        game.on_sale = [a for a in game.on_sale if a is not artifact]
    you.gold -= cost
    for owned in you.artifacts:
        owned.on_purchase(game, you)
    game.tell("buy", you, artifact=artifact.id, n=cost)
    game.get_artifact(you, artifact)
    return True


SOLD_OUT = Artifact("", 0, 0, 0)  # lies where the smuggled artifact of this level was


def visit_library(game: Laboratory, you: Player) -> bool:
    """An approval token for a book, read at once (A-259)."""
    if not game.can_pay_approval(you) or not game.agrees(you, VISIT, "visit_library"):
        return False
    game.pay_approval(you, "visit_library")
    game.read_book(you)
    return True
