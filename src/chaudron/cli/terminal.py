"""One terminal: coloured and redrawn at each question, or plain lines for screen readers and pipes."""

import os
import sys
from contextlib import suppress

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.text import Text

from chaudron.cli.answers import Choice, Prompt
from chaudron.kernel.request import NAME, NUMBER, ORDER, SOME
from chaudron.locales import Texts


class Terminal:
    """Prints and reads."""

    def __init__(self, texts: Texts, plain: bool = False, beside: bool = False) -> None:
        """`beside` the standard output, which then holds nothing but what a program shall read."""
        stream = sys.stderr if beside else sys.stdout
        dumb = os.environ.get("TERM") == "dumb" or not (sys.stdin.isatty() and stream.isatty())
        self.plain = plain or dumb
        self.texts = texts
        self.console = Console(
            stderr=beside,
            highlight=False,
            soft_wrap=self.plain,
            color_system=None if self.plain else "auto",
            emoji=False,
        )
        with suppress(ImportError):
            import readline  # noqa: F401, PLC0415  (gives input() its editing keys, where there is one)

    @property
    def width(self) -> int:
        return self.console.width

    def clear(self) -> None:
        if sys.stdout.isatty():
            self.console.clear()

    def show(self, what: RenderableType) -> None:
        self.console.print(what, markup=False)

    def line(self, text: str = "", style: str = "") -> None:
        self.console.print(Text(text, style="" if self.plain else style), soft_wrap=True)

    def height_of(self, what: RenderableType) -> int:
        return len(self.console.render_lines(what, pad=False))

    def read(self, prompt: str) -> str:
        """A line that was typed; EOFError when nobody will type any more."""
        return self.console.input(Text(prompt, style="" if self.plain else "bold"))

    # ------------------------------------------------------------ questions

    def question(self, prompt: Prompt) -> RenderableType:
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

    def hint(self, prompt: Prompt) -> str:
        """How to answer, in brackets behind the question."""
        texts = self.texts
        hints = []
        if prompt.kind == SOME:
            hints.append(texts.say("hint-some"))
        elif prompt.kind == ORDER:
            hints.append(texts.say("hint-order"))
        elif prompt.kind == NUMBER:
            hints.append(f"{prompt.lo}-{prompt.hi}")
        elif prompt.kind == NAME:
            hints.append(texts.say("hint-name"))
        if prompt.default_label:
            hints.append(texts.say("hint-default", default=prompt.default_label))
        return f" ({', '.join(hints)})" if hints else ""
