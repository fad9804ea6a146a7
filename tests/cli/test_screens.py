"""Screens: whole or paged at 80 by 24, drawn again at another size, and no secret is left behind."""

import io
import random
import re
import signal
import time
from pathlib import Path

import pytest
from rich.console import Console
from rich.segment import Segment

from chaudron.cli.answers import read
from chaudron.cli.face import face_of
from chaudron.cli.pages import Pages, paged
from chaudron.cli.people import People
from chaudron.cli.play import TerminalGame
from chaudron.cli.terminal import Terminal as Screen
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.request import Request
from chaudron.kernel.session import Session
from chaudron.locales import Texts
from tests.cli.command import Terminal, chaudron, plain
from tests.cli.test_face import typed

pytestmark = pytest.mark.once  # words and screens are the same compiled

OPENED, LEFT, CLEARED = "\x1b[?1049h", "\x1b[?1049l", "\x1b[2J"
TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("dominion", 4, {"kingdom": "grim_parade", "colonies": "yes", "shelters": "yes"}),
    ("dominion", 2, {}),
    ("quacks", 2, {}),
    ("quacks", 4, {"books": "set5", "witches": True, "patients": True, "tubes": True}),
    ("alchemists", 2, {}),
    ("alchemists", 4, {"mode": "master", "encyclopedia": True, "golem": True, "busy_days": True}),
]


def low_screen(texts: Texts, size: tuple[int, int] = (80, 24)) -> Screen:
    """A terminal of this size that writes into a string."""
    screen = Screen(texts)
    screen.plain, screen.at_hand = False, True
    screen.console = Console(
        file=io.StringIO(), width=size[0], height=size[1], force_terminal=True, highlight=False
    )
    return screen


def shown_on(screen: Screen) -> list[str]:
    """The lines that stand on the screen since it was cleared."""
    file = screen.console.file
    assert isinstance(file, io.StringIO)
    return plain(file.getvalue().rpartition(CLEARED)[2]).splitlines()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("game", "n", "options"), TABLES)
def test_at_80_by_24_a_table_is_whole_or_paged(
    game: str, n: int, options: dict[str, object], language: str, tmp_path: Path
) -> None:
    """Nothing scrolls off, and what is not on the first page is on another."""
    chance = random.Random(n)
    texts = Texts(language)
    session = Session(find_game(game), 5, ["you", *["random"] * (n - 1)], options)
    screen = low_screen(texts)
    table = TerminalGame(session, tmp_path / "x.json", screen, texts)
    pages_seen = []
    for step in range(400):
        if session.over:
            break
        request = chance.choice(session.pending)
        prompt = table.face.prompt(session.stepper.view(request.decider), request)
        if step % 16 == 0:
            pages_seen.append(look_at_every_page(table, screen, request))
        session.answer(request.decider, read(typed(prompt, request, chance), prompt, texts))
    assert len(pages_seen) > 4
    if n == 2:
        assert max(pages_seen) <= {"dominion": 1, "quacks": 2, "alchemists": 4}[game]


def look_at_every_page(table: TerminalGame, screen: Screen, request: Request) -> int:
    view = table.session.stepper.view(request.decider)
    prompt = table.face.prompt(view, request)
    wanted = screen.console.render_lines(table.face.table(view, 80, prompt), pad=False)
    lines = [plain("".join(segment.text for segment in line)).rstrip() for line in wanted]
    seen: list[str] = []
    table.pages.page = 0
    while True:
        table.draw(request, prompt)
        shown = shown_on(screen)
        below = len(screen.prompt_lines(table.asked(prompt, request.decider)))
        assert len(shown) + below <= 24, "\n".join(shown)
        assert max(map(len, shown)) <= 80
        seen += [line.rstrip() for line in shown]
        assert "> " in "".join(shown) or table.pages.n == 1
        if table.pages.page == table.pages.n - 1:
            break
        assert table.pages.turn(">")
    assert [line for line in lines if line not in seen] == []
    return table.pages.n


def test_pages_keep_their_heading_and_tear_nothing_that_fits() -> None:
    def block(word: str, n: int) -> list[list[Segment]]:
        return [[Segment(f"{word}{i}")] for i in range(n)]

    pages = paged([block("head", 1), block("a", 4), block("b", 3), block("c", 9)], 6)
    words = [[line[0].text for line in page] for page in pages]
    assert words == [
        ["head0", "a0", "a1", "a2", "a3"],
        ["head0", "b0", "b1", "b2"],
        ["head0", "c0", "c1", "c2", "c3", "c4"],
        ["head0", "c5", "c6", "c7", "c8"],
    ]


def test_a_page_is_turned_round_and_round() -> None:
    pages = Pages(low_screen(Texts("en")))
    pages.n = 2
    assert [pages.turn(line) for line in (">", "x")] == [True, False] and pages.page == 1
    assert pages.turn(">") and pages.page == 0
    assert pages.turn("<") and pages.page == 1


