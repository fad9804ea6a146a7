"""Seaside: 26 kingdom cards; durations, mats and tokens."""

from __future__ import annotations

from chaudron.games.dominion.card import ACTION, ATTACK, DURATION, VICTORY, Card, CardText, Played
from chaudron.games.dominion.cards.basics import COPPER, CURSE, GOLD, PROVINCE, SILVER
from chaudron.games.dominion.choices import (
    DISCARD,
    GAIN,
    ORDER_ON_DECK,
    PUT_ON_DECK,
    PUT_TOKEN,
    RETURN,
    REVEAL,
    SET_ASIDE,
    TRASH,
)
from chaudron.games.dominion.events import DECK, HAND, Attack, Buy
from chaudron.games.dominion.knowledge import distinct
from chaudron.games.dominion.rules import Game
from chaudron.games.dominion.state import Due, ExtraTurn, Player


class _Duration(CardText):
    """An Action with something left to do next turn, in whatever order with other such cards."""

    types = ACTION | DURATION
    commutes = True


class Ambassador(CardText):
    """Show a card from hand and return up to two of it to the Supply; everyone else gains one."""

    types = ACTION | ATTACK
    cost = 3

    def play(self, game: Game, you: Player) -> None:
        card = game.choose_one(you, REVEAL, you.hand)
        if card is None:
            return
        game.show(you, [card])
        if not game.has_supply_pile(card):
            return
        for _ in range(game.number(you, RETURN, 0, min(2, you.hand.count(card)), card)):
            game.return_to_pile(you, card, you.hand)
        for other in game.attacked(you):
            game.gain(other, card)


class Bazaar(CardText):
    """1 card, 2 actions, 1 coin."""

    types = ACTION
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 1)
        game.actions += 2
        game.coins += 1


class Caravan(_Duration):
    """1 card, 1 action; 1 card at the start of your next turn."""

    cost = 4

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 1)
        game.actions += 1
        game.later(you)

    def next_turn(self, game: Game, you: Player, due: Due) -> None:
        game.draw(you, 1)


class Cutpurse(CardText):
    """2 coins; everyone else discards a Copper, or shows a hand without one."""

    types = ACTION | ATTACK
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        game.coins += 2
        for other in game.attacked(you):
            if COPPER in other.hand:
                game.discard(other, COPPER)
            else:
                game.show_hand(other)


class Embargo(CardText):
    """2 coins; trash this and put a token on a pile: whoever buys from it gains a Curse per token."""

    types = ACTION
    cost = 2

    def play(self, game: Game, you: Player) -> None:
        game.coins += 2
        game.trash_this(you)
        pile = game.choose_pile(you, PUT_TOKEN)
        game.put_tokens(pile, self.card, 1)

    def token_on_buy(self, game: Game, you: Player, buy: Buy, tokens: int) -> None:
        for _ in range(tokens):
            game.gain(you, CURSE)


class Explorer(CardText):
    """Gain a Silver to hand, or a Gold if you show a Province."""

    types = ACTION
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        if PROVINCE in you.hand and game.may_reveal(you, PROVINCE.text):
            game.gain(you, GOLD, HAND)
        else:
            game.gain(you, SILVER, HAND)


class FishingVillage(_Duration):
    """2 actions, 1 coin; 1 action and 1 coin at the start of your next turn."""

    cost = 3

    def play(self, game: Game, you: Player) -> None:
        game.actions += 2
        game.coins += 1
        game.later(you)

    def next_turn(self, game: Game, you: Player, due: Due) -> None:
        game.actions += 1
        game.coins += 1


class GhostShip(CardText):
    """2 cards; everyone else keeps only 3 cards and puts the others on their deck."""

    types = ACTION | ATTACK
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 2)
        for other in game.attacked(you):
            surplus = max(0, len(other.hand) - 3)
            cards = game.choose(other, PUT_ON_DECK, other.hand, surplus, surplus)
            for card in reversed(game.order(other, ORDER_ON_DECK, cards)):
                game.put_on_deck(other, card)


class Haven(_Duration):
    """1 card, 1 action; put a card from hand aside until your next turn."""

    cost = 2

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 1)
        game.actions += 1
        card = game.choose_one(you, SET_ASIDE, you.hand)
        if card is not None:
            game.leave(you, card, you.hand, openly=False)
            game.later(you, [card], secret=True)


class Island(CardText):
    """Put this and a card from hand away until the end of the game."""

    types = ACTION | VICTORY
    cost = 4
    vp = 2

    def play(self, game: Game, you: Player) -> None:
        card = game.choose_one(you, SET_ASIDE, you.hand)
        this = game.this
        if this is not None and game.leave_play(you, this):
            game.put_on_mat(you, "island", [this.printed])
        if card is not None:
            game.leave(you, card, you.hand)
            game.put_on_mat(you, "island", [card])


class Lighthouse(_Duration):
    """1 action, 1 coin; 1 coin at the start of your next turn; in play, no Attack affects you."""

    cost = 2

    def play(self, game: Game, you: Player) -> None:
        game.actions += 1
        game.coins += 1
        game.later(you)

    def next_turn(self, game: Game, you: Player, due: Due) -> None:
        game.coins += 1

    def in_play_on_attack(self, game: Game, you: Player, attack: Attack) -> None:
        if you.index not in attack.unaffected:
            attack.unaffected.append(you.index)


class Lookout(CardText):
    """1 action; look at three cards of your deck: trash one, discard one, put one back."""

    types = ACTION
    cost = 3

    def play(self, game: Game, you: Player) -> None:
        game.actions += 1
        cards = game.look_at(you, 3)
        card = game.choose_one(you, TRASH, cards)
        if card is not None:
            cards.remove(card)
            game.trash(you, card, you.aside)
        card = game.choose_one(you, DISCARD, cards)
        if card is not None:
            cards.remove(card)
            game.discard(you, card, you.aside)
        game.put_back(you, cards)


