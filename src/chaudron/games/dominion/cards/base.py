"""Base set, first edition: 25 kingdom cards."""

from __future__ import annotations

from chaudron.games.dominion.card import ACTION, ATTACK, REACTION, TREASURE, VICTORY, Card, CardText
from chaudron.games.dominion.cards.basics import COPPER, CURSE, SILVER
from chaudron.games.dominion.choices import (
    DISCARD_DECK,
    DISCARD_TOP,
    GAIN,
    PLAY,
    PUT_ON_DECK,
    SET_ASIDE,
    TRASH,
    TRAY,
)
from chaudron.games.dominion.events import DECK, HAND, Attack
from chaudron.games.dominion.rules import Game
from chaudron.games.dominion.state import Player


class Adventurer(CardText):
    """Turn up cards until two Treasures show; they go to hand, the rest is discarded."""

    types = ACTION
    cost = 6

    def play(self, game: Game, you: Player) -> None:
        cards = game.turn_up_until(you, lambda c: c.is_treasure, 2)
        for card in cards:
            if card.is_treasure:
                game.take(you, card, you.aside)
        game.discard_all(you, [c for c in cards if not c.is_treasure], you.aside)


class Bureaucrat(CardText):
    """Gain a Silver onto your deck; each other player puts a Victory card from hand onto theirs."""

    types = ACTION | ATTACK
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        game.gain(you, SILVER, DECK)
        for other in game.attacked(you):
            card = game.choose_one(other, PUT_ON_DECK, [c for c in other.hand if c.is_victory])
            if card is None:
                game.show_hand(other)
            else:
                game.show(other, [card])
                game.put_on_deck(other, card, openly=True)


class Cellar(CardText):
    """1 action; discard any number of cards, then draw as many."""

    types = ACTION
    cost = 2

    def play(self, game: Game, you: Player) -> None:
        game.actions += 1
        game.draw(you, game.choose_discards(you, 0, len(you.hand)))


class Chancellor(CardText):
    """2 coins; you may put your deck into your discard pile."""

    types = ACTION
    cost = 3

    def play(self, game: Game, you: Player) -> None:
        game.coins += 2
        if you.deck and game.may(you, DISCARD_DECK):
            game.discard_deck(you)


class Chapel(CardText):
    """Trash up to four cards from your hand."""

    types = ACTION
    cost = 2

    def play(self, game: Game, you: Player) -> None:
        game.trash_all(you, game.choose(you, TRASH, you.hand, 0, 4))


class CouncilRoom(CardText):
    """4 cards, 1 buy; each other player draws a card."""

    types = ACTION
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 4)
        game.buys += 1
        for other in game.others(you):
            game.draw(other, 1)


class Feast(CardText):
    """Trash this; gain a card costing up to 5."""

    types = ACTION
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        game.trash_this(you)
        card = game.choose_one(you, GAIN, game.supply_up_to(5))
        if card is not None:
            game.gain(you, card)


class Festival(CardText):
    """2 actions, 1 buy, 2 coins."""

    types = ACTION
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        game.actions += 2
        game.buys += 1
        game.coins += 2


class Gardens(CardText):
    """1 point for every ten cards you own."""

    types = VICTORY
    cost = 4

    def score(self, cards: list[Card]) -> int:
        return len(cards) // 10


class Laboratory(CardText):
    """2 cards, 1 action."""

    types = ACTION
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 2)
        game.actions += 1


class Library(CardText):
    """Draw up to seven cards in hand; Actions drawn may be set aside, to be discarded at the end."""

    types = ACTION
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        put_aside: list[Card] = []
        while len(you.hand) < 7:
            found = game.look_at(you, 1)
            if not found:
                break
            card = found[0]
            if card.is_action and game.may(you, SET_ASIDE, card):
                put_aside.append(card)
            else:
                game.take(you, card, you.aside, openly=False)
        game.discard_all(you, put_aside, you.aside)


class Market(CardText):
    """1 card, 1 action, 1 buy, 1 coin."""

    types = ACTION
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 1)
        game.actions += 1
        game.buys += 1
        game.coins += 1


