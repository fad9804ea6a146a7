"""Hinterlands: 26 kingdom cards; what happens when cards are bought or gained."""

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
from chaudron.games.dominion.cards.basics import COPPER, CURSE, DUCHY, GOLD, PROVINCE, SILVER
from chaudron.games.dominion.choices import (
    DISCARD,
    DISCARD_TOP,
    GAIN,
    ORDER_ON_DECK,
    PICK,
    PUT_ON_DECK,
    REVEAL,
    TRASH,
)
from chaudron.games.dominion.events import DECK, DISCARD_PILE, HAND, SUPPLY, Buy, Gain
from chaudron.games.dominion.knowledge import distinct
from chaudron.games.dominion.rules import Game
from chaudron.games.dominion.state import Player


class BorderVillage(CardText):
    """1 card, 2 actions. When you gain this, also gain a cheaper card."""

    types = ACTION
    cost = 6

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 1)
        game.actions += 2

    def on_gain(self, game: Game, you: Player, gain: Gain) -> None:
        card = game.choose_one(you, GAIN, game.supply_cheaper(self.card))
        if card is not None:
            game.gain(you, card)


class Cache(CardText):
    """3 coins. When you gain this, also gain two Coppers."""

    types = TREASURE
    cost = 5
    coins = 3

    def on_gain(self, game: Game, you: Player, gain: Gain) -> None:
        for _ in range(2):
            game.gain(you, COPPER)


class Cartographer(CardText):
    """1 card, 1 action; look at four cards of your deck, discard what you like, put the rest back."""

    types = ACTION
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 1)
        game.actions += 1
        cards = game.look_at(you, 4)
        discards = game.choose(you, DISCARD, cards, 0, len(cards))
        for card in discards:
            cards.remove(card)
        game.discard_all(you, discards, you.aside)
        game.put_back(you, cards)


class Crossroads(CardText):
    """Show your hand, 1 card per Victory card in it; 3 actions on the first play of a turn."""

    types = ACTION
    cost = 2

    def play(self, game: Game, you: Player) -> None:
        game.show_hand(you)
        game.draw(you, len([c for c in you.hand if c.is_victory]))
        if game.played.count(self.card) == 1:
            game.actions += 3


class Develop(CardText):
    """Trash a card; gain one costing 1 more and one costing 1 less onto your deck, in either order."""

    types = ACTION
    cost = 3

    def play(self, game: Game, you: Player) -> None:
        old = game.choose_one(you, TRASH, you.hand)
        if old is None:
            return
        game.trash(you, old)
        steps = [1, -1]
        while steps:
            cards: list[Card] = []
            for step in steps:
                cards += game.supply_exactly(game.cost(old) + step, old.potion)
            new = game.choose_one(you, GAIN, cards)
            if new is None:
                return
            steps.remove(game.cost(new) - game.cost(old))
            game.gain(you, new, DECK)


class Duchess(CardText):
    """2 coins; everyone may discard their top card. Whoever gains a Duchy may gain one of these."""

    types = ACTION
    cost = 2

    def play(self, game: Game, you: Player) -> None:
        game.coins += 2
        for player in [you, *game.others(you)]:
            card = game.look_at_top(player)
            if card is not None and game.may(player, DISCARD_TOP, card):
                game.discard_top(player)

    def heeds_gain(self, game: Game, you: Player, gain: Gain) -> bool:
        return gain.card is DUCHY

    def in_supply_on_gain(self, game: Game, you: Player, gain: Gain) -> None:
        if game.may(you, GAIN, self.card, None, gain.card):
            game.gain(you, self.card)


class Embassy(CardText):
    """5 cards, then discard 3. When you gain this, each other player gains a Silver."""

    types = ACTION
    cost = 5
    discards = 3
    commutes = True

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 5)
        game.choose_discards(you, self.discards, self.discards)

    def on_gain(self, game: Game, you: Player, gain: Gain) -> None:
        for other in game.others(you):
            game.gain(other, SILVER)


class Farmland(CardText):
    """2 points. When you buy this, trash a card from hand and gain one costing exactly 2 more."""

    types = VICTORY
    cost = 6
    vp = 2

    def on_buy(self, game: Game, you: Player, buy: Buy) -> None:
        old = game.choose_one(you, TRASH, you.hand)
        if old is not None:
            price = game.cost(old) + 2
            game.trash(you, old)
            new = game.choose_one(you, GAIN, game.supply_exactly(price, old.potion))
            if new is not None:
                game.gain(you, new)


