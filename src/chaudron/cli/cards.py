"""`chaudron card`: what a card does, its figures, its rulings, and the tests that prove them."""

import argparse
import sys

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from chaudron.cli.dominion.questions import price, style_of
from chaudron.games.dominion import facts
from chaudron.games.dominion.card import BY_NAME
from chaudron.locales import Texts, languages
from chaudron.locales.names import find_card
from chaudron.rulings import Ruling


def cards(args: argparse.Namespace, texts: Texts) -> int:
    """Show one card."""
    card = facts.cards()[find_card(" ".join(args.name), texts.language)]
    console = Console(highlight=False, soft_wrap=not sys.stdout.isatty())
    style = style_of(BY_NAME[card.id]) if card.id in BY_NAME else ""
    console.print(Text(texts.card(card.id), style=f"bold {style}"))
    show_indented(Text(texts.card_text(card.id)), 2, console)
    console.print(figures(card, texts))
    show_rulings(facts.rulings_about(card.id), texts, console)
    return 0


def figures(card: facts.CardFacts, texts: Texts) -> Table:
    """Cost, types, set, pile and worth."""
    rows = [
        ("card-cost", price(card.cost, card.potion)),
        ("card-types", " – ".join(texts.say(f"dominion-type-{kind}") for kind in card.types)),
        ("card-set", texts.say(f"dominion-set-{card.set}")),
        ("card-pile", pile(card, texts)),
        ("card-coins", "" if card.coins is None else str(card.coins)),
        ("card-points", "" if card.vp is None else str(card.vp)),
        ("card-also", also(card, texts)),
    ]
    grid = Table.grid(padding=(0, 2))
    for label, value in rows:
        if value:
            grid.add_row(Text(texts.say(label), style="dim"), Text(value))
    return grid


def pile(card: facts.CardFacts, texts: Texts) -> str:
    if isinstance(card.pile, int):
        return str(card.pile)
    sizes: dict[int, list[str]] = {}
    for players, n in card.pile.items():
        sizes.setdefault(n, []).append(players)
    return ", ".join(
        texts.say("card-pile-by-players", n=n, players="–".join([who[0], who[-1]] if len(who) > 1 else who))
        for n, who in sizes.items()
    )


def also(card: facts.CardFacts, texts: Texts) -> str:
    names = [Texts(language).card(card.id) for language in languages() if language != texts.language]
    return ", ".join(dict.fromkeys([*names, *card.fr_aliases]))


def show_rulings(rulings: list[Ruling], texts: Texts, console: Console) -> None:
    """Each ruling with its proof."""
    if not rulings:
        console.print(Text(texts.say("card-no-rulings"), style="dim"))
        return
    console.print(Text(texts.say("card-rulings"), style="bold"))
    for ruling in rulings:
        console.print(Text.assemble((f"{ruling.id:8}", "bold"), ruling.statement))
        show_indented(Text(proof(ruling, texts), style="dim"), 8, console)


def show_indented(text: Text, by: int, console: Console) -> None:
    """Wrapped at the margin; whole, each line of its own length, where the output is no terminal."""
    if not console.soft_wrap:
        console.print(Padding(text, (0, 0, 0, by), expand=False))
        return
    for line in text.split("\n"):
        console.print(Text(" " * by) + line)


def proof(ruling: Ruling, texts: Texts) -> str:
    tests = facts.proofs_of(ruling)
    if tests:
        return texts.say("card-proved-by", tests=", ".join(tests))
    if not ruling.testable:
        return texts.say("card-not-testable", why=ruling.why_not_testable)
    return texts.say("card-not-proved")
