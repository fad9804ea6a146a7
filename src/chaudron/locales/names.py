"""Finds what a person means by a name: any language, with or without accents, case and blanks."""

import difflib
import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from chaudron.bots.catalogue import game_bots
from chaudron.bots.game_bots import THINGS
from chaudron.bots.own import is_file, is_own
from chaudron.games.catalogue import GAMES
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.port import Subject
from chaudron.locales import FALLBACK, Texts, languages

SIGNS = ("+", "-", "−")  # at the end of a name they are part of it
LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss"})


class UnknownName(ValueError):
    """A name that means nothing; `near` are the names that look like it."""

    def __init__(self, kind: str, name: str, near: list[str]) -> None:
        self.kind = kind
        self.name = name
        self.near = near
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        super().__init__(f"unknown {kind} {name!r}{hint}")


def plain(name: str) -> str:
    """A name as it is compared: letters and digits only, no accents, no case."""
    letters = unicodedata.normalize("NFKD", name.casefold().translate(LIGATURES))
    return "".join(letter for letter in letters if letter.isalnum())


class Names:
    """The things of one kind, by every name they go by."""

    def __init__(self, kind: str, prefix: str, ids: Iterable[str]) -> None:
        self.kind = kind
        self.prefix = prefix  # of the messages that name them
        self.ids: dict[str, str] = {}
        for id in ids:
            self.add(id, id)
            for language in languages():
                self.add(id, Texts(language).say(prefix + id))

    def add(self, id: str, name: str) -> None:
        """One more name of a thing; a name never has two meanings."""
        other = self.ids.setdefault(plain(name), id)
        if other != id:
            raise ValueError(f"{name!r} is the name of both {other} and {id}")

    def find(self, name: str, language: str = FALLBACK) -> str:
        """The id of what is called so; `UnknownName` with similar names in the given language."""
        wanted = plain(name)
        if wanted in self.ids:
            return self.ids[wanted]
        similar = difflib.get_close_matches(wanted, self.ids, n=5)
        texts = Texts(language)
        near = list(dict.fromkeys(texts.say(self.prefix + self.ids[key]) for key in similar))
        raise UnknownName(self.kind, name, near[:3])


class Found(NamedTuple):
    """Something that a name means, and the game that it belongs to."""

    game: str
    subject: Subject


def names_of(subject: Subject) -> list[str]:
    """Everything that a subject is called in any language, its id and its short names included."""
    names = [subject.id, *subject.aliases]
    for language in languages():
        texts = Texts(language)
        for message in (subject.message, f"{subject.message}.short", f"{subject.message}.brief"):
            if texts.knows(message):
                names.append(texts.say(message))
    return names


@cache
def subjects_by_name(game: str) -> dict[str, list[Subject]]:
    """Everything that one may ask about in a game, by every name as it is compared.

    A name may have several meanings: six books are called "Toadstool". Names that differ in a sign only,
    such as red+ and red-, are compared with it.
    """
    found: dict[str, list[Subject]] = {}
    for subject in find_game(game).subjects():
        for key in dict.fromkeys([key_of(name) for name in names_of(subject)]):
            found.setdefault(key, []).append(subject)
    return found


def key_of(name: str) -> str:
    """A name as it is compared, with the sign at its end."""
    return plain(name) + (name.strip()[-1:] if name.strip()[-1:] in SIGNS else "")


def find_subjects(name: str, language: str = FALLBACK, games: Iterable[str] = GAMES) -> list[Found]:
    """What is called so in any of these games; `UnknownName` with similar names in the given language."""
    wanted = key_of(name)
    found = [Found(game, subject) for game in games for subject in subjects_by_name(game).get(wanted, [])]
    if found:
        return found
    known = {key: game for game in games for key in subjects_by_name(game)}
    texts = Texts(language)
    near = [
        texts.say(subjects_by_name(known[key])[key][0].message)
        for key in difflib.get_close_matches(wanted, known, n=5)
    ]
    raise UnknownName("subject", name, list(dict.fromkeys(near))[:3])


def beginning(name: str, game: str) -> list[Subject]:
    """Everything in a game one of whose names, or a word of it, begins so."""
    wanted = plain(name)
    found: list[Subject] = []
    for subject in find_game(game).subjects() if wanted else []:
        starts = [plain(part) for called in names_of(subject) for part in tails(called)]
        if any(start.startswith(wanted) for start in starts):
            found.append(subject)
    return found


def tails(name: str) -> list[str]:
    """A name from each of its words on: "Chambre du conseil", "du conseil", "conseil"."""
    words = name.replace("_", " ").replace("’", " ").split()
    return [" ".join(words[n:]) for n in range(len(words))]


def read_bot(game: str, text: str, language: str = FALLBACK) -> str:
    """A bot's name with what it wishes for by ids: `big-money:forgeron=2` is `big-money:smithy=2`."""
    bot, colon, rest = text.partition(":")
    if not colon or bot == "you" or is_own(text) or is_file(text):
        return text
    kind = game_bots(game).find(bot)
    if kind is None or kind.parameters != THINGS:
        return text
    parts = []
    for part in rest.split(","):
        thing, equals, limit = part.partition("=")
        thing = thing.strip()
        parts.append((find_subjects(thing, language, [game])[0].subject.id if thing else "") + equals + limit)
    return f"{bot}:{','.join(parts)}"
