"""Asking players: the questions of Quacks and the words the rules ask them with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from chaudron.games.quacks.chips import Chip
from chaudron.games.quacks.events import QuacksEvent
from chaudron.games.quacks.shapes import Prompt
from chaudron.games.quacks.state import NO_CHIPS, Placed, Player, QuacksState
from chaudron.kernel.names import numbered
from chaudron.kernel.request import A_NUMBER, NUMBER, ONE, ORDER, WORDS, YES_NO, Request

if TYPE_CHECKING:
    from chaudron.kernel.state import State

# ---------------------------------------------------------------- what is being decided

BREW: Final = 1  # draw, stop, or one of the other things a brewer can do
GO_ON: Final = 2  # the last call: take the stop back?
MOVE_FURTHER: Final = 3  # let the chip's extra movement happen
PLACE: Final = 4  # one of these chips as the next one, or none
RETURN_WHITE: Final = 5
PAY_RUBY: Final = 6
RAT: Final = 7  # put the rat into the cauldron
CHOOSE: Final = 8  # between options of a card
TAKE: Final = 9  # a chip from the supply
BUY: Final = 10
SPEND: Final = 11  # rubies, at the end of the round
DROPLET: Final = 12  # which of the two droplets moves
SCORE: Final = 13  # the exploded player's choice between points and coins
ASIDE: Final = 14  # a red chip beside the cauldron: place, keep or return it
LAY: Final = 15  # which of the chips laid aside is placed next
CALL: Final = 16  # call a witch
SETTLE: Final = 17  # on which space of the flask board to stay
KEEP: Final = 18  # a chip that opens the next brewing
UPGRADE: Final = 19  # a chip to be exchanged for a larger one
HAND_IN: Final = 20  # how many purple chips
TIER: Final = 21  # which reward
TAKE_BACK: Final = 22  # a chip from the cauldron into the bag
START_AGAIN: Final = 23
PATIENT: Final = 24
COPY: Final = 25  # which bought chip comes a second time
PENNY: Final = 26
ELIXIR: Final = 27  # use the elixir on this chip
STARTER_ORDER: Final = 28
STEPS: Final = 29  # how many extra essence steps, rubies, tails
SWAP_FOR: Final = 30  # the chip that takes the place of another
STIR: Final = 31  # send the first white chip of the round back
ACCEPT: Final = 32  # let somebody's favour happen
TRADE_UP: Final = 33  # a drawn chip to be exchanged for a larger one
ACT: Final = 34  # let the action of a chip happen
TOGETHER: Final = 35  # change between drawing together and at one's own pace

VERB_NAMES: Final = numbered(
    [
        (BREW, "brew"), (GO_ON, "go_on"), (MOVE_FURTHER, "move_further"), (PLACE, "place"),
        (RETURN_WHITE, "return_white"), (PAY_RUBY, "pay_ruby"), (RAT, "rat"), (CHOOSE, "choose"),
        (TAKE, "take"), (BUY, "buy"), (SPEND, "spend"), (DROPLET, "droplet"), (SCORE, "score"),
        (ASIDE, "aside"), (LAY, "lay"), (CALL, "call"), (SETTLE, "settle"), (KEEP, "keep"),
        (UPGRADE, "upgrade"), (HAND_IN, "hand_in"), (TIER, "tier"), (TAKE_BACK, "take_back"),
        (START_AGAIN, "start_again"), (PATIENT, "patient"), (COPY, "copy"), (PENNY, "penny"),
        (ELIXIR, "elixir"), (STARTER_ORDER, "starter_order"), (STEPS, "steps"), (SWAP_FOR, "swap_for"),
        (STIR, "stir"), (ACCEPT, "accept"), (TRADE_UP, "trade_up"), (ACT, "act"), (TOGETHER, "together"),
    ]
)  # fmt: skip

NO_OPTIONS: Final[list[object]] = []
NO_NUMBERS: Final[list[int]] = []

# Where the chips on offer lie; those that were just drawn, if nothing else is said.
POT: Final = "pot"
DRAWN: Final = "drawn"
PLACES: Final = {
    BUY: "market", TAKE: "market", SWAP_FOR: "market", LAY: "laid", COPY: "bought", STARTER_ORDER: "starters",
}  # fmt: skip


class QuacksQuestion(Request):
    """A question of Quacks. Options are chips, chips in a cauldron, or words."""

    def __init__(
        self,
        player: int,
        kind: int,
        verb: int,
        lo: int,
        hi: int,
        source: str,
        given: list[object],
        chip: Chip | None,
        n: int,
    ) -> None:
        self.player = player
        self.decider = player
        self.kind = kind
        self.verb = verb
        self.lo = lo
        self.hi = hi
        self.source = source  # the book, card, witch or patient that asks
        self.given = given
        self.chip = chip  # the chip it is about
        self.n = n  # a number it is about: spaces, coins left, rubies to pay
        self.among = NO_CHIPS  # all the chips in question: those drawn, those bought so far
        self.how = -1  # how the chip that is chosen will be placed, if it will
        self.spaces = NO_NUMBERS  # where the chip, the rat or the droplet would lie: for no, for yes
        self.amounts = NO_NUMBERS  # how much of it each word brings
        self.of = -1  # the player whose card or favour it is, if that is another

    def verb_name(self) -> str:
        return VERB_NAMES[self.verb]

    def options(self, state: State) -> list[object]:
        return [False, True] if self.kind == YES_NO else self.given[:]

    def name_of(self, option: object) -> str:
        if isinstance(option, Chip):
            return option.name
        if isinstance(option, Placed):
            return f"{option.chip.name}@{option.space}"
        return str(option)

    def action_name(self, option: object) -> str:
        """A chip in the cauldron goes by its space: no other lies there."""
        return f"space-{option.space}" if isinstance(option, Placed) else self.name_of(option)

    def place(self, state: State) -> str:
        if self.kind == NUMBER:
            return A_NUMBER
        first = self.given[0] if self.given else None
        if isinstance(first, Placed):
            return POT
        if not isinstance(first, Chip):
            return WORDS
        display = cast(QuacksState, state).players[self.player].display
        if self.verb == PLACE and display and all([c in display for c in self.given]):
            return "display"
        return PLACES.get(self.verb, DRAWN)

    def dump(self, state: State) -> Prompt:
        return cast(Prompt, super().dump(state))

    def about(self) -> dict[str, object]:
        out: dict[str, object] = {}
        if self.source:
            out["source"] = self.source
        if self.chip is not None:
            out["chip"] = self.chip.name
            out["about"] = [self.chip.name]
        elif self.among:
            out["about"] = [c.name for c in self.among]
        if self.n:
            out["n"] = self.n
        if self.spaces:
            out["spaces"] = self.spaces
        if self.amounts:
            out["amounts"] = self.amounts
        if self.of >= 0:
            out["of"] = self.of
        return out

    def beside(self, state: State) -> dict[str, object]:
        if self.how < 0:
            return {}
        table = cast(QuacksChoices, state)
        you = table.players[self.player]
        return {"lands": table.landings(you, [cast(Chip, c) for c in self.given], self.how)}


class QuacksChoices(QuacksState):
    """The asking half of the game. A choice with one possible outcome is never asked."""

    def landings(self, you: Player, chips: list[Chip], how: int) -> dict[str, int]:
        """The space that each kind of chip would come to lie on, by its name."""
        raise NotImplementedError

    def agrees(
        self,
        you: Player,
        verb: int,
        chip: Chip | None = None,
        n: int = 0,
        spaces: list[int] = NO_NUMBERS,
        of: int = -1,
    ) -> bool:
        """Yes or no."""
        q = QuacksQuestion(you.index, YES_NO, verb, 0, 1, self.source, NO_OPTIONS, chip, n)
        q.spaces = spaces
        q.of = of
        return cast(bool, self.driver.answer(self, q))

    def lets(self, you: Player, chip: Chip | None = None, n: int = 0) -> bool:
        """An action of chips that only ever helps: it happens, unless the table asks about each (Q-060)."""
        return not self.setup.readings.ask_gains or self.agrees(you, ACT, chip, n)

    def number(self, you: Player, verb: int, lo: int, hi: int) -> int:
        if lo >= hi:
            return lo
        q = QuacksQuestion(you.index, NUMBER, verb, lo, hi, self.source, NO_OPTIONS, None, 0)
        return cast(int, self.driver.answer(self, q))

    def chip(
        self,
        you: Player,
        verb: int,
        chips: list[Chip],
        n: int = 0,
        among: list[Chip] = NO_CHIPS,
        how: int = -1,
    ) -> Chip | None:
        """One of these chips, or none of them."""
        if not chips:
            return None
        given: list[object] = []
        for c in chips:
            if c not in given:
                given.append(c)
        q = QuacksQuestion(you.index, ONE, verb, 0, 1, self.source, given, None, n)
        q.among = among[:]
        q.how = how
        return cast("Chip | None", self.driver.answer(self, q))

    def must_take(self, you: Player, verb: int, chips: list[Chip], how: int = -1) -> Chip | None:
        """One of these chips; None only when there is none."""
        given: list[object] = []
        for c in chips:
            if c not in given:
                given.append(c)
        if len(given) <= 1:
            return cast(Chip, given[0]) if given else None
        q = QuacksQuestion(you.index, ONE, verb, 1, 1, self.source, given, None, 0)
        q.how = how
        return cast(Chip, self.driver.answer(self, q))

    def in_pot(self, you: Player, verb: int, chips: list[Placed], lo: int = 0) -> Placed | None:
        """One of these chips of the cauldron; none of them only if `lo` is 0."""
        if not chips:
            return None
        if lo == 1 and len(chips) == 1:
            return chips[0]
        given: list[object] = []
        given.extend(chips)
        q = QuacksQuestion(you.index, ONE, verb, lo, 1, self.source, given, None, 0)
        answer = cast("Placed | None", self.driver.answer(self, q))
        if answer is not None:  # the chip on that space, whichever run of this effect the answer saw
            for x in chips:
                if x.chip is answer.chip and x.space == answer.space:
                    return x
        return answer

    def word(
        self,
        you: Player,
        verb: int,
        words: list[str],
        chip: Chip | None = None,
        amounts: list[int] = NO_NUMBERS,
    ) -> str:
        """One of these words."""
        if len(words) == 1:
            return words[0]
        given: list[object] = []
        given.extend(words)
        q = QuacksQuestion(you.index, ONE, verb, 1, 1, self.source, given, chip, 0)
        q.amounts = amounts
        return cast(str, self.driver.answer(self, q))

    def maybe_word(
        self,
        you: Player,
        verb: int,
        words: list[str],
        chip: Chip | None = None,
        n: int = 0,
        spaces: list[int] = NO_NUMBERS,
    ) -> str:
        """One of these words, or nothing."""
        if not words:
            return ""
        given: list[object] = []
        given.extend(words)
        q = QuacksQuestion(you.index, ONE, verb, 0, 1, self.source, given, chip, n)
        q.spaces = spaces
        answer = self.driver.answer(self, q)
        return "" if answer is None else cast(str, answer)

    def order(self, you: Player, verb: int, chips: list[Chip]) -> list[Chip]:
        """The same chips in the order you like."""
        if len(chips) < 2 or all([c is chips[0] for c in chips]):
            return chips
        given: list[object] = []
        given.extend(chips)
        q = QuacksQuestion(you.index, ORDER, verb, len(chips), len(chips), self.source, given, None, 0)
        return cast(list[Chip], self.driver.answer(self, q))[:]

    # ------------------------------------------------------------ telling

    def tell(self, kind: int, you: Player | None, chip: Chip | None, n: int = 0, word: str = "") -> None:
        """Write a line of the log (call it only when somebody listens)."""
        who = -1 if you is None else you.index
        chips = [] if chip is None else [chip]
        self.write(QuacksEvent(kind, who, chips, n, word, self.source, self.phase))
