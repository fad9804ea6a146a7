"""The common ground of Dominion bots: one method per kind of question, with a sensible default each."""

from __future__ import annotations

from typing import cast

from mypy_extensions import mypyc_attr

from chaudron.bots.dominion.defaults import Defaults
from chaudron.games.dominion.card import Card
from chaudron.games.dominion.choices import BUY, PLAY_ACTION, PLAY_TREASURES, CardQuestion, DominionQuestion
from chaudron.games.dominion.view import DominionView
from chaudron.kernel.driver import Bot
from chaudron.kernel.request import Request
from chaudron.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class DominionBot(Bot):
    """Decide what to play and buy; whatever else a card asks gets a sensible answer by itself."""

    def __init__(self) -> None:
        self.defaults = Defaults()

    def answer(self, view: View, request: Request) -> object:
        v = cast(DominionView, view)
        verb = request.verb
        if verb == BUY:
            return self.buy(v, cast(CardQuestion, request))
        if verb == PLAY_TREASURES:
            return self.treasures(v, cast(CardQuestion, request))
        if verb == PLAY_ACTION:
            return self.action(v, cast(CardQuestion, request))
        return self.other(v, cast(DominionQuestion, request))

    def buy(self, view: DominionView, question: CardQuestion) -> Card | None:
        """What to buy, or None to end the turn."""
        raise NotImplementedError

    def action(self, view: DominionView, question: CardQuestion) -> Card | None:
        """Which Action to play, or None to end the phase."""
        return self.defaults.action(view, question)

    def treasures(self, view: DominionView, question: CardQuestion) -> list[Card]:
        """Which Treasures to play, in order; an empty list goes on to buying."""
        return self.defaults.treasures(view, question)

    def other(self, view: DominionView, question: DominionQuestion) -> object:
        """Anything a card asks."""
        return self.defaults.answer(view, question)
