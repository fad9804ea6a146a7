"""A player who weighs what things are worth: acts, seals, sells and buys by what it expects of them.

It deduces exactly, believes others a little, and never publishes against what it knows for certain.
"""

from __future__ import annotations

from typing import Final

from chaudron.bots.alchemists.belief import Belief
from chaudron.bots.alchemists.claims import attack, groups
from chaudron.bots.alchemists.mind import Claim, Guess
from chaudron.bots.alchemists.papers import HOPELESS, Desk, Manuscript
from chaudron.bots.alchemists.reports import report_worth
from chaudron.bots.alchemists.scientist import DRUNK, TELLING, Scientist
from chaudron.bots.alchemists.tastes import Tastes
from chaudron.bots.alchemists.worth import artifact_worth, card_worth, grant_worth, space_worth
from chaudron.games.alchemists import choices as ask
from chaudron.games.alchemists.actions.selling import BAD_BREW
from chaudron.games.alchemists.alchemy import (
    ALCHEMICALS,
    COLOURS,
    EVERY_PAIR,
    INGREDIENTS,
    MINUS,
    NEUTRAL,
    NEUTRAL_BREW,
    OPPOSITE_SIGN,
    PLUS,
    POTIONS,
    SIGNS,
    Pair,
    pair_of,
    pairs_in,
    quality,
)
from chaudron.games.alchemists.choices import AlchemistsQuestion
from chaudron.games.alchemists.components import (
    BUY,
    DEBUNK,
    DRINK,
    EXHIBIT,
    FORAGE,
    GUARANTEES,
    HEDGE_RED,
    PRICES,
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
from chaudron.games.alchemists.golem import AWAKEN, TESTS_NEEDED
from chaudron.games.alchemists.theories import DISPROVED, WRONG_SEAL
from chaudron.games.alchemists.view import AlchemistsView
from chaudron.kernel.reason import BITS, CHANCE, POINTS, Estimate, Reason
from chaudron.kernel.request import Request
from chaudron.kernel.rng import Rng
from chaudron.kernel.view import View

AWAKE: Final = 0.75  # the chance at which one tries to wake the golem
ANIMATED: Final = 6.0  # what that is worth
WORTH_A_SALE: Final = 0.5
MOST_TOLD: Final = 4  # alternatives that are named when somebody asks why
FINE: Final = 2001  # steps between the least and the most that one wavers


# What is said when somebody asks why: messages of both languages.
WHY: Final = "alchemists-why-bot-"
DECLINED: Final = ["declare", "paper", "buy", "test", "exhibit", "report"]  # may be worth nothing
IN_BITS: Final = ["test", "study"]  # what is compared is what it tells
IN_CHANCES: Final = ["likeliest", "debunk"]  # or how likely it is
HABIT: Final = "habit"
REASONS: Final[dict[int, str]] = {
    ask.KEEP_FAVOUR: "favour", ask.DISCARD_FAVOUR: "favour", ask.KEEP_STARTUP: "startup",
    ask.THROW_AWAY: "throw-away", ask.TRANSMUTE: "throw-away", ask.CONFIRM_SALE: "confirm-sale",
    ask.BID: "bid", ask.MIX: "brew", ask.DEBUNK: "debunk", ask.CLAIM: "debunk",
    ask.ALCHEMICAL: "likeliest", ask.ENTRY: "likeliest", ask.SIGNS: "likeliest", ask.GRANT: "grant",
    ask.ANIMATE: "animate", ask.READ: "read",
}  # fmt: skip


class Alchemist(Scientist):
    """A player who weighs. `tells`: somebody may ask it why."""

    def __init__(self, tastes: Tastes, rng: Rng, tells: bool) -> None:
        super().__init__()
        self.tastes = tastes
        self.rng = rng  # for wavering alone
        self.tells = tells
        self.belief = Belief(tastes)
        self.mind = self.belief
        self.desk = Desk(self.belief, tastes)
        self.market: list[int] = []  # what the best sale was worked out from
        self.promised = HOPELESS
        self.reason: Reason | None = None

    def why(self) -> Reason | None:
        return self.reason

    def answer(self, view: View, request: Request) -> object:
        self.reason = None
        answer = super().answer(view, request)
        if self.tells and self.why() is None:  # mypyc believes that an attribute stays as it was set
            self.reason = Reason(WHY + REASONS.get(request.verb, HABIT))
        return answer

    # ------------------------------------------------------------ weighing

    def best(self, message: str, words: list[str], worths: list[float], floor: float) -> str:
        """The word that is worth most; none if it is not more than this."""
        t = self.tastes
        if t.wavering:
            worths = [w + t.wavering * (int(self.rng.below(FINE)) / (FINE // 2) - 1.0) for w in worths]
        best, most = "", floor
        for word, worth in zip(words, worths):
            if worth > most:
                best, most = word, worth
        if self.tells:
            self.tell(message, best, words, worths, floor)
        return best

    def tell(self, message: str, chosen: str, words: list[str], worths: list[float], floor: float) -> None:
        """Remember what was thought, the chosen word first."""
        thought_of: list[Estimate] = []
        for word, worth in zip(words, worths):
            if word != chosen and worth > HOPELESS / 2:
                thought_of.append(Estimate(word, worth))
        thought_of.sort(key=less)
        mine = floor
        for word, worth in zip(words, worths):
            if word == chosen:
                mine = worth
        first: object = chosen or None
        thought_of = [Estimate(first, mine), *thought_of[: MOST_TOLD - 1]]
        what = message if chosen or message not in DECLINED else f"{message}-none"
        unit = BITS if message in IN_BITS else CHANCE if message in IN_CHANCES else POINTS
        self.reason = Reason(WHY + what, {}, thought_of, unit)

    def reason_with(self, name: str, share: float) -> None:
        """Say in the sentence how likely something is."""
        reason = self.reason
        if reason is not None:
            reason.args[name] = round(100 * share)

    def choose(self, view: AlchemistsView, q: AlchemistsQuestion, options: list[str]) -> object:
        verb = q.verb
        if verb == ask.BID:
            return self.bid(view, options)
        if verb == ask.BUY:
            return self.buy(view, options)
        if verb == ask.ARTIFACT:
            worths = [artifact_worth(view, self.belief, self.tastes, view.artifact(id)) for id in options]
            return self.best("artifact", options, worths, HOPELESS)
        if verb == ask.REPORT:
            worths = [report_worth(view, self.belief, word) for word in options]
            return self.best("report", options, worths, 0.0)
        if verb == ask.GRANT:
            grant = max(options, key=grant_worth)
            if self.tells:
                self.tell("grant", grant, options, [grant_worth(word) for word in options], 0.0)
            return grant
        if verb == ask.ALCHEMICAL:
            return self.alchemical(q, options)
        if verb == ask.PUBLISH:
            return self.paper(view, q, options)
        if verb == ask.SEAL:
            return self.seal_on(view, q, options)
        if verb == ask.ENTRY:
            return self.next_entry(view, q, options)
        if verb == ask.SIGNS:
            return self.signs(q)
        if verb == ask.CLAIM:
            return self.likeliest_potion(q)
        if verb == ask.EXHIBIT:
            return self.show(view, q, options)
        return super().choose(view, q, options)

    def agree(self, view: AlchemistsView, q: AlchemistsQuestion) -> bool:
        if q.verb == ask.CONFIRM_SALE:
            worth = self.best_sale(view)
            sells = worth > WORTH_A_SALE
            if self.tells and worth > HOPELESS / 2:
                both = [Estimate(True, worth), Estimate(False, 0.0)]
                self.reason = Reason(WHY + "confirm-sale", {}, both if sells else both[::-1])
            return sells
        if q.verb == ask.REPEAT:
            return card_worth(q.source) > 0
        return True

    # ------------------------------------------------------------ publishing

    def paper(self, view: AlchemistsView, q: AlchemistsQuestion, options: list[str]) -> str:
        words: list[str] = []
        worths: list[float] = []
        for paper in self.desk.publications(view):
            claim = paper.claim
            if q.source == "immediate" and isinstance(claim, Guess):
                if INGREDIENTS[claim.ingredient] not in q.things:
                    continue  # elsewhere only the freed alchemical may be used
            if paper.word in options:
                words.append(paper.word)
                worths.append(paper.worth)
        return self.best("paper", words, worths, 0.0)

    def alchemical(self, q: AlchemistsQuestion, options: list[str]) -> str:
        ingredient = INGREDIENTS.index(q.source)
        found = self.belief.guess(ingredient, [ALCHEMICALS.index(w) for w in options])
        word = ALCHEMICALS[found.alchemical]
        if self.tells:
            chances = [self.belief.chance(ingredient, ALCHEMICALS.index(w)) for w in options]
            self.tell("likeliest", word, options, chances, 0.0)
        return word

    def seal_on(self, view: AlchemistsView, q: AlchemistsQuestion, options: list[str]) -> str:
        """The seal for the theory or article that the question is about."""
        about = q.things
        claim: Claim
        if len(about) == 2:
            claim = self.belief.guess(INGREDIENTS.index(about[0]), [ALCHEMICALS.index(about[1])])
        else:
            colour = COLOURS.index(about[0])
            article = view.article(colour)
            if article is None:
                self.take_up(view, colour)
            entries = self.article if article is None else article.entries
            if not entries:
                return options[-1]
            claim = self.belief.judge(colour, entries)
        kind, _ = self.desk.best_seal(view, claim)
        word = SEAL_NAMES[kind]
        word = word if word in options else options[-1]
        if self.tells:
            worths = self.desk.seal_worths(view, claim)
            words = [w for w in SEAL_NAMES[: len(worths)] if w in options]
            told = "star" if kind < HEDGE_RED else "hedge"
            self.tell(told, word, words, [worths[SEAL_NAMES.index(w)] for w in words], 0.0)
            self.reason_with("chance", claim.chance)
            self.reason_with("hedged", claim.hedged)
        return word

    def next_entry(self, view: AlchemistsView, q: AlchemistsQuestion, options: list[str]) -> str:
        """The next ingredient of the surest article."""
        if not q.chosen:
            self.article = []
        self.take_up(view, COLOURS.index(q.things[0]))
        return self.entry(options)

    def take_up(self, view: AlchemistsView, colour: int) -> None:
        """Draft the article that is being published, if somebody else began it."""
        if not self.article:
            draft = self.belief.draft(colour, groups(view, colour))
            self.article = [] if draft is None else draft.entries

    def signs(self, q: AlchemistsQuestion) -> str:
        """The likelier sign of each pair; and the article as it will then be."""
        colour = COLOURS.index(q.things[0])
        chosen = [INGREDIENTS.index(word) for word in q.chosen]
        plus = [self.belief.sign_chance(i, colour, PLUS) for i in chosen]
        first = PLUS if plus[0] + plus[1] >= 1.0 else MINUS
        second = PLUS if plus[2] + plus[3] >= 1.0 else MINUS
        self.article = list(zip(chosen, [first, first, second, second]))
        return SIGNS[first] + SIGNS[second]

    def likeliest_potion(self, q: AlchemistsQuestion) -> str:
        pair = pair_of(INGREDIENTS.index(q.chosen[0]), INGREDIENTS.index(q.chosen[1]))
        counts = self.belief.counts(pair)
        word = POTIONS[counts.index(max(counts))]
        if self.tells:
            self.tell("debunk", word, POTIONS, self.belief.potions(pair), 0.0)
        return word

    # ------------------------------------------------------------ planning a round

    def declare(self, view: AlchemistsView, options: list[str]) -> str:
        """One more action: what promises most for its cubes."""
        if "assistant" in options:
            return "assistant"
        worths = [self.action_worth(view, word) for word in options]
        return self.best("declare", options, worths, self.tastes.idle)

    def action_worth(self, view: AlchemistsView, word: str) -> float:
        """What one more action of this kind promises, by cube."""
        if word == "custodian":
            return self.test_value(view, True)
        if word not in SPACE_NAMES:
            return HOPELESS
        space = SPACE_NAMES.index(word)
        placed = view.placed(view.seat)
        worth = self.space_value(view, space, placed)
        return worth / view.cube_costs(space)[placed[space]] if worth > 0.0 else worth

    def space_value(self, view: AlchemistsView, space: int, placed: list[int]) -> float:
        n = placed[space]
        if space == FORAGE:
            return self.ingredient_value(view, placed)
        if space == TRANSMUTE:
            return self.transmute_value(view, placed)
        if space == SELL:
            return self.sale_value(view)
        if space == STUDY:
            return self.study_value(view) if n == 0 else HOPELESS
        if space == BUY:
            return self.purchase_value(view, placed)
        if space == VISIT:
            return self.tastes.book if n == 0 and view.approval(view.seat) > 1 else HOPELESS
        if space == DEBUNK:
            return self.debunk_value(view) if n == 0 else HOPELESS
        if space == PUBLISH:
            return self.publish_value(view, placed)
        if space == EXHIBIT:
            return self.exhibit_value(view, n)
        return self.test_value(view, space == DRINK)

    def purse(self, view: AlchemistsView, placed: list[int]) -> float:
        """The gold that one may count on after the sales."""
        gold = float(view.gold(view.seat))
        if placed[SELL]:
            gold += max(0.0, self.best_sale(view)) / self.tastes.gold_at(view.round)
        return gold

    def publish_value(self, view: AlchemistsView, placed: list[int]) -> float:
        n = placed[PUBLISH]
        papers: list[Manuscript] = self.desk.publications(view)
        if len(papers) <= n:
            return HOPELESS
        cost = sum([view.publishing_cost(paper.word) for paper in papers[: n + 1]])
        return papers[n].worth if self.purse(view, placed) >= cost else HOPELESS

    def debunk_value(self, view: AlchemistsView) -> float:
        if attack(self.belief, view) is None:
            return HOPELESS
        return DISPROVED + 0.5 * WRONG_SEAL / (view.n_players - 1)

    def spare(self, view: AlchemistsView, placed: list[int]) -> int:
        """How many ingredients have no use yet, those to be foraged among them."""
        mixes = placed[STUDENT] + placed[DRINK] + placed[EXHIBIT] + placed[SELL]
        return len(view.hand()) + placed[FORAGE] - 2 * mixes - placed[TRANSMUTE] - placed[STUDY]

    def ingredient_value(self, view: AlchemistsView, placed: list[int]) -> float:
        """What one ingredient more is worth."""
        t = self.tastes
        spare = self.spare(view, placed)
        if view.round == ROUNDS:
            return 0.5 if spare < 4 else 0.1
        return t.ingredient - t.plenty * max(0, spare) + (t.need if spare < 2 else 0.0)

    def transmute_value(self, view: AlchemistsView, placed: list[int]) -> float:
        if placed[TRANSMUTE] or not view.hand():
            return HOPELESS
        kept = self.ingredient_value(view, placed) if view.round < ROUNDS else 0.1
        return self.tastes.gold_at(view.round) - kept

    def test_value(self, view: AlchemistsView, drinks: bool) -> float:
        """What a test would tell, less what it may cost."""
        t = self.tastes
        placed = view.placed(view.seat)
        if self.spare(view, placed) < 2:
            return HOPELESS
        tests = placed[STUDENT] + placed[DRINK]
        told = [self.belief.test_worth(pair, False) for pair in pairs_in(view.hand())]
        told.sort(reverse=True)
        unknown = max([entropy(row) for row in self.belief.identities])
        bits = told[tests] if tests < len(told) else 0.8 * unknown
        worth = bits * t.bit_at(view.round) * 0.9**tests
        if drinks:
            return worth - 0.4 * t.harm
        return worth - 0.25 * t.gold_at(view.round) * (view.n_players - 1)

    # ------------------------------------------------------------ selling

    def sale_value(self, view: AlchemistsView) -> float:
        worth = self.best_sale(view)
        for s in range(view.n_players):
            if s != view.seat and view.placed(s)[SELL] and worth > 0.0:
                worth *= self.tastes.rival
        return worth

    def best_sale(self, view: AlchemistsView) -> float:
        """The most that any potion and guarantee promise."""
        asked = [self.belief.version, view.round, view.reputation(view.seat), view.sale_price(0)]
        asked += view.open_sales() + view.hand()
        if asked != self.market:
            self.market = asked
            self.promised = max(
                [max(self.sales(view, wanted)) for wanted in view.open_sales()], default=HOPELESS
            )
        return self.promised

    def sales(self, view: AlchemistsView, wanted: int) -> list[float]:
        """What every guarantee promises for a potion, with the best pair of the hand."""
        best = [HOPELESS] * len(PRICES)
        for pair in pairs_in(view.hand()):
            for guarantee, worth in enumerate(self.sale_worths(view, pair, wanted)):
                best[guarantee] = max(best[guarantee], worth)
        return best

    def sale_worths(self, view: AlchemistsView, pair: Pair, wanted: int) -> list[float]:
        """What is paid by guarantee, less the reputation at risk."""
        gold = self.tastes.gold_at(view.round)
        total = self.belief.total
        graded = [0.0] * len(PRICES)
        for potion, n in enumerate(self.belief.counts(pair)):
            if n:
                graded[quality(wanted, potion)] += n / total
        risk = view.reputation_change(-BAD_BREW) * (graded[NEUTRAL_BREW] + graded[OPPOSITE_SIGN])
        out: list[float] = []
        good = 0.0
        for guarantee, chance in enumerate(graded):
            good += chance
            price = view.sale_price(guarantee)
            out.append(good * price * gold + risk if price >= 1 else HOPELESS)
        return out

    def sell(self, view: AlchemistsView, options: list[str]) -> str:
        worths: list[float] = []
        for word in options:
            worths.append(max(self.sales(view, POTIONS.index(word))))
        return self.best("sale", options, worths, HOPELESS)

    def guarantee(self, view: AlchemistsView, potion: int, options: list[str]) -> str:
        promised = self.sales(view, potion)
        worths = [promised[GUARANTEES.index(word)] for word in options]
        return self.best("guarantee", options, worths, HOPELESS)

    def bid(self, view: AlchemistsView, options: list[str]) -> str:
        """A small discount: who sells first has the choice."""
        return "1" if "1" in options else options[0]

    # ------------------------------------------------------------ ingredients

    def mix(self, q: AlchemistsQuestion, pairs: list[Pair]) -> Pair | None:
        """What sells or shows best what was promised; or what tells most, if it tells anything."""
        if q.chosen:
            return super().mix(q, pairs)
        worths = [self.belief.test_worth(pair, q.source in DRUNK) for pair in pairs]
        word = self.best("test", [str(pair) for pair in pairs], worths, TELLING)
        for pair in pairs:
            if str(pair) == word:
                return pair
        return None

    def forage(self, view: AlchemistsView, options: list[str]) -> str:
        """What makes the hand sell, show or tell most; unseen if nothing does."""
        hand = view.hand()
        worths: list[float] = []
        for word in options:
            worth = 0.01
            if word in INGREDIENTS:
                i = INGREDIENTS.index(word)
                worth = max([self.pair_value(view, pair_of(i, j)) for j in hand if j != i], default=0.0)
                if i not in hand:
                    worth += 0.5 * entropy(self.belief.identities[i])
            worths.append(worth)
        return self.best("forage", options, worths, HOPELESS)

    def pair_value(self, view: AlchemistsView, pair: Pair) -> float:
        """What a pair is good for this round: a sale, an exhibit, a test."""
        worth = 0.0
        if view.placed(view.seat)[SELL]:
            for wanted in view.potions_wanted():
                worth = max(worth, *self.sale_worths(view, pair, wanted))
        if view.round == ROUNDS:
            return max(worth, *self.belief.potions(pair)[:NEUTRAL])
        return max(worth, 0.6 * self.belief.test_worth(pair, False))

    # ------------------------------------------------------------ artifacts

    def profit(self, view: AlchemistsView, id: str) -> float:
        """What an artifact brings beyond its price."""
        paid = self.tastes.gold_at(view.round) * view.artifact_price(id)
        return artifact_worth(view, self.belief, self.tastes, view.artifact(id)) - paid

    def purchase_value(self, view: AlchemistsView, placed: list[int]) -> float:
        """What the best artifacts that can be paid bring; the second action takes the second one."""
        gold = self.purse(view, placed)
        n = placed[BUY]
        prices = sorted([view.artifact_price(a.id) for a in view.on_sale()])
        if len(prices) <= n or sum(prices[: n + 1]) > gold:
            return HOPELESS
        worths = [self.profit(view, a.id) for a in view.on_sale() if view.artifact_price(a.id) <= gold]
        worths.sort(reverse=True)
        return worths[n] if n < len(worths) else HOPELESS

    def buy(self, view: AlchemistsView, options: list[str]) -> str:
        return self.best("buy", options, [self.profit(view, id) for id in options], 0.0)

    # ------------------------------------------------------------ the exhibition

    def exhibit_value(self, view: AlchemistsView, n: int) -> float:
        """The next best potion that the hand would make."""
        pairs = pairs_in(view.hand())
        chances: list[float] = []
        for potion in range(NEUTRAL):
            chances.append(max([self.belief.potions(pair)[potion] for pair in pairs], default=0.0))
        chances.sort(reverse=True)
        if self.spare(view, view.placed(view.seat)) < 2 or n >= len(chances):
            return HOPELESS
        return 1.3 * chances[n] - (1.0 - chances[n])

    def show(self, view: AlchemistsView, q: AlchemistsQuestion, options: list[str]) -> str:
        """The potion whose applause is worth its risk."""
        applause = view.figures(q)
        blame = view.reputation_change(-1)
        pairs = pairs_in(view.hand())
        worths: list[float] = []
        for word in options:
            chance = max([self.belief.potions(pair)[POTIONS.index(word)] for pair in pairs])
            worths.append(chance * (applause[word] + 0.3) + (1.0 - chance) * blame)
        return self.best("exhibit", options, worths, 0.0)

    # ------------------------------------------------------------ order

    def order(self, view: AlchemistsView, options: list[str]) -> str:
        spaces = view.order_board().spaces
        gold = self.tastes.gold_at(view.round)
        worths: list[float] = []
        for word in options:
            early = self.tastes.early * (len(spaces) - int(word)) / len(spaces)
            worths.append(gold * space_worth(spaces[int(word) - 1], view.round == ROUNDS) + early)
        return self.best("order", options, worths, HOPELESS)

    # ------------------------------------------------------------ the golem

    def study_value(self, view: AlchemistsView) -> float:
        t = self.tastes
        worth = t.token if view.tokens_on_study() else 0.0
        tested = view.tests(view.seat) >= TESTS_NEEDED
        if tested and not view.animated(view.seat) and self.belief.wakes()[1] >= AWAKE:
            return worth + ANIMATED
        if not view.hand():
            return HOPELESS
        if not tested:
            return worth + t.study * (ROUNDS - view.round + 1) / ROUNDS
        return worth + t.insight * max([entropy(self.belief.reacts(i)) for i in view.hand()])

    def study(self, view: AlchemistsView, options: list[str]) -> str:
        worths: list[float] = []
        for word in options:
            if word == AWAKEN:
                worths.append(ANIMATED if self.belief.wakes()[1] >= AWAKE else HOPELESS)
            else:
                worths.append(entropy(self.belief.reacts(INGREDIENTS.index(word))))
        return self.best("study", options, worths, HOPELESS)

    def animate(self) -> Pair:
        return EVERY_PAIR[self.belief.wakes()[0]]


def less(estimate: Estimate) -> float:
    return -estimate.worth
