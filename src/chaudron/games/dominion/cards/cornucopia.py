"""Cornucopia: 13 kingdom cards that like variety, and the five Prizes of the Tournament."""

from __future__ import annotations

from chaudron.games.dominion.card import (
    ACTION,
    ATTACK,
    PRIZE,
    REACTION,
    TREASURE,
    VICTORY,
    Card,
    CardText,
)
from chaudron.games.dominion.card import CURSE as CURSE_TYPE
from chaudron.games.dominion.cards.basics import CURSE, DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from chaudron.games.dominion.choices import DISCARD, GAIN, SET_ASIDE, TRASH
from chaudron.games.dominion.events import DECK, Attack
from chaudron.games.dominion.knowledge import distinct
from chaudron.games.dominion.rules import Game
from chaudron.games.dominion.state import Due, Player


class Fairgrounds(CardText):
    """2 points for every five different names among your cards."""

    types = VICTORY
    cost = 6

    def score(self, cards: list[Card]) -> int:
        return 2 * (len(distinct(cards)) // 5)


class FarmingVillage(CardText):
    """2 actions; turn up cards to the first Action or Treasure: it goes to hand, the rest is discarded."""

    types = ACTION
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        game.actions += 2
        cards = game.turn_up_until(you, action_or_treasure)
        if cards and action_or_treasure(cards[-1]):
            game.take(you, cards.pop(), you.aside)
        game.discard_all(you, cards, you.aside)


def action_or_treasure(card: Card) -> bool:
    return card.is_action or card.is_treasure


class FortuneTeller(CardText):
    """2 coins; everyone else digs up a Victory card or Curse, which stays on top of their deck."""

    types = ACTION | ATTACK
    cost = 3

    def play(self, game: Game, you: Player) -> None:
        game.coins += 2
        for other in game.attacked(you):
            cards = game.turn_up_until(other, victory_or_curse)
            if cards and victory_or_curse(cards[-1]):
                game.put_on_deck(other, cards.pop(), other.aside, openly=True)
            game.discard_all(other, cards, other.aside)


def victory_or_curse(card: Card) -> bool:
    return card.types & (VICTORY | CURSE_TYPE) != 0


class Hamlet(CardText):
    """1 card, 1 action; you may discard a card for an action, then another one for a buy."""

    types = ACTION
    cost = 2

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 1)
        game.actions += 1
        card = game.may_choose(you, DISCARD, you.hand, occasion="action")
        if card is not None:
            game.discard(you, card)
            game.actions += 1
        card = game.may_choose(you, DISCARD, you.hand, occasion="buy")
        if card is not None:
            game.discard(you, card)
            game.buys += 1


class Harvest(CardText):
    """Turn up and discard four cards; 1 coin for each different name among them."""

    types = ACTION
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        cards = game.turn_up(you, 4)
        game.discard_all(you, cards, you.aside)
        game.coins += len(distinct(cards))


class HornOfPlenty(CardText):
    """Gain a card costing up to 1 for each different name you have in play; a Victory card costs you this."""

    types = TREASURE
    cost = 5
    among_treasures = 1
    thoughtful = True

    def play(self, game: Game, you: Player) -> None:
        names = len(distinct([p.card for p in you.in_play]))
        card = game.choose_one(you, GAIN, game.supply_up_to(names))
        if card is not None:
            gained = game.gain(you, card)
            if gained is not None and gained.is_victory:
                game.trash_this(you)


class HorseTraders(CardText):
    """1 buy, 3 coins; discard two cards. In hand, set it aside from an Attack: it comes back with a card."""

    types = ACTION | REACTION
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        game.buys += 1
        game.coins += 3
        game.choose_discards(you, 2, 2)

    def in_hand_on_attack(self, game: Game, you: Player, attack: Attack) -> None:
        if game.may(you, SET_ASIDE, self.card, game.players[attack.player], attack.played.card):
            game.react_later(you, self.card)

    def next_turn(self, game: Game, you: Player, due: Due) -> None:
        game.draw(you, 1)


class HuntingParty(CardText):
    """1 card, 1 action; turn up cards to the first that is unlike your hand: it goes there, the rest away."""

    types = ACTION
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 1)
        game.actions += 1
        game.show_hand(you)
        hand = you.hand[:]
        cards = game.turn_up_until(you, lambda c: c not in hand)
        if cards and cards[-1] not in hand:
            game.take(you, cards.pop(), you.aside)
        game.discard_all(you, cards, you.aside)


class Jester(CardText):
    """2 coins; everyone else discards their top card: a Victory card brings a Curse, another a copy.

    You say whether you or they gain the copy.
    """

    types = ACTION | ATTACK
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        game.coins += 2
        for other in game.attacked(you):
            for card in game.turn_up(other, 1):
                game.discard(other, card, other.aside)
                if card.is_victory:
                    game.gain(other, CURSE)
                elif game.in_supply(card):
                    mine = game.option(you, ["you", "other"], card, other) == "you"
                    game.gain(you if mine else other, card)


