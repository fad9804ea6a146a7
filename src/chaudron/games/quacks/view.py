"""What a seat may know of a game of Quacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chaudron.games.quacks import shapes
from chaudron.games.quacks.chips import CHIPS, WHITE, Chip
from chaudron.games.quacks.dump import names
from chaudron.games.quacks.pot import NORMAL
from chaudron.games.quacks.state import (
    DRAWS,
    PENNIES,
    PENNY_NAMES,
    PHASE_NAMES,
    SHOWS,
    SIGNAL,
    STOPS,
    UNDECIDED,
    Placed,
    Player,
)
from chaudron.games.quacks.track import COINS, POINTS, RUBY, SPOON, tails_between
from chaudron.kernel.view import View

if TYPE_CHECKING:
    from chaudron.games.quacks.rules import Game
    from chaudron.kernel.request import Request


INTENTS: Final[dict[int, shapes.Intent]] = {DRAWS: "draw", SHOWS: "display", STOPS: "stop"}


class QuacksView(View):
    """A window on (game, seat). Only the contents of other players' bags are hidden, and open minds."""

    def __init__(self, game: Game, seat: int) -> None:
        self.seat = seat
        self._game = game

    def options(self, request: Request) -> list[object]:
        return request.options(self._game)

    # ------------------------------------------------------------ the round

    @property
    def round(self) -> int:
        return self._game.round

    @property
    def first(self) -> int:
        return self._game.first

    @property
    def phase(self) -> str:
        return PHASE_NAMES[self._game.phase]

    @property
    def n_players(self) -> int:
        return self._game.n_players

    @property
    def card(self) -> str:
        """The id of the fortune card in force, or nothing."""
        card = self._game.card
        return "" if card is None else card.id

    def cards_to_come(self) -> list[str]:
        """The ids of the fortune cards that were not turned up yet, in alphabetical order."""
        return sorted([card.id for card in self._game.deck])

    def book(self, colour: int) -> str:
        """The id of this colour's book."""
        return self._game.setup.books[colour].id

    def price(self, chip: Chip) -> int:
        return self._game.setup.prices[chip.id]

    def left(self, chip: Chip) -> int:
        """How many the supply holds."""
        return self._game.supply[chip.id]

    def is_open(self, chip: Chip) -> bool:
        return self._game.is_open(chip)

    def for_sale(self) -> list[Chip]:
        """Every chip that a book sells, open or not."""
        return self._game.setup.for_sale[:]

    def books(self) -> list[str]:
        """The ids of the books in play."""
        return [b.id for b in self._game.setup.books if b.price_1 or b.colour == WHITE]

    def ranks(self) -> list[int]:
        """Each seat's rank, as if the game ended now."""
        return self._game.standings()

    def witches(self) -> list[str]:
        """The ids of the three witches in play, silver, copper and gold; none without their box."""
        return [w.id for w in self._game.setup.witches]

    @property
    def visitor(self) -> str:
        """The id of the witch who visits this round, or nothing."""
        visitor = self._game.visitor
        return "" if visitor is None else visitor.id

    def has_cups(self) -> bool:
        return self._game.setup.has_witches

    def has_tubes(self) -> bool:
        return self._game.setup.tubes

    def rainbow(self, colours: int) -> int:
        """The points that a witch may give for so many colours."""
        return self._game.setup.readings.witch_colours_vp[colours]

    def rolls(self) -> int:
        return self._game.rolls()

    # ------------------------------------------------------------ players

    def points(self, seat: int) -> int:
        return self._game.players[seat].vp

    def rubies(self, seat: int) -> int:
        return self._game.players[seat].rubies

    def droplet(self, seat: int) -> int:
        return self._game.players[seat].droplet

    def tube(self, seat: int) -> int:
        return self._game.players[seat].tube

    def flask(self, seat: int) -> bool:
        return self._game.players[seat].flask

    def essence(self, seat: int) -> int:
        return self._game.players[seat].essence

    def patient(self, seat: int) -> str:
        patient = self._game.players[seat].patient
        return "" if patient is None else patient.id

    def unspent(self, seat: int) -> list[str]:
        """The pennies this player still has, by name."""
        return [PENNY_NAMES[penny] for penny in PENNIES if self._game.players[seat].pennies & penny]

    def rat(self, seat: int) -> int:
        """How many spaces the rat lies ahead of the droplet."""
        return self._game.players[seat].rat

    def start(self, seat: int) -> int:
        """Where this player's first chip is counted from."""
        return self._game.players[seat].start

    def beside(self, seat: int) -> dict[str, list[str]]:
        """The chips that lie beside the cauldron, by where."""
        p = self._game.players[seat]
        return {
            "aside": names(p.aside),
            "laid": names(p.laid),
            "display": names(p.display),
            "starters": names(p.starters),
            "cup": names([x.chip for x in p.cup]),
        }

    def position(self, seat: int) -> int:
        """The furthest occupied space."""
        return self._game.players[seat].position

    def pot(self, seat: int) -> list[Placed]:
        """The chips in a cauldron, in the order of placing (not to be changed)."""
        return self._game.players[seat].pot

    def last_chip(self, seat: int) -> Chip | None:
        """The chip the flask would return."""
        last = self._game.players[seat].last
        return None if last is None else last.chip

    def white(self, seat: int) -> int:
        return self._game.players[seat].white

    def limit(self, seat: int) -> int:
        """What the white chips of this player may total now."""
        return self._game.limit(self._game.players[seat])

    def safe_now(self, seat: int) -> bool:
        """True if the next chip cannot explode the cauldron whatever it is (A Second Chance)."""
        return self._game.still_safe(self._game.players[seat], 1)

    def shield(self, seat: int) -> int:
        """Drawn chips still protected by blue-2."""
        return self._game.players[seat].window

    def exploded(self, seat: int) -> bool:
        return self._game.players[seat].exploded

    def stopped(self, seat: int) -> bool:
        """True if this player has shown that they stopped."""
        p = self._game.players[seat]
        if self._game.phase == SIGNAL and seat != self.seat and p.intent != UNDECIDED:
            return False
        return p.stopped

    def scoring_space(self, seat: int) -> int:
        """Where this player would score if brewing ended now."""
        p = self._game.players[seat]
        return min(p.position + 1, SPOON) if p.scoring == 0 else p.scoring

    def bag(self) -> list[Chip]:
        """The viewer's own bag, in no telling order (not to be changed)."""
        return self._game.players[self.seat].bag if self.seat >= 0 else []

    def owned(self) -> list[Chip]:
        """Every chip of the viewer, wherever it lies."""
        return self._game.players[self.seat].owned() if self.seat >= 0 else []

    def chips_of(self, seat: int) -> list[str]:
        """A player's chips, wherever they lie: everybody saw them taken."""
        return names(self._game.players[seat].owned())

    def aside(self, seat: int) -> list[Chip]:
        """The red chips that wait beside a cauldron (not to be changed)."""
        return self._game.players[seat].aside

    def laid(self, seat: int) -> list[Chip]:
        """The chips that must yet be placed this round (not to be changed)."""
        return self._game.players[seat].laid

    def doubled(self, seat: int) -> bool:
        """True if the next chip moves twice as far."""
        return self._game.players[seat].doubled

    def yellows(self, seat: int) -> int:
        """The yellow chips that this player placed in this round."""
        return self._game.players[seat].yellows

    # ------------------------------------------------------------ everything

    def dump_placed(self, x: Placed) -> shapes.Placed:
        out: shapes.Placed = {"chip": x.chip.name, "space": x.space, "move": x.move}
        if x.acts is not x.chip:
            out["acts"] = x.acts.name
        return out

    def dump_player(self, p: Player) -> shapes.PlayerView:
        game = self._game
        out: shapes.PlayerView = {
            "seat": p.index,
            "points": p.vp,
            "rubies": p.rubies,
            "droplet": p.droplet,
            "flask": p.flask,
            "tails": p.tails,
            "behind": tails_between(p.vp, game.leading()),
            "next_tails": p.rat_bonus,
            "rat": p.rat,
            "start": p.start,
            "pot": [self.dump_placed(x) for x in p.pot],
            "cup": names([x.chip for x in p.cup]),
            "white": p.white,
            "limit": game.limit(p),
            "exploded": p.exploded,
            "shielded": p.shielded,
            "saved": p.saved,
            "shield": p.window,
            "safe": self.safe_now(p.index),
            "doubled": p.doubled,
            "last": p.last.chip.name if p.last is not None and game.flask_works(p) else None,
            "stopped": self.stopped(p.index),
            "space": self.scoring_space(p.index),
            "takes_points": p.takes_points,
            "takes_coins": p.takes_coins,
            "aside": names(p.aside),
            "laid": names(p.laid),
            "display": names(p.display),
            "starters": names(p.starters),
            "bought": names(p.bought),
            "bag_size": len(p.bag),
        }
        if game.setup.tubes:
            out["tube"] = p.tube
        if game.setup.has_witches:
            out["pennies"] = self.unspent(p.index)
        if p.patient is not None:
            out["patient"] = p.patient.id
            out["essence"] = p.essence
        if p.index == self.seat or game.over:
            out["bag"] = sorted(names(p.bag))
        if p.index == self.seat and game.all_brew():
            kinds = [c for c in CHIPS if c in p.bag]
            out["lands"] = game.landings(p, kinds, NORMAL)
            out["deadly"] = [c.name for c in kinds if game.explodes(p, c)]
            if p.intent != UNDECIDED:
                out["intent"] = INTENTS[p.intent]
        return out

    def dump(self) -> shapes.View:
        game = self._game
        setup = game.setup
        return {
            "game": "quacks",
            "seat": self.seat,
            "over": game.over,
            "round": game.round,
            "phase": self.phase,
            "first": game.first,
            "lock_step": game.lock_step(),
            "card": self.card,
            "cards_left": len(game.deck),
            "books": [b.id for b in setup.books if b.price_1],
            "witches": self.witches(),
            "visitor": self.visitor or None,
            "patients": [p.id for p in setup.patients],
            "tubes": setup.tubes,
            "supply": {
                c.name: {"left": game.supply[c.id], "price": setup.prices[c.id], "open": game.is_open(c)}
                for c in setup.for_sale
            },
            "players": [self.dump_player(p) for p in game.players],
            "standings": game.standings() if game.over else None,
        }


def space_shows(space: int) -> tuple[int, int, bool]:
    """What is printed on a space: coins, points, a ruby."""
    return COINS[space], POINTS[space], RUBY[space]
