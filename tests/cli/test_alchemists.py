"""Whatever a table of Alchemists asks and tells can be said, shown and answered, in both languages."""

import json
import random
import re
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import cast

import pytest
from rich.console import Console

from chaudron.cli.alchemists.commands import Commands
from chaudron.cli.alchemists.face import AlchemistsFace, face
from chaudron.cli.alchemists.narrate import Narrator
from chaudron.cli.alchemists.notebook import Clash, Notebook, Notebooks
from chaudron.cli.alchemists.words import find_thing, potion, read_alchemical, subjects
from chaudron.cli.answers import Misread, WordedPrompt, read
from chaudron.cli.face import OPEN
from chaudron.cli.options import parser
from chaudron.cli.people import People
from chaudron.cli.play import game_options
from chaudron.games.alchemists.alchemy import (
    ALCHEMICALS,
    INGREDIENTS,
    PAIRS,
    PARTS,
    POTIONS,
    TRIGGERS,
    pair_of,
)
from chaudron.games.alchemists.choices import VERB_NAMES, AlchemistsQuestion
from chaudron.games.alchemists.components import SEAL_NAMES, SLOTS, SPACE_NAMES
from chaudron.games.alchemists.deduction import BELIEVED, RULED_OUT
from chaudron.games.alchemists.events import EVENT_NAMES, THINK, Brewed, Exhibited
from chaudron.games.alchemists.facts import reconstructed
from chaudron.games.alchemists.knowledge import claimed, identity, light_of, mixed, reaction_to, sign_of
from chaudron.games.alchemists.options import AIDS
from chaudron.games.alchemists.rules import Game
from chaudron.games.alchemists.scenario import table as scenario
from chaudron.games.alchemists.spec import SPEC
from chaudron.games.alchemists.state import Theory
from chaudron.games.alchemists.view import AlchemistsView
from chaudron.kernel.request import NUMBER, ONE, SOME, YES_NO
from chaudron.kernel.session import Session
from chaudron.locales import Texts, languages
from chaudron.locales.names import UnknownName
from chaudron.testing.alchemists.playing import some_table
from chaudron.testing.alchemists.properties import HEARD
from tests.cli.command import Terminal, chaudron
from tests.cli.test_face import StrictTexts, typed

MODULES = ("--encyclopedia", "--golem", "--busy-days", "--funding")
EVERYTHING: dict[str, object] = {
    "mode": "master",
    "startup_funding": True,
    "busy_days": True,
    "encyclopedia": True,
    "golem": True,
}
RAW = re.compile(r"[a-z]_[a-z]|alchemists-|\{|\$")  # an id that nobody has put into words


def drawn(what: object, width: int) -> str:
    """What a terminal without colours shows."""
    console = Console(width=width, color_system=None, force_terminal=False)
    with console.capture() as capture:
        console.print(what)
    return capture.get()


def session_of(seed: int) -> Session:
    n, options = some_table(seed)
    return Session(SPEC, seed, ["you", "random", "scientist", "random"][:n], options)


def seen_by(session: Session, seat: int) -> AlchemistsView:
    return cast(AlchemistsView, session.stepper.view(seat))


# ---------------------------------------------------------------- everything has words


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seed", range(5))
def test_a_game_of_any_table(language: str, seed: int) -> None:
    chance = random.Random(seed)
    session = session_of(seed)
    people = People(session.seats, StrictTexts(language), 0)
    shown = face(people)
    told = [0] * len(session.seats)
    while not session.over:
        request = chance.choice(session.pending)
        seat = request.decider
        view = session.stepper.view(seat)
        prompt = shown.prompt(view, request)
        assert not RAW.search(prompt.title + prompt.decline), prompt.title
        for choice in prompt.choices:
            assert not RAW.search(choice.label), choice.label
        if chance.random() < 0.05:
            look_around(shown, seen_by(session, seat), seat, chance.choice([80, 100, 130]))
        events = session.stepper.log(seat)
        for line in shown.log(events[told[seat] :], seat):
            assert line.plain and not RAW.search(line.plain), line.plain
        told[seat] = len(events)
        session.answer(seat, read(typed(prompt, request, chance), prompt, people.texts))
    for viewer in (0, OPEN):
        for line in shown.log(session.stepper.log(0), viewer):
            assert not RAW.search(line.plain), line.plain
    for plain in (True, False):
        end = drawn(shown.ending(session.stepper.view(-1), plain), 100)
        assert people.names[1] in end and not RAW.search(end)
    again = shlex.split(f"play alchemists {shown.again(session.options)}")
    given = game_options(parser(people.texts, again).parse_args(again), SPEC, people.texts)
    assert SPEC.settle(session.seed, len(session.seats), given) == session.options


