"""Kingdoms: the ten piles of a game, the extras they need, and their one-line notation."""

from __future__ import annotations

from typing import Final

from chaudron.games.dominion.card import Card
from chaudron.games.dominion.library import find, kingdom_cards
from chaudron.kernel.errors import Refusal
from chaudron.kernel.rng import Rng, lot, shuffle

SIZE: Final = 10
BLACK_MARKET_SIZE: Final = 15
COLONIES: Final = "colonies"
SHELTERS: Final = "shelters"
OPTIONAL: Final = {COLONIES: "prosperity", SHELTERS: "dark_ages"}  # whose cards call for them


class Kingdom:
    """What is laid out: ten kingdom piles, a bane if some card calls for one, and the optional piles."""

    def __init__(
        self,
        cards: list[str],
        bane: str = "",
        colonies: bool = False,
        shelters: bool = False,
        black_market: list[str] | None = None,
    ) -> None:
        self.cards = cards
        self.bane = bane
        self.colonies = colonies
        self.shelters = shelters
        self.black_market: list[str] = [] if black_market is None else black_market
        self.said: list[str] = []  # of colonies and shelters: what its notation decides either way

    def piles(self) -> list[str]:
        """The names of all kingdom piles, the Bane last."""
        cards = sorted(self.cards)
        return cards + [self.bane] if self.bane else cards

    def notation(self) -> str:
        """One line that says it all: `moat, witch, … + bane cellar + colonies + shelters`.

        Sorted: the order in which cards were drawn would tell of the lots that drew them.
        """
        parts = [", ".join(sorted(self.cards))]
        if self.bane:
            parts.append(f"bane {self.bane}")
        if self.colonies:
            parts.append("colonies")
        if self.shelters:
            parts.append("shelters")
        if self.black_market:
            parts.append("market " + ", ".join(sorted(self.black_market)))
        return " + ".join(parts)

    def spelled_out(self) -> str:
        """The notation, with `no colonies` or `no shelters` where a lot might decide otherwise.

        At any table it gives this very kingdom.
        """
        line = self.notation()
        for word, box in OPTIONAL.items():
            there = self.colonies if word == COLONIES else self.shelters
            if not there and any([find(n).set == box for n in self.cards]):
                line += f" + no {word}"
        return line


def wants(names: list[str], need: str) -> bool:
    """True if one of these cards needs this."""
    return any([find(n).text.needs == need for n in names])


def may_be_bane(card: Card) -> bool:
    """A Bane costs 2 or 3 coins and no Potion."""
    return card.text.kingdom and card.cost in (2, 3) and not card.potion


def check(kingdom: Kingdom) -> Kingdom:
    """Refuse a kingdom that cannot be played; say what would be right."""
    cards = kingdom.cards
    for name in kingdom.piles() + kingdom.black_market:
        card = find(name)
        if not card.text.kingdom:
            raise Refusal("not-a-kingdom-card", f"{name} is not a kingdom card", {"name": name})
    seen: list[str] = []
    for name in kingdom.piles() + kingdom.black_market:
        if name in seen:
            raise Refusal("card-twice", f"{name} is in the kingdom twice", {"name": name})
        seen.append(name)
    if len(cards) != SIZE:
        raise Refusal(
            "kingdom-size",
            f"a kingdom has {SIZE} piles, not {len(cards)}",
            {"n": len(cards), "size": SIZE},
        )
    needs_bane = wants(cards + kingdom.black_market, "bane")
    if needs_bane and not kingdom.bane:
        raise Refusal("no-bane", "this kingdom needs an eleventh pile, the Bane: + bane CARD")
    if kingdom.bane and not needs_bane:
        raise Refusal("useless-bane", "no card of this kingdom uses a Bane pile")
    if kingdom.bane and not may_be_bane(find(kingdom.bane)):
        raise Refusal(
            "bad-bane",
            f"{kingdom.bane} cannot be the Bane: it must cost 2 or 3 coins and no Potion",
            {"name": kingdom.bane},
        )
    needs_market = wants(cards, "black_market_deck")
    if kingdom.black_market and not needs_market:
        raise Refusal("useless-market", "no card of this kingdom uses a Black Market deck")
    return kingdom


def read(notation: str) -> Kingdom:
    """Read the one-line notation; what it does not say stays open (see `complete`)."""
    parts = [p.strip() for p in notation.split("+")]
    kingdom = Kingdom(listed(parts[0]))
    for part in parts[1:]:
        word, _, rest = part.partition(" ")
        if word == "bane" and rest:
            kingdom.bane = rest.strip()
        elif part in (COLONIES, "no " + COLONIES):
            kingdom.colonies = word != "no"
            kingdom.said.append(COLONIES)
        elif part in (SHELTERS, "no " + SHELTERS):
            kingdom.shelters = word != "no"
            kingdom.said.append(SHELTERS)
        elif word == "market" and rest:
            kingdom.black_market = listed(rest)
        else:
            raise Refusal(
                "kingdom-notation",
                f"{part!r} is not understood; write + bane CARD, + colonies, + no colonies, + shelters,"
                " + no shelters or + market CARDS",
                {"part": part},
            )
    return kingdom


def listed(text: str) -> list[str]:
    return [t.strip() for t in text.split(",") if t.strip()]


def pool(sets: list[str] | None = None) -> list[str]:
    """The kingdom cards of these sets; of all, when none is named."""
    return [c.name for c in kingdom_cards() if not sets or c.set in sets]


def random_kingdom(rng: Rng, sets: list[str] | None = None) -> Kingdom:
    """Ten random cards of these sets, with what the rulebooks add to them."""
    return complete(Kingdom([]), pool(sets), rng)


def complete(kingdom: Kingdom, pool: list[str], rng: Rng) -> Kingdom:
    """Fill up to ten piles from the pool, then add what the cards call for."""
    taken = kingdom.piles() + kingdom.black_market
    rest = [n for n in pool if n not in taken]
    shuffle(rng, rest)
    while len(kingdom.cards) < SIZE and rest:
        kingdom.cards.append(rest.pop())
    if wants(kingdom.cards, "black_market_deck") and not kingdom.black_market:
        everything = [c.name for c in kingdom_cards()]
        others = [n for n in everything if n not in kingdom.piles()]
        shuffle(rng, others)
        kingdom.black_market = others[:BLACK_MARKET_SIZE]
    if wants(kingdom.cards + kingdom.black_market, "bane") and not kingdom.bane:
        taken = kingdom.piles() + kingdom.black_market
        fit = [c.name for c in kingdom_cards() if may_be_bane(c) and c.name not in taken]
        preferred = [n for n in rest if n in fit]
        fit = preferred or fit
        kingdom.bane = fit[int(rng.below(len(fit)))]
    return kingdom


def optional_piles(kingdom: Kingdom, seed: int) -> None:
    """The rulebooks' lots, for what the notation leaves open: one random pile decides on Colonies, another
    one on Shelters. A kingdom all of one set has no choice; a seed decides alike in whatever order it came.
    """
    rng = lot(seed, "optional piles")
    order = sorted(kingdom.cards)
    shuffle(rng, order)
    if COLONIES not in kingdom.said:
        kingdom.colonies = find(order[0]).set == OPTIONAL[COLONIES]
    if SHELTERS not in kingdom.said:
        kingdom.shelters = find(order[1]).set == OPTIONAL[SHELTERS]
