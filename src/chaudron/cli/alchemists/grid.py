"""The deduction sheet as text: the grid of eight by eight, and the triangle of results."""

from rich.text import Text

from chaudron.cli.alchemists.notebook import Notebook
from chaudron.cli.alchemists.words import (
    INK,
    NONE_OF,
    alchemical,
    painted,
    potion_ink,
    potion_sign,
    short,
)
from chaudron.games.alchemists.alchemy import ALCHEMICALS, COLOURS, INGREDIENTS, LIGHTS, NEUTRAL, REACTIONS
from chaudron.games.alchemists.deduction import BELIEVED, RULED_OUT
from chaudron.games.alchemists.knowledge import Fact
from chaudron.locales import Texts

LABEL = 10  # A1 r-g+B-
CELL = 4
GRID_WIDTH = LABEL + 8 * CELL
TRIANGLE_WIDTH = CELL + 8 * CELL
IMPOSSIBLE = "·"
CERTAIN = "✓"
MARKS = {RULED_OUT: "x", BELIEVED: "!"}
PUBLIC, DEDUCED, NOTED = "*", "°", "?"


def percent(chance: float) -> str:
    """A chance in at most three signs."""
    if chance <= 0:
        return IMPOSSIBLE
    if chance >= 1:
        return CERTAIN
    rounded = round(100 * chance)
    return "<1" if rounded < 1 else ">99" if rounded > 99 else str(rounded)


def spoken(texts: Texts, chance: float) -> str:
    """A chance in a sentence."""
    if chance <= 0:
        return texts.say("alchemists-impossible")
    return texts.say("alchemists-certain") if chance >= 1 else f"{percent(chance)} %"


