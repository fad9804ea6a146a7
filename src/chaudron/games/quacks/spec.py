"""Quacks in the catalogue: who can play, what can be set, and how a game begins."""

from __future__ import annotations

from typing import Final, cast

from chaudron.games.quacks.book import Book
from chaudron.games.quacks.chips import COLOUR_NAMES
from chaudron.games.quacks.encoding import QuacksEncoding
from chaudron.games.quacks.facts import FOLDER
from chaudron.games.quacks.library import book, standing
from chaudron.games.quacks.offers import VERBS, offers
from chaudron.games.quacks.options import CHOICES, FLAGS, LOCK_STEP, NUMBER_LISTS, NUMBERS, Readings, readings
from chaudron.games.quacks.port import RANDOM, QuacksPort
from chaudron.games.quacks.rules import Game
from chaudron.games.quacks.setup import Layout, new_game
from chaudron.kernel.actions import Actions, Offers, read_actions
from chaudron.kernel.catalogue import CHOICE, FLAG, NUMBER, TEXT, Option
from chaudron.kernel.errors import Refusal
from chaudron.kernel.observing import Encoding
from chaudron.kernel.rng import Rng, lot

MIXED: Final = ["green", "blue", "red", "yellow", "purple"]  # colours with a book per set
CHOSEN: Final = MIXED + ["black", "locoweed"]
BASE_SETS: Final = ["1", "2", "3", "4"]
WITCH_SETS: Final = ["5", "6"]
LOCOWEED_OF_ALCHEMISTS: Final = ["A", "B", "C", "D"]


def option_list() -> list[Option]:
    out = [
        Option("books", TEXT, "set1"),  # set1…set6, random, or a mix: red=3, blue=1
        Option("witches", FLAG, False),  # The Herb Witches
        Option("patients", FLAG, False),  # The Alchemists
        Option("tubes", FLAG, False),  # the cauldron's reverse side
        Option("lock_step", FLAG, False),  # draw together in every round
        Option("first", NUMBER, 0, None, 0, 5),  # the start player, from 1; 0: by lot
    ]
    for name, row in FLAGS.items():
        out.append(Option(name, FLAG, row[1]))
    for name, words in CHOICES.items():
        out.append(Option(name, CHOICE, words[1][0], words[1]))
    for name, numbers in NUMBERS.items():
        out.append(Option(name, NUMBER, numbers[1], None, numbers[2], numbers[3]))
    for name, default in NUMBER_LISTS.items():
        out.append(Option(name, TEXT, default[1]))
    return out


class QuacksSpec(QuacksPort):
    """The Quacks. Its books are settled before the game begins, and recorded."""

    def __init__(self) -> None:
        super().__init__("quacks", 2, (2, 5), option_list())

    def verbs(self) -> list[str]:
        return VERBS

    def offers(self) -> Offers:
        return offers()

    def actions(self) -> Actions:
        return read_actions(FOLDER / "actions.json")

    def encoding(self, n_players: int, options: dict[str, object]) -> Encoding:
        return QuacksEncoding(n_players, len(self.actions()))

    def settle(self, seed: int, n_players: int, options: dict[str, object]) -> dict[str, object]:
        settled = self.read(options)
        witches = cast(bool, settled["witches"])
        if n_players > 4 and not witches:
            raise Refusal("fifth-player", "a fifth needs The Herb Witches (witches=yes)", {"n": n_players})
        numbers = chosen_books(
            cast(str, settled["books"]), witches, cast(bool, settled["patients"]), lot(seed, "books")
        )
        settled["books"] = ",".join([f"{colour}={number}" for colour, number in numbers.items()])
        read_options(settled)
        self.settle_first(seed, n_players, settled)
        return settled

    def begin(self, seed: int, n_players: int, options: dict[str, object]) -> Game:
        return new_game(layout(n_players, options), seed, cast(int, options["first"]) - 1)


def read_options(options: dict[str, object]) -> Readings:
    """The readings that the options name."""
    r = readings(options)
    if options.get("lock_step"):
        r.stop_mode = LOCK_STEP
    return r


class Settled:
    """A layout and the options it was made from."""

    def __init__(self, n_players: int, options: dict[str, object], layout: Layout) -> None:
        self.n_players = n_players
        self.options = options
        self.layout = layout


