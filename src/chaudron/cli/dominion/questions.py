"""Dominion's questions as they are put to a person, in words."""

from functools import cache

from chaudron.cli.answers import NO_DEFAULT, Choice, WordedPrompt
from chaudron.cli.dominion import words
from chaudron.cli.dominion.narrate import option_text
from chaudron.cli.people import People
from chaudron.games.dominion import shapes
from chaudron.games.dominion.card import (
    ACTION,
    ATTACK,
    CURSE,
    DURATION,
    REACTION,
    RUINS,
    SHELTER,
    TREASURE,
    VICTORY,
    Card,
    Played,
)
from chaudron.games.dominion.choices import BUY, PLAY_ACTION, PLAY_TREASURES, DominionQuestion
from chaudron.games.dominion.library import find
from chaudron.games.dominion.view import DominionView
from chaudron.kernel.request import KIND_NAMES, NAME, NUMBER, ONE, ORDER, SOME, YES_NO
from chaudron.locales import Texts, languages

STYLES = (
    (ATTACK, "#e0705f"),
    (DURATION, "#e58a3c"),
    (REACTION, "#6aa6db"),
    (TREASURE, "#e7bc45"),
    (CURSE, "#b08ad0"),
    (RUINS, "#a8936b"),
    (SHELTER, "#c9806b"),
    (VICTORY, "#7fc077"),
    (ACTION, "#e6e0d2"),
)


def style_of(card: Card) -> str:
    for kind, style in STYLES:
        if card.types & kind:
            return style
    return ""


@cache
def names_of(card: str) -> tuple[str, ...]:
    """Every name of a card that one may type."""
    return (card, *(words.card(Texts(language), card) for language in languages()))


def by_type(card: Card) -> tuple[int, int, int, str]:
    """A hand sorted as people sort it: Actions, Treasures that only pay, other Treasures, the rest."""
    group = 0 if card.is_action else 1 if card.plain else 2 if card.is_treasure else 3
    return (group, card.cost, card.potion, card.name)


