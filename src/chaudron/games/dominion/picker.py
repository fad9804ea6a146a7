"""Picking a kingdom: by sets, bans, numbers per set and cost, balance; by draft or by veto."""

from __future__ import annotations

from typing import Final

from chaudron.games.dominion.card import ATTACK, REACTION, Card
from chaudron.games.dominion.kingdoms import (
    BLACK_MARKET_SIZE,
    SIZE,
    Kingdom,
    check,
    complete,
    optional_piles,
    wants,
)
from chaudron.games.dominion.library import find, kingdom_cards
from chaudron.kernel.errors import Refusal
from chaudron.kernel.rng import Rng, lot, shuffle

TRIES: Final = 200  # fresh starts before the picker gives up
STEPS: Final = 3000  # cards laid down in one try
DRAFT_OFFER: Final = 20
VETO_OFFER: Final = 14
ANY: Final = "any"
ADVISED: Final = "advised"
FEWEST: Final = 3  # cards of Alchemy in a kingdom that has any, as its rulebook advises (AL-013)
MOST: Final = 5


class Span:
    """From lo to hi."""

    def __init__(self, lo: int, hi: int) -> None:
        self.lo = lo
        self.hi = hi


class Wishes:
    """What a kingdom shall be like."""

    def __init__(self) -> None:
        self.sets: list[str] = []  # none: every set
        self.ban: list[str] = []
        self.require: list[str] = []
        self.counts: dict[str, Span] = {}  # by set
        self.costs: dict[int, Span] = {}  # by cost in coins
        self.attacks: Span | None = None
        self.reactions: Span | None = None
        self.potions: Span | None = None  # cards with a Potion in their cost
        self.balance = False  # no Attack without a Reaction
        self.bane = ""
        self.colonies = "auto"  # yes, no, or by the rulebook's lot
        self.shelters = "auto"
        self.alchemy = ANY  # or as advised: 3 to 5 cards of Alchemy, or none

    @property
    def plain(self) -> bool:
        """True if only sets, bans and required cards matter."""
        spans = (self.attacks, self.reactions, self.potions)
        return (
            self.alchemy == ANY
            and not self.counts
            and not self.costs
            and not self.balance
            and spans == (None, None, None)
        )


class Group:
    """Cards of which a kingdom shall have from lo to hi. Groups of one family share no card."""

    def __init__(self, family: str, what: str, cards: list[str], span: Span) -> None:
        self.family = family
        self.what = what
        self.cards = cards
        self.lo = span.lo
        self.hi = span.hi
        self.have = 0


# ---------------------------------------------------------------- picking


def pick(wishes: Wishes, seed: int) -> Kingdom:
    """The kingdom of this seed that fulfils the wishes; a refusal if none can."""
    rng = lot(seed, "picker")
    cards = pick_cards(wishes, rng)
    if wishes.alchemy == ADVISED:
        cards = as_advised(cards, wishes, rng)
    return with_extras(Kingdom(cards), wishes, rng, seed)


def few_or_many(cards: list[str]) -> bool:
    """True if there is Alchemy among these cards, but not as much as its rulebook advises."""
    n = len([name for name in cards if find(name).set == "alchemy"])
    return n > 0 and not FEWEST <= n <= MOST


def as_advised(cards: list[str], wishes: Wishes, rng: Rng) -> list[str]:
    """These cards if they follow the advice on Alchemy, or others that do; the same if none can."""
    if not few_or_many(cards) or "alchemy" in wishes.counts:
        return cards
    wishes.counts["alchemy"] = Span(FEWEST, MOST)
    try:
        return pick_cards(wishes, rng)
    except Refusal:
        return cards
    finally:
        del wishes.counts["alchemy"]


def pool_of(wishes: Wishes) -> list[str]:
    """The cards that may be chosen besides the required ones."""
    every = [c for c in kingdom_cards() if not wishes.sets or c.set in wishes.sets]
    taken = wishes.ban + wishes.require + [wishes.bane]
    return [c.name for c in every if c.name not in taken]


def check_wishes(wishes: Wishes) -> None:
    for name in wishes.require:
        if not find(name).text.kingdom:
            raise Refusal("not-a-kingdom-card", f"{name} is not a kingdom card", {"name": name})
        if name in wishes.ban:
            raise Refusal("banned-and-required", f"{name} is both required and banned", {"name": name})
        if wishes.require.count(name) > 1:
            raise Refusal("card-twice", f"{name} is in the kingdom twice", {"name": name})
    if len(wishes.require) > SIZE:
        raise Refusal(
            "too-many-required",
            f"{len(wishes.require)} cards are required; a kingdom has {SIZE}",
            {"n": len(wishes.require), "size": SIZE},
        )


def pick_cards(wishes: Wishes, rng: Rng) -> list[str]:
    """Ten cards that fulfil the wishes."""
    check_wishes(wishes)
    pool = pool_of(wishes)
    if len(pool) + len(wishes.require) < SIZE:
        n = len(pool) + len(wishes.require)
        raise Refusal("too-few-cards", f"these sets have only {n} kingdom cards; ten are needed", {"n": n})
    groups = groups_of(wishes, pool + wishes.require)
    for group in groups:
        if len(group.cards) < group.lo:
            raise Refusal(
                "cannot-pick-group",
                f"{group.lo} cards of {group.family} {group.what} are wanted, of {len(group.cards)}",
                {
                    "family": group.family,
                    "set": group.what if group.family == "set" else "",
                    "cost": group.what if group.family == "cost" else "",
                    "there": len(group.cards),
                    "wanted": group.lo,
                },
            )
    for _ in range(TRIES):
        shuffle(rng, pool)
        search = Search(groups, wishes.require, pool, wishes.balance)
        if search.fill(0):
            return search.chosen
    raise Refusal("cannot-pick", "no kingdom fulfils all these wishes")