class Paper:
    """Draws one notebook."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    # ------------------------------------------------------------ the grid

    def grid(self, book: Notebook) -> list[Text]:
        """Eight alchemicals by eight ingredients, then the signs that are certain."""
        title = "alchemists-grid-paper" if book.on_paper else "alchemists-grid"
        title_text = Text(f"{self.texts.say(title):<{LABEL}}"[:LABEL], style="bold")
        out = [title_text.append_text(self.header())]
        mistaken = book.mistaken_marks()
        for a in range(8):
            line = Text().append(f"{ALCHEMICALS[a]} ", style="dim")
            line.append_text(painted(self.texts, a)).append(" ")
            for i in range(8):
                line.append_text(self.cell(book, i, a, (i, a) in mistaken))
            out.append(line)
        return out + self.signs(book)

    def header(self) -> Text:
        return Text("".join(f"{short(self.texts, i):>3} " for i in range(8)), style="bold")

    def cell(self, book: Notebook, ingredient: int, alchemical: int, mistaken: bool) -> Text:
        chance = book.chances[ingredient][alchemical]
        text = Text(f"{percent(chance) if tells(book, chance) else '':>3}", style=shade(chance))
        mark = MARKS.get(book.sheet.notes.get((ingredient, alchemical), 0), " ")
        text.append(mark, style="bold red reverse" if mistaken else "bold magenta")
        return text

    def signs(self, book: Notebook) -> list[Text]:
        """Certain signs, sun or moon, the golem's reaction: a line each."""
        out = []
        for colour, name in enumerate(COLOURS):
            line = Text(f"{self.texts.say(f'alchemists-colour-{name}'):<{LABEL}}"[:LABEL], style=INK[colour])
            for i in range(8):
                line.append(f"{book.sure_sign(i, colour) or ' ':>3} ", style=f"bold {INK[colour]}")
            out.append(line)
        line = Text(f"{self.texts.say('alchemists-light'):<{LABEL}}"[:LABEL], style="dim")
        for i in range(8):
            light = book.sure_light(i)
            sure = self.texts.say(f"alchemists-light-{light}") if light >= 0 else ""
            line.append(f"{sure:>3} ", style="yellow not dim")
        out.append(line)
        if book.sheet.golem:
            line = Text(f"{self.texts.say('alchemists-golem'):<{LABEL}}"[:LABEL], style="dim")
            for i in range(8):
                line.append(f"{self.reaction(book, i):>3} ", style="cyan not dim")
            out.append(line)
        return out

    def reaction(self, book: Notebook, ingredient: int) -> str:
        """Which parts of the golem certainly react; nothing if that is open."""
        sure = book.sure_reaction(ingredient)
        return self.texts.say(f"alchemists-reaction-{REACTIONS[sure]}.letters") if sure >= 0 else ""

    # ------------------------------------------------------------ the triangle

    def triangle(self, book: Notebook, public: list[Fact]) -> list[Text]:
        """What each pair makes: seen, shown in public, deduced, or noted by hand."""
        head = Text(" " * CELL)
        head.append("".join(f" {short(self.texts, j):<3}" for j in range(7)), style="bold")
        out = [head]
        for i in range(1, 8):
            line = Text(f"{short(self.texts, i):<{CELL}}", style="bold")
            for j in range(i):
                symbol, style = self.result(book, public, j, i)
                line.append(f" {symbol:<3}", style=f"not bold {style}".rstrip())
            out.append(line)
        return out

    def result(self, book: Notebook, public: list[Fact], first: int, second: int) -> tuple[str, str]:
        """A cell of the triangle and its colour."""
        sure = book.sure_potion(first, second)
        seen = book.about(first, second)
        if sure >= 0:
            where = PUBLIC if any(f in public for f in seen) else "" if seen else DEDUCED
            return potion_sign(self.texts, sure) + where, potion_ink(sure)
        if (first, second) in book.supposed:
            noted = book.supposed[first, second]
            return potion_sign(self.texts, noted) + NOTED, "magenta"
        if seen:
            possible = book.possible_potions(first, second)
            signs = {p % 2 for p in possible if p != NEUTRAL}
            if NEUTRAL not in possible and len(signs) == 1:
                return f"?{'+-'[signs.pop()]}", ""
            return "≠", "dim"
        return IMPOSSIBLE, "dim"

    # ------------------------------------------------------------ legend

    def legend(self, book: Notebook) -> Text:
        return Text(self.texts.say(f"alchemists-grid-legend-{book.aid}"), style="dim")

    def triangle_legend(self, book: Notebook) -> Text:
        message = "alchemists-triangle-legend" + ("-paper" if book.on_paper else "")
        return Text(self.texts.say(message, neutral=NONE_OF), style="dim")

    # ------------------------------------------------------------ plain lines

    def deduced(self, book: Notebook, ingredient: int) -> str:
        """What an ingredient may be, as far as the owner of the notebook is told; on paper what was seen."""
        texts = self.texts
        if book.on_paper:
            signs = [
                f"{texts.say(f'alchemists-colour-{name}')} {book.sure_sign(ingredient, c)}"
                for c, name in enumerate(COLOURS)
                if book.sure_sign(ingredient, c)
            ]
            light, reaction = book.sure_light(ingredient), book.sure_reaction(ingredient)
            signs += (
                [texts.say(f"alchemists-light-{LIGHTS[light]}").partition(":")[0].strip()]
                if light >= 0
                else []
            )
            signs += [texts.say(f"alchemists-reaction-{REACTIONS[reaction]}.short")] if reaction >= 0 else []
            return ", ".join(signs)
        chances = book.chances[ingredient]
        found = [(a, chance) for a, chance in enumerate(chances) if chance]
        if len(found) == 8 and (not book.has_chances or max(chances) - min(chances) < 0.005):
            return texts.say("alchemists-sheet-open")
        return ", ".join(
            f"{ALCHEMICALS[a]} {alchemical(texts, a)}{told_chance(texts, book, chance, ' {}')}"
            for a, chance in found
        )

    def plain(self, book: Notebook, public: list[Fact]) -> list[str]:
        """The sheet in sentences, for screen readers."""
        texts = self.texts
        out = []
        for i in range(8):
            said = self.deduced(book, i)
            marks = [
                f"{ALCHEMICALS[a]}{MARKS[mark]}"
                for (j, a), mark in sorted(book.sheet.notes.items())
                if j == i
            ]
            noted = texts.say("alchemists-sheet-noted", marks=", ".join(marks)) if marks else ""
            name = texts.say(f"alchemists-ingredient-{INGREDIENTS[i]}.brief")
            if said or noted:
                out.append(texts.say("alchemists-line", name=name, what=(said + noted).strip()))
        results = []
        for i in range(1, 8):
            for j in range(i):
                symbol, _ = self.result(book, public, j, i)
                if symbol != IMPOSSIBLE:
                    results.append(f"{short(texts, j)}+{short(texts, i)} {symbol}")
        if results:
            out.append(texts.say("alchemists-sheet-results", results=", ".join(results)))
        return out


def tells(book: Notebook, chance: float) -> bool:
    """True if the owner of the notebook is told this chance: everything, certainties, or nothing."""
    return book.has_chances or (not book.on_paper and chance in (0.0, 1.0))


def told_chance(texts: Texts, book: Notebook, chance: float, around: str = " ({})") -> str:
    """A chance behind what it is about, as far as the owner of the notebook is told."""
    return around.format(spoken(texts, chance)) if tells(book, chance) else ""


def shade(chance: float) -> str:
    if chance <= 0:
        return "dim"
    if chance >= 1:
        return "bold green"
    return "bold" if chance >= 0.5 else ""
