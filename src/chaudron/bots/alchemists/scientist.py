"""The careful scientist: tests what tells most, publishes when sure, hedges, sells by the odds.

It looks through its view alone and never publishes against what it knows for certain.
"""

from __future__ import annotations

from typing import Final, cast

from chaudron.bots.alchemists.mind import CONFIDENT, PRICES, SURE, Guess, Mind
from chaudron.games.alchemists import choices as ask
from chaudron.games.alchemists.actions.selling import GUARANTEES
from chaudron.games.alchemists.alchemy import (
    ALCHEMICALS,
    ALL_GOLEMS,
    COLOURS,
    ELEMENTS,
    INGREDIENTS,
    LIGHT,
    NEUTRAL,
    PAIRS,
    PARTS,
    POTIONS,
    TRIGGERS,
    fits,
)
from chaudron.games.alchemists.choices import Question, pair_name, read_pair
from chaudron.games.alchemists.deduction import entropy
from chaudron.games.alchemists.tables import SEAL_NAMES
from chaudron.games.alchemists.view import AlchemistsView
from chaudron.kernel.driver import Bot
from chaudron.kernel.request import NUMBER, SOME, YES_NO, Request
from chaudron.kernel.view import View

LIKED_SPACES: Final = ["4", "5", "3", "7", "8", "6", "2", "1"]
LIKED_FAVOURS: Final = ["assistant", "herbalist", "custodian", "courtier", "sage"]
LIKED_ARTIFACTS: Final = [
    "printing_press", "boots_of_speed", "magic_mortar", "robe_of_respect", "seal_of_authority",
    "silver_chalice", "amulet_of_rhetoric", "witchs_trunk", "hypnotic_amulet", "crystal_cabinet",
    "bronze_cup", "magic_mirror", "wisdom_idol", "thinking_cap", "replicator", "library", "periscope",
    "discount_card", "kings_seal", "feather_in_cap",
]  # fmt: skip
STATED: Final = 0.8  # it publishes at this confidence, hedge included
PUBLISHABLE_HEDGE: Final = 0.9
LEAST_CHANCE: Final = 0.3  # that a hedged theory is right as a whole; never against certain knowledge
WORTH_SELLING: Final = 1.0
REPORTABLE: Final = 0.9


