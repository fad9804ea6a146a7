"""A sensible answer to every question a Dominion card can ask, from general principles."""

from __future__ import annotations

from typing import Final, cast

from chaudron.bots.dominion.tastes import option_for, says_yes
from chaudron.bots.dominion.worth import FORCED_TRASHERS, JUNK, gain, keep, play_order, use
from chaudron.games.dominion.card import CARDS, Card, Played
from chaudron.games.dominion.cards.basics import COPPER, ESTATE
from chaudron.games.dominion.choices import (
    AMOUNT,
    BUY_NOW,
    COPY,
    DISCARD,
    GAIN,
    KEEP,
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
    OptionQuestion,
    PlayedQuestion,
    Question,
)
from chaudron.games.dominion.view import DominionView
from chaudron.kernel.request import NAME, NUMBER, ONE, ORDER, YES_NO

# What one gives away, by how much one would rather keep it.
AWAY: Final = (DISCARD, TRASH, PASS, RETURN, PUT_ON_DECK, SET_ASIDE)


class Defaults:
    """Keep what is worth most, part with what is worth least, hurt others rather than yourself."""

    def action(self, view: DominionView, question: CardQuestion) -> Card | None:
        best: Card | None = None
        for c in view.cards(question):
            if c.name in FORCED_TRASHERS and not self.can_spare(view, question.player):
                continue
            if best is None or play_order(c) > play_order(best):
                best = c
        return best

    def can_spare(self, view: DominionView, seat: int) -> bool:
        """True if the hand holds a card that is better trashed."""
        for c in view.hand(seat):
            if keep(c) <= JUNK:
                return True
        return False

    def treasures(self, view: DominionView, question: CardQuestion) -> list[Card]:
        """All Treasures; those that do more than pay go first, one that counts the others last."""
        cards = view.cards(question)
        for c in cards:
            if not c.plain:
                return sorted(cards, key=treasure_order)
        return cards

    def answer(self, view: DominionView, question: Question) -> object:
        kind = question.kind
        if kind == YES_NO:
            return says_yes(view, question)
        if kind == NUMBER:
            return question.hi if question.verb == AMOUNT else question.lo
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

    def value(self, view: DominionView, question: Question, card: Card) -> int:
        """How much the seat would like to end up with this card being chosen."""
        verb = question.verb
        if question.of >= 0 and question.of != question.player:
            # Their card is lost, or they have to take this one.
            return -gain(view, card) if verb == GAIN else keep(card)
        if verb == GAIN or verb == BUY_NOW or verb == COPY:
            return gain(view, card)
        if verb == PLAY or verb == PLAY_AS:
            return play_order(card)
        if verb == DISCARD or verb == PUT_ON_DECK:
            return -use(card)
        if verb in AWAY:
            return -keep(card)
        if verb == TAKE or verb == KEEP or verb == REVEAL:
            return use(card)
        return play_order(card)

    def one(self, view: DominionView, question: Question, cards: list[Card]) -> Card | None:
        best = cards[0]
        for c in cards:
            if self.value(view, question, c) > self.value(view, question, best):
                best = c
        if question.lo == 0 and not self.worth_it(view, question, best):
            return None
        return best

    def worth_it(self, view: DominionView, question: Question, card: Card) -> bool:
        """Whether an optional choice should be made at all."""
        verb = question.verb
        if verb == GAIN or verb == BUY_NOW:
            return self.value(view, question, card) > 0
        if verb == TRASH:
            return question.of >= 0 or keep(card) <= JUNK or trades_up(question)
        if verb == DISCARD:
            return use(card) <= JUNK or pays_for_discards(question)
        if verb == PUT_ON_DECK or verb == RETURN:
            return use(card) > JUNK
        return True

    def some(self, view: DominionView, question: Question, cards: list[Card]) -> list[Card]:
        cards.sort(key=lambda c: -self.value(view, question, c))
        n = question.lo
        while n < question.hi and self.wanted(view, question, cards[n]):
            n += 1
        return cards[:n]

    def wanted(self, view: DominionView, question: Question, card: Card) -> bool:
        """Whether to go on beyond the least number."""
        verb = question.verb
        if verb == TRASH:
            return keep(card) <= JUNK or (card is COPPER and view.count(card) > 3)
        if verb == DISCARD:
            return use(card) <= JUNK
        if verb == GAIN:
            return gain(view, card) > 0
        return verb == PLAY or verb == TAKE or verb == REVEAL

    def played(self, view: DominionView, question: PlayedQuestion) -> Played | None:
        """The dearest card in play: whatever it is picked for, it comes back sooner."""
        best = question.given[0]
        for p in question.given:
            if keep(p.printed) > keep(best.printed):
                best = p
        return best

    # ------------------------------------------------------------ names and options

    def likely(self, view: DominionView, question: Question) -> Card:
        """A card to name: for the viewer's own deck what is commonest in it, else what others want."""
        if question.player == view.seat and question.of < 0:
            cards = view.unseen(question.player)
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
        return chosen[0] if question.kind == ONE else chosen


def treasure_order(card: Card) -> int:
    """Plain ones early for those that count them; what gains or plays others in between; Bank last."""
    if card.plain:
        return 1
    if card.name in ("bank", "horn_of_plenty", "diadem"):
        return 3
    return 0 if card.name in ("counterfeit", "contraband", "venture", "loan") else 2


def trades_up(question: Question) -> bool:
    """True for cards that give something better for what is trashed."""
    source = question.source
    return source is not None and source.name in (
        "spice_merchant", "mercenary", "mine", "governor", "graverobber", "procession",
    )  # fmt: skip


def pays_for_discards(question: Question) -> bool:
    source = question.source
    return source is not None and source.name == "stables"