class FoolsGold(CardText):
    """1 coin, 4 if it is not the turn's first; in hand, becomes a Gold when another gains a Province."""

    types = TREASURE | REACTION
    cost = 2
    coins = 1
    further = 4

    def play(self, game: Game, you: Player) -> None:
        game.coins += self.coins if game.played.count(self.card) == 1 else self.further

    def heeds_gain(self, game: Game, you: Player, gain: Gain) -> bool:
        return gain.card is PROVINCE

    def in_hand_on_other_gain(self, game: Game, you: Player, gain: Gain) -> None:
        if game.may(you, TRASH, self.card, game.players[gain.player], gain.card):
            game.trash(you, self.card)
            game.gain(you, GOLD, DECK)


class Haggler(CardText):
    """2 coins; while it is in play, each card you buy brings a cheaper one that is no Victory card."""

    types = ACTION
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        game.coins += 2

    def bargains(self, game: Game, buy: Buy) -> list[Card]:
        return [c for c in game.supply_cheaper(buy.card) if not c.is_victory]

    def heeds_buy(self, game: Game, you: Player, buy: Buy) -> bool:
        return len(self.bargains(game, buy)) > 0

    def in_play_on_buy(self, game: Game, you: Player, buy: Buy) -> None:
        card = game.choose_one(you, GAIN, self.bargains(game, buy))
        if card is not None:
            game.gain(you, card)


class Highway(CardText):
    """1 card, 1 action; while it is in play, every card costs 1 less."""

    types = ACTION
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 1)
        game.actions += 1

    def in_play_cost(self, game: Game, card: Card) -> int:
        return -1


class IllGottenGains(CardText):
    """1 coin; you may gain a Copper to hand. When you gain this, each other player gains a Curse."""

    types = TREASURE
    cost = 5
    coins = 1
    commutes = True
    thoughtful = True

    def play(self, game: Game, you: Player) -> None:
        game.coins += self.coins
        if game.left(COPPER) and game.may(you, GAIN, COPPER):
            game.gain(you, COPPER, HAND)

    def on_gain(self, game: Game, you: Player, gain: Gain) -> None:
        for other in game.others(you):
            game.gain(other, CURSE)


class Inn(CardText):
    """2 cards, 2 actions, discard 2. When you gain this, shuffle Actions you discarded into your deck."""

    types = ACTION
    cost = 5
    discards = 2

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 2)
        game.actions += 2
        game.choose_discards(you, self.discards, self.discards)

    def on_gain(self, game: Game, you: Player, gain: Gain) -> None:
        actions = [c for c in game.search_discards(you) if c.is_action]
        chosen = game.choose(you, REVEAL, actions, 0, len(actions))
        game.searched()
        if chosen:
            game.show_discarded(you, chosen)
            game.shuffle_in(you, chosen, you.discard_pile)


class JackOfAllTrades(CardText):
    """Gain a Silver; see to your top card; draw up to five in hand; you may trash a non-Treasure."""

    types = ACTION
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        game.gain(you, SILVER)
        card = game.look_at_top(you)
        if card is not None and game.may(you, DISCARD_TOP, card):
            game.discard_top(you)
        game.draw(you, 5 - len(you.hand))
        card = game.may_choose(you, TRASH, [c for c in you.hand if not c.is_treasure])
        if card is not None:
            game.trash(you, card)


class Mandarin(CardText):
    """3 coins, put a card from hand on your deck. When you gain this, so go your Treasures in play."""

    types = ACTION
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        game.coins += 3
        card = game.choose_one(you, PUT_ON_DECK, you.hand)
        if card is not None:
            game.put_on_deck(you, card)

    def on_gain(self, game: Game, you: Player, gain: Gain) -> None:
        treasures = [p for p in you.in_play if p.card.is_treasure]
        order = game.order(you, ORDER_ON_DECK, [p.printed for p in treasures])
        known = len(distinct(order)) <= 1
        for card in reversed(order):
            played = [p for p in treasures if p.printed is card][0]
            treasures.remove(played)
            game.put_played_on_deck(you, played, openly=known)


class Margrave(CardText):
    """3 cards, 1 buy; everyone else draws a card, then keeps only 3."""

    types = ACTION | ATTACK
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 3)
        game.buys += 1
        for other in game.attacked(you):
            game.draw(other, 1)
            game.discard_down_to(other, 3)


