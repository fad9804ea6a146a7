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
import sys
from collections.abc import Callable
from importlib.machinery import PathFinder
from inspect import Parameter
from pathlib import Path
from types import ModuleType
from typing import Final, cast

from chaudron.bots.faults import BotFault, BotStalled, patiently
from chaudron.kernel.driver import Bot
from chaudron.kernel.errors import Refusal

BY_NAME: Final = [Parameter.POSITIONAL_OR_KEYWORD, Parameter.KEYWORD_ONLY]
BY_PLACE: Final = [Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD]
STALLS: Final = "own-bot-stalls"  # the code of what is said of a bot that never gets ready
LOG: Final = logging.getLogger("chaudron.bots")
LOADED: Final[dict[str, type[Bot]]] = {}
HELPED: Final[list[Path]] = []  # where modules are looked for because a bot lies there


def is_own(name: str) -> bool:
    """True for `path.py:Class` and `some.module:Class`: no other bot's name has a dot before a colon. And for
    `module:Class`, if there is such a module and no bot is called so."""
    place, _, cls = name.rpartition(":")
    if not cls.isidentifier():
        return False
    if "." not in place:
        return cls[0].isupper() and place.isidentifier() and place != "you" and is_module(place)
    return place.endswith(".py") or all([part.isidentifier() for part in place.split(".")])


def is_module(place: str) -> bool:
    """Whether there is a module of this name, here or installed, and no bot."""
    from chaudron.bots.catalogue import is_bot  # noqa: PLC0415  it stands on this module

    found = PathFinder.find_spec(place, [*sys.path, str(Path.cwd())])
    return found is not None and not is_bot(place)


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
            look_in(Path.cwd())
            return importlib.import_module(place)
        path = Path(place).resolve()
        name = str(path.with_suffix(""))  # no module that is imported has a name like this
        spec = importlib.util.spec_from_file_location(name, place)
        if spec is None or spec.loader is None or not path.is_file():
            raise FileNotFoundError(place)
        forget_helpers(path.parent)
        look_in(path.parent)
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module  # dataclasses look there for what their fields are
        spec.loader.exec_module(module)
        return module
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # whatever the code of others does
        raise fails(place, error) from error


def look_in(folder: Path) -> None:
    """Let modules be imported from a folder, too, if nothing else is called so."""
    if str(folder) not in sys.path:
        sys.path.append(str(folder))
        importlib.invalidate_caches()


def forget_helpers(folder: Path) -> None:
    """What lies beside bots in other folders is not what those in this folder mean by the same name."""
    for other in [place for place in HELPED if place != folder]:
        HELPED.remove(other)
        if str(other) in sys.path:
            sys.path.remove(str(other))
        for name, module in list(sys.modules.items()):
            file = getattr(module, "__file__", None)
            if name.isidentifier() and file and Path(file).parent == other:
                del sys.modules[name]
    if str(folder) not in sys.path:
        HELPED.append(folder)


def fails(place: str, error: BaseException) -> Refusal:
    why = str(error) if isinstance(error, BotFault) else f"{type(error).__name__}: {error}"
    message = f"no bot can be taken from {place}: {why}"
    code = STALLS if isinstance(error, BotStalled) else "own-bot-fails"
    return Refusal(code, message, {"place": place, "why": why})


def parameters_of(cls: type[Bot]) -> list[Parameter]:
    """What a class is made with. Compiled classes do not tell."""
    try:
        return list(inspect.signature(cls).parameters.values())
    except (TypeError, ValueError):
        return []


def arguments_of(cls: type[Bot]) -> list[str]:
    """What may follow the name of such a bot: `lazy:size=3`. Seed and seat are given by others."""
    names = [p.name for p in parameters_of(cls) if p.kind in BY_NAME]
    return [name for name in names if name not in ("seed", "seat")]


def words_of(cls: type[Bot], what: str, language: str) -> str:
    """What a class says of itself, its `title` or `about`: in a language, or else the first it speaks."""
    said: object = getattr(cls, what, None)
    words = {k: v for k, v in said.items() if isinstance(v, str)} if isinstance(said, dict) else {}
    return words.get(language) or next(iter(words.values()), "")


def made(cls: type[Bot], seed: int, seat: int, arguments: dict[str, int] | None = None) -> Bot:
    """A bot of this class, with its seed and its seat if it asks for them; or a refusal that says why not."""
    parameters = parameters_of(cls)
    given = {"seed": seed, "seat": seat}
    named = {p.name: given[p.name] for p in parameters if p.name in given and p.kind in BY_NAME}
    told = {} if arguments is None else arguments
    needed = [p for p in parameters if p.kind in BY_PLACE and p.default is Parameter.empty]
    asked = [p for p in needed if p.name not in told]
    anything = any([p.kind == Parameter.VAR_POSITIONAL for p in parameters])
    in_order = [seed, seat] if not named and (len(asked) >= 2 or anything) else []
    make = cast(Callable[..., Bot], cls)
    try:
        return patiently(lambda: make(*in_order, **named, **told), "it was not ready")
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
