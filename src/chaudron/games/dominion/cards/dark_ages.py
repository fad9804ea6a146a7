"""Dark Ages: 34 kingdom cards; trashing, and what happens when a card is trashed.

The Knights are in `dark_ages_knights`, Ruins, Shelters and the like in `dark_ages_piles`.
"""

from __future__ import annotations

from chaudron.games.dominion.card import (
    ACTION,
    ATTACK,
    LOOTER,
    REACTION,
    RUINS,
    SHELTER,
    TREASURE,
    VICTORY,
    Card,
    CardText,
    Played,
)
from chaudron.games.dominion.card import CURSE as CURSE_TYPE
from chaudron.games.dominion.cards.basics import COPPER, DUCHY, ESTATE, GOLD, SILVER
from chaudron.games.dominion.cards.dark_ages_knights import plunder
from chaudron.games.dominion.choices import (
    DISCARD,
    DISCARD_DECK,
    DISCARD_TOP,
    GAIN,
    PLAY,
    PLAY_AS,
    PUT_ON_DECK,
    TRASH,
    TRAY,
)
from chaudron.games.dominion.events import DECK, HAND, Attack, Gain, Trashing
from chaudron.games.dominion.knowledge import distinct
from chaudron.games.dominion.rules import Game
from chaudron.games.dominion.state import Player


class Altar(CardText):
    """Trash a card from hand; gain a card costing up to 5."""

    types = ACTION
    cost = 6

    def play(self, game: Game, you: Player) -> None:
        old = game.choose_one(you, TRASH, you.hand)
        if old is not None:
            game.trash(you, old)
        new = game.choose_one(you, GAIN, game.supply_up_to(5))
        if new is not None:
            game.gain(you, new)


class Armory(CardText):
    """Gain a card costing up to 4 onto your deck."""

    types = ACTION
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        card = game.choose_one(you, GAIN, game.supply_up_to(4))
        if card is not None:
            game.gain(you, card, DECK)


class BandOfMisfits(CardText):
    """Play this as a cheaper Action of the Supply; it is that card until it leaves play."""

    types = ACTION
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        model = game.choose_one(you, PLAY_AS, game.supply_cheaper(self.card, ACTION))
        if model is not None:
            game.become(you, model)


class BanditCamp(CardText):
    """1 card, 2 actions; gain a Spoils."""

    types = ACTION
    cost = 5
    needs = "spoils"

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 1)
        game.actions += 2
        game.gain_top(you, "spoils")


class Beggar(CardText):
    """Gain 3 Coppers to hand; in hand, discard it when attacked: 2 Silvers, one of them onto your deck."""

    types = ACTION | REACTION
    cost = 2

    def play(self, game: Game, you: Player) -> None:
        for _ in range(3):
            game.gain(you, COPPER, HAND)

    def in_hand_on_attack(self, game: Game, you: Player, attack: Attack) -> None:
        if game.may(you, DISCARD, self.card, game.players[attack.player], attack.played.card):
            game.discard(you, self.card)
            game.gain(you, SILVER, DECK)
            game.gain(you, SILVER)


class Catacombs(CardText):
    """Look at three cards: take them, or discard them and draw three; trashed, gain a cheaper card."""

    types = ACTION
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        cards = game.look_at(you, 3)
        if not cards:
            return
        if game.option(you, ["hand", "discard"]) == "hand":
            for card in cards:
                game.take(you, card, you.aside, openly=False)
        else:
            game.discard_all(you, cards, you.aside)
            game.draw(you, 3)

    def on_trash(self, game: Game, you: Player, trashing: Trashing) -> None:
        card = game.choose_one(you, GAIN, game.supply_cheaper(self.card))
        if card is not None:
            game.gain(you, card)


class Count(CardText):
    """Discard two cards, put one on your deck or gain a Copper; then 3 coins, trash your hand, or a Duchy."""

    types = ACTION
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        price = game.option(you, ["discard", "deck", "copper"], occasion="price")
        if price == "discard":
            game.choose_discards(you, 2, 2)
        elif price == "deck":
            card = game.choose_one(you, PUT_ON_DECK, you.hand)
            if card is not None:
                game.put_on_deck(you, card)
        else:
            game.gain(you, COPPER)
        reward = game.option(you, ["coins", "trash", "duchy"], occasion="reward")
        if reward == "coins":
            game.coins += 3
        elif reward == "trash":
            game.trash_all(you, you.hand[:])
        else:
            game.gain(you, DUCHY)


