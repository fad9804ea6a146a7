"""Three board games about brewing, to play, simulate and study."""

from typing import Final

from chaudron._compiled import activate

__version__ = "0.1.0"

MODE: Final = activate()
COMPILED: Final = MODE.compiled