def look_around(shown: AlchemistsFace, view: AlchemistsView, seat: int, width: int) -> None:
    """Everything that can be looked at fits the screen, and is in words."""
    screens = [drawn(shown.table(view, width), width), drawn(shown.mine(view, seat), width)]
    screens += [drawn(shown.owned(view, seat), width), "\n".join(shown.plain_table(view, seat))]
    allowed = {"paper": ("grid",), "checks": ("grid", "check"), "chances": ("grid", "check", "indice")}
    screens += [drawn(shown.command(word, view), width) for word in allowed[view.aid]]
    for screen in screens:
        assert screen.strip() and not RAW.search(screen), screen
    for screen in screens[:3]:
        assert all(len(line) <= width for line in screen.splitlines()), screen
    assert sorted(map(str, shown.notebooks.of(view).sheet.facts)) == sorted(set(map(str, view.facts())))


@pytest.mark.parametrize("language", languages())
def test_every_question_and_event_has_words(language: str) -> None:
    texts = Texts(language)
    assert set(HEARD) == set(EVENT_NAMES[1:])
    whispered = [kind for kind, (_, secret) in HEARD.items() if secret]
    wanted = [f"alchemists-ask-{verb}" for verb in VERB_NAMES if verb]
    either = {"animate", "exhibit"}
    wanted += [f"alchemists-log-{kind}" for kind in HEARD if kind not in ("place", "score")]
    wanted += [f"alchemists-log-{kind}-seen" for kind in whispered]
    wanted += [f"alchemists-log-{kind}-not{seen}" for kind in either for seen in ("", "-seen")]
    assert [message for message in wanted if not texts.knows(message)] == []


def test_what_a_table_agrees_to_hear_is_told() -> None:
    narrator = Narrator(People(["you", "random"], StrictTexts("en"), 0))
    thought = Brewed(THINK, 1, PAIR, 0, True)
    failed = Exhibited(1, PAIR, 0, 5, True)
    alone = Brewed(THINK, 1, PAIR, 0, False)
    said = [line.plain for line in narrator.lines([thought, failed, alone], 0)]
    assert said[0].endswith("under the Thinking Cap: R+ Healing potion") and "toad" not in said[0]
    assert said[1].endswith("failed to exhibit R+ Healing potion (B- Insanity potion)")
    assert said[2].endswith("under the Thinking Cap")


@pytest.mark.parametrize("language", languages())
def test_everything_on_the_table_has_a_name_and_a_text(language: str) -> None:
    texts = Texts(language)
    for (kind, _), subject in subjects().items():
        message = subject.message
        assert texts.knows(message), message
        # Those of grants and boards are put together from the figures; an ingredient does nothing.
        assert kind in ("grant", "board", "ingredient") or texts.knows(f"{message}.text"), message
    shown = face(People(["you", "random"], StrictTexts(language), 0))
    for subject in subjects().values():
        said = drawn(shown.explainer.thing(subject), 100)
        assert ("recons" in said) != subject.certain, said


@pytest.mark.parametrize("language", languages())
def test_a_table_with_values_of_its_own_says_them_without_a_star(language: str) -> None:
    values = [
        "library.level=3", "library.cost=5", "library.per_book=4", "SU04=gold:3+reputation:-1", "G1.gold=7",
    ]  # fmt: skip
    session = Session(SPEC, 4, ["you", "random"], {**EVERYTHING, "values": values})
    view = session.stepper.view(0)
    explainer = face(People(session.seats, StrictTexts(language), 0)).explainer

    def said(kind: str, id: str) -> str:
        return drawn(explainer.thing(subjects()[kind, id], cast(AlchemistsView, view)), 100)

    library, startup, grant = said("artifact", "library"), said("startup", "SU04"), said("grant", "G1")
    assert "recons" not in library and " 5 " in library and "4 " in library.splitlines()[1]
    assert "recons" not in startup and "+3" in startup and "−1" in startup
    assert " 7 " in grant and "recons" in grant  # not everything about it was given


def question(
    verb: str,
    kind: int,
    source: str,
    given: Sequence[object],
    lo: int = 1,
    chosen: str = "",
    about: str = "",
) -> AlchemistsQuestion:
    hi = 8 if kind == NUMBER else max(1, lo)
    found = AlchemistsQuestion(0, kind, VERB_NAMES.index(verb), lo, hi, source, list(given))
    found.chosen = chosen.split()
    found.things = about.split()
    return found


