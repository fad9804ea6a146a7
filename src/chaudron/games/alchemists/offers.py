"""Everything that a question of Alchemists may offer, by its verb."""

from __future__ import annotations

from typing import Final

from chaudron.games.alchemists.actions.gathering import DECK
from chaudron.games.alchemists.alchemy import (
    ALCHEMICALS,
    COLOURS,
    EVERY_PAIR,
    INGREDIENTS,
    PARTS,
    POTIONS,
    TRIGGERS,
)
from chaudron.games.alchemists.artifacts import ARTIFACTS
from chaudron.games.alchemists.choices import VERB_NAMES
from chaudron.games.alchemists.components import (
    GUARANTEES,
    SEAL_NAMES,
    SPACE_NAMES,
    favour_deck,
    startup_cards,
)
from chaudron.games.alchemists.components import grants as all_grants
from chaudron.games.alchemists.facts import facts
from chaudron.games.alchemists.golem import AWAKEN
from chaudron.games.alchemists.theories import PAIR_SIGNS
from chaudron.kernel.actions import MOST, Offers

STARTUPS: Final = [card.id for card in startup_cards(facts())]
FAVOURS: Final = list(dict.fromkeys(favour_deck(True)))
GRANTS: Final = [grant.id for grant in all_grants(facts(), True)]
PAIRS: Final = [str(pair) for pair in EVERY_PAIR]
TOKENS: Final = [f"{t}/{u}" for i, t in enumerate(TRIGGERS) for u in TRIGGERS[i + 1 :]] + TRIGGERS
VERBS: Final = VERB_NAMES[1:]
WORDS: Final[Offers] = {
    "keep_favour": FAVOURS,
    "keep_startup": STARTUPS,
    "throw_away": INGREDIENTS,
    "order_space": [str(n) for n in range(1, 10)],
    "declare": [*SPACE_NAMES, "assistant", *[f"associate:{space}" for space in SPACE_NAMES]],
    "forage": [*INGREDIENTS, DECK],
    "transmute": INGREDIENTS,
    "bid": ["0", "1", "2", "3"],
    "sell_potion": POTIONS,
    "guarantee": GUARANTEES,
    "mix": PAIRS,
    "buy": list(ARTIFACTS),
    "debunk": [*[f"{i}:{c}" for i in INGREDIENTS for c in COLOURS], *PAIRS],
    "claim": POTIONS,
    "publish": [
        *[f"{what}:{i}" for what in ("theory", "endorse") for i in INGREDIENTS],
        *[f"{what}:{c}" for what in ("article", "endorse_article") for c in COLOURS],
    ],
    "alchemical": ALCHEMICALS,
    "seal": SEAL_NAMES,
    "entry": INGREDIENTS,
    "signs": PAIR_SIGNS,
    "grant": GRANTS,
    "exhibit": POTIONS,
    "study": [*INGREDIENTS, AWAKEN],
    "animate": PAIRS,
    "read": INGREDIENTS,
    "report": [f"{back}{part}:{t}" for part in PARTS for t in TOKENS for back in ("", "take_back:")],
    "artifact": list(ARTIFACTS),
    "discard_favour": FAVOURS,
}
NUMBER_VERBS: Final = ["shopkeepers", "altar"]


def offers() -> Offers:
    """Words and numbers."""
    out = dict(WORDS)
    for verb in NUMBER_VERBS:
        out[verb] = [str(n) for n in range(MOST)]
    return out
