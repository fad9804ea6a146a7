"""The table of Alchemists on a terminal: board, theories, players, the deduction sheet, your things."""

from collections.abc import Iterable
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from chaudron.cli.alchemists.grid import GRID_WIDTH, TRIANGLE_WIDTH, Paper
from chaudron.cli.alchemists.notebook import Shelf
from chaudron.cli.alchemists.words import (
    INK,
    STAR,
    components,
    counted,
    ingredient,
    ingredients,
    is_uncertain,
    named,
    order_space,
    painted,
    potion_ink,
    potion_sign,
    seal,
    short,
    space,
    trigger,
    triggers,
)
from chaudron.cli.people import COLOURS as SEAT_COLOURS
from chaudron.cli.people import LETTERS, People
from chaudron.games.alchemists.alchemy import ALCHEMICALS, COLOURS, INGREDIENTS, PARTS, POTIONS
from chaudron.games.alchemists.artifacts import ARTIFACTS
from chaudron.games.alchemists.tables import N_SPACES, ROUNDS, SPACE_NAMES, adventurers, busy_boards, grants
from chaudron.games.alchemists.view import AlchemistsView
from chaudron.locales import Texts

GAP = 2
BESIDE = 98  # columns that board and deduction sheet need beside each other
LABELS = 12  # columns that labels may need
NAME = 14  # columns for the name of an action space
ZONES = {"red": INK[0], "green": INK[1], "blue": INK[2], "plain": ""}
# What every player has, by what it is counted in.
FIGURES = {
    "reputation": "reputation",
    "gold": "gold",
    "ingredients": "ingredients",
    "favours": "favours",
    "seals_left": "seals",
    "books": "books",
    "approval": "approval",
}
SCORES = (
    "reputation", "artifacts", "cheap_secrets", "grants", "gold", "reports", "golem", "theories", "articles",
    "wisdom_idol",
)  # fmt: skip


