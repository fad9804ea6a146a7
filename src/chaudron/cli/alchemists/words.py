"""Alchemists' things as people read and type them: names, signs, colours, amounts, facts."""

from collections import Counter
from collections.abc import Iterable
from functools import cache

from rich.text import Text

from chaudron.games.alchemists.alchemy import (
    ALCHEMICALS,
    COLOURS,
    ELEMENTS,
    INGREDIENTS,
    LARGE,
    LIGHTS,
    NEUTRAL,
    POTIONS,
    QUALITIES,
    REACTIONS,
    SIGNS,
    SIZE,
    with_signs,
)
from chaudron.games.alchemists.components import SEAL_NAMES, SEAL_POINTS, SLOTS, OrderSpace
from chaudron.games.alchemists.knowledge import (
    ANIMATION,
    CLAIM,
    IDENTITY,
    LIGHT_OF,
    MIXED,
    REACTION,
    SALE,
    SIGN,
    SPIED,
    Fact,
)
from chaudron.games.alchemists.spec import SPEC
from chaudron.games.alchemists.view import AlchemistsView
from chaudron.kernel.port import Subject
from chaudron.locales import Texts, languages
from chaudron.locales.names import find_subjects, plain

INK = ("#e4605a", "#58b368", "#6a9bf0")  # red, green, blue
STAR = "*"  # behind what no printed source gives
SIGN_NAMES = ("plus", "minus")
NONE_OF = "0"  # a neutral potion, a golem that does not react

# ---------------------------------------------------------------- ingredients, potions, alchemicals


def ingredient(texts: Texts, name: str | int) -> str:
    """The name of an ingredient as it is used at the table."""
    return texts.say(f"alchemists-ingredient-{INGREDIENTS[name] if isinstance(name, int) else name}.brief")


def short(texts: Texts, ingredient: int) -> str:
    """Three letters, for columns."""
    return texts.say(f"alchemists-ingredient-{INGREDIENTS[ingredient]}.short")


def ingredients(texts: Texts, names: Iterable[str]) -> str:
    """Some ingredients in one phrase, equal ones together."""
    return counted(texts, [ingredient(texts, name) for name in names])


def counted(texts: Texts, names: list[str]) -> str:
    return ", ".join(name if n == 1 else f"{name} ×{n}" for name, n in Counter(names).items())


def pair(texts: Texts, names: Iterable[str | int]) -> str:
    return " + ".join([ingredient(texts, name) for name in names])


def letter(texts: Texts, colour: str) -> str:
    return texts.say(f"alchemists-colour-{colour}.letter")


def potion_message(potion: int) -> str:
    """The message that names a potion."""
    if potion == NEUTRAL:
        return "alchemists-potion-neutral"
    return f"alchemists-potion-{COLOURS[potion // 2]}-{SIGN_NAMES[potion % 2]}"


