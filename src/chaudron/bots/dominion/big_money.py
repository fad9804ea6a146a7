"""Big Money: Provinces, Gold and Silver; optionally with a few named cards."""

from __future__ import annotations

from chaudron.bots.dominion.bot import DominionBot
from chaudron.games.dominion.card import Card
from chaudron.games.dominion.cards.basics import GOLD, PROVINCE, SILVER
from chaudron.games.dominion.choices import CardQuestion
from chaudron.games.dominion.view import DominionView


class Wish:
    """A card to own up to a number of copies."""

    def __init__(self, card: Card, limit: int) -> None:
        self.card = card
        self.limit = limit


class BigMoney(DominionBot):
    """Province at 8, Gold at 6, Silver at 3; a wished-for card when nothing dearer is due."""

    def __init__(self, wishes: list[Wish]) -> None:
        super().__init__()
        self.wishes = wishes

    def buy(self, view: DominionView, question: CardQuestion) -> Card | None:
        coins = view.coins
        if coins >= 8 and view.may_buy(PROVINCE):
            return PROVINCE
        if coins >= 6 and view.may_buy(GOLD):
            return GOLD
        for wish in self.wishes:
            card = wish.card
            if coins >= card.cost and view.may_buy(card) and view.count(card) < wish.limit:
                return card
        if coins >= 3 and view.may_buy(SILVER):
            return SILVER
        return None
