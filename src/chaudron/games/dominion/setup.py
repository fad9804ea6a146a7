"""Setting up a game: piles and their sizes, the extra piles cards call for, starting decks."""

from __future__ import annotations

from typing import Final

from chaudron.games.dominion.card import BY_NAME, CARDS, LOOTER, Card, overrides
from chaudron.games.dominion.cards.basics import (
    COPPER,
    CURSE,
    DUCHY,
    ESTATE,
    GOLD,
    PROVINCE,
    SILVER,
)
from chaudron.games.dominion.kingdoms import Kingdom
from chaudron.games.dominion.rules import NORMAL, Game
from chaudron.games.dominion.state import DominionSetup, Pile, Player
from chaudron.kernel.rng import Rng, shuffle, stream

# By number of players, 2 to 6 (index 0 and 1 are never used).
PROVINCES: Final = [0, 0, 8, 12, 12, 15, 18]
VICTORIES: Final = [0, 0, 8, 12, 12, 12, 12]
COPPERS: Final = [0, 0, 60, 60, 60, 120, 120]  # one box, or two; 7 go to each player
SILVERS: Final = [0, 0, 40, 40, 40, 80, 80]
GOLDS: Final = [0, 0, 30, 30, 30, 60, 60]
HAND: Final = 5
NOT_PILES: Final = ("bane", "black_market_deck")  # needs that the kingdom itself fulfils
SHELTERS: Final = ("hovel", "necropolis", "overgrown_estate")


class Layout:
    """Collects the piles of a game before it begins."""

    def __init__(self, n_players: int) -> None:
        self.setup = DominionSetup(n_players)
        self.counts: list[int] = []
        self.stacks: list[list[Card]] = []

    def add(self, name: str, card: Card | None, n: int, in_supply: bool, stack: list[Card]) -> None:
        setup = self.setup
        pile = Pile(len(setup.piles), name, card, in_supply)
        setup.piles.append(pile)
        self.counts.append(n)
        self.stacks.append(stack)
        if in_supply:
            setup.supply.append(pile.index)
        if card is None:
            setup.mixed.append(pile.index)
            setup.cards.extend([c for c in stack if c not in setup.cards])
        else:
            setup.cards.append(card)

    def uniform(self, card: Card, n: int) -> None:
        self.add(card.name, card, n, card.text.in_supply, [])

    def has(self, name: str) -> bool:
        return self.setup.pile_named(name) >= 0


def pile_size(card: Card, n_players: int) -> int:
    return VICTORIES[n_players] if card.is_victory else card.text.pile


def members(pile: str) -> list[Card]:
    """The different cards that make up a mixed pile, each as often as it is in the box."""
    out: list[Card] = []
    for c in CARDS:
        if c.text.part_of == pile:
            out.extend([c] * c.text.pile)
    return out


def lay_out(kingdom: Kingdom, n: int) -> Layout:
    """All piles of a game with this kingdom for n players; mixed piles still wait to be shuffled."""
    layout = Layout(n)
    setup = layout.setup
    setup.kingdom = kingdom.piles()
    setup.bane = kingdom.bane
    setup.black_market = sorted(kingdom.black_market)
    for card, size in (
        (COPPER, COPPERS[n] - 7 * n),
        (SILVER, SILVERS[n]),
        (GOLD, GOLDS[n]),
        (ESTATE, VICTORIES[n]),
        (DUCHY, VICTORIES[n]),
        (PROVINCE, PROVINCES[n]),
        (CURSE, 10 * (n - 1)),
    ):
        layout.uniform(card, size)
    if kingdom.colonies:
        layout.uniform(BY_NAME["platinum"], 12)
        layout.uniform(BY_NAME["colony"], VICTORIES[n])
    for name in setup.kingdom:
        card = BY_NAME[name]
        stack = members(name)
        if stack:
            layout.add(name, None, len(stack), True, stack)
        else:
            layout.uniform(card, pile_size(card, n))
    wanted = [BY_NAME[name] for name in setup.kingdom + setup.black_market]
    if any([c.potion for c in wanted]):
        potion = BY_NAME["potion"]
        layout.uniform(potion, potion.text.pile)
    if any([c.types & LOOTER for c in wanted]):
        layout.add("ruins", None, 10 * (n - 1), True, members("ruins"))
    for card in wanted:
        name = card.text.needs
        if name and name not in NOT_PILES and not layout.has(name):
            side_pile(layout, name)
    if kingdom.black_market:
        deck = [BY_NAME[name] for name in setup.black_market]
        layout.add("black_market_deck", None, len(deck), False, deck)
        for card in deck:
            layout.setup.cards.extend(members(card.name))
    finish(layout, kingdom)
    return layout


