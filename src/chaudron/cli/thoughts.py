"""What bots think, in words: why one acted as it did, and what one would do in a person's place."""

from collections import Counter

from chaudron.cli.answers import WordedPrompt
from chaudron.kernel.reason import CHANCE, WIN, Reason
from chaudron.kernel.request import ORDER, Request
from chaudron.locales import Texts

MOST_NAMED = 4  # answers that a bot thought of
ROUGHLY = "roughly"  # of so many games: figures that a bot did not choose by
SHARES = (WIN, CHANCE)  # told in hundredths


def sentence(reason: Reason, texts: Texts) -> str:
    """The reason itself. What names a message is said by it."""
    args = {
        name: texts.say(value) if isinstance(value, str) and texts.knows(value) else unsigned(value)
        for name, value in reason.args.items()
    }
    return texts.say(reason.message, **args)


def unsigned(value: object) -> object:
    """Nothing is not less than nothing: −0 is 0."""
    return value + 0.0 if isinstance(value, float) else value


def thought(reason: Reason, prompt: WordedPrompt, request: Request, texts: Texts) -> str:
    """The reason, and what else was thought of with what it is believed to be worth."""
    said = sentence(reason, texts)
    worth = [
        texts.say(
            f"thought-{reason.unit}",
            answer=answer_label(estimate.answer, prompt, request, texts),
            n=texts.decimal(100 * estimate.worth, 0)
            if reason.unit in SHARES
            else texts.decimal(round(estimate.worth, 1) + 0.0, 1),
        )
        for estimate in reason.thought_of[:MOST_NAMED]
    ]
    answers = texts.say("label-between").join(worth)
    if len(worth) < 2:
        return said
    rough = reason.args.get(ROUGHLY)
    caution = "" if rough is None else " " + texts.say("thought-roughly", n=rough)
    return f"{said} {texts.say('thought-of', answers=answers)}{caution}"


def answer_label(answer: object, prompt: WordedPrompt, request: Request, texts: Texts) -> str:
    """An answer that is given by name, as the question offers it."""
    if isinstance(answer, bool):
        return texts.say("thought-yes" if answer else "thought-no")
    if isinstance(answer, list):
        labels = [answer_label(each, prompt, request, texts) for each in answer]
        if request.kind != ORDER:  # equal ones together
            labels = [label if n == 1 else f"{label} ×{n}" for label, n in Counter(labels).items()]
        return texts.listed(labels) if labels else texts.say("nothing")
    if answer is None:
        return prompt.decline or texts.say("nothing")
    for choice in (*prompt.choices, *prompt.others):
        if choice.value is not None and request.dump_answer(choice.value) == answer:
            return choice.label
    return str(answer)
