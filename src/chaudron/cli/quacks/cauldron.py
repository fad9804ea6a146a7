"""A cauldron as text: the spiral of 54 spaces, chips in their colours, rim, bubbles and fire."""

from rich.text import Text

from chaudron.cli.quacks.words import PAINT, colour_of
from chaudron.games.quacks.track import COINS, RUBY, SPOON

WIDE, HIGH = 9, 6  # the spiral fills this grid exactly
CELL = 5
INNER = WIDE * CELL


def spiral() -> list[tuple[int, int]]:
    """Row and column of every space, from the middle outwards."""
    out: list[tuple[int, int]] = []
    top, bottom, left, right = 0, HIGH - 1, 0, WIDE - 1
    while top <= bottom and left <= right:
        out += [(top, c) for c in range(left, right + 1)]
        out += [(r, right) for r in range(top + 1, bottom + 1)]
        if top < bottom:
            out += [(bottom, c) for c in range(right - 1, left - 1, -1)]
        if left < right:
            out += [(r, left) for r in range(bottom - 1, top, -1)]
        top, bottom, left, right = top + 1, bottom - 1, left + 1, right - 1
    return out[::-1]


PATH = spiral()


class Pot:
    """What lies in one cauldron."""

    def __init__(self, chips: dict[int, str], droplet: int, start: int, scoring: int, exploded: bool) -> None:
        self.chips = chips  # by space
        self.droplet = droplet
        self.start = start  # where the rat lies, if it is ahead of the droplet
        self.scoring = scoring
        self.exploded = exploded


def cell(pot: Pot, space: int) -> Text:
    """One space: a chip, a marker, or what is printed on it."""
    name = pot.chips.get(space)
    if name is not None:
        value = name.rpartition("-")[2] if "-" in name else "✿"
        return Text(f" ●{value}  "[:CELL], style=f"bold {PAINT[colour_of(name)]}")
    number = f"{COINS[space]:>2}" if space < SPOON else "35"
    ruby = "♦" if RUBY[space] else " "
    if space == pot.droplet:
        mark = Text(f" ▼{number} "[:CELL], style="bold black on #7fd4e8")
    elif space == pot.start and pot.start > pot.droplet:
        mark = Text(f" r{number} "[:CELL], style="bold white on #7a5a44")
    else:
        mark = Text(f" {number}")
        mark.append(ruby, style="bold #e0405a")
        mark.append(" ")
        if space == SPOON:
            mark.stylize("bold #d9a441")
        elif space != pot.scoring:
            mark.stylize("dim")
    if space == pot.scoring:
        mark.stylize("bold underline")
    return mark


def lines(pot: Pot, bubbling: bool) -> list[Text]:
    """The whole cauldron, twelve lines high."""
    grid: list[list[Text]] = [[Text(" " * CELL) for _ in range(WIDE)] for _ in range(HIGH)]
    for space, (row, column) in enumerate(PATH):
        grid[row][column] = cell(pot, space)
    iron = "#8f8a80"
    out = []
    steam = "  ·  ˚   °  o  ˚    ·   °  ˚  o    ·  °  ˚  ·  "
    if pot.exploded:
        out.append(Text(f"{'✶ ✷ ✶':^{INNER + 4}}", style="bold #ff5c3a"))
    else:
        out.append(Text(f"  {steam[:INNER]}  ", style="#8fb8a8" if bubbling else "dim"))
    out.append(Text(f" ╔{'═' * (INNER + 2)}╗", style=iron))
    for cells in grid:
        line = Text(" ║ ", style=iron)
        for part in cells:
            line.append_text(part)
        line.append(" ║", style=iron)
        out.append(line)
    out.append(Text(f"  ╲{'▁' * INNER}╱ ", style=iron))
    fire = "▗▟▙▖ ▄▟▖▗▙ ▗▟▙▖▟▙ ▗▄▙▖ ▟▙▗▟▙▖ ▄▟▖▗▙ ▗▟▙▖▟▙ "
    flame = Text("   ")
    for i, stroke in enumerate(fire[: INNER - 2]):
        flame.append(stroke, style="#ff8a1f" if i % 3 else "#ffd23c")
    out.append(flame)
    return out
