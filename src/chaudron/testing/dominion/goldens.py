"""Golden playthroughs: whole games of each set as text, so that a changed rule shows as a diff.

The kingdoms of a set hold each of its cards at least once. Two players who are out for variety buy what
they do not own yet and play whatever they can.
"""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple, cast

from chaudron.bots.random import RandomBot
from chaudron.games.dominion.card import Card
from chaudron.games.dominion.kingdoms import SIZE, Kingdom, complete
from chaudron.games.dominion.library import SETS, kingdom_cards
from chaudron.games.dominion.rules import Game
from chaudron.games.dominion.spec import SPEC
from chaudron.games.dominion.view import DominionView
from chaudron.kernel.driver import Bot
from chaudron.kernel.journal import EVERYONE, Event
from chaudron.kernel.request import NUMBER, YES_NO, Request
from chaudron.kernel.rng import stream
from chaudron.kernel.session import Session
from chaudron.kernel.view import View

ROUNDS = 12


class Golden(NamedTuple):
    """A game to write down."""

    name: str
    kingdom: str
    players: int
    seed: int


def goldens() -> list[Golden]:
    """Kingdoms of ten that cover every set; a set's last one is filled up from its beginning."""
    out: list[Golden] = []
    for s in SETS:
        cards = [c.name for c in kingdom_cards() if c.set == s]
        others = [c.name for c in kingdom_cards() if c.set == "base"]
        for i in range(0, len(cards), SIZE):
            ten = cards[i : i + SIZE]
            ten += [c for c in cards + others if c not in ten][: SIZE - len(ten)]
            seed = len(out) + 1
            kingdom = complete(Kingdom(ten), [], stream(seed, "golden"))
            kingdom.colonies = s == "prosperity"
            kingdom.shelters = s == "dark_ages"
            out.append(Golden(f"{s}-{i // SIZE + 1}", kingdom.notation(), 2 + (i // SIZE) % 2, seed))
    return out


class Curious(Bot):
    """Buys what it owns least of, plays every card, and says yes and no at random."""

    def __init__(self, seed: int) -> None:
        self.random = RandomBot(seed)

    def answer(self, view: View, request: Request) -> object:
        verb = request.verb_name()
        if verb == "play_treasures":
            return view.options(request)
        if verb == "play_action":
            return max(cast("list[Card]", view.options(request)), key=lambda c: (c.cost, c.name))
        if verb == "buy":
            table = cast(DominionView, view)
            kingdom = set(table.kingdom()) | {"knights", "ruins"}
            wanted = [
                c
                for c in cast("list[Card]", view.options(request))
                if c.name in kingdom or c.text.part_of or c.name in ("potion", "silver", "gold")
            ]
            return min(wanted, key=lambda c: (table.count(c), -c.cost, c.name), default=None)
        return self.random.answer(view, request)


# ---------------------------------------------------------------- writing


def listed(names: list[str]) -> str:
    """`copper*4, estate`: in the order of first appearance."""
    return ", ".join(name if n == 1 else f"{name}*{n}" for name, n in Counter(names).items()) or "nothing"


def told(event: Event) -> str:
    """One line for an event: everything about it, and who learns its cards."""
    parts = event.dump(EVERYONE if event.seen_by == EVERYONE else audience(event)[0])
    cards = cast("list[str]", parts.get("cards", []))
    words = [f"{parts['player']} {parts['event']}"]
    words += [listed(cards)] if cards else [str(parts["n"])]
    words += [f"{key} {parts[key]}" for key in ("zone", "other", "word") if key in parts]
    if event.seen_by != EVERYONE and cards:
        words.append("seen by " + " and ".join(str(s) for s in audience(event)))
    return "  " * (1 + event.depth) + " · ".join(words)


def audience(event: Event) -> list[int]:
    return [seat for seat in range(6) if event.seen_by >> seat & 1]


def asked(session: Session, request: Request, answer: object) -> str:
    state = session.stepper.state_of(request.decider)
    dump: Mapping[str, object] = request.dump(state)
    who = str(request.player)
    if request.decider != request.player:
        who += f" (decided by {request.decider})"
    source = f" for {dump['source']}" if "source" in dump else ""
    subject = f" {dump['subject']}" if "subject" in dump else ""
    if request.kind == YES_NO:
        offer = "yes or no"
    elif request.kind == NUMBER:
        offer = f"{request.lo} to {request.hi}"
    else:
        names = cast("list[str]", dump["options"])
        offer = listed(names) if len(names) <= 40 else f"{len(names)} names"
        offer = f"{dump['kind']} {request.lo}-{request.hi} of {offer}"
    return f"{who} {dump['verb']}{subject}{source}? {offer} → {said(request.dump_answer(answer))}"


def said(answer: object) -> str:
    if isinstance(answer, list):
        return listed(answer)
    if isinstance(answer, bool):
        return "yes" if answer else "no"
    return "nothing" if answer is None else str(answer)


def playthrough(golden: Golden) -> str:
    """The whole game as text."""
    options: dict[str, object] = {
        "kingdom": golden.kingdom,
        "max_turns": ROUNDS,
        "first": 1,
    }
    session = Session(SPEC, golden.seed, ["bot"] * golden.players, options)
    game = cast(Game, session.state)
    lines = [
        f"{golden.name}: seed {golden.seed}, {golden.players} players, {ROUNDS} rounds",
        f"kingdom: {session.options['kingdom']}",
        "piles: " + ", ".join(f"{p.name} {game.counts[p.index]}" for p in game.setup.piles),
    ]
    for p in game.players:
        hand, deck = listed([c.name for c in p.hand]), listed([c.name for c in p.deck])
        lines.append(f"{p.index} has {hand} · deck {deck}")
    bots = [Curious(10 * golden.seed + i) for i in range(golden.players)]
    heard = 0
    while True:
        events = session.stepper.log(0)
        lines += [told(e) for e in events[heard:]]
        heard = len(events)
        if session.over:
            break
        request = session.pending[0]
        seat = request.decider
        answer = bots[seat].answer(session.stepper.view(seat), request)
        lines.append(asked(session, request, answer))
        session.answer(seat, answer)
    end = cast(Game, session.state)
    for p in end.players:
        cards = listed(sorted(c.name for c in p.all_cards()))
        lines.append(f"{p.index} owns {cards} · {end.points(p.index)} points")
    lines.append(f"trash: {listed([c.name for c in end.trash_pile])}")
    lines.append(f"standings: {end.standings()} · {end.digest()}")
    return "\n".join(lines) + "\n"


def difference(golden: Golden, folder: Path, most: int = 60) -> str:
    """What differs now from what is written in a folder, as a diff for people; nothing if nothing does."""
    file = folder / f"{golden.name}.txt"
    old = file.read_text(encoding="utf-8") if file.exists() else ""
    new = playthrough(golden)
    if old == new:
        return ""
    lines = list(difflib.unified_diff(old.splitlines(), new.splitlines(), "before", "now", lineterm="", n=4))
    more = [f"… and {len(lines) - most} lines more"] if len(lines) > most else []
    return "\n".join([*lines[:most], *more])
