"""Where games are kept on this machine, and how they come back."""

import os
import sys
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from chaudron.kernel.errors import Refusal
from chaudron.kernel.record import Record, loads

OPEN, FINISHED = "saves", "finished"


def home() -> Path:
    """The folder of the user's own data: CHAUDRON_HOME, or where this system keeps such things."""
    if chosen := os.environ.get("CHAUDRON_HOME"):
        return Path(chosen).expanduser()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Chaudron"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Chaudron"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "chaudron"


def new_file(game: str) -> Path:
    """A file for a game that begins now; two games never share one."""
    began = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    file = home() / OPEN / f"{game}-{began}.json"
    n = 1
    while file.exists():
        n += 1
        file = file.with_stem(f"{game}-{began}-{n}")
    return file


def save(record: Record, file: Path) -> None:
    """Write a record; a crash in between leaves the older one."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        half = file.with_name(file.name + ".part")
        half.write_text(record.dumps() + "\n", encoding="utf-8")
        half.replace(file)
    except OSError as e:
        raise cannot("cannot-write", "cannot be written", file, e) from None


def notes_file(file: Path) -> Path:
    """Where the notes about a game lie: beside it."""
    return file.with_suffix(".notes")


def save_notes(notes: str, file: Path) -> None:
    """Keep what people noted about a game, or forget it if there is nothing any more."""
    beside = notes_file(file)
    try:
        if notes:
            beside.write_text(notes + "\n", encoding="utf-8")
        else:
            beside.unlink(missing_ok=True)
    except OSError as e:
        raise cannot("cannot-write", "cannot be written", beside, e) from None


def notes(file: Path) -> str:
    """What was noted about a game; nothing if nothing was kept."""
    try:
        return notes_file(file).read_text(encoding="utf-8")
    except FileNotFoundError:
        return ""
    except (OSError, UnicodeDecodeError):
        raise Refusal("notes-broken", "the notes of this game cannot be read") from None


def set_notes_aside(file: Path) -> Path:
    """Keep notes that cannot be read out of the way of new ones; where they are now."""
    aside = file.with_suffix(".notes-unread")
    with suppress(OSError):
        notes_file(file).replace(aside)
    return aside


def finish(record: Record, file: Path) -> Path:
    """Keep a finished game for replays, out of the way of `--resume`; where it is now."""
    save(record, file)
    with suppress(OSError):
        notes_file(file).unlink(missing_ok=True)  # the game is over: there is nothing left to deduce
    if file.parent != home() / OPEN:
        return file
    kept = home() / FINISHED / file.name
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        file.replace(kept)
    except OSError:
        return file
    return kept


def latest() -> Path:
    """The game that was saved last and is not over."""
    found = sorted((home() / OPEN).glob("*.json"), key=lambda file: file.stat().st_mtime_ns)
    if not found:
        raise Refusal(
            "nothing-to-resume", f"no game is waiting in {home() / OPEN}", {"folder": str(home() / OPEN)}
        )
    return found[-1]


def load(file: Path) -> Record:
    """Read a record file, or say in one line what is wrong with it."""
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as e:
        raise cannot("cannot-read", "cannot be read", file, e) from None
    except UnicodeDecodeError:
        text = ""
    return loads(text)


def cannot(code: str, what: str, file: Path, error: OSError) -> Refusal:
    why = error.strerror or str(error)
    return Refusal(code, f"{file} {what}: {why}", {"file": str(file), "why": why})
