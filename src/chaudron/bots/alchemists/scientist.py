"""The careful scientist: tests what tells most, publishes when sure, hedges, sells by the odds.

It looks through its view alone and never publishes against what it knows for certain.
"""

from __future__ import annotations

from typing import Final, cast

from chaudron.bots.alchemists.mind import CONFIDENT, PRICES, SURE, Claim, Draft, Guess, Mind
from chaudron.bots.alchemists.worth import card_worth, grant_worth, space_worth
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
    SIGNS,
    TRIGGERS,
    Shown,
    consistent,
    fits,
)
from chaudron.games.alchemists.choices import Question, pair_name, read_pair
from chaudron.games.alchemists.deduction import entropy
from chaudron.games.alchemists.tables import (
    BUY,
    DEBUNK,
    DRINK,
    EXHIBIT,
    FORAGE,
    PUBLISH,
    ROUNDS,
    SEAL_NAMES,
    SELL,
    STUDENT,
    STUDY,
    TRANSMUTE,
    VISIT,
)
from chaudron.games.alchemists.theories import MOST_SEALS, TOKENS_EACH
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
STATED: Final = 0.8  # it publishes at this confidence, hedge included
PUBLISHABLE_HEDGE: Final = 0.9
LEAST_CHANCE: Final = 0.3  # that a hedged theory is right as a whole; never against certain knowledge
WORTH_SELLING: Final = 1.0
PURSE: Final = 2
REPORTABLE: Final = 0.9
FOURS: Final[list[list[int]]] = [
    [a, b, c, d] for a in range(8) for b in range(a + 1, 8) for c in range(b + 1, 8) for d in range(c + 1, 8)
]


