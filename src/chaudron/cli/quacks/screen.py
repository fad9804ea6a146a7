"""The Quacks' table on a terminal: your cauldron, the others, the witches, the shop, your bag."""

from collections import Counter

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from chaudron.cli.people import COLOURS, LETTERS, People
from chaudron.cli.quacks.cauldron import WIDTH, PotContents, chip, lines
from chaudron.cli.quacks.words import (
    INK,
    RECONSTRUCTED,
    SIGN,
    called,
    chip_name,
    colour_name,
    colour_of,
    known,
    marked,
    sorted_chips,
)
from chaudron.games.quacks import witches
from chaudron.games.quacks.chips import Chip
from chaudron.games.quacks.facts import confidence
from chaudron.games.quacks.odds import Policy, ending, explosion_odds
from chaudron.games.quacks.patient import TOP
from chaudron.games.quacks.state import PENNY_NAMES
from chaudron.games.quacks.track import GLASS_CHIPS, GLASS_POINTS, LAST_GLASS
from chaudron.games.quacks.view import QuacksView, space_shows
from chaudron.locales import Texts

SIDE_BY_SIDE = WIDTH + 44  # columns that cauldron and shop need beside each other
NARROW = WIDTH + 27  # columns that cauldron and players need beside each other
BREWING = ("brewing", "signal", "reveal")
RISKS = (0.0, 0.1, 0.2, 0.35)  # the caution of those whose potions are foretold


