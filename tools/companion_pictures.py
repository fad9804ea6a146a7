"""Takes the pictures of docs/how-to/at-a-real-table.md: python -m tools.companion_pictures"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from chaudron.server.front import STATIC
from chaudron.testing.browser.companion import ON_THE_PHONE, web_space
from chaudron.testing.browser.people import ARGUMENTS, chromium, keep
from chaudron.testing.browser.sizes import SIZES

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "images"
SIZE = "390x844"
KINGDOM = "kingdom/laid?k=bridge,cellar,fishing_village,lookout,moat,remodel,smithy,tactician,village,wharf"
SEEN = {"fern+toad": "red-", "mushroom+fern": "neutral", "toad+flower": "blue+", "flower+scorpion": "green+"}


def nothing(page: Page) -> None:
    """As it is."""


def keep_it(page: Page) -> None:
    page.wait_for_selector(ON_THE_PHONE)


def hold_a_potion(page: Page) -> None:
    page.click("[data-begin]")
    page.click("[data-question=mix]")
    page.click("[data-pick=student]")
    for ingredient in ("toad", "fern"):
        page.click(f"[data-ingredient={ingredient}]")
    page.focus("[data-hold]")
    page.keyboard.down("Space")
    page.wait_for_selector("[data-private] [data-said]")


def enter_mixes(page: Page) -> None:
    page.click("[data-begin]")
    page.select_option("[data-aid]", "chances")
    for pair, potion in SEEN.items():
        page.click(f"[data-lit='{pair}']")
        page.click(f"[data-chips=made] [data-chip='{potion}']")
        page.wait_for_selector("dialog", state="detached")
    page.evaluate("scrollTo(0, 0)")


def score_a_round(page: Page) -> None:
    for seat, name in enumerate(["Ada", "Ben"]):
        page.fill(f"[data-name='{seat}']", name)
    page.click("[data-next]")  # what to lay out
    page.click("[data-next]")
    page.wait_for_selector("[data-round='1']")
    page.click("[data-next]")  # the rat tails are laid
    for seat, coins in enumerate(["9", "15"]):
        page.fill(f"[data-potion='{seat}'] [data-space] input", coins)
        page.dispatch_event(f"[data-potion='{seat}'] [data-space] input", "change")
    page.click("[data-next]")
    page.wait_for_selector("[data-round='2']")


PICTURES: list[tuple[str, str, str, str, Callable[[Page], None]]] = [
    ("home", "", "en", "light", keep_it),
    ("reader", "reader/YCDKQ", "en", "light", hold_a_potion),
    ("sheet", "sheet", "fr", "dark", enter_mixes),
    ("kingdom", KINGDOM, "en", "light", nothing),
    ("quacks", "quacks", "fr", "dark", score_a_round),
]


def main() -> None:
    with web_space(STATIC / "companion") as site, sync_playwright() as p:
        browser = p.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for name, path, lang, theme, prepare in PICTURES:
            context = browser.new_context(**SIZES[SIZE].context, reduced_motion="reduce")
            page = context.new_page()
            keep(page, {"lang": lang, "theme": theme}, {})
            page.goto(f"{site}/#/{path}")
            page.wait_for_selector("main :is(a, button)")
            prepare(page)
            page.wait_for_timeout(400)
            page.screenshot(path=FOLDER / f"companion-{name}-{SIZE}-{lang}-{theme}.png")
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