PAIR = pair_of(2, 1)
QUESTIONS = [
    question("throw_away", SOME, "herbalist", ["fern", "fern", "toad"], 2),
    question("order_space", ONE, "base", ["1", "3"]),
    question("order_space", ONE, "OB05", ["6"]),
    question("declare", ONE, "declare", [*SPACE_NAMES[:10], "assistant", "custodian", "associate:drink"], 0),
    question("forage", ONE, "forage", ["toad", "deck"], 0),
    question("transmute", ONE, "transmute", ["toad"], 0),
    *[question("play_favour", YES_NO, f, []) for f in ("sage", "merchant", "barmaid", "courtier")],
    question("confirm_sale", YES_NO, "sell", []),
    question("bid", ONE, "sell", ["0", "1", "2", "3"]),
    question("sell_potion", ONE, "sell", POTIONS[:3]),
    question("guarantee", ONE, "sell", ["exact", "sign", "neutral", "anything"], 1, "red+"),
    *[
        question("mix", ONE, source, [PAIR], 0)
        for source in ("test_student", "drink", "custodian", "thinking_cap")
    ],
    question("mix", ONE, "sell", [PAIR], 1, "red+ sign"),
    question("mix", ONE, "exhibit", [PAIR], 1, "blue-"),
    question("buy", ONE, "buy_artifact", ["boots_of_speed", "kings_seal"], 0),
    question("shopkeepers", NUMBER, "shopkeeper", []),
    *[question("use_seal", YES_NO, s, []) for s in ("publish", "visit_library", "order_space", "smuggled")],
    question("debunk", ONE, "debunk", ["toad:red", "fern:blue"], 0),
    question("debunk", ONE, "debunk", [PAIR], 0),
    question("claim", ONE, "debunk", POTIONS, 1, "fern toad"),
    question(
        "publish", ONE, "publish", ["theory:toad", "endorse:fern", "article:red", "endorse_article:blue"], 0
    ),
    question("publish", ONE, "immediate", ["theory:toad"], 0),
    question("alchemical", ONE, "toad", ["A1", "A8"]),
    question("seal", ONE, "publish", SEAL_NAMES),
    *[question("entry", ONE, f"article-{slot}", INGREDIENTS, 1, "", "red") for slot in SLOTS],
    question("entry", ONE, "article-blue", ["mushroom", "flower"], 1, "toad fern", "green"),
    question("signs", ONE, "article:green", ["++", "+-", "-+", "--"], 1, "toad fern mushroom flower"),
    question("grant", ONE, "grant", ["G1", "encyclopedia"]),
    question("spy", YES_NO, "periscope", []),
    question("exhibit", ONE, "exhibit", POTIONS[:6], 0),
    question("study", ONE, "study_golem", ["toad", "animate"], 0),
    question("animate", ONE, "study_golem", [PAIR]),
    question("visit", YES_NO, "visit_library", []),
    question("read", ONE, "book", INGREDIENTS[:4]),
    question(
        "report",
        ONE,
        "report",
        [
            f"{PARTS[0]}:{TRIGGERS[0]}",
            f"{PARTS[1]}:{TRIGGERS[1]}/{TRIGGERS[4]}",
            f"take_back:ears:{TRIGGERS[2]}",
        ],
        0,
    ),
    question("altar", NUMBER, "altar_of_gold", []),
    question("artifact", ONE, "startup", ["magic_mirror", "library"]),
    question("repeat", YES_NO, "SU04", []),
    *[question("boots", YES_NO, space, []) for space in SPACE_NAMES],
    question("show_feather", YES_NO, "feather_in_cap", []),
    question("leave_aside", YES_NO, "toad", []),
    question("discard_favour", ONE, "startup", ["sage", "courtier"]),
]


@pytest.mark.parametrize(
    ("asked", "title", "label"),
    [
        (question("boots", YES_NO, "sell", []), "Sell: once more in the Boots of Speed? (y/n)", ""),
        (
            question("entry", ONE, "article-blue", ["flower"], 1, "toad fern", "red"),
            "Your article on red (toad, fern): which ingredient on the blue slot?",
            "flower",
        ),
        (
            question("signs", ONE, "article:green", ["+-"], 1, "toad fern mushroom flower"),
            "Your article: which signs in green?",
            "+-  toad + fern: plus, mushroom + flower: minus",
        ),
        (
            question("guarantee", ONE, "sell", ["sign"], 1, "green-"),
            "You sell G- Paralysis potion: what do you guarantee?",
            "the right sign (3 gold)",
        ),
        (
            question("mix", ONE, "sell", [PAIR], 1, "red+ exact"),
            "You sell R+ Healing potion, exactly that potion, for 4 gold: which two ingredients do you mix?",
            "fern + toad",
        ),
        (
            question("mix", ONE, "exhibit", [PAIR], 1, "blue-"),
            "The exhibition, B- Insanity potion: which two ingredients do you mix?",
            "fern + toad",
        ),
    ],
)
def test_a_question_says_what_it_is_about(asked: AlchemistsQuestion, title: str, label: str) -> None:
    session = Session(SPEC, 7, ["you", "random"], EVERYTHING)
    prompt = face(People(session.seats, StrictTexts("en"), 0)).prompt(session.stepper.view(0), asked)
    assert prompt.title == title
    assert [choice.label for choice in prompt.choices] == ([label] if label else [])


