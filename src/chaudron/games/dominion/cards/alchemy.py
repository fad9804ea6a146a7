"""Alchemy: 12 kingdom cards, and the Potion they cost."""

from __future__ import annotations

from typing import Final

from chaudron.games.dominion.card import (
    ACTION,
    ATTACK,
    TREASURE,
    VICTORY,
    Card,
    CardText,
    Played,
    Rule,
)
from chaudron.games.dominion.cards.basics import COPPER, CURSE, DUCHY, GOLD
from chaudron.games.dominion.choices import DISCARD_TOP, GAIN, PLAY, PUT_ON_DECK, TRASH
from chaudron.games.dominion.events import DISCARD_PILE, Gain, Trashing
from chaudron.games.dominion.rules import Game
from chaudron.games.dominion.state import ExtraTurn, Player


class Alchemist(CardText):
    """2 cards, 1 action; discarded from play beside a Potion, it may go onto your deck."""

    types = ACTION
    cost = 3
    potion = 1

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 2)
        game.actions += 1

    def heeds_discard(self, game: Game, you: Player) -> bool:
        return any([isinstance(p.card.text, Potion) for p in you.in_play])

    def on_discard_from_play(self, game: Game, you: Player, this: Played) -> None:
        if game.may(you, PUT_ON_DECK, self.card):
            game.put_played_on_deck(you, this)


class Apothecary(CardText):
    """1 card, 1 action; turn up four cards: Coppers and Potions go to hand, the others back on top."""

    types = ACTION
    cost = 2
    potion = 1

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 1)
        game.actions += 1
        others: list[Card] = []
        for card in game.turn_up(you, 4):
            if card is COPPER or isinstance(card.text, Potion):
                game.take(you, card, you.aside)
            else:
                others.append(card)
        game.put_back(you, others, openly=True)


class Apprentice(CardText):
    """1 action; trash a card from hand: a card for each coin of its cost, two for a Potion in it."""

    types = ACTION
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        game.actions += 1
        card = game.choose_one(you, TRASH, you.hand)
        if card is not None:
            cards = game.cost(card) + 2 * card.potion
            game.trash(you, card)
            game.draw(you, cards)


class Familiar(CardText):
    """1 card, 1 action; everyone else gains a Curse."""

    types = ACTION | ATTACK
    cost = 3
    potion = 1

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 1)
        game.actions += 1
        for other in game.attacked(you):
            game.gain(other, CURSE)


class Golem(CardText):
    """Turn up cards until two Actions other than Golem show; the rest is discarded, both are played."""

    types = ACTION
    cost = 4
    potion = 1

    def play(self, game: Game, you: Player) -> None:
        cards = game.turn_up_until(you, self.finds, 2)
        found = [c for c in cards if self.finds(c)]
        game.discard_all(you, [c for c in cards if not self.finds(c)], you.aside)
        while found:
            card = game.choose_one(you, PLAY, found)
            assert card is not None
            found.remove(card)
            game.play(you, card, you.aside)

    def finds(self, card: Card) -> bool:
        return card.is_action and card is not self.card


class Herbalist(CardText):
    """1 buy, 1 coin; discarded from play, it may put a Treasure you have in play onto your deck."""

    types = ACTION
    cost = 2

    def play(self, game: Game, you: Player) -> None:
        game.buys += 1
        game.coins += 1

    def heeds_discard(self, game: Game, you: Player) -> bool:
        return any([p.card.is_treasure for p in you.in_play])

    def on_discard_from_play(self, game: Game, you: Player, this: Played) -> None:
        treasures = [p for p in you.in_play if p.card.is_treasure]
        treasure = game.may_choose_played(you, PUT_ON_DECK, treasures)
        if treasure is not None:
            game.put_played_on_deck(you, treasure)


class PhilosophersStone(CardText):
    """1 coin for every five cards in your deck and discard pile together."""

    types = TREASURE
    cost = 3
    potion = 1

    def play(self, game: Game, you: Player) -> None:
        game.coins += (len(you.deck) + len(you.discard_pile)) // 5


class Potion(CardText):
    """A Potion to spend."""

    types = TREASURE
    cost = 4
    kingdom = False
    pile = 16

    def play(self, game: Game, you: Player) -> None:
        game.potions += 1


class Possession(CardText):
    """After this turn, the player to your left takes a turn in which you decide and gain for them."""

    types = ACTION
    cost = 6
    potion = 1

    def play(self, game: Game, you: Player) -> None:
        victim = game.others(you)[0].index
        rule = Possessed(self.card, victim, you.index)
        game.extra_turn(ExtraTurn(victim, self.card, rule, you.index))


SET_ASIDE: Final = "possession"  # what a possessed player trashes lies here until the turn is over


class Possessed(Rule):
    """The possessor gains what the possessed would, and what is trashed of theirs comes back."""

    def __init__(self, card: Card, player: int, possessor: int) -> None:
        super().__init__(card, player)
        self.possessor = possessor

    def dump(self) -> list[object]:
        return [*super().dump(), self.possessor]

    def in_play_instead_of_gain(self, game: Game, you: Player, gain: Gain) -> None:
        gain.player = self.possessor
        gain.to = DISCARD_PILE

    def in_play_instead_of_trash(self, game: Game, you: Player, trashing: Trashing) -> None:
        trashing.mat = SET_ASIDE
        game.put_on_mat(you, SET_ASIDE, [trashing.card])

    def in_play_at_end_of_turn(self, game: Game, you: Player) -> None:
        game.saw_hand(you, self.possessor)
        # Put, not discarded: nothing reacts to it.
        you.discard_pile.extend(game.clear_mat(you, SET_ASIDE))


class ScryingPool(CardText):
    """1 action; look at everyone's top card in the open, say which are discarded; then take your Actions.

    Your deck is turned up to the first card that is no Action, and all that shows goes to hand.
    """

    types = ACTION | ATTACK
    cost = 2
    potion = 1

    def play(self, game: Game, you: Player) -> None:
        game.actions += 1
        for player in [you, *game.attacked(you)]:
            card = game.reveal_top(player)
            if card is not None and game.may(you, DISCARD_TOP, card, player):
                game.discard_top(player)
        for card in game.turn_up_until(you, no_action):
            game.take(you, card, you.aside)


def no_action(card: Card) -> bool:
    return not card.is_action


class Transmute(CardText):
    """Trash a card from hand: a Duchy for an Action, a Transmute for a Treasure, a Gold for a Victory."""

    types = ACTION
    cost = 0
    potion = 1

    def play(self, game: Game, you: Player) -> None:
        card = game.choose_one(you, TRASH, you.hand)
        if card is None:
            return
        game.trash(you, card)
        if card.is_action:
            game.gain(you, DUCHY)
        if card.is_treasure:
            game.gain(you, self.card)
        if card.is_victory:
            game.gain(you, GOLD)


class University(CardText):
    """2 actions; you may gain an Action costing up to 5."""

    types = ACTION
    cost = 2
    potion = 1

    def play(self, game: Game, you: Player) -> None:
        game.actions += 2
        card = game.may_choose(you, GAIN, game.supply_up_to(5, types=ACTION))
        if card is not None:
            game.gain(you, card)


class Vineyard(CardText):
    """1 point for every three Actions you own."""

    types = VICTORY
    cost = 0
    potion = 1

    def score(self, cards: list[Card]) -> int:
        return sum([1 for c in cards if c.is_action]) // 3
