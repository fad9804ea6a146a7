"""One seat's deduction sheet at the terminal: what follows from what the seat saw, and its own notes.

What is deduced comes from the seat's view alone. Notes are a layer of their own: they are kept, shown
and checked, but nothing is deduced from them.
"""

import json

from chaudron.games.alchemists.alchemy import (
    ALCHEMICALS,
    COLOURS,
    ELEMENTS,
    INGREDIENTS,
    LIGHT,
    PAIRS,
    POTIONS,
    SIGNS,
)
from chaudron.games.alchemists.deduction import (
    BELIEVED,
    RULED_OUT,
    Sheet,
    all_worlds,
    contradiction,
)
from chaudron.games.alchemists.knowledge import LIGHT_OF, REACTION, SIGN, Fact, identity, mixed
from chaudron.games.alchemists.options import AIDS, CHANCES, PAPER
from chaudron.games.alchemists.view import AlchemistsView
from chaudron.kernel.errors import Refusal

MARKS = ("", "no", "yes")  # as they are kept, by UNMARKED, RULED_OUT, BELIEVED


class Clash(Exception):
    """A note that cannot be true; `facts` are the ones it contradicts."""

    def __init__(self, facts: list[Fact]) -> None:
        super().__init__()
        self.facts = facts


class Notebook:
    """A sheet that follows a view, and the results its owner noted.

    `aid` is how much its owner is told: on paper only what was seen, with checks what is certain or
    impossible, and only with chances how likely the rest is. The table sets the most.
    """

    def __init__(self, golem: bool, most: str = CHANCES) -> None:
        self.sheet = Sheet(golem)
        self.most = most
        self.aid = most
        self.supposed: dict[tuple[int, int], int] = {}  # a potion by pair, noted by hand
        self.chances: list[list[float]] = self.sheet.chances()

    # ------------------------------------------------------------ what is deduced

    def look(self, view: AlchemistsView) -> None:
        """Take in what the seat has seen since; begin again if something was taken back."""
        facts = view.facts()
        undone = any(fact not in facts for fact in self.sheet.facts)
        if undone:
            fresh = Sheet(self.sheet.golem)
            fresh.notes = self.sheet.notes
            self.sheet = fresh
        new = [fact for fact in facts if fact not in self.sheet.facts]
        for fact in new:
            if fact not in self.sheet.facts:
                self.sheet.learn(fact)
        if new or undone:
            self.chances = self.sheet.chances()

    def potions(self, first: int, second: int) -> list[float]:
        return self.sheet.potion_chances(first, second)

    def takes(self, aid: str) -> bool:
        """Be told less, or as much as the table allows; False if that is not allowed."""
        if AIDS.index(aid) > AIDS.index(self.most):
            return False
        self.aid = aid
        return True

    @property
    def on_paper(self) -> bool:
        return self.aid == PAPER

    @property
    def has_chances(self) -> bool:
        return self.aid == CHANCES

    def possible_potions(self, first: int, second: int) -> list[int]:
        """What two ingredients may make: on paper by each thing seen of them alone."""
        if not self.on_paper:
            return [p for p, chance in enumerate(self.potions(first, second)) if chance]
        seen = [f.allowed_potions() for f in self.about(first, second) if not f.about_golem]
        least = min(seen, key=int.bit_count, default=-1)
        return [p for p in range(len(POTIONS)) if least >> p & 1]

    def sure_potion(self, first: int, second: int) -> int:
        """What two ingredients make for certain; -1 if that is not known."""
        if self.on_paper:
            possible = self.possible_potions(first, second)
            return possible[0] if len(possible) == 1 else -1
        chances = self.potions(first, second)
        return chances.index(1.0) if 1.0 in chances else -1

    def sign_chance(self, ingredient: int, colour: int, sign: int) -> float:
        row = self.chances[ingredient]
        return sum(chance for a, chance in enumerate(row) if ELEMENTS[a][colour] == sign)

    def sure_sign(self, ingredient: int, colour: int) -> str:
        """+ or - if the ingredient certainly has it in this colour, nothing otherwise."""
        if self.on_paper:
            return "".join(SIGNS[f.answer] for f in self.seen(SIGN, ingredient) if f.asked == colour)[:1]
        possible = {ELEMENTS[a][colour] for a in range(8) if self.chances[ingredient][a]}
        return SIGNS[possible.pop()] if len(possible) == 1 else ""

    def sure_light(self, ingredient: int) -> int:
        """Solar or lunar, if that is certain; -1 otherwise."""
        if self.on_paper:
            return max([f.answer for f in self.seen(LIGHT_OF, ingredient)], default=-1)
        possible = {LIGHT[a] for a in range(8) if self.chances[ingredient][a]}
        return possible.pop() if len(possible) == 1 else -1

    def sure_reaction(self, ingredient: int) -> int:
        """How the golem certainly reacts to it; -1 if that is open."""
        if self.on_paper:
            return max([f.answer for f in self.seen(REACTION, ingredient)], default=-1)
        chances = self.sheet.reaction_chances(ingredient)
        return chances.index(1.0) if 1.0 in chances else -1

    def seen(self, kind: int, ingredient: int) -> list[Fact]:
        return [f for f in self.sheet.facts if f.kind == kind and f.first == ingredient]

    def about(self, first: int, second: int) -> list[Fact]:
        """The facts about a pair."""
        return [f for f in self.sheet.facts if {f.first, f.second} == {first, second}]

    # ------------------------------------------------------------ noted by me

    def mark(self, ingredient: int, alchemical: int, mark: int) -> None:
        """Note that an ingredient is (or is not) an alchemical, unless the opposite is certain.

        On paper anything can be noted.
        """
        if self.on_paper:
            self.sheet.note(ingredient, alchemical, mark)
            return
        if mark == BELIEVED and not self.chances[ingredient][alchemical]:
            raise Clash(self.against(ingredient, alchemical))
        if mark == RULED_OUT and self.chances[ingredient][alchemical] == 1.0:
            raise Clash(self.reasons(ingredient, alchemical))
        self.sheet.note(ingredient, alchemical, mark)

    def suppose(self, first: int, second: int, potion: int | None) -> None:
        """Note (or wipe out) what two ingredients make, unless that is impossible."""
        if potion is None:
            self.supposed.pop(pair_of(first, second), None)
            return
        if self.on_paper:
            self.supposed[pair_of(first, second)] = potion
            return
        note = mixed(first, second, potion)
        if not self.potions(first, second)[potion]:
            clash = contradiction([*self.sheet.facts, note], self.sheet.golem)
            raise Clash([f for f in clash if f != note])
        noted = [f for f in self.noted_results() if pair_of(f.first, f.second) != pair_of(first, second)]
        if noted:
            clash = contradiction([*self.sheet.facts, *noted, note], self.sheet.golem)
            if clash:
                raise Clash([f for f in clash if f != note])
        self.supposed[pair_of(first, second)] = potion

    def reasons(self, ingredient: int, alchemical: int) -> list[Fact]:
        """A smallest group of facts that makes it certain."""
        needed = self.sheet.facts[:]
        for fact in self.sheet.facts:
            without = [f for f in needed if f is not fact]
            worlds = all_worlds(self.sheet.golem).knowing_all(without)
            if worlds.identities()[ingredient][alchemical] == worlds.count():
                needed = without
        return needed

    def against(self, ingredient: int, alchemical: int) -> list[Fact]:
        """A smallest group of facts that makes it impossible."""
        claim = identity(ingredient, alchemical)
        return [f for f in contradiction([*self.sheet.facts, claim], self.sheet.golem) if f != claim]

    def noted_results(self) -> list[Fact]:
        return [mixed(a, b, potion) for (a, b), potion in sorted(self.supposed.items())]

    def mistaken_marks(self) -> list[tuple[int, int]]:
        return [] if self.on_paper else self.sheet.mistaken_notes()

    def mistaken_results(self) -> list[Fact]:
        """The noted results that what was seen since has made impossible."""
        return [f for f in self.noted_results() if not self.potions(f.first, f.second)[f.answer]]

    # ------------------------------------------------------------ what is wrong on the board

    def refuted_theories(self, view: AlchemistsView) -> list[int]:
        """The ingredients whose published theory is certainly wrong."""
        theories = [(i, view.theory(i)) for i in range(8)]
        return [i for i, theory in theories if theory is not None and not self.chances[i][theory.alchemical]]

    def refuted_articles(self, view: AlchemistsView) -> list[tuple[int, int]]:
        """Colour and ingredient of the article entries that are certainly wrong."""
        out: list[tuple[int, int]] = []
        for colour in range(len(COLOURS)):
            article = view.article(colour)
            for i, sign in article.entries if article is not None else []:
                if self.sign_chance(i, colour, sign) == 0:
                    out.append((colour, i))
        return out

    # ------------------------------------------------------------ keeping notes

    def dump(self) -> dict[str, object]:
        """What was noted by hand, by names."""
        return {
            "marks": [
                [INGREDIENTS[i], ALCHEMICALS[a], MARKS[mark]] for (i, a), mark in self.sheet.notes.items()
            ],
            "results": [[INGREDIENTS[a], INGREDIENTS[b], p] for (a, b), p in self.supposed.items()],
            "aid": [] if self.aid == self.most else [[self.aid]],
        }

    def load(self, body: dict[str, list[list[object]]]) -> None:
        for (aid,) in body.get("aid", []):
            self.takes(AIDS[AIDS.index(str(aid))])
        for name, alchemical, mark in body["marks"]:
            where = INGREDIENTS.index(str(name)), ALCHEMICALS.index(str(alchemical))
            self.sheet.notes[where] = MARKS.index(str(mark))
        for one, two, potion in body["results"]:
            where = pair_of(INGREDIENTS.index(str(one)), INGREDIENTS.index(str(two)))
            if not isinstance(potion, int) or not 0 <= potion <= 6 or where not in PAIRS:
                raise ValueError(potion)
            self.supposed[where] = potion


