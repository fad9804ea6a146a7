"""Which Action to play next: what costs no Action first, then the best of those that do."""

from __future__ import annotations

from typing import Final

from chaudron.bots.dominion.worth import CANTRIPS, FIRST, REPLAYERS, VILLAGES, coins_in_hand, play_order
from chaudron.games.dominion.card import Card
from chaudron.games.dominion.cards.basics import CURSE
from chaudron.games.dominion.view import DominionView

# What an Action that ends the phase is worth, where its cost does not say it.
TERMINALS: Final[dict[str, int]] = {
    "adventurer": 20, "ambassador": 23, "black_market": 20, "chancellor": 10, "chapel": 24,
    "courtyard": 22, "cultist": 33, "envoy": 24, "feast": 15, "followers": 45, "ghost_ship": 30,
    "goons": 36, "jack_of_all_trades": 25, "margrave": 30, "masquerade": 24, "monument": 23,
    "mountebank": 33, "princess": 20, "saboteur": 18, "sea_hag": 28, "steward": 18, "torturer": 29,
    "trusty_steed": 40, "wharf": 31, "witch": 32, "young_witch": 28,
}  # fmt: skip
# Those that draw: first where an Action is left for what they bring.
DRAWERS: Final = (
    "catacombs", "council_room", "courtyard", "cultist", "embassy", "envoy", "ghost_ship", "hunting_grounds",
    "jack_of_all_trades", "journeyman", "library", "margrave", "masquerade", "moat", "nobles", "oracle",
    "rabble", "smithy", "torturer", "vault", "watchtower", "wharf", "witch", "young_witch",
)  # fmt: skip
CURSERS: Final[dict[str, int]] = {"sea_hag": 3, "witch": 12, "young_witch": 8, "mountebank": 24}
REPLAYS_TERMINALS: Final = 150  # after all that costs no Action, before what is played only once
LATER_VILLAGE: Final = 120
DRAWS_FIRST: Final = 60
CONSPIRATOR_ALONE: Final = 18  # it draws nothing and gives no Action back


def actions_played(view: DominionView) -> int:
    n = 0
    for c in view.played():
        if c.is_action:
            n += 1
    return n


def is_terminal(card: Card) -> bool:
    """True for an Action after which there is one Action less."""
    return card.is_action and card.name not in FIRST


def terminals(cards: list[Card]) -> int:
    n = 0
    for c in cards:
        if is_terminal(c):
            n += 1
    return n


def terminal_worth(view: DominionView, card: Card) -> int:
    """What it is worth to play this Action rather than another that ends the phase."""
    if card.name in CURSERS and view.left(CURSE) == 0:
        return CURSERS[card.name]
    return TERMINALS.get(card.name, 5 * card.cost + 8 * card.potion)


def urgency(view: DominionView, seat: int, card: Card, hand: list[Card]) -> int:
    """How soon the card is played; below 0: not at all."""
    name = card.name
    if name == "golem":
        return REPLAYS_TERMINALS
    if name in REPLAYERS:
        if not any([c.is_action and c is not card for c in hand]):
            return -1
        return REPLAYS_TERMINALS if terminals(hand) else play_order(card)
    if name in VILLAGES:
        waiting = terminals(hand)
        if name == "nobles" and waiting == 0:
            return 5 * card.cost
        if name == "shanty_town" and waiting < view.actions:
            return LATER_VILLAGE
        return play_order(card)
    if name == "conspirator" and actions_played(view) < 2:
        return CONSPIRATOR_ALONE
    if name in CANTRIPS:
        return play_order(card)
    if name == "outpost" and not view.normal_turn:
        return -1  # no other turn follows, but a smaller hand
    if name == "treasure_map" and hand.count(card) < 2:
        return -1
    if name == "tactician" and coins_in_hand(view, seat) >= 6:
        return -1
    worth = terminal_worth(view, card)
    if view.actions > 1 and name in DRAWERS:
        worth += DRAWS_FIRST
    return worth
