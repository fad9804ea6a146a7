"""Whether a database can keep what it is given: private files, room on the disk, errors in few words."""

import os
import shutil
import stat
from contextlib import suppress
from pathlib import Path

from chaudron.kernel.errors import Refusal

LEAST_FREE = 4 * 1024 * 1024  # bytes on the disk of a database that is served
OWNER_ONLY = stat.S_IRUSR | stat.S_IWUSR

# What databases say, and what that means; whatever else goes wrong, the database is away.
SIGNS = (
    ("database-read-only", ("readonly", "read-only", "permission denied")),
    ("database-full", ("disk is full", "no space left", "disk full")),
    ("database-damaged", ("malformed", "not a database", "corrupt", "invalid page")),
)
MESSAGES = {
    "database-away": "the database does not answer; try again in a moment",
    "database-read-only": "the database cannot be written to: nothing can be kept now",
    "database-full": "the disk of the database is full: nothing can be kept now",
    "database-damaged": "the database is damaged: restore it from a backup",
}


def reason(error: BaseException) -> str:
    """What a database complains about, in one line, without the statement and what it was to keep."""
    lines = str(getattr(error, "orig", None) or error).strip().splitlines()
    return lines[0] if lines else type(error).__name__


def trouble(error: BaseException) -> str:
    """The code of what is wrong with the database."""
    said = reason(error).lower()
    return next((code for code, signs in SIGNS if any(s in said for s in signs)), "database-away")


def check_room(file: Path) -> None:
    """Refuse a disk on which the next answers would find no place."""
    with suppress(OSError):
        if shutil.disk_usage(file.parent).free < LEAST_FREE:
            raise Refusal("database-full", MESSAGES["database-full"], {"where": str(file)})


def private_folder(folder: Path) -> None:
    """A folder for data; made for its owner alone if it is not there yet."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as e:
        why = e.strerror or str(e)
        raise Refusal(
            "bad-home", f"{folder} cannot be the folder for games: {why}", {"folder": str(folder), "why": why}
        ) from None


def private_file(file: Path) -> None:
    """A file that only its owner may read: made if it is not there, and closed to others if it was open."""
    with suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, OWNER_ONLY))
    hide(file)


def hide(file: Path) -> None:
    with suppress(OSError):
        if file.exists() and stat.S_IMODE(file.stat().st_mode) & ~OWNER_ONLY:
            file.chmod(OWNER_ONLY)
