"""What Dominion tells about itself: kingdoms as presets, cards as facts and subjects, kingdoms as groups."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from chaudron.games.dominion import facts, kingdoms, notation
from chaudron.games.dominion.facts import CardFacts
from chaudron.kernel.catalogue import GameSpec
from chaudron.kernel.port import Figure, Preset, Subject, chapter
from chaudron.kernel.state import State

RANDOM: Final[dict[str, object]] = {"kingdom": "random", "colonies": "auto", "shelters": "auto"}
SERIES: Final = ["points", "money", "cards"]
TURNS: Final = ["turn", "extra_turn"]
# How the game goes, in order: each chapter with the ledger's subjects that it is about.
CHAPTERS: Final = {
    "turn": [
        "play_rule",
        "treasure_timing",
        "in_play",
        "example_turn",
        "shuffle",
        "discard_order",
        "discard_pile",
    ],
    "setup": ["setup", "recommended_kingdom", "mixed_piles", "non_supply"],
    "gaining": [
        "buy_vs_gain",
        "gain_destination",
        "cost_comparison",
        "kingdom_treasures",
        "when_trash",
        "trash_pile",
    ],
    "timing": ["reactions", "simultaneous_effects", "lose_track"],
}


def printed_card(card: CardFacts) -> dict[str, object]:
    return {
        "id": card.id,
        "set": card.set,
        "cost": card.cost,
        "potion": card.potion,
        "types": card.types,
        "coins": figure(card.coins),
        "vp": figure(card.vp),
        "kingdom": card.kingdom,
        "in_supply": card.in_supply,
        "part_of": card.part_of_pile,
        "pile": card.pile,
    }


def figure(value: int | str | None) -> int | str | None:
    """A number as it is; for one that depends on the game, a star: the card's text says how."""
    return "*" if isinstance(value, str) else value


def topics(card: CardFacts) -> list[str]:
    """The card, its pile and what holds for all of its type."""
    pile = [] if card.part_of_pile is None else [card.part_of_pile]
    return [card.id, *pile, *[facts.TOPIC_OF_TYPE[t] for t in card.types if t in facts.TOPIC_OF_TYPE]]


def pile(card: CardFacts) -> Figure:
    """How many copies there are, by the number of players if that makes a difference."""
    sizes = card.pile
    if isinstance(sizes, int):
        return Figure("pile", [sizes])
    players: dict[int, list[str]] = {}
    for number, size in sizes.items():
        players.setdefault(size, []).append(number)
    spans = {n: "–".join([who[0], who[-1]] if len(who) > 1 else who) for n, who in players.items()}
    values: list[object] = [{"n": n, "players": span} for n, span in spans.items()]
    return Figure("pile", values, "dominion-pile-by-players")


class DominionPort(GameSpec):
    """What Dominion answers about itself; how it begins is in `spec.py`."""

    minutes = 30
    boxes = 9

    def presets(self) -> list[Preset]:
        """The recommended kingdoms, the one for a first game first; a random one; ten cards of one's own."""
        random = Preset(
            "random", "dominion-preset-random", RANDOM, ["sets", "alchemy", "colonies", "shelters"]
        )
        named = [Preset(k, f"dominion-kingdom-{k}", {"kingdom": k}) for k in facts.kingdoms()]
        return [*named[:1], random, *named[1:], Preset("own", "dominion-preset-own", {}, ["kingdom"])]

    def facts(self) -> dict[str, object]:
        """Cards, the piles they belong to, and the recommended kingdoms."""
        return {
            "cards": [printed_card(card) for card in facts.cards().values()],
            "kingdoms": [
                {"id": k.id, "box": k.box, "cards": k.cards, "bane": k.bane}
                for k in facts.kingdoms().values()
            ],
        }

    def subjects(self) -> list[Subject]:
        out = [chapter(self.name, id, about) for id, about in CHAPTERS.items()]
        out += [
            Subject("card", card.id, f"dominion-card-{card.id}", topics(card), card.fr_aliases)
            for card in facts.cards().values()
        ]
        return out

    def figures(self, subject: Subject) -> list[Figure]:
        if subject.kind != "card":
            return []
        card = facts.cards()[subject.id]
        out = [
            Figure("cost", [{"n": card.cost, "potion": card.potion}], "dominion-price"),
            Figure("types", list(card.types), "dominion-type-"),
            Figure("set", [card.set], "dominion-set-"),
            pile(card),
        ]
        if card.coins is not None:
            out.append(Figure("coins", [figure(card.coins)]))
        if card.vp is not None:
            out.append(Figure("points", [figure(card.vp)]))
        return out

    def group(self, options: dict[str, object]) -> list[str]:
        """The kingdom: by its name if it is a recommended one, else by its cards."""
        kingdom = kingdoms.read(str(options.get("kingdom", "")))
        cards = sorted(kingdom.cards)
        for known in facts.kingdoms().values():
            if sorted(known.cards) == cards:
                return [f"dominion-kingdom-{known.id}"]
        return [f"dominion-card-{card}" for card in cards]

    def rematch(self, options: dict[str, object], same: bool) -> dict[str, object]:
        return dict(options) if same else {**options, **RANDOM}

    def series(self) -> list[str]:
        return list(SERIES)

    def measures(self) -> list[str]:
        return ["provinces"]

    def bought(self, event: Mapping[str, object]) -> list[str]:
        cards = event.get("cards")
        named = event["event"] == "buy" and isinstance(cards, list)
        return [f"dominion-card-{card}" for card in cast(list[str], cards)] if named else []

    def position(self, text: str) -> State:
        return notation.read(text).game

    def is_point(self, event: Mapping[str, object]) -> bool:
        return event["event"] in TURNS
