"""`chaudron plan`: checks strategies that are written down, says them in words, and lets them play."""

import argparse
import json
import sys
from collections import Counter
from pathlib import Path

from rich.console import Console
from rich.text import Text

from chaudron.bots.catalogue import game_bots
from chaudron.bots.dominion.catalogue import BIG_MONEY, PLAIN_MONEY, PLAN
from chaudron.bots.dominion.plans import words
from chaudron.bots.dominion.plans.files import (
    GERONIMOO,
    bytes_of,
    in_file,
    is_ours,
    library,
    named,
    text_of,
)
from chaudron.bots.dominion.plans.geronimoo import SharedPlayer, Unplayable, players
from chaudron.bots.dominion.plans.measures import LAST_OF_A_CARD, PHASE, Measure
from chaudron.bots.dominion.plans.plan import NO_LIMIT, BuyRule, Condition, PlayRule
from chaudron.bots.dominion.plans.reading import Reading
from chaudron.bots.dominion.plans.strategy import Strategy
from chaudron.bots.dominion.plans.writing import is_truth, write
from chaudron.bots.own import is_file
from chaudron.cli.lab.words import percent
from chaudron.cli.refusals import BAD_INPUT, explain
from chaudron.games.dominion import kingdoms
from chaudron.games.dominion.card import Card
from chaudron.games.dominion.setup import lay_out
from chaudron.lab.match import match, run
from chaudron.lab.stats import share
from chaudron.locales import Texts

GAME = "dominion"
MORE_SIGNS = {"<=": "≤", ">=": "≥", "!=": "≠"}


def plan(args: argparse.Namespace, texts: Texts) -> int:
    """Do what is asked for with the plan that is named."""
    out = Console(highlight=False, soft_wrap=True)
    if args.doing == "list":
        if args.json:
            return told([strategy_told(named(name), texts) for name in library()])
        for name in library():
            out.print(Text(texts.say("label-of", label=name, what=sentence(named(name), texts))))
        return 0
    if args.doing == "check":
        return check_told(args.file, texts) if args.json else check(args.file, out, texts)
    seat, strategy = seat_of(args.file), strategy_of(args.file)
    if args.doing == "show" and args.json:
        return told(strategy_told(strategy, texts) | {"text": write(strategy)})
    if args.doing == "show":
        out.print(Text(write(strategy).rstrip() if args.text else "\n".join(in_words(strategy, texts))))
        return 0
    return try_out(seat, args, out, texts)


def told(body: object) -> int:
    """For a program."""
    print(json.dumps(body, ensure_ascii=False, indent=1))
    return 0


def strategy_told(strategy: Strategy, texts: Texts) -> dict[str, object]:
    return {
        "name": strategy.name,
        "says": sentence(strategy, texts),
        "wants": [card.name for card in strategy.wants],
        "colonies": strategy.colonies,
        "shelters": strategy.shelters,
        "bane": strategy.bane.name if strategy.bane is not None else None,
    }


def seat_of(file: str) -> str:
    """The seat that plays what is named: a plan's file, a player of Geronimoo's, or a plan of the library."""
    path, hash, _ = file.partition("#")
    if is_collection(path) or hash:
        return file if file.startswith(f"{GERONIMOO}:") else f"{GERONIMOO}:{file}"
    if file in library():
        return f"{PLAN}:{file}"
    return file if is_file(file) or Path(file).name != file or Path(file).is_dir() else f"{PLAN}:{file}"


def strategy_of(file: str) -> Strategy:
    """The strategy that is named so."""
    seat = seat_of(file)
    return named(file) if seat.startswith(f"{PLAN}:") else in_file(seat)


def is_collection(path: str) -> bool:
    return path.lower().endswith(".xml")


# ---------------------------------------------------------------- checking


def check(file: str, out: Console, texts: Texts) -> int:
    """Say what is wrong with a file, or that nothing is."""
    if is_collection(file):
        return check_collection(file.removeprefix(f"{GERONIMOO}:"), out, texts)
    if not is_ours(file):
        return fine(strategy_of(file), out, texts)
    reading = Reading(text_of(file))
    if not reading.problems:
        return fine(reading.strategy(), out, texts)
    for problem in reading.problems:
        out.print(Text(explain(problem.refusal(), texts)))
    out.print(Text(texts.say("plan-errors", file=file, n=len(reading.problems))))
    return BAD_INPUT