class Screen:
    """Draws what one seat sees."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.texts: Texts = people.texts

    # ------------------------------------------------------------ the whole table

    def table(self, view: QuacksView, width: int, numbers: dict[str, int] | None = None) -> RenderableType:
        """Heading, cauldron, players, witches, shop; as much beside each other as the width allows."""
        seat = max(0, view.seat)
        wide = width >= SIDE_BY_SIDE
        heading = self.heading(view)
        cauldron = Group(*lines(self.pot(view, seat), view.phase in BREWING, not wide))
        boards = [Group(*found)] if (found := self.boards(view, seat)) else []
        witches = [self.witches(view)] if view.witches() else []
        star = Text(f"{RECONSTRUCTED} {self.texts.say('web-reconstructed')}", style="dim")
        marks = [star] if self.uncertain(view) else []
        if wide:
            mine = Group(cauldron, *boards, *[Group(Text(), w) for w in witches])
            common = [self.card(view), Text(), self.players(view), Text(), self.shop(view, numbers), *marks]
            return Group(heading, side_by_side(mine, Group(*common)))
        shop = [self.shop(view, numbers)] if numbers is not None or view.phase == "buying" else []
        more: list[RenderableType] = [*boards, *([Group(*witches, *marks)] if witches or marks else [])]
        if width < NARROW:
            return Group(heading, *shop, cauldron, self.card(view), self.players(view), *more)
        many = view.n_players > 2  # what else lies before them goes on a page of its own
        common = [self.card(view), self.players(view, brief=True, bare=many)]
        rest: list[RenderableType] = [cauldron] if shop else []
        rest += [self.players(view)] if many else []
        first = shop[0] if shop else cauldron
        return Group(heading, side_by_side(first, Group(*common)), *rest, *more)

    def heading(self, view: QuacksView) -> RenderableType:
        return Rule(Text(self.heading_text(view), style="bold"), style="dim", align="left")

    def heading_text(self, view: QuacksView) -> str:
        phase = self.texts.say(f"quacks-phase-{view.phase}")
        if not view.round:
            return phase
        return self.texts.say("quacks-heading", round=view.round, phase=phase)

    def pot(self, view: QuacksView, seat: int) -> PotContents:
        chips = {x.space: x.chip.name for x in view.pot(seat)}
        return PotContents(
            chips, view.droplet(seat), view.start(seat), view.scoring_space(seat), view.exploded(seat)
        )

    def boards(self, view: QuacksView, seat: int) -> list[Text]:
        """What lies under a cauldron: test tubes, flask board, overflow bowl."""
        texts = self.texts
        out = []
        if view.has_tubes():
            out.append(self.gauge("quacks-tubes", view.tube(seat), LAST_GLASS, self.next_glass(view, seat)))
        if view.patient(seat):
            patient = marked(texts, view.patient(seat))
            out.append(self.gauge("quacks-elixir", view.essence(seat), TOP, patient))
        if view.has_cups():
            bowl = view.beside(seat)["cup"]
            label = (f" {texts.say('quacks-cup')} ", "dim")
            out.append(Text.assemble(label, self.row_of(bowl) if bowl else "—"))
        return out

    def gauge(self, label: str, n: int, most: int, more: str) -> Text:
        """So many of so many, as a row of vessels."""
        text = Text(f" {self.texts.say(label)} ", style="dim")
        text.append("▮" * n, style="bold not dim #7fd4e8")
        text.append("▯" * (most - n))
        text.append(f" {n}/{most}", style="not dim")
        return text.append(f"  {more}", style="not dim") if more else text

    def next_glass(self, view: QuacksView, seat: int) -> str:
        """What the next test tube gives."""
        glass = view.tube(seat) + 1
        if glass > LAST_GLASS:
            return ""
        gift = self.texts.say("quacks-rubies", n=1)
        if GLASS_CHIPS[glass]:
            gift = chip_name(self.texts, GLASS_CHIPS[glass])
        elif GLASS_POINTS[glass]:
            gift = self.texts.say("quacks-points", n=GLASS_POINTS[glass])
        return f"→ {gift}"

    def card(self, view: QuacksView) -> Text:
        """The fortune card in force, and what it says."""
        texts = self.texts
        text = Text(texts.say("quacks-card", card=""), style="dim")
        if not known(view.card):
            text.append(texts.say("quacks-no-card"))
            return text
        text.append(marked(texts, view.card), style="bold not dim #c9a0e8")
        text.append("\n" + texts.say(f"quacks-fortune-{view.card}.text"), style="not dim")
        return text

    def uncertain(self, view: QuacksView) -> bool:
        """True if something on the table is marked as reconstructed."""
        shown = [view.card, *view.witches(), view.visitor]
        shown += [view.patient(seat) for seat in range(view.n_players)]
        shown += [view.book(ware.colour) for ware in view.for_sale()]
        return any(confidence(id) != "high" for id in shown if id)

    # ------------------------------------------------------------ players

    def players(self, view: QuacksView, brief: bool = False, bare: bool = False) -> RenderableType:
        """One line per player: points, rubies, flask, white chips, droplet, rat, scoring space.

        Two lines each where there is little room, with the name above the figures; `bare` of anything else.
        """
        texts = self.texts
        out: list[RenderableType] = []
        wide = max(8, *(len(name) + 3 for name in self.people.names))
        if not brief:
            out.append(Text(f"{'':{wide}} {texts.say('quacks-columns')}", style="dim"))
        for seat in range(view.n_players):
            line = Text("▶" if seat == view.first else " ")
            name = f"{LETTERS[seat]} {self.people.names[seat]}"
            line.append(f"{name:{wide - 1}}", style=f"bold {COLOURS[seat]}")
            flask = "▮" if view.flask(seat) else "▯"
            white = f"{view.white(seat)}/{view.limit(seat)}"
            if brief:
                points = texts.say("quacks-points", n=view.points(seat))
                out.append(line)
                rat = f" r{view.rat(seat)}" if view.rat(seat) else ""
                out.append(
                    Text(
                        f"  {points} {view.rubies(seat)}♦ {flask} ●{white} ▼{view.droplet(seat)}{rat}"
                        f" →{view.scoring_space(seat)}"
                    )
                )
            else:
                line.append(f" {view.points(seat):>3} {view.rubies(seat):>2}♦   {flask}   {white:>4}")
                line.append(f" {view.droplet(seat):>2} {view.rat(seat):>2} {view.scoring_space(seat):>3}")
                out.append(line)
            more = Text() if bare else self.more(view, seat)
            if more.plain:
                out.append(Padding(more, (0, 0, 0, 3)))
        return Group(*out)

    def more(self, view: QuacksView, seat: int) -> Text:
        """The second line of a player: what the potion looks like, and what else lies there."""
        texts = self.texts
        parts: list[Text] = []
        if seat != view.seat and view.pot(seat):
            parts.append(self.row_of([x.chip.name for x in view.pot(seat)]))
        if view.exploded(seat):
            parts.append(Text(texts.say("quacks-exploded"), style="bold #ff5c3a"))
        elif view.stopped(seat) and view.phase in BREWING:
            parts.append(Text(texts.say("quacks-stopped"), style="bold"))
        if seat != view.seat:
            if view.patient(seat):
                patient = marked(texts, view.patient(seat))
                parts.append(Text(f"{patient} {view.essence(seat)}/{TOP}"))
            if view.has_tubes():
                parts.append(Text(f"{texts.say('quacks-tubes')} {view.tube(seat)}/{LAST_GLASS}"))
            if view.witches():
                parts.append(Text(self.pennies(view, seat)))
        for label, names in view.beside(seat).items():
            if names and (label != "cup" or seat != view.seat):
                parts.append(Text.assemble(texts.say(f"quacks-{label}"), " ", self.row_of(names)))
        return Text(" · ").join(parts)

    def pennies(self, view: QuacksView, seat: int) -> str:
        pennies = ", ".join(self.texts.say(f"quacks-penny-{name}") for name in view.unspent(seat))
        return self.texts.say("quacks-pennies", pennies=pennies or "—")

    def row_of(self, names: list[str]) -> Text:
        """Chips one after the other, as signs and values."""
        return Text(" ").join(chip(name) for name in names)

    def chips(self, names: list[str]) -> Text:
        """Chips in one phrase, copies together, in their colours."""
        text = Text()
        for i, (name, n) in enumerate(Counter(sorted_chips(names)).items()):
            text.append(", " if i else "")
            text.append(f"{SIGN[colour_of(name)]} {chip_name(self.texts, name)}", style=INK[colour_of(name)])
            if n > 1:
                text.append(f" ×{n}")
        return text

    # ------------------------------------------------------------ witches and shop

    def witches(self, view: QuacksView) -> Text:
        """The witches who can be called, each with her penny; who has been called is faint."""
        texts = self.texts
        text = Text(texts.say("quacks-witches"), style="dim")
        unspent = view.unspent(max(0, view.seat))
        for id in view.witches():
            penny = PENNY_NAMES[witches.BY_ID[id].penny]
            style = "not dim" if penny in unspent else "dim strike"
            text.append(f"\n  {texts.say(f'quacks-penny-{penny}'):>7} ", style="dim")
            text.append(marked(texts, id), style=style)
        if view.visitor:
            text.append(f"\n  {texts.say('quacks-visitor'):>7} ", style="dim")
            text.append(marked(texts, view.visitor), style="not dim")
        return text

    def shop(self, view: QuacksView, numbers: dict[str, int] | None) -> Text:
        """What is on sale: value, price and how many are left; the number of a chip on offer."""
        text = Text(f"{self.texts.say('quacks-shop')} ({self.texts.say('quacks-shop-key')})", style="dim")
        colour = -1
        for ware in view.for_sale():
            if ware.colour != colour:
                colour = ware.colour
                sure = confidence(view.book(colour)) == "high"
                mark = " " if sure else RECONSTRUCTED
                ink = f"not dim {INK[colour_of(ware.name)]}"
                text.append(
                    f"\n{SIGN[colour_of(ware.name)]} {colour_name(self.texts, ware):7}{mark}", style=ink
                )
            text.append_text(self.ware(view, ware, numbers))
        return text

    def ware(self, view: QuacksView, chip: Chip, numbers: dict[str, int] | None) -> Text:
        number = (numbers or {}).get(chip.name, 0)
        faint = not view.left(chip) or not view.is_open(chip) or (numbers is not None and not number)
        text = Text(" ", style="dim" if faint else "not dim")
        if number:
            text.append(f"{number})", style="bold #7fd4e8")
        text.append(f"{chip.value}", style="bold")
        text.append(f"·{view.price(chip)}¢", style="" if faint else "yellow")
        if numbers is None:
            text.append(f"×{view.left(chip)}", style="dim")
        text.append(" " * (11 - len(text.plain)))
        return text

    # ------------------------------------------------------------ what is mine

    def mine(self, view: QuacksView, seat: int) -> RenderableType:
        """The bag, what stopping now would bring, and the odds."""
        text = Text(self.texts.say("quacks-bag", chips=""), style="dim")
        bag = self.chips([c.name for c in view.bag()])
        text.append_text(Text.assemble(bag, style="not dim"))
        return Group(text, self.outlook(view, seat))

    def risk(self, view: QuacksView, seat: int) -> float | None:
        """The probability that the next draw explodes; None when nobody draws."""
        if not view.bag() or view.exploded(seat) or view.phase not in ("brewing", "signal"):
            return None
        if view.safe_now(seat):
            return 0.0
        return explosion_odds(view.bag(), view.white(seat), view.limit(seat))

    def outlook(self, view: QuacksView, seat: int) -> Text:
        """What the scoring space brings; the risk in figures and as a bar."""
        texts = self.texts
        space = view.scoring_space(seat)
        coins, points, ruby = space_shows(space)
        text = Text(texts.say("quacks-next", space=space, coins=coins, points=points))
        if ruby:
            text.append(" ♦", style="bold #e0405a")
        risk = self.risk(view, seat)
        if risk is not None:
            style = "bold #58b35a" if risk < 0.15 else "bold #f2d33c" if risk < 0.35 else "bold #ff5c3a"
            text.append(" · " + texts.say("quacks-odds", percent=f"{100 * risk:.0f}"))
            full = round(10 * risk)
            text.append(f" {'█' * full}{'░' * (10 - full)}", style=style)
        return text

    def foretold(self, view: QuacksView, seat: int) -> list[Text]:
        """How potions end, on average, for brewers of more or less courage."""
        if self.risk(view, seat) is None:
            return []
        out = [Text(self.texts.say("quacks-foretold"), style="dim")]
        for risk in RISKS:
            found = ending(
                view.bag(), Policy(risk=risk), view.position(seat), view.white(seat), view.limit(seat)
            )
            said = self.texts.say(
                "quacks-foretold-risk",
                percent=f"{100 * risk:.0f}",
                space=self.texts.decimal(found.mean_space() + 1, 1),
                burst=f"{100 * found.explosion:.0f}",
            )
            out.append(Text(f"  {said}"))
        return out

    # ------------------------------------------------------------ plain lines

    def plain_table(self, view: QuacksView, seat: int, whole: bool) -> list[str]:
        """The same as lines without colours and columns, for screen readers."""
        texts = self.texts
        out = [self.heading_text(view)]
        if whole:
            out.append(self.card(view).plain.replace("\n", ". "))
            out += [self.plain_player(view, player) for player in range(view.n_players)]
            if view.witches():
                names = [word.strip() for word in self.witches(view).plain.split("\n")]
                out.append(texts.say("quacks-line", label=names[0], text=", ".join(names[1:])))
            out.append(self.plain_shop(view))
        return out + self.plain_mine(view, seat)

    def plain_shop(self, view: QuacksView, colour: int | None = None) -> str:
        """What is on sale, of all colours or of one, in one line."""
        texts = self.texts
        wares = [
            f"{chip_name(texts, c.name)} {view.price(c)}¢ ×{view.left(c)}"
            for c in view.for_sale()
            if (view.is_open(c) if colour is None else c.colour == colour)
        ]
        what = ", ".join(wares) or texts.say("quacks-no-card")
        return texts.say("quacks-line", label=texts.say("quacks-shop"), text=what)

    def plain_mine(self, view: QuacksView, seat: int) -> list[str]:
        """The bag and the odds, in words."""
        bag = Counter(sorted_chips([c.name for c in view.bag()]))
        chips = [chip_name(self.texts, name) + (f" ×{n}" if n > 1 else "") for name, n in bag.items()]
        said = self.texts.say("quacks-bag", chips=", ".join(chips))
        return [said, self.outlook(view, seat).plain.rstrip("█░ ")]

    def plain_player(self, view: QuacksView, seat: int) -> str:
        """A player in one line, in words."""
        texts = self.texts
        first = texts.say("quacks-first") if seat == view.first else ""
        parts = [
            texts.say("quacks-points", n=view.points(seat)),
            texts.say("quacks-rubies", n=view.rubies(seat)),
            texts.say("quacks-flask-full" if view.flask(seat) else "quacks-flask-empty"),
            texts.say("quacks-white", n=view.white(seat), limit=view.limit(seat)),
            texts.say("quacks-droplet", n=view.droplet(seat)),
        ]
        if view.rat(seat):
            parts.append(texts.say("quacks-rat", n=view.rat(seat)))
        if view.has_tubes():
            parts.append(f"{texts.say('quacks-tubes')} {view.tube(seat)}/{LAST_GLASS}")
        if view.patient(seat):
            parts.append(f"{called(texts, view.patient(seat))} {view.essence(seat)}/{TOP}")
        if view.witches():
            parts.append(self.pennies(view, seat))
        if view.exploded(seat):
            parts.append(texts.say("quacks-exploded"))
        elif view.stopped(seat) and view.phase in BREWING:
            parts.append(texts.say("quacks-stopped"))
        pot = [f"{chip_name(texts, x.chip.name)} @{x.space}" for x in view.pot(seat)]
        if pot:
            parts.append(", ".join(pot))
        for label, names in view.beside(seat).items():
            if names:
                listed = ", ".join(chip_name(texts, name) for name in names)
                parts.append(f"{texts.say(f'quacks-{label}')} {listed}")
        name = f"{LETTERS[seat]} {self.people.names[seat]}{first}"
        return texts.say("quacks-line", label=name, text=" · ".join(parts))

    # ------------------------------------------------------------ texts and the end

    def component(self, id: str) -> RenderableType:
        """Its name and what it does; where figures were read from pictures, that is said."""
        message = known(id)
        text = Text.assemble((self.texts.say(message), "bold"), "\n", self.texts.say(f"{message}.text"))
        if confidence(id) != "high":
            text.append(f"\n{RECONSTRUCTED} {self.texts.say('web-reconstructed')}", style="dim")
        return text

    def books(self, view: QuacksView) -> RenderableType:
        """Every book, witch and patient in play, and what it does."""
        out: list[RenderableType] = []
        patients = dict.fromkeys(view.patient(seat) for seat in range(view.n_players))
        for id in [*view.books(), *view.witches(), view.visitor, *patients]:
            if id:
                ink = INK.get(colour_of(id), "#c9a0e8")
                text = Text(marked(self.texts, id), style=f"bold {ink}")
                text.append(f" ({self.number(id)})", style="dim not bold")
                text.append("  " + self.texts.say(f"{known(id)}.text"), style="default not bold")
                out.append(text)
        if self.uncertain(view):
            out.append(Text(f"{RECONSTRUCTED} {self.texts.say('web-reconstructed')}", style="dim"))
        return Group(*out)

    def number(self, id: str) -> str:
        """A book's colour and number; of anything else, what it is."""
        kind = known(id).split("-")[1]
        if kind != "book":
            return self.texts.say(f"quacks-kind-{kind}")
        colour, _, number = id.partition("-")
        said = self.texts.say(f"quacks-chip-{colour}" if colour == "locoweed" else f"quacks-chip-{colour}-1")
        said = said.removesuffix(" 1")
        return f"{said} {number}" if number.isdecimal() else said

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


def side_by_side(left: RenderableType, right: RenderableType) -> RenderableType:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=WIDTH, no_wrap=True)
    grid.add_column()
    grid.add_row(left, right)
    return grid
