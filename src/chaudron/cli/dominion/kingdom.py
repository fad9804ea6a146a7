"""`chaudron kingdom`: picks the ten cards of a game, or lets two players draft or veto them."""

import argparse
import json
import secrets
import sys
from collections import Counter

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from chaudron.cli.answers import Choice, Misread, find
from chaudron.cli.dominion import words
from chaudron.cli.dominion.narrate import pile_name
from chaudron.cli.dominion.questions import names_of, price, style_of
from chaudron.cli.dominion.reading import find_card, read_cards, read_kingdom, read_set
from chaudron.cli.terminal import Terminal
from chaudron.games.dominion import facts, kingdoms
from chaudron.games.dominion.card import BY_NAME, TYPE_NAMES
from chaudron.games.dominion.picker import Bargain, Span, Wishes, few_or_many, pick
from chaudron.games.dominion.setup import lay_out
from chaudron.games.dominion.spec import SPEC
from chaudron.kernel.errors import Refusal
from chaudron.locales import Texts

WISHES = (
    *("sets", "ban", "require", "count", "cost_curve", "attacks", "reactions", "potions"),
    *("alchemy", "balance", "bane", "draft", "veto"),
)
BASIC = ("copper", "silver", "gold", "estate", "duchy", "province", "curse", "platinum", "colony")


def kingdom(args: argparse.Namespace, texts: Texts) -> int:
    """Pick a kingdom and print it."""
    if args.list:
        return list_recommended(args.json, args.plain, texts)
    seed = secrets.randbits(32) if args.seed is None else args.seed
    if args.draft and args.veto:
        raise Refusal("draft-or-veto", "draft or veto, not both")
    if args.name:
        picked = given(args, seed, texts)
    elif args.draft or args.veto:
        picked = bargained(
            wishes_of(args, texts), seed, args.veto, Terminal(texts, args.plain, beside=args.json)
        )
    else:
        picked = pick(wishes_of(args, texts), seed)
    if args.json:
        print(json.dumps(as_json(picked, seed), ensure_ascii=False))
    else:
        show(picked, seed, texts, args.plain)
        if few_or_many(picked.cards) and not args.name and not args.alchemy:
            print(texts.say("kingdom-advice-alchemy", n=alchemy_in(picked)))
    return 0


def given(args: argparse.Namespace, seed: int, texts: Texts) -> kingdoms.Kingdom:
    """A kingdom by its name or notation, completed and checked."""
    for wish in WISHES:
        if getattr(args, wish):
            option = f"--{wish.replace('_', '-')}"
            raise Refusal("kingdom-and-wish", f"{option} is for a new kingdom", {"option": option})
    options: dict[str, object] = {"kingdom": read_kingdom(args.name, texts.language)}
    options |= {name: getattr(args, name) for name in ("colonies", "shelters") if getattr(args, name)}
    return kingdoms.read(str(SPEC.settle(seed, 2, options)["kingdom"]))


# ---------------------------------------------------------------- reading wishes


def wishes_of(args: argparse.Namespace, texts: Texts) -> Wishes:
    language = texts.language
    wishes = Wishes()
    if args.sets:
        wishes.sets = [read_set(name, language) for name in args.sets.split(",") if name.strip()]
    for text in args.ban or []:
        wishes.ban += read_cards(text, language)
    for text in args.require or []:
        wishes.require += read_cards(text, language)
    for text in args.count or []:
        for name, span in pairs(text, "SET=N[-M]"):
            wishes.counts[read_set(name, language)] = span
    for cost, span in pairs(args.cost_curve or "", "COST=N[-M]"):
        if not cost.isdecimal():
            raise bad_count(f"{cost}=…", "COST=N[-M]")
        wishes.costs[int(cost)] = span
    wishes.attacks = span_of(args.attacks)
    wishes.reactions = span_of(args.reactions)
    wishes.potions = span_of(args.potions)
    wishes.balance = args.balance
    wishes.bane = find_card(args.bane, language) if args.bane else ""
    for option in SPEC.options:
        if option.name in ("colonies", "shelters", "alchemy"):
            setattr(wishes, option.name, option.read(getattr(args, option.name)))
    return wishes


def pairs(text: str, wanted: str) -> list[tuple[str, Span]]:
    """`seaside=3,base=2-4` in parts."""
    out = []
    for part in text.split(","):
        if part.strip():
            name, equals, number = part.partition("=")
            span = span_of(number.strip()) if equals and name.strip() else None
            if span is None:
                raise bad_count(part, wanted)
            out.append((name.strip(), span))
    return out


def bad_count(text: str, wanted: str) -> Refusal:
    return Refusal(
        "bad-count", f"{text!r} is not understood; write {wanted}", {"text": text, "wanted": wanted}
    )


def span_of(text: str | None) -> Span | None:
    """`2` or `1-3`."""
    if not text:
        return None
    lo, dash, hi = (part.strip() for part in text.partition("-"))
    hi = hi if dash else lo
    if not lo.isdecimal() or not hi.isdecimal() or int(lo) > int(hi):
        raise Refusal("bad-range", f"{text!r} is no number and no range such as 1-3", {"text": text})
    return Span(int(lo), int(hi))


# ---------------------------------------------------------------- two players


