"""Bots that somebody brings along: `my_bot.py:Mine`, `my.module:Mine`, or a package's entry point.

They run whatever code they like: the terminal and the lab take them by path or module, a server never does.
What is installed with an entry point of the group `chaudron.bots.<game>` is a bot like all others.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import importlib.util
import inspect
import logging
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Final, cast

from chaudron.bots.faults import BotFault, patiently
from chaudron.kernel.driver import Bot
from chaudron.kernel.errors import Refusal

LOG: Final = logging.getLogger("chaudron.bots")
LOADED: Final[dict[str, type[Bot]]] = {}


def is_own(name: str) -> bool:
    """True for `path.py:Class` and `some.module:Class`; no other bot's name has a dot before a colon."""
    place, _, cls = name.rpartition(":")
    if not cls.isidentifier() or "." not in place:
        return False
    return place.endswith(".py") or all([part.isidentifier() for part in place.split(".")])


def is_file(name: str) -> bool:
    """True for a file that says how to play, `path/to/file.plan` or `format:path/to/file.xml#Name`."""
    return "." in name and not is_own(name)


def own_class(name: str) -> type[Bot]:
    """The class of a bot that is brought along, or a refusal that says what is wrong with it."""
    found = LOADED.get(name)
    if found is None:
        place, _, cls = name.rpartition(":")
        found = LOADED[name] = checked(getattr(module_at(place), cls, None), name)
    return found


def checked(found: object, name: str) -> type[Bot]:
    if isinstance(found, type) and issubclass(found, Bot):
        return found
    raise Refusal("own-bot-no-class", f"{name}: there is no such class of Bot", {"name": name})


def module_at(place: str) -> ModuleType:
    """The module in a file, or one that can be imported."""
    try:
        if not place.endswith(".py"):
            return importlib.import_module(place)
        spec = importlib.util.spec_from_file_location(Path(place).stem, place)
        if spec is None or spec.loader is None or not Path(place).is_file():
            raise FileNotFoundError(place)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # whatever the code of others does
        raise fails(place, error) from error


def fails(place: str, error: BaseException) -> Refusal:
    why = str(error) if isinstance(error, BotFault) else f"{type(error).__name__}: {error}"
    message = f"no bot can be taken from {place}: {why}"
    return Refusal("own-bot-fails", message, {"place": place, "why": why})


def made(cls: type[Bot], seed: int, seat: int) -> Bot:
    """A bot of this class, with its seed and its seat if it asks for them; or a refusal that says why not."""
    try:
        wants = len(inspect.signature(cls).parameters) >= 2
    except (TypeError, ValueError):  # compiled classes do not tell
        wants = False
    make = cast(Callable[..., Bot], cls)
    try:
        return patiently(lambda: make(seed, seat) if wants else make(), "it was not ready")
    except BotFault as fault:
        raise fails(cls.__name__, fault) from fault


def installed(game: str) -> dict[str, type[Bot]]:
    """The bots for this game that installed packages bring along, by name; what cannot be loaded is left out
    and named."""
    found: dict[str, type[Bot]] = {}
    for entry in importlib.metadata.entry_points(group=f"chaudron.bots.{game}"):
        try:
            found[entry.name] = checked(entry.load(), entry.value)
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # noqa: BLE001  whatever the code of others does
            LOG.warning("no bot can be taken from %s: %s: %s", entry.value, type(error).__name__, error)
    return found
