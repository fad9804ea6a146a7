"""Levels are met in the seat picker, each with a sentence, and play to the end against anybody."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from chaudron.testing.browser.levels import LEVELS, play
from chaudron.testing.browser.people import Comer
from chaudron.testing.server import Server

SLOW_MACHINE = "answers took longer"  # the tests share one: `python -m tools.human_check` looks at the clock


@pytest.mark.parametrize("game", ["quacks", "alchemists"])
def test_a_table_is_set_against_a_journeyman_and_every_level_is_described(
    server: Server, person: Comer, game: str
) -> None:
    ada = person({"lang": "fr"})
    ada.page.goto(f"{server.url}/set/{game}")
    ada.shows("[data-about='1']")
    picker = ada.page.locator("[data-seat='1']")
    assert picker.input_value() == "bot:journeyman"
    said = {ada.text("[data-about='1']")}
    for level in LEVELS:
        picker.select_option(f"bot:{level}")
        said.add(ada.text("[data-about='1']"))
    assert len(said) == len(LEVELS) and all(len(about) > 20 for about in said)


@pytest.mark.all
@pytest.mark.parametrize(
    ("game", "level"), [("dominion", "apprentice"), *(("quacks", one) for one in LEVELS)]
)
def test_anybody_plays_a_level_to_the_end(server: Server, browser: Browser, game: str, level: str) -> None:
    """One game of some; the whole check is `python -m tools.human_check`."""
    played = play(server, browser, game, level, 3, every=4)
    assert not [fault for fault in played.faults() if SLOW_MACHINE not in fault]
    assert played.whys > 3
