"""Tells what happened at a table of Quacks, one line per event."""

from rich.text import Text

from chaudron.cli.people import COLOURS, LETTERS, People
from chaudron.cli.quacks.words import INK, chip_name, colour_of, word
from chaudron.games.quacks.events import EVENT_NAMES, EXPLODED, ROUND, RUBIES, SCORING, Happening
from chaudron.kernel.journal import Event


class Narrator:
    """Turns events into lines; everything that happens in Quacks is open to all."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.texts = people.texts

    def lines(self, events: list[Event]) -> list[Text]:
        return [self.line(e) for e in events if isinstance(e, Happening) and e.kind != SCORING]

    def line(self, event: Happening) -> Text:
        texts = self.texts
        kind = EVENT_NAMES[event.kind]
        if event.kind == RUBIES and event.n < 0:
            kind = "pay"
        chips = texts.listed(chip_name(texts, c.name) for c in event.chips)
        said = texts.say(
            f"quacks-log-{kind}",
            n=abs(event.n),
            chips=chips,
            word=word(texts, event.word) if event.word else "",
        )
        text = Text()
        if event.player >= 0:
            name = self.people.names[event.player]
            text.append(f"{LETTERS[event.player]} {name} ", style=f"bold {COLOURS[event.player]}")
        text.append(said)
        if event.chips:
            text.highlight_words([chips], style=f"bold {INK[colour_of(event.chips[0].name)]}")
        if event.kind == ROUND:
            text.stylize("bold")
        if event.kind == EXPLODED:
            text.stylize("bold #ff5c3a")
        return text