def check_told(file: str, texts: Texts) -> int:
    """The same for a program: what is wrong, and which players of a collection can be played."""
    body: dict[str, object] = {"file": file}
    problems: list[str] = []
    if is_collection(file):
        found = players(bytes_of(file.removeprefix(f"{GERONIMOO}:")))
        body["players"] = [
            {"name": p.name, "playable": p.strategy is not None, "why": reasons(p, texts)} for p in found
        ]
    elif is_ours(file):
        reading = Reading(text_of(file))
        problems = [explain(problem.refusal(), texts) for problem in reading.problems]
        if not problems:
            body["warnings"] = unasked(reading.strategy(), texts)
    else:
        body["name"] = strategy_of(file).name
    told(body | {"problems": problems})
    return BAD_INPUT if problems else 0


def fine(strategy: Strategy, out: Console, texts: Texts) -> int:
    plan = strategy.plan
    n = len(plan.opening + plan.points + plan.buys) + len(plan.plays) + len(plan.greening)
    out.print(Text(texts.say("plan-fine", name=strategy.name, n=n)))
    for warning in unasked(strategy, texts):
        out.print(Text(warning))
    return 0


def unasked(strategy: Strategy, texts: Texts) -> list[str]:
    """That a kingdom need not have what the strategy buys, if it does not ask for it."""
    cards = strategy.unasked()
    if not cards:
        return []
    wants = ", ".join(card.name for card in strategy.wants + cards)
    names = texts.listed(name(card, texts) for card in cards)
    return [texts.say("plan-unasked", cards=names, n=len(cards), wants=wants)]


def check_collection(path: str, out: Console, texts: Texts) -> int:
    """What of a file of Geronimoo's can be played, and why the rest cannot."""
    found = players(bytes_of(path))
    playable = [player for player in found if player.strategy is not None]
    for player in found:
        if player.refused:
            out.print(Text(texts.say("plan-refused", name=player.name, what=reasons(player, texts))))
    part = texts.decimal(100 * len(playable) / len(found), 1)
    said = texts.say("plan-collection", file=path, playable=len(playable), n=len(found), share=part)
    out.print(Text(said))
    return 0


def reasons(player: SharedPlayer, texts: Texts) -> str:
    counted = Counter((error.kind, error.name) for error in player.refused)
    return ", ".join(reason(Unplayable(kind, name), texts) for kind, name in counted)


def reason(error: Unplayable, texts: Texts) -> str:
    return texts.say("plan-refused-kind", kind=error.kind, name=error.name)


# ---------------------------------------------------------------- in words


def sentence(strategy: Strategy, texts: Texts) -> str:
    """What the strategy is about, in this language or in another."""
    says = strategy.says
    return says.get(texts.language, next(iter(says.values()), strategy.name))


def in_words(strategy: Strategy, texts: Texts) -> list[str]:
    """All that a strategy says, line by line."""
    lines = [strategy.name]
    if strategy.says:
        lines.append(sentence(strategy, texts))
    if strategy.wants:
        cards = texts.listed(name(card, texts) for card in strategy.wants)
        lines.append(texts.say("plan-wants", cards=cards))
    if strategy.colonies:
        lines.append(texts.say("plan-colonies"))
    if strategy.shelters:
        lines.append(texts.say("plan-shelters"))
    if strategy.bane is not None:
        lines.append(texts.say("plan-bane", card=name(strategy.bane, texts)))
    for title, rules in parts_in_words(strategy, texts):
        lines += ["", title]
        lines += [f"  {n}. {rule}" for n, rule in enumerate(rules, 1)]
    return lines


def parts_in_words(strategy: Strategy, texts: Texts) -> list[tuple[str, list[str]]]:
    """What each part of a plan says, rule by rule, under its title."""
    plan = strategy.plan
    parts = {
        "open": [buying(rule, texts) for rule in plan.opening],
        "green": [all_of(case, texts) for case in plan.greening],
        "points": [buying(rule, texts) for rule in plan.points],
        "buy": [buying(rule, texts) for rule in plan.buys],
        "plays": [playing(rule, texts) for rule in plan.plays],
    }
    return [(texts.say(f"plan-part-{part}"), rules) for part, rules in parts.items() if rules]


