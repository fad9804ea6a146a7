"""The table of Alchemists on a terminal: the board and the players, with the deduction sheet beside them."""

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from chaudron.cli.alchemists.board import Board, in_columns
from chaudron.cli.alchemists.grid import GRID_WIDTH, TRIANGLE_WIDTH, Paper
from chaudron.cli.alchemists.notebook import Notebooks
from chaudron.cli.alchemists.page import Page
from chaudron.cli.alchemists.seats import FIGURES, Seats
from chaudron.cli.alchemists.words import (
    STAR,
)
from chaudron.cli.people import LETTERS, People
from chaudron.games.alchemists.components import ROUNDS
from chaudron.games.alchemists.view import AlchemistsView

GAP = 2
BESIDE = 98  # columns that board and deduction sheet need beside each other


class Screen(Page):
    """Draws what one seat sees."""

    def __init__(self, people: People, notebooks: Notebooks) -> None:
        super().__init__(people)
        self.notebooks = notebooks
        self.paper = Paper(people.texts)
        self.open_board = Board(people)
        self.seats = Seats(people)

    # ------------------------------------------------------------ the whole table

    def table(self, view: AlchemistsView, width: int) -> RenderableType:
        """The heading, then what may be put on pages: spaces, board, players, sheet; side by side if wide."""
        heading = Rule(Text(self.heading(view), style="bold"), style="dim", align="left")
        beside = width >= BESIDE and view.seat >= 0
        board = self.board(view, width - GRID_WIDTH - GAP if beside else width)
        if beside:
            grid = Grid.grid(padding=(0, GAP, 0, 0))
            grid.add_column(width=width - GRID_WIDTH - GAP)
            grid.add_column(width=GRID_WIDTH, no_wrap=True)
            grid.add_row(Group(*board), Group(*self.sheet(view, upright=True)))
            return Group(heading, grid)
        if view.seat < 0:
            return Group(heading, *board)
        return Group(heading, *board, *self.sheet(view, upright=width < GRID_WIDTH + TRIANGLE_WIDTH))

    def heading(self, view: AlchemistsView) -> str:
        texts = self.texts
        look = self.look(view)
        phase = texts.say(f"alchemists-phase-{view.phase}")
        modules = [texts.say(f"alchemists-mode-{look['mode']}")]
        modules += [texts.say(f"alchemists-module-{name}") for name in look["modules"]]
        return texts.say(
            "alchemists-heading",
            round=max(1, view.round),
            rounds=ROUNDS,
            phase=phase,
            modules=", ".join(modules),
        )

    def sheet(self, view: AlchemistsView, upright: bool) -> list[RenderableType]:
        """Grid and triangle, one above or beside the other."""
        book = self.notebooks.of(view)
        grid = [*self.paper.grid(book), self.paper.legend(book)]
        triangle = [*self.paper.triangle(book, view.public_facts()), self.paper.triangle_legend(book)]
        if upright:
            return [Group(*grid, Text()), Group(*triangle)]
        both = Grid.grid(padding=(0, 1, 0, 0))
        both.add_column(width=GRID_WIDTH)
        both.add_column()
        both.add_row(Group(*grid), Group(*triangle))
        return [both]

    def board(self, view: AlchemistsView, width: int) -> list[RenderableType]:
        """Everything that lies open: what has a name stands beside it."""
        look = self.look(view)
        rows = self.open_board.rows(view, look, width)
        wide = max(len(label) for label, _ in rows) + 1
        grid = Grid.grid()
        grid.add_column(width=wide, style="dim")
        grid.add_column()
        for label, what in rows:
            grid.add_row(label, what)
        footnote = [Text(self.texts.say("alchemists-footnote"), style="dim italic")]
        starred = any(STAR in what.plain for _, what in rows)
        return [
            Group(*in_columns(self.open_board.actions(view, look), width)),
            grid,
            Group(*self.seats.players(view, look), *(footnote if starred else [])),
        ]

    # ------------------------------------------------------------ plain lines

    def plain_table(self, view: AlchemistsView, seat: int, whole: bool) -> list[str]:
        """The same as lines without colours and columns, for screen readers."""
        out = [self.heading(view)]
        if whole:
            out += self.plain_board(view)
            if view.seat >= 0:
                out += self.paper.plain(self.notebooks.of(view), view.public_facts())
        return out + [line.plain for line in self.seats.mine_lines(view, seat) if line.plain]

    def plain_board(self, view: AlchemistsView) -> list[str]:
        """The board as lines: every name with what belongs to it."""
        look = self.look(view)
        spaces = [" ".join(cell.plain.split()) for cell in self.open_board.actions(view, look)]
        out = [self.line(self.texts.say("alchemists-spaces"), "; ".join(spaces))]
        named_last = ""
        for label, what in self.open_board.rows(view, look, 0):
            named_last = label or named_last
            out.append(self.line(named_last, " ".join(what.plain.split())))
        for p in look["players"]:
            has = [
                self.texts.say(f"alchemists-amount-{FIGURES[what]}", n=p[what], k=p[what])
                for what in FIGURES
                if what in p
            ]
            name = f"{LETTERS[p['seat']]} {self.people.names[p['seat']]}"
            out.append(self.line(name, "; ".join([", ".join(has), *self.seats.possessions(view, p)])))
        if any(STAR in line for line in out):
            out.append(self.texts.say("alchemists-footnote"))
        return out
