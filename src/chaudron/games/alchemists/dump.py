"""The whole table as plain JSON, secrets included: for digests and debugging, never for a client."""

from __future__ import annotations

from chaudron.games.alchemists.artifacts import LIMITED
from chaudron.games.alchemists.state import Player, Table


def dump_player(p: Player) -> dict[str, object]:
    return {
        "purse": [p.gold, p.reputation, p.books, p.approval],
        "hand": list(p.hand),
        "favours": [list(p.favours), list(p.drawn), len(p.waiting)],
        "seals": list(p.seals),
        "artifacts": [a.id for a in p.artifacts],
        "secrets": [[a.id for a in p.secrets], [a.id for a in p.shown_secrets]],
        "startup": [[c.id for c in p.startup], [list(d) for d in p.delayed]],
        "grants": list(p.grants),
        "facts": [f.dump() for f in p.facts],
        "potions": list(p.potions),
        "cubes": [p.cubes, p.unused, p.hospital, p.custodians],
        "order": [p.flask, p.paralysed],
        "round": [list(p.placed), list(p.associates), list(p.suffered), p.bid],
        "once": [a in p.used for a in LIMITED],
        "exhibition": [list(p.shown), list(p.aside)],
        "golem": [p.tests, p.animated, list(p.chest), list(p.ears)],
        "score": [p.points, dict(p.score)],
    }


def dump_table(t: Table) -> dict[str, object]:
    return {
        "players": [dump_player(p) for p in t.players],
        "secret": [list(t.assignment), None if t.golem is None else t.golem.index],
        "deck": [list(t.deck), list(t.discard), list(t.row)],
        "favours": [list(t.favour_deck), list(t.favour_discard)],
        "adventurers": [list(t.adventurers), t.removed],
        "artifacts": [[a.id for a in zone] for zone in (t.on_sale, t.later, t.smuggled, t.left_out)],
        "startups": [c.id for c in t.startups_left],
        "boards": [b.id for b in t.boards[t.days :]],
        "king": [list(t.moods), t.approval, t.on_study],
        "theories": [None if x is None else [x.alchemical, [list(s) for s in x.seals]] for x in t.theories],
        "conflicts": [list(c) for c in t.conflicts],
        "articles": [
            None if a is None else [[list(e) for e in a.entries], [list(s) for s in a.seals]]
            for a in t.articles
        ],
        "grants": dict(t.owners),
        "facts": [f.dump() for f in t.public_facts],
        "round": [t.round, t.first, t.phase, t.at, t.happy, list(t.sold), t.sales, list(t.exhibited)],
        "queue": [list(a) for a in t.queue],
        "fainted": t.fainted,
        "rng": t.rng.dump(),
        "over": t.over,
    }
