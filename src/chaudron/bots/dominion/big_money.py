"""Big Money: Treasures, then points; optionally with a few named cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from chaudron.bots.dominion.bot import DominionBot
from chaudron.bots.dominion.worth import COLONY, NEAR_THE_END, gains_to_end, money
from chaudron.games.dominion.card import BY_NAME, Card
from chaudron.games.dominion.cards.basics import COPPER, DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from chaudron.games.dominion.choices import CardQuestion
from chaudron.games.dominion.library import find
from chaudron.games.dominion.view import DominionView

RICH: Final = 16  # coins in a deck that can afford several Provinces
PLATINUM: Final = find("platinum")


class Wish:
    """A card to own up to a number of copies; the name of a mixed pile stands for all its cards."""

    def __init__(self, card: Card, limit: int) -> None:
        self.card = card
        self.limit = limit

    def on_offer(self, view: DominionView) -> Card | None:
        """The card to buy for this wish now, if it can be bought and is still wanted."""
        card = self.card
        if card.text.is_pile:
            for c in view.supply():
                if c.text.part_of == card.name and view.may_buy(c):
                    owned = [x for x in view.owned(view.seat) if x.text.part_of == card.name]
                    return c if len(owned) < self.limit else None
            return None
        if view.may_buy(card) and view.count(card) < self.limit:
            return card
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainMoney(DominionBot):
    """Province at 8, Gold at 6, Silver at 3, to the very end; a wished-for card when nothing dearer is due.

    The yardstick that other engines call Big Money, so that figures can be compared.

    A wish that costs as much as Gold comes before it, and one that costs 7 or more even before the first
    Province; a wish with a Potion in its cost makes the bot buy one Potion.
    """

    def __init__(self, wishes: list[Wish]) -> None:
        super().__init__()
        self.wishes = wishes
        self.dear = [w for w in wishes if w.card.cost >= 6 or w.card.potion]
        self.cheap = [w for w in wishes if w not in self.dear]
        self.brews = any([w.card.potion > 0 for w in wishes])

    def buy(self, view: DominionView, question: CardQuestion) -> Card | None:
        coins = view.coins
        if self.dear:
            card = self.dear_wish(view)
            if card is not None:
                return card
        if coins >= 8 and view.may_buy(PROVINCE):
            return PROVINCE
        return self.build(view, coins)

    def build(self, view: DominionView, coins: int) -> Card | None:
        """What makes the deck better."""
        if coins >= 6 and view.may_buy(GOLD):
            return GOLD
        for wish in self.cheap:
            if coins >= wish.card.cost:
                card = wish.on_offer(view)
                if card is not None:
                    return card
        if coins >= 3 and view.may_buy(SILVER):
            return SILVER
        return None

    def dear_wish(self, view: DominionView) -> Card | None:
        """A dear card comes first while no Province has been bought, or when it does not cost one."""
        early = view.count(PROVINCE) == 0
        for wish in self.dear:
            if view.coins < 8 or early:
                card = wish.on_offer(view)
                if card is not None:
                    return card
        if self.brews and view.coins < 6:
            potion = BY_NAME["potion"]
            if view.count(potion) == 0 and view.may_buy(potion):
                return potion
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class BigMoney(PlainMoney):
    """Money first, then points: Duchies and Estates as the end nears, Platinum and Colony where they are."""

    def buy(self, view: DominionView, question: CardQuestion) -> Card | None:
        coins = view.coins
        left = gains_to_end(view)
        if coins >= 11 and view.may_buy(COLONY):
            return COLONY
        if self.dear:
            card = self.dear_wish(view)
            if card is not None:
                return card
        if coins >= 9 and left > 2 and view.may_buy(PLATINUM):
            return PLATINUM
        if coins >= 8 and view.may_buy(PROVINCE) and self.rich(view, left):
            return PROVINCE
        if coins >= 5 and left <= NEAR_THE_END and view.may_buy(DUCHY):
            return DUCHY
        if coins >= 2 and left <= 2 and view.may_buy(ESTATE):
            return ESTATE
        return self.build(view, coins)

    def rich(self, view: DominionView, left: int) -> bool:
        """Whether Provinces are due. With Colonies, as those run out; a deck without its Coppers, which
        Provinces would choke, gets some Gold first."""
        if view.left(COLONY):
            return left <= 5
        if left <= 6 or view.count(COPPER) >= 4:
            return True
        return view.count(GOLD) >= 3 and money(view, view.seat) >= RICH
