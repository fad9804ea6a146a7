"""A sensible answer to every question a Dominion card can ask, from general principles."""

from __future__ import annotations

from typing import Final, cast

from chaudron.bots.dominion.bargains import bargain, best_gain, is_bargain, own_gain, pays, to_forge
from chaudron.bots.dominion.order import is_terminal, terminal_worth, terminals, urgency
from chaudron.bots.dominion.tastes import option_for, says_yes
from chaudron.bots.dominion.worth import (
    COLONY,
    ENOUGH_MONEY,
    FORCED_TRASHERS,
    JUNK,
    PRICES,
    REPLAYERS,
    VILLAGES,
    better_than_copper,
    buys_more,
    coins_in_hand,
    gain,
    gains_to_end,
    keep,
    money,
    play_order,
    price_met,
    use,
)
from chaudron.games.dominion.card import CARDS, Card, Played
from chaudron.games.dominion.cards.basics import COPPER, DUCHY, ESTATE, PROVINCE, SILVER
from chaudron.games.dominion.choices import (
    BUY_NOW,
    DISCARD,
    GAIN,
    ORDER_ON_DECK,
    PASS,
    PLAY,
    PLAY_AS,
    PUT_ON_DECK,
    PUT_TOKEN,
    RETURN,
    REVEAL,
    SET_ASIDE,
    TAKE,
    TRASH,
    CardQuestion,
    DominionQuestion,
    OptionQuestion,
    PlayedQuestion,
)
from chaudron.games.dominion.view import DominionView
from chaudron.kernel.request import NAME, NUMBER, ONE, ORDER, YES_NO

# What one gives away, by how much one would rather keep it.
AWAY: Final = (TRASH, PASS, RETURN)
THEIRS: Final = (GAIN, TRASH, DISCARD)  # what may fall upon another
FOR_ONE: Final = (11, 8, 6, 3)  # what nobody gives up to be rid of a Copper,
FOR_MANY: Final = (11, 8, 6)  # nor of several at once
FOR_ONE_BUY: Final = (8, 6, 5, 3)  # without Colonies
HELD_BACK: Final = ("contraband", "spoils")  # Treasures that cost something to play
SIFTERS: Final = ("cellar", "cartographer")  # which bring something else for what is discarded
AT_HAND: Final = ("armory", "explorer", "mine")  # what they gain does something at once, or in the next turn
GONE_WHEN_PLAYED: Final = ("embargo", "feast", "treasure_map")
OUT_OF_THE_WAY: Final = 100  # better than any other
IN_THREE: Final = 4  # one card in so many is one of three often enough


