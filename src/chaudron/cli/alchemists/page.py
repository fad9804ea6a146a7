"""What every part of the screen needs: the people, their language, and how a seat is named."""

from typing import Any, cast

from rich.text import Text

from chaudron.cli.people import COLOURS as SEAT_COLOURS
from chaudron.cli.people import LETTERS, People
from chaudron.games.alchemists.view import AlchemistsView
from chaudron.locales import Texts


class Page:
    """A part of what one seat sees."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.texts: Texts = people.texts

    def look(self, view: AlchemistsView) -> dict[str, Any]:
        return cast("dict[str, Any]", view.dump())

    def line(self, name: str, what: str) -> str:
        return self.texts.say("alchemists-line", name=name, what=what)

    def label(self, message: str) -> Text:
        return Text.assemble((self.texts.say(message), "dim"), " ")

    def name(self, seat: int) -> Text:
        return Text(f"{LETTERS[seat]} {self.people.names[seat]}", style=f"bold {SEAT_COLOURS[seat]}")
