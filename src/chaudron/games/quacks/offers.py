"""Everything that a question of Quacks may offer, by its verb."""

from __future__ import annotations

from typing import Final

from chaudron.games.quacks import brewing, elixirs, fortune, fortunes, market, rules, scoring
from chaudron.games.quacks.chips import CHIPS
from chaudron.games.quacks.choices import VERB_NAMES
from chaudron.games.quacks.coven import copper
from chaudron.games.quacks.state import PENNIES, PENNY_NAMES
from chaudron.games.quacks.track import SPOON
from chaudron.kernel.actions import MOST, Offers

WORDS: Final[Offers] = {  # where it is not chips
    "brew": [
        brewing.DRAW, brewing.STOP, brewing.USE_FLASK, brewing.SHOW, brewing.PLACE_LAID,
        brewing.CALL_WITCH, brewing.CALL_VISITOR,
        *[p.word for p in elixirs.PATIENTS if p.word], *[f.word for f in fortunes.FORTUNES if f.word],
    ],
    "choose": [
        fortune.RUBIES, fortune.DROPLET, fortune.CHIP, fortune.POINTS, fortune.LOSE_WHITE,
        fortune.TAILS, fortune.DICE, fortune.FLASK, copper.LAST_TWO, copper.ANY_ONE,
    ],
    "spend": [rules.STEP, rules.REFILL, scoring.GLASS_STEP],
    "droplet": [market.CAULDRON, market.TUBE],
    "score": [scoring.TAKE_POINTS, scoring.TAKE_COINS],
    "aside": [brewing.PLACE_IT, brewing.KEEP_IT, brewing.RETURN_IT],
    "elixir": [elixirs.DOUBLE, elixirs.RETURN],
    "patient": list(elixirs.BY_ID),
    "penny": [PENNY_NAMES[penny] for penny in PENNIES],
}  # fmt: skip
VERBS: Final = VERB_NAMES[1:]
CHIP_VERBS: Final = ["buy", "place", "take", "trade_up", "copy", "lay", "swap_for", "starter_order"]
POT_VERBS: Final = ["keep", "take_back", "upgrade"]
NUMBER_VERBS: Final = ["steps", "settle", "tier", "hand_in"]


def offers() -> Offers:
    """Words, chips by name, chips in the cauldron by space, numbers."""
    out = dict(WORDS)
    chips = [chip.name for chip in CHIPS]
    spaces = [f"space-{n}" for n in range(SPOON + 1)]
    numbers = [str(n) for n in range(MOST)]
    for verb in CHIP_VERBS:
        out[verb] = chips
    for verb in POT_VERBS:
        out[verb] = spaces
    for verb in NUMBER_VERBS:
        out[verb] = numbers
    return out
