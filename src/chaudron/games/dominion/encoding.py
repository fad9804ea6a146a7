"""What a seat of Dominion sees, as numbers: the layout of its observations.

Where the kingdom is fixed, only the cards that may appear in it have places; where it is drawn by lot, all
cards have.
"""

from __future__ import annotations

from typing import Any, Final, cast

from chaudron.games.dominion.card import CARDS
from chaudron.games.dominion.kingdoms import COLONIES, OPTIONAL, SHELTERS, SIZE, Kingdom
from chaudron.games.dominion.library import find
from chaudron.games.dominion.notation import MATS, SHARED_MATS, TOKENS
from chaudron.games.dominion.offers import VERBS
from chaudron.games.dominion.rules import Game
from chaudron.games.dominion.state import PHASE_NAMES
from chaudron.games.dominion.view import DominionView
from chaudron.kernel.coding import (
    GREATEST,
    Always,
    Bag,
    Code,
    Each,
    Entries,
    Fields,
    Flag,
    Maybe,
    NamedIf,
    Num,
    Numbers,
    Row,
    Several,
    Tuple,
    Word,
    Words,
)
from chaudron.kernel.observing import Encoding, question_code
from chaudron.kernel.view import View

MANY: Final = 999
COUNTLESS: Final = GREATEST  # what no number of cards bounds: coins, tokens, points, turns
LAST_SEAT: Final = 5
# How many there is room for: what lies deeper, or was set aside after so many, is cut off.
KNOWN_IN_DECK: Final = 24
SET_ASIDE: Final = 16
DISGUISED: Final = 6
EXTRA_TURNS: Final = 8
MOST_PILES: Final = 36
MIXED_PILES: Final = ["ruins", "prizes", "black_market_deck"]  # piles that no card is named like
OCCASIONS: Final = [
    "action", "attack", "buy", "cards", "clean_up", "coins", "discard", "gain", "price", "reward", "several",
    "start", "trash", "turn", "yours",
]  # fmt: skip


class InPlayCode(Code):
    """Cards in play, in no telling order: how many of each, how many that stay, those that act as others."""

    def __init__(self, cards: list[str]) -> None:
        self.plain = Bag(cards)
        self.staying = Bag(cards)
        one = Fields([("card", Word(cards)), ("printed", Word(cards)), ("stays", Flag())])
        self.others = Several(one, DISGUISED)
        self.width = 2 * len(cards) + self.others.width

    def split(self, value: Any) -> tuple[list[str], list[str], list[Any]]:
        things: list[dict[str, Any]] = value
        plain: list[str] = []
        staying: list[str] = []
        others: list[Any] = []
        for x in things:
            if "printed" in x:
                others.append({"card": x["card"], "printed": x["printed"], "stays": x.get("stays", False)})
            elif x.get("stays"):
                staying.append(x["card"])
            else:
                plain.append(x["card"])
        return plain, staying, others

    def joined(self, plain: list[str], staying: list[str], others: list[Any]) -> list[Any]:
        out: list[Any] = [{"card": name} for name in plain] + [{"card": n, "stays": True} for n in staying]
        for x in others:
            thing = {"card": x["card"], "printed": x["printed"]}
            if x["stays"]:
                thing["stays"] = True
            out.append(thing)
        return out

    def write(self, value: Any, out: Numbers, at: int) -> None:
        plain, staying, others = self.split(value)
        self.plain.write(plain, out, at)
        self.staying.write(staying, out, at + self.plain.width)
        self.others.write(others, out, at + 2 * self.plain.width)

    def read(self, numbers: list[int], at: int) -> Any:
        width = self.plain.width
        plain, staying = self.plain.read(numbers, at), self.staying.read(numbers, at + width)
        return self.joined(plain, staying, self.others.read(numbers, at + 2 * width))

    def canonical(self, value: Any) -> Any:
        plain, staying, others = self.split(value)
        return self.joined(
            self.plain.canonical(plain), self.staying.canonical(staying), self.others.canonical(others)
        )

    def rows(self, name: str, at: int) -> list[Row]:
        width = self.plain.width
        return [
            *self.plain.rows(name, at),
            *self.staying.rows(f"{name}.staying", at + width),
            *self.others.rows(f"{name}.as_others", at + 2 * width),
        ]


class NamedList(Code):
    """A list of tables, each under a name of its own, in no telling order."""

    def __init__(self, names: list[str], code: Fields) -> None:
        self.entries = Entries(names, code)
        self.width = self.entries.width

    def table(self, value: Any) -> dict[str, Any]:
        return {x["name"]: x for x in value}

    def write(self, value: Any, out: Numbers, at: int) -> None:
        self.entries.write(self.table(value), out, at)

    def read(self, numbers: list[int], at: int) -> Any:
        return [{**x, "name": name} for name, x in self.entries.read(numbers, at).items()]

    def canonical(self, value: Any) -> Any:
        table = self.table([{**x, "cards": sorted(x["cards"], key=self.place)} for x in value])
        return [table[name] for name in self.entries.names if name in table]

    def place(self, card: str) -> int:
        bag = cast(Fields, self.entries.code).codes[1]
        return cast(Bag, bag).place(card)

    def rows(self, name: str, at: int) -> list[Row]:
        return self.entries.rows(name, at)


