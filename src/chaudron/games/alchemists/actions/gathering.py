"""Forage, transmute, buy an artifact, visit the library."""

from __future__ import annotations

from chaudron.games.alchemists import events
from chaudron.games.alchemists.alchemy import INGREDIENTS
from chaudron.games.alchemists.artifact import Artifact
from chaudron.games.alchemists.choices import BUY, FORAGE, SHOPKEEPERS, TRANSMUTE, VISIT
from chaudron.games.alchemists.events import Bought, Foraged, OfIngredient
from chaudron.games.alchemists.favour import Favour
from chaudron.games.alchemists.favours import FAVOURS
from chaudron.games.alchemists.lab import Laboratory
from chaudron.games.alchemists.state import Player, without

DECK = "deck"


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
    game.tell(Foraged(you.index, taken))
    return True


def clear_row(game: Laboratory) -> None:
    """What nobody took is discarded face down (A-051)."""
    game.discard = game.discard + game.row
    game.row = []


def transmute(game: Laboratory, you: Player) -> bool:
    """An ingredient away, a gold piece gained; favours may add to it (A-052)."""
    gone = game.one_ingredient(you, TRANSMUTE, "transmute")
    if gone < 0:
        return False
    game.throw(you, gone)
    game.tell(OfIngredient(events.TRANSMUTE, you.index, gone))
    game.gain_gold(you, 1 + sum([favour.on_transmute(game, you) for favour in game.favours_at_hand(you)]))
    return True


def helpers(you: Player) -> list[Favour]:
    """The favours in hand, card by card, that make an artifact cheaper."""
    return [FAVOURS[card] for card in you.favours if FAVOURS[card].discount]


def price(game: Laboratory, you: Player, artifact: Artifact, helped: int) -> int:
    """Discounts add up, favours included that save so much; a cost never drops below nothing (A-054)."""
    cost = artifact.cost - helped
    if game.smuggled and artifact is game.smuggled[0]:
        cost -= 1
    cost -= sum([owned.discount(you) for owned in you.artifacts])
    return max(cost, 0)


def might_save(game: Laboratory, you: Player) -> int:
    """The gold that others must believe your favours may save at most."""
    return len(you.favours) * max([f.discount for f in game.favours_at_hand(you)], default=0)


def affordable(game: Laboratory, you: Player, most: int) -> list[Artifact]:
    """What you could pay for, if favours saved so much."""
    out = [a for a in game.on_sale if price(game, you, a, most) <= you.gold]
    if game.smuggled and game.can_pay_approval(you):
        smuggled = game.smuggled[0]
        if smuggled.id and price(game, you, smuggled, most) <= you.gold:
            out.append(smuggled)
    return out


def buy(game: Laboratory, you: Player) -> bool:
    """Pay for an artifact of the row, or for the smuggled one with an approval token too (A-053, A-258)."""
    offer = affordable(game, you, sum([favour.discount for favour in helpers(you)]))
    if not offer and affordable(game, you, might_save(game, you)):
        game.not_asked(you)
    word = game.maybe(you, BUY, [a.id for a in offer], "buy_artifact")
    if not word:
        return False
    artifact = [a for a in offer if a.id == word][0]
    cost = ask_helpers(game, you, artifact)
    if game.smuggled and artifact is game.smuggled[0]:
        game.pay_approval(you, "smuggled")
        game.smuggled = [SOLD_OUT] + game.smuggled[1:]
    else:
        game.on_sale = [a for a in game.on_sale if a is not artifact]
    you.gold -= cost
    for owned in you.artifacts:
        owned.on_purchase(game, you)
    game.tell(Bought(you.index, artifact, cost))
    game.get_artifact(you, artifact)
    return True


def ask_helpers(game: Laboratory, you: Player, artifact: Artifact) -> int:
    """How many favours shall make it cheaper: at least as many as you need. What it costs then."""
    cards = helpers(you)
    fewest = 0
    while price(game, you, artifact, fewest) > you.gold:
        fewest += 1
    most = min(len(cards), fewest + price(game, you, artifact, fewest))
    if most <= fewest and price(game, you, artifact, fewest) and might_save(game, you):
        game.not_asked(you)
    n = game.number(you, SHOPKEEPERS, fewest, most, cards[0].id if cards else "", [artifact.id])
    for favour in cards[:n]:
        game.spend_favour(you, favour)
    return price(game, you, artifact, n)


SOLD_OUT = Artifact("", 0, 0, 0)  # lies where the smuggled artifact of this level was


def visit_library(game: Laboratory, you: Player) -> bool:
    """An approval token for a book, read at once (A-259)."""
    if not game.can_pay_approval(you) or not game.agrees(you, VISIT, "visit_library"):
        return False
    game.pay_approval(you, "visit_library")
    game.read_book(you)
    return True
