"""`chaudron reader`: stands in for the publisher's app at a real table of Alchemists.

One word a command, in the user's language or in English, with its ingredients behind it or asked for.
What only one player may see is shown after Enter, and wiped off the screen after another.
"""

import argparse
import secrets
import sys
from collections.abc import Sequence

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
from chaudron.locales.names import plain

SIGN_NAMES = ("plus", "minus")
BASE_WORDS = ("mix", "show", "sell", "sign", "claim", "library", "reveal", "code", "help", "quit")
GOLEM_WORDS = ("study", "animate")


def reader(args: argparse.Namespace, texts: Texts) -> int:
    """Open a reader: with the code of a game, or with a new one."""
    terminal = Terminal(texts, args.plain)
    if args.code:
        secret = decode(args.code, args.golem)
    else:
        secret = decode(code_of(secrets.randbelow(limit(args.golem)), args.golem))
        terminal.line(texts.say("alchemists-reader-new"))
    return Table(secret, texts, terminal).run()


def potion_message(potion: int) -> str:
    return "alchemists-potion-" + POTIONS[potion].replace("+", "-plus").replace("-", "-minus").replace(
        "-minusplus", "-plus"
    )


class Table:
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
                word = self.words[self.taken("command", self.words, "alchemists-reader-word-")]
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
        for word in self.words:
            name = self.texts.say(f"alchemists-reader-word-{word}")
            self.terminal.line(f"  {name:<14}{self.texts.say(f'alchemists-reader-word-{word}.help')}")

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
        colour = self.asked("alchemists-reader-ask-colour", "colour", COLOURS, "alchemists-colour-")
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
        yes = self.terminal.read(say("alchemists-reader-ask-sure")).strip().lower()
        if not yes.startswith(("y", "o")):
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
        return self.asked(question, "ingredient", INGREDIENTS, "alchemists-ingredient-")

    def potion(self, question: str, upto: int) -> int:
        self.more(question)
        written = self.written_potions(upto)
        if self.left and self.left[0].lower() in written:
            return written[self.left.pop(0).lower()]
        messages = [potion_message(p) for p in range(upto)]
        return self.taken("potion", messages, "", POTIONS)

    def written_potions(self, upto: int) -> dict[str, int]:
        """The short names of potions in every language: red+, rouge+, bleu−."""
        out = {POTIONS[p]: p for p in range(upto)}
        for language in languages():
            for c, colour in enumerate(COLOURS):
                name = Texts(language).say(f"alchemists-colour-{colour}")
                out |= {f"{name}+": 2 * c, f"{name}-": 2 * c + 1, f"{name}−": 2 * c + 1}
        return out

    def asked(self, question: str, kind: str, ids: Sequence[str], prefix: str) -> int:
        self.more(question)
        return self.taken(kind, ids, prefix)

    def more(self, question: str) -> None:
        """Ask, unless the answer was typed behind the command."""
        while not [word for word in self.left if plain(word)]:
            self.left = self.terminal.read(self.texts.say(question)).split()

    def taken(self, kind: str, ids: Sequence[str], prefix: str, shown: Sequence[str] = ()) -> int:
        """The number of the thing that the next words name: as many of them as make a name."""
        words = [word for word in self.left if plain(word)]
        known: dict[str, int] = {}
        for n, id in enumerate(ids):
            known[plain(id)] = n
            for language in languages():
                known.setdefault(plain(Texts(language).say(prefix + id)), n)
        for upto in range(len(words), 0, -1):
            found = known.get(plain(" ".join(words[:upto]).replace(",", "")))
            if found is not None:
                self.left = words[upto:]
                return found
        self.left = []
        offer = ", ".join([self.texts.say(prefix + id) for id in ids])
        name = " ".join(words)
        raise Refusal(
            "no-such",
            f"there is no {kind} called {name!r}; there are {offer}",
            {"kind": kind, "name": name, "offer": offer},
        )

    # ------------------------------------------------------------ secrecy

    def whisper(self, lines: list[str]) -> None:
        """Show something to one pair of eyes, then wipe it."""
        watched = sys.stdin.isatty()
        if watched:
            self.terminal.read(self.texts.say("alchemists-reader-private"))
        for line in lines:
            self.terminal.line(line)
        if watched:
            self.terminal.read(self.texts.say("alchemists-reader-forget"))
        self.wipe()

    def wipe(self) -> None:
        self.terminal.clear()
