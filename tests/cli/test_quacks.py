"""Whatever a table of Quacks asks and tells can be said, shown and answered, in both languages."""

import random
from itertools import pairwise
from pathlib import Path

import pytest
from rich.console import Console

from chaudron.cli.answers import read
from chaudron.cli.people import People
from chaudron.cli.quacks.cauldron import PATH
from chaudron.cli.quacks.face import face
from chaudron.cli.quacks.words import find_component
from chaudron.games.quacks.choices import VERB_NAMES
from chaudron.games.quacks.elixirs import PATIENTS
from chaudron.games.quacks.events import EVENT_NAMES
from chaudron.games.quacks.fortunes import FORTUNES
from chaudron.games.quacks.library import BOOKS
from chaudron.games.quacks.scenario import table
from chaudron.games.quacks.spec import SPEC
from chaudron.games.quacks.witch import WITCHES
from chaudron.kernel.session import Session
from chaudron.locales import Texts, languages
from chaudron.locales.names import UnknownName
from tests.cli.command import chaudron
from tests.cli.test_face import StrictTexts, typed

CONSOLE = Console(width=110, file=None, record=False, color_system="truecolor", force_terminal=True)
TABLES: list[dict[str, object]] = [
    {},
    {"books": "set2", "lock_step": True},
    {"books": "set6", "witches": True, "tubes": True},
    {"books": "random", "witches": True, "patients": True},
    {"books": "random", "patients": True},
]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seed", range(5))
def test_a_game_of_any_table(language: str, seed: int) -> None:
    chance = random.Random(seed)
    seats = ["you", "random", "brewer"]
    session = Session(SPEC, seed, seats, TABLES[seed])
    people = People(seats, StrictTexts(language), 0)
    shown = face(people)
    told = 0
    while not session.over:
        request = chance.choice(session.pending)
        seat = request.decider
        view = session.stepper.view(seat)
        prompt = shown.prompt(view, request)
        if chance.random() < 0.3:
            with CONSOLE.capture() as capture:
                CONSOLE.print(shown.table(view, chance.choice([70, 110]), prompt))
                CONSOLE.print(shown.mine(view, seat))
                CONSOLE.print(shown.owned(view, seat))
            assert len(capture.get()) > 500
            assert shown.plain_table(view, seat)
        events = session.stepper.log(seat)
        assert all(line.plain for line in shown.log(events[told:], seat))
        told = len(events)
        session.answer(seat, read(typed(prompt, request, chance), prompt, people.texts))
    view = session.stepper.view(-1)
    for plain in (True, False):
        with CONSOLE.capture() as capture:
            CONSOLE.print(shown.ending(view, plain))
        assert people.names[1] in capture.get()
    assert "--books" in shown.again(session.options)


@pytest.mark.parametrize("language", languages())
def test_everything_has_a_name_and_a_text(language: str) -> None:
    texts = Texts(language)
    wanted = [f"book-{b.id}" for b in BOOKS if b.id != "locoweed"]
    wanted += [f"fortune-{f.id}" for f in FORTUNES] + [f"witch-{w.id}" for w in WITCHES]
    wanted += [f"patient-{p.id}" for p in PATIENTS]
    assert [m for m in wanted if not texts.knows(m) or not texts.knows(f"{m}.text")] == []
    said = [f"quacks-ask-{verb}" for verb in VERB_NAMES if verb]
    said += [f"quacks-log-{event}" for event in EVENT_NAMES if event]
    assert [m for m in said if not texts.knows(m)] == []


def test_components_are_found_by_any_name() -> None:
    assert find_component("Charity", "en") == "F-P03"
    assert find_component("petite aumone", "en") == "F-P03"
    assert find_component("w-b1", "fr") == "W-B1"
    assert find_component("green-3", "en") == "green-3"
    with pytest.raises(UnknownName):
        find_component("smithy", "en")


def test_the_spiral_visits_every_space_once_and_never_jumps() -> None:
    assert len(set(PATH)) == 54
    for (r, c), (s, d) in pairwise(PATH):
        assert abs(r - s) + abs(c - d) == 1


def test_an_exploded_cauldron_shows_it() -> None:
    with table("lucas", "nina") as t:
        t.lucas.has(pot="white-3, white-3")
        t.lucas.draws("white-2")
        people = People(["you", "random"], Texts("en"), 0)
        with CONSOLE.capture() as capture:
            CONSOLE.print(face(people).table(t.stepper.view(0), 110))
    assert "✶" in capture.get() and "exploded" in capture.get()


def test_a_game_can_be_played_saved_and_simulated(tmp_path: Path) -> None:
    said = chaudron(
        "play", "quacks", "--books", "set2", "--seed", "4", home=tmp_path, typed="draw\nstop\nn\nquit\n"
    )
    assert said.status == 0, said.err
    assert "Round 1 of 9" in said.out and "placed" in said.out
    said = chaudron(
        "simulate", "quacks", "--games", "4", "--jobs", "1", "--witches", "--patients", home=tmp_path
    )
    assert said.status == 0 and "Brewer" in said.out


def test_bad_books_are_refused_in_one_line(tmp_path: Path) -> None:
    for language, word in (("en", "only one red book"), ("fr", "Livres")):
        said = chaudron("play", "quacks", "--books", "red=1,red=2", "--lang", language, home=tmp_path)
        assert said.status == 2 and said.err.count("\n") == 1 and word in said.err