LAYOUTS: Final[list[Settled]] = []  # the last ones used: thousands of games may share one


def layout(n_players: int, options: dict[str, object]) -> Layout:
    for known in LAYOUTS:
        if known.n_players == n_players and known.options == options:
            return known.layout
    if len(LAYOUTS) > 20:
        LAYOUTS.clear()
    witches, patients = bool(options["witches"]), bool(options["patients"])
    books = laid_out(read_mix(cast(str, options["books"])), n_players, witches)
    made = Layout(n_players, books, read_options(options), witches, patients, bool(options["tubes"]))
    LAYOUTS.append(Settled(n_players, dict(options), made))
    return made


# ---------------------------------------------------------------- books


def refuse(text: str, why: str, fault: str, part: str = "", number: str = "") -> Refusal:
    details: dict[str, object] = {"books": text, "fault": fault, "part": part, "number": number}
    return Refusal("bad-books", f"books {text!r}: {why}", details)


def read_mix(text: str) -> dict[str, str]:
    """`red=3, blue=1` as a table; two books of one colour are refused."""
    out: dict[str, str] = {}
    for part in text.split(","):
        colour, equals, number = [p.strip() for p in part.partition("=")]
        if not equals:
            raise refuse(text, f"{colour!r} is not of the form colour=number", "form", colour)
        if colour in out:
            raise refuse(text, f"there can be only one {colour} book", "twice", colour)
        out[colour] = number
    return out


def chosen_books(text: str, witches: bool, patients: bool, rng: Rng) -> dict[str, str]:
    """The number of every colour's book, with what was not named filled in."""
    wanted = text.strip().lower().replace(" ", "") or "set1"
    sets = BASE_SETS + (WITCH_SETS if witches else [])
    weeds = (WITCH_SETS if witches else []) + (LOCOWEED_OF_ALCHEMISTS if patients else [])
    out: dict[str, str] = {}
    if wanted == RANDOM:
        for colour in MIXED:
            out[colour] = sets[int(rng.below(len(sets)))]
        blacks = ["base"] + (WITCH_SETS if witches else [])
        out["black"] = blacks[int(rng.below(len(blacks)))]
        if weeds:
            out["locoweed"] = weeds[int(rng.below(len(weeds)))]
        return out
    number = wanted[3:] if wanted.startswith("set") else "1"
    if wanted.startswith("set"):
        if number not in BASE_SETS + WITCH_SETS:
            raise refuse(text, "the sets are set1 to set6", "set")
        mix: dict[str, str] = {}
    else:
        mix = read_mix(wanted)
    for colour in mix:
        if colour not in CHOSEN:
            raise refuse(text, f"no colour {colour!r} has books to choose from", "colour", colour)
    for colour in MIXED:
        out[colour] = mix.get(colour, number)
    own = number if number in WITCH_SETS else ""
    out["black"] = mix.get("black", own or "base")
    weed = mix.get("locoweed", "").upper() or own or (weeds[0] if weeds else "")
    if weed:
        out["locoweed"] = weed
    check_books(text, out, witches, patients)
    return out


def check_books(text: str, numbers: dict[str, str], witches: bool, patients: bool) -> None:
    for colour, number in numbers.items():
        found = standing(colour, 2, witches) if number == "base" else book(colour, number)
        if found is None:
            raise refuse(text, f"there is no {colour} book {number!r}", "book", colour, number)
        whose = f"the {colour} book {number} belongs to"
        if found.box == "herb_witches" and not witches:
            raise refuse(text, f"{whose} The Herb Witches (witches=yes)", "witches", colour, number)
        if found.box == "alchemists" and not patients:
            raise refuse(text, f"{whose} The Alchemists (patients=yes)", "patients", colour, number)


def laid_out(numbers: dict[str, str], n_players: int, witches: bool) -> list[Book]:
    """The books by colour, those that are always in play included (Q-002, Q-003)."""
    out: list[Book] = []
    for colour in COLOUR_NAMES[:9]:
        chosen = book(colour, numbers.get(colour, ""))
        out.append(standing(colour, n_players, witches) if chosen is None else chosen)
    return out


SPEC: Final = QuacksSpec()
