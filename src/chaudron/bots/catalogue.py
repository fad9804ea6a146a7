"""The bots there are, by name: `random`, `big-money`, `big-money:smithy=2,village=1`."""

from __future__ import annotations

from typing import Final

from chaudron.bots.dominion.big_money import BigMoney, Wish
from chaudron.bots.quacks.brewer import Brewer
from chaudron.bots.random import RandomBot
from chaudron.games.dominion.library import find
from chaudron.kernel.driver import Bot
from chaudron.kernel.errors import Refusal
from chaudron.kernel.rng import MASK64, mix

EVERY_GAME: Final = ["random"]
BY_GAME: Final[dict[str, list[str]]] = {
    "dominion": ["big-money"],
    "quacks": ["brewer"],
    "alchemists": ["scientist"],
}
TAKES_CARDS: Final = ["big-money"]  # bots that a list of cards with limits may follow
MOST_COPIES: Final = 99


def bots(game: str) -> list[str]:
    """The names of the bots that play this game."""
    return EVERY_GAME + BY_GAME.get(game, [])


def parts(name: str) -> tuple[str, list[tuple[str, int]]]:
    """A bot's name and the cards with limits that follow it; a card without a limit means one."""
    bot, colon, rest = name.partition(":")
    wishes: list[tuple[str, int]] = []
    for part in rest.split(",") if colon else []:
        card, equals, limit = part.partition("=")
        card, limit = card.strip(), limit.strip()
        number = limit if equals else "1"
        if not card or not number.isdecimal() or not 1 <= int(number) <= MOST_COPIES:
            raise Refusal(
                "bad-bot-card",
                f"{part!r} is no card with a limit; write CARD=N with N from 1 to {MOST_COPIES}",
                {"part": part, "most": MOST_COPIES},
            )
        wishes.append((card, int(number)))
    return bot.strip(), wishes


def check_bot(game: str, name: str) -> None:
    """Refuse a bot that does not exist, or a card that it cannot own."""
    bot, wishes = parts(name)
    if bot not in bots(game):
        offer = ", ".join(bots(game))
        raise Refusal(
            "unknown-bot",
            f"there is no bot called {bot!r} for {game}; there is {offer}",
            {"name": bot, "game": game, "offer": offer},
        )
    if ":" in name and bot not in TAKES_CARDS:
        raise Refusal("bot-takes-no-cards", f"the bot {bot} takes no cards", {"name": bot})
    for card, _ in wishes:
        find(card)


def wished(name: str) -> list[str]:
    """The cards that a bot of this name wants to buy."""
    return [card for card, _ in parts(name)[1]]


class Known:
    """A bot's name, read and found good: thousands of games may ask for it."""

    def __init__(self, game: str, kind: str, wishes: list[Wish]) -> None:
        self.game = game
        self.kind = kind
        self.wishes = wishes


KNOWN: Final[dict[str, Known]] = {}


def bot(game: str, name: str, seed: int, seat: int = 0) -> Bot:
    """A bot of this name for one seat of one game. Equal arguments give a bot that plays alike."""
    known = KNOWN.get(name)
    if known is None or known.game != game:
        check_bot(game, name)
        kind, wishes = parts(name)
        known = KNOWN[name] = Known(game, kind, [Wish(find(card), limit) for card, limit in wishes])
    if known.kind == "big-money":
        return BigMoney(known.wishes)
    if known.kind == "brewer":
        return Brewer()
    if known.kind == "scientist":
        from chaudron.bots.alchemists.scientist import Scientist  # noqa: PLC0415  (it needs NumPy)

        return Scientist()
    return RandomBot(mix((seed ^ mix(seat + 1)) & MASK64))