@pytest.mark.parametrize("language", languages())
def test_every_kind_of_question_is_put_and_answered(language: str) -> None:
    session = Session(SPEC, 7, ["you", "random"], EVERYTHING)
    people = People(session.seats, StrictTexts(language), 0)
    shown = face(people)
    view = session.stepper.view(0)
    asked = {q.verb_name() for q in QUESTIONS} | {"keep_favour", "keep_startup"}  # asked at every start
    assert asked == set(VERB_NAMES) - {""}
    for q in QUESTIONS:
        prompt = shown.prompt(view, q)
        assert not RAW.search(prompt.title) and prompt.title.strip().endswith(
            ("?", ".", "? (y/n)", "? (o/n)")
        )
        assert prompt.title.count("?") == 1 or not prompt.title.endswith(")")  # one question, one mark
        labels = [choice.label for choice in prompt.choices]
        assert all(label and not RAW.search(label) for label in labels), labels
        if q.kind == ONE:
            assert len(set(labels)) == len(labels)
            for option, label in zip(q.given, labels, strict=True):
                assert read(label, prompt, people.texts) == option  # what is on the screen can be typed
            if q.lo == 0:
                assert read("0", prompt, people.texts) is None and prompt.decline


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("red-", "red-"),
        ("R-", "red-"),
        ("rouge -", "red-"),
        ("V+", "green+"),
        ("Poison", "red-"),
        ("neutre", "neutral"),
    ],
)
def test_potions_are_typed_by_sign_or_name(line: str, meant: str) -> None:
    view = Session(SPEC, 7, ["you", "random"], {}).stepper.view(0)
    shown = face(People(["you", "random"], Texts("en"), 0))
    prompt = shown.prompt(view, question("claim", ONE, "debunk", POTIONS, 1, "fern toad"))
    assert read(line, prompt, Texts("en")) == meant
    with pytest.raises(Misread):
        read("red", prompt, Texts("en"))  # plus or minus?


def test_things_are_found_by_any_name() -> None:
    for name, language, kind, id in (
        ("Boots of Speed", "en", "artifact", "boots_of_speed"),
        ("bottes de celerite", "en", "artifact", "boots_of_speed"),
        ("Conservateur", "fr", "favour", "custodian"),
        ("Publish Theory", "fr", "space", "publish"),
        ("R-", "en", "potion", "red-"),
    ):
        found = find_thing(name, language)
        assert (found.kind, found.id) == (kind, id)
    with pytest.raises(UnknownName):
        find_thing("smithy", "en")
    assert [read_alchemical(word) for word in ("A3", "3", "+--", "r+G-b-", "A9", "toad")] == [
        2, 2, 2, 2, None, None,
    ]  # fmt: skip


def test_what_is_reconstructed_is_marked() -> None:
    session = Session(SPEC, 3, ["you", "random", "random"], EVERYTHING)
    shown = face(People(session.seats, Texts("en"), 0))
    view = session.stepper.view(0)
    table = drawn(shown.table(view, 100), 100)
    assert "Study golem*" in table and "* reconstructed" in table
    assert "* reconstructed" in "\n".join(shown.plain_table(view, 0))
    labels = [choice.label for choice in shown.prompt(view, session.pending[0]).choices]
    assert all("*" in label for label in labels if not label.startswith(("Locked chest", "Borrowed wonder")))
    ids = {str(row["path"]).rpartition("/")[2] for row in reconstructed()}
    for id, wanted in (("courtier", True), ("sage", False)):
        assert (id in ids) == wanted != subjects()["favour", id].certain


