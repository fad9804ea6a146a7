"""The yardstick: pyminion 0.4.0, from the package index, playing the same match."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any


def prepare() -> Callable[[], int]:
    """Big Money against Big Money + Smithy, as its simulator plays them."""
    # Nothing but the yardstick's own process needs it.
    from pyminion.bots.bot import Bot, BotDecider  # noqa: PLC0415
    from pyminion.bots.examples import BigMoney  # noqa: PLC0415
    from pyminion.expansions import base  # noqa: PLC0415
    from pyminion.game import Game  # noqa: PLC0415
    from pyminion.simulator import Simulator  # noqa: PLC0415

    class TwoSmithies(BotDecider):  # type: ignore[misc]
        """The example bot of this name buys any number of Smithies, and only with 4 coins."""

        def action_priority(self, player: Any, game: Any) -> Iterator[Any]:
            yield base.smithy

        def buy_priority(self, player: Any, game: Any) -> Iterator[Any]:
            money = player.state.money
            if money >= 8:
                yield base.province
            if money >= 6:
                yield base.gold
            if money >= 4 and player.get_card_count(card=base.smithy) < 2:
                yield base.smithy
            if money >= 3:
                yield base.silver

    players = [BigMoney(), Bot(decider=TwoSmithies(), player_id="smithy")]
    kingdom = [
        base.cellar, base.market, base.merchant, base.militia, base.mine,
        base.moat, base.remodel, base.smithy, base.village, base.workshop,
    ]  # fmt: skip
    game = Game(players, [base.base_set], kingdom, log_stdout=False)

    def play() -> int:
        Simulator(game, 20).run()
        return 20

    return play
