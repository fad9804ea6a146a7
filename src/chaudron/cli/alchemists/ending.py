"""The end of a game of Alchemists on a terminal: the great revelation and everybody's points."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from chaudron.cli.alchemists.page import Page
from chaudron.cli.alchemists.words import (
    ingredient,
    painted,
    trigger,
)
from chaudron.games.alchemists.alchemy import ALCHEMICALS, INGREDIENTS
from chaudron.games.alchemists.view import AlchemistsView

SCORES = (
    "reputation", "artifacts", "cheap_secrets", "grants", "gold", "reports", "golem", "theories", "articles",
    "wisdom_idol",
)  # fmt: skip


class Ending(Page):
    """Draws a game that is over."""

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
        for name, found in look["golem"].items():
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
