"""Moments worth looking at: each is found in a game that is played out beforehand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from chaudron.kernel.session import Session
from chaudron.testing.browser import brewers, scholars, sim
from chaudron.testing.browser.sim import Json, Played, play_out

TRIES = 4000
# How each game is played, and after how many answers nothing is looked for any more.
PLAYED: dict[str, tuple[Callable[..., Any], int]] = {
    "dominion": (sim.lively, 700),
    "quacks": (brewers.lively, 1500),
    "alchemists": (scholars.lively, 900),
}

Found = Callable[[Session, Json, int], bool]


@dataclass
class Situation:
    """A moment, the table to look for it at, and who sits there."""

    options: Json
    found: Found
    names: tuple[str, ...] = ("Ada", "Ben")
    over: bool = False
    wishes: tuple[str, ...] = ()
    game: str = "dominion"
    keys: tuple[str, ...] = ()  # pressed before it is looked at


def seen(session: Session) -> Json:
    """What the one at the screen sees."""
    return dict(session.stepper.view(0).dump())


def me(session: Session) -> Json:
    seat: Json = seen(session)["players"][0]
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
    view = seen(session)
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

DOMINION = {
    "first-turn": Situation({"kingdom": FIRST}, first_turn),
    "crowded": Situation({"kingdom": SEA}, crowded),
    "long-hand": Situation(
        {"kingdom": CROWD}, long_hand, wishes=("laboratory", "village", "wharf", "council_room")
    ),
    "ordering": Situation({"kingdom": LOOKING}, ordering),
    "looking": Situation({"kingdom": LOOKING}, asks("navigator", "choose")),
    "oracle": Situation({"kingdom": LOOKING}, asks("oracle", "choose")),
    "lookout": Situation({"kingdom": LOOKING}, asks("lookout")),
    "possession": Situation({"kingdom": ALCHEMY}, possession),
    "native-village": Situation({"kingdom": SEA}, mat),
    "black-market": Situation({"kingdom": EVERYTHING}, asks("black_market", "buy_now", 2)),
    "hermit": Situation({"kingdom": EVERYTHING}, asks("hermit", "trash", 6)),
    "naming": Situation(
        {"kingdom": "wishing_well, " + FIRST.removesuffix(", gardens")}, asks("wishing_well")
    ),
    "shopping": Situation({"kingdom": EVERYTHING}, shopping),
    "six": Situation({"kingdom": SEA}, late, FRIENDS),
    "end": Situation({"kingdom": POINTS}, never, over=True),
    "end-six": Situation({"kingdom": POINTS}, never, FRIENDS, over=True),
}


# ---------------------------------------------------------------- The Quacks


def brewing(session: Session, prompt: Json, count: int) -> bool:
    """Late, with a full cauldron and something beside it that may be used."""
    if prompt["decider"] != 0 or prompt["verb"] != "brew" or len(prompt["options"]) < 3:
        return False
    return len(me(session)["pot"]) >= 8 and seen(session)["round"] >= 4


def rich(session: Session, prompt: Json, count: int) -> bool:
    """The first purchase, with most of the market in reach."""
    return bool(prompt["decider"] == 0 and prompt["verb"] == "buy" and len(prompt["options"]) >= 9)


def asked(verb: str) -> Found:
    return lambda session, prompt, count: bool(prompt["decider"] == 0 and prompt["verb"] == verb)


BOXES = {"books": "green=2,blue=1,red=6,yellow=4,purple=2,locoweed=B", "witches": True, "patients": True}
BREWERS = ("Ada", "Ben", "Cléo", "Dov")
QUACKS = {
    "quacks-patient": Situation(BOXES, asked("patient"), BREWERS, game="quacks"),
    "quacks-brew": Situation(BOXES, brewing, BREWERS, game="quacks"),
    "quacks-buy": Situation(BOXES, rich, BREWERS, game="quacks"),
    "quacks-sheet": Situation(BOXES, rich, BREWERS, game="quacks", keys=("s",)),
    "quacks-hand-in": Situation(BOXES, asked("hand_in"), BREWERS, game="quacks"),
    "quacks-droplet": Situation({**BOXES, "tubes": True}, asked("droplet"), BREWERS, game="quacks"),
    "quacks-five": Situation({**BOXES, "tubes": True}, brewing, FRIENDS[:5], game="quacks"),
    "quacks-end": Situation(BOXES, never, BREWERS, over=True, game="quacks"),
    "quacks-end-five": Situation(BOXES, never, FRIENDS[:5], over=True, game="quacks"),
}


# ---------------------------------------------------------------- Alchemists


def later(verb: str, source: str = "", rounds: int = 4) -> Found:
    """A question to the one at the screen, when much has been seen and published."""

    def found(session: Session, prompt: Json, count: int) -> bool:
        if prompt["decider"] != 0 or prompt["verb"] != verb or source not in ("", prompt.get("source")):
            return False
        return bool(seen(session)["round"] >= rounds)

    return found


def disputed(session: Session, prompt: Json, count: int) -> bool:
    """Something is to be published, and seals of three players lie on the board."""
    if not later("publish", "publish")(session, prompt, count):
        return False
    theories = [t for t in seen(session)["theories"].values() if t]
    return len(theories) >= 4 and len(prompt["options"]) >= 4


GOLEM = {
    "mode": "master",
    "startup_funding": True,
    "busy_days": True,
    "encyclopedia": True,
    "golem": True,
}
TWO = ("Ada", "Ben")
ALCHEMISTS = {
    "alchemists-startup": Situation(GOLEM, asked("keep_startup"), BREWERS, game="alchemists"),
    "alchemists-order": Situation(GOLEM, later("order_space"), BREWERS, game="alchemists"),
    "alchemists-declare": Situation(GOLEM, later("declare"), BREWERS, game="alchemists"),
    "alchemists-bid": Situation(GOLEM, later("bid"), BREWERS, game="alchemists"),
    "alchemists-sell": Situation(GOLEM, later("guarantee"), BREWERS, game="alchemists"),
    "alchemists-publish": Situation(GOLEM, disputed, BREWERS, game="alchemists"),
    "alchemists-mix": Situation(GOLEM, later("mix", "test_student"), BREWERS, game="alchemists"),
    "alchemists-debunk": Situation(GOLEM, later("debunk"), BREWERS, game="alchemists"),
    "alchemists-report": Situation(GOLEM, later("report"), BREWERS, game="alchemists"),
    "alchemists-exhibit": Situation(GOLEM, later("exhibit"), BREWERS, game="alchemists"),
    "alchemists-two": Situation({}, later("debunk", rounds=3), TWO, game="alchemists"),
    "alchemists-end": Situation(GOLEM, never, BREWERS, over=True, game="alchemists"),
}
SITUATIONS = {**DOMINION, **QUACKS, **ALCHEMISTS}


def look_for(name: str) -> Played:
    """The first game in which the situation comes up."""
    wanted = SITUATIONS[name]
    lively, most = PLAYED[wanted.game]
    for seed in range(1, TRIES):
        game = play_out(
            seed,
            wanted.options,
            list(wanted.names),
            {},
            wanted.found,
            most,
            wanted.wishes,
            wanted.game,
            lively,
        )
        if game.over == wanted.over and len(game.steps) < most:
            return game
    raise LookupError(f"no game in {TRIES} shows {name}")
