"""Every favour there is, by id."""

from __future__ import annotations

from typing import Final, cast

from chaudron.games.alchemists.cards import favours as cards
from chaudron.games.alchemists.facts import named_classes
from chaudron.games.alchemists.favour import Favour


def all_favours() -> list[Favour]:
    """In the order in which the cards are written down, which is the order of offers."""
    return [cast("type[Favour]", text)(id) for id, text in named_classes(cards).items()]


FAVOURS: Final[dict[str, Favour]] = {favour.id: favour for favour in all_favours()}
