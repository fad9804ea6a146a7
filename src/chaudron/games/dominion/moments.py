"""When things fire: who has something to do at a moment, in which order, and what replaces what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from chaudron.games.dominion.card import (
    IN_HAND_INSTEAD_OF_GAIN,
    IN_HAND_ON_ATTACK,
    IN_HAND_ON_BUY,
    IN_HAND_ON_GAIN,
    IN_HAND_ON_OTHER_GAIN,
    IN_HAND_ON_TRASH,
    IN_PLAY_INSTEAD_OF_GAIN,
    IN_PLAY_ON_ATTACK,
    IN_PLAY_ON_BUY,
    IN_PLAY_ON_GAIN,
    IN_SUPPLY_ON_GAIN,
    ON_BUY,
    ON_GAIN,
    ON_TRASH,
    TOKEN_ON_BUY,
    TOKEN_ON_GAIN,
    Card,
    Played,
    Rule,
)
from chaudron.games.dominion.choices import FIRST, CardQuestion
from chaudron.games.dominion.events import Attack, Buy, Gain, Trashing
from chaudron.games.dominion.state import PileTokens, Player
from chaudron.games.dominion.supply import Supply
from chaudron.kernel.request import ONE

if TYPE_CHECKING:
    from chaudron.games.dominion.rules import Game

# A chain of effects deeper than this is a fault of the rules code, not of the players.
DEPTH_LIMIT: Final = 150

REPLACES_GAIN: Final = IN_HAND_INSTEAD_OF_GAIN | IN_PLAY_INSTEAD_OF_GAIN


class Trigger:
    """Something that acts at a moment: a card (in hand, in play, the subject itself), rule or token."""

    def __init__(
        self,
        moment: int,
        card: Card,
        played: Played | None,
        rule: Rule | None,
        tokens: PileTokens | None,
    ) -> None:
        self.moment = moment
        self.card = card
        self.played = played
        self.rule = rule
        self.tokens = tokens


class Acted:
    """What has had its turn at this moment."""

    def __init__(self) -> None:
        self.own = False
        self.cards: list[Card] = []  # cards in hand
        self.uids: list[int] = []  # cards in play
        self.rules: list[Rule] = []
        self.piles: list[Card] = []  # cards in the Supply
        self.tokens: list[Card] = []


class Moments(Supply):
    """One moment, one player: that player orders. Collect again after each: a reaction may draw the next.

    Identical triggers, and those that commute with everything, are not asked about.
    """

    def turn_order(self) -> list[Player]:
        """All players, the current one first."""
        n = self.n_players
        players = self.players
        return [players[(self.current + k) % n] for k in range(n)]

    def others(self, you: Player) -> list[Player]:
        """The other players, from your left."""
        n = self.n_players
        players = self.players
        return [players[(you.index + k) % n] for k in range(1, n)]

    # ------------------------------------------------------------ finding who acts

    def collect(
        self,
        you: Player,
        acted: Acted,
        own: Card | None,
        own_bit: int,
        hand_bit: int,
        play_bit: int,
    ) -> list[Trigger]:
        """Whatever of yours acts at this moment and has not acted yet."""
        ready: list[Trigger] = []
        moments = self.moments
        if own is not None and own.moments & own_bit and not acted.own:
            ready.append(Trigger(own_bit, own, None, None, None))
        if moments & play_bit:
            for p in you.in_play:
                if p.card.moments & play_bit and p.uid not in acted.uids:
                    ready.append(Trigger(play_bit, p.card, p, None, None))
            for r in self.rules:
                if r.moments & play_bit and r not in acted.rules and r.player in (-1, you.index):
                    ready.append(Trigger(play_bit, r.card, None, r, None))
        if moments & hand_bit:
            if you.index != self.current and you.hand:
                self.news += 1  # whether they are asked now, or not, tells something about their hand
            found: list[Card] = []
            for c in you.hand:
                if c.moments & hand_bit and c not in acted.cards and c not in found:
                    found.append(c)
                    ready.append(Trigger(hand_bit, c, None, None, None))
        return ready

    def unseen(self, you: Player, ready: list[Trigger], acted: Acted, hand_bit: int) -> list[Trigger]:
        """What others must believe may act from your hand now, although nothing there does.

        Only called when somebody listens (self.journal).
        """
        out: list[Trigger] = []
        if not self.moments & hand_bit or any([t.moment == hand_bit for t in ready]):
            return out
        for c in self.might_hold(you):
            if c.moments & hand_bit and c not in acted.cards:
                out.append(Trigger(hand_bit, c, None, None, None))
        return out

    def collect_piles(
        self, ready: list[Trigger], acted: Acted, pile: int, supply_bit: int, token_bit: int
    ) -> None:
        """Add what acts from the Supply, and tokens on the pile concerned."""
        if self.moments & supply_bit:
            for i in self.setup.supply:
                card = self.setup.piles[i].card
                if card is not None and card.moments & supply_bit and self.counts[i] > 0:
                    if card not in acted.piles:
                        ready.append(Trigger(supply_bit, card, None, None, None))
        if self.pile_tokens and pile >= 0:
            for t in self.pile_tokens:
                if t.pile == pile and t.card.moments & token_bit and t.card not in acted.tokens:
                    ready.append(Trigger(token_bit, t.card, None, None, t))

    def heeding_gain(self, you: Player, ready: list[Trigger], gain: Gain) -> list[Trigger]:
        """Those that have something to do about this gain."""
        game = cast("Game", self)
        out: list[Trigger] = []
        for t in ready:
            text = t.card.text if t.rule is None else t.rule
            if text.heeds_gain(game, you, gain):
                out.append(t)
        return out

    def heeding_buy(self, you: Player, ready: list[Trigger], buy: Buy) -> list[Trigger]:
        """Those that have something to do about this purchase."""
        game = cast("Game", self)
        out: list[Trigger] = []
        for t in ready:
            text = t.card.text if t.rule is None else t.rule
            if text.heeds_buy(game, you, buy):
                out.append(t)
        return out

    def first_of(
        self, you: Player, ready: list[Trigger], occasion: str, concerning: Card | None, of: int = -1
    ) -> Trigger:
        """The trigger that happens first: yours to say, unless it cannot matter."""
        if len(ready) == 1:
            return ready[0]
        cards: list[Card] = []
        for t in ready:
            if t.card.text.commutes:
                return t
            if t.card not in cards:
                cards.append(t.card)
        if len(cards) > 1:
            i = you.index
            q = CardQuestion(i, self.deciders[i], ONE, FIRST, 1, 1, None, cards)
            q.occasion, q.concerning, q.of = occasion, concerning, of
            chosen = cast(Card, self.driver.answer(self, q))
            for t in ready:
                if t.card is chosen:
                    return t
        return ready[0]

    # ------------------------------------------------------------ letting it act

    def act(self, you: Player, t: Trigger, acted: Acted, event: object) -> None:
        """Let the trigger act, once."""
        card = t.card
        before = self.acting
        actor = self.actor
        this = self.this
        self.acting = card
        self.actor = you.index
        self.depth += 1
        if self.depth > DEPTH_LIMIT:
            raise RuntimeError(f"effects of {card.name} nest without end")
        if t.played is not None:
            acted.uids.append(t.played.uid)
            if card.text.once:
                acted.uids.extend([p.uid for p in you.in_play if p.card is card])
            self.this = t.played
            self.perform(you, t, event)
        elif t.rule is not None:
            acted.rules.append(t.rule)
            self.perform(you, t, event)
        elif t.tokens is not None:
            acted.tokens.append(card)
            self.perform(you, t, event)
        elif t.moment & OWN_MOMENTS:
            acted.own = True
            self.perform(you, t, event)
        elif t.moment == IN_SUPPLY_ON_GAIN:
            acted.piles.append(card)
            self.perform(you, t, event)
        else:
            # In hand: a copy that left the hand by reacting makes room for the next copy. One that
            # stayed, or was not used, has had its turn (unless it may be used again and again).
            copies = you.hand.count(card)
            used = self.perform(you, t, event)
            if you.hand.count(card) >= copies and not (used and card.text.again):
                acted.cards.append(card)
        self.depth -= 1
        self.acting = before
        self.actor = actor
        self.this = this

    def perform(self, you: Player, t: Trigger, event: object) -> bool:
        """Call the trigger's method. True if anything came to light (a reaction was really used)."""
        game = cast("Game", self)
        text = t.rule if t.rule is not None else t.card.text
        m = t.moment
        news = self.news
        if m == ON_GAIN:
            text.on_gain(game, you, cast(Gain, event))
        elif m == IN_HAND_ON_GAIN:
            text.in_hand_on_gain(game, you, cast(Gain, event))
        elif m == IN_PLAY_ON_GAIN:
            text.in_play_on_gain(game, you, cast(Gain, event))
        elif m == IN_SUPPLY_ON_GAIN:
            text.in_supply_on_gain(game, you, cast(Gain, event))
        elif m == IN_HAND_ON_OTHER_GAIN:
            text.in_hand_on_other_gain(game, you, cast(Gain, event))
        elif m == IN_HAND_INSTEAD_OF_GAIN:
            text.in_hand_instead_of_gain(game, you, cast(Gain, event))
        elif m == IN_PLAY_INSTEAD_OF_GAIN:
            text.in_play_instead_of_gain(game, you, cast(Gain, event))
        elif m == ON_BUY:
            text.on_buy(game, you, cast(Buy, event))
        elif m == IN_HAND_ON_BUY:
            text.in_hand_on_buy(game, you, cast(Buy, event))
        elif m == IN_PLAY_ON_BUY:
            text.in_play_on_buy(game, you, cast(Buy, event))
        elif m == ON_TRASH:
            text.on_trash(game, you, cast(Trashing, event))
        elif m == IN_HAND_ON_TRASH:
            text.in_hand_on_trash(game, you, cast(Trashing, event))
        elif m == IN_HAND_ON_ATTACK:
            text.in_hand_on_attack(game, you, cast(Attack, event))
        elif m == IN_PLAY_ON_ATTACK:
            text.in_play_on_attack(game, you, cast(Attack, event))
        elif m == TOKEN_ON_BUY:
            assert t.tokens is not None
            text.token_on_buy(game, you, cast(Buy, event), t.tokens.n)
        elif m == TOKEN_ON_GAIN:
            assert t.tokens is not None
            text.token_on_gain(game, you, cast(Gain, event), t.tokens.n)
        return self.news != news

    # ------------------------------------------------------------ the events

    def fire_gain(self, gain: Gain) -> None:
        """A card was gained: its gainer's effects and the others' reactions, in turn order."""
        card = gain.card
        self.tracked_gains = self.tracked_gains + [gain]
        for p in self.turn_order():
            acted = Acted()
            hand_bit = IN_HAND_ON_GAIN if p.index == gain.player else IN_HAND_ON_OTHER_GAIN
            while True:
                if p.index == gain.player:
                    ready = self.collect(p, acted, card, ON_GAIN, hand_bit, IN_PLAY_ON_GAIN)
                    self.collect_piles(ready, acted, gain.pile, IN_SUPPLY_ON_GAIN, TOKEN_ON_GAIN)
                else:
                    ready = self.collect(p, acted, None, 0, hand_bit, 0)
                if ready:
                    ready = self.heeding_gain(p, ready, gain)
                if self.journal is not None and self.heeding_gain(
                    p, self.unseen(p, ready, acted, hand_bit), gain
                ):
                    self.glance(p)
                if not ready:
                    break
                self.act(p, self.first_of(p, ready, "gain", gain.card), acted, gain)
        self.tracked_gains = self.tracked_gains[:-1]

    def fire_buy(self, you: Player, buy: Buy) -> None:
        acted = Acted()
        while True:
            ready = self.collect(you, acted, buy.card, ON_BUY, IN_HAND_ON_BUY, IN_PLAY_ON_BUY)
            self.collect_piles(ready, acted, buy.pile, 0, TOKEN_ON_BUY)
            ready = self.heeding_buy(you, ready, buy)
            if self.journal is not None and self.heeding_buy(
                you, self.unseen(you, ready, acted, IN_HAND_ON_BUY), buy
            ):
                self.glance(you)
            if not ready:
                return
            self.act(you, self.first_of(you, ready, "buy", buy.card), acted, buy)

    def fire_trash(self, you: Player, trashing: Trashing) -> None:
        acted = Acted()
        while True:
            ready = self.collect(you, acted, trashing.face, ON_TRASH, IN_HAND_ON_TRASH, 0)
            if self.journal is not None and self.unseen(you, ready, acted, IN_HAND_ON_TRASH):
                self.glance(you)
            if not ready:
                return
            self.act(you, self.first_of(you, ready, "trash", trashing.card), acted, trashing)

    def fire_attack(self, you: Player, attack: Attack) -> None:
        """Each other player may react before anything of the Attack happens."""
        for other in self.others(you):
            acted = Acted()
            while True:
                ready = self.collect(other, acted, None, 0, IN_HAND_ON_ATTACK, IN_PLAY_ON_ATTACK)
                if self.journal is not None and self.unseen(other, ready, acted, IN_HAND_ON_ATTACK):
                    self.glance(other)
                if not ready:
                    break
                first = self.first_of(other, ready, "attack", attack.played.card, you.index)
                self.act(other, first, acted, attack)

    def replace_gain(self, gain: Gain) -> None:
        """Let replacements change a pending gain: the affected player orders, each acts at most once."""
        acted = Acted()
        bit = IN_HAND_INSTEAD_OF_GAIN
        while gain.card is not None:
            you = self.players[gain.player]
            ready = self.collect(you, acted, None, 0, bit, IN_PLAY_INSTEAD_OF_GAIN)
            ready = self.heeding_gain(you, ready, gain)
            if self.journal is not None and self.heeding_gain(you, self.unseen(you, ready, acted, bit), gain):
                self.glance(you)
            if not ready:
                return
            self.act(you, self.first_of(you, ready, "gain", gain.card), acted, gain)
            if gain.player != you.index:
                acted.cards = []  # another hand: its cards have not had their turn


OWN_MOMENTS: Final = ON_GAIN | ON_BUY | ON_TRASH
