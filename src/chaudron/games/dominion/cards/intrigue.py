"""Intrigue, first edition: 25 kingdom cards; choices, and cards of two types."""

from __future__ import annotations

from chaudron.games.dominion.card import (
    ACTION,
    ATTACK,
    REACTION,
    TREASURE,
    VICTORY,
    Card,
    CardText,
    Played,
    Rule,
)
from chaudron.games.dominion.cards.basics import COPPER, CURSE, DUCHY, ESTATE, SILVER
from chaudron.games.dominion.choices import DISCARD, GAIN, ORDER_ON_DECK, PASS, PUT_ON_DECK, TRASH
from chaudron.games.dominion.events import HAND, Attack
from chaudron.games.dominion.knowledge import distinct
from chaudron.games.dominion.rules import Game
from chaudron.games.dominion.state import Player


class Baron(CardText):
    """1 buy; discard an Estate for 4 coins, or else gain one."""

    types = ACTION
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        game.buys += 1
        if ESTATE in you.hand and game.may(you, DISCARD, ESTATE):
            game.discard(you, ESTATE)
            game.coins += 4
        else:
            game.gain(you, ESTATE)


class Bridge(CardText):
    """1 buy, 1 coin; all cards cost 1 less this turn."""

    types = ACTION
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        game.buys += 1
        game.coins += 1
        game.discount += 1


class Conspirator(CardText):
    """2 coins; from the third Action played this turn on, also 1 card and 1 action."""

    types = ACTION
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        game.coins += 2
        if game.action_plays >= 3:
            game.draw(you, 1)
            game.actions += 1


class Coppersmith(CardText):
    """Coppers yield 1 coin more this turn."""

    types = ACTION
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        game.add_rule(RicherCoppers(self.card))


class RicherCoppers(Rule):
    """Every Copper played from now on yields 1 coin more."""

    def in_play_on_play(self, game: Game, you: Player, this: Played, played: Played) -> None:
        if played.card is COPPER:
            game.coins += 1


class Courtyard(CardText):
    """3 cards; put a card from hand on your deck."""

    types = ACTION
    cost = 2

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 3)
        card = game.choose_one(you, PUT_ON_DECK, you.hand)
        if card is not None:
            game.put_on_deck(you, card)


class Duke(CardText):
    """1 point for every Duchy you own."""

    types = VICTORY
    cost = 5

    def score(self, cards: list[Card]) -> int:
        return cards.count(DUCHY)


class GreatHall(CardText):
    """1 card, 1 action. 1 point."""

    types = ACTION | VICTORY
    cost = 3
    vp = 1

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 1)
        game.actions += 1


class Harem(CardText):
    """2 coins. 2 points."""

    types = TREASURE | VICTORY
    cost = 6
    coins = 2
    vp = 2


class Ironworks(CardText):
    """Gain a card costing up to 4; an Action gives 1 action, a Treasure 1 coin, a Victory card 1 card."""

    types = ACTION
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        card = game.choose_one(you, GAIN, game.supply_up_to(4))
        gained = None if card is None else game.gain(you, card)
        if gained is None:
            return
        if gained.is_action:
            game.actions += 1
        if gained.is_treasure:
            game.coins += 1
        if gained.is_victory:
            game.draw(you, 1)


class Masquerade(CardText):
    """2 cards; everybody passes a card to the left at once; then you may trash a card from hand."""

    types = ACTION
    cost = 3

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 2)
        game.pass_left(game.choose_for_the_left(PASS, game.turn_order()))
        card = game.may_choose(you, TRASH, you.hand)
        if card is not None:
            game.trash(you, card)


class MiningVillage(CardText):
    """1 card, 2 actions; you may trash this at once for 2 coins."""

    types = ACTION
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 1)
        game.actions += 2
        this = game.this
        if this is not None and this.in_play and game.may(you, TRASH, self.card):
            game.trash_this(you)
            game.coins += 2


class Minion(CardText):
    """1 action; 2 coins, or new hands of 4 for you and for everyone else with 5 cards or more."""

    types = ACTION | ATTACK
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        game.actions += 1
        if game.option(you, ["coins", "hands"]) == "coins":
            game.coins += 2
            return
        self.new_hand(game, you)
        for other in game.attacked(you):
            if len(other.hand) >= 5:
                self.new_hand(game, other)

    def new_hand(self, game: Game, player: Player) -> None:
        game.discard_all(player, player.hand[:])
        game.draw(player, 4)


class Nobles(CardText):
    """3 cards, or 2 actions. 2 points."""

    types = ACTION | VICTORY
    cost = 6
    vp = 2

    def play(self, game: Game, you: Player) -> None:
        if game.option(you, ["cards", "actions"]) == "cards":
            game.draw(you, 3)
        else:
            game.actions += 2


class Pawn(CardText):
    """Two different ones of: 1 card, 1 action, 1 buy, 1 coin."""

    types = ACTION
    cost = 2

    def play(self, game: Game, you: Player) -> None:
        chosen = game.options(you, ["card", "action", "buy", "coin"], 2)
        if "card" in chosen:
            game.draw(you, 1)
        if "action" in chosen:
            game.actions += 1
        if "buy" in chosen:
            game.buys += 1
        if "coin" in chosen:
            game.coins += 1


