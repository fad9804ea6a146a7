"""`chaudron reader`: stands in for the publisher's app at a real table of Alchemists.

One word a command, in any language, with its ingredients behind it or asked for; the beginning of a word
is enough where it can mean one thing only. The reader stands on a screen of its own, and nothing that was
typed can be called back. What only one player may see is shown after Enter, and wiped off after another.
"""

import argparse
import secrets
from collections.abc import Callable, Sequence

from chaudron.cli.alchemists.words import (
    SIGN_NAMES,
    ingredient_spellings,
    potion_message,
    potion_sign,
    potion_spellings,
    short,
)
from chaudron.cli.answers import is_word
from chaudron.cli.refusals import explain
from chaudron.cli.terminal import Terminal
from chaudron.games.alchemists.alchemy import (
    COLOURS,
    ELEMENTS,
    INGREDIENTS,
    LIGHT,
    LIGHTS,
    POTIONS,
    QUALITIES,
    REACTIONS,
    SIZES,
)
from chaudron.games.alchemists.reader import (
    GLYPH_COLOURS,
    GLYPH_SIGNS,
    GLYPHS,
    Secret,
    code_of,
    decode,
    library_offer,
    limit,
)
from chaudron.kernel.errors import Refusal
from chaudron.kernel.rng import stream
from chaudron.locales import Texts, languages
from chaudron.locales.names import SIGNS, plain

BASE_WORDS = ("mix", "show", "sell", "sign", "claim", "library", "reveal", "code", "help", "quit")
GOLEM_WORDS = ("study", "animate")


def reader(args: argparse.Namespace, texts: Texts) -> int:
    """Open a reader: with the code of a game, or with a new one."""
    terminal = Terminal(texts, args.plain)
    if args.code:
        secret = decode(args.code, args.golem)
    else:
        secret = decode(code_of(secrets.randbelow(limit(args.golem)), args.golem))
    with terminal.own_screen(private=True):
        if not args.code:
            terminal.line(texts.say("alchemists-reader-new"))
        return ReaderLoop(secret, texts, terminal).run()


