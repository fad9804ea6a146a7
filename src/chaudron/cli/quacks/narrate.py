"""Tells what happened at a table of Quacks, one line per event."""

from rich.text import Text

from chaudron.cli.people import COLOURS, LETTERS, People
from chaudron.cli.quacks.words import INK, called, chip_name, colour_of, word
from chaudron.games.quacks.events import (
    BOOK,
    EVENT_NAMES,
    EXPLODED,
    FORTUNE_CARD,
    ROUND,
    RUBIES,
    SCORING,
    QuacksEvent,
)
from chaudron.kernel.journal import Event

OF_THE_TABLE = (ROUND, FORTUNE_CARD)  # told of everybody, though the start player does it


class Narrator:
    """Turns events into lines; everything that happens in Quacks is open to all."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.texts = people.texts

    def lines(self, events: list[Event]) -> list[Text]:
        return [self.line(e) for e in events if isinstance(e, QuacksEvent) and e.kind != SCORING]

    def line(self, event: QuacksEvent) -> Text:
        texts = self.texts
        kind = EVENT_NAMES[event.kind]
        if event.kind == RUBIES and event.n < 0:
            kind = "pay"
        chips = texts.listed(chip_name(texts, c.name) for c in event.chips)
        said = texts.say(
            f"quacks-log-{kind}",
            you="yes" if event.player == self.people.you else "no",
            name=self.people.names[event.player] if event.player >= 0 else "",
            n=abs(event.n),
            chips=chips,
            word=self.word(event),
        )
        if event.kind == ROUND:
            return Text(f"── {said} ──", style="bold")
        text = Text()
        if event.player >= 0 and event.kind not in OF_THE_TABLE:
            text.append(f"{LETTERS[event.player]} ", style=f"bold {COLOURS[event.player]}")
        text.append(said)
        if event.chips:
            text.highlight_words([chips], style=f"bold {INK[colour_of(event.chips[0].name)]}")
        if event.kind == EXPLODED:
            text.stylize("bold #ff5c3a")
        return text

    def word(self, event: QuacksEvent) -> str:
        """The card, book, witch, face or option it tells of; books share their ids with chips."""
        if not event.word:
            return ""
        return called(self.texts, event.word) if event.kind == BOOK else word(self.texts, event.word)