class Saboteur(CardText):
    """Everyone else loses the next card of their deck costing 3 or more, for one costing 2 less."""

    types = ACTION | ATTACK
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        for other in game.attacked(you):
            cards = game.turn_up_until(other, lambda c: game.cost(c) >= 3)
            if cards and game.cost(cards[-1]) >= 3:
                lost = cards.pop()
                limit = game.cost(lost) - 2
                game.trash(other, lost, other.aside)
                new = game.may_choose(other, GAIN, game.supply_up_to(limit, lost.potion))
                if new is not None:
                    game.gain(other, new)
            game.discard_all(other, cards, other.aside)


class Scout(CardText):
    """1 action; turn up four cards: Victory cards go to hand, the rest back in any order."""

    types = ACTION
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        game.actions += 1
        cards = game.turn_up(you, 4)
        for card in cards:
            if card.is_victory:
                game.take(you, card, you.aside)
        game.put_back(you, [c for c in cards if not c.is_victory], openly=True)


class SecretChamber(CardText):
    """Discard cards for 1 coin each; in hand, show it to an Attack to swap two cards with your deck."""

    types = ACTION | REACTION
    cost = 2
    again = True

    def play(self, game: Game, you: Player) -> None:
        game.coins += game.choose_discards(you, 0, len(you.hand))

    def in_hand_on_attack(self, game: Game, you: Player, attack: Attack) -> None:
        if game.may_reveal(you, self, attack.played.card, game.players[attack.player]):
            game.draw(you, 2)
            cards = game.choose(you, PUT_ON_DECK, you.hand, 2, 2)
            for card in reversed(game.order(you, ORDER_ON_DECK, cards)):
                game.put_on_deck(you, card)


class ShantyTown(CardText):
    """2 actions; show your hand, and with no Action in it draw 2 cards."""

    types = ACTION
    cost = 3

    def play(self, game: Game, you: Player) -> None:
        game.actions += 2
        game.show_hand(you)
        if not any([c.is_action for c in you.hand]):
            game.draw(you, 2)


class Steward(CardText):
    """2 cards, or 2 coins, or trash 2 cards from hand."""

    types = ACTION
    cost = 3

    def play(self, game: Game, you: Player) -> None:
        chosen = game.option(you, ["cards", "coins", "trash"])
        if chosen == "cards":
            game.draw(you, 2)
        elif chosen == "coins":
            game.coins += 2
        else:
            game.trash_all(you, game.choose(you, TRASH, you.hand, 2, 2))


class Swindler(CardText):
    """2 coins; everyone else trashes their top card and gains one of the same cost that you pick."""

    types = ACTION | ATTACK
    cost = 3

    def play(self, game: Game, you: Player) -> None:
        game.coins += 2
        for other in game.attacked(you):
            for lost in game.turn_up(other, 1):
                price = game.cost(lost)
                game.trash(other, lost, other.aside)
                new = game.choose_one(you, GAIN, game.supply_exactly(price, lost.potion), other)
                if new is not None:
                    game.gain(other, new)


class Torturer(CardText):
    """3 cards; everyone else discards 2 cards or gains a Curse to hand, as they like."""

    types = ACTION | ATTACK
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 3)
        for other in game.attacked(you):
            if game.option(other, ["discard", "curse"]) == "discard":
                game.choose_discards(other, 2, 2)
            else:
                game.gain(other, CURSE, HAND)


class TradingPost(CardText):
    """Trash 2 cards from hand; if there were 2, gain a Silver to hand."""

    types = ACTION
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        cards = game.choose(you, TRASH, you.hand, 2, 2)
        game.trash_all(you, cards)
        if len(cards) == 2:
            game.gain(you, SILVER, HAND)


class Tribute(CardText):
    """Your left neighbour discards two cards; each name gives 2 actions, 2 coins or 2 cards by its types."""

    types = ACTION
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        left = game.others(you)[0]
        cards = game.turn_up(left, 2)
        game.discard_all(left, cards, left.aside)
        for card in distinct(cards):
            if card.is_action:
                game.actions += 2
            if card.is_treasure:
                game.coins += 2
            if card.is_victory:
                game.draw(you, 2)


class Upgrade(CardText):
    """1 card, 1 action; trash a card from hand and gain one costing exactly 1 more."""

    types = ACTION
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 1)
        game.actions += 1
        old = game.choose_one(you, TRASH, you.hand)
        if old is not None:
            price = game.cost(old) + 1
            game.trash(you, old)
            new = game.choose_one(you, GAIN, game.supply_exactly(price, old.potion))
            if new is not None:
                game.gain(you, new)


class WishingWell(CardText):
    """1 card, 1 action; name a card: if your deck's top card is that one, it goes to hand."""

    types = ACTION
    cost = 3

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 1)
        game.actions += 1
        if you.deck or you.discard_pile:
            wish = game.name_card(you)
            game.announce_name(you, wish)
            if game.reveal_top(you) is wish:
                game.take_top(you)