class Scientist(Bot):
    """A careful player."""

    def __init__(self) -> None:
        self.mind = Mind()
        self.wanted = -1  # the potion promised to the adventurer, or announced
        self.guarantee = 0
        self.attacked = -1  # the ingredient whose theory was just debunked
        self.theory = -1  # the ingredient about to be published
        self.article: list[tuple[int, int]] = []  # the article about to be published
        self.sealed: Claim | None = None  # what the next seal goes on
        self.claim = ""

    def answer(self, view: View, request: Request) -> object:
        lab = cast(AlchemistsView, view)
        question = cast(Question, request)
        self.mind.look(lab)
        options = [cast(str, o) for o in view.options(request)] if request.kind != YES_NO else []
        if request.kind == YES_NO:
            return self.agree(lab, question)
        if request.kind == NUMBER:
            return self.number(lab, question)
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
        if q.verb == ask.REPEAT:
            return card_worth(q.source) > 0
        return True

    def number(self, view: AlchemistsView, q: Question) -> int:
        """Every Shopkeeper; onto an altar all gold but what publishing will need."""
        kept = PURSE if q.verb == ask.ALTAR and view.round < ROUNDS else 0
        return max(q.lo, q.hi - kept)

    def some(self, view: AlchemistsView, q: Question, options: list[str]) -> object:
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

    def choose(self, view: AlchemistsView, q: Question, options: list[str]) -> str:
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
        if verb == ask.MIX:
            return self.mix(view, q.source, options)
        if verb == ask.BID:
            return "1" if "1" in options else options[0]
        if verb == ask.SELL_POTION:
            return self.sell(view, options)
        if verb == ask.GUARANTEE:
            return self.guarantee_of(view, options)
        if verb == ask.BUY or verb == ask.ARTIFACT:
            return first_of(LIKED_ARTIFACTS, options)
        if verb == ask.GRANT:
            return max(options, key=grant_worth)
        if verb == ask.DISCARD_FAVOUR:
            return first_of(LIKED_FAVOURS[::-1], options)
        if verb == ask.DEBUNK:
            return self.debunk(view, options)
        if verb == ask.CLAIM:
            return self.claim
        if verb == ask.PUBLISH:
            return self.publish(view, q.source, options)
        if verb == ask.ALCHEMICAL:
            found = self.mind.guess(self.theory, [ALCHEMICALS.index(w) for w in options])
            self.sealed = found
            return ALCHEMICALS[found.alchemical]
        if verb == ask.ENTRY:
            return self.entry(options)
        if verb == ask.SIGNS:
            return SIGNS[self.article[0][1]] + SIGNS[self.article[2][1]]
        if verb == ask.SEAL:
            return self.seal(options)
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
        if "publish" in options and placed[PUBLISH] < min(2, len(self.publishable(view))):
            if view.gold(view.seat) + view.approval(view.seat) > placed[PUBLISH]:
                return "publish"
        if "debunk" in options and placed[DEBUNK] == 0 and self.attack(view):
            return "debunk"
        if "exhibit" in options and placed[EXHIBIT] < self.ready_exhibits(view):
            return "exhibit"
        if "sell" in options and placed[SELL] == 0 and self.best_sale(view) >= WORTH_SELLING:
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

    def publishable(self, view: AlchemistsView) -> list[Claim]:
        """Theories and articles to publish or to endorse, the surest first."""
        free = view.free_alchemicals()
        claims: list[Claim] = []
        for i in range(8):
            theory = view.theory(i)
            if theory is None and free:
                claims.append(self.mind.guess(i, free))
            elif theory is not None and not theory.has_seal_of(view.seat) and len(theory.seals) < MOST_SEALS:
                claims.append(self.mind.guess(i, [theory.alchemical]))
        if view.has_encyclopedia:
            for c in range(3):
                article = view.article(c)
                if article is None:
                    draft = self.mind.draft(c, self.groups(view, c))
                    if draft is not None:
                        claims.append(draft)
                elif not article.has_seal_of(view.seat):
                    claims.append(self.mind.judge(c, article.entries))
        out = [claim for claim in claims if worth_a_seal(claim)]
        out.sort(key=surest)
        return out

    def groups(self, view: AlchemistsView, colour: int) -> list[list[int]]:
        """The groups of ingredients that an article on this colour may list."""
        others: list[list[int]] = []
        for c in range(3):
            article = view.article(c)
            if article is not None and c != colour:
                others.append(sorted(article.ingredients()))
        free = [i for i in range(8) if sum([i in used for used in others]) < TOKENS_EACH]
        return [group for group in FOURS if group not in others and all([i in free for i in group])]

    def publish(self, view: AlchemistsView, source: str, options: list[str]) -> str:
        for claim in self.publishable(view):
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

    def attack(self, view: AlchemistsView) -> str:
        """A demonstration that as good as certainly refutes what somebody else published, or nothing."""
        for i in range(8):
            theory = view.theory(i)
            if theory is None or theory.has_seal_of(view.seat):
                continue
            for c in range(3):
                wrong = self.mind.sign_chance(i, c, 1 - ELEMENTS[theory.alchemical][c])
                if wrong < SURE:
                    continue
                if view.by_sign:
                    return f"{INGREDIENTS[i]}:{COLOURS[c]}"
                claim = self.refuting_mix(i, theory.alchemical)
                if claim:
                    return claim
        if view.has_encyclopedia:
            for c in range(3):
                article = view.article(c)
                if article is not None and not article.has_seal_of(view.seat):
                    claim = self.article_refuted(view, c, article.entries)
                    if claim:
                        return claim
        return ""

    def article_refuted(self, view: AlchemistsView, colour: int, entries: list[tuple[int, int]]) -> str:
        if view.by_sign:
            for i, s in entries:
                if self.mind.sign_chance(i, colour, 1 - s) >= SURE:
                    return f"{INGREDIENTS[i]}:{COLOURS[colour]}"
            return ""
        for i, j in PAIRS:
            for potion, p in enumerate(self.mind.potions(i, j)):
                if p >= SURE and not consistent(Shown(i, j, potion), colour, entries):
                    return f"{pair_name(i, j)}={POTIONS[potion]}"
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


def worth_a_seal(claim: Claim) -> bool:
    return claim.chance >= STATED or (claim.chance >= LEAST_CHANCE and claim.hedged >= PUBLISHABLE_HEDGE)


def surest(claim: Claim) -> float:
    return -(claim.chance + claim.hedged)


def first_of(liked: list[str], options: list[str]) -> str:
    for word in liked:
        if word in options:
            return word
    return options[0] if options else ""
