"""The Quacks' face on a terminal."""

import shlex
from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text

from chaudron.cli.answers import WordedPrompt
from chaudron.cli.people import People
from chaudron.cli.plain import again
from chaudron.cli.quacks.narrate import Narrator
from chaudron.cli.quacks.questions import Questioner
from chaudron.cli.quacks.screen import Screen
from chaudron.cli.quacks.words import find_chip, find_component, known
from chaudron.games.quacks.chips import Chip
from chaudron.games.quacks.choices import GO_ON, TOGETHER, QuacksQuestion
from chaudron.games.quacks.spec import SPEC
from chaudron.games.quacks.view import QuacksView
from chaudron.kernel.journal import Event
from chaudron.kernel.request import Request
from chaudron.kernel.view import View

BOXES = ("witches", "patients")


class QuacksFace:
    """Cauldron, questions and log of The Quacks, as one thing (see `chaudron.cli.face.Face`)."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.screen = Screen(people)
        self.questioner = Questioner(people)

    def table(self, view: View, width: int, prompt: WordedPrompt | None = None) -> RenderableType:
        numbers: dict[str, int] | None = None
        if prompt is not None and prompt.in_place:
            numbers = {
                choice.value.name: n
                for n, choice in enumerate(prompt.choices, 1)
                if isinstance(choice.value, Chip)
            }
        return self.screen.table(cast(QuacksView, view), width, numbers)

    def mine(self, view: View, seat: int) -> RenderableType:
        return self.screen.mine(cast(QuacksView, view), seat)

    def plain_table(self, view: View, seat: int, whole: bool = True) -> list[str]:
        return self.screen.plain_table(cast(QuacksView, view), seat, whole)

    def secret(self, view: View, request: Request) -> bool:
        """Everybody saw what went into each bag: only what several decide at once, unseen, is hidden."""
        together = cast(QuacksQuestion, request).verb in (GO_ON, TOGETHER)
        return together or cast(QuacksView, view).phase == "signal"

    def owned(self, view: View, seat: int, plain: bool = False) -> RenderableType:
        look = cast(QuacksView, view)
        odds = self.screen.foretold(look, seat)
        if plain:
            lines = [*self.screen.plain_mine(look, seat), *[line.plain.strip() for line in odds]]
            lines.append(self.screen.plain_shop(look))
            return Group(*[Text(line) for line in lines], self.screen.books(look))
        mine = Group(self.screen.mine(look, seat), *odds)
        return Group(Text(), mine, self.screen.shop(look, None), self.screen.books(look))

    def log(self, events: list[Event], viewer: int) -> list[Text]:
        return Narrator(self.people).lines(events)

    def prompt(self, view: View, request: Request) -> WordedPrompt:
        return self.questioner.prompt(cast(QuacksView, view), cast(QuacksQuestion, request))

    def explain(self, name: str, view: View | None = None) -> RenderableType:
        """A chip or a colour by the book that is open for it; anything else by its name."""
        look = cast(QuacksView, view)
        chip = None if view is None else find_chip(name)
        if chip is not None and known(look.book(chip.colour)):
            book = look.book(chip.colour)
            return Group(self.screen.component(book), Text(self.screen.plain_shop(look, chip.colour)))
        return self.screen.component(find_component(name, self.people.texts.language))

    def ending(self, view: View, plain: bool = False) -> RenderableType:
        return self.screen.ending(cast(QuacksView, view), plain)

    def again(self, options: dict[str, object]) -> str:
        flags = [f"--{name}" for name in BOXES if options[name]]
        rest = again(SPEC.name, options, ["books", *BOXES])
        return " ".join([f"--books {shlex.quote(str(options['books']))}", *flags, *([rest] if rest else [])])


def face(people: People) -> QuacksFace:
    return QuacksFace(people)
