"""What players do, in the rulebook's words: draw, discard, trash, gain, reveal, play, set aside."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from chaudron.games.dominion.card import (
    IN_HAND_ON_ATTACK,
    IN_HAND_ON_BUY,
    IN_HAND_ON_GAIN,
    IN_HAND_ON_OTHER_GAIN,
    IN_HAND_ON_TRASH,
    IN_PLAY_INSTEAD_OF_TRASH,
    IN_PLAY_ON_ATTACK,
    IN_PLAY_ON_BUY,
    IN_PLAY_ON_GAIN,
    IN_PLAY_ON_PLAY,
    IN_SUPPLY_ON_GAIN,
    INSTEAD_OF_GAIN,
    ON_BUY,
    ON_DISCARD,
    ON_GAIN,
    ON_SHUFFLE,
    ON_TRASH,
    Card,
    Played,
    Rule,
)
from chaudron.games.dominion.choices import DISCARD, FIRST, ORDER_ON_DECK, CardQuestion
from chaudron.games.dominion.events import (
    ASIDE,
    BECAME,
    BOUGHT,
    DECK,
    DISCARD_PILE,
    DISCARDED,
    DREW,
    GAINED,
    HAND,
    IN_PLAY,
    LOOKED,
    MAT,
    NAMED,
    PASSED,
    PLAYED,
    PUT_ON_DECK,
    RETURNED,
    REVEALED,
    SET_ASIDE,
    SHUFFLED,
    SUPPLY,
    TOKENS,
    TOOK,
    TRASH_PILE,
    TRASHED,
    Attack,
    Buy,
    Gain,
    Trashing,
)
from chaudron.games.dominion.knowledge import Knowledge, distinct
from chaudron.games.dominion.moments import DEPTH_LIMIT, REPLACES_GAIN
from chaudron.games.dominion.state import NO_MASKS, Due, ExtraTurn, Mat, Player
from chaudron.kernel.journal import EVERYONE
from chaudron.kernel.request import ONE
from chaudron.kernel.rng import shuffle

if TYPE_CHECKING:
    from chaudron.games.dominion.rules import Game

GAIN_MOMENTS: Final = (
    ON_GAIN
    | INSTEAD_OF_GAIN
    | IN_HAND_ON_GAIN
    | IN_HAND_ON_OTHER_GAIN
    | IN_PLAY_ON_GAIN
    | IN_SUPPLY_ON_GAIN
    | REPLACES_GAIN
)
BUY_MOMENTS: Final = ON_BUY | IN_HAND_ON_BUY | IN_PLAY_ON_BUY
TRASH_MOMENTS: Final = ON_TRASH | IN_HAND_ON_TRASH
ATTACK_MOMENTS: Final = IN_HAND_ON_ATTACK | IN_PLAY_ON_ATTACK


class Verbs(Knowledge):
    """Every verb moves cards first and fires moments after. A zone is named by the list it is."""

    # ------------------------------------------------------------ losing sight

    def lose(self, you: Player, zone: int) -> None:
        """The top of this zone changed: a card gained there has been moved or covered."""
        for gain in self.trails:
            if gain.player == you.index and gain.to == zone:
                gain.lost = True

    def lose_in_hand(self, you: Player, card: Card) -> None:
        for gain in self.trails:
            if gain.player == you.index and gain.to == HAND and gain.card is card:
                gain.lost = True

    # ------------------------------------------------------------ decks

    def reshuffle(self, you: Player) -> None:
        """The discard pile, shuffled, becomes the deck."""
        cards = you.discard_pile
        you.discard_pile = []
        if self.trails:
            self.lose(you, DISCARD_PILE)
        self.shuffle_deck(you, cards)

    def shuffle_deck(self, you: Player, deck: list[Card]) -> None:
        """These cards, shuffled, are your deck from now on; some may then be put where you like."""
        placed: list[Card] = []
        if self.cares & ON_SHUFFLE:
            placed = [c for c in deck if c.moments & ON_SHUFFLE]
            if placed:
                deck = [c for c in deck if not c.moments & ON_SHUFFLE]
                you.aside.extend(placed)
        shuffle(self.rng, deck)
        you.deck = deck
        you.top_known = NO_MASKS
        you.bottom_known = 0
        self.news += 1
        if self.trails:
            self.lose(you, DECK)
        if self.journal is not None:
            self.tell(SHUFFLED, you, [], n=len(deck) + len(placed))
        for card in placed:
            before = self.acting
            self.acting = card
            card.text.on_shuffle(cast("Game", self), you)
            self.acting = before

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
            if self.trails:
                self.lose(you, DECK)
            if self.journal is not None:
                self.tell(DREW, you, hand[before:], self.eyes(you))
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
        if self.trails:
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
                self.tell(LOOKED, you, cards[told:], self.eyes(you), DECK)
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
        self.knows_top(you, EVERYONE if openly else self.eyes(you))
        if self.journal is not None:
            if openly:
                self.tell(REVEALED, you, [card], zone=DECK)
            else:
                self.tell(LOOKED, you, [card], self.eyes(you), DECK)
        return card

    def discard_top(self, you: Player) -> None:
        """Discard the top card of the deck, which has been seen already."""
        card = you.deck.pop()
        self.off_deck(you, 1)
        if self.trails:
            self.lose(you, DECK)
        you.aside.append(card)
        self.discard(you, card, you.aside)

    def take_top(self, you: Player) -> None:
        """Put the top card of the deck, which has been seen already, into the hand."""
        card = you.deck.pop()
        seats = self.off_deck(you, 1)
        if self.trails:
            self.lose(you, DECK)
        you.hand.append(card)
        self.entered_hand(you, card, seats)
        if self.journal is not None:
            self.tell(TOOK, you, [card], seats | self.eyes(you), DECK)

    def look_at_bottom(self, you: Player) -> Card | None:
        """Look at the bottom card of the deck, which stays there for now."""
        if not you.deck:
            if not you.discard_pile:
                return None
            self.reshuffle(you)
        card = you.deck[0]
        self.news += 1
        you.bottom_known |= self.eyes(you)
        if self.journal is not None:
            self.tell(LOOKED, you, [card], self.eyes(you), DECK)
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
        if self.trails:
            self.lose(you, DECK)
        if self.journal is not None:
            self.tell(PUT_ON_DECK, you, [card], seats | self.eyes(you), DECK)

    def discard_deck(self, you: Player) -> None:
        """Turn the whole deck over onto the discard pile: not discarding, and nobody looks through it."""
        n = len(you.deck)
        you.discard_pile.extend(you.deck[::-1])
        you.deck = []
        you.top_known = NO_MASKS
        you.bottom_known = 0
        if self.trails:
            self.lose(you, DECK)
            self.lose(you, DISCARD_PILE)
        if n:
            self.news += 1
        if self.journal is not None:
            self.tell(DISCARDED, you, [], zone=DECK, n=n)

    # ------------------------------------------------------------ leaving a zone

    def leave(self, you: Player, card: Card, zone: list[Card], openly: bool = True) -> None:
        """Take a card out of a zone of yours (or of the trash)."""
        top = zone[-1]
        zone.remove(card)
        if zone is you.hand:
            if you.seen:
                self.left_hand(you, card, openly)
            if self.trails:
                self.lose_in_hand(you, card)
        elif zone is you.discard_pile:
            if self.trails and (not zone or zone[-1] is not top):
                self.lose(you, DISCARD_PILE)

    # ------------------------------------------------------------ discarding

    def discard(self, you: Player, card: Card, zone: list[Card] | None = None) -> None:
        """Discard a card from hand, or from another zone."""
        self.discard_all(you, [card], zone)

    def discard_all(self, you: Player, cards: list[Card], zone: list[Card] | None = None) -> None:
        """Discard cards together: all move first, then each may react."""
        if not cards:
            return
        origin = you.hand if zone is None else zone
        for card in cards:
            self.leave(you, card, origin)
            you.discard_pile.append(card)
        if self.trails:
            self.lose(you, DISCARD_PILE)
        if self.journal is not None:
            self.tell(DISCARDED, you, cards[:], zone=HAND if zone is None else DECK)
        if self.cares & ON_DISCARD:
            for card in cards[:]:
                if card.moments & ON_DISCARD:
                    before = self.acting
                    self.acting = card
                    card.text.on_discard(cast("Game", self), you)
                    self.acting = before

    def choose_discards(self, you: Player, lo: int, hi: int) -> int:
        """Discard from lo to hi cards of your choice from hand; returns how many were."""
        cards = self.choose(you, DISCARD, you.hand, lo, hi)
        self.discard_all(you, cards)
        return len(cards)

    def discard_down_to(self, you: Player, n: int) -> None:
        """Discard from hand until n cards are left."""
        excess = len(you.hand) - n
        if excess > 0:
            self.choose_discards(you, excess, excess)

    # ------------------------------------------------------------ putting cards somewhere

    def put_on_deck(
        self, you: Player, card: Card, zone: list[Card] | None = None, openly: bool = False
    ) -> None:
        """Put a card from hand (or another zone) on top of your deck."""
        origin = you.hand if zone is None else zone
        self.leave(you, card, origin, openly)
        you.deck.append(card)
        self.onto_deck(you, EVERYONE if openly else self.eyes(you))
        if self.trails:
            self.lose(you, DECK)
        if self.journal is not None:
            where = HAND if zone is None else DISCARD_PILE if zone is you.discard_pile else ASIDE
            self.tell(PUT_ON_DECK, you, [card], EVERYONE if openly else self.eyes(you), where)

    def put_back(self, you: Player, cards: list[Card], openly: bool = False) -> None:
        """Put cards that lie aside back on your deck, in an order of your choice (first on top).

        `openly`: everybody has seen the cards; the order of several is known to you alone.
        """
        known = openly and len(distinct(cards)) <= 1
        for card in reversed(self.order(you, ORDER_ON_DECK, cards)):
            self.put_on_deck(you, card, you.aside, known)

    def shuffle_in(self, you: Player, cards: list[Card], zone: list[Card]) -> None:
        """Shuffle cards of another zone into your deck."""
        for card in cards:
            self.leave(you, card, zone)
        self.shuffle_deck(you, you.deck + cards)

    def take(self, you: Player, card: Card, zone: list[Card], openly: bool = True) -> None:
        """Put a card from another zone into your hand."""
        self.leave(you, card, zone)
        you.hand.append(card)
        seats = EVERYONE if openly else self.eyes(you)
        self.entered_hand(you, card, seats)
        if self.journal is not None:
            self.tell(TOOK, you, [card], seats, DISCARD_PILE if zone is you.discard_pile else ASIDE)

    def pass_left(self, chosen: list[Card | None]) -> None:
        """Everybody hands the card chosen for their seat to the left at once: no gain, no discard."""
        for you in self.players:
            card = chosen[you.index]
            if card is not None:
                self.leave(you, card, you.hand, False)
        for you in self.players:
            card = chosen[you.index]
            if card is not None:
                to = self.others(you)[0]
                to.hand.append(card)
                seats = self.eyes(you) | self.eyes(to)
                self.entered_hand(to, card, seats)
                if self.journal is not None:
                    self.tell(PASSED, you, [card], seats, HAND, other=to.index)
        self.news += 1

    def return_to_pile(self, you: Player, card: Card, zone: list[Card]) -> bool:
        """Put a card back on its pile; False if it has none."""
        pile = self.box.pile_of[card.id]
        if pile < 0:
            return False
        self.leave(you, card, zone)
        self.put_on_pile(pile, card)
        if self.journal is not None:
            self.tell(RETURNED, you, [card], zone=SUPPLY)
        return True

    def return_this(self, you: Player) -> bool:
        """Put the card being played back on its pile; False if it is no longer in play, or has none."""
        this = self.this
        if this is None:
            return False
        card = this.printed
        pile = self.box.pile_of[card.id]
        if pile < 0 or not self.leave_play(you, this):
            return False
        self.put_on_pile(pile, card)
        if self.journal is not None:
            self.tell(RETURNED, you, [card], zone=SUPPLY)
        return True

    def turn_up_pile(self, you: Player, pile: int, n: int) -> list[Card]:
        """Reveal the top n cards of a pile of different cards: they lie aside."""
        cards: list[Card] = []
        while pile >= 0 and len(cards) < n:
            card = self.top(pile)
            if card is None:
                break
            self.take_off(pile, card)
            you.aside.append(card)
            cards.append(card)
        if cards:
            self.news += 1
            if self.journal is not None:
                self.tell(REVEALED, you, cards[:], zone=SUPPLY)
        return cards

    def put_under_pile(self, you: Player, pile: int, cards: list[Card]) -> None:
        """Put cards that lie aside under a pile of different cards, the first of them lowest."""
        if not cards:
            return
        for card in cards:
            you.aside.remove(card)
        self.stacks[pile] = cards + self.stacks[pile]
        self.counts[pile] += len(cards)
        if self.journal is not None:
            self.tell(RETURNED, you, cards, zone=SUPPLY)

    def put_on_mat(self, you: Player, mat: str, cards: list[Card], secret: bool = False) -> None:
        """Put cards, already taken out of their zone, on a mat of yours."""
        kept = [m for m in you.mats if m.name != mat]
        kept.append(Mat(mat, you.mat(mat) + cards, secret))
        you.mats = kept
        if self.journal is not None:
            self.tell(SET_ASIDE, you, cards, self.eyes(you) if secret else EVERYONE, MAT, word=mat)

    def clear_mat(self, you: Player, mat: str) -> list[Card]:
        """Take everything off a mat of yours."""
        cards = you.mat(mat)[:]
        you.mats = [m for m in you.mats if m.name != mat]
        return cards

    def take_mat(self, you: Player, mat: str) -> None:
        """Take all cards of a face-down mat of yours into your hand."""
        cards = self.clear_mat(you, mat)
        you.hand.extend(cards)
        if self.journal is not None:
            self.tell(TOOK, you, cards, self.eyes(you), MAT, word=mat)

    def add_tokens(self, you: Player, kind: str, n: int) -> None:
        """Give yourself tokens: 'vp', or those of a mat."""
        if n:
            tokens = dict(you.tokens)
            tokens[kind] = tokens.get(kind, 0) + n
            you.tokens = tokens
            if self.journal is not None:
                self.tell(TOKENS, you, [], n=n, word=kind)

    def announce_name(self, you: Player, card: Card) -> None:
        if self.journal is not None:
            self.tell(NAMED, you, [card])

    # ------------------------------------------------------------ trashing

    def trash(self, you: Player, card: Card, zone: list[Card] | None = None) -> None:
        """Trash a card from hand, or from another zone of yours."""
        self.trash_all(you, [card], zone)

    def trash_all(self, you: Player, cards: list[Card], zone: list[Card] | None = None) -> None:
        """Trash cards together: all move first, then their effects happen in the order you like."""
        origin = you.hand if zone is None else zone
        trashings: list[Trashing] = []
        for card in cards:
            self.leave(you, card, origin)
            trashings.append(Trashing(you.index, card, card))
        self.into_trash(you, trashings, DISCARD_PILE if zone is you.discard_pile else 0)

    def trash_played(self, you: Player, played: Played) -> bool:
        """Trash a card from play; False if it is no longer there."""
        return self.trash_all_played(you, [played]) == 1

    def trash_all_played(self, you: Player, cards: list[Played]) -> int:
        """Trash cards from play together; returns how many were still there."""
        gone = [p for p in cards if self.leave_play(you, p)]
        self.into_trash(you, [Trashing(you.index, p.printed, p.card) for p in gone])
        return len(gone)

    def trash_this(self, you: Player) -> bool:
        """Trash the card being played; False if it is no longer in play."""
        this = self.this
        return this is not None and self.trash_played(you, this)

    def trash_gained(self, you: Player, gain: Gain) -> None:
        """Trash a card just gained, from where it landed."""
        card = gain.card
        if card is not None and not gain.lost:
            self.pick_up(you, gain)
            self.into_trash(you, [Trashing(you.index, card, card)])

    def into_trash(self, you: Player, trashings: list[Trashing], zone: int = 0) -> None:
        """Cards that left their zones reach the trash together; then their effects."""
        if not trashings:
            return
        if self.cares & IN_PLAY_INSTEAD_OF_TRASH:
            for t in trashings:
                for r in self.rules:
                    if r.moments & IN_PLAY_INSTEAD_OF_TRASH and r.player in (-1, t.player):
                        r.in_play_instead_of_trash(cast("Game", self), you, t)
        for t in trashings:
            if not t.aside:
                self.trash_pile.append(t.card)
        if self.journal is not None:
            self.tell(TRASHED, you, [t.card for t in trashings], zone=zone)
        if not self.cares & TRASH_MOMENTS:
            return
        left = trashings[:]
        while left:
            t = left[0]
            acting = distinct([x.face for x in left if acts_when_trashed(x.face)])
            if len(acting) > 1:
                i = you.index
                q = CardQuestion(i, self.deciders[i], ONE, FIRST, 1, 1, None, acting)
                chosen = self.driver.answer(self, q)
                t = [x for x in left if x.face is chosen][0]
            left.remove(t)
            self.fire_trash(you, t)

    def take_trashed(self, you: Player, trashing: Trashing) -> bool:
        """Take a card of yours that was just trashed into your hand; False if it is gone."""
        card = trashing.card
        if trashing.aside:
            for m in you.mats:
                if card in m.cards:
                    rest = m.cards[:]
                    rest.remove(card)
                    you.mats = [Mat(m.name, rest, m.secret) if x is m else x for x in you.mats]
                    break
            else:
                return False
        elif card in self.trash_pile:
            self.trash_pile.remove(card)
        else:
            return False
        you.hand.append(card)
        self.entered_hand(you, card, EVERYONE)
        if self.journal is not None:
            self.tell(TOOK, you, [card], EVERYONE, TRASH_PILE)
        return True

    # ------------------------------------------------------------ gaining

    def gain(self, you: Player, card: Card, to: int = DISCARD_PILE) -> Card | None:
        """Gain a card from its pile; returns the card really gained, None if there was none."""
        pile = self.box.pile_of[card.id]
        if not self.within_reach(pile, card):
            return None
        return self.gaining(Gain(you.index, card, SUPPLY, pile, to))

    def gain_top(self, you: Player, pile: str) -> Card | None:
        """Gain the top card of the pile of this name, to your discard pile."""
        i = self.box.pile_named(pile)
        card = self.top(i) if i >= 0 else None
        return None if card is None else self.gaining(Gain(you.index, card, SUPPLY, i, DISCARD_PILE))

    def gain_from_trash(self, you: Player, card: Card, to: int = DISCARD_PILE) -> Card | None:
        if card not in self.trash_pile:
            return None
        return self.gaining(Gain(you.index, card, TRASH_PILE, -1, to))

    def gaining(self, gain: Gain) -> Card | None:
        """Carry out a gain: replacements, the move, then what happens when the card is gained."""
        cares = self.cares
        card = gain.card
        if cares & REPLACES_GAIN:
            pile = gain.pile
            self.replace_gain(gain)
            if gain.replaced:
                if gain.reserved and card is not None:
                    self.players[gain.holder].aside.remove(card)
                    self.put_on_pile(pile, card)
                    gain.reserved = False
                card = gain.card
                if card is None:
                    return None
                gain.source = SUPPLY
                gain.pile = self.box.pile_of[card.id]
                if not self.within_reach(gain.pile, card):
                    return None
        assert card is not None
        you = self.players[gain.player]
        if card.moments & INSTEAD_OF_GAIN:
            card.text.instead_of_gain(cast("Game", self), you, gain)
        if gain.source == TRASH_PILE:
            self.trash_pile.remove(card)
        elif gain.reserved or gain.source == ASIDE:
            self.players[gain.holder].aside.remove(card)
        else:
            self.take_off(gain.pile, card)
        if gain.to == DISCARD_PILE:
            you.discard_pile.append(card)
            if self.trails:
                self.lose(you, DISCARD_PILE)
        elif gain.to == DECK:
            you.deck.append(card)
            self.onto_deck(you, EVERYONE)
            if self.trails:
                self.lose(you, DECK)
        else:
            you.hand.append(card)
            self.entered_hand(you, card, EVERYONE)
        if gain.player == self.current:
            self.gained.append(card)
        if self.journal is not None:
            self.tell(GAINED, you, [card], zone=gain.to)
        if cares & GAIN_MOMENTS or self.pile_tokens:
            self.fire_gain(gain)
        return card

    def pick_up(self, you: Player, gain: Gain) -> None:
        """Take a gained card from where it landed, to put it elsewhere."""
        card = gain.card
        assert card is not None
        gain.lost = True
        if gain.to == DISCARD_PILE:
            you.discard_pile.pop()
        elif gain.to == DECK:
            you.deck.pop()
            self.off_deck(you, 1)
        else:
            self.leave(you, card, you.hand)

    def put_gained_on_deck(self, you: Player, gain: Gain) -> None:
        """Move a card just gained from where it landed onto your deck."""
        card = gain.card
        if card is not None and not gain.lost:
            self.pick_up(you, gain)
            you.aside.append(card)
            self.put_on_deck(you, card, you.aside, True)

    # ------------------------------------------------------------ buying

    def buy(self, you: Player, card: Card) -> None:
        """Pay for a Supply card; when-buy effects; then gain it."""
        pile = self.box.pile_of[card.id]
        self.pay(you, card)
        if not self.cares & BUY_MOMENTS and not self.pile_tokens:
            self.gaining(Gain(you.index, card, SUPPLY, pile, DISCARD_PILE))
            return
        # The bought card is off its pile while when-buy effects look there (DA: Talisman).
        self.take_off(pile, card)
        you.aside.append(card)
        self.fire_buy(you, Buy(you.index, card, pile))
        gain = Gain(you.index, card, SUPPLY, pile, DISCARD_PILE)
        gain.reserved = True
        self.gaining(gain)

    def buy_aside(self, you: Player, card: Card) -> None:
        """Buy a card that lies aside and comes from no pile; replaced, it stays there."""
        self.pay(you, card)
        self.fire_buy(you, Buy(you.index, card, -1))
        self.gaining(Gain(you.index, card, ASIDE, -1, DISCARD_PILE))

    def pay(self, you: Player, card: Card) -> None:
        self.coins -= self.cost(card)
        self.potions -= card.potion
        self.bought.append(card)
        if self.journal is not None:
            self.tell(BOUGHT, you, [card])

    # ------------------------------------------------------------ playing

    def enter_play(self, card: Card) -> Played:
        """A record for a card that is put into play."""
        if card.plain:
            return card.record
        self.serial += 1
        return Played(card, self.serial)

    def leave_play(self, you: Player, played: Played) -> bool:
        """Take a card out of play; False if it is no longer there."""
        if played.card.plain:
            if played not in you.in_play:
                return False
        else:
            if not played.in_play:
                return False
            played.in_play = False
        you.in_play.remove(played)
        return True

    def put_played_on_deck(self, you: Player, played: Played, openly: bool = True) -> bool:
        """Put a card from play on your deck; False if it is no longer there."""
        if not self.leave_play(you, played):
            return False
        seats = EVERYONE if openly else self.eyes(you)
        you.deck.append(played.printed)
        self.onto_deck(you, seats)
        if self.trails:
            self.lose(you, DECK)
        if self.journal is not None:
            self.tell(PUT_ON_DECK, you, [played.printed], seats, IN_PLAY)
        return True

    def play(self, you: Player, card: Card, zone: list[Card] | None = None) -> Played:
        """Put a card from hand (or another zone) into play and follow its instructions."""
        self.leave(you, card, you.hand if zone is None else zone)
        played = self.enter_play(card)
        you.in_play.append(played)
        self.follow(you, played)
        return played

    def play_times(self, you: Player, card: Card, times: int) -> Played:
        """Play a card from hand several times; the card doing so stays out with a Duration."""
        self.leave(you, card, you.hand)
        played = self.enter_play(card)
        you.in_play.append(played)
        if self.this is not None and not card.plain:
            played.by = self.this.uid
        for _ in range(times):
            self.follow(you, played)
        return played

    def follow(self, you: Player, played: Played) -> None:
        """Follow a card's instructions (again), wherever it is now."""
        card = played.card
        this = self.this
        acting = self.acting
        attack = self.attack
        self.this = played
        if self.journal is not None:
            self.tell(PLAYED, you, [card])
        self.depth += 1
        if self.depth > DEPTH_LIMIT:
            raise RuntimeError(f"plays of {card.name} nest without end")
        if not card.plain:
            self.played.append(card)
            if card.is_action:
                self.action_plays += 1
        self.instruct(you, played)
        self.depth -= 1
        self.this = this
        self.acting = acting
        self.attack = attack

    def instruct(self, you: Player, played: Played) -> None:
        """Others may react to the card being played; then its text happens."""
        card = played.card
        self.acting = card
        if self.cares & IN_PLAY_ON_PLAY:
            self.fire_play(you, played)
        if card.is_attack:
            self.attack = Attack(you.index, played)
            if self.cares & ATTACK_MOMENTS:
                self.fire_attack(you, self.attack)
        card.text.play(cast("Game", self), you)

    def fire_play(self, you: Player, played: Played) -> None:
        game = cast("Game", self)
        for p in you.in_play[:]:
            if p.card.moments & IN_PLAY_ON_PLAY and p is not played and p.in_play:
                before = self.acting
                self.acting = p.card
                p.card.text.in_play_on_play(game, you, p, played)
                self.acting = before
        for r in self.rules:
            if r.moments & IN_PLAY_ON_PLAY:
                r.in_play_on_play(game, you, played, played)

    def become(self, you: Player, card: Card) -> None:
        """The card being played is this other card until it leaves play; its text happens."""
        this = self.this
        assert this is not None
        this.card = card
        self.played[-1] = card
        if self.journal is not None:
            self.tell(BECAME, you, [card])
        self.instruct(you, this)

    def attacked(self, you: Player) -> list[Player]:
        """The other players this Attack affects, in turn order from your left."""
        attack = self.attack
        if attack is None:
            return self.others(you)
        return [p for p in self.others(you) if p.index not in attack.unaffected]

    def later(self, you: Player, cards: list[Card] | None = None, secret: bool = False) -> None:
        """The card being played has something to do at the start of your next turn (`next_turn`)."""
        this = self.this
        assert this is not None and self.acting is not None
        aside = [] if cards is None else cards
        you.due = you.due + [Due(self.acting, this.uid, this.by, aside, secret)]
        if aside and self.journal is not None:
            self.tell(SET_ASIDE, you, aside, self.eyes(you) if secret else EVERYONE)

    def react_later(self, you: Player, card: Card) -> None:
        """A card set aside from hand has something to do at the start of your next turn."""
        self.leave(you, card, you.hand)
        you.due = you.due + [Due(card, -1, -1, [card], False)]
        if self.journal is not None:
            self.tell(SET_ASIDE, you, [card])

    # ------------------------------------------------------------ turns

    def add_rule(self, rule: Rule) -> None:
        """A rule for the rest of this turn."""
        self.rules = self.rules + [rule]
        self.cares |= rule.moments

    def extra_turn(self, turn: ExtraTurn) -> None:
        """A turn to come after this one."""
        self.extra_turns = self.extra_turns + [turn]


def acts_when_trashed(card: Card) -> bool:
    """True if it has something to do when trashed, at a moment that may matter."""
    return card.moments & ON_TRASH != 0 and not card.text.commutes


__all__ = ["ASIDE", "DECK", "DISCARD_PILE", "HAND", "IN_PLAY", "Verbs"]
