"""A small game that uses everything the kernel offers: brewing with a cauldron that may boil over.

Each round has three parts. First everybody bids in secret, at the same time (`ask_all`). Then all
brew at their own pace (branches): draw from your own bag as often as you dare; a sage chip asks which
of two chips to keep, a question nested inside the branch. Last, the market, in turns: take a ware,
which may ask you to order your shelf, to throw chips away, or ask your neighbour, who may also decide
for you.
"""

from __future__ import annotations

from typing import cast

from chaudron.kernel.catalogue import CHOICE, FLAG, LIST, NUMBER, TEXT, GameSpec, Option
from chaudron.kernel.journal import EVERYONE, Event
from chaudron.kernel.request import NAME, ONE, ORDER, SOME, YES_NO, Request
from chaudron.kernel.request import NUMBER as A_NUMBER
from chaudron.kernel.rng import Rng, shuffle, stream
from chaudron.kernel.state import State
from chaudron.kernel.view import View

BID, BREW, MARKET = 0, 1, 2
VERBS = ["bid", "draw", "keep", "buy", "shelve", "throw_away", "allow", "wish"]
WARES = ["shelf", "sieve", "favour", "wish"]
CHIPS = ["pumpkin", "pumpkin", "toad", "toad", "toad", "sage", "sage", "moss"]
HEAT = {"toad": 3, "sage": 1, "moss": 1}
LIMIT = 7


class Ask(Request):
    """A question of the small game; options are given, or read off the state when somebody looks."""

    def __init__(
        self, seat: int, kind: int, verb: str, lo: int, hi: int, given: list[object], decider: int = -1
    ) -> None:
        super().__init__(seat, seat if decider < 0 else decider, kind, VERBS.index(verb), lo, hi)
        self.given = given

    def options(self, state: State) -> list[object]:
        return self.given[:]

    def verb_name(self) -> str:
        return VERBS[self.verb]


class Told(Event):
    """Something happened; the word is only for those who may know it."""

    def __init__(self, what: str, seat: int, word: str, seen_by: int = EVERYONE) -> None:
        super().__init__(seen_by, 0)
        self.what = what
        self.seat = seat
        self.word = word

    def dump(self, seat: int) -> dict[str, object]:
        out: dict[str, object] = {"event": self.what, "seat": self.seat}
        if not self.hidden_from(seat):
            out["word"] = self.word
        return out


class Cauldron:
    """One player's things. `recipe` is known to its owner alone."""

    def __init__(self, recipe: str, bag: list[str], rng: Rng) -> None:
        self.recipe = recipe
        self.bag = bag
        self.rng = rng
        self.pot: list[str] = []
        self.shelf: list[str] = []
        self.points = 0

    def clone(self) -> Cauldron:
        c = Cauldron(self.recipe, self.bag[:], self.rng.clone())
        c.pot = self.pot[:]
        c.shelf = self.shelf[:]
        c.points = self.points
        return c

    def heat(self) -> int:
        return sum(HEAT.get(chip, 0) for chip in self.pot)


