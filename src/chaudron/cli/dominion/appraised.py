"""What was found out about a kingdom, in words."""

from typing import Any

from chaudron.bots.dominion.plans.reading import read
from chaudron.cli.dominion.plan import in_words, parts_in_words
from chaudron.locales import Texts


def plan_in_words(text: str, texts: Texts) -> list[str]:
    """A plan, without its name, which says nothing."""
    return in_words(read(text), texts)[1:]


def chapters(found: dict[str, Any], texts: Texts) -> dict[str, list[dict[str, Any]]]:
    """The plans that were found, by name: the rules of each part under its title."""
    return {
        name: [{"title": title, "lines": rules} for title, rules in parts_in_words(read(found[name]), texts)]
        for name in ("plan", "runner_up")
    }


def told(found: dict[str, Any], texts: Texts) -> list[str]:
    """Everything, line by line."""
    against = found["against"]
    lines = [
        texts.say("dominion-appraised-title", kingdom=named(found["kingdom"], texts), games=found["games"]),
        "",
        texts.say("dominion-appraised-plan"),
        *plan_in_words(found["plan"], texts),
        "",
        texts.say("dominion-appraised-money", **percents(against["money"], texts)),
        texts.say("dominion-appraised-runner-up", **percents(against["runner-up"], texts)),
        "",
        texts.say("dominion-appraised-second"),
        *plan_in_words(found["runner_up"], texts),
        "",
        texts.say("dominion-appraised-cards"),
    ]
    return lines + [f"  {n}. {card(part, texts)}" for n, part in enumerate(found["parts"], 1)]


def card(part: dict[str, Any], texts: Texts) -> str:
    """What one card adds: alone beside money, and in the plan if it is there."""
    said = [
        texts.say(f"dominion-appraised-{kind}", **percents(part[kind], texts))
        for kind in ("in-plan", "alone")
        if kind in part
    ]
    name = texts.say(f"dominion-card-{part['subject']}")
    return texts.say("label-of", label=name, what="; ".join(said))


def named(kingdom: str, texts: Texts) -> str:
    """The kingdom's cards by name; what else its line says stays as it is written."""
    words = [word.strip() for word in kingdom.split(",")]
    names = [f"dominion-card-{word}" for word in words]
    return ", ".join(texts.say(name) if texts.knows(name) else word for name, word in zip(names, words))


def percents(interval: dict[str, float], texts: Texts) -> dict[str, str]:
    return {key: texts.decimal(100 * value, 0) for key, value in interval.items()}
