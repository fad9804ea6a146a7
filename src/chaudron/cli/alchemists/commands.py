"""What can be typed besides answers: the sheet, notes, hints, contradictions."""

from rich.console import Group, RenderableType
from rich.text import Text

from chaudron.cli.alchemists.grid import Paper, told_chance
from chaudron.cli.alchemists.notebook import Clash, Notebook, Notebooks
from chaudron.cli.alchemists.words import (
    fact,
    ingredient,
    ingredient_names,
    known_alchemical,
    pair,
    potion_sign,
    read_alchemical,
    read_potion,
    trigger,
)
from chaudron.cli.answers import Misread, is_word
from chaudron.games.alchemists.alchemy import ALL_GOLEMS, COLOURS, PARTS, SIGNS, TRIGGERS
from chaudron.games.alchemists.deduction import (
    BELIEVED,
    RULED_OUT,
    UNMARKED,
    Experiment,
    best_experiments,
    best_golem_tests,
)
from chaudron.games.alchemists.knowledge import Fact
from chaudron.games.alchemists.options import AIDS
from chaudron.games.alchemists.view import AlchemistsView
from chaudron.locales import Texts
from chaudron.locales.names import plain

OURS = "alchemists-command"  # the messages that list the words of commands
TOLD = 3  # experiments that a hint names