class Defaults:
    """Keep what is worth most, part with what is worth least, hurt others rather than yourself."""

    def action(self, view: DominionView, question: CardQuestion) -> Card | None:
        seat = question.player
        cards = view.cards(question)
        best: Card | None = None
        most = -1
        for c in cards:
            soon = urgency(view, seat, c, view.hand(seat))
            if soon > most and self.helps(view, seat, c):
                best = c
                most = soon
        return best

    def helps(self, view: DominionView, seat: int, card: Card) -> bool:
        """False for a card that would make its player part with something good."""
        if is_bargain(card):
            return pays(view, seat, card)
        if card.name == "forge":
            return to_forge(view, seat, [c for c in view.hand(seat) if c is not card])[0] > 0
        if card.name == "death_cart":
            return coins_in_hand(view, seat) < 8
        return card.name not in FORCED_TRASHERS or self.can_spare(view, seat, card)

    def can_spare(self, view: DominionView, seat: int, trasher: Card) -> bool:
        """True if what this card makes its player trash is better gone."""
        hand = view.hand(seat)
        if trasher.name == "lookout":  # which takes one of three cards of the deck
            next_ones = view.unseen(seat)
            return len([c for c in next_ones if is_cheap(view, c)]) * IN_THREE >= len(next_ones)
        if trasher.name == "trading_post":  # which pays for two with a Silver in hand
            least = sorted([keep(view, c) for c in hand if c is not trasher])
            return hand.count(COPPER) > 1 or (
                len(least) > 1 and least[0] <= JUNK and least[1] <= keep(view, SILVER)
            )
        if trasher.name == "rats":  # which multiply: Coppers are not worth it
            return any([keep(view, c) <= JUNK for c in hand])
        return any([self.better_gone(view, c) for c in hand])

    def better_gone(self, view: DominionView, card: Card, n: int = 1) -> bool:
        """True for junk, and for so many Coppers if they can be done without."""
        if keep(view, card) <= JUNK:
            return True
        return card is COPPER and self.spares_copper(view, view.seat, n, FOR_ONE)

    def spares_copper(self, view: DominionView, seat: int, n: int, prices: tuple[int, ...]) -> bool:
        """Whether n Coppers may go: the deck keeps money enough, and this turn buys what it would have."""
        if money(view, seat) - n < ENOUGH_MONEY:
            return False
        coins = coins_in_hand(view, seat)
        return price_met(coins - n, prices) == price_met(coins, prices)

    def treasures(self, view: DominionView, question: CardQuestion) -> list[Card]:
        """All Treasures; those that do more than pay go first, one that counts the others last."""
        cards = view.cards(question)
        for c in cards:
            if not c.plain:
                return sorted(self.needed(view, question.player, cards), key=treasure_order)
        return cards

    def needed(self, view: DominionView, seat: int, cards: list[Card]) -> list[Card]:
        """Without those that cost something to play and would buy nothing dearer."""
        kept = cards[:]
        coins = coins_in_hand(view, seat)
        prices = PRICES if view.left(COLONY) else FOR_ONE_BUY
        for c in cards:
            if c.name in HELD_BACK and view.buys == 1:
                less = coins - c.coins
                if less >= 3 and price_met(less, prices) == price_met(coins, prices):
                    kept.remove(c)
                    coins = less
        return kept

    def answer(self, view: DominionView, question: DominionQuestion) -> object:
        kind = question.kind
        if kind == YES_NO:
            return says_yes(view, question)
        if kind == NUMBER:
            if question.verb == RETURN:
                card = question.subject
                n = question.hi
                while n > question.lo and (card is None or not self.better_gone(view, card, n)):
                    n -= 1
                return n
            return question.lo
        if isinstance(question, OptionQuestion):
            return self.option(view, question)
        if isinstance(question, PlayedQuestion):
            return self.played(view, question)
        cards = [cast(Card, o) for o in view.options(question)]
        if kind == NAME:
            return self.likely(view, question)
        if kind == ORDER:
            return sorted(cards, key=lambda c: -use(c)) if question.verb == ORDER_ON_DECK else cards
        if kind == ONE:
            return self.one(view, question, cards)
        return self.some(view, question, cards)

    # ------------------------------------------------------------ cards

    def value(self, view: DominionView, question: DominionQuestion, card: Card) -> int:
        """How much the seat would like to end up with this card being chosen."""
        verb = question.verb
        source = "" if question.source is None else question.source.name
        if verb in THEIRS and question.of >= 0 and question.of != question.player:
            # Their card is lost, for good or for this turn, or they have to take this one.
            if verb == DISCARD:
                return use(card) if view.actions or not card.is_action else 0
            return -gain(view, card) if verb == GAIN else keep(view, card)
        if verb == TRASH and question.source is not None and is_bargain(question.source):
            return bargain(view, question.player, question.source.name, card)
        if verb == GAIN or verb == BUY_NOW:
            return gain(view, card) if source in AT_HAND else own_gain(view, question.player, card)
        if verb == PLAY or verb == PLAY_AS:
            return self.to_play(view, question, card)
        if source == "scavenger":  # whose card is not of the hand
            return use(card)
        if (verb == PUT_ON_DECK and question.kind == ONE) or source == "haven":
            return self.for_next_turn(view, question.player, card)
        if source == "island":
            return OUT_OF_THE_WAY if is_only_points(card) else -keep(view, card)
        if verb == DISCARD and card.name == "tunnel":
            return OUT_OF_THE_WAY
        if verb == DISCARD or verb == PUT_ON_DECK or verb == SET_ASIDE:
            return -use_now(view, question.player, card)
        if verb in AWAY:
            return -keep(view, card)
        if verb == REVEAL and source == "ambassador":  # what has no pile cannot be returned
            return -keep(view, card) - (0 if card.text.in_supply else OUT_OF_THE_WAY)
        if verb == TAKE or verb == REVEAL:
            return use(card)
        return play_order(card)

    def to_play(self, view: DominionView, question: DominionQuestion, card: Card) -> int:
        """How gladly the seat plays this card by another: what is played several times does the most."""
        source = "" if question.source is None else question.source.name
        if source == "counterfeit":
            return -keep(view, card)
        if source == "black_market":
            return -treasure_order(card)
        if source in REPLAYERS:
            return terminal_worth(view, card)
        if source == "band_of_misfits":
            return self.to_imitate(view, question.player, card)
        return play_order(card)

    def to_imitate(self, view: DominionView, seat: int, card: Card) -> int:
        """How gladly the seat plays something as this card: the best that ends the phase, or a village for
        others that wait."""
        if not is_terminal(card):
            stuck = view.actions == 0 and terminals(view.hand(seat)) > 0
            return OUT_OF_THE_WAY if stuck and card.name in VILLAGES else 1
        if card.name in GONE_WHEN_PLAYED or not self.helps(view, seat, card):
            return 0
        return terminal_worth(view, card)

    def for_next_turn(self, view: DominionView, seat: int, card: Card) -> int:
        """How gladly the seat has this card of its hand on the deck: the best that this turn can do without.

        What it can do without is an Action that cannot be played, or coins that buy nothing dearer.
        """
        if view.current != seat or view.phase == "clean_up":
            return -use(card)
        if card.is_action and view.actions == 0:
            return use(card)
        if card.is_treasure:
            coins = coins_in_hand(view, seat)
            return -use(card) if buys_more(coins - card.coins, card.coins) else use(card)
        return -use(card)

    def one(self, view: DominionView, question: DominionQuestion, cards: list[Card]) -> Card | None:
        best = cards[0]
        for c in cards:
            if self.value(view, question, c) > self.value(view, question, best):
                best = c
        if question.lo == 0 and not self.worth_it(view, question, best):
            return None
        return best

    def worth_it(self, view: DominionView, question: DominionQuestion, card: Card) -> bool:
        """Whether an optional choice should be made at all."""
        verb = question.verb
        if verb == BUY_NOW:  # with coins and a Buy that would buy something else
            spent = best_gain(view, question.player, 0, view.coins, 0) if view.buys == 1 else 0
            return self.value(view, question, card) > max(0, spent)
        if verb == GAIN:
            return self.value(view, question, card) > 0
        if verb == TRASH:
            if question.of >= 0:
                return True
            if question.source is not None and is_bargain(question.source):
                return self.value(view, question, card) > 0
            return self.better_gone(view, card) or trades_up(question)
        if verb == DISCARD:
            return use_now(view, question.player, card) <= JUNK or pays_for_discards(question)
        if verb == PUT_ON_DECK or verb == RETURN:
            return use(card) > JUNK
        if verb == PLAY and question.source is not None and question.source.name == "counterfeit":
            return card is COPPER or gains_to_end(view) <= 1
        return True

    def some(self, view: DominionView, question: DominionQuestion, cards: list[Card]) -> list[Card]:
        if question.source is not None and question.source.name == "forge":
            return to_forge(view, question.player, cards)[1]
        cards.sort(key=lambda c: -self.value(view, question, c))
        n = question.lo
        while n < question.hi and self.wanted(view, question, cards[n], n):
            n += 1
        return cards[:n]

    def wanted(self, view: DominionView, question: DominionQuestion, card: Card, chosen: int) -> bool:
        """Whether to go on beyond the least number, so many being chosen already."""
        verb = question.verb
        if verb == TRASH:
            if keep(view, card) <= JUNK:
                return True
            return card is COPPER and self.spares_copper(view, question.player, chosen + 1, FOR_MANY)
        if verb == DISCARD:
            if use_now(view, question.player, card) <= JUNK:
                return True
            source = "" if question.source is None else question.source.name
            if source == "storeroom" and question.occasion == "cards":  # a coin for what comes, at the least
                return use_now(view, question.player, card) <= use(COPPER)
            return card is COPPER and source in SIFTERS and better_than_copper(view, question.player)
        if verb == GAIN:
            return gain(view, card) > 0
        return verb == PLAY or verb == TAKE or verb == REVEAL

    def played(self, view: DominionView, question: PlayedQuestion) -> Played | None:
        """The dearest card in play: whatever it is picked for, it comes back sooner."""
        best = question.given[0]
        for p in question.given:
            if keep(view, p.printed) > keep(view, best.printed):
                best = p
        return best

    # ------------------------------------------------------------ names and options

    def likely(self, view: DominionView, question: DominionQuestion) -> Card:
        """A card to name: for the viewer's own deck what is commonest in it, else what others want."""
        if question.player == view.seat and question.of < 0:
            cards = view.unseen(question.player)
            if question.source is not None and question.source.name == "rebuild":
                return ESTATE if DUCHY in cards and PROVINCE not in cards else PROVINCE
            known = view.known_top(question.player)
            if known:
                return known[0]
            best = COPPER
            for c in CARDS:
                if cards.count(c) > cards.count(best):
                    best = c
            return best
        wish = ESTATE
        for c in view.supply():
            if gain(view, c) > gain(view, wish) and view.cost(c) <= 8:
                wish = c
        return wish

    def option(self, view: DominionView, question: OptionQuestion) -> object:
        if question.verb == PUT_TOKEN:
            # The pile others would like and this seat needs least.
            for name in ("curse", "copper", "estate"):
                if name in question.given:
                    return name
            return question.given[0]
        chosen = option_for(view, question)
        if question.kind != ONE:
            return chosen
        return chosen[0] if chosen else None


