"""The six rounds: order, declaration, actions, the end of a round, conferences, the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from chaudron.games.alchemists import events, theories
from chaudron.games.alchemists import golem as golem_project
from chaudron.games.alchemists.actions import gathering, selling, testing
from chaudron.games.alchemists.artifact import ONCE_A_GAME
from chaudron.games.alchemists.choices import DECLARE as DECLARE_VERB
from chaudron.games.alchemists.choices import (
    KEEP_FAVOUR,
    KEEP_STARTUP,
    ORDER_SPACE,
    Question,
)
from chaudron.games.alchemists.dump import dump_table
from chaudron.games.alchemists.events import (
    AWARD,
    CONFERENCE,
    DECLINE,
    NOBODY,
    PLACE,
    SHOW_ARTIFACT,
    AtSpace,
    Counted,
    Declared,
    DiscardedFavours,
    DrawnFavours,
    Happening,
    KeptStartups,
    OfArtifact,
    Revelation,
    RoundBegan,
)
from chaudron.games.alchemists.favours import FAVOURS
from chaudron.games.alchemists.lab import Laboratory
from chaudron.games.alchemists.redeal import redeal
from chaudron.games.alchemists.scoring import final_score
from chaudron.games.alchemists.state import (
    ACT,
    ACTIONS,
    BIDS,
    DECLARE,
    END_OF_ROUND,
    GAME_OVER,
    HANDING_OUT,
    LAST_GOLD,
    NEW_ROUND,
    NO_NUMBERS,
    NOT_THERE,
    ORDER,
    REPORTS,
    SALE,
    SETUP,
    SPACE_DONE,
    Player,
)
from chaudron.games.alchemists.tables import (
    BUY,
    DEBUNK,
    DRINK,
    EXHIBIT,
    FORAGE,
    N_SPACES,
    ON_CARD,
    PUBLISH,
    ROUNDS,
    SELL,
    SPACE_NAMES,
    STUDENT,
    STUDY,
    TRANSMUTE,
    VISIT,
    OrderSpace,
    Startup,
)
from chaudron.games.alchemists.view import AlchemistsView
from chaudron.kernel.request import ONE, SOME, Request
from chaudron.kernel.rng import Rng

ROW: Final = 5
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
FIRST_CONFERENCE: Final = 3
SECOND_CONFERENCE: Final = 5


class Game(Laboratory):
    """A game of Alchemists."""

    def clone(self) -> Game:
        g = Game(self.rng.clone(), self.box, [p.clone() for p in self.players])
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
        funding = self.box.funding
        asked: list[Request] = []
        for p in self.players:
            if funding:
                asked.append(Question(p.index, SOME, KEEP_STARTUP, 2, 2, "startup", []))
            else:  # about two equal ones, too: others see who is asked
                asked.append(Question(p.index, ONE, KEEP_FAVOUR, 1, 1, "favour", []))
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
        if self.box.funding:
            self.fund(you, you.startup, 0 if self.box.master else 1, True, 0)
        else:
            self.resolve_favours(you)
        self.at += 1
        if self.at == self.n_players:
            self.phase = NEW_ROUND

    # ------------------------------------------------------------ a new round

    def new_round(self) -> None:
        """Row, approval tokens and cubes; paralysed players take the bottom space (A-296, A-374)."""
        self.round += 1
        self.at = 0
        self.happy = True
        self.sold = NO_NUMBERS
        self.sales = 0
        self.row = [card for card in [self.top() for _ in range(ROW)] if card >= 0]
        self.news += 1
        self.tell(RoundBegan(self.first, self.round, self.row))
        if self.box.golem:
            wanted = self.moods[self.round - 1] if self.moods else 1
            self.on_study = min(wanted, self.approval)
            self.approval -= self.on_study
        for p in self.players:
            p.flask = NOT_THERE
            p.cubes = max(0, self.box.cubes[self.round - 1] - p.unused)
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
            you.gold -= space.gold_cost
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
        if not self.box.golem and (space == STUDY or space == VISIT):
            return False
        first, last = self.box.open_rounds[space]
        return first <= self.round <= last

    def declarations(self, you: Player) -> list[str]:
        """What can still be declared: spaces whose next action you have cubes for, and favours."""
        out: list[str] = []
        for space in range(N_SPACES):
            costs = self.box.costs[space]
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
            word = self.maybe(you, DECLARE_VERB, self.declarations(you), "declare")
            if not word:
                break
            card, _, what = word.partition(":")
            if card in FAVOURS:
                self.spend_favour(you, FAVOURS[card])
                FAVOURS[card].on_declare(self, you, what)
            else:
                space = SPACE_NAMES.index(word)
                you.cubes -= self.box.costs[space][you.placed[space]]
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
        if self.box.readings.first_associate_on_top:
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
            for n in range(len(self.box.costs[space])):
                for p in rows:
                    if p.placed[space] > n:
                        queue.append((ACT, space, p.index, n))
            if rows or space == FORAGE:
                queue.append((SPACE_DONE, space, 0, 0))
        self.queue = queue
        self.phase = ACTIONS
        self.at = 0

    # ------------------------------------------------------------ carrying out actions

    def next_action(self) -> None:
        if not self.queue:
            self.phase = REPORTS
            return
        kind, space, seat, n = self.queue[0]
        self.queue = self.queue[1:]
        you = self.players[seat]
        if kind == ACT:
            if not self.act(you, space):
                cost = 1 if space == ON_CARD else self.box.costs[space][n]
                you.unused += cost
                self.tell(AtSpace(DECLINE, you.index, space))
        elif kind == SPACE_DONE:
            self.space_done(space)
        elif kind == BIDS:
            selling.hold_bids(self, self.rows(SELL))
        elif kind == SALE:
            selling.sell(self, you)

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

    # ------------------------------------------------------------ the end of a round

    def reports(self) -> None:
        """From the lowest flask upwards, one step each (A-264)."""
        if self.box.golem:
            you = self.in_play_order()[self.n_players - 1 - self.at]
            golem_project.report(self, you)
            self.at += 1
        if not self.box.golem or self.at == self.n_players:
            self.phase = END_OF_ROUND
            self.at = 0

    def end_of_round(self) -> None:
        """The list of A-334, step by step."""
        for p in self.in_play_order():
            self.late_funding(p)
        self.award()
        for p in self.in_play_order():
            if self.round < ROUNDS:
                self.take_favours(p, p.unused // 2)
            elif self.box.readings.favors_after_round_6:  # a Herbalist is worth what others are
                p.favours = p.favours + self.draw_favours(p, p.unused // 2)
        for p in self.players:
            p.unused = p.hospital
            p.hospital = 0
        if self.round == ROUNDS:
            self.phase = LAST_GOLD
            return
        if self.round in (FIRST_CONFERENCE, SECOND_CONFERENCE):
            self.hold_conference()
            self.next_artifacts()
        if self.boards:
            self.days += 1
        self.approval += self.on_study
        self.on_study = 0
        self.first = (self.first + 1) % self.n_players
        self.phase = NEW_ROUND

    def late_funding(self, you: Player) -> None:
        """Delayed reputation of startup cards; what a Replicator from the start repeats (A-186, A-381)."""
        due = sum([n for round_, n in you.delayed if round_ == self.round])
        you.delayed = [d for d in you.delayed if d[0] != self.round]
        again: list[Startup] = []
        for artifact in you.artifacts:
            again += artifact.repeats_at_end_of_round(self, you)
        self.fund(you, again, 0, False, due)

    def award(self) -> None:
        """Most seals on the boards: 1 reputation, to all who tie (A-146)."""
        counts = [self.seal_count(p) for p in self.players]
        best = max(counts)
        if best:
            for p in self.players:
                if counts[p.index] == best:
                    self.tell(Happening(AWARD, p.index))
                    self.change_reputation(p, 1)

    def hold_conference(self) -> None:
        """Every tile is netted into one change (A-272, A-336)."""
        box = self.box
        first = self.round == FIRST_CONFERENCE
        table = box.first_conference if first else box.second_conference
        self.tell(Counted(CONFERENCE, NOBODY, 1 if first else 2))
        halves = [golem_project.report_halves(p) for p in self.players]
        rewarded: list[Player] = []
        for p in self.players:
            net = table[min(self.seal_count(p), len(table) - 1)]
            if box.golem and first:
                if halves[p.index]:
                    net += 0 if box.master else 1
                    rewarded.append(p)
                elif box.master:
                    net -= 2
            elif box.golem:
                if halves[p.index] == max(halves) and halves[p.index]:
                    net += 2
                if halves[p.index] == min(halves):
                    net -= 2
                if p.animated:
                    net += 3
            self.change_reputation(p, net)
        for p in self.in_play_order():
            if p in rewarded:
                self.take_favours(p, 1)

    def next_artifacts(self) -> None:
        """Unsold artifacts leave, the next level comes out, the smuggled one too (A-153, A-235)."""
        level = 2 if self.round == FIRST_CONFERENCE else 3
        self.on_sale = [a for a in self.later if a.level == level]
        self.later = [a for a in self.later if a.level != level]
        self.smuggled = self.smuggled[1:]

    # ------------------------------------------------------------ the end of the game

    def last_gold(self) -> None:
        """Hidden artifacts are shown, and act if they do so then; then all is counted (A-345)."""
        for you in self.clockwise():
            for artifact in you.secrets:
                you.shown_secrets = you.shown_secrets + [artifact]
                you.artifacts = you.artifacts + [artifact]
                self.tell(OfArtifact(SHOW_ARTIFACT, you.index, artifact))
                artifact.on_show(self, you)
            you.secrets = []
        for you in self.players:
            final_score(self, you)
        self.tell(Revelation(self.assignment))
        self.over = True
        self.phase = GAME_OVER
        self.news += 1

    def points(self, seat: int) -> int:
        return self.players[seat].points

    def standings(self) -> list[int]:
        """Most points, then most leftover gold (A-346)."""
        keys = [(p.points, p.gold) for p in self.players]
        return [1 + sum([other > mine for other in keys]) for mine in keys]

    def progress(self) -> dict[str, object]:
        """What everybody would score if the game ended now, truth included; gold; worlds not ruled out."""
        from chaudron.games.alchemists.deduction import worlds_left  # noqa: PLC0415  (it needs NumPy)

        ended = self if self.over else self.clone()
        for p in ended.players if not self.over else []:
            final_score(ended, p)
        return {
            "points": [p.points for p in ended.players],
            "gold": [p.gold for p in self.players],
            "worlds": [worlds_left(self.known_to(p.index), self.box.golem) for p in self.players],
        }

    # ------------------------------------------------------------ windows

    def view(self, seat: int) -> AlchemistsView:
        return AlchemistsView(self, seat)

    def redeal(self, seat: int, rng: Rng) -> None:
        redeal(self, seat, rng)

    def dump(self) -> dict[str, object]:
        return dump_table(self)


def when_paralysed(p: Player) -> int:
    return p.paralysed