def pair_of(first: int, second: int) -> tuple[int, int]:
    return (first, second) if first < second else (second, first)


class Notebooks:
    """The notebooks of everybody at one terminal, by seat."""

    def __init__(self) -> None:
        self.books: dict[int, Notebook] = {}
        self.waiting: dict[str, dict[str, list[list[object]]]] = {}  # kept notes nobody has looked at yet

    def of(self, view: AlchemistsView) -> Notebook:
        """The notebook of the viewer, up to date."""
        book = self.books.get(view.seat)
        if book is None:
            book = self.books[view.seat] = Notebook(view.has_golem, view.aid)
            if str(view.seat) in self.waiting:
                book.load(self.waiting.pop(str(view.seat)))
        book.look(view)
        return book

    def dumps(self) -> str:
        """Every note as text; nothing if there is none."""
        books = {str(seat): book.dump() for seat, book in self.books.items()}
        kept = {seat: body for seat, body in (self.waiting | books).items() if any(body.values())}
        return json.dumps(kept, ensure_ascii=False) if kept else ""

    def loads(self, text: str) -> None:
        """Read kept notes; a refusal if they cannot be read, and then none are taken."""
        try:
            body = json.loads(text)
            for notes in body.values():
                Notebook(False).load(notes)
        except (ValueError, KeyError, TypeError, AttributeError):
            raise Refusal("notes-broken", "the notes of this game cannot be read") from None
        self.waiting = body