class Counterfeit(CardText):
    """1 coin, 1 buy; you may play a Treasure from hand twice, and then trash it."""

    types = TREASURE
    cost = 5
    coins = 1
    among_treasures = -1
    thoughtful = True

    def play(self, game: Game, you: Player) -> None:
        game.coins += self.coins
        game.buys += 1
        card = game.may_choose(you, PLAY, [c for c in you.hand if c.is_treasure])
        if card is not None:
            game.trash_played(you, game.play_times(you, card, 2))


class Cultist(CardText):
    """2 cards; everyone else gains a Ruins; you may play another Cultist; trashed, 3 cards."""

    types = ACTION | ATTACK | LOOTER
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 2)
        for other in game.attacked(you):
            game.gain_top(other, "ruins")
        if self.card in you.hand and game.may(you, PLAY, self.card):
            game.play(you, self.card)

    def on_trash(self, game: Game, you: Player, trashing: Trashing) -> None:
        game.draw(you, 3)


class DeathCart(CardText):
    """5 coins; trash an Action from hand, or else this; gained, it brings two Ruins along."""

    types = ACTION | LOOTER
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        game.coins += 5
        actions = [c for c in you.hand if c.is_action]
        if not actions:
            game.glance_at(you, lambda c: c.is_action)
        card = game.may_choose(you, TRASH, actions)
        if card is not None:
            game.trash(you, card)
        else:
            game.trash_this(you)

    def on_gain(self, game: Game, you: Player, gain: Gain) -> None:
        game.gain_top(you, "ruins")
        game.gain_top(you, "ruins")


class Feodum(CardText):
    """1 point for every three Silvers you own; trashed, 3 Silvers."""

    types = VICTORY
    cost = 4

    def score(self, cards: list[Card]) -> int:
        return cards.count(SILVER) // 3

    def on_trash(self, game: Game, you: Player, trashing: Trashing) -> None:
        for _ in range(3):
            game.gain(you, SILVER)


class Forager(CardText):
    """1 action, 1 buy; trash a card from hand; 1 coin for each different Treasure in the trash."""

    types = ACTION
    cost = 3

    def play(self, game: Game, you: Player) -> None:
        game.actions += 1
        game.buys += 1
        card = game.choose_one(you, TRASH, you.hand)
        if card is not None:
            game.trash(you, card)
        game.coins += len(distinct([c for c in game.trash_pile if c.is_treasure]))


class Fortress(CardText):
    """1 card, 2 actions; trashed, it comes back to your hand."""

    types = ACTION
    cost = 4
    commutes = True

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 1)
        game.actions += 2

    def on_trash(self, game: Game, you: Player, trashing: Trashing) -> None:
        game.take_trashed(you, trashing)


class Graverobber(CardText):
    """Gain a card costing 3 to 6 from the trash onto your deck; or trade up an Action from hand by 3."""

    types = ACTION
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        if game.option(you, ["gain", "trash"]) == "gain":
            from_trash = [c for c in game.trash_pile if game.costs_from(c, 3, 6)]
            found = game.choose_one(you, GAIN, from_trash, lies=TRAY, occasion="trash")
            if found is not None:
                game.gain_from_trash(you, found, DECK)
            return
        old = game.choose_one(you, TRASH, [c for c in you.hand if c.is_action])
        if old is not None:
            limit = game.cost(old) + 3
            game.trash(you, old)
            new = game.choose_one(you, GAIN, game.supply_up_to(limit, old.potion))
            if new is not None:
                game.gain(you, new)


class Hermit(CardText):
    """You may trash a card, no Treasure, from hand or discard pile; gain a card costing up to 3.

    Discarded from play in a turn without a purchase, it is trashed and becomes a Madman.
    """

    types = ACTION
    cost = 3
    needs = "madman"

    def play(self, game: Game, you: Player) -> None:
        cards = [c for c in game.search_discards(you) + you.hand if not c.is_treasure]
        old = game.may_choose(you, TRASH, cards)
        from_hand = old in you.hand
        if from_hand and old in you.discard_pile:
            from_hand = game.option(you, ["hand", "discard_pile"], old) == "hand"
        game.searched()
        if old is not None:
            game.trash(you, old, you.hand if from_hand else you.discard_pile)
        new = game.choose_one(you, GAIN, game.supply_up_to(3))
        if new is not None:
            game.gain(you, new)

    def heeds_discard(self, game: Game, you: Player) -> bool:
        return not game.bought

    def on_discard_from_play(self, game: Game, you: Player, this: Played) -> None:
        game.trash_played(you, this)
        game.gain_top(you, "madman")


