"""Dominion's face on a terminal."""

import shlex
from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text

from chaudron.cli.answers import WordedPrompt
from chaudron.cli.dominion.narrate import Narrator
from chaudron.cli.dominion.questions import Questioner
from chaudron.cli.dominion.reading import find_card, read_option
from chaudron.cli.dominion.screen import Screen
from chaudron.cli.people import People
from chaudron.cli.plain import again
from chaudron.games.dominion.choices import DominionQuestion
from chaudron.games.dominion.spec import SPEC
from chaudron.games.dominion.view import DominionView
from chaudron.kernel.journal import Event
from chaudron.kernel.request import Request
from chaudron.kernel.view import View


class DominionFace:
    """Table, questions and log of Dominion, as one thing (see `chaudron.cli.face.Face`)."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.screen = Screen(people)
        self.questioner = Questioner(people)

    def table(self, view: View, width: int, prompt: WordedPrompt | None = None) -> RenderableType:
        numbers: dict[str, int] | None = None
        if prompt is not None and prompt.in_place:
            numbers = {str(choice.value): n for n, choice in enumerate(prompt.choices, 1)}
        return self.screen.table(cast(DominionView, view).dump(), width, numbers)

    def mine(self, view: View, seat: int) -> RenderableType:
        return self.screen.mine(cast(DominionView, view).dump(), seat)

    def plain_table(self, view: View, seat: int, whole: bool = True) -> list[str]:
        return self.screen.plain_table(cast(DominionView, view).dump(), seat, whole)

    def secret(self, view: View, request: Request) -> bool:
        return True  # a hand

    def owned(self, view: View, seat: int, plain: bool = False) -> RenderableType:
        table = cast(DominionView, view).dump()
        return Group(self.screen.deck(table, seat), self.screen.trash(table))

    def log(self, events: list[Event], viewer: int) -> list[Text]:
        return Narrator(self.people, viewer).lines(events)

    def prompt(self, view: View, request: Request) -> WordedPrompt:
        return self.questioner.prompt(cast(DominionView, view), cast(DominionQuestion, request))

    def explain(self, name: str, view: View | None = None) -> RenderableType:
        return self.screen.card(find_card(name, self.people.texts.language))

    def ending(self, view: View, plain: bool = False) -> RenderableType:
        table = cast(DominionView, view).dump()
        return self.screen.plain_ending(table) if plain else self.screen.ending(table)

    def again(self, options: dict[str, object]) -> str:
        kingdom = f"--kingdom {shlex.quote(str(options['kingdom']))}"
        rest = again(SPEC.name, options, ["kingdom", "sets", "alchemy", "colonies", "shelters"])
        return f"{kingdom} {rest}" if rest else kingdom


__all__ = ["face", "read_option"]


def face(people: People) -> DominionFace:
    return DominionFace(people)
