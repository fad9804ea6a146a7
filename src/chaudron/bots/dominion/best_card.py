"""The yardstick of the levels: Big Money with the one card of the kingdom that does most for it."""

from __future__ import annotations

from typing import Final

from chaudron.bots.dominion.big_money import BigMoney, Wish
from chaudron.bots.dominion.bot import DominionBot
from chaudron.bots.dominion.evolve import MOST_TURNS, Evolution, laid_out, own_rule
from chaudron.games.dominion.card import Card
from chaudron.games.dominion.choices import CardQuestion
from chaudron.games.dominion.kingdoms import Kingdom
from chaudron.games.dominion.setup import begin
from chaudron.games.dominion.view import DominionView
from chaudron.kernel.driver import Bot, CallbackDriver

TRIED: Final = 6  # cards that look best with a few games
GAMES: Final = 200  # of each of them against Big Money alone
KEPT: Final = 200
FOUND: Final[dict[str, Wish]] = {}  # by table


def best_wish(kingdom: Kingdom, n_players: int) -> Wish:
    """The card, and how many of it, with which Big Money wins most against Big Money."""
    key = f"{n_players} {kingdom.notation()}"
    found = FOUND.get(key)
    if found is None:
        if len(FOUND) >= KEPT:
            FOUND.clear()
        found = FOUND[key] = tried_out(Evolution(kingdom, n_players))
    return found


def tried_out(evolution: Evolution) -> Wish:
    evolution.breed(0)
    wishes: list[Wish] = []
    for candidate in evolution.alone:
        rule = own_rule(candidate.plan)
        if rule.card not in [wish.card for wish in wishes] and len(wishes) < TRIED:
            wishes.append(Wish(rule.card, rule.limit))
    best = wishes[0]
    most = -1
    for wish in wishes:
        wins = won(evolution, wish)
        if wins > most:
            best = wish
            most = wins
    return best


def won(evolution: Evolution, wish: Wish) -> int:
    """Twice the games that Big Money wins with this card, and once those it shares."""
    n = evolution.n_players
    score = 0
    evolution.layout.setup.max_turns = MOST_TURNS
    for i in range(GAMES):
        seat = i % n
        bots: list[Bot] = [BigMoney([wish] if k == seat else []) for k in range(n)]
        game = begin(evolution.layout, evolution.kingdom, evolution.seed + i, 0)
        game.run(CallbackDriver(bots))
        ranks = game.standings()
        if ranks[seat] == 1:
            score += 2 if ranks.count(1) == 1 else 1
    return score


class BestCard(DominionBot):
    """Looks at the kingdom when it first buys something, and then plays Big Money with its best card."""

    def __init__(self) -> None:
        super().__init__()
        self.player: BigMoney | None = None

    def buy(self, view: DominionView, question: CardQuestion) -> Card | None:
        player = self.player
        if player is None:
            player = self.player = BigMoney([best_wish(laid_out(view), view.n_players)])
        return player.buy(view, question)
