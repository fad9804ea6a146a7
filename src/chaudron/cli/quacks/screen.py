"""The Quacks' table on a terminal: your cauldron, the others, the shop, your bag."""

from collections import Counter
from typing import cast

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from chaudron.cli.people import COLOURS, LETTERS, People
from chaudron.cli.quacks.cauldron import Pot, lines
from chaudron.cli.quacks.words import INK, called, chip_name, colour_of, known, sorted_chips
from chaudron.games.quacks.facts import confidence
from chaudron.games.quacks.odds import explosion_odds
from chaudron.games.quacks.view import QuacksView, space_shows
from chaudron.locales import Texts

SIDE_BY_SIDE = 96  # columns that cauldron and shop need beside each other


class Screen:
    """Draws what one seat sees."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.texts: Texts = people.texts

    # ------------------------------------------------------------ the whole table

    def table(self, view: QuacksView, width: int, numbers: dict[str, int] | None = None) -> RenderableType:
        seat = max(0, view.seat)
        pot = Text("\n").join(lines(self.pot(view, seat), view.phase in ("brewing", "signal", "reveal")))
        beside = Group(self.card(view), Text(), *self.players(view), Text(), self.shop(view, numbers))
        body: RenderableType
        if width >= SIDE_BY_SIDE:
            grid = Grid.grid(padding=(0, 2, 0, 0))
            grid.add_column(width=51, no_wrap=True)
            grid.add_column()
            grid.add_row(pot, beside)
            body = grid
        else:
            body = Group(pot, beside)
        return Group(self.heading(view), body)

    def heading(self, view: QuacksView) -> RenderableType:
        return Rule(Text(self.heading_text(view), style="bold"), style="dim", align="left")

    def heading_text(self, view: QuacksView) -> str:
        phase = self.texts.say(f"quacks-phase-{view.phase}")
        return self.texts.say("quacks-heading", round=view.round, phase=phase)

    def pot(self, view: QuacksView, seat: int) -> Pot:
        chips = {x.space: x.chip.name for x in view.pot(seat)}
        return Pot(chips, view.droplet(seat), view.start(seat), view.scoring_space(seat), view.exploded(seat))

    def card(self, view: QuacksView) -> Text:
        """The fortune card in force, and what it says."""
        texts = self.texts
        text = Text(f"{texts.say('quacks-card')}: ", style="dim")
        if not known(view.card):
            text.append(texts.say("quacks-no-card"), style="dim")
            return text
        text.append(texts.say(f"fortune-{view.card}"), style="bold #c9a0e8")
        text.append("\n  " + texts.say(f"fortune-{view.card}.text"), style="not dim")
        return text

    # ------------------------------------------------------------ players

    def players(self, view: QuacksView) -> list[Text]:
        return [self.player(view, seat) for seat in range(view.n_players)]

    def player(self, view: QuacksView, seat: int) -> Text:
        """One line per player: points, rubies, flask, and how the potion stands."""
        texts = self.texts
        text = Text("▶" if seat == view.first else " ")
        text.append(f"{LETTERS[seat]} {self.people.names[seat]}", style=f"bold {COLOURS[seat]}")
        parts = [
            texts.say("quacks-points", n=view.points(seat)),
            texts.say("quacks-rubies", n=view.rubies(seat)),
            texts.say("quacks-flask-full" if view.flask(seat) else "quacks-flask-empty"),
            texts.say("quacks-white", n=view.white(seat), limit=view.limit(seat)),
        ]
        if view.patient(seat):
            parts.append(
                f"{called(texts, view.patient(seat))}, {texts.say('quacks-essence', n=view.essence(seat))}"
            )
        if view.exploded(seat):
            parts.append(texts.say("quacks-exploded"))
        elif view.stopped(seat):
            parts.append(texts.say("quacks-stopped"))
        text.append("  " + " · ".join(parts) + "  ")
        if seat != view.seat:
            for x in view.pot(seat):
                text.append(f"●{x.chip.value}", style=INK[colour_of(x.chip.name)])
            text.append(f" → {view.scoring_space(seat)}", style="dim")
        for label, names in view.beside(seat).items():
            if names:
                text.append(f"  {texts.say(f'quacks-{label}')}: ", style="dim")
                text.append_text(self.chips(names))
        return text

    def chips(self, names: list[str]) -> Text:
        """Chips in one phrase, copies together, in their colours."""
        text = Text()
        for i, (name, n) in enumerate(Counter(sorted_chips(names)).items()):
            text.append(", " if i else "")
            text.append(chip_name(self.texts, name), style=INK[colour_of(name)])
            if n > 1:
                text.append(f" ×{n}")
        return text

    # ------------------------------------------------------------ the shop

    def shop(self, view: QuacksView, numbers: dict[str, int] | None) -> Text:
        """What is on sale: price, chip, how many are left; the number of a chip on offer."""
        text = Text(f"{self.texts.say('quacks-shop')}: ", style="dim")
        colour = ""
        for chip in view.for_sale():
            text.append("\n  " if colour_of(chip.name) != colour else "   ")
            colour = colour_of(chip.name)
            number = (numbers or {}).get(chip.name, 0)
            faint = not view.left(chip) or not view.is_open(chip) or (numbers is not None and not number)
            if number:
                text.append(f"{number}", style="bold reverse")
                text.append(" ")
            text.append(
                chip_name(self.texts, chip.name), style=f"dim {INK[colour]}" if faint else INK[colour]
            )
            text.append(f" {view.price(chip)}", style="dim" if faint else "yellow")
            text.append(f" ×{view.left(chip)}", style="dim")
        return text

    # ------------------------------------------------------------ what is mine

    def mine(self, view: QuacksView, seat: int) -> RenderableType:
        """The bag, what the next space would bring, and the odds."""
        texts = self.texts
        text = Text(f"{texts.say('quacks-bag')}: ", style="dim")
        text.append_text(self.chips([c.name for c in view.bag()]))
        text.append(f"\n{self.outlook(view, seat)}")
        return text

    def outlook(self, view: QuacksView, seat: int) -> str:
        texts = self.texts
        coins, points, ruby = space_shows(view.scoring_space(seat))
        said = texts.say("quacks-next", coins=coins, points=points)
        if ruby:
            said += texts.say("quacks-ruby")
        if view.bag() and not view.exploded(seat) and view.phase in ("brewing", "signal"):
            risk = 0.0
            if not view.safe_now(seat):
                risk = explosion_odds(view.bag(), view.white(seat), view.limit(seat))
            said += " · " + texts.say("quacks-odds", percent=f"{100 * risk:.0f}")
        return said

    def plain_table(self, view: QuacksView, seat: int, whole: bool) -> list[str]:
        """The same as lines without colours and columns, for screen readers."""
        out = [self.heading_text(view)]
        if whole:
            out.append(self.card(view).plain.replace("\n  ", ". "))
            for player in range(view.n_players):
                line = self.player(view, player).plain.strip()
                pot = ", ".join(f"{chip_name(self.texts, x.chip.name)} @{x.space}" for x in view.pot(player))
                out.append(f"{line} {pot}".rstrip())
            out.append(self.shop(view, None).plain.replace("\n  ", " "))
        mine = cast(Text, self.mine(view, seat))
        return out + mine.plain.split("\n")

    # ------------------------------------------------------------ texts and the end

    def component(self, id: str) -> RenderableType:
        """Its name and what it does; where figures were read from pictures, that is said."""
        message = known(id)
        text = Text.assemble((self.texts.say(message), "bold"), "\n", self.texts.say(f"{message}.text"))
        if confidence(id) != "high":
            text.append(f"\n{self.texts.say('quacks-reconstructed')}", style="dim")
        return text

    def books(self, view: QuacksView) -> RenderableType:
        """Every book in play and what it does."""
        out: list[RenderableType] = []
        for id in view.books():
            text = Text(self.texts.say(f"book-{id}"), style=f"bold {INK[colour_of(id)]}")
            text.append(f" ({id})", style="dim not bold")
            text.append("  " + self.texts.say(f"book-{id}.text"), style="default not bold")
            out.append(text)
        return Group(*out)

    def ending(self, view: QuacksView, plain: bool) -> RenderableType:
        texts = self.texts
        ranks = view.ranks()
        order = sorted(range(view.n_players), key=lambda seat: ranks[seat])
        if plain:
            return Text("\n").join(
                Text(f"{ranks[s]}. {self.people.names[s]}: {texts.say('quacks-points', n=view.points(s))}")
                for s in order
            )
        grid = Grid(border_style="dim")
        for heading in ("rank", "player", "final-points", "last-space"):
            grid.add_column(
                texts.say(f"quacks-{heading}"), justify="left" if heading == "player" else "right"
            )
        for s in order:
            name = Text(f"{LETTERS[s]} {self.people.names[s]}", style=f"bold {COLOURS[s]}")
            grid.add_row(str(ranks[s]), name, str(view.points(s)), str(view.scoring_space(s)))
        return grid
