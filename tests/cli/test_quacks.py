"""Whatever a table of Quacks asks and tells can be said, shown and answered, in both languages."""

import random
import re
import shlex
from itertools import pairwise
from pathlib import Path
from typing import cast

import pytest
from rich.console import Console

from chaudron.cli.answers import read
from chaudron.cli.options import parser
from chaudron.cli.people import People
from chaudron.cli.play import game_options
from chaudron.cli.quacks.cauldron import PATH
from chaudron.cli.quacks.face import face
from chaudron.cli.quacks.words import find_component
from chaudron.games.quacks.choices import VERB_NAMES
from chaudron.games.quacks.elixirs import PATIENTS
from chaudron.games.quacks.events import BOOK, EVENT_NAMES, QuacksEvent
from chaudron.games.quacks.fortunes import FORTUNES
from chaudron.games.quacks.library import BOOKS
from chaudron.games.quacks.scenario import table
from chaudron.games.quacks.spec import SPEC
from chaudron.games.quacks.state import FORTUNE
from chaudron.games.quacks.view import QuacksView
from chaudron.games.quacks.witches import WITCHES
from chaudron.kernel.session import Session
from chaudron.locales import Texts, languages
from chaudron.locales.names import UnknownName
from tests.cli.command import chaudron, plain
from tests.cli.test_face import StrictTexts, typed

CONSOLE = Console(width=110, file=None, record=False, color_system="truecolor", force_terminal=True)
TABLES: list[dict[str, object]] = [
    {},
    {"books": "set2", "lock_step": True},
    {"books": "set6", "witches": True, "tubes": True},
    {"books": "random", "witches": True, "patients": True},
    {"books": "random", "patients": True, "ask_gains": True, "ask_lock_step": True},
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
    for bare in (True, False):
        with CONSOLE.capture() as capture:
            CONSOLE.print(shown.ending(view, bare))
        assert people.names[1] in capture.get()
    assert "--books" in shown.again(session.options)


@pytest.mark.parametrize("language", languages())
def test_everything_has_a_name_and_a_text(language: str) -> None:
    texts = Texts(language)
    wanted = [f"quacks-book-{b.id}" for b in BOOKS if b.id != "locoweed"]
    wanted += [f"quacks-fortune-{f.id}" for f in FORTUNES] + [f"quacks-witch-{w.id}" for w in WITCHES]
    wanted += [f"quacks-patient-{p.id}" for p in PATIENTS]
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
        *("play", "quacks", "--books", "set2", "--seed", "4", "--seat", "you", "--seat", "brewer"),
        home=tmp_path,
        typed="draw\nstop\nn\nquit\n",
    )
    assert said.status == 0, said.err
    assert "Round 1 of 9" in said.out and "places" in said.out
    said = chaudron(
        "simulate", "quacks", "--games", "4", "--jobs", "1", "--witches", "--patients", home=tmp_path
    )
    assert said.status == 0 and "Brewer" in said.out


def screen_of(view: QuacksView, width: int = 110, language: str = "en") -> str:
    people = People(["you", "random"], Texts(language), 0)
    with CONSOLE.capture() as capture:
        CONSOLE.print(face(people).table(view, width))
    return plain(capture.get())


def test_everything_that_lies_on_the_table_is_shown() -> None:
    with table("lucas", "nina", books="set5", witches=True, patients=True, tubes=True) as t:
        t.begins(round=3, card="FA-B04")
        t.witches("W-B1, W-S2, W-P1")
        t.lucas.has(tube=3, droplet=2, patient="vampirism", essence=4, cup="green-2")
        t.nina.has(pot="white-2, locoweed", pennies="gold", rat=2)
        t.lucas.draws("orange-1")
        shown = screen_of(cast(QuacksView, t.stepper.view(0)))
    assert "tubes ▮▮▮▯▯▯▯▯▯▯▯▯ 3/12  → 2 VP" in shown
    assert "essence ▮▮▮▮▯▯▯▯▯▯ 4/10  Vampirism*" in shown  # the mark of reconstructed figures
    assert "bowl ♣2" in shown
    assert "silver Saved by the Flask" in shown and "gold Rainbow Brew*" in shown
    assert "pennies: gold" in shown and "●2 ✿" in shown
    assert "▼ 2" in shown and "◎1" in shown
    assert "A rat’s blessing*" in shown and "* Some figures are reconstructed" in shown


