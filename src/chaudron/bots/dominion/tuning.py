"""What Dominion breeds for its package: a plan for each recommended kingdom, among two."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from chaudron.bots.dominion.best_card import best_wish
from chaudron.bots.dominion.big_money import BigMoney, Wish
from chaudron.bots.dominion.evolve import MOST_TURNS, Evolution, money_plan
from chaudron.bots.dominion.kept import PACKAGED, table_key, text_of
from chaudron.bots.dominion.plans.plan import BuyRule, Plan
from chaudron.bots.dominion.plans.player import PlanBot
from chaudron.bots.tunable import Breeding
from chaudron.games.dominion import facts
from chaudron.games.dominion.kingdoms import COLONIES, OPTIONAL, Kingdom, read
from chaudron.games.dominion.library import find
from chaudron.games.dominion.setup import begin, lay_out
from chaudron.games.dominion.spec import SPEC
from chaudron.kernel.driver import CallbackDriver

PLAYERS: Final = 2
TRIAL: Final = 400  # games of each plan against Big Money with the best card
USUAL: Final = 1  # the seed with which optional piles are decided, where a lot decides them


class DominionBreeding(Breeding):
    """Plans for the recommended kingdoms."""

    def file(self) -> Path:
        return PACKAGED

    def tables(self) -> list[str]:
        """As games are laid out: `2: cellar, market, …`; with Colonies, too, where a lot may bring them."""
        out: list[str] = []
        for name in facts.kingdoms():
            kingdom = read(str(SPEC.settle(USUAL, PLAYERS, {"kingdom": name})["kingdom"]))
            kingdom.colonies = False
            out.append(table_key(kingdom, PLAYERS))
            if any([find(card).set == OPTIONAL[COLONIES] for card in kingdom.cards]):
                kingdom.colonies = True
                out.append(table_key(kingdom, PLAYERS))
        return out

    def breed(self, table: str, games: int, seed: int) -> str:
        """The bred plan; where it does not hold its own against Big Money with the best card, the best of the
        simpler ones against it."""
        kingdom = read(table.partition(": ")[2])
        evolution = Evolution(kingdom, PLAYERS, seed)
        evolution.breed(games)
        wish = best_wish(kingdom, PLAYERS)
        plain = money_plan(kingdom.colonies, [BuyRule(wish.card, wish.limit)])
        best = evolution.best()
        most = lead(kingdom, best, wish)
        if most < 0:
            for plan in (evolution.pair.plan, plain):
                more = lead(kingdom, plan, wish)
                if more > most:
                    best = plan
                    most = more
        return text_of(best)


def lead(kingdom: Kingdom, plan: Plan, wish: Wish) -> int:
    """How many games more a plan wins than Big Money with this card."""
    layout = lay_out(kingdom, PLAYERS)
    layout.setup.max_turns = MOST_TURNS
    more = 0
    for i in range(TRIAL):
        game = begin(layout, kingdom, i // PLAYERS, i % PLAYERS)
        game.run(CallbackDriver([PlanBot(plan), BigMoney([wish])]))
        mine, theirs = game.standings()
        more += theirs - mine
    return more


TUNABLE: Final = DominionBreeding()
