"""Cards change places: discard, trash, put on a deck, a mat or a pile, into play and out of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from chaudron.games.dominion.card import (
    IN_HAND_ON_TRASH,
    IN_PLAY_INSTEAD_OF_TRASH,
    ON_DISCARD,
    ON_TRASH,
    Card,
    Played,
)
from chaudron.games.dominion.choices import DISCARD, FIRST, ORDER_ON_DECK, CardQuestion
from chaudron.games.dominion.decks import Decks
from chaudron.games.dominion.events import (
    ASIDE,
    DECK,
    DISCARD_PILE,
    DISCARDED,
    HAND,
    IN_PLAY,
    MAT,
    NAMED,
    PASSED,
    PUT_ON_DECK,
    RETURNED,
    REVEALED,
    SET_ASIDE,
    SUPPLY,
    TOKENS,
    TOOK,
    TRASH_PILE,
    TRASHED,
    Gain,
    Trashing,
)
from chaudron.games.dominion.knowledge import distinct
from chaudron.games.dominion.redeal import own_back
from chaudron.games.dominion.state import HandedOn, Mat, Player
from chaudron.kernel.journal import EVERYONE
from chaudron.kernel.request import ONE

if TYPE_CHECKING:
    from chaudron.games.dominion.rules import Game

TRASH_MOMENTS: Final = ON_TRASH | IN_HAND_ON_TRASH


class Moving(Decks):
    """A table at which cards move: first all move, then moments fire. A zone is named by the list it is."""

    # ------------------------------------------------------------ leaving a zone

    def leave(self, you: Player, card: Card, zone: list[Card], openly: bool = True) -> None:
        """Take a card out of a zone of yours (or of the trash)."""
        top = zone[-1]
        zone.remove(card)
        if zone is you.hand:
            if you.seen:
                self.left_hand(you, card, openly)
            if self.tracked_gains:
                self.lose_in_hand(you, card)
        elif zone is you.discard_pile:
            if self.tracked_gains and (not zone or zone[-1] is not top):
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
        if self.tracked_gains:
            self.lose(you, DISCARD_PILE)
        if self.journal is not None:
            self.tell(DISCARDED, you, cards[:], zone=HAND if zone is None else DECK)
        if self.moments & ON_DISCARD:
            for card in cards[:]:
                if card.moments & ON_DISCARD:
                    before, actor = self.acting, self.actor
                    self.acting, self.actor = card, you.index
                    card.text.on_discard(cast("Game", self), you)
                    self.acting, self.actor = before, actor

    def discard_top(self, you: Player) -> None:
        """Discard the top card of the deck, which has been seen already."""
        card = you.deck.pop()
        self.off_deck(you, 1)
        if self.tracked_gains:
            self.lose(you, DECK)
        you.aside.append(card)
        self.discard(you, card, you.aside)

    def choose_discards(self, you: Player, lo: int, hi: int, occasion: str = "") -> int:
        """Discard from lo to hi cards of your choice from hand; returns how many were."""
        cards = self.choose(you, DISCARD, you.hand, lo, hi, occasion=occasion)
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
        self.onto_deck(you, EVERYONE if openly else self.who_sees(you))
        if self.tracked_gains:
            self.lose(you, DECK)
        if self.journal is not None:
            where = HAND if zone is None else DISCARD_PILE if zone is you.discard_pile else ASIDE
            self.tell(PUT_ON_DECK, you, [card], EVERYONE if openly else self.who_sees(you), where)

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
        seats = EVERYONE if openly else self.who_sees(you)
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
                seats = self.who_sees(you) | self.who_sees(to)
                self.entered_hand(to, card, seats)
                if self.n_players > 2 and not own_back(card):
                    self.handed_on = [*self.handed_on, HandedOn(card, you.index, to.index, seats)]
                if self.journal is not None:
                    self.tell(PASSED, you, [card], seats, HAND, other=to.index)
        self.news += 1

    def return_to_pile(self, you: Player, card: Card, zone: list[Card]) -> bool:
        """Put a card back on its pile; False if it has none."""
        pile = self.setup.pile_of[card.id]
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
        pile = self.setup.pile_of[card.id]
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
            self.tell(SET_ASIDE, you, cards, self.who_sees(you) if secret else EVERYONE, MAT, word=mat)

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
            self.tell(TOOK, you, cards, self.who_sees(you), MAT, word=mat)

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

    def into_trash(self, you: Player, trashings: list[Trashing], zone: int = 0) -> None:
        """Cards that left their zones reach the trash together; then their effects."""
        if not trashings:
            return
        if self.moments & IN_PLAY_INSTEAD_OF_TRASH:
            for t in trashings:
                for r in self.rules:
                    if r.moments & IN_PLAY_INSTEAD_OF_TRASH and r.player in (-1, t.player):
                        r.in_play_instead_of_trash(cast("Game", self), you, t)
        for t in trashings:
            if not t.mat:
                self.trash_pile.append(t.card)
        if self.journal is not None:
            self.tell(TRASHED, you, [t.card for t in trashings], zone=zone)
        if not self.moments & TRASH_MOMENTS:
            return
        left = trashings[:]
        while left:
            t = left[0]
            acting = distinct([x.face for x in left if acts_when_trashed(x.face)])
            if len(acting) > 1:
                i = you.index
                q = CardQuestion(i, self.deciders[i], ONE, FIRST, 1, 1, None, acting)
                q.occasion = "several"
                chosen = self.driver.answer(self, q)
                t = [x for x in left if x.face is chosen][0]
            left.remove(t)
            self.fire_trash(you, t)

    def take_trashed(self, you: Player, trashing: Trashing) -> bool:
        """Take a card of yours that was just trashed into your hand; False if it is gone."""
        card = trashing.card
        if trashing.mat:
            rest = you.mat(trashing.mat)[:]
            if card not in rest:
                return False
            rest.remove(card)
            you.mats = [Mat(m.name, rest, m.secret) if m.name == trashing.mat else m for m in you.mats]
        elif card in self.trash_pile:
            self.trash_pile.remove(card)
        else:
            return False
        you.hand.append(card)
        self.entered_hand(you, card, EVERYONE)
        if self.journal is not None:
            self.tell(TOOK, you, [card], EVERYONE, TRASH_PILE)
        return True

    # ------------------------------------------------------------ into play and out of it

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
        seats = EVERYONE if openly else self.who_sees(you)
        you.deck.append(played.printed)
        self.onto_deck(you, seats)
        if self.tracked_gains:
            self.lose(you, DECK)
        if self.journal is not None:
            self.tell(PUT_ON_DECK, you, [played.printed], seats, IN_PLAY)
        return True

    # ------------------------------------------------------------ what was just gained

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

    def trash_gained(self, you: Player, gain: Gain) -> None:
        """Trash a card just gained, from where it landed."""
        card = gain.card
        if card is not None and not gain.lost:
            self.pick_up(you, gain)
            self.into_trash(you, [Trashing(you.index, card, card)])


def acts_when_trashed(card: Card) -> bool:
    """True if it has something to do when trashed, at a moment that may matter."""
    return card.moments & ON_TRASH != 0 and not card.text.commutes
