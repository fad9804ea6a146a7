"""The whole table as plain JSON, secrets included: for digests and debugging, never for a client."""

from __future__ import annotations

from chaudron.games.alchemists.artifacts import LIMITED
from chaudron.games.alchemists.state import AlchemistsState, Player


def dump_player(p: Player) -> dict[str, object]:
    used = [a.id for a in p.used]
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
        "once": [a.id in used for a in LIMITED],
        "exhibition": [list(p.shown), list(p.aside)],
        "golem": [p.tests, p.animated, list(p.chest), list(p.ears)],
        "score": [p.points, dict(p.score)],
    }


def dump_state(g: AlchemistsState) -> dict[str, object]:
    return {
        "players": [dump_player(p) for p in g.players],
        "secret": [list(g.assignment), None if g.golem is None else g.golem.index],
        "deck": [list(g.deck), list(g.discard), list(g.row)],
        "favours": [list(g.favour_deck), list(g.favour_discard)],
        "adventurers": [list(g.adventurers), g.removed],
        "artifacts": [[a.id for a in zone] for zone in (g.on_sale, g.later, g.smuggled, g.left_out)],
        "startups": [c.id for c in g.startups_left],
        "boards": [b.id for b in g.boards[g.days :]],
        "king": [list(g.moods), g.approval, g.on_study],
        "theories": [None if x is None else [x.alchemical, [list(s) for s in x.seals]] for x in g.theories],
        "conflicts": [list(c) for c in g.conflicts],
        "articles": [
            None if a is None else [[list(e) for e in a.entries], [list(s) for s in a.seals]]
            for a in g.articles
        ],
        "grants": dict(g.owners),
        "facts": [f.dump() for f in g.public_facts],
        "round": [g.round, g.first, g.phase, g.at, g.happy, list(g.sold), g.sales, list(g.exhibited)],
        "queue": [list(a) for a in g.queue],
        "fainted": g.fainted,
        "rng": g.rng.dump(),
        "over": g.over,
    }
