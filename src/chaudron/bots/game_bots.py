"""The bots of one game, as the rest of the platform asks for them.

The module `chaudron.bots.<game>.catalogue` has its `GameBots` as BOTS; a game without one has the random bot.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from chaudron.bots.own import arguments_of
from chaudron.bots.random import RandomBot
from chaudron.kernel.driver import Bot
from chaudron.kernel.errors import Refusal

RANDOM: Final = "random"  # plays every game
# Levels that go by the same name in all games.
APPRENTICE: Final = "apprentice"  # sensible, with the mistakes of people
JOURNEYMAN: Final = "journeyman"
MASTER: Final = "master"  # the best there is, which takes time to think
NO_PARAMETERS: Final = ""
THINGS: Final = "things"  # subjects of the game with limits: `big-money:smithy=2,village=1`
PLANS: Final = "plans"  # the name of something that says how to play: `plan:chapel-witch`
ARGUMENTS: Final = "arguments"  # whatever the class of a bot is made with: `lazy:size=3`
PLAYOUTS: Final = "playouts"  # how many games it plays on in its head for one answer: `master:playouts=16`
MOST_COPIES: Final = 99
MOST_PLAYOUTS: Final = 10_000
MOST_OF_AN_ARGUMENT: Final = 1_000_000


class Wished:
    """What may follow a bot's name: a thing and how many of it."""

    def __init__(self, thing: str, limit: int) -> None:
        self.thing = thing
        self.limit = limit


class BotKind:
    """A bot there is. Its name is said by `<game>-bot-<name>`, what it does by the attribute .about."""

    def __init__(self, name: str, level: int, parameters: str = NO_PARAMETERS) -> None:
        self.name = name
        self.level = level  # 0 plays at random; the higher, the better
        self.parameters = parameters

    def dump(self) -> dict[str, object]:
        return {"name": self.name, "level": self.level, "parameters": self.parameters}


@mypyc_attr(allow_interpreted_subclasses=True)
class GameBots:
    """The bots of one game, the weakest first; a game subclasses it to make its own."""

    def __init__(self, kinds: list[BotKind] | None = None, usual: str = "") -> None:
        self.kinds: list[BotKind] = [BotKind(RANDOM, 0), *([] if kinds is None else kinds)]
        self.usual = usual  # plays where nobody says who; if none is named, the last
        self.brought: dict[str, type[Bot]] = {}  # by other packages

    def bring(self, name: str, cls: type[Bot]) -> None:
        """A bot of another package plays, too; where the name is taken, the one that is there stays."""
        if self.find(name) is None:
            self.kinds.insert(1, BotKind(name, 1, ARGUMENTS if arguments_of(cls) else NO_PARAMETERS))
            self.brought[name] = cls

    def bare(self, bots: list[str]) -> list[str]:
        """These bots without what follows the names of those that others brought: no things to wish for."""
        kinds = [bot.partition(":")[0].strip() for bot in bots]
        return [kind if kind in self.brought else bot for kind, bot in zip(kinds, bots)]

    @property
    def default(self) -> str:
        """The bot for seats that nobody takes or that somebody left: one that answers at once."""
        return self.usual or self.kinds[-1].name

    @property
    def opponent(self) -> str:
        """The bot that a person who sits down to play meets, if they do not say whom."""
        return JOURNEYMAN if JOURNEYMAN in self.names() else self.default

    @property
    def adviser(self) -> str:
        """The bot that is asked what it would do in a person's place: the master, if it answers without
        playing games on, or else the one that people meet."""
        master = self.find(MASTER)
        return MASTER if master is not None and not master.parameters else self.opponent

    @property
    def imagines(self) -> str:
        """The bot that plays imagined games on, by the thousand: sensible, quick, and alike every time."""
        return self.adviser

    def names(self) -> list[str]:
        return [kind.name for kind in self.kinds]

    def seats(self) -> list[str]:
        """Who plays a match if nobody says."""
        return [self.default, RANDOM]

    def find(self, name: str) -> BotKind | None:
        return next((kind for kind in self.kinds if kind.name == name), None)

    def check(self, kind: str, wishes: list[Wished]) -> None:
        """Refuse parameters that a bot of this kind cannot follow."""
        known = self.find(kind)
        if known is not None and known.parameters == PLAYOUTS and wishes:
            if len(wishes) > 1 or wishes[0].thing != PLAYOUTS:
                message = f"the bot {kind} takes nothing but {PLAYOUTS}=N"
                raise Refusal("bot-takes-playouts", message, {"name": kind})

    def make(self, kind: str, wishes: list[Wished], seed: int, seat: int) -> Bot:
        """A bot of our own of a kind that was checked. Equal arguments give a bot that plays alike."""
        return RandomBot(seed, seat)

    def check_file(self, name: str) -> None:
        """Refuse a file that does not say how to play. Only the terminal and the lab look into files."""
        raise Refusal("no-bot-files", f"{name}: bots of this game are in no files", {"name": name})

    def from_file(self, name: str, seed: int, seat: int) -> Bot:
        """A bot that plays as a file says, which was checked."""
        raise NotImplementedError

    def suit(
        self, bots: list[str], options: dict[str, object], seed: int, optional: str
    ) -> dict[str, object]:
        """The options, with what these bots wish for where nothing else was asked for."""
        return options

    def lacking(self, bots: list[str], n_players: int, settled: dict[str, object]) -> Refusal | None:
        """Why bots would wait in vain for what they wish, if they would."""
        return None


def parts(name: str) -> tuple[str, list[Wished]]:
    """A bot's name and what follows it; a thing without a limit means one."""
    bot, colon, rest = name.partition(":")
    wishes: list[Wished] = []
    for part in rest.split(",") if colon else []:
        thing, equals, limit = part.partition("=")
        thing, limit = thing.strip(), limit.strip()
        number = limit if equals else "1"
        most = MOST_PLAYOUTS if thing == PLAYOUTS else MOST_COPIES
        if not thing or not number.isdecimal() or not 1 <= int(number) <= most:
            if thing == PLAYOUTS:
                message = f"{part!r}: write {PLAYOUTS}=N with N from 1 to {most}"
                raise Refusal("bad-playouts", message, {"part": part, "most": str(most)})
            raise Refusal(
                "bad-bot-card",
                f"{part!r} is no card with a limit; write CARD=N with N from 1 to {MOST_COPIES}",
                {"part": part, "most": MOST_COPIES},
            )
        wishes.append(Wished(thing, int(number)))
    return bot.strip(), wishes


def arguments(name: str) -> dict[str, int]:
    """What follows the name of a bot that others brought, by name; what is only named is one."""
    told: dict[str, int] = {}
    _, colon, rest = name.partition(":")
    for part in rest.split(",") if colon else []:
        word, equals, value = part.partition("=")
        word, number = word.strip(), value.strip() if equals else "1"
        if not word.isidentifier() or not number.isdecimal() or int(number) > MOST_OF_AN_ARGUMENT:
            most = str(MOST_OF_AN_ARGUMENT)
            message = f"{part!r}: write NAME=N with a whole number N up to {most}"
            raise Refusal("bad-bot-argument", message, {"part": part, "most": most})
        told[word] = int(number)
    return told