class Brewing(State):
    """The small game's state and rules."""

    def __init__(self, rng: Rng, cauldrons: list[Cauldron], rounds: int) -> None:
        super().__init__(rng, len(cauldrons))
        self.cauldrons = cauldrons
        self.rounds = rounds
        self.round = 1
        self.phase = BID
        self.current = 0
        self.bids: list[int] = []

    def clone(self) -> Brewing:
        s = type(self)(self.rng.clone(), [c.clone() for c in self.cauldrons], self.rounds)
        s.over = self.over
        s.open_seats = self.open_seats
        s.news = self.news
        s.round = self.round
        s.phase = self.phase
        s.current = self.current
        s.bids = self.bids[:]
        return s

    # ------------------------------------------------------------ the course of the game

    def next_decision(self) -> Request | None:
        if self.over or self.phase != MARKET:
            return None
        return Ask(self.current, ONE, "buy", 0, 1, list(WARES))

    def resolve(self, request: Request | None, answer: object) -> None:
        if request is not None:
            self.trade(self.current, cast("str | None", answer))
            self.next_turn()
        elif self.phase == BID:
            self.bid()
        else:
            self.phase = MARKET  # the branches are done

    def bid(self) -> None:
        seats = range(self.n_players)
        asked: list[Request] = [Ask(s, A_NUMBER, "bid", 0, 3, []) for s in seats]
        self.bids = [cast(int, a) for a in self.ask_all(asked)]
        for seat, bid in enumerate(self.bids):
            self.write(Told("bid", seat, str(bid)))
        highest = max(self.bids)
        if self.bids.count(highest) == 1:
            self.cauldrons[self.bids.index(highest)].points += highest
        self.news += 1
        self.phase = BREW
        self.open_seats = list(seats)

    def next_turn(self) -> None:
        self.current += 1
        if self.current < self.n_players:
            return
        self.current = 0
        self.round += 1
        self.phase = BID
        self.over = self.round > self.rounds
        for c in self.cauldrons:
            c.bag += c.pot
            c.pot = []

    # ------------------------------------------------------------ brewing, each at their own pace

    def branch(self, seat: int) -> bool:
        c = self.cauldrons[seat]
        if not c.bag or not self.ask(Ask(seat, YES_NO, "draw", 0, 1, [])):
            self.score(seat)
            return False
        chip = self.drawn(c)
        if chip == "sage" and c.bag:
            other = self.drawn(c)
            kept = cast(str, self.ask(Ask(seat, ONE, "keep", 1, 1, [chip, other])))
            c.bag.append(other if kept == chip else chip)
            chip = kept
        c.pot.append(chip)
        self.write(Told("draw", seat, chip))
        if c.heat() > LIMIT:
            c.pot = []
            self.write(Told("boil over", seat, ""))
            return False
        return True

    def drawn(self, c: Cauldron) -> str:
        return c.bag.pop(int(c.rng.below(len(c.bag))))

    def score(self, seat: int) -> None:
        c = self.cauldrons[seat]
        c.points += len(c.pot) + c.pot.count(c.recipe)
        # Only the owner learns how much of it was the recipe's.
        self.write(Told("score", seat, c.recipe, 1 << seat))

    # ------------------------------------------------------------ the market, in turns

    def trade(self, seat: int, ware: str | None) -> None:
        c = self.cauldrons[seat]
        if ware is None:
            return
        self.write(Told("buy", seat, ware))
        if ware == "shelf":
            c.shelf.append(WARES[len(c.shelf) % 3])
            if len(set(c.shelf)) > 1:
                order = self.ask(Ask(seat, ORDER, "shelve", 0, 0, [*c.shelf]))
                c.shelf = [cast(str, o) for o in cast("list[object]", order)]
                c.points += c.shelf[0] == "sieve"
        elif ware == "sieve":
            thrown = self.ask(Ask(seat, SOME, "throw_away", 1, 2, [*c.bag, *c.pot]))
            for chip in cast("list[str]", thrown):
                (c.bag if chip in c.bag else c.pot).remove(chip)
        elif ware == "favour":
            neighbour = (seat + 1) % self.n_players
            if self.ask(Ask(neighbour, YES_NO, "allow", 0, 1, [])):
                self.cauldrons[neighbour].points += 1
                lost = self.ask(Ask(neighbour, ONE, "throw_away", 0, 1, [*self.cauldrons[neighbour].bag]))
                if lost is not None:
                    self.cauldrons[neighbour].bag.remove(cast(str, lost))
                    c.bag.append(cast(str, lost))
        else:
            # A decision of yours that your neighbour makes for you.
            decider = (seat + 1) % self.n_players
            wish = cast(str, self.ask(Ask(seat, NAME, "wish", 1, 1, [*sorted(set(CHIPS))], decider)))
            c.bag.append(wish)
            # A sort of chance that everybody shares.
            c.points += int(self.rng.below(2))

    # ------------------------------------------------------------ looking

    def view(self, seat: int) -> BrewingView:
        return BrewingView(self, seat)

    def redeal(self, seat: int, rng: Rng) -> None:
        hidden = [c for s, c in enumerate(self.cauldrons) if s != seat]
        recipes = [c.recipe for c in hidden]
        shuffle(rng, recipes)
        for c, recipe in zip(hidden, recipes, strict=True):
            c.recipe = recipe
        for c in self.cauldrons:
            c.rng = rng.fork()
        self.rng = rng.fork()

    def dump(self) -> dict[str, object]:
        return {
            "cauldrons": [
                [c.recipe, sorted(c.bag), c.rng.dump(), c.pot, c.shelf, c.points] for c in self.cauldrons
            ],
            "at": [self.round, self.phase, self.current, self.over, self.bids, self.rng.dump()],
            "open": self.open_seats,
        }

    def standings(self) -> list[int]:
        points = [c.points for c in self.cauldrons]
        return [1 + sum(other > p for other in points) for p in points]


class BrewingView(View):
    """What a seat sees: its own recipe, everybody's pot; of bids nothing before they are all in."""

    def __init__(self, state: Brewing, seat: int) -> None:
        super().__init__(seat)
        self._state = state

    def options(self, request: Request) -> list[object]:
        return request.options(self._state)

    def dump(self) -> dict[str, object]:
        s = self._state
        return {
            "recipe": s.cauldrons[self.seat].recipe if self.seat >= 0 else None,
            "pots": [c.pot[:] for c in s.cauldrons],
            "bags": [sorted(c.bag) for c in s.cauldrons],
            "points": [c.points for c in s.cauldrons] if s.over else None,
            "bids": s.bids[:],
            "at": [s.round, s.phase, s.current],
        }


class BrewingSpec(GameSpec):
    """The small game in a catalogue."""

    def __init__(self, rules: int = 3) -> None:
        super().__init__(
            "brewing",
            rules,
            (2, 4),
            [
                Option("rounds", NUMBER, 2, lo=1, hi=9),
                Option("spicy", FLAG, False),
                Option("fire", CHOICE, "low", ["low", "high"]),
                Option("extra", LIST, []),
                Option("title", TEXT, ""),
            ],
        )

    def begin(self, seed: int, n_players: int, options: dict[str, object]) -> Brewing:
        rng = stream(seed, "deal")
        recipes = ["pumpkin", "toad", "sage", "moss"]
        shuffle(rng, recipes)
        extra = cast("list[str]", options["extra"]) + (["moss"] if options["spicy"] else [])
        cauldrons = [Cauldron(recipes[s], CHIPS + extra, stream(seed, f"seat {s}")) for s in range(n_players)]
        return Brewing(rng, cauldrons, cast(int, options["rounds"]))


BREWING = BrewingSpec()