class Menagerie(CardText):
    """1 action; show your hand: 3 cards if all names are different, else 1."""

    types = ACTION
    cost = 3

    def play(self, game: Game, you: Player) -> None:
        game.actions += 1
        game.show_hand(you)
        game.draw(you, 3 if len(distinct(you.hand)) == len(you.hand) else 1)


class Remake(CardText):
    """Twice: trash a card from hand and gain one costing exactly 1 more."""

    types = ACTION
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        for _ in range(2):
            old = game.choose_one(you, TRASH, you.hand)
            if old is not None:
                price = game.cost(old) + 1
                game.trash(you, old)
                new = game.choose_one(you, GAIN, game.supply_exactly(price, old.potion))
                if new is not None:
                    game.gain(you, new)


class Tournament(CardText):
    """1 action; all may show a Province. Yours, discarded, wins a Prize or Duchy onto your deck.

    If nobody else showed one: 1 card, 1 coin.
    """

    types = ACTION
    cost = 4
    needs = "prizes"

    def play(self, game: Game, you: Player) -> None:
        game.actions += 1
        won = self.enters(game, you)
        rivals = [other for other in game.others(you) if self.enters(game, other)]
        if won:
            game.discard(you, PROVINCE)
            self.award(game, you)
        if not rivals:
            game.draw(you, 1)
            game.coins += 1

    def enters(self, game: Game, player: Player) -> bool:
        """Whether this player shows a Province."""
        return PROVINCE in player.hand and game.may_reveal(player, PROVINCE.text)

    def award(self, game: Game, you: Player) -> None:
        """A Duchy or a Prize; what is no longer there may be chosen too, and is not gained."""
        prizes = game.stacks[game.setup.pile_named("prizes")]
        if not prizes and not game.in_supply(DUCHY):
            return
        if game.option(you, ["duchy", "prize"]) == "duchy":
            game.gain(you, DUCHY, DECK)
        else:
            prize = game.choose_one(you, GAIN, prizes[:])
            if prize is not None:
                game.gain(you, prize, DECK)


class YoungWitch(CardText):
    """2 cards, discard two; everyone else gains a Curse, unless they show a Bane."""

    types = ACTION | ATTACK
    cost = 4
    needs = "bane"

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 2)
        game.choose_discards(you, 2, 2)
        for other in game.attacked(you):
            banes = [c for c in other.hand if c.name == game.setup.bane]
            if not banes:
                game.glance_at(other, lambda c: c.name == game.setup.bane)
            if not banes or not game.may_reveal(other, banes[0].text):
                game.gain(other, CURSE)


# ---------------------------------------------------------------- Prizes


class _Prize(CardText):
    """A single card outside the Supply, won at a Tournament."""

    types = ACTION | PRIZE
    pile = 1
    part_of = "prizes"
    in_supply = False
    kingdom = False


class BagOfGold(_Prize):
    """1 action; gain a Gold onto your deck."""

    def play(self, game: Game, you: Player) -> None:
        game.actions += 1
        game.gain(you, GOLD, DECK)


class Diadem(_Prize):
    """2 coins, and 1 more for each action you have left."""

    types = TREASURE | PRIZE
    coins = 2
    among_treasures = 1

    def play(self, game: Game, you: Player) -> None:
        game.coins += self.coins + game.actions


class Followers(_Prize):
    """2 cards, gain an Estate; everyone else gains a Curse, then keeps only 3 cards."""

    types = ACTION | ATTACK | PRIZE

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 2)
        game.gain(you, ESTATE)
        for other in game.attacked(you):
            game.gain(other, CURSE)
        for other in game.attacked(you):
            game.discard_down_to(other, 3)


class Princess(_Prize):
    """1 buy; while it is in play, cards cost 2 less."""

    def play(self, game: Game, you: Player) -> None:
        game.buys += 1

    def in_play_cost(self, game: Game, card: Card) -> int:
        return -2


class TrustySteed(_Prize):
    """Two different ones of: 2 cards; 2 actions; 2 coins; 4 Silvers and your deck to your discard pile."""

    def play(self, game: Game, you: Player) -> None:
        chosen = game.options(you, ["cards", "actions", "coins", "silvers"], 2)
        if "cards" in chosen:
            game.draw(you, 2)
        if "actions" in chosen:
            game.actions += 2
        if "coins" in chosen:
            game.coins += 2
        if "silvers" in chosen:
            for _ in range(4):
                game.gain(you, SILVER)
            game.discard_deck(you)
