"""What a game needs to be played on a terminal; each game has a face of its own."""

from typing import Protocol, cast, runtime_checkable

from rich.console import RenderableType
from rich.text import Text

from chaudron.cli import plain
from chaudron.cli.answers import WordedPrompt
from chaudron.cli.people import People
from chaudron.games.catalogue import half
from chaudron.kernel.journal import Event
from chaudron.kernel.request import Request
from chaudron.kernel.view import View

OPEN = -2  # the viewer of a replay, who sees everything


class Face(Protocol):
    """Shows one game to the people at one table."""

    def table(self, view: View, width: int, prompt: WordedPrompt | None = None) -> RenderableType:
        """Everything on the table; the numbers of choices that lie there, if the prompt has such.

        Of a `Group`, the first part is the heading; where the screen is too low, the others are put on
        pages, each whole as far as possible.
        """

    def mine(self, view: View, seat: int) -> RenderableType:
        """What the person holds."""

    def plain_table(self, view: View, seat: int, whole: bool = True) -> list[str]:
        """The table and what the person holds as plain lines; in short, if not the whole is wanted."""

    def owned(self, view: View, seat: int, plain: bool = False) -> RenderableType:
        """Everything that belongs to the person, and what is out of the game."""

    def secret(self, view: View, request: Request) -> bool:
        """True if others who share the screen must not see what this question shows, or its answer."""

    def log(self, events: list[Event], viewer: int) -> list[Text]:
        """What happened, as the viewer may know it."""

    def prompt(self, view: View, request: Request) -> WordedPrompt:
        """A question in words."""

    def explain(self, name: str, view: View | None = None) -> RenderableType:
        """The text of a card or component of this name, the one that this table has if there are several."""

    def ending(self, view: View, plain: bool = False) -> RenderableType:
        """The result of a game that is over, as a table or as plain lines."""

    def again(self, options: dict[str, object]) -> str:
        """The options of the command that would begin the same game again."""


@runtime_checkable
class Noting(Protocol):
    """A face whose people keep notes, and may type more than the common commands."""

    def command(self, line: str, view: View, plain: bool = False) -> RenderableType | None:
        """What a command of this game shows; None if the line is none, `Misread` if it is a wrong one."""

    def notes(self) -> str:
        """Everything that was noted, to be kept with the game; nothing if nothing was."""

    def recall(self, notes: str) -> None:
        """Take up notes that were kept; a refusal if they cannot be read."""


def face_of(game: str, people: People) -> Face:
    """The face of a game: its own, or the plain one."""
    own = half(game, "face")
    return plain.face(game, people) if own is None else cast(Face, own.face(people))
