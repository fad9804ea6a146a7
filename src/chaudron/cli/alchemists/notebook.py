"""One seat's deduction sheet at the terminal: what follows from what the seat saw, and its own notes.

What is deduced comes from the seat's view alone. Notes are a layer of their own: they are kept, shown
and checked, but nothing is deduced from them.
"""

import json

from chaudron.games.alchemists.alchemy import ALCHEMICALS, COLOURS, ELEMENTS, INGREDIENTS, PAIRS, SIGNS
from chaudron.games.alchemists.deduction import (
    BELIEVED,
    RULED_OUT,
    Sheet,
    all_worlds,
    contradiction,
)
from chaudron.games.alchemists.knowledge import Fact, identity, mixed
from chaudron.games.alchemists.view import AlchemistsView
from chaudron.kernel.errors import Refusal

MARKS = ("", "no", "yes")  # as they are kept, by UNMARKED, RULED_OUT, BELIEVED


class Clash(Exception):
    """A note that cannot be true; `facts` are the ones it contradicts."""

    def __init__(self, facts: list[Fact]) -> None:
        super().__init__()
        self.facts = facts


class Notebook:
    """A sheet that follows a view, and the results its owner noted."""

    def __init__(self, golem: bool) -> None:
        self.sheet = Sheet(golem)
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

    def sure_potion(self, first: int, second: int) -> int:
        """What two ingredients make for certain; -1 if that is not known."""
        chances = self.potions(first, second)
        return chances.index(1.0) if 1.0 in chances else -1

    def sign_chance(self, ingredient: int, colour: int, sign: int) -> float:
        row = self.chances[ingredient]
        return sum(chance for a, chance in enumerate(row) if ELEMENTS[a][colour] == sign)

    def sure_sign(self, ingredient: int, colour: int) -> str:
        """+ or - if the ingredient certainly has it in this colour, nothing otherwise."""
        possible = {ELEMENTS[a][colour] for a in range(8) if self.chances[ingredient][a]}
        return SIGNS[possible.pop()] if len(possible) == 1 else ""

    def about(self, first: int, second: int) -> list[Fact]:
        """The facts about a pair."""
        return [f for f in self.sheet.facts if {f.first, f.second} == {first, second}]

    # ------------------------------------------------------------ noted by me

    def mark(self, ingredient: int, alchemical: int, mark: int) -> None:
        """Note that an ingredient is (or is not) an alchemical, unless the opposite is certain."""
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
        return self.sheet.mistaken_notes()

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
        }

    def load(self, body: dict[str, list[list[object]]]) -> None:
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


class Shelf:
    """The notebooks of everybody at one terminal, by seat."""

    def __init__(self) -> None:
        self.books: dict[int, Notebook] = {}
        self.waiting: dict[str, dict[str, list[list[object]]]] = {}  # kept notes nobody has looked at yet

    def of(self, view: AlchemistsView) -> Notebook:
        """The notebook of the viewer, up to date."""
        book = self.books.get(view.seat)
        if book is None:
            book = self.books[view.seat] = Notebook(view.has_golem)
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
