"""Decks: shuffle, draw, reveal and look at what lies on top."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from chaudron.games.dominion.card import (
    ON_SHUFFLE,
    Card,
)
from chaudron.games.dominion.events import (
    DECK,
    DISCARD_PILE,
    DISCARDED,
    DREW,
    HAND,
    LOOKED,
    PUT_ON_DECK,
    REVEALED,
    SHUFFLED,
    TOOK,
)
from chaudron.games.dominion.knowledge import Knowledge
from chaudron.games.dominion.state import NO_MASKS, Player
from chaudron.kernel.journal import EVERYONE
from chaudron.kernel.rng import shuffle

if TYPE_CHECKING:
    from chaudron.games.dominion.rules import Game


class Decks(Knowledge):
    """A table whose players have decks to draw from. What moves on or off a deck is seen to here."""

    # ------------------------------------------------------------ losing sight

    def lose(self, you: Player, zone: int) -> None:
        """The top of this zone changed: a card gained there has been moved or covered."""
        for gain in self.tracked_gains:
            if gain.player == you.index and gain.to == zone:
                gain.lost = True

    def lose_in_hand(self, you: Player, card: Card) -> None:
        for gain in self.tracked_gains:
            if gain.player == you.index and gain.to == HAND and gain.card is card:
                gain.lost = True

    # ------------------------------------------------------------ decks

    def reshuffle(self, you: Player) -> None:
        """The discard pile, shuffled, becomes the deck."""
        cards = you.discard_pile
        you.discard_pile = []
        if self.tracked_gains:
            self.lose(you, DISCARD_PILE)
        self.shuffle_deck(you, cards)

    def shuffle_deck(self, you: Player, deck: list[Card]) -> None:
        """These cards, shuffled, are your deck from now on; some may then be put where you like."""
        placed: list[Card] = []
        if self.moments & ON_SHUFFLE:
            placed = [c for c in deck if c.moments & ON_SHUFFLE]
            if placed:
                deck = [c for c in deck if not c.moments & ON_SHUFFLE]
                you.aside.extend(placed)
        shuffle(self.rng, deck)
        you.deck = deck
        you.top_known = NO_MASKS
        you.bottom_known = 0
        self.news += 1
        if self.tracked_gains:
            self.lose(you, DECK)
        if self.journal is not None:
            self.tell(SHUFFLED, you, [], n=len(deck) + len(placed))
        for card in placed:
            before, actor = self.acting, self.actor
            self.acting, self.actor = card, you.index
            card.text.on_shuffle(cast("Game", self), you)
            self.acting, self.actor = before, actor

    def put_into_deck(self, you: Player, card: Card, above: int) -> None:
        """Put a card that lies aside into your deck under this many cards; everybody sees where."""
        you.aside.remove(card)
        you.deck.insert(len(you.deck) - above, card)
        known = you.top_known
        known = [0] * (above - len(known)) + known
        you.top_known = known[: len(known) - above] + [EVERYONE] + known[len(known) - above :]

    def draw(self, you: Player, n: int) -> int:
        """Draw n cards, shuffling when the deck runs out; returns how many there were."""
        if n <= 0:
            return 0
        hand = you.hand
        before = len(hand)
        while n > 0:
            deck = you.deck
            left = len(deck)
            if left == 0:
                if not you.discard_pile:
                    break
                self.reshuffle(you)
            elif you.top_known:
                hand.append(deck.pop())
                seats = self.off_deck(you, 1)
                if seats:
                    self.entered_hand(you, hand[-1], seats)
                n -= 1
            else:  # nobody knows any of these cards
                while n > 0 and left > 0:
                    hand.append(deck.pop())
                    left -= 1
                    n -= 1
        drawn = len(hand) - before
        if drawn:
            self.news += 1
            if self.tracked_gains:
                self.lose(you, DECK)
            if self.journal is not None:
                self.tell(DREW, you, hand[before:], self.who_sees(you))
        return drawn

    def next_card(self, you: Player) -> Card | None:
        """Move the top card of the deck aside, shuffling if the deck is empty; None if there is none."""
        if not you.deck:
            if not you.discard_pile:
                return None
            self.reshuffle(you)
        card = you.deck.pop()
        you.aside.append(card)
        if you.top_known:
            self.off_deck(you, 1)
        if self.tracked_gains:
            self.lose(you, DECK)
        self.news += 1
        return card

    def turn_up(self, you: Player, n: int) -> list[Card]:
        """Reveal the top n cards of the deck: they lie aside until they are put somewhere."""
        return self._uncover(you, n, True)

    def look_at(self, you: Player, n: int) -> list[Card]:
        """Look at the top n cards of the deck: they lie aside until they are put somewhere."""
        return self._uncover(you, n, False)

    def _uncover(self, you: Player, n: int, openly: bool) -> list[Card]:
        cards: list[Card] = []
        told = 0
        if not openly or not you.aside:
            you.aside_secret = not openly
        for _ in range(n):
            if not you.deck:
                told = self._tell_uncovered(you, cards, told, openly)
            card = self.next_card(you)
            if card is None:
                break
            cards.append(card)
        self._tell_uncovered(you, cards, told, openly)
        return cards

    def turn_up_until(self, you: Player, enough: Callable[[Card], bool], found: int = 1) -> list[Card]:
        """Reveal cards one by one until `found` of them are what is wanted, or none are left."""
        cards: list[Card] = []
        told = 0
        if not you.aside:
            you.aside_secret = False
        while found > 0:
            if not you.deck:
                told = self._tell_uncovered(you, cards, told, True)
            card = self.next_card(you)
            if card is None:
                break
            cards.append(card)
            if enough(card):
                found -= 1
        self._tell_uncovered(you, cards, told, True)
        return cards

    def _tell_uncovered(self, you: Player, cards: list[Card], told: int, openly: bool) -> int:
        """Tell what lies uncovered and was not told yet: a shuffle may ask where to put a card."""
        if self.journal is not None and len(cards) > told:
            if openly:
                self.tell(REVEALED, you, cards[told:], zone=DECK)
            else:
                self.tell(LOOKED, you, cards[told:], self.who_sees(you), DECK)
        return len(cards)

    def reveal_top(self, you: Player) -> Card | None:
        """Reveal the top card of the deck, which stays there for now."""
        return self._peek(you, True)

    def look_at_top(self, you: Player) -> Card | None:
        """Look at the top card of the deck, which stays there for now."""
        return self._peek(you, False)

    def _peek(self, you: Player, openly: bool) -> Card | None:
        if not you.deck:
            if not you.discard_pile:
                return None
            self.reshuffle(you)
        card = you.deck[-1]
        self.news += 1
        self.knows_top(you, EVERYONE if openly else self.who_sees(you))
        if self.journal is not None:
            if openly:
                self.tell(REVEALED, you, [card], zone=DECK)
            else:
                self.tell(LOOKED, you, [card], self.who_sees(you), DECK)
        return card

    def take_top(self, you: Player) -> None:
        """Put the top card of the deck, which has been seen already, into the hand."""
        card = you.deck.pop()
        seats = self.off_deck(you, 1)
        if self.tracked_gains:
            self.lose(you, DECK)
        you.hand.append(card)
        self.entered_hand(you, card, seats)
        if self.journal is not None:
            self.tell(TOOK, you, [card], seats | self.who_sees(you), DECK)

    def look_at_bottom(self, you: Player) -> Card | None:
        """Look at the bottom card of the deck, which stays there for now."""
        if not you.deck:
            if not you.discard_pile:
                return None
            self.reshuffle(you)
        card = you.deck[0]
        self.news += 1
        you.bottom_known |= self.who_sees(you)
        if self.journal is not None:
            self.tell(LOOKED, you, [card], self.who_sees(you), DECK)
        return card

    def bottom_to_top(self, you: Player) -> None:
        """Put the bottom card of the deck on top; whoever knew it still does."""
        known = you.top_known
        seats = you.bottom_known
        if len(known) == len(you.deck):
            seats |= known[0]
            known = known[1:]
        card = you.deck.pop(0)
        you.deck.append(card)
        you.top_known = known + [seats]
        you.bottom_known = 0
        if self.tracked_gains:
            self.lose(you, DECK)
        if self.journal is not None:
            self.tell(PUT_ON_DECK, you, [card], seats | self.who_sees(you), DECK)

    def discard_deck(self, you: Player) -> None:
        """Turn the whole deck over onto the discard pile: not discarding, and nobody looks through it."""
        n = len(you.deck)
        you.discard_pile.extend(you.deck[::-1])
        you.deck = []
        you.top_known = NO_MASKS
        you.bottom_known = 0
        if self.tracked_gains:
            self.lose(you, DECK)
            self.lose(you, DISCARD_PILE)
        if n:
            self.news += 1
        if self.journal is not None:
            self.tell(DISCARDED, you, [], zone=DECK, n=n)
