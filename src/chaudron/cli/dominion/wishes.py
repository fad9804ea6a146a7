"""Kingdoms that have the cards which bots wish for."""

from chaudron.bots.catalogue import wished
from chaudron.cli.people import is_person
from chaudron.games.dominion import kingdoms
from chaudron.games.dominion.library import SETS, find
from chaudron.games.dominion.picker import Wishes, pick
from chaudron.games.dominion.setup import lay_out
from chaudron.games.dominion.spec import FIRST_GAME, RANDOM, SPEC
from chaudron.kernel.errors import Refusal


def cards_wished(seats: list[str]) -> list[str]:
    """The cards that bots on these seats want to buy, each once."""
    bots = [seat for seat in seats if not is_person(seat)]
    return list(dict.fromkeys(card for bot in bots for card in wished(bot)))


def kingdom_for(seats: list[str], options: dict[str, object], seed: int, optional: str) -> dict[str, object]:
    """A kingdom with every card the bots wish for: the first game's, if it has them and nobody asked for
    others, else one filled up by the seed; what becomes of the optional piles unless they are asked for
    (`no`, or `auto`: by lot)."""
    if options.get("kingdom") is None and not options.get("sets"):
        first: dict[str, object] = {"kingdom": FIRST_GAME}
        if lacking(SPEC.name, seats, SPEC.settle(seed, len(seats), options | first)) is None:
            return first
    wishes = Wishes()
    sets = options.get("sets", [])
    wishes.sets = [name for name in SETS if isinstance(sets, list) and name in sets]
    cards = cards_wished(seats)
    for name in cards:
        pile = find(name).text.part_of or name
        if find(pile).text.kingdom and pile not in wishes.require:
            wishes.require.append(pile)
    colonies = "yes" if {"platinum", "colony"} & set(cards) else options.get("colonies", optional)
    kingdom = pick(wishes, seed)
    return {
        "kingdom": kingdom.notation(),
        "colonies": colonies,
        "shelters": options.get("shelters", optional),
    }


def left_open(options: dict[str, object]) -> bool:
    """True if no kingdom is named, or a random one."""
    return options.get("kingdom") in (None, "", RANDOM)


def lacking(game: str, seats: list[str], settled: dict[str, object]) -> Refusal | None:
    """Why bots would wait in vain for a card: no pile of the game's Supply has it."""
    if game != SPEC.name:
        return None
    kingdom = kingdoms.read(str(settled["kingdom"]))
    supply = [pile.name for pile in lay_out(kingdom, len(seats)).box.piles if pile.in_supply]
    for card in cards_wished(seats):
        if (find(card).text.part_of or card) not in supply:
            message = f"a bot is to buy {card}, which is not in this kingdom"
            return Refusal("wish-not-there", message, {"name": card})
    return None
