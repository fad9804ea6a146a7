"""A game of Alchemists: its phases, the first choices, and carrying out actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from chaudron.games.alchemists import golem as golem_project
from chaudron.games.alchemists import theories
from chaudron.games.alchemists.actions import gathering, selling, testing
from chaudron.games.alchemists.choices import (
    KEEP_FAVOUR,
    KEEP_STARTUP,
    AlchemistsQuestion,
)
from chaudron.games.alchemists.closing import Closing
from chaudron.games.alchemists.components import (
    BUY,
    DEBUNK,
    DRINK,
    EXHIBIT,
    FORAGE,
    ON_CARD,
    PUBLISH,
    SELL,
    STUDENT,
    STUDY,
    TRANSMUTE,
    VISIT,
)
from chaudron.games.alchemists.dump import dump_state
from chaudron.games.alchemists.events import (
    DECLINE,
    AtSpace,
    DiscardedFavours,
    DrawnFavours,
    KeptStartups,
)
from chaudron.games.alchemists.lab import Laboratory
from chaudron.games.alchemists.options import CHANCES
from chaudron.games.alchemists.redeal import redeal
from chaudron.games.alchemists.scoring import final_score
from chaudron.games.alchemists.state import (
    ACT,
    ACTIONS,
    AT_REST,
    BIDS,
    DECLARE,
    END_OF_ROUND,
    HANDING_OUT,
    LAST_GOLD,
    NEW_ROUND,
    ORDER,
    REPORTS,
    SALE,
    SETUP,
    SPACE_DONE,
    Player,
)
from chaudron.games.alchemists.view import AlchemistsView
from chaudron.kernel.request import ONE, SOME, Request
from chaudron.kernel.rng import Rng

CARRIED_OUT: Final[dict[int, Callable[[Laboratory, Player], bool]]] = {  # sales are held together
    FORAGE: gathering.forage,
    TRANSMUTE: gathering.transmute,
    STUDY: golem_project.study,
    BUY: gathering.buy,
    VISIT: gathering.visit_library,
    DEBUNK: theories.debunk,
    PUBLISH: theories.publish,
    STUDENT: testing.test_student,
    DRINK: testing.drink,
    EXHIBIT: testing.exhibit,
    ON_CARD: testing.drink_on_card,
}


class Game(Closing):
    """A game of Alchemists."""

    def clone(self) -> Game:
        g = Game(self.rng.clone(), self.setup, [p.clone() for p in self.players])
        self.copy_onto(g)
        return g

    def next_decision(self) -> Request | None:
        return None  # every question is asked inside its phase

    def resolve(self, request: Request | None, answer: object) -> None:
        phase = self.phase
        if phase == ACTIONS:
            self.next_action()
        elif phase == DECLARE:
            self.declare()
        elif phase == ORDER:
            self.choose_order()
        elif phase == NEW_ROUND:
            self.new_round()
        elif phase == REPORTS:
            self.reports()
        elif phase == END_OF_ROUND:
            self.end_of_round()
        elif phase == SETUP:
            self.set_up()
        elif phase == HANDING_OUT:
            self.hand_out()
        elif phase == LAST_GOLD:
            self.last_gold()

    # ------------------------------------------------------------ set-up

    def set_up(self) -> None:
        """Secret choices, together: a favour of two, or two startup cards of four (A-025, A-172)."""
        funding = self.setup.funding
        asked: list[Request] = []
        for p in self.players:
            if funding:
                asked.append(AlchemistsQuestion(p.index, SOME, KEEP_STARTUP, 2, 2, "startup", []))
            else:  # about two equal ones, too: others see who is asked
                asked.append(AlchemistsQuestion(p.index, ONE, KEEP_FAVOUR, 1, 1, "favour", []))
        answers = self.ask_all(asked)
        for q, answer in zip(asked, answers):
            p = self.players[q.player]
            if funding:
                assert isinstance(answer, list)
                p.startup = [c for c in p.startup if c.id in answer]
            else:
                rest = p.drawn[:]
                rest.remove(str(answer))
                p.drawn = [str(answer), *rest]
        self.news += 1
        for p in self.players:
            if funding:
                self.tell(KeptStartups(p.index, p.startup))
            else:
                kept, gone = p.drawn[0], p.drawn[1:]
                p.drawn = []
                self.favour_discard = self.favour_discard + gone
                self.tell(DrawnFavours(p.index, [kept]))
                self.tell(DiscardedFavours(p.index, gone))
                self.keep_favours(p, [kept])
        self.phase = HANDING_OUT

    def hand_out(self) -> None:
        """Favours that act at once (or all that startup cards bring), the starting player first (A-290)."""
        you = self.clockwise()[self.at]
        if self.setup.funding:
            self.fund(you, you.startup, 0 if self.setup.master else 1, True, 0)
        else:
            self.resolve_favours(you)
        self.at += 1
        if self.at == self.n_players:
            self.phase = NEW_ROUND

    # ------------------------------------------------------------ carrying out actions

    def next_action(self) -> None:
        if not self.queue:
            self.phase = REPORTS
            return
        self.now = self.queue[0]
        self.queue = self.queue[1:]
        kind, space, seat, n = self.now
        you = self.players[seat]
        if kind == ACT:
            if not self.act(you, space):
                cost = 1 if space == ON_CARD else self.setup.costs[space][n]
                you.unused += cost
                self.tell(AtSpace(DECLINE, you.index, space))
        elif kind == SPACE_DONE:
            self.space_done(space)
        elif kind == BIDS:
            selling.hold_bids(self, self.rows(SELL))
        elif kind == SALE:
            selling.sell(self, you)
        self.now = AT_REST

    def act(self, you: Player, space: int) -> bool:
        """One action; False if it was declined or cannot be carried out (A-048, A-302)."""
        return CARRIED_OUT[space](self, you)

    def space_done(self, space: int) -> None:
        """Everybody has finished: artifacts may act for those who had a cube here (A-058)."""
        for you in self.in_play_order():
            if you.custodians if space == ON_CARD else you.placed[space]:
                for artifact in you.artifacts:
                    artifact.on_space_done(self, you, space)
        if space == FORAGE:
            gathering.clear_row(self)

    # ------------------------------------------------------------ the result

    def points(self, seat: int) -> int:
        return self.players[seat].points

    def turns(self, seat: int) -> int:
        """The rounds that have begun: everybody has one turn in each."""
        return self.round

    def standings(self) -> list[int]:
        """Most points, then most leftover gold (A-346)."""
        keys = [(p.points, p.gold) for p in self.players]
        return [1 + sum([other > mine for other in keys]) for mine in keys]

    def progress(self) -> dict[str, object]:
        """What everybody would score if the game ended now, truth included; gold; worlds not ruled out, where
        the table wants figures of what can be deduced."""
        ended = self if self.over else self.clone()
        for p in ended.players if not self.over else []:
            final_score(ended, p)
        return {
            "points": [p.points for p in ended.players],
            "gold": [p.gold for p in self.players],
            "reputation": [p.reputation for p in self.players],
            "worlds": self.worlds_left() if self.setup.aid == CHANCES else [],
        }

    def worlds_left(self) -> list[int]:
        from chaudron.games.alchemists.deduction import worlds_left  # noqa: PLC0415  (it needs NumPy)

        return [worlds_left(self.known_to(p.index), self.setup.golem) for p in self.players]

    # ------------------------------------------------------------ windows

    def view(self, seat: int) -> AlchemistsView:
        return AlchemistsView(self, seat)

    def redeal(self, seat: int, rng: Rng) -> None:
        redeal(self, seat, rng)

    def dump(self) -> dict[str, object]:
        return dump_state(self)
