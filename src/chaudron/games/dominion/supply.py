"""The piles and what cards cost: pure questions, asked when needed, and moving cards off and on piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from chaudron.games.dominion.card import (
    IN_PLAY_COST,
    IN_PLAY_FORBIDS,
    MAY_BE_BOUGHT,
    OWN_COST,
    Card,
)
from chaudron.games.dominion.choices import DominionChoices, OptionQuestion
from chaudron.games.dominion.state import PileTokens, Player

if TYPE_CHECKING:
    from chaudron.games.dominion.rules import Game

PRICES: Final = IN_PLAY_COST | OWN_COST
LIMITS: Final = IN_PLAY_FORBIDS | MAY_BE_BOUGHT


class Supply(DominionChoices):
    """Costs are a pair: coins, and a Potion or none (`card.potion`). Adding coins never adds a Potion."""

    # ------------------------------------------------------------ costs

    def cost(self, card: Card) -> int:
        """What the card costs now, in coins, everywhere; never below 0."""
        coins = card.cost - self.discount
        moments = self.moments
        if moments & PRICES:
            game = cast("Game", self)
            if card.moments & OWN_COST:
                coins += card.text.own_cost(game)
            if moments & IN_PLAY_COST:
                for p in self.players[self.current].in_play:
                    if p.card.moments & IN_PLAY_COST:
                        coins += p.card.text.in_play_cost(game, card)
                for r in self.rules:
                    if r.moments & IN_PLAY_COST:
                        coins += r.in_play_cost(game, card)
        return coins if coins > 0 else 0

    def costs_from(self, card: Card, lo: int, hi: int) -> bool:
        """From lo to hi coins, without a Potion."""
        return card.potion == 0 and lo <= self.cost(card) <= hi

    def cheaper(self, card: Card, than: Card) -> bool:
        """Less in one part of the cost and no more in the other."""
        a = self.cost(card)
        b = self.cost(than)
        p = card.potion
        q = than.potion
        return a <= b and p <= q and (a < b or p < q)

    # ------------------------------------------------------------ piles

    def top(self, pile: int) -> Card | None:
        """The card that can be taken from this pile, if one is left."""
        if self.counts[pile] <= 0:
            return None
        card = self.setup.piles[pile].card
        return card if card is not None else self.stacks[pile][-1]

    def left(self, card: Card) -> int:
        """How many copies could be gained from its pile one after the other, as far as one can see."""
        pile = self.setup.pile_of[card.id]
        if pile < 0:
            return 0
        if self.setup.piles[pile].card is not None:
            return self.counts[pile]
        return 1 if self.within_reach(pile, card) else 0

    def within_reach(self, pile: int, card: Card) -> bool:
        """True if this very card can be taken from the pile now."""
        if pile < 0 or self.counts[pile] <= 0:
            return False
        p = self.setup.piles[pile]
        if p.card is not None:
            return p.card is card
        if p.open:
            return card in self.stacks[pile]
        return self.stacks[pile][-1] is card

    def in_supply(self, card: Card) -> bool:
        """True if a copy can be gained from the Supply now."""
        pile = self.setup.pile_of[card.id]
        return pile >= 0 and self.setup.piles[pile].in_supply and self.within_reach(pile, card)

    def has_supply_pile(self, card: Card) -> bool:
        """True if the card belongs to a pile of the Supply, even one that is empty now."""
        pile = self.setup.pile_of[card.id]
        return pile >= 0 and self.setup.piles[pile].in_supply

    def supply_cards(self) -> list[Card]:
        """The card on offer of each Supply pile that is not empty."""
        out: list[Card] = []
        for i in self.setup.supply:
            if self.counts[i] > 0:
                card = self.setup.piles[i].card
                out.append(card if card is not None else self.stacks[i][-1])
        return out

    def supply_up_to(self, coins: int, potion: int = 0, types: int = 0) -> list[Card]:
        """Supply cards (of these types) costing at most this much."""
        return [
            c
            for c in self.supply_cards()
            if c.potion <= potion and (types == 0 or c.types & types) and self.cost(c) <= coins
        ]

    def supply_exactly(self, coins: int, potion: int = 0, types: int = 0) -> list[Card]:
        return [
            c
            for c in self.supply_cards()
            if c.potion == potion and (types == 0 or c.types & types) and self.cost(c) == coins
        ]

    def supply_cheaper(self, than: Card, types: int = 0) -> list[Card]:
        return [c for c in self.supply_cards() if (types == 0 or c.types & types) and self.cheaper(c, than)]

    def may_buy(self, you: Player, card: Card) -> bool:
        """True if you could pay for this card and nothing forbids buying it."""
        if card.potion > self.potions or self.cost(card) > self.coins:
            return False
        if self.moments & LIMITS:
            game = cast("Game", self)
            if card.moments & MAY_BE_BOUGHT and not card.text.may_be_bought(game, you):
                return False
            return not self.barred(card)
        return True

    def barred(self, card: Card) -> bool:
        """True if a rule of this turn forbids buying this card."""
        for r in self.rules:
            if r.moments & IN_PLAY_FORBIDS and r.in_play_forbids(cast("Game", self), card):
                return True
        return False

    def buyable(self, you: Player) -> list[Card]:
        """The Supply cards you could buy now."""
        return [c for c in self.supply_cards() if self.may_buy(you, c)]

    def take_off(self, pile: int, card: Card) -> None:
        """Remove this card, which must be within reach, from its pile."""
        n = self.counts[pile] - 1
        self.counts[pile] = n
        p = self.setup.piles[pile]
        if p.card is None:
            self.stacks[pile].remove(card) if p.open else self.stacks[pile].pop()
            if not p.open:
                self.news += 1  # the next card of the pile lies open
        if n == 0 and p.in_supply:
            self.empty_piles += 1

    def put_on_pile(self, pile: int, card: Card) -> None:
        """Put a card back on top of its pile."""
        n = self.counts[pile]
        self.counts[pile] = n + 1
        p = self.setup.piles[pile]
        if p.card is None:
            self.stacks[pile].append(card)
        if n == 0 and p.in_supply:
            self.empty_piles -= 1

    # ------------------------------------------------------------ tokens on piles

    def choose_pile(self, you: Player, verb: int) -> int:
        """A Supply pile of your choice, empty ones included, by its name."""
        piles = [self.setup.piles[i].name for i in self.setup.supply]
        i = you.index
        q = OptionQuestion(i, self.deciders[i], 1, 1, self.acting, piles)
        q.verb = verb
        name = cast(str, self.driver.answer(self, q))
        self.chose(you, name)
        return self.setup.pile_named(name)

    def tokens_on(self, pile: int, card: Card) -> int:
        """How many tokens of this card lie on the pile."""
        for t in self.pile_tokens:
            if t.pile == pile and t.card is card:
                return t.n
        return 0

    def put_tokens(self, pile: int, card: Card, n: int) -> None:
        """Add tokens of this card to a pile (or take them off: n below 0)."""
        n += self.tokens_on(pile, card)
        rest = [t for t in self.pile_tokens if t.pile != pile or t.card is not card]
        if n > 0:
            rest.append(PileTokens(card, pile, n))
        self.pile_tokens = rest