class NobleBrigand(CardText):
    """1 coin; played or bought, it takes Silvers and Golds from decks, and gives Coppers to the poor."""

    types = ACTION | ATTACK
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        game.coins += 1
        self.rob(game, you, game.attacked(you))

    def on_buy(self, game: Game, you: Player, buy: Buy) -> None:
        self.rob(game, you, game.others(you))

    def rob(self, game: Game, you: Player, victims: list[Player]) -> None:
        loot: list[Card] = []
        for other in victims:
            cards = game.turn_up(other, 2)
            poor = not any([c.is_treasure for c in cards])
            card = game.choose_one(you, TRASH, [c for c in cards if c is SILVER or c is GOLD], other)
            if card is not None:
                cards.remove(card)
                game.trash(other, card, other.aside)
                loot.append(card)
            game.discard_all(other, cards, other.aside)
            if poor:
                game.gain(other, COPPER)
        for card in loot:
            game.gain_from_trash(you, card)


class NomadCamp(CardText):
    """1 buy, 2 coins. When you gain this, it goes onto your deck."""

    types = ACTION
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        game.buys += 1
        game.coins += 2

    def instead_of_gain(self, game: Game, you: Player, gain: Gain) -> None:
        gain.to = DECK


class Oasis(CardText):
    """1 card, 1 action, 1 coin; discard a card."""

    types = ACTION
    cost = 3
    discards = 1

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 1)
        game.actions += 1
        game.coins += 1
        game.choose_discards(you, self.discards, self.discards)


class Oracle(CardText):
    """Everyone turns up two cards; you say for each whether both are discarded; then 2 cards."""

    types = ACTION | ATTACK
    cost = 3

    def play(self, game: Game, you: Player) -> None:
        players = [you, *game.attacked(you)]
        shown = [game.turn_up(player, 2) for player in players]
        for player, cards in zip(players, shown):
            if cards:
                if game.option(you, ["discard", "put_back"], cards[0], player) == "discard":
                    game.discard_all(player, cards, player.aside)
                else:
                    game.put_back(player, cards, openly=True)
        game.draw(you, 2)


class Scheme(CardText):
    """1 card, 1 action; pick an Action in play as Clean-up begins: discarded, it goes onto your deck."""

    types = ACTION
    cost = 3

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 1)
        game.actions += 1
        game.add_rule(Scheming(self.card, you.index))


class Scheming(Rule):
    """One pick, for one play of a Scheme."""

    def in_play_at_clean_up(self, game: Game, you: Player, this: Played) -> None:
        actions = [p for p in you.in_play if p.card.is_action and not p.to_deck]
        picked = game.may_choose_played(you, PICK, actions)
        if picked is not None:
            picked.to_deck = True


class SilkRoad(CardText):
    """1 point for every four Victory cards you own."""

    types = VICTORY
    cost = 4

    def score(self, cards: list[Card]) -> int:
        return len([c for c in cards if c.is_victory]) // 4


class SpiceMerchant(CardText):
    """You may trash a Treasure from hand, for 2 cards and 1 action, or for 2 coins and 1 buy."""

    types = ACTION
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        card = game.may_choose(you, TRASH, [c for c in you.hand if c.is_treasure])
        if card is not None:
            game.trash(you, card)
            if game.option(you, ["cards", "coins"]) == "cards":
                game.draw(you, 2)
                game.actions += 1
            else:
                game.coins += 2
                game.buys += 1


class Stables(CardText):
    """You may discard a Treasure, for 3 cards and 1 action."""

    types = ACTION
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        card = game.may_choose(you, DISCARD, [c for c in you.hand if c.is_treasure])
        if card is not None:
            game.discard(you, card)
            game.draw(you, 3)
            game.actions += 1


class Trader(CardText):
    """Turn a card into Silvers, one per coin of its cost; in hand, turn any gain into a Silver."""

    types = ACTION | REACTION
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        card = game.choose_one(you, TRASH, you.hand)
        if card is not None:
            silvers = game.cost(card)
            game.trash(you, card)
            for _ in range(silvers):
                game.gain(you, SILVER)

    def heeds_gain(self, game: Game, you: Player, gain: Gain) -> bool:
        # A Silver on its way from the Supply to the discard pile would only become itself.
        return gain.card is not SILVER or gain.source != SUPPLY or gain.to != DISCARD_PILE

    def in_hand_instead_of_gain(self, game: Game, you: Player, gain: Gain) -> None:
        if game.may_reveal(you, self, gain.card):
            gain.becomes(SILVER, DISCARD_PILE)


class Tunnel(CardText):
    """2 points. When you discard this other than in Clean-up, you may show it to gain a Gold."""

    types = VICTORY | REACTION
    cost = 3
    vp = 2

    def on_discard(self, game: Game, you: Player) -> None:
        if game.left(GOLD) and game.may(you, REVEAL, self.card):
            game.show_discarded(you, [self.card])
            game.gain(you, GOLD)
