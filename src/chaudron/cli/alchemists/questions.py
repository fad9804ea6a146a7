"""Alchemists' questions as they are put to a person, in words."""

from chaudron.cli.alchemists.grid import told_chance
from chaudron.cli.alchemists.notebook import Notebook, Notebooks
from chaudron.cli.alchemists.words import (
    INK,
    SIGN_NAMES,
    STAR,
    ingredient,
    ingredient_spellings,
    ingredients,
    known_alchemical,
    named,
    order_space,
    pair,
    potion,
    potion_ink,
    potion_sign,
    potion_spellings,
    seal,
    space,
    star,
    text_of,
    tokens,
)
from chaudron.cli.answers import NO_DEFAULT, Choice, WordedPrompt
from chaudron.cli.people import People
from chaudron.games.alchemists.alchemy import (
    ALCHEMICALS,
    COLOURS,
    ELEMENTS,
    INGREDIENTS,
    PAIRS,
    POTIONS,
    SIGNS,
    Pair,
)
from chaudron.games.alchemists.choices import (
    ALCHEMICAL,
    ANIMATE,
    ARTIFACT,
    BID,
    BUY,
    CLAIM,
    CONFIRM_SALE,
    DEBUNK,
    DECLARE,
    DISCARD_FAVOUR,
    ENTRY,
    GRANT,
    GUARANTEE,
    KEEP_FAVOUR,
    KEEP_STARTUP,
    MIX,
    ORDER_SPACE,
    PUBLISH,
    REPORT,
    SEAL,
    SELL_POTION,
    AlchemistsQuestion,
)
from chaudron.games.alchemists.choices import SIGNS as SIGNS_OF_PAIRS
from chaudron.games.alchemists.components import GUARANTEES, SPACE_NAMES
from chaudron.games.alchemists.view import AlchemistsView
from chaudron.kernel.request import NUMBER, ONE, YES_NO
from chaudron.locales import Texts, languages

CARDS = {
    BUY: "artifact",
    ARTIFACT: "artifact",
    KEEP_FAVOUR: "favour",
    DISCARD_FAVOUR: "favour",
    KEEP_STARTUP: "startup",
    GRANT: "grant",
}


