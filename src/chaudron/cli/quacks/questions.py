"""The Quacks' questions as they are put to a person, in words."""

from chaudron.cli.answers import NO_DEFAULT, Choice, WordedPrompt
from chaudron.cli.people import People
from chaudron.cli.quacks.words import INK, called, chip_name, colour_of, known, word
from chaudron.games.quacks.chips import Chip
from chaudron.games.quacks.choices import (
    ACT,
    BUY,
    CALL,
    ELIXIR,
    GO_ON,
    MOVE_FURTHER,
    RAT,
    SETTLE,
    TOGETHER,
    QuacksQuestion,
)
from chaudron.games.quacks.state import Placed
from chaudron.games.quacks.view import QuacksView
from chaudron.kernel.request import NUMBER, ONE, ORDER, YES_NO
from chaudron.locales import Texts, languages

USUALLY_YES = (RAT, MOVE_FURTHER, ACT)


class Questioner:
    """Puts questions to the person in one seat."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.texts = people.texts

    def prompt(self, view: QuacksView, question: QuacksQuestion) -> WordedPrompt:
        kind = question.kind
        choices = (
            [] if kind in (YES_NO, NUMBER) else [self.choice(question, o) for o in view.options(question)]
        )
        default, label = self.default(question, choices)
        return WordedPrompt(
            kind,
            self.title(question),
            choices,
            question.lo,
            question.hi,
            default,
            label,
            self.decline(question) if kind == ONE and question.lo == 0 else "",
            None,
            question.verb == BUY,
        )

    def title(self, question: QuacksQuestion) -> str:
        texts = self.texts
        chip = "" if question.chip is None else chip_name(texts, question.chip.name)
        asked = f"quacks-ask-{question.verb_name()}"
        special = f"{asked}-{question.source}"
        text = texts.say(f"{known(question.source)}.text") if question.verb == CALL else ""
        said = texts.say(special if texts.knows(special) else asked, chip=chip, n=question.n, text=text)
        if question.kind == YES_NO:
            said = texts.say("quacks-yes-no", question=said)
        if question.source and question.verb != BUY:
            said = texts.say("quacks-ask-from", source=called(texts, question.source), question=said)
        return said

    def decline(self, question: QuacksQuestion) -> str:
        own = f"quacks-decline-{question.verb_name()}"
        return self.texts.say(own if self.texts.knows(own) else "quacks-decline")

    def default(self, question: QuacksQuestion, choices: list[Choice]) -> tuple[object, str]:
        """What Enter alone means. Nothing, where a slip of the finger would cost a round."""
        texts = self.texts
        if question.verb in USUALLY_YES:
            return True, texts.say("word-yes").split()[0]
        if question.verb in (GO_ON, TOGETHER):
            return False, texts.say("word-no").split()[0]
        if question.verb == SETTLE:
            return question.hi, str(question.hi)
        if question.kind == ORDER:
            return [choice.value for choice in choices], texts.say("default-as-shown")
        if question.kind == ONE and question.lo == 0 and question.verb not in (BUY, ELIXIR):
            return None, self.decline(question)
        return NO_DEFAULT, ""

    def choice(self, question: QuacksQuestion, option: object) -> Choice:
        texts = self.texts
        spoken = [Texts(language) for language in languages()]
        if isinstance(option, Chip):
            names = (option.name, *(chip_name(t, option.name) for t in spoken))
            return Choice(option, chip_name(texts, option.name), names, INK[colour_of(option.name)])
        if isinstance(option, Placed):
            name = option.chip.name
            names = tuple(f"{n} @{option.space}" for n in (name, *(chip_name(t, name) for t in spoken)))
            return Choice(option, f"{chip_name(texts, name)} @{option.space}", names, INK[colour_of(name)])
        named = str(option)
        special = f"quacks-word-{question.verb_name()}-{named}"
        label = texts.say(special) if texts.knows(special) else word(texts, named)
        return Choice(option, label, (named, *(word(t, named) for t in spoken)))