def name(card: Card, texts: Texts) -> str:
    message = f"dominion-card-{card.name}"
    return texts.say(message if texts.knows(message) else f"dominion-pile-{card.name}")


def buying(rule: BuyRule, texts: Texts) -> str:
    return under(rule.conditions, limited(name(rule.card, texts), rule.limit, texts), texts)


def limited(what: str, limit: int, texts: Texts) -> str:
    return what if limit == NO_LIMIT else texts.say("plan-up-to", card=what, n=limit)


def playing(rule: PlayRule, texts: Texts) -> str:
    verb = "plan-verb-" + words.word_of(words.PLAYING, rule.verb).replace(" ", "-")
    card = "" if rule.card is None else name(rule.card, texts)
    said = limited(texts.say(verb, card=card, option=rule.option), rule.limit, texts)
    if rule.source is not None:
        said = texts.say("plan-asked-by", what=said, card=name(rule.source, texts))
    return under(rule.conditions, said, texts)


def under(conditions: list[Condition], what: str, texts: Texts) -> str:
    return texts.say("plan-if", what=what, conditions=all_of(conditions, texts)) if conditions else what


def all_of(conditions: list[Condition], texts: Texts) -> str:
    return texts.listed(condition(c, texts) for c in conditions)


def condition(c: Condition, texts: Texts) -> str:
    left = measure(c.left, texts)
    if is_truth(c):
        return left if c.number else texts.say("plan-not", what=left)
    written = words.word_of(words.SIGNS, c.compare)
    right = str(c.number)
    if c.left.kind == PHASE and c.right is None:
        right = texts.say(f"plan-phase-{words.word_of(words.PHASES, c.number)}")
    elif c.right is not None:
        right = measure(c.right, texts)
        right += "" if c.times == 1 else f" × {c.times}"
        right += "" if c.over == 1 else f" / {c.over}"
        right += "" if c.number == 0 else f" {'+' if c.number > 0 else '−'} {abs(c.number)}"
    return texts.say("plan-condition", left=left, sign=MORE_SIGNS.get(written, written), right=right)


def measure(m: Measure, texts: Texts) -> str:
    of_a_card = m.kind <= LAST_OF_A_CARD
    word = words.word_of(words.OF_A_CARD if of_a_card else words.ALONE, m.kind)
    message = f"plan-measure-{word.replace(' ', '-')}"
    return texts.say(message, card=name(m.card, texts)) if of_a_card else texts.say(message)


# ---------------------------------------------------------------- playing


def lacking(strategy: Strategy, kingdom: str, n_players: int) -> list[Card]:
    """What the strategy would buy and the Supply of this kingdom does not have."""
    layout = lay_out(kingdoms.read(kingdom), n_players)
    supply = [pile.name for pile in layout.setup.piles if pile.in_supply]
    return [card for card in strategy.plan.cards() if (card.text.part_of or card.name) not in supply]


def try_out(seat: str, args: argparse.Namespace, out: Console, texts: Texts) -> int:
    """The plan against Big Money, with and without greening, in a kingdom that has its cards."""
    matches: list[dict[str, object]] = []
    warned = False
    for other in (BIG_MONEY, PLAIN_MONEY):
        seats = [seat, other]
        options = game_bots(GAME).suit(seats, {}, args.seed, optional="no")
        planned = match(GAME, seats, options, args.seed, args.games)
        missing = lacking(strategy_of(args.file), str(planned.options["kingdom"]), len(seats))
        if missing and not warned:
            cards = texts.listed(name(card, texts) for card in missing)
            print(texts.say("plan-lacking", cards=cards), file=sys.stderr)
            warned = True
        results = run(planned, args.jobs)
        mine = results.scores[0]
        if args.json:
            wins = mine.win_share(results.decided).dump()
            matches.append({"against": other, "win_share": wins, "ties": mine.ties, "games": results.games})
            continue
        out.print(
            Text(
                texts.say(
                    "plan-against",
                    bot=texts.say(f"dominion-bot-{other}"),
                    share=percent(mine.win_share(results.decided), texts),
                    ties=texts.decimal(100 * share(mine.ties, results.games).value, 1),
                    games=results.games,
                )
            )
        )
    return told(matches) if args.json else 0
