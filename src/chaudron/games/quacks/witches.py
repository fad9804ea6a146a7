"""Every herb witch, in the order of their box. What a witch does is in `coven/`."""

from __future__ import annotations

from typing import Final

from chaudron.games.quacks.coven.copper import MoreCoinsForRubies, Refiner, TwiceTheChip, TwiceTheCoins
from chaudron.games.quacks.coven.gold import BottomOfTheBag, HalfPrice, RainbowBrew, ShowerOfRubies
from chaudron.games.quacks.coven.silver import GoodHandful, Harmless, Laundress, SavedByTheFlask
from chaudron.games.quacks.witch import Witch

WITCHES: Final[list[Witch]] = [
    SavedByTheFlask(),
    GoodHandful(),
    Laundress(),
    Harmless(),
    Refiner(),
    TwiceTheCoins(),
    TwiceTheChip(),
    MoreCoinsForRubies(),
    RainbowBrew(),
    BottomOfTheBag(),
    ShowerOfRubies(),
    HalfPrice(),
]
BY_ID: Final[dict[str, Witch]] = {w.id: w for w in WITCHES}


def of_penny(penny: int) -> list[Witch]:
    return [w for w in WITCHES if w.penny == penny]
