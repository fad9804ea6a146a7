"""`chaudron bots`: who can be played against, and how each of them plays."""

import argparse
import json

from rich.text import Text

from chaudron.bots.catalogue import bots as names_of_bots
from chaudron.bots.catalogue import said_by_itself
from chaudron.cli.terminal import Terminal
from chaudron.games.catalogue import GAMES
from chaudron.games.catalogue import game as find_game
from chaudron.locales import Texts


def bots(args: argparse.Namespace, texts: Texts) -> int:
    """The bots of one game or of all, by the name that a seat is given, the weakest first."""
    games = [find_game(args.game).name] if args.game else GAMES
    if args.json:
        found = [told(game, bot, texts) for game in games for bot in names_of_bots(game)]
        print(json.dumps(found, ensure_ascii=False, indent=1))
        return 0
    terminal = Terminal(texts, args.plain)
    for game in games:
        terminal.show(Text(texts.say(f"{game}-name"), style="bold"))
        lines = [in_a_line(told(game, bot, texts), texts) for bot in names_of_bots(game)]
        terminal.show(terminal.explained(lines))
    return 0


def told(game: str, bot: str, texts: Texts) -> dict[str, str]:
    """A bot's name in the language, and how it plays; of another package's, what that says."""
    message = f"{game}-bot-{bot}" if texts.knows(f"{game}-bot-{bot}") else f"bot-{bot}"
    if texts.knows(message):
        called, about = texts.say(message), texts.say(f"{message}.about")
    else:
        called = said_by_itself(bot, "title", texts.language, [game]) or bot
        about = said_by_itself(bot, "about", texts.language, [game])
    return {"game": game, "name": bot, "called": called, "about": about}


def in_a_line(bot: dict[str, str], texts: Texts) -> str:
    return texts.say("label-of", label=f"{bot['name']} ({bot['called']})", what=bot["about"])
