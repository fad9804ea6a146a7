"""The whole table as plain JSON, secrets included: for digests and debugging, never for a client."""

from __future__ import annotations

from chaudron.games.dominion.card import Card
from chaudron.games.dominion.state import ExtraTurn, Player, Table


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


def dump_table(t: Table) -> dict[str, object]:
    return {
        "players": [dump_player(p) for p in t.players],
        "piles": {p.name: t.counts[p.index] for p in t.box.piles},
        "stacks": {t.box.piles[i].name: names(t.stacks[i]) for i in t.box.mixed},
        "trash": names(t.trash_pile),
        "rng": t.rng.dump(),
        "over": t.over,
        "turn": [t.current, t.phase, t.actions, t.buys, t.coins, t.potions, t.discount],
        "more": [t.hand_size, t.normal_turn, t.streak, t.after, t.serial, t.action_plays],
        "played": names(t.played),
        "bought": names(t.bought),
        "gained": names(t.gained),
        "deciders": list(t.deciders),
        "rules": [r.dump() for r in t.rules],
        "pile_tokens": [[x.card.name, x.pile, x.n] for x in t.pile_tokens],
        "mats": dict(t.mats),
        "extra_turns": [dump_extra_turn(x) for x in t.extra_turns],
    }