def bargained(wishes: Wishes, seed: int, veto: bool, terminal: Terminal) -> kingdoms.Kingdom:
    """Two players choose in turn at this terminal."""
    texts = terminal.texts
    bargain = Bargain(wishes, seed, veto)
    word = "veto" if veto else "draft"
    while not bargain.done:
        offer = in_order(bargain.offer)
        choices = [
            Choice(name, label(name, texts), names_of(name), style_of(BY_NAME[name])) for name in offer
        ]
        terminal.columns([terminal.numbered(n, choice) for n, choice in enumerate(choices, 1)])
        player = bargain.player
        name = ask(terminal, texts.say(f"{word}-turn", n=player), choices, texts)
        bargain.take(name)
        terminal.line(texts.say(f"{word}-left", n=player, card=texts.say(f"dominion-card-{name}.the")))
    return bargain.kingdom()


def ask(terminal: Terminal, question: str, choices: list[Choice], texts: Texts) -> str:
    while True:
        try:
            line = terminal.read(f"{question} > ").strip()
        except EOFError:
            raise Refusal("draft-left", "the draft was left before its end") from None
        try:
            return str(find(line, choices, [], texts).value)
        except Misread as misread:
            terminal.line(str(misread))


# ---------------------------------------------------------------- printing


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=lambda c: (BY_NAME[c].cost, BY_NAME[c].potion, c))


def label(card: str, texts: Texts) -> str:
    return f"{words.card(texts, card)} ({price(BY_NAME[card].cost, BY_NAME[card].potion)})"


def alchemy_in(picked: kingdoms.Kingdom) -> int:
    return sum(1 for name in picked.cards if BY_NAME[name].set == "alchemy")


def beside(picked: kingdoms.Kingdom) -> list[str]:
    """The piles that come with the kingdom besides the basic ones."""
    piles = [pile.name for pile in lay_out(picked, 2).setup.piles]
    return [name for name in piles if name not in BASIC and name not in picked.piles()]


def show(picked: kingdoms.Kingdom, seed: int, texts: Texts, plain: bool) -> None:
    console = console_for(plain)
    title = texts.say("kingdom-seed", seed=str(seed))
    rows = [
        row(name, picked, texts) for name in in_order(picked.cards) + ([picked.bane] if picked.bane else [])
    ]
    if plain:
        console.print(Text("\n".join([title, *[", ".join(cell.plain for cell in cells) for cells in rows]])))
    else:
        grid = Grid(border_style="dim", title=title, title_justify="left")
        for column in ("cost", "card", "set", "types"):
            grid.add_column(texts.say(f"kingdom-column-{column}"))
        for cells in rows:
            grid.add_row(*cells)
        console.print(grid)
    for what in ("colonies", "shelters"):
        if getattr(picked, what):
            console.print(Text(texts.say(f"kingdom-extra-{what}")))
    if piles := beside(picked):
        named = ", ".join(pile_name(texts, pile) for pile in piles)
        console.print(Text(texts.say("kingdom-extra-piles", cards=named)))
    if picked.black_market:
        market = ", ".join(words.card(texts, name) for name in picked.black_market)
        console.print(Text(texts.say("kingdom-extra-market", cards=market)))
    console.print(Text(picked.spelled_out(), style="bold"))


def console_for(plain: bool) -> Console:
    return Console(highlight=False, soft_wrap=not sys.stdout.isatty(), color_system=None if plain else "auto")


def row(name: str, picked: kingdoms.Kingdom, texts: Texts) -> list[Text]:
    card = BY_NAME[name]
    types = " – ".join(
        texts.say(f"dominion-type-{kind}") for i, kind in enumerate(TYPE_NAMES) if card.types >> i & 1
    )
    title = (
        words.card(texts, name)
        if name != picked.bane
        else f"{words.card(texts, name)} [{texts.say('dominion-pile-bane')}]"
    )
    cells = [price(card.cost, card.potion), title, texts.say(f"dominion-set-{card.set}"), types]
    return [Text(cell, style=style_of(card) if i == 1 else "") for i, cell in enumerate(cells)]


def as_json(picked: kingdoms.Kingdom, seed: int) -> dict[str, object]:
    return {
        "cards": sorted(picked.cards),
        "bane": picked.bane or None,
        "colonies": picked.colonies,
        "shelters": picked.shelters,
        "black_market": sorted(picked.black_market),
        "piles": beside(picked),
        "sets": dict(Counter(BY_NAME[name].set for name in picked.cards)),
        "notation": picked.spelled_out(),
        "seed": str(seed),
    }


def list_recommended(as_data: bool, plain: bool, texts: Texts) -> int:
    """The recommended kingdoms, box by box."""
    if as_data:
        print(json.dumps({k.id: k.cards for k in facts.kingdoms().values()}))
        return 0
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    lines: list[str] = []
    for n, (box, group) in enumerate(facts.kingdoms_by_box().items()):
        if n:
            grid.add_row()
        lines.append(texts.say(f"dominion-set-{box}"))
        grid.add_row(Text(lines[-1], style="bold underline"))
        for found in group:
            cards = ", ".join(words.card(texts, card) for card in found.cards)
            if found.bane:
                cards += f" [{texts.say('dominion-pile-bane')}: {words.card(texts, found.bane)}]"
            name = texts.say(f"dominion-kingdom-{found.id}")
            if plain:
                lines.append(texts.say("label-of", label=name, what=cards))
            grid.add_row(Text(name, style="bold"), Text(cards, style="dim"))
    if plain:
        console_for(plain).print(Text("\n".join(lines)))
    else:
        Console(highlight=False).print(grid)
    return 0
