"""Dominion's bots, and the kingdoms that have the cards which they wish for."""

from __future__ import annotations

from typing import Final

from chaudron.bots.dominion.big_money import BigMoney, PlainMoney, Wish
from chaudron.bots.game_bots import THINGS, BotKind, GameBots, Wished, wished
from chaudron.games.dominion import kingdoms
from chaudron.games.dominion.library import SETS, find
from chaudron.games.dominion.picker import Wishes, pick
from chaudron.games.dominion.setup import lay_out
from chaudron.games.dominion.spec import FIRST_GAME, RANDOM, SPEC
from chaudron.kernel.driver import Bot
from chaudron.kernel.errors import Refusal

PLAIN_MONEY: Final = "plain-money"
BIG_MONEY: Final = "big-money"


class DominionBots(GameBots):
    """Big Money, with or without a few cards."""

    def __init__(self) -> None:
        super().__init__([BotKind(PLAIN_MONEY, 1, THINGS), BotKind(BIG_MONEY, 1, THINGS)])

    def seats(self) -> list[str]:
        return [BIG_MONEY, f"{BIG_MONEY}:smithy=2"]

    def check(self, kind: str, wishes: list[Wished]) -> None:
        for wish in wishes:
            find(wish.thing)

    def make(self, kind: str, wishes: list[Wished], seed: int, seat: int) -> Bot:
        cards = [Wish(find(wish.thing), wish.limit) for wish in wishes]
        if kind == PLAIN_MONEY:
            return PlainMoney(cards)
        if kind == BIG_MONEY:
            return BigMoney(cards)
        return super().make(kind, wishes, seed, seat)

    def suit(
        self, bots: list[str], options: dict[str, object], seed: int, optional: str
    ) -> dict[str, object]:
        """A kingdom with every card the bots wish for: the first game's, if it has them and nobody asked for
        others, else one filled up by the seed; what becomes of the optional piles unless they are asked for
        (`no`, or `auto`: by lot)."""
        cards = wished(bots)
        if options.get("kingdom") not in (None, "", RANDOM) or (optional == "auto" and not cards):
            return options
        if options.get("kingdom") is None and not options.get("sets"):
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
        colonies = "yes" if "platinum" in cards or "colony" in cards else options.get("colonies", optional)
        return {
            **options,
            "kingdom": pick(wishes, seed).notation(),
            "colonies": colonies,
            "shelters": options.get("shelters", optional),
        }

    def lacking(self, bots: list[str], n_players: int, settled: dict[str, object]) -> Refusal | None:
        """No pile of the game's Supply has a card that a bot is to buy."""
        kingdom = kingdoms.read(str(settled["kingdom"]))
        supply = [pile.name for pile in lay_out(kingdom, n_players).setup.piles if pile.in_supply]
        for card in wished(bots):
            if (find(card).text.part_of or card) not in supply:
                message = f"a bot is to buy {card}, which is not in this kingdom"
                return Refusal("wish-not-there", message, {"name": card})
        return None


BOTS: Final = DominionBots()
