"""The bots there are, by game and name: `random`, `big-money`, `big-money:smithy=2,village=1`."""

from __future__ import annotations

from typing import Final, cast

from chaudron.bots.faults import BotFault, BotStalled, patiently
from chaudron.bots.game_bots import GameBots, Wished, arguments, parts
from chaudron.bots.own import LOADED, arguments_of, installed, is_file, is_own, made, own_class, words_of
from chaudron.games.catalogue import GAMES, half
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.driver import Bot
from chaudron.kernel.errors import Refusal
from chaudron.kernel.reason import Reason, sound

GAME_BOTS: Final[dict[str, GameBots]] = {}
UNSAID: Final = Reason("why-unsaid")


def game_bots(game: str) -> GameBots:
    """The bots of this game."""
    found = GAME_BOTS.get(game)
    if found is None:
        find_game(game)  # or a refusal: what is kept here for good has a name of ours
        module = half(game, "bots")
        found = GAME_BOTS[game] = GameBots() if module is None else cast(GameBots, module.BOTS)
        for name, cls in installed(game).items():
            found.bring(name, cls)
    return found


def bots(game: str) -> list[str]:
    """The names of the bots that play this game, the weakest first."""
    return game_bots(game).names()


def is_bot(name: str) -> bool:
    """Whether a bot of any game is called so."""
    return any([game_bots(game).find(name) is not None for game in GAMES])


def check_bot(game: str, name: str) -> None:
    """Refuse a bot that does not exist, or parameters that it does not take."""
    bot = name.partition(":")[0].strip()
    kind = game_bots(game).find(bot)
    if kind is None:
        offer = ", ".join(bots(game))
        if ":" in name and bot.isidentifier():
            raise Refusal(
                "unknown-bot-or-module",
                f"there is no bot called {bot!r} for {game}, and no module of that name to take a class from;"
                f" there is {offer}",
                {"name": bot, "game": game, "offer": offer},
            )
        raise Refusal(
            "unknown-bot",
            f"there is no bot called {bot!r} for {game}; there is {offer}",
            {"name": bot, "game": game, "offer": offer},
        )
    if ":" in name and not kind.parameters:
        raise Refusal("bot-takes-nothing", f"the bot {bot} takes nothing after its name", {"name": bot})
    cls = game_bots(game).brought.get(bot)
    if cls is None:
        game_bots(game).check(bot, parts(name)[1])
        return
    known = arguments_of(cls)
    for word in arguments(name):
        if word not in known:
            offer = ", ".join(known)
            message = f"the bot {bot} takes no {word!r}; it takes {offer}"
            raise Refusal("unknown-bot-argument", message, {"name": bot, "word": word, "offer": offer})


def check_player(game: str, name: str) -> None:
    """The same where code and files of one's own may play: in the terminal and the lab, never on a server."""
    if is_own(name):
        own_class(name)
    elif is_file(name):
        game_bots(game).check_file(name)
    else:
        check_bot(game, name)


def player(game: str, name: str, seed: int, seat: int = 0) -> Bot:
    """A bot of this name, one's own among them, that was found good by `check_player`."""
    if is_own(name):
        return made(own_class(name), seed, seat)
    if is_file(name):
        return game_bots(game).from_file(name, seed, seat)
    return bot(game, name, seed, seat)


def runs_code_of_others(game: str, name: str) -> bool:
    """Whether a bot is one that somebody brought along, which may do anything."""
    return is_own(name) or (not is_file(name) and name.partition(":")[0].strip() in game_bots(game).brought)


def said_by_itself(name: str, what: str, language: str, games: list[str]) -> str:
    """The `title` of a bot that somebody brought along for one of these games, or what it says `about`
    itself, if it does. No code is run for it that did not run before."""
    kind = name.partition(":")[0].strip()
    found = [LOADED.get(name)]
    found += [GAME_BOTS[game].brought.get(kind) for game in games if game in GAME_BOTS]
    return next((words_of(cls, what, language) for cls in found if cls is not None), "")


def reason_of(game: str, name: str, bot: Bot) -> Reason:
    """Why this bot gave its last answer: as it says itself, or else by what it goes in everything. Who takes
    too long over it is at fault, as if it were an answer."""
    if runs_code_of_others(game, name):
        try:
            return patiently(lambda: sound(bot.why()), "no reason") or UNSAID
        except BotStalled:
            raise
        except BotFault:
            return UNSAID
    kind = name.partition(":")[0]
    by_rule = Reason("why-rule", {"rule": f"{game}-bot-{kind}.about"})
    return bot.why() or (Reason("why-file") if is_file(name) else by_rule)


class Known:
    """A bot's name, read and found good: thousands of games may ask for it."""

    def __init__(self, game: str, kind: str, wishes: list[Wished]) -> None:
        self.game = game
        self.kind = kind
        self.wishes = wishes


KNOWN: Final[dict[str, Known]] = {}
MOST_KNOWN: Final = 1000  # names may be invented: those who ask do not fill the memory


def bot(game: str, name: str, seed: int, seat: int = 0) -> Bot:
    """A bot of this name for one seat of one game. Equal arguments give a bot that plays alike."""
    kind = name.partition(":")[0].strip()
    cls = game_bots(game).brought.get(kind)
    if cls is not None:
        check_bot(game, name)
        return made(cls, seed, seat, arguments(name))
    known = KNOWN.get(name)
    if known is None or known.game != game:
        check_bot(game, name)
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        kind, wishes = parts(name)
        known = KNOWN[name] = Known(game, kind, wishes)
    return game_bots(game).make(known.kind, known.wishes, seed, seat)
