"""The whole table as plain JSON, secrets included: for digests and debugging, never for a client."""

from __future__ import annotations

from chaudron.games.quacks.chips import CHIPS, Chip
from chaudron.games.quacks.state import Placed, Player, QuacksState


def names(chips: list[Chip]) -> list[str]:
    return [c.name for c in chips]


def places(chips: list[Placed]) -> list[list[object]]:
    return [[x.chip.name, x.space, x.move, x.acts.name] for x in chips]


def dump_player(p: Player) -> dict[str, object]:
    before = p.before
    return {
        "rng": p.rng.dump(),
        "bag": names(p.bag),
        "planned": [names(p.planned), list(p.planned_faces)],
        "pot": places(p.pot),
        "cup": places(p.cup),
        "beside": [names(p.aside), names(p.laid), names(p.display), names(p.starters), names(p.bought)],
        "opened_with": names(p.opened_with),
        "kept": places(p.kept),
        "owns": [p.vp, p.rubies, p.droplet, p.tube, p.flask, p.pennies, p.essence, p.rat_bonus],
        "patient": None if p.patient is None else p.patient.id,
        "start": [p.tails, p.rat, p.start, p.opened, p.began_vp, p.began_rubies, p.began_essence],
        "brewing": [p.white, p.exploded, p.shielded, p.saved, p.stopped, p.intent, p.drew, p.heard],
        "shown": None if p.shown is None else p.shown.name,
        "counters": [p.window, p.doubled, p.yellows, p.best_limit, p.placed, p.new_aside],
        "once": [p.had_chance, p.restarted, p.met_white, p.flask_used, p.visited, p.draws_on],
        "last": None if p.last is None else [p.last.chip.name, p.last.space],
        "before": None
        if before is None
        else [before.window, before.doubled, before.yellows, before.placed, before.best_limit],
        "gave": [p.gave_rubies, p.gave_black, list(p.claims), list(p.held), p.held_rubies],
        "scoring": [p.takes_points, p.takes_coins, p.scoring, p.bag_worth],
    }


def dump_state(g: QuacksState) -> dict[str, object]:
    return {
        "players": [dump_player(p) for p in g.players],
        "supply": {c.name: g.supply[c.id] for c in CHIPS},
        "removed": {c.name: g.removed[c.id] for c in CHIPS},
        "stock": list(g.stock),
        "deck": [f.id for f in g.deck],
        "card": None if g.card is None else g.card.id,
        "visitor": None if g.visitor is None else g.visitor.id,
        "books": [b.id for b in g.setup.books],
        "witches": [w.id for w in g.setup.witches],
        "patients": [p.id for p in g.setup.patients],
        "turn": [g.round, g.first, g.phase, g.at, g.closed, g.together],
        "rng": g.rng.dump(),
        "over": g.over,
        "open": list(g.open_seats),
    }
