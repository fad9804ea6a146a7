"""What players hear: the journal of a scenario, and cards in no particular order."""

from collections.abc import Iterable, Mapping

from chaudron.games.dominion.card import Card
from chaudron.games.dominion.scenario import Scenario, Seat


def heard(t: Scenario, seat: Seat, event: str) -> list[Mapping[str, object]]:
    """The events of this kind, as this seat hears them."""
    told = [e.dump(seat.index) for e in t.stepper.log(seat.index)]
    return [e for e in told if e["event"] == event]


def named(cards: Iterable[Card]) -> list[str]:
    """The names of these cards, sorted."""
    return sorted(c.name for c in cards)