def test_the_page_of_options_names_them_all() -> None:
    page = Path(__file__).parents[2] / "docs" / "reference" / "alchemists-options.md"
    named = re.findall(r"^\| `(\w+)` \|", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert named == [option.name for option in SPEC.options]


# ---------------------------------------------------------------- the deduction sheet


def test_impossible_notes_name_what_they_contradict() -> None:
    book = Notebook(golem=True)
    for fact in (mixed(0, 1, 0), sign_of(2, 0, 1), light_of(3, 0), reaction_to(4, 3)):
        book.sheet.learn(fact)
    book.chances = book.sheet.chances()
    with pytest.raises(Clash) as clash:
        book.mark(2, 7, BELIEVED)  # A8 is red+, and the toad is red-
    assert clash.value.facts == [sign_of(2, 0, 1)]
    with pytest.raises(Clash) as clash:
        book.suppose(1, 0, 3)
    assert clash.value.facts == [mixed(0, 1, 0)]
    book.mark(2, 0, BELIEVED)
    book.mark(2, 7, RULED_OUT)
    before = book.sheet.chances()
    assert book.mistaken_marks() == []
    book.sheet.learn(identity(2, 6))
    book.chances = book.sheet.chances()
    assert book.mistaken_marks() == [(2, 0)]
    with pytest.raises(Clash) as clash:
        book.mark(2, 6, RULED_OUT)
    assert clash.value.facts == [identity(2, 6)]
    assert before[2][0] > 0  # a note of one's own rules nothing out


def test_noted_results_are_checked_against_each_other() -> None:
    book = Notebook(golem=False)
    book.suppose(0, 1, 6)
    assert book.sheet.worlds.count() == 40320  # nothing is deduced from notes
    with pytest.raises(Clash) as clash:
        book.suppose(0, 2, 6)  # an alchemical has one opposite
    assert clash.value.facts == [mixed(0, 1, 6)]
    book.suppose(0, 1, None)
    book.suppose(0, 2, 6)
    assert list(book.supposed) == [(0, 2)]


START = ("play", "alchemists", "--seed", "250", "--option", "first=1", "--seat", "you", "--seat", "random")
# a favour, an order space, a cube on the student, no more; then the test
TO_A_RESULT = "1\n4\nstudent\n0\ntoad scorpion\n"


def test_the_sheet_notes_hints_and_contradictions(tmp_path: Path) -> None:
    typed = (
        "hint\n" + TO_A_RESULT + "g\nnote toad + scorpion = B-\nnote toad A1\nnote toad A2\nnote fern A1 no\n"
    )
    said = chaudron(*START, home=tmp_path, typed=typed + "note toad fern R+\ng\ncheck\nq\n").out
    assert "toad + scorpion leaves 1 world in 7" in said
    assert "You have tested toad + scorpion on the student: R+ Healing potion" in said
    assert said.count("That cannot be: it contradicts toad + scorpion = R+.") == 2
    assert "Noted by you: toad = A2 r+g-B+." in said and "Noted by you: fern is not A1 r-g+B-." in said
    assert "Noted by you: toad + fern = R+" in said
    assert re.search(r"^toad: .*A2 r\+g-B\+ 25 %.* \(noted by you: A2!\)$", said, re.MULTILINE)
    assert re.search(r"^fern: .* \(noted by you: A1x\)$", said, re.MULTILINE)
    assert "Nothing contradicts what you saw." in said


def test_wrong_theories_and_articles_are_found_by_what_the_seat_knows() -> None:
    """Random players publish at random: what a seat saw often tells better."""
    found = {"theory": 0, "article": 0}
    for seed in (0, 29):
        session = Session(SPEC, seed, ["random", "random"], {"encyclopedia": True})
        shown = face(People(session.seats, Texts("en"), None))
        chance = random.Random(seed)
        while not session.over:
            request = session.pending[0]
            view = seen_by(session, request.decider)
            if view.round >= 4 and chance.random() < 0.3:
                book = shown.notebooks.of(view)
                said = drawn(shown.command("check", view), 300)
                assert said.count("The theory") == len(book.refuted_theories(view))
                assert said.count("The article") == len(book.refuted_articles(view))
                truth = session.state.assignment  # type: ignore[attr-defined]
                for i in book.refuted_theories(view):
                    theory = view.theory(i)
                    assert theory is not None and theory.alchemical != truth[i]
                for kind in found:
                    found[kind] += said.count(f"The {kind}")
            prompt = shown.prompt(view, request)
            session.answer(request.decider, read(typed(prompt, request, chance), prompt, Texts("en")))
    assert min(found.values()) > 0


# ---------------------------------------------------------------- how much one is told


def deducing(aid: str) -> AlchemistsView:
    """The view of a seat that saw five mixes: one more follows from them, others do not."""
    session = Session(SPEC, 1, ["you", "random"], {"aid": aid, "encyclopedia": True, "golem": True})
    game = session.state
    assert isinstance(game, Game)
    game.round = 2
    game.assignment = [0, 1, 2, 3, 4, 5, 6, 7]
    pairs = [(0, 1), (0, 2), (1, 2), (0, 3), (4, 5)]
    game.players[0].facts = [mixed(a, b, game.potion_of(pair_of(a, b))) for a, b in pairs]
    game.players[0].facts += [sign_of(6, 0, 1), light_of(7, 0), reaction_to(5, game.golem.reaction(5))]  # type: ignore[union-attr]
    game.theories = [Theory(7, [(1, 0)]), *[None] * 7]
    return game.view(0)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("aid", AIDS)
def test_people_are_told_as_much_as_the_table_agreed(aid: str, language: str) -> None:
    view = deducing(aid)
    shown = face(People(["you", "random"], StrictTexts(language), 0))
    table = drawn(shown.table(view, 130), 130)
    grid = drawn(shown.command("g", view), 130)
    plain = "\n".join(shown.plain_table(view, 0))
    claim = shown.prompt(view, question("claim", ONE, "debunk", POTIONS, 1, "fern toad"))
    theory = shown.prompt(view, question("alchemical", ONE, "mushroom", ALCHEMICALS))
    wrong = shown.prompt(view, question("debunk", ONE, "debunk", ["mushroom:red"], 0))
    wake = shown.prompt(view, question("animate", ONE, "study_golem", [PAIR]))
    labels = " ".join(c.label for p in (claim, theory, wrong, wake) for c in p.choices)
    everything = "\n".join([table, grid, plain, labels])
    assert not RAW.search(everything)
    worlds = re.compile(r"\d (worlds|mondes)")
    figures = re.compile(r"\d %|A\d \S{6} .*\b\d\d\b")
    for what in (table, grid, plain, labels):
        assert bool(figures.search(what)) == (aid == "chances"), what
    assert bool(worlds.search(grid)) == (aid == "chances")
    assert ("°" in table.replace("° ded", "").replace("° déd", "")) == (aid != "paper")
    assert ("✓" in table or "·" in grid.splitlines()[1]) == (aid != "paper")
    assert ("impossible" in labels or "exclu" in labels) == (aid != "paper")
    for word, least in (("hint", "chances"), ("check", "checks")):
        if AIDS.index(aid) >= AIDS.index(least):
            assert drawn(shown.command(word, view), 100).strip()
        else:
            with pytest.raises(Misread):
                shown.command(word, view)
    if aid == "paper":  # nobody looks over one's shoulder
        shown.command("note mushroom A8", view)
        shown.command("note mushroom fern B-", view)
    else:
        with pytest.raises(Misread):
            shown.command("note mushroom A8", view)


def test_what_was_seen_is_written_in_on_paper() -> None:
    view = deducing("paper")
    book = Notebooks().of(view)
    game = view._game
    for a, b in PAIRS:
        seen = (a, b) in [(0, 1), (0, 2), (1, 2), (0, 3), (4, 5)]
        assert book.sure_potion(a, b) == (game.potion_of(pair_of(a, b)) if seen else -1)
    assert [book.sure_sign(i, 0) for i in range(8)] == ["", "", "", "", "", "", "-", ""]
    assert [book.sure_light(i) for i in range(8)] == [-1] * 7 + [0]
    assert [book.sure_reaction(i) >= 0 for i in range(8)] == [False] * 5 + [True, False, False]
    assert book.mistaken_marks() == []
    book.sheet.learn(claimed(2, 3, 0, False))
    assert book.possible_potions(2, 3) == [1, 2, 3, 4, 5, 6] and book.sure_potion(2, 3) == -1


def test_everybody_may_be_told_less_than_the_table_allows(tmp_path: Path) -> None:
    view = deducing("checks")
    shown = face(People(["you", "random"], Texts("en"), 0))
    assert "checks" in drawn(shown.command("aid", view), 100)
    with pytest.raises(Misread, match="no more than checks"):
        shown.command("aid chances", view)
    with pytest.raises(Misread, match="Write: aid paper"):
        shown.command("aid everything", view)
    shown.command("assistance papier", view)
    assert shown.notebooks.of(view).on_paper
    kept = shown.notes()
    again = face(People(["you", "random"], Texts("en"), 0))
    again.recall(kept)
    assert again.notebooks.of(view).on_paper
    again.command("aid checks", view)
    assert not again.notebooks.of(view).on_paper and not again.notebooks.of(view).has_chances


def test_the_aid_is_kept_with_the_game(tmp_path: Path) -> None:
    left = chaudron(*START, "--aid", "paper", home=tmp_path, typed=TO_A_RESULT + "hint\nq\n")
    assert left.status == 0 and "Hints need the aid “chances”." in left.out
    (record,) = (tmp_path / "saves").glob("*.json")
    assert json.loads(record.read_text())["options"]["aid"] == "paper"
    back = chaudron("play", "--resume", home=tmp_path, typed="g\ncheck\nq\n").out
    assert "toad + scorpion = R+" in back and "nothing is checked for you" in back
    assert not re.search(r"\d %|°|worlds", back)
    wrong = chaudron(*START, "--aid", "magic", home=tmp_path)
    assert wrong.status == 2 and "“magic” is none of paper, checks, chances" in wrong.err


@pytest.mark.parametrize(("language", "said"), [("en", "for 3 gold"), ("fr", "pour 3 Or")])
def test_a_sale_names_potion_and_price_throughout(language: str, said: str) -> None:
    with scenario("alice", "vincent") as t:
        t.alice.has(hand="toad, fern, flower", reputation=10)
        t.adventurer(min(t.game.setup.wants))
        t.acts(round=2, holds="vincent", alice="sell")
        shown = face(People(["you", "random"], StrictTexts(language), 0))

        def asked() -> WordedPrompt:
            return shown.prompt(t.state.view(0), t.stepper.pending[0])

        wanted = [POTIONS[p] for p in t.state.view(0).potions_wanted()]
        t.alice.is_asked("confirm_sale")
        assert "4 gold" in asked().title or "4 Or" in asked().title
        assert all(potion_words(shown, word) in asked().title for word in wanted)
        t.alice.agrees("confirm_sale")
        assert all("4" in choice.label for choice in asked().choices)
        t.alice.answers("sell_potion", wanted[2])
        assert potion_words(shown, wanted[2]) in asked().title
        t.alice.answers("guarantee", "sign")
        assert potion_words(shown, wanted[2]) in asked().title and said in asked().title
        t.alice.mixes("toad+fern")


def potion_words(shown: AlchemistsFace, word: str) -> str:
    return potion(shown.people.texts, word)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("note zzz A3", "“zzz” is no ingredient"),
        ("note toad", "Write: note toad A3"),
        ("note toad A9", "Write: note toad A3"),
        ("note toad A3 perhaps", "Write: note toad A3"),
        ("note toad toad R+", "two different ingredients are needed"),
        ("note toad fern purple", "Write: note toad A3"),
        ("note", "Write: note toad A3"),
        ("99", "Please choose a number from 1 to 6."),
        ("smithy", "“smithy” is not on offer here"),
        ("? smithy", "“smithy” is not on offer here"),
    ],
)
def test_what_cannot_be_understood_gets_one_line(tmp_path: Path, line: str, said: str) -> None:
    out = chaudron(*START, home=tmp_path, typed=f"1\n{line}\nq\n").out
    answer = out.partition("Where do you put your flask? > ")[2].partition("Where do you put your flask?")[0]
    assert answer.count("\n") == 1 and said in answer


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ("--golem", "golem cannot be played without encyclopedia"),
        ("--golem --lang fr", "le Projet Golem (golem) ne peut se jouer sans l’Encyclopédie Royale"),
        ("--mode guru", "“guru” is none of apprentice, master"),
        ("--seat you", "2 to 4 players, not 1"),
        ("--option colour=red", "no option “colour”"),
        ("--option bid_smileys=1,2", "bid_smileys"),
        ("--seat you --seat brewer", "scientist"),
    ],
)
def test_tables_that_cannot_be_are_refused_in_one_line(tmp_path: Path, args: str, said: str) -> None:
    refused = chaudron("play", "alchemists", *args.split(), home=tmp_path)
    assert refused.status == 2 and refused.out == ""
    assert said in refused.err and refused.err.count("\n") == 1


