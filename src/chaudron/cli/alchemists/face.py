"""Alchemists' face on a terminal."""

from typing import cast

from rich.console import RenderableType
from rich.text import Text

from chaudron.cli.alchemists.commands import Commands
from chaudron.cli.alchemists.ending import Ending
from chaudron.cli.alchemists.explain import Explainer
from chaudron.cli.alchemists.narrate import Narrator
from chaudron.cli.alchemists.notebook import Notebooks
from chaudron.cli.alchemists.questions import Questioner
from chaudron.cli.alchemists.screen import Screen
from chaudron.cli.alchemists.words import find_thing
from chaudron.cli.answers import WordedPrompt
from chaudron.cli.people import People
from chaudron.cli.plain import again
from chaudron.games.alchemists.choices import AlchemistsQuestion
from chaudron.games.alchemists.options import CHANCES, MASTER, MODULES
from chaudron.games.alchemists.spec import SPEC
from chaudron.games.alchemists.view import AlchemistsView
from chaudron.kernel.journal import Event
from chaudron.kernel.request import Request
from chaudron.kernel.view import View


class AlchemistsFace:
    """Board, sheet, questions and log of Alchemists, as one thing (see `chaudron.cli.face.Face`)."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.notebooks = Notebooks()
        self.screen = Screen(people, self.notebooks)
        self.explainer = Explainer(people)
        self.end = Ending(people)
        self.questioner = Questioner(people, self.notebooks)
        self.commands = Commands(people.texts, self.notebooks)

    def table(self, view: View, width: int, prompt: WordedPrompt | None = None) -> RenderableType:
        return self.screen.table(cast(AlchemistsView, view), width)

    def mine(self, view: View, seat: int) -> RenderableType:
        return self.screen.seats.mine(cast(AlchemistsView, view), seat)

    def plain_table(self, view: View, seat: int, whole: bool = True) -> list[str]:
        return self.screen.plain_table(cast(AlchemistsView, view), seat, whole)

    def secret(self, view: View, request: Request) -> bool:
        return True  # a hand, and what was deduced

    def owned(self, view: View, seat: int, plain: bool = False) -> RenderableType:
        return self.screen.seats.owned(cast(AlchemistsView, view), seat)

    def log(self, events: list[Event], viewer: int) -> list[Text]:
        return Narrator(self.people).lines(events, viewer)

    def prompt(self, view: View, request: Request) -> WordedPrompt:
        return self.questioner.prompt(cast(AlchemistsView, view), cast(AlchemistsQuestion, request))

    def explain(self, name: str, view: View | None = None) -> RenderableType:
        name = name.partition(":")[0] if name.startswith("associate:") else name
        subject = find_thing(name, self.people.texts.language)
        return self.explainer.thing(subject, cast("AlchemistsView | None", view))

    def ending(self, view: View, plain: bool = False) -> RenderableType:
        return self.end.ending(cast(AlchemistsView, view), plain)

    def again(self, options: dict[str, object]) -> str:
        parts = [f"--mode {MASTER}"] if options["mode"] == MASTER else []
        parts += [f"--aid {options['aid']}"] if options["aid"] != CHANCES else []
        parts += [
            f"--{o.flag or o.name.replace('_', '-')}"
            for o in SPEC.options
            if o.name in MODULES and options[o.name]
        ]
        rest = again(SPEC.name, options, ["mode", "aid", *MODULES])
        return " ".join([*parts, rest] if rest else parts)

    def command(self, line: str, view: View, plain: bool = False) -> RenderableType | None:
        return self.commands.carry_out(line, cast(AlchemistsView, view), plain)

    def notes(self) -> str:
        return self.notebooks.dumps()

    def recall(self, notes: str) -> None:
        if notes:
            self.notebooks.loads(notes)


def face(people: People) -> AlchemistsFace:
    return AlchemistsFace(people)