class Questioner:
    """Puts questions to the person in one seat."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.texts = people.texts

    def prompt(self, view: DominionView, question: DominionQuestion) -> WordedPrompt:
        kind = question.kind
        choices = [] if kind in (YES_NO, NUMBER, NAME) else self.choices(view, question)
        default, label = self.default(question, choices, view)
        return WordedPrompt(
            kind,
            self.title(view.prompt(question)),
            choices,
            question.lo,
            question.hi,
            default,
            label,
            self.decline(question) if kind == ONE and question.lo == 0 else "",
            self.every_card(view, question) if kind == NAME else None,
            question.verb == BUY,
        )

    # ------------------------------------------------------------ what is asked

    def title(self, asked: shapes.Prompt) -> str:
        """The question as a sentence, after the card that asks."""
        texts, source, names = self.texts, asked.get("source", ""), self.people.names
        verb = f"dominion-ask-{asked['verb']}"
        of, by = asked.get("of", -1), asked.get("by", -1)
        concerning = asked.get("concerning", "")
        said = texts.say(
            f"{verb}-{source}" if source else verb,
            cards=texts.say("dominion-amount-cards", n=asked["hi"]),
            lo=asked["lo"],
            subject=self.the(asked.get("subject", "")),
            concerning=self.the(concerning),
            against=words.card(texts, concerning) if concerning else "",
            name=names[of] if of >= 0 else "",
            mine="yes" if of == asked["player"] else "no",
            own="yes" if by < 0 else "no",
            occasion=asked.get("occasion", ""),
        )
        if source:
            message = "dominion-asked-by" if by < 0 else "dominion-asked-by-other"
            whose = names[by] if by >= 0 else ""
            said = texts.say(message, card=words.card(texts, source), name=whose, question=said)
        if asked["player"] != asked["decider"]:
            said = texts.say("dominion-asked-for", name=names[asked["player"]], question=said)
        if asked["kind"] == KIND_NAMES[YES_NO]:
            said = texts.say("dominion-asked-yes-no", question=said)
        return said

    def the(self, card: str) -> str:
        return self.texts.say(f"dominion-card-{card}.the") if card else ""

    def decline(self, question: DominionQuestion) -> str:
        own = f"dominion-decline-{question.verb_name()}"
        if question.source is not None:
            own += f"-{question.source.name}"
        return self.texts.say(own if self.texts.knows(own) else "decline")

    def default(
        self, question: DominionQuestion, choices: list[Choice], view: DominionView
    ) -> tuple[object, str]:
        """What Enter alone means. Nothing, where a slip of the finger would cost a turn."""
        texts = self.texts
        if question.verb == PLAY_TREASURES:
            return [choice.value for choice in choices], texts.say("default-all-treasures")
        if question.verb == PLAY_ACTION:
            return NO_DEFAULT, ""
        if question.verb == BUY:
            cheap = all(isinstance(c.value, Card) and view.cost(c.value) == 0 for c in choices)
            return (None, self.decline(question)) if cheap else (NO_DEFAULT, "")
        if question.kind == ORDER:
            return [choice.value for choice in choices], texts.say("default-as-shown")
        if question.kind == SOME and question.lo == 0:
            return [], texts.say("decline")
        if question.kind == ONE and question.lo == 0:
            return None, self.decline(question)
        return NO_DEFAULT, ""

    # ------------------------------------------------------------ what can be answered

    def choices(self, view: DominionView, question: DominionQuestion) -> list[Choice]:
        options = view.options(question)
        cards = [o for o in options if isinstance(o, Card)]
        if len(cards) == len(options):
            if question.verb == BUY:
                self.sort_like_the_table(view, cards)
            elif question.kind != ORDER:
                cards.sort(key=by_type)
            return [self.card_choice(view, card) for card in cards]
        return [self.choice(view, question, option) for option in options]

    def sort_like_the_table(self, view: DominionView, cards: list[Card]) -> None:
        """Basic piles as they are laid out, then the kingdom by cost."""
        laid_out, kingdom = view.supply(), view.kingdom()

        def place(card: Card) -> tuple[int, int, int, str]:
            pile = find(card.text.part_of) if card.text.part_of in kingdom else card
            if pile.name in kingdom:
                return (1000, pile.cost, pile.potion, pile.name)
            return (laid_out.index(card) if card in laid_out else 999, 0, 0, "")

        cards.sort(key=place)

    def card_choice(self, view: DominionView, card: Card) -> Choice:
        label = words.card(self.texts, card.name)
        return Choice(
            card, f"{label} ({price(view.cost(card), card.potion)})", names_of(card.name), style_of(card)
        )

    def choice(self, view: DominionView, question: DominionQuestion, option: object) -> Choice:
        if isinstance(option, Card):
            return self.card_choice(view, option)
        if isinstance(option, Played):
            return self.played_choice(question, option)
        source = "" if question.source is None else question.source.name
        subject = self.the("" if question.subject is None else question.subject.name)
        return Choice(option, option_text(self.texts, source, str(option), subject=subject), (str(option),))

    def played_choice(self, question: DominionQuestion, option: Played) -> Choice:
        label = words.card(self.texts, option.printed.name)
        if option.card is not option.printed:
            label = self.texts.say(
                "dominion-played-as", card=label, other=words.card(self.texts, option.card.name)
            )
        number = question.name_of(option).partition("#")[2]
        if number:
            label += f" #{number}"
        return Choice(option, label, names_of(option.printed.name), style_of(option.printed))

    def every_card(self, view: DominionView, question: DominionQuestion) -> list[Choice]:
        return [self.card_choice(view, c) for c in view.options(question) if isinstance(c, Card)]


def price(coins: int, potion: int) -> str:
    return f"{coins}{'P' * potion}"
