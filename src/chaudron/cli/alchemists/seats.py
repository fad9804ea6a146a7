"""The players of Alchemists on a terminal: what everybody may see of them, and what is one's own."""

from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from chaudron.cli.alchemists.explain import Explainer
from chaudron.cli.alchemists.page import Page
from chaudron.cli.alchemists.words import (
    INK,
    counted,
    ingredients,
    named,
    potion_sign,
    seal,
    text_of,
    triggers,
)
from chaudron.cli.people import People
from chaudron.games.alchemists.alchemy import PARTS, POTIONS
from chaudron.games.alchemists.view import AlchemistsView

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


class Seats(Page):
    """Draws players and their things."""

    def __init__(self, people: People) -> None:
        super().__init__(people)
        self.explainer = Explainer(people)

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
            more = self.possessions(view, p)
            if more:
                out.append(Padding(Text("; ".join(more), style="dim"), (0, 0, 0, 3)))
        return out

    def possessions(self, view: AlchemistsView, p: dict[str, Any]) -> list[str]:
        """A player's artifacts, grants, potions made, and what ails them."""
        texts = self.texts
        more = [texts.say(f"alchemists-zone-{p['zone']}")] if p["zone"] != "plain" else []
        more += [", ".join(named(texts, "artifact", id, view) for id in p["artifacts"])]
        more += [", ".join(named(texts, "grant", id, view) for id in p["grants"])]
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
            ("alchemists-favours", self.all_named(view, "favour", p["favour_cards"] or p["drawn"])),
        ]
        seals = [f"{seal(texts, name)}×{n}" for name, n in p["seals"].items()]
        second: list[tuple[str, str]] = [("alchemists-seals", "  ".join(seals))]
        if look["phase"] == "declare":
            second.append(("alchemists-cubes", str(p["cubes"])))
        if p["secrets"]:
            second.append(("alchemists-secret", self.all_named(view, "artifact", p["secrets"])))
        for part in PARTS:
            if p["tokens"][part] and "tests" in p:
                said = triggers(texts, "/".join(p["tokens"][part]))
                second.append(("alchemists-report", self.line(texts.say(f"alchemists-part-{part}"), said)))
        if p["under_feather"]:
            second.append(("alchemists-aside", ingredients(texts, p["under_feather"])))
        return [self.labelled(first), self.labelled(second)]

    def all_named(self, view: AlchemistsView, kind: str, ids: Iterable[str]) -> str:
        return counted(self.texts, [named(self.texts, kind, id, view) for id in ids])

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
            text = Text("  ").append(named(texts, kind, id, view), style="bold")
            out.append(text.append(f"  {text_of(texts, kind, id, view)}", style="not bold"))
        for grant in look["grants"]:
            name = named(texts, "grant", grant["id"], view)
            said = self.explainer.grant_text(grant["id"], view.printed())
            out.append(Text.assemble("  ", (name, "bold"), "  ", said))
        return Group(*out)
