"""Who sits at the table: what each seat is called, and which seats are people."""

from pathlib import Path

from chaudron.bots.catalogue import said_by_itself
from chaudron.bots.game_bots import Wished, parts
from chaudron.bots.own import is_file, is_own
from chaudron.games.catalogue import GAMES
from chaudron.locales import Texts

LETTERS = "ABCDEF"
# Okabe and Ito's colours, which colour-blind people tell apart; each comes with its letter.
COLOURS = ("#56b4e9", "#e69f00", "#009e73", "#cc79a7", "#f0e442", "#d55e00")


def is_person(seat: str) -> bool:
    return seat == "you" or seat.startswith("you:")


class People:
    """The seats of one table and their names."""

    def __init__(self, seats: list[str], texts: Texts, you: int | None = None) -> None:
        self.seats = seats
        self.texts = texts
        self.humans = [i for i, seat in enumerate(seats) if is_person(seat)]
        self.you = you  # the only seat that is spoken to, if there is one
        every = range(len(seats))
        self.names = told_apart([self.base_name(i) for i in every])
        self.full_names = told_apart([self.base_name(i) + self.wishes(i) for i in every])

    @property
    def alone(self) -> bool:
        """One person against bots: nobody minds an undo."""
        return len(self.humans) == 1

    def base_name(self, seat: int) -> str:
        name = self.seats[seat]
        if is_person(name):
            given = name.partition(":")[2].strip()
            return given or self.texts.say("seat-you" if seat == self.you else "seat-player")
        if title := said_by_itself(name, "title", self.texts.language, GAMES):
            return title
        if is_own(name):
            return name.rpartition(":")[2]
        if is_file(name):
            return name.partition("#")[2] if "#" in name else Path(name).stem
        bot = self.texts.somewhere(f"bot-{kind_of(name)}")
        return self.texts.say(bot) if self.texts.knows(bot) else name  # somebody who played on a server

    def wishes(self, seat: int) -> str:
        """The cards that a bot wants to buy, in brackets."""
        name = self.seats[seat]
        if is_person(name) or is_own(name) or is_file(name) or ":" not in name:
            return ""
        if said_by_itself(name, "title", self.texts.language, GAMES):
            return f" ({name.partition(':')[2]})"
        ours = self.texts.knows(self.texts.somewhere(f"bot-{kind_of(name)}"))
        cards = [self.counted(wish) for wish in parts(name)[1]] if ours else []
        return f" ({self.texts.listed(cards)})" if cards else ""

    def counted(self, wish: Wished) -> str:
        """So many of a thing: as the language counts it, if it does."""
        message = self.texts.somewhere(f"card-{wish.thing}")
        if self.texts.knows(f"{message}.counted"):
            return self.texts.say(f"{message}.counted", n=wish.limit)
        thing = self.texts.say(message) if self.texts.knows(message) else wish.thing
        return thing if thing == wish.thing and wish.limit == 1 else f"{wish.limit} {thing}"


def kind_of(name: str) -> str:
    return name.partition(":")[0].strip()


def told_apart(names: list[str]) -> list[str]:
    """The names, with a number where several are equal."""
    return [
        f"{name} {names[:i].count(name) + 1}" if names.count(name) > 1 else name
        for i, name in enumerate(names)
    ]