class MerchantShip(_Duration):
    """2 coins, now and at the start of your next turn."""

    cost = 5

    def play(self, game: Game, you: Player) -> None:
        game.coins += 2
        game.later(you)

    def next_turn(self, game: Game, you: Player, due: Due) -> None:
        game.coins += 2


class NativeVillage(CardText):
    """2 actions; put the top card of your deck on a mat, unseen, or take all cards of the mat."""

    types = ACTION
    cost = 2

    def play(self, game: Game, you: Player) -> None:
        game.actions += 2
        if game.option(you, ["set_aside", "take"]) == "take":
            game.take_mat(you, "native_village")
        else:
            for card in game.look_at(you, 1):
                game.leave(you, card, you.aside)
                game.put_on_mat(you, "native_village", [card], secret=True)


class Navigator(CardText):
    """2 coins; look at five cards of your deck: discard them all or put them all back."""

    types = ACTION
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        game.coins += 2
        cards = game.look_at(you, 5)
        if cards and game.option(you, ["discard", "put_back"]) == "discard":
            game.discard_all(you, cards, you.aside)
        else:
            game.put_back(you, cards)


class Outpost(_Duration):
    """Draw only 3 cards at the end of this turn, then take a further one, never a third in a row."""

    cost = 5
    in_a_row = 2

    def play(self, game: Game, you: Player) -> None:
        game.hand_size = 3
        granted = [t for t in game.extra_turns if t.card is self.card and t.player == you.index]
        if not granted and game.streak < self.in_a_row:
            game.extra_turn(ExtraTurn(you.index, self.card, None, you.index, self.in_a_row))
            game.later(you)  # it stays out until that turn ends


class PearlDiver(CardText):
    """1 card, 1 action; look at the bottom card of your deck, which you may put on top."""

    types = ACTION
    cost = 2

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 1)
        game.actions += 1
        card = game.look_at_bottom(you)
        if len(you.deck) > 1 and game.may(you, PUT_ON_DECK, card):
            game.bottom_to_top(you)


class PirateShip(CardText):
    """Trash a Treasure off each other deck and earn a token, or take a coin per token earned."""

    types = ACTION | ATTACK
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        if game.option(you, ["plunder", "coins"]) == "coins":
            game.coins += you.tokens.get("pirate_ship", 0)
            return
        plundered = False
        for other in game.attacked(you):
            cards = game.turn_up(other, 2)
            card = game.choose_one(you, TRASH, [c for c in cards if c.is_treasure], other)
            if card is not None:
                cards.remove(card)
                game.trash(other, card, other.aside)
                plundered = True
            game.discard_all(other, cards, other.aside)
        if plundered:
            game.add_tokens(you, "pirate_ship", 1)


class Salvager(CardText):
    """1 buy; trash a card from hand for as many coins as it costs."""

    types = ACTION
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        game.buys += 1
        card = game.choose_one(you, TRASH, you.hand)
        if card is not None:
            game.coins += game.cost(card)
            game.trash(you, card)


class SeaHag(CardText):
    """Everyone else discards the top card of their deck and gains a Curse in its place."""

    types = ACTION | ATTACK
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        for other in game.attacked(you):
            game.discard_all(other, game.turn_up(other, 1), other.aside)
            game.gain(other, CURSE, DECK)


class Smugglers(CardText):
    """Gain a card costing up to 6 that the player to your right gained in their latest turn."""

    types = ACTION
    cost = 3

    def play(self, game: Game, you: Player) -> None:
        goods: list[Card] = []
        for card in distinct(game.others(you)[-1].last_gained):
            if game.costs_from(card, 0, 6) and game.in_supply(card):
                goods.append(card)
        wanted = game.choose_one(you, GAIN, goods)
        if wanted is not None:
            game.gain(you, wanted)


class Tactician(_Duration):
    """Discard your hand; if you had one, 5 cards, 1 buy, 1 action at the start of your next turn."""

    cost = 5

    def play(self, game: Game, you: Player) -> None:
        if you.hand:
            game.discard_all(you, you.hand[:])
            game.later(you)

    def next_turn(self, game: Game, you: Player, due: Due) -> None:
        game.draw(you, 5)
        game.buys += 1
        game.actions += 1


class TreasureMap(CardText):
    """Trash this and another Treasure Map from hand; if both were trashed, 4 Golds onto your deck."""

    types = ACTION
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        first = game.trash_this(you)
        if self.card in you.hand:
            game.trash(you, self.card)
            if first:
                for _ in range(4):
                    game.gain(you, GOLD, DECK)


class Treasury(CardText):
    """1 card, 1 action, 1 coin; may return to your deck from play if you bought no Victory card."""

    types = ACTION
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 1)
        game.actions += 1
        game.coins += 1

    def heeds_discard(self, game: Game, you: Player) -> bool:
        return not any([c.is_victory for c in game.bought])

    def on_discard_from_play(self, game: Game, you: Player, this: Played) -> None:
        if game.may(you, PUT_ON_DECK, self.card):
            game.put_played_on_deck(you, this)


class Warehouse(CardText):
    """3 cards, 1 action; discard 3 cards."""

    types = ACTION
    cost = 3
    discards = 3

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 3)
        game.actions += 1
        game.choose_discards(you, self.discards, self.discards)


class Wharf(_Duration):
    """2 cards, 1 buy, now and at the start of your next turn."""

    cost = 5

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 2)
        game.buys += 1
        game.later(you)

    def next_turn(self, game: Game, you: Player, due: Due) -> None:
        game.draw(you, 2)
        game.buys += 1
