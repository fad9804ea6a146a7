"""What a turn is made of: gain, buy, play a card, follow its instructions, attack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from chaudron.games.dominion.card import (
    IN_HAND_ON_ATTACK,
    IN_HAND_ON_BUY,
    IN_HAND_ON_GAIN,
    IN_HAND_ON_OTHER_GAIN,
    IN_PLAY_ON_ATTACK,
    IN_PLAY_ON_BUY,
    IN_PLAY_ON_GAIN,
    IN_PLAY_ON_PLAY,
    IN_SUPPLY_ON_GAIN,
    INSTEAD_OF_GAIN,
    ON_BUY,
    ON_GAIN,
    Card,
    Played,
    Rule,
)
from chaudron.games.dominion.events import (
    ASIDE,
    BECAME,
    BOUGHT,
    DECK,
    DISCARD_PILE,
    GAINED,
    PLAYED,
    SET_ASIDE,
    SUPPLY,
    TRASH_PILE,
    Attack,
    Buy,
    Gain,
)
from chaudron.games.dominion.moments import DEPTH_LIMIT, REPLACES_GAIN
from chaudron.games.dominion.moving import Moving
from chaudron.games.dominion.state import Due, ExtraTurn, Player
from chaudron.kernel.journal import EVERYONE

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
ATTACK_MOMENTS: Final = IN_HAND_ON_ATTACK | IN_PLAY_ON_ATTACK


class Playing(Moving):
    """A table at which cards are gained, bought and played."""

    # ------------------------------------------------------------ gaining

    def gain(self, you: Player, card: Card, to: int = DISCARD_PILE) -> Card | None:
        """Gain a card from its pile; returns the card really gained, None if there was none."""
        pile = self.setup.pile_of[card.id]
        if not self.within_reach(pile, card):
            return None
        return self.gaining(Gain(you.index, card, SUPPLY, pile, to))

    def gain_top(self, you: Player, pile: str) -> Card | None:
        """Gain the top card of the pile of this name, to your discard pile."""
        i = self.setup.pile_named(pile)
        card = self.top(i) if i >= 0 else None
        return None if card is None else self.gaining(Gain(you.index, card, SUPPLY, i, DISCARD_PILE))

    def gain_from_trash(self, you: Player, card: Card, to: int = DISCARD_PILE) -> Card | None:
        if card not in self.trash_pile:
            return None
        return self.gaining(Gain(you.index, card, TRASH_PILE, -1, to))

    def gaining(self, gain: Gain) -> Card | None:
        """Carry out a gain: replacements, the move, then what happens when the card is gained."""
        moments = self.moments
        card = gain.card
        if moments & REPLACES_GAIN:
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
                gain.pile = self.setup.pile_of[card.id]
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
            if self.tracked_gains:
                self.lose(you, DISCARD_PILE)
        elif gain.to == DECK:
            you.deck.append(card)
            self.onto_deck(you, EVERYONE)
            if self.tracked_gains:
                self.lose(you, DECK)
        else:
            you.hand.append(card)
            self.entered_hand(you, card, EVERYONE)
        if gain.player == self.current:
            self.gained.append(card)
        if self.journal is not None:
            self.tell(GAINED, you, [card], zone=gain.to)
        if moments & GAIN_MOMENTS or self.pile_tokens:
            self.fire_gain(gain)
        return card

    # ------------------------------------------------------------ buying

    def buy(self, you: Player, card: Card) -> None:
        """Pay for a Supply card; when-buy effects; then gain it."""
        pile = self.setup.pile_of[card.id]
        self.pay(you, card)
        if not self.moments & BUY_MOMENTS and not self.pile_tokens:
            self.gaining(Gain(you.index, card, SUPPLY, pile, DISCARD_PILE))
            return
        # The bought card is off its pile while when-buy effects look there (PR-052).
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
        if self.moments & IN_PLAY_ON_PLAY:
            self.fire_play(you, played)
        if card.is_attack:
            self.attack = Attack(you.index, played)
            if self.moments & ATTACK_MOMENTS:
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
        self.news += 1  # what they are asked, and what not, tells something about their hands
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
            self.tell(SET_ASIDE, you, aside, self.who_sees(you) if secret else EVERYONE)

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
        self.moments |= rule.moments

    def extra_turn(self, turn: ExtraTurn) -> None:
        """A turn to come after this one."""
        self.extra_turns = self.extra_turns + [turn]
