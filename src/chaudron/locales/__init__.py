"""What is said to people, in their language, from the Fluent files beside this module.

Every `.ftl` file of a language's folder belongs to it, whatever its name. The browser reads the
same files. English is complete; what another language lacks is said in English.
"""

import locale
import os
from collections.abc import Iterable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from chaudron.games.catalogue import GAMES, PACKAGES

FOLDER: Final = Path(__file__).parent
FALLBACK: Final = "en"
ELSEWHERE: Final = ("cli", "companion")  # words that nobody reads at a table in the browser
COMMON: Final = "common"  # the part of the words that no game has to itself
APART: Final = ("options", "rules")  # a game's words that no table needs: each is a part of its own


class UnknownLanguage(ValueError):
    """A language that nobody has translated to."""

    def __init__(self, language: str) -> None:
        self.language = language
        super().__init__(f"unknown language {language!r}; there are: {', '.join(languages())}")


@cache
def languages() -> list[str]:
    """The languages there are."""
    return sorted({file.parent.name for file in FOLDER.glob("*/*.ftl")})


def preferred_language() -> str:
    """The language of the environment if we have it, English otherwise."""
    wishes = [os.environ.get("LANGUAGE", "").partition(":")[0]]
    wishes += [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    if not any(wishes):
        wishes.append(locale.getlocale()[0] or "")
    wish = next((wish for wish in wishes if wish), "")[:2].lower()
    return wish if wish in languages() else FALLBACK


class Texts:
    """Everything that can be said in one language."""

    def __init__(self, language: str | None = None) -> None:
        if language is None:
            language = preferred_language()
        elif language not in languages():
            raise UnknownLanguage(language)
        self.language = language

    def say(self, message: str, /, **args: object) -> str:
        """A message, or with a dot one of its attributes: `say("dominion-card-witch.counted", n=2)`.

        A message that is missing is said in English; one that English lacks too, by its id. A
        missing argument shows as its name. Nothing is ever raised at a person who is playing.
        """
        for language in (self.language, FALLBACK):
            said = speak(bundle_of(language), message, args)
            if said is not None:
                return said
        return message

    def knows(self, message: str) -> bool:
        """True if this very language has the message (or the attribute)."""
        return pattern_of(bundle_of(self.language), message) is not None

    def somewhere(self, message: str) -> str:
        """The id of a message that is common to all games, or else that of some game: `dominion-bot-…`."""
        if self.knows(message):
            return message
        return next((id for id in (f"{game}-{message}" for game in GAMES) if self.knows(id)), message)

    def decimal(self, number: float, places: int) -> str:
        """A number with so many decimals, behind the point or comma of the language."""
        return format_decimal(number, f"0.{'0' * places}", locale=self.language)

    def listed(self, items: Iterable[str]) -> str:
        """Some things in one phrase, with the commas and the "and" of the language."""
        return format_list(list(items), locale=self.language)


def files(language: str, game: str = "") -> list[Path]:
    """The files of a language; for one game, without those of the others. A guest's lie beside its rules."""
    own = [f for f in sorted((FOLDER / language).glob("*.ftl")) if not game or owner(f) in ("", game)]
    return own + [f for guest in PACKAGES if game in ("", guest) for f in guest_files(guest, language)]


def part(language: str, name: str) -> list[Path]:
    """The files of one game alone, or those common to all tables; else English ones. What of a
    game's words is needed before or beside a table is a part of its own: `quacks-options`, `quacks-rules`."""
    game, _, chapter = ("" if name == COMMON else name).partition("-")
    files = [
        f
        for f in sorted((FOLDER / language).glob("*.ftl"))
        if owner(f) == game and begins(f) not in ELSEWHERE
    ]
    files += guest_files(game, language) if game in PACKAGES else []
    found = [f for f in files if chapter_of(f) == chapter]
    return found if found or language == FALLBACK else part(FALLBACK, name)


def chapter_of(file: Path) -> str:
    """The part of a game's words that stands apart from the others; nothing for all that belongs together."""
    last = file.stem.rpartition("-")[2]
    return last if last in APART else ""


def owner(file: Path) -> str:
    """The game whose words a file has; nothing for words that are common to all."""
    return begins(file) if begins(file) in GAMES else ""


def begins(file: Path) -> str:
    """The first word of a file's name: whose words it has."""
    return file.stem.partition("-")[0]


def guest_files(game: str, language: str) -> list[Path]:
    found = find_spec(PACKAGES[game])
    folders = [] if found is None else found.submodule_search_locations or []
    return [f for folder in folders for f in sorted((Path(folder) / "locales" / language).glob("*.ftl"))]


def bundle_of(language: str) -> FluentBundle:
    """All messages of a language, those of guests included."""
    return whole_bundle(language, tuple(PACKAGES))


@cache
def whole_bundle(language: str, guests: tuple[str, ...]) -> FluentBundle:
    # The marks that isolate an argument's writing direction would show up in a terminal.
    bundle = FluentBundle([language], use_isolating=False)
    for file in files(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def speak(bundle: FluentBundle, message: str, args: dict[str, object]) -> str | None:
    """The text of a message of this bundle, None if it has none."""
    pattern = pattern_of(bundle, message)
    if pattern is None:
        return None
    return str(bundle.format_pattern(pattern, args)[0])


def pattern_of(bundle: FluentBundle, message: str) -> Pattern | None:
    """The pattern of a message, or after a dot of its attribute, if the bundle has it."""
    id, _, attribute = message.partition(".")
    if not bundle.has_message(id):
        return None
    found = bundle.get_message(id)
    return found.attributes.get(attribute) if attribute else found.value