class Questioner:
    """Puts questions to the person in one seat."""

    def __init__(self, people: People, notebooks: Notebooks) -> None:
        self.people = people
        self.texts = people.texts
        self.notebooks = notebooks

    def prompt(self, view: AlchemistsView, question: AlchemistsQuestion) -> WordedPrompt:
        kind = question.kind
        options = [] if kind in (YES_NO, NUMBER) else view.options(question)
        choices = [self.choice(view, question, option) for option in options]
        decline = self.decline(question) if kind == ONE and question.lo == 0 else ""
        title = self.title(view, question)
        return WordedPrompt(kind, title, choices, question.lo, question.hi, NO_DEFAULT, "", decline)

    # ------------------------------------------------------------ the question

    def title(self, view: AlchemistsView, question: AlchemistsQuestion) -> str:
        texts = self.texts
        verb, source = question.verb_name(), question.source
        message = f"alchemists-ask-{verb}"
        for own in (f"{message}-{source}", f"{message}-{'sign' if view.by_sign else 'mix'}"):
            if texts.knows(own):
                message = own
                break
        said = texts.say(
            message,
            what=self.source(question),
            cubes=view.cubes(),
            n=question.hi,
            **self.promised(view, question),
        )
        return texts.say("alchemists-yes-no", question=said) if question.kind == YES_NO else said

    def source(self, question: AlchemistsQuestion) -> str:
        """What asks, in words."""
        texts, source = self.texts, question.source
        verb = question.verb_name()
        if verb in ("alchemical", "leave_aside"):
            return ingredient(texts, source)
        if verb == "claim":
            return pair(texts, question.chosen)
        if verb == "boots":
            return space(texts, source)
        if verb == "play_favour":
            return named(texts, "favour", source)
        if verb == "repeat":
            return named(texts, "startup", source)
        if verb == "order_space" and source != "base":
            return named(texts, "board", source)
        if verb in ("entry", "signs"):
            return texts.say(f"alchemists-colour-{source.replace('-', ':').partition(':')[2]}")
        return ""

    def promised(self, view: AlchemistsView, question: AlchemistsQuestion) -> dict[str, object]:
        """What was settled just before, and what a sale is about."""
        texts, chosen = self.texts, question.chosen
        if question.verb in (ENTRY, SIGNS_OF_PAIRS, CLAIM):
            said: dict[str, object] = {"chosen": ingredients(texts, chosen), "n_chosen": len(chosen)}
            if question.verb == ENTRY:
                said["colour"] = texts.say(f"alchemists-colour-{question.things[0]}")
            return said
        said = {"potion": potion(texts, chosen[0]) if chosen else ""}
        if question.verb == MIX and len(chosen) > 1:
            said["guarantee"] = texts.say(f"alchemists-guarantee-{chosen[1]}")
            said["price"] = view.sale_price(GUARANTEES.index(chosen[1]))
        if question.verb in (CONFIRM_SALE, BID):
            said["potions"] = texts.listed(potion(texts, POTIONS[p]) for p in view.open_sales())
            said["price"] = view.sale_price(0)
        return said

    def decline(self, question: AlchemistsQuestion) -> str:
        own = f"alchemists-decline-{question.verb_name()}"
        return self.texts.say(own if self.texts.knows(own) else "alchemists-decline")

    # ------------------------------------------------------------ the choices

    def choice(self, view: AlchemistsView, question: AlchemistsQuestion, option: object) -> Choice:
        if isinstance(option, Pair):
            return self.pair(view, question.verb, option)
        return self.named(view, question, str(option))

    def named(self, view: AlchemistsView, question: AlchemistsQuestion, option: str) -> Choice:
        verb = question.verb
        if verb in CARDS:
            return self.card(view, CARDS[verb], option, verb == BUY)
        if option in POTIONS:
            return self.potion(view, question, option)
        if option in INGREDIENTS:
            return Choice(option, ingredient(self.texts, option), ingredient_spellings(option))
        if verb == DEBUNK:
            return self.demonstration(view, option)
        if verb == DECLARE:
            return self.declaration(view, option)
        if verb == ORDER_SPACE:
            said = order_space(self.texts, view.order_board().spaces[int(option) - 1])
            label = self.texts.say("alchemists-word-place", n=option, what=said)
            board = view.order_board().id
            return Choice(option, label if board == "base" else label + star("board", board, view))
        if verb == ALCHEMICAL:
            return self.alchemical(view, question.source, option)
        if verb == SEAL:
            return self.seal(option)
        if verb == PUBLISH:
            return self.publication(view, option)
        if verb == REPORT:
            return self.report(option)
        if verb == SIGNS_OF_PAIRS:
            one, two = [self.texts.say(f"alchemists-sign-{SIGN_NAMES[SIGNS.index(sign)]}") for sign in option]
            first, second = [pair(self.texts, names) for names in (question.chosen[:2], question.chosen[2:])]
            label = self.texts.say("alchemists-word-signs", one=one, two=two, first=first, second=second)
            return Choice(option, f"{option}  {label}", (), "", (option,))
        if verb == BID:
            n = view.smileys(int(option))
            return Choice(option, self.texts.say("alchemists-word-bid", n=int(option), k=n) + STAR)
        if verb == GUARANTEE:
            gold = view.sale_price(GUARANTEES.index(option))
            label = self.texts.say(f"alchemists-guarantee-{option}")
            return Choice(option, self.texts.say("alchemists-word-guarantee", what=label, n=gold))
        return Choice(option, *self.word(f"alchemists-word-{option}"))

    def word(self, message: str, **args: object) -> tuple[str, list[str]]:
        """A label, and the same in every language."""
        return self.texts.say(message, **args), [Texts(spoken).say(message, **args) for spoken in languages()]

    def card(self, view: AlchemistsView, kind: str, id: str, priced: bool) -> Choice:
        label = named(self.texts, kind, id, view)
        names = [named(Texts(spoken), kind, id, view) for spoken in languages()]
        if priced:
            label = self.texts.say("alchemists-word-price", what=label, n=view.artifact_price(id))
            if id in smuggled(view):
                label += self.texts.say("alchemists-smuggled")
        elif kind == "artifact":
            label = self.texts.say("alchemists-word-price", what=label, n=view.artifact(id).cost)
        elif kind == "startup":
            label += f" – {text_of(self.texts, kind, id, view)}"
        return Choice(id, label, (id, *names))

    def potion(self, view: AlchemistsView, question: AlchemistsQuestion, option: str) -> Choice:
        number = POTIONS.index(option)
        label = potion(self.texts, option)
        if question.verb == CLAIM:
            first, second = [INGREDIENTS.index(name) for name in question.chosen]
            label += self.chance(view, self.book(view).potions(first, second)[number])
        if question.verb == SELL_POTION:
            label = self.texts.say("alchemists-word-sale", what=label, n=view.sale_price(0))
        names = [potion(Texts(spoken), option).partition(" ")[2] for spoken in languages()]
        return Choice(option, label, names, potion_ink(number), potion_spellings(number))

    def pair(self, view: AlchemistsView, verb: int, option: Pair) -> Choice:
        """Two ingredients, with what they make if that is certain."""
        first, second = option.first, option.second
        label = pair(self.texts, (first, second))
        style = ""
        if verb == ANIMATE:
            book = self.book(view)
            share = book.sheet.worlds.animators()[PAIRS.index((first, second))] / book.sheet.worlds.count()
            label += self.chance(view, share)
        else:
            sure = self.book(view).sure_potion(first, second)
            if sure >= 0:
                label += f" = {potion_sign(self.texts, sure)}"
                style = potion_ink(sure)
        one, two = ingredient_spellings(INGREDIENTS[first]), ingredient_spellings(INGREDIENTS[second])
        names = [a + b for a in one for b in two] + [b + a for a in one for b in two]
        return Choice(option, label, names, style)

    def demonstration(self, view: AlchemistsView, option: str) -> Choice:
        """One sign of an ingredient, and what its theory says about it."""
        name, _, colour_name = option.partition(":")
        i, colour = INGREDIENTS.index(name), COLOURS.index(colour_name)
        said = self.texts.say(f"alchemists-colour-{colour_name}")
        label = f"{ingredient(self.texts, i)}, {said}"
        sure = self.book(view).sure_sign(i, colour)
        if sure:
            label += f" {sure}"
        theory = view.theory(i)
        if theory is not None:
            claimed = ELEMENTS[theory.alchemical][colour]
            wrong = self.book(view).sign_chance(i, colour, 1 - claimed)
            told = told_chance(self.texts, self.book(view), wrong, "{}")
            label += self.texts.say(
                "alchemists-word-claimed" if told else "alchemists-word-claimed-only",
                sign=SIGNS[claimed],
                chance=told,
            )
        colours = [Texts(spoken).say(f"alchemists-colour-{colour_name}") for spoken in languages()]
        names = [f"{spelling} {c}" for spelling in ingredient_spellings(name) for c in colours]
        return Choice(option, label, names, INK[colour])

    def declaration(self, view: AlchemistsView, option: str) -> Choice:
        """A space with the cubes of the next action there, or a favour that helps."""
        if option.startswith("associate:"):
            where = option.partition(":")[2]
            said = [
                f"{Texts(spoken).say('alchemists-favour-associate')} {space(Texts(spoken), where)}"
                for spoken in languages()
            ]
            label = self.texts.say(
                "alchemists-word-associate",
                favour=self.texts.say("alchemists-favour-associate"),
                space=space(self.texts, where),
            )
            return Choice(option, label, said)
        if option not in SPACE_NAMES or option == "custodian":
            label = named(self.texts, "favour", option)
            return Choice(option, label, [named(Texts(spoken), "favour", option) for spoken in languages()])
        number = SPACE_NAMES.index(option)
        cost = view.cube_costs(number)[view.placed(view.seat)[number]]
        label = self.texts.say("alchemists-word-space", space=space(self.texts, option), n=cost)
        names = [space(Texts(spoken), option) for spoken in languages()]
        names += [Texts(spoken).say(f"alchemists-space-{option}") for spoken in languages()]
        return Choice(option, label, (option, *names))

    def alchemical(self, view: AlchemistsView, name: str, option: str) -> Choice:
        number = ALCHEMICALS.index(option)
        found = self.book(view).chances[INGREDIENTS.index(name)][number]
        label = known_alchemical(self.texts, number) + self.chance(view, found)
        signs = "".join(SIGNS[s] for s in ELEMENTS[number])
        likely = self.book(view).has_chances and found >= 0.5
        return Choice(option, label, (option,), "bold" if likely else "", (signs,))

    def seal(self, option: str) -> Choice:
        label = f"{seal(self.texts, option)} {named(self.texts, 'seal', option)}"
        return Choice(option, label, [named(Texts(spoken), "seal", option) for spoken in languages()])

    def publication(self, view: AlchemistsView, option: str) -> Choice:
        """A new theory or article, or one to be endorsed, with what it says."""
        kind, _, name = option.partition(":")
        said = {
            texts.language: ingredient(texts, name)
            if name in INGREDIENTS
            else texts.say(f"alchemists-colour-{name}")
            for texts in [Texts(spoken) for spoken in languages()]
        }
        label = self.texts.say(f"alchemists-word-{kind}", what=said[self.texts.language])
        if kind == "endorse":
            theory = view.theory(INGREDIENTS.index(name))
            if theory is not None:
                found = self.book(view).chances[INGREDIENTS.index(name)][theory.alchemical]
                label += f" = {known_alchemical(self.texts, theory.alchemical)}{self.chance(view, found)}"
        names = [Texts(spoken).say(f"alchemists-word-{kind}", what=said[spoken]) for spoken in languages()]
        if kind == "theory":
            names += ingredient_spellings(name)
        return Choice(option, label, names)

    def report(self, option: str) -> Choice:
        """Tokens put on a part of the golem, or taken back from it."""
        parts = option.split(":")
        message = "alchemists-word-take-back" if parts[0] == "take_back" else "alchemists-word-report"
        return Choice(
            option,
            self.texts.say(
                message,
                part=self.texts.say(f"alchemists-part-{parts[-2]}"),
                tokens=tokens(self.texts, parts[-1]),
            ),
        )

    def chance(self, view: AlchemistsView, share: float) -> str:
        return told_chance(self.texts, self.book(view), share)

    def book(self, view: AlchemistsView) -> Notebook:
        return self.notebooks.of(view)


def smuggled(view: AlchemistsView) -> list[str]:
    """The smuggled artifact that is on sale, if there is one."""
    found = view.dump().get("smuggled")
    return [str(id) for id in found[:1]] if isinstance(found, list) else []