def potion_sign(texts: Texts, potion: int) -> str:
    """A potion in two signs: R+, B-; 0 if it is neutral."""
    if potion == NEUTRAL:
        return NONE_OF
    return letter(texts, COLOURS[potion // 2]) + SIGNS[potion % 2]


def potion(texts: Texts, name: str) -> str:
    """A potion by its signs and its name."""
    number = POTIONS.index(name)
    return f"{potion_sign(texts, number)} {texts.say(potion_message(number))}"


def potion_ink(potion: int) -> str:
    return "" if potion == NEUTRAL else INK[potion // 2]


def alchemical(texts: Texts, number: int) -> str:
    """An alchemical's three elements, a capital letter for a large one: r-g+B-."""
    return "".join(
        (letter(texts, COLOURS[c]).upper() if SIZE[number][c] == LARGE else letter(texts, COLOURS[c]).lower())
        + SIGNS[ELEMENTS[number][c]]
        for c in range(3)
    )


def painted(texts: Texts, number: int) -> Text:
    """The same in colours."""
    said = alchemical(texts, number)
    text = Text()
    for c in range(3):
        text.append(said[2 * c : 2 * c + 2], style=INK[c])
    return text


def known_alchemical(texts: Texts, number: int) -> str:
    return f"{ALCHEMICALS[number]} {alchemical(texts, number)}"


def trigger(texts: Texts, name: str) -> str:
    """What a part of the golem reacts to: large red."""
    size, _, colour = name.partition("-")
    return texts.say(
        "alchemists-reader-trigger",
        size=texts.say(f"alchemists-size-{size}"),
        colour=texts.say(f"alchemists-colour-{colour}"),
    )


def seal(texts: Texts, name: str) -> str:
    """A seal in two or three signs: its points and a star, or the colour it does not vouch for."""
    kind = SEAL_NAMES.index(name)
    if kind < 2:
        return f"{SEAL_POINTS[kind]}★"
    return f"~{letter(texts, SLOTS[kind - 2])}"


def light(texts: Texts, name: str) -> str:
    return texts.say(f"alchemists-light-{name}").partition(":")[0].strip()


# ---------------------------------------------------------------- things with a name and a text


@cache
def subjects() -> dict[tuple[str, str], Subject]:
    """Everything that one may ask about, by kind and id."""
    return {(subject.kind, subject.id): subject for subject in SPEC.subjects()}


def star(kind: str, id: str, view: AlchemistsView | None = None) -> str:
    """Behind a thing whose figures are reconstructed, unless this table has printed ones."""
    certain = subjects()[kind, id].certain or (view is not None and view.has_printed(kind, id))
    return "" if certain else STAR


def named(texts: Texts, kind: str, id: str, view: AlchemistsView | None = None) -> str:
    """A thing's name, with a star if its figures are reconstructed."""
    return texts.say(subjects()[kind, id].message) + star(kind, id, view)


def text_of(texts: Texts, kind: str, id: str, view: AlchemistsView | None = None) -> str:
    """What is printed on a thing, with the figures of this table."""
    own = {} if view is None else view.own_figures(kind, id)
    if own and kind == "startup":
        return texts.say("alchemists-own-startup", what=amounts(texts, list(own.items())))
    if own.get("per_book"):
        return texts.say("alchemists-own-per-book", n=own["per_book"])
    return texts.say(f"{subjects()[kind, id].message}.text")


def space(texts: Texts, id: str) -> str:
    """An action space in a word or two."""
    subject = subjects().get(("space", id))  # a cube on a favour card is on none
    certain = subject is None or subject.certain
    return texts.say(f"alchemists-space-{id}.short") + ("" if certain else STAR)


def find_thing(name: str, language: str) -> Subject:
    """What has this name or this sign, in any language; `UnknownName` if nothing has."""
    potion = read_potion(name.strip())
    if potion is not None:
        return subjects()["potion", POTIONS[potion]]
    return find_subjects(name, language, [SPEC.name])[0].subject


# ---------------------------------------------------------------- amounts


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"


def order_space(texts: Texts, space: OrderSpace) -> str:
    """What an order space costs and gives: −1 gold, +2 ingredients."""
    return amounts(texts, space.amounts()) or texts.say("alchemists-order-nothing")


def amounts(texts: Texts, of: list[tuple[str, int]]) -> str:
    return ", ".join([texts.say(f"alchemists-amount-{what}", n=signed(n), k=abs(n)) for what, n in of])


# ---------------------------------------------------------------- facts


def fact(texts: Texts, known: Fact) -> str:
    """What was shown, in one phrase."""
    one = ingredient(texts, known.first)
    two = "" if known.second < 0 else ingredient(texts, known.second)
    kind = known.kind
    if kind == MIXED:
        return f"{one} + {two} = {potion_sign(texts, known.answer)}"
    if kind == CLAIM:
        return f"{one} + {two} {'=' if known.answer else '≠'} {potion_sign(texts, known.asked)}"
    if kind == SIGN:
        return f"{one} {letter(texts, COLOURS[known.asked])}{SIGNS[known.answer]}"
    if kind == LIGHT_OF:
        return f"{one} = {light(texts, LIGHTS[known.answer])}"
    if kind == IDENTITY:
        return f"{one} = {known_alchemical(texts, known.answer)}"
    if kind == REACTION:
        said = texts.say(f"alchemists-reaction-{REACTIONS[known.answer]}.short")
        return texts.say("alchemists-fact-reaction", ingredient=one, reaction=said)
    if kind == ANIMATION:
        message = "alchemists-fact-awake" if known.answer else "alchemists-fact-asleep"
        return texts.say(message, pair=f"{one} + {two}")
    if kind == SPIED:
        return f"{one} + ? = {potion_sign(texts, known.answer)}"
    pair = f"{one} + {two}" if kind == SALE else f"{one} + ?"
    quality = texts.say(f"alchemists-sale-{QUALITIES[known.answer]}")
    wanted = potion_sign(texts, known.asked)
    return texts.say("alchemists-fact-sale", pair=pair, potion=wanted, quality=quality)


# ---------------------------------------------------------------- reading what is typed


@cache
def ingredient_names() -> dict[str, int]:
    found: dict[str, int] = {}
    for n, id in enumerate(INGREDIENTS):
        found[plain(id)] = n
        for language in languages():
            say = Texts(language).say
            for message in (
                f"alchemists-ingredient-{id}",
                f"alchemists-ingredient-{id}.brief",
                f"alchemists-ingredient-{id}.short",
            ):
                found.setdefault(plain(say(message)), n)
    return found


def ingredient_spellings(name: str) -> list[str]:
    n = INGREDIENTS.index(name)
    return [spelling for spelling, of in ingredient_names().items() if of == n]


@cache
def potion_spellings(potion: int) -> frozenset[str]:
    """Everything with a sign in it that means this potion: red+, R+, rouge+."""
    if potion == NEUTRAL:
        return frozenset({"0", "neutral", "neutre"})
    colour, sign = COLOURS[potion // 2], SIGNS[potion % 2]
    found = {colour + sign}
    for language in languages():
        texts = Texts(language)
        found |= {
            texts.say(f"alchemists-colour-{colour}").casefold() + sign,
            letter(texts, colour).casefold() + sign,
        }
    return frozenset(found)


def read_potion(word: str) -> int | None:
    for potion in range(7):
        if word.casefold().replace("−", "-") in potion_spellings(potion):
            return potion
    return None


def read_alchemical(word: str) -> int | None:
    """A3, 3, or its signs in the order red, green, blue: +--, r+G-b-."""
    word = word.casefold().replace("−", "-")
    digits = word.removeprefix("a")
    if digits.isdecimal() and 1 <= int(digits) <= len(ALCHEMICALS):
        return int(digits) - 1
    signs = [SIGNS.index(c) for c in word if c in SIGNS]
    letters = [c for c in word if c.isalpha()]
    if len(signs) == 3 and len(letters) in (0, 3):
        return with_signs(*signs)
    return None


def tokens(texts: Texts, words: str) -> str:
    """Report tokens as briefly as a list of forty needs it: large red/small blue."""
    named = [word.split("-") for word in words.split("/")]
    return "/".join(
        f"{texts.say(f'alchemists-size-{size}.short')} {texts.say(f'alchemists-colour-{c}')}"
        for size, c in named
    )


def triggers(texts: Texts, words: str) -> str:
    """Report tokens: large red or small blue."""
    either = [trigger(texts, word) for word in words.split("/")]
    return texts.say("alchemists-or", one=either[0], two=either[1]) if len(either) > 1 else either[0]