class Screen:
    """Draws what one seat sees."""

    def __init__(self, people: People, shelf: Shelf) -> None:
        self.people = people
        self.texts: Texts = people.texts
        self.shelf = shelf
        self.paper = Paper(people.texts)

    # ------------------------------------------------------------ the whole table

    def table(self, view: AlchemistsView, width: int) -> RenderableType:
        body: RenderableType
        beside = width >= BESIDE and view.seat >= 0
        board = Group(*self.board(view, width - GRID_WIDTH - GAP if beside else width))
        if beside:
            grid = Grid.grid(padding=(0, GAP, 0, 0))
            grid.add_column(width=width - GRID_WIDTH - GAP)
            grid.add_column(width=GRID_WIDTH, no_wrap=True)
            grid.add_row(board, self.sheet(view, upright=True))
            body = grid
        elif view.seat >= 0:
            body = Group(board, self.sheet(view, upright=width < GRID_WIDTH + TRIANGLE_WIDTH))
        else:
            body = board
        heading = Rule(Text(self.heading(view), style="bold"), style="dim", align="left")
        return Group(heading, body)

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

    def look(self, view: AlchemistsView) -> dict[str, Any]:
        return cast("dict[str, Any]", view.dump())

    def sheet(self, view: AlchemistsView, upright: bool) -> RenderableType:
        """Grid and triangle, one above or beside the other."""
        book = self.shelf.of(view)
        grid = [*self.paper.grid(book), self.paper.legend(book)]
        triangle = [*self.paper.triangle(book, view.public_facts()), self.paper.triangle_legend(book)]
        if upright:
            return Group(*grid, Text(), *triangle)
        both = Grid.grid(padding=(0, 1, 0, 0))
        both.add_column(width=GRID_WIDTH)
        both.add_column()
        both.add_row(Group(*grid), Group(*triangle))
        return both

    # ------------------------------------------------------------ the board

    def board(self, view: AlchemistsView, width: int) -> list[RenderableType]:
        """Everything that lies open: what has a name stands beside it."""
        look = self.look(view)
        rows = self.rows(view, look, width)
        wide = max(len(label) for label, _ in rows) + 1
        grid = Grid.grid()
        grid.add_column(width=wide, style="dim")
        grid.add_column()
        for label, what in rows:
            grid.add_row(label, what)
        footnote = [Text(self.texts.say("alchemists-footnote"), style="dim italic")]
        starred = any(STAR in what.plain for _, what in rows)
        return [
            *in_columns(self.actions(view, look), width),
            grid,
            *self.players(view, look),
            *(footnote if starred else []),
        ]

    def rows(self, view: AlchemistsView, look: dict[str, Any], width: int) -> list[tuple[str, Text]]:
        """What lies on the board, each with its name."""
        say = self.texts.say
        rows = [
            (say("alchemists-order"), self.order(view, look)),
            (say("alchemists-row"), self.row(look)),
            (say("alchemists-adventurer"), self.adventurer(view, look)),
            (say("alchemists-on-sale"), self.market(view, look)),
            (say("alchemists-grants"), self.grants(look)),
        ]
        if "on_study" in look:
            rows.append((say("alchemists-king"), self.king(look)))
        theories = in_columns(self.theories(look), width - LABELS)
        for n, theory in enumerate(theories or [Text(say("alchemists-none-yet"), style="dim")]):
            rows.append((say("alchemists-theories") if n == 0 else "", theory))
        if "articles" in look:
            for n, article in enumerate(self.articles(look)):
                rows.append((say("alchemists-articles") if n == 0 else "", article))
        return rows

    def line(self, name: str, what: str) -> str:
        return self.texts.say("alchemists-line", name=name, what=what)

    def label(self, message: str) -> Text:
        return Text.assemble((self.texts.say(message), "dim"), " ")

    def order(self, view: AlchemistsView, look: dict[str, Any]) -> Text:
        """Who stands where in the order; who still has to choose."""
        texts = self.texts
        text = Text()
        board = view.order_board()
        parts: list[Text] = []
        for seat in view.play_order():
            flask = view.flask(seat)
            if flask >= 0:
                place = "↓" if flask >= len(board.spaces) else str(flask + 1)
                parts.append(Text.assemble(f"{place} ", self.name(seat)))
        waiting = [seat for seat in range(view.n_players) if view.flask(seat) < 0]
        if waiting and parts:
            parts.append(Text(texts.say("alchemists-order-open"), style="dim"))
        text.append_text(
            Text(" · ").join(parts) if parts else Text(texts.say("alchemists-order-none"), "dim")
        )
        if board.id != "base":
            text.append(f"  [{named(texts, 'board', board.id)}", style="dim")
            if look.get("next_board"):
                following = named(texts, "board", look["next_board"]["id"])
                text.append(texts.say("alchemists-order-next", board=following), style="dim")
            text.append("]", style="dim")
        return text

    def name(self, seat: int) -> Text:
        return Text(f"{LETTERS[seat]} {self.people.names[seat]}", style=f"bold {SEAT_COLOURS[seat]}")

    def actions(self, view: AlchemistsView, look: dict[str, Any]) -> list[Text]:
        """The action spaces with their costs in cubes, and whose cubes lie there."""
        cells: list[Text] = []
        for number in range(N_SPACES):
            name = SPACE_NAMES[number]
            if name in ("study_golem", "visit_library") and not view.has_golem:
                continue
            is_open = view.space_open(number)
            cell = Text(f"{space(self.texts, name):<{NAME}}", style="" if is_open else "dim")
            cost = "·".join(str(n) for n in view.cube_costs(number)) if is_open else "–"
            cell.append(f"{cost:<6}", style="dim")
            cell.append_text(self.cubes([(seat, view.placed(seat)[number]) for seat in view.play_order()]))
            cells.append(cell)
        custodians = [(p["seat"], p["custodians"]) for p in look["players"] if p["custodians"]]
        if custodians:
            cell = Text(f"{space(self.texts, 'custodian'):<{NAME}}").append(f"{'1':<6}", style="dim")
            cells.append(cell.append_text(self.cubes(custodians)))
        return cells

    def cubes(self, placed: list[tuple[int, int]]) -> Text:
        """One letter per action, in the colour of its player."""
        text = Text()
        for seat, n in placed:
            if n:
                text.append(" " if text else "")
                text.append(LETTERS[seat] * n, style=f"bold black on {SEAT_COLOURS[seat]}")
        return text

    def row(self, look: dict[str, Any]) -> Text:
        there = ingredients(self.texts, sorted(look["row"], key=INGREDIENTS.index))
        text = Text(there or self.texts.say("nothing"))
        return text.append(
            "  " + self.texts.say("alchemists-deck", n=look["deck"], k=look["discard"]), style="dim"
        )

    def adventurer(self, view: AlchemistsView, look: dict[str, Any]) -> Text:
        """Who buys what this round, what is sold, who comes next."""
        texts = self.texts
        text = Text()
        came: list[str] = look["adventurers"]
        now = came[view.round - 2] if view.round >= 2 else ""
        coming = max(0, view.round - 1)
        following = came[coming] if len(came) > coming else ""
        if now:
            text.append(texts.say(f"alchemists-adventurer-{now}"), style="bold")
            for place, potion in enumerate(view.potions_wanted()):
                closed = potion not in view.open_sales()
                style = f"{potion_ink(potion)} {'dim' if closed else 'bold'}"
                text.append(" ").append(potion_sign(texts, potion), style=style)
                if place in look["sold"]:
                    text.append(texts.say("alchemists-sold"), style="dim")
                elif closed:
                    text.append(texts.say("alchemists-closed"), style="dim")
            text.append(STAR if view.n_players < 4 else "", style="dim")
        else:
            text.append(texts.say("alchemists-no-adventurer"), style="dim")
        if following:
            name = texts.say(f"alchemists-adventurer-{following}")
            text.append(texts.say("alchemists-next-adventurer", name=name), style="dim")
            for potion in adventurers()[following]:
                text.append(" " + potion_sign(texts, potion), style=f"dim {potion_ink(potion)}")
        if not look["happy"]:
            text.append("\n" + texts.say("alchemists-unhappy"), style="bold yellow")
        return text

    def market(self, view: AlchemistsView, look: dict[str, Any]) -> Text:
        """The artifacts on sale, with what they cost the viewer."""
        parts = [self.offer(view, id) for id in look["on_sale"]]
        smuggled = (look.get("smuggled") or [""])[0]
        if smuggled:
            part = self.offer(view, smuggled)
            parts.append(part.append(self.texts.say("alchemists-smuggled"), style="dim"))
        return Text(" · ").join(parts) if parts else Text(self.texts.say("nothing"), style="dim")

    def offer(self, view: AlchemistsView, id: str) -> Text:
        cost = view.artifact_price(id) if view.seat >= 0 else ARTIFACTS[id].cost
        return Text.assemble(named(self.texts, "artifact", id), (f" {cost}", "yellow"))

    def theories(self, look: dict[str, Any]) -> list[Text]:
        """The theories board: what is claimed of each ingredient, and whose seals lie there."""
        texts = self.texts
        out: list[Text] = []
        for i, name in enumerate(INGREDIENTS):
            theory = look["theories"][name]
            if theory is None:
                continue
            number = ALCHEMICALS.index(theory["alchemical"])
            line = Text(f"{ingredient(texts, i):<10} {ALCHEMICALS[number]} ")
            line.append_text(painted(texts, number)).append("  ").append_text(self.seals(theory["seals"]))
            if theory["conflict"]:
                line.append(texts.say("alchemists-conflict"), style="bold red")
            out.append(line)
        return out

    def seals(self, seals: list[dict[str, Any]]) -> Text:
        """Whose seals; what they vouch for only where the viewer may know."""
        text = Text()
        for one in seals:
            kind = seal(self.texts, one["seal"]) if "seal" in one else "?"
            text.append(f"{LETTERS[one['seat']]}{kind} ", style=f"bold {SEAT_COLOURS[one['seat']]}")
        return text

    def articles(self, look: dict[str, Any]) -> list[Text]:
        """The encyclopedia: an article per colour."""
        out = []
        for c, colour in enumerate(COLOURS):
            article = look["articles"][colour]
            text = Text(f"{self.texts.say(f'alchemists-colour-{colour}'):<6}", style=INK[c])
            if article is None:
                out.append(text.append("–", style="dim"))
                continue
            said = [ingredient(self.texts, word[:-1]) + word[-1] for word in article["entries"]]
            text.append(" ".join(said) + "  ", style="default")
            out.append(text.append_text(self.seals(article["seals"])))
        return out

    def grants(self, look: dict[str, Any]) -> Text:
        """The grants: which theories each wants, and who has it."""
        parts = []
        for grant in look["grants"]:
            wanted = [short(self.texts, INGREDIENTS.index(name)) for name in grant["ingredients"]]
            what = "+".join(wanted) or self.texts.say("alchemists-two-articles")
            part = Text(what + (STAR if is_uncertain("grant", grant["id"]) else ""), style="dim")
            if grant["owner"] is not None:
                owner = grant["owner"]
                part = Text.assemble(part, (f" {LETTERS[owner]}", f"bold {SEAT_COLOURS[owner]}"))
            parts.append(part)
        return Text(" ").join(parts)

    def king(self, look: dict[str, Any]) -> Text:
        """The king's approval tokens."""
        said = self.texts.say("alchemists-approval", n=look["on_study"], k=look["approval"])
        return Text(said + (STAR if len(look["players"]) > 2 else ""))

    # ------------------------------------------------------------ players

    def players(self, view: AlchemistsView, look: dict[str, Any]) -> list[RenderableType]:
        """A line of figures for every player, and one of possessions."""
        columns = [what for what in FIGURES if any(what in p for p in look["players"])]
        heads = [self.texts.say(f"alchemists-column-{what}") for what in columns]
        wide = max(len(name) for name in self.people.names) + 4
        out: list[RenderableType] = [Text(" " * wide + " ".join(heads), style="dim")]
        for p in look["players"]:
            line = Text("▶" if p["seat"] == look["first"] else " ").append_text(self.name(p["seat"]))
            line.pad_right(wide - line.cell_len)
            for what, head in zip(columns, heads, strict=True):
                figure = f"{p.get(what, '?'):>{len(head)}} "
                line.append(figure, style=ZONES[p["zone"]] if what == "reputation" else "")
            out.append(line)
            more = self.possessions(p)
            if more:
                out.append(Padding(Text("; ".join(more), style="dim"), (0, 0, 0, 3)))
        return out

    def possessions(self, p: dict[str, Any]) -> list[str]:
        """A player's artifacts, grants, potions made, and what ails them."""
        texts = self.texts
        more = [texts.say(f"alchemists-zone-{p['zone']}")] if p["zone"] != "plain" else []
        more += [", ".join(named(texts, "artifact", id) for id in p["artifacts"])]
        more += [", ".join(named(texts, "grant", id) for id in p["grants"])]
        more += [texts.say("alchemists-hidden-artifacts", n=n) for n in [p["secret_artifacts"]] if n]
        made = [potion_sign(texts, POTIONS.index(name)) for name in p["potions"]]
        more += [texts.say("alchemists-made", potions=" ".join(made))] if made else []
        shown = [potion_sign(texts, POTIONS.index(name)) for name in p["shown"]]
        more += [texts.say("alchemists-shown", potions=" ".join(shown))] if shown else []
        more += [texts.say("alchemists-unused", n=p["unused"])] if p["unused"] else []
        more += [texts.say("alchemists-hospital", n=p["hospital"])] if p["hospital"] else []
        more += [texts.say("alchemists-paralysed")] if p["paralysed"] else []
        if p.get("animated"):
            more.append(texts.say("alchemists-animated"))
        elif p.get("tests"):
            more.append(texts.say("alchemists-tests", n=p["tests"]))
        for part in PARTS:
            n = p.get("reports", {}).get(part, 0)
            if n:
                more.append(texts.say("alchemists-reported", part=texts.say(f"alchemists-part-{part}"), n=n))
        return [part for part in more if part]

    # ------------------------------------------------------------ what is mine

    def mine(self, view: AlchemistsView, seat: int) -> Text:
        """The seat's own cards, seals and secrets."""
        return Text("\n").join(self.mine_lines(view, seat))

    def mine_lines(self, view: AlchemistsView, seat: int) -> list[Text]:
        texts = self.texts
        look = self.look(view)
        p = look["players"][max(0, seat)]
        if "hand" not in p:
            return [Text()]
        first: list[tuple[str, str]] = [
            ("alchemists-hand", ingredients(texts, p["hand"])),
            ("alchemists-favours", self.all_named("favour", p["favour_cards"] or p["drawn"])),
        ]
        seals = [f"{seal(texts, name)}×{n}" for name, n in p["seals"].items()]
        second: list[tuple[str, str]] = [("alchemists-seals", "  ".join(seals))]
        if look["phase"] == "declare":
            second.append(("alchemists-cubes", str(p["cubes"])))
        if p["secrets"]:
            second.append(("alchemists-secret", self.all_named("artifact", p["secrets"])))
        for part in PARTS:
            if p["tokens"][part] and "tests" in p:
                said = triggers(texts, "/".join(p["tokens"][part]))
                second.append(("alchemists-report", self.line(texts.say(f"alchemists-part-{part}"), said)))
        if p["under_feather"]:
            second.append(("alchemists-aside", ingredients(texts, p["under_feather"])))
        return [self.labelled(first), self.labelled(second)]

    def all_named(self, kind: str, ids: Iterable[str]) -> str:
        return counted(self.texts, [named(self.texts, kind, id) for id in ids])

    def labelled(self, parts: list[tuple[str, str]]) -> Text:
        text = Text()
        for i, (label, what) in enumerate(parts):
            text.append("   " if i else "")
            text.append_text(self.label(label)).append(what or self.texts.say("nothing"))
        return text

    def owned(self, view: AlchemistsView, seat: int) -> RenderableType:
        """Everything of yours with what it does, and everything you know."""
        texts = self.texts
        look = self.look(view)
        p = look["players"][max(0, seat)]
        out: list[RenderableType] = [self.mine(view, seat)]
        things = [("artifact", id) for id in [*p["artifacts"], *p.get("secrets", [])]]
        things += [("favour", id) for id in dict.fromkeys(p.get("favour_cards", []))]
        things += [("startup", id) for id in p.get("startup", [])]
        for kind, id in things:
            message = components()[f"{kind}:{id}"]
            text = Text("  ").append(named(texts, kind, id), style="bold")
            out.append(text.append(f"  {texts.say(f'{message}.text')}", style="not bold"))
        for grant in look["grants"]:
            name = named(texts, "grant", grant["id"])
            out.append(Text.assemble("  ", (name, "bold"), "  ", self.grant_text(grant["id"])))
        return Group(*out)

    # ------------------------------------------------------------ plain lines

    def plain_table(self, view: AlchemistsView, seat: int, whole: bool) -> list[str]:
        """The same as lines without colours and columns, for screen readers."""
        out = [self.heading(view)]
        if whole:
            out += self.plain_board(view)
            if view.seat >= 0:
                out += self.paper.plain(self.shelf.of(view), view.public_facts())
        return out + [line.plain for line in self.mine_lines(view, seat) if line.plain]

    def plain_board(self, view: AlchemistsView) -> list[str]:
        """The board as lines: every name with what belongs to it."""
        look = self.look(view)
        spaces = [" ".join(cell.plain.split()) for cell in self.actions(view, look)]
        out = [self.line(self.texts.say("alchemists-spaces"), "; ".join(spaces))]
        named_last = ""
        for label, what in self.rows(view, look, 0):
            named_last = label or named_last
            out.append(self.line(named_last, " ".join(what.plain.split())))
        for p in look["players"]:
            has = [
                self.texts.say(f"alchemists-amount-{FIGURES[what]}", n=p[what], k=p[what])
                for what in FIGURES
                if what in p
            ]
            name = f"{LETTERS[p['seat']]} {self.people.names[p['seat']]}"
            out.append(self.line(name, "; ".join([", ".join(has), *self.possessions(p)])))
        if any(STAR in line for line in out):
            out.append(self.texts.say("alchemists-footnote"))
        return out

    # ------------------------------------------------------------ texts

    def component(self, kind: str, id: str) -> RenderableType:
        """Its name and what it does; where figures are reconstructed, that is said."""
        texts = self.texts
        message = components()[f"{kind}:{id}"]
        text = Text(texts.say(message), style="bold")
        if kind == "artifact":
            artifact = ARTIFACTS[id]
            figures = texts.say(
                "alchemists-artifact-figures",
                level=artifact.level,
                cost=artifact.cost,
                points=artifact.points,
            )
            text.append(f"  {figures}", style="dim not bold")
        if kind == "board":
            (board,) = [b for b in busy_boards() if b.id == id]
            for n, place in enumerate(board.spaces, 1):
                least = (
                    texts.say("alchemists-players", n=place.least_players) if place.least_players > 2 else ""
                )
                text.append(f"\n  {n} {order_space(texts, place)}{least}", style="not bold")
            text.append(f"\n  ↓ {order_space(texts, board.bottom)}", style="not bold")
        elif kind == "grant":
            text.append(f"\n{self.grant_text(id)}", style="not bold")
        else:
            text.append(f"\n{texts.say(f'{message}.text')}", style="not bold")
        if is_uncertain(kind, id):
            text.append(f"\n{texts.say('alchemists-reconstructed')}", style="dim not bold")
        return text

    def grant_text(self, id: str) -> str:
        (grant,) = [g for g in grants(True) if g.id == id]
        wanted = ", ".join(ingredient(self.texts, i) for i in grant.ingredients)
        wanted = wanted or self.texts.say("alchemists-two-articles")
        return self.texts.say("alchemists-grant-text", wanted=wanted, gold=grant.gold, points=grant.points)

    # ------------------------------------------------------------ the end

    def ending(self, view: AlchemistsView, plain: bool) -> RenderableType:
        """The great revelation, then every player's points."""
        look = self.look(view)
        out: list[RenderableType] = [*self.revelation(look)]
        ranks: list[int] = look["standings"]
        order = sorted(range(view.n_players), key=lambda seat: ranks[seat])
        used = [what for what in SCORES if any(p["score"].get(what) for p in look["players"])]
        if plain:
            out += [self.score_line(look, seat, ranks[seat], used) for seat in order]
        else:
            out.append(self.score_table(look, order, ranks, used))
        out.append(Text(self.verdict(ranks), style="bold"))
        return Group(*out)

    def revelation(self, look: dict[str, Any]) -> list[Text]:
        texts = self.texts
        text = self.label("alchemists-revelation")
        parts = []
        for i, name in enumerate(INGREDIENTS):
            number = ALCHEMICALS.index(look["assignment"][name])
            parts.append(Text.assemble(f"{ingredient(texts, i)} ", painted(texts, number)))
        text.append_text(Text(" · ").join(parts))
        if look["golem"] is None:
            return [text]
        said = []
        for part in str(look["golem"]).split(", "):
            name, _, found = part.partition(" ")
            said.append(self.line(texts.say(f"alchemists-part-{name}"), trigger(texts, found)))
        return [text, self.label("alchemists-golem").append(", ".join(said))]

    def score_line(self, look: dict[str, Any], seat: int, rank: int, used: list[str]) -> Text:
        p = look["players"][seat]
        parts = [f"{self.texts.say(f'alchemists-score-{what}')} {p['score'][what]}" for what in used]
        return Text(
            self.texts.say(
                "alchemists-score-line",
                rank=rank,
                name=self.people.names[seat],
                points=p["points"],
                parts=", ".join(parts),
            )
        )

    def score_table(
        self, look: dict[str, Any], order: list[int], ranks: list[int], used: list[str]
    ) -> RenderableType:
        """A line per kind of points, a column per player: it stays narrow."""
        grid = Grid(border_style="dim")
        grid.add_column("")
        for seat in order:
            grid.add_column(self.name(seat), justify="right")
        for what in used:
            row = [str(look["players"][seat]["score"][what]) for seat in order]
            grid.add_row(self.texts.say(f"alchemists-score-{what}"), *row)
        grid.add_section()
        points = [Text(str(look["players"][seat]["points"]), style="bold") for seat in order]
        grid.add_row(Text(self.texts.say("end-points"), style="bold"), *points)
        left = [str(look["players"][seat].get("gold", "")) for seat in order]
        grid.add_row(Text(self.texts.say("alchemists-left-gold"), style="dim"), *left)
        grid.add_row(Text(self.texts.say("alchemists-rank"), style="dim"), *[str(ranks[s]) for s in order])
        return grid

    def verdict(self, ranks: list[int]) -> str:
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        if len(winners) > 1:
            return self.texts.say("end-tie", names=self.texts.listed(self.people.names[s] for s in winners))
        if winners[0] == self.people.you:
            return self.texts.say("end-you-win")
        return self.texts.say("end-winner", name=self.people.names[winners[0]])


def in_columns(cells: list[Text], width: int) -> list[Text]:
    """Short texts in two columns, if two fit; one per line where there are no columns (width 0)."""
    rows = (len(cells) + 1) // 2
    if len(cells) < 2:
        return cells
    half = max(width // 2, max(cell.cell_len for cell in cells[:rows]) + 2)
    if half + max(cell.cell_len for cell in cells[rows:]) > width:
        return cells
    out = []
    for left, right in zip(cells[:rows], [*cells[rows:], Text()], strict=False):
        line = left.copy()
        line.pad_right(half - line.cell_len)
        out.append(line.append_text(right))
    return out
