"""What went wrong, in one line and in the user's language."""

import errno
import os
import sys

from chaudron.kernel.errors import Refusal
from chaudron.locales import Texts, UnknownLanguage, languages
from chaudron.locales.names import UnknownName

BAD_INPUT = 2  # the exit status
# What the system says of files, which it says in its own language only.
WHY = {
    os.strerror(code): f"why-{name}"
    for code, name in (
        (errno.ENOENT, "missing"),
        (errno.EACCES, "forbidden"),
        (errno.EPERM, "forbidden"),
        (errno.EISDIR, "folder"),
        (errno.ENOTDIR, "no-folder"),
        (errno.EEXIST, "there"),
        (errno.ENOSPC, "full"),
        (errno.EROFS, "read-only"),
    )
}


def explain(error: Exception, texts: Texts) -> str:
    """One line for a person: what was wrong, and what is possible."""
    if isinstance(error, UnknownName):
        near = texts.say("did-you-mean", names=" / ".join(error.near)) if error.near else ""
        return texts.say("error-unknown-name", kind=error.kind, name=error.name) + near
    if isinstance(error, UnknownLanguage):
        return texts.say("error-unknown-language", name=error.language, offer=", ".join(languages()))
    if isinstance(error, Refusal):
        if error.code == "in-part" and error.__cause__ is not None:
            cause = error.__cause__
            why = explain(cause, texts) if isinstance(cause, Exception) else str(cause)
            return one_line(texts.say("error-in-part", part=error.details["part"], why=why))
        message = texts.somewhere(f"error-{error.code}")
        lo, hi = error.details.get("lo"), error.details.get("hi")
        if lo is not None and lo == hi and texts.knows(f"{message}-exact"):
            message += "-exact"
        if texts.knows(message):
            return one_line(texts.say(message, **in_words(error.details, texts)))
        return one_line(error.message)
    return one_line(str(error))


def in_words(details: dict[str, object], texts: Texts) -> dict[str, object]:
    """The details with cards, sets and what the system says in the user's language."""
    words = dict(details)
    if "close" in words:  # cards that are called nearly so
        ids = [id for id in str(words["close"]).split(", ") if id]
        names = [(id, texts.somewhere(f"card-{id}")) for id in ids]
        words["close"] = " / ".join(texts.say(m) if texts.knows(m) else id for id, m in names) or 0
    if (why := WHY.get(str(words.get("why")))) is not None:
        words["why"] = texts.say(why)
    for key, kind in (("name", "card"), ("set", "set")):
        message = texts.somewhere(f"{kind}-{words.get(key)}")
        if key in words and texts.knows(message):
            words[key] = texts.say(message)
    return words


def one_line(text: str) -> str:
    return " ".join(text.split())


def complain(message: str) -> int:
    """Say what was wrong; the exit status that goes with it."""
    print(f"chaudron: {message}", file=sys.stderr)
    return BAD_INPUT
