"""Measures the browser client: python -m tools.browser_figures

How many bytes a first visit to a table costs, as they travel; and how long it takes from a click to the new
view, on this machine: of Dominion, and of The Quacks with both boxes.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from chaudron.testing.browser.brewers import by_pointer
from chaudron.testing.browser.people import ARGUMENTS, Person, chromium, come
from chaudron.testing.server import Server

BREWS = 2  # games of The Quacks
BOXES = {"books": "random", "witches": True, "patients": True}
KINGDOM = "village, smithy, market, laboratory, throne_room, witch, militia, chapel, moat, gardens"
CLICKS = 120

# The time from a click to the moment the new question stands on the page and has been laid out.
TIMER = """() => {
    window.watch?.disconnect();
    window.took = [];
    let began = 0;
    addEventListener('click', () => { began = performance.now(); }, { capture: true, once: true });
    window.watch = new MutationObserver(() => {
        if (began) { document.body.offsetHeight; took.push(performance.now() - began); began = 0; }
    });
    watch.observe(document.querySelector('.table'), { attributes: true, attributeFilter: ['data-base'] });
}"""


def bytes_of_first_load(browser: Browser, server: Server, game: str) -> Counter[str]:
    if game == "dominion":
        opened = server.open("mine", "big-money", options={"kingdom": KINGDOM}, seed=1)
    else:
        opened = server.open("mine", "brewer", game=game, options=BOXES, seed=1)
    ada = come(browser, None, {opened["table"]: opened["token"]})
    line = ada.page.context.new_cdp_session(ada.page)
    line.send("Network.enable")
    kinds: dict[str, str] = {}
    sizes: Counter[str] = Counter()

    def begun(event: dict[str, Any]) -> None:
        path = event["response"]["url"].removeprefix(server.url).split("?")[0]
        kinds[event["requestId"]] = kind_of(path)

    def done(event: dict[str, Any]) -> None:
        sizes[kinds.get(event["requestId"], "other")] += int(event["encodedDataLength"])

    def heard(event: dict[str, Any]) -> None:
        sizes["socket"] += len(event["response"]["payloadData"])

    line.on("Network.responseReceived", begun)
    line.on("Network.loadingFinished", done)
    line.on("Network.webSocketFrameReceived", heard)
    ada.page.goto(f"{server.url}/t/{opened['code']}")
    ada.asked()
    ada.page.wait_for_load_state("networkidle")
    ada.page.context.close()
    return sizes


def kind_of(path: str) -> str:
    for part, kind in {
        "glyphs": "glyphs", ".js": "script", ".css": "style", ".woff2": "fonts", "/locales/": "words",
        "/facts": "printed facts",
    }.items():  # fmt: skip
        if part in path:
            return kind
    return "page and table"


def click_times(browser: Browser, server: Server) -> list[float]:
    """Games of Treasures and purchases, by clicks."""
    times: list[float] = []
    seed = 0
    while len(times) < CLICKS:
        seed += 1
        opened = server.open("mine", "mine", options={"kingdom": KINGDOM}, seed=seed)
        ada = come(browser, {"motion": "on"}, {opened["table"]: opened["token"]}, still=False)
        ada.page.goto(f"{server.url}/t/{opened['code']}")
        times += one_game(ada, CLICKS - len(times))
        ada.page.context.close()
    return times


def one_game(ada: Person, most: int) -> list[float]:
    times: list[float] = []
    base = ""
    while len(times) < most:
        ada.page.wait_for_selector(".curtain, .table:not([data-busy])")
        if ada.page.locator(".curtain").count():
            ada.press(".curtain button")
        seen = ada.asked(base)
        if seen.over:
            break
        ada.page.evaluate(TIMER)
        wish = next((c for c in ("gold", "silver", "village") if c in seen.lit), None)
        ada.press(ada.lit(wish) if seen.verb == "buy" and wish else "[data-primary]")
        base = seen.base
        if seen.verb != "buy":
            ada.asked(base)
            times += ada.page.evaluate("took")
        ada.page.wait_for_timeout(30)
    return times


def brewing_times(browser: Browser, server: Server) -> list[float]:
    """Draws and purchases of The Quacks, by clicks."""
    times: list[float] = []
    for seed in range(BREWS):
        opened = server.open("mine", "brewer", "brewer", game="quacks", options=BOXES, seed=seed)
        ada = come(browser, {"motion": "on"}, {opened["table"]: opened["token"]}, still=False)
        ada.page.goto(f"{server.url}/t/{opened['code']}")
        base = ""
        while not (seen := ada.asked(base)).over and len(times) < CLICKS * (seed + 1) / BREWS:
            ada.page.evaluate(TIMER)
            by_pointer(ada, seen, 6)
            base = seen.base
            ada.asked(base)
            times += ada.page.evaluate("took")
        ada.page.context.close()
    return times


def told(game: str, sizes: Counter[str], times: list[float]) -> None:
    print(game)
    for kind, n in sizes.most_common():
        print(f"  {kind:16} {n / 1000:7.1f} kB{' (before compression)' if kind == 'socket' else ''}")
    print(f"  {'first load':16} {(sizes.total() - sizes['socket']) / 1000:7.1f} kB (target: under 250)")
    times.sort()
    p95, middle = times[int(len(times) * 0.95)], statistics.median(times)
    print(f"  click to new view: median {middle:.1f} ms, p95 {p95:.1f} ms (target: under 50)")


def main() -> int:
    with tempfile.TemporaryDirectory() as home, Server(Path(home)) as server, sync_playwright() as p:
        browser = p.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        told("dominion", bytes_of_first_load(browser, server, "dominion"), click_times(browser, server))
        told("quacks", bytes_of_first_load(browser, server, "quacks"), brewing_times(browser, server))
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
