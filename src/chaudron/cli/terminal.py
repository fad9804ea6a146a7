"""One terminal: coloured and redrawn at each question, or plain lines for screen readers and pipes.

Coloured games, and whatever only one of several people may see, stand on a screen of their own (the
terminal's alternate screen), which vanishes with all that was on it: nothing is left to scroll back to.
"""

import os
import re
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from types import FrameType, ModuleType
from typing import NoReturn

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from chaudron.cli.answers import Choice, WordedPrompt
from chaudron.kernel.request import NAME, NUMBER, ORDER, SOME
from chaudron.locales import Texts

PAINT = re.compile(r"(\x1b\[[0-9;]*m)+")
KEY = re.compile(r"(\S.*?) {2,}(\S.*)")  # a line of help: what is typed, and what it does


def editing_keys() -> ModuleType | None:
    """The module that gives input() its editing keys, where there is one (Windows has none)."""
    try:
        return import_module("readline")
    except ImportError:
        return None


class Terminal:
    """Prints and reads."""

    def __init__(self, texts: Texts, plain: bool = False, beside: bool = False) -> None:
        """`beside` the standard output, which then holds nothing but what a program shall read."""
        stream = sys.stderr if beside else sys.stdout
        self.at_hand = os.environ.get("TERM") != "dumb" and sys.stdin.isatty() and stream.isatty()
        self.plain = plain or not self.at_hand
        self.texts = texts
        self.beside = beside
        self.console = Console(
            stderr=beside,
            highlight=False,
            soft_wrap=self.plain and not stream.isatty(),
            color_system=None if self.plain else "auto",
            emoji=False,
        )
        self.keys = editing_keys() if self.at_hand else None
        self.fit()
        self.held = False  # plain lines that cannot be scrolled back to: a full screen waits for Enter
        self.lines = 0  # shown since then
        self.again: Callable[[], None] | None = None  # draws what stands on the screen while somebody types
        self.stale = False  # the size has changed since then

    # ------------------------------------------------------------ the screen

    @contextmanager
    def own_screen(self, private: bool) -> Iterator[None]:
        """A screen that vanishes at the end; plain lines need one only if they are private.

        What is typed where several people share the keyboard cannot be called back, either.
        """
        if not self.at_hand or (self.plain and not private):
            yield
            return
        if self.keys:
            self.keys.set_auto_history(not private)
        heard = self.listen()
        self.held = self.plain
        self.console.set_alt_screen(True)
        try:
            yield
        finally:
            self.clear()
            self.console.set_alt_screen(False)
            self.held = False
            for number, handler in heard.items():
                signal.signal(number, handler)
            if self.keys:
                self.keys.set_auto_history(True)

    def listen(self) -> dict[int, signal.Handlers]:
        """Hear of another size, and leave no screen behind when told to end; what was heard before."""
        wanted: dict[str, Callable[[int, FrameType | None], None]] = {
            "SIGWINCH": self.resize,
            "SIGTERM": leave,
            "SIGHUP": leave,
        }
        heard = {}
        for name, handler in wanted.items():
            if hasattr(signal, name):
                number = getattr(signal, name)
                heard[number] = signal.signal(number, handler) or signal.SIG_DFL
        return heard  # type: ignore[return-value]

    def resize(self, number: int, frame: FrameType | None) -> None:
        """Draw everything again at the new size, down to what has been typed so far."""
        self.stale = True
        again = self.again
        while self.stale and again is not None:
            self.again = None  # a signal that comes while we draw is left to this loop
            self.fit()
            again()
            self.again = again

    def fit(self) -> None:
        """Take the size that the window has now."""
        self.stale = False
        with suppress(OSError, ValueError, AttributeError):
            columns, lines = os.get_terminal_size((sys.stderr if self.beside else sys.stdout).fileno())
            if columns and lines:  # a terminal that does not know its size has none
                self.console.width, self.console.height = columns, lines

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    def clear(self) -> None:
        self.lines = 0
        if self.at_hand:
            self.console.clear()

    # ------------------------------------------------------------ printing

    def show(self, what: RenderableType) -> None:
        if not self.held:
            self.console.print(what, markup=False)
            return
        with self.console.capture() as capture:
            self.console.print(what, markup=False)
        for line in capture.get().splitlines():
            if self.lines >= self.height - 2:
                self.read(self.texts.say("more-lines") + " ")
            self.console.print(Text(line))
            self.lines += 1

    def line(self, text: str = "", style: str = "") -> None:
        self.show(Text(text, style="" if self.plain else style))

    def whole_line(self, text: str, style: str = "") -> None:
        """A line with something to be copied, such as a command: the terminal may break it, we do not."""
        self.console.print(Text(text, style="" if self.plain else style), soft_wrap=True)

    def explained(self, lines: Iterable[str]) -> RenderableType:
        """Lines of help: what each key does stands in a column of its own, as far as there is room."""
        if self.plain:
            return Text("\n".join(lines))
        grid = Grid.grid(padding=(0, 2, 0, 0))
        out = Grid.grid()
        for line in lines:
            found = KEY.fullmatch(line.strip())
            if found:
                if not grid.row_count:
                    out.add_row(grid)
                grid.add_row(Text(found[1], style="bold"), Text(found[2]))
            else:
                grid = Grid.grid(padding=(0, 2, 0, 0))
                out.add_row(Text(line))
        return out

    # ------------------------------------------------------------ reading

    def read(self, prompt: str, redraw: Callable[[], None] | None = None) -> str:
        """A line that was typed; EOFError when nobody will type any more.

        If the window changes its size meanwhile, all is drawn again, and what was typed stands there.
        """
        self.lines = 0
        style = "" if self.plain else "bold"
        if not self.at_hand or self.beside:
            return self.console.input(Text(prompt, style=style))
        while self.stale and redraw is not None:
            self.fit()
            redraw()
        shown = self.show_prompt(prompt)
        if redraw is not None:
            self.again = lambda: self.draw_again(prompt, redraw)
        try:
            return input(PAINT.sub("\x01\\g<0>\x02", shown) if self.keys else shown)
        finally:
            self.again = None

    def draw_again(self, prompt: str, redraw: Callable[[], None]) -> None:
        """Leave screen and cursor as the editing keys believe them to be: behind what has been typed."""
        redraw()
        typed = self.keys.get_line_buffer() if self.keys else ""
        self.console.file.write(self.show_prompt(prompt) + typed)
        self.console.file.flush()

    def show_prompt(self, prompt: str) -> str:
        """Print all of a prompt but its last line, which is returned as it is to be printed."""
        style = "" if self.plain else "bold"
        *above, last = self.prompt_lines(prompt)
        for line in above:
            self.console.print(Text(line.rstrip(), style=style))
        with self.console.capture() as capture:
            self.console.print(Text(last, style=style), end="", soft_wrap=True)
        return capture.get()

    def prompt_lines(self, prompt: str) -> list[str]:
        """A prompt as it is wrapped, with some room to type behind it."""
        wrapped = Text(prompt.rstrip()).wrap(self.console, max(20, self.width - 12))
        lines = [line.plain for line in wrapped]
        return [*lines[:-1], lines[-1] + prompt[len(prompt.rstrip()) :]]

    # ------------------------------------------------------------ questions

    def question(self, prompt: WordedPrompt) -> RenderableType:
        """The numbered choices of a question, in columns or one per line."""
        listed = [] if prompt.in_place and not self.plain else prompt.choices
        cells = [self.numbered(n, choice) for n, choice in enumerate(listed, 1)]
        if prompt.decline:
            cells.append(Text.assemble(("0", "bold"), f" {prompt.decline}"))
        if self.plain:
            return Text("\n").join(cells)
        return Columns(cells, padding=(0, 3), column_first=False)

    def columns(self, cells: list[Text]) -> None:
        self.show(Text("\n").join(cells) if self.plain else Columns(cells, padding=(0, 3)))

    def numbered(self, n: int, choice: Choice) -> Text:
        return Text.assemble((str(n), "bold"), " ", (choice.label, choice.style))

    def hint(self, prompt: WordedPrompt) -> str:
        """How to answer, in brackets behind the question."""
        texts = self.texts
        hints = []
        if prompt.kind == SOME:
            hints.append(texts.say("hint-some"))
        elif prompt.kind == ORDER:
            hints.append(texts.say("hint-order"))
        elif prompt.kind == NUMBER:
            hints.append(f"{prompt.lo}-{prompt.hi}" if prompt.lo < prompt.hi else str(prompt.lo))
        elif prompt.kind == NAME:
            hints.append(texts.say("hint-name"))
        if prompt.default_label:
            hints.append(texts.say("hint-default", default=prompt.default_label))
        return f" ({', '.join(hints)})" if hints else ""


def leave(number: int, frame: FrameType | None) -> NoReturn:
    """Told to end: as Ctrl-C does, but with the signal's own status."""
    sys.exit(128 + number)