def test_another_size_draws_the_table_again_and_keeps_what_was_typed(tmp_path: Path) -> None:
    terminal = Terminal(
        "play", "dominion", "--seed", "6", "--option", "first=1", home=tmp_path, size=(24, 80)
    )
    try:
        first = terminal.read()
        assert first is not None and "─" * 80 in first and "─" * 81 not in first
        terminal.type("cop", end="")
        terminal.resize((40, 120))
        until = time.monotonic() + 30
        while "─" * 120 not in plain(terminal.screen) or not plain(terminal.screen).endswith("> cop"):
            assert time.monotonic() < until, plain(terminal.screen)
            for _ in range(40):  # a window that is dragged sends many, some of them while we draw
                terminal.process.send_signal(signal.SIGWINCH)
                terminal.look(0.002)
            terminal.look(0.3)
        terminal.type("per, copper")
        on = terminal.read()
        assert on is not None and "play 2 Coppers" in on
    finally:
        terminal.close()


def test_people_who_share_the_screen_leave_nothing_behind(tmp_path: Path) -> None:
    """All of it stands on a screen that vanishes, and nobody calls back what another has typed."""
    game = (
        "play",
        "dominion",
        "--seed",
        "6",
        "--option",
        "first=1",
        "--seat",
        "you:Ada",
        "--seat",
        "you:Ben",
    )
    terminal = Terminal(*game, home=tmp_path, size=(24, 80))
    up = "\x1b[A"
    try:
        for line in ("", "", "moat", "", up, up, "q"):
            assert terminal.read() is not None
            terminal.type(line)
        assert terminal.read() is None
    finally:
        terminal.close()
    before, opened, rest = terminal.all.partition(OPENED)
    inside, left, after = rest.rpartition(LEFT)
    assert opened and left and not plain(before).strip()
    assert inside.endswith(f"{CLEARED}\x1b[H")
    assert "Hand  " in plain(inside) and "Hand" not in plain(after) and "Saved: " in plain(after)
    assert "not on offer" not in plain(inside)  # the arrow brought nothing back
    assert inside.count(CLEARED) > inside.count("Please pass the screen")


def test_the_reader_leaves_nothing_behind(tmp_path: Path) -> None:
    terminal = Terminal("reader", "--plain", home=tmp_path, size=(24, 80))
    asked = ("What now? ", "looking. ", "screen. ")

    def wait() -> None:
        while not plain(terminal.screen).rstrip(" ").endswith(tuple(end.strip() for end in asked)):
            assert terminal.look(30), plain(terminal.screen)

    try:
        for line in ("mix toad fern", "", "", "\x1b[A", "quit"):
            wait()
            terminal.type(line)
        assert terminal.read() is None
    finally:
        terminal.close()
    before, _, rest = terminal.all.partition(OPENED)
    inside, _, after = rest.rpartition(LEFT)
    assert plain(before).strip() == plain(after).strip() == ""
    assert "toad + fern" in plain(inside)
    assert inside.count("toad fern") == 1  # as it was typed; the arrow does not bring it back
    assert inside.endswith(f"{CLEARED}\x1b[H")


def test_what_plain_lines_hide_waits_for_enter_when_the_screen_is_full() -> None:
    screen = low_screen(Texts("en"), (40, 8))
    screen.plain = screen.held = True
    waits: list[str] = []

    def enter(prompt: str, redraw: object = None) -> str:
        waits.append(prompt)
        screen.lines = 0
        return ""

    screen.read = enter  # type: ignore[method-assign]
    for n in range(20):
        screen.line(f"line {n}")
    assert waits == ["Enter for more. "] * 3


# ---------------------------------------------------------------- a curtain only where something is hidden


def test_a_curtain_falls_only_where_something_is_hidden(tmp_path: Path) -> None:
    seats = ("--seat", "you:Ada", "--seat", "you:Ben", "--option", "first=1", "--seed", "4")
    open_cauldrons = chaudron(
        "play", "quacks", *seats, home=tmp_path, typed="draw\ndraw\nstop\ndraw\nq\n"
    ).out
    assert "Please pass the screen" not in open_cauldrons
    assert "Ada: Your move > " in open_cauldrons and "Ben: Your move > " in open_cauldrons
    secret = chaudron(
        "play", "quacks", *seats, "--option", "lock_step=yes", home=tmp_path, typed="\ndraw\n\ndraw\nq\n"
    ).out
    assert "Please pass the screen to Ada" in secret and "Please pass the screen to Ben" in secret
    hands = chaudron("play", "dominion", *seats, home=tmp_path, typed="\nq\n").out
    assert "Please pass the screen to Ada" in hands


def test_every_game_says_what_is_hidden() -> None:
    for game, secret in (("dominion", True), ("alchemists", True), ("quacks", False)):
        session = Session(find_game(game), 3, ["you", "you"], {})
        face = face_of(game, People(session.seats, Texts("en")))
        request = session.pending[0]
        assert face.secret(session.stepper.view(request.decider), request) == secret


def test_plain_lines_of_one_person_use_no_other_screen(tmp_path: Path) -> None:
    terminal = Terminal("play", "dominion", "--plain", "--seed", "6", home=tmp_path, size=(24, 80))
    try:
        assert terminal.read() is not None
        terminal.type("?")
        said = terminal.read()
        terminal.type("q")
        assert terminal.read() is None
    finally:
        terminal.close()
    assert OPENED not in terminal.all and CLEARED not in terminal.all
    assert not re.search(r"\x1b\[[0-9;]*m", terminal.all)
    assert said is not None and max(len(line) for line in said.splitlines()) <= 80
    assert "may be chosen; \nEnter alone takes" in said  # between words
