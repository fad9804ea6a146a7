"""A cauldron as text: the spiral of 54 spaces between its walls, chips, droplet, rat, steam and fire."""

from rich.text import Text

from chaudron.cli.quacks.words import PAINT, SIGN, colour_of
from chaudron.games.quacks.track import COINS, RUBY, SPOON

WIDE, HIGH = 9, 6  # the spiral fills this grid exactly
CELL = 5

IRON = "#8f8a80"
BRICK = "#6f675c"
STEAM = "  ·  ˚   °  o  ˚    ·   °  ˚  o    ·  °  ˚  ·   o  ˚  · "
FIRE = "▗▟▙▖ ▄▟▖▗▙ ▗▟▙▖▟▙ ▗▄▙▖ ▟▙▗▟▙▖ ▄▟▖▗▙ ▗▟▙▖▟▙ ▗▄▙▖ ▟▙▗▟▙▖"


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
PLACE = {place: space for space, place in enumerate(PATH)}


def apart(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """True if a wall stands between two neighbouring spaces: the spiral does not lead across."""
    if one not in PLACE or other not in PLACE:
        return False
    return abs(PLACE[one] - PLACE[other]) != 1


# What a corner looks like, by the walls that meet there: above, to the right, below, to the left.
CORNERS = {
    "": " ", "u": "╵", "r": "╶", "d": "╷", "l": "╴", "ud": "│", "rl": "─", "rd": "╭", "dl": "╮",
    "ur": "╰", "ul": "╯", "urd": "├", "udl": "┤", "rdl": "┬", "url": "┴", "urdl": "┼",
}  # fmt: skip


def upright(row: int, column: int) -> bool:
    """A wall on the right of this space."""
    return apart((row, column), (row, column + 1))


def level(row: int, column: int) -> bool:
    """A wall under this space."""
    return apart((row, column), (row + 1, column))


def corner(row: int, column: int) -> str:
    """Where the walls of four spaces meet: this one, its right and lower neighbours, the one between."""
    up, down = upright(row, column), upright(row + 1, column)
    left, right = level(row, column), level(row, column + 1)
    return CORNERS["u" * up + "r" * right + "d" * down + "l" * left]


# The columns that have a wall on their right somewhere, and so need room for it.
WALLED = [c for c in range(WIDE) if any(upright(row, c) for row in range(HIGH))]
INNER = WIDE * CELL + len(WALLED)
WIDTH = INNER + 4  # with rim and handles


def wall(row: int) -> str:
    """The line of walls under a row."""
    out = ""
    for column in range(WIDE):
        out += ("─" if level(row, column) else " ") * CELL
        if column in WALLED:
            out += corner(row, column)
    return out


WALLS = [wall(row) for row in range(HIGH - 1)]


class PotContents:
    """What lies in one cauldron."""

    def __init__(self, chips: dict[int, str], droplet: int, start: int, scoring: int, exploded: bool) -> None:
        self.chips = chips  # by space
        self.droplet = droplet
        self.start = start  # where the rat lies, if it is ahead of the droplet
        self.scoring = scoring
        self.exploded = exploded


def cell(pot: PotContents, space: int) -> Text:
    """One space: a chip, a marker, or what is printed on it; the scoring space in brackets."""
    name = pot.chips.get(space)
    if name is not None:
        return Text.assemble(chip(name, CELL - 1), " ")
    number = f"{COINS[space]:>2}"
    if space == pot.droplet:
        return Text(f" ▼{number} ", style="bold black on #7fd4e8")
    if space == pot.start and pot.start > pot.droplet:
        return Text(f" r{number} ", style="bold white on #7a5a44")
    ruby = ("♦" if RUBY[space] else " ", "bold #e0405a")
    if space == pot.scoring:
        return Text.assemble("[", number, ruby, "]", style="bold")
    return Text.assemble(" ", number, ruby, " ", style="bold #d9a441" if space == SPOON else "dim")


def chip(name: str, wide: int = 2) -> Text:
    """A chip: the sign of its colour and its value, painted."""
    value = name.rpartition("-")[2] if "-" in name else " "
    return Text(f"{SIGN[colour_of(name)]}{value}".center(wide), style=f"bold {PAINT[colour_of(name)]}")


def lines(pot: PotContents, bubbling: bool, bare: bool = False) -> list[Text]:
    """The whole cauldron, fifteen lines high; thirteen without steam and fire."""
    out = []
    if pot.exploded:
        out.append(Text("✶  ✷   ✶ ✸ ✶   ✷  ✶".center(WIDTH), style="bold #ff5c3a"))
    elif not bare:
        out.append(Text(f"  {STEAM[:INNER]}  ", style="#8fb8a8" if bubbling else "dim"))
    if not (bare and pot.exploded):
        out.append(Text(f"▗▛{'▀' * INNER}▜▖", style=IRON))
    body: list[Text] = []
    for row in range(HIGH):
        line = Text()
        for column in range(WIDE):
            line.append_text(cell(pot, PLACE[row, column]))
            if column in WALLED:
                line.append("│" if upright(row, column) else " ", style=BRICK)
        body.append(line)
        if row < HIGH - 1:
            body.append(Text(WALLS[row], style=BRICK))
    handles = {2: ("╭┤", "├╮"), 3: ("││", "││"), 4: ("╰┤", "├╯")}
    for n, line in enumerate(body):
        joined = line.plain.startswith("─")
        left, right = handles.get(n, (" ├" if joined else " │", "│ "))
        out.append(Text.assemble((left, IRON), line, (right, IRON)))
    out.append(Text(f" ╰─┬{'─' * (INNER - 4)}┬─╯ ", style=IRON))
    if bare:
        return out
    flame = Text("   ╨ ", style=IRON)
    for i, stroke in enumerate(FIRE[: INNER - 6]):
        flame.append(stroke, style="#ff8a1f" if i % 3 else "#ffd23c")
    flame.append(" ╨", style=IRON)
    out.append(flame)
    return out
