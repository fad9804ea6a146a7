"""Alchemists' things as people read and type them: names, signs, colours, amounts, facts."""

from collections import Counter
from collections.abc import Iterable
from functools import cache

from rich.text import Text

from chaudron.games.alchemists import tables
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
from chaudron.games.alchemists.artifacts import ARTIFACTS
from chaudron.games.alchemists.facts import reconstructed
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
from chaudron.games.alchemists.tables import SEAL_NAMES, SPACE_NAMES, OrderSpace
from chaudron.locales import Texts, languages
from chaudron.locales.names import UnknownName, plain

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
        return f"{tables.SEAL_POINTS[kind]}★"
    return f"~{letter(texts, tables.SLOTS[kind - 2])}"


def light(texts: Texts, name: str) -> str:
    return texts.say(f"alchemists-light-{name}").partition(":")[0].strip()


# ---------------------------------------------------------------- things with a name and a text


@cache
def uncertain() -> frozenset[str]:
    """The ids of everything whose figures no source prints."""
    return frozenset(str(row["path"]).rpartition("/")[2] for row in reconstructed())


@cache
def components() -> dict[str, str]:
    """Everything that has a name and a text: the id and the message."""
    found = {f"favour:{id}": f"alchemists-favour-{id}" for id in dict.fromkeys(tables.favour_deck(True))}
    found |= {f"space:{id}": f"alchemists-space-{id}" for id in SPACE_NAMES[:-1]}
    found |= {f"artifact:{id}": f"alchemists-artifact-{id}" for id in ARTIFACTS}
    found |= {f"adventurer:{id}": f"alchemists-adventurer-{id}" for id in tables.adventurers()}
    found |= {f"seal:{id}": f"alchemists-seal-{id}" for id in SEAL_NAMES}
    found |= {f"startup:{card.id}": f"alchemists-startup-{card.id}" for card in tables.startup_cards()}
    found |= {f"grant:{grant.id}": f"alchemists-grant-{grant.id}" for grant in tables.grants(True)}
    found |= {f"board:{board.id}": f"alchemists-order-board-{board.id}" for board in tables.busy_boards()}
    found |= {f"potion:{name}": potion_message(n) for n, name in enumerate(POTIONS)}
    return found


def named(texts: Texts, kind: str, id: str) -> str:
    """A thing's name, with a star if its figures are reconstructed."""
    name = texts.say(components()[f"{kind}:{id}"])
    return name + STAR if is_uncertain(kind, id) else name


def is_uncertain(kind: str, id: str) -> bool:
    return (f"{id}_grant" if id == "encyclopedia" else id) in uncertain() and kind != "potion"


def space(texts: Texts, id: str) -> str:
    """An action space in a word or two."""
    return texts.say(f"alchemists-space-{id}.short") + (STAR if id in uncertain() else "")


def find_component(name: str, language: str) -> tuple[str, str]:
    """Kind and id of what has this name, in any language; `UnknownName` if nothing has."""
    wanted = plain(name)
    signed = name.strip().casefold()
    for key, message in components().items():
        kind, _, id = key.partition(":")
        if kind == "potion":
            if signed in potion_spellings(POTIONS.index(id)):
                return kind, id
        elif wanted == plain(id):
            return kind, id
        for spoken in (language, *languages()):
            texts = Texts(spoken)
            also = [texts.say(f"{message}.short")] if texts.knows(f"{message}.short") else []
            if wanted and wanted in [plain(n) for n in (texts.say(message), *also)]:
                return kind, id
    raise UnknownName("card", name, [])


# ---------------------------------------------------------------- amounts


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"


def order_space(texts: Texts, space: OrderSpace) -> str:
    """What an order space costs and gives: −1 gold, +2 ingredients."""
    amounts = [
        ("gold", -space.gold_cost),
        ("reputation", -space.reputation_cost),
        ("cubes", -space.cube_cost),
        ("approval", -space.approval_cost),
        ("gold", space.gold),
        ("ingredients", space.ingredients),
        ("favours", space.favours),
        ("reputation", space.reputation),
        ("books", space.books),
    ]
    said = [texts.say(f"alchemists-amount-{what}", n=signed(n), k=abs(n)) for what, n in amounts if n]
    return ", ".join(said) or texts.say("alchemists-order-nothing")


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
