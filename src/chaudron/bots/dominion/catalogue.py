"""Dominion's bots, and the kingdoms that have the cards which they wish for."""

from __future__ import annotations

from typing import Final

from chaudron.bots.dominion.best_card import BestCard
from chaudron.bots.dominion.big_money import BigMoney, PlainMoney, Wish
from chaudron.bots.dominion.comparison import PATIENT, patient
from chaudron.bots.dominion.levels import Apprentice, Journeyman, Master
from chaudron.bots.dominion.plans.files import in_file, named
from chaudron.bots.dominion.plans.librarian import Librarian
from chaudron.bots.dominion.plans.player import PlanBot
from chaudron.bots.dominion.plans.strategy import Strategy
from chaudron.bots.game_bots import (
    APPRENTICE,
    JOURNEYMAN,
    MASTER,
    PLANS,
    PLAYOUTS,
    THINGS,
    BotKind,
    GameBots,
    Wished,
    parts,
)
from chaudron.bots.own import is_file, is_own
from chaudron.games.dominion import kingdoms
from chaudron.games.dominion.library import SETS, find
from chaudron.games.dominion.picker import Wishes, pick
from chaudron.games.dominion.setup import lay_out
from chaudron.games.dominion.spec import FIRST_GAME, RANDOM, SPEC
from chaudron.kernel.driver import Bot
from chaudron.kernel.errors import Refusal

PLAIN_MONEY: Final = "plain-money"
BIG_MONEY: Final = "big-money"
BEST_CARD: Final = "best-card"
PLAN: Final = "plan"
YOUNG_WITCH: Final = "young_witch"  # which calls for a Bane


class DominionBots(GameBots):
    """Big Money, with or without a few cards; plans, of the library or in files; and the levels."""

    def __init__(self) -> None:
        super().__init__(
            [
                BotKind(PLAN, 1, PLANS),
                BotKind(PLAIN_MONEY, 1, THINGS),
                BotKind(BIG_MONEY, 1, THINGS),
                BotKind(BEST_CARD, 1),
                BotKind(APPRENTICE, 1),
                BotKind(JOURNEYMAN, 2),
                BotKind(MASTER, 3, PLAYOUTS),
            ],
            BIG_MONEY,
        )

    def seats(self) -> list[str]:
        return [BIG_MONEY, f"{BIG_MONEY}:smithy=2"]

    def check(self, kind: str, wishes: list[Wished]) -> None:
        if kind == MASTER:
            super().check(kind, wishes)
            return
        for wish in wishes:
            if kind == PLAN:
                named(wish.thing)
            else:
                find(wish.thing)
        if kind == PLAN and len(wishes) > 1:
            raise Refusal("one-plan", "a bot follows one plan", {"name": wishes[1].thing})

    def make(self, kind: str, wishes: list[Wished], seed: int, seat: int) -> Bot:
        if kind == PLAN:
            return PlanBot(named(wishes[0].thing).plan) if wishes else Librarian()
        if kind == MASTER:
            return Master(seed, seat, patient(wishes[0].limit) if wishes else PATIENT)
        cards = [Wish(find(wish.thing), wish.limit) for wish in wishes]
        if kind == PLAIN_MONEY:
            return PlainMoney(cards)
        if kind == BIG_MONEY:
            return BigMoney(cards)
        if kind == BEST_CARD:
            return BestCard()
        if kind == APPRENTICE:
            return Apprentice(seed, seat)
        if kind == JOURNEYMAN:
            return Journeyman(seed, seat)
        return super().make(kind, wishes, seed, seat)

    def check_file(self, name: str) -> None:
        in_file(name)

    def from_file(self, name: str, seed: int, seat: int) -> Bot:
        return PlanBot(in_file(name).plan)

    def strategies(self, bots: list[str]) -> list[Strategy]:
        """The strategies that these bots follow, as far as they have some."""
        found = [in_file(bot) for bot in bots if is_file(bot)]
        ours = [parts(bot) for bot in bots if not is_file(bot) and not is_own(bot)]
        return found + [named(wish.thing) for kind, wishes in ours if kind == PLAN for wish in wishes]

    def wants(self, bots: list[str]) -> list[str]:
        """The cards that these bots want in the Supply, each once."""
        ours = [parts(bot) for bot in bots if not is_file(bot) and not is_own(bot)]
        names = [wish.thing for kind, wishes in ours if kind not in (PLAN, MASTER) for wish in wishes]
        for strategy in self.strategies(bots):
            names += [card.name for card in strategy.wants]
        return list(dict.fromkeys(names))

    def suit(
        self, bots: list[str], options: dict[str, object], seed: int, optional: str
    ) -> dict[str, object]:
        """A kingdom with every card the bots wish for: the first game's, if it has them and nobody asked for
        others, else one filled up by the seed; what becomes of the optional piles unless they are asked for
        (`no`, or `auto`: by lot)."""
        cards = self.wants(bots)
        strategies = self.strategies(bots)
        colonial = any([strategy.colonies for strategy in strategies])
        sheltered = any([strategy.shelters for strategy in strategies])
        if options.get("kingdom") not in (None, "", RANDOM) or (
            optional == "auto" and not cards and not colonial and not sheltered
        ):
            return options
        anything = options.get("kingdom") is None and not options.get("sets")
        if anything and not colonial and not sheltered:
            first = {**options, "kingdom": FIRST_GAME}
            if self.lacking(bots, max(2, len(bots)), SPEC.settle(seed, max(2, len(bots)), first)) is None:
                return first
        wishes = Wishes()
        sets = options.get("sets", [])
        wishes.sets = [name for name in SETS if isinstance(sets, list) and name in sets]
        for name in cards:
            pile = find(name).text.part_of or name
            if find(pile).text.kingdom and pile not in wishes.require:
                wishes.require.append(pile)
        for strategy in strategies:
            if strategy.bane is not None and YOUNG_WITCH in wishes.require:
                wishes.bane = strategy.bane.name
        colonial = colonial or "platinum" in cards or "colony" in cards
        colonies = "yes" if colonial else options.get("colonies", optional)
        return {
            **options,
            "kingdom": pick(wishes, seed).notation(),
            "colonies": colonies,
            "shelters": "yes" if sheltered else options.get("shelters", optional),
        }

    def lacking(self, bots: list[str], n_players: int, settled: dict[str, object]) -> Refusal | None:
        """No pile of the game's Supply has a card that a bot is to buy."""
        kingdom = kingdoms.read(str(settled["kingdom"]))
        supply = [pile.name for pile in lay_out(kingdom, n_players).setup.piles if pile.in_supply]
        for card in self.wants(bots):
            if (find(card).text.part_of or card) not in supply:
                message = f"a bot is to buy {card}, which is not in this kingdom"
                return Refusal("wish-not-there", message, {"name": card})
        return None


BOTS: Final = DominionBots()
