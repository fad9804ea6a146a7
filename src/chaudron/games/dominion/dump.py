"""The whole table as plain JSON, secrets included: for digests and debugging, never for a client."""

from __future__ import annotations

from chaudron.games.dominion.card import Card
from chaudron.games.dominion.state import DominionState, ExtraTurn, Player


def names(cards: list[Card]) -> list[str]:
    return [c.name for c in cards]


def dump_player(p: Player) -> dict[str, object]:
    return {
        "deck": names(p.deck),
        "hand": sorted(names(p.hand)),
        "discard_pile": names(p.discard_pile),
        "in_play": [[x.printed.name, x.card.name, x.uid, x.by, x.to_deck, x.in_play] for x in p.in_play],
        "aside": [names(p.aside), p.aside_secret],
        "turns": p.turns,
        "due": [[d.card.name, d.uid, d.by, names(d.cards), d.secret] for d in p.due],
        "mats": {m.name: [names(m.cards), m.secret] for m in p.mats},
        "tokens": dict(p.tokens),
        "last_gained": names(p.last_gained),
        "top_known": list(p.top_known),
        "bottom_known": p.bottom_known,
        "seen": sorted([[s.card.name, s.seats] for s in p.seen]),
    }


def dump_extra_turn(x: ExtraTurn) -> list[object]:
    return [x.player, x.card.name, x.rule and x.rule.dump(), x.decider, x.most]


def dump_state(g: DominionState) -> dict[str, object]:
    return {
        "players": [dump_player(p) for p in g.players],
        "piles": {p.name: g.counts[p.index] for p in g.setup.piles},
        "stacks": {g.setup.piles[i].name: names(g.stacks[i]) for i in g.setup.mixed},
        "trash": names(g.trash_pile),
        "rng": g.rng.dump(),
        "over": g.over,
        "turn": [g.current, g.phase, g.actions, g.buys, g.coins, g.potions, g.discount],
        "more": [g.hand_size, g.normal_turn, g.streak, g.after, g.serial, g.action_plays],
        "played": names(g.played),
        "bought": names(g.bought),
        "gained": names(g.gained),
        "deciders": list(g.deciders),
        "rules": [r.dump() for r in g.rules],
        "pile_tokens": [[x.card.name, x.pile, x.n] for x in g.pile_tokens],
        "mats": dict(g.mats),
        "extra_turns": [dump_extra_turn(x) for x in g.extra_turns],
    }
