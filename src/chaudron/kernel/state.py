"""The state of a game: plain, acyclic data that can be cloned at any quiescent point."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from chaudron.kernel.driver import NO_DRIVER, Driver
from chaudron.kernel.request import Request
from chaudron.kernel.rng import Rng

if TYPE_CHECKING:
    from chaudron.kernel.journal import Event, Journal
    from chaudron.kernel.view import Enough, View

NO_SEATS: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Subclasses add their fields and clone(), next_decision(), resolve(), view(), redeal(), dump()."""

    def __init__(self, rng: Rng, n_players: int) -> None:
        self.driver: Driver = NO_DRIVER
        self.rng = rng
        self.n_players = n_players
        self.over = False
        self.open_seats = (
            NO_SEATS  # seats whose branch of simultaneous play still runs; replaced, not changed
        )
        self.journal: Journal | None = None
        self.news = 0  # grows whenever hidden information came to light: undo is free until it does

    # ------------------------------------------------------------------ what each game writes

    def clone(self) -> State:
        """An independent copy. Only called at quiescent points; journal and driver stay behind."""
        raise NotImplementedError

    def next_decision(self) -> Request | None:
        """The top-level question at this quiescent point.

        None when the game is over, when seats are open, or when the next segment asks by itself.
        It never asks: what may ask belongs into resolve().
        """
        raise NotImplementedError

    def resolve(self, request: Request | None, answer: object) -> None:
        """Carry out one segment, from this quiescent point to the next; it may ask()."""
        raise NotImplementedError

    def branch(self, seat: int) -> bool:
        """One short step of this seat's branch of simultaneous play; True if there is more to do.

        It touches only this seat's data, draws only from this seat's stream, asks only this seat. What
        all branches share it reads and takes through `finds` and `offers`, and only after an answer
        of its own: so the order in which answers were accepted says who comes first.
        """
        raise NotImplementedError

    def hold(self, seat: int, work: State) -> State | None:
        """This snapshot without what the open step of a seat, run as far as `work`, took from all.

        None if that is no more than the snapshot says already. A step that is run again begins by
        putting back what is held for it.
        """
        return None

    def view(self, seat: int) -> View:
        """The window of this seat (SPECTATOR for somebody without a seat)."""
        raise NotImplementedError

    def redeal(self, seat: int, rng: Rng) -> None:
        """Deal anew, in place, what this seat cannot know, and give the future a chance of its own."""
        raise NotImplementedError

    def reseed(self, rng: Rng, seat: int) -> None:
        """From here on chance is this stream; where players act at the same time, only this seat's."""
        self.rng = rng

    def chance_at(self) -> str:
        """How far chance has been drawn upon: equal texts, nothing was drawn."""
        return self.rng.dump()

    def dump(self) -> dict[str, object]:
        """Everything, secrets included, as JSON: for digests and debugging, never for a client."""
        raise NotImplementedError

    def aids(self, points: bool, tracker: bool) -> dict[str, object]:
        """What a table may agree to show everybody: points so far, and what decks are made of."""
        return {}

    def progress(self) -> dict[str, object]:
        """How far everybody has come, as lists by seat: for plots of a finished game. A series that the table
        did without is empty."""
        return {}

    def standings(self) -> list[int]:
        """Each seat's rank at the end of the game: 1 for the winner, equal numbers for a tie."""
        raise NotImplementedError

    def points(self, seat: int) -> int:
        """A seat's points."""
        raise NotImplementedError

    def turns(self, seat: int) -> int:
        """The turns that a seat has had, or the rounds of a game that has rounds; 0 if it has neither."""
        return 0

    # ------------------------------------------------------------------ what each game uses

    def ask(self, request: Request) -> object:
        return self.driver.answer(self, request)

    def ask_all(self, requests: list[Request]) -> list[object]:
        """A simultaneous hidden choice: nobody learns an answer before everybody has given one.

        The requests build their options from the state when somebody looks, not before: a seat that
        searches for its answer imagines the others', in a world dealt anew.
        """
        answers = self.driver.answer_all(self, requests)
        if len(requests) > 1:
            self.news += 1  # now they know each other's
        return answers

    def finds(self, seat: int, n: int) -> int:
        """How much of something shared a branch comes upon now: a step that is run again finds as much."""
        return self.driver.finds(seat, n)

    def offers(self, seat: int, n: int) -> int:
        """The same for a question that comes next: while it is open, it goes by what is there now."""
        return self.driver.offers(seat, n)

    def write(self, event: Event) -> None:
        journal = self.journal
        if journal is not None:
            journal.write(event)

    def digest(self) -> str:
        """A short fingerprint of everything: equal states have equal digests in every mode."""
        text = json.dumps(self.dump(), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()

    def run(self, driver: Driver) -> None:
        """Play to the end with a driver that always has an answer."""
        self.run_alone(driver)
        while not self.over:
            driver.run_branches(self)
            self.run_alone(driver)

    def run_until(self, driver: Driver, until: Enough) -> None:
        """Play on as far as is enough, or to the end."""
        self.driver = driver
        while not self.over and not until.enough(self):
            request = self.next_decision()
            if request is not None:
                self.resolve(request, driver.answer(self, request))
            elif self.open_seats:
                driver.run_branches(self)
            elif not self.over:
                self.resolve(None, None)

    def run_alone(self, driver: Driver) -> None:
        """Play on until the game is over or players act at the same time."""
        self.driver = driver
        while True:
            request = self.next_decision()
            if request is not None:
                self.resolve(request, driver.answer(self, request))
            elif self.over or self.open_seats:
                return
            else:
                self.resolve(None, None)
