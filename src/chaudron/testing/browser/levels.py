"""One game of a level in a real browser, against somebody who presses what is lit: what became of it."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass

from playwright.sync_api import Browser

import chaudron
from chaudron.bots.game_bots import APPRENTICE, JOURNEYMAN, MASTER
from chaudron.locales import Texts
from chaudron.server.automatic import TOO_LONG
from chaudron.testing.browser.anyone import plays_at_random
from chaudron.testing.browser.people import come
from chaudron.testing.browser.tables import UNSAID
from chaudron.testing.server import Server

LEVELS = (APPRENTICE, JOURNEYMAN, MASTER)
BUDGET = TOO_LONG  # seconds for an answer, or for all of a turn
PATIENCE = 60.0  # seconds after which somebody takes the game for stuck
FIGURE = re.compile(r"^chaudron_(\S+) ([0-9.e+-]+)$", re.MULTILINE)


@dataclass
class Played:
    """One game as the browser and the server saw it."""

    game: str
    level: str
    n: int
    over: bool
    stuck: str
    questions: int
    whys: int
    silent: list[str]
    answers: int  # of the bot
    thinking: float  # seconds, all of them
    slow: int  # answers, one or several in a row, that took longer than the budget
    replaced: int
    seconds: float  # all in all
    mode: str
    version: str = ""  # of the bots, where somebody keeps what was played

    def faults(self) -> list[str]:
        found = [] if self.over else [f"stuck at {self.stuck}"]
        found += [f"no reason: {why}" for why in self.silent]
        found += [f"{self.slow} times answers took longer than {BUDGET:g} s"] if self.slow else []
        return found + (["a bot was replaced"] if self.replaced else [])


def figures(server: Server) -> dict[str, float]:
    """What the server counts."""
    return {name: float(value) for name, value in FIGURE.findall(server.get("/api/metrics").text)}


def play(server: Server, browser: Browser, game: str, level: str, n: int, every: int) -> Played:
    """One game, from the table to its end."""
    before, began = figures(server), time.perf_counter()
    opened = server.open("mine", level, game=game, settings={"pace": "instant"}, seed=1000 + n)
    lang = ("en", "fr")[n % 2]
    ada = come(browser, {"lang": lang}, {opened["table"]: opened["token"]})
    ada.page.goto(f"{server.url}/t/{opened['code']}")
    sat = plays_at_random(ada, n, PATIENCE, every)
    ada.page.context.close()
    after = figures(server)
    grown = {name: after[name] - before.get(name, 0.0) for name in after}
    nothing_yet = Texts(lang).say("error-why-nothing")  # who begins asks a bot that has done nothing
    silent = [why for why in sat.silent if why != nothing_yet]
    silent += [why for why in sat.whys if len(why) < 10 or UNSAID.search(why)] + ada.errors
    return Played(
        game, level, n, sat.over, sat.stuck, sat.questions, len(sat.whys), silent,
        int(grown["bot_answer_seconds_count"]), round(grown["bot_answer_seconds_sum"], 2),
        int(grown["bot_rows_too_long_total"]), int(grown["bot_faults_total"]),
        round(time.perf_counter() - began, 1), str(chaudron.MODE),
    )  # fmt: skip