def side_pile(layout: Layout, name: str) -> None:
    """A pile outside the Supply that some card needs: of one card, or of all cards that are part of it."""
    stack = members(name)
    if stack:
        layout.add(name, None, len(stack), False, stack)
        layout.setup.piles[-1].open = True
    else:
        card = BY_NAME[name]
        layout.uniform(card, card.text.pile)


def finish(layout: Layout, kingdom: Kingdom) -> None:
    """Settle what follows from the piles: where cards belong, and which moments matter."""
    setup = layout.setup
    setup.pile_of = [-1] * len(CARDS)
    for pile in setup.piles:
        if pile.card is not None:
            setup.pile_of[pile.card.id] = pile.index
    for pile in setup.piles:
        if pile.card is None and pile.name != "black_market_deck":
            for c in members(pile.name):
                setup.pile_of[c.id] = pile.index
    if kingdom.shelters:
        setup.cards.extend([BY_NAME[s] for s in SHELTERS])
    for c in setup.cards:
        setup.moments |= c.moments
        if overrides(c.text, "set_up"):
            setup.setting_up.append(c)
    setup.ending = [setup.pile_named("province")]
    if kingdom.colonies:
        setup.ending.append(setup.pile_named("colony"))
    setup.empty_limit = 3 if setup.n_players <= 4 else 4


def dealt_stacks(layout: Layout, rng: Rng) -> list[list[Card]]:
    """The mixed piles, shuffled and cut to size; one Knight stands for his pile among single cards."""
    stacks: list[list[Card]] = []
    for pile in layout.setup.piles:
        stack = layout.stacks[pile.index][:]
        if pile.card is None and not pile.open:
            for i, card in enumerate(stack):
                family = members(card.name)
                if family:
                    stack[i] = family[int(rng.below(len(family)))]
            shuffle(rng, stack)
            del stack[layout.counts[pile.index] :]
        stacks.append(stack)
    return stacks


LAYOUTS: Final[dict[str, Layout]] = {}  # the last layouts used: thousands of games may share one


def new_game(
    kingdom: Kingdom,
    n_players: int,
    seed: int,
    first: int = -1,
    max_turns: int = 0,
    possessor_sees_all: bool = False,
) -> Game:
    """A game ready for its first turn. The first player is drawn by lot unless given."""
    key = f"{n_players} {max_turns} {possessor_sees_all} {kingdom.notation()}"
    layout = LAYOUTS.get(key)
    if layout is None:
        if len(LAYOUTS) > 100:
            LAYOUTS.clear()
        layout = LAYOUTS[key] = lay_out(kingdom, n_players)
        layout.setup.max_turns = max_turns
        layout.setup.possessor_sees_all = possessor_sees_all
    return begin(layout, kingdom, seed, first)


def begin(layout: Layout, kingdom: Kingdom, seed: int, first: int) -> Game:
    """A game at this layout."""
    rng = stream(seed, "dominion")
    setup = layout.setup
    n_players = setup.n_players
    players = [Player(i, start_deck(kingdom), [], [], [], []) for i in range(n_players)]
    game = Game(rng, setup, players, layout.counts[:], [], [], [], [])
    if setup.mixed:
        game.stacks = dealt_stacks(layout, rng)
    game.moments = setup.moments
    for you in players:
        shuffle(rng, you.deck)
        game.draw(you, HAND)
    lot = int(rng.below(n_players))
    start = lot if first < 0 else first % n_players
    for c in setup.setting_up:
        c.text.set_up(game)
    game.current = (start - 1) % n_players
    game.begin_turn(NORMAL[start])
    game.streak = 1
    return game


def set_by_hand(kingdom: Kingdom, n_players: int, seed: int) -> Game:
    """A game whose players have no cards yet, with a set-up of its own (see `let_in`)."""
    game = begin(lay_out(kingdom, n_players), kingdom, seed, 0)
    for p in game.players:
        p.hand, p.deck, p.discard_pile = [], [], []
    return game


def let_in(game: Game) -> None:
    """Cards that no pile of a table set by hand has, but somebody holds: their moments matter too."""
    cards = game.trash_pile[:]
    for p in game.players:
        cards.extend(p.all_cards())
    for stack in game.stacks:
        cards.extend(stack)
    setup = game.setup
    for c in cards:
        if c not in setup.cards:
            setup.cards.append(c)
            setup.moments |= c.moments
            game.moments |= c.moments


def start_deck(kingdom: Kingdom) -> list[Card]:
    if kingdom.shelters:
        return [COPPER] * 7 + [BY_NAME[s] for s in SHELTERS]
    return [COPPER] * 7 + [ESTATE] * 3
