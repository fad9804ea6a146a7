"""Three board games about brewing, to play, simulate and study.

    import chaudron

    game = chaudron.dominion.game(kingdom="First Game", players=2, seed=1)
    end = chaudron.play(game, ["big-money", "big-money:smithy=2"])

What `__all__` names here and in `chaudron.dominion`, `chaudron.quacks` and `chaudron.alchemists` is public
and stays, and so are the environments of `chaudron.envs`; everything below is how it is made. Names are
loaded when somebody first asks for them.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

from chaudron._compiled import activate

if TYPE_CHECKING:
    from chaudron import alchemists, dominion, envs, lab, quacks
    from chaudron.api import (
        add_game,
        bot,
        bot_names,
        game,
        game_names,
        play,
        remove_game,
        resume,
        session,
        simulate,
        spec,
    )
    from chaudron.bots.faults import BotFault
    from chaudron.kernel.catalogue import GameSpec
    from chaudron.kernel.driver import Bot
    from chaudron.kernel.errors import Refusal
    from chaudron.kernel.reason import Estimate, Reason
    from chaudron.kernel.record import Record
    from chaudron.kernel.request import Request
    from chaudron.kernel.rng import Rng, stream
    from chaudron.kernel.session import Session
    from chaudron.kernel.state import State
    from chaudron.kernel.view import View
    from chaudron.lab.stats import Results
    from chaudron.locales import Texts

__version__ = "0.2.0"

MODE: Final = activate()
COMPILED: Final = MODE.compiled

__all__ = [
    "COMPILED",
    "MODE",
    "Bot",
    "BotFault",
    "Estimate",
    "GameSpec",
    "Reason",
    "Record",
    "Refusal",
    "Request",
    "Results",
    "Rng",
    "Session",
    "State",
    "Texts",
    "View",
    "__version__",
    "add_game",
    "alchemists",
    "bot",
    "bot_names",
    "dominion",
    "envs",
    "game",
    "game_names",
    "lab",
    "play",
    "quacks",
    "remove_game",
    "resume",
    "session",
    "simulate",
    "spec",
    "stream",
]

_MODULES: Final = ("alchemists", "dominion", "envs", "lab", "quacks")
_HOMES: Final = {  # of what is public and made elsewhere; the rest is made in `api`
    "Bot": "kernel.driver",
    "BotFault": "bots.faults",
    "Estimate": "kernel.reason",
    "GameSpec": "kernel.catalogue",
    "Reason": "kernel.reason",
    "Record": "kernel.record",
    "Refusal": "kernel.errors",
    "Request": "kernel.request",
    "Results": "lab.stats",
    "Rng": "kernel.rng",
    "Session": "kernel.session",
    "State": "kernel.state",
    "Texts": "locales",
    "View": "kernel.view",
    "stream": "kernel.rng",
}


if not TYPE_CHECKING:  # who checks types knows the names from above, and refuses others

    def __getattr__(name: str) -> object:
        if name in _MODULES:
            return import_module(f"chaudron.{name}")
        if name not in __all__:
            raise AttributeError(f"module 'chaudron' has no attribute {name!r}")
        found = getattr(import_module(f"chaudron.{_HOMES.get(name, 'api')}"), name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
