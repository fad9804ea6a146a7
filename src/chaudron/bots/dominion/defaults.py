"""A sensible answer to every question a Dominion card can ask, from general principles."""

from __future__ import annotations

from typing import Final, cast

from chaudron.bots.dominion.bargains import bargain, best_gain, is_bargain, pays
from chaudron.bots.dominion.order import is_terminal, terminal_worth, urgency
from chaudron.bots.dominion.tastes import option_for, says_yes
from chaudron.bots.dominion.worth import (
    ENOUGH_MONEY,
    FORCED_TRASHERS,
    JUNK,
    REPLAYERS,
    coins_in_hand,
    gain,
    gains_to_end,
    keep,
    money,
    play_order,
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
PRICES: Final = (11, 8, 6, 5, 3, 2)  # what is worth having coins for, the dearest first
FOR_ONE: Final = (11, 8, 6, 3)  # what nobody gives up to be rid of a Copper,
FOR_MANY: Final = (11, 8, 6)  # nor of several at once
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
        for price in prices:
            if coins >= price:
                return coins - n >= price
        return True

    def treasures(self, view: DominionView, question: CardQuestion) -> list[Card]:
        """All Treasures; those that do more than pay go first, one that counts the others last."""
        cards = view.cards(question)
        for c in cards:
            if not c.plain:
                return sorted(cards, key=treasure_order)
        return cards

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
        if verb in THEIRS and question.of >= 0 and question.of != question.player:
            # Their card is lost, or they have to take this one.
            return -gain(view, card) if verb == GAIN else keep(view, card)
        if verb == TRASH and question.source is not None and is_bargain(question.source):
            return bargain(view, question.player, question.source.name, card)
        if verb == GAIN or verb == BUY_NOW:
            return gain(view, card)
        if verb == PLAY or verb == PLAY_AS:
            return self.to_play(view, question, card)
        if verb == PUT_ON_DECK and question.kind == ONE:
            return self.for_next_turn(view, question.player, card)
        if verb == DISCARD or verb == PUT_ON_DECK or verb == SET_ASIDE:
            return -use_now(view, question.player, card)
        if verb in AWAY or (verb == REVEAL and returns(question)):
            return -keep(view, card)
        if verb == TAKE or verb == REVEAL:
            return use(card)
        return play_order(card)

    def to_play(self, view: DominionView, question: DominionQuestion, card: Card) -> int:
        """How gladly the seat plays this card by another: what is played several times does the most."""
        source = "" if question.source is None else question.source.name
        if source == "counterfeit":
            return -keep(view, card)
        if source in REPLAYERS:
            return terminal_worth(view, card)
        return play_order(card)

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
            for price in PRICES:
                if coins >= price:
                    return use(card) if coins - card.coins >= price else -use(card)
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
            spent = best_gain(view, 0, view.coins, 0) if view.buys == 1 else 0
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
            return use_now(view, question.player, card) <= JUNK
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


def returns(question: DominionQuestion) -> bool:
    """True where the card that is shown leaves its owner for everybody else's deck."""
    return question.source is not None and question.source.name == "ambassador"


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
