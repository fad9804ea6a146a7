"""The state and the rules: guess a colour, draw from a bag that all share, keep the best."""

from __future__ import annotations

from typing import Final, cast

from chaudron.kernel.journal import EVERYONE, Event
from chaudron.kernel.request import NUMBER, ONE, SOME, Request
from chaudron.kernel.rng import Rng, shuffle
from chaudron.kernel.state import State
from chaudron.kernel.view import View

COLOURS: Final = {"amber": 1, "blue": 2, "clear": 3}
VERBS: Final = ["take", "keep", "guess"]


class MarblesQuestion(Request):
    """A question: how many to take, which to keep, or which colour comes next."""

    def __init__(self, seat: int, kind: int, verb: str, lo: int, hi: int, given: list[str]) -> None:
        super().__init__(seat, seat, kind, VERBS.index(verb), lo, hi)
        self.given = given

    def options(self, state: State) -> list[object]:
        return list(self.given)

    def verb_name(self) -> str:
        return VERBS[self.verb]


class Told(Event):
    """Something that happened to a player, with some marbles; a guess is for whoever made it."""

    def __init__(self, what: str, player: int, marbles: list[str], seen_by: int = EVERYONE) -> None:
        super().__init__(seen_by, 0)
        self.what = what
        self.player = player
        self.marbles = marbles

    def dump(self, seat: int) -> dict[str, object]:
        out: dict[str, object] = {"event": self.what, "player": self.player}
        if self.marbles and not self.hidden_from(seat):
            out["marbles"] = self.marbles
        return out


class Marbles(State):
    """A bag, and what everybody has kept. In turns: guess a colour, take up to three, keep at most two."""

    def __init__(self, rng: Rng, bag: list[str], kept: list[list[str]]) -> None:
        super().__init__(rng, len(kept))
        self.bag = bag  # shuffled: the last one comes out next
        self.kept = kept
        self.current = 0
        self.turn = 1

    def clone(self) -> Marbles:
        copy = Marbles(self.rng.clone(), self.bag[:], [marbles[:] for marbles in self.kept])
        copy.current, copy.turn, copy.over, copy.news = self.current, self.turn, self.over, self.news
        return copy

    # ------------------------------------------------------------ the rules

    def next_decision(self) -> Request | None:
        return None if self.over else MarblesQuestion(self.current, ONE, "guess", 0, 1, list(COLOURS))

    def resolve(self, request: Request | None, answer: object) -> None:
        seat = self.current
        number = cast(int, self.ask(MarblesQuestion(seat, NUMBER, "take", 1, min(3, len(self.bag)), [])))
        drawn = [self.bag.pop() for _ in range(number)]
        self.news += 1
        self.write(Told("draw", seat, drawn))
        if answer is not None and answer == drawn[0]:
            self.kept[seat].append("clear")
            self.write(Told("guessed", seat, [str(answer)]))
        kept = cast("list[str]", self.ask(MarblesQuestion(seat, SOME, "keep", 0, 2, drawn)))
        self.kept[seat] += kept
        self.write(Told("keep", seat, kept))
        self.current = (seat + 1) % self.n_players
        self.turn += self.current == 0
        self.over = not self.bag
        if not self.over and self.current == 0:
            self.write(Told("turn", -1, []))

    def points(self, seat: int) -> int:
        """Each marble by its colour; three equal ones are worth nothing together."""
        kept = self.kept[seat]
        return sum(COLOURS[marble] for marble in kept if kept.count(marble) < 3)

    def turns(self, seat: int) -> int:
        return self.turn

    def standings(self) -> list[int]:
        points = [self.points(seat) for seat in range(self.n_players)]
        return [1 + sum(other > mine for other in points) for mine in points]

    def progress(self) -> dict[str, object]:
        return {"points": [self.points(seat) for seat in range(self.n_players)]}

    # ------------------------------------------------------------ looking

    def view(self, seat: int) -> MarblesView:
        return MarblesView(self, seat)

    def redeal(self, seat: int, rng: Rng) -> None:
        shuffle(rng, self.bag)
        self.rng = rng.fork()

    def dump(self) -> dict[str, object]:
        return {
            "bag": self.bag,
            "kept": self.kept,
            "at": [self.current, self.turn, self.over],
            "rng": self.rng.dump(),
        }


class MarblesView(View):
    """Everything but the order of the bag."""

    def __init__(self, state: Marbles, seat: int) -> None:
        super().__init__(seat)
        self._state = state

    def options(self, request: Request) -> list[object]:
        return request.options(self._state)

    def dump(self) -> dict[str, object]:
        s = self._state
        out: dict[str, object] = {
            "game": "marbles",
            "seat": self.seat,
            "over": s.over,
            "current": s.current,
            "turn": s.turn,
            "bag": sorted(s.bag),
            "kept": [sorted(marbles) for marbles in s.kept],
        }
        if s.over:
            out["points"] = [s.points(seat) for seat in range(s.n_players)]
            out["standings"] = s.standings()
        return out
