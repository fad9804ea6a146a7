"""A round until all cubes are placed: preparing it, the turn order, declaring actions."""

from __future__ import annotations

from typing import Final

from chaudron.games.alchemists import events
from chaudron.games.alchemists.artifact import ONCE_A_GAME
from chaudron.games.alchemists.choices import DECLARE as DECLARE_VERB
from chaudron.games.alchemists.choices import (
    ORDER_SPACE,
)
from chaudron.games.alchemists.components import (
    FORAGE,
    N_SPACES,
    ON_CARD,
    SELL,
    SPACE_NAMES,
    STUDY,
    VISIT,
    OrderSpace,
)
from chaudron.games.alchemists.events import (
    PLACE,
    AtSpace,
    Counted,
    Declared,
    RoundBegan,
)
from chaudron.games.alchemists.favours import FAVOURS
from chaudron.games.alchemists.lab import Laboratory
from chaudron.games.alchemists.state import (
    ACT,
    ACTIONS,
    BIDS,
    DECLARE,
    NO_NUMBERS,
    NOT_THERE,
    ORDER,
    SPACE_DONE,
    Player,
)

ROW: Final = 5


class Planning(Laboratory):
    """A table at which a round is prepared and planned."""

    # ------------------------------------------------------------ a new round

    def new_round(self) -> None:
        """Row, approval tokens and cubes; paralysed players take the bottom space (A-296, A-374)."""
        self.round += 1
        self.at = 0
        self.happy = True
        self.sold = NO_NUMBERS
        self.sold_by = NO_NUMBERS
        self.sales = 0
        self.row = [card for card in [self.top() for _ in range(ROW)] if card >= 0]
        self.news += 1
        self.tell(RoundBegan(self.first, self.round, self.row))
        if self.setup.golem:
            wanted = self.moods[self.round - 1] if self.moods else 1
            self.on_study = min(wanted, self.approval)
            self.approval -= self.on_study
        for p in self.players:
            p.flask = NOT_THERE
            p.cubes = max(0, self.setup.cubes[self.round - 1] - p.unused)
            p.placed = [0] * N_SPACES
            p.custodians = 0
            p.associates = NO_NUMBERS
            p.suffered = NO_NUMBERS
            p.used = [a for a in p.used if a.uses == ONCE_A_GAME]
            p.bid = NOT_THERE
        board = self.board()
        fainted = [p for p in self.players if p.paralysed]
        fainted.sort(key=when_paralysed)
        self.phase = ORDER
        for k, p in enumerate(fainted):  # the earliest paralysed stands highest
            p.flask = len(board.spaces) + k
            p.paralysed = 0
        for p in fainted:
            self.reward(p, board.bottom)

    def reward(self, you: Player, space: OrderSpace) -> None:
        """What an order space gives, at once (A-034)."""
        ingredients = space.ingredients
        for artifact in you.artifacts:
            ingredients = artifact.order_ingredients(ingredients)
        self.draw(you, ingredients)
        self.gain_gold(you, space.gold)
        self.take_favours(you, space.favours)
        self.change_reputation(you, space.reputation)
        for _ in range(space.books):
            self.read_book(you)

    def choosers(self) -> list[Player]:
        """Who chooses an order space, from the marker clockwise (A-032)."""
        return [p for p in self.clockwise() if p.flask < len(self.board().spaces)]

    def order_spaces(self, you: Player) -> list[int]:
        """The free spaces whose cost this player can pay in full (A-033, A-379)."""
        board = self.board()
        taken = [p.flask for p in self.players]
        out: list[int] = []
        for i in board.open_to(self.n_players):
            space = board.spaces[i]
            if i in taken or space.gold_cost > you.gold or space.cube_cost > you.cubes:
                continue
            if space.approval_cost and not self.can_pay_approval(you):
                continue
            out.append(i)
        return out

    def choose_order(self) -> None:
        choosers = self.choosers()
        if self.at < len(choosers):
            you = choosers[self.at]
            words = [str(i + 1) for i in self.order_spaces(you)]
            i = int(self.word(you, ORDER_SPACE, words, self.board().id)) - 1
            space = self.board().spaces[i]
            you.flask = i
            self.tell(Counted(events.ORDER, you.index, i + 1))
            self.pay_gold(you, space.gold_cost)
            if space.approval_cost:
                self.pay_approval(you, "order_space")
            you.cubes -= space.cube_cost
            you.unused += space.cube_cost
            self.change_reputation(you, -space.reputation_cost)
            self.reward(you, space)
            self.at += 1
        if self.at >= len(choosers):
            self.phase = DECLARE
            self.at = 0

    # ------------------------------------------------------------ declaring actions

    def space_open(self, space: int) -> bool:
        if not self.setup.golem and (space == STUDY or space == VISIT):
            return False
        first, last = self.setup.open_rounds[space]
        return first <= self.round <= last

    def declarations(self, you: Player) -> list[str]:
        """What can still be declared: spaces whose next action you have cubes for, and favours."""
        out: list[str] = []
        for space in range(N_SPACES):
            costs = self.setup.costs[space]
            n = you.placed[space]
            if self.space_open(space) and n < len(costs) and costs[n] <= you.cubes:
                out.append(SPACE_NAMES[space])
        for favour in self.favours_of(you):
            out += favour.declarations(self, you)
        return out

    def declare(self) -> None:
        """From the lowest flask to the highest; each player all cubes at once (A-040)."""
        order = self.in_play_order()
        you = order[self.n_players - 1 - self.at]
        while True:
            offered = self.declarations(you)
            if not offered and any([f.declarations(self, you) for f in self.favours_at_hand(you)]):
                self.not_asked(you)
            word = self.maybe(you, DECLARE_VERB, offered, "declare")
            if not word:
                break
            card, _, what = word.partition(":")
            if card in FAVOURS:
                self.spend_favour(you, FAVOURS[card])
                FAVOURS[card].on_declare(self, you, what)
            else:
                space = SPACE_NAMES.index(word)
                you.cubes -= self.setup.costs[space][you.placed[space]]
                placed = you.placed[:]
                placed[space] += 1
                you.placed = placed
                self.tell(AtSpace(PLACE, you.index, space))
        self.tell(Declared(you.index, you.placed, you.custodians))
        you.unused += you.cubes
        you.cubes = 0
        self.at += 1
        if self.at == self.n_players:
            self.plan()

    def rows(self, space: int) -> list[Player]:
        """The rows of a space from the top: later declarers above, Associates on top (A-041, A-300)."""
        here = [p for p in self.in_play_order() if p.placed[space]]
        helped = [p for p in here if space in p.associates]
        if self.setup.readings.first_associate_on_top:
            helped.reverse()
        return helped + [p for p in here if space not in p.associates]

    def plan(self) -> None:
        """Every action of the round in its order; all first cubes of a space before all second ones."""
        queue: list[tuple[int, int, int, int]] = []
        for space in range(N_SPACES):
            if space == SELL:
                most = max([p.custodians for p in self.players])
                for n in range(most):
                    for p in self.in_play_order():
                        if p.custodians > n:
                            queue.append((ACT, ON_CARD, p.index, n))
                if most:
                    queue.append((SPACE_DONE, ON_CARD, 0, 0))
            rows = self.rows(space)
            if space == SELL:
                if rows:
                    queue.append((BIDS, SELL, 0, 0))
                continue
            for n in range(len(self.setup.costs[space])):
                for p in rows:
                    if p.placed[space] > n:
                        queue.append((ACT, space, p.index, n))
            if rows or space == FORAGE:
                queue.append((SPACE_DONE, space, 0, 0))
        self.queue = queue
        self.phase = ACTIONS
        self.at = 0


def when_paralysed(p: Player) -> int:
    return p.paralysed
