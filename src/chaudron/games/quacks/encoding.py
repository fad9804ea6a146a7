"""What a seat of Quacks sees, as numbers: the layout of its observations."""

from __future__ import annotations

from typing import Any, Final, cast

from chaudron.games.quacks.chips import CHIPS
from chaudron.games.quacks.elixirs import PATIENTS
from chaudron.games.quacks.fortunes import FORTUNES
from chaudron.games.quacks.library import BOOKS
from chaudron.games.quacks.offers import VERBS
from chaudron.games.quacks.state import PENNIES, PENNY_NAMES, PHASE_NAMES
from chaudron.games.quacks.track import IN_CUP
from chaudron.games.quacks.view import INTENTS, QuacksView
from chaudron.games.quacks.witches import WITCHES
from chaudron.kernel.coding import (
    Always,
    Bag,
    Code,
    Each,
    Entries,
    Fields,
    Flag,
    Maybe,
    NamedIf,
    Num,
    Places,
    Several,
    Word,
    Words,
)
from chaudron.kernel.observing import Encoding, question_code
from chaudron.kernel.view import View

MANY: Final = 999
CHIP_NAMES: Final = [chip.name for chip in CHIPS]
BOOK_IDS: Final = [book.id for book in BOOKS]
CARD_IDS: Final = [card.id for card in FORTUNES]
WITCH_IDS: Final = [witch.id for witch in WITCHES]
PATIENT_IDS: Final = [patient.id for patient in PATIENTS]
PHASES: Final = [name for name in PHASE_NAMES if name]
PENNY_WORDS: Final = [PENNY_NAMES[penny] for penny in PENNIES]
SOURCES: Final = BOOK_IDS + CARD_IDS + WITCH_IDS + PATIENT_IDS


def placed_code() -> Code:
    chip = Word(CHIP_NAMES)
    rest = Fields([("chip", chip), ("move", Num(0, 99)), ("acts", NamedIf([*CHIP_NAMES, "nothing"]))])
    return Places("space", 0, IN_CUP, rest)


def player_code() -> Fields:
    number = Num(0, MANY)
    flag = Flag()
    chips = Bag(CHIP_NAMES, 99)
    return Fields(
        [
            ("seat", Num(0, 4)),
            ("points", Num(-MANY, MANY)),
            ("rubies", number),
            ("droplet", Num(0, 99)),
            ("flask", flag),
            ("tails", Num(0, 99)),
            ("behind", Num(0, MANY)),
            ("next_tails", Num(0, 99)),
            ("rat", Num(0, 99)),
            ("start", Num(0, 99)),
            ("pot", placed_code()),
            ("cup", chips),
            ("white", Num(0, 99)),
            ("limit", Num(0, MANY)),
            ("exploded", flag),
            ("shielded", flag),
            ("saved", flag),
            ("shield", Num(0, 99)),
            ("safe", flag),
            ("doubled", flag),
            ("last", Word(CHIP_NAMES)),
            ("stopped", flag),
            ("space", Num(0, 99)),
            ("takes_points", flag),
            ("takes_coins", flag),
            ("aside", chips),
            ("laid", chips),
            ("display", chips),
            ("starters", Words(CHIP_NAMES, 12)),
            ("bought", chips),
            ("bag_size", number),
            ("tube", Maybe(number)),
            ("pennies", Maybe(Bag(PENNY_WORDS, 1))),
            ("patient", NamedIf(PATIENT_IDS)),
            ("essence", Maybe(number)),
            ("bag", Maybe(chips)),
            ("lands", Maybe(Entries(CHIP_NAMES, Num(0, 99)))),
            ("deadly", Maybe(Bag(CHIP_NAMES, 1))),
            ("intent", NamedIf(list(INTENTS.values()))),
        ]
    )


def view_code(n_players: int) -> Fields:
    on_sale = Fields([("left", Num(0, 99)), ("price", Num(0, 99)), ("open", Flag())])
    return Fields(
        [
            ("game", Always("quacks")),
            ("seat", Num(-1, 4)),
            ("over", Flag()),
            ("round", Num(0, 9)),
            ("phase", Word(PHASES)),
            ("first", Num(0, 4)),
            ("lock_step", Flag()),
            ("card", Word(CARD_IDS, "")),
            ("cards_left", Num(0, 99)),
            ("books", Words(BOOK_IDS, 9)),
            ("witches", Words(WITCH_IDS, 3)),
            ("visitor", Word(WITCH_IDS)),
            ("patients", Words(PATIENT_IDS, 3)),
            ("tubes", Flag()),
            ("supply", Entries(CHIP_NAMES, on_sale)),
            ("players", Each(player_code(), n_players)),
            ("standings", Maybe(Each(Num(1, 5), n_players), False)),
        ]
    )


class QuacksEncoding(Encoding):
    """Everything in a view; whose chips are whose, and which fortune cards nobody has seen yet.

    Everybody saw chips bought and cards turned up.
    """

    def __init__(self, n_players: int, actions: int) -> None:
        self.n_players = n_players
        amounts = Several(Num(-MANY, MANY), 4)
        question = question_code(
            VERBS,
            actions,
            [
                ("source", NamedIf(SOURCES)),
                ("chip", NamedIf(CHIP_NAMES)),
                ("about", Maybe(Bag(CHIP_NAMES, 99))),
                ("n", Maybe(Num(-MANY, MANY))),
                ("spaces", Maybe(amounts)),
                ("amounts", Maybe(amounts)),
                ("of", Maybe(Num(0, 4))),
            ],
        )
        remembered = Fields(
            [("chips", Each(Bag(CHIP_NAMES, 99), n_players)), ("cards_to_come", Bag(CARD_IDS, 1))]
        )
        super().__init__(view_code(n_players), question, remembered)

    def remembered(self, view: View) -> dict[str, Any]:
        seen = cast(QuacksView, view)
        return {
            "chips": [seen.chips_of(seat) for seat in range(self.n_players)],
            "cards_to_come": seen.cards_to_come(),
        }
