"""The board of Alchemists on a terminal: everything that lies open, and whose cubes and seals lie there."""

from typing import Any

from rich.text import Text

from chaudron.cli.alchemists.page import Page
from chaudron.cli.alchemists.words import (
    INK,
    STAR,
    ingredient,
    ingredients,
    named,
    painted,
    potion_ink,
    potion_sign,
    seal,
    short,
    space,
    star,
)
from chaudron.cli.people import COLOURS as SEAT_COLOURS
from chaudron.cli.people import LETTERS
from chaudron.games.alchemists.alchemy import ALCHEMICALS, COLOURS, INGREDIENTS
from chaudron.games.alchemists.components import N_SPACES, SPACE_NAMES, adventurers
from chaudron.games.alchemists.view import AlchemistsView

LABELS = 12  # columns that labels may need
NAME = 14  # columns for the name of an action space


class Board(Page):
    """Draws what lies open on the table."""

    def rows(self, view: AlchemistsView, look: dict[str, Any], width: int) -> list[tuple[str, Text]]:
        """What lies on the board, each with its name."""
        say = self.texts.say
        rows = [
            (say("alchemists-order"), self.order(view, look)),
            (say("alchemists-row"), self.row(look)),
            (say("alchemists-adventurer"), self.adventurer(view, look)),
            (say("alchemists-on-sale"), self.market(view, look)),
            (say("alchemists-grants"), self.grants(view, look)),
        ]
        if "on_study" in look:
            rows.append((say("alchemists-king"), self.king(view, look)))
        theories = in_columns(self.theories(look), width - LABELS)
        for n, theory in enumerate(theories or [Text(say("alchemists-none-yet"), style="dim")]):
            rows.append((say("alchemists-theories") if n == 0 else "", theory))
        if "articles" in look:
            for n, article in enumerate(self.articles(look)):
                rows.append((say("alchemists-articles") if n == 0 else "", article))
        return rows

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
            text.append(f"  [{named(texts, 'board', board.id, view)}", style="dim")
            if look.get("next_board"):
                following = named(texts, "board", look["next_board"]["id"], view)
                text.append(texts.say("alchemists-order-next", board=following), style="dim")
            text.append("]", style="dim")
        return text

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
            sold = [done["place"] for done in look["sale"]["sold"]]
            for place, potion in enumerate(view.potions_wanted()):
                closed = potion not in view.open_sales()
                style = f"{potion_ink(potion)} {'dim' if closed else 'bold'}"
                text.append(" ").append(potion_sign(texts, potion), style=style)
                if place in sold:
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
        cost = view.artifact_price(id) if view.seat >= 0 else view.artifact(id).cost
        return Text.assemble(named(self.texts, "artifact", id, view), (f" {cost}", "yellow"))

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

    def grants(self, view: AlchemistsView, look: dict[str, Any]) -> Text:
        """The grants: which theories each wants, and who has it."""
        parts = []
        for grant in look["grants"]:
            wanted = [short(self.texts, INGREDIENTS.index(name)) for name in grant["ingredients"]]
            what = "+".join(wanted) or self.texts.say("alchemists-two-articles")
            part = Text(what + star("grant", grant["id"], view), style="dim")
            if grant["owner"] is not None:
                owner = grant["owner"]
                part = Text.assemble(part, (f" {LETTERS[owner]}", f"bold {SEAT_COLOURS[owner]}"))
            parts.append(part)
        return Text(" ").join(parts)

    def king(self, view: AlchemistsView, look: dict[str, Any]) -> Text:
        """The king's approval tokens."""
        said = self.texts.say("alchemists-approval", n=look["on_study"], k=look["approval"])
        moods = [tile["id"] for tile in view.printed()["golem"]["kings_mood_tiles"]]
        certain = view.n_players == 2 or all(view.has_printed("mood", id) for id in moods)
        return Text(said + ("" if certain else STAR))


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
