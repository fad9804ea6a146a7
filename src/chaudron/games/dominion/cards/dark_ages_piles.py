"""Dark Ages: Ruins, Shelters, and the cards that only other cards give: Spoils, Madman, Mercenary."""

from __future__ import annotations

from chaudron.games.dominion.card import (
    ACTION,
    ATTACK,
    REACTION,
    RUINS,
    SHELTER,
    TREASURE,
    VICTORY,
    CardText,
)
from chaudron.games.dominion.choices import ACCEPT, TRASH
from chaudron.games.dominion.events import Buy, Trashing
from chaudron.games.dominion.rules import Game
from chaudron.games.dominion.state import Player

# ---------------------------------------------------------------- Ruins


class _Ruins(CardText):
    """One of five poor Actions that nobody wants."""

    types = ACTION | RUINS
    cost = 0
    kingdom = False
    part_of = "ruins"


class AbandonedMine(_Ruins):
    """1 coin."""

    def play(self, game: Game, you: Player) -> None:
        game.coins += 1


class RuinedLibrary(_Ruins):
    """1 card."""

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 1)


class RuinedMarket(_Ruins):
    """1 buy."""

    def play(self, game: Game, you: Player) -> None:
        game.buys += 1


class RuinedVillage(_Ruins):
    """1 action."""

    def play(self, game: Game, you: Player) -> None:
        game.actions += 1


class Survivors(_Ruins):
    """Look at the top two cards of your deck; discard both, or put both back."""

    def play(self, game: Game, you: Player) -> None:
        cards = game.look_at(you, 2)
        if not cards:
            return
        if game.option(you, ["discard", "deck"]) == "discard":
            game.discard_all(you, cards, you.aside)
        else:
            game.put_back(you, cards)


# ---------------------------------------------------------------- Shelters


class Hovel(CardText):
    """In hand, it may be trashed when you buy a Victory card."""

    types = REACTION | SHELTER
    cost = 1
    kingdom = False
    in_supply = False

    def heeds_buy(self, game: Game, you: Player, buy: Buy) -> bool:
        return buy.card.is_victory

    def in_hand_on_buy(self, game: Game, you: Player, buy: Buy) -> None:
        if game.may(you, TRASH, self.card, concerning=buy.card):
            game.trash(you, self.card)


class Necropolis(CardText):
    """2 actions."""

    types = ACTION | SHELTER
    cost = 1
    kingdom = False
    in_supply = False

    def play(self, game: Game, you: Player) -> None:
        game.actions += 2


class OvergrownEstate(CardText):
    """No points; when it is trashed, 1 card."""

    types = VICTORY | SHELTER
    cost = 1
    kingdom = False
    in_supply = False

    def on_trash(self, game: Game, you: Player, trashing: Trashing) -> None:
        game.draw(you, 1)


# ---------------------------------------------------------------- given by other cards


class Madman(CardText):
    """2 actions; it goes back to its pile, and if it did, draw as many cards as you hold."""

    types = ACTION
    cost = 0
    kingdom = False
    in_supply = False

    def play(self, game: Game, you: Player) -> None:
        game.actions += 2
        if game.return_this(you):
            game.draw(you, len(you.hand))


class Mercenary(CardText):
    """You may trash two cards from hand: 2 cards, 2 coins, and everyone else keeps only 3 cards."""

    types = ACTION | ATTACK
    cost = 0
    kingdom = False
    in_supply = False

    def play(self, game: Game, you: Player) -> None:
        if not you.hand or not game.may(you, ACCEPT):
            return
        cards = game.choose(you, TRASH, you.hand, 2, 2)
        game.trash_all(you, cards)
        if len(cards) == 2:
            game.draw(you, 2)
            game.coins += 2
            for other in game.attacked(you):
                game.discard_down_to(other, 3)


class Spoils(CardText):
    """3 coins; it goes back to its pile."""

    types = TREASURE
    cost = 0
    coins = 3
    kingdom = False
    in_supply = False
    pile = 15
    thoughtful = True

    def play(self, game: Game, you: Player) -> None:
        game.coins += self.coins
        game.return_this(you)