def test_nothing_is_marked_as_reconstructed_where_all_is_printed() -> None:
    with table("lucas", "nina") as t:
        assert "reconstructed" not in screen_of(cast(QuacksView, t.stepper.view(0)))


def test_a_narrow_screen_shows_the_shop_when_it_is_open() -> None:
    with table("lucas", "nina") as t:
        assert "Shop" not in screen_of(cast(QuacksView, t.stepper.view(0)), 80)
        assert "Shop" in screen_of(cast(QuacksView, t.stepper.view(0)), 110)


def test_a_book_that_opens_is_no_chip() -> None:
    event = QuacksEvent(BOOK, -1, [], 0, "yellow-1", "", FORTUNE)
    people = People(["you", "random"], Texts("en"), 0)
    assert face(people).log([event], 0)[0].plain == "A book opens: Mandrake root."


def test_the_same_game_can_be_begun_again_with_all_its_options() -> None:
    given: dict[str, object] = {"books": "set6", "witches": True, "lock_step": True, "alls_well": "value"}
    options = SPEC.settle(4, 3, given)
    people = People(["you", "random", "random"], Texts("en"), 0)
    words = shlex.split(face(people).again(options))
    line = ["play", "quacks", *words]
    args = parser(Texts("en"), line).parse_args(line)
    assert SPEC.settle(5, 3, game_options(args, SPEC, Texts("en"))) == options


def test_a_table_can_change_to_drawing_together(tmp_path: Path) -> None:
    for answer in ("y", ""):  # Enter alone leaves it as it is
        said = chaudron(
            *("play", "quacks", "--seed", "4", "--option", "ask_lock_step=yes", "--option", "first=1"),
            *("--seat", "you", "--seat", "brewer"),
            home=tmp_path,
            typed=f"stop\nn\n{answer}\nquit\n",
        )
        assert "Draw together from the next round on? (y/n)" in said.out
        assert ("The table draws together from now on." in said.out) == (answer == "y")
        assert "── Round 2 ──" in said.out


def test_bots_brew_while_you_do(tmp_path: Path) -> None:
    said = chaudron(
        *("play", "quacks", "--seed", "4", "--option", "first=1", "--seat", "you", "--seat", "brewer"),
        home=tmp_path,
        typed="draw\ndraw\nquit\n",
    )
    assert re.findall(r"([AB]) \w+ places? ", said.out) == ["B", "A", "B", "A", "B"]
    assert said.out.count("Shop:") == 1  # the whole table is told once, though others act in between


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("--books red=1,red=2", ("only one red book", "un seul livre red")),
        ("--books red", ("such as red=3", "comme red=3")),
        ("--books set7", ("set1 to set6", "set1 à set6")),
        ("--books pink=1", ("no colour “pink”", "aucun livre au choix pour « pink »")),
        ("--books red=9", ("no red book 9", "pas de livre red 9")),
        ("--books set5", ("--witches", "--witches")),
        ("--books locoweed=A", ("--patients", "--patients")),
        ("--patients" + 5 * " --seat random", ("a fifth needs", "le cinquième")),
        ("--witches" + 6 * " --seat random", ("2 to 5 players, not 6", "de 2 à 5 joueurs, pas à 6")),
        ("--option spice=yes", ("no option “spice”", "pas d'option « spice »")),
        ("--option stop_mode=never", ("revocable", "revocable")),
        ("--option witch_colours_vp=1,2", ("9 whole numbers", "9 nombres")),
    ],
)
def test_bad_input_is_refused_in_one_line(
    tmp_path: Path, line: str, words: tuple[str, str], language: str
) -> None:
    for command in ("play", "simulate"):
        said = chaudron(command, "quacks", *line.split(), "--lang", language, home=tmp_path)
        assert said.status == 2 and said.err.count("\n") == 1
        assert words[language == "fr"] in said.err.replace("’", "'")
