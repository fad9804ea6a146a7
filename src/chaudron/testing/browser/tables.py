"""People come to a table of a server, alone, together or to watch; they play, and the game ends well."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from chaudron.testing.browser.people import Comer, Person, Seen
from chaudron.testing.server import Server

MOST_QUESTIONS = 900
UNSAID = re.compile(r"\b(alchemists|dominion|quacks|web)-[a-z]|^…$|\{ ?\$", re.MULTILINE)


def sit(
    server: Server,
    person: Comer,
    game: str,
    *seats: str,
    lang: str = "en",
    phone: bool = False,
    **more: Any,
) -> Person:
    """Ada at a new table, in the first seat."""
    opened = server.open("mine", *seats, game=game, **more)
    ada = person({"lang": lang}, {opened["table"]: opened["token"]}, phone=phone)
    ada.page.goto(f"{server.url}/t/{opened['code']}")
    return ada


def friends(server: Server, person: Comer, game: str, names: str, **more: Any) -> list[Person]:
    """Ada and others at one table, each with a browser of their own."""
    table, keys = server.friends(*names.split(", "), game=game, **more)
    people = [person(None, {table: key}) for key in keys]
    for one in people:
        one.page.goto(f"{server.url}/t/{table}")
        one.shows(".table")
    return people


def all_answer_to_the_end(people: list[Person], answer: Callable[[int, Seen], None]) -> int:
    """Everybody answers what they are asked, in turn where several are; the number of questions."""
    bases, asked = [""] * len(people), 0
    while not all(one.see().over for one in people):
        assert asked < MOST_QUESTIONS, "the game does not end"
        for i, one in enumerate(people):
            if one.is_asked(bases[i]) and not (seen := one.see()).over:
                answer(i, seen)
                bases[i] = seen.base
                asked += 1
    return asked


def says_everything(one: Person) -> None:
    """No message is shown by its id, nor left out once its words have come."""
    unsaid: list[str] = []
    for _ in range(200):
        unsaid = [line for line in one.text("body").splitlines() if UNSAID.search(line)]
        if not unsaid:
            return
        one.page.wait_for_timeout(50)
    raise AssertionError(f"a message is missing: {unsaid}")


def ends_well(one: Person, lang: str) -> None:
    """The end says who won and how the game went."""
    one.sees_who_won(lang)
    one.shows("[data-end] figure svg")
    says_everything(one)
