"""The face of any game that has none of its own: the view as an outline, questions and log in its words.

Words are looked up by the game's name: `<game>-ask-<verb>` for a question, `<game>-word-<option>` for an
option (or the name of a subject of that id), `<game>-log-<event>` for what happened, `<game>-view-<key>`
for a part of the view. What has no words is said as the game spells it.
"""

import shlex
from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from chaudron.cli.answers import Choice, WordedPrompt
from chaudron.cli.people import COLOURS, LETTERS, People
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.journal import Event
from chaudron.kernel.port import Subject
from chaudron.kernel.request import NUMBER, YES_NO, Request
from chaudron.kernel.view import View
from chaudron.locales.names import find_subjects

UNTOLD = ("game", "seat", "over", "standings")  # said elsewhere
BY_SEAT = ("players", "points", "standings")  # lists of a view that have an entry for each seat


class PlainFace:
    """Outline, questions and log of one game, as one thing (see `chaudron.cli.face.Face`)."""

    def __init__(self, game: str, people: People) -> None:
        self.game = game
        self.people = people
        self.texts = people.texts
        self.subjects: dict[str, Subject] = {s.id: s for s in find_game(game).subjects()}

    # ------------------------------------------------------------ words

    def word(self, value: object) -> str:
        """A word of the game as people read it."""
        if isinstance(value, bool):
            return self.texts.say("word-yes" if value else "word-no").split()[0]
        name = str(value)
        if self.texts.knows(f"{self.game}-word-{name}"):
            return self.texts.say(f"{self.game}-word-{name}")
        if name in self.subjects:
            return self.texts.say(self.subjects[name].message)
        return name.replace("_", " ")

    def label(self, key: str) -> str:
        message = f"{self.game}-view-{key}"
        return self.texts.say(message) if self.texts.knows(message) else key.replace("_", " ")

    def said(self, message: str, told: Mapping[str, object], otherwise: str) -> str:
        """A message with what was told as arguments; players by name, lists as phrases."""
        args: dict[str, object] = {}
        for key, value in told.items():
            if key in ("player", "seat", "decider") and isinstance(value, int):
                args["name"] = self.people.names[value] if value >= 0 else ""
            elif isinstance(value, list):
                args[key] = self.texts.listed(self.word(one) for one in value)
            else:
                args[key] = (
                    value if isinstance(value, int) and not isinstance(value, bool) else self.word(value)
                )
        if self.texts.knows(message):
            return self.texts.say(message, **args)
        who = [str(args.pop("name"))] if args.get("name") else []
        rest = [f"{self.label(key)} {value}" for key, value in args.items() if value not in ("", otherwise)]
        return " · ".join([*who, self.word(otherwise), *rest])

    # ------------------------------------------------------------ the table

    def outline(self, view: View) -> list[Text]:
        """Everything the view tells, one line each, what lies inside indented."""
        out: list[Text] = []
        self.unfold(view.dump(), 0, out)
        return out

    def unfold(self, value: Mapping[str, Any], depth: int, out: list[Text]) -> None:
        for key, inner in value.items():
            if inner is None or inner in ([], {}, False) or (depth == 0 and key in UNTOLD):
                continue
            line = Text("  " * depth).append(self.label(key), style="bold")
            if isinstance(inner, dict):
                out.append(line)
                self.unfold(inner, depth + 1, out)
            elif isinstance(inner, list) and any(isinstance(one, (dict, list)) for one in inner):
                out.append(line)
                self.rows(key, inner, depth + 1, out)
            elif isinstance(inner, list):
                out.append(
                    line.append(
                        "  " + ", ".join(self.item(key, i, x) for i, x in enumerate(inner)), "not bold"
                    )
                )
            else:
                out.append(line.append(f"  {self.word(inner)}", "not bold"))

    def item(self, key: str, i: int, value: object) -> str:
        return f"{self.people.names[i]} {self.word(value)}" if key in BY_SEAT else self.word(value)

    def rows(self, key: str, values: list[Any], depth: int, out: list[Text]) -> None:
        seats = len(values) == len(self.people.names)
        for i, inner in enumerate(values):
            name = self.people.names[i] if seats else str(i + 1)
            line = Text("  " * depth).append(
                f"{LETTERS[i]} {name}" if seats else name, COLOURS[i] if seats else ""
            )
            if isinstance(inner, dict):
                out.append(line)
                self.unfold(inner, depth + 1, out)
            else:
                listed = inner if isinstance(inner, list) else [inner]
                out.append(line.append("  " + (", ".join(self.word(x) for x in listed) or "–"), "not bold"))

    def table(self, view: View, width: int, prompt: WordedPrompt | None = None) -> RenderableType:
        return Text("\n").join(self.outline(view))

    def secret(self, view: View, request: Request) -> bool:
        return True  # nobody knows what a view of any game hides

    def mine(self, view: View, seat: int) -> RenderableType:
        return Text(f"{LETTERS[seat]} {self.people.names[seat]}", style=f"bold {COLOURS[seat]}")

    def plain_table(self, view: View, seat: int, whole: bool = True) -> list[str]:
        return [line.plain for line in self.outline(view)] if whole else []

    def owned(self, view: View, seat: int, plain: bool = False) -> RenderableType:
        return self.table(view, 80)

    # ------------------------------------------------------------ what happens

    def log(self, events: list[Event], viewer: int) -> list[Text]:
        told = [event.dump(max(viewer, -1)) for event in events]
        return [Text(self.said(f"{self.game}-log-{e['event']}", e, str(e["event"]))) for e in told]

    def prompt(self, view: View, request: Request) -> WordedPrompt:
        verb = request.verb_name()
        about: dict[str, object] = {"lo": request.lo, "hi": request.hi, "player": request.player}
        title = self.said(f"{self.game}-ask-{verb}", about | request.about(), verb)
        choices: list[Choice] = []
        if request.kind not in (YES_NO, NUMBER):
            for option in view.options(request):
                name = request.name_of(option)
                choices.append(Choice(option, self.word(name), [name]))
        decline = self.texts.say("decline") if request.lo == 0 and choices else ""
        return WordedPrompt(request.kind, title, choices, request.lo, request.hi, decline=decline)

    def explain(self, name: str, view: View | None = None) -> RenderableType:
        out: list[Text] = []
        for found in find_subjects(name, self.texts.language, [self.game]):
            message = found.subject.message
            out.append(Text(self.texts.say(message), style="bold"))
            if self.texts.knows(f"{message}.text"):
                out.append(Text(self.texts.say(f"{message}.text")))
        return Text("\n").join(out)

    def ending(self, view: View, plain: bool = False) -> RenderableType:
        look = view.dump()
        ranks, points = look.get("standings"), look.get("points")
        if not isinstance(ranks, list):
            return self.table(view, 80)
        lines = []
        for seat in sorted(range(len(ranks)), key=lambda i: int(ranks[i])):
            scored = f": {points[seat]}" if isinstance(points, list) else ""
            lines.append(Text(f"{ranks[seat]}. {self.people.names[seat]}{scored}"))
        return Text("\n").join(lines)

    def again(self, options: dict[str, object]) -> str:
        return again(self.game, options, [])


def again(game: str, options: dict[str, object], told: list[str]) -> str:
    """The options that differ from the usual ones, as they are typed; without those that were told."""
    out = []
    for option in find_game(game).options:
        value = options.get(option.name, option.default)
        if option.name not in told and value != option.default:
            given = ("no", "yes")[value] if isinstance(value, bool) else value
            said = ",".join(map(str, value)) if isinstance(value, list) else given
            out.append(f"--option {shlex.quote(f'{option.name}={said}')}")
    return " ".join(out)


def face(game: str, people: People) -> PlainFace:
    return PlainFace(game, people)
