"""The careful scientist: tests what tells most, publishes when sure, hedges, sells by the odds.

It looks through its view alone and never publishes against what it knows for certain.
"""

from __future__ import annotations

from typing import Final, cast

from chaudron.bots.alchemists.claims import STATED, attack, publishable
from chaudron.bots.alchemists.market import (
    HOPELESS,
    best_exhibit,
    best_sale,
    brew_for_sale,
    brew_to_show,
    ready_exhibits,
    sale,
)
from chaudron.bots.alchemists.mind import Claim, Draft, Guess, Mind
from chaudron.bots.alchemists.worth import card_worth, grant_worth, space_worth
from chaudron.games.alchemists import choices as ask
from chaudron.games.alchemists.alchemy import (
    ALCHEMICALS,
    ALL_GOLEMS,
    COLOURS,
    EVERY_PAIR,
    INGREDIENTS,
    LIGHT,
    PARTS,
    POTIONS,
    SIGNS,
    TRIGGERS,
    Pair,
)
from chaudron.games.alchemists.choices import AlchemistsQuestion
from chaudron.games.alchemists.components import (
    BUY,
    DEBUNK,
    DRINK,
    EXHIBIT,
    FORAGE,
    GUARANTEES,
    ON_CARD,
    PUBLISH,
    ROUNDS,
    SEAL_NAMES,
    SELL,
    SPACE_NAMES,
    STUDENT,
    STUDY,
    TRANSMUTE,
    VISIT,
)
from chaudron.games.alchemists.deduction import entropy
from chaudron.games.alchemists.view import AlchemistsView
from chaudron.kernel.driver import Bot
from chaudron.kernel.request import NUMBER, SOME, YES_NO, Request
from chaudron.kernel.view import View

LIKED_FAVOURS: Final = [
    "assistant", "herbalist", "courtier", "sage", "merchant", "barmaid", "shopkeeper", "custodian",
    "associate",
]  # fmt: skip
LIKED_ARTIFACTS: Final = [
    "printing_press", "boots_of_speed", "magic_mortar", "robe_of_respect", "seal_of_authority",
    "silver_chalice", "amulet_of_rhetoric", "witchs_trunk", "hypnotic_amulet", "crystal_cabinet",
    "bronze_cup", "magic_mirror", "wisdom_idol", "thinking_cap", "replicator", "library", "periscope",
    "discount_card", "kings_seal", "feather_in_cap", "altar_of_gold",
]  # fmt: skip
WORTH_SELLING: Final = 1.0
PURSE: Final = 2
REPORTABLE: Final = 0.9
LIKELY: Final = 0.6  # that an exhibit succeeds
TELLING: Final = 0.1  # the least bits for which a test is worth its ingredients
DRUNK: Final = [SPACE_NAMES[DRINK], SPACE_NAMES[ON_CARD]]