class Militia(CardText):
    """2 coins; everyone else keeps only 3 cards."""

    types = ACTION | ATTACK
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        game.coins += 2
        for other in game.attacked(you):
            game.discard_down_to(other, 3)


class Mine(CardText):
    """Trash a Treasure from hand; gain to hand one costing up to 3 more."""

    types = ACTION
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        old = game.choose_one(you, TRASH, [c for c in you.hand if c.is_treasure])
        if old is not None:
            limit = game.cost(old) + 3
            game.trash(you, old)
            new = game.choose_one(you, GAIN, game.supply_up_to(limit, old.potion, TREASURE))
            if new is not None:
                game.gain(you, new, HAND)


class Moat(CardText):
    """2 cards; in hand, show it to be unaffected by an Attack."""

    types = ACTION | REACTION
    cost = 2

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 2)

    def in_hand_on_attack(self, game: Game, you: Player, attack: Attack) -> None:
        if you.index in attack.unaffected:
            return
        if game.may_reveal(you, self, attack.played.card, game.players[attack.player]):
            attack.unaffected.append(you.index)


class Moneylender(CardText):
    """Trash a Copper from hand; if you did, 3 coins."""

    types = ACTION
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        if COPPER in you.hand:
            game.trash(you, COPPER)
            game.coins += 3


class Remodel(CardText):
    """Trash a card from hand; gain one costing up to 2 more."""

    types = ACTION
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        old = game.choose_one(you, TRASH, you.hand)
        if old is not None:
            limit = game.cost(old) + 2
            game.trash(you, old)
            new = game.choose_one(you, GAIN, game.supply_up_to(limit, old.potion))
            if new is not None:
                game.gain(you, new)


class Smithy(CardText):
    """3 cards."""

    types = ACTION
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 3)


class Spy(CardText):
    """1 card, 1 action; look at everyone's top card in the open, and say whether it is discarded."""

    types = ACTION | ATTACK
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 1)
        game.actions += 1
        for player in [you, *game.attacked(you)]:
            card = game.reveal_top(player)
            if card is not None and game.may(you, DISCARD_TOP, card, player):
                game.discard_top(player)


class Thief(CardText):
    """Each other player turns up two cards; trash a Treasure of each, and keep those you like."""

    types = ACTION | ATTACK
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        victims = game.attacked(you)
        rests: list[list[Card]] = []
        stolen: list[Card] = []
        for other in victims:
            cards = game.turn_up(other, 2)
            card = game.choose_one(you, TRASH, [c for c in cards if c.is_treasure], other)
            if card is not None:
                game.trash(other, card, other.aside)
                cards.remove(card)
                stolen.append(card)
            rests.append(cards)
        left = [c for c in stolen if c in game.trash_pile]
        for card in game.choose(you, GAIN, left, 0, len(left), TRAY):
            game.gain_from_trash(you, card)
        for other, rest in zip(victims, rests):
            game.discard_all(other, rest, other.aside)


class ThroneRoom(CardText):
    """Play an Action from your hand twice."""

    types = ACTION
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        card = game.choose_one(you, PLAY, [c for c in you.hand if c.is_action])
        if card is not None:
            game.play_times(you, card, 2)


class Village(CardText):
    """1 card, 2 actions."""

    types = ACTION
    cost = 3

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 1)
        game.actions += 2


class Witch(CardText):
    """2 cards; everyone else gains a Curse."""

    types = ACTION | ATTACK
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 2)
        for other in game.attacked(you):
            game.gain(other, CURSE)


class Woodcutter(CardText):
    """1 buy, 2 coins."""

    types = ACTION
    cost = 3

    def play(self, game: Game, you: Player) -> None:
        game.buys += 1
        game.coins += 2


class Workshop(CardText):
    """Gain a card costing up to 4."""

    types = ACTION
    cost = 3

    def play(self, game: Game, you: Player) -> None:
        card = game.choose_one(you, GAIN, game.supply_up_to(4))
        if card is not None:
            game.gain(you, card)
