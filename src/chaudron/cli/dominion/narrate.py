"""Tells what happened, one line per event, as the viewer may know it."""

from rich.text import Text

from chaudron.cli.dominion import words
from chaudron.cli.people import COLOURS, LETTERS, People
from chaudron.games.dominion.events import (
    BOUGHT,
    CHOSE,
    DISCARDED,
    ENDED,
    EVENT_NAMES,
    EXTRA_TURN,
    GAINED,
    HAND,
    IN_PLAY,
    TOKENS,
    TURN,
    ZONE_NAMES,
    DominionEvent,
)
from chaudron.kernel.journal import EVERYONE, Event
from chaudron.locales import Texts

OPEN = -2  # the viewer of a replay who sees every card


class Narrator:
    """Turns events into lines for one viewer: a seat, a spectator (-1), or OPEN."""

    def __init__(self, people: People, viewer: int) -> None:
        self.people = people
        self.viewer = viewer
        self.texts: Texts = people.texts

    def lines(self, events: list[Event]) -> list[Text]:
        """The lines worth telling, in order."""
        out: list[Text] = []
        before: DominionEvent | None = None
        for event in events:
            if isinstance(event, DominionEvent):
                if not goes_without_saying(event, before):
                    out.append(self.line(event))
                before = event
        return out

    def line(self, event: DominionEvent) -> Text:
        phrase = self.cards(event)
        said = self.texts.say(
            self.message(event),
            you="yes" if self.is_you(event.player) else "no",
            name=self.people.names[event.player],
            cards=phrase,
            n=event.n,
            what=self.what(event),
            other=self.other(event),
        )
        if event.kind == ENDED:
            return Text(said, style="bold")
        if event.kind in (TURN, EXTRA_TURN):
            text = Text(f"{LETTERS[event.player]} ── {said} ──", style="bold")
            text.stylize(COLOURS[event.player])
            return text
        text = Text("  " * event.depth)
        text.append(f"{LETTERS[event.player]} ", style=f"bold {COLOURS[event.player]}")
        text.append(said)
        if phrase:
            text.highlight_words([phrase], style="bold")
        return text

    def is_you(self, seat: int) -> bool:
        return seat == self.people.you

    def message(self, event: DominionEvent) -> str:
        """The message for this event; some depend on where the cards come from or go."""
        name = "dominion-log-" + EVENT_NAMES[event.kind]
        special = f"{name}-{ZONE_NAMES[event.zone]}"
        if event.zone and self.texts.knows(special):
            return special
        if event.kind == EXTRA_TURN and event.other >= 0:
            return f"{name}-possessed"
        if event.kind == TOKENS and event.n < 0:
            return f"{name}-lost"
        return name

    def cards(self, event: DominionEvent) -> str:
        """The cards of an event as a phrase; only their number if the viewer may not know them."""
        hidden = event.seen_by != EVERYONE and event.hidden_from(self.viewer)
        if event.cards and (self.viewer == OPEN or not hidden):
            return words.cards(self.texts, (card.name for card in event.cards))
        return self.texts.say("dominion-amount-cards", n=event.n)

    def what(self, event: DominionEvent) -> str:
        """The words for a chosen option, for tokens, or for a mat."""
        if event.kind == CHOSE:
            card = event.cards[0].name if event.cards else ""
            return option_text(self.texts, card, event.word, subject=self.texts.say("dominion-quantity-it"))
        if event.kind == TOKENS:
            message = f"dominion-token-{event.word}"
            n = abs(event.n)
            return self.texts.say(message, n=n) if self.texts.knows(message) else f"{n} {event.word}"
        if event.word:
            return mat_name(self.texts, event.word)
        return ""

    def other(self, event: DominionEvent) -> str:
        if event.other < 0:
            return ""
        if self.is_you(event.other):
            return self.texts.say("seat-to-you")
        return self.people.names[event.other]


def goes_without_saying(event: DominionEvent, before: DominionEvent | None) -> bool:
    """A bought card arriving, and what Clean-up always does."""
    if event.kind == GAINED and before is not None and before.kind == BOUGHT:
        return event.cards == before.cards and ZONE_NAMES[event.zone] == "discard_pile"
    if event.kind == DISCARDED:
        if event.zone == IN_PLAY:
            return True
        return event.zone == HAND and event.seen_by != EVERYONE
    return False


def option_text(texts: Texts, card: str, slug: str, **args: object) -> str:
    """One of the options that a card prints; some let one choose a pile, by its name."""
    message = f"dominion-option-{card}-{slug}"
    return texts.say(message, **args) if texts.knows(message) else pile_name(texts, slug)


def pile_name(texts: Texts, pile: str) -> str:
    """The name of a pile: its card's, or its own."""
    return texts.say(
        next(
            (m for m in (f"dominion-pile-{pile}", f"dominion-zone-{pile}") if texts.knows(m)),
            f"dominion-card-{pile}",
        )
    )


def mat_name(texts: Texts, mat: str) -> str:
    message = f"dominion-zone-{mat}_mat"
    return texts.say(message if texts.knows(message) else f"dominion-card-{mat}")