class Scientist(Bot):
    """A careful player."""

    def __init__(self) -> None:
        self.mind = Mind()
        self.attacked = -1  # the ingredient whose theory was just debunked
        self.theory = -1  # the ingredient about to be published
        self.article: list[tuple[int, int]] = []  # the article about to be published
        self.sealed: Claim | None = None  # what the next seal goes on
        self.claim = ""

    def answer(self, view: View, request: Request) -> object:
        lab = cast(AlchemistsView, view)
        question = cast(AlchemistsQuestion, request)
        self.mind.look(lab)
        if request.kind == YES_NO:
            return self.agree(lab, question)
        if request.kind == NUMBER:
            return self.number(lab, question)
        options = view.options(request)
        pairs = [o for o in options if isinstance(o, Pair)]
        words = [o for o in options if isinstance(o, str)]
        if request.kind == SOME:
            return self.some(lab, question, words)
        chosen = self.pair(lab, question, pairs) if pairs else self.choose(lab, question, words)
        if chosen in options:
            return chosen
        return None if request.lo == 0 else options[0]

    # ------------------------------------------------------------ kinds of questions

    def agree(self, view: AlchemistsView, q: AlchemistsQuestion) -> bool:
        if q.verb == ask.CONFIRM_SALE:
            return best_sale(self.mind, view) >= WORTH_SELLING
        if q.verb == ask.REPEAT:
            return card_worth(q.source) > 0
        return True

    def number(self, view: AlchemistsView, q: AlchemistsQuestion) -> int:
        """Every Shopkeeper; onto an altar all gold but what publishing will need."""
        kept = PURSE if q.verb == ask.ALTAR and view.round < ROUNDS else 0
        return max(q.lo, q.hi - kept)

    def some(self, view: AlchemistsView, q: AlchemistsQuestion, options: list[str]) -> object:
        """Of startup cards keep the best; throw away what one has most of."""
        if q.verb == ask.KEEP_STARTUP:
            ranked = options[:]
            ranked.sort(key=card_worth, reverse=True)
            return ranked[: q.lo]
        left = options[:]
        gone: list[object] = []
        while len(gone) < q.lo:
            most = left[0]
            for word in left:
                if left.count(word) > left.count(most):
                    most = word
            left.remove(most)
            gone.append(most)
        return gone

    def pair(self, view: AlchemistsView, q: AlchemistsQuestion, pairs: list[Pair]) -> object:
        """Two ingredients: to mix, to demonstrate, to wake the golem."""
        if q.verb == ask.MIX:
            return self.mix(q, pairs)
        return self.animate() if q.verb == ask.ANIMATE else self.debunk(view)

    def choose(self, view: AlchemistsView, q: AlchemistsQuestion, options: list[str]) -> object:
        verb = q.verb
        if verb == ask.DECLARE:
            return self.declare(view, options)
        if verb == ask.ORDER_SPACE:
            return self.order(view, options)
        if verb == ask.KEEP_FAVOUR:
            return first_of(LIKED_FAVOURS, options)
        if verb == ask.FORAGE:
            return self.forage(view, options)
        if verb == ask.TRANSMUTE:
            return self.transmute(view, options)
        if verb == ask.BID:
            return "1" if "1" in options else options[0]
        if verb == ask.SELL_POTION:
            return self.sell(view, options)
        if verb == ask.GUARANTEE:
            return self.guarantee(view, POTIONS.index(q.chosen[0]), options)
        if verb == ask.BUY or verb == ask.ARTIFACT:
            return first_of(LIKED_ARTIFACTS, options)
        if verb == ask.GRANT:
            return max(options, key=grant_worth)
        if verb == ask.DISCARD_FAVOUR:
            return first_of(LIKED_FAVOURS[::-1], options)
        if verb == ask.DEBUNK:
            return self.debunk(view)
        if verb == ask.CLAIM:
            return self.claim if self.claim in options else options[0]
        if verb == ask.PUBLISH:
            return self.publish(view, q.source, options)
        if verb == ask.ALCHEMICAL:
            theory = INGREDIENTS.index(q.source) if self.theory < 0 else self.theory
            found = self.mind.guess(theory, [ALCHEMICALS.index(w) for w in options])
            self.sealed = found
            return ALCHEMICALS[found.alchemical]
        if verb == ask.ENTRY:
            return self.entry(options)
        if verb == ask.SIGNS:
            if not self.article:  # begun by somebody else, or by one who has forgotten it
                return options[0]
            return SIGNS[self.article[0][1]] + SIGNS[self.article[2][1]]
        if verb == ask.SEAL:
            return self.seal(options)
        if verb == ask.EXHIBIT:
            return self.exhibit(view, options)
        if verb == ask.STUDY:
            return self.study(view, options)
        if verb == ask.READ:
            return self.read(options)
        if verb == ask.REPORT:
            return self.report(options)
        return options[0] if q.lo else ""

    # ------------------------------------------------------------ planning a round

    def declare(self, view: AlchemistsView, options: list[str]) -> str:
        """One more action: what is worth most now."""
        placed = view.placed(view.seat)
        hand = len(view.hand())
        pairs = len(dict.fromkeys(view.hand()))
        if "assistant" in options:
            return "assistant"
        if "publish" in options and placed[PUBLISH] < min(2, len(publishable(self.mind, view))):
            if view.gold(view.seat) + view.approval(view.seat) > placed[PUBLISH]:
                return "publish"
        if "debunk" in options and placed[DEBUNK] == 0 and attack(self.mind, view) is not None:
            return "debunk"
        if "exhibit" in options and placed[EXHIBIT] < ready_exhibits(self.mind, view):
            return "exhibit"
        if "sell" in options and placed[SELL] == 0 and best_sale(self.mind, view) >= WORTH_SELLING:
            return "sell"
        tests = placed[STUDENT] + placed[DRINK]
        if "test_student" in options and placed[STUDENT] == 0 and pairs > 1 and hand >= 2 * (tests + 1):
            return "test_student"
        if "study_golem" in options and placed[STUDY] == 0 and (hand or view.tests(view.seat) >= 2):
            return "study_golem"
        if "buy_artifact" in options and placed[BUY] == 0 and view.gold(view.seat) >= 5:
            return "buy_artifact"
        if "forage" in options and placed[FORAGE] < 2:
            return "forage"
        if "drink" in options and placed[DRINK] == 0 and hand + placed[FORAGE] >= 2 * (tests + 1):
            return "drink"
        if "test_student" in options and placed[STUDENT] == 1 and hand + placed[FORAGE] >= 2 * (tests + 1):
            return "test_student"
        if "transmute" in options and placed[TRANSMUTE] == 0 and view.gold(view.seat) < 2 and hand:
            return "transmute"
        if "visit_library" in options and placed[VISIT] == 0 and view.approval(view.seat) > 1:
            return "visit_library"
        return "forage" if "forage" in options else ""

    def order(self, view: AlchemistsView, options: list[str]) -> str:
        """The space that gives most for what it costs, an earlier one if they are equal."""
        spaces = view.order_board().spaces
        best, most = options[0], -99.0
        for word in options:
            worth = space_worth(spaces[int(word) - 1], view.round == ROUNDS)
            if worth > most:
                best, most = word, worth
        return best

    # ------------------------------------------------------------ ingredients

    def forage(self, view: AlchemistsView, options: list[str]) -> str:
        """What one knows least about and does not hold; unseen if all is held."""
        best, most = "", -1.0
        for word in options:
            if word in INGREDIENTS and INGREDIENTS.index(word) not in view.hand():
                told = entropy(self.mind.identities[INGREDIENTS.index(word)])
                if told > most:
                    best, most = word, told
        return best or ("deck" if "deck" in options else options[0])

    def transmute(self, view: AlchemistsView, options: list[str]) -> str:
        hand = view.hand()
        best = options[0]
        for word in options:
            if hand.count(INGREDIENTS.index(word)) > hand.count(INGREDIENTS.index(best)):
                best = word
        return best

    def mix(self, q: AlchemistsQuestion, pairs: list[Pair]) -> Pair | None:
        """What sells or shows best what was promised; or what tells most, if it tells anything."""
        if len(q.chosen) == 2:
            potion, guarantee = POTIONS.index(q.chosen[0]), GUARANTEES.index(q.chosen[1])
            return brew_for_sale(self.mind, pairs, potion, guarantee)
        if q.chosen:
            return brew_to_show(self.mind, pairs, POTIONS.index(q.chosen[0]))
        best: Pair | None = None
        most = TELLING
        for pair in pairs:
            worth = self.mind.test_worth(pair, q.source in DRUNK)
            if worth > most:
                best, most = pair, worth
        return best

    # ------------------------------------------------------------ selling

    def sell(self, view: AlchemistsView, options: list[str]) -> str:
        best, most = options[0], HOPELESS
        for word in options:
            for g in range(len(GUARANTEES)):
                worth = sale(self.mind, view, POTIONS.index(word), g)
                if worth > most:
                    best, most = word, worth
        return best

    def guarantee(self, view: AlchemistsView, potion: int, options: list[str]) -> str:
        best, most = options[0], HOPELESS
        for word in options:
            worth = sale(self.mind, view, potion, GUARANTEES.index(word))
            if worth > most:
                best, most = word, worth
        return best

    # ------------------------------------------------------------ theories

    def publish(self, view: AlchemistsView, source: str, options: list[str]) -> str:
        for claim in publishable(self.mind, view):
            if isinstance(claim, Guess):
                if source == "immediate" and claim.ingredient != self.attacked:
                    continue  # elsewhere only the freed alchemical may be used
                name = INGREDIENTS[claim.ingredient]
                words = [f"theory:{name}", f"endorse:{name}"]
            else:
                draft = cast(Draft, claim)
                name = COLOURS[draft.colour]
                words = [f"article:{name}", f"endorse_article:{name}"]
            for word in words:
                if word in options:
                    self.sealed = claim
                    if isinstance(claim, Guess):
                        self.theory = claim.ingredient
                    else:
                        self.article = cast(Draft, claim).entries
                    return word
        return ""

    def entry(self, options: list[str]) -> str:
        """The next ingredient of the article: those before it are no longer offered."""
        for i, _ in self.article:
            if INGREDIENTS[i] in options:
                return INGREDIENTS[i]
        return options[0]

    def seal(self, options: list[str]) -> str:
        if self.sealed is None:
            return options[-1]
        return first_of([SEAL_NAMES[k] for k in self.sealed.seals()], options)

    # ------------------------------------------------------------ debunking

    def debunk(self, view: AlchemistsView) -> object:
        found = attack(self.mind, view)
        if found is None:
            return None
        self.attacked = found.ingredient
        if found.pair is None:
            return f"{INGREDIENTS[found.ingredient]}:{COLOURS[found.colour]}"
        self.claim = POTIONS[found.potion]
        return found.pair

    # ------------------------------------------------------------ the exhibition

    def exhibit(self, view: AlchemistsView, options: list[str]) -> str:
        best = best_exhibit(self.mind, view, [POTIONS.index(word) for word in options], LIKELY)
        return POTIONS[best] if best >= 0 else ""

    # ------------------------------------------------------------ the golem

    def study(self, view: AlchemistsView, options: list[str]) -> str:
        if "animate" in options and max(self.mind.all().animators()) >= STATED * self.mind.total:
            return "animate"
        best, most = "", 0.1
        for word in options:
            if word in INGREDIENTS:
                told = entropy(self.mind.all().reactions(INGREDIENTS.index(word)))
                if told > most or view.tests(view.seat) < 2:
                    best, most = word, max(told, most)
        return best

    def animate(self) -> Pair:
        counts = self.mind.all().animators()
        return EVERY_PAIR[counts.index(max(counts))]

    def read(self, options: list[str]) -> str:
        """The ingredient whose sun or moon is least certain."""
        best, most = options[0], 2.0
        for word in options:
            row = self.mind.identities[INGREDIENTS.index(word)]
            solar = sum([row[a] for a in range(8) if LIGHT[a] == 0]) / self.mind.total
            if abs(solar - 0.5) < most:
                best, most = word, abs(solar - 0.5)
        return best

    def report(self, options: list[str]) -> str:
        """One token when it is nearly sure, two when one of them is."""
        left = self.mind.all().golems_left()
        best = ""
        for part in (0, 1):
            counts = [0] * 6
            for g, n in enumerate(left):
                counts[ALL_GOLEMS[g].trigger(part)] += n
            order = sorted(range(6), key=counts.__getitem__, reverse=True)
            first, second = order[0], order[1]
            one = f"{PARTS[part]}:{TRIGGERS[first]}"
            low, high = (first, second) if first < second else (second, first)
            two = f"{PARTS[part]}:{TRIGGERS[low]}/{TRIGGERS[high]}"
            if counts[first] >= REPORTABLE * self.mind.total and one in options:
                return one
            if counts[first] + counts[second] >= REPORTABLE * self.mind.total and two in options:
                best = two
        return best


def first_of(liked: list[str], options: list[str]) -> str:
    for word in liked:
        if word in options:
            return word
    return options[0] if options else ""