class Commands:
    """Carries out what a person types about their deduction sheet."""

    def __init__(self, texts: Texts, notebooks: Notebooks) -> None:
        self.texts = texts
        self.notebooks = notebooks
        self.paper = Paper(texts)

    def carry_out(self, line: str, view: AlchemistsView, plain: bool = False) -> RenderableType | None:
        """What the command shows; None if the line is none. `Misread` says what is wrong with one."""
        word, _, rest = line.strip().partition(" ")
        if is_word(word, "note", OURS) and view.seat >= 0:
            return self.note(rest, view)
        if is_word(word, "aid", OURS) and view.seat >= 0:
            return self.aid(rest.strip().casefold(), view)
        if rest.strip() or view.seat < 0:
            return None
        if is_word(word, "grid", OURS):
            return self.sheet(view, plain)
        if is_word(word, "hint", OURS):
            return self.hint(view)
        if is_word(word, "check", OURS):
            return self.check(view)
        return None

    # ------------------------------------------------------------ the whole sheet

    def sheet(self, view: AlchemistsView, plain: bool = False) -> RenderableType:
        """Grid and triangle (plain: in words), everything seen, and what the golem may be."""
        book = self.notebooks.of(view)
        public = view.public_facts()
        say = self.texts.say
        out: list[RenderableType] = [Text()]
        if plain:
            out += [Text(line) for line in self.paper.plain(book, public)]
        else:
            out.append(Group(*self.paper.grid(book), self.paper.legend(book), Text()))
            out.append(Group(*self.paper.triangle(book, public), self.paper.triangle_legend(book), Text()))
        mine = [f for f in book.sheet.facts if f not in public]
        for message, facts in (("alchemists-seen-alone", mine), ("alchemists-seen-by-all", public)):
            listed = "; ".join(dict.fromkeys(fact(self.texts, f) for f in facts)) or say("nothing")
            out.append(Text.assemble((say(message), "bold"), " ", listed))
        if book.supposed:
            noted = "; ".join(fact(self.texts, f) for f in book.noted_results())
            out.append(Text.assemble((say("alchemists-noted"), "bold"), " ", noted))
        if book.sheet.golem and not book.on_paper:
            out += [self.part(book, part) for part in range(len(PARTS))]
        if book.has_chances:
            out.append(Text(say("alchemists-worlds", n=book.sheet.worlds.count()), style="dim"))
        return Group(*out)

    def part(self, book: Notebook, part: int) -> Text:
        """What a part of the golem may react to, with the chances."""
        counts = [0] * len(TRIGGERS)
        for golem, n in zip(ALL_GOLEMS, book.sheet.worlds.golems_left(), strict=True):
            counts[golem.trigger(part)] += n
        total = sum(counts)
        said = [
            trigger(self.texts, TRIGGERS[t]) + told_chance(self.texts, book, n / total, " {}")
            for t, n in enumerate(counts)
            if n
        ]
        name = self.texts.say("alchemists-golem-part", part=self.texts.say(f"alchemists-part-{PARTS[part]}"))
        return Text.assemble((name, "bold"), " ", ", ".join(said))

    # ------------------------------------------------------------ notes

    def note(self, rest: str, view: AlchemistsView) -> RenderableType:
        """note toad A3 yes, note toad A3 no, note toad A3 clear; note toad fern R+, note toad fern clear."""
        book = self.notebooks.of(view)
        words = [w for w in rest.replace(",", " ").replace("=", " ").split() if w != "+"]
        words = [part for w in words for part in split_pair(w)]
        if not words:
            return Text(self.texts.say("alchemists-note-how"))
        first = self.taken(words)
        second = self.taken_if_there(words)
        try:
            if second is None:
                return self.note_mark(book, first, words)
            return self.note_result(book, first, second, words)
        except Clash as clash:
            facts = "; ".join(dict.fromkeys(fact(self.texts, f) for f in clash.facts))
            raise Misread(self.texts.say("alchemists-note-clash", facts=facts)) from None

    def note_mark(self, book: Notebook, first: int, words: list[str]) -> Text:
        number = read_alchemical(words[0]) if words else None
        mark = self.mark_of(words[1:])
        if number is None or mark is None:
            raise Misread(self.texts.say("alchemists-note-how"))
        book.mark(first, number, mark)
        message = ("alchemists-note-cleared", "alchemists-note-no", "alchemists-note-yes")[mark]
        what = known_alchemical(self.texts, number)
        return Text(self.texts.say(message, ingredient=ingredient(self.texts, first), what=what))

    def mark_of(self, words: list[str]) -> int | None:
        """Yes if nothing is said."""
        if not words or (len(words) == 1 and (is_word(words[0], "yes") or words[0] == "!")):
            return BELIEVED
        if len(words) == 1 and (is_word(words[0], "no") or words[0] == "x"):
            return RULED_OUT
        return UNMARKED if len(words) == 1 and is_word(words[0], "clear", OURS) else None

    def note_result(self, book: Notebook, first: int, second: int, words: list[str]) -> Text:
        if first == second:
            raise Misread(self.texts.say("alchemists-error-same-ingredient"))
        clear = len(words) == 1 and is_word(words[0], "clear", OURS)
        potion = read_potion(words[0]) if len(words) == 1 else None
        if not clear and potion is None:
            raise Misread(self.texts.say("alchemists-note-how"))
        book.suppose(first, second, potion)
        both = pair(self.texts, (first, second))
        if potion is None:
            return Text(self.texts.say("alchemists-note-cleared", ingredient=both, what="").rstrip())
        what = potion_sign(self.texts, potion)
        return Text(self.texts.say("alchemists-note-yes", ingredient=both, what=what))

    def taken(self, words: list[str]) -> int:
        """The ingredient that the next words name."""
        found = self.taken_if_there(words)
        if found is None:
            raise Misread(self.texts.say("alchemists-note-unknown", text=words[0] if words else ""))
        return found

    def taken_if_there(self, words: list[str]) -> int | None:
        for upto in range(min(4, len(words)), 0, -1):
            found = ingredient_names().get(plain(" ".join(words[:upto])))
            if found is not None:
                del words[:upto]
                return found
        return None

    # ------------------------------------------------------------ how much one is told

    def aid(self, wanted: str, view: AlchemistsView) -> RenderableType:
        """aid, aid paper, aid checks, aid chances: the table sets the most, everybody may take less."""
        book = self.notebooks.of(view)
        say = self.texts.say
        if wanted:
            (level,) = [aid for aid in AIDS if is_word(wanted, aid, OURS)] or [""]
            if not level:
                raise Misread(say("alchemists-aid-how"))
            if not book.takes(level):
                raise Misread(say("alchemists-aid-most", most=say(f"alchemists-aid-{book.most}")))
        return Text(say("alchemists-aid-now", aid=say(f"alchemists-aid-{book.aid}")))

    # ------------------------------------------------------------ hints

    def hint(self, view: AlchemistsView) -> RenderableType:
        """Which experiments tell most: with the hand, with any ingredients, on the golem."""
        book = self.notebooks.of(view)
        if not book.has_chances:
            raise Misread(self.texts.say("alchemists-aid-no-hint"))
        worlds = book.sheet.worlds
        say = self.texts.say
        out: list[Text] = []
        hand = best_experiments(worlds, view.hand())[:TOLD]
        out += self.told("alchemists-hint-hand", hand) if hand else [Text(say("alchemists-hint-no-pair"))]
        out += self.told("alchemists-hint-any", best_experiments(worlds)[:TOLD])
        if book.sheet.golem and view.hand():
            out += self.told("alchemists-hint-golem", best_golem_tests(worlds, view.hand())[:TOLD])
        return Group(*out)

    def told(self, message: str, experiments: list[Experiment]) -> list[Text]:
        said = []
        for tried in experiments:
            what = ingredient(self.texts, tried.first)
            if tried.second >= 0:
                what = pair(self.texts, (tried.first, tried.second))
            said.append(
                self.texts.say("alchemists-hint-bits", what=what, times=2**tried.bits)
                if tried.bits
                else self.texts.say("alchemists-hint-nothing", what=what)
            )
        return [Text.assemble((self.texts.say(message), "bold"), " ", "; ".join(said))]

    # ------------------------------------------------------------ contradictions

    def check(self, view: AlchemistsView) -> RenderableType:
        """What cannot be right: own notes, theories and articles on the board."""
        book = self.notebooks.of(view)
        if book.on_paper:
            raise Misread(self.texts.say("alchemists-aid-no-check"))
        say = self.texts.say
        wrong: list[str] = []
        for i, a in book.mistaken_marks():
            what = known_alchemical(self.texts, a)
            reasons = book.reasons(i, a) if book.chances[i][a] else book.against(i, a)
            said = say("alchemists-check-mark", ingredient=ingredient(self.texts, i), what=what)
            wrong.append(f"{said} {self.because(reasons)}")
        for f in book.mistaken_results():
            wrong.append(say("alchemists-check-result", fact=fact(self.texts, f)))
        for i in book.refuted_theories(view):
            theory = view.theory(i)
            assert theory is not None
            what = known_alchemical(self.texts, theory.alchemical)
            said = say("alchemists-check-theory", ingredient=ingredient(self.texts, i), what=what)
            wrong.append(f"{said} {self.because(book.against(i, theory.alchemical))}")
        for colour, i in book.refuted_articles(view):
            sign = book.sure_sign(i, colour)
            wrong.append(
                say(
                    "alchemists-check-article",
                    colour=say(f"alchemists-colour-{COLOURS[colour]}"),
                    ingredient=ingredient(self.texts, i),
                    sign=SIGNS[1 - SIGNS.index(sign)],
                )
            )
        return Group(*[Text(line) for line in wrong]) if wrong else Text(say("alchemists-check-nothing"))

    def because(self, facts: list[Fact]) -> str:
        listed = "; ".join(dict.fromkeys(fact(self.texts, f) for f in facts))
        return self.texts.say("alchemists-because", facts=listed)


def split_pair(word: str) -> list[str]:
    """toad+fern as two words; R+ and +-- stay whole."""
    parts = [part for part in word.split("+") if part]
    return parts if len(parts) == 2 and all(plain(p) in ingredient_names() for p in parts) else [word]
