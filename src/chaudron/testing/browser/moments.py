"""Moments of Dominion worth looking at: each is found in a game that is played out beforehand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from chaudron.kernel.session import Session
from chaudron.testing.browser.sim import Json, Played, play_out

TRIES = 4000
MOST = 700

Found = Callable[[Session, Json, int], bool]


@dataclass
class Situation:
    """A moment, the kingdom to look for it in, and who sits at the table."""

    kingdom: str
    found: Found
    names: tuple[str, ...] = ("Ada", "Ben")
    over: bool = False
    wishes: tuple[str, ...] = ()


def me(session: Session) -> Json:
    players: Any = session.stepper.view(0).dump()["players"]
    seat: Json = players[0]
    return seat


def first_turn(session: Session, prompt: Json, count: int) -> bool:
    return count == 0


def crowded(session: Session, prompt: Json, count: int) -> bool:
    """My own turn with Durations, mats, tokens and a long hand."""
    if count < 60 or prompt["verb"] != "play_action" or prompt["decider"] != 0:
        return False
    mine = me(session)
    stays = sum(1 for x in mine["in_play"] if x.get("stays"))
    return len(mine["hand"]) >= 7 and stays >= 2 and len(mine["mats"]) >= 2


def long_hand(session: Session, prompt: Json, count: int) -> bool:
    return bool(prompt["decider"] == 0 and prompt["place"] == "hand" and len(me(session)["hand"]) >= 20)


def possession(session: Session, prompt: Json, count: int) -> bool:
    return bool(prompt["decider"] == 0 and prompt["player"] == 1 and prompt["verb"] == "play_action")


def mat(session: Session, prompt: Json, count: int) -> bool:
    """Native Village asks, and something lies on its mat."""
    return asks("native_village", "choose")(session, prompt, count) and any(
        m["name"] == "native_village" and m["size"] > 1 for m in me(session)["mats"]
    )


def asks(source: str, verb: str = "", least: int = 0) -> Found:
    """A question of this card to the one at the screen, with so many options at least."""

    def found(session: Session, prompt: Json, count: int) -> bool:
        return bool(
            prompt["decider"] == 0
            and prompt.get("source") == source
            and verb in ("", prompt["verb"])
            and len(prompt.get("options", [])) >= least
        )

    return found


def ordering(session: Session, prompt: Json, count: int) -> bool:
    return bool(prompt["decider"] == 0 and prompt["verb"] == "order_on_deck" and len(prompt["options"]) >= 4)


def shopping(session: Session, prompt: Json, count: int) -> bool:
    """Much money, and everything a table can have beside its piles."""
    view: Any = session.stepper.view(0).dump()
    return bool(prompt["decider"] == 0 and prompt["verb"] == "buy" and view["coins"] >= 8 and view["trash"])


def late(session: Session, prompt: Json, count: int) -> bool:
    return count >= 150 and prompt["decider"] == 0 and prompt["verb"] == "play_action"


def never(session: Session, prompt: Json, count: int) -> bool:
    return False


FIRST = "village, smithy, market, laboratory, throne_room, witch, militia, chapel, moat, gardens"
SEA = (
    "native_village, island, haven, wharf, embargo, pirate_ship, merchant_ship, fishing_village, caravan, "
    "tactician + colonies"
)
CROWD = (
    "wharf, village, council_room, laboratory, trade_route, cellar, young_witch, black_market, tournament, "
    "goons + bane moat + colonies + shelters"
)
LOOKING = "navigator, scout, apothecary, rabble, village, cartographer, spy, pearl_diver, lookout, oracle"
ALCHEMY = (
    "possession, village, festival, university, laboratory, alchemist, familiar, vineyard, transmute, "
    "scrying_pool"
)
POINTS = "monument, gardens, duke, island, bishop, goons, harem, nobles, great_hall, silk_road"
EVERYTHING = (
    "young_witch, black_market, tournament, cultist, hermit, urchin, bandit_camp, golem, trade_route, "
    "embargo + bane native_village + colonies + shelters"
)
FRIENDS = (
    "Ada",
    "Ben",
    "Wolfeschlegelsteinhausenbergerdorff Jrr.",
    "Marie-Antoinette de Habsbourg-Lorraine",
    "Eve",
    "Fay",
)

SITUATIONS = {
    "first-turn": Situation(FIRST, first_turn),
    "crowded": Situation(SEA, crowded),
    "long-hand": Situation(CROWD, long_hand, wishes=("laboratory", "village", "wharf", "council_room")),
    "ordering": Situation(LOOKING, ordering),
    "looking": Situation(LOOKING, asks("navigator", "choose")),
    "oracle": Situation(LOOKING, asks("oracle", "choose")),
    "lookout": Situation(LOOKING, asks("lookout")),
    "possession": Situation(ALCHEMY, possession),
    "native-village": Situation(SEA, mat),
    "black-market": Situation(EVERYTHING, asks("black_market", "buy_now", 2)),
    "hermit": Situation(EVERYTHING, asks("hermit", "trash", 6)),
    "naming": Situation("wishing_well, " + FIRST.removesuffix(", gardens"), asks("wishing_well")),
    "shopping": Situation(EVERYTHING, shopping),
    "six": Situation(SEA, late, FRIENDS),
    "end": Situation(POINTS, never, over=True),
    "end-six": Situation(POINTS, never, FRIENDS, over=True),
}


def look_for(name: str) -> Played:
    """The first game in which the situation comes up."""
    wanted = SITUATIONS[name]
    for seed in range(1, TRIES):
        game = play_out(seed, wanted.kingdom, list(wanted.names), {}, wanted.found, MOST, wanted.wishes)
        if game.over == wanted.over and len(game.steps) < MOST:
            return game
    raise LookupError(f"no game in {TRIES} shows {name}")