def groups_of(wishes: Wishes, cards: list[str]) -> list[Group]:
    """The wishes that count cards."""
    every = [find(name) for name in cards]
    out: list[Group] = []
    for name, span in wishes.counts.items():
        out.append(Group("set", name, [c.name for c in every if c.set == name], span))
    for cost, span in wishes.costs.items():
        out.append(Group("cost", str(cost), [c.name for c in every if c.cost == cost], span))
    if wishes.attacks is not None:
        out.append(Group("attack", "attacks", [c.name for c in every if is_attack(c)], wishes.attacks))
    if wishes.reactions is not None:
        reactions = [c.name for c in every if c.types & REACTION]
        out.append(Group("reaction", "reactions", reactions, wishes.reactions))
    if wishes.potions is not None:
        out.append(Group("potion", "potions", [c.name for c in every if c.potion], wishes.potions))
    return out


def is_attack(card: Card) -> bool:
    return card.types & ATTACK != 0


class Search:
    """Lays down cards in the order of a shuffled pool; takes back what cannot lead to ten."""

    def __init__(self, groups: list[Group], require: list[str], pool: list[str], balance: bool) -> None:
        self.groups = groups
        self.pool = pool
        self.balance = balance
        self.chosen: list[str] = []
        self.steps = 0
        for group in groups:
            group.have = 0
        for name in require:
            self.lay(name, 1)

    def lay(self, name: str, n: int) -> None:
        """Lay a card down (n = 1), or take the last one back (n = -1)."""
        if n > 0:
            self.chosen.append(name)
        else:
            self.chosen.pop()
        for group in self.groups:
            if name in group.cards:
                group.have += n

    def fill(self, start: int) -> bool:
        """Fill up to ten from the pool, from this place on; False if that cannot be."""
        if not self.possible(start):
            return False
        if len(self.chosen) == SIZE:
            return not self.balance or balanced(self.chosen)
        for i in range(start, len(self.pool)):
            self.steps += 1
            if self.steps > STEPS:
                return False
            self.lay(self.pool[i], 1)
            if self.fill(i + 1):
                return True
            self.lay(self.pool[i], -1)
        return False

    def possible(self, start: int) -> bool:
        """False if some group is too full already, or can no longer be filled."""
        slots = SIZE - len(self.chosen)
        if len(self.pool) - start < slots:
            return False
        needs: dict[str, int] = {}
        for group in self.groups:
            if group.have > group.hi:
                return False
            if group.have < group.lo:
                need = group.lo - group.have
                needs[group.family] = needs.get(group.family, 0) + need
                if needs[group.family] > slots:
                    return False
                there = 0
                for i in range(start, len(self.pool)):
                    if self.pool[i] in group.cards:
                        there += 1
                if there < need:
                    return False
        return True


def balanced(cards: list[str]) -> bool:
    """True if there is a Reaction, or no Attack."""
    attack = False
    for name in cards:
        card = find(name)
        if card.types & REACTION:
            return True
        if is_attack(card):
            attack = True
    return not attack


def with_extras(kingdom: Kingdom, wishes: Wishes, rng: Rng, seed: int) -> Kingdom:
    """Bane, Black Market deck, Colonies and Shelters: as wished, or by the rulebook."""
    kingdom.bane = wishes.bane
    rest = [name for name in pool_of(wishes) if name not in kingdom.cards]
    shuffle(rng, rest)
    if wants(kingdom.cards, "black_market_deck") and len(rest) > BLACK_MARKET_SIZE + SIZE:
        kingdom.black_market = rest[:BLACK_MARKET_SIZE]
    complete(kingdom, rest, rng)
    optional_piles(kingdom, seed)
    if wishes.colonies != "auto":
        kingdom.colonies = wishes.colonies == "yes"
    if wishes.shelters != "auto":
        kingdom.shelters = wishes.shelters == "yes"
    return check(kingdom)


# ---------------------------------------------------------------- two players choose


class Bargain:
    """Two players choose in turn from open cards: ten are taken (draft), or four struck (veto).

    Required cards are in the kingdom from the beginning: nobody need take them, or can strike them.
    """

    def __init__(self, wishes: Wishes, seed: int, veto: bool) -> None:
        if not wishes.plain:
            raise Refusal(
                "draft-wishes", "draft and veto go with sets, bans and required cards, not with numbers"
            )
        check_wishes(wishes)
        self.wishes = wishes
        self.seed = seed
        self.veto = veto
        self.rng = lot(seed, "veto" if veto else "draft")
        pool = pool_of(wishes)
        shuffle(self.rng, pool)
        size = VETO_OFFER if veto else DRAFT_OFFER
        self.offer: list[str] = pool[: size - len(wishes.require)]
        n = len(self.offer) + len(wishes.require)
        if n < size:
            raise Refusal(
                "draft-too-few",
                f"these sets have only {n} kingdom cards; {size} are needed",
                {"n": n, "size": size},
            )
        self.taken: list[str] = []

    @property
    def player(self) -> int:
        """Whose turn it is: 1 or 2."""
        return 1 + len(self.taken) % 2

    @property
    def done(self) -> bool:
        return len(self.taken) == (VETO_OFFER - SIZE if self.veto else SIZE - len(self.wishes.require))

    def take(self, name: str) -> None:
        """The player whose turn it is takes, or strikes, this card."""
        if name not in self.offer or self.done:
            raise Refusal("not-offered-card", f"{name} cannot be chosen now", {"name": name})
        self.offer.remove(name)
        self.taken.append(name)

    def kingdom(self) -> Kingdom:
        chosen = self.offer if self.veto else self.taken
        return with_extras(Kingdom(self.wishes.require + chosen), self.wishes, self.rng, self.seed)