def is_only_points(card: Card) -> bool:
    return card.is_victory and not card.is_action and not card.is_treasure


def is_cheap(view: DominionView, card: Card) -> bool:
    """True for Coppers and what is better gone."""
    return card is COPPER or keep(view, card) <= JUNK


def use_now(view: DominionView, seat: int, card: Card) -> int:
    """What the card does in this hand: an Action that cannot be played any more does nothing this turn, and
    of those that end the phase only the best will be played."""
    if not card.is_action:
        return use(card)
    if seat == view.current and view.phase != "clean_up":
        return use(card) if view.actions else 0
    if is_terminal(card):
        hand = view.hand(seat)
        for c in hand:
            if is_terminal(c) and c is not card and terminal_worth(view, c) > terminal_worth(view, card):
                return 1
    return use(card)


def treasure_order(card: Card) -> int:
    """Plain ones early for those that count them; what gains or plays others in between; Bank last."""
    if card.plain:
        return 1
    if card.name in ("bank", "horn_of_plenty", "diadem"):
        return 3
    return 0 if card.name in ("counterfeit", "contraband", "venture", "loan") else 2


def trades_up(question: DominionQuestion) -> bool:
    """True for cards that give something better for what is trashed."""
    source = question.source
    return source is not None and source.name in (
        "mercenary",
        "mine",
        "procession",
    )


def pays_for_discards(question: DominionQuestion) -> bool:
    source = question.source
    return source is not None and source.name == "stables"
