"""Takes the pictures of docs/images: python -m tools.screenshots [FOLDER [NAME…]]

Into another folder it takes every situation in both languages, themes and sizes, to be looked at.

Each picture is a situation found in a game that is played out beforehand, then played again on a real
server, up to that moment, and looked at in a real browser.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from chaudron.kernel.session import Session
from chaudron.testing.browser.brewers import by_pointer
from chaudron.testing.browser.hands import play_on
from chaudron.testing.browser.people import ARGUMENTS, Person, chromium, come, keep
from chaudron.testing.browser.sim import Played, bring_to, play_out
from chaudron.testing.server import Server

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "images"
NAMES = ["Ada", "Ben"]
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
TRIES = 4000

Json = dict[str, Any]


@dataclass
class Situation:
    """A moment worth a picture, and the kingdom to look for it in."""

    kingdom: str
    found: Callable[[Session, Json, int], bool]


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
    return bool(prompt["decider"] == 0 and prompt["verb"] == "play_action" and len(me(session)["hand"]) >= 12)


def tray(session: Session, prompt: Json, count: int) -> bool:
    return bool(prompt["decider"] == 0 and prompt["verb"] == "order_on_deck" and len(prompt["options"]) >= 3)


def possession(session: Session, prompt: Json, count: int) -> bool:
    return bool(prompt["decider"] == 0 and prompt["player"] == 1 and prompt["verb"] == "play_action")


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

SITUATIONS = {
    "first-turn": Situation(FIRST, first_turn),
    "crowded": Situation(SEA, crowded),
    "long-hand": Situation(CROWD, long_hand),
    "tray": Situation(LOOKING, tray),
    "possession": Situation(ALCHEMY, possession),
    "end": Situation(POINTS, never),
}


def look_for(name: str) -> Played:
    """The first game in which the situation comes up."""
    wanted = SITUATIONS[name]
    for seed in range(1, TRIES):
        game = play_out(seed, wanted.kingdom, NAMES, {}, wanted.found, 700)
        if game.over == (wanted.found is never) and len(game.steps) < 700:
            return game
    raise SystemExit(f"no game in {TRIES} shows {name}")


def picture(
    browser: Browser, server: Server, at: tuple[str, str, str], lang: str, theme: str, size: str, file: Path
) -> None:
    width, height = SIZES[size]
    table, code, token = at
    phone = size == "phone"
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=phone,
        is_mobile=phone,
        reduced_motion="reduce",
        device_scale_factor=1,
    )
    try:
        page = context.new_page()
        keep(page, {"lang": lang, "theme": theme, "name": "Ada"}, {table: token} if table else {})
        page.goto(server.url + (f"/t/{code}" if code else "/"))
        page.wait_for_load_state("networkidle")
        if page.locator(".curtain").count():
            page.locator(".curtain button").click()
        settle(page)
        page.screenshot(path=str(file))
    finally:
        context.close()


def settle(page: Page) -> None:
    page.evaluate("document.fonts.ready.then(() => 0)")
    page.wait_for_timeout(400)


def whole_game(browser: Browser, server: Server, hands: str, lang: str, theme: str, file: Path) -> None:
    """A game against Big Money from the lobby to the result: by mouse, by keyboard, by thumb."""
    ada = come(browser, {"lang": lang, "theme": theme}, phone=hands == "thumb")
    ada.page.goto(server.url)
    ada.shows("[data-solo]")
    if hands == "keyboard":
        ada.page.locator("[data-solo]").focus()
        ada.key("Enter")
    else:
        ada.press("[data-solo]")
    play_on(ada, hands)
    ada.shows("[data-end] figure svg")
    settle(ada.page)
    ada.page.screenshot(path=str(file))
    ada.page.context.close()


BOXES = {"books": "green=2,blue=1,red=6,yellow=4,purple=2,locoweed=B", "witches": True, "patients": True}
ROUND = "Number(document.querySelector('[data-round]').dataset.round)"
LAID = "document.querySelectorAll('.stove .laid').length"


def quacks(browser: Browser, server: Server, folder: Path) -> None:
    """A game of The Quacks with both boxes: brewing, shopping, the end; on a desk and a phone."""
    for lang, theme in (("fr", "dark"), ("en", "light")):
        opened = server.open("mine", "brewer", "brewer", "brewer", game="quacks", options=BOXES, seed=3)
        ada = come(browser, {"lang": lang, "theme": theme}, {opened["table"]: opened["token"]})
        ada.page.goto(f"{server.url}/t/{opened['code']}")

        def take(name: str, ada: Person = ada, lang: str = lang, theme: str = theme) -> None:
            for size, (width, height) in SIZES.items():
                ada.page.set_viewport_size({"width": width, "height": height})
                settle(ada.page)
                file = folder / f"quacks-{name}-{size}-{lang}-{theme}.png"
                ada.page.screenshot(path=str(file))
                print(file)
            ada.page.set_viewport_size({"width": SIZES["desk"][0], "height": SIZES["desk"][1]})

        taken: set[str] = set()
        base = ""
        while not (seen := ada.asked(base)).over:
            if seen.verb in ("brew", "buy") and seen.verb not in taken and ada.page.evaluate(ROUND) >= 5:
                if seen.verb == "buy" or ada.page.evaluate(LAID) >= 8:
                    taken.add(seen.verb)
                    if (seen.verb == "brew") == (theme == "dark"):
                        take(seen.verb)
            by_pointer(ada, seen, 20)
            base = seen.base
        if theme == "light":
            ada.shows("[data-end] figure svg")
            take("end")
        ada.page.context.close()


EVERY = [("en", "light", "desk"), ("fr", "dark", "desk"), ("fr", "light", "phone"), ("en", "dark", "phone")]
KEPT = [[EVERY[0], EVERY[2]], [EVERY[1], EVERY[3]]]  # for docs/images, in turn


def main(args: list[str]) -> int:
    folder = Path(args[0]) if args else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    names = args[1:] or ["lobby", *SITUATIONS, "finished", "quacks"]
    with tempfile.TemporaryDirectory() as home, Server(Path(home)) as server, sync_playwright() as p:
        browser = p.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for n, name in enumerate(names):
            if name == "finished":
                for hands, theme in {"mouse": "light", "keyboard": "dark", "thumb": "light"}.items():
                    for lang in ("en", "fr"):
                        file = folder / f"finished-{hands}-{lang}.png"
                        whole_game(browser, server, hands, lang, theme, file)
                        print(file)
                continue
            if name == "quacks":
                quacks(browser, server, folder)
                continue
            at = ("", "", "") if name == "lobby" else bring_to(server, look_for(name), NAMES)
            for lang, theme, size in EVERY if args else KEPT[n % 2]:
                file = folder / f"{name}-{size}-{lang}-{theme}.png"
                picture(browser, server, at, lang, theme, size, file)
                print(file)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