class ReaderLoop:
    """The reader on the table: reads commands until somebody leaves."""

    def __init__(self, secret: Secret, texts: Texts, terminal: Terminal) -> None:
        self.secret = secret
        self.texts = texts
        self.terminal = terminal
        self.words = [*BASE_WORDS, *(GOLEM_WORDS if secret.has_golem else ())]
        self.left: list[str] = []  # what was typed behind the command

    # ------------------------------------------------------------ commands

    def run(self) -> int:
        self.code()
        self.help()
        while True:
            try:
                self.left = self.terminal.read(self.texts.say("alchemists-reader-ask")).split()
                if not self.left:
                    continue
                if self.left[0].startswith("?"):
                    self.explain(" ".join(self.left)[1:].strip())
                    continue
                word = self.words[self.taken("command", self.command_names())]
                if word == "quit":
                    return 0
                getattr(self, word)()
            except Refusal as refusal:
                self.terminal.line(explain(refusal, self.texts))
            except EOFError:
                return 0

    def code(self) -> None:
        say = self.texts.say
        colour, sign = divmod(self.secret.glyph, len(GLYPHS))
        glyph = say(
            "alchemists-reader-glyph",
            sign=GLYPH_SIGNS[sign],
            name=say(f"alchemists-glyph-{GLYPHS[sign]}"),
            colour=say(f"alchemists-colour-{GLYPH_COLOURS[colour]}"),
        )
        self.terminal.line(say("alchemists-reader-code", code=self.secret.code, glyph=glyph))

    def help(self) -> None:
        self.show_help(self.words)

    def show_help(self, words: Sequence[str]) -> None:
        say = self.texts.say
        message = "alchemists-reader-word-"
        lines = [f"{say(message + word):<14}  {say(f'{message}{word}.help')}" for word in words]
        self.terminal.show(self.terminal.explained(lines))

    def explain(self, asked: str) -> None:
        """What can be typed: every command, or the one that is asked about; then the short names."""
        if asked:
            self.left = asked.split()
            self.show_help([self.words[self.taken("command", self.command_names())]])
        else:
            self.help()
        self.name_ingredients()
        self.name_potions()

    def name_ingredients(self) -> None:
        said = [f"{self.name(i)} ({short(self.texts, i)})" for i in range(len(INGREDIENTS))]
        self.terminal.line(self.texts.say("alchemists-reader-ingredients", names=", ".join(said)))

    def name_potions(self) -> None:
        said = [f"{potion_sign(self.texts, p)} {self.potion_name(p)}" for p in range(len(POTIONS))]
        self.terminal.line(self.texts.say("alchemists-reader-potions", names=", ".join(said)))

    def mix(self) -> None:
        first, second = self.pair()
        potion = self.potion_name(self.secret.mix(first, second))
        self.whisper([self.said("alchemists-reader-made", first, second, potion)])

    def show(self) -> None:
        first, second = self.pair()
        potion = self.potion_name(self.secret.mix(first, second))
        self.wipe()
        self.terminal.line(self.texts.say("alchemists-reader-public", potion=potion))

    def sell(self) -> None:
        wanted = self.potion("alchemists-reader-ask-wanted", len(POTIONS) - 1)
        first, second = self.pair()
        quality = QUALITIES[self.secret.sale(first, second, wanted)]
        self.wipe()
        self.terminal.line(
            self.texts.say("alchemists-reader-sale", quality=self.texts.say(f"alchemists-sale-{quality}"))
        )

    def sign(self) -> None:
        ingredient = self.ingredient("alchemists-reader-ask-ingredient")
        self.more("alchemists-reader-ask-colour")
        colour = self.taken("colour", [called("alchemists-colour-", c, ".letter") for c in COLOURS])
        say = self.texts.say
        self.terminal.line(
            say(
                "alchemists-reader-sign",
                ingredient=self.name(ingredient),
                colour=say(f"alchemists-colour-{COLOURS[colour]}"),
                sign=say(f"alchemists-sign-{SIGN_NAMES[self.secret.sign(ingredient, colour)]}"),
            )
        )

    def claim(self) -> None:
        first, second = self.pair()
        potion = self.potion("alchemists-reader-ask-claimed", len(POTIONS))
        verdict = (
            "alchemists-reader-true"
            if self.secret.is_true(first, second, potion)
            else "alchemists-reader-false"
        )
        self.terminal.line(self.said(verdict, first, second, self.potion_name(potion)))

    def library(self) -> None:
        shelf = library_offer(stream(secrets.randbits(128), "library"))
        say = self.texts.say
        self.terminal.line(
            say("alchemists-reader-offer", ingredients=", ".join([self.name(i) for i in shelf]))
        )
        ingredient = self.from_shelf(shelf)
        light = say(f"alchemists-light-{LIGHTS[self.secret.light(ingredient)]}")
        self.whisper([say("alchemists-reader-light", ingredient=self.name(ingredient), light=light)])
        self.terminal.line(say("alchemists-reader-read"))

    def from_shelf(self, shelf: list[int]) -> int:
        """One of the four: a slip of the keyboard does not bring another shelf."""
        while True:
            try:
                ingredient = self.ingredient("alchemists-reader-ask-ingredient")
                if ingredient in shelf:
                    return ingredient
                raise Refusal("not-on-shelf", "that ingredient is not on the shelf")
            except Refusal as refusal:
                self.left = []
                self.terminal.line(explain(refusal, self.texts))

    def study(self) -> None:
        ingredient = self.ingredient("alchemists-reader-ask-ingredient")
        say = self.texts.say
        reaction = say(f"alchemists-reaction-{REACTIONS[self.secret.reaction(ingredient)]}")
        self.whisper([say("alchemists-reader-tested", ingredient=self.name(ingredient), reaction=reaction)])
        self.terminal.line(say("alchemists-reader-studied"))

    def animate(self) -> None:
        first, second = self.pair()
        awake = self.secret.animates(first, second)
        self.wipe()
        self.terminal.line(self.texts.say("alchemists-reader-awake" if awake else "alchemists-reader-asleep"))

    def reveal(self) -> None:
        say = self.texts.say
        if not is_word(self.terminal.read(say("alchemists-reader-ask-sure")).strip(), "yes"):
            self.terminal.line(say("alchemists-reader-kept"))
            return
        for i, alchemical in enumerate(self.secret.revelation()):
            signs = ", ".join(
                [
                    f"{say(f'alchemists-colour-{COLOURS[c]}')} {say(f'alchemists-sign-{SIGN_NAMES[s]}')}"
                    for c, s in enumerate(ELEMENTS[alchemical])
                ]
            )
            light = say(f"alchemists-light-{LIGHTS[LIGHT[alchemical]]}").partition(":")[0].strip()
            self.terminal.line(
                say("alchemists-reader-revealed", ingredient=self.name(i), signs=signs, light=light)
            )
        if self.secret.has_golem:
            golem = self.secret.golem()
            chest = self.trigger(golem.chest_size, golem.chest_colour)
            ears = self.trigger(golem.ears_size, golem.ears_colour)
            self.terminal.line(say("alchemists-reader-golem", chest=chest, ears=ears))
            self.terminal.line(say("alchemists-reader-reconstructed"))

    def trigger(self, size: int, colour: int) -> str:
        say = self.texts.say
        return say(
            "alchemists-reader-trigger",
            size=say(f"alchemists-size-{SIZES[size]}"),
            colour=say(f"alchemists-colour-{COLOURS[colour]}"),
        )

    # ------------------------------------------------------------ words

    def name(self, ingredient: int) -> str:
        return self.texts.say(f"alchemists-ingredient-{INGREDIENTS[ingredient]}")

    def potion_name(self, potion: int) -> str:
        return self.texts.say(potion_message(potion))

    def said(self, message: str, first: int, second: int, potion: str) -> str:
        return self.texts.say(message, first=self.name(first), second=self.name(second), potion=potion)

    # ------------------------------------------------------------ reading

    def pair(self) -> tuple[int, int]:
        first = self.ingredient("alchemists-reader-ask-first")
        second = self.ingredient("alchemists-reader-ask-second")
        if first == second:
            raise Refusal("same-ingredient", "two different ingredients are needed")
        return first, second

    def ingredient(self, question: str) -> int:
        self.more(question, self.name_ingredients)
        names = [[self.name(i), *ingredient_spellings(id)] for i, id in enumerate(INGREDIENTS)]
        return self.taken("ingredient", names)

    def potion(self, question: str, upto: int) -> int:
        self.more(question, self.name_potions)
        for n in (2, 1):  # red -, R-
            signed = "".join(self.left[:n]).casefold().replace("−", "-").rstrip(",")
            found = [p for p in range(upto) if signed in potion_spellings(p)]
            if found:
                self.left = self.left[n:]
                return found[0]
        names = [[self.potion_name(p), *called(potion_message(p))] for p in range(upto)]
        return self.taken("potion", names)

    def command_names(self) -> list[list[str]]:
        names = [called("alchemists-reader-word-", word) for word in self.words]
        return [
            [self.texts.say(f"alchemists-reader-word-{self.words[n]}"), *own] for n, own in enumerate(names)
        ]

    def more(self, question: str, help: Callable[[], None] | None = None) -> None:
        """Ask, unless the answer was typed behind the command."""
        while not [word for word in self.left if plain(word)]:
            self.left = self.terminal.read(self.texts.say(question)).split()
            if self.left and self.left[0] in ("?", "??"):
                (help or self.help)()

    def taken(self, kind: str, names: list[list[str]]) -> int:
        """The number of the thing that the next words name: as many of them as make a name, or begin one."""
        words = [word for word in self.left if plain(word) or word in SIGNS]
        while words and not plain(words[0]):  # toad + fern
            words.pop(0)
        self.left = []
        several: list[int] = []
        for begins in (False, True):
            for upto in range(len(words), 0, -1):
                typed = plain(" ".join(words[:upto]))
                found = [n for n, own in enumerate(names) if is_among(typed, own, begins)]
                if len(found) == 1:
                    self.left = words[upto:]
                    return found[0]
                several = several or found
        name = " ".join(words)
        if several:
            offer = ", ".join([names[n][0] for n in several])
            raise Refusal("reader-several", f"{name!r} may be {offer}", {"name": name, "offer": offer})
        offer = ", ".join([own[0] for own in names])
        raise Refusal(
            "no-such",
            f"there is no {kind} called {name!r}; there are {offer}",
            {"kind": kind, "name": name, "offer": offer},
        )

    # ------------------------------------------------------------ secrecy

    def whisper(self, lines: list[str]) -> None:
        """Show something to one pair of eyes, then wipe it."""
        watched = self.terminal.at_hand
        if watched:
            self.terminal.read(self.texts.say("alchemists-reader-private"))
        for line in lines:
            self.terminal.line(line)
        if watched:
            self.terminal.read(self.texts.say("alchemists-reader-forget"))
        self.wipe()

    def wipe(self) -> None:
        self.terminal.clear()


def called(prefix: str, id: str = "", *more: str) -> list[str]:
    """What something is called in every language, its own first and then by these attributes."""
    names = [id] if id else []
    for language in languages():
        texts = Texts(language)
        names += [
            texts.say(m) for m in (prefix + id, *[prefix + id + also for also in more]) if texts.knows(m)
        ]
    return names


def is_among(typed: str, names: list[str], begins: bool) -> bool:
    own = [plain(name) for name in names]
    return bool(typed) and (any(name.startswith(typed) for name in own) if begins else typed in own)
