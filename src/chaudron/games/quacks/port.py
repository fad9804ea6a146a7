"""What Quacks tells about itself: sets of books as presets, everything printed, books as groups."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from chaudron.games.quacks import elixirs, fortunes, witches
from chaudron.games.quacks.chips import CHIPS, COLOUR_NAMES
from chaudron.games.quacks.facts import confidence, facts, rows
from chaudron.games.quacks.library import BOOKS
from chaudron.kernel.catalogue import GameSpec
from chaudron.kernel.port import Figure, Preset, Subject, chapter

RANDOM: Final = "random"
NO_BOOK: Final = "locoweed"  # the place of the locoweed book in games without one
SERIES: Final = ["points", "space", "rubies"]
WITCHES: Final[dict[str, object]] = {"witches": True}
PATIENTS: Final[dict[str, object]] = {"patients": True}
BOXES: Final[dict[str, object]] = {"witches": True, "patients": True}
BOX_OF: Final = {"witches": "herb_witches", "patients": "alchemists"}
# Keys of quacks.json that are about our sources rather than the printed game.
UNPRINTED: Final = ["confidence", "price_confidence", "slots_confidence", "basis", "topic", "values"]
# How the game goes, in order: each chapter with the ledger's subjects that it is about.
CHAPTERS: Final = {
    "round": ["round", "invariants"],
    "setup": ["setup", "books"],
    "fortune": ["fortune_cards"],
    "rats": ["rats"],
    "brewing": ["brewing"],
    "explosion": ["explosion"],
    "die": ["bonus_die"],
    "chips": ["chip_actions"],
    "buying": ["scoring"],
    "end": ["end"],
    "tubes": ["test_tube"],
    "witches": ["herb_witches"],
    "essence": ["patients"],
}


def without_sentences(value: Any) -> Any:
    """The same without what has a blank in it."""
    if isinstance(value, dict):
        kept = {k: without_sentences(v) for k, v in value.items() if k not in UNPRINTED}
        return {k: v for k, v in kept.items() if v is not None}
    if isinstance(value, list):
        return [v for v in [without_sentences(v) for v in value] if v is not None]
    return None if isinstance(value, str) and " " in value else value


def subject(kind: str, id: str) -> Subject:
    return Subject(kind, id, f"quacks-{kind}-{id}", None, None, confidence(id) == "high")


def chip_figures(name: str) -> list[Figure]:
    """How many of a chip there are in each box, and how many everybody begins with."""
    chip = [c for c in CHIPS if c.name == name][0]
    colour = COLOUR_NAMES[chip.colour]
    out = [Figure("ingredient", [colour], "quacks-ingredient-")]
    if chip.has_value:
        out.append(Figure("value", [int(chip.value)]))
    for row in facts()["chips"]:
        if row["colour"] == colour and (row["value"] or 1) == chip.value:
            counts = [("base", row["base"]), ("herb_witches", row["herb_witches_adds"])]
            counts.append(("alchemists", row["alchemists_adds"]))
            there: list[object] = [{"n": n, "box": box} for box, n in counts if n]
            out.append(Figure("count", there, "quacks-chips-in-box"))
    begun = [
        row["n"] for row in facts()["start_bag"] if row["colour"] == colour and row["value"] == chip.value
    ]
    if begun:
        out.append(Figure("start", [begun[0]]))
    return out


class QuacksPort(GameSpec):
    """What Quacks answers about itself; how it begins is in `spec.py`."""

    minutes = 45
    boxes = 3
    rounds = True

    def presets(self) -> list[Preset]:
        """The rulebook's sets in its order, then the boxes, then mixes."""
        out = [Preset(f"set{n}", f"quacks-preset-set{n}", {"books": f"set{n}"}) for n in (1, 2, 3, 4)]
        out.append(Preset("witches", "quacks-preset-witches", WITCHES | {"books": "set5"}))
        out.append(Preset("witches6", "quacks-preset-witches6", WITCHES | {"books": "set6"}))
        out.append(Preset("patients", "quacks-preset-patients", PATIENTS | {"books": "set1"}))
        out.append(Preset("everything", "quacks-preset-everything", BOXES | {"books": RANDOM}))
        out.append(Preset("random", "quacks-preset-random", {"books": RANDOM}, ["witches", "patients"]))
        out.append(Preset("own", "quacks-preset-own", {}, ["books", "witches", "patients"]))
        return out

    def facts(self) -> dict[str, object]:
        """Books, chips, track, fortune cards, witches, patients and the rest, without sentences."""
        kept = {
            k: v for k, v in facts().items() if k not in ("options", "tails_examples", "confidence_scale")
        }
        return cast("dict[str, object]", without_sentences(kept))

    def subjects(self) -> list[Subject]:
        """Chapters, books, chips, fortune cards, witches, patients; a book goes by colour and number, too."""
        out = [chapter(self.name, id, topics) for id, topics in CHAPTERS.items()]
        out += [subject("book", book.id) for book in BOOKS if book.id != NO_BOOK]
        out += [subject("chip", chip.name) for chip in CHIPS]
        out += [subject("fortune", id) for id in fortunes.BY_ID]
        out += [subject("witch", id) for id in witches.BY_ID]
        out += [subject("patient", id) for id in elixirs.BY_ID]
        return out

    def figures(self, subject: Subject) -> list[Figure]:
        kind, id = subject.kind, subject.id
        if kind == "chapter":
            return []
        if kind == "chip":
            return chip_figures(id)
        row = rows(
            {"book": "books", "fortune": "fortune_cards", "witch": "witches", "patient": "patients"}[kind]
        )
        found = row.get(id, {})
        out: list[Figure] = []
        if kind == "book" and found:
            colour = str(found["colour"])
            out.append(Figure("ingredient", [colour], "quacks-ingredient-"))
            prices: list[object] = [{"value": value, "price": n} for value, n in found["prices"].items()]
            if prices:
                out.append(Figure("price", prices, "quacks-price"))
            if int(found["buyable_from_round"]) > 1:
                out.append(Figure("from-round", [int(found["buyable_from_round"])]))
        if kind == "fortune":
            out.append(Figure("colour", [str(found["colour"])], "quacks-card-colour-"))
        if kind == "witch":
            out.append(Figure("group", [str(found["group"])], "quacks-witch-group-"))
            out.append(Figure("penny", [str(found["penny"])], "quacks-penny-"))
        if "module" in found:
            out.append(Figure("box", [str(found["module"])], "quacks-box-"))
        return out

    def group(self, options: dict[str, object]) -> list[str]:
        """The books, by their set if it is a whole one, and the boxes."""
        numbers = dict([part.split("=") for part in str(options["books"]).split(",")])
        mixed = [number for colour, number in numbers.items() if colour not in ("black", "locoweed")]
        boxes = [f"quacks-box-{box}" for name, box in BOX_OF.items() if options.get(name)]
        if len(set(mixed)) == 1:
            return [f"quacks-set-{mixed[0]}", *boxes]
        return [
            f"quacks-book-{colour}-{number}" for colour, number in numbers.items() if number != "base"
        ] + boxes

    def note(self, event: Mapping[str, object], noted: dict[str, dict[int, object]]) -> None:
        """The space a cauldron has reached is told when it is scored, and forgotten with the round."""
        if event["event"] == "scoring":
            noted.setdefault("space", {})[cast(int, event["player"])] = event["n"]

    def rematch(self, options: dict[str, object], same: bool) -> dict[str, object]:
        return dict(options) if same else {**options, "books": RANDOM}

    def series(self) -> list[str]:
        return list(SERIES)

    def measures(self) -> list[str]:
        return ["essence"]

    def bought(self, event: Mapping[str, object]) -> list[str]:
        chips = event.get("chips")
        named = event["event"] == "buy" and isinstance(chips, list)
        return [f"quacks-chip-{chip}" for chip in cast("list[str]", chips)] if named else []

    def is_point(self, event: Mapping[str, object]) -> bool:
        return event["event"] == "round"