class Scientist(Bot):
    """A careful player."""

    def __init__(self) -> None:
        self.mind = Mind()
        self.wanted = -1  # the potion promised to the adventurer, or announced
        self.guarantee = 0
        self.attacked = -1  # the ingredient whose theory was just debunked
        self.theory = -1  # the ingredient about to be published
        self.claim = ""

    def answer(self, view: View, request: Request) -> object:
        lab = cast(AlchemistsView, view)
        question = cast(Question, request)
        self.mind.look(lab)
        options = [cast(str, o) for o in view.options(request)] if request.kind != YES_NO else []
        if request.kind == YES_NO:
            return self.agree(lab, question)
        if request.kind == NUMBER:
            return request.hi
        if request.kind == SOME:
            return self.some(lab, question, options)
        word = self.choose(lab, question, options)
        if word in options:
            return word
        return None if request.lo == 0 else options[0]

    # ------------------------------------------------------------ kinds of questions

    def agree(self, view: AlchemistsView, q: Question) -> bool:
        if q.verb == ask.CONFIRM_SALE:
            return self.best_sale(view) >= WORTH_SELLING
        return True

    def some(self, view: AlchemistsView, q: Question, options: list[str]) -> object:
        """Throw away what one has most of; of startup cards keep the first."""
        if q.verb != ask.THROW_AWAY:
            return options[: q.lo]
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

    def choose(self, view: AlchemistsView, q: Question, options: list[str]) -> str:
        verb = q.verb
        if verb == ask.DECLARE:
            return self.declare(view, options)
        if verb == ask.ORDER_SPACE:
            return first_of(LIKED_SPACES, options)
        if verb == ask.KEEP_FAVOUR:
            return first_of(LIKED_FAVOURS, options)
        if verb == ask.FORAGE:
            return self.forage(view, options)
        if verb == ask.TRANSMUTE:
            return self.transmute(view, options)
        if verb == ask.MIX:
            return self.mix(view, q.source, options)
        if verb == ask.BID:
            return "1" if "1" in options else options[0]
        if verb == ask.SELL_POTION:
            return self.sell(view, options)
        if verb == ask.GUARANTEE:
            return self.guarantee_of(view, options)
        if verb == ask.BUY:
            return first_of(LIKED_ARTIFACTS, options)
        if verb == ask.DEBUNK:
            return self.debunk(view, options)
        if verb == ask.CLAIM:
            return self.claim
        if verb == ask.PUBLISH:
            return self.publish(view, q.source, options)
        if verb == ask.ALCHEMICAL:
            found = self.mind.guess(self.theory, [ALCHEMICALS.index(w) for w in options])
            return ALCHEMICALS[found.alchemical]
        if verb == ask.SEAL:
            return self.seal(view, options)
        if verb == ask.EXHIBIT:
            return self.exhibit(view, options)
        if verb == ask.STUDY:
            return self.study(view, options)
        if verb == ask.ANIMATE:
            return self.animate()
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
        if "publish" in options and placed[7] < len(self.publishable(view)) and placed[7] < 2:
            if view.gold(view.seat) > placed[7]:
                return "publish"
        if "debunk" in options and placed[6] == 0 and self.attack(view):
            return "debunk"
        if "exhibit" in options and placed[10] < self.ready_exhibits(view):
            return "exhibit"
        if "sell" in options and placed[2] == 0 and self.best_sale(view) >= WORTH_SELLING:
            return "sell"
        tests = placed[8] + placed[9]
        if "test_student" in options and placed[8] == 0 and pairs > 1 and hand >= 2 * (tests + 1):
            return "test_student"
        if "study_golem" in options and placed[3] == 0 and (hand or view.tests(view.seat) >= 2):
            return "study_golem"
        if "buy_artifact" in options and placed[4] == 0 and view.gold(view.seat) >= 5:
            return "buy_artifact"
        if "forage" in options and placed[0] < 2:
            return "forage"
        if "drink" in options and placed[9] == 0 and hand + placed[0] >= 2 * (tests + 1):
            return "drink"
        if "test_student" in options and placed[8] == 1 and hand + placed[0] >= 2 * (tests + 1):
            return "test_student"
        if "transmute" in options and placed[1] == 0 and view.gold(view.seat) < 2 and hand:
            return "transmute"
        return "forage" if "forage" in options else ""

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

    def mix(self, view: AlchemistsView, source: str, options: list[str]) -> str:
        if source == "sell" or source == "exhibit":
            return self.brew(view, source, options)
        best, most = "", -9.0
        for word in options:
            first, second = read_pair(word)
            worth = self.mind.test_worth(first, second, source in ("drink", "custodian"))
            if worth > most:
                best, most = word, worth
        return best if most > 0.1 else ""

    def brew(self, view: AlchemistsView, source: str, options: list[str]) -> str:
        best, most = options[0], -9.0
        for word in options:
            first, second = read_pair(word)
            if source == "sell":
                price = PRICES[self.guarantee]
                worth = self.mind.sale_worth(first, second, self.wanted, self.guarantee, price)
            else:
                worth = self.mind.potions(first, second)[self.wanted]
            if worth > most:
                best, most = word, worth
        return best

    def hand_pairs(self, view: AlchemistsView) -> list[tuple[int, int]]:
        kinds = sorted(dict.fromkeys(view.hand()))
        return [(a, b) for n, a in enumerate(kinds) for b in kinds[n + 1 :]]

    # ------------------------------------------------------------ selling

    def best_sale(self, view: AlchemistsView) -> float:
        best = -9.0
        for wanted in view.potions_wanted():
            for g in range(4):
                worth = self.sale(view, wanted, g)
                best = max(best, worth)
        return best

    def sale(self, view: AlchemistsView, wanted: int, guarantee: int) -> float:
        best = -9.0
        for first, second in self.hand_pairs(view):
            worth = self.mind.sale_worth(first, second, wanted, guarantee, PRICES[guarantee])
            best = max(best, worth)
        return best

    def sell(self, view: AlchemistsView, options: list[str]) -> str:
        best, most = options[0], -9.0
        for word in options:
            for g in range(4):
                worth = self.sale(view, POTIONS.index(word), g)
                if worth > most:
                    best, most = word, worth
        self.wanted = POTIONS.index(best)
        return best

    def guarantee_of(self, view: AlchemistsView, options: list[str]) -> str:
        if self.wanted < 0 or self.wanted not in view.potions_wanted():
            self.wanted = view.potions_wanted()[0]
        best, most = options[0], -9.0
        for word in options:
            worth = self.sale(view, self.wanted, GUARANTEES.index(word))
            if worth > most:
                best, most = word, worth
        self.guarantee = GUARANTEES.index(best)
        return best

    # ------------------------------------------------------------ theories

    def publishable(self, view: AlchemistsView) -> list[Guess]:
        """Theories to publish or to endorse, the surest first."""
        free = view.free_alchemicals()
        out: list[Guess] = []
        for i in range(8):
            theory = view.theory(i)
            if theory is None and free:
                guess = self.mind.guess(i, free)
            elif theory is not None and not theory.has_seal_of(view.seat) and len(theory.seals) < 3:
                guess = self.mind.guess(i, [theory.alchemical])
            else:
                continue
            if guess.chance >= STATED or (guess.chance >= LEAST_CHANCE and guess.hedged >= PUBLISHABLE_HEDGE):
                out.append(guess)
        out.sort(key=surest)
        return out

    def publish(self, view: AlchemistsView, source: str, options: list[str]) -> str:
        for guess in self.publishable(view):
            if source == "immediate" and guess.ingredient != self.attacked:
                continue  # elsewhere only the freed alchemical may be used
            for word in (
                f"theory:{INGREDIENTS[guess.ingredient]}",
                f"endorse:{INGREDIENTS[guess.ingredient]}",
            ):
                if word in options:
                    self.theory = guess.ingredient
                    return word
        return ""

    def seal(self, view: AlchemistsView, options: list[str]) -> str:
        theory = view.theory(self.theory) if self.theory >= 0 else None
        free = view.free_alchemicals() if theory is None else [theory.alchemical]
        guess = self.mind.guess(self.theory, free)
        return first_of([SEAL_NAMES[k] for k in guess.seals()], options)

    def attack(self, view: AlchemistsView) -> str:
        """A demonstration that as good as certainly refutes somebody else's theory, or nothing."""
        for i in range(8):
            theory = view.theory(i)
            if theory is None or theory.has_seal_of(view.seat):
                continue
            for c in range(3):
                wrong = self.mind.sign_chance(i, c, 1 - ELEMENTS[theory.alchemical][c])
                if wrong < SURE:
                    continue
                if not view.by_sign:
                    claim = self.refuting_mix(i, theory.alchemical)
                    if claim:
                        return claim
                else:
                    return f"{INGREDIENTS[i]}:{COLOURS[c]}"
        return ""

    def refuting_mix(self, ingredient: int, alchemical: int) -> str:
        for i, j in PAIRS:
            if ingredient not in (i, j):
                continue
            for potion, p in enumerate(self.mind.potions(i, j)):
                if p >= SURE and potion != NEUTRAL and not fits(alchemical, potion):
                    return f"{pair_name(i, j)}={POTIONS[potion]}"
        return ""

    def debunk(self, view: AlchemistsView, options: list[str]) -> str:
        target = self.attack(view)
        if not target:
            return ""
        if "=" in target:
            pair, _, self.claim = target.partition("=")
            self.attacked = -1
            return pair
        self.attacked = INGREDIENTS.index(target.partition(":")[0])
        return target

    # ------------------------------------------------------------ the exhibition

    def ready_exhibits(self, view: AlchemistsView) -> int:
        """How many potions the hand makes with confidence."""
        ready = 0
        for potion in range(NEUTRAL):
            if any([self.mind.potions(i, j)[potion] >= CONFIDENT for i, j in self.hand_pairs(view)]):
                ready += 1
        return min(ready, len(view.hand()) // 2)

    def exhibit(self, view: AlchemistsView, options: list[str]) -> str:
        best, most = "", 0.6
        for word in options:
            potion = POTIONS.index(word)
            for i, j in self.hand_pairs(view):
                p = self.mind.potions(i, j)[potion]
                if p > most:
                    best, most = word, p
        self.wanted = POTIONS.index(best) if best else -1
        return best

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

    def animate(self) -> str:
        counts = self.mind.all().animators()
        i, j = PAIRS[counts.index(max(counts))]
        return pair_name(i, j)

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


def surest(guess: Guess) -> float:
    return -(guess.chance + guess.hedged)


def first_of(liked: list[str], options: list[str]) -> str:
    for word in liked:
        if word in options:
            return word
    return options[0] if options else ""
