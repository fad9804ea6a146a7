"""Names of chips, cards, witches and patients as people read them, and the chips' colours."""

from chaudron.games.quacks import elixirs, fortunes, library, witches
from chaudron.games.quacks.chips import BY_NAME, Chip
from chaudron.games.quacks.facts import confidence
from chaudron.locales import Texts, languages
from chaudron.locales.names import UnknownName, plain

# Foreground and background of a chip, by colour.
PAINT = {
    "white": "black on #f4f1e6",
    "orange": "black on #f08c1e",
    "green": "black on #58b35a",
    "blue": "white on #2f6fd0",
    "red": "white on #c93434",
    "yellow": "black on #f2d33c",
    "purple": "white on #8a4fb5",
    "black": "white on #2a2a2a",
    "locoweed": "black on #b7cf8a",
}
# Each colour has a sign, too: nobody needs to tell colours apart.
SIGN = {
    "white": "●",
    "orange": "◎",
    "green": "♣",
    "blue": "■",
    "red": "♠",
    "yellow": "✶",
    "purple": "≈",
    "black": "▲",
    "locoweed": "✿",
}
RECONSTRUCTED = "*"  # behind a name: figures that were not read from the printed thing
INK = {name: paint.rpartition(" ")[2] for name, paint in PAINT.items()} | {"black": "#8d8d8d"}


def colour_of(name: str) -> str:
    """The colour of a chip or a book, out of its id."""
    return name.partition("-")[0]


def chip_name(texts: Texts, name: str) -> str:
    return texts.say(f"quacks-chip-{name}")


def colour_name(texts: Texts, chip: Chip) -> str:
    """What a chip's colour is called."""
    return chip_name(texts, chip.name).removesuffix(f" {chip.value}")


def known(name: str) -> str:
    """The message that names a book, card, witch or patient; nothing for other words."""
    if name in fortunes.BY_ID:
        return f"quacks-fortune-{name}"
    if name in witches.BY_ID:
        return f"quacks-witch-{name}"
    if name in elixirs.BY_ID:
        return f"quacks-patient-{name}"
    return f"quacks-book-{name}" if name in library.BY_ID and name != "locoweed" else ""


def called(texts: Texts, name: str) -> str:
    """The name of anything that can ask: a book, a card, a witch, a patient."""
    message = known(name)
    return texts.say(message) if message else name


def marked(texts: Texts, name: str) -> str:
    """The name, with a mark if some of its figures are reconstructed."""
    return called(texts, name) + ("" if confidence(name) == "high" else RECONSTRUCTED)


def word(texts: Texts, name: str) -> str:
    """A word of a choice: a component's name, or an option's."""
    if name in BY_NAME:
        return chip_name(texts, name)
    message = known(name)
    if message:
        return texts.say(message)
    return texts.say(f"quacks-word-{name}") if texts.knows(f"quacks-word-{name}") else name


def find_chip(name: str) -> Chip | None:
    """The chip of this name, or the first of this colour, in any language."""
    wanted = plain(name)
    for chip in BY_NAME.values():
        for language in languages():
            texts = Texts(language)
            own = (chip.name, chip_name(texts, chip.name), colour_of(chip.name), colour_name(texts, chip))
            if wanted and wanted in [plain(called) for called in own]:
                return chip
    return None


def find_component(name: str, language: str) -> str:
    """The id of a book, card, witch or patient of this name, in any language."""
    wanted = plain(name)
    ids = [*fortunes.BY_ID, *witches.BY_ID, *elixirs.BY_ID, *(b for b in library.BY_ID if known(b))]
    for spoken in (language, *languages()):
        texts = Texts(spoken)
        for id in ids:
            if wanted in (plain(id), plain(called(texts, id))):
                return id
    raise UnknownName("card", name, [])


def sorted_chips(names: list[str]) -> list[str]:
    """Chips as people sort them: by colour, then by value."""

    def place(name: str) -> int:
        chip: Chip = BY_NAME[name]
        return chip.id

    return sorted(names, key=place)
