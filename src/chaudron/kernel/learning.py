"""A game that is played by numbered actions and seen as numbers: what learning environments stand on."""

from __future__ import annotations

from typing import Any, Final

from chaudron.kernel.actions import Actions, Picks
from chaudron.kernel.catalogue import GameSpec
from chaudron.kernel.driver import Anew, Bot
from chaudron.kernel.errors import IllegalAnswer, Refusal
from chaudron.kernel.observing import Encoding
from chaudron.kernel.stepper import Stepper, stepper

NOBODY: Final = -1
# In the list of what was done, for a bot's whole answer: what follows is the answer by name.
Deed = tuple[int, int, Any]  # seat, action (NOBODY: a bot's), the answer of a bot
PICKED: Final = None


class LearnersGame:
    """One game between learners (and bots), pick by pick.

    `turn` is the seat that acts next. Where several are asked at once they take turns; each may also
    act as soon as it likes (the parallel environments let them).
    """

    def __init__(
        self,
        spec: GameSpec,
        encoding: Encoding,
        seed: int,
        n_players: int,
        options: dict[str, object],
        like: LearnersGame | None = None,
    ) -> None:
        self.spec = spec
        self.encoding = encoding
        self.actions: Actions = spec.actions()
        self.seed = seed
        self.n_players = n_players
        self.options = options  # settled
        if like is not None:
            self.stepper: Stepper = like.stepper.clone()
            self.turn: int = like.turn
            self.lost_by: int = like.lost_by
            self.imagined: int = like.imagined
            self.done: list[Deed] = like.done[:]
            self.picks: list[Picks | None] = [None] * n_players
            for seat, picks in enumerate(like.picks):
                if picks is not None and picks.taken:
                    self.picks[seat] = self.taken_up(seat, picks)
            return
        self.stepper = stepper(spec.begin(seed, n_players, options))
        self.picks = [None] * n_players
        self.imagined = NOBODY  # the deal of the world that whoever's turn it is believes in
        self.lost_by = NOBODY  # who did what was not offered, where that loses
        self.done = []
        self.turn = NOBODY
        self.pass_on(NOBODY)

    def clone(self) -> LearnersGame:
        """The same game at the same point, to be played on by itself."""
        return LearnersGame(self.spec, self.encoding, self.seed, self.n_players, self.options, self)

    def __deepcopy__(self, memo: dict[int, object]) -> LearnersGame:
        return self.clone()

    # ------------------------------------------------------------------ looking

    @property
    def over(self) -> bool:
        return self.lost_by != NOBODY or self.stepper.over

    def asked(self) -> list[int]:
        """The seats that may act now."""
        if self.over:
            return []
        return [seat for seat, requests in enumerate(self.stepper.asked) if requests]

    def picks_of(self, seat: int) -> Picks | None:
        """The open question of a seat, as far as it is answered."""
        if self.over or not self.stepper.asked[seat]:
            return None
        state = self.stepper.state_of(seat)  # a question that others' answers have changed is put anew
        requests = self.stepper.asked[seat]
        if not requests:
            return None
        request = requests[0]
        picks = self.picks[seat]
        if picks is None or picks.request is not request:
            fresh = Picks(self.actions, request, state)
            if picks is not None and picks.taken:
                fresh = taken_again(fresh, picks.taken)
            picks = self.picks[seat] = fresh
        return picks

    def taken_up(self, seat: int, like: Picks) -> Picks:
        """The same picks of the same question once more."""
        fresh = Picks(self.actions, like.request, self.stepper.state_of(seat))
        return taken_again(fresh, like.taken)

    def legal(self, seat: int) -> list[int]:
        """The actions that are open to a seat; none if it is not asked."""
        picks = self.picks_of(seat)
        return [] if picks is None else picks.legal()

    def mask(self, seat: int, into: Any) -> None:
        """Which actions are open to a seat, written into an array of as many numbers as there are actions."""
        into.fill(0)
        picks = self.picks_of(seat)
        if picks is not None:
            for action in picks.offer:
                into[action] = 1

    def observe(self, seat: int, into: Any) -> None:
        """What a seat sees, written into an array."""
        self.encoding.write(self.stepper.view(seat), self.picks_of(seat), into)

    def scores(self) -> list[int]:
        """Everybody's points, as far as they are counted."""
        state = self.stepper.base
        return [state.points(seat) for seat in range(self.n_players)]

    def ranks(self) -> list[int]:
        """Each seat's rank at the end: 1 for the winner, equal numbers for a tie."""
        if self.lost_by != NOBODY:
            return [2 if seat == self.lost_by else 1 for seat in range(self.n_players)]
        return self.stepper.base.standings()

    # ------------------------------------------------------------------ going on

    def act(self, seat: int, action: int) -> None:
        """Take a pick of this seat, and go on if its answer is whole; or refuse it by its name."""
        picks = self.picks_of(seat)
        if picks is None:
            name = self.actions.name(action)
            raise IllegalAnswer(
                "action-not-asked", f"{name}: seat {seat} is not asked now", {"name": name, "seat": seat}
            )
        whole = picks.take(action)
        self.done.append((seat, action, PICKED))
        if whole:
            self.carry_out(seat, picks)

    def carry_out(self, seat: int, picks: Picks, chance: int = NOBODY) -> None:
        """Take a whole answer, in the world that its seat imagined if it did; with a chance of its own."""
        self.picks[seat] = None
        deal = self.imagined
        self.imagined = NOBODY
        if deal != NOBODY:
            named = picks.request.dump_answer(picks.answer)
            self.stepper.step(seat, Anew(named, seat, deal, chance))
        elif chance != NOBODY:
            self.stepper.step(seat, Anew(picks.answer, NOBODY, 0, chance))
        else:
            self.stepper.step(seat, picks.answer)
        self.pass_on(seat)

    def imagine(self, seat: int, deal: int) -> None:
        """Go on in another world that this seat, whose turn it is, believes possible."""
        picks = self.picks_of(seat)
        self.stepper.imagine(seat, deal)
        self.imagined = deal
        if picks is not None:
            fresh = Picks(self.actions, self.stepper.asked[seat][0], self.stepper.views[seat])
            self.picks = [None] * self.n_players
            self.picks[seat] = taken_again(fresh, picks.taken)

    def chance_at(self) -> list[str]:
        """How far chance has been drawn upon, as everybody finds it."""
        s = self.stepper
        return [s.base.chance_at(), *[state.chance_at() for state in s.views]]

    def answer(self, seat: int, bot: Bot) -> None:
        """Let a bot answer the whole open question of a seat."""
        requests = self.stepper.asked[seat]
        answer = bot.answer(self.stepper.view(seat), requests[0])
        self.done.append((seat, NOBODY, requests[0].dump_answer(answer)))
        self.picks[seat] = None
        self.stepper.step(seat, answer)
        self.pass_on(seat)

    def lose(self, seat: int) -> None:
        """End the game: this seat did what was not offered."""
        self.lost_by = seat
        self.turn = NOBODY

    def pass_on(self, last: int) -> None:
        """Whose turn it is now: of several who are asked, the next one after who acted last."""
        self.turn = NOBODY
        if self.over:
            return
        asked = self.stepper.asked
        n = self.n_players
        for i in range(1, n + 1):
            seat = (last + i) % n
            if asked[seat]:
                self.turn = seat
                return

    # ------------------------------------------------------------------ saving

    def dump(self) -> dict[str, object]:
        """Everything needed to be here again, as plain data."""
        return {
            "game": self.spec.name,
            "rules": self.spec.rules,
            "seed": self.seed,
            "players": self.n_players,
            "options": dict(self.options),
            "done": [list(deed) for deed in self.done],
            "lost_by": self.lost_by,
        }


def taken_again(fresh: Picks, taken: list[int]) -> Picks:
    """The picks that were taken before, as far as they are still offered."""
    for action in taken:
        if action not in fresh.offer:
            return Picks(fresh.actions, fresh.request, fresh.state)
        fresh.take(action)
    return fresh


def load_game(spec: GameSpec, encoding: Encoding, data: dict[str, Any]) -> LearnersGame:
    """The game that was dumped, at the same point."""
    if data["game"] != spec.name or data["rules"] != spec.rules:
        raise Refusal(
            "other-rules",
            f"this was saved by {data['game']} with rules {data['rules']}, not {spec.name} with {spec.rules}",
            {"game": spec.name, "rules": spec.rules},
        )
    game = LearnersGame(spec, encoding, data["seed"], data["players"], data["options"])
    for seat, action, answer in data["done"]:
        if action == NOBODY:
            request = game.stepper.asked[seat][0]
            told = request.load_answer(game.stepper.state_of(seat), answer)
            game.stepper.step(seat, told)
            game.pass_on(seat)
        else:
            game.act(seat, action)
    game.done = [(seat, action, answer) for seat, action, answer in data["done"]]
    if data["lost_by"] != NOBODY:
        game.lose(data["lost_by"])
    return game
