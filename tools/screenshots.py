"""Takes pictures of the browser client: python -m tools.screenshots [FOLDER] [WORD…]

Without a folder it takes those of docs/images. Into a folder it takes every situation on every screen, in
both languages and themes, to be looked at; words choose among them: `crowded 1280x720 fr dark`.

Each picture is a situation found in a game that is played out beforehand, then played again on a real
server, up to that moment, and looked at in a real browser.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from chaudron.testing.browser.hands import play_on
from chaudron.testing.browser.moments import SITUATIONS, look_for
from chaudron.testing.browser.people import ARGUMENTS, Person, chromium, come, keep
from chaudron.testing.browser.sim import bring_to
from chaudron.testing.browser.sizes import SIZES
from chaudron.testing.server import Server

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "images"
LANGUAGES = ["en", "fr"]
THEMES = ["light", "dark"]
WHOLE = {"mouse": "light", "keyboard": "dark", "thumb": "light"}  # games from lobby to result
NAMES = ["lobby", *SITUATIONS, *(f"finished-{hands}" for hands in WHOLE)]
ALL = [p for p in product(NAMES, SIZES, LANGUAGES, THEMES) if not p[0].startswith("finished")]
KEPT = [
    ("lobby", "1440x900", "en", "light"), ("lobby", "390x844", "fr", "light"),
    ("first-turn", "1440x900", "fr", "dark"), ("first-turn", "390x844", "en", "dark"),
    ("crowded", "1440x900", "en", "light"), ("crowded", "390x844", "fr", "light"),
    ("long-hand", "1440x900", "fr", "dark"), ("long-hand", "390x844", "en", "dark"),
    ("ordering", "1440x900", "en", "light"), ("ordering", "390x844", "fr", "light"),
    ("possession", "1440x900", "fr", "dark"), ("possession", "390x844", "en", "dark"),
    ("end", "1440x900", "en", "light"), ("end", "390x844", "fr", "light"),
    ("quacks-brew", "1440x900", "fr", "dark"), ("quacks-brew", "390x844", "fr", "dark"),
    ("quacks-buy", "1440x900", "en", "light"), ("quacks-buy", "390x844", "en", "light"),
    ("quacks-sheet", "1440x900", "fr", "light"), ("quacks-five", "844x390", "en", "dark"),
    ("quacks-end", "1440x900", "en", "light"), ("quacks-end", "390x844", "en", "light"),
    ("alchemists-sell", "1440x900", "en", "light"), ("alchemists-sell", "390x844", "fr", "dark"),
    ("alchemists-publish", "1440x900", "fr", "dark"), ("alchemists-order", "390x844", "en", "light"),
    ("alchemists-debunk", "844x390", "en", "light"), ("alchemists-declare", "820x1180", "fr", "light"),
    ("alchemists-end", "1440x900", "en", "light"), ("alchemists-end", "390x844", "fr", "dark"),
]  # fmt: skip

Picture = tuple[str, str, str, str]  # a situation, a screen, a language, a theme
At = tuple[str, str, str]  # a table, its code, the key to its seats


def picture(browser: Browser, server: Server, at: At, wanted: Picture, folder: Path) -> Path:
    name, size, lang, theme = wanted
    table, code, token = at
    context = browser.new_context(**SIZES[size].context, reduced_motion="reduce")
    try:
        page = context.new_page()
        keep(page, {"lang": lang, "theme": theme, "name": "Ada"}, {table: token} if table else {})
        page.goto(server.url + (f"/t/{code}" if code else "/"))
        Person(page).has_fetched_all()
        if page.locator(".curtain").count():
            page.locator(".curtain button").click()
        if name in SITUATIONS:
            page.wait_for_selector(".table, [data-end]")
            for key in SITUATIONS[name].keys:
                page.keyboard.press(key)
        settle(page)
        file = folder / f"{name}-{size}-{lang}-{theme}.png"
        page.screenshot(path=str(file))
        return file
    finally:
        context.close()


def settle(page: Page) -> None:
    page.evaluate("document.fonts.ready.then(() => 0)")
    page.wait_for_timeout(400)


def whole_game(browser: Browser, server: Server, hands: str, lang: str, folder: Path) -> Path:
    """A game against Big Money from the lobby to the result: by mouse, by keyboard, by thumb."""
    ada = come(browser, {"lang": lang, "theme": WHOLE[hands]}, phone=hands == "thumb")
    ada.page.goto(server.url)
    ada.shows("[data-solo=dominion]")
    if hands == "keyboard":
        ada.page.locator("[data-solo=dominion]").focus()
        ada.key("Enter")
    else:
        ada.press("[data-solo=dominion]")
    play_on(ada, hands)
    ada.shows("[data-end] figure svg")
    settle(ada.page)
    file = folder / f"finished-{hands}-{lang}.png"
    ada.page.screenshot(path=str(file))
    ada.page.context.close()
    return file


def chosen(words: list[str]) -> list[Picture]:
    """Of all pictures those that agree with every word; words of one kind add up."""
    kinds = [[w for w in words if w in kind] for kind in (NAMES, SIZES, LANGUAGES, THEMES)]
    if unknown := [w for w in words if not any(w in kind for kind in kinds)]:
        raise SystemExit(f"there is no {', '.join(unknown)}: {', '.join([*NAMES, *SIZES])}")
    return [p for p in ALL if all(not kind or word in kind for word, kind in zip(p, kinds))]


def take(browser: Browser, server: Server, wanted: list[Picture], folder: Path) -> Iterator[Path]:
    for name in dict.fromkeys(p[0] for p in wanted):
        at = ("", "", "")
        if name in SITUATIONS:
            at = bring_to(server, look_for(name), list(SITUATIONS[name].names))
        for p in wanted:
            if p[0] == name:
                yield picture(browser, server, at, p, folder)


def main(args: list[str]) -> int:
    folder = Path(args[0]) if args else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    whole = [hands for hands in WHOLE if len(args) < 2 or f"finished-{hands}" in args]
    with tempfile.TemporaryDirectory() as home, Server(Path(home)) as server, sync_playwright() as p:
        browser = p.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for file in take(browser, server, chosen(args[1:]) if args else KEPT, folder):
            print(file, flush=True)
        for hands, lang in product(whole, LANGUAGES):
            print(whole_game(browser, server, hands, lang, folder), flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
