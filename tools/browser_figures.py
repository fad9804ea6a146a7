"""Measures the browser client: python -m tools.browser_figures

How many bytes a first visit to a table costs, as they travel; and how long it takes from a click to the new
view, on this machine: of Dominion, of The Quacks with both boxes, and of Alchemists with every module and
all that can be deduced.
"""

from __future__ import annotations

import random
import statistics
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from chaudron.testing.browser import scholars
from chaudron.testing.browser.brewers import by_pointer
from chaudron.testing.browser.people import ARGUMENTS, Person, Seen, chromium, come
from chaudron.testing.server import Server

GAMES = 2  # of The Quacks, and of Alchemists
EVERYTHING: dict[str, dict[str, object]] = {
    "quacks": {"books": "random", "witches": True, "patients": True},
    "alchemists": {
        "mode": "master", "startup_funding": True, "busy_days": True, "encyclopedia": True, "golem": True,
        "aid": "chances",
    },
}  # fmt: skip
BOTS = {"quacks": "brewer", "alchemists": "scientist"}
TARGETS = {"dominion": (190, 50), "quacks": (250, 50), "alchemists": (250, 60)}  # kB and milliseconds
KINGDOM = "village, smithy, market, laboratory, throne_room, witch, militia, chapel, moat, gardens"
CLICKS = 120

# The time from the last click to the moment the new question stands on the page and has been laid out.
TIMER = """() => {
    window.watch?.disconnect();
    window.clicks?.abort();
    window.clicks = new AbortController();
    window.took = [];
    let began = 0;
    addEventListener('click', () => { began = performance.now(); }, { capture: true, signal: clicks.signal });
    window.watch = new MutationObserver(() => {
        if (!began) return;
        document.body.offsetHeight;
        took.push(performance.now() - began);
        began = 0;
        clicks.abort();
    });
    watch.observe(document.querySelector('.table'), { attributes: true, attributeFilter: ['data-base'] });
}"""


def bytes_of_first_load(browser: Browser, server: Server, game: str) -> Counter[str]:
    if game == "dominion":
        opened = server.open("mine", "big-money", options={"kingdom": KINGDOM}, seed=1)
    else:
        opened = server.open("mine", BOTS[game], game=game, options=EVERYTHING[game], seed=1)
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
    ada.has_fetched_all()
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


def answering_times(
    browser: Browser, server: Server, game: str, answer: Callable[[Person, Seen], None]
) -> list[float]:
    """Questions of a game as they come, by clicks."""
    times: list[float] = []
    for seed in range(1, GAMES + 1):
        opened = server.open("mine", BOTS[game], BOTS[game], game=game, options=EVERYTHING[game], seed=seed)
        ada = come(browser, {"motion": "on"}, {opened["table"]: opened["token"]}, still=False)
        ada.page.goto(f"{server.url}/t/{opened['code']}")
        base = ""
        while not (seen := ada.asked(base)).over and len(times) < CLICKS * seed / GAMES:
            ada.page.evaluate(TIMER)
            answer(ada, seen)
            base = seen.base
            ada.asked(base)
            times += ada.page.evaluate("took")
        ada.page.context.close()
    return times


def told(game: str, sizes: Counter[str], times: list[float]) -> None:
    most, longest = TARGETS[game]
    print(game)
    for kind, n in sizes.most_common():
        print(f"  {kind:16} {n / 1000:7.1f} kB{' (before compression)' if kind == 'socket' else ''}")
    print(f"  {'first load':16} {(sizes.total() - sizes['socket']) / 1000:7.1f} kB (target: under {most})")
    times.sort()
    p95, middle = times[int(len(times) * 0.95)], statistics.median(times)
    print(f"  click to new view: median {middle:.1f} ms, p95 {p95:.1f} ms (target: under {longest})")


def main() -> int:
    with tempfile.TemporaryDirectory() as home, Server(Path(home)) as server, sync_playwright() as p:
        browser = p.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        told("dominion", bytes_of_first_load(browser, server, "dominion"), click_times(browser, server))
        rnd = random.Random(1)
        for game, answer in {
            "quacks": lambda ada, seen: by_pointer(ada, seen, 6),
            "alchemists": lambda ada, seen: scholars.answer(ada, seen, rnd),
        }.items():
            times = answering_times(browser, server, game, answer)
            told(game, bytes_of_first_load(browser, server, game), times)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