class HuntingGrounds(CardText):
    """4 cards; trashed, a Duchy or 3 Estates."""

    types = ACTION
    cost = 6

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 4)

    def on_trash(self, game: Game, you: Player, trashing: Trashing) -> None:
        if game.option(you, ["duchy", "estates"]) == "duchy":
            game.gain(you, DUCHY)
        else:
            for _ in range(3):
                game.gain(you, ESTATE)


class Ironmonger(CardText):
    """1 card, 1 action; show your top card, discard it or not; its types give an action, a coin, a card."""

    types = ACTION
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 1)
        game.actions += 1
        card = game.reveal_top(you)
        if card is None:
            return
        if game.may(you, DISCARD_TOP, card):
            game.discard_top(you)
        if card.is_action:
            game.actions += 1
        if card.is_treasure:
            game.coins += 1
        if card.is_victory:
            game.draw(you, 1)


class JunkDealer(CardText):
    """1 card, 1 action, 1 coin; trash a card from hand."""

    types = ACTION
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 1)
        game.actions += 1
        game.coins += 1
        card = game.choose_one(you, TRASH, you.hand)
        if card is not None:
            game.trash(you, card)


class Marauder(CardText):
    """Gain a Spoils; everyone else gains a Ruins."""

    types = ACTION | ATTACK | LOOTER
    cost = 4
    needs = "spoils"

    def play(self, game: Game, you: Player) -> None:
        game.gain_top(you, "spoils")
        for other in game.attacked(you):
            game.gain_top(other, "ruins")


class MarketSquare(CardText):
    """1 card, 1 action, 1 buy; in hand, discard it when a card of yours is trashed: a Gold."""

    types = ACTION | REACTION
    cost = 3

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 1)
        game.actions += 1
        game.buys += 1

    def in_hand_on_trash(self, game: Game, you: Player, trashing: Trashing) -> None:
        if game.may(you, DISCARD, self.card, concerning=trashing.card):
            game.discard(you, self.card)
            game.gain(you, GOLD)


class Mystic(CardText):
    """1 action, 2 coins; name a card and show your top card: it goes to hand if it is the one."""

    types = ACTION
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        game.actions += 1
        game.coins += 2
        named = game.name_card(you)
        game.announce_name(you, named)
        if game.reveal_top(you) is named:
            game.take_top(you)


class Pillage(CardText):
    """Trash this; whoever else holds five cards discards one of your choice; gain two Spoils."""

    types = ACTION | ATTACK
    cost = 5
    needs = "spoils"

    def play(self, game: Game, you: Player) -> None:
        game.trash_this(you)
        for other in game.attacked(you):
            if len(other.hand) >= 5:
                game.show_hand(other)
                card = game.choose_one(you, DISCARD, other.hand, other)
                if card is not None:
                    game.discard(other, card)
        game.gain_top(you, "spoils")
        game.gain_top(you, "spoils")


class PoorHouse(CardText):
    """4 coins, less 1 for each Treasure in the hand you show."""

    types = ACTION
    cost = 1

    def play(self, game: Game, you: Player) -> None:
        game.coins += 4
        game.show_hand(you)
        treasures = len([c for c in you.hand if c.is_treasure])
        game.coins = max(0, game.coins - treasures)


class Procession(CardText):
    """You may play an Action from hand twice; trash it and gain an Action costing exactly 1 more."""

    types = ACTION
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        card = game.may_choose(you, PLAY, [c for c in you.hand if c.is_action])
        if card is None:
            return
        played = game.play_times(you, card, 2)
        game.trash_played(you, played)
        # Out of play it is what is printed on it again, and costs what that costs (DA-255).
        cards = game.supply_exactly(game.cost(card) + 1, card.potion, ACTION)
        new = game.choose_one(you, GAIN, cards)
        if new is not None:
            game.gain(you, new)


class Rats(CardText):
    """1 card, 1 action; gain a Rats; trash a card from hand that is no Rats; trashed, 1 card."""

    types = ACTION
    cost = 4
    pile = 20

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 1)
        game.actions += 1
        game.gain(you, self.card)
        card = game.choose_one(you, TRASH, [c for c in you.hand if c is not self.card])
        if card is not None:
            game.trash(you, card)
        else:
            game.show_hand(you)

    def on_trash(self, game: Game, you: Player, trashing: Trashing) -> None:
        game.draw(you, 1)


