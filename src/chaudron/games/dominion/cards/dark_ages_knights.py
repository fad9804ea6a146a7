"""Dark Ages: the Knights, a pile of ten different Attacks."""

from __future__ import annotations

from chaudron.games.dominion.card import ACTION, ATTACK, KNIGHT, VICTORY, Card, CardText
from chaudron.games.dominion.cards.basics import GOLD
from chaudron.games.dominion.choices import GAIN, TRASH
from chaudron.games.dominion.events import Trashing
from chaudron.games.dominion.rules import Game
from chaudron.games.dominion.state import Player


def plunder(game: Game, you: Player) -> list[Card]:
    """Each other player turns up two cards, trashes one costing 3 to 6 and discards the rest."""
    trashed: list[Card] = []
    for other in game.attacked(you):
        cards = game.turn_up(other, 2)
        card = game.choose_one(other, TRASH, [c for c in cards if game.costs_from(c, 3, 6)])
        if card is not None:
            cards.remove(card)
            trashed.append(card)
            game.trash(other, card, other.aside)
        game.discard_all(other, cards, other.aside)
    return trashed


class Knights(CardText):
    """The pile of the ten different Knights."""

    types = ACTION | ATTACK | KNIGHT
    cost = 5
    is_pile = True


class _Knight(CardText):
    """Each other player turns up two cards, trashes one costing 3 to 6; a Knight's death is avenged."""

    types = ACTION | ATTACK | KNIGHT
    cost = 5
    kingdom = False
    part_of = "knights"
    pile = 1

    def joust(self, game: Game, you: Player) -> None:
        slain = plunder(game, you)
        if any([card.types & KNIGHT for card in slain]):
            game.trash_this(you)


class DameAnna(_Knight):
    """You may trash up to two cards from hand; then joust."""

    def play(self, game: Game, you: Player) -> None:
        game.trash_all(you, game.choose(you, TRASH, you.hand, 0, 2))
        self.joust(game, you)


class DameJosephine(_Knight):
    """Joust. 2 points."""

    types = ACTION | ATTACK | KNIGHT | VICTORY
    vp = 2

    def play(self, game: Game, you: Player) -> None:
        self.joust(game, you)


class DameMolly(_Knight):
    """2 actions; joust."""

    def play(self, game: Game, you: Player) -> None:
        game.actions += 2
        self.joust(game, you)


class DameNatalie(_Knight):
    """You may gain a card costing up to 3; joust."""

    def play(self, game: Game, you: Player) -> None:
        card = game.may_choose(you, GAIN, game.supply_up_to(3))
        if card is not None:
            game.gain(you, card)
        self.joust(game, you)


class DameSylvia(_Knight):
    """2 coins; joust."""

    def play(self, game: Game, you: Player) -> None:
        game.coins += 2
        self.joust(game, you)


class SirBailey(_Knight):
    """1 card, 1 action; joust."""

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 1)
        game.actions += 1
        self.joust(game, you)


class SirDestry(_Knight):
    """2 cards; joust."""

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 2)
        self.joust(game, you)


class SirMartin(_Knight):
    """2 buys; joust."""

    cost = 4

    def play(self, game: Game, you: Player) -> None:
        game.buys += 2
        self.joust(game, you)


class SirMichael(_Knight):
    """Everyone else keeps only 3 cards; joust."""

    def play(self, game: Game, you: Player) -> None:
        for other in game.attacked(you):
            game.discard_down_to(other, 3)
        self.joust(game, you)


class SirVander(_Knight):
    """Joust. When you trash this, gain a Gold."""

    def play(self, game: Game, you: Player) -> None:
        self.joust(game, you)

    def on_trash(self, game: Game, you: Player, trashing: Trashing) -> None:
        game.gain(you, GOLD)