def player_code(cards: list[str]) -> Fields:
    number = Num(0, MANY)
    bag = Bag(cards)
    aside = Fields([("card", Word(cards)), ("size", number), ("cards", Words(cards, 4))])
    points = Num(-COUNTLESS, COUNTLESS)
    countless = Num(0, COUNTLESS)
    worth = Tuple([countless, points], ["number", "points"])
    return Fields(
        [
            ("seat", Num(0, LAST_SEAT)),
            ("turns", countless),
            ("hand_size", number),
            ("hand", bag),
            ("deck_size", number),
            ("deck_known", Several(Tuple([number, Word(cards)], ["above", "card"]), KNOWN_IN_DECK)),
            ("discard_size", number),
            ("discard_top", Word(cards)),
            ("in_play", InPlayCode(cards)),
            ("tokens", Entries(TOKENS, countless)),
            ("decider", Num(0, LAST_SEAT)),
            ("mats", NamedList(MATS, Fields([("size", number), ("cards", bag)]))),
            ("set_aside", Several(aside, SET_ASIDE)),
            ("aside_size", number),
            ("aside", bag),
            ("deck", Maybe(bag)),
            ("discard_pile", Maybe(bag)),
            ("points", Maybe(points)),
            ("points_by_card", Maybe(Entries(["tokens", *cards], worth))),
            ("owned", Maybe(bag)),
        ]
    )


def pile_code(cards: list[str]) -> Fields:
    number = Num(0, MANY)
    return Fields(
        [
            ("pile", Word(cards)),
            ("left", number),
            ("supply", Maybe(Flag())),
            ("ends", Maybe(Flag())),
            ("card", NamedIf(cards)),
            ("cards", Maybe(Words(cards, 10))),
            ("cost", Maybe(number)),
            ("potion", Maybe(Num(0, 9))),
            ("tokens", Maybe(Entries(["embargo", "trade_route"], number))),
            ("barred", Maybe(Flag())),
        ]
    )


def view_code(n_players: int, cards: list[str], piles: int) -> Fields:
    number = Num(0, MANY)
    countless = Num(0, COUNTLESS)
    seat = Num(0, LAST_SEAT)
    bag = Bag(cards)
    turn = Tuple([seat, Word(cards), seat], ["player", "card", "decider"])
    return Fields(
        [
            ("game", Always("dominion")),
            ("seat", Num(-1, LAST_SEAT)),
            ("over", Flag()),
            ("current", seat),
            ("phase", Word(PHASE_NAMES)),
            ("normal_turn", Flag()),
            ("actions", countless),
            ("buys", countless),
            ("coins", countless),
            ("potions", countless),
            ("players", Each(player_code(cards), n_players)),
            ("piles", Several(pile_code(cards), piles)),
            ("kingdom", Words(cards, 12)),
            ("bane", Word(cards, "")),
            ("black_market", Bag(cards, 1)),
            ("trash", bag),
            ("mats", Entries(SHARED_MATS, number)),
            ("played", bag),
            ("empty_piles", number),
            ("empty_limit", Num(0, 9)),
            ("rules", bag),
            ("extra_turns", Several(turn, EXTRA_TURNS)),
            ("standings", Maybe(Each(Num(1, LAST_SEAT + 1), n_players), False)),
        ]
    )


class DominionEncoding(Encoding):
    """Everything in a view, and what everybody owns: cards are gained, trashed and passed before all eyes."""

    def __init__(self, n_players: int, actions: int, cards: list[str], piles: int) -> None:
        self.n_players = n_players
        self.cards = cards
        card = NamedIf(cards)
        seat = Maybe(Num(0, LAST_SEAT))
        question = question_code(
            VERBS,
            actions,
            [
                ("source", card),
                ("subject", card),
                ("of", seat),
                ("concerning", card),
                ("occasion", NamedIf(OCCASIONS)),
            ],
        )
        owns = Fields([("cards", Bag(cards)), ("points", Num(-COUNTLESS, COUNTLESS))])
        super().__init__(
            view_code(n_players, cards, piles), question, Fields([("owned", Each(owns, n_players))])
        )

    def remembered(self, view: View) -> dict[str, Any]:
        seen = cast(DominionView, view)
        return {
            "owned": [
                {"cards": seen.all_of(seat), "points": seen.points_of(seat)} for seat in range(self.n_players)
            ]
        }


def by_lot(kingdom: Kingdom, colonies: bool, shelters: bool) -> bool:
    """True if something of this kingdom is drawn anew for each game; the flags: what no option says."""
    if len(kingdom.cards) != SIZE or ("young_witch" in kingdom.cards and not kingdom.bane):
        return True
    if "black_market" in kingdom.cards and not kingdom.black_market:
        return True
    sets = [find(name).set for name in kingdom.cards]
    for word, is_open in ((COLONIES, colonies), (SHELTERS, shelters)):
        some = OPTIONAL[word] in sets
        if is_open and word not in kingdom.said and some and not all([s == OPTIONAL[word] for s in sets]):
            return True
    return False


def encoding_of(game: Game | None, n_players: int, actions: int) -> DominionEncoding:
    """The layout for games like this one; without one, for any."""
    if game is None:
        names = [card.name for card in CARDS] + MIXED_PILES
        return DominionEncoding(n_players, actions, names, MOST_PILES)
    names = [card.name for card in game.setup.cards]
    names += [pile.name for pile in game.setup.piles if pile.name not in names]
    return DominionEncoding(n_players, actions, names, len(game.setup.piles))
