"""Asking players: the questions of Alchemists and the words the rules ask them with.

Options are words: `toad`, `red+`, the ids of cards and spaces; two ingredients are a `Pair`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from chaudron.games.alchemists.alchemy import INGREDIENTS, Pair, pairs_in
from chaudron.games.alchemists.events import NOBODY, AlchemistsEvent
from chaudron.games.alchemists.shapes import Prompt
from chaudron.games.alchemists.state import AlchemistsState, Player
from chaudron.kernel.names import numbered
from chaudron.kernel.request import NUMBER, ONE, SOME, WORDS, YES_NO, Request

if TYPE_CHECKING:
    from chaudron.games.alchemists.view import AlchemistsView
    from chaudron.kernel.state import State

KEEP_FAVOUR: Final = 1
KEEP_STARTUP: Final = 2
THROW_AWAY: Final = 3  # ingredients, for a Herbalist
ORDER_SPACE: Final = 4
DECLARE: Final = 5
FORAGE: Final = 6
TRANSMUTE: Final = 7
PLAY_FAVOUR: Final = 8  # Sage, Merchant, Barmaid, Courtier
CONFIRM_SALE: Final = 9
BID: Final = 10
SELL_POTION: Final = 11
GUARANTEE: Final = 12
MIX: Final = 13
BUY: Final = 14
SHOPKEEPERS: Final = 15
USE_SEAL: Final = 16  # the King's Seal instead of a token
DEBUNK: Final = 17
CLAIM: Final = 18
PUBLISH: Final = 19
ALCHEMICAL: Final = 20
SEAL: Final = 21
ENTRY: Final = 22
SIGNS: Final = 23
GRANT: Final = 24
SPY: Final = 25  # on what another player mixed
EXHIBIT: Final = 26
STUDY: Final = 27
ANIMATE: Final = 28
VISIT: Final = 29
READ: Final = 30
REPORT: Final = 31
ALTAR: Final = 32
ARTIFACT: Final = 33
REPEAT: Final = 34
BOOTS: Final = 35
SHOW_FEATHER: Final = 36
LEAVE_ASIDE: Final = 37
DISCARD_FAVOUR: Final = 38

VERB_NAMES: Final = numbered(
    [
        (KEEP_FAVOUR, "keep_favour"),
        (KEEP_STARTUP, "keep_startup"),
        (THROW_AWAY, "throw_away"),
        (ORDER_SPACE, "order_space"),
        (DECLARE, "declare"),
        (FORAGE, "forage"),
        (TRANSMUTE, "transmute"),
        (PLAY_FAVOUR, "play_favour"),
        (CONFIRM_SALE, "confirm_sale"),
        (BID, "bid"),
        (SELL_POTION, "sell_potion"),
        (GUARANTEE, "guarantee"),
        (MIX, "mix"),
        (BUY, "buy"),
        (SHOPKEEPERS, "shopkeepers"),
        (USE_SEAL, "use_seal"),
        (DEBUNK, "debunk"),
        (CLAIM, "claim"),
        (PUBLISH, "publish"),
        (ALCHEMICAL, "alchemical"),
        (SEAL, "seal"),
        (ENTRY, "entry"),
        (SIGNS, "signs"),
        (GRANT, "grant"),
        (SPY, "spy"),
        (EXHIBIT, "exhibit"),
        (STUDY, "study"),
        (ANIMATE, "animate"),
        (VISIT, "visit"),
        (READ, "read"),
        (REPORT, "report"),
        (ALTAR, "altar"),
        (ARTIFACT, "artifact"),
        (REPEAT, "repeat"),
        (BOOTS, "boots"),
        (SHOW_FEATHER, "show_feather"),
        (LEAVE_ASIDE, "leave_aside"),
        (DISCARD_FAVOUR, "discard_favour"),
    ]
)

# Where the options of a question lie.
PLACES: Final = {
    FORAGE: "row", THROW_AWAY: "hand", TRANSMUTE: "hand", MIX: "hand", BUY: "artifacts",
    ARTIFACT: "artifacts", DECLARE: "spaces", ORDER_SPACE: "order", DEBUNK: "theories", PUBLISH: "theories",
    ALCHEMICAL: "theories", SEAL: "theories", ENTRY: "theories", SIGNS: "theories", GRANT: "grants",
    SELL_POTION: "potions", EXHIBIT: "potions", CLAIM: "potions", KEEP_FAVOUR: "favours",
    DISCARD_FAVOUR: "favours", KEEP_STARTUP: "startup", STUDY: "golem", ANIMATE: "golem", REPORT: "golem",
    BID: "sale", GUARANTEE: "sale",
}  # fmt: skip
# Questions whose source is the thing in question.
ABOUT_THEIR_SOURCE: Final = [ALCHEMICAL, LEAVE_ASIDE, PLAY_FAVOUR, REPEAT]

NO_OPTIONS: Final[list[object]] = []
NOTHING_YET: Final[list[str]] = []


class AlchemistsQuestion(Request):
    """A question of Alchemists. A simultaneous one builds its options from the state."""

    def __init__(
        self, player: int, kind: int, verb: int, lo: int, hi: int, source: str, given: list[object]
    ) -> None:
        self.player = player
        self.decider = player
        self.kind = kind
        self.verb = verb
        self.lo = lo
        self.hi = hi
        self.source = source  # the space, card or rule that asks
        self.given = given
        self.chosen = NOTHING_YET  # what the same player settled just before, and has to keep in mind
        self.things = NOTHING_YET  # what the question is about
        self.on = NOBODY  # whom else it is about

    def verb_name(self) -> str:
        return VERB_NAMES[self.verb]

    def options(self, state: State) -> list[object]:
        if self.kind == YES_NO:
            return [False, True]
        if self.verb == KEEP_FAVOUR:
            return distinct(cast(AlchemistsChoices, state).players[self.player].drawn)
        if self.verb == KEEP_STARTUP:
            out: list[object] = []
            out.extend([c.id for c in cast(AlchemistsChoices, state).players[self.player].startup])
            return out
        return self.given[:]

    def about(self) -> dict[str, object]:
        about: dict[str, object] = {}
        if self.source:
            about["source"] = self.source
        if self.chosen:
            about["chosen"] = self.chosen
        if self.verb in ABOUT_THEIR_SOURCE:
            about["about"] = [self.source]
        elif self.things:
            about["about"] = self.things
        if self.on != NOBODY:
            about["on"] = self.on
        return about

    def place(self, state: State) -> str:
        if self.kind == YES_NO or self.kind == NUMBER:
            return super().place(state)
        return PLACES.get(self.verb, WORDS)

    def beside(self, state: State) -> dict[str, object]:
        """What the options cost or bring, and what a sale is about."""
        return cast("AlchemistsView", state.view(self.player)).beside(self)

    def dump(self, state: State) -> Prompt:
        return cast(Prompt, super().dump(state))


def distinct(words: list[str]) -> list[object]:
    out: list[object] = []
    for word in words:
        if word not in out:
            out.append(word)
    return out


class AlchemistsChoices(AlchemistsState):
    """The asking half of the game. A choice with one possible outcome is never asked."""

    def not_asked(self, you: Player) -> None:
        """You are not asked because of what you hold: nobody is to see that."""
        self.driver.glance(you.index)

    def agrees(self, you: Player, verb: int, source: str, on: int = NOBODY) -> bool:
        """Yes or no."""
        q = AlchemistsQuestion(you.index, YES_NO, verb, 0, 1, source, NO_OPTIONS)
        q.on = on
        return cast(bool, self.driver.answer(self, q))

    def number(
        self, you: Player, verb: int, lo: int, hi: int, source: str, about: list[str] = NOTHING_YET
    ) -> int:
        if lo >= hi:
            return lo
        q = AlchemistsQuestion(you.index, NUMBER, verb, lo, hi, source, NO_OPTIONS)
        q.things = about
        return cast(int, self.driver.answer(self, q))

    def word(
        self,
        you: Player,
        verb: int,
        words: list[str],
        source: str,
        chosen: list[str] = NOTHING_YET,
        about: list[str] = NOTHING_YET,
    ) -> str:
        """One of these words."""
        given = distinct(words)
        if len(given) == 1:
            return cast(str, given[0])
        q = AlchemistsQuestion(you.index, ONE, verb, 1, 1, source, given)
        q.chosen = chosen
        q.things = about
        return cast(str, self.driver.answer(self, q))

    def maybe(
        self, you: Player, verb: int, words: list[str], source: str, about: list[str] = NOTHING_YET
    ) -> str:
        """One of these words, or nothing."""
        if not words:
            return ""
        q = AlchemistsQuestion(you.index, ONE, verb, 0, 1, source, distinct(words))
        q.things = about
        answer = self.driver.answer(self, q)
        return "" if answer is None else cast(str, answer)

    def some(self, you: Player, verb: int, words: list[str], n: int, source: str) -> list[str]:
        """So many of these words (cards may come more than once)."""
        if len(words) <= n:
            return words
        if all([word == words[0] for word in words]):
            self.not_asked(you)
            return words[:n]
        given: list[object] = []
        given.extend(words)
        q = AlchemistsQuestion(you.index, SOME, verb, n, n, source, given)
        return [cast(str, w) for w in cast("list[object]", self.driver.answer(self, q))]

    # ------------------------------------------------------------ ingredients

    def one_ingredient(self, you: Player, verb: int, source: str) -> int:
        """One of the ingredients in hand, or -1 for none."""
        answer = self.maybe(you, verb, [INGREDIENTS[i] for i in sorted(you.hand)], source)
        return INGREDIENTS.index(answer) if answer else -1

    def pairs_of(self, you: Player, hand: list[int]) -> list[Pair]:
        """The pairs that these cards of your hand can mix."""
        pairs = pairs_in(hand)
        if not pairs and len(hand) > 1:
            self.not_asked(you)  # nobody knows that they are all alike
        return pairs

    def pair(self, you: Player, verb: int, pairs: list[Pair], source: str, chosen: list[str]) -> Pair:
        """One of these pairs of ingredients."""
        if len(pairs) == 1:
            if len(you.hand) > 2:
                self.not_asked(you)
            return pairs[0]
        given: list[object] = []
        given.extend(pairs)
        q = AlchemistsQuestion(you.index, ONE, verb, 1, 1, source, given)
        q.chosen = chosen
        return cast(Pair, self.driver.answer(self, q))

    def maybe_pair(self, you: Player, verb: int, pairs: list[Pair], source: str) -> Pair | None:
        """One of these pairs of ingredients, or none."""
        if not pairs:
            return None
        given: list[object] = []
        given.extend(pairs)
        return cast(
            "Pair | None",
            self.driver.answer(self, AlchemistsQuestion(you.index, ONE, verb, 0, 1, source, given)),
        )

    # ------------------------------------------------------------ telling

    def tell(self, event: AlchemistsEvent) -> None:
        """Write a line of the log."""
        if self.journal is not None:
            self.write(event)
