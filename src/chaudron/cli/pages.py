"""A screenful: a table, what happened, and the question below; what is too high is turned like a page."""

from collections.abc import Callable, Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.segment import Segment, SegmentLines
from rich.text import Text

from chaudron.cli.terminal import Terminal

FEW = 2  # lines of the log that are enough if the table is whole by that
SOME = 3  # lines of the log beside a page of the table
LEAST = 7  # lines of a page: what stands below it may leave no fewer

Lines = list[list[Segment]]
Log = Callable[[int], list[Text]]


class Pages:
    """What stands on the screen above the line where people type."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        self.page = 0
        self.n = 1  # pages there are

    def turn(self, line: str) -> bool:
        """True if the line turns a page."""
        if line not in (">", "<"):
            return False
        self.page = (self.page + (1 if line == ">" else -1)) % self.n
        return True

    def draw(
        self, what: RenderableType, log: Log | None, below: Sequence[RenderableType], prompt: str
    ) -> None:
        """Fill the screen and no more: the table or a page of it, as much of the log as fits, the rest."""
        terminal = self.terminal
        terminal.fit()
        foot = [line for part in below for line in self.rendered(part)]
        room = terminal.height - len(terminal.prompt_lines(prompt)) - 2
        blocks = [self.rendered(part) for part in parts_of(what)]
        if room - len(foot) < LEAST:  # so many choices: they are leafed through, too
            blocks[1:1] = [self.rendered(part) for part in below]
            foot = []
        room -= len(foot)
        told = [] if log is None else log(room)
        whole = sum(map(len, blocks))
        if whole + min(FEW, len(told)) <= room:
            pages = [[line for block in blocks for line in block]]
        else:
            told = told[-SOME:]
            pages = paged(blocks, max(1, room - len(told)))
        self.n = len(pages)
        self.page = min(self.page, self.n - 1)
        page = pages[self.page]
        terminal.clear()
        self.put(page)
        terminal.show(self.mark(log is None))
        for line in told[-max(1, room - len(page)) :]:
            line.truncate(terminal.width, overflow="ellipsis")
            terminal.show(line)
        terminal.show(Rule(style="dim"))
        self.put(foot)

    def mark(self, aside: bool) -> Rule:
        """The line below the table: which page it is, how to turn it, how to come back."""
        say = self.terminal.texts.say
        signs = [say("page-mark", page=self.page + 1, pages=self.n)] if self.n > 1 else []
        signs += [say("page-back")] if aside else []
        return Rule(Text(" · ".join(signs), style="bold"), style="dim", align="right")

    def rendered(self, what: RenderableType) -> Lines:
        return self.terminal.console.render_lines(what, pad=False)

    def put(self, lines: Lines) -> None:
        if lines:
            self.terminal.console.print(SegmentLines(lines, new_lines=True), end="")


def parts_of(what: RenderableType) -> list[RenderableType]:
    """What a page is made of: its heading first, then what is torn apart only if it has to be."""
    return list(what.renderables) if isinstance(what, Group) else [Group(), what]


def paged(blocks: list[Lines], room: int) -> list[Lines]:
    """The blocks on as many pages as they need; the first of them heads each."""
    head, *rest = blocks
    pages: list[Lines] = []
    page: Lines = []
    room = max(1, room - len(head))
    for block in rest:
        if page and len(page) + len(block) > room:
            pages.append(page)
            page = []
        page = page + block
        while len(page) > room:
            pages.append(page[:room])
            page = page[room:]
    if page or not pages:
        pages.append(page)
    return [head + page for page in pages]
