"""Who knows what: remembering face-down cards that were looked at, and telling the journal."""

from __future__ import annotations

from chaudron.games.dominion.card import Card
from chaudron.games.dominion.events import CHOSE, DISCARD_PILE, REVEALED, DominionEvent
from chaudron.games.dominion.moments import Moments
from chaudron.games.dominion.state import NO_MASKS, NO_SEEN, Player, Seen
from chaudron.kernel.journal import EVERYONE


class Knowledge(Moments):
    """A seat knows what a person at the table with a perfect memory would know, and no more."""

    def who_sees(self, you: Player) -> int:
        """The seats that see what you see: you, and whoever decides for you."""
        return 1 << you.index | 1 << self.deciders[you.index]

    def sees_hand(self, seat: int, you: Player) -> bool:
        """True if this seat sees your hand and whatever cards let you see: you, or who decides for you."""
        return seat == you.index or (seat >= 0 and self.deciders[you.index] == seat)

    def sees_discards(self, seat: int, you: Player) -> bool:
        """True if this seat may look through your discard pile: who decides for you, only while you do."""
        if seat == you.index:
            return True
        return self.sees_hand(seat, you) and (self.setup.possessor_sees_all or self.searching == you.index)

    def sees_deck(self, seat: int, you: Player) -> bool:
        """True if this seat may know what your deck is made of, though not its order."""
        return seat == you.index or (self.setup.possessor_sees_all and self.sees_hand(seat, you))

    def search_discards(self, you: Player) -> list[Card]:
        """Look through your discard pile, until `searched`; whoever decides for you sees it too."""
        self.searching = you.index
        return you.discard_pile

    def searched(self) -> None:
        self.searching = -1

    # ------------------------------------------------------------ telling

    def tell(
        self,
        kind: int,
        you: Player,
        cards: list[Card],
        seen_by: int = EVERYONE,
        zone: int = 0,
        n: int = -1,
        word: str = "",
        other: int = -1,
    ) -> None:
        """Write a line of the journal. Only call it when somebody listens (self.journal)."""
        journal = self.journal
        if journal is not None:
            count = len(cards) if n < 0 else n
            event = DominionEvent(kind, you.index, cards, count, seen_by, self.depth)
            event.zone = zone
            event.word = word
            event.other = other
            journal.write(event)

    def chose(self, you: Player, option: str) -> None:
        if self.journal is not None:
            acting = self.acting
            self.tell(CHOSE, you, [] if acting is None else [acting], EVERYONE, 0, 1, option)

    def show(self, you: Player, cards: list[Card]) -> None:
        """Reveal cards of your hand, which stay there; everybody remembers them."""
        self.news += 1
        if self.journal is not None:
            self.tell(REVEALED, you, cards[:])
        for card in distinct(cards):
            self.know_of(you, card, cards.count(card), EVERYONE)

    def show_discarded(self, you: Player, cards: list[Card]) -> None:
        """Reveal cards that lie in your discard pile."""
        self.news += 1
        if self.journal is not None:
            self.tell(REVEALED, you, cards[:], zone=DISCARD_PILE)

    def show_hand(self, you: Player) -> None:
        """Reveal your whole hand."""
        self.news += 1
        if self.journal is not None:
            self.tell(REVEALED, you, you.hand[:])
        you.seen = [Seen(c, EVERYONE) for c in you.hand]

    def saw_hand(self, you: Player, seat: int) -> None:
        """This seat has looked at your hand, and remembers it."""
        for card in distinct(you.hand):
            self.know_of(you, card, you.hand.count(card), 1 << seat)

    # ------------------------------------------------------------ remembering hands

    # Player.seen holds, for each card and each number of copies, who knows of that many. A copy that
    # leaves may always be one that nobody had seen, and one that stays need not be the one shown: each
    # seat then knows of one copy less.

    def who_knows(self, you: Player, card: Card) -> list[int]:
        """Who knows of one copy of this card in your hand, of two, and so on."""
        return [s.seats for s in you.seen if s.card is card]

    def remember(self, you: Player, card: Card, layers: list[int]) -> None:
        kept = [s for s in you.seen if s.card is not card]
        for seats in layers:
            kept.append(Seen(card, seats))
        you.seen = kept

    def know_of(self, you: Player, card: Card, n: int, seats: int) -> None:
        """These seats have just seen n copies of this card in your hand."""
        layers = self.who_knows(you, card)
        for i in range(n):
            if i < len(layers):
                layers[i] |= seats
            else:
                layers.append(seats)
        self.remember(you, card, layers)

    def left_hand(self, you: Player, card: Card, openly: bool = True) -> None:
        """A card left your hand: openly, or without the others seeing which."""
        if openly:
            self.remember(you, card, self.who_knows(you, card)[1:])
        else:
            you.seen = NO_SEEN

    def entered_hand(self, you: Player, card: Card, seats: int) -> None:
        """A card entered your hand, and these seats know which: they know of one copy more."""
        if seats & ~self.who_sees(you):
            layers = self.who_knows(you, card)
            for i in range(len(layers)):
                more = layers[i] & seats
                layers[i] |= seats
                seats = more
            if seats:
                layers.append(seats)
            self.remember(you, card, layers)

    # ------------------------------------------------------------ remembering decks

    def onto_deck(self, you: Player, seats: int) -> None:
        """A card was put on your deck (it lies there already), and these seats know which."""
        if len(you.deck) == 1:
            you.bottom_known = 0
        you.top_known = you.top_known + [seats]

    def off_deck(self, you: Player, n: int) -> int:
        """n cards left the top of your deck; returns who knew the last one."""
        known = you.top_known
        if not known:
            return 0
        k = len(known) - n
        you.top_known = known[:k] if k > 0 else NO_MASKS
        return known[k] if k >= 0 else 0

    def knows_top(self, you: Player, seats: int) -> None:
        """These seats have just seen the top card of your deck, which stays there."""
        known = you.top_known
        you.top_known = known[:-1] + [known[-1] | seats] if known else [seats]


def distinct(cards: list[Card]) -> list[Card]:
    """Each card once, in order of first appearance."""
    out: list[Card] = []
    for c in cards:
        if c not in out:
            out.append(c)
    return out