# ---------------------------------------------------------------- whole games


def test_a_whole_game_in_french_without_colours(tmp_path: Path) -> None:
    """Lines that fit any question are typed until the game is over; then it is told again."""
    lines = "1\no\n1 2\n2\nconseil\n1\nn\nerreurs\n" * 400
    args = ("play", "alchemists", "--lang", "fr", "--seed", "5", "--mode", "master", *MODULES)
    done = chaudron(
        *args, "--seat", "you", "--seat", "scientist", "--seat", "random", home=tmp_path, typed=lines
    )
    assert done.status == 0, done.err
    assert re.search(r"Vous gagnez !|gagne\.|Égalité", done.out)
    assert not re.search(r"alchemists-[a-z]", done.out.replace("alchemists-2", ""))
    assert "La grande révélation" in done.out and "Deuxième Conférence" in done.out
    assert "chaudron play alchemists --seed 5" in done.out and "--mode master" in done.out
    assert all(flag in done.out.splitlines()[-1] for flag in MODULES)
    (record,) = (tmp_path / "finished").glob("*.json")
    whole = chaudron("replay", str(record), home=tmp_path).out
    mine = chaudron("replay", str(record), "--from", "1", home=tmp_path).out
    theirs = chaudron("replay", str(record), "--from", "3", home=tmp_path).out
    assert "has drawn ingredients:" not in whole
    assert "You have drawn ingredients:" not in mine and "Scientist has drawn ingredients:" in mine
    assert "Player has drawn ingredients:" in theirs
    assert all("The great revelation" in said for said in (whole, mine, theirs))
    steps = chaudron("replay", str(record), "--step", "--from", "1", home=tmp_path, typed="\n\n\nb\nq\n")
    assert steps.status == 0 and steps.out.count("Enter: on") == 5