class Rebuild(CardText):
    """1 action; name a card, and trade up by 3 the first Victory card of another name in your deck."""

    types = ACTION
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        game.actions += 1
        named = game.name_card(you)
        game.announce_name(you, named)
        cards = game.turn_up_until(you, lambda c: c.is_victory and c is not named)
        old: Card | None = None
        if cards and cards[-1].is_victory and cards[-1] is not named:
            old = cards.pop()
        game.discard_all(you, cards, you.aside)
        if old is not None:
            limit = game.cost(old) + 3
            game.trash(you, old, you.aside)
            new = game.choose_one(you, GAIN, game.supply_up_to(limit, old.potion, VICTORY))
            if new is not None:
                game.gain(you, new)


class Rogue(CardText):
    """2 coins; gain a card costing 3 to 6 from the trash; if there is none, everyone else loses one."""

    types = ACTION | ATTACK
    cost = 5

    def play(self, game: Game, you: Player) -> None:
        game.coins += 2
        from_trash = [c for c in game.trash_pile if game.costs_from(c, 3, 6)]
        card = game.choose_one(you, GAIN, from_trash, lies=TRAY)
        if card is not None:
            game.gain_from_trash(you, card)
        else:
            plunder(game, you)


class Sage(CardText):
    """1 action; turn up cards until one costs 3 or more: it goes to hand, the rest is discarded."""

    types = ACTION
    cost = 3

    def play(self, game: Game, you: Player) -> None:
        game.actions += 1
        cards = game.turn_up_until(you, lambda c: game.cost(c) >= 3)
        if cards and game.cost(cards[-1]) >= 3:
            game.take(you, cards.pop(), you.aside)
        game.discard_all(you, cards, you.aside)


class Scavenger(CardText):
    """2 coins; you may put your deck into your discard pile; put a card of that pile on your deck."""

    types = ACTION
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        game.coins += 2
        if you.deck and game.may(you, DISCARD_DECK):
            game.discard_deck(you)
        card = game.choose_one(you, PUT_ON_DECK, game.search_discards(you))
        game.searched()
        if card is not None:
            game.put_on_deck(you, card, you.discard_pile)


class Squire(CardText):
    """1 coin; 2 actions, 2 buys or a Silver; trashed, an Attack of any cost."""

    types = ACTION
    cost = 2

    def play(self, game: Game, you: Player) -> None:
        game.coins += 1
        chosen = game.option(you, ["actions", "buys", "silver"])
        if chosen == "actions":
            game.actions += 2
        elif chosen == "buys":
            game.buys += 2
        else:
            game.gain(you, SILVER)

    def on_trash(self, game: Game, you: Player, trashing: Trashing) -> None:
        card = game.choose_one(you, GAIN, [c for c in game.supply_cards() if c.is_attack])
        if card is not None:
            game.gain(you, card)


class Storeroom(CardText):
    """1 buy; discard cards and draw as many; then discard cards for 1 coin each."""

    types = ACTION
    cost = 3

    def play(self, game: Game, you: Player) -> None:
        game.buys += 1
        game.draw(you, game.choose_discards(you, 0, len(you.hand), "cards"))
        game.coins += game.choose_discards(you, 0, len(you.hand), "coins")


class Urchin(CardText):
    """1 card, 1 action; everyone else keeps only 4 cards; trash it before another Attack: a Mercenary."""

    types = ACTION | ATTACK
    cost = 3
    needs = "mercenary"

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 1)
        game.actions += 1
        for other in game.attacked(you):
            game.discard_down_to(other, 4)

    def in_play_on_play(self, game: Game, you: Player, this: Played, played: Played) -> None:
        if played.card.is_attack and game.may(you, TRASH, self.card, None, played.card):
            game.trash_played(you, this)
            game.gain_top(you, "mercenary")


class Vagrant(CardText):
    """1 card, 1 action; show your top card: a Curse, Ruins, Shelter or Victory card goes to hand."""

    types = ACTION
    cost = 2

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 1)
        game.actions += 1
        card = game.reveal_top(you)
        if card is not None and card.types & (CURSE_TYPE | RUINS | SHELTER | VICTORY):
            game.take_top(you)


class WanderingMinstrel(CardText):
    """1 card, 2 actions; turn up three cards: Actions go back on the deck, the rest is discarded."""

    types = ACTION
    cost = 4

    def play(self, game: Game, you: Player) -> None:
        game.draw(you, 1)
        game.actions += 2
        cards = game.turn_up(you, 3)
        game.put_back(you, [c for c in cards if c.is_action], openly=True)
        game.discard_all(you, [c for c in cards if not c.is_action], you.aside)
