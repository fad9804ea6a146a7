"""The Quacks are played at their board: by mouse, by keyboard, by thumb, alone and together."""

from __future__ import annotations

import re
from typing import Any

from chaudron.testing.browser.brewers import brew_to_the_end
from chaudron.testing.browser.people import Person
from chaudron.testing.server import Server
from tests.browser.conftest import Comer

WON = {"en": r"[Ww]ins?\b|share the win", "fr": r"gagne|partagent la victoire"}
UNSAID = re.compile(r"\b(quacks|web)-[a-z]")


def ends_well(ada: Person, lang: str) -> None:
    ada.shows("[data-end]")
    assert re.search(WON[lang], ada.text("[data-end] h2"))
    ada.shows("[data-end] figure svg")
    assert not UNSAID.search(ada.text("body")), "a message is missing"


def sit(
    server: Server, person: Comer, *seats: str, lang: str = "en", phone: bool = False, **more: Any
) -> Person:
    opened = server.open("mine", *seats, game="quacks", **more)
    ada = person({"lang": lang}, {opened["table"]: opened["token"]}, phone=phone)
    ada.page.goto(f"{server.url}/t/{opened['code']}")
    return ada


def test_nine_rounds_with_keys_alone(server: Server, person: Comer) -> None:
    ada = sit(server, person, "brewer", seed=3)
    assert brew_to_the_end(ada, "keyboard", most_draws=3) > 30
    ends_well(ada, "en")
    ada.press("[data-replay]")
    ada.shows("[data-view]")  # and can be looked at again