def test_a_whole_game_in_a_terminal(tmp_path: Path) -> None:
    """Coloured screens of 100 columns: the grid stands beside the board, and every question is answered."""

    def answer(shown: str) -> str:
        asked = shown.rstrip().splitlines()[-1]
        return "y" if asked.endswith("(y/n)") else "1 2" if "numbers or names" in asked else "1"

    screens: list[str] = []

    def remembered(shown: str) -> str:
        screens.append(shown)
        return answer(shown)

    args = ("play", "alchemists", "--seed", "9", *MODULES, "--seat", "you", "--seat", "random")
    terminal = Terminal(*args, home=tmp_path, size=(50, 100))
    try:
        end = terminal.play(remembered)
    finally:
        terminal.close()
    assert terminal.process.returncode == 0
    assert "You win!" in end or "Random wins." in end or "A tie" in end
    assert len(screens) > 60
    for screen in screens:
        assert "alchemists-" not in screen
        lines = screen.splitlines()
        assert any("Deduced" in line and "mus fer toa" in line for line in lines)
        widths = [len(line.replace("\ufffd", "")) for line in lines[:-1]]  # a sign may come in two pieces
        assert max(widths) <= 100, screen


def test_notes_and_game_come_back_after_quitting(tmp_path: Path) -> None:
    left = chaudron(*START, home=tmp_path, typed=TO_A_RESULT + "note fern A1\nnote toad fern R+\nq\n")
    assert left.status == 0
    (record,) = (tmp_path / "saves").glob("*.json")
    (notes,) = (tmp_path / "saves").glob("*.notes")
    assert json.loads(notes.read_text())["0"]["marks"] == [["fern", "A1", "yes"]]
    back = chaudron("play", "--resume", home=tmp_path, typed="g\nu\nq\n").out
    assert "toad + scorpion = R+" in back and "Noted by you: fern + toad = R+" in back and "A1!" in back
    assert "Taken back." in back and "The student drinks" in back
    assert record.exists()
    notes.write_text('{"0": {"marks": [["fern", "A99", "yes"]]}}')
    french = chaudron("play", "--resume", "--lang", "fr", home=tmp_path, typed="q\n")
    assert french.status == 0 and french.out.count("Les notes de cette partie sont illisibles") == 1
    (unread,) = (tmp_path / "saves").glob("*.notes-unread")
    assert "A99" in unread.read_text()


def test_people_who_share_a_screen_keep_their_own_notes(tmp_path: Path) -> None:
    seats = ("--seat", "you:Ada", "--seat", "you:Ben")
    typed = "\n1\n\n1\n\nnote toad A3\ng\n1\n\ng\nq\n"
    said = chaudron(*START[:6], *seats, home=tmp_path, typed=typed).out
    ada, ben = said.rsplit("Please pass the screen to Ben, who presses Enter.", 1)
    assert re.search(r"^toad: .*noted by you: A3!", ada, re.MULTILINE)
    assert re.search(r"^toad: ", ben, re.MULTILINE) and "noted by you" not in ben
    (notes,) = (tmp_path / "saves").glob("*.notes")
    assert list(json.loads(notes.read_text())) == ["0"]


def test_commands_are_no_commands_for_those_who_only_watch() -> None:
    session = Session(SPEC, 3, ["random", "random"], {})
    commands = Commands(Texts("en"), Notebooks())
    assert commands.carry_out("grid", seen_by(session, -1)) is None
    assert commands.carry_out("note toad A3", seen_by(session, -1)) is None
