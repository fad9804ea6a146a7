"""People at a real browser: what they see lit, what they press, and what goes wrong behind it."""

from __future__ import annotations

import json
import re
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, Page
from playwright.sync_api import TimeoutError as NotInTime

from chaudron.testing.browser.sizes import SIZES, Size

Json = dict[str, Any]

# A window's own pages cost as much as what is tested; the rest is what Playwright turns off, since the last
# list counts.
TURNED_OFF = [
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "PreloadTopChromeWebUI",
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding",
    "ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints",
    "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch",
]  # fmt: skip
ARGUMENTS = [
    f"--disable-features={','.join(TURNED_OFF)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
QUICK: Json = {
    "lang": "en", "name": "Ada", "guard": 0, "confirmCoins": False, "hints": False, "sound": False,
    "pace": "instant",
}  # fmt: skip
PATIENCE = 40_000  # milliseconds, for a machine that does many things at once
TRIES = 5  # to press something
PRIMARY = "[data-primary]:not([disabled])"
AT_MOMENT = (
    "() => document.querySelector('[type=range]').value === new URL(location).searchParams.get('step')"
)
LINE = re.compile(r"ERR_|WebSocket|Failed to load resource")
WON = {"en": r"\bwins?$|share the win$", "fr": r"\bgagnez?$|partagent la victoire$"}


def chromium() -> str | None:
    """The system's Chromium; no browser is ever downloaded."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found
    return None


def keep(page: Page, settings: Json, keys: dict[str, str]) -> None:
    """What this browser remembers from before: settings, and the keys to seats."""
    entries = {
        "chaudron.settings": json.dumps(settings),
        "chaudron.keys": json.dumps({"list": [{"table": t, "token": k} for t, k in keys.items()]}),
    }
    page.add_init_script(
        "; ".join(
            f"localStorage.getItem({k!r}) ?? localStorage.setItem({k!r}, {json.dumps(v)})"
            for k, v in entries.items()
        )
    )


SEE = """() => {
    const t = document.querySelector('.table');
    if (!t) return null;
    const lit = [...document.querySelectorAll('[data-lit]')];
    return { base: t.dataset.base, verb: t.dataset.verb ?? '', kind: t.dataset.kind ?? '',
             over: 'over' in t.dataset, lit: lit.map(e => e.dataset.lit),
             said: document.querySelector('[data-prompt] b')?.textContent ?? '' };
}"""

# Asked again and again inside the page: is there a question I have not answered yet, or the end?
ASKED = """before => {
    const t = document.querySelector('.table');
    if (!t || 'busy' in t.dataset) return false;
    return 'over' in t.dataset || (t.dataset.base && t.dataset.base !== before);
}"""

# Where the nth element can really be touched: nothing else lies there. Scrolls as a person would.
POINT = """([selector, nth]) => {
    const el = document.querySelectorAll(selector)[nth];
    if (!el) return null;
    const free = () => {
        const b = el.getBoundingClientRect();
        for (const [fx, fy] of [[.5, .5], [.12, .5], [.12, .15], [.5, .2], [.5, .8], [.9, .5], [.06, .9]]) {
            const x = b.left + b.width * fx, y = b.top + b.height * fy;
            const hit = document.elementFromPoint(x, y);
            if (hit && el.contains(hit)) return [x, y];
        }
        return null;
    };
    let at = free();
    for (const block of ['nearest', 'center', 'start', 'end']) {
        if (at) return at;
        el.scrollIntoView({ block, behavior: 'instant' });
        at = free();
    }
    return at;
}"""

# The same, and the next press is kept from all else: what comes to lie there meanwhile must not take it.
AIM = (
    "([selector, nth]) => { const at = (" + POINT + ")([selector, nth]);"
    """
    window.aim?.lower();
    const el = document.querySelectorAll(selector)[nth];
    const aim = { came: false, strayed: false };
    const kinds = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'contextmenu', 'click'];
    const judge = event => {
        if (aim.came) return;
        if (!el?.contains(event.target)) {
            aim.strayed = true;
            event.stopImmediatePropagation();
            event.preventDefault();
        }
        if (event.type === 'contextmenu') aim.strayed = true; // held so long that it is no tap any more
        if (event.type === 'click') aim.came = true;
    };
    for (const kind of kinds) window.addEventListener(kind, judge, { capture: true });
    aim.lower = () => kinds.forEach(kind => window.removeEventListener(kind, judge, { capture: true }));
    window.aim = aim;
    return at;
}"""
)

# Whether the press came to something else, or to nothing, once it is over: a tap becomes a click a little
# later, or none on a machine so busy that the finger seems to rest.
STRAYED = """async touch => {
    const aim = window.aim;
    if (!aim) return false;
    const until = performance.now() + (touch ? 2000 : 0);
    while (!aim.came && !aim.strayed && performance.now() < until) await new Promise(r => setTimeout(r, 5));
    aim.lower();
    delete window.aim;
    return aim.strayed || (touch && !aim.came);
}"""


# Nothing that can be pressed has moved for a while: type has come, and all that measures itself has done so.
STILL = """() => {
    const box = e => { const b = e.getBoundingClientRect(); return [b.x, b.y, b.width, b.height]; };
    const now = String([...document.querySelectorAll('button, a')].map(box));
    if (window.lay?.now !== now) window.lay = { now, since: performance.now() };
    return performance.now() - window.lay.since > 250;
}"""


@dataclass
class Seen:
    """What a board shows at one moment."""

    base: str
    verb: str
    kind: str
    over: bool
    lit: list[str]
    said: str = field(compare=False)  # in the language of the moment


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, page: Page, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.errors: list[str] = []
        self.tolerant = False
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda e: self.errors.append(str(e)))
        page.on("console", self.heard)

    def heard(self, message: ConsoleMessage) -> None:
        if message.location["url"].endswith("/icon.svg"):
            return  # a browser fetches the icon of its tab when it likes, without a network, too
        if message.type == "error" and not (self.tolerant and LINE.search(message.text)):
            self.errors.append(message.text)

    @contextmanager
    def storm(self) -> Iterator[None]:
        """Requests may fail meanwhile: that is what is being tried."""
        self.tolerant = True
        yield
        self.page.wait_for_timeout(50)
        self.tolerant = False

    # ------------------------------------------------------------ looking

    def see(self) -> Seen:
        seen: Json | None = self.page.evaluate(SEE)
        assert seen is not None, "there is no board"
        return Seen(**seen)

    def asked(self, before: str = "") -> Seen:
        """Wait for a question that is not the one before, or for the end of the game."""
        self.until(ASKED, arg=before)
        return self.see()

    def is_asked(self, before: str = "") -> bool:
        """Whether there is one now."""
        return bool(self.page.evaluate(ASKED, before))

    def shows(self, selector: str) -> None:
        self.page.locator(selector).first.wait_for(state="visible")

    def until(self, is_so: str, arg: Any = None) -> None:
        """Wait until a function says yes. A mere expression is refused by the page's security policy."""
        assert re.match(r"[(\w)]+ => ", is_so), is_so
        self.page.wait_for_function(is_so, arg=arg, polling=50)

    def text(self, selector: str) -> str:
        return self.page.locator(selector).first.inner_text()

    def sees_who_won(self, lang: str) -> None:
        """The end is shown, and says who won: this person, somebody else or several."""
        self.shows("[data-end]")
        said = self.text("[data-end] h2")
        assert re.search(WON[lang], said), said

    # ------------------------------------------------------------ pressing

    def press(self, selector: str, nth: int = 0) -> None:
        """Click or tap an element where nothing covers it, as soon as it has come and lies still; once more
        if it had moved away when it was touched."""
        until = time.monotonic() + PATIENCE / 1000
        for _ in range(TRIES):
            x, y = self.aim(selector, nth, until)
            if self.touch:
                self.page.touchscreen.tap(x, y)
            else:
                self.page.mouse.click(x, y)
            try:
                if not self.page.evaluate(STRAYED, self.touch):
                    return
            except Error:  # another page has come: the press led there
                return
        raise AssertionError(f"{selector} ({nth}) takes no press")

    def aim(self, selector: str, nth: int, until: float) -> tuple[float, float]:
        """Where an element can be touched, once that is the same for two frames."""
        before, at = None, self.page.evaluate(AIM, [selector, nth])
        while at is None or at != before:
            assert time.monotonic() < until, f"{selector} ({nth}) cannot be reached"
            self.page.evaluate("() => new Promise(requestAnimationFrame)")
            before, at = at, self.page.evaluate(AIM, [selector, nth])
        return at[0], at[1]

    def comes_to_rest(self, selector: str) -> None:
        """Wait until an element is there and no longer moves: what opens may scroll into sight."""
        before = None
        for _ in range(100):
            at = self.page.evaluate(POINT, [selector, 0])
            if at is not None and at == before:
                return
            before = at
            self.page.wait_for_timeout(60)
        raise AssertionError(f"{selector} does not come to rest")

    def has_fetched_all(self) -> None:
        """What was asked for has come; a slow machine may still fetch the rest, a worker is never told of."""
        with suppress(NotInTime):
            self.page.wait_for_load_state("networkidle", timeout=8000)

    def link_to_moment(self) -> str:
        """The address of a replay, once it tells of the moment that was gone to."""
        self.until(AT_MOMENT)
        return self.page.url

    def all_lies_still(self) -> None:
        self.page.evaluate("document.fonts.ready.then(() => 0)")
        self.until(STILL)

    def key(self, key: str) -> None:
        self.page.keyboard.press(key)

    def lit(self, option: str) -> str:
        return f'[data-lit="{option}"]'

    def give(self, prompt: Json, answer: Any) -> None:
        """Give this answer by pressing what is lit."""
        kind, options = prompt["kind"], prompt.get("options", [])
        if prompt["verb"] == "play_treasures":
            if sorted(answer) == sorted(options):
                self.press("[data-primary]")
            elif answer:
                self.press(self.lit(answer[0]))
            else:
                self.press("[data-skip]")
        elif kind == "yes_no":
            self.press("[data-primary]" if answer else "[data-no]")
        elif kind == "number":
            if self.page.locator("input[type=range]").count():
                self.page.locator(".choosing input[type=range]").fill(str(answer))
                self.press("[data-primary]")
            else:
                self.press(self.lit(str(answer)))
        elif kind == "name":
            if not self.page.locator(self.lit(answer)).count():
                self.page.locator(".names input").fill(answer.replace("_", " ").split()[0])
            self.press(self.lit(answer))
        elif kind == "one":
            self.press("[data-primary]" if answer is None else self.lit(answer))
        elif kind == "order":
            for option in answer[:-1]:  # the last one has no choice
                self.press(self.lit(option) + ":not([aria-pressed=true])")
        else:
            for option in answer:
                self.press(self.lit(option) + ":not([aria-pressed=true])")
            if not (kind == "some" and prompt["lo"] == prompt["hi"] == 1):
                self.press("[data-primary]")


def has(one: Person, selector: str) -> bool:
    """Whether something like this is on the page now."""
    return bool(one.page.evaluate("s => document.querySelector(s) !== null", selector))


def come(
    browser: Browser,
    settings: Json | None = None,
    keys: dict[str, str] | None = None,
    phone: bool = False,
    still: bool = True,
    size: Size | None = None,
    **more: Any,
) -> Person:
    """A new person with an empty browser, or one that remembers some things."""
    screen = size or SIZES["390x844" if phone else "1440x900"]
    context = browser.new_context(
        **screen.context,
        reduced_motion="reduce" if still else "no-preference",
        locale="en-GB",
        **more,
    )
    page = context.new_page()
    keep(page, {**QUICK, **(settings or {})}, keys or {})
    return Person(page, screen.touch)


Comer = Callable[..., Person]  # as `come`, with the browser that a test has
