"""Everything that a question of Dominion may offer, by its verb."""

from __future__ import annotations

from typing import Final

from chaudron.games.dominion.card import CARDS
from chaudron.games.dominion.choices import VERB_NAMES
from chaudron.kernel.actions import MOST, Offers

VERBS: Final = VERB_NAMES[1:]
# What cards let choose between.
WORDS: Final = [
    "action", "actions", "buy", "buys", "card", "cards", "coin", "coins", "copper", "curse", "deck",
    "discard", "discard_pile", "duchy", "estates", "gain", "hand", "hands", "other", "plunder", "prize",
    "put_back", "set_aside", "silver", "silvers", "take", "trash", "treasures", "you",
]  # fmt: skip
CARD_VERBS: Final = [
    "buy", "play", "discard", "trash", "gain", "put_on_deck", "reveal", "set_aside", "take", "pass",
    "return", "play_as", "name_card", "first", "order_on_deck", "put_token", "buy_now", "pick",
    "order_under",
]  # fmt: skip
NUMBER_VERBS: Final = ["place", "return"]


def offers() -> Offers:
    """Cards by name, the options that cards print, numbers."""
    cards = [card.name for card in CARDS]
    out: Offers = {
        "play_action": [card.name for card in CARDS if card.is_action],
        "play_treasures": [card.name for card in CARDS if card.is_treasure],
        "choose": WORDS,
    }
    for verb in CARD_VERBS:
        out[verb] = cards
    for verb in NUMBER_VERBS:
        out[verb] = out.get(verb, []) + [str(n) for n in range(MOST)]
    return out
