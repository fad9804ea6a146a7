"""Tells what happened at a table of Alchemists, one line per event, as the viewer may know it."""

from typing import cast

from rich.text import Text

from chaudron.cli.alchemists.words import (
    counted,
    ingredient,
    ingredients,
    known_alchemical,
    light,
    named,
    pair,
    potion,
    seal,
    space,
    trigger,
    triggers,
)
from chaudron.cli.face import OPEN
from chaudron.cli.people import COLOURS as SEAT_COLOURS
from chaudron.cli.people import LETTERS, People
from chaudron.games.alchemists.alchemy import ALCHEMICALS
from chaudron.games.alchemists.events import (
    ARTICLE_FALLS,
    CONFERENCE,
    CONFLICT,
    PLACE,
    REVELATION,
    ROUND,
    SCORE,
    THEORY_FALLS,
    THINK,
    AlchemistsEvent,
    Counted,
    Reputation,
    ShownSign,
)
from chaudron.kernel.journal import Event

UNTOLD = (PLACE, SCORE)  # `declare` tells all cubes at once; the end shows all points
LOUD = (ROUND, CONFERENCE, REVELATION)
EITHER = ("success", "true")  # what happened, or what did not


class Narrator:
    """Turns events into lines."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.texts = people.texts

    def lines(self, events: list[Event], viewer: int) -> list[Text]:
        return [self.line(e, viewer) for e in events if isinstance(e, AlchemistsEvent) and is_told(e)]

    def line(self, event: AlchemistsEvent, viewer: int) -> Text:
        told = event.told()
        secret = event.secret()
        seen = bool(secret) and (viewer == OPEN or not event.hidden_from(viewer))
        if seen:
            told |= secret
        message = f"alchemists-log-{event.name()}"
        if isinstance(event, ShownSign):
            message += "-sign"
        if isinstance(event, Counted) and event.n < 0:
            message += "-lost"
        if "triggers" in told:
            message += "-golem"
        for key in EITHER:
            if key in told:
                message += "" if told[key] else "-not"
        if seen:
            message += "-seen"
        elif event.kind == THINK and "potion" in told:  # at a table where everybody hears it
            message += "-heard"
        text = Text()
        if event.player >= 0:
            name = f"{LETTERS[event.player]} {self.people.names[event.player]} "
            text.append(name, style=f"bold {SEAT_COLOURS[event.player]}")
        you = "yes" if event.player == self.people.you else "no"
        words = {key: self.said(key, value) for key, value in told.items()}
        text.append(self.texts.say(message, has=self.texts.say("alchemists-log-has", you=you), **words))
        if "made" in told and not told["success"]:
            text.append(f" ({words['made']})")
        if event.kind in LOUD:
            text.stylize("bold")
        if event.kind in (THEORY_FALLS, ARTICLE_FALLS, CONFLICT):
            text.stylize("bold red")
        return text

    def said(self, key: str, value: object) -> object:
        """A detail of an event in words."""
        texts = self.texts
        if isinstance(value, bool) or key == "shelf":
            return ""
        if isinstance(value, int):
            return self.people.names[value] if key == "on" else abs(value) if key == "n" else value
        if key in ("ingredients", "row"):
            return ingredients(texts, cast("list[str]", value))
        if key == "pair":
            return pair(texts, cast("list[str]", value))
        if key == "entries":
            return ", ".join(ingredient(texts, word[:-1]) + word[-1] for word in cast("list[str]", value))
        if key == "favours":
            return counted(texts, [named(texts, "favour", id) for id in cast("list[str]", value)])
        if key == "cards":
            return counted(texts, [named(texts, "startup", id) for id in cast("list[str]", value)])
        if key == "seals":
            return ", ".join(
                f"{self.people.names[seat]} {seal(texts, name)}"
                for seat, name in cast("list[tuple[int, str]]", value)
            )
        if key == "actions":
            return self.actions(cast("dict[str, int]", value))
        if key == "assignment":
            return ", ".join(
                f"{ingredient(texts, name)} {known_alchemical(texts, ALCHEMICALS.index(found))}"
                for name, found in cast("dict[str, str]", value).items()
            )
        if key == "triggers":
            return ", ".join(
                f"{texts.say(f'alchemists-part-{part}')} {trigger(texts, found)}"
                for part, found in cast("dict[str, str]", value).items()
            )
        return self.word(key, str(value))

    def actions(self, placed: dict[str, int]) -> str:
        said = [space(self.texts, name) + (f" ×{n}" if n > 1 else "") for name, n in placed.items()]
        return ", ".join(said) or self.texts.say("nothing")

    def word(self, key: str, value: str) -> str:
        """A word of an event, by what it names."""
        texts = self.texts
        if key == "ingredient":
            return ingredient(texts, value)
        if key in ("potion", "made"):
            return potion(texts, value)
        if key == "space":
            return space(texts, value)
        if key in ("favour", "artifact", "grant"):
            return named(texts, key, value)
        if key == "alchemical":
            return known_alchemical(texts, ALCHEMICALS.index(value))
        if key == "seal":
            return seal(texts, value)
        if key == "light":
            return light(texts, value)
        if key == "tokens":
            return triggers(texts, value)
        if key == "guarantee":
            return texts.say(f"alchemists-guarantee-{value}")
        if key == "quality":
            return texts.say(f"alchemists-quality-{value}")
        if key in ("colour", "reaction", "part"):
            return texts.say(f"alchemists-{key}-{value}")
        return value


def is_told(event: AlchemistsEvent) -> bool:
    if event.kind in UNTOLD:
        return False
    return not isinstance(event, Reputation) or event.n != 0
