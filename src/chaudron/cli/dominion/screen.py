"""Dominion's table on a terminal: Supply, players, cards in play, hand; in colour or in plain lines."""

from collections import Counter

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from chaudron.cli.dominion import words
from chaudron.cli.dominion.narrate import mat_name, pile_name
from chaudron.cli.dominion.questions import by_type, price, style_of
from chaudron.cli.people import COLOURS, LETTERS, People
from chaudron.games.dominion.card import BY_NAME, TYPE_NAMES
from chaudron.games.dominion.shapes import PileView, PlayerView, View
from chaudron.locales import Texts

CELL = 26  # columns that one pile of the Supply needs at least
PHASES = {"treasures": "buy", "clean_up": "cleanup"}


class Screen:
    """Draws what one seat sees."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.texts: Texts = people.texts

    # ------------------------------------------------------------ the whole table

    def table(self, table: View, width: int, numbers: dict[str, int] | None = None) -> RenderableType:
        """Everything above the log and the question; `numbers` are those of the cards on offer."""
        parts: list[RenderableType] = [self.heading(table), self.supply(table, width, numbers)]
        parts.append(Rule(style="dim", characters="─"))
        parts += [self.player(table, p) for p in table["players"]]
        return Group(*parts)

    def mine(self, table: View, seat: int) -> RenderableType:
        """The hand of the person who decides, between the log and the question."""
        player = table["players"][seat]
        return self.labelled("label-hand", self.cards(player["hand"]))

    def plain_table(self, table: View, seat: int, whole: bool) -> list[str]:
        """The same as lines without colours and columns, for screen readers."""
        texts = self.texts
        lines = [self.heading_text(table)]
        if whole:
            for title, piles in self.groups(table):
                shown = ", ".join(self.pile(table, pile).plain.strip() for pile in piles)
                lines.append(texts.say("label-of", label=title, what=shown))
            lines += [self.player(table, p).plain for p in table["players"]]
        hand = self.cards(table["players"][seat]["hand"]).plain
        lines.append(texts.say("label-of", label=texts.say("label-hand"), what=hand))
        return lines

    # ------------------------------------------------------------ the turn

    def heading(self, table: View) -> RenderableType:
        return Rule(Text(self.heading_text(table), style="bold"), style="dim", align="left")

    def heading_text(self, table: View) -> str:
        texts = self.texts
        current = table["players"][table["current"]]
        phase = PHASES.get(table["phase"], table["phase"])
        parts = [
            texts.say("heading-turn", n=current["turns"], name=self.people.names[current["seat"]]),
            texts.say(f"dominion-phase-{phase}"),
            texts.say("dominion-amount-actions", n=table["actions"]),
            texts.say("dominion-amount-buys", n=table["buys"]),
            texts.say("dominion-amount-coins", n=table["coins"]),
        ]
        if table["potions"]:
            parts.append(texts.say("dominion-amount-potions", n=table["potions"]))
        return " · ".join(parts)

    # ------------------------------------------------------------ the Supply

    def groups(self, table: View) -> list[tuple[str, list[PileView]]]:
        """Basic piles, the kingdom, and piles outside the Supply, each with a title."""
        kingdom = [p for p in table["piles"] if p["pile"] in table["kingdom"]]
        kingdom.sort(key=lambda p: (BY_NAME[p["pile"]].cost, BY_NAME[p["pile"]].potion, p["pile"]))
        basic = [p for p in table["piles"] if p not in kingdom and p.get("supply", True)]
        beside = [p for p in table["piles"] if p not in kingdom and not p.get("supply", True)]
        groups = [("label-basic", basic), ("label-kingdom", kingdom), ("label-beside", beside)]
        return [(self.texts.say(title), piles) for title, piles in groups if piles]

    def supply(self, table: View, width: int, numbers: dict[str, int] | None) -> RenderableType:
        columns = max(1, min(5, width // CELL))
        room = width // columns - 1
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for _ in range(columns):
            grid.add_column(width=room, no_wrap=True, overflow="ellipsis")
        for _, piles in self.groups(table):
            cells = [self.pile(table, pile, numbers or {}, numbers is not None, room) for pile in piles]
            for i in range(0, len(cells), columns):
                grid.add_row(*cells[i : i + columns])
        return grid

    def pile(
        self,
        table: View,
        pile: PileView,
        numbers: dict[str, int] | None = None,
        choosing: bool = False,
        room: int = 1000,
    ) -> Text:
        """`4 Smithy ×10`, with the tokens that lie on it, and its number if it may be chosen."""
        texts = self.texts
        card = pile.get("card", pile["pile"])
        empty = pile["left"] == 0
        number = 0 if numbers is None else numbers.get(card, 0)
        faint = empty or (choosing and not number)
        style = style_of(BY_NAME[card]) if card in BY_NAME else ""
        text = Text()
        if numbers is not None:
            text.append(f"{number or '':>2}", style="bold reverse" if number else "")
            text.append(" ")
        cost = price(pile["cost"], pile.get("potion", 0)) if "cost" in pile else ""
        text.append(f"{cost:>2} ", style="dim" if faint else "yellow")
        tail = f" ×{pile['left']}"
        if pile["pile"] == table["bane"]:
            tail += f" [{texts.say('dominion-pile-bane')}]"
        for token, n in pile.get("tokens", {}).items():
            tail += f" ●{n}" if numbers is not None else f" [{words.card(texts, token)} {n}]"
        name = Text(self.pile_name(pile), style=f"dim {style}" if faint else style)
        name.truncate(max(8, room - text.cell_len - cell_len(tail)), overflow="ellipsis")
        text.append_text(name)
        text.append(tail, style="dim")
        return text

    def pile_name(self, pile: PileView) -> str:
        """The pile's name; of a pile of different cards also the card on top."""
        texts = self.texts
        card, name = pile.get("card"), pile["pile"]
        if card == name:
            return words.card(texts, name)
        said = pile_name(texts, name)
        return texts.say("label-of", label=said, what=words.card(texts, card)) if card else said

    # ------------------------------------------------------------ players

    def player(self, table: View, player: PlayerView) -> Text:
        """One line per player: what anybody may count, and the cards in play."""
        texts = self.texts
        seat = player["seat"]
        text = Text("▶" if seat == table["current"] else " ")
        text.append(f"{LETTERS[seat]} {self.people.names[seat]}", style=f"bold {COLOURS[seat]}")
        text.append("  ")
        counts = [
            f"{texts.say('label-hand')} {player['hand_size']}",
            f"{texts.say('label-deck')} {player['deck_size']}",
            f"{texts.say('label-discard')} {player['discard_size']}",
        ]
        if player["discard_top"]:
            counts[-1] += f" ({words.card(texts, player['discard_top'])})"
        for kind, n in player["tokens"].items():
            message = f"dominion-token-{kind}"
            counts.append(texts.say(message, n=n) if texts.knows(message) else f"{kind} {n}")
        for mat in player["mats"]:
            shown = self.cards(mat["cards"]).plain if mat["cards"] else str(mat["size"])
            counts.append(texts.say("label-of", label=mat_name(texts, mat["name"]), what=shown))
        for aside in player["set_aside"]:
            if aside["size"]:
                shown = self.cards(aside["cards"]).plain if aside["cards"] else str(aside["size"])
                label = f"{texts.say('label-aside')} ({words.card(texts, aside['card'])})"
                counts.append(texts.say("label-of", label=label, what=shown))
        text.append(" · ".join(counts), style="dim")
        if player["aside"]:
            text.append(f" · {texts.say('label-turned-up')} ", style="dim")
            text.append_text(self.cards(player["aside"]))
        if player["in_play"]:
            text.append("\n   ")
            text.append(f"{texts.say('label-in-play')} ", style="dim")
            text.append_text(self.cards([x["card"] for x in player["in_play"]], sort=False))
        return text

    def cards(self, cards: list[str], sort: bool = True) -> Text:
        """A handful of cards, copies together, each in the colour of its type."""
        if not cards:
            return Text(self.texts.say("nothing"), style="dim")
        names = sorted(cards, key=lambda c: by_type(BY_NAME[c])) if sort else cards
        text = Text()
        for card, n in Counter(names).items():
            if text:
                text.append(", ")
            text.append(words.card(self.texts, card), style=style_of(BY_NAME[card]))
            if n > 1:
                text.append(f" ×{n}", style="dim")
        return text

    def labelled(self, label: str, text: Text) -> Text:
        return Text.assemble((self.texts.say(label) + "  ", "bold"), text)

    # ------------------------------------------------------------ on demand

    def deck(self, table: View, seat: int) -> Text:
        """Every card the person owns."""
        player = table["players"][seat]
        owned = player["hand"] + player.get("deck", []) + player.get("discard_pile", []) + player["aside"]
        owned += [x.get("printed", x["card"]) for x in player["in_play"]]
        for pile in [*player["mats"], *player["set_aside"]]:
            owned += pile["cards"]
        return Text.assemble((self.texts.say("label-owned", n=len(owned)) + "  ", "bold"), self.cards(owned))

    def trash(self, table: View) -> Text:
        return self.labelled("label-trash", self.cards(table["trash"]))

    def card(self, name: str) -> RenderableType:
        """What a card says."""
        texts = self.texts
        card = BY_NAME[name]
        types = " – ".join(texts.say(f"dominion-type-{kind}") for kind in type_names(card.types))
        title = Text.assemble(
            (words.card(texts, name), f"bold {style_of(card)}"), f"  {price(card.cost, card.potion)}  "
        )
        title.append(types, style="dim")
        return Group(title, Padding(Text(words.card_text(texts, name)), (0, 0, 0, 2)))

    # ------------------------------------------------------------ the end

    def ending(self, table: View) -> RenderableType:
        """Who won, and the points card by card."""
        texts = self.texts
        grid = Grid(title=texts.say("end-title"), title_style="bold", show_lines=False, border_style="dim")
        grid.add_column("")
        for player in table["players"]:
            seat = player["seat"]
            heading = Text(f"{LETTERS[seat]} {self.people.names[seat]}", style=f"bold {COLOURS[seat]}")
            grid.add_column(heading, justify="right")
        scored = {card for p in table["players"] for card in p.get("points_by_card", {})}
        for card in sorted(scored, key=lambda c: (BY_NAME[c].cost, c), reverse=True):
            grid.add_row(words.card(texts, card), *[self.score(p, card) for p in table["players"]])
        if any(p["tokens"].get("vp") for p in table["players"]):
            tokens = [str(p["tokens"].get("vp", 0)) for p in table["players"]]
            grid.add_row(texts.say("end-tokens"), *tokens)
        grid.add_section()
        grid.add_row(
            texts.say("end-points"), *[str(p.get("points", 0)) for p in table["players"]], style="bold"
        )
        grid.add_row(texts.say("end-turns"), *[str(p["turns"]) for p in table["players"]])
        return Group(grid, Text(self.verdict(table["standings"] or []), style="bold"))

    def plain_ending(self, table: View) -> Text:
        """The same as lines."""
        texts = self.texts
        lines = []
        for player in table["players"]:
            seat = player["seat"]
            name = f"{LETTERS[seat]} {self.people.names[seat]}"
            worth = player.get("points_by_card", {})
            parts = [
                f"{words.counted(texts, card, n)} {points}" for card, (n, points) in sorted(worth.items())
            ]
            if vp := player["tokens"].get("vp"):
                parts.append(texts.say("dominion-token-vp", n=vp))
            said = texts.say("end-line", name=name, points=player.get("points", 0), turns=player["turns"])
            lines.append(f"{said} ({', '.join(parts)})" if parts else said)
        return Text("\n".join([*lines, self.verdict(table["standings"] or [])]))

    def score(self, player: PlayerView, card: str) -> str:
        n, points = player.get("points_by_card", {}).get(card, (0, 0))
        return f"{n} × → {points}" if n else "·"

    def verdict(self, standings: list[int]) -> str:
        texts = self.texts
        winners = [self.people.names[i] for i, rank in enumerate(standings) if rank == 1]
        people = self.people
        if len(winners) > 1:
            return texts.say("end-tie", names=texts.listed(winners))
        if people.you is not None and standings[people.you] == 1:
            return texts.say("end-you-win")
        return texts.say("end-winner", name=winners[0])


def type_names(types: int) -> list[str]:
    return [name for i, name in enumerate(TYPE_NAMES) if types >> i & 1]
